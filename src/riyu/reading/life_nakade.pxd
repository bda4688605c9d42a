# C types of life_nakade.py.
from riyu.reading.life_region cimport *

cdef enum:
    GAME_POINTS = 7      # of an area that is read out by itself
    LIVES = 1            # whoever moves first
    FIRST = 2            # whoever moves first has his way
    DIES = 3             # whoever moves first
    UNCLEAR = 4

cdef class LifeNakade(LifeRegion):
    cdef int game_n                  # points of the eye space read out
    cdef uint16_t game_points[8]
    cdef int game_beside[8]          # points beside each, a bit each
    cdef int game_walled             # points beside the wall
    cdef int game_corner
    cdef uint32_t game_stamp
    cdef uint32_t game_known[131072]  # 2 * stamp + whether it's killed
    cdef uint64_t fate_keys[4096]
    cdef uint8_t fates[4096]
    cdef uint8_t vitals_of[4096]
    cdef int game_vital              # points where the pursuer kills

    cdef int fate_of(self, int count, bint has_room) noexcept nogil
    cdef int prepare_game(self, int count) noexcept nogil
    cdef int joined(self, int area, int start) noexcept nogil
    cdef bint killed_moving(self, int area, int taken, int passed, int room) noexcept nogil
    cdef bint killed_waiting(self, int area, int taken, int passed, int room) noexcept nogil
