"""Questions about links, in GNU Go's reply forms: connect, disconnect, break_in, block_off.

Takes a session and arguments; gives codes and vertices. Reads nothing itself: `riyu.reading.links` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.points import opposite
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command
from riyu.interfaces.gtp.reading import coded

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _connect(session: Session, words: Sequence[str]) -> str:
    return _link(session, words, is_owner=True)


def _disconnect(session: Session, words: Sequence[str]) -> str:
    return _link(session, words, is_owner=False)


def _break_in(session: Session, words: Sequence[str]) -> str:
    return _area(session, words, is_owner=True)


def _block_off(session: Session, words: Sequence[str]) -> str:
    return _area(session, words, is_owner=False)


def _link(session: Session, words: Sequence[str], *, is_owner: bool) -> str:
    position = session.position()
    one = read.stone_of(words, position)
    two = read.stone_of(words[1:], position)
    owner = position.at(one)
    if owner != position.at(two):
        raise UsageError("the two stones are not of one color")
    readings = session.blackboard.readings
    reading = readings.ask("connect" if is_owner else "cut", one, two)
    # What isn't clear counts as cut: of links that the nodes did not do for, most are.
    return coded(reading, owner if is_owner else opposite(owner), saves=not is_owner)


def _area(session: Session, words: Sequence[str], *, is_owner: bool) -> str:
    from riyu.reading.links import LinkReader

    position = session.position()
    stone = read.stone_of(words, position)
    reader = LinkReader(session.game.board)
    reader.aim_at_area(stone, read.points_of(words[1:], position.size))
    asker = opposite(reader.pursuer) if is_owner else reader.pursuer
    return coded(reader.read(asker, asker), asker)


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "connect",
        "VERTEX VERTEX",
        "Whether the owner, to move, joins two stones: 0, or a code and the first move.",
        _connect,
    ),
    Command(
        "disconnect",
        "VERTEX VERTEX",
        "Whether the enemy, to move, cuts two stones apart: 0, or a code and the first move.",
        _disconnect,
    ),
    Command(
        "break_in",
        "VERTEX VERTEX...",
        "Whether a string, its owner to move, gets into an area: 0, or a code and the first move.",
        _break_in,
    ),
    Command(
        "block_off",
        "VERTEX VERTEX...",
        "Whether the enemy, to move, keeps a string out of an area: 0, or a code and the first move.",
        _block_off,
    ),
)
