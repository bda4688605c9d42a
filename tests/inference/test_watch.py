"""The watched values and what changed are those of the slow twin; undo puts them back."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import all_points
from riyu.game.position import parse_position
from riyu.game.ruleset import RULESETS
from riyu.inference import constants as kinds
from riyu.inference import plain
from riyu.inference.watch import KIND_NAMES, Watch
from tests.layout import SOURCE, enums, struct
from tests.reference.watched import Values, changed, watched


def numbers(values: Values) -> dict[int, int]:
    """What the slow twin's values are as numbers; of pairs the first, of sets their size."""
    counted = (kinds.STONES_OF, kinds.ROOM_OF)
    unnumbered = (kinds.TOUCHED_OF, kinds.CHAIN_TOUCHED_OF, kinds.LINKS_AT)
    found = {}
    for key, value in values.items():
        kind = key & ~kinds.CELL_BITS
        if kind in unnumbered:
            continue
        if kind in counted:
            found[key] = len(value)  # type: ignore[arg-type]
        elif kind in (kinds.BLACK_ACCESS_AT, kinds.WHITE_ACCESS_AT):
            found[key] = value[1] << 9 | value[0]  # type: ignore[index]
        elif isinstance(value, tuple):
            found[key] = value[0]
        else:
            found[key] = value  # type: ignore[assignment]
    return found


def all_numbers(watch: Watch) -> dict[int, int]:
    """What the watch says, all that is not 0 and stands on the board, and no access where there is no way."""
    found = {}
    for kind in KIND_NAMES:
        base = kind << kinds.KIND_BITS
        away = {kinds.BLACK_ACCESS_AT: 65535, kinds.WHITE_ACCESS_AT: 65535}.get(base, 0)
        for p in [0] if base >= kinds.PHASE_NOW else all_points(watch.board.size):
            value = watch.value(kind, p)
            if value and value != away and base != kinds.LINKS_AT:
                found[base + p] = value
    return found


@pytest.mark.parametrize("seed", range(5))
def test_what_changed_is_what_differs_for_the_slow_twin(seed: int) -> None:
    chance = random.Random(seed)
    rules = list(RULESETS.values())
    board = Board(chance.choice((3, 4, 5, 7, 9)), rules[seed % len(rules)])
    features = Features(board)
    watch = Watch(features)
    now = watched(features)
    stack: list[Values] = []
    for move in range(60):
        if stack and chance.random() < 0.2:
            board.undo()
            now = stack.pop()
            if chance.random() < 0.5:
                assert watch.changed() == [], (seed, move)
        if chance.random() < 0.3:
            board.mark()
            stack.append(now)
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            color = chance.choice((1, 2))
            points = board.legal_points(color)
            board.play(color, chance.choice(points) if points else 0)
        before, now = now, watched(features)
        keys = watch.changed()
        assert len(keys) == len(set(keys))
        assert set(keys) == changed(before, now), (seed, move)
        assert all_numbers(watch) == numbers(now), (seed, move)


def test_only_kinds_that_are_asked_for_are_watched() -> None:
    board = Board(9)
    watch = Watch(Features(board), [kinds.LIBERTIES_OF >> 9])
    board.play(1, 105)
    assert watch.changed() == [kinds.LIBERTIES_OF + 105, kinds.LIBERTIES_OF]
    assert watch.value(kinds.LIBERTIES_OF >> 9, 105) == 4
    with pytest.raises(UsageError, match="kind 1 is not watched"):
        watch.value(1, 105)


def test_a_position_set_up_changes_what_differs() -> None:
    board = Board(3)
    features = Features(board)
    watch = Watch(features)
    before = watched(features)
    board.mark()
    board.set_up(parse_position("X . O\nX X O\n. . ."))
    assert set(watch.changed()) == changed(before, watched(features))
    board.undo()
    assert watch.changed() == []


def test_a_watch_undone_to_before_it_began_sees_all_again() -> None:
    board = Board(9)
    features = Features(board)
    board.play(1, 105)
    board.mark()
    board.play(2, 106)
    watch = Watch(features)
    assert watch.changed() == []
    board.undo()
    found = watch.changed()
    assert kinds.STONE_AT + 105 in found and kinds.STONE_AT + 106 not in watch.changed()
    assert all_numbers(watch) == numbers(watched(features))


def test_the_constants_of_both_languages_are_the_same() -> None:
    found = {n: v for n, v in vars(kinds).items() if n.isupper()}
    assert enums(SOURCE / "inference" / "constants.pxd") == found


def test_the_plain_struct_has_the_fields_of_the_compiled_one() -> None:
    fields = struct(SOURCE / "inference" / "following.pxd", "Seen")
    lists = {name: len(values) for name, values in vars(plain.Seen()).items()}
    assert lists == {name: count for name, count, _ in fields}
    # they are compared 8 bytes at a time
    assert all(count * size % 8 == 0 for _, count, size in fields)


def test_the_numbers_of_the_watch_are_the_same_in_both_languages() -> None:
    for file in ("following.pxd", "watch.pxd"):
        for name, number in enums(SOURCE / "inference" / file).items():
            assert getattr(plain, name) == number
