"""Kos: where one is on, what hangs on it in points, which threats either color has, and who wins it by them.

Takes features and what reads on their board; gives frozen values. Plays no move that it does not take back, and chooses
none: who is to move, and what is legal for him by the ruleset in force, it asks the board.

A ko is fought between its **holder**, whose stone can be taken, and its **taker**. A threat counts if what hangs on it
is as large as what hangs on the ko, and if, once it is answered, the ko can be taken: by superko, too. Who has to find
the first threat needs one more than the other. Source: requirements W22 (the generators of ko).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from riyu.assessment.endings import Endings
from riyu.features.features import Features
from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, color_name, lines_apart, neighbors, opposite, point_text
from riyu.reading.readings import Readings
from riyu.reading.threats import Threat, find_threats, threats_in_a_row

__all__ = ["Ko", "KoFight", "KoReader", "KoThreat", "find_kos"]

NEAR = 3
"""Lines from a move within which strings are read before it is weighed what stands."""

LEAST_FOUGHT = 2.0
"""Points that must hang on a ko for its threats to be looked for."""

LEAST_WITH_LIFE = 6.0
"""Points that must hang on a ko for threats to the life of groups to be looked for."""

BESIDE = 2
"""Lines from what a ko is about within which a threat is part of the same fight."""

LEAST_THREAT = 0.5
"""Points that must hang on a threat for it to be one."""


@dataclass(frozen=True, slots=True)
class Ko:
    """A ko: the `taker` takes the `stone` by playing on `point`, or would if he `may_take` it at once.

    `points` is what hangs on it: what the board is worth if the one wins it, less if the other does.
    """

    point: Point
    stone: Point
    taker: Color
    may_take: bool
    points: float = 0.0

    @property
    def holder(self) -> Color:
        """Whose stone can be taken."""
        return opposite(self.taker)

    def __str__(self) -> str:
        now = "" if self.may_take else ", not at once"
        return (
            f"{color_name(self.taker)} takes {point_text(self.stone)} at {point_text(self.point)}"
            f"{now}: {self.points:.0f} points hang on it"
        )


@dataclass(frozen=True, slots=True)
class KoThreat:
    """A threat in a ko fight: what hangs on its answer in `points`, and how many `times` it can be made in a row.

    `left_out` says why it does not count; empty if it does.
    """

    threat: Threat
    points: float
    times: int = 1
    left_out: str = ""

    def __str__(self) -> str:
        times = f", {self.times} in a row" if self.times > 1 else ""
        left_out = f"; left out: {self.left_out}" if self.left_out else ""
        return f"{self.threat}: {self.points:.0f} points{times}{left_out}"


@dataclass(frozen=True, slots=True)
class KoFight:
    """A ko with the threats of both colors, the largest first."""

    ko: Ko
    threats: tuple[KoThreat, ...]

    def of(self, color: Color) -> tuple[KoThreat, ...]:
        """Give a color's threats that count."""
        return tuple(t for t in self.threats if t.threat.color == color and not t.left_out)

    def count(self, color: Color) -> int:
        """Give how many threats of a color count."""
        return sum(threat.times for threat in self.of(color))

    def winner(self, to_move: Color) -> Color:
        """Give who wins the ko if both fight for it: who must find the first threat needs one more than the other."""
        ko = self.ko
        if to_move == ko.holder:
            return ko.holder
        more = self.count(ko.taker) - self.count(ko.holder)
        return ko.taker if more >= (0 if ko.may_take else 1) else ko.holder

    def counts(self, first: Color) -> str:
        """Say how many threats either color has, one first: `Black has 3 threats, White 2`."""
        number, other = self.count(first), self.count(opposite(first))
        threats = "threat" if number == 1 else "threats"
        return f"{color_name(first)} has {number} {threats}, {color_name(opposite(first))} {other}"


def find_kos(board: Board) -> list[Ko]:
    """Give the kos on a board, by their points, without what hangs on them; who has just taken may be taken from."""
    found = []
    for name in board.strings():
        if board.string_size(name) != 1 or board.liberties(name) != 1:
            continue
        (point,) = board.liberty_points(name)
        taker = opposite(board.color_at(name))
        after = outcome(board, taker, point)
        if (after.taken, after.stones, after.liberties) == (1, 1, 1):
            found.append(Ko(point, name, taker, board.is_legal(taker, point)))
    return sorted(found, key=lambda ko: ko.point)


class KoReader:
    """Looks at the kos of one board. Arguments: its features, and what reads on it."""

    def __init__(self, features: Features, readings: Readings) -> None:
        self.features, self.readings = features, readings
        self.board = features.board
        self._endings = Endings(features)
        self._last: tuple[object, tuple[Ko, ...], KoFight | None] | None = None
        self._coming: tuple[object, tuple[KoThreat, ...]] | None = None

    def look(self) -> tuple[tuple[Ko, ...], KoFight | None]:
        """Give the kos on the board with what hangs on them, the largest first, and the fight for that.

        No fight where no ko is large enough. What was looked at last is kept.
        """
        board = self.board
        now = (board.key, board.to_move, board.ko)
        if self._last is None or self._last[0] != now:
            kos = [self._weighed(ko) for ko in find_kos(board)]
            kos.sort(key=lambda ko: (-round(ko.points), ko.may_take, ko.taker != board.to_move))
            fight = self._fight(kos[0]) if kos and kos[0].points >= LEAST_FOUGHT else None
            self._last = (now, tuple(kos), fight)
        return self._last[1:]

    def threats_over(self, points: float, color: Color, about: Point) -> tuple[int, int]:
        """Give how many threats a color and its enemy have on which so many points hang, for a ko that is to come.

        Each once, whatever it threatens, and none of those near what the ko is `about`: a string by one of its stones,
        or a point.
        """
        board = self.board
        now = (board.key, board.to_move)
        if self._coming is None or self._coming[0] != now:
            found = [
                KoThreat(one, self._points(one))
                for who in (BLACK, WHITE)
                for one in find_threats(self.features, self.readings, who, with_life=False)
            ]
            found.sort(key=lambda one: (-one.points, one.threat.move))
            self._coming = (now, _once_a_move(found))
        fought = board.string_points(about) if board.color_at(about) != EMPTY else [about]
        large = [
            one.threat.color
            for one in self._coming[1]
            if one.points >= points and not _is_near(one.threat, fought)
        ]
        return large.count(color), large.count(opposite(color))

    def threatened(self, color: Color, last: Point) -> tuple[float, Point]:
        """Give the most that hangs on a color's next move for its strings beside a stone just played, and which.

        That is what it loses if it ends a ko instead of answering. NO_POINT where nothing is taken by the next move.
        """
        board, enemy = self.board, opposite(color)
        most, which = 0.0, 0
        around = {q for p in board.string_points(last) for q in neighbors(p, board.size)}
        around |= {r for q in around for r in neighbors(q, board.size)}
        for name in {board.string_name(p) for p in around if board.color_at(p) == color}:
            taken = self.readings.ask("capture", name, first=enemy, limit=1_000)
            if board.liberties(name) > 3 or not taken.line or taken.verdict.value != "win":
                continue
            saved = self.readings.ask("save", name, first=color, limit=1_000)
            if saved.verdict.value == "loss" or not saved.line or not saved.line[0]:
                continue
            points = self._hangs(enemy, (taken.line[0],), (saved.line[0],), (name,))
            if points > most:
                most, which = points, name
        return most, which

    # What hangs on moves.

    def _worth(self, color: Color, moves: Iterable[tuple[Color, Point]], side: Color) -> float:
        """Give what the board is worth to a color after moves, a side to move."""
        with self.board.trail.scope():
            for who, point in moves:
                if self.board.legality(who, point) not in ("", "ko", "superko"):
                    continue
                self.board.play(who, point, minds_ko=False)
            worth = self._endings.weigh(side)
        return worth if color == BLACK else -worth

    def _hangs(
        self,
        color: Color,
        moves: tuple[Point, ...],
        answers: tuple[Point, ...],
        targets: tuple[Point, ...],
        first: tuple[Point, ...] = (),
    ) -> float:
        """Give by how much more the board is worth to a color if it goes on with moves than if the enemy answers.

        `first` are own moves before either.
        """
        board, enemy = self.board, opposite(color)
        self._endings.begin([*first, *moves, *answers, *targets], NEAR, board.captured)
        own = [(color, p) for p in first]
        gained = self._worth(color, [*own, *((color, p) for p in moves)], enemy)
        return gained - self._worth(color, [*own, *((enemy, p) for p in answers)], color)

    def _weighed(self, ko: Ko) -> Ko:
        """Give a ko with what hangs on it."""
        board, taker, holder = self.board, ko.taker, ko.holder
        self._endings.begin([ko.point, ko.stone], NEAR, board.captured)
        with board.trail.scope():
            board.play(taker, ko.point, minds_ko=False)
            ends = [ko.stone, *self._in_atari(holder, (ko.point, ko.stone))]
        take = (taker, ko.point)
        won = max(self._worth(taker, [take, (taker, end)], holder) for end in ends)
        others = [ko.point, *self._in_atari(taker, (ko.point, ko.stone))]
        lost = max(self._worth(holder, [(holder, end)], taker) for end in others)
        return Ko(ko.point, ko.stone, taker, ko.may_take, won + lost)

    def _in_atari(self, color: Color, points: Iterable[Point]) -> list[Point]:
        """Give the last liberties of a color's strings beside some points."""
        board = self.board
        beside = {q for p in points for q in neighbors(p, board.size)}
        names = {board.string_name(q) for q in beside if board.color_at(q) == color}
        return [board.liberty_points(n)[0] for n in sorted(names) if board.liberties(n) == 1]

    # Threats.

    def _fight(self, ko: Ko) -> KoFight:
        """Find the threats of both colors, and which of them count."""
        found = []
        for color in (ko.taker, ko.holder):
            threats = find_threats(
                self.features,
                self.readings,
                color,
                (ko.point, ko.stone),
                with_life=ko.points >= LEAST_WITH_LIFE,
            )
            found += [self._counted(ko, threat) for threat in threats]
        found = [one for one in found if one.points >= LEAST_THREAT]
        found.sort(key=lambda one: (bool(one.left_out), -one.points, one.threat.move))
        return KoFight(ko, _once_a_move(found))

    def _counted(self, ko: Ko, threat: Threat) -> KoThreat:
        """Give a threat with what hangs on its answer, and why it does not count if it does not."""
        points = self._points(threat)
        if points < ko.points:
            return KoThreat(threat, points, left_out="the ko is larger")
        if not self._can_go_on(ko, threat):
            return KoThreat(threat, points, left_out="once answered, the ko can't be taken")
        return KoThreat(threat, points, threats_in_a_row(self.readings, threat))

    def _points(self, threat: Threat) -> float:
        """Give what hangs on the answer to a threat; where stones are taken or kept, two for each at least."""
        points = self._hangs(
            threat.color, (threat.follow,), (threat.answer,), threat.targets, (threat.move,)
        )
        if threat.goal in ("capture", "save"):
            points = max(points, 2.0 * self.board.string_size(threat.target))
        return points

    def _can_go_on(self, ko: Ko, threat: Threat) -> bool:
        """Say whether a color can take the ko, or take it back, once its threat is answered."""
        board, color, enemy = self.board, threat.color, opposite(threat.color)
        with board.trail.scope():
            at = ko.point
            if color == ko.holder:
                board.play(ko.taker, ko.point, minds_ko=False)
                at = ko.stone
            for who, point in ((color, threat.move), (enemy, threat.answer)):
                if not board.is_legal(who, point):
                    return False
                board.play(who, point)
            return board.is_legal(color, at) and outcome(board, color, at).taken == 1


def _is_near(threat: Threat, points: Iterable[Point]) -> bool:
    """Say whether a threat is about one of some points, or made or answered near one."""
    own = (threat.move, threat.answer)
    return any(p in threat.targets or min(lines_apart(p, q) for q in own) <= BESIDE for p in points)


def _once_a_move(found: Iterable[KoThreat]) -> tuple[KoThreat, ...]:
    """Give threats without those that begin, or are answered, where a larger one of the same color does."""
    kept: list[KoThreat] = []
    used: set[tuple[Color, Point]] = set()
    for one in found:
        points = {(one.threat.color, p) for p in (one.threat.move, one.threat.answer)}
        if not used & points:
            kept.append(one)
            used |= points
    return tuple(kept)
