"""Theaters: the parts of the board that some moves are about, each read out for what it is worth to move there first.

Takes plans, what rules say of moves, and a reader of sequences; gives theaters with their moves for both colors and the
swing, the largest first. Knows no whole-board assessment but what the reader's evaluation says. Source: Klinger &
Mechner, 4.0 (K9): candidate moves of both colors with related purposes, minimax over their reasonable variations, worth
the swing.

Plans are about the same part of the board if they share a liberty of their targets or a move to make, or if their
targets touch. A whole context is too wide for that: a ladder's path would join what has nothing to do with each other.
Candidate moves are those of plans that work only for who moves first, and those that plans about two strings foresee:
double purposes. What rules say of a string is about the same part; where no plan has a move, their moves are
candidates, with those of their counters. A theater is read with these, and with what patterns answer to each.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from collections.abc import Sequence as Listed
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from riyu.game.board import Board
from riyu.game.constants import BLACK, NO_POINT, PASS, WHITE
from riyu.game.points import Color, Point, color_name, neighbors, opposite, point_text
from riyu.reading.plans import Plan
from riyu.reading.sequence import Sequence
from riyu.reading.sequences import SequenceReader

if TYPE_CHECKING:
    from riyu.inference.engine import Inference
    from riyu.inference.facts import Fact
    from riyu.inference.variations import Variation

__all__ = ["Idea", "Theater", "gather", "ideas_of", "read_theater", "read_theaters"]

MOST_MOVES = 8
"""Candidate moves that a theater is read with."""

MOST_OF_IDEAS = 6
"""Theaters without a plan that are read, those first that most is said of."""

_DOUBTFUL = frozenset(("bad", "small"))


@dataclass(frozen=True, slots=True)
class Idea:
    """A move that rules say is for something about a string, and the moves that may follow by counters.

    `fact` is what they say, `target` names the string, `moves` are the move and those of its variations.
    """

    fact: Fact
    target: Point
    moves: tuple[Point, ...]

    @property
    def color(self) -> Color:
        """Whose move it is."""
        color: Color = self.fact.values[1]
        return color


def ideas_of(inference: Inference, follow: Callable[[Fact], Variation]) -> list[Idea]:
    """Give what rules say here of moves about strings, but bad and small ones; `follow` gives what may follow one."""
    board = inference.board
    found = []
    for fact in inference.facts("move"):
        quality, color, point, _, target = fact.values
        if quality in _DOUBTFUL or target == NO_POINT or not board.color_at(target):
            continue
        rules = [support.rule for support in inference.supports(fact) if support.rule]
        if not rules or not board.is_legal(color, point):
            continue
        moves: tuple[Point, ...] = (point,)
        if any(rule.counters for rule in rules):
            lines = follow(fact).lines()
            moves = tuple(dict.fromkeys(p for line in lines for _, p in line))
        found.append(Idea(fact, board.string_name(target), moves))
    return found


@dataclass(frozen=True, slots=True)
class Theater:
    """A part of the board, the plans and ideas about it, and what moving there first is worth.

    `points` are its stones, liberties and moves, `moves` the candidates of either color, `best` each color's line if it
    moves first (the first may be a pass: nothing here is worth a move to it), and `swing` in points what it makes who
    moves first.
    """

    points: frozenset[Point]
    plans: tuple[Plan, ...]
    moves: tuple[Point, ...]
    swing: float
    best: tuple[Sequence, Sequence]
    ideas: tuple[Idea, ...] = ()

    def best_move(self, color: Color) -> Point:
        """Give a color's best move here; a pass if none gains."""
        moves = self.best[color - 1].moves
        return moves[0] if moves else PASS

    def __str__(self) -> str:
        moves = " ".join(point_text(p) for p in self.moves)
        lines = "; ".join(
            f"{color_name(line.color)} first "
            + (" ".join(map(point_text, line.moves)) or "leaves it")
            for line in self.best
        )
        by = "" if self.plans else " (rules alone say so)"
        return f"{self.swing:.1f} points between who moves first at {moves}: {lines}{by}"

    def to_json(self) -> dict[str, Any]:
        """Give it for JSON."""
        return {
            "points": [point_text(p) for p in sorted(self.points)],
            "plans": [plan.to_json(1) for plan in self.plans],
            "facts": [str(idea.fact) for idea in self.ideas],
            "moves": [point_text(p) for p in self.moves],
            "swing": self.swing,
            "best": {color_name(line.color).lower(): line.to_json() for line in self.best},
        }


Purpose: TypeAlias = Plan | Idea
"""What makes a part of the board a theater."""


def gather(board: Board, purposes: Iterable[Purpose]) -> list[tuple[Purpose, ...]]:
    """Give plans and ideas in groups that are about the same part of the board, in the order they came."""
    every = list(purposes)
    leader = list(range(len(every)))

    def find(i: int) -> int:
        while leader[i] != i:
            leader[i] = leader[leader[i]]
            i = leader[i]
        return i

    first_with: dict[Point, int] = {}
    for i, purpose in enumerate(every):
        for point in _hinges(board, purpose):
            j = first_with.setdefault(point, i)
            one, other = sorted((find(i), find(j)))
            leader[other] = one
    groups: dict[int, list[Purpose]] = defaultdict(list)
    for i, purpose in enumerate(every):
        groups[find(i)].append(purpose)
    return [tuple(group) for group in groups.values()]


def _hinges(board: Board, purpose: Purpose) -> set[Point]:
    """Give the points by which purposes meet: of a plan liberties, its next move, its strings and those beside them."""
    if isinstance(purpose, Idea):
        return {purpose.target}
    found = set(purpose.liberties)
    if purpose.side == purpose.first:
        found |= {branch.move for branch in purpose.moves if branch.move != PASS}
    for target in purpose.targets:
        if board.color_at(target):
            found.add(board.string_name(target))
            found |= set(board.neighbor_strings(target))
    return found


def _candidates(plans: Listed[Plan], ideas: Listed[Idea]) -> list[Point]:
    """Give the moves that plans are about, those with most purposes first; without any, those that rules say."""
    works = {(plan.side, plan.targets, plan.first) for plan in plans}
    purposes: dict[Point, set[tuple[Point, ...]]] = defaultdict(set)
    tries: dict[tuple[Color, Point], set[tuple[Point, ...]]] = defaultdict(set)
    for plan in plans:
        moves = [branch.move for branch in plan.moves if branch.move != PASS]
        for move in moves:
            tries[plan.first, move].add(plan.targets)
        needs_move = (plan.side, plan.targets, opposite(plan.first)) not in works
        if plan.side == plan.first and needs_move and moves:
            purposes[moves[0]].add(plan.targets)
    for (_, move), targets in tries.items():
        if len(targets) > 1:
            purposes[move] |= targets
    planned = sorted(purposes, key=lambda move: (-len(purposes[move]), move))
    said = Counter(move for idea in ideas for move in idea.moves)
    return planned or sorted(said, key=lambda move: (-said[move], move))


def read_theater(
    reader: SequenceReader, group: Listed[Purpose], *, depth: int = 4, limit: int = 600
) -> Theater | None:
    """Read what a group of plans and ideas is worth to each color; None if it has no move that matters.

    `depth` bounds the moves of a line, `limit` the positions for either color to move.
    """
    board = reader.board
    plans = [one for one in group if isinstance(one, Plan)]
    ideas = [one for one in group if isinstance(one, Idea)]
    moves = _candidates(plans, ideas)[:MOST_MOVES]
    if not moves:
        return None
    points = set(moves)
    for plan in plans:
        points |= plan.liberties
        for target in plan.targets:
            if board.color_at(target):
                points |= set(board.string_points(target))
    for idea in ideas:
        points |= set(board.string_points(idea.target))
    near = set(points)
    for point in points:
        for beside in neighbors(point, board.size):
            near |= set(board.string_points(beside)) if board.color_at(beside) else {beside}
    black, white = (
        reader.among(color, moves, sorted(near), depth=depth, width=1, limit=limit)
        for color in (BLACK, WHITE)
    )
    return Theater(
        frozenset(points),
        tuple(plans),
        tuple(moves),
        black.value + white.value,
        (black, white),
        tuple(ideas),
    )


def read_theaters(
    reader: SequenceReader, purposes: Iterable[Purpose], *, depth: int = 4, limit: int = 600
) -> tuple[Theater, ...]:
    """Read the theaters of some plans and ideas on the reader's board, the largest swing first; bounds as above.

    Without a plan only parts are read where both colors have a move, MOST_OF_IDEAS at most.
    """
    groups = gather(reader.board, purposes)
    planned = [group for group in groups if any(isinstance(one, Plan) for one in group)]
    said = [group for group in groups if group not in planned and _is_contested(group)]
    said.sort(key=len, reverse=True)
    found = [
        read_theater(reader, group, depth=depth, limit=limit)
        for group in (*planned, *said[:MOST_OF_IDEAS])
    ]
    theaters = [theater for theater in found if theater is not None]
    return tuple(sorted(theaters, key=lambda theater: -theater.swing))


def _is_contested(group: Iterable[Purpose]) -> bool:
    return len({one.color for one in group if isinstance(one, Idea)}) > 1
