"""The engine: the one place where the layers are put together.

Takes a game, a color and a clock; gives decisions, why others were not made, assessments and final status. Keeps the
knowledge it loaded and nothing of any game: two engines play in one process, and one engine plays any number of games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from riyu.assessment.assessment import SETTLED, Assessment, FinalStatus, assess, lean
from riyu.base.chance import Chance
from riyu.base.words import counted
from riyu.candidates.generators import gather, unproposed
from riyu.candidates.scene import Scene
from riyu.game.board import Board
from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.points import Color, Point
from riyu.game.record import Move
from riyu.game.ruleset import Scoring
from riyu.player.clock import Clock
from riyu.player.decision import RESIGN, Decision
from riyu.player.style import Style, load_style
from riyu.player.why_not import WhyNot
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Verdict
from riyu.search.one_ply import Weighed, choose, weigh

if TYPE_CHECKING:
    from riyu.base.errors import BadInput
    from riyu.candidates.candidate import Candidate
    from riyu.patterns.asking import ReadyLibrary
    from riyu.patterns.in_force import PatternsInForce
    from riyu.patterns.reload import LiveLibrary

__all__ = ["Engine"]

RESIGN_FROM = 0.4
"""Share of the board's points that must hold stones before a game is given up."""

PLAYED_ON_FROM = 0.4
"""Share of the board's points that must hold stones before a game is played on for its final status."""

STATUS_PLAYOUTS = 1000
"""Playouts that a final status rests on."""

ASSESSED_BY = 0.4
"""Share of a move's budget of time after which assessing ends, so that time is left to look at moves."""

CHOSEN_BY = 0.8
"""Share of the budget after which looking at moves ends: the rest is for what can't be cut short."""


class Engine:
    """A player of one style. The same seed, game and style give the same decisions where no clock cuts them short.

    `patterns` are those in force, which may outlive it; the package's that are asked for if None.
    """

    def __init__(
        self,
        style: Style | None = None,
        seed: int = 0,
        patterns: PatternsInForce | LiveLibrary | None = None,
    ) -> None:
        self._style = style
        self.seed = seed
        self._patterns = patterns
        self._ready: ReadyLibrary | None = None

    @property
    def style(self) -> Style:
        """The style in force; loaded at the first use."""
        if self._style is None:
            self._style = load_style()
        return self._style

    @style.setter
    def style(self, style: Style) -> None:
        self._style = style

    @property
    def patterns(self) -> ReadyLibrary:
        """The patterns, ready to be asked; loaded at the first use, and anew within a second of a change."""
        if self._patterns is None:
            from riyu.candidates.generators import CLASSES
            from riyu.patterns.in_force import PatternsInForce

            self._patterns = PatternsInForce(needed=CLASSES)
        library = self._patterns.library
        if self._ready is None or self._ready.library is not library:
            from riyu.patterns.asking import ReadyLibrary

            self._ready = ReadyLibrary(library, self._ready)
        return self._ready

    @property
    def findings(self) -> tuple[BadInput, ...]:
        """What is wrong with the pattern files as they were last looked at; nothing while none are loaded."""
        return self._patterns.findings if self._patterns is not None else ()

    def _chance(self, board: Board, number: int) -> int:
        """Give a seed of this very position and move number."""
        return Chance(self.seed ^ board.key ^ (number << 48)).word()

    def assess(self, game: Game) -> Assessment:
        """Give who owns what, as playouts from the position have it."""
        return self._assess(game.board, self._komi(game), game.move_number)

    def _assess(
        self, board: Board, komi: float, number: int, stop: Callable[[], bool] = lambda: False
    ) -> Assessment:
        playouts, seed = self.style.assess_playouts, self._chance(board, number)
        return assess(board, komi, playouts=playouts, seed=seed, stop=stop)

    def status(
        self,
        game: Game,
        *,
        stop: Callable[[], bool] = lambda: False,
        played: Callable[[int], object] = lambda moves: None,
    ) -> FinalStatus:
        """Say which stones are dead if the game ended now; the game is as before.

        While playouts doubt a string of a board that is two fifths full or more, the game is played on by this very
        player for both sides, with a hasty look, dead stones taken off: a string is dead if it was taken there, or
        stands where playouts then give its points to the enemy. On an emptier board what playouts say stands. Seki
        is not told apart: such strings are alive. Source: the way GNU Go's manual describes its aftermath.

        `stop` is asked between the moves played on and within playouts: once it says so, what the first playouts had
        stands, or that all live if not even these ran. `played` is told how many moves were played on.
        """
        board = game.board
        standing = {name: board.string_points(name) for name in board.strings()}
        leans = dict.fromkeys(standing, 1.0)
        depth = board.mark()
        try:
            if not stop():
                leans = lean(board, playouts=STATUS_PLAYOUTS, seed=self.seed, stop=stop)
            full = sum(map(len, standing.values())) >= PLAYED_ON_FROM * board.size**2
            if full and any(abs(x) < SETTLED for x in leans.values()):
                leans = self._leans_after(game, leans, stop, played)
        finally:
            board.trail.undo_to(depth)
        dead = {p for name, points in standing.items() if leans[name] < 0 for p in points}
        alive = {p for points in standing.values() for p in points if p not in dead}
        return FinalStatus(frozenset(alive), frozenset(dead), frozenset())

    def _leans_after(
        self,
        game: Game,
        leans: dict[Point, float],
        stop: Callable[[], bool],
        played: Callable[[int], object],
    ) -> dict[Point, float]:
        """Give how strings lean once the game was played on; as they did before if that was stopped."""
        board = game.board
        colors = {name: board.color_at(name) for name in leans}
        self._play_on(game, stop, played)
        if stop():
            return leans
        after = lean(board, playouts=STATUS_PLAYOUTS, seed=self.seed, stop=stop)
        return {
            name: after[board.string_name(name)] if board.color_at(name) == color else -1.0
            for name, color in colors.items()
        }

    def _play_on(
        self, game: Game, stop: Callable[[], bool], played: Callable[[int], object]
    ) -> None:
        """Play both sides until both pass, or as many moves as the board has points; on the board alone, for undo."""
        board = game.board
        style = replace(self.style, width=8, playouts=60, assess_playouts=150)
        ready = self.patterns
        hasty = Engine(style, self.seed, self._patterns)
        hasty._ready = ready
        passes = 0
        for number in range(board.size**2):
            if stop():
                return
            played(number)
            color = board.to_move
            decision = hasty._decide(
                board,
                color,
                komi=self._komi(game),
                number=number,
                cleanup=True,
                is_assessed=stop,
                time_is_up=stop,
            )
            board.play(color, decision.point)
            passes = passes + 1 if decision.point == PASS else 0
            if passes == 2:
                return

    def _komi(self, game: Game) -> float:
        """Give komi with the handicap's compensation, in points."""
        return game.komi + game.ruleset.bonus(game.handicap)

    def decide(
        self,
        game: Game,
        color: Color,
        *,
        clock: Clock | None = None,
        among: Collection[Point] | None = None,
        cleanup: bool = False,
        may_resign: bool = True,
        stop: Callable[[], bool] = lambda: False,
    ) -> Decision:
        """Decide what a color plays; the game is as before.

        `among` limits the points (a pass stays possible), `cleanup` asks to take dead stones off before passing;
        `stop` is asked now and then whether to decide by what is known so far.
        """
        start = time.monotonic()
        budget = None
        if clock is not None:
            empties = game.position().stones.count(0)
            budget = clock.budget(color, game.size * game.size, empties)

        def is_spent(share: float) -> bool:
            return stop() or (budget is not None and time.monotonic() - start > share * budget)

        depth = game.board.mark()
        try:
            if game.to_move != color:
                game.board.play(game.to_move, PASS)
            decision = self._decide(
                game.board,
                color,
                komi=self._komi(game),
                number=game.move_number,
                last=tuple(reversed(game.moves[-2:])),
                among=among,
                cleanup=cleanup,
                may_resign=may_resign and not game.handicap,
                is_assessed=lambda: is_spent(ASSESSED_BY),
                time_is_up=lambda: is_spent(CHOSEN_BY),
            )
        finally:
            game.board.trail.undo_to(depth)
        return replace(decision, seconds=time.monotonic() - start)

    def why_not(
        self,
        game: Game,
        decision: Decision,
        point: Point,
        *,
        stop: Callable[[], bool] = lambda: False,
    ) -> WhyNot:
        """Say why a decision, made in this game as it stands, is not to play on a point; the game is as before.

        A move that playouts have not looked at is weighed now, unless `stop` says not to.
        """
        color = decision.color
        weighed = decision.find(point)
        illegal = game.legality(color, point)
        if illegal:
            return WhyNot(decision, point, illegal=illegal)
        if point != decision.point and (weighed is None or weighed.gained is None):
            candidate = weighed.candidate if weighed is not None else None
            weighed = self.weigh(game, color, point, candidate, stop=stop)
        fills_eye = game.board.is_eyelike(color, point)
        taken_by = self._taken_by(game, color, point)
        return WhyNot(decision, point, fills_eye=fills_eye, weighed=weighed, taken_by=taken_by)

    def weigh(
        self,
        game: Game,
        color: Color,
        point: Point,
        candidate: Candidate | None = None,
        *,
        stop: Callable[[], bool] = lambda: False,
    ) -> Weighed:
        """Weigh a legal move as the best candidates are; the game is as before.

        `candidate` has its reasons; without one only what speaks against it counts beside playouts.
        """
        board, style = game.board, self.style
        depth = board.mark()
        try:
            if game.to_move != color:
                board.play(game.to_move, PASS)
            if candidate is None:
                assessment = self._assess(board, self._komi(game), game.move_number, stop)
                scoring = board.ruleset.scoring
                candidate = unproposed(
                    Scene(board, color, assessment, self.patterns, scoring), point
                )
            return weigh(
                board,
                color,
                candidate,
                style.weights,
                scoring=board.ruleset.scoring,
                width=style.width,
                playouts=style.playouts,
                trust=style.trust,
                seed=self._chance(board, game.move_number) + 1,
                time_is_up=stop,
            )
        finally:
            board.trail.undo_to(depth)

    def _taken_by(self, game: Game, color: Color, point: Point) -> tuple[Point, ...]:
        """Give how the enemy takes a stone just played there, by a ladder or at once; nothing if he can't."""
        board = game.board
        depth = board.mark()
        try:
            if game.to_move != color:
                board.play(game.to_move, PASS)
            board.play(color, point)
            if board.color_at(point) != color:
                return ()
            reading = read_ladder(board, point)
            return reading.line if reading.verdict is Verdict.WIN else ()
        finally:
            board.trail.undo_to(depth)

    def _decide(
        self,
        board: Board,
        color: Color,
        *,
        komi: float,
        number: int,
        last: tuple[Move, ...] = (),
        among: Collection[Point] | None = None,
        cleanup: bool = False,
        may_resign: bool = False,
        is_assessed: Callable[[], bool],
        time_is_up: Callable[[], bool],
    ) -> Decision:
        """Decide on a board with the color to move; `is_assessed` and `time_is_up` end the playouts of a step."""
        style = self.style
        # Step 1. Who owns what.
        assessment = self._assess(board, komi, number, is_assessed)
        if may_resign and self._is_lost(board, color, assessment):
            why = f"playouts have it {-assessment.margin_for(color):.0f} points behind"
            return Decision(color, RESIGN, (), assessment, why)
        # Step 2. Moves with reasons.
        scoring = Scoring.AREA if cleanup else board.ruleset.scoring
        anywhere = among is not None or not any(board.strings())
        scene = Scene(board, color, assessment, self.patterns, scoring, last, anywhere)
        candidates = gather(scene, among)
        # Step 3. The weights' order, and playouts for the best.
        choice = choose(
            board,
            color,
            candidates,
            style.weights,
            scoring=scoring,
            width=style.width,
            playouts=style.playouts,
            trust=style.trust,
            seed=self._chance(board, number) + 1,
            time_is_up=time_is_up,
        )
        if choice.weighed and choice.weighed[0].value >= style.pass_below:
            point, why = choice.weighed[0].candidate.move, ""
        elif choice.weighed:
            point = PASS
            worth = counted(style.pass_below, "point")
            why = f"no move is worth {worth}; the best is {choice.weighed[0]}"
        else:
            point, why = PASS, "nothing is left to play"
        played = assessment.playouts + choice.playouts
        return Decision(color, point, choice.weighed, assessment, why, playouts=played)

    def _is_lost(self, board: Board, color: Color, assessment: Assessment) -> bool:
        points = board.size**2
        stones = points - board.position().stones.count(0)
        behind = -assessment.margin_for(color)
        return stones >= RESIGN_FROM * points and behind > self.style.resign_behind * points
