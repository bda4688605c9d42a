"""A review told: in the game's own tree, in words for two readers, and over a player's games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.assessment.lead import Lead
from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.interfaces.review_graph import lead_graph
from riyu.player.explaining.record import BEGINNER, READERS, STRONG
from riyu.player.move_worth import MoveWorth
from riyu.player.review.record import GameReview, MoveReview, WhyMove, review_from_json
from riyu.player.review.summary import PlayerSummary, summary_text
from riyu.player.review.telling import about_mistake, better_lines, lessons, review_text
from riyu.player.review.tree import reviewed_tree
from riyu.player.review.words import parse_words, read_words
from riyu.sgf.node import Node
from riyu.sgf.parser import parse
from riyu.sgf.writer import write_text

WORDS = read_words()

ORIGINAL = (
    "(;GM[1]FF[4]SZ[9]PB[Lee]PW[Cho]C[A friendly game.]XX[kept\\]];B[ee]C[Center.]LB[ff:A]"
    "(;W[gc]N[a name]BL[12];B[gg];W[cc]V[7])(;W[cc]C[better?]))"
)


def worth(lead: float, *line: str) -> MoveWorth:
    points = tuple(map(parse_point, line))
    return MoveWorth(points[0], lead, 0.8, 0.5 + lead / 100, 400, points)


def move(number: int, played: MoveWorth, better: MoveWorth, **more: object) -> MoveReview:
    color, sign = (BLACK, 1) if number % 2 else (WHITE, -1)
    before, after = (
        Lead(sign * one, sign * one - 5, sign * one + 5, 0.5 + sign * one / 100)
        for one in (max(played.lead, better.lead), played.lead)
    )
    leads = {"before": before, "after": after}
    return MoveReview(number, color, played.move, "opening", played, better, **leads, **more)  # type: ignore[arg-type]


WHY = WhyMove(
    "save",
    "tactics",
    {BEGINNER: ("C7 saves the stone at E5.",), STRONG: ("C7: save.",)},
    {},
    "Save what cuts",
    points=(parse_point("E5"),),
    sources=("pattern save-2", "rule net"),
)

REVIEW = GameReview(
    "game.sgf",
    9,
    7.0,
    "chinese",
    ("Lee", "Cho"),
    ("5k", ""),
    "B+R",
    (
        move(1, worth(1.0, "E5", "C7"), worth(0.5, "C3"), is_choice=True),
        move(2, worth(-12.0, "G7", "C7", "C3"), worth(1.0, "C7", "G3", "G7"), why=WHY),
        move(3, worth(12.0, "G3", "C7"), worth(10.0, "C7", "C3")),
        move(4, worth(-12.0, "C7"), worth(-9.0, "G7", "C7")),
    ),
    notes={"riyu": "0", "knowledge": "abc", "simulations": 400, "seed": 0},
)


@pytest.fixture
def written() -> Node:
    return reviewed_tree(parse(ORIGINAL).first, REVIEW, WORDS, BEGINNER)


def holds(tree: Node, original: Node) -> bool:
    """Whether a tree has all that another has: values, and children in their order before those that are new."""
    pending = [(tree, original)]
    while pending:
        new, old = pending.pop()
        for name, values in old.properties.items():
            kept = new.raw(name)[: len(values)]
            if name == "C":
                kept = (new.raw(name)[0][: len(values[0])],)
            if kept != values:
                return False
        pending.extend(zip(new.children, old.children, strict=False))
        if len(new.children) < len(old.children):
            return False
    return True


def test_the_original_stays_whole_in_a_reviewed_tree(written: Node) -> None:
    original = parse(ORIGINAL).first
    assert holds(written, original)
    again = parse(write_text(written, stamp=False))
    assert not again.warnings
    assert holds(again.first, original)
    assert again.first.text("C").startswith("A friendly game.\n\n--- riyu ---\n")


def test_a_mistake_is_marked_and_named_and_says_what_was_better(written: Node) -> None:
    second = written.children[0].children[0]
    assert second.raw("BM") == ("2",)
    assert second.raw("TR") == ("gc",)
    assert second.raw("LB") == ("cc:A",)
    assert second.raw("AR") == ("gc:cc",)
    assert second.raw("N") == ("a name",)
    assert second.raw("HO") == ("2",)
    assert second.raw("V") == ("12.0",)
    assert second.raw("SBKV") == ("62.0",)
    assert "lost about 13 points" in second.text("C")
    assert written.children[0].raw("N") == ("Opening",)


def test_the_better_move_and_what_follows_are_variations_after_the_others(written: Node) -> None:
    below = written.children[0].children
    assert [child.raw("W") for child in below] == [("gc",), ("cc",), ("cc",)]
    better = below[2]
    assert better.text("N") == "Better: White C7"
    assert "C7 saves the stone at E5." in better.text("C")
    assert "Remember: Save what cuts." in better.text("C")
    assert better.raw("CR") == ("ee",)
    assert better.raw("LN") == ("cc:ee",)
    assert better.children[0].raw("B") == ("gg",)
    follows = below[0].children[1]
    assert follows.raw("B") == ("cc",)
    assert follows.text("N") == "What follows White G7"


def test_a_slip_is_doubtful_and_a_value_that_was_there_stays(written: Node) -> None:
    *_, last = written.main_line()
    assert last.raw("DO") == ("",)
    assert last.raw("V") == ("7",)
    assert not last.children


@pytest.mark.parametrize("reader", READERS)
def test_the_text_names_the_players_and_what_to_learn(reader: str) -> None:
    text = review_text(REVIEW, WORDS, reader)
    assert text.startswith("Lee (5k), Black, against Cho, White\nResult: B+R.\n")
    assert "One thing to learn from this game" in text
    assert "White G7" in text
    assert WHY.said[reader][0] in text
    assert review_text(REVIEW, WORDS, reader, BLACK).count("Cho") == 1


def test_things_to_learn_have_different_motives_and_are_three_at_most() -> None:
    def mistake(number: int, motive: str) -> MoveReview:
        why = WhyMove(motive, "", {})
        better = worth(0.0, ("A1", "E5", "J9", "A9", "J1")[number - 1])
        return move(number, worth(-20.0 + number, "G7"), better, why=why)

    motives = ("cut", "cut", "save", "live", "kill")
    moves = [mistake(number, motive) for number, motive in enumerate(motives, start=1)]
    found = lessons(REVIEW.with_moves(moves), WORDS, BEGINNER)
    assert [one.number for one, _ in found] == [1, 3, 4]


def test_what_the_better_move_does_to_stones_is_told_behind_its_headline() -> None:
    said = {BEGINNER: ("C7 builds.", "The area is open."), STRONG: ("C7: builds.",)}
    why = replace(WHY, said=said, deeds={BEGINNER: "C7 caps E5.", STRONG: "C7 caps E5."})
    review = REVIEW.with_moves([replace(REVIEW.moves[1], why=why)])
    ((_, text),) = [one for one in lessons(review, WORDS, BEGINNER) if one[0].number == 2]
    assert "White C7 was better. C7 builds. C7 caps E5. The area is open. " in text
    assert why.told(STRONG) == ("C7: builds.", "C7 caps E5.")
    assert review_from_json(review.to_json()) == review
    value = review.to_json()
    del value["moves"][1]["why"]["deeds"]  # as reviews of before have it
    assert review_from_json(value) == REVIEW.with_moves(
        [replace(REVIEW.moves[1], why=replace(why, deeds={}))]
    )


def test_what_a_mistake_is_for_is_told_beside_what_is_wrong_with_it() -> None:
    against = {BEGINNER: "White takes the stone at G7.", STRONG: "G7 is taken."}
    for_it = {BEGINNER: "For it: G7 builds.", STRONG: "For it: G7 builds."}
    why = replace(WHY, against=against, for_it=for_it)
    review = REVIEW.with_moves([replace(REVIEW.moves[1], why=why)])
    ((_, text),) = [one for one in lessons(review, WORDS, BEGINNER) if one[0].number == 2]
    assert "White takes the stone at G7. For it: G7 builds. White C7 was better." in text
    assert review_from_json(review.to_json()) == review
    value = review.to_json()
    del value["moves"][1]["why"]["for_it"]  # as reviews of before have it
    assert review_from_json(value) == REVIEW.with_moves(
        [replace(REVIEW.moves[1], why=replace(why, for_it={}))]
    )


def test_a_reason_that_says_only_what_is_wrong_with_the_move_played_is_not_told_again() -> None:
    against = {BEGINNER: "But after G7: Black C7, and the stone at E5 will be lost."}
    said = ("C7 saves the stone at E5.", "Without C7 the stone at E5 is lost.", "C7 holds D8.")
    why = replace(WHY, against=against, said={BEGINNER: said})
    one = replace(REVIEW.moves[1], why=why)
    assert said[1] not in about_mistake(one, WORDS, BEGINNER) and said[1] in better_lines(
        one, WORDS, BEGINNER
    )
    assert about_mistake(one, WORDS, BEGINNER, 2)[-4:-2] == [said[0], said[2]]
    with_line = replace(why, said={BEGINNER: (said[0], f"{said[1]} (Black D6)")})
    assert f"{said[1]} (Black D6)" in about_mistake(replace(one, why=with_line), WORDS, BEGINNER)


def passed_by(number: int, lead: float, better: str) -> MoveReview:
    """A mistake at a move: it leaves a point to be played, and lost so much."""
    why = replace(WHY, motive=f"save-{number}")
    return move(number, worth(-lead, "A1"), worth(0.0, better), why=why)


def test_a_point_that_both_leave_again_and_again_is_one_chance() -> None:
    moves = [passed_by(n, lead, "H7") for n, lead in ((176, 8.0), (177, 12.0), (178, 6.0))]
    review = replace(REVIEW, moves=(*moves, passed_by(180, 9.0, "B2")))
    assert [[one.number for one in chance] for chance in review.chances()] == [
        [177, 176, 178],
        [180],
    ]
    (first, text), (second, other) = lessons(review, WORDS, BEGINNER)
    assert (first.number, second.number) == (177, 180)
    assert text.endswith(
        "The same chance was passed by more than once: 176 White A1, 178 White A1."
    )
    assert "more than once" not in other
    assert lessons(review, WORDS, STRONG)[0][1].endswith("Again: 176 White A1, 178 White A1.")
    assert len(review.mistakes()) == 4  # each counts


def test_a_mistake_that_passes_by_two_chances_makes_them_one() -> None:
    """The third leaves the same point as the second, and one near what its own player left before."""
    fight = ((175, "K8"), (176, "H7"), (177, "H7"), (178, "Q3"))
    moves = tuple(passed_by(number, 7.0, point) for number, point in fight)
    review = replace(REVIEW, size=19, moves=moves)
    (first, rest) = review.chances()
    assert [one.number for one in rest] == [178]
    assert [one.number for one in first] == [175, 176, 177]


@pytest.mark.parametrize(
    ("says", "first", "second", "chances"),
    [
        ("one player, points near each other", (125, "K13"), (127, "L12"), 1),
        ("the other player's point near by is his own affair", (125, "K13"), (126, "L12"), 2),
        ("much later it is another fight", (125, "K13"), (131, "L12"), 2),
        ("far away it is another chance", (125, "K13"), (127, "D4"), 2),
        ("the same point much later is another chance", (125, "K13"), (147, "K13"), 2),
    ],
)
def test_mistakes_near_each_other_are_one_chance(
    says: str, first: tuple[int, str], second: tuple[int, str], chances: int
) -> None:
    moves = tuple(passed_by(number, 7.0, point) for number, point in (first, second))
    assert len(replace(REVIEW, size=19, moves=moves).chances()) == chances


def test_a_summary_counts_a_player_s_mistakes_by_kind() -> None:
    summary = PlayerSummary("cho")
    summary.add(REVIEW)
    assert (summary.games, summary.moves, summary.mistakes) == (1, 2, 1)
    assert list(summary.motives) == ["save"]
    assert list(summary.missed) == ["pattern save-2", "rule net"]
    text = summary_text(summary, WORDS)
    assert "cho: 1 games" in text
    assert "- save: 1 mistakes, 13 points" in text
    assert "- pattern save-2: 1 mistakes, 13 points" in text
    nobody = PlayerSummary("nobody")
    nobody.add(REVIEW)
    assert nobody.games == 0
    assert "No mistakes" in summary_text(nobody, WORDS)


def test_a_language_with_a_wrong_form_is_told_with_its_line() -> None:
    like = parse_words('a = "{point} here"\nb = "b"')
    assert parse_words('b = "c"\na = "hier {point}"', like=like).say("a", point="D4") == "hier D4"
    with pytest.raises(BadInput, match="unknown slot") as error:
        parse_words('b = "c"\na = "hier {pont}"', like=like)
    assert error.value.place.line == 2
    with pytest.raises(BadInput, match="no form 'b'"):
        parse_words('a = "c"', like=like)
    with pytest.raises(BadInput, match="unknown form 'x'"):
        parse_words('a = "c"\nb = "c"\nx = ""', like=like)
    with pytest.raises(UsageError, match="unknown language"):
        read_words("xx")


def test_points_that_have_a_mark_get_no_other() -> None:
    root = parse("(;SZ[9];B[ee];W[gc]TR[cc]MA[gc];B[gg];W[cc])").first
    second = reviewed_tree(root, REVIEW, WORDS, STRONG).children[0].children[0]
    assert second.raw("TR") == ("cc",)
    assert "LB" not in second


def test_the_graph_has_the_lead_and_around_it_how_far_it_may_be_off() -> None:
    drawn = lead_graph(REVIEW, WORDS)
    assert drawn.count('class="span"') == 1 and "<polyline" in drawn
    alone = REVIEW.with_moves([replace(one, before=None, after=None) for one in REVIEW.moves])
    assert "<polyline" not in lead_graph(alone, WORDS)
