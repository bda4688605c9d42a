"""The layers over a page's board: overlays switched on with their opacity, and those that panels lay.

Takes overlays, switches and what stands at a node; gives overlays, and what they say at a point. Draws none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from riyu.base.errors import UsageError
from riyu.game.points import Point
from riyu.interfaces.picture import Overlay
from riyu.interfaces.web.faults import as_error
from riyu.interfaces.web.overlays import PageOverlay, at_point
from riyu.interfaces.web.standing import Standing

__all__ = ["Layers"]


class Layers:
    """`overlays` are those that have switches, by name; `shares` the opacities, 0 to 1, of those that are on.

    `laid` are the panels' own layers by name.
    """

    def __init__(self, overlays: Mapping[str, PageOverlay], shares: Mapping[str, float]) -> None:
        self._overlays = overlays
        self.shares = {name: share for name, share in shares.items() if name in overlays}
        self.laid: dict[str, Overlay] = {}
        self._made: tuple[Standing, dict[tuple[str, int], Overlay]] | None = None

    def toggle(self, *names: str) -> bool:
        """Switch overlays on, or off if all of them are on; give whether they are on now."""
        is_on = all(name in self.shares for name in names)
        for name in names:
            self.set_share(name, None if is_on else self.shares.get(name, 1.0))
        return not is_on

    def set_share(self, name: str, share: float | None) -> None:
        """Show an overlay with an opacity, or not at all (None). Raises UsageError for an unknown one."""
        if name not in self._overlays:
            raise UsageError(f"the page has no overlay '{name}'")
        if share is None:
            self.shares.pop(name, None)
        else:
            self.shares[name] = min(1.0, max(0.0, share))

    def overlay(self, name: str, standing: Standing) -> Overlay:
        """Give an overlay for what stands at a node; made once for it, and anew when it comes from something new."""
        if self._made is None or self._made[0] is not standing:
            self._made = (standing, {})
        made = self._made[1]
        row = self._overlays[name]
        key = (name, row.version())
        if key not in made:
            made[key] = row.make(standing.scene)
        return made[key]

    def shown(self, standing: Standing, complain: Callable[[str], None]) -> list[Overlay]:
        """Give all layers to be drawn, the panels' last, each once; an overlay that can't be made is switched off."""
        overlays = []
        for name in tuple(self.shares):
            try:
                overlays.append(self.overlay(name, standing))
            except Exception as error:
                del self.shares[name]
                title = self._overlays[name].title
                complain(f"{title}: {as_error('the overlay', error)}")
        return [*overlays, *(laid for name, laid in self.laid.items() if name not in self.shares)]

    def legends(self, standing: Standing) -> list[tuple[str, str, str]]:
        """Give what the overlays that are on say of the whole board: (overlay, words, where it comes from)."""
        return [
            (self._overlays[name].title, self.overlay(name, standing).legend, "")
            for name in self.shares
        ]

    def told_at(self, point: Point, standing: Standing) -> list[tuple[str, str, str]]:
        """Give what the layers say at a point: (layer, words, where it comes from)."""
        told = []
        for name in {**self.shares, **self.laid}:
            row = self._overlays.get(name)
            if row is None:
                title = self.laid[name].legend.partition(".")[0]
                told += [(title, said, "") for said in at_point(self.laid[name], point)]
                continue
            if row.told is not None:
                said = row.told(standing.scene, point)
            else:
                said = at_point(self.overlay(name, standing), point)
            if said:
                source = row.source.partition(" (")[0]  # where to read on the panel says
                told.append((row.title, "; ".join(said), f"from {source}"))
        return told
