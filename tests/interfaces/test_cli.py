"""The command line in this process: help with examples first, suggestions, exit codes, JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import riyu
from riyu.base.errors import BadInput, IllegalMove, PeerError, Place, RiyuError, UsageError
from riyu.game.ruleset import RULESETS
from riyu.interfaces.cli import gtp_quick
from riyu.interfaces.cli.app import make_app, run
from riyu.interfaces.cli.engines import command_of
from riyu.interfaces.cli.exits import exit_code_of
from riyu.interfaces.cli.output import table_text
from riyu.interfaces.settings import Settings
from tests.odd_files import ODD

GAME = "(;FF[4]GM[1]SZ[9]PB[One]PW[Two];B[ee];W[ec];B[cc])"


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))


ALL = dict(commands(typer.main.get_command(make_app())))


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RIYU_CONFIG", str(tmp_path / "none.toml"))
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    return path


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_help_shows_examples_before_usage_and_options(path: tuple[str, ...]) -> None:
    result = CliRunner().invoke(make_app(path), [*path, "-h"], prog_name="riyu")
    assert result.exit_code == 0, result.output
    examples, usage = (result.stdout.index(word) for word in ("Examples:", "Usage: riyu"))
    assert examples < usage < result.stdout.index("Options:")
    assert re.search(rf"Examples:\n  (printf .*)?riyu {' '.join(path)}", result.stdout)


def _takes_numbers(param: Any) -> bool:
    annotation = param.type_descriptor.annotation
    return bool({annotation, *getattr(annotation, "__args__", ())} & {int, float})


NUMBERS = [
    (path, param)
    for path, command in ALL.items()
    for param in command.params
    if _takes_numbers(param)
]


@pytest.mark.parametrize("path", sorted({path for path, _ in NUMBERS}), ids=" ".join)
def test_every_number_has_bounds(path: tuple[str, ...]) -> None:
    wrong = [
        f"{param.opts[0]} {value[:9]}: {said}"
        for param in (param for of, param in NUMBERS if of == path)
        for value in ("-1001", "-1", "nan", "inf", "1e300", "9" * 400, "9" * 5000)
        if not (param.name == "komi" and value == "-1")
        if not _says_its_bounds(param, said := _refused(path, param, value))
    ]
    assert not wrong, "\n".join(wrong)


def _refused(path: tuple[str, ...], param: Any, value: str) -> str:
    """Give what is said of a number that is none or out of bounds; nothing if it is taken."""
    needed = [other.opts[0] for other in ALL[path].params if other.required]
    words = [word for name in needed for word in ([name, "x"] if name.startswith("-") else ["x"])]
    asked = [param.opts[0], value] if param.opts[0].startswith("-") else ["--", value]
    try:
        ALL[path].main([*words, *asked], standalone_mode=False)
    except typer.TyperException as error:
        return error.format_message()
    except RiyuError:  # of the files, which are not there: the number was taken
        pass
    return ""


def _says_its_bounds(param: Any, said: str) -> bool:
    names = (param.opts[0], param.opts[0].upper(), "SIZES")
    expected = ("expected a", "Input should be", "nable to parse")
    told = any(name in said for name in names) and any(words in said for words in expected)
    return told and len(said) < 300


READ: dict[str, list[str]] = {
    "x.sgf": ["draw"],
    "y.sgf": ["bench", "sgf-damage"],
    "x.txt": ["draw"],
    "x.pat": ["patterns", "check"],
    "x.rule": ["rules", "check"],
    "x.toml": ["gtp", "--style"],
    "x.tst": ["suite"],
    "x.jsonl": ["learn-life"],
    "x.tsv": ["bench", "prediction", "no.sgf", "--values"],
    "x.sgfs": ["harvest", "--out", "nowhere"],
}


# No command line has a NUL or half a letter in it.
@pytest.mark.parametrize("kind", [kind for kind in ODD if kind not in ("NUL", "half a letter")])
@pytest.mark.parametrize("name", READ)
def test_what_is_no_file_is_refused_at_once_and_by_its_name(
    kind: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = ODD[kind][0](tmp_path / name)
    if name == "x.toml" and path.suffix != ".toml":
        path = path.with_name(path.name + ".toml")  # else it would be asked for as a name
    assert run([*READ[name], str(path)]) in (2, 3)
    assert str(path) in capsys.readouterr().err


def test_a_game_in_no_charset_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;CA[idna]SZ[9];B[dd]C[\xff\xfe])")
    assert run(["draw", str(path), "--text"]) == 0
    assert "CA[idna] is no charset we know" in capsys.readouterr().err


def test_every_command_is_there() -> None:
    wanted = "gtp page play draw match suite bench budget doctor styles"
    assert {path[0] for path in ALL if path} >= set(wanted.split())
    assert {("bench", "sgf-damage"), ("bench", "gtp-damage")} <= set(ALL)
    assert {("bench", "features"), ("bench", "agreement")} <= set(ALL)


def test_commands_that_measure_or_list_speak_json() -> None:
    without = {("gtp",), ("play",), ("draw",), ("page",)}
    for path, command in ALL.items():
        if not hasattr(command, "commands") and path not in without:
            assert any("--json" in parameter.opts for parameter in command.params), path


def test_commands_with_chance_in_them_take_a_seed() -> None:
    for name in ("gtp", "play", "match", "suite"):
        assert any("--seed" in parameter.opts for parameter in ALL[(name,)].params), name


MISTAKES = {
    "command": (["plya"], "riyu: no command 'plya'; did you mean 'play'?"),
    "option": (["budget", "--jsn"], "riyu budget: no option --jsn; did you mean '--json'?"),
    "option of gtp": (["gtp", "--stile", "x"], "no option --stile; did you mean '--style'?"),
    "option at the root": (["--vresion"], "did you mean '--version'?"),
    "command of bench": (["bench", "sgf-damge", "x"], "did you mean 'sgf-damage'?"),
    "no number": (["gtp", "--seed", "many"], "Invalid value for '--seed'"),
    "missing argument": (["draw"], "GAME"),
    "no value": (["gtp", "--style"], "--style"),
    "engines missing": (["match"], "two engines are needed"),
    "no folder": (["match", "riyu", "gnugo"], "where to?"),
    "bad size": (["play", "--size", "20"], "20: expected a whole number from 2 to 19"),
    "bad handicap": (["play", "--size", "9", "--handicap", "10"], "expected 2 to 9"),
    "unknown style": (["play", "--style", "fightr"], "did you mean 'fighter'?"),
    "unknown ruleset": (["gtp", "--ruleset", "chines"], "did you mean 'chinese'?"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_in_usage_says_what_is_near_and_exits_2(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments, words = MISTAKES[name]
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert not said.out


def test_exit_codes_by_error() -> None:
    cases: dict[BaseException, int | None] = {
        UsageError("x"): 2,
        BadInput("x", Place("f", 1)): 3,
        IllegalMove("x"): 3,
        FileNotFoundError("x"): 3,
        RiyuError("x"): 3,
        PeerError("x"): 4,
        KeyboardInterrupt(): 130,
        ValueError("ours"): None,
    }
    for error, code in cases.items():
        assert exit_code_of(error) == code, error


def test_bad_input_exits_3_with_the_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "drawn.txt"
    path.write_text(". . .\n. Q .\n. . .\n")
    assert run(["draw", str(path)]) == 3
    assert f"{path}, line 2, column 3: found 'Q'" in capsys.readouterr().err
    assert run(["draw", str(tmp_path / "drawm.txt")]) == 3
    assert "no such file; did you mean 'drawn.txt'?" in capsys.readouterr().err


def test_a_peer_that_fails_exits_4(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    suite = tmp_path / "one.tst"
    suite.write_text("boardsize 9\n1 showboard\n#? [x]\n")
    assert run(["suite", str(suite), "--engine", "no-such-program", "-q"]) == 4
    assert "no-such-program" in capsys.readouterr().err


def test_bad_settings_exit_3_with_the_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("theem = 'wood'\n")
    monkeypatch.setenv("RIYU_CONFIG", str(path))
    assert run(["match", "a", "b", "--out", str(tmp_path / "games")]) == 3
    assert "line 1: unknown setting 'theem'; did you mean 'theme'?" in capsys.readouterr().err


def test_an_interrupt_exits_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("riyu.player.style.style_names", interrupted)
    assert run(["styles"]) == 130
    assert capsys.readouterr().err.strip() == "interrupted"


def test_version_names_program_python_and_knowledge(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    pattern = (
        rf"riyu {re.escape(riyu.__version__)}, CPython 3\.\d+\.\d+, knowledge [0-9a-f]{{12}}\n"
    )
    assert re.fullmatch(pattern, capsys.readouterr().out)


def test_alone_it_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "Examples:" in capsys.readouterr().out


def test_styles_lists_names_and_weights(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["styles", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert "balanced" in [style["name"] for style in found]
    assert all(style["about"] and style["weights"] for style in found)
    assert run(["styles"]) == 0
    assert capsys.readouterr().out.startswith("name ")


def test_draw_gives_svg_on_standard_output(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["draw", str(game), "--move", "2"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("<svg")
    assert said.out.count('class="black"') == 1
    assert not said.err


def test_draw_gives_characters_without_color_to_a_pipe(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["draw", str(game), "--text", "--show", "liberties"]) == 0
    said = capsys.readouterr()
    assert "One – Two" in said.out
    assert "liberties:" in said.out
    assert "\x1b" not in said.out


def test_draw_writes_a_file_and_says_so(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "game.svg"
    assert run(["draw", str(game), "-o", str(target), "--theme", "print"]) == 0
    said = capsys.readouterr()
    assert not said.out
    assert said.err.strip() == f"written: {target}"
    assert target.read_text().startswith("<svg")


DRAW_MISTAKES = {
    "overlay": (["--show", "libertys"], "did you mean 'liberties'?"),
    "theme": (["--theme", "wod"], "did you mean 'wood'?"),
    "move": (["--move", "9"], "the game has moves 0 to 3"),
}


@pytest.mark.parametrize("name", DRAW_MISTAKES)
def test_draw_names_what_is_near(name: str, game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, words = DRAW_MISTAKES[name]
    assert run(["draw", str(game), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_the_short_way_of_gtp_has_the_options_of_the_long_one() -> None:
    long_way = {
        (name, parameter.name)
        for parameter in ALL[("gtp",)].params
        for name in parameter.opts
        if parameter.name != "help"
    }
    assert long_way == set(gtp_quick.FLAGS.items())


SHORT_WAY = {
    "": gtp_quick.GtpOptions(),
    "--style fighter --seed 3": gtp_quick.GtpOptions(style="fighter", seed=3),
    "--size=9 --komi -5": None,
    "--size=9 --komi=-5": gtp_quick.GtpOptions(size=9, komi=-5.0),
    "-s 9 --no-resign --log x.log": gtp_quick.GtpOptions(size=9, no_resign=True, log=Path("x.log")),
    "-h": None,
    "--stile x": None,
    "--seed": None,
    "--seed many": None,
    "--no-resign=1": None,
    "extra": None,
}


@pytest.mark.parametrize("line", SHORT_WAY)
def test_the_short_way_reads_plain_options_and_leaves_the_rest(line: str) -> None:
    assert gtp_quick.parse(line.split()) == SHORT_WAY[line]


def test_riyu_and_gnugo_are_words_for_players() -> None:
    settings = Settings(gnugo="/opt/my gnugo", style="fighter")
    assert command_of("gnugo", settings) == (
        "'/opt/my gnugo' --mode gtp --chinese-rules --seed '{seed}'"
    )
    assert command_of("gnugo --mode gtp --level 1", settings) == "gnugo --mode gtp --level 1"
    riyu_line = command_of("riyu", settings)
    assert riyu_line.endswith("-m riyu gtp --style fighter --seed '{seed}'")


@pytest.mark.parametrize(
    ("line", "ending"),
    [
        ("riyu gtp --style balanced", "-m riyu gtp --style balanced --seed '{seed}'"),
        ("riyu gtp --seed 7 --style balanced", "-m riyu gtp --seed 7 --style balanced"),
        ("riyu gtp --seed=7", "-m riyu gtp --seed=7"),
        ("riyu gtp --seed {seed}", "-m riyu gtp --seed '{seed}'"),
    ],
)
def test_a_line_of_riyu_without_a_seed_gets_that_of_the_game(line: str, ending: str) -> None:
    assert command_of(line, Settings()).endswith(ending)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_gnugo_plays_under_the_ruleset_it_knows_that_scores_alike(ruleset: str) -> None:
    wanted = "--japanese-rules" if ruleset == "japanese" else "--chinese-rules"
    assert wanted in command_of("gnugo", Settings(ruleset=ruleset)).split()


def test_a_table_has_numbers_to_the_right() -> None:
    assert table_text(("name", "bytes"), [["one", 12345], ["three", 7]]) == (
        "name    bytes\none    12,345\nthree       7"
    )
