from __future__ import annotations

import pytest

from riyu.base.errors import BadInput
from riyu.game.ruleset import (
    AGA,
    CHINESE,
    JAPANESE,
    NEW_ZEALAND,
    RULESETS,
    TROMP_TAYLOR,
    Ruleset,
)
from riyu.sgf.info import (
    board_size,
    handicap,
    komi_from_text,
    result_from_text,
    ruleset_from_text,
)
from riyu.sgf.parser import parse


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("6.5", 6.5),
        ("0", 0.0),
        ("-4.5", -4.5),
        ("+7", 7.0),
        ("6,5", 6.5),
        ("5.50", 5.5),
        ("6½", 6.5),
        ("5.5 points", 5.5),
        ("-100", -100.0),  # KGS
        ("65", 65.0),
        ("-0.5", -0.5),
        # Chinese counts in stones, of two points each
        ("3.75", 7.5),
        ("2.75", 5.5),
        ("3 3/4", 7.5),
        ("3又3/4子", 7.5),
        ("3.75子", 7.5),
        ("4子", 8.0),
        # Fox: hundredths
        ("375", 7.5),
        ("325", 6.5),
        ("650", 6.5),
        ("750", 7.5),
        ("375.0", 375.0),
        ("", None),
        ("none", None),
        ("nan", None),
        ("inf", None),
    ],
)
def test_komi_is_read_in_points(text: str, points: float | None) -> None:
    assert komi_from_text(text) == points


@pytest.mark.parametrize(
    ("ruleset", "names"),
    [
        (JAPANESE, "Japanese|japanese|JP|Japanese Rules|日本|日本ルール|日本规则|Korean|韩国规则"),
        (CHINESE, "Chinese|cn|china|Chinese, 3.75 stones|中国规则|中國|Chinese rules (area)"),
        (AGA, "AGA|aga rules|American|BGA|French"),
        (NEW_ZEALAND, "NZ|New Zealand|new_zealand|newzealand"),
        (TROMP_TAYLOR, "Tromp-Taylor|Tromp/Taylor|tromptaylor|TT--|Tromp Taylor"),
        (None, "GOE|Ing|ing rules||unknown|x" + "y" * 500),
        (TROMP_TAYLOR, "koPOSITIONALscoreAREAtaxNONEsui1"),
        (CHINESE, "koPOSITIONALscoreAREAtaxNONEsui0"),
        (NEW_ZEALAND, "koSITUATIONALscoreAREAtaxNONEsui1"),
        (AGA, "koSITUATIONALscoreAREAtaxNONEsui0whbN-1"),
        (JAPANESE, "koSIMPLEscoreTERRITORYtaxSEKIsui0"),
    ],
)
def test_a_ruleset_is_known_by_all_its_names(ruleset: Ruleset | None, names: str) -> None:
    assert {ruleset_from_text(name) for name in names.split("|")} == {ruleset}


def test_every_ruleset_is_read_back_from_its_own_name() -> None:
    for ruleset in RULESETS.values():
        assert ruleset_from_text(ruleset.sgf_name) is ruleset
        assert ruleset_from_text(ruleset.name) is ruleset


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("B+3.5", "B+3.5"),
        ("W+R", "W+R"),
        ("b+resign", "B+R"),
        ("W+Resign", "W+R"),
        ("B+T", "B+T"),
        ("W+Time", "W+T"),
        ("W+F", "W+F"),
        ("B+", "B+"),
        ("B+3.50", "B+3.5"),
        ("W+12 points", "W+12"),
        ("Black wins by 2.5", "B+2.5"),
        ("0", "0"),
        ("Draw", "0"),
        ("Jigo", "0"),
        ("Void", "Void"),
        ("?", ""),
        ("", ""),
        ("黑中盘胜", "B+R"),
        ("白胜1又3/4子", "W+3.5"),
        ("黑胜1/4子", "B+0.5"),
        ("白番半目勝", "白番半目勝"),
        ("nobody\nknows", "nobody knows"),
    ],
)
def test_a_result_is_said_in_sgfs_words(text: str, result: str) -> None:
    assert result_from_text(text) == result


@pytest.mark.parametrize(
    ("text", "size"), [("19", 19), ("9", 9), ("", 19), (" 13 ", 13), ("9:9", 9)]
)
def test_a_board_size_is_read(text: str, size: int) -> None:
    assert board_size(parse(f"(;SZ[{text}])").first) == size
    assert board_size(parse("(;B[aa])").first) == 19


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("SZ[9:13]", "found SZ[9:13], a rectangular board: expected a square one"),
        ("SZ[25]", "found SZ[25]: expected 2 to 19"),
        ("SZ[1]", "found SZ[1]: expected 2 to 19"),
        ("SZ[big]", "found SZ[big]: expected a board size"),
        ("SZ[-9]", "found SZ[-9]: expected a board size"),
        ("SZ[999999999999]", "expected a board size"),
        ("SZ[9:]", "expected a board size"),
        ("GM[2]", "found GM[2], another kind of game: expected GM[1], Go"),
        (f"GM[{'1' * 5000}]", "another kind of game: expected GM[1], Go"),
    ],
)
def test_a_board_that_riyu_has_not_is_refused_with_its_place(text: str, piece: str) -> None:
    with pytest.raises(BadInput) as caught:
        board_size(parse(f"\n (;{text})", "x.sgf").first)
    assert piece in caught.value.message
    assert str(caught.value.place) == "x.sgf, line 2, column 3"


@pytest.mark.parametrize(
    ("text", "stones"), [("2", 2), ("9", 9), ("0", 0), ("1", 0), ("", 0), ("x", 0), ("4 free", 4)]
)
def test_a_handicap_is_two_stones_or_more(text: str, stones: int) -> None:
    assert handicap(parse(f"(;HA[{text}])").first) == stones
