"""Settings: a flag over the environment (`RIYU_…`) over the settings file over the default.

Takes flags, the environment and a TOML file; gives frozen Settings. Knows what a value may be, not what it does.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from riyu.base.errors import BadInput, Place, UsageError, nearest

__all__ = ["Settings", "load_settings", "settings_file"]


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be set once for all runs.

    `style`: a style's name or file (empty: the default style). `ruleset`: a ruleset's name. `komi`: points (None: the
    ruleset's). `size`: lines of the board. `seed`: of the engine's choices. `theme`: the pictures' colors. `gnugo`: the
    program that is run as GNU Go.
    """

    style: str = ""
    ruleset: str = "chinese"
    komi: float | None = None
    size: int = 19
    seed: int = 0
    theme: str = "wood"
    gnugo: str = "gnugo"


def settings_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the settings file's path: RIYU_CONFIG, else `settings.toml` in the platform's folder for settings."""
    if environ.get("RIYU_CONFIG"):
        return Path(environ["RIYU_CONFIG"]).expanduser()
    system: str = sys.platform
    if system == "linux":
        # What platformdirs gives here (XDG base directories), without its 30 ms: an engine starts often.
        folder = environ.get("XDG_CONFIG_HOME", "").strip()
        return (Path(folder) if folder else Path.home() / ".config") / "riyu" / "settings.toml"
    from platformdirs import user_config_path

    return user_config_path("riyu", appauthor=False) / "settings.toml"


def load_settings(environ: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """Give the settings in force; a flag that is None was not given.

    Raises BadInput for a file or variable that can't be read, with the line and the nearest right name; UsageError
    for a flag out of bounds.
    """
    values = _from_file(settings_file(environ))
    for field in fields(Settings):
        variable = f"RIYU_{field.name.upper()}"
        if environ.get(variable):
            values[field.name] = _from_text(field.name, environ[variable], variable)
    for name, value in flags.items():
        if value is not None:
            try:
                values[name] = _KINDS[name](value)
            except ValueError as error:
                raise UsageError(f"{name} {value!r}: {error}") from None
    return Settings(**values)  # type: ignore[arg-type]


def _from_file(path: Path) -> dict[str, object]:
    try:
        data = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return {}
    import tomllib

    try:
        text = data.decode("utf-8")
        found = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadInput("no UTF-8 text", Place(str(path), line)) from None
    except tomllib.TOMLDecodeError as error:
        raise _bad_toml(str(error), path) from None
    values: dict[str, object] = {}
    for name, value in found.items():
        place = Place(str(path), _line_of(name, text))
        if name not in _KINDS:
            known = ", ".join(_KINDS)
            raise BadInput(
                f"unknown setting '{name}'{nearest(name, _KINDS)} (known: {known})", place
            )
        try:
            values[name] = _KINDS[name](value)
        except ValueError as error:
            raise BadInput(f"{name} = {value!r}: {error}", place) from None
    return values


def _bad_toml(message: str, path: Path) -> BadInput:
    found = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", message)
    if found is None:  # "at end of document"
        return BadInput(f"no TOML: {message}", Place(str(path)))
    return BadInput(f"no TOML: {found[1]}", Place(str(path), int(found[2]), int(found[3])))


def _line_of(name: str, text: str) -> int:
    """Give the line that sets a key, from 1; 0 if it is written in a way too odd to be found."""
    wanted = re.compile(rf"""\s*\[*\s*["']?{re.escape(name)}\b""")
    return next((n for n, line in enumerate(text.splitlines(), 1) if wanted.match(line)), 0)


def _from_text(name: str, text: str, source: str) -> object:
    try:
        return _KINDS[name](text)
    except ValueError as error:
        raise BadInput(f"'{text}': {error}", Place(source)) from None


# Readers: each takes what TOML, the environment or a flag gives and raises ValueError with what was expected.


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("expected a text")
    return value


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise ValueError("expected a number")
    try:
        number = float(value)
    except ValueError:
        raise ValueError("expected a number, such as 6.5") from None
    if abs(number) > 1000 or number != number:
        raise ValueError("expected -1000 to 1000 points")
    return number


def _whole(value: object, low: int, high: int) -> int:
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,20}", value.strip()):
        is_whole, value = True, int(value)
    if not is_whole or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"expected a whole number from {low} to {high}")
    return value


def _size(value: object) -> int:
    return _whole(value, 2, 19)


def _seed(value: object) -> int:
    return _whole(value, 0, 2**63 - 1)


def _ruleset(value: object) -> str:
    from riyu.game.ruleset import ruleset_by_name

    try:
        return ruleset_by_name(_text(value)).name
    except UsageError as error:
        raise ValueError(str(error)) from None


def _theme(value: object) -> str:
    from riyu.interfaces.picture import theme_by_name

    try:
        theme_by_name(_text(value))
    except UsageError as error:
        raise ValueError(str(error)) from None
    return _text(value)


_KINDS: dict[str, Callable[[object], object]] = {
    "style": _text,
    "ruleset": _ruleset,
    "komi": _number,
    "size": _size,
    "seed": _seed,
    "theme": _theme,
    "gnugo": _text,
}
"""What reads each setting; a test keeps the names those of Settings."""
