"""What a page's address says: the node looked at, the overlays with their opacity, the panel and its few words.

Takes and gives the query of an address, such as `?at=12&show=links,influence.60&panel=tree`. Nonsense in it is passed
over: an address may come from anyone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, urlencode

from riyu.interfaces.web.places import node_at
from riyu.interfaces.web.seats import Seated
from riyu.sgf.node import Node

__all__ = ["View"]

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST = 2000


@dataclass(frozen=True, slots=True)
class View:
    """How a page looks at its table. `at` is a node's place (empty: where it was looked at last)."""

    at: str = ""
    show: Mapping[str, float] = field(default_factory=dict)
    panel: str = ""
    panels: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @classmethod
    def read(cls, query: str) -> View:
        """Read the query of an address."""
        if len(query) > _LONGEST:
            return cls()
        try:
            said = dict(parse_qsl(query.removeprefix("?"), max_num_fields=30))
        except ValueError:
            return cls()
        show: dict[str, float] = {}
        for word in said.get("show", "").split(","):
            name, _, percent = word.partition(".")
            if _NAME.fullmatch(name):
                is_number = percent.isascii() and percent.isdigit() and len(percent) < 4
                show[name] = min(1.0, int(percent) / 100) if is_number else 1.0
        panels: dict[str, dict[str, str]] = {}
        for key, value in said.items():
            name, dot, word = key.partition(".")
            if dot:
                panels.setdefault(name, {})[word] = value[:200]
        return cls(said.get("at", ""), show, said.get("panel", ""), panels)

    def text(self) -> str:
        """Give the query, with its `?`; empty if it says nothing."""
        said: dict[str, str] = {}
        if self.at:
            said["at"] = self.at
        if self.show:
            said["show"] = ",".join(
                name if share >= 1 else f"{name}.{round(100 * share)}"
                for name, share in self.show.items()
            )
        if self.panel:
            said["panel"] = self.panel
        for name, state in self.panels.items():
            said |= {f"{name}.{word}": value for word, value in state.items()}
        return f"?{urlencode(said, safe=',')}" if said else ""

    def of_panel(self, name: str) -> Mapping[str, str]:
        """Give what the address says for a panel."""
        return self.panels.get(name, {})

    def node_in(self, seated: Seated) -> Node:
        """Give the node to look at."""
        return node_at(seated.table.root, self.at) if self.at else seated.looked_at
