# C types of life_weights.py.
from libc.stdint cimport int16_t

from riyu.reading.life_features cimport *

cdef enum:
    DIAMOND_PLACES = 131072
    KILLER = 0           # roles: sets of weights
    KEEPER = 1

cdef int16_t WEIGHTS[2][104448]          # by role and feature, 1/64 nats
cdef uint32_t DIAMOND_KEYS[131072]       # 1 + number of the feature less DIAMONDS; 0: free
cdef int16_t DIAMOND_WEIGHTS[2][131072]

cdef uint8_t TURNED[8][12]               # by way to turn the board, and place in a picture

cdef inline uint32_t diamond_place(uint32_t code) noexcept nogil:
    # where a diamond's weights are, or would be
    cdef uint32_t place = (code * 2654435769U) >> 15
    while DIAMOND_KEYS[place] != 0 and DIAMOND_KEYS[place] != code + 1:
        place = (place + 1) & (DIAMOND_PLACES - 1)
    return place

cdef class LifeWeights(LifeFeatures):
    cdef int score(self, Py_ssize_t p, int side) noexcept nogil
