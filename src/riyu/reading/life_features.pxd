# C types of life_features.py.
cimport cython
from libc.stdint cimport int16_t, uint8_t, uint16_t, uint32_t

from riyu.game.after cimport liberties_after
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_counter cimport EyeCounter
from riyu.reading.ground cimport Ground
from riyu.reading.zone cimport INNER, Zone

cdef int AROUND_STEPS[8]         # the steps to the points around: beside as in TURN, then across
cdef uint8_t APART[361]          # [19 * rows + columns] from one point to another: 1 at it, 2 beside it, and so on to 11
cdef uint8_t SIZE_CLASSES[8]     # of stones: 0, 1, 2, 3, 4-6, more
cdef uint8_t SPACE_CLASSES[16]   # of points of an eye space

cdef enum:
    EYE_POINT = 1        # what a point is to a move beside it, three bits a count, so that four add up: may be an eye,
    THREE_WALLS = 8      # not the owner's, with three sides walled by the owner or the edge,
    WALLED = 64          # or with three or four,
    OWN = 512            # a stone of the side to move,
    OTHER = 4096         # or of the other,
    EXIT = 32768         # empty, and not INNER,
    SHORT = 262144       # in the zone, and the other side's stone there would have two liberties,
    DEAD = 2097152       # or less,
    OPENED = 16777216    # or the mover's stone less than two

cdef enum:               # what a string is to a move beside it, in counts that add up:
    OWN_STRING = 1       # strings of the side to move,
    OTHER_STRING = 8     # of the other,
    OWN_STONES = 64      # and stones, up to 7 of a string, five bits each: own,
    SAVED = 2048         # own with one liberty,
    TAKEN = 65536        # the other's with one,
    IN_ATARI = 2097152   # or two

cdef enum:               # and in flags, by the bit where they begin:
    OF_KILLER = 5        # liberties of the killer's, from 1 on, a bit each; the owner's in bits 0-4
    STANDING = 10        # MAY_FALL and STANDS
    ANSWERS = 12         # the value of ANSWER
    DEPRIVES = 15        # had three liberties, or four
    TAKEN_KINDS = 18     # kinds of strings taken, a bit each: outside the zone, in it, of the group;
    ATARI_KINDS = 21     # put in atari,
    KIN_KINDS = 24       # and the owner's
    MAY_FALL = 1024      # the killer's that may be taken
    STANDS = 2048        # or holds the group in
    PLAYED_LAST = 131072 # the last move stands in it
    ALL_KINDS = 262143   # flags that are the same for all of a string's stones
    ONE_KIND = 19136512  # the first kind, three times

cdef inline int class_of_size(int stones) noexcept nogil:
    return SIZE_CLASSES[stones] if stones < 7 else SIZE_CLASSES[7]

cdef inline int class_of_space(int points) noexcept nogil:
    return SPACE_CLASSES[points] if points < 15 else SPACE_CLASSES[15]

cdef struct Space:
    uint16_t size
    uint16_t most        # points that may become an eye beside one of its points, at most
    uint16_t low_row
    uint16_t high_row
    uint16_t low_column
    uint16_t high_column

cdef struct Look:
    uint32_t stamp       # of the node it is for
    uint32_t counts
    uint32_t flags
    uint32_t cross       # as in CROSSES

@cython.final
cdef class LifeView:
    cdef readonly EyeCounter eyes
    cdef readonly Zone zone
    cdef readonly Ground ground
    cdef BoardState* s
    cdef uint8_t space_of[424]           # number of the eye space a point is in, from 1
    cdef Space spaces[200]
    cdef int space_count
    cdef int side                        # the side to move
    cdef uint8_t free_at[3][424]         # by color, at empty points of the zone: what `measure` found
    cdef uint32_t codes[424]             # of the zone and the points around it: EYE .. OPENED
    cdef Look looks[424]                 # at heads: of the strings of this position
    cdef uint32_t view_stamp             # of this position
    cdef int last_move                   # that led to it; 0 if none is known
    cdef bint is_root                    # it is the position asked about
    cdef int last_head                   # of the string of the last move; 0 if there is none
    cdef uint16_t rim[424]               # points around the zone, none of them in it
    cdef int rim_count
    cdef uint32_t zone_stamp             # of the zone that they're around
    cdef uint16_t waiting[424]           # scratch

    cdef void take_zone(self) noexcept nogil
    cdef void prepare(self, int side, int last, bint is_root) noexcept nogil
    cdef void enter_codes(self) noexcept nogil
    cdef void find_spaces(self) noexcept nogil
    cdef uint32_t code_outside(self, Py_ssize_t p) noexcept nogil
    cdef void measure(self, Py_ssize_t p) noexcept nogil
    cdef void look_at(self, Py_ssize_t head) noexcept nogil

cdef enum:
    FAMILY_ROOM = 1024   # features of a family, at most: family f's begin at FAMILY_ROOM * f
    ABSENT = 1023        # the value of a family that a move has no feature of
    FAMILY_COUNT = 34
    LINE = 0             # families, in the order of life_feature_names.FAMILIES
    ZONE = 1
    TAKES = 2
    SAVES = 3
    ATARI = 4
    FREEDOM = 5
    LAST = 6
    ANSWER = 7
    STRINGS = 8
    EYE = 9
    SPACE = 10
    SPLIT = 11
    CENTER = 12
    FALSE_EYE = 13
    AWAY = 14
    LAST_STRING = 15
    SQUEEZE = 16
    OTHERS = 17
    CAPACITY = 18
    HOLDS = 19
    THROW = 20
    AROUND = 21
    DEPRIVE = 22
    LAST_SQUEEZE = 23
    LAST_FREEDOM = 24
    SPLIT_SQUEEZE = 25
    SPACE_OTHERS = 26
    EYE_SQUEEZE = 27
    LAST_STRINGS = 28
    FREEDOM_FALSE = 29
    LAST_SPACE = 30
    SPACE_STRINGS = 31
    SQUEEZE_AROUND = 32
    SHORTAGE = 33
    SHAPES = 34816       # then shapes: of the 8 points around, two bits each
    CROSSES = 100352     # then crosses: of the 4 points beside, three bits each
    DIAMONDS = 104448    # then diamonds: of the 12 points within two steps, two bits each; their weights are hashed
    REPLIES = 16881664   # then shapes with the place of the last move, within two steps, above; hashed too

cdef uint8_t LEAST[32]           # of numbers of liberties, a bit each: the least, from 1 on; 0 for none
cdef uint8_t HIGHEST[8]          # of kinds, a bit each: the highest
cdef uint8_t REACHES[81]         # of steps, plus 40: 1 + the place of a point within two steps; 0 for others

cdef inline int noted(int16_t* weights, uint16_t* values, int family, int value) noexcept nogil:
    # enter a family's value; its weight
    values[family] = <uint16_t>value
    return (weights + FAMILY_ROOM * family)[<uint32_t>value]

@cython.final
cdef class LifeFeatures:
    cdef readonly LifeView view
    cdef readonly EyeCounter eyes
    cdef readonly Zone zone
    cdef readonly Ground ground
    cdef BoardState* s
    cdef uint32_t zone_stamp             # of the zone that what follows is of
    cdef uint32_t kinds[424]             # by point: flags that a stone there lets through
    cdef uint8_t lines[424]              # by point: the value of LINE
    cdef int last_liberties
    cdef int last_row
    cdef int last_column
    cdef int16_t* weights                # of the side to move, by number of feature
    cdef uint16_t values[34]             # by family: that of the move looked at
    cdef uint32_t shape                  # of the move looked at: 12 points, as in DIAMONDS
    cdef uint32_t cross
    cdef int reply                       # and the place of the last move, as in REPLIES; 0 for none, else 1 more
    cdef uint32_t found[48]              # features of the move looked at
    cdef int found_count

    cdef void take_zone(self) noexcept nogil
    cdef void prepare(self, int side, int last, bint is_root) noexcept nogil
    cdef int features_of(self, Py_ssize_t p) noexcept nogil
    cdef void list_features(self) noexcept nogil
    cdef int note_strings(self, Py_ssize_t p) noexcept nogil
    cdef int note_points(self, Py_ssize_t p) noexcept nogil
    cdef int note_space(self, Py_ssize_t p, int can, int beside) noexcept nogil
    cdef int note_place(self, Py_ssize_t p) noexcept nogil
    cdef int note_pairs(self) noexcept nogil
    cdef void note_shapes(self, Py_ssize_t p) noexcept nogil
