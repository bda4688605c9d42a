"""Says what is wrong with packages: `contents.py SDIST WHEEL TREE_WHEEL`, the last not built from the sdist.

Every file under git in src/riyu is in both; the wheel has each compiled module, stripped, and stays below its limit;
the two wheels are the same, byte for byte.
"""

import io
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

LARGEST = 16_000_000  # bytes of a wheel: half of them are learned values of moves
KEPT = (
    "src/riyu/",
    "building/",
    "setup.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
)


def main(sdist: str, wheel: str, tree_wheel: str) -> list[str]:
    """Give what is wrong."""
    tracked = subprocess.run(["git", "ls-files", *KEPT], capture_output=True, text=True, check=True)
    kept = {name: Path(name).read_bytes() for name in tracked.stdout.split()}
    packed = {name.partition("/")[2]: data for name, data in files_of_sdist(sdist).items()}
    own, other = files_of_wheel(wheel), files_of_wheel(tree_wheel)
    sources = {n.removeprefix("src/"): data for n, data in kept.items() if n.startswith("src/")}
    compiled = {n.partition(".")[0] for n in own if n.endswith(".so")}
    wanted = {
        n.removesuffix(".pxd") for n in sources if n.endswith(".pxd") and "constants" not in n
    }
    wrong = [f"the sdist lacks {n}, or has another" for n in kept if packed.get(n) != kept[n]]
    wrong += [f"the wheel lacks {n}, or has another" for n in sources if own.get(n) != sources[n]]
    wrong += [f"the wheel has {n} not as compiled as it should be" for n in compiled ^ wanted]
    rubbish = set(packed) - set(kept) - {"MANIFEST.in", "PKG-INFO", "setup.cfg"}
    wrong += [f"the sdist has {n}" for n in rubbish if ".egg-info" not in n]
    rubbish = {n for n in own if ".dist-info/" not in n and not n.endswith(".so")} - set(sources)
    wrong += [f"the wheel has {n}" for n in rubbish]
    wrong += [
        f"the wheels differ in {n}" for n in own.keys() | other.keys() if own.get(n) != other.get(n)
    ]
    size, modules = Path(wheel).stat().st_size, sum(len(own[n]) for n in own if n.endswith(".so"))
    print(
        f"wheel {size / 1e6:.2f} MB with {len(compiled)} modules of {modules / 1e6:.2f} MB; sdist",
        end=" ",
    )
    print(f"{Path(sdist).stat().st_size / 1e6:.2f} MB")
    return wrong + ([f"the wheel is larger than {LARGEST} bytes"] if size > LARGEST else [])


def files_of_sdist(path: str) -> Mapping[str, bytes]:
    """Give the files of an sdist."""
    with tarfile.open(path) as tar:
        members = [member for member in tar if member.isfile()]
        return {m.name: (tar.extractfile(m) or io.BytesIO()).read() for m in members}


def files_of_wheel(path: str) -> Mapping[str, bytes]:
    """Give the files of a wheel."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


if __name__ == "__main__":
    found = main(*sys.argv[1:])
    sys.exit("\n".join(sorted(found)) if found else 0)
