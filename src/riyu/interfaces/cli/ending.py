"""The end of a game in the terminal: which stones are dead is agreed on, then the score is shown.

Takes a finished game and what riyu holds for dead; gives the score. Judges nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.game import Game
from riyu.game.points import Point, color_name, neighbors, parse_point, point_text
from riyu.game.position import Position
from riyu.game.scoring import Score
from riyu.interfaces.cli.talk import Talk
from riyu.interfaces.picture import Overlay, Symbol, Tint

__all__ = ["agree_on_dead", "score_overlay"]

_HELP = (
    "Enter if that is right; a point, such as D4, to say that its stones live or are dead;"
    " `resume` to play on."
)


def agree_on_dead(talk: Talk, game: Game, dead: Iterable[Point]) -> frozenset[Point] | None:
    """Ask until the user agrees which stones are dead; give them, or None if play goes on.

    `dead` is riyu's opinion: all stones of dead strings. The end of input agrees.
    """
    position = game.position()
    agreed = set(dead)
    talk.tell(f"Which stones are dead? {_HELP}")
    while True:
        _show_dead(talk, position, agreed)
        line = talk.ask("dead stones> ")
        if line is None or line.lower() in ("", "done", "ok", "yes", "y", "agree"):
            return frozenset(agreed)
        if line.lower() == "resume":
            return None
        try:
            for word in line.split():
                _toggle(position, parse_point(word, position.size), agreed)
        except (BadInput, UsageError) as error:
            talk.complain(f"{error}. {_HELP}")


def _toggle(position: Position, point: Point, dead: set[Point]) -> None:
    if position.at(point) == EMPTY:
        raise UsageError(f"no stone on {point_text(point)}")
    string = _string(position, point)
    if point in dead:
        dead -= string
    else:
        dead |= string


def _string(position: Position, point: Point) -> set[Point]:
    color, found, rest = position.at(point), {point}, [point]
    while rest:
        for beside in neighbors(rest.pop(), position.size):
            if beside not in found and position.at(beside) == color:
                found.add(beside)
                rest.append(beside)
    return found


def _show_dead(talk: Talk, position: Position, dead: set[Point]) -> None:
    counts = [
        f"{n} {color_name(color).lower()}"
        for color in (BLACK, WHITE)
        if (n := sum(position.at(p) == color for p in dead))
    ]
    legend = f"Marked stones are dead: {' and '.join(counts)}." if dead else "No stone is dead."
    marks = tuple(Symbol(point, "cross", "bad") for point in sorted(dead))
    talk.draw(position, [Overlay("dead", legend, marks)])


def score_overlay(score: Score) -> Overlay:
    """Give the points that the count gives each side, stones left out."""
    tints = tuple(
        Tint(point, 1.0 if owner == BLACK else -1.0)
        for owner in (BLACK, WHITE)
        for point in Position(score.size, score.owner).points(owner)
        if Position(score.size, score.stones).at(point) == EMPTY
    )
    return Overlay(
        "score",
        "Whose each point is.",
        tints,
        ((Tint(0, 1.0), "Black's"), (Tint(0, -1.0), "White's")),
    )
