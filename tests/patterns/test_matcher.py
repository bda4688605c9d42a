"""The focus matcher on drawn boards: priority, bars, globs, orientation, strings, tests, and what a match tells."""

from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.game.points import parse_point, point_text
from riyu.game.position import Position, parse_position
from riyu.patterns.library import Library
from riyu.patterns.reader import read_class
from tests.patterns.asked import Asked
from tests.patterns.drawn import SOLID, class_text, harvested
from tests.reference.matcher import Matcher
from tests.reference.snapshot import Snapshot

BLACK, WHITE = 1, 2


def matcher_of(*blocks: str, **header: str) -> Asked:
    return Asked(Library((read_class(class_text(*blocks, **header)),)))


def board(rows: str) -> Position:
    return parse_position("\n".join(row.strip() for row in rows.strip().splitlines()))


def answers(
    matcher: Asked, position: Position, focus: str, color: int, size: int = 19
) -> list[str]:
    point = parse_point(focus, position.size)
    matches = matcher.all(position, "trial", point, color)
    return [f"{match.pattern.name} {point_text(match.answer)}" for match in matches]


CROSSING = board(
    """
    . . . . .
    . X O . .
    . . X . .
    . . . . .
    . . . . .
    """
)


def test_a_match_tells_where_everything_lies() -> None:
    match = matcher_of(SOLID).best(CROSSING, "trial", parse_point("B3"), BLACK)
    assert match is not None
    assert (point_text(match.focus), point_text(match.answer)) == ("B3", "B3")
    assert [point_text(p) for p in match.at("A")] == ["B4"]
    assert [point_text(p) for p in match.at("B")] == ["C3"]
    assert str(match) == "solid-connection at B3 for Black: B3 (A=B4, B=C3, orientation 0)"
    assert match.at("C") == ()


def test_own_is_the_color_asked_for() -> None:
    matcher = matcher_of(SOLID)
    assert matcher.best(CROSSING, "trial", parse_point("B3"), WHITE) is None
    swapped = Position(5, CROSSING.stones.translate(bytes([0, 2, 1, *range(3, 256)])))
    assert matcher.best(swapped, "trial", parse_point("B3"), WHITE) is not None


def test_two_capitals_are_two_strings() -> None:
    joined = board(
        """
        . . . . .
        X X O . .
        X . X . .
        X X X . .
        . . . . .
        """
    )
    assert answers(matcher_of(SOLID), joined, "B3", BLACK) == []


def test_the_same_capital_is_one_string() -> None:
    matcher = matcher_of(harvested("one-string", "A * A", "where   A is O"))
    apart = board(". . . . .\n. . . . .\n. X . X .\n. . . . .\n. . . . .")
    ring = board(". . . . .\n. X X X .\n. X . X .\n. . . . .\n. . . . .")
    assert answers(matcher, apart, "C3", BLACK) == []
    assert answers(matcher, ring, "C3", BLACK) == ["one-string C3"]  # its mirror image is itself


def test_a_symmetric_drawing_is_tried_once() -> None:
    matcher = matcher_of(harvested("between", "O * O"), answer="all")
    cross = board(". . . . .\n. . X . .\n. X . X .\n. . X . .\n. . . . .")
    matches = matcher.all(cross, "trial", parse_point("C3"), BLACK)
    assert [match.orientation for match in matches] == [0, 4]


def test_order_is_priority() -> None:
    blocks = harvested("narrow", "O * X"), harvested("wide", "O *")
    position = board(". . . . .\n. . . . .\n. X . O .\n. . . . .\n. . . . .")
    best = matcher_of(*blocks).best(position, "trial", parse_point("C3"), BLACK)
    assert best is not None and best.pattern.name == "narrow"
    assert answers(matcher_of(*blocks), position, "C3", BLACK) == ["narrow C3", "wide C3"]


def test_a_bar_forbids_its_point_to_what_stands_below() -> None:
    above, bar, below = (
        harvested("above", "O * X"),
        harvested("never", "O *\n. .", word="bar"),
        harvested("below", "* ."),
    )
    matcher = matcher_of(above, bar, below)
    near = board(". . . . .\n. . . . .\n. X . O .\n. . . . .\n. . . . .")
    assert answers(matcher, near, "C3", BLACK) == ["above C3"]
    assert answers(matcher, near, "B4", BLACK) == []
    assert set(answers(matcher, near, "D4", BLACK)) == {"below D4"}


def test_a_glob_is_entered_where_its_header_matches_in_the_same_orientation() -> None:
    matcher = matcher_of(
        "glob edge\ndraw\n  @\n  -", harvested("along", "X * ."), "end", harvested("wide", "X * O")
    )
    position = board(". . . . .\n. . . . .\nO . . . .\n. . . . .\n. . O . .")
    assert answers(matcher, position, "B1", BLACK) == ["along B1"]
    assert answers(matcher, position, "D1", BLACK) == ["along D1"]
    assert answers(matcher, position, "B3", BLACK) == []
    assert answers(matcher, position, "A2", BLACK) == ["along A2"]
    assert answers(matcher, position, "C2", BLACK) == []


def test_the_last_pattern_answers_when_nothing_else_does() -> None:
    matcher = matcher_of(
        harvested("beside", "X *"),
        harvested("anything", "*", "says    fill(*) by *"),
        last="anything",
    )
    position = board(". . .\n. O .\n. . .")
    assert answers(matcher, position, "B1", BLACK) == ["beside B1"]
    assert answers(matcher, position, "A1", BLACK) == ["anything A1"]


def test_an_answer_may_lie_away_from_the_focus() -> None:
    matcher = matcher_of(
        harvested("far", "@ . . . . . *\n- - - - - - -"),
        asked="an enemy stone; in all orientations",
    )
    position = Position(7, bytes(42) + bytes([2]) + bytes(6))
    assert answers(matcher, position, "A1", BLACK) == ["far G1", "far A7"]
    assert answers(matcher, position, "A1", WHITE) == []


def test_between_two_ends_only_that_orientation_is_asked() -> None:
    matcher = matcher_of(SOLID, asked="a link's two ends; oriented from one end to the other")
    a, b = parse_point("B4"), parse_point("C3")
    match = matcher.best(CROSSING, "trial", a, BLACK, toward=b)
    assert match is not None and match.at("A") == (a,) and match.at("B") == (b,)
    back = matcher.best(CROSSING, "trial", b, BLACK, toward=a)
    assert back is not None and (back.answer, back.at("A")) == (match.answer, (b,))
    assert matcher.best(CROSSING, "trial", a, BLACK, toward=parse_point("D3")) is None
    assert matcher.all(CROSSING, "trial", a, BLACK) == (match,)


def test_an_enemy_link_is_asked_between_its_ends() -> None:
    matcher = matcher_of(
        harvested("wedge", "A * B", "where   A is X, B is X"),
        asked="an enemy link's two ends; oriented from one end to the other",
    )
    position = board(". . . . .\n. . . . .\n. O . O .\n. . . . .\n. . . . .")
    a, b = parse_point("B3"), parse_point("D3")
    match = matcher.best(position, "trial", a, BLACK, toward=b)
    assert match is not None and point_text(match.answer) == "C3"
    assert matcher.best(position, "trial", a, WHITE, toward=b) is None


def test_a_liberty_is_asked_toward_its_string() -> None:
    matcher = matcher_of(
        harvested("block", "? * ?\n? A ?\n? A ?", "where   A is X"),
        asked="a liberty of a string; toward a stone of the string",
    )
    position = board(". . . . .\n. . . . .\n. O O . .\n. . . . .\n. . . . .")
    above, ahead, stone = parse_point("C4"), parse_point("D3"), parse_point("C3")
    match = matcher.best(position, "trial", ahead, BLACK, toward=stone)
    assert match is not None and [point_text(p) for p in match.at("A")] == ["C3", "B3"]
    assert matcher.best(position, "trial", above, BLACK, toward=stone) is None
    assert matcher.all(position, "trial", ahead, BLACK) == (match,)
    assert matcher.best(position, "trial", parse_point("E3"), BLACK, toward=stone) is None


def test_the_whole_board_is_looked_over_for_a_shape() -> None:
    matcher = matcher_of(
        harvested("square", "O O\nO O"),
        harvested("corner", "| . .\n| . a\n+ - -", "says    key-point(a)"),
        asked="the whole board; in all orientations",
        answer="all",
    )
    position = board("X X . . .\nX X . . .\n. . . . .\n. . . O .\n. . . . .")
    found = sorted(
        (match.pattern.name, " ".join(point_text(p) for p in match.at("a")))
        for match in matcher.over(position, "trial", BLACK)
    )
    assert found == [
        ("corner", "A2"),
        ("corner", "B1"),
        ("corner", "D5"),
        ("corner", "E4"),
        ("square", ""),
    ]
    assert matcher.best(position, "trial", parse_point("A5"), BLACK) is not None


def test_a_shape_of_the_whole_board_is_found_once_in_each_place() -> None:
    matcher = matcher_of(
        harvested("jump", "O . O"), asked="the whole board; in all orientations", answer="all"
    )
    position = board(". . . . .\n. X . X .\n. . . . .\n. X . . .\n. . . . .")
    assert len(matcher.over(position, "trial", BLACK)) == 2


def test_a_sequence_gives_moves_and_bits_give_words() -> None:
    sequence = harvested("atari-and-extend", "* A a", "where   A is X\nsays    sequence(*, a)")
    position = board(". . . . .\n. . . . .\n. . O . .\n. . . . .\n. . . . .")
    match = matcher_of(sequence, answer="sequence").best(
        position, "trial", parse_point("B3"), BLACK
    )
    assert match is not None and [point_text(p) for p in match.moves] == ["B3", "D3"]
    assert match.bits == ()
    bits = harvested("beside", "* X", "says    bits(forcing, urgent)")
    match = matcher_of(bits, answer="bits").best(position, "trial", parse_point("B3"), BLACK)
    assert match is not None and match.bits == ("forcing", "urgent")
    assert match.moves == () and match.pattern.said("bits") is not None


def test_any_header_of_a_joined_glob_lets_in() -> None:
    matcher = matcher_of(
        "glob edge-or-enemy\ndraw\n  ? @\n  - -",
        "or\ndraw\n  ? @ X",
        harvested("inside", "O *"),
        "end",
        answer="all",
    )
    position = board(". . . . .\n. . . . .\n. X . O .\nX . . . .\n. . . . .")
    assert answers(matcher, position, "C3", BLACK) == ["inside C3"]
    assert answers(matcher, position, "A1", BLACK) == ["inside A1"]
    assert answers(matcher, position, "B4", BLACK) == []


def test_a_skip_passes_over_its_patterns_where_its_header_matches() -> None:
    matcher = matcher_of(
        "skip near-the-edge\ndraw\n  @\nwhen    line(@) = 1",
        "or\ndraw\n  ? ? ?\n  ? @ X\n  ? ? ?",
        harvested("inside", "O *"),
        "end",
        harvested("behind", "O * ."),
        answer="all",
    )
    position = board(". . . . .\nO . . . .\n. O . X .\n. . . . .\n. O . . .")
    assert answers(matcher, position, "C4", BLACK) == []
    assert answers(matcher, position, "C2", WHITE) == []
    assert answers(matcher, position, "A3", WHITE) == ["behind A3"]  # on the edge
    assert set(answers(matcher, position, "B4", WHITE)) == {"inside B4", "behind B4"}
    assert answers(matcher, position, "C3", WHITE) == []  # `or`: an enemy stone beside it
    assert answers(matcher, position, "C1", WHITE) == ["behind C1"]  # on the edge


def test_a_glob_goes_in_where_neither_it_nor_else_matches() -> None:
    matcher = matcher_of(
        "glob at-the-edge\ndraw\n  @\n  -",
        "else\ndraw\n  ? @ X",
        harvested("inside", "O *"),
        "end",
    )
    position = board(". . . . .\nO . X . .\n. . . . .\nO . . . .\nO . X . .")
    assert answers(matcher, position, "B1", WHITE) == ["inside B1"]  # the glob's own header
    assert set(answers(matcher, position, "B2", WHITE)) == {"inside B2"}  # neither header
    assert answers(matcher, position, "B4", WHITE) == []  # only `else` matches: skipped


def test_a_pattern_let_in_by_two_headers_matches_once() -> None:
    matcher = matcher_of(
        "glob edge-or-enemy\ndraw\n  @ ?\n  - -",
        "or\ndraw\n  @ X\n  - -",
        harvested("inside", "O *"),
        "end",
        answer="all",
    )
    position = board(". . . . .\n. . . . .\n. . . . .\n. . . . .\nX . O . .")
    assert answers(matcher, position, "B1", BLACK) == ["inside B1"]


TESTED = [
    # clause, board, focus, whether Black's `* A` (A White) matches
    ("liberties(A) = 1", "X . . . .\nO X . . .\n. . . . .\n. . . . .\n. . . . .", "A3", True),
    ("liberties(A) = 1", ". . . . .\nO X . . .\n. . . . .\n. . . . .\n. . . . .", "A3", False),
    ("liberties(A) > 3", ". . . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .", "B3", True),
    ("line(*) = 1", ". . . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .", "B5", True),
    ("line(*) = 1", ". . . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .", "C4", False),
    ("line(*) >= 3", ". . . . .\n. . O . .\n. . . . .\n. . . . .\n. . . . .", "C3", True),
    ("not self-atari(*)", ". O . . .\nO . . . .\n. . . . .\n. . . . .\n. . . . .", "A5", False),
    ("not self-atari(*)", ". O . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .", "A5", False),
    ("not self-atari(*)", ". O X . .\nX X . . .\n. . . . .\n. . . . .\n. . . . .", "A5", True),
    (
        "no enemy neighbor in atari",
        ". . . . .\n. O X . .\n. X . . .\n. . . . .\n. . . . .",
        "B5",
        True,
    ),
    (
        "no enemy neighbor in atari",
        ". . . . .\nX O X . .\n. X . . .\n. . . . .\n. . . . .",
        "B5",
        False,
    ),
]


TESTED += [
    ("stones(A) = 2", ". . . . .\n. O O . .\n. . . . .\n. . . . .\n. . . . .", "A4", True),
    ("stones(A) = 2", ". . . . .\n. O . O .\n. . . . .\n. . . . .\n. . . . .", "A4", False),
    ("liberties-after(*) = 5", ". . . . .\n. X . O .\n. . . . .\n. . . . .\n. . . . .", "C4", True),
    (
        "own-cannot-play-safely(*)",
        ". O . . .\nO . . . .\n. . . . .\n. . . . .\n. . . . .",
        "A5",
        True,
    ),
    (
        "own-cannot-play-safely(*)",
        ". O X . .\nX X . . .\n. . . . .\n. . . . .\n. . . . .",
        "A5",
        False,
    ),
    (
        "enemy-cannot-play-safely(*)",
        ". X . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .",
        "A4",
        False,
    ),
    (
        "enemy-cannot-play-safely(*)",
        ". X . . .\nO X . . .\n. . . . .\n. . . . .\n. . . . .",
        "A5",
        True,
    ),
    ("on-plate(*, A)", ". . . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .", "B3", True),
    ("not on-plate(*, A)", ". . . . .\n. O . . .\n. . . . .\n. . . . .\n. . . . .", "B3", False),
]


@pytest.mark.parametrize(("clause", "rows", "focus", "matches"), TESTED)
def test_tests_say_what_is_true(clause: str, rows: str, focus: str, matches: bool) -> None:
    matcher = matcher_of(harvested("tested", "* A", f"where   A is X\nwhen    {clause}"))
    assert bool(answers(matcher, board(rows), focus, BLACK)) == matches


COLLAPSING = [
    (
        "Both diagonals at the edge are own.",
        ". X . . .\nX X . . .\n. . . . .\n. . . . .\n. . . . .",
        "A5",
        True,
    ),
    (
        "The enemy can take the one diagonal.",
        ". X . . .\nX . . . .\n. . . . .\n. . . . .\n. . . . .",
        "A5",
        False,
    ),
    (
        "One of four may be lost.",
        ". O X . .\n. X . X .\n. X X X .\n. . . . .\n. . . . .",
        "C4",
        True,
    ),
    (
        "Two of four are too many.",
        ". O X O .\n. X . X .\n. X X X .\n. . . . .\n. . . . .",
        "C4",
        False,
    ),
    ("A side is open.", ". X . . .\n. X . . .\n. . . . .\n. . . . .\n. . . . .", "A5", False),
]


@pytest.mark.parametrize(("sentence", "rows", "focus", "holds"), COLLAPSING)
def test_an_eye_that_can_not_collapse(sentence: str, rows: str, focus: str, holds: bool) -> None:
    clause = "when    eye-cannot-collapse(*)"
    matcher = matcher_of(harvested("eye", "*", clause))
    assert bool(answers(matcher, board(rows), focus, BLACK)) == holds, sentence


class DrawnFeatures:
    """Features for tests, given outright: distances by color and point, and points of black chains."""

    def __init__(self, ways: dict[tuple[int, str], int], chained: str = "") -> None:
        self.ways = {(color, parse_point(text)): moves for (color, text), moves in ways.items()}
        self.chained = {parse_point(text) for text in chained.split()}

    def access(self, color: int, point: int) -> tuple[int, int] | None:
        moves = self.ways.get((color, point))
        return None if moves is None else (0, moves)

    def in_chain(self, color: int, point: int) -> bool:
        return color == BLACK and point in self.chained

    def enclosure(self) -> bytes:
        return bytes(421)

    def worst_access(self) -> int:
        return max(self.ways.values())


BY_FEATURES = [
    ("own-distance(*) < 6", True),
    ("own-distance(*) > 4", False),
    ("enemy-distance(*) = 99", True),
    ("phase = 7", True),
    ("same-chain(A, B)", True),
    ("same-chain(A, C)", False),
]


@pytest.mark.parametrize(("clause", "matches"), BY_FEATURES)
def test_the_twin_has_distances_chains_and_phase_of_features(clause: str, matches: bool) -> None:
    features = DrawnFeatures({(BLACK, "C3"): 4, (WHITE, "E1"): 7, (BLACK, "E1"): 2}, "B3 B4 C4 D4")
    position = board(". . . . .\n. . . X .\n. X . O .\n. . . . .\n. . . X .")
    drawn = "? ? B\nA * ?\n? ? ?\n? ? C"
    asked = harvested("asked", drawn, f"where   A is O, B is O, C is O\nwhen    {clause}")
    matcher = Matcher(Library((read_class(class_text(asked)),)))
    seen = Snapshot.of(position, features)
    assert (matcher.best(seen, "trial", parse_point("C3"), BLACK) is not None) == matches


def test_a_stone_across_a_gap_is_of_the_same_chain() -> None:
    position = board(". . . . .\n. X X . .\n. . . . .\n. . . . .\n. . . . .")
    matcher = matcher_of(harvested("chained", "A O *", "where   A is O\nwhen    same-chain(A, A)"))
    assert answers(matcher, position, "D4", BLACK) == ["chained D4"]


def test_territory_is_what_a_color_encloses() -> None:
    rows = ". . X . .\n. . X O .\n. . X O .\n. . X O .\n. . X O ."
    own = matcher_of(harvested("inside", "*", "when    in own territory(*)"))
    enemy = matcher_of(harvested("inside", "*", "when    in enemy territory(*)"))
    assert answers(own, board(rows), "A3", BLACK) == ["inside A3"]
    assert answers(enemy, board(rows), "A3", WHITE) == ["inside A3"]
    assert answers(enemy, board(rows), "A3", BLACK) == []


@pytest.mark.parametrize(
    ("name", "focus", "color", "toward", "message"),
    [
        ("trail", 41, BLACK, 0, "no pattern class 'trail'; did you mean 'trial'?"),
        ("trial", 20, BLACK, 0, "cell 20 is not on a 5x5 board"),
        ("trial", 41, 3, 0, "3 is no color"),
        ("trial", 41, BLACK, 42, "has no other end"),
    ],
)
def test_a_question_that_can_not_be_is_told(
    name: str, focus: int, color: int, toward: int, message: str
) -> None:
    with pytest.raises(UsageError, match=message):
        matcher_of(SOLID).best(CROSSING, name, focus, color, toward)
