"""What is told of a search: who wins more, what refutes, whose points end as, and nothing by too few games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from riyu.candidates.candidate import Candidate
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Point, all_points, parse_point, point_text
from riyu.inference.facts import Fact, checked
from riyu.search.one_ply import Weighed
from riyu.search.search_fact import SearchFact
from riyu.search.search_facts import rivals_of, search_facts_of
from riyu.search.searched import NOBODY, Enough, Searched
from riyu.search.thinking import Seen, Winners
from tests.boards import drawn_game

BOARD = drawn_game("""
    . . . . .
    . X X . .
    . . . O .
    . . . O .
    . . . . .
    """).board

CHOSEN, RIVAL, OTHER = (parse_point(point) for point in ("C2", "C3", "E5"))
OWN, ENEMY = parse_point("B4"), parse_point("D2")


def seen(
    move: Point,
    won: float,
    visits: int = 300,
    line: str = "",
    owned: Mapping[Point, float] | None = None,
    games: int = 300,
) -> Seen:
    """Give what a search found of a move; points that are not in `owned` end as nobody's."""
    moves = tuple(parse_point(point) for point in line.split())
    all_owned = dict.fromkeys(all_points(5), 0.0) | dict(owned or {})
    return Seen(move, visits, won, 20 * won, (move, *moves), games, all_owned)


def weighed(move: Point, by_reasons: float, visits: int = 300, learned: float = 0.1) -> Weighed:
    return Weighed(Candidate(move, (), learned), 0.0, None, by_reasons, visits=visits)


def found(
    *known: Seen,
    reasons: Mapping[Point, float] | None = None,
    rejected: Mapping[Point, str] | None = None,
    board: Board = BOARD,
    winners: Winners = NOBODY,
    shift: int = 0,
) -> dict[Point, list[SearchFact]]:
    """Give the facts where C2 was chosen: by move."""
    by_reasons = reasons or {CHOSEN: 3.0, RIVAL: 2.0, OTHER: 1.0}
    see = {one.move: one for one in known}
    told = Searched(
        board,
        BLACK,
        CHOSEN,
        [weighed(move, worth) for move, worth in by_reasons.items()],
        see.get,
        rejected or {},
        Enough(),
        winners,
        shift,
    )
    all_found = search_facts_of(told)
    for one in [one for some in all_found.values() for one in some]:
        assert str(Fact(checked(one.key)))
    return {move: list(some) for move, some in all_found.items()}


def said(facts: list[SearchFact]) -> list[str]:
    return [f"{one.predicate}: {one}" for one in facts]


def test_the_move_that_wins_more_says_so_and_the_other_how_it_is_answered() -> None:
    told = found(seen(CHOSEN, 0.6), seen(RIVAL, 0.4, line="E4 E3"))
    assert said(told[CHOSEN]) == [
        "wins-more: search wins 60 of 100 games, and 40 after C3, the best other of 200 games or more; "
        "4.0 points more in the mean"
    ]
    assert said(told[RIVAL]) == [
        "refuted: search answers it at E4, by C3 E4 E3: 20 fewer of 100 games are won than after C2, "
        "4.0 points less in the mean (300 games)"
    ]
    (refuted,) = told[RIVAL]
    assert str(Fact(refuted.key)) == "refuted(black, C3, E4, C2, 20)"
    assert refuted.points == tuple(map(parse_point, ("C3", "E4", "E3")))


@pytest.mark.parametrize("which", [CHOSEN, RIVAL])
def test_of_worth_nothing_is_said_by_too_few_games(which: Point) -> None:
    known = [seen(CHOSEN, 0.6), seen(RIVAL, 0.2, line="E4")]
    few = [replace(one, visits=199) if one.move == which else one for one in known]
    assert not any(found(*few).values())
    assert any(found(*known).values())


def test_a_difference_that_another_seed_may_turn_is_not_told() -> None:
    assert not any(found(seen(CHOSEN, 0.5), seen(RIVAL, 0.48, line="E4")).values())


def test_what_is_answered_by_a_pass_is_not_refuted() -> None:
    answered = replace(seen(RIVAL, 0.3), line=(RIVAL, PASS))
    assert found(seen(CHOSEN, 0.6), answered)[RIVAL] == []


def test_a_string_that_the_move_decides_is_told_against_a_pass() -> None:
    told = found(
        seen(CHOSEN, 0.5, owned={OWN: 0.64, OWN + 1: 0.64, ENEMY: 0.5, ENEMY + 20: 0.5}),
        seen(PASS, 0.5, owned={OWN: -0.38, OWN + 1: -0.38, ENEMY: -0.5, ENEMY + 20: -0.5}),
    )
    assert said(told[CHOSEN]) == [
        "decides-owner: it keeps the 2 stones at B4: Black's in 82 of 100 games, 31 if White moves first",
        "decides-owner: it gets the 2 stones at D2: Black's in 75 of 100 games, 25 if White moves first",
    ]
    assert str(Fact(told[CHOSEN][0].key)) == "decides-owner(black, C2, B4, 82, none, 31)"
    assert "in 31 if the enemy moves first" in Fact(told[CHOSEN][0].key).sentence


def test_a_string_that_a_refuted_move_loses_is_told_of_that_move() -> None:
    told = found(
        seen(CHOSEN, 0.6, owned={OWN: 0.8, OWN + 1: 0.8}),
        seen(RIVAL, 0.4, line="E4", owned={OWN: -0.2, OWN + 1: -0.2}),
    )
    assert said(told[RIVAL])[1:] == [
        "decides-owner: after it the 2 stones at B4 end as Black's in 40 of 100 games, after C2 in 90"
    ]
    assert "in 40 after C3" in Fact(told[RIVAL][1].key).sentence


def test_points_that_change_together_are_told_as_an_area() -> None:
    low = [parse_point(f"{column}1") for column in "ABCDE"]
    told = found(
        seen(CHOSEN, 0.5, owned=dict.fromkeys(low, 0.6)),
        seen(PASS, 0.5, owned=dict.fromkeys(low[:4], -0.2)),
    )
    (area,) = told[CHOSEN]
    assert str(area) == (
        "it gets the 5 points around C1: Black's in 80 of 100 games, 42 if White moves first"
    )
    assert area.owned == tuple(low)


@pytest.mark.parametrize(("far", "is_told"), [(0.1, True), (0.4, False)])
def test_what_a_move_farther_off_does_as_well_comes_of_the_turn_alone(
    far: float, is_told: bool
) -> None:
    """E5 lies at the other side of the board: if the lower line is Black's after it too, it is not for C2."""
    low = [parse_point(f"{column}1") for column in "ABCDE"]
    told = found(
        seen(CHOSEN, 0.5, owned=dict.fromkeys(low, 0.6)),
        seen(OTHER, 0.5, owned=dict.fromkeys(low, far)),
        seen(PASS, 0.5, owned=dict.fromkeys(low, -0.2)),
    )
    assert bool(told[CHOSEN]) == is_told


def test_what_a_move_nearer_by_does_as_well_is_told_all_the_same() -> None:
    high = [parse_point(f"{column}5") for column in "ABCDE"]
    told = found(
        seen(CHOSEN, 0.5, owned=dict.fromkeys(high, 0.6)),
        seen(RIVAL, 0.5, owned=dict.fromkeys(high, 0.9)),
        seen(PASS, 0.5, owned=dict.fromkeys(high, -0.2)),
    )
    assert told[CHOSEN]


def test_a_few_points_are_no_area() -> None:
    corner = dict.fromkeys(map(parse_point, ("A1", "B1", "E5")), 0.9)
    assert not any(found(seen(CHOSEN, 0.5, owned=corner), seen(PASS, 0.5)).values())


def test_of_owners_nothing_is_said_by_too_few_games_nor_where_a_pass_ends_the_game() -> None:
    owned = {OWN: 0.9, OWN + 1: 0.9}
    assert found(seen(CHOSEN, 0.5, owned=owned), seen(PASS, 0.5))[CHOSEN]
    assert not found(seen(CHOSEN, 0.5, owned=owned), seen(PASS, 0.5, games=30))[CHOSEN]
    passed = BOARD.copy()
    passed.play(passed.to_move, PASS)
    assert not found(seen(CHOSEN, 0.5, owned=owned), seen(PASS, 0.5), board=passed)[CHOSEN]


AGAINST = {RIVAL: 5.0, OTHER: 4.0, parse_point("A1"): 3.0, CHOSEN: 1.0}


def test_a_choice_against_the_reasons_says_what_search_found_wrong_with_theirs() -> None:
    told = found(seen(CHOSEN, 0.6), seen(RIVAL, 0.4, line="E4"), reasons=AGAINST)
    assert said(told[CHOSEN])[1:] == [
        "against-reasons: reasons speak more for C3, but search answers that at E4: "
        "20 fewer of 100 games are won than after C2, 4.0 points less in the mean (300 games)"
    ]


def test_it_says_so_where_search_has_too_few_games_or_no_difference() -> None:
    few = found(seen(CHOSEN, 0.6), seen(RIVAL, 0.4, visits=7, line="E4"), reasons=AGAINST)
    assert said(few[CHOSEN]) == [
        "against-reasons: reasons speak more for C3; search looked at that in 7 games, "
        "too few to say what is wrong with it"
    ]
    alike = found(seen(CHOSEN, 0.5), seen(RIVAL, 0.49, line="E4"), reasons=AGAINST)
    assert said(alike[CHOSEN]) == [
        "against-reasons: reasons speak more for C3; search finds no sure difference: "
        "49 of 100 games are won after it, 50 after this one"
    ]


def test_a_choice_that_a_rule_rejects_names_the_rule() -> None:
    told = found(seen(CHOSEN, 0.5), rejected={CHOSEN: "rule low-shape"})
    assert said(told[CHOSEN]) == [
        "against-reasons: rule low-shape is against it; reasons speak more for C3; "
        "search looked at that in 0 games, too few to say what is wrong with it"
    ]


def test_natural_rivals_are_best_by_reasons_likeliest_and_most_visited() -> None:
    moves = [
        weighed(CHOSEN, 9.0, 900),
        weighed(RIVAL, 3.0, 5, 0.1),
        weighed(OTHER, 1.0, 5, 0.7),
        weighed(PASS, 8.0, 800, 0.9),
        weighed(parse_point("A1"), 0.0, 400, 0.0),
        weighed(parse_point("A2"), 2.0, 1, 0.0),
    ]
    assert [point_text(move) for move in rivals_of(moves, CHOSEN, 4)] == ["C3", "E5", "A1", "A2"]


def test_another_search_says_whether_a_fact_holds() -> None:
    told = found(
        seen(CHOSEN, 0.6, owned={OWN: 0.8, OWN + 1: 0.8}),
        seen(RIVAL, 0.4, line="E4"),
        seen(PASS, 0.5, owned={OWN: -0.8, OWN + 1: -0.8}),
    )
    by_worth, by_owner = told[CHOSEN]
    assert (by_worth.gained, by_owner.gained) == (pytest.approx(0.2), pytest.approx(0.8))
    again = {
        CHOSEN: seen(CHOSEN, 0.45, owned={OWN: 0.4}),
        RIVAL: seen(RIVAL, 0.5),
        PASS: seen(PASS, 0.5),
    }
    assert by_worth.again(again.get, NOBODY) == pytest.approx(-0.05)
    assert by_owner.again(again.get, NOBODY) == pytest.approx(0.1)
    assert by_worth.again({CHOSEN: again[CHOSEN]}.get, NOBODY) is None
    without = {**again, PASS: replace(again[PASS], games=0)}
    assert by_owner.again(without.get, NOBODY) is None


def winners(black: int, white: int, **held: tuple[float, float]) -> Winners:
    """Give who won so many games, and how points ended in those; others as nobody's."""
    points = {parse_point(name): both for name, both in held.items()}
    return Winners((black, white), dict.fromkeys(all_points(5), (0.0, 0.0)) | points)


def test_the_string_that_decides_who_wins_is_told() -> None:
    # Black has B4 and C4 in nine of ten games that he wins, and in three of ten of the others.
    both = (0.8, -0.4)
    who = winners(200, 200, B4=both, C4=both)
    told = said(found(seen(CHOSEN, 0.5), winners=who)[CHOSEN])
    assert (
        "decides-game: it hangs on the 2 stones at B4 who wins: Black wins 75 of 100 games in which they end as "
        "Black's, 12 of the others"
    ) in told


def test_the_empty_points_that_decide_who_wins_are_told_together() -> None:
    both = (0.6, -0.6)
    who = winners(150, 250, A1=both, B1=both, A2=both, B2=both)
    told = found(seen(CHOSEN, 0.5), winners=who)[CHOSEN]
    (area,) = [one for one in told if one.predicate == "decides-game-area"]
    assert area.owned == tuple(sorted(map(parse_point, ("A1", "B1", "A2", "B2"))))
    assert area.again({}.get, who) == pytest.approx(area.gained)
    assert area.again({}.get, NOBODY) is None


def test_an_area_that_is_most_of_a_small_board_says_nothing_of_who_wins() -> None:
    both = (0.6, -0.6)
    names = [f"{column}{row}" for column in "ABC" for row in (1, 2, 3)]
    told = found(seen(CHOSEN, 0.5), winners=winners(150, 250, **dict.fromkeys(names, both)))
    assert all(one.predicate != "decides-game-area" for one in told[CHOSEN])


@pytest.mark.parametrize(
    "who",
    [
        winners(400, 20, B4=(0.8, -0.4), C4=(0.8, -0.4)),
        winners(200, 200, B4=(0.95, 0.9), C4=(0.95, 0.9)),
        winners(200, 200, B4=(0.1, -0.1), C4=(0.1, -0.1)),
    ],
    ids=["one side wins nearly all", "it is settled", "it has little to do with it"],
)
def test_what_decides_nothing_is_not_told(who: Winners) -> None:
    told = found(seen(CHOSEN, 0.5), winners=who)[CHOSEN]
    assert not [one for one in told if one.predicate.startswith("decides-game")]


def test_criticality_is_what_the_winner_owns_more_than_by_chance() -> None:
    point = parse_point("C3")
    assert winners(200, 200, C3=(1.0, -1.0)).criticality([point]) == pytest.approx(0.5)
    assert winners(200, 200, C3=(1.0, 1.0)).criticality([point]) == pytest.approx(0.0)
    assert winners(300, 100, C3=(1.0, -1.0)).criticality([point]) == pytest.approx(0.375)


@pytest.mark.parametrize(("shift", "given"), [(12, "White"), (-12, "Black")])
def test_komi_that_was_moved_is_told(shift: int, given: str) -> None:
    told = said(found(seen(CHOSEN, 0.5), shift=shift)[CHOSEN])
    assert (
        f"komi-moved: search gives {given} 12 points more than the game does, so that it is open who wins: games won "
        "are counted so"
    ) in told


# What hangs on who comes first. ---------------------------------------------------------------------------------------

MINE = dict.fromkeys(map(parse_point, ("C2", "C3")), 0.8)
FALLS = dict.fromkeys(map(parse_point, ("D2", "D3")), 0.4)
THEIRS = dict.fromkeys((*MINE, *FALLS), -0.8)


def swings(*known: Seen, **how: Board) -> list[SearchFact]:
    """Give how much hangs on C2 by search."""
    return [one for one in found(*known, **how)[CHOSEN] if one.predicate == "swing"]


def test_what_hangs_on_who_comes_first_is_told_in_all_with_the_string_it_hangs_on() -> None:
    (swing,) = swings(
        seen(CHOSEN, 0.5, owned={**MINE, **FALLS, parse_point("B1"): -0.1}),
        seen(PASS, 0.5, owned=THEIRS),
    )
    assert str(Fact(swing.key)) == "swing(black, C2, D2, 6)"
    assert str(swing) == (
        "by search 6 points around it hang on who comes first, above all D2 with its string"
    )
    assert sum(swing.gains) == pytest.approx(2.75), "what is lost nearby counts, too"
    assert swing.moves == (CHOSEN, PASS) and len(swing.owned) == len(swing.gains) == 25


def test_where_no_string_has_a_large_part_none_is_named() -> None:
    points = dict.fromkeys(map(parse_point, ("C1", "C2", "C3", "B2")), 0.9)
    after = seen(CHOSEN, 0.5, owned=points)
    (swing,) = swings(after, seen(PASS, 0.5, owned=dict.fromkeys(points, -0.9)))
    assert str(Fact(swing.key)) == "swing(black, C2, C2, 7)"
    assert str(swing) == "by search 7 points around it hang on who comes first"


@pytest.mark.parametrize(
    ("chosen", "passed"),
    [
        (seen(CHOSEN, 0.5, owned=MINE | FALLS), seen(PASS, 0.5, owned=THEIRS, games=199)),
        (seen(CHOSEN, 0.5, owned=MINE), seen(PASS, 0.5)),
        (seen(CHOSEN, 0.5, owned=THEIRS), seen(PASS, 0.5, owned=MINE | FALLS)),
    ],
    ids=["too few games", "little", "for the enemy"],
)
def test_nothing_is_said_to_hang_on_who_comes_first(chosen: Seen, passed: Seen) -> None:
    assert not swings(chosen, passed)


def test_only_points_around_the_move_count_and_not_what_a_move_far_off_does_as_well() -> None:
    empty = Board(9)
    nobodys = dict.fromkeys(all_points(9), 0.0)
    after = dict.fromkeys(map(parse_point, ("C2", "C3", "D3", "H8")), 1.0)
    passed = replace(seen(PASS, 0.5), owned=nobodys | dict.fromkeys(after, -1.0))
    chosen = replace(seen(CHOSEN, 0.5), owned=nobodys | after)
    (swing,) = swings(chosen, passed, board=empty)
    assert sum(swing.gains) == pytest.approx(3.0) and parse_point("H8") not in swing.owned
    near, far = (replace(chosen, move=parse_point(name)) for name in ("D4", "J9"))
    reasons = {CHOSEN: 3.0, near.move: 2.0, far.move: 1.0}
    for other, count in ((near, 1), (far, 0)):
        told = found(chosen, passed, other, board=empty, reasons=reasons)[CHOSEN]
        assert sum(one.predicate == "swing" for one in told) == count
