"""Panels and the page's own parts know the desk, not the page; no browser needed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import riyu
from riyu.base.errors import UsageError
from riyu.interfaces.web.actions import Actions
from riyu.interfaces.web.keys import KEYS, Key
from riyu.interfaces.web.panel import Desk, Panel
from riyu.interfaces.web.panels import PANELS
from tests.interfaces.web.page_overlays import OVERLAYS

SOURCE = Path(riyu.__file__).parents[1]
WEB = SOURCE / "riyu" / "interfaces" / "web"


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): path for path in sorted(WEB.rglob("*.py"))}


def imported(name: str) -> Iterator[str]:
    """The modules of the page that a module imports, anywhere in it and for types alone, too."""
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for what in (f"{node.module}.{alias.name}" for alias in node.names):
                found = what if what in MODULES else node.module
                if found in MODULES and found != name:
                    yield found


def test_no_modules_of_the_page_go_round_in_a_circle() -> None:
    order = tuple(TopologicalSorter({name: set(imported(name)) for name in MODULES}).static_order())
    assert len(order) == len(MODULES)


def test_no_panel_knows_the_page() -> None:
    page = module_name(WEB / "page.py")
    assert {name for name in MODULES if page in imported(name)} == {module_name(WEB / "server.py")}


def check_action(action: str) -> None:
    kind, _, about = action.partition(":")
    if kind == "overlay":
        assert all(name in OVERLAYS for name in about.split(","))
    elif kind == "panel":
        assert about.partition("/")[0] in PANELS
    else:
        assert callable(getattr(Actions, kind, None))


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.names[0])
def test_each_key_does_something(key: Key) -> None:
    check_action(key.action)


def test_what_panels_ask_to_be_done_can_be_done() -> None:
    texts = [path.read_text("utf-8") for path in WEB.rglob("*.py")]
    asked = {found for text in texts for found in re.findall(r'\.do\b[(,]\s*"(\w+)"', text)}
    assert {"decide", "undo", "variation_before"} <= asked
    for action in asked:
        check_action(action)


@pytest.mark.parametrize("kind", PANELS.values(), ids=PANELS)
def test_the_keys_of_a_panel_are_its_own_methods(kind: type[Panel]) -> None:
    assert all(callable(getattr(kind, key.action, None)) for key in kind.keys)


class Counter(Panel):
    """A panel whose one key counts to two."""

    name, title = "counter", "Counter"
    keys = (Key(("+",), "count", "count"),)
    counted = 0

    def count(self) -> bool:
        self.counted += 1
        return self.counted <= 2


def test_a_key_that_gives_false_is_left_to_the_page() -> None:
    panel = Counter(None)  # type: ignore[arg-type]
    assert [panel.press(name) for name in "+-++"] == [True, False, True, False]


def test_a_panel_without_anything_to_open_says_so() -> None:
    with pytest.raises(UsageError, match="the panel Counter has nothing to open: 'D4'"):
        Counter(None).open("D4")  # type: ignore[arg-type]


def test_the_desk_has_nothing_that_no_panel_asks_for() -> None:
    parts = [*(WEB / "panels").glob("*.py"), WEB / "answer.py"]
    text = "\n".join(path.read_text("utf-8") for path in parts)
    offered = {name for name in vars(Desk) if not name.startswith("_")}
    assert "stand_in" in offered
    assert [name for name in sorted(offered) if not re.search(rf"\bdesk\.{name}\b", text)] == []
