"""Python objects and containers that the trail puts back: Revertable, and a list, dict, set and counter of it.

Takes a Trail and changes; gives itself back as it was on undo, its order of iteration too. Knows no Go.
Source: Klinger & Mechner, An Architecture for Computer Go, 3.1 (K6).

An object derived from Revertable calls `_save()` before it changes: the image of its state is recorded once a scope.
The containers record each change by its inverse instead, so undo costs what was changed, not what is held.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar, overload

from riyu.base.trail import Trail

__all__ = [
    "Revertable",
    "RevertableCounter",
    "RevertableDict",
    "RevertableList",
    "RevertableSet",
]

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Revertable:
    """An object whose whole state comes back on undo.

    The state is what `_image()` gives (by default a shallow copy of the attributes but the trail's own); a class with a
    cheaper or deeper state overrides `_image` and `_restore`. Every method that changes the object calls `_save()`
    first.
    """

    def __init__(self, trail: Trail) -> None:
        self._trail = trail
        self._saved_in = 0  # serial of the scope this object was last saved in; 0: none

    def _save(self) -> None:
        """Record the state, if a mark stands and this is the first change since it."""
        serial = self._trail.serial
        if self._saved_in != serial:
            self._trail.record(self, (self._saved_in, self._image()))
            self._saved_in = serial

    def _image(self) -> Any:
        own = ("_trail", "_saved_in")
        return {name: value for name, value in self.__dict__.items() if name not in own}

    def _restore(self, image: Any) -> None:
        for name in [n for n in self.__dict__ if n not in ("_trail", "_saved_in")]:
            if name not in image:
                del self.__dict__[name]
        self.__dict__.update(image)

    def _put_back(self, image: tuple[int, Any]) -> None:
        self._saved_in, state = image
        self._restore(state)


class RevertableList(Generic[T]):
    """A list that comes back on undo.

    Every change is a splice: recorded as (place, what stood there, how many came).
    """

    def __init__(self, trail: Trail, items: Iterable[T] = ()) -> None:
        self._trail = trail
        self._items: list[T] = list(items)

    def _splice(self, start: int, stop: int, items: list[T]) -> None:
        self._trail.record(self, (start, self._items[start:stop], len(items)))
        self._items[start:stop] = items

    def _put_back(self, image: tuple[int, list[T], int]) -> None:
        start, items, count = image
        self._items[start : start + count] = items

    def append(self, item: T) -> None:
        """Add an item at the end."""
        end = len(self._items)
        self._splice(end, end, [item])

    def extend(self, items: Iterable[T]) -> None:
        """Add items at the end."""
        end = len(self._items)
        self._splice(end, end, list(items))

    def insert(self, index: int, item: T) -> None:
        """Put an item before the place `index`, as `list.insert` does."""
        start, _, _ = slice(index, None).indices(len(self._items))
        self._splice(start, start, [item])

    def pop(self, index: int = -1) -> T:
        """Take out and give the item at a place. Raises IndexError if there is none."""
        item = self._items[index]
        start = index % len(self._items)
        self._splice(start, start + 1, [])
        return item

    def remove(self, item: T) -> None:
        """Take out the first item equal to `item`. Raises ValueError if there is none."""
        self.pop(self._items.index(item))

    def clear(self) -> None:
        """Take out everything."""
        self._splice(0, len(self._items), [])

    def sort(self, key: Callable[[T], Any] | None = None, reverse: bool = False) -> None:
        """Sort as `list.sort` does; recorded whole."""
        self._splice(0, len(self._items), sorted(self._items, key=key, reverse=reverse))  # type: ignore[type-var, arg-type]

    def __setitem__(self, index: int, item: T) -> None:
        _ = self._items[index]
        start = index % len(self._items)
        self._splice(start, start + 1, [item])

    def __delitem__(self, index: int) -> None:
        self.pop(index)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        return self._items[index]

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[T]:
        return iter(self._items)

    def __contains__(self, item: object) -> bool:
        return item in self._items

    def __eq__(self, other: object) -> bool:
        if isinstance(other, RevertableList):
            return self._items == other._items
        return self._items == other

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"RevertableList({self._items!r})"


class RevertableDict(Generic[K, V]):
    """A dict that comes back on undo, its order too.

    Each key has a place, a number that grows with each new key. Undoing a deletion gives the key its old place; the
    dict is put in order of places at the next iteration, so undo itself costs only what was changed.
    """

    def __init__(self, trail: Trail, items: Mapping[K, V] | Iterable[tuple[K, V]] = ()) -> None:
        self._trail = trail
        self._items: dict[K, V] = dict(items)
        self._places: dict[K, int] = {key: place for place, key in enumerate(self._items)}
        self._next_place = len(self._items)
        self._in_order = True

    # An image is (key, place, value) of a key that was there, or (key,) of one that was not.

    def _put_back(self, image: tuple[Any, ...]) -> None:
        key = image[0]
        if len(image) == 1:
            del self._items[key], self._places[key]
            return
        if key not in self._items:
            self._in_order = False
        self._places[key] = image[1]
        self._items[key] = image[2]

    def _ordered(self) -> dict[K, V]:
        if not self._in_order:
            places, items = self._places, self._items
            keys = sorted(items, key=places.__getitem__)
            self._items = {key: items[key] for key in keys}
            self._places = {key: places[key] for key in keys}
            self._in_order = True
        return self._items

    def __setitem__(self, key: K, value: V) -> None:
        if key in self._items:
            self._trail.record(self, (key, self._places[key], self._items[key]))
        else:
            self._trail.record(self, (key,))
            self._places[key] = self._next_place
            self._next_place += 1
        self._items[key] = value

    def __delitem__(self, key: K) -> None:
        self.pop(key)

    @overload
    def pop(self, key: K) -> V: ...
    @overload
    def pop(self, key: K, default: T) -> V | T: ...
    def pop(self, key: K, *default: Any) -> Any:  # type: ignore[misc]
        """Take out a key and give its value, or the default. Raises KeyError if there is neither."""
        if key not in self._items:
            if default:
                return default[0]
            raise KeyError(key)
        value = self._items.pop(key)
        self._trail.record(self, (key, self._places.pop(key), value))
        return value

    def setdefault(self, key: K, default: V) -> V:
        """Give the value of a key, entering the default if it is not there."""
        if key not in self._items:
            self[key] = default
        return self._items[key]

    def update(self, items: Mapping[K, V] | Iterable[tuple[K, V]]) -> None:
        """Enter all items."""
        for key, value in dict(items).items():
            self[key] = value

    def clear(self) -> None:
        """Take out everything; undo costs what was held."""
        for key in list(self._ordered()):
            self.pop(key)

    def get(self, key: K, default: T | None = None) -> V | T | None:
        """Give the value of a key, or the default."""
        return self._items.get(key, default)

    def __getitem__(self, key: K) -> V:
        return self._items[key]

    def __contains__(self, key: object) -> bool:
        return key in self._items

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[K]:
        return iter(self._ordered())

    def keys(self) -> list[K]:
        """Give the keys in order."""
        return list(self._ordered())

    def values(self) -> list[V]:
        """Give the values in order."""
        return list(self._ordered().values())

    def items(self) -> list[tuple[K, V]]:
        """Give the keys with their values in order."""
        return list(self._ordered().items())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, RevertableDict):
            return self._items == other._items
        return self._items == other

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._ordered()!r})"


class RevertableSet(Generic[K]):
    """A set that comes back on undo; iterates in the order its members came."""

    def __init__(self, trail: Trail, items: Iterable[K] = ()) -> None:
        self._members: RevertableDict[K, None] = RevertableDict(trail, dict.fromkeys(items))

    def add(self, item: K) -> None:
        """Put an item in; recorded only if it was not there."""
        if item not in self._members:
            self._members[item] = None

    def discard(self, item: K) -> None:
        """Take an item out if it is there."""
        self._members.pop(item, None)

    def remove(self, item: K) -> None:
        """Take an item out. Raises KeyError if it is not there."""
        del self._members[item]

    def clear(self) -> None:
        """Take out everything."""
        self._members.clear()

    def __contains__(self, item: object) -> bool:
        return item in self._members

    def __len__(self) -> int:
        return len(self._members)

    def __iter__(self) -> Iterator[K]:
        return iter(self._members)

    def __eq__(self, other: object) -> bool:
        return set(self) == (set(other) if isinstance(other, RevertableSet) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"RevertableSet({list(self)!r})"


class RevertableCounter(RevertableDict[K, int]):
    """Counts by key that come back on undo; a key whose count is 0 is not held."""

    def add(self, key: K, count: int = 1) -> int:
        """Add to a key's count and give the new count; it may go below 0."""
        total = self._items.get(key, 0) + count
        if total:
            self[key] = total
        else:
            self.pop(key, None)
        return total

    def count(self, key: K) -> int:
        """Give a key's count, 0 if it is not held."""
        return self._items.get(key, 0)

    @property
    def total(self) -> int:
        """The sum of all counts."""
        return sum(self._items.values())
