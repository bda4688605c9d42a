# C types of cache.py.
from libc.stdint cimport uint16_t, uint32_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    WORDS = 7            # of 64 bits, one a cell

cdef struct Kept:
    uint64_t mask[7]     # the cells a verdict depends on,
    uint64_t black[7]    # those of them where Black stood,
    uint64_t white[7]    # and White
    uint32_t under       # the next older verdict on the same question: its place and one, or 0
    uint16_t ko          # the point among them forbidden to the side that moves first, or NO_POINT
    uint16_t size        # lines of the board

cdef class ReadingCache:
    cdef readonly Py_ssize_t capacity
    cdef readonly Py_ssize_t kept    # verdicts kept since the start
    cdef readonly size_t hits
    cdef readonly size_t misses
    cdef Kept* rows
    cdef list readings               # of the rows
    cdef list questions
    cdef dict newest                 # by question: the place of its newest verdict, and one
    cdef uint64_t black[7]           # the board as it was last looked at
    cdef uint64_t white[7]
    cdef uint64_t key
    cdef int size

    cdef void look_at(self, Board board) noexcept
    cdef int ko_for(self, Board board, int first) noexcept
    cdef bint stands(self, Kept* row, int ko) noexcept
    cdef drop(self, Py_ssize_t number)
