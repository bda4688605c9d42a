# C types of strings.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.reading.solver cimport *

cdef class StringReader(Solver):
    cdef readonly int target         # where a stone of the string stands, or stood
    cdef int owner                   # its color
    cdef int wide                    # moves played up to which four liberties, and moves apart from the string, are read
    cdef int narrow                  # moves played from which only ladders are read
    cdef uint16_t first_found[8]
    cdef uint16_t near_found[8]

    cdef bint takes_for_good(self, Py_ssize_t p) noexcept nogil
    cdef void propose_taking(self) noexcept nogil
    cdef void propose_saving(self) noexcept nogil
    cdef void propose_relief(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_near(self, Py_ssize_t p, int cost) noexcept nogil
    cdef void propose_counter(self, int libs) noexcept nogil
