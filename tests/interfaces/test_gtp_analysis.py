"""Live analysis: what is told while riyu searches, what ends it, and that it leaves all as it was."""

from __future__ import annotations

import io
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from riyu.game.constants import PASS
from riyu.game.points import parse_move, parse_point, point_text
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.lines import Lines
from riyu.interfaces.gtp.protocol import serve
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from riyu.player.decision import Decision
from riyu.player.searching import Searching
from riyu.reading.blackboard import Blackboard
from tests.library import KNOWLEDGE
from tests.patience import patience

from .gtp_players import FirstPoint

RINGED = """
boardsize 7
komi 0.5
gogui-setup b B5 b C6 b E6 b F5 b F4 b F3 b D3 b C3 b B4 w C5 w D5 w E5 w C4 w E4 w E3
gogui-setup_player w
"""
"""White's stones in the middle, in a ring of Black's."""


def ready(lines: str = RINGED, **wanted: Any) -> Session:
    """Give a session that looks hastily, after some lines."""
    asked = new_session(Settings(seed=3), knowledge=KNOWLEDGE, **wanted)
    assert asked.send("gogui-param_general assess_playouts 40")[0]
    for line in lines.strip().splitlines():
        assert asked.send(line) == (True, "")
    return asked


class Client:
    """What talks with a session over a pipe, line by line."""

    def __init__(self) -> None:
        source, self._input = os.pipe()
        self.source = os.fdopen(source, "rb")
        self._said = b""
        self._pieces: queue.Queue[bytes] = queue.Queue()

    def hear(self, data: bytes) -> None:
        self._pieces.put(data)

    def send(self, text: str) -> None:
        os.write(self._input, text.encode())

    def line(self) -> str:
        """Give the next line that is said."""
        while b"\n" not in self._said:
            self._said += self._pieces.get(timeout=patience(20))
        line, _, self._said = self._said.partition(b"\n")
        return line.decode()

    def rest(self) -> str:
        """Give the lines up to the end of the reply, without the empty one."""
        lines = []
        while line := self.line():
            lines.append(line)
        return "\n".join(lines)

    def hang_up(self) -> None:
        if self._input >= 0:
            os.close(self._input)
            self._input = -1


@contextmanager
def talk(asked: Session) -> Iterator[Client]:
    """Serve a session in a thread; what it is asked ends with the block."""
    client = Client()
    server = threading.Thread(target=serve, args=(asked, client.source, client.hear))
    server.start()
    try:
        yield client
    finally:
        client.hang_up()
        server.join(patience(20))
        client.source.close()
    assert not server.is_alive()


def moves_of(line: str) -> list[dict[str, str]]:
    """Take a line apart as clients do: keys and values in turn, up to the line of moves."""
    found = []
    for part in line.split("info ")[1:]:
        head, _, pv = part.strip().partition(" pv ")
        words = head.split(" ")
        found.append(dict(zip(words[::2], words[1::2], strict=True)) | {"pv": pv})
    return found


# As long as it goes on. -----------------------------------------------------------------------------------------------


def test_lines_come_until_another_one_does() -> None:
    asked = ready()
    with talk(asked) as client:
        client.send("7 lz-analyze w 5\n")
        assert client.line() == "=7 "
        seen = [moves_of(client.line()) for _ in range(4)]
        client.send("8 protocol_version\n")
        client.rest()
        assert client.rest() == "=8 2"
    visits = [sum(int(move["visits"]) for move in moves) for moves in seen]
    assert visits == sorted(set(visits)), "they grow"
    for moves in seen:
        assert [move["order"] for move in moves] == [str(i) for i in range(len(moves))]
        assert [int(move["visits"]) for move in moves] == sorted(
            (int(move["visits"]) for move in moves), reverse=True
        )
        for move in moves:
            point = parse_move(move["move"], 7)
            assert point == PASS or asked.game.is_legal(2, point)
            assert move["pv"].split()[0] == move["move"]
            assert 0 <= int(move["lcb"]) <= int(move["winrate"]) <= 10_000
            assert set(move) - {"reason"} == {
                *("move", "visits", "winrate", "prior", "lcb", "order", "pv")
            }
    reasons = [move["reason"] for move in seen[0] if "reason" in move]
    assert reasons
    assert not any(" " in said for said in reasons)


@pytest.mark.parametrize("line", ["\n", "# interrupt\n", "zork\n", "3 lz-analyze zork\n"])
def test_any_line_ends_it_and_is_answered_itself(line: str) -> None:
    with talk(ready()) as client:
        client.send("1 analyze 5\n")
        assert client.line() == "=1 "
        client.send(line)
        client.rest()
        if "z" in line:
            assert client.rest().startswith("?")
        client.send("4 name\n")
        assert client.rest() == "=4 riyu"


@pytest.mark.parametrize("end", ["quit\n", ""])
def test_quit_and_the_end_of_input_end_it(end: str) -> None:
    asked = ready()
    with talk(asked) as client:
        client.send("kata-analyze b\n")
        assert client.line() == "= "
        client.send(end) if end else client.hang_up()
        client.rest()
        if end:
            assert client.rest() == "= "
    assert asked.ended == bool(end)


def test_half_a_line_does_not_end_it_and_is_not_lost() -> None:
    with talk(ready()) as client:
        client.send("analyze b 5\nna")
        assert client.line() == "= "
        for _ in range(3):
            assert client.line().startswith("info ")
        client.send("me\nversion")
        client.rest()
        assert client.rest() == "= riyu"
        client.send("\n")
        assert client.rest().startswith("= 0.")


def test_lines_sent_at_once_are_answered_one_after_the_other() -> None:
    with talk(ready()) as client:
        client.send("1 lz-analyze b 5\n2 kata-analyze w 5\n3 name\n")
        replies = [client.rest() for _ in range(3)]
    assert [reply[:3] for reply in replies] == ["=1 ", "=2 ", "=3 "]


def test_one_who_goes_away_ends_it() -> None:
    asked = ready()
    written: list[bytes] = []

    def write(data: bytes) -> None:
        written.append(data)
        if len(written) > 2:
            raise BrokenPipeError

    source, sink = os.pipe()
    with os.fdopen(source, "rb") as lines, os.fdopen(sink, "wb", buffering=0) as held_open:
        held_open.write(b"analyze b 5\n")
        assert serve(asked, lines, write) == 0
    assert written[0] == b"= \n"
    assert len(written) == 4, "the line that nobody heard, and the end of the reply"


def test_one_line_is_said_where_no_other_can_come() -> None:
    ok, text = ready().send("analyze w 5")
    assert ok
    assert len(text.splitlines()) == 1
    assert moves_of(text)


# What is told. --------------------------------------------------------------------------------------------------------


def told(line: str, asked: Session | None = None) -> str:
    ok, text = (asked or ready()).send(line)
    assert ok, text
    return text


def test_each_form_has_its_own_numbers() -> None:
    lz = moves_of(told("lz-analyze w 5"))[0]
    assert all(lz[key].isdigit() for key in ("winrate", "prior", "lcb"))
    assert "scoreLead" not in lz
    for name in ("kata-analyze", "analyze"):
        move = moves_of(told(f"{name} w 5"))[0]
        assert all("." in move[key] for key in ("winrate", "prior", "lcb", "scoreLead"))
        assert move["scoreMean"] == move["scoreLead"]


def test_ownership_is_told_once_after_all_moves_as_the_color_to_move_has_it() -> None:
    line = told("kata-analyze w 20 ownership true")
    assert line.count("ownership") == 1
    owned = [float(share) for share in line.rpartition(" ownership ")[2].split()]
    assert len(owned) == 49
    for_black = told("kata-analyze b 20 ownership true").rpartition(" ownership ")[2].split()
    corner = 0  # A7, which is Black's if anybody's
    assert owned[corner] < 0 < float(for_black[corner])
    assert "ownership" not in told("kata-analyze w 5 ownership false")


def test_the_root_is_told_where_it_is_wanted() -> None:
    line = told("kata-analyze w 10 rootInfo true")
    words = line.partition("rootInfo ")[2].split()
    root = dict(zip(words[::2], words[1::2], strict=True))
    assert int(root["visits"]) == sum(int(move["visits"]) for move in moves_of(line))


def test_as_many_moves_are_told_as_are_wanted() -> None:
    assert len(moves_of(told("kata-analyze w 5 maxmoves 2"))) == 2
    assert len(moves_of(told("lz-analyze w interval 5 maxmoves 1"))) == 1


def test_moves_that_are_to_be_avoided_are_not_searched() -> None:
    first = moves_of(told("lz-analyze w 5"))[0]["move"]
    moves = {move["move"] for move in moves_of(told(f"lz-analyze w 5 avoid w {first} 30"))}
    assert first not in moves
    assert moves
    allowed = moves_of(told("kata-analyze w 5 allow w D6,D2 1 avoid w D2 1"))
    assert {move["move"] for move in allowed} <= {"D6", "pass"}


def test_what_is_found_is_used_again() -> None:
    asked = ready()
    visits = [
        sum(int(move["visits"]) for move in moves_of(told("lz-analyze w 20", asked)))
        for _ in range(2)
    ]
    assert visits[1] > visits[0]


ERRORS = {
    "lz-analyze x": "'x' is no color, interval or keyword; known: interval, minmoves, maxmoves, …",
    "analyze b b": "'b' is no color, interval or keyword; known: …",
    "kata-analyze b owner true": "'owner' is no color, interval or keyword; did you mean 'ownership'?",
    "lz-analyze b -1": "interval is no number of centiseconds: '-1', expected 0 to 1e+06",
    "lz-analyze b 1x": "interval is no number of centiseconds: '1x'",
    "lz-analyze interval": "interval: no value given, expected centiseconds",
    "kata-analyze ownership maybe": "ownership 'maybe': expected true or false",
    "kata-analyze movesOwnership true": "movesOwnership: riyu does not tell that; expected false",
    "kata-analyze maxmoves 0": "maxmoves not an integer: 0, expected 1 to 1000",
    "kata-analyze minmoves few": "minmoves not an integer",
    "lz-analyze b avoid b": "avoid: no value given, expected vertices…",
    "lz-analyze b avoid x D4 1": "invalid color: 'x', expected b or w",
    "lz-analyze b avoid b Z9 1": "invalid coordinate: …",
    "lz-analyze b avoid b D4 now": "avoid: depth not an integer",
    "lz-analyze b avoid b pass 1": "avoid: a pass stays possible",
    "lz-analyze b avoid w D4 1": "avoid White: it is about the first move, Black's",
    "lz-genmove_analyze q": "'q' is no color, interval or keyword…",
}


@pytest.mark.parametrize("line", ERRORS)
def test_what_can_not_be_is_refused_in_words(line: str) -> None:
    ok, text = ready("boardsize 7").send(line)
    assert not ok
    want = ERRORS[line]
    assert text == want or (want.endswith("…") and text.startswith(want[:-1]))


@pytest.mark.parametrize("name", ["analyze", "kata-analyze", "lz-genmove_analyze"])
def test_a_player_without_a_tree_has_nothing_to_analyze(name: str) -> None:
    asked = ready("boardsize 7", searching=Searching(kind="one-ply"))
    ok, text = asked.send(f"{name} b 5")
    assert not ok
    assert text.startswith("nothing to analyze: this player searches no tree (search one-ply")
    asked = ready("boardsize 7")
    asked.send("gogui-param_general simulations 0")
    assert not asked.send(f"{name} b 5")[0]
    assert not asked.game.moves


# What it leaves. ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["name", "riyu-candidates w"])
def test_game_facts_and_plans_are_as_before(before: str) -> None:
    asked = ready()
    asked.send("trymove w D6")
    asked.send(before)
    questions = ("showboard", "riyu-facts", "riyu-plans", "riyu-findings", "printsgf", "top_moves")
    was = [asked.send(question) for question in questions]
    depth = asked.game.board.trail.depth
    for line in ("lz-analyze b 5", "kata-analyze w 5 ownership true", "analyze zork"):
        asked.send(line)
    assert [asked.send(question) for question in questions] == was
    assert asked.game.board.trail.depth == depth


def test_the_move_chosen_is_played_and_told_last() -> None:
    asked = ready(searching=Searching(simulations=300))
    with talk(asked) as client:
        client.send("5 lz-genmove_analyze w 5\n")
        *_, last, play = client.rest().splitlines()
        client.send("6 riyu-why\n")
        why = client.rest()
    moves = [move["move"] for move in moves_of(last)]
    assert play.startswith("play ")
    move = play.removeprefix("play ")
    assert move in moves
    assert why.startswith(f"=6 {move} ")
    assert f"\nWhite {move}, wins " in why
    assert str(asked.game.moves[-1].point) == str(parse_point(move, 7))


def test_without_a_color_it_is_whose_turn_it_is() -> None:
    asked = ready("boardsize 5\nplay b C3", searching=Searching(simulations=50))
    ok, text = asked.send("genmove_analyze")
    assert ok
    white = asked.game.moves[-1]
    assert white.color == 2
    assert text.endswith("pass" if white.is_pass else point_text(white.point))


def test_a_move_to_be_avoided_is_not_chosen() -> None:
    asked = ready("boardsize 5", searching=Searching(simulations=60))
    assert asked.send("kata-genmove_analyze b avoid b C3 1")[1].rpartition("play ")[2] != "C3"
    asked = ready("boardsize 5", searching=Searching(simulations=60))
    assert asked.send("kata-genmove_analyze b allow b B2 1")[1].rpartition("play ")[2] == "B2"


def test_an_analysis_keeps_no_choice_from_being_the_same() -> None:
    first, second = ready(), ready()
    second.send("analyze w 5")
    assert first.send("genmove w") == second.send("genmove w")


class BreaksOff(FirstPoint):
    """Tells one line, plays about on the board, and fails."""

    def analyze(self, blackboard: Blackboard, color: int, tell: Any, **told: Any) -> None:
        decision: Decision = self.decide(blackboard, color)
        tell(decision)
        blackboard.board.mark()
        blackboard.board.play(color, decision.point)
        raise ValueError("out of luck")


def test_one_that_fails_ends_its_reply_and_says_so_elsewhere(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = new_session(Settings(size=5), engine_factory=cast("Any", BreaksOff))
    was = asked.send("showboard")
    written: list[bytes] = []
    serve(asked, io.BytesIO(b"1 analyze b minmoves 1\n2 name\n"), written.append)
    said = b"".join(written).decode()
    assert said.startswith("=1 \ninfo move A5 visits 0 ")
    assert said.endswith(" pv A5\n\n=2 riyu\n\n")
    assert "riyu: internal error: ValueError: out of luck" in capsys.readouterr().err
    assert asked.send("showboard") == was


# Lines alone. ---------------------------------------------------------------------------------------------------------


def test_lines_of_a_pipe_come_as_they_are_written() -> None:
    source, sink = os.pipe()
    with os.fdopen(source, "rb") as held, os.fdopen(sink, "wb", buffering=0) as written:
        lines = Lines(held, 10)
        assert not lines.has_come()
        written.write(b"a\nb\n\nc")
        assert lines.has_come()
        assert [lines.next() for _ in range(3)] == [b"a\n", b"b\n", b"\n"]
        assert not lines.has_come()
        written.write(b"d\n0123456789abc\n")
        assert [lines.next() for _ in range(3)] == [b"cd\n", b"0123456789", b"abc\n"]
        written.write(b"0123456789")
        assert lines.has_come()
        assert lines.next() == b"0123456789"
        written.write(b"end")
        written.close()
        lines.wait()
        assert [lines.next() for _ in range(3)] == [b"end", b"", b""]
        assert lines.has_come()


def test_of_what_has_no_file_all_is_there() -> None:
    lines = Lines(io.BytesIO(b"a\nb"), 10)
    assert lines.has_come()
    assert [lines.next() for _ in range(3)] == [b"a\n", b"b", b""]
    assert lines.has_come()


# In the opponent's time. ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ponders", [False, True])
def test_it_thinks_on_after_its_own_move_if_it_is_to(ponders: bool) -> None:
    asked = ready(searching=Searching(seconds=0.05, ponders=ponders))
    looked = []

    def is_over() -> bool:
        looked.append(1)
        return len(looked) > 30

    asked.think_on(is_over)
    assert not looked  # it has not moved
    assert asked.send("genmove w")[0]
    moves, facts = asked.game.moves, asked.send("riyu-facts")
    asked.think_on(is_over)
    assert bool(looked) is ponders
    assert (asked.game.moves, asked.send("riyu-facts")) == (moves, facts)
    looked.clear()
    asked.think_on(is_over)
    assert not looked  # once a move


def test_a_line_ends_thinking_on() -> None:
    asked = ready(searching=Searching(seconds=0.05, ponders=True))
    client = Client()
    arguments = (asked, client.source, client.hear, None, asked.think_on)
    server = threading.Thread(target=serve, args=arguments)
    server.start()
    client.send("genmove w\n")
    assert client.rest().startswith("= ")
    client.send("genmove b\nquit\n")
    assert client.rest().startswith("= ") and client.rest() == "= "
    server.join(patience(20))
    client.hang_up()
    client.source.close()
    assert not server.is_alive()
