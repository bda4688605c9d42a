"""Files written whole: as they were or as they shall be, whatever happens between, and nobody's words are lost."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from riyu.base import whole_files
from riyu.base.errors import ChangedMeanwhile, WriteError
from riyu.base.held import HeldByAnother, held
from riyu.base.whole_files import add_line, put, sweep, write_whole


def full_after(monkeypatch: pytest.MonkeyPatch, some: int = 3) -> None:
    """Have the disk full after a few bytes of the next file."""

    def fill(file: int, data: bytes) -> None:
        os.write(file, data[:some])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(whole_files, "put", fill)


def test_a_file_is_written_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_whole(path, "één\n")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_said_and_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    write_whole(path, "before")
    full_after(monkeypatch)
    with pytest.raises(WriteError, match=r"can't write .*/a: the disk is full"):
        write_whole(path, "something longer")
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_line_is_added_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    add_line(path, b"one")
    full_after(monkeypatch)
    with pytest.raises(WriteError, match="the disk is full"):
        add_line(path, b"two")
    monkeypatch.setattr(whole_files, "put", put)
    add_line(path, b"three")
    assert path.read_bytes() == b"one\nthree\n"


def test_mode_and_owner_stay_and_the_time_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("before")
    path.chmod(0o640)
    later = time.time_ns() + 10**12
    os.utime(path, ns=(later, later))
    write_whole(path, "after")
    about = path.stat()
    assert stat.S_IMODE(about.st_mode) == 0o640 and about.st_mtime_ns > later
    assert about.st_uid == os.getuid()


def test_a_link_stays_a_link_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link, there = tmp_path / "link", tmp_path / "there" / "a"
    link.symlink_to(there)
    for text in ("a new file", "the same file"):
        write_whole(link, text)
        assert link.is_symlink() and there.read_text() == text


def looping_link(path: Path) -> None:
    path.symlink_to(path)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (looping_link, "Too many levels of symbolic links"),
        (Path.mkdir, "Is a directory"),
        (os.mkfifo, "No such device or address"),
    ],
)
def test_what_is_no_file_is_refused_in_words(tmp_path: Path, make: object, words: str) -> None:
    path = tmp_path / "a"
    make(path)  # type: ignore[operator]
    with pytest.raises(WriteError, match=words):
        write_whole(path, "text")


@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "missing/a"])
def test_a_name_that_cannot_be_is_refused_in_words(tmp_path: Path, name: str) -> None:
    with pytest.raises(WriteError):
        write_whole(tmp_path / name, "text")


def test_a_long_name_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("é" * 127)
    write_whole(path, "text")
    assert path.read_text() == "text"


def test_a_device_is_written_to_as_it_is() -> None:
    write_whole("/dev/null", "text")
    with pytest.raises(WriteError, match="the disk is full"):
        write_whole("/dev/full", "text")
    reading, writing = os.pipe()
    write_whole(f"/dev/fd/{writing}", "through a pipe")
    os.close(writing)
    assert os.read(reading, 100) == b"through a pipe"
    os.close(reading)


# What others write. ---------------------------------------------------------------------------------------------------


@pytest.fixture(params=["traded", "looked at before"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways to see that a file is as it was read."""
    if request.param != "traded":
        monkeypatch.setattr(whole_files, "_exchange", lambda: None)


@pytest.mark.usefixtures("way")
def test_what_another_saved_meanwhile_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("read")
    write_whole(path, "mine", before=b"read")
    assert path.read_text() == "mine"
    path.write_text("theirs")
    with pytest.raises(ChangedMeanwhile, match="changed meanwhile"):
        write_whole(path, "mine again", before=b"mine")
    path.unlink()
    with pytest.raises(ChangedMeanwhile):
        write_whole(path, "mine again", before=b"theirs")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("has_links", [True, False])
def test_a_new_file_takes_no_other_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    if not has_links:

        def refuse(*_: object) -> None:
            raise OSError(errno.EPERM, os.strerror(errno.EPERM))

        monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "a"
    write_whole(path, "mine", before=None)
    with pytest.raises(ChangedMeanwhile):
        write_whole(path, "mine again", before=None)
    assert path.read_text() == "mine" and list(tmp_path.iterdir()) == [path]


def test_of_several_that_save_meanwhile_the_last_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others save between our steps, too: while what was theirs goes back."""
    exchange = whole_files._exchange()
    assert exchange is not None
    path = tmp_path / "a"
    path.write_text("read")
    saves = ["first", "second", "third"]

    def meddled(one: Path, other: Path) -> None:
        if saves:
            path.write_text(saves.pop(0))
        exchange(one, other)

    monkeypatch.setattr(whole_files, "_exchange", lambda: meddled)
    with pytest.raises(ChangedMeanwhile):
        write_whole(path, "mine", before=b"read")
    assert path.read_text() == "third" and list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("how", ["in place", "by a new file"])
def test_two_that_save_all_the_time_lose_nothing(tmp_path: Path, how: str) -> None:
    """Each adds its numbers to what it read; what we wrote and what the editor saved is all there in the end."""
    path = tmp_path / "a"
    path.write_text("")
    lost: list[str] = []
    is_over = threading.Event()

    def edit() -> None:
        for number in range(200):
            mine = f"editor {number}\n"
            if how == "in place":
                path.write_text(mine)
            else:
                beside = tmp_path / "beside"
                beside.write_text(mine)
                beside.replace(path)
            for _ in range(2000):  # while ours is there for a moment, what it took away comes back
                time.sleep(0.0005)
                if mine in path.read_text():
                    break
            else:
                lost.append(mine)
        is_over.set()

    editor = threading.Thread(target=edit)
    editor.start()
    while not is_over.is_set():
        read = path.read_bytes()
        if read.strip():
            try:
                write_whole(path, read + b"ours\n", before=read, is_synced=False)
            except ChangedMeanwhile:
                continue
    editor.join()
    # Between finding the file by its name and emptying it, who writes in place may be held up on a loaded machine.
    assert len(lost) <= (2 if how == "in place" else 0)


# Kills and holds. -----------------------------------------------------------------------------------------------------

WRITES = """
import sys
from pathlib import Path
from riyu.base.whole_files import write_whole
print("ready", flush=True)
for number in range(10**9):
    write_whole(Path(sys.argv[1]), f"{number % 10}" * 1_000_000, is_synced=False)
"""


def test_a_kill_leaves_the_file_whole_and_what_lies_beside_is_swept(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for turn in range(5):
        with subprocess.Popen(
            [sys.executable, "-c", WRITES, str(path)], stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None and process.stdout.readline() == b"ready\n"
            time.sleep(0.02 + 0.013 * turn)
            process.send_signal(signal.SIGKILL)
        if path.exists():
            text = path.read_text()
            assert len(text) == 1_000_000 and len(set(text)) == 1
    sweep(tmp_path)
    sweep(tmp_path, age=0)
    assert {file.name for file in tmp_path.iterdir()} <= {"a"}


HOLDS = """
import sys, time
from pathlib import Path
from riyu.base.held import held
with held(Path(sys.argv[1])):
    print("ready", flush=True)
    time.sleep(60)
"""


def test_a_folder_is_held_by_one_until_it_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(tmp_path)], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stdout.readline() == b"ready\n"
        with pytest.raises(HeldByAnother, match="another riyu is at work"), held(tmp_path):
            pass
        process.kill()
        process.wait()
        with held(tmp_path, patience=5):
            pass


def test_a_folder_that_is_not_there_cannot_be_held(tmp_path: Path) -> None:
    with pytest.raises(WriteError), held(tmp_path / "missing"):
        pass
