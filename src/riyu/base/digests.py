"""Digests: what a text was, in few digits, and what many texts were together.

Takes texts, files and digests by name; gives hexadecimal digits. Knows nothing of what a text says.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from riyu.base.errors import BadInput
from riyu.base.files import read_text

__all__ = ["digest_of", "digest_of_file", "name_of"]

_DIGITS = 12

_KEPT: dict[Path, tuple[tuple[int, ...], str]] = {}
"""By file, the state in which it was read, and its digest."""


def digest_of(text: str) -> str:
    """Give a text's digest."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def digest_of_file(path: Path) -> str:
    """Give the digest of a file's text, however its lines end; of no digits if it can't be read.

    A file is read again once its size, number or one of its times is another: each decision asks for a hundred of them.
    """
    try:
        about = path.stat()
        state = (about.st_mtime_ns, about.st_ctime_ns, about.st_size, about.st_ino)
        kept = _KEPT.get(path)
        if kept is None or kept[0] != state:
            kept = _KEPT[path] = state, digest_of(read_text(path))
    except (BadInput, OSError, ValueError):  # the last of a name that can't be
        return ""
    return kept[1]


def name_of(parts: Iterable[tuple[str, str]]) -> str:
    """Give twelve digits for parts, each a name with a digest, that change with any of them; in whatever order."""
    lines = [f"{name}\0{digest}\n" for name, digest in sorted(parts)]
    return digest_of("".join(lines))[:_DIGITS]
