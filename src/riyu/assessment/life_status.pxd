# C types of life_status.py.
from riyu.assessment.sheet cimport *
from riyu.game.after cimport liberties_after

cdef enum:
    # life statuses, the worst first
    DEAD = 0
    DEAD_WITH_AJI = 1
    BAD = 2
    SICKLY = 3
    PRESENTLY_STABLE = 4
    LIVABLE = 5
    PRESENTLY_ALIVE = 6
    ALIVE = 7
    PASS_ALIVE = 8
    IN_SEKI = 9
    # how far a group is shut in, the worst first
    ENCLOSED = 0
    ENCLOSABLE_IN_ONE = 1
    WITHIN_SECTOR_LINE = 2
    OPEN = 3
    # which points a flood passes
    ALL_POINTS = 0
    NOT_LATER = 1        # where its color comes no later than the enemy
    EARLIER = 2
    # rules that give a status
    BY_BENSON = 1
    BY_EYES = 2
    BY_ROOM = 3
    BY_RUNNING_AND_EYES = 4
    BY_WIDE_EDGES = 5
    BY_MANY_EYES = 6
    BY_EYE_AND_EDGE = 7
    BY_EYE_AND_ROOM = 8
    BY_RUNNING = 9
    BY_EYE_ONLY_AND_EDGE = 10
    BY_EDGE_ROOM = 11
    BY_ROOM_ALONE = 12
    BY_WAY_OUT = 13
    BY_EDGE_OR_EYE = 14
    BY_NOTHING = 15
    BY_EDGE_PATTERN = 16
    BY_VERDICT = 17
    BY_FEW_LIBERTIES = 18
    BY_TIES = 19
    # what was entered of a group; of one that hangs on who moves first it is that
    SAID_NOTHING = 0
    SAID_DEAD = 1
    SAID_HANGS = 2
    SAID_SEKI = 3
    SAID_ALIVE = 4
    # numbers
    MOST_EYES = 100      # that are counted
    EYE_ROOM = 5         # points of room that may become an eye
    SOME_ROOM = 6        # points that are some moyo,
    MUCH_ROOM = 14       # and enough of it

cdef void count_liberties(BoardState* s, Sheet* t) noexcept nogil
cdef void measure_room(BoardState* s, Sheet* t, Py_ssize_t start) noexcept nogil
cdef void find_room(BoardState* s, Sheet* t) noexcept nogil
cdef void add_eyes(Sheet* t, int group, int eyes, int halves) noexcept nogil
cdef void count_eyes(Sheet* t) noexcept nogil
cdef bint may_pass(BoardState* s, Sheet* t, Py_ssize_t p, int color, int how) noexcept nogil
cdef bint gets_out(BoardState* s, Sheet* t, int group, int how) noexcept nogil
cdef int outlets_of(BoardState* s, Sheet* t, int group) noexcept nogil
cdef void find_enclosure(BoardState* s, Sheet* t, int group) noexcept nogil
cdef void give(Sheet* t, int group, int status, int rule) noexcept nogil
cdef bint is_pass_alive(BoardState* s, Sheet* t, int group) noexcept nogil
cdef int said_of(Sheet* t, int group) noexcept nogil
cdef void judge_group(BoardState* s, Sheet* t, int group) noexcept nogil
cdef bint is_short(BoardState* s, Sheet* t, int group) noexcept nogil
cdef void count_ties(BoardState* s, FeatureState* f, Sheet* t) noexcept nogil
cdef void judge_groups(BoardState* s, FeatureState* f, Sheet* t) noexcept nogil
