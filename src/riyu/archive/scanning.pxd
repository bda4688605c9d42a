# C types of scanning.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy

from riyu.game.constants cimport *

cdef enum:
    CELL = 511               # a word of a game: the cell of a move, 0 for a pass
    IS_WHITE = 512
    TAKES = 1024             # stones left the board: their number and cells follow
    ANYTHING = 7
    NOWHERE = 722            # the key of no continuation; twice AREA
    ALL = 723                # the row of a tally that counts every place
    ROWS = 724
    WIDE = 8                 # numbers in a row
    PLACES = 0               # numbers of a row: times found
    GAMES = 1                # games with one at least
    AT_ONCE = 2              # times that the very next move was in the rectangle
    BLACK_WON = 3            # times that the drawing's Black won the game
    WHITE_WON = 4
    FIRST = 5                # day of the first game with a date, as YYYYMMDD; 0: none
    LAST = 6                 # and of the last
    SEEN = 7                 # the last game counted, and one more
    TOLD = 2                 # words of a place that is told

cdef class LaidDrawing:
    cdef readonly int size
    cdef readonly int count              # orientations
    cdef readonly bint on_empty          # whether it stands on the empty board
    cdef uint8_t blank[421]              # the empty board, by cell
    cdef uint8_t sets[6400]              # what may stand, by orientation and 20 * row + column in the rectangle
    cdef uint16_t keys[12800]            # of continuations: the same, then Black or White
    cdef bint turns[12800]               # whether the winner is of the other color as drawn
    cdef uint8_t widths[16]
    cdef uint8_t heights[16]
    cdef uint8_t edges[16]               # 1 left, 2 right, 4 top, 8 bottom
    cdef bint swaps[16]                  # whether the colors are changed
    cdef uint8_t wanted[723]             # by key, whether such a continuation is asked for
    cdef uint16_t known[16]              # points by orientation on which not anything may stand
    cdef uint16_t offsets[5776]          # these points from the lower left, stones first: 361 an orientation
    cdef uint8_t contents[5776]          # and what may stand there
    cdef uint32_t starts[1685]           # by change and cell: where its entries begin
    cdef uint64_t[::1] entries           # mask, value of the eight points around; cell of the lower left; orientation
    cdef uint8_t[::1] possible           # by change and the eight points around, whether any entry allows them

    cdef int neighbor(self, int o, int c, int u) noexcept nogil
    cdef uint64_t around(self, int o, int c, int u) noexcept nogil
    cdef int low(self, int o, int across) noexcept nogil
    cdef int high(self, int o, int across) noexcept nogil
    cdef void order_points(self, int o) noexcept nogil
    cdef void count_entries(self) noexcept nogil
    cdef void fill_entries(self) noexcept nogil
    cdef void enter(self, int change, int offset, int base, int o, uint64_t around) noexcept nogil
    cdef void mark_possible(self, int change, uint64_t around) noexcept nogil

cdef bint is_by(int change, int content) noexcept nogil

cdef class Scan:
    cdef const uint16_t[::1] words
    cdef const uint64_t[::1] index
    cdef LaidDrawing laid
    cdef const uint8_t[::1] mask
    cdef const uint64_t* entries
    cdef const uint8_t* possible
    cdef readonly object tally           # an array of ROWS x WIDE numbers
    cdef readonly object told            # an array of TOLD words a place
    cdef uint32_t[::1] rows
    cdef uint64_t[::1] places
    cdef int most                        # places told at most
    cdef readonly int told_count
    cdef Py_ssize_t first                # games to go through
    cdef Py_ssize_t last
    cdef uint8_t board[421]
    cdef uint16_t changed[421]           # cells that the last move changed
    cdef uint8_t old[421]                # what stood there before
    cdef uint32_t game
    cdef int number                      # moves played
    cdef uint64_t at                     # the word behind the last move
    cdef uint64_t end                    # of the game's words
    cdef int winner
    cdef uint32_t day

    cdef void scan_games(self) noexcept nogil
    cdef void scan_game(self, int setup) noexcept nogil
    cdef void look_everywhere(self) noexcept nogil
    cdef void look(self, int change, Py_ssize_t p, int j) noexcept nogil
    cdef bint stands(self, Py_ssize_t base, int o) noexcept nogil
    cdef int set_at(self, Py_ssize_t base, int o, int p) noexcept nogil
    cdef void report(self, Py_ssize_t base, int o, int j) noexcept nogil
    cdef void count(self, int row, bint at_once, int won) noexcept nogil
