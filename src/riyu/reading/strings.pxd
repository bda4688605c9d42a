# C types of strings.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.reading.ladder cimport LadderReader
from riyu.reading.graph cimport *
from riyu.reading.solver cimport Solver

cdef enum:
    LADDER = 400         # nodes that a ladder may take where the search meets one
    WIDE = 6             # turns up to which points near and friends are looked at
    FOUR = 6             # turns up to which four liberties are attacked
    CLOSE = 5            # turns up to which a string of three liberties and more is attacked but at its liberties
    NARROW = 16          # turns up to which three liberties are attacked; beyond only ladders
    READ_OUT = 5000      # nodes from which on the owner's question is read as wide as the attacker's after his move
    PROOF = 8192         # places for the moves of a proof
    LATER = 120           # what a move costs more where the proof has another
    MORE = 200           # nodes to see whether a liberty or a capture does what a farther move does

cdef class StringReader(Solver):
    cdef readonly int target         # where a stone of the string stands, or stood
    cdef int owner                   # its color
    cdef LadderReader ladder
    cdef uint16_t libs[8]            # of the target, at the node being opened
    cdef int rooms[8]                # liberties that the string would have by each, counted up to six
    cdef bint is_plain[8]            # by it the string would take and join nothing
    cdef int lib_count
    cdef int needed                  # ways out that the pursuer must stop at once; of the owner, that he has one way only
    cdef int common                  # points that bear on all of them
    cdef uint64_t met_stamp
    cdef uint64_t met[424]           # met_stamp and how many ways out a point bears on
    cdef uint64_t* proof_keys        # [PROOF]: a hash table: positions of a proof that is kept, and its move there
    cdef uint16_t* proof_moves
    cdef int proof_count
    cdef int lead                    # 1 where the owner moved first and is read out, else 0
    cdef bint by_ladder              # the pursuer takes the string in a ladder if nothing is done
    cdef bint is_loose               # in atari, and what takes the string may be taken back at once

    cdef void target_at(self, int stone) noexcept nogil
    cdef void meet(self, Py_ssize_t p) noexcept nogil
    cdef void suggest(self, Py_ssize_t p, int cost) noexcept nogil
    cdef void suggest_liberties(self, Py_ssize_t stone, int cost, int most) noexcept nogil
    cdef bint takes_at(self, Py_ssize_t p) noexcept nogil
    cdef void propose_proof_first(self, int side) noexcept nogil
    cdef void propose_taking(self) noexcept nogil
    cdef void propose_saving(self) noexcept nogil
    cdef void propose_capture_of(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_relief(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_attack(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_keeping(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void propose_friends(self, Py_ssize_t p, int cost) noexcept nogil
    cdef void propose_near(self, Py_ssize_t p, int cost) noexcept nogil

    cdef void prefer(self, uint32_t root) noexcept nogil
    cdef bint keeps_proof(self) noexcept nogil
    cdef void keep_proof_from(self, uint32_t n) noexcept nogil
    cdef bint is_near(self, Py_ssize_t p, int side) noexcept nogil
    cdef bint snaps_back(self, int side) noexcept nogil
    cdef int turns(self) noexcept nogil
    cdef int most_liberties(self, int turns) noexcept nogil
    cdef int outlook_for_pursuer(self) noexcept nogil
    cdef bint has_grown(self) noexcept nogil
    cdef bint is_barred(self, int p) noexcept nogil
    cdef int outlook_for_owner(self) noexcept nogil
    cdef bint takes_for_good(self, Py_ssize_t p, int room) noexcept nogil
    cdef bint read_ladder(self) noexcept nogil
    cdef void measure_rooms(self) noexcept nogil
    cdef void find_ways_out(self) noexcept nogil
    cdef void find_only_way(self) noexcept nogil
