"""Live analysis: the moves that search goes down, told line by line as long as it goes on.

Takes a session and arguments; says lines that Lizzie, Sabaki and their like read, and plays the move that was chosen.
Searches nothing: the player does. Sources: the GTP extensions of Leela Zero (`lz-`) and KataGo (`kata-`); `analyze`
is what Sabaki asks of any engine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Color, Point, all_points, color_name, parse_color, point_text
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.play import generate
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.candidates.candidate import Candidate
    from riyu.interfaces.gtp.session import Session
    from riyu.player.decision import Decision
    from riyu.search.one_ply import Weighed

__all__ = ["COMMANDS"]

USUAL = 100.0
"""Centiseconds between two lines where no interval is given."""

SHORTEST = 5.0
"""Centiseconds between two lines at least: what is told oftener is read by nobody."""

SURELY = 2.0
"""Standard errors by which the lower bound of a winning share lies below it."""

_NOT_THERE = (
    *("ownershipStdev", "movesOwnership", "movesOwnershipStdev"),
    *("pvVisits", "pvEdgeVisits", "noResultValue"),
)
"""What KataGo tells besides: it may be said that it is not wanted."""


@dataclass(slots=True)
class _Wish:
    """What is asked for: whose moves, how often, how many, without which, and what else is told."""

    color: Color
    interval: float = USUAL
    least: int = 1
    most: int = 1000
    avoid: frozenset[Point] = frozenset()
    has_ownership: bool = False
    has_root: bool = False


@dataclass(frozen=True, slots=True)
class _Form:
    """How shares of 1 are written, and whether margins are told."""

    share: Callable[[float], str]
    has_margin: bool


_FORMS = {
    "lz-": _Form(lambda share: f"{10_000 * share:.0f}", False),
    "kata-": _Form(lambda share: f"{share:.4f}", True),
    "": _Form(lambda share: f"{share:.4f}", True),
}


def _analyze(form: _Form, session: Session, words: Sequence[str]) -> str:
    wish = _read_wish(session, words)
    engine, talk = session.engine, session.talk
    engine.check_analysis()
    talk.begin()
    engine.analyze(
        session.blackboard,
        wish.color,
        lambda decision: talk.say(_line(form, wish, decision)),
        every=wish.interval / 100.0,
        stop=talk.is_over,
        avoid=wish.avoid,
    )
    talk.wait()
    return ""


def _genmove(form: _Form, session: Session, words: Sequence[str]) -> str:
    wish = _read_wish(session, words)
    session.engine.check_analysis()
    session.talk.begin()
    move = generate(
        session,
        wish.color,
        avoid=wish.avoid,
        tell=lambda decision: session.talk.say(_line(form, wish, decision)),
        every=wish.interval / 100.0,
    )
    decided = session.state.decided
    assert decided is not None  # as `generate` leaves it
    return f"{_line(form, wish, decided.decision)}\nplay {move.lower() if move == 'PASS' else move}"


# What is asked for. ---------------------------------------------------------------------------------------------------


def _read_wish(session: Session, words: Sequence[str]) -> _Wish:
    """Read `[color] [interval]` and keywords with their values."""
    wish = _Wish(session.game.to_move)
    rest = list(words)
    if rest and _color_of(rest[0]) is not None:
        wish.color = read.color_of(rest)
        del rest[0]
    if rest and rest[0][:1] in "0123456789+-.":
        rest.insert(0, "interval")
    while rest:
        word = rest.pop(0)
        key = _KEYWORDS.get(word.lower())
        if key in _NOT_THERE:
            if _truth(key, rest):
                raise UsageError(f"{key}: riyu does not tell that; expected false")
        elif key is not None:
            _READERS[key](session, wish, rest)
        else:
            near = nearest(word, _READERS) or f"; known: {', '.join(_READERS)}"
            raise UsageError(f"{read.shown(word)} is no color, interval or keyword{near}")
    return wish


def _color_of(word: str) -> Color | None:
    try:
        return parse_color(word)
    except BadInput:
        return None


def _next(key: str, rest: list[str], what: str) -> str:
    if not rest:
        raise UsageError(f"{key}: no value given, expected {what}")
    return rest.pop(0)


def _truth(key: str, rest: list[str]) -> bool:
    word = _next(key, rest, "true or false").lower()
    if word not in ("true", "false"):
        raise UsageError(f"{key} {read.shown(word)}: expected true or false")
    return word == "true"


def _interval(_: Session, wish: _Wish, rest: list[str]) -> None:
    word = _next("interval", rest, "centiseconds")
    centiseconds = read.number_of(word, "interval is no number of centiseconds", 0, 1e6)
    wish.interval = max(SHORTEST, centiseconds)


def _least(_: Session, wish: _Wish, rest: list[str]) -> None:
    words = [_next("minmoves", rest, "a number of moves")]
    wish.least = read.whole_of(words, "minmoves not an integer", 0, 1000)


def _most(_: Session, wish: _Wish, rest: list[str]) -> None:
    words = [_next("maxmoves", rest, "a number of moves")]
    wish.most = read.whole_of(words, "maxmoves not an integer", 1, 1000)


def _ownership(_: Session, wish: _Wish, rest: list[str]) -> None:
    wish.has_ownership = _truth("ownership", rest)


def _root(_: Session, wish: _Wish, rest: list[str]) -> None:
    wish.has_root = _truth("rootInfo", rest)


def _avoid(session: Session, wish: _Wish, rest: list[str]) -> None:
    wish.avoid |= _listed("avoid", session, wish, rest)


def _allow(session: Session, wish: _Wish, rest: list[str]) -> None:
    allowed = _listed("allow", session, wish, rest)
    wish.avoid |= frozenset(all_points(session.size)) - allowed


def _listed(key: str, session: Session, wish: _Wish, rest: list[str]) -> frozenset[Point]:
    """Read `COLOR VERTEX,VERTEX… DEPTH`: what may be left out or let in is the first move."""
    color = read.color_of([_next(key, rest, "a color, vertices and a depth")])
    words = _next(key, rest, "vertices with commas between, such as D4,Q16").split(",")
    read.whole_of([_next(key, rest, "a depth")], f"{key}: depth not an integer", 1)
    if color != wish.color:
        other = f"it is about the first move, {color_name(wish.color)}'s"
        raise UsageError(f"{key} {color_name(color)}: {other}")
    points = [word for word in words if word.lower() != "pass"]  # which is always possible
    if not points and key == "avoid":
        raise UsageError("avoid: a pass stays possible")
    return frozenset(read.points_of(points, session.size))


_READERS: dict[str, Callable[[Session, _Wish, list[str]], None]] = {
    "interval": _interval,
    "minmoves": _least,
    "maxmoves": _most,
    "avoid": _avoid,
    "allow": _allow,
    "ownership": _ownership,
    "rootInfo": _root,
}

_KEYWORDS = {name.lower(): name for name in (*_READERS, *_NOT_THERE)}


# What is said. --------------------------------------------------------------------------------------------------------


def _line(form: _Form, wish: _Wish, decision: Decision) -> str:
    """Give a line of what was found so far: a move after the other, then what is told of all."""
    visited = sorted(
        (one for one in decision.candidates if one.visits), key=lambda one: -one.visits
    )
    others = [one for one in decision.candidates if not one.visits]
    others.sort(key=lambda one: -one.prior)
    shown = (visited + others[: max(0, wish.least - len(visited))])[: wish.most]
    parts = [_info(form, order, one) for order, one in enumerate(shown)]
    if wish.has_root and visited:
        parts.append(_root_info(form, visited))
    if wish.has_ownership:
        sign = 1 if wish.color == BLACK else -1
        owned = (f"{sign * share:.3f}" for share in decision.assessment.ownership)
        parts.append("ownership " + " ".join(owned))
    return " ".join(parts)


def _info(form: _Form, order: int, weighed: Weighed) -> str:
    move = weighed.candidate.move
    won = weighed.won or 0.0
    error = math.sqrt(won * (1.0 - won) / max(1, weighed.visits))
    fields = {
        "move": _vertex(move),
        "visits": str(weighed.visits),
        "winrate": form.share(won),
        **(_margins(weighed.margin) if form.has_margin else {}),
        "prior": form.share(weighed.prior),
        "lcb": form.share(max(0.0, won - SURELY * error)),
        "order": str(order),
        "reason": _reasons(weighed.candidate),
        # Sabaki loses a move whose line does not come last.
        "pv": " ".join(map(_vertex, weighed.line or (move,))),
    }
    return "info " + " ".join(f"{key} {value}" for key, value in fields.items() if value)


def _root_info(form: _Form, visited: Sequence[Weighed]) -> str:
    visits = sum(one.visits for one in visited)
    won = sum(one.visits * (one.won or 0.0) for one in visited) / visits
    margin = sum(one.visits * one.margin for one in visited) / visits
    fields = {
        "visits": str(visits),
        "winrate": form.share(won),
        **(_margins(margin) if form.has_margin else {}),
    }
    return "rootInfo " + " ".join(f"{key} {value}" for key, value in fields.items())


def _margins(margin: float) -> dict[str, str]:
    return {"scoreMean": f"{margin:.2f}", "scoreLead": f"{margin:.2f}"}


def _reasons(candidate: Candidate) -> str:
    """Give what speaks for a move as one word: `capture-C3,cut-E5`."""
    told = (
        f"{reason.purpose}-{point_text(reason.target)}" if reason.target else reason.purpose
        for reason in candidate.reasons
        if not reason.is_against
    )
    return ",".join(dict.fromkeys(told))


def _vertex(move: Point) -> str:
    return "pass" if move == PASS else point_text(move)


_ARGUMENTS = "[COLOR] [CENTISECONDS] [KEYWORD VALUE]..."


def _commands(prefix: str, whose: str) -> tuple[Command[Session], ...]:
    form = _FORMS[prefix]
    return (
        Command(
            f"{prefix}analyze",
            _ARGUMENTS,
            f"Search until the next line, and tell what was found in {whose} form.",
            partial(_analyze, form),
        ),
        Command(
            f"{prefix}genmove_analyze",
            _ARGUMENTS,
            f"Choose and play a move, and tell what was found in {whose} form.",
            partial(_genmove, form),
        ),
    )


COMMANDS: tuple[Command[Session], ...] = (
    *_commands("lz-", "Leela Zero's"),
    *_commands("kata-", "KataGo's"),
    *_commands("", "Sabaki's"),
)
