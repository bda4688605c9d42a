"""What patterns cost is told row by row; how often they matched and were answered is what the plain matcher says."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, parse_point
from riyu.game.record import Move, Record
from riyu.interfaces.cli.app import run
from riyu.lab import bulk_bench
from riyu.lab.bulk_bench import check_bulk, check_swept
from riyu.lab.focus_bench import asked_rows
from riyu.lab.games import NamedGame, random_games, starting_board
from riyu.lab.patterns_seen import seen_in
from riyu.lab.sweep_bench import drawings_of, more_drawings, swept_rows
from riyu.patterns.bulk_asking import Answers, BulkAsker
from riyu.patterns.library import Library, load_library
from riyu.patterns.reader import read_class
from riyu.patterns.sweep import Sweep
from riyu.patterns.symmetry import turn
from tests.boards import drawn_board
from tests.patterns.drawn import class_text, harvested
from tests.reference.matcher import Matcher
from tests.reference.matcher_agreement import plain_answers
from tests.reference.questions import questions_of
from tests.reference.snapshot import Snapshot

LIBRARY = load_library(only=("shape", "contact-answer", "secure-link", "string-attack"))
WHOLE = class_text(
    harvested("pair", "X X\n. O"),
    asked="the whole board; in all orientations",
    answer="all",
).replace("class    trial", "class    whole")


@pytest.fixture(scope="module")
def library() -> Library:
    """Two of riyu's classes and one over the whole board."""
    return Library((*LIBRARY.classes, read_class(WHOLE)))


@pytest.fixture(scope="module")
def games() -> list[NamedGame]:
    return list(random_games(2, seed=4, sizes=(9,)))


BOARD = """5x5
. . . . .
. X . O .
. . X . .
. . . O .
. . . . ."""


@pytest.mark.parametrize(
    ("phrase", "count"),
    [
        ("a point", 25),
        ("an empty point", 21),
        ("an own stone", 2),
        ("an enemy stone", 2),
        ("a link's two ends", 2),
        ("an enemy link's two ends", 2),
        ("a liberty of a string", 16),
    ],
)
def test_a_class_is_asked_wherever_what_stands_there_fits(phrase: str, count: int) -> None:
    assert len(questions_of(drawn_board(BOARD), phrase, BLACK)) == count


def test_the_tests_of_a_question_are_those_up_to_the_match() -> None:
    text = class_text(harvested("first", "X *"), harvested("second", "X .\n. *"))
    moves = (Move(BLACK, parse_point("C3")),)
    rows: list[Any] = asked_rows([NamedGame("one", Record(5, moves))], Library((read_class(text),)))
    row, total, joined = rows
    assert (row["what"], row["patterns"], row["questions"]) == ("an empty point", 2, 24)
    # Four points beside the stone match the first, tested in four orientations; the others test the second's four too.
    assert row["tests_a_question"] == round((4 * 4 + 20 * 8) / 24, 1)
    assert row["matched"] == round(8 / 24, 3)
    assert total["questions"] == joined["questions"] == 24


def test_sweeping_is_measured_beside_the_board_alone(library: Library) -> None:
    games = [NamedGame(g.name, Record(19, g.record.moves[:60])) for g in random_games(1, 4, (19,))]
    rows: list[Any] = swept_rows(games, library, (5, 90))
    assert [row["what"].split(",")[0] for row in rows] == ["board alone", *["sweep"] * 3]
    assert all(row["low_quartile"] <= row["microseconds"] <= row["high_quartile"] for row in rows)
    assert rows[0]["times_board"] == 1
    assert rows[2]["kilobytes"] < rows[3]["kilobytes"]


def test_drawings_differ_in_every_orientation_and_more_are_made_of_them(library: Library) -> None:
    few = drawings_of(library.classes)
    more = more_drawings(few, len(few) + 40, seed=1)
    assert len(more) == len(few) + 40
    assert more_drawings(few, 10, 3) == more_drawings(few, 10, 3)
    shapes = set()
    for masks, _ in more:
        turned = []
        for way in range(8):
            points = {turn(way, o): mask for o, mask in masks.items()}
            left, low = min(x for x, _ in points), min(y for _, y in points)
            turned.append(sorted((x - left, y - low, mask) for (x, y), mask in points.items()))
        shapes.add(str(min(turned)))
    assert len(shapes) == len(more)
    Sweep(Board(9), more)


def test_without_games_nothing_is_measured(library: Library) -> None:
    with pytest.raises(UsageError, match="games"):
        asked_rows([], library)
    with pytest.raises(UsageError, match="games"):
        swept_rows(list(random_games(1, 1, (9,))), library)


def test_the_bulk_matcher_is_held_beside_the_others_and_measured(
    library: Library, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "trial.pat"
    file.write_text(class_text(harvested("beside", "X *"), answer="all"))
    asked = ["bench", "bulk", "--games", "1", "--from", str(file), "--json"]
    assert run([*asked, "--check", "--seed", "4"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["beside"] for row in told["rows"]] == ["focus matcher", "sweep"]
    assert all(row["matches"] > 500 and row["differences"] == 0 for row in told["rows"])
    assert run(asked) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["what"] for row in told["rows"]} >= {
        "focus matcher, one core",
        "bulk: asking, one core",
    }
    assert all(row["m_nodes_a_second"] > 0 for row in told["limits"])


def test_a_bulk_matcher_that_misses_a_pattern_is_found_out(
    library: Library, games: list[NamedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    good = check_bulk(games[:1], library)
    assert (good.games, good.differences) == (1, []) and good.matches > 100
    assert good.positions == len(games[0].record.moves) + 1

    class Blind(BulkAsker):
        def ask(self, colors: Sequence[Color] = (1,)) -> Answers:
            return super().ask((1,))

    monkeypatch.setattr(bulk_bench, "BulkAsker", Blind)
    bad = check_bulk(games[:1], library)
    assert "matches in bulk" in bad.differences[0] and "after" in bad.differences[0]
    assert check_swept(games[:1], library).differences == []
    with pytest.raises(UsageError, match="of one size"):
        check_swept([*games[:1], *random_games(1, 1, (5,))], library)


def test_a_pattern_is_counted_where_its_answer_was_possible_and_where_it_was_played() -> None:
    text = class_text(harvested("beside", "X *"), answer="all")
    moves = (
        Move(BLACK, parse_point("C3")),
        Move(WHITE, parse_point("C4")),
        Move(BLACK, parse_point("A1")),
    )
    (one,) = seen_in([NamedGame("one", Record(5, moves))], Library((read_class(text),)))
    # White has four points beside C3 and takes one; Black three beside C4 and takes none.
    assert (one.possible, one.chosen) == (7, 1)


@pytest.mark.parametrize("answer", ["best", "all"])
def test_the_counts_are_those_of_the_plain_matcher(
    library: Library, games: list[NamedGame], answer: str
) -> None:
    classes = tuple(replace(found, answer=answer) for found in library.classes)
    every = Library(classes)
    plain = Matcher(every)
    seen = {(row.found.name, row.pattern.name): row for row in seen_in(games[:1], every)}
    possible: Counter[tuple[str, str]] = Counter()
    chosen: Counter[tuple[str, str]] = Counter()
    for game in games[:1]:
        board = starting_board(game.record)
        features = Features(board)
        for move in game.record.moves:
            snapshot = Snapshot.of(board, features)
            matches = {
                (found.name, match.pattern.name, match.answer or -match.focus)
                for found in classes
                for match in plain_answers(plain, snapshot, features, found, move.color)
            }
            possible.update((name, pattern) for name, pattern, _ in matches)
            chosen.update((name, pattern) for name, pattern, at in matches if at == move.point)
            board.play(move.color, move.point)
    assert sum(possible.values()) > 100
    assert {key: row.possible for key, row in seen.items() if row.possible} == possible
    assert {key: row.chosen for key, row in seen.items() if row.chosen} == chosen
