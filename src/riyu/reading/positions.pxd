# C types of positions.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ground cimport *

cdef enum:
    FIRST_PLACES = 1024  # places of the hash table, and nodes, as a question begins

cdef struct Node:
    uint64_t key         # of the stones, the side to move, ko and passes
    uint32_t pn          # proof number: leaves still to be proven, at least, for the goal to be met
    uint32_t dn          # the same for it to be missed
    uint32_t first       # its edges begin here
    uint16_t best        # the move that decided it, or looked best; 0 a pass
    uint8_t count        # edges
    uint8_t side         # color to move
    uint8_t is_open      # not looked at yet
    uint8_t is_on_path
    uint8_t is_noted     # by `rest_on`, or `needs_ko`
    uint8_t kos          # colors that a ko forbade something, as it was looked at: their sum
    uint8_t reply_cost   # the other side's number for a move not visited yet
    uint8_t ease         # the number of undecided moves weighs 2 to this less

cdef struct Edge:
    uint32_t node        # 0: not visited yet
    uint16_t move        # 0: a pass
    uint8_t cost         # 1 and more: how far from proof it is thought before it is visited
    uint8_t is_refused   # for it repeats a position of the line

cdef class Positions(Ground):
    cdef Node* nodes
    cdef Edge* edges
    cdef uint32_t* places            # hash table: node numbers
    cdef size_t place_count          # a power of two
    cdef size_t places_limit
    cdef size_t node_count
    cdef size_t node_limit
    cdef size_t edge_count
    cdef size_t edge_limit

    cdef uint64_t key_now(self, int side) noexcept nogil
    cdef uint32_t node_here(self, int side) noexcept nogil
    cdef uint32_t take_edges(self, int count) noexcept nogil
    cdef void make_places(self, size_t count) noexcept nogil
    cdef void widen_places(self) noexcept nogil
    cdef void forget(self) noexcept nogil
