"""Games to measure on come from files in turn, those that can't be used passed over and named, or from a seed."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from riyu.base.errors import BadInput, IllegalMove, UsageError
from riyu.game.record import Move, Record
from riyu.lab.games import BOARD_ALONE, random_games, real_games, replay_of, starting_board
from tests.shared import shared

SMALL = "(;SZ[9];B[ee];W[ec])"
LARGE = "(;SZ[19];B[dd];W[pp];B[])"
TWICE = "(;SZ[9];B[ee];W[ee])"
HANDICAP = "(;SZ[9]HA[2]AB[gc][cg];W[ee])"


def archive(path: Path, *games: str) -> Path:
    with gzip.open(path, "wt") as file:
        file.write("\n".join(games))
    return path


def test_games_are_taken_from_the_files_in_turn(tmp_path: Path) -> None:
    one = archive(tmp_path / "one.sgfs.gz", SMALL, SMALL, SMALL)
    two = archive(tmp_path / "two.sgfs.gz", LARGE)
    found, faults = real_games([one, two], 3)
    names = ["one.sgfs.gz, game 1", "two.sgfs.gz, game 1", "one.sgfs.gz, game 2"]
    assert [game.name for game in found] == names
    assert not faults


def test_a_single_file_is_a_game_too(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(LARGE)
    ((name, record),) = real_games([path], 5)[0]
    assert (name, record.size, len(record.moves)) == ("game.sgf, game 1", 19, 3)


def test_what_cannot_be_used_is_passed_over_and_named(tmp_path: Path) -> None:
    path = archive(tmp_path / "a.sgfs.gz", SMALL, "no game", TWICE, "(;SZ[9])", LARGE)
    found, faults = real_games([path], 10)
    assert [game.record.size for game in found] == [9, 19]
    assert len(faults) == 3
    assert "line 2" in faults[0]
    assert "game 3: occupied at E5 for White" in faults[1]
    assert "game 4: no moves" in faults[2]


def test_only_boards_of_the_sizes_wanted_are_taken(tmp_path: Path) -> None:
    path = archive(tmp_path / "a.sgfs.gz", SMALL, LARGE, SMALL)
    found, faults = real_games([path], 10, sizes=[19])
    assert [game.record.size for game in found] == [19]
    assert not faults


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such file"):
        real_games([tmp_path / "none.sgfs.gz"], 1)


def test_handicap_stones_stand_at_the_start(tmp_path: Path) -> None:
    ((_, record),) = real_games([archive(tmp_path / "a.sgfs.gz", HANDICAP)], 1)[0]
    board = starting_board(record)
    assert bytes(board.position().stones).count(1) == 2
    assert board.to_move == 2


def test_random_games_are_the_same_from_one_seed_and_fill_the_board() -> None:
    games = list(random_games(4, 7, sizes=(5, 9)))
    assert games == list(random_games(4, 7, sizes=(5, 9)))
    assert [game.record.size for game in games] == [5, 9, 5, 9]
    assert len({game.record.moves for game in games}) == 4
    assert all(len(game.record.moves) > 20 for game in games)


@pytest.mark.parametrize(
    ("moves", "error"),
    [
        ((), UsageError),
        ((Move(1, 105), Move(2, 105)), IllegalMove),
        ((Move(1, 0),) * 1201, UsageError),
    ],
)
def test_a_game_that_cannot_be_replayed_is_an_error(
    moves: tuple[Move, ...], error: type[Exception]
) -> None:
    with pytest.raises(error):
        replay_of(Record(9, moves), BOARD_ALONE)


def test_the_shared_archives_hold_games_to_measure_on() -> None:
    folder = shared("data/games19")
    found, faults = real_games(sorted(folder.glob("*.sgfs.gz")), 20, sizes=[19])
    assert len(found) == 20
    assert not faults
