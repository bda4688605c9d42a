# C types of group_reading.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.life cimport LifeReader
from riyu.reading.semeai cimport SemeaiReader
from riyu.reading.graph cimport MET, MISSED
from riyu.search.node_reading cimport NodeReader
from riyu.search.tree cimport Tree

cdef enum:
    MOST_RACES = 4           # races read at a node
    MOST_RACING = 8          # liberties of a string that races
    LEAST = 3                # stones of a group that is read
    KEPT = 4096              # answers that are kept

cdef class GroupReader:
    cdef readonly Board board
    cdef readonly Tree tree
    cdef readonly NodeReader strings
    cdef readonly LifeReader life
    cdef readonly SemeaiReader races
    cdef BoardState* s
    cdef double least
    cdef uint32_t stamp
    cdef uint32_t met_at[424]        # by head: the last stamp with which a string was met
    cdef int answer                  # of the last question: the first move of its best line,
    cdef int stones                  # and the stones of its group
    cdef uint64_t keys[4096]         # by the last bits of a question's key: the key, 0 for none,
    cdef uint8_t outs[4096]          # what came out,
    cdef uint16_t answers[4096]      # the move
    cdef uint16_t sizes[4096]        # and the stones
    cdef readonly long long asked    # questions read so far
    cdef readonly long long kept     # answered from the table
    cdef readonly long long turning  # groups and races found that hang on who moves first

    cdef void read(self, uint32_t node, int color, int last, int before) noexcept nogil
    cdef void read_group(self, uint32_t node, int color, int head) noexcept nogil
    cdef void read_race(self, uint32_t node, int color, int head, int other) noexcept nogil
    cdef void raise_by(self, uint32_t node, int move, int stones) noexcept nogil
    cdef int ask(self, Py_ssize_t head, Py_ssize_t other, int first) noexcept nogil
