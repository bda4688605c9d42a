"""Plans: for a goal, the tree of own moves and counters that reading found, kept as the game goes on.

Takes a reading's graph and what a board's change log has; gives plans in force, and what became of each: carried on,
read again, turned round, or dropped with a reason. Asks nothing of its own accord. Source: Klinger & Mechner, 3.0
(K10).

A reading that ends clear gives the plan of whoever comes off best: the string that can't be taken is a plan to save it.
A plan holds while nothing changes in its context, the points that its proof rests on; a move that it foresaw leads
into its tree. What becomes of plans is on the board's trail, so undo brings them back as they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeAlias

from riyu.base.errors import UsageError
from riyu.base.revertable import RevertableDict
from riyu.game.board import Board
from riyu.game.constants import NO_POINT
from riyu.game.events import Event, Seen, events_since
from riyu.game.points import Color, Point, opposite, point_text
from riyu.reading.plain import MET, MISSED
from riyu.reading.plan import PAIRS, Branch, Plan, Question, Several
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Reader, goal_named
from riyu.reading.strings import StringReader

__all__ = [
    "PAIRS",
    "Aim",
    "Branch",
    "Change",
    "Plan",
    "PlanFate",
    "Plans",
    "Question",
    "Several",
    "aim_at_strings",
    "read_plan",
]

LIMIT = 2_000
"""Nodes that a question may take whose answer is to be a plan, unless said otherwise."""

LARGEST = 2_000
"""Positions of a graph that a plan's tree takes in; what lies deeper is read again if it comes to that."""


Aim: TypeAlias = Callable[[tuple[Point, ...]], Reader]
"""What makes a reader ready to be asked about some stones."""


class PlanFate(Enum):
    """What became of a plan that a move concerned."""

    ADVANCED = "advanced"
    MENDED = "mended"
    TURNED = "turned"
    DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a plan: how, why, and the plan that is in force instead, if there is one."""

    plan: Plan
    fate: PlanFate
    reason: str
    now: Plan | None = None

    def __str__(self) -> str:
        return f"{self.fate.value}: {self.plan} ({self.reason})"

    def to_json(self) -> dict[str, Any]:
        """Give it for JSON."""
        now = self.now.to_json() if self.now else None
        return {
            "fate": self.fate.value,
            "reason": self.reason,
            "plan": self.plan.to_json(),
            "now": now,
        }


def aim_at_strings(board: Board) -> dict[str, Aim]:
    """Give what aims readings at strings: goal `capture`, the target one stone of the string."""
    reader = StringReader(board)

    def aim(targets: tuple[Point, ...]) -> Reader:
        reader.aim(targets[0])
        return reader

    return {"capture": aim}


def read_plan(
    board: Board, aims: Mapping[str, Aim], goal: str, targets: tuple[Point, ...], first: Color, limit: int
) -> Plan | None:  # fmt: skip
    """Read a question, and give the plan of the color that comes off best; None if the limit of nodes ran out.

    `goal` is the pursuer's. Where a ko decides it is the plan of `first`. Raises UsageError for a goal that there is no
    aim for, and for a limit below 1.
    """
    aim = aims.get(goal)
    if aim is None:
        raise UsageError(f"no reader for the goal '{goal}': expected one of {', '.join(aims)}")
    if limit < 1:
        raise UsageError(f"a limit of {limit} nodes: expected 1 or more")
    solver = aim(targets)
    reading = solver.read(first, first, limit)
    if reading.verdict is Verdict.UNKNOWN:
        return None
    side = opposite(first) if reading.verdict is Verdict.LOSS else first
    is_pursuit = side == solver.pursuer
    is_whole = reading.verdict is not Verdict.KO
    moves: tuple[Branch, ...] = ()
    context = reading.depends_on
    if is_whole:
        is_whole = solver.told(1)[1] == (MET if is_pursuit else MISSED)
    if is_whole:
        moves = _tree(solver, side, MET if is_pursuit else MISSED)
        context = solver.proof_depends_on() or context
    if not moves:
        moves = _chain(reading)
    liberties = _liberties(board, targets)
    return Plan(
        goal if is_pursuit else PAIRS[goal],
        targets,
        side,
        first,
        Verdict.KO if reading.verdict is Verdict.KO else Verdict.WIN,
        moves,
        reading.line,
        liberties,
        context | liberties,
        is_whole,
        _is_ko_at(board, first, reading.depends_on),
        reading.threat_by,
        reading.nodes,
    )


def _chain(reading: Reading) -> tuple[Branch, ...]:
    """Give the tree that is the reading's line alone."""
    moves: tuple[Branch, ...] = ()
    for move in reversed(reading.line):
        moves = (Branch(move, moves),)
    return moves


def _liberties(board: Board, targets: Iterable[Point]) -> frozenset[Point]:
    stones = [p for p in targets if board.color_at(p)]
    return frozenset(q for p in stones for q in board.liberty_points(p))


def _is_ko_at(board: Board, first: Color, context: frozenset[Point]) -> bool:
    """Say whether a ko that the color to play can't take back now lies in a context."""
    return board.ko != NO_POINT and board.to_move == first and board.ko in context


def _tree(solver: Reader, side: Color, wanted: int) -> tuple[Branch, ...]:
    """Give the moves at the position asked about with all that follows: one for `side`, all that were looked at else.

    Positions that lines share are made once. A line that comes back to a position of its own ends there.
    """
    made: dict[int, tuple[Branch, ...]] = {}
    edges_of: dict[int, list[tuple[Point, int]]] = {}
    ahead = [1]
    while ahead:
        n = ahead[-1]
        if n in made:
            ahead.pop()
        elif n not in edges_of:
            edges_of[n] = _proving(solver, n, side, wanted) if len(edges_of) < LARGEST else []
            ahead += [node for _, node in edges_of[n] if node and node not in edges_of]
        else:
            ahead.pop()
            made[n] = tuple([Branch(move, made.get(node, ())) for move, node in edges_of[n]])
    return made[1]


def _proving(solver: Reader, n: int, side: Color, wanted: int) -> list[tuple[Point, int]]:
    """Give the edges of a node that belong to the proof; node 0 where a move ends it."""
    mover, _, finish, edges = solver.told(n)
    if not edges:
        return [(finish, 0)] if finish and mover == side else []
    proven = [(move, node) for move, node in edges if solver.told(node)[1] == wanted]
    return proven[:1] if mover == side else proven


def _foreseen(plan: Plan, steps: Sequence[Event]) -> str:
    """Say which moves a plan foresaw."""
    found = [step.move for step in steps if not step.changed.isdisjoint(plan.context)]
    return "it foresaw " + " ".join(map(point_text, found))


class Plans:
    """The plans in force on a board, one for each question.

    Argument: the board. Call `update` before they are asked for, however many moves were made since; what is held goes
    back with the board's trail, also to before they began: nothing is held there.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self._held: RevertableDict[Question, Plan] = RevertableDict(board.trail)
        self._seen: Seen | None = None
        self._look()

    def __len__(self) -> int:
        return len(self._held)

    def __iter__(self) -> Iterator[Plan]:
        return iter(self._held.values())

    def __contains__(self, question: object) -> bool:
        return question in self._held

    def get(self, question: Question) -> Plan | None:
        """Give the plan that answers a question; None if none is held."""
        return self._held.get(question)

    def hold(self, plan: Plan) -> None:
        """Put a plan in force, made for the board as it stands, in place of one that answers the same question."""
        self._held[plan.question] = plan

    def drop(self, plan: Plan) -> None:
        """Give up a plan. Raises KeyError if it is not in force."""
        del self._held[plan.question]

    @property
    def several(self) -> tuple[Several, ...]:
        """The moves in force that serve plans of one color about different stones, most goals first.

        They go on, and fall, with their plans: when the enemy answers one goal, what the move is left for is the rest.
        """
        served: dict[tuple[Color, Point], list[Plan]] = {}
        for plan in self:
            if plan.side == plan.first and plan.moves and plan.moves[0].move != NO_POINT:
                served.setdefault((plan.side, plan.moves[0].move), []).append(plan)
        found = [
            Several(side, move, tuple(plans))
            for (side, move), plans in served.items()
            if len({plan.targets for plan in plans}) > 1
        ]
        return tuple(sorted(found, key=lambda one: (-len(one.plans), one.side, one.move)))

    def touched_by(self, points: Iterable[Point]) -> list[Plan]:
        """Give the plans that rest on one of some points."""
        changed = set(points)
        return [plan for plan in self if not plan.context.isdisjoint(changed)]

    def update(
        self, aims: Mapping[str, Aim] | None = None, limit: int = 1000, budget: int = 20000
    ) -> tuple[Change, ...]:
        """Take notice of what was played since the last time, and say what became of the plans that it concerns.

        A plan that foresaw it goes on in its tree; one that it touched is read again, up to `limit` nodes each and
        `budget` together, with what `aims` has for its goal; without any, or where nodes run out, it is dropped.
        """
        before = self._seen
        if before is not None and before.is_of(self.board):
            return ()
        self._look()
        if before is None or not self._held:
            return ()
        steps = events_since(self.board, before)
        changed = {point for step in steps for point in step.changed}
        concerned = [
            plan for plan in self if plan.rests_on_ko or not plan.context.isdisjoint(changed)
        ]
        changes: list[Change] = []
        touched: list[Plan] = []
        for plan in concerned:
            del self._held[plan.question]
        for plan in concerned:
            further = self._advanced(plan, steps)
            if further is None:
                touched.append(plan)
            else:
                self._held[further.question] = further
                changes.append(Change(plan, PlanFate.ADVANCED, _foreseen(plan, steps), further))
        for plan in touched:
            change, nodes = self._mend(plan, aims or {}, min(limit, budget))
            budget -= nodes
            if change.now:
                self._held[change.now.question] = change.now
            changes.append(change)
        return tuple(changes)

    def _look(self) -> None:
        """Take note of the board as it stands; undo brings back what was noted before."""
        board = self.board
        board.trail.record(self, self._seen)
        self._seen = Seen.of(board)

    def _put_back(self, image: Seen | None) -> None:
        self._seen = image

    def _advanced(self, plan: Plan, steps: Sequence[Event]) -> Plan | None:
        """Give the plan that a plan becomes by moves that it foresaw, whatever was played elsewhere.

        None if it did not foresee one, ends with it, or is to go on from a ko: that is read again.
        """
        now = plan
        for step in steps:
            if step.changed.isdisjoint(plan.context):
                continue
            branch = now.foresees(step.move) if step.move and now.first == step.color else None
            is_last = step is steps[-1]
            if branch is None or not branch.answers or (step.takes and not is_last):
                return None
            path = now.path[1:] if now.path[:1] == (step.move,) else _first_line(branch.answers)
            now = replace(now, first=opposite(now.first), moves=branch.answers, path=path)
        if now is plan or not plan.is_whole or not self._stand(plan):
            return None
        if _is_ko_at(self.board, now.first, plan.context):
            return None
        return replace(now, liberties=_liberties(self.board, plan.targets), rests_on_ko=False)

    def _stand(self, plan: Plan) -> bool:
        goal = goal_named(plan.question[0])
        colors = {"own": plan.pursuer, "enemy": opposite(plan.pursuer)}
        return all(
            self.board.color_at(p) == colors[side]
            or (goal.may_be_empty and not self.board.color_at(p))
            for p, side in zip(plan.targets, goal.sides, strict=True)
        )

    def _mend(self, plan: Plan, aims: Mapping[str, Aim], limit: int) -> tuple[Change, int]:
        """Read a touched plan's question again, or say why not; give what became of it, and the nodes it took."""
        goal, targets, first = plan.question
        reason = ""
        if not self._stand(plan):
            reason = (
                "carried out: its stones are taken" if plan.is_pursuit else "its stones are gone"
            )
        elif plan.question in self._held:
            reason = "another plan answers its question now"
        elif goal not in aims:
            reason = "its context is touched"
        elif limit <= 0:
            reason = "its context is touched, and no nodes are left"
        if reason:
            return Change(plan, PlanFate.DROPPED, reason), 0
        now = read_plan(self.board, aims, goal, targets, first, limit)
        if now is None:
            return Change(plan, PlanFate.DROPPED, f"not clear again within {limit:,} nodes"), limit
        if now.side != plan.side:
            return Change(plan, PlanFate.TURNED, f"it works no longer: {now}", now), now.nodes
        reason = "it works still"
        if now.verdict is not plan.verdict:
            reason = f"{plan.verdict.value} became {now.verdict.value}"
        return Change(plan, PlanFate.MENDED, reason, now), now.nodes


def _first_line(moves: tuple[Branch, ...]) -> tuple[Point, ...]:
    """Give the moves of a tree down its first branches."""
    line = []
    while moves:
        line.append(moves[0].move)
        moves = moves[0].answers
    return tuple(line)
