# C types of move_features.py.
from libc.stdint cimport uint16_t, uint32_t, uint64_t

from riyu.candidates.constants cimport *
from riyu.candidates.place_features cimport PlaceFeatures
from riyu.candidates.string_features cimport StringFeatures
from riyu.features.features cimport Features
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.patterns.windows cimport *

cdef uint64_t WORD               # all bits
cdef uint64_t FEATURE_KEYS[174]
cdef uint64_t TOGETHER_KEYS[4]

cdef class MoveFeatures:
    cdef readonly Board board
    cdef readonly Features features
    cdef readonly WindowTable table
    cdef BoardState* s
    cdef StringFeatures strings
    cdef PlaceFeatures place
    cdef Laid laid
    cdef Kept kept[2]                    # by color: windows that were found before
    cdef Py_ssize_t known                # keys that the table held then
    cdef uint64_t together[4]            # keys of what the move looked at has together
    cdef int color
    cdef int last
    cdef int before
    cdef readonly int count              # moves
    cdef uint16_t points[361]            # of each move
    cdef uint32_t starts[362]            # where each one's features begin in `found`
    cdef uint32_t found[28880]

    cdef void put_together(self, int first, int place, int end) noexcept nogil
    cdef int add_fixed(self, Py_ssize_t p, int first) noexcept nogil
    cdef void prepare(self) noexcept nogil
    cdef void gather(self) noexcept nogil
    cdef void face(self, int color, int last, int before, int number) noexcept nogil
    cdef void keys_of(self, Py_ssize_t p, uint64_t* words) noexcept nogil
    cdef void look(self, int color, int last, int before, int number) noexcept nogil
