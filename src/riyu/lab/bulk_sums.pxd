# C types of bulk_sums.py.
from libc.stdint cimport uint32_t, uint64_t

from riyu.base.chance cimport next_word
from riyu.features.state cimport lowest_bit
from riyu.patterns.asking cimport Asker
from riyu.patterns.bulk cimport LANES, BulkFound, Matches
from riyu.patterns.sweep cimport GONE, NONE, SLOTS, Sweep

cdef enum:
    POINTS = 848         # what a pattern answers with: a point, or without an answer 424 + its focus
    NOWHERE = 9999

cdef extern from *:
    int ones_in "__builtin_popcountll" (unsigned long long word) noexcept nogil

cdef class Sums:
    cdef readonly Py_ssize_t count   # positions
    cdef uint64_t* sums              # by position: of its matches' numbers, mixed
    cdef uint64_t* counts            # its matches

    cdef void add_one(self, Py_ssize_t position, uint64_t key) noexcept nogil
    cdef void add_records(self, Matches found, uint64_t* keys, int* steps) noexcept nogil
    cdef void add_placed(self, Py_ssize_t position, Asker asker, uint64_t key, int color) noexcept nogil
    cdef void add_standing(self, Py_ssize_t position, Sweep sweep) noexcept nogil

cdef class Seen:
    cdef readonly object program
    cdef readonly Py_ssize_t words   # of a batch
    cdef uint64_t* movers            # [word], then [words + word]: positions with Black, with White to move
    cdef uint64_t* played            # [POINTS * word + point]: positions in which it was played next
    cdef uint64_t* answered          # [(POINTS * order + point) * words + word], of one class
    cdef uint32_t* possible          # by class and pattern
    cdef uint32_t* chosen
    cdef readonly Py_ssize_t classes
    cdef uint32_t* firsts            # by class: its first pattern there
    cdef uint32_t* ends              # by class: the leaf behind its last
    cdef uint32_t* orders            # by leaf: its pattern's place in the class
    cdef int* steps                  # by leaf: cells from the focus to the answer, or NOWHERE

    cdef Py_ssize_t place_of(self, BulkFound* one) noexcept nogil
    cdef uint64_t lanes_of(self, BulkFound* one) noexcept nogil
    cdef void take(self, Matches found) noexcept nogil

cpdef size_t _memory(object table)
