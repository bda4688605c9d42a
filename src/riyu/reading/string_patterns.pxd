# C types of string_patterns.py.
from libc.stdint cimport uint16_t

from riyu.patterns.focus cimport CompactClass, FocusMatcher, Found
from riyu.reading.known_moves cimport *

cdef class StringPatterns(KnownMoves):
    cdef FocusMatcher matcher
    cdef CompactClass taking
    cdef CompactClass saving
    cdef CompactClass tricks
    cdef CompactClass nets
    cdef Found found[8]
