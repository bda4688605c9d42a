"""Variations: what may follow the move that a rule says, by the counters that rules point to.

Takes an engine and a fact; gives a tree of moves, each with the fact or the counter that it comes of. Reads nothing out
and weighs nothing; whoever can read may say what rules want read on the way. Source: Klinger & Mechner, 2.2 (K3):
pointers to the rules that suggest the counter-moves are the reasonable variations of a move.

A move is played before its counters are looked for. A counter's move is where the rule says, or where the rule that it
points to says a move for the enemy then; its answers are the moves that the answering rule says once it is played. An
answer that rests on a rule with counters goes on. What is easy comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from riyu.base.errors import UsageError
from riyu.game.constants import NO_POINT
from riyu.game.points import Color, Point, color_name, on_board, opposite, point_text
from riyu.inference.asking import Support, supports
from riyu.inference.facts import Fact, Key

if TYPE_CHECKING:
    from riyu.inference.engine import Inference
    from riyu.inference.model import Counter

__all__ = ["DEPTH", "MOST_MOVES", "Variation", "counter_moves", "variations"]

DEPTH = 5
"""Moves that a line of variations has at most."""

MOST_MOVES = 60
"""Moves that a tree of variations has at most: easy ones are followed first."""


@dataclass(frozen=True, slots=True)
class Variation:
    """A move and what may follow.

    `point` is NO_POINT of a fact that needs no move of its own, such as `eyes`. `by` names the rule that says the move,
    empty for a counter that is only a point; `fact` is what it says, None there; `hint` is the rule's, for whoever
    reads the position after it; `difficulty`, 1 to 100, is that of the fact.
    """

    color: Color
    point: Point
    by: str = ""
    fact: Fact | None = None
    hint: str = ""
    difficulty: int = 50
    answers: tuple[Variation, ...] = ()

    @property
    def count(self) -> int:
        """The moves of this tree."""
        return 1 + sum(answer.count for answer in self.answers)

    def lines(self) -> Iterator[tuple[tuple[Color, Point], ...]]:
        """Give each line of moves, from this one to the last."""
        own = ((self.color, self.point),)
        if not self.answers:
            yield own
        for answer in self.answers:
            for line in answer.lines():
                yield own + line

    def tree(self, depth: int = 0) -> Iterator[str]:
        """Give a line of text a move, those that follow set in."""
        said = f": {self.fact.sentence}" if self.fact else ""
        by = f" ({self.by})" if self.by else ""
        move = f" {point_text(self.point)}" if self.point != NO_POINT else ""
        yield f"{'  ' * depth}{color_name(self.color)}{move}{said}{by}"
        if self.hint and not self.answers:
            yield f"{'  ' * (depth + 1)}hint: {self.hint}"
        for answer in self.answers:
            yield from answer.tree(depth + 1)

    def __str__(self) -> str:
        return "\n".join(self.tree())

    def to_json(self) -> dict[str, Any]:
        """Give the tree for JSON, points as text."""
        return {
            "move": point_text(self.point) if self.point != NO_POINT else "",
            "color": color_name(self.color).lower(),
            "by": self.by,
            "fact": str(self.fact) if self.fact else "",
            "hint": self.hint,
            "difficulty": self.difficulty,
            "answers": [answer.to_json() for answer in self.answers],
        }


def variations(
    inference: Inference,
    fact: Fact,
    *,
    depth: int = DEPTH,
    read: Callable[[], object] | None = None,
) -> Variation:
    """Give what may follow the move of a fact that rules say, or be played against one of theirs that needs no move.

    `read` has what rules want read in the position as it stands. The board is as before. Raises UsageError for a fact
    that does not stand or that no rule says, and for a move that is not legal.
    """
    rules = [support for support in inference.supports(fact) if support.rule]
    if not rules:
        stands = "no rule says" if inference.holds(fact) else "not so here:"
        raise UsageError(f"{stands} '{fact}'")
    if fact.predicate == "move":
        _, color, point, _, _ = fact.values
        if not on_board(point, inference.board.size) or not inference.board.is_legal(color, point):
            raise UsageError(f"{color_name(color)} may not play {point_text(point)}")
    return _Follower(inference, read).follow(fact.key, depth)


def counter_moves(
    inference: Inference,
    key: Key,
    support: Support,
    counter: Counter,
    read: Callable[[], object] | None = None,
) -> list[Variation]:
    """Give the enemy's moves of one counter against what a rule says here, each with the next answers to it."""
    return _Follower(inference, read).counters(key, [(support, counter)], 2)


class _Follower:
    """Follows counters on an engine's board, and leaves it as it was."""

    def __init__(self, inference: Inference, read: Callable[[], object] | None) -> None:
        self._inference = inference
        self._read = read
        self._left = MOST_MOVES

    def follow(self, key: Key, depth: int) -> Variation:
        """Give what follows a fact that rules say here, its move, if it is one, a legal one."""
        inference = self._inference
        found = [(one, one.rule) for one in supports(inference, key) if one.rule]
        color, point = key[2:4] if key[0] == "move" else (found[0][0].color, NO_POINT)
        hint = next((rule.hint for _, rule in found if rule.hint), "")
        root = Variation(color, point, found[0][1].name, Fact(key), hint, found[0][0].difficulty)
        self._left -= 1
        pairs = [(one, counter) for one, rule in found for counter in rule.counters]
        answers = self.counters(key, pairs, depth - 1) if depth > 1 else []
        return replace(root, answers=tuple(answers))

    def counters(
        self, key: Key, pairs: Sequence[tuple[Support, Counter]], depth: int
    ) -> list[Variation]:
        """Give the enemy's moves of some counters against a fact, once its move is played, if that is legal."""
        if not pairs:
            return []
        color, point = key[2:4] if key[0] == "move" else (pairs[0][0].color, NO_POINT)
        if point != NO_POINT and not self._inference.board.is_legal(color, point):
            return []
        with self._inference.board.trail.scope():
            if point != NO_POINT:
                self._play(color, point)
            found = [
                move
                for support, counter in pairs
                for move in self._counters(support, counter, point, depth)
            ]
        return _in_order(found)

    def _play(self, color: Color, point: Point) -> None:
        self._inference.board.play(color, point)
        self._inference.update()
        if self._read is not None:
            self._read()

    def _counters(
        self, support: Support, counter: Counter, last: Point, depth: int
    ) -> Iterator[Variation]:
        """Give the enemy's moves of a counter, with the answers to each; the fact's own move is played."""
        inference, enemy = self._inference, opposite(support.color)
        where = support.cells[counter.label][0] if counter.label else NO_POINT
        if counter.by:
            for key in self._said_by(counter.by, enemy, last, support):
                if (
                    where in (NO_POINT, key[3])
                    and inference.board.is_legal(enemy, key[3])
                    and self._left
                ):
                    move = self.follow(key, depth)
                    yield self._answered(move, support, counter, depth)
        elif inference.board.is_legal(enemy, where) and self._left:
            self._left -= 1
            yield self._answered(Variation(enemy, where), support, counter, depth)

    def _answered(
        self, move: Variation, support: Support, counter: Counter, depth: int
    ) -> Variation:
        """Give an enemy's move with the answers that a counter's rule has to it."""
        if not counter.answer or depth < 2:
            return move
        inference, own = self._inference, opposite(move.color)
        with inference.board.trail.scope():
            self._play(move.color, move.point)
            answers = [
                self.follow(key, depth - 1)
                for key in self._said_by(counter.answer, own, move.point, support)
                if inference.board.is_legal(own, key[3]) and self._left
            ]
        return replace(move, answers=tuple(_in_order([*move.answers, *answers])))

    def _said_by(self, rule: str, color: Color, last: Point, about: Support) -> list[Key]:
        """Give the moves that a rule says for a color about the last move or a string of a firing, easy ones first."""
        strings = {last} | self._strings(about)
        found: list[tuple[int, str, Key]] = []
        for key in self._inference.keys("move"):
            if key[2] != color:
                continue
            for one in supports(self._inference, key):
                is_its = one.rule and one.rule.name == rule and one.color == color
                is_near = any(last in points for _, points in one.maps)
                if is_its and (is_near or not strings.isdisjoint(self._strings(one))):
                    found.append((one.difficulty, str(Fact(key)), key))
                    break
        return [key for _, _, key in sorted(found)]

    def _strings(self, support: Support) -> set[Point]:
        """Give the names of the strings at a firing's labels."""
        board = self._inference.board
        points = (point for points in support.cells.values() for point in points)
        return {board.string_name(point) for point in points if board.color_at(point)}


def _in_order(moves: Sequence[Variation]) -> list[Variation]:
    """Give moves each once, easy ones first: what several rules say of a point is one move, with the answers to all."""
    found: dict[Point, Variation] = {}
    for move in moves:
        before = found.get(move.point)
        if before is not None:
            move = replace(before, answers=tuple(_in_order([*before.answers, *move.answers])))
        found[move.point] = move
    return sorted(found.values(), key=lambda move: move.difficulty)
