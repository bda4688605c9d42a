"""The damage benches: what is good withstands them, and what is not is counted."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from riyu.base.errors import BadInput, Place, UsageError
from riyu.inference.rulebase import load_rules
from riyu.lab._processor import TookTooLongError, within
from riyu.lab.damage import CRASHED, HUNG, DamageReport, Failure, Round, Tally, damaged_report
from riyu.lab.damage_sgf import damaged_sgf_report
from riyu.lab.damage_texts import PATTERNS, RULES, STYLES, VALUES, Kind, damaged_texts_report
from riyu.lab.injuries import TEXT_INJURIES, cut_end, flip_bits, injured
from riyu.patterns.files import package_folder
from tests.shared import shared

GAMES = [
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]PB[聂卫平]PW[Müller]AB[cc:ee]AW[ff]C[a\\]b\n\\\\c]"
    ";B[aa];W[bb](;B[];W[tt]C[x])(;B[dd]LB[dd:1][ee:\\:]))".encode(),
    b"(;FF[3]\r\nSiZe[19]HA[2]AB[pd][dp];White[qq];Black[dd]Comment[hm];W[pp]AE[dd])\r\n(;B[aa])",
    "(;CA[GBK]PB[古力]PW[李世石]C[黑中盘胜];B[pd];W[dp];B[pp];W[dd])".encode("gbk"),
]


@pytest.mark.parametrize("seed", range(4))
def test_damaged_games_are_read_or_refused_in_words_and_never_crash(seed: int) -> None:
    report = damaged_sgf_report(GAMES, 250, seed)
    assert report.is_good, f"{report}\n{report.failures}"
    counts = report.counts
    assert counts["clean"] + counts["repaired"] + counts["refused"] == 250
    assert counts["repaired"] > counts["refused"]


def test_real_games_survive_damage() -> None:
    files = sorted(shared("data/suites/gnugo").glob("**/*.sgf"))[::9]
    report = damaged_sgf_report([path.read_bytes() for path in files], 250, 7)
    assert report.is_good, f"{report}\n{report.failures}"
    assert report.counts["refused"] < 60


def package(folder: str, pattern: str) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(package_folder(folder).glob(pattern))}


def rules() -> dict[str, bytes]:
    names = [Path(str(file.place.source)).name for file in load_rules().files]
    return {name: package("rules", "*.rule")[name] for name in names[:6]}


def values() -> dict[str, bytes]:
    return {
        name: b"".join(data.splitlines(keepends=True)[:80])
        for name, data in package("values", "*.tsv").items()
    }


KINDS: dict[str, tuple[Kind, Callable[[], dict[str, bytes]], int]] = {
    "pattern files": (PATTERNS, lambda: package("patterns", "[a-c]*.pat"), 24),
    "rule files": (RULES, rules, 30),
    "styles": (STYLES, lambda: package("styles", "*.toml"), 24),
    "values": (VALUES, values, 90),
}


@pytest.mark.parametrize("name", KINDS)
def test_damaged_knowledge_is_refused_with_its_line_and_what_was_in_force_stays(name: str) -> None:
    kind, sources, count = KINDS[name]
    report = damaged_texts_report(kind, sources(), count, 1)
    assert report.is_good, f"{report}\n{report.failures}"
    assert report.counts["in_force"] + report.counts["refused"] == count
    assert report.counts["refused"] > count / 2
    assert str(report).startswith(f"{count} damaged {name} (seed 1): ")


@pytest.mark.parametrize("name", KINDS)
def test_a_report_needs_something_right_to_damage(name: str) -> None:
    kind, sources, _ = KINDS[name]
    with pytest.raises(UsageError, match="no files to damage"):
        damaged_texts_report(kind, {}, 10, 0)
    with pytest.raises(BadInput):
        damaged_texts_report(kind, {next(iter(sources())): b"rule"}, 10, 0)


def test_the_same_seed_does_the_same_damage() -> None:
    assert injured(GAMES[0], "1/5", TEXT_INJURIES) == injured(GAMES[0], "1/5", TEXT_INJURIES)
    assert len({injured(GAMES[0], f"1/{n}", TEXT_INJURIES) for n in range(50)}) > 40
    first, again = (damaged_sgf_report(GAMES, 50, 3) for _ in range(2))
    assert first == again
    files = rules()
    first, again = (damaged_texts_report(RULES, files, 10, 3) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("injury", TEXT_INJURIES)
def test_no_injury_fails_on_the_shortest_file(injury: Callable[..., bytes]) -> None:
    for seed in range(30):
        assert isinstance(injury(b"a", random.Random(seed)), bytes)


# Counting -------------------------------------------------------------------------------------------------------------


def tried(attempt: Callable[[str, bytes], Round], count: int = 10) -> DamageReport:
    tally = Tally("things", 1, ("fine", CRASHED, HUNG), (CRASHED, HUNG))
    return damaged_report(tally, {"x": b"abc"}, [cut_end, flip_bits], count, 1, attempt)


def test_exceptions_let_out_are_counted_and_told() -> None:
    def attempt(name: str, data: bytes) -> Round:
        if len(data) < 2:
            raise ValueError("out of luck")
        return Round(("fine",))

    report = tried(attempt, 50)
    assert report.counts[CRASHED] and report.counts["fine"]
    assert not report.is_good
    assert report.failures[0].what == "x: ValueError: out of luck"
    assert len(report.failures) <= 20
    assert len(report.failures[0].data) < 2


def test_what_has_no_end_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riyu.lab.damage.LONGEST", 0.05)

    def attempt(name: str, data: bytes) -> Round:
        while True:
            pass

    report = tried(attempt, 2)
    assert (report.counts[HUNG], report.is_good) == (2, False)


def test_waiting_uses_no_processor_time() -> None:
    with within(0.2):
        time.sleep(0.3)
    with pytest.raises(TookTooLongError), within(0.05):
        while True:
            pass


class Forgetful:
    """Holds what it is given, and forgets it with a file that it refuses as it is told to."""

    def __init__(self, folder: Path, sources: Mapping[str, bytes]) -> None:
        self.in_force: object = dict(sources)
        self.good = dict(sources)

    def put(self, name: str, data: bytes) -> Sequence[BadInput]:
        if data == self.good[name]:
            self.in_force = {name: data}
            return ()
        if len(data) % 3 == 0:
            self.in_force = None
            return [BadInput("no", Place(name, 1))]
        if len(data) % 3 == 1:
            return [BadInput("no", Place(name))]
        return [BadInput("x" * 3000, Place(name, 1))]

    def use(self) -> None:
        """Do nothing."""


def test_what_is_disturbed_or_told_without_a_line_is_counted() -> None:
    kind = Kind("things", "", "", Forgetful, (cut_end,))
    report = damaged_texts_report(kind, {"x": b"abcdefgh" * 9}, 60, 1)
    counts = report.counts
    assert counts["disturbed"] and counts["unplaced"] and counts["unclear"]
    assert counts["disturbed"] + counts["unplaced"] + counts["unclear"] == 60
    assert isinstance(report.failures[0], Failure)
