"""riyu's own questions: why, why not, the candidates, patterns, the style, who owns what, the position as text.

Takes a session and arguments; prints decisions and assessments. Judges nothing: it shows what the player says.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.constants import NO_POINT
from riyu.game.points import on_board, point_text
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.gogui import set_level, set_style
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session
    from riyu.player.decision import Decision

__all__ = ["COMMANDS"]

_COLORS = ("#00a000", "#60b040", "#a0c060")  # best, near, others


def _candidates_of(session: Session, words: Sequence[str]) -> Decision:
    return session.ask(read.color_of(words) if words else session.game.to_move)


def _candidates(session: Session, words: Sequence[str]) -> str:
    decision = _candidates_of(session, words)
    lines = []
    for weighed in decision.candidates:
        reasons = "; ".join(reason.text for reason in weighed.candidate.reasons)
        lines.append(f"{weighed}: {reasons}")
    if decision.chosen is None:
        lines.append(decision.headline())
    return "\n".join(lines)


def _candidates_gfx(session: Session, words: Sequence[str]) -> str:
    decision = _candidates_of(session, words)
    shown = [w for w in decision.candidates if on_board(w.candidate.move, session.size)][:9]
    lines = []
    for number, weighed in enumerate(shown, start=1):
        move = point_text(weighed.candidate.move)
        near = weighed.value >= shown[0].value - 3
        color = _COLORS[0] if number == 1 else _COLORS[1] if near else _COLORS[2]
        lines += [f"COLOR {color} {move}", f"LABEL {move} {number}"]
    if decision.chosen is not None:
        lines.append(f"CIRCLE {point_text(decision.point)}")
    return "\n".join([*lines, f"TEXT {decision.headline()}"])


def _match(session: Session, words: Sequence[str]) -> str:
    from riyu.patterns.findings import finding_line

    if not words:
        raise UsageError("no pattern class named: expected one, as `riyu patterns list` has them")
    point = read.point_of(words[1:], session.size)
    color = read.color_of(words[2:]) if len(words) > 2 else session.game.to_move
    live = session.knowledge.all_patterns()
    asked = live.library.of(words[0].lower())
    found = session.blackboard.asker.around(asked.name, point, color)
    lines = [f"{match}: {match.pattern.why}" for match in found] or ["no match"]
    bad = [error for error in live.findings if error.place.source == asked.place.source]
    return "\n".join([*lines, *(f"not in force: {finding_line(error)}" for error in bad)])


def _best(session: Session, words: Sequence[str]) -> str:
    from riyu.patterns.over import all_over
    from riyu.patterns.symmetry import ORIENTATIONS

    if not words:
        raise UsageError("no pattern class named: expected one, as `riyu patterns list` has them")
    color, named, facing = read.color_of(words[1:]), list(words[2:]), NO_POINT
    laid: Collection[int] = ORIENTATIONS
    if "laid" in named:
        at = named.index("laid")
        laid = _orientations(named[at + 1 :])
        named = named[:at]
    if "toward" in named:
        at = named.index("toward")
        facing = read.point_of(named[at + 1 :], session.size)
        named = named[:at]
    points = read.points_of(named, session.size)
    if not points:
        raise UsageError("invalid coordinate: none given, expected vertices such as Q16")
    asker = session.blackboard.asker
    found = all_over(asker, words[0].lower(), color, points, facing, laid)
    best = [match for match in found if match.pattern is found[0].pattern]
    return "\n".join(f"{match}: {match.pattern.why}" for match in best) or "no match"


def _orientations(words: Sequence[str]) -> set[int]:
    """Read numbers of orientations."""
    if not words or any(word not in "01234567" or len(word) != 1 for word in words):
        raise UsageError(
            f"invalid orientation: {read.shown(' '.join(words))}, expected some of 0 to 7: 1 mirrors left and right,"
            " 2 top and bottom, then 4 swaps columns and rows; 0 is as drawn"
        )
    return set(map(int, words))


def _findings(session: Session, words: Sequence[str]) -> str:
    session.knowledge.load()
    return "\n".join(session.finding_lines()) or "nothing is wrong with the knowledge files"


def _style(session: Session, words: Sequence[str]) -> str:
    if words:
        set_style(session, " ".join(words))
        return ""
    style = session.style_in_force()
    return f"{style.name}: {style.title}. {style.about}"


def _level(session: Session, words: Sequence[str]) -> str:
    if words:
        set_level(session, " ".join(words))
        return ""
    level = session.level_in_force()
    return f"{level.name}: {level.about}"


def _knowledge(session: Session, _: Sequence[str]) -> str:
    return session.hash


def _ownership(session: Session, _: Sequence[str]) -> str:
    return read.dboard(session.engine.assess(session.game).ownership, session.size)


def _position(session: Session, _: Sequence[str]) -> str:
    return str(session.position())


def _budget(session: Session, _: Sequence[str]) -> str:
    from riyu.base.block import LIMIT

    block = session.game.board.block
    lines = [
        f"{field.layer:10} {field.name:10} {field.count:5} x {field.unit_bytes} = {field.bytes:5}"
        f"  {field.about}"
        for field in block.fields
    ]
    return "\n".join([*lines, f"total {block.claimed} of {LIMIT} bytes"])


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "riyu-candidates",
        "[COLOR]",
        "All candidates, with what was measured and their reasons.",
        _candidates,
    ),
    Command(
        "riyu-candidates-gfx", "[COLOR]", "The best candidates, for GoGui's board.", _candidates_gfx
    ),
    Command(
        "riyu-match",
        "CLASS VERTEX [COLOR]",
        "The patterns of a class that match at a point, with answer and why.",
        _match,
    ),
    Command(
        "riyu-best",
        "CLASS COLOR VERTEX... [toward VERTEX] [laid N...]",
        "The best match of a class over these points, bars holding for all; only drawings that lead toward a point, or"
        " lie in one of these orientations (0 to 7).",
        _best,
    ),
    Command(
        "riyu-findings",
        "",
        "What is wrong with the knowledge files now, a line each; what was loaded before is in force.",
        _findings,
    ),
    Command("riyu-style", "[NAME or FILE]", "The style in force, or take another.", _style),
    Command(
        "riyu-level", "[NAME]", "The level in force, or take another: `20k` to `full`.", _level
    ),
    Command(
        "riyu-knowledge",
        "",
        "The knowledge in force, by a hash: of patterns, rules, values and the style.",
        _knowledge,
    ),
    Command(
        "riyu-ownership",
        "",
        "Who owns each point in playouts, from 1 (Black) to -1, rows from the top.",
        _ownership,
    ),
    Command("riyu-position", "", "The position as text that riyu reads back.", _position),
    Command("riyu-budget", "", "Where the bytes of a game's state go.", _budget),
)
