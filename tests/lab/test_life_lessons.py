"""What readings of groups teach: the moves that they proved or tried most, and the order learned from them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from riyu.game.points import opposite, parse_point
from riyu.interfaces.cli.app import run
from riyu.lab import _life_lessons
from riyu.lab._life_lessons import lessons_of, life_lessons
from riyu.lab.games import random_games
from riyu.reading.life import LifeReader
from riyu.reading.life_values import read_life_values
from riyu.reading.reading import Verdict
from tests.boards import drawn_board

SIDE = """
   A B C D E F G H J
 9 . . . . . . . . .
 8 . . . . . . . . .
 7 . . . . . . . . .
 6 . O O O O O . . .
 5 . O X X X X O . .
 4 O O X . . X O . .
 3 O X X . . X O . .
 2 O X . . . X O . .
 1 . X . . . X O . .
   A B C D E F G H J
"""

CORNER = """
   A B C D E F G H J
 9 . . . . . . . . .
 8 . . . . . . . . .
 7 . . . . . . . . .
 6 . O O O O O . . .
 5 O X X X X O . . .
 4 X . . . X O . . .
 3 . . . . X O . . .
 2 . . . . X O . . .
 1 . . . . X O . . .
   A B C D E F G H J
"""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give an archive of short random games, of which readings are short, too."""
    monkeypatch.setattr(_life_lessons, "LOOK", 400)
    monkeypatch.setattr(_life_lessons, "NODES", 3000)
    lines = []
    for game in random_games(12, 3, (9,)):
        moves = [
            f";{'BW'[i % 2]}[{chr(96 + m.point % 20)}{chr(96 + 10 - m.point // 20)}]"
            for i, m in enumerate(game.record.moves[:45])
        ]
        lines.append("(;GM[1]SZ[9]" + "".join(moves) + ")")
    path = tmp_path / "games.sgfs"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_a_proof_teaches_the_moves_that_prove_it() -> None:
    board = drawn_board(SIDE)
    reader = LifeReader(board)
    reader.aim(parse_point("C5", 9))
    reading = reader.read(1, 1, 5000)
    assert reading.verdict is Verdict.WIN
    lessons = lessons_of(reader, random.Random(1))
    assert {kind for kind, *_ in lessons} == {"proven"}
    assert ("proven", 1, (), reading.line[0]) in lessons
    for _, side, line, best in lessons:
        color = 1
        board.mark()
        for move in line:
            board.play(color, move)
            color = opposite(color)
        assert color == side and board.is_legal(side, best)
        board.undo()


def test_what_is_left_open_teaches_the_move_that_was_tried_most() -> None:
    reader = LifeReader(drawn_board(CORNER))
    reader.aim(parse_point("E5", 9))
    assert reader.read(2, 2, 10000).verdict is Verdict.UNKNOWN
    first = [lesson for lesson in lessons_of(reader, random.Random(1)) if not lesson[2]]
    assert first == [("tried", 2, (), reader.tries()[0][0])]


def test_games_teach_the_same_by_the_same_seed(games: Path) -> None:
    samples = life_lessons([games], 4, 5)
    assert samples and {sample.kind for sample in samples} <= {"tried", "proven"}
    assert all(len(sample.right) == 1 and len(sample.points) > 1 for sample in samples)
    assert life_lessons([games], 4, 5) == samples


def test_an_order_is_learned_from_readings_alone(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    problems, out = tmp_path / "problems.jsonl", tmp_path / "weights.tsv"
    problems.write_text("")
    arguments = ["learn-life", str(problems), "--games", str(games), "--positions", "4"]
    arguments += ["--out", str(out), "--least", "1", "--seed", "5", "-q", "--json"]
    assert run(arguments) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert {row["node"] for row in rows} <= {"all", "tried", "proven"}
    assert {value.role for value in read_life_values(out)} == {"killer", "owner"}
    assert "positions 4" in out.read_text().splitlines()[0]
    assert run([*arguments, "--by", str(out)]) == 0
