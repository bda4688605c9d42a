"""Finished boards are counted as sgfmill, GNU Go and human players count them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import pytest
from sgfmill.boards import Board

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, EMPTY, WHITE
from riyu.game.points import all_points, column_of, parse_point, point_text, row_of
from riyu.game.position import Position, empty_position, parse_position
from riyu.game.ruleset import AGA, CHINESE, JAPANESE, NEW_ZEALAND, TROMP_TAYLOR, Ruleset
from riyu.game.scoring import Score, Tally, result_text, score
from tests.game._material import ask_gnugo, random_game, setup_commands
from tests.shared import shared

OWNERS = ".XO"


def points(text: str) -> list[int]:
    return [parse_point(word) for word in text.split()]


def rows(drawing: str) -> list[str]:
    return [row.strip() for row in drawing.split("\n")[1:]]


def owners(counted: Score) -> list[str]:
    size = counted.size
    marks = "".join(OWNERS[owner] for owner in counted.owner)
    return [" ".join(marks[start : start + size]) for start in range(0, size * size, size)]


@dataclass
class Case:
    """A finished board and how it's counted by area and by territory, without komi."""

    why: str
    drawing: str
    owned: str
    area: str
    territory: str
    dead: str = ""
    seki: str = ""
    territory_owned: str = ""


CASES = [
    Case(
        "each side owns what only it surrounds; a neutral point is nobody's",
        """
        . X . O .
        . X X O .
        . X O O .
        . X O . .
        . X O . .""",
        """
        X X . O O
        X X X O O
        X X O O O
        X X O O O
        X X O O O""",
        area="W+2",
        territory="W+2",
    ),
    Case(
        "a dead stone is territory, and in territory scoring a prisoner",
        """
        . X . O .
        O X X O .
        . X O O .
        . X O . .
        . X O . .""",
        """
        X X . O O
        X X X O O
        X X O O O
        X X O O O
        X X O O O""",
        dead="A4",
        area="W+2",
        territory="W+1",
    ),
    Case(
        "one stone named stands for its whole string",
        """
        O O . X .
        O O . X .
        . . X X .
        X X X . .
        . . . . .""",
        """
        X X X X X
        X X X X X
        X X X X X
        X X X X X
        X X X X X""",
        dead="B5",
        area="B+25",
        territory="B+22",
    ),
    Case(
        "eyes in a seki count by area alone",
        """
        . X O .
        X X O O
        X X O O
        X . O O""",
        """
        X X O O
        X X O O
        X X O O
        X . O O""",
        seki="A1 D1",
        territory_owned="""
        . X O .
        X X O O
        X X O O
        X . O O""",
        area="W+1",
        territory="0",
    ),
    Case(
        "only the strings in seki lose their eyes",
        """
        . X O . O
        X X O O O
        X O O X X
        X . X X .
        X X X . .""",
        """
        X X O O O
        X X O O O
        X O O X X
        X . X X X
        X X X X X""",
        seki="B3",
        territory_owned="""
        X X O . O
        X X O O O
        X O O X X
        X . X X X
        X X X X X""",
        area="B+8",
        territory="B+4",
    ),
    Case(
        "nobody owns an empty board",
        """
        . .
        . .""",
        """
        . .
        . .""",
        area="0",
        territory="0",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.why)
def test_a_board_is_counted_as_drawn(case: Case) -> None:
    position = parse_position(case.drawing)
    dead, seki = points(case.dead), points(case.seki)
    by_area = score(position, CHINESE, komi=0, dead=dead, seki=seki)
    assert owners(by_area) == rows(case.owned)
    assert by_area.result == case.area
    by_territory = score(position, JAPANESE, komi=0, dead=dead, seki=seki)
    assert owners(by_territory) == rows(case.territory_owned or case.owned)
    assert by_territory.result == case.territory


SETTINGS = [
    # ruleset, komi, handicap -> White's komi and compensation
    (CHINESE, None, 0, 7.5, 0),
    (CHINESE, 0.5, 3, 0.5, 3),
    (AGA, 0.5, 3, 0.5, 2),
    (JAPANESE, 0.5, 3, 0.5, 0),
    (JAPANESE, None, 0, 6.5, 0),
    (NEW_ZEALAND, None, 9, 0.5, 0),
    (TROMP_TAYLOR, -5.0, 2, -5.0, 0),
]


@pytest.mark.parametrize(("ruleset", "komi", "handicap", "points", "bonus"), SETTINGS)
def test_white_gets_komi_and_the_compensation_of_the_ruleset(
    ruleset: Ruleset, komi: float | None, handicap: int, points: float, bonus: int
) -> None:
    counted = score(empty_position(9), ruleset, komi=komi, handicap=handicap)
    assert counted.white == Tally(komi=points, bonus=bonus)
    assert counted.black == Tally()
    assert counted.margin == -points - bonus


def test_prisoners_and_pass_stones_count_by_territory_alone() -> None:
    """Black took 5 white stones and White 2; Black handed over 1 pass stone, White 4."""
    position = replace(parse_position(CASES[1].drawing), captured=(2, 5))
    counted = score(position, JAPANESE, dead=points("A4"), komi=0.5, passes_by=(1, 4))
    assert counted.black == Tally(territory=5, captured=5, dead=1, passed=4)
    assert counted.white == Tally(territory=7, captured=2, passed=1, komi=0.5)
    assert counted.result == "B+4.5"
    by_area = score(position, CHINESE, dead=points("A4"), komi=0.5, passes_by=(1, 4))
    assert by_area.black == Tally(stones=6, territory=5)
    assert by_area.white == Tally(stones=6, territory=7, komi=0.5)


def test_a_score_says_the_result_and_what_it_is_made_of() -> None:
    counted = score(parse_position(CASES[0].drawing), AGA, komi=7.5, handicap=2)
    assert str(counted).splitlines() == [
        "W+10.5 (AGA, area scoring)",
        "Black 11 = 6 stones + 5 territory",
        "White 21.5 = 6 stones + 7 territory + 7.5 komi + 1 bonus",
    ]
    assert (counted.winner, counted.result) == (WHITE, "W+10.5")
    assert counted.owner_of(parse_point("A1")) == BLACK
    assert counted.owner_of(parse_point("C5")) == EMPTY
    with pytest.raises(UsageError, match="not on a 5x5 board"):
        counted.owner_of(parse_point("F1"))


@pytest.mark.parametrize(
    ("margin", "text"),
    [(0.0, "0"), (-0.0, "0"), (3.5, "B+3.5"), (-0.5, "W+0.5"), (361, "B+361"), (-7.25, "W+7.25")],
)
def test_results_are_written_as_sgf_has_them(margin: float, text: str) -> None:
    assert result_text(margin) == text


@pytest.mark.parametrize(
    ("ruleset", "dead", "seki", "said"),
    [
        (CHINESE, "A1", "", "A1 is said to be dead, but is empty"),
        (CHINESE, "F6", "", "cell 126 is said to be dead, but is not on a 5x5 board"),
        (JAPANESE, "", "A1", "A1 is said to be in seki, but is empty"),
        (JAPANESE, "A4", "A4", "A4: said to be dead and in seki"),
        (JAPANESE, "B5", "B1", "B1, B2, B3, B4, C4, B5: said to be dead and in seki"),
        (
            TROMP_TAYLOR,
            "A4",
            "",
            "the Tromp-Taylor ruleset takes no dead stones off.*dead here: A4",
        ),
    ],
)
def test_what_can_not_be_dead_or_in_seki_is_refused(
    ruleset: Ruleset, dead: str, seki: str, said: str
) -> None:
    with pytest.raises(UsageError, match=said):
        score(parse_position(CASES[1].drawing), ruleset, dead=points(dead), seki=points(seki))


# Witnesses.


@pytest.mark.parametrize("size", [2, 3, 5, 7, 9])
@pytest.mark.parametrize("moves", [3, 20, 60, 400])
def test_random_games_have_the_area_score_of_sgfmill(size: int, moves: int) -> None:
    position = random_game(size * moves, size, NEW_ZEALAND, moves).position()
    witness = Board(size)
    stones = {
        color: [(row_of(p) - 1, column_of(p) - 1) for p in position.points(color)]
        for color in (BLACK, WHITE)
    }
    witness.apply_setup(stones[BLACK], stones[WHITE], [])
    for ruleset in (NEW_ZEALAND, TROMP_TAYLOR, CHINESE):
        assert score(position, ruleset, komi=0).margin == witness.area_score(), str(position)


SEALED_BY = {
    "game_33811578": BLACK,
    "game_dev_51749995": BLACK,
    "game_33921785": BLACK,
    "game_35115094": WHITE,
}
"""Games left with a gap in a border (`s` in the file): who must fill it for the border that was meant."""


def test_finished_games_of_people_have_the_owners_they_agreed_on() -> None:
    """In the files `b` and `W` are stones; B, W and blank are owners, `*` is a point that the file leaves open."""
    files = sorted(shared("data/scoring").glob("*.json"))
    assert len(files) == 14
    for file in files:
        game = json.loads(file.read_text())
        size = len(game["board"])
        wanted = "".join(game.get("sealed_ownership", game["correct_ownership"]))
        stones = bytes(" bW".index(mark) for row in game["board"] for mark in row)
        marked = list(zip(all_points(size), wanted, stones, strict=True))
        gaps = [p for p, owner, stone in marked if owner == "s" and not stone]
        sealer = SEALED_BY.get(file.stem)
        position = Position(size, stones).with_stones(
            black=gaps if sealer == BLACK else [], white=gaps if sealer == WHITE else []
        )
        dead = [
            p
            for p, owner, stone in marked
            if stone and owner != "s" and " BW".index(owner) != stone
        ]
        for ruleset in (CHINESE, JAPANESE):
            counted = score(position, ruleset, dead=dead)
            for point, owner, _ in marked:
                if owner not in "s*":
                    place = f"{file.stem}: {point_text(point)}"
                    assert counted.owner_of(point) == " BW".index(owner), place


GNUGO_BOARDS = [
    # All borders are closed; two dead stones.
    """
    . . X O . . . . .
    . . X O . . X . .
    . . X O . . . . .
    X X X O O O O O O
    . O X X X X X X O
    . . . . . . . X O
    . . . . . . . X O
    . . . . . . . X O
    . . . . . . . X O""",
    # A wall from edge to edge, nothing else.
    """
    . . . . X O . . .
    . . . . X O . . .
    . X . . X O . . .
    . . . . X O . . .
    . . . . X O . O .
    . . . . X O . . .
    . . . X X O . . .
    . . . X O O . O .
    . . . X O . . . .""",
]


@pytest.mark.parametrize("options", [[], ["--chinese-rules"]], ids=["territory", "area"])
@pytest.mark.parametrize("board", [0, 1, "random"])
def test_gnugo_gives_the_same_final_score(board: int | str, options: list[str]) -> None:
    if board == "random":
        game = random_game(3, 7, JAPANESE)
        position = replace(game.position(), captured=(0, 0))
    else:
        position = parse_position(GNUGO_BOARDS[int(board)])
    answers = ask_gnugo(
        [
            *setup_commands(position),
            "komi 0.5",
            "final_score",
            "final_status_list dead",
            "final_status_list seki",
        ],
        *options,
    )
    result, dead, seki = answers[-3:]
    counted = score(
        position,
        CHINESE if options else JAPANESE,
        dead=points(dead),
        seki=points(seki),
        komi=0.5,
    )
    assert counted.result == result, f"dead: {dead}; seki: {seki}\n{counted}\n{position}"
