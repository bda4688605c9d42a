# C types of measuring.py.
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t

from riyu.base.chance cimport Chance, random_below
from riyu.base.trail cimport Log, undo_words
from riyu.features.features cimport Features
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.patterns.sweep cimport Sweep

cdef enum:
    LONGEST = 1200       # moves of a game that a Replay holds

cdef int64_t count_from(BoardState* s, Log* log, int size, int index, uint16_t* taken) noexcept nogil
cdef int64_t play_and_undo(Board board, uint64_t* chance, int64_t pairs, int each) noexcept nogil
cdef int random_point(Board board, uint64_t* chance, int color) noexcept nogil
cpdef list random_game(Board board, uint64_t seed, Py_ssize_t limit)

cdef class Replay:
    cdef readonly Board board
    cdef readonly Features features       # or None
    cdef readonly Sweep sweep             # or None
    cdef readonly Py_ssize_t count        # moves
    cdef readonly size_t entries          # entries on the trail when all were played
    cdef uint16_t points[1200]            # of each move; PASS
    cdef uint8_t colors[1200]
    cdef size_t places[1200]              # on the trail before each move

    cdef void there_and_back(self) noexcept nogil
