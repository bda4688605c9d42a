# C types of known_moves.py.
from libc.stdint cimport uint16_t

cdef enum:
    TAKING = 0           # what may be asked: at a liberty, for the pursuer
    SAVING = 1           # at a liberty, for the owner
    TRICKS = 2           # at the target, for the pursuer
    NETS = 3             # at the target, for the pursuer
    MOST_KNOWN = 8       # answers to a question

cdef class KnownMoves:
    cdef uint16_t answers[8]         # what was answered last, NO_POINT for none

    cdef void look(self) noexcept nogil
    cdef int ask(self, int what, Py_ssize_t p, int side, Py_ssize_t toward) noexcept nogil
