# A dead group moves once more: the answers that keep it dead. The focus is the stone just played,
# one of the dead group.

class    stop-wriggling
asked    an enemy stone; in all orientations
answer   best
last     none

use shape/take-the-last-liberty
as      P is @
says    capture(@) by *, keep-dead(@) by *

use react-without-thought/react-stretch-out-of-atari
why     The enemy's stone puts one of the wall in atari, and that would be the enemy's second eye:
        connect.
when    not self-atari(*), no enemy neighbor in atari
says    save(A) by *, keep-dead(@) by *
yes
  . . . . . .
  . . O . . .
  . O X * . .
  . . O . . .
  . . . . . .
yes
  - - - - - +
  . * X O . |
  . X O . . |
  . . . . . |
  . . . . . |
no      # our stone has two liberties: no hurry
  . . . . . .
  . . O . . .
  . O X . . .
  . . . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . O O . .
  . O X . . .
  . . O . . .
  . . . . . .

pattern wriggle-connect-the-crossing
why     The enemy looks at the place where our wall crosses: close it, and no cut is left.
draw
  ? A @
  ? * B
  ? ? ?
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties(A) <= 2, stones(A) <= 1, liberties-after(*) >= 4
says    connect(A, B) by * confidence 3648 of 3665, keep-dead(@) by *
yes
  . . . . .
  . * X O .
  . X O O .
  . . . . .
yes
  - - - - - - - +
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
  . X X . . . . |
  . . O X X . . |
  . . * O . . . |
  . . . . . . . |
  . . . . . . . |
no      # the wall is whole
  . . . . .
  . . X O .
  . . X X .
  . . . . .
  . . . . .
no      # a stone of ours more stands there
  . X . . .
  . . X O .
  . X O O .
  . . . . .

pattern wriggle-middle-of-three
why     With this stone the enemy has three points in a row: play the middle, and it is one eye.
draw
  ? X @ X ?
  X . * . X
  ? X X X ?
says    take-eye(@) by *, keep-dead(@) by *
yes
  . . . . . . .
  . . O O O . .
  . O . * . O .
  . . O O O . .
  . . . . . . .
yes
  . . . . . . . . .
  . . . . . O . . .
  . . . . O . O . .
  . . . . O * O . .
  . . . . O . O . .
  . . . . . O . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy has the middle himself
  . . . . . . .
  . . O O O . .
  . O . O . O .
  . . O O O . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O . O . .
  . O . . . O .
  . . O O O . .
  . . . . . . .

pattern wriggle-middle-of-three-on-the-first-line
why     Three points on the first line are closed by this stone: the middle keeps it at one eye.
draw
  ? X X @ ?
  X . * . X
  - - - - -
says    take-eye(@) by *, keep-dead(@) by *
yes
  . . . . . . .
  . . O O O . .
  . O . * . O .
  - - - - - - -
yes
  + - - - - - - -
  | . O . * . O .
  | . . O O O . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
no      # the enemy made only two points
  . . . . . . .
  . . O O O . .
  . O O . . O .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . O . O . .
  . O . . . O .
  - - - - - - -

pattern wriggle-bend-of-three
why     The enemy made a bent three: the bend is the point.
draw
  ? @ X ?
  X * . X
  X . X ?
  ? X ? ?
says    keep-dead(@) by *
yes
  . . . . . .
  . . O O . .
  . O * . O .
  . O . O . .
  . . O . . .
  . . . . . .
yes
  + - - - - - - -
  | . . . . . . .
  | . . . . . . .
  | . . O . . . .
  | . O . O . . .
  | O . * O . . .
  | . O O . . . .
  | . . . . . . .
  | . . . . . . .
no      # our stone would be too late: the enemy filled the bend
  . . . . . .
  . . O O . .
  . O O . O .
  . O . O . .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . O . .
  . O . . O .
  . O . O . .
  . . O . . .
  . . . . . .

pattern wriggle-mouth
why     The enemy makes a mouth that wants to be an eye: put a stone into it before it is closed.
draw
  @ X ?
  X . *
  ? X ?
when    not self-atari(*)
says    take-eye(@) by * confidence 315 of 430, keep-dead(@) by *
yes
  . . . . .
  . O O . .
  . O . * .
  . . O . .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . X . .
  . . . X . * .
  . . . X X . .
  . . . . . . .
no      # the fourth side is the enemy's
  . . . . .
  . O O . .
  . O . O .
  . . O . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O O . .
  . O O . .
  . . O . .
  . . . . .

use eye-steal/eye-steal-second-diagonal-beside
as      P is @
says    take-eye(@) by * confidence 356 of 407, keep-dead(@) by *

pattern wriggle-hane-on-the-first-line
why     The enemy comes down for room: stop the enemy on the first line, and the room is too small
        for two eyes.
draw
  ? O X
  ? A @
  ? . *
  - - -
where   A is O
when    not self-atari(*)
says    hane(@) by *, keep-dead(@) by *
yes
  . . . . .
  . . X O .
  . . X O .
  . . . * .
  - - - - -
yes
  | . . . .
  | . . . .
  | . X X .
  | * O O .
  | . . . .
  | . . . .
  | . . . .
no      # the enemy is on the first line already
  . . . . .
  . . X O .
  . . X O .
  . . . O .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . . X O .
  . . X . .
  . . . . .
  - - - - -

use shape/block-on-the-edge
as      P is @
says    block(@) by *, keep-dead(@) by *

pattern wriggle-two-one-point
why     The enemy widens the enemy's corner: take the second point of the first line, where the
        enemy would make the eyes.
draw
  | . @ O
  | . . X
  | . * .
  + - - -
says    take-eye(@) by *, keep-dead(@) by *
yes
  | . . . .
  | . O X .
  | . . O .
  | . * . .
  + - - - -
yes     # a stone nearby changes nothing
  | X . . .
  | . O X .
  | . . O .
  | . * . .
  + - - - -
no      # the enemy has it
  | . . . .
  | . O X .
  | . . O .
  | . O . .
  + - - - -
no      # an enemy stone more stands there
  | . . . .
  | . O X .
  | . O O .
  | . . . .
  + - - - -

pattern wriggle-stop-at-the-head
why     The enemy runs along the wall: stand before the head, the enemy has no other way.
draw
  ? . ?
  ? * ?
  O @ O
  ? X ?
says    block(@) by *, keep-dead(@) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . X O X .
  . . O . .
  . . . . .
yes
  . . . . .
  . . O . .
  . X O X .
  . . * . .
  . . . . .
no      # the enemy is through
  . . . . .
  . . . . .
  . . O . .
  . X O X .
  . . O . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . O . .
  . . . . .
  . X O X .
  . . O . .
  . . . . .
