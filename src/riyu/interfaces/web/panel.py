"""What a panel is: a part of the page in the column beside the board, with a tab, told of every change.

Takes a page; builds its own elements. A new panel is a module in `panels/` with a class below `Panel`, and a row in
`panels/__init__.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from riyu.game.points import Point
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.table import Change

if TYPE_CHECKING:
    from riyu.interfaces.web.page import Page

__all__ = ["Panel"]


class Panel:
    """One panel of one page. All methods are called in the event loop's thread.

    `name` is kebab-case and part of addresses; `title` stands on the tab; `keys` are its own keys, whose action is the
    name of a method of the panel; they go before the page's, but where that method gives False.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    keys: ClassVar[tuple[Key, ...]] = ()

    def __init__(self, page: Page) -> None:
        self.page = page
        self.is_shown = False

    def build(self) -> None:
        """Build the panel's elements; called once, inside the panel's box, before it is first shown."""
        raise NotImplementedError

    def refresh(self, changes: frozenset[Change]) -> None:
        """Show what is new; called while the panel is shown, and with all changes when it comes to be shown."""

    def hidden(self) -> None:
        """Put away what should not be seen without the panel, such as its marks on the board."""

    def pause(self) -> None:
        """Stop what works for this panel alone: the browser has gone; `refresh` goes on once it is back."""

    def left(self) -> None:
        """Let go of all that works for this panel: the browser will not come back."""
        self.pause()

    def point(self, point: Point, shift: bool) -> bool:
        """Take a click on the board, while shown; give whether it was taken: else a stone is played."""
        return False

    def state(self) -> Mapping[str, str]:
        """Give what of the panel belongs into the address: a few short words by name."""
        return {}

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up what `state` gave; called before `build` with what the address says, which may be nonsense."""
