from __future__ import annotations

import errno
import itertools
import json
import os
import re
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest
from sgfmill import sgf

from riyu.base import whole_files
from riyu.base.errors import BadInput, PeerError, UsageError, WriteError
from riyu.base.whole_files import put
from riyu.lab._seat import Seat
from riyu.lab._settings import settings_from_json
from riyu.lab._store import MatchFolder
from riyu.lab.match import (
    Contender,
    GameResult,
    Limits,
    MatchReport,
    MatchSettings,
    play_match,
    read_match,
)
from tests.lab.engines import fake, gnugo
from tests.patience import PatientClock, patience

QUICK = Limits(move=patience(20), start=patience(20), scoring=patience(20))


def settings(first: str, second: str, **more: object) -> MatchSettings:
    """Give the settings of a one-game match on 5×5 between two command lines, named A and B."""
    fields: dict[str, object] = {"size": 5, "limits": QUICK, **more}
    return MatchSettings(Contender(first, "A"), Contender(second, "B"), **fields)  # type: ignore[arg-type]


def play_one(folder: Path, first: str, second: str, **more: object) -> GameResult:
    (result,) = play_match(settings(first, second, **more), folder).results
    return result


def test_what_an_engine_knows_stands_in_every_record(tmp_path: Path) -> None:
    play_one(tmp_path, fake("C3", "knowledge=399f3d6411ad"), fake("D3"))
    (result,) = read_match(tmp_path).results
    assert result.engines["first"]["knowledge"] == "399f3d6411ad"
    assert "knowledge" not in result.engines["second"]
    about = sgf.Sgf_game.from_bytes((tmp_path / result.sgf).read_bytes()).get_root().get("C")
    assert re.search(r"first: .*, knowledge 399f3d6411ad\n", about)
    with sqlite3.connect(tmp_path / "index.sqlite") as base:
        rows = base.execute("SELECT first_knowledge, second_knowledge FROM games")
        assert rows.fetchall() == [("399f3d6411ad", None)]
    base.close()


def test_gnugo_plays_gnugo_and_all_of_it_is_kept(tmp_path: Path) -> None:
    line = gnugo(1, "--positional-superko") + " --seed {seed}"
    told: list[tuple[int, int]] = []
    chosen = settings(line, line, games=5, seed=3)
    report = play_match(
        chosen, tmp_path, progress=lambda done, total, _: told.append((done, total))
    )
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]
    assert [r.game for r in report.results] == [0, 1, 2, 3, 4]
    assert "".join(r.first_color[0] for r in report.results) == "bwbwb"
    assert len({r.seed for r in report.results}) == 5
    for result in report.results:
        assert result.ending in ("passes", "resignation")
        assert result.engines["first"]["command"].endswith(f"--seed {result.seed}")
        assert result.engines["first"]["version"] == "3.8"
        assert result.seconds["first"] > 0
        assert result.cpu_seconds["first"] > 0
        if result.ending == "passes":
            assert result.agree
            assert result.said["first"] == result.said["second"] == result.result
        # sgfmill as witness: the game is whole, and its root says who played and how it ended
        game = sgf.Sgf_game.from_bytes((tmp_path / result.sgf).read_bytes())
        assert game.get_size() == 5
        assert game.get_komi() == 7.5
        assert game.get_player_name("b") == result.black
        assert game.get_root().get("RE") == result.result
        assert len(game.get_main_sequence()) == result.moves + 1
    assert report == read_match(tmp_path)
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 5
    with sqlite3.connect(tmp_path / "index.sqlite") as base:
        rows = base.execute("SELECT game, result, winner, first_seconds FROM games ORDER BY game")
        kept = [(r.game, r.result, r.winner, r.seconds["first"]) for r in report.results]
        assert rows.fetchall() == kept
    base.close()
    assert "5 of 5 games" in report.text()
    json.dumps(report.to_json(), allow_nan=False)


def test_the_same_settings_give_the_same_games(tmp_path: Path) -> None:
    line = gnugo(1) + " --seed {seed}"
    games = []
    for name in ("one", "other"):
        result = play_one(tmp_path / name, line, line, seed=11)
        read = sgf.Sgf_game.from_bytes((tmp_path / name / result.sgf).read_bytes())
        games.append([node.get_move() for node in read.get_main_sequence()])
    assert games[0] == games[1]
    assert len(games[0]) > 5


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    line = fake("final=B+1.0")
    first = play_match(settings(line, line, games=2), tmp_path)
    before = (tmp_path / "results.jsonl").read_text()
    (tmp_path / "results.jsonl").write_text(before + '{"game": 2, "se')  # killed while writing
    played = []
    report = play_match(
        settings(line, line, games=4), tmp_path, progress=lambda _, __, r: played.append(r.game)
    )
    assert played == [2, 3]
    assert report.results[:2] == first.results
    assert (tmp_path / "results.jsonl").read_text().startswith(before)
    assert len(read_match(tmp_path).results) == 4


def test_a_full_disk_is_said_and_the_match_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = fake("final=B+1.0")
    chosen = settings(line, line, games=4)

    def full(file: int, data: bytes) -> None:
        if b'"game": 2' in data or data.startswith(b"SQLite"):
            os.write(file, data[: len(data) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        put(file, data)

    with monkeypatch.context() as patch:
        patch.setattr(whole_files, "put", full)
        with pytest.raises(WriteError, match=r"results\.jsonl: the disk is full"):
            play_match(chosen, tmp_path)
    kept = (tmp_path / "results.jsonl").read_text()
    assert [r.game for r in read_match(tmp_path).results] == [0, 1]
    report = play_match(chosen, tmp_path)
    assert [r.game for r in report.results] == [0, 1, 2, 3]
    assert (tmp_path / "results.jsonl").read_text().startswith(kept)
    with sqlite3.connect(tmp_path / "index.sqlite") as base:
        assert base.execute("SELECT COUNT(*) FROM games").fetchone() == (4,)
    base.close()
    games = {f"{number:05}.sgf" for number in (1, 2, 3, 4)}
    assert {file.name for file in (tmp_path / "games").iterdir()} == games


def test_a_match_is_played_by_one_process_at_a_time(tmp_path: Path) -> None:
    line = fake()
    with (
        MatchFolder(tmp_path, settings(line, line)).opened(),
        pytest.raises(UsageError, match="another match is writing to"),
    ):
        play_one(tmp_path, line, line)


def test_other_settings_in_the_same_folder_are_refused(tmp_path: Path) -> None:
    line = fake()
    play_one(tmp_path, line, line)
    with pytest.raises(UsageError, match=r"komi: None there, 0.5 asked for.*take another folder"):
        play_one(tmp_path, line, line, komi=0.5)
    with pytest.raises(UsageError, match=rf"limits.move: {QUICK.move} there, 3.0 asked for"):
        play_one(tmp_path, line, line, limits=Limits(move=3.0, start=20.0, scoring=20.0))


def test_settings_without_a_finished_game_give_way(tmp_path: Path) -> None:
    line = fake("resign")
    with pytest.raises(PeerError):
        play_one(tmp_path, line, "no-such-engine")
    assert play_one(tmp_path, line, line, komi=0.5).ending == "resignation"
    assert read_match(tmp_path).settings.komi == 0.5
    # a line torn off by a kill is no finished game
    (tmp_path / "results.jsonl").write_text('{"game": 0, "se')
    assert play_one(tmp_path, line, line, komi=1.5).ending == "resignation"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    line = fake()
    play_one(tmp_path, line, line)
    (tmp_path / "results.jsonl").write_text('{"game": 0}\n')
    with pytest.raises(BadInput, match=r"results.jsonl, line 1: no result of a game"):
        play_one(tmp_path, line, line)


def test_games_at_once_are_the_same_games(tmp_path: Path) -> None:
    line = fake("C3", "D4", "final=B+1.0")
    report = play_match(settings(line, fake("B2"), games=5), tmp_path, parallel=3)
    assert [r.game for r in report.results] == [0, 1, 2, 3, 4]
    assert {r.ending for r in report.results} == {"passes"}


@pytest.mark.parametrize(
    ("misdeed", "ending", "mark", "said"),
    [
        ("crash", "crash", "F", "exited with code 3 .*out of luck"),
        ("hang", "time-out", "T", r"was not done after [\d.]+ s, the limit for a move"),
        ("garbage", "garbage", "F", "answered 'genmove b' with 'thinking hard"),
        ("E9", "garbage", "F", "answered 'e9' when asked for a move"),
        ("refuse", "refusal", "F", "refuses to move: no idea"),
        ("resign", "resignation", "R", "resigned"),
    ],
)
@pytest.mark.parametrize("by_first", [True, False])
def test_a_fault_loses_and_is_said(
    tmp_path: Path, misdeed: str, ending: str, mark: str, said: str, by_first: bool
) -> None:
    move = patience(0.2 if misdeed == "hang" else 20)
    limits = Limits(move=move, start=patience(20), scoring=patience(20))
    good, bad = fake(), fake(misdeed)
    lines = (bad, good) if by_first else (good, bad)
    # the misbehaving engine is Black
    colors = "first-black" if by_first else "first-white"
    clock = PatientClock()
    report = play_match(settings(*lines, limits=limits, colors=colors), tmp_path)
    (result,) = report.results
    assert clock.read() < 5
    assert (result.ending, result.result) == (ending, f"W+{mark}")
    assert result.winner == ("second" if by_first else "first")
    assert re.search(said, result.reason)
    if ending != "resignation":
        assert result.reason in report.text()


def test_an_illegal_move_loses_and_is_said(tmp_path: Path) -> None:
    # 5 . . . . .
    # 4 . . . . .
    # 3 . . X . .     White answers on the same point.
    result = play_one(tmp_path, fake("C3"), fake("C3"))
    assert (result.ending, result.result) == ("illegal move", "B+F")
    assert "B (White) played the illegal move C3" in result.reason


def test_taking_a_ko_back_at_once_loses(tmp_path: Path) -> None:
    # 2 X O . . .      2 X O . . .
    # 1 O . O . .  ->  1 . X O . .   Black took at B1; White takes back at A1.
    black = fake("A2", "E5", "E4", "B1")
    white = fake("A1", "C1", "B2", "A1")
    result = play_one(tmp_path, black, white)
    assert (result.ending, result.result, result.moves) == ("illegal move", "B+F", 7)
    assert "A1" in result.reason
    assert "ko" in result.reason


def test_a_player_that_refuses_a_legal_move_loses(tmp_path: Path) -> None:
    result = play_one(tmp_path, fake("C3"), fake("picky"))
    assert (result.ending, result.result) == ("refusal", "B+F")
    assert "refuses the legal move b C3: illegal move" in result.reason


def test_the_limit_for_a_whole_game_loses_on_time(tmp_path: Path) -> None:
    limits = Limits(move=patience(20), player=0.3, start=patience(20))
    result = play_one(tmp_path, fake("hang"), fake(), limits=limits)
    assert (result.ending, result.result) == ("time-out", "W+T")
    assert "the limit for a game" in result.reason


def test_the_clock_is_told_and_loses_on_time(tmp_path: Path) -> None:
    limits = Limits(main=1, slack=0.0, start=patience(20))
    result = play_one(tmp_path, fake("C3", "hang"), fake(), limits=limits)
    assert (result.ending, result.result) == ("time-out", "W+T")
    assert "the clock" in result.reason


@pytest.mark.parametrize(("seconds", "ending"), [(1.3, "passes"), (1.6, "time-out")])
def test_moves_that_are_late_by_less_than_the_slack_are_forgiven_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, ending: str
) -> None:
    ticks = itertools.count()
    late = SimpleNamespace(monotonic=lambda: next(ticks) * seconds)
    monkeypatch.setattr("riyu.lab._seat.time", late)  # each move takes so long
    limits = Limits(main=0, byoyomi=1, stones=1, slack=0.5)
    result = play_one(tmp_path, fake("A1", "A2", "B1"), fake("E5", "E4", "D5"), limits=limits)
    assert result.ending == ending


def test_a_game_without_end_is_broken_off_and_scored(tmp_path: Path) -> None:
    result = play_one(tmp_path, fake("A1", "A2", "B1"), fake("E5", "E4", "D5"), move_limit=4)
    assert (result.ending, result.moves) == ("move limit", 4)
    assert "broken off after 4 moves" in result.reason


@pytest.mark.parametrize(
    ("first", "second", "scorer", "laws", "result", "by", "agree"),
    [
        ("final=B+2.5", "final=B+2.5", "", "chinese", "B+2.5", "both players", True),
        ("final=B+2.5", "final=W+1", "", "chinese", "B+2.5", "first player", False),
        ("final=W+0.5", "explain", "", "chinese", "W+0.5", "first player", None),
        ("final=0", "final=0.0", "", "chinese", "0", "both players", True),
        ("final=cannot score", "explain", "", "chinese", "W+7.5", "count, all stones alive", None),
        ("final=B+2.5", "final=B+2.5", "final=W+9.5", "chinese", "W+9.5", "scorer", True),
        ("final=B+2.5", "final=B+2.5", "final=W+9.5", "tromp-taylor", "W+7.5", "laws", True),
    ],
)
def test_the_score_is_asked_in_order(
    tmp_path: Path,
    first: str,
    second: str,
    scorer: str,
    laws: str,
    result: str,
    by: str,
    agree: bool,
) -> None:
    chosen = {"scorer": fake(scorer) if scorer else "", "ruleset": laws}
    played = play_one(tmp_path, fake(first), fake(second), **chosen)
    assert (played.result, played.scored_by, played.agree) == (result, by, agree)


def test_gnugo_scores_a_game_of_others(tmp_path: Path) -> None:
    # 3 . X O . .   Black's wall against White's, from top to bottom: 10 points to 15, and komi.
    black = fake("B1", "B2", "B3", "B4", "B5")
    white = fake("C1", "C2", "C3", "C4", "C5")
    played = play_one(tmp_path, black, white, komi=0.5, scorer=gnugo())
    assert (played.result, played.scored_by, played.moves) == ("W+5.5", "scorer", 12)


def test_handicap_stones_stand_and_white_moves_first(tmp_path: Path) -> None:
    white = fake("C3")  # where a handicap stone stands: White was told of it, and the game is over
    result = play_one(tmp_path, gnugo(), white, size=9, handicap=3, colors="first-black")
    assert (result.ending, result.result) == ("illegal move", "B+F")
    white = fake("E5", "resign")
    result = play_one(tmp_path / "2", gnugo(), white, size=9, handicap=3, colors="first-black")
    assert (result.ending, result.result) == ("resignation", "B+R")
    tmp_path /= "2"
    game = sgf.Sgf_game.from_bytes((tmp_path / result.sgf).read_bytes())
    assert game.get_handicap() == 3
    assert game.get_komi() == 0.5
    assert game.get_main_sequence()[1].get_move()[0] == "w"
    black, _, _ = game.get_root().get_setup_stones()
    assert black == {(2, 2), (6, 6), (6, 2)}


def test_an_engine_that_plays_itself_is_told_apart(tmp_path: Path) -> None:
    chosen = MatchSettings(Contender(fake()), Contender(fake()), size=5)
    report = play_match(chosen, tmp_path)
    assert report.names == ("Fake 1 (first)", "Fake 1 (second)")


def test_explanations_are_comments_of_their_moves_where_they_are_asked_for(tmp_path: Path) -> None:
    unasked = play_one(tmp_path / "unasked", fake("C3", "explain"), fake("D4"))
    assert "because" not in (tmp_path / "unasked" / unasked.sgf).read_text()
    result = play_one(tmp_path, fake("C3", "explain"), fake("D4"), comments=True)
    game = sgf.Sgf_game.from_bytes((tmp_path / result.sgf).read_bytes())
    _, first, second, *_ = game.get_main_sequence()
    assert first.get("C") == "because\nit [is] urgent"
    assert not second.has_property("C")


def test_a_program_that_cannot_start_is_no_loss(tmp_path: Path) -> None:
    with pytest.raises(PeerError, match="no program 'no-such-engine'"):
        play_one(tmp_path, fake(), "no-such-engine --gtp")
    assert read_match(tmp_path).results == ()


@pytest.mark.parametrize("parallel", [1, 2])
def test_ctrl_c_keeps_what_is_finished_and_ends_the_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parallel: int
) -> None:
    peers = []
    started = Seat.identity

    def watched(seat: Seat) -> dict[str, str]:
        peers.append(seat.peer)
        return started(seat)

    def interrupt(done: int, _: int, __: GameResult) -> None:
        if done == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Seat, "identity", watched)
    line = fake("final=B+1.0")
    with pytest.raises(KeyboardInterrupt):
        play_match(settings(line, line, games=50), tmp_path, parallel=parallel, progress=interrupt)
    assert len(read_match(tmp_path).results) == 2
    assert len(peers) >= 4
    assert all(peer._process.returncode is not None for peer in peers)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"size": 20}, "board size 20"),
        ({"ruleset": "chines"}, "did you mean 'chinese'"),
        ({"games": 0}, "0 games"),
        ({"handicap": 1}, "1 fixed handicap stones"),
        ({"handicap": 2}, "no fixed points below 7x7"),
        ({"colors": "white"}, "colors 'white'"),
    ],
)
def test_settings_that_cannot_be_are_refused(fields: dict[str, object], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        settings("a", "b", **fields)


@pytest.mark.parametrize(
    "fields", [{"main": -1}, {"main": 0}, {"main": 10, "byoyomi": 5}, {"move": 0.0}]
)
def test_limits_that_cannot_be_are_refused(fields: dict[str, float]) -> None:
    with pytest.raises(UsageError):
        Limits(**fields)  # type: ignore[arg-type]


def test_settings_go_through_json() -> None:
    chosen = settings("a {seed}", "b", limits=Limits(main=60, byoyomi=5, stones=1), seed=9)
    again = settings_from_json(json.loads(json.dumps(chosen.to_json())))
    assert again == chosen
    assert again.digest == chosen.digest
    assert settings("a", "b").digest != settings("a", "c").digest


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("settings.json", b"{\n", r"settings.json, line 2: no JSON"),
        ("settings.json", b"\xff", r"settings.json, line 1, column 1: found byte 0xff"),
        ("settings.json", b"[" * 100_000, r"settings.json, line 1: no settings of a match"),
        ("results.jsonl", b"{}\n\xff\n", r"results.jsonl, line "),
        ("results.jsonl", b"[" * 100_000 + b"\n", r"results.jsonl, line 1: no result"),
    ],
)
def test_a_damaged_match_is_told_with_file_and_line(
    name: str, data: bytes, said: str, tmp_path: Path
) -> None:
    play_one(tmp_path, fake("C3"), fake("D4"))
    (tmp_path / name).write_bytes(data)
    with pytest.raises(BadInput, match=said):
        read_match(tmp_path)


def test_two_games_begin_with_one_opening_and_the_next_two_with_another(tmp_path: Path) -> None:
    chosen = settings(fake("pass"), fake("pass"), size=9, games=4, opening=4)
    report = play_match(chosen, tmp_path)
    openings = []
    for result in report.results:
        game = sgf.Sgf_game.from_bytes((tmp_path / result.sgf).read_bytes())
        assert "the first 4 moves drawn by the match's seed" in game.get_root().get("C")
        moves = [node.get_move() for node in game.get_main_sequence()[1:]]
        assert [point for _, point in moves[4:]] == [None, None]
        openings.append(moves[:4])
    assert [len(set(one)) for one in openings] == [4] * 4
    assert openings[0] == openings[1]
    assert openings[2] == openings[3] != openings[0]
    assert [r.first_color[0] for r in report.results] == ["b", "w", "b", "w"]


RECORDS = (
    "(;SZ[9];B[cc];W[gg];B[gc];W[cg];B[ee])\n"  # five moves
    "(;SZ[9];B[ee])\n"  # too few
    "(;SZ[9];B[ee];B[cc];W[gg])\n"  # out of turn
    "(;SZ[13];B[cc];W[gg];B[gc])\n"  # another board
    "(;SZ[9]AB[cc];W[gg];B[gc];W[cg])\n"  # stones set up
    "(;SZ[9];B[];W[];B[ee])\n"  # over
    "(;SZ[9];B[ee];W[];B[cc];W[gg])\n"
)


def first_moves(report: MatchReport, folder: Path) -> list[list[object]]:
    """Give the moves of each game but the two passes at its end."""
    found = []
    for result in report.results:
        game = sgf.Sgf_game.from_bytes((folder / result.sgf).read_bytes())
        found.append([node.get_move()[1] for node in game.get_main_sequence()[1:]][:-2])
    return found


def test_games_go_on_from_records_of_games_each_twice(tmp_path: Path) -> None:
    file = tmp_path / "games.sgfs"
    file.write_text(RECORDS)
    how = {"size": 9, "games": 5, "records": str(file)}
    chosen = settings(fake("pass"), fake("pass"), after=3, **how)
    first = [(6, 2), (2, 6), (6, 6)]
    other = [(4, 4), None, (6, 2)]
    report = play_match(chosen, tmp_path / "after")
    assert first_moves(report, tmp_path / "after") == [first, first, other, other, first]
    root = sgf.Sgf_game.from_bytes((tmp_path / "after" / report.results[0].sgf).read_bytes())
    assert "the first 3 moves from games.sgfs" in root.get_root().get("C")
    but = settings(fake("pass"), fake("pass"), after=-2, colors="first-white", **how)
    assert [len(but.opening_of(game)) for game in range(5)] == [3, 1, 1, 2, 3]  # each once
    assert chosen.digest != but.digest


def test_records_that_leave_no_game_are_refused_before_any_program_starts(tmp_path: Path) -> None:
    file = tmp_path / "games.sgfs"
    file.write_text(RECORDS)
    for chosen, said in (
        ({"records": str(file), "after": 9}, "games.sgfs: no game of 9x9 to go on with so"),
        ({"records": str(tmp_path / "none.sgf"), "after": 9}, "none.sgf"),
    ):
        with pytest.raises((UsageError, BadInput), match=said):
            play_match(settings("no-such-program", "x", size=9, **chosen), tmp_path / "out")
    for chosen in (
        {"records": str(file)},
        {"after": 3},
        {"records": "x", "after": 3, "opening": 2},
    ):
        with pytest.raises(UsageError, match="takes a file or folder and after how many moves"):
            settings("a", "b", **chosen)


def test_an_opening_changes_the_settings_digest_and_none_leaves_it() -> None:
    """A match that was begun before there were openings goes on."""
    none = settings("a", "b").to_json()
    del none["opening"]
    assert settings_from_json(none).digest == settings("a", "b").digest
    assert settings("a", "b", opening=2).digest != settings("a", "b").digest
