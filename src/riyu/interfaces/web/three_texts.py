"""Two people's changes of one text put together, where they changed different lines.

Takes the text both began with and what each made of it; gives both changes in one, or says that they clash. Knows no
format.
"""

from __future__ import annotations

from difflib import SequenceMatcher

from riyu.base.errors import UsageError

__all__ = ["merged"]


def merged(base: str, mine: str, theirs: str) -> str:
    """Give a text with both changes. Raises UsageError if they touch the same lines or lines side by side."""
    if theirs == base:
        return mine
    lines = base.splitlines(keepends=True)
    changes: list[tuple[int, int, list[str]]] = []
    for text in (mine, theirs):
        own = text.splitlines(keepends=True)
        found = SequenceMatcher(None, lines, own, autojunk=False).get_opcodes()
        changes += [(a, b, own[c:d]) for tag, a, b, c, d in found if tag != "equal"]
    changes.sort(key=lambda change: change[:2])
    made: list[str] = []
    at = 0
    for number, (first, last, new) in enumerate(changes):
        if number and changes[number - 1] == (first, last, new):
            continue
        if number and first <= at:
            raise UsageError(
                f"the file was changed meanwhile where this change is, at line {first + 1}: "
                "undo, or take the file as it is now"
            )
        made += [*lines[at:first], *new]
        at = last
    return "".join([*made, *lines[at:]])
