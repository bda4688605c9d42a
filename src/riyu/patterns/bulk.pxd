# C types of bulk.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.chance cimport next_word
from riyu.features.state cimport lowest_bit
from riyu.game.after cimport ANY, liberties_after, taken_by
from riyu.game.board cimport Board
from riyu.game.stones cimport *

cdef enum:
    WIDE_CELLS = 2280         # of a wide picture
    ACROSS = 39          # cells of it from a point to the one above
    PLANES = 16          # of a cell
    CORE_WORDS = 8       # words of a block where the cores look at it
    LANES = 64           # positions of a word

cdef extern from "bulk_kernel.h" nogil:
    ctypedef unsigned long long BulkWord
    ctypedef struct BulkClass:
        pass
    ctypedef struct BulkNode:
        pass
    ctypedef struct BulkLeaf:
        pass
    ctypedef struct BulkBound:
        pass
    ctypedef struct BulkPosition:
        uint16_t string[424]
        uint16_t liberties[424]
        uint16_t stones[424]
        uint16_t after[848]
        uint8_t color[424]
        uint8_t safe[424]
    ctypedef struct BulkFound:
        uint32_t leaf
        uint32_t place
        BulkWord lanes
    void bulk_ask(
        const BulkClass* classes, const BulkNode* nodes, const BulkLeaf* leaves, const BulkBound* bounds,
        const BulkWord* planes, const BulkWord* valid, const BulkPosition* positions, int size, long long first,
        long long end, int block, int colors, BulkWord* hits, BulkWord* filled, BulkFound* found, unsigned* counter,
        unsigned capacity) noexcept

cdef class Batch:
    cdef readonly int size           # lines of the boards
    cdef readonly int words          # of a block
    cdef readonly Py_ssize_t room    # positions that it can hold
    cdef readonly Py_ssize_t blocks
    cdef readonly Py_ssize_t count   # positions that it holds
    cdef readonly Py_ssize_t ready   # of them whose planes are made
    cdef BulkWord* planes            # [((block * WIDE_CELLS + cell) * PLANES + mask) * words + word]
    cdef BulkWord* valid             # [word]: its positions that there are
    cdef BulkPosition* positions

    cdef void enter(self, BoardState* s) noexcept nogil
    cdef void make_ready(self) noexcept nogil

cdef class Matches:
    cdef readonly object program
    cdef readonly Py_ssize_t count   # records
    cdef readonly Py_ssize_t positions
    cdef BulkFound* found
    cdef size_t room

    cdef void sum_up(self, uint64_t* sums, uint64_t* counts, uint64_t* keys) noexcept nogil

cdef class Scratch:
    cdef BulkWord* hits
    cdef BulkWord* filled

cpdef size_t _memory(object table)
