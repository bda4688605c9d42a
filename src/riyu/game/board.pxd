# C types of board.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.block cimport Block
from riyu.base.trail cimport Log, LogPointer, Recorder, Trail, keep_all_of, put16, put32, undo_words
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef class Board:
    cdef BoardState* s
    cdef readonly Block block
    cdef readonly Trail trail
    cdef Log* log
    cdef readonly object ruleset
    cdef int ko_law                  # 0 simple, 1 positional, 2 situational
    cdef bint suicide
    cdef uint64_t* history           # keys of positions that stood, counts[HISTORY] of them
    cdef size_t history_limit
    cdef uint16_t* changes           # cells that changed, counts[CHANGES] of them
    cdef size_t changes_limit
    cdef uint16_t taken[421]

    cdef uint64_t key_after(self, Py_ssize_t p, int color) noexcept nogil
    cdef bint repeats(self, uint64_t key, int mover) noexcept nogil
    cdef int judge(self, Py_ssize_t p, int color) noexcept nogil
    cdef void remember(self) noexcept nogil
    cdef void note_change(self, Py_ssize_t p) noexcept nogil
    cdef void take(self, Board other) noexcept nogil
    cdef int play_unchecked(self, Py_ssize_t p, int color) noexcept nogil
    cdef void pass_unchecked(self, int color) noexcept nogil
