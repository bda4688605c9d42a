from __future__ import annotations

import pytest

from riyu.base.errors import UsageError
from riyu.lab.damage_sgf import damaged, damaged_sgf_report
from tests.shared import shared

GAMES = [
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]PB[聂卫平]PW[Müller]AB[cc:ee]AW[ff]C[a\\]b\n\\\\c]"
    ";B[aa];W[bb](;B[];W[tt]C[x])(;B[dd]LB[dd:1][ee:\\:]))".encode(),
    b"(;FF[3]\r\nSiZe[19]HA[2]AB[pd][dp];White[qq];Black[dd]Comment[hm];W[pp]AE[dd])\r\n(;B[aa])",
    "(;CA[GBK]PB[古力]PW[李世石]C[黑中盘胜];B[pd];W[dp];B[pp];W[dd])".encode("gbk"),
]


@pytest.mark.parametrize("seed", range(4))
def test_damaged_files_are_read_or_refused_in_words_and_never_crash(seed: int) -> None:
    report = damaged_sgf_report(GAMES, 250, seed)
    assert report.is_good, f"{report}\n{report.failures}"
    assert report.clean + report.repaired + report.refused + report.crashed == 250
    assert report.repaired > report.refused


def test_real_files_survive_damage() -> None:
    files = sorted(shared("data/suites/gnugo").glob("**/*.sgf"))[::9]
    report = damaged_sgf_report([path.read_bytes() for path in files], 250, 7)
    assert report.is_good, f"{report}\n{report.failures}"
    assert report.refused < 60


def test_the_same_seed_does_the_same_damage() -> None:
    assert damaged(GAMES[0], "1/5") == damaged(GAMES[0], "1/5")
    assert len({damaged(GAMES[0], f"1/{n}") for n in range(50)}) > 40
    first, again = (damaged_sgf_report(GAMES, 50, 3) for _ in range(2))
    assert first == again
    assert str(first).startswith("50 damaged files (seed 3): ")


def test_a_report_needs_something_to_damage() -> None:
    with pytest.raises(UsageError, match="no files to damage"):
        damaged_sgf_report([], 10, 0)
