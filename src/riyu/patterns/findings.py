"""What is wrong with a knowledge file: all of it, gathered while reading, raised at once.

Takes messages with places; gives one error that holds them all. Knows no Go.
"""

from __future__ import annotations

from riyu.base.errors import BadInput, Place

__all__ = ["BadKnowledge", "Findings", "finding_line"]

_KEPT = 300  # characters of each end of a long message: lines of a file stand in it


class BadKnowledge(BadInput):
    """Knowledge that can't be taken over; `errors` holds every BadInput found, file by file, by line."""

    def __init__(self, errors: tuple[BadInput, ...]) -> None:
        self.errors = errors
        if len(errors) == 1:
            super().__init__(errors[0].message, errors[0].place)
        else:
            lines = [f"{len(errors)} errors, nothing is taken over", *map(str, errors)]
            super().__init__("\n  ".join(lines))


def finding_line(error: BadInput) -> str:
    """Give an error as a line of a log: `FILE:LINE: message`."""
    place = error.place
    where = f"{place.source}:{place.line}" if place.line else place.source
    return f"{where}: {' '.join(error.message.split())}"


class Findings:
    """A list of errors that grows while files are read."""

    def __init__(self) -> None:
        self.errors: list[BadInput] = []

    def __len__(self) -> int:
        return len(self.errors)

    def add(self, message: str, place: Place) -> None:
        """Enter an error: what was found and what was expected, and where; a long message loses its middle."""
        if len(message) > 2 * _KEPT:
            message = f"{message[:_KEPT]} … {message[-_KEPT:]}"
        self.errors.append(BadInput(message, place))

    def check(self) -> None:
        """Raise BadKnowledge if there is any error."""
        if self.errors:
            sources = {error.place.source: None for error in self.errors}
            order = {source: number for number, source in enumerate(sources)}
            places = sorted(
                self.errors,
                key=lambda error: (
                    order[error.place.source],
                    error.place.line,
                    error.place.column,
                ),
            )
            raise BadKnowledge(tuple(places))
