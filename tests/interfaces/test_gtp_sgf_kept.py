"""`loadsgf` then `printsgf` loses nothing: comments, marks, variations, other games, what nobody knows."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from riyu.base.errors import RiyuError
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.protocol import Reply, frame
from riyu.sgf.files import read_file
from riyu.sgf.parser import parse
from riyu.sgf.path import game_of, main_path
from tests.shared import shared

KEPT = {
    "comments, marks and variations": (
        "(;GM[1]FF[4]SZ[9]AP[Other:1]C[One.\n\nTwo.]LB[aa:x];B[ee]TR[ee]C[a \\] b](;W[gc]LN[ee:gc]"
        "(;B[cc])(;B[cg]N[name]))(;W[cg]BM[1];B[cc]))"
    ),
    "what nobody knows": "(;SZ[9]ZZ[1][2]MULTIGOGM[1];B[ee]QQ[a:b\\:c]BL[3.5]OB[4];W[]KO[])",
    "two games": "(;SZ[9]PB[A];B[ee])(;SZ[13]PB[B];B[gg];W[cc]C[second])",
    "set-ups between moves": "(;SZ[9];B[dd];AW[ee][ff]AE[dd]C[set];B[cc];W[gg]C[end])",
    "dead stones taken off at the end": "(;SZ[9];B[dd];W[ee];B[];W[];AE[ee]TB[aa]C[counted])",
    "moves in the root and several in a node": "(;SZ[9]B[dd]W[ee];B[cc]W[gg];B[gc])",
    "handicap without its stones": "(;SZ[19]HA[3]KM[0.5]RU[Ing];W[jd]C[hello];B[jj])",
    "a Chinese comment without a charset": "(;SZ[9]C[黑先];B[ee]C[好])",
    "nodes without moves": "(;SZ[9];C[intro];;B[ee];C[between];W[cc];C[after])",
    "a set-up in a node of its own": "(;SZ[9]C[root];C[set]AB[ee]AW[cc]PL[W];W[gg];B[gc])",
    "a set-up alone": "(;SZ[9]AB[ee][cc]AW[gg]PL[W]C[White to play])",
}


@pytest.mark.parametrize("text", KEPT.values(), ids=KEPT)
def test_a_file_printed_is_the_file_loaded(text: str, tmp_path: Path) -> None:
    file, out = tmp_path / "in.sgf", tmp_path / "out.sgf"
    file.write_text(text)
    session = new_session()
    assert session.send(f"loadsgf {file}")[0]
    assert session.send(f"printsgf {out}") == (True, "")
    before, after = read_file(file), read_file(out)
    if "Chinese" in text or not text.isascii():
        assert after.first.raw("CA") == ("UTF-8",)
        after.first.remove("CA")
    assert after == before


def test_moves_played_since_are_a_variation_that_the_game_went_on_with(tmp_path: Path) -> None:
    file = tmp_path / "in.sgf"
    file.write_text(KEPT["comments, marks and variations"])
    session = new_session()
    session.send(f"loadsgf {file}")
    for command in ("undo", "play b G5", "undo", "play b G3", "play w C7"):
        session.send(command)
    root = parse(session.send("printsgf")[1]).first
    white = root.children[0].children[0]
    assert [child.raw("B") for child in white.children] == [("gg",), ("cc",), ("cg",)]
    assert white.children[2].raw("N") == ("name",)
    assert root.children[0].children[1].raw("BM") == ("1",)
    assert [str(move) for move in main_path(root).moves] == [
        *("Black E5", "White G7", "Black G3", "White C7"),
    ]


def test_a_move_of_a_variation_goes_on_in_it(tmp_path: Path) -> None:
    file = tmp_path / "in.sgf"
    file.write_text(KEPT["comments, marks and variations"])
    session = new_session()
    session.send(f"loadsgf {file} 2")
    session.send("play w C3")
    root = parse(session.send("printsgf")[1]).first
    assert [child.raw("W") for child in root.children[0].children] == [("cg",), ("gc",)]
    assert len(root.children[0].children[1].children) == 2


def test_where_the_game_stands_earlier_its_line_ends_there(tmp_path: Path) -> None:
    file = tmp_path / "in.sgf"
    file.write_text(KEPT["comments, marks and variations"])
    session = new_session()
    session.send(f"loadsgf {file} 2")
    root = parse(session.send("printsgf")[1]).first
    assert [str(move) for move in main_path(root).moves] == ["Black E5"]
    assert root.text("C") == "One.\n \nTwo."
    assert root.children[0].raw("TR") == ("ee",)


def test_komi_and_ruleset_set_since_are_written(tmp_path: Path) -> None:
    file = tmp_path / "in.sgf"
    file.write_text("(;SZ[9]KM[5.5]RU[Japanese];B[ee])")
    session = new_session()
    session.send(f"loadsgf {file}")
    session.send("komi 6.5")
    session.send("kata-set-rules chinese")
    root = parse(session.send("printsgf")[1]).first
    assert (root.raw("KM"), root.raw("RU")) == (("6.5",), ("Chinese",))


def test_another_game_is_not_written_into_the_file_s(tmp_path: Path) -> None:
    file = tmp_path / "in.sgf"
    file.write_text("(;SZ[9]PB[Lee];B[ee])")
    session = new_session()
    session.send(f"loadsgf {file}")
    session.send("clear_board")
    session.send("play b C3")
    root = parse(session.send("printsgf")[1]).first
    assert "PB" not in root
    assert root.children[0].raw("B") == ("cg",)


def test_a_paragraph_of_a_comment_does_not_end_the_reply(tmp_path: Path) -> None:
    file = tmp_path / "in.sgf"
    file.write_text(KEPT["comments, marks and variations"])
    session = new_session()
    session.send(f"loadsgf {file}")
    framed = frame("", Reply(*session.send("printsgf"))).decode()
    assert framed.count("\n\n") == 1
    assert parse(framed[1:]).first.text("C") == "One.\n \nTwo."


def real_files() -> list[tuple[str, bytes]]:
    """Give SGF files of other people's test suites: games, problems, some of them odd."""
    suites = shared("data/suites")
    files = [(path.name, path.read_bytes()) for path in sorted((suites / "gnugo").rglob("*.sgf"))]
    with tarfile.open(suites / "fuego" / "sgf.tar.gz") as archive:
        for member in archive:
            opened = archive.extractfile(member)
            if member.name.endswith(".sgf") and opened is not None:
                files.append((member.name, opened.read()))
    return files


def test_real_files_come_back_whole(tmp_path: Path) -> None:
    session, file, out = new_session(), tmp_path / "in.sgf", tmp_path / "out.sgf"
    seen, lost = 0, []
    for name, data in real_files()[::20]:
        file.write_bytes(data)
        try:
            before = read_file(file)
            game_of(main_path(before.first))
        except RiyuError:
            continue  # no file, or none whose main line can be played
        assert session.send(f"loadsgf {file}")[0], name
        assert session.send(f"printsgf {out}")[0], name
        after = read_file(out)
        seen += 1
        for root, old in zip(after.trees, before.trees, strict=True):
            if "CA" in root and "CA" not in old:
                root.remove("CA")
            elif "CA" in old:
                old.set_raw("CA", "UTF-8")
        if after != before:
            lost.append(name)
    assert seen > 15
    assert lost == []
