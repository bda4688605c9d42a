# C types of bulk.py.
from libc.stdint cimport uint32_t, uint64_t

from riyu.game.after cimport ANY, liberties_after, taken_by
from riyu.game.board cimport Board
from riyu.game.stones cimport *

cdef enum:
    WIDE_CELLS = 2280         # of a wide picture
    ACROSS = 39          # cells of it from a point to the one above
    PLANES = 16          # of a cell
    CORE_WORDS = 8       # words of a block where the cores look at it
    LANES = 64           # positions of a word
    CELL_ROOM = 424
    OF_STRING = 0        # tables of numbers by cell: the string's head, its liberties, its stones, and of an empty point
    OF_LIBERTIES = 1
    OF_STONES = 2
    OF_AFTER = 3         # the liberties that a black stone put there has; then a white one's
    TABLES = 5

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
    ctypedef unsigned short BulkNumber
    ctypedef struct BulkFound:
        uint32_t leaf
        uint32_t place
        BulkWord lanes
    long long ask_block "bulk_ask"(
        const BulkClass* classes, const BulkNode* nodes, const BulkLeaf* leaves, const BulkBound* bounds,
        const BulkWord* planes, const BulkWord* safe, const BulkNumber* numbers, const BulkWord* valid, int size, int colors,
        long long first, long long end, int block, BulkWord* hits, BulkWord* filled, BulkFound* found, unsigned* counter,
        unsigned capacity) noexcept

    int bulk_sort(BulkFound* found, long long count, const BulkClass* classes, int class_count, int size) noexcept

cdef class Batch:
    cdef readonly int size           # lines of the boards
    cdef readonly int words          # of a block
    cdef readonly Py_ssize_t room    # positions that it can hold
    cdef readonly Py_ssize_t blocks
    cdef readonly Py_ssize_t count   # positions that it holds
    cdef readonly Py_ssize_t ready   # of them whose planes are made
    cdef BulkWord* planes            # [((block * WIDE_CELLS + cell) * PLANES + mask) * words + word]
    cdef BulkWord* valid             # [word]: its positions that there are
    cdef BulkWord* safe              # [((block * 2 + color - 1) * CELL_ROOM + cell) * words + word]: of empty points, whether
                                     # a stone put there takes something or has two liberties
    cdef BulkNumber* numbers         # [((block * TABLES + table) * CELL_ROOM + cell) * words * LANES + position of the block]

    cdef void enter(self, BoardState* s) noexcept nogil
    cdef void make_ready(self) noexcept nogil

cdef class Matches:
    cdef readonly object program
    cdef readonly Py_ssize_t count   # records
    cdef readonly Py_ssize_t positions
    cdef readonly long long looked   # nodes that the kernel looked at, each for a block's positions
    cdef BulkFound* found
    cdef size_t room


cdef class Scratch:
    cdef BulkWord* hits
    cdef BulkWord* filled

cpdef size_t _memory(object table)
