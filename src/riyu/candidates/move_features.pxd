# C types of move_features.py.
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from riyu.features.access_map cimport enclose
from riyu.features.features cimport Features
from riyu.features.state cimport BASE_BITS, NO_ACCESS, SIDE, FeatureState
from riyu.game.board cimport Board
from riyu.game.constants cimport *
from riyu.game.stones cimport *
from riyu.patterns.windows cimport *
from riyu.reading.ladder cimport LadderReader

cdef enum:
    TAKES = 0            # 5: stones taken: 1, 2, 3, 4 to 6, more
    TAKES_IN_KO = 5
    SAVES = 6            # 2: what is taken stands beside an own string in atari, of one stone, of more
    TAKES_LAST = 8       # what is taken holds the last move
    TAKES_HELD = 9       # what is taken could not have got out of atari
    TAKES_FREE = 10      # it could have
    ATARI = 11           # 3: of 1, 2, more stones
    ATARI_LAST = 14      # of a string that holds the last move
    ATARI_IN_KO = 15     # while a ko forbids a move
    ESCAPE = 16          # 6: an own string in atari gets two liberties, or more: of 1, 2 to 3, more stones
    SELF_ATARI = 22      # 4: of 1, 2, 3 to 5, more stones
    LADDER = 26          # 5: takes in a ladder, fails to, escapes, fails to, forestalls
    NEAR_LAST = 31       # 17: distance 2 to 17, more
    NEAR_BEFORE = 48     # 18: the same point, then so
    LINE = 66            # 40: 10 lines in each of four phases
    OWN_LIBERTIES = 106  # 4: own string it joins has 2, 3, 4, more liberties then
    SQUEEZE = 110        # 4: an enemy string is left two liberties, three; of 1 to 2 stones, more
    JOINS = 114          # 2: own strings beside: 2, more
    PARTS = 116          # 2: enemy strings beside: 2, more
    IN_WALL = 118        # 2: of a strong link, own, enemy
    LINK = 120           # 16: beside a link's line: own, enemy; settled or weak, unsettled; of four kinds
    ACCESS_PAIR = 136    # 36: own moves by enemy moves
    ENCLOSED = 172       # 2: by own, by the enemy
    FIXED = 174          # features without a key
    TOGETHER = 4         # features that put others together
    NAMED = 35           # kinds of features with a key: TEMPLATES and TOGETHER
    MOST_EACH = 80       # of one move
    MOST = 28880         # of one position

cdef int LINK_SLOTS[18]          # for each way a point can lie between a link's ends: the slot,
cdef int LINK_STEPS[18]          # how far above the link's lower stone the point is,
cdef int LINK_KINDS[18]          # the kind: diagonal, one-space, two-space, knight

cdef uint64_t WORD               # all bits
cdef uint64_t FEATURE_KEYS[174]
cdef uint64_t TOGETHER_KEYS[4]

cdef class MoveFeatures:
    cdef readonly Board board
    cdef readonly Features features
    cdef readonly WindowTable table
    cdef BoardState* s
    cdef FeatureState* f
    cdef LadderReader reader
    cdef Laid laid
    cdef Kept kept[2]                    # by color: windows that were found before
    cdef Py_ssize_t known                # keys that the table held then
    cdef uint64_t together[4]            # keys of what the move looked at has together
    cdef int color
    cdef int last
    cdef int before
    cdef int phase
    cdef readonly int count              # moves
    cdef uint16_t points[361]            # of each move
    cdef uint32_t starts[362]            # where each one's features begin in `found`
    cdef uint32_t found[28880]
    cdef uint8_t verdict[424]            # by head: 0 none, 1 the side that moves first has its way, 2 not
    cdef uint16_t first_move[424]        # by head: the first move of the ladder read
    cdef uint8_t enclosed[424]

    cdef void read_ladders(self) noexcept nogil
    cdef int ladder(self, int head, bint attacker_first) noexcept nogil
    cdef int add_strings(self, Py_ssize_t p, int end) noexcept nogil
    cdef int liberties_after(self, Py_ssize_t p, int* heads, int count) noexcept nogil
    cdef int add_place(self, Py_ssize_t p, int end) noexcept nogil
    cdef int add_links(self, Py_ssize_t p, int end) noexcept nogil
    cdef void put_together(self, int first, int place, int end) noexcept nogil
    cdef int add_fixed(self, Py_ssize_t p, int first) noexcept nogil
    cdef void prepare(self) noexcept nogil
    cdef void gather(self) noexcept nogil
    cdef void face(self, int color, int last, int before, int number) noexcept nogil
    cdef void keys_of(self, Py_ssize_t p, uint64_t* words) noexcept nogil
    cdef void look(self, int color, int last, int before, int number) noexcept nogil

cdef int bucket(int moves) noexcept nogil
cdef int line_of(BoardState* s, Py_ssize_t p) noexcept nogil
cdef int distance(Py_ssize_t p, Py_ssize_t q) noexcept nogil
cdef int pair_kind(int moves) noexcept nogil
