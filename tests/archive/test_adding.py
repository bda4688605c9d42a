"""Games are added once, from files of all kinds; what goes wrong is said, and nothing is lost or kept twice by it."""

from __future__ import annotations

import errno
import gzip
import os
import signal
import sqlite3
import sys
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.archive import adding, store
from riyu.archive.adding import Added, add
from riyu.archive.archive import Archive
from riyu.archive.reading import Job, ReadSource, day_of
from riyu.archive.wanted import Wanted
from riyu.base.errors import BadInput, UsageError, WriteError
from riyu.game.record import Record
from riyu.game.transform import Transform, apply_record
from riyu.interfaces.cli import app as cli
from riyu.lab.processes import in_order
from tests.archive.games import made_up, sgf, written
from tests.patience import run
from tests.sgf.test_files import GIB, NGF


def records_in(folder: Path) -> list[Record]:
    """All games of an archive."""
    with Archive(folder) as archive:
        return [archive.record(game) for game in range(archive.games)]


def counts(added: Added) -> tuple[int, int, int, int, int]:
    """Games, known, files, unchanged, faults."""
    return added.games, added.known, added.files, added.unchanged, len(added.faults)


def kept_lengths(folder: Path) -> tuple[int, int]:
    """Games and words as the database says."""
    kept = store.Store(folder)
    lengths = kept.lengths
    kept.close()
    return lengths


def files_of(folder: Path) -> dict[str, bytes]:
    """The bytes of an archive's two files of numbers."""
    return {name: (folder / name).read_bytes() for name in (store.MOVES, store.INDEX)}


def test_games_of_all_kinds_of_files_are_added(tmp_path: Path) -> None:
    records = made_up(9)
    games = tmp_path / "games"
    (games / "below").mkdir(parents=True)
    written(games, records[:3])
    (games / "one.SGF").write_text(sgf(records[3]))
    (games / "below" / "two.sgf").write_text(sgf(records[4]) + sgf(records[5]))
    (games / "three.sgf.gz").write_bytes(gzip.compress(sgf(records[6]).encode()))
    with zipfile.ZipFile(games / "four.zip", "w") as archive:
        archive.writestr("a/one.sgf", sgf(records[7]))
        archive.writestr("readme.txt", "no game")
        archive.writestr("two.sgf.gz", gzip.compress(sgf(records[8]).encode()))
    (games / "five.ngf").write_text(NGF)
    (games / "six.gib").write_text(GIB)
    (games / "notes.txt").write_text("no game")
    added = add(tmp_path / "archive", [games])
    assert counts(added) == (11, 0, 7, 0, 0)
    kept = records_in(tmp_path / "archive")
    assert all(record in kept for record in records)
    assert counts(add(tmp_path / "archive", [games])) == (0, 0, 7, 7, 0)


def test_a_game_is_kept_once_also_turned_but_not_with_other_colors(tmp_path: Path) -> None:
    (game,) = made_up(1)
    turned = apply_record(Transform.TURN_LEFT, game)
    other = replace(game, moves=game.moves[:-1])
    short = replace(game, moves=game.moves[:5])
    named = replace(short, date="1850")
    file = written(tmp_path, [game, turned, other, short, named, apply_record(3, short)])
    added = add(tmp_path / "archive", [file])
    assert counts(added) == (4, 2, 1, 0, 0)
    with Archive(tmp_path / "archive") as archive:
        assert archive.stats().known == 2


def test_a_file_that_grew_gives_its_new_games(tmp_path: Path) -> None:
    records = made_up(5)
    add(tmp_path / "archive", [written(tmp_path, records[:3])])
    added = add(tmp_path / "archive", [written(tmp_path, records)])
    assert counts(added) == (2, 3, 1, 0, 0)
    assert records_in(tmp_path / "archive") == records


def test_what_is_wrong_is_said_by_name_and_the_rest_added(tmp_path: Path) -> None:
    records = made_up(4)
    games = tmp_path / "games"
    games.mkdir()
    lines = [sgf(records[0]), "(;SZ[9:13];B[aa])", "nonsense", sgf(records[1])]
    (games / "a.sgfs").write_text("\n".join(lines))
    whole = gzip.compress("\n".join(map(sgf, records)).encode())
    (games / "b.sgfs.gz").write_bytes(whole[: len(whole) // 2])
    (games / "c.sgf").write_bytes(b"\x89PNG....")
    (games / "d.zip").write_bytes(b"PK\3\4....")
    (games / "e.sgf").write_text("(;SZ[9];B[aa];W[bb];B[aa];W[cc])")
    (games / "f.sgf").write_text("(;SZ[9])")
    (games / "g.sgf").symlink_to(games / "gone")
    added = add(tmp_path / "archive", [games])
    said = [str(fault).removeprefix(str(games)) for fault in added.faults]
    assert [line.partition(":")[0] for line in sorted(said)] == [
        "/a.sgfs, game 2",
        "/a.sgfs, game 3",
        "/b.sgfs.gz, game 2",
        "/c.sgf",
        "/d.zip",
        "/e.sgf, game 1",
        "/f.sgf, game 1",
        "/g.sgf",
    ]
    assert "cut off before move 3: occupied at A9 for Black" in " ".join(said)
    assert "found a PNG picture" in " ".join(said)
    assert records[1] in records_in(tmp_path / "archive")
    with Archive(tmp_path / "archive") as archive:
        assert len(archive.faults()) == 7


def test_a_file_that_vanishes_meanwhile_is_said_and_tried_again(tmp_path: Path) -> None:
    records = made_up(2)
    one, other = (written(tmp_path, [record], f"{i}.sgf") for i, record in enumerate(records))

    def reading(work: object, jobs: Sequence[Job]) -> Iterator[tuple[int, list[ReadSource]]]:
        one.rename(tmp_path / "away")
        return adding.one_by_one(adding.read_job, jobs)

    added = add(tmp_path / "archive", [one, other], reading)
    assert counts(added) == (1, 0, 2, 0, 1)
    assert str(added.faults[0]) == f"{one}: no such file"
    (tmp_path / "away").rename(one)
    assert counts(add(tmp_path / "archive", [one, other])) == (1, 0, 2, 1, 0)


KILLED = """
import os, signal
from pathlib import Path
from riyu.archive import adding, store
adding.LINES = 5
real, count = store.put, 0
def put(file, data):
    global count
    count += 1
    if count == {at}:
        real(file, data[: len(data) // 2])
        os.kill(os.getpid(), signal.SIGKILL)
    real(file, data)
store.put = put
adding.add(Path({archive!r}), [Path({file!r})])
"""


@pytest.mark.parametrize("at", [1, 3, 4, 6])
def test_after_a_kill_the_next_run_goes_on_with_nothing_lost_or_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    monkeypatch.setattr(adding, "LINES", 5)
    file = written(tmp_path, made_up(13))
    folder = tmp_path / "archive"
    script = KILLED.format(at=at, archive=str(folder), file=str(file))
    done = run([sys.executable, "-c", script])
    assert done.returncode == -signal.SIGKILL
    before = (at - 1) // 2 * 5
    with Archive(folder) as archive:
        assert archive.games == before
    assert counts(add(folder, [file])) == (13 - before, 0, 1, 0, 0)
    add(tmp_path / "other", [file])
    assert files_of(folder) == files_of(tmp_path / "other")
    assert counts(add(folder, [file])) == (0, 0, 1, 1, 0)


@pytest.mark.parametrize("which", [1, 2, 3, 4])
def test_a_full_disk_is_said_and_the_archive_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: int
) -> None:
    monkeypatch.setattr(adding, "LINES", 5)
    file, folder = written(tmp_path, made_up(13)), tmp_path / "archive"
    real, count = store.put, 0

    def put(to: int, data: bytes) -> None:
        nonlocal count
        count += 1
        if count == which:
            real(to, data[:100])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(to, data)

    with monkeypatch.context() as full:
        full.setattr(store, "put", put)
        with pytest.raises(WriteError, match=r"can't write .*\.bin: the disk is full"):
            add(folder, [file])
    with Archive(folder) as archive:
        assert archive.games == (which - 1) // 2 * 5
        games, words = kept_lengths(folder)
        for name, size in ((store.INDEX, 24 * games), (store.MOVES, 2 * words)):
            assert ((folder / name).stat().st_size if (folder / name).exists() else 0) == size
    assert add(folder, [file]).games == 13 - (which - 1) // 2 * 5


def test_a_database_without_room_is_said_and_is_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    add(folder, [written(tmp_path, made_up(1), "one.sgf")])
    before = files_of(folder)
    kept = store.Store(folder)
    (pages,) = kept.database.execute("pragma page_count").fetchone()
    kept.database.execute(f"pragma max_page_count = {pages}")
    many = [
        replace(game, event="a name " * 28, players=replace(game.players, black=f"{i} " * 90))
        for i, game in enumerate(made_up(60, seed=50, sizes=(5,)))
    ]
    found = adding.read_job((adding.Part(str(written(tmp_path, many))),))
    with pytest.raises(WriteError, match="the disk is full"):
        kept.take(found)
    kept.close()
    assert files_of(folder) == before
    assert len(records_in(folder)) == 1


def test_over_processes_and_a_cluster_the_archive_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adding, "LINES", 4)
    file = written(tmp_path, made_up(10))
    add(tmp_path / "one", [file])
    add(tmp_path / "two", [file], lambda work, jobs: enumerate(in_order(work, jobs, 2)))
    assert files_of(tmp_path / "one") == files_of(tmp_path / "two")
    dask = ["-q", "--dask", "local", "-j", "2", "--archive", str(tmp_path / "dask")]
    assert cli.run(["archive", "add", str(file), *dask]) == 0
    assert files_of(tmp_path / "one") == files_of(tmp_path / "dask")


def test_another_folder_or_a_damaged_archive_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no archive: `riyu archive add` makes one"):
        Archive(tmp_path)
    add(tmp_path / "archive", [written(tmp_path, made_up(2))])
    os.truncate(tmp_path / "archive" / store.MOVES, 10)
    with pytest.raises(BadInput, match=r"moves\.bin: damaged: 10 bytes of"):
        Archive(tmp_path / "archive")
    (tmp_path / "archive" / "games.sqlite").write_bytes(b"no database" * 100)
    with pytest.raises(BadInput, match="no archive that can be read"):
        Archive(tmp_path / "archive")
    sqlite3.connect(tmp_path / "games.sqlite").close()
    with pytest.raises(BadInput, match="no archive that can be read"):
        Archive(tmp_path)


WANTED = [
    (Wanted(), 8),
    (Wanted(player="black 1"), 3),
    (Wanted(player="lack 1", won=True), 1),
    (Wanted(white="1", result="W+"), 2),
    (Wanted(result="B+R"), 2),
    (Wanted(result="0"), 2),
    (Wanted(result="none"), 2),
    (Wanted(since="2001-05"), 4),
    (Wanted(since="2001", until="2001-05-17"), 2),
    (Wanted(until="1999-12"), 2),
    (Wanted(size=7), 4),
    (Wanted(size=7, result="W+3.5"), 2),
    (Wanted(ruleset="jp"), 0),
    (Wanted(handicap=False, event="", source="games"), 8),
    (Wanted(player="100%"), 0),
]


@pytest.mark.parametrize(("wanted", "count"), WANTED, ids=str)
def test_games_are_wanted_by_what_is_known_of_them(
    tmp_path: Path, wanted: Wanted, count: int
) -> None:
    add(tmp_path / "archive", [written(tmp_path, made_up(8, sizes=(9, 7)))])
    with Archive(tmp_path / "archive") as archive:
        assert archive.count_games(wanted) == count
        assert len(archive.list_games(wanted)) == count
        assert len(archive.list_games(wanted, most=3, start=1)) == min(3, max(0, count - 1))


@pytest.mark.parametrize(
    "words",
    [{"won": True}, {"result": "black"}, {"since": "May"}, {"ruleset": "ing"}, {"size": 25}],
    ids=str,
)
def test_words_that_say_nothing_are_refused(words: dict[str, object]) -> None:
    with pytest.raises(UsageError):
        Wanted(**words)  # type: ignore[arg-type]


DATES = [("2001-05-17", 20010517), ("1999", 19990000), ("2003/4/5", 20030405), ("", 0)]
DATES += [
    ("1996年3月", 19960300),
    ("2001-05-17,18", 20010517),
    ("May 3", 0),
    ("2001-13-40", 20010000),
]


@pytest.mark.parametrize(("text", "day"), DATES)
def test_the_first_day_of_a_date_is_known_as_far_as_it_is_said(text: str, day: int) -> None:
    assert day_of(text) == day
