# C types of rows.py.
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t
from libc.stdlib cimport abort, realloc

from riyu.features.state cimport SIDE
from riyu.game.stones cimport TURN
from riyu.inference.constants cimport *
from riyu.inference.watch cimport Watch
from riyu.patterns.focus cimport Bound, FocusMatcher, compares

cpdef enum:
    # what rows can answer beside the focus matcher's tests and ties
    REGION_POINTS = 32
    CHAIN_STONES = 33
    CHAIN_LIBERTIES = 34
    INFLUENCE = 35
    ROOM = 36
    PASS_ALIVE = 37
    SAME_CHAIN_NOW = 38
    OTHER_CHAIN = 39
    SAME_REGION = 40
    SAME_POINT = 41
    BESIDE = 42
    SAME_LINE = 43
    DISTANCE = 44
    GAME_PHASE = 45
    NO_ANSWER = 255      # of a test that compares with a number
    EVERYWHERE = 255     # the point of a key that is at cell 0

cdef struct Tried:
    # a tie or test of a rule
    Bound bound
    Bound right          # what it is compared with, unless its kind is NO_ANSWER
    uint8_t one          # numbers of points
    uint8_t two
    uint8_t of_right

cdef struct Telling:
    # a fact that a rule says
    int32_t templates[2] # by own color
    uint8_t holes
    uint8_t points[6]    # by hole: number of the point
    uint8_t is_string[6] # by hole: whether the name of the string there is meant

cdef struct Lasting:
    # a rule, wherever it lies
    int32_t number       # of the rule's plan
    int32_t test         # its tests begin here
    int32_t telling      # as what it says
    int32_t key          # and its keys, three numbers each: kind for Black, for White, number of the point (or EVERYWHERE)
    uint8_t tellings
    uint8_t has_names
    uint8_t is_gate
    uint16_t tests
    uint16_t keys

cdef struct LaidRule:
    # a rule in an orientation
    int32_t rule
    int32_t offsets      # by number of a point, in cells from the anchor, begin here
    int32_t variant      # of its map

cdef class LoneRules:
    cdef Tried* tried
    cdef Telling* tellings
    cdef int32_t* keys
    cdef Lasting* lasting
    cdef int32_t* offsets
    cdef LaidRule* laid
    cdef int32_t* firsts         # by drawing << 3 | orientation: the first of those laid; then where they end

cdef struct Row:
    # a rule where its map matches
    uint32_t match
    int32_t laid
    int32_t next         # in the bucket of its match; of those not in use, the next
    int32_t link         # the first that it is alerted by
    int32_t facts[4]     # their numbers, while it holds
    uint8_t holds
    uint8_t is_alerted

cdef struct Link:
    # a row that rests on a key; 0 is none
    int32_t row
    int32_t next         # with the same key; of those not in use, the next
    int32_t before
    int32_t of_row       # the next of the same row
    int32_t key

cdef inline void* grown(void* array, size_t size) noexcept nogil:
    # an array with more room; ends the process if there is no memory
    cdef void* found = realloc(array, size)
    if not found:
        abort()
    return found

cdef class Rows:
    cdef public Watch watch
    cdef Row* rows               # numbered from 1
    cdef Link* links
    cdef Py_ssize_t row_count
    cdef size_t row_limit
    cdef Py_ssize_t free_row
    cdef Py_ssize_t link_count
    cdef size_t link_limit
    cdef Py_ssize_t free_link
    cdef int32_t heads[14336]    # by key: the first link
    cdef uint8_t changes[512]    # by name, in one look: a string's 1 liberties, 2 stones, 4 any of it; 8 a region's points;
                                 # a chain's 16 stones, 32 liberties
    cdef int32_t* alerted
    cdef Py_ssize_t alerted_count

    cdef void clear_rows(self) noexcept nogil
    cdef Py_ssize_t new_row(self) noexcept nogil
    cdef void link(self, Py_ssize_t row, Py_ssize_t key) noexcept nogil
    cdef void unlink(self, Py_ssize_t row) noexcept nogil
    cdef void alert_row(self, Py_ssize_t row) noexcept nogil
    cdef void alert(self, Py_ssize_t key) noexcept nogil
    cdef void hear(self) noexcept nogil
    cdef void alert_around(self, Py_ssize_t p) noexcept nogil

cdef class RowTests:
    cdef Watch watch
    cdef FocusMatcher matcher
    cdef LoneRules rules
    cdef Rows places

    cdef bint all_so(self, Py_ssize_t number) noexcept nogil
    cdef int answer(self, Bound* bound, Py_ssize_t p, Py_ssize_t q, int color) noexcept nogil
    cdef int at_name(self, int names, int numbers, Py_ssize_t p) noexcept nogil
