# C types of harvest_counts.py.
cimport cython
from libc.stdint cimport uint8_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport SIZE, TURN, BoardState, enemy_beside, how_many
from riyu.patterns.count_table cimport CountTable, Entry
from riyu.patterns.harvest_windows cimport *

cdef enum:
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
