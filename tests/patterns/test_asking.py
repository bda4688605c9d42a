"""Classes are asked wherever their headers say, and answer as the plain matcher does."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from riyu.lab.games import random_games
from riyu.patterns.asking import Asker, ReadyLibrary, asker_of
from riyu.patterns.library import Library
from riyu.patterns.reader import read_class
from tests.boards import drawn_board
from tests.library import whole_library
from tests.patterns.drawn import class_text, harvested
from tests.reference.matcher import Matcher
from tests.reference.matcher_agreement import check_matcher, plain_answers
from tests.reference.snapshot import Snapshot

READY = ReadyLibrary(whole_library())
CROSSING = "5x5\n. . . . .\n. O O . .\n. . X . .\n. . . . .\n. . . . ."


def trial(drawing: str, more: str = "", **header: str) -> Library:
    """A library of one class, `trial`, with one pattern."""
    return Library((read_class(class_text(harvested("drawn", drawing, more), **header)),))


def asker_on(picture: str, library: Library | ReadyLibrary) -> Asker:
    return Asker(Features(drawn_board(picture)), library)


def test_the_compiled_matcher_agrees_with_the_plain_one_through_games_and_back() -> None:
    done = check_matcher(list(random_games(2, 3, (5, 7))), whole_library())
    assert not done.differences
    assert done.games == 2 and done.questions > 300 and done.matches > 300


@pytest.mark.parametrize("seed", range(3))
def test_each_class_is_asked_wherever_it_can_be(seed: int) -> None:
    chance = random.Random(seed)
    library, board = whole_library(), Board((5, 9, 7)[seed])
    asker, plain = Asker(Features(board), READY), Matcher(library)
    for _ in range(3):
        for _ in range(8):
            board.play(board.to_move, chance.choice(board.legal_points(board.to_move) or [0]))
        snapshot = Snapshot.of(board, asker.features)
        for found in chance.sample(library.classes, 10):
            color = chance.choice((BLACK, WHITE))
            wanted = plain_answers(plain, snapshot, asker.features, found, color)
            assert list(asker.answers(found.name, color)) == wanted, (found.name, str(board))


def test_a_class_is_asked_at_the_points_that_fit_its_header() -> None:
    asker = asker_on(CROSSING, trial("? @", asked="an enemy stone; in all orientations"))
    assert sorted({point_text(m.focus) for m in asker.all("trial", BLACK)}) == ["B4", "C4"]
    assert [point_text(m.focus) for m in asker.best("trial", WHITE)] == ["C3"]
    assert asker.all("trial", BLACK, [parse_point("C3"), parse_point("A1")]) == ()


def test_a_link_is_asked_from_each_end_toward_the_other() -> None:
    library = trial(
        "A . B",
        "where   A is O, B is O",
        asked="a link's two ends; oriented from one end to the other",
    )
    asker = asker_on("5x5\n. . . . .\n. X . X .\n. . . . .\n. . . X .\n. . . . .", library)
    found = [(point_text(p), point_text(q)) for _, _, p, q, _ in asker.found("trial", BLACK)]
    assert sorted(set(found)) == [("B4", "D4"), ("D2", "D4"), ("D4", "B4"), ("D4", "D2")]
    toward = asker.all("trial", BLACK, [parse_point("D4")], parse_point("B4"))
    assert {m.at("B") for m in toward} == {(parse_point("B4"),)}
    assert asker.all("trial", BLACK, [parse_point("B4")], parse_point("D2")) == ()


def test_it_follows_the_board_through_play_and_undo() -> None:
    library = trial("X *", answer="all")
    board = Board(5)
    asker = Asker(Features(board), library)
    assert asker.all("trial", BLACK) == ()
    board.mark()
    board.play(WHITE, parse_point("C3"))
    assert len(asker.all("trial", BLACK)) == 4
    assert asker.all("trial", WHITE) == ()
    board.undo()
    assert asker.all("trial", BLACK) == ()


def test_how_often_each_pattern_answered_is_tallied() -> None:
    asker = asker_on(CROSSING, trial("X *"))
    asker.tally("trial", BLACK)
    matches = asker.best("trial", BLACK)
    assert asker.tallied("trial") == ([len(matches)], 22 - len(matches))
    assert asker.questions == 22


def test_a_class_that_answers_with_the_first_is_told_from_one_that_answers_with_all() -> None:
    beside_two = "5x5\n. . . . .\n. . O . .\n. O . . .\n. . . . .\n. . . . ."
    one, every = (
        asker_on(beside_two, trial("X *")),
        asker_on(beside_two, trial("X *", answer="all")),
    )
    assert one.answers("trial", BLACK) == one.best("trial", BLACK)
    assert every.answers("trial", BLACK) == every.all("trial", BLACK)
    assert len(every.all("trial", BLACK)) == len(every.best("trial", BLACK)) + 2


def test_matches_around_a_point_are_those_at_it_or_with_it_in_their_drawing() -> None:
    asker = asker_on(CROSSING, READY)
    every = asker.around("shape", parse_point("D4"), BLACK)
    assert every[:1] == asker.best("shape", BLACK, [parse_point("D4")])
    whole = asker_on(
        CROSSING,
        trial(
            "A *",
            "where   A is X",
            asked="the whole board; in all orientations",
            answer="all",
        ),
    )
    assert whole.around("trial", parse_point("C2"), BLACK) == ()
    above = whole.around("trial", parse_point("C5"), BLACK)
    assert {(point_text(m.focus), point_text(m.answer)) for m in above} == {("C4", "C5")}


def test_a_position_is_asked_about_on_a_board_of_its_own() -> None:
    board = drawn_board(CROSSING)
    features = Features(board)
    asker = asker_of(board.position(), READY)
    assert asker.features is not features
    assert list(asker.everything(names=("shape",))) == list(
        Asker(features, READY).everything(names=("shape",))
    )


def test_classes_that_did_not_change_stay_ready_for_another_library() -> None:
    library = whole_library()
    first = ReadyLibrary(library)
    shape = first.of("shape")
    assert ReadyLibrary(Library(library.classes[1:]), first).of("shape") is shape
    assert ReadyLibrary(library).of("shape") is not shape


@pytest.mark.parametrize(
    ("ask", "error"),
    [
        (
            lambda asker: asker.all("shapes", BLACK),
            "no pattern class 'shapes'; did you mean 'shape'?",
        ),
        (lambda asker: asker.best("shape", 3), "3 is no color"),
        (lambda asker: asker.best("shape", BLACK, [7]), "cell 7 is not on a 5x5 board"),
        (lambda asker: asker.all("shape", BLACK, [42], 43), "it has no other end"),
        (lambda asker: asker.all("string-attack", BLACK, [42], 7), "cell 7 is not on"),
    ],
)
def test_what_cannot_be_asked_is_told(ask: object, error: str) -> None:
    with pytest.raises(UsageError, match=error.replace("?", r"\?")):
        ask(asker_on(CROSSING, READY))  # type: ignore[operator]
