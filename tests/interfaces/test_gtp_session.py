"""GTP sessions as transcripts: what is sent (`>`), and what must be said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from riyu.game.code import apply_change, decode_text, from_text
from riyu.game.position import parse_position
from riyu.game.ruleset import RULESETS
from riyu.interfaces import gtp
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.kata import ruleset_from_json, ruleset_to_json
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.searching import Searching
from tests.odd_files import ODD

from .gtp_players import BreaksDown, FirstPoint, GivesUp, PlaysOnStones

LOADED = KnowledgeInForce()
"""Loaded once for these sessions, each of which names its style."""


def session(player: type[FirstPoint] = FirstPoint, **wanted: Any) -> Session:
    return new_session(
        Settings(**{"size": 9, **wanted}),
        engine_factory=cast("Any", player),
        knowledge=LOADED,
    )


def follow(transcript: str, asked: Session) -> None:
    """Send the lines after `>` and compare what is said; `…` at the end of a line stands for any rest."""
    lines = [line.strip() for line in transcript.strip().splitlines()]
    at = 0
    while at < len(lines):
        assert lines[at].startswith("> "), lines[at]
        command = lines[at][2:]
        at += 1
        expected = []
        while at < len(lines) and not lines[at].startswith("> "):
            expected.append(lines[at])
            at += 1
        ok, text = asked.send(command)
        reply = f"{'=' if ok else '?'} {text}".strip().splitlines()
        matches = len(reply) == len(expected) and all(
            have.strip() == want or (want.endswith("…") and have.strip().startswith(want[:-1]))
            for have, want in zip(reply, expected, strict=True)
        )
        assert matches, f"{command}: {reply}, expected {expected}"


TRANSCRIPTS = {
    "the program": """
        > protocol_version
        = 2
        > name
        = riyu
        > known_command play
        = true
        > known_command static_score
        = false
        > known_command
        = false
        > static_score
        ? unknown command
        > PLAY b D4
        ? unknown command
        > quit
        =
    """,
    "sizes": """
        > boardsize 5
        =
        > query_boardsize
        = 5
        > boardsize 20
        ? unacceptable size
        > boardsize 1
        ? unacceptable size
        > boardsize -9
        ? unacceptable size
        > boardsize 9 13
        ? unacceptable size
        > boardsize x
        ? boardsize not an integer
        > boardsize
        ? boardsize not an integer
        > query_boardsize
        = 5
        > boardsize 2
        =
        > boardsize 19 19
        =
    """,
    "komi": """
        > komi 6.5
        =
        > komi -3
        =
        > komi nan
        ? komi not a float: 'nan'
        > komi inf
        ? komi not a float: 'inf'
        > komi 1e999
        ? komi not a float: '1e999', expected -1000 to 1000
        > komi six
        ? komi not a float: 'six'
        > komi
        ? komi not a float: none given
        > clear_board
        =
        > showboard
        = Chinese ruleset, komi -3; no move yet
        9x9, Black to move
        A B C D E F G H J
        9 . . . . . . . . .
        8 . . . . . . . . .
        7 . . + . . . + . .
        6 . . . . . . . . .
        5 . . . . + . . . .
        4 . . . . . . . . .
        3 . . + . . . + . .
        2 . . . . . . . . .
        1 . . . . . . . . .
        A B C D E F G H J
    """,
    "moves in words": """
        > play b D4
        =
        > play b D4
        ? illegal move: occupied at D4
        > play w z9
        ? invalid color or coordinate: 'z9' is no point: …
        > play w K9
        ? invalid color or coordinate: point 'K9' is not on a 9x9 board
        > play x D5
        ? invalid color or coordinate: 'x' is no color: …
        > play b
        ? invalid color or coordinate: expected a color and a vertex, such as b Q16
        > play B e5
        =
        > play white PASS
        =
        > color E5
        = black
        > color A1
        = empty
        > undo
        =
        > gg-undo 3
        ? cannot undo
        > gg-undo 2
        =
        > undo
        ? cannot undo
        > color E5
        = empty
    """,
    "ko and suicide in words": """
        > gogui-play_sequence b D5 w E5 b C4 w F4 b D3 w E3 b E4 w D4
        =
        > play b E4
        ? illegal move: ko at E4
        > is_legal b E4
        = 0
        > is_legal w E4
        = 1
        > play b A1
        =
        > play w A2
        =
        > play b E4
        =
        > captures b
        = 1
        > play w D4
        ? illegal move: ko at D4
        > clear_board
        =
        > gogui-setup b A2 b B1
        =
        > play w A1
        ? illegal move: suicide at A1
    """,
    "questions of a string": """
        > play b C3
        =
        > play w D3
        =
        > play b D2
        =
        > countlib C3
        = 3
        > findlib D3
        = D4 E3
        > countlib A1
        ? vertex must not be empty
        > countlib
        ? invalid coordinate: none given, expected a vertex such as Q16
        > countlib pass
        ? invalid coordinate: 'pass' is no point: …
        > is_legal b pass
        = 1
        > is_legal b
        ? invalid color or coordinate: expected a color and a vertex, such as b Q16
        > all_legal
        ? invalid color: none given, expected b or w
        > captures x
        ? invalid color: 'x', expected b or w
    """,
    "a stone is led into a ladder": """
        > gogui-setup w D4 b D5 b C4 b C3
        =
        > ladder_attack D4
        = 1 E4
        > ladder_attack D5
        = 0
        > gogui-setup w E2
        =
        > ladder_attack D4
        = 0
        > ladder_attack A1
        ? vertex must not be empty
    """,
    "moves tried": """
        > trymove b D4
        =
        > trymove w D5
        =
        > trymove w D5
        ? illegal move: occupied at D5
        > countlib D4
        = 3
        > popgo
        =
        > countlib D4
        = 4
        > popgo
        =
        > popgo
        ? no move is tried: expected a trymove before
        > trymove b D4
        =
        > play w E5
        =
        > color D4
        = empty
        > undo
        =
        > undo
        ? cannot undo
    """,
    "handicap": """
        > fixed_handicap 10
        ? invalid handicap: 10, expected 2 to 9
        > boardsize 13
        =
        > fixed_handicap 1
        ? invalid handicap: 1, expected 2 to 9
        > fixed_handicap x
        ? handicap not an integer
        > fixed_handicap 5
        = D4 K10 D10 K4 G7
        > fixed_handicap 2
        ? board not empty
        > undo
        ? cannot undo
        > clear_board
        =
        > set_free_handicap A1
        ? invalid handicap: expected 2 or more vertices
        > set_free_handicap A1 A1
        ? repeated vertex
        > set_free_handicap A1 pass
        ? invalid coordinate: 'pass' is no point: …
        > set_free_handicap A1 B2 C3
        =
        > place_free_handicap 2
        ? board not empty
        > printsgf
        = (;FF[4]GM[1]CA[UTF-8]AP[riyu:0.1.0]SZ[13]KM[0.5]RU[Chinese]HA[3]AB[ck][bl][am]
        )
        > clear_board
        =
        > place_free_handicap 1
        ? invalid handicap: 1, expected 2 or more
        > place_free_handicap 2
        = D4 K10
    """,
    "handicap sent as moves": """
        > play b D4
        =
        > play b F6
        =
        > printsgf
        = (;FF[4]GM[1]CA[UTF-8]AP[riyu:0.1.0]SZ[9]KM[0.5]RU[Chinese]HA[2];B[df];B[fd])
        > play w E5
        =
        > play b C3
        =
        > showboard
        = Chinese ruleset, komi 0.5, handicap 2; move 4, Black C3
        9x9, White to move
        A B C D E F G H J
        9 . . . . . . . . .
        8 . . . . . . . . .
        7 . . + . . . + . .
        6 . . . . . X . . .
        5 . . . . O . . . .
        4 . . . X . . . . .
        3 . . X . . . + . .
        2 . . . . . . . . .
        1 . . . . . . . . .
        A B C D E F G H J
    """,
    "clocks": """
        > time_settings 10 10
        ? not three integers
        > time_settings a 10 1
        ? not three integers: 'a'
        > time_settings 600 30 5
        =
        > time_left b 10
        ? time and stones not two integers
        > time_left b -3 0
        =
        > time_left x 10 0
        ? invalid color: 'x', expected b or w
        > kgs-time_settings byoyomi 60 30
        ? byoyomi: expected 3 numbers after it
        > kgs-time_settings byoyomi 60 30 5
        =
        > kgs-time_settings canadian 60 300 25
        =
        > kgs-time_settings none
        =
        > kata-list_time_settings
        = none absolute byoyomi canadian fischer
        > kata-time_settings absolute nan
        ? absolute: not a number of 0 or more: 'nan'
        > kata-time_settings fischer 10 1
        =
        > kata-time_settings fischer 0 1
        ? fischer: no time for the first move
        > kata-time_settings sudden 10 1
        ? unknown time system 'sudden': expected one of none absolute byoyomi canadian fischer
    """,
    "rulesets": """
        > kgs-rules japanese
        =
        > kata-get-rules
        = {"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,…
        > kgs-rules new_zealand
        =
        > kata-get-rules
        = {"friendlyPassOk":true,"hasButton":false,"ko":"SITUATIONAL","scoring":"AREA","suicide":true,…
        > kata-set-rules chinese-ogs
        =
        > kata-set-rules {"ko": "SIMPLE", "suicide": true}
        =
        > kata-get-rules
        = {"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":true,…
        > kata-set-rules {"hasButton": true}
        ? hasButton true is not played here
        > kata-set-rules {"koo": "SIMPLE"}
        ? unknown rule 'koo'; did you mean 'ko'?
        > kata-set-rules {"ko": 3}
        ? ko '3' is not played here: expected SIMPLE or POSITIONAL or SITUATIONAL
        > kata-set-rules {"ko":
        ? no JSON: …
        > kata-set-rules stone-scoring
        ? unknown ruleset 'stone-scoring'; …
        > kgs-rules
        ? no ruleset named: expected japanese, chinese, aga or new_zealand
    """,
    "a ruleset changes during a game": """
        > kata-set-rules tromp-taylor
        =
        > gogui-play_sequence b A3 w J9 b B2 w A1 b B1 w A2
        =
        > kata-set-rules japanese
        ? move 6: illegal move: suicide at A2
        > undo
        =
        > kata-set-rules japanese
        =
        > is_legal w A2
        = 0
    """,
    "positions": """
        > set_position b D4 w E5
        =
        > color E5
        = white
        > set_position b D4 w D4
        ? repeated vertex: D4
        > set_position b A1 w A2 w B1
        ? the string at A1 has no liberty in this position
        > set_position b
        ? invalid color or coordinate: expected pairs such as b Q16, w D4 or e K10
        > set_position e D4
        ? invalid color or coordinate: expected stones, b or w
        > gogui-setup b A1 w B2 e D4
        =
        > gogui-setup_player w
        =
        > riyu-position
        = 9x9, White to move
        A B C D E F G H J
        9 . . . . . . . . .
        8 . . . . . . . . .
        7 . . + . . . + . .
        6 . . . . . . . . .
        5 . . . . O . . . .
        4 . . . . . . . . .
        3 . . + . . . + . .
        2 . O . . . . . . .
        1 X . . . . . . . .
        A B C D E F G H J
        > set_position
        =
        > all_legal w
        = A9 B9 C9 …
        > gogui-play_sequence b A1 w A1 b B1
        ? move 2: illegal move: occupied at A1
        > color A1
        = empty
    """,
    "moves chosen": """
        > genmove b
        = A9
        > genmove x
        ? invalid color: 'x', expected b or w
        > reg_genmove w
        = B9
        > color B9
        = empty
        > restricted_genmove w C3 D4 A9
        = D4
        > restricted_genmove w
        ? no allowed vertex
        > restricted_genmove w zz
        ? invalid coordinate: 'zz' is no point: …
        > gg_genmove w 7
        = B9
        > gg_genmove w x
        ? invalid seed
        > top_moves
        = B9 3.00 C9 2.00 D9 1.00
        > top_moves_black
        = B9 3.00 C9 2.00 D9 1.00
        > kgs-genmove_cleanup w
        = B9
        > gomill-genmove_ex b claim other
        = C9
        > kgs-game_over
        =
        > undo
        =
        > color C9
        = empty
    """,
    "why": """
        > gomill-explain_last_move
        =
        > genmove b
        = A9
        > riyu-candidates w
        = B9: fill in: it is first in reading order
        C9: fill in: it is first in reading order
        D9: fill in: it is first in reading order
        > riyu-why-not A9
        = White A9 is not legal: occupied.
        > riyu-hint 4
        ? invalid step: 4, expected 1 to 3
        > riyu-threat w
        = If White plays elsewhere: Black B8, …
        > riyu-why zz
        ? invalid coordinate: 'zz' is no point: …
    """,
    "for GoGui": """
        > genmove b
        = A9
        > riyu-candidates-gfx w
        = COLOR #00a000 B9
        LABEL B9 1
        COLOR #60b040 C9
        LABEL C9 2
        COLOR #60b040 D9
        LABEL D9 3
        CIRCLE B9
        TEXT White B9: fill in: it is first in reading order.
        > gogui-interrupt
        =
        > gogui-param_general resign 0
        =
        > gogui-param_general seed 7
        =
        > gogui-param_general width 5
        =
        > gogui-param_general pass_below 0.5
        =
        > gogui-param_general style fighter
        =
        > gogui-param_general zork 3
        ? unknown parameter 'zork'
        > gogui-param_general styl fighter
        ? unknown parameter 'styl'; did you mean 'style'?
        > gogui-param_general style zork
        ? unknown style 'zork'; known: …
        > gogui-param_general width many
        ? width not an integer
        > gogui-param_general resign maybe
        ? 'maybe': expected 1 or 0
        > gogui-param_general seed
        ? seed: no value given
        > riyu-style
        = fighter: …
    """,
    "the end": """
        > boardsize 5
        =
        > gogui-setup b C1 b C2 b C3 b C4 b C5 w D1 w D2 w D3 w D4 w D5
        =
        > komi 0.5
        =
        > final_score
        = B+4.5
        > final_status_list dead
        =
        > final_status_list alive
        = C5 C4 C3 C2 C1
        D5 D4 D3 D2 D1
        > final_status_list black_territory
        = A5 B5 A4 B4 A3 B3 A2 B2 A1 B1
        > final_status_list white_territory
        = E5 E4 E3 E2 E1
        > final_status_list dame
        =
        > final_status_list
        ? missing status
        > final_status_list deda
        ? invalid status; did you mean 'dead'?
    """,
}


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_session_goes_as_written(name: str) -> None:
    follow(TRANSCRIPTS[name], session())


# Failing harmlessly ---------------------------------------------------------------------------------------------------


def state_of(asked: Session) -> list[tuple[bool, str]]:
    probes = ("showboard", "printsgf", "kata-get-rules", "captures b", "gogui-param_general")
    return [asked.send(probe) for probe in probes]


@pytest.mark.parametrize("player", [BreaksDown, PlaysOnStones])
def test_an_internal_error_is_said_on_one_line_and_harms_nothing(
    player: type[FirstPoint], capsys: pytest.CaptureFixture[str]
) -> None:
    asked = session(player)
    asked.send("gogui-play_sequence b D4 w E5 b F6")
    asked.send("trymove w C3")
    before = state_of(asked)
    for command in ("genmove w", "reg_genmove b" if player is BreaksDown else "genmove b"):
        ok, text = asked.send(command)
        assert not ok
        assert text.startswith("internal error: ")
        assert "\n" not in text
    assert "Traceback" in capsys.readouterr().err
    assert state_of(asked) == before
    assert asked.send("play w G7") == (True, "")
    assert asked.send("gg-undo 4") == (True, "")


REFUSED = [
    "play b D4",
    "gogui-play_sequence w A1 b D4",
    "undo 3 x",
    "gg-undo 7",
    "set_position b A1 w A2 w B1",
    "gogui-setup b A1 w A2 w B1",
    "loadsgf /no/such/file.sgf",
    "loadsgf",
    "fixed_handicap 4",
    "kata-set-rules zork",
    'kata-set-rules {"komi": 1, "ko": "x"}',
    "gogui-param_general style zork",
    "riyu-style zork",
    "boardsize 99",
    "komi nan",
    "trymove b D4",
    "time_settings -1 0 0",
]


@pytest.mark.parametrize("command", REFUSED)
def test_a_refused_command_changes_nothing(command: str) -> None:
    asked = session()
    asked.send("gogui-play_sequence b D4 w E5")
    asked.send("trymove b F6")
    before = state_of(asked)
    ok, _ = asked.send(command)
    assert ok is (command == "undo 3 x")  # what is too much on a line is passed over
    if not ok:
        assert state_of(asked) == before


# Resigning, time ------------------------------------------------------------------------------------------------------


def test_a_resignation_is_said_and_not_played() -> None:
    asked = session(GivesUp)
    assert asked.send("genmove b") == (True, "resign")
    assert asked.send("undo") == (False, "cannot undo")
    asked.send("gogui-param_general resign 0")
    assert asked.send("genmove b") == (True, "A9")


def test_only_genmove_may_resign() -> None:
    asked = session(GivesUp)
    for command in (
        "reg_genmove b",
        "kgs-genmove_cleanup b",
        "restricted_genmove b E5",
        "gg_genmove b",
    ):
        ok, text = asked.send(command)
        assert (ok, text == "resign") == (True, False), command


BUDGETS = {
    ("time_settings 0 0 0",): None,
    ("time_settings 100 10 0",): None,  # byo-yomi without stones: no limit, by GTP
    ("time_settings 100 0 0", "time_left w 50 0"): 0.9 * 50 / 31,
    ("time_settings 100 30 5", "time_left w 10 2"): 0.9 * 5,
    ("kgs-time_settings byoyomi 0 30 5", "time_left w 20 4"): 0.9 * 20,  # 4 are periods, not stones
    ("time_settings 100 30 5", "time_left w 0 0"): 0.9 * 6,  # main time is over, a period begins
    ("kgs-time_settings byoyomi 60 30 0",): 0.9 * 60 / 31,  # no periods: main time alone
    ("kata-time_settings canadian 60 0 5",): 0.9 * 60 / 31,
    ("kata-time_settings canadian 60 30 0",): None,
    ("kata-time_settings fischer 80 5", "time_left w 40 0"): 0.9 * (40 / 31 + 5),
    ("kata-time_settings fischer 80 5", "time_left w 3 0"): 0.9 * 3,
    ("time_settings 100 0 0", "time_left w 50 0", "clear_board"): 0.9 * 100 / 31,
    ("time_left w 50 0",): None,  # of no clock
}


@pytest.mark.parametrize("commands", BUDGETS, ids=" · ".join)
def test_the_player_is_given_the_clock(commands: tuple[str, ...]) -> None:
    asked = session()
    for command in commands:
        assert asked.send(command)[0]
    asked.send("genmove w")
    player = cast("FirstPoint", asked.engine)
    budget = player.budgets[-1]
    assert budget == (None if BUDGETS[commands] is None else pytest.approx(BUDGETS[commands]))


def test_a_game_has_its_own_seconds_of_the_processor_whatever_clocks_say() -> None:
    asked = new_session(
        Settings(size=9),
        engine_factory=cast("Any", FirstPoint),
        searching=Searching(game_seconds=1000),
    )
    player = cast("FirstPoint", asked.engine)
    for command in ("time_settings 10 0 0", "genmove b", "clear_board", "genmove b"):
        asked.send(command)
    first, second = player.budgets
    assert first is not None and second is not None
    assert 0 < first < second <= 0.9 * 1000 / 31  # the first game began with the process
    assert second == pytest.approx(0.9 * 1000 / 31, rel=0.02)


def test_the_handicap_counts_in_the_score() -> None:
    asked = session()
    for command in ("komi 0", "play b D4", "play b F6", "play w E5"):
        asked.send(command)
    assert asked.game.handicap == 2
    asked.send("undo")
    asked.send("undo")
    assert asked.game.handicap == 0


# Rulesets -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RULESETS)
def test_a_ruleset_comes_back_from_its_json(name: str) -> None:
    ruleset = RULESETS[name]
    said = json.loads(json.dumps(ruleset_to_json(ruleset)))
    for base in RULESETS.values():
        assert ruleset_from_json(said, base) == ruleset


def test_komi_is_the_rulesets_until_it_is_set() -> None:
    asked = session()
    asked.send("kata-set-rules japanese")
    assert asked.game.komi == 6.5
    asked.send("komi 5.5")
    asked.send("kata-set-rules chinese")
    assert asked.game.komi == 5.5
    asked.send('kata-set-rules {"komi": 7}')
    assert asked.game.komi == 7


def test_a_ruleset_put_in_force_takes_tried_moves_back() -> None:
    asked = session()
    asked.send("trymove b D4")
    assert "(1 tried)" in asked.send("showboard")[1]
    assert asked.send("kata-set-rules japanese") == (True, "")
    assert "tried" not in asked.send("showboard")[1]
    assert asked.send("color D4") == (True, "empty")


def test_undo_reaches_the_empty_board_past_a_repetition_whatever_the_komi() -> None:
    asked = session(size=5, ruleset="japanese")
    #   A B C      Black takes A1 from B1; both pass; White takes back: what stood before stands again,
    # 2 X O .      which the Chinese ruleset forbids and the game has all the same.
    # 1 O . O
    moves = "b A2 w A1 b E5 w B2 w C1 b B1 w pass b pass w A1"
    assert asked.send(f"gogui-play_sequence {moves}") == (True, "")
    assert asked.send("kata-set-rules chinese") == (True, "")
    assert asked.send("komi 3") == (True, "")
    for _ in range(9):
        assert asked.send("undo") == (True, "")
    assert not any(asked.position().stones)
    assert asked.game.komi == 3
    assert asked.send("undo") == (False, "cannot undo")


def test_a_parameter_has_a_value_from_its_own_list(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('title = "Mine"\nabout = "A style of my own."\n')
    asked = session()
    for change in ("", f"riyu-style {path}", 'kata-set-rules {"suicide": true}'):
        assert not change or asked.send(change)[0], change
        before = asked.send("gogui-param_general")[1]
        choices = [line for line in before.splitlines() if line.startswith("[list/")]
        assert len(choices) == 3
        for line in choices:
            listed, name, value = line.split(" ")
            assert value in listed[len("[list/") : -1].split("/")
            assert asked.send(f"gogui-param_general {name} {value}") == (True, "")
        assert asked.send("gogui-param_general")[1] == before
    assert "ruleset custom" in before
    assert "style mine" in before


# Files ----------------------------------------------------------------------------------------------------------------

GAME = "(;SZ[9]KM[3.5]RU[Japanese];B[dd];W[ee];B[df];W[de])"


def test_a_file_is_loaded_up_to_before_a_move(tmp_path: Path) -> None:
    file = tmp_path / "x.sgf"
    file.write_text(GAME)
    asked = session(size=13)
    for until, color, moves in (
        ("", "black", 4),
        ("2", "white", 1),
        ("D6", "black", 0),  # before the first move there
        ("99", "black", 4),
        ("A1", "black", 4),
    ):
        assert asked.send(f"loadsgf {file} {until}") == (True, color), until
        assert len(asked.table.line.moves) == moves
    assert asked.send("query_boardsize") == (True, "9")
    assert (asked.game.komi, asked.table.ruleset.name) == (3.5, "japanese")
    asked.send("clear_board")
    assert (asked.game.komi, asked.table.ruleset.name) == (7.5, "chinese")
    ok, text = asked.send(f"loadsgf {file} Q99")
    assert not ok
    assert "Q99" in text


BAD_FILES = {
    "(;SZ[9];B[dd];W[dd])": "move 2: illegal move: occupied at D6",
    "no game at all": "cannot open or parse",
    "(;SZ[9:13];B[dd])": "rectangular",
    "(;SZ[9]AB[aa]AW[ab][ba])": "the string at A9 has no liberty",
    "(;SZ[9];B[zz])": "cannot open or parse",
    "\x89PNG\r\n": "PNG",
}


@pytest.mark.parametrize("content", BAD_FILES, ids=BAD_FILES.values())
def test_a_bad_file_is_told_and_leaves_the_game(content: str, tmp_path: Path) -> None:
    file = tmp_path / "x.sgf"
    file.write_bytes(content.encode("latin-1"))
    asked = session()
    asked.send("play b D4")
    before = state_of(asked)
    ok, text = asked.send(f"loadsgf {file}")
    assert not ok
    assert BAD_FILES[content] in text
    assert state_of(asked) == before


def test_a_game_that_repeats_a_position_is_loaded_all_the_same(tmp_path: Path) -> None:
    # A ko is taken back at once: no ruleset allows it, but the file says that it was played.
    file = tmp_path / "ko.sgf"
    file.write_text("(;SZ[9];B[dd];W[ed];B[ce];W[fe];B[df];W[ef];B[ee];W[de];B[ee];W[aa])")
    asked = session()
    assert asked.send(f"loadsgf {file}") == (True, "black")
    assert asked.send("captures b") == (True, "1")
    assert asked.send("gg-undo 2") == (True, "")
    assert asked.send("is_legal b E5") == (True, "0")
    assert asked.send("gg-undo 8") == (True, "")
    assert asked.send("undo") == (False, "cannot undo")


def test_a_game_written_is_the_game_read(tmp_path: Path) -> None:
    file = tmp_path / "out.sgf"
    asked = session()
    asked.send("fixed_handicap 3")
    asked.send("gogui-play_sequence w E5 b pass w C5")
    assert asked.send(f"printsgf {file}") == (True, "")
    first = asked.send("printsgf")
    again = session(size=19)
    assert again.send(f"loadsgf {file}") == (True, "black")
    assert again.send("printsgf") == first
    assert again.game.position() == asked.game.position()
    assert asked.send("printsgf /no/such/folder/x.sgf")[0] is False


@pytest.mark.parametrize("kind", [kind for kind in ODD if kind != "NUL"])
@pytest.mark.parametrize("command", ["loadsgf", "printsgf", "riyu-style"])
def test_what_is_no_file_is_refused_at_once_and_leaves_all_as_it_was(
    kind: str, command: str, tmp_path: Path
) -> None:
    path = ODD[kind][0](tmp_path / "x.toml")
    if command == "printsgf" and kind == "nothing":
        path = path / "x.sgf"
    if command == "riyu-style" and path.suffix != ".toml":
        path = path.with_name(path.name + ".toml")  # else it would be asked for as a name
    asked = session()
    asked.send("play b D4")
    asked.send("riyu-style fighter")
    before = state_of(asked)
    ok, text = asked.send(f"{command} {path}")
    assert not ok
    assert "internal error" not in text
    assert state_of(asked) == before


def test_a_bad_style_leaves_what_was_in_force_and_is_refused_when_it_is_named_again(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('title = "T"\nabout = "A."\n[play]\nwidth = 3\n')
    asked = session()
    assert asked.send(f"riyu-style {file}") == (True, "")
    assert asked.engine.style.width == 3
    file.write_text('title = "T"\nabout = "A."\n[play]\nwidth = 4000\n')
    assert asked.send("gogui-param_general trust 2") == (True, "")
    assert (asked.engine.style.width, asked.engine.style.trust) == (3, 2)
    ok, text = asked.send(f"riyu-style {file}")
    assert not ok
    assert "mine.toml, line 4: 'width' is 4000: expected a whole number from 0 to 400" in text
    assert asked.engine.style.width == 3
    file.write_text('title = "T"\nabout = "A."\n[play]\nwidth = 4\n')
    assert asked.send(f"riyu-style {file}") == (True, "")
    assert (asked.engine.style.width, asked.engine.style.trust) == (4, 1)


def test_stones_set_up_between_moves_are_loaded(tmp_path: Path) -> None:
    file = tmp_path / "x.sgf"
    file.write_text("(;SZ[9];B[dd];AW[ee][ff]AE[dd];B[cc])")
    asked = session()
    assert asked.send(f"loadsgf {file}") == (True, "white")
    assert [asked.send(f"color {v}")[1] for v in ("D6", "E5", "C7")] == ["empty", "white", "black"]


def test_the_position_as_text_is_read_back() -> None:
    asked = session()
    asked.send("gogui-play_sequence b D4 w E5 b E4 w D5")
    assert parse_position(asked.send("riyu-position")[1]) == asked.game.position()


def test_changes_make_the_position_that_was_told_into_the_one_that_stands() -> None:
    asked = session()
    asked.send("gogui-play_sequence b D4 w E5 b E4 w D5")
    kind, code = asked.send("riyu-changes")[1].split()
    assert kind == "position" and code == asked.send("riyu-code")[1]
    have = decode_text(code)
    assert have == asked.game.position()
    for command in ("play b F5", "trymove w E6", "popgo", "undo", "undo", "gogui-setup e D4"):
        assert asked.send(command)[0]
        kind, code = asked.send("riyu-changes")[1].split()
        assert kind == "change" and len(code) <= 12
        have = apply_change(from_text(code), have)
        assert have == asked.game.position()
    assert asked.send("boardsize 7")[0]
    assert asked.send("riyu-changes")[1].startswith("position ")
    assert asked.send("riyu-changes x")[1] == "surplus argument: 'x', expected none"


def test_a_game_begins_anew_from_a_code() -> None:
    asked = session()
    asked.send("gogui-play_sequence b D4 w E5 b E4")
    stood, code = asked.game.position(), asked.send("riyu-code")[1]
    assert asked.send("boardsize 5")[0]
    assert asked.send(f"riyu-code {code}") == (True, "")
    assert asked.game.position() == stood and not asked.table.line.moves
    assert not asked.send("riyu-code nonsense")[0]
    assert asked.game.position() == stood


# Lists and the document -----------------------------------------------------------------------------------------------


def test_what_the_analyze_menu_offers_is_answered() -> None:
    asked = session()
    asked.send("gogui-play_sequence b D4 w E5 b E4 w F4")
    types = {"string", "hstring", "hpstring", "pstring", "plist", "pspairs", "dboard", "cboard"}
    types |= {"sboard", "gfx", "param", "none"}
    said = str(asked.blackboard.facts("move")[0])
    texts = {"riyu-variations": said, "riyu-match": "shape"}
    for line in asked.send("gogui-analyze_commands")[1].splitlines():
        kind, label, command = line.split("/")
        assert kind in types
        assert label
        text = texts.get(command.split()[0], "stone(black, D4)")
        command = command.replace("%p", "D4").replace("%c", "b").replace("%s", text)
        assert asked.send(command)[0], command


def test_ownership_has_a_row_a_line_of_the_board() -> None:
    rows = [row.split() for row in session().send("riyu-ownership")[1].splitlines()]
    assert [len(row) for row in rows] == [9] * 9
    assert rows[0][0] == "0.00"
    assert all(-1 <= float(value) <= 1 for row in rows for value in row)


def test_every_command_is_in_the_document_and_no_other() -> None:
    """docs/gtp.md has a line for each: | `name ARGUMENTS` | help |."""
    text = (Path(__file__).parents[2] / "docs" / "gtp.md").read_text("utf-8")
    told = [line.split("|")[1:3] for line in text.splitlines() if line.startswith("| `")]
    documented = {name.strip().strip("`"): about.strip() for name, about in told}
    assert len(documented) == len(told)
    known = {
        f"{c.name} {c.arguments}".strip().replace("|", "/"): c.help
        for c in session().registry.commands
    }
    assert documented == known


def test_gtp_does_not_lean_on_the_command_line() -> None:
    folder = Path(gtp.__file__).parent
    leaning = [
        p.name for p in folder.rglob("*.py") if "riyu.interfaces.cli" in p.read_text("utf-8")
    ]
    assert not leaning


def test_every_command_has_a_sentence_of_help() -> None:
    for command in session().registry.commands:
        assert command.help.endswith("."), command.name
        assert command.help[0].isupper(), command.name
