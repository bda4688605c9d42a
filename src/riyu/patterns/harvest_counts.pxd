# C types of harvest_counts.py.
cimport cython
from libc.stdint cimport int8_t, uint8_t, uint32_t, uint64_t

from riyu.base.chance cimport mixed
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport SIZE, BoardState, enemy_beside, how_many

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
    CONTACT = 1          # the questions
    DIAGONAL = 2
    REPLY = 3
    SHAPE = 4
    EDGE = 5
    NEAR = 3             # points from one of the last two moves: a move is then an answer to it
    EDGE_LINES = 4

cdef struct Entry:
    uint64_t low         # cells, two bits each: 0 empty, 1 own, 2 enemy, 3 off the board
    uint64_t high        # further cells, and what else the key holds; 0: no entry
    uint32_t chosen
    uint32_t possible

cdef int ENDS[5]             # cells of the windows narrower than each, and of the widest
cdef int CELL_STEPS[45]      # from the focus to each cell, in the picture
cdef uint8_t TURNED[8][45]   # [orientation][cell of a drawing]: the cell of the board that it lies on
cdef uint8_t MOVED[8][49]    # [orientation][offset on the board]: the offset in the drawing

@cython.locals(across=int, up=int)
cdef bint is_far(Py_ssize_t p, Py_ssize_t move) noexcept nogil

cdef class WindowCounts:
    cdef readonly int questions
    cdef readonly bint is_closed
    cdef readonly size_t count
    cdef size_t slots
    cdef Entry* entries
    cdef uint8_t picture[625]
    cdef uint8_t cells[45]
    cdef uint64_t low[8]
    cdef uint64_t high[8]
    cdef int order           # the orientation with the least key
    cdef int ties            # the orientations that share it, as bits

    @cython.locals(low=uint64_t, high=uint64_t, width=int, narrow=int, answer=uint64_t, kept=uint64_t, i=int, shift=int)
    cpdef tuple narrower(self, uint64_t low, uint64_t high)
    @cython.locals(place=size_t)
    cdef size_t slot(self, uint64_t low, uint64_t high) noexcept nogil
    @cython.locals(count=size_t, i=size_t)
    cdef void grow(self) noexcept nogil
    @cython.locals(place=size_t)
    cdef Entry* enter(self, uint64_t low, uint64_t high) noexcept nogil
    @cython.locals(size=int, stone=int, i=int, row=int, column=int)
    cdef void draw_picture(self, BoardState* s, int color) noexcept nogil
    @cython.locals(at=int, i=int)
    cdef void look(self, int x, int y) noexcept nogil
    @cython.locals(low=uint64_t, high=uint64_t, stone=uint64_t, i=int, o=int)
    cdef void widen(self, int width) noexcept nogil
    @cython.locals(least=int, o=int)
    cdef int turned_answer(self, int offset) noexcept nogil
    cdef void ask(self, Board board, int color, Py_ssize_t point, Py_ssize_t last, Py_ssize_t before) noexcept nogil
    @cython.locals(question=uint64_t, liberties=uint64_t, width=int, low=uint64_t, base=uint64_t, answer=uint64_t, chosen_answer=int, chosen=int, x=int, y=int, across=int, up=int, one=uint64_t, waiting=uint64_t, counted=uint64_t, place=size_t, offset=int, p=Py_ssize_t)
    cdef void ask_answer(self, Board board, int color, Py_ssize_t point, Py_ssize_t last) noexcept nogil
    @cython.locals(size=int, row=int, column=int, p=Py_ssize_t, question=uint64_t)
    cdef void ask_points(self, Board board, int color, Py_ssize_t point, Py_ssize_t last, Py_ssize_t before) noexcept nogil
    @cython.locals(width=int, high=uint64_t, place=size_t)
    cdef void ask_point(self, Board board, int color, Py_ssize_t p, uint64_t question, bint is_chosen) noexcept nogil
