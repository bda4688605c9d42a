"""Damaged commands: GTP lines broken in all the ways that lines break, put to an engine of this process.

Takes a way to start an engine and a number of lines; reports what was answered, refused, or broke it. Knows no Go.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from riyu.base.errors import UsageError

__all__ = ["SEEDS", "DamagedGtpReport", "Send", "damage", "damaged_gtp_report"]

Send = Callable[[str], tuple[bool, str]]
"""Answers a command line: whether it succeeded, and the reply's text."""

SEEDS = (
    *("boardsize 9", "boardsize 13", "clear_board", "komi 6.5", "play b D4", "play white E5"),
    *("play b pass", "play w PASS", "genmove b", "reg_genmove w", "undo", "gg-undo 2"),
    *("showboard", "fixed_handicap 4", "place_free_handicap 3", "set_free_handicap C3 G7 D5"),
    *("time_settings 300 30 5", "time_left b 120 0", "kgs-time_settings byoyomi 60 10 3"),
    *("kata-time_settings absolute 60", "kata-set-rules japanese", "kata-get-rules"),
    'kata-set-rules {"ko":"SIMPLE","scoring":"AREA","suicide":true,"tax":"NONE"}',
    *("kgs-rules new_zealand", "kgs-genmove_cleanup b", "set_position b A1 w B2 b C3"),
    *("gogui-setup b C3 w D4 e E5", "gogui-setup_player w", "gogui-play_sequence b A1 w B1 b A2"),
    *(
        "gogui-param_general playouts 3",
        "gogui-param_general style plain",
        "gogui-analyze_commands",
    ),
    *("gomill-explain_last_move", "gomill-genmove_ex b claim", "final_status_list dead"),
    *("final_status_list dame", "final_score", "countlib D4", "findlib E5", "is_legal w C3"),
    *("all_legal b", "captures w", "color D4", "trymove w D5", "popgo", "ladder_attack E5"),
    *("restricted_genmove b A1 C3 PASS", "gg_genmove w 7", "top_moves", "top_moves_white"),
    *("riyu-why", "riyu-why-not D4", "riyu-candidates b", "riyu-style plain", "riyu-position"),
    *("12 name", "known_command play", "list_commands", "# a comment", "3 version # why"),
)
"""Lines that are right, to be broken."""

_STRANGE = (
    *("", "-1", "0", "1", "2", "19", "20", "25", "999999999999999999999", "1e400", "nan", "-inf"),
    *("0x1F", "٣", "1_0", "½", "true", "null", "[]", "{}", '{"ko":[]}', '{"a":{"b":', "'", '"'),
    *("A0", "I5", "T19", "Z99", "a1", "pass", "resign", "b", "w", "black", "WHITE", "e", "B"),
    *("\x00", "\x07", "\t", "\r", "\x1b[2J", "\ud800", "\udcff", "\u2028", "\xa0", "é", "黑", "#"),
    *("%s%n", "../../x", "a" * 3000, "D4 " * 500, "=", "?", "\n\n", "= \n\n= "),
)
# Commands that read or write a file named on the line: a broken name must not reach the disk.
_TOUCH_FILES = ("sgf",)


@dataclass(frozen=True, slots=True)
class DamagedGtpReport:
    """What came of damaged lines.

    `crashed` counts the replies that own up to an internal error (and exceptions let out), `disturbed` the refused
    lines after which the probes' answers were others; `worst` is the line that took longest, `slowest` seconds;
    `failures` are lines that crashed or disturbed, with what was said, at most 20.
    """

    sent: int
    ok: int
    refused: int
    crashed: int
    disturbed: int
    slowest: float
    worst: str
    failures: tuple[str, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Say whether nothing crashed and no refused line changed anything."""
        return not self.crashed and not self.disturbed

    def __str__(self) -> str:
        lines = [
            f"{self.sent} lines: {self.ok} answered, {self.refused} refused, {self.crashed} crashed,"
            f" {self.disturbed} changed something though refused; slowest {self.slowest:.2f} s"
            f" ({self.worst!r:.60})"
        ]
        return "\n".join([*lines, *self.failures])


def damage(line: str, chance: random.Random, seeds: Sequence[str] = SEEDS) -> str:
    """Give a line broken in one to three places: words or characters dropped, doubled, strange, or another line's."""
    for _ in range(chance.choice((1, 1, 2, 3))):
        words = line.split(" ")
        at = chance.randrange(len(words))
        match chance.randrange(8):
            case 0:
                words[at] = chance.choice(_STRANGE)
            case 1:
                words.insert(at + 1, chance.choice(_STRANGE))
            case 2:
                del words[at]
            case 3:
                words.insert(at, words[at])
            case 4:
                words[at:] = chance.choice(seeds).split(" ")[chance.randrange(2) :]
            case 5:
                words[at] = words[at].swapcase()
            case _:
                word = list(words[at])
                place = chance.randrange(len(word) + 1)
                word[place : place + chance.randrange(2)] = [chr(chance.randrange(1, 256))]
                words[at] = "".join(word)
        line = " ".join(words)
    return line


def damaged_gtp_report(
    start: Callable[[], Send],
    count: int,
    seed: int = 0,
    *,
    seeds: Sequence[str] = SEEDS,
    probes: Iterable[str] = ("showboard", "kata-get-rules"),
    lines_each: int = 200,
) -> DamagedGtpReport:
    """Put `count` damaged lines to engines, a fresh one for every `lines_each`, right lines among them.

    `start` starts an engine. `probes` are asked before and after each refused line: the answers must be the same. Lines
    that may name a file to read or write, and `quit`, are never sent. The same seed gives the same lines.
    Raises UsageError for a count below 1.
    """
    if count < 1:
        raise UsageError(f"{count} lines: expected 1 or more")
    chance = random.Random(seed)
    probes = tuple(probes)
    sent = ok = refused = crashed = disturbed = 0
    slowest, worst = 0.0, ""
    failures: list[str] = []
    send: Send | None = None
    before: list[tuple[bool, str]] = []
    while sent < count:
        if send is None or sent % lines_each == 0:
            send = start()
            before = [send(probe) for probe in probes]
        line = chance.choice(seeds)
        if chance.random() < 0.7:
            line = damage(line, chance, seeds)
        if _is_kept_back(line):
            continue
        sent += 1
        began = time.monotonic()
        try:
            succeeded, text = send(line)
        except Exception as error:
            # Let out of the engine: it is broken, and the next line goes to another.
            crashed += 1
            failures.append(f"{line!r:.200}: raised {type(error).__name__}: {error}")
            send = None
            continue
        took = time.monotonic() - began
        if took > slowest:
            slowest, worst = took, line
        ok += succeeded
        refused += not succeeded
        if not succeeded and text.startswith("internal error"):
            crashed += 1
            failures.append(f"{line!r:.200}: {text}")
        after = [send(probe) for probe in probes]
        if not succeeded and after != before:
            disturbed += 1
            failures.append(
                f"{line!r:.200}: refused ({text}), but changed the answers of the probes"
            )
        before = after
    return DamagedGtpReport(
        sent, ok, refused, crashed, disturbed, slowest, worst, tuple(failures[:20])
    )


def _is_kept_back(line: str) -> bool:
    # Control characters are dropped by whoever reads the line: what is left counts.
    plain = "".join(c for c in line if c > " " and c != "\x7f").lower()
    return any(word in plain for word in (*_TOUCH_FILES, "quit", ".toml"))
