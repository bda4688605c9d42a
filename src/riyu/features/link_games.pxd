# C types of link_games.py.
from libc.stdint cimport uint16_t

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
