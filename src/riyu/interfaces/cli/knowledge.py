"""What commands about knowledge files share: errors as a table of places, and examples drawn.

Takes loaders and examples; gives text and exit codes. Knows no format.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.terminal import has_color, has_unicode

if TYPE_CHECKING:
    from riyu.base.errors import BadInput, Place
    from riyu.patterns.library import Library
    from riyu.patterns.model import Example

__all__ = ["Folder", "Loaded", "check_files", "examples_drawn", "few_examples", "library_from"]

ENOUGH = 2
"""Examples of either kind that show what a hand-written pattern or rule means."""

Loaded: TypeAlias = "tuple[int, Sequence[BadInput]]"
"""How many blocks files hold, and notes on what is not wrong but worth knowing."""

Folder = Annotated[
    Path | None,
    typer.Option("--from", metavar="PATH", help="A file or folder, not the package's own."),
]


def library_from(source: Path | None) -> Library:
    """Load the patterns of a file or folder, the package's own if none is named. Raises BadInput if it isn't there."""
    from riyu.patterns.library import load_library

    return load_library(*([existing(source)] if source else []))


def check_files(output: Output, noun: str, load: Callable[[], Loaded]) -> int:
    """Load files by a function; tell every error and note, and give the exit code."""
    from riyu.patterns.findings import BadKnowledge

    errors: Sequence[BadInput] = ()
    notes: Sequence[BadInput] = ()
    found = 0
    try:
        found, notes = load()
    except BadKnowledge as bad:
        errors = bad.errors
    if errors or output.as_json:
        value = {noun: found, "errors": _rows(errors), "notes": _rows(notes)}
        output.give("\n".join(map(str, errors)), value)
    for note in notes:
        output.say(f"note: {note}")
    if errors:
        output.say(f"{len(errors)} found wrong")
        return FOUND_FAILURES
    output.say(f"{found} {noun}, nothing wrong")
    return DONE


def few_examples(
    name: str, yes: Sequence[Example], no: Sequence[Example], place: Place
) -> BadInput | None:
    """Give a note if a pattern or rule has too few examples of a kind."""
    from riyu.base.errors import BadInput

    if len(yes) >= ENOUGH and len(no) >= ENOUGH:
        return None
    return BadInput(
        f"'{name}' has {len(yes)} 'yes' and {len(no)} 'no': {ENOUGH} of each show what it means",
        place,
    )


def _rows(told: Sequence[BadInput]) -> list[dict[str, object]]:
    return [
        {
            "file": one.place.source,
            "line": one.place.line,
            "column": one.place.column,
            "message": one.message,
        }
        for one in told
    ]


def examples_drawn(yes: Iterable[Example], no: Iterable[Example]) -> list[str]:
    """Draw examples for the terminal: for each the word with its note, and the piece of board, its answer marked."""
    parts = []
    for word, examples in (("yes", yes), ("no", no)):
        for example in examples:
            parts += ["", f"{word}: {example.note}" if example.note else f"{word}:", ""]
            parts.append(_drawn(example))
    return parts


def _drawn(example: Example) -> str:
    from riyu.interfaces.picture import Overlay, Symbol, draw_text
    from riyu.patterns.examples import example_position

    position, points, answer = example_position(example.rows)
    overlays = [Overlay("answer", "The answer.", (Symbol(answer, "cross"),))] if answer else []
    return draw_text(
        position,
        overlays,
        color=has_color(sys.stdout),
        unicode=has_unicode(sys.stdout),
        region=(min(points), max(points)),
    )
