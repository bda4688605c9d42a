"""Where a pattern fires in the archive's games: how often, whether it was followed, what reading says of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.interfaces.web.archive_firing import InArchive, fired_in_archive
from tests.interfaces.web.browser import FOUGHT, archived
from tests.library import whole_library


def found(folder: Path, of: str, name: str) -> InArchive:
    shape = whole_library().of(of)
    pattern = next(one for one in shape.patterns if one.name == name)
    return fired_in_archive(folder, shape, pattern)


def test_it_is_told_where_a_pattern_fires_whether_it_was_played_and_what_reading_says(
    tmp_path: Path,
) -> None:
    told = found(archived(tmp_path, FOUGHT), "shape", "connect-at-the-crossing")
    assert (told.games, told.of, told.positions) == (1, 1, 17)
    assert {one.at.holds for one in told.places} == {None, True, False}
    assert not any(one.at.is_played for one in told.places)
    assert told.sentences[0] == f"It answers in {len(told.places)} of 17 positions of 1 game."
    assert told.sentences[1].startswith(f"It was passed over {len(told.places)} times: ")
    assert told.sentences[-1].startswith("Reading bears out all that it claims ")
    assert told.places[0].text.startswith("Eva - Finn, 2022, W+4.5: ")


def test_a_pattern_that_fires_nowhere_is_told_so(tmp_path: Path) -> None:
    told = found(archived(tmp_path), "shape", "connect-at-the-crossing")
    assert told.sentences == ["It answers in 0 of 15 positions of 4 games."]


def test_no_archive_is_told_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nothing-there"):
        found(tmp_path / "nothing-there", "shape", "connect-at-the-crossing")
