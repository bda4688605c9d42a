"""`riyu match`: many games between two GTP engines, refereed, kept, and counted.

Takes settings and a folder; gives a report. Knows no engine: what plays are two command lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from riyu.base.errors import BadInput, Place, UsageError
from riyu.base.files import read_text
from riyu.base.words import counted
from riyu.lab._playing import GameResult, StoppedError, Table, play_game
from riyu.lab._settings import Contender, Limits, MatchSettings, settings_from_json
from riyu.lab._side_by_side import work_through
from riyu.lab._store import MatchFolder, read_results
from riyu.lab.elo import Elo, elo_difference
from riyu.lab.table import plain_table

__all__ = [
    "Contender",
    "GameResult",
    "Limits",
    "MatchReport",
    "MatchSettings",
    "play_match",
    "read_match",
]

Progress: TypeAlias = Callable[[int, int, GameResult], None]
"""Told after each game how many are done (those of earlier runs too), how many there are, and the game's result."""


@dataclass(frozen=True, slots=True)
class MatchReport:
    """The finished games of a match and what they come to for the first engine."""

    settings: MatchSettings
    results: tuple[GameResult, ...]

    @property
    def elo(self) -> Elo:
        """Win rate and Elo difference of the first engine over the second."""
        return _elo(self.results)

    @property
    def names(self) -> tuple[str, str]:
        """The engines' names, first and second."""
        if not self.results:
            return (self.settings.first.command, self.settings.second.command)
        result = self.results[0]
        names = (result.black, result.white)
        return names if result.first_color == "black" else (names[1], names[0])

    @property
    def only_failures(self) -> bool:
        """Say whether there are games and in each of them a program crashed, answered garbage, or refused."""
        failures = {"crash", "garbage", "refusal"}
        return bool(self.results) and all(result.ending in failures for result in self.results)

    @property
    def disagreements(self) -> tuple[GameResult, ...]:
        """The games whose players gave different scores."""
        return tuple(result for result in self.results if result.agree is False)

    def text(self) -> str:
        """Give the match's figures as plain text."""
        first, second = self.names
        games = len(self.results)
        lines = [
            f"{first} - {second}: {games} of {counted(self.settings.games, 'game')}, {self.elo}"
        ]
        if not games:
            return lines[0]
        rows: list[list[object]] = []
        for color in ("black", "white"):
            part = [result for result in self.results if result.first_color == color]
            if part:
                elo = _elo(part)
                rows.append([f"first is {color}", len(part), elo.wins, elo.draws, elo.losses])
        rows.append(["all", games, self.elo.wins, self.elo.draws, self.elo.losses])
        lines.append(plain_table(("", "games", "won", "drawn", "lost"), rows))
        rows = []
        for role, name in zip(("first", "second"), self.names, strict=True):
            seconds = sum(result.seconds[role] for result in self.results)
            cpu = sum(result.cpu_seconds[role] for result in self.results)
            slowest = max(result.slowest[role] for result in self.results)
            rows.append(
                [role, name, f"{seconds / games:.2f}", f"{cpu / games:.2f}", f"{slowest:.2f}"]
            )
        lines.append(
            plain_table(("", "engine", "s a game", "cpu s a game", "slowest move s"), rows)
        )
        endings = Counter(result.ending for result in self.results)
        lines.append("endings: " + ", ".join(f"{n} {name}" for name, n in endings.most_common()))
        if self.disagreements:
            games_apart = counted(len(self.disagreements), "game")
            lines.append(f"{games_apart} whose players gave different scores")
        faults = [r for r in self.results if r.ending not in ("passes", "resignation")]
        lines += [str(result) for result in faults]
        return "\n\n".join(lines[:4]) + "".join(f"\n{line}" for line in lines[4:])

    def to_json(self) -> dict[str, object]:
        """Give all of it for JSON."""
        return {
            "settings": self.settings.to_json(),
            "first": self.names[0],
            "second": self.names[1],
            "elo": self.elo.to_json(),
            "endings": dict(Counter(result.ending for result in self.results)),
            "disagreements": len(self.disagreements),
            "results": [result.to_json() for result in self.results],
        }


def play_match(
    settings: MatchSettings, folder: Path, *, parallel: int = 1, progress: Progress | None = None
) -> MatchReport:
    """Play the games that the folder lacks, `parallel` at once, and report on all.

    Each finished game is kept at once: the folder gets `settings.json`, `results.jsonl` (a line a game),
    `games/*.sgf` and `index.sqlite` (table `games`). Called again with the same settings (or more games) it goes on
    where it was stopped. Ctrl-C ends the programs and is passed on; games under way are lost.

    Raises UsageError if the folder holds results of a match with other settings, PeerError if a program can't be
    started or set up; errors of `MatchSettings.opening_of` before any is.
    """
    if parallel < 1:
        raise UsageError(f"{counted(parallel, 'game')} at once: expected 1 or more")
    settings.opening_of(0)
    table = Table()
    home = MatchFolder(folder, settings)
    with home.opened() as before:
        finished = {result.game: result for result in before}
        missing = [game for game in range(settings.games) if game not in finished]

        def play(number: int) -> tuple[GameResult, str] | None:
            if table.stopped.is_set():
                return None
            try:
                return play_game(settings, number, table)
            except StoppedError:
                return None

        def keep(outcome: tuple[GameResult, str] | None) -> None:
            if outcome is None:
                return
            result, sgf = outcome
            home.add(result, sgf)
            finished[result.game] = result
            if progress is not None:
                progress(len(finished), settings.games, result)

        work_through(missing, play, keep, jobs=parallel, interrupt=table.stop)
    return MatchReport(settings, tuple(finished[game] for game in sorted(finished)))


def read_match(folder: Path) -> MatchReport:
    """Give the report of a match played before. Raises UsageError if there is none, BadInput if it is damaged."""
    import json

    path = folder / "settings.json"
    if not path.exists():
        raise UsageError(f"no match in {folder}: expected a settings.json there")
    try:
        settings = settings_from_json(json.loads(read_text(path)))
    except json.JSONDecodeError as error:
        raise BadInput(f"no JSON: {error.msg}", Place(str(path), error.lineno)) from None
    except (RecursionError, AttributeError, ValueError) as error:
        raise BadInput(f"no settings of a match: {error}", Place(str(path), 1)) from None
    return MatchReport(settings, tuple(read_results(folder)))


def _elo(results: list[GameResult] | tuple[GameResult, ...]) -> Elo:
    counts = Counter(result.winner for result in results)
    return elo_difference(counts["first"], counts["draw"], counts["second"])
