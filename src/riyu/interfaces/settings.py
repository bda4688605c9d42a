"""Settings: a flag over the environment (`RIYU_…`) over the settings file over the default.

Takes flags, the environment and a TOML file; gives frozen Settings. Knows what a value may be, not what it does.
"""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from riyu.base.errors import BadInput, Place, UsageError, nearest
from riyu.base.files import read_text, unread
from riyu.base.numbers import shown

__all__ = ["Settings", "load_settings", "settings_file"]


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be set once for all runs.

    `style`: a style's name or file (empty: the default style). `level`: a level's name (empty: full). `ruleset`: a
    ruleset's name. `komi`: points (None: the ruleset's). `size`: lines of the board. `seed`: of the engine's choices.
    `theme`: the pictures' colors. `gnugo`: the program that is run as GNU Go.
    """

    style: str = ""
    ruleset: str = "chinese"
    komi: float | None = None
    size: int = 19
    seed: int = 0
    theme: str = "wood"
    gnugo: str = "gnugo"
    level: str = ""


def settings_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the settings file's path: RIYU_CONFIG, else `settings.toml` in the platform's folder for settings."""
    if environ.get("RIYU_CONFIG"):
        return _without_tilde(environ["RIYU_CONFIG"])
    system: str = sys.platform
    if system == "linux":
        # What platformdirs gives here (XDG base directories), without its 30 ms: an engine starts often.
        folder = environ.get("XDG_CONFIG_HOME", "").strip()
        return (Path(folder) if folder else _without_tilde("~/.config")) / "riyu" / "settings.toml"
    from platformdirs import user_config_path

    return user_config_path("riyu", appauthor=False) / "settings.toml"


def _without_tilde(path: str) -> Path:
    # Not Path.expanduser, which raises RuntimeError for a user without a home: then no file is there.
    return Path(os.path.expanduser(path))  # noqa: PTH111


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
                raise UsageError(f"{name} {shown(value)}: {error}") from None
    return Settings(**values)  # type: ignore[arg-type]


def _from_file(path: Path) -> dict[str, object]:
    try:
        if not path.exists():
            return {}
    except OSError as error:
        raise BadInput(unread(error), Place(str(path))) from None
    from riyu.base.toml import LARGEST, parse_toml

    text = read_text(path, LARGEST, "a settings file")
    file = parse_toml(text, str(path))
    values: dict[str, object] = {}
    for name, value in file.values.items():
        if name not in _KINDS:
            known = ", ".join(_KINDS)
            near = nearest(name, _KINDS)
            raise BadInput(
                f"unknown setting {shown(name)}{near} (known: {known})", file.place(name)
            )
        try:
            values[name] = _KINDS[name](value)
        except ValueError as error:
            raise BadInput(f"{name} = {shown(value)}: {error}", file.place(name)) from None
    return values


def _from_text(name: str, text: str, source: str) -> object:
    try:
        return _KINDS[name](text)
    except ValueError as error:
        raise BadInput(f"{shown(text)}: {error}", Place(source)) from None


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
    except OverflowError:  # a whole number of hundreds of digits
        number = math.inf
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


def _level(value: object) -> str:
    from riyu.player.levels import level_named

    try:
        return level_named(_text(value)).name
    except UsageError as error:
        raise ValueError(str(error)) from None


_KINDS: dict[str, Callable[[object], object]] = {
    "style": _text,
    "ruleset": _ruleset,
    "komi": _number,
    "size": _size,
    "seed": _seed,
    "theme": _theme,
    "gnugo": _text,
    "level": _level,
}
"""What reads each setting; a test keeps the names those of Settings."""
