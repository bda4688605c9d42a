"""Long jobs killed at random moments and gone on with: nothing kept is lost, and the end is that of an undisturbed run.

Takes counts, games and a seed; gives a row a job. Runs `riyu match`, `riyu harvest` and `riyu learn` in processes of
their own, with all that these start, and kills them with a signal that none of them hears (SIGKILL).
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from riyu.base.chance import Chance
from riyu.base.errors import BadInput, PeerError, RiyuError
from riyu.lab.bench import Row
from riyu.lab.harvest import FOLDER
from riyu.lab.match import read_match
from riyu.sgf.files import read_file, read_record

__all__ = ["Harvesting", "Job", "Learning", "Matching", "kill_rows", "moment"]

Told = Callable[[int, int, str], None]

_SHARE = 0.5
"""Of an undisturbed run's seconds, until when it is killed at the latest: so few runs come to their end before."""


def moment(chance: Chance, longest: float) -> float:
    """Give a moment before `longest` seconds are over, by chance."""
    return longest * chance.below(1_000_000) / 1_000_000


class Job(ABC):
    """A job that is killed, in a folder of its own.

    `whole` has what an undisturbed run made; `seconds` is how long that took.
    """

    name: str

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        self.whole: object = None
        self.seconds = 0.0

    @abstractmethod
    def command(self, out: Path) -> list[str]:
        """Give the words behind `riyu` that begin the job, or go on with it."""

    @abstractmethod
    def made(self, out: Path) -> object:
        """Give what a run has made, to be compared. Raises RiyuError if that can't be read."""

    @abstractmethod
    def kept(self, out: Path) -> set[str]:
        """Give the names of what is kept by now, all of it read. Raises RiyuError if something is torn."""

    def is_done(self, out: Path) -> bool:
        """Say whether what was kept may be gone, because all is there that it was for."""
        return False

    def run_whole(self) -> None:
        """Run it undisturbed."""
        out = self.folder / "whole"
        began = time.monotonic()
        if not self.run(out, None):
            raise PeerError(f"{self.name} did not end")
        self.seconds = time.monotonic() - began
        self.whole = self.made(out)

    def run(self, out: Path, kill_after: float | None) -> bool:
        """Run it to its end, or kill it after so many seconds; say whether it came to its end.

        Raises PeerError if it ends with an error.
        """
        command = [sys.executable, "-m", "riyu", *self.command(out)]
        with subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        ) as process:
            try:
                _, said = process.communicate(timeout=kill_after)
            except subprocess.TimeoutExpired:
                return False
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
        if process.returncode:
            words = said.decode("utf-8", "replace").strip().splitlines()[-1:]
            raise PeerError(f"{self.name} ended with {process.returncode}: {''.join(words)}")
        return True


class Matching(Job):
    """A match of GNU Go against itself on a small board."""

    name = "match"

    def __init__(self, folder: Path, games: int = 30) -> None:
        super().__init__(folder)
        self._games = games

    def command(self, out: Path) -> list[str]:
        """Give the words of a match; the same words go on with it."""
        engine = "gnugo --mode gtp --level 1 --chinese-rules --seed {seed}"
        words = ["match", engine, engine, "--games", str(self._games), "--size", "7"]
        return [*words, "--seed", "1", "--out", str(out), "-q"]

    def made(self, out: Path) -> object:
        """Give the games by number, move by move, and their results: each once."""
        lines = (out / "results.jsonl").read_text("utf-8").splitlines()
        numbers = [json.loads(line)["game"] for line in lines]
        if sorted(numbers) != list(range(self._games)):
            raise BadInput(f"games {sorted(numbers)}: expected each of {self._games} once")
        return {
            one.game: (one.result, str(read_record((out / one.sgf).read_bytes()).moves))
            for one in read_match(out).results
        }

    def kept(self, out: Path) -> set[str]:
        """Give the lines of finished games, each with its SGF read."""
        if not (out / "results.jsonl").exists():
            return set()
        text = (out / "results.jsonl").read_text("utf-8")
        lines = text[: text.rfind("\n") + 1].splitlines()  # a torn one is cut off when it goes on
        for line in lines:
            _ = read_file((out / json.loads(line)["sgf"]).read_bytes()).first
        return set(lines)


class _Writing(Job):
    """A job that writes files at its end, and keeps parts in a folder until they are there."""

    def __init__(self, folder: Path, files: Sequence[Path], games: int) -> None:
        super().__init__(folder)
        self.files = files
        self.games = games

    def made(self, out: Path) -> object:
        """Give the files, byte by byte."""
        left = [file.name for file in out.iterdir() if not file.is_file()]
        if left:
            raise BadInput(f"{out} has {', '.join(left)} left")
        return _files(out)

    def is_done(self, out: Path) -> bool:
        """Say whether all the files are there, so that the parts may be gone."""
        return _files(out) == self.whole

    def check_files(self, out: Path) -> None:
        """Raise BadInput for a file that is another than an undisturbed run's."""
        whole = self.whole if isinstance(self.whole, dict) else {}
        for name, content in _files(out).items():
            if name in whole and content != whole[name]:
                raise BadInput(f"{out / name} is torn")


def _files(out: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in out.iterdir() if file.is_file()}


class Harvesting(_Writing):
    """A harvest of some games."""

    name = "harvest"

    def __init__(self, folder: Path, files: Sequence[Path], games: int = 1500) -> None:
        super().__init__(folder, files, games)

    def command(self, out: Path) -> list[str]:
        """Give the words of a harvest that goes on."""
        words = ["harvest", *map(str, self.files), "--games", str(self.games), "--least", "20"]
        return [*words, "-j", "2", "--resume", "-q", "--out", str(out)]

    def kept(self, out: Path) -> set[str]:
        """Give the parts that are there, each unpacked."""
        if not out.exists():
            return set()
        self.check_files(out)
        parts = list((out / FOLDER).glob("*.part"))
        for part in parts:
            numbers, _, windows = part.read_bytes().partition(b"\n")
            try:
                json.loads(numbers)
                zlib.decompress(windows)
            except (ValueError, zlib.error) as error:
                raise BadInput(f"{part} is torn: {error}") from None
        return {part.name for part in parts}


class Learning(_Writing):
    """Move values learned from some games."""

    name = "learn"

    def __init__(self, folder: Path, files: Sequence[Path], games: int = 150) -> None:
        super().__init__(folder, files, games)

    def command(self, out: Path) -> list[str]:
        """Give the words of a learning run that goes on."""
        out.mkdir(exist_ok=True)
        words = ["learn", *map(str, self.files), "--games", str(self.games), "--epochs", "3"]
        more = ["--check-games", "0", "--least", "3", "--seed", "1", "--resume", "-q"]
        return [*words, *more, "--out", str(out / "values.tsv"), "--short", str(out / "short.tsv")]

    def kept(self, out: Path) -> set[str]:
        """Give the parts that are there, each as long as it says."""
        if not out.exists():
            return set()
        self.check_files(out)
        parts = list((out / ".values.tsv.learning").glob("*.part"))
        for part in parts:
            if part.stem == "models":
                head, _, states = part.read_bytes().partition(b"\n")
                if sum(json.loads(head)["sizes"].values()) != len(states):
                    raise BadInput(f"{part} is torn")
        return {part.name for part in parts}


def kill_rows(jobs: Sequence[Job], times: Sequence[int], seed: int, told: Told) -> list[Row]:
    """Kill each job so many times, going on after each kill, and let it come to its end at last.

    Rows say how often it was killed, how many runs that took, what was lost or torn, and whether every run that came
    to its end made what the undisturbed one did. Raises PeerError if a job ends with an error.
    """
    return [_kill(job, count, seed, told) for job, count in zip(jobs, times, strict=True) if count]


def _kill(job: Job, times: int, seed: int, told: Told) -> Row:
    chance = Chance(seed)
    told(0, times, f"{job.name}: undisturbed")
    job.run_whole()
    out = job.folder / "killed"
    kills = ends = lost = torn = 0
    others: list[str] = []
    while True:
        before = job.kept(out)
        is_last = kills == times
        has_ended = job.run(out, None if is_last else 0.1 + moment(chance, _SHARE * job.seconds))
        if has_ended:
            ends += 1
            others += [f"run {kills + ends}"] if job.made(out) != job.whole else []
            if is_last:
                break
            shutil.rmtree(out)
            continue
        kills += 1
        told(kills, times, job.name)
        try:
            after = job.kept(out)
        except RiyuError as error:
            torn += 1
            others.append(str(error))
        else:
            lost += bool(before - after) and not job.is_done(out)
    return {
        "job": job.name,
        "kills": kills,
        "runs": kills + ends,
        "ends": ends,
        "lost": lost,
        "torn": torn,
        "other than undisturbed": len(others),
        "seconds undisturbed": round(job.seconds, 1),
        "problems": "; ".join(others),
    }
