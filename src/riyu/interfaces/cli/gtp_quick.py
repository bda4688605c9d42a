"""`riyu gtp` by the short way: its options read without typer, so that an engine answers at once.

Takes words; gives options, or None for what the long way must handle (help, mistakes). Knows no GTP.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

__all__ = ["FLAGS", "GtpOptions", "parse", "run_quickly", "serve"]


@dataclass(frozen=True, slots=True)
class GtpOptions:
    """What `riyu gtp` was asked for; None where the settings decide."""

    style: str | None = None
    ruleset: str | None = None
    komi: float | None = None
    size: int | None = None
    seed: int | None = None
    no_resign: bool = False
    log: Path | None = None
    search: str | None = None
    simulations: int | None = None
    time: float | None = None
    threads: int | None = None
    memory: int | None = None
    ponder: bool = False
    dynamic_komi: str | None = None
    level: str | None = None
    game_time: float | None = None


FLAGS = {
    "--style": "style",
    "--ruleset": "ruleset",
    "--komi": "komi",
    "--size": "size",
    "-s": "size",
    "--seed": "seed",
    "--no-resign": "no_resign",
    "--log": "log",
    "--search": "search",
    "--simulations": "simulations",
    "--time": "time",
    "--threads": "threads",
    "--memory": "memory",
    "--ponder": "ponder",
    "--dynamic-komi": "dynamic_komi",
    "--level": "level",
    "--game-time": "game_time",
}
"""Every option of `riyu gtp` and the field it fills; a test keeps them those of `cli.gtp`."""

_READERS = {
    "komi": float,
    "size": int,
    "seed": int,
    "log": Path,
    "simulations": int,
    "time": float,
    "game_time": float,
    "threads": int,
    "memory": int,
}


def parse(words: Sequence[str]) -> GtpOptions | None:
    """Give the options if the words are nothing but `--name value`, `--name=value` and plain flags; else None."""
    values: dict[str, object] = {}
    rest = list(words)
    while rest:
        flag, equals, value = rest.pop(0).partition("=")
        name = FLAGS.get(flag)
        if name is None or (equals and not flag.startswith("--")):
            return None
        if name in ("no_resign", "ponder"):
            if equals:
                return None
            values[name] = True
            continue
        if not equals:
            if not rest or rest[0].startswith("-"):
                return None
            value = rest.pop(0)
        try:
            values[name] = _READERS.get(name, str)(value)
        except ValueError:
            return None
    return GtpOptions(**values)  # type: ignore[arg-type]


def run_quickly(options: GtpOptions) -> int:
    """Serve as a process of its own: give the exit code. Errors are said on standard error."""
    from riyu.interfaces.cli.exits import report_error
    from riyu.interfaces.cli.terminal import drop_output, prepare_streams

    prepare_streams()
    try:
        return serve(options)
    except BrokenPipeError:
        drop_output()
        return 0
    except (Exception, KeyboardInterrupt) as error:
        return report_error(error)


def serve(options: GtpOptions) -> int:
    """Answer GTP on standard input and output until it ends; give the exit code."""
    from riyu.interfaces.settings import load_settings

    settings = load_settings(
        style=options.style,
        ruleset=options.ruleset,
        komi=options.komi,
        size=options.size,
        seed=options.seed,
        level=options.level,
    )
    from riyu.interfaces.gtp.commands import main
    from riyu.player.searching import searching_of

    searching = searching_of(
        options.search,
        options.simulations,
        options.time,
        options.threads,
        options.memory,
        options.ponder,
        options.dynamic_komi,
        options.game_time,
    )
    return main(settings, resigns=not options.no_resign, log=options.log, searching=searching)
