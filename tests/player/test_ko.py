"""The player in a ko: it threatens before it takes back, answers what is larger than the ko, and ends it otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from riyu.assessment.board_words import BoardWords, kos_of
from riyu.assessment.lead import Lead
from riyu.candidates.ko_moves import ko_moves
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point, point_text
from riyu.inference.default import default_rulebase
from riyu.patterns.asking import ReadyLibrary
from riyu.patterns.library import load_library
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.parts import frame_of
from riyu.player.style import load_style
from riyu.reading.blackboard import Blackboard, Given
from tests.assessment.test_kos import FIGHT
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of

SMALL = """
. X O . . O . . .
X . X O . O . O .
. X O X O O O . .
. X O X X O O O O
. X O . X X X X O
. X X X . X X O .
X X X X X X O . O
X X X X O O . O O
X . X X X . O . O
"""
"""More hangs on the ko, the stones at C5, and F1 threatens two stones alone."""

EVEN = Lead(0.0, -5.0, 5.0, 0.5)

STYLE = replace(load_style(), simulations=800)


def decided(picture: str, moves: str, seed: int) -> tuple[Blackboard, Decision]:
    """Give what is decided once some moves were played, White's first."""
    blackboard = blackboard_of(drawn_game(picture, "white"))
    for move in moves.split():
        blackboard.game.play(blackboard.game.to_move, parse_point(move))
    color = blackboard.game.to_move
    return blackboard, Engine(STYLE, seed, KNOWLEDGE).decide(blackboard, color, may_resign=False)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("says", "picture", "moves", "played"),
    [
        ("who may not take back plays his threat", FIGHT, "B8", "F1"),
        ("a threat as large as the ko is answered", FIGHT, "B8 F1", "G2"),
        ("then the ko is taken back", FIGHT, "B8 F1 G2", "C8"),
        ("a threat that is smaller is not answered, but the ko ended", SMALL, "B8 F1", "C8"),
    ],
)
def test_a_ko_is_fought_by_threats(
    says: str, picture: str, moves: str, played: str, seed: int
) -> None:
    _, decision = decided(picture, moves, seed)
    assert point_text(decision.point) == played


def test_what_only_a_ko_decides_is_told_with_the_threats_of_either_color() -> None:
    blackboard, decision = decided(FIGHT, "", 1)
    assert point_text(decision.point) == "B8"
    reasons = explain(blackboard, decision).reasons
    (started,) = [one for one in reasons if one.motive == "ko-start"]
    assert started.headline.beginner == "B8 takes the ko over the stone at C8."
    only = "it is a ko; White has no threat of its size, Black 1 threat."
    assert started.sentence.beginner.endswith(only)
    assert started.sentence.strong == "B8: ko for the stone at C8, threats 0 to 1 [counted]."


def test_of_the_ko_that_is_fought_the_threats_are_told_that_the_fight_has() -> None:
    blackboard = blackboard_of(drawn_game(SMALL, "white"))
    grounds = Grounds(blackboard, WHITE, read_language())
    kos = kos_of(blackboard)
    assert kos is not None
    stone = parse_point("C8")
    assert kos.threats_over(1.0, WHITE, stone) != (0, 0), "smaller ones that do not count"
    assert grounds.threats_of_ko(stone, 1.0)[0] == ["0", "0"]


@pytest.mark.parametrize(
    ("picture", "moves", "point", "purpose", "said"),
    [
        (
            FIGHT,
            "B8",
            "F1",
            "ko-threat",
            "F1, to take B2 at G2: 11 points hang on the answer, 11 on the ko at C8; "
            "Black has 1 threat, White 0, so Black wins it. Atari on a string of five stones and more: the enemy "
            "can't pay that for the ko, and the answer costs us nothing (White F2).",
        ),
        (
            FIGHT,
            "B8 F1",
            "C8",
            "ko-end",
            "C8 ends the ko; 11 points hang on it, less than on what Black threatens at B2: 11. The stone that ends "
            "the ko joins two strings besides: what was to be won by it is then beyond all threats (White B8, D8, C9).",
        ),
        (
            SMALL,
            "B8 F1",
            "C8",
            "ko-end",
            "C8 ends the ko; 18 points hang on it, not less than on what Black threatens at E2: 3. Once the enemy "
            "takes, the string beside is in atari: end the ko while only one stone can be taken (White C7, B8).",
        ),
    ],
)
def test_why_tells_the_ko_with_its_counts(
    picture: str, moves: str, point: str, purpose: str, said: str
) -> None:
    _, decision = decided(picture, moves, 1)
    weighed = decision.find(parse_point(point))
    assert weighed is not None
    (reason,) = [one for one in weighed.candidate.reasons if one.purpose == purpose]
    assert reason.said == said
    assert reason.why is not None
    assert "ko-size(C8, " in str(reason.why)
    assert said in str(reason.why)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("B8", ", after a move elsewhere that is answered; Black has 1 threat of its size"),
        ("B8 F1 G2", "; Black has no threat of its size"),
    ],
)
def test_beside_a_move_elsewhere_the_ko_on_the_board_is_told(moves: str, said: str) -> None:
    blackboard, decision = decided(FIGHT, moves, 1)
    there = "There is a ko at C8, and about 11 points hang on it"
    said = f"{there}: Black takes the stone at B8 there{said}, White no threat."
    grounds = Grounds(blackboard, BLACK, read_language())
    move, stone, other = map(parse_point, ("J1", "B8", "E5"))
    of_stone = grounds.motive("save", move, stone, Tier.READ, 4.0)
    of_another_ko = grounds.motive("ko-start", move, other, Tier.READ, 4.0)
    of_it = explain(blackboard, decision).reasons
    for one, reasons, is_told in (
        (move, (), 1),
        (move, (of_stone,), 0),
        (move, (of_another_ko,), 0),
        (decision.point, of_it, 0),
    ):
        frame = frame_of(grounds.about_move(one), decision, one, False, EVEN, reasons)
        assert frame.sentence.beginner.count(there) == is_told
        assert (said in frame.sentence.beginner) is bool(is_told)


@pytest.mark.parametrize(("says", "quality"), [("force(P) by *", "good"), ("reject(*)", "small")])
def test_a_threat_that_a_pattern_speaks_against_is_a_small_one(
    says: str, quality: str, tmp_path: Path
) -> None:
    (tmp_path / "ko-threats.pat").write_text(
        f"""class    ko-threats
asked    an empty point; in all orientations
answer   best
last     none

pattern beside-them
why     It stands beside them.
draw
  * P
where   P is X
says    {says}
seen    1 of 1
"""
    )
    ready = ReadyLibrary(load_library(tmp_path))
    blackboard = Blackboard(
        drawn_game(FIGHT, "white"), Given(ready, rules=default_rulebase(), words=BoardWords)
    )
    blackboard.game.play(WHITE, parse_point("B8"))
    assert blackboard.words is not None
    blackboard.words.tell(50)
    told = [*ko_moves(blackboard, blackboard.inference, BLACK, ())]
    (threat,) = [(key, source) for key, source, _ in told if key[4] == "ko-threat"]
    assert threat[0][1] == quality
    assert "so Black wins it. It stands beside them (White " in threat[1].why


QUIET = """
X . X O . O . . .
X X X O O O . . .
. X O . O . . . .
X X X O O . . . .
. . X O . . . . .
. . X O . . . . .
. . X O . . . . .
. . X O . . . . .
. . X O . . . . .
"""


def test_a_rule_says_why_a_ko_is_taken_that_the_enemy_can_t_fight() -> None:
    blackboard = blackboard_of(drawn_game(QUIET))
    style = replace(load_style(), simulations=50)
    decision = Engine(style, 1, KNOWLEDGE).decide(blackboard, BLACK, may_resign=False)
    taken = decision.find(parse_point("D7"))
    assert taken is not None
    sources = [reason.source for reason in taken.candidate.reasons]
    assert "rule take-the-ko-they-cannot-fight" in sources
    said = explain(blackboard, replace(decision, point=parse_point("D7")))
    assert said.remember == (
        "They have no threat as large as this ko: take it, and it can be ended next."
    )
