"""Questions about life over GTP: what several commands tell of one group goes together."""

from __future__ import annotations

import pytest

from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from tests.library import KNOWLEDGE

BEHIND_AN_OPEN_DIAGONAL = "b A3 B3 C3 C2 D2 D1,w A4 B4 C4 D4 D3 E2 E1"


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("", ["1 B1", "1 B1", "1", "critical B1 B1"]),
        (",w B1", ["1 A2", "0", "0", "dead"]),
        (",b B1", ["0", "1 PASS", "0", "alive"]),
    ],
)
def test_what_is_told_of_the_life_of_one_group_goes_together(more: str, told: list[str]) -> None:
    session = new_session(Settings(size=9), knowledge=KNOWLEDGE)
    for group in (BEHIND_AN_OPEN_DIAGONAL + more).split(","):
        color, *points = group.split()
        for point in points:
            session.send(f"play {color} {point}")
    asked = ("owl_attack A3", "owl_defend A3", "owl_does_attack B1 A3", "dragon_status A3")
    assert [session.send(question)[1] for question in asked] == told
