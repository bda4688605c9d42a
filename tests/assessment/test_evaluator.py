"""Evaluations: the seeds' drawn cases, the same whatever the board is turned to, and verdicts while they stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from riyu.assessment.evaluation import Evaluation, Fate, LifeStatus, PointKind, Rule, Said
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.reading_out import read_out
from riyu.base.chance import Chance
from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.features.sectors import Enclosure
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Point, all_points, opposite, parse_point
from riyu.game.position import Position, empty_position
from riyu.game.transform import Transform, apply_point, apply_position, swap_colors
from tests.boards import drawn_board


def evaluated(picture: str, to_move: str = "black") -> Evaluation:
    return read_out(Evaluator(Features(drawn_board(picture, to_move))), 0.0)


def of_position(position: Position) -> Evaluation:
    board = Board(position.size)
    board.set_up(position)
    return read_out(Evaluator(Features(board)), 0.0)


def status_at(evaluation: Evaluation, stone: str) -> LifeStatus:
    group = evaluation.group_at(parse_point(stone))
    assert group
    return group.status


def is_dead(evaluation: Evaluation, stone: str) -> bool:
    group = evaluation.group_at(parse_point(stone))
    assert group
    return group.is_dead


FIRST_INVASION = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . X . . . .
. . . . . . . . .
. . O . . . . . .
. . . . . . . . .
. . . . . . . . .
"""


def test_a_stone_in_the_center_of_a_small_board_does_not_own_it_and_an_invasion_kills_nobody() -> (
    None
):
    alone = evaluated(FIRST_INVASION.replace("O", "."))
    assert not alone.points(PointKind.TERRITORY, BLACK)
    seen = evaluated(FIRST_INVASION)
    assert not any(group.is_dead for group in seen.groups)
    assert min(group.status for group in seen.groups) >= LifeStatus.PRESENTLY_STABLE


LARGE_MOYO = """
. . . . . . . . . . .
. . O . O . O . O . .
. . . . . . . . . . .
. X . X . X . X . X .
. . . . . . . . . . .
. X . . . . . . . X .
. . . . O O O . . . .
. X . X . . . X . X .
. . . . . X . . . . .
. . X . X . X . X . .
. . . . . . . . . . .
"""


def test_stones_without_room_in_a_moyo_are_read_through() -> None:
    seen = evaluated(LARGE_MOYO)
    assert is_dead(seen, "F5")
    assert seen.worth(parse_point("F5")) > 0
    assert seen.worth(parse_point("F6")) > 0
    without = evaluated(LARGE_MOYO.replace("O O O", ". . ."))
    assert abs(seen.lead - without.lead) < 3


WALLS = """
. . . O X . . . .
. . . O X . . . .
. . . O X . . . .
. . . O X . . . .
. . . O X . . . .
O O O O X X X X X
"""
EVEN_RACE = """. O . X O . X . .
. O X X O O X . .
. O X X . O X . .
"""


def test_an_even_race_is_won_by_who_moves_first() -> None:
    black, white = (evaluated(WALLS + EVEN_RACE, color) for color in ("black", "white"))
    for seen in (black, white):
        for stone, rival in (("D2", "F2"), ("F2", "D2")):
            group = seen.group_at(parse_point(stone))
            assert group
            assert group.fate is Fate.RACE_HANGS
            assert seen.group_at(group.rival) == seen.group_at(parse_point(rival))
    assert black.lead > white.lead


def test_an_outside_liberty_more_wins_a_race() -> None:
    ahead = evaluated(WALLS + EVEN_RACE.replace("O . X . .", "O X X . .", 1))
    assert is_dead(ahead, "F2")
    assert not is_dead(ahead, "D2")
    group = ahead.group_at(parse_point("F2"))
    assert group
    assert (group.fate, group.own_ways, group.enemy_ways) == (Fate.LOST_RACE, 0, 1)
    behind = evaluated(WALLS + EVEN_RACE.replace("O . X O", "O O X O", 1))
    assert is_dead(behind, "D2")
    assert not is_dead(behind, "F2")


# Black's D3 and C2 are two strings and one group: it has C3 for itself, and D2 and E1 in common with White.
TWO_STRINGS = """. O . X O . X . .
. O X . O O X . .
. O X X . O X . .
"""


def test_a_group_races_with_the_liberties_that_its_strings_have_together() -> None:
    seen = evaluated(WALLS + TWO_STRINGS)
    group = seen.group_at(parse_point("D3"))
    assert group
    assert len(group.strings) == 2
    assert (group.liberties, group.own_ways, group.enemy_ways) == (3, 1, 1)
    assert group.fate is Fate.RACE_STANDS
    fewer = evaluated(WALLS + TWO_STRINGS.replace("X O . X", "X O O X", 1))
    white = fewer.group_at(parse_point("E2"))
    assert white
    assert (white.fate, white.own_ways, white.enemy_ways) == (Fate.RACE_HANGS, 0, 1)


SEKI = """. O X X O X X . .
. O X . O X . . .
. O X . O X . . .
"""


def test_two_that_share_two_liberties_and_have_no_others_stand_in_seki() -> None:
    seen = evaluated(WALLS + SEKI)
    assert status_at(seen, "C1") is status_at(seen, "E1") is LifeStatus.SEKI
    assert not any(group.is_dead for group in seen.groups)


SQUARE = """
. . . . . . . . .
. . . . . . . . .
. X X X X X X . .
. X O O O O X . .
. X O . . O X . .
. X O . . O X . .
. X O O O O X . .
. X X X X X X . .
. . . . . . . . .
"""


def test_a_square_of_four_is_one_eye_and_no_seki() -> None:
    seen = evaluated(SQUARE)
    group = seen.group_at(parse_point("C3"))
    assert group
    assert group.is_dead
    assert (group.eyes_first, group.eyes_second) == (1, 1)
    assert "FELL_TO_STRONG" in str(group.to_json())


@pytest.mark.parametrize(
    ("inside", "first", "second"),
    [
        (". .", 1, 1),
        (". . .", 2, 1),
        (". . . .", 2, 2),
    ],
)
def test_an_eye_space_in_a_row_is_worth_what_is_commonly_known(
    inside: str, first: int, second: int
) -> None:
    width = len(inside.split())
    wall, room = " ".join("O" * (width + 2)), f"O {inside} O"
    rows = [wall, room, wall]
    shut = " ".join("X" * (width + 4))
    picture = "\n".join([shut, *(f"X {row} X" for row in rows), shut])
    size = 9
    lines = [line + " ." * (size - width - 4) for line in picture.split("\n")]
    lines += [" ".join("." * size)] * (size - len(lines))
    group = evaluated("\n".join(lines)).group_at(parse_point("B8"))
    assert group
    assert (group.eyes_first, group.eyes_second) == (first, second)
    assert group.is_dead == (first < 2)


ALONG_THE_EDGE = """
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


def test_a_group_that_can_only_extend_along_the_edge_is_not_dead() -> None:
    group = evaluated(ALONG_THE_EDGE).group_at(parse_point("F3"))
    assert group
    assert not group.is_dead
    assert group.edges == 2
    assert group.enclosure is not Enclosure.OPEN
    assert group.rule in (Rule.EYE_AND_EDGE, Rule.EDGE_ROOM, Rule.WIDE_EDGES)


PONNUKI = """
. . . . . . . . .
. . . . . . . . .
. . . . X . . . .
. . . X . X . . .
. . . . X . . . .
. . . . . . . . .
. . O . . . O . .
. . . . . . . . .
. . . . . . . . .
"""


def test_a_ponnuki_is_not_weak() -> None:
    group = evaluated(PONNUKI).group_at(parse_point("E5"))
    assert group
    assert len(group.stones) == 4
    assert group.status >= LifeStatus.PRESENTLY_ALIVE
    assert group.enclosure is Enclosure.OPEN


def test_what_lies_around_dead_stones_is_one_group_and_its_territory_whole() -> None:
    seen = evaluated(SQUARE)
    group = seen.group_at(parse_point("B2"))
    assert group
    assert len(group.stones) == 20
    assert len(seen.points(PointKind.TERRITORY, BLACK)) == 81 - 20 - 12
    assert len(seen.points(PointKind.DEAD_STONE, BLACK)) == 12
    assert not seen.points(PointKind.DEAD_STONE, WHITE)


BETWEEN = """
. . X . . . O . .
. . X . . . O . .
. . X . . . O . .
. . X . . . O . .
. . X O . X O . .
. . X . . . O . .
. . X . . . O . .
. . X . . . O . .
. . X . . . O . .
"""


def test_where_what_dead_stones_of_both_colors_would_give_overlaps_it_is_nobody_s() -> None:
    evaluator = Evaluator(Features(drawn_board(BETWEEN)))
    for stone in ("D5", "F5"):
        evaluator.enter(parse_point(stone), Said.DEAD, [])
    seen = read_out(evaluator, 0.0)
    assert is_dead(seen, "D5") and is_dead(seen, "F5")
    for point in ("D5", "E5", "F5", "D4", "F6"):
        assert not seen.owners[seen.place(parse_point(point))]
    # One color's alone, where the other has no living stone in reach.
    alone = Evaluator(Features(drawn_board(BETWEEN.replace(" O . .", " X . ."))))
    alone.enter(parse_point("D5"), Said.DEAD, [])
    told = read_out(alone, 0.0)
    assert told.owners[told.place(parse_point("D5"))] == BLACK
    assert told.owners[told.place(parse_point("E5"))] == BLACK


# Whatever the stones.


def scattered_position(seed: int, size: int = 9, moves: int = 40) -> Position:
    """Give what stands after random moves, none of them into an own eye."""
    chance, board = Chance(seed), Board(size)
    for _ in range(moves):
        color = board.to_move
        legal = [p for p in board.legal_points(color) if p and not board.is_eyelike(color, p)]
        board.play(color, legal[chance.below(len(legal))] if legal else 0)
    return replace(board.position(), ko=0)


def rows_of(evaluation: Evaluation) -> Iterator[tuple[Point, object]]:
    """Give what is said of each stone's group, but for who else's names it holds."""
    for group in evaluation.groups:
        said = {key: group.to_json()[key] for key in _TURNED}
        for stone in group.stones:
            yield stone, said


_TURNED = (
    *("firmness", "liberties", "eyes_first", "eyes_second", "room", "edges", "wide_edges", "ties"),
    *("enclosure", "ways_out", "status", "rule", "fate", "own_ways", "enemy_ways", "strength"),
    *("is_dead", "died_in"),
)


@pytest.mark.parametrize("seed", range(12))
def test_a_turned_board_is_evaluated_alike(seed: int) -> None:
    size = (7, 9, 13)[seed % 3]
    position = scattered_position(seed, size, size * size // 2)
    straight = of_position(position)
    for transform in Transform:
        turned = of_position(apply_position(transform, position))
        assert turned.terms == straight.terms
        moved = {apply_point(transform, p, size): said for p, said in rows_of(straight)}
        assert moved == dict(rows_of(turned))
        assert all(
            turned.worth(apply_point(transform, p, size)) == straight.worth(p)
            for p in all_points(size)
        )


@pytest.mark.parametrize("seed", range(12))
def test_with_colors_changed_it_is_worth_as_much_to_the_other(seed: int) -> None:
    size = (7, 9, 13)[seed % 3]
    position = scattered_position(seed, size, size * size // 2)
    one, two = of_position(position), of_position(swap_colors(position))
    assert one.lead == -two.lead
    assert dict(rows_of(one)) == dict(rows_of(two))
    assert [opposite(c) if c else c for c in one.owners] == list(two.owners)


@pytest.mark.parametrize("seed", range(8))
def test_conflict_ends_on_any_board_and_who_fell_is_nobody_s_doubt(seed: int) -> None:
    seen = of_position(scattered_position(seed, 19, 250))
    assert 1 <= seen.rounds <= len(seen.groups) + 1
    fallen = [group for group in seen.groups if group.is_dead]
    assert all(group.died_in < seen.rounds for group in fallen)
    for group in seen.groups:
        assert group.is_dead == (group.fate in _FATAL)
        assert group.eyes_second <= group.eyes_first <= group.eyes_second + 1
        assert group.reasons


_FATAL = (Fate.FELL_TO_STRONG, Fate.LOST_RACE, Fate.FELL_BY_BENSON, Fate.FELL_BY_VERDICT)


@pytest.mark.parametrize("seed", range(4))
def test_points_add_up_to_the_terms(seed: int) -> None:
    seen = of_position(scattered_position(seed))
    assert sum(seen.worths) == pytest.approx(seen.terms.total - seen.terms.turn, abs=1e-6)


def test_the_turn_is_worth_less_where_little_is_open() -> None:
    empty = of_position(empty_position(9))
    assert empty.terms.turn == 3.8 == empty.lead
    assert of_position(replace(empty_position(9), to_move=WHITE)).lead == -3.8
    assert of_position(empty_position(2)).terms.turn == pytest.approx(0.38, abs=0.1)


def test_the_same_comes_of_a_board_played_on_and_taken_back() -> None:
    board = drawn_board(SQUARE)
    evaluator = Evaluator(Features(board))
    before = read_out(evaluator, 0.0)
    board.mark()
    board.play(BLACK, parse_point("D4"))
    assert read_out(evaluator, 0.0) != before
    board.undo()
    assert read_out(evaluator, 0.0) == before


# What is entered.


def test_what_is_entered_goes_before_the_first_glance_while_none_of_its_points_is_touched() -> None:
    board = drawn_board(PONNUKI)
    evaluator = Evaluator(Features(board))
    stone = parse_point("C3")
    evaluator.enter(stone, Said.DEAD, [parse_point("C2"), parse_point("D3")])
    told = read_out(evaluator, 0.0)
    assert told.standing == 1
    group = told.group_at(stone)
    assert group
    assert (group.is_dead, group.rule, group.fate) == (True, Rule.VERDICT, Fate.FELL_BY_VERDICT)
    board.mark()
    board.play(WHITE, parse_point("C2"))
    touched = read_out(evaluator, 0.0)
    assert touched.standing == 0
    assert not is_dead(touched, "C3")
    board.undo()
    board.mark()
    board.play(WHITE, parse_point("G7"))
    assert is_dead(read_out(evaluator, 0.0), "C3")
    board.undo()
    evaluator.forget()
    assert not is_dead(read_out(evaluator, 0.0), "C3")


def test_a_group_that_is_said_to_live_lives_and_what_falls_by_that_falls() -> None:
    board = drawn_board(WALLS + EVEN_RACE)
    evaluator = Evaluator(Features(board))
    evaluator.enter(parse_point("D2"), Said.ALIVE, [])
    told = read_out(evaluator, 0.0)
    assert status_at(told, "D2") is LifeStatus.ALIVE
    assert is_dead(told, "F2")
    evaluator.enter(parse_point("D1"), Said.SEKI, [])  # of the same string: in place of it
    assert evaluator.entered_count == 1
    assert status_at(read_out(evaluator, 0.0), "D2") is LifeStatus.SEKI


CUTTING = """
. . . . . . . . .
. . X . . . X . .
. . X . . . X . .
. X O O . O O X .
. X . . O . . X .
. X O O . O O X .
. . X . . . X . .
. . X . . . X . .
. . . . . . . . .
"""


def test_a_string_that_is_lost_joins_nothing_and_those_it_joined_are_apart() -> None:
    board = drawn_board(CUTTING)
    evaluator = Evaluator(Features(board))
    joined = read_out(evaluator, 0.0).group_at(parse_point("C6"))
    assert joined
    assert parse_point("E5") in joined.stones
    evaluator.enter(parse_point("E5"), Said.LOST, [])
    told = read_out(evaluator, 0.0)
    lost, left = told.group_at(parse_point("E5")), told.group_at(parse_point("C6"))
    assert lost and left
    assert (lost.stones, lost.is_dead, lost.fate) == (
        (parse_point("E5"),),
        True,
        Fate.FELL_BY_VERDICT,
    )
    assert parse_point("E5") not in left.stones
    evaluator.forget()
    assert read_out(evaluator, 0.0).group_at(parse_point("C6")) == joined


DIAGONAL = """
. . . . . . . . .
. . X . . . . . .
. . . . . X . . .
. X . O . . X . .
. . . . O . . . .
. X . . . . . X .
. . . X X . . . .
. . . . . . . O .
. . . . . . . . .
"""


def test_a_link_that_was_read_joins_or_cuts_as_long_as_what_it_rests_on_stands() -> None:
    board = drawn_board(DIAGONAL)
    evaluator = Evaluator(Features(board))
    one, two, far, between = map(parse_point, ("D6", "E5", "H2", "E6"))
    assert stones_at(evaluator, one) == (two, one)
    evaluator.enter_link(one, two, Said.CUT, [between])
    evaluator.enter_link(two, one, Said.CUT, [between])  # the same link: in place of it
    assert evaluator.entered_count == 1
    assert stones_at(evaluator, one) == (one,)
    board.mark()
    board.play(WHITE, between)
    assert two in stones_at(evaluator, one)
    board.undo()
    assert stones_at(evaluator, one) == (one,)
    evaluator.enter_link(one, two, Said.JOINED, [])
    evaluator.enter_link(two, far, Said.JOINED, [])
    assert stones_at(evaluator, one) == (far, two, one)


def stones_at(evaluator: Evaluator, stone: Point) -> tuple[Point, ...]:
    group = read_out(evaluator, 0.0).group_at(stone)
    assert group
    return group.stones


def test_what_cannot_be_entered_is_refused() -> None:
    evaluator = Evaluator(Features(drawn_board(PONNUKI)))
    for stone, word, points in (("A1", 1, ()), ("C3", 0, ()), ("C3", 6, ()), ("C3", 1, (999,))):
        with pytest.raises(UsageError):
            evaluator.enter(parse_point(stone), word, points)
    evaluator = Evaluator(Features(drawn_board(CUTTING)))
    for two, word in (("E5", Said.DEAD), ("A1", Said.CUT), ("B6", Said.CUT)):
        with pytest.raises(UsageError):
            evaluator.enter_link(parse_point("C6"), parse_point(two), word, ())
    with pytest.raises(UsageError):
        Evaluator(Features(Board(9), parts=1))


def test_an_evaluation_tells_itself() -> None:
    seen = evaluated(SQUARE)
    assert str(seen.group_at(parse_point("C3"))) == (
        "White's group of C3, 12 stones: DEAD, counts as dead: it is enclosed, without room for two eyes; "
        "all that touches it is stronger"
    )
    assert seen.picture().split("\n")[3] == "b X o o o o X b b"
    assert set(seen.to_json()) >= {"lead", "terms", "groups", "worths", "phase"}


NAKADE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
X X X X X . . . .
O O O O X . . . .
. X . O X . . . .
"""


def test_a_stone_in_the_middle_of_the_only_eye_space_is_no_seki() -> None:
    seen = evaluated(NAKADE)
    assert is_dead(seen, "A2")
    assert not is_dead(seen, "B1")
    group = seen.group_at(parse_point("B1"))
    assert group
    assert parse_point("A3") in group.stones  # through the dead
