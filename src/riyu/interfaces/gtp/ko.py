"""What is known of kos, as a GTP command: where one is on, what hangs on it, threats, and who wins it.

Takes a session and arguments; gives lines. Judges nothing: the assessment's `kos` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import color_name
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _ko(session: Session, _: Sequence[str]) -> str:
    from riyu.assessment.kos import KoReader

    blackboard = session.blackboard
    kos, fight = KoReader(blackboard.features, blackboard.readings).look()
    if not kos:
        return "no ko is on"
    lines = list(map(str, kos))
    if fight is None:
        return "\n".join([*lines, "too little hangs on it to look for threats"])
    to_move = blackboard.board.to_move
    for color in (BLACK, WHITE):
        lines += [f"{color_name(color)} threatens {threat}" for threat in fight.of(color)]
    for threat in fight.threats:
        if threat.left_out:
            lines.append(f"{color_name(threat.threat.color)} threatens {threat}")
    winner = color_name(fight.winner(to_move))
    lines.append(f"{fight.counts(to_move)}: with {color_name(to_move)} to move {winner} wins it")
    return "\n".join(lines)


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "riyu-ko",
        "",
        "Kos that are on, the points that hang on each, both colors' threats for the largest, and who wins it.",
        _ko,
    ),
)
