# C types of board.py. The struct's fields are listed with their use in board.FIELDS (a test keeps the two equal).
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.block cimport Block
from riyu.base.trail cimport UNLOGGED, Log, LogPointer, Recorder, Trail, keep_all_of, put8, put16, put32, put64, undo_words
from riyu.game.constants cimport *

cdef enum:
    TO_MOVE = 0          # numbers[...]: BLACK or WHITE
    KO = 1               # the point forbidden by ko, or NO_POINT
    TAKEN_BLACK = 2      # black stones taken so far
    TAKEN_WHITE = 3      # white stones taken so far
    SIZE = 4             # lines of the board
    PASSES = 5           # passes in a row
    NUMBERS = 8
    HISTORY = 0          # counts[...]: positions in the history
    SINCE = 1            # the first of them that superko looks at
    CHANGES = 2          # entries in the change log
    COUNTS = 4

cdef int TURN[4]         # the four steps to the points beside a point

cdef struct BoardState:
    uint64_t key[1]              # Zobrist key of the stones
    uint32_t counts[4]           # HISTORY .. CHANGES
    uint16_t numbers[8]          # TO_MOVE .. PASSES
    uint16_t string[421]         # head of the stone's string; 0 where no stone stands
    uint16_t next[421]           # the string's next stone, in a ring; valid where a stone stands
    uint16_t liberties[421]      # of a string, at its head: empty points beside it, each once
    uint16_t stones[421]         # of a string, at its head: its stones
    uint8_t color[424]           # EMPTY, BLACK, WHITE, BORDER
    uint8_t near[424]            # stones beside the point: black in bits 0-2, white in 3-5, border in 6-7

cdef inline int empty_beside(BoardState* s, int p) noexcept nogil:
    # empty points beside a point
    cdef int near = s.near[p]
    return 4 - (near & 7) - ((near >> 3) & 7) - (near >> 6)

cdef inline int is_none_of(int h, int a, int b, int c) noexcept nogil:
    # 1 if h is none of the three; without a branch, for none could be foretold
    return (h != a) & (h != b) & (h != c)

cdef inline int is_new_liberty(BoardState* s, int q, int head) noexcept nogil:
    # 1 if a point is empty and no stone of the string with this head stands beside it
    if s.color[q] != EMPTY:
        return 0
    return (
        (s.string[q + 20] != head) & (s.string[q - 1] != head)
        & (s.string[q + 1] != head) & (s.string[q - 20] != head)
    )

cdef void clear_state(BoardState* s, int size) noexcept nogil
cdef int join_strings(BoardState* s, Recorder log, int a, int b) noexcept nogil
cdef int remove_string(BoardState* s, Recorder log, int head, uint16_t* taken, int count) noexcept nogil
cdef int put_stone(BoardState* s, Recorder log, int p, int color, uint16_t* taken) noexcept nogil
cdef int play_at(BoardState* s, Recorder log, int p, int color, uint16_t* taken) noexcept nogil
cdef bint eyelike(BoardState* s, int p, int color) noexcept nogil
cdef bint is_suicide(BoardState* s, int p, int color) noexcept nogil
cdef int play_lightly(BoardState* s, int p, int color, uint16_t* taken) noexcept nogil
cdef bint may_play(BoardState* s, int p, int color) noexcept nogil

cdef class Board:
    cdef BoardState* s
    cdef readonly Block block
    cdef readonly Trail trail
    cdef Log* log
    cdef readonly object ruleset
    cdef int ko_law                  # 0 simple, 1 positional, 2 situational
    cdef bint suicide
    cdef uint64_t* history           # keys of positions that stood, counts[HISTORY] of them
    cdef size_t history_limit
    cdef uint16_t* changes           # cells that changed, counts[CHANGES] of them
    cdef size_t changes_limit
    cdef uint16_t taken[421]

    cdef uint64_t key_after(self, int p, int color) noexcept nogil
    cdef bint repeats(self, uint64_t key, int mover) noexcept nogil
    cdef int judge(self, int p, int color) noexcept nogil
    cdef void remember(self) noexcept nogil
    cdef void note_change(self, int p) noexcept nogil
    cdef int play_unchecked(self, int p, int color) noexcept nogil
    cdef void pass_unchecked(self, int color) noexcept nogil
