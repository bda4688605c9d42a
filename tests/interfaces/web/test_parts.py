"""Parts of panels: what is drawn anew loses no click that was on its way."""

from __future__ import annotations

import asyncio

import pytest
from nicegui import Client
from nicegui.page import page

from riyu.interfaces.web import parts
from riyu.interfaces.web.parts import box, button, empty


def test_a_click_on_its_way_while_a_list_is_drawn_anew_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(parts, "_HEARD", 0.05)
    clicked: list[str] = []

    async def look() -> None:
        client = Client(page("/"))
        with client:
            shown = box()
            with shown, box(tag="ul"):
                row = button("A row", lambda: clicked.append("row"))
        listener = next(iter(row._event_listeners))

        def arrive() -> None:
            client.handle_event({"id": row.id, "listener_id": listener, "args": []})

        empty(shown)
        assert not list(shown.descendants())
        arrive()
        assert clicked == ["row"]
        while row.id in client.elements:
            await asyncio.sleep(0.01)
        arrive()  # by now nobody can mean it
        assert clicked == ["row"]

    asyncio.run(look())
