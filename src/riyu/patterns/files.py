"""Where knowledge files lie, in folders or the package, and their text.

Takes paths; gives files and text, and findings. Knows no format.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from riyu.base.digests import digest_of_file
from riyu.base.errors import BadInput, Place
from riyu.base.files import read_bytes, text_of
from riyu.patterns.findings import Findings

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "BOM",
    "digests_of",
    "knowledge_files",
    "package_folder",
    "text_of_bytes",
    "text_of_file",
]


BOM = "\ufeff"
"""What some editors put before a text, and what is no part of it."""


def knowledge_files(
    paths: Sequence[Path | str], folder: str, suffix: str, only: Collection[str] = ()
) -> list[Traversable]:
    """Give files, and those of folders with the suffix by their names; without a path those of the package's folder.

    `only`: the names of the files wanted, each without suffix; all if none is named. Raises BadInput if there is none.
    """
    places: list[Traversable] = [Path(path) for path in paths]
    if not paths:
        from importlib.resources import files

        places = [files("riyu").joinpath("knowledge", folder)]
    found = []
    for place in places:
        found += [place] if place.is_file() else _files(place, suffix)
    if only:
        found = [file for file in found if file.name.removesuffix(suffix) in only]
    if not found:
        listed = ", ".join(map(str, places))
        message = f"found no {suffix} file: expected such a file or a folder of them"
        raise BadInput(message, Place(listed))
    return found


def digests_of(paths: Collection[Path | str] | None, folder: str, suffix: str) -> dict[str, str]:
    """Give the digests of the files' texts by the files' names, of those files that `knowledge_files` gives."""
    places = list(paths or [package_folder(folder)])
    try:
        files = knowledge_files(places, folder, suffix)
    except BadInput:
        return {}
    paths_there = (file if isinstance(file, Path) else Path(str(file)) for file in files)
    return {path.name: digest_of_file(path) for path in paths_there}


def package_folder(folder: str) -> Path:
    """Give a folder of the package's knowledge."""
    import riyu

    return Path(riyu.__file__).parent / "knowledge" / folder


def text_of_file(file: Traversable, findings: Findings) -> str | None:
    """Read a file's text; None if it can't be read or is no UTF-8, and then a finding."""
    try:
        content = read_bytes(file) if isinstance(file, Path) else file.read_bytes()
    except BadInput as error:
        findings.add(error.message, error.place)
        return None
    return text_of_bytes(content, str(file), findings)


def text_of_bytes(content: bytes, source: str, findings: Findings) -> str | None:
    """Read a file's bytes as text, as `text_of_file` does."""
    try:
        return text_of(content, source)
    except BadInput as error:
        findings.add(error.message, error.place)
    return None


def _files(place: Traversable, suffix: str) -> list[Traversable]:
    if not place.is_dir():
        return []
    return sorted((f for f in place.iterdir() if f.name.endswith(suffix)), key=lambda f: f.name)
