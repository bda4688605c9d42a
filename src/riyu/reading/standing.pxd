# C types of standing.py.
from libc.stdint cimport uint8_t

from riyu.features.features cimport Features
from riyu.features.state cimport *
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.solver cimport MET
from riyu.reading.strings cimport StringReader

cdef enum:
    SEEN_RISK = 16       # critical strings that are weighed, at most
    SAFE = 0             # fates of a string
    LOST = 1
    CRITICAL = 2         # whoever moves first takes or saves it

cdef class Standing:
    cdef readonly Features features
    cdef Board board
    cdef StringReader strings
    cdef BoardState* s
    cdef FeatureState* f
    cdef int taken_black             # when it began
    cdef int taken_white
    cdef uint8_t near[424]           # points whose strings are weighed
    cdef int risk_size[16]           # of critical strings, the largest first: stones, and whose
    cdef int risk_owner[16]

    cdef double worth(self, int side) noexcept nogil
    cdef double potential(self) noexcept nogil
    cdef int fate(self, Py_ssize_t head) noexcept nogil
    cdef double strings_worth(self, int side) noexcept nogil
