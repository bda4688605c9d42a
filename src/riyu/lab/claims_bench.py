"""What explanations tell of strings, links and groups beside GNU Go's word, and what it has change by a move.

Takes positions of games, an engine and GNU Go; gives rows of plain values. Knows no good figure:
experiments/log/player.md holds those that were reached.

It is asked before the move and after it: of own stones that are saved, whether the enemy, moving first, takes them;
of enemy stones that are taken, whether their owner, moving first, keeps them; of a threat, whether the mover takes them
with the next move; of an attack, whether they were to be kept before, and are taken unless he answers. GNU Go says the
same where the move is what changes its answer, or it is an attack by both. The other way round, its
`dragon_status` of all groups before the move and after it shows which change, and the record is searched for their
stones. Which ko forbids a point is not handed over.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.game import Game
from riyu.game.points import Point, opposite, parse_point
from riyu.lab._duel_playing import play_out
from riyu.lab._duel_questions import Asked
from riyu.lab._duel_sides import FAILS, WORKS, GnuGo, Table
from riyu.lab.bench import Row, share_row
from riyu.lab.explanations_bench import Explained
from riyu.lab.games import NamedGame
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.leaning import (
    is_likely,
    largest_string,
    leaning_motives,
)
from riyu.player.explaining.motives import LINKS, Tier
from riyu.player.explaining.positional import judged_motives
from riyu.player.explaining.record import STRONG, Explanation, MotiveSaid, Sentence
from riyu.player.explaining.sure import is_sure
from riyu.player.explaining.tactics import tactical_motives
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard, Knows

__all__ = ["Witness", "named_in", "played_rows", "question_of", "record_rows"]

LARGE = 6
"""Stones from which a group is large."""

_KEPT = ((False, WORKS), (False, FAILS))
_TAKEN = ((True, WORKS), (True, FAILS))
_THREATENED = ((False, FAILS), (False, WORKS))
_ATTACKED = ((True, WORKS), (False, WORKS))

_BECOMES: Mapping[str, tuple[tuple[bool, int], tuple[bool, int]]] = MappingProxyType(
    {
        **dict.fromkeys(("save", "live", "settle", "guard", "run", "join", "connect"), _KEPT),
        "make-eye": _KEPT,
        **dict.fromkeys(("capture", "ladder", "net", "kill", "cut"), _TAKEN),
        **dict.fromkeys(("force", "threaten"), _THREATENED),
        **dict.fromkeys(("attack", "enclose", "take-eye"), _ATTACKED),
    }
)
"""By motive, before the move and after it: whether their owner moves first, and whether he keeps, or who is against him
takes, its stones then."""

_STRINGS = frozenset({"save", "capture", "ladder", "net"})
"""Motives of strings; the others of these are of groups, but where they say that they are of a string."""

_POINT = re.compile(r"\b[A-HJ-T]\d{1,2}\b")


@dataclass(frozen=True, slots=True)
class Question:
    """What a motive says, as GNU Go can be asked, before the move or after it.

    `asked` are the questions for who moves first, of which one does; `wanted` is what it comes to for him if the motive
    is true (2 reached, 0 not).
    """

    asked: tuple[Asked, ...]
    wanted: int

    def is_met(self, value: int) -> bool:
        """Say whether GNU Go's answer is what it should be; what only a ko reaches is reached."""
        return (value > FAILS) == (self.wanted > FAILS)


def question_of(grounds: Grounds, told: MotiveSaid) -> tuple[Question, Question] | None:
    """Give what GNU Go is asked of a motive before the move and after it; None where it can't be asked."""
    becomes = _BECOMES.get(told.motive)
    if becomes is None:
        return None
    board = grounds.board
    ends = (told.target, told.other) if told.motive in LINKS else (told.target,)
    if any(p <= 0 or board.color_at(p) == EMPTY for p in ends):
        return None
    if told.motive in LINKS:
        kinds: tuple[str, ...] = ("connect",)
    elif told.motive == "force":  # the string is taken then, or its group killed
        kinds = ("attack", "owl_attack")
    else:
        kinds = ("attack" if told.of_string or told.motive in _STRINGS else "owl_attack",)
    group = grounds.now.group_at(told.target) if kinds == ("owl_attack",) else None
    if group is not None:
        ends = (largest_string(grounds, group),)
    owner = board.color_at(told.target)

    def question(is_owner_first: bool, wanted: int) -> Question:
        mover = owner if is_owner_first else opposite(owner)
        return Question(tuple(Asked(kind, ends, mover, owner) for kind in kinds), wanted)

    before, after = becomes
    return question(*before), question(*after)


@dataclass(frozen=True, slots=True)
class Answered:
    """What GNU Go says of a motive: what it comes to for who moves first before the move, and after it.

    `ends` is how what it says otherwise than told ends where that was played out.
    """

    where: str
    told: MotiveSaid
    questions: tuple[Question, Question]
    values: tuple[int, int]
    ends: tuple[str, ...] = ()

    @property
    def is_the_same(self) -> bool:
        """Whether it is so by its word, too; where only a ko is told of, whether the move changes it that way."""
        (first, then), (before, after) = self.questions, self.values
        if self.told.by_ko and first.wanted != then.wanted:
            return (before > after) == (first.wanted > then.wanted) and before != after
        return first.is_met(before) and then.is_met(after)

    @property
    def is_so_already(self) -> bool:
        """Whether it was otherwise before the move than a motive that is true would have it."""
        return not self.questions[0].is_met(self.values[0])


class Witness:
    """GNU Go, and, if differences are to be played out, what riyu needs for that."""

    def __init__(self, gnugo: GnuGo, knowledge: KnowledgeInForce | None = None) -> None:
        self.gnugo = gnugo
        self.knowledge = knowledge

    def answers(
        self, grounds: Grounds, where: str, move: Point, motives: Sequence[MotiveSaid]
    ) -> Iterator[Answered]:
        """Ask of motives before a move and after it; GNU Go's board is then as after it."""
        asked = [(told, both) for told in motives if (both := question_of(grounds, told))]
        found = []
        for turn, played in enumerate(((), ((grounds.color, move),))):
            with grounds.played(*played):
                self.gnugo.set_up(grounds.board.position())
                said = [self._says(grounds.board, both[turn]) for _, both in asked]
                ends = [
                    self._end(grounds.board, told, both[turn], value)
                    for (told, both), value in zip(asked, said, strict=True)
                ]
                self.gnugo.set_up(grounds.board.position())
            found.append(list(zip(said, ends, strict=True)))
        for (told, both), (was, first), (now, then) in zip(asked, *found, strict=True):
            yield Answered(where, told, both, (was, now), tuple(filter(None, (first, then))))

    def _says(self, board: Board, question: Question) -> int:
        """Ask about stones on the board; those that are gone are not kept."""
        asked = question.asked[0]
        if _is_gone(board, asked):
            return FAILS if asked.asker == asked.owner else WORKS
        return max(self.gnugo.say(one, one.asker).value for one in question.asked)

    def _end(self, board: Board, told: MotiveSaid, question: Question, said: int) -> str:
        """Play out what GNU Go says otherwise than a motive that was read; how it ends, empty where it does not."""
        is_read = told.tier is Tier.READ and not told.by_ko and not told.ends_ko
        if self.knowledge is None or not is_read or said == question.wanted:
            return ""
        if _is_gone(board, question.asked[0]):
            return ""
        table = Table(board.position(), self.knowledge, self.gnugo)
        for asked in question.asked:
            riyu, gnugo = table.say(asked, asked.asker)
            if riyu.value == question.wanted != gnugo.value:
                return play_out(table, asked, riyu, gnugo).outcome.value
        return "riyu, asked by itself, denies it"


def _is_gone(board: Board, asked: Asked) -> bool:
    return any(board.color_at(p) != asked.owner for p in asked.points)


def claim_rows(found: Sequence[Answered]) -> list[Row]:
    """Give how many of what is told GNU Go says, too, by motive and tier; below each that it denies, in words.

    `already` it has so before the move; the others it does not have so after it. And how what was played out ended.
    """
    by_kind: dict[str, list[Answered]] = {}
    for one in found:
        by_kind.setdefault(f"{one.told.motive}, {_evidence(one.told)}", []).append(one)
    rows = [_claim_row("all", found)]
    rows += [_claim_row(kind, some) for kind, some in sorted(by_kind.items())]
    ends = Counter(end for one in found for end in one.ends)
    rows += [share_row(f"played out: {end}", n, ends.total()) for end, n in ends.most_common()]
    for one in found:
        if not one.is_the_same:
            has = "has it so already" if one.is_so_already else "denies it"
            said = ", played out: ".join((f"GNU Go {has}", *one.ends))
            rows.append({"what": f"{one.where}: {one.told.sentence.strong} {said}"})
    return rows


def _evidence(told: MotiveSaid) -> str:
    return "likely" if is_likely(told) else told.tier.word


def _claim_row(what: str, found: Sequence[Answered]) -> Row:
    same = sum(one.is_the_same for one in found)
    row = share_row(f"told, and said by GNU Go: {what}", same, len(found))
    return {**row, "already": sum(one.is_so_already for one in found)}


# What changes by GNU Go's word. -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Changed:
    """A group that changes by GNU Go's word: how, whether it is large, and whether the record tells of it."""

    how: str
    is_large: bool
    headline: bool
    reason: bool
    anywhere: bool


def named_in(*sentences: Sentence | str | None) -> frozenset[Point]:
    """Give the points that sentences name, for a strong player."""
    texts = (one.of(STRONG) if isinstance(one, Sentence) else one or "" for one in sentences)
    return frozenset(parse_point(name) for text in texts for name in _POINT.findall(text))


def _dragons(gnugo: GnuGo) -> list[tuple[tuple[Point, ...], str]]:
    """Ask GNU Go for the stones of all groups, each with its status: alive, critical, dead or unknown."""
    status: dict[Point, str] = {}
    for line in gnugo.peer.ask("dragon_status").splitlines():
        name, _, said = line.partition(":")
        status[parse_point(name.strip())] = said.split()[0]
    found = []
    for line in gnugo.peer.ask("dragon_stones").splitlines():
        stones = tuple(parse_point(name) for name in line.split())
        if said := next((status[p] for p in stones if p in status), ""):
            found.append((stones, said))
    return found


_CHANGES: Mapping[tuple[bool, str, str], str] = MappingProxyType(
    {
        (True, "critical", "alive"): "own groups saved",
        (True, "dead", "alive"): "own groups saved",
        (True, "dead", "critical"): "own groups with a chance again",
        (False, "alive", "critical"): "enemy groups threatened",
        (False, "alive", "dead"): "enemy groups taken",
        (False, "critical", "dead"): "enemy groups taken",
    }
)
"""What a move does to a group, by whether it is the mover's and GNU Go's word before and after."""


def _changed(
    grounds: Grounds,
    record: Explanation,
    before: Sequence[tuple[tuple[Point, ...], str]],
    after: Mapping[Point, str],
) -> Iterator[Changed]:
    """Compare groups before the move with their stones after it, as seen from before the move."""
    headline = named_in(record.headline)
    reasons = headline | named_in(*(one.sentence for one in record.reasons))
    anywhere = named_in(record.text(STRONG))
    order = ("dead", "critical", "unknown", "alive")
    for stones, was in before:
        left = [after[p] for p in stones if p in after]
        now = min(left, key=order.index) if left else "dead"
        is_own = grounds.board.color_at(stones[0]) == grounds.color
        if how := _CHANGES.get((is_own, was, now)):
            told = (not some.isdisjoint(stones) for some in (headline, reasons, anywhere))
            yield Changed(how, len(stones) >= LARGE, *told)


def told_rows(found: Sequence[Changed]) -> list[Row]:
    """Give of the groups that change by GNU Go's word in how many a headline, a reason or anything names a stone."""
    rows = []
    sizes = Counter((one.how, one.is_large) for one in found)
    for (how, is_large), count in sorted(sizes.items()):
        some = [one for one in found if (one.how, one.is_large) == (how, is_large)]
        what = f"{how}, {'of six stones and more' if is_large else 'smaller'}: told"
        row = share_row(what, sum(one.anywhere for one in some), count)
        rows.append(
            {
                **row,
                "in a reason": sum(one.reason for one in some),
                "in the headline": sum(one.headline for one in some),
            }
        )
    return rows


# Both. ------------------------------------------------------------------------------------------------------------


def record_rows(explained: Iterable[Explained], witness: Witness) -> list[Row]:
    """Ask GNU Go of the reasons told of riyu's moves, and look in the records for what it has change by them."""
    answers: list[Answered] = []
    changed: list[Changed] = []
    for one in explained:
        record, move = one.record, one.decision.point
        if move <= 0:
            continue
        grounds = Grounds(one.blackboard, one.decision.color, read_language(), move)
        witness.gnugo.set_up(grounds.board.position())
        before = _dragons(witness.gnugo)
        answers += witness.answers(grounds, one.where, move, record.reasons)
        after = {p: said for stones, said in _dragons(witness.gnugo) for p in stones}
        changed += _changed(grounds, record, before, after)
    return [*claim_rows(answers), *told_rows(changed)]


def played_rows(
    positions: Sequence[tuple[NamedGame, int]],
    knowledge: Knows,
    witness: Witness,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Ask GNU Go of all that is read, judged or likely of the moves that were played: no search.

    Of what is as sure as what a record tells.
    """
    answers: list[Answered] = []
    for number, (named, upto) in enumerate(positions, start=1):
        move = named.record.moves[upto].point
        game = Game.from_record(named.record, upto)
        if move > 0:
            grounds = Grounds(Blackboard(game, knowledge), game.to_move, read_language(), move)
            found = [
                *tactical_motives(grounds, move, ()),
                *judged_motives(grounds, move),
                *leaning_motives(grounds, move),
            ]
            motives = [one for one in found if is_sure(grounds, one, move)]
            where = f"{named.name}, move {upto + 1}"
            answers += witness.answers(grounds, where, move, motives)
        advance(number)
    return claim_rows(answers)
