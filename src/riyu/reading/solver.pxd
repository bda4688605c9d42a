# C types of solver.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, undo_words
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    OPEN = 0             # outlooks: nothing is decided yet
    MET = 1              # the goal is met
    MISSED = 2           # it can't be met any more
    SURE = 100000000     # a proof number that can't be reached: proven the other way
    DEEPEST = 400        # moves a line may have
    MOST_MOVES = 48      # moves proposed at a node
    WHOLE = 15           # looked_for: a string and all that is beside it

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
    uint8_t passes       # in a row before it
    uint8_t spare

cdef struct Edge:
    uint32_t node        # 0: not visited yet
    uint16_t move        # 0: a pass
    uint8_t cost         # 1 and more: how far from proof it is thought before it is visited
    uint8_t is_refused   # for it repeats a position of the line

cdef class Solver:
    cdef readonly Board board
    cdef BoardState* s
    cdef Log* log
    cdef Node* nodes
    cdef Edge* edges
    cdef uint32_t* places            # hash table: node numbers
    cdef size_t place_count          # a power of two
    cdef size_t places_limit
    cdef size_t node_count
    cdef size_t node_limit
    cdef size_t edge_count
    cdef size_t edge_limit
    cdef readonly int pursuer        # color whose goal it is
    cdef readonly int limit          # nodes it may take
    cdef readonly int depth_limit    # moves a line may have
    cdef readonly bint gave_up       # a limit was met
    cdef readonly bint met_depth     # the limit of depth was
    cdef readonly int plays          # moves played on the board
    cdef int depth                   # moves played now
    cdef int over_ko                 # color that may take kos back at once, or 0
    cdef bint refused[3]             # [color]: a move was forbidden by ko
    cdef int last_taken              # stones that the last move took
    cdef uint16_t last_move
    cdef uint16_t finish             # the move that surely meets the goal, where `outlook` says that it is met
    cdef int passes                  # in a row now
    cdef uint16_t moves[48]          # proposed at the node being opened
    cdef uint8_t costs[48]
    cdef int move_count
    cdef uint32_t stamp
    cdef uint32_t offered[424]       # stamp at which a point was offered
    cdef uint8_t offered_at[424]     # its place in `moves`
    cdef uint32_t look_stamp         # changes with the board and with each question
    cdef uint32_t looked[424]        # [stone]: look_stamp at which its string was looked at from there,
    cdef uint8_t looked_for[424]     # and up to how many liberties were touched, or at its head WHOLE
    cdef uint16_t queue[421]         # scratch: stones to count from
    cdef uint32_t seen_stamp
    cdef uint32_t seen[424]          # scratch: points met by a count
    cdef uint8_t touched[424]        # points the verdict depends on
    cdef uint16_t taken[421]
    cdef uint16_t last_of[421]       # scratch: by head, the string's last stone so far

    cdef int outlook(self, int side) noexcept nogil
    cdef void propose(self, int side) noexcept nogil
    cdef void offer(self, Py_ssize_t p, int cost) noexcept nogil
    cdef void offer_pass(self, int cost) noexcept nogil
    cdef bint can_play(self, Py_ssize_t p, int color) noexcept nogil
    cdef size_t step(self, Py_ssize_t p, int color) noexcept nogil
    cdef void back(self, size_t count) noexcept nogil
    cdef uint64_t key_now(self, int side) noexcept nogil
    cdef uint32_t node_here(self, int side) noexcept nogil
    cdef void open_node(self, uint32_t n) noexcept nogil
    cdef uint32_t visit(self, uint32_t n, uint32_t k) noexcept nogil
    cdef void search(self, uint32_t n, uint32_t most_pn, uint32_t most_dn) noexcept nogil
    cdef void weigh(self, uint32_t n, uint32_t* best) noexcept nogil
    cdef void touch(self, Py_ssize_t p) noexcept nogil
    cdef void touch_around(self, Py_ssize_t p) noexcept nogil
    cdef void touch_string(self, Py_ssize_t stone) noexcept nogil
    cdef int look(self, Py_ssize_t stone, int most) noexcept nogil
    cdef int spread(self, Py_ssize_t start, int color, int most, bint takes) noexcept nogil
    cdef void touch_all_of(self, Solver other) noexcept nogil
    cdef int liberties_into(self, Py_ssize_t stone, uint16_t* found, int most) noexcept nogil
    cdef int last_liberty(self, Py_ssize_t stone) noexcept nogil
    cdef int strings_beside(self, Py_ssize_t stone, int color, int few, uint16_t* found, int most) noexcept nogil
    cdef int stone_beside(self, Py_ssize_t p, Py_ssize_t stone) noexcept nogil
    cdef void propose_liberties(self, Py_ssize_t stone, int cost, int most) noexcept nogil
    cdef int freedom_after(self, Py_ssize_t p, int color, int most) noexcept nogil
    cdef bint is_beside(self, Py_ssize_t p, int head) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef void straighten(self) noexcept nogil
    cdef int solve(self, int first) noexcept nogil
