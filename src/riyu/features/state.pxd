# C types of state.py. The struct's fields are listed with their use in state.FIELDS (a test keeps the two equal).
from libc.stdint cimport int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, LogPointer, put8, put16, put32, put64
from riyu.game.constants cimport *
from riyu.game.stones cimport BoardState, black_beside, white_beside

cdef enum:
    SIDE = 424           # cells of one color in the arrays kept for both: [SIDE * (color - 1) + cell]
    ROWS = 22            # rows of one color in `rows`
    BASE_BITS = 9        # of an access value: the nearest stone's cell; above them the moves
    ONE_MOVE = 512       # what a move adds to an access value
    NO_ACCESS = 65535
    UP_TO = 0            # in `seen`: place in the board's change log up to which they are
    IS_FOLLOWING = 1     # in `seen`: 1 while the change log says what is new; 0 undone to before they began

cdef struct FeatureState:
    uint64_t links[424]          # at a link's lower stone: 3 bits a slot, see link_codes
    uint32_t rows[44]            # the stones these features are of: [ROWS * (color - 1) + row], bit column
    uint32_t seen[2]             # UP_TO, IS_FOLLOWING
    uint16_t access[848]         # per color: moves << 9 | nearest stone; NO_ACCESS where there is no way
    uint16_t paths[424]          # influence by paths, black +, white - (signed)
    uint16_t squares[848]        # per color: influence by inverse squares, without the rim
    uint8_t walls[848]           # per color: strong links whose wall this point belongs to
    uint8_t chains[424]          # bit 0: of a black chain, bit 1: of a white chain

cdef struct Work:
    # what an update hands from feature to feature; not part of the state
    int changed_count
    int barred_count
    uint16_t changed[424]        # cells whose stone came or went since the last update, each once
    uint8_t was[424]             # what stood there, by place in `changed`
    uint16_t barred[848]         # SIDE * (color - 1) + cell where a color's wall began or ended, each once

cdef extern from *:
    int lowest_bit "__builtin_ctzll" (unsigned long long word) noexcept nogil   # the place of the lowest bit set

cdef inline int signed16(uint16_t word) noexcept nogil:
    return <int16_t>word

cdef inline int color_in_rows(FeatureState* f, Py_ssize_t p) noexcept nogil:
    # what stands on a point as of the last update: EMPTY, BLACK or WHITE
    cdef Py_ssize_t row = p // 20
    cdef Py_ssize_t column = p % 20
    return ((f.rows[row] >> column) & 1) + 2 * ((f.rows[ROWS + row] >> column) & 1)

cdef void clear_features(FeatureState* f) noexcept nogil
cdef void set_row(FeatureState* f, Log* log, Py_ssize_t p, int was, int now) noexcept nogil
cdef int chain_bits_at(BoardState* s, Py_ssize_t p) noexcept nogil
cdef void update_chains(BoardState* s, FeatureState* f, Log* log, Work* w) noexcept nogil
