"""What a match is played under: two command lines, the laws, the limits.

Takes choices, checks them, gives them back frozen and as JSON. Starts nothing.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, field
from pathlib import Path

from riyu.base.errors import UsageError
from riyu.game.handicap import fixed_handicap
from riyu.game.points import Point, check_size
from riyu.game.ruleset import Ruleset, ruleset_by_name
from riyu.lab.openings import MOST_OPENING_MOVES, drawn_opening, recorded_openings
from riyu.lab.peer import split_command
from riyu.player.clock import NO_LIMIT, TimeSettings, TimeSystem, time_settings

__all__ = ["Contender", "Limits", "MatchSettings", "program_digest", "settings_from_json"]

_COLOR_CHOICES = ("alternate", "first-black", "first-white")


@dataclass(frozen=True, slots=True)
class Contender:
    """An engine by its GTP command line, in which `{seed}` stands for the game's seed, and a name (empty: its own)."""

    command: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long players may think; all in seconds.

    `main` (None: no clock is told), `byoyomi` for every `stones` moves after it are told by `time_settings` and
    `time_left`, and overstepping them by more than `slack` loses. (GNU Go that is told of a clock no longer plays
    at its `--level`.) `move` bounds any move, `player` (0: unbounded) all of a player's moves together. `start`
    bounds a program's start and set-up, `scoring` its `final_score`.
    """

    main: int | None = None
    byoyomi: int = 0
    stones: int = 0
    move: float = 300.0
    player: float = 0.0
    slack: float = 0.5
    start: float = 60.0
    scoring: float = 300.0

    def __post_init__(self) -> None:
        if self.main is not None and self.clock.is_none:
            raise UsageError("a clock with neither main time nor byo-yomi: leave it out for none")
        if min(self.move, self.start, self.scoring) <= 0 or min(self.player, self.slack) < 0:
            raise UsageError("limits a move, a start and a scoring must be above 0 seconds")

    @property
    def clock(self) -> TimeSettings:
        """The time settings that players are told: Canadian time, as GTP's `time_settings` has it."""
        if self.main is None:
            return NO_LIMIT
        return time_settings(TimeSystem.CANADIAN, self.main, self.byoyomi, self.stones)


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """Everything that decides how a match is played; the same settings and seed repeat it.

    `komi` None means the ruleset's, 0.5 with handicap stones. `handicap` stones (0, or 2 to 9) are Black's on the
    fixed points. `colors`: `alternate` (the first engine is Black in the first game), `first-black` or
    `first-white`. `scorer` is the command line of a third engine that is asked for the score, empty for none.
    `opening` is how many moves are drawn by the seed and played for both before the players begin, the same for each
    two games, so that each has both colors of it. `records` is a file or folder of games in whose stead: games begin
    with their first `after` moves, all but the last −`after` if negative, one record after another. `move_limit` in
    moves, 0 for three times the board's points.
    `comments` has each engine asked why it moved: what it says stands in the records, and the time that it takes to say
    so is among what it used of the processor.
    """

    first: Contender
    second: Contender
    games: int = 1
    size: int = 19
    komi: float | None = None
    ruleset: str = "chinese"
    handicap: int = 0
    colors: str = "alternate"
    seed: int = 0
    limits: Limits = field(default_factory=Limits)
    scorer: str = ""
    move_limit: int = 0
    comments: bool = False
    opening: int = 0
    records: str = ""
    after: int = 0

    def __post_init__(self) -> None:
        check_size(self.size)
        ruleset_by_name(self.ruleset)
        if self.games < 1:
            raise UsageError(f"{self.games} games: expected 1 or more")
        if self.colors not in _COLOR_CHOICES:
            raise UsageError(f"colors '{self.colors}': expected {', '.join(_COLOR_CHOICES)}")
        if not 0 <= self.opening <= MOST_OPENING_MOVES:
            raise UsageError(
                f"an opening of {self.opening} moves: expected 0 to {MOST_OPENING_MOVES}"
            )
        if bool(self.records) != bool(self.after) or (self.records and self.opening):
            raise UsageError(
                "to go on from games takes a file or folder and after how many moves, and no opening"
            )
        if self.move_limit < 0:
            raise UsageError(f"move limit {self.move_limit}: expected 0 or more")
        for contender in (self.first, self.second):
            split_command(contender.command)
        if self.handicap:
            fixed_handicap(self.size, self.handicap)

    @property
    def laws(self) -> Ruleset:
        """The ruleset in force."""
        return ruleset_by_name(self.ruleset)

    @property
    def komi_in_force(self) -> float:
        """The komi in points."""
        if self.komi is not None:
            return self.komi
        return self.laws.komi_for(self.handicap)

    @property
    def longest(self) -> int:
        """After how many moves a game is broken off."""
        return self.move_limit or 3 * self.size * self.size

    @property
    def handicap_points(self) -> tuple[Point, ...]:
        """Where Black's handicap stones stand. Raises UsageError where there are no fixed points for so many."""
        return fixed_handicap(self.size, self.handicap) if self.handicap else ()

    def seed_of(self, game: int) -> int:
        """Give the seed of a game (from 0): 1 to 2**31 - 2, the same on every machine, so that any engine takes it."""
        digest = hashlib.sha256(f"{self.seed}:{game}".encode()).digest()
        return 1 + int.from_bytes(digest[:8], "big") % (2**31 - 2)

    def opening_of(self, game: int) -> tuple[Point, ...]:
        """Give the moves that a game (from 0) begins with; games 0 and 1 have the same ones, 2 and 3, and so on.

        From records and with fixed colors each game has those of the next record. Errors as for `recorded_openings`.
        """
        pair = game // 2
        if self.opening:
            seed = self.seed_of(pair)
            return drawn_opening(self.size, self.opening, seed, self.laws, self.handicap_points)
        if not self.records:
            return ()
        found = recorded_openings(
            Path(self.records), self.after, self.size, self.laws, self.handicap_points
        )
        return found[(pair if self.colors == "alternate" else game) % len(found)]

    def first_is_black(self, game: int) -> bool:
        """Say whether the first engine has Black in a game (from 0)."""
        return game % 2 == 0 if self.colors == "alternate" else self.colors == "first-black"

    def to_json(self) -> dict[str, object]:
        """Give the settings for JSON; `from_json` reads them back."""
        return asdict(self)

    @property
    def digest(self) -> str:
        """Twelve hexadecimal digits that differ when any setting but the number of games does."""
        fields = {name: value for name, value in self.to_json().items() if name != "games"}
        for name in ("opening", "records", "after"):
            if not fields[name]:
                del fields[name]  # folders of before there was such a thing go on
        if self.records:
            fields["records"] = [self.records, program_digest(Path(self.records))]
        return hashlib.sha256(repr(sorted(fields.items())).encode()).hexdigest()[:12]


def settings_from_json(data: dict[str, object]) -> MatchSettings:
    """Read what `MatchSettings.to_json` gave; raise UsageError for unknown or missing fields."""
    try:
        parts = {**data}
        for name in ("first", "second"):
            parts[name] = Contender(**parts[name])  # type: ignore[arg-type]
        parts["limits"] = Limits(**parts["limits"])  # type: ignore[arg-type]
        return MatchSettings(**parts)  # type: ignore[arg-type]
    except (KeyError, TypeError) as error:
        raise UsageError(f"settings that can't be read: {error}") from None


def program_digest(path: Path) -> str:
    """Give twelve hexadecimal digits of a file's content, such as a program's, empty if it can't be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()[:12]
    except OSError:
        return ""
