"""One engine led through the steps of a script: set up, asked, and started again where it failed.

Takes steps and a way to start an engine; gives each question's reply with its time. Judges no answer.
"""

from __future__ import annotations

import shutil
import tarfile
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

from riyu.base.errors import PeerError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import point_text
from riyu.game.position import Position
from riyu.lab._steps import Ask, Load, Send, SetUp
from riyu.lab.peer import Engine, Peer, PeerTimeoutError
from riyu.sgf.node import Node
from riyu.sgf.points import texts
from riyu.sgf.writer import write_text

__all__ = ["Answer", "Session", "sgf_of"]

_BOARD_COMMANDS = frozenset(
    {
        *(
            "boardsize",
            "clear_board",
            "loadsgf",
            "set_position",
            "gogui-setup",
            "gogui-setup_player",
        ),
        *("play", "black", "white", "gogui-play_sequence", "undo", "gg-undo"),
        *("trymove", "tryko", "popgo"),
        *("genmove", "genmove_black", "genmove_white", "kgs-genmove_cleanup", "gomill-genmove_ex"),
        *("fixed_handicap", "place_free_handicap", "set_free_handicap"),
    }
)
_REPLACING = frozenset({"komi", "level", "set_random_seed", "time_settings"})
_COLOR_NAMES = {BLACK: "black", WHITE: "white"}


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question.

    `problem` is empty, or why there is no answer to judge: `unsupported`, `refused`, `crash`, `time-out`, `set-up`;
    `text` then says it in words. Times in seconds, wall clock and processor.
    """

    ok: bool
    text: str
    problem: str
    seconds: float
    cpu_seconds: float


@dataclass(slots=True)
class _Entry:
    step: Send | Load | SetUp
    done: bool = False
    failure: str = ""
    hopeless: str = ""  # the engine crashed or hung over it: not tried again


@dataclass(slots=True)
class _Running:
    engine: Engine
    commands: frozenset[str] = field(default_factory=frozenset)


class Session:
    """An engine kept through a script. Set-up steps wait until a question needs them.

    After a crash or time-out the engine is started again and what had been set up since the last board is set up again
    before the next question. Use as a context manager; `stop` ends it from another thread.
    """

    def __init__(self, start: Callable[[], Engine], timeout: float) -> None:
        self._start = start
        self._timeout = timeout
        self._history: list[_Entry] = []
        self._leftover: list[Send | Load | SetUp] = []
        self._running: _Running | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._stopped = threading.Event()
        self.restarts = 0
        """How many times the engine had to be started again."""

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end_engine()
        if self._folder is not None:
            self._folder.cleanup()

    def stop(self) -> None:
        """Make the running question end at once, with an error; from any thread."""
        self._stopped.set()
        running = self._running
        if running is not None and isinstance(running.engine, Peer):
            running.engine.kill()

    def identity(self) -> tuple[str, str, str]:
        """Give name, version and what names its knowledge, as the engine states them, empty where it doesn't.

        Raises PeerError.
        """
        running = self._engine()

        def said(command: str) -> str:
            ok, text = self._send(running, command)
            return text if ok else ""

        knows = "riyu-knowledge" in running.commands
        return said("name"), said("version"), said("riyu-knowledge") if knows else ""

    # Steps -----------------------------------------------------------------------------------------------------------

    def prepare(self, step: Send | Load | SetUp) -> None:
        """Note a set-up step; a new board makes what was played on the last one void."""
        word = step.command.split()[0] if isinstance(step, Send) else ""
        if word in _REPLACING:
            self._history = [
                entry
                for entry in self._history
                if not (isinstance(entry.step, Send) and entry.step.command.split()[0] == word)
            ]
        elif word in ("", "boardsize", "clear_board"):
            kept: list[_Entry] = []
            void: list[_Entry] = []
            for entry in self._history:
                outlasts = _outlasts_board(entry.step, keep_size=word == "clear_board")
                (kept if outlasts else void).append(entry)
            self._history = kept
            # What came after the last question on a board that stands must still be sent: GNU Go aborts when a game is
            # loaded over a `trymove` that was not taken back.
            if any(entry.done for entry in void):
                self._leftover += [entry.step for entry in void if not entry.done]
        self._history.append(_Entry(step))

    def ask(self, question: Ask) -> Answer:
        """Set up what waits, ask, and give what came of it. Raises PeerError if the engine can't even be started."""
        start, cpu = time.monotonic(), 0.0
        running = self._engine()
        try:
            failure = self._catch_up(running)
            if failure:
                return self._answer(False, failure, "set-up", start, 0.0)
            start, cpu = time.monotonic(), _cpu_seconds(running.engine)
            asked = _in_known_questions(question.command, running.commands)
            ok, text = self._send(running, asked)
            plays = asked.startswith("genmove ") and not question.command.startswith("genmove")
            if plays and ok and text.strip().lower() != "resign":
                self._send(running, "undo")
            used = _cpu_seconds(running.engine) - cpu
        except Exception as error:
            # A failed program, or an error in an engine of this process: the question is lost, the suite goes on.
            if self._stopped.is_set():
                raise
            used = _cpu_seconds(running.engine) - cpu
            self._end_engine()
            self.restarts += 1
            problem = "time-out" if isinstance(error, PeerTimeoutError) else "crash"
            words = (
                str(error) if isinstance(error, PeerError) else f"{type(error).__name__}: {error}"
            )
            return self._answer(False, words, problem, start, used)
        problem = ""
        if not ok:
            word = asked.split()[0]
            unknown = "unknown command" in text.lower() or (
                bool(running.commands) and word not in running.commands
            )
            problem = "unsupported" if unknown else "refused"
        return self._answer(ok, text, problem, start, used)

    # Inside ----------------------------------------------------------------------------------------------------------

    def _answer(self, ok: bool, text: str, problem: str, start: float, cpu: float) -> Answer:
        return Answer(ok, text, problem, time.monotonic() - start, max(0.0, cpu))

    def _engine(self) -> _Running:
        if self._running is None:
            engine = self._start()
            self._running = _Running(engine)
            if self._stopped.is_set():
                raise PeerError("stopped")
            ok, text = self._send(self._running, "list_commands")
            if ok:
                self._running.commands = frozenset(text.split())
            self._leftover = []
            for entry in self._history:
                entry.done, entry.failure = False, ""
        return self._running

    def _end_engine(self) -> None:
        running, self._running = self._running, None
        close = getattr(running.engine, "close", None) if running is not None else None
        if close is not None:
            close()

    def _catch_up(self, running: _Running) -> str:
        """Do the set-up steps not done yet; give why the set-up in force failed, or an empty text."""
        hopeless = next((entry.hopeless for entry in self._history if entry.hopeless), "")
        if hopeless:
            return hopeless
        leftover, self._leftover = self._leftover, []
        for step in leftover:
            self._do(running, step)
        for entry in self._history:
            if not entry.done:
                try:
                    entry.failure = self._do(running, entry.step)
                except Exception as error:
                    entry.hopeless = str(error)
                    raise
                entry.done = True
        return next((entry.failure for entry in self._history if entry.failure), "")

    def _do(self, running: _Running, step: Send | Load | SetUp) -> str:
        if isinstance(step, SetUp):
            return self._set_up(running, step)
        if isinstance(step, Load):
            try:
                path = self._reachable(step)
            except (OSError, KeyError, tarfile.TarError) as error:
                return f"{step.file} can't be loaded: {error}"
            command = f"loadsgf {path} {step.upto}".strip()
        else:
            command = _in_known_words(step.command, running.commands)
        ok, text = self._send(running, command)
        optional = isinstance(step, Send) and step.optional
        return "" if ok or optional else f"{command}: {text}"

    def _set_up(self, running: _Running, step: SetUp) -> str:
        position = step.position
        commands = [f"boardsize {position.size}", "clear_board"]
        stones = [
            f"{letter} {point_text(point)}"
            for letter, color in (("b", BLACK), ("w", WHITE))
            for point in position.points(color)
        ]
        if "gogui-setup" in running.commands:
            if stones:
                commands.append("gogui-setup " + " ".join(stones))
            if "gogui-setup_player" in running.commands:
                commands.append(f"gogui-setup_player {_COLOR_NAMES[position.to_move][0]}")
        elif stones:
            path = self._new_file("position.sgf")
            path.write_text(sgf_of(position), encoding="ascii")
            commands.append(f"loadsgf {path}")
        if step.last_point:
            commands.append(f"play {_COLOR_NAMES[step.last_color]} {point_text(step.last_point)}")
        for command in commands:
            ok, text = self._send(running, command)
            if not ok:
                return f"{command}: {text}"
        return ""

    def _send(self, running: _Running, command: str) -> tuple[bool, str]:
        if isinstance(running.engine, Peer):
            return running.engine.send(command, self._timeout)
        return running.engine.send(command)

    def _reachable(self, step: Load) -> Path:
        """Give a path of the game's file that stands on a GTP line: absolute and without blanks."""
        if step.archive is not None:
            path = self._new_file("game.sgf")
            with tarfile.open(step.archive) as archive:
                member = archive.extractfile(str(step.file))
                if member is None:
                    raise OSError(f"no file in {step.archive.name}")
                path.write_bytes(member.read())
            return path
        path = step.file.absolute()
        if not path.is_file():
            raise OSError("no such file")
        if any(c.isspace() for c in str(path)):
            path = self._new_file("game.sgf")
            shutil.copyfile(step.file, path)
        return path

    def _new_file(self, name: str) -> Path:
        # One folder, two names, used anew each time: the engine has read the file before the next one is written.
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="riyu-suite-")
        return Path(self._folder.name) / name


def _outlasts_board(step: Send | Load | SetUp, keep_size: bool) -> bool:
    if not isinstance(step, Send):
        return False
    word = step.command.split()[0]
    return word not in _BOARD_COMMANDS or (keep_size and word == "boardsize")


def _in_known_words(command: str, known: frozenset[str]) -> str:
    """Give a GNU Go command in standard words, if the engine doesn't list it and there are some."""
    words = command.split()
    if not known or words[0] in known:
        return command
    if words[0] in ("trymove", "tryko") and len(words) == 3:
        return f"play {words[1]} {words[2]}"
    if words[0] == "popgo":
        return "undo"
    if words[0] in ("black", "white") and len(words) == 2:
        return f"play {words[0]} {words[1]}"
    return command


def _in_known_questions(command: str, known: frozenset[str]) -> str:
    """Give a question for a move in words that the engine lists: one it plays is taken back."""
    word = command.split()[0]
    ours = word in ("riyu-solve", "riyu-race")
    if not (ours or word in ("reg_genmove", "gg_genmove")) or word in known:
        return command
    color = command.split()[1]
    if known and "reg_genmove" not in known and {"genmove", "undo"} <= known:
        return f"genmove {color}"
    return f"reg_genmove {color}" if "reg_genmove" in known or ours else command


def _cpu_seconds(engine: Engine) -> float:
    return engine.cpu_seconds if isinstance(engine, Peer) else time.thread_time()


def sgf_of(position: Position) -> str:
    """Give a position as an SGF file without moves, as every `loadsgf` reads it."""
    root = Node()
    root.set_raw("SZ", str(position.size))
    root.set_raw("KM", "0")
    for name, color in (("AB", BLACK), ("AW", WHITE)):
        if stones := texts(position.points(color), position.size):
            root.set_raw(name, *stones)
    root.set_raw("PL", "B" if position.to_move == BLACK else "W")
    return write_text(root)
