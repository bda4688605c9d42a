# C types of ladder.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ground cimport Ground

cdef enum:
    DEEPEST = 240        # moves a line may have

cdef class LadderReader(Ground):
    cdef uint16_t target              # a stone of the string that is to be taken
    cdef int limit                    # moves that may be tried
    cdef bint gave_up                 # the limit, or the depth, ran out
    cdef int asker                    # color of the side that moves first
    cdef uint16_t lines[240 * 240]    # best lines found, one row a depth
    cdef uint16_t lengths[241]        # their lengths, in moves

    cdef void touch_fight(self, int stone) noexcept nogil
    cdef void keep_line(self, int depth, Py_ssize_t p) noexcept nogil
    cdef bint takes(self, int target, int limit, int over_ko) noexcept nogil
    cdef int attack(self, int depth) noexcept nogil
    cdef int defend(self, int depth) noexcept nogil
