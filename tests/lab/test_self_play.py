"""Games of the search with itself are kept one a line, and values for small boards are learned from them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from riyu.assessment.playout_values import BUILT_IN as PLAYOUTS
from riyu.base.errors import BadInput
from riyu.candidates.feature_names import FIXED_NAMES
from riyu.candidates.move_scores import MovesBySize
from riyu.candidates.move_values import BUILT_IN, SMALL_BOARDS, Brief, read_values, write_values
from riyu.game.record import Record
from riyu.interfaces.cli.app import run
from riyu.lab.tree_games import self_play, way_of
from riyu.sgf.files import iter_games

PLAY = ["self-play", "--size", "5", "--komi", "0.5", "--simulations", "20", "-j", "1", "-q"]


def records(path: Path) -> list[Record]:
    found = [record for _, record in iter_games(path)]
    assert not any(isinstance(record, BadInput) for record in found)
    return [record for record in found if isinstance(record, Record)]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("self-play") / "five.sgfs"
    assert run([*PLAY, "--games", "6", "--seed", "3", "--out", str(path)]) == 0
    return path


def test_games_are_kept_one_a_line_with_their_results(games: Path) -> None:
    found = records(games)
    assert len(found) == len(games.read_text().splitlines()) == 6
    assert {record.size for record in found} == {5}
    assert all("GC[riyu 0.1.0, knowledge " in line for line in games.read_text().splitlines())
    assert all(record.result in ("B+", "W+") for record in found)
    assert all(len(record.moves) > 4 for record in found)


def test_more_games_stand_behind_those_there(tmp_path: Path) -> None:
    path = tmp_path / "five.sgfs"
    for seed in ("1", "2"):
        assert run([*PLAY, "--games", "2", "--seed", seed, "--out", str(path)]) == 0
    assert len(records(path)) == 4


def test_the_same_seed_plays_the_same_games() -> None:
    def played() -> list[Record]:
        way = way_of("", 20)
        return list(self_play(way, size=5, komi=0.5, games=2, seed=8, parallel=1))

    assert played() == played()


def test_values_are_learned_from_them_beginning_with_others(games: Path, tmp_path: Path) -> None:
    out, others = tmp_path / "small.tsv", tmp_path / "others.tsv"
    built_in = read_values()
    some = tuple(Brief(b.kind, b.keys[:2_000], b.values[:2_000]) for b in built_in.brief)
    write_values(others, replace(built_in, brief=some))
    words = ["learn", str(games), "--size", "5", "--from", str(others), "--decay", "0"]
    words += ["--rate", "0.05", "--check-games", "1", "--out", str(out), "-q"]
    assert run(words) == 0
    before = {value.name: value.value for value in read_values(others)}
    after = {value.name: value.value for value in read_values(out)}
    assert set(FIXED_NAMES) <= set(after)
    assert len(after) < len(before), "what no game met is left out"
    kept = [name for name in after if name in before]
    assert any(after[name] != pytest.approx(before[name], abs=1e-3) for name in kept)
    assert all(abs(after[name] - before[name]) < 2 for name in kept), "they go on from there"


def test_no_games_of_the_size_are_refused(games: Path, tmp_path: Path) -> None:
    words = ["learn", str(games), "--size", "7", "--out", str(tmp_path / "none.tsv"), "-q"]
    assert run(words) == 2
    assert not (tmp_path / "none.tsv").exists()


def test_small_boards_have_values_of_their_own_which_are_read_once() -> None:
    by_size = MovesBySize()
    assert by_size.of(9) is by_size.of(7)
    assert by_size.of(13) is by_size.of(19)
    assert by_size.of(9).weights == list(read_values(SMALL_BOARDS).weights())
    assert by_size.of(19).weights == list(read_values(BUILT_IN).weights())


def test_a_way_may_go_by_a_file_of_values() -> None:
    assert way_of("moves=other.tsv", 1).moves == "other.tsv"
    way = way_of(f"moves={BUILT_IN} odds={PLAYOUTS}", 10)
    assert way.odds == str(PLAYOUTS)
    assert len(list(self_play(way, size=5, komi=0.5, games=1, seed=1, parallel=1))) == 1
