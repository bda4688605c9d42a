"""Settings: a flag over the environment over the file over the default; an unknown key is named with its line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.interfaces import settings as module
from riyu.interfaces.settings import Settings, load_settings, settings_file


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    return {"RIYU_CONFIG": str(tmp_path / "settings.toml")}


def write(environ: Mapping[str, str], text: str) -> Path:
    path = Path(environ["RIYU_CONFIG"])
    path.write_text(text, encoding="utf-8")
    return path


def test_every_setting_has_a_reader() -> None:
    assert list(module._KINDS) == [field.name for field in fields(Settings)]


def test_without_anything_the_defaults_hold(environ: dict[str, str]) -> None:
    assert load_settings(environ) == Settings()


def test_flag_over_environment_over_file_over_default(environ: dict[str, str]) -> None:
    write(environ, 'size = 9\nkomi = 5.5\nruleset = "japanese"\n')
    assert load_settings(environ) == Settings(size=9, komi=5.5, ruleset="japanese")
    environ |= {"RIYU_SIZE": "13", "RIYU_KOMI": "0"}
    assert load_settings(environ) == Settings(size=13, komi=0.0, ruleset="japanese")
    flagged = load_settings(environ, size=7, komi=None)
    assert flagged == Settings(size=7, komi=0.0, ruleset="japanese")


def test_rulesets_may_be_written_as_people_do(environ: dict[str, str]) -> None:
    assert load_settings(environ, ruleset="JP").ruleset == "japanese"


BAD_FILES = {
    "unknown key": ("\nsiez = 9\n", 2, "unknown setting 'siez'; did you mean 'size'?"),
    "unknown table": ("size = 9\n\n[match]\ngames = 3\n", 3, "unknown setting 'match'"),
    "out of bounds": ("# lines\nsize = 42\n", 2, "size = 42: expected a whole number from 2 to 19"),
    "a truth value": ("size = true\n", 1, "expected a whole number"),
    "wrong kind": ("style = 3\n", 1, "style = 3: expected a text"),
    "no number": ('komi = "much"\n', 1, "expected a number"),
    "not a number": ("komi = nan\n", 1, "expected -1000 to 1000"),
    "unknown ruleset": ('\n\nruleset = "japanes"\n', 3, "did you mean 'japanese'?"),
    "unknown theme": ('theme = "wod"\n', 1, "wood"),
    "no TOML": ("size = 9\nkomi 5\n", 2, "no TOML"),
    "key twice": ("size = 9\nsize = 9\n", 2, "no TOML"),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_is_an_error_with_its_line(name: str, environ: dict[str, str]) -> None:
    text, line, words = BAD_FILES[name]
    path = write(environ, text)
    with pytest.raises(BadInput) as caught:
        load_settings(environ)
    assert words in str(caught.value)
    assert (caught.value.place.source, caught.value.place.line) == (str(path), line)


def test_a_file_that_is_no_text_is_an_error(environ: dict[str, str]) -> None:
    Path(environ["RIYU_CONFIG"]).write_bytes(b"size = 9\nstyle = '\xff'\n")
    with pytest.raises(BadInput, match="line 2, column 10: found byte 0xff: expected UTF-8"):
        load_settings(environ)


def test_a_bad_variable_is_named(environ: dict[str, str]) -> None:
    environ["RIYU_SEED"] = "many"
    with pytest.raises(BadInput, match="RIYU_SEED: 'many': expected a whole number"):
        load_settings(environ)


def test_a_bad_flag_is_a_usage_error(environ: dict[str, str]) -> None:
    with pytest.raises(UsageError, match="size 20: expected a whole number from 2 to 19"):
        load_settings(environ, size=20)


def test_the_file_lies_where_the_platform_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    platformdirs = pytest.importorskip("platformdirs")
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    wanted = platformdirs.user_config_path("riyu", appauthor=False) / "settings.toml"
    assert settings_file({}) == wanted
    monkeypatch.setenv("XDG_CONFIG_HOME", "/elsewhere")
    wanted = platformdirs.user_config_path("riyu", appauthor=False) / "settings.toml"
    assert settings_file({"XDG_CONFIG_HOME": "/elsewhere"}) == wanted
