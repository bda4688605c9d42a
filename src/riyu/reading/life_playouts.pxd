# C types of life_playouts.py.
cimport cython
from libc.stdint cimport uint16_t, uint32_t, uint64_t

from riyu.base.chance cimport next_word
from riyu.base.trail cimport undo_words
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.move_model cimport MoveModel
from riyu.reading.graph cimport MET, MISSED, OPEN, Graph

cdef enum:
    STEP = 20            # of a score, in 1/64 nats, that a cost of 1 stands for
    PASS_COST = 8
    LONGEST = 60         # moves of a playout
    CANDIDATES = 64      # moves that a playout chooses among
    GAPS = 512           # scores further than this behind the best, in 1/64 nats, aren't chosen
    PASS_GAP = 160       # how far behind the best a pass is thought to be
    PUSH = 150           # in hundredths, how much is made of what is thought of a move beforehand
    FEAR = 20            # in hundredths, how much worse a move not tried is thought to go than those tried

cdef double CHANCE_OF_GAP[512]
cdef double PRIOR_OF_COST[256]

@cython.final
cdef class LifePlayouts:
    cdef readonly MoveModel model
    cdef uint32_t* visits            # by node
    cdef double* wins                # by node: playouts in which the pursuer had its way
    cdef size_t visited_limit
    cdef uint32_t* tried             # by edge
    cdef size_t tried_limit
    cdef size_t visited_count        # nodes and edges that have counts
    cdef size_t tried_count
    cdef uint64_t chance[1]
    cdef uint16_t candidates[64]
    cdef double likelihood[64]
    cdef double total
    cdef int candidate_count
    cdef int steps                   # moves of the question's playouts
    cdef bint is_playing             # what only guides a search isn't needed

    cdef void begin(self) noexcept nogil
    cdef void make_room(self, Graph graph) noexcept nogil
    cdef void gather_candidates(self, Graph graph, int side) noexcept nogil
    cdef double play_out(self, Graph graph, int side) noexcept nogil
    cdef double try_node(self, Graph graph, uint32_t n) noexcept nogil
    cdef int choose_edge(self, Graph graph, uint32_t n) noexcept nogil
    cdef list tries(self, Graph graph, uint32_t n)
    cdef int visits_of_root(self) noexcept nogil
    cdef double leaning(self) noexcept nogil
