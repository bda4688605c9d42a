"""The features layer's GTP commands as transcripts, and overlays as GoGui draws them."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.features import COMMANDS
from riyu.interfaces.gtp.gfx import gfx_of
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.overlays import OVERLAYS
from riyu.interfaces.picture import Arrow, Line, Number, Overlay, Symbol, Text, Tint
from riyu.interfaces.settings import Settings
from riyu.player.knowledge_in_force import KnowledgeInForce
from tests.patterns.drawn import class_text, harvested

from .test_gtp_session import follow, session

#   A B C D E F G
# 5 . . X . O . .
# 4 . . . X . X .
# 3 . . X . O . .
SHAPES = "gogui-setup b C3 b D4 b C5 b F4 w E3 w E5"


def shapes() -> Session:
    asked = session(size=7)
    assert asked.send(SHAPES)[0]
    return asked


TRANSCRIPTS = {
    "bridge points, settled ones first": """
        > riyu-bridges w
        = white settled: E7 E6 E2 E1
        white unsettled: E4
        white weak: F5 G5 F3 G3
        > riyu-bridges x
        ? invalid color: 'x', expected b or w
    """,
    "links over each point, by direction and strength": """
        > riyu-link-bits w
        = white
        -- -- -- -- -V -- --
        -- -- -- -- -V -- --
        -- -- -- -- -- h- h-
        -- -- -- -- -v -- --
        -- -- -- -- -- h- h-
        -- -- -- -- -V -- --
        -- -- -- -- -V -- --
    """,
    "chains, with how far they are shut in": """
        > riyu-chains w
        = white E3: 7 points, OPEN; stones E5 E3
        > riyu-chains
        = black C3: 13 points, OPEN; stones C5 D4 C3
        white E3: 7 points, OPEN; stones E5 E3
        black F4: 4 points, WITHIN_SECTOR_LINE; stones F4
    """,
    "access to all points, and to one with the way": """
        > riyu-access b
        = 4 3 2 3 4 3 4
        3 2 1 2 3 2 3
        2 1 0 1 - 1 2
        3 2 1 0 1 0 1
        2 1 0 1 - 1 2
        3 2 1 2 3 2 3
        4 3 2 3 4 3 4
        > riyu-access b G7
        = 4 moves from F4: G4 G5 G6 G7
        > riyu-access b C4
        = 1 move from C3: C4
        > riyu-access b C3
        = 0 moves: Black stands there
        > riyu-access w C3
        = no access
        > riyu-access
        ? invalid color: none given, expected b or w
        > riyu-access b Z9
        ? invalid coordinate: 'Z9' is no point: …
    """,
    "the phase of the game": """
        > riyu-phase
        = 4, late middle game
        > clear_board
        =
        > riyu-phase
        = 9, early opening
    """,
    "enclosed points": """
        > riyu-enclosure
        = black: A7 B7 A6 B6 A5 B5 A4 B4 C4 A3 B3 A2 B2 A1 B1
        black inner bridge points: A5 B5 A4 B4 C4 A3 B3
        white: none
        > riyu-enclosure w
        = white: none
    """,
    "influence of three kinds": """
        > riyu-influence radiation
        =  2  4  5  2  1 -2  0
        4 10 10  7 -4  0  0
        9 14  0  6  0  0  1
        10 22 18  0  0  0  4
        9 14  0  6  0  0  1
        4 10 10  7 -4  0  0
        2  4  5  2  1 -2  0
        > riyu-influence x
        ? unknown influence 'x': expected one of paths, squares, radiation
        > riyu-influence squrae
        ? unknown influence 'squrae': expected one of paths, squares, radiation; did you mean 'squares'?
    """,
    "a view": """
        > riyu-view D4
        = Black from D4
        outside, 7: D7 D6 D5 E4 D3 D2 D1
        inside, 3: A4 B4 C4
        edge of view: D7 C5 E5 A4 F4 C3 E3 D1
        > riyu-view D4 w
        = White from D4
        outside, 7: D7 D6 D5 E4 D3 D2 D1
        inside, 0: none
        edge of view: D7 C5 E5 C4 F4 C3 E3 D1
        > riyu-view A1 w
        = White from A1
        outside, 0: none
        inside, 0: none
        inside the enemy's, 3: A2 B2 B1
        edge of view: A3 C3 C1
        > riyu-view w A1
        ? invalid coordinate: 'w', expected VERTEX, then COLOR
        > riyu-view D4 x
        ? invalid color: 'x', expected b or w
    """,
    "how freely chains run": """
        > riyu-runnability b
        = black C3: outside 15, inside 15, runner D4, open right, own stones of other chains F4
        black F4: outside 18, inside 2, runner F4, open left, own stones of other chains D4
    """,
    "sector lines": """
        > riyu-sectors w
        = white E3 E5: E4
        white E3 edge: F3 G3
        white E3 edge: E2 E1
        white E5 edge: E6 E7
        white E5 edge: F5 G5
    """,
    "edge zones": """
        > riyu-zones
        = 2 between corner and black C3: A1 B1
        1 between black F4 and corner: G1
        2 between corner and white E3: G1 G2
        2 between white E5 and corner: G6 G7
        1 between corner and black F4: G7
        2 between black C5 and corner: B7 A7
        2 between corner and black C5: A7 A6
        2 between black C3 and corner: A2 A1
    """,
    "eye spaces, and what is pass-alive": """
        > riyu-eyes
        =
        > riyu-pass-alive
        =
        > clear_board
        =
        > gogui-setup b A6 b B6 b C6 b D6 b B7 b D7 w E1 w E2 w F2 w G2 b G1
        =
        > riyu-eyes
        = black eye: A7; of A6
        black eye: C7; of A6
        white 2: F1 G1; enemies G1; of E1
        > riyu-eyes w
        = white 2: F1 G1; enemies G1; of E1
        > riyu-pass-alive
        = black A6: eyes A7 and C7
        black territory: A7 C7
        > riyu-pass-alive w
        =
    """,
    "words too many": """
        > riyu-phase now
        ? surplus argument: 'now', expected no argument
        > riyu-links b w
        ? surplus argument: 'w', expected [COLOR]
        > riyu-show view D4 b x
        ? surplus argument: 'x', expected NAME [VERTEX [COLOR]]
    """,
    "an overlay that is not there": """
        > riyu-show
        ? no overlay named: expected one of moves, last, captures, …
        > riyu-show zones
        ? unknown overlay 'zones'; known: moves, last, …
    """,
}


@pytest.mark.parametrize("transcript", TRANSCRIPTS.values(), ids=TRANSCRIPTS)
def test_features_are_told(transcript: str) -> None:
    follow(transcript, shapes())


def test_links_are_told_with_status_wall_and_cut_points() -> None:
    lines = shapes().send("riyu-links")[1].splitlines()
    assert "diagonal C3 to D4, Black: settled, strong wall" in lines
    assert "one-space jump D4 to F4, Black: unsettled, unsettled wall, cut at E4" in lines
    assert "one-space jump E3 to E5, White: unsettled, unsettled wall, cut at E4" in lines
    assert "edge link from line 3 C3 to the bottom, Black: weak, strong wall, cut at C1 C2" in lines
    whites = shapes().send("riyu-links w")[1].splitlines()
    assert whites == [line for line in lines if ", White: " in line]


def test_an_empty_board_has_no_links_and_no_chains() -> None:
    asked = session()
    for command in (
        "riyu-links",
        "riyu-bridges",
        "riyu-chains",
        "riyu-sectors",
        "riyu-runnability",
    ):
        assert asked.send(command) == (True, ""), command


@pytest.mark.parametrize("kind", ["", " paths", " squares", " radiation"])
def test_influence_has_a_row_a_line_of_the_board(kind: str) -> None:
    rows = [row.split() for row in shapes().send(f"riyu-influence{kind}")[1].splitlines()]
    assert [len(row) for row in rows] == [7] * 7
    assert float(rows[3][2]) > 0 > float(rows[1][4])  # C4 and E6


def test_moves_tried_count() -> None:
    asked = shapes()
    before = asked.send("riyu-links")
    asked.send("trymove b E4")
    assert asked.send("riyu-links") != before
    asked.send("popgo")
    assert asked.send("riyu-links") == before


def test_a_view_is_from_where_its_overlay_shows_it() -> None:
    asked = shapes()
    for command in ("trymove w E4", "popgo", "trymove b A1", "trymove w pass"):
        said = asked.send("riyu-view")[1].splitlines()[0].replace("from", "sees from")
        assert said in asked.send("riyu-show view")[1]
        asked.send(command)


def test_where_suicide_is_allowed_all_answers_are_of_that_law() -> None:
    asked = session(size=5)
    asked.send("kata-set-rules tromp-taylor")
    blacks = "A3 B2 C1 B3 C2 A5 B5 C5 D5 E5 C4 D4 E4 C3 A4 D3 D2"
    stones = [f"b {point}" for point in blacks.split()] + ["w A1", "w A2", "w E1"]
    assert asked.send(f"set_position {' '.join(stones)}")[0]
    alive = asked.send("riyu-pass-alive")[1]
    shown = asked.send("riyu-show pass-alive")[1]
    assert ("black " in alive) == ("Black 0 stones" not in shown)
    asked.send("kata-set-rules chinese")
    assert asked.send("riyu-pass-alive")[1] != alive
    assert asked.send("riyu-show pass-alive")[1] != shown


def test_gogui_s_menu_has_every_command_of_the_features() -> None:
    menu = shapes().send("gogui-analyze_commands")[1]
    for command in COMMANDS:
        assert f"/{command.name}" in menu


# GoGui ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OVERLAYS)
def test_every_overlay_is_in_gogui_s_menu_and_drawn_there(name: str) -> None:
    asked = shapes()
    assert f"gfx/Show: {name}/riyu-show {name}" in asked.send("gogui-analyze_commands")[1]
    commands = {"BLACK", "CIRCLE", "COLOR", "INFLUENCE", "LABEL", "MARK", "SQUARE", "TEXT"}
    commands |= {"TRIANGLE", "VAR", "WHITE"}  # what GoGui's manual lists
    ok, text = asked.send(f"riyu-show {name}")
    assert ok
    lines = text.splitlines()
    assert {line.split()[0] for line in lines} <= commands
    assert lines[-1].startswith(f"TEXT {name}: ")
    assert sum(line.startswith("TEXT") for line in lines) == 1


def test_what_the_last_move_took_is_shown() -> None:
    asked = session()
    asked.send("gogui-play_sequence b A2 w A1 b B1")
    assert "MARK A1" in asked.send("riyu-show captures")[1]
    asked.send("trymove w C1")
    assert "took nothing" in asked.send("riyu-show captures")[1]


def test_a_view_is_shown_from_a_point_for_a_color() -> None:
    text = shapes().send("riyu-show view D4 w")[1]
    assert "What White sees from D4" in text
    assert "What Black sees from D4" in shapes().send("riyu-show VIEW D4")[1]


def test_each_mark_has_gogui_s_form() -> None:
    point = 84  # D4
    marks = (
        Tint(point, -0.5),
        Tint(point, 0.5, "amount"),
        Number(point, 7),
        Text(point, "ab"),
        Symbol(point, "cross", "bad"),
        Symbol(point, "triangle"),
        Symbol(point, "dot"),
        Line(point, 86, "black", "dashed"),
        Line(point, 88, "white", "dashed"),
        Arrow(point, 124),
    )
    keys = ((Symbol(0, "cross", "bad"), "cut"), (Line(0, 0, "black", "dashed"), "weak"))
    lines = gfx_of(Overlay("o", "It is\nso.", marks, keys)).splitlines()
    assert "INFLUENCE D4 -0.50" in lines
    assert "LABEL D4 7 D4 ab D4 ." in lines
    assert "MARK D4" in lines
    assert "TRIANGLE D4" in lines
    assert sum(line.startswith("COLOR #") and line.endswith(" D4") for line in lines) == 2
    assert lines[-1] == (
        "TEXT o: It is so. Marks: mark cut. Black weak: D4-F4. White weak: D4-H4. Lines: D4-D6."
    )


def test_the_patterns_that_match_at_a_point_are_told() -> None:
    follow(
        """
        > play b D4
        =
        > play w D5
        =
        > riyu-match shape C5
        = hane-at-the-head at C5 for Black: C5 (P=D5, orientation 6): Bend around the end of the enemy …
        > riyu-match shape H8 w
        = no match
        > riyu-match shpe C5
        ? no pattern class 'shpe'; did you mean 'shape'?
        > riyu-match
        ? no pattern class named: expected one, as `riyu patterns list` has them
        """,
        session(size=9),
    )


def test_a_class_of_the_whole_board_follows_moves_and_undo() -> None:
    follow(
        """
        > riyu-match corner-moves C3 w
        = corner-open-three-three-point at A7 for White: C3 (orientation 0): The three-three point takes …
        > play b C3
        =
        > riyu-match corner-moves C3 w
        = corner-approach-the-three-three at C3 for White: D4 (P=C3, orientation 0): The three-three …
        > undo
        =
        > riyu-match corner-moves C3 w
        = corner-open-three-three-point at A7 for White: C3 (orientation 0): The three-three point takes …
        > boardsize 13
        =
        > riyu-match corner-moves G7
        = no match
        """,
        session(size=9),
    )


def test_what_is_wrong_with_a_changed_pattern_file_is_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [0.0]
    file = tmp_path / "trial.pat"
    file.write_text(class_text(harvested("beside", "X *")))
    asked = new_session(Settings(size=5), knowledge=KnowledgeInForce([file], clock=lambda: now[0]))
    assert asked.send("riyu-findings") == (True, "nothing is wrong with the knowledge files")
    file.write_text(
        class_text(harvested("beside", "X *", "says    eyes(9)")).replace("eyes", "eyse")
    )
    now[0] += 1
    wrong = f"{file}:9: found 'eyse': expected"
    ok, match = asked.send("riyu-match trial A1")
    assert ok and match.startswith(f"no match\nnot in force: {wrong}")
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].startswith(f"riyu: {wrong}")
    assert asked.send("riyu-findings")[1] == told[0].removeprefix("riyu: ")
    asked.send("name")
    assert not capsys.readouterr().err
    file.write_text(class_text(harvested("after", "X *")))
    now[0] += 1
    assert asked.send("riyu-findings")[1] == "nothing is wrong with the knowledge files"
    assert not capsys.readouterr().err
