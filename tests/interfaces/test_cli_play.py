"""A game in the terminal: a pipe plays it whole, mistakes are words, the end of input is an end."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from riyu.assessment.assessment import Assessment, FinalStatus
from riyu.candidates.candidate import Candidate, Reason
from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.points import Color, all_points
from riyu.interfaces.cli.app import run
from riyu.player.decision import RESIGN, Decision
from riyu.player.engine import Engine
from riyu.player.explaining.explain import explain
from riyu.player.explaining.record import Explanation
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from riyu.search.search_fact import SearchFact

pytestmark = pytest.mark.usefixtures("loaded")

Play = Callable[..., str]


class Scripted(Engine):
    """Plays the first free point from the top, passes when passed to, and holds the last row for dead."""

    resigns_at = 10_000

    def assess(self, game: Game) -> Assessment:
        return Assessment(game.size, (1.0,) * game.size**2, 5.5, 1)

    def status(self, blackboard: Blackboard) -> FinalStatus:
        game = blackboard.game
        position = game.position()
        dead = frozenset(p for p in all_points(game.size) if p < 40 and position.at(p))
        return FinalStatus(frozenset(), dead, frozenset())

    def decide(self, blackboard: Blackboard, color: Color, **_: Any) -> Decision:
        game = blackboard.game
        assessment = self.assess(game)
        if game.move_number >= self.resigns_at:
            return Decision(color, RESIGN, (), assessment, "all is lost")
        if game.last_move and game.last_move.is_pass:
            return Decision(color, PASS, (), assessment, "nothing is left to play")
        point = next(p for p in all_points(game.size) if game.is_legal(color, p))
        key = ("move", "good", color, point, "extend", 0)
        reason = Reason(key, 0, "test", "the first free point from the top")
        fact = SearchFact(
            ("wins-more", color, point, point, 12), "search wins 12 more of 100", (point, point)
        )
        weighed = Weighed(Candidate(point, (reason,)), 2.0, facts=(fact,))
        return Decision(color, point, (weighed,), assessment)


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Play:
    monkeypatch.setenv("RIYU_CONFIG", str(tmp_path / "none.toml"))
    monkeypatch.setattr("riyu.player.engine.Engine", Scripted)

    def played(lines: str | bytes, *arguments: str) -> str:
        data = lines if isinstance(lines, bytes) else lines.encode()
        stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", stdin)
        assert run(["play", *arguments]) == 0
        return capsys.readouterr().out

    return played


def test_riyu_answers_with_a_reason(play: Play) -> None:
    said = play("C3\n", "--color", "b", "--size", "5", "--handicap", "0")
    assert "White: A5 " in said


def test_the_board_with_riyu_s_move_is_shown_before_that_is_explained(
    play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []

    def explained(blackboard: Blackboard, *given: Any, **more: Any) -> Explanation:
        assert blackboard.game.move_number == 1  # the position in which it was decided
        shown.append(capsys.readouterr().out)
        return explain(blackboard, *given, **more)

    monkeypatch.setattr("riyu.interfaces.cli.terminal_game.explain", explained)
    said = play("C3\n", "--color", "b", "--size", "5", "--handicap", "0")
    assert shown[0].count("Black to move; captured") == 2  # at the beginning, and after A5
    assert said.startswith("White: A5 ")


def test_the_end_of_input_ends_it_at_every_question(play: Play) -> None:
    assert "You are Black" in play("")
    assert "You are White" in play("white\n")
    assert "You are White" in play("w\n9\n")


def test_questions_are_asked_and_asked_again(play: Play) -> None:
    said = play("green\nwhite\n99\n7\n12\n2\n")
    assert "'green' is no color" in said
    assert "board size 99: expected 2 to 19" in said
    assert "12 fixed handicap stones on 7x7" in said
    assert "You are White" in said
    assert said.count("●") == 2  # the handicap stones; White, the user, is to move


def test_a_move_where_a_question_was_asked_takes_the_defaults(play: Play) -> None:
    said = play("D4\nwhy\n")
    assert "Your color, black or white [black]: D4\nYou are Black." in said
    assert "White A19, by its reasons alone:" in said
    assert "- search wins 12 more of 100  [wins-more, search tree]" in said


def test_nothing_that_is_typed_crashes_it(play: Play) -> None:
    lines = b"\n\nZ99\nC9\nI3\nhepl\n\xff\xfe\x00\x1b[2J\nC3 C4\nsave\nundo undo\n" + b"x" * 5000
    said = play(lines + b"\nC3\nC3\n", "-c", "b", "-s", "5")
    assert "'Z99' is no point" in said
    assert "point 'C9' is not on a 5x5 board" in said
    assert "did you mean 'help'?" in said
    assert "neither a point, such as D4, nor a command" in said
    assert "illegal move" in said.lower() or "occupied" in said
    assert "\x1b" not in said


def test_why_before_any_move_and_undo_before_any_move_say_so(play: Play) -> None:
    said = play("why\nundo\n", "-c", "b", "-s", "5")
    assert "? riyu has not played yet" in said
    assert "? no move of yours to take back" in said


def test_undo_takes_back_the_own_move_and_the_answer(play: Play) -> None:
    said = play("C3\nundo\nC3\n", "-c", "b", "-s", "5")
    assert "illegal" not in said
    assert said.count("White: A5 ") == 2


def test_help_hint_and_score_answer(play: Play) -> None:
    said = play("help\nhint\nscore\nboard\n", "-c", "b", "-s", "5")
    assert "the reasons of riyu's last move" in said
    assert "Look at the upper left corner" in said
    assert re.search(r"(Black|White) leads by [\d.]+ \(.* to .*\), komi 7\.5 counted\.", said)
    assert "score: Whose a point is likely to be" in said


def test_resigning_ends_the_game_but_not_the_talk(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    said = play(f"C3\nresign\nC4\nwhy\nsave {path}\n", "-c", "b", "-s", "5")
    assert "Result: W+R." in said
    assert "? the game is over: `undo`" in said
    assert f"saved: {path}" in said
    text = path.read_text(encoding="utf-8")
    assert "RE[W+R]" in text
    assert "PB[You]PW[riyu]" in text.replace("\n", "")
    assert "the first free point from the top" in text
    assert "seed 0" in text


def test_riyu_resigns(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scripted, "resigns_at", 2)
    said = play("C3\n", "-c", "w", "-s", "5")
    assert "Black resigns: all is lost. You win." in said
    assert "Result: W+R." in said


def test_two_passes_ask_for_dead_stones_and_count(play: Play) -> None:
    said = play("C1\npass\nA5\nzz\nB1\n\n", "-c", "b", "-s", "5")
    assert "Marked stones are dead: 1 black." in said
    assert "Marked stones are dead: 1 black and 1 white." in said
    assert "'zz' is no point" in said
    assert "no stone on B1" in said
    assert "Result: W+7.5." in said


def test_the_end_of_input_agrees_to_what_is_dead(play: Play) -> None:
    assert "Result: " in play("C3\npass\n", "-c", "b", "-s", "5")


def test_resume_plays_on(play: Play) -> None:
    said = play("C3\npass\nresume\nC2\n", "-c", "b", "-s", "5")
    assert "White: B5 " in said


def test_no_stones_are_dead_under_tromp_taylor(play: Play) -> None:
    said = play("C1\npass\n", "-c", "b", "-s", "5", "--ruleset", "tromp-taylor")
    assert "dead" not in said
    assert "Result: W+7.5." in said


def test_a_file_that_is_there_is_not_overwritten_unless_it_is_ours(
    play: Play, tmp_path: Path
) -> None:
    path = tmp_path / "kept.sgf"
    path.write_text("mine")
    said = play(f"save {path}\nsave {tmp_path}/a.sgf\nC3\nsave {tmp_path}/a.sgf\n", "-c", "b")
    assert "is there already: take another name" in said
    assert path.read_text() == "mine"
    assert said.count("saved: ") == 2
    assert f"? can't write {tmp_path}/no/a.sgf" in play(f"save {tmp_path}/no/a.sgf\n", "-c", "b")


def test_handicap_gives_white_the_first_move(play: Play) -> None:
    said = play("", "-c", "w", "-s", "9", "--handicap", "3")
    assert "White to move" in said
    assert said.count("●") == 3


def test_the_board_is_readable_without_unicode(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riyu.interfaces.cli.talk.has_unicode", lambda _: False)
    said = play("C3\n", "-c", "b", "-s", "5")
    assert "X" in said
    assert said.isascii()


def test_hints_come_in_three_steps_and_threats_and_why_not_are_told(play: Play) -> None:
    said = play(
        "hint\nhint\nhint\nhint 4\nthreat\nwhy-not C3\nwhy-not pass\nwhy-not\n",
        "-c",
        "b",
        "-s",
        "5",
    )
    first, second, third = (said.index(step) for step in ("Look at the", "Around ", "A5 "))
    assert first < second < third
    assert "hint '4': expected 1 to 3" in said
    assert "If Black plays elsewhere, White A5 can follow: White gains around C3" in said
    assert "it is the search alone that speaks for A5" in said
    assert "A pass gives up what A5 is for: A5 " in said
