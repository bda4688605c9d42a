"""The one trail: all that must come back on undo, words of compiled state and Python objects, under the same marks.

Takes marks, changed words and objects' images; puts everything back as it was at a mark. Knows no Go.

A word is the aligned 8 bytes around a changed field, recorded by address at each change while a mark stands: 16 bytes
an entry, whatever the field's width. Going back runs the entries in reverse, so a word changed twice ends with its
oldest value, and a stamp a word (more memory than it saves) is not needed. Python objects record their image at their
first change after a mark (see `revertable.py`). Words and objects never share memory, so their order does not matter.
Source: Klinger & Mechner, An Architecture for Computer Go, 3.1.
"""

from __future__ import annotations

from typing import Any

import cython

from riyu.base.errors import UsageError

if cython.compiled:
    from cython.cimports.libc.stdlib import abort, free, realloc
    from cython.cimports.libc.string import memcpy
    from cython.cimports.riyu.base.trail import Entry


def grow(log: Any) -> None:
    """Make room for more entries. Ends the process if there is no memory: there is no state to go back to."""
    log.limit = 2 * log.limit + 1024
    log.entries = cython.cast(
        cython.pointer(Entry),
        realloc(log.entries, log.limit * cython.sizeof(Entry)),
    )
    if not log.entries:
        abort()


def undo_words(log: Any, count: int) -> None:
    """Put words back, last first, until `count` entries are left."""
    while log.count > count:
        log.count -= 1
        memcpy(log.entries[log.count].word, cython.address(log.entries[log.count].old), 8)


if not cython.compiled:
    from riyu.base.plain import Log, undo_words


class Scope:
    """A mark on a trail for as long as a `with` block runs."""

    def __init__(self, trail: Trail) -> None:
        self._trail = trail
        self._depth = 0

    def __enter__(self) -> None:
        self._depth = self._trail.mark()

    def __exit__(self, *found: object) -> None:
        self._trail.undo_to(self._depth)


class Trail:
    """The log of changes of one game or one search thread.

    `mark()` opens a scope, `undo()` closes the last one and puts back all that changed in it, `keep_all()` closes
    all of them and keeps what changed. Compiled code records through `put8`, `put16` and `put64`; Python objects
    through `riyu.base.revertable.Revertable`.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.log = Log()
        self._marks: list[tuple[int, int, int]] = []
        self._objects: list[tuple[Any, Any]] = []
        self._serial = 0
        self._last_serial = 0

    def __dealloc__(self) -> None:
        free(self.log.entries)

    @property
    def depth(self) -> int:
        """The number of marks standing."""
        return len(self._marks)

    @property
    def serial(self) -> int:
        """The number of the scope now open: 0 while no mark stands; never used twice for two scopes."""
        return self._serial

    @property
    def words(self) -> int:
        """The number of word changes recorded; 16 bytes each."""
        return self.log.count

    @property
    def objects(self) -> int:
        """The number of object images recorded."""
        return len(self._objects)

    def mark(self) -> int:
        """Open a scope and give the depth before it, which `undo_to` takes."""
        self._marks.append((self.log.count, len(self._objects), self._serial))
        self._last_serial += 1
        self._serial = self._last_serial
        self.log.marks = len(self._marks)
        return len(self._marks) - 1

    def undo(self) -> None:
        """Go back to the last mark and take it away. Raises UsageError if no mark stands.

        If an object can't be put back its error is raised once all else is.
        """
        if not self._marks:
            raise UsageError("nothing to undo: no mark stands on the trail")
        words, objects, serial = self._marks.pop()
        failed: Any = None
        while len(self._objects) > objects:
            thing, image = self._objects.pop()
            try:
                thing._put_back(image)
            except BaseException as error:  # all else goes back, whatever one object does
                failed = error
        undo_words(cython.address(self.log) if cython.compiled else self.log, words)
        self._serial = serial
        self.log.marks = len(self._marks)
        if failed is not None:
            raise failed

    def undo_to(self, depth: int) -> None:
        """Undo until `depth` marks are left. Raises UsageError if fewer stand."""
        if not 0 <= depth <= len(self._marks):
            raise UsageError(f"can't undo to depth {depth}: {len(self._marks)} marks stand")
        failed: Any = None
        while len(self._marks) > depth:
            try:
                self.undo()
            except BaseException as error:
                failed = error
        if failed is not None:
            raise failed

    def scope(self) -> Scope:
        """Give a mark for a `with` block: at its end, whatever came about in it, all that changed since is put back."""
        return Scope(self)

    def keep_all(self) -> None:
        """Forget all marks and what was recorded: what stands now can no longer be undone."""
        self._marks.clear()
        self._objects.clear()
        self.log.count = 0
        self.log.marks = 0
        if not cython.compiled:
            self.log.entries.clear()
        self._serial = 0

    def pause(self) -> Any:
        """Record nothing until `resume`, as if no mark stood: what is written meanwhile is not undone.

        For memory of which nothing is recorded under the marks that stand, and that is brought up to date after undo
        by comparing. Gives what `resume` takes; marks set meanwhile must be undone before.
        """
        paused = (self._marks, self._serial)
        self._marks, self._serial = [], 0
        self.log.marks = 0
        return paused

    def resume(self, paused: Any) -> None:
        """Record again, under the marks that stood at `pause`."""
        self._marks, self._serial = paused
        self.log.marks = len(self._marks)

    def record(self, thing: Any, image: Any) -> None:
        """Record a Python object's image, which undo gives to its `_put_back`; nothing while no mark stands."""
        if self._marks:
            self._objects.append((thing, image))
