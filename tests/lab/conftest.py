"""What tests of the lab's measurements share."""

from __future__ import annotations

import os
import shutil

import pytest

from riyu.base.errors import UsageError
from riyu.lab.page_bench import browser_path


@pytest.fixture
def windowless(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The lab's browser is the one that draws no windows, where that is installed; without any the test is skipped."""
    small = shutil.which("chromium-headless-shell")
    if small:
        folder = tmp_path_factory.mktemp("browser")
        (folder / "chromium").symlink_to(small)
        monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    try:
        browser_path()
    except UsageError as error:
        pytest.skip(str(error))
