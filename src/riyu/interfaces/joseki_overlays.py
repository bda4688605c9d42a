"""The overlay of joseki: what the book has in the corners for the color to move, each with its share of 100.

Takes a scene, and a book if there is another than the package's; gives an overlay with a legend. Counts nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from riyu.base.words import counted
from riyu.candidates.joseki import Choice, choices, sentence
from riyu.game.points import Point, color_name, point_text
from riyu.interfaces.picture import Mark, Meaning, Overlay, Symbol, Text
from riyu.interfaces.scene import Scene, board_of
from riyu.patterns.joseki import JosekiBook

__all__ = ["JosekiOverlay", "joseki", "joseki_of"]


class JosekiOverlay:
    """The overlay of a book that may change: `book` gives the one in force."""

    def __init__(self, book: Callable[[], JosekiBook]) -> None:
        self._book = book

    def version(self) -> int:
        """Give a number that is another once another book is in force."""
        return hash(tuple(file.digest for file in self._book().files))

    def make(self, scene: Scene) -> Overlay:
        """Show what the book has."""
        return joseki_of(scene, self._book())

    def told(self, scene: Scene, point: Point) -> list[str]:
        """Give what the book says of a point."""
        found = _choices(scene, self._book())
        return [sentence(choice) for choice in found if choice.point == point]


def joseki(scene: Scene) -> Overlay:
    """Show what riyu's own book has. Raises BadInput for files that can't be read."""
    from riyu.patterns.joseki_files import load_joseki

    return joseki_of(scene, load_joseki())


def joseki_of(scene: Scene, book: JosekiBook) -> Overlay:
    """Show what a book has: how many of 100 strong players answer so; of a mistake a cross."""
    found = _choices(scene, book)
    marks: list[Mark] = []
    keys: dict[str, Mark] = {}
    for choice in found:
        mark, words = _mark(choice)
        marks.append(mark)
        keys.setdefault(words, mark)
    return Overlay(
        "joseki", _about(scene, found), tuple(marks), tuple((m, w) for w, m in keys.items())
    )


def _choices(scene: Scene, book: JosekiBook) -> list[Choice]:
    board = board_of(scene.position, scene.ruleset)
    last = scene.moves[-1] if scene.moves else None
    return [c for c in choices(board, book, scene.position.to_move, last) if c.is_known]


def _mark(choice: Choice) -> tuple[Mark, str]:
    if choice.quality == "bad":
        return Symbol(choice.point, "cross", "bad"), "a mistake by its outcome"
    meaning: Meaning = "good" if choice.found.at_once else "plain"
    words = "answers so, of 100" if choice.found.at_once else "later moves here, of 100"
    return Text(choice.point, str(round(100 * choice.share.part)), meaning), words


def _about(scene: Scene, found: list[Choice]) -> str:
    color = color_name(scene.position.to_move)
    if not found:
        return f"The book of joseki has nothing for {color} here."
    best = found[0]
    more = counted(len(found), "move")
    return f"What the book of joseki has for {color}: {more}, {point_text(best.point)} before all."
