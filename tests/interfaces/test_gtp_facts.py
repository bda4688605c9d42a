"""Facts over GTP: one engine follows the game and its rule files."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import pytest

from riyu.base.trail import Trail
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from riyu.player.knowledge_in_force import KnowledgeInForce
from tests.inference.drawn import rule
from tests.patterns.drawn import class_text, harvested

from .test_gtp_session import session

ASKED = "the whole board; in all orientations"
SAYS = "where   A is O\nsays    extend(A) by *"


def test_facts_follow_the_game_move_by_move() -> None:
    asked = session(size=5)
    for point in ("b C4", "w C3", "b B3", "w A1", "b C2"):
        assert asked.send(f"play {point}")[0]
    take = "move(good, black, D3, capture, C3)"
    assert f"{take}: " in asked.send("riyu-facts move")[1]
    engine = asked.blackboard.inference
    assert asked.send("play w D3")[0]
    assert asked.send("riyu-ask move(good, black, ?where, capture, C3)")[1] == "no answer"
    assert asked.send("undo")[0]
    assert asked.send(f"riyu-why-fact {take}")[1].startswith(take)
    note = asked.blackboard.note_on(asked.blackboard.inference.fact(take))
    assert note and f"({note})" in asked.send(f"riyu-why-fact {take}")[1].splitlines()[0]
    assert f"{take} ({note})" in asked.send("riyu-ask move(good, black, D3, capture, C3)")[1]
    assert f"({note})" in asked.send("riyu-facts move")[1]
    assert asked.send("trymove w E1")[0] and asked.send("riyu-facts move")[0]
    assert asked.blackboard.inference is engine
    assert asked.send("popgo")[0] and asked.send("riyu-facts move")[0]
    assert asked.blackboard.inference is engine
    assert not asked.send("riyu-facts mvoe")[0]
    assert asked.send("boardsize 7")[0]
    assert "C3" not in asked.send("riyu-facts atari")[1]


def test_a_changed_rule_file_is_in_force_in_the_game_and_a_bad_one_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [0.0]
    file = tmp_path / "trial.rule"
    file.write_text(rule("one"))
    shapes = tmp_path / "shapes.pat"
    shapes.write_text(class_text(harvested("shape", "A *", SAYS), asked=ASKED, answer="all"))
    knowledge = KnowledgeInForce([shapes], [file], clock=lambda: now[0])
    asked = new_session(Settings(size=5), knowledge=knowledge)
    asked.send("play b C3")
    before = asked.send("riyu-facts move")[1]
    assert "move(good, black, C4, save, C3)" in before
    engine = asked.blackboard.inference
    file.write_text(rule("two").replace("save", "extend"))
    now[0] += 1
    assert "move(good, black, C4, extend, C3)" in asked.send("riyu-facts move")[1]
    assert asked.blackboard.inference is engine
    file.write_text(rule("three").replace("save", "saev"))
    now[0] += 1
    assert "move(good, black, C4, extend, C3)" in asked.send("riyu-facts move")[1]
    (told,) = capsys.readouterr().err.splitlines()
    assert told.startswith(f"riyu: {file}:") and "did you mean 'save'" in told
    assert asked.send("riyu-findings")[1] == told.removeprefix("riyu: ")
    file.write_text(rule("one"))
    now[0] += 1
    asked.send("play w C4")
    asked.send("undo")
    assert asked.send("riyu-facts move")[1] == before
    asked.send("undo")
    assert asked.send("riyu-facts move")[1] == "no facts"


ASKED_BETWEEN = (
    "play b C3; play w C2; play w D3; riyu-facts; play w C1; riyu-facts",
    "play w D8; play b G9; play w E5; play b G8; riyu-facts; play w E8; riyu-facts; play b B6; play w F2; riyu-facts;"
    " play w C6; play w G7; play b C5; riyu-facts; play w A1; play w A7; riyu-facts; play w F8; riyu-facts; play w A8;"
    " riyu-facts; riyu-facts; play b D6; play w D7; riyu-facts; riyu-facts",
)


@pytest.mark.parametrize(("size", "line"), list(zip((19, 9), ASKED_BETWEEN, strict=True)))
def test_facts_asked_between_moves_are_those_of_a_fresh_session(size: int, line: str) -> None:
    asked, fresh = session(size=size), session(size=size)
    for command in line.split("; "):
        ok, reply = asked.send(command)
        assert ok, reply
        if command.startswith("play"):
            fresh.send(command)
    assert reply == fresh.send("riyu-facts")[1]


def test_a_query_with_too_many_answers_is_refused() -> None:
    asked = session(size=19)
    for place in range(0, 19 * 17, 2):
        color = "bw"[place // 2 % 2]
        asked.send(f"play {color} {'ABCDEFGHJKLMNOPQRST'[place % 19]}{place // 19 + 1}")
    ok, reply = asked.send("riyu-ask stone(_, ?a), stone(_, ?b), stone(_, ?c), stone(_, ?d)")
    assert not ok and reply.startswith("more than 10,000 answers: expected a query with")
    ok, reply = asked.send("riyu-ask access(_, ?a, 1), access(_, ?b, 1), access(_, ?c, 77)")
    assert not ok and reply.startswith("the query takes too long")
    assert asked.send("riyu-ask stone(black, A1)")[0]


def test_all_questions_about_a_game_are_answered_from_its_own_board() -> None:
    asked = session(size=9)
    for point in ("b E5", "w E6", "b F6", "w D5", "b D6", "w E7", "b C5"):
        assert asked.send(f"play {point}")[0]
    before = _alive()
    for question in (
        *("riyu-facts", "riyu-ask move(_, black, ?p, _, _)", "riyu-why-fact liberties(E6, 3)"),
        *(
            "riyu-links",
            "riyu-bridges",
            "riyu-chains",
            "riyu-access b",
            "riyu-phase",
            "riyu-enclosure",
        ),
        *("riyu-influence", "riyu-view E5", "riyu-runnability", "riyu-eyes", "riyu-sectors"),
        *("riyu-show chains", "riyu-show influence", "attack E6", "defend E5", "riyu-status E5"),
        *("dragon_data E5", "worm_data E5", "riyu-match contact-answer E5", "riyu-solve b"),
    ):
        done, said = asked.send(question)
        assert done, f"{question}: {said}"
    boards, trails, features = _alive()
    assert (boards, trails, features) == (before[0], before[1], before[2] + 1)


def _alive() -> list[int]:
    """Give how many boards, trails and features there are."""
    gc.collect()
    kinds = (Board, Trail, Features)
    return [sum(type(one) is kind for one in gc.get_objects()) for kind in kinds]


def test_a_half_eye_is_told_with_how_often_it_became_an_eye() -> None:
    asked = session(size=9)
    for point in ("w C8", "w B7", "w D7", "w B6", "w C6", "w D6", "b B8"):
        assert asked.send(f"play {point}")[0]
    assert "eye(white, C7, half): C7 is a half eye of White" in asked.send("riyu-facts eye")[1]
    why = asked.send("riyu-why-fact eye(white, C7, half)")[1]
    assert "rule half-eye-shape-beside-one-lost-corner for White" in why
    assert re.search(r"came true [0-9,]+ of [0-9,]+ times it stood \([0-9.]+%\)", why)
