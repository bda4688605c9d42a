# C types of node_reading.py.
from libc.stdint cimport uint16_t, uint32_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.graph cimport MET, MISSED
from riyu.reading.strings cimport StringReader
from riyu.search.tree cimport WHOLE, Tree, root_of

cdef enum:
    MOST_HEADS = 10          # strings that two moves lie in or beside

cdef class NodeReader:
    cdef readonly Board board
    cdef readonly Tree tree
    cdef readonly StringReader reader
    cdef BoardState* s
    cdef int liberties
    cdef double least
    cdef double lost
    cdef uint16_t seen[10]           # heads of the strings that the last two moves lie in or beside
    cdef int count
    cdef readonly long long asked    # questions so far
    cdef readonly long long turning  # strings found whose fate hangs on who moves first

    cdef void find_near(self, int last, int before) noexcept nogil
    cdef void read(self, uint32_t node, int color, int last, int before) noexcept nogil
    cdef void read_string(self, uint32_t node, int color, Py_ssize_t head) noexcept nogil
    cdef int ask(self, Py_ssize_t head, int first) noexcept nogil
    cdef void raise_prior(self, uint32_t node, int move, double share) noexcept nogil
    cdef void lower_liberties(self, uint32_t node, Py_ssize_t head) noexcept nogil
