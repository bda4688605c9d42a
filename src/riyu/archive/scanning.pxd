# C types of scanning.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy

from riyu.archive.laying cimport ANYTHING, NOWHERE, LaidDrawing
from riyu.game.constants cimport *

cdef enum:
    CELL = 511               # a word of a game: the cell of a move, 0 for a pass
    IS_WHITE = 512
    TAKES = 1024             # stones left the board: their number and cells follow
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
    NUMBERS = 65536          # of a game's moves, one and more: they have 16 bits

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
    cdef bint is_listed                  # whether the moves to come of this game are listed
    cdef uint16_t played[65536]          # by number: the word of a move to come, without what it takes
    cdef uint16_t later[65536]           # and the number of the next one at its point, 0: none
    cdef uint16_t soonest[421]           # by cell: a move there, or 0; one that was played by now is passed by
    cdef int winner
    cdef uint32_t day

    cdef void scan_games(self) noexcept nogil
    cdef void scan_game(self, int setup) noexcept nogil
    cdef void look_everywhere(self) noexcept nogil
    cdef void look(self, int change, Py_ssize_t p, int j) noexcept nogil
    cdef void look_by_code(self, int code, Py_ssize_t p, int j) noexcept nogil
    cdef bint stands(self, Py_ssize_t base, int o) noexcept nogil
    cdef int set_at(self, Py_ssize_t base, int o, int p) noexcept nogil
    cdef void report(self, Py_ssize_t base, int o, int j) noexcept nogil
    cdef int key_at(self, uint16_t word, int o, int left, int low) noexcept nogil
    cdef int next_inside(self, int left, int low, int width, int height) noexcept nogil
    cdef void list_moves(self) noexcept nogil
    cdef void count(self, int row, bint at_once, int won) noexcept nogil
