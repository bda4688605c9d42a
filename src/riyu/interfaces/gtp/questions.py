"""GNU Go's inner questions, in GNU Go's reply forms, as far as the layers can answer.

Takes a session and arguments; gives counts, vertices and codes. Source: GNU Go 3.8's documentation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, color_name, on_board, opposite
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session
    from riyu.player.decision import Decision

__all__ = ["COMMANDS", "MOST_TOP_MOVES"]

MOST_TOP_MOVES = 10
"""Moves that `top_moves` lists at most."""


def _color(session: Session, words: Sequence[str]) -> str:
    position = session.position()
    return color_name(position.at(read.point_of(words, position.size))).lower()


def _countlib(session: Session, words: Sequence[str]) -> str:
    return str(session.game.board.liberties(read.stone_of(words, session.position())))


def _findlib(session: Session, words: Sequence[str]) -> str:
    points = session.game.board.liberty_points(read.stone_of(words, session.position()))
    return read.vertices(read.in_reading_order(points))


def _is_legal(session: Session, words: Sequence[str]) -> str:
    move = read.move_of(words, session.size)
    return "1" if session.game.is_legal(move.color, move.point) else "0"


def _all_legal(session: Session, words: Sequence[str]) -> str:
    return read.vertices(session.game.board.legal_points(read.color_of(words)))


def _captures(session: Session, words: Sequence[str]) -> str:
    # The color is who took them; the board counts by whose they were.
    return str(session.game.board.captured[opposite(read.color_of(words)) - 1])


def _trymove(session: Session, words: Sequence[str]) -> str:
    move = read.move_of(words, session.size)
    session.table.try_move(move.color, move.point)
    return ""


def _popgo(session: Session, _: Sequence[str]) -> str:
    session.table.take_back_try()
    return ""


def _ladder_attack(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.ladder import read_ladder
    from riyu.reading.reading import Verdict

    stone = read.stone_of(words, session.position())
    reading = read_ladder(session.game.board, stone)
    if reading.verdict is not Verdict.WIN:
        return "0"
    return f"1 {read.vertices(reading.line[:1])}"


def _unconditional_status(session: Session, words: Sequence[str]) -> str:
    from riyu.features.eyes import unconditional_status

    return unconditional_status(session.game.board, read.point_of(words, session.size))


def _gg_genmove(session: Session, words: Sequence[str]) -> str:
    color = read.color_of(words)
    if len(words) < 2:
        return session.decide(color).move_text()
    seed = read.whole_of(words[1:], "invalid seed")
    return session.decide(color, engine=session.engine_with_seed(seed)).move_text()


def _restricted_genmove(session: Session, words: Sequence[str]) -> str:
    color = read.color_of(words)
    points = read.points_of(words[1:], session.size)
    if not points:
        raise UsageError("no allowed vertex")
    return session.decide(color, among=frozenset(points)).move_text()


def _top_moves(session: Session, _: Sequence[str]) -> str:
    decided = session.state.decided
    return _listed(decided.decision) if decided else ""


def _top_moves_black(session: Session, _: Sequence[str]) -> str:
    return _top_moves_of(session, BLACK)


def _top_moves_white(session: Session, _: Sequence[str]) -> str:
    return _top_moves_of(session, WHITE)


def _top_moves_of(session: Session, color: Color) -> str:
    return _listed(session.ask(color))


def _listed(decision: Decision) -> str:
    best = [w for w in decision.candidates if on_board(w.candidate.move, decision.assessment.size)]
    return " ".join(f"{read.vertex(w.candidate.move)} {w.value:.2f}" for w in best[:MOST_TOP_MOVES])


COMMANDS: tuple[Command[Session], ...] = (
    Command("color", "VERTEX", "What stands on a point: black, white or empty.", _color),
    Command("countlib", "VERTEX", "The number of liberties of a string.", _countlib),
    Command("findlib", "VERTEX", "The liberties of a string.", _findlib),
    Command("is_legal", "COLOR VERTEX", "Whether a move is legal: 1 or 0.", _is_legal),
    Command("all_legal", "COLOR", "All points a color may play.", _all_legal),
    Command("captures", "COLOR", "The number of stones a color has taken.", _captures),
    Command("trymove", "COLOR VERTEX", "Play a move on top, for questions.", _trymove),
    Command("popgo", "", "Take the last trymove back.", _popgo),
    Command(
        "ladder_attack",
        "VERTEX",
        "Whether the enemy, to move, takes a string in a ladder: 0, or 1 and the first move.",
        _ladder_attack,
    ),
    Command(
        "unconditional_status",
        "VERTEX",
        "What a point is if the enemy may move there as often as he likes: alive, dead, black_territory,"
        " white_territory or undecided.",
        _unconditional_status,
    ),
    Command(
        "gg_genmove", "COLOR [SEED]", "Choose a move without playing it, by a seed.", _gg_genmove
    ),
    Command(
        "restricted_genmove",
        "COLOR VERTEX...",
        "Choose among these points, or PASS, without playing it.",
        _restricted_genmove,
    ),
    Command("top_moves", "", "The last decision's best moves, each with its value.", _top_moves),
    Command("top_moves_black", "", "Black's best moves, each with its value.", _top_moves_black),
    Command("top_moves_white", "", "White's best moves, each with its value.", _top_moves_white),
)
