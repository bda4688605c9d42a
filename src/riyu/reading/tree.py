"""The tree of a reading: what was played on the way to a verdict, as frozen values.

Takes a reader's graph after a question; gives nested moves, as text and for JSON. Reads nothing further: folded is what
shows nothing, every move but the best of the side that wins there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from riyu.game.board import Board
from riyu.game.points import Color, Point, color_name, opposite, point_text
from riyu.reading.again import wide, without
from riyu.reading.cache import Question
from riyu.reading.plain import MET, MISSED
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Reader

__all__ = ["DEPTH", "WIDTH", "ReadTree", "tree_of_reading"]

DEPTH, WIDTH = 60, 8
"""Moves that a line of a tree has, and answers to a move, unless said otherwise."""

_MOST = 2000  # moves in a tree: beyond, answers are counted alone
_WORDS = {Verdict.WIN: "wins", Verdict.LOSS: "loses", Verdict.KO: "ko", Verdict.UNKNOWN: "unclear"}


@dataclass(frozen=True, slots=True)
class ReadTree:
    """A move that was read, what follows it, and the verdict for the asker then.

    Of the root, the position asked about, `move` is 0 and `color` 0. `children` are in the order in which they were
    looked at; `folded` is how many more were looked at; `is_again` says that the position stands elsewhere in the tree,
    with what follows.
    """

    move: Point
    color: Color
    verdict: Verdict
    children: tuple[ReadTree, ...] = ()
    folded: int = 0
    is_again: bool = False

    @property
    def count(self) -> int:
        """The moves of the tree."""
        return (self.color != 0) + sum(child.count for child in self.children)

    def walk(self, depth: int = 0) -> Iterator[tuple[int, ReadTree]]:
        """Give all moves with how deep they lie, each before what follows it."""
        yield depth, self
        for child in self.children:
            yield from child.walk(depth + 1)

    def __str__(self) -> str:
        return "\n".join("  " * depth + tree.told for depth, tree in self.walk())

    @property
    def told(self) -> str:
        """The move and its verdict in words."""
        words = _WORDS[self.verdict]
        if self.color:
            words = f"{color_name(self.color)} {point_text(self.move)}: {words}"
        if self.is_again:
            words += ", see above"
        if self.folded:
            words += f" ({self.folded} more)"
        return words

    def to_json(self) -> dict[str, object]:
        """Give the tree as plain values."""
        value: dict[str, object] = {"verdict": self.verdict.value}
        if self.color:
            value |= {"move": point_text(self.move), "color": color_name(self.color).lower()}
        if self.folded:
            value["folded"] = self.folded
        if self.is_again:
            value["again"] = True
        if self.children:
            value["children"] = [child.to_json() for child in self.children]
        return value


def tree_of_reading(
    reader: Reader,
    board: Board,
    question: Question,
    reading: Reading,
    *,
    depth: int = DEPTH,
    width: int = WIDTH,
) -> ReadTree:
    """Give the tree of a reading, built anew by its reader, which must be aimed at the question's targets.

    Of the side that wins somewhere, its move that does is told; of the other, all that were looked at, up to `width` of
    them. Where it isn't clear who wins, of both. A line has `depth` moves at most. `board` is the reader's.
    """
    first = question.first
    if not reading.after_move:
        return _tree_from(reader, question, reading, first, depth, width)
    move = reading.line[0]
    board.mark()
    try:
        board.play(first, move)
        under = _tree_from(reader, question, reading, opposite(first), depth - 1, width)
    finally:
        board.undo()
    return ReadTree(0, 0, reading.verdict, (replace(under, move=move, color=first),))


def _tree_from(
    reader: Reader, question: Question, reading: Reading, first: Color, depth: int, width: int
) -> ReadTree:
    """Give the tree from the position on the board, a color to move."""
    # As the verdict says of kos: won or lost whatever kos there are, or as long as nobody takes one back at once.
    over_ko = question.asker
    if reading.verdict is Verdict.WIN:
        over_ko = opposite(question.asker)
    elif reading.verdict is not Verdict.LOSS and reading.threat_by != question.asker:
        over_ko = 0
    with wide(reader, reading.is_wide), without(reader, reading.left_out):
        reader.grow(first, question.limit, over_ko)
    return _Teller(reader, question.asker, depth, width).tree(1, 0, 0, reading.verdict)


class _Teller:
    def __init__(self, reader: Reader, asker: Color, depth: int, width: int) -> None:
        self.reader = reader
        self.depth = depth
        self.width = width
        self.verdicts = {
            MET: Verdict.WIN if asker == reader.pursuer else Verdict.LOSS,
            MISSED: Verdict.LOSS if asker == reader.pursuer else Verdict.WIN,
        }
        self.seen: set[int] = set()
        self.left = _MOST

    def tree(self, n: int, move: Point, color: Color, verdict: Verdict, depth: int = 0) -> ReadTree:
        side, outlook, finish, followed = self.reader.told(n)
        if followed and n in self.seen:
            return ReadTree(move, color, verdict, is_again=True)
        self.seen.add(n)
        if finish:
            return ReadTree(move, color, verdict, (ReadTree(finish, side, verdict),))
        wins = outlook == (MET if side == self.reader.pursuer else MISSED)
        told = [(m, child, self.reader.told(child)[1]) for m, child in followed]
        if wins:
            told = [one for one in told if one[2] == outlook][:1]
        elif outlook:
            told = [one for one in told if one[2] == outlook]
        shown = told[: self.width] if depth < self.depth and self.left > 0 else []
        self.left -= len(shown)
        children = tuple(
            [
                self.tree(child, m, side, self.verdicts.get(after, Verdict.UNKNOWN), depth + 1)
                for m, child, after in shown
            ]
        )
        return ReadTree(move, color, verdict, children, 0 if wins else len(told) - len(shown))
