"""`riyu rules`: what is wrong with files is told with its place, and the rules can be listed and shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from riyu.inference import examples
from riyu.interfaces.cli.app import run
from tests.inference.drawn import rule


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "trial.rule"
    path.write_text(rule("one", yes=". X") + rule("two", know="baseless(own, A)"))
    return path


def test_the_packages_rules_are_right_and_a_part_of_them_on_their_examples(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All rules are loaded and compared; every sixth is tried on its examples. `.ci/run` has all of them tried."""
    for name in ("try_examples", "try_counters"):
        whole = getattr(examples, name)

        def some(rulebase: Any, findings: Any, names: Any, tell: Any, whole: Any = whole) -> None:
            whole(rulebase, findings, names[::6], tell)

        monkeypatch.setattr(examples, name, some)
    assert run(["rules", "check"]) == 0
    assert "rules, nothing wrong" in capsys.readouterr().err


def test_a_rule_is_tried_on_its_examples(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "trial.rule"
    says = "move(good, own, *, capture, Q)"
    text = rule(
        "take",
        draw="Q *",
        where="Q is X",
        when="liberties(Q) = 1",
        says=says,
        seen="",
        why="It can be.",
    )
    parts = [". . . .", ". X . .", "X O * .", ". X . .", ". . . ."]
    good = "\n".join(["yes", *(f"  {row}" for row in parts)])
    bad = "\n".join(["no", *(f"  {row.replace('*', '.')}" for row in parts)])
    path.write_text(
        f"{text}{good}\n{bad}\n".replace("rule take\n", "rule take\nwhy     It can be taken.\n")
    )
    assert run(["rules", "check", str(path), "--json"]) == 1
    (error,) = json.loads(capsys.readouterr().out)["errors"]
    assert (error["file"], error["line"]) == (str(path), 14)
    assert error["message"].startswith("'take' fires in this 'no': own Black, '*' at")
    text = path.read_text().split("no\n")[0]
    path.write_text(text + "no\n  . . .\n  . O .\n  . . .\n")
    assert run(["rules", "check", str(path)]) == 0
    assert "'take' has 1 'yes' and 1 'no': 2 of each show what it means" in capsys.readouterr().err
    path.write_text(path.read_text().replace("X O * .", "X O . *"))
    assert run(["rules", "check", str(path)]) == 1
    assert "does not fire in this 'yes' with its '*' at" in capsys.readouterr().out


def test_why_a_fact_stands_is_told_and_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "net.pos"
    game.write_text(
        "\n".join(
            [". . . . . . . . .", ". . . X X . . . .", ". . X O O . . . .", ". . X O . . . . ."]
            + 5 * [". . . . . . . . ."]
        )
    )
    picture = tmp_path / "why.svg"
    fact = "move(good, black, F6, reduce-liberties, D6)"
    assert run(["rules", "why", str(game), fact, "--svg", str(picture)]) == 0
    said = capsys.readouterr().out
    assert "rule net-when-pushing-out-fails for Black" in said and "taken down by" in said
    drawn = picture.read_text()
    assert "takes it down" in drawn and ">Q<" in drawn
    assert run(["rules", "why", str(game), fact, "--svg", str(tmp_path / "no" / "why.svg")]) == 2
    assert "can't write" in capsys.readouterr().err


def test_what_patterns_say_is_a_fact_with_its_confidence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "bamboo.pos"
    empty = ". . . . . . ."
    game.write_text(
        "\n".join([empty, empty, ". . X X . . .", empty, ". . X X . . .", empty, empty])
    )
    assert run(["rules", "ask", str(game), "connected(black, C3, ?other)", "--json"]) == 0
    (answer,) = json.loads(capsys.readouterr().out)
    assert (answer["?other"], answer["specificity"]) == ("C5", 80)
    assert run(["rules", "why", str(game), answer["facts"]]) == 0
    said = capsys.readouterr().out
    assert "rule bamboo-joint for Black, specificity 80" in said
    assert ", came true " in said and " times it stood (" in said


def test_all_that_is_wrong_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(
        file.read_text().replace("baseless", "baseles").replace("move(good", "move(god")
    )
    assert run(["rules", "check", str(file), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [error["line"] for error in told["errors"]] == [5, 13, 14]
    assert run(["rules", "check", str(file)]) == 1
    assert "did you mean 'baseless'?" in capsys.readouterr().out


def test_rules_are_listed_and_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "list", "--from", str(file), "--json"]) == 0
    one, two = json.loads(capsys.readouterr().out)
    assert (one["name"], one["asserts"]) == ("one", "move(good, own, *, save, A)")
    assert (two["asks"], two["stratum"], two["maps"]) == ("baseless", 0, 1)
    assert run(["rules", "list", "--from", str(file), "--words", "--json"]) == 0
    words = {row["word"]: row for row in json.loads(capsys.readouterr().out)}
    assert words["move"]["said by"] == "sources" and words["move"]["note"] == ""
    assert words["moyo"]["note"] == "nobody asks it"
    assert run(["rules", "show", "one", "--from", str(file)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("rule one\ndraw\n  A *") and "yes:" in shown
    assert run(["rules", "show", "on", "--from", str(file)]) == 2
    assert "did you mean 'one'" in capsys.readouterr().err


def test_damage_is_measured(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "rule-damage", str(file), "--rounds", "20", "--seed", "1", "--json"]
    assert run(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rounds"] == 20 and told["is_good"] and not told["failures"]


def test_what_rules_did_in_games_is_told_the_worst_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tmp_path / "trial.rule"
    common = {"draw": "Q *", "where": "Q is X", "yes": ". X", "why": "It can be."}
    rules.write_text(
        rule("take", **common, when="liberties(Q) = 1", says="move(good, own, *, capture, Q)")
        + rule("touch", **common, says="move(good, own, *, capture, Q)")
        + rule("avoid", **common, says="move(bad, own, *, contact, Q)")
    )
    game = tmp_path / "game.sgf"
    game.write_text("(;GM[1]SZ[9];B[ba];W[aa];B[ee];W[gg];B[ab];W[cc];B[cd])")
    words = ["rules", "review", str(game), "--from", str(rules), "--every", "1", "-j", "1"]
    assert run([*words, "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    rows = {row["rule"]: row for row in value["rule"]}
    assert (rows["take"]["answers"], rows["take"]["chosen"]) == (2, 1)
    assert rows["touch"]["answers"] > 0 and rows["touch"]["answers"] == rows["avoid"]["against"]
    assert rows["touch"]["claims"] > 0 and rows["touch"]["verdict"] == "wrong"
    assert value["rule"][0]["rule"] == "touch"
    assert [row["file"] for row in value["file"]] == ["trial"]
