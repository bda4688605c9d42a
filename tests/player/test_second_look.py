"""A second look at a decision: what may be better is searched as often as the move chosen, and chosen if it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

import pytest

from riyu.candidates.candidate import Candidate, Reason
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import Point, parse_point, point_text
from riyu.interfaces.gtp.commands import new_session
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.explaining.second_look import MOST, second_look
from riyu.player.style import load_style
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.player.test_refusal import TWO_ATARIS, decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")

SEARCHING = Engine(
    replace(load_style(), simulations=600, assess_playouts=30, width=4), 1, KNOWLEDGE
)


@dataclass
class Told:
    """An engine whose search has moves at so many points, give or take little, and how often it was asked for each."""

    margins: Mapping[str, float]
    won: float = 0.5
    error: float = 0.5
    asked: list[tuple[str, int]] = field(default_factory=list)
    is_at_hand: bool = True
    learned: Mapping[str, float] = field(default_factory=dict)

    def going_on(
        self, blackboard: Blackboard, decision: Decision, stop: Callable[[], bool]
    ) -> Callable[[Point, int], Weighed | None] | None:
        return self._go_on if self.is_at_hand else None

    def _go_on(self, move: Point, descents: int) -> Weighed:
        name = point_text(move)
        self.asked.append((name, descents))
        is_first = name == "C4"
        one = weighed(name, self.margins.get(name, -20.0), descents)
        candidate = replace(one.candidate, learned=self.learned.get(name, 0.0))
        won = 0.5 if is_first else self.won
        return replace(one, candidate=candidate, error=self.error, won=won)

    def told_anew(
        self, blackboard: Blackboard, decision: Decision, stop: Callable[[], bool]
    ) -> Decision:
        return decision


def look(engine: Told) -> tuple[Decision, Decision]:
    """Give the decision for C4 among C4, F6 and J9, and what comes of it."""
    board = blackboard_of(drawn_game(TWO_ATARIS))
    moves = [replace(weighed(name, 0.0), prior=0.1) for name in ("C4", "F6", "J9")]
    before = decided(board, *moves)
    return before, second_look(engine, board, before)


def test_what_is_surely_better_is_chosen_and_comes_first_with_its_figures() -> None:
    before, after = look(Told({"C4": 1.0, "F6": 4.0}))
    assert before.move_text() == "C4"
    assert after.move_text() == "F6"
    assert after.chosen is after.candidates[0]
    assert [one.margin for one in after.candidates] == [4.0, 1.0, -20.0]


@pytest.mark.parametrize(
    "engine",
    [
        Told({"C4": 1.0, "J9": 4.0}, error=3.0),  # chance may have made it
        Told({"C4": 1.0, "F6": 4.0}, won=0.4),  # more points, and fewer games
        Told({"C4": 1.0, "F6": -4.0}),
    ],
)
def test_the_move_stays_where_nothing_is_surely_better(engine: Told) -> None:
    _, after = look(engine)
    assert after.move_text() == "C4"
    assert after.chosen is not None and after.chosen.error == engine.error  # as it was seen now


def test_what_strong_players_hardly_ever_play_is_not_chosen_instead() -> None:
    board = blackboard_of(drawn_game(TWO_ATARIS))
    habit = replace(weighed("C4", 0.0), candidate=Candidate(parse_point("C4"), (), 0.5), prior=0.5)
    for share, chosen in ((0.02, "C4"), (0.03, "F6")):
        rival = replace(weighed("F6", 0.0), candidate=Candidate(parse_point("F6"), (), share))
        engine = Told({"C4": 1.0, "F6": 4.0}, learned={"C4": 0.5, "F6": share})
        assert second_look(engine, board, decided(board, habit, rival)).move_text() == chosen


@pytest.mark.parametrize(
    ("margins", "move"),
    [
        ({"C4": 1.0, "F6": 0.0}, "F6"),  # nine stones hang on it, one on C4
        ({"F6": 1.0, "C4": 1.0}, "F6"),
        ({"C4": 1.0, "F6": -1.5}, "C4"),  # it is more than two points less
        ({"C4": 1.0, "J9": 1.5}, "C4"),  # nothing hangs on J9
    ],
)
def test_what_search_cannot_tell_apart_is_chosen_by_what_hangs_on_it_as_read(
    margins: dict[str, float], move: str
) -> None:
    _, after = look(Told(margins, error=1.5))
    assert after.move_text() == move and after.candidates[0].candidate.move == after.point


@pytest.mark.parametrize(("share", "move"), [(0.2, "F6"), (0.1, "C4")])
def test_habit_goes_before_what_hangs_on_a_move(share: float, move: str) -> None:
    _, after = look(Told({"C4": 1.0, "F6": 1.0}, error=1.5, learned={"C4": 0.5, "F6": share}))
    assert after.move_text() == move


def test_a_move_that_is_the_larger_as_read_stays() -> None:
    board = blackboard_of(drawn_game(TWO_ATARIS))
    moves = [replace(weighed(name, 0.0), prior=0.1) for name in ("F6", "C4", "J9")]
    after = second_look(Told({"C4": 1.5, "F6": 1.0}, error=1.5), board, decided(board, *moves))
    assert after.move_text() == "F6"


def test_what_is_surely_less_is_not_searched_to_the_end() -> None:
    engine = Told({"C4": 1.0, "F6": 4.0})
    look(engine)
    rounds = {name: [n for one, n in engine.asked if one == name] for name in ("C4", "F6", "J9")}
    assert rounds == {"C4": [1_500, 3_000, MOST], "F6": [1_500, 3_000, MOST], "J9": [1_500]}


def test_what_would_see_to_what_is_left_open_is_looked_at_though_search_never_was_there() -> None:
    board = blackboard_of(drawn_game(TWO_ATARIS))
    engine = Told({"C4": 1.0})
    reason = Reason(("move", "good", BLACK, parse_point("F6"), "capture", parse_point("F7")))
    seldom = Weighed(Candidate(parse_point("F6"), (reason,)), 0.0)
    often = [
        replace(weighed(name, 0.0), prior=0.2) for name in ("C4", "J9", "J8", "J7", "J6", "J5")
    ]
    second_look(engine, board, decided(board, *often, seldom))
    assert "F6" in [name for name, _ in engine.asked]


def test_a_decision_is_as_it_was_where_its_search_is_not_at_hand() -> None:
    before, after = look(Told({"C4": 1.0, "F6": 4.0}, is_at_hand=False))
    assert after is before


def test_a_search_goes_on_by_the_move_and_its_rivals_and_is_told_anew() -> None:
    game = Game(9)
    game.play(BLACK, parse_point("E5"))
    board = Blackboard(game, KNOWLEDGE)
    before = SEARCHING.decide(board, game.to_move, may_resign=False)
    after = second_look(SEARCHING, board, before)
    made = sum(one.visits for one in before.candidates)
    assert after.chosen is not None and after.chosen.visits >= made // 2
    assert after.playouts > before.playouts
    proposed = [
        (reason.said, one.visits)
        for one in after.candidates
        for reason in one.candidate.reasons
        if reason.purpose == "follow-search"
    ]
    assert proposed and all(said.startswith(f"{visits:,} of ") for said, visits in proposed)
    other = Blackboard(Game(9), KNOWLEDGE)
    assert second_look(SEARCHING, other, before) is before  # another position's search


def test_who_asks_why_not_hears_what_the_point_threatens_where_the_move_chosen_was_asked() -> None:
    """What comes of a move unanswered is searched by a second look alone, and then of a point asked about, too."""
    game = Game(9)
    game.play(BLACK, parse_point("E5"))
    board = Blackboard(game, KNOWLEDGE)
    quick = SEARCHING.decide(board, game.to_move, may_resign=False)
    rival = max(
        (one for one in quick.candidates if one.candidate.move not in (quick.point, 0)),
        key=lambda one: one.visits,
    ).candidate.move

    def asked(decision: Decision) -> Weighed:
        weighed = SEARCHING.why_not(board, decision, rival).weighed
        assert weighed is not None
        return weighed

    assert asked(quick).unanswered is None
    after = second_look(SEARCHING, board, quick)
    assert after.chosen is not None and after.chosen.unanswered is not None
    assert after.point != rival
    found = asked(after).unanswered
    assert found is not None and found.line[0] > 0
    assert (len(game.moves), game.to_move) == (1, 2)  # the game is as before


def test_who_asks_over_gtp_what_to_play_and_why_gets_a_second_look() -> None:
    session = new_session()
    session.send("boardsize 9")
    session.send("play black E5")
    assert session.send("reg_genmove white")[0]
    assert session.send("riyu-why white")[0]
    decided, asked = session.state.decided, session.state.asked
    assert decided is not None and asked is not None
    quick, looked = decided.decision, asked.decision
    made = sum(one.visits for one in quick.candidates)
    assert quick.playouts < looked.playouts
    for one in (looked.find(quick.point), looked.chosen):
        assert one is not None and one.visits >= made // 2
