"""Who stood better where a drawing was found is told for the side drawn, whichever color it had in the game."""

from __future__ import annotations

from pathlib import Path

from riyu.archive.adding import add
from riyu.archive.archive import Archive
from riyu.archive.assessed import Better, better_of, some_places
from riyu.archive.drawing import Drawing, parse_drawing
from riyu.archive.finding import Found
from riyu.game.constants import BLACK

# Black has the board, White two stones; then the same with the colors changed. Both end with the stone in the middle.
GAMES = """(;SZ[9]KM[0];B[cc];W[tt];B[gg];W[tt];B[cg];W[tt];B[gc];W[gb];B[ee];W[dd])
(;SZ[9]KM[0];W[cc];B[tt];W[gg];B[tt];W[cg];B[tt];W[gc];B[gb];W[ee];B[dd])
"""
DIAGONAL = """
X . .
. . .
. . X
"""
# The same with the colors changed and turned: whose continuation it is only the move says.
BOTH_COLORS = """
. O
X .
"""


def found_in(archive: Archive, drawing: Drawing) -> Found:
    """All that is found."""
    *_, found = archive.find(drawing, most=100)
    return found


def test_who_stands_better_is_told_by_the_colors_drawn(tmp_path: Path) -> None:
    (tmp_path / "games.sgfs").write_text(GAMES)
    add(tmp_path / "archive", [tmp_path / "games.sgfs"])
    with Archive(tmp_path / "archive") as archive:
        found = found_in(archive, parse_drawing(DIAGONAL))
        done: list[tuple[int, int]] = []
        *_, better = better_of(archive, found, 5, advance=lambda *at: done.append(at))
        (key,) = [(one.place, one.color) for one in found.continuations]
        assert (better[key].judged, better[key].black, better[key].white) == (2, 2, 0)
        assert better[key].lead > 20
        judged = sum(one.judged for one in better.values())  # nobody played between other stones
        assert done[-1] == (judged, judged)
        assert "of 2 assessed Black stood better in 2, White in 0; Black by " in str(better[key])
        assert list(better_of(archive, found, 5, stop=lambda: True)) == []


def test_a_drawing_that_is_its_own_counterpart_is_told_by_who_moved(tmp_path: Path) -> None:
    lines = [
        "(;SZ[9]KM[0];B[ee];W[tt];B[gg];W[tt];B[cg];W[tt];B[gc];W[fd];B[fe])",
        "(;SZ[9]KM[0];W[ee];B[tt];W[gg];B[tt];W[cg];B[tt];W[gc];B[fd];W[fe])",
    ]
    (tmp_path / "games.sgfs").write_text("\n".join(lines))
    add(tmp_path / "archive", [tmp_path / "games.sgfs"])
    with Archive(tmp_path / "archive") as archive:
        found = found_in(archive, parse_drawing(BOTH_COLORS))
        *_, better = better_of(archive, found, 5)
        (key,) = [key for key in better if key is not None]
        one: Better = better[key]
        assert (one.judged, one.black if key[1] == BLACK else one.white) == (2, 2)


def test_places_are_spread_over_those_told(tmp_path: Path) -> None:
    lines = [f"(;SZ[9]PB[{n}];B[cc];W[dd];B[cd];W[{chr(97 + n)}i])" for n in range(9)]
    (tmp_path / "games.sgfs").write_text("\n".join(lines))
    add(tmp_path / "archive", [tmp_path / "games.sgfs"])
    with Archive(tmp_path / "archive") as archive:
        found = found_in(archive, parse_drawing("X .\n. O"))
        places = some_places(found, 3, 10)
        assert [[place.game for place in some] for some in places.values()] == [[0, 3, 6]]
