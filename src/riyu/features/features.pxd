# C types of features.py.
from riyu.base.trail cimport Log, put32
from riyu.features.access_map cimport clear_access, enclose, most_moves, update_access
from riyu.features.influence_maps cimport follow_paths, follow_squares
from riyu.features.link_codes cimport update_links
from riyu.features.state cimport *
from riyu.game.board cimport Board
from riyu.game.stones cimport CHANGES, SIZE, BoardState

cdef enum:
    CHAINS = 1       # parts that can be kept alone, for measuring
    LINKS = 2
    ACCESS = 4
    BY_PATHS = 8
    BY_SQUARES = 16

cdef class Features:
    cdef readonly Board board
    cdef BoardState* s
    cdef FeatureState* f
    cdef Log* log
    cdef Work work
    cdef readonly int parts

    cdef void gather(self) noexcept nogil
    cdef void note(self, Py_ssize_t p) noexcept nogil
    cdef void refresh(self) noexcept nogil
