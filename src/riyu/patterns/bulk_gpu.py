"""The bulk matcher on an NVIDIA GPU: the kernel's own lines, compiled for it by CuPy when first asked.

Takes a program and batches laid out for it; gives what the cores give, position by position in the same order. Knows no
patterns.

Where there is no CuPy, no GPU or too little memory on it, `gpu_for` says so in a sentence, and the cores are asked. A
batch is looked at in as many parts as fit the memory that is free.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from riyu.game.points import Color
from riyu.patterns.bulk import Batch, Matches, together
from riyu.patterns.bulk_program import Program

__all__ = ["GPU_WORDS", "Gpu", "NoGpuError", "gpu_for"]

GPU_WORDS = 32
"""Words of a block that a GPU looks at: its threads go by 32."""

_THREADS = 128  # of a block of threads
_A_PROCESSOR = 1024  # threads that a processor of the GPU is given at most
_RECORD = 16  # bytes
_LEAST_RECORDS = 1 << 16
_SHARE = 0.8  # of the free memory that is claimed at most
_KERNEL = Path(__file__).with_name("bulk_kernel.h")
_T = TypeVar("_T")


class NoGpuError(Exception):
    """A GPU can't be asked; says why, in a sentence."""


class Gpu:
    """A program on a GPU. Arguments: CuPy, and the program. Raises NoGpuError for what it refuses, as `ask` does."""

    def __init__(self, cupy: Any, program: Program) -> None:
        self._cupy = cupy
        self.program = program
        self._kernel, self._tables, self._processors = self._asked(self._set_up)

    def _set_up(self) -> tuple[Any, list[Any], int]:
        module = self._cupy.RawModule(code=_KERNEL.read_text("utf-8"), options=("--std=c++17",))
        program = self.program
        tables = (program.classes, program.nodes, program.leaves, program.bounds)
        sent = [self._sent(table.tobytes() or bytes(4)) for table in tables]
        processors = self._cupy.cuda.Device().attributes["MultiProcessorCount"]
        return module.get_function("bulk_ask"), sent, int(processors)

    def ask(self, batch: Batch, colors: Sequence[Color] = (1, 2)) -> Matches:
        """Ask about a batch with blocks of 32 words. Raises NoGpuError if there is no room for one block of it."""
        return self._asked(lambda: self._ask(batch, sum(1 << (color - 1) for color in {*colors})))

    def _ask(self, batch: Batch, colors: int) -> Matches:
        items = 2 * batch.size**2 * len(self.program.names)
        groups = min(self._processors * _A_PROCESSOR, items * GPU_WORDS) // _THREADS + 1
        most = self.program.most_leaves
        hits = self._cupy.zeros(groups * _THREADS * most + 1, dtype="uint64")
        filled = self._cupy.zeros(groups * _THREADS * ((most + 63) // 64) + 1, dtype="uint64")
        used = -(-batch.count // (64 * GPU_WORDS))
        found, first = [], 0
        while first < used:
            free, _ = self._cupy.cuda.runtime.memGetInfo()
            blocks = max(1, min(used - first, int(free * _SHARE) // batch.block_bytes))
            parts = [self._sent(part) for part in batch.buffers(first, blocks)]
            numbers = (self._cupy.int32(batch.size), self._cupy.int32(colors))
            more = (self._cupy.int64(items), self._cupy.int32(blocks))
            taken = (*self._tables, *parts, *numbers, *more, hits, filled)
            found.append(Matches(self.program, batch.count))
            found[-1].take_records(self._records(groups, taken), GPU_WORDS * first, batch.size)
            first += blocks
        return together(self.program, batch.count, found)

    def _records(self, groups: int, taken: Sequence[Any]) -> bytes:
        """Let the kernel look; give its records, as the threads found them."""
        room = _LEAST_RECORDS
        while True:
            found = self._cupy.zeros(room * _RECORD, dtype="uint8")
            counter = self._cupy.zeros(1, dtype="uint32")
            given = (found, counter, self._cupy.uint32(room))
            self._kernel((groups,), (_THREADS,), (*taken, *given))
            count = int(counter.get()[0])
            if count <= room:
                return bytes(found[: count * _RECORD].get().tobytes())
            room = count  # more than there was room for: once more, with enough

    def _sent(self, data: bytes) -> Any:
        return self._cupy.frombuffer(data, dtype="uint8")

    def _asked(self, work: Callable[[], _T]) -> _T:
        """Do what needs the GPU. Raises NoGpuError, with what CuPy says, if it can't be done."""
        try:
            return work()
        except self._cupy.cuda.memory.OutOfMemoryError as error:
            raise NoGpuError(f"the GPU has too little memory: {_first_line(error)}") from None
        except (RuntimeError, self._cupy.cuda.compiler.CompileException) as error:
            raise NoGpuError(f"the GPU can't be asked: {_first_line(error)}") from None


def gpu_for(program: Program) -> Gpu:
    """Give a program on the GPU of this machine. Raises NoGpuError with the reason why it can't be."""
    try:
        cupy = import_module("cupy")
    except ImportError:
        raise NoGpuError("the package cupy is not there: pip install 'riyu[gpu]'") from None
    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise NoGpuError(f"no NVIDIA GPU answers: {_first_line(error)}") from None
    if not count:
        raise NoGpuError("this machine has no NVIDIA GPU")
    return Gpu(cupy, program)


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
