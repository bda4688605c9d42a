"""Sector lines, and the four enclosure states of a chain.

Takes features and chains; gives frozen lines and states with the points that show why. Plays moves to see what they
would close, and takes them back. Knows no eyes and no life.
Sources: RiscIgo (W6, W12), "Access", "Initial chain safety evaluation", and "group enclosure data".

**Sector line**: a straight line of empty points between two stones of a color, at most eight steps apart by columns
and rows, or between a stone on line 2 to 4 and the edge, that no stone and no strong enemy link lies across. Where
the line runs halfway between two points it is on both; where it steps diagonally between two enemy stones it is cut. So
a way along lines that crosses it sets foot on it.

**Way out**: a chain spreads along lines from its stones, over empty points and own stones of other chains. Walls of
strong enemy links it reaches and does not pass. Say D for half the lines of the board, the steps from its center to the
edge (9 on 19x19, 4 on 9x9). The chain is out if it reaches a distant point, D or more columns and rows from each of its
stones, or room: D times D empty points. So an own stone near by is a way out only if it, or what it reaches, leads on.
How far apart points are does not depend on what stands between, so a wall more never leads out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from riyu.features.chains import Chain
from riyu.features.features import Features
from riyu.features.rounds import DrawnLines, Floods
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point

__all__ = ["ChainState", "Enclosure", "SectorLine", "chain_state", "chain_states", "sector_lines"]


@dataclass(frozen=True, slots=True)
class SectorLine:
    """A line of a color from its stone `start` to its stone `end`, or to the edge (`end` is NO_POINT).

    `points` are the empty points on it, from the start on: at least one.
    """

    color: Color
    start: Point
    end: Point
    points: tuple[Point, ...]


class Enclosure(IntEnum):
    """How far a chain is shut in, the worst first."""

    ENCLOSED = 0
    ENCLOSABLE_IN_ONE = 1
    WITHIN_SECTOR_LINE = 2
    OPEN = 3


@dataclass(frozen=True, slots=True)
class ChainState:
    """A chain's enclosure, and the points that show why.

    `way` is a shortest way from beside the chain to a distant point (empty if it reaches none), `closing` are the enemy
    moves that leave no way out (ENCLOSABLE_IN_ONE), `crossings` the points of enemy sector lines where it would come
    out of them (WITHIN_SECTOR_LINE). `pocket` are the empty points it is held to by walls or sector lines, these
    points among them (ENCLOSED and WITHIN_SECTOR_LINE). Where a state is not named, its points are empty.
    """

    enclosure: Enclosure
    way: tuple[Point, ...] = ()
    closing: tuple[Point, ...] = ()
    crossings: tuple[Point, ...] = ()
    pocket: tuple[Point, ...] = ()


def sector_lines(features: Features, color: Color) -> list[SectorLine]:
    """Give a color's sector lines, by their stone with the lower cell."""
    found = DrawnLines(features).draw(color)
    return [SectorLine(color, start, end, tuple(points)) for start, end, points in found]


def chain_state(features: Features, chain: Chain) -> ChainState:
    """Give the enclosure of a chain; the board is as before.

    A move closes if it is legal for the enemy now, keeps more than one liberty, and leaves what then stands of the
    chain no way out.
    """
    return _state(Floods(features), chain)


def chain_states(features: Features, chains: Iterable[Chain]) -> dict[Chain, ChainState]:
    """Give the enclosure of each of some chains; the board is as before. Faster than one by one."""
    floods = {BLACK: Floods(features), WHITE: Floods(features)}
    return {chain: _state(floods[chain.color], chain) for chain in chains}


def _state(floods: Floods, chain: Chain) -> ChainState:
    floods.begin(chain.stones)
    if not floods.is_out(chain.color):
        return ChainState(Enclosure.ENCLOSED, pocket=tuple(floods.pocket()))
    way = tuple(floods.way())
    closing = tuple(floods.closing_moves(chain.color))
    if closing:
        return ChainState(Enclosure.ENCLOSABLE_IN_ONE, way, closing)
    if floods.is_within_lines(chain.color):
        crossings, pocket = tuple(floods.crossings()), tuple(floods.pocket())
        return ChainState(Enclosure.WITHIN_SECTOR_LINE, way, crossings=crossings, pocket=pocket)
    return ChainState(Enclosure.OPEN, way)
