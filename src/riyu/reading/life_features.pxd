# C types of life_features.py.
cimport cython
from libc.stdint cimport int16_t, uint8_t, uint16_t, uint32_t

from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_counter cimport EyeCounter
from riyu.reading.ground cimport Ground
from riyu.reading.life_view cimport *
from riyu.reading.zone cimport Zone

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
