# C types of playouts.py.
cimport cython
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.chance cimport random_below
from riyu.features.state cimport lowest_bit
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.playout cimport harms_itself, last_liberty, may_play, other_liberty, play_lightly
from riyu.game.stones cimport *

cdef enum:
    # flags of a move in a playout: see FLAGS
    NEXT_LAST = 1
    ACROSS_LAST = 2
    NEXT_BEFORE = 4
    ACROSS_BEFORE = 8
    TAKE = 16
    ESCAPE = 32
    COUNTER = 64
    SQUEEZE = 128
    LOOSEN = 256
    NAKADE = 512
    TAKE_TWO = 1024      # of strings in atari of two stones or more,
    SAVE_TWO = 2048
    SAVE_FIVE = 4096     # of five or more
    ESCAPE_FAR = 8192    # to three liberties or more
    LOOSEN_FAR = 16384
    SQUEEZE_THREE = 32768 # of strings with three liberties
    LOOSEN_THREE = 65536
    FLAG_COUNT = 17
    LOW_COUNT = 10       # the flags whose odds together stand in one table; those of the others in another,
    LOW_FLAGS = 1024     # and one more than all of each together
    HIGH_FLAGS = 128
    MOST_ATARIS = 32     # strings in atari that are minded
    SHAPES = 65536
    SUMS = 28
    NEAR = 15            # the flags that say where a move lies
    BESIDES = 90         # the places of BESIDE that are not across, as bits
    EVEN = 256           # odds of 1
    MOST_ODDS = 65535
    MOST_ADDED = 262144  # odds that flags have together at most
    MOST_MORE = 16777216 # that flags add to a move's
    MOST_LISTED = 48     # of what flags call for
    MOST_OFFERED = 6     # own stones put in atari at once that may kill a shape

cdef struct Sim:
    # a playout being played
    BoardState board
    uint16_t empty[361]       # the empty points, the first `empties` of it,
    uint16_t at[424]          # the place of each in it
    uint16_t taken[421]       # points of the stones the last move took, `takes` of them
    uint8_t first_by[424]     # by point: the color that first played there since the search's root; 0 none
    uint16_t listed[64]       # the moves listed, `count` of them: the `called` that flags call for, then, where all
                              # odds are asked for, the points around the last two
    uint32_t flags[64]        # the flags of each of the former,
    uint32_t more[64]         # what flags add to the odds of each
    uint16_t shape[424]       # by point: what stands around it, as shape_of has it for Black
    uint16_t odds[2][424]     # by color and point: of its shape; 0 where a stone stands, and in an own eye
    uint32_t sums[2][28]      # the sum of those of each sixteen points
    uint16_t barred[361]      # points left out of this turn's draw,
    uint16_t barred_odds[361] # what odds they had
    int empties
    int takes
    int count
    int called
    int bars
    int moves                 # moves played, passes included
    uint8_t closed[424]       # by point: the colors that don't play there, as bits: 1 Black, 2 White
    int last                  # the points of the last two moves, 0 for a pass or none
    int before
    uint16_t atari[32]        # a stone of each string in atari, `ataris` of them,
    uint16_t way_out[32]      # and its liberty
    int ataris

# The steps to the eight points around, in the order of a shape's bits. C's own constant, as TURN is.
cdef extern from * nogil:
    """
    static const Py_ssize_t riyu_beside[8] __attribute__((unused)) = {19, 20, 21, -1, 1, -21, -20, -19};
    /* by step from a point to another, 21 more: 1 if they are next to each other, 2 if across */
    static const uint8_t riyu_nearness[43] __attribute__((unused)) = {
        2, 1, 2, [20] = 1, [22] = 1, [40] = 2, 1, 2};
    """
    const Py_ssize_t BESIDE "riyu_beside"[8]
    const uint8_t NEARNESS "riyu_nearness"[43]

cdef int shape_of(BoardState* s, Py_ssize_t p) noexcept nogil
cdef int as_white(int shape) noexcept nogil
cdef int nearness_to(Py_ssize_t p, Py_ssize_t center) noexcept nogil
cdef int nearness(Sim* t, int p) noexcept nogil
cdef void list_move(Sim* t, Py_ssize_t p, int flag) noexcept nogil
cdef void list_liberties(Sim* t, int stone, int flag) noexcept nogil
cdef bint is_string_before(BoardState* s, Py_ssize_t p, int i) noexcept nogil
cdef int room(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef void list_ways_out(Sim* t, int stone) noexcept nogil
cdef void list_takes(Sim* t, int stone, int color) noexcept nogil
cdef bint has_beside(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef int vital_point(BoardState* s, int start, int color) noexcept nogil
cdef void list_strings(Sim* t, int color) noexcept nogil
cdef int note_atari(Sim* t, int stone) noexcept nogil
cdef void list_ataris(Sim* t, int color) noexcept nogil
cdef bint is_shut(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef int joined_stones(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef int self_atari(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef bint fills_in_vain(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef uint32_t times(uint64_t odds, uint64_t by) noexcept nogil
cdef void set_odds(Sim* t, int side, Py_ssize_t p, int odds) noexcept nogil
cdef uint32_t bar(Sim* t, int side, int p) noexcept nogil
cdef int drawn_by_sums(Sim* t, int side, int drawn) noexcept nogil
cdef void remove_empty(Sim* t, int p) noexcept nogil
cdef int margin_of(Sim* t) noexcept nogil
cdef int count_owners(Sim* t, int32_t* owner) noexcept nogil

@cython.final
cdef class PlayoutWeights:
    cdef uint16_t shapes[65536][2]   # by shape as Black sees it: Black's odds, White's
    cdef uint32_t low[1024]          # odds of the first ten flags together,
    cdef uint32_t high[128]          # and of the others
    cdef int allowed[4]              # by what self_atari gives: how many of 256 are let through

    cdef uint32_t odds_of(self, uint32_t flags) noexcept nogil
    cdef void lay(self, Sim* t, BoardState* board, int last, int before) noexcept nogil
    cdef void judge(self, Sim* t, Py_ssize_t p) noexcept nogil
    cdef void judge_closely(self, Sim* t, Py_ssize_t p) noexcept nogil
    cdef void note_ataris(self, Sim* t, int p, int color) noexcept nogil
    cdef void let_in(self, Sim* t, Py_ssize_t p) noexcept nogil
    cdef void change(self, Sim* t, Py_ssize_t p) noexcept nogil
    cdef uint32_t weigh_called(self, Sim* t, int side) noexcept nogil
    cdef void weigh(self, Sim* t, int side) noexcept nogil
    cdef void list_around(self, Sim* t, int side, Py_ssize_t center, int beside) noexcept nogil
    cdef uint32_t added_at(self, Sim* t, int side, Py_ssize_t center, int i, int beside) noexcept nogil
    cdef uint32_t added_around(self, Sim* t, int side, Py_ssize_t center, int beside) noexcept nogil
    cdef int drawn_around(self, Sim* t, int side, Py_ssize_t center, int beside, int drawn) noexcept nogil
    cdef int drawn_by(self, Sim* t, int side, int called, int last, int before, int drawn) noexcept nogil
    cdef int draw(self, Sim* t, uint64_t* chance, int color) noexcept nogil
    cdef void play(self, Sim* t, int p, int color) noexcept nogil
    cdef void follow_taken(self, Sim* t) noexcept nogil
    cdef void take_off(self, Sim* t, Py_ssize_t p) noexcept nogil
    cdef bint lets_in(self, Sim* t, uint64_t* chance, Py_ssize_t p, int color) noexcept nogil
    cdef void play_out(self, Sim* t, uint64_t* chance, int limit) noexcept nogil

cdef class ShapedPlayouts:
    cdef readonly PlayoutWeights weights
    cdef Sim start
    cdef uint64_t chance[1]
    cdef readonly long long count
    cdef int32_t owner[424]          # by point: playouts that ended it as Black's less those as White's
    cdef readonly long long margin
    cdef readonly long long moves

    cdef void run_unlocked(self, int count) noexcept nogil
