"""What stands at a node of a game's tree: the game replayed to it, the scene for overlays, the points in words.

Takes nodes; gives frozen values. Knows no page and changes no tree.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from riyu.base.errors import BadInput, RiyuError
from riyu.base.words import counted
from riyu.features.chains import chains
from riyu.features.sectors import chain_states
from riyu.game.constants import NO_POINT, PASS
from riyu.game.game import Game
from riyu.game.points import Color, Point, all_points, color_name, point_text
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.interfaces.scene import Scene
from riyu.interfaces.shape_overlays import ENCLOSURES
from riyu.sgf.node import Node, SgfWarning
from riyu.sgf.path import Path, game_of, path_to

__all__ = ["Standing", "game_at", "standing_at"]


@dataclass(frozen=True)
class Standing:
    """A node with what stands there.

    `problem` is what is wrong with the line that leads here, empty if nothing is: then the last position that can be
    reached is shown.
    """

    node: Node
    position: Position
    moves: tuple[Move, ...]
    number: int
    is_over: bool
    scene: Scene
    problem: str = ""

    @property
    def to_move(self) -> Color:
        """The color to move."""
        return self.position.to_move

    @property
    def last(self) -> Move | None:
        """The last move, if the node or one before it has one since the last set-up."""
        return self.moves[-1] if self.moves else None

    @property
    def last_point(self) -> Point:
        """The last move's point; NO_POINT without one and for a pass."""
        return self.last.point if self.last else NO_POINT

    @cached_property
    def taken(self) -> int:
        """The number of stones that the last move took."""
        before = self.scene.before
        if before is None or self.last is None:
            return 0
        return sum(self.position.captured) - sum(before.captured)

    @cached_property
    def labels(self) -> dict[Point, str]:
        """Each point in words, without its name: `black, 3 liberties, chain open`; `empty`."""
        words = dict.fromkeys(all_points(self.position.size), "empty")
        try:
            features = self.scene.features
            states = chain_states(features, chains(features))
        except RiyuError:
            return words
        chain_of = {
            stone: f"chain {ENCLOSURES[state.enclosure]}"
            for chain, state in states.items()
            for stone in chain.stones
        }
        board = features.board
        for name in board.strings():
            liberties = counted(board.liberties(name), "liberty", "liberties")
            color = color_name(board.color_at(name)).lower()
            for stone in board.string_points(name):
                told = chain_of.get(stone)
                words[stone] = f"{color}, {liberties}" + (f", {told}" if told else "")
        if self.position.ko:
            words[self.position.ko] = "empty, ko"
        return words

    def sentence(self) -> str:
        """Give the last move in words, as it is announced: `Black D4, takes 2 stones.`"""
        if self.last is None:
            return f"{color_name(self.to_move)} to move."
        took = f", takes {counted(self.taken, 'stone')}" if self.taken else ""
        if self.last.point == PASS:
            return f"{color_name(self.last.color)} passes."
        return f"{color_name(self.last.color)} {point_text(self.last.point)}{took}."


def game_at(node: Node) -> Game:
    """Give a new game that has been played to a node. Raises BadInput for a line that can't be played."""
    return game_of(path_to(node))


def standing_at(node: Node) -> Standing:
    """Give what stands at a node. A line that can't be played to its end is shown as far as it goes.

    Raises BadInput for a root that says what riyu can't show (a board size, another kind of game).
    """
    warnings: list[SgfWarning] = []
    path = path_to(node, warnings=warnings)
    problem = warnings[0].message if warnings else ""
    steps = len(path.steps)
    while True:
        try:
            game = game_of(_cut(path, steps))
            break
        except BadInput as error:
            problem = problem or error.message
            if not steps:
                raise
            steps -= 1
    before = _before(path, steps)
    position = game.position()
    scene = Scene(position, game.moves, before, ruleset=game.ruleset, komi=game.area_komi)
    return Standing(
        node,
        position,
        game.moves,
        len(_cut(path, steps).moves),
        game.is_over,
        scene,
        problem,
    )


def _before(path: Path, steps: int) -> Position | None:
    if not steps or not isinstance(path.steps[steps - 1], Move):
        return None
    try:
        return game_of(_cut(path, steps - 1)).position()
    except BadInput:
        return None


def _cut(path: Path, steps: int) -> Path:
    if steps == len(path.steps):
        return path
    kept = path.steps[:steps]
    to_move = path.to_move
    following = path.steps[steps]
    if isinstance(following, Move):
        to_move = following.color
    return replace(path, steps=kept, to_move=to_move, nodes=path.nodes[:steps])
