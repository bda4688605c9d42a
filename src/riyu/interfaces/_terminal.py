"""A picture as characters: the board with marks beside its stones and the legend below, plain or in ANSI colors.

Takes a position, overlays and what the terminal can show; gives text. Does not ask the terminal or the environment.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass

from riyu.game.constants import BLACK, EMPTY
from riyu.game.points import (
    COLUMNS,
    Color,
    Point,
    color_name,
    column_of,
    point_at,
    point_text,
    row_of,
    star_points,
)
from riyu.game.position import Position
from riyu.interfaces._layout import Frame
from riyu.interfaces._overlay import Arrow, Line, Mark, Number, Overlay, Symbol, Text, Tint, keys_of

__all__ = ["terminal_text"]

# Colors of the 256-color palette: they are the same in every terminal, unlike the first sixteen.
_WOOD, _LINES, _EDGE, _BLACK, _WHITE, _MARK, _LAST = 179, 94, 137, 16, 231, 19, 88
_RESET = "\x1b[0m"
_WIDTH = 78  # of legends
_WEAK = 0.5  # tints below it have the small form
_SHAPES = {
    "circle": ("o", "◯"),
    "square": ("s", "□"),
    "triangle": ("t", "△"),
    "cross": ("x", "×"),
    "star": ("*", "★"),
    "diamond": ("d", "◇"),
    "dot": ("*", "•"),
    "stone": ("o", "◯"),
    "veil": (":", "░"),
}
_SIDED_SHAPES = {
    # Black's and White's, told apart without color: plain and in Unicode
    ("circle", "black"): ("0", "◉"),
    ("circle", "white"): ("o", "◯"),
    ("square", "black"): ("S", "■"),
    ("square", "white"): ("s", "□"),
    ("triangle", "black"): ("T", "▲"),
    ("triangle", "white"): ("t", "△"),
    ("diamond", "black"): ("D", "◆"),
    ("diamond", "white"): ("d", "◇"),
    ("star", "black"): ("*", "★"),
    ("star", "white"): ("*", "☆"),
    ("dot", "black"): ("@", "•"),
    ("dot", "white"): ("%", "◦"),
    ("stone", "black"): ("0", "●"),
    ("stone", "white"): ("o", "○"),
}
_TINTS = {
    # meaning of the sign: (strong, weak) plain and in Unicode
    ("side", True): (("B", "b"), ("■", "▪")),
    ("side", False): (("W", "w"), ("□", "▫")),
    ("merit", True): (("*", "+"), ("◆", "+")),
    ("merit", False): (("!", "-"), ("!", "−")),
    ("amount", True): (("M", "m"), ("▓", "░")),
    ("amount", False): (("L", "l"), ("▽", "▿")),
    ("worth", True): (("+", "-"), ("●", "◦")),
    ("worth", False): (("-", "-"), ("◦", "◦")),
}
_LINE_NAMES = {
    "good": "good",
    "bad": "bad",
    "neutral": "neutral",
    "black": "Black",
    "white": "White",
}


@dataclass(frozen=True, slots=True)
class _Style:
    color: bool
    unicode: bool
    frame: Frame
    suffix: int  # characters beside each point

    @property
    def grid_joint(self) -> str:
        return "─" if self.unicode else " "


def terminal_text(
    position: Position,
    overlays: tuple[Overlay, ...],
    frame: Frame,
    *,
    color: bool,
    unicode: bool,
    last_move: Point,
    numbers: Mapping[Point, str],
    title: str,
    caption: str,
    status: bool,
    coordinates: bool,
) -> str:
    """Draw the shown part of a position; no line ends in a space and the text in no newline."""
    cells = {
        point: _cell_texts(position.at(point), point, overlays, numbers, unicode)
        for point in frame.points()
    }
    suffix = max((len(beside) for _, beside in cells.values()), default=0)
    style = _Style(color, unicode, frame, suffix)
    lines: list[str] = []
    if title:
        lines += [title, ""]
    letters = _letters(style) if coordinates else ""
    side = "   " if coordinates else ""
    if coordinates:
        lines.append(_on_wood(style, side + letters + side))
    for row in range(frame.high_row, frame.low_row - 1, -1):
        left = f"{row:2} " if coordinates else " "
        # Numbers at both sides, as on the page: a long row is easier followed.
        right = f"{row:<3}" if coordinates else " "
        lines.append(_row(style, position, row, cells, last_move, left, right))
    if coordinates:
        lines.append(_on_wood(style, side + letters + side))
    if status:
        taken = "captured: " + ", ".join(
            f"{count} {name}"
            for count, name in zip(position.captured, ("black", "white"), strict=True)
        )
        lines += ["", f"{color_name(position.to_move)} to move; {taken}"]
    if caption:
        lines += ["", caption]
    if overlays:
        lines.append("")
        for layer in overlays:
            lines += _legend(layer, unicode)
    return "\n".join(line.rstrip() for line in lines)


def _cell_texts(
    content: Color,
    point: Point,
    overlays: tuple[Overlay, ...],
    numbers: Mapping[Point, str],
    unicode: bool,
) -> tuple[str, str]:
    """Give what stands in an empty point's place (nothing on a stone) and what stands beside it."""
    texts = [numbers[point]] if point in numbers else []
    texts += [
        t for layer in overlays for mark in layer.at(point) if (t := _mark_text(mark, unicode))
    ]
    joined = ",".join(texts) if any(len(t) > 1 for t in texts) else "".join(texts)
    if content != EMPTY:
        return "", joined
    return joined[:1], joined[1:]


def _mark_text(mark: Mark, unicode: bool) -> str:
    if isinstance(mark, Number | Text):
        return mark.text
    if isinstance(mark, Symbol):
        return _SIDED_SHAPES.get((mark.shape, mark.meaning), _SHAPES[mark.shape])[unicode]
    if isinstance(mark, Tint):
        if abs(mark.value) < 0.02 and mark.scale != "worth":
            return ""
        return _TINTS[mark.scale, mark.value > 0][unicode][abs(mark.value) < _WEAK]
    return ""


def _letters(style: _Style) -> str:
    gap = " " * (style.suffix + 1)
    frame = style.frame
    names = COLUMNS[frame.low_column - 1 : frame.high_column]
    return gap.join(names) + " " * style.suffix


def _row(
    style: _Style,
    position: Position,
    row: int,
    cells: Mapping[Point, tuple[str, str]],
    last_move: Point,
    left: str,
    right: str,
) -> str:
    frame = style.frame
    parts = []
    before = ""  # what stands between the last point and this one
    for column in range(frame.low_column, frame.high_column + 1):
        point = point_at(column, row)
        inside, beside = cells[point]
        content = position.at(point)
        joint = style.grid_joint
        is_last = point == last_move and content != EMPTY
        if is_last:
            parts.append(_paint(style, "(", _LAST, bold=True))
        elif column > frame.low_column:
            parts.append(before or _paint(style, joint, _LINES))
        else:
            parts.append(_on_wood(style, " "))
        before = _paint(style, ")", _LAST, bold=True) if is_last else ""
        if content != EMPTY:
            parts.append(_stone(style, content))
        elif inside:
            parts.append(_paint(style, inside, _MARK, bold=True))
        else:
            parts.append(_paint(style, _crossing(style, point), _LINES))
        parts.append(_paint(style, beside, _MARK, bold=True))
        rest = style.suffix - len(beside)
        # Past the right edge of the board no line runs on.
        fill = " " if column == frame.size else joint
        if is_last and column < frame.high_column and rest:
            parts.append(before)
            before, rest = "", rest - 1
        parts.append(_paint(style, fill * rest, _LINES))
    end = before or _on_wood(style, " ")
    return _on_wood(style, left[:-1]) + "".join(parts) + end + _on_wood(style, right[:-1])


def _crossing(style: _Style, point: Point) -> str:
    size = style.frame.size
    is_star = point in star_points(size)
    if not style.unicode:
        return "+" if is_star else "."
    if is_star:
        return "╋"
    column, row = column_of(point), row_of(point)
    across = 0 if column == 1 else 2 if column == size else 1
    down = 0 if row == size else 2 if row == 1 else 1
    return ("┌┬┐", "├┼┤", "└┴┘")[down][across]


def _stone(style: _Style, content: Color) -> str:
    if style.color:
        shape = "●" if style.unicode else ("X" if content == BLACK else "O")
        return _paint(style, shape, _BLACK if content == BLACK else _WHITE, bold=not style.unicode)
    if style.unicode:
        return "●" if content == BLACK else "○"
    return "X" if content == BLACK else "O"


def _paint(style: _Style, text: str, ink: int, *, bold: bool = False) -> str:
    if not style.color or not text:
        return text
    return f"\x1b[{'1;' if bold else ''}38;5;{ink};48;5;{_WOOD}m{text}{_RESET}"


def _on_wood(style: _Style, text: str) -> str:
    return _paint(style, text, _LINES)


def _legend(layer: Overlay, unicode: bool) -> list[str]:
    lines = textwrap.wrap(
        f"{layer.name}: {layer.legend}", _WIDTH, subsequent_indent="  ", break_long_words=False
    ) or [f"{layer.name}:"]
    keys = [
        (text, words)
        for mark, words in keys_of(layer)
        if words and (text := _mark_text(mark, unicode) or _stroke_words(mark))
    ]
    if keys:
        lines.append("  " + "   ".join(f"{text} {words}" for text, words in keys))
    looks: dict[str, list[str]] = {}
    for mark in layer.marks:
        if isinstance(mark, Line | Arrow):
            looks.setdefault(_line_words(mark), []).append(_joined(mark, unicode))
    lines += textwrap.wrap(
        ", ".join(
            " ".join(pairs) + (f" ({words})" if words else "") for words, pairs in looks.items()
        ),
        _WIDTH,
        initial_indent="  ",
        subsequent_indent="  ",
    )
    return lines


def _joined(mark: Line | Arrow, unicode: bool) -> str:
    plain, drawn = ("->", "→") if isinstance(mark, Arrow) else ("-", "–")
    return f"{point_text(mark.start)}{drawn if unicode else plain}{point_text(mark.end)}"


def _stroke_words(mark: Mark) -> str:
    return mark.stroke if isinstance(mark, Line) and mark.stroke != "by-meaning" else ""


def _line_words(mark: Line | Arrow) -> str:
    """Give a line's look in words: whose or how good, and its stroke."""
    words = (_LINE_NAMES.get(mark.meaning, ""), _stroke_words(mark))
    return ", ".join(word for word in words if word)
