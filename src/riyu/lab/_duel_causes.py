"""Why a side was wrong in a difference, as far as the line that shows it tells.

Takes a question, what was said, and what was played; gives a cause in words. Reads nothing itself.
"""

from __future__ import annotations

from riyu.game.points import column_of, row_of
from riyu.lab._duel_playing import Outcome, Played
from riyu.lab._duel_questions import Asked
from riyu.lab._duel_sides import KO, Said

__all__ = ["cause_of"]

_LONG = 9  # moves after which a line counts as long
_GAP_WORDS = {
    (1, 1): "diagonal",
    (0, 2): "one-space gap",
    (1, 2): "knight's gap",
    (0, 3): "two-space gap",
    (2, 2): "wide diagonal",
    (1, 3): "large knight's gap",
    (0, 4): "three-space gap",
}


def cause_of(asked: Asked, riyu: Said, gnugo: Said, played: Played) -> str:
    """Give the cause of a difference for the side that is wrong, empty where nobody is.

    It is what the wrong side said wrongly of, or the first move of the line after which it says otherwise: the move
    that it did not see.
    """
    if played.outcome in (Outcome.UNDECIDED, Outcome.GNUGO):
        return _turning(asked, played, False) if played.outcome is Outcome.GNUGO else ""
    if played.outcome is Outcome.RIYU and not riyu.is_sure:
        return "not read to its end"
    value = played.value if played.value is not None else -1
    if not asked.kind.startswith("eye"):
        ko = 1 if asked.kind == "semeai" else KO
        if riyu.value == ko:
            return "ko told where there is none"
        if value == ko:
            return "ko told as " + ("win" if riyu.value > ko else "loss")
    return _turning(asked, played, True)


def _turning(asked: Asked, played: Played, is_riyu: bool) -> str:
    """Name the first move after which a side says what the line comes to."""
    about = _about(asked)
    for number, step in enumerate(played.line):
        said = step.riyu if is_riyu else step.gnugo
        if said != played.value:
            continue
        if number >= _LONG:
            return f"{about}long line"
        who = "owner" if step.color == asked.owner else "attacker"
        if step.move == 0:
            what = "pass"
        elif step.takes:
            what = "capture"
        elif step.ataris:
            what = "atari"
        elif step.distance == 0:
            what = "move at a liberty"
        elif step.distance == 1:
            what = "move beside a liberty"
        else:
            what = "far move"
        return f"{about}{who}'s {what}"
    return f"{about}unnamed"


def _about(asked: Asked) -> str:
    """Name the gap of a link."""
    if len(asked.points) != 2 or "connect" not in asked.kind:
        return ""
    one, two = asked.points
    gap = sorted((abs(row_of(one) - row_of(two)), abs(column_of(one) - column_of(two))))
    return _GAP_WORDS.get((gap[0], gap[1]), "gap") + ", "
