"""The gate: what says cut, connect, capture, race, save, kill or live is told only where reading bears it out.

Takes a board's readings and a move with its purpose; gives what bears it out, before the move and after it. Proposes
nothing: whoever tells such a move asks here first.

A claim holds if what it says stands once the move is made, the other side to answer, and would not stand without it,
the other side to move: so nobody is told to cut what is cut, or to save what is safe.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import Color, Point, column_of, opposite, row_of
from riyu.inference.asking import Support, supports
from riyu.inference.constants import STONE_AT
from riyu.inference.facts import Key
from riyu.inference.purposes import TACTICAL
from riyu.inference.source import Source
from riyu.reading.life_stakes import read_group
from riyu.reading.reading import Reading, Verdict, line_text
from riyu.reading.rivals import rivals
from riyu.reading.wanted import seen_by_move

if TYPE_CHECKING:
    from riyu.game.board import Board
    from riyu.inference.engine import Inference
    from riyu.reading.readings import Readings

__all__ = [
    "NODES",
    "NO_RACE",
    "SO_WITHOUT",
    "Borne",
    "Claim",
    "Judged",
    "after_move",
    "answer_to",
    "at_stake",
    "bear_out",
    "bear_out_moves",
    "claim_of",
    "is_borne_out",
    "judge",
    "source_of",
    "targets_of",
]

_AFTER: Mapping[str, str] = MappingProxyType(
    {
        "capture": "save",
        "ladder": "save",
        "net": "save",
        "snapback": "save",
        "trap": "save",
        "save": "capture",
        "connect": "cut",
        "bridge-under": "cut",
        "cut": "connect",
        "kill": "live",
        "live": "kill",
        "race": "survive-race",
    }
)
"""What the other side must fail at once the move is made, and reach without it, by purpose."""

_AGAINST: Mapping[str, str] = MappingProxyType(
    {
        "save": "capture",
        "capture": "save",
        "cut": "connect",
        "connect": "cut",
        "live": "kill",
        "kill": "live",
    }
)
"""What the claim's own side must reach for the other to fail at that."""

NODES: Mapping[str, int] = MappingProxyType(
    {
        "save": 1_000,
        "capture": 1_000,
        "cut": 200,
        "connect": 200,
        "live": 200,
        "kill": 200,
        "survive-race": 200,
    }
)
"""Nodes that one question of each goal may take, unless `times` as many are given."""

SO_WITHOUT = "it is so without the move"
"""What denies a claim that holds though the move is not made."""

NO_RACE = "no string of the mover's is close to it in liberties"
"""What denies a claim about a race where none of the color's strings beside it is close to it in liberties."""

REACH = 2
"""Rows and columns from the move, or from the target, within which the other end of a link is looked for."""

MOST_ENDS = 2
"""Strings that are tried as the other end of a link, or as the own string in a race."""

_LINKS = ("cut", "connect")

_HOLDS = (Verdict.WIN, Verdict.KO)


@dataclass(frozen=True, slots=True)
class Claim:
    """What is to be borne out: a move of a color, for a purpose of TACTICAL, about the string at a stone.

    `other` is a stone of the string that a link ends at, or of the own one in a race; NO_POINT: any near by will do.
    """

    color: Color
    move: Point
    purpose: str
    target: Point
    other: Point = NO_POINT


@dataclass(frozen=True, slots=True)
class Borne:
    """What bears a claim out: what the other side would do without the move, and how it fails after the move.

    `by_ko` where only a ko decides; `other` the string that a link ends at; `rests_on` are the points on whose content
    both readings depend.
    """

    without: Reading
    after: Reading
    by_ko: bool
    other: Point = NO_POINT

    @property
    def rests_on(self) -> frozenset[Point]:
        """The points on whose content both readings depend."""
        return self.without.depends_on | self.after.depends_on


@dataclass(frozen=True, slots=True)
class Judged:
    """How reading judges a claim: what bears it out, or in words what denies it; neither if it wasn't read out."""

    borne: Borne | None = None
    denied: str = ""


_OPEN = Judged()


def bear_out(readings: Readings, claim: Claim, times: float = 1.0) -> Borne | None:
    """Read whether a claim holds, before the move and after it; None if it does not, or wasn't read to its end.

    `times` multiplies the nodes that each question may take. The board is as before.
    """
    return judge(readings, claim, times).borne


def judge(readings: Readings, claim: Claim, times: float = 1.0) -> Judged:
    """Read whether a claim holds as `bear_out` does, and what denies it if it doesn't.

    Of several strings that a link may end at, or that may be in a race, one is enough to bear it out; all must deny it.
    Where none may be in a race there is none to be won.
    """
    board = readings.board
    if board.color_at(claim.target) not in (BLACK, WHITE):
        return _OPEN
    goal = _AFTER[claim.purpose]
    limit = max(1, int(NODES[goal] * times))
    found: list[Judged] = []
    for targets in targets_of(board, claim):
        found.append(_judged(readings, claim, goal, targets, limit))
        if found[-1].borne is not None:
            return found[-1]
    if not found and goal == "survive-race":
        return Judged(denied=NO_RACE)
    return found[0] if found and all(one.denied for one in found) else _OPEN


def after_move(readings: Readings, claim: Claim, times: float = 1.0) -> Reading | None:
    """Read what the other side reaches after a claim's move, itself first, whether or not it would without it.

    A verdict WIN denies the claim, by its line. None for a claim about nothing, or a move that can't be made.
    """
    if readings.board.color_at(claim.target) not in (BLACK, WHITE):
        return None
    goal = _AFTER[claim.purpose]
    targets = next(targets_of(readings.board, claim), None)
    if targets is None:
        return None
    return _after(readings, claim, goal, targets, max(1, int(NODES[goal] * times)))


def answer_to(
    readings: Readings, claim: Claim, move: Point, other: Point = NO_POINT, times: float = 1.0
) -> tuple[Point, ...]:
    """Give the line by which a claim's side meets the enemy's `move` after its own; empty where none was read to hold.

    `other` is the far end of the link that it is about; `times` as for `bear_out`. The board is as before.
    """
    board, color = readings.board, claim.color
    goal, targets = _AFTER[claim.purpose], (claim.target, *([other] if other else []))
    if goal not in _AGAINST:
        return ()
    with board.trail.scope():
        for who, point in ((color, claim.move), (opposite(color), move)):
            if not board.is_legal(who, point):
                return ()
            board.play(who, point)
        names = {board.string_name(p) for p in targets if board.color_at(p) != EMPTY}
        if len(names) < len(targets) or board.color_at(move) == EMPTY:
            return ()
        found = _asked(readings, _AGAINST[goal], targets, color, max(1, int(NODES[goal] * times)))
        return found.line if found.verdict is Verdict.WIN else ()


def targets_of(board: Board, claim: Claim) -> Iterator[tuple[Point, ...]]:
    """Give what may be asked about: the target's string, of links with each near that it may be joined to.

    Of races with each own string that may be in one with it.
    """
    owner = board.color_at(claim.target)
    is_own = claim.purpose in ("save", "live", "connect", "bridge-under")
    if (owner == claim.color) != is_own:
        return
    goal = _AFTER[claim.purpose]
    if goal not in (*_LINKS, "survive-race"):
        yield (claim.target,)
    elif claim.other:
        yield (claim.target, claim.other)
    elif goal in _LINKS:
        yield from ((claim.target, other) for other in _other_ends(board, claim))
    else:
        pairs = rivals(board, (claim.target,), claim.color)
        yield from ((claim.target, own) for own, _ in pairs[:MOST_ENDS])


def _other_ends(board: Board, claim: Claim) -> list[Point]:
    """Give the strings near a link's target or move that it may be joined to, nearest first."""
    owner, one = board.color_at(claim.target), board.string_name(claim.target)
    ends: dict[Point, None] = {}
    for point in (claim.move, claim.target):
        for p in _around(board.size, point):
            if board.color_at(p) == owner and board.string_name(p) != one:
                ends.setdefault(board.string_name(p))
        if len(ends) >= MOST_ENDS:
            break
    return list(ends)[:MOST_ENDS]


@cache  # at most 19 sizes of 361 points
def _around(size: int, point: Point) -> tuple[Point, ...]:
    """Give the points within REACH of a point, nearest first."""
    column, row = column_of(point), row_of(point)
    found = [
        (abs(x - column) + abs(y - row), 20 * y + x)
        for y in range(max(1, row - REACH), min(size, row + REACH) + 1)
        for x in range(max(1, column - REACH), min(size, column + REACH) + 1)
    ]
    return tuple(p for _, p in sorted(found))


def _judged(
    readings: Readings, claim: Claim, goal: str, targets: tuple[Point, ...], limit: int
) -> Judged:
    """Judge a claim about some targets."""
    board = readings.board
    enemy = opposite(claim.color)
    without = _asked(readings, goal, targets, enemy, limit)
    if without.verdict not in _HOLDS:
        is_known = without.verdict is Verdict.LOSS
        return Judged(denied=SO_WITHOUT) if is_known else _OPEN
    after = _after(readings, claim, goal, targets, limit)
    if after is None:
        return Judged(denied="the move can't be made")
    if after.verdict is Verdict.WIN:
        return Judged(denied=line_text(enemy, after.line))
    if after.verdict is Verdict.UNKNOWN:
        return _OPEN
    if without.verdict is after.verdict:
        return Judged(denied="it is a ko with the move as without it")
    by_ko = Verdict.KO in (without.verdict, after.verdict)
    other = board.string_name(targets[1]) if goal in _LINKS else NO_POINT
    return Judged(Borne(without, after, by_ko, other))


def _after(
    readings: Readings, claim: Claim, goal: str, targets: tuple[Point, ...], limit: int
) -> Reading | None:
    """Read what the other side reaches after the move, itself first; None if the move is illegal, or suicide."""
    board = readings.board
    enemy = opposite(claim.color)
    seen = seen_by_move(board, claim.move)
    if not board.is_legal(claim.color, claim.move):
        return None
    with board.trail.scope():
        board.play(claim.color, claim.move)
        if board.color_at(claim.move) == EMPTY:
            return None
        if any(board.color_at(target) == EMPTY for target in targets):
            reading = Reading(Verdict.LOSS, (), 0, frozenset(targets))
        elif len({board.string_name(target) for target in targets}) < len(targets):
            reading = _of_joined(readings, goal, targets, enemy, limit)
        else:
            reading = _asked(readings, goal, targets, enemy, limit)
    return replace(reading, depends_on=reading.depends_on | seen)


def _asked(
    readings: Readings, goal: str, targets: tuple[Point, ...], color: Color, limit: int
) -> Reading:
    """Ask what a color reaches that moves first: of life about the whole group, as the source of life does."""
    if goal in ("kill", "live"):
        return read_group(readings, targets[0], color, color, limit)
    return readings.ask(goal, *targets, first=color, asker=color, limit=limit)


def _of_joined(
    readings: Readings, goal: str, targets: tuple[Point, ...], enemy: Color, limit: int
) -> Reading:
    """Read what the enemy reaches against two stones that are one string now: to take it, for it can't be cut."""
    if goal == "connect":
        return Reading(Verdict.WIN, (), 0, frozenset(targets))
    return readings.ask("capture", targets[0], first=enemy, asker=enemy, limit=limit)


def bear_out_moves(
    inference: Inference, readings: Readings, colors: Collection[Color], times: float = 1.0
) -> None:
    """Have reading bear out the tactical `move` facts that stand for some colors: it is entered as a source of each.

    What was borne out before and rests on what still stands is not asked again. `times` as for `bear_out`.
    """
    told: list[tuple[Key, Source, list[int]]] = []
    store = inference.stores.get("move")
    for key in list(store.standing) if store is not None else ():
        claim = claim_of(key)
        if claim is None or claim.color not in colors or not claim.target:
            continue
        if is_borne_out(supports(inference, key)):
            continue
        borne = bear_out(readings, claim, times)
        if borne is not None:
            rests_on = [STONE_AT + p for p in borne.rests_on]
            told.append((key, source_of(inference.board, claim, borne), rests_on))
    inference.enter_all(told)


def claim_of(key: Key) -> Claim | None:
    """Give what a fact claims of tactics; None if it claims nothing of the kind."""
    if key[0] == "move":
        _, quality, color, move, purpose, target = key
        is_claim = purpose in TACTICAL and quality != "bad"
        return Claim(color, move, purpose, target) if is_claim else None
    if key[0] == "cuttable":
        _, color, one, other, cut = key
        return Claim(opposite(color), cut, "cut", one, other)
    return None


def is_borne_out(found: Iterable[Support]) -> bool:
    """Say whether reading is among what supports a fact."""
    return any(one.source is not None and one.source.kind == "reading" for one in found)


def source_of(board: Board, claim: Claim, borne: Borne) -> Source:
    """Give what bears a claim out as a source: the line after the move, and what the other side does without it."""
    enemy = opposite(claim.color)
    line = (claim.move, *borne.after.line)
    ko = ", by ko" if borne.by_ko else ""
    why = f"{line_text(claim.color, line)}; if not, {line_text(enemy, borne.without.line)}{ko}"
    sizes = [board.string_size(stone) for stone in (claim.target, borne.other) if stone]
    return Source("reading", claim.purpose, why, line, at_stake(min(sizes), borne.by_ko))


def at_stake(stones: int, by_ko: bool) -> int:
    """Give the stones at stake: where a ko decides, half of them, rounded up."""
    return -(-stones // 2) if by_ko else stones
