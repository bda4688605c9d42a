"""The engine plays whole games: legal, repeatable, passing in the end, its own eyes unharmed, its game left alone."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from riyu.assessment.assessment import SLICE, FinalStatus
from riyu.candidates.asked import CLASSES
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import all_points, column_of, parse_point, point_text, row_of
from riyu.game.ruleset import CHINESE, JAPANESE, TROMP_TAYLOR, Ruleset
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from riyu.player.clock import Clock, TimeSystem, time_settings
from riyu.player.decision import RESIGN
from riyu.player.engine import Engine
from riyu.player.finishing import last_point
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.move_time import MoveTime
from riyu.player.style import BOUNDS, load_style
from riyu.reading.blackboard import Blackboard
from tests.boards import SETTLED, drawn_game
from tests.inference.drawn import rule
from tests.library import KNOWLEDGE, blackboard_of
from tests.patterns.drawn import class_text, harvested
from tests.reading.test_stopping import IN_THE_OPEN, Stop

LIGHT = replace(load_style(), playouts=20, assess_playouts=60, width=6, simulations=0)


def engine(seed: int = 1, **changes: float) -> Engine:
    return Engine(replace(LIGHT, **changes), seed, KNOWLEDGE)  # type: ignore[arg-type]


def up_after(questions: int) -> Callable[[], bool]:
    """Give a stop that says so once it was asked so often."""
    asked = iter(range(questions))
    return lambda: next(asked, None) is None


def drawn(picture: str, ruleset: Ruleset = CHINESE) -> Blackboard:
    """Give the blackboard of a game that begins with what is drawn."""
    return blackboard_of(drawn_game(picture, ruleset=ruleset))


def play_out(player: Engine, game: Game) -> Game:
    """Play both sides to the end; fail if it does not come."""
    blackboard = blackboard_of(game)
    for _ in range(3 * game.size**2):
        if game.is_over:
            return game
        decision = player.decide(blackboard, game.to_move, may_resign=False)
        eyelike = game.board.is_eyelike(game.to_move, decision.point)
        assert not eyelike, f"fills its own eye at {point_text(decision.point)}\n{game}"
        game.play(game.to_move, decision.point)
    pytest.fail(f"no end\n{game}")


@pytest.mark.parametrize("size", [2, 3, 5])
def test_a_game_against_itself_ends_and_both_sides_or_one_live(size: int) -> None:
    game = play_out(engine(), Game(size))
    assert [m.is_pass for m in game.moves[-2:]] == [True, True]
    assert any(game.position().stones)


def test_the_same_seed_plays_the_same_game() -> None:
    moves = [play_out(engine(seed), Game(4)).moves for seed in (1, 1, 2)]
    assert moves[0] == moves[1]
    assert moves[0] != moves[2]


def test_deciding_leaves_the_game_alone() -> None:
    game = Game(9)
    game.play(1, parse_point("E5"))
    player, blackboard = engine(), blackboard_of(game)
    player.decide(blackboard, 2)
    before, image, depth = str(game), game.board.block.image(), game.board.trail.depth
    player.decide(blackboard, 2)
    player.decide(blackboard, 1)  # out of turn
    player.status(blackboard)
    player.assess(game)
    assert (str(game), game.board.block.image(), game.board.trail.depth) == (before, image, depth)


@pytest.mark.parametrize("color", [1, 2])
def test_on_a_settled_board_it_passes_and_says_why(color: int) -> None:
    decision = engine().decide(drawn(SETTLED), color, may_resign=False)
    assert decision.point == PASS
    assert decision.why
    assert decision.headline().startswith(("Black passes: ", "White passes: "))


DEAD_INSIDE = SETTLED.replace(". X X O . O .\n", "O . X O . O .\n")


def test_dead_stones_are_told_from_living_ones() -> None:
    status = engine().status(drawn(DEAD_INSIDE))
    assert status.dead == {parse_point("A1")}
    assert len(status.alive) == sum(1 for s in drawn_game(DEAD_INSIDE).position().stones if s) - 1


def test_where_area_is_counted_dead_stones_are_taken_off_before_passing() -> None:
    assert engine().decide(drawn(DEAD_INSIDE), 1).point == parse_point("B1")


def test_where_territory_is_counted_they_are_left_unless_asked() -> None:
    game = drawn(DEAD_INSIDE, JAPANESE)
    assert engine().decide(game, 1, may_resign=False).point == PASS
    assert engine().decide(game, 1, cleanup=True).point == parse_point("B1")


def after_a_pass(picture: str, color: int, ruleset: Ruleset = CHINESE) -> Blackboard:
    """Give the blackboard of what is drawn, where a color's enemy has just passed."""
    game = drawn_game(picture, ruleset=ruleset)
    game.play(3 - color, PASS)
    return blackboard_of(game)


@pytest.mark.parametrize("ruleset", [CHINESE, JAPANESE])
def test_where_the_enemy_has_passed_dead_stones_are_left_to_the_count(ruleset: Ruleset) -> None:
    decision = engine().decide(after_a_pass(WON_WITH_DEAD_STONES, 1, ruleset), 1)
    assert decision.point == PASS
    assert "has passed" in decision.why or ruleset is JAPANESE


WON_WITH_DEAD_STONES = """
. X X X X O .
X . X X X O O
X X X X X O .
. X X X X O O
X X X X X O .
X X X X X O O
O . X X X O .
"""


def test_they_are_taken_off_all_the_same_where_the_laws_or_who_asks_want_it() -> None:
    laws = after_a_pass(WON_WITH_DEAD_STONES, 1, TROMP_TAYLOR)
    assert engine().decide(laws, 1).point == parse_point("B1")
    asked = after_a_pass(WON_WITH_DEAD_STONES, 1)
    assert engine().decide(asked, 1, cleanup=True).point == parse_point("B1")


def test_a_last_point_between_both_is_taken_before_the_game_ends() -> None:
    picture = WON_WITH_DEAD_STONES.replace("X X X X X O O", "X X X X . O O")
    decision = engine().decide(after_a_pass(picture, 1), 1)
    assert decision.point == parse_point("E2")


def test_with_a_border_open_or_a_game_lost_it_is_played_on() -> None:
    status = FinalStatus(frozenset(), frozenset(), frozenset())
    for picture in (SETTLED, OPEN_BORDER):
        game = drawn_game(picture)
        assert last_point(game.board, 1, [], status, status.count(game)) is None
    lost = drawn_game(SETTLED)
    left = last_point(lost.board, 1, [], status, status.count(lost), even_lost=True)
    assert left is not None
    assert left[0] == PASS
    assert left[1].startswith("White has passed, and Black has lost by ")


OPEN_BORDER = """
. X X X X O .
X . X X X O O
X X X X X O .
. X X . . O O
X X . . . O .
X X X X . O O
. X X X X O .
"""


def test_only_the_points_asked_for_are_played() -> None:
    wanted = [parse_point("D4"), parse_point("D5")]
    assert engine().decide(blackboard_of(Game(9)), 1, among=wanted).point in wanted


THREE_IN_A_ROW = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
X X X X X . .
O O O O X . .
. . . O X . .
"""


@pytest.mark.parametrize("color", [1, 2])
def test_a_move_that_reading_proves_is_no_reason_to_pass_whatever_playouts_say(color: int) -> None:
    decision = engine(pass_below=1000.0).decide(drawn(THREE_IN_A_ROW), color, may_resign=False)
    assert decision.point != PASS
    assert decision.find(parse_point("B1")).candidate.proven  # type: ignore[union-attr]


LOST = """
. X O O O O .
X X O . O . O
. X O O O O O
X X O O . O O
O O O . O O O
O . O O O . O
. O O O O O .
"""


def test_a_lost_game_is_given_up_only_where_that_is_allowed() -> None:
    decision = engine().decide(drawn(LOST), 1)
    assert decision.point == RESIGN
    assert "points behind" in decision.headline()
    assert engine().decide(drawn(LOST), 1, may_resign=False).point != RESIGN


LOST_EARLY = """
. X O O O . .
X . O . . . O
. X . O . O .
X . . . . . .
. . O . O . O
O . . O . O .
. . O O O . .
"""


@pytest.mark.parametrize(("picture", "is_given_up"), [(LOST, True), (LOST_EARLY, False)])
def test_a_handicap_game_is_given_up_only_late(picture: str, is_given_up: bool) -> None:
    board = drawn(picture)
    assert engine().decide(board, 1).point == RESIGN
    board.game.handicap = 2
    assert (engine().decide(board, 1).point == RESIGN) is is_given_up


def test_a_clock_that_has_run_down_leaves_a_move_by_weights() -> None:
    clock = Clock.set_to(time_settings(TimeSystem.ABSOLUTE, 10))
    clock = clock.with_left(1, clock.settings.left(0, 0))
    decision = engine().decide(blackboard_of(Game(9)), 1, clock=clock)
    assert all(w.gained is None for w in decision.candidates)
    assert decision.point in set(all_points(9))


def test_how_long_a_decision_takes_after_its_search_is_minded_by_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player, begun = engine(simulations=10), MoveTime.begun
    told: list[float] = []

    def seen(*args: Any, late: float, **more: Any) -> MoveTime:
        told.append(late)
        return begun(*args, late=late, **more)

    monkeypatch.setattr(MoveTime, "begun", seen)
    for _ in range(2):
        player.decide(blackboard_of(Game(9)), 1)
    assert told[0] == 0.0 and told[1] == player._afters[0] > 0.0
    assert player.late == max(player._afters)


@pytest.mark.parametrize(
    "numbers",
    [
        {"playouts": 100_000},
        {"assess_playouts": 1_000_000},
        {"width": 400, "playouts": 100_000, "assess_playouts": 1_000_000},
        {"width": 1, "playouts": 100_000},
    ],
)
def test_the_clock_is_looked_at_within_playouts_whatever_the_style(
    numbers: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A clock that goes on by a hundredth of a second whenever it is looked at.
    ticks = itertools.count()
    monkeypatch.setattr("riyu.player.engine.time.monotonic", lambda: next(ticks) / 100)
    clock = Clock.set_to(time_settings(TimeSystem.BYOYOMI, 0, 1, 1))
    decision = engine(**numbers).decide(blackboard_of(Game(9)), 1, clock=clock)
    assert decision.seconds < 0.9
    assert 30 * SLICE < decision.playouts < 90 * SLICE
    assert decision.assessment.playouts < 60 * SLICE
    assert decision.point in set(all_points(9))


@pytest.mark.parametrize("name", BOUNDS)
@pytest.mark.parametrize("end", ["low", "high"])
def test_every_style_within_its_bounds_plays_and_says_why_not(name: str, end: str) -> None:
    value = getattr(BOUNDS[name], end)
    player = engine(**{name: value})
    game, other = drawn(UNCLEAR), parse_point("B7")
    decision = player.decide(game, 1, may_resign=False, stop=up_after(40))
    assert player.why_not(game, decision, other, stop=up_after(40)).text()
    assert player.status(game, stop=up_after(40)).alive


def test_deciding_and_status_stop_within_playouts() -> None:
    endless = engine(playouts=100_000, assess_playouts=1_000_000)
    for questions in (1, 5):
        stopped = endless.decide(blackboard_of(Game(9)), 1, stop=up_after(questions))
        assert stopped.playouts <= (questions + 1) * SLICE
    game = drawn(UNCLEAR)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    status = engine().status(game, stop=stop)
    assert len(asked) < 10
    assert status.alive | status.dead == {p for p in all_points(7) if game.board.color_at(p)}


def test_an_explanation_goes_down_to_the_stones() -> None:
    game = drawn(". . . . .\n. X X . .\n. X O . .\n. . X . .\n. . . . .")
    decision = engine(playouts=200).decide(game, 1)
    assert decision.point == parse_point("D3")
    text = decision.explain()
    line = "Black D3; whether it needs a move is not read out"
    assert f"- attack C3: {line}  [attack, reading attack]" in text
    assert "White: C3" in text
    reasons = decision.to_json()["candidates"][0]["reasons"]
    taken = next(one for one in reasons if one["purpose"] == "attack")
    assert (taken["target"], taken["size"]) == ("C3", 1)
    assert taken["why"]["below"]


def test_two_engines_play_in_one_process_without_disturbing_each_other() -> None:
    alone = play_out(engine(3), Game(3)).moves
    one, other = engine(3), engine(4)
    games = Game(3), Game(3)
    boards = [blackboard_of(game) for game in games]
    while not games[0].is_over:
        for player, board, game in zip((one, other), boards, games, strict=True):
            if not game.is_over:
                game.play(game.to_move, player.decide(board, game.to_move, may_resign=False).point)
    assert games[0].moves == alone


UNCLEAR = """
X . O . X . O
. X . O . X .
O . X . O . X
. O . X . O .
X . O . X . O
. X . O . X .
O . X . O . X
"""


def test_a_status_leaves_the_game_alone_and_can_be_stopped() -> None:
    game = drawn(UNCLEAR)
    engine().status(game)
    before, depth = game.board.block.image(), game.board.trail.depth
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 6

    for status in (engine().status(game), engine().status(game, stop=stop)):
        stones = {p for p in all_points(7) if game.board.color_at(p)}
        assert status.alive | status.dead | status.seki == stones
        assert (game.board.block.image(), game.board.trail.depth) == (before, depth)


def test_a_status_stopped_at_once_takes_all_for_alive() -> None:
    status = engine().status(drawn(UNCLEAR), stop=lambda: True)
    assert status.alive and not status.dead


HANE = "move(good, own, *, hane, A)"


def test_a_rule_a_pattern_and_a_weight_changed_in_mid_game_change_the_next_move(
    tmp_path: Path,
) -> None:
    now = [0.0]

    def write(name: str, text: str) -> None:
        (tmp_path / name).write_text(text)
        now[0] += 1

    def shape(drawing: str) -> str:
        pattern = harvested("shape-first", drawing, "where   A is O\nsays    extend(A) by *")
        return class_text(
            pattern, asked="the whole board; in all orientations", answer="all"
        ).replace("trial", "shapes")

    def style(hane: int, extend: int) -> str:
        play = "width = 0\nplayouts = 0\nassess_playouts = 20\nlife_nodes = 0"
        weights = f"hane = {hane}\nextend = {extend}"
        return f'title = "T"\nabout = "A."\n[play]\n{play}\n[weights]\n{weights}\n'

    write("trial.rule", rule("one", draw="A *", says=HANE))
    write("shapes.pat", shape("A . . *"))
    for name in CLASSES:
        write(f"{name}.pat", class_text(harvested(f"{name}-one", "X X X *")).replace("trial", name))
    write("mine.toml", style(hane=9, extend=1))
    knowledge = KnowledgeInForce([tmp_path], [tmp_path / "trial.rule"], lambda: now[0])
    asked = new_session(Settings(size=9, style=str(tmp_path / "mine.toml")), knowledge=knowledge)
    asked.send("play b E5")
    asked.send("play w A1")

    def moved() -> int:
        """Give how far from the stone the next move would be."""
        ok, move = asked.send("reg_genmove b")
        assert ok, move
        across, up = column_of(parse_point(move)) - 5, row_of(parse_point(move)) - 5
        return abs(across) + abs(up)

    assert moved() == 1
    write("trial.rule", rule("two", draw="A . *", says=HANE))
    assert moved() == 2
    write("mine.toml", style(hane=1, extend=9))
    assert moved() == 3
    write("shapes.pat", shape("A . . . *"))
    assert moved() == 4


def test_where_territory_counts_a_stone_more_is_no_point() -> None:
    """White passed three times: by area Black's stones count, by territory they are no points."""
    leads = []
    for ruleset in (CHINESE, JAPANESE):
        game = Game(9, ruleset, komi=0.5)
        for _ in range(3):
            game.play(BLACK, next(p for p in all_points(9) if game.is_legal(BLACK, p)))
            game.play(WHITE, PASS)
        leads.append(engine().assess(game).margin)
    assert leads[0] - leads[1] == pytest.approx(3.0)


@pytest.mark.parametrize("simulations", [0, 20])
def test_a_decision_told_to_stop_while_it_reads_ends_soon_and_leaves_nothing_behind(
    simulations: int,
) -> None:
    """A question of a million nodes would ask a thousand times more, and there are several."""
    said = reasons_of(drawn(IN_THE_OPEN), engine(simulations=simulations, life_nodes=300))
    stop = Stop()
    engine(simulations=simulations, life_nodes=1).decide(drawn(IN_THE_OPEN), BLACK, stop=stop)
    blackboard = drawn(IN_THE_OPEN)
    player = engine(simulations=simulations, life_nodes=1_000_000, dead_nodes=1_000_000)
    for after in (stop.asked // 2, stop.asked + 10):
        told = Stop(after)
        decision = player.decide(blackboard, BLACK, may_resign=False, stop=told)
        assert blackboard.board.is_legal(BLACK, decision.point)
        assert told.after < told.asked <= told.after + 300
    assert reasons_of(blackboard, engine(simulations=simulations, life_nodes=300)) == said


def reasons_of(blackboard: Blackboard, player: Engine) -> list[str]:
    """Give what a player is told of the moves of a position, before it looks at any."""
    return [str(one) for one in player.propose(blackboard, BLACK)]
