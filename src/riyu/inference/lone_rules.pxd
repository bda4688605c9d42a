# C types of lone_rules.py.
from libc.stdint cimport int32_t, uint8_t, uint16_t

from riyu.patterns.focus cimport Bound

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
