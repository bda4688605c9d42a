"""Numbers written twice, for C and for Python, are the same; and the budget's table is the struct."""

from __future__ import annotations

import riyu.game
from riyu.base.block import LINE
from riyu.game import constants, plain
from riyu.game.board import Board
from riyu.game.stones import FIELDS
from tests.guard import COMPILED
from tests.layout import SOURCE, enums, struct

FOLDER = SOURCE / "game"


def test_the_constants_of_both_languages_are_the_same() -> None:
    numbers = {n: v for n, v in vars(constants).items() if n.isupper()}
    assert enums(FOLDER / "constants.pxd") == numbers
    assert len(numbers) > 8


def test_the_names_of_the_states_numbers_are_the_same() -> None:
    names = enums(FOLDER / "stones.pxd")
    lengths = {name: names.pop(name) for name in ("NUMBERS", "COUNTS")}
    assert {name: getattr(plain, name) for name in names} == names
    state = plain.BoardState()
    assert (len(state.numbers), len(state.counts)) == (lengths["NUMBERS"], lengths["COUNTS"])


def test_the_budgets_table_lists_the_struct_field_by_field() -> None:
    assert [(f.name, f.count, f.unit_bytes) for f in FIELDS] == struct(
        FOLDER / "stones.pxd", "BoardState"
    )
    assert {f.layer for f in FIELDS} == {"board"}
    state = plain.BoardState()
    assert {name: len(array) for name, array in vars(state).items()} == {
        name: count for name, count, _ in struct(FOLDER / "stones.pxd", "BoardState")
    }


def test_fields_lie_on_their_own_size_so_that_the_struct_has_no_gaps() -> None:
    place = 0
    for name, count, unit in struct(FOLDER / "stones.pxd", "BoardState"):
        assert place % unit == 0, name
        place += count * unit
    assert place % 8 == 0, "the trail records whole words of 8 bytes"
    if COMPILED:
        block = Board(19).block
        assert block.claimed == -(-place // LINE) * LINE
        assert place == sum(f.bytes for f in block.fields)
    assert riyu.game.__doc__
