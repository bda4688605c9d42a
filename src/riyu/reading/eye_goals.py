"""The goals about eyes, make one and take one, as readings.

Takes a board and a stone or an empty point; gives what a `Reader` gives, the color that takes the eye away being the
pursuer. Asked about a stone, every eye space beside its string counts; about an empty point, the eye space there. Reads
nothing itself: the eye spaces do, each on its own. Sources: W18, W20.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from riyu.base.errors import Stopped, UsageError
from riyu.game.board import Board
from riyu.game.constants import EMPTY, NO_POINT
from riyu.game.points import Color, Point, opposite
from riyu.reading.eye_spaces import UNREAD, EyeFate, EyeReader, EyeWorth, PatternsNow
from riyu.reading.plain import ENDLESS, KO_HELD, KO_LOST, MET, MISSED, OPEN
from riyu.reading.reading import Reading, Verdict

__all__ = ["EyeGoalReader"]

_OUTLOOKS = {0: MET, 1: MISSED, KO_LOST: MET, KO_HELD: MISSED, ENDLESS: OPEN, UNREAD: OPEN}
"""The outlook of each fate of an eye, as long as nobody takes a ko back at once."""


class EyeGoalReader:
    """One question after another about eyes on a board; spaces too large to be read are told by patterns in force."""

    def __init__(self, board: Board, patterns: PatternsNow | None = None) -> None:
        self.board = board
        self.eyes = EyeReader(board, patterns)
        self.target = NO_POINT
        self.owner: Color = EMPTY
        self._first: Color = EMPTY
        self._outlook = OPEN
        self._in_ko = False
        self._move = NO_POINT
        self._is_told = False
        self._nodes = 0
        self._by_patterns = False
        self._stop: Callable[[], bool] | None = None

    @property
    def pursuer(self) -> Color:
        """The color that takes the eye away; EMPTY where there is no eye space."""
        return opposite(self.owner) if self.owner else EMPTY

    def aim(self, point: Point, owner: Color = EMPTY) -> None:
        """Let an eye of the string at a stone, or of the eye space at an empty point, be what is asked about.

        The eye is `owner`'s, if one is given: else the stone's color, or whose space it is by what stands around.
        """
        self.target = point
        self.owner = self.board.color_at(point) or owner
        self._is_told = self.owner == owner != EMPTY
        if self.owner == EMPTY:
            self.eyes.forget()
            self.owner = self.eyes.owner_at(point)

    @property
    def _taker(self) -> Color:
        """The color to which it would matter, were the eye in ko, to take one back at once."""
        return self.pursuer if self._outlook == MISSED else self.owner

    def heed(self, stop: Callable[[], bool] | None) -> None:
        """Let no question begin, raising Stopped, once `stop` says so; None: never. One that has begun is short."""
        self._stop = stop

    def read(self, first: Color, asker: Color, limit: int = 0) -> Reading:
        """Say whether there is an eye for its owner, or none for the pursuer, as `asker` wants.

        `limit` bounds the positions that each space may take. UNKNOWN where patterns alone tell of a space. Raises
        Stopped as `heed` has it.
        """
        self.grow(first, limit)
        verdict = Verdict.UNKNOWN
        threat_by = EMPTY
        if self._outlook:
            wanted = MISSED if asker == self.owner else MET
            verdict = Verdict.WIN if self._outlook == wanted else Verdict.LOSS
            if self._in_ko:
                verdict = Verdict.KO
                threat_by = self._taker
        return Reading(
            verdict,
            (self._move,) if self._move else (),
            self._nodes,
            frozenset(self.eyes.looked),
            threat_by,
            ran_out="" if self._outlook else "nodes",
            by_patterns=self._by_patterns,
        )

    def grow(self, first: Color, limit: int, over_ko: Color = 0) -> None:
        """Read the goal anew, for `told`; `over_ko` is a color that may take kos back at once, or 0.

        In the eye at an empty point kos are minded; of a string, which may have several spaces beside it, none is.
        """
        if limit < 0:
            raise UsageError(f"a limit of {limit} nodes: expected 0 or more")
        if self._stop is not None and self._stop():
            raise Stopped("a reading was stopped")
        self.eyes.limit = limit
        self._nodes = 0
        self._in_ko = False
        self._first = first
        self.eyes.forget()
        if self.board.color_at(self.target) == EMPTY:
            fate = self._fate(self.target, first)
            if fate is not None:
                self._by_patterns = False
                self._outlook = _OUTLOOKS[fate.fate]
                self._in_ko = fate.fate in (KO_LOST, KO_HELD)
                self._move = fate.move
                if self._in_ko and over_ko == self._taker:
                    self._outlook = MET + MISSED - self._outlook
                return
        worths = self._worths()
        if not worths and self.board.color_at(self.target) == EMPTY:
            self._outlook, self._move, self._by_patterns = OPEN, NO_POINT, False
            return
        self._by_patterns = not all(worth.is_read for worth in worths)
        if first == self.owner:
            self._outlook, self._move = _if_made(worths)
        else:
            self._outlook, self._move = _if_taken(worths)

    def told(self, n: int) -> tuple[Color, int, Point, list[tuple[Point, int]]]:
        """Give the position asked about, node 1: who moves first, the outlook, and the move that decides it."""
        if n != 1:
            raise UsageError(f"node {n}: expected 1")
        return self._first, self._outlook, self._move, []

    def proof_depends_on(self) -> frozenset[Point] | None:
        """Give nothing: a proof rests on all that its reading does."""
        return None

    def _worths(self) -> list[EyeWorth]:
        """Give the worth of each eye space asked about."""
        if self.board.color_at(self.target) == EMPTY:
            # Where the owner was read, he is read again: whose space it is may change with what is around it.
            worth = self._at(self.target, self.owner if self._is_told else EMPTY)
            return [worth] if worth else []
        found: list[EyeWorth] = []
        seen: set[Point] = set()
        for stone in self.board.string_points(self.target):
            for p in self.eyes.look_around(stone):
                if p in seen or self.board.color_at(p) == self.owner:
                    continue
                seen.add(p)
                worth = self._at(p, self.owner)
                if worth and not any(one.points & worth.points for one in found):
                    seen |= worth.points
                    found.append(worth)
        return found

    def _fate(self, point: Point, first: Color) -> EyeFate | None:
        if self.owner == EMPTY:
            return None
        if not self._is_told:
            self.eyes.owner_at(point)  # who it is rests on what stands around
        found = self.eyes.fate_at(point, self.owner, first)
        self._nodes += self.eyes.nodes
        return found

    def _at(self, point: Point, owner: Color) -> EyeWorth | None:
        worth = self.eyes.further_at(point, owner)
        self._nodes += self.eyes.nodes
        return worth


def _if_made(worths: Sequence[EyeWorth]) -> tuple[int, Point]:
    """Give the outlook, and the move that decides it, if the owner moves first."""
    if any(worth.worst for worth in worths):
        return MISSED, NO_POINT
    for worth in worths:
        if worth.best and worth.is_read:
            return MISSED, worth.defense[0]
    return (MET if all(worth.is_read for worth in worths) else OPEN), NO_POINT


def _if_taken(worths: Sequence[EyeWorth]) -> tuple[int, Point]:
    """Give the outlook, and the move that decides it, if the pursuer does: it must hit all spaces at once."""
    if any(worth.worst for worth in worths):
        return MISSED, NO_POINT
    if not all(worth.is_read for worth in worths):
        return OPEN, NO_POINT
    half = [worth for worth in worths if worth.best]
    if not half:
        return MET, NO_POINT
    for point in half[0].attack:
        if all(point in worth.attack for worth in half):
            return MET, point
    return MISSED, NO_POINT
