# C types of link_codes.py.
from libc.stdint cimport int16_t, uint16_t, uint64_t

from riyu.base.trail cimport Log, put8, put64
from riyu.features.state cimport *
from riyu.game.stones cimport SIZE, BoardState

cdef enum:
    JOIN = 0             # the two games
    THROUGH = 1
    NO_LINK = 0          # link codes: connection status and wall
    UNSETTLED_UNSETTLED = 1
    UNSETTLED_WEAK = 2
    UNSETTLED_STRONG = 3
    WEAK_WEAK = 4
    WEAK_STRONG = 5
    SETTLED = 6

cdef struct Window:
    # the points on which a link's code rests, but for its ends; in a mask each has a bit, those of the wall come first
    int cells                # how many
    int wall                 # how many of them are the wall
    int closed               # mask: all beside them is in the window, an end or off the board
    int beside_a             # masks: beside an end
    int beside_b
    int held                 # mask: beside an end that is a stone
    int side[2]              # masks: on either side of the link
    int bank[2]              # those, and what touches a part of the side that is off the board
    int beside[10]           # masks, by cell: along lines
    int around[10]           # along lines and diagonally
    uint16_t* known          # by ternary code: bits 0-7 the games' known results, 2 each; above them the link code + 1

cdef Window WINDOWS[512]
cdef int TERNARY[1024]       # a mask's bits as digits to base 3

cdef int string_of(int* near, int cells, int among, int found) noexcept nogil
cdef bint is_at(Window* window, int game, int own, int enemy) noexcept nogil
cdef bint is_barred(Window* window, int enemy) noexcept nogil
cdef int liberties_of(Window* window, int string, int filled) noexcept nogil
cdef bint is_seen(Window* window, int string, bint own) noexcept nogil
cdef int played(Window* window, int mine, int theirs, int i, bint own_moves) noexcept nogil
cdef int wins(Window* window, int game, int own, int enemy, bint own_moves) noexcept nogil
cdef bint is_cut(Window* window, int own, int enemy) noexcept nogil
cdef int cut_by(Window* window, int own, int enemy, int i) noexcept nogil
cdef int judge(Window* window, int own, int enemy) noexcept nogil
cdef int first_code(Window* window, int index) noexcept nogil

cdef enum:
    SLOTS = 18           # of a stone's links: 14 to a stone on a higher cell, 4 to the edges
    PAIRS = 14
    PLACES = 625         # how near the edges a stone may be: 5 distances to each, 4 and more being one

cdef struct Placing:
    # a window on the board: of a link in one slot, of stones as near the edges
    uint16_t* known          # of the window
    Window* window
    int cells                # of the window
    int16_t step[10]         # from the lower stone to the window's cells

cdef Placing PLACINGS[1024]                # 0: no link can be
cdef uint16_t PLACING_OF[11250]         # [PLACES * slot + place]: in PLACINGS
cdef uint16_t PLACE_OF[8480]         # [424 * size + cell]: how near the edges it is
cdef int DIGIT[160]                  # [80 * (own - 1) + 20 * content + i]: what cell i adds to a ternary code
cdef int PARTNER[18]                 # by slot: from the lower stone to the other; 0 for edge links
cdef int SHIFT[18]                   # the same in a field
cdef uint64_t NEAR[18]               # the lower stones whose windows hold the middle of a field

cdef Placing* placing_at(int size, int slot, Py_ssize_t a) noexcept nogil
cdef int code_at(BoardState* s, int slot, Py_ssize_t a, int color) noexcept nogil
cdef int strength(int code) noexcept nogil
cdef void set_code(BoardState* s, FeatureState* f, Log* log, Work* w, Py_ssize_t a, int slot, int color, int code) noexcept nogil
cdef void turn_barred(Work* w, int at) noexcept nogil
cdef void end_links(BoardState* s, FeatureState* f, Log* log, Work* w, Py_ssize_t p, int color) noexcept nogil
cdef void look_around(BoardState* s, FeatureState* f, Log* log, Work* w, Py_ssize_t p) noexcept nogil
cdef void update_links(BoardState* s, FeatureState* f, Log* log, Work* w) noexcept nogil
