"""What strings, links, groups and plans are warded, and who is told when one of them changes.

Takes a blackboard and wards; gives alerts once what was played has settled. Reads nothing: a plan that is touched
falls, a group is as the assessment has it at a glance. Source: Klinger & Mechner, 3.2 (K7).

Facts and watched values have wards of their own in the engine (`riyu.inference.wards`). Wards are on the board's trail:
one that was set after a move goes when the move is taken back, and what was seen of each is again as it was then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.base.revertable import RevertableDict
from riyu.features.links import links_at
from riyu.game.events import Event, Seen, events_since
from riyu.game.points import Point, color_name, point_text
from riyu.inference.wards import Alerts, Dependency, Ward
from riyu.reading.plan import Question

if TYPE_CHECKING:
    from riyu.reading.blackboard import Blackboard

__all__ = ["KINDS", "KeptWards", "on_group", "on_link", "on_plan", "on_string"]

KINDS = ("string", "link", "group", "plan")
"""What may be warded here."""


def on_string(stone: Point) -> Dependency:
    """Give the dependency on the string at a stone: its stones and liberties."""
    return Dependency(("string", stone), f"string {point_text(stone)}")


def on_link(one: Point, other: Point) -> Dependency:
    """Give the dependency on the link between two stones: its kind, its status, whether it is strong."""
    a, b = sorted((one, other))
    return Dependency(("link", a, b), f"link {point_text(a)} {point_text(b)}")


def on_group(stone: Point) -> Dependency:
    """Give the dependency on the group of a stone: its strings and its life status."""
    return Dependency(("group", stone), f"group {point_text(stone)}")


def on_plan(question: Question) -> Dependency:
    """Give the dependency on the plan in force that answers a question."""
    goal, targets, first = question
    about = " ".join(map(point_text, targets))
    return Dependency(("plan", question), f"plan {goal} {about}, {color_name(first)} to play")


class KeptWards:
    """The wards on a game's strings, links, groups and plans, and the moves made. Argument: the game's blackboard.

    `register` and `release` are those of `Alerts`. Nothing is looked at but what is warded. It is a ward itself: `note`
    lets it take down what changes, `told` gives that.
    """

    def __init__(self, blackboard: Blackboard) -> None:
        self._blackboard = blackboard
        trail = blackboard.board.trail
        self._alerts = Alerts(trail)
        self._names: RevertableDict[Dependency, str] = RevertableDict(trail)
        self._seen: RevertableDict[str, Seen] = RevertableDict(trail)
        self._seen[""] = Seen.of(blackboard.board)
        self._notes: list[str] = []

    def __iter__(self) -> Iterator[Dependency]:
        return iter(self._names)

    def register(
        self, ward: Ward, dependency: Dependency, message: str, *, at_once: bool = False
    ) -> None:
        """Let a ward be told `message` when what is depended on changes. Raises UsageError where there is none now."""
        state = self.state(dependency)
        if not state:
            raise UsageError(f"{dependency}: not so here")
        self._alerts.register(ward, dependency, message, at_once=at_once)
        self._names[dependency] = state

    def release(self, ward: Ward, dependency: Dependency) -> None:
        """Tell a ward no longer of a dependency."""
        self._alerts.release(ward, dependency)
        if dependency.key not in self._alerts and self._names.get(dependency) is not None:
            del self._names[dependency]

    def note(self, dependency: Dependency) -> str:
        """Take down from now on when what is depended on changes; give how it stands. Errors as for `register`."""
        self.register(self, dependency, "changed")
        return self.state(dependency)

    def alert(self, message: str, dependency: Dependency) -> None:
        """Take down that a dependency changed, and how it stands now."""
        now = self.state(dependency)
        self._notes.append(f"{dependency} {message}: {now or 'it is no more'}")

    def told(self) -> list[str]:
        """Give what was taken down, and forget it."""
        self.update()
        notes, self._notes = self._notes, []
        return notes

    def events(self) -> list[Event]:
        """Give the moves made since this was asked, each with what it took, the oldest first."""
        board, before = self._blackboard.board, self._seen[""]
        if before.is_of(board):
            return []
        self._seen[""] = Seen.of(board)
        return events_since(board, before)

    def update(self) -> None:
        """Look at all that is warded, and tell wards of what changed since the last time."""
        for dependency, before in list(self._names.items()):
            now = self.state(dependency)
            if now != before:
                self._names[dependency] = now
                self._alerts.tell(dependency.key)
        self._alerts.deliver()

    def state(self, dependency: Dependency) -> str:
        """Give how what is depended on stands now; nothing if there is no such thing any more."""
        key = dependency.key
        assert isinstance(key, tuple)
        kind, *about = key
        if kind == "plan":
            found = self._blackboard.plans.get(about[0])
            return str(found) if found is not None else ""
        board = self._blackboard.board
        stone: Point = about[0]
        if not board.color_at(stone):
            return ""
        if kind == "string":
            count, free = len(board.string_points(stone)), board.liberties(stone)
            return f"{count} stone{'s' * (count > 1)}, {free} libert{'ies' if free > 1 else 'y'}"
        if kind == "link":
            return self._link(stone, about[1])
        return self._group(stone)

    def _link(self, one: Point, other: Point) -> str:
        for link in links_at(self._blackboard.features, one):
            if {link.a, link.b} == {one, other}:
                return str(link)
        return ""

    def _group(self, stone: Point) -> str:
        blackboard = self._blackboard
        inference = blackboard.inference
        if blackboard.words is not None:
            blackboard.words.tell(0)
        board = blackboard.board
        color, name = board.color_at(stone), board.string_name(stone)
        leader = {key[3]: key[2] for key in inference.keys("group") if key[1] == color}
        own = leader.get(name, name)
        strings = sorted({name} | {one for one, its in leader.items() if its == own})
        status = next(
            (key[3] for key in inference.keys("status") if key[1] == color and key[2] in strings),
            "of no known status",
        )
        return f"{' '.join(map(point_text, strings))}: {status}"
