"""What the rules say of the position, as GTP commands: facts, answers to queries, why a fact stands and what breaks it.

Takes a session and arguments; gives lines of facts. Infers nothing: it prints what the inference engine says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.points import color_name, point_text
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.inference.facts import Fact
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _facts(session: Session, words: Sequence[str]) -> str:
    blackboard = session.blackboard
    found = blackboard.facts(words[0] if words else "")
    return "\n".join(map(blackboard.said, found)) or "no facts"


def _ask(session: Session, words: Sequence[str]) -> str:
    if not words:
        raise UsageError("no query: expected one such as move(good, black, ?where, capture, D4)")
    from riyu.reading.notes import beside

    blackboard = session.blackboard
    found = blackboard.ask(" ".join(words))

    def named(fact: Fact) -> str:
        return beside(str(fact), blackboard.note_on(fact))

    return "\n".join(answer.text(named) for answer in found) or "no answer"


def _why(session: Session, words: Sequence[str]) -> str:
    from riyu.inference.why import breaks

    if not words:
        raise UsageError("no fact: expected one such as move(good, black, D5, capture, D4)")
    fact = session.blackboard.inference.fact(" ".join(words))
    reason = session.blackboard.why(fact)
    found = breaks(session.blackboard.inference, fact)
    moves = ", ".join(f"{color_name(c)} {point_text(p)}" for c, p in found)
    return f"{reason}\ntaken down by {moves or 'no one move'}"


def _variations(session: Session, words: Sequence[str]) -> str:
    if not words:
        raise UsageError("no fact: expected one such as move(good, black, D5, net, D4)")
    fact = session.blackboard.inference.fact(" ".join(words))
    return str(session.blackboard.variations(fact))


COMMANDS: tuple[Command[Session], ...] = (
    Command("riyu-facts", "[PREDICATE]", "What the rules say of the position.", _facts),
    Command("riyu-ask", "QUERY", "Answers to a query over facts, `_` and ?variables.", _ask),
    Command("riyu-why-fact", "FACT", "Why a fact stands, and the moves that take it down.", _why),
    Command(
        "riyu-variations",
        "FACT",
        "What may follow the move of a fact, by the counters of rules: the enemy's moves, and the answers to them.",
        _variations,
    ),
)
