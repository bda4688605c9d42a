"""The closed tables of the pattern language: symbols, words, ways to ask, tests, and things to say.

Takes nothing; gives names with their kinds and a sentence each. Knows no boards: `_conditions` answers the tests.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = [
    "ANSWERS",
    "ASKED",
    "BLOCKS",
    "HEADER",
    "MASKS",
    "NAMED_EMPTY",
    "NAMED_STONES",
    "ORIENTED",
    "SAYINGS",
    "SECTIONS",
    "TESTS",
    "TWO_ENDS",
    "AskedKind",
    "SayingKind",
    "TestKind",
]

MASKS = {
    "O": 2,
    "X": 4,
    ".": 1,
    "o": 3,
    "x": 5,
    "*": 1,
    "?": 7,
    "_": 15,
    "s": 6,
    "-": 8,
    "|": 8,
    "+": 8,
}
"""What may stand on a point with this symbol, as bits: 1 empty, 2 own, 4 enemy, 8 off the board.

`@` is as the class asks; capitals are as `where` says.
"""

NAMED_STONES = frozenset("ABCDEFGHIJKLMNPQRSTUVWYZ")
NAMED_EMPTY = frozenset("abcdefghijklmnpqrtuvwyz")

HEADER = ("class", "asked", "answer", "last")
BLOCKS = ("pattern", "bar", "glob", "end")
SECTIONS = {
    "why": "pattern bar glob",
    "draw": "pattern bar glob",
    "map": "",
    "where": "pattern bar glob",
    "relate": "",
    "when": "pattern bar glob",
    "know": "",
    "unless": "",
    "prove": "",
    "says": "pattern",
    "assert": "",
    "counter": "",
    "yes": "pattern bar",
    "no": "pattern bar",
    "seen": "pattern bar",
    "source": "pattern bar",
}
"""All sections of the two file formats, in their order, with the blocks of a `.pat` file that may have them."""

ANSWERS = {
    "best": "the first pattern that matches answers",
    "all": "every pattern that matches answers",
    "bits": "the pattern that matches describes the point by bits",
    "sequence": "the pattern that matches gives moves to be played out",
}


@dataclass(frozen=True, slots=True)
class AskedKind:
    """What a focus must be: a mask of what may stand on it, and a sentence."""

    phrase: str
    mask: int
    sentence: str


TWO_ENDS = "a link's two ends"

ASKED = {
    kind.phrase: kind
    for kind in (
        AskedKind("a point", 7, "any point of the board"),
        AskedKind("an empty point", 1, "an empty point; `*` may be the focus"),
        AskedKind("a stone", 6, "a stone of either color, drawn `@`"),
        AskedKind("an own stone", 2, "a stone of the color asked for, drawn `@`"),
        AskedKind("an enemy stone", 4, "a stone of the other color, drawn `@`"),
        AskedKind(TWO_ENDS, 2, "two own stones: the focus is A and the other end is B"),
    )
}
ORIENTED = {
    "in all orientations": "all eight are tried",
    "oriented from one end to the other": "only those that lay A and B on the two ends",
}


@dataclass(frozen=True, slots=True)
class TestKind:
    """A test of `when`: its name, the kinds of its arguments, whether its answer is compared with a number, a sentence.

    Kinds: `stone` a label with a stone, `empty` a label of an empty point, `point` any label. `uses_answer`: it speaks
    of `*` without naming it.
    """

    __test__ = False  # pytest: this is no test class

    name: str
    kinds: tuple[str, ...]
    compared: bool
    sentence: str
    uses_answer: bool = False


TESTS = {
    kind.name: kind
    for kind in (
        TestKind("liberties", ("stone",), True, "liberties of the string at a stone"),
        TestKind("line", ("point",), True, "the line a point lies on, 1 at the edge"),
        TestKind(
            "self-atari", ("empty",), False, "an own stone there leaves its string one liberty"
        ),
        TestKind(
            "no enemy neighbor in atari",
            (),
            False,
            "no enemy string beside `*` has one liberty",
            True,
        ),
    )
}


@dataclass(frozen=True, slots=True)
class SayingKind:
    """A thing that `says` can say: its name, the kinds of its arguments, whether a move does it (`by *`), a sentence.

    Kinds: as for tests, and `own` and `enemy` (stones of that side), `number` and `name`.
    """

    name: str
    kinds: tuple[str, ...]
    by_move: bool
    sentence: str


SAYINGS = {
    kind.name: kind
    for kind in (
        SayingKind("capture", ("enemy",), True, "takes the string"),
        SayingKind("atari", ("enemy",), True, "leaves the enemy string one liberty"),
        SayingKind("connect", ("own", "own"), True, "joins the two own strings"),
        SayingKind("cut", ("enemy", "enemy"), True, "separates the two enemy strings"),
        SayingKind("block", ("enemy",), True, "stops the enemy string from going on this way"),
        SayingKind("hane", ("enemy",), True, "bends around the end of the enemy string"),
        SayingKind(
            "extend", ("own",), True, "makes the own string longer, out of the enemy's reach"
        ),
        SayingKind("descend", ("own",), True, "goes from the own string straight to the edge"),
        SayingKind("press", ("enemy",), True, "leans on the enemy string and keeps it low"),
        SayingKind("push", ("own",), True, "goes from the own string into the enemy's gap"),
        SayingKind("keep-shape", ("own",), True, "gives the own string room for eyes and few cuts"),
        SayingKind("fill", ("empty",), True, "takes an empty point"),
        SayingKind("connected", ("own", "own"), False, "the two own strings are connected"),
        SayingKind("key-point", ("empty",), False, "both colors want the point"),
        SayingKind("eye", ("empty",), False, "the point is an own eye"),
        SayingKind("half-eye", ("empty",), False, "the point is half an own eye"),
        SayingKind("scored", ("number",), False, "the shape is worth so much"),
        SayingKind("joseki-stage", ("name",), False, "the corner has come so far"),
    )
}
