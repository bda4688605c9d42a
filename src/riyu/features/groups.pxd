# C types of groups.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t

from riyu.features.link_codes cimport PAIRS, PARTNER, SETTLED, code_at
from riyu.features.pass_alive cimport Life, find_pass_alive
from riyu.game.after cimport liberties_after
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    FAR = 99             # a distance that is none
    MOST_SAID = 4096     # pairs of which it is said whether they're one
    JOINED = 1           # what may be said of two stones
    CUT = 2

@cython.final
cdef class GroupMap:
    cdef readonly Board board
    cdef BoardState* s
    cdef bint by_links
    cdef uint16_t group_of[424]      # number of the stone's group, from 1
    cdef uint16_t area[424]          # by number: points of the largest space nearer to its color that it is beside
    cdef uint16_t liberties[424]     # by number
    cdef readonly int group_count
    cdef Life life
    cdef uint16_t ones[MOST_SAID]    # what others say: of this stone
    cdef uint16_t twos[MOST_SAID]    # and this one,
    cdef uint8_t said[MOST_SAID]     # JOINED or CUT
    cdef readonly int said_count
    cdef int said_groups             # groups that something was said of: the first
    cdef uint8_t is_dead[424]        # stones that are taken for sure
    cdef uint16_t common[424]        # at heads: liberties in common with the group being gathered
    cdef uint16_t common_for[424]    # the group they were counted for
    cdef uint8_t nearest[424]        # color of the nearest stones; 3 where they're of both
    cdef uint8_t away[424]           # moves from them
    cdef uint16_t met_by[424]        # scratch: the last group or flood that met a point
    cdef uint16_t waiting[424]       # scratch

    cpdef void find(self)
    cdef void find_unlocked(self) noexcept nogil
    cpdef void gather_groups(self)
    cdef void gather_unlocked(self) noexcept nogil
    cdef int add_string(self, Py_ssize_t stone, int number, int end) noexcept nogil
    cdef bint is_closed(self, Py_ssize_t p, int number) noexcept nogil
    cdef bint is_apart(self, int head, int number) noexcept nogil
    cdef int enter(self, Py_ssize_t stone, int number, int end) noexcept nogil
    cdef int enter_said(self, int number, int end) noexcept nogil
    cdef int enter_linked(self, Py_ssize_t p, int number, int end) noexcept nogil
    cdef bint may_enter(self, Py_ssize_t p, int color, int number) noexcept nogil
    cdef int enter_beside(self, Py_ssize_t q, int color, int number, int end) noexcept nogil
    cdef int pass_through(self, Py_ssize_t dead, int number, int end) noexcept nogil
    cdef void gather(self, Py_ssize_t stone) noexcept nogil
    cdef void share_out(self) noexcept nogil
    cdef void measure_space(self, Py_ssize_t start, int color) noexcept nogil

cdef int spread(BoardState* s, uint8_t* away, uint16_t* waiting, int end) noexcept nogil
cdef int fill(uint16_t* met_by, uint16_t* waiting, Py_ssize_t start) noexcept nogil
