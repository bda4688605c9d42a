# C types of store.py.
cimport cython

cdef class StandingFact:
    cdef readonly tuple key
    cdef readonly Store store
    cdef public dict supporters       # None, or by unit: how often it supports it
    cdef public Py_ssize_t count      # of all that supports it
    cdef public Py_ssize_t number     # among the facts of lone rules; 0 for none of them
    cdef public bint stands           # it is among its store's facts
    cdef public bint is_met           # lone rules have just changed what supports it

cdef class Shape:
    cdef readonly Py_ssize_t number
    cdef readonly tuple places        # of the fields in a fact's key that are given when asked
    cdef readonly tuple constants     # (place, value): fields that must be so
    cdef readonly dict found          # by the values at the places: the facts that stand, as keys of a dict

    cpdef bint admits(self, tuple key)
    cpdef tuple values_of(self, tuple key)

cdef class Store:
    cdef readonly str predicate
    cdef readonly dict known          # by key: every fact that ever stood
    cdef readonly dict standing       # by key: those that stand
    cdef readonly list shapes         # in which rules ask for it
    cdef public bint is_named         # something rests on one of its facts by its key

    cpdef StandingFact of(self, tuple key)
    @cython.locals(shape=Shape)
    cdef begin(self, StandingFact fact)
    @cython.locals(shape=Shape)
    cdef end(self, StandingFact fact)
