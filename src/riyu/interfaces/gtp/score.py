"""GTP's questions about the end of a game: the score, and what each stone and point is.

Takes a session; gives results and vertices. What is dead the player says; the ruleset counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError, nearest
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.points import Point
from riyu.game.scoring import Score
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS", "count"]

SETTLED_SHARE = 0.05
"""The share of points that are open below which a score is counted by final status, not estimated."""

_STONES = ("dead", "alive", "seki")
_POINTS = {"white_territory": WHITE, "black_territory": BLACK, "dame": EMPTY}


def count(session: Session) -> Score:
    """Count the game as if it ended now."""
    return session.status().count(session.game)


def _final_score(session: Session, _: Sequence[str]) -> str:
    return count(session).result


def _final_status_list(session: Session, words: Sequence[str]) -> str:
    if not words:
        raise UsageError("missing status")
    wanted = words[0].lower()
    if wanted in _STONES:
        points: Collection[Point] = getattr(session.status(), wanted)
        return "\n".join(read.vertices(string) for string in _strings(session, points))
    if wanted not in _POINTS:
        raise UsageError(f"invalid status{nearest(wanted, (*_STONES, *_POINTS))}")
    score, position = count(session), session.position()
    return read.vertices(
        point for point in position.points(EMPTY) if score.owner_of(point) == _POINTS[wanted]
    )


def _estimate_score(session: Session, _: Sequence[str]) -> str:
    from riyu.assessment.lead import Lead

    seen = session.engine.assess_jointly(session.blackboard)
    told = Lead.of(seen)
    lead, low, high = told.black, told.low, told.high
    if seen.whole.open_share < SETTLED_SHARE:
        lead = low = high = count(session).margin
    winner = "B" if lead > 0 else "W"
    return f"{winner}+{abs(lead):.1f} (upper bound: {-low:.1f}, lower: {-high:.1f})"


def _experimental_score(session: Session, words: Sequence[str]) -> str:
    from riyu.assessment.lead import Lead

    color = read.color_of(words)
    board = session.game.board
    with board.trail.scope():
        if board.to_move != color:
            board.play(board.to_move, PASS)
        return f"{-Lead.of(session.engine.assess_jointly(session.blackboard)).black:.1f}"


def _strings(session: Session, points: Iterable[Point]) -> list[list[Point]]:
    """Give the strings that stones belong to, each in reading order."""
    board = session.game.board
    found: dict[Point, list[Point]] = {}
    for point in read.in_reading_order(points):
        found.setdefault(board.string_name(point), []).append(point)
    return list(found.values())


COMMANDS: tuple[Command[Session], ...] = (
    Command("final_score", "", "The result if the game ended now, such as B+3.5.", _final_score),
    *(
        Command(
            name,
            "",
            "Who leads by how much, by reading and playouts together, counted where all but nothing is open; of 100"
            " such leads 80 lie within the bounds, White's lead above 0.",
            _estimate_score,
        )
        for name in ("estimate_score", "new_score")
    ),
    Command(
        "experimental_score",
        "COLOR",
        "White's lead in points if it is a color's turn, by reading and playouts together.",
        _experimental_score,
    ),
    Command(
        "final_status_list",
        "STATUS",
        "Stones that are dead, alive or seki, a string a line; or the points of white_territory,"
        " black_territory or dame.",
        _final_status_list,
    ),
)
