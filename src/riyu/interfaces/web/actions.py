"""What keys and buttons of a page do: stepping through the game, playing, undoing, copying, asking.

Takes a page; acts on it and its table. The keys of `keys.KEYS` name methods here; panels bring keys of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.constants import PASS
from riyu.interfaces.web.candidate_overlays import remember
from riyu.interfaces.web.keys import KEYS
from riyu.interfaces.web.panels.candidates import CandidatesPanel
from riyu.interfaces.web.table import Change
from riyu.player.decision import Decision

if TYPE_CHECKING:
    from riyu.interfaces.web.page import Page

__all__ = ["Actions"]

_STEP = 10


class Actions:
    """The actions of one page, by name for keys and as methods for buttons."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._by_key = self._all()

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of all keys that do something, the panels' included."""
        panels = self._page.panels.values()
        own = [name for panel in panels for key in panel.keys for name in key.names]
        return tuple({*self._by_key, *own})

    def press(self, name: str) -> None:
        """Do what a key stands for: the shown panel's action, unless that gives False; else the page's."""
        panel = self._page.panel
        with self._page.guarded():
            for key in panel.keys:
                if name in key.names:
                    act = getattr(panel, key.action)
                    if act(*([name] if key.gives_name else [])) is not False:
                        return
            found = self._by_key.get(name)
            if found is not None:
                found()

    def _all(self) -> dict[str, Callable[[], object]]:
        keys: dict[str, Callable[[], object]] = {}
        for key in KEYS:
            kind, _, about = key.action.partition(":")
            action: Callable[[], object]
            if kind == "overlay":
                action = partial(self._page.toggle, *about.split(","))
            elif kind == "panel":
                action = partial(self._page.show_panel, about)
            else:
                action = getattr(self, kind)
            keys |= dict.fromkeys(key.names, action)
        return keys

    # Looking back and forth. ------------------------------------------------------------------------------------------

    def back(self) -> None:
        """Look one node back."""
        self._page.go(self._page.look.back(1))

    def forward(self) -> None:
        """Look one node on, along the line that was looked at last."""
        self._page.go(self._page.look.on(1))

    def back_ten(self) -> None:
        """Look ten nodes back."""
        self._page.go(self._page.look.back(_STEP))

    def forward_ten(self) -> None:
        """Look ten nodes on."""
        self._page.go(self._page.look.on(_STEP))

    def first(self) -> None:
        """Look at the beginning."""
        self._page.go(self._page.table.root)

    def last(self) -> None:
        """Look at the end of this line."""
        self._page.go(self._page.look.end())

    def variation_before(self) -> None:
        """Look at the variation before this one."""
        self._page.go(self._page.look.variation(-1))

    def variation_after(self) -> None:
        """Look at the variation after this one."""
        self._page.go(self._page.look.variation(1))

    # Playing and asking. ----------------------------------------------------------------------------------------------

    def let_riyu_play(self) -> None:
        """Let riyu play where the page looks."""
        page = self._page
        page.check_shown()
        if not page.hall.answer(page.seated, page.node, asked=True):
            raise UsageError("riyu can't play here")

    def pass_turn(self) -> None:
        """Pass."""
        self._page.play(PASS)

    def analyze(self) -> None:
        """Ask for the candidates, or stop what is being thought about."""
        if self._page.work.current is not None:
            self.stop()
        else:
            self._candidates()
            self.decide()

    def decide(self) -> None:
        """Have riyu decide where the page looks, for its candidates and their reasons."""
        page = self._page
        scene = page.standing.scene

        def done(decision: Decision) -> None:
            remember(scene, decision)
            page.changed(Change.LAYERS)
            page.give_up(errand)

        with page.guarded():
            errand = page.hall.think(page.seated, page.node, done)

    def why_not(self) -> None:
        """Ask which move is to be asked about: the next point chosen is it."""
        self._candidates().ask_why_not()

    def _candidates(self) -> CandidatesPanel:
        self._page.show_panel("candidates")
        panel = self._page.panel
        assert isinstance(panel, CandidatesPanel)
        return panel

    def stop(self) -> None:
        """Stop the long work under way, as a person asks."""
        self._page.hall.stop(self._page.seated)

    def undo(self) -> None:
        """Undo the last change."""
        self._page.work.stop()
        self._page.table.undo()

    def redo(self) -> None:
        """Make the change undone last again."""
        self._page.table.redo()
        self._page.wait_for_riyu()

    # The page itself. -------------------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Copy the game as SGF."""
        self._page.client.run_javascript("riyu.copy()")

    def new_game(self) -> None:
        """Ask for a new game's terms."""
        self._page.frame.new_game.run_method("showModal")

    def save_picture(self) -> None:
        """Ask how to save what is shown as a picture."""
        self._page.frame.picture.run_method("showModal")

    def list_keys(self) -> None:
        """Show the list of keys."""
        self._page.frame.key_list.run_method("showModal")

    def clear(self) -> None:
        """Take all overlays and marks off."""
        self._page.clear()
