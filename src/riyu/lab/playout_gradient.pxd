# C types of playout_gradient.py.
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.assessment.playouts cimport FLAG_COUNT, PlayoutWeights, Sim, as_white, count_owners, nearness

cdef enum:
    MOST_FEATURES = 12288         # shapes are some 8,600

cdef class PlayoutGradient:
    cdef readonly PlayoutWeights weights
    cdef Sim start
    cdef Sim sim
    cdef uint64_t chance[1]
    cdef uint16_t numbers[65536]     # by shape: the number of its feature
    cdef double mean[424]            # by point: whose it is in the first half of the playouts,
    cdef double target[424]          # and ought to be,
    cdef int32_t owner[424]          # and is in the playout just played
    cdef double tally[12288]          # by feature: moves drawn that have it, less second draws, in this playout
    cdef uint16_t touched[12288]      # those that were met in it, `touches` of them
    cdef int touches
    cdef double by_reward[12288]      # the sum over playouts of the tally times the playout's part in the error,
    cdef double plain[12288]          # and of the tally alone
    cdef double rewards              # the sum of the former's factors
    cdef readonly int count          # playouts of each half

    cdef void note(self, int p, int color, double sign) noexcept nogil
    cdef void add(self, int feature, double sign) noexcept nogil
    cdef void play_out(self, bint learn) noexcept nogil
    cdef void run_unlocked(self, int count, bint learn) noexcept nogil
