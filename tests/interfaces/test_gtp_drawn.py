"""`riyu-ask-drawn` and Fuego's questions over GTP."""

from __future__ import annotations

import re

import pytest

from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from tests.library import KNOWLEDGE


@pytest.fixture
def asked() -> Session:
    """Give a session where White can chase the black stones at C3 in a ladder."""
    session = new_session(Settings(size=7), knowledge=KNOWLEDGE)
    stones = "b C3 b D3 w C4 w B3 w C2 w D2"
    assert session.send(f"gogui-setup {stones}")[0]
    return session


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("ladder b C3", "1"),
        ("ladder_any b C3", "1"),
        ("wouldbe_ladder w E3", "1"),
        ("wouldbe_ladder_any w E3 rules=japanese", "1"),
        ("snapback b E3", "0"),
        ("bad_selfatari w E3", "0"),
        ("atari w E3 ladder", "1"),
        ("atari w E3 any", "1"),
        ("atari b E4 any", "0"),
        ("first_line_blunder b E3", "0"),
        ("can_countercap C3", "0"),
        ("two_eyes C3", "0"),
        ("breaking_nakade_seki w E3", "0"),
    ],
)
def test_a_drawn_question_is_answered_yes_or_no(asked: Session, question: str, answer: str) -> None:
    assert asked.send(f"riyu-ask-drawn {question}") == (True, answer)


def test_the_status_of_a_point_is_asked_with_its_owner() -> None:
    session = new_session(Settings(size=5), knowledge=KNOWLEDGE)
    eyes = "b A4 b B4 b B3 b A2 b B2 b B1 b C1 b C2 b C3 b C4 b C5"
    assert session.send(f"gogui-setup {eyes}")[0]
    assert session.send("riyu-ask-drawn status B3 x") == (True, "1")
    assert session.send("riyu-ask-drawn status B3 o") == (True, "0")


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("pass_is_safe b", "unknown command: no drawn question 'pass_is_safe'"),
        ("atari w E3 gote", "unknown command: no kind of atari"),
        ("laddr b C3", "unknown command: no drawn question 'laddr'.*ladder"),
        ("ladder w C3", "invalid vertex: no stone of that color at C3"),
        ("ladder b A1", "vertex must not be empty"),
        ("status C3 y", "invalid status"),
    ],
)
def test_what_is_no_drawn_question_is_named(asked: Session, question: str, said: str) -> None:
    is_answered, text = asked.send(f"riyu-ask-drawn {question}")
    assert not is_answered
    assert re.search(said, text)


def test_a_ladder_is_captured_unsettled_or_escaped(asked: Session) -> None:
    assert asked.send("go_ladder C3") == (True, "unsettled")
    assert asked.send("play w E3")[0]
    assert asked.send("go_ladder C3") == (True, "captured")
    assert asked.send("go_ladder C4") == (True, "escaped")


def test_what_is_safe_is_counted_with_its_eyes() -> None:
    session = new_session(Settings(size=5), knowledge=KNOWLEDGE)
    eyes = "b A4 b B4 b B3 b A2 b B2 b B1 b C1 b C2 b C3 b C4"
    assert session.send(f"gogui-setup {eyes} w E1")[0]
    assert session.send("go_safe benson")[1].startswith("12 A4 B4 C4 A3 ")
    assert session.send("go_safe benson white") == (True, "0")
    is_answered, text = session.send("go_safe static")
    assert not is_answered and "unknown command" in text
