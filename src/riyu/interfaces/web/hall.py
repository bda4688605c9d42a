"""The hall: the tables that are open, each known by its id, kept on the shelf after every change, riyu's moves played.

Takes ids, terms and trees; gives tables with their work, knowledge and overlays. Knows no page: pages take seats
here and leave again.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from riyu.archive.store import default_folder
from riyu.assessment.assessment import FinalStatus
from riyu.base.errors import UsageError
from riyu.game.constants import PASS
from riyu.game.points import Point, point_text
from riyu.interfaces.web.faults import as_error, tell
from riyu.interfaces.web.kept_decisions import KeptBeside, KeptDecisions
from riyu.interfaces.web.knowledge import PatternKnowledge
from riyu.interfaces.web.overlays import page_overlays
from riyu.interfaces.web.places import node_at
from riyu.interfaces.web.problem_sets import ProblemSets
from riyu.interfaces.web.reviews import Reviews
from riyu.interfaces.web.rule_knowledge import RuleKnowledge
from riyu.interfaces.web.seats import Seated, kept_of, shares_of, table_of
from riyu.interfaces.web.shelf import Shelf, new_id
from riyu.interfaces.web.standing import game_at
from riyu.interfaces.web.table import Table, TableChange
from riyu.interfaces.web.terms import WHOLE, Opponent, Terms
from riyu.interfaces.web.work import Errand, Work, Workers
from riyu.patterns.findings import finding_line
from riyu.player.clock import Clock
from riyu.player.decision import RESIGN, Decision
from riyu.player.engine import Engine
from riyu.player.explaining.explain import explain
from riyu.player.explaining.hints import warning
from riyu.player.explaining.record import Explanation, Sentence
from riyu.player.explaining.refusal import Refusal, refuse
from riyu.player.explaining.second_look import second_look
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.levels import level_named
from riyu.player.style import load_style
from riyu.player.why_not import WhyNot
from riyu.sgf.node import Node

__all__ = ["Hall", "SoFar"]

_UNSEATED = 60.0  # seconds that a table waits for its first page
_AGAIN = 3.0  # seconds after which a table that could not be kept is tried again
_SHOWN_EVERY = 0.2  # seconds, at the least, between two looks at what is found so far
_WARNED_BY = 600  # games that go on by each of the two moves that a warning compares
_ENGINES = 3  # levels and styles whose engines a thread keeps
_SETTLING = 0.7  # seconds, of which the process has few when it ends


@dataclass(frozen=True, slots=True)
class SoFar:
    """What riyu would decide at a node if it ended now: what an errand shows while it thinks."""

    node: Node
    decision: Decision


class Hall:
    """All open tables, and the knowledge that all of them go by. `style` and `seed` are riyu's.

    `patterns` and `rules` are folders whose files are in force and edited, the package's where none is given; edits and
    earlier versions are kept on the shelf. An engine is made for each thread that thinks; it goes by that knowledge.
    `archive` is the folder of the person's archive of games, which need not be there. `problems` are the sets of
    problems that were opened last. Raises UsageError or BadInput for a style that can't be
    read.
    """

    def __init__(
        self,
        shelf: Shelf,
        style: Path | str = "",
        seed: int = 0,
        *,
        patterns: Path | None = None,
        rules: Path | None = None,
        archive: Path | None = None,
    ) -> None:
        self.shelf = shelf
        self.archive = archive or default_folder()
        self.workers = Workers()
        self.problems = ProblemSets()
        self.knowledge = KnowledgeInForce(_listed(patterns), _listed(rules))
        self.knowledge.style_named(str(style))
        kept = shelf.folder
        drafts = kept / "drafts"
        self.patterns = PatternKnowledge(patterns, kept / "earlier", drafts, self.knowledge)
        self.rules = RuleKnowledge(rules, kept / "earlier-rules", drafts, self.knowledge)
        self.decisions = KeptDecisions(lambda: self.patterns.looked() + self.rules.looked())
        self.explanations: KeptBeside[Decision, Explanation] = KeptBeside()
        self.refusals: KeptBeside[WhyNot, Refusal] = KeptBeside()
        self.overlays = page_overlays(self.patterns, self.rules, self.decisions)
        self.reviews = Reviews(self.workers, self.knowledge, kept / "reviews")
        self._seed = seed
        self._open: dict[str, Seated] = {}
        self._engines = threading.local()

    # Opening and closing. ---------------------------------------------------------------------------------------------

    def new(self, terms: Terms, key: str = "") -> Seated:
        """Open the table of a new game, of an id that is still free; it comes to the shelf with the first change."""
        return self._seat(key or new_id(), Table.begin(terms))

    def adopt(self, root: Node) -> Seated:
        """Open a table for a tree that was read, and keep it. Raises BadInput for one that can't be shown."""
        seated = self._seat(new_id(), Table(root))
        self.keep(seated)
        return seated

    def find(self, key: str) -> Seated | None:
        """Give the table of an id, open or from the shelf; None if there is none.

        Raises UsageError for what is no id, BadInput for a damaged file.
        """
        if key in self._open:
            return self._open[key]
        kept = self.shelf.find(key)
        if kept is None:
            return None
        table = table_of(kept)
        seated = self._seat(key, table)
        seated.looked_at = node_at(table.root, str(kept.about.get("at", "")))
        seated.show = shares_of(kept)
        seated.is_kept = True
        return seated

    def enter(self, seated: Seated) -> None:
        """Note that a page looks at a table."""
        seated.pages += 1
        self._open[seated.id] = seated

    def leave(self, seated: Seated) -> None:
        """Note that a page looks at it no more; a table without a page is closed once it is kept."""
        seated.pages -= 1
        if not seated.pages:
            seated.work.stop()
            if seated.is_kept or seated.problem:
                self.keep(seated)
            if not seated.problem and self._open.get(seated.id) is seated:
                del self._open[seated.id]  # else it stays until it can be kept

    def away(self, seated: Seated, is_away: bool) -> None:
        """Note that the browser of a page at a table has gone, perhaps for a moment, or is back."""
        seated.away += 1 if is_away else -1
        if not is_away:
            self._open.setdefault(seated.id, seated)

    def _seat(self, key: str, table: Table) -> Seated:
        work = Work(self.workers, lambda: table.tell(TableChange.WORK))
        seated = Seated(key, table, work, table.root)

        def heard(change: TableChange, leave: Node | None, go: Node | None) -> None:
            if go is not None and (leave is None or leave is seated.looked_at):
                seated.looked_at = go
            if change in (TableChange.TREE, TableChange.PLAY):
                self._keep_first(seated)

        table.listen(heard)
        self._open[key] = seated
        return seated

    def _keep_first(self, seated: Seated) -> None:
        """Write a table before what changed is shown, so that a kill loses nothing that was; the disk has it soon."""
        before = seated.problem
        self.keep(seated, is_synced=False)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nobody waits for a picture
            self._sync(seated)
            return
        if seated.problem != before:
            loop.call_soon(seated.table.tell, TableChange.WORK)
        seated.is_changed = True
        if seated.keeping is None:
            seated.keeping = loop.create_task(self._sync_changes(seated))

    async def _sync_changes(self, seated: Seated) -> None:
        try:
            while seated.is_changed:
                seated.is_changed = False
                if not await asyncio.to_thread(self._sync, seated):
                    seated.table.tell(TableChange.WORK)
                    break
        finally:
            seated.keeping = None

    def keep(self, seated: Seated, *, is_synced: bool = True) -> None:
        """Write a table to the shelf; what goes wrong is noted, not raised: the game goes on."""
        try:
            self.shelf.keep(seated.id, kept_of(seated), is_synced=is_synced)
            seated.is_kept, seated.problem = True, ""
        except Exception as error:
            self._note(seated, error)

    def _sync(self, seated: Seated) -> bool:
        """Wait until the disk has a table; say whether it could."""
        try:
            self.shelf.sync(seated.id)
        except Exception as error:
            self._note(seated, error)
            return False
        return True

    def _note(self, seated: Seated, error: Exception) -> None:
        seated.problem = str(as_error("the game is kept", error))
        seated.tried = time.monotonic()

    def delete(self, key: str) -> None:
        """Take a game off the shelf. Raises UsageError for one that is open."""
        seated = self._open.get(key)
        if seated is not None:
            if seated.pages > seated.away:
                raise UsageError("that game is open on a page: close it there first")
            # So that leaving it does not keep it again:
            seated.is_kept, seated.is_changed, seated.problem = False, False, ""
        self._open.pop(key, None)
        self.shelf.put_away(key)

    async def settle(self) -> None:
        """Wait, for a moment, until the tables that are being kept are kept."""
        keeping = [one.keeping for one in self._open.values() if one.keeping is not None]
        if keeping:
            await asyncio.wait(keeping, timeout=_SETTLING)

    def close(self) -> None:
        """Keep all tables, those first that changed since they were, and take no more work."""
        self.workers.close()
        for seated in sorted(self._open.values(), key=lambda one: not one.is_changed):
            if seated.is_kept or seated.is_changed or seated.problem:
                self.keep(seated)

    # riyu's part. -----------------------------------------------------------------------------------------------------

    @property
    def engine(self) -> Engine:
        """The engine of the thread that asks: the whole player, for all that is studied."""
        return self.engine_of(WHOLE)

    def engine_of(self, opponent: Opponent) -> Engine:
        """Give the engine of the thread that asks, at a level and of a style. Raises UsageError for unknown ones."""
        kept: dict[Opponent, Engine] = self._engines.__dict__.setdefault("kept", {})
        if opponent not in kept:
            if len(kept) >= _ENGINES:
                del kept[next(iter(kept))]
            style = load_style(opponent.style) if opponent.style else None
            level = level_named(opponent.level)
            kept[opponent] = Engine(style, self._seed, self.knowledge, level=level)
        return kept[opponent]

    @property
    def warning(self) -> str:
        """What is wrong with the files that riyu plays by, in a sentence; empty if nothing is."""
        wrong = self.knowledge.findings
        if not wrong:
            return ""
        more = f", and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        return f"not in force: {finding_line(wrong[0])}{more}; what was loaded before is"

    def answer(self, seated: Seated, node: Node, *, asked: bool = False) -> bool:
        """Let riyu play at a node, if it is its turn there or it was asked to; give whether it thinks now."""
        table = seated.table
        standing = table.standing(node)
        color = standing.to_move
        mine = table.is_riyus(color) and not table.result and not standing.is_over
        if not (asked or mine) or standing.problem or table.is_counted(node):
            return False
        opponent = table.opponent if table.is_riyus(color) else WHOLE

        def done(decision: Decision) -> None:
            if not table.holds(node):
                return
            if decision.point == RESIGN:
                if table.is_riyus(color):
                    table.resign(color)
                return
            child = table.play(node, decision.point, color)
            if opponent == WHOLE:
                self.decisions.keep(standing.scene, decision)
            table.decided(child, decision)
            self.go_on(seated, child)

        def told(decision: Decision) -> None:
            explanation = self.explanations.of(decision)
            table.tell_why(
                decision, explanation.text() if explanation is not None else decision.explain()
            )

        clock = table.clocks.at(table.now())
        self.think(seated, node, done, told, may_resign=mine, clock=clock, opponent=opponent)
        return True

    def go_on(self, seated: Seated, node: Node) -> None:
        """Go on after a move: the count begins where both have passed, else riyu answers if it is its turn."""
        table = seated.table
        if table.standing(node).is_over and not table.result and not node.children:
            self.count(seated, node)
        else:
            self.answer(seated, node)

    def catch_up(self, seated: Seated, node: Node) -> None:
        """Let riyu play, or the count begin, if the game waits for that at a node: a restart may have taken it away."""
        if not (node.children or seated.table.is_counted(node)):
            self.go_on(seated, node)

    def think(
        self,
        seated: Seated,
        node: Node,
        done: Callable[[Decision], None],
        told: Callable[[Decision], None] | None = None,
        *,
        may_resign: bool = False,
        clock: Clock | None = None,
        opponent: Opponent = WHOLE,
    ) -> Errand:
        """Have riyu decide what is best at a node, as an errand; the decision is dropped if the errand is stopped.

        What would be decided so far (`SoFar`) is shown meanwhile, some five times a second. `done` gets the decision
        once it has a second look and is explained; where there is `told`, at once, and that gets it then.
        """
        game = game_at(node)
        color = seated.table.standing(node).to_move

        def job(errand: Errand) -> Decision:
            with seated.blackboard_at(game, self.knowledge) as blackboard:
                engine = self.engine_of(opponent)
                decision = engine.decide(
                    blackboard,
                    color,
                    clock=clock,
                    may_resign=may_resign,
                    stop=errand.is_stopped,
                    tell=lambda decision: errand.show(SoFar(node, decision)),
                    every=_SHOWN_EVERY,
                )
                if errand.is_stopped():
                    return decision
                if told is not None:
                    errand.give(decision)
                else:
                    decision = second_look(engine, blackboard, decision, stop=errand.is_stopped)
                if not errand.is_stopped():
                    ask = engine.asking(blackboard, decision, errand.is_stopped)
                    self.explanations.keep(decision, explain(blackboard, decision, ask=ask))
                return decision

        return seated.work.start("riyu thinks", job, done, after=told or (lambda decision: None))

    def why_not(
        self,
        seated: Seated,
        node: Node,
        point: Point,
        decision: Decision | None,
        done: Callable[[WhyNot], None],
    ) -> Errand:
        """Have riyu say why it would not play a point at a node, as an errand; without a decision it decides first."""
        game = game_at(node)
        color = seated.table.standing(node).to_move

        def job(errand: Errand) -> WhyNot:
            engine, stop = self.engine, errand.is_stopped
            with seated.blackboard_at(game, self.knowledge) as blackboard:
                made = decision or engine.decide(blackboard, color, may_resign=False, stop=stop)
                answer = engine.why_not(blackboard, made, point, stop=stop)
                if not errand.is_stopped():
                    self.refusals.keep(answer, refuse(blackboard, answer))
                return answer

        return seated.work.start(f"riyu weighs {point_text(point)}", job, done)

    def warn(
        self, seated: Seated, node: Node, point: Point, done: Callable[[Sentence | None], None]
    ) -> Errand:
        """Have riyu look at a move before it is played, as an errand: a sentence if it is a blunder, None if not."""
        game = game_at(node)
        standing = seated.table.standing(node)
        known = self.decisions.at(standing.scene)

        def job(errand: Errand) -> Sentence | None:
            engine, stop = self.engine, errand.is_stopped
            color = standing.to_move
            with seated.blackboard_at(game, self.knowledge) as blackboard:
                made = known or engine.decide(blackboard, color, may_resign=False, stop=stop)
                if errand.is_stopped() or made.point == point or made.point <= PASS:
                    return None
                self.decisions.keep(standing.scene, made)
                best, played = (
                    engine.worth(blackboard, color, move, _WARNED_BY, stop=stop)
                    for move in (made.point, point)
                )
                answer = engine.why_not(blackboard, made, point, stop=stop)
                return warning(refuse(blackboard, answer), played, best)

        return seated.work.start(f"riyu looks at {point_text(point)}", job, done)

    def stop(self, seated: Seated) -> None:
        """Stop a table's work, as a person asks; where dead stones were looked for, people mark them all."""
        counting, errand = seated.counting, seated.work.current
        seated.work.stop()
        if counting is not None and counting[0] is errand and seated.table.holds(counting[1]):
            seated.table.count(counting[1], frozenset())

    def count(self, seated: Seated, node: Node) -> None:
        """Begin the count at a node: riyu says which stones are dead, then people agree or mark others."""
        table = seated.table
        if not table.ruleset.dead_removed:
            table.count(node, frozenset())
            return
        game = game_at(node)

        def done(status: FinalStatus) -> None:
            if table.holds(node):
                table.count(node, status.dead, status.seki)

        def job(errand: Errand) -> FinalStatus:
            with seated.blackboard_at(game, self.knowledge) as blackboard:
                return self.engine.status(blackboard, stop=errand.is_stopped)

        seated.counting = (seated.work.start("riyu looks for dead stones", job, done), node)

    async def watch_clocks(self) -> None:
        """Look after the clocks of all open tables, for ever, and try again to keep those that could not be."""
        while True:
            await asyncio.sleep(0.25)
            now = time.monotonic()
            for seated in tuple(self._open.values()):
                try:
                    seated.table.check_time()
                except Exception as error:
                    tell("clocks are looked at", error)
                if seated.problem and now > seated.tried + _AGAIN:
                    seated.tried = now
                    self._keep_first(seated)
                is_empty = not (seated.pages or seated.problem)
                if is_empty and seated.opened < now - _UNSEATED:
                    self._open.pop(seated.id, None)


def _listed(folder: Path | None) -> list[Path] | None:
    return None if folder is None else [folder]
