# Asked at an own stone near the edge: where does it get its base? One stone extends two spaces, two
# upright three, three upright four, and never so far that the enemy can come in between.

class    own-extend
asked    an own stone; in all orientations
answer   best
last     none

pattern base-corner-at-three-three
why     The approach is pinched: change sides, take the corner at three-three and leave the enemy
        the outside.
draw
  | . . . X . . . . .
  | . . * . . @ . . X
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
says    live(@) by *, settle(@) by *
yes
  | . . . . . . . . . .
  | . . . X . . . . . .
  | . . * . . O . . X .
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . X . . .
  | . . . X . . . . . .
  | . . * . . O . . X .
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
no      # no pincer yet: the side is still open
  | . . . . . . . . . .
  | . . . X . . . . . .
  | . . . . . O . . . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
no      # the enemy has the corner already
  | . . . . . . . . . .
  | . . . X . . . . . .
  | . . . . . O . . X .
  | . . X . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -

pattern base-four-spaces-from-three-stones
why     Three stones upright look far: four spaces, and a stone that comes in between is caught by
        the wall.
draw
  A . . . . . .
  O . . . . . .
  @ . . . . * .
  . . . . . . .
  . . . . . . .
  - - - - - - -
where   A is O
says    extend-along(@) by *, settle(@) by *
yes
  . . . . . . . . .
  . O . . . . . . .
  . O . . . . . . .
  . O . . . . * . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . O . . . . |
  . . . . . O . . . . |
  * . . . . O . . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
  - - - - - - - - - - +
no      # the enemy has come in between
  . . . . . . . . .
  . O . . . . . . .
  . O . . . . . . .
  . O . X . . * . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . . .
  . O . . . . . . .
  . O . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern base-three-spaces-from-two-stones
why     Two stones upright carry three spaces: closer is too tight, farther can be invaded.
draw
  O . . . . .
  @ . . . * .
  . . . . . .
  . . . . . .
  - - - - - -
says    extend-along(@) by *, settle(@) by *
yes
  . . . . . . . .
  . O . . . . . .
  . O . . . * . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . X X .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . * . .
no      # the enemy stands within the space
  . . . . . . . .
  . O . . . . . .
  . O . . . * X .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . .
  . O . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern base-the-only-side-left
why     One side is closed: two spaces on the other side now, or the enemy plays there and the stone
        has no base at all.
draw
  ? ? . . . . ?
  X . @ . . * .
  . . . . . . .
  . . . . . . .
  - - - - - - -
says    settle(@) by *, extend-along(@) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . X . O . . * . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes
  . . . . . . . . . . . |
  . . . . . . . . . . . |
  . . . . . . . . . . . |
  . . . . . . . . . . . |
  . . . . . . . . . . . |
  . . * . . X . O . . . |
  . . . . . . . . . . . |
  . . . . . . . . . . . |
  - - - - - - - - - - - +
no      # that side is closed as well
  . . . . . . . . .
  . . . . . . . . .
  . X . O . . * X .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . . .
  . . . . . . . . .
  . X . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern base-extend-and-press
why     Two spaces for us and the enemy is pressed from as near: one move that attacks while it
        settles.
draw
  @ . . * . . P
  . . . . . . .
  . . . . . . .
  - - - - - - -
where   P is X
says    extend-along(@) by *, limit(P) by *
yes
  . . . . . . . . .
  . O . . * . . X .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . X . . . .
  . O . . * . . X .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy stands nearer: then one space is all there is
  . . . . . . . . .
  . O . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . . .
  . O . O . . . X .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern base-one-space-is-enough
why     There is no room for two spaces, and one is still a base with the second line below it.
draw
  @ . * . X
  . . . . .
  . . . . .
  - - - - -
says    settle(@) by *, extend-along(@) by *
yes
  . . . . . . .
  . O . * . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  . . . . . . . . .
  . . . . X . * . O
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy has taken the foot below
  . . . . . . .
  . O . . . X .
  . . X . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . O O . . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern base-from-the-star-to-the-side
why     From the star stone to the star of the side: both help each other, and a stone between finds
        no good room.
draw
  | . . . . . . . . . . ?
  | . . . . . . . . . . ?
  | . . . @ . . . . . * ?
  | . . . . . . . . . . ?
  | . . . . . . . . . . ?
  | . . . . . . . . . . ?
  + - - - - - - - - - - -
says    extend-along(@) by *, edge-move by *
yes
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . O . . . . . * . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . X
  | . . . O . . . . . * . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # a stone of the enemy's stands between: first that one
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . O . . . . . * . .
  | . . . . . . X . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . O . X . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -

pattern base-a-foot-for-the-high-stone
why     A fourth-line stone extends to the third line: high and low together hold the edge.
draw
  @ . . . .
  . . . * .
  . . . . .
  . . . . .
  - - - - -
says    extend-along(@) by *, settle(@) by *
yes
  . . . . . . .
  . O . . . . .
  . . . . * . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  | . . . . . . . .
  | . . * . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy has undercut it
  . . . . . . .
  . O . . . . .
  . . X . * . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . O . . . . .
  . X . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern base-low-on-one-side-high-on-the-other
why     Where we stand low already go on a line higher: three low stones see nothing of the middle.
draw
  . . . . . . * ?
  A . . @ . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
where   A is O
says    extend-along(@) by *
yes
  . . . . . . . . . .
  . . . . . . . * . .
  . O . . O . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
yes
  - - - - - - - - - - -
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . X . . X . . . . .
  . . . . . . . . * . .
  . . . . . . . . . . .
no      # the left stone is not there: take the base first
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . O . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . . . .
  . . . . X . . . . .
  . O . . O . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -

pattern base-two-spaces-from-one-stone
why     Two spaces from a single stone: the widest step that can't be cut.
draw
  ? . . . . ?
  @ . . * . .
  . . . . . .
  . . . . . .
  - - - - - -
says    extend-along(@) by *, settle(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . O . . * . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . * .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy is under it already
  . . . . . . . .
  . . . . . . . .
  . O . . * . . .
  . . X . . . . .
  . . . . . . . .
  - - - - - - - -
no      # a stone of the enemy's is right beyond: press or stop short instead
  . . . . . . . .
  . . . . . . . .
  . O . . * X . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
