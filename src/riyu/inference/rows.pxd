# C types of rows.py.
from libc.stdint cimport int32_t, uint8_t, uint32_t
from libc.stdlib cimport abort, realloc

from riyu.features.state cimport SIDE
from riyu.game.stones cimport TURN
from riyu.inference.constants cimport *
from riyu.inference.watch cimport Watch

cdef struct Row:
    # a rule where its map matches
    uint32_t match
    int32_t laid
    int32_t next         # in the bucket of its match; of those not in use, the next
    int32_t link         # the first that it is alerted by
    int32_t facts[4]     # their numbers, while it holds
    uint8_t holds
    uint8_t is_alerted

cdef struct Link:
    # a row that rests on a key; 0 is none
    int32_t row
    int32_t next         # with the same key; of those not in use, the next
    int32_t before
    int32_t of_row       # the next of the same row
    int32_t key

cdef inline void* grown(void* array, size_t size) noexcept nogil:
    # an array with more room; ends the process if there is no memory
    cdef void* found = realloc(array, size)
    if not found:
        abort()
    return found

cdef class Rows:
    cdef public Watch watch
    cdef Row* rows               # numbered from 1
    cdef Link* links
    cdef Py_ssize_t row_count
    cdef size_t row_limit
    cdef Py_ssize_t free_row
    cdef Py_ssize_t link_count
    cdef size_t link_limit
    cdef Py_ssize_t free_link
    cdef int32_t heads[14336]    # by key: the first link
    cdef uint8_t changes[512]    # by name, in one look: a string's 1 liberties, 2 stones, 4 any of it; 8 a region's points;
                                 # a chain's 16 stones, 32 liberties
    cdef int32_t* alerted
    cdef Py_ssize_t alerted_count

    cdef void clear_rows(self) noexcept nogil
    cdef Py_ssize_t new_row(self) noexcept nogil
    cdef void link(self, Py_ssize_t row, Py_ssize_t key) noexcept nogil
    cdef void unlink(self, Py_ssize_t row) noexcept nogil
    cdef void alert_row(self, Py_ssize_t row) noexcept nogil
    cdef void alert(self, Py_ssize_t key) noexcept nogil
    cdef void hear(self) noexcept nogil
    cdef void alert_around(self, Py_ssize_t p) noexcept nogil
