# C types of place_features.py.
from libc.stdint cimport uint8_t, uint32_t

from riyu.candidates.constants cimport *
from riyu.features.access_map cimport enclose
from riyu.features.features cimport Features
from riyu.features.state cimport BASE_BITS, NO_ACCESS, SIDE, FeatureState
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef int LINK_SLOTS[18]          # for each way a point can lie between a link's ends: the slot,
cdef int LINK_STEPS[18]          # how far above the link's lower stone the point is,
cdef int LINK_KINDS[18]          # the kind: diagonal, one-space, two-space, knight

cdef class PlaceFeatures:
    cdef Features features
    cdef BoardState* s
    cdef FeatureState* f
    cdef int color
    cdef int last
    cdef int before
    cdef int phase
    cdef uint8_t enclosed[424]

    cdef void face(self, int color, int last, int before, int number) noexcept nogil
    cdef void prepare(self) noexcept nogil
    cdef int add_lines(self, Py_ssize_t p, uint32_t* found, int end) noexcept nogil
    cdef int add_links(self, Py_ssize_t p, uint32_t* found, int end) noexcept nogil

cdef int line_of(BoardState* s, Py_ssize_t p) noexcept nogil
cdef int distance(Py_ssize_t p, Py_ssize_t q) noexcept nogil
cdef int pair_kind(int moves) noexcept nogil
