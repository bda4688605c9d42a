"""`riyu review`: reports that stand alone, for one game and for many."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from riyu.interfaces.cli.app import run
from riyu.interfaces.cli.exits import BAD_INPUT, DONE, USAGE
from riyu.sgf.files import read_file
from tests.interfaces.web.browser import chromium_browser

# Black leaves six stones in atari at move 1; White does not see it, then Black saves them.
GAME = (
    "(;GM[1]FF[4]SZ[7]PB[Lee & Sons]PW[Cho]BR[5k]"
    "AB[cc][dc][ec][cd][dd][ed][fe][af][bf][cf][df][ef][ff][gf][bg][dg][fg]"
    "AW[cb][db][eb][fb][bc][fc][bd][be][ce][de][ee]C[ours]XY[kept];B[aa];W[ga];B[fd])"
)
QUICK = ("--simulations", "100", "--visits", "100", "--second-looks", "2", "--seed", "1", "-q")


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reviews")
    game = folder / "game.sgf"
    game.write_text(GAME)
    bad = folder / "bad.sgf"
    bad.write_text("(;SZ[7];B[aa];W[aa])")
    reports = folder / "out"
    assert (
        run(["review", str(game), str(bad), "-o", str(reports), "--player", "cho", *QUICK]) == DONE
    )
    return reports


def test_each_game_has_a_page_a_tree_a_text_and_json(out: Path) -> None:
    names = sorted(path.name for path in out.iterdir())
    assert names == [
        *("game.html", "game.json", "game.sgf", "game.svg", "game.txt"),
        *("summary.json", "summary.txt"),
    ]
    value = json.loads((out / "game.json").read_text())
    assert value["mistakes"][0] in (1, 2)
    assert value["moves"][0]["better"]["move"] == "F4"
    assert json.loads((out / "summary.json").read_text())["games"] == 1


def test_the_tree_keeps_what_was_there(out: Path) -> None:
    root = read_file(out / "game.sgf").first
    assert root.raw("XY") == ("kept",)
    assert root.text("C").startswith("ours\n")
    first = root.children[0]
    assert first.raw("BM") == ("2",)
    assert [child.raw("B") for child in root.children] == [("aa",), ("fd",)]


class _Outside(HTMLParser):
    """Collects what a page loads from elsewhere, the anchors it leads to and those there are."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.wanted: set[str] = set()
        self.there: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            loads = name in ("src", "srcset") or (name in ("href", "xlink:href") and tag != "a")
            if loads and not (value or "").startswith("#"):
                self.loaded.append(f"{tag} {value}")
            if tag == "a" and name == "href":
                self.wanted.add(str(value).removeprefix("#"))
            if name == "id":
                self.there.add(str(value))


def test_the_page_stands_alone(out: Path) -> None:
    page = (out / "game.html").read_text()
    found = _Outside()
    found.feed(page)
    assert found.loaded == []
    assert found.wanted and found.wanted <= found.there
    assert set(re.findall(r"https?://[^\s\"'<)]+", page)) <= {"http://www.w3.org/2000/svg"}
    assert "<h1>Lee &amp; Sons (5k), Black, against Cho, White</h1>" in page
    assert 'name="viewport"' in page


def test_keys_go_from_mistake_to_mistake(tmp_path: Path) -> None:
    game, reports = tmp_path / "game.sgf", tmp_path / "out"
    game.write_text(GAME)
    assert run(["review", str(game), "-o", str(reports), *QUICK]) == DONE
    told = re.findall(r'<article id="m(\d+)"', (reports / "game.html").read_text())
    with chromium_browser() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 800})
        page.goto((reports / "game.html").as_uri())
        width = page.evaluate("document.documentElement.scrollWidth")
        page.keyboard.press("n")
        first = page.evaluate("document.activeElement.id")
        page.keyboard.press("n")
        page.keyboard.press("Shift+N")
        again = page.evaluate("document.activeElement.id")
    assert width <= 390
    assert first == f"m{min(map(int, told))}"
    assert again == first


def test_one_game_alone_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[5]PB[A];B[cc];W[cb])")
    assert run(["review", str(game), "--for", "strong", *QUICK]) == DONE
    assert capsys.readouterr().out.startswith("A, Black, against White, White\n")


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        (["--for", "begginer"], USAGE, "did you mean 'beginner'?"),
        (["--language", "xx"], USAGE, "unknown language 'xx'"),
        ([], USAGE, "2 games: give a folder"),
    ],
)
def test_what_is_wrong_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], code: int, said: str
) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[5];B[cc])(;SZ[5];B[cb])")
    assert run(["review", str(game), *options]) == code
    assert said in capsys.readouterr().err


def test_a_file_without_a_game_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("nothing")
    assert run(["review", str(game)]) == BAD_INPUT
    assert "no game that can be read" in capsys.readouterr().err
