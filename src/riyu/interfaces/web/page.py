"""One page in one browser: where it looks in its table's tree, which overlays and which panel it shows.

Takes a seat at a table, an address and kinds of panels; is the desk that panels and actions work at. Plays no Go: the
table does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from nicegui import Client
from nicegui.element import Element

from riyu.base.errors import UsageError
from riyu.game.constants import EMPTY, NO_POINT, PASS
from riyu.game.points import Color, Point, color_name, point_text
from riyu.interfaces.picture import Overlay
from riyu.interfaces.web import address, layout
from riyu.interfaces.web.actions import Actions
from riyu.interfaces.web.faults import as_error
from riyu.interfaces.web.goban import Goban
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.layers import Layers
from riyu.interfaces.web.look import Look
from riyu.interfaces.web.panel import Caution, Desk, Panel
from riyu.interfaces.web.seats import Seated
from riyu.interfaces.web.standing import Standing
from riyu.interfaces.web.table import Table, TableChange
from riyu.interfaces.web.terms import Terms
from riyu.interfaces.web.upkeep import Upkeep
from riyu.interfaces.web.work import Errand, Work
from riyu.player.explaining.record import Sentence
from riyu.sgf.node import Node

__all__ = ["Page"]


class Page:
    """The desk of its panels, which are made here from their kinds; the first is shown if the address names none."""

    def __init__(
        self,
        hall: Hall,
        seated: Seated,
        view: address.View,
        client: Client,
        kinds: Mapping[str, Callable[[Desk], Panel]],
    ) -> None:
        self.hall = hall
        self.seated = seated
        self.client = client
        self._look = Look(seated.table, view.node_in(seated))
        self.layers = Layers(hall.overlays, view.show)
        self.theme = "wood"
        self.pointed: Point = NO_POINT
        self.caution = Caution()
        self.is_prompted = False
        self._is_away = False
        self._stand_in: Standing | None = None
        self._ghost: Color = EMPTY
        self._upkeep = Upkeep(self)
        self._actions = Actions(
            self, self._look, self._check_shown, lambda dialog: self.frame.ask(dialog)
        )
        self.panels: dict[str, Panel] = {name: kind(self) for name, kind in kinds.items()}
        for name, panel in self.panels.items():
            panel.restore(view.of_panel(name))
        self.panel = self.panels.get(view.panel) or next(iter(self.panels.values()))
        self.goban: Goban
        self.frame: layout.Frame
        hall.enter(seated)
        self._unlisten = seated.table.listen(self._heard)

    # What is looked at. -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table."""
        return self.seated.table

    @property
    def work(self) -> Work:
        """The table's long work."""
        return self.seated.work

    @property
    def node(self) -> Node:
        """The node looked at."""
        return self._look.node

    @property
    def standing(self) -> Standing:
        """What stands at the node looked at."""
        return self._look.standing

    def go(self, node: Node) -> None:
        """Look at a node of the tree."""
        if node is self.node or not self.table.holds(node):
            return
        self._step_to(node)

    @property
    def shown(self) -> Standing:
        """What the board shows: what stands at the node looked at, or what stands in for it."""
        return self._stand_in or self.standing

    @property
    def ghost(self) -> Color | None:
        """The color that a click would play on what stands in for the game; None while the game is shown."""
        return None if self._stand_in is None else self._ghost

    def stand_in(self, standing: Standing | None, ghost: Color = EMPTY) -> None:
        """Show something else on the board than the game (None: the game again), until the page looks elsewhere.

        `ghost` is the color that a click would play there.
        """
        if (standing, ghost) != (self._stand_in, self._ghost):
            self._stand_in, self._ghost = standing, ghost
            self.changed(TableChange.LAYERS)

    def give_up(self, errand: Errand | None) -> None:
        """Stop an errand that a panel began, if it runs still; then riyu plays if the game waits for it here."""
        if errand is None:
            return
        if self.work.current is errand:
            self.work.stop()
        if self.work.current is None:
            self.hall.catch_up(self.seated, self.node)

    def _step_to(self, node: Node) -> None:
        self._stand_in = None
        forward = self._look.go(node)
        self.seated.looked_at = node
        standing = self.standing
        if forward and standing.last is not None:
            passed = standing.last.point == PASS
            self.sound("pass" if passed else "capture" if standing.taken else "stone")
        self.say(standing.sentence())
        self.changed(TableChange.LOOK)

    def _heard(self, change: TableChange, leave: Node | None, go: Node | None) -> None:
        """Hear of a change of the table, whoever made it."""
        if go is not None and (leave is None or leave is self.node):
            self._step_to(go)
        elif not self.table.holds(self.node):
            self._look.go(self.table.root)
        self.changed(change)

    # Doing. -----------------------------------------------------------------------------------------------------------

    def play(self, point: Point) -> None:
        """Play a move or pass where the page looks; riyu answers if it is its turn then."""
        self._check_shown()
        standing = self.standing
        if standing.problem:
            raise UsageError(f"this line can't be played on: {standing.problem}")
        if (
            self.table.is_riyus(standing.to_move)
            and not self.node.children
            and not self.table.result
        ):
            raise UsageError(f"it is riyu's turn: {color_name(standing.to_move)}")
        if self.caution.is_on and self._is_to_be_looked_at(point):
            self._look_before(point)
            return
        self.caution.said = None
        self.hall.go_on(self.seated, self.table.play(self.node, point))

    def _is_to_be_looked_at(self, point: Point) -> bool:
        """Say whether a person's move against riyu was not looked at yet."""
        table = self.table
        if point == PASS or table.result or not table.is_against_riyu(self.standing.to_move):
            return False
        was = (self.caution.node, self.caution.point) == (self.node, point)
        return not was and table.may_play(self.node, point)

    def _look_before(self, point: Point) -> None:
        """Have a move looked at: it is played if it is no blunder, else a warning stands until it is played again."""
        node = self.node

        def done(said: Sentence | None) -> None:
            if self.node is not node:
                return
            self.caution.node, self.caution.point, self.caution.said = node, point, said
            if said is None:
                with self.guarded():
                    self.play(point)
            else:
                self.say(said.beginner)
                self.show_panel("play")
                self.changed(TableChange.WORK)

        self.hall.warn(self.seated, node, point, done)

    def _check_shown(self) -> None:
        """Raise UsageError if something else stands on the board than the game."""
        if self._stand_in is not None:
            raise UsageError("the board does not show the game now: choose the panel Table")

    def do(self, action: str) -> None:
        """Do what a key or a button does. See `Actions.do`."""
        self._actions.do(action)

    def press(self, name: str) -> None:
        """Do what a key stands for: the shown panel's action, unless that gives False; else the page's."""
        with self.guarded():
            if name == "Escape" and self.frame.leave_tour():
                return
            if not self.panel.press(name):
                self._actions.press(name)

    def open(self, key: str) -> None:
        """Look at another table."""
        view = address.View(show=self.layers.shares, panel="play")
        self.client.open(f"/table/{key}{view.text()}")

    def begin(self, terms: Terms) -> None:
        """Begin a new game on a table of its own, and look at it."""
        seated = self.hall.new(terms)
        self.hall.keep(seated)
        self.open(seated.id)

    def click(self, point: Point, shift: bool) -> None:
        """Handle a click on a point: the panel's, a dead stone marked, or a move."""
        with self.guarded():
            if self.panel.point(point, shift):
                return
            if self.table.is_counted(self.node):
                dead = self.table.toggle_dead(point)
                self.say(f"{point_text(point)} {'dead' if dead else 'alive'}.")
            else:
                self.play(point)

    # What is seen. ----------------------------------------------------------------------------------------------------

    def lay(self, overlay: Overlay) -> None:
        """Put a layer of a panel's own on the board; one of the same name is replaced.

        Nothing changes where it lies there already: a panel may lay it whenever it is refreshed.
        """
        if self.layers.laid.get(overlay.name) != overlay:
            self.layers.laid[overlay.name] = overlay
            self.changed(TableChange.LAYERS)

    def lift(self, name: str) -> None:
        """Take a panel's own layer off the board, if it is there."""
        if self.layers.laid.pop(name, None) is not None:
            self.changed(TableChange.LAYERS)

    def light(self, points: Sequence[Point]) -> None:
        """Light up points, and no others."""
        self.goban.light(points)

    def prompt(self, words: str, leave: Callable[[], object] | None = None) -> None:
        """Say on the board what a click means from now on, with a way to leave that; nothing: it plays again."""
        self.is_prompted = bool(words)
        self.frame.prompt(words, leave)
        self.changed(TableChange.LAYERS)

    def sound(self, kind: str) -> None:
        """Let a sound be heard: `stone`, `capture` or `pass`."""
        self.goban.sound(kind)

    def show_panel(self, name: str, what: str = "") -> None:
        """Show a panel, and in it what is called so."""
        panel = self.panels[name]
        if panel is not self.panel:
            self.panel.is_shown = False
            self.panel.hidden()
            self.panel = panel
            self.changed(TableChange.LAYERS)
        self.frame.show_panel(name)
        self._upkeep.show_panel()
        if what:
            panel.open(what)

    def say(self, sentence: str) -> None:
        """Announce a sentence to who listens rather than looks."""
        self.frame.say(sentence)

    def complain(self, error: Exception | str) -> None:
        """Say what went wrong, where everyone finds it; what nobody foresaw is told on standard error as well."""
        said = as_error("what was done here", error) if isinstance(error, Exception) else error
        self.frame.complain(str(said))

    def guarded(self) -> _Guarded:
        """Give a block whose errors, of whatever kind, are said on the page: `with page.guarded(): …`."""
        return _Guarded(self)

    def guard(self, action: Callable[[], object]) -> Callable[[], None]:
        """Give a handler that does something and says its errors on the page."""

        def act() -> None:
            self.frame.complain("")
            with self.guarded():
                action()

        return act

    def changed(self, change: TableChange) -> None:
        """Note a change: the page shows it soon, with all others of this turn of the event loop."""
        self._upkeep.note(change)

    def hover(self, point: Point) -> None:
        """Say below the panels what the overlays shown say at a point, and where that comes from.

        Where nothing is pointed at, what they say of the whole board.
        """
        self.pointed = point
        if point == NO_POINT:
            self.frame.hover("", self.layers.legends(self.shown))
            return
        told = self.layers.told_at(point, self.shown)
        self.frame.hover(f"{point_text(point)} {self.shown.labels.get(point, '')}", told)

    def shade(self, is_dark: bool) -> None:
        """Draw the board for a light or a dark page."""
        self.theme = "dark" if is_dark else "wood"
        self.changed(TableChange.LAYERS)

    # Building and leaving. --------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Build the page's elements."""
        self.frame = layout.Frame(self, self._actions, tuple(self.panels.values()), self._board)
        self.frame.show_panel(self.panel.name)
        self.changed(TableChange.LOOK)
        self.hall.catch_up(self.seated, self.node)

    def _board(self) -> Element:
        panels = self.panels.values()
        own = [name for panel in panels for key in panel.keys for name in key.names]
        self.goban = Goban(
            keys=tuple({*self._actions.keys, *own}),
            on_ready=self.shade,
            on_point=self.click,
            on_hover=self.hover,
            on_key=self.press,
        )
        return self.goban

    def pause(self) -> None:
        """Stop what works for this page alone: its browser has gone, perhaps for a moment."""
        if self.client.has_socket_connection:
            return  # an older one went when the next was there already
        self._upkeep.pause()
        self._set_away(True)
        for panel in self.panels.values():
            panel.pause()

    def come_back(self) -> None:
        """Go on: the browser is there, perhaps again."""
        self._set_away(False)
        self._upkeep.resume()

    def _set_away(self, is_away: bool) -> None:
        if is_away != self._is_away:
            self._is_away = is_away
            self.hall.away(self.seated, is_away)

    def leave(self) -> None:
        """Leave the table: the browser will not come back."""
        self._upkeep.pause()
        self._set_away(False)
        for panel in self.panels.values():
            panel.left()
        self._unlisten()
        self.hall.leave(self.seated)


class _Guarded:
    """A block whose errors are said on the page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        if isinstance(error, Exception):
            self._page.complain(error)
            return True
        return False
