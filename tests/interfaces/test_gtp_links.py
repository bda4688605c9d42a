"""The questions about links over GTP: GNU Go's forms, codes and refusals."""

from __future__ import annotations

import pytest

from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from tests.library import KNOWLEDGE

CUT = ("b D5", "b F5", "w D6", "w F6", "w E7", "w E4")
APART = (*(f"w D{row}" for row in range(1, 8)), "b B5", "b F5")
KO = (
    *("b C5", "b D5", "b C4", "b D3", "b D2"),
    *("w E5", "w D4", "w F4", "w B3", "w C3", "w E3", "w B2", "w E2", "w E1"),
)

BEHIND = (
    *("w A6", "w D6", "b F6", "w B5", "b C5", "w F5", "b A4", "b B4", "b D4", "w E4"),
    *("b A3", "w B3", "w D3", "b F3", "b A2", "w C2", "b E2", "b B1", "w D1", "b F1"),
)
"""White's stone joins from behind: at B6 himself he is short of liberties."""


def answer(size: int, moves: tuple[str, ...], question: str) -> tuple[bool, str]:
    """Give the reply to a question, some moves played."""
    session = new_session(Settings(size=size), knowledge=KNOWLEDGE)
    for move in moves:
        assert session.send(f"play {move}") == (True, "")
    return session.send(question)


@pytest.mark.parametrize(
    ("size", "moves", "question", "reply"),
    [
        pytest.param(9, CUT, "disconnect D5 F5", "1 E5", id="cut"),
        pytest.param(9, CUT, "connect D5 F5", "1 E5", id="joined"),
        pytest.param(7, APART, "connect B5 F5", "0", id="no way to join"),
        pytest.param(9, (*CUT, "b E5"), "connect D5 F5", "1 PASS", id="joined already"),
        pytest.param(9, (*CUT, "b E5"), "disconnect D5 F5", "0", id="no way to cut"),
        pytest.param(9, KO, "connect C5 D3", "2 E4", id="the enemy needs a ko threat"),
        pytest.param(6, BEHIND, "connect B5 A6", "1 C6", id="looking wide"),
        pytest.param(7, APART, "break_in B5 A6 B6", "1 B6", id="in"),
        pytest.param(7, APART, "break_in B5 E4 F4", "0", id="no way in"),
        pytest.param(7, APART, "block_off B5 A6 B6", "0", id="no way to keep out"),
    ],
)
def test_links_are_told_in_gnugo_s_forms(
    size: int, moves: tuple[str, ...], question: str, reply: str
) -> None:
    assert answer(size, moves, question) == (True, reply)


@pytest.mark.parametrize(
    ("question", "refusal"),
    [
        ("connect D5", "invalid coordinate: none given, expected a vertex such as Q16"),
        ("connect D5 A1", "vertex must not be empty"),
        ("disconnect D5 D6", "the two stones are not of one color"),
        ("break_in A1 A2", "vertex must not be empty"),
    ],
)
def test_other_questions_are_refused(question: str, refusal: str) -> None:
    assert answer(9, CUT, question) == (False, refusal)
