"""One of two goals: what a move threatens at once, beside every answer played out."""

from __future__ import annotations

import random
from itertools import combinations

from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import Color, all_points, opposite, parse_point
from riyu.game.ruleset import CHINESE
from riyu.reading.blackboard import Blackboard
from riyu.reading.either import find_either, reaches_one
from riyu.reading.reading import Verdict
from riyu.reading.readings import Readings
from riyu.reading.threats import Threat, read_threat, threats_by
from tests.boards import drawn_game

CROSS_CUT = """
    13x13, Black to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . . . . . . . . . .
    . O X X . . . . . . . . .
    . X O . . . . . . . . . .
    . O . . . . . . . . . . .
    . O . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X . . . . . . X . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    """
"""B10 puts two strings in atari."""


def on(picture: str) -> Blackboard:
    return Blackboard(drawn_game(picture))


def told(blackboard: Blackboard, move: str, color: Color = BLACK) -> list[str]:
    point = parse_point(move)
    return [str(e) for e in find_either(blackboard.features, blackboard.readings, color, point)]


def test_of_two_strings_in_atari_one_is_taken() -> None:
    asked = on(CROSS_CUT)
    before = asked.board.position()
    assert "B10: to take C10 at C11, or to take B9 at A9" in told(asked, "B10")
    assert asked.board.position() == before


def test_a_move_with_one_threat_or_none_is_no_double_threat() -> None:
    asked = on(CROSS_CUT)
    assert told(asked, "D10") == [] == told(asked, "N1")


def test_a_cut_may_be_one_of_the_two() -> None:
    asked = on(
        """
        7x7, White to move
        . X O . X X O
        . X X . . O O
        X . O O X . X
        X . . O . . X
        O . O X . X .
        . . . . . O .
        O . . . . . O
        """
    )
    assert told(asked, "E6", WHITE) == ["E6: to save F6 at D6, or to cut off B6 at D7"]


def test_what_is_said_holds_whatever_is_answered() -> None:
    asked = on(CROSS_CUT)
    assert sum(compare(asked, color) for color in (BLACK, WHITE)) > 3
    pairs = 0
    for seed in range(24):
        asked = Blackboard(random_game(7, 24, seed))
        pairs += sum(compare(asked, color) for color in (BLACK, WHITE))
    assert pairs > 20


def random_game(size: int, moves: int, seed: int) -> Game:
    chance = random.Random(seed)
    game = Game(size, CHINESE)
    for _ in range(moves):
        legal = [p for p in all_points(size) if game.is_legal(game.to_move, p)]
        game.play(game.to_move, chance.choice(legal))
    return game


def compare(asked: Blackboard, color: Color) -> int:
    """Compare each pair of threats of each move with all its answers played out; give how many there are."""
    board, readings = asked.board, asked.readings
    count = 0
    for move in all_points(board.size):
        if not board.is_legal(color, move):
            continue
        for pair in combinations(threats_by(asked.features, readings, color, move), 2):
            with board.trail.scope():
                board.play(color, move)
                assert reaches_one(readings, pair) == whatever_is_answered(readings, pair)
            count += 1
    return count


def whatever_is_answered(readings: Readings, pair: tuple[Threat, ...]) -> bool:
    """Say whether one of two goals is reached, every answer on the whole board made and read out."""
    board, enemy = readings.board, opposite(pair[0].color)
    for answer in all_points(board.size):
        if not board.is_legal(enemy, answer):
            continue
        with board.trail.scope():
            board.play(enemy, answer)
            left = [one for one in pair if all(map(board.color_at, one.targets))]
            if all(read_threat(readings, one).verdict is not Verdict.WIN for one in left):
                return False
    return True
