"""Builds riyu: what is compiled is said in `building/modules.py`, how in `building/making.py`.

python setup.py build_ext --inplace    compiles what changed, beside the sources
"""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "building"))

import needs
from making import deliver, make
from modules import SUFFIX, kind_asked, modules

MODULES = modules()


class BuildModules(build_ext):  # type: ignore[misc]
    """Makes the modules and puts them beside their sources, or into the folder of what is built."""

    def run(self) -> None:
        """Make them, several at once; `--parallel N` says how many."""
        needs.require()
        in_place = self.inplace or self.editable_mode
        files = make(MODULES, kind_asked(), self.parallel, quiet=self.distribution.verbose < 1)
        folder = Path("src" if in_place else self.build_lib)
        for module, file in files.items():
            deliver(file, folder / module.file)
        # What was compiled once and is no more would be imported in its source's place.
        if in_place:
            for left in set(folder.rglob(f"*{SUFFIX}")) - {folder / m.file for m in MODULES}:
                left.unlink()


setup(
    ext_modules=[Extension(module.name, [str(module.source)]) for module in MODULES],
    cmdclass={"build_ext": BuildModules},
)
