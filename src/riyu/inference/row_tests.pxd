# C types of row_tests.py.
from riyu.features.state cimport signed16
from riyu.inference.constants cimport CELL_BITS
from riyu.inference.lone_rules cimport *
from riyu.inference.rows cimport Rows
from riyu.inference.watch cimport PHASE_PLACE
from riyu.patterns.focus cimport Bound, FocusMatcher

cdef class RowTests(Rows):
    cdef FocusMatcher matcher

    cdef bint all_so(self, Py_ssize_t number) noexcept nogil
    cdef int answer(self, Bound* bound, Py_ssize_t p, Py_ssize_t q, int color) noexcept nogil
