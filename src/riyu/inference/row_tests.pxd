# C types of row_tests.py.
from riyu.inference.constants cimport *
from riyu.inference.lone_rules cimport *
from riyu.inference.rows cimport Rows
from riyu.inference.watch cimport Watch
from riyu.patterns.focus cimport Bound, FocusMatcher, compares

cdef class RowTests:
    cdef Watch watch
    cdef FocusMatcher matcher
    cdef LoneRules rules
    cdef Rows places

    cdef bint all_so(self, Py_ssize_t number) noexcept nogil
    cdef int answer(self, Bound* bound, Py_ssize_t p, Py_ssize_t q, int color) noexcept nogil
    cdef int at_name(self, int names, int numbers, Py_ssize_t p) noexcept nogil
