"""Slides held to another program's word: what is compared, and what is no estimate."""

from __future__ import annotations

import json
from itertools import accumulate
from pathlib import Path

import pytest

from riyu.base.chance import Chance
from riyu.interfaces.cli.app import run
from riyu.interfaces.cli.exits import USAGE
from riyu.lab.slides_bench import lead_in, stretches_of
from tests.lab.engines import gnugo


def test_beside_each_slide_stands_a_stretch_as_long_that_meets_none() -> None:
    steps = [0.0] * 30 + [-2.0] * 10 + [0.0] * 30 + [3.0] * 6 + [0.0] * 30
    leads = list(accumulate(steps, initial=0.0))
    for seed in range(20):
        slide, beside, back, beside_back = stretches_of(leads, Chance(seed))
        assert (slide.is_slide, beside.is_slide, back.is_slide) == (True, False, True)
        assert slide.own < -15 and back.own > 15
        for one, like in ((beside, slide), (beside_back, back)):
            assert one.last - one.first == like.last - like.first
            for met in (slide, back):
                assert one.last <= met.first or met.last <= one.first


def test_no_stretch_is_taken_where_all_is_slide() -> None:
    assert [one.is_slide for one in stretches_of([-9.0 * k for k in range(10)], Chance(1))] == [
        True
    ]


@pytest.mark.parametrize(
    ("text", "lead"),
    [
        ("B+3.5 (upper bound: 3.5, lower: 3.5)", 3.5),
        ("W+31.0 (upper bound: 40.1, lower: 31.0)", -31.0),
        ("0", 0.0),
        ("perhaps", None),
        ("", None),
    ],
)
def test_estimates_are_read(text: str, lead: float | None) -> None:
    assert lead_in(text) == lead


def test_the_command_asks_gnugo_at_both_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """White's four moves take the corner from Black, who plays along the edge."""
    game = tmp_path / "game.sgf"
    game.write_text(
        "(;SZ[9]KM[7]RU[Chinese]AB[bb][cb][bc][cc][dd]AW[eb][ec][fd][ed][ce][de][be]"
        "PL[W];W[dc];B[ia];W[db];B[ib];W[bd];B[ic];W[ac];B[id];W[ab];B[ie];W[ba];B[if];W[ca];B[ig];W[cd])"
    )
    assert run(["bench", "slides", str(game), "--skip", "1", "--quiet"]) == USAGE
    assert "no games" in capsys.readouterr().err
    assert run(["bench", "slides", str(game), "--gnugo", gnugo(), "--json", "--quiet"]) == 0
    slides, elsewhere = json.loads(capsys.readouterr().out)["rows"]
    assert (slides["of"], elsewhere["of"]) == ("slides", "elsewhere")
    assert slides["count"] >= 1 and slides["same way"] == 100.0
    assert slides["points"] >= 10 and slides["gnugo"] >= 10
