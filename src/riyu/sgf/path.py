"""The way through a tree: the first position, then moves and set-ups, to a node or to just before a move.

Takes nodes, gives a frozen Path, and a Game that has played it. Judges no move before it is played into a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from riyu.base.errors import BadInput, IllegalMove, Place, UsageError
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.handicap import fixed_handicap, max_fixed
from riyu.game.points import Color, Point, color_name, opposite, parse_move, point_text
from riyu.game.position import Position, empty_position
from riyu.game.record import Move
from riyu.game.ruleset import CHINESE, Ruleset
from riyu.sgf import info, points
from riyu.sgf.node import Node, SgfWarning

if TYPE_CHECKING:
    from riyu.game.game import Game

__all__ = [
    "Path",
    "Setup",
    "Step",
    "game_of",
    "loadsgf_path",
    "main_path",
    "path_to",
    "steps_of",
    "take_step",
]

_SETUP_CONTENT = {"AB": BLACK, "AW": WHITE, "AE": EMPTY}
_COLORS = {"B": BLACK, "W": WHITE}
# FF[3]'s text made some programs write 1 and 2.
_PLAYERS = {"b": BLACK, "black": BLACK, "1": BLACK, "w": WHITE, "white": WHITE, "2": WHITE}


@dataclass(frozen=True, slots=True)
class Setup:
    """Stones put on and taken off without a move.

    `to_move` is who moves next where the file says so, else 0; `ko` is the point that IL forbids (GNU Go's), else
    NO_POINT.
    """

    black: tuple[Point, ...] = ()
    white: tuple[Point, ...] = ()
    empty: tuple[Point, ...] = ()
    to_move: Color = EMPTY
    ko: Point = NO_POINT

    def on(self, position: Position) -> Position:
        """Give a position with this done to it: no capture, ko lifted unless stated."""
        changed = position.with_stones(self.black, self.white, self.empty)
        ko = self.ko if self.ko != NO_POINT and changed.at(self.ko) == EMPTY else NO_POINT
        return replace(changed, to_move=self.to_move or position.to_move, ko=ko)

    def __str__(self) -> str:
        said = [
            f"{word} on {' '.join(map(point_text, stones))}"
            for word, stones in (("Black", self.black), ("White", self.white), ("none", self.empty))
            if stones
        ]
        if self.to_move:
            said.append(f"{color_name(self.to_move)} to move")
        if self.ko != NO_POINT:
            said.append(f"ko at {point_text(self.ko)}")
        return "set-up: " + ", ".join(said)


Step: TypeAlias = Move | Setup


@dataclass(frozen=True, slots=True)
class Path:
    """A game from its first position to some node.

    `start` is what stands before the first move, with who moves first; `steps` are moves, and set-ups between them;
    `to_move` is who moves at the end: the color of the move stopped before, or what the file says, or the other than
    the last to play. `komi` (points) and `ruleset` are None where the file does not tell.
    """

    start: Position
    steps: tuple[Step, ...]
    to_move: Color
    handicap: int = 0
    komi: float | None = None
    ruleset: Ruleset | None = None
    nodes: tuple[Node, ...] = field(default=(), repr=False, compare=False)
    """The node of each step, for its place in the file."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves alone."""
        return tuple(step for step in self.steps if isinstance(step, Move))

    @property
    def first_setup(self) -> int | None:
        """The number of moves before the first set-up that moves follow; None if there is none.

        A set-up after the last move takes nothing from the moves: programs take dead stones off so.
        """
        for count, step in enumerate(self.steps):
            if isinstance(step, Setup):
                after = self.steps[count:]
                return count if any(isinstance(later, Move) for later in after) else None
        return None


def main_path(
    root: Node,
    *,
    before_move: int | None = None,
    before_point: Point | None = None,
    warnings: list[SgfWarning] | None = None,
) -> Path:
    """Give the main line of a tree: all of it, or up to before a move.

    `before_move` is a move's number, from 1, passes counted: it is not played. `before_point` stops before the first
    move on that point (PASS: the first pass). A line that ends earlier is given whole. Where a value can't be read,
    raises BadInput; if a list of `warnings` is given the line ends there and the list is told.
    """
    if before_move is not None and before_move < 1:
        raise UsageError(f"move {before_move}: expected 1 or more")
    return _path(root, root.main_line(), before_move, before_point, warnings)


def path_to(node: Node, *, warnings: list[SgfWarning] | None = None) -> Path:
    """Give the way from a tree's root to a node, its moves included. Errors as in `main_path`."""
    nodes = node.path()
    return _path(nodes[0], nodes, None, None, warnings)


def loadsgf_path(root: Node, until: str = "") -> Path:
    """Give the main line as GTP's `loadsgf FILE UNTIL` wants it: before a move number or vertex (`Q16`, `pass`).

    GNU Go's meaning: `UNTIL` itself is not played. Raises BadInput for an `UNTIL` that is neither.
    """
    word = until.strip()
    if not word:
        return main_path(root)
    if word.isascii() and word.isdecimal():
        number = int(word) if len(word) <= 9 else 10**9
        if number < 1:
            raise BadInput(f"found move number {word}: expected 1 or more")
        return main_path(root, before_move=number)
    return main_path(root, before_point=parse_move(word, info.board_size(root)))


def game_of(path: Path, ruleset: Ruleset | None = None, komi: float | None = None) -> Game:
    """Give a game that has played a path.

    The given `ruleset` and `komi` stand in where the file names none (Chinese, and that ruleset's `komi_for`, if
    neither does). A repetition that the ruleset forbids is played all the same, for the game went on with it: its
    record begins anew there, as it does after a set-up. The side to move is the board's; `path.to_move` may differ.
    Raises BadInput with the node's place for any other illegal move and for set-ups that leave a string without
    liberties.
    """
    from riyu.game.game import Game  # here: most readers of files need no board

    laws = path.ruleset or ruleset or CHINESE
    game = Game(path.start.size, laws, path.komi if path.komi is not None else komi, path.handicap)
    if path.start != empty_position(path.start.size):
        _set_up(game, path.start, path.nodes[0].root.place if path.nodes else Place())
    for index in range(len(path.steps)):
        take_step(game, path, index)
    return game


def take_step(game: Game, path: Path, index: int) -> None:
    """Play a path's step, counted from 0, in a game that has played those before it. Errors as for `game_of`."""
    step = path.steps[index]
    place = path.nodes[index].place if path.nodes else Place()
    if isinstance(step, Setup):
        position = step.on(game.position())
        if not step.to_move:
            position = replace(position, to_move=_next_color(path, index))
        _set_up(game, position, place)
        return
    reason = game.legality(step.color, step.point)
    if "ko" in reason:
        game.forget_ko(step.color)
    try:
        game.play(step.color, step.point)
    except IllegalMove as error:
        number = sum(isinstance(one, Move) for one in path.steps[: index + 1])
        raise BadInput(f"move {number}: {error}", place) from None


def _set_up(game: Game, position: Position, place: Place) -> None:
    try:
        game.set_up(position)
    except UsageError as error:
        raise BadInput(str(error), place) from None


def _next_color(path: Path, index: int) -> Color:
    """Give who moves after the set-up that is step `index`, where it does not say."""
    for step in path.steps[index + 1 :]:
        if isinstance(step, Move):
            return step.color
        if step.to_move:
            return step.to_move
    return path.to_move


def _path(
    root: Node,
    nodes: Iterable[Node],
    before_move: int | None,
    before_point: Point | None,
    warnings: list[SgfWarning] | None,
) -> Path:
    size = info.board_size(root)
    handicap = info.handicap(root)
    opening: list[Setup] = []
    steps: list[Step] = []
    step_nodes: list[Node] = []
    number = 0
    to_move = EMPTY
    first_color = EMPTY
    node = root
    try:
        for node in nodes:
            for step in steps_of(node, size):
                if isinstance(step, Move):
                    first_color = first_color or step.color
                    if number + 1 == before_move or step.point == before_point:
                        to_move = step.color
                        break
                    number += 1
                    to_move = opposite(step.color)
                elif not steps:
                    opening.append(step)
                    continue
                else:
                    to_move = step.to_move or to_move
                steps.append(step)
                step_nodes.append(node)
            else:
                continue
            break
    except BadInput as error:
        message = f"after move {number}: {error.message}"
        if warnings is None:
            raise BadInput(message, node.place) from None
        place = node.place
        warnings.append(SgfWarning(place.line, place.column, f"{message}; the line ends before it"))
    start = _start(size, opening, handicap, first_color)
    return Path(
        start,
        tuple(steps),
        to_move or start.to_move,
        handicap,
        info.komi(root),
        info.ruleset(root),
        tuple(step_nodes),
    )


def _start(size: int, opening: list[Setup], handicap: int, first_color: Color) -> Position:
    position = empty_position(size)
    said = EMPTY
    for setup in opening:
        position = setup.on(position)
        said = setup.to_move or said
    to_move = said or first_color or (WHITE if handicap else BLACK)
    if handicap and to_move == WHITE and not any(position.stones) and handicap <= max_fixed(size):
        # Many servers' files give the number only; if Black moves first, the first moves are the stones.
        position = position.with_stones(black=fixed_handicap(size, handicap))
    return replace(position, to_move=to_move)


@lru_cache(maxsize=2048)
def _move(name: str, value: str, size: int) -> Move:
    """Give the one Move for a value of B or W: it is frozen, and an archive plays the same 722 all the time."""
    return Move(_COLORS[name], points.parse_move(value, size))


def steps_of(node: Node, size: int) -> Iterable[Step]:
    """Give what a node does: moves and set-ups, in the order of its properties. Raises BadInput."""
    properties = node.properties
    if len(properties) == 1:  # nearly every node of nearly every game
        [(name, values)] = properties.items()
        if name in _COLORS and len(values) == 1:
            return (_move(name, values[0], size),)
    return _steps_in_order(node, size)


def _steps_in_order(node: Node, size: int) -> Iterator[Step]:
    """Give what a node does, in the order of its properties: moves one by one, set-ups between them put together."""
    properties = node.properties
    stones: dict[Point, int] = {}
    to_move, ko = EMPTY, NO_POINT
    for name, values in properties.items():
        if name in _SETUP_CONTENT:
            for point in points.expand(values, size):
                stones[point] = _SETUP_CONTENT[name]
        elif name == "PL":
            to_move = _player(values[0])
        elif name == "IL":
            forbidden = points.expand(values, size)
            ko = forbidden[0] if len(forbidden) == 1 else NO_POINT
        elif name in _COLORS:
            if stones or to_move or ko:
                yield _setup(stones, to_move, ko)
                stones, to_move, ko = {}, EMPTY, NO_POINT
            for value in values:
                yield _move(name, value, size)
    if stones or to_move or ko:
        yield _setup(stones, to_move, ko)


def _setup(stones: dict[Point, int], to_move: Color, ko: Point) -> Setup:
    black, white, empty = (
        tuple(point for point, stone in stones.items() if stone == content)
        for content in (BLACK, WHITE, EMPTY)
    )
    return Setup(black, white, empty, to_move, ko)


def _player(text: str) -> Color:
    color = _PLAYERS.get(text.strip().lower())
    if color is None:
        raise BadInput(f"found PL[{text[:20]}]: expected B or W")
    return color
