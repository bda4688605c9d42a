"""Good knowledge files damaged by chance, put where good ones are in force: taken over, or refused with file and line.

Takes files as bytes, a count and a seed; gives what came of it. What is held, and how, says a Holder: pattern and rule
files are followed as an engine follows them, styles are an engine's, values are read. Prints nothing.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from riyu.assessment.playout_values import read_playout_values
from riyu.assessment.point_weights import read_point_weights
from riyu.base.errors import BadInput
from riyu.candidates.answers import read_answers
from riyu.candidates.move_values import MoveValues, read_values
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.inference.reload import LiveRulebase
from riyu.lab.damage import CRASHED, HUNG, DamageReport, Round, Tally, damaged_report
from riyu.lab.injuries import TEXT_INJURIES, Injury, change_signs
from riyu.patterns.asking import Asker
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.library import Library
from riyu.patterns.model import PatternClass
from riyu.patterns.reload import SECONDS, LiveFiles, LiveLibrary
from riyu.player.engine import Engine
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.style import Style, load_style
from riyu.reading.blackboard import Blackboard
from riyu.reading.life_values import read_life_values

__all__ = ["PATTERNS", "RULES", "STYLES", "VALUES", "Holder", "Kind", "damaged_texts_report"]

WORDS = ("in_force", "refused", "unplaced", "unclear", "disturbed", CRASHED, HUNG)
"""What may come of a file: taken over; refused, every error with file and line; refused with one that has none, or that
says nothing; refused, but what was in force is not any more; and what ends a round early."""

BAD = ("unplaced", "unclear", "disturbed", CRASHED, HUNG)
"""What must not come of a file."""

_LONGEST_ERROR = 2000  # characters of a message that somebody reads


class Holder(Protocol):
    """Holds what files say, in a folder of its own, and takes over a file that changed."""

    def put(self, name: str, data: bytes) -> Sequence[BadInput]:
        """Let a file hold these bytes from now on; give what is wrong with it: nothing if it came into force."""

    @property
    def in_force(self) -> object:
        """What is in force: the same object as long as nothing else is."""

    def use(self) -> None:
        """Let what is in force do what it is for."""


class _Files:
    """A folder with files."""

    def __init__(self, folder: Path, sources: Mapping[str, bytes]) -> None:
        self.folder = folder
        self._writes = 0
        for name, data in sources.items():
            self.write(name, data)

    def write(self, name: str, data: bytes) -> Path:
        """Write a file; its time differs from any before."""
        path = self.folder / name
        path.write_bytes(data)
        self._writes += 1
        os.utime(path, (self._writes, self._writes))
        return path


class _Followed(_Files):
    """Files that are followed while they change, as an engine does it."""

    def __init__(
        self,
        folder: Path,
        sources: Mapping[str, bytes],
        follow: Callable[[Path, Callable[[], float]], LiveFiles[Any, Any]],
    ) -> None:
        super().__init__(folder, sources)
        self._now = 0.0
        self.live = follow(self.folder, lambda: self._now)

    def put(self, name: str, data: bytes) -> Sequence[BadInput]:
        self.write(name, data)
        self._now += 2 * SECONDS
        self.live.check()
        return self.live.findings

    @property
    def in_force(self) -> object:
        return self.live.whole

    def use(self) -> None:
        """Ask nothing: what rules cost is measured elsewhere."""


class _FollowedPatterns(_Followed):
    """Pattern files that are followed."""

    def __init__(self, folder: Path, sources: Mapping[str, bytes]) -> None:
        self._known: tuple[PatternClass, ...] = ()
        board = Board(9)
        for move, point in enumerate(("E5", "F4", "E4", "E3", "F5", "E6")):
            board.play(1 + move % 2, parse_point(point, 9))
        self._features = Features(board)
        super().__init__(folder, sources, lambda at, clock: LiveLibrary([at], clock=clock))

    def use(self) -> None:
        """Match the classes that are new in a small position."""
        library: Library = self.live.whole
        known = set(map(id, self._known))
        names = [found.name for found in library.classes if id(found) not in known]
        self._known = library.classes
        if names:
            for _ in Asker(self._features, library).everything(names=names):
                pass


class _EngineStyle(_Files):
    """An engine that plays by one style's file after the other."""

    def __init__(self, folder: Path, sources: Mapping[str, bytes]) -> None:
        super().__init__(folder, sources)
        self._knowledge = KnowledgeInForce()
        style = load_style(str(self.folder / next(iter(sources))))
        self.engine = Engine(style, knowledge=self._knowledge)

    def put(self, name: str, data: bytes) -> Sequence[BadInput]:
        path = self.write(name, data)
        try:
            self.engine.style = load_style(str(path))
        except BadInput as error:
            return [error]
        return ()

    @property
    def in_force(self) -> Style:
        return self.engine.style

    def use(self) -> None:
        """Decide a move and say why another is not played, cut short once it has looked at a few."""
        blackboard, asked = Blackboard(Game(5), self._knowledge), iter(range(20))
        decision = self.engine.decide(blackboard, 1, stop=lambda: next(asked, None) is None)
        point = parse_point("B2", 5)
        self.engine.why_not(blackboard, decision, point, stop=lambda: next(asked, None) is None)


class _Values(_Files):
    """Values read from one file after the other: of moves, fights for life, playouts, or answers, by the name."""

    def __init__(self, folder: Path, sources: Mapping[str, bytes]) -> None:
        super().__init__(folder, sources)
        self.in_force: object = None
        for name, data in sources.items():
            wrong = self.put(name, data)
            if wrong:
                raise BadKnowledge(tuple(wrong))

    def put(self, name: str, data: bytes) -> Sequence[BadInput]:
        path = self.write(name, data)
        try:
            self.in_force = _READ_BY_NAME.get(
                name.partition("-")[0].partition(".")[0], read_values
            )(path)
        except BadInput as error:
            return [error]
        return ()

    def use(self) -> None:
        """Give the values of moves their numbers, as those who foretell moves do."""
        if isinstance(self.in_force, MoveValues):
            self.in_force.table()
            self.in_force.weights()


_READ_BY_NAME: Mapping[str, Callable[[Path], object]] = {
    "life": read_life_values,
    "answers": read_answers,
    "playouts": read_playout_values,
    "joined": read_point_weights,
}
"""What reads files of values whose names begin so; all others are of moves."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of knowledge: its name, where the package has it, what holds it, and what injures it.

    Kept: what is made of such files is kept in the cache folder (`riyu.base.kept`).
    """

    name: str
    folder: str
    suffix: str
    hold: Callable[[Path, Mapping[str, bytes]], Holder]
    injuries: tuple[Injury, ...]
    is_kept: bool = True


def _following_rules(folder: Path, sources: Mapping[str, bytes]) -> Holder:
    return _Followed(folder, sources, lambda at, clock: LiveRulebase([at], clock=clock))


_PATTERN_SIGNS = change_signs(b"OXos.?x*@!_-|+abPQR,()=<>!# 059\t")
_STYLE_SIGNS = change_signs(b"[]{}=\"'#\n\\,.-_ 09eE")
_VALUE_SIGNS = change_signs(b"\t:#-+.,eE/@*_OX 09af\n")
_OF_PATTERNS = (*TEXT_INJURIES, _PATTERN_SIGNS, _PATTERN_SIGNS)

PATTERNS = Kind("pattern files", "patterns", ".pat", _FollowedPatterns, _OF_PATTERNS)
RULES = Kind("rule files", "rules", ".rule", _following_rules, _OF_PATTERNS)
STYLES = Kind(
    "styles", "styles", ".toml", _EngineStyle, (*TEXT_INJURIES, _STYLE_SIGNS), is_kept=False
)
VALUES = Kind("values", "values", ".tsv", _Values, (*TEXT_INJURIES, _VALUE_SIGNS))
"""Files of values named `life…` are of moves in fights for life, `answers…` of patterns' answers."""


def damaged_texts_report(
    kind: Kind,
    sources: Mapping[str, bytes],
    count: int,
    seed: int,
    told: Callable[[int], object] = lambda done: None,
) -> DamageReport:
    """Damage the sources, by name, `count` times in turn; put each result where the good one is in force, then that.

    After an exception let out, and where the good one does not come into force again, another holder goes on. Raises
    UsageError if there is nothing to damage, BadInput if the sources are not right themselves.
    """
    own = _own_cache() if kind.is_kept else contextlib.nullcontext()
    with own, tempfile.TemporaryDirectory(prefix="riyu-damage-") as place:
        holders: list[Holder] = []

        def begin() -> None:
            holders.append(kind.hold(Path(tempfile.mkdtemp(dir=place)), sources))

        def attempt(name: str, data: bytes) -> Round:
            if not holders:
                begin()
            try:
                outcome = _put(holders[0], name, data)
                # What was good is good again, or this holder is of no more use.
                wrong = holders[0].put(name, sources[name])
            except BaseException:
                holders.clear()
                raise
            if wrong:
                holders.clear()
                what = outcome.what or f"the good file is refused after it: {wrong[0]}"
                return Round((*outcome.words, "disturbed"), what)
            return outcome

        if sources:
            begin()
        tally = Tally(kind.name, seed, WORDS, BAD)
        return damaged_report(tally, sources, kind.injuries, count, seed, attempt, told=told)


@contextlib.contextmanager
def _own_cache() -> Iterator[None]:
    """Let what is noted of files that passed their checks go to a folder of its own, not to the user's."""
    before = os.environ.get("XDG_CACHE_HOME")
    with tempfile.TemporaryDirectory(prefix="riyu-damage-cache-") as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ["XDG_CACHE_HOME"]
            else:
                os.environ["XDG_CACHE_HOME"] = before


def _put(holder: Holder, name: str, data: bytes) -> Round:
    """Put a damaged file in its place and say what came of it."""
    before = holder.in_force
    errors = holder.put(name, data)
    if not errors:
        holder.use()
        return Round(("in_force",))
    unplaced = [error for error in errors if not (error.place.source and error.place.line)]
    unclear = [error for error in errors if not _is_clear(error)]
    if holder.in_force is not before:
        return Round(
            ("disturbed",), f"{name}: refused, but something else is in force: {errors[0]}"
        )
    if unplaced:
        return Round(("unplaced",), f"{name}: no file or line: {unplaced[0]}")
    if unclear:
        return Round(("unclear",), f"{name}: {str(unclear[0])[:300]!r}")
    return Round(("refused",))


def _is_clear(error: BadInput) -> bool:
    """Say whether an error says something that a person can read."""
    said = error.message.strip()
    return bool(said) and len(said) <= _LONGEST_ERROR and "Traceback" not in said
