"""A page's browser kept in step with what the page looks at: board, panels, address.

Takes a page; shows it, all changes of one turn of the event loop together. Changes nothing itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Protocol

from riyu.base.errors import RiyuError
from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point
from riyu.interfaces.file_marks import file_marks
from riyu.interfaces.scene import Scene
from riyu.interfaces.web import address
from riyu.interfaces.web.counting import counting_overlays
from riyu.interfaces.web.drawing import Shown
from riyu.interfaces.web.goban import Goban
from riyu.interfaces.web.layout import Frame
from riyu.interfaces.web.panel import Desk, Panel
from riyu.interfaces.web.places import path_text
from riyu.interfaces.web.standing import Standing
from riyu.interfaces.web.table import TableChange
from riyu.interfaces.web.work import EDITING, Errand, Work

__all__ = ["Upkeep"]

_ALL = frozenset(TableChange)


class _Page(Desk, Protocol):
    """What is kept in step of a page, beside its desk: its elements, and what they show."""

    @property
    def frame(self) -> Frame:
        """What is around the board."""

    @property
    def goban(self) -> Goban:
        """The board."""

    @property
    def panels(self) -> Mapping[str, Panel]:
        """The panels by name."""

    @property
    def panel(self) -> Panel:
        """The one shown."""

    @property
    def shown(self) -> Standing:
        """What the board shows."""

    @property
    def ghost(self) -> Color | None:
        """The color that a click would play on what stands in for the game; None while the game is shown."""

    @property
    def is_prompted(self) -> bool:
        """Whether a click means something else now than a move."""

    def hover(self, point: Point) -> None:
        """Say what the overlays shown say at a point."""


class Upkeep:
    """What one browser has been shown."""

    def __init__(self, page: _Page) -> None:
        self._page = page
        self._pending: set[TableChange] = set()
        self._is_waiting = False
        self._is_paused = False
        self._address = ""
        self._decided_for: Scene | None = None
        self._wanted: object = None  # what was looked for last
        self._finding = Work(EDITING, lambda: None)

    def note(self, change: TableChange) -> None:
        """Note a change; all of one turn of the event loop are shown together."""
        self._pending.add(change)
        if not self._is_waiting:
            self._is_waiting = True
            asyncio.get_running_loop().call_soon(self._show)

    def _show(self) -> None:
        page = self._page
        self._is_waiting = False
        changes, self._pending = frozenset(self._pending), set()
        if page.client.is_deleted or self._is_paused:
            return
        with page.guarded():
            self._show_board()
        with page.guarded():
            page.frame.refresh(changes)
            page.hover(page.pointed)
        self.show_panel(changes)
        with page.guarded():
            self._find()
            self._decide()
            self._tell_address()

    def _find(self) -> None:
        """Find in a thread what overlays shown need, each once for where the page looks."""
        page = self._page
        scene = page.shown.scene
        missing = [
            row
            for name in page.layers.shares
            if (row := page.hall.overlays[name]).find is not None and not row.is_found(scene)
        ]
        wanted = (scene, tuple(row.name for row in missing))
        if not missing or (wanted == self._wanted and self._finding.current is not None):
            return
        self._wanted = wanted

        def job(errand: Errand) -> None:
            for row in missing:
                if row.find is not None:
                    row.find(scene, errand.is_stopped)

        def failed(error: RiyuError) -> None:
            for row in missing:
                page.layers.set_share(row.name, None)
            self.note(TableChange.LAYERS)
            page.complain(f"{missing[0].title}: {error}")

        self._finding.start(
            "an overlay is found", job, lambda _: self.note(TableChange.LAYERS), failed
        )

    def pause(self) -> None:
        """Show nothing more, and have nothing found: nobody looks."""
        self._is_paused = True
        self._finding.stop()

    def resume(self) -> None:
        """Show again what there is, if it was paused."""
        if self._is_paused:
            self._is_paused = False
            for change in _ALL:
                self.note(change)

    def show_panel(self, changes: frozenset[TableChange] = _ALL) -> None:
        """Show what is new in the panel shown; it is built if it was not yet."""
        page = self._page
        panel = page.panel
        with page.guarded(), page.frame.boxes[panel.name]:
            if not panel.is_shown:
                if panel.name not in page.frame.built:
                    page.frame.built.add(panel.name)
                    panel.build()
                panel.is_shown = True
                changes = _ALL
            panel.refresh(changes)

    def _show_board(self) -> None:
        page = self._page
        standing = page.shown
        overlays = page.layers.shown(standing, page.complain)
        if page.ghost is None:
            overlays += file_marks(page.node, standing.position)
            overlays += counting_overlays(page.table, page.node)
        page.goban.show(
            Shown(
                standing.position,
                overlays,
                standing.last_point,
                standing.labels,
                {name: round(share, 2) for name, share in page.layers.shares.items()},
                self._ghost() if page.ghost is None else page.ghost,
                page.theme,
            )
        )

    def _decide(self) -> None:
        """Have riyu think once where an overlay shown needs its decision, unless something else is under way."""
        page = self._page
        scene = page.standing.scene
        is_wanted = any(page.hall.overlays[name].needs_decision for name in page.layers.shares)
        if not is_wanted or page.ghost is not None or page.work.current is not None:
            return
        if self._decided_for != scene and page.hall.decisions.at(scene) is None:
            self._decided_for = scene
            page.do("decide")

    def _ghost(self) -> int:
        """Give the color that a click would play in the game, EMPTY where it would play none."""
        page = self._page
        standing = page.standing
        is_riyus = page.table.is_riyus(standing.to_move) and not page.node.children
        is_else = is_riyus or page.is_prompted or page.table.is_counted(page.node)
        can_play = not (standing.problem or is_else)
        return standing.to_move if can_play else EMPTY

    def _tell_address(self) -> None:
        page = self._page
        states = {name: state for name, panel in page.panels.items() if (state := panel.state())}
        view = address.View(path_text(page.node), page.layers.shares, page.panel.name, states)
        text = f"/table/{page.seated.id}{view.text()}"
        if text != self._address:
            self._address = text
            page.seated.show = dict(page.layers.shares)
            page.frame.tell_address(text)
