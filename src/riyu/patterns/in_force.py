"""The patterns in force for whoever plays or asks: read when first asked for, then following their files.

Takes files and folders; gives libraries. What was in force stays so while this lives, whoever else is thrown away; so
it is made once, by who lives longest, and handed on.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection
from pathlib import Path

from riyu.base.digests import digest_of_file
from riyu.base.errors import BadInput, Place
from riyu.patterns.files import package_folder
from riyu.patterns.findings import BadKnowledge
from riyu.patterns.library import Library
from riyu.patterns.reload import SECONDS, LiveLibrary

__all__ = ["PatternsInForce"]


class PatternsInForce:
    """Pattern files, those of the package if none are given.

    `needed`: the names of the classes without which nobody can play; their files are called so. They are read first,
    all others once somebody asks for them. Any thread may ask.
    """

    def __init__(
        self,
        paths: Collection[Path | str] | None = None,
        needed: Collection[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._paths = paths
        self._needed = needed
        self._clock = clock
        self._loading = threading.Lock()
        self._live: LiveLibrary | None = None
        self._complete: Library | None = None
        self._named: tuple[Library, float, dict[str, str]] | None = None

    @property
    def library(self) -> Library:
        """The library in force: what was ever right of the classes that are needed, and of all that is followed."""
        return self._followed().library

    def check(self) -> None:
        """Raise BadInput if a class that is needed was never right, or none of them is there."""
        library = self.library
        if library is not self._complete:
            self._check_complete(library)
            self._complete = library

    def all(self) -> LiveLibrary:
        """Give the library that follows all the files; what was never right of them is not in it."""
        live = self._followed()
        live.follow()
        return live

    def digests(self) -> dict[str, str]:
        """Give the digest of each class in force by its file's name; of a file not read yet that of its text.

        Such files, too, are looked at twice a second at most.
        """
        live = self._followed()
        library, now = live.library, self._clock()
        if self._named is None or self._named[0] is not library or now - self._named[1] >= SECONDS:
            unread = {path.name: digest_of_file(path) for path in live.unfollowed()}
            self._named = library, now, unread | library.digests()
        return self._named[2]

    @property
    def findings(self) -> tuple[BadInput, ...]:
        """What is wrong with the files as they were last looked at; nothing while none are loaded."""
        return self._live.findings if self._live is not None else ()

    def _followed(self) -> LiveLibrary:
        with self._loading:
            if self._live is None:
                self._live = LiveLibrary(self._paths, self._needed, self._clock, strict=False)
            return self._live

    def _check_complete(self, library: Library) -> None:
        known = {found.name for found in library.classes}
        missing = [name for name in self._needed if name not in known]
        if not missing:
            return
        wrong = tuple(e for e in self.findings if Path(e.place.source).stem in missing)
        if wrong:
            raise BadKnowledge(wrong)
        if len(missing) == len(self._needed):
            place = Place(", ".join(map(str, self._paths or [package_folder("patterns")])))
            wanted = f"expected files such as {missing[0]}.pat"
            raise BadInput(f"found none of the classes that the player asks: {wanted}", place)
