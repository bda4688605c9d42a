"""Reasons as players see them: what only a ko decides, where a link is, what is saved before what is cut."""

from __future__ import annotations

import pytest

from riyu.candidates.candidate import Reason
from riyu.candidates.telling import move_key
from riyu.game.constants import BLACK
from riyu.game.points import parse_point, point_text
from riyu.player.explaining import choosing
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.local import until_taken
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.tactics import is_at_link, ko_motives, tactical_motives
from riyu.reading.gate import Borne, Claim
from riyu.reading.reading import Reading, Verdict
from tests.player.test_motives import grounds_of

pytestmark = pytest.mark.usefixtures("loaded")


CUTTING_STONE = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . X . . . . . . . .
    . . . . + . O . . . . . .
    . . . . O O X . . . . . .
    . . . . . X O . . . . . .
    . . . . . X . . . . . . .
    . . . . . . . . . . . . .
    . . . . . X . . X . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""

IN_ATARI = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . X . . . .
    . . . . . . X . . X . . .
    . . . . X X O O . . . . .
    . . . . . O X O . X X . .
    . . . . . O . O . O O . .
    . . . . . X . O . . . . .
    . . . . . . X X . O O . .
    . . . . . . . . . . X . .
    . . . . . . . . . O X . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""
"""G9 can be taken at G8, whatever happens around it."""


def test_the_stone_that_cuts_is_saved_before_it_is_said_to_cut() -> None:
    grounds, move = grounds_of(CUTTING_STONE), parse_point("H8")
    told = best_motives(grounds.about_move(move), move)
    assert told[0].motive == "save" and told[0].target == parse_point("G8")
    assert "cut" in {one.motive for one in told}


@pytest.mark.parametrize(
    ("move", "is_seen"),
    [
        ("H4", True),  # amid them
        ("E4", True),  # it touches one
        ("G3", False),  # diagonal to one, and not between them
        ("K5", False),
        ("H1", False),
    ],
)
def test_a_link_is_told_of_moves_that_are_at_it(move: str, is_seen: bool) -> None:
    grounds, point = grounds_of(CUTTING_STONE), parse_point(move)
    assert is_at_link(grounds, point, parse_point("F4"), parse_point("J4")) is is_seen


ALONG_THE_SIDE = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . X .
    . . . . . . . O .
    . . . . . . . O .
    . . . . . . . X .
    . . . . . . . . .
    . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("move", "is_seen"), [("J4", True), ("J5", True), ("G4", False), ("J8", False)]
)
def test_a_link_under_stones_along_a_side_is_seen(move: str, is_seen: bool) -> None:
    grounds, point = grounds_of(ALONG_THE_SIDE), parse_point(move)
    assert is_at_link(grounds, point, parse_point("H3"), parse_point("H6")) is is_seen


@pytest.mark.parametrize(
    ("motive", "said", "strong"),
    [
        (
            "save",
            "White threatens to take the stone at G8; after H8 only a ko decides it",
            "H8 saves the stone at G8 [read, by ko, threats 0 to 0].",
        ),
        (
            "connect",
            "White could cut the stone at G8 off from the stone at E10; after H8 only a ko decides it",
            "H8 connects the stone at G8 with the stone at E10 [read, by ko, threats 0 to 0].",
        ),
        (
            "ladder",
            "The stone at G8 can run, but stays in atari to the end. After H8 only a ko decides it",
            "H8: the ladder on the stone at G8 works [read, by ko, threats 0 to 0].",
        ),
    ],
)
def test_that_only_a_ko_decides_stands_in_place_of_how_it_ends(
    motive: str, said: str, strong: str
) -> None:
    grounds, point = grounds_of(CUTTING_STONE), parse_point("H8")
    line = (point, parse_point("J8"))
    found = grounds.motive(
        motive,
        point,
        parse_point("G8"),
        Tier.READ,
        4.0,
        other=parse_point("E10") if motive == "connect" else 0,
        line=line,
        shown=(grounds.enemy, line[1:]),
        by_ko=True,
    )
    none = ": Black has no threat of its size, White no threat."
    assert (found.sentence.beginner, found.sentence.strong) == (said + none, strong)
    sure = grounds.motive(
        motive, point, parse_point("G8"), Tier.READ, 4.0, shown=(grounds.enemy, line[1:])
    )
    assert "J8" in sure.sentence.beginner and "ko" not in sure.sentence.beginner


def test_of_a_move_that_ends_a_ko_it_is_said_that_without_it_there_is_one() -> None:
    grounds, point, stone = grounds_of(CUTTING_STONE), parse_point("H8"), parse_point("G8")
    found = grounds.motive(
        "save",
        point,
        stone,
        Tier.READ,
        4.0,
        shown=(grounds.enemy, (parse_point("J8"),)),
        without=(point,),
        by_ko=True,
        ends_ko=True,
    )
    assert found.headline.beginner == "H8 saves the stone at G8."
    assert found.sentence.beginner == (
        "White threatens to take the stone at G8; after H8 that fails (White J8). "
        "Without H8 only a ko decides it: Black has no threat of its size, White no threat."
    )
    assert "else by ko, threats 0 to 0" in found.sentence.strong


def test_no_stone_lives_by_a_move_after_which_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    grounds = grounds_of(IN_ATARI)
    win, loss = (Reading(verdict, (), 1, frozenset()) for verdict in (Verdict.WIN, Verdict.LOSS))

    def borne(_: Grounds, claim: Claim) -> Borne | None:
        """Bear out lives alone, as of a group that lives without the stone."""
        return Borne(win, loss, by_ko=False) if claim.purpose == "live" else None

    def living() -> list[str]:
        told = tactical_motives(grounds, parse_point("E8"))
        return [point_text(one.target) for one in told if one.motive == "live"]

    monkeypatch.setattr(Grounds, "borne_out", borne)
    assert living() == []
    monkeypatch.setattr(Grounds, "reached", lambda *_: loss)
    assert living() == ["G9"]


def test_a_ko_s_threats_are_counted_once_and_that_it_is_a_ko_is_said_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grounds, point = grounds_of(CUTTING_STONE), parse_point("H8")
    start, save = (
        grounds.motive(
            *(name, point, parse_point(stone), Tier.READ, stake),
            by_ko=True,
            slots={"fate": "starts a ko over", "kind": "can be taken only by a ko"}
            if name == "ko-start"
            else None,
        )
        for name, stone, stake in (("ko-start", "G7", 6.0), ("save", "G8", 4.0))
    )
    counts = "Black has no threat of its size, White no threat."
    assert start.sentence.beginner == f"The stone at G7 can be taken only by a ko. {counts}"
    assert counts in save.sentence.beginner
    monkeypatch.setattr(choosing, "motives_of", lambda *_: [start, save])
    monkeypatch.setattr(choosing, "_are_twins", lambda _, one, told: one is told)
    first, second = best_motives(grounds, point)
    assert first == start
    assert second.sentence.beginner.endswith("; after H8 only a ko decides it.")
    assert second.sentence.strong == "H8 saves the stone at G8 [read, by ko]."


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("G8", "The stone at G8 can be saved only by a ko: without H8 not even that."),
        ("G7", "The stone at G7 can be taken only by a ko: without H8 not even that."),
    ],
)
def test_a_ko_that_is_started_over_own_stones_saves_them(target: str, said: str) -> None:
    grounds, move, stone = grounds_of(CUTTING_STONE), parse_point("H8"), parse_point(target)
    reason = Reason(move_key("good", BLACK, move, "ko-start", stone), 1, "ko start", "a ko")
    (told,) = ko_motives(grounds, move, [reason])
    assert told.sentence.beginner == said


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("H8 C3 D3", "H8"),  # it takes G8, and what comes then is no part of that
        ("C3 D3 H8", "C3 D3 H8"),
        ("C3 D3 E3", "C3 D3 E3"),  # it takes nothing
        ("", ""),
    ],
)
def test_a_line_that_takes_stones_ends_as_they_are_taken(line: str, told: str) -> None:
    grounds = grounds_of(CUTTING_STONE)
    kept = until_taken(grounds, tuple(map(parse_point, line.split())))
    assert " ".join(map(point_text, kept)) == told
