"""Which games are wanted: by player, result, date, ruleset, board size; as a value and as a question to the database.

Takes words; gives a frozen value, and SQL with its values. Asks nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from riyu.archive.reading import DRAWN
from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, MAX_SIZE, MIN_SIZE, WHITE
from riyu.game.ruleset import ruleset_by_name

__all__ = ["EVERY_GAME", "Wanted"]

_DAY = re.compile(r"(\d{4})(?:-?(\d{2})(?:-?(\d{2}))?)?")
_RESULTS = ("B+", "W+", "B+R", "W+R", "B+T", "W+T", "0", "none")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Games that meet all that is said; what is empty, 0 or None says nothing.

    `player`, `black`, `white`, `event`: part of the name, in any case. `won`: whether `player` won. `result`: how
    the result begins (`B+` all that Black won, `W+R`, `0` drawn) or `none` for unknown. `since`, `until`: days such as
    2004, 2004-05 or 2004-05-17, both within; games without a date are then left out. `ruleset`: a name. `size`: lines.
    `source`: part of the file's path. Raises UsageError for a word that can't be understood.
    """

    player: str = ""
    won: bool | None = None
    black: str = ""
    white: str = ""
    result: str = ""
    since: str = ""
    until: str = ""
    ruleset: str = ""
    size: int = 0
    handicap: bool | None = None
    event: str = ""
    source: str = ""

    def __post_init__(self) -> None:
        self.question()

    def question(self) -> tuple[str, list[object]]:
        """Give an SQL condition on the table `games`, and its values."""
        parts: list[str] = []
        values: list[object] = []

        def ask(condition: str, *given: object) -> None:
            parts.append(condition)
            values.extend(given)

        named = "in (select id from players where name like ? escape '\\')"
        if self.player:
            like = _like(self.player)
            black, white = f"black {named}", f"white {named}"
            if self.won is None:
                ask(f"({black} or {white})", like, like)
            else:
                of_black, of_white = (BLACK, WHITE) if self.won else (WHITE, BLACK)
                ask(
                    f"(({black} and winner = {of_black}) or ({white} and winner = {of_white}))",
                    like,
                    like,
                )
        elif self.won is not None:
            raise UsageError("won or lost: by which player?")
        if self.black:
            ask(f"black {named}", _like(self.black))
        if self.white:
            ask(f"white {named}", _like(self.white))
        if self.result:
            self._ask_result(ask)
        if self.since or self.until:
            ask("day > 0")
        if self.since:
            # A game that names only its year is one of that year's first day, and so on.
            ask("day >= ?", _day(self.since, 0))
        if self.until:
            ask("day <= ?", _day(self.until, 99))
        if self.ruleset:
            ask("ruleset = ?", ruleset_by_name(self.ruleset).name)
        if self.size:
            if not MIN_SIZE <= self.size <= MAX_SIZE:
                raise UsageError(f"size {self.size}: expected {MIN_SIZE} to {MAX_SIZE}")
            ask("size = ?", self.size)
        if self.handicap is not None:
            ask("handicap > 0" if self.handicap else "handicap = 0")
        if self.event:
            ask("event like ? escape '\\'", _like(self.event))
        if self.source:
            ask(
                "source in (select id from sources where cast(path as text) like ? escape '\\')",
                _like(self.source),
            )
        return " and ".join(parts) or "1", values

    def _ask_result(self, ask: Callable[..., None]) -> None:
        word = self.result.strip().upper()
        if word == "NONE":
            ask("winner = 0")
        elif word in ("0", "DRAW", "JIGO"):
            ask(f"winner = {DRAWN}")
        elif re.fullmatch(r"[BW]\+(R|T|F|\d+(\.5)?)?", word):
            ask("result = ?" if word[2:] else "result like ? || '%'", word)
        else:
            raise UsageError(
                f"result '{self.result}': expected one of {', '.join(_RESULTS)}, or B+3.5"
            )


EVERY_GAME = Wanted()


def _like(part: str) -> str:
    escaped = re.sub(r"([\\%_])", r"\\\1", part)
    return f"%{escaped}%"


def _day(text: str, filler: int) -> int:
    found = _DAY.fullmatch(text.strip())
    if found is None:
        raise UsageError(f"day '{text}': expected 2004, 2004-05 or 2004-05-17")
    year, month, day = (int(part) if part else filler for part in found.groups())
    return 10000 * year + 100 * month + day
