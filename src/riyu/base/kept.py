"""Values that were made of texts, kept in the user's cache folder: at the next start they need not be made again.

Takes a value and the texts that it was made of; gives it back where the texts and the program are the same. Knows no
format and no Go.

Each value is a file, named by a digest of its texts and of the program's files that make it: a change of either makes
another name. A file is written whole; one that is damaged, is not the user's own or may be written to by others counts
as none. What it holds is data alone: nothing is made of it but values of the classes named, and no code is run. All of
them may be deleted at any time. Where the folder can't be read or written nothing is kept, and nothing is said.
"""

from __future__ import annotations

import gc
import io
import os
import pickle
import sys
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from riyu.base.errors import WriteError
from riyu.base.whole_files import write_whole

__all__ = ["MOST_FILES", "Kept", "cache_folder", "source_digest", "uncollected"]

MOST_FILES = 1000
"""Values that are kept at most; then the half not used for longest is thrown away. A start uses some 170."""

_DIGITS = 32
_BY_OTHERS = 0o022
_DAY = 86400  # seconds from one note that a file is in use to the next
_SOURCE = "source"


def cache_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give riyu's folder for caches, as the platform has it. Raises RuntimeError if the user has no home."""
    system: str = sys.platform
    if system == "linux":
        # What platformdirs gives here (XDG base directories), without its 30 ms.
        folder = environ.get("XDG_CACHE_HOME", "").strip()
        return (Path(folder) if folder else Path.home() / ".cache") / "riyu"
    from platformdirs import user_cache_path

    return user_cache_path("riyu", appauthor=False)


class Kept:
    """Values of one kind.

    Arguments: the classes that they are made of, beside Python's own numbers, texts and containers; the folders of the
    program's source that say what is made of a text.
    """

    def __init__(self, classes: Collection[type], layers: Collection[str]) -> None:
        self._classes = {(one.__module__, one.__qualname__): one for one in classes}
        self._layers = tuple(layers)

    def get(self, source: str, *texts: str | bytes) -> Any:
        """Give what was made of some texts, as if they stood in `source`; None if it is not known."""
        with suppress(OSError, RuntimeError):
            data = _own_bytes(self._file(texts))
            digest, content = data[:_DIGITS], data[_DIGITS:]
            if digest == _digest(content):
                with suppress(Exception), uncollected():  # if it fails, it is no value of ours
                    return _Reader(io.BytesIO(content), self._classes, source).load()
        return None

    def put(self, value: object, source: str, *texts: str | bytes) -> None:
        """Keep what was made of some texts. `source` is where they stand: the same string where the value names it."""
        with suppress(OSError, RuntimeError, WriteError):
            file = self._file(texts)
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            _make_room(file.parent)
            content = io.BytesIO()
            _Writer(content, source).dump(value)
            data = content.getvalue()
            write_whole(file, _digest(data) + data, is_synced=False, mode=0o600)

    def _file(self, texts: Collection[str | bytes]) -> Path:
        digest = blake2b(digest_size=_DIGITS, key=source_digest(self._layers))
        for text in texts:
            data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
            digest.update(len(data).to_bytes(8, "little") + data)
        return cache_folder() / "made" / digest.hexdigest()


class _Writer(pickle.Pickler):
    """Writes values, and a mark in place of the source that they name."""

    def __init__(self, file: io.BytesIO, source: str) -> None:
        super().__init__(file, protocol=5)
        self._source = source

    def persistent_id(self, value: object) -> str | None:
        """Give the mark for the source, nothing for all else."""
        return _SOURCE if value is self._source else None

    def reducer_override(self, value: Any) -> Any:
        """Have a dataclass made of its fields again: four times as quick as what frozen ones with slots do."""
        if isinstance(value, type) or not is_dataclass(value):
            return NotImplemented
        return type(value), tuple(getattr(value, one.name) for one in fields(value) if one.init)


class _Reader(pickle.Unpickler):
    """Reads values of some classes, and nothing else that pickles may name."""

    def __init__(
        self, file: io.BytesIO, classes: Mapping[tuple[str, str], type], source: str
    ) -> None:
        super().__init__(file)
        self._known = classes
        self._source = source

    def persistent_load(self, mark: object) -> str:
        """Give the source."""
        return self._source

    def find_class(self, module: str, name: str) -> Any:
        """Give a class of those that are known. Raises UnpicklingError for all else."""
        found = self._known.get((module, name))
        if found is None:
            raise pickle.UnpicklingError(f"{module}.{name} is no class of these values")
        return found


@contextmanager
def uncollected() -> Iterator[None]:
    """Let nothing look for garbage among many new values, of which none is, as long as the block runs."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _own_bytes(path: Path) -> bytes:
    """Read a file that is the user's own, and note that it is in use. Raises OSError if others may write to it."""
    with path.open("rb") as file:
        about = os.fstat(file.fileno())
        if time.time() - about.st_mtime > _DAY:
            os.utime(path)
        if hasattr(os, "geteuid"):
            if about.st_uid != os.geteuid() or about.st_mode & _BY_OTHERS:
                raise PermissionError(f"{path} is not the user's own")
        return file.read()


def _make_room(folder: Path) -> None:
    """Throw the half of a folder's files away that was not used for longest, once there are too many."""
    files = list(folder.iterdir())
    if len(files) < MOST_FILES:
        return
    times = {}
    for file in files:
        with suppress(OSError):
            times[file] = file.stat().st_mtime_ns
    for file in sorted(times, key=times.__getitem__)[: len(times) // 2]:
        with suppress(OSError):
            file.unlink()


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=_DIGITS).digest()


@cache  # of the program that runs, which stays the same
def source_digest(layers: tuple[str, ...]) -> bytes:
    """Give a digest, 32 bytes, of folders of the program: all source, and size and time of what is compiled of it."""
    import riyu

    digest = blake2b(sys.version.encode(), digest_size=_DIGITS)
    for layer in layers:
        for path in sorted((Path(riyu.__file__).parent / layer).iterdir()):
            if path.suffix in (".py", ".pxd", ".lark"):
                about = path.read_bytes()
            elif path.suffix in (".so", ".pyd"):
                state = path.stat()
                about = f"{state.st_size} {state.st_mtime_ns}".encode()
            else:
                continue
            digest.update(f"{layer}/{path.name} {len(about)}\n".encode() + about)
    return digest.digest()
