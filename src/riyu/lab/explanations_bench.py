"""Explanations of positions of games: which parts they have, how long they are, and whether what they say holds.

Takes games and an engine; gives rows of plain values, each saying what it is and its unit. Knows no good figure:
experiments/log/player.md holds those that were reached.

Every motive told is looked for again on a fresh blackboard; what was read is read again with ten times the nodes by
readers that remember nothing; all other points of the board are asked whether the same could be said of them; and the
best rivals are asked why not, to see whether that contradicts what is said for them. What is told of the games of the
search, of two moves against each other and of groups that fare otherwise, is looked for in another search, by a seed of
its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from statistics import mean, median

from riyu.base.chance import Chance
from riyu.base.errors import UsageError
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import Point
from riyu.lab.bench import Row, share_row
from riyu.lab.games import NamedGame
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.explaining.again import are_the_same, has_motive, holds_by_reading
from riyu.player.explaining.choosing import motives_of
from riyu.player.explaining.compared import Ask, asked_of
from riyu.player.explaining.explain import explain
from riyu.player.explaining.fares import fares_otherwise, gained
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import FATES, MOTIVES, Tier
from riyu.player.explaining.record import READERS, Explanation
from riyu.player.explaining.refusal import refuse
from riyu.player.explaining.second_look import second_look
from riyu.player.explaining.threatening import LESS, kept_if_not, threatened
from riyu.player.explaining.trade import traded
from riyu.reading.blackboard import Blackboard, Knows

__all__ = ["Explained", "explained", "explanation_rows", "grade", "positions_of_games"]

FIRST, LAST = 5, 220
"""The moves between which positions are drawn."""

MORE = 10.0
"""Times the nodes with which what was read is read again."""

RIVALS = 3
"""Rivals that are asked why not, the most visited ones."""


@dataclass
class _Tally:
    """What was counted over records."""

    records: int = 0
    passes: int = 0
    parts: Counter[str] = field(default_factory=Counter)
    words: dict[str, list[int]] = field(default_factory=lambda: {r: [] for r in READERS})
    grades: dict[str, list[float]] = field(default_factory=lambda: {r: [] for r in READERS})
    repeated: int = 0
    motives: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    gates: Counter[str] = field(default_factory=Counter)
    tiers: Counter[str] = field(default_factory=Counter)
    fated: int = 0
    answered: int = 0
    told: int = 0
    again: int = 0
    read: int = 0
    deeper: int = 0
    alike: list[int] = field(default_factory=list)
    refusals: int = 0
    by_numbers: int = 0
    contradictions: list[str] = field(default_factory=list)
    sides: int = 0
    same_side: int = 0
    half: int = 0
    groups: int = 0
    same_way: int = 0
    threats: int = 0
    same_threats: int = 0
    failed: list[str] = field(default_factory=list)


def positions_of_games(
    games: Sequence[NamedGame], count: int, seed: int
) -> list[tuple[NamedGame, int]]:
    """Give so many positions, as many of each game as go round, each by the moves before it, by chance from the seed.

    None twice; fewer where the games have no more. Raises UsageError if no game is long enough.
    """
    long_enough = [game for game in games if len(game.record.moves) > FIRST]
    if not long_enough:
        raise UsageError(f"no game of more than {FIRST} moves to measure on")
    chance = Chance(seed)
    drawn: dict[tuple[int, int], tuple[NamedGame, int]] = {}
    lasts = [min(LAST, len(game.record.moves) - 1) for game in long_enough]
    for turn in range(count):
        number = turn % len(long_enough)
        upto = range(FIRST, lasts[number] + 1)
        if all((number, move) in drawn for move in upto):
            continue
        move = FIRST + chance.word() % len(upto)
        while (number, move) in drawn:
            move = FIRST + chance.word() % len(upto)
        drawn[number, move] = long_enough[number], move
    return list(drawn.values())


@dataclass(frozen=True, slots=True)
class Explained:
    """A position of a game, `upto` moves after its beginning, decided with a second look and explained.

    `ask` is what the record may ask the search.
    """

    named: NamedGame
    upto: int
    blackboard: Blackboard
    decision: Decision
    ask: Ask | None
    record: Explanation

    @property
    def where(self) -> str:
        """The game and the move, in words."""
        return f"{self.named.name}, move {self.upto + 1}"

    @property
    def played(self) -> Point:
        """The move of the game."""
        return self.named.record.moves[self.upto].point


def explained(
    positions: Sequence[tuple[NamedGame, int]],
    engine: Engine,
    knowledge: Knows,
    advance: Callable[[int], None] = lambda done: None,
) -> Iterator[Explained]:
    """Decide and explain each position, as for a person who asks why."""
    for number, (named, upto) in enumerate(positions, start=1):
        game = Game.from_record(named.record, upto)
        blackboard = Blackboard(game, knowledge)
        quick = engine.decide(blackboard, game.to_move, may_resign=False)
        decision = second_look(engine, blackboard, quick)
        ask = engine.asking(blackboard, decision)
        record = explain(blackboard, decision, ask=ask)
        yield Explained(named, upto, blackboard, decision, ask, record)
        advance(number)


def explanation_rows(
    positions: Sequence[tuple[NamedGame, int]],
    engine: Engine,
    knowledge: Knows,
    advance: Callable[[int], None] = lambda done: None,
    another: Engine | None = None,
) -> list[Row]:
    """Decide and explain each position; give parts, words, what holds, specificity and contradictions.

    What is told of the search's games is looked for in the search of `another` engine, if there is one.
    """
    tally = _Tally()
    for one in explained(positions, engine, knowledge, advance):
        _count(tally, one.record, one.where)
        if one.record.reasons:
            decision, record, where = one.decision, one.record, one.where
            fresh = Blackboard(Game.from_record(one.named.record, one.upto), knowledge)
            grounds = Grounds(fresh, decision.color, read_language())
            _look_again(tally, grounds, decision, record, where)
            _look_deeper(tally, one, knowledge)
            tally.alike.append(_alike(grounds, record))
            if another is not None:
                _search_again(tally, another, fresh, decision, record, one.ask)
            _ask_rivals(tally, engine, one.blackboard, decision, record, where)
    return _rows(tally)


def _count(tally: _Tally, record: Explanation, where: str) -> None:
    tally.records += 1
    tally.passes += not record.reasons
    for name in ("deeds", "threat", "reply", "aside", "gained"):
        tally.parts[name] += getattr(record, name) is not None
    tally.parts["something left open"] += bool(record.left)
    tally.parts["three reasons"] += len(record.reasons) == 3
    tally.parts["a reason read out"] += any(one.tier is Tier.READ for one in record.reasons)
    tally.parts["headline by the search alone"] += record.motive == "search"
    if record.reasons:
        tally.motives[record.motive] += 1
        tally.tiers[record.reasons[0].tier.word] += 1
    tally.reasons.update({one.motive for one in record.reasons})
    _count_lines(tally, record)
    for reader in READERS:
        texts = [text for _, text in record.sentences(reader)]
        said = [one for text in texts for one in _sentences(text)]
        twice = Counter(said) - Counter(set(said))
        tally.repeated += twice.total()
        tally.failed += [f"{where}: {sentence} is said twice" for sentence in twice]
        whole = " ".join(texts)
        tally.words[reader].append(len(whole.split()))
        tally.grades[reader].append(grade(whole))


def _count_lines(tally: _Tally, record: Explanation) -> None:
    """Count whether the threat told is what reading has for the reason, and whether the first motive is judged."""
    threat = record.threat
    if threat is not None:
        tally.parts["threat read out of a reason"] += threat.tier is Tier.READ
        first = record.reasons[0]
        if first.tier is Tier.READ and first.motive in FATES:
            tally.fated += 1
            tally.answered += threat.line == first.without
    tally.parts["aji in its frame"] += bool(record.frame.aji)
    tally.parts["miai in its frame"] += bool(record.frame.miai)


def _sentences(text: str) -> list[str]:
    return [one for one in re.split(r"(?<=[.!?])\s+", text.strip()) if one]


def grade(text: str) -> float:
    """Give the school grade of a text by Flesch and Kincaid: 0.39 words a sentence + 11.8 syllables a word - 15.59.

    Syllables are groups of vowels, at least one a word; a point such as Q16 is one.
    """
    sentences, words = max(1, len(_sentences(text))), text.split()
    if not words:
        return 0.0
    syllables = sum(max(1, len(re.findall(r"[aeiouy]+", word.lower()))) for word in words)
    return 0.39 * len(words) / sentences + 11.8 * syllables / len(words) - 15.59


def _look_again(
    tally: _Tally, grounds: Grounds, decision: Decision, record: Explanation, where: str
) -> None:
    """Look for every motive told on a blackboard that nobody has asked anything yet."""
    chosen = decision.chosen
    assert chosen is not None
    found = motives_of(grounds, record.move, chosen.candidate, chosen, decision)
    tally.gates.update({one.motive for one in found})
    for told in record.reasons:
        tally.told += 1
        holds = any(are_the_same(grounds, told, one) and one.tier is told.tier for one in found)
        tally.again += holds
        if not holds:
            tally.failed.append(f"{where}: {told.sentence.strong} is not found from scratch")


def _look_deeper(tally: _Tally, explained: Explained, knowledge: Knows) -> None:
    """Read what was read with more nodes, each with readers that remember nothing."""
    record = explained.record
    for told in record.reasons:
        if told.tier is not Tier.READ:
            continue
        fresh = Blackboard(Game.from_record(explained.named.record, explained.upto), knowledge)
        grounds = Grounds(fresh, explained.decision.color, read_language())
        grounds.readings.cache.clear()
        tally.read += 1
        holds = holds_by_reading(grounds, told, record.move, MORE) is True
        tally.deeper += holds
        if not holds:
            tally.failed.append(f"{explained.where}: {told.sentence.strong} does not hold deeper")


def _alike(grounds: Grounds, record: Explanation) -> int:
    """Give how many other points have all the motives that a record tells of its move."""
    count = 0
    for point in grounds.board.legal_points(grounds.color):
        if point > 0 and point != record.move:
            count += all(has_motive(grounds, told, point) for told in record.reasons)
    return count


def _ask_rivals(
    tally: _Tally,
    engine: Engine,
    blackboard: Blackboard,
    decision: Decision,
    record: Explanation,
    where: str,
) -> None:
    """Ask the most visited rivals why not; note what contradicts what is said for them, or for the move chosen."""
    others = [one for one in decision.candidates if one.candidate.move not in (record.move, 0)]
    for rival in sorted(others, key=lambda one: -one.visits)[:RIVALS]:
        move = rival.candidate.move
        found = engine.why_not(blackboard, decision, move)
        refusal = refuse(blackboard, found)
        tally.refusals += 1
        grounds = Grounds(blackboard, decision.color, read_language())
        own = motives_of(grounds, move, rival.candidate, rival, decision)
        for left in refusal.left:
            if any(are_the_same(grounds, left, one) and one.tier is Tier.READ for one in own):
                tally.contradictions.append(f"{where}: {refusal.text()}")
        text = [one.strong for one in refusal.sentences]
        tally.by_numbers += all("points less" in one or "point less" in one for one in text)


def _search_again(
    tally: _Tally,
    another: Engine,
    fresh: Blackboard,
    decision: Decision,
    record: Explanation,
    ask: Ask | None,
) -> None:
    """Look in another search for what is told of the search's games: of two moves, of groups, and of a threat."""
    grounds = Grounds(fresh, decision.color, read_language(), record.move)
    rival = asked_of(decision, record.aside.move, ask) if record.aside is not None else None
    trade = traded(grounds, decision.chosen, rival)
    groups = fares_otherwise(grounds, decision, decision.chosen, record.reasons)
    _threaten_again(tally, another, fresh, grounds, decision)
    if trade is None and not groups:
        return
    quick = another.decide(fresh, decision.color, may_resign=False)
    again = second_look(another, fresh, quick)
    ask_again = another.asking(fresh, again)
    chosen = asked_of(again, record.move, ask_again)
    beside = asked_of(again, trade.other.candidate.move, ask_again) if trade is not None else None
    if chosen is None or not chosen.owned:
        return
    if trade is not None and beside is not None and beside.owned:
        own = 1 if grounds.color == BLACK else -1
        for part, sign in ((trade.more, own), (trade.less, -own)):
            if part is not None:
                more = sign * sum(chosen.owned[p] - beside.owned[p] for p in part.points)
                tally.sides += 1
                tally.same_side += more > 0
                tally.half += more >= part.gain / 2
    if again.passed is not None and again.passed.owned:
        for group in groups:
            tally.groups += 1
            tally.same_way += gained(grounds, group, chosen.owned, again.passed.owned) > 0


def _threaten_again(
    tally: _Tally, another: Engine, fresh: Blackboard, grounds: Grounds, decision: Decision
) -> None:
    """Ask another search for what the move chosen threatens where it is not answered: half of it counts."""
    chosen = decision.chosen
    if chosen is None or not (stones := threatened(grounds, decision.point, chosen, decision)):
        return
    bare = replace(chosen, owned={})  # by that search alone
    again = another.left_unanswered(fresh, decision.color, bare)
    if again.unanswered is not None:
        kept, answered = kept_if_not(grounds, again, stones)
        tally.threats += 1
        tally.same_threats += answered - kept >= LESS / 2


def _rows(tally: _Tally) -> list[Row]:
    moves = tally.records - tally.passes
    rows: list[Row] = [share_row("records of a move", moves, tally.records)]
    rows += [share_row(f"with {name}", count, moves) for name, count in sorted(tally.parts.items())]
    rows += [
        share_row(f"headline: {name}", count, moves) for name, count in tally.motives.most_common()
    ]
    rows += [
        share_row(f"told: {name}", tally.reasons[name], moves)
        for name, motive in MOTIVES.items()
        if motive.kind != "against"
    ]
    rows += [
        share_row(f"passed its gate: {name}", count, moves)
        for name, count in tally.gates.most_common()
    ]
    rows += [
        share_row(f"headline's evidence: {name}", n, moves) for name, n in tally.tiers.most_common()
    ]
    for reader in READERS:
        rows.append(
            {"what": f"words a record: {reader}", "amount": round(mean(tally.words[reader]), 1)}
        )
        rows.append({"what": f"grade: {reader}", "amount": round(mean(tally.grades[reader]), 1)})
    rows += [
        share_row(
            "threats that are the read line of a headline of fate", tally.answered, tally.fated
        ),
        {"what": "sentences said twice in a record", "amount": tally.repeated},
        share_row("motives found again from scratch", tally.again, tally.told),
        share_row("read motives that hold with ten times the nodes", tally.deeper, tally.read),
        {
            "what": "other points of which the same could be said: median",
            "amount": median(tally.alike) if tally.alike else 0,
        },
        share_row(
            "records of which it could of two points at most",
            sum(n <= 2 for n in tally.alike),
            moves,
        ),
        share_row(
            "parts of trades on the same side in another search", tally.same_side, tally.sides
        ),
        share_row("parts of trades at least half as large in it", tally.half, tally.sides),
        share_row("groups that fare otherwise the same way in it", tally.same_way, tally.groups),
        share_row("threats half as large in it", tally.same_threats, tally.threats),
        share_row("why-nots by numbers alone", tally.by_numbers, tally.refusals),
        share_row(
            "why-nots that contradict a rival's why", len(tally.contradictions), tally.refusals
        ),
    ]
    rows += [{"what": said} for said in (*tally.failed, *tally.contradictions)]
    return rows
