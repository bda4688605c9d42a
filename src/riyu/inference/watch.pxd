# C types of watch.py.
from libc.stdint cimport uint8_t

from riyu.base.trail cimport put8
from riyu.features.access_map cimport enclose
from riyu.features.link_codes cimport PARTNER, SLOTS, placing_at
from riyu.features.pass_alive cimport Life, find_pass_alive
from riyu.features.state cimport NO_ACCESS, SIDE, signed16
from riyu.game.constants cimport *
from riyu.game.stones cimport KO, SIZE
from riyu.inference.constants cimport *
from riyu.inference.following cimport Following, is_other, per_word, take_over

cdef enum:
    WAY_BITS = 9         # of an access value: the nearest stone's cell
    NO_MOVES = 99        # moves of an access without a way
    FIRST_PHASE = 9      # the phase of a board without stones
    PAIR_SLOTS = 14      # slots of links between stones; the others lead to edges
    PHASE_PLACE = 0      # in `Seen.numbers`
    KO_PLACE = 1

cdef inline int wall_status(int code) noexcept nogil:
    # the status of a link's wall by its code: 0 none, 1 weak, 2 unsettled, 3 settled
    return 0o3313120 >> 3 * code & 7

cdef class Watch(Following):
    cdef readonly object matcher     # a RestingMatcher: the words that patterns have too
    cdef tuple numbers               # each key as a Python object
    cdef uint8_t area[424]           # who encloses a point now
    cdef uint8_t bridges[848]        # each color's bridge points now
    cdef Life life

    cdef void follow_access(self) noexcept nogil
    cdef void take_bytes(self, uint8_t* now, uint8_t* before, Py_ssize_t kind) noexcept nogil
    cdef void take_sides(self, uint8_t* now, uint8_t* before, Py_ssize_t kind) noexcept nogil
    cdef void follow_links(self) noexcept nogil
    cdef void follow_bridges(self) noexcept nogil
    cdef void follow_nearest(self) noexcept nogil
    cdef void measure_from(self, Py_ssize_t p, bint comes) noexcept nogil
    cdef int nearest_to(self, Py_ssize_t p) noexcept nogil
    cdef void follow_influence(self) noexcept nogil
    cdef void follow_enclosure(self) noexcept nogil
    cdef int phase(self) noexcept nogil
    cdef void follow_life(self) noexcept nogil
    cdef bint wants(self, int first, int last) noexcept nogil
    cdef void look(self) noexcept nogil
    cdef int value_of(self, int kind, Py_ssize_t p) noexcept nogil
