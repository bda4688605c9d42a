"""`riyu budget`: where the bytes of a game's block go, and beside it what is not counted.

Takes options; gives the table. Counts nothing itself: each layer enters its fields in the block, and names its tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from sys import getsizeof
from typing import TYPE_CHECKING, Annotated, Any

import typer

import riyu
from riyu.base.block import Field
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.seed_budget import SEED_KNOWLEDGE, SEED_ROM, beside_the_seed

if TYPE_CHECKING:
    from riyu.patterns.library import Library

__all__ = [
    "EXAMPLES",
    "OUTSIDE",
    "TRAIL_ENTRY_BYTES",
    "budget",
    "constant_tables",
    "knowledge_value",
]

EXAMPLES = """
riyu budget          the table
riyu budget --json   its numbers; total_bytes is the sum
riyu budget --knowledge   the patterns as bytes, by class
"""

SEED_PATTERNS = 3000
"""RiscIgo's patterns (W7)."""

SHEET = 42_868
"""Bytes of an evaluator's sheet."""

TRAIL_ENTRY_BYTES = 16
"""Bytes of one entry of the trail: a word's address and its old value."""

OUTSIDE = (
    Field("board", "history", 1, 8, "a position that stood: its key"),
    Field("board", "changes", 1, 2, "a point that changed: a place in the change log"),
    Field("board", "taken", 421, 2, "scratch: the stones that a move takes"),
    Field("features", "work", 2976, 1, "scratch: what an update hands from feature to feature"),
    Field("assessment", "sheet", SHEET, 1, "scratch: all that an evaluation writes"),
    Field("inference", "seen", 16968, 1, "the watched values, as rules last saw them"),
)
"""What a game's layers hold outside its block; a history and a change log grow with the game."""


def constant_tables() -> list[Field]:
    """Give the tables that are filled at import, never change, and are shared by all games."""
    from riyu.assessment import value
    from riyu.candidates import move_features
    from riyu.features import influence_maps, link_codes, rounds
    from riyu.game import stones
    from riyu.patterns import focus, harvest_counts, windows
    from riyu.reading import life_features, life_playouts, move_model

    modules = (
        stones,
        link_codes,
        influence_maps,
        rounds,
        focus,
        harvest_counts,
        windows,
        move_features,
        life_features,
        move_model,
        life_playouts,
        value,
    )
    return [table for module in modules for table in module.TABLES]


def knowledge_value(library: Library) -> dict[str, Any]:
    """Give what the patterns of a library take as bytes, in all and by class, with the rest of the knowledge, for JSON.

    They are encoded, and decoded again. A pattern has more than one record where it stands under joined globs.
    """
    from riyu.interfaces.cli.version import knowledge_files
    from riyu.patterns.compact import WORD_BYTES, records_of
    from riyu.patterns.encoding import decode_classes, encode_classes, sizes_of

    classes: list[dict[str, object]] = []
    names = ("patterns", "records", "of_12_bytes", "of_24_bytes", "of_more_bytes", "record_bytes")
    sums = dict.fromkeys(names, 0)
    for found in library.classes:
        sizes = sizes_of([found])
        records = sum(sizes.words.values())
        small, large = sizes.words.get(1, 0), sizes.words.get(2, 0)
        numbers = (
            len(found.patterns),
            records,
            small,
            large,
            records - small - large,
            sizes.records,
        )
        row = dict(zip(names, numbers, strict=True))
        for name, number in row.items():
            sums[name] += number
        classes.append({"class": found.name, **row})
    code = encode_classes(library.classes)
    kinds: dict[str, int] = {}
    for path in knowledge_files():
        kinds[path.suffix] = kinds.get(path.suffix, 0) + path.stat().st_size
    a_pattern = round(len(code) / max(sums["patterns"], 1), 1)
    return {
        "classes": classes,
        **sums,
        "bytes": len(code),
        "largest_record_bytes": WORD_BYTES * max(sizes_of(library.classes).words),
        "reads_back": decode_classes(code, library.classes)
        == list(map(records_of, library.classes)),
        "bytes_a_pattern": a_pattern,
        "bytes_of_3000": round(a_pattern * SEED_PATTERNS),
        "seed_bytes_of_3000": SEED_KNOWLEDGE,
        "seed_rom_bytes": SEED_ROM,
        "text_bytes": kinds,
        "compiled_code_bytes": _compiled_bytes(),
    }


def _compiled_bytes() -> int:
    """Give the bytes of riyu's compiled modules."""
    folder = Path(riyu.__file__).parent
    return sum(path.stat().st_size for path in folder.rglob("*.so"))


def _knowledge(output: Output) -> int:
    from riyu.patterns.library import load_library

    value = knowledge_value(load_library())
    head = ("class", "patterns", "records", "of_12_bytes", "of_24_bytes", "of_more_bytes", "record_bytes")  # fmt: skip
    rows = [[row[name] for name in head] for row in value["classes"]]
    rows.append(["in all", *(value[name] for name in head[1:])])
    text = output.table(head, rows)
    texts = ", ".join(f"{count:,} of {kind}" for kind, count in value["text_bytes"].items())
    text += (
        f"\n\n{value['bytes']:,} bytes with tests and heads of classes, {value['bytes_a_pattern']} a pattern: "
        f"{SEED_PATTERNS:,} such would take {value['bytes_of_3000']:,}; the seed's {SEED_PATTERNS:,} took "
        f"{SEED_KNOWLEDGE:,}.\n"
        f"Read back: {'the same records' if value['reads_back'] else 'other records'}; "
        f"the largest takes {value['largest_record_bytes']} bytes.\n"
        f"The seed's whole program took {SEED_ROM:,} bytes; riyu's compiled modules take "
        f"{value['compiled_code_bytes']:,}, its knowledge as text {texts}."
    )
    output.give(text, value)
    return DONE if value["reads_back"] else FOUND_FAILURES


def budget(
    knowledge: Annotated[
        bool, typer.Option("--knowledge", help="The patterns as bytes instead, by class.")
    ] = False,
    as_json: Json = False,
) -> int:
    """Print where the bytes of a game's state go.

    The exit code is 1 if they are more than allowed.
    """
    from riyu.base.block import LIMIT
    from riyu.features.features import Features
    from riyu.features.link_codes import known_codes
    from riyu.game.board import Board
    from riyu.interfaces.cli.version import knowledge_files

    output = Output(as_json)
    if knowledge:
        return _knowledge(output)
    block = Features(Board(19)).board.block
    layers = {name: list(group) for name, group in groupby(block.fields, lambda f: f.layer)}
    sums = {name: sum(field.bytes for field in fields) for name, fields in layers.items()}
    padding = block.claimed - sum(sums.values())
    tables = constant_tables()
    outside = [*OUTSIDE, Field("features", "known", known_codes(), 2, _KNOWN_ABOUT), *_of_rules()]
    entries = _entries_a_move()
    text_bytes = sum(path.stat().st_size for path in knowledge_files())
    beside = beside_the_seed([*block.fields, *outside], entries["all"], TRAIL_ENTRY_BYTES)
    value = {
        "fields": _as_json(block.fields),
        "layer_bytes": sums,
        "padding_bytes": padding,
        "total_bytes": block.claimed,
        "limit_bytes": LIMIT,
        "not_counted": {
            "constant_tables": _as_json(tables),
            "constant_tables_bytes": sum(table.bytes for table in tables),
            "outside": _as_json(outside),
            "trail_entry_bytes": TRAIL_ENTRY_BYTES,
            "trail_entries_a_move": entries,
            "knowledge_text_bytes": text_bytes,
        },
        "beside_the_seed": [asdict(row) for row in beside],
    }
    rows: list[list[object]] = []
    for name, fields in layers.items():
        rows += [*_as_rows(fields), [name, "in all", None, None, sums[name], None]]
    rows.append(["", "padding", None, None, padding, "up to whole cache lines"])
    rows.append(["", "total", None, None, block.claimed, f"of {LIMIT:,} bytes allowed"])
    rest = _as_rows(tables)
    rest.append(["tables", "in all", None, None, sum(table.bytes for table in tables), None])
    rest += _as_rows(outside)
    for what, count in entries.items():
        taken = round(count * TRAIL_ENTRY_BYTES)
        rest.append(["trail", f"a move, {what}", count, TRAIL_ENTRY_BYTES, taken, _TRAIL_ABOUT])
    rest.append(["knowledge", "files", None, None, text_bytes, "as text"])
    head = ("layer", "field", "count", "each", "bytes", "what for")
    text = "\n\n".join(
        [
            output.table(head, rows),
            "Not counted: constant and shared by all games, or outside the block.",
            output.table(head, rest),
            "Beside RiscIgo's table of its 16 K of RAM.",
            output.table(
                ("for", "RiscIgo's", "riyu's", "the difference"),
                [[row.what, row.seed_bytes, row.bytes, row.about] for row in beside],
            ),
        ]
    )
    output.give(text, value)
    return DONE if block.claimed <= LIMIT else FOUND_FAILURES


_KNOWN_ABOUT = "links: what is known of windows, worked out as they are met, for all games"
_TRAIL_ABOUT = "entries of a move until it is undone, mean of a random game"


def _of_rules() -> Iterator[Field]:
    """Give what the rules in force hold at the end of a random game: Python objects, as `sys.getsizeof` has them."""
    from riyu.lab.games import random_games, starting_blackboard
    from riyu.player.knowledge_in_force import KnowledgeInForce

    (game,) = random_games(1, seed=1)
    blackboard = starting_blackboard(game.record, KnowledgeInForce())
    for move in game.record.moves:
        blackboard.game.play(move.color, move.point)
    inference = blackboard.inference
    said = f"of {len(inference.rulebase.rules)} rules, at the end of a random game"
    yield Field("inference", "sweep", inference.sweep.memory, 1, f"drawings {said}")
    facts = [fact for store in inference.stores.values() for fact in store.standing.values()]
    parts = [getsizeof(x) for fact in facts for x in (fact, fact.key, fact.supporters)]
    count = max(len(facts), 1)
    yield Field("inference", "facts", count, sum(parts) // count, f"facts {said}, without indices")
    wards = [getsizeof(units) for units in inference.wards.values()]
    count = max(len(wards), 1)
    yield Field("inference", "wards", count, sum(wards) // count, f"keys that were read {said}")


def _entries_a_move() -> dict[str, float]:
    """Give the trail's entries a move in a random game, for the board alone and with all features."""
    from riyu.lab.features_bench import trail_entries
    from riyu.lab.games import BOARD_ALONE, random_games

    games = list(random_games(1, seed=1))
    alone, with_all = trail_entries(games, BOARD_ALONE), trail_entries(games)
    return {"board": round(alone, 1), "all": round(with_all, 1)}


def _as_rows(fields: Iterable[Field]) -> list[list[object]]:
    return [[f.layer, f.name, f.count, f.unit_bytes, f.bytes, f.about] for f in fields]


def _as_json(fields: Sequence[Field]) -> list[dict[str, object]]:
    return [
        {
            "layer": field.layer,
            "name": field.name,
            "count": field.count,
            "unit_bytes": field.unit_bytes,
            "bytes": field.bytes,
            "about": field.about,
        }
        for field in fields
    ]
