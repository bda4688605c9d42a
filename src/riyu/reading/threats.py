"""Threats: moves after which a second move in a row gains what reading proves, and the first alone does not.

Takes features and readings on one board; gives frozen threats of a color. Weighs none and plays none: what they are
worth in points is the assessment's to say. Source: requirements W22 (the generators of ko), and what players call a
threat: the enemy may answer it, and loses something if he does not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from riyu.features.links import links
from riyu.game.after import outcome
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, neighbors, opposite, point_text
from riyu.reading.life_stakes import groups_in_doubt, read_group
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import goal_named
from riyu.reading.wanted import seen_by_move

if TYPE_CHECKING:
    from riyu.features.features import Features
    from riyu.game.board import Board
    from riyu.reading.readings import Readings

__all__ = ["Threat", "find_threats", "read_threat", "threats_by", "threats_in_a_row"]

NODES = 150
"""Nodes that each question may take: what is not clear by then is no threat that anybody can count on."""

LEAST_LIBERTIES, MOST_LIBERTIES = 2, 4
"""Liberties of strings that a second move may take: in atari it needs no second one."""

MOST_LINKS, LEAST_PARTED = 6, 2
"""Links that are looked at, and stones that either end must have."""

MOST_GROUPS, MOST_TRIED = 3, 5
"""Groups whose life is looked at, and moves that are tried against each."""

IN_A_ROW = 3
"""Threats against one thing, one after the other, that are counted at most."""

_PHRASES = {
    "capture": "take {target}",
    "save": "save {target}",
    "cut": "cut off {target}",
    "kill": "kill {target}",
    "live": "make {target} live",
}


@dataclass(frozen=True, slots=True)
class Threat:
    """A move of a color that threatens to reach a goal about some strings: `follow` is the second move in a row.

    `answer` is what the enemy plays to be rid of it, `rests_on` the points on whose content that depends.
    """

    color: Color
    move: Point
    goal: str
    targets: tuple[Point, ...]
    follow: Point
    answer: Point
    rests_on: frozenset[Point]

    @property
    def target(self) -> Point:
        """A stone of the string that it is about."""
        return self.targets[0]

    def __str__(self) -> str:
        """Say it in words: `F3, to take C4 at F2`."""
        return f"{point_text(self.move)}, {self.aim}"

    @property
    def aim(self) -> str:
        """What it threatens, in words: `to take C4 at F2`."""
        phrase = _PHRASES[self.goal].format(target=point_text(self.target))
        return f"to {phrase} at {point_text(self.follow)}"


@dataclass(frozen=True, slots=True)
class _Aim:
    """What may be threatened: a goal about strings, and the moves that are tried."""

    goal: str
    targets: tuple[Point, ...]
    tries: tuple[Point, ...]


def find_threats(
    features: Features,
    readings: Readings,
    color: Color,
    apart: Collection[Point] = (),
    *,
    with_life: bool = True,
) -> list[Threat]:
    """Give a color's threats, one against each thing; the board is as before.

    `apart` are points that no threat may begin at. Strings of two to four liberties, lost strings of its own, links of
    the enemy and, if `with_life`, the life of groups that are shut in are looked at.
    """
    found: dict[tuple[str, Point], Threat] = {}
    hit: set[Point] = set()
    for aim in _aims(features, readings, color, with_life):
        name = readings.board.string_name(aim.targets[0])
        if (aim.goal, name) in found or (aim.goal in ("kill", "live") and name in hit):
            continue
        threat = _first(readings, color, aim, apart)
        if threat is not None:
            found[aim.goal, name] = threat
            hit.update(readings.board.string_name(stone) for stone in aim.targets)
    return list(found.values())


def threats_by(
    features: Features, readings: Readings, color: Color, move: Point, limit: int = NODES
) -> list[Threat]:
    """Give all that one move of a color threatens but life and death, each thing once; the board is as before.

    Each question may take `limit` nodes.
    """
    aims = _aims(features, readings, color, with_life=False)
    tried = (replace(aim, tries=(move,)) for aim in aims if move in aim.tries)
    found = (_first(readings, color, aim, (), limit) for aim in tried)
    return [threat for threat in found if threat is not None]


def read_threat(readings: Readings, threat: Threat, limit: int = NODES) -> Reading:
    """Read whether a color that has made a threat's move reaches its goal by moving again."""
    aim = _Aim(threat.goal, threat.targets, ())
    return _asked(readings, aim, threat.color, threat.color, limit)


def threats_in_a_row(readings: Readings, threat: Threat, apart: Collection[Point] = ()) -> int:
    """Give how often a color can threaten the same thing, each threat answered: at most IN_A_ROW times."""
    board, color = readings.board, threat.color
    count, now = 1, threat
    with board.trail.scope():
        while count < IN_A_ROW:
            board.play(color, now.move)
            if not board.is_legal(opposite(color), now.answer):
                break
            board.play(opposite(color), now.answer)
            if len({board.string_name(p) for p in now.targets if board.color_at(p)}) < len(
                now.targets
            ):
                break
            tries = _liberties(board, now.targets[0], color)
            more = _first(readings, color, _Aim(now.goal, now.targets, tries), apart)
            if more is None:
                break
            count, now = count + 1, more
    return count


def _aims(features: Features, readings: Readings, color: Color, with_life: bool) -> Iterator[_Aim]:
    """Give what may be threatened: what a color does not reach though it moves first."""
    board, enemy = readings.board, opposite(color)
    for name in list(board.strings()):
        liberties = board.liberties(name)
        if board.color_at(name) == enemy:
            if LEAST_LIBERTIES <= liberties <= MOST_LIBERTIES:
                yield _Aim("capture", (name,), _liberties(board, name, color))
        elif liberties < MOST_LIBERTIES:
            taken = readings.ask("capture", name, first=enemy, limit=NODES)
            if taken.verdict is Verdict.WIN:
                yield _Aim("save", (name,), _liberties(board, name, color))
    yield from _links(features, readings, color)
    if with_life:
        yield from _groups(readings, color)


def _liberties(board: Board, name: Point, color: Color) -> tuple[Point, ...]:
    """Give the liberties of a string, and of short strings beside it, those that leave a stone there most first."""
    points = dict.fromkeys(board.liberty_points(name))
    for beside in board.neighbor_strings(name):
        if board.liberties(beside) <= LEAST_LIBERTIES:
            points.update(dict.fromkeys(board.liberty_points(beside)))
    left = {p: outcome(board, color, p) for p in points}
    return tuple(sorted(points, key=lambda p: (left[p].is_self_atari, -left[p].liberties, p)))


def _links(features: Features, readings: Readings, color: Color) -> Iterator[_Aim]:
    """Give the enemy's links whose ends are strings of their own, the largest first, with the points that hold them."""
    board, enemy = readings.board, opposite(color)
    ends: dict[tuple[Point, Point], set[Point]] = {}
    for link in links(features):
        if link.color != enemy or not link.b:
            continue
        one, other = board.string_name(link.a), board.string_name(link.b)
        pair = (min(one, other), max(one, other))
        if one != other and min(map(board.string_size, pair)) >= LEAST_PARTED:
            holding = (*link.wall, *link.cut_points)
            ends.setdefault(pair, set()).update(
                q for p in holding for q in (p, *neighbors(p, board.size))
            )
    largest = sorted(ends, key=lambda pair: (-min(map(board.string_size, pair)), pair))
    for pair in largest[:MOST_LINKS]:
        tries = sorted(p for p in ends[pair] if board.color_at(p) == EMPTY)
        yield _Aim("cut", pair, tuple(tries))


def _groups(readings: Readings, color: Color) -> Iterator[_Aim]:
    """Give groups that are shut in, with the points inside that touch them."""
    board = readings.board
    for stone, _ in groups_in_doubt(board)[:MOST_GROUPS]:
        goal = "live" if board.color_at(stone) == color else "kill"
        first = read_group(readings, stone, color, color, NODES)
        if first.verdict is Verdict.LOSS:
            after = [p for p in board.liberty_points(stone) if board.is_legal(color, p)]
            yield _Aim(goal, (stone,), (*first.line[:1], *after)[:MOST_TRIED])


def _first(
    readings: Readings, color: Color, aim: _Aim, apart: Collection[Point], limit: int = NODES
) -> Threat | None:
    """Give the first move that threatens what is aimed at; None if the color reaches it at once, or by no threat."""
    if _asked(readings, aim, color, color, limit).verdict is not Verdict.LOSS:
        return None
    tries: Iterable[Point] = (p for p in aim.tries if p not in apart)
    found = (_threat(readings, color, aim, move, limit) for move in tries)
    return next((one for one in found if one is not None), None)


def _threat(readings: Readings, color: Color, aim: _Aim, move: Point, limit: int) -> Threat | None:
    """Give a move as a threat; None if a second one reaches nothing, or the enemy has no answer, or needs none."""
    board, enemy = readings.board, opposite(color)
    if not board.is_legal(color, move):
        return None
    seen = seen_by_move(board, move)
    with board.trail.scope():
        board.play(color, move)
        if any(not board.color_at(stone) for stone in (*aim.targets, move)):
            return None
        second = _asked(readings, aim, color, color, limit)
        if second.verdict is not Verdict.WIN or not second.line or not second.line[0]:
            return None
        other = replace(aim, goal=goal_named(aim.goal).opposite)
        saved = _asked(readings, other, enemy, enemy, limit)
    if saved.verdict is Verdict.LOSS:
        return None
    answer = saved.line[0] if saved.line and saved.line[0] else second.line[0]
    rests_on = second.depends_on | saved.depends_on | seen
    return Threat(color, move, aim.goal, aim.targets, second.line[0], answer, rests_on)


def _asked(readings: Readings, aim: _Aim, first: Color, asker: Color, limit: int) -> Reading:
    if aim.goal in ("kill", "live"):
        return read_group(readings, aim.targets[0], first, asker, limit)
    return readings.ask(aim.goal, *aim.targets, first=first, asker=asker, limit=limit)
