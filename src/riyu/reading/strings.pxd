# C types of strings.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.patterns.focus cimport CompactClass, FocusMatcher, Found
from riyu.reading.ladder cimport LadderReader
from riyu.reading.solver cimport *

cdef enum:
    LADDER = 400         # nodes that a ladder may take where the search meets one
    WIDE = 6             # moves up to which four liberties are attacked, and points near and friends looked at
    CLOSE = 3            # moves up to which points near a string of three liberties and more are attacked from
    NARROW = 16          # moves up to which three liberties are attacked; beyond only ladders
    PATTERNS_TO = 2      # moves up to which the pattern classes are asked

cdef class StringReader(Solver):
    cdef readonly int target         # where a stone of the string stands, or stood
    cdef int owner                   # its color
    cdef LadderReader ladder
    cdef bint has_patterns
    cdef FocusMatcher matcher
    cdef CompactClass taking         # asked at a liberty, for the pursuer
    cdef CompactClass saving         # asked at a liberty, for the owner
    cdef CompactClass tricks         # asked at the target, for the pursuer
    cdef CompactClass nets           # asked at the target, for the pursuer
    cdef Found answers[8]

    cdef bint takes_for_good(self, Py_ssize_t p) noexcept nogil
    cdef bint snaps_back(self, int side) noexcept nogil
    cdef int most_liberties(self) noexcept nogil
    cdef void propose_taking(self) noexcept nogil
    cdef void propose_saving(self) noexcept nogil
    cdef void propose_capture_of(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_relief(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_attack(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_keeping(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_friends(self, Py_ssize_t p, int cost) noexcept nogil
    cdef void propose_near(self, Py_ssize_t p, int cost) noexcept nogil
    cdef void propose_known(self, CompactClass wanted, Py_ssize_t p, int side, Py_ssize_t toward) noexcept nogil
