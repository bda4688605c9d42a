"""A GTP session: the game on the table, the settings and the player, which commands ask and change.

Takes commands and lines that name them, gives replies; one that fails leaves all as it was. Knows no command: those
that there are `commands` puts together.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from riyu.base.errors import RiyuError
from riyu.game.game import Game
from riyu.game.points import Color, Point
from riyu.game.position import Position, empty_position
from riyu.game.ruleset import Ruleset, ruleset_by_name
from riyu.interfaces.gtp.protocol import Alone, Registry, Reply, Request, Talk, read_request
from riyu.interfaces.gtp.table import Line, Mark, Table
from riyu.interfaces.settings import Settings
from riyu.player.knowledge_in_force import KnowledgeInForce

if TYPE_CHECKING:
    from riyu.assessment.assessment import FinalStatus
    from riyu.interfaces.gtp.loaded import Loaded
    from riyu.player.clock import Clock
    from riyu.player.decision import Decision
    from riyu.player.engine import Engine
    from riyu.player.levels import Level
    from riyu.player.searching import Searching
    from riyu.player.style import Style
    from riyu.reading.blackboard import Blackboard

__all__ = ["Decided", "Session", "State"]


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision, and the game it was made in."""

    decision: Decision
    line: Line


@dataclass(frozen=True, slots=True)
class State:
    """What a session knows beside the game on the table.

    `ruleset` and `komi` (points; None: the ruleset's) are for new games: a loaded file may have its own. `clock` is
    None until there are time settings. `style` is a name or file (empty: the default style); `level` a level's name;
    `numbers` are the style's numbers that were set to others. `seed` is of the player's choices; `resigns` whether it
    may give up. `decided` is the last move chosen, `asked` what a question about moves was last answered from, `loaded`
    the file that the game on the table was read from, `told` the position that was last told as a code.
    """

    ruleset: Ruleset
    komi: float | None = None
    clock: Clock | None = None
    style: str = ""
    level: str = ""
    numbers: tuple[tuple[str, float], ...] = ()
    seed: int = 0
    resigns: bool = True
    decided: Decided | None = None
    asked: Decided | None = None
    loaded: Loaded | None = None
    told: Position | None = None


class Session:
    """One GTP session.

    Arguments: the commands that it answers; the settings (style, ruleset, komi, size, seed; their defaults if not
    given); whether the player may resign; `engine_factory`, which makes the player from a style and a seed
    (`riyu.player.engine.Engine` if not given, loaded when a move is first asked for); `knowledge` that is in force, the
    package's if not given; `searching`, how the player searches. Raises UsageError or BadInput for an unknown ruleset
    or style.
    """

    def __init__(
        self,
        registry: Registry[Session],
        settings: Settings | None = None,
        *,
        resigns: bool = True,
        engine_factory: Callable[[Style, int], Engine] | None = None,
        knowledge: KnowledgeInForce | None = None,
        searching: Searching | None = None,
    ) -> None:
        wanted = settings or Settings()
        self._searching = searching
        self._began = 0.0  # what the first game takes begins with the process
        self._has_decided = False
        self.ended = False
        self.talk: Talk = Alone()
        self.has_moved = False
        self.state = State(
            ruleset_by_name(wanted.ruleset),
            wanted.komi,
            style=wanted.style,
            level=wanted.level,
            seed=wanted.seed,
            resigns=resigns,
        )
        self.table = Table(Line(empty_position(wanted.size)), self.state.ruleset, wanted.komi)
        self.registry = registry
        self.knowledge = knowledge or KnowledgeInForce()
        self._factory = engine_factory
        self._engine: Engine | None = None
        self._engine_style: tuple[object, ...] = ()
        self._told: frozenset[str] = frozenset()
        self._status: tuple[Mark, tuple[object, ...], FinalStatus] | None = None
        self._blackboard: Blackboard | None = None
        if wanted.style:
            self.style_in_force()  # a wrong name is told now, not at the first move

    # Being asked ------------------------------------------------------------------------------------------------------

    def send(self, command: str) -> tuple[bool, str]:
        """Run a command line; give whether it succeeded, and the reply without frame (empty for an empty line).

        A command that goes on until the next line ends once it has said a line.
        """
        request = read_request(command)
        if request is None:
            return True, ""
        talk = Alone()
        reply = self.answer(request, talk)
        text = "\n".join([*talk.said, *([reply.text] if reply.text else [])])
        return reply.ok, text if reply.ok else reply.text

    def answer(self, request: Request, talk: Talk) -> Reply:
        """Give the reply to a request, or the rest of it; whatever fails, the session is as it was before.

        Commands that go on have the `talk`. What is found wrong with changed pattern and rule files is told on standard
        error, each thing once while it stays so.
        """
        self.talk = talk
        reply = self._answer(request)
        found = self.finding_lines()
        for line in found:
            if line not in self._told:
                sys.stderr.write(f"riyu: {line}\n")
        self._told = frozenset(found)
        return reply

    def _answer(self, request: Request) -> Reply:
        command = self.registry.find(request.name)
        if command is None:
            return Reply(False, "unknown command")
        state, table, mark = self.state, self.table, self.table.mark()
        game, depth = table.game, table.game.board.trail.depth
        try:
            return Reply(True, command.run(self, request.words))
        except RiyuError as error:
            self.state, self.table = state, table
            untouched = table.game is game and game.board.trail.depth == depth
            if not untouched or table.mark() != mark:
                table.go_back(mark)
            return Reply(False, str(error))
        except Exception as error:
            traceback.print_exc()
            self.state, self.table = state, table
            # Whatever was half done on the board: play the game again, with a fresh player.
            table.go_back(mark)
            self.forget()
            words = " ".join(str(error).split())[:300]
            return Reply(False, f"internal error: {type(error).__name__}: {words}")

    # The game ---------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game on the table, moves tried included."""
        return self.table.game

    @property
    def size(self) -> int:
        """The board's lines."""
        return self.table.size

    def position(self) -> Position:
        """Give what stands, moves tried included."""
        return self.game.position()

    def new_game(self, size: int) -> None:
        """Clear the board for a new game under the session's ruleset and komi; what is known of clocks is forgotten."""
        state = self.state
        self.table = Table(Line(empty_position(size)), state.ruleset, state.komi)
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget what is known of the game that was on the table: decisions, its file, and what clocks had left."""
        clock = self.state.clock
        if self._has_decided:
            self._began = time.process_time()
        self.change(clock=clock and clock.anew(), decided=None, asked=None, loaded=None)

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    # The player -------------------------------------------------------------------------------------------------------

    def style_in_force(self) -> Style:
        """Give the style, with the numbers that were set. Raises UsageError or BadInput if it was never right."""
        style = self.knowledge.style_named(self.state.style)
        numbers: dict[str, Any] = dict(self.state.numbers)
        return replace(style, **numbers) if numbers else style

    def level_in_force(self) -> Level:
        """Give the level. Raises UsageError for an unknown one."""
        from riyu.player.levels import level_named

        return level_named(self.state.level)

    @property
    def hash(self) -> str:
        """What the knowledge in force is named by, with style and level as they are set; nothing is loaded for that."""
        level = self.level_in_force()
        more = () if level.is_full else (level.part,)
        return self.knowledge.hash_with(level.style(self.style_in_force()), *more)

    @property
    def engine(self) -> Engine:
        """The player, with style, seed and level as they are now; loaded at the first use."""
        style, seed, level = wanted = (self.style_in_force(), self.state.seed, self.state.level)
        if self._engine is None or self._engine_style != wanted:
            if self._engine is None:
                self._engine = self._new_engine(style, seed)
            self._engine.style, self._engine.seed = style, seed
            if level:
                self._engine.level = self.level_in_force()
            self._engine_style = wanted
        return self._engine

    def finding_lines(self) -> list[str]:
        """Say what is wrong with the knowledge files that were asked for, and which rules say nothing here."""
        of_rules = self._blackboard.findings() if self._blackboard is not None else ()
        found = (*of_rules, *self.knowledge.findings)
        if not found:
            return []
        from riyu.patterns.findings import finding_line

        return list(dict.fromkeys(map(finding_line, found)))

    def engine_with_seed(self, seed: int) -> Engine:
        """Give another player of the same style and level."""
        engine = self._new_engine(self.style_in_force(), seed)
        engine.level = self.level_in_force()
        return engine

    def forget(self) -> None:
        """Let go of the player and of all that is known of the game, which is played again; what is in force stays."""
        self._engine, self._status = None, None
        if self._blackboard is not None:
            self._blackboard.readings.cache.clear()
            self.table.go_back(self.table.mark())

    @property
    def blackboard(self) -> Blackboard:
        """All that is known of the game on the table; verdicts are kept as long as the session lasts."""
        if self._blackboard is None or self._blackboard.game is not self.game:
            from riyu.reading.blackboard import Blackboard

            self._blackboard = Blackboard(self.game, self.knowledge, self._blackboard)
        return self._blackboard

    def status(self) -> FinalStatus:
        """Say which stones are dead if the game ended now.

        The answer is kept: it may take long, and is asked for several times in a row.
        """
        engine, mark = self.engine, self.table.mark()
        if self._status is None or self._status[:2] != (mark, self._engine_style):
            self._status = (mark, self._engine_style, engine.status(self.blackboard))
        return self._status[2]

    def _new_engine(self, style: Style, seed: int) -> Engine:
        if self._factory is not None:
            return self._factory(style, seed)
        from riyu.player.engine import Engine

        return Engine(style, seed, self.knowledge, self._searching)

    def decide(
        self,
        color: Color,
        *,
        timed: bool = False,
        among: Collection[Point] | None = None,
        cleanup: bool = False,
        may_resign: bool = False,
        engine: Engine | None = None,
        **wanted: Any,
    ) -> Decision:
        """Ask the player for a color's move, and remember the decision as the last move chosen; nothing is played.

        `timed` keeps to the clock, and has told only what is needed to choose: who asks why is told the rest. See
        `riyu.player.engine.Engine.decide`, which gets what else is `wanted`.
        """
        decision = (engine or self.engine).decide(
            self.blackboard,
            color,
            clock=self._clock() if timed else None,
            among=among,
            cleanup=cleanup,
            may_resign=may_resign,
            is_brief=timed,
            **wanted,
        )
        self._has_decided = True
        self.change(decided=Decided(decision, self.table.line), asked=None)
        return decision

    def _clock(self) -> Clock | None:
        """Give the clock in force: the player's own, if a game has its seconds of the processor, else the one told."""
        own = self._searching and self._searching.left(time.process_time() - self._began)
        return own or self.state.clock

    def think_on(self, is_over: Callable[[], bool]) -> None:
        """Think about the opponent's moves until it `is_over`, after a move of the player's own, if it ponders.

        It does so where moves are limited by time alone: only then is the tree used at the next move.
        """
        has_moved, self.has_moved = self.has_moved, False
        searching = self._searching
        if not has_moved or searching is None or not searching.ponders or is_over():
            return
        clock = self._clock()
        if searching.seconds or (clock is not None and not clock.settings.is_none):
            self.engine.ponder(self.blackboard, self.game.to_move, is_over)

    def ask(self, color: Color) -> Decision:
        """Ask what a color would play, for a question; the last move chosen stays what it was."""
        decided = self.state.decided
        decision = self.decide(color)
        self.change(decided=decided, asked=self.state.decided)
        return decision
