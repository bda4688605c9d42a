"""Each source tells its moves as facts: a drawn board, the color to move, and what stands for it then."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace

import pytest

from riyu.candidates.answers import read_answers
from riyu.candidates.gather import gather
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import Point, all_points, parse_point, point_text
from riyu.game.position import Position
from riyu.inference.asking import Key, supports
from riyu.inference.constants import STONE_AT
from riyu.inference.purposes import TACTICAL
from riyu.inference.source import Source
from riyu.lab.games import random_games
from riyu.patterns.model import Pattern
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.style import load_style
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import is_borne_out
from tests.boards import drawn_game
from tests.guard import CHECKED
from tests.library import KNOWLEDGE, blackboard_of

LIGHT = replace(load_style(), playouts=10, assess_playouts=60, width=4, simulations=100)


@dataclass(frozen=True)
class Case:
    """`says` is the sentence this checks; `found` the points that a kind of source tells for a purpose."""

    says: str
    purpose: str
    source: str
    picture: str
    found: str
    color: str = "black"


CASES = [
    Case(
        "a stone that could get away is caught near the edge",
        "capture",
        "reading",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . X O . . . .
        . . . . . . .
        """,
        "D2",
    ),
    Case(
        "an own stone in atari runs where it gets liberties",
        "save",
        "reading",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . X O . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . . . . . O . .
        """,
        "F5",
        color="white",
    ),
    Case(
        "a stone that no move saves is left",
        "save",
        "reading",
        """
        . . . . .
        . . . . .
        . . . . .
        X X . . .
        O . X . .
        """,
        "",
        color="white",
    ),
    Case(
        "the vital point of three in a row kills",
        "kill",
        "reading",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X X . .
        O O O O X . .
        . . . O X . .
        """,
        "B1",
    ),
    Case(
        "and the same point lets them live",
        "live",
        "reading",
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X X . .
        O O O O X . .
        . . . O X . .
        """,
        "B1",
        color="white",
    ),
    Case(
        "a race level in liberties is won by who fills first, from outside",
        "race",
        "reading",
        """
        . . . O X . . . .
        . . . O X . . . .
        . . X O X O . . .
        . . . X O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "C9 C8",
    ),
    Case(
        "one that is won though the enemy moves first is left",
        "race",
        "reading",
        """
        . . . O X . . . .
        . . . O X . . . .
        . . X O X . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "",
    ),
    Case(
        "and by the other color at the point that it needs",
        "race",
        "plan",
        """
        . . . O X . . . .
        . . . O X . . . .
        . . X O X O . . .
        . . . X O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "F8",
        color="white",
    ),
    Case(
        "a link that either color settles is a plan to join it",
        "connect",
        "plan",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O O . . . . .
        . . X . X . . . .
        . . . O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "D5",
    ),
    Case(
        "and one to cut it",
        "cut",
        "plan",
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O O . . . . .
        . . X . X . . . .
        . . . O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "D5",
        color="white",
    ),
    Case(
        "between two living sides a point is filled",
        "fill",
        "playouts",
        """
        . X . O .
        X X . O O
        . X . O .
        X X . O O
        . X X O .
        """,
        "C5 C4 C3 C2",
    ),
    Case(
        "a dead stone is taken off where area is counted",
        "take-off",
        "playouts",
        """
        . X . X .
        X X X X X
        . X O . X
        X X . X X
        . X X X .
        """,
        "D3 C2",
    ),
]


def told(blackboard: Blackboard, decision: Decision, purpose: str, source: str) -> list[str]:
    """Give the points that a kind of source tells for a purpose."""
    inference = blackboard.inference
    points = {
        key[3]
        for key in inference.stores["move"].standing
        if key[2] == decision.color
        and key[4] == purpose
        and any(one.source and one.source.kind == source for one in supports(inference, key))
    }
    return [point_text(p) for p in all_points(blackboard.board.size) if p in points]


@pytest.mark.parametrize("case", CASES, ids=[c.says for c in CASES])
def test_the_source_sees_its_purpose(case: Case) -> None:
    blackboard = blackboard_of(drawn_game(case.picture, case.color))
    before = blackboard.board.position()
    decision = Engine(LIGHT, 1, KNOWLEDGE).decide(
        blackboard, blackboard.game.to_move, may_resign=False
    )
    assert " ".join(told(blackboard, decision, case.purpose, case.source)) == case.found
    assert blackboard.board.position() == before


CUT = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . X O . . . .
. . . . X . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""


WALL = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . X . . . . . .
. . O X . . . . .
. . O X . . . . .
. X O X . . . . .
. . . . . . . . .
. . . . . . . . .
"""


def test_a_plan_goes_on_by_the_answer_that_it_foresaw_and_falls_by_one_that_it_did_not() -> None:
    blackboard = blackboard_of(drawn_game(WALL))
    player = Engine(LIGHT, 1, KNOWLEDGE)
    player.decide(blackboard, BLACK, may_resign=False)
    blackboard.game.play(BLACK, parse_point("C2"))
    (plan,) = [plan for plan in blackboard.plans if plan.goal == "capture"]
    blackboard.game.play(WHITE, parse_point("B5"))
    decision = player.decide(blackboard, BLACK, may_resign=False)
    assert told(blackboard, decision, "capture", "plan") == ["B6"]
    assert plan.path[1] == parse_point("B6")
    blackboard.game.undo()
    assert plan in list(blackboard.plans)
    legal = blackboard.board.legal_points(WHITE)
    blackboard.game.play(
        WHITE, next(p for p in legal if p in plan.context and not plan.foresees(p))
    )
    assert not [plan for plan in blackboard.plans if plan.goal == "capture"]


def test_what_turns_says_both_lines_and_its_plan_how_it_goes_on() -> None:
    blackboard = blackboard_of(drawn_game(WALL))
    decision = Engine(LIGHT, 1, KNOWLEDGE).decide(blackboard, BLACK, may_resign=False)
    texts = [
        str(one.source)
        for weighed in decision.candidates
        for reason in weighed.candidate.reasons
        for one in supports(blackboard.inference, reason.key)
        if one.source
    ]
    line = "Black C2 B5 B6 A5 A6 A4 A3"
    assert f"plan capture: {line}" in texts
    assert f"reading capture: {line}; if not, White C2" in texts


def test_what_speaks_against_a_move_is_among_its_reasons() -> None:
    blackboard = blackboard_of(drawn_game(". . X O .\n. X O . O\n. X X O .\n. . . . .\n. . . . ."))
    board = blackboard.board
    decision = Engine(LIGHT, 1, KNOWLEDGE).decide(blackboard, BLACK, may_resign=False)
    for weighed in decision.candidates:
        move = weighed.candidate.move
        with board.trail.scope():
            board.play(BLACK, move)
            in_atari = board.color_at(move) != EMPTY and board.liberties(move) == 1
        against = {reason.purpose for reason in weighed.candidate.reasons if reason.is_against}
        assert in_atari == ("self-atari" in against)


def test_only_the_points_asked_for_are_candidates_and_none_is_an_own_eye() -> None:
    blackboard = blackboard_of(drawn_game(CUT))
    Engine(LIGHT, 1, KNOWLEDGE).decide(blackboard, BLACK, may_resign=False)
    wanted = [parse_point("D4"), parse_point("A1")]
    assert {c.move for c in gather(blackboard, BLACK, wanted)} == {parse_point("D4")}
    eyes = blackboard_of(drawn_game(". X . O .\nX X . O O\n. X . O .\nX X . O O\n. X X O ."))
    Engine(LIGHT, 1, KNOWLEDGE).decide(eyes, BLACK, may_resign=False)
    assert {point_text(c.move) for c in gather(eyes, BLACK)} == {"C5", "C4", "C3", "C2"}


# Reasons stand, and fall with the stones under them.


def supported(blackboard: Blackboard, key: Key) -> dict[str, tuple[Point, ...]]:
    """Give what supports a fact, each with the points that it rests on: those that its maps name, those read."""
    found = {}
    for one in supports(blackboard.inference, key):
        points = [p for cells in one.cells.values() for p in cells]
        about = (
            one.rule.name if one.rule else str(one.source),
            one.color,
            sorted(one.cells.items()),
            one.maps,
            one.known,
        )
        found[repr(about)] = tuple(dict.fromkeys((*points, *one.points)))
    return found


def without(position: Position, point: Point) -> Position:
    """Give a position with a stone less; the other strings keep their liberties."""
    stones = [
        [p for p in all_points(position.size) if position.at(p) == color and p != point]
        for color in (BLACK, WHITE)
    ]
    empty = replace(position, stones=bytes(len(position.stones)), ko=0)
    return empty.with_stones(*stones)


@pytest.mark.parametrize("seed", range(2 if CHECKED else 4))
def test_every_reason_of_every_decision_stands_and_falls_with_a_stone_under_it(seed: int) -> None:
    chance = random.Random(seed)
    game = Game((5, 7, 9)[seed % 3])
    blackboard, player = blackboard_of(game), Engine(LIGHT, seed, KNOWLEDGE)
    for number in range(2 * game.size):
        if number % 3 == 2 and chance.random() < 0.3 and game.move_number:
            game.undo()
            continue
        decision = player.decide(blackboard, game.to_move, may_resign=False)
        inference = blackboard.inference
        keys = [r.key for w in decision.candidates for r in w.candidate.reasons]
        assert all(key in inference.stores["move"].standing for key in keys)
        assert all(w.candidate.reasons for w in decision.candidates)
        check_one(game.board, blackboard, keys, chance)
        game.play(game.to_move, decision.point if decision.point != PASS else PASS)


def check_one(board: Board, blackboard: Blackboard, keys: list[Key], chance: random.Random) -> None:
    """Take a stone away, and check that what rested on it supports nothing any more."""
    under = [
        (key, name, point)
        for key in keys
        for name, points in supported(blackboard, key).items()
        for point in points
        if board.color_at(point) in (BLACK, WHITE)
    ]
    if not under:
        return
    key, name, point = chance.choice(under)
    with board.trail.scope():
        board.set_up(without(board.position(), point))
        assert name not in supported(blackboard, key), (
            f"{key} stands without {point_text(point)}: {name}"
        )


def test_what_was_told_before_a_move_is_told_no_more_after_it_and_undo_brings_it_back() -> None:
    blackboard = blackboard_of(drawn_game(CUT))
    player = Engine(LIGHT, 1, KNOWLEDGE)
    player.decide(blackboard, BLACK, may_resign=False)
    told_before = told_by_sources(blackboard)
    blackboard.game.play(BLACK, parse_point("D4"))
    assert told_before and not told_by_sources(blackboard)
    blackboard.game.undo()
    assert told_by_sources(blackboard) == told_before


def told_by_sources(blackboard: Blackboard) -> set[Key]:
    """Give the moves that stand because a source beside the rules told them."""
    inference = blackboard.inference
    return {
        key
        for key in inference.stores["move"].standing
        if any(one.source for one in supports(inference, key))
    }


def test_what_is_obvious_after_the_enemys_move_is_told_as_a_sequence() -> None:
    for game in random_games(6, 11, (9,)):
        blackboard = blackboard_of(Game(9))
        for move in game.record.moves[:30]:
            blackboard.game.play(move.color, move.point)
            if not blackboard.game.move_number % 3:
                color = blackboard.board.to_move
                Engine(LIGHT, 1, KNOWLEDGE).decide(blackboard, color, may_resign=False)
                if moves_of(blackboard, "sequence"):
                    return
    pytest.fail("no sequence in 60 positions")


def moves_of(blackboard: Blackboard, source: str) -> list[Key]:
    """Give the moves that a kind of source tells."""
    inference = blackboard.inference
    return [
        key
        for key in inference.stores["move"].standing
        if any(one.source and one.source.kind == source for one in supports(inference, key))
    ]


def test_no_reason_speaks_of_tactics_that_reading_does_not_bear_out() -> None:
    told = 0
    for game in random_games(1, 5, (9,)):
        blackboard = blackboard_of(Game(9))
        for move in game.record.moves[:36]:
            blackboard.game.play(move.color, move.point)
            if blackboard.game.move_number % 6:
                continue
            color = blackboard.board.to_move
            decision = Engine(LIGHT, 1, KNOWLEDGE).decide(blackboard, color, may_resign=False)
            for one in decision.candidates:
                for reason in one.candidate.reasons:
                    if reason.purpose in TACTICAL and not reason.is_against:
                        told += 1
                        assert is_borne_out(supports(blackboard.inference, reason.key))
    assert told > 5


def test_a_pattern_s_sentence_names_the_points_that_its_drawing_names() -> None:
    """What it says is true of any such place: which one is meant are its stones, own ones first, and named points."""
    blackboard = blackboard_of(
        drawn_game(
            """
            . . . . . . .
            . . . . . . .
            . . X O . . .
            . . O X . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """
        )
    )
    told = {
        (reason.source, reason.said)
        for one in Engine(LIGHT, 1, KNOWLEDGE).propose(blackboard, BLACK)
        for reason in one.reasons
        if reason.source.startswith("pattern ") and reason.purpose != "follow-custom"
    }
    assert told
    drawn: dict[str, list[Pattern]] = {}
    for found in KNOWLEDGE.patterns.library.classes:
        for pattern in found.patterns:
            drawn.setdefault(f"pattern {pattern.name}", []).append(pattern)
    for source, said in told:
        says = [one for one in drawn[source] if said.startswith(one.why.removesuffix("."))]
        assert says, said
        if all(re.search("[@A-NP-RT-WYZ]", "".join(one.drawing.rows)) for one in says):
            assert re.search(r" \((Black|White) [CD][45]", said), said


CROSSCUT = """
. . . . . . . . .
. . . . . . . . .
. . . X . . . . .
. . O O X . . . .
. . . X O . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""


def test_custom_is_told_by_a_pattern_with_an_idea_in_words_though_others_are_played_more() -> None:
    blackboard = blackboard_of(drawn_game(CROSSCUT))
    (chosen,) = [
        one
        for one in Engine(LIGHT, 1, KNOWLEDGE).propose(blackboard, BLACK)
        if one.move == parse_point("F5")
    ]
    (said,) = [
        (reason.source, reason.said)
        for reason in chosen.reasons
        if reason.purpose == "follow-custom" and reason.source.startswith("pattern ")
    ]
    assert said == (
        "pattern atari-on-the-crosscut-stone-with-help-below",
        "The atari on a stone of the crosscut, from the side across from an own stone.",
    )
    answers = read_answers()
    fired = [
        match.pattern.name
        for match in blackboard.asker.all("harvested-diagonal-link-defense", BLACK)
        if match.answer == chosen.move
    ]
    shares = {name: answers.share("harvested-diagonal-link-defense", name) for name in fired}
    assert max(shares, key=lambda name: shares[name]).startswith("harvested-")


@pytest.mark.parametrize("told", [("good", "small"), ("small", "good")])
def test_reasons_that_differ_by_quality_alone_have_one_order_whatever_was_told_first(
    told: tuple[str, ...],
) -> None:
    board = blackboard_of(
        drawn_game("""
        5x5, Black to move
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        . . . . .
    """)
    )
    move, stone = parse_point("C3"), parse_point("C4")
    for quality in told:
        source = Source("test", quality, quality, (move,))
        key = ("move", quality, BLACK, move, "extend", stone)
        board.inference.enter_all([(key, source, [STONE_AT])])
    (found,) = (one for one in gather(board, BLACK) if one.move == move)
    ours = [reason.quality for reason in found.reasons if reason.source.startswith("test ")]
    assert ours == ["good", "small"]
