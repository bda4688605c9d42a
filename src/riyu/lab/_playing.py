"""One game of a match: two programs, a referee, a result and its record.

Takes settings and a game's number; gives the result and the game as SGF. Keeps no files.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

import riyu
from riyu.base.errors import BadInput, IllegalMove, PeerError
from riyu.base.words import counted
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import Point, color_name, opposite, parse_move
from riyu.lab._ending import Settled, settle
from riyu.lab._seat import ForfeitError, Seat, start_game
from riyu.lab._settings import MatchSettings
from riyu.lab.peer import Peer
from riyu.sgf.node import Node
from riyu.sgf.points import move_text, texts
from riyu.sgf.writer import write_text

__all__ = ["GameResult", "StoppedError", "Table", "play_game", "result_from_json"]


class StoppedError(Exception):
    """A game was broken off because the match was stopped; it counts for nothing."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """What came of one game.

    `game` counts from 0. `result` is SGF's text (`B+3.5`, `W+R` by resignation, `W+T` on time, `W+F` by any other
    fault, `0`), `winner` is `first`, `second` or `draw`. `ending` is `passes`, `resignation`, `move limit`, or the
    loser's fault: `illegal move`, `time-out`, `crash`, `garbage` (no GTP or no move), `refusal`; `reason` says it
    in a sentence.

    By role (`first`, `second`): `seconds` and `cpu_seconds` used, the `slowest` move in seconds, `engines`
    (command, name, version, a digest of the program's file, and if it is riyu the hash of what it knows), and in `said`
    what each gave as `final_score`, the `scorer` too; `agree` says whether both players gave the same (None: unknown).
    """

    game: int
    seed: int
    black: str
    white: str
    first_color: str
    result: str
    winner: str
    ending: str
    reason: str
    moves: int
    seconds: dict[str, float]
    cpu_seconds: dict[str, float]
    slowest: dict[str, float]
    said: dict[str, str]
    agree: bool | None
    scored_by: str
    errors: tuple[str, ...]
    engines: dict[str, dict[str, str]]
    date: str
    riyu: str
    settings: str
    sgf: str

    def to_json(self) -> dict[str, object]:
        """Give the result for JSON; `result_from_json` reads it back."""
        return {**asdict(self), "errors": list(self.errors)}

    def __str__(self) -> str:
        return f"game {self.game + 1}: {self.black} - {self.white}: {self.result} ({self.reason})"


def result_from_json(data: dict[str, object]) -> GameResult:
    """Read what `GameResult.to_json` gave; raise BadInput for unknown or missing fields."""
    try:
        return GameResult(**{**data, "errors": tuple(data["errors"])})  # type: ignore[arg-type]
    except (KeyError, TypeError) as error:
        raise BadInput(f"no result of a game: {error}") from None


class Table:
    """The programs now at play, so that another thread can end them."""

    def __init__(self) -> None:
        self._peers: set[Peer] = set()
        self._lock = threading.Lock()
        self.stopped = threading.Event()

    @contextlib.contextmanager
    def seat(self, peer: Peer) -> Iterator[None]:
        """Keep a program on the table as long as the context lasts, and close it then."""
        with self._lock:
            self._peers.add(peer)
        try:
            if self.stopped.is_set():
                raise StoppedError
            yield
        finally:
            with self._lock:
                self._peers.discard(peer)
            peer.close()

    def stop(self) -> None:
        """End all programs; their games raise StoppedError."""
        self.stopped.set()
        with self._lock:
            for peer in self._peers:
                peer.kill()


@dataclass(slots=True)
class _Outcome:
    """How the playing ended: an ending's word, a sentence, and the loser if there is one already."""

    ending: str
    reason: str
    loser: Seat | None = None


def play_game(
    settings: MatchSettings, number: int, table: Table | None = None
) -> tuple[GameResult, str]:
    """Play a game (from 0); give its result and SGF.

    Raises PeerError if a program can't be started or set up: that is no loss but a mistake in the settings. Raises
    StoppedError if the table was stopped meanwhile.
    """
    table = table or Table()
    try:
        return _play(settings, number, table)
    except PeerError:
        if table.stopped.is_set():
            raise StoppedError from None
        raise


def _play(settings: MatchSettings, number: int, table: Table) -> tuple[GameResult, str]:
    seed = settings.seed_of(number)
    first_color = BLACK if settings.first_is_black(number) else WHITE
    with contextlib.ExitStack() as stack:
        # Step 1. Seat the players and set them up.
        seats = []
        for role, contender, color in (
            ("first", settings.first, first_color),
            ("second", settings.second, opposite(first_color)),
        ):
            seat = Seat(role, contender, color, settings, seed)
            stack.enter_context(table.seat(seat.peer))
            start_game(seat.peer, settings, settings.handicap_points)
            if settings.limits.main is not None:
                limits = settings.limits
                seat.peer.send(f"time_settings {limits.main} {limits.byoyomi} {limits.stones}")
            seats.append(seat)
        first, second = seats
        if first.name == second.name:
            first.name, second.name = f"{first.name} (first)", f"{second.name} (second)"
        engines = {seat.role: seat.identity() for seat in seats}
        game = Game(settings.size, settings.laws, settings.komi_in_force)
        if settings.handicap:
            game.place_handicap(settings.handicap_points)

        # Step 2. Play.
        opening = settings.opening_of(number)
        comments: dict[int, str] = {}
        try:
            for point in opening:
                _lay_out(game, point, seats)
            outcome = _play_moves(game, (first, second), settings, comments, table)
        except ForfeitError as forfeit:
            outcome = _Outcome(forfeit.ending, forfeit.reason, forfeit.seat)
        if table.stopped.is_set():
            raise StoppedError
        for seat in seats:
            seat.note_use()

        # Step 3. Score, unless somebody lost already.
        settled = None
        if outcome.loser is None:
            settled = settle(game, (first, second), settings, lambda p: _meet(stack, table, p))
            if table.stopped.is_set():
                raise StoppedError

    black = first if first.color == BLACK else second
    white = second if black is first else first
    result = _result_of(
        settings, number, seed, game, (first, second), (black, white), engines, outcome, settled
    )
    return result, _sgf(game, result, settings, comments)


def _meet(stack: contextlib.ExitStack, table: Table, peer: Peer) -> None:
    stack.enter_context(table.seat(peer))


def _lay_out(game: Game, point: Point, seats: Sequence[Seat]) -> None:
    """Play a move of the opening for who is to move, and tell both."""
    color = game.to_move
    game.play(color, point)
    for seat in seats:
        seat.watch(color, point)


def _play_moves(
    game: Game,
    seats: tuple[Seat, Seat],
    settings: MatchSettings,
    comments: dict[int, str],
    table: Table,
) -> _Outcome:
    """Play to the end; raises ForfeitError if a player loses by a fault of its program."""
    by_color = {seat.color: seat for seat in seats}
    while not table.stopped.is_set():
        if game.is_over:
            return _Outcome("passes", "both passed")
        if game.move_number >= settings.longest:
            return _Outcome(
                "move limit",
                f"broken off after {counted(game.move_number, 'move')}, scored as it stands",
            )
        seat = by_color[game.to_move]
        reply = seat.genmove()
        if reply == "resign":
            return _Outcome("resignation", f"{seat} resigned", seat)
        point = _legal_move(game, seat, reply)
        if settings.comments and (comment := seat.explanation()):
            comments[game.move_number] = comment
        by_color[opposite(seat.color)].watch(seat.color, point)
    raise StoppedError


def _legal_move(game: Game, seat: Seat, reply: str) -> Point:
    """Put a player's reply on the referee's board. Raises ForfeitError if it is no move or an illegal one."""
    try:
        point = parse_move(reply, game.size)
    except BadInput:
        why = f"{seat} answered '{reply[:40]}' when asked for a move"
        raise ForfeitError(seat, "garbage", why) from None
    try:
        game.play(seat.color, point)
    except IllegalMove as error:
        why = f"{seat} played the illegal move {reply.upper()}: {error}"
        raise ForfeitError(seat, "illegal move", why) from None
    return point


def _result_of(
    settings: MatchSettings,
    number: int,
    seed: int,
    game: Game,
    seats: tuple[Seat, Seat],
    players: tuple[Seat, Seat],
    engines: dict[str, dict[str, str]],
    outcome: _Outcome,
    settled: Settled | None,
) -> GameResult:
    black, white = players
    first, _ = seats
    reason = outcome.reason
    if outcome.loser is not None:
        mark = {"resignation": "R", "time-out": "T"}.get(outcome.ending, "F")
        result = f"{'W' if outcome.loser.color == BLACK else 'B'}+{mark}"
    else:
        assert settled is not None
        result = settled.result
        reason += f"; scored by {settled.scored_by}"
    winning = {"B": BLACK, "W": WHITE}.get(result[0])
    winner = "draw" if winning is None else "first" if winning == first.color else "second"
    return GameResult(
        game=number,
        seed=seed,
        black=black.name,
        white=white.name,
        first_color=color_name(first.color).lower(),
        result=result,
        winner=winner,
        ending=outcome.ending,
        reason=reason,
        moves=game.move_number,
        seconds={seat.role: round(seat.seconds, 4) for seat in seats},
        cpu_seconds={seat.role: round(seat.cpu_seconds, 4) for seat in seats},
        slowest={seat.role: round(seat.slowest, 4) for seat in seats},
        said=settled.said if settled else {},
        agree=settled.agree if settled else None,
        scored_by=settled.scored_by if settled else "",
        errors=settled.errors if settled else (),
        engines=engines,
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        riyu=riyu.__version__,
        settings=settings.digest,
        sgf=f"games/{number + 1:05}.sgf",
    )


def _sgf(game: Game, result: GameResult, settings: MatchSettings, comments: dict[int, str]) -> str:
    """Give the game as SGF, the engines' explanations as comments under their moves."""
    record = game.record()
    root = Node()
    root.set_raw("SZ", str(game.size))
    root.set_raw("KM", f"{game.komi:g}")
    root.set_text("RU", game.ruleset.sgf_name)
    if game.handicap:
        root.set_raw("HA", str(game.handicap))
        root.set_raw("AB", *texts(record.black, game.size))
        root.set_raw("PL", "W")
    root.set_text("PB", result.black)
    root.set_text("PW", result.white)
    root.set_raw("DT", result.date[:10])
    root.set_text("EV", f"match {result.settings}")
    root.set_text("RO", str(result.game + 1))
    root.set_raw("RE", result.result)
    if settings.limits.main is not None:
        root.set_raw("TM", str(settings.limits.main))
        if settings.limits.stones:
            root.set_text("OT", settings.limits.clock.overtime_text)
    root.set_text("C", _about(result, settings))
    node = root
    for number, move in enumerate(record.moves, start=1):
        node = node.new_child()
        node.set_raw("B" if move.color == BLACK else "W", move_text(move.point, game.size))
        if number in comments:
            node.set_text("C", comments[number])
    return write_text(root)


def _about(result: GameResult, settings: MatchSettings) -> str:
    lines = [f"{result.result}: {result.reason}", f"seed {result.seed}"]
    if settings.opening:
        first = counted(settings.opening, "move")
        lines.append(f"the first {first} drawn by the match's seed")
    if settings.records:
        first = counted(len(settings.opening_of(result.game)), "move")
        lines.append(f"the first {first} from {Path(settings.records).name}")
    for role, about in result.engines.items():
        known = f", knowledge {about['knowledge']}" if about.get("knowledge") else ""
        lines.append(f"{role}: {about['command']}{known}")
    lines += [f"{role} scores {text}" for role, text in result.said.items() if text]
    return "\n".join([*lines, *result.errors])
