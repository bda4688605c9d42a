"""Joseki as a source of moves: what the book has in the corners of a board, by its conditions there, told as facts.

Takes a board, a book and the last move; gives choices with their shares, and facts with sentences. Weighs nothing.
Source: RiscIgo's joseki (W21).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from riyu.candidates.joseki_conditions import held
from riyu.candidates.telling import Told, move_key, stones_at
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.game import Game
from riyu.game.points import (
    Color,
    Point,
    all_points,
    column_of,
    lines_apart,
    opposite,
    point_text,
    row_of,
)
from riyu.game.record import Move
from riyu.inference.purposes import TACTICAL
from riyu.inference.source import Source
from riyu.patterns.joseki import (
    CONDITIONS,
    DRAWN,
    GAINS,
    SMALLEST_BOARD,
    Condition,
    Found,
    JosekiBook,
    JosekiMove,
    Placement,
    Share,
)

__all__ = [
    "PURPOSE",
    "Choice",
    "Departure",
    "alike",
    "choices",
    "corner_choice",
    "corner_of",
    "departure",
    "gives",
    "is_count_alone",
    "line_text",
    "sentence",
    "told",
    "words_in",
]

PURPOSE = "follow-joseki"
"""The purpose that every move of the book has."""

ANSWERS = ((0.4, "best"), (0.12, "good"), (0.04, "small"))
"""From which share of the answers at once on a move is how good; what is played more seldom is not told."""

STANDING = ((0.5, "good"), (0.1, "small"))
"""The same for moves where nothing has to be answered."""

MISTAKE = "bad"

ANSWERED_SO = "strong players answer so in"
"""How a sentence begins that says how often a move is the answer."""

LEAST_BESIDE = 0.5
"""The share of a move, beside that of the answer made most often there, from which on people call it joseki."""

LEAST_KNOWN = 0.04
"""The share of the answers from which on a move is named as what the book had."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of the book on a board, with its share as the conditions there are; `by` is what that hangs on.

    `words` and `name` are what people wrote of it, in this rectangle or another that matches.
    """

    found: Found
    share: Share
    by: Condition | None = None
    is_held: bool = False
    words: str = ""
    name: str = ""

    @property
    def point(self) -> Point:
        """Where it is."""
        return self.found.point

    @property
    def move(self) -> JosekiMove:
        """The book's move, as drawn."""
        return self.found.move

    @property
    def quality(self) -> str:
        """How good it is, a word of QUALITIES; empty if it is made too seldom to be told."""
        if self.move.kind == "mistake":
            return MISTAKE
        table = ANSWERS if self.found.at_once else STANDING
        return next((word for least, word in table if self.share.part >= least), "")

    @property
    def word(self) -> str:
        """How good it is, or how seldom it is made: `also` where others are made far more often, else `rare`."""
        return self.quality or ("also" if self.is_known else "rare")

    @property
    def is_known(self) -> bool:
        """Whether it is made often enough to be shown to people who look into the book."""
        return bool(self.quality) or self.share.part >= LEAST_KNOWN


@dataclass(frozen=True, slots=True)
class Departure:
    """A move that left the book: `had` are the book's own moves in its place, each with how many of 100 made it.

    All of them could be played; that made most often stands first.
    """

    move: Move
    had: tuple[tuple[Point, int], ...]

    @property
    def best(self) -> Point:
        """The book's move that is made most often."""
        return self.had[0][0]

    @property
    def others(self) -> str:
        """The book's moves with their counts: `O16 62, R14 20`."""
        return ", ".join(f"{point_text(point)} {count}" for point, count in self.had)


def choices(board: Board, book: JosekiBook, color: Color, last: Move | None) -> list[Choice]:
    """Give the book's moves for a color that are legal, the answers first, those made most often first."""
    enemy_last = last.point if last is not None and last.color == opposite(color) else NO_POINT
    cells = board.cells()
    words = book.words(cells, board.size, color)
    found = []
    for one in book.find(cells, board.size, color, enemy_last):
        if board.is_legal(color, one.point):
            said, name = words.get(one.point, ("", ""))
            choice = _choice(board, one, color, cells)
            found.append(replace(choice, words=said, name=one.move.name or name))
    order = ("", "main", "also", "trick", "mistake")
    return sorted(
        found,
        key=lambda c: (-c.found.at_once, order.index(c.move.kind) == 4, -c.share.part, c.point),
    )


def corner_choice(
    board: Board, book: JosekiBook, color: Color, last: Move | None, point: Point
) -> Choice | None:
    """Give what the book has of a point if that is joseki, as people call it; None if not.

    It answers the enemy's last move, in a corner where both colors stood before, with a share that is good at least,
    and LEAST_BESIDE as large as that of the answer made most often there.
    """
    if last is None or last.color == color or last.is_pass or board.size < SMALLEST_BOARD:
        return None
    corner = corner_of(last.point, board.size)
    if corner_of(point, board.size) != corner:
        return None
    stones = [p for p in all_points(board.size) if corner_of(p, board.size) == corner]
    if not any(board.color_at(p) == color for p in stones):
        return None
    there = [one for one in choices(board, book, color, last) if one.found.at_once]
    here = next((one for one in there if one.point == point), None)
    if here is None or here.quality not in ("best", "good") or here.move.kind == "mistake":
        return None
    stage = here.found.stage
    most = max(one.share.part for one in there if one.found.stage is stage)
    return here if here.share.part >= LEAST_BESIDE * most else None


def corner_of(point: Point, size: int) -> tuple[bool, bool]:
    """Give the corner of the board that a point is nearest to: whether that is on the right, and whether above."""
    return 2 * column_of(point) > size + 1, 2 * row_of(point) > size + 1


def alike(found: Sequence[Choice]) -> list[list[Choice]]:
    """Gather moves of which the book says the same, as it does of one in corners that are alike; in their order."""
    said: dict[tuple[str, bool, str], list[Choice]] = {}
    for one in found:
        said.setdefault((sentence(one), one.found.at_once, one.quality), []).append(one)
    return list(said.values())


def departure(game: Game, book: JosekiBook) -> Departure | None:
    """Say whether a game's last move left the book, and what this had instead that could be played there.

    That is what it has in one of its rectangles, that of its move nearest to this one: counts of several don't add up
    to 100.
    None unless it answers at once where the book has an answer: where it is one of the book's moves, or what stands
    after it is in a tree of any rectangle, or where it took stones, or where none of the book's can be played.
    """
    moves = game.moves
    if len(moves) < 2 or game.size < SMALLEST_BOARD:
        return None
    before, last = moves[-2:]
    if last.is_pass or before.is_pass or last.color == before.color:
        return None
    if book.has(game.board.cells(), game.size, last.point):
        return None
    cells = bytearray(game.board.cells())
    cells[last.point] = EMPTY
    found = book.find(bytes(cells), game.size, last.color, before.point)
    if any(one.point == last.point for one in found):
        return None
    there = [
        one
        for one in found
        if one.at_once
        and one.placement.holds(last.point)
        and one.share.part >= LEAST_KNOWN
        and one.move.kind != "mistake"
    ]
    if not there:
        return None
    nearest = min(there, key=lambda one: lines_apart(one.point, last.point))
    here = nearest.placement.cells
    there = [one for one in there if one.placement.cells == here]
    board = Game.from_record(game.record(), len(moves) - 1, game.ruleset).board
    had = [
        (one.point, _percent(one.share)) for one in there if board.is_legal(last.color, one.point)
    ]
    return Departure(last, tuple(had)) if had else None


def _choice(board: Board, found: Found, color: Color, cells: bytes) -> Choice:
    if not found.at_once or not found.move.when:
        return Choice(found, found.share)
    by = found.move.when[0]  # what tells most stands first
    is_held = by.name in held(board, found.placement, color, (by.name,), cells)
    return Choice(found, by.held if is_held else by.otherwise, by, is_held)


# What is told. --------------------------------------------------------------------------------------------------------


def told(board: Board, book: JosekiBook, color: Color, last: Move | None) -> Iterator[Told]:
    """Tell the moves of the book, each as joseki, and for what it is first for where that needs no reading."""
    for choice in choices(board, book, color, last):
        quality = choice.quality
        if not quality:
            continue
        stones = tuple(p for p in choice.found.placement.cells if board.color_at(p) != EMPTY)
        rests_on = stones_at(stones)
        first = next(iter(choice.move.purposes), "")
        words = _words(choice)
        has_first = bool(first) and first not in TACTICAL and quality != MISTAKE
        if has_first:
            source = Source("joseki", _name(choice), words or _gives(choice.move), stones)
            yield move_key(quality, color, choice.point, first), source, rests_on
        said = [*([words] if words and not has_first else []), *_evidence(choice)]
        source = Source("joseki", _name(choice), "; ".join(said), stones)
        key = move_key(quality, color, choice.point, PURPOSE, _target(board, choice, last))
        yield key, source, rests_on


def _name(choice: Choice) -> str:
    stage = choice.found.stage
    return choice.name or next((m.name for m in reversed(stage.line) if m.name), stage.source)


def _target(board: Board, choice: Choice, last: Move | None) -> Point:
    """Give the stone that is answered, else the first stone of the line if it stands."""
    if choice.found.at_once and last is not None:
        return last.point
    line = choice.found.stage.line
    first = choice.found.placement.on_board(line[0].point) if line else NO_POINT
    return first if first and board.color_at(first) != EMPTY else NO_POINT


def sentence(choice: Choice) -> str:
    """Say why a move of the book is played: a person's words, its counts, what they hang on, what it gives."""
    parts = [_words(choice), *_evidence(choice), _gives(choice.move)]
    return "; ".join(filter(None, parts))


def is_count(said: str) -> bool:
    """Say whether a sentence of `sentence` says how often strong players answer so, and what on, and no more."""
    return said.startswith(ANSWERED_SO) and ";" not in said


def is_count_alone(said: str) -> bool:
    """Say whether a sentence of `sentence` says no more than how often strong players answer so."""
    return is_count(said) and said.rstrip(".").endswith(")")


def words_in(said: str) -> str:
    """Give what a sentence that is told has of a person's words, without counts and what they hang on; else nothing."""
    return said.partition(ANSWERED_SO)[0].removesuffix("; ")


def gives(choice: Choice) -> str:
    """Say what a move of the book gives its player, and what it leaves the other: `it gives the corner`."""
    return _gives(choice.move)


def _words(choice: Choice) -> str:
    return " ".join(choice.words.split()).removesuffix(".")


def _evidence(choice: Choice) -> Iterator[str]:
    """Give how often a move is played, what that hangs on, and whether it punishes a mistake."""
    counts = _counts(choice)
    if counts and choice.by is not None:
        here, there, other = ("with", "without", choice.by.otherwise)
        if not choice.is_held:
            here, there, other = ("without", "with", choice.by.held)
        counts += f" {here} {_condition(choice)}, {there} it in {_percent(other)} of 100"
    if counts:
        yield counts
    before = choice.found.stage.line[-1:] if choice.found.at_once else ()
    if before and before[0].kind == "mistake":
        lost = Share(before[0].won.of - before[0].won.times, before[0].won.of)
        yield f"it punishes a mistake: who made that lost {_percent(lost)} of 100 games"


def _gives(move: JosekiMove) -> str:
    """Say what a move gives its player, and what it leaves the other."""
    gives = _gains("it gives", move.own)
    leaves = _gains("leaves the other" if gives else "it leaves the other", move.enemy)
    return " and ".join(filter(None, (gives, leaves)))


def _counts(choice: Choice) -> str:
    share, move = choice.share, choice.move
    percent = _percent(share)
    if move.kind == "mistake":
        won = f"its player won {_percent(move.won)} of 100 games ({move.won.of:,} counted)"
        return f"a mistake by its outcome: {won}, seen {move.seen.times + move.later:,} times"
    if not share.of:
        return ""
    how = f"({share.times:,} of {share.of:,})"
    if choice.found.at_once:
        return f"{ANSWERED_SO} {percent} of 100 games {how}"
    where = "on this side" if choice.found.stage.rectangle.columns == DRAWN else "in this corner"
    return f"where nothing must be answered, {percent} of 100 moves {where} are played here {how}"


def _percent(share: Share) -> int:
    return round(100 * share.part)


def _gains(verb: str, words: Iterable[str]) -> str:
    said = [GAINS[word] for word in words]
    listed = " and ".join(filter(None, (", ".join(said[:-1]), *said[-1:])))
    return f"{verb} {listed}" if said else ""


def _condition(choice: Choice) -> str:
    """Say a condition with the side of the board that it is about."""
    assert choice.by is not None
    words = CONDITIONS[choice.by.name]
    placement = choice.found.placement
    for drawn, points in (("upper", placement.top), ("right", placement.right)):
        words = words.replace(f"the {drawn} side", f"the {_side(points, placement)} side")
    return words


def _side(points: Collection[Point], placement: Placement) -> str:
    """Name the side of the board that points lie along."""
    size = placement.size
    columns = sum(map(column_of, points)) / max(1, len(points)) - (size + 1) / 2
    rows = sum(map(row_of, points)) / max(1, len(points)) - (size + 1) / 2
    if abs(columns) > abs(rows):
        return "right" if columns > 0 else "left"
    return "upper" if rows > 0 else "lower"


def line_text(placement: Placement, line: Iterable[JosekiMove]) -> str:
    """Give moves of a tree as they lie on a board: `Q16, O17, elsewhere`."""
    return ", ".join(
        point_text(placement.on_board(m.point)) if m.point != NO_POINT else "elsewhere"
        for m in line
    )
