# C types of evaluator.py.
cimport cython

from riyu.assessment.conflict cimport settle_conflict
from riyu.assessment.sheet cimport *
from riyu.assessment.life_status cimport SAID_ALIVE, SAID_DEAD
from riyu.assessment.value cimport TURN_WORTH, value_board
from riyu.features.features cimport Features
from riyu.game.board cimport Board

cdef enum:
    MOST_ENTERED = 64    # verdicts entered at once
    MOST_FALLEN = 64     # strings that are handed in as lost for one evaluation
    SAID_LOST = 5        # what may be entered beside the words on groups: the string is taken whoever moves first

cdef struct Entered:
    # what was said of a group or a link, and how the points it rests on stood then
    uint16_t stone
    uint16_t other           # the other stone of a link; 0 for a group
    uint8_t word             # SAID_DEAD to SAID_CUT
    uint32_t mask[22]        # the points, in rows as the features' `rows`
    uint32_t rows[44]        # what stood on them, by color

@cython.final
cdef class Evaluator:
    cdef readonly Features features
    cdef readonly Board board
    cdef BoardState* s
    cdef FeatureState* f
    cdef bint suicide
    cdef Sheet sheet
    cdef Entered entered[64]
    cdef readonly int entered_count
    cdef readonly int standing       # verdicts that stood in the last evaluation
    cdef uint16_t fallen[64]         # a stone of each string that is lost in the next evaluation
    cdef int fallen_count

    cdef bint stands(self, int i) noexcept nogil
    cdef void keep(self, int one, int two, int word, object points) except *
    cdef bint is_replaced(self, int i, int one, int two) noexcept nogil
    cdef void mark_strings(self) noexcept nogil
    cdef void enter_all(self) noexcept nogil
    cdef void run(self) noexcept nogil
    cdef int value(self) noexcept nogil
