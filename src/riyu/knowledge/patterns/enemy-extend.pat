# Asked at an enemy stone near the edge: where would it extend, and how is that prevented? The move
# is on its extension, or takes the foot that it would stand on.

class    enemy-extend
asked    an enemy stone; in all orientations
answer   best
last     none

pattern limit-kick-with-the-pincer-in-place
why     A friend already stands on its extension: kick it, it stands up without a base and we get
        the corner.
draw
  | . . . A . . . . . .
  | . . . . * @ . . . B
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
where   A is O, B is O
says    limit(@) by *, pincer(@) by *
yes
  | . . . . . . . . . . .
  | . . . O . . . . . . .
  | . . . . * X . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . X . . . . . .
  | . . . O . . . . . . .
  | . . . . * X . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # with no stone on its extension the kick only helps it to a good shape
  | . . . . . . . . . . .
  | . . . O . . . . . . .
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the corner stone is not ours, there is no corner to keep
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . X . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

use own-extend/base-extend-and-press
as      @ is A, P is @
says    limit(@) by *, extend-along(A) by *

pattern limit-undercut-the-near-stone
why     One space from ours it wants the second line for its base: take that point, and it has to
        run.
draw
  A . @ ?
  . * . .
  . . . .
  - - - -
where   A is O
says    limit(@) by *, take-eye(@) by * confidence 488 of 537
yes
  . . . . . .
  . O . X . .
  . . * . . .
  . . . . . .
  - - - - - -
yes
  . . . . . . .
  . . . O . X .
  . . . . * . .
  . . . . . . .
  - - - - - - -
no      # it has come down to the second line
  . . . . . .
  . O . X . .
  . . . X . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . O O X . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern limit-the-two-stone-wall
why     Two stones upright want three spaces: stand on just that point, and the wall gets to be a
        burden.
draw
  X . . . . .
  @ . . . * .
  . . . . . .
  . . . . . .
  - - - - - -
says    limit(@) by *, edge-move by *
yes
  . . . . . . . .
  . X . . . . . .
  . X . . . * . .
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
no      # it is no wall but one stone: three spaces are too far for it
  . . . . . . . .
  . . . . . . . .
  . X . . . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . .
  . X . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern limit-close-pincer-before-our-base
why     A friend behind us holds the side: stand close, and the stone has no room to turn in.
draw
  ? . . . . .
  @ . * . . A
  . . . . . .
  . . . . . .
  - - - - - -
where   A is O
says    pincer(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . X . * . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . X
  . X . * . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # nobody stands behind: the pincer gets pinched itself
  . . . . . . . .
  . . . . . . . .
  . X . . . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . X . . . .
  . X . . . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern limit-pincer-from-the-open-side
why     On one side we stand already: come from the other at the point of its two-space extension.
draw
  ? . . . . . .
  A . . @ . . *
  . . . . . . .
  . . . . . . .
  - - - - - - -
where   A is O
says    pincer(@) by *, limit(@) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . O . . X . . * .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . . . . . .
  . O . . X . . * .
  . . . . . . . . .
  X . . . . . . . .
  - - - - - - - - -
no      # it has its base already
  . . . . . . . . . . .
  . . . . . . . . . . .
  . X . O . . X . . X .
  . . . . . . . . . . .
  . . . . . . . . . . .
  - - - - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . . .
  . . . . . . . . .
  . O . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern limit-the-high-stone-low
why     A fourth-line stone wants a foot on the third line: stand there first, and it stays in the
        air.
draw
  @ . . . .
  . . . * .
  . . . . .
  . . . . .
  - - - - -
says    limit(@) by *, edge-move by *
yes
  . . . . . . .
  . X . . . . .
  . . . . * . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . O . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . * . . |
  . . . . . . . . |
no      # it has its foot
  . . . . . . .
  . X . . . . .
  . . . . . . .
  . X . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . X . . . . .
  . X . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern limit-block-the-second-line-crawl
why     It creeps along the second line: stand before its head, and this was all the edge that it
        gets.
draw
  ? O ? ?
  X @ * .
  ? . . .
  - - - -
says    block(@) by *, limit(@) by *
yes
  . . . . . .
  . . O . . .
  . X X * . .
  . . . . . .
  - - - - - -
yes
  . . . . |
  . . . . |
  . . X . |
  . O X . |
  . . * . |
  . . . . |
  . . . . |
no      # its head is past our wall
  . . . . . .
  . . O . . .
  . X X X . .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . O . . .
  . X . . . .
  . . . . . .
  - - - - - -
