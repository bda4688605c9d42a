"""What is read about strings, as GTP commands: GNU Go's questions in its forms, and the tree of a reading.

Takes a session and arguments; gives codes, vertices and trees. Reads nothing itself.
Source: GNU Go 3.8's documentation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.points import Color, Point, color_name, opposite
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session
    from riyu.reading.combinations import Outcome
    from riyu.reading.reading import Reading

__all__ = ["COMMANDS", "code", "coded"]

_CODES = (0, 3, 2, 1)  # by Outcome


def code(outcome: Outcome) -> str:
    """Give GNU Go's code: 0 fails, 1 works, 2 works if the enemy has no ko threat, 3 if one has a ko threat oneself."""
    return str(_CODES[outcome])


def coded(reading: Reading, asker: Color, *, saves: bool = False) -> str:
    """Give GNU Go's reply to a question: `0`, or a code and the first move.

    Where it isn't clear, what `saves` works and what takes fails.
    """
    from riyu.reading.combinations import Outcome, outcome_of

    outcome = outcome_of(reading, asker, Outcome.WORKS if saves else Outcome.FAILS)
    return f"{code(outcome)} {read.vertices(reading.line[:1] or (0,))}" if outcome else "0"


def _stones(session: Session, words: Sequence[str], count: int) -> list[Point]:
    """Read vertices of stones of one color."""
    position = session.position()
    if len(words) < count:
        raise UsageError(f"invalid coordinate: expected {count} vertices such as Q16")
    stones = [read.stone_of(words[i:], position) for i in range(count)]
    if len({position.at(stone) for stone in stones}) > 1:
        raise UsageError("expected stones of one color")
    return stones


def _attack(session: Session, words: Sequence[str]) -> str:
    stone = read.stone_of(words, session.position())
    enemy = opposite(session.game.board.color_at(stone))
    return coded(session.blackboard.readings.capture(stone), enemy)


def _defend(session: Session, words: Sequence[str]) -> str:
    stone = read.stone_of(words, session.position())
    if _attack(session, words) == "0":
        return "1 PASS"
    return coded(
        session.blackboard.readings.save(stone), session.game.board.color_at(stone), saves=True
    )


def _move_and_stone(session: Session, words: Sequence[str]) -> tuple[Point, Point]:
    move = read.point_of(words, session.size)
    return move, read.stone_of(words[1:], session.position())


def _does_attack(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.combinations import does_attack

    return code(does_attack(session.blackboard.readings, *_move_and_stone(session, words)))


def _does_defend(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.combinations import does_defend

    return code(does_defend(session.blackboard.readings, *_move_and_stone(session, words)))


def _attack_either(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.combinations import attack_either

    one, other = _stones(session, words, 2)
    return code(attack_either(session.blackboard.readings, one, other))


def _defend_both(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.combinations import defend_both

    one, other = _stones(session, words, 2)
    return code(defend_both(session.blackboard.readings, one, other))


def _combination_attack(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.combinations import combination_attack

    return read.vertex(combination_attack(session.blackboard.readings, read.color_of(words)))


def _combination_defend(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.combinations import combination_defend

    moves = combination_defend(session.blackboard.readings, read.color_of(words))
    return read.vertices(read.in_reading_order(moves)) or "PASS"


def _increase_depths(session: Session, _: Sequence[str]) -> str:
    session.blackboard.readings.widen(2)
    return ""


def _decrease_depths(session: Session, _: Sequence[str]) -> str:
    session.blackboard.readings.widen(0.5)
    return ""


def _tree(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.readings import goal_named
    from riyu.reading.tree import tree_of_reading

    if not words:
        raise UsageError("no goal: expected one such as capture, and vertices")
    goal = goal_named(words[0].lower())
    readings = session.blackboard.readings
    question = readings.question(goal.name, read.points_of(words[1:], session.size))
    reading = readings.answer(question)
    tree = tree_of_reading(readings.reader(question, reading), readings.board, question, reading)
    return f"{goal.name} {read.vertices(question.targets)}: {reading}\n{tree}"


def _sequence(session: Session, words: Sequence[str]) -> str:
    from riyu.candidates.obvious import follow_up_to, obvious_sequence

    color = read.color_of(words) if words else session.game.to_move
    last = (*session.table.line.moves, *session.table.tried)[:-3:-1]
    if len(words) > 1:
        move = read.point_of(words[1:], session.size)
        found = follow_up_to(session.blackboard, color, move, last)
    else:
        found = obvious_sequence(session.blackboard, color, last)
    return str(found) if found else f"nothing obvious for {color_name(color)}"


def _plans(session: Session, words: Sequence[str]) -> str:
    plans = session.blackboard.plans
    several = [f"{one} (one move)" for one in plans.several]
    return "\n".join([*map(str, plans), *several])


def _either(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.either import find_either

    move = read.move_of(words, session.size)
    blackboard = session.blackboard
    reason = "a pass" if move.point < 1 else blackboard.board.legality(move.color, move.point)
    if reason:
        raise UsageError(f"{read.vertex(move.point)} can't be played: {reason}")
    found = find_either(blackboard.features, blackboard.readings, move.color, move.point)
    return "\n".join(map(str, found))


def _ward(session: Session, words: Sequence[str]) -> str:
    from riyu.base.errors import nearest
    from riyu.reading.kept_wards import KINDS, on_group, on_link, on_string

    if not words:
        raise UsageError(f"nothing to ward: expected one of {', '.join(KINDS)}, and vertices")
    kind, *rest = words[0].lower(), *words[1:]
    if kind == "plan":
        return _ward_plan(session, rest)
    if kind not in KINDS:
        raise UsageError(f"'{words[0]}': expected one of {', '.join(KINDS)}{nearest(kind, KINDS)}")
    stones = _stones(session, rest, 2 if kind == "link" else 1)
    if kind == "link":
        dependency = on_link(stones[0], stones[1])
    else:
        dependency = on_string(stones[0]) if kind == "string" else on_group(stones[0])
    return f"{dependency}: {session.blackboard.wards.note(dependency)}"


def _ward_plan(session: Session, words: Sequence[str]) -> str:
    """Ward the plan that answers a pursuer's goal, the side to move first: it is read if it is not in force."""
    from riyu.base.errors import nearest
    from riyu.reading.kept_wards import on_plan
    from riyu.reading.plan import PAIRS

    goal = words[0].lower() if words else ""
    if goal not in PAIRS:
        raise UsageError(
            f"plan '{goal}': expected a goal of {', '.join(PAIRS)}{nearest(goal, PAIRS)}"
        )
    blackboard = session.blackboard
    targets = tuple(read.points_of(words[1:], session.size))
    question = blackboard.readings.question(goal, targets)
    plan = blackboard.plan(goal, *question.targets, first=session.position().to_move)
    if plan is None:
        raise UsageError(f"plan {goal} {read.vertices(targets)}: not clear")
    dependency = on_plan(plan.question)
    return f"{dependency}: {blackboard.wards.note(dependency)}"


def _alerts(session: Session, words: Sequence[str]) -> str:
    if words:
        raise UsageError(f"surplus argument: {read.shown(words[0])}, expected none")
    return "\n".join(session.blackboard.wards.told())


def _events(session: Session, words: Sequence[str]) -> str:
    if words:
        raise UsageError(f"surplus argument: {read.shown(words[0])}, expected none")
    return "\n".join(map(str, session.blackboard.wards.events()))


def _theaters(session: Session, words: Sequence[str]) -> str:
    return "\n".join(map(str, session.blackboard.theaters))


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "attack",
        "VERTEX",
        "Whether the enemy, to move, takes a string: 0, or a code and the first move.",
        _attack,
    ),
    Command(
        "defend",
        "VERTEX",
        "Whether the owner, to move, keeps a string: 0, or a code and the first move; 1 PASS if nothing takes it.",
        _defend,
    ),
    Command(
        "does_attack", "VERTEX VERTEX", "The code of a move as attack on a string.", _does_attack
    ),
    Command(
        "does_defend", "VERTEX VERTEX", "The code of a move as defense of a string.", _does_defend
    ),
    Command(
        "attack_either",
        "VERTEX VERTEX",
        "The code of taking one of two strings of a color, the enemy to move.",
        _attack_either,
    ),
    Command(
        "defend_both",
        "VERTEX VERTEX",
        "The code of keeping two strings of a color, the owner to move.",
        _defend_both,
    ),
    Command(
        "combination_attack",
        "COLOR",
        "A move of a color that threatens to take strings in more ways than can be answered, or PASS.",
        _combination_attack,
    ),
    Command(
        "combination_defend",
        "COLOR",
        "Moves of the enemy that leave a color no combination, or PASS if it has none.",
        _combination_defend,
    ),
    Command("increase_depths", "", "Let every reading take twice as many nodes.", _increase_depths),
    Command("decrease_depths", "", "Let every reading take half as many nodes.", _decrease_depths),
    Command(
        "riyu-reading",
        "GOAL VERTEX...",
        "The verdict on a goal (such as capture, cut, kill, make-eye, win-race) with the tree that was read.",
        _tree,
    ),
    Command(
        "riyu-sequence",
        "[COLOR [VERTEX]]",
        "What patterns play on after the last move, or after a move of a color: moves, why each, points gained.",
        _sequence,
    ),
    Command(
        "riyu-plans",
        "",
        "The plans in force: whose, for what goal, who moves next, and the main line; moves that serve several.",
        _plans,
    ),
    Command(
        "riyu-either",
        "COLOR VERTEX",
        "The double threats of a move: two goals (capture, cut, save) of which it reaches one whatever is answered.",
        _either,
    ),
    Command(
        "riyu-ward",
        "KIND VERTEX...",
        "Ward a string, link (two stones), group, or plan (GOAL VERTEX...): riyu-alerts tells when it changes.",
        _ward,
    ),
    Command("riyu-alerts", "", "What changed of all that is warded since this was asked.", _alerts),
    Command(
        "riyu-events",
        "",
        "The moves made since this, or the first ward, was asked, each with the stones that it took.",
        _events,
    ),
    Command(
        "riyu-theaters",
        "",
        "What moving first is worth in each part of the board that plans in force are about.",
        _theaters,
    ),
)
