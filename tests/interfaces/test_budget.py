"""`riyu budget` accounts for every byte of the block, and names each table and struct that is not in it."""

from __future__ import annotations

import json
import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from riyu.features.state import FIELDS as FEATURE_FIELDS
from riyu.game.stones import FIELDS as BOARD_FIELDS
from riyu.interfaces.cli import budget
from riyu.interfaces.cli.app import run
from riyu.interfaces.cli.budget import OUTSIDE, constant_tables
from riyu.patterns.library import Library

SOURCE = Path(__file__).resolve().parents[2] / "src" / "riyu"
BYTES = {
    "double": 8,
    "uint64_t": 8,
    "uint32_t": 4,
    "uint16_t": 2,
    "uint8_t": 1,
    "int64_t": 8,
    "int32_t": 4,
    "int16_t": 2,
    "int8_t": 1,
    "int": 4,
    "char": 1,
}
ARRAY = re.compile(r"^cdef (?:const )?(\w+) (\w+)((?:\[\w+\])+)", re.M)


@pytest.fixture(scope="module")
def table() -> dict[str, Any]:
    with redirect_stdout(StringIO()) as said:
        assert run(["budget", "--json"]) == 0
    value: dict[str, Any] = json.loads(said.getvalue())
    return value


def test_the_rows_add_up_to_layers_and_layers_to_the_total(table: dict[str, Any]) -> None:
    sums = dict.fromkeys(table["layer_bytes"], 0)
    for field in table["fields"]:
        assert field["bytes"] == field["count"] * field["unit_bytes"]
        sums[field["layer"]] += field["bytes"]
    assert sums == table["layer_bytes"]
    assert list(sums) == ["board", "features"]
    assert sum(sums.values()) + table["padding_bytes"] == table["total_bytes"]
    tables = table["not_counted"]["constant_tables"]
    assert sum(t["bytes"] for t in tables) == table["not_counted"]["constant_tables_bytes"]


def test_board_and_features_keep_the_limit(table: dict[str, Any]) -> None:
    assert table["total_bytes"] <= table["limit_bytes"] == 16_384
    assert 0 <= table["padding_bytes"] < 2 * 64


def test_every_field_of_board_and_features_is_a_row(table: dict[str, Any]) -> None:
    rows = [(row["layer"], row["name"], row["bytes"]) for row in table["fields"]]
    assert rows == [(f.layer, f.name, f.bytes) for f in [*BOARD_FIELDS, *FEATURE_FIELDS]]


def test_the_trails_entries_a_move_are_measured(table: dict[str, Any]) -> None:
    entries = table["not_counted"]["trail_entries_a_move"]
    assert table["not_counted"]["trail_entry_bytes"] == 16
    assert 10 < entries["board"] < entries["all"]


def test_the_text_says_the_same(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["budget"]) == 0
    said = capsys.readouterr().out
    assert f"{table['total_bytes']:,}  of 16,384 bytes allowed" in said
    for layer, count in table["layer_bytes"].items():
        assert re.search(rf"^{layer} +in all +{count:,}$", said, re.M)
    for row in [*table["fields"], *table["not_counted"]["constant_tables"]]:
        assert row["about"] in said
    assert "Not counted" in said
    assert re.search(r"^inference +facts ", said, re.M)


PXD = {path: path.read_text() for path in SOURCE.rglob("*.pxd")}
NUMBERS = {
    name: int(value)
    for text in PXD.values()
    for name, value in re.findall(r"^    ([A-Z_]+) = (\d+)", text, re.M)
}
"""The numbers that enums name, which arrays may be as long as."""


def places(lengths: str) -> int:
    """How many places an array of these lengths has, such as `[4][81]`; one where there are none."""
    count = 1
    for length in re.findall(r"\w+", lengths):
        count *= int(length) if length.isdigit() else NUMBERS[length]
    return count


def size_of(kind: str, text: str) -> tuple[int, int]:
    """The bytes of a C type, and those it is aligned to: a number's, a pointer's, or a struct's of the same file."""
    if kind.endswith("*"):
        return 8, 8
    if kind in BYTES:
        return BYTES[kind], BYTES[kind]
    body = re.search(rf"^cdef struct {kind}:\n((?:    .*\n)+)", text, re.M)
    assert body, kind
    place, widest = 0, 1
    for of, _, lengths in re.findall(r"^    (\w+\*?) (\w+)((?:\[\w+\])*)", body[1], re.M):
        size, step = size_of(of, text)
        place = -(-place // step) * step + size * places(lengths)
        widest = max(widest, step)
    return -(-place // widest) * widest, widest


def test_every_table_of_a_compiled_module_is_a_row() -> None:
    found = [
        (path.parent.name, name, places(lengths), size_of(kind, text)[0])
        for path, text in PXD.items()
        if path.stem != "interrupts"  # a process's signals: no table of the game's
        for kind, name, lengths in ARRAY.findall(text)
    ]
    layers = {"game": "board"}
    wanted = sorted((layers.get(layer, layer), *rest) for layer, *rest in found)
    assert sorted((t.layer, t.name, t.count, t.unit_bytes) for t in constant_tables()) == wanted


def test_scratch_outside_the_block_has_the_size_of_its_struct() -> None:
    (work,) = (field for field in OUTSIDE if field.name == "work")
    assert work.bytes == size_of("Work", PXD[SOURCE / "features" / "state.pxd"])[0]


def test_what_was_seen_has_the_size_of_its_struct() -> None:
    (seen,) = (field for field in OUTSIDE if field.name == "seen")
    assert seen.bytes == size_of("Seen", PXD[SOURCE / "inference" / "following.pxd"])[0]


def test_an_evaluators_sheet_has_the_size_of_its_struct() -> None:
    (sheet,) = (field for field in OUTSIDE if field.name == "sheet")
    text = "\n".join(
        PXD[SOURCE / name] for name in ("assessment/sheet.pxd", "features/pass_alive.pxd")
    )
    assert sheet.bytes == size_of("Sheet", text)[0]


def test_each_row_of_the_seeds_table_stands_beside_riyus(
    table: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    rows = {row["what"]: row for row in table["beside_the_seed"]}
    assert rows["in all"]["seed_bytes"] == sum(
        row["seed_bytes"] for what, row in rows.items() if what != "in all"
    )
    in_block = sum(row["bytes"] for row in table["fields"])
    others = {field.name: field.bytes for field in OUTSIDE}
    outside = others["taken"] + others["work"] + others["sheet"]
    outside += 400 * (others["history"] + others["changes"])
    assert rows["in all"]["bytes"] == in_block + outside
    assert rows["tactic board"]["bytes"] is None
    assert run(["budget"]) == 0
    said = capsys.readouterr().out
    assert all(row["about"] in said for row in rows.values())


def test_the_patterns_are_budgeted_as_the_bytes_that_they_are_encoded_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of every sixth class, for they are encoded and read back."""
    value_of, reckoned = budget.knowledge_value, []

    def once(library: Library) -> dict[str, Any]:
        some = Library(library.classes[::6])
        reckoned.extend([] if reckoned else [value_of(some)])
        found: dict[str, Any] = reckoned[0]
        return found

    monkeypatch.setattr(budget, "knowledge_value", once)
    assert run(["budget", "--knowledge", "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    for name in ("patterns", "records", "of_12_bytes", "of_24_bytes", "of_more_bytes"):
        assert sum(row[name] for row in value["classes"]) == value[name]
    few = 12 * value["of_12_bytes"] + 24 * value["of_24_bytes"]
    assert few < value["record_bytes"] < value["bytes"]
    assert value["records"] >= value["patterns"] > 100
    assert value["of_more_bytes"] < value["records"] / 10
    assert value["reads_back"]
    assert run(["budget", "--knowledge"]) == 0
    said = capsys.readouterr().out
    assert f"took {56 * 1024:,}" in said and f"took {162 * 1024:,} bytes" in said
