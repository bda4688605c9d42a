"""Joseki files: SGF trees read as stages, with an error for all that can't be, by file, line, node and point.

Takes files and text; gives what they hold, and what follows them. `docs/formats.md` has the form. Knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from riyu.base.digests import digest_of
from riyu.base.errors import BadInput, IllegalMove, nearest
from riyu.base.kept import Kept
from riyu.game.board import Board
from riyu.game.constants import BLACK, NO_POINT, PASS, WHITE
from riyu.game.points import Color, color_name, column_of, opposite, point_text, row_of
from riyu.patterns.files import knowledge_files, text_of_file
from riyu.patterns.findings import Findings
from riyu.patterns.joseki import (
    CONDITIONS,
    DRAWN,
    GAINS,
    KINDS,
    PURPOSES,
    Condition,
    JosekiBook,
    JosekiFile,
    JosekiMove,
    Rectangle,
    Share,
    Stage,
    joined,
    stage_of,
)
from riyu.patterns.reload import LiveFiles
from riyu.sgf import points
from riyu.sgf.node import Node
from riyu.sgf.parser import parse

__all__ = ["FOLDER", "MARK", "SUFFIX", "LiveJoseki", "load_joseki", "read_joseki"]

FOLDER, SUFFIX = "joseki", ".sgf"

MARK = "!"
"""What a line of a comment begins with that is for the program."""

_SHARE = re.compile(r"([0-9]{1,9}) of ([0-9]{1,9})")
_WHEN = re.compile(r"([a-z ]+?) ([0-9]{1,9} of [0-9]{1,9}), else ([0-9]{1,9} of [0-9]{1,9})")
_LINES = ("purpose", "own", "enemy", "seen", "later", "won", "when")
_COLORS = {"B": BLACK, "W": WHITE}
_DEEPEST = 80
_KEPT = Kept(
    (Condition, JosekiFile, JosekiMove, Rectangle, Share, Stage),
    ("base", "game", "sgf", "patterns"),
)
_WHOLE_BOARD = Rectangle(DRAWN, DRAWN)


def load_joseki(*paths: Path | str) -> JosekiBook:
    """Load joseki files and folders; those of the package if none is named. Raises BadKnowledge, BadInput.

    What was made of a text that this very program found right before is kept, and not made again.
    """
    findings = Findings()
    found = []
    for file in knowledge_files(paths, FOLDER, SUFFIX):
        text = text_of_file(file, findings)
        if text is not None:
            source, before = str(file), len(findings)
            one: JosekiFile | None = _KEPT.get(source, text, file.name)
            if one is None:
                one = _read(text, source, findings)
                if one is not None and len(findings) == before:
                    _KEPT.put(one, source, text, file.name)
            found += [one] if one is not None else []
    findings.check()
    return JosekiBook(tuple(found))


def read_joseki(text: str, source: str = "") -> JosekiFile:
    """Read a file's text. Raises BadKnowledge with all that is wrong."""
    findings = Findings()
    found = _read(text, source, findings)
    findings.check()
    assert found is not None
    return found


def _read(text: str, source: str, findings: Findings) -> JosekiFile | None:
    before = len(findings)
    try:
        trees = parse(text, source)
    except BadInput as error:
        findings.add(error.message, error.place)
        return None
    for warning in trees.warnings:
        findings.add(f"{warning.message}: expected SGF without faults", trees.first.place)
    if len(trees.trees) != 1:
        findings.add(f"found {len(trees.trees)} trees: expected one", trees.trees[1].place)
    reader = _Reader(trees.first, source, findings)
    reader.read()
    return reader.file(text) if len(findings) == before else None


@dataclass(slots=True)
class _Reader:
    """One reading of one tree; a board plays each line of it."""

    root: Node
    source: str
    findings: Findings
    rectangle: Rectangle = _WHOLE_BOARD
    stages: dict[bytes, Stage] = field(default_factory=dict)
    ends: set[bytes] = field(default_factory=set)
    lines: int = 0
    nodes: int = 0
    games: int = 0

    @property
    def name(self) -> str:
        """The file's name without its suffix."""
        return self.source.replace("\\", "/").rpartition("/")[2].removesuffix(SUFFIX)

    def file(self, text: str) -> JosekiFile:
        """Give what was read."""
        return JosekiFile(
            self.name,
            self.rectangle,
            self.stages,
            self.lines,
            self.nodes,
            self.games,
            digest_of(text),
            frozenset(self.ends),
        )

    def fault(self, node: Node, line: Sequence[JosekiMove], message: str) -> None:
        """Enter what is wrong with a node, after the moves that led to it."""
        moves = ", ".join(_move_text(move) for move in line)
        self.findings.add(f"{f'after {moves}' if moves else 'first node'}: {message}", node.place)

    def read(self) -> None:
        """Read the root, then every node below it."""
        self._read_root()
        if not self.root.children:
            self.fault(self.root, (), "found no move: expected Black's first")
        board = Board(DRAWN)
        pending: list[tuple[Node, tuple[JosekiMove, ...], int]] = [(self.root, (), 0)]
        depth = 0
        while pending:
            node, line, above = pending.pop()
            while depth > above:
                board.undo()
                depth -= 1
            if line:
                board.mark()
                depth += 1
                wrong = self._play(board, line)
                if wrong:
                    self.fault(node, line[:-1], wrong)
                    continue
            if len(line) >= _DEEPEST:
                self.fault(node, line[:-1], f"a line of more than {_DEEPEST} moves")
                continue
            below = self._children(node, line)
            self.lines += not below
            self._enter(board, line, below)
            pending += [(child, (*line, move), depth) for child, move in reversed(below)]

    def _read_root(self) -> None:
        root = self.root
        if root.simple("SZ", "19") != "19":
            self.fault(root, (), f"found SZ[{root.simple('SZ')}]: expected 19")
        for name in ("AB", "AW", "AE", "B", "W"):
            if name in root:
                self.fault(root, (), f"found {name}: expected moves below the first node alone")
        try:
            far = points.expand(root.raw("SQ"), DRAWN)
        except BadInput as error:
            self.fault(root, (), f"SQ: {error.message}")
            far = []
        if len(far) == 1:
            self.rectangle = Rectangle(DRAWN + 1 - column_of(far[0]), DRAWN + 1 - row_of(far[0]))
        else:
            message = f"found {len(far)} points in SQ: expected one, the rectangle's far corner"
            self.fault(root, (), message)
        for word, rest in _program_lines(root):
            if word == "games" and rest.split(" ")[0].isdigit():
                self.games = int(rest.split(" ")[0])
            else:
                self.fault(root, (), f"found '! {word} {rest}': expected '! games N'")

    def _play(self, board: Board, line: Sequence[JosekiMove]) -> str:
        """Play the last move of a line; say what is wrong with it."""
        move = line[-1]
        if move.point == NO_POINT:
            board.play(move.color, PASS)
            return ""
        if not self.rectangle.holds(move.point):
            return f"{point_text(move.point)} is outside of the rectangle {self.rectangle}"
        try:
            board.play(move.color, move.point)
        except IllegalMove as error:
            return str(error)
        return ""

    def _children(self, node: Node, line: tuple[JosekiMove, ...]) -> list[tuple[Node, JosekiMove]]:
        """Give the nodes below one that are right, with their moves."""
        color = opposite(line[-1].color) if line else BLACK
        found: list[tuple[Node, JosekiMove]] = []
        for child in node.children:
            self.nodes += 1
            try:
                move = _move_of(child, color)
            except BadInput as error:
                self.fault(child, line, error.message)
                continue
            if any(move.point == other.point for _, other in found):
                self.fault(child, line, f"{_move_text(move)} stands here twice")
            elif move.point == NO_POINT and (not line or line[-1].point == NO_POINT):
                self.fault(child, line, "a move elsewhere: expected one in the corner before it")
            else:
                found.append((child, move))
        return found

    def _enter(
        self,
        board: Board,
        line: tuple[JosekiMove, ...],
        below: Sequence[tuple[Node, JosekiMove]],
    ) -> None:
        moves = [move for _, move in below]
        if not moves:
            if line:
                color = opposite(line[-1].color)
                self.ends.add(stage_of(self.rectangle, board.cells(), color, (), line, "")[0])
            return
        key, stage = stage_of(self.rectangle, board.cells(), moves[0].color, moves, line, self.name)
        self.stages[key] = joined(self.stages[key], stage) if key in self.stages else stage


def _move_of(node: Node, color: Color) -> JosekiMove:
    """Read a node's move and all that is said of it. Raises BadInput without a place."""
    named = [name for name in ("B", "W") if name in node]
    expected = color_name(color)
    if len(named) != 1 or _COLORS[named[0]] != color or len(node.raw(named[0])) != 1:
        found = " and ".join(color_name(_COLORS[name]) for name in named) or "no move"
        raise BadInput(
            f"found {found}: expected one move of {expected} ({expected[0]}[] elsewhere)"
        )
    for name in ("AB", "AW", "AE"):
        if name in node:
            raise BadInput(f"found {name}: expected moves alone")
    point = points.parse_move(node.raw(named[0])[0], DRAWN)
    kinds = [word for name, word in KINDS.items() if name in node]
    said: dict[str, str] = {}
    when = []
    for word, rest in _program_lines(node):
        if word not in _LINES:
            raise BadInput(f"unknown word '{word}' after '!'{nearest(word, _LINES)}")
        if word == "when":
            when.append(_condition(rest))
        elif word in said:
            raise BadInput(f"'! {word}' stands here twice")
        said[word] = rest
    later = said.get("later", "0")
    if not re.fullmatch("[0-9]{1,9}", later):
        raise BadInput(f"'! later {later}': expected a whole number")
    return JosekiMove(
        color,
        point,
        _words(said, "purpose", PURPOSES),
        _words(said, "own", GAINS),
        _words(said, "enemy", GAINS),
        _share(said.get("seen", "0 of 0")),
        int(later),
        _share(said.get("won", "0 of 0")),
        tuple(when),
        kinds[0] if kinds else "",
        "\n".join(line for line in _lines(node) if not line.startswith(MARK)).strip(),
        node.simple("N"),
    )


def _lines(node: Node) -> list[str]:
    return [line.strip() for line in node.text("C").splitlines()]


def _program_lines(node: Node) -> Iterator[tuple[str, str]]:
    """Give the first word and the rest of each line for the program."""
    for line in _lines(node):
        if line.startswith(MARK):
            word, _, rest = line.removeprefix(MARK).strip().partition(" ")
            yield word, " ".join(rest.split())


def _words(said: Mapping[str, str], name: str, known: Collection[str]) -> tuple[str, ...]:
    words = tuple(word.strip() for word in said.get(name, "").split(",") if word.strip())
    for word in words:
        if word not in known:
            raise BadInput(
                f"'! {name} {word}': expected of {', '.join(known)}{nearest(word, known)}"
            )
    return words


def _share(text: str) -> Share:
    found = _SHARE.fullmatch(text)
    if found is None or int(found[1]) > int(found[2]):
        raise BadInput(f"'{text}': expected how often of how many times, such as 55 of 100")
    return Share(int(found[1]), int(found[2]))


def _condition(text: str) -> Condition:
    found = _WHEN.fullmatch(text)
    if found is None:
        form = "'! when own top 55 of 100, else 20 of 300'"
        raise BadInput(f"'! when {text}': expected a condition and counts, such as {form}")
    if found[1] not in CONDITIONS:
        known = ", ".join(CONDITIONS)
        raise BadInput(
            f"unknown condition '{found[1]}': expected of {known}{nearest(found[1], CONDITIONS)}"
        )
    return Condition(found[1], _share(found[2]), _share(found[3]))


def _move_text(move: JosekiMove) -> str:
    where = point_text(move.point) if move.point != NO_POINT else "elsewhere"
    return f"{color_name(move.color)} {where}"


class LiveJoseki(LiveFiles[JosekiFile, JosekiBook]):
    """Joseki files with the book they make. Arguments as for LiveFiles; without paths the files of the package.

    What a file held that is gone is out of force.
    """

    suffix = SUFFIX
    folder = FOLDER
    drops_gone = True

    @property
    def book(self) -> JosekiBook:
        """The book in force, after a look at the files if it is time for one."""
        return self.whole

    def load(self, paths: Sequence[Path]) -> tuple[JosekiBook, Sequence[JosekiFile]]:
        """Load files for the first time."""
        book = load_joseki(*paths)
        return book, book.files

    def read(self, path: Path) -> JosekiFile:
        """Read one file."""
        return load_joseki(path).files[0]

    def make(self, found: Iterable[JosekiFile]) -> JosekiBook:
        """Make the book of files."""
        return JosekiBook(tuple(found))

    def clashes(
        self, path: Path, found: JosekiFile, in_force: Mapping[Path, JosekiFile]
    ) -> Sequence[BadInput]:
        """Say nothing: files stand beside each other, and of two that have a move the first counts."""
        return ()
