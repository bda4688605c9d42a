"""Explaining: a record says what reading bears out, names points, repeats nothing; a language's file is checked."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.assessment.lead import Lead
from riyu.base.errors import BadInput, UsageError
from riyu.game.code import decode_text
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.game import Game
from riyu.game.points import parse_point
from riyu.inference.facts import Fact
from riyu.inference.purposes import PURPOSES
from riyu.interfaces.cli.app import run
from riyu.interfaces.explained_page import Shown, key_of, page_text
from riyu.lab.explanations_bench import FIRST, explanation_rows, grade, positions_of_games
from riyu.lab.games import random_games, real_games
from riyu.patterns.files import package_folder
from riyu.player.decision import RESIGN
from riyu.player.engine import Engine
from riyu.player.explaining import second_look
from riyu.player.explaining.explain import best_motives, explain, whole_text
from riyu.player.explaining.grounds import Grounds
from riyu.player.explaining.language import parse_language, read_language
from riyu.player.explaining.motives import KINDS, MOTIVE_OF, MOTIVES, Tier
from riyu.player.explaining.record import (
    BEGINNER,
    READERS,
    STRONG,
    Explanation,
    Frame,
    LineSaid,
    MotiveSaid,
    Sentence,
)
from riyu.player.style import load_style
from tests.boards import drawn_game
from tests.library import KNOWLEDGE, blackboard_of
from tests.player.test_swings import GAME

pytestmark = pytest.mark.usefixtures("loaded")

LIGHT = Engine(
    replace(load_style(), simulations=200, assess_playouts=60, life_nodes=200), 1, KNOWLEDGE
)

IN_ATARI = """
    9x9, Black to move
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . O . .
    . . . . . . . . .
    . . . O O . . . .
    . . O X X . . . .
    . . . O O . X . .
    . . . . . . . . .
    . . . . . . . . .
"""


def explained(picture: str) -> Explanation:
    board = blackboard_of(drawn_game(picture))
    return explain(board, LIGHT.decide(board, 1, may_resign=False))


def motives(picture: str, move: str) -> dict[str, Tier]:
    grounds = Grounds(blackboard_of(drawn_game(picture)), 1, read_language())
    return {one.motive: one.tier for one in best_motives(grounds, parse_point(move))}


def test_a_move_that_saves_stones_says_so_by_reading() -> None:
    told = explained(IN_ATARI)
    assert told.move_text == "F4"
    assert told.headline.beginner == "F4 saves the 2 stones at E4."
    (first, *_) = told.reasons
    assert (first.motive, first.tier, first.without[:1]) == ("save", Tier.READ, (told.move,))
    assert told.threat is not None
    assert told.threat.sentence.beginner.startswith(
        "If Black plays elsewhere: White F4, and that takes the 2"
    )
    assert told.threat.tier is Tier.READ
    stood = drawn_game(IN_ATARI).position()
    assert decode_text(told.to_json()["position"]) == stood


def test_what_is_told_stands_as_facts_and_the_next_decision_begins_anew() -> None:
    board = blackboard_of(drawn_game(IN_ATARI))
    decision = LIGHT.decide(board, 1, may_resign=False)
    before = set(board.facts("move"))
    told = explain(board, decision)
    for one in told.reasons:
        assert all(board.inference.holds(Fact(key)) for key in one.facts)
    again = LIGHT.decide(board, 1, may_resign=False)
    assert [str(one) for one in again.candidates] == [str(one) for one in decision.candidates]
    assert set(board.facts("move")) == before


def test_explaining_leaves_the_board_as_it_was_and_says_the_same_again() -> None:
    board = blackboard_of(drawn_game(IN_ATARI))
    decision = LIGHT.decide(board, 1, may_resign=False)
    depth, key = board.board.trail.depth, board.board.key
    first = explain(board, decision).to_json()
    assert (board.board.trail.depth, board.board.key) == (depth, key)
    assert explain(board, decision).to_json() == first


def test_every_sentence_names_a_point_and_none_is_said_twice() -> None:
    told = explained(IN_ATARI)
    for reader in READERS:
        texts = [text for _, text in told.sentences(reader)]
        assert len(set(texts)) == len(texts)
        assert all(any(letter.isdigit() for letter in text) for text in texts)
    assert len(told.headline.beginner.split()) <= 12
    assert len({one.motive for one in told.reasons}) == len(told.reasons) <= 3


def test_an_open_corner_is_taken_by_count() -> None:
    empty = "19x19, Black to move\n" + "\n".join([" ".join("." * 19)] * 19)
    assert motives(empty, "D4")["take-corner"] is Tier.COUNTED
    assert "take-corner" not in motives(empty, "K10")


@pytest.mark.parametrize(("stone", "is_open"), [("F", True), ("E", False)])
def test_a_corner_is_open_though_a_stone_stands_on_its_sixth_line(
    stone: str, is_open: bool
) -> None:
    """A stone there has much around it, as judged: who comes first in the corner invades nothing all the same."""
    rows = [["."] * 19 for _ in range(19)]
    rows[3]["ABCDEF".index(stone)] = "O"
    told = motives("19x19, Black to move\n" + "\n".join(map(" ".join, rows)), "C16")
    assert ("take-corner" in told) is is_open
    assert not is_open or told.keys().isdisjoint({"invade", "reduce"})


@pytest.mark.parametrize("stone", ["D16", "D17", "E16"])
def test_the_three_three_point_under_a_lone_corner_stone_is_an_invasion(stone: str) -> None:
    """Also where it touches that stone, and where what it takes is called an area: people go there to live."""
    rows = [["."] * 19 for _ in range(19)]
    rows[19 - int(stone[1:])]["ABCDE".index(stone[0])] = "O"
    board = blackboard_of(drawn_game("19x19, Black to move\n" + "\n".join(map(" ".join, rows))))
    grounds = Grounds(board, BLACK, read_language(), parse_point("C17"))
    told = best_motives(grounds, parse_point("C17"))
    assert [one.motive for one in told if one.kind == "area"] == ["invade"]
    said = f"C17 breaks into the upper left corner beside the stone at {stone}."
    assert said in [one.headline.beginner for one in told]


def test_cutting_what_is_cut_anyway_is_not_told() -> None:
    apart = """
    9x9, Black to move
    . . . . . . . . .
    . . O . . . O . .
    . . . . X . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . . . X . . . .
    """
    assert "cut" not in motives(apart, "D5")


def test_the_great_wall_s_style_builds_it_and_says_so() -> None:
    style = replace(load_style("great-wall"), simulations=100, assess_playouts=60)
    player, game = Engine(style, 1, KNOWLEDGE), Game(19)
    board = blackboard_of(game)
    first = player.decide(board, BLACK)
    assert first.move_text() == "K10"
    assert explain(board, first).headline.beginner == "K10 is a stone of the Great Wall."
    game.play(BLACK, first.point)
    game.play(WHITE, parse_point("D16"))
    then = player.decide(board, BLACK)
    headline = explain(board, then).headline.beginner
    assert headline == f"{then.move_text()} is a stone of the Great Wall, with K10."


@pytest.mark.parametrize(
    ("point", "does", "what"), [(PASS, "passes", "pass"), (RESIGN, "resigns", "resignation")]
)
def test_a_decision_without_a_move_is_told_by_its_sentence_and_who_leads(
    point: int, does: str, what: str
) -> None:
    board = blackboard_of(drawn_game(IN_ATARI))
    decision = replace(LIGHT.decide(board, 1, may_resign=False), point=point, why="all is done")
    told = explain(board, decision)
    assert told.headline.beginner == f"Black {does}: all is done." and told.reasons == ()
    first, frame = whole_text(told, decision).split("\n")
    assert first == told.headline.beginner
    assert f" before the {what}; " in frame


# Motives and language. ------------------------------------------------------------------------------------------------


def test_every_purpose_belongs_to_one_motive_and_every_motive_to_a_kind() -> None:
    assert set(MOTIVE_OF) == set(PURPOSES)
    assert sum(len(one.purposes) for one in MOTIVES.values()) == len(MOTIVE_OF)
    assert {one.kind for one in MOTIVES.values()} == set(KINDS)


ENGLISH = (package_folder("sentences") / "en.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "line_of", "said"),
    [
        (
            'head = "{move} saves {target}[, and {besides}]."',
            'head = "{mvoe} saves {target}."',
            "{mvoe}",
            "{mvoe}",
        ),
        (
            'head = "{move} saves {target}[, and {besides}]."',
            'head = "It saves."',
            "It saves",
            "names no point",
        ),
        (
            'head = "{move} saves {target}[, and {besides}]."',
            "",
            "[motives.save]",
            "no form 'motives.save.head'",
        ),
        ("[motives.save]", "[motives.sav]", "[motives.sav]", "unknown form"),
        (
            'strong = "{move} saves {target}[,',
            'strong = "{move} saves {target}[[,',
            "[[,",
            "closed",
        ),
    ],
)
def test_a_wrong_form_is_told_with_file_and_line(
    old: str, new: str, line_of: str, said: str
) -> None:
    assert old in ENGLISH
    text = ENGLISH.replace(old, new, 1)
    line = text[: text.index(line_of)].count("\n") + 1
    with pytest.raises(BadInput, match=r"en\.toml") as found:
        parse_language(text, "en", "en.toml")
    assert said in str(found.value)
    assert found.value.place is not None
    assert abs((found.value.place.line or 0) - line) <= 1


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UsageError, match="unknown language 'eng'; known: en"):
        read_language("eng")


# Measuring. -----------------------------------------------------------------------------------------------------------


def test_records_of_games_are_measured() -> None:
    games = list(random_games(1, 5, (9,)))
    drawn = positions_of_games(games, 2, 3)
    assert drawn == positions_of_games(games, 2, 3)
    rows = {str(row["what"]): row for row in explanation_rows(drawn, LIGHT, KNOWLEDGE)}
    assert rows["motives found again from scratch"]["share"] == 1.0
    assert rows["sentences said twice in a record"]["amount"] == 0
    assert grade("D4 saves it. It is a good move.") < grade(
        "Fundamentally unnecessary considerations"
    )


@pytest.mark.parametrize(
    ("moves", "told", "found"),
    [(10, "parts of trades ", [(2, 2), (2, 2)]), (47, "threats half as large ", [(1, 1)])],
)
def test_what_is_told_of_the_search_s_games_is_looked_for_in_another_search(
    moves: int, told: str, found: list[tuple[int, int]]
) -> None:
    (game,), _ = real_games([GAME], 1)
    style = replace(load_style(), simulations=400, assess_playouts=30, width=4)
    amounts = []
    for another in (None, Engine(style, 1, KNOWLEDGE)):  # the same seed: the same search
        engine = Engine(style, 1, KNOWLEDGE)
        rows = explanation_rows([(game, moves)], engine, KNOWLEDGE, another=another)
        its = [row for row in rows if str(row["what"]).startswith(told)]
        amounts.append([(row["amount"], row["of"]) for row in its])
    assert amounts == [[(0, 0)] * len(found), found]


def test_no_position_is_drawn_twice() -> None:
    (game,) = random_games(1, 5, (5,))
    there = range(FIRST, len(game.record.moves))
    drawn = positions_of_games([game], 3 * len(there), 3)
    moves = [move for _, move in drawn]
    assert len(set(moves)) == len(moves) > len(there) / 2 and set(moves) <= set(there)
    assert drawn[:4] == positions_of_games([game], 4, 3)


def test_positions_stand_side_by_side_with_the_moves_played() -> None:
    told = explained(IN_ATARI)
    position = drawn_game(IN_ATARI).position()
    shown = Shown("a game", position, parse_point("A1"), told)
    text = page_text([shown], {key_of(shown): "Quite so."}, "# Head")
    assert "The strong player's move: **A1**. riyu's: **F4**." in text
    assert "*A teacher:* Quite so." in text and told.text("strong") in text


def test_the_page_has_a_teacher_s_summary_at_its_head_and_says_which_notes_have_no_place(
    tmp_path: Path, light: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, page = tmp_path / "notes.toml", tmp_path / "page.md"
    notes.write_text('summary = "All well."\n"another game, move 3" = "Not here."\n')
    game = Path(__file__).parents[2] / "docs/reviews/professional.sgf"
    command = ["bench", "explained", str(game), "--positions", "1", "--seed", "1"]
    options = ["--notes", str(notes), "--style", str(light), "-o", str(page)]
    assert run([*command, *options]) == 0
    assert "notes of no position here: another game, move 3" in capsys.readouterr().err
    text = page.read_text()
    assert "riyu plays the strong player's move in" in text.split("## 1.")[0]
    assert "*A teacher on all of them:* All well." in text.split("## 1.")[0]


# The command. ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_text(
        "(;GM[1]FF[4]SZ[9]KM[6.5];B[ee];W[ed];B[dd];W[fe];B[fd];W[ec];B[ge];W[ff];B[gd];W[gf])"
    )
    return path


@pytest.fixture
def light(tmp_path: Path) -> Path:
    """A style that searches little."""
    path = tmp_path / "light.toml"
    path.write_text(
        'title = "Light"\nabout = "Few games."\nlike = "balanced"\n[play]\n'
        "simulations = 30\nplayouts = 20\nassess_playouts = 40\nlife_nodes = 200\n"
    )
    return path


def test_a_move_of_a_game_is_explained(
    game: Path, light: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["explain", str(game), "--move", "9", "--seed", "1", "--style", str(light)]
    assert run(command) == 0
    beginner = capsys.readouterr().out
    assert run([*command, "--for", "strong"]) == 0
    strong = capsys.readouterr().out
    assert beginner != strong and beginner.splitlines()[0] == strong.splitlines()[0]
    assert run([*command, "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert value["text"]["beginner"] == beginner.strip() and value["number"] == 9
    assert value["move"] in beginner.splitlines()[0]
    assert run([*command, "--svg"]) == 0
    assert capsys.readouterr().out.startswith("<svg")


def test_a_move_has_a_second_look_before_it_is_explained_unless_it_is_to_be_quick(
    game: Path, light: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = []
    monkeypatch.setattr(
        second_look, "second_look", lambda engine, board, quick: looked.append(quick) or quick
    )
    command = ["explain", str(game), "--move", "9", "--seed", "1", "--style", str(light), "-q"]
    assert run([*command, "--quick"]) == 0
    assert not looked
    assert run(command) == 0
    assert len(looked) == 1


def test_the_first_moves_of_a_handicap_game_are_explained_as_such(
    tmp_path: Path, light: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "handicap.sgf"
    game.write_text("(;SZ[13]HA[4]KM[0.5]AB[dd][jj][dj][jd];W[fk];B[dg])")
    command = ["explain", str(game), "--style", str(light), "-q"]
    for number, said in ((1, "White has to make that up"), (2, "Black may play simply")):
        assert run([*command, "--move", str(number)]) == 0
        told = capsys.readouterr().out
        assert "Black began with 4 handicap stones and is ahead by about" in told and said in told


def test_a_reader_that_there_is_not_is_refused(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explain", str(game), "--for", "stronk"]) == 2
    assert "expected beginner or strong" in capsys.readouterr().err
    assert run(["explain", str(game), "--move", "99"]) == 2
    assert "the game has moves 0 to 10" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("headline", "reason", "is_told"),
    [
        ("R15 saves the stone at Q15.", "R15 saves the stone at Q15 [read].", False),
        (
            "R15 saves the stone at Q15.",
            "R15 saves the stone at Q15, liberties 1 → 3 [read].",
            True,
        ),
        (
            "P14 saves the 4 stones at O12.",
            "P14 saves the 4 stones at O12; Q14 fails [read].",
            True,
        ),
        ("J11 takes about 6 points around J9.", "J11: reduces around J9, 6 points.", False),
    ],
)
def test_a_strong_player_is_told_the_first_reason_only_where_it_says_more_than_the_headline(
    headline: str, reason: str, is_told: bool
) -> None:
    head, sentence = Sentence(headline, headline), Sentence("Because.", reason)
    first = MotiveSaid("save", 0, Tier.READ, 2.0, head, sentence)
    frame = Frame(Sentence("", ""), 0.0, Lead(0.0, -5.0, 5.0, 0.5), (), (), False)
    record = Explanation(BLACK, 0, 1, head, (first, first), frame, Sentence("", ""))
    assert (first in record.reasons_for(STRONG)[:1]) and len(
        record.reasons_for(STRONG)
    ) == 1 + is_told
    assert record.reasons_for(BEGINNER) == record.reasons


@pytest.mark.parametrize(
    ("motive", "tier", "read", "says"),
    [
        ("build", Tier.JUDGED, Tier.JUDGED, False),
        ("endgame", Tier.JUDGED, Tier.JUDGED, False),
        ("build", Tier.JUDGED, Tier.READ, True),
        ("extend", Tier.COUNTED, Tier.JUDGED, True),
        ("settle", Tier.JUDGED, Tier.JUDGED, True),
        ("swing", Tier.MEASURED, Tier.READ, False),
        ("settle", Tier.MEASURED, Tier.READ, False),  # more hangs on the group by search
    ],
)
def test_a_threat_has_points_where_no_reason_counts_the_same(
    motive: str, tier: Tier, read: Tier, says: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`read` is how surely the threat is known: what stones it takes as read is told with its points."""
    board = blackboard_of(drawn_game(IN_ATARI))
    decision = LIGHT.decide(board, 1, may_resign=False)
    here = Grounds(board, 1, read_language(), decision.point)
    said = here.motive(
        motive,
        decision.point,
        decision.point,
        tier,
        9.0,
        points_named="9 points",
        slots={"gain": "9 points" if motive == "build" else ""},
    )
    whole, brief = (Sentence(text, text) for text in ("G4; 8 points there.", "G4."))
    threat = LineSaid(whole, 2, (parse_point("G4"),), read, 8.0, brief)
    monkeypatch.setattr("riyu.player.explaining.sure.best_motives", lambda *_, **__: (said,))
    monkeypatch.setattr("riyu.player.explaining.explain.threat_of", lambda *_: threat)
    told = explain(board, decision).threat
    assert told is not None and told.points == 8.0
    assert told.sentence == (whole if says else brief)
    threat = replace(threat, points=20.0)  # and more than on a group that search has change hands
    larger = explain(board, decision).threat
    assert larger is not None
    assert larger.sentence == (whole if says or motive == "settle" else brief)
