"""What the archive finds is what a slow search through every position finds; drawings read themselves."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from riyu.archive.adding import add
from riyu.archive.archive import Archive
from riyu.archive.drawing import (
    Drawing,
    Edges,
    drawing_of_corner,
    drawing_of_position,
    parse_drawing,
    parse_rectangle,
    parse_sequence,
    point_name,
)
from riyu.archive.finding import Found
from riyu.archive.wanted import Wanted
from riyu.base.errors import BadInput, UsageError
from riyu.game.position import parse_position
from riyu.lab.archive_bench import differences, drawings_by_chance
from riyu.lab.archive_witness import seen_game
from riyu.sgf.files import read_record
from tests.archive.games import made_up, written
from tests.uncompiled import run_uncompiled

CORNER = """
- - - - +
. . . . |
. O * . |
. . X . |
. . . . |
"""


def archive_of(folder: Path, *lines: str) -> Archive:
    """An archive of games, each its moves."""
    file = folder / "some.sgfs"
    file.write_text("".join(f"{line}\n" for line in lines))
    assert not add(folder / "archive", [file]).faults
    return Archive(folder / "archive")


def whole(archive: Archive, drawing: Drawing, wanted: Wanted | None = None, **how: bool) -> Found:
    """All that is found."""
    *_, found = archive.find(drawing, wanted or Wanted(), **how)
    assert found.is_whole
    return found


def test_drawings_by_chance_are_found_where_a_slow_search_finds_them(tmp_path: Path) -> None:
    records = made_up(9, seed=5, sizes=(9, 7, 5))
    add(tmp_path / "archive", [written(tmp_path, records)])
    with Archive(tmp_path / "archive") as archive:
        seen = [seen_game(archive.record(number)) for number in range(archive.games)]
        places = 0
        for drawing in drawings_by_chance(random.Random(7), records, 10):
            compared = differences(archive, seen, drawing)
            assert not compared.wrong, f"{drawing}\n{compared.wrong[:3]}"
            places += compared.places
        assert places > 100


def test_uncompiled_it_finds_the_same(tmp_path: Path) -> None:
    script = f"""
import sys
sys.path.insert(0, {str(Path(__file__).resolve().parents[2])!r})
from pathlib import Path
from tests.archive.test_finding import twin_lines
print(chr(10).join(twin_lines(Path({str(tmp_path)!r}))))
"""
    compiled = "\n".join(twin_lines(tmp_path))
    (tmp_path / "plain").mkdir()
    assert run_uncompiled(tmp_path / "plain", script).strip() == compiled
    assert "places=0" not in compiled


def twin_lines(folder: Path) -> list[str]:
    """What is found of some drawings in a game of 5x5."""
    records = made_up(3, seed=11, sizes=(5,))
    if not (folder / "twins").exists():
        add(folder / "twins", [written(folder, records)])
    drawings = [parse_drawing("X O\n. ?"), parse_drawing("| . X\n| s o"), parse_drawing(". .\n. .")]
    drawings.append(parse_drawing("X"))
    with Archive(folder / "twins") as archive:
        return [repr(whole(archive, drawing)).partition(", seconds")[0] for drawing in drawings]


def test_a_corner_is_found_in_all_orientations_and_colors_and_its_next_move_counted(
    tmp_path: Path,
) -> None:
    upper_right = "(;SZ[9]PB[A]RE[B+R]DT[2001];B[hc];W[gb];B[hb];W[aa])"
    lower_left_by_white = "(;SZ[9]PB[B]RE[W+1.5]DT[2003];B[ii];W[bg];B[ch];W[ia];B[ha];W[bh])"
    elsewhere = "(;SZ[9]PB[C];B[hc];W[gb];B[ai];W[bi])"
    with archive_of(tmp_path, upper_right, lower_left_by_white, elsewhere) as archive:
        drawing = parse_drawing(CORNER.replace("*", "."))
        found = whole(archive, drawing)
        assert (found.games, found.places, found.elsewhere) == (3, 3, 2)
        assert (found.black_won, found.white_won) == (2, 0)
        (next_move,) = found.continuations
        assert (next_move.point, next_move.color, next_move.places) == ("S18", 1, 2)
        assert (next_move.at_once, next_move.first, next_move.last) == (1, 20010000, 20030000)
        assert found.nowhere is not None
        assert found.nowhere.places == 1
        assert whole(archive, parse_drawing(CORNER)).places == 2
        assert whole(archive, drawing, is_turned=False, is_swapped=False).places == 2
        assert whole(archive, drawing, is_turned=False).games == 2
        assert whole(archive, drawing, Wanted(player="b", won=False)).games == 1


def test_a_joseki_is_found_in_whatever_order_it_was_played(tmp_path: Path) -> None:
    one = "(;SZ[19];B[pd];W[nc];B[qf];W[dd];B[pb])"
    other = "(;SZ[19];B[qf];W[aa];B[pd];W[nc];B[pb])"
    mirrored = "(;SZ[19];B[dd];W[fc];B[cf])"
    not_it = "(;SZ[19];B[pd];W[nc];B[qf];W[qe])"
    with archive_of(tmp_path, one, other, mirrored, not_it) as archive:
        found = whole(archive, drawing_of_corner(parse_sequence("Q16 O17 R14")))
        assert found.places == 4
        again = whole(archive, drawing_of_corner(parse_sequence(";B[pd];W[nc];B[qf];W[];B[pb]")))
        assert [(place.game, place.move) for place in again.told] == [(0, 5), (1, 5)]


def test_what_a_capture_opens_is_found(tmp_path: Path) -> None:
    with archive_of(tmp_path, "(;SZ[5];B[aa];W[ba];B[ee];W[ab];B[de])") as archive:
        found = whole(archive, parse_drawing("+ - -\n| . O\n| O ."))
        (place,) = found.told
        assert (place.move, place.swapped) == (4, False)


def test_first_answers_come_before_all_games_are_seen(tmp_path: Path) -> None:
    lines = [f"(;SZ[9]DT[{1000 + i}]PB[{i}];B[cc];W[gg])" for i in range(1200)]
    with archive_of(tmp_path, *lines) as archive:
        founds = list(archive.find(parse_drawing("X"), most=3))
    assert founds[0].searched == 500
    assert not founds[0].is_whole
    assert founds[-1].games == 1200
    assert len(founds[-1].told) == 3


DRAWN = [CORNER, "X", "? X\no s", "+ - +\n| X |\n+ - +", "| x .\n| O *\n+ - -"]


@pytest.mark.parametrize("text", DRAWN)
def test_a_drawing_reads_what_it_prints(text: str) -> None:
    drawing = parse_drawing(text)
    assert parse_drawing(str(drawing)) == drawing


WRONG = [
    ("", "no rows drawn"),
    ("X O\nX", "1 points in this row, 2 in the first"),
    ("X y", "found 'y'"),
    ("* *", "a second '*'"),
    ("? ?", "nothing to look for"),
    ("X " * 20, "at most 19"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_a_drawing_that_is_none_says_why(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message.replace("*", r"\*")):
        parse_drawing(text, "drawing.txt")


def test_a_rectangle_of_a_position_knows_its_edges() -> None:
    position = parse_position(". . X\n. O .\n. . .")
    drawing = drawing_of_position(position, parse_rectangle("C3:B2", 3))
    assert str(drawing) == "- - +\n. X |\nO . |"
    assert drawing.edges == Edges(right=True, top=True)
    assert point_name(drawing, 1) == "T19"


def test_moves_across_the_board_are_no_corner() -> None:
    with pytest.raises(UsageError, match="no corner"):
        drawing_of_corner(parse_sequence("A1 T19"))


def test_the_archive_gives_a_game_back(tmp_path: Path) -> None:
    line = "(;SZ[9]KM[6.5]RU[Japanese]PB[A]PW[B]RE[B+2.5]DT[2001-01-02]HA[2]AB[cc][gg];W[ee];B[];W[ed])"
    with archive_of(tmp_path, line) as archive:
        (tmp_path / "some.sgfs").unlink()
        assert archive.record(0) == read_record(line.encode())
        with pytest.raises(UsageError, match="no game 1"):
            archive.record(1)
