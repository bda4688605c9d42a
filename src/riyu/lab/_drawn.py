"""Drawn tests in Pachi's `.t` form: a drawn position, then questions about it, one a line.

Takes a file, gives a Script. Asks no engine. What a question means: Pachi's t-unit/test.c.

A question becomes the command `riyu-ask-drawn WORDS…`, to be answered 1 (it is so) or 0; the words are the file's, but:

* the right answer at the line's end is taken off; `atari w C5 atari:KIND` is asked as `atari w C5 KIND` (right
  answer 1, with `!` before the kind 0), and `atari b E4 -1` as `atari b E4 any` (0);
* `moggy status B2 x B8 o` is asked point by point, `status B2 x`: `x`, `o`: likely Black's, White's; `X`, `O`: surely;
  `:` in seki or dame;
* what else the file sets follows as `rules=japanese`, `handicap=6`, `passes=b2`; komi is sent as `komi`;
* `genmove b pass` is asked as `reg_genmove b`.

`!` before a question marks it as known to fail. Lines without an answer (statistics, stress tests) are no questions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from riyu.base.errors import BadInput, Place, RiyuError
from riyu.base.files import read_text
from riyu.game.constants import BLACK, EMPTY, NO_POINT, PASS, WHITE
from riyu.game.points import (
    Color,
    Point,
    check_size,
    neighbors,
    parse_point,
    point_at,
    point_text,
)
from riyu.game.position import Position, empty_position
from riyu.lab._steps import Ask, Expected, Script, Send, SetUp, Step

__all__ = ["parse_drawn", "read_drawn"]

_STONES = {".": EMPTY, "X": BLACK, "O": WHITE}
_ROW = re.compile(r"[.XO]\)?(\s*[.XO]\)?)*\Z")
_UNANSWERED = frozenset({"moggy moves", "bad_selfatari_stats", "is_selfatari_stress_test"})
_QUESTIONS = frozenset(
    {
        *("ladder", "ladder_any", "wouldbe_ladder", "wouldbe_ladder_any", "useful_ladder"),
        *("sar", "bad_selfatari", "snapback", "can_countercap", "first_line_blunder"),
        *("two_eyes", "false_eye_seki", "corner_seki", "breaking_nakade_seki", "pass_is_safe"),
    }
)


def read_drawn(path: Path) -> Script:
    """Read a `.t` file. Raises BadInput with the line."""
    return parse_drawn(read_text(path), str(path))


def parse_drawn(text: str, source: str = "") -> Script:
    """Read the text of a `.t` file. Raises BadInput with the line for anything that is not understood."""
    reader = _Reader(source)
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if line and not line.startswith("%"):
            place = Place(source, number)
            try:
                reader.read(line, place)
            except RiyuError as error:
                if isinstance(error, BadInput) and error.place.line:
                    raise
                raise BadInput(str(error), place) from None
    reader.check_whole()
    return Script(Path(source).stem or "drawn", tuple(reader.steps))


@dataclass
class _Drawing:
    """A board while its rows are read; `settings` are what the file says besides, by name."""

    size: int
    place: Place
    rows: list[str] = field(default_factory=list)
    last: Point = PASS
    ko_taker: Point = NO_POINT
    is_set_up: bool = False

    def set_up(self) -> SetUp:
        """Give the step that sets the board up, the last stone (after a ko capture: what it took, too) taken back."""
        stones: dict[Color, list[Point]] = {EMPTY: [], BLACK: [], WHITE: []}
        for row_number, row in zip(range(self.size, 0, -1), self.rows, strict=True):
            for column, stone in enumerate(row, start=1):
                stones[_STONES[stone]].append(point_at(column, row_number))
        position = empty_position(self.size).with_stones(stones[BLACK], stones[WHITE])
        last = self.ko_taker or self.last
        if not last:
            return SetUp(position)
        color = position.at(last)
        if color == EMPTY:
            raise BadInput(
                f"{point_text(last)} is empty: expected the last stone there", self.place
            )
        taken = []
        if self.ko_taker:
            taken = [p for p in neighbors(last, self.size) if position.at(p) == EMPTY]
            if len(taken) != 1:
                raise BadInput(
                    f"the stone at {point_text(last)} has {len(taken)} liberties: after a ko capture it has one",
                    self.place,
                )
        before = position.with_stones(
            black=taken if color == WHITE else (),
            white=taken if color == BLACK else (),
            empty=(last,),
        )
        moved = Position(self.size, before.stones, color)
        return SetUp(moved, color, last)


class _Reader:
    def __init__(self, source: str) -> None:
        self.steps: list[Step] = []
        self._drawing: _Drawing | None = None
        self._settings: dict[str, str] = {}
        self._komi = ""

    def read(self, line: str, place: Place) -> None:
        words = line.split()
        known_fail = words[0].startswith("!")
        if known_fail:
            words[0] = words[0][1:]
        if words[0] == "boardsize":
            self._start(words, place)
        elif words[0] in ("komi", "handicap", "rules", "passes", "ko") and len(words) >= 2:
            self._set(words, place)
        elif _ROW.match(line):
            self._add_row(line, place)
        elif " ".join(words[:2]) not in _UNANSWERED and words[0] not in _UNANSWERED:
            self._ask(words, known_fail, place)

    def check_whole(self) -> None:
        drawing = self._drawing
        if drawing is not None and len(drawing.rows) != drawing.size:
            raise BadInput(
                f"{len(drawing.rows)} rows drawn, expected {drawing.size}", drawing.place
            )

    def _start(self, words: list[str], place: Place) -> None:
        self.check_whole()
        if len(words) != 2 or not words[1].isdecimal() or len(words[1]) > 4:
            raise BadInput(f"found '{' '.join(words)}': expected 'boardsize 9'", place)
        self._drawing = _Drawing(check_size(int(words[1])), place)
        self._settings = {}
        self._komi = ""

    def _set(self, words: list[str], place: Place) -> None:
        name, value = words[0], "".join(words[1:])
        drawing = self._drawn(place)
        if name == "ko":
            drawing.ko_taker = parse_point(value, drawing.size)
            drawing.is_set_up = False
        elif name == "komi":
            self._komi = value
            drawing.is_set_up = False
        else:
            self._settings[name] = value

    def _add_row(self, line: str, place: Place) -> None:
        drawing = self._drawn(place)
        row = ""
        for character in line.replace(" ", "").replace("\t", ""):
            if character == ")":
                if drawing.last:
                    raise BadInput("a second ')': expected one last move", place)
                drawing.last = point_at(len(row), drawing.size - len(drawing.rows))
            else:
                row += character
        if len(row) != drawing.size:
            raise BadInput(f"{len(row)} points in this row, expected {drawing.size}", place)
        if len(drawing.rows) == drawing.size:
            raise BadInput(f"a row too many: expected {drawing.size}", place)
        drawing.rows.append(row)

    def _ask(self, words: list[str], known_fail: bool, place: Place) -> None:
        drawing = self._drawn(place)
        self.check_whole()
        if not drawing.is_set_up:
            self.steps.append(drawing.set_up())
            if self._komi:
                self.steps.append(Send(f"komi {self._komi}", optional=True))
            drawing.is_set_up = True
        for command, answer in _questions(words, place):
            asked = command
            if not command.startswith("reg_genmove"):
                extras = [f"{name}={value}" for name, value in self._settings.items()]
                asked = " ".join(["riyu-ask-drawn", command, *extras])
            self.steps.append(
                Ask(
                    str(place.line) if len(words) < 5 else f"{place.line} {command}",
                    asked,
                    Expected(answer, known_fail=known_fail),
                    "status" if words[0] == "moggy" else words[0].replace("_", " "),
                    place.line,
                )
            )

    def _drawn(self, place: Place) -> _Drawing:
        if self._drawing is None:
            raise BadInput("expected 'boardsize' and a drawn board first", place)
        return self._drawing


def _questions(words: list[str], place: Place) -> list[tuple[str, str]]:
    """Give the commands a line asks, without `riyu-ask-drawn`, each with its right answer."""
    name, *rest = [w.upper() if re.fullmatch(r"[a-hj-t]\d{1,2}", w) else w for w in words]
    if name == "genmove" and len(rest) == 2:
        return [(f"reg_genmove {rest[0]}", re.escape(rest[1]))]
    if name == "moggy" and rest[:1] == ["status"] and len(rest) % 2 == 1:
        pairs = zip(rest[1::2], rest[2::2], strict=True)
        return [(f"status {point} {state}", "1") for point, state in pairs if state != "?"]
    if name == "atari" and len(rest) == 3:
        answer = rest[2]
        if answer == "-1":
            return [(f"atari {rest[0]} {rest[1]} any", "0")]
        kind = answer.removeprefix("!").removeprefix("atari:")
        return [(f"atari {rest[0]} {rest[1]} {kind}", "0" if answer.startswith("!") else "1")]
    if name in _QUESTIONS and len(rest) >= 2 and rest[-1] in ("0", "1"):
        return [(" ".join([name, *rest[:-1]]), rest[-1])]
    raise BadInput(
        f"found '{' '.join(words)}': expected a row of '.', 'X', 'O', or a question such as 'ladder b C3 1'",
        place,
    )
