"""A game takes moves, set-ups and undos; what is refused changes nothing; its record replays to the same game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from riyu.base.errors import IllegalMove, UsageError
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import opposite, parse_point
from riyu.game.position import empty_position, parse_position
from riyu.game.record import Move, Players, Record
from riyu.game.ruleset import AGA, CHINESE, JAPANESE, RULESETS
from riyu.game.scoring import score
from tests.guard import restored


def points(*names: str) -> tuple[int, ...]:
    return tuple(parse_point(n) for n in names)


def state(game: Game) -> tuple[object, ...]:
    return game.record(), game.position(), game.move_number, game.handicap, game.board.trail.depth


def test_a_new_game_is_empty_and_has_its_rulesets_komi() -> None:
    game = Game()
    assert (game.size, game.ruleset, game.komi, game.to_move) == (19, CHINESE, 7.5, BLACK)
    assert (game.moves, game.last_move, game.is_over, game.handicap) == ((), None, False, 0)
    assert game.position() == empty_position(19)
    assert Game(9, JAPANESE).komi == 6.5
    assert Game(9, JAPANESE, 0).komi == 0


def test_moves_are_listed_and_undone_one_by_one() -> None:
    game = Game(9)
    d4, e5 = points("D4", "E5")
    assert game.play(BLACK, d4) == 0
    game.play(BLACK, e5)  # out of turn
    game.play(WHITE, PASS)
    assert list(game.moves) == [Move(BLACK, d4), Move(BLACK, e5), Move(WHITE, PASS)]
    assert (game.move_number, game.last_move, game.to_move) == (3, Move(WHITE, PASS), BLACK)
    assert str(game).startswith("move 3, White pass\n9x9, Black to move")
    game.undo()
    game.undo()
    assert list(game.moves) == [Move(BLACK, d4)]
    assert game.to_move == WHITE
    game.undo()
    assert str(game).startswith("no move yet")
    with pytest.raises(UsageError, match="no move was played"):
        game.undo()


def test_two_passes_end_a_game_and_a_move_or_undo_opens_it() -> None:
    game = Game(9)
    over = []
    game.play(BLACK, PASS)
    over.append(game.is_over)
    game.play(WHITE, PASS)
    over.append(game.is_over)
    game.undo()
    over.append(game.is_over)
    game.play(WHITE, parse_point("E5"))
    game.play(BLACK, PASS)
    over.append(game.is_over)
    assert over == [False, True, False, False]


def played() -> Game:
    """A game in which White just took a ko at A3, after a set-up."""
    game = Game(5, CHINESE)
    game.play(BLACK, parse_point("E5"))
    game.set_up(parse_position("5x5, White to move\n.X...\nX.X..\nOXO..\n.O...\n....."))
    game.play(WHITE, parse_point("B4"))
    return game


REFUSED: list[tuple[str, Callable[[Game], object], type[Exception], str]] = [
    ("ko", lambda g: g.play(BLACK, parse_point("B3")), IllegalMove, "ko at B3 for Black"),
    ("occupied", lambda g: g.play(BLACK, parse_point("A4")), IllegalMove, "occupied at A4"),
    ("off the board", lambda g: g.play(BLACK, 419), IllegalMove, "off the board at cell 419"),
    ("no color", lambda g: g.play(3, parse_point("E1")), UsageError, "no color"),
    ("size", lambda g: g.set_up(empty_position(9)), UsageError, "a 9x9 position on a 5x5 board"),
    (
        "no liberty",
        lambda g: g.set_up(parse_position("XO...\nO....\n.....\n.....\n.....")),
        UsageError,
        "the string at A5 has no liberty",
    ),
    ("handicap", lambda g: g.place_handicap(points("A1", "B1")), UsageError, "an empty board"),
]


@pytest.mark.parametrize(
    ("act", "error", "message"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_what_is_refused_changes_nothing(
    act: Callable[[Game], object], error: type[Exception], message: str
) -> None:
    game = played()
    before = state(game)
    with restored(game.board), pytest.raises(error, match=message):
        act(game)
    assert state(game) == before
    game.undo()
    assert game.move_number == 0


def test_legality_is_the_boards() -> None:
    game = played()
    assert game.legality(BLACK, parse_point("B3")) == "ko"
    assert game.is_legal(BLACK, PASS)
    assert not game.is_legal(BLACK, parse_point("A4"))


def test_a_set_up_is_a_step_and_the_record_begins_with_it() -> None:
    game = Game(9)
    game.play(BLACK, parse_point("C3"))
    position = empty_position(9).with_stones(black=points("E5"), white=points("D4", "F6"))
    game.set_up(position)
    assert (game.moves, game.last_move, game.position()) == ((), None, position)
    game.play(BLACK, parse_point("G7"))
    record = game.record()
    assert (record.black, set(record.white)) == (points("E5"), set(points("D4", "F6")))
    assert record.moves == (Move(BLACK, parse_point("G7")),)
    game.undo()
    game.undo()
    assert game.moves == (Move(BLACK, parse_point("C3")),)
    assert game.record().black == ()


def test_handicap_stones_stand_white_moves_and_undo_takes_them_away() -> None:
    game = Game(9, CHINESE)
    game.place_handicap(points("C3", "G7"))
    assert (game.handicap, game.to_move) == (2, WHITE)
    assert set(game.position().points(BLACK)) == set(points("C3", "G7"))
    assert (game.record().handicap, game.record().to_move) == (2, WHITE)
    assert game.score().white.bonus == 2
    game.undo()
    assert (game.handicap, game.to_move, game.position()) == (0, BLACK, empty_position(9))


@pytest.mark.parametrize(
    ("stones", "message"),
    [
        (points("C3"), "1 handicap stones: a handicap is 2 or more"),
        ((), "0 handicap stones"),
        (points("C3", "C3"), "named twice"),
        ((63, 419), "cell 419 is not on a 9x9 board"),
    ],
)
def test_a_handicap_that_is_none_is_refused(stones: tuple[int, ...], message: str) -> None:
    game = Game(9)
    before = state(game)
    with restored(game.board), pytest.raises(UsageError, match=message):
        game.place_handicap(stones)
    assert state(game) == before


def random_game(seed: int) -> Game:
    chance = random.Random(seed)
    game = Game(chance.choice((3, 5, 9, 13)), chance.choice(list(RULESETS.values())))
    if game.size > 5 and chance.random() < 0.5:
        game.place_handicap(points("C3", "G7", "C7"))
    color = game.to_move
    for _ in range(3 * game.size):
        legal = game.board.legal_points(color)
        game.play(color, chance.choice(legal) if legal and chance.random() < 0.95 else PASS)
        color = opposite(color) if chance.random() < 0.95 else color
    return game


@pytest.mark.parametrize("seed", range(12))
def test_a_record_replays_to_the_same_game_whole_or_in_part(seed: int) -> None:
    game = random_game(seed)
    game.players, game.result = Players("Shusaku", "Gennan"), "B+2"
    record = game.record()
    again = Game.from_record(record)
    assert again.record() == record
    assert again.position() == game.position()
    assert [again.board.legality(1, p) for p in range(421)] == [
        game.board.legality(1, p) for p in range(421)
    ]
    part = Game.from_record(record, upto=5)
    assert part.moves == record.moves[:5]
    for _ in range(game.move_number - 5):
        game.undo()
    assert part.position() == game.position()


def test_a_record_with_an_illegal_move_names_it() -> None:
    moves = (Move(BLACK, parse_point("C3")), Move(WHITE, parse_point("C3")))
    with pytest.raises(IllegalMove, match="move 2, White C3: occupied at C3 for White") as error:
        Game.from_record(Record(9, moves))
    assert error.value.reason == "occupied"


def test_a_record_that_names_no_ruleset_takes_the_one_offered() -> None:
    assert Game.from_record(Record(9)).ruleset is CHINESE
    assert Game.from_record(Record(9), ruleset=AGA).ruleset is AGA
    assert Game.from_record(Record(9, ruleset=JAPANESE), ruleset=AGA).ruleset is JAPANESE


def test_the_score_is_that_of_the_position_with_komi_and_handicap() -> None:
    game = Game(3, CHINESE, 0.5)
    game.place_handicap(points("A1", "B2"))
    game.set_up(parse_position("3x3, Black to move\n. X O\nX X .\nX . ."))
    dead = points("C3")
    expected = score(game.position(), CHINESE, dead=frozenset(dead), komi=0.5, handicap=2)
    assert game.score(dead=dead) == expected
    assert expected.margin == 9 - 0.5 - 2
