"""What keys and buttons of a page do: stepping through the game, playing, undoing, copying, asking.

Takes a desk and where it looks; acts there and on the table. The keys of `keys.KEYS` name methods here; panels bring
keys of their own.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from riyu.base.errors import UsageError
from riyu.game.constants import PASS
from riyu.interfaces.web.keys import KEYS
from riyu.interfaces.web.look import Look
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.table import TableChange
from riyu.player.decision import Decision

__all__ = ["Actions"]

_STEP = 10
_SURE = 4.0  # seconds within which a second stroke of a key counts


class Actions:
    """The actions of one page, by name for keys and as methods for buttons.

    `check_shown` raises UsageError if something else stands on the board than the game; `ask` shows a dialog.
    """

    def __init__(
        self, desk: Desk, look: Look, check_shown: Callable[[], None], ask: Callable[[str], None]
    ) -> None:
        self._desk = desk
        self._look = look
        self._check_shown = check_shown
        self._ask = ask
        self._asked_for = ("", 0.0)  # the action that a first stroke asked for, and when
        self._by_key = {name: key.action for key in KEYS for name in key.names}

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of all keys that do something."""
        return tuple(self._by_key)

    def press(self, name: str) -> None:
        """Do what a key stands for, if it is one of the page's."""
        if name in self._by_key:
            self.do(self._by_key[name])

    def do(self, action: str) -> None:
        """Do an action by its name.

        `overlay:NAME,...` switches overlays, `panel:NAME` shows a panel, `panel:NAME/WHAT` opens something in it; else
        it is a method here.
        """
        kind, _, about = action.partition(":")
        if kind == "overlay":
            self._toggle(*about.split(","))
        elif kind == "panel":
            name, _, what = about.partition("/")
            self._desk.show_panel(name, what)
        else:
            getattr(self, kind)()

    def _toggle(self, *names: str) -> None:
        """Switch overlays on, or off if all of them are on."""
        is_on = self._desk.layers.toggle(*names)
        title = " and ".join(self._desk.hall.overlays[name].title for name in names)
        self._desk.say(f"{title} {'on' if is_on else 'off'}.")
        self._desk.changed(TableChange.LAYERS)

    # Looking back and forth. ------------------------------------------------------------------------------------------

    def back(self) -> None:
        """Look one node back."""
        self._desk.go(self._look.back(1))

    def forward(self) -> None:
        """Look one node on, along the line that was looked at last."""
        self._desk.go(self._look.on(1))

    def back_ten(self) -> None:
        """Look ten nodes back."""
        self._desk.go(self._look.back(_STEP))

    def forward_ten(self) -> None:
        """Look ten nodes on."""
        self._desk.go(self._look.on(_STEP))

    def first(self) -> None:
        """Look at the beginning."""
        self._desk.go(self._desk.table.root)

    def last(self) -> None:
        """Look at the end of this line."""
        self._desk.go(self._look.end())

    def variation_before(self) -> None:
        """Look at the variation before this one."""
        self._desk.go(self._look.variation(-1))

    def variation_after(self) -> None:
        """Look at the variation after this one."""
        self._desk.go(self._look.variation(1))

    # Playing and asking. ----------------------------------------------------------------------------------------------

    def let_riyu_play(self) -> None:
        """Let riyu play where the page looks."""
        desk = self._desk
        self._check_shown()
        if not desk.hall.answer(desk.seated, desk.node, asked=True):
            raise UsageError("riyu can't play here")

    def let_riyu_play_by_key(self) -> None:
        """Let riyu play; where that is a person's move against riyu, if it is asked for twice within a moment."""
        table, to_move = self._desk.table, self._desk.standing.to_move
        is_mine = (
            table.is_against_riyu(to_move) and not self._desk.node.children and not table.result
        )
        if not is_mine or self._is_sure("let_riyu_play", "Enter again, and riyu plays your move"):
            self.let_riyu_play()

    def pass_turn(self) -> None:
        """Pass, if it is asked for twice within a moment."""
        if self._is_sure("pass_turn", "P again to pass"):
            self._desk.play(PASS)

    def _is_sure(self, action: str, said: str) -> bool:
        """Say whether an action of one key is asked for a second time; the first time it is told what that does."""
        before, at = self._asked_for
        now = time.monotonic()
        self._asked_for = (action, now)
        if before == action and now - at < _SURE:
            self._asked_for = ("", 0.0)
            return True
        self._desk.complain(f"{said}.")
        self._desk.say(f"{said}.")
        return False

    def analyze(self) -> None:
        """Ask for the candidates, or stop what is being thought about."""
        if self._desk.work.current is not None:
            self.stop()
        else:
            self._desk.show_panel("candidates")
            self.decide()

    def decide(self) -> None:
        """Have riyu decide where the page looks, for its candidates and their reasons."""
        desk = self._desk
        scene = desk.standing.scene

        def done(decision: Decision) -> None:
            desk.hall.decisions.keep(scene, decision)
            desk.changed(TableChange.LAYERS)
            desk.give_up(errand)

        with desk.guarded():
            errand = desk.hall.think(desk.seated, desk.node, done)

    def stop(self) -> None:
        """Stop the long work under way, as a person asks."""
        self._desk.hall.stop(self._desk.seated)

    def undo(self) -> None:
        """Undo the last change."""
        self._desk.work.stop()
        self._desk.table.undo(self._desk.node)

    def redo(self) -> None:
        """Make the change undone last again."""
        self._desk.table.redo()
        self._desk.hall.catch_up(self._desk.seated, self._desk.node)

    # The page itself. -------------------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Copy the game as SGF."""
        self._desk.client.run_javascript("riyu.copy()")

    def new_game(self) -> None:
        """Ask for a new game's terms."""
        self._ask("new_game")

    def save_picture(self) -> None:
        """Ask how to save what is shown as a picture."""
        self._ask("picture")

    def list_keys(self) -> None:
        """Show the list of keys."""
        self._ask("key_list")

    def show_around(self) -> None:
        """Begin the tour of the page."""
        self._ask("tour")

    def clear(self) -> None:
        """Take all overlays and marks off."""
        layers = self._desk.layers
        layers.shares.clear()
        layers.laid.clear()
        self._desk.light(())
        self._desk.changed(TableChange.LAYERS)
