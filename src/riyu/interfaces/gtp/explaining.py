"""riyu's questions about a decision: why, why not a point, what happens elsewhere, hints in three steps.

Takes a session and arguments; prints the record of an explanation, and the tree of facts below it. Judges nothing: it
shows what the player says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from riyu.base.errors import BadInput
from riyu.game.constants import PASS
from riyu.game.points import Color, Point, color_name, parse_color
from riyu.game.record import Move
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command
from riyu.interfaces.gtp.table import Line, Table

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Decided, Session
    from riyu.player.explaining.record import Explanation
    from riyu.reading.blackboard import Blackboard

__all__ = ["COMMANDS", "record_of", "why_text"]


def why_text(session: Session, decided: Decided) -> str:
    """Give a decision's record in a beginner's words, then the tree of reasons down to the stones."""
    from riyu.player.explaining.explain import whole_text

    told = _in_full(session, decided)
    return whole_text(record_of(session, told), told.decision)


def record_of(session: Session, decided: Decided) -> Explanation:
    """Explain a decision in the position that it was made in."""
    from riyu.player.explaining.explain import explain

    told = _in_full(session, decided)
    blackboard = _blackboard_of(session, told)
    ask = session.engine.asking(blackboard, told.decision)
    return explain(blackboard, told.decision, ask=ask)


def _in_full(session: Session, decided: Decided) -> Decided:
    """Give a decision with all that is told of it; what was left out for lack of time is told now, and kept."""
    if not decided.decision.is_brief:
        return decided
    blackboard = _blackboard_of(session, decided)
    told = replace(decided, decision=session.engine.in_full(blackboard, decided.decision))
    if session.state.decided is decided:
        session.change(decided=told)
    return told


def _blackboard_of(session: Session, decided: Decided) -> Blackboard:
    """Give the blackboard of the position in which a decision was made: the game's own where that still stands."""
    if decided.line is session.table.line and not session.table.tried:
        return session.blackboard
    from riyu.reading.blackboard import Blackboard

    game = Table(decided.line, session.table.ruleset, session.table.komi).game
    return Blackboard(game, session.knowledge, session.blackboard)


def _why(session: Session, words: Sequence[str]) -> str:
    if not words:
        return why_text(session, _last(session))
    try:
        color = parse_color(words[0])
    except BadInput:
        return _about(session, read.point_of(words, session.size))
    return why_text(session, _asked(session, color))


def _last(session: Session) -> Decided:
    return session.state.decided or _asked(session, session.game.to_move)


def _asked(session: Session, color: int) -> Decided:
    from riyu.player.explaining.second_look import second_look

    session.ask(color)
    asked = session.state.asked
    assert asked is not None  # as `ask` leaves it
    asked = replace(asked, decision=second_look(session.engine, session.blackboard, asked.decision))
    session.change(asked=asked)
    return asked


def _about(session: Session, point: Point) -> str:
    """Say what speaks for a point in the decision that is spoken of."""
    from riyu.player.explaining.grounds import Grounds
    from riyu.player.explaining.language import read_language
    from riyu.player.explaining.sure import sure_motives
    from riyu.player.why_not import about_candidate

    decided = _spoken_of(session)
    decision = decided.decision
    weighed = decision.find(point)
    if weighed is None:
        return _not_chosen(session, decided, point)
    blackboard = _blackboard_of(session, decided)
    about = decision.point if decision.point > 0 else point
    grounds = Grounds(blackboard, decision.color, read_language(), about)
    motives = sure_motives(grounds, point, weighed.candidate, weighed, decision)
    said = [one.sentence.beginner for one in motives]
    return "\n".join([*said, *about_candidate(decision, weighed)])


def _why_not(session: Session, words: Sequence[str]) -> str:
    color, about = _color_before(words)
    point = PASS if _is_pass(about) else read.point_of(about, session.size)
    decided = _spoken_of(session, color)
    return _not_chosen(session, decided, point)


def _color_before(words: Sequence[str]) -> tuple[Color | None, Sequence[str]]:
    """Give the color that stands before a vertex, None if none does, and the words behind it."""
    try:
        return (parse_color(words[0]), words[1:]) if words else (None, words)
    except BadInput:
        return None, words


def _is_pass(words: Sequence[str]) -> bool:
    return bool(words) and words[0].lower() == "pass"


def _not_chosen(session: Session, decided: Decided, point: Point) -> str:
    from riyu.player.explaining.refusal import refuse, refuse_pass

    if point == PASS:
        told = _in_full(session, decided)
        sentences = refuse_pass(told.decision, record_of(session, told))
        return "\n".join(one.beginner for one in sentences)
    blackboard = _blackboard_of(session, decided)
    found = session.engine.why_not(blackboard, decided.decision, point)
    refusal = refuse(blackboard, found)
    said = refusal.text()
    if found.weighed is None or found.is_chosen:
        return f"{said}\n{found.text()}" if found.is_chosen else said
    is_told = found.fills_eye or bool(refusal.motives)
    return f"{said}\n{found.text(is_told=is_told)}"


def _threat(session: Session, words: Sequence[str]) -> str:
    decided = _asked(session, parse_color(words[0])) if words else _spoken_of(session)
    record = record_of(session, decided)
    if record.threat is not None:
        return record.threat.sentence.beginner
    who = color_name(decided.decision.color)
    return f"No move of the enemy's is known that would hurt if {who} plays elsewhere than {record.move_text}."


def _hint(session: Session, words: Sequence[str]) -> str:
    from riyu.player.explaining.hints import STEPS, hint

    step = read.whole_of(words, "invalid step", 1, STEPS, default=1)
    state, line = session.state, session.table.line
    asked = state.asked
    is_kept = (
        asked is not None
        and asked.line is line
        and not session.table.tried
        and asked.decision.color == session.game.to_move
    )
    decided = asked if is_kept else _asked(session, session.game.to_move)
    assert decided is not None
    record = record_of(session, decided)
    return hint(record, session.position(), step).beginner


def _spoken_of(session: Session, color: Color | None = None) -> Decided:
    """Give the decision that was last asked for here, was made here, or led here; else decide for the side to move.

    Of a `color` alone, if one is given.
    """
    line, state = session.table.line, session.state
    if not session.table.tried:
        asked, made = state.asked, state.decided
        if asked is not None and asked.line is line and color in (None, asked.decision.color):
            return asked
        if made is not None and _leads_to(made, line) and color in (None, made.decision.color):
            return _in_full(session, made)
    return _asked(session, session.game.to_move if color is None else color)


def _leads_to(decided: Decided, line: Line) -> bool:
    """Say whether a decision was made in this game as it stands, or before its last move and is that move."""
    made = decided.line
    move = Move(decided.decision.color, decided.decision.point)
    return made.start == line.start and line.moves in (made.moves, (*made.moves, move))


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "riyu-why",
        "[COLOR or VERTEX]",
        "Why the last decision; why what a color would play now; what speaks for a point.",
        _why,
    ),
    Command(
        "riyu-why-not",
        "[COLOR] VERTEX",
        "What is wrong with a point, or with a pass, or what the move chosen does more; then its facts: it is weighed.",
        _why_not,
    ),
    Command(
        "riyu-threat",
        "[COLOR]",
        "What happens if a color plays elsewhere than where riyu would: the line, and the points.",
        _threat,
    ),
    Command(
        "riyu-hint",
        "[1, 2 or 3]",
        "A hint for the side to move: where to look, why, the move.",
        _hint,
    ),
)
