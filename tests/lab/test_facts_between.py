"""Facts asked between moves: what is compared, and that a program which forgets to follow is found out."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from riyu.interfaces.cli.app import run
from riyu.lab.facts_between import FilesInTurn, OwnGame, ask_between
from riyu.lab.games import random_games


class Told:
    """A program that tells the moves played; `forgets` taking moves back, if it is to."""

    def __init__(self, forgets: bool = False) -> None:
        self.forgets = forgets
        self.moves: list[str] = []

    def send(self, command: str) -> tuple[bool, str]:
        name, *words = command.split()
        if name == "genmove":
            self.moves.append(f"play {words[0]} A{1 + len(self.moves)}")
            return True, self.moves[-1].split()[-1]
        if name == "play":
            self.moves.append(command)
        elif name == "clear_board":
            self.moves.clear()
        elif name == "gg-undo" and not self.forgets:
            del self.moves[-int(words[0]) :]
        elif name.startswith("riyu"):
            return True, "\n".join(f"move({move}): it was played" for move in self.moves)
        return True, ""


def test_a_program_that_follows_the_game_shows_no_difference() -> None:
    games = [*random_games(3, 1, (5,)), OwnGame("own", 9, 40)]
    replaced: list[random.Random] = []
    found = ask_between(games, lambda size: Told(), lambda size: Told(), replaced.append, 7)
    assert (found.games, found.errors, found.differences) == (4, 0, [])
    assert found.moves > 100 and found.questions > 10 and found.undone
    assert found.replaced == len(replaced)


def test_one_that_does_not_is_found_out() -> None:
    games = [OwnGame(f"own {number}", 9, 60) for number in range(6)]
    found = ask_between(
        games, lambda size: Told(forgets=True), lambda size: Told(), lambda chance: None, 7
    )
    assert found.differences
    assert found.differences[0].startswith("own ") and ": + move(play " in found.differences[0]


def test_files_have_all_their_blocks_or_every_other_one(tmp_path: Path) -> None:
    counter = "counter e -> by rule "
    (tmp_path / "one.rule").write_text(
        f"# head\nrule a\n{counter}other, f -> by rule more\nrule b\nrule c\n"
    )
    (tmp_path / "two.rule").write_text(f"rule alone\n{counter}a\n")
    files = FilesInTurn({".rule": tmp_path}, ("rule",))
    whole = f"# head\nrule a\n{counter}a, f -> by rule a\nrule b\nrule c\n"
    assert (tmp_path / "one.rule").read_text() == whole
    assert (tmp_path / "two.rule").read_text() == f"rule alone\n{counter}alone\n"
    chance = random.Random(1)
    seen = set()
    for _ in range(20):
        before = (tmp_path / "one.rule").read_text()
        files.replace(chance)
        seen.add((tmp_path / "one.rule").read_text())
        assert (tmp_path / "one.rule").read_text() != before
    assert seen == {whole, whole.replace("rule b\n", ""), "# head\nrule b\n"}


def test_the_command_asks_the_program_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "facts", "--games", "1", "--seed", "1", "-q", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert rows[0]["games"] == "random" and rows[0]["questions"] > 0 and not rows[0]["errors"]
