# C types of window_table.py.
from libc.stdint cimport int32_t, uint64_t

cdef enum:
    NOT_KNOWN = -1       # the number of a key that a table lacks

cdef struct Entry:
    uint64_t key                 # 0: free
    int32_t number

cdef class WindowTable:
    cdef readonly Py_ssize_t count       # keys held
    cdef Py_ssize_t mask
    cdef Entry* entries
    cdef object numbered                 # plain: the numbers by key

    cdef int number(self, uint64_t key) noexcept nogil
    cdef void set_number(self, uint64_t key, int number) noexcept nogil
    cdef void widen(self) noexcept nogil

cdef Py_ssize_t slot(Entry* entries, Py_ssize_t mask, uint64_t key) noexcept nogil
