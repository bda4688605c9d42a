"""Life at the novice's first glance: blocks of stones with the five thresholds, and enclosure without the dead.

Takes features; gives blocks with a status and why, and whose each empty point is once the dead are looked through.
Reads nothing out, and gives the benefit of the doubt. Source: the novice's program, "Blocks" and "Life and Death" (N5,
N6, N8): one cut-off dead stone must not spoil what encloses it.

The assessment's life status (`assessment/life_status`) is by far the better judge; this is what can be told at a look.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from riyu.features.access import enclosed
from riyu.features.chains import Chain
from riyu.features.features import Features
from riyu.features.groups import GroupMap
from riyu.features.links import ConnectionStatus, links
from riyu.features.views import runnability
from riyu.game.board import Board
from riyu.game.points import Color, Point, neighbors, opposite

__all__ = ["Block", "FirstLook", "GlanceStatus", "first_look"]

ENCLOSED = 10
"""Points that a block encloses from which on it is alive."""

EXPANSE = 100
"""Points outside that it sees from which on it is alive."""

LIBERTIES = 5
"""Liberties from which on it is unsettled."""

OUTWEIGHED = 2
"""It is unsettled while the enemy's influence on its liberties is no more than so many times its own there."""

_MOST_LOOKS = 4  # looks, each without the stones that were dead in those before


class GlanceStatus(Enum):
    """What becomes of a block at a first glance."""

    ALIVE = "alive"
    UNSETTLED = "unsettled"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class Block:
    """Strings that settled links, or liberties in common, surely join, and what they come to at a first glance.

    `because` names the threshold that decided.
    """

    color: Color
    stones: tuple[Point, ...]
    status: GlanceStatus
    because: str


@dataclass(frozen=True, slots=True)
class FirstLook:
    """All blocks, the lowest cell first, and the color that encloses each empty or dead point, none left out."""

    blocks: tuple[Block, ...]
    enclosure: Mapping[Point, Color]

    def at(self, stone: Point) -> Block | None:
        """Give the block of a stone; None if no stone stands there."""
        return next((block for block in self.blocks if stone in block.stones), None)


def first_look(features: Features) -> FirstLook:
    """Look at all blocks; what is dead is taken off, and looked at is what is left, until no more is dead."""
    dead: list[Block] = []
    board = features.board
    for _ in range(_MOST_LOOKS):
        enclosing = enclosed(features)
        blocks = _blocks(features, enclosing)
        fallen = [block for block in blocks if block.status is GlanceStatus.DEAD]
        if not fallen:
            break
        dead += fallen
        left = features.board.position().with_stones(
            (), (), tuple([p for block in fallen for p in block.stones])
        )
        without = Board(board.size, board.ruleset)
        without.set_up(left)
        features = Features(without)
    met = {stone for block in dead for stone in block.stones}
    kept = [block for block in blocks if met.isdisjoint(block.stones)]
    return FirstLook(tuple(sorted([*dead, *kept], key=lambda block: block.stones[0])), enclosing)


def _blocks(features: Features, enclosing: Mapping[Point, Color]) -> list[Block]:
    """Give the blocks of a board with their status."""
    board = features.board
    groups = GroupMap(board, by_links=True)
    groups.find()
    loose = {
        stone
        for link in links(features)
        if link.b and link.status is ConnectionStatus.UNSETTLED
        for stone in (link.a, link.b)
    }
    found = []
    met: set[Point] = set()
    for name in board.strings():
        if name in met:
            continue
        stones = tuple(groups.stones(name))
        met.update(stones)
        is_loose = not loose.isdisjoint(stones)
        found.append(_judged(features, enclosing, stones, is_loose))
    return found


def _judged(
    features: Features, enclosing: Mapping[Point, Color], stones: tuple[Point, ...], is_loose: bool
) -> Block:
    """Give a block by the first threshold that it meets."""
    board = features.board
    own = board.color_at(stones[0])
    liberties = tuple(sorted({q for stone in stones for q in board.liberty_points(stone)}))

    def block(status: GlanceStatus, because: str) -> Block:
        return Block(own, stones, status, because)

    space = _space(features.size, own, stones, enclosing)
    if len(space) >= ENCLOSED:
        return block(GlanceStatus.ALIVE, f"it encloses {len(space)} points")
    strings = tuple(sorted({board.string_name(stone) for stone in stones}))
    chain = Chain(own, stones[0], frozenset(stones), stones, strings, liberties)
    expanse = runnability(features, chain, enclosing).expanse
    if expanse >= EXPANSE:
        return block(GlanceStatus.ALIVE, f"it sees {expanse} points outside")
    if len(liberties) >= LIBERTIES:
        return block(GlanceStatus.UNSETTLED, f"it has {len(liberties)} liberties")
    mine = sum(features.square_influence(own, p) for p in liberties)
    theirs = sum(features.square_influence(opposite(own), p) for p in liberties)
    if theirs <= OUTWEIGHED * mine:
        return block(GlanceStatus.UNSETTLED, "its influence is half the enemy's or more")
    if is_loose:
        return block(GlanceStatus.UNSETTLED, "it has an unsettled link")
    return block(GlanceStatus.DEAD, "it meets no threshold")


def _space(
    size: int, own: Color, stones: tuple[Point, ...], enclosing: Mapping[Point, Color]
) -> set[Point]:
    """Give the points that a color encloses and that are joined to some stones of it."""
    found = set()
    waiting = list(stones)
    for p in waiting:
        for q in neighbors(p, size):
            if q not in found and enclosing.get(q) == own:
                found.add(q)
                waiting.append(q)
    return found
