"""Games divided into chunks, for a harvest to count in.

Takes game files; gives chunks, which name their games by file and number, and the records of a chunk. Counts nothing.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from riyu.base.errors import BadInput, Place
from riyu.base.files import opened
from riyu.game.record import Record
from riyu.sgf.files import iter_games, read_record

__all__ = ["Chunk", "chunks_of", "records_in"]

CHUNK = 2000
"""Games counted at once, a part of a pass: so many, or a 16th of all where these are fewer, but 250 at least."""

_ARCHIVES = (".sgfs", ".sgfs.gz")


@dataclass(frozen=True, slots=True)
class Chunk:
    """Games of one file, by number from 1: lines of an archive, else games of the file."""

    path: str
    numbers: tuple[int, ...]


def chunks_of(
    paths: Sequence[Path], games: int | None = None, seed: int = 0, size: int = 0
) -> list[Chunk]:
    """Divide the games of files into chunks; `games`: only so many, taken by chance, the same for the same seed.

    `size`: so many a chunk. Raises BadInput if a file can't be read.
    """
    all_games = [(path, number) for path in paths for number in range(1, _games_in(path) + 1)]
    if games is not None and games < len(all_games):
        taken = sorted(random.Random(seed).sample(range(len(all_games)), games))
        all_games = [all_games[place] for place in taken]
    size = size or max(250, min(CHUNK, -(-len(all_games) // 16)))
    chunks = []
    for path in paths:
        numbers = [number for of_path, number in all_games if of_path == path]
        chunks += [
            Chunk(str(path), tuple(numbers[first : first + size]))
            for first in range(0, len(numbers), size)
        ]
    return chunks


def _is_archive(path: Path) -> bool:
    return path.name.lower().endswith(_ARCHIVES)


def _lines(path: Path) -> Generator[bytes, None, None]:
    with opened(path, "a game file") as lines:
        yield from lines


def _games_in(path: Path) -> int:
    if not _is_archive(path):
        return sum(1 for _ in iter_games(path))
    try:
        return sum(1 for _ in _lines(path))
    except (OSError, EOFError, zlib.error) as error:
        raise BadInput(f"can't be read: {error}", Place(str(path))) from None


def records_in(chunk: Chunk) -> Iterator[Record | BadInput]:
    """Give the records of a chunk's games, and what is wrong with those that can't be read."""
    path, wanted = Path(chunk.path), frozenset(chunk.numbers)
    first, last = chunk.numbers[0], chunk.numbers[-1]
    if not _is_archive(path):
        yield from (record for number, record in iter_games(path) if number in wanted)
        return
    with closing(_lines(path)) as lines:
        for number, line in enumerate(islice(lines, first - 1, last), start=first):
            if number in wanted and line.strip():
                try:
                    yield read_record(line)
                except BadInput as error:
                    yield error
