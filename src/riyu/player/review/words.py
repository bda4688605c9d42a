"""What a review says around the explanations of its moves: forms in one file a language, filled in.

Takes names of forms and slots; gives texts. What is wrong in a file is told with its line. Knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.base.files import read_text
from riyu.base.numbers import shown
from riyu.base.toml import parse_toml
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import Color, Point, opposite, point_text
from riyu.patterns.files import package_folder
from riyu.player.explaining.record import BEGINNER, READERS

__all__ = ["DEFAULT", "ReviewWords", "parse_words", "read_words", "word_names"]

DEFAULT = "en"

EVEN = 1.5
"""Points below which a lead is told as even."""

_SLOT = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class ReviewWords:
    """The forms of a language by name: `better` has one a reader, `page.keys` one for all."""

    texts: Mapping[str, Mapping[str, str]]

    def say(self, form: str, reader: str = BEGINNER, /, **slots: object) -> str:
        """Give a form filled in, for a reader."""
        return _SLOT.sub(lambda found: str(slots.get(found[1], "")), self.texts[form][reader])

    def color(self, color: Color) -> str:
        """Give a color's name."""
        return self.say("black" if color == BLACK else "white")

    def points(self, count: float) -> str:
        """Give points of the game with their noun, whole ones."""
        whole = round(abs(count))
        return self.say("point") if whole == 1 else self.say("points", count=whole)

    def tenths(self, count: float) -> str:
        """Give points of the game with their noun, to a tenth."""
        return self.say("points", count=f"{abs(count):.1f}")

    def lead(self, black: float) -> str:
        """Give who leads by how much: `White by 4 points`; even below EVEN points."""
        if abs(black) < EVEN:
            return self.say("even")
        color = self.color(BLACK if black > 0 else WHITE)
        return self.say("ahead", color=color, points=self.points(black))

    def phase(self, phase: str) -> str:
        """Give the name of a phase of the game, such as `middle game`."""
        return self.say(phase.replace(" ", "-"))

    def move(self, color: Color, point: Point) -> str:
        """Give a move with its color."""
        where = self.say("pass") if point == PASS else point_text(point)
        return self.say("move", color=self.color(color), point=where)

    def line(self, first: Color, line: Sequence[Point], reader: str = BEGINNER) -> str:
        """Give a line, `first` to move: each move with its color for a beginner, else the first alone."""
        said, color = [], first
        for i, point in enumerate(line):
            where = self.say("pass") if point == PASS else point_text(point)
            said.append(self.move(color, point) if reader == BEGINNER or i == 0 else where)
            color = opposite(color)
        return (", " if reader == BEGINNER else " ").join(said)


def word_names() -> list[str]:
    """Give the languages that reviews can be written in, by their files' names."""
    return sorted(path.stem for path in (package_folder("sentences") / "review").glob("*.toml"))


@cache
def read_words(name: str = DEFAULT) -> ReviewWords:
    """Give a language by name. Raises UsageError for an unknown one, BadInput (file, line) for a file that is wrong."""
    names = word_names()
    if name not in names:
        known = ", ".join(names)
        raise UsageError(f"unknown language {shown(name)}; known: {known}{nearest(name, names)}")
    path = package_folder("sentences") / "review" / f"{name}.toml"
    english = None if name == DEFAULT else read_words()
    return parse_words(read_text(path), f"review/{path.name}", english)


def parse_words(text: str, source: str = "", like: ReviewWords | None = None) -> ReviewWords:
    """Read a language's file; `like` has the forms that it must have.

    Raises BadInput with the line of the first thing that is wrong or missing.
    """
    file = parse_toml(text, source)
    texts: dict[str, Mapping[str, str]] = {}
    for key, value in file.values.items():
        if isinstance(value, str):
            texts[key] = dict.fromkeys(READERS, value)
        elif isinstance(value, dict) and set(value) == set(READERS):
            texts[key] = {reader: str(value[reader]) for reader in READERS}
        elif isinstance(value, dict):
            for inner, form in value.items():
                texts[f"{key}.{inner}"] = dict.fromkeys(READERS, str(form))
        else:
            raise BadInput(
                f"{shown(key)}: expected a text, or one for each reader", file.place(key)
            )
    wanted = like.texts if like is not None else {}
    for name, forms in wanted.items():
        if name not in texts:
            raise BadInput(f"no form {shown(name)}", file.place(*name.split(".")))
        slots = {slot for form in forms.values() for slot in _SLOT.findall(form)}
        for form in texts[name].values():
            for slot in _SLOT.findall(form):
                if slot not in slots:
                    near = nearest(slot, slots)
                    raise BadInput(
                        f"unknown slot {{{slot}}} in {shown(name)}{near}",
                        file.place(*name.split(".")),
                    )
    for name in texts if like is not None else ():
        if name not in wanted:
            raise BadInput(
                f"unknown form {shown(name)}{nearest(name, wanted)}", file.place(*name.split("."))
            )
    return ReviewWords(texts)
