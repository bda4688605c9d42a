"""The overlays of what stands and how it came about: move numbers, ko, captures, strings, liberties, atari, area.

Takes a scene; gives overlays with legends. Knows no features and no drawing.
"""

from __future__ import annotations

from riyu.base.words import counted
from riyu.game.constants import BLACK, EMPTY, NO_POINT, PASS, WHITE
from riyu.game.points import Point, all_points, color_name, point_text
from riyu.game.ruleset import TROMP_TAYLOR
from riyu.game.scoring import score
from riyu.interfaces.picture import Number, Overlay, Symbol, Text, Tint, meaning_of
from riyu.interfaces.scene import Scene, board_of

__all__ = ["atari", "captures", "ko", "last", "liberties", "moves", "score_area", "strings"]


def moves(scene: Scene) -> Overlay:
    """Show the numbers of the moves that put the stones there."""
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


def last(scene: Scene) -> Overlay:
    """Show the last move."""
    if not scene.moves:
        return Overlay("last", "No move has been played yet.")
    move = scene.moves[-1]
    legend = f"The last move, {len(scene.moves)}: {move}."
    if move.is_pass or scene.position.at(move.point) == EMPTY:
        return Overlay("last", legend)
    return Overlay("last", legend, (Symbol(move.point, "circle"),))


def captures(scene: Scene) -> Overlay:
    """Show where the last move took stones."""
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
            Symbol(p, "cross", meaning_of(color)) for color, points in taken.items() for p in points
        ),
    )


def ko(scene: Scene) -> Overlay:
    """Show the point forbidden by ko."""
    ko = scene.position.ko
    if ko == NO_POINT:
        return Overlay("ko", "No point is forbidden by ko.")
    mover = color_name(scene.position.to_move)
    legend = f"{mover} may not retake at {point_text(ko)} at once."
    return Overlay(
        "ko", legend, (Symbol(ko, "square", "bad"),), ((Symbol(ko, "square", "bad"), "forbidden"),)
    )


def strings(scene: Scene) -> Overlay:
    """Show each string's name on its stones."""
    board = board_of(scene.position, scene.ruleset)
    names = list(board.strings())
    texts = [Text(p, point_text(name)) for name in names for p in board.string_points(name)]
    return Overlay(
        "strings", f"{counted(len(names), 'string')}, each named by its lowest point.", tuple(texts)
    )


def liberties(scene: Scene) -> Overlay:
    """Show each string's liberties on its stones."""
    board = board_of(scene.position, scene.ruleset)
    numbers = [
        Number(p, board.liberties(name))
        for name in board.strings()
        for p in board.string_points(name)
    ]
    return Overlay("liberties", "How many liberties the stone's string has.", tuple(numbers))


def atari(scene: Scene) -> Overlay:
    """Show the strings with one liberty, and these."""
    board = board_of(scene.position, scene.ruleset)
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


def score_area(scene: Scene) -> Overlay:
    """Show whose each point is if play stopped here."""
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
