# Asked for the empty points of a small territory; own is the color that holds it. A point that
# parts it in two makes two eyes of one: both colors want it.

class    split-territory
asked    an empty point; in all orientations
answer   best
last     none

pattern split-at-the-neck-by-a-prisoner
why     An enemy stone lies in the corridor: stop it here, and the room behind stays ours.
draw
  ? A ?
  . * P
  ? O ?
where   A is O, P is X
when    not self-atari(*)
says    block(P) by *
yes
  . . . . .
  . . O . .
  . . * X .
  . . O . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . X . |
  . O * . |
  . . X . |
  . . . . |
  . . . . |
no      # the corridor is open above, nothing gets closed
  . . . . .
  . . . . .
  . . . X .
  . . O . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . O . .
  . X . X .
  . . O . .
  . . . . .

pattern split-on-the-first-line
why     Along the edge one stone from wall to edge cuts the room in two.
draw
  ? A ?
  . * .
  - - -
where   A is O
says    make-eye(A) by * confidence 753 of 1249
yes
  . . . . .
  . . O . .
  . . * . .
  - - - - -
yes
  . . . |
  . . . |
  . . . |
  . X * |
  . . . |
  . . . |
  . . . |
no      # the second line is open, the stone reaches nothing
  . . . . .
  . O . O .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  - - - - -
