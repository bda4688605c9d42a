"""What the `.pxd` files of this package give compiled code, in plain Python: for uncompiled runs only.

Takes and gives what its compiled twins do; arrays are lists.
"""

from __future__ import annotations


def claim(words: list[int], i: int, before: int, after: int) -> bool:
    """Change a word if it holds `before`; say whether it did."""
    if words[i] != before:
        return False
    words[i] = after
    return True


def take_room(words: list[int], i: int, count: int) -> int:
    """Add to a word; give what it held before."""
    held = words[i]
    words[i] += count
    return held


def publish(words: list[int], i: int, value: int) -> None:
    """Change a word after all that was written before is to be seen."""
    words[i] = value


def read(words: list[int], i: int) -> int:
    """Give a word, and with it all that was written before it was published."""
    return words[i]
