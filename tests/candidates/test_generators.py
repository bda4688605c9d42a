"""Each generator sees its purpose: a drawn board, the color to move, the moves and the words of their reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from riyu.assessment.assessment import assess
from riyu.candidates import generators
from riyu.candidates.candidate import Candidate, Motive, Reason
from riyu.candidates.generators import gather
from riyu.candidates.scene import Scene
from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.points import parse_color, parse_move, parse_point, point_text
from riyu.game.record import Move
from riyu.game.ruleset import Scoring
from riyu.inference.facts import WILD
from riyu.patterns.asking import ReadyLibrary
from tests.boards import drawn_board
from tests.library import whole_library


@pytest.fixture(scope="module")
def patterns() -> ReadyLibrary:
    return ReadyLibrary(whole_library())


def scene_of(
    board: Board, color: str, patterns: ReadyLibrary, last: tuple[str, ...] = (), area: bool = True
) -> Scene:
    """Give the scene of a board, `last` the moves before it, the latest first."""
    mover = parse_color(color)
    moves = tuple(
        Move(3 - mover if number % 2 == 0 else mover, parse_move(text, board.size))
        for number, text in enumerate(last)
    )
    assessment = assess(board, 0.0, playouts=200, seed=1)
    scoring = Scoring.AREA if area else Scoring.TERRITORY
    return Scene(board, mover, assessment, patterns, scoring, moves)


@dataclass(frozen=True)
class Case:
    """`says` is the sentence this checks; `found` the points the generator gives, in its order, each once."""

    says: str
    generator: Callable[[Scene], Iterator[tuple[int, Reason]]]
    picture: str
    found: str
    color: str = "black"
    last: tuple[str, ...] = ()


CASES = [
    Case(
        "a stone in atari that could get away is taken",
        generators.capture,
        """
        . . . . .
        . X . . .
        X O . . .
        . X . . .
        . . . . .
        """,
        "C3",
    ),
    Case(
        "a stone near the edge is caught in a ladder",
        generators.capture,
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
        generators.save,
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . . X . . .
        . . . . . . .
        """,
        "E3",
        color="white",
    ),
    Case(
        "a stone that no move saves is left",
        generators.save,
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
        "atari is given where the own stone keeps liberties",
        generators.atari,
        """
        . . . . .
        . X . . .
        . O X . .
        . . . . .
        . . . . .
        """,
        "B2 A3",
    ),
    Case(
        "between two living sides a point is filled",
        generators.fill,
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
        generators.clean_up,
        """
        . X . X .
        X X X X X
        . X O . X
        X X . X X
        . X X X .
        """,
        "C2 D3",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[c.says for c in CASES])
def test_the_generator_sees_its_purpose(case: Case, patterns: ReadyLibrary) -> None:
    board = drawn_board(case.picture, case.color)
    before = board.position()
    scene = scene_of(board, case.color, patterns, case.last)
    points = dict.fromkeys(point_text(p) for p, _ in case.generator(scene))
    assert " ".join(points) == case.found
    assert board.position() == before
    assert board.trail.depth == 0


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


def test_a_touching_stone_is_answered_from_the_patterns(patterns: ReadyLibrary) -> None:
    board = drawn_board(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
    )
    scene = scene_of(board, "black", patterns, ("F5",))
    found = dict(generators.answer(scene))
    assert {"F6", "F4"} <= {point_text(p) for p in found}
    reason = found[parse_point("F6")]
    assert reason.motive is Motive.ANSWER
    assert reason.source in {p.name for p in whole_library().of("contact-answer").patterns}
    assert "E5" in str(reason.facts[0].to_json())


def test_an_own_last_move_or_a_pass_asks_for_no_answer(patterns: ReadyLibrary) -> None:
    board = drawn_board(CUT)
    assert not list(generators.answer(scene_of(board, "black", patterns, ("pass", "E4"))))
    assert not list(generators.answer(scene_of(board, "black", patterns, ())))


def test_a_cut_is_seen_by_the_shapes(patterns: ReadyLibrary) -> None:
    scene = scene_of(drawn_board(CUT), "black", patterns, ("E5", "E4"))
    assert "D4" in {point_text(p) for p, _ in generators.shape(scene)}


def test_territory_scoring_takes_no_dead_stones_off(patterns: ReadyLibrary) -> None:
    board = drawn_board(". X . X .\nX X X X X\n. X O . X\nX X . X X\n. X X X .")
    assert not list(generators.clean_up(scene_of(board, "black", patterns, area=False)))


def gathered(board: Board, color: str, patterns: ReadyLibrary) -> dict[str, Candidate]:
    return {point_text(c.move): c for c in gather(scene_of(board, color, patterns))}


def test_no_own_eye_is_a_candidate(patterns: ReadyLibrary) -> None:
    board = drawn_board(". X . O .\nX X . O O\n. X . O .\nX X . O O\n. X X O .")
    assert set(gathered(board, "black", patterns)) == {"C5", "C4", "C3", "C2"}


def test_a_move_for_two_purposes_is_one_candidate_with_both(patterns: ReadyLibrary) -> None:
    board = drawn_board(
        """
        . . . . . . .
        . X O . . . .
        X O . O . . .
        . X . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    motives = {r.motive for r in gathered(board, "black", patterns)["C5"].reasons}
    assert {Motive.CAPTURE, Motive.BORDER} <= motives


def test_what_speaks_against_a_move_is_among_its_reasons(patterns: ReadyLibrary) -> None:
    board = drawn_board(". . X O .\n. X O . O\n. X X O .\n. . . . .\n. . . . .")
    against = gathered(board, "black", patterns)
    for candidate in against.values():
        board.mark()
        board.play(1, candidate.move)
        in_atari = board.color_at(candidate.move) != EMPTY and board.liberties(candidate.move) == 1
        board.undo()
        assert in_atari == (Motive.SELF_ATARI in {r.motive for r in candidate.reasons})


def test_only_the_points_asked_for_are_given(patterns: ReadyLibrary) -> None:
    board = drawn_board(CUT)
    wanted = [parse_point("D4"), parse_point("A1")]
    found = {c.move for c in gather(scene_of(board, "black", patterns, ("E5",)), wanted)}
    assert found == {parse_point("D4")}


def test_every_reason_rests_on_facts_with_points(patterns: ReadyLibrary) -> None:
    scene = scene_of(drawn_board(CUT), "black", patterns, ("E5", "E4"))
    for candidate in gather(scene):
        for reason in candidate.reasons:
            assert reason.text
            assert reason.facts, str(reason)
            assert any(f.points for _, f in reason.facts[0].tree()), str(reason)


def test_the_facts_under_all_reasons_stand_in_the_scenes_fact_base(patterns: ReadyLibrary) -> None:
    scene = scene_of(drawn_board(CUT), "black", patterns, ("E5", "E4"))
    facts = [f for c in gather(scene) for r in c.reasons if r.source != "against" for f in r.facts]
    assert all(below in scene.facts for fact in facts for _, below in fact.tree())
    strings = scene.facts.ask("string", WILD, WILD)
    assert {f.fields for f in strings} == {("Black", "D5"), ("White", "E5"), ("Black", "E4")}
    assert len(strings) == len({id(f) for f in strings})
