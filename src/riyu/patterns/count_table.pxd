# C types of count_table.py.
cimport cython
from libc.stdint cimport uint32_t, uint64_t

from riyu.base.chance cimport mixed

cdef struct Entry:
    uint64_t low         # of the key
    uint64_t high        # 0: no entry
    uint32_t chosen
    uint32_t possible

cdef class CountTable:
    cdef readonly bint is_closed
    cdef readonly size_t count
    cdef size_t slots
    cdef Entry* entries

    @cython.locals(place=size_t)
    cdef size_t slot(self, uint64_t low, uint64_t high) noexcept nogil
    @cython.locals(count=size_t, i=size_t)
    cdef void grow(self) noexcept nogil
    @cython.locals(place=size_t)
    cdef Entry* enter(self, uint64_t low, uint64_t high) noexcept nogil
