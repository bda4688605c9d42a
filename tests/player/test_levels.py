"""Levels take knowledge, reading and search away and add no chance: each plays, passes at the end, says its level."""

from __future__ import annotations

import itertools
from dataclasses import replace
from itertools import pairwise

import pytest

from riyu.assessment.assessment import Assessment
from riyu.base.errors import BadInput, UsageError
from riyu.candidates.sources import SOURCES
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point, point_text
from riyu.interfaces.cli.app import run
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from riyu.player.decision import RESIGN
from riyu.player.engine import Engine
from riyu.player.finishing import is_lost
from riyu.player.levels import FULL, Level, level_named, level_names, parse_levels
from riyu.player.style import load_style
from tests.boards import SETTLED, drawn_game
from tests.library import KNOWLEDGE, blackboard_of

LIGHT = replace(load_style(), playouts=20, assess_playouts=60, width=6, simulations=30)
WEAK = [name for name in level_names() if name != FULL]


def engine(level: str, seed: int = 1) -> Engine:
    return Engine(LIGHT, seed, KNOWLEDGE, level=level_named(level))


def test_levels_go_from_20_kyu_to_the_whole_player() -> None:
    assert level_names()[0] == "20k"
    assert level_names()[-1] == FULL
    assert level_named(" 12K ").name == "12k"
    assert level_named("") == level_named(FULL)


def test_an_unknown_level_is_told_those_there_are() -> None:
    with pytest.raises(UsageError, match=r"no level '13k'; known, the weakest first: 20k, 18k"):
        level_named("13k")


def test_a_stronger_level_knows_and_asks_what_a_weaker_one_does() -> None:
    levels = [level_named(name) for name in WEAK]
    for weaker, stronger in pairwise(levels):
        assert stronger.purposes is None or stronger.purposes >= (weaker.purposes or frozenset())
        assert stronger.sources is None or stronger.sources >= (weaker.sources or frozenset())
        assert (stronger.reading, stronger.learned) >= (weaker.reading, weaker.learned)


def test_a_level_makes_no_number_larger() -> None:
    for name in level_names():
        left = level_named(name).style(LIGHT)
        for number in ("width", "playouts", "simulations", "life_nodes", "dead_nodes"):
            assert getattr(left, number) <= getattr(LIGHT, number)
        assert left.weights.learned <= LIGHT.weights.learned
        assert left.weights.purposes.items() <= LIGHT.weights.purposes.items()
    assert level_named(FULL).style(LIGHT) is LIGHT


def test_a_level_searches_no_more_than_it_may() -> None:
    assert level_named("20k").kind("tree") == "reasons"
    assert level_named("8k").kind("one-ply") == "one-ply"
    assert level_named(FULL).kind("tree") == "tree"


@pytest.mark.parametrize("name", WEAK)
def test_a_game_at_every_level_ends_by_passes(name: str) -> None:
    player, game = engine(name), Game(3)
    blackboard = blackboard_of(game)
    while not game.is_over and len(game.moves) < 75:
        decision = player.decide(blackboard, game.to_move, may_resign=False)
        assert not game.board.is_eyelike(game.to_move, decision.point), point_text(decision.point)
        game.play(game.to_move, decision.point)
    assert game.is_over, str(game)


@pytest.mark.parametrize("name", WEAK)
def test_every_level_passes_where_all_is_settled(name: str) -> None:
    assert (
        engine(name).decide(blackboard_of(drawn_game(SETTLED)), 1, may_resign=False).point == PASS
    )


ONE_LEFT = """
. . . . . . . . .
. . . . . . . . .
O O . . . . . O O
X O O O O O . O X
X X X X X X O O X
. X O X . X O X X
O O O O X . X X .
O . O O X O X X O
O O O O O X X O .
"""


@pytest.mark.parametrize("name", ["14k", "12k", "10k"])
def test_where_all_but_one_point_is_settled_no_level_fills_its_own_room(name: str) -> None:
    """White's top is White's: a move there gains nothing, one against the black corner may."""
    blackboard = blackboard_of(drawn_game(ONE_LEFT, "white"))
    player = Engine(load_style(), 1, KNOWLEDGE, level=level_named(name))
    point = player.decide(blackboard, WHITE, may_resign=False).point
    assert point == PASS or int(point_text(point)[1:]) <= 4, point_text(point)


LOST = """
. O . O O . O
O O O O O O O
O . O O . O O
O O O O O O O
X X O O O O O
. X O O O . O
X . X O O O O
"""


@pytest.mark.parametrize("name", ["20k", "12k", "10k", "8k"])
def test_a_weak_level_gives_a_lost_game_up(name: str) -> None:
    assert engine(name).decide(blackboard_of(drawn_game(LOST)), 1).point == RESIGN


def test_so_many_points_a_line_are_given_up_on_a_large_board() -> None:
    """70 points behind on a half full board of 19 lines is lost, 60 is not; on 9 lines it is 33 and 32."""
    for size, lost, open_yet in ((19, 70.0, 60.0), (9, 33.0, 32.0)):
        rows = [" ".join(("." if row % 2 else "X") * size) for row in range(size)]
        board = drawn_game("\n".join(rows)).board
        for behind, is_given_up in ((lost, True), (open_yet, False)):
            seen = Assessment(size, (0.0,) * size**2, -behind, 1)
            assert is_lost(board, BLACK, seen, load_style()) == is_given_up


NET = """
. . . . . . .
. . . . . . .
. . O X . . .
. . X O . . .
. . X O . . .
. . . X . . .
. . . . . . .
"""


def test_a_weak_level_gives_no_reasons_that_it_does_not_know() -> None:
    """The same position, the same style: the weakest level speaks of nothing but what it knows."""
    purposes = {}
    for name in ("20k", "14k"):
        decision = engine(name).decide(blackboard_of(drawn_game(NET)), 2)
        assert decision.level == name
        purposes[name] = {r.purpose for w in decision.candidates for r in w.candidate.reasons}
    assert purposes["20k"] <= (level_named("20k").purposes or frozenset())
    assert purposes["14k"] - purposes["20k"]


def test_the_same_seed_plays_the_same_at_a_level_and_its_name_changes_the_hash() -> None:
    first, again = (engine("16k").decide(blackboard_of(Game(9)), 1) for _ in range(2))
    assert (first.point, first.knowledge) == (again.point, again.knowledge)
    assert len({engine(name).hash for name in level_names()}) == len(level_names())


def test_gtp_takes_a_level_and_the_saved_game_names_it() -> None:
    session = new_session(Settings(size=5, level="20k"), knowledge=KNOWLEDGE)
    assert session.send("riyu-level")[1].startswith("20k: ")
    assert session.send("riyu-level 99k")[1].startswith("no level '99k'; known, ")
    assert session.send("genmove b")[0]
    assert ", level 20k]" in session.send("printsgf")[1]
    assert session.send("riyu-level 18k") == (True, "")
    assert "Level 18k." in session.send("gomill-describe_engine")[1]
    assert session.send("gogui-param_general level full") == (True, "")
    assert "full level full" not in session.send("gogui-param_general")[1].splitlines()[0]
    assert session.send("riyu-level")[1].startswith("full: ")
    assert session.engine.level == Level(FULL, session.engine.level.about)


def test_the_command_lists_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["levels"]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    assert [line.split()[0] for line in lines] == list(level_names())
    assert [int(line.split()[1]) for line in lines] == [
        level_named(n).elo[9] for n in level_names()
    ]


def test_no_level_was_measured_weaker_than_the_one_below_it_by_more_than_games_can_tell() -> None:
    measured = [level_named(name).elo[9] for name in level_names()]
    assert all(above > below - 100 for below, above in itertools.pairwise(measured))
    assert measured[-1] == max(measured)


GOOD = """[9k]
about = "A."
search = "reasons"
reading = 0.5
asks = ["strings"]
knows = ["capture"]
elo = { 9 = -430, 19 = -700 }
[full]
about = "B."
elo = { 9 = 30 }
"""
BAD = [
    ("reading", "reeding", r"line 4: unknown key 'reeding'; did you mean 'reading'\?"),
    ("0.5", "2", r"line 4: 'reading' is 2: expected a number from 0 to 1"),
    ('"reasons"', '"trees"', r"line 3: 'search' is 'trees': expected one of reasons, one-ply"),
    ('["capture"]', '["captur"]', r"line 6: 'knows' has 'captur'.*; did you mean 'capture'\?"),
    ('["strings"]', '"strings"', r"line 5: 'asks' is 'strings': expected a list of names"),
    ('about = "A."', "", r"line 1: 'about' must be a text"),
    ("[full]", "[whole]", r"the last level is 'whole': expected full"),
    ("elo = {", "elo = [] # {", r"line 7: 'elo' is \[\]: expected a table of Elo by lines"),
    ("{ 9 =", "{ 20 =", r"line 7: 'elo' has '20': expected lines of a board, 2 to 19"),
    ("-430", "'a'", r"line 7: 'elo' of 9 lines is 'a': expected a whole number from -4000 to 4000"),
]


def test_a_file_of_levels_is_read() -> None:
    levels = parse_levels(GOOD)
    assert levels["9k"].purposes == {"capture"}
    assert levels["9k"].sources == {"strings"}
    assert levels["full"].purposes is None
    assert levels["9k"].elo == {9: -430, 19: -700}
    assert levels["full"].elo == {9: 30}
    assert set(SOURCES) > {"strings", "patterns", "links"}


@pytest.mark.parametrize(("old", "new", "error"), BAD, ids=[b[1] for b in BAD])
def test_a_bad_file_of_levels_is_refused_with_its_line(old: str, new: str, error: str) -> None:
    with pytest.raises(BadInput, match=error):
        parse_levels(GOOD.replace(old, new), "l.toml")


def test_a_capture_is_seen_at_every_level() -> None:
    taken = """
    . . . . .
    . X O . .
    X O . . .
    . X O . .
    . . . . .
    """
    for name in WEAK[:5]:
        decision = engine(name).decide(blackboard_of(drawn_game(taken)), 1)
        assert decision.point == parse_point("C3"), name
