# C types of links.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.reading.ground cimport *
from riyu.reading.ladder cimport LadderReader
from riyu.reading.graph cimport *
from riyu.reading.solver cimport Solver
from riyu.reading.strings cimport LADDER, StringReader

cdef enum:
    STONE = 8            # what a stone to add costs
    FARTHEST = 90        # costs looked at
    FAR = 120            # no way at such a cost
    ROOM = 9             # how much longer than the shortest ways are that are looked at
    ROW = 424            # cells kept for each end
    AROUND = 2           # moves up to which the cutter looks at points between ways, and not on them
    WIDER = 5            # moves up to which a reader that is to look wide looks at all ways
    NEAR = 17            # so far apart the cutter, to move, lets ends never be: two stones, and a step without contact

cdef class Distances(Ground):
    cdef int owner                   # whose stones are added
    cdef int toll_count              # enemy strings that were read
    cdef uint16_t tolled[4]          # their heads
    cdef int apart                   # how far apart the ends are, so far as known; FAR if farther than was looked
    cdef int most                    # how far it matters
    cdef int bound                   # ways up to which are looked at
    cdef int more                    # how much longer than usual they may be
    cdef int reached_count
    cdef uint16_t reached[424]       # a point of each place reached from both ends
    cdef uint8_t far[848]            # [ROW * end + cell]: cost of coming up to it from an end, its own price not among it
    cdef uint8_t is_done[848]        # the end went on from its string
    cdef uint8_t way[424]            # [place]: how far apart the ends are by way of it
    cdef uint16_t waiting[77168]     # [ROW * level + i]: points to go on from; a level is an end and a cost
    cdef uint32_t around[424]        # look_stamp at which a point and those beside it were touched
    cdef int count[182]              # of them, by level

    cdef int place(self, Py_ssize_t p) noexcept nogil
    cdef void begin(self, int owner, int most) noexcept nogil
    cdef void spread_ends(self) noexcept nogil
    cdef void spread_from_one(self) noexcept nogil
    cdef void grow_end(self, int end, int cost, int least) noexcept nogil
    cdef void meet(self, Py_ssize_t p, int through) noexcept nogil
    cdef int price(self, Py_ssize_t p) noexcept nogil
    cdef int toll(self, Py_ssize_t stone) noexcept nogil
    cdef int stone_price(self, Py_ssize_t p) noexcept nogil
    cdef void go_on(self, int end, Py_ssize_t p, int cost, int price) noexcept nogil
    cdef void go_on_from_enemy(self, int end, Py_ssize_t p, int cost, int onto) noexcept nogil
    cdef void go_on_from(self, int end, Py_ssize_t p, int cost) noexcept nogil
    cdef void step_over(self, int end, Py_ssize_t p, Py_ssize_t q, int cost, int most) noexcept nogil
    cdef int through(self, Py_ssize_t p) noexcept nogil
    cdef bint is_beside_both(self, Py_ssize_t p) noexcept nogil

cdef inline void reach(Distances ways, int end, Py_ssize_t p, int cost) noexcept nogil:
    # an end comes up to a point at a cost; a point of an end is reached at 0
    cdef int level
    if cost < ways.far[ROW * end + p] and cost <= ways.bound:
        ways.far[ROW * end + p] = cost
        level = (FARTHEST + 1) * end + cost
        ways.waiting[ROW * level + ways.count[level]] = p
        ways.count[level] += 1

cdef inline void touch_once(Distances ways, Py_ssize_t p) noexcept nogil:
    # a point and those beside it, if not touched since `begin`
    if ways.around[p] != ways.look_stamp:
        ways.around[p] = ways.look_stamp
        ways.touch_around(p)

cdef class LinkReader(Solver):
    cdef Distances distances
    cdef StringReader strings
    cdef LadderReader ladder         # that of `strings`
    cdef readonly int one            # where a stone of one end stands, or stood
    cdef readonly int two            # of the other; 0 where it is an area
    cdef int owner                   # color of the ends
    cdef int lead                    # 1 where the owner moved first, else 0
    cdef int farthest                # how far apart the ends are to begin with
    cdef int apart                   # how far apart they are as the board stands
    cdef int wider                   # moves up to which all ways are looked at; 0 as usual
    cdef uint8_t area[424]
    cdef uint16_t found[8]           # liberties of a string, for a moment

    cdef bint is_joined(self) noexcept nogil
    cdef bint is_taken(self, Py_ssize_t stone, int side) noexcept nogil
    cdef int read_string(self, Py_ssize_t stone, int side) noexcept nogil
    cdef int allowed(self, int side) noexcept nogil
    cdef int turns(self) noexcept nogil
    cdef bint may_counter(self, Py_ssize_t stone) noexcept nogil
    cdef void propose_ataris(self, Py_ssize_t stone, int cost) noexcept nogil
    cdef void measure(self, int most) noexcept nogil
    cdef bint takes_cutting(self, int side, int most) noexcept nogil
    cdef bint is_free(self, Py_ssize_t stone, int side) noexcept nogil
    cdef bint joins_at_once(self, int side) noexcept nogil
    cdef bint takes(self, Py_ssize_t p) noexcept nogil
    cdef bint is_between(self, Py_ssize_t p) noexcept nogil
    cdef void propose_own(self, Py_ssize_t stone, bint is_owner) noexcept nogil
    cdef void propose_cutting(self, Py_ssize_t stone, bint is_owner) noexcept nogil
    cdef bint has_sound_move(self, int side) noexcept nogil
    cdef void propose_captures(self, Py_ssize_t stone, int cost) noexcept nogil
