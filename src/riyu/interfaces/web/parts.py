"""Small native parts that panels are built of: buttons, switches, fields, dialogs, with labels that are read aloud.

Takes words and handlers; gives NiceGUI elements with tags of plain HTML. Texts are never taken for markup.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from nicegui.element import Element
from nicegui.elements.mixins.text_element import TextElement
from nicegui.events import GenericEventArguments

__all__ = [
    "KEEP",
    "box",
    "button",
    "checkbox",
    "choice",
    "empty",
    "field",
    "heading",
    "number",
    "paragraph",
    "set_words",
    "slider",
    "svg",
    "words",
]

KEEP = "element.props.value = event.target.value"
"""Script of an event's handler: what was typed stays when something else on the page is drawn anew."""

_HEARD = 2.0
"""Seconds that what is drawn no more is still heard."""
_VALUE = f"(event) => {{ {KEEP}; emit(event.target.value); }}"
_TYPED = f"(event) => {{ {KEEP}; }}"


def words(text: str, tag: str = "span", classes: str = "") -> TextElement:
    """Give a text; `set_text` changes it."""
    return TextElement(tag=tag, text=text).classes(classes)


def set_words(element: TextElement, text: str) -> None:
    """Change a text; nothing is sent if it stands there already."""
    if element.text != text:
        element.set_text(text)


def heading(text: str, level: int = 2) -> TextElement:
    """Give a heading, 2 the page's largest."""
    return words(text, f"h{level}")


def paragraph(text: str, classes: str = "") -> TextElement:
    """Give a paragraph."""
    return words(text, "p", classes)


def box(classes: str = "", tag: str = "div", **props: str) -> Element:
    """Give an element to put others into, by `with`; underscores in props' names are hyphens."""
    element = Element(tag).classes(classes)
    for name, value in props.items():
        element._props[name.rstrip("_").replace("_", "-")] = value
    return element


def empty(element: Element) -> None:
    """Take away all that is in an element, to draw it anew.

    What was there is still heard for a moment: a click that is on its way while the server draws would be lost
    otherwise, and the person would not know why nothing happened.
    """
    heard = [(child, dict(child._event_listeners)) for child in element.descendants()]
    element.clear()
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return  # nobody looks
    elements = element.client.elements
    for child, listeners in heard:
        child._event_listeners.update(listeners)
        elements[child.id] = child

    def leave() -> None:
        for child, _ in heard:
            elements.pop(child.id, None)
            child._event_listeners.clear()

    loop.call_later(_HEARD, leave)


def button(
    text: str,
    on_click: Callable[[], object],
    *,
    title: str = "",
    classes: str = "",
    label: str = "",
) -> TextElement:
    """Give a button; `title` is its tip, `label` what is read aloud in place of a text that is only a sign."""
    element = words(text, "button", classes)
    element._props["type"] = "button"
    if title:
        element._props["title"] = title
    if label:
        element._props["aria-label"] = label
    element.on("click", lambda: on_click(), [])
    return element


def checkbox(text: str, value: bool, on_change: Callable[[bool], object]) -> Element:
    """Give a switch with its words."""
    with Element("label").classes("switch"):
        element = Element("input")
        element._props.update({"type": "checkbox", "role": "switch", "checked": value})
        words(text)
    element.on(
        "change",
        lambda event: on_change(event.args is True),
        js_handler="(event) => emit(event.target.checked)",
    )
    return element


def field(
    text: str,
    value: str = "",
    on_change: Callable[[str], object] | None = None,
    **props: Any,
) -> Element:
    """Give a text field with its label."""
    with Element("label").classes("field"):
        words(text)
        element = Element("input")
        element._props.update({"type": "text", "value": value, **_hyphened(props)})
    element.on("input", lambda: None, js_handler=_TYPED)
    if on_change is not None:
        handler = on_change
        element.on("change", lambda event: handler(str(event.args)[:5000]), js_handler=_VALUE)
    return element


def number(
    text: str, value: float | None, on_change: Callable[[str], object], **props: Any
) -> Element:
    """Give a field for a number with its label; the handler gets the text, for it may be none."""
    shown = "" if value is None else f"{value:g}"
    return field(text, shown, on_change, **{"type": "number", "inputmode": "decimal", **props})


def choice(
    text: str, options: Mapping[str, str], value: str, on_change: Callable[[str], object]
) -> Element:
    """Give a list to choose from: options by value."""
    with Element("label").classes("field"):
        words(text)
        element = Element("select")
        element._props["value"] = value
        with element:
            for key, shown in options.items():
                option = words(shown, "option")
                option._props["value"] = key

    def changed(event: GenericEventArguments) -> None:
        if event.args in options:
            element._props["value"] = event.args  # else drawing it again would take the choice back
            element.update()
            on_change(event.args)

    element.on("change", changed, js_handler=_VALUE)
    return element


def slider(
    label: str, value: int, on_change: Callable[[int], object], low: int = 0, high: int = 100
) -> Element:
    """Give a slider; `label` is read aloud."""
    element = Element("input")
    element._props.update(
        {"type": "range", "min": low, "max": high, "value": value, "aria-label": label}
    )

    def changed(event: GenericEventArguments) -> None:
        text = str(event.args)
        if text.isascii() and text.isdigit():
            on_change(max(low, min(high, int(text))))

    element.on("input", changed, js_handler=_VALUE, throttle=0.08)
    return element


def svg(text: str, classes: str = "") -> Element:
    """Give a drawing of our own making. Never a text that came from outside: it is put in as it is."""
    element = Element("span").classes(classes)
    element._props["innerHTML"] = text
    return element


def _hyphened(props: Mapping[str, Any]) -> dict[str, Any]:
    return {name.rstrip("_").replace("_", "-"): value for name, value in props.items()}
