# C types of string_features.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from riyu.candidates.constants cimport *
from riyu.game.after cimport liberties_after
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ladder cimport LadderReader

cdef class StringFeatures:
    cdef Board board
    cdef BoardState* s
    cdef LadderReader reader
    cdef int color
    cdef int last
    cdef uint8_t verdict[424]            # by head: 0 none, 1 the side that moves first has its way, 2 not
    cdef uint16_t first_move[424]        # by head: the first move of the ladder read

    cdef void face(self, int color, int last) noexcept nogil
    cdef void read_ladders(self) noexcept nogil
    cdef int ladder(self, int head, bint attacker_first) noexcept nogil
    cdef int add(self, Py_ssize_t p, uint32_t* found, int end) noexcept nogil

cdef int bucket(int moves) noexcept nogil
