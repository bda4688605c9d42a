"""The bulk matcher answers, in every position of a batch, what the asker and the sweep answer there."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.points import Color, opposite
from riyu.lab.games import WIDEST, random_games, starting_board
from riyu.patterns._entries import anchor_of
from riyu.patterns._laying import ConflictError, lay
from riyu.patterns.asking import Asker, ReadyLibrary
from riyu.patterns.bulk import Batch, ask
from riyu.patterns.bulk_asking import BulkAsker
from riyu.patterns.bulk_program import program_of, sweeping_program
from riyu.patterns.library import Library
from riyu.patterns.model import Asked, Drawing, Glob, Pattern, PatternClass, Test
from riyu.patterns.sweep import Sweep
from riyu.patterns.symmetry import turn
from riyu.patterns.tables import ASKED
from tests.library import whole_library
from tests.patterns.test_matcher_agrees import ALL_WAYS, cut_out, cut_out_toward
from tests.patterns.test_sweep import random_drawings

OF_FEATURES = [
    Test("own-distance", ("*",), "<", 3),
    Test("enemy-distance", ("*",), ">", 2, negated=True),
    Test("in own territory", ("*",), negated=True),
    Test("phase", (), ">", 5),
]


def boards(seed: int, size: int, games: int = 2) -> list[Board]:
    """Boards as random games leave them, every few moves of theirs."""
    found = []
    for game in random_games(games, seed, (size,)):
        moves = game.record.moves
        for count in range(0, len(moves) + 1, 1 + len(moves) // 30):
            found.append(starting_board(replace(game.record, moves=())))
            for move in moves[:count]:
                found[-1].play(move.color, move.point)
    return found


def random_class(seed: int, of_features: bool = False) -> PatternClass:
    """Patterns cut out of a random board: with tests, ties, bars, joined globs and a last one."""
    chance = random.Random(seed)
    kinds = [kind for kind in ASKED.values() if kind.phrase != "the whole board"]
    kind = kinds[seed % len(kinds)]
    asked = Asked(kind.phrase, kind.oriented)
    position = chance.choice(boards(seed, 7, 1)[5:]).position()
    patterns: list[Pattern] = []
    while len(patterns) < 8:
        name = f"pattern-{len(patterns)}"
        cut_one = cut_out_toward if kind.end else cut_out
        one = cut_one(chance, position, asked, name)
        when = [chance.choice(OF_FEATURES if one.drawing.answer else OF_FEATURES[-1:])]
        is_bar = len(patterns) == 3 and not one.globs
        one = replace(one, is_bar=is_bar, when=(*one.when, *(when if of_features else ())))
        if chance.random() < 0.3 and not kind.end and not is_bar:
            cut = [cut_out(chance, position, asked, "glob", around=1) for _ in range(3)]
            headers = [Glob(f"glob-{name}", c.drawing, "", c.where) for c in cut]
            headers[-1] = replace(headers[-1], skips=chance.random() < 0.5)
            if chance.random() < 0.3:
                headers = [replace(header, skips=True) for header in headers]
            one = replace(one, globs=(replace(headers[0], joined=tuple(headers[1:])),))
        try:
            lay(one, asked)
        except ConflictError:
            continue
        patterns.append(one)
    last = "none"
    if not kind.end and chance.random() < 0.5:
        last = "the-rest"
        patterns.append(Pattern(last, Drawing(("@",))))
    answer = chance.choice(("best", "all"))
    return PatternClass(f"random-{seed}", asked, answer, last, tuple(patterns))


def assert_answers_are_the_askers(
    bulk: BulkAsker, on: list[Board], colors: tuple[Color, ...]
) -> int:
    """Whether all answers are those of the asker, board by board; gives how many there are."""
    numbers = [bulk.add(board) for board in on]
    found = bulk.ask(colors).by_position()
    ready = ReadyLibrary(Library(tuple(bulk.classes)))
    for number, board in zip(numbers, on, strict=True):
        asker = Asker(Features(board, 7), ready)
        asker.features.update()
        expected = [
            (place, color, *match)
            for place, wanted in enumerate(bulk.classes)
            for color in colors
            for match in asker.found(wanted.name, color)
        ]
        assert found[number] == expected, f"{board.position()}"
    return sum(map(len, found))


@pytest.mark.parametrize("seed", range(12))
def test_random_classes_answer_as_the_asker_says(seed: int) -> None:
    classes = [random_class(8 * seed + i) for i in range(4)]
    bulk = BulkAsker(Library(tuple(classes)), size=(5, 7, 9)[seed % 3])
    assert bulk.decided == classes
    on = boards(seed, bulk.batch.size)
    assert assert_answers_are_the_askers(bulk, on, ((1, 2), (1,), (2,))[seed % 3]) > 0


@pytest.mark.parametrize("seed", range(4))
def test_classes_that_ask_for_features_answer_as_the_asker_says(seed: int) -> None:
    classes = [random_class(7 * seed + i, of_features=i % 2 == 0) for i in range(4)]
    bulk = BulkAsker(Library(tuple(classes)), size=7)
    assert len(bulk.decided) < len(classes)
    assert assert_answers_are_the_askers(bulk, boards(seed, 7, 1), (1, 2)) > 0


def test_the_whole_knowledge_answers_as_the_asker_says() -> None:
    bulk = BulkAsker(whole_library(), size=9)
    assert assert_answers_are_the_askers(bulk, boards(3, 9, 1)[::60], (1, 2)) > 100
    bulk = BulkAsker(whole_library(), ("shape", "press", "string-attack"), size=19)
    assert assert_answers_are_the_askers(bulk, boards(4, 19, 1)[::18], (1, 2)) > 5


@pytest.mark.parametrize(("seed", "size", "reach"), [(1, 5, 1), (2, 7, 2), (3, 9, 3), (4, 13, 4)])
def test_drawings_stand_where_the_sweep_finds_them(seed: int, size: int, reach: int) -> None:
    drawings = random_drawings(seed, 12, reach)
    program, batch = sweeping_program(drawings), Batch(size, 64)
    on = boards(seed, size, 1)
    for board in on:
        batch.add(board)
    for board, found in zip(on, ask(program, batch).by_position(), strict=True):
        matches = []
        for _, color, order, o, focus, _, _ in found:
            x, y = turn(o, anchor_of(drawings[order][0]))
            matches.append((order, o, color, focus + x + 20 * y))
        assert sorted(matches) == Sweep(board, drawings).matches()


def test_blocks_threads_and_a_batch_begun_anew_change_nothing() -> None:
    classes = [random_class(i) for i in range(3)]
    program, on = program_of(classes), boards(5, 7) * 12
    assert len(on) > 512
    batch = Batch(7, len(on))
    for board in reversed(on):
        batch.add(board)
    ask(program, batch)
    batch.clear()
    for board in on:
        batch.add(board)
    whole = ask(program, batch)
    assert ask(program, batch, threads=3).records() == whole.records()
    alone = Batch(7, 1)
    for number, found in list(enumerate(whole.by_position()))[::41]:
        alone.clear()
        alone.add(on[number])
        assert ask(program, alone).by_position()[0] == found
        assert batch.position(number).stones == on[number].position().stones
    assert len(whole) == sum(map(len, whole.by_position()))


def test_siblings_of_a_position_are_asked_at_once() -> None:
    """Every legal move of a position, played and taken back: a batch of what would then stand."""
    board = boards(6, 9, 1)[8]
    color: Color = opposite(1)
    bulk = BulkAsker(Library((random_class(2), random_class(4))), size=9)
    after = []
    for point in board.legal_points(color):
        board.mark()
        board.play(color, point)
        bulk.add(board)
        after.append(Board(9, WIDEST))
        after[-1].set_up(board.position())
        board.undo()
    found = bulk.ask().by_position()
    bulk.clear()
    for number, one in enumerate(after):
        bulk.add(one)
        assert bulk.ask().by_position()[number] == found[number]


def test_what_cannot_be_asked_is_said() -> None:
    batch = Batch(9, 1, 8)
    with pytest.raises(UsageError, match="a board of size 7 in a batch of size 9"):
        batch.add(Board(7))
    for _ in range(batch.room):
        batch.add(Board(9))
    with pytest.raises(UsageError, match="a batch of 512 positions is full"):
        batch.add(Board(9))
    with pytest.raises(UsageError, match="the cores take 8"):
        ask(program_of([]), Batch(9, 1, 32))
    with pytest.raises(UsageError, match="a batch of 0 positions"):
        Batch(9, 0)
    with pytest.raises(UsageError, match="no position 9"):
        Batch(9).position(9)
    bar = Pattern("bar", Drawing(("@X", "O.", ".s")), is_bar=True)
    bars = tuple(replace(bar, name=f"bar-{i}") for i in range(9))
    with pytest.raises(UsageError, match="'barred' has more than 64 laid bars"):
        program_of([PatternClass("barred", Asked("a point", ALL_WAYS), "all", "none", bars)])
