"""The panel of overlays: a switch each, and for those that are on their opacity, their legend and where they come from.

Takes a desk; switches its overlays. Draws none.
"""

from __future__ import annotations

from functools import partial
from itertools import groupby

from nicegui.element import Element

from riyu.base.errors import RiyuError
from riyu.interfaces._overlay import keys_of
from riyu.interfaces.web.drawing import swatch_svg
from riyu.interfaces.web.panel import Panel
from riyu.interfaces.web.panels.one_board import one_board
from riyu.interfaces.web.parts import (
    box,
    button,
    checkbox,
    empty,
    heading,
    paragraph,
    slider,
    svg,
    words,
)
from riyu.interfaces.web.table import TableChange

__all__ = ["OverlaysPanel"]


class OverlaysPanel(Panel):
    """Switches for everything that can be laid over the board."""

    name = "overlays"
    title = "Overlays"

    def build(self) -> None:
        """Build the panel."""
        self._switches: dict[str, Element] = {}
        self._details: dict[str, Element] = {}
        self._boxes: dict[str, Element] = {}
        self._told: dict[str, object] = {}
        with box("bunch"):
            paragraph(
                "Several can be on at once. Point at the board to read what they say there.",
                "quiet",
            )
            button("All off", self._all_off, title="All off (Escape)", classes="small")
            self._beside = button(
                "Side by side",
                self._switch_beside,
                title="Each overlay that is on, on a board of its own",
                classes="small",
            )
        self._boards = box("two-boards")
        self._is_beside = False
        self._compared: object = None
        for group, rows in groupby(self.desk.hall.overlays.values(), lambda row: row.group):
            heading(group)
            for row in rows:
                with box("overlay", data_overlay=row.name) as self._boxes[row.name]:
                    self._switches[row.name] = checkbox(
                        row.title,
                        row.name in self.desk.layers.shares,
                        partial(self._switch, row.name),
                    )
                    self._details[row.name] = box("legend")

    def refresh(self, changes: frozenset[TableChange]) -> None:
        """Show what is new."""
        if not changes & {TableChange.LAYERS, TableChange.LOOK, TableChange.TREE}:
            return
        order = list(self.desk.layers.shares)
        for name, element in self._switches.items():
            is_on = name in self.desk.layers.shares
            form = "round" if is_on and order.index(name) % 2 else ""
            if self._boxes[name]._props.get("data-form", "") != form:
                self._boxes[name]._props["data-form"] = form
                self._boxes[name].update()
            if element._props["checked"] != is_on:
                element._props["checked"] = is_on
                element.update()
            self._refresh_details(name, is_on)
        self._refresh_boards()

    def _switch_beside(self) -> None:
        self._is_beside = not self._is_beside
        self._refresh_boards()

    def _refresh_boards(self) -> None:
        """Show the overlays that are on side by side, if that was chosen and there are two at the least."""
        desk = self.desk
        names = tuple(desk.layers.shares)
        self._beside.set_visibility(len(names) > 1)
        is_shown = self._is_beside and len(names) > 1
        pressed = str(is_shown).lower()
        if self._beside._props.get("aria-pressed") != pressed:
            self._beside._props["aria-pressed"] = pressed
            self._beside.update()
        rows = [desk.hall.overlays[name] for name in names] if is_shown else []
        compared = (desk.standing, desk.theme, tuple((row.name, row.version()) for row in rows))
        if compared == self._compared:
            return
        self._compared = compared
        empty(self._boards)
        with self._boards:
            for row in rows:
                one_board(desk, row.title, desk.layers.overlay(row.name, desk.standing))

    def _refresh_details(self, name: str, is_on: bool) -> None:
        details = self._details[name]
        if not is_on:
            if self._told.pop(name, None) is not None:
                empty(details)
            return
        try:
            overlay = self.desk.layers.overlay(name, self.desk.standing)
        except RiyuError:
            return
        told = (overlay.legend, keys_of(overlay), self.desk.theme)
        if self._told.get(name) == told:
            return
        self._told[name] = told
        empty(details)
        row = self.desk.hall.overlays[name]
        with details:
            with box("share"):
                words("Opacity", classes="quiet")
                share = round(100 * self.desk.layers.shares[name])
                slider(f"Opacity of {row.title}", share, lambda v: self._set_share(name, v), 10)
            words(overlay.legend, "p")
            with box("samples"):
                for mark, said in keys_of(overlay):
                    with box("sample", "span"):
                        svg(swatch_svg(mark, self.desk.theme), "swatch")
                        words(said)
            words(f"From: {row.source}.", "p", "quiet")

    def _set_share(self, name: str, percent: int) -> None:
        if name in self.desk.layers.shares:
            self.desk.layers.set_share(name, percent / 100)
            self.desk.changed(TableChange.LAYERS)

    def _switch(self, name: str, on: bool) -> None:
        if on != (name in self.desk.layers.shares):
            self.desk.do(f"overlay:{name}")

    def _all_off(self) -> None:
        for name in tuple(self.desk.layers.shares):
            self.desk.layers.set_share(name, None)
        self.desk.changed(TableChange.LAYERS)
