"""A decision's tree as one drawing: boxes in four columns, lines from each to what it leads to.

Takes a tree; gives SVG whose boxes bear their items' numbers. Knows no page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap

from riyu.interfaces._svg_marks import worth_color
from riyu.interfaces.web.decision_tree import Block, Column, DecisionTree, Item

__all__ = ["tree_svg"]

_WIDTH = 640.0
_COLUMNS: dict[Column, tuple[float, float, int]] = {
    "source": (0.0, 158.0, 24),
    "fact": (186.0, 168.0, 25),
    "purpose": (382.0, 138.0, 21),
    "move": (548.0, 92.0, 13),
}
"""Of each column its left side, its width, and the letters that a line holds."""
_TITLES: dict[Column, str] = {
    "source": "Sources",
    "fact": "Facts",
    "purpose": "Purposes",
    "move": "Moves",
}
_HEAD, _LINE, _PAD, _GAP, _APART = 30.0, 14.0, 6.0, 6.0, 14.0
_MOST_LINES = 5


@dataclass(frozen=True)
class _Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.y + self.height / 2


def tree_svg(tree: DecisionTree) -> str:
    """Draw a tree. Boxes are `<g data-item="3">`: the places in `tree.items`; those with `opens` are buttons."""
    boxes: dict[Item, _Box] = {}
    below = _HEAD
    for move, blocks in tree.moves:
        top = below
        for block in blocks:
            below = _place_block(block, below, boxes) + _GAP
        height = _height(move)
        below = max(below, top + height + _GAP)
        _place(move, (top + below - _GAP) / 2 - height / 2, boxes)
        below += _APART
    numbers = {item: number for number, item in enumerate(tree.items)}
    lines = "".join(_lines(item, boxes, numbers) for item in numbers)
    drawn = "".join(_item(item, boxes[item], number) for item, number in numbers.items())
    titles = "".join(
        f'<text class="column" x="{left:g}" y="14">{_TITLES[column]}</text>'
        for column, (left, _, _) in _COLUMNS.items()
    )
    label = "Sources, the facts that they say, the purposes that these give, the moves"
    return (
        f'<svg viewBox="0 0 {_WIDTH:g} {below:g}" role="group" aria-label="{label}">'
        f"{titles}{lines}{drawn}</svg>"
    )


def _place_block(block: Block, top: float, boxes: dict[Item, _Box]) -> float:
    """Place a purpose beside the rows that lead to it; give where the next may stand."""
    heights = [
        max(_height(row.fact) if row.fact is not None else 0.0, _stack(row.sources))
        for row in block.rows
    ]
    rows = sum(heights) + _GAP * max(0, len(heights) - 1)
    purpose = _height(block.purpose) if block.purpose is not None else 0.0
    height = max(rows, purpose)
    at = top + (height - rows) / 2
    for row, own in zip(block.rows, heights, strict=True):
        if row.fact is not None:
            _place(row.fact, at + (own - _height(row.fact)) / 2, boxes)
        y = at + (own - _stack(row.sources)) / 2
        for source in row.sources:
            _place(source, y, boxes)
            y += _height(source) + _GAP
        at += own + _GAP
    if block.purpose is not None:
        _place(block.purpose, top + (height - purpose) / 2, boxes)
    return top + height


def _stack(items: Sequence[Item]) -> float:
    return sum(map(_height, items)) + _GAP * max(0, len(items) - 1)


def _place(item: Item, y: float, boxes: dict[Item, _Box]) -> None:
    left, width, _ = _COLUMNS[item.column]
    boxes[item] = _Box(left, y, width, _height(item))


def _texts(item: Item) -> list[str]:
    """Give the lines of an item's words, the last with an ellipsis where they do not fit."""
    letters = _COLUMNS[item.column][2]
    lines = wrap(item.words, letters, break_on_hyphens=True) or [""]
    if len(lines) > _MOST_LINES:
        lines = [*lines[: _MOST_LINES - 1], lines[_MOST_LINES - 1][: letters - 1] + "…"]
    return lines


def _height(item: Item) -> float:
    if item.column == "move":
        return 58.0
    return _LINE * (len(_texts(item)) + bool(item.small)) + 2 * _PAD


def _lines(item: Item, boxes: dict[Item, _Box], numbers: dict[Item, int]) -> str:
    """Draw the lines from an item: straight through the columns between, then bent in the gap before its aim."""
    drawn = []
    start = boxes[item]
    for aim in item.leads_to:
        if aim not in boxes:
            continue
        end = boxes[aim]
        if aim.column == item.column:  # a fact that another one rests on
            way = (
                f"M{start.x:g} {start.middle:.1f}C{start.x - 22:g} {start.middle:.1f} {end.x - 22:g} "
                f"{end.middle:.1f} {end.x:g} {end.middle:.1f}"
            )
        else:
            gap = max(start.x + start.width, end.x - 28)
            half = (gap + end.x) / 2
            way = (
                f"M{start.x + start.width:g} {start.middle:.1f}H{gap:g}C{half:g} {start.middle:.1f} {half:g} "
                f"{end.middle:.1f} {end.x:g} {end.middle:.1f}"
            )
        against = " against" if item.is_against else ""
        drawn.append(
            f'<path class="leads{against}" data-from="{numbers[item]}" data-to="{numbers[aim]}" d="{way}"/>'
        )
    return "".join(drawn)


def _item(item: Item, box: _Box, number: int) -> str:
    role = "button" if item.opens else "img"
    said = escape(f"{item.small} {item.words}. {item.sentence}".strip())
    head = (
        f'<g class="item {item.column}{" against" if item.is_against else ""}" data-item="{number}" tabindex="0" '
        f'role="{role}" aria-label="{said}">'
    )
    if item.column == "move":
        return f"{head}{_move(item, box)}</g>"
    y = box.y + _PAD + 10.5
    texts = []
    if item.small:
        texts.append(
            f'<text class="small" x="{box.x + 8:g}" y="{y:.1f}">{escape(item.small)}</text>'
        )
        y += _LINE
    for line in _texts(item):
        texts.append(f'<text x="{box.x + 8:g}" y="{y:.1f}">{escape(line)}</text>')
        y += _LINE
    return (
        f'{head}<rect x="{box.x:g}" y="{box.y:.1f}" width="{box.width:g}" height="{box.height:g}" rx="7"/>'
        f"{''.join(texts)}</g>"
    )


def _move(item: Item, box: _Box) -> str:
    """Draw a move as on the board: the better, the greener."""
    middle = box.x + box.width / 2
    color = "none" if item.share is None else worth_color(item.share)
    return (
        f'<circle cx="{middle:g}" cy="{box.y + 20:.1f}" r="19" style="fill:{color}"/>'
        f'<text class="point" x="{middle:g}" y="{box.y + 25:.1f}">{escape(item.words)}</text>'
        f'<text class="small" x="{middle:g}" y="{box.y + 54:.1f}">{escape(item.small)}</text>'
    )
