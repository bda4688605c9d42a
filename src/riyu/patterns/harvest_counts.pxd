# C types of harvest_counts.py.
cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from riyu.base.chance cimport mixed
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport SIZE, TURN, BoardState, enemy_beside, how_many

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
    CONTACT = 1          # the questions
    DIAGONAL = 2
    REPLY = 3
    SHAPE = 4
    EDGE = 5
    ATTACK = 6
    DEFENSE = 7
    NEAR = 3             # points from one of the last two moves: a move is then an answer to it
    EDGE_LINES = 4
    NOT_LOOKED = 255

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

cdef struct Entry:
    uint64_t low         # of the key
    uint64_t high        # 0: no entry
    uint32_t chosen
    uint32_t possible

cdef class CountTable:
    cdef readonly bint is_closed
    cdef readonly size_t count
    cdef size_t slots
    cdef Entry* entries

    @cython.locals(place=size_t)
    cdef size_t slot(self, uint64_t low, uint64_t high) noexcept nogil
    @cython.locals(count=size_t, i=size_t)
    cdef void grow(self) noexcept nogil
    @cython.locals(place=size_t)
    cdef Entry* enter(self, uint64_t low, uint64_t high) noexcept nogil

cdef uint8_t LINK_OF[49]     # the question of an own link to an offset, the enemy's is the next; 0: no link
cdef uint64_t LINK_WAY[49]   # the offsets of the points between a focus and an offset, and beside these, as bits

@cython.locals(across=int, up=int)
cdef bint is_far(Py_ssize_t p, Py_ssize_t move) noexcept nogil

cdef int offset_to(Py_ssize_t focus, Py_ssize_t p) noexcept nogil

cdef class WindowCounts(CountTable):
    cdef readonly int questions
    cdef HarvestWindow window
    cdef uint8_t drawn[421]  # colors of the last position, for EDGE once closed
    cdef uint8_t held[2][421]         # [side to move][point]: windows held there from the narrowest on, or NOT_LOOKED
    cdef size_t places[2][421][4]     # and their slots

    @cython.locals(size=int, row=int, column=int, p=Py_ssize_t)
    cdef void ask(self, Board board, int color, Py_ssize_t point, Py_ssize_t last, Py_ssize_t before) noexcept nogil
    @cython.locals(question=int, liberties=int, one=uint64_t)
    cdef void ask_answer(self, Board board, int color, Py_ssize_t point, Py_ssize_t last) noexcept nogil
    @cython.locals(one=uint64_t, offset=int, end=int, x=int, y=int, q=Py_ssize_t, question=int)
    cdef void ask_links(self, Board board, int color, Py_ssize_t point, Py_ssize_t p, Py_ssize_t last, Py_ssize_t before) noexcept nogil
    @cython.locals(one=uint64_t, size=int, row=int, column=int, i=int, q=Py_ssize_t, question=int, liberties=int, end=int)
    cdef void ask_point(self, Board board, int color, Py_ssize_t point, Py_ssize_t p, bint is_far_off) noexcept nogil
    @cython.locals(p=Py_ssize_t, row=int, column=int)
    cdef void forget_changes(self, BoardState* s) noexcept nogil
    @cython.locals(side=int, width=int, high=uint64_t, place=size_t)
    cdef void count_edge(self, Board board, int color, Py_ssize_t point, Py_ssize_t p) noexcept nogil
    @cython.locals(chosen=int, x=int, y=int, one=uint64_t, width=int, low=uint64_t, base=uint64_t, chosen_answer=uint64_t, counted=uint64_t, answer=uint64_t, place=size_t, offset=int, p=Py_ssize_t)
    cdef void ask_at(self, Board board, int color, Py_ssize_t point, Py_ssize_t focus, int question, int liberties, int end, uint64_t waiting) noexcept nogil
