"""The engine: the one place where the layers are put together.

Takes a blackboard, a color and a clock; gives decisions, why others were not made, assessments and final status. Keeps
the knowledge it was given and nothing of any game: two engines play in one process, one plays any number of games.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from riyu.assessment.assessment import SETTLED, Assessment, FinalStatus
from riyu.assessment.board_words import looking_as_before
from riyu.base.errors import Stopped, UsageError
from riyu.candidates.gather import explained, unproposed
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Color, Point
from riyu.player.clock import Clock
from riyu.player.decision import RESIGN, Decision
from riyu.player.finishing import (
    OPEN,
    RESIGN_VISITS,
    best_or_pass,
    is_given_up,
    is_hopeless,
    is_lost,
    last_point,
    may_be_given_up,
    may_be_over,
)
from riyu.player.move_time import ASSESSED_BY, CHOSEN_BY, MoveTime, with_share
from riyu.player.move_worth import MoveWorth, worth_of
from riyu.player.preferring import preferred
from riyu.player.seeing import Seeing
from riyu.player.telling_search import Again, is_over_by, search_again, tell_search
from riyu.player.why_not import WhyNot
from riyu.player.wish import Wish, decided_so_far, in_turn, is_problem, with_proposals
from riyu.reading.blackboard import Blackboard
from riyu.reading.reading import Verdict
from riyu.search.alpha_beta import TRUST, choose_by_alpha_beta
from riyu.search.by_tree import choose_by_tree, gone_on_by, with_reasons
from riyu.search.one_ply import KNOWN, Choice, Looks, Weighed, by_reasons, choose, weigh
from riyu.search.searched import Enough
from riyu.search.thinking import MEGABYTE, Limits, Seen, Thought
from riyu.search.unanswered import unanswered

if TYPE_CHECKING:
    from riyu.candidates.candidate import Candidate

__all__ = ["Engine"]

SURELY_WON = 0.9
"""The share of games won in a search from which on it is no risk to play on."""

LATELY = 8
"""Decisions of which is known how long they took after their search."""

LEAST_READ = 6
"""The points that hang on the move of a problem, at least, for reading to decide it: three stones."""

ASKED = 1_000
"""Descents by a move that is told beside the one chosen, at most, where the search is asked about it."""

PASSED = 1_000
"""Descents by a pass, at most, beside which a second look tells whose points end as."""

UNANSWERED = 600
"""Descents after a move that is not answered, and as many where it is, by which is told what it threatens."""

ROOM = 16 * MEGABYTE
"""What the tree of such descents may take."""

EXPLAINED = 6
"""The candidates whose reasons are told down to the stones, the best first."""


class Engine(Seeing):
    """A player of one style. The same seed, game and style give the same decisions where no clock cuts them short."""

    def decide(
        self,
        blackboard: Blackboard,
        color: Color,
        *,
        clock: Clock | None = None,
        among: Collection[Point] | None = None,
        avoid: Collection[Point] = (),
        cleanup: bool = False,
        may_resign: bool = True,
        stop: Callable[[], bool] = lambda: False,
        tell: Callable[[Decision], object] | None = None,
        every: float = 0.0,
        is_brief: bool = False,
    ) -> Decision:
        """Decide what a color plays; the game is as before, and the reasons stand on the blackboard.

        `among` limits the points (a pass stays possible) and makes a problem of them, `avoid` leaves points out and
        changes nothing else; `cleanup` asks to take dead stones off before passing; `stop` is asked now and then
        whether to decide by what is known so far. `tell` hears, at most once in `every` seconds of a tree search, what
        would be decided if it ended now: all moves that it looked at, whoever proposes them. `is_brief`: a tree
        search that time limits has nearly all of it, and what is not needed to choose is left for `in_full`.
        """
        began, game = time.monotonic(), blackboard.game
        given = MoveTime.begun(
            self.searching, clock, game, color, stop, is_brief=is_brief, late=self.late
        )
        limits = (
            given.limits(self.style.simulations, self.level.simulations)
            if self._searches_tree
            else None
        )
        wish = Wish(
            color,
            game.moves,
            among,
            avoid,
            cleanup,
            may_resign and may_be_given_up(game),
            limits,
            tell=tell,
            every=every,
            began=given.start,
            search_seconds=given.search_seconds,
            is_hasty=limits is not None
            and among is None
            and given.is_short_for(self._prelude(game.board)),
            is_brief=is_brief and limits is not None and given.is_timed,
            told_by=given.told_by,
            is_problem=is_problem(game.board, among),
            stop=stop,
        )
        decision = self._decide(
            blackboard,
            wish,
            game.move_number,
            lambda: given.is_spent(ASSESSED_BY),
            lambda: given.is_spent(CHOSEN_BY),
        )
        decision = replace(
            decision,
            candidates=decision.candidates
            if decision.is_brief
            else self._down_to_the_stones(blackboard, decision.candidates),
            seconds=time.monotonic() - began,
            knowledge=self.hash,
            level=self.level.name,
        )
        if limits is not None:
            after = self.searching.now() - self._searched_at
            self._afters = (*self._afters[1 - LATELY :], after)
        return decision

    def in_full(
        self,
        blackboard: Blackboard,
        decision: Decision,
        *,
        stop: Callable[[], bool] = lambda: False,
    ) -> Decision:
        """Give a decision that was made in brief with all its reasons, and with what its search found.

        The blackboard has the position that it was made in. The move and what was counted of it stay what they were.
        Where something else was searched since, nothing more is told of what its search found. `stop` is asked now and
        then whether to tell what is known so far.
        """
        if not decision.is_brief:
            return decision
        color, game = decision.color, blackboard.game
        limits = Limits(sum(one.visits for one in decision.candidates), stop=stop)
        wish = Wish(color, game.moves, limits=limits, stop=stop)
        candidates = self._candidates(blackboard, wish, decision.assessment)
        with in_turn(blackboard.board, color):
            looks = self._looks_by(blackboard, wish, game.move_number, candidates, stop)
            weighed = with_reasons(decision.candidates, candidates, looks)
            is_there = self._thinker_now(game.size).has_thought_of(game, color, game.area_komi)
        choice, more, passed = Choice(weighed, decision.playouts), 0, None
        if is_there:
            weighed, more, passed = self._told_of(blackboard, wish, decision.point, choice, stop)
        else:
            weighed = with_proposals(blackboard, color, choice)
        return replace(
            decision,
            candidates=self._down_to_the_stones(blackboard, weighed),
            playouts=decision.playouts + more,
            passed=passed,
            is_brief=False,
        )

    def _down_to_the_stones(
        self, blackboard: Blackboard, weighed: Sequence[Weighed]
    ) -> tuple[Weighed, ...]:
        """Give moves, the best EXPLAINED of them with the trees under their reasons."""
        return (
            *(
                replace(one, candidate=explained(blackboard, one.candidate))
                for one in weighed[:EXPLAINED]
            ),
            *weighed[EXPLAINED:],
        )

    def analyze(
        self,
        blackboard: Blackboard,
        color: Color,
        tell: Callable[[Decision], object],
        *,
        every: float,
        stop: Callable[[], bool],
        avoid: Collection[Point] = (),
    ) -> None:
        """Search a color's moves until `stop` says so; game, facts and plans are as before, the tree is kept.

        `tell` and `avoid` as for `decide`. It ends by itself where a tree can hold no more visits. Errors as for
        `check_analysis`.
        """
        self.check_analysis()
        game = blackboard.game
        limits = Limits(stop=stop, is_whole=True)
        wish = Wish(
            color,
            game.moves,
            avoid=avoid,
            limits=limits,
            is_analysis=True,
            tell=tell,
            every=every,
            stop=stop,
        )
        scope = blackboard.board.trail.scope()
        with looking_as_before(blackboard), scope, suppress(Stopped):
            self._decide(blackboard, wish, game.move_number, stop, stop)

    def ponder(self, blackboard: Blackboard, color: Color, stop: Callable[[], bool]) -> None:
        """Search a color's moves until `stop` says so, for the tree alone; nothing where no tree is searched."""
        if self._searches_tree:
            self.analyze(blackboard, color, lambda decision: None, every=math.inf, stop=stop)

    def check_analysis(self) -> None:
        """Raise UsageError for a player that searches no tree: there is nothing to analyze."""
        if not self._searches_tree:
            kind, simulations = self._kind, self.style.simulations
            raise UsageError(
                "nothing to analyze: this player searches no tree "
                f"(search {kind}, the style's simulations {simulations})"
            )

    def why_not(
        self,
        blackboard: Blackboard,
        decision: Decision,
        point: Point,
        *,
        stop: Callable[[], bool] = lambda: False,
    ) -> WhyNot:
        """Say why a decision, made in this game as it stands, is not to play on a point; the game is as before.

        A move that playouts have not looked at is weighed now, unless `stop` says not to; where the search of the
        decision is at hand still, it goes on by the point until that can be told beside the move chosen.
        """
        color, board = decision.color, blackboard.board
        weighed = decision.find(point)
        illegal = board.legality(color, point)
        if illegal:
            return WhyNot(decision, point, illegal=illegal)
        if point != decision.point:
            if weighed is None or weighed.visits < self._compared_from(decision):
                least = self._compared_from(decision)
                weighed = self._gone_on_by(blackboard, decision, point, least, stop) or weighed
            if weighed is None or not weighed.is_looked_at:
                candidate = weighed.candidate if weighed is not None else None
                weighed = self.weigh(blackboard, color, point, candidate, stop=stop)
            elif decision.chosen is not None and decision.chosen.unanswered is not None:
                weighed = self.left_unanswered(blackboard, color, weighed, stop)
        fills_eye = board.is_eyelike(color, point)
        taken_by = self._taken_by(blackboard, color, point)
        return WhyNot(decision, point, fills_eye=fills_eye, weighed=weighed, taken_by=taken_by)

    def asking(
        self,
        blackboard: Blackboard,
        decision: Decision,
        stop: Callable[[], bool] = lambda: False,
    ) -> Callable[[Point], Weighed | None]:
        """Give what asks the search of a decision about a move, for `explain`: it goes on by that, ASKED times at most.

        The answer is None where that search is not at hand any more, or `stop` says not to.
        """
        least = min(ASKED, self._compared_from(decision))
        return lambda move: self._gone_on_by(blackboard, decision, move, least, stop)

    def going_on(
        self, blackboard: Blackboard, decision: Decision, stop: Callable[[], bool]
    ) -> Callable[[Point, int], Weighed | None] | None:
        """Give what goes on with the search of a decision by a move, until so many descents went by it.

        None where that search is not at hand, or did not choose alone: a style preferred the move, or a level takes
        search away.
        """
        chosen = decision.chosen
        if chosen is None or chosen.liked or self.level.simulations is not None:
            return None
        if not self._is_at_hand(blackboard, decision):
            return None
        return lambda move, least: self._gone_on_by(blackboard, decision, move, least, stop)

    def told_anew(
        self, blackboard: Blackboard, decision: Decision, stop: Callable[[], bool]
    ) -> Decision:
        """Give a decision with what its search has found by now; the move and its candidates are as they are."""
        limits = Limits(sum(one.visits for one in decision.candidates), stop=stop)
        wish = Wish(decision.color, blackboard.game.moves, limits=limits, stop=stop)
        blackboard.inference.forget_source("search")
        choice = Choice(decision.candidates, limits.simulations)
        enough = replace(self.enough, pass_games=max(self.enough.pass_games, PASSED))
        weighed, more, passed = self._told_of(
            blackboard, wish, decision.point, choice, stop, enough
        )
        weighed = tuple(
            self.left_unanswered(blackboard, decision.color, one, stop)
            if one.candidate.move == decision.point
            else one
            for one in weighed
        )
        return replace(
            decision,
            candidates=self._down_to_the_stones(blackboard, weighed),
            playouts=limits.simulations + more,
            passed=passed,
        )

    def left_unanswered(
        self,
        blackboard: Blackboard,
        color: Color,
        weighed: Weighed,
        stop: Callable[[], bool] = lambda: False,
    ) -> Weighed:
        """Give a color's move with what comes of it where the enemy does not answer; as it is where `stop` says so."""
        game, move = blackboard.game, weighed.candidate.move
        if stop() or move <= 0:
            return weighed
        seed = self._chance(blackboard.board, game.move_number)
        apart = self._thinker_now(game.size).apart(ROOM)
        found = unanswered(apart, game, color, move, UNANSWERED, seed=seed, stop=stop)
        return replace(weighed, unanswered=found)

    def _is_at_hand(self, blackboard: Blackboard, decision: Decision) -> bool:
        """Say whether the tree of a decision still stands, to be gone on with."""
        color, game, chosen = decision.color, blackboard.game, decision.chosen
        if not self._searches_tree or chosen is None or chosen.won is None:
            return False
        with in_turn(blackboard.board, color):
            return self._thinker_now(game.size).has_thought_of(game, color, game.area_komi)

    def _gone_on_by(
        self,
        blackboard: Blackboard,
        decision: Decision,
        point: Point,
        least: int,
        stop: Callable[[], bool],
    ) -> Weighed | None:
        """Let the search that chose go on by a point until it has `least` descents; give that as it has it then.

        None where that search is not at hand, or `stop` says not to.
        """
        if stop() or not self._is_at_hand(blackboard, decision):
            return None
        color, game = decision.color, blackboard.game
        weighed = decision.find(point)
        if weighed is None:
            likely = self._likely(blackboard, color, game.moves)
            weighed = Weighed(unproposed(blackboard, color, point, likely), 0.0)
        komi = game.area_komi if color == BLACK else -game.area_komi
        with in_turn(blackboard.board, color):
            return gone_on_by(self._thinker_now(game.size), weighed, least, komi, stop)

    def _compared_from(self, decision: Decision) -> int:
        """Give the descents by a move from which on it is compared with the one chosen: half as many as that got."""
        return max(KNOWN, decision.chosen.visits // 2 if decision.chosen is not None else 0)

    def again(self, blackboard: Blackboard, decision: Decision) -> list[Again]:
        """Search a decision's position again, and give what is found now of what that one told of its search.

        With the seed of another engine this says what of it holds. Raises UsageError if this one searches no tree.
        """
        self.check_analysis()
        self.decide(blackboard, decision.color, may_resign=False)
        found = [one for weighed in decision.candidates for one in weighed.facts]
        return search_again(self._thinker_now(blackboard.board.size), found, self.enough)

    def worth(
        self,
        blackboard: Blackboard,
        color: Color,
        move: Point,
        visits: int,
        *,
        stop: Callable[[], bool] = lambda: False,
    ) -> MoveWorth | None:
        """Give what a move is worth in the position that was decided last, by a tree search; the game is as before.

        The search goes on until `visits` descents went by the move; two moves of as many visits can be compared. None
        where the search has not that move. Raises UsageError for a player that searches no tree.
        """
        self.check_analysis()
        board = blackboard.board
        with in_turn(board, color):
            return worth_of(self._thinker_now(board.size), board.position(), move, visits, stop)

    def weigh(
        self,
        blackboard: Blackboard,
        color: Color,
        point: Point,
        candidate: Candidate | None = None,
        *,
        stop: Callable[[], bool] = lambda: False,
    ) -> Weighed:
        """Weigh a legal move as the best candidates are; the game is as before.

        `candidate` has its reasons; without one only what speaks against it counts beside playouts.
        """
        board, game = blackboard.board, blackboard.game
        if candidate is None:
            candidate = unproposed(
                blackboard, color, point, self._likely(blackboard, color, game.moves)
            )
        with in_turn(board, color):
            seed = self._chance(board, game.move_number) + 1
            return weigh(board, color, candidate, self._looks(seed, stop))

    def _taken_by(self, blackboard: Blackboard, color: Color, point: Point) -> tuple[Point, ...]:
        """Give how the enemy takes a stone just played there; nothing if reading does not find that he can."""
        board = blackboard.board
        with in_turn(board, color), board.trail.scope():
            board.play(color, point)
            if board.color_at(point) != color:
                return ()
            reading = blackboard.readings.capture(point)
            return reading.line if reading.verdict is Verdict.WIN else ()

    def _decide(
        self,
        blackboard: Blackboard,
        wish: Wish,
        number: int,
        is_assessed: Callable[[], bool],
        time_is_up: Callable[[], bool],
    ) -> Decision:
        """Decide on the blackboard's board; `is_assessed` and `time_is_up` end the playouts of a step."""
        board, color = blackboard.board, wish.color
        # Step 1. Who owns what.
        with in_turn(board, color):
            assessment = self._assess(
                blackboard.game, wish.moves, number, is_assessed, is_hasty=wish.is_hasty
            )
        if (
            wish.may_resign
            and wish.limits is None
            and is_lost(board, color, assessment, self.style)
        ):
            why = f"playouts have it {-assessment.margin_for(color):.0f} points behind"
            return Decision(color, RESIGN, (), assessment, why)
        with in_turn(board, color):
            ended = self._status_if_over(blackboard, wish)
        # Step 2. What is known of moves.
        candidates: Sequence[Candidate] = ()
        if not wish.is_hasty:
            candidates = self._candidates(blackboard, wish, assessment, wish.step_ended)
        # Step 3. The weights' order, and playouts for the best.
        with in_turn(board, color):
            looks = self._looks_by(blackboard, wish, number, candidates, time_is_up)
        is_read = wish.is_problem and _is_read(candidates, looks)
        if wish.limits is not None and not is_read:
            return self._by_tree(blackboard, wish, candidates, looks, assessment, ended)
        self._searched_at = self.searching.now()
        with in_turn(board, color):
            is_open = assessment.open_share >= OPEN
            if self._kind == "alpha-beta" and is_open:
                return self._by_alpha_beta(blackboard, wish, candidates, looks, assessment)
            if is_read or (self._kind == "reasons" and is_open):
                looks = replace(looks, playouts=0)
            choice = choose(board, color, candidates, looks)
            found = best_or_pass(choice, assessment, self.style)
            point, why = self._or_last(blackboard, ended, choice, assessment, found)
        played = assessment.playouts + choice.playouts
        return Decision(color, point, choice.weighed, assessment, why, playouts=played)

    def _by_alpha_beta(
        self,
        blackboard: Blackboard,
        wish: Wish,
        candidates: Sequence[Candidate],
        looks: Looks,
        assessment: Assessment,
    ) -> Decision:
        """Decide by alpha-beta; where almost all is settled one ply is asked instead, which knows when to pass."""
        choice, _ = choose_by_alpha_beta(
            blackboard.features,
            self.knowledge.learned.of(blackboard.game.size),
            wish.moves,
            wish.color,
            candidates,
            replace(looks, trust=TRUST),
            komi=blackboard.game.area_komi,
        )
        point, why = best_or_pass(choice, assessment, self.style)
        return Decision(
            wish.color, point, choice.weighed, assessment, why, playouts=assessment.playouts
        )

    def _by_tree(
        self,
        blackboard: Blackboard,
        wish: Wish,
        candidates: Sequence[Candidate],
        looks: Looks,
        assessment: Assessment,
        ended: FinalStatus | None,
    ) -> Decision:
        """Decide by a tree search; where almost all is settled a pass must not be better by playouts."""
        assert wish.limits is not None
        color, tell, size = wish.color, wish.tell, blackboard.board.size
        with in_turn(blackboard.board, color):
            dead = [] if wish.is_hasty else self._dead_groups(blackboard, wish, assessment, looks)
            limits = with_share(wish.limits, wish.search_seconds)
            if wish.is_hasty and not wish.is_brief:
                limits = replace(limits, until=wish.began + wish.search_seconds)
            elif wish.search_seconds and not wish.is_hasty:
                before = self._preludes.get(size, ())
                self._preludes[size] = (*before[-1:], self.searching.now() - wish.began)
            choice, thought = choose_by_tree(
                self._thinker_now(size),
                blackboard.game,
                color,
                candidates,
                looks,
                limits,
                komi=blackboard.game.area_komi,
                learned=self._likely(blackboard, color, wish.moves),
                among=wish.searched(blackboard.board),
                dead=dead,
                tell=None
                if tell is None
                else lambda *found: tell(decided_so_far(color, assessment, *found)),
                every=wish.every,
            )
            self._searched_at = self.searching.now()
            if wish.is_analysis:
                return decided_so_far(color, assessment, choice, thought)
        if wish.is_hasty and (not wish.is_brief or _is_near_the_end(thought)):
            with in_turn(blackboard.board, color):
                number = blackboard.game.move_number
                assessment = self._assess(blackboard.game, wish.moves, number, wish.stop)
            candidates = self._candidates(blackboard, wish, assessment)
            choice = replace(choice, weighed=with_reasons(choice.weighed, candidates, looks))
        with in_turn(blackboard.board, color):
            seen = (
                replace(assessment, ownership=thought.ownership)
                if thought.simulations
                else assessment
            )
            point, why = self._point_by_tree(
                blackboard, wish, candidates, looks, assessment, (choice, thought), ended
            )
            choice, point = preferred(
                choice,
                thought,
                point,
                self.style,
                lambda moves: self._liked(blackboard, color, moves),
            )
            point, why = self._or_last(blackboard, ended, choice, seen, (point, why), thought)
        played = assessment.playouts + choice.playouts
        if wish.is_brief:
            return Decision(color, point, choice.weighed, seen, why, playouts=played, is_brief=True)
        # Out of the block: what is told must stand as long as the other reasons.
        is_over = is_over_by(wish.limits, thought, wish.told_by, self.enough)
        weighed, more, passed = self._told_of(blackboard, wish, point, choice, is_over)
        return Decision(color, point, weighed, seen, why, playouts=played + more, passed=passed)

    def _told_of(
        self,
        blackboard: Blackboard,
        wish: Wish,
        point: Point,
        choice: Choice,
        is_over: Callable[[], bool],
        enough: Enough | None = None,
    ) -> tuple[tuple[Weighed, ...], int, Seen | None]:
        """Tell what the last search found, once a point is chosen; gives what `tell_search` does."""
        assert wish.limits is not None
        weighed = with_proposals(blackboard, wish.color, choice)
        if point == RESIGN:
            return weighed, 0, None
        return tell_search(
            blackboard,
            self._thinker_now(blackboard.board.size),
            wish.color,
            point,
            weighed,
            wish.limits.simulations,
            enough or self.enough,
            is_over,
        )

    def _point_by_tree(
        self,
        blackboard: Blackboard,
        wish: Wish,
        candidates: Sequence[Candidate],
        looks: Looks,
        assessment: Assessment,
        found: tuple[Choice, Thought],
        ended: FinalStatus | None,
    ) -> tuple[Point, str]:
        """Give the point to play after a search and, of a pass or resignation, why."""
        (choice, thought), board, color = found, blackboard.board, wish.color
        style = self.style
        moves = [one.candidate.move for one in choice.weighed]
        if not moves:
            return PASS, "nothing is left to play"
        few = 0 < wish.limits.simulations < RESIGN_VISITS if wish.limits is not None else False
        lost = (
            is_lost(board, color, assessment, style) if few else is_given_up(board, thought, style)
        )
        if wish.may_resign and lost:
            return RESIGN, f"search has it {-thought.margin:.0f} points behind"
        is_near = assessment.open_share < OPEN if few and candidates else _is_near_the_end(thought)
        if not is_near and moves[0] != PASS:
            return moves[0], ""
        point, why = best_or_pass(choose(board, color, candidates, looks), assessment, style)
        others = [move for move in moves if move != PASS]
        is_won = bool(board.passes) and thought.won > 0.5
        if moves[0] == PASS and is_won and not few:
            point, why = PASS, why or "the enemy has passed, and no move wins more in the search"
        if point == PASS and others and is_won and self._is_behind(blackboard, color, looks, ended):
            return others[0], ""
        if point != PASS and point not in moves and others:
            point = others[0]  # the same as one of them by a symmetry, or not looked at
        return (point, why) if few or PASS in (point, moves[0]) else (moves[0], "")

    def _status_if_over(self, blackboard: Blackboard, wish: Wish) -> FinalStatus | None:
        """Give the final status, in half of a move's time, where the enemy has passed and a pass may end the game.

        None where that is not so, or where players may not agree about dead stones.
        """
        board = blackboard.board
        is_asked = not (wish.cleanup or wish.is_analysis) and wish.among is None
        if not is_asked or board.passes != 1 or not board.ruleset.dead_removed:
            return None
        if not may_be_over(board):
            return None
        by = wish.began + wish.search_seconds if wish.search_seconds else math.inf
        return self.status(blackboard, stop=lambda: wish.stop() or self.searching.now() > by)

    def _or_last(
        self,
        blackboard: Blackboard,
        ended: FinalStatus | None,
        choice: Choice,
        seen: Assessment,
        found: tuple[Point, str],
        thought: Thought | None = None,
    ) -> tuple[Point, str]:
        """Give the point found, or what is left where the enemy has passed and the game is done by `ended`, and why.

        Dead stones are not taken off first where players agree about them: the enemy has left them. It is played on for
        what reading finds to hang on a move, and for strings that are open where the game is won by then, too.
        """
        board, color = blackboard.board, blackboard.board.to_move
        if ended is None or found[0] in (PASS, RESIGN):
            return found
        is_sure = thought is None or thought.won >= SURELY_WON
        if is_sure and seen.has_open_string(board):
            return found
        if any(one.candidate.proven for one in choice.weighed):
            return found
        moves = [found[0], *(one.candidate.move for one in choice.weighed)]
        even_lost = thought is not None and is_hopeless(thought)
        score = ended.count(blackboard.game)
        last = last_point(board, color, moves, ended, score, even_lost=even_lost)
        return found if last is None or last[0] == found[0] else last

    def _is_behind(
        self, blackboard: Blackboard, color: Color, looks: Looks, ended: FinalStatus | None
    ) -> bool:
        """Say whether a color has lost if the game ends now, by the status that playing on gives."""
        status = ended or self.status(blackboard, stop=looks.time_is_up)
        margin = status.count(blackboard.game).margin
        return (margin if color == BLACK else -margin) < 0

    def propose(
        self,
        blackboard: Blackboard,
        color: Color,
        ended: Callable[[str], object] = lambda name: None,
    ) -> list[Candidate]:
        """Give a color's candidates as `decide` has them before any of them is looked at; the game is as before.

        `ended` hears the name of each step as it ends.
        """
        game, board = blackboard.game, blackboard.board
        with in_turn(board, color):
            assessment = self._assess(game, game.moves, game.move_number)
        ended("assessing")
        limits = Limits() if self._searches_tree else None  # it is told as much as `decide` is
        wish = Wish(color, game.moves, limits=limits)
        return self._candidates(blackboard, wish, assessment, ended)


def _is_read(candidates: Sequence[Candidate], looks: Looks) -> bool:
    """Say whether reading decides between moves: whether enough hangs on the best of them, as read or likeliest."""
    if not candidates:
        return False
    best = max(candidates, key=lambda one: by_reasons(one, looks).value)
    return max(best.proven, best.in_doubt) >= LEAST_READ


def _is_near_the_end(thought: Thought) -> bool:
    """Say whether nearly all is settled by a search, or it likes a pass best: then other things choose, too."""
    best = thought.best
    return thought.open_share(SETTLED) < OPEN or best is None or best.move == PASS
