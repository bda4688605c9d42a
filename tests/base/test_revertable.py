"""Containers that come back on undo: as the plain ones do while they change, and as they were after."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from riyu.base.revertable import (
    Revertable,
    RevertableCounter,
    RevertableDict,
    RevertableList,
    RevertableSet,
)
from riyu.base.trail import Trail

Change = Callable[[Any, random.Random], Any]


def _item(items: Any, chance: random.Random) -> Any:
    return chance.choice(list(items)) if len(items) else 0


LIST: list[Change] = [
    lambda x, c: x.append(c.randrange(9)),
    lambda x, c: x.extend([c.randrange(9), 3]),
    lambda x, c: x.insert(c.randint(-3, 9), c.randrange(9)),
    lambda x, c: x.pop() if len(x) else None,
    lambda x, c: x.pop(c.randrange(-len(x), len(x))) if len(x) else None,
    lambda x, c: x.remove(_item(x, c)) if len(x) else None,
    lambda x, c: x.__setitem__(c.randrange(-len(x), len(x)), 7) if len(x) else None,
    lambda x, c: x.__delitem__(c.randrange(-len(x), len(x))) if len(x) else None,
    lambda x, c: x.sort(reverse=c.random() < 0.5),
    lambda x, c: x.clear() if c.random() < 0.2 else None,
]
DICT: list[Change] = [
    lambda x, c: x.__setitem__(c.randrange(20), c.randrange(9)),
    lambda x, c: x.pop(c.randrange(20), None),
    lambda x, c: x.__delitem__(_item(x, c)) if len(x) else None,
    lambda x, c: x.setdefault(c.randrange(20), 1),
    lambda x, c: x.update({c.randrange(20): 1, c.randrange(20): 2}),
    lambda x, c: x.clear() if c.random() < 0.1 else None,
]
SET: list[Change] = [
    lambda x, c: x.add(c.randrange(20)),
    lambda x, c: x.discard(c.randrange(20)),
    lambda x, c: x.remove(_item(x, c)) if len(x) else None,
    lambda x, c: x.clear() if c.random() < 0.1 else None,
]


def content(container: Any) -> list[Any]:
    return list(container.items()) if hasattr(container, "items") else list(container)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    ("kind", "plain", "changes"),
    [(RevertableList, list, LIST), (RevertableDict, dict, DICT), (RevertableSet, set, SET)],
    ids=["list", "dict", "set"],
)
def test_changes_are_those_of_the_plain_container_and_undo_gives_back_items_and_order(
    kind: Any, plain: Any, changes: list[Change], seed: int
) -> None:
    trail = Trail()
    ours, theirs = kind(trail), plain()
    before: list[tuple[list[Any], Any]] = []
    chance = random.Random(seed)
    for _ in range(400):
        what = chance.random()
        if what < 0.15:
            before.append((content(ours), theirs.copy()))
            trail.mark()
        elif what < 0.25 and before:
            items, theirs = before.pop()
            trail.undo()
            assert content(ours) == items, f"seed {seed}"
        else:
            change, draw = chance.choice(changes), chance.randrange(10**6)
            if kind is RevertableSet and change is SET[2]:  # sets iterate in orders of their own
                member = _item(ours, random.Random(draw))
                if len(ours):
                    ours.remove(member)
                    theirs.remove(member)
            else:
                change(ours, random.Random(draw))
                change(theirs, random.Random(draw))
        assert ours == theirs, f"seed {seed}"
        assert len(ours) == len(theirs)
        if kind is not RevertableSet:
            assert content(ours) == content(theirs), f"seed {seed}"
    while before:
        items, _ = before.pop()
        trail.undo()
        assert content(ours) == items


def test_a_deleted_key_comes_back_in_its_old_place() -> None:
    trail = Trail()
    table = RevertableDict(trail, {"a": 1, "b": 2, "c": 3})
    trail.mark()
    del table["a"]
    table["d"] = 4
    table["a"] = 5
    assert table.items() == [("b", 2), ("c", 3), ("d", 4), ("a", 5)]
    trail.undo()
    assert table.items() == [("a", 1), ("b", 2), ("c", 3)]
    assert (table.keys(), table.values()) == (["a", "b", "c"], [1, 2, 3])
    assert repr(table) == "RevertableDict({'a': 1, 'b': 2, 'c': 3})"


def test_a_key_that_is_not_there_is_an_error_and_changes_nothing() -> None:
    trail = Trail()
    table: RevertableDict[str, int] = RevertableDict(trail, {"a": 1})
    members: RevertableSet[str] = RevertableSet(trail, "a")
    items: RevertableList[str] = RevertableList(trail, "a")
    trail.mark()
    with pytest.raises(KeyError):
        del table["b"]
    with pytest.raises(KeyError):
        members.remove("b")
    with pytest.raises(ValueError, match="not in list"):
        items.remove("b")
    with pytest.raises(IndexError):
        items.pop(3)
    with pytest.raises(IndexError):
        items[-2] = "b"
    assert trail.objects == 0
    assert (table.get("b"), table.get("b", 9), "b" in members) == (None, 9, False)
    assert (table == {"a": 1}, members == {"a"}, items == ["a"]) == (True, True, True)


def test_a_counter_holds_no_zeros_and_comes_back() -> None:
    trail = Trail()
    counts: RevertableCounter[str] = RevertableCounter(trail)
    assert counts.add("black") == 1
    assert counts.add("white", -2) == -2
    trail.mark()
    assert counts.add("black", -1) == 0
    assert "black" not in counts
    assert (counts.count("black"), counts.total) == (0, -2)
    trail.undo()
    assert counts.items() == [("black", 1), ("white", -2)]


class Plan(Revertable):
    """An object with attributes that come and go."""

    def __init__(self, trail: Trail) -> None:
        super().__init__(trail)
        self.goal = "live"

    def choose(self, goal: str) -> None:
        self._save()
        self.goal = goal
        self.reason = "because"


def test_an_object_gets_its_attributes_back_and_loses_those_that_came_later() -> None:
    trail = Trail()
    plan = Plan(trail)
    trail.mark()
    plan.choose("attack")
    trail.mark()
    plan.choose("run")
    trail.undo()
    assert (plan.goal, plan.reason) == ("attack", "because")
    trail.undo()
    assert plan.goal == "live"
    assert not hasattr(plan, "reason")
