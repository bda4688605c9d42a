"""Corner sequences are counted by stones: orders of moves, orientations and colors are one, moves elsewhere are not."""

from __future__ import annotations

from pathlib import Path

from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import Color, Point, opposite, parse_point, point_text
from riyu.game.record import Move, Record
from riyu.game.transform import Transform, apply_record
from riyu.lab.apart import Apart, Game
from riyu.lab.joseki_bench import measure
from riyu.lab.joseki_counts import Counted, count, hash_of
from riyu.lab.joseki_harvest import Settings, draw, games_for
from riyu.lab.joseki_shapes import purposes_of
from riyu.patterns.joseki import Rectangle
from riyu.patterns.joseki_files import load_joseki
from riyu.sgf.record import tree_of
from riyu.sgf.writer import write
from tests.boards import drawn_board

CORNER = Rectangle(10, 10)
SMALL = Settings(least=2, half=2, bad=2)


def game_of(moves: str, result: str = "") -> Record:
    played, color = [], BLACK
    for word in moves.split():
        played.append(Move(color, parse_point(word)))
        color = opposite(color)
    return Record(19, tuple(played), result=result)


def counted(*records: Record, least: int = 2) -> dict[int, Counted]:
    games = [(Game.of(r), {"B": BLACK, "W": WHITE}.get(r.result[:1], EMPTY)) for r in records]
    return count(games, least, [CORNER])


def at(found: dict[int, Counted], moves: str) -> Counted:
    """Give what was counted where the corner's stones stand so, Black first."""
    stones: list[tuple[Point, Color]] = []
    color = BLACK
    for word in moves.split():
        stones.append((parse_point(word), color))
        color = opposite(color)
    keys = []
    for swap in (False, True):
        for turn in (False, True):
            keys.append(
                hash_of(
                    [
                        (20 * (p % 20) + p // 20 if turn else p, 3 - c if swap else c)
                        for p, c in stones
                    ],
                    CORNER,
                )
            )
    return found[min(keys)]


APPROACHED = "Q16 R14 O17 S16"


def test_orientations_and_orders_of_moves_are_counted_together() -> None:
    games = [apply_record(turn, game_of(APPROACHED, "B+1")) for turn in Transform]
    games.append(game_of("O17 S16 Q16 R14", "W+1"))
    found = counted(*games)
    first = at(found, "Q16")
    assert sum(first.at_once) == 8
    (move,) = [m for m in first.moves.values() if m.at_once]
    assert (move.at_once, move.won, move.decided) == (8, 0, 8)


def test_an_answer_elsewhere_and_a_move_after_it_are_told_apart() -> None:
    games = [game_of("Q17 D4 R15 D16 O17"), game_of("Q17 D4 O3 R15"), game_of("Q17 R15")]
    found = at(counted(*games), "Q17")
    assert (sum(found.at_once), sum(found.elsewhere)) == (1, 2)
    assert sorted((m.at_once, m.later) for m in found.moves.values()) == [(0, 1), (1, 1)]


def test_a_move_in_two_rectangles_is_counted_in_both() -> None:
    found = counted(game_of("K16"), game_of("K16"))
    root = found[hash_of((), CORNER)]
    assert sum(m.later for m in root.moves.values()) == 4


def test_trees_are_drawn_from_counts_and_words_stay(tmp_path: Path) -> None:
    games = [game_of(APPROACHED, "B+1")] * 3 + [game_of("Q16 R14 R16 D4", "W+1")]
    found = counted(*games)
    files = list(draw(found, tmp_path, SMALL, len(games)))
    assert [file.name for file in files] == ["corner-4-4.sgf"]
    text = files[0].read_text("utf-8")
    assert "! seen 3 of 4" in text and "! purpose approach" in text and "TE[1]" in text
    files[0].write_text(
        text.replace("C[! purpose approach", "N[Mine]C[My words.\n! purpose approach"), "utf-8"
    )
    list(draw(found, tmp_path, SMALL, len(games)))
    again = files[0].read_text("utf-8")
    assert "My words." in again and "N[Mine]" in again
    assert "What strong players play after 4-4" in again
    book = load_joseki(tmp_path)
    assert book.lines >= 1 and book.files[0].games == 4


def test_games_kept_apart_and_handicap_games_are_not_counted(tmp_path: Path) -> None:
    records = [game_of(f"Q16 R14 O17 S16 {word}") for word in ("C3", "C4", "D3", "D4", "E3", "E4")]
    records.append(Record(19, records[0].moves, black=(parse_point("K10"),)))
    path = tmp_path / "games.sgfs"
    path.write_bytes(b"".join(write(tree_of(r), width=0) for r in records))
    apart = Apart(3, 2)
    kept = [r for r in records[:6] if not apart.holds(r)]
    assert len(games_for([path], 100, apart)) == len(kept) < 6


def test_a_book_is_measured_by_the_corners_that_stay_in_it(tmp_path: Path) -> None:
    games = [game_of(APPROACHED)] * 3
    list(draw(counted(*games), tmp_path, SMALL, 3))
    book = load_joseki(tmp_path)
    inside = measure([Game.of(game_of(APPROACHED))], book)
    assert (inside.inside[4], inside.reached[4], inside.first) == (1, 1, 3)
    outside = measure([Game.of(game_of("Q16 R14 Q14 S16"))], book)
    assert (outside.inside[2], outside.inside[4], outside.reached[4]) == (1, 0, 1)


SHAPES = [
    ("the first stone takes the corner", "", "Q16", "take-corner"),
    ("a second own stone encloses it", "Q17 -", "P15", "enclose-corner"),
    ("a stone near the enemy's approaches", "Q16", "O17", "approach"),
    ("the three-three point under the star is invaded", "Q16", "R17", "invade"),
    ("beside it the invader is blocked", "Q16 R17", "Q17", "block"),
    ("between two own stones he is pincered", "Q16 O17", "L17", "pincer"),
    ("low beside the own stone is along the side", "Q16 R14", "O17", "extend-along"),
    ("above his stone is a press", "Q16 R14", "Q13", "press"),
    ("on its shoulder, touching, is contact", "Q16", "Q17", "contact"),
]


def test_what_a_move_is_for_is_told_by_the_stones() -> None:
    for says, before, point, purpose in SHAPES:
        board = drawn_board("\n".join([". " * 19] * 19))
        color, last = BLACK, 0
        for word in before.split():
            if word != "-":
                last = parse_point(word)
                board.play(color, last)
            color = opposite(color)
        told = purposes_of(board, color, parse_point(point), CORNER, last)
        assert told[0] == purpose, f"{says}: {point_text(parse_point(point))} is {told}"
