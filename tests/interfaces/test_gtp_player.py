"""The real player over GTP: it plays legal moves to the end, says why, and counts."""

from __future__ import annotations

import re

import pytest

from riyu.game.points import all_points, point_text
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from riyu.player.decision import RESIGN
from tests.boards import drawn_game
from tests.library import KNOWLEDGE
from tests.player.test_hanging import HELD


@pytest.fixture
def session() -> Session:
    asked = new_session(Settings(size=7, seed=3), knowledge=KNOWLEDGE)
    for name, number in (("playouts", 30), ("assess_playouts", 30), ("simulations", 100)):
        assert asked.send(f"gogui-param_general {name} {number}")[0]
    return asked


def test_a_game_is_played_to_its_end_and_counted(session: Session) -> None:
    for line in ("boardsize 4", "gogui-param_general simulations 20"):
        assert session.send(line)[0]
    for number in range(100):
        ok, text = session.send(f"genmove {'bw'[number % 2]}")
        assert ok, text
        if number % 4 == 0:  # an explanation takes seconds where all hangs on life
            assert session.send("gomill-explain_last_move")[1]
        if text == "resign" or session.game.is_over:
            break
    else:
        pytest.fail("100 moves on 4x4 and no end")
    ok, score = session.send("final_score")
    assert ok
    assert score == "0" or score[:2] in ("B+", "W+")
    listed: list[str] = []
    for status in ("dead", "alive", "seki"):
        listed += session.send(f"final_status_list {status}")[1].split()
    stones = sum(1 for stone in session.position().stones if stone)
    assert len(listed) == len(set(listed)) == stones


def test_the_player_says_why_and_why_not(session: Session) -> None:
    session.send("gogui-play_sequence b D4 w E4 b E5 w D3")
    ok, move = session.send("genmove b")
    assert ok
    decision = session.state.decided
    assert decision is not None
    assert decision.decision.point != RESIGN
    explained = session.send("riyu-why")[1]
    assert explained.startswith(f"{move} ") and f"\nBlack {move}, wins " in explained
    assert session.send("gomill-explain_last_move") == (True, explained)
    assert "rests on" in explained
    assert session.send(f"riyu-why-not {move}")[1].startswith(f"{move} is the move chosen")
    assert session.send("riyu-why-not D4")[1] == "Black D4 is not legal: occupied."


SMALL = "b D4 w F6 b F4 w D6"

FINISHED = """
    . X X O .
    X X X O O
    . X X O .
    X X X O O
    . X X O .
"""


def test_why_not_is_asked_of_a_color_and_of_a_pass(session: Session) -> None:
    session.send("boardsize 9")
    session.send(f"gogui-play_sequence {SMALL}")
    ok, move = session.send("reg_genmove b")
    assert ok and session.send(f"riyu-why-not b {move}")[1].startswith(f"{move} is the move chosen")
    assert "White J1" in session.send("riyu-why-not w J1")[1]
    assert session.send("riyu-why-not b F4") == (True, "Black F4 is not legal: occupied.")
    head = session.send("riyu-why b")[1].splitlines()[0]
    told = session.send("riyu-why-not b pass")[1]
    assert told.startswith(f"A pass gives up what {head.split()[0]} is for: {head}")
    assert session.send("riyu-why-not zork")[0] is False


def test_why_not_a_pass_that_is_the_move_chosen_says_why(session: Session) -> None:
    board = drawn_game(FINISHED).board
    stones = {p: board.color_at(p) for p in all_points(5)}
    set_up = " ".join(f"{'bw'[c - 1]} {point_text(p)}" for p, c in stones.items() if c)
    session.send("boardsize 5")
    assert session.send(f"set_position {set_up}")[0]
    assert session.send("riyu-why-not b pass")[1] == "Black passes: nothing is left to play."
    said = session.send("riyu-why-not b A1")[1]
    assert said.startswith("A1 would fill Black's own eye.") and said.count("own eye") == 1


def test_nothing_speaks_for_a_point_is_not_said_where_something_does() -> None:
    """An area that is not closed speaks for C2, though nothing proposed it."""
    asked = new_session(Settings(size=9, seed=1), knowledge=KNOWLEDGE)
    assert asked.send("riyu-level 20k")[0]
    assert asked.send("gogui-play_sequence b D7 w F7 b F6 w E7 b D6")[0]
    assert asked.send("genmove w")[0]
    said = asked.send("riyu-why-not C2")[1]
    assert "For it: " in said and "White C2, " in said
    assert "peaks for White" not in said and "source" not in said


def test_a_rate_of_the_next_best_stands_with_the_games_that_it_rests_on() -> None:
    asked = new_session(Settings(size=7, seed=2), knowledge=KNOWLEDGE)
    assert asked.send("gogui-param_general simulations 400")[0]
    said = asked.send("riyu-why b")[1].splitlines()[-1]
    assert said.startswith("Next best: ")
    assert len(re.findall("[0-9]+ %", said)) == len(re.findall("% of [0-9,]+ games?", said)) > 0


def held() -> Session:
    """Give a session in which Black, to move, takes the stone at E4 by D4, and his group at C5 hangs on that."""
    session = new_session(Settings(size=9, seed=2), knowledge=KNOWLEDGE)
    board = drawn_game(HELD).board
    stones = {p: board.color_at(p) for p in all_points(9)}
    set_up = " ".join(f"{'bw'[c - 1]} {point_text(p)}" for p, c in stones.items() if c)
    assert session.send("gogui-param_general simulations 400")[0]
    assert session.send(f"set_position {set_up}")[0]
    return session


def test_why_tells_what_hangs_on_the_stones_that_a_move_takes() -> None:
    session = held()
    said = session.send("riyu-why b")[1]
    assert said.startswith("D4 takes ")
    assert " Black's group at C5 hangs on the stone at E4: as judged " in said
    assert " Black's group at C5 hangs on " in session.send("riyu-why-not D4")[1]


def test_what_falls_when_it_is_looked_at_again_is_not_told_of_a_vertex(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That D4 takes the stone at E4, here by decree."""
    session = held()
    assert session.send("riyu-why b")[0]
    takes = "Black's group at C5 hangs on the stone at E4"
    assert takes in session.send("riyu-why D4")[1]
    monkeypatch.setattr(
        "riyu.player.explaining.sure.is_sure", lambda _, told, __: told.motive != "capture"
    )
    assert takes not in session.send("riyu-why D4")[1]


def test_why_and_why_not_tell_what_search_found_as_facts() -> None:
    """Which of the large moves it plays is its own affair; to crawl at B2 is small, whoever searches."""
    session = new_session(Settings(size=7, seed=2), knowledge=KNOWLEDGE)
    assert session.send("gogui-param_general simulations 6000")[0]
    assert session.send("set_position b C2 b D2 b B3 w C3 w D3 w B4 b E3")[0]
    ok, why = session.send("riyu-why b")
    assert ok
    move = why.split()[0]
    asked = session.state.asked
    assert asked is not None
    facts = {point_text(one.candidate.move): one.facts for one in asked.decision.candidates}
    assert "decides-area" in {fact.predicate for fact in facts[move]}
    for fact in facts[move]:
        assert f"- {fact.said}  [{fact.predicate}, search tree]" in why.splitlines()
    told = [fact for fact in session.blackboard.facts("refuted") if " B2, " in str(fact)]
    assert len(told) == 1
    why_not = session.send("riyu-why-not B2")[1]
    for fact in facts["B2"]:
        assert f"- {fact.said}  [{fact.predicate}, search tree]" in why_not.splitlines()
    assert f"fewer of 100 games are won than after {move}" in why_not
    assert f"{told[0]}: " in session.send("riyu-facts refuted")[1]
    assert "search tree: search answers it at " in session.send(f"riyu-why-fact {told[0]}")[1]
    assert session.send(f"play b {move}")[0]
    assert session.send("riyu-facts refuted")[1] == "no facts"
    assert session.send("riyu-facts decides-game-area")[1] == "no facts"


def test_a_style_can_be_changed_between_moves(session: Session) -> None:
    assert session.send("riyu-style fighter") == (True, "")
    assert session.engine.style.name == "fighter"
    assert session.engine.style.playouts != 30  # a style brings its own numbers
    assert session.send("gogui-param_general playouts 5") == (True, "")
    assert session.engine.style.playouts == 5
    assert session.send("riyu-style zork")[0] is False
    assert (session.engine.style.name, session.engine.style.playouts) == ("fighter", 5)


def test_two_sessions_with_one_seed_play_alike() -> None:
    games = []
    for _ in range(2):
        asked = new_session(Settings(size=5, seed=8), knowledge=KNOWLEDGE)
        asked.send("gogui-param_general simulations 50")
        games.append([asked.send(f"genmove {'bw'[i % 2]}") for i in range(4)])
    assert games[0] == games[1]


def test_hints_and_threats_are_told_in_sentences(session: Session) -> None:
    session.send("gogui-play_sequence b D4 w E4 b E5 w D3")
    steps = [session.send(f"riyu-hint {step}") for step in (1, 2, 3)]
    assert all(ok for ok, _ in steps)
    move = steps[2][1].split()[0]
    assert steps[0][1].startswith("Look at ") and move not in steps[0][1].rstrip(".").split()
    assert session.send("riyu-why b")[1].startswith(f"{move} ")
    assert session.send("riyu-threat")[0]
    why_not = session.send("riyu-why-not A7")[1]
    assert not why_not.startswith("By search")
