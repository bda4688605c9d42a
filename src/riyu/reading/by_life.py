"""Strings in spaces that are closed, read as the life of their group where string reading shows nothing.

Takes what reads on a board, a question of strings and its reading; gives a Reading. Searches nothing itself. Knows
strings and life alone.

String reading knows no eyes: a string with more liberties than the pursuer may hope to fill is kept for it, though it
may be dead in its eye space; and it turns kos round one by one where eyes decide. Where no way leads out, and the
string is most of its group, it is taken just if the group dies. Elsewhere liberties, cuts and kos around decide, and
life is no answer.
"""

from __future__ import annotations

from dataclasses import replace

from riyu.game.board import Board
from riyu.game.constants import EMPTY
from riyu.game.plain import TURN
from riyu.game.points import opposite
from riyu.reading.again import without
from riyu.reading.cache import Question
from riyu.reading.life import LifeReader
from riyu.reading.plain_life import RING
from riyu.reading.reading import Reading, Verdict
from riyu.reading.strings import StringReader
from riyu.reading.told_lines import taken
from riyu.reading.zone import Zone

__all__ = ["is_closed", "read_by_life"]


def read_by_life(
    strings: StringReader, life: LifeReader, board: Board, question: Question, found: Reading
) -> Reading:
    """Give what is said of taking or keeping a string, in view of what its reader found.

    That it is taken stands if no ko bears on the proof. Else, where the space is closed, the group's life decides, if
    it is read to its end: of a string of more than half of the group, and of any that is taken if its group lives or
    dies in ko. Where both say the same, the string's reading is given. Raises Stopped as the readers do.
    """
    stone = question.targets[0]
    life.aim(stone)
    is_chief = 2 * board.string_size(stone) > life.zone.member_count
    is_taken = found.verdict is taken(question, strings.pursuer)
    if not (is_chief or is_taken) or not is_closed(life.zone, board):
        return found
    if is_taken and not found.after_move and _is_shown(strings, question, found):
        return found
    fate = life.read(question.first, question.asker, max(1, question.limit - found.nodes))
    nodes = found.nodes + fate.nodes
    is_same = (fate.verdict, fate.threat_by) == (found.verdict, found.threat_by)
    if is_same or fate.ran_out or not (fate.verdict is Verdict.KO or is_chief):
        return replace(found, nodes=nodes)
    points = found.depends_on | fate.depends_on
    return replace(fate, nodes=nodes, depends_on=points, by_life=True)


def is_closed(zone: Zone, board: Board) -> bool:
    """Say whether strong stones hold a group in on every side, none of them short of liberties."""
    points = zone.points()
    if zone.narrowing or RING in points.values():
        return False
    beside = {p + step for p in points for step in TURN} - points.keys()
    return all(board.color_at(p) not in (EMPTY, zone.owner) for p in beside)


def _is_shown(strings: StringReader, question: Question, found: Reading) -> bool:
    """Say whether no ko bears on the proof that a string is taken."""
    with without(strings, found.left_out):
        strings.grow(question.first, question.limit)
    return not strings.is_in_ko(opposite(strings.pursuer))
