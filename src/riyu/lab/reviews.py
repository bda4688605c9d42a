"""Many games reviewed: over the cores or a Dask cluster, each kept as it is done, so that a stopped run goes on.

Takes game files and how closely to look; gives reviews. Writes no reports: who asks for reviews does.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

import riyu
from riyu.base.errors import BadInput, Place, RiyuError
from riyu.lab.processes import as_they_come, on_cluster
from riyu.lab.progress import Progress
from riyu.player.explaining.language import DEFAULT
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.review.record import GameReview, review_from_json
from riyu.player.review.reviewing import HowToReview, game_review
from riyu.sgf.files import iter_collections
from riyu.sgf.node import Node
from riyu.sgf.parser import parse
from riyu.sgf.writer import write_text

__all__ = ["FOLDER", "ReviewJob", "Reviewed", "jobs_of", "review_games", "review_job"]

FOLDER = ".review"
"""Where the parts lie while a run is at work, in the folder that it writes to."""

_ENDINGS = re.compile(r"(\.sgfs?|\.ngf|\.gib)?(\.gz)?$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """A game to review: the name of its reports, where it was read, and its tree as SGF.

    Who works on it needs no file: a cluster's machines may lie anywhere.
    """

    name: str
    source: str
    sgf: str

    @property
    def tree(self) -> Node:
        """The game's tree."""
        return parse(self.sgf, self.source).first


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What came of a game: its review, or what is wrong with the game."""

    job: ReviewJob
    review: GameReview | None
    fault: str = ""


def jobs_of(paths: Sequence[Path], most: int | None = None) -> tuple[list[ReviewJob], list[str]]:
    """Give the games of files, at most so many, and what is wrong with those that can't be read."""
    jobs: list[ReviewJob] = []
    faults: list[str] = []
    names: dict[str, int] = {}
    for path in paths:
        stem = _ENDINGS.sub("", path.name) or path.name
        for number, root in _trees_of(path, faults):
            if most is not None and len(jobs) >= most:
                return jobs, faults
            name = stem if number == 0 else f"{stem}-{number:05}"
            names[name] = names.get(name, 0) + 1
            if names[name] > 1:
                name = f"{name}-{names[name]}"
            source = str(path) if number == 0 else f"{path}, game {number}"
            jobs.append(ReviewJob(name, source, write_text(root, stamp=False)))
    return jobs, faults


def _trees_of(path: Path, faults: list[str]) -> Iterator[tuple[int, Node]]:
    """Give the trees of a file with their numbers from 1; 0 where it holds one alone."""
    try:
        for line, found in iter_collections(path):
            if isinstance(found, BadInput):
                faults.append(str(found))
                continue
            is_archive = path.name.lower().endswith((".sgfs", ".sgfs.gz"))
            for number, root in enumerate(found.trees, start=1):
                alone = len(found.trees) == 1 and not is_archive
                yield (0 if alone else line if is_archive else number), root
    except BadInput as error:
        faults.append(str(error))


@cache
def _knowledge(style: str) -> KnowledgeInForce:
    """Give the knowledge of this process: read once, for all its games."""
    return KnowledgeInForce(style=style)


def review_job(job: tuple[ReviewJob, HowToReview, str, str]) -> str:
    """Review a game by a style, in a language; give the review, or what is wrong with the game, as JSON."""
    game, how, style, language = job
    try:
        review = game_review(
            game.tree,
            source=game.source,
            knowledge=_knowledge(style),
            how=how,
            language=language,
        )
    except RiyuError as error:
        said = str(error)
        named = said if said.startswith(game.source) else f"{game.source}: {said}"
        return json.dumps({"fault": named})
    return json.dumps({"review": review.to_json()}, ensure_ascii=False, allow_nan=False)


def review_games(
    jobs: Sequence[ReviewJob],
    out: Path,
    how: HowToReview,
    *,
    style: str = "",
    language: str = DEFAULT,
    parallel: int = 1,
    dask: str = "",
    resume: bool = False,
    keep: Callable[[Reviewed], object] = lambda found: None,
    advance: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> int:
    """Review games; give how many there are reviews of.

    Each game's review is kept in a folder in `out` as it is done, and then given to `keep`, which writes what people
    read; `resume` gives it those that a stopped run left, first. `dask`: the address of a scheduler, or `local` for
    `parallel` workers on this machine; processes otherwise. `advance` is told games done, how many there are, and the
    last one's name. Raises UsageError if the parts are of another run, WriteError if something can't be written.
    """
    done = good = 0
    with Progress.opened(
        out / FOLDER, "review", _plan(jobs, how, style, language), resume
    ) as progress:
        missing: list[tuple[str, ReviewJob]] = []

        def take(job: ReviewJob, part: bytes) -> None:
            nonlocal done, good
            found = _reviewed(job, part)
            keep(found)
            done += 1
            good += found.review is not None
            advance(done, len(jobs), found.fault or job.name)

        for number, job in enumerate(jobs):
            name = f"{number:06}"
            part = progress.find(name)
            if part is None:
                missing.append((name, job))
            else:
                take(job, part)
        work = [(job, how, style, language) for _, job in missing]
        with closing(
            on_cluster(review_job, work, dask, parallel)
            if dask
            else as_they_come(review_job, work, parallel)
        ) as results:
            for number, text in results:
                name, job = missing[number]
                part = text.encode()
                progress.keep(name, part)
                take(job, part)
        progress.clear()
    return good


def _plan(
    jobs: Sequence[ReviewJob], how: HowToReview, style: str, language: str
) -> dict[str, object]:
    """Give what the parts depend on, by the names that a person has for it."""
    games = hashlib.blake2b(digest_size=16)
    for job in jobs:
        games.update(f"{job.name}\n{job.sgf}\n".encode())
    return {
        "games": games.hexdigest(),
        "version": riyu.__version__,
        "language": language,
        "knowledge": KnowledgeInForce(style=style).hash,
        "lead": "the assessment's",  # parts made before it was have another one
        **asdict(how),
    }


def _reviewed(job: ReviewJob, part: bytes) -> Reviewed:
    try:
        value = json.loads(part)
        if "fault" in value:
            return Reviewed(job, None, str(value["fault"]))
        return Reviewed(job, review_from_json(value["review"]))
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(f"a damaged part: {error}", Place(job.name)) from None
