# C types of ladder.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    DEEPEST = 240        # moves a line may have

cdef class LadderReader:
    cdef Board board
    cdef BoardState* s
    cdef Log* log
    cdef uint16_t target              # a stone of the string that is to be taken
    cdef int nodes                    # moves tried
    cdef int limit                    # moves that may be tried
    cdef bint gave_up                 # the limit, or the depth, ran out
    cdef int asker                    # color of the side that moves first
    cdef int over_ko                  # color that may take kos back at once, or 0
    cdef bint own_refused[3]
    cdef bint* refused                # [color]: a move was forbidden by ko
    cdef uint16_t lines[240 * 240]    # best lines found, one row a depth
    cdef uint16_t lengths[241]        # their lengths, in moves
    cdef uint8_t own_touched[424]
    cdef uint8_t* touched             # points the verdict depends on: the own, or those of the reading that asks
    cdef uint16_t taken[421]

    cdef int liberties_into(self, int stone, uint16_t* found, int most) noexcept nogil
    cdef bint can_play(self, Py_ssize_t p, int color) noexcept nogil
    cdef size_t step(self, Py_ssize_t p, int color) noexcept nogil
    cdef void back(self, size_t count) noexcept nogil
    cdef void touch_string(self, int head) noexcept nogil
    cdef void touch_around(self, int stone) noexcept nogil
    cdef void keep_line(self, int depth, Py_ssize_t p) noexcept nogil
    cdef bint takes(self, int target, int limit, int over_ko) noexcept nogil
    cdef int attack(self, int depth) noexcept nogil
    cdef int defend(self, int depth) noexcept nogil
