"""GTP commands damaged by chance, and what riyu's session makes of them: the measure of how robust it is.

Takes settings and a count; gives counts, the slowest time and each crash with what led to it. Prints nothing.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from riyu.base.errors import RiyuError
from riyu.interfaces.cli.settings import Settings

__all__ = ["GtpDamageReport", "damage_gtp", "damaged"]

_PIECES = [
    *(b"(", b")", b";", b"[", b"]", b"\\", b":", b"\0", b"\r", b"\n", b"\xff\xfe", b"\xef\xbb\xbf"),
    *(b"B[", b"W[]", b"AB[aa:ss]", b"SZ[19]", b"SZ[0]", b"SZ[-1]", b"SZ[99999999999]", b"CA[GBK]"),
    *(b"(;" * 500, b")" * 500, b"[" * 500, b"KM[nan]", b"HA[999999]", b"\xe7\x9f"),
]
_WORDS = (
    *("black", "white", "b", "w", "A1", "T19", "J9", "I5", "Z99", "pass", "resign", "0", "1", "-1"),
    *(
        "9",
        "19",
        "25",
        "1e999",
        "nan",
        "inf",
        "99999999999999999999",
        "\u7406\u7531",
        "#",
        "=",
        "?",
    ),
    *("true", "-", "--", "''", '"', "\\", "/dev/null", "/nonexistent.sgf", "%s", "{}", "\t"),
)
_SLOW = frozenset(
    {
        # They play, and a round would take seconds; the tests of the engine are for that.
        *("genmove", "reg_genmove", "quit", "kgs-genmove_cleanup", "gomill-genmove_ex", "printsgf"),
        *("lz-analyze", "kata-analyze", "analyze", "restricted_genmove", "kgs-game_over"),
        *("lz-genmove_analyze", "kata-genmove_analyze", "genmove_analyze", "final_score"),
    }
)
_KEPT_CRASHES = 10

Advance: TypeAlias = Callable[[int, int, str], None]


@dataclass(frozen=True, slots=True)
class GtpDamageReport:
    """What came of damage: counts by outcome, the slowest answer in seconds, the first crashes with their inputs."""

    counts: Mapping[str, int]
    slowest: float
    crashes: tuple[str, ...]


def damaged(data: bytes, chance: random.Random) -> bytes:
    """Give data with one to five changes: a byte flipped, a part cut, doubled or moved, a nasty piece put in."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 5)):
        start = chance.randint(0, len(changed))
        end = min(len(changed), start + chance.choice((1, 1, 2, 10, 100)))
        kind = chance.randrange(5)
        if kind == 0 and start < end:
            changed[start] ^= 1 << chance.randrange(8)
        elif kind == 1:
            del changed[start:end]
        elif kind == 2:
            changed[start:start] = changed[start:end]
        elif kind == 3:
            part = changed[start:end]
            del changed[start:end]
            place = chance.randint(0, len(changed))
            changed[place:place] = part
        else:
            changed[start:start] = chance.choice(_PIECES)
    return bytes(changed)


def damage_gtp(settings: Settings, rounds: int, advance: Advance | None = None) -> GtpDamageReport:
    """Send commands with wrong, missing and damaged arguments to a session in this process, all in one session."""
    from riyu.interfaces.gtp.session import Session

    chance = random.Random(settings.seed)
    session = Session(settings)
    names = [name for name in session.send("list_commands")[1].split() if name not in _SLOW]
    tally = _Tally(rounds, advance)
    sent: list[str] = []

    def ask(line: str) -> str:
        ok, text = session.send(line)
        if not ok and text.startswith("internal error"):
            raise RuntimeError(text)
        return "answered" if ok else "refused"

    for _ in range(rounds):
        words = [
            chance.choice(names),
            *(chance.choice(_WORDS) for _ in range(chance.randint(0, 4))),
        ]
        line = " ".join(words)
        if chance.random() < 0.3:
            line = damaged(line.encode(), chance).decode("utf-8", "replace")
        # One command a line; and one that plays would take long (see _SLOW).
        line = line.replace("\n", " ").replace("\r", " ")
        if not line.split() or not _SLOW.isdisjoint(line.split()):
            line = "name"
        sent = [*sent[-4:], line]
        tally.try_one(partial(ask, line), " | ".join(sent))
    return tally.report()


class _Tally:
    """Counts how tries end. Not a try's business: what is tried."""

    def __init__(self, rounds: int, advance: Advance | None) -> None:
        self._rounds = rounds
        self._advance = advance
        self._counts: Counter[str] = Counter()
        self._slowest = 0.0
        self._crashes: list[str] = []

    def try_one(self, work: Callable[[], str], about: str) -> None:
        """Do something that gives its outcome; a RiyuError is a refusal, any other exception a crash."""
        start = time.perf_counter()
        try:
            outcome = work()
        except RiyuError:
            outcome = "refused"
        except Exception as error:  # what we are looking for
            outcome = "crashed"
            if len(self._crashes) < _KEPT_CRASHES:
                self._crashes.append(f"{type(error).__name__}: {error} after {about}")
        self._slowest = max(self._slowest, time.perf_counter() - start)
        self._counts[outcome] += 1
        if self._advance is not None:
            self._advance(sum(self._counts.values()), self._rounds, outcome)

    def report(self) -> GtpDamageReport:
        """Give what was counted so far."""
        return GtpDamageReport(
            dict(sorted(self._counts.items())), round(self._slowest, 4), tuple(self._crashes)
        )
