# Asked for the empty points in the enemy's framework at the edge and in the corner: where is a
# stone that starts there able to live or get out?

class    invade
asked    an empty point; in all orientations
answer   best
last     none

bar invade-not-a-guarded-corner
why     The star stone has knight's moves on both sides: at the three-three point a stone dies or
        begs for a ko.
draw
  | . . . . . . ?
  | . . X . . . .
  | . . . . . . .
  | . . . X . . .
  | . . * . . X .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . * . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . X . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . * . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # one side is open: there the corner lives
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . X X . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern invade-three-three-behind-our-approach
why     We stand on one side of the star stone: the three-three point joins it or lives, the enemy
        can't stop both.
draw
  | . . . . . ?
  | . . . X . ?
  | . . * . . A
  | . . . . . .
  | . . . . . .
  + - - - - - -
where   A is O
says    invade by * confidence 242 of 278
yes
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . * . . O .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
yes
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . O . . . |
  . . X . . * . . |
  . . . . . . . . |
  . . . . . . . . |
  - - - - - - - - +
no      # the enemy guards the corner already
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . . . . O .
  | . . X . . . .
  | . . . . . . .
  + - - - - - - -
no      # our stone is not there: it is the plain invasion
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -

pattern invade-three-three-by-a-large-enclosure
why     The large enclosure of a star stone leaves the corner: go in at three-three and live small
        but sure.
draw
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . * . . . X
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
says    invade by * confidence 14 of 16
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . * . . . X .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . * . . . X .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # with a stone between it is not large, and the corner is the enemy's
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . X . X .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . X X . . . .
  | . . . . . . X .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern invade-three-three-under-the-star-stone
why     A star stone does not own its corner: at three-three there is room to live, and the enemy
        gets the outside.
draw
  | . . . . .
  | . . . . .
  | . . . X .
  | . . * . .
  | . . . . .
  | . . . . .
  + - - - - -
says    invade by * confidence 148 of 174
yes
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . X . .
  | . . * . . .
  | . . . . . .
  | . . . . . .
  + - - - - - -
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . * . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the corner is guarded from below
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . X . .
  | . . . . . .
  | . . . X . .
  | . . . . . .
  + - - - - - -
no      # the enemy stands at the three-four point
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . X X . .
  | . . . . . .
  | . . . . . .
  | . . . . . .
  + - - - - - -

pattern invade-probe-the-small-knight-enclosure
why     Touch the enclosure inside at three-three: see which side the enemy holds, and play on the
        other one later.
draw
  | . . . . . .
  | . . . . . .
  | . . P . . .
  | . . * . Q .
  | . . . . . .
  | . . . . . .
  + - - - - - -
where   P is X, Q is X
says    contact(P) by *, invade by *
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . X . . . .
  | . . * . X . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . * X . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the inner points are guarded already
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . X . . . .
  | . . . . X . .
  | . . . X . . .
  | . . . . . . .
  + - - - - - - -
no      # the enemy stone is missing
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . X . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -

pattern invade-the-large-knight-enclosure
why     The large enclosure has a wide gap: under its corner stone there is room to live or to come
        out.
draw
  | . . . . . . .
  | . . . . . . .
  | . . P . . . .
  | . . * . . Q .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   P is X, Q is X
says    contact(P) by *, invade by * confidence 5 of 10
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . * . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . X
  | . . * . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy has closed the gap
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . X X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern invade-below-the-high-enclosure
why     The one-space enclosure is open from the side below: touch the high stone from under, with a
        friend near.
draw
  | . . . . . . . .
  | . . Q . P . . .
  | . . . . * . . A
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   P is X, Q is X, A is O
says    contact(P) by *, invade by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . . . * . . O .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . X
  | . . X . X . . . .
  | . . . . * . . O .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # no friend stands on that side
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy has a stone below
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . . X . . . O .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern invade-approach-from-inside
why     Between the enemy's star stone and the side there is room for a base of two spaces: come in
        at the approach point.
draw
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . . . . . * . . . X
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
says    invade by *, edge-move by *
yes
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . . .
  | . . . . . . * . . . X .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . X . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . . .
  | . . . . . . * . . . X .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # the enemy has drawn its side together
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . . .
  | . . . . . . . . X . X .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . X . . . . .
  | . . . . . . . . . . X .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -

pattern invade-between-three-space-stones
why     Three spaces are one too many for two single stones: in the middle we can slide to either
        side or get out.
draw
  . . . . . . .
  ? . . . . . ?
  ? P . * . Q ?
  ? . . . . . ?
  ? . . . . . ?
  - - - - - - -
where   P is X, Q is X
says    invade by * confidence 37 of 54
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X . * . X . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X . * . X . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy has capped the middle
  . . . . . . . . .
  . . . . . . . . .
  . . . . X . . . .
  . . X . . . X . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the stones are two apart: the gap holds
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X . . X . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern invade-between-four-space-stones
why     Four spaces: come in on either inner point, with a base toward the wider side and a way out
        above.
draw
  . . . . . .
  . . . . . .
  P . * . . Q
  . . . . . .
  . . . . . .
  - - - - - -
where   P is X, Q is X
says    invade by * confidence 27 of 33
yes
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . X . * . . X .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . . . . . . .
  . . X . * . . X .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # below the enemy has a stone that takes the base
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . X . . . . X .
  . . . . X . . .
  . . . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . . . . . .
  . . . X . . . .
  . X . . . . X .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern invade-under-the-high-stones
why     Both the enemy's stones stand on the fourth line: below them on the third there is a base,
        and the enemy can only press.
draw
  P . . . Q
  . . * . .
  . . . . .
  . . . . .
  - - - - -
where   P is X, Q is X
says    invade by * confidence 20 of 28
yes
  . . . . . . .
  . X . . . X .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - - - -
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . O . . . O . .
  . . . . . . . . .
no      # one of them has a foot on the third line
  . . . . . . .
  . X . . . X .
  . . . . . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . X . X . X .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern invade-under-the-high-end
why     One stone is low and one is high: go in nearer the high one, where the edge is open.
draw
  . . . . Q
  P . . * .
  . . . . .
  . . . . .
  - - - - -
where   P is X, Q is X
says    invade by * confidence 17 of 24
yes
  . . . . . . .
  . . . . . X .
  . X . . * . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  | . . . . .
  | . . X . .
  | . . . . .
  | . . . . .
  | . . * . .
  | . . . X .
  | . . . . .
  | . . . . .
  | . . . . .
no      # the high stone has a foot
  . . . . . . .
  . . . . . X .
  . X . . . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . . X X .
  . X . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern invade-wedge-the-two-space-extension
why     The two-space extension holds alone, but with our stone over its end the wedge cuts or takes
        the edge.
draw
  A . . ?
  P * . Q
  . . . ?
  . . . ?
  - - - -
where   A is O, P is X, Q is X
says    contact(P) by *, invade by * confidence 118 of 163
yes
  . . . . . .
  . O . . . .
  . X * . X .
  . . . . . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . O . . . .
  . X * . X .
  . . . . . .
  X . . . . .
  - - - - - -
no      # nothing of ours stands above: the enemy catches the wedge
  . . . . . .
  . . . . . .
  . X . . X .
  . . . . . .
  . . . . . .
  - - - - - -
no      # the enemy has hardened the gap from below
  . . . . . .
  . O . . . .
  . X . . X .
  . . X . . .
  . . . . . .
  - - - - - -

pattern invade-drop-in-below-a-friend
why     A friend already stands over the gap of three: drop in below the enemy, joined to the middle
        and open to the edge.
draw
  ? . A . ?
  P . * . Q
  . . . . .
  . . . . .
  - - - - -
where   A is O, P is X, Q is X
says    invade by *, split(P, Q) by *
yes
  . . . . . . .
  . . . O . . .
  . X . * . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . X . . .
  . . . O . . .
  . X . * . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # no friend waits at the gap
  . . . . . . .
  . . . . . . .
  . X . . . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . O . . .
  . X X . . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
