# C types of conflict.py.
from riyu.assessment.life_status cimport *
from riyu.assessment.reach cimport claim_by_reach, compare_reach, copy_walls, find_territories, rip_back
from riyu.assessment.sheet cimport *
from riyu.features.pass_alive cimport find_pass_alive

cdef enum:
    MOST_FIGHTS = 40     # groups that fight at once; more wait for a later round
    SMALL_SPACE = 3      # points of an eye space in which a stone that shares all its liberties stands in the middle
    # how a race ends for a group
    LOSES = 1            # though it moves first
    HANGS = 2            # on who moves first
    STANDS = 3           # in seki: whoever fills is taken
    WINS = 4             # though the enemy moves first
    # fates
    NO_CONFLICT = 0
    FELL_TO_STRONG = 1
    LOST_RACE = 2
    RACE_HANGS = 3
    RACE_STANDS = 4
    FELL_BY_BENSON = 5   # it stands in unconditional territory
    FELL_BY_VERDICT = 6

cdef struct Fights:
    # the groups that conflict is about, in one round
    int count
    uint16_t group[40]
    uint8_t place[424]       # by group: its number here from 1; 0 none
    uint8_t touches[1600]    # by two: 1 if stones of them touch, or a liberty is both's
    uint8_t shared[1600]     # by two: liberties in common
    uint8_t lot[40]          # FELL_TO_STRONG to RACE_STANDS, or NO_CONFLICT for who wins its races
    uint8_t falls[40]        # 1: it dies in this round

cdef void bury(BoardState* s, Sheet* t, int n, int fate) noexcept nogil
cdef void look_anew(BoardState* s, FeatureState* f, Sheet* t) noexcept nogil
cdef void list_fights(Sheet* t, Fights* w) noexcept nogil
cdef int place_at(BoardState* s, Sheet* t, Fights* w, Py_ssize_t p) noexcept nogil
cdef void note_meeting(Fights* w, int a, int b, bint is_shared) noexcept nogil
cdef void find_meetings(BoardState* s, Sheet* t, Fights* w) noexcept nogil
cdef int needed(int own_eyes, int enemy_eyes, int shared) noexcept nogil
cdef bint is_inside(BoardState* s, Sheet* t, int group, int rival) noexcept nogil
cdef int race(BoardState* s, Sheet* t, int group, int rival, int shared) noexcept nogil
cdef void note_rival(Sheet* t, int group, int rival, int shared) noexcept nogil
cdef void draw_lot(BoardState* s, Sheet* t, Fights* w, int i) noexcept nogil
cdef bint is_beaten_by_unbeaten(BoardState* s, Sheet* t, Fights* w, int i) noexcept nogil
cdef bint let_fall(BoardState* s, Sheet* t, Fights* w) noexcept nogil
cdef void settle_conflict(BoardState* s, FeatureState* f, Sheet* t, bint suicide) noexcept nogil
