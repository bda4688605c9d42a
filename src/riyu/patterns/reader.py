"""The reader of `.pat` files: blocks to values, every name and letter checked, then the checks on the class as a whole.

Takes a file's text; gives a class or, in findings, all that is wrong with it. Knows no boards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

from riyu.base.errors import BadInput, Place, UsageError, nearest
from riyu.base.kept import Kept
from riyu.patterns._checks import check_class
from riyu.patterns._letters import Letters
from riyu.patterns.blocks import Block, Section, read_blocks
from riyu.patterns.clauses import read_says, read_when
from riyu.patterns.findings import Findings
from riyu.patterns.model import (
    Asked,
    Drawing,
    Example,
    Glob,
    Pattern,
    PatternClass,
    Saying,
    Test,
    Use,
    Where,
)
from riyu.patterns.sections import (
    KEBAB,
    check_order,
    read_drawn,
    read_examples,
    read_seen,
    text_of,
    unique_name,
)
from riyu.patterns.tables import (
    ANSWERS,
    ASKED,
    BLOCKS,
    HEADER,
    READING_TESTS,
    SAYINGS,
    SECTIONS,
    USED,
    WHOLE_BOARD,
)
from riyu.patterns.uses import home_class, home_file, homes_of, used_pattern
from riyu.patterns.writer import class_text, pattern_text

__all__ = ["Named", "Reader", "read_alone", "read_class", "read_drawn_here"]

Named: TypeAlias = tuple[str, str, Place]
"""A name that a file gives something: what it may not be given twice as, the name, and where."""

_AS = re.compile(r"([A-Za-z@])\s+is\s+([A-Za-z@])")

_KEPT = Kept(
    (Asked, Drawing, Example, Glob, Pattern, PatternClass, Place, Saying, Test, Use, Where),
    ("base", "game", "features", "patterns"),
)


def read_class(text: str, source: str = "") -> PatternClass:
    """Read and check the text of one `.pat` file; raise BadKnowledge with everything that is wrong."""
    findings = Findings()
    found = Reader(findings).read(text, source)
    findings.check()
    assert found is not None  # a class that can't be given has findings
    return found


def read_alone(text: str, source: str, findings: Findings) -> PatternClass | None:
    """Read one file's text, not checked as a whole; None if its header can't be read."""
    file = _ClassReader(findings, source)
    found = file.read(text)
    _enter_names(file.names, {}, findings)
    return found


def read_drawn_here(text: str, source: str) -> PatternClass:
    """Read the blocks that a file's text draws itself, not checked as a whole. Raises BadInput if one does not read."""
    findings = Findings()
    found = _ClassReader(findings, source, passes_uses=True).read(text)
    findings.check()
    if found is None:
        raise BadInput("the file's header can't be read", Place(source))
    return found


def _enter_names(given: Iterable[Named], known: dict[str, Place], findings: Findings) -> None:
    for key, name, place in given:
        unique_name(name, place, known, findings, key)


class Reader:
    """Reads files one after the other; names must be unique in all of them. What is wrong goes to `findings`.

    Thorough: see `check_class`. Where classes are kept, one that was found right before is not made of its text again,
    unless thorough.
    """

    def __init__(
        self, findings: Findings, is_thorough: bool = True, *, is_kept: bool = False
    ) -> None:
        self._findings = findings
        self._is_thorough = is_thorough
        self._is_kept = is_kept
        self._names: dict[str, Place] = {}

    def read(self, text: str, source: str = "") -> PatternClass | None:
        """Read one file and check the class as a whole; None if its header can't be read."""
        rests = (text, *_homes(text, source)) if self._is_kept else ()
        if self._is_kept and not self._is_thorough:
            known: tuple[PatternClass, list[Named]] | None = _KEPT.get(source, *rests)
            if known is not None:
                _enter_names(known[1], self._names, self._findings)
                return known[0]
        before = len(self._findings)
        file = _ClassReader(self._findings, source)
        found = file.read(text)
        _enter_names(file.names, self._names, self._findings)
        if found is None:
            return None
        check_class(found, self._findings, self._is_thorough)
        if len(self._findings) == before:
            self._check_round_trip(found, text, source)
        if self._is_kept and len(self._findings) == before:
            _KEPT.put((found, file.names), source, *rests)
        return found

    def _check_round_trip(self, found: PatternClass, text: str, source: str) -> None:
        written = class_text(found)
        if written == text:
            return
        again = Findings()
        copy = _ClassReader(again, source).read(written)  # it uses what lies beside the source
        if again.errors:
            self._findings.add(f"written and read again: {again.errors[0].message}", found.place)
        elif copy != found:
            self._findings.add("written and read again it is not the same", found.place)


def _homes(text: str, source: str) -> list[str]:
    """Give the texts of the classes that a text uses patterns of: what is made of it rests on them, too."""
    found = []
    for name in homes_of(text):
        try:
            found.append(home_file(name, source).read_text("utf-8"))
        except (OSError, ValueError):
            found.append("")  # what is wrong is told when it is used
    return found


class _ClassReader:
    """Reads one file; blocks that can't be read are left out. `names` are those it found: key, name, place.

    `passes_uses`: patterns of other classes are left out, too.
    """

    def __init__(self, findings: Findings, source: str, *, passes_uses: bool = False) -> None:
        self._findings = findings
        self._source = source
        self._passes_uses = passes_uses
        self.names: list[Named] = []
        self._asked: Asked | None = None  # while it is unknown, nothing is said about the focus
        self._answer = ""
        self._last = "none"
        self._used = ""

    def read(self, text: str) -> PatternClass | None:
        """Read header and blocks."""
        file = read_blocks(text, self._source, HEADER, BLOCKS, SECTIONS, self._findings)
        header = self._read_header(file.header)
        patterns: list[Pattern] = []
        globs: list[Glob | None] = []
        opened: list[tuple[Block, int]] = []
        count = 0
        carried: list[str] = []
        for block in file.blocks:
            block.comments = carried + block.comments
            carried = []
            if block.word == "end":
                carried = block.comments
                if block.name or block.sections:
                    self._findings.add("found more than 'end': expected nothing", block.place)
                if not globs:
                    self._findings.add("found 'end': expected a glob open above it", block.place)
                else:
                    globs.pop()
                    head, before = opened.pop()
                    if count == before:
                        self._findings.add(f"found a {head.word} without patterns", head.place)
                continue
            if block.word in ("or", "else"):
                self._join(block, globs, bool(opened) and opened[-1][1] == count)
                continue
            if block.word == "use":
                count += 1
                used = None if self._passes_uses else self._read_use(block, globs)
                if used is not None and used.name in {one.name for one in patterns}:
                    message = f"found '{used.name}' again: expected it once in a class"
                    self._findings.add(message, block.place)
                elif used is not None:
                    patterns.append(used)
                continue
            self._check_name(block)
            if block.word != "pattern" and self._asked and self._asked.focus == WHOLE_BOARD:
                message = (
                    f"found a {block.word}: a class asked over {WHOLE_BOARD} has patterns alone"
                )
                self._findings.add(message, block.place)
            if block.word in ("glob", "skip"):
                globs.append(self._read_glob(block))
                opened.append((block, count))
            else:
                count += 1
                around = tuple(glob for glob in globs if glob)
                pattern = self._read_pattern(block, around)
                if pattern is not None and len(around) == len(globs):
                    patterns.append(pattern)
        for head, _ in opened:
            self._findings.add(
                f"found no 'end' for this {head.word}: expected one below", head.place
            )
        if header is None or self._asked is None:
            return None
        name, place = header
        closing = (*carried, *file.closing)
        return PatternClass(
            name,
            self._asked,
            self._answer,
            self._last,
            tuple(patterns),
            tuple(file.header.comments),
            closing,
            place,
            self._used,
        )

    # The header.

    def _read_header(self, block: Block) -> tuple[str, Place] | None:
        before = len(self._findings)
        check_order(block, HEADER, (), self._findings)
        for word in HEADER:
            section = block.section(word)
            if section is None:
                if not block.has_unknown and word != "used":
                    message = f"found no '{word}' in the header: expected one"
                    self._findings.add(message, block.place)
            elif not section.text:
                self._findings.add(f"found nothing after '{word}'", section.place)
        if len(self._findings) > before or block.has_unknown:
            return None
        name, asked, answer, last, *used = block.sections
        if not KEBAB.fullmatch(name.text):
            self._findings.add(
                f"found the class name '{name.text}': expected a kebab-case name", name.place
            )
        else:
            self.names.append((f"class {name.text}", name.text, name.place))
        self._read_asked(asked)
        self._choose(answer.text, ANSWERS, "answer", answer)
        self._answer = answer.text
        self._last = last.text
        for section in used:
            self._choose(section.text, USED, "use", section)
            self._used = section.text
        if (
            self._asked is not None
            and self._asked.focus == WHOLE_BOARD
            and (answer.text != "all" or last.text != "none")
        ):
            message = f"a class asked over {WHOLE_BOARD} has 'answer all' and 'last none'"
            self._findings.add(
                f"found 'answer {answer.text}', 'last {last.text}': {message}", asked.place
            )
        return (name.text, name.place) if len(self._findings) == before else None

    def _read_asked(self, asked: Section) -> None:
        focus, _, orientation = (part.strip() for part in asked.text.partition(";"))
        oriented = dict.fromkeys(kind.oriented for kind in ASKED.values())
        known = self._choose(focus, ASKED, "focus", asked)
        known &= self._choose(orientation, oriented, "orientations behind a ';'", asked)
        if known:
            if orientation != ASKED[focus].oriented:
                message = f"found '{orientation}': expected '{ASKED[focus].oriented}' for {focus}"
                self._findings.add(message, asked.place)
            self._asked = Asked(focus, orientation)

    def _choose(self, word: str, known: Iterable[str], what: str, section: Section) -> bool:
        if word in known:
            return True
        listed = ", ".join(f"'{name}'" for name in known)
        message = f"found '{word}': expected as {what} one of {listed}{nearest(word, known)}"
        self._findings.add(message, section.place)
        return False

    # Blocks.

    def _check_name(self, block: Block) -> None:
        if not KEBAB.fullmatch(block.name) or block.name == "none":
            head = f"{block.word} {block.name}".rstrip()
            message = f"found '{head}': expected a kebab-case name behind '{block.word}'"
            self._findings.add(message, block.place)
        else:
            self.names.append((block.name, block.name, block.place))

    def _open_block(self, block: Block) -> bool:
        """Check which sections a block has; say whether there is a drawing to go on with."""
        for section in block.sections:
            if block.word not in SECTIONS[section.word].split():
                have = ", ".join(
                    w for w, blocks in SECTIONS.items() if block.word in blocks.split()
                )
                kind = "" if SECTIONS[section.word] else ", which rules have"
                self._findings.add(
                    f"found '{section.word}'{kind}: a {block.word} has {have}", section.place
                )
            elif not section.lines and section.word not in ("draw", "yes", "no"):
                self._findings.add(f"found nothing after '{section.word}'", section.place)
        check_order(block, SECTIONS, ("yes", "no"), self._findings)
        if block.section("draw") is None and not block.has_unknown:
            self._findings.add(f"found no 'draw' in {block.word} '{block.name}'", block.place)
        return block.section("draw") is not None

    def _read_glob(self, block: Block) -> Glob | None:
        before = len(self._findings)
        drawing = (
            read_drawn(block.section("draw"), self._findings) if self._open_block(block) else None
        )
        if drawing is None or block.has_unknown:
            return None
        letters = Letters(block, drawing, self._asked, self._findings)
        letters.check_header_focus()
        self._check_limits(block, letters)
        if len(self._findings) > before:
            return None
        return Glob(
            block.name,
            drawing,
            text_of(block, "why"),
            letters.where,
            letters.when,
            tuple(block.comments),
            block.place,
            skips=block.word in ("skip", "else"),
        )

    def _join(self, block: Block, globs: list[Glob | None], is_at_head: bool) -> None:
        """Read a header behind `or` or `else` and join it to the innermost glob."""
        word = block.word
        if block.name:
            self._findings.add(f"found '{word} {block.name}': expected '{word}' alone", block.place)
        if not is_at_head:
            message = (
                f"found '{word}': expected it right behind a glob's header, before its patterns"
            )
            self._findings.add(message, block.place)
        header = self._read_glob(block)
        glob = globs[-1] if globs else None
        if header is None or glob is None or not is_at_head:
            globs[-1:] = [None] if globs else []
            return
        if word == "else" and glob.skips:
            message = "found 'else' in a skip: expected it in a glob, whose header lets in"
            self._findings.add(message, block.place)
        elif not glob.skips and glob.joined and glob.joined[-1].skips:
            self._findings.add(f"found '{word}' behind 'else': expected 'else' last", block.place)
        header = replace(header, name=glob.name, skips=glob.skips or word == "else")
        globs[-1] = replace(glob, joined=(*glob.joined, header))

    def _check_limits(self, block: Block, letters: Letters) -> None:
        if self._used != "in reading":
            return
        when = block.section("when")
        if when is not None and len(letters.when) > READING_TESTS:
            self._findings.add(
                f"found {len(letters.when)} tests: expected {READING_TESTS} at most in a class used in reading",
                when.place,
            )
        letters.check_reach()

    def _read_pattern(self, block: Block, globs: tuple[Glob, ...]) -> Pattern | None:
        before = len(self._findings)
        drawing = (
            read_drawn(block.section("draw"), self._findings) if self._open_block(block) else None
        )
        yes = read_examples(block, "yes", self._findings)
        no = read_examples(block, "no", self._findings)
        seen = read_seen(block.section("seen"), self._findings)
        is_bar = block.word == "bar"
        is_harvested = block.section("seen") is not None
        wanted = [] if is_harvested or block.has_unknown else ["why", "says", "yes", "no"]
        if is_bar and wanted:
            wanted.remove("says")
        if block.name == self._last and wanted:
            wanted.remove("no")
        for word in wanted:
            if block.section(word) is None:
                self._findings.add(
                    f"found no '{word}' in {block.word} '{block.name}': expected one, as it is not harvested"
                    " ('seen')",
                    block.place,
                )
        if drawing is None or block.has_unknown:
            return None
        letters = Letters(block, drawing, self._asked, self._findings)
        letters.check_focus()
        self._check_limits(block, letters)
        if not is_bar and block.name != self._last:
            self._check_answer(block, letters)
        if len(self._findings) > before:
            return None
        return Pattern(
            block.name,
            drawing,
            text_of(block, "why"),
            letters.where,
            letters.when,
            letters.says,
            yes,
            no,
            seen,
            text_of(block, "source"),
            is_bar,
            globs,
            tuple(block.comments),
            block.place,
        )

    def _read_use(self, block: Block, globs: Sequence[Glob | None]) -> Pattern | None:
        """Read a pattern of another class as it stands here, checked as one that is drawn here."""
        before = len(self._findings)
        home, _, name = block.name.partition("/")
        if not KEBAB.fullmatch(home) or not KEBAB.fullmatch(name):
            message = f"found 'use {block.name}': expected 'use CLASS/NAME'"
            self._findings.add(message, block.place)
        for section in block.sections:
            if "use" not in SECTIONS[section.word].split():
                message = (
                    f"found '{section.word}': expected why, as, when, says, yes or no in a use"
                )
                self._findings.add(message, section.place)
        check_order(block, SECTIONS, ("yes", "no"), self._findings)
        letters = self._read_as(block.section("as"))
        use = Use(
            home,
            letters,
            read_when(block.section("when"), self._findings),
            read_says(block.section("says"), self._findings),
            text_of(block, "why"),
            read_examples(block, "yes", self._findings),
            read_examples(block, "no", self._findings),
        )
        if use.when and not (use.yes and use.no):
            message = f"found 'when' for '{name}': expected a 'yes' and a 'no' that show what more is asked"
            self._findings.add(message, block.place)
        around = tuple(glob for glob in globs if glob)
        if len(self._findings) > before or block.has_unknown or self._asked is None:
            return None
        if len(around) < len(globs):
            return None
        try:
            pattern = used_pattern(
                home_class(home, self._source), name, use, self._asked, block.place
            )
        except (BadInput, UsageError) as error:
            self._findings.add(str(error), block.place)
            return None
        if pattern.is_bar and self._asked.focus == WHOLE_BOARD:
            message = f"found a bar: a class asked over {WHOLE_BOARD} has patterns alone"
            self._findings.add(message, block.place)
            return None
        return self._as_drawn(replace(pattern, globs=around, comments=tuple(block.comments)))

    def _as_drawn(self, pattern: Pattern) -> Pattern | None:
        """Give a used pattern if it could be drawn here as it stands; else a finding where it is used."""
        inner = Findings()
        reader = _ClassReader(inner, self._source)
        reader._asked, reader._answer = self._asked, self._answer
        reader._last, reader._used = self._last, self._used
        text = pattern_text(replace(pattern, use=None, globs=(), comments=()))
        (block,) = read_blocks(text, "", HEADER, BLOCKS, SECTIONS, inner).blocks
        found = reader._read_pattern(block, pattern.globs)
        for error in inner.errors:
            self._findings.add(f"'{pattern.name}' as used here: {error.message}", pattern.place)
        return pattern if found is not None and not inner.errors else None

    def _read_as(self, section: Section | None) -> tuple[tuple[str, str], ...]:
        """Read what letters of a drawing are called here: `P is A, @ is B`."""
        if section is None:
            return ()
        found = []
        for clause in section.text.split(","):
            named = _AS.fullmatch(clause.strip())
            if named is None:
                message = f"found '{clause.strip()}': expected such as 'P is A' or '@ is B'"
                self._findings.add(message, section.place)
                return ()
            found.append((named[1], named[2]))
        return tuple(found)

    def _check_answer(self, block: Block, letters: Letters) -> None:
        """Check that each pattern says once what a class with bits or a sequence as its answer needs."""
        if self._answer not in SAYINGS:
            return
        count = sum(saying.name == self._answer for saying in letters.says)
        if count != 1 and (letters.says or block.section("says") is None):
            message = f"found {count} '{self._answer}(...)' in '{block.name}': expected one, as the class answers so"
            section = block.section("says")
            self._findings.add(message, section.place if section else block.place)
