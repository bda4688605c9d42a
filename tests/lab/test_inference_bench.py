"""What facts cost is measured; where rules are replaced in games, facts are those found from nothing."""

from __future__ import annotations

from riyu.game.record import Record
from riyu.lab.games import NamedGame, random_games
from riyu.lab.inference_agreement import check_inference
from riyu.lab.inference_bench import QUANTITIES, inference_rows
from tests.inference.test_engine import RULES, rulebase


def short(size: int, moves: int) -> list[NamedGame]:
    return [
        NamedGame(game.name, Record(size, game.record.moves[:moves]))
        for game in random_games(2, 1, (size,))
    ]


def test_facts_are_those_from_scratch_though_rules_are_replaced_and_taken_back() -> None:
    done = check_inference(short(9, 45), rulebase())
    assert not done.differences
    assert (done.games, done.replaced) == (2, 4)
    assert done.returns == done.positions and done.returns_past >= 8


def test_a_row_says_what_going_back_costs_beside_its_alternatives() -> None:
    (row, more) = inference_rows(short(19, 24), [rulebase(), rulebase(RULES.split("rule lean")[0])])
    assert row["rules"] != more["rules"]
    assert list(row) == ["rules", *QUANTITIES]
    for name in ("undo_ms", "copy_ms", "scratch_ms", "copy_bytes", "journal_bytes"):
        assert float(str(row[name])) > 0
