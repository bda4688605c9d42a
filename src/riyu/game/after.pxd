# C types of after.py.
from libc.stdint cimport uint16_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    ANY = 361            # more liberties than a string has: count them all

cdef bint is_new_beside(BoardState* s, Py_ssize_t p, int i) noexcept nogil
cdef int taken_by(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef int stones_after(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef int count_joined(BoardState* s, Py_ssize_t p, int color, int most) noexcept nogil
cdef int liberties_after(BoardState* s, Py_ssize_t p, int color, int most) noexcept nogil
cpdef object outcome(Board board, int color, int point)
