"""A match's folder: settings, a line a finished game, the games, and an index to query.

Takes results, keeps them so that nothing finished is lost; gives them back. Plays nothing.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

from riyu.base.errors import BadInput, Place, RiyuError, UsageError
from riyu.base.files import read_lines
from riyu.base.held import HeldByAnother, held
from riyu.base.whole_files import add_line, make_folder, sweep, write_whole
from riyu.lab._playing import GameResult, result_from_json
from riyu.lab._settings import MatchSettings

__all__ = ["MatchFolder", "read_results"]

_RESULTS = "results.jsonl"
_SETTINGS = "settings.json"
_INDEX = "index.sqlite"
_COLUMNS = {
    "game": "INTEGER PRIMARY KEY",
    "seed": "INTEGER",
    "black": "TEXT",
    "white": "TEXT",
    "first_color": "TEXT",
    "result": "TEXT",
    "winner": "TEXT",
    "ending": "TEXT",
    "reason": "TEXT",
    "moves": "INTEGER",
    "first_seconds": "REAL",
    "second_seconds": "REAL",
    "first_cpu_seconds": "REAL",
    "second_cpu_seconds": "REAL",
    "first_slowest": "REAL",
    "second_slowest": "REAL",
    "first_said": "TEXT",
    "second_said": "TEXT",
    "scorer_said": "TEXT",
    "agree": "INTEGER",
    "scored_by": "TEXT",
    "errors": "TEXT",
    "date": "TEXT",
    "riyu": "TEXT",
    "first_knowledge": "TEXT",
    "second_knowledge": "TEXT",
    "settings": "TEXT",
    "sgf": "TEXT",
}


class MatchFolder:
    """The folder of one match, held by one process at a time. Made by `opened`."""

    def __init__(self, path: Path, settings: MatchSettings) -> None:
        self.path = path
        self.settings = settings

    @contextlib.contextmanager
    def opened(self) -> Iterator[list[GameResult]]:
        """Hold the folder, made if need be, and give the games finished before, of those the settings ask for.

        On leaving, the index is built; after an error as far as it can be. Raises UsageError if the folder holds
        results under other settings or another process is writing to it, BadInput with the line if its results can't
        be read, WriteError if something can't be written.
        """
        games = self.path / "games"
        make_folder(games)
        try:
            with held(self.path):
                for folder in (self.path, games):
                    sweep(folder, age=0)
                self._check_settings()
                _drop_torn_line(self.path / _RESULTS)
                try:
                    yield [r for r in read_results(self.path) if r.game < self.settings.games]
                except BaseException:
                    with contextlib.suppress(
                        RiyuError
                    ):  # it can be built from the results at any time
                        self._build_index()
                    raise
                self._build_index()
        except HeldByAnother:
            raise UsageError(f"another match is writing to {self.path}") from None

    def add(self, result: GameResult, sgf: str) -> None:
        """Keep a finished game: first its SGF, then its line, so that a line always has its game. Raises WriteError."""
        write_whole(self.path / result.sgf, sgf)
        add_line(self.path / _RESULTS, json.dumps(result.to_json(), ensure_ascii=False).encode())

    def _check_settings(self) -> None:
        path = self.path / _SETTINGS
        wanted = json.loads(json.dumps(self.settings.to_json()))
        results = self.path / _RESULTS
        # Settings under which no game was finished (an engine's name was mistyped, say) give way.
        has_results = results.exists() and b"\n" in results.read_bytes()
        if has_results and path.exists():
            try:
                found = json.loads(path.read_text(encoding="utf-8"))
            except json.JSONDecodeError as error:
                raise BadInput(f"no JSON: {error.msg}", Place(str(path), error.lineno)) from None
            differences = list(_differences(found, wanted))
            if differences:
                raise UsageError(
                    f"{self.path} holds a match with other settings ({'; '.join(differences)}): "
                    "take another folder, or the same settings to go on with it"
                )
        elif has_results:
            raise UsageError(
                f"{self.path} holds results without their settings: take another folder"
            )
        # More games may be asked for than the last time.
        text = json.dumps(wanted, indent=2) + "\n"
        if not path.exists() or path.read_bytes() != text.encode():
            write_whole(path, text)

    def _build_index(self) -> None:
        import sqlite3

        columns = ", ".join(f"{name} {kind}" for name, kind in _COLUMNS.items())
        with contextlib.closing(sqlite3.connect(":memory:")) as base, base:
            base.execute(f"CREATE TABLE games ({columns})")
            marks = ", ".join("?" * len(_COLUMNS))
            rows = [_row(result) for result in read_results(self.path)]
            base.executemany(f"INSERT OR REPLACE INTO games VALUES ({marks})", rows)
            base.commit()
            write_whole(self.path / _INDEX, base.serialize())


def read_results(folder: Path) -> list[GameResult]:
    """Read the finished games of a match's folder, by number. Raises BadInput with the line."""
    path = folder / _RESULTS
    if not path.exists():
        return []
    results: dict[int, GameResult] = {}
    for number, line in enumerate(read_lines(path), start=1):
        try:
            result = result_from_json(json.loads(line))
        except json.JSONDecodeError as error:
            raise BadInput(f"no JSON: {error.msg}", Place(str(path), number, error.colno)) from None
        except (RecursionError, ValueError) as error:
            raise BadInput(f"no result: {error}", Place(str(path), number)) from None
        except BadInput as error:
            raise BadInput(error.message, Place(str(path), number)) from None
        results[result.game] = result
    return [results[game] for game in sorted(results)]


def _drop_torn_line(path: Path) -> None:
    """Cut off a last line without its end: the process was killed while it wrote; that game is played again."""
    if not path.exists():
        return
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) != len(data):
        write_whole(path, whole)


def _differences(found: object, wanted: object, name: str = "") -> Iterator[str]:
    if isinstance(found, dict) and isinstance(wanted, dict):
        for key in sorted({*found, *wanted}):
            if name or key != "games":
                inner = f"{name}.{key}" if name else key
                yield from _differences(found.get(key), wanted.get(key), inner)
    elif found != wanted:
        yield f"{name}: {found!r} there, {wanted!r} asked for"


def _row(result: GameResult) -> list[object]:
    row: list[object] = []
    for name in _COLUMNS:
        role, _, what = name.partition("_")
        if role in ("first", "second", "scorer") and what in (
            "seconds",
            "cpu_seconds",
            "slowest",
            "said",
        ):
            row.append(getattr(result, what).get(role))
        elif what == "knowledge":
            row.append(result.engines.get(role, {}).get(what))
        elif name == "errors":
            row.append("\n".join(result.errors))
        else:
            row.append(getattr(result, name))
    return row
