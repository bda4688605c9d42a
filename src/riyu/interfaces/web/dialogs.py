"""The page's dialogs: a new game's terms, the list of keys, a place to paste a game into, a picture's kind.

Takes a desk, panels and handlers; gives native dialogs that `showModal` opens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from nicegui.element import Element

from riyu.base.errors import RiyuError, UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.handicap import max_fixed
from riyu.game.points import check_size
from riyu.game.ruleset import RULESETS, ruleset_by_name
from riyu.interfaces.web.clocks import byoyomi, limit_text
from riyu.interfaces.web.keys import BOARD_WORDS, KEYS
from riyu.interfaces.web.panel import Desk, Panel
from riyu.interfaces.web.parts import box, button, choice, heading, number, words
from riyu.interfaces.web.terms import PERSON, RIYU, Opponent, Terms
from riyu.player.clock import NO_LIMIT
from riyu.player.levels import FULL, level_names
from riyu.player.style import style_names

__all__ = ["key_list", "new_game", "paste", "picture"]

_WHO = {
    "black": "You play Black, riyu White",
    "white": "riyu plays Black, you White",
    "people": "Two people",
    "riyu": "riyu against itself",
}
_PLAYERS = {
    "black": (PERSON, RIYU),
    "white": (RIYU, PERSON),
    "people": (PERSON, PERSON),
    "riyu": (RIYU, RIYU),
}
_TIMES = {
    "none": NO_LIMIT,
    "5": byoyomi(300, 3, 10),
    "10": byoyomi(600, 3, 30),
    "30": byoyomi(1800, 5, 30),
    "byo": byoyomi(0, 1, 20),
    "sudden": byoyomi(600),
}


def new_game(desk: Desk, start: Callable[[Terms], None]) -> Element:
    """Give the dialog that asks for a new game's terms, at first those of the table's; `start` begins it."""
    table = desk.table
    players = (table.players[BLACK], table.players[WHITE])
    said = {
        "size": str(table.size),
        "ruleset": table.ruleset.name,
        "komi": "",
        "handicap": "0",
        "who": next((name for name, both in _PLAYERS.items() if both == players), "black"),
        "time": next(
            (name for name, limit in _TIMES.items() if limit == table.clocks.limit), "none"
        ),
        "level": table.opponent.level,
        "style": table.opponent.style,
    }

    def set_to(name: str, value: object) -> None:
        said[name] = str(value)

    def begin() -> None:
        try:
            terms = _terms(said)
        except RiyuError as error:
            problem.set_text(str(error))
            return
        dialog.run_method("close")
        with desk.guarded():
            start(terms)

    with box("dialog", "dialog", aria_label="New game") as dialog:
        heading("New game")
        with box("form"):
            choice("Players", _WHO, said["who"], lambda v: set_to("who", v))
            sizes = {str(n): f"{n} × {n}" for n in (19, 13, 9)} | {
                str(n): f"{n} × {n}" for n in range(2, 19) if n not in (9, 13)
            }
            choice("Board", sizes, said["size"], lambda v: set_to("size", v))
            rulesets = {name: laws.title for name, laws in RULESETS.items()}
            choice("Ruleset", rulesets, said["ruleset"], lambda v: set_to("ruleset", v))
            stones = {"0": "none"} | {str(n): f"{n} stones" for n in range(2, 10)}
            choice("Handicap", stones, "0", lambda v: set_to("handicap", v))
            number(
                "Komi", None, lambda v: set_to("komi", v), placeholder="the ruleset's", step="0.5"
            )
            times = {key: limit_text(limit) for key, limit in _TIMES.items()}
            choice("Time", times, said["time"], lambda v: set_to("time", v))
            levels = {name: _level_words(name) for name in reversed(level_names())}
            choice("riyu's strength", levels, said["level"], lambda v: set_to("level", v))
            styles = {"": "as it was started"} | {name: name for name in style_names()}
            choice("riyu's style", styles, said["style"], lambda v: set_to("style", v))
        problem = words("", "p", "problem")
        problem._props["role"] = "alert"
        with box("buttons"):
            button("Cancel", lambda: dialog.run_method("close"))
            button("Begin", begin, classes="chief")
    return dialog


def _level_words(name: str) -> str:
    """Give a level in words: `12 kyu by name`: levels are measured beside GNU Go, and not on a server."""
    return "full strength" if name == FULL else f"{name.removesuffix('k')} kyu by name"


def _terms(said: dict[str, str]) -> Terms:
    size = check_size(int(said["size"]))
    handicap = int(said["handicap"])
    if handicap > max_fixed(size):
        most = max_fixed(size)
        raise UsageError(f"a board of {size} lines has points for at most {most} handicap stones")
    black, white = _PLAYERS[said["who"]]
    terms = Terms(size, ruleset_by_name(said["ruleset"]), None, handicap, black, white)
    opponent = Opponent(said["level"], said["style"])
    terms = replace(terms, limit=_TIMES[said["time"]], opponent=opponent)
    if not said["komi"].strip():
        return terms
    try:
        komi = float(said["komi"])
    except ValueError:
        raise UsageError("komi: expected a number of points, such as 6.5") from None
    if not -400 <= komi <= 400 or komi * 2 != round(komi * 2):
        raise UsageError("komi: expected whole or half points, -400 to 400")
    return replace(terms, komi=komi)


def key_list(panels: Iterable[Panel], show_around: Callable[[], None]) -> Element:
    """Give the dialog that lists the keys, the panels' own included; it leads to the tour of the page."""

    def around() -> None:
        dialog.run_method("close")
        show_around()

    with box("dialog keys", "dialog", aria_label="Keys") as dialog:
        title = heading("Keys")
        title._props.update(
            {"tabindex": -1, "autofocus": True}
        )  # else it opens at its end, on its buttons
        with box("list", "dl"):
            for key in KEYS:
                words(key.shown, "dt")
                words(key.words, "dd")
            for shown, said in BOARD_WORDS:
                words(shown, "dt")
                words(said, "dd")
            for panel in panels:
                for key in panel.keys:
                    words(key.shown, "dt")
                    words(f"{panel.title}: {key.words}", "dd")
        with box("buttons"):
            button("Show me around", around, title="A short tour of the page")
            button("Close", lambda: dialog.run_method("close"), classes="chief")
    return dialog


def paste() -> Element:
    """Give the dialog with a field to paste a game into, for browsers that do not hand over what was copied."""
    with box("dialog", "dialog", aria_label="Paste a game", id="paste") as dialog:
        heading("Paste a game")
        with box("field", "label"):
            words("SGF")
            area = Element("textarea")
            area._props.update({"rows": 8, "spellcheck": "false"})
        with box("buttons"):
            button("Cancel", lambda: dialog.run_method("close"))
            opening = button("Open", lambda: None, classes="chief")
            opening.on("click", js_handler="(event) => riyu.openPasted(event)")
    return dialog


def picture() -> Element:
    """Give the dialog that asks how what is shown is saved: the browser turns the one drawing into points of color."""
    with box("dialog", "dialog", aria_label="Save what is shown") as dialog:
        heading("Save what is shown")
        with box("buttons"):
            button("Cancel", lambda: dialog.run_method("close"))
            for kind, tip in (
                ("SVG", "Lines: sharp at any size"),
                ("PNG", "Points of color: for anything"),
            ):
                saving = button(kind, lambda: None, title=tip, classes="chief")
                saving.on("click", js_handler=f"(event) => riyu.picture(event, '{kind.lower()}')")
    return dialog
