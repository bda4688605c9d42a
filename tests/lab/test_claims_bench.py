"""What explanations tell held to GNU Go's word: what it is asked, what it has change, what is played out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.game.constants import BLACK
from riyu.game.points import Color, parse_point, point_text
from riyu.interfaces.cli.app import run
from riyu.lab._duel_sides import GnuGo
from riyu.lab.claims_bench import Witness, named_in, question_of, record_rows
from riyu.lab.explanations_bench import Explained
from riyu.lab.games import random_games
from riyu.player.engine import Engine
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid, Sentence
from riyu.player.explaining.tactics import tactical_motives
from riyu.player.style import load_style
from tests.boards import drawn_game
from tests.lab.engines import gnugo
from tests.library import KNOWLEDGE, blackboard_of
from tests.player.test_explaining import IN_ATARI


def grounds(color: Color = BLACK) -> Grounds:
    return Grounds(blackboard_of(drawn_game(IN_ATARI)), color, read_language())


def told(motive: str, target: str, other: str = "", tier: Tier = Tier.READ) -> MotiveSaid:
    said = Sentence(f"{motive} {target}.", f"{motive} {target}.")
    end = parse_point(other) if other else 0
    return MotiveSaid(motive, parse_point(target), tier, 5.0, said, said, other=end)


@pytest.mark.parametrize(
    ("motive", "before", "after"),
    [
        (told("save", "D4"), "attack D4, White first: 2", "attack D4, White first: 0"),
        (told("live", "D4"), "owl_attack D4, White first: 2", "owl_attack D4, White first: 0"),
        (
            replace(told("live", "D4"), of_string=True),
            "attack D4, White first: 2",
            "attack D4, White first: 0",
        ),
        (
            told("connect", "D4", "G3"),
            "connect D4 G3, White first: 2",
            "connect D4 G3, White first: 0",
        ),
        (told("capture", "D5"), "attack D5, White first: 2", "attack D5, White first: 0"),
        (told("cut", "C4", "D3"), "connect C4 D3, White first: 2", "connect C4 D3, White first: 0"),
        (
            told("force", "D5"),
            "attack D5, Black first; owl_attack D5, Black first: 0",
            "attack D5, Black first; owl_attack D5, Black first: 2",
        ),
        (
            told("attack", "D3", tier=Tier.JUDGED),
            "owl_attack D3, White first: 2",
            "owl_attack D3, Black first: 2",
        ),
        (told("custom", "D4"), "", ""),
        (told("save", "J9"), "", ""),
        (told("connect", "D4"), "", ""),
    ],
)
def test_a_motive_becomes_questions_about_its_stones(
    motive: MotiveSaid, before: str, after: str
) -> None:
    asked = [
        f"{'; '.join(map(str, one.asked))}: {one.wanted}"
        for one in question_of(grounds(), motive) or ()
    ]
    assert asked == [one for one in (before, after) if one]


def test_points_are_read_out_of_words() -> None:
    points = named_in("Black at B8 and T19, 12 points.", Sentence("", "H2: saves J3"), None)
    assert {point_text(p) for p in points} == {"B8", "T19", "H2", "J3"}


@pytest.fixture(scope="module")
def other() -> Iterator[GnuGo]:
    with GnuGo(gnugo(10, "--seed", "1")) as found:
        yield found


def test_gnugo_says_the_same_of_what_the_move_changes_and_only_of_that(other: GnuGo) -> None:
    (saved,) = (m for m in tactical_motives(grounds(), parse_point("F4")) if m.motive == "save")
    (here,) = Witness(other).answers(grounds(), "here", parse_point("F4"), [saved])
    assert here.is_the_same and not here.is_so_already
    motives = [saved, told("save", "G3"), told("force", "D5")]
    away = list(Witness(other).answers(grounds(), "here", parse_point("A9"), motives))
    assert [(one.is_the_same, one.is_so_already) for one in away] == [
        (False, False),
        (False, True),
        (False, False),
    ]
    assert not any(one.ends for one in away)


def test_differences_are_played_out_if_that_is_asked_for(other: GnuGo) -> None:
    motives = [told("save", "D4"), told("save", "D4", tier=Tier.JUDGED)]
    found = Witness(other, KNOWLEDGE).answers(grounds(), "here", parse_point("A9"), motives)
    assert [one.ends for one in found] == [("riyu, asked by itself, denies it",), ()]


THREE_IN_A_ROW = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O . . . .
    X X X X O . O . .
    . . . X O . . . .
    X X X X O . . . .
"""


def test_groups_that_change_are_looked_for_in_the_record(other: GnuGo) -> None:
    """Black lives at B2; the record says so in its headline, or, with other words for it, only in its reasons."""
    (game,) = random_games(1, 1, (9,))
    board = blackboard_of(drawn_game(THREE_IN_A_ROW))
    light = Engine(replace(load_style(), simulations=400, assess_playouts=30), 1, KNOWLEDGE)
    decision = light.decide(board, BLACK, may_resign=False)
    record = explain(board, decision)
    assert point_text(decision.point) == "B2"
    elsewhere = Sentence("B2 is large.", "B2 is large.")
    row = "own groups saved, of six stones and more: told"
    found = []
    for headline in (record.headline, elsewhere):
        told_of = replace(record, headline=headline)
        one = Explained(game, 0, board, decision, None, told_of)
        rows = {str(row["what"]): row for row in record_rows([one], Witness(other))}
        assert rows["told, and said by GNU Go: live, read"]["share"] == 1.0
        found.append(
            [rows[row][name] for name in ("amount", "of", "in a reason", "in the headline")]
        )
    assert found == [[1, 1, 1, 1], [1, 1, 1, 0]]


LIGHT = """
title = "Light"
about = "Plays as riyu does, after fewer games in thought."
like = "balanced"

[play]
playouts = 30
assess_playouts = 30
simulations = 60
"""


@pytest.mark.parametrize(("way", "positions"), [("--played", 7), ("--play-out", 1)])
def test_the_command_asks_gnugo_of_the_moves_of_a_game_and_of_riyus_own(
    way: str, positions: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, style = tmp_path / "game.sgf", tmp_path / "light.toml"
    game.write_text(
        "(;SZ[19];B[pd];W[dp];B[pp];W[dd];B[fq];W[cn];B[jp];W[qf];B[pf];W[pg];B[of];W[qg])"
    )
    style.write_text(LIGHT)
    words = ["bench", "claims", str(game), way, "--positions", str(positions), "--json"]
    assert run([*words, "--quiet", "--gnugo", gnugo(), "--style", str(style)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["positions"] == positions
    whole = said["rows"][0]
    assert whole["what"] == "told, and said by GNU Go: all"
    assert whole["amount"] <= whole["of"] and (whole["amount"] or way == "--play-out")
