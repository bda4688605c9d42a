"""The learned order of moves in fights for life: what it looks at first, and the file it comes from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.game.transform import Transform, apply_point, apply_position
from riyu.interfaces.cli.app import run
from riyu.reading.life_feature_names import FAMILIES, family_of, name_of, numbers_of, same_as
from riyu.reading.life_values import BUILT_IN, LifeValue, read_life_values, write_life_values
from riyu.reading.move_model import TABLES, LifeWeights, model_on, own_weights
from riyu.reading.plain_life_features import DIAMONDS
from riyu.reading.readings import Readings
from tests.boards import drawn_board
from tests.odd_files import ODD

THREE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
O O O O O O . . .
X X X X X O . . .
. . . X X O . . .
X X X X X O . . .
O O O O O O . . .
"""


def judged(board: Board, stone: int, side: int) -> dict[int, int]:
    model = model_on(board)
    model.zone.aim(stone)
    return {point: score for point, score, _ in model.judged(side)}


@pytest.mark.parametrize("side", [1, 2])
def test_the_middle_of_three_comes_first(side: int) -> None:
    board = drawn_board(THREE)
    scores = judged(board, parse_point("E4", 9), side)
    assert max(scores, key=lambda point: scores[point]) == parse_point("B3", 9)


def test_the_order_is_the_same_however_the_board_is_turned() -> None:
    board = drawn_board(THREE)
    scores = judged(board, parse_point("E4", 9), 2)
    for way in Transform:
        turned = Board(9)
        turned.set_up(apply_position(way, board.position()))
        stone = apply_point(way, parse_point("E4", 9), 9)
        expected = {apply_point(way, point, 9): score for point, score in scores.items()}
        assert judged(turned, stone, 2) == expected


def test_weights_that_are_handed_in_are_gone_by_and_no_other_reader_knows_of_them() -> None:
    board = drawn_board(THREE)
    stone, middle, away = (parse_point(name, 9) for name in ("E4", "B3", "A3"))
    model = model_on(board)
    model.zone.aim(stone)
    features = next(found for point, _, found in model.judged(2) if point == away)
    killer = dict.fromkeys(features, 500)
    own = Readings(board)
    other = Readings(board, life=lambda: LifeWeights(killer, {}))

    def first_choice(readings: Readings) -> int:
        reader = readings.life_reader()
        reader.aim(stone)
        found = reader.model.judged(2)
        return max(found, key=lambda one: one[1])[0]

    assert first_choice(own) == middle
    assert first_choice(other) == away
    assert first_choice(other.on(drawn_board(THREE))) == away
    assert first_choice(own) == middle


def test_weights_are_named_by_what_they_are() -> None:
    assert own_weights().digest == own_weights().digest
    assert LifeWeights({1: 2}, {}).digest == LifeWeights({1: 2}, {}).digest
    assert LifeWeights({1: 2}, {}).digest != LifeWeights({}, {1: 2}).digest


def test_every_feature_has_a_name_and_every_name_its_numbers() -> None:
    board = drawn_board(THREE)
    model = model_on(board)
    model.zone.aim(parse_point("E4", 9))
    for last in (0, parse_point("B3", 9)):
        if last:
            board.play(2, last)
        for _, _, features in model.judged(1, last):
            for number in features:
                numbers = numbers_of(name_of(number))
                assert number in numbers and min(numbers) == same_as(number)
            families = [family_of(number) for number in features]
            assert len(families) == len(set(families))
            assert set(families) <= {*FAMILIES, "shape", "cross", "diamond", "reply"}


def test_the_weights_that_riyu_comes_with_are_read() -> None:
    values = read_life_values()
    assert {value.role for value in values} == {"killer", "owner"}
    assert sum(table.bytes for table in TABLES) < 2 << 20


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("judge\tlast:apart=1\t0.1\t3", "no role 'judge'"),
        ("owner\tlost:apart=1\t0.1\t3", "no family 'lost'"),
        ("owner\tlast:apart=12\t0.1\t3", "expected apart=0 to 11"),
        ("owner\tshape:OO\t0.1\t3", "no feature"),
        ("owner\tlast:apart=1\tmuch\t3", "expected numbers"),
        ("owner\tlast:apart=1\tnan\t3", "found weight nan"),
        ("owner\tlast:apart=1\t401\t3", "found weight 401.0: expected a number from -400 to 400"),
        ("owner\tlast:apart=1\t1\t-3", "found count -3: expected a whole number from 0"),
        (f"owner\tlast:apart=1\t1\t{'3' * 5000}", "expected numbers"),
        ("owner\tcross:_-_/.*./_._\t1\t3", "no feature"),
        ("owner\tcross:_ _/.*./_._\t1\t3", "no feature"),
        ("owner\tcross:_٣_/.*./_._\t1\t3", "no feature"),
        ("owner\tlast:apart=1\t1", "3 fields"),
        ("killer\tlast:apart=2\t0.5\t7", "a second time"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "weights.tsv"
    write_life_values(path, [LifeValue("killer", "last:apart=2", 0.5, 7)])
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(BadInput, match=said) as error:
        read_life_values(path)
    assert "4" in str(error.value)


def test_a_file_that_is_no_utf_8_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "weights.tsv"
    write_life_values(path, [])
    path.write_bytes(path.read_bytes() + b"owner\xe9\n")
    with pytest.raises(BadInput, match=r"weights\.tsv, line 3, column 6: found byte 0xe9"):
        read_life_values(path)


@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_refused_at_once(kind: str, tmp_path: Path) -> None:
    make, words = ODD[kind]
    with pytest.raises(BadInput) as error:
        read_life_values(make(tmp_path / "weights.tsv"))
    assert words in error.value.message


def test_what_is_written_is_read(tmp_path: Path) -> None:
    some = read_life_values(BUILT_IN)[:50]
    write_life_values(tmp_path / "some.tsv", some, ("seed 1",))
    assert read_life_values(tmp_path / "some.tsv") == some


def test_weights_are_learned_from_problems_and_checked_on_those_kept_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    problem = {
        "size": 9,
        "to_move": "W",
        "kind": "life_and_death",
        "rank": "15k",
        "first_right": ["bg"],
        "black": "afbfcfdfefdgegahbhchdheh",
        "white": "aebecedeeefefffgfhfieidicibiai",
        "sgf": "(;SZ[9];W[bg];B[ag];W[cg]C[RIGHT])",
    }
    rows = [{**problem, "id": f"p{i}", "cluster": f"c{i}"} for i in range(24)]
    problems = tmp_path / "problems.jsonl"
    problems.write_text("\n".join(json.dumps(row) for row in rows))
    out = tmp_path / "weights.tsv"
    arguments = ["learn-life", str(problems), "--part", "all", "--out", str(out), "--least", "1"]
    assert run([*arguments, "--json", "-q", "--seed", "1"]) == 0
    found = json.loads(capsys.readouterr().out)["rows"]
    first = next(row for row in found if row["node"] == "first" and row["rank"] == "15k-6k")
    assert first["role"] == "killer" and first["top_1"] == 100.0
    assert {value.role for value in read_life_values(out)} == {"killer", "owner"}


def test_more_pictures_than_have_room_are_refused() -> None:
    """In a full table the search for one that is not there would not end."""
    pictures = dict.fromkeys(range(DIAMONDS, DIAMONDS + 200_000), 1)
    with pytest.raises(BadInput, match="too many pictures of moves: there is room for 393216"):
        LifeWeights(pictures, {})
