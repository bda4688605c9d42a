"""Bytes of a game file to text: byte-order mark, then the CA property, then a guess.

Takes bytes, gives text, the charset's name and what was doubtful. Guesses among UTF-8, GB18030, cp932 (Shift-JIS),
cp949 (EUC-KR) and Latin-1. Parses no SGF: a charset's second bytes can look like `]` or a backslash, so decoding
comes first.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

__all__ = ["Decoded", "decode"]

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it starts with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

# What files say, and the superset that holds what their programs write all the same. Keys without `-`, `_` and blanks.
_SUPERSETS = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "gb": "gb18030",
    "cp936": "gb18030",
    "euccn": "gb18030",
    "shiftjis": "cp932",
    "sjis": "cp932",
    "xsjis": "cp932",
    "windows31j": "cp932",
    "ms932": "cp932",
    "euckr": "cp949",
    "ksc56011987": "cp949",
    "ksc5601": "cp949",
    "uhc": "cp949",
    "big5": "cp950",
    "iso88591": "cp1252",
    "latin1": "cp1252",
    "ascii": "utf-8",
    "usascii": "utf-8",
    "utf8": "utf-8",
    "unicode": "utf-8",
}

_LABEL = re.compile(rb"(?<![A-Za-z])CA\s*\[\s*([A-Za-z0-9][A-Za-z0-9_.: +-]{0,40}?)\s*\]")
_THREE_BYTES = re.compile(rb"[\xe1-\xef][\x80-\xbf]{2}")
_HIGH_PAIRS = re.compile(rb"[\x80-\xff]{2,}")
_HIGH = re.compile(rb"[\x80-\xff]")
_VALUES = re.compile(rb"\[[^\]]*[\x80-\xff][^\]]*\]?")
_GUESSED = ("gb18030", "cp932", "cp949")
_LABEL_WITHIN = 1 << 16  # bytes searched for CA: it stands in the root
_SAMPLE = 1 << 16  # bytes a guess looks at
_PRINTABLE = bytes(range(32, 127))
_NOT_TO_BE_CHANGED = b"xn--mnchen-3ya.\\x41\\u0041"


@dataclass(frozen=True, slots=True)
class Decoded:
    """A text with the charset (Python's codec name) it was read by, and a sentence for each doubt."""

    text: str
    charset: str
    doubts: tuple[str, ...] = ()


def decode(data: bytes) -> Decoded:
    """Decode a game file; never raises: what can't be decoded becomes U+FFFD and a doubt."""
    for mark, charset in _MARKS:
        if data.startswith(mark):
            return _with_replacements(data[len(mark) :], charset, "its byte-order mark")
    if data.isascii() and b"\0" not in data:
        return Decoded(data.decode("ascii"), "utf-8")
    sixteen = _utf16_by_zeros(data[:4096])
    if sixteen:
        return _with_replacements(data, sixteen, "its zero bytes")
    label = _LABEL.search(data, 0, _LABEL_WITHIN)
    if label is not None:
        return _by_label(data, label[1].decode("ascii"))
    return _by_guess(data, ())


def _utf16_by_zeros(start: bytes) -> str:
    """Give UTF-16's name if every other byte, nearly, is zero, as with Latin letters in it."""
    pairs = len(start) // 2
    if start[1::2].count(0) > 0.6 * pairs:
        return "utf-16-le"
    return "utf-16-be" if start[::2].count(0) > 0.6 * pairs else ""


def _by_label(data: bytes, label: str) -> Decoded:
    charset = _codec(label)
    if charset is None:
        return _by_guess(data, (f"CA[{label}] is no charset we know",))
    text = _strictly(data, charset)
    if charset == "utf-8":
        return Decoded(text, charset) if text is not None else _mostly_utf8(data, label)
    # Programs convert a file to UTF-8 and leave the label. Two bytes can be right in both; three and more, several
    # times, are UTF-8's alone. A single-byte charset takes any bytes, so there the first sign is enough.
    needed = 1 if charset in ("cp1252", "latin-1", "iso8859-15") else 3
    if len(_THREE_BYTES.findall(data, 0, _SAMPLE)) >= needed:
        as_utf8 = _strictly(data, "utf-8")
        if as_utf8 is not None:
            return Decoded(as_utf8, "utf-8", (f"CA says '{label}', but the bytes are UTF-8",))
    if text is not None:
        return Decoded(text, charset)
    guessed = _by_guess(data, (f"CA says '{label}', but the bytes are not",))
    if guessed.charset in (
        "cp1252",
        "latin-1",
    ):  # the guess of last resort: damage within the label's charset is likelier
        damaged = _damaged(data, charset)
        if damaged is not None:
            return damaged
    return guessed


def _mostly_utf8(data: bytes, label: str) -> Decoded:
    """Read what is called UTF-8 but isn't: all of it something else, or UTF-8 with damaged bytes."""
    text = data.decode("utf-8", "replace")
    bad = text.count("�")
    good = sum(character >= "\x80" for character in text) - bad
    if good > 4 * bad:
        return Decoded(text, "utf-8", (_lost(bad, "utf-8"),))
    return _by_guess(data, (f"CA says '{label}', but the bytes are not",))


def _by_guess(data: bytes, doubts: tuple[str, ...]) -> Decoded:
    text = _strictly(data, "utf-8")
    if text is not None:
        return Decoded(text, "utf-8", tuple(f"{doubt}: read as UTF-8" for doubt in doubts))
    charset = _guess(data)
    text = _strictly(data, charset)
    lead = doubts or ("no charset given and not UTF-8",)
    said = tuple(f"{d}: read as {charset} by guess" for d in lead)
    if text is not None:
        return Decoded(text, charset, said)
    if _are_high_bytes_paired(data):
        for candidate in (charset, *_GUESSED):
            damaged = _damaged(data, candidate)
            if damaged is not None:
                again = tuple(f"{d}: read as {candidate} by guess" for d in lead)
                return Decoded(damaged.text, candidate, again + damaged.doubts)
    charset = "cp1252" if _strictly(data, "cp1252") is not None else "latin-1"
    return Decoded(
        data.decode(charset), charset, tuple(f"{d}: read as {charset} by guess" for d in lead)
    )


def _guess(data: bytes) -> str:
    """Give the likeliest charset of bytes that are not UTF-8, by which characters a language has, and beside which."""
    import chardet  # here: most files never need it

    # The values that need it, for a long line of moves says nothing about a name.
    sample = b" ".join(_VALUES.findall(data, 0, 4 * _SAMPLE))[:_SAMPLE] or data[:_SAMPLE]
    found = chardet.detect(sample, include_encodings=[*_GUESSED, "cp1252"], compat_names=False)
    return str(found["encoding"] or "cp1252").lower()


def _damaged(data: bytes, charset: str) -> Decoded | None:
    """Decode with replacements if they are few: at most one for twenty good characters beyond ASCII."""
    if charset in ("cp1252", "latin-1"):
        return None
    text = _decoded(data, charset, "replace")
    if text is None:
        return None
    bad = text.count("�")
    good = sum(character >= "\x80" for character in text) - bad
    return Decoded(text, charset, (_lost(bad, charset),)) if good >= 20 * bad else None


def _are_high_bytes_paired(data: bytes) -> bool:
    paired = sum(len(run) for run in _HIGH_PAIRS.findall(data, 0, _SAMPLE))
    return paired >= 0.8 * len(_HIGH.findall(data, 0, _SAMPLE))


def _codec(label: str) -> str | None:
    """Give Python's name for a charset, None for one that is unknown or does not hold ASCII as it is."""
    key = re.sub(r"[-_ .:]", "", label).lower()
    if key in _SUPERSETS:
        return _SUPERSETS[key]
    try:
        info = codecs.lookup(label.replace(" ", "-"))
        if not getattr(info, "_is_text_encoding", True):
            return None
        # Not every "charset" of Python's is one for files: utf-7, unicode-escape and idna change plain letters.
        for plain in (_NOT_TO_BE_CHANGED, _PRINTABLE):
            if plain.decode(info.name) != plain.decode("ascii"):
                return None
    except (LookupError, ValueError):
        return None
    return info.name


def _strictly(data: bytes, charset: str) -> str | None:
    return _decoded(data, charset, "strict")


def _decoded(data: bytes, charset: str, errors: str) -> str | None:
    try:
        return data.decode(charset, errors)
    except (LookupError, ValueError):  # a codec may fail in its own way, though told to replace
        return None


def _with_replacements(data: bytes, charset: str, why: str) -> Decoded:
    text = _strictly(data, charset)
    if text is not None:
        return Decoded(text.removeprefix("\ufeff"), charset)
    text = data.decode(charset, "replace")
    return Decoded(
        text.removeprefix("\ufeff"),
        charset,
        (f"{_lost(text.count('�'), charset)} (the charset by {why})",),
    )


def _lost(count: int, charset: str) -> str:
    places = "place" if count == 1 else "places"
    return f"{count} {places} can't be read as {charset}: U+FFFD stands there"
