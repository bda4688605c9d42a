"""Trees of joseki drawn from counts, and written as files: lines, purposes, conditions, what is punished.

Takes games; gives SGF files, one a rectangle and first move, in which a person's words are kept where the same move
stands again. Counts nothing itself: `joseki_counts` does; words for shapes come from `joseki_shapes`.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from riyu.base.errors import BadInput
from riyu.base.whole_files import write_whole
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, NO_POINT, PASS, WHITE
from riyu.game.points import Color, Point, opposite, point_at, row_of
from riyu.game.transform import Transform, apply_point
from riyu.lab.apart import Apart, Game
from riyu.lab.games import in_turn
from riyu.lab.joseki_counts import RECTANGLES, Counted, CountedMove, count, hash_of
from riyu.lab.joseki_shapes import gains_of, purposes_of
from riyu.patterns.joseki import (
    CONDITIONS,
    DRAWN,
    NEVER,
    Condition,
    JosekiMove,
    Rectangle,
    Share,
)
from riyu.patterns.joseki_writing import Words, node_below, root_of, tree_text, words_in
from riyu.sgf.files import iter_games
from riyu.sgf.node import Node

__all__ = ["OPENINGS", "Harvested", "Settings", "games_for", "harvest_joseki"]

OPENINGS: Mapping[str, Point] = {
    "4-4": point_at(16, 16),
    "3-4": point_at(16, 17),
    "3-3": point_at(17, 17),
    "5-3": point_at(15, 17),
    "5-4": point_at(15, 16),
}
"""The first moves, each as it is drawn: of two mirror images the one nearer to the upper side."""

RECTANGLE_NAMES = {19: "half", 10: "corner", 7: "small"}

ALWAYS = 0.9
"""The share of answers at once from which on a move is sente."""

SURELY = 3.3
"""How many standard errors two shares must lie apart for a choice to hang on a condition."""

TWICE = 1.5
"""How many times as large one of them must be."""

MOST_WHEN = 2
"""Conditions that are told of a move, those that tell most."""

WORSE = 2.6
"""How many standard errors below the others' share of wins a mistake's lies."""

HEADING = "What strong players play after {name}, counted in games."

RARE = 50
"""The part of a first move's times that is enough for a move after it, where that is less than `least`."""

HELD = 25
"""How often a condition must have held, and not, to be believed."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What is drawn: moves made `least` times (on half the board `half` times) and in a `share` of the answers.

    After a first move that is itself rare, a 50th of its times is enough, but no less than `rare`. A move made more
    seldom, but `bad` times, is drawn as a mistake if its player won surely less often than others did there. One game
    in `apart` is left out, by the seed `apart_seed`.
    """

    least: int = 60
    half: int = 150
    share: float = 0.03
    bad: int = 40
    rare: int = 20
    apart: int = 10
    apart_seed: int = 2026

    def least_of(self, rectangle: Rectangle) -> int:
        """Give how often a move must have been made in a rectangle."""
        return self.half if rectangle.columns == DRAWN else self.least


@dataclass(frozen=True, slots=True)
class Harvested:
    """What came of it: games counted, positions, files written."""

    games: int
    positions: int
    files: tuple[Path, ...]


def games_for(paths: Sequence[Path], most: int, apart: Apart) -> list[tuple[Game, Color]]:
    """Give the first 19×19 games of files, in turn, that begin on an empty board, each with who won (EMPTY: unknown).

    Those kept apart are left out. Raises BadInput if a file can't be opened.
    """

    def of(path: Path) -> Iterator[tuple[Game, Color]]:
        for _, record in iter_games(path):
            if isinstance(record, BadInput) or record.size != DRAWN or apart.holds(record):
                continue
            if not record.black and not record.white:
                winner = {"B": BLACK, "W": WHITE}.get(record.result[:1], EMPTY)
                yield Game.of(record), winner

    return list(islice(in_turn([of(path) for path in paths]), most))


def harvest_joseki(
    paths: Sequence[Path],
    out: Path,
    settings: Settings,
    most: int,
    advance: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> Harvested:
    """Count games of files and write the trees to a folder; words that stand there are kept.

    Raises BadInput, WriteError.
    """
    games = games_for(paths, most, Apart(settings.apart_seed, settings.apart))
    least = min(settings.least, settings.bad, settings.rare)
    counted = count(games, least, advance=advance)
    files = draw(counted, out, settings, len(games))
    return Harvested(len(games), len(counted), tuple(files))


def draw(
    counted: Mapping[int, Counted], out: Path, settings: Settings, games: int
) -> Iterator[Path]:
    """Draw the trees of counts and write them, one a rectangle and first move; give the files."""
    out.mkdir(parents=True, exist_ok=True)
    for rectangle in RECTANGLES:
        tree = _Tree(counted, rectangle, settings)
        for name, first in OPENINGS.items():
            path = out / f"{RECTANGLE_NAMES[rectangle.columns]}-{name}.sgf"
            heading, words = words_in(path) if path.exists() else ("", {})
            root = root_of(rectangle, heading or HEADING.format(name=name), games)
            if tree.grow(root, first, words):
                write_whole(path, tree_text(root))
                yield path


class _Tree:
    """Trees of one rectangle: each position is gone on from once, along the way most often taken."""

    def __init__(
        self, counted: Mapping[int, Counted], rectangle: Rectangle, settings: Settings
    ) -> None:
        self.counted, self.rectangle, self.settings = counted, rectangle, settings
        self.least = settings.least
        self.expanded: set[tuple[int, Color]] = set()

    def grow(self, root: Node, first: Point, words: Words) -> bool:
        """Grow the tree of a first move below a node, a person's words with it; say whether there is any."""
        # Step 1. The first move, of all that were made in an empty rectangle.
        empty = self.counted.get(hash_of((), self.rectangle), Counted())
        images = {first, _mirrored(first, self.rectangle)}
        found = [move for (_, point), move in empty.moves.items() if point in images]
        times = sum(move.later for move in found)
        most = self.settings.least_of(self.rectangle)
        self.least = min(most, max(self.settings.rare, times // RARE))
        if times < self.least:
            return False
        won = Share(sum(m.won for m in found), sum(m.decided for m in found))
        own, kind = ("corner",), "main"
        move = JosekiMove(BLACK, first, ("take-corner",), own, later=times, won=won, kind=kind)
        # Step 2. What follows, those positions first that were met most.
        order = 0
        pending: list[tuple[int, int, Node, JosekiMove, tuple[JosekiMove, ...]]] = []
        heapq.heappush(pending, (-times, 0, root, move, ()))
        while pending:
            _, _, above, move, before = heapq.heappop(pending)
            line = (*before, move)
            said, name = words.get(tuple((m.color, m.point) for m in line), ("", ""))
            node = node_below(above, replace(move, words=said, name=name))
            for below in self._below(line):
                order += 1
                met = below.seen.times + below.later
                heapq.heappush(pending, (-met, order, node, below, line))
        return True

    def _below(self, line: tuple[JosekiMove, ...]) -> list[JosekiMove]:
        """Give the moves after a line, those seen most often first; none where they are drawn elsewhere."""
        board = Board(DRAWN)
        for move in line:
            board.play(move.color, move.point or PASS)
        color = opposite(line[-1].color)
        view = self._view(board, color)
        if view is None or view.name in self.expanded:
            return []
        self.expanded.add(view.name)
        moves = self._moves(board, view)
        if line[-1].point == NO_POINT:
            kept = self._after_elsewhere(moves)
        else:
            kept = self._kept(moves, view)
            again = self._view(board, opposite(color))
            if again is not None and view.elsewhere.times >= self.least:
                if self._after_elsewhere(self._moves(board, again)):
                    kept.append(JosekiMove(color, NO_POINT, seen=view.elsewhere))
        return [self._told(board, move, line) for move in kept]

    def _view(self, board: Board, color: Color) -> _View | None:
        """Give what was counted of a color's moves where the board stands; None if that was too little."""
        cells = board.cells()
        stones = [(p, cells[p]) for p in self.rectangle.points() if cells[p] != EMPTY]
        key, mirrored, swapped = _least_drawing(stones, self.rectangle, color)
        counted = self.counted.get(key)
        if counted is None:
            return None
        is_twin = {(_mirrored(p, self.rectangle), c) for p, c in stones} == set(stones)
        own = 3 - color if swapped else color
        return _View(counted, (key, own), color, self.rectangle, mirrored, is_twin)

    def _moves(self, board: Board, view: _View) -> list[JosekiMove]:
        """Give the moves with their counts that may be drawn."""
        least = min(self.least, self.settings.bad)
        return [
            _counted_move(view, point)
            for point in view.points
            if view.of(point).at_once + view.of(point).later >= least
            and board.is_legal(view.color, point)
        ]

    def _after_elsewhere(self, moves: list[JosekiMove]) -> list[JosekiMove]:
        """Give how a color goes on where the other played elsewhere."""
        often = [move for move in moves if move.later >= self.least]
        total = sum(move.later for move in often)
        often = [move for move in often if move.later >= self.settings.share * total]
        often.sort(key=lambda move: -move.later)
        return [replace(move, seen=NEVER, when=()) for move in often]

    def _told(self, board: Board, move: JosekiMove, line: tuple[JosekiMove, ...]) -> JosekiMove:
        """Give a move with what it is for and what it gives."""
        color, point = move.color, move.point
        if point == NO_POINT:
            return move
        purposes = purposes_of(board, color, point, self.rectangle, line[-1].point)
        own, enemy = gains_of(board, color, point, self.rectangle, purposes)
        if self._is_sente(board, color, point):
            own = (*own, "sente")
        return replace(move, purposes=purposes, own=own, enemy=enemy)

    def _is_sente(self, board: Board, color: Color, point: Point) -> bool:
        """Say whether a move is answered in the rectangle nearly always."""
        with board.trail.scope():
            board.play(color, point)
            view = self._view(board, opposite(color))
        if view is None:
            return False
        return view.answers >= self.settings.bad and view.elsewhere.part <= 1 - ALWAYS

    def _kept(self, moves: list[JosekiMove], view: _View) -> list[JosekiMove]:
        """Give the moves that are drawn, marked as main, also played, or a mistake."""
        moves = sorted(moves, key=lambda move: -(move.seen.times + move.later))
        total = sum(move.later for move in moves)
        kept: list[JosekiMove] = []
        for move in moves:
            times = move.seen.times + move.later
            share = max(move.seen.part, move.later / total if total else 0.0)
            if times >= self.least and share >= self.settings.share:
                kept.append(replace(move, kind="also" if kept else "main"))
            elif times >= self.settings.bad and kept and _is_worse(move.won, view.won):
                kept.append(replace(move, kind="mistake"))
        return kept


def _counted_move(view: _View, point: Point) -> JosekiMove:
    """Give a move with its counts."""
    counted = view.of(point)
    return JosekiMove(
        view.color,
        point,
        seen=Share(counted.at_once, view.answers) if counted.at_once else NEVER,
        later=counted.later,
        won=Share(counted.won, counted.decided),
        when=tuple(view.conditions(point)),
    )


def _is_worse(one: Share, usual: Share) -> bool:
    """Say whether a move's player won surely less often than players did at its position."""
    if not one.of or not usual.of:
        return False
    part = usual.part
    return one.part < part - WORSE * math.sqrt(part * (1 - part) / one.of)


@dataclass(frozen=True)
class _View:
    """Counts of a color's moves at a position as it stands in a tree: mirrored, with colors swapped, or both.

    `name` is the position's hash and the color by which it was counted.
    """

    counted: Counted
    name: tuple[int, Color]
    color: Color
    rectangle: Rectangle
    mirrored: bool
    is_twin: bool

    @property
    def own(self) -> Color:
        """The color by which the moves were counted."""
        return self.name[1]

    @property
    def points(self) -> list[Point]:
        """The points of the moves as the tree has them, the upper of two that mirror each other."""
        return [self._drawn(point) for owner, point in self.counted.moves if owner == self.own]

    def _images(self, point: Point) -> list[Point]:
        return [point, _mirrored(point, self.rectangle)]

    def _drawn(self, point: Point) -> Point:
        images = self._images(point)
        return max(images, key=row_of) if self.is_twin else images[self.mirrored]

    def _counted(self, point: Point) -> Point:
        """Give a point of the tree as it was counted."""
        images = self._images(point)
        if self.is_twin:
            return next(p for p in images if (self.own, p) in self.counted.moves)
        return images[self.mirrored]

    def of(self, point: Point) -> CountedMove:
        """Give what was counted of a move."""
        return self.counted.moves[self.own, self._counted(point)]

    @property
    def answers(self) -> int:
        """How often the color answered at once, elsewhere among it."""
        return self.counted.at_once[self.own] + self.counted.elsewhere[self.own]

    @property
    def elsewhere(self) -> Share:
        """How often it did so elsewhere."""
        return Share(self.counted.elsewhere[self.own], self.answers)

    @property
    def won(self) -> Share:
        """How many games the color won after moves here, of so many with a winner."""
        moves = [move for (owner, _), move in self.counted.moves.items() if owner == self.own]
        return Share(sum(m.won for m in moves), sum(m.decided for m in moves))

    def conditions(self, point: Point) -> Iterator[Condition]:
        """Give the conditions on which a move hangs by its counts, the one that tells most first."""
        counted = self.of(point)
        total = self.counted.looked_at[self.own]
        times = counted.at_once
        if self.is_twin and len(set(self._images(point))) == 1:
            times *= 2  # a position that is its own mirror image is looked at both ways
        is_turned = self.rectangle.mirror is Transform.DIAGONAL and self._counted(point) != point
        found = []
        for i, name in enumerate(CONDITIONS):
            chances = self.counted.chances[self.own][i]
            held = Share(counted.held[i], chances)
            other = Share(times - counted.held[i], total - chances)
            if min(held.of, other.of) < HELD:
                continue
            apart = _apart(held, other)
            if apart >= SURELY and _ratio(held, other) >= TWICE:
                found.append((apart, Condition(_turned(name) if is_turned else name, held, other)))
        found.sort(key=lambda one: -one[0])
        yield from (condition for _, condition in found[:MOST_WHEN])


def _turned(name: str) -> str:
    word, _, side = name.partition(" ")
    return f"{word} {({'top': 'right', 'right': 'top'}).get(side, side)}".strip()


def _apart(one: Share, other: Share) -> float:
    """Give how many standard errors two shares lie apart."""
    both = (one.times + other.times) / (one.of + other.of)
    error = math.sqrt(both * (1 - both) * (1 / one.of + 1 / other.of))
    return abs(one.part - other.part) / error if error else 0.0


def _ratio(one: Share, other: Share) -> float:
    low, high = sorted((one.part, other.part))
    return high / max(low, 0.5 / max(one.of, other.of))


def _mirrored(point: Point, rectangle: Rectangle) -> Point:
    mirror = rectangle.mirror
    return point if mirror is None else apply_point(mirror, point, DRAWN)


def _least_drawing(
    stones: Sequence[tuple[Point, Color]], rectangle: Rectangle, color: Color
) -> tuple[int, bool, bool]:
    """Give the least hash of stones, and how they are drawn then: mirrored, and with colors swapped.

    Where a position is its own image with colors swapped, so that the color to move is Black.
    """
    found = []
    for mirrored in (False, True):
        for swapped in (False, True):
            drawn = [
                (_mirrored(p, rectangle) if mirrored else p, 3 - c if swapped else c)
                for p, c in stones
            ]
            found.append((hash_of(drawn, rectangle), mirrored, swapped))
    key = min(one[0] for one in found)
    least = [one for one in found if one[0] == key]
    if len({swapped for _, _, swapped in least}) > 1:
        least = [one for one in least if one[2] == (color == WHITE)]
    return least[0]
