# C types of measuring.py.
from libc.stdint cimport int64_t, uint16_t, uint64_t

from riyu.base.chance cimport random_below
from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef int64_t count_from(BoardState* s, Log* log, int size, int index, uint16_t* taken) noexcept nogil
cdef int64_t play_and_undo(Board board, uint64_t* chance, int64_t pairs, int each) noexcept nogil
