"""A player at the table: its program, color, clock, and what it used and said.

Takes a contender and a color; gives replies, or the word of how the player lost. Knows no legality.
"""

from __future__ import annotations

import time
from pathlib import Path

from riyu.base.errors import PeerError
from riyu.game.constants import BLACK
from riyu.game.points import Color, Point, color_name, point_text
from riyu.lab._settings import Contender, MatchSettings, program_digest
from riyu.lab.peer import (
    Peer,
    PeerCrashError,
    PeerGarbageError,
    PeerTimeoutError,
    find_program,
    split_command,
)

__all__ = ["ForfeitError", "Seat", "start_game"]

_JUST_IN_TIME = 1.0 - 1e-9
"""The share of what a clock has left that a move takes which is late by no more than is forgiven."""

_KGS_RULES = {
    "chinese": "chinese",
    "japanese": "japanese",
    "aga": "aga",
    "new-zealand": "new_zealand",
}


class ForfeitError(Exception):
    """A player loses by what its program did; `ending` is one of the words of `GameResult.ending`."""

    def __init__(self, seat: Seat, ending: str, reason: str) -> None:
        self.seat = seat
        self.ending = ending
        self.reason = reason
        super().__init__(reason)


class Seat:
    """One player of one game. Starting the program raises PeerError."""

    def __init__(
        self, role: str, contender: Contender, color: Color, settings: MatchSettings, seed: int
    ):
        limits = settings.limits
        self.role = role
        self.color = color
        self.command = contender.command.replace("{seed}", str(seed))
        self.limits = limits
        self.left = limits.clock.whole
        """Its time under the match's clock."""
        self.seconds = 0.0
        """Wall-clock time spent on its own moves, in seconds."""
        self.slowest = 0.0
        self.cpu_seconds = 0.0
        self.moves = 0
        self.peer = Peer(self.command, timeout=limits.start, label=contender.name)
        try:
            self.engine = self._said("name")
            self.version = self._said("version")
        except BaseException:
            self.peer.close()
            raise
        self.name = contender.name or " ".join(part for part in (self.engine, self.version) if part)
        self.name = self.name or self.peer.label

    def __str__(self) -> str:
        return f"{self.name} ({color_name(self.color)})"

    @property
    def letter(self) -> str:
        """`b` or `w`."""
        return "b" if self.color == BLACK else "w"

    def identity(self) -> dict[str, str]:
        """Give what tells this build of the program from others, for the result."""
        program = find_program(split_command(self.command)[0])
        about = {
            "command": self.command,
            "engine": self.engine,
            "version": self.version,
            "program": program_digest(Path(program)) if program else "",
        }
        if self.peer.knows("gomill-describe_engine"):
            about["description"] = self._said("gomill-describe_engine")
        if self.peer.knows("riyu-knowledge"):
            about["knowledge"] = self._said("riyu-knowledge")
        return about

    def genmove(self) -> str:
        """Ask for a move; give the reply's text in lower case. Raises ForfeitError if the player loses over it."""
        limits = self.limits
        if not limits.clock.is_none:
            left, stones = self.left.running
            self.tell(f"time_left {self.letter} {int(left)} {stones}")
        allowed, limit = limits.move, "the limit for a move"
        if self.left.total + limits.slack < allowed:
            allowed, limit = self.left.total + limits.slack, "the clock"
        if limits.player and limits.player - self.seconds < allowed:
            allowed, limit = max(0.001, limits.player - self.seconds), "the limit for a game"
        start = time.monotonic()
        try:
            ok, text = self._send(f"genmove {self.letter}", allowed)
        except ForfeitError as forfeit:
            if forfeit.ending == "time-out":
                why = f"{self} was not done after {allowed:.3g} s, {limit}"
                raise ForfeitError(self, "time-out", why) from None
            raise
        finally:
            used = time.monotonic() - start
            self.seconds += used
            self.slowest = max(self.slowest, used)
        if used > self.left.total + limits.slack:
            raise ForfeitError(self, "time-out", f"{self} took {used:.3g} s, beyond the clock")
        # What the slack forgives is used up just in time.
        self.left = self.left.after(min(used, _JUST_IN_TIME * self.left.total)).moved()
        if not ok:
            raise ForfeitError(self, "refusal", f"{self} refuses to move: {text}")
        self.moves += 1
        return text.split("\n", 1)[0].strip().lower()

    def watch(self, color: Color, point: Point) -> None:
        """Tell of the other player's move, which the referee found legal. Raises ForfeitError if it is refused."""
        move = f"{'b' if color == BLACK else 'w'} {point_text(point)}"
        ok, text = self._send(f"play {move}", self.limits.move)
        if not ok:
            why = f"{self} refuses the legal move {move}: {text}"
            raise ForfeitError(self, "refusal", why)

    def tell(self, command: str) -> None:
        """Send a command whose failure is no fault (time, rules). Raises ForfeitError at a crash."""
        self._send(command, self.limits.move)

    def explanation(self) -> str:
        """Give what the engine says of its last move, or an empty text. Raises ForfeitError at a crash."""
        if not self.peer.knows("gomill-explain_last_move"):
            return ""
        ok, text = self._send("gomill-explain_last_move", self.limits.move)
        return text if ok else ""

    def final_score(self) -> str:
        """Give the score as the engine sees it, empty if it gives none."""
        if self.peer.knows("final_score"):
            ok, text = self.peer.send("final_score", self.limits.scoring)
            return text.split("\n", 1)[0].strip() if ok else ""
        return ""

    def note_use(self) -> None:
        """Note the processor time used so far, in seconds."""
        self.cpu_seconds = self.peer.cpu_seconds

    def _said(self, command: str) -> str:
        ok, text = self.peer.send(command)
        return text if ok else ""

    def _send(self, command: str, timeout: float) -> tuple[bool, str]:
        try:
            return self.peer.send(command, timeout)
        except PeerTimeoutError as error:
            raise ForfeitError(self, "time-out", str(error)) from None
        except PeerGarbageError as error:
            raise ForfeitError(self, "garbage", str(error)) from None
        except PeerCrashError as error:
            raise ForfeitError(self, "crash", str(error)) from None


def start_game(peer: Peer, settings: MatchSettings, stones: tuple[Point, ...]) -> None:
    """Set a program up: size, komi, laws, handicap stones. Raises PeerError if it refuses what a game needs."""
    peer.ask(f"boardsize {settings.size}")
    peer.ask("clear_board")
    peer.ask(f"komi {settings.komi_in_force:g}")
    _tell_ruleset(peer, settings.laws.name)
    if not stones:
        return
    points = [point_text(point) for point in stones]
    if peer.knows("fixed_handicap"):
        said = peer.ask(f"fixed_handicap {len(points)}")
        if sorted(said.upper().split()) != sorted(points):
            raise PeerError(
                f"{peer.label} puts {len(points)} handicap stones on {said}, expected {' '.join(points)}"
            )
    elif peer.knows("set_free_handicap"):
        peer.ask(f"set_free_handicap {' '.join(points)}")
    else:
        for point in points:
            peer.ask(f"play b {point}")


def _tell_ruleset(peer: Peer, ruleset: str) -> None:
    """Tell the laws where the program listens; where not, its command line must have chosen them."""
    if peer.knows("kata-set-rules"):
        peer.send(f"kata-set-rules {ruleset}")
    elif peer.knows("kgs-rules") and ruleset in _KGS_RULES:
        peer.send(f"kgs-rules {_KGS_RULES[ruleset]}")
