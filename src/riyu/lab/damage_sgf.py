"""Good SGF files damaged by chance, and what reading makes of them: the measure of how forgiving the reader is.

Takes files as bytes, a count and a seed; gives counts and the first failures. Reads no files and prints nothing.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from riyu.base.errors import BadInput, UsageError
from riyu.lab.injuries import (
    Injury,
    cut_end,
    cut_start,
    delete_piece,
    flip_bits,
    injured,
    repeat_piece,
    span,
)
from riyu.sgf.node import Collection, SgfWarning
from riyu.sgf.parser import parse
from riyu.sgf.record import record_of
from riyu.sgf.writer import write

__all__ = ["DamageFailure", "DamageReport", "damaged", "damaged_sgf_report"]

_MAX_NODES = 200_000
_SECONDS = 0.5  # processor time for one file, plus what a large one may take
_SECONDS_A_BYTE = 20e-6
_KEPT_FAILURES = 20


@dataclass(frozen=True, slots=True)
class DamageFailure:
    """A damaged file that the reader failed on: its number (with the seed it comes again), the bytes, what happened."""

    number: int
    data: bytes
    what: str


@dataclass(frozen=True, slots=True)
class DamageReport:
    """What reading made of damaged files.

    Counts of files: `clean` without a warning, `repaired` with warnings, `refused` with BadInput, `crashed` with any
    other exception or a tree that does not read back equal after writing, `slow` past the limit of processor time
    (they are counted under what became of them, too). `with_moves` had a move left to replay. `failures` are the
    first that crashed or were slow.
    """

    files: int
    seed: int
    clean: int
    repaired: int
    refused: int
    crashed: int
    slow: int
    with_moves: int
    failures: tuple[DamageFailure, ...] = ()

    @property
    def is_good(self) -> bool:
        """Say whether nothing crashed and nothing was slow."""
        return not self.crashed and not self.slow

    def __str__(self) -> str:
        return (
            f"{self.files} damaged files (seed {self.seed}): {self.clean} read clean, "
            f"{self.repaired} repaired, {self.refused} refused, {self.crashed} crashed, "
            f"{self.slow} slow; {self.with_moves} with moves left"
        )


def damaged_sgf_report(
    sources: Sequence[bytes], count: int, seed: int, max_nodes: int = _MAX_NODES
) -> DamageReport:
    """Damage the sources `count` times in turn, read each result, and count what came of it.

    The work on one file is bounded by `max_nodes` and measured: more than half a second of processor time and 20 µs a
    byte is slow. Raises UsageError if there is nothing to damage.
    """
    if not sources:
        raise UsageError("no files to damage: expected at least one")
    counts = dict.fromkeys(("clean", "repaired", "refused", "crashed"), 0)
    failures: list[DamageFailure] = []
    slow = with_moves = 0
    for number in range(count):
        data = damaged(sources[number % len(sources)], f"{seed}/{number}")
        before = time.process_time()
        outcome, moves, what = _read(data, max_nodes)
        seconds = time.process_time() - before
        counts[outcome] += 1
        with_moves += moves
        if seconds > _SECONDS + len(data) * _SECONDS_A_BYTE:
            slow += 1
            what = what or f"took {seconds:.2f} s for {len(data)} bytes"
        if what and len(failures) < _KEPT_FAILURES:
            failures.append(DamageFailure(number, data, what))
    return DamageReport(
        count,
        seed,
        counts["clean"],
        counts["repaired"],
        counts["refused"],
        counts["crashed"],
        slow,
        with_moves,
        tuple(failures),
    )


def _read(data: bytes, max_nodes: int) -> tuple[str, bool, str]:
    """Give what became of a file (a word of the counts), whether moves are left, and what failed."""
    try:
        collection = parse(data, "damaged", max_nodes=max_nodes)
        moves = any(_moves_left(collection))
        again = parse(write(collection), max_nodes=max_nodes)
    except BadInput as error:
        return "refused", False, "" if str(error) else "an error without a message"
    except Exception as error:  # whatever it is, it is what we count
        return "crashed", False, f"{type(error).__name__}: {error}"
    if again.warnings or _without_stamp(again) != _without_stamp(collection):
        return "crashed", moves, f"reads back otherwise: {'; '.join(map(str, again.warnings))}"
    return ("repaired" if collection.warnings else "clean"), moves, ""


def _moves_left(collection: Collection) -> list[bool]:
    """Say of each tree whether a record with moves can be had from it."""
    left = []
    for root in collection.trees:
        warnings: list[SgfWarning] = []
        try:
            left.append(bool(record_of(root, warnings=warnings).moves))
        except BadInput:
            left.append(False)
    return left


def _without_stamp(collection: Collection) -> Collection:
    """Give the collection less what writing sets."""
    for root in collection.trees:
        for name in ("FF", "GM", "CA", "AP", "SZ"):
            root.remove(name)
    return collection


def damaged(source: bytes, seed: str) -> bytes:
    """Give a file with one to four injuries; the same seed gives the same."""
    return injured(source, seed, _INJURIES)


def _insert_noise(data: bytes, chance: random.Random) -> bytes:
    noise = chance.choice(
        (
            chance.randbytes(chance.randrange(1, 40)),
            bytes(chance.choices(b"()[];:\\ BWC\r\n", k=chance.randrange(1, 12))),
            b"\0" * chance.randrange(1, 600),
            b"\r\n\r\n-- \r\nSent from my board\r\n",
            b"\\",
        )
    )
    start = chance.randrange(len(data) + 1)
    return data[:start] + noise + data[start:]


def _delete_marks(data: bytes, chance: random.Random) -> bytes:
    """Take some of one kind of bracket or separator away, or all."""
    mark = chance.choice(b"()[];")
    share = chance.choice((0.01, 0.1, 1.0))
    return bytes(b for b in data if b != mark or chance.random() >= share)


def _swap_pieces(data: bytes, chance: random.Random) -> bytes:
    a, b = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    length = chance.randrange(1, 60)
    b = max(b, a + length)
    return (
        data[:a]
        + data[b : b + length]
        + data[a + length : b]
        + data[a : a + length]
        + data[b + length :]
    )


def _wrong_charset(data: bytes, chance: random.Random) -> bytes:
    """Give bytes of another charset than the label's: recoded, or with the label changed."""
    names = ("gb18030", "cp932", "cp949", "latin-1", "utf-16", "utf-8", "utf-7", "nonsense")
    if chance.random() < 0.5:
        label = f"(;CA[{chance.choice(names)}]C[黑 白 Müller]".encode(
            chance.choice(names[:3]), "replace"
        )
        return data.replace(b"(;", label, 1)
    text = data.decode("utf-8", "replace").replace("C[", "C[圍棋 囲碁 바둑 ", 3)
    return text.encode(chance.choice(names[:6]), "replace")


def _change_line_ends(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b"\n", chance.choice((b"\r\n", b"\r", b"\n\r", b" ", b"")))


def _change_case(data: bytes, chance: random.Random) -> bytes:
    start, end = span(data, chance, 3000)
    return data[:start] + data[start:end].swapcase() + data[end:]


_INJURIES: tuple[Injury, ...] = (
    cut_end,
    cut_start,
    delete_piece,
    flip_bits,
    _insert_noise,
    _delete_marks,
    repeat_piece,
    _swap_pieces,
    _wrong_charset,
    _change_line_ends,
    _change_case,
)
