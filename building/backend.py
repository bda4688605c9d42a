"""What pip and other installers call to build riyu: setuptools, once the machine has what the build needs.

`build-system.requires` is empty, so that this is asked before anything is fetched: an old Python or a missing compiler
is told at once, in one sentence.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import needs
from project import requirements

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    """Give what must be installed to compile; end with a sentence if the machine lacks something."""
    needs.require()
    return requirements("build")


def get_requires_for_build_sdist(settings: Any = None) -> list[str]:
    """Give what must be installed to pack the sources: nothing is compiled."""
    return requirements("build")


def build_wheel(folder: str, settings: Any = None, metadata: str | None = None) -> str:
    """Build a wheel, with nothing in it that an earlier build left behind."""
    for left in Path("build").glob("lib*"):
        shutil.rmtree(left)
    name: str = _of_setuptools("build_wheel")(folder, settings, metadata)
    return name


def _of_setuptools(name: str) -> Callable[..., Any]:
    """Give a hook of setuptools, which is fetched only after it was asked for above."""

    def hook(*arguments: Any) -> Any:
        from setuptools import build_meta

        return getattr(build_meta, name)(*arguments)

    return hook


get_requires_for_build_editable = get_requires_for_build_wheel
prepare_metadata_for_build_wheel = _of_setuptools("prepare_metadata_for_build_wheel")
prepare_metadata_for_build_editable = _of_setuptools("prepare_metadata_for_build_editable")
build_editable = _of_setuptools("build_editable")
build_sdist = _of_setuptools("build_sdist")
