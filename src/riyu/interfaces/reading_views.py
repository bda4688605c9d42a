"""A reading to look at: in words, as a picture with its line and what it depends on, as SGF with a variation a line.

Takes a position, a question, its reading and tree; gives text, a picture, a tree of SGF nodes; of a group that was
left open, what is likely. Reads nothing out.
"""

from __future__ import annotations

from functools import cache

from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, color_name, opposite, point_text
from riyu.game.position import Position
from riyu.game.record import Record
from riyu.inference.purposes import GOALS
from riyu.interfaces.picture import Mark, Number, Overlay, Picture, Symbol, Tint
from riyu.reading.blackboard import Given
from riyu.reading.cache import Question
from riyu.reading.likely import Likely, likely
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Reader, Readings
from riyu.reading.tree import ReadTree
from riyu.sgf import points
from riyu.sgf.node import Node
from riyu.sgf.record import tree_of

__all__ = [
    "likely_of",
    "reading_overlay",
    "reading_picture",
    "reading_sgf",
    "sentence",
    "with_games",
]

_LETTERS = {BLACK: "B", WHITE: "W"}
_ENDS = {
    Verdict.WIN: "yes",
    Verdict.LOSS: "no",
    Verdict.KO: "in ko",
    Verdict.UNKNOWN: "not clear",
}
_TARGET = Symbol(0, "triangle")
_DEPENDS = Tint(0, 0.35, "amount")


def sentence(question: Question, reading: Reading) -> str:
    """Give a question and its verdict as a sentence."""
    names = dict(zip(("string", "other"), map(point_text, question.targets), strict=False))
    who = color_name(question.asker)
    first = "first" if question.first == question.asker else "second"
    goal = GOALS[question.goal].phrase.format(**names)
    words = f"Can {who}, moving {first}, {goal}: {_ENDS[reading.verdict]}"
    if reading.verdict is Verdict.KO:
        words += f", {color_name(reading.threat_by)} must find the first threat"
    if len(set(question.targets)) < len(question.targets):
        words += ", for they are one string"
    if reading.by_life:
        words += ", by the life of its group"
    if reading.ran_out:
        words += f", out of {reading.ran_out}"
    return words


@cache
def with_games() -> Given:
    """Give what a blackboard goes by on which only reading is asked: games about groups, by riyu's own values."""
    from riyu.player.knowledge_in_force import KnowledgeInForce

    return Given(group_games=KnowledgeInForce().group_games)


def likely_of(
    readings: Readings, question: Question, reading: Reading, reader: Reader
) -> Likely | None:
    """Give what is likely of a group whose life the reader has just left open; None of anything else."""
    from riyu.reading.life import LifeReader

    if reading.verdict is not Verdict.UNKNOWN or not isinstance(reader, LifeReader):
        return None
    return likely(readings.group_games, reader, question.first)


def reading_overlay(position: Position, question: Question, reading: Reading) -> Overlay:
    """Give the line, numbered, what the question is about, and the points that the verdict depends on.

    A point that is played on more than once has its first number.
    """
    marks: list[Mark] = [
        Tint(point, _DEPENDS.value, _DEPENDS.scale) for point in sorted(reading.depends_on)
    ]
    marks += [Symbol(point, _TARGET.shape) for point in question.targets]
    taken = {point for point in question.targets if position.at(point)}
    color: Color = question.first
    for number, point in enumerate(reading.line, start=1):
        if point != PASS and point not in taken:
            taken.add(point)
            marks.append(Number(point, number, "black" if color == BLACK else "white"))
        color = opposite(color)
    keys: tuple[tuple[Mark, str], ...] = (
        (_TARGET, "what is asked about"),
        (_DEPENDS, "what the verdict depends on"),
    )
    return Overlay("reading", f"{sentence(question, reading)}.", tuple(marks), keys)


def reading_picture(
    position: Position, question: Question, reading: Reading, theme: str = "wood"
) -> Picture:
    """Give the picture of a position with a reading in it. The theme as in `Picture`."""
    return Picture(position, (reading_overlay(position, question, reading),), theme=theme)


def reading_sgf(position: Position, question: Question, reading: Reading, tree: ReadTree) -> Node:
    """Give the tree of a reading as SGF: the position, every move as a node, its verdict as a comment.

    The moves that win are marked as good (TE), those that lose as bad (BM), from the asker's side.
    """
    root = tree_of(
        Record(
            size=position.size,
            black=tuple(position.points(BLACK)),
            white=tuple(position.points(WHITE)),
            to_move=question.first,
        )
    )
    size = position.size
    root.set_raw("TR", *points.texts(question.targets, size))
    root.set_raw("SQ", *points.texts(sorted(reading.depends_on - set(question.targets)), size))
    root.set_text("C", f"{sentence(question, reading)}.\n{reading}")
    _hang(root, tree, question.asker, size)
    return root


def _hang(node: Node, tree: ReadTree, asker: Color, size: int) -> None:
    for child in tree.children:
        below = node.new_child({_LETTERS[child.color]: (points.move_text(child.move, size),)})
        below.set_text("C", child.told)
        if child.verdict in (Verdict.WIN, Verdict.LOSS):
            is_good = (child.verdict is Verdict.WIN) == (child.color == asker)
            below.set_raw("TE" if is_good else "BM", "1")
        _hang(below, child, asker, size)
