# What a space of three points is worth: straight or bent, the middle point decides between two
# eyes and one. The focus is that point.

class    eye-value-3
asked    an empty point; in all orientations
answer   best
last     ev3-nothing-known
used     in reading

pattern ev3-first-line-weak-end
why     The enemy stone beside the end makes that end false: even with the middle we have just one
        eye, and without it still one.
draw
  P O O O ?
  O . @ . O
  - - - - -
where   P is X
when    liberties(P) > 1
says    eyes(1) confidence 28 of 33
yes
  . . . . . . .
  . O X X X . .
  . X . . . X .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  O O X X X . .
  . X . . . X .
  - - - - - - -
no      # both ends are sound: the middle makes two
  . . . . . . .
  . X X X X . .
  . X . . . X .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . O X X X . .
  . X . O . X .
  - - - - - - -

pattern ev3-straight-weak-end
why     The end between two enemy stones is false: the middle makes only one real eye of these three
        points.
draw
  P O O O ?
  O . @ . O
  Q O O O ?
where   P is X, Q is X
says    eyes(1) confidence 10 of 10
yes
  . . . . . . .
  . O X X X . .
  . X . . . X .
  . O X X X . .
  . . . . . . .
yes
  . . . . . . . . .
  . . . X O X . . .
  . . . O . O . . .
  . . . O . O . . .
  . . . O . O . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # one stone alone does not make the end false
  . . . . . . .
  . O X X X . .
  . X . . . X .
  . X X X X . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . O X X X . .
  . X . O . X .
  . O X X X . .
  . . . . . . .

use eye-make/eye-make-corner-bend
says    eyes(1.5) by *

pattern ev3-straight-from-the-corner
why     Three in a row from the corner: the second point, not the corner, makes eyes on both sides
        of it.
draw
  | O O O ?
  | . * . O
  + - - - -
says    eyes(1.5) by *
yes
  | . . . . .
  | X X X . .
  | . * . X .
  + - - - - -
yes
  - - - - - - +
  . . O . * . |
  . . . O O O |
  . . . . . . |
  . . . . . . |
  . . . . . . |
no      # the far end is open
  | . . . . .
  | X X X . .
  | . . . . .
  + - - - - -
no      # the stone of ours beside it is missing
  | . . . . .
  | X . X . .
  | . . . X .
  + - - - - -

pattern ev3-straight-on-the-first-line
why     Three in a row along the first line: the middle makes an eye at either side.
draw
  O O O O O
  O . * . O
  - - - - -
says    eyes(1.5) by *
yes
  . . . . . . .
  . X X X X X .
  . X . * . X .
  - - - - - - -
yes
  + - - - - - - - -
  | . O . * . O . .
  | . O O O O O . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
no      # an enemy stone is in the middle: one eye
  . . . . . . .
  . . X X X . .
  . X . O . X .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . X X . X X .
  . X . . . X .
  - - - - - - -

pattern ev3-straight-down-to-the-edge
why     A shaft of three down to the first line: its middle lies on the second line.
draw
  ? O ?
  O . O
  O * O
  O . O
  - - -
says    eyes(1.5) by *, key-point(*)
yes
  . . . . .
  . . X . .
  . X . X .
  . X * X .
  . X . X .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . X
  . . X . .
  . X . X .
  . X * X .
  . X . X .
  - - - - -
no      # a hole in the wall beside the middle
  . . . . .
  . . X . .
  . X . X .
  . X . . .
  . X . X .
  - - - - -
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . X O X .
  . X . X .
  . X . X .
  - - - - -

pattern ev3-bent-on-the-first-line
why     The bend lies on the first line: played there, one eye stands above it and one beside it.
draw
  ? O ? ?
  O . O ?
  O * . O
  - - - -
says    eyes(1.5) by *
yes
  . . . . . .
  . . X . . .
  . X . X . .
  . X * . X .
  - - - - - -
yes
  . . . . |
  . . . X |
  . . X . |
  . X . * |
  . . X X |
  . . . . |
  . . . . |
no      # the space above is filled: two points are left
  . . . . . .
  . . X . . .
  . X X X . .
  . X . . X .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . X O X . .
  . X . . X .
  - - - - - -

pattern ev3-bent-on-the-second-line
why     One point below, one beside: the bend on the second line is the middle of the three.
draw
  ? O O ?
  O * . O
  O . O ?
  - - - -
says    eyes(1.5) by *
yes
  . . . . . .
  . . X X . .
  . X * . X .
  . X . X . .
  - - - - - -
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . O . . .
  | O . O . .
  | . * O . .
  | O O . . .
  | . . . . .
  | . . . . .
no      # the point below is the enemy's already
  . . . . . .
  . . X X . .
  . X . . X .
  . X O X . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . X . .
  . X . . X .
  . X . X . .
  - - - - - -

use eye-make/eye-make-middle-of-three
says    eyes(1.5) by *

use eye-make/eye-make-bend-of-three
says    eyes(1.5) by *

pattern ev3-nothing-known
why     Nothing is known at this point of the three: ask at the others.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
