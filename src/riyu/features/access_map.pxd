# C types of access_map.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.base.trail cimport Log, put16
from riyu.features.state cimport *
from riyu.game.stones cimport BoardState

cdef enum:
    FAR = 6              # moves from its nearest stone to which a color may enclose a point; see access.enclosed
    LONGEST = 65024      # 127 moves: access values are below it

cdef struct Waves:
    # one color's update: what was ripped, and what is to be spun on
    Py_ssize_t own           # where the color's part of `access` and `walls` begins
    Py_ssize_t enemy         # where the enemy's part begins
    int ripped_count
    int first                # places in `queue`, counted on beyond its end
    int last
    uint16_t ripped[424]     # points whose access was cleared, each once
    uint16_t held[424]       # the access each had
    uint16_t queue[512]      # points to spin from, in a ring
    uint8_t waits[424]       # 1: in the queue

cdef inline Py_ssize_t beside(Py_ssize_t p, int i) noexcept nogil:
    # the point beside a point in direction 0 to 3; known to the compiler where it unrolls a loop, unlike a table
    return p + (20 if i == 0 else -1 if i == 1 else 1 if i == 2 else -20)

cdef bint passes_on(BoardState* s, FeatureState* f, Py_ssize_t enemy, Py_ssize_t p) noexcept nogil
cdef bint is_supported(BoardState* s, FeatureState* f, Py_ssize_t own, Py_ssize_t enemy, Py_ssize_t p, int held) noexcept nogil
cdef void rip_out(FeatureState* f, Log* log, Waves* waves, Py_ssize_t p) noexcept nogil
cdef void rip_beside(BoardState* s, FeatureState* f, Log* log, Waves* waves, Py_ssize_t p, int held) noexcept nogil
cdef void spin_later(Waves* waves, Py_ssize_t p) noexcept nogil
cdef void spin_from(BoardState* s, FeatureState* f, Log* log, Waves* waves, Py_ssize_t p) noexcept nogil
cdef void spin_into(BoardState* s, FeatureState* f, Log* log, Waves* waves, Py_ssize_t p) noexcept nogil
cdef void rip(BoardState* s, FeatureState* f, Log* log, Work* w, Waves* waves, int color) noexcept nogil
cdef void spin(BoardState* s, FeatureState* f, Log* log, Waves* waves) noexcept nogil
cdef bint has_stones(FeatureState* f, int color) noexcept nogil

cdef void clear_access(BoardState* s, FeatureState* f) noexcept nogil
cdef void update_access(BoardState* s, FeatureState* f, Log* log, Work* w) noexcept nogil
cdef void enclose(BoardState* s, FeatureState* f, uint8_t* enclosed) noexcept nogil
cdef int most_moves(BoardState* s, FeatureState* f) noexcept nogil
