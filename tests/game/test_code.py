"""Positions and changes survive their codes; whatever else comes in is refused with its place (W26)."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riyu.base.errors import BadInput, UsageError
from riyu.game.code import (
    apply_change,
    change,
    decode,
    decode_text,
    encode,
    encode_text,
    from_text,
    to_text,
)
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import all_points, opposite, parse_point
from riyu.game.position import Position, empty_position, parse_position
from riyu.game.ruleset import CHINESE
from tests.game._material import positions, repeatable
from tests.reference.board import SlowBoard

pairs = st.integers(2, 19).flatmap(lambda n: st.tuples(positions(n, n), positions(n, n)))


@given(positions())
@repeatable
def test_a_position_survives_its_code(position: Position) -> None:
    code = encode(position)
    assert decode(code) == position
    text = encode_text(position)
    assert decode_text(text) == position
    assert re.fullmatch(r"[A-Za-z0-9_-]+", text)


def test_the_code_is_what_its_description_says() -> None:
    position = parse_position(
        "3x3, White to move, ko at B3, captured 1 black 200 white\nX..\nO.X\n..O"
    )
    assert encode(position) == bytes(
        [
            3 | 0x20 | 0x40 | 0x80,  # 3x3, White to move, a ko and captured stones follow
            *(0, 1),  # the ko is the second point
            *(1, 0x80 | 72, 1),  # 1 black stone, 200 = 72 + 128 white ones
            81 * 1 + 27 * 0 + 9 * 0 + 3 * 2 + 0,  # X . . O .
            81 * 1 + 27 * 0 + 9 * 0 + 3 * 2 + 0,  # X . . O and one point too many
        ]
    )


def test_a_full_board_takes_seventy_three_bytes_and_a_head() -> None:
    assert len(encode(empty_position(19))) == 1 + 73
    assert len(encode_text(empty_position(19))) == 99
    full = Position(19, bytes([1, 2] * 180 + [0]), WHITE, parse_point("T1"), (300, 300))
    assert len(encode(full)) == 1 + 2 + 4 + 73


@given(st.binary(max_size=90))
@repeatable
def test_any_bytes_are_the_code_of_one_position_or_bad_input(code: bytes) -> None:
    try:
        position = decode(code)
    except BadInput as error:
        assert str(error).startswith("position code")
    else:
        assert encode(position) == code


@given(positions(), st.randoms(use_true_random=False))
@repeatable
def test_a_damaged_code_gives_another_position_or_bad_input(
    position: Position, chance: random.Random
) -> None:
    code = bytearray(encode(position))
    code[chance.randrange(len(code))] ^= 1 << chance.randrange(8)
    with suppress(BadInput):
        assert decode(bytes(code)) != position


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "column 1: the end: expected the first byte"),
        ("00", "column 1: board size 0: expected 2 to 19"),
        ("1f", "column 1: board size 31"),
        ("03 00", "column 3: 2 bytes, 1 of them after the head: expected 2"),
        ("03 00 00 00", "column 4: 4 bytes, 3 of them after the head: expected 2"),
        ("03 00 f3", "column 3: found byte 243: expected 0 to 242, five points"),
        ("03 00 01", "column 3: the last byte has stones beyond the 9 points"),
        ("43 00", "column 3: the end: expected the ko"),
        ("43 00 09 00 00", "column 3: ko at point 10 of 9"),
        ("43 00 00 51 00", "ko at A3, where a stone stands"),
        ("83 00 00 00 00", "column 3: captured stones are said to follow, but none"),
        ("83 80 00 00 00 00", "column 3: black stones captured: found a number"),
        ("83 01 ff ff ff ff ff 00 00 00", "column 7: white stones captured: found a number of"),
    ],
)
def test_a_wrong_code_is_refused_with_the_byte(code: str, said: str) -> None:
    with pytest.raises(BadInput, match=re.escape(said)):
        decode(bytes.fromhex(code))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A+", "column 2: found '+': expected a letter, a digit, '-' or '_'"),
        ("AA==", "column 3: found '='"),
        ("AÄ", "column 2: found 'Ä'"),
        ("AAAAA", "5 characters: one is missing"),
        ("AB", "column 2: found 'B': the last character holds bits"),
    ],
)
def test_a_wrong_text_is_refused_with_the_character(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=re.escape(said)):
        from_text(text)


@given(st.binary(max_size=40))
@repeatable
def test_bytes_survive_their_text(code: bytes) -> None:
    assert from_text(to_text(code)) == code


def test_more_captured_stones_than_there_is_room_for_are_refused() -> None:
    with pytest.raises(UsageError, match="expected 0 to 4294967295"):
        encode(replace(empty_position(9), captured=(2**32, 0)))


@given(pairs)
@repeatable
def test_a_change_makes_the_one_position_into_the_other(pair: tuple[Position, Position]) -> None:
    before, after = pair
    message = change(before, after)
    assert apply_change(message, before) == after
    if before != after:
        with pytest.raises(BadInput, match="made for another position, or was damaged"):
            apply_change(message, after)


@given(positions(9, 9), positions(9, 9), st.integers(0, 10**6))
@repeatable
def test_a_damaged_change_is_refused(before: Position, after: Position, where: int) -> None:
    message = bytearray(change(before, after))
    message[where // 8 % len(message)] ^= 1 << where % 8
    with pytest.raises(BadInput, match=r"^change message, column"):
        apply_change(bytes(message), before)


@given(positions(), st.binary(max_size=30))
@repeatable
def test_bytes_that_are_no_change_are_refused(before: Position, message: bytes) -> None:
    with pytest.raises(BadInput):
        apply_change(message, before)


def test_the_moves_of_a_game_are_changes_of_a_few_bytes() -> None:
    board, chance = SlowBoard(19, CHINESE), random.Random(7)
    before = after = board.position()
    color, sizes, most_taken = BLACK, [], 0
    for _ in range(250):
        points = list(all_points(19))
        chance.shuffle(points)
        taken = board.play(color, next(p for p in points if not board.legality(color, p)))
        before, after = after, board.position()
        message = change(before, after)
        assert apply_change(message, before) == after
        had_captures = any(after.captured)
        if not taken:
            sizes.append(len(message) - (2 if had_captures else 0))
        most_taken = max(most_taken, taken)
        color = opposite(color)
    assert most_taken > 0
    assert max(sizes) == 7, "head 1, check 4, point 1 or 2; the counts of captured stones 2"
    board.play(color, PASS)
    assert len(change(after, board.position())) <= 7


def test_changes_can_be_sent_one_after_the_other() -> None:
    """
    The far side holds what it was told last and takes only the change that follows it.

    . . .      . . .      . O .
    . X .  ->  . X .  ->  . X .
    . . .      . O .      . O .
    """
    first = parse_position("...\n.X.\n...")
    second = replace(first.with_stones(white=[parse_point("B1")]), to_move=BLACK)
    third = replace(second.with_stones(white=[parse_point("B3")]), to_move=WHITE)
    messages = [change(first, second), change(second, third)]
    assert apply_change(messages[1], apply_change(messages[0], first)) == third
    with pytest.raises(BadInput, match="another position"):
        apply_change(messages[1], first)


def test_a_change_is_between_boards_of_one_size() -> None:
    with pytest.raises(UsageError, match="from a 9x9 to a 13x13 position"):
        change(empty_position(9), empty_position(13))
    with pytest.raises(BadInput, match="a change for a 9x9 board; the position is 13x13"):
        apply_change(change(empty_position(9), empty_position(9)), empty_position(13))
