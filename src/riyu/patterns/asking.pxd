# C types of asking.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.features.features cimport Features
from riyu.game.constants cimport BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.stones cimport SIZE
from riyu.patterns.focus cimport MOST_FOUND, CompactClass, FocusMatcher

cdef struct Placed:
    # a match
    uint16_t order       # of the pattern in its class
    uint16_t orientation
    uint16_t focus
    uint16_t end         # the other end, NO_POINT if none is asked for
    uint16_t answer      # NO_POINT if it has none

cdef class Asker:
    cdef readonly Features features
    cdef readonly object ready       # the ReadyLibrary
    cdef FocusMatcher matcher
    cdef Placed* placed              # what was found since `begin`
    cdef size_t room                 # for so many
    cdef readonly size_t count       # of them
    cdef readonly size_t questions   # put since `begin`

    cdef void begin(self) noexcept nogil
    cdef bint may_stand(self, int mask, Py_ssize_t p, int color) noexcept nogil
    cdef void put(self, CompactClass c, Py_ssize_t p, int color, Py_ssize_t toward, int most) noexcept nogil
    cdef void put_at(self, CompactClass c, Py_ssize_t p, int color, Py_ssize_t toward, int most) noexcept nogil
    cdef void put_over(self, CompactClass c, int color, int most) noexcept nogil
    cdef void note(self, int order, int orientation, int focus, int end, int answer) noexcept nogil
