"""A game's tree with a review written into it: the original whole, and beside it comments, marks and variations.

Takes a tree and its review; gives a copy of the tree. What stood there stays: a comment is followed by riyu's, a name,
a judgment or a mark that was there before is left as it is, and variations come after those that there were.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Color, Point, opposite
from riyu.game.record import Move
from riyu.player.review.record import LARGE, GameReview, MoveReview
from riyu.player.review.telling import (
    about_move,
    about_slide,
    better_lines,
    is_only,
    review_text,
    told_slides,
)
from riyu.player.review.words import ReviewWords
from riyu.sgf import points
from riyu.sgf.node import Node
from riyu.sgf.path import main_path
from riyu.sgf.text import escape

__all__ = ["reviewed_tree"]

_MOVE_JUDGED = ("BM", "DO", "IT", "TE")
_POSITION_JUDGED = ("DM", "GB", "GW", "UC")
_ON_POINTS = ("CR", "MA", "SL", "SQ", "TR", "LB")
_LETTERS = {BLACK: "B"}
_GOOD, _VERY_GOOD = 0.75, 0.95
_SEPARATOR = "\n\n--- riyu ---\n"


def reviewed_tree(root: Node, review: GameReview, words: ReviewWords, reader: str) -> Node:
    """Give a copy of a tree with its review in it, for a reader."""
    whole = root.copy()
    path = main_path(whole)
    size = review.size
    nodes = [
        node for node, step in zip(path.nodes, path.steps, strict=True) if isinstance(step, Move)
    ]
    by_number = {one.number: one for one in review.moves}
    starts, told = review.phase_starts(), told_slides(review)
    for number, node in enumerate(nodes, start=1):
        one = by_number.get(number)
        if one is None:
            continue
        if number in starts:
            _set_if_free(node, "N", words.phase(starts[number]))
        _judge(node, one)
        slides = [about_slide(each, review, words, reader) for each in told if each.last == number]
        _say(node, [*about_move(one, words, reader), *slides])
        if one.is_mistake:
            _mark(node, "TR", [one.move], size)
            _vary(node, one, words, reader, size)
    _say(whole, [review_text(review, words, reader), _by(review, words)])
    return whole


def _by(review: GameReview, words: ReviewWords) -> str:
    """Say what the review was made by."""
    notes = review.notes
    return words.say(
        "by",
        version=notes.get("riyu", ""),
        knowledge=notes.get("knowledge", ""),
        simulations=notes.get("simulations", ""),
        seed=notes.get("seed", ""),
    )


def _judge(node: Node, one: MoveReview) -> None:
    """Write what a move and the position after it are worth."""
    lead, chance = one.lead_after, one.chance_after
    if lead is not None and chance is not None:
        _set_if_free(node, "V", f"{lead:.1f}")
        _set_if_free(node, "SBKV", f"{100 * chance:.1f}")
    if not any(name in node for name in _MOVE_JUDGED):
        if one.is_mistake:
            node.set_raw("BM", "2" if one.loss >= LARGE else "1")
        elif one.size == "slip":
            node.set_raw("DO", "")
        elif is_only(one):
            node.set_raw("TE", "1")
    if one.is_mistake and chance is not None:
        better = max(chance, 1.0 - chance)
        if better >= _GOOD and not any(name in node for name in _POSITION_JUDGED):
            node.set_raw("GB" if chance > 0.5 else "GW", "2" if better >= _VERY_GOOD else "1")
    if one.turns:
        _set_if_free(node, "HO", "2" if one.loss >= LARGE else "1")


def _vary(node: Node, one: MoveReview, words: ReviewWords, reader: str, size: int) -> None:
    """Enter the better move and what answers a mistake as variations, with marks where they begin."""
    above = node.parent
    if above is not None and one.better is not None:
        point = one.better.move
        if point != PASS:
            _label(node, {point: "A"}, size)
        line = one.better.line
        first = _line(above, one.color, line, size)
        first.set_text("N", words.say("variation-better", better=words.move(one.color, point)))
        first.set_text("C", "\n".join(better_lines(one, words, reader)))
        if one.why is not None:
            _mark(first, "CR", [p for p in one.why.points if p != point], size)
            _links(first, one, size)
        if len(line) > 1:
            rest = words.line(one.color, line, reader)
            first.set_text("C", f"{first.text('C')}\n{words.say('goes-on', reader, line=rest)}")
    answers = one.punished_by
    if answers and node.children:  # below the last move it would become the main line
        first = _line(node, opposite(one.color), answers, size)
        move = words.move(one.color, one.move)
        first.set_text("N", words.say("variation-punished", move=move))
        text = words.line(opposite(one.color), answers, reader)
        enemy = words.color(opposite(one.color))
        said = words.say("punished", reader, enemy=enemy, move=move, line=text)
        first.set_text("C", said)
        if answers[0] != PASS and one.move != PASS:
            ends = points.texts((one.move, answers[0]), size)
            _add(node, "AR", [f"{ends[0]}:{ends[1]}"])


def _line(above: Node, color: Color, line: Sequence[Point], size: int) -> Node:
    """Enter a line below a node, after what is there; give its first node."""
    node = above
    first: Node | None = None
    for point in line:
        name = _LETTERS.get(color, "W")
        node = node.new_child({name: (points.move_text(point, size),)})
        first = first or node
        color = opposite(color)
    assert first is not None, "a line has a move"
    return first


def _links(node: Node, one: MoveReview, size: int) -> None:
    """Draw a line from the better move to the stones that it joins or saves."""
    assert one.why is not None and one.better is not None
    if one.why.motive not in ("connect", "join", "save") or one.better.move == PASS:
        return
    ends = [p for p in one.why.points if p not in (one.better.move, PASS)][:1]
    start = points.move_text(one.better.move, size)
    _add(node, "LN", [f"{start}:{points.move_text(end, size)}" for end in ends])


def _say(node: Node, said: Iterable[str]) -> None:
    """Add a comment below the one that is there."""
    text = "\n".join(one for one in said if one).strip()
    if text:
        before = node.text("C")
        node.set_text("C", f"{before}{_SEPARATOR}{text}" if before else text)


def _set_if_free(node: Node, name: str, text: str) -> None:
    if name not in node:
        node.set_text(name, text)


def _add(node: Node, name: str, values: Sequence[str]) -> None:
    """Add values to a property that may be there."""
    new = [value for value in values if value not in node.raw(name)]
    if new:
        node.set_raw(name, *node.raw(name), *new)


def _marked(node: Node, size: int) -> set[Point]:
    """Give the points that have a mark: none may have two."""
    found: set[Point] = set()
    for name in _ON_POINTS:
        values = [value.partition(":")[0] if name == "LB" else value for value in node.raw(name)]
        with suppress(BadInput):  # what can't be read marks nothing
            found.update(points.expand(values, size) if values else ())
    return found


def _mark(node: Node, name: str, wanted: Iterable[Point], size: int) -> None:
    """Mark points that have no mark yet."""
    taken = _marked(node, size)
    free = [point for point in dict.fromkeys(wanted) if point != PASS and point not in taken]
    _add(node, name, points.texts(free, size))


def _label(node: Node, wanted: dict[Point, str], size: int) -> None:
    """Write letters on points that have no mark yet; letters that are there are not used again."""
    taken = _marked(node, size)
    used = {value.partition(":")[2] for value in node.raw("LB")}
    for point, letter in wanted.items():
        while letter in used:
            letter = chr(ord(letter) + 1)
        if point not in taken:
            _add(node, "LB", [f"{points.move_text(point, size)}:{escape(letter, composed=True)}"])
