"""The clauses of a block, read and checked against the letters of its drawing and the closed tables.

Takes a block with its drawing; gives its clauses, and findings. Knows no header but how the class is asked.
"""

from __future__ import annotations

from riyu.base.errors import nearest
from riyu.patterns._laying import beside_focus, focus_of
from riyu.patterns.blocks import Block
from riyu.patterns.clauses import NUMBER, read_says, read_when, read_where
from riyu.patterns.findings import Findings
from riyu.patterns.model import Asked, Drawing, Saying, Test, Where
from riyu.patterns.sections import KEBAB
from riyu.patterns.tables import (
    ASKED,
    DESCRIPTORS,
    MASKS,
    NAMED_EMPTY,
    NAMED_STONES,
    READING_REACH,
    SAYINGS,
    TESTS,
    WHOLE_BOARD,
)

__all__ = ["Letters"]


class Letters:
    """The clauses `where`, `when` and `says` of a block. What is wrong with them goes to `findings`."""

    def __init__(
        self, block: Block, drawing: Drawing, asked: Asked | None, findings: Findings
    ) -> None:
        self._block = block
        self._drawing = drawing
        self._asked = asked
        self._findings = findings
        self._drawn = {symbol for row in drawing.rows for symbol in row}
        self._used: set[str] = set()
        self._masks = dict.fromkeys(self._drawn & NAMED_STONES, 6)
        self._masks |= dict.fromkeys(self._drawn & (NAMED_EMPTY | {"*"}), 1)
        if "@" in self._drawn:
            self._masks["@"] = ASKED[asked.focus].mask if asked else 0
        before = len(findings)
        self.where: tuple[Where, ...] = read_where(block.section("where"), findings)
        self._check_where(len(findings) == before)
        is_explained = len(findings) == before
        self.when: tuple[Test, ...] = read_when(block.section("when"), findings)
        self.says: tuple[Saying, ...] = read_says(block.section("says"), findings)
        if not is_explained:
            return
        for test in self.when:
            self._check_test(test)
        for saying in self.says:
            self._check_saying(saying)
        if len(findings) == before:
            for letter in sorted((self._drawn & NAMED_EMPTY) - self._used):
                self._add(f"found '{letter}', which nothing names: expected '.'", "draw")

    def check_focus(self) -> None:
        """Check that a pattern has the focus and the other end that its class is asked by."""
        if self._asked is None:
            return
        kind = ASKED[self._asked.focus]
        if kind.phrase == WHOLE_BOARD:
            if "@" in self._drawn:
                self._add(f"found '@': over {WHOLE_BOARD} there is no focus", "draw")
            if focus_of(self._drawing, kind) is None:
                self._add("found nothing that the drawing asks: expected a stone or point", "draw")
        elif kind.end == "B":
            if "@" in self._drawn:
                self._add(f"found '@': the focus of {kind.phrase} is A", "draw")
            side = "own" if kind.mask == 2 else "enemy"
            for end in "AB":
                if len(self._drawing.places(end)) != 1 or self._masks[end] != kind.mask:
                    message = f"found no single {side} stone {end}: expected the ends A and B"
                    self._add(message, "draw")
        elif "@" not in self._drawn and not ("*" in self._drawn and kind.mask & 1):
            self._add(f"found no '@': expected the focus, {kind.phrase}", "draw")
        elif kind.end == "A":
            count = len(beside_focus(self._drawing, "A"))
            if count != 1:
                message = f"found {count} stones A beside the focus: expected one, which the"
                self._add(f"{message} class is asked toward", "draw")

    def check_header_focus(self) -> None:
        """Check that a glob's header shows where the focus lies."""
        if self._asked and focus_of(self._drawing, ASKED[self._asked.focus]) is None:
            self._add("found no '@' in the glob's drawing: expected the focus", "draw")

    def check_reach(self) -> None:
        """Check that the drawing asks nothing beyond what is seen during reading: a 7x7 field around the focus."""
        focus = focus_of(self._drawing, ASKED[self._asked.focus]) if self._asked else None
        if focus is None:
            return
        for place, symbol in self._drawing.symbols():
            far = max(abs(place[0] - focus[0]), abs(place[1] - focus[1]))
            if far > READING_REACH and MASKS.get(symbol) != MASKS["_"]:
                wide = 2 * READING_REACH + 1
                message = f"found '{symbol}' {far} points from the focus"
                self._add(f"{message}: a class used in reading sees {wide}x{wide} points", "draw")
                return

    def _add(self, message: str, word: str, found: str = "") -> None:
        section = self._block.section(word)
        place = self._block.place
        if section is not None:
            place = section.place
            for line in section.lines:
                if found and found in line.text:
                    place = section.at(line, line.text.index(found))
                    break
        self._findings.add(message, place)

    def _check_where(self, was_read: bool) -> None:
        seen = set()
        for where in self.where:
            label = where.label
            if label in seen:
                self._add(f"found '{label}' again: expected it once", "where", f"{label} is")
            seen.add(label)
            if label in "OX" or label in NAMED_EMPTY or label not in (NAMED_STONES | {"@"}):
                message = f"found '{where}': expected a named stone (a capital) or '@'"
                self._add(message, "where", f"{label} is")
            elif label not in self._drawn:
                self._add(f"found '{label}', which is not drawn", "where", f"{label} is")
            elif label != "@" and where.symbol not in "OXs":
                message = f"found '{where}': expected O, X or s for a named stone"
                self._add(message, "where", f"{label} is")
            else:
                self._masks[label] &= MASKS[where.symbol]
        if was_read:
            for label in sorted((self._drawn & NAMED_STONES) - seen):
                self._add(
                    f"found '{label}', not explained: expected '{label} is O' in 'where'", "draw"
                )

    def _check_test(self, test: Test) -> None:
        kind = TESTS.get(test.name)
        if kind is None:
            message = f"found the test '{test.name}': expected one of {', '.join(TESTS)}"
            self._add(f"{message}{nearest(test.name, TESTS)}", "when", test.name)
            return
        if kind.compared != bool(test.comparison):
            example = f"{test.name}{'(A) <= 3' if kind.kinds else ''}"
            wanted = f"a comparison, as in '{example}'" if kind.compared else "no comparison"
            self._add(f"found '{test}': expected {wanted}", "when", test.name)
        if kind.uses_answer and "*" not in self._drawn:
            self._add(
                f"found '{test}' and no '*': expected the point it speaks of", "when", test.name
            )
        self._check_arguments("when", str(test), test.name, test.arguments, kind.kinds)

    def _check_saying(self, saying: Saying) -> None:
        kind = SAYINGS.get(saying.name)
        if kind is None:
            message = f"found '{saying.name}': expected one of {', '.join(SAYINGS)}"
            self._add(f"{message}{nearest(saying.name, SAYINGS)}", "says", saying.name)
            return
        if (kind.by == "needed" and not saying.by) or (kind.by == "never" and saying.by):
            wanted = (
                "the move that does it, 'by *'"
                if kind.by == "needed"
                else "no 'by': it is so already"
            )
            self._add(f"found '{saying}': expected {wanted}", "says", saying.name)
        elif saying.by and self._is_no(saying.by, "empty"):
            self._add(f"found 'by {saying.by}': expected an empty point drawn", "says", "by")
        if saying.measured is not None and not 0 < saying.measured[1] >= saying.measured[0]:
            found = "{} of {}".format(*saying.measured)
            wanted = "how often it came true of how often it stood, at least once"
            self._add(f"found confidence {found}: expected {wanted}", "says", f"confidence {found}")
        elif saying.guessed is not None and not 0 <= saying.guessed <= 1:
            self._add(
                f"found confidence {saying.guessed}: expected 0 to 1, or counts as in '8 of 9'",
                "says",
                "confidence",
            )
        self._used.add(saying.by)
        kinds, count = kind.kinds, len(saying.arguments)
        if kind.most:
            kinds += kinds[-1:] * (count - len(kinds))
            again = [a for n, a in enumerate(saying.arguments) if a in saying.arguments[:n]]
            if again:
                message = f"found '{again[0]}' again in '{saying}': expected it once"
                self._add(message, "says", saying.name)
            if count > kind.most:
                message = f"found {count} arguments in '{saying}': expected {kind.most} at most"
                self._add(message, "says", saying.name)
        if saying.name == "sequence" and saying.arguments[:1] != ("*",):
            message = f"found '{saying}': expected '*' first, the answer's move"
            self._add(message, "says", saying.name)
        self._check_arguments("says", str(saying), saying.name, saying.arguments, kinds)

    def _check_arguments(
        self, word: str, text: str, name: str, arguments: tuple[str, ...], kinds: tuple[str, ...]
    ) -> None:
        self._used.update(arguments)
        if len(arguments) != len(kinds):
            self._add(
                f"found '{text}': expected {len(kinds)} arguments ({', '.join(kinds)})", word, name
            )
            return
        for argument, kind in zip(arguments, kinds, strict=True):
            wrong = self._is_no(argument, kind)
            if wrong:
                self._add(f"found '{argument}' in '{text}': {wrong}", word, name)

    def _is_no(self, argument: str, kind: str) -> str:
        """Say why an argument is not of a kind; nothing if it is."""
        if kind == "number":
            return "" if NUMBER.fullmatch(argument) else "expected a number"
        if kind == "descriptor":
            known = ", ".join(DESCRIPTORS)
            near = nearest(argument, DESCRIPTORS)
            return "" if argument in DESCRIPTORS else f"expected one of {known}{near}"
        if kind == "name":
            return "" if KEBAB.fullmatch(argument) and len(argument) > 1 else "expected a name"
        mask = self._masks.get(argument)
        if mask is None:
            return f"'{argument}' is not drawn: expected a label of the drawing"
        wanted = {"stone": 6, "own": 2, "enemy": 4, "empty": 1, "point": 7}[kind]
        if mask & ~wanted:
            words = {"stone": "a stone", "own": "an own stone", "enemy": "an enemy stone"}
            return f"expected {words.get(kind, 'an empty point')}"
        return ""
