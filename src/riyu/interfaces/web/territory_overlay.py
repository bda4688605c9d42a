"""The overlay of groups and territory on the page: at once by a glance, a moment later as all else tells the lead.

Takes scenes; gives overlays. Judges a scene once, for all pages, in whatever thread asks for that.
"""

from __future__ import annotations

from collections import OrderedDict

from riyu.assessment.joined import Joined
from riyu.base.errors import Stopped
from riyu.interfaces.assessment_overlays import judged_scene, territory_at_a_glance, territory_of
from riyu.interfaces.picture import Overlay
from riyu.interfaces.scene import Scene
from riyu.interfaces.web.work import Stop

__all__ = ["TerritoryOverlay"]

_KEPT = 100


class TerritoryOverlay:
    """The overlay `territory` with what was judged of the last scenes."""

    def __init__(self) -> None:
        self._found: OrderedDict[Scene, Joined] = OrderedDict()
        self._count = 0

    def version(self) -> int:
        """Give a number that is another once more was found."""
        return self._count

    def find(self, scene: Scene, stop: Stop) -> None:
        """Judge a scene: for a thread. Raises UsageError for strings without liberties, Stopped."""
        found = judged_scene(scene, stop)
        if stop():
            raise Stopped
        self._found[scene] = found
        self._count += 1
        while len(self._found) > _KEPT:
            self._found.popitem(last=False)

    def is_found(self, scene: Scene) -> bool:
        """Say whether a scene was judged."""
        return scene in self._found

    def make(self, scene: Scene) -> Overlay:
        """Show a scene as judged; by a glance, without a lead, until it is."""
        found = self._found.get(scene)
        return territory_of(found) if found is not None else territory_at_a_glance(scene)
