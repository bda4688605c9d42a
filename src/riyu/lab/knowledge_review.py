"""What each pattern, or each rule, did in games: where it spoke, whether its move was played, what reading says of it.

Takes knowledge and games; gives counts by name and by class or file. Changes no knowledge, and knows no good figure.

Every so many moves the position is looked at for the color to move. A class is asked where the player asks it, and
wherever it fits if he does not; rules are asked with what they want read, read, and with the assessment's words as told
at a glance. A claim is a move's tactical purpose about named stones: the gate reads whether it holds, before the move
and after it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from riyu.assessment.board_words import BoardWords
from riyu.candidates.asked import ASKED, Where, points_asked
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.points import Color, Point
from riyu.game.record import Move
from riyu.inference.default import default_rulebase
from riyu.inference.purposes import TACTICAL
from riyu.inference.rulebase import Rulebase, load_rules
from riyu.lab.firings import supporters
from riyu.lab.games import NamedGame, starting_blackboard
from riyu.lab.processes import as_they_come
from riyu.lab.progress import Progress
from riyu.patterns.asking import Asker, ReadyLibrary, alone, asker_of
from riyu.patterns.called import called_wrongly
from riyu.patterns.examples import example_position
from riyu.patterns.library import Library, load_library
from riyu.patterns.model import Example, Match, Pattern, PatternClass
from riyu.patterns.tables import NAMED_STONES
from riyu.reading.blackboard import Blackboard, Given
from riyu.reading.gate import NO_RACE, SO_WITHOUT, Claim, Judged, claim_of, judge
from riyu.reading.readings import Readings
from riyu.reading.wanted import read_wanted

__all__ = [
    "PATTERNS",
    "RULES",
    "Did",
    "How",
    "Looked",
    "claims_of_match",
    "denied_on_examples",
    "judged",
    "look_over",
    "names_of",
]

PATTERNS, RULES = "patterns", "rules"
"""What may be looked over."""

LEAST_JUDGED = 3
"""Claims read out before a pattern or rule is called wrong by them."""

LEAST_ANSWERS = 30
"""Points that a pattern or rule must have named before it is called never chosen."""


@dataclass(slots=True)
class Did:
    """What one pattern or rule, or all of a class or file, did.

    `fired`: positions where it spoke; `answers`: points that it named, once a position; `chosen`: those of them that
    were played; `against`: points that it spoke against or, a bar, forbade, `played_so` those played all the same.
    `claims` were read: `true` ones hold, `needless` ones hold without the move, `refuted` ones fail; the rest was not
    read to its end. `ms` are milliseconds of that reading; of a class, of asking it as well.
    """

    fired: int = 0
    answers: int = 0
    chosen: int = 0
    against: int = 0
    played_so: int = 0
    claims: int = 0
    true: int = 0
    needless: int = 0
    refuted: int = 0
    ms: float = 0.0

    def add(self, other: Did) -> None:
        """Add what it did elsewhere."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    @property
    def judged(self) -> int:
        """Claims that were read to their end."""
        return self.true + self.needless + self.refuted

    @property
    def verdict(self) -> str:
        """`wrong`: most of what it claims does not hold; `unchosen`, `silent`; else `fair`."""
        if self.judged >= LEAST_JUDGED and 2 * self.true < self.judged:
            return "wrong"
        if not self.fired:
            return "silent"
        return "unchosen" if self.answers >= LEAST_ANSWERS and not self.chosen else "fair"

    @property
    def badness(self) -> tuple[int, float]:
        """What to sort by, the worst first."""
        if self.verdict == "wrong":
            return 0, self.true - self.judged
        if self.verdict == "unchosen":
            return 1, -self.answers
        if self.verdict == "silent":
            return 3, 0
        return 2, (self.chosen + 1) / (self.answers + 20)


@dataclass(slots=True)
class Looked:
    """What was seen in some positions: by name, and by class or file, with the purposes claimed of each."""

    positions: int
    by_name: dict[str, Did]
    by_group: dict[str, Did]
    by_purpose: dict[str, Did]

    @classmethod
    def nothing(cls) -> Looked:
        """Give what is seen in no position."""
        return cls(0, {}, {}, {})

    def add(self, other: Looked) -> None:
        """Add what was seen in other positions."""
        self.positions += other.positions
        for mine, more in zip(self._tables, other._tables, strict=True):
            for name, did in more.items():
                mine.setdefault(name, Did()).add(did)

    @property
    def _tables(self) -> tuple[dict[str, Did], ...]:
        return self.by_name, self.by_group, self.by_purpose

    def to_json(self) -> dict[str, Any]:
        """Give it as plain values; `from_json` reads them."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Looked:
        """Read it from plain values."""
        tables = [
            {name: Did(**did) for name, did in table.items()} for table in list(value.values())[1:]
        ]
        return cls(value["positions"], *tables)


@dataclass(frozen=True, slots=True)
class How:
    """What is looked over: PATTERNS or RULES; of which file or folder, the package's own if empty; which classes.

    `every`: moves from one position to the next.
    """

    kind: str
    source: str = ""
    names: tuple[str, ...] = ()
    every: int = 10


def look_over(
    games: Sequence[NamedGame],
    how: How,
    progress: Progress | None = None,
    parallel: int = 1,
    advance: Callable[[int], None] = lambda done: None,
) -> Looked:
    """Give what the knowledge did in games, each a job of its own; those that `progress` has are not looked at anew."""
    whole = Looked.nothing()
    missing: list[int] = []
    for number in range(len(games)):
        part = progress.find(_part(number)) if progress else None
        if part is None:
            missing.append(number)
        else:
            whole.add(Looked.from_json(json.loads(part)))
    done = len(games) - len(missing)
    work = [(games[number], how) for number in missing]
    with closing(as_they_come(_look_over_game, work, parallel)) as results:
        for place, looked in results:
            if progress:
                progress.keep(_part(missing[place]), json.dumps(looked.to_json()).encode())
            whole.add(looked)
            done += 1
            advance(done)
    return whole


def _part(number: int) -> str:
    return f"{number:06}"


@cache  # one for each process
def _library(source: str) -> ReadyLibrary:
    return ReadyLibrary(load_library(*([source] if source else [])))


@cache
def _bars(source: str, names: tuple[str, ...]) -> ReadyLibrary:
    """Give the classes with their bars alone, each as a pattern that answers wherever it matches."""
    library = _library(source).library
    classes = [library.of(name) for name in names] or library.classes
    return ReadyLibrary(
        Library(
            tuple(
                replace(
                    found,
                    patterns=tuple(replace(one, is_bar=False) for one in bars),
                    last="none",
                    answer="all",
                    used="",
                    digest="",
                )
                for found in classes
                if (bars := [one for one in found.patterns if one.is_bar])
            )
        )
    )


@cache
def _rulebase(source: str) -> Rulebase:
    return load_rules(source) if source else default_rulebase()


def _look_over_game(job: tuple[NamedGame, How]) -> Looked:
    game, how = job
    if how.kind == PATTERNS:
        watcher: _Watcher = _Patterns(how)
    else:
        watcher = _Rules(how)
    blackboard = starting_blackboard(game.record, watcher.knowledge)
    moves = game.record.moves
    for number, move in enumerate(moves):
        if number % how.every == how.every // 2 and not move.is_pass:
            watcher.look(blackboard, moves[max(0, number - 2) : number][::-1], move)
        blackboard.game.play(move.color, move.point)
    return watcher.looked


_Spoken: TypeAlias = tuple[str, str, Point, bool, Claim | None]
"""A name, its class or file, the point named, whether it speaks against it, and what it claims of it."""


class _Watcher:
    """Notes what is spoken in positions."""

    def __init__(self, how: How) -> None:
        self.how = how
        self.looked = Looked.nothing()

    @property
    def knowledge(self) -> Given:
        """What the blackboard goes by."""
        raise NotImplementedError

    def spoken(self, blackboard: Blackboard, last: Sequence[Move], move: Move) -> Iterator[_Spoken]:
        """Give all that is spoken in a position for the color to move."""
        raise NotImplementedError

    def look(self, blackboard: Blackboard, last: Sequence[Move], move: Move) -> None:
        """Note what is spoken before a move."""
        self.looked.positions += 1
        known: dict[Claim, tuple[Judged, float]] = {}
        named: set[tuple[str, Point, bool]] = set()
        claimed: set[tuple[tuple[str, ...], Claim]] = set()
        for name, group, point, is_against, claim in [*self.spoken(blackboard, last, move)]:
            for table, key in ((self.looked.by_name, name), (self.looked.by_group, group)):
                did = table.setdefault(key, Did())
                if (key, NO_POINT, False) not in named:
                    named.add((key, NO_POINT, False))
                    did.fired += 1
                if point and (key, point, is_against) not in named:
                    named.add((key, point, is_against))
                    _note_answer(did, point == move.point, is_against)
            if claim is None:
                continue
            if claim not in known:
                known[claim] = _timed(blackboard.readings, claim)
                _note_claim(self.looked.by_purpose.setdefault(claim.purpose, Did()), *known[claim])
            # Once a name, and once a name in a class: several classes may use a pattern.
            for table, said in (
                (self.looked.by_name, (name,)),
                (self.looked.by_group, (group, name)),
            ):
                if (said, claim) not in claimed:
                    claimed.add((said, claim))
                    _note_claim(table[said[0]], *known[claim])


def _note_answer(did: Did, is_played: bool, is_against: bool) -> None:
    if is_against:
        did.against += 1
        did.played_so += is_played
    else:
        did.answers += 1
        did.chosen += is_played


def _note_claim(did: Did, found: Judged, ms: float) -> None:
    did.claims += 1
    did.true += found.borne is not None
    did.needless += found.denied == SO_WITHOUT
    did.refuted += found.denied not in ("", SO_WITHOUT)
    did.ms += ms


def judged(readings: Readings, claim: Claim) -> Judged:
    """Judge a claim of a match as the gate does; one about two stones of one string holds without the move."""
    board = readings.board
    if claim.other and board.string_name(claim.target) == board.string_name(claim.other):
        return Judged(denied=SO_WITHOUT)
    return judge(readings, claim)


def _timed(readings: Readings, claim: Claim) -> tuple[Judged, float]:
    """Judge a claim; give the milliseconds of the processor that it took, too."""
    start = time.process_time()
    found = judged(readings, claim)
    return found, 1000 * (time.process_time() - start)


class _Patterns(_Watcher):
    """Notes what the classes of a library answer."""

    def __init__(self, how: How) -> None:
        super().__init__(how)
        self.ready = _library(how.source)
        library = self.ready.library
        self.classes = [library.of(name) for name in how.names] or list(library.classes)
        self.bars = _bars(how.source, how.names)

    @property
    def knowledge(self) -> Given:
        return Given(self.ready)

    def spoken(self, blackboard: Blackboard, last: Sequence[Move], move: Move) -> Iterator[_Spoken]:
        asker, board = blackboard.asker, blackboard.board
        for found in self.classes:
            where, _ = ASKED.get(found.name, (Where.BOARD, ""))
            points = points_asked(blackboard.readings, move.color, last, where)
            start = time.process_time()
            numbers = asker.found(found.name, move.color, points)
            asking = 1000 * (time.process_time() - start)
            for one in numbers:
                match = asker.match(found.name, move.color, one)
                said = [
                    claim
                    for claim in claims_of_match(match)
                    if board.is_legal(move.color, claim.move)
                ]
                for claim in said or (None,):
                    yield match.pattern.name, found.name, match.answer, False, claim
            if found.name in self.bars.names:
                yield from self._barred(blackboard, found, move.color, points)
            self.looked.by_group.setdefault(found.name, Did()).ms += asking

    def _barred(
        self, blackboard: Blackboard, found: PatternClass, color: Color, points: list[Point] | None
    ) -> Iterator[_Spoken]:
        """Give the points that a class's bars forbid, where the class is asked."""
        asker = Asker(blackboard.features, self.bars)
        for match in asker.all(found.name, color, points):
            yield match.pattern.name, found.name, match.answer or match.focus, True, None


def claims_of_match(match: Match) -> Iterator[Claim]:
    """Give what a match claims of tactics, about the stones that its pattern names."""
    for saying in match.pattern.says:
        if saying.by != "*" or saying.name not in TACTICAL or not match.answer:
            continue
        ends = [match.at(label)[0] for label in saying.arguments if label in NAMED_STONES]
        if ends:
            other = ends[1] if len(ends) > 1 else NO_POINT
            yield Claim(match.color, match.answer, saying.name, ends[0], other)


class _Rules(_Watcher):
    """Notes what the rules of a rulebase say."""

    def __init__(self, how: How) -> None:
        super().__init__(how)
        self.rules = _rulebase(how.source)
        self.files = {rule.name: Path(rule.place.source).stem for rule in self.rules.rules}

    @property
    def knowledge(self) -> Given:
        return Given(rules=self.rules, words=BoardWords)

    def spoken(self, blackboard: Blackboard, last: Sequence[Move], move: Move) -> Iterator[_Spoken]:
        words = blackboard.words
        if words is not None:
            words.tell(0)
        inference = blackboard.inference
        read_wanted(inference, blackboard.readings)
        inference.update()
        for predicate, store in inference.stores.items():
            if predicate == "wanted":
                continue
            for key, fact in list(store.standing.items()):
                if predicate == "move" and key[2] != move.color:
                    continue
                point = key[3] if predicate == "move" else NO_POINT
                is_against = predicate == "move" and key[1] == "bad"
                claim = claim_of(key)
                if claim is not None and not claim.target:
                    claim = None
                for name in sorted({name for name, _ in supporters(inference, fact)}):
                    yield name, self.files[name], point, is_against, claim


def names_of(how: How) -> dict[str, str]:
    """Give the names of all that is looked over, bars among them, each with its class or file."""
    if how.kind == RULES:
        return {rule.name: Path(rule.place.source).stem for rule in _rulebase(how.source).rules}
    library = _library(how.source).library
    classes: Collection[PatternClass] = [library.of(name) for name in how.names] or library.classes
    of = {pattern.name: found.name for found in classes for pattern in found.patterns}
    return of | {p.name: found.name for found in classes for p in found.patterns if p.use is None}


def denied_on_examples(library: Library) -> Iterator[tuple[Pattern, Example, str, str]]:
    """Give what patterns claim on a `yes` of their own and reading, or where the move lies, denies: in words.

    Nothing is given where it was not read to its end, nor of taking what can't run: to take it is still what it is.
    Nor of races on boards that show the shape alone: their classes are asked where there is one.
    """
    for found in library.classes:
        for pattern in found.patterns:
            if not (pattern.drawing.answer and pattern.yes):
                continue
            ready = ReadyLibrary(Library((alone(found, pattern),)))
            for example in pattern.yes:
                yield from (
                    (pattern, example, purpose, why)
                    for purpose, why in _denied(found, ready, example)
                )


def _denied(found: PatternClass, ready: ReadyLibrary, example: Example) -> list[tuple[str, str]]:
    position, _, answer = example_position(example.rows)
    asker = asker_of(position, ready)
    matches = [
        match
        for color in (BLACK, WHITE)
        for match in asker.all(found.name, color)
        if answer in (NO_POINT, match.answer)
    ]
    readings = Readings(asker.features.board)
    denied: list[list[tuple[str, str]]] = []
    for match in matches:
        said = [(one.purpose, judged(readings, one).denied) for one in claims_of_match(match)]
        said += called_wrongly(match, asker.features.board)
        denied.append(
            [one for one in said if one[1] not in ("", NO_RACE) and one != ("capture", SO_WITHOUT)]
        )
    return min(denied, key=len, default=[])
