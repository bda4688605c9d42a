"""A page of positions side by side: what a strong player played, what riyu plays and why, for both readers.

Takes explained positions and a teacher's notes; gives Markdown. Decides nothing and explains nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from riyu.game.constants import PASS
from riyu.game.points import Point, color_name, column_of, point_at, point_text, row_of
from riyu.game.position import Position
from riyu.interfaces.picture import Mark, Overlay, Picture, Text, region_from_text
from riyu.player.explaining.record import BEGINNER, STRONG, Explanation

__all__ = ["Shown", "page_text"]

AROUND = 4
"""Lines shown around the moves and what the record speaks of, at least."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A position of a game, the move that was played there, and riyu's record; `name` says which game.

    `refusal` is why riyu does not play what the strong player did, by reader; empty where it does.
    """

    name: str
    position: Position
    played: Point
    record: Explanation
    refusal: Mapping[str, str] = field(default_factory=dict)


def page_text(shown: Iterable[Shown], notes: Mapping[str, str], head: str) -> str:
    """Give the page; `notes` are by a position's key, as `key_of` gives it."""
    parts = [head.strip()]
    for number, one in enumerate(shown, start=1):
        parts.append(_part(number, one, notes.get(key_of(one), "")))
    return "\n\n".join(parts) + "\n"


def key_of(one: Shown) -> str:
    """Give what a position is known by in the notes: its game and move."""
    return f"{one.name}, move {one.record.number}"


def _part(number: int, one: Shown, note: str) -> str:
    record = one.record
    who = color_name(record.color)
    played = "a pass" if one.played == PASS else point_text(one.played)
    same = " (riyu's, too)" if one.played == record.move else ""
    lines = [
        f"## {number}. {key_of(one)}",
        "",
        f"{who} to move. The strong player's move: **{played}**{same}. riyu's: **{record.move_text}**.",
        "",
        "```",
        _picture(one).rstrip(),
        "```",
        "",
        "For a beginner:",
        "",
        "```",
        *_told(one, BEGINNER),
        "```",
        "",
        "For a strong player:",
        "",
        "```",
        *_told(one, STRONG),
        "```",
    ]
    if note:
        lines += ["", f"*A teacher:* {note.strip()}"]
    return "\n".join(lines)


def _told(one: Shown, reader: str) -> list[str]:
    """Give the record for a reader, and why not the strong player's move."""
    refusal = one.refusal.get(reader, "")
    return [
        one.record.text(reader),
        *(["", f"Why not {point_text(one.played)}?", refusal] if refusal else []),
    ]


def _picture(one: Shown) -> str:
    """Draw the part of the board that matters: riyu's move R, the strong player's P, both B."""
    size, record = one.position.size, one.record
    marks: list[Mark] = []
    if record.move > 0 and record.move == one.played:
        marks.append(Text(record.move, "B"))
    else:
        marks += [Text(p, sign) for p, sign in ((record.move, "R"), (one.played, "P")) if p > 0]
    points = [p for p in (record.move, one.played) if p > 0]
    points += [p for reason in record.reasons for p in (reason.target, reason.other) if p > 0]
    columns, rows = [column_of(p) for p in points], [row_of(p) for p in points]
    low = point_at(max(1, min(columns) - AROUND), max(1, min(rows) - AROUND))
    high = point_at(min(size, max(columns) + AROUND), min(size, max(rows) + AROUND))
    region = region_from_text(f"{point_text(low)}-{point_text(high)}", size)
    overlay = Overlay("moves", "R riyu's move, P the strong player's, B both.", tuple(marks))
    return Picture(one.position, (overlay,), region=region).text(unicode=False)
