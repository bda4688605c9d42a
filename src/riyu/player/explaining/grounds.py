"""What explaining looks at: a position with its blackboard, the assessment now and after moves, and names.

Takes a blackboard, a color and a language; gives evaluations, groups, names, and motives made of them. Finds no motive.
The board is as before after every call.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace
from functools import partial

from riyu.assessment.assessor import GROUPS, Assessor, chance_killed
from riyu.assessment.board_words import assessor_of, kos_of
from riyu.assessment.evaluation import Evaluation, Group
from riyu.assessment.reading_out import read_out
from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, NO_POINT, PASS, STRIDE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    column_of,
    lines_apart,
    neighbors,
    on_board,
    opposite,
    point_text,
    row_of,
    steps_apart,
)
from riyu.inference.constants import STONE_AT
from riyu.inference.facts import Key
from riyu.inference.source import Source
from riyu.player.explaining.language import Language
from riyu.player.explaining.motives import MOTIVES, Tier
from riyu.player.explaining.record import (
    LONGEST_LINE,
    STRONG,
    TO_END,
    MotiveSaid,
    Sentence,
)
from riyu.reading.blackboard import WORD_NODES, Blackboard
from riyu.reading.gate import NODES, Borne, Claim, after_move, answer_to, bear_out
from riyu.reading.likely import likely
from riyu.reading.reading import Reading, Verdict

__all__ = [
    "DEEP",
    "LARGE",
    "LEAST_TIMES",
    "SOURCE",
    "Danger",
    "Grounds",
    "in_turn",
    "lives_of_100",
    "place_name",
]

SOURCE = "explaining"
"""The kind of source that tells motives as facts; the next decision takes them back before it looks."""


DEEP = 25.0
"""Times the gate's nodes that a question about a move may take: one is explained, where a player asks about many."""

GAMES = 1000
"""Games about a group that reading leaves open, now and after a move, or about a link."""

LEAST_TIMES = 10.0
"""Times the gate's nodes that a question must take for games to be played about a group or a link."""

NEAR_LINK = 3
"""Lines from what a link is about within which games about it look for moves."""

HARDLY = 10
"""Games or groups of 100 up to which stones that are attacked are called all but lost."""

MOST_LEFT = 0.5
"""The share of what a second move in a row would gain that an answer may leave of it."""

HANDICAP_OPENING = 9
"""A handicap game's opening is over once a move was made for so many points of the board: 41 on 19×19."""

_THEN = {
    **dict.fromkeys(("save", "cut", "live"), "fails"),
    "connect": "together",
    "kill": "dead",
    "race": "first",
}
"""How it stands after a move by each motive that is read of what the enemy could do before it."""

_SIZED = frozenset({"endgame", "swing"})
"""Motives whose points are what hangs on the move."""

_BESIDE = tuple(up * STRIDE + across for up in (-1, 0, 1) for across in (-1, 0, 1) if up or across)
_WHOLE = 1000
"""Parts of a point in which the evaluator counts."""


@dataclass(frozen=True, slots=True)
class Danger:
    """The `chance` that a group is killed, whether that `is_read` to its end, and the line that reading goes by.

    `stones` are those that readings take for the group, of what stands before the move; none where they were taken.
    """

    chance: float
    is_read: bool
    line: tuple[Point, ...] = ()
    stones: frozenset[Point] = frozenset()


def lives_of_100(group: Group | None) -> str:
    """Give how many of 100 such groups live, as the assessment measured them; none of those that were taken."""
    return str(round(50 * (1 + group.strength))) if group is not None else "0"


def place_name(point: Point, size: int) -> str:
    """Give the name of the corner, the side, or the center that a point lies in."""
    third = max(1, (size - 1) // 3)
    column, row = column_of(point), row_of(point)
    across = "left" if column <= third else "right" if column > size - third else ""
    up = "lower" if row <= third else "upper" if row > size - third else ""
    if across and up:
        return f"{up}-{across}"
    return across or {"lower": "bottom", "upper": "top"}.get(up, "center")


LARGE = 8
"""Stones from which on a group is called with their number: as much hangs on its life."""

SMALL = 9
"""The largest board of which the parts are not named beside points."""

BY_FIRST = 2
"""Lines between the names that some stones have by two moves up to which they have the first one's name with both."""


class Grounds:
    """A position and its mover, for whom motives are looked for.

    `about` is the move that all is said of: strings and groups are named by their stone nearest to it, as people
    name them; by the stone asked about, and groups by their first one, where it is NO_POINT. `deep` is how many times
    the gate's nodes a question may take.
    """

    def __init__(
        self,
        blackboard: Blackboard,
        color: Color,
        language: Language,
        about: Point = NO_POINT,
        *,
        deep: float = DEEP,
    ) -> None:
        self.deep = deep
        self.blackboard, self.color, self.enemy = blackboard, color, opposite(color)
        self.language = language
        self.board: Board = blackboard.board
        self.first = max(about, NO_POINT)
        self._set_about(about)
        self.readings = blackboard.readings
        self.assessor = assessor_of(blackboard) or Assessor(blackboard.features, self.readings)
        if blackboard.words is not None and self.board.to_move == color:
            blackboard.words.tell(WORD_NODES)
        with self._turn():
            self.now: Evaluation = self.assessor.assess(0.0, nodes=WORD_NODES, groups=GROUPS)
        self._after: dict[tuple[Color, Point], Evaluation | None] = {}
        self._borne: dict[tuple[Claim, float], Borne | None] = {}
        self._dangers: dict[tuple[Point, Point, Color], Danger] = {}
        self._joined: dict[tuple[object, ...], float | None] = {}
        game = blackboard.game
        self.handicap = frozenset(game.start.points(BLACK) if game.handicap else ())

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Let it be the mover's turn as long as the block runs."""
        if self.board.to_move == self.color:
            yield
            return
        with self.board.trail.scope():
            self.board.play(self.board.to_move, PASS)
            yield

    def about_move(self, move: Point) -> Grounds:
        """Give the same, for saying something of another move: strings are called by the stone nearest to that.

        Or to the first move, where those two lie close: they would be one string's two names.
        """
        other = copy(self)
        other._set_about(move)
        return other

    def _set_about(self, move: Point) -> None:
        """Let all be said of a move: by stones that it does not take off the board."""
        self.about = max(move, NO_POINT)
        self.taken = frozenset(self.taken_by(self.color, self.about) if self.about else ())

    def seen_by_enemy(self) -> Grounds:
        """Give the same position as the enemy would look at it if it were his turn: for what he wants here."""
        other = copy(self)
        other.color, other.enemy = self.enemy, self.color
        return other

    @property
    def opening_handicap(self) -> int:
        """How many handicap stones Black began with as long as the opening of such a game lasts; else 0."""
        game = self.blackboard.game
        is_opening = len(game.moves) * HANDICAP_OPENING < game.size * game.size
        return game.handicap if is_opening and game.handicap > 1 else 0

    @property
    def last(self) -> Point:
        """The enemy's last move; NO_POINT if he did not move last, or passed."""
        move = self.blackboard.game.last_move
        if move is None or move.color != self.enemy or move.is_pass:
            return NO_POINT
        return move.point

    # Boards after moves. ----------------------------------------------------------------------------------------------

    @contextmanager
    def played(self, *moves: tuple[Color, Point]) -> Iterator[bool]:
        """Play moves as long as the block runs; say whether all were legal: after an illegal one none is."""
        with self.board.trail.scope():
            for color, point in moves:
                if point != PASS and not self.board.is_legal(color, point):
                    yield False
                    return
                self.board.play(color, point)
            yield True

    def may_stand(self, color: Color, point: Point) -> bool:
        """Say whether a color may play at a point, and its stone is not in atari there without taking anything."""
        if not self.board.is_legal(color, point):
            return False
        then = outcome(self.board, color, point)
        return then.liberties > 1 or (then.liberties == 1 and then.taken > 0)

    def after(self, color: Color, point: Point) -> Evaluation | None:
        """Give the assessment after a move; nothing is read anew, what was read stands where it is not touched."""
        key = (color, point)
        if key not in self._after:
            with self.played((color, point)) as is_legal:
                found = read_out(self.assessor.evaluator, 0.0) if is_legal else None
            self._after[key] = found
        return self._after[key]

    # Reading: every question of a record is asked with the same nodes, so that no part of it contradicts another. -----

    def borne_out(self, claim: Claim, times: float = 1.0) -> Borne | None:
        """Give what bears a claim out, as the gate does, in `deep` times its nodes, or `times` that."""
        key = (claim, times)
        if key not in self._borne:
            self._borne[key] = bear_out(self.readings, claim, self.deep * times)
        return self._borne[key]

    def reached(self, claim: Claim) -> Reading | None:
        """Read what the enemy reaches after a claim's move, whether or not he would without it."""
        return after_move(self.readings, claim, self.deep)

    def answer_to(self, claim: Claim, move: Point, other: Point = NO_POINT) -> tuple[Point, ...]:
        """Give how a claim's side meets the enemy's `move` after its own; empty where nothing was read to hold."""
        return answer_to(self.readings, claim, move, other, self.deep)

    def joins(self, owner: Color, one: Point, other: Point) -> bool:
        """Say whether the owner of two strings joins them, as read, if it is his turn."""
        limit = int(NODES["connect"] * self.deep)
        found = self.readings.ask("connect", one, other, first=owner, asker=owner, limit=limit)
        return found.verdict is Verdict.WIN

    def danger(self, stone: Point, move: Point = NO_POINT, first: Color | None = None) -> Danger:
        """Give how likely the other color kills the group of a `stone`, now or after a move, as far as that is read.

        That color is the `first` to play unless another is given. What is read to its end is sure; else the chance is
        by games about the group.
        """
        owner = self.board.color_at(stone)
        killer = opposite(owner)
        turn = killer if first is None else first
        key = (stone, move, turn)
        if key not in self._dangers:
            limit = int(NODES["kill"] * self.deep)
            with self.played(*([(self.color, move)] if move > 0 else [])) as is_legal:
                if not is_legal or self.board.color_at(stone) != owner:
                    self._dangers[key] = Danger(1.0, True)
                else:
                    reader = self.readings.life_reader()
                    reader.aim(stone)
                    stones = frozenset(reader.zone.group()) - {move}
                    found = Danger(*chance_killed(reader, turn, killer, limit), stones)
                    if not found.is_read:
                        games = likely(self.readings.group_games, reader, turn, GAMES)
                        found = Danger(games.killed, False, games.line or found.line, stones)
                    self._dangers[key] = found
        return self._dangers[key]

    @property
    def plays_games(self) -> bool:
        """Whether games are played about groups and links: not where questions are short, or nothing plays them."""
        return self.deep >= LEAST_TIMES and self.readings.group_games is not None

    def joined(
        self, ends: tuple[Point, Point], about: Sequence[Point], move: Point = NO_POINT
    ) -> float | None:
        """Give in what share of games two stones of one color end joined, the enemy first, now or after a move.

        Moves are looked for near the points they are `about`, and near either end's stone next to the first. None where
        no games are played, the move is not legal, or an end is gone or both are one string after it.
        """
        board, play = self.board, self.readings.group_games
        if play is None or not self.plays_games:
            return None
        middle = {min(board.string_points(p), key=lambda q: lines_apart(q, about[0])) for p in ends}
        middle |= {p for p in (move, *about) if p > 0}
        key = (self.color, ends, frozenset(middle), move)
        if key not in self._joined:
            near = [
                p
                for p in all_points(board.size)
                if min(lines_apart(p, q) for q in middle) <= NEAR_LINK
            ]
            with self.played(*([(self.color, move)] if move > 0 else [])) as is_legal:
                stand = is_legal and all(board.color_at(p) != EMPTY for p in ends)
                is_one = stand and len({board.string_name(p) for p in ends}) == 1
                self._joined[key] = (
                    play.joined(board, ends, near, self.enemy, GAMES)
                    if stand and not is_one
                    else None
                )
        return self._joined[key]

    # Assessments after moves. -----------------------------------------------------------------------------------------

    def worth(self, evaluation: Evaluation) -> float:
        """Give what an evaluation is worth to the mover in points, the turn not counted."""
        terms = evaluation.terms
        worth = terms.total - terms.turn
        return worth if self.color == BLACK else -worth

    def gain(self, color: Color, point: Point) -> float:
        """Give what a move gains for who plays it, in points as assessed; 0 for an illegal one."""
        after = self.after(color, point)
        if after is None:
            return 0.0
        more = self.worth(after) - self.worth(self.now)
        return more if color == self.color else -more

    def second(self, move: Point, more: Iterable[Point] = ()) -> float:
        """Give by how many points, as assessed, a second move in a row gains more: beside the first, or at `more`.

        0 for an illegal move.
        """
        return max(self._follow_ups(move, more).values(), default=0.0)

    def is_answered(self, move: Point, answer: Point) -> bool:
        """Say whether the enemy's answer leaves of what the best second move in a row would gain no more than half."""
        before = self._follow_ups(move)
        best = max(before, key=lambda p: (before[p], -p), default=NO_POINT)
        after = self._follow_ups(move, answer=answer)
        return after.get(best, 0.0) <= MOST_LEFT * before.get(best, 0.0)

    def _follow_ups(
        self, move: Point, more: Iterable[Point] = (), answer: Point = NO_POINT
    ) -> dict[Point, float]:
        """Give what second moves gain more, in points as assessed: beside the first or at `more`, where they are legal.

        After the enemy's `answer` between them, if one is given.
        """
        board, evaluator = self.board, self.assessor.evaluator
        sign = 1 if self.color == BLACK else -1
        moves = [(self.color, move), *([(self.enemy, answer)] if answer > 0 else [])]
        gains: dict[Point, float] = {}
        with self.played(*moves) as is_legal:
            first = evaluator.evaluate_points() if is_legal else 0
            for follow in {*(move + step for step in _BESIDE), *more} if is_legal else ():
                if on_board(follow, board.size) and board.is_legal(self.color, follow):
                    with self.played((self.color, follow)):
                        gain = sign * (evaluator.evaluate_points() - first)
                    gains[follow] = max(0, gain) / _WHOLE
        return gains

    def whole(
        self, line: Sequence[Point], first: Color, *, before: int | None = None
    ) -> tuple[Point, ...]:
        """Give as much of a line as is legal, LONGEST_LINE moves at most.

        Of a line that was read all, if it has no more than TO_END beyond that: there are so many moves `before` it.
        """
        most, kept, color = LONGEST_LINE, list[Point](), first
        if before is not None:
            most += before + (TO_END if len(line) - before <= LONGEST_LINE + TO_END else 0)
        with self.board.trail.scope():
            for point in line[:most]:
                if point < 0 or (point != PASS and not self.board.is_legal(color, point)):
                    break
                self.board.play(color, point)
                kept.append(point)
                color = opposite(color)
        while kept and kept[-1] == PASS:
            kept.pop()
        return tuple(kept)

    def taken_by(self, color: Color, point: Point) -> list[Point]:
        """Give the stones that a color's move takes off the board as it stands; none of a pass."""
        board, enemy = self.board, opposite(color)
        beside = neighbors(point, board.size) if point > 0 else ()
        names = {board.string_name(p) for p in beside if board.color_at(p) == enemy}
        gone = [name for name in names if board.liberties(name) == 1]
        return sorted(stone for name in gone for stone in board.string_points(name))

    def line(
        self,
        first: Color,
        line: Sequence[Point],
        *before: tuple[Color, Point],
        known: Point = NO_POINT,
    ) -> str:
        """Give a line for a beginner, `first` to move after the moves made `before` it, with what its moves take.

        Not that one takes the stone that is `known` to fall.
        """
        board, taken, color = self.board, {}, first
        with self.played(*before) as is_legal:
            for i, point in enumerate(line if is_legal else ()):
                if not (point == PASS or board.is_legal(color, point)):
                    break
                stones = self.taken_by(color, point)
                if stones and known not in stones:
                    called = self.nearest(stones)
                    is_one = len(stones) == 1
                    taken[i] = (
                        point_text(called) if is_one else self.language.stones(called, len(stones))
                    )
                board.play(color, point)
                color = opposite(color)
        return self.language.line(first, line, taken=taken)

    # Names. -----------------------------------------------------------------------------------------------------------

    def nearest(self, stones: Iterable[Point]) -> Point:
        """Give the stone by which some are named: the nearest to the move that all is about, else the first one.

        One that the move takes only where there is no other.
        """
        about, taken, stones = self.about, self.taken, tuple(stones)
        if not about:
            return min(stones)
        near, by_first = (
            min(stones, key=lambda p: (p in taken, steps_apart(p, move), p))
            for move in (about, self.first or about)
        )
        return by_first if lines_apart(near, by_first) <= BY_FIRST else near

    def called(self, point: Point) -> Point:
        """Give the point by which what stands at a point is called: of its string the stone nearest to the move."""
        if point <= 0 or not self.about or self.board.color_at(point) == EMPTY:
            return point
        return self.nearest(self.board.string_points(point))

    def stones(self, point: Point) -> str:
        """Name the string at a point, or the point where none stands."""
        size = self.board.string_size(point) if self.board.color_at(point) != EMPTY else 0
        if size == 1 and self.board.color_at(point) == BLACK and point in self.handicap:
            return self.language.word("handicap-stone", point=point_text(point))
        return self.language.stones(self.called(point), size)

    def group_size(self, stone: Point) -> int:
        """Give how many stones the group of a stone has, as assessed."""
        group = self.now.group_at(stone)
        return len(group.stones) if group is not None else 0

    def group(self, group: Group, *, is_sized: bool = True) -> str:
        """Name a group by its owner and its stone nearest to the move; one stone alone is called no group.

        A large one with its number of stones, unless it shall not be `is_sized`.
        """
        count = len(group.stones)
        name = "lone-stone" if count < 2 else "group-of" if is_sized and count >= LARGE else "group"
        return self.language.word(
            name,
            owner=self.language.color(group.color),
            point=point_text(self.group_called(group)),
            **({"count": str(count)} if name == "group-of" else {}),
        )

    def unsized(self, text: str, point: Point) -> str:
        """Give a text in which the group at a point is called without its number of stones."""
        group = self.now.group_at(point) if point > 0 else None
        if group is None:
            return text
        return text.replace(self.group(group), self.group(group, is_sized=False))

    def string_of(self, point: Point) -> str:
        """Name the string at a point by its owner and its stone nearest to the move."""
        size, owner = self.board.string_size(point), self.board.color_at(point)
        return self.language.word(
            "owned-string" if size > 1 else "lone-stone",
            owner=self.language.color(owner),
            point=point_text(self.called(point)),
        )

    def motive_called(self, motive: str, target: Point) -> Point:
        """Give the point by which what a motive is about is called: its group's where it is about one."""
        if MOTIVES[motive].kind in ("life", "groups") and motive != "give-up" and target > 0:
            group = self.now.group_at(target)
            if group is not None:
                return self.group_called(group)
        return self.called(target)

    def group_called(self, group: Group) -> Point:
        """Give the stone by which a group is called."""
        return self.nearest(group.stones) if self.about else group.name

    def place(self, point: Point) -> str:
        """Name the part of the board that a point lies in."""
        return self.language.word(place_name(point, self.board.size))

    def point_and_place(self, point: Point) -> str:
        """Give a point with the part of the board that it lies in, on a board large enough: `B11 (the left side)`."""
        name = point_text(point)
        return f"{name} ({self.place(point)})" if self.board.size > SMALL else name

    # Motives. ---------------------------------------------------------------------------------------------------------

    def motive(
        self,
        name: str,
        move: Point,
        target: Point,
        tier: Tier,
        stake: float,
        *,
        named: str = "",
        other: Point = NO_POINT,
        other_named: str = "",
        line: Sequence[Point] = (),
        shown: tuple[Color, Sequence[Point]] | None = None,
        is_instead: bool = False,
        falls: Point = NO_POINT,
        without: Sequence[Point] = (),
        said: Iterable[str] = (),
        points: Iterable[Point] = (),
        points_named: str = "",
        by_ko: bool = False,
        ends_ko: bool = False,
        slots: Mapping[str, str] | None = None,
        hanging: Point = NO_POINT,
        hanging_lives: int = 0,
        of_string: bool = False,
    ) -> MotiveSaid:
        """Give a motive with its sentences.

        `shown` is the line that its sentence has, who moves first in it: after the move, or `is_instead` of it; `slots`
        are more of its form's. Where only a ko decides, that stands in place of how it ends, and no line does, which
        would go by threats; but behind how it ends, if only without the move a ko does, which the move `ends_ko`.
        `falls` is the stone of which the sentence says that it falls, the target if none is named; `hanging` is a stone
        of the group that its slots say hangs on it, and then lives in so many of 100 (`hanging_lives`); `of_string`: it
        is about the target's string, and not its group.
        """
        language = self.language
        note, only_ko = language.tier(tier), ""
        uncounted = ("", "")
        if by_ko:
            hangs = 2.0 * stake  # half of it counts
            is_start = name == "ko-start"  # it says itself that only a ko decides
            form = "ko-threats" if is_start else "ko-without" if ends_ko else "only-ko"
            strong, only_ko = self._by_ko(move, target, hangs, form)
            uncounted = self._by_ko(move, NO_POINT, hangs, form)
            uncounted = (f"{note}, {uncounted[0]}", uncounted[1])
            note += f", {strong}"
            shown = shown if ends_ko else None
        filled = {
            **self._names(move),
            "target": named or (self.stones(target) if target else ""),
            "other": other_named or (self.stones(other) if other else ""),
            "place": self.place(move),
            "points": points_named,
            "fate": self._then(name, move, slots or {}),
            **(slots or {}),
        }
        is_ended = by_ko and not ends_ko and name in (*_THEN, "capture")
        first, moves = shown if shown is not None else (self.enemy, ())
        moves = tuple(moves)
        moves = moves if len(moves) <= LONGEST_LINE + TO_END else moves[:LONGEST_LINE]
        before = [] if is_instead else [(self.color, move)]
        told = self.line(first, moves, *before, known=falls or target)
        lines = {"line": told, "strong": language.line(first, moves, STRONG)}
        call = self.called if of_string else partial(self.motive_called, name)
        called = (call(target), call(other))
        speaks = tuple(dict.fromkeys(p for p in (move, *called, *points) if p > 0))

        def say(
            slots: Mapping[str, str], strong: str, note: str = note, ko: str = only_ko
        ) -> Sentence:
            slots = {**slots, "fate": ko} if is_ended else slots
            said = language.say(
                "motives", name, speaks, strong={"line": strong}, note=note, **slots
            )
            if not ko or is_ended:
                return said
            return replace(said, beginner=f"{said.beginner} {ko[:1].upper()}{ko[1:]}.")

        named_all = {**filled, "line": lines["line"]}
        sentence = say(named_all, lines["strong"])
        is_searched = bool(line and filled.get("end"))
        head = self._head(name, speaks, named_all, target, other)
        return MotiveSaid(
            name,
            target,
            tier,
            stake,
            self._only_by_ko(head) if by_ko and not ends_ko else head,
            sentence,
            tuple(line),
            tuple(without),
            self._facts(name, move, target),
            tuple(said),
            by_ko=by_ko,
            ends_ko=ends_ko,
            other=other,
            called=called,
            wanted=language.wanted(name, **filled),
            brief=self._head(name, speaks, named_all, target, other, brief=True).beginner,
            lineless=say(named_all | {"line": "", "end": ""}, "") if is_searched else None,
            hanging=hanging,
            hanging_lives=hanging_lives,
            bare=say(named_all | {"hangs": "", "hanging": ""}, lines["strong"])
            if filled.get("hangs")
            else None,
            alone=self._head(name, speaks, named_all | {"besides": ""}, target, other)
            if hanging
            else None,
            sized=bool(filled.get("gain")) or (name in _SIZED and bool(points_named)),
            uncounted=say(named_all, lines["strong"], *uncounted) if by_ko else None,
            of_string=of_string,
        )

    def threats_of_ko(self, target: Point, points: float) -> tuple[list[str], dict[str, str]]:
        """Give the threats on which so many points hang, of the mover and the enemy: as numbers, and as slots.

        Of the ko that is fought, those that count in the fight, as rules have them. None of either where nobody looks
        at the kos of this position.
        """
        kos = kos_of(self.blackboard)
        if kos is None:
            return [], {}
        _, fight = kos.look()
        if fight is not None and target in (fight.ko.point, fight.ko.stone):
            own, theirs = fight.count(self.color), fight.count(self.enemy)
        else:
            own, theirs = kos.threats_over(points, self.color, target)
        threats = {"own": self.language.threats(own), "theirs": self.language.threats(theirs)}
        return [str(own), str(theirs)], threats

    def _then(self, motive: str, move: Point, slots: Mapping[str, str]) -> str:
        """Say how it stands after a move with what a motive is about; empty for a motive that does not say so."""
        name = _THEN.get(motive, "")
        if motive == "attack":
            lives = int(slots.get("share") or slots.get("after") or slots.get("less") or 100)
            name = "lost" if lives <= HARDLY else "weak"
        return self.language.word(f"then-{name}", **self._names(move)) if name else ""

    def _names(self, move: Point) -> dict[str, str]:
        """Give the slots of a move and of both colors, the mover's first."""
        colors = map(self.language.color, (self.color, self.enemy))
        return dict(zip(("move", "color", "enemy"), (point_text(move), *colors), strict=True))

    def _by_ko(self, move: Point, target: Point, points: float, form: str) -> tuple[str, str]:
        """Say that only a ko on which so many points hang decides, for a strong player's note and for a beginner.

        With the threats of either color, unless no `target` is given. By `form`: `only-ko` after the move; `ko-without`
        without it; `ko-threats` those alone, of a move that starts a ko.
        """
        language = self.language
        counts, threats = self.threats_of_ko(target, points) if target else ([], {})
        word = "else-by-ko" if form == "ko-without" else "by-ko"
        strong = language.word(word, **dict(zip(("own", "theirs"), counts, strict=False)))
        names = self._names(move)
        if form != "ko-threats":
            return strong, language.word(form, **names, **threats)
        del names["move"]
        return strong, language.word(form, **names, **threats) if threats else ""

    def _only_by_ko(self, head: Sentence) -> Sentence:
        """Say in a headline that only a ko decides it, where that is not too long."""
        text = self.language.word("if-by-ko", kind=head.beginner.removesuffix("."))
        said = replace(head, beginner=f"{text}.", strong=f"{text}.")
        return said if said.is_short else head

    def _head(
        self,
        name: str,
        speaks: tuple[Point, ...],
        filled: Mapping[str, str],
        target: Point,
        other: Point,
        *,
        brief: bool = False,
    ) -> Sentence:
        """Give a motive's headline; where it would be too long, strings are named by a point alone, `other` first."""
        head = self.language.head(name, speaks, brief=brief, **filled)
        if not head.is_short:
            shorter = {
                slot: self.unsized(filled[slot], point)
                for slot, point in (("other", other), ("target", target))
                if filled.get(slot)
            }
            filled = {**filled, **shorter}
            head = self.language.head(name, speaks, brief=brief, **filled)
        for slot, point in (("other", other), ("target", target)):
            if point > 0 and not head.is_short:
                filled = {**filled, slot: point_text(self.called(point))}
                head = self.language.head(name, speaks, brief=brief, **filled)
        return head

    def _facts(self, name: str, move: Point, target: Point) -> tuple[Key, ...]:
        """Give the standing facts of a motive: those of its purposes about the move and target."""
        store = self.blackboard.inference.stores.get("move")
        purposes = MOTIVES[name].purposes
        return tuple(
            key
            for key in (store.standing if store is not None else ())
            if key[2] == self.color
            and key[3] == move
            and key[4] in purposes
            and (not target or key[5] in (NO_POINT, target, self._name(target)))
        )

    def _name(self, point: Point) -> Point:
        return self.board.string_name(point) if self.board.color_at(point) != EMPTY else point

    def told(self, move: Point, found: Iterable[MotiveSaid]) -> tuple[MotiveSaid, ...]:
        """Let motives that have a purpose stand as facts of this position; give them with their facts."""
        told, given = [], []
        for one in found:
            purposes = MOTIVES[one.motive].purposes
            if not one.facts and purposes:
                target = self._name(one.target) if one.target else NO_POINT
                key: Key = ("move", "good", self.color, move, purposes[0], target)
                source = Source(SOURCE, one.motive, one.sentence.strong, one.line or (move,))
                told.append((key, source, [STONE_AT]))
                one = replace(one, facts=(key,))
            given.append(one)
        self.blackboard.inference.enter_instead(SOURCE, told)
        return tuple(given)


def in_turn(grounds: Grounds, line: Sequence[Point]) -> list[tuple[int, Point]]:
    """Give a line with its colors, the enemy first."""
    moves, color = [], grounds.enemy
    for point in line:
        moves.append((color, point))
        color = opposite(color)
    return moves
