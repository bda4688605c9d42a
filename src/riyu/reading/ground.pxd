# C types of ground.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    WHOLE = 15           # looked_for: a string and all that is beside it

cdef class Ground:
    cdef readonly Board board
    cdef BoardState* s
    cdef Log* log
    cdef readonly int plays          # moves played on the board
    cdef int depth                   # moves played now
    cdef int over_ko                 # color that may take kos back at once, or 0
    cdef bint* refused               # [color]: a move was forbidden by ko; the own, or those of the reading that asks
    cdef bint own_refused[3]
    cdef int last_taken              # stones that the last move took
    cdef uint16_t last_move
    cdef uint32_t look_stamp         # changes with the board and with each question
    cdef uint32_t looked[424]        # [stone]: look_stamp at which its string was looked at from there,
    cdef uint8_t looked_for[424]     # and up to how many liberties were touched, or at its head WHOLE
    cdef uint16_t queue[421]         # scratch: stones to count from
    cdef int queued                  # scratch: how many
    cdef uint16_t beside[421]        # scratch: stones beside a string
    cdef uint32_t seen_stamp
    cdef uint32_t seen[424]          # scratch: points met by a count
    cdef uint8_t* touched            # points the verdict depends on; the own, or those of the reading that asks
    cdef uint8_t own_touched[424]
    cdef uint16_t taken[421]
    cdef uint16_t last_of[421]       # scratch: by head, the string's last stone so far

    cdef bint can_play(self, Py_ssize_t p, int color) noexcept nogil
    cdef void show_taken(self, Py_ssize_t p, int color) noexcept nogil
    cdef bint may_play(self, Py_ssize_t p, int color) noexcept nogil
    cdef size_t step(self, Py_ssize_t p, int color) noexcept nogil
    cdef void back(self, size_t count) noexcept nogil
    cdef void touch(self, Py_ssize_t p) noexcept nogil
    cdef void touch_around(self, Py_ssize_t p) noexcept nogil
    cdef void touch_string(self, Py_ssize_t stone) noexcept nogil
    cdef int look(self, Py_ssize_t stone, int most) noexcept nogil
    cdef int spread(self, Py_ssize_t start, int color, int most, bint takes) noexcept nogil
    cdef bint is_plain_to_see(self, Py_ssize_t stone, int most) noexcept nogil
    cdef int spread_on(self, Py_ssize_t start, int color, int most, bint takes) noexcept nogil
    cdef int find_beside(self, Py_ssize_t stone, int color) noexcept nogil
    cdef void touch_all_of(self, Ground other) noexcept nogil
    cdef void touch_none(self) noexcept nogil
    cdef void touch_for(self, Ground other)
    cdef int liberties_into(self, Py_ssize_t stone, uint16_t* found, int most) noexcept nogil
    cdef int last_liberty(self, Py_ssize_t stone) noexcept nogil
    cdef int strings_beside(self, Py_ssize_t stone, int color, int few, uint16_t* found, int most) noexcept nogil
    cdef int freedom_after(self, Py_ssize_t p, int color, int most) noexcept nogil
    cdef bint is_beside(self, Py_ssize_t p, int head) noexcept nogil
    cdef void straighten(self) noexcept nogil
