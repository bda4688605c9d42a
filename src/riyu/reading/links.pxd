# C types of links.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.reading.distances cimport *
from riyu.reading.ladder cimport LadderReader
from riyu.reading.solver cimport *
from riyu.reading.strings cimport LADDER, StringReader

cdef enum:
    AROUND = 2           # moves up to which the cutter looks at points between ways, and not on them
    NEAR = 17            # so far apart the cutter, to move, lets ends never be: two stones, and a step without contact

cdef class LinkReader(Solver):
    cdef Distances distances
    cdef StringReader strings
    cdef LadderReader ladder         # that of `strings`
    cdef readonly int one            # where a stone of one end stands, or stood
    cdef readonly int two            # of the other; 0 where it is an area
    cdef readonly int spare          # moves more that the side moving first has at the beginning
    cdef int owner                   # color of the ends
    cdef int farthest                # how far apart the ends are to begin with
    cdef int apart                   # how far apart they are as the board stands
    cdef uint8_t area[424]
    cdef uint16_t found[8]           # liberties of a string, for a moment

    cdef bint must_pass(self) noexcept nogil
    cdef bint is_joined(self) noexcept nogil
    cdef bint is_taken(self, Py_ssize_t stone, int side) noexcept nogil
    cdef int read_string(self, Py_ssize_t stone, int side) noexcept nogil
    cdef int allowed(self, int side) noexcept nogil
    cdef void measure(self, int most) noexcept nogil
    cdef bint takes_cutting(self, int side, int most) noexcept nogil
    cdef bint is_free(self, Py_ssize_t stone, int side) noexcept nogil
    cdef bint joins_at_once(self, int side) noexcept nogil
    cdef bint takes(self, Py_ssize_t p) noexcept nogil
    cdef bint is_between(self, Py_ssize_t p) noexcept nogil
    cdef void propose_own(self, Py_ssize_t stone, bint is_owner) noexcept nogil
    cdef void propose_cutting(self, Py_ssize_t stone, bint is_owner) noexcept nogil
    cdef void propose_captures(self, Py_ssize_t stone, int cost) noexcept nogil
