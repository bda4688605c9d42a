"""The sentence forms of a language, from a text file that people edit: read, checked, and filled in.

Takes a file of `knowledge/sentences`; gives forms that make sentences of slots. What is wrong in a file is told with
its line when it is loaded. Knows no Go but colors and points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from riyu.base.errors import BadInput, UsageError, nearest
from riyu.base.files import read_text
from riyu.base.numbers import shown
from riyu.base.toml import Toml, parse_toml
from riyu.game.constants import BLACK, PASS
from riyu.game.points import Color, Point, opposite, point_text
from riyu.player.explaining.motives import MOTIVES, Tier
from riyu.player.explaining.record import BEGINNER, READERS, STRONG, Sentence

__all__ = [
    "DEEDS",
    "DEFAULT",
    "DENIED",
    "Language",
    "language_names",
    "parse_language",
    "read_language",
]

DEFAULT = "en"

DEEDS = (
    *("takes", "atari", "out", "threatens", "between", "joins", "keeps", "pushes"),
    *("caps", "presses", "under", "hane", "head", "blocks", "attaches"),
    *("stretches", "diagonal", "jumps", "knight"),
)
"""What a move does to stones, by name, the most telling first; from `caps` on how it stands to one stone."""

DENIED = ("atari", "between", "caps", "presses", "under", "hane", "head")
"""Those that the enemy is said to be kept from, as a move's aim, where he would do them at the very point."""

THENS = ("fails", "together", "dead", "first", "weak", "lost")
"""How it stands after a move with what the enemy could do before it, as read, or with a group that is attacked."""

_HEAD = "head"
_WITH_POINTS = frozenset({"move", "target", "other", "line", "without"})
_SLOTS = _WITH_POINTS | frozenset(
    {
        *("fate", "color", "enemy", "owner", "points", "share", "count", "place"),
        *("before", "after", "gain", "around", "kind", "span", "rows", "end", "ends", "eyes"),
        *(
            "idea",
            "shape",
            "called",
            "hangs",
            "hanging",
            "more",
            "less",
            "because",
            "besides",
            "may",
        ),
    }
)
_ENDS = ("sente", "reverse", "double", "gote")
"""Whose sente a move at a border is."""

_WORD_SLOTS: Mapping[str, frozenset[str]] = {
    "stone": frozenset({"point"}),
    "stones": frozenset({"point", "count"}),
    "group": frozenset({"owner", "point"}),
    "group-of": frozenset({"owner", "count", "point"}),
    "lone-stone": frozenset({"owner", "point"}),
    "owned-string": frozenset({"owner", "point"}),
    "handicap-stone": frozenset({"point"}),
    "by-ko": frozenset({"own", "theirs"}),
    "else-by-ko": frozenset({"own", "theirs"}),
    "only-ko": frozenset({"move", "color", "enemy", "own", "theirs"}),
    "ko-without": frozenset({"move", "color", "enemy", "own", "theirs"}),
    **{f"then-{name}": frozenset({"move", "color", "enemy"}) for name in THENS},
    "threats": frozenset({"count"}),
    "points": frozenset({"count"}),
    "span": frozenset({"least", "most"}),
    **{
        f"row-{name}": frozenset({"before", "after", "color", "enemy"})
        for name in ("eyes", "second", "ways", "room", "liberties", "follow", "threats")
    },
    "lead": frozenset({"color", "count"}),
    "move": frozenset({"color", "point"}),
    "move-takes": frozenset({"color", "point", "target"}),
    "idea-of": frozenset({"kind", "target"}),
    "idea-from": frozenset({"kind", "target"}),
    "if-by-ko": frozenset({"kind"}),
    "hangs": frozenset({"target", "other", "before", "after"}),
    "hangs-brief": frozenset({"target", "other", "before", "after"}),
    "relies": frozenset({"target", "other", "before", "after"}),
    "relies-brief": frozenset({"other", "before", "after"}),
    "needs": frozenset({"target", "other", "before", "after"}),
    "needs-brief": frozenset({"target", "other", "before", "after"}),
    "ko-life": frozenset({"other", "before", "after", "color", "enemy"}),
    "ko-life-brief": frozenset({"other", "before", "after"}),
    "in-doubt": frozenset({"other", "after"}),
    "in-doubt-brief": frozenset({"other", "after"}),
    "away-in-doubt": frozenset({"kind", "other", "after"}),
    "takes": frozenset({"owner", "target"}),
    "taking": frozenset({"target"}),
    "met-by": frozenset({"color", "move", "target"}),
    "once-more": frozenset({"color", "target"}),
    "aim-capture": frozenset({"target"}),
    "aim-cut": frozenset({"target"}),
    "putting": frozenset({"target"}),
    "which": frozenset({"kind"}),
    "prepared": frozenset({"kind"}),
    "prepares": frozenset({"move", "kind"}),
    "could-save": frozenset({"color", "move"}),
    "weakens": frozenset({"target", "before", "after"}),
    "does-then": frozenset({"move", "kind"}),
    "does-and": frozenset({"move", "kind", "fate"}),
    "less-safe": frozenset({"target"}),
    "safer": frozenset({"target"}),
    "first-at": frozenset({"enemy", "point"}),
    "makes-less": frozenset({"owner", "target"}),
    "comes-first": frozenset({"owner", "target"}),
    "ko-threats": frozenset({"color", "enemy", "own", "theirs"}),
    "ko-only": frozenset({"move"}),
    "last-liberty": frozenset({"move"}),
    "no-way-out": frozenset({"move"}),
    "atari-no-way-out": frozenset({"move"}),
    "ko-saved": frozenset({"move"}),
    "lives-then": frozenset({"end"}),
    **{f"worth-{which}": frozenset({"points", "move"}) for which in ("less", "more", "even")},
    **{
        name: frozenset({"owner", "target", "after", "before", "other"})
        for name in ("kept", "kept-brief")
    },
    "goes-first": frozenset({"enemy", "point"}),
    "answers-first": frozenset({"enemy", "point", "move"}),
    "left-next": frozenset({"enemy", "point"}),
    "left-later": frozenset({"enemy", "point"}),
    "by-search": frozenset({"gain"}),
    "by-search-but": frozenset({"gain"}),
    "gets-first": frozenset({"enemy", "point"}),
    "ko-taken": frozenset({"color", "enemy", "own", "theirs"}),
    **{f"deed-{name}": frozenset({"target", "other"}) for name in DEEDS},
    **{f"from-{name}": frozenset({"target", "other"}) for name in DENIED},
    "keeps-from": frozenset({"enemy", "kind"}),
    "toward-center": frozenset({"kind"}),
    "area-takes": frozenset({"target"}),
    "area-denies": frozenset({"enemy", "target"}),
    "area-first": frozenset({"target"}),
    **{f"end-{kind}": frozenset({"color", "enemy"}) for kind in _ENDS},
}
_WORDS = (
    *("black", "white", "stone", "stones", "group", "point", "points", "move", "between", "pass"),
    *("the-pass", "the-resignation"),
    *("and", "by-ko", "else-by-ko", "only-ko", "ko-without", "no-threat", "threat", "threats"),
    "last-liberty",
    *("no-way-out", "atari-no-way-out"),
    *(
        "lost-already",
        "could-save",
        "gives-up",
        "leaves-lost",
        "ko-starts",
        "ko-threats",
        "ko-only",
        "ko-saved",
        "ko-wait",
        "ko-takes",
        "ko-taken",
    ),
    *(f"{what}-{kind}" for what in ("end", "name") for kind in _ENDS),
    *("lower-left", "lower-right", "upper-left", "upper-right"),
    *("left", "right", "top", "bottom", "center"),
    *(
        "lone-stone",
        "group-of",
        "owned-string",
        "handicap-stone",
        "takes",
        "weakens",
        "makes-less",
        "span",
        "lead",
    ),
    *(
        "aim-capture",
        "aim-cut",
        "does-then",
        "does-and",
        "taking",
        "putting",
        "which",
        "prepared",
        "prepares",
        "move-takes",
    ),
    *(
        "idea-of",
        "idea-from",
        "if-by-ko",
        "hangs",
        "hangs-brief",
        "relies",
        "relies-brief",
        "needs",
        "needs-brief",
        "ko-life",
        "ko-life-brief",
        "its-group",
    ),
    *(f"then-{name}" for name in THENS),
    *("comes-first", "too", "hardly", "in-doubt", "in-doubt-brief", "away-in-doubt"),
    "met-by",
    "once-more",
    *("kept", "kept-brief"),
    *("worth-less", "worth-more", "worth-even", "goes-first", "answers-first"),
    *("may-as-well", "may-be-less"),
    *("left-next", "left-later", "by-search", "by-search-but", "gets-first", "is-open"),
    *(f"deed-{name}" for name in DEEDS),
    *(f"from-{name}" for name in DENIED),
    "keeps-from",
    *("toward-center", "area-takes", "area-denies", "area-first"),
    *("less-safe", "safer", "is-safer", "is-less-safe", "first-at", "as-it-stands", "goes-on"),
    *("lives-then", "eye", "eyes", "fights-for", "fights-against"),
    *(
        f"row-{name}"
        for name in ("eyes", "second", "ways", "room", "liberties", "follow", "threats")
    ),
)
_WANTED = (
    *(
        "settle",
        "guard",
        "run",
        "join",
        "make-eye",
        "attack",
        "take-eye",
        "enclose",
        "split",
        "keep-dead",
    ),
    *("build", "invade", "reduce", "close"),
)
"""Motives that may be told of a move that the enemy wants."""

_FATES = ("lost", "taken", "lives", "cut", "joined", "dies")
_FORMS: Mapping[str, tuple[str, ...]] = {
    "parts": (
        *(
            "deeds",
            "weak",
            "beside",
            "also",
            "pass",
            "threat",
            "threat-search",
            "threat-near",
            "threat-late",
            "reply",
            "reply-settled",
            "reply-ignores",
            "reply-lets",
            "reply-pauses",
            "reply-away",
            "aside",
            "aside-fails",
            "aside-agrees",
            "aside-leaves",
            "aside-better",
            "aside-riskier",
            "aside-unusual",
            "aside-answered",
            "aside-even",
        ),
        *(
            "aside-judged",
            "answers",
            "last",
            "left",
            "kept",
            "trade",
            "trade-one",
            "apart",
            "apart-threat",
            "fares-better",
            "fares-worse",
            "fares-so",
            "helps",
        ),
    ),
    "frame": (
        "lead",
        "even",
        "handicap-giver",
        "handicap-taker",
        "taste",
        "weak",
        "atari",
        "ko",
        "sente",
        "gote",
        "aji",
        "miai",
    ),
    "joseki": ("left", "punished", "open"),
    "certainty": (*(tier.word for tier in Tier), "lives", "unexplained", "nothing"),
    "why-not": (
        *(
            "illegal",
            "chosen",
            "eye",
            "taken",
            "leaves",
            "leaves-too",
            "answered",
            "does-more",
            "does",
        ),
        *(
            "even",
            "even-so",
            "maybe-less",
            "agrees",
            "makes-up",
            "seen-better",
            "seen-riskier",
            "seen-unusual",
            "heavier",
            "less",
            "same",
            "preferred",
            "larger",
            "lower",
            "nearer",
            "played",
        ),
        "pass",
        *(
            "better-first",
            "better-leaves",
            "better-leaves-it",
            "better-leaves-area",
            "better-lives",
            "better-too",
            "better-by-ko",
            "better-first-too",
            "leaves-also",
        ),
        *("gives-up", "pass-less"),
    ),
    "hints": ("area", "reason", "move", "warning"),
}
"""The tables of forms for two readers, beside `motives`, and what is in each."""

_NUMBERS = frozenset({"before", "after", "more", "less", "share", "gain", "count", "points"})
"""Slots for how surely something lives, and for what hangs on it."""

_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
_SLOT = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class Language:
    """The forms of a language: `texts` by the names of table, form and reader; `name` is the file's."""

    name: str
    title: str
    texts: Mapping[tuple[str, ...], str]

    # Parts of sentences. ----------------------------------------------------------------------------------------------

    def word(self, name: str, **slots: str) -> str:
        """Give a word or a part of a sentence."""
        return _filled(self.texts["words", name], slots)

    def color(self, color: Color) -> str:
        """Give a color's name."""
        return self.word("black" if color == BLACK else "white")

    def tier(self, tier: Tier) -> str:
        """Give how a strong player is told how surely something is known."""
        return self.texts["tiers", tier.word]

    def stones(self, point: Point, count: int) -> str:
        """Give stones by one of them: `the 2 stones at O14`; the point alone where none stand."""
        if not count:
            return point_text(point)
        name = "stone" if count == 1 else "stones"
        return self.word(name, point=point_text(point), count=str(count))

    def points(self, count: float | None) -> str:
        """Give points of the game with their noun, whole ones; empty for None or none."""
        whole = round(abs(count)) if count is not None else 0
        if not whole:
            return ""
        return self.word("point") if whole == 1 else self.word("points", count=str(whole))

    def threats(self, count: int) -> str:
        """Give a number of ko threats with their noun."""
        if count < 2:
            return self.word("threat" if count else "no-threat")
        return self.word("threats", count=str(count))

    def fate(self, name: str, target: str, other: str = "") -> str:
        """Say what becomes of stones at the end of a line; `other` is the far end of a link."""
        return _filled(self.texts["fates", name], {"target": target, "other": other})

    def wanted(self, motive: str, **slots: str) -> str:
        """Give what a move does as the end of a sentence; empty for a motive that has no such form."""
        form = self.texts.get(("wanted", motive))
        return _filled(form, slots) if form else ""

    def listed(self, things: Sequence[str]) -> str:
        """Give things in a row: `A1, B2 and C3`."""
        if len(things) < 2:
            return "".join(things)
        return self.word("between").join(things[:-1]) + self.word("and") + things[-1]

    def line(
        self,
        first: Color,
        line: Sequence[Point],
        reader: str = BEGINNER,
        taken: Mapping[int, str] = MappingProxyType({}),
    ) -> str:
        """Give a line, `first` to move: each move with its color for a beginner, the first for a strong player.

        `taken` names what moves of it take, by their place in the line: that is for a beginner.
        """
        said, color = [], first
        for i, point in enumerate(line):
            where = self.word("pass") if point == PASS else point_text(point)
            slots = {"color": self.color(color), "point": where}
            if reader != BEGINNER:
                said.append(where if i else self.word("move", **slots))
            elif i in taken:
                said.append(self.word("move-takes", target=taken[i], **slots))
            else:
                said.append(self.word("move", **slots))
            color = opposite(color)
        return self.word("between").join(said) if reader == BEGINNER else " ".join(said)

    # Sentences. -------------------------------------------------------------------------------------------------------

    def head(
        self, motive: str, about: Sequence[Point], /, *, brief: bool = False, **slots: str
    ) -> Sentence:
        """Give a motive's headline; a brief one is without the parts in brackets that have a number."""
        form = self.texts["motives", motive, _HEAD]
        if brief:
            form = _OPTIONAL.sub(
                lambda f: "" if _NUMBERS.intersection(_SLOT.findall(f[1])) else f[0], form
            )
        text = _sentence(form, slots)
        return Sentence(text, text, tuple(about))

    def say(
        self,
        table: str,
        form: str,
        about: Sequence[Point],
        /,
        *,
        strong: Mapping[str, str] | None = None,
        note: str = "",
        **slots: str,
    ) -> Sentence:
        """Give the sentence of a form, about some points.

        `strong` are slots that a strong player is told otherwise, `note` is said to him alone.
        """
        texts = [
            _sentence(
                self.texts[table, form, reader],
                {**slots, **(strong or {})} if reader == STRONG else slots,
            )
            for reader in READERS
        ]
        if note:
            texts[1] = f"{texts[1].removesuffix('.')} [{note}]."
        return Sentence(texts[0], texts[1], tuple(dict.fromkeys(p for p in about if p > 0)))

    def idea(self, motive: str) -> str:
        """Give a motive in a few words, without its move."""
        return self.texts["ideas", motive]


def _filled(form: str, slots: Mapping[str, str]) -> str:
    """Fill slots in; what stands in brackets goes where a slot in it has nothing."""

    def kept(found: re.Match[str]) -> str:
        return found[1] if all(slots.get(name) for name in _SLOT.findall(found[1])) else ""

    return _SLOT.sub(lambda found: slots.get(found[1], ""), _OPTIONAL.sub(kept, form))


def _sentence(form: str, slots: Mapping[str, str]) -> str:
    text = _filled(form, slots)
    return text[:1].upper() + text[1:]


# Reading files. -------------------------------------------------------------------------------------------------------


def _folder() -> Path:
    from riyu.patterns.files import package_folder

    return package_folder("sentences")


def language_names() -> list[str]:
    """Give the languages that riyu comes with, by their files' names."""
    return sorted(path.stem for path in _folder().glob("*.toml"))


@cache
def read_language(name: str = DEFAULT) -> Language:
    """Give a language by name. Raises UsageError for an unknown one, BadInput (file, line) for a file that is wrong."""
    names = language_names()
    if name not in names:
        known = ", ".join(names)
        raise UsageError(f"unknown language {shown(name)}; known: {known}{nearest(name, names)}")
    path = _folder() / f"{name}.toml"
    return parse_language(read_text(path), name, path.name)


def parse_language(text: str, name: str, source: str = "") -> Language:
    """Read a language's file. Raises BadInput with the line of the first thing that is wrong or missing."""
    file = parse_toml(text, source)
    wanted = dict(_wanted())
    texts: dict[tuple[str, ...], str] = {}
    for names, value in _leaves(file.values):
        if names not in wanted:
            known = [other[-1] for other in wanted if other[:-1] == names[:-1]]
            near = nearest(names[-1], known)
            raise BadInput(f"unknown form {shown('.'.join(names))}{near}", file.place(*names))
        if not isinstance(value, str) or not value:
            raise BadInput(
                f"{shown('.'.join(names))}: expected a text that is not empty",
                file.place(*names),
            )
        texts[names] = str(value)
        _check(file, names, str(value), wanted[names])
    for names in wanted:
        if names not in texts:
            raise BadInput(f"no form {shown('.'.join(names))}", file.place(*names))
    return Language(name, texts["title",], texts)


def _wanted() -> Iterator[tuple[tuple[str, ...], frozenset[str] | None]]:
    """Give each form that a file has, with the slots it may have; None for sentences."""
    yield ("title",), frozenset()
    for word in _WORDS:
        yield ("words", word), _WORD_SLOTS.get(word, frozenset())
    for tier in Tier:
        yield ("tiers", tier.word), frozenset()
    for fate in _FATES:
        yield ("fates", fate), frozenset({"target", "other"})
    for motive in _WANTED:
        yield ("wanted", motive), _SLOTS
    for motive in MOTIVES:
        for form in (_HEAD, *READERS):
            yield ("motives", motive, form), None
        yield ("ideas", motive), frozenset()
    for table, forms in _FORMS.items():
        for form in forms:
            for reader in READERS:
                yield (table, form, reader), None


def _leaves(
    values: Mapping[str, object], within: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], object]]:
    for key, value in values.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*within, key))
        else:
            yield (*within, key), value


def _check(file: Toml, names: tuple[str, ...], text: str, allowed: frozenset[str] | None) -> None:
    """Raise BadInput where a form has a slot that there is not, or brackets that do not close, or names no point."""
    slots = _SLOT.findall(text)
    known = _SLOTS if allowed is None else allowed
    for slot in slots:
        if slot not in known:
            raise BadInput(
                f"unknown slot {{{slot}}} in {shown('.'.join(names))}{nearest(slot, known)}",
                file.place(*names),
            )
    if any(sign in _SLOT.sub("", _OPTIONAL.sub("", text)) for sign in "[]{}"):
        raise BadInput(
            f"a bracket that is not closed in {shown('.'.join(names))}", file.place(*names)
        )
    if allowed is None and not _WITH_POINTS.intersection(_SLOT.findall(_OPTIONAL.sub("", text))):
        raise BadInput(
            f"{shown('.'.join(names))} names no point: expected one of the slots "
            f"{', '.join(f'{{{slot}}}' for slot in sorted(_WITH_POINTS))}",
            file.place(*names),
        )
