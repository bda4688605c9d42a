"""The labels of a rule: where they are drawn, what `where` says of them, and whether they are what a clause wants.

Takes maps and clauses; gives findings and answers. Knows no tables but what symbols mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from riyu.base.errors import Place
from riyu.inference.model import Clause, Map
from riyu.patterns.findings import Findings
from riyu.patterns.tables import MASKS, NAMED_EMPTY, NAMED_STONES

__all__ = ["Labels"]

_MASK_OF = {
    "stone": MASKS["s"],
    "string": MASKS["s"],
    "chain": MASKS["s"],
    "own": MASKS["O"],
    "enemy": MASKS["X"],
    "empty": MASKS["."],
    "point": MASKS["?"],
    "first": MASKS["."],
    "target": MASKS["?"],
    "other": MASKS["s"],
}
_SIGNS = {
    "O": "an own stone",
    "X": "an enemy stone",
    "o": "an own stone or nothing",
    "x": "an enemy stone or nothing",
    "s": "a stone of either color",
}
"""Letters that are signs of drawings, and so no labels."""

_IN_WORDS = {"own": "an own stone", "enemy": "an enemy stone", "empty": "an empty point"}


class Labels:
    """The labels of a rule's maps. What is wrong with the drawn letters goes to `findings`.

    What is wrong with `where` goes to `add`: a message, the section's word, the number of the clause.
    """

    def __init__(
        self,
        maps: Sequence[Map],
        where: Sequence[Clause],
        add: Callable[[str, str, int], None],
        findings: Findings,
    ) -> None:
        self._maps = maps
        self._add = add
        self._findings = findings
        self._masks: dict[str, int] = {}
        self._each = {clause.label for clause in where if clause.each}
        self._used: set[str] = set()
        self._drawn = [_labels_of(drawn) for drawn in maps]
        for letters in self._drawn:
            for letter in letters:
                self._masks[letter] = MASKS["s" if letter in NAMED_STONES else "."]
        self._check_where(where)
        self._check_drawn()

    def __contains__(self, label: str) -> bool:
        return label in self._masks

    def several(self, label: str) -> bool:
        """Say whether a label is drawn in several maps."""
        return sum(label in letters for letters in self._drawn) > 1

    def of(self, number: int) -> set[str]:
        """Give the labels of a map that name one string or point each."""
        return set(self._drawn[number]) - self._each

    def is_no(self, label: str, kind: str, may_be_each: bool = False) -> str:
        """Say why a label is not of a kind; nothing if it is. Kinds: those of fields, and `own` and `enemy`."""
        self._used.add(label)
        if label in _SIGNS:
            return f"{_no_label(label)}: expected another letter"
        if label not in self._masks:
            return f"'{label}' is not drawn: expected a label of a map"
        if label in self._each and not may_be_each:
            return f"each {label} may be of another string: expected it in 'when' alone"
        if self._masks[label] & ~_MASK_OF[kind]:
            return f"expected {_IN_WORDS.get(kind, 'a stone')}"
        return ""

    def unused(self) -> list[tuple[str, Place]]:
        """Give the small letters that nothing names, with their maps' places."""
        found = []
        for drawn, letters in zip(self._maps, self._drawn, strict=True):
            found += [
                (letter, drawn.place)
                for letter in letters
                if letter in NAMED_EMPTY
                and letter not in self._used
                and sum(letter in others for others in self._drawn) == 1
            ]
        return found

    def _check_where(self, where: Sequence[Clause]) -> None:
        seen = set()
        for number, clause in enumerate(where):
            label = clause.label
            if label in seen:
                self._add(f"found '{label}' again: expected it once", "where", number)
            seen.add(label)
            if label in _SIGNS:
                message = f"found '{clause}': {_no_label(label)}: expected another letter"
                self._add(message, "where", number)
            elif label not in NAMED_STONES:
                message = f"found '{clause}': expected a named stone (a capital)"
                self._add(message, "where", number)
            elif label not in self._masks:
                self._add(
                    f"found '{label}', which is not drawn: expected a letter of a drawing",
                    "where",
                    number,
                )
            else:
                self._masks[label] = MASKS[clause.symbol]
        for drawn, letters in zip(self._maps, self._drawn, strict=True):
            for letter in letters:
                if letter in NAMED_STONES and letter not in seen:
                    message = (
                        f"found '{letter}', not explained: expected '{letter} is O' in 'where'"
                    )
                    self._findings.add(message, drawn.place)

    def _check_drawn(self) -> None:
        for drawn, letters in zip(self._maps, self._drawn, strict=True):
            if drawn.drawing.places("@"):
                self._findings.add("found '@': a rule has no focus", drawn.place)
            for letter, count in letters.items():
                if letter in NAMED_EMPTY and count > 1:
                    message = f"found {count} '{letter}' in one map: expected one point"
                    self._findings.add(message, drawn.place)
        for label in self._each:
            if self.several(label):
                message = f"found '{label}' in several maps, where it would be one string"
                self._add(f"{message}: expected no 'each'", "where", 0)


def _no_label(sign: str) -> str:
    return f"'{sign}' stands for {_SIGNS[sign]} in drawings and is no label"


def _labels_of(drawn: Map) -> dict[str, int]:
    """Give the labels of a map in the order drawn, with how often each is."""
    found: dict[str, int] = {}
    for _, symbol in drawn.drawing.symbols():
        if symbol in NAMED_STONES or symbol in NAMED_EMPTY or symbol == "*":
            found[symbol] = found.get(symbol, 0) + 1
    return found
