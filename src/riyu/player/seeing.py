"""What a player of one style sees of a position before it decides: likely moves, owners, candidates, dead groups.

Takes a blackboard and what is wanted of a decision; gives assessments, final status, candidates, how they are looked
at, and what searches trees. Chooses no move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from riyu.assessment.assessment import (
    SLICE,
    Assessment,
    FinalStatus,
    assess,
    recent_points,
)
from riyu.assessment.board_words import assessor_of
from riyu.assessment.dead_groups import DeadGroup, DeadGroups
from riyu.assessment.lead import judged_game
from riyu.base.chance import Chance
from riyu.base.errors import Stopped
from riyu.candidates.gather import gather
from riyu.candidates.move_scores import MoveScores
from riyu.candidates.sources import Sight, in_haste, tell
from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.game import Game
from riyu.game.points import Color, Point
from riyu.game.record import Move
from riyu.game.ruleset import Scoring
from riyu.patterns.joseki import SMALLEST_BOARD
from riyu.player.final_status import final_status
from riyu.player.knowledge import Knowledge
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.levels import Level
from riyu.player.move_time import LIFE_PACE, PROBLEM_PACE, in_time
from riyu.player.searching import DYNAMIC_KOMI, Searching, selection_on, usual_descents
from riyu.player.style import Style
from riyu.player.tastes import liked
from riyu.player.wish import Wish, in_turn
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Looks
from riyu.search.searched import Enough
from riyu.search.thinking import MEGABYTE, Thinker, Thinking

if TYPE_CHECKING:
    from riyu.assessment.assessor import Assessor
    from riyu.assessment.joined import Joined
    from riyu.candidates.candidate import Candidate

__all__ = ["Seeing"]

LIKELIEST = 20
"""The likeliest moves by learned values, which a style's tastes are asked about where no source was asked for any."""

ASKED_LIFE = 100
"""Times the nodes that reading a group's life may take where only a few points may be played."""

PRELUDE, PRELUDE_EMPTY = 0.0007, 0.0003
"""Seconds of what comes before a search, for each point of the board, until two were measured: the first may load.

The second on an empty board, where there is little to read; the first from BUSY_FROM of its points on.
"""

BUSY_FROM = 0.14
"""The share of points with stones from which on there is as much to see and read as later."""


class Seeing:
    """What a player sees: one style, what it knows, and what it searches by.

    `level` is how much of knowledge, reading and search is taken away from it, nothing if None.
    `knowledge` is what it goes by, or what follows that; the package's if None. Its style is what the player plays by
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
        # When the last search ended, and the seconds that came after the last of them.
        self._searched_at = 0.0
        self._afters: tuple[float, ...] = ()

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

    def _prelude(self, board: Board) -> float:
        """Give the seconds that what comes before a search is likely to take on a board, by those of its size."""
        points = board.size**2
        measured = self._preludes.get(board.size, ())
        if len(measured) > 1:
            return min(measured)
        filled = 1.0 - board.position().stones.count(EMPTY) / points
        busy = min(1.0, filled / BUSY_FROM)
        usual = points * (PRELUDE_EMPTY + busy * (PRELUDE - PRELUDE_EMPTY))
        return min((*measured, usual))

    @property
    def late(self) -> float:
        """Seconds that a decision took lately, at most, from the end of its search to its own."""
        return max(self._afters, default=0.0)

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
        *,
        is_hasty: bool = False,
    ) -> Assessment:
        """Assess a game's board, on which `moves` were played last, by few playouts in haste."""
        return assess(
            game.board,
            game.area_komi,
            playouts=min(SLICE, self.style.assess_playouts)
            if is_hasty
            else self.style.assess_playouts,
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

    @property
    def _kind(self) -> str:
        """The kind of search: the one that was asked for, else the style's; no stronger one than the level's."""
        usual = self.searching.kind == Searching().kind
        return self.level.kind(self.style.search if usual else self.searching.kind)

    @property
    def _searches_tree(self) -> bool:
        return self._kind == "tree" and self.style.simulations > 0

    def _looks_by(
        self,
        blackboard: Blackboard,
        wish: Wish,
        number: int,
        candidates: Sequence[Candidate],
        time_is_up: Callable[[], bool],
    ) -> Looks:
        """Give how the moves of a decision are looked at, where the side to move is the one that decides."""
        seed = self._chance(blackboard.board, number) + 1
        moves = [one.move for one in candidates]
        if not moves and self.style.tastes:
            shares = self._likely(blackboard, wish.color, wish.moves)
            moves = sorted(shares, key=lambda move: -shares[move])[:LIKELIEST]
        return replace(
            self._looks(seed, time_is_up, wish.among is not None),
            tastes=self._liked(blackboard, wish.color, moves),
        )

    def _looks(self, seed: int, time_is_up: Callable[[], bool], is_limited: bool = False) -> Looks:
        """Give how moves are looked at.

        Where only some points may be played (`is_limited`), the question is about what stands there: of a group whose
        life was not read out the likeliest move counts half as much as if it was.
        """
        style = self.style
        return Looks(
            style.weights,
            style.width,
            style.playouts,
            style.trust,
            2 * style.proof if is_limited else style.proof,
            style.proof if is_limited else 0.0,
            seed,
            time_is_up,
        )

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

    def _thinker_now(self, size: int) -> Thinker:
        """Give what searches trees of games on boards of a size, by the learned values in force."""
        learned, thinker = self.knowledge.learned.of(size), self._thinker
        way = (selection_on(size), usual_descents())
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
        pace = PROBLEM_PACE if wish.is_problem else LIFE_PACE
        sight = Sight(
            wish.color,
            assessment,
            Scoring.AREA if wish.cleanup else board.ruleset.scoring,
            blackboard.asker,
            self.knowledge.answers,
            tuple(reversed(wish.moves[-2:])),
            wish.among is not None or not any(board.strings()),
            in_time(asked * self.style.life_nodes, wish.limits, pace),
            self.style.dead_nodes if wish.limits is not None else 0,
            likely,
            self.knowledge.joseki if board.size >= SMALLEST_BOARD else None,
            ended,
            self.level.sources,
            self.level.reading,
            wish.stop,
            wish.is_problem,
        )
        return in_haste(sight) if wish.is_hasty else sight
