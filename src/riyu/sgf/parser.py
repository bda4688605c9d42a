"""The SGF parser: bytes or text in, a collection of trees out, with what it had to repair.

Reads FF[1] to FF[4] and most of what broken programs, mailers and disks make of them; work and memory are linear in
the input and bounded by limits. It knows which properties hold points, to tell where a missing `]` belongs; else
nothing of Go.
"""

from __future__ import annotations

import re
from typing import NoReturn

from riyu.base.errors import BadInput, Place
from riyu.sgf.charset import decode
from riyu.sgf.node import Collection, Node, Origin, SgfWarning
from riyu.sgf.text import unclosed_from

__all__ = ["MAX_BYTES", "MAX_NODES", "parse"]

MAX_BYTES = 64 << 20
"""Bytes of input taken if the caller names no limit."""
MAX_NODES = 2_000_000
"""Nodes taken if the caller names no limit: about a gigabyte of trees."""
_MAX_WARNINGS = 200

# Every quantifier before something that may be missing is possessive: no input makes a pattern go back far.
# Names that a game begins with, for games without their ';' or '(': other brackets are in prose and programs too.
_FIRST_NAME = r"(?i:A[BPW]|[BW]|[BW]R|C[AP]?|DT|EV|FF|G[CMN]|HA|KM|ON|P[BCLW]|R[EOU]|S[OTZ]|TM|US)"
_START = re.compile(rf"\(\s*+(?:;|{_FIRST_NAME}\s*+\[)")
_BARE_START = re.compile(rf"\s*+(?:;\s*+(?i:[A-Z]{{1,2}}+)|{_FIRST_NAME})\s*+\[")
_STRAY_START = re.compile(r";\s*+[BW]\s*+\[\s*+[A-Za-z]{0,2}+\s*+\]")  # a move: its '(' is missing
_LAST_START = re.compile(
    r"(?<![A-Za-z]);?(?:A[BEW]\s*+\[[a-z]{2}[\]:]|[BW]\[[a-z]{2}\]|(?:FF|GM|SZ)\[[0-9]{1,2}\])"
)
_SWALLOWED = re.compile(r"\s*;\s*[BW]\[[a-z]{0,2}")  # moves in a text whose ']' is missing
_MORE_NODES = re.compile(r";\s*+[A-Za-z]++\s*+\[")
_BLANK = re.compile(r"\s*+")
_CLOSERS = re.compile(r"[\s)]*+")
_MOVES = re.compile(r"(?:;[BW]\[[a-z]{2}\]){2,1000}(?=\s*+[;()])")
_MOVE_WIDTH = 6  # of `;B[dd]`
_NAME = re.compile(r"([A-Za-z][A-Za-z0-9_]*+)\s*+(?=\[)")
_VALUE = re.compile(r"\s*+\[((?:[^\]\\]++|\\.)*+)(\])?", re.DOTALL)
_POINTS_VALUE = re.compile(r"\s*+\[([^\]\[;()\\]*+)(\])?")
_POINTS_PREFIX = re.compile(r"\s*+[A-Za-z]{0,2}+(?::[A-Za-z]{2})?")
_NUMBER_PREFIX = re.compile(r"\s*+\[([-+0-9.:]++)(?=\s*+[A-Z]{1,2}\[|\s*+;\s*+[BW]\[)")
_STRAY = re.compile(r"[^\s;()\[A-Za-z]++|[A-Za-z][A-Za-z0-9_]*+")
_LINE_BREAK = re.compile(r"\r\n?|\n")

_POINT_NAMES = frozenset(
    ["B", "W", "AB", "AW", "AE", "TB", "TW", "TR", "CR", "SQ", "MA", "DD", "VW", "SL", "IL"]
)
_NUMBER_NAMES = frozenset(
    ["FF", "GM", "SZ", "KM", "HA", "MN", "PM", "ST", "TM", "OB", "OW", "BL", "WL", "V"]
)


def parse(
    data: bytes | str,
    source: str = "",
    *,
    max_bytes: int = MAX_BYTES,
    max_nodes: int = MAX_NODES,
) -> Collection:
    """Read all the game trees of an SGF file.

    Arguments: the file's content (bytes are decoded by `riyu.sgf.charset`); the source's name for messages; limits, of
    characters where text is given. Repairs are listed in the collection's `warnings`, at most 200 of them.
    Raises BadInput with line and column where no tree can be found or a limit is passed.
    """
    if len(data) > max_bytes:
        unit = "bytes" if isinstance(data, bytes) else "characters"
        raise BadInput(f"found {len(data)} {unit}: expected at most {max_bytes}", Place(source))
    if isinstance(data, str):
        text, charset = data.removeprefix("\ufeff"), "utf-8"
        doubts: tuple[str, ...] = ()
    else:
        decoded = decode(data)
        text, charset, doubts = decoded.text, decoded.charset, decoded.doubts
    reader = _Reader(text, source, max_nodes)
    for doubt in doubts:
        reader.warn(0, doubt)
    reader.read()
    return Collection(reader.trees, reader.sorted_warnings(), source, charset)


class _Reader:
    """One reading of one text: a position that only goes forward, and the open branches."""

    def __init__(self, text: str, source: str, max_nodes: int) -> None:
        self.text = text
        starts = (0, *[match.end() for match in _LINE_BREAK.finditer(text)])
        self.origin = Origin(source, starts)
        self.trees: list[Node] = []
        self.max_nodes = max_nodes
        self.nodes = 0
        self.warnings: list[tuple[int, str]] = []
        self.unlisted = 0
        self.pos = 0
        # For each open '(' the node it branches from; None for a tree's own.
        self.branches: list[Node | None] = []
        self.current: Node | None = None
        # What came last: "(" or ")" or, inside a node, ";".
        self.last = ""
        self.idents: dict[str, str] = {}
        self.no_more_closed = False  # set once a text goes on to the end of the file
        self.properties: dict[str, tuple[str, ...]] = {}  # of the current node, while it is read
        self.moves: dict[str, dict[str, tuple[str, ...]]] = {}  # one for all nodes of one same move
        self.merged: dict[str, list[str]] = {}  # of the current node: what stands twice in it

    # What is said about the input.

    def warn(self, offset: int, message: str) -> None:
        if len(self.warnings) < _MAX_WARNINGS:
            self.warnings.append((offset, message))
        else:
            self.unlisted += 1

    def sorted_warnings(self) -> tuple[SgfWarning, ...]:
        listed = []
        for offset, message in sorted(self.warnings, key=lambda warning: warning[0]):
            place = self.origin.place(offset)
            listed.append(SgfWarning(place.line, place.column, message))
        if self.unlisted:
            last = listed[-1]
            listed.append(
                SgfWarning(last.line, last.column, f"{self.unlisted} more repairs are not listed")
            )
        return tuple(listed)

    def refuse(self, offset: int, message: str) -> NoReturn:
        raise BadInput(message, self.origin.place(offset))

    # The trees.

    def read(self) -> None:
        while self.find_tree():
            self.read_tree()
            self.finish_node()

    def find_tree(self) -> bool:
        """Go to the next tree's beginning and open it; False at the end. What lies before it is left out."""
        text = self.text
        begin = _end_of(_BLANK, text, self.pos)
        if self.trees:
            after = _end_of(_CLOSERS, text, begin)
            if after > begin and text[begin] == ")":
                self.warn(begin, "')' without its '(': left out")
            begin = after
            if begin == len(text):
                self.pos = begin
                return False
            if self.current is not None and _MORE_NODES.match(text, begin):
                self.warn(begin, "a node after the tree's last ')': it goes on from there")
                self.branches.append(None)
                self.pos, self.last = begin, ";"
                return True
        found = _START.search(text, begin)
        start = found.start() if found else len(text)
        bare = self.bare_start(begin, start)
        if bare is not None:
            if _shown(text[begin:bare]):
                self.warn(begin, f"{_characters(bare - begin)} before the game: left out")
            self.warn(bare, "a game without its '(': it begins here")
            self.open_tree(bare)
            return True
        if found is None:
            if not self.trees:
                self.refuse_all(begin)
            self.warn(begin, f"{_characters(len(text) - begin)} after the last game: left out")
            self.pos = len(text)
            return False
        if start > begin:
            where = "between games" if self.trees else "before the first '('"
            self.warn(begin, f"{_characters(start - begin)} {where}: left out")
        self.open_tree(start + 1)
        self.last = "("
        return True

    def bare_start(self, begin: int, end: int) -> int | None:
        """Give where a game begins whose `(` is missing, if one does before the next `(`."""
        if self.trees:
            return None
        if begin < end and _BARE_START.match(self.text, begin):
            return begin
        found = _STRAY_START.search(self.text, begin, end)
        if found is None and end == len(self.text):
            found = _LAST_START.search(self.text, begin)
        return found.start() if found else None

    def open_tree(self, pos: int) -> None:
        self.branches.append(None)
        self.current = None
        self.pos, self.last = pos, ";"

    def refuse_all(self, begin: int) -> NoReturn:
        text = self.text
        if begin == len(text):
            self.refuse(begin, "found nothing: expected a game, which begins with '(;'")
        shown = "".join(
            c if c.isprintable() else "?" for c in text[begin : begin + 20].splitlines()[0]
        )
        self.refuse(begin, f"found '{shown}': expected a game, which begins with '(;'")

    def read_tree(self) -> None:
        """Read up to the `)` that closes the tree, or to the end."""
        text, end = self.text, len(self.text)
        match_moves, match_name, match_blank = _MOVES.match, _NAME.match, _BLANK.match
        while self.branches:
            pos = self.pos
            if pos < end and text[pos].isspace():
                blank = match_blank(text, pos)
                assert blank is not None
                self.pos = pos = blank.end()
            if pos == end:
                self.close_all()
                return
            character = text[pos]
            if character == ";":
                moves = match_moves(text, pos)
                if moves:
                    self.add_moves(pos, moves.end())
                else:
                    self.add_node(pos)
                    self.pos = pos + 1
            elif character == "(":
                self.open_branch(pos)
            elif character == ")":
                self.close_branch(pos)
            elif character == "[":
                self.skip_value(pos)
            else:
                name = match_name(text, pos)
                if name:
                    self.read_property(pos, name[1], name.end())
                else:
                    stray = _end_of(_STRAY, text, pos)
                    self.warn(
                        pos, f"found '{_shown(text[pos:stray])}': expected a property; left out"
                    )
                    self.pos = stray

    def open_branch(self, pos: int) -> None:
        if self.last == "(":
            self.warn(pos, "'(' after '(': expected ';'")
        if len(self.branches) >= self.max_nodes:
            self.refuse(pos, f"found '(' number {self.max_nodes + 1} inside another: too many")
        self.branches.append(self.current)
        self.pos, self.last = pos + 1, "("

    def close_branch(self, pos: int) -> None:
        before = self.branches.pop()
        if self.last == "(":
            self.warn(pos, "a variation without nodes: left out")
        if self.branches:
            self.current = before
        # else the node stays, for a tree that was closed too early goes on from it
        self.pos, self.last = pos + 1, ")"

    def close_all(self) -> None:
        """End a file that ends too early."""
        count = len(self.branches)
        self.warn(
            len(self.text),
            f"the file ends inside a game: expected {'another' if count == 1 else count} ')'",
        )
        self.branches.clear()

    # Nodes and properties.

    def add_node(self, pos: int, *, implied: bool = False) -> Node:
        if self.nodes >= self.max_nodes:
            self.refuse(pos, f"found more nodes than {self.max_nodes}: expected at most so many")
        self.nodes += 1
        if self.last == ")" and not implied:
            self.warn(pos, "a node after a variation: taken for one more variation")
        self.finish_node()
        above = self.current
        self.properties = {}
        node = Node(above, self.properties, self.origin, pos)
        if above is None:
            self.trees.append(node)
        elif not above.children:
            above.children = [node]
        else:
            above.children.append(node)  # type: ignore[attr-defined]  # a list unless empty
        self.current = node
        self.last = ";"
        return node

    def finish_node(self) -> None:
        """Enter the values that were collected for properties that stand twice."""
        if self.merged:
            for ident, values in self.merged.items():
                self.properties[ident] = tuple(values)
            self.merged.clear()

    def add_moves(self, pos: int, end: int) -> None:
        """Enter a run of nodes of one move each, all six characters wide: nearly all of most files."""
        node = self.add_node(pos)
        node.properties = self.move(self.text[pos + 1 : pos + _MOVE_WIDTH])
        self.nodes += (end - pos) // _MOVE_WIDTH - 1
        if self.nodes > self.max_nodes:
            self.refuse(pos, f"found more nodes than {self.max_nodes}: expected at most so many")
        run = self.text[pos + 1 : end].split(";")
        origin, moves = self.origin, self.moves
        at = pos
        for move in run[1:]:
            at += _MOVE_WIDTH
            child = Node(node, moves.get(move) or self.move(move), origin, at)
            node.children = [child]
            node = child
        self.current = node
        self.pos = end

    def move(self, move: str) -> dict[str, tuple[str, ...]]:
        """Give the properties of a node with just this move, such as `B[dd]`."""
        return self.moves.setdefault(move, {move[0]: (move[2:4],)})

    def skip_value(self, pos: int) -> None:
        found = None if self.no_more_closed else _VALUE.match(self.text, pos)
        if found is None or found[2] is None:
            self.no_more_closed = True
            self.warn(pos, "found '[': expected a property's name before it; left out")
            self.pos = pos + 1
            return
        self.warn(pos, f"a value without a property's name: '{_shown(found[0])}' left out")
        self.pos = found.end()

    def read_property(self, pos: int, name: str, end_of_name: int) -> None:
        if self.last != ";" or self.current is None:
            self.warn(pos, f"found '{name}': expected ';' before it")
            self.add_node(pos, implied=True)
        ident = self.idents.get(name) or self.ident(pos, name)
        self.pos = end_of_name
        values = self.read_values(ident)
        properties = self.properties
        if ident not in properties:
            properties[ident] = tuple(values)
            return
        self.warn(pos, f"property {ident} twice in one node: its values are put together")
        # In a list till the node's end: a tuple made anew for each of a million repeats would take forever.
        self.merged.setdefault(ident, list(properties[ident])).extend(values)

    def ident(self, pos: int, name: str) -> str:
        """Give a property's name without the small letters that FF[1] to FF[3] allow: `SiZe` is SZ."""
        ident = "".join(c for c in name if not c.islower() and c != "_")
        if not ident[:1].isalpha():
            ident = name.upper().replace("_", "")
            self.warn(pos, f"found '{name}': expected capital letters, taken for {ident}")
            return ident
        self.idents[name] = ident
        return ident

    def read_values(self, ident: str) -> list[str]:
        """Read the values at the position, one at least."""
        text = self.text
        values: list[str] = []
        pos = self.pos
        points = ident in _POINT_NAMES
        numbers = ident in _NUMBER_NAMES
        pattern = _POINTS_VALUE if points else _VALUE
        while True:
            cut = _NUMBER_PREFIX.match(text, pos) if numbers else None
            if cut:
                self.warn_unclosed(cut.end(), ident, cut[1])
                values.append(cut[1])
                pos = cut.end()
                break
            if self.no_more_closed and not points:
                pos, raw = self.cut_text(pos, ident)
                values.append(raw)
                break
            found = pattern.match(text, pos)
            if found is None:
                break
            raw = found[1]
            if found[2] is None:
                pos, raw = self.cut_points(found, ident) if points else self.cut_text(pos, ident)
                values.append(raw)
                break
            if not points and (length := unclosed_from(raw)) < len(raw):
                pos, raw = found.start(1) + length, raw[:length]
                self.warn_unclosed(pos, ident, raw)
                values.append(_without_lone_backslash(raw))
                break
            values.append(raw)
            pos = found.end()
        self.pos = pos
        return values

    def cut_points(self, found: re.Match[str], ident: str) -> tuple[int, str]:
        """Give where a value ends that holds points and no `]`, and the value."""
        prefix = _POINTS_PREFIX.match(found[1])
        assert prefix is not None
        end = found.start(1) + prefix.end()
        self.warn_unclosed(end, ident, prefix[0])
        return end, prefix[0].strip()

    def cut_text(self, pos: int, ident: str) -> tuple[int, str]:
        """Give where a text ends after which the file has no `]`: at the first move in it, else at the file's end."""
        self.no_more_closed = (
            True  # so that no other text is followed to the end to learn this again
        )
        text = self.text
        start = text.index("[", pos) + 1
        swallowed = _SWALLOWED.search(text, start)
        end = swallowed.start() if swallowed else len(text)
        raw = _without_lone_backslash(text[start:end])
        self.warn_unclosed(end, ident, raw)
        return end, raw

    def warn_unclosed(self, end: int, ident: str, raw: str) -> None:
        self.warn(end, f"a value of {ident} is not closed: ']' put after '{_shown(raw[-20:])}'")


def _end_of(pattern: re.Pattern[str], text: str, pos: int) -> int:
    match = pattern.match(text, pos)
    return match.end() if match else pos


def _without_lone_backslash(raw: str) -> str:
    backslashes = len(raw) - len(raw.rstrip("\\"))
    return raw[:-1] if backslashes % 2 else raw


def _characters(count: int) -> str:
    return "1 character" if count == 1 else f"{count} characters"


def _shown(text: str) -> str:
    """Give a piece of the input as a message can show it."""
    shown = "".join(c if c.isprintable() else "?" for c in text.strip()[:20])
    return shown + "…" if len(text.strip()) > 20 else shown
