"""The assessor: the board evaluated with reading's word on short strings, on links and groups that are in doubt.

Takes features and what reads on their board; gives an Evaluation. It has strings of few liberties read, enters those
that are lost, and evaluates. Then it looks at the group at which most is at stake: has those of its links read that
hang on who moves first, or, where they say nothing new, the group, enters what is found, and evaluates again, until no
doubt is left that was not read, or enough was. Judges nothing itself: the evaluator and the readers do. What is said
of a position does not depend on those assessed before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from riyu.assessment.evaluation import Evaluation, Group, LifeStatus, Rule, Said
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.plain_sheet import MOST_ENTERED
from riyu.assessment.reading_out import group_of, group_row, joints_of, parts_of, read_out
from riyu.features.features import Features
from riyu.game.constants import CELLS, NO_POINT
from riyu.game.points import Color, Point, opposite, point_text
from riyu.reading.life import LifeReader
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings

__all__ = ["GROUPS", "LEAST_NODES", "NODES", "Assessor", "Found", "chance_killed"]

NODES = 400
"""Nodes of each of two questions about a group, if not said otherwise."""

LEAST_NODES = 100
"""Nodes of a question at least: with fewer `LifeReader` has no lines to lean by."""

GROUPS = 16
"""Groups that are read at most, if not said otherwise."""

LEANS = 0.85
"""The chance to be killed from which on a group is held to be killed, and its counterpart, to live."""

SHORT, MOST_LOST = 3, 32
"""Liberties up to which strings are read, and how many are entered as lost, at most."""

LOST_NODES = 2_000
"""Nodes of each of two questions about a string, as sources ask them: what is read once serves both."""

LINK_NODES, MOST_LINKS = 300, 24
"""Nodes of each of two questions about a link, and how many links are read at most."""

SAFE = 0.6
"""How surely a group lives at least for links with it to be read: what joins it lives too."""

LEAST_STAKE = 0.8
"""Points at stake from which on a group is read."""


@dataclass(frozen=True, slots=True)
class Found:
    """What reading found of a stone's group: its chances to be killed if the enemy, and if its owner moves first.

    Of a link it is the chances to be cut; `other` is its other stone then. `is_proven` says that no playouts were asked
    for what is `said`.
    """

    stone: Point
    killed: tuple[float, float]
    said: Said
    other: Point = NO_POINT
    is_proven: bool = True

    def __str__(self) -> str:
        if self.other:
            return f"{point_text(self.stone)} and {point_text(self.other)}: {self.said.name}, whoever moves first"
        first, second = (f"{100 * chance:.0f} %" for chance in self.killed)
        return f"{point_text(self.stone)}: {self.said.name}, killed {first} if the enemy moves first, {second} if not"


class Assessor:
    """Assesses positions of one board. Arguments: its features, and what reads on it. `found` is the last call's."""

    def __init__(self, features: Features, readings: Readings) -> None:
        self.evaluator = Evaluator(features)
        self.features, self.readings = features, readings
        self.found: list[Found] = []
        self._last: tuple[object, Evaluation] | None = None

    def assess(
        self,
        komi: float,
        *,
        nodes: int = NODES,
        groups: int = GROUPS,
        stop: Callable[[], bool] = lambda: False,
    ) -> Evaluation:
        """Give what the board is worth with the side to move, having groups read; `stop` is asked before each.

        `nodes` of a question are LEAST_NODES at least. The position that was assessed last is not read again.
        """
        board = self.evaluator.board
        asked_now = (board.key, board.to_move, nodes, groups)
        if self._last is not None and self._last[0] == asked_now:
            return replace(self._last[1], komi=komi)
        self._last = None
        self.evaluator.forget()
        self.found = []
        if groups:
            self._lose_strings(stop)
        asked: set[Point] = set()
        linked: set[tuple[Point, Point]] = set()
        reader = self.readings.life_reader()
        while not stop():
            parts = self._most_in_doubt(asked) if len(asked) < groups else []
            if not parts:
                seen = self._read_out(komi)
                self._last = (asked_now, seen)
                return seen
            group = group_of(self.evaluator, parts, joints_of(self.evaluator))
            if self._read_links(group, linked):
                continue
            stone = _largest_string(self.evaluator, group)
            asked.add(stone)
            self._read(reader, group, stone, max(nodes, LEAST_NODES))
        return self._read_out(komi)

    def _read_out(self, komi: float) -> Evaluation:
        """Give the evaluation, with groups marked of which playouts alone say what was entered."""
        seen = read_out(self.evaluator, komi)
        leaning = {
            one.stone for one in self.found if one.said is not Said.NOTHING and not one.is_proven
        }
        groups = (
            replace(group, is_proven=leaning.isdisjoint(group.stones)) if leaning else group
            for group in seen.groups
        )
        return replace(seen, groups=tuple(groups))

    def _most_in_doubt(self, asked: Collection[Point]) -> list[int]:
        """Evaluate, and give the parts of the group that most points hang on, if enough do; none of those `asked`."""
        self.evaluator.evaluate()
        known = {self.evaluator.root(self.evaluator.group_at(stone)) for stone in asked}
        found, most = list[int](), (LEAST_STAKE, -CELLS)
        for parts in parts_of(self.evaluator):
            row = group_row(self.evaluator, parts[0])
            is_sure = row.rule == Rule.VERDICT or row.status == LifeStatus.PASS_ALIVE
            if is_sure or self.evaluator.root(parts[0]) in known:
                continue
            stones = [stone for part in parts for stone in self.evaluator.stones(part)]
            at_stake = (1 - abs(row.standing)) * (len(stones) + row.room / 4)
            if (at_stake, -min(stones)) > most:
                found, most = parts, (at_stake, -min(stones))
        return found

    def _lose_strings(self, stop: Callable[[], bool]) -> None:
        """Have short strings read, and enter those that are taken whoever moves first: they join nothing."""
        board = self.evaluator.board
        for name in sorted(board.strings()):
            if stop() or len(self.found) == MOST_LOST:
                return
            if board.liberties(name) > SHORT:
                continue
            taken = self.readings.ask("capture", name, limit=LOST_NODES)
            if taken.verdict is not Verdict.WIN:
                continue
            saved = self.readings.ask("save", name, limit=LOST_NODES)
            if saved.verdict is Verdict.LOSS:
                self.found.append(Found(name, (1.0, 1.0), Said.LOST))
                self.evaluator.enter(name, Said.LOST, taken.depends_on | saved.depends_on)

    def _read_links(self, group: Group, known: set[tuple[Point, Point]]) -> bool:
        """Have a group's links read that hang on who moves first, if not `known`; say whether any is joined or cut."""
        is_news = False
        for pair in self.evaluator.open_links():
            others = set(pair).difference(group.strings)
            if pair in known or len(others) != 1 or self._is_open(*others):
                continue
            if len(known) == MOST_LINKS or self.evaluator.entered_count == MOST_ENTERED:
                break
            known.add(pair)
            cut = self.readings.ask("cut", *pair, limit=LINK_NODES)
            said = Said.JOINED if cut.verdict is Verdict.LOSS else Said.NOTHING
            rests_on = cut.depends_on
            if cut.verdict is Verdict.WIN:
                joined = self.readings.ask("connect", *pair, limit=LINK_NODES)
                if joined.verdict is Verdict.LOSS:
                    said, rests_on = Said.CUT, rests_on | joined.depends_on
            if said is Said.NOTHING:
                continue
            chance = float(said is Said.CUT)
            self.found.append(Found(pair[0], (chance, chance), said, pair[1]))
            self.evaluator.enter_link(*pair, said, rests_on)
            is_news = True
        return is_news

    def _is_open(self, stone: Point) -> bool:
        """Say whether the group of a stone can't save what joins it: it is in doubt itself, or dead."""
        part = self.evaluator.group_at(stone)
        return not part or group_row(self.evaluator, part).standing < SAFE

    def _read(self, reader: LifeReader, group: Group, stone: Point, nodes: int) -> None:
        """Have a group read, and enter what is found, if it is clear and about most of the group."""
        reader.aim(stone)
        read = frozenset(reader.zone.group())
        points = frozenset(reader.zone.points())
        enemy = opposite(group.color)
        first, is_proven, _ = chance_killed(reader, enemy, enemy, nodes)
        second = 0.0
        if first > 1 - LEANS:
            second, also, _ = chance_killed(reader, group.color, enemy, nodes)
            # Who dies though he moves first dies moving second.
            is_proven = also and (is_proven or second >= LEANS)
        said = _said(first, second)
        self.found.append(Found(stone, (first, second), said, is_proven=is_proven))
        if said is Said.NOTHING or 2 * len(read & frozenset(group.stones)) < len(group.stones):
            return
        room = MOST_ENTERED - self.evaluator.entered_count
        for name in sorted(read.intersection(group.strings))[:room]:
            self.evaluator.enter(name, said, points)


def _largest_string(evaluator: Evaluator, group: Group) -> Point:
    board = evaluator.board
    return max(group.strings, key=lambda name: (board.string_size(name), -name))


def chance_killed(
    reader: LifeReader, first: Color, enemy: Color, nodes: int
) -> tuple[float, bool, tuple[Point, ...]]:
    """Give the chance that the group aimed at is killed, a color to move first, whether that is proven, and the line.

    Where it was not read to its end the chance, 0 to 1, is what reading leans to; one half where only a ko decides.
    """
    found = reader.read(first, enemy, nodes)
    if found.verdict is Verdict.UNKNOWN:
        return reader.leaning(), False, found.line
    return {Verdict.WIN: 1.0, Verdict.LOSS: 0.0}.get(found.verdict, 0.5), True, found.line


def _said(first: float, second: float) -> Said:
    """Give what two chances to be killed come to."""
    if first <= 1 - LEANS:
        return Said.ALIVE
    if second >= LEANS:
        return Said.DEAD
    return Said.HANGS if first >= LEANS and second <= 1 - LEANS else Said.NOTHING
