"""The closed tables of the pattern language: symbols, words, ways to ask, tests, and things to say.

Takes nothing; gives names with their kinds and a sentence each. Knows no boards: `focus` answers the tests.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = [
    "ANSWERS",
    "ASKED",
    "BLOCKS",
    "DESCRIPTORS",
    "HEADER",
    "MASKS",
    "NAMED_EMPTY",
    "NAMED_STONES",
    "ONE_STRING",
    "READING_REACH",
    "READING_TESTS",
    "SAYINGS",
    "SECTIONS",
    "SEQUENCE_MOVES",
    "TESTS",
    "TWO_ENDS",
    "USED",
    "WHOLE_BOARD",
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

HEADER = ("class", "asked", "answer", "last", "used")
"""The words of a header, in their order; the last may be left out."""

BLOCKS = ("pattern", "bar", "use", "glob", "skip", "or", "else", "end")
SECTIONS = {
    "why": "pattern bar use glob skip or else",
    "draw": "pattern bar glob skip or else",
    "map": "",
    "where": "pattern bar glob skip or else",
    "as": "use",
    "relate": "",
    "when": "pattern bar use glob skip or else",
    "know": "",
    "unless": "",
    "prove": "",
    "says": "pattern use",
    "assert": "",
    "counter": "",
    "yes": "pattern bar use",
    "no": "pattern bar use",
    "seen": "pattern bar",
    "source": "pattern bar",
}
"""All sections of the two file formats, in their order, with the blocks of a `.pat` file that may have them."""

ANSWERS = {
    "best": "the first pattern that matches answers",
    "all": "every pattern that matches answers",
    "bits": "the first pattern that matches describes the point: each says `bits(...)`",
    "sequence": "the first pattern that matches gives moves to be played out: each says `sequence(...)`",
}

USED = {
    "in reading": "matched during reading: two tests a block at most, nothing asked beyond the 7x7 field",
}
"""Where a class is used, for a class that must be matched fast."""

READING_TESTS = 2
READING_REACH = 3
SEQUENCE_MOVES = 10
"""How many moves a `sequence` may have, both colors counted."""


@dataclass(frozen=True, slots=True)
class AskedKind:
    """What a focus must be: a mask of what may stand on it, in which orientations it is asked, and a sentence.

    `end` is the label of the other point that the question names: `B` at the other end of a link, `A` on the string
    whose liberty is asked; nothing in a class that is asked with a focus alone. `end_mask`: what may stand there.
    """

    phrase: str
    mask: int
    sentence: str
    oriented: str = "in all orientations"
    end: str = ""
    end_mask: int = 0


TWO_ENDS = "a link's two ends"
ONE_STRING = "a liberty of a string"
WHOLE_BOARD = "the whole board"

_BETWEEN = "oriented from one end to the other"

ASKED = {
    kind.phrase: kind
    for kind in (
        AskedKind("a point", 7, "any point of the board, drawn `@`"),
        AskedKind("an empty point", 1, "an empty point, drawn `@`, or `*` if it is the answer"),
        AskedKind("a stone", 6, "a stone of either color, drawn `@`"),
        AskedKind("an own stone", 2, "a stone of the color asked for, drawn `@`"),
        AskedKind("an enemy stone", 4, "a stone of the other color, drawn `@`"),
        AskedKind(TWO_ENDS, 2, "two own stones: A, the focus, and B", _BETWEEN, "B", 2),
        AskedKind(
            "an enemy link's two ends", 4, "two enemy stones: A, the focus, and B", _BETWEEN, "B", 4
        ),
        AskedKind(
            ONE_STRING,
            1,
            "an empty point, drawn `@` or `*`, and beside it A, a stone of the string",
            "toward a stone of the string",
            "A",
            6,
        ),
        AskedKind(WHOLE_BOARD, 7, "no focus is drawn: the drawing is looked for everywhere"),
    )
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
        TestKind(
            "liberties-after",
            ("empty",),
            True,
            "liberties that an own stone played there has with its string, what it takes taken off",
        ),
        TestKind("stones", ("stone",), True, "stones of the string at a stone"),
        TestKind("line", ("point",), True, "the line a point lies on, 1 at the edge"),
        TestKind(
            "own-distance",
            ("point",),
            True,
            "moves own needs to reach the point by access: 0 on an own stone, 1 beside it, 99 without a way",
        ),
        TestKind("enemy-distance", ("point",), True, "the same for the enemy"),
        TestKind(
            "phase", (), True, "phase of the game: 9 first moves, 6 to 4 midgame, 3 to 1 endgame"
        ),
        TestKind(
            "self-atari",
            ("empty",),
            False,
            "an own stone there, what it takes taken off, leaves its string one liberty or none",
        ),
        TestKind(
            "own-cannot-play-safely",
            ("empty",),
            False,
            "an own stone there takes nothing and leaves its string one liberty or none",
        ),
        TestKind("enemy-cannot-play-safely", ("empty",), False, "the same for an enemy stone"),
        TestKind(
            "eye-cannot-collapse",
            ("empty",),
            False,
            "all four sides are own or the edge; of its diagonals the enemy holds or could safely take one at"
            " most, and none at the edge",
        ),
        TestKind("in own territory", ("point",), False, "an empty point that own encloses"),
        TestKind("in enemy territory", ("point",), False, "an empty point that the enemy encloses"),
        TestKind(
            "on-plate",
            ("point", "stone"),
            False,
            "the point lies on, beside or diagonally beside the string at the stone",
        ),
        TestKind(
            "same-chain", ("stone", "stone"), False, "the two stones belong to one chain of a color"
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

DESCRIPTORS = {
    "uncuttable": "the move can't be cut off from the own stones it comes from",
    "forcing": "the enemy must answer the move",
    "urgent": "later is too late: the enemy wants the point as well",
    "important": "the stone at the focus is worth saving",
    "light": "the stone at the focus may be given up",
    "heavy": "the move makes stones that are neither safe nor easy to give up",
    "weak": "own is the weaker side of this contact fight",
    "strong": "own is the stronger side of this contact fight",
    "open": "the way that the drawing leads up is open to run",
    "closed": "the way that the drawing leads up is shut",
    "stable": "the boundary drawn holds even if the enemy moves first",
    "unstable": "the boundary drawn can be broken if the enemy moves first",
    "sacrifice": "the stone is meant to be taken",
    "ko": "what follows may be a ko",
    "plain": "nothing of all this: the word of a last pattern",
}
"""What `bits(...)` can say of a point or a move."""


@dataclass(frozen=True, slots=True)
class SayingKind:
    """A thing that `says` can say: its name, the kinds of its arguments, a sentence, and whether a move does it.

    Kinds: as for tests, and `own` and `enemy` (stones of that side), `number`, `name`, `descriptor` (a word of
    DESCRIPTORS). `by`: whether `by *` stands behind: `needed`, `never`, `allowed`. `most`: not 0 where the last kind
    may come again, up to so many arguments in all.
    """

    name: str
    kinds: tuple[str, ...]
    by: str
    sentence: str
    most: int = 0


def _moves(*rows: tuple[str, str, str]) -> list[SayingKind]:
    return [SayingKind(name, tuple(kinds.split()), "needed", text) for name, kinds, text in rows]


def _states(*rows: tuple[str, str, str]) -> list[SayingKind]:
    return [SayingKind(name, tuple(kinds.split()), "never", text) for name, kinds, text in rows]


SAYINGS = {
    kind.name: kind
    for kind in (
        # Strings: take them, keep them, race.
        *_moves(
            ("capture", "enemy", "takes the string"),
            ("atari", "enemy", "leaves the enemy string one liberty"),
            ("take-liberty", "enemy", "takes a liberty of the enemy string"),
            ("ladder", "enemy", "catches the enemy string in a ladder"),
            ("net", "enemy", "shuts the enemy string in so that it can't get out"),
            ("snapback", "enemy", "gives a stone to take the enemy string back with it"),
            ("throw-in", "enemy", "gives a stone to cost the enemy string a liberty or an eye"),
            ("squeeze", "enemy", "drives the enemy string together, short of liberties"),
            ("race", "enemy", "wins a move in the race of liberties against the enemy string"),
            ("save", "own", "keeps the own string from being taken"),
            ("counter", "enemy", "answers an attack by attacking the attacker's string"),
            ("fill", "empty", "takes an empty point"),
        ),
        # Contact and shape.
        *_moves(
            (
                "contact",
                "enemy",
                "touches the enemy stone to start a fight or find a place to live",
            ),
            ("block", "enemy", "stops the enemy string from going on this way"),
            ("hane", "enemy", "bends around the end of the enemy string"),
            ("extend", "own", "makes the own string longer, out of the enemy's reach"),
            ("descend", "own", "goes from the own string straight to the edge"),
            ("press", "enemy", "leans on the enemy string and keeps it low"),
            ("push", "own", "goes from the own string into the enemy's gap"),
            ("keep-shape", "own", "gives the own string room for eyes and few cuts"),
            ("defend", "own", "takes away a weakness of the own stones before the enemy uses it"),
            ("force", "enemy", "makes the enemy string answer, and leaves own better off"),
        ),
        # Links.
        *_moves(
            ("connect", "own own", "joins the two own strings"),
            ("cut", "enemy enemy", "separates the two enemy strings"),
            ("make-link", "own", "makes a link from the own stone"),
            ("peep", "enemy enemy", "threatens to cut the two enemy strings"),
            (
                "bridge-under",
                "own own",
                "joins the two own strings along the edge, under the enemy",
            ),
        ),
        # Groups: out, in, alive, dead.
        *_moves(
            ("run", "own", "takes the own stones out toward the open"),
            ("enclose", "enemy", "shuts the enemy stones in"),
            ("split", "enemy enemy", "comes between two enemy groups"),
            ("settle", "own", "gives the own stones a base, so that they need not run"),
            ("live", "own", "makes the own group alive"),
            ("kill", "enemy", "keeps the enemy group from living"),
            ("make-eye", "own", "makes an eye for the own stones"),
            ("take-eye", "enemy", "takes an eye from the enemy stones"),
            ("keep-dead", "enemy", "answers a dead group's move so that it stays dead"),
            ("desperate", "own", "is the best chance of own stones that are otherwise lost"),
        ),
        # Regions.
        *_moves(
            ("invade", "", "starts to live where the enemy has the upper hand"),
            ("reduce", "", "makes an enemy region smaller from outside"),
            ("attack-moyo", "", "breaks a moyo of the enemy"),
            ("defend-moyo", "", "closes a moyo of own"),
            ("break-boundary", "", "breaks through the edge of an enemy territory"),
            ("hold", "", "keeps the points that an endgame move of the enemy would take"),
            ("endgame", "", "takes points at the boundary of territories"),
        ),
        # Opening and edge.
        *_moves(
            ("approach", "enemy", "comes near the enemy's corner stone"),
            ("pincer", "enemy", "takes from the enemy stone its room along the edge"),
            ("cap", "enemy", "stands over the enemy stone, toward the center"),
            ("enclose-corner", "own", "makes a corner enclosure with the own stone"),
            ("extend-along", "own", "goes from the own stone along the edge"),
            ("limit", "enemy", "keeps the enemy stone from going along the edge"),
            ("edge-move", "", "is a large move along the edge"),
            ("wall", "", "goes on with the Great Wall opening"),
            ("revise", "empty", "is better than the planned move at the point"),
        ),
        # What is so already.
        *_states(
            ("connected", "own own", "the two own strings are connected"),
            ("link", "stone stone", "the two stones are linked"),
            ("secure", "stone stone", "the link of the two stones is plainly secure"),
            ("key-point", "empty", "both colors want the point"),
            ("eye", "empty", "the point is an own eye"),
            ("half-eye", "empty", "the point is half an own eye"),
            ("false-eye", "empty", "the point looks like an own eye and is none"),
            ("seki", "own enemy", "neither of the two strings can take the other"),
            ("unstable", "empty", "a territory's boundary can be broken at the point"),
            ("divides", "empty", "a territory falls into two pieces at the point"),
            ("way-out", "empty", "stones at the focus can run out over the point"),
            ("reject", "empty", "the point is not to be played"),
            ("scored", "number", "the shape is worth so many points of the game"),
            ("joseki-stage", "name", "the corner has come so far"),
            ("nothing", "", "nothing is so: the word of a last pattern"),
        ),
        SayingKind(
            "eyes",
            ("number",),
            "allowed",
            "the own eye space is worth so many eyes; `by *`: the first to play there decides",
        ),
        SayingKind(
            "sequence",
            ("empty",),
            "never",
            "own plays the first point, which is `*`, the enemy the second, and so on",
            SEQUENCE_MOVES,
        ),
        SayingKind(
            "bits", ("descriptor",), "never", "descriptors of the point or move", len(DESCRIPTORS)
        ),
    )
}
