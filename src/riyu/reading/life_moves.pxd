# C types of life_moves.py.
from riyu.reading.life_eyes cimport *

cdef class LifeMoves(LifeEyes):
    cdef bint target_in_atari
    cdef uint16_t worked[848]        # [424 * (color - 1) + point]: nodes that the move decided
    cdef uint16_t reply_to[848]      # [424 * (color - 1) + point]: what decided a node last after the other's move there

    cdef void propose_border(self, Py_ssize_t p, int side) noexcept nogil
    cdef bint cuts(self, Py_ssize_t p) noexcept nogil
    cdef int learned(self, Py_ssize_t p, int side, int cost) noexcept nogil
    cdef int border_cost(self, Py_ssize_t p, int side) noexcept nogil
    cdef int move_cost(self, Py_ssize_t p, int side) noexcept nogil
