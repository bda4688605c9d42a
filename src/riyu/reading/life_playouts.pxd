# C types of life_playouts.py.
from riyu.base.chance cimport next_word
from riyu.reading.life_proof cimport *

cdef enum:
    LONGEST = 60         # moves of a playout
    CANDIDATES = 64      # moves that a playout chooses among
    GAPS = 512           # scores further than this behind the best, in 1/64 nats, aren't chosen
    PASS_GAP = 160       # how far behind the best a pass is thought to be
    PUSH = 150           # in hundredths, how much is made of what is thought of a move beforehand
    FEAR = 20            # in hundredths, how much worse a move not tried is thought to go than those tried
    FIRST_PART = 6       # of the nodes, one in so many is for proofs alone

cdef double CHANCE_OF_GAP[512]
cdef double PRIOR_OF_COST[256]

cdef class LifePlayouts(LifeProof):
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

    cdef void make_room(self) noexcept nogil
    cdef void gather_candidates(self, int side) noexcept nogil
    cdef double play_out(self, int side) noexcept nogil
    cdef double try_node(self, uint32_t n) noexcept nogil
    cdef int choose_edge(self, uint32_t n) noexcept nogil
