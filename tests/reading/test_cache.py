"""The cache answers as a fresh reading would, through games and undo, from many boards and threads."""

from __future__ import annotations

import gc
import random
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.lab.games import random_games, starting_board
from riyu.reading.cache import Question, ReadingCache
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import GOALS, Readings, goal_named
from tests.boards import drawn
from tests.guard import restored
from tests.reading.positions import NET, TWO_IN_ATARI, weak_strings
from tests.shared import shared

SINGLE = ["capture", "save"]
PLACES = ["kill", "live", "take-eye", "make-eye"]
RACES = ["win-race", "survive-race"]
LINKS = ["cut", "connect"]
CAPTURE = Question("capture", (63,), BLACK, BLACK, 100)


def said(*points: int) -> Reading:
    return Reading(Verdict.WIN, (), 1, frozenset(points))


def test_a_verdict_stands_while_its_points_do() -> None:
    board, cache = Board(9), ReadingCache()
    cache.keep(board, CAPTURE, said(63, 64))
    board.play(BLACK, 85)
    assert cache.find(board, CAPTURE) == said(63, 64)
    board.play(WHITE, 64)
    assert cache.find(board, CAPTURE) is None
    assert (cache.hits, cache.misses, len(cache)) == (1, 1, 1)


def test_after_undo_it_stands_again_and_other_situations_beside_it() -> None:
    board, cache = Board(9), ReadingCache()
    cache.keep(board, CAPTURE, said(63, 64))
    board.mark()
    board.play(WHITE, 64)
    cache.keep(board, CAPTURE, said(63, 64, 65))
    assert cache.find(board, CAPTURE) == said(63, 64, 65)
    board.undo()
    assert cache.find(board, CAPTURE) == said(63, 64)


def test_another_question_is_another_question() -> None:
    board, cache = Board(9), ReadingCache()
    cache.keep(board, CAPTURE, said(63))
    for other in (
        CAPTURE._replace(goal="save"),
        CAPTURE._replace(targets=(64,)),
        CAPTURE._replace(first=WHITE),
        CAPTURE._replace(asker=WHITE),
        CAPTURE._replace(limit=101),
    ):
        assert cache.find(board, other) is None
    assert cache.find(Board(13), CAPTURE) is None


KO = """
4x4, Black to move, ko at C3
. X O .
X O . O
. X O .
. . . .
"""


def test_a_ko_binds_who_moves_next_where_the_verdict_depends_on_it() -> None:
    board, free = drawn(Board, KO), drawn(Board, KO.replace(", ko at C3", ""))
    ko = parse_point("C3")
    for depends, stands in ((ko, False), (parse_point("A1"), True)):
        cache = ReadingCache()
        cache.keep(board, CAPTURE, said(depends))
        assert (cache.find(free, CAPTURE) is not None) is stands
        cache.keep(board, CAPTURE._replace(first=WHITE), said(depends))
        assert cache.find(free, CAPTURE._replace(first=WHITE)) is not None


def test_the_oldest_goes_first() -> None:
    board, cache = Board(9), ReadingCache(3)
    asked = [CAPTURE._replace(limit=number) for number in (1, 2, 1, 3, 1)]
    for question in asked:
        cache.keep(board, question, said(question.limit + 20))
    assert len(cache) == 3
    found = [cache.find(board, CAPTURE._replace(limit=number)) for number in (1, 2, 3)]
    assert [reading is not None for reading in found] == [True, False, True]
    cache.clear()
    assert len(cache) == 0 and cache.find(board, asked[-1]) is None
    with pytest.raises(UsageError):
        ReadingCache(0)


def targets(board: Board, goal: str) -> list[tuple[int, ...]]:
    """Give what a goal is asked about: weak strings, pairs of them, or a weak string and an enemy one beside it."""
    weak = weak_strings(board)
    if goal_named(goal).points == 1:
        return [(stone,) for stone in weak[: 2 if goal in PLACES else len(weak)]]
    if goal in RACES:
        return [(one, two) for one in weak for two in board.neighbor_strings(one) if two in weak][
            :4
        ]
    pairs = [(one, two) for one in weak for two in weak if one < two < one + 63]
    return [pair for pair in pairs if len({board.color_at(p) for p in pair}) == 1][:4]


def agree(readings: Readings, limit: int, goals: Sequence[str] = SINGLE) -> int:
    """Ask all of a position with and without the cache; give how many questions."""
    count = 0
    for goal in goals:
        for points in targets(readings.board, goal):
            question = readings.question(goal, points, limit=limit)
            with restored(readings.board):
                kept = readings.answer(question)
            assert kept == readings.fresh(question), f"{question}\n{readings.board}"
            count += 1
    return count


def test_in_random_games_and_back_again_the_cache_says_what_a_fresh_reading_says() -> None:
    cache = ReadingCache(500)
    asked = 0
    for game in random_games(2, 5, (7, 9)):
        board = starting_board(game.record)
        readings = Readings(board, cache)
        chance = random.Random(len(game.record.moves))
        for move in game.record.moves[:60]:
            board.mark()
            board.play(move.color, move.point)
            asked += agree(readings, 200)
        while board.trail.depth:
            board.undo()
            if chance.random() < 0.3:
                asked += agree(readings, 200)
    assert cache.hits > asked / 2


@pytest.mark.parametrize(
    "goal",
    PLACES + RACES + LINKS,
)
def test_for_every_goal_the_cache_says_what_a_fresh_reading_says(goal: str) -> None:
    cache = ReadingCache()
    asked = 0
    for game in random_games(1, 6, (9,)):
        board = starting_board(game.record)
        readings = Readings(board, cache)
        for move in game.record.moves[:44]:
            board.mark()
            board.play(move.color, move.point)
            asked += agree(readings, 60, [goal])
        while board.trail.depth > 24:
            board.undo()
            if board.trail.depth % 3 == 0:
                asked += agree(readings, 60, [goal])
    assert asked > 20 and cache.hits > asked / 8


def test_in_a_real_game_too() -> None:
    from riyu.lab.games import real_games

    (game,), _ = real_games([shared("data/games19/kgs_6d.sgfs.gz")], 1, (19,))
    board = starting_board(game.record)
    readings = Readings(board)
    for move in game.record.moves[:90]:
        board.play(move.color, move.point)
        agree(readings, 100)
    assert readings.cache.hits > 2 * readings.cache.misses


def test_the_same_question_has_the_same_answer_whatever_was_asked_before() -> None:
    board = drawn(Board, NET)
    stones = weak_strings(board, 4)
    alone = {
        (goal, stone): Readings(board).ask(goal, stone, limit=200)
        for goal in SINGLE
        for stone in stones
    }
    asked = Readings(board)
    questions = list(alone) * 3
    random.Random(3).shuffle(questions)
    for number, (goal, stone) in enumerate(questions):
        asked.ask(goal, stone, limit=50 + number)  # another budget in between leaves no trace
        assert asked.ask(goal, stone, limit=200) == alone[goal, stone]
        asked.cache.clear()


def test_threads_that_share_a_cache_get_the_answers_of_one_alone() -> None:
    games = list(random_games(1, 8, (9,)))

    def answers(cache: ReadingCache) -> list[Reading]:
        found = []
        for game in games:
            board = starting_board(game.record)
            readings = Readings(board, cache)
            for move in game.record.moves[:50]:
                board.play(move.color, move.point)
                for stone in weak_strings(board):
                    found += [readings.ask(goal, stone, limit=150) for goal in SINGLE]
        return found

    alone = answers(ReadingCache())
    said: list[list[Reading]] = []
    with switched_at_every_collection():
        cache = ReadingCache(20)
        threads = [threading.Thread(target=lambda: said.append(answers(cache))) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert said == [alone] * 3


@contextmanager
def switched_at_every_collection() -> Iterator[None]:
    """Let another thread go on wherever the garbage collector begins, which may be at any object made."""

    def switch(*_: object) -> None:
        time.sleep(0)

    before, interval = gc.get_threshold(), sys.getswitchinterval()
    gc.set_threshold(3, 1_000_000, 1_000_000)
    gc.callbacks.append(switch)
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.callbacks.remove(switch)
        gc.set_threshold(*before)


def test_goals_are_asked_by_name() -> None:
    board = drawn(Board, TWO_IN_ATARI)
    readings = Readings(board)
    stone = parse_point("B5")
    assert readings.capture(stone).verdict is Verdict.WIN
    assert readings.save(stone).line[:1] == (parse_point("C5"),)
    assert readings.save(stone, first=BLACK).verdict is Verdict.LOSS
    with pytest.raises(UsageError, match="no goal 'captrue'"):
        readings.ask("captrue", stone)
    with pytest.raises(UsageError, match="no stone stands at D5"):
        readings.capture(parse_point("D5"))
    with pytest.raises(UsageError, match="2 points"):
        readings.ask("capture", stone, stone)


RACE = """
5x5, Black to move
. X X O .
X . X O .
X X O O .
O O O . .
. . . . .
"""


def test_the_asker_is_whose_goal_it_is_unless_said_otherwise() -> None:
    board = drawn(Board, RACE)
    readings = Readings(board)
    black, white = parse_point("A3"), parse_point("D4")
    for goal in GOALS:
        points = [white, black] if goal.name in RACES else [black] * goal.points
        expected = WHITE if goal.name in RACES or goal.is_pursued else BLACK
        assert readings.question(goal.name, points).asker == expected


def test_asked_by_the_other_color_a_goal_is_its_opposite() -> None:
    readings = Readings(drawn(Board, RACE))
    black = parse_point("A3")
    kept = readings.question("capture", [black], asker=BLACK)
    assert kept == readings.question("save", [black])
    for goal in GOALS:
        assert goal_named(goal.opposite).opposite == goal.name
        assert goal_named(goal.opposite).is_pursued is not goal.is_pursued


def test_a_race_is_between_two_colors_and_the_askers_string_comes_first() -> None:
    board = drawn(Board, RACE)
    readings = Readings(board)
    black, white = board.string_name(parse_point("A3")), board.string_name(parse_point("D4"))
    assert readings.question("race", [white, black]).targets == (white, black)
    assert readings.question("win-race", [white, black], asker=BLACK).targets == (black, white)
    with pytest.raises(UsageError, match="a stone of each color"):
        readings.question("win-race", [black, black])
    with pytest.raises(UsageError, match="stones of one color"):
        readings.question("cut", [black, white])


def test_an_eye_is_asked_for_a_string_or_in_an_eye_space() -> None:
    readings = Readings(drawn(Board, RACE))
    assert readings.ask("eye", parse_point("A3")).verdict is Verdict.WIN
    assert readings.ask("take-eye", parse_point("B4")).verdict is Verdict.LOSS
    assert readings.ask("make-eye", parse_point("D4")).verdict in (Verdict.WIN, Verdict.LOSS)
    with pytest.raises(UsageError, match="no eye space"):
        Readings(Board(9)).question("eye", [parse_point("E5")])


def test_a_verdict_that_ran_out_says_of_what() -> None:
    board = Board(19)
    for point in ("D4", "E5"):
        board.play(BLACK, parse_point(point))
    board.play(WHITE, parse_point("D5"))
    reading = Readings(board).ask("capture", parse_point("D5"), limit=10)
    assert (reading.verdict, reading.ran_out) == (Verdict.UNKNOWN, "nodes")
    assert "out of nodes" in str(reading)
