# C types of swept.py.
from libc.stdint cimport int8_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef enum:
    ALL_SETS = 1156      # sets in the table, as sweep.pxd numbers them

cdef struct Entry:
    # a drawing with one of its points in the middle
    uint32_t first       # its checks beyond the 36 cells begin here
    uint16_t count       # and are so many
    uint16_t drawing
    int8_t anchor_x      # from the middle to the drawing's anchor
    int8_t anchor_y

cdef struct Check:
    int8_t x
    int8_t y
    uint8_t mask         # what may stand there: 1 empty, 2 own, 4 enemy, 8 off the board
    uint8_t unused

cdef class Swept:
    cdef readonly int size
    cdef Entry* entries
    cdef Check* checks
    cdef readonly int entry_count
    cdef readonly int check_count
    cdef int words                   # 64-bit words of a set of entries
    cdef int blocks                  # of them a bit each, in so many words
    cdef uint64_t* sets              # [set][word]
    cdef uint64_t* filled            # [set][block]: the words of the set that are not 0
    cdef uint32_t* on_empty          # the matches on the empty board
    cdef readonly int on_empty_count
