"""Drawn boards for tests: a picture to a Board, its slow twin or a Game."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from riyu.game.board import Board
from riyu.game.game import Game
from riyu.game.points import parse_color
from riyu.game.position import parse_position
from riyu.game.ruleset import CHINESE, Ruleset
from tests.reference.board import SlowBoard

SETTLED = """
. X X O O . .
X . X O O O O
X X X O . O .
. X X O O O O
X X X O O . O
X X X O O O O
. X X O . O .
"""
"""Where nothing is left: White on the right has seven points, two of them beside each other, Black on the left four."""

AnyBoard = TypeVar("AnyBoard", bound=Board | SlowBoard)


def drawn(kind: type[AnyBoard], picture: str, ruleset: Ruleset = CHINESE) -> AnyBoard:
    """Give a board of either kind with what is drawn on it, the color that the picture says to move."""
    position = parse_position(picture)
    board = kind(position.size, ruleset)
    board.set_up(position)
    return board


def drawn_board(picture: str, to_move: str = "black", ruleset: Ruleset = CHINESE) -> Board:
    """Give a board with what is drawn on it."""
    position = replace(parse_position(picture), to_move=parse_color(to_move))
    board = Board(position.size, ruleset)
    board.set_up(position)
    return board


def drawn_game(picture: str, to_move: str = "black", ruleset: Ruleset = CHINESE) -> Game:
    """Give a game that begins with what is drawn."""
    position = replace(parse_position(picture), to_move=parse_color(to_move))
    game = Game(position.size, ruleset)
    game.set_up(position)
    return game
