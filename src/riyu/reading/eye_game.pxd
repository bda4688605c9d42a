# C types of eye_game.py.
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from riyu.reading.eye_shape cimport EYE_CELLS, EyeShape, cell_set, cells_in

cdef enum:
    EYE_PLACES = 65536   # of positions met, at most
    FEW_PLACES = 4096    # of those of a shape of up to FEW cells
    FEW = 7
    MOST_FILLS = 30      # moves to fill a space, at most
    LIFE = 3             # asked instead of a number of eyes: that the wall can't be taken

cdef class EyeGame(EyeShape):
    cdef readonly int limit          # positions a question may take
    cdef int most                    # a lower limit, 0 if there is none
    cdef uint32_t place_count
    cdef readonly int nodes          # that it took
    cdef readonly bint gave_up
    cdef bint is_mortal              # the wall has no liberties but those of the shape
    cdef bint took_wall              # the last move filled the wall's last liberty
    cdef int repeat                  # what a repetition counts as: 0 a no, 1 a yes, 2 neither
    cdef bint repeated               # one was met since `begin`
    cdef uint8_t order[24]
    cdef uint64_t places[65536]
    cdef uint8_t known[65536]        # 0: nothing yet, else 1 and the answer

    cdef void put_in_order(self) noexcept nogil
    cdef int weight(self, int c) noexcept nogil
    cdef bint play(self, int c, bint is_owner) noexcept nogil
    cdef int reaches(self, int wanted, bint is_owner, int passes) noexcept nogil
    cdef uint32_t place_of(self, int wanted, bint is_owner, int passes) noexcept nogil
    cdef int falls(self, int moves, bint is_owner) noexcept nogil
    cdef int fills(self, uint32_t own, uint32_t enemy, bint is_owner) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void drop_outer(self) noexcept nogil
    cdef int reach(self, int wanted, bint is_owner, uint32_t own, uint32_t enemy) noexcept nogil
    cdef int reach_by(self, int wanted, bint is_owner, uint32_t own, uint32_t enemy, int c) noexcept nogil
