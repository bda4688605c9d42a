"""How a command looks: examples first in its help, errors with the nearest right name, pipes that close early.

Takes typer's classes; gives ours. Knows no command.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from riyu.base.errors import BadInput, Place, nearest
from riyu.base.files import unread
from riyu.base.numbers import Bounds, shown
from riyu.game.constants import MAX_SIZE, MIN_SIZE
from riyu.interfaces.cli.terminal import drop_output

__all__ = [
    "BOUNDS",
    "Command",
    "Group",
    "Told",
    "add",
    "add_told",
    "existing",
    "make_group",
    "make_typer",
    "print_help",
]

_LARGEST_SEED = 2**63 - 1
_ANY = Bounds(0, 1_000_000_000)
_SEED = Bounds(0, _LARGEST_SEED, is_whole=True)
_PROCESSES = Bounds(1, 1024, is_whole=True)

BOUNDS = {
    "seed": _SEED,
    "apart_seed": _SEED,
    "spare": _SEED,
    "parallel": _PROCESSES,
    "jobs": _PROCESSES,
    "threads": _PROCESSES,
    "playouts": Bounds(0, 1_000_000, is_whole=True),  # some minutes
    "groups": Bounds(0, 1000, is_whole=True),
    "nodes": Bounds(0, 10_000_000, is_whole=True),
    "simulations": Bounds(0, 100_000_000, is_whole=True),
    "visits": Bounds(0, 10_000_000, is_whole=True),
    "second_looks": Bounds(0, 10_000, is_whole=True),
    "komi": Bounds(-1000, 1000),
    "size": Bounds(MIN_SIZE, MAX_SIZE, is_whole=True),
    "sizes": Bounds(MIN_SIZE, 5, is_whole=True),  # positions are counted one by one
}
"""What the numbers of options may be, by the parameter's name; all others: from 0 to what C and patience hold."""

_CONTEXT = {"help_option_names": ["-h", "--help"]}


def _format_help(command: Any, context: Any, formatter: Any) -> None:
    """Write summary and examples before usage and options: what people look for first."""
    command.format_help_text(context, formatter)
    if command.epilog:
        with formatter.section("Examples"):
            for line in command.epilog.splitlines():
                formatter.write(f"  {line}\n")
    formatter.write("\n")
    command.format_usage(context, formatter)
    command.format_options(context, formatter)


class Command(TyperCommand):
    """A command whose help begins with its examples, one a line in `epilog`, and whose numbers all have bounds."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words; every number must be what its option's name allows, whatever its own least and most."""
        rest: list[str] = super().parse_args(ctx, args)
        param: Any
        for param in self.params:
            bounds = BOUNDS.get(str(param.name), _ANY)
            found = ctx.params.get(param.name)
            for value in found if isinstance(found, list) else [found]:
                is_number = isinstance(value, int | float) and not isinstance(value, bool)
                if is_number and not bounds.hold(value):
                    raise typer.BadParameter(f"{shown(value)}: expected {bounds}", ctx, param)
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        _format_help(self, ctx, formatter)


class Group(TyperGroup):
    """A command with subcommands; a mistyped one gets a suggestion."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        _format_help(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the subcommand; if there is none, say so with the nearest name."""
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            _fail(ctx, f"no command '{name}'{nearest(name, self.commands)}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run; a reader of our output that has had enough (`riyu … | head`) is no error."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            drop_output()
            return 0
        return result


def _fail(context: Any, message: str) -> NoReturn:
    context.fail(message)
    raise AssertionError  # fail never returns


def make_typer(summary: str, examples: str, *, completion: bool = False) -> typer.Typer:
    """Make an empty command with subcommands."""
    return typer.Typer(
        cls=Group,
        help=summary,
        epilog=examples.strip(),
        context_settings=_CONTEXT,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        no_args_is_help=False,
        add_completion=completion,
    )


def make_group(summary: str, examples: str) -> typer.Typer:
    """Make an empty command with subcommands that says what there is when called without one."""
    group = make_typer(summary, examples)
    group.callback(invoke_without_command=True)(print_help)
    return group


def print_help(context: typer.Context) -> None:
    """Print a command's help if no subcommand was called."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def add(
    group: typer.Typer, name: str, function: Callable[..., object], examples: str, **more: Any
) -> None:
    """Add a command: its docstring is the help text, its parameters are the options, `examples` a line each."""
    group.command(name, cls=Command, epilog=examples.strip(), context_settings=_CONTEXT, **more)(
        function
    )


@dataclass(frozen=True)
class Told:
    """Where a command stands, told by name, so that no module is loaded before its command is asked for.

    `function` is the command's name in its module if empty; a group's function makes it, and is given the words that
    follow if it `narrows`.
    """

    module: str
    function: str = ""
    examples: str = "EXAMPLES"
    is_group: bool = False
    narrows: bool = False


def add_told(
    group: typer.Typer, package: str, commands: Mapping[str, Told], words: Sequence[str] = ()
) -> None:
    """Add commands by their names: the one alone that `words` begin with; all, if they begin with none of them.

    To load and describe all of them takes half of a start.
    """
    asked = words[0] if words and words[0] in commands else None
    for name in commands if asked is None else [asked]:
        told = commands[name]
        module = import_module(f"{package}.{told.module}")
        function = getattr(module, told.function or name.replace("-", "_"))
        if not told.is_group:
            add(group, name, function, getattr(module, told.examples))
        elif told.narrows and asked:
            group.add_typer(function(words[1:]), name=name)
        else:
            group.add_typer(function(), name=name)


def existing(path: Path) -> Path:
    """Give a path back if something is there; raise BadInput if not."""
    try:
        path.stat()
    except FileNotFoundError:
        near = ""
        with contextlib.suppress(OSError):
            near = nearest(path.name, [p.name for p in path.parent.iterdir()])
        raise BadInput(f"no such file{near}", Place(str(path))) from None
    except (OSError, ValueError) as error:
        raise BadInput(unread(error), Place(str(path))) from None
    return path
