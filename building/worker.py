"""A process that compiles one module after another, as it is told on standard input.

Takes a line of JSON for each module; answers with a line, `true` or `false`. What Cython and the compiler say goes to
standard error. It ends with its input, so it does not outlive who asked.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any, TextIO

from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

__all__ = ["main"]


def main() -> None:
    """Compile what is asked for until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C is told by who asked
    answers: TextIO = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        try:
            _compile(**json.loads(line))
            done = True
        except Exception as error:
            # Cython's, the compiler's, the linker's: all are told, and the next may do.
            print(error, file=sys.stderr, flush=True)
            done = False
        print(json.dumps(done), file=answers, flush=True)


def _compile(
    name: str,
    source: str,
    folder: str,
    new: str,
    options: dict[str, Any],
    compile_args: list[str],
    link_args: list[str],
) -> None:
    """Compile one module: Cython writes C below `folder`, the linker the module below `new`."""
    extension = Extension(
        name, [source], extra_compile_args=compile_args, extra_link_args=link_args
    )
    translated = cythonize([extension], build_dir=f"{folder}/c", force=True, quiet=True, **options)
    command = build_ext(Distribution({"ext_modules": translated}))
    command.build_lib, command.build_temp = new, f"{folder}/o"
    command.force = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
