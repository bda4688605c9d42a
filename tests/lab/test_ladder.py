"""A ladder rates players by all games on one scale, and goes on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.interfaces.cli.app import run
from riyu.lab.elo import elo_difference
from riyu.lab.ladder import Ladder, read_ladder
from riyu.lab.match import Contender, MatchSettings
from riyu.lab.ratings import rate
from riyu.lab.style_bench import style_counts
from riyu.player.style import load_style
from tests.lab.engines import fake


def test_two_players_are_rated_as_their_match_has_it() -> None:
    """With many games the prior counts for little: the difference is that of the share won, so is the interval."""
    first, second = rate(["a", "b"], {(0, 1): (300, 700)}, anchor=1)
    match = elo_difference(300, 0, 700)
    assert (second.elo, second.error) == (0, 0)
    assert first.elo == pytest.approx(match.elo, abs=1)
    assert first.error == pytest.approx((match.elo_high - match.elo_low) / 2, rel=0.02)


def test_players_who_never_met_are_rated_through_others() -> None:
    """Three in a row, each beaten 3 to 1 by the next: the ends are twice as far apart, and less surely."""
    a, b, c = rate(["a", "b", "c"], {(0, 1): (100, 300), (1, 2): (100, 300)}, anchor=2)
    assert a.elo == pytest.approx(2 * b.elo, rel=0.01)
    assert a.error > b.error
    assert (a.games, b.games, c.games) == (400, 800, 400)


def test_who_lost_all_games_has_a_rating_too() -> None:
    worst, _ = rate(["a", "b"], {(0, 1): (0, 10)}, anchor=1)
    assert -2000 < worst.elo < -200


def test_a_pair_that_is_not_there_is_refused() -> None:
    with pytest.raises(UsageError, match="players 0 and 2: expected two of 2"):
        rate(["a", "b"], {(0, 2): (1, 1)})


def test_players_meet_those_near_them() -> None:
    settings = MatchSettings(Contender("x"), Contender("y"))
    players = tuple((name, "x") for name in "abcd")
    assert list(Ladder(players, settings, 1).pairs()) == [(0, 1), (1, 2), (2, 3)]
    assert len(list(Ladder(players, settings).pairs())) == 6
    with pytest.raises(UsageError, match="the player a stands there twice"):
        Ladder((("a", "x"), ("a", "y")), settings)


def test_a_ladder_is_played_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "ladder"
    words = ["ladder", f"bad={fake('resign')}", f"worse={fake('resign')}", f"c={fake('resign')}"]
    words += ["--out", str(folder), "--size", "4", "--near", "1", "--opening", "2", "-q"]
    assert run([*words, "--games", "1"]) == 0
    capsys.readouterr()
    before = (folder / "bad--worse" / "results.jsonl").read_text()
    assert run([*words, "--games", "3", "--anchor", "bad", "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert [(one["name"], one["games"]) for one in value["ratings"]] == [
        ("bad", 3),
        ("worse", 6),
        ("c", 3),
    ]
    assert value["ratings"][0]["elo"] == 0
    assert (folder / "bad--worse" / "results.jsonl").read_text().startswith(before)
    assert len(read_ladder(folder).matches) == 2
    assert run(["ladder", "--report", str(folder)]) == 0
    assert "Elo beside c, 95 %:" in capsys.readouterr().out


def test_a_level_is_a_player_and_an_unknown_one_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["ladder", "20k", f"bad={fake('resign')}", "--size", "4", "--games", "1", "-q"]
    assert run([*words, "--out", str(tmp_path / "a"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ratings"][0]["name"] == "20k"
    assert run(["ladder", "21k", "20k", "--out", str(tmp_path / "b")]) == 2
    assert "no level '21k'" in capsys.readouterr().err
    assert run(["ladder", "--report", str(tmp_path / "none")]) == 2
    assert "no ladder in" in capsys.readouterr().err


def test_what_a_style_plays_is_counted() -> None:
    style = load_style("fighter")
    (count,) = style_counts(
        [style], style, size=5, games=2, moves=6, simulations=20, seed=1, to_the_end=True, opening=2
    )
    row = count.row()
    assert (row["style"], row["games"], row["moves"]) == ("fighter", 2, 4)
    assert count.elo.games == 2
    assert sum(count.lines) == count.moves
