"""The rulesets differ where the federations' rules do, are found by the names in use, and a record keeps a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import parse_point
from riyu.game.record import Move, Players, Record
from riyu.game.ruleset import RULESETS, Ko, Scoring, ruleset_by_name

# Sources: the published rules of each; suicide, superko and handicap as in senseis.xmp.net/?RulesOfGo.
LAWS = [
    # name           ko               suicide  scoring            komi  bonus for 0, 1, 2, 9  dead stones go
    ("chinese", Ko.POSITIONAL, False, Scoring.AREA, 7.5, (0, 0, 2, 9), True),
    ("japanese", Ko.SIMPLE, False, Scoring.TERRITORY, 6.5, (0, 0, 0, 0), True),
    ("aga", Ko.SITUATIONAL, False, Scoring.AREA, 7.5, (0, 0, 1, 8), True),
    ("new-zealand", Ko.SITUATIONAL, True, Scoring.AREA, 7.0, (0, 0, 0, 0), True),
    ("tromp-taylor", Ko.POSITIONAL, True, Scoring.AREA, 7.5, (0, 0, 0, 0), False),
]


@pytest.mark.parametrize(("name", "ko", "suicide", "scoring", "komi", "bonus", "dead"), LAWS)
def test_each_ruleset_has_its_laws(
    name: str,
    ko: Ko,
    suicide: bool,
    scoring: Scoring,
    komi: float,
    bonus: tuple[int, ...],
    dead: bool,
) -> None:
    rules = ruleset_by_name(name)
    assert (rules.ko, rules.suicide, rules.scoring, rules.komi) == (ko, suicide, scoring, komi)
    assert tuple(rules.bonus(n) for n in (0, 1, 2, 9)) == bonus
    assert rules.dead_removed == dead
    assert RULESETS[str(rules)] is rules


def test_all_rulesets_are_in_the_table_of_laws() -> None:
    assert list(RULESETS) == [row[0] for row in LAWS]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Chinese", "chinese"),
        (" JAPANESE ", "japanese"),
        ("Korean", "japanese"),
        ("AGA", "aga"),
        ("NZ", "new-zealand"),
        ("New Zealand", "new-zealand"),
        ("new_zealand", "new-zealand"),
        ("Tromp-Taylor", "tromp-taylor"),
        ("tromp taylor", "tromp-taylor"),
        ("tt", "tromp-taylor"),
    ],
)
def test_a_ruleset_is_found_by_the_names_people_write(written: str, name: str) -> None:
    assert ruleset_by_name(written).name == name


@pytest.mark.parametrize("rules", RULESETS.values(), ids=str)
def test_a_ruleset_is_found_by_its_title_and_its_sgf_name(rules: object) -> None:
    found = {ruleset_by_name(rules.title), ruleset_by_name(rules.sgf_name)}  # type: ignore[attr-defined]
    assert found == {rules}


def test_an_unknown_ruleset_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UsageError, match=r"unknown ruleset 'chinees'; .*did you mean 'chinese'"):
        ruleset_by_name("chinees")
    with pytest.raises(UsageError, match="known: chinese, japanese, aga"):
        ruleset_by_name("")


def test_a_record_is_a_value_that_keeps_what_was_played() -> None:
    moves = (Move(BLACK, parse_point("Q16")), Move(WHITE, PASS))
    record = Record(19, moves, players=Players(black="Shusaku"), komi=None)
    assert [str(m) for m in record.moves] == ["Black Q16", "White pass"]
    assert [m.is_pass for m in record.moves] == [False, True]
    assert record == replace(record) and hash(record) == hash(replace(record))
    assert record != replace(record, komi=0.0), "no komi isn't the same as not knowing it"
    assert (record.to_move, record.handicap, record.result) == (BLACK, 0, "")
