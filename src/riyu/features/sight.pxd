# C types of sight.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from riyu.features.rounds cimport Rounds
from riyu.features.state cimport *
from riyu.game.stones cimport *

cdef enum:
    RUN = 6              # points in a straight line that make a direction open

cdef int RAYS[8]         # the steps of the eight directions: along the lines, then diagonally

cdef class Sight(Rounds):
    cdef uint32_t ended[424]          # by cell: the last round whose sight ended there
    cdef uint16_t starts[424]         # the stones of a chain that is looked out from
    cdef int start_count
    cdef uint8_t area[424]            # by cell: who encloses it

    cdef void look(self, Py_ssize_t p, int color) noexcept nogil
    cdef int ray_end(self, Py_ssize_t p, int i, int color) noexcept nogil
    cdef int count_seen(self, int owner) noexcept nogil
    cdef list open_from(self, int stone, int color, set own)
