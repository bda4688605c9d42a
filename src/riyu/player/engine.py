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

from riyu.assessment.assessment import (
    SETTLED,
    Assessment,
    FinalStatus,
    assess,
    recent_points,
)
from riyu.assessment.board_words import assessor_of, looking_as_before
from riyu.assessment.dead_groups import DeadGroup, DeadGroups
from riyu.assessment.lead import judged_game
from riyu.base.chance import Chance
from riyu.base.errors import Stopped, UsageError
from riyu.candidates.gather import explained, gather, unproposed
from riyu.candidates.move_scores import MoveScores
from riyu.candidates.sources import Sight, in_haste, tell
from riyu.game.board import Board
from riyu.game.constants import BLACK, PASS
from riyu.game.game import Game
from riyu.game.points import Color, Point
from riyu.game.record import Move
from riyu.game.ruleset import Scoring
from riyu.patterns.joseki import SMALLEST_BOARD
from riyu.player.clock import Clock
from riyu.player.decision import RESIGN, Decision
from riyu.player.final_status import final_status
from riyu.player.finishing import OPEN, RESIGN_VISITS, best_or_pass, is_given_up, is_lost
from riyu.player.knowledge import Knowledge
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.levels import Level
from riyu.player.move_time import ASSESSED_BY, CHOSEN_BY, MoveTime, in_time, with_share
from riyu.player.move_worth import MoveWorth, worth_of
from riyu.player.preferring import preferred
from riyu.player.searching import DYNAMIC_KOMI, Searching, descents_on, selection_on
from riyu.player.style import Style
from riyu.player.tastes import liked
from riyu.player.telling_search import Again, is_over_by, search_again, tell_search
from riyu.player.why_not import WhyNot
from riyu.player.wish import Wish, decided_so_far, in_turn, with_proposals
from riyu.reading.blackboard import Blackboard
from riyu.reading.reading import Verdict
from riyu.search.alpha_beta import TRUST, choose_by_alpha_beta
from riyu.search.by_tree import choose_by_tree
from riyu.search.one_ply import Choice, Looks, Weighed, choose, weigh
from riyu.search.search_facts import Enough
from riyu.search.thinking import MEGABYTE, Limits, Thinker, Thinking, Thought

if TYPE_CHECKING:
    from riyu.assessment.assessor import Assessor
    from riyu.assessment.joined import Joined
    from riyu.candidates.candidate import Candidate

__all__ = ["Engine"]

EXPLAINED = 6
"""The candidates whose reasons are told down to the stones, the best first."""

ASKED_LIFE = 100
"""Times the nodes that reading a group's life may take where only a few points may be played."""

_NO_PRELUDES = (0.0,)
"""Where nothing was measured yet, nothing takes long."""


class Engine:
    """A player of one style. The same seed, game and style give the same decisions where no clock cuts them short.

    `level` is how much of knowledge, reading and search is taken away from it, nothing if None.
    `knowledge` is what it goes by, or what follows that; the package's if None. Its style is what the engine plays by
    where no other is given. Patterns and rules are asked on the blackboard, by the knowledge in force there.
    `searching` is how it searches; the tree of the last search is kept for the next move. `enough` says what is enough
    to tell something of a search.
    """

    def __init__(
        self,
        style: Style | None = None,
        seed: int = 0,
        knowledge: Knowledge | KnowledgeInForce | None = None,
        searching: Searching | None = None,
        *,
        enough: Enough | None = None,
        level: Level | None = None,
    ) -> None:
        self._style = style
        self.level = level or Level()
        self.seed = seed
        self.searching = searching or Searching()
        self._thinker: Thinker | None = None
        self._dead = DeadGroups()
        self.knowledge = knowledge if knowledge is not None else KnowledgeInForce()
        self._scores: MoveScores | None = None
        self.enough = enough or Enough()
        # By board size, seconds of what came before the last two searches that were in no haste: one may have loaded.
        self._preludes: dict[int, tuple[float, ...]] = {}

    @property
    def style(self) -> Style:
        """The style in force, less what the level takes away; loaded at the first use."""
        return self.level.style(self._style if self._style is not None else self.knowledge.style)

    @style.setter
    def style(self, style: Style) -> None:
        self._style = style

    @property
    def hash(self) -> str:
        """What it decides by, in twelve hexadecimal digits: the knowledge in force with the style it plays."""
        more = () if self.level.is_full else (self.level.part,)
        return self.knowledge.hash_with(self.style, *more)

    def _likely(
        self, blackboard: Blackboard, color: Color, moves: Sequence[Move]
    ) -> dict[Point, float]:
        """Give how likely a strong player plays each legal move."""
        features = blackboard.features
        learned, scores = self.knowledge.learned.of(features.board.size), self._scores
        if scores is None or scores.features is not features or scores.learned is not learned:
            scores = self._scores = MoveScores(features, learned)
        return scores.shares(color, moves)

    def _chance(self, board: Board, number: int) -> int:
        """Give a seed of this very position and move number."""
        return Chance(self.seed ^ board.key ^ (number << 48)).word()

    def assess(self, game: Game) -> Assessment:
        """Give who owns what, as playouts from the position have it."""
        return self._assess(game, game.moves, game.move_number)

    def assess_jointly(
        self, blackboard: Blackboard, stop: Callable[[], bool] = lambda: False
    ) -> Joined:
        """Judge a position by reading and playouts together, as all do who tell people a lead: `riyu.assessment.lead`.

        Style, seed and what is known on the blackboard change nothing.
        """
        return judged_game(blackboard.game, stop)

    def _assess(
        self,
        game: Game,
        moves: Sequence[Move],
        number: int,
        stop: Callable[[], bool] = lambda: False,
    ) -> Assessment:
        """Assess a game's board, on which `moves` were played last."""
        return assess(
            game.board,
            game.area_komi,
            playouts=self.style.assess_playouts,
            seed=self._chance(game.board, number),
            odds=self.knowledge.playouts,
            recent=recent_points(moves),
            stop=stop,
        )

    def status(
        self, blackboard: Blackboard, *, stop: Callable[[], bool] = lambda: False
    ) -> FinalStatus:
        """Say which stones are dead and in seki if the game ended now, by `final_status`; the game is as before."""
        learned = self.knowledge.learned.of(blackboard.game.size)
        return final_status(blackboard, learned, self.knowledge.playouts, self.seed, stop)

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
    ) -> Decision:
        """Decide what a color plays; the game is as before, and the reasons stand on the blackboard.

        `among` limits the points (a pass stays possible) and makes a problem of them, `avoid` leaves points out and
        changes nothing else; `cleanup` asks to take dead stones off before passing; `stop` is asked now and then
        whether to decide by what is known so far. `tell` hears, at most once in `every` seconds of a tree search, what
        would be decided if it ended now: all moves that it looked at, whoever proposes them.
        """
        began, game = time.monotonic(), blackboard.game
        given = MoveTime.begun(self.searching, clock, game, color, stop)
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
            may_resign and not game.handicap,
            limits,
            tell=tell,
            every=every,
            began=given.start,
            search_seconds=given.search_seconds,
            is_hasty=given.is_short_for(min(self._preludes.get(game.size, _NO_PRELUDES))),
            told_by=given.told_by,
            stop=stop,
        )
        decision = self._decide(
            blackboard,
            wish,
            game.move_number,
            lambda: given.is_spent(ASSESSED_BY),
            lambda: given.is_spent(CHOSEN_BY),
        )
        return replace(
            decision,
            candidates=(
                *(self._explained(blackboard, one) for one in decision.candidates[:EXPLAINED]),
                *decision.candidates[EXPLAINED:],
            ),
            seconds=time.monotonic() - began,
            knowledge=self.hash,
            level=self.level.name,
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

    @property
    def _kind(self) -> str:
        """The kind of search: the one that was asked for, else the style's; no stronger one than the level's."""
        usual = self.searching.kind == Searching().kind
        return self.level.kind(self.style.search if usual else self.searching.kind)

    @property
    def _searches_tree(self) -> bool:
        return self._kind == "tree" and self.style.simulations > 0

    def _explained(self, blackboard: Blackboard, weighed: Weighed) -> Weighed:
        """Give a weighed candidate with the trees under its reasons."""
        return replace(weighed, candidate=explained(blackboard, weighed.candidate))

    def why_not(
        self,
        blackboard: Blackboard,
        decision: Decision,
        point: Point,
        *,
        stop: Callable[[], bool] = lambda: False,
    ) -> WhyNot:
        """Say why a decision, made in this game as it stands, is not to play on a point; the game is as before.

        A move that playouts have not looked at is weighed now, unless `stop` says not to.
        """
        color, board = decision.color, blackboard.board
        weighed = decision.find(point)
        illegal = board.legality(color, point)
        if illegal:
            return WhyNot(decision, point, illegal=illegal)
        if point != decision.point and (weighed is None or not weighed.is_looked_at):
            candidate = weighed.candidate if weighed is not None else None
            weighed = self.weigh(blackboard, color, point, candidate, stop=stop)
        fills_eye = board.is_eyelike(color, point)
        taken_by = self._taken_by(blackboard, color, point)
        return WhyNot(decision, point, fills_eye=fills_eye, weighed=weighed, taken_by=taken_by)

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

    def _looks(self, seed: int, time_is_up: Callable[[], bool], is_problem: bool = False) -> Looks:
        """Give how moves are looked at.

        Where only some points may be played, the question is about what stands there: of a group whose life was not
        read out the likeliest move counts as if it was.
        """
        style = self.style
        return Looks(
            style.weights,
            style.width,
            style.playouts,
            style.trust,
            2 * style.proof if is_problem else style.proof,
            2 * style.proof if is_problem else 0.0,
            seed,
            time_is_up,
        )

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
            assessment = self._assess(blackboard.game, wish.moves, number, is_assessed)
        if (
            wish.may_resign
            and wish.limits is None
            and is_lost(board, color, assessment, self.style)
        ):
            why = f"playouts have it {-assessment.margin_for(color):.0f} points behind"
            return Decision(color, RESIGN, (), assessment, why)
        # Step 2. What is known of moves.
        candidates = self._candidates(blackboard, wish, assessment, wish.step_ended)
        # Step 3. The weights' order, and playouts for the best.
        with in_turn(board, color):
            seed = self._chance(board, number) + 1
            looks = self._looks(seed, time_is_up, wish.among is not None)
            likes = self._liked(blackboard, color, [one.move for one in candidates])
            looks = replace(looks, tastes=likes)
        if wish.limits is not None:
            return self._by_tree(blackboard, wish, candidates, looks, assessment)
        with in_turn(board, color):
            is_open = assessment.open_share >= OPEN
            if self._kind == "alpha-beta" and is_open:
                return self._by_alpha_beta(blackboard, wish, candidates, looks, assessment)
            if self._kind == "reasons" and is_open:
                looks = replace(looks, playouts=0)
            choice = choose(board, color, candidates, looks)
        point, why = best_or_pass(choice, assessment, self.style)
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
    ) -> Decision:
        """Decide by a tree search; where almost all is settled a pass must not be better by playouts."""
        assert wish.limits is not None
        color, tell, size = wish.color, wish.tell, blackboard.board.size
        with in_turn(blackboard.board, color):
            dead = [] if wish.is_hasty else self._dead_groups(blackboard, wish, assessment, looks)
            if wish.search_seconds and not wish.is_hasty:
                before = self._preludes.get(size, _NO_PRELUDES)
                self._preludes[size] = (*before[-1:], self.searching.now() - wish.began)
            choice, thought = choose_by_tree(
                self._thinker_now(size),
                blackboard.game,
                color,
                candidates,
                looks,
                with_share(wish.limits, wish.search_seconds),
                komi=blackboard.game.area_komi,
                learned=self._likely(blackboard, color, wish.moves),
                among=wish.searched(blackboard.board),
                dead=dead,
                tell=None
                if tell is None
                else lambda *found: tell(decided_so_far(color, assessment, *found)),
                every=wish.every,
            )
            if wish.is_analysis:
                return decided_so_far(color, assessment, choice, thought)
            seen = (
                replace(assessment, ownership=thought.ownership)
                if thought.simulations
                else assessment
            )
            point, why = self._point_by_tree(
                blackboard, wish, candidates, looks, assessment, (choice, thought)
            )
            choice, point = preferred(
                choice,
                thought,
                point,
                self.style,
                lambda moves: self._liked(blackboard, color, moves),
            )
        # Out of the block: what is told must stand as long as the other reasons.
        weighed, more, passed = with_proposals(blackboard, color, choice), 0, None
        if point != RESIGN:
            is_over = is_over_by(wish.limits, thought, wish.told_by, self.enough)
            weighed, more, passed = tell_search(
                blackboard,
                self._thinker_now(size),
                color,
                point,
                weighed,
                wish.limits.simulations,
                self.enough,
                is_over,
            )
        return Decision(
            color,
            point,
            weighed,
            seen,
            why,
            playouts=assessment.playouts + choice.playouts + more,
            passed=passed,
        )

    def _point_by_tree(
        self,
        blackboard: Blackboard,
        wish: Wish,
        candidates: Sequence[Candidate],
        looks: Looks,
        assessment: Assessment,
        found: tuple[Choice, Thought],
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
        if thought.open_share(SETTLED) >= OPEN and moves[0] != PASS:
            return moves[0], ""
        point, why = best_or_pass(choose(board, color, candidates, looks), assessment, style)
        others = [move for move in moves if move != PASS]
        is_won = bool(board.passes) and thought.won > 0.5
        if point == PASS and others and is_won and self._is_behind(blackboard, color, looks):
            return others[0], ""
        if point != PASS and point not in moves and others:
            point = others[0]  # the same as one of them by a symmetry, or not looked at
        return (point, why) if PASS in (point, moves[0]) else (moves[0], "")

    def _liked(
        self, blackboard: Blackboard, color: Color, moves: Collection[Point]
    ) -> dict[Point, float]:
        """Give how much the style likes each move more than they are liked in the mean."""
        tastes = self.style.tastes
        if not tastes:
            return {}
        evaluator = self._assessor_on(blackboard).evaluator
        with in_turn(blackboard.board, color):
            return liked(blackboard.features, evaluator, color, moves, tastes)

    def _dead_groups(
        self, blackboard: Blackboard, wish: Wish, assessment: Assessment, looks: Looks
    ) -> list[DeadGroup]:
        """Give the groups that reading holds to be dead and playouts leave open; none where it is stopped."""
        nodes = self.style.dead_nodes
        if not nodes:
            return []
        self._assessor_on(blackboard)
        with blackboard.readings.heeding(wish.stop), suppress(Stopped):
            return self._dead.find(
                blackboard.features,
                blackboard.readings,
                assessment.ownership,
                nodes,
                looks.time_is_up,
            )
        return []

    def _assessor_on(self, blackboard: Blackboard) -> Assessor:
        """Give what assesses a blackboard's position: what its words come from, if anything does."""
        found = assessor_of(blackboard)
        if found is not None:
            self._dead.go_by(found)
        return self._dead.assessor_on(blackboard.features, blackboard.readings)

    def _is_behind(self, blackboard: Blackboard, color: Color, looks: Looks) -> bool:
        """Say whether a color has lost if the game ends now, by the status that playing on gives."""
        status = self.status(blackboard, stop=looks.time_is_up)
        margin = status.count(blackboard.game).margin
        return (margin if color == BLACK else -margin) < 0

    def _thinker_now(self, size: int) -> Thinker:
        """Give what searches trees of games on boards of a size, by the learned values in force."""
        learned, thinker = self.knowledge.learned.of(size), self._thinker
        way = (selection_on(size), descents_on(size))
        now = thinker and (thinker.how.selection, thinker.how.descents)
        if thinker is None or thinker.learned is not learned or now != way:
            thinker = self._thinker = Thinker(
                learned,
                self.knowledge.playouts,
                Thinking(
                    self.searching.threads,
                    self.searching.memory * MEGABYTE,
                    *way,
                    komi=DYNAMIC_KOMI[self.searching.dynamic_komi],
                ),
            )
        return thinker

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

    def _candidates(
        self,
        blackboard: Blackboard,
        wish: Wish,
        assessment: Assessment,
        ended: Callable[[str], object] = lambda name: None,
    ) -> list[Candidate]:
        """Have what rules want read be read and the sources tell, and gather the moves that stand."""
        likely = self._likely(blackboard, wish.color, wish.moves)
        ended("likely moves")
        tell(blackboard, self._sight(blackboard, wish, assessment, likely, ended))
        candidates = gather(blackboard, wish.color, wish.among, likely)
        ended("gathering")
        seen = (self.level.seen(one) for one in candidates if one.move not in wish.avoid)
        return [one for one in seen if one is not None]

    def _sight(
        self,
        blackboard: Blackboard,
        wish: Wish,
        assessment: Assessment,
        likely: dict[Point, float],
        ended: Callable[[str], object],
    ) -> Sight:
        """Give what the sources see."""
        self.knowledge.check()
        board = blackboard.board
        asked = 1 if wish.among is None else ASKED_LIFE
        sight = Sight(
            wish.color,
            assessment,
            Scoring.AREA if wish.cleanup else board.ruleset.scoring,
            blackboard.asker,
            self.knowledge.answers,
            tuple(reversed(wish.moves[-2:])),
            wish.among is not None or not any(board.strings()),
            in_time(asked * self.style.life_nodes, wish.limits),
            self.style.dead_nodes if wish.limits is not None else 0,
            likely,
            self.knowledge.joseki if board.size >= SMALLEST_BOARD else None,
            ended,
            self.level.sources,
            self.level.reading,
            wish.stop,
        )
        return in_haste(sight) if wish.is_hasty else sight
