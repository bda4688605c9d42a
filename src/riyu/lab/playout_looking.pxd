# C types of playout_looking.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.playout cimport may_play
from riyu.game.stones cimport KO, BoardState
from riyu.lab.softmax cimport Positions
from riyu.assessment.playouts cimport FLAG_COUNT, PlayoutWeights, Sim, as_white, list_ataris, list_strings, nearness, self_atari

cdef enum:
    LONGEST = 1200               # moves of a game

cdef class PlayoutLook:
    cdef readonly Board board
    cdef readonly Positions positions
    cdef readonly int count              # moves
    cdef uint16_t points[1200]
    cdef uint8_t colors[1200]
    cdef uint16_t numbers[65536]         # by shape: the number of its feature
    cdef PlayoutWeights even
    cdef Sim sim
    cdef uint32_t starts[362]
    cdef uint32_t found[6859]          # 19 for each of 361 moves at most

    cdef void look_at(self, int color, int last, int before, int played) noexcept nogil
    cdef int add_move(self, Py_ssize_t p, int color, int end) noexcept nogil
    cdef void gather(self) noexcept nogil
