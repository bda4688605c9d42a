# C types of move_features.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.candidates.constants cimport *
from riyu.features.access_map cimport enclose
from riyu.features.features cimport Features
from riyu.features.state cimport BASE_BITS, NO_ACCESS, SIDE, FeatureState
from riyu.game.after cimport liberties_after
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.patterns.windows cimport *
from riyu.reading.ladder cimport LadderReader

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

cdef class StringFeatures:
    cdef Board board
    cdef BoardState* s
    cdef LadderReader reader
    cdef int color
    cdef int last
    cdef uint8_t verdict[424]            # by head: 0 none, 1 the side that moves first has its way, 2 not
    cdef uint16_t first_move[424]        # by head: the first move of the ladder read

    cdef void face(self, int color, int last) noexcept nogil
    cdef void read_ladders(self) noexcept nogil
    cdef int ladder(self, int head, bint attacker_first) noexcept nogil
    cdef int add(self, Py_ssize_t p, uint32_t* found, int end) noexcept nogil

cdef int bucket(int moves) noexcept nogil

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
