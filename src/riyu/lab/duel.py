"""Duels: riyu's readers and GNU Go asked the same of positions of real games, and where they differ, played out.

Takes game files and how much to ask; gives counts by kind, outcome and cause, and each difference that may be looked
at. Sources: GNU Go 3.8's documentation (what its commands ask).

Half of the questions, told by a digest, is only counted: what is mended by the half that is shown is measured there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from riyu.base.errors import PeerError
from riyu.base.whole_files import write_whole
from riyu.game.points import point_text
from riyu.game.position import parse_position
from riyu.lab._duel_causes import cause_of
from riyu.lab._duel_playing import Step, play_out
from riyu.lab._duel_questions import (
    KINDS,
    SECOND,
    Asked,
    DuelPosition,
    files_of,
    positions,
    questions,
)
from riyu.lab._duel_report import DuelReport
from riyu.lab._duel_sides import FAILS, NO_EYE, GnuGo, Said, Table
from riyu.lab.processes import as_they_come
from riyu.lab.progress import Progress, digest_of, readers_digest
from riyu.player.knowledge_in_force import KnowledgeInForce

__all__ = ["FOLDER", "KINDS", "REPORT", "DuelReport", "DuelSettings", "duel", "read_duel"]

FOLDER = ".duel"
"""Where the parts lie while a run is at work, in the folder that it writes to."""

REPORT = "duel.json"
"""What a run leaves in its folder, beside its text."""


@dataclass(frozen=True, slots=True)
class DuelSettings:
    """How much is asked: positions, questions of a kind at each, kinds (all if empty), and GNU Go's command line."""

    positions: int = 200
    most: int = 3
    kinds: tuple[str, ...] = ()
    seed: int = 0
    gnugo: str = "gnugo --mode gtp --level 10 --seed 1"
    style: str = ""


def duel(
    paths: Sequence[Path],
    out: Path,
    settings: DuelSettings,
    *,
    parallel: int = 1,
    resume: bool = False,
    advance: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> DuelReport:
    """Ask and play out; give the report, which is also written to the folder.

    Each position's results are kept as they are done, and `resume` goes on with them. `advance` is told positions done,
    how many there are, and the last one. Raises UsageError if the parts are of another run or other readers, BadInput
    for files that can't be read, PeerError if GNU Go can't be started.
    """
    files = files_of(paths)
    drawn = positions(files, settings.positions, settings.seed)
    plan = {
        "files": digest_of(files),
        "program": readers_digest(),
        "knowledge": KnowledgeInForce(style=settings.style).hash,
        **asdict(settings),
    }
    results: dict[int, list[dict[str, Any]]] = {}
    start = time.monotonic()
    with Progress.opened(out / FOLDER, "duel", plan, resume, (out / REPORT,)) as progress:
        missing = []
        for number in range(len(drawn)):
            part = progress.find(f"{number:06}")
            if part is None:
                missing.append(number)
            else:
                results[number] = json.loads(part)
        work = [(drawn[number].source, str(drawn[number].position), settings) for number in missing]
        with _ended_gnugo(), closing(as_they_come(_position, work, parallel)) as found:
            for at, answered in found:
                number = missing[at]
                results[number] = answered
                progress.keep(f"{number:06}", json.dumps(answered).encode())
                advance(len(results), len(drawn), drawn[number].source)
        rows = [row for number in sorted(results) for row in results[number]]
        report = DuelReport(len(drawn), time.monotonic() - start, tuple(rows))
        write_whole(out / REPORT, json.dumps(report.to_json(), indent=1).encode())
        write_whole(out / "duel.txt", report.text(with_shown=True).encode())
        progress.clear()
    return report


def read_duel(out: Path) -> DuelReport:
    """Give the report of a run that lies in a folder. Raises BadInput."""
    return DuelReport.read(out / REPORT)


@cache
def _gnugo(command: str) -> GnuGo:
    """Give this process's GNU Go."""
    _running.append(GnuGo(command))
    return _running[-1]


_running: list[GnuGo] = []


@contextmanager
def _ended_gnugo() -> Iterator[None]:
    """End this process's GNU Go when a run is over; those of other processes end with them."""
    try:
        yield
    finally:
        _gnugo.cache_clear()
        while _running:
            _running.pop().peer.close()


@cache
def _knowledge(style: str) -> KnowledgeInForce:
    return KnowledgeInForce(style=style)


def _position(job: tuple[str, str, DuelSettings]) -> list[dict[str, Any]]:
    """Ask all questions at a position; give a row of plain values for each."""
    source, text, settings = job
    at = DuelPosition(source, parse_position(text))
    asked_here = questions(at, settings.seed, settings.most, settings.kinds)
    rows: list[dict[str, Any]] = []
    works: set[tuple[str, tuple[int, ...]]] = set()
    table = _table(at, settings)
    for asked in asked_here:
        if asked.kind in SECOND and (SECOND[asked.kind], asked.points) not in works:
            continue
        try:
            if asked.kind == "semeai" and not table.is_fought(asked):
                continue
            row = _asked(table, at, asked)
        except PeerError:
            _gnugo.cache_clear()  # a failed program is started again, the question left out
            table = _table(at, settings)
            rows.append({"kind": asked.kind, "open": asked.is_open(at), "outcome": "failed"})
            continue
        if max(row["riyu"], row["gnugo"]) > FAILS:
            works.add((asked.kind, asked.points))
        if row["outcome"] != "no eye":
            rows.append(_shown(row) if not row["open"] else row)
    return rows


def _table(at: DuelPosition, settings: DuelSettings) -> Table:
    return Table(at.position, _knowledge(settings.style), _gnugo(settings.gnugo))


def _asked(table: Table, at: DuelPosition, asked: Asked) -> dict[str, Any]:
    """Ask one question, play it out if the answers differ; give its row."""
    riyu_says, gnugo_says = table.say(asked, asked.asker)
    row: dict[str, Any] = {
        "kind": asked.kind,
        "open": asked.is_open(at),
        "riyu": riyu_says.value,
        "gnugo": gnugo_says.value,
        "sure": riyu_says.is_sure,
        "nodes": riyu_says.nodes,
        "riyu_seconds": riyu_says.seconds,
        "gnugo_seconds": gnugo_says.seconds,
        "outcome": "agree",
    }
    if NO_EYE in (riyu_says.value, gnugo_says.value):
        row["outcome"] = "no eye"
    elif riyu_says.value != gnugo_says.value:
        played = play_out(table, asked, riyu_says, gnugo_says)
        row |= {
            "outcome": played.outcome.value,
            "by": played.by,
            "cause": cause_of(asked, riyu_says, gnugo_says, played),
            "value": played.value,
            "question": str(asked),
            "source": at.source,
            "position": str(at.position),
            "riyu_move": _text(riyu_says),
            "gnugo_move": _text(gnugo_says),
            "line": [_told(step) for step in played.line],
        }
    return row


_COUNTED = ("kind", "open", "sure", "nodes", "riyu_seconds", "gnugo_seconds", "outcome", "by", "cause")  # fmt: skip


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    """Give what may be told of a question that is only counted."""
    return {name: row[name] for name in _COUNTED if name in row}


def _text(said: Said) -> str:
    return "" if said.move is None else point_text(said.move)


def _told(step: Step) -> str:
    return f"{step}: riyu {step.riyu}, GNU Go {step.gnugo}"
