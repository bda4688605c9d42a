# C types of ladder.py.
from libc.stdint cimport uint8_t, uint16_t

from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ground cimport Ground

cdef enum:
    DEEPEST = 240        # moves a line may have
    MOST_HUNG = 32       # strings in atari that a line may know of

cdef class LadderReader(Ground):
    cdef uint16_t target              # a stone of the string that is to be taken
    cdef int limit                    # moves that may be tried
    cdef bint gave_up                 # the limit, or the depth, ran out
    cdef int asker                    # color of the side that moves first
    cdef uint16_t* lines              # [DEEPEST * depth]: best lines found, one row a depth
    cdef uint16_t lengths[241]        # their lengths, in moves
    cdef uint16_t came[241]           # at a depth: the defender's last move, if all it did was add a stone to the target
    cdef uint16_t left[241]           # at a depth: the last liberty, where the defender moves
    cdef uint16_t hung[32]            # strings beside the target that were in atari in this line, each by a stone
    cdef int hung_count
    cdef bint for_good                # it must not be taken back

    cdef bint takes_for_good(self, Py_ssize_t p, int room) noexcept nogil
    cdef int room(self, Py_ssize_t p, Py_ssize_t filled) noexcept nogil
    cdef void hang(self, Py_ssize_t q) noexcept nogil
    cdef void find_hung(self, Py_ssize_t came) noexcept nogil
    cdef void keep_line(self, int depth, Py_ssize_t p) noexcept nogil
    cdef bint takes(self, int target, int limit, int over_ko) noexcept nogil
    cdef bint falls(self, int target, int limit, int over_ko) noexcept nogil
    cdef void start(self, int target, int limit, int over_ko) noexcept nogil
    cdef int attack(self, int depth) noexcept nogil
    cdef int defend(self, int depth) noexcept nogil
