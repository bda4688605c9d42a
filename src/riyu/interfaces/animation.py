"""Pictures shown one after another in one SVG file, without a script.

Takes whole SVG pictures; gives one that shows each for a while and begins again. Draws nothing itself. Source: SMIL
Animation, W3C 2001, as SVG has it (`animate` of `display`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

__all__ = ["LAST_STAYS", "animated"]

LAST_STAYS = 3
"""How many times as long as the others the last picture is shown."""

_SIZE = re.compile(r'<svg[^>]*? width="([0-9.]+)" height="([0-9.]+)"')


def animated(pictures: Sequence[str], seconds: float) -> str:
    """Give SVG that shows each picture for so many seconds, the last one longer, again and again.

    Where nothing moves (print, a picture of a picture) the last one is seen.
    """
    sizes = [_size(picture) for picture in pictures]
    width, height = (max(size[i] for size in sizes) for i in (0, 1))
    count = len(pictures)
    ticks = count - 1 + LAST_STAYS
    frames = []
    for i, picture in enumerate(pictures):
        is_last = i == count - 1
        times = [(0, "inline" if i == 0 else "none")]
        if i:
            times.append((i, "inline"))
        if not is_last:
            times.append((i + 1, "none"))
        move = (
            f'<animate attributeName="display" calcMode="discrete" repeatCount="indefinite"'
            f' dur="{ticks * seconds:g}s" values="{";".join(word for _, word in times)}"'
            f' keyTimes="{";".join(f"{tick / ticks:.6g}" for tick, _ in times)}"/>'
        )
        shown = "inline" if is_last else "none"
        frames.append(f'<g display="{shown}">{move if count > 1 else ""}{picture}</g>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" style="max-width:100%;height:auto" role="img" class="riyu-animation"'
        f' data-frames="{count}">'
    )
    return f"{head}{''.join(frames)}</svg>\n"


def _size(picture: str) -> tuple[float, float]:
    found = _SIZE.match(picture)
    assert found is not None, "a picture says how large it is"
    return float(found[1]), float(found[2])
