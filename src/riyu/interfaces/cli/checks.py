"""What `riyu doctor` looks at: a function a check, each giving how it went and what to do about it.

Takes settings; gives frozen findings. Prints nothing and mends nothing.
"""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import machinery, metadata, util
from pathlib import Path

import riyu
from riyu.base.errors import RiyuError
from riyu.base.words import counted
from riyu.interfaces.cli.version import knowledge_files, version_text
from riyu.interfaces.settings import Settings, settings_file

__all__ = ["FAIL", "OK", "WARN", "Finding", "run_checks"]

OK, WARN, FAIL = "ok", "warn", "fail"


@dataclass(frozen=True, slots=True)
class Finding:
    """How a check went: `verdict` is OK, WARN (something optional is missing) or FAIL; `advice` is what to do."""

    name: str
    verdict: str
    found: str
    advice: str = ""


def run_checks(settings: Settings) -> Iterator[Finding]:
    """Run all checks, one after the other; a check that breaks is a finding, too."""
    checks: dict[str, Callable[[Settings], Finding]] = {
        "python": _python,
        "program": _program,
        "compiled core": _compiled,
        "settings": _settings,
        "knowledge": _knowledge,
        "rules": _rules,
        "styles": _styles,
        "a move": _move,
        "gtp": _gtp,
        "gnugo": _gnugo,
        "sgfmill": lambda _: _module("sgfmill", "tests compare boards with it"),
        "chromium": _chromium,
    }
    for name, check in checks.items():
        try:
            yield check(settings)
        except RiyuError as error:
            yield Finding(name, FAIL, str(error), "mend what the message names, or reinstall riyu")
        except Exception as error:  # the one place where a fault of ours is something to report
            yield Finding(
                name, FAIL, f"{type(error).__name__}: {error}", "reinstall riyu, or report this"
            )


def _python(_: Settings) -> Finding:
    implementation = platform.python_implementation()
    found = f"{implementation} {platform.python_version()}, {sys.executable}"
    if implementation != "CPython":
        return Finding("python", WARN, found, "the compiled core is tested with CPython alone")
    return Finding("python", OK, found)


def _program(_: Settings) -> Finding:
    where = Path(riyu.__file__).parent
    try:
        metadata.version("riyu")
    except metadata.PackageNotFoundError:
        return Finding(
            "program", WARN, f"{version_text()}, {where}, not installed", "pip install -e ."
        )
    return Finding("program", OK, f"{version_text()}, {where}")


def _compiled(_: Settings) -> Finding:
    root = Path(riyu.__file__).parent
    # A module is compiled if a .pxd stands beside it; constants and the like have one, and are for sharing alone.
    shared = {"constants"}
    names = [
        ".".join(("riyu", *path.relative_to(root).with_suffix("").parts))
        for path in sorted(root.rglob("*.pxd"))
        if path.stem not in shared and path.with_suffix(".py").exists()
    ]
    plain = [name for name in names if not _is_extension(name)]
    if plain:
        return Finding(
            "compiled core",
            FAIL,
            f"plain: {', '.join(plain)}",
            "python setup.py build_ext --inplace, or install a wheel",
        )
    from riyu.game.board import Board

    board = Board(9)
    board.play(1, 105)
    return Finding("compiled core", OK, counted(len(names), "module"))


def _is_extension(name: str) -> bool:
    spec = util.find_spec(name)
    return bool(spec and spec.origin and spec.origin.endswith(tuple(machinery.EXTENSION_SUFFIXES)))


def _settings(_: Settings) -> Finding:
    path = settings_file()
    return Finding("settings", OK, f"{path}{'' if path.exists() else ' (not there: defaults)'}")


def _knowledge(settings: Settings) -> Finding:
    from riyu.player.knowledge_in_force import KnowledgeInForce

    files = knowledge_files()
    if not files:
        return Finding("knowledge", FAIL, "no files", "reinstall riyu")
    start = time.process_time()
    found = KnowledgeInForce(style=settings.style).now
    seconds = time.process_time() - start
    return Finding(
        "knowledge", OK, f"{counted(len(files), 'file')}, {found.hash}, loaded in {seconds:.2f} s"
    )


def _rules(_: Settings) -> Finding:
    from riyu.inference.default import default_rulebase

    start = time.process_time()
    found = default_rulebase()
    seconds = time.process_time() - start
    count = (
        f"{counted(len(found.rules), 'rule')} in {counted(len(found.strata), 'stratum', 'strata')}"
    )
    return Finding("rules", OK, f"{count}, loaded in {seconds:.2f} s")


def _styles(settings: Settings) -> Finding:
    from riyu.player.style import load_style, style_names

    names = style_names()
    for name in names:
        load_style(name)
    if settings.style:
        load_style(settings.style)
    if not names:
        return Finding("styles", FAIL, "no files", "reinstall riyu")
    return Finding("styles", OK, ", ".join(names))


def _move(settings: Settings) -> Finding:
    from riyu.game.constants import BLACK
    from riyu.game.game import Game
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.reading.blackboard import Blackboard

    knowledge = KnowledgeInForce()
    blackboard = Blackboard(Game(9), knowledge)
    decision = Engine(seed=settings.seed, knowledge=knowledge).decide(blackboard, BLACK)
    return Finding("a move", OK, f"{decision.headline()} ({decision.seconds:.2f} s)")


def _gtp(settings: Settings) -> Finding:
    from riyu.interfaces.cli.engines import command_of
    from riyu.lab.peer import Peer

    start = time.monotonic()
    with Peer(command_of(f"riyu gtp --seed {settings.seed}", settings), timeout=20.0) as peer:
        said = peer.ask("name")
    return Finding("gtp", OK, f"{said} answers after {time.monotonic() - start:.2f} s")


def _gnugo(settings: Settings) -> Finding:
    from riyu.lab.peer import Peer

    advice = "optional, to play against: install gnugo, or set `gnugo` to its path in the settings"
    try:
        with Peer(f"{settings.gnugo} --mode gtp", timeout=10.0) as peer:
            return Finding("gnugo", OK, f"{peer.ask('name')} {peer.ask('version')}")
    except RiyuError as error:
        return Finding("gnugo", WARN, str(error), advice)


def _module(name: str, use: str) -> Finding:
    if util.find_spec(name) is None:
        return Finding(name, WARN, "not there", f"optional, {use}: pip install {name}")
    return Finding(name, OK, metadata.version(name))


def _chromium(_: Settings) -> Finding:
    from riyu.lab.peer import find_program

    for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
        path = find_program(name)
        if path:
            return Finding("chromium", OK, path)
    return Finding("chromium", WARN, "not there", "optional, tests of the page need it")
