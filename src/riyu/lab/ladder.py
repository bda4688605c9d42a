"""`riyu ladder`: several players, matches between pairs of them, and one rating for each.

Takes players by name and command, and a folder; gives a report. Knows no engine: `riyu.lab.match` plays the games.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

from riyu.base.errors import UsageError
from riyu.base.words import counted
from riyu.lab.match import Contender, GameResult, MatchReport, MatchSettings, play_match, read_match
from riyu.lab.ratings import Rating, rate
from riyu.lab.table import plain_table

__all__ = ["Ladder", "LadderReport", "play_ladder", "read_ladder"]

_PLAYERS = "players.txt"


@dataclass(frozen=True, slots=True)
class Ladder:
    """Players (name and command line, the weakest first), and which of them meet.

    Each meets the `near` next in the list, all if 0. `settings` says how games are played; its contenders do not count.
    """

    players: tuple[tuple[str, str], ...]
    settings: MatchSettings
    near: int = 0

    def __post_init__(self) -> None:
        names = [name for name, _ in self.players]
        if len(names) < 2:
            raise UsageError(f"{counted(len(names), 'player')}: expected 2 or more")
        twice = [name for name, count in Counter(names).items() if count > 1]
        if twice:
            raise UsageError(f"the player {twice[0]} stands there twice")

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Give the pairs that meet, by their numbers, neighbors first."""
        found = combinations(range(len(self.players)), 2)
        for one, other in sorted(found, key=lambda pair: (pair[1] - pair[0], pair)):
            if not self.near or other - one <= self.near:
                yield one, other


@dataclass(frozen=True, slots=True)
class LadderReport:
    """The games of a ladder: ratings from the weakest on, and each pair's match."""

    names: tuple[str, ...]
    matches: tuple[tuple[int, int, MatchReport], ...]
    anchor: int

    @property
    def ratings(self) -> list[Rating]:
        """Each player's rating, by all games, in the players' order."""
        results = {}
        for one, other, match in self.matches:
            elo = match.elo
            if elo.games:
                results[one, other] = (elo.wins + elo.draws / 2, elo.losses + elo.draws / 2)
        return rate(self.names, results, self.anchor)

    def text(self) -> str:
        """Give ratings and pairs as plain text."""
        rows = [
            [one.name, f"{one.elo:+.0f}", f"± {one.error:.0f}", one.games, f"{one.points:g}"]
            for one in self.ratings
        ]
        lines = [
            f"Elo beside {self.names[self.anchor]}, 95 %:",
            plain_table(("player", "Elo", "", "games", "won"), rows),
        ]
        pairs: list[list[object]] = []
        for one, other, match in self.matches:
            elo = match.elo
            endings = Counter(r.ending for r in match.results)
            ends = ", ".join(f"{n} {name}" for name, n in endings.most_common())
            won = f"{elo.wins + elo.draws / 2:g}"
            pairs.append([self.names[one], self.names[other], elo.games, won, ends])
        lines.append(plain_table(("first", "second", "games", "first won", "endings"), pairs))
        return "\n\n".join(lines)

    def to_json(self) -> dict[str, object]:
        """Give all of it for JSON, games left out: they stand in the pairs' folders."""
        return {
            "ratings": [one.to_json() for one in self.ratings],
            "pairs": [
                {"first": self.names[one], "second": self.names[other], "elo": match.elo.to_json()}
                for one, other, match in self.matches
            ],
        }


def play_ladder(
    ladder: Ladder,
    folder: Path,
    *,
    parallel: int = 1,
    anchor: str = "",
    progress: Callable[[int, int, GameResult], None] | None = None,
) -> LadderReport:
    """Play what games are lacking, two of each pair (one with each color) before the next two; give the report.

    A pair's match is kept in a folder of its own (`NAME--NAME`) as `play_match` does. Called again with the same
    players, or more, or more games, it goes on where it was stopped. `anchor` is the player with rating 0, the last if
    none is named. Errors as for `play_match`; UsageError for an unknown anchor.
    """
    names = tuple(name for name, _ in ladder.players)
    _anchor(names, anchor)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / _PLAYERS).write_text("".join(f"{name}\n" for name in names), "utf-8")
    pairs = list(ladder.pairs())
    games = ladder.settings.games
    done = 0
    for most in (*range(2, games, 2), games):
        for one, other in pairs:
            before = most - (2 if most % 2 == 0 else 1)

            def told(
                have: int, _: int, result: GameResult, start: int = done, had: int = before
            ) -> None:
                if progress is not None:
                    progress(start + have - had, len(pairs) * games, result)

            settings = replace(
                ladder.settings,
                first=Contender(ladder.players[one][1]),
                second=Contender(ladder.players[other][1]),
                games=most,
            )
            place = folder / _pair_name(names[one], names[other])
            done += most - before
            if _has(place, settings, most):
                continue
            play_match(settings, place, parallel=parallel, progress=told)
    return read_ladder(folder, anchor)


def read_ladder(folder: Path, anchor: str = "") -> LadderReport:
    """Give the report of a ladder played before. Raises UsageError if there is none, BadInput if it is damaged."""
    path = folder / _PLAYERS
    if not path.exists():
        raise UsageError(f"no ladder in {folder}: expected a {_PLAYERS} there")
    names = tuple(path.read_text("utf-8").split("\n")[:-1])
    found = []
    for one, other in combinations(range(len(names)), 2):
        place = folder / _pair_name(names[one], names[other])
        if (place / "settings.json").exists():
            found.append((one, other, read_match(place)))
    return LadderReport(names, tuple(found), _anchor(names, anchor))


def _has(place: Path, settings: MatchSettings, games: int) -> bool:
    """Say whether a pair's folder has so many games already, played by the same settings."""
    if not (place / "settings.json").exists():
        return False
    match = read_match(place)
    return match.settings.digest == settings.digest and len(match.results) >= games


def _anchor(names: Sequence[str], anchor: str) -> int:
    if not anchor:
        return len(names) - 1
    if anchor not in names:
        raise UsageError(f"no player '{anchor}'; there are: {', '.join(names)}")
    return names.index(anchor)


def _pair_name(one: str, other: str) -> str:
    return "--".join(re.sub(r"[^\w.-]+", "-", name) for name in (one, other))
