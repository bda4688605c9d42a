"""What is told of strings and groups in GNU Go's forms: each field by its name, and what isn't known as unknown."""

from __future__ import annotations

import pytest

from riyu.game.points import point_text
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from tests.interfaces.test_gtp_gnugo import game, gnugo, session
from tests.library import KNOWLEDGE

MOVES = ("b E5", "w E6", "b D6", "w D7", "b C7")


def asked(moves: tuple[str, ...], question: str) -> tuple[bool, str]:
    """Give the reply to a question on 9x9, some moves played."""
    session = new_session(Settings(size=9), knowledge=KNOWLEDGE)
    for move in moves:
        session.send(f"play {move}")
    return session.send(question)


def fields(reply: str) -> dict[str, str]:
    """Give the fields of a reply about one string or group, without the vertex above them."""
    lines = [line.split(maxsplit=1) for line in reply.splitlines()[1:]]
    return {line[0]: line[1] if len(line) > 1 else "" for line in lines}


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("same_dragon E5 E5", "1"),
        ("same_dragon D6 C7", "1"),
        ("same_dragon D6 E5", "0"),
        ("same_dragon E5 E6", "0"),
    ],
)
def test_stones_of_one_group_are_told(question: str, reply: str) -> None:
    assert asked(MOVES, question) == (True, reply)


def test_a_string_is_told_field_by_field() -> None:
    told, reply = asked(MOVES, "worm_data E5")
    assert told
    assert reply.splitlines()[:4] == [
        "E5:",
        "origin               E5",
        "color                black",
        "size                 1",
    ]
    found = fields(reply)
    assert [found[f"liberties{order}"] for order in ("", 2, 3, 4)] == ["3", "6", "11", "15"]
    assert (found["attack_code"], found["attack_point"]) == ("0", "PASS")
    assert found["unconditional_status"] == "unknown"


def test_a_string_that_can_be_taken_is_told_with_the_moves_and_as_the_other_s_lunch() -> None:
    taken = fields(asked(("w A1", "b A2", "w J9"), "worm_data A1")[1])
    assert (taken["attack_code"], taken["attack_point"]) == ("1", "B1")
    assert (taken["defense_code"], taken["defense_point"]) == ("0", "PASS")
    assert fields(asked(("w A1", "b A2", "w J9"), "worm_data A2")[1])["lunch"] == "A1"


def test_a_group_is_told_with_its_strings() -> None:
    moves = ("b C4", "b D5", "w C7")
    told, reply = asked(moves, "dragon_data D5")
    found = fields(reply)
    assert told
    assert (found["color"], found["size"], found["strings"]) == ("black", "2", "D5 C4")
    assert (found["status"], found["neighbors"]) == ("alive", "")


def test_a_group_is_told_as_it_is_assessed() -> None:
    """Black's corner has one eye, and White all around it."""
    stones = "b A3,b B3,b C3,b C2,b C1,b A2,w A4,w B4,w C4,w D3,w D2,w D1,w B5,w D5,w E3,w E1,w F2"
    found = fields(asked(tuple(stones.split(",")), "dragon_data A3")[1])
    told = [found[name] for name in ("status", "safety", "escape_route", "surround_status")]
    assert told == ["critical", "critical", "0", "1"]
    assert 0 <= float(found["weakness"]) <= 1


def test_empty_points_are_shared_out_among_the_nearest_strings() -> None:
    """What is as near to both counts half for each, what is more than four steps away for none."""
    moves = ("b A1", "w C1")
    sizes = [
        float(fields(asked(moves, f"worm_data {at}")[1])["effective_size"]) for at in ("A1", "C1")
    ]
    assert sizes == [7.0, 17.0]


def test_the_life_told_is_that_of_all_the_strings_told() -> None:
    """White's E2 alone is not clear; with F5, from which it can't be cut, it lives; C5 is cut off by E6."""
    stones = "b D7,w C7,b F6,w C6,b D5,w C5,b E5,w F5,b B4,w G5,b C4,w D4,b F4,w E4,b D3,w C3,b C2,w E3,b D2,w E2"
    moves = tuple(stones.split(","))
    found = fields(asked(moves, "dragon_data E2")[1])
    assert found["strings"] == "F5 E2"
    assert (found["owl_status"], found["owl_attack_certain"]) == ("alive", "YES")
    assert fields(asked(moves, "dragon_data F5")[1])["owl_status"] == "alive"


@pytest.mark.parametrize(
    ("question", "vertices"),
    [("worm_data", "C7 D7 D6 E6 E5"), ("dragon_data", "E5 D6 E6 D7")],
)
def test_without_a_vertex_all_are_told(question: str, vertices: str) -> None:
    reply = asked(MOVES, question)[1]
    told = [line.rstrip(":") for line in reply.splitlines() if line.endswith(":")]
    assert told == vertices.split()


@pytest.mark.parametrize(
    ("question", "refusal"),
    [
        ("same_dragon E5", "invalid coordinate: none given, expected a vertex such as Q16"),
        ("same_dragon E5 A1", "vertex must not be empty"),
        ("worm_data A1", "vertex must not be empty"),
        ("dragon_data A1", "vertex must not be empty"),
    ],
)
def test_other_questions_are_refused(question: str, refusal: str) -> None:
    assert asked(MOVES, question) == (False, refusal)


def test_gnugo_says_the_same_of_strings() -> None:
    ours = session(9)
    commands = ["boardsize 9", *game(ours, 3, 40)]
    vertices = [point_text(name) for name in ours.game.board.strings()]
    replies = gnugo([*commands, *(f"worm_data {vertex}" for vertex in vertices)])
    same = ("color", "size", "liberties", "invincible", "unconditional_status")
    for vertex, reply in zip(vertices, replies[len(commands) :], strict=True):
        theirs, mine = fields(reply[1]), fields(ours.send(f"worm_data {vertex}")[1])
        assert [theirs[name] for name in same] == [mine[name] for name in same]
        assert list(mine) == list(theirs)
