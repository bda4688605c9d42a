# C types of drawn_lines.py.
from libc.stdint cimport uint16_t

from riyu.features.features cimport Features
from riyu.features.state cimport *
from riyu.game.stones cimport *

cdef enum:
    LINE_STEPS = 8       # the longest sector line between stones, in steps along its longer axis
    EDGE_LINES = 4       # the highest line from which a stone has a sector line, or a link, to the edge

cdef class DrawnLines:
    cdef Features features
    cdef BoardState* s
    cdef FeatureState* f
    cdef uint16_t lines[424]          # by cell: whether a line crosses it
    cdef int lines_of                 # the color whose they are, or EMPTY
    cdef uint16_t line[32]            # points of the line last drawn
    cdef int line_count

    cdef bint is_clear(self, Py_ssize_t p, int other) noexcept nogil
    cdef bint draw_line(self, Py_ssize_t a, Py_ssize_t b) noexcept nogil
    cdef bint draw_to_edge(self, Py_ssize_t a, int step) noexcept nogil
    cdef void keep_line(self, list found, int a, int b)
