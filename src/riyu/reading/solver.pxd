# C types of solver.py.
from libc.stdint cimport uint32_t

from riyu.reading.graph cimport *

cdef class Solver(Graph):
    cdef readonly int answer         # the first move of the best line that `ask` found

    cdef uint32_t best_edge(self, uint32_t n) noexcept nogil
    cdef int ask(self, int first) noexcept nogil
    cdef void rest_on(self, uint32_t n) noexcept nogil
    cdef bint keeps_proof(self) noexcept nogil
    cdef void keep_proof(self) noexcept nogil
    cdef bint is_proof_in_ko(self, uint32_t n, int color) noexcept nogil
    cdef int proving_edge(self, uint32_t n) noexcept nogil
