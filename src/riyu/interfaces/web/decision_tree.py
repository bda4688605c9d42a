"""A decision's whole tree in four columns: the sources, the facts that they say, the purposes, the moves.

Takes a decision; gives items in rows, and which leads to which. Draws nothing and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Literal, TypeAlias

from riyu.candidates.candidate import Reason
from riyu.game.points import Point, point_text
from riyu.inference.purposes import phrase_of
from riyu.inference.why import Why
from riyu.interfaces.web.point_worth import worth_share, worth_words
from riyu.player.decision import Decision
from riyu.search.one_ply import Weighed

__all__ = ["Block", "Column", "DecisionTree", "Item", "Row", "tree_of"]

Column: TypeAlias = Literal["source", "fact", "purpose", "move"]

_MOVES = 3  # of which one is the move chosen
_PURPOSES = (7, 3)  # of the move chosen, of another one
_SOURCES = 4  # of one purpose or fact
_DEEPEST = 6  # facts that rest on one another
_KNOWN = ("rule", "pattern")  # sources that have panels


@dataclass(eq=False)
class Item:
    """One box: its column, its words, a longer sentence for who asks for it, its points on the board.

    `small` is a word above the others; `opens` names the rule or pattern that it is; `share` is a move's worth from 0
    to 1, None where it was hardly looked at; `is_against`: it speaks against the move; `leads_to` are items to its
    right, or facts that rest on it.
    """

    column: Column
    words: str
    sentence: str = ""
    points: tuple[Point, ...] = ()
    small: str = ""
    opens: str = ""
    share: float | None = None
    is_against: bool = False
    leads_to: list[Item] = field(default_factory=list)


@dataclass(eq=False)
class Row:
    """A fact, or None, and the sources beside it."""

    fact: Item | None
    sources: list[Item] = field(default_factory=list)


@dataclass(eq=False)
class Block:
    """A purpose with the rows that lead to it; no purpose where facts lead to the move itself."""

    purpose: Item | None
    rows: list[Row] = field(default_factory=list)


@dataclass(frozen=True)
class DecisionTree:
    """Moves, the one chosen first, each with its blocks; `more` says what is left out, empty where nothing is."""

    moves: tuple[tuple[Item, tuple[Block, ...]], ...]
    more: str = ""

    @property
    def items(self) -> list[Item]:
        """All items, in the order they stand in the picture: a number is an item's place here."""
        found: list[Item] = []
        for move, blocks in self.moves:
            found.append(move)
            for block in blocks:
                found += [block.purpose] if block.purpose is not None else []
                for row in block.rows:
                    found += [row.fact] if row.fact is not None else []
                    found += row.sources
        return found


def tree_of(decision: Decision) -> DecisionTree:
    """Give the tree of a decision: the move chosen with all its purposes, and the next best ones with their first."""
    chosen = decision.chosen
    others = [one for one in decision.candidates if one is not chosen and one.candidate.move > 0]
    shown = ([chosen] if chosen is not None else []) + others
    known: dict[str, Item] = {}
    moves = []
    left = 0
    for one in islice(shown, _MOVES):
        most = _PURPOSES[one is not chosen]
        item, blocks, more = _move(decision, one, most, known)
        moves.append((item, tuple(blocks)))
        left += more
    said = f"{left} more purposes of these moves are not drawn" if left > 1 else ""
    return DecisionTree(tuple(moves), said or ("One more purpose is not drawn" if left else ""))


def _move(
    decision: Decision, weighed: Weighed, most: int, known: dict[str, Item]
) -> tuple[Item, list[Block], int]:
    move = weighed.candidate.move
    item = Item(
        "move",
        point_text(move),
        f"{point_text(move)}: {worth_words(decision, weighed)}",
        (move,),
        share=worth_share(decision, weighed),
    )
    item.small = worth_words(decision, weighed)
    groups = _by_purpose(weighed.candidate.reasons)
    blocks = [_purpose(item, reasons, known) for reasons in groups[:most]]
    rows = []
    for fact in weighed.facts:
        said = Item("fact", fact.said, fact.said, fact.points, leads_to=[item])
        rows.append(Row(said, [Item("source", "search tree", "what it counted", leads_to=[said])]))
    if rows:
        blocks.append(Block(None, rows))
    return item, blocks, max(0, len(groups) - most)


def _by_purpose(reasons: Sequence[Reason]) -> list[list[Reason]]:
    """Give reasons that say the same of a move together, in the order of the first of each."""
    groups: dict[tuple[str, Point, bool], list[Reason]] = {}
    for reason in reasons:
        key = (reason.purpose, reason.target, reason.is_against)
        groups.setdefault(key, []).append(reason)
    return list(groups.values())


def _purpose(move: Item, reasons: Sequence[Reason], known: dict[str, Item]) -> Block:
    first = reasons[0]
    phrase = phrase_of(first.purpose, point_text(first.target) if first.target else "")
    purpose = Item(
        "purpose",
        phrase,
        first.text,
        first.points,
        is_against=first.is_against,
        leads_to=[move],
    )
    direct = Row(None)
    block = Block(purpose)
    for reason in reasons:
        if reason.why is not None:
            _supports(reason.why, purpose, direct, block, known)
        elif reason.source:
            _add(direct, _source(reason.source, reason.said, reason.points, purpose))
    if direct.sources:
        block.rows.append(direct)
    return block


def _supports(
    why: Why, about: Item, row: Row, block: Block, known: dict[str, Item], depth: int = 0
) -> None:
    """Add what says something, and the facts that these rest on, downward."""
    for support in why.below:
        if not support.source:
            continue
        _add(row, _source(support.source, support.sentence, _points(support), about))
        if depth < _DEEPEST:
            for below in _facts(support):
                _fact(below, about, block, known, depth + 1)


def _fact(why: Why, about: Item, block: Block, known: dict[str, Item], depth: int) -> None:
    if why.source:  # what a rule asks of reading
        row = next((one for one in block.rows if one.fact is about), None)
        if row is None:
            row = Row(None)
            block.rows.append(row)
        _add(row, _source(why.source, why.sentence, why.points, about))
        return
    item = known.get(why.sentence)
    if item is not None:
        if about not in item.leads_to and about is not item:
            item.leads_to.append(about)
        return
    item = Item("fact", why.sentence, why.sentence, why.points, leads_to=[about])
    known[why.sentence] = item
    row = Row(item)
    block.rows.append(row)
    if not any(below.source for below in why.below):
        row.sources.append(Item("source", "features", "what stands on the board", leads_to=[item]))
    _supports(why, item, row, block, known, depth)


def _facts(support: Why) -> Iterator[Why]:
    return (below for below in support.below if below.role in ("fact", "known") and below.sentence)


def _points(support: Why) -> tuple[Point, ...]:
    """Give the points that a source speaks of: its own, else those of its maps."""
    below = (one.points for one in support.below if one.role in ("map", "stones"))
    return support.points or tuple(dict.fromkeys(point for points in below for point in points))


def _source(named: str, sentence: str, points: tuple[Point, ...], about: Item) -> Item:
    kind, _, name = named.partition(" ")
    is_known = kind in _KNOWN
    return Item(
        "source",
        name if is_known else named,
        sentence,
        points,
        small=kind if is_known else "",
        opens=name if is_known else "",
        leads_to=[about],
    )


def _add(row: Row, item: Item) -> None:
    """Add a source to a row, once, if it has room for it."""
    once = all((one.small, one.words) != (item.small, item.words) for one in row.sources)
    if once and len(row.sources) < _SOURCES:
        row.sources.append(item)
