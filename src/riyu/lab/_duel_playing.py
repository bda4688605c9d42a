"""A difference between two verdicts played out: who claims a thing moves as it says, the other as either program would.

Takes a table and a question that both sides answered; gives who is wrong, with the line that shows it. Names no cause.

The side that claims more (it works) plays for who asks, by its own moves alone, against every answer that either
program has; if what it claims comes about in all lines, the other is wrong. The side that claims less does the same for
the other color. Where both fail, riyu with a hundred times the nodes is asked. A line ends on the board (taken, joined,
cut), or where both programs say the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Color, Point, color_name, column_of, opposite, point_text, row_of
from riyu.lab._duel_questions import Asked
from riyu.lab._duel_sides import KO, WORKS, Said, Table

__all__ = ["JUDGE", "MOST_MOVES", "Outcome", "Played", "Step", "play_out"]

JUDGE = 100
"""How many times the usual nodes riyu has as a third judge."""

MOST_MOVES = 20
"""Moves of a line."""

MOST_POSITIONS = 60
"""Positions of which both are asked in one direction."""

FEW_POSITIONS = 16
"""The same of groups and races, where GNU Go looks at the whole board for each."""


class Outcome(Enum):
    """How a difference ends."""

    RIYU = "riyu wrong"
    GNUGO = "GNU Go wrong"
    KO = "ko"
    """What happens is a ko that neither told."""
    BOTH = "both wrong"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a line: who made it, and what riyu and GNU Go say after it for who asks."""

    color: Color
    move: Point
    riyu: int = -1
    gnugo: int = -1
    takes: int = 0
    """Stones that it took."""
    ataris: int = 0
    """Enemy strings that it put or left in atari beside it."""
    distance: int = 0
    """From the nearest stone or liberty of what is asked about: 0 a liberty, 1 beside one, and so on."""

    def __str__(self) -> str:
        return f"{color_name(self.color)} {point_text(self.move)}"


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a difference: the outcome, the value found (None: none), who said so, and the line."""

    outcome: Outcome
    value: int | None
    by: str
    line: tuple[Step, ...] = ()
    positions: int = 0


class _OutError(Exception):
    """More positions or moves than a direction may take, or nobody moves."""


@dataclass(slots=True)
class _Direction:
    """One direction: whose claim is tried, for which color, and what was spent."""

    table: Table
    asked: Asked
    is_riyu: bool
    claimant: Color
    claim: int
    spent: int = 0
    seen: dict[int, tuple[Said, Said]] = field(default_factory=dict)


def play_out(table: Table, asked: Asked, riyu: Said, gnugo: Said) -> Played:
    """Play a difference out. Raises PeerError where GNU Go fails."""
    riyu_high = riyu.value > gnugo.value
    high, low = (riyu, gnugo) if riyu_high else (gnugo, riyu)
    asker = asked.asker
    first = _tried(_Direction(table, asked, riyu_high, asker, high.value), riyu, gnugo)
    if first[0] is not None and first[0] >= high.value:
        return _found(not riyu_high, first, "played out", first[2])
    second = _tried(
        _Direction(table, asked, not riyu_high, opposite(asker), low.value), riyu, gnugo
    )
    spent = first[2] + second[2]
    if second[0] is not None and second[0] <= low.value:
        return _found(riyu_high, second, "played out", spent)
    if first[0] is not None and first[0] == second[0]:
        outcome = Outcome.KO if _is_ko(asked, first[0]) else Outcome.BOTH
        return Played(outcome, first[0], "played out", first[1], spent)
    # Races and eyes are read to their end or not whatever the nodes.
    if asked.kind.startswith(("eye", "semeai")):
        return Played(Outcome.UNDECIDED, None, "", first[1] or second[1], spent)
    judged = table.riyu.say(asked, asker, JUDGE)
    if not judged.is_sure:
        return Played(Outcome.UNDECIDED, None, "", first[1], spent)
    value = judged.value
    if value >= high.value or value <= low.value:
        is_riyu = riyu_high == (value <= low.value)
        line = second[1] if value <= low.value else first[1]
        return Played(Outcome.RIYU if is_riyu else Outcome.GNUGO, value, "judged", line, spent)
    outcome = Outcome.KO if _is_ko(asked, value) else Outcome.BOTH
    return Played(outcome, value, "judged", first[1], spent)


def _found(
    is_riyu: bool, tried: tuple[int | None, tuple[Step, ...], int], by: str, spent: int
) -> Played:
    return Played(Outcome.RIYU if is_riyu else Outcome.GNUGO, tried[0], by, tried[1], spent)


def _is_ko(asked: Asked, value: int) -> bool:
    return value == KO and not asked.kind.startswith("eye")


def _tried(way: _Direction, riyu: Said, gnugo: Said) -> tuple[int | None, tuple[Step, ...], int]:
    """Try a claim: the value that it comes to (None: no end was found), a line, positions asked."""
    try:
        value, line = _value(way, way.asked.asker, (riyu, gnugo), 0, NO_POINT, 0)
    except _OutError:
        return None, (), way.spent
    return value, line, way.spent


def _value(
    way: _Direction, mover: Color, said: tuple[Said, Said], depth: int, before: Point, taker: Color
) -> tuple[int, tuple[Step, ...]]:
    """Give what a position comes to for who asks, the two sides' answers given, with the line."""
    own = said[0] if way.is_riyu else said[1]
    if mover == way.claimant:
        if own.move is None and _is_refuted(way, own.value):
            return own.value, ()  # it gives up
        moves = [own.move or PASS]
    else:
        moves = list(dict.fromkeys(s.move for s in said if s.move is not None))
        if not moves and way.asked.kind.startswith("eye"):
            moves = way.table.empty_points(way.asked)
        if not moves:
            raise _OutError
    if depth >= MOST_MOVES:
        raise _OutError
    # Who answers takes what hurts the claim most.
    worst = min if way.claimant == way.asked.asker else max
    found: list[tuple[int, tuple[Step, ...]]] = []
    for move in moves:
        if move == PASS == before and depth:
            if mover == way.claimant:
                raise _OutError
            found.append((own.value, ()))
        else:
            after = _after(way, mover, move, depth, taker)
            if after is not None:
                found.append(after)
        if found and _is_refuted(way, found[-1][0]):
            break
    return worst(found, key=lambda one: one[0]) if found else (own.value, ())


def _is_refuted(way: _Direction, value: int) -> bool:
    return value < way.claim if way.claimant == way.asked.asker else value > way.claim


def _after(
    way: _Direction, mover: Color, move: Point, depth: int, taker: Color
) -> tuple[int, tuple[Step, ...]] | None:
    """Give what a position comes to after a move; None if it is not legal."""
    table, asked = way.table, way.asked
    board = table.riyu.board
    distance = _distance(table, asked, move)
    stones = sum(board.captured)
    with table.after(mover, move) as is_legal:
        if not is_legal:
            return None
        taken = sum(board.captured) - stones
        if board.ko != NO_POINT:
            taker = mover
        ended = table.ended(asked)
        if ended is not None:
            if table.is_joined(asked):
                # Joined, and taken for all that.
                if table.falls(asked, opposite(mover)):
                    ended = WORKS - ended
            elif taker == mover and taken and _by_ko(asked, ended, taker):
                ended = KO if asked.kind != "semeai" else 1
            step = Step(mover, move, ended, ended, taken, 0, distance)
            return ended, (step,)
        other = opposite(mover)
        key = board.key * 4 + other
        both = way.seen.get(key)
        if both is None:
            way.spent += 1
            is_slow = asked.kind.startswith(("owl", "semeai"))
            if way.spent > (FEW_POSITIONS if is_slow else MOST_POSITIONS):
                raise _OutError
            both = way.seen[key] = table.say(asked, other)
        ataris = 0
        if move != PASS:
            ataris = sum(board.liberties(n) == 1 for n in board.neighbor_strings(move))
        step = Step(mover, move, both[0].value, both[1].value, taken, ataris, distance)
        if both[0].value == both[1].value:
            return both[0].value, (step,)
        value, line = _value(way, other, both, depth + 1, move, taker)
        return value, (step, *line)


def _by_ko(asked: Asked, ended: int, taker: Color) -> bool:
    """Say whether what ended well for a color that took a ko on the way hung on it."""
    return (ended > KO) == (taker == asked.asker)


def _distance(table: Table, asked: Asked, move: Point) -> int:
    """Give how far a move lies from what is asked about: 0 on a liberty of it, 1 beside one, and so on."""
    if move == PASS:
        return -1
    board = table.riyu.board
    near: set[Point] = set()
    for p in asked.points:
        near |= set(board.liberty_points(p)) if board.color_at(p) else {p}
    row, column = row_of(move), column_of(move)
    return min((abs(row - row_of(p)) + abs(column - column_of(p)) for p in near), default=0)
