"""Ways of tree search play one another: settings are read by name, games come in pairs and are the same for a seed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from riyu.base.errors import UsageError
from riyu.game.constants import WHITE
from riyu.interfaces.cli.app import run
from riyu.lab.tree_games import TreeGame, play_games, way_of
from riyu.search.dynamic_komi import DynamicKomi


def test_what_is_changed_is_read_by_name() -> None:
    way = way_of("explore=0.5 expand_at=2 self-atari=-1 shapes=0 amaf=1", 100)
    assert way.simulations == 100
    assert way.selection.explore == 0.5
    assert way.descents.expand_at == 2
    assert way.descents.amaf is True
    assert way.playouts == (("self-atari", -1.0),)
    assert way.shapes == 0
    assert way_of("simulations=50", 100).simulations == 50
    assert way_of("critical=6 life_at=60", 100).descents.life_at == 60
    assert way_of("by_value=1 won_most=0.7", 100).komi == DynamicKomi(by_value=True, won_most=0.7)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("explor=1", "no part 'explor' of a search; did you mean 'explore'?"),
        ("explore", "found 'explore': expected name=number"),
        ("explore=much", "found 'explore=much': expected name=number"),
        ("simulations=0", "found 'simulations=0': expected simulations of 1 or more"),
    ],
)
def test_anything_else_is_refused(text: str, said: str) -> None:
    with pytest.raises(UsageError) as caught:
        way_of(text, 1)
    assert said in str(caught.value)


def test_games_are_the_same_for_the_same_seed() -> None:
    def played(seed: int) -> list[tuple[bool, int]]:
        usual = way_of("", 30)
        games = play_games(usual, usual, size=5, komi=0.5, games=4, seed=seed, parallel=1)
        return [(game.first_won, game.moves) for game in games]

    assert played(1) == played(1)
    assert len(played(2)) == 4


def test_more_descents_win_more_games() -> None:
    many, few = way_of("", 150), way_of("", 6)
    games = list(play_games(many, few, size=5, komi=3.5, games=12, seed=1, parallel=1))
    assert sum(game.first_won for game in games) > 6


def test_the_command_gives_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "tree-games", "explore=2", "--games", "2", "--simulations", "20"]
    assert run([*words, "--size", "5", "--komi", "0.5", "-j", "1", "--json", "-q"]) == 0
    row = json.loads(capsys.readouterr().out)["rows"][0]
    assert (row["first"], row["second"], row["size"]) == ("explore=2", "usual", 5)


def test_an_interrupt_ends_the_run_and_what_was_played_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = way_of("", 20)
    played = list(play_games(usual, usual, size=5, komi=0.5, games=2, seed=1, parallel=1))

    def interrupted(*_: object, **__: object) -> Iterator[TreeGame]:
        yield from played
        raise KeyboardInterrupt

    monkeypatch.setattr("riyu.lab.tree_games.play_games", interrupted)
    words = ["bench", "tree-games", "explore=2", "--games", "9", "--simulations", "20", "-v"]
    assert run([*words, "--size", "5", "--komi", "0.5"]) == 0
    printed = capsys.readouterr()
    assert "2 games of 9: ended by hand" in printed.out
    assert "1 of 9: the first won" in printed.err


def test_black_may_have_handicap_stones() -> None:
    usual = way_of("", 20)
    games = play_games(usual, usual, size=7, komi=0.5, games=2, seed=1, parallel=1, handicap=2)
    for game in games:
        assert game.record.handicap == 2
        assert game.record.moves[0].color == WHITE


def test_bench_search_measures_empty_boards_and_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["bench", "search", "--games", "1", "--seconds", "0.02", "--threads", "1"]
    assert run([*words, "--json", "-q"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["board"] for row in rows] == ["empty 9", "empty 13", "empty 19", "after move 120"]
    assert all(row["per_s"] > 0 for row in rows)
