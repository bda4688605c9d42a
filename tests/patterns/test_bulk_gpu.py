"""The bulk matcher's kernel, as a GPU gets it, answers what the cores answer; where it can't, a sentence says why."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.game.board import Board
from riyu.patterns.bulk_asking import BulkAsker
from riyu.patterns.library import Library
from tests.patterns.emulated_gpu import emulated
from tests.patterns.test_bulk import boards, random_class

needs_compiler = pytest.mark.skipif(not shutil.which("g++"), reason="g++ is not installed")


def both(library: Library, on: list[Board]) -> tuple[BulkAsker, BulkAsker]:
    askers = BulkAsker(library, size=on[0].size), BulkAsker(library, size=on[0].size, on_gpu=True)
    for asker in askers:
        for board in on:
            asker.add(board)
    return askers


@needs_compiler
@pytest.mark.parametrize("seed", range(3))
def test_the_kernel_of_a_gpu_answers_as_the_cores(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", emulated(tmp_path))
    classes = [random_class(8 * seed + i, of_features=i == 2) for i in range(4)]
    cores, gpu = both(Library(tuple(classes)), boards(seed, 7))
    assert (cores.batch.words, gpu.batch.words, gpu.without_gpu) == (8, 32, "")
    for colors in ((1, 2), (2,)):
        assert gpu.ask(colors).by_position() == cores.ask(colors).by_position()


@needs_compiler
def test_a_batch_that_is_too_large_is_looked_at_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cupy = emulated(tmp_path, free=25_000_000)
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    library = Library((replace(random_class(1), answer="all"),))
    asker = BulkAsker(library, size=5, room=6000, on_gpu=True)
    on = boards(1, 5)
    while not asker.is_full and asker.batch.count < 4200:
        for board in on:
            asker.add(board)
    found = asker.ask().by_position()
    assert asker.without_gpu == "" and len(cupy.launches) >= 3
    cores = BulkAsker(library, size=5)
    for board in on:
        cores.add(board)
    once = cores.ask().by_position()
    assert all(found[i] == once[i % len(on)] for i in range(len(found)))


@needs_compiler
def test_without_room_for_it_the_cores_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", emulated(tmp_path, free=1000))
    cores, gpu = both(Library((random_class(3),)), boards(2, 5, 1))
    assert gpu.ask().by_position() == cores.ask().by_position()
    assert gpu.without_gpu.startswith("the GPU has too little memory: out of memory allocating")
    assert "\n" not in gpu.without_gpu and gpu.batch.words == 8


def test_without_cupy_or_a_gpu_the_cores_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library((random_class(3),))
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert BulkAsker(library, on_gpu=True).without_gpu == (
        "the package cupy is not there: pip install 'riyu[gpu]'"
    )
    cupy = emulated(tmp_path)
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    monkeypatch.setattr(cupy.cuda.runtime, "getDeviceCount", lambda: 0)
    assert BulkAsker(library, on_gpu=True).without_gpu == "this machine has no NVIDIA GPU"

    def no_driver() -> int:
        raise cupy.cuda.runtime.CUDARuntimeError("cudaErrorInsufficientDriver: too old\n")

    monkeypatch.setattr(cupy.cuda.runtime, "getDeviceCount", no_driver)
    asker = BulkAsker(library, on_gpu=True)
    assert asker.without_gpu == "no NVIDIA GPU answers: cudaErrorInsufficientDriver: too old"
    assert asker.batch.words == 8
