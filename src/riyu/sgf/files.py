"""Game files opened: SGF, gzipped or not, NGF and GIB, and archives of one SGF a line, streamed.

Takes paths or bytes; gives collections and records. What a file holds is told by its content first, by its name second.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from pathlib import Path

from riyu.base.errors import BadInput, Place
from riyu.base.files import GZIP, opened, read_bytes, unread
from riyu.game.record import Record
from riyu.sgf._foreign import foreign_format, read_foreign
from riyu.sgf.node import Collection, SgfWarning
from riyu.sgf.parser import MAX_BYTES, MAX_NODES, parse
from riyu.sgf.record import record_of

__all__ = ["holds_lines", "iter_collections", "iter_games", "read_file", "read_record"]

_MAX_LINE = 1 << 20  # bytes of one game in an archive
_CHUNK = 1 << 16
_FIRST_CHUNK = 1 << 8  # of a member: very many small ones must not cost a large piece each
_MOST_MEMBERS = 100_000
_WANTED = "a game file"
_LINES = (".sgfs", ".sgfs.gz")

# What people drop on a Go program by mistake.
_OTHERS = (
    (b"\x89PNG", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF", "a PDF document"),
    (b"PK\x03\x04", "a ZIP archive: unpack it first"),
    (b"7z\xbc\xaf", "a 7z archive: unpack it first"),
    (b"Rar!", "a RAR archive: unpack it first"),
    (b"BZh", "bzip2 data: unpack it first"),
    (b"\xfd7zXZ", "xz data: unpack it first"),
    (b"\x7fELF", "a program"),
    (b"SQLite format 3", "a database"),
)


def read_file(
    source: Path | str | bytes,
    *,
    name: str = "",
    max_bytes: int = MAX_BYTES,
    max_nodes: int = MAX_NODES,
) -> Collection:
    """Read a game file, or the bytes of one.

    Gzip is undone (bytes cut off at the end are a warning); NGF and GIB are told by name or content and read by pysgf.
    `name` stands for the source in messages and tells the format of bytes. `max_bytes` is for what gzip gives, too.
    Raises BadInput: no such file, a folder, no right to read, another kind of file, no game in it, a limit passed.
    """
    if isinstance(source, bytes):
        data, shown = source, name
    else:
        data, shown = read_bytes(source, max_bytes, _WANTED), name or str(source)
    warnings: tuple[SgfWarning, ...] = ()
    if data.startswith(GZIP):
        data, complaint = _gunzipped(data, max_bytes, shown)
        if complaint:
            warnings = (SgfWarning(1, 1, complaint),)
    for magic, kind in _OTHERS:
        if data.startswith(magic) and not re.search(rb"\(\s*;", data[:_CHUNK]):
            raise BadInput(f"found {kind}: expected a game file", Place(shown))
    foreign = foreign_format(data, shown)
    if foreign and len(data) <= max_bytes:
        collection = read_foreign(data, foreign, shown)
    else:
        collection = parse(data, shown, max_bytes=max_bytes, max_nodes=max_nodes)
    collection.warnings = warnings + collection.warnings
    return collection


def read_record(
    source: Path | str | bytes, *, name: str = "", warnings: list[SgfWarning] | None = None
) -> Record:
    """Read the record of a file's first game: its main line. Errors as in `read_file` and `record_of`."""
    collection = read_file(source, name=name)
    if warnings is not None:
        warnings.extend(collection.warnings)
    return record_of(collection.first, warnings=warnings)


def holds_lines(path: Path | str) -> bool:
    """Say whether a file holds one SGF a line, by its name."""
    return str(path).lower().endswith(_LINES)


def iter_collections(
    path: Path | str, first: int = 1, last: int | None = None
) -> Iterator[tuple[int, Collection | BadInput]]:
    """Give what an archive holds, one by one: (line number, collection), or the error in a collection's place.

    `.sgfs` and `.sgfs.gz` hold one SGF a line (empty lines are passed over) and are never in memory as a whole; of
    these only the lines from `first` to `last` are given. Any other file is given as one collection, number 1. Raises
    BadInput if the file itself can't be opened.
    """
    path = Path(path)
    if not holds_lines(path):
        yield 1, read_file(path)
        return
    number = 0
    try:
        with opened(path, _WANTED) as lines:
            while (last is None or number < last) and (line := lines.readline(_MAX_LINE + 1)):
                number += 1
                place = Place(str(path), number)
                if len(line) > _MAX_LINE:
                    while line and not line.endswith(b"\n"):
                        line = lines.readline(_MAX_LINE)
                    found: Collection | BadInput = BadInput(
                        f"a line of more than {_MAX_LINE} bytes", place
                    )
                elif number < first or not line.strip():
                    continue
                else:
                    found = _parsed_line(line, place)
                if number >= first:
                    yield number, found
    except OSError as error:
        if error.errno is not None:
            raise BadInput(unread(error), Place(str(path))) from None
        yield number + 1, _damaged_gzip(error, path, number)
    except (EOFError, zlib.error) as error:
        yield number + 1, _damaged_gzip(error, path, number)


def iter_games(path: Path | str) -> Iterator[tuple[int, Record | BadInput]]:
    """Give the games of an archive or file as records, one by one: (number, record), or the error in a record's place.

    The number is the line's in `.sgfs` and `.sgfs.gz`, else the game's in its collection, from 1. Raises BadInput if
    the file itself can't be opened or holds no game.
    """
    by_line = holds_lines(path)
    for line, found in iter_collections(path):
        if isinstance(found, BadInput):
            yield line, found
            continue
        for number, root in enumerate(found.trees, start=1):
            try:
                yield (line if by_line else number), record_of(root)
            except BadInput as error:
                place = error.place
                if by_line:
                    place = Place(str(path), line, place.column)
                yield (line if by_line else number), BadInput(error.message, place)


def _parsed_line(line: bytes, place: Place) -> Collection | BadInput:
    try:
        return parse(line, place.source)
    except BadInput as error:
        return BadInput(error.message, Place(place.source, place.line, error.place.column))


def _damaged_gzip(error: Exception, path: Path, number: int) -> BadInput:
    return BadInput(f"damaged gzip data: {error}", Place(str(path), number + 1))


def _gunzipped(data: bytes, max_bytes: int, shown: str) -> tuple[bytes, str]:
    """Give what gzip data hold, as far as they go, and what is wrong with them."""
    pieces: list[bytes] = []
    size = at = members = 0
    complaint = ""
    # Gzip data may be several members one after the other; what follows the last is passed over.
    while data.startswith(GZIP, at) and not complaint:
        members += 1
        if members > _MOST_MEMBERS:
            raise BadInput(f"more than {_MOST_MEMBERS} pieces of gzip data", Place(shown))
        member = zlib.decompressobj(wbits=31)
        chunk = _FIRST_CHUNK
        while not member.eof:
            fresh = member.unconsumed_tail or data[at : at + chunk]
            if not member.unconsumed_tail:
                at += len(fresh)
                chunk = min(2 * chunk, _CHUNK)
            try:
                piece = member.decompress(fresh, _CHUNK)
            except zlib.error as error:
                complaint = f"damaged gzip data: {error}; read as far as they go"
                break
            pieces.append(piece)
            size += len(piece)
            if size > max_bytes:
                raise BadInput(f"unpacked it is larger than {max_bytes} bytes", Place(shown))
            if not piece and not fresh and not member.eof:
                complaint = "the gzip data end too early: read as far as they go"
                break
        at -= len(member.unused_data)
    if complaint and not size:
        raise BadInput(complaint.partition(";")[0].partition(": read")[0], Place(shown))
    return b"".join(pieces), complaint
