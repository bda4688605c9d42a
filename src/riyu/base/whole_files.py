"""Files written whole: to a new file beside, flushed, which takes the name. No kill, no full disk leaves half a file.

Takes paths and bytes; writes them, or raises WriteError in words. Knows nothing of what stands in a file.

Where a person, too, may write to a file, `before` is what was read of it. The two files then trade names in one step of
the system (Linux: renameat2), and what was taken away is looked at: if it is not what was read, they trade back. So
nothing that another program saved in between is ever gone. Without such a step the file is looked at right before it
is replaced.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import EllipsisType

from riyu.base.errors import ChangedMeanwhile, WriteError, reason_of

__all__ = ["add_line", "make_folder", "put", "sweep", "sync", "write_whole", "writing"]

_ASIDE = re.compile(r"\..*\.[0-9a-f]{8}\.new", re.DOTALL)
_LONGEST = 60  # characters of a name, four bytes at most each: what is added has room then
_HERE = -100  # AT_FDCWD
_EXCHANGE = 2  # RENAME_EXCHANGE
_MISSING = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)  # a file system that can't trade names
_WITHOUT_LINKS = (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK)


def write_whole(
    path: Path | str,
    content: bytes | str,
    *,
    before: bytes | EllipsisType | None = ...,
    is_synced: bool = True,
    mode: int = 0o666,
) -> None:
    """Write a file whole, UTF-8 for a text. What it is a link to is written; mode and owner stay, its time is later.

    A new file has the `mode`, as far as the process may give it.

    `before`: what was read of the file, None if there was none; not given, whatever is there is replaced. Not synced,
    the file outlives a kill of the program, and perhaps no power cut. A pipe or a device is written to as it is.

    Raises WriteError if it can't be written, ChangedMeanwhile if it holds something else than `before`; the file is
    then as it was.
    """
    data = content.encode() if isinstance(content, str) else content
    with writing(path):
        about = _about(Path(path))
        if about is not None and not stat.S_ISREG(about.st_mode):
            _put_straight(Path(path), data)
            return
        target = _target(Path(path))
        new = _aside(target)
        try:
            _fill(new, data, about, is_synced, mode)
            _take_name(new, target, data, before)
        finally:
            new.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Wait until the disk has a file as it was written last; one that is gone needs nothing. Raises WriteError."""
    with writing(path), contextlib.suppress(FileNotFoundError):
        file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def add_line(path: Path, line: bytes) -> None:
    """Add a line, synced, to a file that nobody else writes to. Raises WriteError; the file is then as it was."""
    with writing(path):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
        try:
            size = os.fstat(file).st_size
            try:
                put(file, line + b"\n")
                os.fsync(file)
            except BaseException:
                os.ftruncate(file, size)
                raise
        finally:
            os.close(file)


def make_folder(path: Path, mode: int = 0o777) -> None:
    """Make a folder and those above it, where they are missing. Raises WriteError if that can't be."""
    with writing(path):
        path.mkdir(parents=True, exist_ok=True, mode=mode)


@contextlib.contextmanager
def writing(path: Path | str) -> Iterator[None]:
    """Have what the system says against writing a file raised as WriteError."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise WriteError(path, reason_of(error)) from error


def put(file: int, data: bytes) -> None:
    """Write all of some bytes to an open file. Raises OSError; a part may stand there then."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]


def sweep(folder: Path, age: float = 60.0, of: str = "") -> None:
    """Take away files that never got their names, for a kill came first: those older than `age` seconds.

    `of`: only what was to be the file of this name, if one is given.
    """
    with contextlib.suppress(OSError):
        for file in folder.iterdir():
            if not _ASIDE.fullmatch(file.name) or (of and file.name[1:-13] != of[:_LONGEST]):
                continue
            with contextlib.suppress(OSError):
                if file.stat().st_mtime <= time.time() - age:
                    file.unlink()


# Step by step. --------------------------------------------------------------------------------------------------------


def _target(path: Path) -> Path:
    """Give the file that a path leads to, through links, of which none leads around to itself."""
    return Path(os.path.realpath(path))


def _about(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _put_straight(path: Path, data: bytes) -> None:
    # Without waiting for one who reads: a pipe that nobody reads is an error at once.
    file = os.open(path, os.O_WRONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        os.set_blocking(file, True)
        put(file, data)
    finally:
        os.close(file)


def _aside(target: Path) -> Path:
    """Give a name beside that is free: hidden, short enough, without the suffix that its readers look for."""
    return target.with_name(f".{target.name[:_LONGEST]}.{os.urandom(4).hex()}.new")


def _fill(new: Path, data: bytes, about: os.stat_result | None, is_synced: bool, mode: int) -> None:
    file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
    try:
        put(file, data)
        if about is not None:
            own = os.fstat(file)
            if (own.st_uid, own.st_gid) != (about.st_uid, about.st_gid):
                with contextlib.suppress(PermissionError):
                    os.fchown(file, about.st_uid, about.st_gid)
            os.fchmod(file, stat.S_IMODE(about.st_mode))
            # Whoever follows the file must see that it changed.
            if own.st_mtime_ns <= about.st_mtime_ns:
                later = about.st_mtime_ns + 1000
                os.utime(file, ns=(later, later))
        if is_synced:
            os.fsync(file)
    finally:
        os.close(file)


def _take_name(new: Path, target: Path, data: bytes, before: bytes | EllipsisType | None) -> None:
    if isinstance(before, EllipsisType):
        new.replace(target)
    elif before is None:
        _take_free_name(new, target)
    elif (exchange := _exchange()) is None:
        _take_known_name(new, target, before)
    else:
        try:
            exchange(new, target)
        except OSError as error:
            if error.errno not in (*_MISSING, errno.ENOENT):
                raise
            _take_known_name(new, target, before)
        else:
            _look_behind(new, target, data, before, exchange)


def _take_free_name(new: Path, target: Path) -> None:
    try:
        os.link(new, target)
    except FileExistsError:
        raise ChangedMeanwhile(target) from None
    except OSError as error:
        if error.errno not in _WITHOUT_LINKS:
            raise
        if target.exists():
            raise ChangedMeanwhile(target) from None
        new.replace(target)


def _take_known_name(new: Path, target: Path, before: bytes) -> None:
    try:
        found = target.read_bytes()
    except FileNotFoundError:
        raise ChangedMeanwhile(target) from None
    if found != before:
        raise ChangedMeanwhile(target)
    new.replace(target)


def _look_behind(
    new: Path, target: Path, data: bytes, before: bytes, exchange: Callable[[Path, Path], None]
) -> None:
    """Look at what was taken away, now called `new`; if it is not what was read, it goes back where it was.

    Not seen is who writes in place, found the file by its name before, and empties it after the look: the width of one
    system call.
    """
    expected, given = before, data
    found = new.read_bytes()
    if found == expected:
        return
    # Until what comes away is what was put there: if it is not, it was saved meanwhile, and is later.
    while True:
        exchange(new, target)
        expected, given = given, found
        found = new.read_bytes()
        if found == expected:
            raise ChangedMeanwhile(target)


@cache  # what the system has, looked up once
def _exchange() -> Callable[[Path, Path], None] | None:
    """Give what lets two files trade names in one step, None where the system has no such step."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes  # 2 ms, for the one process in many that writes so

    rename = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None)
    if rename is None:
        return None

    def exchange(one: Path, other: Path) -> None:
        if rename(_HERE, os.fsencode(one), _HERE, os.fsencode(other), _EXCHANGE):
            number = ctypes.get_errno()
            raise OSError(number, os.strerror(number), str(other))

    return exchange
