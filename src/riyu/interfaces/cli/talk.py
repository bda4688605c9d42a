"""Talking in the terminal: a line asked for, texts and boards shown; the same with a pipe for a person.

Takes prompts and texts; gives cleaned lines, or None at the end of input. Knows no game.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence

from riyu.base.errors import RiyuError
from riyu.game.constants import NO_POINT
from riyu.game.points import Point
from riyu.game.position import Position
from riyu.interfaces.cli.terminal import has_color, has_cursor, has_unicode
from riyu.interfaces.picture import Overlay, draw_text

__all__ = ["Talk"]

_LONGEST = 500  # characters of a line that are read: more is no command


class Talk:
    """One conversation over standard input and output."""

    def __init__(self, *, quiet: bool = False) -> None:
        self._color = has_color(sys.stdout)
        self._unicode = has_unicode(sys.stdout)
        self._is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self._quiet = quiet
        self._kept: list[str] = []
        if self._is_live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - makes `input` edit lines and remember them

    def ask(self, prompt: str) -> str | None:
        """Give the next line without blanks around it; None at the end of input."""
        if self._kept:
            return self._kept.pop()
        try:
            if self._is_live:
                line = input(prompt)
            else:
                print(prompt, end="", flush=True)
                line = sys.stdin.readline()
                if not line:
                    raise EOFError
                # Nobody typed it, so nothing ended the prompt's line.
                print(_clean(line))
        except EOFError:
            print()
            return None
        return _clean(line)

    def put_back(self, line: str) -> None:
        """Let the next `ask` give this line again."""
        self._kept.append(line)

    def tell(self, text: str) -> None:
        """Show a text."""
        print(text, flush=True)

    def complain(self, error: RiyuError | str) -> None:
        """Say what was wrong with the last line."""
        print(f"? {error}", flush=True)

    def draw(
        self, position: Position, overlays: Sequence[Overlay] = (), last_move: Point = NO_POINT
    ) -> None:
        """Show a board."""
        print()
        print(
            draw_text(
                position,
                overlays,
                color=self._color,
                unicode=self._unicode,
                last_move=last_move,
                status=True,
            ),
            flush=True,
        )
        print()

    @contextlib.contextmanager
    def thinking(self) -> Iterator[None]:
        """Say that riyu thinks, as long as it does; nothing stays on the screen."""
        shown = not self._quiet and has_cursor(sys.stderr)
        if shown:
            print("riyu is thinking ...", end="", file=sys.stderr, flush=True)
        try:
            yield
        finally:
            if shown:
                print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _clean(line: str) -> str:
    """Give a line without control characters and blanks around it, cut if it is too long for any command."""
    kept = "".join(c if c.isprintable() else " " for c in line[:_LONGEST])
    return kept.strip()
