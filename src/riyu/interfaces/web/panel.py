"""What a panel is, and the desk it works at: a part of the page in the column beside the board, told of every change.

Takes a desk, which the page is; builds its own elements. A new panel is a module in `panels/` with a class below
`Panel`, and a row in `panels/__init__.py`. Knows no page and no other panel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol, TypeAlias

from nicegui import Client

from riyu.base.errors import UsageError
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, Point
from riyu.interfaces.picture import Overlay
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.keys import Key
from riyu.interfaces.web.layers import Layers
from riyu.interfaces.web.seats import Seated
from riyu.interfaces.web.standing import Standing
from riyu.interfaces.web.table import Table, TableChange
from riyu.interfaces.web.terms import Terms
from riyu.interfaces.web.work import Errand, Work
from riyu.player.explaining.record import Sentence
from riyu.sgf.node import Node

__all__ = ["MODES", "Caution", "Desk", "Mode", "Panel"]

Mode: TypeAlias = Literal["play", "study", "build"]

MODES: Mapping[Mode, tuple[str, str]] = {
    "play": ("Play", "Play, why a move, the game looked through again"),
    "study": ("Study", "Variations, overlays, reading, problems"),
    "build": ("Build", "The knowledge that riyu plays by: look at it and change it"),
}
"""What panels are for: the title and a sentence of each kind, in the order they are offered."""


class Desk(Protocol):
    """What panels work with: where a page looks, its board, its voice, long work. All else of a page is its own."""

    # What is looked at. -----------------------------------------------------------------------------------------------

    @property
    def hall(self) -> Hall:
        """All open tables, and riyu."""

    @property
    def seated(self) -> Seated:
        """The page's table, as the hall knows it."""

    @property
    def table(self) -> Table:
        """The table."""

    @property
    def node(self) -> Node:
        """The node looked at."""

    @property
    def standing(self) -> Standing:
        """What stands at the node looked at."""

    @property
    def pointed(self) -> Point:
        """The point under pointer or cursor, NO_POINT if there is none."""

    def go(self, node: Node) -> None:
        """Look at a node of the tree."""

    def play(self, point: Point) -> None:
        """Play a move or pass where the page looks; riyu answers if it is its turn then."""

    @property
    def caution(self) -> Caution:
        """Whether moves are looked at before they are played, and what was said of the last one."""

    def do(self, action: str) -> None:
        """Do what a key or a button of the page does. See `Actions.do`."""

    def show_panel(self, name: str, what: str = "") -> None:
        """Show a panel, and in it what is called so."""

    def open(self, key: str) -> None:
        """Look at another table."""

    def begin(self, terms: Terms) -> None:
        """Begin a new game on a table of its own, and look at it."""

    # The board. -------------------------------------------------------------------------------------------------------

    @property
    def layers(self) -> Layers:
        """The layers over the board."""

    @property
    def theme(self) -> str:
        """How the board is drawn: for a light or a dark page."""

    def lay(self, overlay: Overlay) -> None:
        """Put a layer of a panel's own on the board; one of the same name is replaced."""

    def lift(self, name: str) -> None:
        """Take a panel's own layer off the board, if it is there."""

    def light(self, points: Sequence[Point]) -> None:
        """Light up points, and no others."""

    def sound(self, kind: str) -> None:
        """Let a sound be heard: `stone`, `capture` or `pass`."""

    def stand_in(self, standing: Standing | None, ghost: Color = EMPTY) -> None:
        """Show something else on the board than the game (None: the game again), until the page looks elsewhere.

        `ghost` is the color that a click would play there.
        """

    def prompt(self, words: str, leave: Callable[[], object] | None = None) -> None:
        """Say on the board what a click means from now on, with a way to leave that; nothing: it plays again."""

    # What is said, and long work. -------------------------------------------------------------------------------------

    @property
    def client(self) -> Client:
        """The browser."""

    @property
    def work(self) -> Work:
        """The table's long work."""

    def give_up(self, errand: Errand | None) -> None:
        """Stop an errand that a panel began, if it runs still; then riyu plays if the game waits for it here."""

    def changed(self, change: TableChange) -> None:
        """Note a change: the page shows it soon, with all others of this turn of the event loop."""

    def say(self, sentence: str) -> None:
        """Announce a sentence to who listens rather than looks."""

    def complain(self, error: Exception | str) -> None:
        """Say what went wrong, where everyone finds it."""

    def guarded(self) -> AbstractContextManager[None]:
        """Give a block whose errors, of whatever kind, are said on the page: `with desk.guarded(): …`."""

    def guard(self, action: Callable[[], object]) -> Callable[[], None]:
        """Give a handler that does something and says its errors on the page."""


@dataclass(slots=True)
class Caution:
    """A page's warnings before blunders: whether it gives them, and what was said of which move, at which node.

    A move that was warned of once is played when it is chosen again.
    """

    is_on: bool = False
    node: Node | None = None
    point: Point = NO_POINT
    said: Sentence | None = None


class Panel:
    """One panel of one page. All methods are called in the event loop's thread.

    `name` is kebab-case and part of addresses; `title` stands on the tab, among those of its `mode`; `keys` are its
    own keys, whose action is the name of a method of the panel; they go before the page's, but where that method gives
    False.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    mode: ClassVar[Mode] = "study"
    keys: ClassVar[tuple[Key, ...]] = ()

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.is_shown = False

    def build(self) -> None:
        """Build the panel's elements; called once, inside the panel's box, before it is first shown."""
        raise NotImplementedError

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new; called while the panel is shown, and with all changes when it comes to be shown."""

    def hidden(self) -> None:
        """Put away what should not be seen without the panel, such as its marks on the board."""

    def pause(self) -> None:
        """Stop what works for this panel alone: the browser has gone; `refresh` goes on once it is back."""

    def left(self) -> None:
        """Let go of all that works for this panel: the browser will not come back."""
        self.pause()

    def open(self, what: str) -> None:
        """Show what is called so; called while the panel is shown. Raises UsageError if there is none."""
        raise UsageError(f"the panel {self.title} has nothing to open: '{what[:40]}'")

    def press(self, name: str) -> bool:
        """Do what a key of the panel's own stands for; give whether there is one and it did something."""
        for key in self.keys:
            if name in key.names:
                act = getattr(self, key.action)
                if act(*([name] if key.gives_name else [])) is not False:
                    return True
        return False

    def point(self, point: Point, shift: bool) -> bool:
        """Take a click on the board, while shown; give whether it was taken: else a stone is played."""
        return False

    def state(self) -> Mapping[str, str]:
        """Give what of the panel belongs into the address: a few short words by name."""
        return {}

    def restore(self, state: Mapping[str, str]) -> None:
        """Take up what `state` gave; called before `build` with what the address says, which may be nonsense."""
