# C types of move_model.py.
cimport cython
from libc.stdint cimport int16_t, uint8_t, uint16_t, uint32_t

from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_counter cimport EyeCounter
from riyu.reading.ground cimport Ground
from riyu.reading.life_features cimport CROSSES, DIAMONDS, REPLIES, SHAPES, LifeFeatures
from riyu.reading.zone cimport Zone

cdef enum:
    MOST_CHOICES = 250   # moves of a position, at most
    DIAMOND_PLACES = 524288
    MOST_DIAMONDS = 393216   # of these that are taken, at most: else looking for one takes long
    KILLER = 0           # roles: sets of weights
    KEEPER = 1

cdef uint8_t TURNED[8][12]               # by way to turn the board, and place in a picture

cdef inline uint32_t diamond_home(uint32_t code) noexcept nogil:
    # where the search for a diamond's weights begins
    return (code * 2654435769U) >> 13

@cython.final
cdef class LifeWeights:
    cdef int16_t of_features[2][104448]      # by role and feature, 1/64 nats
    cdef uint32_t diamond_keys[524288]       # 1 + number of the feature less DIAMONDS; 0: free
    cdef int16_t of_diamonds[2][524288]
    cdef uint32_t diamond_count              # places that are taken
    cdef readonly str digest

    cdef uint32_t diamond_place(self, uint32_t code) noexcept nogil

@cython.final
cdef class MoveModel:
    cdef readonly LifeFeatures features
    cdef readonly LifeWeights weights
    cdef readonly EyeCounter eyes
    cdef readonly Zone zone
    cdef readonly Ground ground
    cdef BoardState* s
    cdef uint16_t choices[250]
    cdef int scores[250]
    cdef int choice_count
    cdef uint32_t choice_stamp
    cdef uint32_t considered[424]    # choice_stamp at which a point was considered

    cdef void prepare(self, int side, int last, bint is_root) noexcept nogil
    cdef int score(self, Py_ssize_t p, int side) noexcept nogil
    cdef void find_choices(self, int side, int last, bint is_root) noexcept nogil
    cdef void consider(self, Py_ssize_t p, int side) noexcept nogil
    cdef void consider_border(self, Py_ssize_t p, int side) noexcept nogil
