# C types of lone.py.
cimport cython
from libc.stdint cimport int32_t, uint32_t

from riyu.inference.constants cimport CELL_BITS
from riyu.inference.rows cimport *
from riyu.inference.store cimport StandingFact, Store
from riyu.inference.watch cimport Watch

cdef enum:
    BUCKETS = 65536
    CAME = 0             # what the journal tells of: a match that came
    WENT = 1             # or went
    HELD = 2             # a row that began to hold
    FELL = 3             # or no longer does; its facts are written before

cdef inline Py_ssize_t bucket_of(uint32_t match) noexcept nogil:
    # 2 ** 32 over the golden ratio spreads them
    return match * <uint32_t>2654435769 >> 16

cdef class Lone:
    cdef readonly object plans
    cdef Watch watch
    cdef LoneRules rules
    cdef Rows places             # where they may hold
    cdef RowTests tests
    cdef int32_t* numbers        # of facts with one hole at most, by template << 9 | cell; 0 if not yet met
    cdef Py_ssize_t number_count
    cdef dict of_points          # of the others, by template << 18 | cells
    cdef list facts              # by number
    cdef list met                # facts whose support may have begun or ended
    cdef public list opened      # gates whose rows came to hold in the last update: rule << 16 | variant << 13 | low bits
    cdef public list closed      # or hold no longer
    cdef dict supporting         # by number of a fact, if someone asked: who supports it
    cdef int32_t buckets[65536]
    cdef int32_t* journal
    cdef readonly Py_ssize_t noted    # numbers in the journal
    cdef Py_ssize_t journal_limit
    cdef readonly Py_ssize_t judged   # rows, since the beginning
    cdef public bint is_recording
    cdef bint is_undoing

    cdef Lasting* lasting_of(self, Py_ssize_t number) noexcept nogil
    cdef bint has_names(self, Py_ssize_t number) noexcept nogil
    cdef long long supporter(self, Py_ssize_t number) noexcept nogil
    cdef void push(self, int32_t value) noexcept nogil
    cdef void write(self, Py_ssize_t number, int what) noexcept nogil
    @cython.locals(low=Py_ssize_t, k=Py_ssize_t, i=Py_ssize_t)
    cdef void meet(self, Py_ssize_t match) noexcept nogil
    @cython.locals(match=Py_ssize_t)
    cpdef list update(self, list came, list went)
    cdef int part(self, Py_ssize_t match) except -1
    cdef int judge(self, Py_ssize_t number) except -1
    @cython.locals(i=Py_ssize_t)
    cdef int says_the_same(self, Py_ssize_t number) except -1
    @cython.locals(i=Py_ssize_t, fact=Py_ssize_t)
    cdef int let_hold(self, Py_ssize_t number) except -1
    @cython.locals(i=Py_ssize_t)
    cdef int let_fall(self, Py_ssize_t number) except -1
    @cython.locals(fact=StandingFact)
    cdef int support(self, Py_ssize_t number) except -1
    @cython.locals(fact=StandingFact)
    cdef int unsupport(self, Py_ssize_t number) except -1
    cdef Py_ssize_t fact_of(self, Py_ssize_t number, Py_ssize_t place) except -1
    @cython.locals(fact=StandingFact)
    cdef Py_ssize_t enter(self, Py_ssize_t template, int holes, long long at) except -1
    @cython.locals(i=Py_ssize_t)
    cpdef int undo_to(self, Py_ssize_t place) except -1
    @cython.locals(fact=StandingFact, store=Store)
    cdef list settle(self)
    cpdef forget(self)
