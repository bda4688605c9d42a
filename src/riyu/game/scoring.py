"""The count at the end of a game: who owns each point, what each side has, and by how much who wins.

Takes a position, a ruleset and the strings that the players agree are dead or in seki; gives a frozen Score.
Doesn't know which strings are dead: it counts what it's told.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, neighbors, on_board, opposite, point_text
from riyu.game.position import Position
from riyu.game.ruleset import Ruleset, Scoring

__all__ = ["Score", "Tally", "empty_regions", "result_text", "score"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What one side is credited with, in points; what the ruleset doesn't count is 0, so the sum is the total.

    `captured` are enemy stones taken in play, `dead` enemy stones taken off at the end, `passed` the enemy's pass
    stones; `bonus` is White's compensation for handicap stones.
    """

    stones: int = 0
    territory: int = 0
    captured: int = 0
    dead: int = 0
    passed: int = 0
    komi: float = 0.0
    bonus: int = 0

    @property
    def total(self) -> float:
        """Give the side's points."""
        return sum((getattr(self, field.name) for field in fields(self)), 0.0)

    def __str__(self) -> str:
        parts = [(field.name, getattr(self, field.name)) for field in fields(self)]
        listed = " + ".join(f"{value:g} {name}" for name, value in parts if value)
        return f"{self.total:g}" + (f" = {listed}" if listed else "")


@dataclass(frozen=True, slots=True)
class Score:
    """A finished count.

    `owner` holds size × size bytes in reading order (top row first): BLACK, WHITE, or EMPTY for dame and, in territory
    scoring, for the empty points of a seki. `stones` is what stands after the dead stones are taken off, in that order.
    """

    size: int
    ruleset: Ruleset
    owner: bytes
    stones: bytes
    black: Tally
    white: Tally

    @property
    def margin(self) -> float:
        """Give by how many points Black is ahead; negative if White is."""
        return self.black.total - self.white.total

    @property
    def winner(self) -> Color:
        """Give BLACK, WHITE, or EMPTY for a drawn game."""
        return BLACK if self.margin > 0 else WHITE if self.margin < 0 else EMPTY

    @property
    def result(self) -> str:
        """Give the result as SGF and GTP write it: `B+3.5`, `W+0.5`, `0`."""
        return result_text(self.margin)

    def owner_of(self, point: Point) -> Color:
        """Give whose a point is: BLACK, WHITE or EMPTY; raise UsageError off the board."""
        return Position(self.size, self.owner).at(point)

    def __str__(self) -> str:
        """Say the result and how both sides come by their points, a line each."""
        return "\n".join(
            [
                f"{self.result} ({self.ruleset.title}, {self.ruleset.scoring.value} scoring)",
                f"Black {self.black}",
                f"White {self.white}",
            ]
        )


def result_text(margin: float) -> str:
    """Give the SGF and GTP text of a result from Black's margin in points: `B+3.5`, `W+0.5`, `0`."""
    if margin == 0:
        return "0"
    return f"{'B' if margin > 0 else 'W'}+{abs(margin):g}"


def score(
    position: Position,
    ruleset: Ruleset,
    *,
    dead: Iterable[Point] = frozenset(),
    seki: Iterable[Point] = frozenset(),
    komi: float | None = None,
    handicap: int = 0,
    passes_by: tuple[int, int] = (0, 0),
) -> Score:
    """Count a finished position.

    `dead` and `seki` hold stones; one stone stands for its whole string. `seki` matters in territory scoring alone: an
    empty region that touches a seki string counts for nobody. `komi` is that of `komi_for` if None. `handicap` is how
    many handicap stones there are, for White's compensation. `passes_by` are the pass stones handed over by (Black,
    White), counted as prisoners in territory scoring; in area scoring they change nothing.

    Raises UsageError if a dead or seki point holds no stone, if a string is said to be both, or if stones are said to
    be dead under a ruleset that takes none off.
    """
    # Step 1. The strings named, whole.
    dead_points = _strings_of(position, dead, "dead")
    seki_points = _strings_of(position, seki, "in seki")
    if dead_points and not ruleset.dead_removed:
        raise UsageError(
            f"the {ruleset.title} ruleset takes no dead stones off: they must be captured in play"
            f" (dead here: {_listed(dead_points)})"
        )
    both = dead_points & seki_points
    if both:
        raise UsageError(f"{_listed(both)}: said to be dead and in seki; expected one of them")

    # Step 2. Take the dead off.
    killed = dict.fromkeys((BLACK, WHITE), 0)
    for point in dead_points:
        killed[position.at(point)] += 1
    board = position.with_stones(empty=dead_points)

    # Step 3. Give each empty region to the only color beside it, if there is only one.
    is_territory = ruleset.scoring is Scoring.TERRITORY
    barred = seki_points if is_territory else frozenset()
    owner = bytearray(board.stones)
    for region, border in empty_regions(board):
        colors = {board.at(point) for point in border}
        if len(colors) == 1 and not border & barred:
            (color,) = colors
            for point in region:
                owner[board.index(point)] = color

    # Step 4. Count.
    def tally(color: Color, komi: float, bonus: int) -> Tally:
        enemy = opposite(color)
        stones = board.stones.count(color)
        territory = owner.count(color) - stones
        if not is_territory:
            return Tally(stones=stones, territory=territory, komi=komi, bonus=bonus)
        return Tally(
            territory=territory,
            captured=position.captured[enemy - 1],
            dead=killed[enemy],
            passed=passes_by[enemy - 1],
            komi=komi,
            bonus=bonus,
        )

    return Score(
        size=position.size,
        ruleset=ruleset,
        owner=bytes(owner),
        stones=board.stones,
        black=tally(BLACK, 0.0, 0),
        white=tally(
            WHITE, ruleset.komi_for(handicap) if komi is None else komi, ruleset.bonus(handicap)
        ),
    )


def _strings_of(position: Position, named: Iterable[Point], as_what: str) -> frozenset[Point]:
    """Give all stones of the strings that the named points belong to; raise UsageError for a point without a stone."""
    found: set[Point] = set()
    for point in named:
        if not on_board(point, position.size):
            raise UsageError(
                f"cell {point} is said to be {as_what}, but is not on a"
                f" {position.size}x{position.size} board"
            )
        if position.at(point) == EMPTY:
            raise UsageError(f"{point_text(point)} is said to be {as_what}, but is empty")
        if point not in found:
            found |= _flood(point, position)[0]
    return frozenset(found)


def empty_regions(position: Position) -> list[tuple[set[Point], set[Point]]]:
    """Give every empty region with the stones beside it, in reading order of the regions' first points."""
    regions, seen = [], set[Point]()
    for point in position.points(EMPTY):
        if point not in seen:
            region, border = _flood(point, position)
            seen |= region
            regions.append((region, border))
    return regions


def _flood(start: Point, position: Position) -> tuple[set[Point], set[Point]]:
    """Give the joined points that hold the same as `start`, and the points beside them, which hold something else."""
    content = position.at(start)
    inside, outside, waiting = {start}, set[Point](), [start]
    while waiting:
        for point in neighbors(waiting.pop(), position.size):
            if position.at(point) != content:
                outside.add(point)
            elif point not in inside:
                inside.add(point)
                waiting.append(point)
    return inside, outside


def _listed(points: Iterable[Point]) -> str:
    """Give points as text for an error, a few of them."""
    names = [point_text(point) for point in sorted(points)]
    return ", ".join(names[:6]) + (f" and {len(names) - 6} more" if len(names) > 6 else "")
