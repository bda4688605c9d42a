# C types of life.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport undo_words
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.eye_counter cimport EyeCounter
from riyu.reading.ground cimport Ground
from riyu.reading.life_judge cimport LifeJudge, ProofPoints
from riyu.reading.life_playouts cimport PASS_COST, STEP, LifePlayouts
from riyu.reading.move_model cimport MoveModel
from riyu.reading.graph cimport MET, MISSED, OPEN, SURE
from riyu.reading.solver cimport Solver
from riyu.reading.zone cimport INNER, Zone

cdef enum:
    TURNS = 4            # readings of a question, each with more moves
    NARROW = 60          # behind the best score from which on a move isn't looked at, in the first turn
    WIDER = 90           # the same in the second
    WIDE = 130           # in the third
    FARTHEST = 200       # in the last
    FARTHEST_TRIED = 400 # where lines are tried
    FIRST_MOVES = 5      # moves of a line in which none is left out in the last turn
    KNOWN_COST = 2       # added to moves beside the one that proved a node in a turn before
    KNOWN_SHIFT = 3      # a node decided in a turn before: its undecided moves count by eights
    PROVEN = 65536       # nodes whose proofs are kept between turns
    DEAREST = 60         # cost of a move, at most
    AHEAD = 10           # added where the group looks alive
    LATE_PASS = 20       # to pass after a pass: the group stands as it is
    SOON = 3             # bounds of the numbers up to which a pass is read first
    LATE = 4
    LATER = 4            # times the nodes of a question that those after its first moves may take
    FIRST_PART = 2       # of the nodes, one in so many is for proofs alone

cdef class LifeReader(Solver):
    cdef readonly Ground ground
    cdef readonly Zone zone
    cdef readonly EyeCounter eyes
    cdef readonly MoveModel model
    cdef ProofPoints proof
    cdef LifeJudge judge
    cdef LifePlayouts playouts
    cdef readonly int turn           # reading with few moves, 0, then with more
    cdef int spent                   # nodes of the turns so far
    cdef int known                   # what the turns before said of the node being opened
    cdef object weights              # of moves, as they were given
    cdef LifeReader later            # what reads on where an owner's first move makes the zone wider
    cdef bint has_later
    cdef bint is_later               # it is itself such a reader
    cdef bint is_at_all              # it was aimed by `aim_at_all`
    cdef readonly int way_out                 # the owner's move after which the last question isn't lost, though its zone says so; 0
    cdef int way_tries               # lines tried after it
    cdef double way_lean             # and the pursuer's part of them
    cdef bint is_trying              # lines are tried: moves cost what is thought of them beforehand alone
    cdef int best_score              # of a legal move, at the node being opened
    cdef uint64_t proven_keys[65536] # of nodes that were decided, by their last bits
    cdef uint16_t proven_moves[65536]
    cdef uint8_t proven_as[65536]    # MET or MISSED
    cdef uint16_t worked[848]        # [424 * (color - 1) + point]: nodes that the move decided
    cdef uint16_t reply_to[848]      # [424 * (color - 1) + point]: what decided a node last after the other's move there

    cpdef void aim(self, int stone)
    cdef void aim_unlocked(self, int stone) noexcept nogil
    cpdef void aim_at_all(self, int stone)
    cdef int floor(self, int side) noexcept nogil
    cdef int farthest(self) noexcept nogil
    cdef int learned(self, Py_ssize_t p, int side, int cost) noexcept nogil
    cdef void learn(self, uint32_t n, Py_ssize_t came) noexcept nogil
    cdef void remember(self, uint32_t n) noexcept nogil
    cdef void find_losses(self, uint32_t n) noexcept nogil
    cdef int solve_in_turns(self, int first) noexcept nogil
    cdef int solve_in_zone(self, int first) noexcept nogil
    cdef int look_later(self, int first) noexcept nogil
    cdef bint is_wider(self, Zone zone) noexcept nogil
    cdef void note_kos(self) noexcept nogil
    cdef void open_way(self, uint32_t k, int first, int out) noexcept nogil
