# C types of watch.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy

from riyu.base.trail cimport Log, keep, put8, put16
from riyu.features.access_map cimport enclose
from riyu.features.features cimport Features
from riyu.features.link_codes cimport PARTNER, SLOTS, placing_at
from riyu.features.pass_alive cimport Life, find_pass_alive
from riyu.features.state cimport NO_ACCESS, SIDE, FeatureState, signed16
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport KO, SIZE, TURN, BoardState
from riyu.inference.constants cimport *

cdef enum:
    NOT_SEEN = 4         # what stood on a point before the first look
    WAY_BITS = 9         # of an access value: the nearest stone's cell
    NO_MOVES = 99        # moves of an access without a way
    FIRST_PHASE = 9      # the phase of a board without stones
    PAIR_SLOTS = 14      # slots of links between stones; the others lead to edges
    PHASE_PLACE = 0      # in `Seen.numbers`
    KO_PLACE = 1

# The values as of the last look, which the trail puts back; compared 8 bytes at a time.
cdef struct Seen:
    uint64_t links[424]
    uint16_t access[848]
    uint16_t paths[424]
    uint16_t string[424]         # color << 9 | name
    uint16_t liberties[424]      # at a string's name, as the next
    uint16_t stones[424]
    uint16_t chain[424]          # color << 9 | name
    uint16_t chain_stones[424]   # at a chain's name, as the next
    uint16_t chain_liberties[424]
    uint16_t region[424]         # the name
    uint16_t room[424]           # at a region's name
    uint16_t numbers[4]          # phase and ko
    uint8_t color[424]
    uint8_t bits[424]            # chain bits
    uint8_t walls[848]
    uint8_t enclosed[424]
    uint8_t alive[424]
    uint8_t territory[424]
    uint8_t bridges[848]
    uint8_t nearest[424]

ctypedef fused Item:
    uint8_t
    uint16_t
    uint64_t

cdef inline int per_word(Item* array) noexcept nogil:
    # items of an array in 8 bytes
    return 8 // sizeof(Item)

cdef inline bint is_other(Item* now, Item* before, Py_ssize_t place) noexcept nogil:
    # whether 8 bytes of two arrays differ; a place counts in 8 bytes
    return memcmp(<char*>now + 8 * place, <char*>before + 8 * place, 8) != 0

cdef inline void take_over(Log* log, Item* now, Item* before, Py_ssize_t place) noexcept nogil:
    # copy 8 bytes, recording what was there
    if log.marks:
        keep(log, <char*>before + 8 * place)
    memcpy(<char*>before + 8 * place, <char*>now + 8 * place, 8)

cdef class Following:
    cdef readonly Features features
    cdef readonly Board board
    cdef BoardState* s
    cdef FeatureState* f
    cdef Log* log
    cdef Seen* seen
    cdef readonly frozenset kinds
    cdef uint8_t wanted[64]          # by kind's number
    cdef uint16_t keys[14336]        # what changed in this look
    cdef int key_count
    cdef uint32_t noted[14336]       # by key: the last look that noted it
    cdef uint32_t look_number
    cdef uint16_t moved[424]         # points whose stone came or went, in this look
    cdef int moved_count
    cdef uint32_t is_moved[424]      # by cell: the last look in which it did
    cdef uint8_t was[424]            # by cell: what stood there before
    cdef uint16_t turned[424]        # those, and points whose chain bit changed
    cdef int turned_count
    cdef uint32_t reached[424]       # by cell: the last flood that came there
    cdef uint32_t counted[424]       # by cell: the last flood that counted it as a liberty
    cdef uint32_t floods
    cdef uint16_t cells[424]         # the cells a flood came to
    cdef int cell_count
    cdef uint16_t left[424]          # names that may be no more
    cdef int left_count

    cdef void note(self, Py_ssize_t key) noexcept nogil
    cdef void set_number(self, uint16_t* numbers, Py_ssize_t kind, Py_ssize_t cell, int value) noexcept nogil
    cdef void gather(self) noexcept nogil
    cdef void flood(self, uint8_t* what, Py_ssize_t start) noexcept nogil
    cdef void leave(self, Py_ssize_t name) noexcept nogil
    cdef bint name_cells(self, uint16_t* names, Py_ssize_t kind, int color, int name) noexcept nogil
    cdef void follow_strings(self) noexcept nogil
    cdef void follow_string(self, Py_ssize_t p) noexcept nogil
    cdef bint parts_nothing(self, Py_ssize_t p) noexcept nogil
    cdef void follow_regions(self) noexcept nogil
    cdef void follow_region(self, Py_ssize_t p) noexcept nogil
    cdef void follow_chains(self) noexcept nogil
    cdef void follow_chain(self, Py_ssize_t p) noexcept nogil

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
