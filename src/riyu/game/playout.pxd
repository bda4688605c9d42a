# C types of playout.py.
from libc.stdint cimport int32_t, int64_t, uint16_t, uint64_t

from riyu.base.chance cimport random_below
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef struct Run:
    BoardState board       # the position a playout plays on
    uint16_t empty[361]    # the empty points, the first `empties` of it
    uint16_t taken[421]    # points of the stones the last move took
    Py_ssize_t empties
    Py_ssize_t moves       # moves played, passes included

cdef void start_run(Run* r, BoardState* board) noexcept nogil
cdef int last_liberty(BoardState* s, int stone) noexcept nogil
cdef int other_liberty(BoardState* s, Py_ssize_t stone, Py_ssize_t p) noexcept nogil
cdef bint harms_itself(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef int reflex(Run* r, int color, int last) noexcept nogil
cdef int play_lightly(BoardState* s, Py_ssize_t p, int color, uint16_t* taken) noexcept nogil
cdef bint may_play(BoardState* s, Py_ssize_t p, int color) noexcept nogil
cdef bint wanted(Run* r, uint64_t* chance, Py_ssize_t p, int color, bint careful) noexcept nogil
cdef int choose(Run* r, uint64_t* chance, int color, bint careful) noexcept nogil
cdef void take_out(Run* r, Py_ssize_t p) noexcept nogil
cdef void play_out(Run* r, uint64_t* chance, int limit, bint careful) noexcept nogil

cdef class Playouts:
    cdef Run start                 # a playout before its first move
    cdef uint64_t chance[1]
    cdef readonly bint careful     # whether reflexes are on
    cdef int32_t owner[421]        # playouts that Black owned the point in, less those White did
    cdef readonly int64_t count    # playouts run
    cdef readonly int64_t moves    # moves played in them, passes included
    cdef readonly int64_t margin   # sum of Black's area less White's, komi not counted

    cdef void tally(self, Run* r) noexcept nogil
    cdef void run_unlocked(self, int count) noexcept nogil
