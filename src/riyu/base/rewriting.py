"""A file that people edit changed by the program: what they save meanwhile is changed, too, not overwritten.

Takes a path and what makes a file's new bytes of those it has; writes them. Knows nothing of what stands in a file.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from riyu.base.errors import ChangedMeanwhile
from riyu.base.held import held
from riyu.base.whole_files import write_whole, writing

__all__ = ["rewrite"]

_TRIES = 10
_PATIENCE = 20.0  # seconds that another riyu may take to write


def rewrite(path: Path, change: Callable[[bytes | None], bytes]) -> bool:
    """Write what `change` makes of a file's bytes, None if there is no file; say whether that is something else.

    Of several programs that do so one waits for the other. If a file is saved by an editor while `change` is at work,
    that is asked again with what was saved. What `change` raises is raised, the file as it was. Raises WriteError if
    the file can't be written or read, ChangedMeanwhile if it does not come to rest, HeldByAnother if another riyu takes
    too long.
    """
    with held(path.resolve().parent, _PATIENCE):
        for left in reversed(range(_TRIES)):
            before = _bytes_of(path)
            after = change(before)
            if after == before:
                return False
            try:
                write_whole(path, after, before=before)
            except ChangedMeanwhile:
                if not left:
                    raise
            else:
                return True
    return False


def _bytes_of(path: Path) -> bytes | None:
    with writing(path):
        try:
            return path.read_bytes()
        except FileNotFoundError:
            return None
