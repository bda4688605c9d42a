# C types of reach.py.
from riyu.assessment.sheet cimport *
from riyu.features.link_codes cimport PAIRS, PARTNER, SLOTS, Placing, placing_at, strength

cdef enum:
    TOO_FAR = 6          # moves from its nearest stone to which a color may own a point
    SMALLEST_SAFE = 7    # points of a territory that make two eyes in any shape

cdef void copy_walls(BoardState* s, FeatureState* f, Sheet* t) noexcept nogil
cdef void spread_reach(BoardState* s, Sheet* t, int color) noexcept nogil
cdef void claim_by_reach(BoardState* s, Sheet* t) noexcept nogil
cdef void rip_back(BoardState* s, Sheet* t) noexcept nogil
cdef int flood_region(BoardState* s, Sheet* t, Py_ssize_t start, int number) noexcept nogil
cdef bint is_living(BoardState* s, Sheet* t, Py_ssize_t p, int color) noexcept nogil
cdef int holder(BoardState* s, Sheet* t, Py_ssize_t p, int color) noexcept nogil
cdef int eye_kind(BoardState* s, Sheet* t, Py_ssize_t p, int color) noexcept nogil
cdef int shape_eyes(Sheet* t, int size) noexcept nogil
cdef void note_region(BoardState* s, Sheet* t, int size, int color) noexcept nogil
cdef void find_territories(BoardState* s, Sheet* t) noexcept nogil
cdef void compare_reach(BoardState* s, Sheet* t) noexcept nogil
