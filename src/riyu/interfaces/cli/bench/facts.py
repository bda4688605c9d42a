"""`riyu bench facts`: facts asked between moves over GTP, beside a program just started.

Takes games and options; gives a table or JSON. Compares nothing itself: the lab does.
"""

from __future__ import annotations

import random
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.games import real_games_for
from riyu.interfaces.cli.options import Json, Parallel, Quiet, Seed, SomeGames
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import Settings, load_settings

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session
    from riyu.lab.facts_between import Asked, FilesInTurn, OwnGame
    from riyu.lab.games import NamedGame
    from riyu.player.knowledge_in_force import KnowledgeInForce

__all__ = ["EXAMPLES", "facts"]

EXAMPLES = """
riyu bench facts --games 30                            random games, and riyu's own
riyu bench facts games19/tom_9d.sgfs.gz --games 2000   a third of them the files'
"""

_AT_ONCE = 5
"""Games of one job: each has folders of files of its own."""
_SIZES = (9, 13, 7, 19)
_OWN_SIZES = (9, 9, 13)
_SECONDS_LATER = 10.0
"""How far the clock goes on when a file is replaced: it is looked at when next asked for."""


def facts(
    files: SomeGames = None,
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="N", min=1, help="Games to ask in.")
    ] = 60,
    seed: Seed = None,
    parallel: Parallel = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Ask for facts between moves and compare each answer with a fresh program's.

    Of the games a third are riyu's own, played hastily, a third random, a third the files' (if there are files).
    Moves are taken back, caches cleared, rule and pattern files replaced in between. The exit code is 1 if anything
    differs.
    """
    from riyu.lab.facts_between import Asked, OwnGame
    from riyu.lab.games import random_games
    from riyu.lab.processes import as_they_come, cores

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    third = games // 3
    real = real_games_for(output, files, third) if files else []
    own = [
        OwnGame(f"own game {number}", size := _OWN_SIZES[number % len(_OWN_SIZES)], size * size)
        for number in range(third)
    ]
    rest = games - len(real) - len(own)
    kinds: dict[str, list[NamedGame | OwnGame]] = {
        "riyu's own": [*own],
        "random": [*random_games(rest, settings.seed, _SIZES)],
        "files'": [*real],
    }
    jobs = [
        (kind, found[i : i + _AT_ONCE], settings.seed)
        for kind, found in kinds.items()
        for i in range(0, len(found), _AT_ONCE)
    ]
    random.Random(settings.seed).shuffle(jobs)
    asked = {kind: Asked() for kind in kinds}
    with output.progress("games") as advance:
        for number, found in as_they_come(_ask, jobs, parallel or cores()):
            asked[jobs[number][0]].add(found)
            advance(sum(one.games for one in asked.values()), games, "")
    rows: list[dict[str, object]] = [
        {
            "games": kind,
            "number": one.games,
            "moves": one.moves,
            "questions": one.questions,
            "compared": one.compared,
            "undone": one.undone,
            "cleared": one.cleared,
            "replaced": one.replaced,
            "errors": one.errors,
            "differences": len(one.differences),
        }
        for kind, one in asked.items()
        if one.games
    ]
    differences = [line for one in asked.values() for line in one.differences]
    give_rows(output, rows, settings, note="\n".join(differences), differences=differences)
    return FOUND_FAILURES if differences else DONE


def _ask(job: tuple[str, Sequence[NamedGame | OwnGame], int]) -> Asked:
    """Ask in some games, in folders of their own."""
    from riyu.lab.facts_between import FilesInTurn, ask_between
    from riyu.patterns.files import package_folder

    _, games, seed = job
    with tempfile.TemporaryDirectory(prefix="riyu-facts-") as folder:
        folders = {".rule": Path(folder) / "rules", ".pat": Path(folder) / "patterns"}
        for path in folders.values():
            shutil.copytree(package_folder(path.name), path)
        programs = _Programs(FilesInTurn(folders, ("rule", "pattern")), folders)
        return ask_between(games, programs.begin, programs.fresh, programs.replace, seed)


class _Programs:
    """GTP sessions on folders of knowledge: those that are asked follow the files, fresh ones have them just loaded."""

    def __init__(self, files: FilesInTurn, folders: Mapping[str, Path]) -> None:
        self._files = files
        self._folders = folders
        self._now = 0.0
        self._loaded: KnowledgeInForce | None = None

    def _knowledge(self) -> KnowledgeInForce:
        from riyu.player.knowledge_in_force import KnowledgeInForce

        return KnowledgeInForce(
            [self._folders[".pat"]], [self._folders[".rule"]], clock=lambda: self._now
        )

    def begin(self, size: int) -> Session:
        """Begin a session that is to be asked."""
        return _session(size, self._knowledge())

    def fresh(self, size: int) -> Session:
        """Begin a session with what the files hold."""
        if self._loaded is None:
            self._loaded = self._knowledge()
        return _session(size, self._loaded)

    def replace(self, chance: random.Random) -> None:
        """Give a file another text."""
        self._files.replace(chance)
        self._now += _SECONDS_LATER
        self._loaded = None


def _session(size: int, knowledge: KnowledgeInForce) -> Session:
    from riyu.interfaces.gtp.commands import new_session
    from riyu.player.engine import Engine
    from riyu.player.style import Style

    def hasty(style: Style, seed: int) -> Engine:
        quick = replace(style, width=3, playouts=8, assess_playouts=20)
        return Engine(quick, seed, knowledge)

    return new_session(Settings(size=size), engine_factory=hasty, knowledge=knowledge)
