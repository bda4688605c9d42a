# C types of eye_game.py.
from libc.stdint cimport uint8_t, uint32_t, uint64_t

cdef enum:
    EYE_CELLS = 24       # cells of a shape
    EYE_PLACES = 65536   # of positions met, at most
    FEW_PLACES = 4096    # of those of a shape of up to FEW cells
    FEW = 7
    MOST_FILLS = 30      # moves to fill a space, at most
    LIFE = 3             # asked instead of a number of eyes: that the wall can't be taken

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

cdef class EyeGame:
    cdef readonly int count
    cdef readonly int limit          # positions a question may take
    cdef uint32_t place_count
    cdef readonly int nodes          # that it took
    cdef readonly bint gave_up
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
    cdef uint8_t order[24]
    cdef uint32_t own                # stones, as played now
    cdef uint32_t enemy
    cdef uint64_t places[65536]
    cdef uint8_t known[65536]        # 0: nothing yet, else 1 and the answer

    cdef void clear(self) noexcept nogil
    cdef int add_cell(self, bint is_room, int spare, int lost, bint is_walled, bint is_sound) noexcept nogil
    cdef void add_outer(self) noexcept nogil
    cdef void set_beside(self, int c, uint32_t cells) noexcept nogil
    cdef void set_across(self, int c, uint32_t cells) noexcept nogil
    cdef void set_open(self, uint32_t out, uint32_t held) noexcept nogil
    cdef void put_in_order(self) noexcept nogil
    cdef int weight(self, int c) noexcept nogil
    cdef uint32_t flood(self, uint32_t start, uint32_t among) noexcept nogil
    cdef bint play(self, int c, bint is_owner) noexcept nogil
    cdef bint is_mortal              # the wall has no liberties but those of the shape
    cdef bint took_wall              # the last move filled the wall's last liberty

    cdef bint wall_has_liberty(self, uint32_t own, uint32_t full) noexcept nogil
    cdef bint has_liberty(self, uint32_t group, uint32_t full) noexcept nogil
    cdef int eyes(self) noexcept nogil
    cdef int reaches(self, int wanted, bint is_owner, int passes) noexcept nogil
    cdef uint32_t place_of(self, int wanted, bint is_owner, int passes) noexcept nogil
    cdef int falls(self, int moves, bint is_owner) noexcept nogil
    cdef int fills(self, uint32_t own, uint32_t enemy, bint is_owner) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void drop_outer(self) noexcept nogil
    cdef int reach(self, int wanted, bint is_owner, uint32_t own, uint32_t enemy) noexcept nogil
    cdef int reach_by(self, int wanted, bint is_owner, uint32_t own, uint32_t enemy, int c) noexcept nogil
