# C types of looking.py.
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from riyu.candidates.constants cimport NAMED
from riyu.candidates.move_features cimport MoveFeatures
from riyu.game.board cimport Board
from riyu.game.constants cimport PASS
from riyu.lab.softmax cimport Positions
from riyu.patterns.windows cimport NOT_KNOWN, WindowTable

cdef enum:
    LONGEST = 1200               # moves of a game
    SKETCHED = 268435456         # bytes of the sketch: 2**28, touched only where keys fall

cdef class GameLook:
    cdef readonly Board board
    cdef readonly MoveFeatures seen
    cdef readonly Positions positions
    cdef readonly Py_ssize_t count       # moves
    cdef uint16_t points[1200]           # of each move; PASS
    cdef uint8_t colors[1200]
    cdef uint8_t wanted[1200]
    cdef readonly Py_ssize_t key_count   # moves whose keys were read
    cdef uint64_t* words                 # NAMED keys of each

    cdef void step(self, Py_ssize_t i) noexcept nogil
    cdef void gather(self) noexcept nogil
    cdef void gather_keys(self) noexcept nogil

cdef class KeyCounts:
    cdef int least
    cdef readonly WindowTable table      # NAMED * count + kind, by key
    cdef uint8_t* sketch                 # times met, by bits of the key

    cdef void count_key(self, uint64_t key, int template) noexcept nogil
    cdef void count_all(self, uint64_t* words, Py_ssize_t count) noexcept nogil
