"""Learning: one feature that decides is found, the same games give the same values, games are kept apart."""

import itertools
import math
import pickle
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.candidates.feature_names import KEYED_NAMES
from riyu.candidates.move_features import MoveFeatures
from riyu.candidates.move_values import write_values
from riyu.features.features import Features
from riyu.game.record import Move, Record
from riyu.game.ruleset import CHINESE
from riyu.lab.apart import Apart, Game
from riyu.lab.games import random_games, starting_board
from riyu.lab.learning import (
    Learned,
    Learning,
    ablation_rows,
    foretell,
    learn,
    score_row,
)
from riyu.lab.learning_progress import plan_of
from riyu.lab.looking import GameLook, KeyCounts
from riyu.lab.progress import Progress
from riyu.lab.softmax import Positions, Softmax
from riyu.patterns.windows import WindowTable
from tests.uncompiled import run_uncompiled


def choice(moves: Sequence[Sequence[int]], chosen: int) -> Positions:
    positions = Positions()
    positions.append(moves, chosen)
    return positions


def games(count: int, moves: int) -> list[Game]:
    found = [game.record for game in random_games(count, 5, (19,), CHINESE)]
    return [Game.of(Record(game.size, game.moves[:moves])) for game in found]


def test_the_feature_that_decides_is_found() -> None:
    model = Softmax(3)
    for _ in range(300):
        model.learn(choice([[0], [0, 1], [0, 2]], 1))
        model.learn(choice([[0, 2], [0], [0, 1]], 2))
    assert model.weight(1) > 2 and model.weight(2) < -0.5
    assert model.weight(0) == pytest.approx(0, abs=1e-6)  # all moves have it: it tells nothing
    logarithm, rank = model.judge(choice([[0, 2], [0, 1], [0]], 1))[0]
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
    assert Softmax(1).judge(choice([[0], [0], [0]], 0))[0][1] == 3


def test_positions_come_back_as_they_were_added() -> None:
    positions = Positions()
    added = [([[i, 7], [], [3] * (i % 5)], i % 3) for i in range(1000)]
    for moves, chosen in added:
        positions.append(moves, chosen)
    assert [positions.position(i) for i in range(positions.count)] == added


def test_a_packed_game_is_the_game() -> None:
    stones = {"black": (44, 64), "white": (88,), "to_move": 2}
    record = Record(9, (Move(2, 21), Move(1, 0), Move(2, 189)), **stones)
    assert Game.of(record).record == record


def keys_played(record: Record) -> Counter[tuple[str, int]]:
    """Count the keys of the moves of a game, one by one."""
    board = starting_board(record)
    seen = MoveFeatures(Features(board, 6), WindowTable())
    counts: Counter[tuple[str, int]] = Counter()
    last = before = 0
    for number, move in enumerate(record.moves):
        if not move.is_pass:
            seen.of(move.color, last, before, number)
            keys = zip(KEYED_NAMES, seen.keys(move.point), strict=True)
            counts.update((name, key) for name, key in keys if key)
        board.play(move.color, move.point)
        last, before = move.point, last
    return counts


def test_keys_are_counted_as_they_are_met() -> None:
    counts, right = KeyCounts(3), Counter[tuple[str, int]]()
    for game in games(2, 60):
        counts.add(GameLook(game.record, WindowTable()).read_keys().keys)
        right += keys_played(game.record)
    found = counts.items()
    assert {(name, key): times for times, name, key in found} == {
        key: times for key, times in right.items() if times >= 3
    }
    assert all(one[0] >= next_one[0] for one, next_one in itertools.pairwise(found))


def test_a_game_looked_at_whole_is_its_positions_one_by_one() -> None:
    record = games(1, 40)[0].record
    table = WindowTable()
    for i, (_, key) in enumerate(keys_played(record)):
        table.put(key, 174 + i)
    positions = GameLook(record, table, [3, 20, 39]).look()
    board = starting_board(record)
    seen = MoveFeatures(Features(board, 6), table)
    last, before, found = 0, 0, []
    for number, move in enumerate(record.moves):
        if number in (3, 20, 39):
            seen.of(move.color, last, before, number)
            place = seen.points_seen().index(move.point)
            found.append((list(seen.by_point().values()), place))
        board.play(move.color, move.point)
        last, before = move.point, last
    assert [positions.position(i) for i in range(positions.count)] == found


def test_the_same_games_give_the_same_values_however_many_threads() -> None:
    seen = games(3, 60)
    one = learn(seen, Learning(least=4, short=50))
    two = learn(seen, Learning(least=4, short=50, threads=3))
    assert one.values == two.values and one.positions == 180
    assert one.short == two.short
    assert any(value.name.startswith("window") for value in one.values.values)


def test_a_cluster_of_two_workers_gives_the_same_values(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    seen = games(9, 40)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0"
    ) as cluster:
        shared = learn(seen, Learning(least=4, short=50, epochs=2, dask=cluster.scheduler_address))
    alone = learn(seen, Learning(least=4, short=50, epochs=2))
    for name, learned in (("shared", shared), ("alone", alone)):
        write_values(tmp_path / name, learned.values)
    assert (tmp_path / "shared").read_bytes() == (tmp_path / "alone").read_bytes()
    assert (shared.short, shared.positions) == (alone.short, alone.positions)


def test_positions_are_the_same_in_another_process() -> None:
    (game,) = games(1, 30)
    table = WindowTable()
    there = GameLook(game.record, table).look()
    back = pickle.loads(pickle.dumps(there))
    assert back.count == there.count == 30
    assert [back.position(i) for i in range(30)] == [there.position(i) for i in range(30)]
    with pytest.raises(UsageError, match="no packed positions"):
        Positions().unpack(there.packed()[:-1])


def test_the_short_values_are_of_the_commonest_keys() -> None:
    learned = learn(games(2, 40), Learning(least=2, short=30, epochs=1))
    assert learned.short is not None
    names = [value.name for value in learned.short.values]
    assert names == [value.name for value in learned.values.values][:204]
    counts = [value.count for value in learned.short.values[174:]]
    assert counts == sorted(counts, reverse=True)


def test_each_family_is_left_out_in_turn() -> None:
    seen = games(2, 30)
    learned = learn(seen[:1], Learning(least=4, epochs=1), seen[1:], ablation=True)
    rows = ablation_rows(learned.without)
    assert rows[0]["what"] == "all families" and rows[0]["positions"] == 20
    assert [row["what"] for row in rows[1:]][:2] == ["without capture", "without atari"]
    again = score_row("again", foretell(learned.values, seen[1:], 20))
    assert again["top_20"] == rows[0]["top_20"]


def test_a_game_is_kept_apart_or_not_by_its_moves_and_the_seed() -> None:
    records = [game.record for game in random_games(40, 1, (9,))]
    apart = [Apart(0).holds(game) for game in records]
    assert apart == [Apart(0).holds(Record(g.size, g.moves, result="B+1")) for g in records]
    assert 0 < sum(apart) < 15
    assert apart != [Apart(1).holds(game) for game in records]
    assert apart == [Apart(1, spare=0).spares(game) for game in records]
    assert not any(Apart(0).spares(game) for game in records)


def test_no_games_are_said_to_be_none() -> None:
    with pytest.raises(UsageError, match="no games"):
        learn([], Learning())


SCRIPT = """
from riyu.lab.learning import Game, Learning, learn
from riyu.lab.games import random_games
from riyu.lab.softmax import Positions, Softmax

model = Softmax(3, decay=0.01)
for i in range(20):
    positions = Positions()
    positions.append([[0], [0, 1], [2]], i % 3 % 2)
    model.learn(positions, i > 10)
    before, model = model, Softmax(3, decay=0.01)
    model.restore(before.state())
print([round(model.weight(i), 9) for i in range(3)], [model.seen(i) for i in range(3)])
print([round(model.error(i), 9) for i in range(3)], model.judge(positions)[0][1])
record = next(iter(random_games(1, 5, (9,)))).record
game = Game.of(type(record)(9, record.moves[:16]))
for value in learn([game], Learning(least=3, epochs=1)).values.values:
    print(value.name, round(value.value, 9), value.count)
"""


def test_plain_python_and_the_compiled_core_learn_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = run_uncompiled(tmp_path, SCRIPT)
    exec(compile(SCRIPT, "script", "exec"), {})
    assert capsys.readouterr().out == plain


# A run that is stopped and goes on. -----------------------------------------------------------------------------------


def test_a_model_comes_back_as_it_was_to_the_last_bit() -> None:
    model, again = Softmax(3), Softmax(3)
    for i in range(50):
        model.learn(choice([[0], [0, 1], [2]], i % 3), is_measured=i > 20)
    again.restore(model.state())
    for one in (model, again):
        one.learn(choice([[0], [0, 1], [2]], 1), is_measured=True)
    assert again.state() == model.state()
    assert [again.weight(i) for i in range(3)] == [model.weight(i) for i in range(3)]
    with pytest.raises(UsageError, match="no model of 2 features"):
        Softmax(2).restore(model.state())


HOW = Learning(least=2, epochs=2, apart=Apart(7), short=20)


def learned_in_pieces(
    folder: Path, stops: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> Learned:
    """Learn from some games; stop after so many games, counted ones too, each time anew, and go on."""
    monkeypatch.setattr("riyu.lab.learning_progress._LEAST", 0.0)
    monkeypatch.setattr("riyu.lab.learning_progress._SHARE", 0)
    seen = games(6, 30)
    plan = plan_of(seen, HOW, is_ablation=True)

    def run_to(stop: int) -> Learned:
        told = itertools.count(1)

        def advance(done: int, total: int, what: str) -> None:
            assert done <= total == 18
            if next(told) == stop:
                raise KeyboardInterrupt

        with Progress.opened(folder, "learning", plan, is_resumed=True) as progress:
            return learn(seen, HOW, games(2, 30), True, advance, progress)

    for stop in stops:
        with pytest.raises(KeyboardInterrupt):
            run_to(stop)
    return run_to(0)


@pytest.mark.parametrize("stops", [[3], [6, 1, 4], [7, 3, 3, 1], [18, 1]], ids=str)
def test_a_stopped_run_learns_the_same(
    tmp_path: Path, stops: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = learned_in_pieces(tmp_path / "whole", [], monkeypatch)
    assert learned_in_pieces(tmp_path / "pieces", stops, monkeypatch) == whole


def test_parts_of_other_games_or_settings_are_refused_in_words(tmp_path: Path) -> None:
    seen = games(3, 20)
    for plan, said in (
        (plan_of(seen[:2], HOW, False), "games;"),
        (
            plan_of(seen, Learning(least=3, apart=Apart(8)), False),
            "--least, --epochs, --short, --seed;",
        ),
    ):
        with Progress.opened(tmp_path, "learning", plan_of(seen, HOW, False), False) as progress:
            progress.keep("keys", b"a")
        with (
            pytest.raises(UsageError, match=f"another learning: expected the same {said}"),
            Progress.opened(tmp_path, "learning", plan, True),
        ):
            pass
        with Progress.opened(tmp_path, "learning", plan, False) as progress:
            assert progress.find("keys") is None


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    with (
        Progress.opened(tmp_path / "here", "learning", {}, False),
        pytest.raises(UsageError, match="another learning is at work in"),
        Progress.opened(tmp_path / "here", "learning", {}, True),
    ):
        pass
