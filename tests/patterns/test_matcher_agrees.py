"""The matcher and its slow twin agree: on the knowledge in force, and on random drawings cut out of random boards."""

from __future__ import annotations

import random

import pytest

from riyu.game.points import all_points, column_of, on_board, point_at, row_of
from riyu.game.position import Position
from riyu.patterns._laying import ConflictError, all_ways, lay, needed_ways
from riyu.patterns.library import Library
from riyu.patterns.model import Asked, Drawing, Glob, Pattern, PatternClass, Test, Where
from riyu.patterns.symmetry import turn_rows
from riyu.patterns.tables import ASKED
from tests.library import whole_library
from tests.reference.matcher import Matcher
from tests.reference.patterns import AT_FOCUS, TOWARD, everywhere, matches_of
from tests.reference.snapshot import Snapshot

FEATURE_TESTS = {
    "own-distance",
    "enemy-distance",
    "phase",
    "in own territory",
    "in enemy territory",
    "same-chain",
}
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


def is_known_to_the_twin(wanted: PatternClass) -> bool:
    """Whether the twin can ask a class at a point alone: it knows no features."""
    tests = {test.name for pattern in wanted.patterns for test in pattern.when}
    headers = (h for pattern in wanted.patterns for glob in pattern.globs for h in glob.headers)
    of_features = (tests | {test.name for h in headers for test in h.when}) & FEATURE_TESTS
    return not of_features and wanted.asked.focus in AT_FOCUS and wanted.asked.focus not in TOWARD


@pytest.mark.parametrize("seed", range(5))
def test_the_knowledge_matches_as_its_slow_twin_says(seed: int) -> None:
    chance = random.Random(seed)
    library = whole_library()
    matcher = Matcher(library)
    position = random_position(chance, chance.choice((2, 5, 7, 9)))
    seen = Snapshot.of(position)
    known = [found for found in library.classes if is_known_to_the_twin(found)]
    for wanted in chance.sample(known, min(3, len(known))):
        for own in (1, 2):
            first = []
            for focus in all_points(position.size):
                best = matcher.best(seen, wanted.name, focus, own)
                first += [best] if best else []
                # The twin takes a while for hundreds of patterns.
                if not best and chance.random() < len(wanted.patterns) / 150 - 0.5:
                    continue
                twin = matches_of(wanted, position, focus, own)
                context = f"seed {seed}, own {own}, focus {focus}\n{position}"
                assert found_by(matcher, seen, wanted.name, focus, own) == twin, context
                assert (best and best.pattern.name) == (twin[0][0] if twin else None), context
            if wanted.answer == "best":
                assert list(matcher.over(seen, wanted.name, own)) == first


@pytest.mark.parametrize("seed", range(10))
def test_random_drawings_match_as_their_slow_twin_says(seed: int) -> None:
    chance = random.Random(seed)
    position = random_position(chance, chance.choice((3, 5, 7, 9) if seed % 10 else (19,)))
    asked = Asked(chance.choice([k for k in AT_FOCUS if k not in TOWARD]), ALL_WAYS)
    patterns = []
    for number in range(6):
        pattern = cut_out(chance, position, asked, f"pattern-{number}")
        if chance.random() < 0.3:
            header = cut_out(chance, position, asked, f"glob-{number}", around=1)
            other = cut_out(chance, position, asked, f"glob-{number}", around=1)
            skips = chance.random() < 0.4
            does_else = skips or chance.random() < 0.4
            joined = Glob(header.name, other.drawing, "", other.where, skips=does_else)
            glob = Glob(
                header.name,
                header.drawing,
                "",
                header.where,
                joined=(joined,) if chance.random() < 0.5 else (),
                skips=skips,
            )
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


@pytest.mark.parametrize("seed", range(6))
def test_random_drawings_toward_a_point_match_as_their_slow_twin_says(seed: int) -> None:
    chance = random.Random(seed)
    position = random_position(chance, chance.choice((3, 5, 7)))
    focus = list(TOWARD)[seed % 3]
    asked = Asked(focus, ASKED[focus].oriented)
    patterns: list[Pattern] = []
    while len(patterns) < 5:
        pattern = cut_out_toward(chance, position, asked, f"pattern-{len(patterns)}")
        try:
            lay(pattern, asked)
        except ConflictError:
            continue
        patterns.append(pattern)
    wanted = PatternClass("random", asked, "all", "none", tuple(patterns))
    matcher = Matcher(Library((wanted,)))
    seen = Snapshot.of(position)
    count = 0
    for own in (1, 2):
        for one in all_points(position.size):
            for two in all_points(position.size):
                if one == two or (ASKED[focus].end == "A" and abs(one - two) not in (1, 20)):
                    continue
                matches = matcher.all(seen, "random", one, own, toward=two)
                found = sorted({(match.pattern.name, match.answer) for match in matches})
                if not found and chance.random() < 0.7:  # most are so, and the twin takes a while
                    continue
                context = f"seed {seed}, own {own}, {one} toward {two}\n{position}\n\n{wanted}"
                assert found == matches_of(wanted, position, one, own, toward=two), context
                count += len(found)
    assert count or len(patterns[0].drawing.rows) > 1


@pytest.mark.parametrize("seed", range(5))
def test_random_drawings_over_the_board_match_as_their_slow_twin_says(seed: int) -> None:
    chance = random.Random(seed)
    position = random_position(chance, chance.choice((3, 5, 7)))
    asked = Asked("the whole board", ALL_WAYS)
    patterns: list[Pattern] = []
    while len(patterns) < 3:
        cut = cut_out(chance, position, Asked("a point", ALL_WAYS), f"pattern-{len(patterns)}")
        rows = tuple(row.replace("@", "?") for row in cut.drawing.rows)
        pattern = Pattern(cut.name, Drawing(rows), "", cut.where, cut.when)
        try:
            lay(pattern, asked)
        except ConflictError:
            continue
        patterns.append(pattern)
    wanted = PatternClass("random", asked, "all", "none", tuple(patterns))
    matcher = Matcher(Library((wanted,)))
    for own in (1, 2):
        found = [(m.pattern.name, m.answer) for m in matcher.over(position, "random", own)]
        twin = everywhere(wanted, position, own)
        context = f"seed {seed}, own {own}\n{position}\n\n{wanted}"
        assert sorted(set(found)) == sorted({(name, answer) for name, answer, _ in twin}), context
        assert len(found) >= len(twin), context


def test_an_orientation_is_needed_unless_one_before_it_lays_the_same() -> None:
    chance = random.Random(1)
    position = random_position(chance, 5)
    counts = set()
    for number in range(200):
        asked = Asked(chance.choice(("a point", "the whole board")), ALL_WAYS)
        cut = cut_out(
            chance, position, Asked("a point", ALL_WAYS), "cut-out", around=chance.choice((1, 3))
        )
        half = (
            tuple(row + row[::-1] for row in cut.drawing.rows) if number % 3 else cut.drawing.rows
        )
        rows = tuple(row.replace("@", ".") for row in (half + half[::-1] if number % 2 else half))
        if asked.focus == "a point":
            rows = ("@" * len(rows[0]), *rows)[:: 1 if number % 4 else -1]
            rows = (rows[0].replace("@", "?"), *rows[1:]) if len(rows[0]) % 2 == 0 else rows
        pattern = Pattern("cut-out", Drawing(rows), "", cut.where)
        try:
            (laid,) = lay(pattern, asked)
        except ConflictError:
            continue
        shapes: dict[object, int] = {}
        for way in all_ways(laid):
            shapes.setdefault((way.shape, way.said), way.orientation)
        assert needed_ways(laid) == tuple(shapes.values()), str(pattern)
        counts.add(len(shapes))
    assert counts == {1, 2, 4, 8}


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
                        Test("liberties-after", ("*",), ">=", 2),
                        Test("own-cannot-play-safely", ("*",), negated=chance.random() < 0.8),
                        Test("enemy-cannot-play-safely", ("*",), negated=chance.random() < 0.5),
                        Test("eye-cannot-collapse", ("*",), negated=chance.random() < 0.5),
                    ]
                )
            )
        if drawn:
            name_of_test = chance.choice(("liberties", "stones"))
            when.append(Test(name_of_test, (min(drawn),), chance.choice(("<", ">=", "!=")), 3))
        if drawn and has_answer and chance.random() < 0.5:
            when.append(Test("on-plate", ("*", max(drawn)), negated=chance.random() < 0.5))
    turned = turn_rows(chance.randrange(8), rows)
    return Pattern(name, Drawing(turned), "", where, tuple(when))


def cut_out_toward(chance: random.Random, position: Position, asked: Asked, name: str) -> Pattern:
    """Put the focus and the point it is asked toward into a piece cut out of a board."""
    kind = ASKED[asked.focus]
    cut = cut_out(chance, position, Asked("a point", ALL_WAYS), name, plain=True)
    rows = [list(row.replace("*", ".")) for row in cut.drawing.rows]
    at = next((r, c) for r, row in enumerate(rows) for c, s in enumerate(row) if s == "@")
    places = [
        (r, c)
        for r in range(len(rows))
        for c in range(len(rows[0]))
        if (r, c) != at and rows[r][c] not in "-|+_"
    ]
    if kind.end == "A":
        places = [(r, c) for r, c in places if abs(r - at[0]) + abs(c - at[1]) == 1]
    if not places:
        rows, at, places = [["@", "?"]], (0, 0), [(0, 1)]
    r, c = chance.choice(places)
    if kind.end == "A":
        rows[r][c] = "A"
        where: tuple[Where, ...] = (Where("A", chance.choice("OXs")),)
    else:
        rows[at[0]][at[1]], rows[r][c] = "A", "B"
        side = "O" if kind.mask == 2 else "X"
        where = (Where("A", side), Where("B", side))
    return Pattern(name, Drawing(tuple("".join(row) for row in rows)), "", where)


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
