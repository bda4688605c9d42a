# C types of eye_shape.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t

cdef enum:
    EYE_CELLS = 24       # cells of a shape
    EYE_WALLS = 32       # strings of a wall

cdef extern from *:
    """
    static inline int riyu_cells_in(unsigned int set) { return __builtin_popcount(set); }
    static inline int riyu_lowest_cell(unsigned int set) { return __builtin_ctz(set); }
    """
    int cells_in "riyu_cells_in" (uint32_t cells) noexcept nogil
    int lowest_cell "riyu_lowest_cell" (uint32_t cells) noexcept nogil

cdef inline uint32_t cell_set(int c) noexcept nogil:
    # the set of one cell
    return <uint32_t> 1 << c

cdef class EyeShape:
    cdef readonly int count
    cdef uint32_t room               # cells of the space; the others are diagonals to settle
    cdef uint32_t walled             # where an own stone can't be taken
    cdef uint32_t outer              # a liberty of the wall outside
    cdef uint32_t out                # where an enemy stone can't be taken
    cdef uint32_t held               # diagonals that are the enemy's while nobody plays there
    cdef uint32_t sound              # cells whose walls are one string
    cdef uint32_t beside[24]
    cdef uint32_t across[24]
    cdef uint8_t lost[24]            # diagonals that the enemy holds for good
    cdef uint8_t spare[24]           # diagonals that he may hold
    cdef int wall_count              # strings of the wall
    cdef uint32_t walls[24]          # those beside a cell, a bit a string
    cdef uint32_t wall_cells[32]     # cells beside a string of the wall
    cdef uint32_t own                # stones, as played now
    cdef uint32_t enemy

    cdef void clear(self) noexcept nogil
    cdef int add_cell(self, bint is_room, int spare, int lost, bint is_walled, bint is_sound) noexcept nogil
    cdef void add_outer(self) noexcept nogil
    cdef void set_beside(self, int c, uint32_t cells) noexcept nogil
    cdef void set_points(self, uint16_t* points) noexcept nogil
    cdef void set_across(self, int c, uint32_t cells) noexcept nogil
    cdef void set_open(self, uint32_t out, uint32_t held) noexcept nogil
    cdef void add_wall(self, uint32_t cells) noexcept nogil
    cdef bint is_joined(self, int c) noexcept nogil
    cdef uint32_t flood(self, uint32_t start, uint32_t among) noexcept nogil
    cdef bint wall_has_liberty(self, uint32_t own, uint32_t full) noexcept nogil
    cdef bint has_liberty(self, uint32_t group, uint32_t full) noexcept nogil
    cdef int eyes(self) noexcept nogil
