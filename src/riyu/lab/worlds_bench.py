"""Thousands of small worlds, and what readers say of them: counts by kind and cause, and drawings of what differs.

Takes a seed, counts and game files; gives rows and keeps every answer in a folder. Half of the worlds, by a digest of
what stands there, only count: they are drawn nowhere. A run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from riyu.base.errors import UsageError, nearest
from riyu.base.whole_files import write_whole
from riyu.game.board import Board
from riyu.lab.bench import Row
from riyu.lab.games import NamedGame, real_games, starting_board
from riyu.lab.processes import as_they_come
from riyu.lab.progress import Progress, digest_of, readers_digest
from riyu.lab.small_world import SmallWorld
from riyu.lab.world_drawing import cut_world, drawn_world
from riyu.lab.worlds import KINDS, World, asked_of, is_aside, solved, world_from_json

__all__ = ["WorldsPlan", "cause_rows", "kind_rows", "run_worlds", "written"]

FOLDER = ".worlds"
"""Where the parts lie while a run is at work, in the folder that it writes to."""

AT_ONCE = 20
"""Worlds of a part."""

SETTLED = 3
"""Of worlds where it is all one who moves first, one in so many is asked about."""

TRIES = 2000
"""Draws for a world before there is said to be none."""

Record: TypeAlias = dict[str, Any]
"""A world with its answers, as plain values."""


@dataclass(frozen=True, slots=True)
class WorldsPlan:
    """What is asked: kinds, worlds of each, the seed; nodes a question, 0 for the goal's own; games to cut from."""

    kinds: tuple[str, ...] = tuple(KINDS)
    worlds: int = 1000
    seed: int = 0
    limit: int = 0
    games: tuple[Path, ...] = ()
    games_of: int = 500

    def to_json(self) -> dict[str, object]:
        """Give what a run that goes on must have in common."""
        return {
            "kinds": list(self.kinds),
            "seed": self.seed,
            "limit": self.limit,
            "games": digest_of(self.games),
            "games_of": self.games_of,
            "program": readers_digest(),
        }


Job: TypeAlias = tuple[WorldsPlan, str, int, int]
"""A plan, a kind, and which worlds of it: from a number on, so many."""


def run_worlds(
    plan: WorldsPlan,
    out: Path,
    parallel: int = 1,
    *,
    is_resumed: bool = False,
    advance: Callable[[int], None] = lambda done: None,
) -> list[Record]:
    """Ask about all worlds of a plan, keep the answers in a folder, and give them in order.

    `worlds.jsonl` there has a line a world, `differences.txt` the drawings by cause, of the half that may be looked at.
    `advance` is told worlds done. Raises UsageError for kinds that there are none of, and for parts of another run or
    of other readers; BadInput for games that can't be read; WriteError.
    """
    for kind in plan.kinds:
        if kind not in KINDS:
            raise UsageError(
                f"no kind of worlds '{kind}'; known: {', '.join(KINDS)}{nearest(kind, KINDS)}"
            )
    jobs = [
        (plan, kind, number, min(AT_ONCE, plan.worlds - number))
        for kind in plan.kinds
        for number in range(0, plan.worlds, AT_ONCE)
    ]
    made = (out / "worlds.jsonl", out / "differences.txt")
    with Progress.opened(
        out / FOLDER, "run of worlds", plan.to_json(), is_resumed, made
    ) as progress:
        names = [f"{kind}-{number}-{count}" for _, kind, number, count in jobs]
        parts = {name: progress.find(name) for name in names}
        left = [(name, job) for name, job in zip(names, jobs, strict=True) if parts[name] is None]
        done = sum(job[3] for job in jobs) - sum(job[3] for _, job in left)
        advance(done)
        for number, found in as_they_come(_asked, [job for _, job in left], parallel):
            name, job = left[number]
            parts[name] = json.dumps(found).encode()
            progress.keep(name, parts[name] or b"")
            done += job[3]
            advance(done)
        records = [record for name in names for record in json.loads(parts[name] or b"[]")]
        lines = "".join(json.dumps(record) + "\n" for record in records)
        for file, text in zip(made, (lines, written(records)), strict=True):
            write_whole(file, text)
        progress.clear()
    return records


def _asked(job: Job) -> list[Record]:
    """Make some worlds and ask about them."""
    plan, kind, number, count = job
    found: list[Record] = []
    for i in range(number, number + count):
        world, small = _made(plan, kind, i)
        answers = [answer.to_json() for answer in asked_of(world, small, plan.limit)]
        found.append({"world": world.to_json(), "is_aside": is_aside(world), "asked": answers})
    return found


def _made(plan: WorldsPlan, kind: str, number: int) -> tuple[World, SmallWorld]:
    """Make the world of a number: the first drawn in which it matters who moves first, or seldom another."""
    chance = random.Random(f"{plan.seed} {kind} {number}")
    for _ in range(TRIES):
        if plan.games:
            world = cut_world(kind, _position(_games(plan.games, plan.games_of), chance), chance)
        else:
            world = drawn_world(kind, chance)
        if world is None:
            continue
        try:
            small = solved(world)
        except UsageError:  # too many positions
            continue
        is_settled = small.witness(1, world.pursuer) == small.witness(2, world.pursuer)
        if not is_settled or chance.randrange(SETTLED) == 0:
            return world, small
    raise UsageError(f"no {kind} world in {TRIES:,} draws")


@cache
def _games(files: tuple[Path, ...], count: int) -> list[NamedGame]:
    found, _ = real_games(list(files), count, (19,))
    if not found:
        raise UsageError("no 19x19 game in the files")
    return found


def _position(games: Sequence[NamedGame], chance: random.Random) -> Board:
    """Give the board at a move of a game, both by chance."""
    record = chance.choice(games).record
    board = starting_board(record)
    for move in record.moves[: chance.randint(len(record.moves) // 5, len(record.moves))]:
        board.play(move.color, move.point)
    return board


# What came of it ------------------------------------------------------------------------------------------------------


def _answers(records: Sequence[Record]) -> Iterator[tuple[str, bool, Record]]:
    for record in records:
        for answer in record["asked"]:
            yield record["world"]["kind"], record["is_aside"], answer


def kind_rows(records: Sequence[Record]) -> list[Row]:
    """Give a row a kind and half: questions, how they came out, nodes and microseconds a question."""
    counts: dict[tuple[str, bool], Counter[str]] = {}
    nodes: Counter[tuple[str, bool]] = Counter()
    seconds: dict[tuple[str, bool], float] = {}
    for kind, aside, answer in _answers(records):
        half = (kind, aside)
        counts.setdefault(half, Counter())[answer["outcome"]] += 1
        nodes[half] += answer["nodes"]
        seconds[half] = seconds.get(half, 0.0) + answer["seconds"]
    rows: list[Row] = []
    for half in sorted(counts):
        count = counts[half]
        total = sum(count.values())
        rows.append(
            {
                "kind": half[0],
                "half": "never looked at" if half[1] else "looked at",
                "questions": total,
                **{
                    name: count[name] for name in ("same", "wrong", "move", "unknown", "repetition")
                },
                "nodes": round(nodes[half] / total, 1),
                "us": round(1e6 * seconds[half] / total, 1),
            }
        )
    return rows


def cause_rows(records: Sequence[Record]) -> list[Row]:
    """Give a row a cause of differences, the most frequent first: how often in the half looked at and in the other."""
    counts: Counter[tuple[str, str, bool]] = Counter(
        (kind, answer["cause"], aside)
        for kind, aside, answer in _answers(records)
        if answer["cause"]
    )
    causes = {(kind, cause) for kind, cause, _ in counts}
    return [
        {
            "kind": kind,
            "cause": cause,
            "looked_at": counts[kind, cause, False],
            "never": counts[kind, cause, True],
        }
        for kind, cause in sorted(
            causes, key=lambda one: (-counts[*one, False] - counts[*one, True], one)
        )
    ]


def written(records: Sequence[Record]) -> str:
    """Give the drawings of the worlds that readers say otherwise of, by cause, of the half that may be looked at."""
    by_cause: dict[str, list[str]] = {}
    for record in records:
        if record["is_aside"]:
            continue
        for answer in record["asked"]:
            if answer["cause"]:
                world = world_from_json(record["world"])
                keeping = " ".join(answer["keeping"]) or "-"
                told = (
                    f"{world}\n{answer['first']} first: {answer['truth']} by {keeping},"
                    f" said {answer['said']} {answer['move']}\n"
                )
                by_cause.setdefault(f"{world.kind}: {answer['cause']}", []).append(told)
    parts = [
        f"=== {cause} ({len(told)})\n\n" + "\n".join(told)
        for cause, told in sorted(by_cause.items(), key=lambda item: (-len(item[1]), item[0]))
    ]
    return "\n".join(parts)
