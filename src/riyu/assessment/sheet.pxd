# C types of sheet.py.
from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

from riyu.features.link_codes cimport PAIRS, PARTNER, SETTLED, WEAK_WEAK
from riyu.features.pass_alive cimport Life
from riyu.features.state cimport *
from riyu.game.constants cimport *
from riyu.game.stones cimport *

cdef enum:
    NEVER = 255          # reach of a point that a color does not come to
    NOT_ASKED = 4        # the enclosure of a group that lives anyway, or falls at once
    MOST_PAIRS = 512     # pairs of chains with liberties in common that are counted
    MOST_JOINTS = 512    # joints that are listed
    MOST_BONDS = 64      # links that were read
    SAID_JOINED = 6      # what may be entered of a link: the enemy can't cut it though he moves first
    SAID_CUT = 7         # or its owner can't join it though he does
    # How surely strings are joined, in hundredths: how many such parts share one fate in labels of a strong net.
    SURE = 100           # by settled links alone (99.4 of 100),
    FIRMLY = 99          # by a weak one too, of which who cuts has to live on both sides,
    BY_TWO = 97          # or by two liberties in common
    LINES = 4            # the highest line from which a stone is linked to the edge
    SHORT = 2            # points along the edge that an expansion takes,
    WIDE = 4             # and a big one, of two points and more

cdef struct Sheet:
    # All that one evaluation writes. A part is strings that links hold together, a group the
    # parts that territory joins in this round: its rows stand at the number of its root, the first part.
    int size                     # lines of the board
    int parts                    # parts of groups: numbers 1 to here
    int regions                  # territories of this round: numbers 1 to here
    int rounds                   # rounds of conflict
    int phase                    # 9 early opening to 1 late endgame
    # by point
    uint16_t part[424]           # number of the part whose stone stands there; 0 none
    uint16_t group[424]           # number of that part's group
    uint8_t gone[424]            # 1: a stone that counts as dead
    uint8_t owner[424]           # color whose territory the point is; EMPTY none
    uint16_t region[424]         # number of the territory it is in; 0 none
    uint8_t reach[848]           # SIDE * (color - 1) + point: moves from the color's living stones, or NEVER
    uint8_t nearer[424]          # color that comes there in fewer moves; EMPTY neither, or where a living stone stands
    uint8_t margin[424]          # how many fewer; NEVER if the other doesn't come
    uint8_t walls[848]           # the same: strong links of living stones whose wall it is in
    int16_t worth[424]           # what it is worth to Black, in thousandths of a point
    uint8_t kind[424]            # what of the position it is: NEITHER to STONE
    # by part
    uint16_t parent[424]         # of its group, one step up; itself at the root
    uint8_t color[424]
    uint16_t first[424]          # its lowest stone
    uint16_t begin[425]          # place in `members` of its first stone; of the part after the last, the end
    uint16_t members[424]        # stones by part
    uint8_t is_dead[424]         # 1: it counts as dead
    uint8_t died_in[424]         # the round of conflict in which it died; 0 else
    uint8_t said[424]            # what was entered: SAID_NOTHING to SAID_SEKI
    # by string, at its head
    uint8_t lost[424]            # 1: it is taken, as was entered; written before an evaluation
    uint16_t core[424]          # the head of the first string of its core
    # by link that was read, written before an evaluation: the heads of two strings, SAID_JOINED or SAID_CUT
    int bonds
    uint16_t bond_one[64]
    uint16_t bond_two[64]
    uint8_t bond_said[64]
    # by joint: what holds two cores together without being sure, FIRMLY or BY_TWO
    int joints
    uint16_t joint_one[512]
    uint16_t joint_two[512]
    uint8_t joint_firmness[512]
    # by group, at its root
    uint16_t stones[424]
    uint16_t liberties[424]
    uint8_t eyes[424]            # that stand whoever moves first
    uint8_t halves[424]          # that stand if their color moves first
    uint16_t room[424]           # points of its color's largest nearer space beside it that the enemy is two moves late at
    uint8_t edges[424]           # expansions along the edge
    uint8_t wide_edges[424]      # big ones among them
    uint8_t ties[424]            # links to safer own groups that hang on who moves first
    uint8_t enclosure[424]       # ENCLOSED to OPEN
    uint16_t outlets[424]        # liberties through which it gets out
    uint8_t status[424]          # DEAD to PASS_ALIVE
    uint8_t rule[424]            # the rule that gave it
    uint8_t fate[424]            # what conflict made of it: NO_CONFLICT to FELL_TO_STRONG
    uint16_t rival[424]          # the enemy part that decided it; 0 none
    uint16_t own_ways[424]       # liberties of its own in that race
    uint16_t enemy_ways[424]     # and the enemy's
    int16_t strength[424]        # how surely it lives, -1000 to 1000
    # by territory
    uint16_t region_size[424]
    uint16_t region_group[424]    # the group around it; 0 where none or more than one may be
    uint16_t region_point[424]   # a point of it
    uint8_t region_eyes[424]     # eyes it is worth whoever moves first,
    uint8_t region_halves[424]   # and more if its color does
    int16_t region_worth[424]    # how surely its points are its owner's, in thousandths
    # what is counted, in thousandths of a point to Black
    int32_t terms[8]
    Life life
    # scratch
    uint16_t queue[424]
    uint16_t met[424]
    uint16_t mark                # the last flood that wrote `met`
    uint16_t string_parent[424]  # by head of a string
    uint16_t pairs[1024]         # chains with a liberty in common: two a pair
    uint8_t common[512]          # how many, by pair

cdef void clear_sheet(BoardState* s, Sheet* t) noexcept nogil
cdef int root_of(uint16_t* parent, int n) noexcept nogil
cdef void unite(uint16_t* parent, int a, int b) noexcept nogil
cdef bint is_said_cut(Sheet* t, int one, int two) noexcept nogil
cdef void note_joint(Sheet* t, int one, int two, int firmness) noexcept nogil
cdef void join_as_said(Sheet* t) noexcept nogil
cdef void join_by_links(BoardState* s, FeatureState* f, Sheet* t, int least, int firmness) noexcept nogil
cdef int count_pair(Sheet* t, int pairs, int a, int b) noexcept nogil
cdef bint is_met_before(BoardState* s, Sheet* t, Py_ssize_t p, int j) noexcept nogil
cdef void join_by_liberties(BoardState* s, Sheet* t) noexcept nogil
cdef void number_parts(BoardState* s, Sheet* t) noexcept nogil
cdef void find_chains(BoardState* s, FeatureState* f, Sheet* t) noexcept nogil
cdef int touching(BoardState* s, FeatureState* f, Sheet* t, Py_ssize_t foot, int onto, int slot) noexcept nogil
cdef void note_gap(BoardState* s, Sheet* t, int gap, int stone, int other) noexcept nogil
cdef void walk_side(BoardState* s, FeatureState* f, Sheet* t, int corner, int along, int onto, int slot) noexcept nogil
cdef void find_edge_areas(BoardState* s, FeatureState* f, Sheet* t) noexcept nogil
