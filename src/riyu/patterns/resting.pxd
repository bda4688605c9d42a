# C types of resting.py.
from libc.stdint cimport uint16_t

from riyu.game.constants cimport BORDER, EMPTY
from riyu.game.stones cimport *
from riyu.patterns.focus cimport *

cdef enum:
    STRING = 0           # what an answer rests on: which string stands on a point, or that none does
    STRING_LIBERTIES = 1 # of the string at a point: how many liberties it has
    STRING_STONES = 2    # which stones it has
    STRING_ROOM = 3      # which stones and liberties it has
    BLACK_DISTANCE = 4   # moves of Black's access to a point
    WHITE_DISTANCE = 5
    ENCLOSER = 6         # who encloses a point
    CHAIN = 7            # which chain a point belongs to
    GAME_PHASE = 8       # the phase; at no point
    MOST_RESTS = 96
    MANY = 999           # more liberties than a string can have

cdef inline int corner_step(int i) noexcept nogil:
    # from a point to its i-th diagonal neighbor
    return 19 if i == 0 else 21 if i == 1 else -21 if i == 2 else -19

cdef class RestingMatcher(FocusMatcher):
    cdef uint16_t rests[96]          # what << 9 | point
    cdef int rest_count

    cdef void rest(self, int what, Py_ssize_t p) noexcept nogil
    cdef void rest_on_all(self, int kind, Py_ssize_t p, Py_ssize_t q, int color) noexcept nogil
    cdef void rest_on_stone(self, Py_ssize_t p, int color, int enough) noexcept nogil
    cdef void rest_on_eye(self, Py_ssize_t p, int color) noexcept nogil
    cdef void rest_on_plate(self, Py_ssize_t p, Py_ssize_t q) noexcept nogil
    cdef void rest_on_atari(self, Py_ssize_t p, int color) noexcept nogil
