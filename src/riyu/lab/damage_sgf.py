"""Good SGF files damaged by chance, and what reading makes of them: the measure of how forgiving the reader is.

Takes files as bytes, a count and a seed; gives counts and the first failures. Reads no files and prints nothing.
"""

from __future__ import annotations

import encodings
import gzip
import pkgutil
import random
import time
from collections.abc import Callable, Sequence

from riyu.base.errors import BadInput
from riyu.lab.damage import CRASHED, HUNG, DamageReport, Round, Tally, damaged_report
from riyu.lab.injuries import (
    Injury,
    change_line_ends,
    cut_end,
    cut_start,
    delete_piece,
    flip_bits,
    repeat_piece,
    span,
)
from riyu.sgf.files import read_file
from riyu.sgf.node import Collection, SgfWarning
from riyu.sgf.parser import parse
from riyu.sgf.record import record_of
from riyu.sgf.writer import write

__all__ = ["damaged_sgf_report"]

WORDS = ("clean", "repaired", "refused", "with_moves", "otherwise", "slow", CRASHED, HUNG)
"""What may come of a file: read without a warning, or with warnings; refused in words; besides, a move left to replay;
what is written of it reads back otherwise; past the limit of processor time; and what ends a round early."""

BAD = ("otherwise", "slow", CRASHED, HUNG)

_MAX_NODES = 200_000
_MAX_BYTES = 8 << 20
_SECONDS = 0.5  # processor time for one file, plus what a large one may take
_SECONDS_A_BYTE = 20e-6
_CODECS = tuple(sorted(module.name for module in pkgutil.iter_modules(encodings.__path__)))


def damaged_sgf_report(
    sources: Sequence[bytes],
    count: int,
    seed: int,
    max_nodes: int = _MAX_NODES,
    told: Callable[[int], object] = lambda done: None,
) -> DamageReport:
    """Damage the sources `count` times in turn, read each result, and count what came of it.

    The work on one file is bounded by `max_nodes` and measured: more than half a second of processor time and 20 µs a
    byte is slow, where it takes that once more: the first time may have had to collect garbage of others. Raises
    UsageError if there is nothing to damage.
    """
    files = {f"file {number}": data for number, data in enumerate(sources, start=1)}

    def attempt(_name: str, data: bytes) -> Round:
        may_take = _SECONDS + len(data) * _SECONDS_A_BYTE
        for _ in range(2):
            before = time.process_time()
            words, what = _read(data, max_nodes)
            seconds = time.process_time() - before
            if seconds <= may_take:
                break
        else:
            words = (*words, "slow")
            what = what or f"took {seconds:.2f} s for {len(data)} bytes"
        return Round(words, what)

    tally = Tally("games", seed, WORDS, BAD)
    return damaged_report(tally, files, _INJURIES, count, seed, attempt, told=told)


def _read(data: bytes, max_nodes: int) -> tuple[tuple[str, ...], str]:
    """Give what became of a file, in words of the report, and what failed."""
    try:
        collection = read_file(data, name="damaged", max_bytes=_MAX_BYTES, max_nodes=max_nodes)
        moves = ("with_moves",) if any(_moves_left(collection)) else ()
        again = parse(write(collection), max_nodes=max_nodes)
    except BadInput as error:
        if not error.message.strip():
            return (CRASHED,), "an error without a message"
        return ("refused",), ""
    word = "repaired" if collection.warnings else "clean"
    if again.warnings or _without_stamp(again) != _without_stamp(collection):
        said = "; ".join(map(str, again.warnings))
        return (word, *moves, "otherwise"), f"reads back otherwise: {said}"
    return (word, *moves), ""


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
    names = ("gb18030", "cp932", "cp949", "latin-1", "utf-16", "utf-8")
    if chance.random() < 0.5:
        # Whatever Python calls a codec stands for a charset somewhere.
        name = chance.choice((*names, *_CODECS))
        label = f"(;CA[{name}]C[黑 白 Müller]".encode(chance.choice(names[:3]), "replace")
        return data.replace(b"(;", label, 1)
    text = data.decode("utf-8", "replace").replace("C[", "C[圍棋 囲碁 바둑 ", 3)
    return text.encode(chance.choice(names), "replace")


def _change_case(data: bytes, chance: random.Random) -> bytes:
    start, end = span(data, chance, 3000)
    return data[:start] + data[start:end].swapcase() + data[end:]


def _pack(data: bytes, chance: random.Random) -> bytes:
    """Pack the file, in one piece or several, and damage what is packed now and then."""
    at = chance.randrange(len(data) + 1)
    pieces = chance.choice(([data], [data[:at], data[at:]], [b"", data, b""]))
    packed = b"".join(gzip.compress(piece, 1, mtime=0) for piece in pieces)
    return chance.choice((cut_end, flip_bits))(packed, chance) if chance.random() < 0.5 else packed


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
    change_line_ends,
    _pack,
    _change_case,
)
