from __future__ import annotations

import codecs
import encodings
import encodings.aliases
import pkgutil
import random

import pytest

from riyu.sgf.charset import decode
from riyu.sgf.parser import parse

# Names and comments as game files have them; the charset they must be read by when nothing names it.
GUESSED = {
    "Korean": ("cp949", "(;PB[조훈현]PW[서봉수];B[dd]C[흑이 좋다];W[pp])"),
    "Korean rank": ("cp949", "(;PB[박정환 9단]PW[김지석]EV[제1회 LG배 결승];B[aa])"),
    "Chinese": ("gb18030", "(;PB[聂卫平]PW[马晓春];B[dd])"),
    "Chinese comment": ("gb18030", "(;PB[柯洁]RE[黑中盘胜];B[dd]C[这步棋很好，白棋不行])"),
    "Japanese": ("cp932", "(;PB[武宮正樹]PW[小林光一];B[dd])"),
    "Japanese comment": ("cp932", "(;PW[趙治勲]C[これは良い手です。黒が有利];B[aa])"),
    "German": ("cp1252", "(;PB[Müller]PW[Jörg Böhm];B[dd])"),
    "French": ("cp1252", "(;PB[André]C[un très joli coup là où];B[dd])"),
    "UTF-8": ("utf-8", "(;PB[聂卫平]PW[Müller]C[조훈현];B[dd])"),
    "ASCII": ("utf-8", "(;PB[Lee];B[dd])"),
}


@pytest.mark.parametrize("case", GUESSED)
def test_a_charset_that_nothing_names_is_guessed(case: str) -> None:
    charset, text = GUESSED[case]
    found = decode(text.encode(charset))
    assert (found.text, found.charset) == (text, charset)
    assert len(found.doubts) == (charset != "utf-8")


@pytest.mark.parametrize(
    ("label", "charset", "name"),
    [
        ("UTF-8", "utf-8", "聂卫平 Müller"),
        ("gb2312", "gb18030", "聂卫平"),
        ("GBK", "gb18030", "陳耀燁"),
        ("Shift_JIS", "cp932", "表十ソ"),  # second bytes are backslashes
        ("SJIS", "cp932", "高川格"),
        ("EUC-KR", "cp949", "이창호"),
        ("ks_c_5601-1987", "cp949", "똠방"),  # not in EUC-KR, yet written so by Windows
        ("Big5", "cp950", "周俊勳"),
        ("ISO-8859-1", "cp1252", "Müller"),
        ("ISO8859_1", "cp1252", "Müller"),
        ("windows-1251", "cp1251", "Динерштейн"),
        ("EUC-JP", "euc_jp", "坂田栄男"),
    ],
)
def test_the_charset_that_ca_names_is_used(label: str, charset: str, name: str) -> None:
    found = parse(f"(;CA[{label}]PB[{name}];B[dd])".encode(charset))
    assert found.warnings == ()
    assert found.charset == charset
    assert found.first.simple("PB") == name


@pytest.mark.parametrize(
    ("mark", "charset"),
    [
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (b"", "utf-16-le"),
        (b"", "utf-16-be"),
    ],
)
def test_a_byte_order_mark_or_its_zero_bytes_decide_before_ca(mark: bytes, charset: str) -> None:
    found = parse(mark + "(;CA[GBK]PB[聂卫平 9p];B[dd])".encode(charset))
    assert found.charset == charset
    assert found.warnings == ()
    assert found.first.simple("PB") == "聂卫平 9p"


@pytest.mark.parametrize(
    ("label", "charset", "name", "piece"),
    [
        ("GBK", "utf-8", "聂卫平和马晓春", "CA says 'GBK', but the bytes are UTF-8"),
        ("ISO-8859-1", "utf-8", "聂卫平", "the bytes are UTF-8"),
        ("UTF-8", "gb18030", "聂卫平和马晓春", "CA says 'UTF-8', but the bytes are not"),
        ("UTF-8", "cp1252", "Müller", "read as cp1252 by guess"),
        ("klingon", "gb18030", "聂卫平和马晓春", "CA[klingon] is no charset we know"),
        ("utf-7", "utf-8", "聂卫平", "CA[utf-7] is no charset we know: read as UTF-8"),
        ("rot13", "utf-8", "聂卫平", "CA[rot13] is no charset we know"),
        ("idna", "utf-8", "聂卫平", "CA[idna] is no charset we know"),
        ("unicode_escape", "utf-8", "聂卫平", "CA[unicode_escape] is no charset we know"),
        ("raw_unicode_escape", "utf-8", "聂卫平", "CA[raw_unicode_escape] is no charset"),
        ("punycode", "gb18030", "聂卫平和马晓春", "CA[punycode] is no charset we know"),
        ("undefined", "utf-8", "聂卫平", "CA[undefined] is no charset we know"),
        ("base64", "utf-8", "聂卫平", "CA[base64] is no charset we know"),
        ("mbcs", "utf-8", "聂卫平", "CA[mbcs] is no charset we know"),
    ],
)
def test_a_wrong_label_is_told_and_passed_over(
    label: str, charset: str, name: str, piece: str
) -> None:
    found = parse(f"(;CA[{label}]PB[{name}];B[dd])".encode(charset))
    assert found.charset == charset
    assert found.first.simple("PB") == name
    assert piece in found.warnings[0].message


@pytest.mark.parametrize("charset", ["utf-8", "gb18030"])
def test_a_few_bad_bytes_do_not_turn_all_names_to_noise(charset: str) -> None:
    names = "聂卫平和马晓春在北京下了一盘好棋白棋不行黑中盘胜"
    data = f"(;CA[{charset}]C[{names}]PB[古x力];B[dd])".encode(charset).replace(b"x", b"\xff")
    found = parse(data)
    assert found.charset == charset
    assert found.first.simple("C") == names
    assert "U+FFFD" in found.warnings[0].message


@pytest.mark.parametrize("data", [b"", b"\xff", b"\xff\xfe(", b"\x00", b"(;CA[\xff]", b"\x80" * 99])
def test_any_bytes_decode(data: bytes) -> None:
    assert isinstance(decode(data).text, str)


CODECS = sorted(
    {module.name for module in pkgutil.iter_modules(encodings.__path__)}
    | set(encodings.aliases.aliases)
    | set(encodings.aliases.aliases.values())
)


def test_no_codec_of_pythons_makes_reading_fail() -> None:
    wrong = [f"{label}: {said}" for label in CODECS if (said := _failure(label))]
    assert not wrong, "\n".join(wrong)


def _failure(label: str) -> str:
    """Give what goes wrong where a game says that it is in a charset."""
    chance = random.Random(label)
    values = [b"", b"\xff\xfe", b"\xff" * 99, b"a.xn--\xff", b"~{\x1b$)C\x0e\x80", b"\\x4\\u12"]
    values += [chance.randbytes(chance.randrange(1, 200)) for _ in range(20)]
    for value in values:
        clean = value.replace(b"]", b"").replace(b"\\", b"\\\\")
        data = b"(;CA[" + label.encode() + b"]SZ[9];B[dd]C[" + clean + b"])"
        try:
            text = decode(data).text
        except Exception as error:
            return f"{value!r}: {error!r}"
        if ";B[dd]C[" not in text.replace("\0", ""):
            return f"{value!r}: {text!r}"
    return ""
