"""Questions about life over GTP: what several commands tell of one group goes together."""

from __future__ import annotations

import pytest

from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from tests.library import KNOWLEDGE

BEHIND_AN_OPEN_DIAGONAL = "b A3 B3 C3 C2 D2 D1,w A4 B4 C4 D4 D3 E2 E1"
FALSE_EYE_IN_KO = "b B3 C3 D3 B2 D2 D1 A1,w A3 A4 B4 C4 D4 E3 E2 E1"


def session_with(stones: str) -> Session:
    """Give a session of 9x9 in which some stones were played: a color and its points, after a comma the next."""
    session = new_session(Settings(size=9), knowledge=KNOWLEDGE)
    for group in stones.split(","):
        color, *points = group.split()
        for point in points:
            session.send(f"play {color} {point}")
    return session


QUESTIONS = ("owl_attack A3", "owl_defend A3", "owl_does_attack B1 A3", "dragon_status A3")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (",w E3", ["1 B1", "1 B1", "1", "critical B1 B1"]),
        (",w E3 B1", ["1 PASS", "0", "0", "dead"]),
        (",b B1", ["0", "1 PASS", "0", "alive"]),
    ],
)
def test_what_is_told_of_the_life_of_one_group(more: str, told: list[str]) -> None:
    session = session_with(BEHIND_AN_OPEN_DIAGONAL + more)
    assert [session.send(question)[1] for question in QUESTIONS] == told


@pytest.mark.parametrize("more", ["", ",w B1"])
def test_of_a_group_that_is_not_read_out_all_goes_together_and_games_say_what_is_likely(
    more: str,
) -> None:
    session = session_with(BEHIND_AN_OPEN_DIAGONAL + more)
    attack, defense, _, status = (session.send(question)[1] for question in QUESTIONS)
    if attack == "0":
        assert status == "alive"
    elif defense == "0":
        assert status == "dead"
    else:
        assert status == f"critical {attack.split()[1]} {defense.split()[1]}"
    first, *others = session.send("riyu-status A3")[1].splitlines()
    assert first == "unclear"
    assert any(one.startswith("likely: killed in ") and "4,000 games" in one for one in others)


def test_a_ko_that_the_owner_can_not_end_saves_no_group() -> None:
    """Black has an eye at C2 and no other: that at B1 stands as long as he takes back at A1, and he can't fill it."""
    session = session_with(FALSE_EYE_IN_KO)
    assert session.send("owl_defend D1") == (True, "0")
    assert session.send("dragon_status D1") == (True, "dead")
