# C types of mcts.py.
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.base.trail cimport Log, undo_words
from riyu.candidates.move_features cimport MoveFeatures
from riyu.features.features cimport Features
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.playout cimport may_play
from riyu.game.stones cimport *
from riyu.patterns.windows cimport WindowTable
from riyu.assessment.evaluator cimport Evaluator
from riyu.assessment.playouts cimport PlayoutWeights, Sim, margin_of, self_atari
from riyu.search.group_reading cimport GroupReader
from riyu.search.node_reading cimport NodeReader
from riyu.search.tree cimport CLAIMED, NO_EDGE, NOT_JUDGED, ROOT, UNIT, WHOLE, Tree, claim, publish, read, root_of

cdef enum:
    DEEPEST = 400            # moves of a descent
    MOST_MOVES = 362         # of a node, with a pass
    MOST_DEAD = 16        # dead groups that are minded
    GLANCED = 24             # of a node by a glance
    ROW = 424                # cells of a row of owners: those of the largest board, rounded up

cdef class MoveOdds:
    cdef readonly WindowTable table
    cdef double* values              # by number of a feature
    cdef readonly Py_ssize_t count

cdef class Worker:
    cdef readonly Board board
    cdef readonly Features features
    cdef readonly MoveFeatures moves
    cdef readonly MoveOdds odds
    cdef readonly PlayoutWeights playouts
    cdef readonly Tree tree
    cdef readonly NodeReader reader
    cdef readonly Evaluator evaluator
    cdef readonly GroupReader groups         # None where groups are not read
    cdef int read_at
    cdef int life_at
    cdef BoardState* s
    cdef Log* log
    cdef Sim sim
    cdef uint64_t chance[1]
    cdef int root_last               # the points of the last two moves of the game, 0 for a pass or none
    cdef int root_before
    cdef int root_number             # moves of the game
    cdef int expand_at
    cdef int glance_at
    cdef int width
    cdef double pass_prior
    cdef double last_pass_prior
    cdef bint stones_cost
    cdef bint is_agreed
    cdef public double komi                  # what White's area counts more,
    cdef double own_komi                     # and what it does in the game
    cdef readonly long long black_really     # descents that Black won by that
    cdef double share
    cdef double span
    cdef double heat
    cdef double even_share
    cdef bint amaf
    cdef double mix
    cdef double mix_span
    cdef public bint stopped
    cdef uint32_t nodes[400]         # the descent: its nodes,
    cdef uint32_t edges[400]         # the edges gone down
    cdef int count                   # moves listed by `list_moves`:
    cdef uint16_t listed[362]
    cdef double prior[362]
    cdef uint32_t raised[424]        # by point: what flags add to its odds; 0 but while moves are listed
    cdef readonly long long simulations
    cdef readonly long long margins          # sum of Black's margins
    cdef readonly long long squares          # sum of their squares
    cdef int32_t* owner                      # a row of ROW cells for each first move: descents that ended a point as
                                             # Black's less those as White's,
    cdef int32_t games[424]                  # the descents that began with it
    cdef double held[2][424]                 # the same of all descents that Black won, that White won,
    cdef double won_games[2]                 # which are so many
    cdef double critical[424]                # by point: how much who wins hangs on whose it ends as, 0 to 0.5; 0 so far
    cdef double critical_weight
    cdef double critical_root
    cdef int critical_from                   # descents from one weighing of points to the next,
    cdef long long weigh_at                  # which comes after so many in all
    cdef public bint weighs_root             # whether this worker changes the root's priors, of which there are
    cdef int root_count                      # so many, 0 as long as they are not kept:
    cdef double root_prior[362]              # what they were
    cdef int subject_count                     # stones that descents are about, 0 where these are about the game:
    cdef uint16_t subject[424]                 # their points,
    cdef int subject_other                     # of a link: the stone at its other end, else 0,
    cdef int subject_owner                     # whose both are,
    cdef uint32_t stamp                        # and of looking for a way between them: by point the last look that met
    cdef uint32_t met[424]                     # it,
    cdef uint16_t open[424]                    # and those whose neighbors are still to be looked at;
    cdef uint8_t near[424]                   # and by point whether moves are looked for there
    cdef uint32_t through                    # the edge of the root by which descents begin; NO_EDGE: the tree selects

    cdef int dead_count                   # dead groups:
    cdef int dead_owner[16]                       # whose each is,
    cdef int ahead[16]                       # his moves in its zone in this descent, less the other's;
    cdef uint16_t in_zone[424]               # by point, as bits: the groups in whose zones it lies,
    cdef uint16_t shut[2][424]               # those that close it to Black, to White
    cdef uint16_t off[424]                   # those that have a stone there which is taken off,
    cdef uint16_t has_off                    # and those that have any
    cdef uint16_t active                     # those for which the playout is closed now

    cdef void list_moves(self, int color, int last, int before, int number) noexcept nogil
    cdef void list_pass(self, int found) noexcept nogil
    cdef int put_in(self, int found, int most, int p, double score) noexcept nogil
    cdef void list_at_a_glance(self, Sim* t, int color) noexcept nogil
    cdef uint32_t node_of_listed(self) noexcept nogil
    cdef void glance(self, uint32_t edge, Sim* t, int color) noexcept nogil
    cdef void note_move(self, Py_ssize_t p, int color) noexcept nogil
    cdef void close_dead(self) noexcept nogil
    cdef void take_off_dead(self, Sim* t) noexcept nogil
    cdef uint32_t expand(self, uint32_t edge, uint32_t node, int color, int last, int before, int number) noexcept nogil
    cdef int subject_margin(self, Sim* t) noexcept nogil
    cdef int joined_margin(self, Sim* t) noexcept nogil
    cdef double chance_by(self, int lead) noexcept nogil
    cdef int won_by(self, int margin, double judged, int color) noexcept nogil
    cdef void note_owners(self, Sim* t, Py_ssize_t move, int margin) noexcept nogil
    cdef void weigh_points(self) noexcept nogil
    cdef void weigh_root(self) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void run_unlocked(self, int count) noexcept nogil
