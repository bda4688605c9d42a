# C types of floods.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.base.trail cimport Log, undo_words
from riyu.features.drawn_lines cimport EDGE_LINES, DrawnLines
from riyu.features.rounds cimport Rounds
from riyu.features.state cimport *
from riyu.game.stones cimport *

cdef enum:
    LINK_REACH = 3       # columns or rows that a link spans at most, and from a stone to what its link bars
    WITNESSES = 8        # ways out remembered while closing moves are looked for
    SHUT_IN = 0          # what a flood says where it reaches no distant cell: there is no room, or there is
    ROOMY = -1

cdef class Floods(Rounds):
    cdef Log* log
    cdef DrawnLines drawn
    cdef int distant                  # steps to a distant point; its square is the points that are room
    cdef uint16_t starts[424]         # the stones a flood begins from
    cdef int start_count
    cdef uint8_t near[424]            # by cell: 1 if it is less than distant from one of them, counted in free steps
    cdef uint16_t nothing[424]        # what a flood doesn't pass, by cell: nothing;
    cdef uint16_t shadow[424]         # all that lies between stones of a color as a link does, and how often
    cdef int shadow_of                # that color, or EMPTY
    cdef uint8_t witnessed[424]       # by cell: which witnesses a stone there may bar, a bit each
    cdef int witness_count

    cdef int flood(self, int color, uint16_t* bars, int closed) noexcept nogil
    cdef void remember_way(self, int last) noexcept nogil
    cdef void shade(self, Py_ssize_t p, int color, int change) noexcept nogil
    cdef void shade_edge(self, Py_ssize_t p, int step, int change) noexcept nogil
    cdef void shade_all(self, int color) noexcept nogil
    cdef bint takes(self, Py_ssize_t p, int enemy) noexcept nogil
    cdef bint closes(self, Py_ssize_t p, int color) noexcept nogil
