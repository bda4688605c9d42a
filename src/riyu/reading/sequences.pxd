# C types of sequences.py.
from libc.stdint cimport int8_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, undo_words
from riyu.features.features cimport Features
from riyu.features.state cimport *
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.patterns.focus cimport STEPS, CompactClass, FocusMatcher, Found
from riyu.reading.graph cimport MET
from riyu.reading.strings cimport StringReader

cdef enum:
    SEEN_RISK = 16       # critical strings that are weighed, at most
    MOST_FALLEN = 64     # and strings that fall
    SAFE = 0             # fates of a string
    LOST = 1
    CRITICAL = 2         # whoever moves first takes or saves it
    LONGEST = 48         # moves played out, at most
    MOST_TRIES = 32      # ways to go on at a position, at most
    SEQUEL = 8           # moves of one pattern's sequence, at most
    REFLEX = 0           # the classes asked, in this order
    LINK = 1
    ANSWER = 2
    REACT = 3
    CONTACT = 4
    FOLLOW_UP = 5
    GIVEN = 6            # no class: a move handed in

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
    cdef uint16_t risk_head[16]
    cdef uint16_t fallen[64]         # heads of the strings that `find_fallen` found, and how many they are
    cdef int fallen_count

    cdef double worth(self, int side) noexcept nogil
    cdef void find_fallen(self, int side) noexcept nogil
    cdef double potential(self) noexcept nogil
    cdef int fate(self, Py_ssize_t head) noexcept nogil
    cdef double strings_worth(self, int side) noexcept nogil

cdef struct Try:
    # a way to go on: moves played without alternatives
    int count
    uint16_t moves[8]    # 0: a pass
    uint32_t why         # 65536 * class + the pattern's place in it

cdef class SequenceReader:
    cdef readonly Features features
    cdef readonly Board board
    cdef readonly object evaluate
    cdef object fault
    cdef object classes
    cdef FocusMatcher matcher
    cdef Standing standing
    cdef CompactClass reflex
    cdef CompactClass link
    cdef CompactClass answer
    cdef CompactClass react
    cdef CompactClass contact
    cdef CompactClass follow_up
    cdef BoardState* s
    cdef Log* log
    cdef int8_t* sequels             # [2 * (SEQUEL * (starts[class] + order) + move)]: columns and rows from the focus
    cdef uint8_t* lengths            # [starts[class] + order]: moves of a pattern's sequence, 0 if it says none
    cdef int starts[7]
    cdef int width                   # answers by patterns at a position
    cdef int depth_limit             # moves
    cdef readonly int limit          # positions
    cdef readonly int nodes          # positions met
    cdef bint may_leave              # whether either side may pass
    cdef int given_count
    cdef uint16_t given[24]          # moves handed in, for both sides
    cdef Found found[8]
    cdef Try tries[1536]             # [MOST_TRIES * depth + way]
    cdef uint16_t line[2304]         # [LONGEST * depth + move]: the best line from there on
    cdef uint32_t whys[2304]
    cdef int line_length[48]

    cdef int gather(self, int depth, int side, Py_ssize_t last, Py_ssize_t before) noexcept nogil
    cdef int add_found(self, int depth, int count, int kind, Py_ssize_t focus, int found) noexcept nogil
    cdef int add_move(self, int depth, int count, Py_ssize_t p) noexcept nogil
    cdef double play_out(self, int depth, int side, Py_ssize_t last, Py_ssize_t before, double alpha, double beta) noexcept nogil
    cdef double worth(self, int side) noexcept nogil
    cdef double ask_outside(self, int side) noexcept with gil
