# C types of solver.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.graph cimport *

cdef class Solver(Graph):
    cdef void rest_on(self, uint32_t n) noexcept nogil
    cdef bint keeps_proof(self) noexcept nogil
    cdef void keep_proof(self) noexcept nogil
    cdef bint is_proof_in_ko(self, uint32_t n, int color) noexcept nogil
    cdef int proving_edge(self, uint32_t n) noexcept nogil
