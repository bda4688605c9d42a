"""The block holds the claims of several boards side by side, says where its bytes go, and copies them whole."""

from __future__ import annotations

import pytest

from riyu.base.block import LIMIT, LINE, Block
from riyu.base.errors import UsageError
from riyu.base.trail import Trail
from riyu.game.board import FIELDS, Board
from riyu.game.points import parse_point
from tests.guard import COMPILED

compiled_only = pytest.mark.skipif(not COMPILED, reason="plain Python keeps lists, not bytes")


def test_a_new_block_is_unclaimed() -> None:
    block = Block()
    assert block.size == LIMIT
    assert block.claimed == 0
    assert block.fields == []


@compiled_only
def test_claims_begin_on_cache_lines_and_the_table_accounts_for_each_byte() -> None:
    block = Block()
    Board(9, block=block)
    claimed = sum(field.bytes for field in block.fields)
    assert block.fields == FIELDS
    assert block.claimed % LINE == 0
    assert 0 <= block.claimed - claimed < LINE
    assert len(block.image()) == block.claimed


@compiled_only
def test_two_boards_on_one_block_do_not_disturb_each_other() -> None:
    block, trail = Block(), Trail()
    first, second = Board(9, block=block, trail=trail), Board(19, block=block, trail=trail)
    first.play(1, parse_point("E5"))
    before = first.position()
    second.mark()
    second.play(2, parse_point("Q16"))
    assert first.position() == before
    second.undo()
    assert second.position() == Board(19).position()
    assert first.position() == before


@compiled_only
def test_a_full_block_refuses_a_further_claim_and_keeps_what_it_has() -> None:
    block = Block()
    boards = [Board(5, block=block)]
    each = block.claimed
    while block.claimed + each <= LIMIT:
        boards.append(Board(5, block=block))
    before = block.image()
    with pytest.raises(UsageError, match=f"full: {block.claimed} of {LIMIT} bytes claimed"):
        Board(5, block=block)
    assert block.image() == before


@compiled_only
def test_a_copy_holds_the_same_bytes_and_is_put_back_the_same_way() -> None:
    board, store = Board(9), Board(9)
    store.block.copy_from(board.block)
    before = board.position()
    board.play(1, parse_point("C3"))
    assert store.position() == before
    store.block.copy_from(board.block)
    assert store.block.image() == board.block.image()
    assert store.position() == board.position()


@compiled_only
def test_blocks_claimed_otherwise_are_not_copied() -> None:
    one, two = Block(), Block()
    Board(9, block=one)
    with pytest.raises(UsageError, match="different parts"):
        two.copy_from(one)
