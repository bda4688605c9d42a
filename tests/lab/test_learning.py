"""Learning: one feature that decides is found, the same games give the same values, games are kept apart."""

import math
import struct
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.game.ruleset import CHINESE
from riyu.lab.games import random_games
from riyu.lab.learning import Learning, ablation_rows, foretell, is_apart, learn, score_row
from riyu.lab.softmax import Choice, Softmax
from tests.uncompiled import run_uncompiled


def choice(moves: list[list[int]], chosen: int) -> Choice:
    starts, found = [0], []
    for features in moves:
        found += features
        starts.append(len(found))
    return Choice(
        struct.pack(f"={len(starts)}I", *starts), struct.pack(f"={len(found)}I", *found), chosen
    )


def test_the_feature_that_decides_is_found() -> None:
    model = Softmax(3)
    for _ in range(300):
        model.learn(choice([[0], [0, 1], [0, 2]], 1))
        model.learn(choice([[0, 2], [0], [0, 1]], 2))
    assert model.weight(1) > 2 and model.weight(2) < -0.5
    assert model.weight(0) == pytest.approx(0, abs=1e-6)  # all moves have it: it tells nothing
    logarithm, rank = model.judge(choice([[0, 2], [0, 1], [0]], 1))
    assert rank == 1 and logarithm > math.log(0.9)


def test_weights_come_to_the_shares_of_choices() -> None:
    # chosen three times in four against a bare move: the weight's odds are 3, its logarithm 1.10
    model = Softmax(1, rate=0.05)
    for i in range(20000):
        model.learn(choice([[0], []], 0 if i % 4 else 1), is_measured=i >= 16000)
    assert model.weight(0) == pytest.approx(math.log(3), abs=0.1)
    assert model.seen(0) == 3000
    assert model.error(0) == pytest.approx(1 / math.sqrt(4000 * 0.75 * 0.25), rel=0.05)


def test_what_is_left_out_learns_nothing() -> None:
    model = Softmax(2, off=[1])
    for _ in range(50):
        model.learn(choice([[0], [1]], 1))
    assert model.weight(1) == 0 and model.weight(0) < 0


def test_moves_of_equal_chance_stand_before_the_one_played() -> None:
    assert Softmax(1).judge(choice([[0], [0], [0]], 0))[1] == 3


def test_the_same_games_give_the_same_values_however_many_threads() -> None:
    games = [game.record for game in random_games(3, 5, (19,), CHINESE)]
    games = [type(g)(g.size, g.moves[:60]) for g in games]
    one = learn(games, Learning(least=4))
    two = learn(games, Learning(least=4, threads=3))
    assert one.values == two.values and one.positions == 180
    assert any(value.name.startswith("window") for value in one.values.values)


def test_each_family_is_left_out_in_turn() -> None:
    games = [game.record for game in random_games(2, 5, (19,), CHINESE)]
    games = [type(g)(g.size, g.moves[:30]) for g in games]
    learned = learn(games[:1], Learning(epochs=1), games[1:], ablation=True)
    rows = ablation_rows(learned.without)
    assert rows[0]["what"] == "all families" and rows[0]["positions"] == 20
    assert [row["what"] for row in rows[1:]][:2] == ["without capture", "without atari"]
    again = score_row("again", foretell(learned.values, games[1:], 20))
    assert again["top_20"] == rows[0]["top_20"]


def test_a_game_is_kept_apart_or_not_by_its_moves_and_the_seed() -> None:
    games = [game.record for game in random_games(40, 1, (9,))]
    apart = [is_apart(game, 0, 10) for game in games]
    assert apart == [is_apart(type(g)(g.size, g.moves, result="B+1"), 0, 10) for g in games]
    assert 0 < sum(apart) < 15
    assert apart != [is_apart(game, 1, 10) for game in games]


def test_no_games_are_said_to_be_none() -> None:
    with pytest.raises(UsageError, match="no games"):
        learn([], Learning())


SCRIPT = """
import struct
from riyu.lab.softmax import Choice, Softmax

model = Softmax(3, decay=0.01)
found = struct.pack("=4I", 0, 0, 1, 2)
for i in range(20):
    model.learn(Choice(struct.pack("=4I", 0, 1, 3, 4), found, i % 3 % 2), i > 10)
print([round(model.weight(i), 9) for i in range(3)], [model.seen(i) for i in range(3)])
print([round(model.error(i), 9) for i in range(3)])
"""


def test_plain_python_and_the_compiled_core_learn_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = run_uncompiled(tmp_path, SCRIPT)
    exec(compile(SCRIPT, "script", "exec"), {})
    assert capsys.readouterr().out == plain
