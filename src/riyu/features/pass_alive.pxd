# C types of pass_alive.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.features.state cimport SIDE
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport SIZE, TURN, BoardState, enemy_beside, how_many, is_same

cdef enum:
    OPEN = 65535                 # `region` of a point whose region is vital to no string
    MOST_PARTS = 32              # parts that six points can cut a region into, and more

cdef struct Life:
    # what is found
    uint8_t alive[424]           # color of the pass-alive string that stands there, or 0
    uint8_t territory[424]       # color whose unconditional territory the point is, or 0
    uint8_t eye[424]             # number of the eye of pass-alive strings that the point belongs to, from 1, or 0
    # what it is found by
    int eyes                     # eyes numbered so far
    int regions                  # regions kept: those vital to some string
    uint16_t region[424]         # number of a point's region from 1, or OPEN; 0 not seen yet
    uint16_t cells[424]          # points by region, one region after the other
    uint16_t first[425]          # place in `cells` of a region's first point; of the region after the last, the end
    uint16_t vital[4 * 424]      # heads of the strings that a region is vital to, four places a region
    uint8_t vitals[424]          # how many they are; 0 for a region struck off
    uint8_t count[424]           # of a string, at its head: regions vital to it that are not struck off
    uint16_t seen[424]           # the last flood that reached a point
    uint16_t floods              # floods so far
    uint16_t queue[424]          # points a flood has reached
    uint8_t touched[MOST_PARTS]  # which of four points a part lies beside, a bit each

cdef int stones_beside(BoardState* s, Py_ssize_t p, int head) noexcept nogil
cdef int alive_beside(Life* life, Py_ssize_t p, int color) noexcept nogil
cdef int are_beside(Py_ssize_t p, Py_ssize_t q) noexcept nogil
cdef int vital_at(BoardState* s, uint16_t* vital, int vitals, Py_ssize_t p, int color) noexcept nogil
cdef void note_region(BoardState* s, Life* life, Py_ssize_t start, int color, bint suicide) noexcept nogil
cdef void note_regions(BoardState* s, Life* life, int color, bint suicide) noexcept nogil
cdef int is_healthy(BoardState* s, Life* life, int r, int color) noexcept nogil
cdef void strike_off(BoardState* s, Life* life, int color) noexcept nogil
cdef int mark_alive(BoardState* s, Life* life, int color) noexcept nogil
cdef int flood(BoardState* s, Life* life, Py_ssize_t start, int color) noexcept nogil
cdef int is_cut(BoardState* s, Life* life, Py_ssize_t p, int color) noexcept nogil
cdef int can_be_eye(BoardState* s, Life* life, Py_ssize_t p, int color, bint suicide) noexcept nogil
cdef int stands_around(BoardState* s, Life* life, int count, int color, Py_ssize_t a, int along, int side) noexcept nogil
cdef int has_standing_pair(BoardState* s, Life* life, int count, int color) noexcept nogil
cdef int can_live(BoardState* s, Life* life, int count, int color, bint suicide) noexcept nogil
cdef void claim_territory(BoardState* s, Life* life, int color, bint suicide) noexcept nogil
cdef void find_pass_alive(BoardState* s, Life* life, bint suicide) noexcept nogil
cpdef tuple pass_alive_maps(Board board)
