"""Builds the compiled modules: every .py under src/riyu that has a .pxd of its own name beside it.

RIYU_NATIVE=1   build for this machine (-march=native); wheels leave it unset.
RIYU_CHECKED=1  build with bounds and overflow checks: undefined behavior aborts and names the .py line.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

CHECKED = os.environ.get("RIYU_CHECKED") == "1"
NATIVE = os.environ.get("RIYU_NATIVE") == "1"
CONSTANTS = "constants"  # cdef enums with a plain twin: nothing to compile


def modules() -> list[Extension]:
    if CHECKED:
        sanitize = "-fsanitize=undefined"
        compile_args = ["-O1", "-g", sanitize, "-fno-sanitize-recover=undefined"]
        link_args = [sanitize]
    else:
        compile_args, link_args = ["-O3"], []
        if NATIVE:
            compile_args.append("-march=native")
    sources = (
        p.with_suffix(".py") for p in sorted(Path("src").rglob("*.pxd")) if p.stem != CONSTANTS
    )
    return [
        Extension(
            ".".join(source.with_suffix("").parts[1:]),
            [str(source)],
            extra_compile_args=compile_args,
            extra_link_args=link_args,
        )
        for source in sources
    ]


setup(
    ext_modules=cythonize(
        modules(),
        build_dir="build/cython-checked" if CHECKED else "build/cython",
        emit_linenums=CHECKED,
        compiler_directives={
            "language_level": 3,
            "infer_types": True,
            "annotation_typing": False,
            "boundscheck": CHECKED,
            "wraparound": False,
            "initializedcheck": CHECKED,
            # not nonecheck: it refuses `self.count += 1` without the lock, where self is never None
            "cdivision": True,
            "embedsignature": True,
        },
    )
)
