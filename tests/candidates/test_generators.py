"""Each generator of the seed is served by the sources that the page of the player names, with a move of each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riyu.game.points import parse_point, point_text
from riyu.inference.asking import supports
from riyu.player.engine import Engine
from tests.assessment.test_kos import FIGHT
from tests.assessment.test_words import OPEN_EDGE
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of

PAGE = (Path(__file__).parents[2] / "docs" / "player.md").read_text("utf-8")

POSITIONS = {
    "answer": ("\n".join([". . . . . . . . ."] * 9), "black", "E5 E4"),
    "eyes": (
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X X . .
        O O O O X . .
        . . . O X . .
        """,
        "black",
        "",
    ),
    "cut": (
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
        "black",
        "",
    ),
    "race": (
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
        "black",
        "",
    ),
    "corners": ("\n".join([". . . . . . . . . . . . ."] * 13), "black", "D4 K10"),
    "walls": (
        OPEN_EDGE,
        "black",
        "",
    ),
    "sides": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "black",
        "",
    ),
    "ko": (
        FIGHT,
        "white",
        "B8",
    ),
    "ladder": (
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . X O . . . .
        . . . . . . .
        """,
        "black",
        "",
    ),
}
"""By name: what is drawn, the color to move then, and the moves played after it."""

ROW = re.compile(r"^\| (\w[\w ]*) \| [^|]+ \| `([\w-]+)`: ([^|]+) \|$", re.M)
"""A row of the page's table: generator, sources, position and what is told there."""

TOLD = re.compile(r"(\w+) tells `([\w-]+)` at ([A-T][0-9]+)")

GENERATORS = {
    *("response", "group", "link", "semeai", "contact fight", "edge"),
    *("territory", "moyo", "game phase", "ko", "string", "access"),
}
"""The move generators of the seed, W22."""


def rows() -> list[tuple[str, str, str]]:
    """Give the rows of the page's table."""
    return ROW.findall(PAGE[PAGE.index("### Generators") :].split("\n## ")[0])


def test_the_page_names_every_generator() -> None:
    assert {row[0] for row in rows()} == GENERATORS


@pytest.mark.parametrize(("generator", "position", "told"), rows(), ids=[r[0] for r in rows()])
def test_the_sources_serve_the_generator(generator: str, position: str, told: str) -> None:
    picture, to_move, moves = POSITIONS[position]
    blackboard = blackboard_of(drawn_game(picture, to_move))
    for move in moves.split():
        blackboard.game.play(blackboard.game.to_move, parse_point(move))
    color = blackboard.game.to_move
    candidates = Engine(None, 1, KNOWLEDGE).propose(blackboard, color)
    found = {
        (support.source.kind if support.source else "rule", reason.purpose, point_text(one.move))
        for one in candidates
        for reason in one.reasons
        for support in supports(blackboard.inference, reason.key)
    }
    wanted = TOLD.findall(told)
    assert wanted
    assert set(wanted) <= found
