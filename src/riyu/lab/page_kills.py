"""The page killed in mid-write, again and again: what it showed as kept is there, and no file is torn.

Takes a count, a seed and a folder; gives a row. Runs `riyu page` in a process of its own and Debian's chromium through
playwright; knows the page by its address, its words and its `data-` attributes alone.

While the server lives, a game is played by clicks, a pattern is edited and saved, and large games are put on tables of
their own one after the other. Then it is killed (SIGKILL), started again, and compared.
"""

from __future__ import annotations

import json
import re
import signal
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from riyu.base.chance import Chance
from riyu.base.errors import RiyuError
from riyu.game.points import all_points, point_text
from riyu.lab.bench import Row
from riyu.lab.kills import moment
from riyu.lab.page_bench import OPEN, browser
from riyu.lab.page_server import served
from riyu.patterns.files import package_folder
from riyu.patterns.library import load_library
from riyu.sgf.files import read_file, read_record

__all__ = ["page_kill_row"]

_SIZE = 9
_FILE, _NAME = "contact-answer", "hane-around-the-contact"
_LONGEST = 5.0  # seconds of a server's life from the first click on
_PATIENCE = 2_000  # milliseconds that a page waits for a server that may be dead
_SAVE = '#panel-patterns button.chief:text-is("Save")'
_SHOWN = "() => document.querySelector('.number').textContent"
_NUMBER = re.compile(r"why     Number (\d+)\.")
_WORDS, _COUNT = "abcde", 100_000  # of a large game's comment
_OPEN_GAMES = f"""(round) => {{
    const open = async (number) => {{
        const game = `(;SZ[9]PB[A]PW[B]C[${{"{_WORDS}".repeat({_COUNT})}}];B[ee])`;
        const answer = await fetch("/open", {{method: "POST", body: game}});
        await window.opened(`${{round}}.${{number}}`, await answer.text());
        setTimeout(() => open(number + 1), 100);
    }};
    open(1);
}}"""
"""Puts large games on tables of their own, one after the other, and tells the address of each."""


@dataclass
class _Told:
    """What was shown as kept, and what came of it.

    `moves` are the points clicked whose moves were shown, `clicked` the one whose move is not shown yet; `edited` and
    `saved` number what was put into the pattern, as it was shown to be edited and to be in force; `tables` are the
    addresses that were given for games, by their tags.
    """

    game: str = ""
    editor: str = ""
    moves: list[str] = field(default_factory=list)
    clicked: str = ""
    trying: int = 0
    edited: int = 0
    saved: int = 0
    tables: dict[str, str] = field(default_factory=dict)
    clicks: int = 0
    saves: int = 0
    opened: int = 0
    lost: list[str] = field(default_factory=list)
    torn: list[str] = field(default_factory=list)

    def note_opened(self, tag: str, path: str) -> None:
        """Note that a game was opened."""
        self.tables[tag] = path
        self.opened += 1


def page_kill_row(
    times: int, seed: int, folder: Path, told: Callable[[int, int, str], None]
) -> Row:
    """Kill a page's server so many times while it writes. Raises UsageError without a browser."""
    chance = Chance(seed)
    found = _Told()
    shelf, patterns = folder / "tables", folder / "patterns"
    patterns.mkdir(parents=True)
    for name in (_FILE, "shape"):
        source = package_folder("patterns") / f"{name}.pat"
        (patterns / source.name).write_bytes(source.read_bytes())
    arguments = ("--patterns", str(patterns), "--size", str(_SIZE))
    with browser() as chromium:
        context = chromium.new_context(viewport={"width": 1280, "height": 900})
        context.set_default_timeout(_PATIENCE)
        context.expose_function("opened", found.note_opened)
        for number in range(times + 1):
            with served(str(shelf), *arguments) as (door, process), ExitStack() as stack:
                board, editor = _pages(found, door.first, context, stack)
                _compare(found, context.request, board.url, shelf, patterns)
                if number == times:
                    break
                if number % 10 == 0:
                    _begin_game(found, board)
                editor.evaluate(_OPEN_GAMES, number)
                seconds = 0.2 + moment(chance, _LONGEST)
                kill = threading.Timer(seconds, process.send_signal, [signal.SIGKILL])
                kill.start()
                while process.poll() is None:
                    _play(found, board, chance)
                    _edit(found, editor)
                kill.join()
            _look(found, shelf, patterns)
            told(number + 1, times, "page")
    return {
        "job": "page",
        "kills": times,
        "moves shown": found.clicks,
        "saves shown": found.saves,
        "games opened": found.opened,
        "lost": len(found.lost),
        "torn": len(found.torn),
        "problems": "; ".join([*found.lost, *found.torn]),
    }


def _pages(found: _Told, url: str, context: Any, stack: ExitStack) -> tuple[Any, Any]:
    """Open both pages at the addresses where they were."""
    origin = _origin(url)
    pages = []
    for path in ("", found.game, found.editor):
        page = context.new_page()
        stack.callback(page.close)
        page.goto(f"{origin}{path}" if path else url, timeout=60_000)
        page.wait_for_selector(".goban .stones[data-shown]", timeout=60_000)
        pages.append(page)
    _, board, editor = pages
    if not found.game:
        _begin_game(found, board)
        query = f"?panel=patterns&patterns.class={_FILE}&patterns.pattern={_NAME}"
        editor.goto(origin + editor.evaluate(OPEN, [_SIZE]) + query, timeout=60_000)
    editor.wait_for_selector(f'#panel-patterns h2:text-is("{_NAME}")', timeout=60_000)
    editor.wait_for_selector("textarea.code")
    found.editor = editor.url.removeprefix(origin)
    return board, editor


def _origin(url: str) -> str:
    return url[: url.index("/", len("http://"))]


def _begin_game(found: _Told, board: Any) -> None:
    """Take an empty table of two people."""
    path = board.evaluate(OPEN, [_SIZE])
    board.goto(_origin(board.url) + path, timeout=60_000)
    board.wait_for_selector(".goban .stones[data-shown]", timeout=60_000)
    found.game, found.moves, found.clicked = path, [], ""


def _play(found: _Told, board: Any, chance: Chance) -> None:
    """Click a move, and note it once it is shown; the next is clicked only then."""
    free = [p for p in map(point_text, all_points(_SIZE)) if p not in found.moves]
    if len(found.moves) > 40 or not free:
        return
    words = f"Move {len(found.moves) + 1}"
    with suppress(Exception):  # the server is dead
        if not found.clicked:
            found.clicked = free[chance.below(len(free))]
            board.click(f'[data-point="{found.clicked}"]')
        board.wait_for_function(f"(words) => ({_SHOWN})() === words", arg=words)
        found.moves.append(found.clicked)
        found.clicked = ""
        found.clicks += 1


def _edit(found: _Told, editor: Any) -> None:
    """Put a number into the pattern's words, wait until that is shown as edited, and save it."""
    number = max(found.trying, found.edited, found.saved) + 1
    with suppress(Exception):  # the server is dead
        before = editor.input_value("textarea.code")
        text = re.sub(r"(?m)^why .*\n( .*\n)*", f"why     Number {number}.\n", before)
        found.trying = number
        editor.fill("textarea.code", text)
        editor.press("textarea.code", "Tab")
        editor.wait_for_selector(f'.lead:has-text("Number {number}.")')
        editor.wait_for_selector('.state:has-text("Changed")')
        found.edited = number
        found.editor = editor.url.removeprefix(_origin(editor.url))
        editor.click(_SAVE)
        editor.wait_for_selector('.state:has-text("in force after")')
        found.saved = number
        found.saves += 1


def _look(found: _Told, shelf: Path, patterns: Path) -> None:
    """Read all that is on the disk after a kill."""
    for file in shelf.rglob("*.json"):
        try:
            data = json.loads(file.read_text("utf-8"))
            if "sgf" in data:
                read_file(data["sgf"].encode())
        except (ValueError, RiyuError) as error:
            found.torn.append(f"{file.name}: {error}")
    try:
        load_library(patterns)
    except RiyuError as error:
        found.torn.append(str(error))


def _compare(found: _Told, request: Any, url: str, shelf: Path, patterns: Path) -> None:
    """Compare what the server has, started again, with what was shown as kept before it was killed."""
    found.torn += [f"{file.name} is left" for file in shelf.rglob(".*.new")]

    def game_at(path: str) -> str:
        answer = request.get(f"{_origin(url)}{path.partition('?')[0]}.sgf", timeout=60_000)
        text: str = answer.text() if answer.ok else ""
        return text

    for tag, path in found.tables.items():
        if game_at(path).replace("\n", "").count(_WORDS) != _COUNT:
            found.lost.append(f"game {tag} at {path}")
        else:  # or all of them together would fill the disk
            (shelf / path.rpartition("/")[2]).with_suffix(".json").unlink(missing_ok=True)
    found.tables.clear()
    if found.game:
        moves = read_record(game_at(found.game).encode()).moves
        kept = [point_text(move.point) for move in moves]
        if kept[: len(found.moves)] != found.moves:
            found.lost.append(f"moves: {len(kept)} kept of {len(found.moves)}")
        found.moves, found.clicked = kept, ""
    text = (patterns / f"{_FILE}.pat").read_text("utf-8")
    number = _NUMBER.search(text)
    in_file = int(number[1]) if number else 0
    if in_file < found.saved or in_file > found.trying:
        found.lost.append(f"saved number {found.saved}: the file has {in_file}")
    drafts = [json.loads(file.read_text("utf-8"))["text"] for file in shelf.glob("drafts/*/*.json")]
    edited = [int(number) for draft in drafts for number in _NUMBER.findall(draft)]
    if max([in_file, *edited]) < found.edited:
        found.lost.append(f"edited number {found.edited}: kept are {edited} and {in_file}")
