"""Lines of an explanation that can be laid on the board: each begins where its sentence does."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.interfaces.web.panel import Desk
from riyu.interfaces.web.panels import explained
from riyu.player.explaining.explain import explain
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import LineSaid, Sentence
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_refusal import TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")


def test_what_a_move_leaves_open_is_laid_after_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """White F6 comes after Black J9."""
    board = blackboard_of(drawn_game(TWO_ATARIS))
    record = explain(board, decided(board, weighed("J9", 4.0), weighed("J1", 4.0)))
    sentence = Sentence("White has just played A1, and J9 leaves that.", "A1 is left.")
    last = LineSaid(sentence, WHITE, (parse_point("A2"),), Tier.MEASURED)
    record = replace(record, last=last)
    said, lines, laid = [], {}, list[Any]()

    def text(said_of_it: str, *_: object) -> SimpleNamespace:
        said.append(said_of_it)
        return SimpleNamespace(_props={})

    def offered(_: str, chosen: Any, *, title: str, **__: object) -> SimpleNamespace:
        lines[title] = chosen.args[0]
        return SimpleNamespace(_props={})

    monkeypatch.setattr(explained, "box", lambda *_: nullcontext())
    monkeypatch.setattr(explained, "words", text)
    monkeypatch.setattr(explained, "button", offered)
    monkeypatch.setattr(explained, "lights", lambda *_: None)
    monkeypatch.setattr(explained, "line_overlay", lambda *args: args)
    desk = SimpleNamespace(
        table=SimpleNamespace(size=9), standing=SimpleNamespace(position=None), lay=laid.append
    )
    view = explained.ExplanationView(cast("Desk", desk), lambda: None)
    view.show(record)
    assert [one.sentence.beginner in said for one in record.left] == [True] * len(record.left)
    assert said.index(sentence.beginner) < said.index(record.left[0].sentence.beginner)
    line = lines["Show this as stones: left open"]
    assert line[:2] == (parse_point("J9"), parse_point("F6"))
    view._line = line
    view.show(record)
    assert (line, BLACK) in [(args[2], args[3]) for args in laid]
