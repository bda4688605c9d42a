"""GTP's questions about life and death, in GNU Go's reply forms.

Takes a session and arguments; gives codes, vertices and statuses. Knows no reading: `riyu.reading.life` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.constants import EMPTY, PASS
from riyu.game.points import Color, Point, opposite
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command
from riyu.reading.likely import GAMES, KILLED, likely
from riyu.reading.reading import Verdict

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session
    from riyu.reading.life import LifeReader
    from riyu.reading.readings import Readings

__all__ = ["COMMANDS", "NODES"]

NODES = 10000
"""Nodes of each question where all groups are asked about, or more than life is."""

NODES_OF_ONE = 100_000
"""Nodes of each question about the life of one group that is named: some tenths of a second where it is open, and
then some more for games about it."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a question comes to: GNU Go's code for the asker, the move (0: pass), and whether it is proven."""

    code: int
    move: Point
    is_proven: bool


def _ask(session: Session, stone: Point, is_attack: bool, nodes: int = NODES_OF_ONE) -> _Answer:
    readings = session.blackboard.readings
    reader = readings.life_reader()
    reader.aim(stone)
    owner = session.game.board.color_at(stone)
    asker = opposite(owner) if is_attack else owner
    return _answer(readings, reader, asker, asker, nodes)


def _answer(
    readings: Readings, reader: LifeReader, first: Color, asker: Color, nodes: int
) -> _Answer:
    """Answer about the group that a reader is aimed at; a named group that reading leaves open by games about it.

    What is likely counts as killed from half of the games, or lines, on.
    """
    reading = reader.read(first, asker, nodes)
    if reading.verdict is Verdict.UNKNOWN:
        play = readings.group_games if nodes >= NODES_OF_ONE else None
        found = likely(play, reader, first)
        code = int((found.killed > KILLED) == (asker == reader.pursuer))
        return _Answer(code, found.move, False)
    move = reading.line[0] if reading.line else PASS
    if reading.verdict is Verdict.KO:
        return _Answer(3 if reading.threat_by == asker else 2, move, True)
    return _Answer(int(reading.verdict is Verdict.WIN), move, True)


def _coded(answer: _Answer) -> str:
    return f"{answer.code} {read.vertex(answer.move)}" if answer.code else "0"


def _owl_attack(session: Session, words: Sequence[str]) -> str:
    stone = read.stone_of(words, session.position())
    return _coded(_ask(session, stone, True))


def _owl_defend(session: Session, words: Sequence[str]) -> str:
    stone = read.stone_of(words, session.position())
    attack = _ask(session, stone, True)
    if attack.is_proven and not attack.code:
        return "1 PASS"
    return _coded(_ask(session, stone, False))


def _does(session: Session, words: Sequence[str], is_attack: bool) -> str:
    points = read.points_of(words[:2], session.size)
    if len(points) < 2:
        raise UsageError("invalid coordinate: expected a move and a stone")
    move, stone = points
    board = session.game.board
    owner = board.color_at(stone)
    if owner == EMPTY:
        raise UsageError("vertex must not be empty")
    asker = opposite(owner) if is_attack else owner
    if not board.is_legal(asker, move):
        return "0"
    readings = session.blackboard.readings
    reader = readings.life_reader()
    reader.aim(stone)
    board.mark()
    try:
        board.play(asker, move)
        if board.color_at(stone) != owner:
            return "1" if is_attack else "0"
        return str(_answer(readings, reader, opposite(asker), asker, NODES_OF_ONE).code)
    finally:
        board.undo()


def _owl_does_attack(session: Session, words: Sequence[str]) -> str:
    return _does(session, words, True)


def _owl_does_defend(session: Session, words: Sequence[str]) -> str:
    return _does(session, words, False)


def _status(session: Session, stone: Point, nodes: int) -> str:
    """Give GNU Go's status, made of the answers that `owl_attack` and `owl_defend` give of as many nodes."""
    attack = _ask(session, stone, True, nodes)
    if not attack.code:
        return "alive"
    defense = _ask(session, stone, False, nodes)
    if not defense.code:
        return "dead"
    return f"critical {read.vertex(attack.move)} {read.vertex(defense.move)}"


def _dragon_status(session: Session, words: Sequence[str]) -> str:
    if words:
        return _status(session, read.stone_of(words, session.position()), NODES_OF_ONE)
    board = session.game.board
    return "\n".join(f"{read.vertex(p)}: {_status(session, p, NODES)}" for p in board.strings())


def _fate(session: Session, words: Sequence[str]) -> str:
    from riyu.interfaces.gtp.assessment import assessed
    from riyu.reading.fates import status_of

    stone = read.stone_of(words, session.position())
    status = status_of(
        session.blackboard.readings, stone, session.game.ruleset, NODES_OF_ONE, GAMES
    )
    readings = [f"the enemy first: {status.attack}"]
    if status.defense:
        readings.append(f"its own side first: {status.defense}")
    if status.likely is not None:
        readings.append(f"likely: {status.likely}")
    group = assessed(session).group_at(stone)
    return "\n".join([status.fate.value, *readings, f"assessed: {group}"])


def _solve(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.life_stakes import find_stake

    stake = find_stake(session.blackboard.readings, read.color_of(words))
    return f"{read.vertex(stake.move)}\nnodes {stake.nodes}" if stake else "PASS"


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "owl_attack",
        "VERTEX",
        "Whether a group can be killed: 0, or a code and the move.",
        _owl_attack,
    ),
    Command(
        "owl_defend", "VERTEX", "Whether a group can live: 0, or a code and the move.", _owl_defend
    ),
    Command(
        "owl_does_attack", "MOVE VERTEX", "Whether a move kills a group: a code.", _owl_does_attack
    ),
    Command(
        "owl_does_defend",
        "MOVE VERTEX",
        "Whether a move lets a group live: a code.",
        _owl_does_defend,
    ),
    Command(
        "dragon_status",
        "[VERTEX]",
        "Whether a group is alive, dead or critical, with the moves.",
        _dragon_status,
    ),
    Command(
        "riyu-status",
        "VERTEX",
        "What becomes of a group by the ruleset, alive to unclear, with the readings; its life status as assessed.",
        _fate,
    ),
    Command(
        "riyu-solve",
        "COLOR",
        "The move on which the life of a group hangs and the nodes read for it, PASS if there is none.",
        _solve,
    ),
)
