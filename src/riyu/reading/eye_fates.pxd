# C types of eye_fates.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_shape cimport EyeShape, cell_set, cells_in

cdef enum:
    FATE_POINTS = 7      # of an eye space that is read out, at most
    LIVES = 1            # whoever moves first
    FIRST = 2            # whoever moves first has his way
    DIES = 3             # whoever moves first
    UNCLEAR = 4

@cython.final
cdef class EyeFates(EyeShape):
    cdef readonly Board board
    cdef BoardState* s
    cdef uint16_t points[8]          # of the space asked about
    cdef uint32_t vital              # its points where the pursuer kills, a bit each
    cdef bint has_corner             # a point of it is beside the edge and not beside the wall
    cdef uint32_t stamp
    cdef uint32_t known[131072]      # by position: 2 * stamp + whether it's killed
    cdef uint64_t keys[4096]         # of the spaces read last,
    cdef uint8_t fates[4096]         # their fates
    cdef uint8_t vitals[4096]        # and vital points

    cdef int fate_of(self, int size, bint has_room) noexcept nogil
    cdef uint32_t lay_out(self, int size) noexcept nogil
    cdef bint killed_moving(self, uint32_t area, uint32_t taken, int passed, int outside) noexcept nogil
    cdef bint killed_waiting(self, uint32_t area, uint32_t taken, int passed, int outside) noexcept nogil
