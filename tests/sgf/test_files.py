from __future__ import annotations

import gzip
import random
import sys
from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.game.points import point_text
from riyu.game.record import Record
from riyu.sgf.files import iter_collections, iter_games, read_file, read_record
from riyu.sgf.node import SgfWarning
from riyu.sgf.record import record_of
from tests.odd_files import ODD
from tests.patience import run
from tests.shared import shared

GAME = b"(;SZ[9]PB[Lee];B[aa];W[bb])"

NGF = """Rating game
19
White     2d*
Black     1k*
www.cyberoro.com
3
0
0.5
20060815 [16:40]
0
White win! (B resigned)
2
PMABBQQQQ
PMACWDEDE
PMADBAAAA
"""

GIB = r"""\HS
\[GAMEBLACKNAME=검은돌 (3D)\]
\[GAMEWHITENAME=흰돌 (4D)\]
\[GAMETAG=S1,R3,D4,G65,W1,Z0,T30-3-1200,C2006:08:15:16:40\]
\HE
\GS
2 1 0
119 0 &4
INI 0 1 2 &4
STO 0 2 2 3 3
STO 0 3 1 15 15
\GE
"""


def test_a_file_is_read_gzipped_or_not_and_from_bytes(tmp_path: Path) -> None:
    plain, packed = tmp_path / "a.sgf", tmp_path / "b.sgf.gz"
    plain.write_bytes(GAME)
    packed.write_bytes(gzip.compress(GAME[:9]) + gzip.compress(GAME[9:]))
    misnamed = tmp_path / "c.sgf"
    misnamed.write_bytes(packed.read_bytes())
    collections = [read_file(path) for path in (plain, str(packed), misnamed)]
    collections.append(read_file(GAME, name="d"))
    assert all(found == collections[0] for found in collections)
    assert all(found.warnings == () for found in collections)
    assert [found.source for found in collections][-1] == "d"
    assert collections[0].source == str(plain)
    assert len(read_record(plain).moves) == 2


def test_gzip_data_cut_off_are_read_as_far_as_they_go() -> None:
    game = b"(;SZ[9]" + b"".join(b";B[aa]C[%d]" % (n * n) for n in range(3000)) + b")"
    found = read_file(gzip.compress(game)[:-2000])
    assert "the gzip data end too early" in found.warnings[0].message
    assert sum(1 for _ in found.first.walk()) > 1000
    damaged = bytearray(gzip.compress(game))
    damaged[len(damaged) // 2] ^= 255
    try:
        assert "damaged gzip data" in read_file(bytes(damaged)).warnings[0].message
    except BadInput as error:
        assert "damaged gzip data" in error.message


REFUSED = {
    "missing.sgf": (None, "missing.sgf: no such file"),
    "folder": ("", "folder: found a folder: expected a game file"),
    "zero": (b"", "line 1, column 1: found nothing: expected a game"),
    "picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "found a PNG picture: expected a game"),
    "archive": (b"PK\x03\x04" + bytes(99), "found a ZIP archive: unpack it first"),
    "noise": (bytes(range(128, 256)), "expected a game, which begins with '(;'"),
    "zeros": (bytes(1000), "expected a game"),
    "gz": (b"\x1f\x8b\x08\x00nonsense here", "damaged gzip data"),
    "bomb": (gzip.compress(bytes(5_000_000)), "unpacked it is larger than 1000000 bytes"),
    "large": (b" " * 1_000_001, "the file is larger than 1000000 bytes"),
    "bad.gib": (b"nothing of the kind", "no GIB file: No valid nodes found"),
    "bad.ngf": (b"nothing of the kind", "no NGF file: Found no moves"),
    "worse.gib": (b"\\HS\nSTO 0 2 x\n", "no GIB file: Malformed STO line"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_read_is_told_by_name(name: str, tmp_path: Path) -> None:
    data, piece = REFUSED[name]
    path = tmp_path / name
    if data == "":
        path.mkdir()
    elif isinstance(data, bytes):
        path.write_bytes(data)
    with pytest.raises(BadInput) as caught:
        read_file(path, max_bytes=1_000_000)
    assert piece in str(caught.value)
    assert caught.value.place.source == str(path)


@pytest.mark.parametrize("name", ["game.ngf", "", "game.ngf.gz"])
def test_an_ngf_file_is_read_through_pysgf(name: str) -> None:
    data = NGF.encode()
    found = read_file(gzip.compress(data) if name.endswith("gz") else data, name=name)
    record = record_of(found.first)
    assert (record.size, record.handicap, record.komi, record.result) == (19, 3, 0.5, "W+")
    assert (record.players.black, record.players.white) == ("Black", "White")
    assert record.date == "2006-08-15"
    assert len(record.black) == 3
    assert [str(move) for move in record.moves] == ["Black Q4", "White C16", "Black pass"]


@pytest.mark.parametrize("charset", ["utf-8", "cp949"])
def test_a_gib_file_is_read_through_pysgf(charset: str) -> None:
    found = read_file(GIB.encode(charset), name="game.gib")
    assert found.charset == charset
    record = record_of(found.first)
    assert (record.handicap, record.komi) == (2, 6.5)
    assert (record.players.black, record.players.black_rank) == ("검은돌", "3D")
    assert record.date == "2006-08-15"
    assert sorted(map(point_text, record.black)) == ["D4", "Q16"]
    assert len(record.moves) == 2


def test_an_archive_is_streamed_with_its_errors(tmp_path: Path) -> None:
    lines = [GAME, b"", b"no game here", b"(;SZ[25];B[aa])", GAME[:-1], b"(;B[aa];W[z9])", GAME]
    for name in ("a.sgfs", "b.SGFS.gz"):
        path = tmp_path / name
        data = b"\n".join(lines)
        path.write_bytes(gzip.compress(data) if name.endswith("gz") else data)
        found = dict(iter_games(path))
        assert list(found) == [1, 3, 4, 5, 6, 7]
        assert [number for number, game in found.items() if isinstance(game, Record)] == [1, 5, 7]
        assert f"{path}, line 3, column 1: found 'no game here'" in str(found[3])
        assert f"{path}, line 4, column 2: found SZ[25]" in str(found[4])
        assert f"{path}, line 6, column 8: after move 1: found 'z9'" in str(found[6])


def test_an_archive_cut_off_ends_with_an_error(tmp_path: Path) -> None:
    path = tmp_path / "a.sgfs.gz"
    path.write_bytes(gzip.compress(GAME + b"\n" + GAME * 500 + b"\n")[:-12])
    found = list(iter_games(path))
    assert isinstance(found[0][1], Record)
    assert "damaged gzip data" in str(found[-1][1])


def test_a_line_without_end_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "a.sgfs"
    path.write_bytes(GAME + b"\n(;C[" + b"x" * (3 << 20) + b"])\n" + GAME + b"\n")
    found = dict(iter_games(path))
    assert isinstance(found[3], Record)
    assert "a line of more than" in str(found[2])


def test_the_games_of_a_collection_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_bytes(GAME + b"\n(;GM[2])\n" + GAME)
    found = dict(iter_games(path))
    assert list(found) == [1, 2, 3]
    assert f"{path}, line 2, column 2: found GM[2]" in str(found[2])
    assert [number for number, _ in iter_collections(path)] == [1]
    with pytest.raises(BadInput, match="no such file"):
        next(iter_games(tmp_path / "none.sgfs.gz"))


def test_warnings_of_file_and_record_come_together(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_bytes(b"(;SZ[9];B[aa];W[zz]")
    warnings: list[SgfWarning] = []
    assert len(read_record(path, warnings=warnings).moves) == 1
    assert [(w.line, w.column) for w in warnings] == [(1, 20), (1, 14)]


def test_all_archives_open_and_give_records_at_once() -> None:
    for path in sorted(shared("data").glob("games*/*.sgfs.gz")):
        number, record = next(iter_games(path))
        assert (number, type(record)) == (1, Record)


def test_a_large_joseki_tree_is_read() -> None:
    found = read_file(shared("data/joseki/katago_training_joseki.sgf"))
    assert sum(not node.children for node in found.first.walk()) == 6012


def test_reading_loads_no_heavy_library_until_it_is_needed() -> None:
    code = (
        "import sys, riyu.sgf.files, riyu.sgf.writer\n"
        "riyu.sgf.files.read_file(b'(;SZ[9];B[aa])')\n"
        "bad = {'pysgf', 'chardet', 'riyu.game.board', 'riyu.game.game'} & set(sys.modules)\n"
        "sys.exit(str(bad) if bad else 0)"
    )
    done = run([sys.executable, "-c", code], text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("kind", ODD)
@pytest.mark.parametrize("name", ["x.sgf", "x.sgfs", "x.sgfs.gz"])
def test_what_is_no_file_is_refused_at_once(kind: str, name: str, tmp_path: Path) -> None:
    make, words = ODD[kind]
    path = make(tmp_path / name)
    with pytest.raises(BadInput) as caught:
        list(iter_games(path))
    assert words in caught.value.message
    assert caught.value.place.source == str(path)


def test_gzip_data_of_very_many_pieces_are_read_or_refused() -> None:
    nothing = gzip.compress(b"")
    game = gzip.compress(GAME)
    assert read_file(nothing * 50_000 + game + b"what follows").first.simple("PB") == "Lee"
    with pytest.raises(BadInput, match="x: more than 100000 pieces of gzip data"):
        read_file(nothing * 100_000 + game, name="x")


@pytest.mark.parametrize("size", [0, 1, 255, 256, 257, 65_535, 65_536, 300_000])
def test_gzip_data_of_any_size_are_unpacked_whole(size: int) -> None:
    comment = random.Random(size).choices("abcdefghij", k=size)
    pieces = [b"(;SZ[9]C[", "".join(comment).encode(), b"])"]
    packed = b"".join(gzip.compress(piece, 1) for piece in pieces)
    assert read_file(packed).first.simple("C") == "".join(comment)


def test_a_line_in_no_charset_is_one_game_of_an_archive(tmp_path: Path) -> None:
    path = tmp_path / "a.sgfs"
    path.write_bytes(GAME + b"\n(;CA[idna]SZ[9];B[dd]C[\xff\xfe])\n" + GAME + b"\n")
    found = dict(iter_games(path))
    assert [type(game) for game in found.values()] == [Record] * 3
