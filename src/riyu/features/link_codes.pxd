# C types of link_codes.py.
from libc.stdint cimport int16_t, uint16_t, uint64_t

from riyu.base.trail cimport Log, put8, put64
from riyu.features.link_games cimport *
from riyu.features.link_windows cimport *
from riyu.features.state cimport *
from riyu.game.stones cimport SIZE, BoardState

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
