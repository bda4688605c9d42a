"""`riyu patterns review` and `riyu rules review`: what each pattern or rule did in games, the worst first.

Takes games and options; gives tables. Looks at nothing itself: the lab does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.knowledge import Folder
from riyu.interfaces.cli.options import Games, Json, Parallel, Quiet
from riyu.interfaces.cli.output import Output

if TYPE_CHECKING:
    from riyu.lab.games import NamedGame
    from riyu.lab.knowledge_review import Did, How, Looked

__all__ = ["PATTERN_EXAMPLES", "RULE_EXAMPLES", "review_patterns", "review_rules"]

PATTERN_EXAMPLES = """
riyu patterns review games19/*.sgfs.gz --games 50                the whole library, the worst first
riyu patterns review games19/*.sgfs.gz --class press --class run
riyu patterns review games19/*.sgfs.gz --part even --by class    shares by class, on every other game
riyu patterns review games19/*.sgfs.gz --out DIR --resume        go on where a run was stopped
"""

RULE_EXAMPLES = """
riyu rules review games19/*.sgfs.gz --games 20               all rules, the worst first
riyu rules review games19/*.sgfs.gz --by file --part odd     shares by file, on every other game
riyu rules review games19/*.sgfs.gz --out DIR --resume       go on where a run was stopped
"""

_PARTS = ("all", "even", "odd")
_KEPT = ".review"

_Count = Annotated[
    int, typer.Option("--games", metavar="N", min=1, help="The first so many, of files in turn.")
]
_Every = Annotated[
    int, typer.Option("--every", metavar="N", min=1, help="Moves from one position to the next.")
]
_Part = Annotated[
    str,
    typer.Option("--part", metavar="PART", help="Of these games all, the even or the odd ones."),
]
_Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="Rows of the table.")]
_Out = Annotated[
    Path | None,
    typer.Option("--out", "-o", metavar="DIR", help="Where each game is kept while at work."),
]
_Resume = Annotated[
    bool, typer.Option("--resume", help="Go on where a run with the same games was stopped.")
]


def review_patterns(
    files: Games,
    games: _Count = 20,
    every: _Every = 10,
    part: _Part = "all",
    names: Annotated[
        list[str] | None,
        typer.Option("--class", metavar="NAME", help="This class only; more than once."),
    ] = None,
    by: Annotated[
        str, typer.Option("--by", metavar="ROWS", help="pattern, class, or purpose.")
    ] = "pattern",
    most: _Most = 40,
    out: _Out = None,
    resume: _Resume = False,
    parallel: Parallel = None,
    source: Folder = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Review what patterns did in games: fired, chosen, borne out by reading, what it cost; the worst first.

    Classes are asked where the player asks them, for the color to move. What a pattern claims of tactics about the
    stones that it names is read before the move and after it: `true` holds, `needless` is so without the move,
    `refuted` fails. Wrong is what fails more often than not.
    """
    from riyu.lab.knowledge_review import PATTERNS, How

    how = How(PATTERNS, str(existing(source)) if source else "", tuple(names or ()), every)
    reviewing = _Reviewing(Output(as_json, quiet), how, by, most)
    return reviewing.give(reviewing.taken(files, games, part), out, resume, parallel)


def review_rules(
    files: Games,
    games: _Count = 10,
    every: _Every = 10,
    part: _Part = "all",
    by: Annotated[
        str, typer.Option("--by", metavar="ROWS", help="rule, file, or purpose.")
    ] = "rule",
    most: _Most = 40,
    out: _Out = None,
    resume: _Resume = False,
    parallel: Parallel = None,
    source: Folder = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Review what rules did in games: fired, chosen, borne out by reading, what it cost; the worst first.

    They are asked for the color to move, with what they want read, read. A move's tactical purpose is read before the
    move and after it: `true` holds, `needless` is so without the move, `refuted` fails. Wrong is what fails more often
    than not.
    """
    from riyu.lab.knowledge_review import RULES, How

    how = How(RULES, str(existing(source)) if source else "", (), every)
    reviewing = _Reviewing(Output(as_json, quiet), how, by, most)
    return reviewing.give(reviewing.taken(files, games, part), out, resume, parallel)


class _Reviewing:
    """One run: what is looked over, and how its rows are given."""

    def __init__(self, output: Output, how: How, by: str, most: int) -> None:
        from riyu.base.errors import UsageError, nearest
        from riyu.lab.knowledge_review import PATTERNS, names_of

        of, group = ("pattern", "class") if how.kind == PATTERNS else ("rule", "file")
        known = (of, group, "purpose")
        if by not in known:
            raise UsageError(f"--by {by}: expected {', '.join(known)}{nearest(by, known)}")
        self.output, self.how, self.by, self.most = output, how, by, most
        self.of, self.group = of, group
        self.names = names_of(how)

    def taken(self, files: Sequence[Path], count: int, part: str) -> list[NamedGame]:
        """Give the games asked for; those that can't be read are told and passed over."""
        from riyu.base.errors import UsageError, nearest
        from riyu.lab.games import real_games

        if part not in _PARTS:
            raise UsageError(f"--part {part}: expected {', '.join(_PARTS)}{nearest(part, _PARTS)}")
        games, faults = real_games([existing(file) for file in files], count)
        for fault in faults:
            self.output.say(f"passed over: {fault}")
        return games if part == "all" else games[part == "odd" :: 2]

    def give(
        self, games: list[NamedGame], out: Path | None, resume: bool, parallel: int | None
    ) -> int:
        """Look the games over and give the rows."""
        from riyu.lab.knowledge_review import look_over
        from riyu.lab.processes import cores
        from riyu.lab.progress import Progress

        with ExitStack() as stack:
            progress: Progress | None = None
            if out is not None:
                kept = Progress.opened(out / _KEPT, "review", self._plan(games), resume)
                progress = stack.enter_context(kept)
            advance = stack.enter_context(self.output.counting("games", len(games)))
            looked = look_over(games, self.how, progress, parallel or cores(), advance)
            if progress is not None:
                progress.clear()
        self._give_rows(looked, len(games))
        return DONE

    def _plan(self, games: Sequence[NamedGame]) -> dict[str, object]:
        """Give what the parts depend on, by the names that a person has for it."""
        from dataclasses import asdict

        from riyu.base.digests import digest_of
        from riyu.lab.progress import readers_digest

        return {
            "games": digest_of("\n".join(f"{game.name} {game.record}" for game in games)),
            "program": readers_digest(),
            "knowledge": self._knowledge(),
            **asdict(self.how),
        }

    def _knowledge(self) -> str:
        from riyu.player.knowledge_in_force import KnowledgeInForce

        source = [self.how.source] if self.how.source else None
        return KnowledgeInForce(patterns=source, rules=source).hash

    def _give_rows(self, looked: Looked, games: int) -> None:
        from riyu.lab.knowledge_review import Did

        tables: Mapping[str, dict[str, Did]] = {
            self.of: {name: looked.by_name.get(name, Did()) for name in self.names},
            self.group: {name: looked.by_group.get(name, Did()) for name in self._groups(looked)},
            "purpose": looked.by_purpose,
        }
        rows = {
            by: [
                self._row(by, name, did, looked.positions)
                for name, did in sorted(table.items(), key=lambda item: (item[1].badness, item[0]))
            ]
            for by, table in tables.items()
        }
        verdicts = [did.verdict for did in tables[self.by].values()]
        self.output.say(
            f"{games} games, {looked.positions:,} positions; of {len(verdicts)}"
            f" {verdicts.count('wrong')} wrong, {verdicts.count('unchosen')} never chosen,"
            f" {verdicts.count('silent')} silent"
        )
        value = {"games": games, "positions": looked.positions, **rows}
        self.output.give(self.output.row_table(rows[self.by][: self.most]), value)

    def _groups(self, looked: Looked) -> list[str]:
        """Give the classes or files, those among them that only use what others draw."""
        return list(dict.fromkeys((*self.names.values(), *looked.by_group)))

    def _row(self, by: str, name: str, did: Did, positions: int) -> dict[str, object]:
        row: dict[str, object] = {by: name}
        if by == self.of:
            row[self.group] = self.names[name]
        if by != "purpose":
            row |= {
                "verdict": did.verdict,
                "fired": did.fired,
                "answers": did.answers,
                "chosen": did.chosen,
                "precision": _percent(did.chosen, did.answers),
                "recall": _percent(did.chosen, positions),
            }
            row |= {"against": did.against, "played so": did.played_so}
        return row | {
            "claims": did.claims,
            "true": did.true,
            "needless": did.needless,
            "refuted": did.refuted,
            "percent true": _percent(did.true, did.judged),
            "ms": round(did.ms, 1),
        }


def _percent(count: int, of: int) -> float | None:
    return round(100 * count / of, 1) if of else None
