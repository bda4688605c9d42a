"""The package's whole pattern library, loaded once for all tests: it is frozen."""

from __future__ import annotations

from functools import cache

from riyu.patterns.library import Library, load_library

__all__ = ["whole_library"]


@cache
def whole_library() -> Library:
    """Give the library."""
    return load_library()
