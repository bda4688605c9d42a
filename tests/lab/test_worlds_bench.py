"""Readers beside small worlds: the same worlds from the same seed, told by kind and cause; a stopped run goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from riyu.base.errors import UsageError
from riyu.interfaces.cli.app import make_app
from riyu.lab.games import random_games, starting_board
from riyu.lab.world_drawing import cut_world, drawn_world
from riyu.lab.worlds import KINDS, asked_of, board_of, solved, world_from_json
from riyu.lab.worlds_bench import WorldsPlan, cause_rows, kind_rows, run_worlds, written


@pytest.mark.parametrize("kind", KINDS)
def test_worlds_drawn_are_read_back_and_have_walls_that_live(kind: str) -> None:
    chance = random.Random(7)
    worlds = [world for world in (drawn_world(kind, chance) for _ in range(60)) if world]
    assert worlds
    for world in worlds[:5]:
        assert world_from_json(world.to_json()) == world
        assert {board_of(world.position).color_at(p) for p in world.cells} <= {0, 1, 2}
        answers = asked_of(world, solved(world))
        assert [answer.first == world.pursuer for answer in answers] == [True, False]


def test_worlds_are_cut_from_games() -> None:
    game = next(iter(random_games(1, 3, (19,))))
    board = starting_board(game.record)
    for move in game.record.moves[:120]:
        board.play(move.color, move.point)
    chance = random.Random(1)
    worlds = [cut_world(kind, board, chance) for kind in KINDS for _ in range(200)]
    assert any(worlds)


def test_a_run_is_the_same_again_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = WorldsPlan(("link", "race"), worlds=25, seed=4)
    whole = run_worlds(plan, tmp_path / "whole")

    class Stopped(Exception):
        pass

    def stop(done: int) -> None:
        if done:
            raise Stopped

    with pytest.raises(Stopped):
        run_worlds(plan, tmp_path / "stopped", advance=stop)
    seen: list[int] = []
    again = run_worlds(plan, tmp_path / "stopped", is_resumed=True, advance=seen.append)
    assert seen[0] == 20 and seen[-1] == 50
    bare = [[record["world"] for record in records] for records in (whole, again)]
    assert bare[0] == bare[1]
    assert sum(row["questions"] for row in kind_rows(whole)) == 100
    lines = (tmp_path / "whole" / "worlds.jsonl").read_text().splitlines()
    assert len(lines) == len(whole) == 50
    kept = [(tmp_path / "whole" / name) for name in ("worlds.jsonl", "differences.txt")]
    before = [file.read_bytes() for file in kept]
    with pytest.raises(UsageError, match="is done, and nothing is left to go on with"):
        run_worlds(plan, tmp_path / "whole", is_resumed=True)
    assert [file.read_bytes() for file in kept] == before
    assert sorted(kept) == sorted((tmp_path / "whole").iterdir())


def test_what_differs_is_drawn_only_where_it_may_be_looked_at() -> None:
    chance = random.Random(3)
    world = next(filter(None, (drawn_world("link", chance) for _ in range(500))))
    answer = {
        "first": "Black", "truth": "win", "said": "loss", "nodes": 1, "seconds": 0.0,
        "outcome": "wrong", "cause": "a cause", "move": "pass", "keeping": ["A1"],
    }  # fmt: skip
    record = {"world": world.to_json(), "is_aside": False, "asked": [answer]}
    assert str(world) in written([record])
    assert written([{**record, "is_aside": True}]) == ""
    rows = cause_rows([record, {**record, "is_aside": True}])
    assert rows == [{"kind": "link", "cause": "a cause", "looked_at": 1, "never": 1}]


def test_the_command_tells_kinds_and_says_which_there_are(tmp_path: Path) -> None:
    args = ["bench", "worlds", "--out", str(tmp_path), "--worlds", "3", "-k", "link", "--json"]
    done = CliRunner().invoke(make_app(), args)
    assert done.exit_code in (0, 1) and '"kind": "link"' in done.output
    with pytest.raises(UsageError, match="no kind of worlds 'moon'"):
        run_worlds(WorldsPlan(("moon",), 1), tmp_path)
