# C types of graph.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ground cimport *

cdef enum:
    OPEN = 0             # outlooks: nothing is decided yet
    MET = 1              # the goal is met
    MISSED = 2           # it can't be met any more
    SURE = 100000000     # a proof number that can't be reached: proven the other way
    DEEPEST = 400        # moves a line may have
    MOST_LEFT_OUT = 3    # first moves that may be left out
    MOST_MOVES = 48      # moves proposed at a node
    FIRST_PLACES = 1024  # places of the hash table, and nodes, as a question begins
    ASKED_EVERY = 1000   # steps, of which each node takes one at least, after which it is asked whether to stop

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

cdef class Graph(Positions):
    cdef readonly int pursuer        # color whose goal it is
    cdef readonly int limit          # nodes it may take
    cdef readonly int depth_limit    # moves a line may have
    cdef readonly int used           # nodes that the last question took
    cdef readonly bint gave_up       # a limit was met
    cdef readonly bint met_depth     # the limit of depth was
    cdef object stop                 # what says whether to stop; None: never
    cdef object failure              # what it raised instead, or None
    cdef bint minds_stop             # it is not None
    cdef bint is_told                # it said so in the last question
    cdef int to_ask                  # steps until it is asked again
    cdef uint16_t finish             # the move that surely meets the goal, where `outlook` says that it is met
    cdef uint16_t moves[48]          # proposed at the node being opened
    cdef uint8_t costs[48]
    cdef int move_count
    cdef int reply_cost              # of the node being opened: see Node
    cdef uint32_t stamp
    cdef uint32_t offered[424]       # stamp at which a point was offered
    cdef uint8_t offered_at[424]     # its place in `moves`
    cdef uint16_t left_out[3]        # first moves that are not looked at
    cdef int left_out_count

    cdef bint is_stopped(self, int work) noexcept nogil
    cdef bint asks_stop(self) noexcept with gil
    cdef int outlook(self, int side) noexcept nogil
    cdef void propose(self, int side) noexcept nogil
    cdef void prefer(self, uint32_t root) noexcept nogil
    cdef bint is_bound(self, uint32_t n) noexcept nogil
    cdef bint is_idle(self, Py_ssize_t p) noexcept nogil
    cdef void ended(self, uint32_t n) noexcept nogil
    cdef bint begun(self, uint32_t n, uint32_t most_pn, uint32_t most_dn) noexcept nogil
    cdef void settled(self, uint32_t n, Py_ssize_t came) noexcept nogil
    cdef bint is_left_out(self, int p) noexcept nogil
    cdef void offer(self, Py_ssize_t p, int cost) noexcept nogil
    cdef void offer_pass(self, int cost) noexcept nogil
    cdef void open_node(self, uint32_t n) noexcept nogil
    cdef bint is_lost(self, uint32_t n, uint32_t k) noexcept nogil
    cdef uint32_t visit(self, uint32_t n, uint32_t k) noexcept nogil
    cdef size_t go(self, uint32_t n, uint32_t k) noexcept nogil
    cdef void search(self, uint32_t n, uint32_t most_pn, uint32_t most_dn) noexcept nogil
    cdef void weigh(self, uint32_t n, uint32_t* best) noexcept nogil
    cdef int solve(self, int first) noexcept nogil
    cdef size_t begin(self, int first) noexcept nogil
