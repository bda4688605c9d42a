"""Confidences: what came true is told from what did not, and the quick questions find what the plain matcher finds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.features.features import Features
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Point, parse_point
from riyu.game.record import Move, Record
from riyu.lab import confidences
from riyu.lab.coming_true import MEANINGS, Claim, End, Later, meaning_of, region_around
from riyu.lab.confidences import (
    _Seen,
    _Watched,
    compare,
    count_game,
    measure,
    measured_says,
    plan_of,
)
from riyu.lab.games import random_games, starting_board
from riyu.lab.progress import Progress
from riyu.patterns.asking import Asker
from riyu.patterns.library import Library
from riyu.patterns.model import Saying
from riyu.patterns.reader import read_class
from tests.boards import drawn_board
from tests.library import whole_library
from tests.patterns.drawn import class_text, harvested
from tests.reference.matcher import Matcher
from tests.reference.matcher_agreement import plain_answers
from tests.reference.snapshot import Snapshot

# Black's stone at B3 is dead; he lives with eyes at A7 and C7.
LIVING = """
. X . X O . O
X X X X O O O
O O O O O . O
O O O O O O O
. X . O O O O
O O O . O . O
. . . O O O O
"""


def at(text: str) -> tuple[Point, ...]:
    return tuple(map(parse_point, text.split()))


def claim(points: str, stones: Sequence[int] = (), space: str = "", around: str = "") -> Claim:
    p = at(points)
    return Claim(BLACK, p, p[0], tuple(stones), frozenset(at(space)), frozenset(at(around)))


@pytest.mark.parametrize(
    ("name", "said", "came_true"),
    [
        ("eye", claim("A7"), True),
        ("eye", claim("B7"), False),  # it is filled
        ("eye", claim("F7"), False),  # it is the enemy's
        ("false-eye", claim("A7"), False),
        ("false-eye", claim("B7"), True),
        ("eyes 0", claim("A7", space="A7 B7"), False),
        ("eyes 0", claim("A7", space="B7"), True),
        ("eyes 0.5 by", claim("B7", space="A7 B7"), True),
        ("eyes 1", claim("A7", space="A7 B7"), True),
        ("eyes 1.5 by", claim("B7", around="A6 D7"), True),
        ("eyes 2", claim("A7", around="A6 D7 B3"), False),
        ("make-eye", claim("A6 B7"), True),
        ("make-eye", claim("B3 B7"), False),  # the stone is dead
        ("take-eye", claim("E6 D7"), True),
        ("take-eye", claim("D3 C3"), False),  # it is White's: the stone comes off
        ("invade", claim("B7"), True),
        ("invade", claim("B3"), False),
        ("way-out", claim("B7"), True),
        ("divides", claim("B7"), True),
        ("divides", claim("A6"), False),
        ("seki", claim("B3 A2"), True),
        ("seki", claim("C3 A2"), False),
        ("connected", claim("B7 D7", (BLACK, BLACK)), True),
        ("connected", claim("B7 B3", (BLACK, BLACK)), False),
        ("connect", claim("B7 C3", (BLACK, BLACK)), False),  # no stone stands there
        ("cut", claim("A5 E7", (WHITE, WHITE)), False),
    ],
)
def test_what_came_true_at_the_end(name: str, said: Claim, came_true: bool) -> None:
    board = drawn_board(LIVING)
    assert MEANINGS[name].came_true(said, Later(Features(board)), End(board)) is came_true


def test_a_key_point_is_one_that_either_color_plays() -> None:
    board = drawn_board(LIVING)
    later = Later(Features(board), (Move(WHITE, parse_point("F7")),))
    key_point = MEANINGS["key-point"].came_true
    assert key_point(claim("F7"), later, End(board))
    assert not key_point(claim("F5"), later, End(board))


def test_the_page_tells_each_meaning() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text("utf-8")
    for name, meaning in MEANINGS.items():
        assert f"| `{name}` | {meaning.sentence} |" in page


def test_what_has_no_clear_meaning_is_not_judged() -> None:
    assert meaning_of(Saying("eyes", ("1.5",), "*")) is MEANINGS["eyes 1.5 by"]
    for saying in (Saying("eyes", ("0.5",)), Saying("scored", ("3",))):
        assert meaning_of(saying) is None


def test_an_eye_space_holds_enemy_stones() -> None:
    board = drawn_board(LIVING)
    assert region_around(board, parse_point("A3"), WHITE) == frozenset(at("A3 B3 C3"))
    assert region_around(board, parse_point("A3")) == frozenset(at("A3"))


LIBRARY = whole_library()


@pytest.mark.parametrize("seed", [1])
def test_the_quick_questions_find_what_the_plain_matcher_finds(seed: int) -> None:
    (game,) = random_games(1, seed, (9,))
    board = starting_board(game.record)
    features = Features(board, 7)
    for move in game.record.moves[:45]:
        board.play(move.color, move.point)
    features.update()
    seen, plain = _Seen(Asker(features, LIBRARY)), Matcher(LIBRARY)
    snapshot = Snapshot.of(board, features)
    checked = 0
    for found in LIBRARY.classes:
        watched = _Watched(found)
        judged = {p.name for p, j in zip(found.patterns, watched.judged, strict=True) if j}
        for color in (BLACK, WHITE) if watched.standing else ():
            quick = {
                (found.patterns[order].name, focus, frozenset(labels.items()))
                for order, _, focus, labels in watched.everywhere(seen, color)
                if found.patterns[order].name in judged
            }
            wanted = {
                (m.pattern.name, m.focus, frozenset((n, p[0]) for n, p in m.points))
                for m in plain_answers(plain, snapshot, features, found, color)
                if m.pattern.name in judged
            }
            assert quick == wanted
            checked += len(quick)
    assert checked > 20


@pytest.mark.parametrize("name", ["one-space-link-defense", "string-defense", "shape"])
def test_the_answers_of_a_move_are_those_that_the_plain_matcher_gives(name: str) -> None:
    (game,) = random_games(1, 7, (9,))
    board = starting_board(game.record)
    features = Features(board, 7)
    plain, asker = Matcher(LIBRARY), Asker(features, LIBRARY)
    found = LIBRARY.of(name)
    watched = _Watched(found)
    checked = 0
    for move in game.record.moves[:60]:
        features.update()
        if not move.is_pass:
            seen = _Seen(asker)
            quick = {
                (one.key[0], focus, frozenset(labels.items()))
                for order, _, focus, labels in watched.of_move(seen, move)
                for one in watched.judged[order]
                if one.is_played and labels[one.played] == move.point
            }
            known = {
                (one.key[0], m.focus, frozenset((n, p[0]) for n, p in m.points))
                for m in plain_answers(
                    plain, Snapshot.of(board, features), features, found, move.color
                )
                for one in watched.judged[found.patterns.index(m.pattern)]
                if one.is_played and m.at(one.played)[0] == move.point
            }
            assert known <= quick
            checked += len(quick)
        board.play(move.color, move.point)
    assert checked


def small_library() -> Library:
    text = class_text(
        harvested("tie", "A *\nX B", "where   A is O, B is O\nsays    connect(A, B) by *"),
        harvested("want", "X *", "says    key-point(*) confidence 0.9, eyes(0.5)"),
        answer="all",
    )
    return Library((read_class(text),))


def test_of_a_game_each_thing_counts_once() -> None:
    # Black ties D4 and E3 at E4, in the fifth move; twenty moves more are played on the right.
    first = ["bD4", "wD3", "bE3", "wJ9", "bE4"]
    rest = [f"{'wb'[i % 2]}{'KLMNOPQRST'[i % 10]}{15 + i // 10}" for i in range(30)]
    moves = tuple(Move(BLACK if m[0] == "b" else WHITE, parse_point(m[1:])) for m in first + rest)
    counts = count_game(small_library(), Record(19, moves))
    assert counts["tie", 0] == (1, 1)
    assert ("want", 1) not in counts
    true, stood = counts["want", 0]
    assert 0 < true < stood
    # A game that ends too soon counts nothing.
    assert count_game(small_library(), Record(19, moves[:15])) == {}


def test_how_many_processes_count_changes_nothing() -> None:
    games = [game.record for game in random_games(24, 3, (9,))]
    alone = measure(small_library(), games)
    assert alone and measure(small_library(), games, parallel=2) == alone
    with pytest.raises(UsageError, match="no pattern class"):
        measure(small_library(), games, ["trail"])


def test_a_cluster_of_two_workers_counts_the_same() -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    games = [game.record for game in random_games(45, 3, (9,))]
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0"
    ) as cluster:
        shared = measure(small_library(), games, dask=cluster.scheduler_address)
    alone = measure(small_library(), games)
    assert list(shared.items()) == list(alone.items())


def test_what_a_stopped_run_counted_is_not_counted_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, games = small_library(), [game.record for game in random_games(45, 3, (9,))]
    plan = plan_of(library, games, ())
    alone = measure(library, games)

    class Stopped(Exception):
        pass

    def stop(done: int) -> None:
        if done >= 40:
            raise Stopped

    with (
        pytest.raises(Stopped),
        Progress.opened(tmp_path / ".measure", "measurement", plan, False) as progress,
    ):
        measure(library, games, advance=stop, progress=progress)
    other = plan_of(library, games[1:], ())
    with (
        pytest.raises(UsageError, match="parts of another measurement: expected the same games"),
        Progress.opened(tmp_path / ".measure", "measurement", other, True),
    ):
        pass
    counted: list[int] = []
    count = confidences._count
    monkeypatch.setattr(
        confidences, "_count", lambda *job: (counted.append(len(job[2])), count(*job))[1]
    )
    with Progress.opened(tmp_path / ".measure", "measurement", plan, True) as progress:
        assert measure(library, games, progress=progress) == alone
        progress.clear()
    assert counted == [5] and not (tmp_path / ".measure").exists()


def test_counts_take_the_place_of_guesses_and_what_stood_too_seldom_has_none() -> None:
    (found,) = small_library().classes
    pattern = next(one for one in found.patterns if one.name == "want")
    guess, open_eye = pattern.says
    assert measured_says(pattern, found, {("want", 0): (3, 12)}, 10) == (
        Saying("key-point", guess.arguments, measured=(3, 12)),
        open_eye,
    )
    assert measured_says(pattern, found, {("want", 0): (3, 9)}, 10)[0].confidence is None


def test_confidences_are_compared_with_other_games() -> None:
    text = class_text(
        harvested("want", "X *", "says    key-point(*) confidence 30 of 100"), answer="all"
    )
    library = Library((read_class(text),))
    (near,) = compare(library, {("want", 0): (35, 100)})
    assert near.difference == pytest.approx(0.05) and not near.is_apart
    (far,) = compare(library, {("want", 0): (60, 100)})
    assert far.is_apart
    assert compare(library, {("want", 0): (3, 9)}, least=10) == []
