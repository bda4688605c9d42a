# C types of life.py.
from riyu.reading.life_moves cimport *

cdef class LifeReader(LifeMoves):

    cdef int members_left(self) noexcept nogil
    cdef int members_alive(self) noexcept nogil
    cdef bint has_escaped(self, int side) noexcept nogil
    cdef bint may_run(self, int side) noexcept nogil
