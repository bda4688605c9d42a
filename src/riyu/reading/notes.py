"""What reading says beside a fact of tactics: that it was read out, that it wasn't, or what denies it.

Takes the facts of a board and its readings; gives words, the same wherever a fact is shown: over GTP, in the terminal,
on the page, under a why. Enters nothing: a rule's fact stands, whatever reading says of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from riyu.game.points import opposite
from riyu.inference.asking import supports
from riyu.inference.facts import Key
from riyu.reading.gate import NODES, claim_of, is_borne_out, judge
from riyu.reading.reading import Verdict, line_text

if TYPE_CHECKING:
    from riyu.inference.engine import Inference
    from riyu.reading.readings import Readings

__all__ = ["READ_OUT", "UNREAD", "beside", "note_on"]

READ_OUT = "read out"
UNREAD = "not read out"
_DENIED = "reading denies it"


def note_on(inference: Inference, readings: Readings, key: Key) -> str:
    """Say whether reading bears a fact out; nothing for one that claims no tactics.

    What it takes is bounded as at the gate, and kept: to be asked where a person waits.
    """
    if key[0] == "connected":
        return _on_connection(readings, key)
    claim = claim_of(key)
    if claim is None:
        return ""
    if is_borne_out(supports(inference, key)):
        return READ_OUT
    judged = judge(readings, claim)
    if judged.borne is not None:
        return READ_OUT
    return f"{_DENIED}: {judged.denied}" if judged.denied else UNREAD


def _on_connection(readings: Readings, key: Key) -> str:
    """Say whether reading bears out that two strings are connected: that nobody cuts them, moving first."""
    _, color, one, other = key
    board = readings.board
    if board.string_name(one) == board.string_name(other):
        return READ_OUT
    enemy = opposite(color)
    cut = readings.ask("cut", one, other, first=enemy, asker=enemy, limit=NODES["cut"])
    if cut.verdict is Verdict.UNKNOWN:
        return UNREAD
    if cut.verdict is Verdict.LOSS:
        return READ_OUT
    by_ko = ", by ko" if cut.verdict is Verdict.KO else ""
    return f"{_DENIED}: {line_text(enemy, cut.line)}{by_ko}"


def beside(text: str, note: str) -> str:
    """Give a text with a note beside it, if there is one."""
    return f"{text} ({note})" if note else text
