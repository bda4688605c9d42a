"""The closed table of predicates: what facts can say, who alone says it, its layer, its fields and a sentence.

Takes nothing; gives predicates. Knows no boards and no rules: `basics` answers for what the board and features say,
rules assert what is theirs, reading enters its verdicts, and moves are told by every source.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from riyu.inference.purposes import (
    BECAUSE,
    CHANGES,
    CONFLICTS,
    CORNERS,
    DESCRIBED,
    GOALS,
    IDEAS,
    LIFE,
    PURPOSE_PHRASES,
    QUALITIES,
    STATUS,
    VERDICTS,
    WORTHS,
)

if TYPE_CHECKING:
    from riyu.inference.model import Atom

__all__ = [
    "ASKED_ABOVE",
    "ASSESSMENT",
    "BOARD",
    "CELL_KINDS",
    "FEATURES",
    "KINDS",
    "LAYERS",
    "MAKERS",
    "MAY_BE_NONE",
    "NONE",
    "PREDICATES",
    "PROVE",
    "READING",
    "RULES",
    "SEARCH",
    "SOURCES",
    "STRING_KINDS",
    "FieldKind",
    "Predicate",
    "both_ways",
    "sentence",
]

LAYERS = ("stones", "strings", "relations", "chains", "territory", "moves")
"""From what stands on the board up to what to play: a rule asks facts of its own layer or of those below it."""

BOARD, FEATURES, RULES, PROVE, READING, ASSESSMENT, SOURCES, SEARCH = (
    "the board",
    "features",
    "rules",
    "prove",
    "reading",
    "assessment",
    "sources",
    "search",
)
MAKERS: Mapping[str, str] = {
    BOARD: "what stands, strings and their liberties; asked, not stored",
    FEATURES: "links, chains, access and what they come to; asked, not stored",
    RULES: "what rules assert, and patterns as rules of one map",
    PROVE: "what rules would have read, from their `prove`",
    READING: "the verdicts of what was read",
    ASSESSMENT: "what groups, regions and points come to, by the evaluation of the whole board",
    SOURCES: "what every source tells, rules among them, each with its name",
    SEARCH: "what a tree search found of a decision's moves, with its numbers",
}
"""Who says a word: each predicate has one maker, and none says another's."""

ASKED_ABOVE: Mapping[str, str] = {"move": "candidates", "reject": "candidates", "wanted": "reading"}
"""The predicates that layers above the rules ask for by name, and who does."""

NONE = "none"
"""The word in a field of a kind in MAY_BE_NONE where there is nothing to name; in a fact its value is 0."""

STRING_KINDS = frozenset(("string", "target", "other"))
"""The kinds whose fields name a string by any of its stones."""

MAY_BE_NONE = frozenset(("target", "other", "first"))
"""The kinds whose fields may be `none`."""

KINDS = {
    "color": "own or enemy in a rule; 1 Black, 2 White in a fact",
    "point": "any point; its cell",
    "empty": "an empty point; its cell",
    "stone": "a stone; its cell",
    "string": "a string; its lowest cell (a rule names it by any of its stones)",
    "chain": "a chain; its lowest stone (a rule names it by any stone that belongs to it)",
    "target": "a string (its lowest cell), an empty point, or `none` (0)",
    "other": "a string (its lowest cell) or `none` (0)",
    "first": "an empty point where a move is to begin, its cell; or `none` (0)",
    "number": "a whole number",
    "word": "a word of the field's list",
    "name": "a kebab-case name that the rules choose",
}
"""The kinds of fields, and what values of each stand in a rule and in a fact."""

CELL_KINDS = frozenset(("point", "empty", "stone", "string", "chain", *MAY_BE_NONE))
"""The kinds whose values are cells."""


@dataclass(frozen=True, slots=True)
class FieldKind:
    """A field of a predicate: its name in the sentence, one of KINDS, and the words it may be if it is a `word`.

    `phrases` say a word otherwise than it is written; see `purposes`.
    """

    name: str
    kind: str
    words: tuple[str, ...] = ()
    phrases: Mapping[str, str] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Predicate:
    """What a fact can say. `sentence` has the fields' names in braces; see the function `sentence`.

    `either_way`: two neighboring fields that may be swapped (the place of the first), or -1; such a fact is asserted
    both ways, so that whoever asks finds it by either end.
    """

    name: str
    fields: tuple[FieldKind, ...]
    layer: str
    made_by: str
    sentence: str
    either_way: int = -1

    @property
    def is_stored(self) -> bool:
        """Whether its facts are kept, not asked of the board and features when they are wanted."""
        return self.made_by not in (BOARD, FEATURES)

    @property
    def is_asserted(self) -> bool:
        """Whether a rule may say it."""
        return self.made_by in (RULES, SOURCES)

    def __str__(self) -> str:
        return f"{self.name}({', '.join(field.name for field in self.fields)})"


_COLOR, _POINT, _EMPTY = (
    FieldKind(*f) for f in (("color",) * 2, ("point",) * 2, ("point", "empty"))
)
_STONE, _OTHER_STONE = FieldKind("stone", "stone"), FieldKind("other", "stone")
_STRING, _OTHER_STRING = FieldKind("string", "string"), FieldKind("other", "string")
_OTHER_MOVE = FieldKind("other", "first")
_NUMBER, _NAME = FieldKind("number", "number"), FieldKind("name", "name")
_TWO_STONES, _TWO_STRINGS = (_STONE, _OTHER_STONE), (_STRING, _OTHER_STRING)


def _words(name: str, phrases: Mapping[str, str]) -> FieldKind:
    said = {word: phrase for word, phrase in phrases.items() if phrase}
    return FieldKind(name, "word", tuple(phrases), said)


_STATUS_FIELD = _words("status", STATUS)
_ASKED = (
    _words("goal", {name: goal.phrase for name, goal in GOALS.items()}),
    _COLOR,
    _STRING,
    FieldKind("other", "other"),
    FieldKind("point", "first"),
)


def _number(name: str) -> FieldKind:
    return FieldKind(name, "number")


def _made(
    made_by: str, layer: str, *rows: tuple[str, tuple[FieldKind, ...], str]
) -> list[Predicate]:
    return [Predicate(name, fields, layer, made_by, text) for name, fields, text in rows]


def _both(layer: str, *rows: tuple[str, tuple[FieldKind, ...], int, str]) -> list[Predicate]:
    return [Predicate(name, fields, layer, RULES, text, at) for name, fields, at, text in rows]


PREDICATES: Mapping[str, Predicate] = {
    predicate.name: predicate
    for predicate in (
        # What the board and features say.
        *_made(
            BOARD,
            "stones",
            ("stone", (_COLOR, _STONE), "{color} stands at {stone}"),
        ),
        *_made(
            BOARD,
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
                (_COLOR, *_TWO_STONES, _STATUS_FIELD),
                "{status} link of {color} joins {stone} and {other}",
            ),
            (
                "edge-link",
                (_COLOR, _STONE, _STATUS_FIELD),
                "{status} link of {color} joins {stone} to the edge",
            ),
            (
                "bridge-point",
                (_COLOR, _EMPTY, _STATUS_FIELD),
                "{point} is {status} bridge point of {color}",
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
            ("spent", (_COLOR, _STRING), "the {color} string of {string} cuts nothing any more"),
        ),
        # Chains and their life.
        *_both(
            "chains",
            (
                "row",
                (_COLOR, *_TWO_STONES),
                1,
                "{color} has a row of stones from {stone} to {other}",
            ),
        ),
        *_made(
            RULES,
            "chains",
            (
                "eye",
                (_COLOR, _EMPTY, _words("worth", WORTHS)),
                "{point} is {worth} eye of {color}",
            ),
            (
                "eyes",
                (_COLOR, _EMPTY, FieldKind("halves", "number")),
                "the {color} eye space at {point} is worth {halves} half eyes",
            ),
            ("baseless", (_COLOR, _STRING), "no base is known of the {color} string of {string}"),
            ("way-out", (_COLOR, _EMPTY), "{color} stones can run out over {point}"),
        ),
        # Regions.
        *_made(
            RULES,
            "territory",
            (
                "corner",
                (_COLOR, _POINT, _words("kind", CORNERS)),
                "{color} has the corner at {point} with {kind}",
            ),
            ("open-corner", (_EMPTY,), "no stone stands in the corner of {point}"),
            ("open-side", (_EMPTY,), "no stone stands on the side around {point}"),
            (
                "extension",
                (_COLOR, _STONE, _EMPTY),
                "{color} has room to extend from {stone} to {point}",
            ),
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
            SOURCES,
            "moves",
            (
                "move",
                (
                    _words("quality", QUALITIES),
                    _COLOR,
                    _EMPTY,
                    _words("purpose", PURPOSE_PHRASES),
                    FieldKind("target", "target"),
                ),
                "{color} at {point} is {quality} move to {purpose}",
            ),
        ),
        *_made(
            RULES,
            "moves",
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
                (_COLOR, _EMPTY, _words("idea", IDEAS)),
                "{color} at {point} follows the idea to {idea}",
            ),
            (
                "described",
                (_COLOR, _POINT, _words("word", DESCRIBED)),
                "{point} is {word} for {color}",
            ),
            (
                "not-used-here",
                (_COLOR, _POINT, FieldKind("other", "point"), _STRING),
                "{color} has no use for this at {point}",
            ),
        ),
        # What the assessment says: of groups, whose name is their lowest stone, and of each string in them.
        *_made(
            ASSESSMENT,
            "chains",
            (
                "group",
                (_COLOR, FieldKind("group", "string"), _STRING),
                "the string of {string} belongs to the {color} group of {group}",
            ),
            (
                "status",
                (_COLOR, _STRING, _words("status", LIFE)),
                "the {color} group of {string} is {status}",
            ),
            (
                "because",
                (_COLOR, _STRING, _words("reason", BECAUSE)),
                "of the {color} group of {string}: {reason}",
            ),
            (
                "conflict",
                (_COLOR, _STRING, _words("fate", CONFLICTS), FieldKind("rival", "other")),
                "the {color} group of {string} is {fate}[ with {rival}]",
            ),
            (
                "lives-by",
                (_COLOR, _STRING, *map(_number, ("first", "second", "room", "ways"))),
                "the {color} group of {string} gets {first} eyes moving first and {second} moving second, "
                "has {room} points of room and {ways} ways out",
            ),
            ("weak", (_COLOR, _STRING), "the {color} string of {string} is weak"),
            ("heavy", (_COLOR, _STRING), "the {color} string of {string} is heavy"),
            ("strong", (_COLOR, _STRING), "the {color} string of {string} is strong"),
            ("base", (_COLOR, _STRING), "the {color} string of {string} has a base"),
            ("can-run", (_COLOR, _STRING), "the {color} string of {string} can run"),
            ("aji", (_COLOR, _STRING), "the dead {color} string of {string} has aji"),
            (
                "thickness",
                (_COLOR, _STRING),
                "the {color} string of {string} is part of a thick position",
            ),
        ),
        *_made(
            ASSESSMENT,
            "territory",
            ("territory", (_COLOR, _POINT), "{color} has territory around {point}"),
            ("moyo", (_COLOR, _POINT), "{color} has a moyo around {point}"),
            (
                "direction",
                (_COLOR, _STONE, _EMPTY),
                "from {stone}, {color} plays in the direction of {point}",
            ),
        ),
        *_made(
            ASSESSMENT,
            "moves",
            (
                "urgent",
                (_COLOR, _STRING, _number("points")),
                "{points} points are in doubt with the {color} group of {string}, more than with any other",
            ),
            (
                "big",
                (_COLOR, _EMPTY, _number("points")),
                "{point} is the largest point for {color}",
            ),
            (
                "sente",
                (_COLOR, _EMPTY, _number("points")),
                "{color} has sente at {point}: left alone it threatens {points} points",
            ),
            (
                "reverse-sente",
                (_COLOR, _EMPTY, _number("points")),
                "{color} at {point} takes a sente move of the enemy and gains {points} points",
            ),
            (
                "miai",
                (_COLOR, _EMPTY, FieldKind("other", "empty")),
                "{point} and {other} are miai for {color}: if one is taken, the other does",
            ),
            (
                "invade",
                (_COLOR, _EMPTY),
                "{color} can live or get out in the enemy's moyo at {point}",
            ),
            ("reduce", (_COLOR, _EMPTY), "{color} can only reduce the enemy's moyo, from {point}"),
            (
                "changes",
                (
                    _COLOR,
                    _EMPTY,
                    _words("change", CHANGES),
                    FieldKind("target", "target"),
                    _number("points"),
                ),
                "{points} points hang on who is first at {point}: {color} would {change}[ the stones at {target}]",
            ),
            ("ko", (_COLOR, _EMPTY, _STONE), "a ko is on: {color} takes {stone} at {point}"),
            ("ko-size", (_EMPTY, _number("points")), "{points} points hang on the ko at {point}"),
            (
                "ko-threat",
                (_COLOR, _EMPTY, FieldKind("target", "string"), _number("points")),
                "{color} at {point} threatens {target}: {points} points hang on the answer",
            ),
            (
                "threats",
                (_COLOR, _EMPTY, _NUMBER),
                "for the ko at {point} {color} has threats that must be answered: {number}",
            ),
        ),
        # What reading is asked, and what it answers.
        Predicate(
            "wanted",
            _ASKED,
            "moves",
            PROVE,
            "it would help to know whether {color}[ at {point}] can {goal}",
        ),
        Predicate(
            "read",
            (*_ASKED, _words("verdict", VERDICTS)),
            "strings",
            READING,
            "reading says {verdict}: {color}[ at {point}] to {goal}",
        ),
        # What a tree search found.
        *_made(
            SEARCH,
            "moves",
            (
                "searched",
                (_COLOR, _EMPTY, _number("games"), _number("won")),
                "search goes on from {color} {point} in {games} games and wins {won} of 100",
            ),
            (
                "wins-more",
                (_COLOR, _EMPTY, FieldKind("other", "empty"), _number("more")),
                "{color} wins {more} more of 100 games of search after {point} than after {other}",
            ),
            (
                "refuted",
                (
                    _COLOR,
                    _EMPTY,
                    FieldKind("reply", "point"),
                    FieldKind("other", "empty"),
                    _number("fewer"),
                ),
                "search answers {color} {point} at {reply}: {fewer} fewer of 100 games are won than after {other}",
            ),
            (
                "decides-owner",
                (_COLOR, _EMPTY, _STRING, _number("games"), _OTHER_MOVE, _number("otherwise")),
                "the stones at {string} end as {color}'s in {games} of 100 games of search after {point}, "
                "in {otherwise} [after {other}|if the enemy moves first]",
            ),
            (
                "decides-area",
                (
                    _COLOR,
                    _EMPTY,
                    FieldKind("around", "empty"),
                    _number("points"),
                    _number("games"),
                    _OTHER_MOVE,
                    _number("otherwise"),
                ),
                "{points} points around {around} end as {color}'s in {games} of 100 games of search after {point}, "
                "in {otherwise} [after {other}|if the enemy moves first]",
            ),
            (
                "swing",
                (_COLOR, _EMPTY, FieldKind("around", "point"), _number("points")),
                "by search {points} points hang on who comes first at {color} {point}, above all those about {around}",
            ),
            (
                "decides-game",
                (_COLOR, _STRING, _number("won"), _number("otherwise")),
                "it hangs on the stones at {string} who wins: {color} wins {won} of 100 games of search where they "
                "end as {color}'s, {otherwise} of the others",
            ),
            (
                "decides-game-area",
                (
                    _COLOR,
                    FieldKind("around", "empty"),
                    _number("points"),
                    _number("won"),
                    _number("otherwise"),
                ),
                "it hangs on {points} points around {around} who wins: {color} wins {won} of 100 games of search "
                "where they end as {color}'s, {otherwise} of the others",
            ),
            (
                "komi-moved",
                (_COLOR, FieldKind("given", "color"), _number("points")),
                "search for {color} gives {given} {points} points more than the game does",
            ),
            (
                "against-reasons",
                (_COLOR, _EMPTY, FieldKind("other", "empty")),
                "search chooses {color} {point}, though reasons speak more for {other}",
            ),
        ),
    )
}


def both_ways(atom: Atom) -> tuple[Atom, ...]:
    """Give the atoms that an assertion lets stand: itself, and swapped if its predicate holds either way."""
    at = PREDICATES[atom.predicate].either_way
    if at < 0 or atom.fields[at] == atom.fields[at + 1]:
        return (atom,)
    one, two = atom.fields[at : at + 2]
    return (atom, replace(atom, fields=(*atom.fields[:at], two, one, *atom.fields[at + 2 :])))


_OPTIONAL = re.compile(r"\[([^]|]*)(?:\|([^]]*))?\]")


def sentence(predicate: Predicate, texts: tuple[str, ...]) -> str:
    """Say a fact, given the texts of its fields in their order.

    Words are said by their phrases, names without hyphens. Of what stands in brackets, that before `|` is said if all
    fields that it names have something to name, else that behind it.
    """
    pairs = list(zip(predicate.fields, texts, strict=True))
    absent = {"{" + f.name + "}" for f, text in pairs if text == NONE and f.kind in MAY_BE_NONE}
    said = predicate.sentence
    for f, text in pairs:
        if f.kind in ("word", "name"):
            said = said.replace("{" + f.name + "}", f.phrases.get(text, text.replace("-", " ")))
    said = _OPTIONAL.sub(
        lambda m: m[2] or "" if any(name in m[1] for name in absent) else m[1], said
    )
    shown = {f.name: text.capitalize() if f.kind == "color" else text for f, text in pairs}
    said = said.format(**shown)
    return said[:1].upper() + said[1:]
