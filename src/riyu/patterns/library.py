"""All pattern classes in force, as one frozen value, and loading them from a folder or from the package.

Takes `.pat` files; gives a library or raises with everything that is wrong. Knows no boards.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path

from riyu.base.digests import digest_of
from riyu.base.errors import UsageError, nearest
from riyu.patterns.files import knowledge_files, text_of_file
from riyu.patterns.findings import Findings
from riyu.patterns.model import Pattern, PatternClass

__all__ = ["Library", "load_library"]


@dataclass(frozen=True, slots=True)
class Library:
    """Pattern classes, in the order of their files' names. A new one is loaded; this one never changes."""

    classes: tuple[PatternClass, ...]

    def of(self, name: str) -> PatternClass:
        """Give a class by name; raise UsageError with the nearest name if there is none."""
        for found in self.classes:
            if found.name == name:
                return found
        known = [found.name for found in self.classes]
        raise UsageError(f"no pattern class '{name}'{nearest(name, known)}")

    def pattern(self, name: str) -> Pattern:
        """Give a pattern or bar by name, as its own class draws it; raise UsageError if there is none."""
        patterns = [pattern for found in self.classes for pattern in found.patterns]
        patterns.sort(key=lambda pattern: pattern.use is not None)
        for pattern in patterns:
            if pattern.name == name:
                return pattern
        raise UsageError(f"no pattern '{name}'{nearest(name, [p.name for p in patterns])}")

    def asking(self, name: str) -> list[PatternClass]:
        """Give the classes that a pattern stands in, the one that it is drawn in first."""
        found = [
            (pattern.use is not None, place, one)
            for place, one in enumerate(self.classes)
            for pattern in one.patterns
            if pattern.name == name
        ]
        return [one for _, _, one in sorted(found, key=lambda row: row[:2])]

    def digests(self) -> dict[str, str]:
        """Give the digest of each class's text by its file's name; of one from no file that of its text as written."""
        return {f"{one.name}.pat": one.digest or digest_of(str(one)) for one in self.classes}

    def __str__(self) -> str:
        return "\n".join(f"{c.name}: {len(c.patterns)} patterns, {c.asked}" for c in self.classes)


def load_library(
    *paths: Path | str, only: Collection[str] = (), is_thorough: bool = False
) -> Library:
    """Read and check `.pat` files and all those of folders; without a path those of the package.

    `only`: the names of the files wanted, each without `.pat`; all if none is named. The package's files are named
    as their classes. What was made of a text that this very program found right before is kept in the user's cache
    folder (`riyu.base.kept`) and not made again. Thorough: all is, and every example is tried in all eight
    orientations, not as drawn alone.

    Raises BadInput: BadKnowledge with every error of every file, or one error if there is nothing to read. Whoever
    holds a library keeps it then.
    """
    from riyu.patterns.reader import Reader

    findings = Findings()
    reader = Reader(findings, is_thorough, is_kept=True)
    classes = []
    for file in knowledge_files(paths, "patterns", ".pat", only):
        text = text_of_file(file, findings)
        if text is not None:
            read = reader.read(text, str(file))
            if read is not None:
                classes.append(replace(read, digest=digest_of(text)))
    findings.check()
    return Library(tuple(classes))
