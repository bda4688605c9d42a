# C types of following.py, and of what was seen.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy

from riyu.base.trail cimport Log, keep, put16
from riyu.features.features cimport Features
from riyu.features.state cimport SIDE, FeatureState
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport TURN, BoardState
from riyu.inference.constants cimport *

cdef enum:
    NOT_SEEN = 4         # what stood on a point before the first look

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
