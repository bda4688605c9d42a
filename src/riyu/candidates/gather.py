"""The candidates of a position: all `move` facts that stand for a color, by their points, less what is rejected.

Takes a blackboard on which the sources told; gives candidates. Proposes nothing itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from riyu.candidates.candidate import Candidate, Reason
from riyu.candidates.sources import TAKES_DEAD
from riyu.candidates.telling import move_key, with_points
from riyu.game.after import outcome
from riyu.game.board import Board
from riyu.game.constants import NO_POINT
from riyu.game.points import Color, Point, all_points
from riyu.inference.asking import Support, supports
from riyu.inference.constants import STONE_AT
from riyu.inference.engine import Inference
from riyu.inference.facts import Fact, Key
from riyu.inference.source import Source
from riyu.inference.why import why
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import claim_of, is_borne_out

__all__ = ["explained", "gather", "proposed", "rejected", "unproposed"]

AGAINST = "self-atari"


def gather(
    blackboard: Blackboard,
    color: Color,
    among: Collection[Point] | None = None,
    likely: Mapping[Point, float] | None = None,
) -> list[Candidate]:
    """Give the candidates of a color, one a point, in reading order of the board.

    Left out: illegal moves, own eyes, points that a rule rejects unless dead stones come off there at no cost, those
    for which nothing speaks once what reading does not bear out is gone, and, if `among` is given, points not in it.
    What speaks against a move is among its reasons.
    """
    board, inference = blackboard.board, blackboard.inference
    found: dict[Point, list[Key]] = {}
    for key in _standing(inference, "move"):
        if key[2] == color and key[1] != "bad":
            found.setdefault(key[3], []).append(key)
    rejected = {key[2] for key in _standing(inference, "reject") if key[1] == color}
    points = [
        point
        for point in all_points(board.size)
        if point in found
        and (among is None or point in among)
        and (point not in rejected or any(key[4] == TAKES_DEAD for key in found[point]))
        and board.is_legal(color, point)
        and not board.is_eyelike(color, point)
    ]
    _tell_against(inference, color, points)
    for key in _standing(inference, "move"):
        if key[2] == color and key[1] == "bad" and key[3] in found:
            found[key[3]].append(key)
    candidates = [
        Candidate(
            point, _reasons(inference, found[point]), likely.get(point, 0.0) if likely else 0.0
        )
        for point in points
    ]
    return [one for one in candidates if not all(r.is_against for r in one.reasons)]


def unproposed(
    blackboard: Blackboard,
    color: Color,
    point: Point,
    likely: Mapping[Point, float] | None = None,
) -> Candidate:
    """Give a legal point as a candidate without a proposal: its reasons are what speaks against it."""
    inference = blackboard.inference
    _tell_against(inference, color, [point])
    keys = [key for key in _standing(inference, "move") if key[1:4] == ("bad", color, point)]
    share = likely.get(point, 0.0) if likely else 0.0
    return Candidate(point, _reasons(inference, keys), share)


def proposed(
    blackboard: Blackboard, color: Color, points: Mapping[Point, str]
) -> dict[Point, Reason]:
    """Tell that search goes on at some points, each with its sentence; give the reasons."""
    inference = blackboard.inference
    told = [
        (
            move_key("good", color, point, "follow-search"),
            Source("search", "tree", said, (point,)),
            [STONE_AT],
        )
        for point, said in points.items()
    ]
    inference.enter_all(told)
    return {
        key[3]: Reason(key, 0, f"{source.kind} {source.name}", source.why)
        for key, source, _ in told
    }


def rejected(blackboard: Blackboard, color: Color) -> dict[Point, str]:
    """Give the points that a color is not to play at, each with the rule that says so first."""
    inference = blackboard.inference
    keys = [key for key in _standing(inference, "reject") if key[1] == color]
    return {
        key[2]: _said(supports(inference, key)[0], NO_POINT, inference.board)[0] for key in keys
    }


def explained(blackboard: Blackboard, candidate: Candidate) -> Candidate:
    """Give a candidate whose reasons have the whole tree under them."""
    inference = blackboard.inference
    reasons = tuple(
        replace(reason, why=why(inference, Fact(reason.key), blackboard.said))
        for reason in candidate.reasons
    )
    return replace(candidate, reasons=reasons)


def _standing(inference: Inference, predicate: str) -> list[Key]:
    store = inference.stores.get(predicate)
    return list(store.standing) if store is not None else []


def _tell_against(inference: Inference, color: Color, points: Collection[Point]) -> None:
    """Tell the moves that would stand in atari."""
    board = inference.board
    told = []
    for point in points:
        after = outcome(board, color, point)
        if after.is_self_atari:
            said = f"it would have one liberty and {after.stones} stones"
            source = Source("board", "self-atari", said, (point,))
            key = ("move", "bad", color, point, AGAINST, NO_POINT)
            told.append((key, source, [STONE_AT]))
    inference.enter_all(told)


def _reasons(inference: Inference, keys: Collection[Key]) -> tuple[Reason, ...]:
    """Give the reasons of a point, those for it first, the largest first among them."""
    board = inference.board
    reasons = [reason for key in keys if (reason := _reason(inference, board, key)) is not None]
    return tuple(
        sorted(reasons, key=lambda r: (r.is_against, -r.size, r.purpose, r.target, r.quality))
    )


def _reason(inference: Inference, board: Board, key: Key) -> Reason | None:
    """Give the reason that a fact is; None for what should be read out and isn't."""
    target = key[5]
    found = supports(inference, key)
    if claim_of(key) is not None and not is_borne_out(found):
        return None
    size = board.string_size(target) if target and board.color_at(target) in (1, 2) else 0
    if key[4] == AGAINST:
        size = outcome(board, key[2], key[3]).stones
    size = max([one.source.size for one in found if one.source is not None], default=0) or size
    return Reason(key, size, *_said(found[0], key[3], board))


def _said(support: Support, move: Point, board: Board) -> tuple[str, str]:
    """Give what says a fact, and its sentence: a rule's with the points that its drawings name beside a move."""
    if support.rule is not None:
        named = {p for points in support.cells.values() for p in points} - {move}
        said = with_points(support.rule.why, named, support.color, board)
        return f"rule {support.rule.name}", said
    source = support.source
    return (f"{source.kind} {source.name}".strip(), source.why) if source else ("", "")
