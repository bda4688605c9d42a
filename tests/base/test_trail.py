"""One trail: words and objects come back under the same marks, whatever scopes were opened in between."""

from __future__ import annotations

import random

import pytest

from riyu.base.errors import UsageError
from riyu.base.revertable import Revertable, RevertableList
from riyu.base.trail import Trail
from riyu.game.board import Board
from tests.guard import image_of, restored


class Counter(Revertable):
    """An object with one number."""

    def __init__(self, trail: Trail) -> None:
        super().__init__(trail)
        self.number = 0

    def set(self, number: int) -> None:
        self._save()
        self.number = number


def test_a_mark_gives_the_depth_to_which_undo_goes_back() -> None:
    trail = Trail()
    assert [trail.mark(), trail.mark(), trail.mark()] == [0, 1, 2]
    assert trail.depth == 3
    trail.undo_to(1)
    assert trail.depth == 1
    trail.undo()
    assert trail.depth == 0


def test_there_is_nothing_to_undo_without_a_mark() -> None:
    trail = Trail()
    with pytest.raises(UsageError, match="nothing to undo"):
        trail.undo()
    trail.mark()
    for depth in (-1, 2):
        with pytest.raises(UsageError, match=f"can't undo to depth {depth}: 1 marks stand"):
            trail.undo_to(depth)
    assert trail.depth == 1


def test_a_scope_number_is_never_given_twice() -> None:
    trail = Trail()
    assert trail.serial == 0
    seen = []
    for _ in range(3):
        trail.mark()
        trail.mark()
        seen.append(trail.serial)
        trail.undo()
        seen.append(trail.serial)
        trail.undo()
    assert trail.serial == 0
    assert seen == [2, 1, 4, 3, 6, 5]


def test_nothing_is_recorded_while_no_mark_stands() -> None:
    trail = Trail()
    board, thing = Board(9, trail=trail), Counter(trail)
    board.play(1, 105)
    thing.set(3)
    assert (trail.words, trail.objects) == (0, 0)
    board.mark()
    board.play(2, 106)
    thing.set(4)
    assert trail.words > 0
    assert trail.objects == 1
    board.undo()
    assert (trail.words, trail.objects) == (0, 0)
    assert (board.color_at(105), board.color_at(106), thing.number) == (1, 0, 3)


def test_an_object_records_its_image_once_a_scope() -> None:
    trail = Trail()
    thing = Counter(trail)
    trail.mark()
    thing.set(1)
    thing.set(2)
    assert trail.objects == 1
    trail.mark()
    thing.set(3)
    assert trail.objects == 2
    trail.undo()
    assert thing.number == 2
    thing.set(5)
    assert trail.objects == 1, "after undo the outer scope's image still stands"
    trail.undo()
    assert thing.number == 0


def test_keep_all_makes_what_stands_final() -> None:
    trail = Trail()
    board, thing = Board(9, trail=trail), Counter(trail)
    trail.mark()
    board.play(1, 105)
    thing.set(3)
    trail.keep_all()
    assert (trail.depth, trail.words, trail.objects, trail.serial) == (0, 0, 0, 0)
    assert board.color_at(105) == 1
    trail.mark()
    thing.set(4)
    board.play(2, 106)
    trail.undo()
    assert (thing.number, board.color_at(106), board.color_at(105)) == (3, 0, 1)


@pytest.mark.parametrize("seed", range(5))
def test_words_objects_and_containers_come_back_together(seed: int) -> None:
    chance = random.Random(seed)
    trail = Trail()
    board, thing = Board(7, trail=trail), Counter(trail)
    moves: RevertableList[int] = RevertableList(trail)
    stack: list[tuple[bytes, int, list[int]]] = []

    def state() -> tuple[bytes, int, list[int]]:
        return image_of(board), thing.number, list(moves)

    for _ in range(600):
        what = chance.random()
        if what < 0.25:
            stack.append(state())
            trail.mark()
        elif what < 0.4 and stack:
            depth = chance.randrange(len(stack))
            trail.undo_to(depth)
            assert state() == stack[depth], f"seed {seed}"
            del stack[depth:]
        elif what < 0.9:
            color = chance.choice((1, 2))
            points = board.legal_points(color)
            if points:
                moves.append(chance.choice(points))
                board.play(color, moves[-1])
        else:
            thing.set(chance.randrange(100))
    trail.undo_to(0)
    assert not stack or state() == stack[0]


def test_the_log_grows_beyond_its_first_room() -> None:
    board = Board(19)
    with restored(board):
        board.mark()
        for point in board.position().points(0):
            board.play(1 + point % 2, point) if board.is_legal(1 + point % 2, point) else None
        assert board.trail.words > 2000
        board.undo()


def test_what_is_written_in_a_pause_stays_and_what_came_before_it_is_undone() -> None:
    trail = Trail()
    kept, undone = RevertableList[int](trail), RevertableList[int](trail)
    trail.mark()
    undone.append(1)
    paused = trail.pause()
    assert (trail.depth, trail.serial) == (0, 0)
    kept.append(2)
    trail.mark()
    kept.append(3)
    trail.undo()
    trail.resume(paused)
    undone.append(4)
    assert trail.depth == 1
    trail.undo()
    assert list(kept) == [2] and list(undone) == []


class Stubborn:
    """An object that can't be put back."""

    def _put_back(self, image: object) -> None:
        raise OverflowError("not this one")


def test_an_object_that_can_not_be_put_back_keeps_nothing_else_from_it() -> None:
    trail = Trail()
    first, last = Counter(trail), Counter(trail)
    trail.mark()
    first.set(1)
    trail.record(Stubborn(), None)
    trail.mark()
    last.set(1)
    trail.record(Stubborn(), None)
    with pytest.raises(OverflowError, match="not this one"):
        trail.undo_to(0)
    assert (first.number, last.number, trail.depth) == (0, 0, 0)


def test_a_scope_is_undone_whatever_comes_about_in_it() -> None:
    trail = Trail()
    counter = Counter(trail)
    with pytest.raises(KeyError), trail.scope():
        counter.set(1)
        trail.mark()
        counter.set(2)
        raise KeyError
    assert (counter.number, trail.depth) == (0, 0)
