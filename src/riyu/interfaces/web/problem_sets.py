"""Problem files opened on the page: sets of problems, chosen from by kind and rank, kept while the server runs.

Takes the bytes of SGF files and of problem sets (`.jsonl`, `.jsonl.gz`); gives problems. Knows no page.
"""

from __future__ import annotations

import io
import re
import zlib
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from riyu.base.errors import BadInput, Place, RiyuError
from riyu.interfaces.web.shelf import new_id
from riyu.interfaces.web.solutions import right_moves
from riyu.lab._problems import Problem, problems_in
from riyu.sgf.files import read_file
from riyu.sgf.node import Node
from riyu.sgf.path import game_of, main_path
from riyu.sgf.writer import write_text

__all__ = ["ProblemSet", "ProblemSets", "own_problem", "rank_place", "read_problem_set"]

_MOST_BYTES = 64 << 20  # unpacked
_MOST_PROBLEMS = 20_000
_MOST_NODES = 200_000
_MOST_SETS = 4
_RANK = re.compile(r"(\d{1,2})([kdp])")


@dataclass(frozen=True)
class ProblemSet:
    """Problems of one file, at least one."""

    name: str
    problems: tuple[Problem, ...]

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of problems in it, the most frequent first; none for those without."""
        found = [problem.kind for problem in self.problems if problem.kind]
        return tuple(sorted(set(found), key=lambda kind: (-found.count(kind), kind)))

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """The ranks in it, the easiest first."""
        found = {problem.rank for problem in self.problems if problem.rank}
        return tuple(sorted(found, key=rank_place))

    def chosen(self, kind: str = "", lowest: str = "", highest: str = "") -> tuple[int, ...]:
        """Give the numbers, from 0, of the problems of a kind and between two ranks; empty words leave all in."""
        low = rank_place(lowest) if lowest else None
        high = rank_place(highest) if highest else None
        return tuple(
            [
                number
                for number, problem in enumerate(self.problems)
                if (not kind or problem.kind == kind)
                and (low is None or (problem.rank and rank_place(problem.rank) >= low))
                and (high is None or (problem.rank and rank_place(problem.rank) <= high))
            ]
        )


class ProblemSets:
    """The sets opened last, by ids that nobody can guess."""

    def __init__(self) -> None:
        self._sets: OrderedDict[str, ProblemSet] = OrderedDict()

    def add(self, problems: ProblemSet) -> str:
        """Keep a set; give its id. The one opened first goes if there are too many."""
        key = new_id()
        self._sets[key] = problems
        while len(self._sets) > _MOST_SETS:
            self._sets.popitem(last=False)
        return key

    def find(self, key: str) -> ProblemSet | None:
        """Give the set of an id; None if it isn't kept."""
        return self._sets.get(key)


def rank_place(rank: str) -> int:
    """Give where a rank stands: 30k is -30, 1k -1, 1d 1; what is no rank stands before all."""
    found = _RANK.fullmatch(rank)
    if found is None:
        return -99
    number = int(found[1])
    return -number if found[2] == "k" else number + (20 if found[2] == "p" else 0)


def read_problem_set(data: bytes, name: str) -> ProblemSet:
    """Read a file of problems: JSON lines (gzipped or not) with one each, or SGF with one a tree.

    Raises BadInput, with the line, for what can't be read, and for more than can be shown.
    """
    data = _unpacked(data, name)
    if data.lstrip()[:1] == b"{":
        text = io.StringIO(data.decode("utf-8", "replace"))
        found = _taken(problems_in(text, name), name)
    else:
        trees = read_file(data, name=name, max_nodes=_MOST_NODES).trees
        found = _taken((_from_tree(tree, name, k) for k, tree in enumerate(trees, start=1)), name)
    if not found:
        raise BadInput("no problem in it", Place(name))
    return ProblemSet(name, tuple(found))


def own_problem(tree: Node, name: str) -> Problem:
    """Give the problem of a tree of SGF. Raises BadInput for one that can't be set up."""
    return _from_tree(tree, name, 1)


def _from_tree(tree: Node, name: str, number: int) -> Problem:
    try:
        position = game_of(main_path(tree, before_move=1)).position()
    except RiyuError as error:
        raise BadInput(f"problem {number}: {error}", Place(name)) from None
    words = tree.simple("GN") or tree.simple("EV") or f"{name} {number}"
    rank = _RANK.search(tree.simple("DI").replace(" ", "").lower())
    return Problem(
        words[:120],
        position,
        right_moves(tree, position.size, position.to_move),
        "",
        rank[0] if rank else "",
        False,
        number,
        "",
        write_text([tree], stamp=False),
    )


def _taken(problems: Iterator[Problem], name: str) -> Sequence[Problem]:
    found: list[Problem] = []
    for problem in problems:
        if len(found) == _MOST_PROBLEMS:
            raise BadInput(f"it has more than {_MOST_PROBLEMS:,} problems", Place(name))
        found.append(problem)
    return found


def _unpacked(data: bytes, name: str) -> bytes:
    if not data.startswith(b"\x1f\x8b"):
        return data
    unpacker = zlib.decompressobj(wbits=31)
    try:
        unpacked = unpacker.decompress(data, _MOST_BYTES)
    except zlib.error as error:
        raise BadInput(f"damaged gzip data: {error}", Place(name)) from None
    if unpacker.unconsumed_tail:
        raise BadInput(f"unpacked it is larger than {_MOST_BYTES >> 20} MiB", Place(name))
    return unpacked
