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


def digest_of(text: str) -> str:
    """Give a text's digest."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def digest_of_file(path: Path) -> str:
    """Give the digest of a file's text, however its lines end; of no digits if it can't be read."""
    try:
        return digest_of(read_text(path))
    except BadInput:
        return ""


def name_of(parts: Iterable[tuple[str, str]]) -> str:
    """Give twelve digits for parts, each a name with a digest, that change with any of them; in whatever order."""
    lines = [f"{name}\0{digest}\n" for name, digest in sorted(parts)]
    return digest_of("".join(lines))[:_DIGITS]
