"""Turning points and standing plans as sources: links and races that hang on who moves first, and what plans play next.

Takes a blackboard, its facts, the color to move and what other sources told; gives `move` facts with what they rest on.
Reads only what rules or patterns raised, and holds the plans of what turns. Weighs nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType

from riyu.candidates.telling import Told, move_key, stones_at
from riyu.game.board import Board
from riyu.game.constants import NO_POINT
from riyu.game.points import Color, Point, on_board, opposite
from riyu.inference.asking import supports
from riyu.inference.engine import Inference
from riyu.inference.purposes import TACTICAL
from riyu.inference.source import Source
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import Claim, at_stake, bear_out, is_borne_out, source_of, targets_of
from riyu.reading.plan import Plan
from riyu.reading.races import find_race
from riyu.reading.reading import Verdict, line_text
from riyu.reading.turning import Turn, link_turns, race_turns

__all__ = ["hold_plan", "links", "plans", "race_of_problem", "races"]

_LINKS: Mapping[str, str] = MappingProxyType(
    {"connect": "connect", "bridge-under": "connect", "cut": "cut"}
)
"""The goal of each purpose that is about a link."""

_PURPOSES: Mapping[str, str] = MappingProxyType({"win-race": "race", "survive-race": "race"})
"""What a plan's first move is for, where the word is not that of its goal."""


OF_LIFE = frozenset(("live", "kill", "settle", "attack"))
"""What moves are for on which a group's life hangs, or may hang."""

LEAST_GROUP = 3
"""The stones of a group whose life is the question of a problem, at least."""

TAKEN = 1
"""What a race says of a string that is taken without a ko."""

PLAN_NODES = 400
"""Nodes that a reading may have taken for its plan to be held: it is read once more for that."""


def hold_plan(blackboard: Blackboard, turn: Turn) -> None:
    """Have the plan of whose move it is for what turns be in force; one that stands is not read again."""
    if turn.mine.nodes <= PLAN_NODES:
        goal, targets = turn.pursuit
        blackboard.plan(goal, *targets, first=turn.color, limit=PLAN_NODES)


def _raised(
    board: Board,
    inference: Inference,
    color: Color,
    told: Iterable[Told],
    purposes: Collection[str],
) -> dict[tuple[Point, str, Point], None]:
    """Give the moves of a color that rules or patterns tell for some purposes: point, purpose, stone."""
    store = inference.stores.get("move")
    standing = list(store.standing) if store is not None else []
    return {
        (key[3], key[4], key[5]): None
        for key in (*standing, *(key for key, _, _ in told))
        if key[4] in purposes
        and key[2] == color
        and key[1] != "bad"
        and key[5] != NO_POINT
        and board.color_at(key[5])
    }


def links(
    blackboard: Blackboard, inference: Inference, color: Color, told: Iterable[Told]
) -> Iterator[Told]:
    """Tell the moves that join or cut what rules or patterns raised, where that hangs on who moves first."""
    board, readings = blackboard.board, blackboard.readings
    raised = {
        (_LINKS[purpose], ends): None
        for move, purpose, stone in _raised(board, inference, color, told, _LINKS)
        for ends in targets_of(board, Claim(color, move, purpose, stone))
    }
    for found in link_turns(readings, raised, color):
        hold_plan(blackboard, found)
        ends = found.targets
        size = at_stake(min(map(board.string_size, ends)), found.by_ko)
        yield _of_turn(found, found.goal, ends[0], size)
        vital = found.theirs.line[0] if found.theirs.line else NO_POINT
        if vital in (NO_POINT, *found.mine.line[:1]):
            continue
        claim = Claim(color, vital, found.goal, ends[0])
        borne = bear_out(readings, claim)  # the point that the other side needs
        if borne is not None:
            key = move_key("good", color, vital, found.goal, ends[0])
            yield key, source_of(board, claim, borne), stones_at(borne.rests_on)


def races(
    blackboard: Blackboard, inference: Inference, color: Color, told: Iterable[Told]
) -> Iterator[Told]:
    """Tell the moves that win the races which rules or patterns raised, where these hang on who moves first."""
    board = blackboard.board
    raised = [stone for _, _, stone in _raised(board, inference, color, told, ("race",))]
    for found in race_turns(blackboard.readings, raised, color):
        hold_plan(blackboard, found)
        enemy = found.targets[1]
        size = at_stake(board.string_size(enemy), found.by_ko)
        yield _of_turn(found, "race", enemy, size)


def race_of_problem(
    blackboard: Blackboard, color: Color, told: Iterable[Told], nodes: int
) -> Iterator[Told]:
    """Tell the move of the race that matters most in a problem, where no group is told of whose life is in doubt.

    What becomes of it without the move is not read to its end, as a rule: it is told as a move that wins the race.
    """
    board, readings = blackboard.board, blackboard.readings
    if any(source.size >= LEAST_GROUP for key, source, _ in told if key[4] in OF_LIFE):
        return
    found = find_race(board, color, nodes)
    if found is None or found.race.kills != TAKEN or not on_board(found.race.move, board.size):
        return
    own, enemy = board.string_name(found.first), board.string_name(found.second)
    reading = readings.ask("win-race", own, enemy, first=color, asker=color, limit=nodes)
    if reading.verdict is not Verdict.WIN:
        return
    move = found.race.move
    line = reading.line if reading.line[:1] == (move,) else (move,)
    size = board.string_size(enemy)
    source = Source("reading", "race", line_text(color, line), line, size)
    key = move_key("urgent", color, move, "race", enemy)
    yield key, source, stones_at(reading.depends_on)


def _quality(goal: str, verdict: Verdict) -> str:
    """Say how good the move on which a goal turns is: urgent where stones hang on it, for sure."""
    return "good" if goal in _LINKS.values() or verdict is not Verdict.WIN else "urgent"


def _of_turn(turn: Turn, purpose: str, target: Point, size: int) -> Told:
    """Give the first move of what turns, as told."""
    line = turn.mine.line
    quality = _quality(turn.goal, turn.mine.verdict)
    source = Source("reading", purpose, turn.text(line), line, size)
    move = line[0] if line else NO_POINT
    return move_key(quality, turn.color, move, purpose, target), source, stones_at(turn.rests_on)


def plans(
    blackboard: Blackboard, inference: Inference, color: Color, told: Iterable[Told]
) -> Iterator[Told]:
    """Tell the next move of each plan that stands for the color to move, where reading bears it out.

    What it does was read when the plan was; that it needs a move yet is read now, if no other source did.
    """
    board = blackboard.board
    read = {key[2:] for key, source, _ in told if source.kind == "reading"}
    for plan in blackboard.plans:
        if not plan.side == plan.first == color or not plan.moves:
            continue
        move, purpose = plan.moves[0].move, _PURPOSES.get(plan.goal, plan.goal)
        target = _about(blackboard, plan)
        if not target or not board.is_legal(color, move):
            continue
        key = move_key(_quality(plan.goal, plan.verdict), color, move, purpose, target)
        if key[2:] not in read and not is_borne_out(supports(inference, key)):
            claim = Claim(color, move, purpose, target)
            borne = bear_out(blackboard.readings, claim) if purpose in TACTICAL else None
            if borne is None:
                continue
            yield key, source_of(board, claim, borne), stones_at(borne.rests_on)
        yield key, _of_plan(blackboard, plan), stones_at(plan.context)


def _about(blackboard: Blackboard, plan: Plan) -> Point:
    """Give the string that a plan is about, of a race the enemy's; NO_POINT where none stands."""
    board = blackboard.board
    stones = [board.string_name(p) for p in plan.targets if board.color_at(p)]
    if plan.goal in _PURPOSES:
        stones = [p for p in stones if board.color_at(p) != plan.side]
    return stones[0] if stones else NO_POINT


def _of_plan(blackboard: Blackboard, plan: Plan) -> Source:
    """Give a plan as a source: how it goes on, and what the other side does if it moves first, if that is known."""
    board, enemy = blackboard.board, opposite(plan.side)
    goal, targets, first = plan.question
    line = plan.path if plan.path else (plan.moves[0].move,)
    why = line_text(plan.side, line)
    other = blackboard.plans.get((goal, targets, opposite(first)))
    if other is not None and other.side == enemy:
        why += f"; if not, {line_text(enemy, other.path)}"
    by_ko = plan.verdict is Verdict.KO
    size = min((board.string_size(p) for p in targets if board.color_at(p)), default=0)
    return Source(
        "plan", plan.goal, why + (", by ko" if by_ko else ""), line, at_stake(size, by_ko)
    )
