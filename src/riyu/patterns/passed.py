"""Texts of pattern files that passed all checks before, so that they need not be checked at every start.

Takes texts; says which of them this very program has found right, and keeps that in the user's cache folder. Knows no
format.

A text is known by a digest of itself and of all that checks it: the program's files, up to the layer of patterns. A
change of either makes another digest, and whoever reads then checks again. The file may be deleted at any time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path

from riyu.base.errors import WriteError
from riyu.base.whole_files import write_whole

__all__ = ["Passed", "cache_file"]

_LAYERS = ("base", "game", "features", "patterns")
_MOST_BYTES = 1 << 19


def cache_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the file's path, in the platform's folder for caches. Raises RuntimeError if the user has no home."""
    system: str = sys.platform
    if system == "linux":
        # What platformdirs gives here (XDG base directories), without its 30 ms.
        folder = environ.get("XDG_CACHE_HOME", "").strip()
        return (Path(folder) if folder else Path.home() / ".cache") / "riyu" / "passed-patterns"
    from platformdirs import user_cache_path

    return user_cache_path("riyu", appauthor=False) / "passed-patterns"


class Passed:
    """The texts known to be right. Where its file can't be read or written, none is known, and nothing is said.

    Argument: the file, by default the user's.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._known: set[bytes] = set()
        self._new: list[bytes] = []
        self._file = file
        with suppress(OSError, RuntimeError):
            self._file = file or cache_file()
            self._known = set(self._file.read_bytes().splitlines())

    def has(self, text: str) -> bool:
        """Say whether a text is known to be right."""
        return _digest(text) in self._known

    def add(self, text: str) -> None:
        """Note that a text is right; `save` keeps it."""
        digest = _digest(text)
        if digest not in self._known:
            self._known.add(digest)
            self._new.append(digest)

    def save(self) -> None:
        """Keep what was added; if the file has grown large, nothing else."""
        if self._file is None or not self._new:
            return
        with suppress(OSError, WriteError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            is_large = self._file.exists() and self._file.stat().st_size > _MOST_BYTES
            # Begins with a line's end, for another program may have been stopped amid a line.
            lines = b"\n" + b"\n".join(self._new) + b"\n"
            if is_large:
                write_whole(self._file, lines, is_synced=False)
            else:
                with self._file.open("ab") as out:
                    out.write(lines)
        self._new = []


def _digest(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=32, key=_program()).hexdigest().encode()


@cache  # of the program that runs, which stays the same
def _program() -> bytes:
    """Give a digest of the files that check a text: all source, and size and time of what is compiled of it."""
    import riyu

    digest = blake2b(sys.version.encode(), digest_size=32)
    for layer in _LAYERS:
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
