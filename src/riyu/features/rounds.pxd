# C types of rounds.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from riyu.features.features cimport Features
from riyu.features.state cimport *
from riyu.game.board cimport Board
from riyu.game.stones cimport *

cdef class Rounds:
    cdef Features features
    cdef Board board
    cdef BoardState* s
    cdef FeatureState* f
    cdef int size
    cdef uint32_t round               # the number of the sweep, flood or look, by which it knows its own marks
    cdef uint32_t reached[424]        # by cell: the last round that came there
    cdef uint16_t cells[424]          # the cells this round came to, in order
    cdef uint16_t origin[424]         # by cell: from which cell it came there
    cdef int cell_count

    cdef void set_out(self) noexcept nogil
    cdef void come_to(self, Py_ssize_t p, int came_from) noexcept nogil
