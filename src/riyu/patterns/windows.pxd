# C types of windows.py.
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport SIZE, BoardState

cdef enum:
    NOT_KNOWN = -1       # the number of a key that a table lacks
    WIDE = 40            # cells in a row of a laid board
    RIM = 7              # cells around it, off the board
    LAID = 1480          # cells of a laid board
    AROUND = 140         # points of the largest window
    RINGS = 12           # nested windows: the first templates
    LIBERTIES = 23       # the first template with liberties, one for each of the first rings
    LIBERTY_RINGS = 4
    ANSWER = 27          # the first template around the last move
    ANSWERS = 4
    TEMPLATES = 31
    BEFORE = 4           # the code of the move before the last, where it is marked; 0: of the last
    NOT_KEPT = 255

cdef struct Entry:
    uint64_t key                 # 0: free
    int32_t number

cdef class WindowTable:
    cdef readonly Py_ssize_t count       # keys held
    cdef Py_ssize_t mask
    cdef Entry* entries
    cdef object numbered                 # plain: the numbers by key

    cdef int number(self, uint64_t key) noexcept nogil
    cdef void set_number(self, uint64_t key, int number) noexcept nogil
    cdef void widen(self) noexcept nogil

cdef Py_ssize_t slot(Entry* entries, Py_ssize_t mask, uint64_t key) noexcept nogil

cdef int STEPS[140]              # from a window's center to its points on a laid board, by distance
cdef int POINT_STEPS[140]        # the same from point to point of a board
cdef int RING_ENDS[12]           # points up to each ring's end
cdef int RESPONSE_OF[12]         # a ring's template with the last move marked, or 0
cdef int BOTH_OF[12]             # a ring's template with the last two moves marked, or 0
cdef int ANSWER_RINGS[4]         # the ring that each answer goes to
cdef int PLACE_OF[1480]          # by step + 8 * WIDE: the place in STEPS, or -1
cdef uint64_t WINDOW_KEYS[8960]  # [64 * place + 8 * code + symmetry]; code 0: the last move
cdef uint64_t TEMPLATE_KEYS[31]

cdef struct Laid:
    # a board as its mover sees it, with a rim
    uint8_t plain[1480]          # 0 empty, 1 own, 2 enemy, 3 off the board
    uint8_t detailed[1480]       # so, and own 4, enemy 5 with two liberties; own 6, enemy 7 with one
    int last                     # the place of the last move on it, or 0
    int before                   # of the one before
    uint64_t answers[4][8]       # keys of the answers' windows around the last move, by symmetry

cdef struct Kept:
    # the windows found on the board laid last for one color; valid while the table stays as it is
    uint8_t plain[1480]
    uint8_t detailed[1480]
    uint8_t rings[421]           # by point: nested windows known, or NOT_KEPT
    uint8_t fine_rings[421]      # of those with liberties
    uint32_t numbers[5052]       # [RINGS * point + ring]
    uint32_t fine_numbers[1684]  # [LIBERTY_RINGS * point + ring]

cdef int laid_place(Py_ssize_t p) noexcept nogil
cdef void lay(BoardState* s, Laid* laid, int color, Py_ssize_t last, Py_ssize_t before) noexcept nogil
cdef void clear(uint64_t* sums) noexcept nogil
cdef void add_points(uint8_t* codes, Py_ssize_t at, int first, int end, uint64_t* sums) noexcept nogil
cdef void add_ring(uint8_t* codes, Py_ssize_t at, int ring, uint64_t* sums) noexcept nogil
cdef uint64_t least(uint64_t* sums, int template) noexcept nogil
cdef uint64_t marked(uint64_t* sums, int template, int last, int before) noexcept nogil
cdef int place_among(Py_ssize_t center, Py_ssize_t at) noexcept nogil
cdef uint64_t answer_key(Laid* laid, int i, int place) noexcept nogil
cdef int window_keys(Laid* laid, Py_ssize_t at, uint64_t* found) noexcept nogil
cdef int known_windows(WindowTable table, Laid* laid, Kept* kept, Py_ssize_t p, uint32_t* found, int first) noexcept nogil
cdef void forget_all(Kept* kept) noexcept nogil
cdef void forget_changed(Kept* kept, Laid* laid) noexcept nogil
