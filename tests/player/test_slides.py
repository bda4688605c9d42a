"""Slides: where the lead of a game goes one way, what changed hands there, and what is said of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

import pytest

from riyu.assessment.assessment import Assessment
from riyu.assessment.lead import Lead
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import all_points, lies_amid, parse_point, point_text
from riyu.game.position import parse_position
from riyu.player.explaining.record import BEGINNER, STRONG
from riyu.player.move_worth import MoveWorth
from riyu.player.review.record import (
    Change,
    GameReview,
    MoveReview,
    Slide,
    review_from_json,
)
from riyu.player.review.slides import changes_between, slide_spans, slides_of
from riyu.player.review.telling import course_lines, review_text
from riyu.player.review.tree import reviewed_tree
from riyu.player.review.words import read_words
from riyu.sgf.parser import parse
from riyu.sgf.path import main_path
from riyu.sgf.points import move_text

WORDS = read_words()


def leads(*parts: tuple[int, float]) -> list[float]:
    """Black's lead after each move: so many moves, each of which changes it by so much."""
    return list(accumulate((by for count, by in parts for _ in range(count)), initial=0.0))


@pytest.mark.parametrize(
    ("says", "given", "spans"),
    [
        ("a game in which nothing happens", leads((60, 0.0)), []),
        ("small losses in one fight", leads((20, 0.0), (10, -2.0), (30, 0.0)), [(20, 30)]),
        ("one large mistake", leads((20, 0.0), (1, 15.0), (30, 0.0)), [(20, 21)]),
        ("lost, and won back", leads((9, 0.0), (8, -3.0), (9, 0.0), (8, 3.0)), [(9, 17), (26, 34)]),
        ("a lead that only drifts", leads((100, 0.4)), []),
        ("less than ten points", leads((20, 0.0), (9, 1.0), (30, 0.0)), []),
        ("one lead that is far off", leads((20, 0.0), (1, 20.0), (1, -20.0), (20, 0.0)), []),
        ("a slide to the last move", leads((20, 0.0), (6, -3.0)), [(20, 26)]),
        ("no moves", [0.0], []),
        ("nothing known", [], []),
    ],
)
def test_slides_are_where_the_lead_goes_one_way(
    says: str, given: list[float], spans: list[tuple[int, int]]
) -> None:
    found = slide_spans(given)
    assert len(found) == len(spans), says
    for (first, last), (low, high) in zip(found, spans, strict=True):
        assert abs(first - low) <= 1 and abs(last - high) <= 1, (says, found)


def test_the_ends_of_a_slide_have_the_leads_that_are_told() -> None:
    """The lead before it is far off for one move: the slide does not begin with that."""
    given = leads((20, 0.0), (10, -2.0), (20, 0.0))
    given[20] = 14.0
    ((first, last),) = slide_spans(given)
    assert abs(given[first]) <= 4.0 and given[last] <= -16.0


LEFT_BEHIND = """
   A B C D E F G H J
 9 . . . . . . . . . 9
 8 . . . X X . . . . 8
 7 . . . O X . . . . 7
 6 . . . O X . . X . 6
 5 . . O . X . . . . 5
 4 . . O . X X . . . 4
 3 . . O X X . O O . 3
 2 . O X . X . O . . 2
 1 . . . . X . . . . 1
   A B C D E F G H J
"""


def reviewed(position: str, *moves: str, told: tuple[Lead, ...]) -> tuple[GameReview, str]:
    """A review of moves by turns from a drawn position, White first, with the leads of each, and the game's text."""
    stands = parse_position(position)
    game = "(;SZ[9]KM[7]PL[W]"
    for name, color in (("AB", BLACK), ("AW", WHITE)):
        game += name + "".join(f"[{move_text(point, 9)}]" for point in stands.points(color))
    reviews = []
    for number, text in enumerate(moves, 1):
        color = WHITE if number % 2 else BLACK
        game += f";{'W' if color == WHITE else 'B'}[{move_text(parse_point(text), 9)}]"
        pair = {"before": told[number - 1], "after": told[number]}
        reviews.append(MoveReview(number, color, parse_point(text), "middle game", **pair))  # type: ignore[arg-type]
    review = GameReview("", 9, 7.0, "chinese", ("", ""), ("", ""), "", tuple(reviews))
    return review, game + ")"


def lead(black: float) -> Lead:
    return Lead(black, black - 6, black + 6, 0.5)


def test_stones_that_change_hands_are_told() -> None:
    """White's two in the corner of the right side stand in Black's area, and live in the end: so the lead goes over."""
    moves = ("G4", "J9", "G5", "J8", "G6", "H9", "H5", "A9")
    told = tuple(map(lead, (30.0, 28.0, 25.0, 20.0, 15.0, 8.0, 4.0, -2.0, -4.0)))
    review, game = reviewed(LEFT_BEHIND, *moves, told=told)
    (slide,) = slides_of(main_path(parse(game, "").first), review.moves)
    assert slide.winner == WHITE
    assert (slide.before.black, slide.after.black) == (
        told[slide.first - 1].black,
        told[slide.last].black,
    )
    assert slide.points >= 20
    changed = {point for change in slide.changes for point in change.stones}
    assert parse_point("G3") in changed
    assert all(change.points >= 5 for change in slide.changes)


FIGHT = """
   A B C D E F G
 7 . . . . . . . 7
 6 . X X . . O . 6
 5 . X X . . O . 5
 4 . . . . . . . 4
 3 . . . . . . . 3
 2 . O O . . . . 2
 1 . . . . . . . 1
   A B C D E F G
"""


def owners(rest: float = 0.0, **regions: float) -> Assessment:
    """Who owns what on FIGHT's board: rectangles, named by two corners such as `A4_C7`, and the rest."""
    found = dict.fromkeys(all_points(7), rest)
    for name, owner in regions.items():
        ends = list(map(parse_point, name.split("_")))
        found |= {point: owner for point in found if lies_amid(point, *ends)}
    return Assessment(7, tuple(found.values()), 0.0, 100)


@pytest.mark.parametrize(
    ("says", "before", "after", "told"),
    [
        ("four black stones die", {"B5_C6": 0.8}, {"B5_C6": -0.9}, [("lost", 6.8, 4)]),
        ("they are worse off, no more", {"B5_C6": 0.9}, {"B5_C6": -0.5}, [("lost", 5.6, 4)]),
        (
            "they come into danger",
            {"B5_C6": 1.0, "A4_A7": 0.9},
            {"B5_C6": 0.2, "A4_A7": -0.1},
            [("weak", 7.2, 4)],
        ),
        (
            "White's two live again with their area",
            {"B1_D2": 0.7},
            {"B1_D2": -0.9},
            [("saved", 9.6, 2)],
        ),
        ("an area is White's now", {"A1_D4": 0.3}, {"A1_D4": -0.5}, [("area", 12.8, 16)]),
        ("too little", {"E6_F6": 0.7}, {"E6_F6": -0.9}, []),
        ("many points, each by a little", {}, {"A1_G7": -0.4}, []),
        ("what Black gains is not told", {"B5_C6": -0.9}, {"B5_C6": 0.9}, []),
        (
            "two parts, the larger first",
            {"B5_C6": 0.8, "F1_G3": 0.9},
            {"B5_C6": -0.9, "F1_G3": -0.9},
            [("area", 10.8, 6), ("lost", 6.8, 4)],
        ),
    ],
)
def test_what_changes_hands_is_stones_or_an_area(
    says: str,
    before: dict[str, float],
    after: dict[str, float],
    told: list[tuple[str, float, int]],
) -> None:
    stands = parse_position(FIGHT)
    found = changes_between(WHITE, stands, owners(**before), stands, owners(**after))
    assert [(one.kind, one.points, len(one.stones)) for one in found] == told, says


def test_stones_taken_and_stones_put_there_in_vain_are_lost() -> None:
    """The two at B2 and C2 stood before, E2 was played there in vain; one of them is off the board in the end."""
    old = parse_position(FIGHT)
    new = old.with_stones(white=[parse_point("E2")], empty=[parse_point("B2")])
    gained = changes_between(BLACK, old, owners(B2_E2=-0.8), new, owners(B2_E2=0.9))
    assert [(one.kind, [point_text(p) for p in one.stones]) for one in gained] == [
        ("lost", ["B2", "C2", "E2"])
    ]


def test_stones_put_meanwhile_make_an_area_and_are_not_saved() -> None:
    old = parse_position(FIGHT)
    new = old.with_stones(white=map(parse_point, ("E1", "E2", "E3", "F2")))
    (change,) = changes_between(WHITE, old, owners(), new, owners(E1_G3=-0.9))
    assert (change.kind, len(change.stones)) == ("area", 9)


def test_a_review_without_leads_has_no_slides() -> None:
    review, game = reviewed(LEFT_BEHIND, "G4", "J9", told=(lead(30.0),) * 3)
    blind = [replace(one, after=None) for one in review.moves]
    assert slides_of(main_path(parse(game, "").first), blind) == ()


def point_list(text: str) -> tuple[int, ...]:
    return tuple(map(parse_point, text.split()))


SLIDE = Slide(2, 6, lead(1.0), lead(-22.0), (Change("lost", 16.0, point_list("G3 H3 G2")),))


def told_review(*slides: Slide, losses: tuple[float, ...] = ()) -> GameReview:
    """A review of eight moves; Black's, from the second on, lost so much each."""
    review, _ = reviewed(
        LEFT_BEHIND, "G4", "J9", "G5", "J8", "G6", "H9", "H5", "A9", told=(lead(1.0),) * 9
    )
    moves = list(review.moves)
    for place, loss in zip((1, 3, 5), losses, strict=False):
        worths = (
            MoveWorth(moves[place].move, -loss, 2.0, 0.5, 100, ()),
            MoveWorth(parse_point("C9"), 0.0, 2.0, 0.5, 100, ()),
        )
        moves[place] = replace(moves[place], played=worths[0], better=worths[1])
    return replace(review, moves=tuple(moves), slides=slides)


@pytest.mark.parametrize(
    ("kind", "stones", "sentence"),
    [
        ("lost", "G3 H3 G2", "There Black lost the 3 stones around G3: 16 points."),
        ("lost", "G3", "There Black lost the stone at G3: 16 points."),
        ("weak", "G3 H3 G2", "There Black's 3 stones around G3 came into danger: 16 points."),
        ("saved", "G3 H3 G2", "There White's 3 stones around G3 became safe: 16 points."),
        ("area", "G3 H3 G2", "There White gained an area around G3: 16 points."),
    ],
)
def test_what_changed_hands_is_said(kind: str, stones: str, sentence: str) -> None:
    slide = replace(SLIDE, changes=(Change(kind, 16.0, point_list(stones)),))
    _, said = course_lines(told_review(slide), WORDS, BEGINNER)
    assert said.startswith(
        "From move 2 to 6 White gained about 23 points: about even before, White by 22 points after. "
    )
    assert sentence in said


@pytest.mark.parametrize(
    ("says", "losses", "sentence"),
    [
        (
            "a mistake",
            (3.0, 12.0),
            "Of Black's moves there 4, Black J8, lost most: about 12 points",
        ),
        ("an unsure loss", (0.0, 4.0), "4, Black J8, lost most as measured: 4 points, give or"),
        ("nothing", (0.5, 1.0), "No single move of Black there lost much as measured"),
    ],
)
def test_the_move_that_lost_most_is_told_with_how_sure_that_is(
    says: str, losses: tuple[float, ...], sentence: str
) -> None:
    *_, said = course_lines(told_review(SLIDE, losses=losses), WORDS, BEGINNER)
    assert sentence in said, says


def test_the_text_the_tree_and_the_json_have_the_course_of_the_game() -> None:
    review = told_review(SLIDE)
    text = review_text(review, WORDS, BEGINNER)
    assert (
        "\n\nHow the game went\n\nWho led at the end of each phase: Middle game (to move 8) about even.\n"
        in text
    )
    assert "From move 2 to 6" in text
    assert "From move 2 to 6" not in review_text(
        review, WORDS, BEGINNER, WHITE
    )  # White lost nothing
    assert "2 to 6: White +23" in review_text(review, WORDS, STRONG)
    assert review_from_json(review.to_json()) == review
    value = review.to_json()
    del value["slides"]  # as reviews of before have it
    assert review_from_json(value) == replace(review, slides=())
    _, game = reviewed(
        LEFT_BEHIND, "G4", "J9", "G5", "J8", "G6", "H9", "H5", "A9", told=(lead(1.0),) * 9
    )
    nodes = reviewed_tree(parse(game, "").first, review, WORDS, BEGINNER).main_line()
    assert [k for k, node in enumerate(nodes) if k and "From move 2" in node.text("C")] == [6]


def test_three_slides_are_told_the_furthest_in_the_order_of_play() -> None:
    ways = ((1, 5.0), (2, -20.0), (3, -18.0), (4, -30.0))
    slides = [Slide(first, first, lead(0.0), lead(way)) for first, way in ways]
    said = course_lines(told_review(*slides), WORDS, STRONG)[1:]
    assert [text.split()[0] for text in said] == ["2", "3", "4"]
