"""What a finished game is worth: who is asked for the score, and what each says.

Takes a game and programs to ask; gives a result text and where it comes from. Plays nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from riyu.base.errors import PeerError, RiyuError
from riyu.game.game import Game
from riyu.lab._seat import Seat, start_game
from riyu.lab._settings import MatchSettings
from riyu.lab.peer import Peer

__all__ = ["Settled", "settle"]

_SCORE = re.compile(r"(?P<winner>[BW])\+(?P<margin>\d+(?:\.\d+)?)\b", re.IGNORECASE)
_DRAW = re.compile(r"(0(\.0+)?|draw|jigo)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Settled:
    """A score as SGF writes it (`B+3.5`, `0`), who gave it, what each said, if both players agree (None: unknown)."""

    result: str
    scored_by: str
    said: dict[str, str]
    agree: bool | None
    errors: tuple[str, ...]


def settle(
    game: Game, seats: tuple[Seat, Seat], settings: MatchSettings, meet: Callable[[Peer], None]
) -> Settled:
    """Score a game that ended by passes or at the move limit; `seats` are the first and second engine's.

    Asked in this order, the first that answers decides: the laws alone, where no stones may be agreed dead; the
    scorer; both players, if they agree; the first player; the count with all stones alive. What fails is noted in
    `errors`. `meet` is told of the scorer's program before it is asked.
    """
    errors: list[str] = []
    said: dict[str, str] = {}
    for seat in seats:
        try:
            said[seat.role] = seat.final_score()
        except PeerError as error:
            said[seat.role] = ""
            errors.append(f"scoring: {error}")
    if settings.scorer:
        said["scorer"] = ""
        try:
            said["scorer"] = _ask_scorer(game, settings, meet)
        except PeerError as error:
            errors.append(f"scorer: {error}")
    scores = {role: parsed for role, text in said.items() if (parsed := read_score(text))}
    first, second = scores.get("first"), scores.get("second")
    agree = first == second if first and second else None
    if not settings.laws.dead_removed:
        return Settled(_count(game), "laws", said, agree, tuple(errors))
    if "scorer" in scores:
        return Settled(scores["scorer"], "scorer", said, agree, tuple(errors))
    if agree and first:
        return Settled(first, "both players", said, agree, tuple(errors))
    if first:
        return Settled(first, "first player", said, agree, tuple(errors))
    return Settled(_count(game), "count, all stones alive", said, agree, tuple(errors))


def read_score(text: str) -> str:
    """Give a `final_score` reply as SGF writes it (`B+3.5`, `0`), or an empty text if it is none."""
    found = _SCORE.match(text.strip())
    if found:
        margin = float(found["margin"])
        return f"{found['winner'].upper()}+{margin:g}" if margin else "0"
    return "0" if _DRAW.match(text.strip()) else ""


def _count(game: Game) -> str:
    return game.score().result


def _ask_scorer(game: Game, settings: MatchSettings, meet: Callable[[Peer], None]) -> str:
    limits = settings.limits
    command = settings.scorer.replace("{seed}", "1")
    with Peer(command, timeout=limits.start, label="scorer") as peer:
        meet(peer)
        try:
            start_game(peer, settings, settings.handicap_points)
            for move in game.moves:
                peer.ask(f"play {_gtp(str(move))}")
            return peer.ask("final_score", limits.scoring).split("\n", 1)[0].strip()
        except RiyuError as error:
            raise PeerError(str(error)) from None


def _gtp(move: str) -> str:
    color, point = move.split()
    return f"{color[0].lower()} {point}"
