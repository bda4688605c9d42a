"""How far a long job is: its parts that are done, kept in a folder beside what it makes, until all of it is there.

Takes a folder, a plan and parts, which are bytes with names; keeps them, gives them back to a job that goes on. Knows
nothing of the job.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from riyu.base.errors import UsageError
from riyu.base.held import HeldByAnother, held
from riyu.base.kept import source_digest
from riyu.base.whole_files import make_folder, sweep, write_whole, writing

__all__ = ["Progress", "digest_of", "readers_digest"]

_PLAN = "plan.json"
_READERS = ("base", "game", "features", "patterns", "inference", "reading")
_SUFFIX = ".part"


class Progress:
    """The parts of one job. Made by `opened`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    @contextlib.contextmanager
    def opened(
        cls,
        folder: Path,
        job: str,
        plan: Mapping[str, object],
        is_resumed: bool,
        makes: Sequence[Path] = (),
    ) -> Iterator[Progress]:
        """Hold the folder, made if need be. Resumed, it has the parts of a run that was stopped, else none.

        `plan` is plain values that say what the job is about, `job` what it is called, `makes` the files that it writes
        at its end: what a kill left beside them is swept away. Raises UsageError if the parts are of another plan, by
        the names of what differs, if what it makes is there and no part is left to go on with, or if another process is
        at the same job; WriteError if the folder can't be written.
        """
        make_folder(folder)
        try:
            with held(folder):
                self = cls(folder)
                sweep(folder, age=0)
                for file in makes:
                    sweep(file.parent, age=0, of=file.name)
                self._begin(job, json.loads(json.dumps(plan)), is_resumed, makes)
                yield self
        except HeldByAnother:
            raise UsageError(f"another {job} is at work in {folder.parent}") from None

    def find(self, name: str) -> bytes | None:
        """Give a part; None if it is not done."""
        try:
            return self._file(name).read_bytes()
        except FileNotFoundError:
            return None

    def keep(self, name: str, part: bytes) -> None:
        """Keep a part, in place of one of that name. Raises WriteError."""
        write_whole(self._file(name), part)

    def clear(self) -> None:
        """Let go of all of it: what the job makes is there."""
        self._drop_parts()
        with writing(self.folder):
            (self.folder / _PLAN).unlink(missing_ok=True)
            with contextlib.suppress(OSError):  # somebody put something else there
                self.folder.rmdir()

    def _begin(
        self, job: str, plan: Mapping[str, object], is_resumed: bool, makes: Sequence[Path]
    ) -> None:
        file = self.folder / _PLAN
        if is_resumed and file.exists():
            try:
                found = json.loads(file.read_text(encoding="utf-8"))
            except ValueError:
                found = None
            if not isinstance(found, dict):
                found = {}
            others = [name for name in plan if found.get(name) != plan[name]]
            if others or set(found) - set(plan):
                raise UsageError(
                    f"{self.folder} holds parts of another {job}: expected the same"
                    f" {', '.join(others) or 'options'}; without --resume it is begun anew"
                )
            return
        done = next((made for made in makes if made.exists()), None) if is_resumed else None
        if done is not None:
            with contextlib.suppress(OSError):  # somebody put something else there
                self.folder.rmdir()
            raise UsageError(
                f"the {job} of {done} is done, and nothing is left to go on with;"
                " without --resume it is begun anew"
            )
        self._drop_parts()
        write_whole(file, json.dumps(plan))

    def _drop_parts(self) -> None:
        with writing(self.folder):
            for file in self.folder.glob(f"*{_SUFFIX}"):
                file.unlink(missing_ok=True)

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}{_SUFFIX}"


def digest_of(paths: Sequence[Path]) -> list[str]:
    """Give a digest of each file, so that a plan tells files of other content apart. Raises OSError."""
    digests = []
    for path in paths:
        with path.open("rb") as file:
            digests.append(hashlib.file_digest(file, "blake2b").hexdigest()[:32])
    return digests


def readers_digest() -> str:
    """Give a digest, in twelve hexadecimal digits, of the program that reads: another one answers otherwise."""
    return source_digest(_READERS).hex()[:12]
