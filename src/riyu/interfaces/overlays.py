"""The overlays that can be asked for by name, such as `--show liberties`: a table of names and what makes each.

Takes a scene (a position and how it came about); gives overlays with legends. Knows no drawing and no files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from riyu.base.errors import UsageError, nearest
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, NO_POINT, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import Point, all_points, color_name, point_text
from riyu.game.position import Position
from riyu.game.record import Move, Record
from riyu.game.ruleset import JAPANESE, TROMP_TAYLOR
from riyu.game.scoring import score
from riyu.interfaces.picture import Number, Overlay, Symbol, Text, Tint

__all__ = ["OVERLAYS", "OverlayMaker", "Scene", "overlay_named", "overlays_named", "scene_of"]


@dataclass(frozen=True, slots=True)
class Scene:
    """A position with the moves that led to it: what an overlay is made from.

    `before` is the position before the last move, None where it is not known.
    """

    position: Position
    moves: tuple[Move, ...] = ()
    before: Position | None = None

    @property
    def last_move(self) -> Point:
        """Give the point of the last move; NO_POINT if there is none or it was a pass."""
        return self.moves[-1].point if self.moves else NO_POINT


OverlayMaker: TypeAlias = Callable[[Scene], Overlay]
"""What makes an overlay of one name."""


def scene_of(record: Record, number: int | None = None) -> Scene:
    """Give the scene after so many moves of a record, or at its end.

    Raises UsageError for a number out of bounds and IllegalMove, with the move's number, for a record that can't be
    replayed under its ruleset (where none is known: simple ko, no suicide, since most games on paper keep to these).
    """
    count = len(record.moves)
    upto = count if number is None else number
    if not 0 <= upto <= count:
        raise UsageError(f"move {upto}: the game has moves 0 to {count}")
    before = Game.from_record(record, upto - 1, JAPANESE).position() if upto else None
    position = Game.from_record(record, upto, JAPANESE).position()
    return Scene(position, record.moves[:upto], before)


def overlay_named(name: str, scene: Scene) -> Overlay:
    """Give the overlay of a name; raise UsageError for an unknown one."""
    maker = OVERLAYS.get(name)
    if maker is None:
        known = ", ".join(OVERLAYS)
        raise UsageError(f"unknown overlay '{name}'; known: {known}{nearest(name, OVERLAYS)}")
    return maker(scene)


def overlays_named(names: Iterable[str], scene: Scene) -> tuple[Overlay, ...]:
    """Give overlays by their names, each once, in the order asked for; raise UsageError for an unknown one."""
    return tuple(overlay_named(name, scene) for name in dict.fromkeys(names))


def _board_of(position: Position) -> Board:
    board = Board(position.size)
    board.set_up(position)
    return board


def _moves(scene: Scene) -> Overlay:
    standing: dict[Point, int] = {}
    gone: list[tuple[int, Point]] = []
    for number, move in enumerate(scene.moves, start=1):
        if move.point == PASS:
            continue
        if move.point in standing:
            gone.append((standing[move.point], move.point))
        standing[move.point] = number
    for point, number in list(standing.items()):
        if scene.position.at(point) != scene.moves[number - 1].color:
            gone.append((number, point))
            del standing[point]
    legend = "The number of the move that put the stone there."
    passes = [str(n) for n, move in enumerate(scene.moves, start=1) if move.point == PASS]
    if gone:
        texts = ", ".join(f"{number} at {point_text(point)}" for number, point in sorted(gone))
        legend += f" Taken since: {texts}."
    if passes:
        legend += f" Passes: {', '.join(passes)}."
    return Overlay("moves", legend, tuple(Number(p, n) for p, n in sorted(standing.items())))


def _last(scene: Scene) -> Overlay:
    if not scene.moves:
        return Overlay("last", "No move has been played yet.")
    move = scene.moves[-1]
    legend = f"The last move, {len(scene.moves)}: {move}."
    if move.is_pass or scene.position.at(move.point) == EMPTY:
        return Overlay("last", legend)
    return Overlay("last", legend, (Symbol(move.point, "circle"),))


def _captures(scene: Scene) -> Overlay:
    if scene.before is None or not scene.moves or scene.moves[-1].is_pass:
        return Overlay("captures", "The last move took nothing.")
    taken = {
        color: [p for p in scene.before.points(color) if scene.position.at(p) == EMPTY]
        for color in (BLACK, WHITE)
    }
    parts = [f"{len(p)} {color_name(c).lower()}" for c, p in taken.items() if p]
    if not parts:
        return Overlay("captures", "The last move took nothing.")
    number = len(scene.moves)
    return Overlay(
        "captures",
        f"Where move {number} took stones: {' and '.join(parts)}.",
        tuple(
            Symbol(p, "cross", "black" if color == BLACK else "white")
            for color, points in taken.items()
            for p in points
        ),
    )


def _ko(scene: Scene) -> Overlay:
    ko = scene.position.ko
    if ko == NO_POINT:
        return Overlay("ko", "No point is forbidden by ko.")
    mover = color_name(scene.position.to_move)
    legend = f"{mover} may not retake at {point_text(ko)} at once."
    return Overlay(
        "ko", legend, (Symbol(ko, "square", "bad"),), ((Symbol(ko, "square", "bad"), "forbidden"),)
    )


def _strings(scene: Scene) -> Overlay:
    board = _board_of(scene.position)
    names = list(board.strings())
    texts = [Text(p, point_text(name)) for name in names for p in board.string_points(name)]
    return Overlay(
        "strings", f"{len(names)} strings, each named by its lowest point.", tuple(texts)
    )


def _liberties(scene: Scene) -> Overlay:
    board = _board_of(scene.position)
    numbers = [
        Number(p, board.liberties(name))
        for name in board.strings()
        for p in board.string_points(name)
    ]
    return Overlay("liberties", "How many liberties the stone's string has.", tuple(numbers))


def _atari(scene: Scene) -> Overlay:
    board = _board_of(scene.position)
    marks: list[Symbol] = []
    takes: set[Point] = set()
    for name in board.strings():
        if board.liberties(name) == 1:
            marks += [Symbol(p, "triangle", "bad") for p in board.string_points(name)]
            takes.update(board.liberty_points(name))
    keys = (Symbol(0, "triangle", "bad"), "in atari"), (Symbol(0, "diamond"), "last liberty")
    legend = "Strings with one liberty left." if marks else "No string is in atari."
    return Overlay(
        "atari",
        legend,
        (*marks, *(Symbol(p, "diamond") for p in sorted(takes))),
        keys if marks else (),
    )


def _score_area(scene: Scene) -> Overlay:
    position = scene.position
    # Tromp and Taylor's count, which takes nothing off: what the present stones enclose, and no opinion.
    count = score(position, TROMP_TAYLOR, komi=0.0)
    tints = [
        Tint(point, 1.0 if owner == BLACK else -1.0)
        for point, owner in zip(all_points(position.size), count.owner, strict=True)
        if owner != EMPTY and position.at(point) == EMPTY
    ]
    black, white, nobody = (count.owner.count(color) for color in (BLACK, WHITE, EMPTY))
    return Overlay(
        "score-area",
        "Area if play stopped here and every stone lived: "
        f"Black {black}, White {white}, nobody {nobody}; komi not counted.",
        tuple(tints),
        ((Tint(0, 1.0), "Black's"), (Tint(0, -1.0), "White's")) if tints else (),
    )


OVERLAYS: dict[str, OverlayMaker] = {
    "moves": _moves,
    "last": _last,
    "captures": _captures,
    "ko": _ko,
    "strings": _strings,
    "liberties": _liberties,
    "atari": _atari,
    "score-area": _score_area,
}
"""The overlays by name, in the order they are listed."""
