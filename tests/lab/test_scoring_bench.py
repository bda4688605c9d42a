"""The count held to what players agreed on: what is taken, what is refused, what is counted right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.game.game import Game
from riyu.game.scoring import Score
from riyu.interfaces.cli.app import run
from riyu.lab.scoring_bench import finished_games, read_finished, scoring_rows

GAME = "(;SZ[5]KM[0.5]RU[Japanese]{more}RE[{result}];B[cc];W[];B[])"


def games(folder: Path, *records: str) -> Path:
    path = folder / "games.sgf"
    path.write_text("".join(records))
    return path


def drawn(folder: Path, board: list[str], owners: list[str]) -> Path:
    path = folder / "drawn.json"
    path.write_text(json.dumps({"board": board, "correct_ownership": owners}))
    return path


def as_it_stands(game: Game) -> Score:
    """Count with no stone dead: Black's one stone has 24 points around it."""
    return game.score()


def test_only_even_games_that_were_counted_after_two_passes_are_taken(tmp_path: Path) -> None:
    path = games(
        tmp_path,
        GAME.format(more="", result="B+23.5"),
        GAME.format(more="", result="B+R"),
        GAME.format(more="HA[2]AB[bb][dd]", result="B+23.5"),
        GAME.format(more="", result="W+3.5").replace(";B[])", ")"),
        GAME.format(more="", result="W+3.5").replace("KM[0.5]", ""),
        GAME.format(more="", result="W+3.5"),
    )
    assert [one.margin for one in finished_games([path], 9)] == [23.5, -3.5]
    assert [one.margin for one in finished_games([path], 1)] == [23.5]


def test_winners_and_margins_are_counted_apart(tmp_path: Path) -> None:
    records = (GAME.format(more="", result=result) for result in ("B+23.5", "B+20.5", "W+0.5"))
    (row,) = scoring_rows(finished_games([games(tmp_path, *records)], 9), as_it_stands)
    assert (row["games"], row["winner"], row["margin"]) == (3, 66.7, 33.3)
    assert row["error"] == 9.0


def test_owners_are_compared_point_by_point_but_for_those_that_are_anybodys(tmp_path: Path) -> None:
    path = drawn(tmp_path, ["bb ", " bw", "bb "], ["BBB", "sBW", "BB*"])
    (row,) = scoring_rows([read_finished(path)], as_it_stands)
    assert (row["points"], row["wholly"]) == (75.0, 0)  # of eight points: not C3, not A2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "no JSON"),
        ("[]", "expected `board`"),
        ('{"board": ["b"]}', "expected `board`"),
        (
            '{"board": ["bb", "b"], "correct_ownership": ["BB", "BB"]}',
            "row 2 has 1 signs, expected 2",
        ),
        ('{"board": ["bx", "bb"], "correct_ownership": ["BB", "BB"]}', "row 1: 'x'"),
        ('{"board": ["b ", "bb"], "correct_ownership": ["B"]}', "4 points and 1 owners"),
        ('{"board": 3, "correct_ownership": ["B"]}', "expected `board`"),
    ],
)
def test_what_is_no_such_file_is_refused_with_where_and_what(
    tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "drawn.json"
    path.write_text(text)
    with pytest.raises(BadInput, match=f"drawn.json.*{said}"):
        read_finished(path)


def test_nothing_to_judge_is_said() -> None:
    with pytest.raises(UsageError, match="no finished games"):
        scoring_rows([], as_it_stands)


def test_the_command_counts_with_riyus_own_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = drawn(tmp_path, [" b w ", "bb ww", " b w ", "bb ww", " b w "], ["BB WW"] * 5)
    assert run(["bench", "scoring", str(path), "--json", "--quiet"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["points"], row["wholly"]) == (100.0, 1)
