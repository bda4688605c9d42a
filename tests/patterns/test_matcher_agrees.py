"""The matcher and its slow twin agree: on the knowledge in force, and on random drawings cut out of random boards."""

from __future__ import annotations

import random

import pytest

from riyu.game.points import all_points, column_of, on_board, point_at, row_of
from riyu.game.position import Position
from riyu.patterns import Matcher, Snapshot, load_library
from riyu.patterns._laying import ConflictError, lay
from riyu.patterns.library import Library
from riyu.patterns.model import Asked, Drawing, Glob, Pattern, PatternClass, Test, Where
from riyu.patterns.symmetry import turn_rows
from tests.reference.patterns import AT_FOCUS, matches_of

ALL_WAYS = "in all orientations"


def random_position(chance: random.Random, size: int) -> Position:
    share = chance.uniform(0.2, 0.8)
    stones = (chance.choice((1, 2)) if chance.random() < share else 0 for _ in range(size * size))
    return Position(size, bytes(stones))


def found_by(
    matcher: Matcher, seen: Snapshot, name: str, focus: int, own: int
) -> list[tuple[str, int]]:
    """What the twin gives: (name, answer) without repeats, in file order, then by answer."""
    matches = matcher.all(seen, name, focus, own)
    names = [match.pattern.name for match in matches]
    found = {(match.pattern.name, match.answer) for match in matches}
    return sorted(found, key=lambda match: (names.index(match[0]), match[1]))


@pytest.mark.parametrize("seed", range(8))
def test_the_knowledge_matches_as_its_slow_twin_says(seed: int) -> None:
    chance = random.Random(seed)
    library = load_library()
    matcher = Matcher(library)
    position = random_position(chance, chance.choice((2, 5, 7, 9)))
    seen = Snapshot.of(position)
    for wanted in library.classes:
        for own in (1, 2):
            first = []
            for focus in all_points(position.size):
                twin = matches_of(wanted, position, focus, own)
                context = f"seed {seed}, own {own}, focus {focus}\n{position}"
                assert found_by(matcher, seen, wanted.name, focus, own) == twin, context
                best = matcher.best(seen, wanted.name, focus, own)
                assert (best and best.pattern.name) == (twin[0][0] if twin else None), context
                first += [best] if best else []
            if wanted.answer == "best":
                assert list(matcher.over(seen, wanted.name, own)) == first


@pytest.mark.parametrize("seed", range(60))
def test_random_drawings_match_as_their_slow_twin_says(seed: int) -> None:
    chance = random.Random(seed)
    position = random_position(chance, chance.choice((3, 5, 7, 9) if seed % 10 else (19,)))
    asked = Asked(chance.choice([k for k in AT_FOCUS if k != "a link's two ends"]), ALL_WAYS)
    patterns = []
    for number in range(6):
        pattern = cut_out(chance, position, asked, f"pattern-{number}")
        if chance.random() < 0.3:
            header = cut_out(chance, position, asked, f"glob-{number}", around=1)
            glob = Glob(header.name, header.drawing, "", header.where)
            pattern = Pattern(
                pattern.name, pattern.drawing, "", pattern.where, pattern.when, globs=(glob,)
            )
        patterns.append(pattern)
    wanted = PatternClass("random", asked, "all", "none", tuple(patterns))
    possible, impossible = [], []
    for pattern in patterns:
        try:
            lay(pattern, asked)
            possible.append(pattern)
        except ConflictError:
            impossible.append(pattern)
    ready = PatternClass("random", asked, "all", "none", tuple(possible))
    matcher = Matcher(Library((ready,)))
    seen = Snapshot.of(position)
    never = PatternClass("never", asked, "all", "none", tuple(impossible))
    for focus in list(all_points(position.size))[:: 1 + 8 * (position.size // 19)]:
        for own in (1, 2):
            context = f"seed {seed}, own {own}, focus {focus}\n{position}\n\n{wanted}"
            twin = matches_of(ready, position, focus, own)
            assert found_by(matcher, seen, "random", focus, own) == twin, context
            assert matches_of(never, position, focus, own) == [], context


def test_random_drawings_do_match_somewhere() -> None:
    """The test above would be empty if nothing that is cut out of a board were found on it again."""
    count = 0
    for seed in range(40):
        chance = random.Random(seed)
        position = random_position(chance, 7)
        asked = Asked("a point", ALL_WAYS)
        pattern = cut_out(chance, position, asked, "cut-out", plain=True)
        matcher = Matcher(Library((PatternClass("random", asked, "all", "none", (pattern,)),)))
        count += any(matcher.over(position, "random", own) for own in (1, 2))
    assert count >= 35


def cut_out(
    chance: random.Random,
    position: Position,
    asked: Asked,
    name: str,
    around: int = 6,
    plain: bool = False,
) -> Pattern:
    """Draw a piece of a board around a random point, loosened, turned, with named stones and tests."""
    own = chance.choice((1, 2))
    focus = chance.choice(list(all_points(position.size)))
    left, right, down, up = (chance.randint(0, around // 2) for _ in range(4))
    at = (column_of(focus), row_of(focus))
    rows = []
    letters: dict[int, str] = {}
    names = "" if plain else "ABC"
    for y in range(at[1] + up, at[1] - down - 1, -1):
        row = ""
        for x in range(at[0] - left, at[0] + right + 1):
            row += symbol_at(chance, position, point_at(x, y), (x, y), own, letters, names)
        rows.append(row)
    rows[up] = rows[up][:left] + "@" + rows[up][left + 1 :]
    free = [(r, c) for r, row in enumerate(rows) for c, s in enumerate(row) if s in ".xo"]
    has_answer = bool(free) and chance.random() < 0.7
    if has_answer:
        r, c = chance.choice(free)
        rows[r] = rows[r][:c] + "*" + rows[r][c + 1 :]
    drawn = {s for row in rows for s in row if s in letters.values()}
    where = tuple(Where(letter, "s") for letter in sorted(drawn)) if chance.random() < 0.5 else ()
    if not where:
        sides = {n: "O" if position.at(p) == own else "X" for p, n in letters.items()}
        where = tuple(Where(letter, sides[letter]) for letter in sorted(drawn))
    when = []
    if not plain and chance.random() < 0.5:
        if has_answer:
            when.append(
                chance.choice(
                    [
                        Test("self-atari", ("*",), negated=chance.random() < 0.8),
                        Test("no enemy neighbor in atari"),
                        Test("line", ("*",), "<=", 3),
                    ]
                )
            )
        if drawn:
            when.append(Test("liberties", (min(drawn),), chance.choice(("<", ">=", "!=")), 3))
    turned = turn_rows(chance.randrange(8), rows)
    return Pattern(name, Drawing(turned), "", where, tuple(when))


def symbol_at(
    chance: random.Random,
    position: Position,
    point: int,
    place: tuple[int, int],
    own: int,
    letters: dict[int, str],
    names: str,
) -> str:
    """A symbol that admits what stands on a point, or off the board."""
    x, y = place
    if not (1 <= x <= position.size and 1 <= y <= position.size):
        return chance.choice("__-")
    assert on_board(point, position.size)
    stone = position.at(point)
    if stone == 0:
        return chance.choice("..xo?_")
    if chance.random() < 0.2 and len(letters) < len(names):
        letters[point] = names[len(letters)]
        return letters[point]
    return chance.choice("OOOs?o_" if stone == own else "XXXs?x_")
