"""A style that follows its file: a changed one is in force within a second, a bad one leaves what was loaded in force.

Takes the name of a kept style or a file; gives the style in force, and what is wrong with the file now. Knows no board.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from riyu.base.errors import BadInput
from riyu.patterns.files import package_folder
from riyu.patterns.reload import LiveFiles
from riyu.player.style import DEFAULT, Style, load_style

__all__ = ["LiveStyle"]


class LiveStyle(LiveFiles[Style, Style]):
    """One style. Raises UsageError for an unknown name, BadInput for a file that can't be read when it is first."""

    suffix = ".toml"
    folder = "styles"

    def __init__(self, name: str = DEFAULT, clock: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        is_file = name.endswith(self.suffix)
        file = Path(name) if is_file else package_folder(self.folder) / f"{name}{self.suffix}"
        super().__init__([file], clock=clock)

    @property
    def style(self) -> Style:
        """The style in force, after a look at the file if it is time for one."""
        return self.whole

    def load(self, paths: Sequence[Path]) -> tuple[Style, Sequence[Style]]:
        """Load it for the first time."""
        style = load_style(self.name)
        return style, [style]

    def read(self, path: Path) -> Style:
        """Read it anew."""
        return load_style(self.name)

    def make(self, found: Sequence[Style]) -> Style:
        """Give the one there is."""
        return found[0]

    def clashes(
        self, path: Path, found: Style, in_force: Mapping[Path, Style]
    ) -> Sequence[BadInput]:
        """Say nothing: it stands alone."""
        return ()
