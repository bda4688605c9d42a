"""Questions of reading as long work: a goal read out, or what is at stake looked for, with tree, plan and cost.

Takes what stands and a question; gives a `Found`, all values. Works in a thread: tells an errand how far it is, and
ends early where that is stopped. Reads nothing itself: `riyu.reading` does.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from riyu.game.points import Color, Point, point_text
from riyu.interfaces.reading_views import likely_of, sentence, with_games
from riyu.interfaces.web.standing import Standing
from riyu.interfaces.web.work import Errand, go_on
from riyu.reading.blackboard import Blackboard
from riyu.reading.cache import Question
from riyu.reading.life import LifeReader
from riyu.reading.life_stakes import find_stake
from riyu.reading.likely import Likely
from riyu.reading.plain import READ_OUT
from riyu.reading.plan import Plan
from riyu.reading.plans import read_plan
from riyu.reading.races import find_race
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import GOALS, Reader, aims, goal_named
from riyu.reading.tree import ReadTree, tree_of_reading

__all__ = ["GOAL_WORDS", "STAKES", "Asked", "Found", "find_what_matters", "read_out"]

STAKES: Mapping[str, str] = {
    "stake": "the group whose life hangs on a move",
    "race": "the race that hangs on a move",
}
"""What can be looked for where nobody says which stones a question is about."""

GOAL_WORDS: Mapping[str, str] = {
    goal.name: f"{goal.name.replace('-', ' ')}: {goal.about}" for goal in GOALS
}
"""The goals with what each asks, as they are chosen from."""

_STAGES = (64, 16, 4, 1)  # parts of the nodes that a question may take, one after the other
_LIFE_NODES = 120_000


@dataclass(frozen=True, slots=True)
class Asked:
    """A goal by name and the points it is about; 0 stands for who asks usually, moving first, and for the goal's limit.

    `times` multiplies the nodes that the goal may take.
    """

    goal: str
    targets: tuple[Point, ...]
    first: Color = 0
    asker: Color = 0
    times: int = 1


@dataclass(frozen=True, eq=False)
class Found:
    """What came of a question about what stood at `start`.

    `members` are the stones of the group asked about, of a string none; `plan` is None where it wasn't clear; `seconds`
    is the time that verdict, tree and plan took together; `move` is the first move, 0 if there is none; `likely` is
    what games say of a group that reading leaves open.
    """

    start: Standing
    question: Question
    reading: Reading
    tree: ReadTree
    plan: Plan | None
    members: tuple[Point, ...]
    seconds: float
    move: Point
    likely: Likely | None = None

    @property
    def line(self) -> tuple[Point, ...]:
        """The line, which begins with `move`: where it is only the likeliest move, nothing follows it."""
        line = self.reading.line
        return line if line[:1] == (self.move,) or not self.move else (self.move,)

    @property
    def sentence(self) -> str:
        """The question with its verdict, and what is likely where it is open."""
        said = f"{sentence(self.question, self.reading)}."
        return said if self.likely is None else f"{said} Likely: {self.likely}."

    @property
    def cost(self) -> str:
        """What it took, in words, with the limit that ran out if one did."""
        words = f"{self.reading.nodes:,} of {self.question.limit:,} nodes, {self.seconds:.2f} s."
        if self.reading.ran_out == "nodes":
            words += " The nodes ran out: more of them may make it clear."
        elif self.reading.ran_out:
            words += f" The {self.reading.ran_out} ran out: its lines are longer than are read."
        return words


def read_out(start: Standing, asked: Asked, errand: Errand) -> Found:
    """Read a goal out. Raises UsageError for stones that the goal is not about, Stopped.

    The nodes are given out by stages, each four times the one before it; in each it can be stopped.
    """
    began = time.perf_counter()
    blackboard = start.scene.blackboard(with_games())
    readings = blackboard.readings
    whole = readings.question(asked.goal, asked.targets, asked.first or None, asked.asker or None)
    whole = whole._replace(limit=whole.limit * asked.times)
    question, reading = whole, None
    for question in _stages(whole):
        names = " ".join(map(point_text, asked.targets))
        _tell(errand, question.limit / whole.limit / 4, f"riyu reads {question.goal} {names}")
        with readings.heeding(errand.is_stopped):
            reading = readings.fresh(question)
        if reading.verdict is not Verdict.UNKNOWN and not reading.ran_out:
            break
    assert reading is not None
    reader = readings.reader(question, reading)
    found = _found(start, blackboard, question, reading, reader, aims(readings), errand, began)
    if len(asked.targets) == len(set(whole.targets)):
        # told of the stones named, not of their strings' names, unless these are one
        whole = whole._replace(targets=asked.targets)
    return replace(found, question=whole)


def find_what_matters(start: Standing, what: str, errand: Errand) -> Found | None:
    """Look for what hangs on the first move (a name of STAKES) and read it; None where nothing does. Raises Stopped."""
    began = time.perf_counter()
    blackboard = start.scene.blackboard(with_games())
    board, color = blackboard.board, start.to_move
    _tell(errand, None, f"riyu looks for {STAKES[what]}")
    if what == "race":
        race = find_race(board, color)
        if race is None:
            return None
        goal = "win-race" if race.race.kills else "survive-race"
        found = read_out(start, Asked(goal, (race.first, race.second), color, color), errand)
        return replace(found, move=race.race.move, seconds=time.perf_counter() - began)
    with blackboard.readings.heeding(errand.is_stopped):
        stake = find_stake(blackboard.readings, color, _LIFE_NODES)
    if stake is None:
        return None
    goal = "live" if stake.owner == color else "kill"
    question = Question(goal, (stake.stone,), color, color, _LIFE_NODES)
    reader = blackboard.readings.life_reader()

    def aim(targets: tuple[Point, ...]) -> Reader:
        reader.aim_at_all(targets[0])
        return reader

    aim(question.targets)
    aiming = {"kill": aim}
    return _found(
        start, blackboard, question, stake.reading, reader, aiming, errand, began, stake.move
    )


def _stages(whole: Question) -> Iterator[Question]:
    least = READ_OUT if goal_named(whole.goal).is_looked_at_again else 1
    limits = sorted({min(whole.limit, max(least, whole.limit // part)) for part in _STAGES})
    return (whole._replace(limit=limit) for limit in limits)


def _found(
    start: Standing,
    blackboard: Blackboard,
    question: Question,
    reading: Reading,
    reader: Reader,
    aiming: Mapping[str, Callable[[tuple[Point, ...]], Reader]],
    errand: Errand,
    began: float,
    move: Point = 0,
) -> Found:
    """Give a reading with what else is shown of it; the reader must be aimed at the question's targets."""
    members = tuple(sorted(reader.zone.group())) if isinstance(reader, LifeReader) else ()
    _tell(errand, None, "riyu looks through what it read")
    tree = tree_of_reading(reader, blackboard.board, question, reading)
    likely = likely_of(blackboard.readings, question, reading, reader)
    plan = None
    # A plan is a proof from the position asked about: there is none where what was told needed a second look.
    is_proof = not (reading.left_out or reading.after_move or reading.by_life or reading.is_wide)
    if reading.verdict is not Verdict.UNKNOWN and is_proof:
        _tell(errand, None, "riyu makes its plan")
        board = blackboard.board
        goal, targets = _pursued(question)
        plan = read_plan(board, aiming, goal, targets, question.first, question.limit)
    seconds = time.perf_counter() - began
    first = move or (reading.line[0] if reading.line else likely.move if likely else 0)
    return Found(start, question, reading, tree, plan, members, seconds, first, likely)


def _pursued(question: Question) -> tuple[str, tuple[Point, ...]]:
    """Give a question's goal and points as the pursuer has them: of a race, the pursuer's own string comes first."""
    goal = goal_named(question.goal)
    if goal.is_pursued:
        return goal.name, question.targets
    turned = goal.sides == ("own", "enemy")
    return goal.opposite, question.targets[::-1] if turned else question.targets


def _tell(errand: Errand, fraction: float | None, words: str) -> None:
    go_on(errand.is_stopped)
    errand.tell(fraction, words)
