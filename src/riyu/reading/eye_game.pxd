# C types of eye_game.py.
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    EYE_CELLS = 24       # cells of a shape
    EYE_WALLS = 32       # strings of a wall
    EYE_PLACES = 65536   # of positions met, at most
    FEW_PLACES = 4096    # of those of a shape of up to FEW cells
    FEW = 7
    MOST_PLACES = 524288 # of those of a shape of more than MANY cells whose fate is asked for
    MANY = 10
    MOST_FILLS = 30      # moves to fill a space, at most
    LIFE = 3             # asked instead of a number of eyes: that the wall can't be taken
    HOLDS = 60           # asked instead of a number of eyes: that the wall is sure of a liberty, its owner passing
    KO_LOST = 2       # of an eye: there is none unless its owner takes a ko back at once
    KO_HELD = 3       # there is one unless the enemy takes a ko back at once
    ENDLESS = 4            # a rule against repetition alone decides
    FATE_POINTS = 7      # of an eye space that is read out, at most
    LIVES = 1            # whoever moves first
    FIRST = 2            # whoever moves first has his way
    DIES = 3             # whoever moves first
    UNCLEAR = 4

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

@cython.final
cdef class EyeGame(EyeShape):
    cdef readonly int limit          # positions a question may take
    cdef public int most             # a lower limit, 0 if there is none
    cdef uint32_t place_count
    cdef readonly int nodes          # that it took
    cdef readonly bint gave_up
    cdef bint is_mortal              # the wall has no liberties but those of the shape
    cdef bint took_wall              # the last move filled the wall's last liberty
    cdef int repeat                  # what a repetition counts as: 0 a no, 1 a yes, 2 neither
    cdef bint repeated               # one was met since `begin`
    cdef readonly int best           # the move that decides what was asked last, -1 if there is none
    cdef int gains                   # answers of the last round that are not what a repetition counts as
    cdef uint32_t ko                 # where a stone was taken alone by one that stands alone
    cdef bint is_strict              # an eye counts if the wall is sure of a liberty there
    cdef bint minds_ko               # a stone may not be taken back there at once,
    cdef bint owner_retakes          # but by the owner
    cdef bint enemy_retakes          # or by the enemy
    cdef uint8_t order[24]
    cdef uint64_t places[524288]
    cdef uint8_t known[524288]       # 0: nothing yet, else 1 and the answer

    cdef void put_in_order(self) noexcept nogil
    cdef int weight(self, int c) noexcept nogil
    cdef bint play(self, int c, bint is_owner) noexcept nogil
    cdef int reaches(self, int wanted, bint is_owner, int passes) noexcept nogil
    cdef uint32_t place_of(self, int wanted, bint is_owner, int passes) noexcept nogil
    cdef bint holds(self) noexcept nogil
    cdef int settle(self, bint is_owner, uint32_t own, uint32_t enemy, int repeat) noexcept nogil
    cdef int fate(self, bint is_owner, uint32_t own, uint32_t enemy) noexcept nogil
    cdef int fate_in_ko(self, bint is_owner, uint32_t own, uint32_t enemy) noexcept nogil
    cdef int falls(self, int moves, bint is_owner) noexcept nogil
    cdef int fills(self, uint32_t own, uint32_t enemy, bint is_owner) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void drop_outer(self) noexcept nogil
    cdef int reach(self, int wanted, bint is_owner, uint32_t own, uint32_t enemy) noexcept nogil
    cdef int reach_by(self, int wanted, bint is_owner, uint32_t own, uint32_t enemy, int c) noexcept nogil

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
