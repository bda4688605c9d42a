# What a space of four points is worth. Straight and bent are alive, the T lives if own is first,
# the square is never more than one eye. The focus is the vital point where there is one, else an
# inner point. Walls are drawn whole.

class    eye-value-4
asked    an empty point; in all orientations
answer   best
last     ev4-nothing-known

pattern ev4-corner-bend-few-liberties
why     With the bend on the corner point and at most one outside liberty, the enemy gets a ko here:
        the corner stone lacks a side.
draw
  | O ? ? ?
  | . A O ?
  | . * . O
  + - - - -
where   A is O
when    liberties(A) <= 4
says    eyes(1.5) by *
yes
  | O O O . . .
  | X X O O . .
  | . X X O O .
  | . * . X . .
  + - - - - - -
yes
  - - - - - +
  . . X . . |
  . . O X * |
  . . O X . |
  . O X . X |
  . . . . . |
  . . . . . |
no      # outside liberties enough: no ko, alive
  | . . . . . .
  | X X . . . .
  | . X X . . .
  | . . . X . .
  + - - - - - -
no      # the stone of ours beside it is missing
  | O O O . . .
  | X X O O . .
  | . . X O O .
  | . . . X . .
  + - - - - - -

pattern ev4-corner-bend
why     Bent around the corner point with liberties outside: we can wait for the enemy's stone and
        still make the second eye.
draw
  | O ? ? ?
  | . A O ?
  | . @ . O
  + - - - -
where   A is O
when    liberties(A) > 4
says    eyes(2)
yes
  | . . . . . .
  | X X . . . .
  | . X X . . .
  | . . . X . .
  + - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . .
  | X X . . X .
  | . X X . . .
  | . . . X . .
  + - - - - - -
no      # shut in without liberties: a ko
  | O O O . . .
  | X X O O . .
  | . X X O O .
  | . . . X . .
  + - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . .
  | X X . . . .
  | . X . . . .
  | . . . X . .
  + - - - - - -

pattern ev4-corner-square
why     A square in the corner is one eye: no order of moves makes two of it, so play elsewhere.
draw
  | O O ?
  | . . O
  | @ . O
  + - - -
says    eyes(1)
yes
  | . . . .
  | X X . .
  | . . X .
  | . . X .
  + - - - -
yes     # a stone nearby changes nothing
  | . . . X
  | X X . .
  | . . X .
  | . . X .
  + - - - -
no      # a fifth point belongs to it
  | . . . .
  | X . . .
  | . . X .
  | . . X .
  + - - - -
no      # an enemy stone more stands there
  | . . . .
  | X X . .
  | . O X .
  | . . X .
  + - - - -

pattern ev4-corner-straight
why     Four in a row out of the corner: whichever of the two inner points the enemy takes, we take
        the other.
draw
  | O O O O ?
  | . @ . . O
  + - - - - -
says    eyes(2) confidence 15 of 15
yes
  | . . . . . .
  | X X X X . .
  | . . . . X .
  + - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . X
  | X X X X . .
  | . . . . X .
  + - - - - - -
no      # the enemy has played one of the inner points: answer at the other
  | . . . . . .
  | X X X X . .
  | . . O . X .
  + - - - - - -
no      # a stone of ours more stands there
  | . . . . . .
  | X X X X . .
  | . . X . X .
  + - - - - - -

pattern ev4-corner-t
why     Three along the edge from the corner and one above their middle: that middle is vital for
        both.
draw
  | ? O ? ?
  | O . O ?
  | . * . O
  + - - - -
says    eyes(1.5) by *, key-point(*)
yes
  | . . . . .
  | . X . . .
  | X . X . .
  | . * . X .
  + - - - - -
yes     # a stone nearby changes nothing
  | . . X . .
  | . X . . .
  | X . X . .
  | . * . X .
  + - - - - -
no      # the enemy has the vital point: one eye
  | . . . . .
  | . X . . .
  | X . X . .
  | . O . X .
  + - - - - -
no      # an enemy stone more stands there
  | . . . . .
  | . X . . .
  | X O X . .
  | . . . X .
  + - - - - -

pattern ev4-square
why     A square: even if we play first, three bent points are left and the enemy takes their
        middle.
draw
  ? O O ?
  O @ . O
  O . . O
  ? O O ?
says    eyes(1)
yes
  . . . . . .
  . . X X . .
  . X . . X .
  . X . . X .
  . . X X . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . X X X . .
  . X . . X .
  . X . . X .
  . . X X . .
  . . . . . .
no      # more than a square: the wall is one point farther off
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . . X . .
  . . X X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X X . .
  . X . . X .
  . X . O X .
  . . X X . .
  . . . . . .

pattern ev4-square-on-the-edge
why     A square on the edge is one eye, as it is anywhere.
draw
  ? O O ?
  O @ . O
  O . . O
  - - - -
says    eyes(1)
yes
  . . . . . .
  . . X X . .
  . X . . X .
  . X . . X .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  X . X X . .
  . X . . X .
  . X . . X .
  - - - - - -
no      # the wall has a gap at the first line
  . . . . . .
  . . X X . .
  . X . . X .
  . X . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X X . .
  . X . O X .
  . X . . X .
  - - - - - -

pattern ev4-t
why     The T: its middle touches all the other three, and a stone there makes three eyes or leaves
        one.
draw
  ? O O O ?
  O . * . O
  ? O . O ?
  ? ? O ? ?
says    eyes(1.5) by *
yes
  . . . . . . .
  . . X X X . .
  . X . * . X .
  . . X . X . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X X . .
  . X . * . X .
  . . X . X . .
  . . . X X . .
  . . . . . . .
no      # the wall is open under the stem
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . . X . X . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . X . .
  . X . . . X .
  . . X . X . .
  . . . X . . .
  . . . . . . .

pattern ev4-t-lying-on-the-first-line
why     A T with its bar on the first line: the vital point is on the first line as well.
draw
  ? ? O ? ?
  ? O . O ?
  O . * . O
  - - - - -
says    eyes(1.5) by *
yes
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . * . X .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . X . . .
  . . . X . . .
  . . X . X . .
  . X . * . X .
  - - - - - - -
no      # the enemy stands in the middle
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . O . X .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . X . . . X .
  - - - - - - -

pattern ev4-t-standing-on-the-first-line
why     A T with its foot on the first line: play where bar and foot meet.
draw
  ? O O O ?
  O . * . O
  ? O . O ?
  - - - - -
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . . .
  . . X X X . .
  . X . * . X .
  . . X . X . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . .
  . . X X X . .
  . X . * . X .
  . . X . X . .
  - - - - - - -
no      # the foot is filled: straight three is left
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . . X X X . .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . X . .
  . X . . . X .
  . . X . X . .
  - - - - - - -

pattern ev4-t-leaning-on-the-first-line
why     A shaft of three down to the edge with a point at its side: the side point touches the vital
        one.
draw
  ? O ? ?
  O . O ?
  O * . O
  O . O ?
  - - - -
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . .
  . . X . . .
  . X . X . .
  . X * . X .
  . X . X . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . X .
  . . X . . .
  . X . X . .
  . X * . X .
  . X . X . .
  - - - - - -
no      # the enemy has taken the point that touches all others
  . . . . . .
  . . X . . .
  . X . X . .
  . X O . X .
  . X . X . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . X O X . .
  . X . . X .
  . X . X . .
  - - - - - -

pattern ev4-straight
why     Four in a row: the two inner points are miai, so it needs no move.
draw
  ? O O O O ?
  O . @ . . O
  ? O O O O ?
says    eyes(2)
yes
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . . X X X X . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . . X X X X . X
  . . . . . . . .
no      # the enemy has one inner point: we must answer at the other
  . . . . . . . .
  . . X X X X . .
  . X . O . . X .
  . . X X X X . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . X X X X . .
  . X . . O . X .
  . . X X X X . .
  . . . . . . . .

pattern ev4-straight-on-the-first-line
why     Four in a row on the first line live: the enemy takes one inner point, we the other.
draw
  O O O O O O
  O . @ . . O
  - - - - - -
says    eyes(2) confidence 15 of 16
yes
  . . . . . . . .
  . X X X X X X .
  . X . . . . X .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . X X X X X X .
  X X . . . . X .
  - - - - - - - -
no      # one end is open
  . . . . . . . .
  . . X X X X . .
  . X . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . X X X X X X .
  . X . . O . X .
  - - - - - - - -

pattern ev4-shaft-to-the-edge
why     A shaft of four down to the edge lives like every straight four.
draw
  ? O ?
  O . O
  O @ O
  O . O
  O . O
  - - -
says    eyes(2)
yes
  . . . . .
  . . X . .
  . X . X .
  . X . X .
  . X . X .
  . X . X .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . . X . .
  . X . X .
  X X . X .
  . X . X .
  . X . X .
  - - - - -
no      # the enemy has come into it
  . . . . .
  . . X . .
  . X . X .
  . X . X .
  . X O X .
  . X . X .
  - - - - -
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . X . X .
  . X O X .
  . X . X .
  . X . X .
  - - - - -

pattern ev4-bent
why     Bent four away from the corner: after the enemy's move at the bend or beside it the other
        one makes two eyes.
draw
  ? O O O ?
  O @ . . O
  O . O O ?
  ? O ? ? ?
says    eyes(2) confidence 35 of 36
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . X X . .
  . . X . . . .
  . . . . . . .
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . X X . .
  | . . . X . . X .
  | . . . X . X . .
  | . . . X . X . .
  | . . . . X . . .
  | . . . . . . . .
no      # the enemy has played beside the bend: it is not finished any more
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . X . X X . .
  . . X . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . . X . .
  . . X . . . .
  . . . . . . .

pattern ev4-bent-along-the-first-line
why     Three along the edge and one above the end are alive: only at the corner point does this
        shape lose its strength.
draw
  ? O ? ? ?
  O . O O ?
  O @ . . O
  - - - - -
says    eyes(2) confidence 20 of 20
yes
  . . . . . . .
  . . X . . . .
  . X . X X . .
  . X . . . X .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X . . . .
  X X . X X . .
  . X . . . X .
  - - - - - - -
no      # the upper point is missing: three in a row
  . . . . . . .
  . . X . . . .
  . X X X X . .
  . X . . . X .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . . . .
  . X . . X . .
  . X . . . X .
  - - - - - - -

pattern ev4-bent-down-to-the-first-line
why     A row of three on the second line with a foot on the first: alive, the foot and the row make
        an eye each.
draw
  ? O O O ?
  O @ . . O
  O . O O ?
  - - - - -
says    eyes(2)
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . X X . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . X . . .
  . . X X X . .
  . X . . . X .
  . X . X X . .
  - - - - - - -
no      # the foot is the enemy's stone: count again
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X O X X . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . X . X X . .
  - - - - - - -

pattern ev4-zigzag
why     Two and two side by side, shifted by one: the two points in the middle are miai.
draw
  ? O O ? ?
  O . @ O ?
  ? O . . O
  ? ? O O ?
says    eyes(2) confidence 22 of 22
yes
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . . X . . X .
  . . . X X . .
  . . . . . . .
yes
  . . . . . . |
  . . . . . . |
  . . X . . . |
  . X . X . . |
  . X . . X . |
  . . X . X . |
  . . . X . . |
  . . . . . . |
  . . . . . . |
no      # a gap in the wall beside the middle
  . . . . . . .
  . . X X . . .
  . X . . . . .
  . . X . . X .
  . . . X X . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . . X O . X .
  . . . X X . .
  . . . . . . .

pattern ev4-zigzag-on-the-first-line
why     Shifted pairs on the first and second line: the step in the middle gives two eyes.
draw
  ? O O ? ?
  O . @ O ?
  ? O . . O
  - - - - -
says    eyes(2)
yes
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . . X . . X .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X . X .
  . X . . X . .
  . . X . . X .
  - - - - - - -
no      # the enemy holds one of the middle points
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . . X O . X .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . X X . . .
  . X . O X . .
  . . X . . X .
  - - - - - - -

pattern ev4-nothing-known
why     Nothing is known at this point of the four: ask at the others.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
