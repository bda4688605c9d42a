"""GNU Go over a pipe as the witness: where it has the same command, it gives the same reply."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from riyu.game.points import all_points, point_text
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from riyu.lab.peer import find_program
from tests.library import KNOWLEDGE
from tests.patience import run

Reply = tuple[bool, str]


def gnugo(commands: Sequence[str], *options: str) -> list[Reply]:
    """Give GNU Go's replies; skip the test where it is not installed."""
    program = find_program("gnugo")
    if program is None:
        pytest.skip("gnugo is neither on PATH nor in /usr/games: this test needs it as a witness")
    line = [program, "--mode", "gtp", "--level", "1", *options]
    done = run(line, input="\n".join(commands) + "\n", text=True)
    replies = done.stdout.removesuffix("\n\n").split("\n\n")
    assert len(replies) == len(commands)
    return [(reply[0] == "=", reply[2:]) for reply in replies]


def session(size: int) -> Session:
    """Give a session under GNU Go's laws: simple ko, no suicide."""
    return new_session(Settings(size=size, ruleset="japanese"), knowledge=KNOWLEDGE)


def game(asked: Session, seed: int, length: int) -> list[str]:
    """Play random legal moves, none into own eyes, so that strings are taken and kos fought; give the commands."""
    chance = random.Random(seed)
    commands = []
    color = 1
    for _ in range(length):
        board = asked.game.board
        points = [p for p in board.legal_points(color) if not board.is_eyelike(color, p)]
        if points:
            commands.append(f"play {' bw'[color]} {point_text(chance.choice(points))}")
            assert asked.send(commands[-1])[0]
        color = 3 - color
    return commands


def words(reply: Reply) -> tuple[bool, list[str]]:
    return reply[0], sorted(reply[1].split())


@pytest.mark.parametrize(("size", "seed"), [(5, 1), (7, 2), (9, 3), (9, 4), (13, 5)])
def test_gnu_go_sees_the_same_liberties_and_legal_moves(size: int, seed: int) -> None:
    asked = session(size)
    commands = [f"boardsize {size}", "clear_board"]
    ours: dict[int, Reply] = {}
    for part in range(4):
        commands += game(asked, 10 * seed + part, size * size // 3)
        stones = [p for p in all_points(size) if asked.game.board.color_at(p)]
        questions = [f"countlib {point_text(p)}" for p in stones]
        questions += [f"findlib {point_text(p)}" for p in stones]
        questions += [f"color {point_text(p)}" for p in all_points(size)]
        questions += ["captures black", "captures white", "query_boardsize"]
        # Only the side to move is asked: what a ko means for the other, the two see differently.
        color = "bw"[asked.game.to_move - 1]
        questions += [f"is_legal {color} {point_text(p)}" for p in all_points(size)]
        questions += [f"all_legal {color}", f"is_legal {color} PASS"]
        for question in questions:
            ours[len(commands)] = asked.send(question)
            commands.append(question)
    theirs = gnugo(commands)
    for at, reply in ours.items():
        assert words(reply) == words(theirs[at]), f"{commands[at]} after {commands[:at]}"


def test_gnu_go_reads_the_same_ladders() -> None:
    """A white stone of two liberties, and a ladder breaker on each point in turn."""
    ladder = ["play w D4", "play b D5", "play b C4", "play b C3"]
    taken = {command.split()[2] for command in ladder} | {"E4", "D3"}
    asked = session(9)
    commands = ["boardsize 9"]
    ours: dict[int, Reply] = {}
    asked.send("boardsize 9")
    for breaker in [p for p in map(point_text, all_points(9)) if p not in taken]:
        commands += ["clear_board", *ladder, f"play w {breaker}"]
        for command in ("clear_board", *ladder, f"play w {breaker}"):
            asked.send(command)
        ours[len(commands)] = asked.send("ladder_attack D4")
        commands.append("ladder_attack D4")
    theirs = gnugo(commands)
    assert set(ours.values()) == {(True, "0"), (True, "1 E4")}
    for at, reply in ours.items():
        assert reply == theirs[at], commands[at - 1]


REFUSED_ALIKE = [
    "boardsize 99",
    "boardsize x",
    "boardsize",
    "countlib A1",
    "findlib A1",
    "undo",
    "gg-undo 99",
    "fixed_handicap x",
    "time_settings 10 10",
    "final_status_list",
    "zork",
    "restricted_genmove b",
]
REFUSED_WITH_MORE = [
    "komi x",
    "play b z9",
    "play x D4",
    "play b",
    "countlib",
    "findlib z",
    "color",
    "is_legal b",
    "all_legal",
    "captures x",
    "genmove",
    "fixed_handicap 77",
    "place_free_handicap 1",
    "set_free_handicap A1 A1",
    "final_status_list zork",
    "loadsgf nosuch",
]


def test_gnu_go_refuses_in_the_same_words() -> None:
    theirs = gnugo(["boardsize 9", *REFUSED_ALIKE, *REFUSED_WITH_MORE])[1:]
    asked = session(9)
    for command, reply in zip(REFUSED_ALIKE + REFUSED_WITH_MORE, theirs, strict=True):
        ok, text = asked.send(command)
        assert (ok, reply[0]) == (False, False), command
        if command in REFUSED_ALIKE:
            assert text == reply[1], command
        else:
            assert text.startswith(reply[1]), command


def test_gnu_go_takes_handicap_stones_on_the_same_points() -> None:
    for size in (9, 13, 19):
        commands = [f"boardsize {size}"]
        for count in range(2, 10):
            commands += ["clear_board", f"fixed_handicap {count}"]
        asked = session(size)
        for command, reply in zip(commands, gnugo(commands), strict=True):
            assert words(asked.send(command)) == words(reply), f"{command} on {size}"


def test_gnu_go_reads_the_games_we_write(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "game.sgf"
    asked = session(9)
    game(asked, 77, 60)
    asked.send(f"printsgf {file}")
    color = "black" if asked.game.to_move == 1 else "white"
    stones = {
        name: sorted(point_text(p) for p in all_points(9) if asked.game.board.color_at(p) == code)
        for code, name in ((1, "black"), (2, "white"))
    }
    replies = gnugo([f"loadsgf {file}", "list_stones black", "list_stones white"])
    assert replies[0] == (True, color)
    assert [words(reply)[1] for reply in replies[1:]] == [stones["black"], stones["white"]]
