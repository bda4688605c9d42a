"""What the position is worth is told over GTP and on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from riyu.assessment.lead import Lead, judged_game
from riyu.game.position import parse_position
from riyu.game.ruleset import CHINESE
from riyu.interfaces.assessment_overlays import judged_scene, territory
from riyu.interfaces.cli.app import run
from riyu.interfaces.cli.draw import game_at, scene_at
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.scene import scene_of
from riyu.interfaces.settings import Settings
from riyu.interfaces.web.lines import standing_of
from riyu.interfaces.web.standing import standing_at
from riyu.player.review.reviewing import HowToReview, review_game
from riyu.sgf.parser import parse
from riyu.sgf.path import main_path
from riyu.sgf.record import record_of
from tests.assessment.test_evaluator import SQUARE
from tests.library import KNOWLEDGE

from .test_gtp_session import follow, session

pytestmark = pytest.mark.usefixtures("loaded")

RACE = Path(__file__).resolve().parents[2] / "docs" / "games" / "race.pos"


TRANSCRIPTS = {
    "whose the points are": """
        > riyu-territory w
        = white territory, 0: none
        white dead stones in it, 0: none
        white moyo, 6: A4 A3 B3 C2 C1 D1
        white potential, 4: B4 C4 D3 D2
        > riyu-territory x
        ? invalid color: 'x', expected b or w
    """,
    "groups with their statuses": """
        > riyu-groups w
        = White's group of C3, 1 stone: PRESENTLY_ALIVE, lives: …
        4 liberties; eyes 0 moving first, 0 moving second; room 14; …
        stones C3
        can-run: White's C3; it is WITHIN_SECTOR_LINE, with 4 ways out
    """,
    "the value by terms": """
        > riyu-value
        = by the evaluation alone Black leads by 7.4, mid opening
        stones        +0.0
        weak          +0.0
        territory     +0.0
        moyo          +2.4
        potential     +1.1
        turn          +3.8
        komi          -0.0
        with 1 playouts Black leads by …
        of 100 such positions 80 lie from …
    """,
}


def test_the_worth_of_points_comes_as_rows_of_numbers() -> None:
    asked = session(size=9)
    asked.send("gogui-setup b E5 w C3")
    rows = [[float(x) for x in row.split()] for row in asked.send("riyu-worths")[1].splitlines()]
    assert {len(row) for row in rows} == {len(rows)} == {9}
    assert rows[4][4] > 0.5 and rows[6][2] < -0.5
    assert (
        "dboard/Assessment: worth of points/riyu-worths" in asked.send("gogui-analyze_commands")[1]
    )


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_session_answers(name: str) -> None:
    asked = session(size=9)
    asked.send("gogui-setup b E5 w C3")
    follow(TRANSCRIPTS[name], asked)


def test_the_score_is_estimated_with_what_both_ways_say_alone() -> None:
    asked = new_session(Settings(size=9, seed=1), knowledge=KNOWLEDGE)
    asked.send("gogui-setup b E5 b C3 b G7 w C7")
    assert "with 600 playouts Black leads by " in asked.send("riyu-value")[1]
    succeeded, said = asked.send("estimate_score")
    found = re.fullmatch(r"([BW])\+([\d.]+) \(upper bound: ([-\d.]+), lower: ([-\d.]+)\)", said)
    assert succeeded and found
    lead = float(found[2]) * (1 if found[1] == "B" else -1)
    assert -float(found[3]) <= lead <= -float(found[4])
    assert asked.send("new_score")[1] == said
    for color in "bw":
        assert re.fullmatch(r"-?\d+\.\d", asked.send(f"experimental_score {color}")[1])
    assert asked.send("experimental_score") == (
        False,
        "invalid color: none given, expected b or w",
    )
    assert asked.send("showboard")[1].count("X") == 3


def test_a_status_is_told_with_what_it_is_assessed_as() -> None:
    asked = session(size=7)
    asked.send("gogui-setup b A2 b B2 b C2 b C1 w A3 w B3 w C3 w D3 w D2 w D1")
    said = asked.send("riyu-status A2")[1].splitlines()
    assert said[-1].startswith("assessed: Black's group of C1, 4 stones: DEAD")


def test_a_position_is_assessed_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assess", str(RACE), "--glance", "--points", "--komi", "0.5"]) == 0
    words = capsys.readouterr().out
    assert "Black leads by 18" in words
    assert "it loses the race with Black's group of C1, 0 liberties of its own against 1" in words
    assert "black dead stones in it, 4: E3 E2 F2 F1" in words
    assert "read " not in words
    assert re.search(
        r"with 600 playouts Black leads by [\d.]+; by these alone Black leads by", words
    )


def test_the_page_of_assessments_shows_what_the_program_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = (RACE.parents[1] / "assessment.md").read_text("utf-8")
    assert run(["assess", str(RACE), "--glance"]) == 0
    shown = page.split("```\n")[3]
    assert shown in capsys.readouterr().out


def test_an_assessment_as_json_has_every_point_and_what_was_read(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["assess", str(RACE), "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert len(value["worths"]) == len(value["kinds"]) == len(value["owners"]) == 81
    summed = sum(value["worths"]) + value["terms"]["turn"] - value["komi"]
    assert summed == pytest.approx(value["lead"], abs=0.1)
    assert {group["status"] for group in value["groups"]} <= {"ALIVE", "DEAD"}


def test_a_game_s_own_komi_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;GM[1]SZ[9]KM[3.5];B[ee];W[cc])")
    assert run(["assess", str(game), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["komi"] == 3.5


@pytest.mark.parametrize(
    ("text", "komi"),
    [
        ("(;GM[1]SZ[9]KM[5.5]RU[Chinese];B[ee];W[ce];B[cf];W[df];B[de];W[cd])", 5.5),
        ("(;SZ[9];B[ee];W[ce];B[cf];W[df];B[de];W[cd])", 7.5),
        ("(;SZ[9]HA[2]AB[ee][gc];W[ce];B[cf];W[df];B[de];W[cd];B[dd])", 0.5 + 2),
    ],
    ids=["komi and ruleset", "neither", "neither, with handicap stones"],
)
def test_whoever_tells_the_lead_tells_the_same_one(
    text: str, komi: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Overlay, page, assessment, explanation, review and GTP have it from one maker, whatever was asked before.

    Where a file names no komi, it is the ruleset's in an even game and half a point with handicap stones.
    """
    game = tmp_path / "game.sgf"
    game.write_text(text)
    scene = scene_of(record_of(parse(game.read_text(), "").first), 5)
    assert scene.area_komi == komi
    lead = Lead.of(judged_scene(scene))
    *_, node, _ = parse(text, "").first.main_line()
    assert Lead.of(judged_scene(standing_at(node).scene)) == lead
    assert lead.low < lead.black < lead.high and lead.black != round(lead.black)
    assert f"by {abs(round(lead.black, 1)):g} (" in territory(scene).legend
    assert run(["assess", str(game), "--move", "5", "--json"]) == 0
    joined = json.loads(capsys.readouterr().out)["joined"]
    assert [joined["margin"], *joined["interval"]] == [lead.black, lead.low, lead.high]
    asked = new_session(Settings(size=9, seed=3), knowledge=KNOWLEDGE)
    asked.send(f"loadsgf {game} 6")
    assert asked.send("riyu-status E5")[0]  # what is read before changes nothing
    said = asked.send("estimate_score")[1]
    assert said.startswith(f"{'B' if lead.black > 0 else 'W'}+{abs(lead.black):.1f} ")
    assert run(["explain", str(game), "--move", "6", "--json"]) == 0
    frame = json.loads(capsys.readouterr().out)["frame"]
    assert Lead.from_json(frame["black_lead"]) == lead
    how = HowToReview(simulations=16, visits=16, second_looks=0)
    moves = list(review_game(main_path(parse(game.read_text(), "").first), how=how))
    assert moves[4].after == moves[5].before == lead


def test_a_drawn_position_has_one_lead(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A drawing names no komi: it is that of an even game, for assessment, picture, explanation, problem and GTP."""
    drawn = tmp_path / "drawn.pos"
    drawn.write_text("Black to move\n. O X . .\n" + ". O X . .\n" * 3 + ". O X . .\n")
    scene, *_ = scene_at(drawn)
    assert scene.area_komi == game_at(drawn)[0].area_komi == CHINESE.komi
    lead = Lead.of(judged_scene(scene))
    assert Lead.of(judged_scene(standing_of(scene.position).scene)) == lead
    assert run(["assess", str(drawn), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["joined"]["margin"] == lead.black
    assert run(["explain", str(drawn), "--json"]) == 0
    assert Lead.from_json(json.loads(capsys.readouterr().out)["frame"]["black_lead"]) == lead
    asked = new_session(Settings(size=5), knowledge=KNOWLEDGE)
    asked.table.set_up(scene.position)
    assert Lead.of(judged_game(asked.table.game)) == lead


def test_a_game_without_a_ruleset_may_repeat_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two stones are sent and one returned: the game went on with what stood before, and its file is no bad one."""
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[5]AW[ab][bb]AB[ba][cb][da];B[aa];W[ca];B[ba])")
    assert run(["assess", str(game), "--glance", "--playouts", "0"]) == 0
    assert "komi          -7.5" in capsys.readouterr().out


def test_the_score_of_a_settled_board_is_counted() -> None:
    asked = new_session(Settings(size=5, seed=1), knowledge=KNOWLEDGE)
    asked.send("komi 0.5")
    asked.send(
        "gogui-setup b C1 b C2 b C3 b C4 b C5 b A3 b B2 b B4 w D1 w D2 w D3 w D4 w D5 w E2 w E4"
    )
    assert asked.send("estimate_score") == (True, "B+4.5 (upper bound: -4.5, lower: -4.5)")
    assert asked.send("final_score") == (True, "B+4.5")


def test_chains_are_told_as_the_seed_keeps_them() -> None:
    asked = new_session(knowledge=KNOWLEDGE)
    position = parse_position(
        (Path(__file__).parents[2] / "docs" / "games" / "race.pos").read_text()
    )
    asked.table.set_up(position)
    ok, said = asked.send("riyu-chain-data b")
    assert ok
    (short, long) = said.splitlines()
    assert short.startswith("black C1: ") and "5 stones, 2 liberties" in short
    assert long.startswith("black G1: ") and long.endswith("14 stones (big), 12 liberties (many)")
    assert "in a race with" in asked.send("riyu-chain-data")[1]


def test_the_way_into_a_moyo_leads_from_the_nearest_stone_to_its_deepest_point() -> None:
    asked = session(size=19)
    assert asked.send("riyu-moyos") == (True, "")
    moves = "b Q16 w D16 b Q4 w D4 b Q10 w D10 b N17 w G17 b N3 w G3"
    assert asked.send(f"gogui-play_sequence {moves}")[0]
    assert asked.send("riyu-moyos b")[1] == (
        "Black's moyo of 131 points, deepest O1: White comes from G3 by H3, 19 moves"
    )
    ok, way = asked.send("riyu-access w O1")
    assert ok and way.startswith("19 moves from G3: H3 ") and way.endswith(" O1")


def test_a_pair_of_points_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[9]KM[0];B[ee];W[ce];B[ge];W[he])")
    assert run(["assess", str(game), "--glance"]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("miai")]
    assert len(told) == 1 and "C4 and C6 are miai for Black" in told[0]


def test_a_large_lead_on_a_small_board_is_told_to_win(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """White has three stones on a board that is all Black's."""
    drawn = tmp_path / "drawn.pos"
    drawn.write_text(
        """\
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . X . . . . . X . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. X . . X . . . X . . X .
. . . . . X X X . . . . .
. . . . . O O O . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
"""
    )
    assert run(["assess", str(drawn), "--json"]) == 0
    joined = json.loads(capsys.readouterr().out)["joined"]
    assert joined["interval"][0] > 50 and joined["open_points"] > 50
    assert joined["black_wins"] > 0.9


def test_on_an_empty_board_of_two_lines_komi_alone_decides(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All four points are less than komi: no lead beyond them is told, and White wins."""
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[2])")
    assert run(["assess", str(game), "--json"]) == 0
    joined = json.loads(capsys.readouterr().out)["joined"]
    low, high = joined["interval"]
    assert -11.5 <= low <= joined["margin"] <= high <= -3.5
    assert joined["black_wins"] == 0


GETS_OUT = """\
. . . . . . . . .
. . . . . . . . .
. . O . . . . . .
. X X O . . . . .
. . O X X . . . .
. . O . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""


@pytest.mark.parametrize(
    ("picture", "because"),
    [
        (SQUARE, "DEAD, counts as dead: reading says so"),
        (".........\n" * 4 + "....X....\n" + ".........\n" * 4, "reading finds no way to kill it"),
        (GETS_OUT, "playouts around it lean that way, and nothing is proven"),
    ],
    ids=["a square of four is one eye", "a lone stone gets out", "stones that likely get out"],
)
def test_what_a_verdict_rests_on_is_told(
    picture: str, because: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That reading says so is told of what it proves dead alone."""
    drawn = tmp_path / "drawn.pos"
    drawn.write_text(picture)
    assert run(["assess", str(drawn), "--playouts", "0"]) == 0
    said = capsys.readouterr().out
    assert because in said
    assert ("reading says so" in said) == (picture == SQUARE)


@pytest.mark.parametrize("option", ["--playouts", "--nodes", "--groups"])
def test_what_would_take_for_ever_is_refused(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["assess", str(RACE), option, "100000000"]) != 0
    assert "expected" in capsys.readouterr().err
