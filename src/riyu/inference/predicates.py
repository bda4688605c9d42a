"""The closed table of predicates: what facts can say, with the kinds of their fields, their layer and a sentence.

Takes nothing; gives predicates. Knows no boards and no rules: `basics` answers for what features say, rules assert the
rest, reading enters its verdicts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from riyu.patterns.tables import DESCRIPTORS, SAYINGS

__all__ = [
    "CELL_KINDS",
    "FEATURES",
    "GOALS",
    "KINDS",
    "LAYERS",
    "NONE",
    "PREDICATES",
    "PURPOSES",
    "READING",
    "RULES",
    "FieldKind",
    "Predicate",
    "sentence",
]

LAYERS = ("stones", "strings", "relations", "chains", "territory", "moves")
"""From what stands on the board up to what to play: a rule asks facts of its own layer or of those below it."""

FEATURES, RULES, READING = "features", "rules", "reading"
"""Who makes a predicate's facts."""

NONE = "none"
"""The word in a field of kind `other` or `target` where there is nothing to name; in a fact its value is 0."""

KINDS = {
    "color": "own or enemy in a rule; 1 Black, 2 White in a fact",
    "point": "any point; its cell",
    "empty": "an empty point; its cell",
    "stone": "a stone; its cell",
    "string": "a string; its lowest cell (a rule names it by any of its stones)",
    "chain": "a chain; its lowest stone (a rule names it by any stone that belongs to it)",
    "target": "a string (its lowest cell), an empty point, or `none` (0)",
    "other": "a string (its lowest cell) or `none` (0)",
    "number": "a whole number",
    "word": "a word of the field's list",
    "name": "a kebab-case name that the rules choose",
}
"""The kinds of fields, and what values of each stand in a rule and in a fact."""

CELL_KINDS = frozenset(("point", "empty", "stone", "string", "chain", "target", "other"))
"""The kinds whose values are cells."""


@dataclass(frozen=True, slots=True)
class FieldKind:
    """A field of a predicate: its name in the sentence, one of KINDS, and the words it may be if it is a `word`."""

    name: str
    kind: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Predicate:
    """What a fact can say. `sentence` has the fields' names in braces.

    `either_way`: two neighboring fields that may be swapped (the place of the first), or -1; such a fact is asserted
    both ways, so that whoever asks finds it by either end.
    """

    name: str
    fields: tuple[FieldKind, ...]
    layer: str
    made_by: str
    sentence: str
    either_way: int = -1

    def __str__(self) -> str:
        return f"{self.name}({', '.join(field.name for field in self.fields)})"


_STATUS = ("settled", "unsettled", "weak", "none")
_MORE_PURPOSES = {
    "reduce-liberties": "takes away liberties of the enemy string, so that it cannot get out",
    "take-corner": "takes a corner where no stone stands",
    "trap": "catches the enemy string in the end, though it may run",
    "build-moyo": "makes a moyo of own larger",
    "take-key-point": "takes a point that both colors want",
    "threaten": "threatens something that the enemy must answer",
    "follow-custom": "is what strong players play in this shape",
}
PURPOSES: Mapping[str, str] = {
    **{kind.name: kind.sentence for kind in SAYINGS.values() if kind.by == "needed"},
    **_MORE_PURPOSES,
}
"""What a move can be for, with a sentence each: all that patterns say `by *`, and some more."""

GOALS: Mapping[str, tuple[tuple[str, ...], str]] = {
    "capture": (("enemy",), "take the enemy string"),
    "save": (("own",), "keep the own string from being taken"),
    "connect": (("own", "own"), "join the two own strings"),
    "cut": (("enemy", "enemy"), "keep the two enemy strings apart"),
    "make-eye": (("own",), "make an eye for the own string"),
    "live": (("own",), "make the own string's group alive"),
    "kill": (("enemy",), "keep the enemy string's group from living"),
    "win-race": (("own", "enemy"), "take the enemy string before the own one is taken"),
}
"""The goals of `prove`: whose strings they name, seen from the side that is to reach them, and a sentence."""

_GOAL = FieldKind("goal", "word", tuple(GOALS))
_QUALITIES = ("best", "good", "urgent", "large", "forcing", "small", "bad")
_IDEAS = (
    "take-corner",
    "enclose-corner",
    "approach",
    "extend",
    "pincer",
    "split",
    "build-moyo",
    "great-wall",
    "mirror",
)
_CORNERS = (
    "three-three",
    "three-four",
    "four-four",
    "three-five",
    "four-five",
    "enclosed",
    "approached",
    "other",
)
_SIDES = ("left", "right", "top", "bottom")

_COLOR, _POINT, _EMPTY = (
    FieldKind(*f) for f in (("color",) * 2, ("point",) * 2, ("point", "empty"))
)
_STONE, _OTHER_STONE = FieldKind("stone", "stone"), FieldKind("other", "stone")
_STRING, _OTHER_STRING = FieldKind("string", "string"), FieldKind("other", "string")
_NUMBER, _NAME = FieldKind("number", "number"), FieldKind("name", "name")
_TWO_STONES, _TWO_STRINGS = (_STONE, _OTHER_STONE), (_STRING, _OTHER_STRING)


def _words(name: str, words: tuple[str, ...]) -> FieldKind:
    return FieldKind(name, "word", words)


def _made(
    made_by: str, layer: str, *rows: tuple[str, tuple[FieldKind, ...], str]
) -> list[Predicate]:
    return [Predicate(name, fields, layer, made_by, text) for name, fields, text in rows]


def _both(layer: str, *rows: tuple[str, tuple[FieldKind, ...], int, str]) -> list[Predicate]:
    return [Predicate(name, fields, layer, RULES, text, at) for name, fields, at, text in rows]


PREDICATES: Mapping[str, Predicate] = {
    predicate.name: predicate
    for predicate in (
        # What features say.
        *_made(
            FEATURES,
            "stones",
            ("stone", (_COLOR, _STONE), "{color} stands at {stone}"),
        ),
        *_made(
            FEATURES,
            "strings",
            ("string", (_COLOR, _STRING), "{color} has the string of {string}"),
            ("liberties", (_STRING, _NUMBER), "the string of {string} has {number} liberties"),
            ("stones", (_STRING, _NUMBER), "the string of {string} has {number} stones"),
            (
                "atari",
                (_COLOR, _STRING, _EMPTY),
                "the {color} string of {string} has one liberty left, {point}",
            ),
        ),
        *_made(
            FEATURES,
            "relations",
            (
                "link",
                (_COLOR, *_TWO_STONES, _words("status", _STATUS)),
                "a {status} link of {color} joins {stone} and {other}",
            ),
            (
                "edge-link",
                (_COLOR, _STONE, _words("status", _STATUS)),
                "a {status} link of {color} joins {stone} to the edge",
            ),
            (
                "bridge-point",
                (_COLOR, _EMPTY, _words("status", _STATUS)),
                "{point} is a {status} bridge point of {color}",
            ),
        ),
        *_made(
            FEATURES,
            "chains",
            (
                "chain",
                (_COLOR, FieldKind("chain", "chain"), _STRING),
                "the string of {string} belongs to the {color} chain of {chain}",
            ),
            (
                "pass-alive",
                (_COLOR, _STRING),
                "the {color} string of {string} lives though its owner passes for ever",
            ),
        ),
        *_made(
            FEATURES,
            "territory",
            ("access", (_COLOR, _POINT, _NUMBER), "{color} reaches {point} in {number} moves"),
            ("enclosed", (_COLOR, _EMPTY), "{color} encloses {point}"),
        ),
        # What rules say of stones and strings.
        *_both(
            "relations",
            (
                "shape",
                (_NAME, _COLOR, *_TWO_STONES),
                2,
                "{stone} and {other} of {color} are a {name}",
            ),
            (
                "secure",
                (_COLOR, *_TWO_STONES),
                1,
                "the link of {stone} and {other} is plainly secure",
            ),
            ("linked", (_COLOR, *_TWO_STONES), 1, "{stone} and {other} of {color} are linked"),
            (
                "connected",
                (_COLOR, *_TWO_STRINGS),
                1,
                "the {color} strings of {string} and {other} are connected",
            ),
            (
                "cuttable",
                (_COLOR, *_TWO_STRINGS, _EMPTY),
                1,
                "the {color} strings of {string} and {other} can be cut at {point}",
            ),
        ),
        *_made(
            RULES,
            "relations",
            (
                "cutting-stone",
                (_COLOR, _STRING),
                "the {color} string of {string} keeps enemy strings apart",
            ),
            (
                "ladder-breaker",
                (_COLOR, _STRING, _EMPTY),
                "the {color} string of {string} breaks a ladder that comes over {point}",
            ),
            (
                "seki",
                (_COLOR, *_TWO_STRINGS),
                "neither the {color} string of {string} nor the enemy's of {other} can take the other",
            ),
            ("heavy", (_COLOR, _STRING), "the {color} string of {string} is heavy"),
            ("light", (_COLOR, _STRING), "the {color} string of {string} may be given up"),
        ),
        # Chains and their life.
        *_both(
            "chains",
            ("wall", (_COLOR, *_TWO_STONES), 1, "{color} has a wall from {stone} to {other}"),
        ),
        *_made(
            RULES,
            "chains",
            (
                "eye",
                (_COLOR, _EMPTY, _words("worth", ("whole", "half", "false"))),
                "{point} is a {worth} eye of {color}",
            ),
            (
                "eyes",
                (_COLOR, _EMPTY, FieldKind("halves", "number")),
                "the {color} eye space at {point} is worth {halves} half eyes",
            ),
            ("base", (_COLOR, _STRING), "the {color} string of {string} has a base"),
            ("weak", (_COLOR, _STRING), "the {color} string of {string} is weak"),
            ("strong", (_COLOR, _STRING), "the {color} string of {string} is strong"),
            ("can-run", (_COLOR, _STRING), "the {color} string of {string} can run"),
            ("way-out", (_COLOR, _EMPTY), "{color} stones can run out over {point}"),
        ),
        # Regions.
        *_made(
            RULES,
            "territory",
            (
                "corner",
                (_COLOR, _POINT, _words("kind", _CORNERS)),
                "{color} has the corner at {point}: {kind}",
            ),
            ("open-corner", (_EMPTY,), "no stone stands in the corner of {point}"),
            (
                "open-side",
                (_EMPTY, _words("side", _SIDES)),
                "no stone stands on the {side} around {point}",
            ),
            (
                "extension",
                (_COLOR, _STONE, _EMPTY),
                "{color} has room to extend from {stone} to {point}",
            ),
            ("moyo", (_COLOR, _POINT), "{point} lies in a moyo of {color}"),
            ("territory", (_COLOR, _POINT), "{point} is territory of {color}"),
            ("unstable", (_COLOR, _EMPTY), "the boundary of {color} can be broken at {point}"),
            ("divides", (_COLOR, _EMPTY), "territory of {color} falls into two pieces at {point}"),
            (
                "joseki-stage",
                (_COLOR, _POINT, _NAME),
                "the corner at {point} has come as far as {name}, for {color}",
            ),
            (
                "scored",
                (_COLOR, _POINT, FieldKind("tenths", "number")),
                "the shape at {point} is worth {tenths} tenths of a point to {color}",
            ),
        ),
        # Moves.
        *_made(
            RULES,
            "moves",
            (
                "move",
                (
                    _words("quality", _QUALITIES),
                    _COLOR,
                    _EMPTY,
                    _words("purpose", tuple(PURPOSES)),
                    FieldKind("target", "target"),
                ),
                "{color} at {point} is a {quality} move to {purpose} {target}",
            ),
            (
                "key-point",
                (_COLOR, _EMPTY),
                "{point} is a point that both colors want, {color} among them",
            ),
            ("reject", (_COLOR, _EMPTY), "{color} is not to play at {point}"),
            (
                "answer",
                (_COLOR, _EMPTY, FieldKind("to", "empty")),
                "{color} answers a move at {to} at {point}",
            ),
            (
                "opening",
                (_COLOR, _EMPTY, _words("idea", _IDEAS)),
                "{color} at {point} follows the idea to {idea}",
            ),
            (
                "direction",
                (_COLOR, _STONE, _EMPTY),
                "from {stone}, {color} plays in the direction of {point}",
            ),
            (
                "described",
                (_COLOR, _POINT, _words("word", tuple(DESCRIPTORS))),
                "{point} is {word} for {color}",
            ),
            (
                "not-used-here",
                (_COLOR, _POINT, FieldKind("other", "point"), _STRING),
                "{color} has no use for this at {point}",
            ),
        ),
        # What reading is asked, and what it answers.
        Predicate(
            "wanted",
            (_GOAL, _COLOR, _STRING, FieldKind("other", "other")),
            "moves",
            READING,
            "it would help to know whether {color} can {goal} {string} {other}",
        ),
        Predicate(
            "read",
            (
                _GOAL,
                _COLOR,
                _STRING,
                FieldKind("other", "other"),
                _words("verdict", ("win", "loss", "ko", "unknown")),
            ),
            "strings",
            READING,
            "reading says {verdict}: {color} to {goal} {string} {other}",
        ),
    )
}


def sentence(predicate: Predicate, texts: tuple[str, ...]) -> str:
    """Say a fact, given the texts of its fields in their order; words lose their hyphens, `none` is left out."""
    shown = {
        field.name: ""
        if text == NONE and field.kind in ("other", "target")
        else text.replace("-", " ")
        if field.kind in ("word", "name")
        else text
        for field, text in zip(predicate.fields, texts, strict=True)
    }
    said = " ".join(predicate.sentence.format(**shown).split())
    return said[:1].upper() + said[1:]
