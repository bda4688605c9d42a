"""Warnings before blunders, as the hall gives them; no browser needed."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from riyu.game.points import parse_point
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.shelf import Shelf
from riyu.player.explaining.record import Sentence
from riyu.sgf.parser import parse
from tests.patience import until_true

HANGS = (
    b"(;SZ[7]KM[0]PL[B]AB[ad][bd][cd][dd][de][af][bf][cf][df]"
    b"AW[ba][da][ea][ab][bb][cb][db][eb][ac][bc][cc][dc][ec][ed][ee][ef][ag][bg][cg][dg][eg])"
)
"""Whoever plays B3 first decides whether nine black stones live."""


def _are_said(said: list[Sentence | None], count: int) -> bool:
    return len(said) == count


def test_a_warning_is_given_before_a_blunder_once(tmp_path: Path) -> None:
    said: list[Sentence | None] = []

    async def run() -> None:
        hall = Hall(Shelf(tmp_path / "tables"))
        seated = hall.adopt(parse(HANGS, "").first)
        for count, point in enumerate(("G1", "B3"), start=1):
            hall.warn(seated, seated.table.root, parse_point(point), said.append)
            await until_true(partial(_are_said, said, count), "what is said of the move")
        hall.close()

    asyncio.run(run())
    assert said[0] is not None and said[0].beginner.startswith("Careful: G1 costs about")
    assert said[1] is None
