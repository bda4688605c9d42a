# C types of value.py.
from riyu.assessment.conflict cimport FELL_BY_BENSON, FELL_BY_VERDICT, RACE_HANGS
from riyu.assessment.life_status cimport *
from riyu.assessment.sheet cimport *

cdef enum:
    # terms
    STONES = 0           # living stones, one each
    WEAK = 1             # less what weak groups' stones are not worth
    TERRITORY = 2        # owned points, dead stones' among them
    MOYO = 3
    POTENTIAL = 4
    TURN_WORTH = 5       # what it is worth to be to move
    # kinds of points
    NEITHER = 0
    OWNED = 1
    HALF_OWNED = 2
    NEARER = 3
    A_STONE = 4
    A_DEAD_STONE = 5
    WHOLE = 1000         # a point of the game
    SURELY = 900         # how surely a group lives of which reading says so, and the other way
    FEW_STONES = 4       # of a small group, at most
    OPENING_FROM = 6     # phases
    MIDDLE_GAME_FROM = 4
    NEAR_OWN = 4         # moves to which a point may be its color's moyo,
    CLOSE = 4            # if the enemy needs more than so many
    MUCH_OPEN = 40       # open points from which on the turn is worth most
    MOST_OF_TURN = 3800  # that
    FAR_STEPS = 10       # moves from which on it is all the same how many

cdef int LIFE[70]        # [7 * status + liberties up to 6]: how surely a group lives, -1000 to 1000
cdef int FALLEN[14]      # [7 * (1 if it is large) + liberties]: the same of a part that fell
cdef int NEARNESS[363]   # [121 * stage of the game + 11 * own moves + enemy moves]: what a point is worth to who is nearer
cdef int OWNERSHIP[3]    # by stage of the game: what an owned point is worth

cdef int stage_of_game(int phase) noexcept nogil
cdef void weigh_groups(BoardState* s, Sheet* t) noexcept nogil
cdef int strongest_around(Sheet* t, int i) noexcept nogil
cdef void doubt_territories(Sheet* t) noexcept nogil
cdef void weigh_point(BoardState* s, Sheet* t, Py_ssize_t p) noexcept nogil
cdef void find_phase(BoardState* s, Sheet* t) noexcept nogil
cdef void value_board(BoardState* s, Sheet* t) noexcept nogil
