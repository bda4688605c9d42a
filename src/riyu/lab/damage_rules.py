"""Good rule files damaged by chance, and what loading makes of them: a clean load or clear errors, never a crash.

Takes files as bytes, a count and a seed; gives counts and the first failures. Reads no files and prints nothing.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass

from riyu.base.errors import BadInput, UsageError
from riyu.inference.model import RuleFile
from riyu.inference.reader import read_file
from riyu.inference.rulebase import Rulebase
from riyu.lab.injuries import (
    Injury,
    cut_end,
    cut_start,
    delete_piece,
    flip_bits,
    injured,
    repeat_piece,
)
from riyu.patterns.files import text_of_bytes
from riyu.patterns.findings import BadKnowledge, Findings

__all__ = ["RuleDamageFailure", "RuleDamageReport", "damaged", "damaged_rules_report"]

_KEPT_FAILURES = 20
_WORD = re.compile(rb"[A-Za-z][a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class RuleDamageFailure:
    """A damaged file that loading failed on: its number (with the seed it comes again), the bytes, what happened."""

    number: int
    data: bytes
    what: str


@dataclass(frozen=True, slots=True)
class RuleDamageReport:
    """What loading made of damaged files.

    Counts of files: `clean` loaded beside the others, `refused` with errors that each say file and line, `unclear`
    with an error that does not, `crashed` with any other exception. `errors`: all that were told. `is_in_force`: the
    rules loaded at first were the same after all that. `failures` are the first that were unclear or crashed.
    """

    files: int
    seed: int
    clean: int
    refused: int
    unclear: int
    crashed: int
    errors: int
    is_in_force: bool
    failures: tuple[RuleDamageFailure, ...] = ()

    @property
    def is_good(self) -> bool:
        """Say whether nothing crashed, every error was clear, and what was loaded stayed."""
        return not self.crashed and not self.unclear and self.is_in_force

    def __str__(self) -> str:
        stayed = "stayed the same" if self.is_in_force else "CHANGED"
        return (
            f"{self.files} damaged rule files (seed {self.seed}): {self.clean} loaded clean, {self.refused} refused "
            f"with {self.errors} errors, {self.unclear} unclear, {self.crashed} crashed; what was loaded {stayed}"
        )


def damaged_rules_report(sources: Mapping[str, bytes], count: int, seed: int) -> RuleDamageReport:
    """Damage the sources, files by name, `count` times in turn; load each result in the place of what it was.

    Raises UsageError if there is nothing to damage, BadKnowledge if the sources are not right themselves.
    """
    if not sources:
        raise UsageError("no files to damage: expected at least one")
    files = {name: _read(name, data) for name, data in sources.items()}
    in_force = Rulebase.made_of(files.values())
    before = [str(file) for file in in_force.files]
    counts = dict.fromkeys(("clean", "refused", "unclear", "crashed"), 0)
    failures: list[RuleDamageFailure] = []
    errors = 0
    names = list(sources)
    for number in range(count):
        name = names[number % len(names)]
        data = damaged(sources[name], f"{seed}/{number}")
        outcome, found, what = _load(files, name, data)
        counts[outcome] += 1
        errors += found
        if what and len(failures) < _KEPT_FAILURES:
            failures.append(RuleDamageFailure(number, data, what))
    again = Rulebase.made_of(_read(name, data) for name, data in sources.items())
    return RuleDamageReport(
        count,
        seed,
        counts["clean"],
        counts["refused"],
        counts["unclear"],
        counts["crashed"],
        errors,
        in_force == again and before == [str(file) for file in in_force.files],
        tuple(failures),
    )


def _read(name: str, data: bytes) -> RuleFile:
    findings = Findings()
    text = text_of_bytes(data, name, findings)
    found = read_file(text or "", name, findings)
    findings.check()
    return found


def _load(files: Mapping[str, RuleFile], name: str, data: bytes) -> tuple[str, int, str]:
    """Give what became of a file (a word of the counts), how many errors were told, and what failed."""
    try:
        Rulebase.made_of({**files, name: _read(name, data)}.values())
    except BadKnowledge as bad:
        unclear = [error for error in bad.errors if not _is_clear(error)]
        if unclear:
            return "unclear", len(bad.errors), f"no file or line: {unclear[0]}"
        return "refused", len(bad.errors), ""
    except Exception as error:  # whatever it is, it is what we count
        return "crashed", 0, f"{type(error).__name__}: {error}"
    return "clean", 0, ""


def _is_clear(error: BadInput) -> bool:
    """Say whether an error names a line of a file and says what was found."""
    return bool(error.place.source and error.place.line and error.message)


def damaged(source: bytes, seed: str) -> bytes:
    """Give a file with one to four injuries; the same seed gives the same."""
    return injured(source, seed, _INJURIES)


def _change_lines(data: bytes, chance: random.Random) -> bytes:
    """Take a line out, double it, swap it with another, or move it in or out by some columns."""
    lines = data.split(b"\n")
    one, two = (chance.randrange(len(lines)) for _ in range(2))
    kind = chance.randrange(5)
    if kind == 0:
        del lines[one]
    elif kind == 1:
        lines.insert(two, lines[one])
    elif kind == 2:
        lines[one], lines[two] = lines[two], lines[one]
    elif kind == 3:
        lines[one] = b" " * chance.randrange(1, 9) + lines[one]
    else:
        lines[one] = lines[one].lstrip()
    return b"\n".join(lines)


def _change_signs(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 5))):
        changed[chance.randrange(len(changed))] = chance.choice(b"OXos.?*_-|+abPQR,()=<>!# 059\t")
    return bytes(changed)


def _misspell(data: bytes, chance: random.Random) -> bytes:
    words = list(_WORD.finditer(data))
    if not words:
        return data
    found = chance.choice(words)
    word = bytearray(found[0])
    at = chance.randrange(len(word))
    kind = chance.randrange(3)
    if kind == 0:
        del word[at]
    elif kind == 1:
        word.insert(at, chance.choice(b"abcdefghijklmnopqrstuvwxyz-"))
    else:
        word[at : at + 2] = word[at : at + 2][::-1]
    return data[: found.start()] + bytes(word) + data[found.end() :]


def _swap_words(data: bytes, chance: random.Random) -> bytes:
    words = list(_WORD.finditer(data))
    if len(words) < 2:
        return data
    one, two = sorted(chance.sample(range(len(words)), 2))
    a, b = words[one], words[two]
    between = data[a.end() : b.start()]
    return data[: a.start()] + b[0] + between + a[0] + data[b.end() :]


def _change_line_ends(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b"\n", chance.choice((b"\r\n", b"\r", b"\n\n", b" ", b"")))


_INJURIES: tuple[Injury, ...] = (
    cut_end,
    cut_start,
    delete_piece,
    repeat_piece,
    _change_lines,
    _change_lines,
    _change_signs,
    _change_signs,
    flip_bits,
    _misspell,
    _misspell,
    _swap_words,
    _change_line_ends,
)
