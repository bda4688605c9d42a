"""What a root says about its game: board size, komi, ruleset, handicap, result; in the many ways that files say it.

Takes a root node (or the text of a value), gives numbers, a Ruleset, SGF's result text. Reads no moves.
"""

from __future__ import annotations

import re

from riyu.base.errors import BadInput
from riyu.game.constants import MAX_SIZE, MIN_SIZE
from riyu.game.ruleset import (
    AGA,
    CHINESE,
    JAPANESE,
    NEW_ZEALAND,
    TROMP_TAYLOR,
    Ruleset,
)
from riyu.sgf.node import Node

__all__ = [
    "board_size",
    "handicap",
    "komi",
    "komi_from_text",
    "result_from_text",
    "ruleset",
    "ruleset_from_text",
]

_NUMBER = re.compile(r"([-+]?)(\d{1,4})(?:[.,](\d{1,6}))?")
_FRACTION = re.compile(r"\s*又?\s*([1-9])\s*/\s*([1-9])")
_STONES = re.compile(r"子|\bzi\b", re.IGNORECASE)
_KATAGO = re.compile(r"ko(\w+?)score(\w+?)tax\w+?sui([01])", re.IGNORECASE)
_RULE_WORDS = re.compile(r"\brules?(et)?\b|规则|規則|ルール|룰|规|規", re.IGNORECASE)

_RULESETS = {
    CHINESE: "chinese china cn c area bdk 中国 中國 중국 2002中国 数子",
    JAPANESE: "japanese japan jp j territory nihonkiin nihon korean korea kr 日本 韩国 韓国 일본 한국 数目",
    AGA: "aga american usa bga british ffg french",  # Britain and France play by the AGA's laws with their own words
    NEW_ZEALAND: "newzealand nz nzgs",
    TROMP_TAYLOR: "tromptaylor tt trompt logical",
}


def board_size(root: Node) -> int:
    """Give the board size that SZ states, 19 if it states none.

    Raises BadInput for rectangular boards, for sizes riyu has not, and for games other than Go.
    """
    kind = root.simple("GM", "1")
    if kind.isdecimal() and (len(kind) > 4 or int(kind) != 1):
        raise BadInput(
            f"found GM[{kind[:20]}], another kind of game: expected GM[1], Go", root.place
        )
    text = root.simple("SZ")
    if not text:
        return 19
    width, colon, height = (part.strip() for part in text.partition(":"))
    if not _is_size(width) or (colon and not _is_size(height)):
        raise BadInput(f"found SZ[{text[:20]}]: expected a board size such as SZ[19]", root.place)
    if colon and int(width) != int(height):
        raise BadInput(
            f"found SZ[{text}], a rectangular board: expected a square one such as SZ[19]",
            root.place,
        )
    size = int(width)
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise BadInput(f"found SZ[{text}]: expected {MIN_SIZE} to {MAX_SIZE}", root.place)
    return size


def _is_size(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 4


def komi(root: Node) -> float | None:
    """Give the komi in points that KM states, None if it states none that can be read."""
    return komi_from_text(root.simple("KM"))


def komi_from_text(text: str) -> float | None:
    """Read a komi as files write it, in points; None if there is no number in it.

    Chinese programs count komi in stones, each worth two points: `3.75`, `2 3/4`, `3又3/4子`, and Fox in hundredths of
    whatever it counts by: `375`, `650`. No komi has quarters of a point, so quarters are stones and are doubled; a
    whole number from 150 up that 25 divides is taken as hundredths first (no game is played with 375 points).
    Negative numbers and all others stand as they are: KGS players do agree on -100.
    """
    word = text.strip()
    found = _NUMBER.match(word)
    if found is None:
        return None
    sign, whole, decimals = found.groups()
    value = float(f"{whole}.{decimals or 0}")
    rest = word[found.end() :]
    if decimals is None and not sign and value >= 150 and value % 25 == 0:
        value /= 100
    fraction = _FRACTION.match(rest)
    if fraction:
        value += int(fraction[1]) / int(fraction[2])
    elif rest.startswith("½"):
        value += 0.5
    if value % 0.5 == 0.25 or _STONES.search(rest):
        value *= 2
    if sign == "-" and value:
        value = -value
    return value


def ruleset(root: Node) -> Ruleset | None:
    """Give the ruleset that RU names, None if it names none that riyu has."""
    return ruleset_from_text(root.simple("RU"))


def ruleset_from_text(text: str) -> Ruleset | None:
    """Find the ruleset of a name as SGF files, servers and KataGo write it; None for one that riyu has not (Ing's)."""
    inner = _KATAGO.search(text)
    if inner:
        return _by_parts(inner[1].lower(), inner[2].lower(), inner[3] == "1")
    words = re.split(r"[,;(]", _RULE_WORDS.sub("", text), maxsplit=1)[0]
    key = "".join(c for c in words.lower() if c.isalnum())
    for found, names in _RULESETS.items():
        if key in names.split():
            return found
    return None


def _by_parts(ko: str, scoring: str, suicide: bool) -> Ruleset:
    """Give the nearest ruleset to KataGo's description, such as koPOSITIONALscoreAREAtaxNONEsui1."""
    if scoring == "territory":
        return JAPANESE
    if ko == "situational":
        return NEW_ZEALAND if suicide else AGA
    return TROMP_TAYLOR if suicide else CHINESE


def handicap(root: Node) -> int:
    """Give the number of handicap stones that HA states; 0 for none, 1 (Black just moves first) and nonsense."""
    found = re.match(r"\d{1,3}", root.simple("HA"))
    stones = int(found[0]) if found else 0
    return stones if 2 <= stones <= MAX_SIZE * MAX_SIZE else 0


_RESULT = re.compile(
    r"(?P<winner>black|white|b|w|黑|白|黒|흑|백)\s*(?:wins?|胜|勝|승)?\s*(?:\+|by)?\s*(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_ENDINGS = (
    ("R", re.compile(r"r\b|res|中盘|中盤|中押|불계", re.IGNORECASE)),
    ("T", re.compile(r"t\b|time|超时|超時|時間|시간", re.IGNORECASE)),
    ("F", re.compile(r"f\b|forf", re.IGNORECASE)),
)
_DRAWN = frozenset(["0", "draw", "drawn", "jigo", "和棋", "持碁", "무승부"])
_NO_RESULT = frozenset(["void", "nobody", "noresult", "無勝負", "无胜负"])
_UNKNOWN = frozenset(["?", "unknown", "unfinished"])


def result_from_text(text: str) -> str:
    """Give a result in SGF's words: `B+3.5`, `W+R`, `W+T`, `B+F`, `B+`, `0`, `Void`, nothing where unknown.

    A text that can't be understood is given back as it is, in one line.
    """
    word = " ".join(text.split())
    key = word.lower().replace(" ", "")
    if not key or key in _UNKNOWN:
        return ""
    if key in _DRAWN:
        return "0"
    if key in _NO_RESULT:
        return "Void"
    found = _RESULT.fullmatch(word)
    if found is None:
        return word
    winner = "B" if found["winner"][0].lower() in "b黑黒흑" else "W"
    rest = found["rest"].strip()
    for letter, pattern in _ENDINGS:
        if pattern.match(rest):
            return f"{winner}+{letter}"
    fraction = _FRACTION.match(rest)
    margin = _NUMBER.match(rest)
    if margin is None:
        return f"{winner}+" if not rest else word
    points = 0.0
    if not fraction:
        points = float(f"{margin[2]}.{margin[3] or 0}")
        fraction = _FRACTION.match(rest, margin.end())
    if fraction:
        points += int(fraction[1]) / int(fraction[2])
    if points % 0.5 == 0.25 or _STONES.search(rest):
        points *= 2  # a Chinese count in stones, as with komi
    return f"{winner}+{points:g}"
