# What a space of five points is worth. Only the bulky five and the cross hang on one point; every
# other five lives without a move. The focus is the vital point where there is one, else an inner
# point. Walls are drawn whole.

class    eye-value-5
asked    an empty point; in all orientations
answer   best
last     ev5-nothing-known

pattern ev5-corner-bulky-corner-inside
why     The bulky five with its square in the corner: the point of the square that also touches the
        tail decides.
draw
  | O O ? ?
  | . . O ?
  | . * . O
  + - - - -
says    eyes(1.5) by *, key-point(*)
yes
  | . . . . .
  | X X . . .
  | . . X . .
  | . * . X .
  + - - - - -
yes     # a stone nearby changes nothing
  | . . . . .
  | X X . . .
  | . . X X .
  | . * . X .
  + - - - - -
no      # the enemy is on the vital point
  | . . . . .
  | X X . . .
  | . . X . .
  | . O . X .
  + - - - - -
no      # an enemy stone more stands there
  | . . . . .
  | X X . . .
  | . O X . .
  | . . . X .
  + - - - - -

pattern ev5-corner-bulky-tail-in-the-corner
why     The tail of the bulky five reaches the corner point; the vital point lies beside it, on the
        first line.
draw
  | ? O O ?
  | O . . O
  | . * . O
  + - - - -
says    eyes(1.5) by *, key-point(*)
yes
  | . . . . .
  | . X X . .
  | X . . X .
  | . * . X .
  + - - - - -
yes     # a stone nearby changes nothing
  | . . . . .
  | X X X . .
  | X . . X .
  | . * . X .
  + - - - - -
no      # the square is filled at one point
  | . . . . .
  | . X X . .
  | X . X X .
  | . . . X .
  + - - - - -
no      # an enemy stone more stands there
  | . . . . .
  | . X X . .
  | X O . X .
  | . . . X .
  + - - - - -

use eye-make/eye-make-vital-point-of-the-bulky-five
says    eyes(1.5) by *, key-point(*)

pattern ev5-bulky-three-on-the-first-line
why     The bulky five lying on the edge: its vital point is on the first line.
draw
  ? O O ? ?
  O . . O ?
  O . * . O
  - - - - -
says    eyes(1.5) by *
yes
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . * . X .
  - - - - - - -
yes     # a stone nearby changes nothing
  X . . . . . .
  . . X X . . .
  . X . . X . .
  . X . * . X .
  - - - - - - -
no      # the wall is open at the end
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . X . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . X X . . .
  . X . O X . .
  . X . . . X .
  - - - - - - -

pattern ev5-bulky-two-on-the-first-line
why     The bulky five with two points on the first line: the vital point is on the second.
draw
  ? O O O ?
  O . * . O
  O . . O ?
  - - - - -
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . . .
  . . X X X . .
  . X . * . X .
  . X . . X . .
  - - - - - - -
yes     # a stone nearby changes nothing
  X . . . . . .
  . . X X X . .
  . X . * . X .
  . X . . X . .
  - - - - - - -
no      # the enemy stands there
  . . . . . . .
  . . X X X . .
  . X . O . X .
  . X . . X . .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . X . .
  . X . . . X .
  . X . . X . .
  - - - - - - -

pattern ev5-bulky-upright
why     The bulky five standing on the edge with a tail on top: three neighbors mark the vital
        point.
draw
  ? O ? ?
  O . O ?
  O * . O
  O . . O
  - - - -
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . .
  . . X . . .
  . X . X . .
  . X * . X .
  . X . . X .
  - - - - - -
yes
  . . . . . |
  . . . . . |
  . . . O O |
  . . O . . |
  . O . * . |
  . . O O O |
  . . . . . |
  . . . . . |
  . . . . . |
no      # the enemy has the vital point already
  . . . . . .
  . . X . . .
  . X . X . .
  . X O . X .
  . X . . X .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . X O X . .
  . X . . X .
  . X . . X .
  - - - - - -

pattern ev5-cross
why     The cross: all four arms hang on the middle.
draw
  ? ? O ? ?
  ? O . O ?
  O . * . O
  ? O . O ?
  ? ? O ? ?
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . * . X .
  . . X . X . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . X . . .
  . . X . X . .
  X X . * . X .
  . . X . X . .
  . . . X . . .
  . . . . . . .
no      # the enemy sits in the middle
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . O . X .
  . . X . X . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . X . . . X .
  . . X . X . .
  . . . X . . .
  . . . . . . .

pattern ev5-cross-on-the-edge
why     The cross with one arm on the first line: still the middle, and nothing but the middle.
draw
  ? ? O ? ?
  ? O . O ?
  O . * . O
  ? O . O ?
  - - - - -
says    eyes(1.5) by *, key-point(*)
yes
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . X . * . X .
  . . X . X . .
  - - - - - - -
yes     # a stone nearby changes nothing
  X . . . . . .
  . . . X . . .
  . . X . X . .
  . X . * . X .
  . . X . X . .
  - - - - - - -
no      # an arm is filled: a T is left
  . . . . . . .
  . . . X . . .
  . . X X X . .
  . X . . . X .
  . . X . X . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . X . . . X .
  . . X . X . .
  - - - - - - -

pattern ev5-straight
why     Five in a row have room for the enemy's stone in the middle: two eyes are left, one at each
        side of it.
draw
  ? O O O O O ?
  O . . @ . . O
  ? O O O O O ?
says    eyes(2)
yes
  . . . . . . . . .
  . . X X X X X . .
  . X . . . . . X .
  . . X X X X X . .
  . . . . . . . . .
yes
  . . . . .
  . . O . .
  . O . O .
  . O . O .
  . O . O .
  . O . O .
  . O . O .
  . . O . .
  . . . . .
no      # the wall is broken above
  . . . . . . . . .
  . . X X O X X . .
  . X . . . . . X .
  . . X X X X X . .
  . . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . . .
  . . X X X X X . .
  . X . . O . . X .
  . . X X X X X . .
  . . . . . . . . .

pattern ev5-straight-on-the-first-line
why     Five in a row along the first line are two eyes whatever the enemy does.
draw
  ? O O O O O ?
  O . . @ . . O
  - - - - - - -
says    eyes(2)
yes
  . . . . . . . . .
  . . X X X X X . .
  . X . . . . . X .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . X X X X X X . .
  . X . . . . . X .
  - - - - - - - - -
no      # a stone of the enemy's is inside: count the room that is left
  . . . . . . . . .
  . . X X X X X . .
  . X . O . . . X .
  - - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . . .
  . . X X X X X . .
  . X . . O . . X .
  - - - - - - - - -

pattern ev5-long-l
why     A straight four with a bend at the end: whatever the enemy plays, a sound part of it is
        left.
draw
  ? O O O O ?
  O @ . . . O
  O . O O O ?
  ? O ? ? ? ?
says    eyes(2)
yes
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X . X X X . .
  . . X . . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X . X X X . .
  . . X . . . X .
  . . . . . . . .
no      # the bend is filled by the enemy
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X O X X X . .
  . . X . . . . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . X . X . X . .
  . . X . . . . .
  . . . . . . . .

pattern ev5-long-l-on-the-first-line
why     Four on the first line and one above the end: more room than the straight four that lives
        already.
draw
  ? O ? ? ? ?
  O . O O O ?
  O @ . . . O
  - - - - - -
says    eyes(2)
yes
  . . . . . . . .
  . . X . . . . .
  . X . X X X . .
  . X . . . . X .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . X . . .
  . . X . . . . .
  . X . X X X . .
  . X . . . . X .
  - - - - - - - -
no      # the end of the row is open
  . . . . . . . .
  . . X . . . . .
  . X . X X X . .
  . X . . . . . .
  - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X . . . . .
  . X . X . X . .
  . X . . . . X .
  - - - - - - - -

pattern ev5-y
why     A straight four with a point beside it has two points that both make eyes: no single move of
        the enemy's takes both.
draw
  ? O O O O ?
  O . @ . . O
  ? O . O O ?
  ? ? O ? ? ?
says    eyes(2)
yes
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . . X . X X . .
  . . . X . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . . X . X X . .
  . . . X . . . .
  . . . . . X . .
no      # the enemy's stone is where row and side point meet
  . . . . . . . .
  . . X X X X . .
  . X . O . . X .
  . . X . X X . .
  . . . X . . . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X X X X . .
  . X . . . . X .
  . . X . . X . .
  . . . X . . . .
  . . . . . . . .

pattern ev5-long-t
why     A T with a long stem: the stem's end is one eye, and the enemy's stone at the crossing
        leaves the other part its eye.
draw
  ? O O O ?
  O . @ . O
  ? O . O ?
  ? O . O ?
  ? ? O ? ?
says    eyes(2)
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . . X . X . .
  . . X . X . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . . X . X . .
  . X X . X . .
  . . . X . . .
  . . . . . . .
no      # the stem ends one point earlier: that T hangs on its middle
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . . X . X . .
  . . X X X . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . . X O X . .
  . . X . X . .
  . . . X . . .
  . . . . . . .

pattern ev5-big-corner
why     Three and three around a corner: both arms make an eye whoever plays at the bend.
draw
  ? O O O ?
  O @ . . O
  O . O O ?
  O . O ? ?
  ? O ? ? ?
says    eyes(2)
yes
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . X X . .
  . X . X . . .
  . . X . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . X X X X . .
  . X . . . X .
  . X . X X . .
  . X . X . . .
  . . X . . . .
  . . . . . . .
no      # one arm is cut short: a bent four is another shape
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . X X . .
  . X X X . . .
  . . X . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X X X . .
  . X . . . X .
  . X . . X . .
  . X . X . . .
  . . X . . . .
  . . . . . . .

pattern ev5-stairs
why     Stairs of five: a path without a crossing can't be killed with one stone.
draw
  ? O O ? ?
  O . . O ?
  ? O @ . O
  ? ? O . O
  ? ? ? O ?
says    eyes(2)
yes
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . . X . . X .
  . . . X . X .
  . . . . X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  X . X X . . .
  . X . . X . .
  . . X . . X .
  . . . X . X .
  . . . . X . .
  . . . . . . .
no      # the wall is open at the inner corner
  . . . . . . .
  . . X X . . .
  . X . . . . .
  . . X . . X .
  . . . X . X .
  . . . . X . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X X . . .
  . X . . X . .
  . . X O . X .
  . . . X . X .
  . . . . X . .
  . . . . . . .

pattern ev5-shifted-rows
why     Three and two in shifted rows: the step divides it into two eyes at either end.
draw
  ? O O O ? ?
  O . . @ O ?
  ? O O . . O
  ? ? ? O O ?
says    eyes(2)
yes
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . . X X . . X .
  . . . . X X . .
  . . . . . . . .
yes
  - - - - - - - - +
  . . . . . . . . |
  . . X X X . . . |
  . X . . . X . . |
  . . X X . . X . |
  . . . . X X . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy is on the step
  . . . . . . . .
  . . X X X . . .
  . X . . O X . .
  . . X X . . X .
  . . . . X X . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . X X X . . .
  . X . . . X . .
  . . X X O . X .
  . . . . X X . .
  . . . . . . . .

pattern ev5-f
why     A crossing with a bent arm: if the enemy takes the crossing the bent arm makes an eye of its
        own.
draw
  ? ? O O ?
  ? O . . O
  O . @ O ?
  ? O . O ?
  ? ? O ? ?
says    eyes(2) confidence 17 of 18
yes
  . . . . . . .
  . . . X X . .
  . . X . . X .
  . X . . X . .
  . . X . X . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . X X . .
  . . X . . X .
  . X . . X . .
  . . X . X X .
  . . . X . . .
  . . . . . . .
no      # the enemy's stone stands on the crossing, now it matters who moves
  . . . . . . .
  . . . X X . .
  . . X . . X .
  . X . O X . .
  . . X . X . .
  . . . X . . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . . . .
  . . . X X . .
  . . X . . X .
  . X . X X . .
  . . X . X . .
  . . . X . . .
  . . . . . . .

pattern ev5-u
why     The U: two arms with a row between them, the arms are an eye each.
draw
  ? O ? O ?
  O . O . O
  O . @ . O
  ? O O O ?
says    eyes(2)
yes
  . . . . . . .
  . . X . X . .
  . X . X . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X . X . .
  . X . X . X .
  . X . . . X .
  . . X X X . .
  . . . . X . .
no      # the stone between the arms is the enemy's
  . . . . . . .
  . . X . X . .
  . X . O . X .
  . X . . . X .
  . . X X X . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X . X . .
  . X . X . X .
  . X . O . X .
  . . X X X . .
  . . . . . . .

pattern ev5-nothing-known
why     Nothing is known at this point of the five: ask at the others.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
