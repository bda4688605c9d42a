from __future__ import annotations

import shutil
import subprocess
from pathlib import Path as File

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import parse_point, point_text
from riyu.game.position import parse_position
from riyu.game.record import Move
from riyu.game.ruleset import CHINESE, JAPANESE
from riyu.sgf.files import read_file
from riyu.sgf.node import SgfWarning
from riyu.sgf.parser import parse
from riyu.sgf.path import Path, Setup, game_of, loadsgf_path, main_path, path_to
from tests.shared import shared

GAME = "(;SZ[5];B[bb];W[cc];B[];W[dd](;B[aa])(;B[bb];W[ee]))"


def _said(path: Path) -> str:
    return ", ".join(map(str, path.steps))


def _drawn(position: str) -> bytes:
    return parse_position(position).stones


@pytest.mark.parametrize(
    ("until", "moves", "to_move"),
    [
        ("", "Black B4, White C3, Black pass, White D2, Black A5", WHITE),
        ("1", "", BLACK),
        ("2", "Black B4", WHITE),
        ("5", "Black B4, White C3, Black pass, White D2", BLACK),
        ("6", "Black B4, White C3, Black pass, White D2, Black A5", WHITE),
        ("99999999999999", "Black B4, White C3, Black pass, White D2, Black A5", WHITE),
        ("C3", "Black B4", WHITE),
        ("d2", "Black B4, White C3, Black pass", WHITE),
        ("pass", "Black B4, White C3", BLACK),
        ("E5", "Black B4, White C3, Black pass, White D2, Black A5", WHITE),
    ],
)
def test_loadsgf_stops_before_a_move_or_vertex(until: str, moves: str, to_move: int) -> None:
    path = loadsgf_path(parse(GAME).first, until)
    assert (_said(path), path.to_move) == (moves, to_move)


@pytest.mark.parametrize("until", ["0", "Z9", "K10", "-3", "x"])
def test_loadsgf_refuses_what_is_neither_move_nor_vertex(until: str) -> None:
    with pytest.raises(BadInput):
        loadsgf_path(parse(GAME).first, until)
    with pytest.raises(UsageError):
        main_path(parse(GAME).first, before_move=0)


def test_a_path_goes_to_any_node() -> None:
    root = parse(GAME).first
    last = list(root.walk())[-1]
    path = path_to(last)
    assert path.moves[-1] == Move(WHITE, parse_point("E1", 5))
    assert _said(path) == "Black B4, White C3, Black pass, White D2, Black B4, White E1"
    assert _said(path_to(root)) == ""
    assert path.nodes[-1] is last


# The file; what stands and who moves at the end.
SETUPS = {
    "stones at the root": (
        "(;SZ[4]AB[aa][bb:cc]AW[dd]PL[W])",
        """X . . .
           . X X .
           . X X .
           . . . O""",
        WHITE,
    ),
    "set up in the second node, and taken off in the third": (
        "(;SZ[4];AB[aa:da];AE[ba:ca]AW[dd])",
        """X . . X
           . . . .
           . . . .
           . . . O""",
        BLACK,
    ),
    "taken off and put on between moves": (
        "(;SZ[4];B[aa];W[bb];AE[aa]AW[dd]AB[cc];B[ad])",
        """. . . .
           . O . .
           . . X .
           X . . O""",
        WHITE,
    ),
    "the last word about a point holds": (
        "(;SZ[4]AB[aa][bb]AW[bb]AE[aa])",
        """. . . .
           . O . .
           . . . .
           . . . .""",
        BLACK,
    ),
    "a move after stones in one node": (
        "(;SZ[4]AW[aa]AB[ba];B[ab])",
        """. X . .
           X . . .
           . . . .
           . . . .""",
        WHITE,
    ),
    "two moves in one node, in their order": (
        "(;SZ[4];W[aa]B[bb])",
        """O . . .
           . X . .
           . . . .
           . . . .""",
        WHITE,
    ),
    "who moves is said in the middle": (
        "(;SZ[4];B[aa];PL[B])",
        """X . . .
           . . . .
           . . . .
           . . . .""",
        BLACK,
    ),
    "a player by number, as FF[3] had it": (
        "(;SZ[4]AB[aa]PL[2])",
        """X . . .
           . . . .
           . . . .
           . . . .""",
        WHITE,
    ),
    "White moves first because White does": (
        "(;SZ[4];W[aa];B[bb];W[tt])",
        """O . . .
           . X . .
           . . . .
           . . . .""",
        BLACK,
    ),
}


@pytest.mark.parametrize("case", SETUPS)
def test_stones_are_set_up_and_taken_off_anywhere(case: str) -> None:
    text, drawn, to_move = SETUPS[case]
    path = main_path(parse(text).first)
    game = game_of(path)
    assert game.position().stones == _drawn(drawn), str(game.position())
    assert path.to_move == to_move == game.to_move


def test_a_path_prints_its_set_ups() -> None:
    path = main_path(parse("(;SZ[9];B[aa];AB[bb][cc]AE[aa]PL[W]IL[dd])").first)
    assert _said(path) == ("Black A9, set-up: Black on B8 C7, none on A9, White to move, ko at D6")
    assert path.steps[1] == Setup(
        black=(parse_point("B8"), parse_point("C7")),
        empty=(parse_point("A9"),),
        to_move=WHITE,
        ko=parse_point("D6"),
    )


KO = """. X O .
        X . X O
        . X O .
        . . . ."""


@pytest.mark.parametrize(("il", "legal"), [("", True), ("IL[bb]", False), ("IL[aa][bb]", True)])
def test_il_forbids_taking_a_ko(il: str, legal: bool) -> None:
    text = f"(;SZ[4]AB[ba][ab][cb][bc]AW[ca][db][cc]PL[W]{il})"
    path = main_path(parse(text).first)
    game = game_of(path, JAPANESE)
    assert path.start.stones == _drawn(KO)
    assert game.legality(WHITE, parse_point("B3", 4)) == ("" if legal else "ko")


def test_il_on_a_stone_says_nothing() -> None:
    assert main_path(parse("(;SZ[4]AB[ba]IL[ba])").first).start.ko == PASS


@pytest.mark.parametrize(
    ("text", "stones"),
    [
        ("(;HA[2];W[aa])", "D4 Q16"),
        ("(;HA[5])", "D4 D16 K10 Q4 Q16"),
        ("(;SZ[9]HA[3];W[aa])", "C3 C7 G7"),
        ("(;HA[2];B[aa])", ""),
        ("(;HA[2]AB[aa][bb];W[cc])", "A19 B18"),
        ("(;HA[1];W[aa])", ""),
        ("(;SZ[5]HA[2];W[aa])", ""),
    ],
)
def test_a_handicap_without_its_stones_gets_the_fixed_ones(text: str, stones: str) -> None:
    start = main_path(parse(text).first).start
    assert sorted(map(point_text, start.points(BLACK))) == sorted(stones.split())


def test_a_repetition_that_the_file_holds_is_played_though_the_ruleset_forbids_it() -> None:
    text = "(;SZ[4]RU[Chinese]AB[ba][ab][bc]AW[bb][ca][db][cc];B[cb];W[bb];B[aa])"
    game = game_of(main_path(parse(text).first))
    assert game.ruleset is CHINESE
    drawn = """X X O .
               X O . O
               . X O .
               . . . ."""
    assert game.position().stones == _drawn(drawn), str(game.position())
    assert [str(move) for move in game.moves] == ["White B3", "Black A4"]


@pytest.mark.parametrize(
    ("text", "piece", "line", "column"),
    [
        ("(;SZ[9]\n;B[aa];W[aa])", "move 2: occupied at A9 for White", 2, 7),
        ("(;SZ[2]RU[Japanese]AB[ba][ab];W[bb])", "move 1: suicide at B1", 1, 30),
        ("(;SZ[2]AB[aa][ba][ab][bb];W[])", "has no liberty", 1, 2),
        ("(;SZ[9];B[aa]\n;AW[ba:bi][ab:ib]AB[ca];B[ii])", "has no liberty", 2, 1),
    ],
)
def test_what_cannot_be_played_is_told_with_its_place(
    text: str, piece: str, line: int, column: int
) -> None:
    with pytest.raises(BadInput) as caught:
        game_of(main_path(parse(text).first))
    assert piece in caught.value.message
    assert (caught.value.place.line, caught.value.place.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        (";W[zz]", "after move 1: found 'zz': expected a point, two letters a-i"),
        (";W[b]", "after move 1: found 'b'"),
        (";AB[aa:zz]", "after move 1: found 'zz'"),
        (";PL[green]", "after move 1: found PL[green]: expected B or W"),
    ],
)
def test_a_value_that_cannot_be_read_ends_the_line_or_is_an_error(text: str, piece: str) -> None:
    root = parse(f"(;SZ[9];B[aa]\n{text};B[cc])", "x.sgf").first
    with pytest.raises(BadInput) as caught:
        main_path(root)
    assert piece in caught.value.message
    assert str(caught.value.place) == "x.sgf, line 2, column 1"
    warnings: list[SgfWarning] = []
    assert _said(main_path(root, warnings=warnings)) == "Black A9"
    assert piece in warnings[0].message
    assert (warnings[0].line, warnings[0].column) == (2, 1)


GNUGO = shutil.which("gnugo") or "/usr/games/gnugo"


class _GnuGo:
    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [GNUGO, "--mode", "gtp", "--quiet"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, command: str) -> list[str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        words: list[str] = []
        while not words:
            words = self.process.stdout.readline().split()
        while line := self.process.stdout.readline().strip():
            words += line.split()
        assert words[0] == "=", f"{command}: {words}"
        return words[1:]

    def close(self) -> None:
        self.process.communicate("quit\n")


@pytest.mark.skipif(not File(GNUGO).exists(), reason="GNU Go is not installed")
def test_loadsgf_leads_where_gnu_go_goes() -> None:
    files = sorted(shared("data/suites/gnugo/games").glob("**/*.sgf"))[::9]
    gnugo = _GnuGo()
    try:
        compared = 0
        for file in files:
            root = read_file(file).first
            if any("AE" in node for node in root.main_line()):
                continue  # GNU Go takes no stones off
            for until in ("", "1", "30", "C3"):
                path = loadsgf_path(root, until)
                position = game_of(path, JAPANESE).position()
                [to_move] = gnugo.ask(f"loadsgf {file} {until}")
                assert ["", "black", "white"][path.to_move] == to_move, (file, until)
                for color, word in ((BLACK, "black"), (WHITE, "white")):
                    theirs = set(gnugo.ask(f"list_stones {word}"))
                    ours = {point_text(point) for point in position.points(color)}
                    assert ours == theirs, (file, until)
                compared += 1
        assert compared > 200
    finally:
        gnugo.close()
