# C types of sweep.py.
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport put8, put32
from riyu.features.state cimport lowest_bit
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport CHANGES, SIZE, BoardState
from riyu.patterns.swept cimport Check, Entry, Swept

cdef enum:
    WIDE = 39            # cells from a point to the one above it in the wide picture: 19 and a margin of 20
    WIDE_CELLS = 2280    # (19 + 2 * 20) rows of it, less one, and a margin
    TRIPLES = 12         # three by three, the 36 cells nearest to a middle
    # The table of sets (`swept`): for each triple 64 contents of its cells, then
    TURNS = 768          # for each orientation: what one of two contents of the middle fits: 0 and 1, 0 and 2, 1 and 2
    PLACES = 792         # for each place, unturned: what can lie with its middle there
    MIDDLES = 1153       # for each content of the middle but off the board: what it fits
    MET = 14             # sets that have in common what begins or ends: the triples', of TURNS, of PLACES
    SLOTS = 65536        # places for standing matches
    FULL = 49152         # of them that may be in use
    NONE = 0
    GONE = 4294967295

cdef inline uint32_t slot_of(uint32_t match) noexcept nogil:
    # where a match is looked for first: 2 ** 32 over the golden ratio spreads them
    return match * <uint32_t>2654435769 >> 16

cdef inline int seen_as(uint8_t* wide, Py_ssize_t cell, int color) noexcept nogil:
    # what a color sees on a cell of a wide picture: 0 empty, 1 own, 2 enemy, 3 off the board
    return ((0xE4 if color == BLACK else 0xD8) >> 2 * wide[cell]) & 3

cdef inline Py_ssize_t wide_cell(Py_ssize_t p) noexcept nogil:
    # a point's cell in the wide picture
    return (p // 20 + 19) * WIDE + p % 20 - 1

cdef inline int swapped(int contents) noexcept nogil:
    # up to three contents, two bits each, with black and white exchanged
    return (contents & 0x15) << 1 | (contents >> 1 & 0x15)

cdef class Sweep:
    cdef readonly Board board
    cdef BoardState* s
    cdef readonly Swept swept        # which holds what the next six are of
    cdef Entry* entries
    cdef Check* checks
    cdef int words
    cdef int blocks
    cdef uint64_t* sets
    cdef uint64_t* filled
    cdef uint32_t* standing          # the matches, hashed; then their number, and the place in the change log
    cdef uint32_t count              # the number of matches while they are brought up to date
    cdef uint32_t noted              # the number of events while they are brought up to date
    cdef uint32_t told[2]            # events noted, and events that were asked for
    cdef uint32_t* events            # matches that came or went, in order
    cdef size_t event_limit
    cdef uint8_t* wide               # what stood when last looked, WIDE_CELLS of it
    cdef int32_t steps[8][2]         # [orientation]: what a column to the right and a row up are in the wide picture
    cdef int32_t near_steps[8][36]   # the same for the nearest cells
    cdef int32_t cell_steps[8][2]    # what a column and a row are in cells of the board
    cdef uint16_t places[8][421]     # [orientation][cell]: the set of PLACES for it
    cdef readonly bint is_full
    cdef readonly bint is_behind     # it was undone to before the matches were found

    cdef void begin(self) noexcept nogil
    cdef void ask(self, Py_ssize_t p, Py_ssize_t cell, int o, int was, int now) noexcept nogil
    cdef void judge(self, Py_ssize_t number, Py_ssize_t p, Py_ssize_t cell, int color, int o, bint comes) noexcept nogil
    cdef void enter(self, uint32_t match) noexcept nogil
    cdef void remove(self, uint32_t match) noexcept nogil
    cdef void tell(self, uint32_t match) noexcept nogil
    cdef bint has(self, uint32_t match) noexcept nogil
    cdef void look_at(self, Py_ssize_t p) noexcept nogil
    cdef void refresh(self) noexcept nogil
