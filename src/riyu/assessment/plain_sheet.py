"""What the .pxd files of the evaluator give compiled code, in plain Python: for uncompiled runs only.

Takes nothing; gives a sheet of lists, tables and numbers. Knows no step.
"""

from __future__ import annotations

from riyu.features.plain import ROWS, SIDE
from riyu.features.plain_life import Life

NEVER, MOST_PAIRS, SURE, FIRMLY, BY_TWO, LINES, SHORT, WIDE = 255, 512, 100, 99, 97, 4, 2, 4
TOO_FAR, SMALLEST_SAFE = 6, 7
(
    DEAD,
    DEAD_WITH_AJI,
    BAD,
    SICKLY,
    PRESENTLY_STABLE,
    LIVABLE,
    PRESENTLY_ALIVE,
    ALIVE,
    PASS_ALIVE,
    IN_SEKI,
) = range(10)
ENCLOSED, ENCLOSABLE_IN_ONE, WITHIN_SECTOR_LINE, OPEN, NOT_ASKED = range(5)
ALL_POINTS, NOT_LATER, EARLIER = range(3)
(
    BY_BENSON,
    BY_EYES,
    BY_ROOM,
    BY_RUNNING_AND_EYES,
    BY_WIDE_EDGES,
    BY_MANY_EYES,
    BY_EYE_AND_EDGE,
    BY_EYE_AND_ROOM,
    BY_RUNNING,
    BY_EYE_ONLY_AND_EDGE,
    BY_EDGE_ROOM,
    BY_ROOM_ALONE,
    BY_WAY_OUT,
    BY_EDGE_OR_EYE,
    BY_NOTHING,
    BY_EDGE_PATTERN,
    BY_VERDICT,
    BY_FEW_LIBERTIES,
    BY_TIES,
) = range(1, 20)
(
    SAID_NOTHING,
    SAID_DEAD,
    SAID_HANGS,
    SAID_SEKI,
    SAID_ALIVE,
    SAID_LOST,
    SAID_JOINED,
    SAID_CUT,
) = range(8)
MOST_EYES, EYE_ROOM, SOME_ROOM, MUCH_ROOM = 100, 5, 6, 14
MOST_FIGHTS, SMALL_SPACE = 40, 3
LOSES, HANGS, STANDS, WINS = 1, 2, 3, 4
(
    NO_CONFLICT,
    FELL_TO_STRONG,
    LOST_RACE,
    RACE_HANGS,
    RACE_STANDS,
    FELL_BY_BENSON,
    FELL_BY_VERDICT,
) = range(7)
STONES, WEAK, TERRITORY, MOYO, POTENTIAL, TURN_WORTH = range(6)
NEITHER, OWNED, HALF_OWNED, NEARER, A_STONE, A_DEAD_STONE = range(6)
WHOLE, FAR_STEPS, FEW_STONES, OPENING_FROM, MIDDLE_GAME_FROM = 1000, 10, 4, 6, 4
NEAR_OWN, CLOSE, SURELY, MUCH_OPEN, MOST_OF_TURN = 4, 4, 900, 40, 3800
MOST_ENTERED = MOST_FALLEN = MOST_BONDS = 64
MOST_JOINTS = 512

LIFE = [0] * 70
FALLEN = [0] * 14
NEARNESS = [0] * 363
OWNERSHIP = [0] * 3


class Sheet:
    """All that one evaluation writes; twin of the struct in sheet.pxd."""

    def __init__(self) -> None:
        self.size = self.parts = self.regions = self.rounds = self.phase = self.mark = 0
        self.part = [0] * SIDE
        self.group = [0] * SIDE
        self.gone = [0] * SIDE
        self.owner = [0] * SIDE
        self.region = [0] * SIDE
        self.reach = [0] * (2 * SIDE)
        self.nearer = [0] * SIDE
        self.margin = [0] * SIDE
        self.walls = [0] * (2 * SIDE)
        self.worth = [0] * SIDE
        self.kind = [0] * SIDE
        self.parent = [0] * SIDE
        self.color = [0] * SIDE
        self.first = [0] * SIDE
        self.begin = [0] * (SIDE + 1)
        self.members = [0] * SIDE
        self.is_dead = [0] * SIDE
        self.died_in = [0] * SIDE
        self.said = [0] * SIDE
        self.lost = [0] * SIDE
        self.core = [0] * SIDE
        self.bonds = self.joints = 0
        self.bond_one = [0] * MOST_BONDS
        self.bond_two = [0] * MOST_BONDS
        self.bond_said = [0] * MOST_BONDS
        self.joint_one = [0] * MOST_JOINTS
        self.joint_two = [0] * MOST_JOINTS
        self.joint_firmness = [0] * MOST_JOINTS
        self.stones = [0] * SIDE
        self.liberties = [0] * SIDE
        self.eyes = [0] * SIDE
        self.halves = [0] * SIDE
        self.room = [0] * SIDE
        self.edges = [0] * SIDE
        self.wide_edges = [0] * SIDE
        self.ties = [0] * SIDE
        self.enclosure = [0] * SIDE
        self.outlets = [0] * SIDE
        self.status = [0] * SIDE
        self.rule = [0] * SIDE
        self.fate = [0] * SIDE
        self.rival = [0] * SIDE
        self.own_ways = [0] * SIDE
        self.enemy_ways = [0] * SIDE
        self.strength = [0] * SIDE
        self.region_size = [0] * SIDE
        self.region_point = [0] * SIDE
        self.region_group = [0] * SIDE
        self.region_eyes = [0] * SIDE
        self.region_halves = [0] * SIDE
        self.region_worth = [0] * SIDE
        self.terms = [0] * 8
        self.life = Life()
        self.queue = [0] * SIDE
        self.met = [0] * SIDE
        self.string_parent = [0] * SIDE
        self.pairs = [0] * (2 * MOST_PAIRS)
        self.common = [0] * MOST_PAIRS


class Fights:
    """The groups that conflict is about; twin of the struct in conflict.pxd."""

    def __init__(self) -> None:
        self.count = 0
        self.group = [0] * MOST_FIGHTS
        self.place = [0] * SIDE
        self.touches = [0] * MOST_FIGHTS**2
        self.shared = [0] * MOST_FIGHTS**2
        self.lot = [0] * MOST_FIGHTS
        self.falls = [0] * MOST_FIGHTS


class Entered:
    """What was said of a part; twin of the struct in evaluator.pxd."""

    def __init__(self) -> None:
        self.stone = self.other = self.word = 0
        self.mask = [0] * ROWS
        self.rows = [0] * (2 * ROWS)
