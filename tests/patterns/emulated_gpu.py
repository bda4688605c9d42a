"""A GPU that is none: the kernel as CUDA's compiler gets it, compiled by the C++ compiler and run thread by thread.

Takes what CuPy takes; gives what CuPy gives, as far as the bulk matcher asks. Knows no time: it shows answers alone.
"""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

__all__ = ["emulated"]

_BEFORE = """
#define __CUDACC__
#define __device__
#define __global__
struct Three { unsigned x; };
static Three gridDim, blockDim, blockIdx, threadIdx;
static inline int __ffsll(long long word) { return __builtin_ffsll(word); }
static inline unsigned atomicAdd(unsigned *at, unsigned more) { unsigned was = *at; *at += more; return was; }
"""
_AFTER = """
extern "C" void run_all(unsigned groups, unsigned threads, void **a) {
    gridDim.x = groups, blockDim.x = threads;
    // The last thread first: no order among them is promised.
    for (unsigned i = groups * threads; i-- > 0;) {
        blockIdx.x = i / threads, threadIdx.x = i % threads;
        bulk_ask((BulkClass *)a[0], (BulkNode *)a[1], (BulkLeaf *)a[2], (BulkBound *)a[3], (BulkWord *)a[4],
                 (BulkWord *)a[5], (BulkNumber *)a[6], (BulkWord *)a[7], *(int *)a[8], *(int *)a[9],
                 *(long long *)a[10], *(int *)a[11], (BulkWord *)a[12], (BulkWord *)a[13], (BulkFound *)a[14],
                 (unsigned *)a[15], *(unsigned *)a[16]);
    }
}
"""
_BYTES = {"uint8": 1, "uint32": 4, "uint64": 8}


class _Array:
    """Bytes in memory, as an array on the card and as the one it is copied to."""

    def __init__(self, data: bytes, item: int) -> None:
        self.data = ctypes.create_string_buffer(data, len(data) + 8)
        self.size, self.item = len(data), item

    def get(self) -> _Array:
        return self

    def tobytes(self) -> bytes:
        return self.data.raw[: self.size]

    def __getitem__(self, which: Any) -> Any:
        if isinstance(which, slice):
            return _Array(self.data.raw[: which.stop], self.item)
        at = which * self.item
        return int.from_bytes(self.data.raw[at : at + self.item], "little")


def emulated(folder: Path, free: int = 1 << 40, processors: int = 2) -> ModuleType:
    """Give a module like CuPy, with so many bytes of free memory; what it compiles lies in a folder."""
    cupy: Any = ModuleType("cupy")
    cupy.launches = []

    class OutOfMemoryError(MemoryError):
        pass

    class CUDARuntimeError(RuntimeError):
        pass

    def zeros(count: int, dtype: str) -> _Array:
        if count * _BYTES[dtype] > free:
            raise OutOfMemoryError(f"out of memory allocating {count * _BYTES[dtype]} bytes\nmore")
        return _Array(bytes(count * _BYTES[dtype]), _BYTES[dtype])

    def compiled(code: str, options: Sequence[str]) -> SimpleNamespace:
        source, library = folder / "kernel.cpp", folder / "kernel.so"
        source.write_text(_BEFORE + code + _AFTER)
        options = ["-O1", "-shared", "-fPIC", "-Wall", "-Werror", "-Wno-unused", *options[:0]]
        subprocess.run(["g++", *options, "-o", str(library), str(source)], check=True)
        loaded = ctypes.CDLL(str(library))

        def launch(grid: tuple[int], block: tuple[int], arguments: Sequence[Any]) -> None:
            assert len(arguments) == 17
            cupy.launches.append(grid)
            places = [
                ctypes.addressof(one.data if isinstance(one, _Array) else one) for one in arguments
            ]
            loaded.run_all(grid[0], block[0], (ctypes.c_void_p * 17)(*places))

        return SimpleNamespace(get_function=lambda name: {"bulk_ask": launch}[name])

    cupy.RawModule = compiled
    cupy.zeros = zeros
    cupy.frombuffer = lambda data, dtype: _Array(data, _BYTES[dtype])
    cupy.int32, cupy.int64, cupy.uint32 = ctypes.c_int32, ctypes.c_int64, ctypes.c_uint32
    device = SimpleNamespace(attributes={"MultiProcessorCount": processors})
    cupy.cuda = SimpleNamespace(
        Device=lambda: device,
        compiler=SimpleNamespace(CompileException=type("CompileException", (Exception,), {})),
        memory=SimpleNamespace(OutOfMemoryError=OutOfMemoryError),
        runtime=SimpleNamespace(
            CUDARuntimeError=CUDARuntimeError,
            getDeviceCount=lambda: 1,
            memGetInfo=lambda: (free, free),
        ),
    )
    return cupy  # type: ignore[no-any-return]
