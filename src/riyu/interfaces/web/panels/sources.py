"""Where what is said comes from: rules and patterns opened in their panels, points that light up.

Takes a page; opens panels and lights points. Infers nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from nicegui.element import Element

from riyu.base.errors import RiyuError
from riyu.game.points import Point
from riyu.interfaces.web.panels.patterns import PatternsPanel
from riyu.interfaces.web.panels.rules import RulesPanel
from riyu.interfaces.web.rule_knowledge import in_force

if TYPE_CHECKING:
    from riyu.interfaces.web.page import Page

__all__ = ["lights", "open_source"]


def lights(page: Page, element: Element, points: Sequence[Point]) -> None:
    """Light points up while an element is pointed at or has the focus."""
    light = page.goban.light
    for enter, leave in (("mouseenter", "mouseleave"), ("focusin", "focusout")):
        element.on(enter, partial(light, list(points)), [])
        element.on(leave, partial(light, []), [])


def open_source(page: Page, name: str) -> None:
    """Show a rule in its panel, or the pattern of that name. Raises UsageError if there is neither."""
    page.goban.light([])
    try:
        in_force().file_with(name)
    except RiyuError:
        page.show_panel("patterns")
        patterns = page.panels["patterns"]
        assert isinstance(patterns, PatternsPanel)
        patterns.open_pattern(name)
        return
    page.show_panel("rules")
    rules = page.panels["rules"]
    assert isinstance(rules, RulesPanel)
    rules.open_rule(name)
