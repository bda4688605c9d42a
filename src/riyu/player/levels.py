"""Levels: the same player with knowledge, reading and search taken away, from a text file that people edit.

Takes a level's name; gives a frozen Level, which makes a style weaker and says what its player sees. Adds no chance:
a weak level plays the best move it knows of. Knows no board.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from riyu.base.digests import digest_of
from riyu.base.errors import BadInput, UsageError, nearest
from riyu.base.files import text_of
from riyu.base.numbers import Bounds, shown
from riyu.base.toml import Toml, parse_toml
from riyu.candidates.sources import RULES, SOURCES
from riyu.candidates.weights import Weights
from riyu.game.constants import MAX_SIZE, MIN_SIZE
from riyu.inference.purposes import PURPOSES
from riyu.patterns.files import package_folder

if TYPE_CHECKING:
    from riyu.candidates.candidate import Candidate, Reason
    from riyu.player.knowledge import Named
    from riyu.player.style import Style

__all__ = ["FULL", "Level", "level_named", "level_names", "parse_levels"]

FULL = "full"
"""The level of the whole player."""

_ALL = "all"
_FILE = "levels.toml"

_AT_MOST = {
    "width": Bounds(0, 400, is_whole=True),
    "playouts": Bounds(0, 100_000, is_whole=True),
    "simulations": Bounds(1, 100_000_000, is_whole=True),
}
_SHARES = {"reading": Bounds(0, 1), "learned": Bounds(0, 1)}
_ELO = Bounds(-4000, 4000, is_whole=True)
_WEAKEST_FIRST = ("reasons", "one-ply", "alpha-beta", "tree")


@dataclass(frozen=True, slots=True)
class Level:
    """What is left of a player at one level.

    `search` is the kind of search it has at most: reasons alone, one ply, a tree; `width`, `playouts` and `simulations`
    are the most that a style's numbers may be, as they are if None; `reading` is the share of the nodes that a
    question of reading may take, `learned` the share of what learned values weigh. `purposes` are what it knows that
    moves are for, `sources` those that tell it moves; all if None. `elo` is what it was measured at, by lines of the
    board, beside GNU Go 3.8 at level 10; it changes nothing that is played, and so not what knowledge is named by.
    """

    name: str = FULL
    about: str = ""
    search: str = "tree"
    width: int | None = None
    playouts: int | None = None
    simulations: int | None = None
    reading: float = 1.0
    learned: float = 1.0
    purposes: frozenset[str] | None = None
    sources: frozenset[str] | None = None
    elo: Mapping[int, int] = field(
        default_factory=lambda: MappingProxyType({}), compare=False, repr=False
    )

    @property
    def is_full(self) -> bool:
        """Whether nothing is taken away."""
        return self.name == FULL

    @property
    def part(self) -> Named:
        """What knowledge is named by at this level, beside a style's own part."""
        return (f"{self.name} of {_FILE}", digest_of(repr(self)))

    def kind(self, kind: str) -> str:
        """Give the kind of search: the weaker of a kind and the level's own."""
        return min(kind, self.search, key=_WEAKEST_FIRST.index)

    def style(self, style: Style) -> Style:
        """Give what the level leaves of a style."""
        if self.is_full:
            return style
        least: dict[str, Any] = {
            name: min(getattr(style, name), getattr(self, name))
            for name in _AT_MOST
            if getattr(self, name) is not None
        }
        for name in ("life_nodes", "dead_nodes"):
            least[name] = int(self.reading * getattr(style, name))
        weights = style.weights
        known = {name: one for name, one in weights.purposes.items() if self._knows(name)}
        return replace(
            style,
            weights=Weights(
                MappingProxyType(known), weights.qualities, self.learned * weights.learned
            ),
            **least,
        )

    def seen(self, candidate: Candidate) -> Candidate | None:
        """Give what the level sees of a candidate; None if nothing that speaks for the move."""
        if self.purposes is None and self._asks(RULES):
            return candidate
        reasons = tuple(one for one in candidate.reasons if self._sees(one))
        if all(one.is_against for one in reasons):
            return None
        return replace(candidate, reasons=reasons)

    def _sees(self, reason: Reason) -> bool:
        return self._knows(reason.purpose) and (
            self._asks(RULES) or not reason.source.startswith("rule ")
        )

    def _knows(self, purpose: str) -> bool:
        return self.purposes is None or purpose in self.purposes

    def _asks(self, source: str) -> bool:
        return self.sources is None or source in self.sources


def level_names() -> tuple[str, ...]:
    """Give the names of all levels, the weakest first."""
    return tuple(_levels())


def level_named(text: str) -> Level:
    """Give a level by its name, in any case: `12k`, `full`; the whole player if the text is empty.

    Raises UsageError that names the levels there are.
    """
    known = _levels()
    name = text.strip().lower() or FULL
    if name not in known:
        raise UsageError(
            f"no level {shown(text)}; known, the weakest first: {', '.join(known)}{nearest(name, known)}"
        )
    return known[name]


@cache
def _levels() -> Mapping[str, Level]:
    path = package_folder("") / _FILE
    return parse_levels(text_of(path.read_bytes(), _FILE), _FILE)


def parse_levels(text: str, source: str = "") -> Mapping[str, Level]:
    """Read a file of levels by their names, the weakest first; the last is the whole player.

    Raises BadInput that says the line, what was found and what was expected.
    """
    file = parse_toml(text, source)
    levels: dict[str, Level] = {}
    told: dict[str, frozenset[str] | None] = {"knows": frozenset(), "asks": frozenset()}
    for name, table in file.values.items():
        if not isinstance(table, dict):
            raise BadInput(f"{shown(name)} must be a table: write [{name}]", file.place(name))
        _check(file, name, table)
        elo = _measured(file, name, table.get("elo", {}))
        if name == FULL:
            levels[name] = Level(name, table["about"], elo=elo)
            continue
        for key, words in (("knows", PURPOSES), ("asks", (*SOURCES, RULES))):
            told[key] = _added(told[key], table.get(key, []), words, file, name, key)
        numbers = {key: value for key, value in table.items() if key in (*_AT_MOST, *_SHARES)}
        search = table.get("search", "tree")
        levels[name] = Level(
            name,
            table["about"],
            search,
            purposes=told["knows"],
            sources=told["asks"],
            elo=elo,
            **numbers,
        )
    last = next(reversed(levels), "")
    if last != FULL:
        raise BadInput(f"the last level is {shown(last)}: expected {FULL}", file.place(last))
    return MappingProxyType(levels)


def _check(file: Toml, name: str, table: Mapping[str, Any]) -> None:
    known = (
        ("about", "elo", "search", *_AT_MOST, *_SHARES, "knows", "asks")
        if name != FULL
        else ("about", "elo")
    )
    for key, value in table.items():
        place = file.place(name, key)
        if key not in known:
            raise BadInput(f"unknown key {shown(key)}{nearest(key, known)}", place)
        bounds = _AT_MOST.get(key) or _SHARES.get(key)
        if bounds is not None and not bounds.hold(value):
            raise BadInput(f"'{key}' is {shown(value)}: expected {bounds}", place)
    if not isinstance(table.get("about"), str):
        raise BadInput("'about' must be a text", file.place(name, "about"))
    if table.get("search", "tree") not in _WEAKEST_FIRST:
        expected = ", ".join(_WEAKEST_FIRST)
        raise BadInput(
            f"'search' is {shown(table['search'])}: expected one of {expected}",
            file.place(name, "search"),
        )


def _measured(file: Toml, name: str, found: Any) -> Mapping[int, int]:
    """Give the Elo of a level by lines of the board."""
    place = file.place(name, "elo")
    if not isinstance(found, dict):
        raise BadInput(f"'elo' is {shown(found)}: expected a table of Elo by lines", place)
    sizes = {str(size): size for size in range(MIN_SIZE, MAX_SIZE + 1)}
    for lines, elo in found.items():
        if lines not in sizes:
            bounds = f"{MIN_SIZE} to {MAX_SIZE}"
            raise BadInput(f"'elo' has {shown(lines)}: expected lines of a board, {bounds}", place)
        if not _ELO.hold(elo):
            raise BadInput(f"'elo' of {lines} lines is {shown(elo)}: expected {_ELO}", place)
    return MappingProxyType({sizes[lines]: elo for lines, elo in found.items()})


def _added(
    before: frozenset[str] | None,
    found: Any,
    words: Collection[str],
    file: Toml,
    name: str,
    key: str,
) -> frozenset[str] | None:
    """Give what is known with what a level adds; None for all."""
    place = file.place(name, key)
    if not isinstance(found, Sequence) or isinstance(found, str):
        raise BadInput(f"'{key}' is {shown(found)}: expected a list of names", place)
    for word in found:
        if word != _ALL and word not in words:
            near = nearest(word, words) if isinstance(word, str) else ""
            raise BadInput(f"'{key}' has {shown(word)}, which is none of its words{near}", place)
    if before is None or _ALL in found:
        return None
    return before | frozenset(found)
