# C types of harvest_windows.py.
cimport cython
from libc.stdint cimport uint8_t, uint64_t

from riyu.game.constants cimport *
from riyu.game.stones cimport SIZE, BoardState

cdef enum:
    FIELD = 25           # cells a row of the picture: 19 and a margin of three on both sides
    FIELD_CELLS = 625
    CELLS_SEEN = 45      # of the widest window: 7x7 without its corners
    LOW_CELLS = 25       # of them in a key's low word, two bits each
    OFFSETS = 49         # of an answer: 7 * (rows up + 3) + columns right + 3
    MIDDLE = 24          # the offset of the focus itself
    WINDOWS = 4
    ANSWER_AT = 40       # bits of a key's high word: the answer, the window's width, liberties, the question
    WIDTH_AT = 46
    LIBERTIES_AT = 48
    QUESTION_AT = 52
    END_AT = 57          # the other end's offset, or MIDDLE

cdef int ENDS[5]             # cells of the windows narrower than each, and of the widest
cdef int CELL_STEPS[45]      # from the focus to each cell, in the picture
cdef uint8_t TURNED[8][45]   # [orientation][cell of a drawing]: the cell of the board that it lies on
cdef uint8_t MOVED[8][49]    # [orientation][offset on the board]: the offset in the drawing

cdef class HarvestWindow:
    cdef uint8_t picture[625]
    cdef uint8_t cells[45]
    cdef uint64_t low[8]
    cdef uint64_t high[8]
    cdef int order           # an orientation with the least key
    cdef int ties            # the orientations that share it, as bits

    @cython.locals(low=uint64_t, high=uint64_t, width=int, narrow=int, kept=uint64_t, i=int, shift=int)
    cpdef tuple narrower(self, uint64_t low, uint64_t high)
    @cython.locals(size=int, stone=int, i=int, row=int, column=int)
    cdef void draw_picture(self, BoardState* s, int color) noexcept nogil
    @cython.locals(at=int, i=int)
    cdef void look(self, int x, int y) noexcept nogil
    @cython.locals(low=uint64_t, high=uint64_t, stone=uint64_t, ties=int, i=int, o=int)
    cdef void widen(self, int width) noexcept nogil
    @cython.locals(bits=uint64_t, o=int)
    cdef uint64_t turned(self, int end, int answer) noexcept nogil
