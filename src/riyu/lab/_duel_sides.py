"""Both sides of a duel on one position: riyu's readers and GNU Go over GTP, asked alike and answering alike.

Takes a position, moves and questions; gives values for who asks, with the move of who is to move. Compares nothing.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from riyu.base.errors import IllegalMove, PeerError
from riyu.game.constants import EMPTY, PASS
from riyu.game.points import Color, Point, neighbors, opposite, parse_move, point_text
from riyu.game.position import Position
from riyu.lab._asking import sgf_of
from riyu.lab._duel_questions import Asked, board_of
from riyu.lab.peer import Peer
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.eye_spaces import EyeReader
from riyu.reading.likely import KILLED, likely
from riyu.reading.races import NODES as RACE_NODES
from riyu.reading.races import meeting, read_race
from riyu.reading.reading import Reading, Verdict
from riyu.reading.readings import Readings

__all__ = ["FAILS", "KO", "LIFE_NODES", "NO_EYE", "WORKS", "GnuGo", "Riyu", "Said", "Table"]

FAILS, KO, WORKS = 0, 1, 2
"""What a question about a string, a link or a group comes to for who asks. Of an eye: its eyes, counted down from 2 for
who takes it. Of a race: 0 lost, 1 in ko, 2 alive beside the other, 3 won."""

NO_EYE = -1
"""In place of a value: that there is no eye space at the point."""

LIFE_NODES = 10_000
"""Nodes that a question of life may take, as over GTP."""

_SAFE = 4  # liberties of a string that nobody takes

_LETTERS = {1: "black", 2: "white"}


@dataclass(frozen=True, slots=True)
class Said:
    """What a side says: the value for who asks, the move of who is to move (0 pass, None: it gives up), how sure it is.

    `nodes` are riyu's; `seconds` of the processor.
    """

    value: int
    move: Point | None
    is_sure: bool = True
    nodes: int = 0
    seconds: float = 0.0


class Riyu:
    """Riyu's readers on one board."""

    def __init__(self, position: Position, knowledge: KnowledgeInForce) -> None:
        self.board = board_of(position)
        self.knowledge = knowledge
        self.readings = Readings(
            self.board,
            None,
            lambda: knowledge.patterns,
            lambda: knowledge.life,
            lambda: knowledge.group_games,
        )

    def say(self, asked: Asked, mover: Color, times: int = 1) -> Said:
        """Answer a question with a color to move; `times` as many nodes as usual."""
        start = time.thread_time()
        found = self._said(asked, mover, times)
        return Said(found.value, found.move, found.is_sure, found.nodes, time.thread_time() - start)

    def _said(self, asked: Asked, mover: Color, times: int) -> Said:
        kind = asked.kind
        if kind == "semeai":
            return self._race(asked, mover, times)
        if kind.startswith("eye"):
            return self._eye(asked, mover)
        ask = self._life if kind.startswith("owl") else self._goal
        enemy = opposite(asked.owner)
        if mover == asked.owner:
            # What can't be attacked needs no move; said so only where it is read to its end.
            attack, move = ask(asked, enemy, times)
            if attack.verdict is Verdict.LOSS:
                return self._for_asker(asked, mover, WORKS, PASS, True, attack.nodes)
        reading, move = ask(asked, mover, times)
        value = _value(reading)
        is_sure = reading.verdict is not Verdict.UNKNOWN
        if not is_sure:
            # As over GTP: a string counts as kept, a link as cut, of life what is likely is said.
            value = WORKS if (mover == asked.owner) != ("connect" in kind) else FAILS
            if kind.startswith("owl"):
                kills = self._killed > KILLED
                value = WORKS if kills == (mover == enemy) else FAILS
        offered = move if value or not is_sure else None
        return self._for_asker(asked, mover, value, offered, is_sure, reading.nodes)

    _killed = 0.0

    def _for_asker(
        self, asked: Asked, mover: Color, value: int, move: Point | None, sure: bool, nodes: int
    ) -> Said:
        return Said(value if mover == asked.asker else WORKS - value, move, sure, nodes)

    def _goal(self, asked: Asked, mover: Color, times: int) -> tuple[Reading, Point]:
        is_owner = mover == asked.owner
        is_link = "connect" in asked.kind
        goal = ("connect" if is_owner else "cut") if is_link else "save" if is_owner else "capture"
        question = self.readings.question(goal, asked.points, mover, mover)
        question = question._replace(limit=question.limit * times)
        reading = self.readings.fresh(question)
        return reading, reading.line[0] if reading.line else PASS

    def _life(self, asked: Asked, mover: Color, times: int) -> tuple[Reading, Point]:
        reader = self.readings.life_reader()
        reader.aim(asked.points[0])
        reading = reader.read(mover, mover, LIFE_NODES * times)
        if reading.verdict is Verdict.UNKNOWN:
            found = likely(self.readings.group_games, reader, mover)
            self._killed = found.killed
            return reading, found.move
        return reading, reading.line[0] if reading.line else PASS

    def _eye(self, asked: Asked, mover: Color) -> Said:
        eyes = EyeReader(self.board, lambda: self.knowledge.patterns)
        worth = eyes.at(asked.points[0], asked.owner)
        if worth is None:
            return Said(NO_EYE, None)
        is_owner = mover == asked.owner
        moves = worth.defense if is_owner else worth.attack
        move = moves[0] if worth.worst != worth.best and moves else None
        value = _eye_value(asked, worth.best if is_owner else worth.worst)
        return Said(value, move, worth.is_read, eyes.nodes)

    def _race(self, asked: Asked, mover: Color, times: int) -> Said:
        own, enemy = asked.points if mover == asked.asker else asked.points[::-1]
        race = read_race(self.board, *meeting(self.board, own, enemy), RACE_NODES * times)
        return _race_said(race.lives, race.kills, race.move, mover == asked.asker)


class GnuGo:
    """GNU Go over GTP. Started once, and given one position after another."""

    def __init__(self, command: str, timeout: float = 120.0) -> None:
        self.peer = Peer(command, timeout=timeout)

    def __enter__(self) -> GnuGo:
        return self

    def __exit__(self, *_: object) -> None:
        self.peer.close()

    def set_up(self, position: Position) -> None:
        """Put a position on its board."""
        with tempfile.NamedTemporaryFile("w", prefix="riyu-duel-", suffix=".sgf") as file:
            file.write(sgf_of(position))
            file.flush()
            self.peer.ask(f"loadsgf {file.name}")

    def say(self, asked: Asked, mover: Color) -> Said:
        """Answer a question with a color to move."""
        before = self.peer.cpu_seconds
        words = self.peer.ask(self._command(asked, mover)).split()
        spent = max(0.0, self.peer.cpu_seconds - before)
        found = _read(asked, mover, words)
        return Said(found.value, found.move, True, 0, spent)

    def _command(self, asked: Asked, mover: Color) -> str:
        points = [point_text(p) for p in asked.points]
        if asked.kind == "semeai":
            points = points if mover == asked.asker else points[::-1]
            return f"analyze_semeai {' '.join(points)}"
        if asked.kind.startswith("eye"):
            return f"eval_eye {points[0]}"
        is_owner = mover == asked.owner
        if "connect" in asked.kind:
            return f"{'connect' if is_owner else 'disconnect'} {' '.join(points)}"
        prefix = "owl_" if asked.kind.startswith("owl") else ""
        return f"{prefix}{'defend' if is_owner else 'attack'} {points[0]}"


class Table:
    """A position before both sides, on which moves are played and taken back."""

    def __init__(self, position: Position, knowledge: KnowledgeInForce, gnugo: GnuGo) -> None:
        self.riyu = Riyu(position, knowledge)
        self.gnugo = gnugo
        gnugo.set_up(position)

    @contextmanager
    def after(self, color: Color, move: Point) -> Iterator[bool]:
        """Play a move for both, and take it back at the end; False, and nothing played, where it is not legal."""
        board = self.riyu.board
        board.mark()
        try:
            board.play(color, move)
        except IllegalMove:
            board.undo()
            yield False
            return
        try:
            ok, text = self.gnugo.peer.send(f"play {_LETTERS[color]} {point_text(move)}")
            if not ok:
                raise PeerError(f"GNU Go refuses {point_text(move)}: {text}")
            try:
                yield True
            finally:
                self.gnugo.peer.ask("undo")
        finally:
            board.undo()

    def say(self, asked: Asked, mover: Color) -> tuple[Said, Said]:
        """Give what riyu and GNU Go answer. Raises PeerError.

        Of an eye space that was split each part is asked about, and the eyes added up.
        """
        if not asked.kind.startswith("eye"):
            return self.riyu.say(asked, mover), self.gnugo.say(asked, mover)
        parts = self._parts(asked)
        both = [(self.riyu.say(p, mover), self.gnugo.say(p, mover)) for p in parts]
        return _added(asked, [one for one, _ in both]), _added(asked, [two for _, two in both])

    def empty_points(self, asked: Asked) -> list[Point]:
        """Give the points of an eye space that are empty."""
        return [p for p in asked.points if self.riyu.board.color_at(p) == EMPTY]

    def is_fought(self, asked: Asked) -> bool:
        """Say whether GNU Go takes neither group of a race for alive: where one lives there is no race."""
        return all(
            self.gnugo.peer.ask(f"dragon_status {point_text(p)}").split()[0] != "alive"
            for p in asked.points
        )

    def _parts(self, asked: Asked) -> list[Asked]:
        """Give the question for each part of an eye space that own stones fell into."""
        board = self.riyu.board
        left = {p for p in asked.points if board.color_at(p) != asked.owner}
        parts = []
        while left:
            part, edge = set[Point](), [min(left)]
            while edge:
                p = edge.pop()
                if p in left:
                    left.remove(p)
                    part.add(p)
                    edge += neighbors(p, board.size)
            parts.append(replace(asked, points=tuple(sorted(part))))
        return parts

    def ended(self, asked: Asked) -> int | None:
        """Give what a question has come to on the board for who asks: taken, joined, cut; None if it goes on."""
        board = self.riyu.board
        if asked.kind.startswith("eye"):
            return None
        if asked.kind == "semeai":
            own, enemy = asked.points
            if board.color_at(own) != asked.asker:
                return 0
            return 3 if board.color_at(enemy) == EMPTY else None
        owns = asked.asker == asked.owner
        if any(board.color_at(p) != asked.owner for p in asked.points):
            return FAILS if owns else WORKS
        if self.is_joined(asked):
            return WORKS if owns else FAILS
        return None

    def is_joined(self, asked: Asked) -> bool:
        """Say whether both stones of a link are one string."""
        board = self.riyu.board
        return (
            "connect" in asked.kind
            and all(board.color_at(p) == asked.owner for p in asked.points)
            and len({board.string_name(p) for p in asked.points}) == 1
        )

    def falls(self, asked: Asked, mover: Color) -> bool:
        """Say whether both take the string at the first point for lost, a color to move: what is so joined is cut."""
        if self.riyu.board.liberties(asked.points[0]) > _SAFE:
            return False
        kind = "defend" if mover == asked.owner else "attack"
        fate = Asked(kind, asked.points[:1], mover, asked.owner)
        lost = FAILS if mover == asked.owner else WORKS
        return all(said.value == lost for said in self.say(fate, mover))


def _added(asked: Asked, parts: list[Said]) -> Said:
    """Give what the parts of an eye space come to together; the move is that of the first that has one."""
    if len(parts) == 1:
        return parts[0]
    eyes = sum(_eye_value(asked, part.value) for part in parts if part.value != NO_EYE)
    return Said(
        _eye_value(asked, min(2, eyes)),
        next((part.move for part in parts if part.move is not None), None),
        all(part.is_sure for part in parts),
        sum(part.nodes for part in parts),
        sum(part.seconds for part in parts),
    )


def _value(reading: Reading) -> int:
    return {Verdict.WIN: WORKS, Verdict.KO: KO}.get(reading.verdict, FAILS)


def _eye_value(asked: Asked, eyes: int) -> int:
    return eyes if asked.asker == asked.owner else 2 - eyes


def _race_said(lives: int, kills: int, move: Point, is_asker: bool) -> Said:
    """Give what a race comes to for who asks, from what it comes to for who moves."""
    won = 3 if kills == 1 else 1 if kills else 2
    value = won if lives == 1 else min(lives, 1)
    if not is_asker:
        value = (3, 1, 2, 0)[value]
    return Said(value, move if lives else None)


def _read(asked: Asked, mover: Color, words: list[str]) -> Said:
    """Read GNU Go's reply."""
    if asked.kind == "semeai":
        return _race_said(int(words[0]), int(words[1]), parse_move(words[2]), mover == asked.asker)
    if asked.kind.startswith("eye"):
        if words[0] == "-1":
            return Said(NO_EYE, None)
        is_owner = mover == asked.owner
        move = parse_move(words[3 if is_owner else 2]) if len(words) > 3 else None
        return Said(_eye_value(asked, int(words[1 if is_owner else 0])), move)
    code = int(words[0])
    value = WORKS if code == 1 else KO if code else FAILS
    move = parse_move(words[1]) if code and len(words) > 1 else None
    return Said(value if mover == asked.asker else WORKS - value, move)
