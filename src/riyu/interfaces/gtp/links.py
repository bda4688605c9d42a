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

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session
    from riyu.reading.links import LinkReader

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
    from riyu.reading.links import LinkReader

    position = session.position()
    one = read.stone_of(words, position)
    two = read.stone_of(words[1:], position)
    if position.at(one) != position.at(two):
        raise UsageError("the two stones are not of one color")
    reader = LinkReader(session.game.board)
    reader.aim(one, two)
    return _said(reader, is_owner=is_owner)


def _area(session: Session, words: Sequence[str], *, is_owner: bool) -> str:
    from riyu.reading.links import LinkReader

    position = session.position()
    stone = read.stone_of(words, position)
    reader = LinkReader(session.game.board)
    reader.aim_at_area(stone, read.points_of(words[1:], position.size))
    return _said(reader, is_owner=is_owner)


def _said(reader: LinkReader, *, is_owner: bool) -> str:
    from riyu.reading.reading import Verdict

    asker = opposite(reader.pursuer) if is_owner else reader.pursuer
    reading = reader.read(asker, asker)
    code = {Verdict.WIN: 1, Verdict.KO: 3 if reading.threat_by == asker else 2}.get(
        reading.verdict, 0
    )
    return f"{code} {read.vertices(reading.line[:1] or (0,))}" if code else "0"


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
