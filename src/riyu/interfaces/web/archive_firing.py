"""Where a pattern fires in the games of an archive, whether it was followed, and whether it was right there.

Takes a folder, a class and a pattern; gives counts and places. Knows no page; may run in any thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from riyu.archive.archive import Archive, KeptGame
from riyu.base.words import counted
from riyu.game.points import color_name, point_text
from riyu.interfaces.web.pattern_firing import InGame, fired_in_game
from riyu.patterns.model import Pattern, PatternClass
from riyu.sgf.path import path_to
from riyu.sgf.record import tree_of

__all__ = ["InArchive", "InGameOf", "fired_in_archive"]

_MOST_GAMES = 100


@dataclass(frozen=True, slots=True)
class InGameOf:
    """Where a pattern answered in a game of the archive."""

    game: KeptGame
    at: InGame

    @property
    def text(self) -> str:
        """The game, the answer, and what reading says of it: `Anna - Ben, B+3.5: White D4 after move 12, played`."""
        points = ", ".join(map(point_text, self.at.points[:3]))
        played = ", played" if self.at.is_played else ""
        holds = {None: "", True: "; reading bears it out", False: "; reading denies some of it"}[
            self.at.holds
        ]
        color = color_name(self.at.color)
        return f"{self.game.title}: {color} {points} after move {self.at.step}{played}{holds}"


@dataclass(frozen=True, slots=True)
class InArchive:
    """What was found in `games` of the archive's `of` games."""

    games: int
    of: int
    positions: int
    places: tuple[InGameOf, ...]

    @property
    def sentences(self) -> list[str]:
        """How often it answers, was followed, who won then, and what reading says."""
        every = "" if self.games == self.of else f" of {self.of:,}, spread evenly"
        looked = f"{self.positions:,} positions of {counted(self.games, 'game')}{every}"
        said = [f"It answers in {len(self.places):,} of {looked}."]
        played = [one for one in self.places if one.at.is_played]
        left = [one for one in self.places if not one.at.is_played]
        if played:
            said.append(f"Its move was played {counted(len(played), 'time')}: {_won(played)}.")
        if left:
            said.append(f"It was passed over {counted(len(left), 'time')}: {_won(left)}.")
        right = sum(one.at.holds is True for one in self.places)
        wrong = sum(one.at.holds is False for one in self.places)
        if right or wrong:
            said.append(
                f"Reading bears out all that it claims {counted(right, 'time')},"
                f" and denies some of it {counted(wrong, 'time')}."
            )
        return said


def _won(places: list[InGameOf]) -> str:
    won = sum(one.game.winner == one.at.color for one in places)
    return f"who was to move won {won} of these games"


def fired_in_archive(
    folder: Path,
    found: PatternClass,
    pattern: Pattern,
    *,
    tell: Callable[[float], None] = lambda fraction: None,
    stop: Callable[[], bool] = lambda: False,
) -> InArchive:
    """Give where a pattern answers in its class in games spread evenly over an archive, for the color to move.

    Raises BadInput for a folder that is no archive. Stops early if `stop` says so.
    """
    places: list[InGameOf] = []
    positions = done = 0
    with Archive(folder) as kept:
        step = max(1, -(-kept.games // _MOST_GAMES))
        numbers = range(0, kept.games, step)
        games = kept.games_of(numbers)
        for number in numbers:
            if stop():
                break
            root = tree_of(kept.record(number))
            path = path_to(list(root.main_line())[-1], warnings=[])
            given, looked = fired_in_game(found, pattern, path, is_read=True, stop=stop)
            done += 1
            positions += looked
            places += [InGameOf(games[number], one) for one in given]
            tell(done / len(numbers))
        return InArchive(done, kept.games, positions, tuple(places))
