"""The book of joseki by the command line, over GTP and as an overlay; a changed file changes the next move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.candidates.candidate import Candidate
from riyu.game.constants import BLACK, NO_POINT, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point, point_text
from riyu.interfaces.cli.app import run
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.joseki_overlays import JosekiOverlay
from riyu.interfaces.overlays import overlay_named
from riyu.interfaces.picture import Text
from riyu.interfaces.scene import scene_of
from riyu.interfaces.settings import Settings
from riyu.player.explaining.customary import joseki_motive, joseki_next
from riyu.player.explaining.elsewhere import reply_of
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from riyu.sgf.files import read_record

pytestmark = pytest.mark.usefixtures("loaded")

GAME = "(;SZ[19];B[pd];W[dd];B[pp];W[qf])"

ONE = """(;SZ[19]SQ[jj];B[pd];W[qf]TE[1]C[! purpose approach
! seen 50 of 90];B[{answer}]C[An answer for this test.
! purpose keep-shape
! seen 95 of 100])"""

STYLE = """title = "By the book"
about = "Plays what the book has."
like = "balanced"
[play]
simulations = 60
assess_playouts = 10
[weights]
follow-joseki = 60
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_text(GAME, encoding="utf-8")
    return path


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(words) == 0
    return capsys.readouterr().out


def test_the_same_said_of_corners_that_are_alike_is_said_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "empty.sgf"
    game.write_text("(;SZ[19])")
    told = output(capsys, "joseki", "find", str(game)).splitlines()
    assert told[1].startswith("D4 Q4 D16 Q16 ")
    assert told[2].startswith("D3 Q3 C4 R4 C16 R16 D17 Q17 ") and " also " in told[2]
    assert sum("quick and high" in line for line in told) == 1


def test_the_files_are_listed_with_their_lines(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(output(capsys, "joseki", "list", "--json"))
    assert rows[0]["rectangle"] == "19x10" and rows[-1]["rectangle"] == "7x7"
    assert sum(row["lines"] for row in rows) >= 300


def test_what_follows_some_moves_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys, "joseki", "show", "corner-4-4", "Q16", "O17", "--depth", "1")
    assert all(line.startswith("Black ") for line in shown.splitlines())
    assert "won" in shown and "for " in shown
    assert run(["joseki", "show", "corner-44"]) == 2
    assert "did you mean 'corner-4-4'?" in capsys.readouterr().err
    assert run(["joseki", "show", "corner-4-4", "A1"]) == 2
    assert "nothing follows A1 in corner-4-4" in capsys.readouterr().err


def test_what_the_book_has_in_a_position_is_found(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = json.loads(output(capsys, "joseki", "find", str(game), "--move", "4", "--json"))
    best = rows[0]
    assert best["at once"] and best["of 100"] == round(100 * best["times"] / best["of"])
    assert f"in {best['of 100']} of 100 games" in best["why"]


def test_wrong_files_are_told_with_exit_code_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.sgf"
    bad.write_text("(;SZ[19]SQ[jj];B[pd];W[dd])", encoding="utf-8")
    assert run(["joseki", "check", str(bad)]) == 1
    assert "after Black Q16: D16 is outside of the rectangle" in capsys.readouterr().out
    assert run(["joseki", "check"]) == 0
    assert "nothing wrong" in capsys.readouterr().err


def test_a_harvest_writes_trees_that_can_be_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games.sgfs"
    lines = [f"(;SZ[19];B[pd];W[qf];B[nc];W[rd];B[{chr(97 + i)}s])\n" for i in range(12)]
    games.write_text("".join(lines), encoding="utf-8")
    mine = tmp_path / "mine"
    words = ("--least", "2", "--half", "2", "--apart", "3", "--seed", "1")
    made = output(capsys, "joseki", "harvest", str(games), "--out", str(mine), *words, "--json")
    assert json.loads(made)["lines"] >= 1
    told = output(
        capsys,
        "joseki",
        "measure",
        str(games),
        "--from",
        str(mine),
        "--apart",
        "3",
        "--seed",
        "1",
        "--json",
    )
    rows = {row["what"]: row for row in json.loads(told)["rows"]}
    assert rows["in the book at move 4 of a corner"]["share"] == 1


def test_the_overlay_has_the_share_on_each_point(game: Path) -> None:
    scene = scene_of(read_record(game), 4)
    overlay = overlay_named("joseki", scene)
    numbers = {point_text(m.point): int(m.text) for m in overlay.marks if isinstance(m, Text)}
    assert max(numbers.values()) > 10
    assert "What the book of joseki has for Black" in overlay.legend
    empty = overlay_named("joseki", scene_of(read_record(b"(;SZ[9];B[ee])")))
    assert empty.legend == "The book of joseki has nothing for White here." and not empty.marks


def test_gtp_says_what_the_book_has_and_a_changed_file_changes_the_next_move(
    tmp_path: Path,
) -> None:
    """In mid-game: the answer in the file is played; then the file says another."""
    book, style = tmp_path / "book", tmp_path / "style.toml"
    book.mkdir()
    file = book / "corner.sgf"
    file.write_text(ONE.format(answer="nd"), encoding="utf-8")
    style.write_text(STYLE, encoding="utf-8")
    knowledge = KnowledgeInForce(joseki=[book])
    session = new_session(Settings(style=str(style), seed=1), knowledge=knowledge)
    for command in ("boardsize 19", "play b Q16", "play w R14"):
        assert session.send(command)[0]
    said = session.send("riyu-joseki")[1]
    assert said.startswith("O16 95 best: An answer for this test; strong players answer so in 95")
    assert session.send("play b Q13")[0]
    assert session.send("riyu-joseki")[1].splitlines()[0] == (
        "Black Q13 is not in the book; of 100 strong players there: O16 95. Nothing near by is read that punishes it "
        "and would fail after O16."
    )
    assert session.send("undo")[0]
    before = session.send("riyu-knowledge")[1]
    assert session.send("reg_genmove b")[1] == "O16"
    assert "An answer for this test" in session.send("riyu-why O16")[1]
    file.write_text(ONE.format(answer="oc"), encoding="utf-8")
    knowledge.look_soon()
    assert session.send("reg_genmove b")[1] == "P17"
    assert session.send("riyu-knowledge")[1] != before
    assert session.game.board.color_at(parse_point("R14")) == WHITE


BENT = """(;SZ[19]SQ[jj];B[pd];W[qd];B[qe];W[re];B[rf];W[rd]TE[1]C[! purpose connect
! seen 90 of 100])"""


def test_what_punishes_a_move_that_leaves_the_book_is_read_out(tmp_path: Path) -> None:
    """White's bent stone wants the joint at S16: left alone it is taken there, as it is not after the book's move."""
    (tmp_path / "bent.sgf").write_text(BENT, encoding="utf-8")
    session = new_session(Settings(seed=1), knowledge=KnowledgeInForce(joseki=[tmp_path]))
    for move in ("b Q16", "w R16", "b R15", "w S15", "b S14", "w P18"):
        assert session.send(f"play {move}")[0]
    said = session.send("riyu-joseki")[1].splitlines()[0]
    assert said.startswith("White P18 is not in the book; of 100 strong players there: S16 90")
    assert "What punishes it, and would fail after S16: S16 captures the stone at S15" in said
    assert session.send("undo")[0] and session.send("play w S16")[0]
    assert "not in the book" not in session.send("riyu-joseki")[1]


def test_a_book_s_move_that_would_be_suicide_there_is_not_told(tmp_path: Path) -> None:
    """The book answers at K10, the rectangle's corner; here White stands on both sides of it outside, too."""
    answer = "(;SZ[19]SQ[jj];B[pd];W[kj];B[nc];W[ji];B[jj]C[! purpose keep-shape\n! seen 9 of 10])"
    (tmp_path / "one.sgf").write_text(answer, encoding="utf-8")
    session = new_session(Settings(seed=1), knowledge=KnowledgeInForce(joseki=[tmp_path]))
    moves = ("Q16", "D3", "D4", "C3", "C4", "L10", "O17", "K11", "Q13")
    for around in (("D3", "C3"), ("J10", "K9")):
        assert session.send("clear_board")[0]
        played = [around[("D3", "C3").index(p)] if p in ("D3", "C3") else p for p in moves]
        for k, point in enumerate(played):
            assert session.send(f"play {'bw'[k % 2]} {point}")[0]
        ok, said = session.send("riyu-joseki")
        assert ok and ("K10 90" in said) == (around == ("D3", "C3"))


def test_a_move_that_left_the_book_is_told_where_a_game_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "left.sgf"
    game.write_text("(;SZ[19];B[pd];W[qf];B[qg];W[dd])", encoding="utf-8")
    style = tmp_path / "style.toml"
    style.write_text(STYLE, encoding="utf-8")
    words = ("explain", str(game), "--move", "4", "--style", str(style))
    told = output(capsys, *words)
    assert "Black R13 is not in the book of joseki; of 100 strong players there: " in told
    found = output(capsys, "joseki", "find", str(game), "--move", "3")
    assert "nothing in the book" not in found


ANSWERED = "(;SZ[19]AB[pd][dp];W[dd];B[pp];W[cf];B[fc];W[cn];B[dc];W[cc];B[cb];W[ec];B[db];W[fd])"


def test_a_move_that_the_book_goes_on_from_is_not_said_to_have_left_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Half of the board has another move in place of White's F16; the corner has what follows it."""
    game = tmp_path / "in.sgf"
    game.write_text(ANSWERED, encoding="utf-8")
    assert run(["joseki", "find", str(game)]) == 0
    told = capsys.readouterr()
    assert "not in the book" not in told.out + told.err
    assert told.out.splitlines()[1].startswith("E18 ") and "D18, F16" in told.out


def test_an_explanation_says_that_a_move_is_joseki_in_its_corner_and_how_often(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a headline where nothing is read; else among the reasons; custom is not told beside it."""
    game, style = tmp_path / "in.sgf", tmp_path / "style.toml"
    game.write_text(ANSWERED, encoding="utf-8")
    style.write_text(STYLE, encoding="utf-8")
    told = output(capsys, "explain", str(game), "--move", "8", "--style", str(style))
    assert told.startswith("C18 is joseki and ")
    told += output(capsys, "explain", str(game), "--move", "12", "--style", str(style))
    assert (
        "- E18 is joseki in the upper left corner: strong players answer F16 so in 97 of 100 games (364 of 374)"
        in told
    )
    assert "Strong players play" not in told


def test_an_answer_elsewhere_comes_before_the_joseki_goes_on() -> None:
    """What the book has next is told, and not that nothing must be answered."""
    game = Game.from_record(read_record(ANSWERED.encode()), 7)
    move, away = parse_point("C18"), parse_point("Q10")
    blackboard = Blackboard(game, KnowledgeInForce())
    grounds = Grounds(blackboard, game.to_move, read_language(), move)
    reason = joseki_motive(grounds, move, None)
    assert reason is not None
    chosen = Weighed(Candidate(move, ()), 0.0, line=(move, away))
    reply = reply_of(grounds, chosen, (reason,))
    assert reply is not None
    assert reply.sentence.beginner.startswith(
        "White is expected to play elsewhere, at Q10, before the joseki goes on at E17."
    )
    # Of a move that answers in another corner nothing goes on there.
    for color, point in ((BLACK, "Q10"), (WHITE, "Q6")):
        game.play(color, parse_point(point))
    later = Grounds(blackboard, BLACK, read_language(), move)
    assert joseki_next(later, move) == NO_POINT


def test_an_approach_and_a_move_in_another_corner_are_not_called_joseki() -> None:
    session = new_session(Settings(seed=1), knowledge=KnowledgeInForce())
    session.send("boardsize 19")
    for move in ("b Q16", "w D16", "b D4"):
        assert session.send(f"play {move}")[0]
    for point in ("Q4", "R14"):
        told = session.send(f"riyu-why-not {point}")[1]
        assert told and "is joseki" not in told


def test_the_page_s_overlay_follows_the_book_and_says_why_at_a_point(tmp_path: Path) -> None:
    file = tmp_path / "corner.sgf"
    file.write_text(ONE.format(answer="nd"), encoding="utf-8")
    knowledge = KnowledgeInForce(joseki=[tmp_path])
    overlay = JosekiOverlay(lambda: knowledge.joseki)
    scene = scene_of(read_record(b"(;SZ[19];B[pd];W[qf])"))
    assert [point_text(m.point) for m in overlay.make(scene).marks] == ["O16"]
    assert "An answer for this test" in overlay.told(scene, parse_point("O16"))[0]
    assert not overlay.told(scene, parse_point("O15"))
    before = overlay.version()
    file.write_text(ONE.format(answer="oc"), encoding="utf-8")
    knowledge.look_soon()
    assert overlay.version() != before
