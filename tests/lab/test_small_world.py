"""Small worlds: what the rules alone say is what a slow twin says, and what books say of the shapes that they name."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import all_points, neighbors, opposite, parse_point
from riyu.lab.small_world import SmallWorld
from riyu.lab.world_drawing import drawn_world
from riyu.lab.worlds import KINDS, World, board_of, solved
from riyu.reading.reading import Verdict
from tests.boards import drawn_board
from tests.reference.races import Stones, string_at
from tests.reference.small_world import SlowWorld, holds_for_good


def slow(world: World) -> SlowWorld:
    """Work a world out slowly."""
    size = world.position.size
    stones: Stones = {p: world.position.at(p) for p in all_points(size)}
    first, owner = world.targets[0], opposite(world.pursuer)

    if world.kind == "link":
        second = world.targets[1]

        def ended(stones: Stones) -> bool | None:
            if stones[second] != owner:
                return True
            return False if second in string_at(stones, first, size)[0] else None

        return SlowWorld(stones, size, world.cells, world.pursuer, ended, True)
    if world.kind == "race":
        second = world.targets[1]

        def ended(stones: Stones) -> bool | None:
            if stones[second] != owner:
                return True
            return None if stones[first] == world.pursuer else False

    else:

        def ended(stones: Stones) -> bool | None:
            return None if stones[first] == owner else True

    return SlowWorld(stones, size, world.cells, world.pursuer, ended, False)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "eye"])
def test_small_worlds_end_as_the_slow_twin_says(kind: str) -> None:
    chance = random.Random(f"twin {kind}")
    asked = 0
    while asked < 6:
        world = drawn_world(kind, chance)
        if world is None or len(world.cells) > 5:
            continue
        asked += 1
        quick, twin = solved(world), slow(world)
        for first in (BLACK, WHITE):
            for asker in (BLACK, WHITE):
                one = quick.witness(first, asker)
                assert (one.verdict, one.threat_by) == twin.witness(first, asker), str(world)


def slow_safety(world: World) -> tuple[SlowWorld, bool | None]:
    """Work out slowly whether a string comes to be safe for good; also whether it is taken or safe already."""
    target, owner, size = world.targets[0], opposite(world.pursuer), world.position.size

    def is_lost(stones: Stones) -> bool:
        string = string_at(stones, target, size)[0] if stones[target] == owner else set()
        beside = {q for p in string for q in neighbors(p, size)}
        return not any(q in beside and stones[q] == EMPTY for q in world.cells)

    holds = holds_for_good(world.cells, size, world.pursuer, is_lost)

    def ended(stones: Stones) -> bool | None:
        if stones[target] != owner:
            return True
        return False if holds(stones) else None

    stones = {p: world.position.at(p) for p in all_points(size)}
    return SlowWorld(stones, size, world.cells, world.pursuer, ended, True), ended(stones)


@pytest.mark.parametrize("kind", ["eye", "life"])
def test_what_is_safe_for_good_is_what_the_slow_twin_says(kind: str) -> None:
    chance = random.Random("safe")
    asked = 0
    while asked < 12:
        world = drawn_world(kind, chance)
        if world is None or len(world.cells) > 5:
            continue
        asked += 1
        board, target, owner = board_of(world.position), world.targets[0], opposite(world.pursuer)
        quick = SmallWorld(board, world.cells, world.pursuer, {}, held=target, passed=True)
        twin, begun = slow_safety(world)
        for first in (BLACK, WHITE):
            one = quick.witness(first, owner)
            expected = twin.witness(first, owner)
            if begun is not None:
                expected = (Verdict.LOSS if begun else Verdict.WIN), 0
            assert (one.verdict, one.threat_by) == expected, str(world)


def corner(*rows: str) -> Board:
    """Give a board of 9x9 whose lower left corner is drawn, White's living walls all around."""
    above = [". O O O O O O O ."] + ["O O O O O O O O O"] * (8 - len(rows))
    return drawn_board(
        "9x9, Black to move\n"
        + "\n".join([*above, *(row + " O" * (9 - len(row.split())) for row in rows)])
    )


def life(board: Board, cells: str, target: str) -> SmallWorld:
    return SmallWorld(
        board, list(map(parse_point, cells.split())), WHITE, {parse_point(target): True}
    )


@pytest.mark.parametrize(
    ("rows", "cells", "white_first", "black_first"),
    [
        (("X X X X", ". . . X"), "A1 B1 C1", Verdict.LOSS, Verdict.WIN),  # three in a row
        (("X X X X X", ". . . . X"), "A1 B1 C1 D1", Verdict.WIN, Verdict.WIN),  # four in a row
        (("X X X", ". . X", ". . X"), "A1 B1 A2 B2", Verdict.LOSS, Verdict.LOSS),  # a square
    ],
)
def test_the_shapes_of_eyes_live_and_die_as_books_say(
    rows: tuple[str, ...], cells: str, white_first: Verdict, black_first: Verdict
) -> None:
    world = life(corner(*rows), cells, "A3" if len(rows) > 2 else "A2")
    assert world.witness(WHITE, BLACK).verdict is white_first
    assert world.witness(BLACK, BLACK).verdict is black_first


def test_what_is_no_small_world_is_refused() -> None:
    board = corner("X X X X", ". . . X")
    with pytest.raises(UsageError, match="0 cells: expected 1 to 12"):
        life(board, "", "A2")
    with pytest.raises(UsageError, match="C1 is empty and no cell"):
        life(board, "A1 B1", "A2")
    with pytest.raises(UsageError, match="the string at D1 may be taken: what then"):
        life(board, "A1 B1 C1", "J5")
