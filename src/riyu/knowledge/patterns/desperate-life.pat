# A group that is lost if nothing happens: the moves that give it the best chance to live, to
# connect, or to take something along. The focus is one of its stones.

class    desperate-life
asked    an own stone; in all orientations
answer   all
last     none

use contact-defense/contact-defense-take-what-touches
says    capture(P) by *, desperate(@) by *

use shape/cut-at-the-crossing
as      A is @
says    cut(P, Q) by * confidence 2642 of 3310, desperate(@) by *

pattern desperate-life-atari-on-the-wall
why     Atari on a stone of the wall: if the enemy connects we have gained a stone, if the enemy
        doesn't we are out.
draw
  ? @ ?
  . P *
where   P is X
when    liberties(P) = 2, not self-atari(*)
says    atari(P) by *, desperate(@) by *
yes
  . . . . .
  . . X . .
  . . O * .
  . . X . .
  . . . . .
  . . . . .
yes
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . X . . . . |
  . . * O . . . . |
  - - - - - - - - +
no      # three liberties: no atari
  . . . . .
  . . X . .
  . . O . .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . X . .
  . . . . .
  . . X . .
  . . . . .
  . . . . .

use attack-boundary/break-push-and-cut
why     Go through the gap in the wall: two cuts at once are more than the enemy can close.
as      A is @
when    not self-atari(*)
says    push(@) by *, desperate(@) by *
yes
  . . . . .
  . . . . .
  . O * O .
  . . X . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . X . |
  . O * . |
  . . X . |
  . . . . |
  . . . . |
no      # the enemy has closed the gap behind
  . . . . .
  . . O . .
  . O . O .
  . . X . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . X . .
  . O . O .
  . . X . .
  . . . . .

pattern desperate-life-hane-on-the-first-line
why     Bend around on the first line: it widens the room for eyes, and the enemy often has to
        answer.
draw
  ? @ P ?
  . . * .
  - - - -
where   P is X
says    hane(P) by *, desperate(@) by *
yes
  . . . . . .
  . . X O . .
  . . . * . .
  - - - - - -
yes
  | . . .
  | . . .
  | * X .
  | . O .
  | . . .
  | . . .
  | . . .
no      # the enemy came down to the edge first
  . . . . . .
  . . X O . .
  . . . O . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . X . . .
  . . . . . .
  - - - - - -

use shape/descend
why     Straight down to the edge: the room beside it can no longer be taken with a hane.
as      A is @
when    not self-atari(*)
says    descend(@) by *, desperate(@) by *
yes
  . . . . .
  . O X . .
  . . * . .
  - - - - -
yes
  | . . .
  | . . .
  | . X .
  | * O .
  | . . .
  | . . .
  | . . .
no      # the enemy is under us already
  . . . . .
  . O X . .
  . . O . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . . . . .
  - - - - -

pattern desperate-life-hane-on-the-second-line
why     Bend around the enemy's stone on the second line: more room, and a ko or a cut if the enemy
        blocks carelessly.
draw
  @ P ?
  . * .
  . . .
  - - -
where   P is X
when    not self-atari(*)
says    hane(P) by *, desperate(@) by *
yes
  . . . . .
  . X O . .
  . . * . .
  . . . . .
  - - - - -
yes
  . . . . . . .
  . . X O . . .
  . . * . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stands there
  . . . . .
  . X O . .
  . . O . .
  . . . . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . X . . .
  . . . . .
  . . . . .
  - - - - -

pattern desperate-life-two-one-point
why     Around the corner the second point of the first line makes eyes, or a ko at the least.
draw
  | @ O ?
  | . . O
  | . * .
  + - - -
says    make-eye(@) by *, desperate(@) by *
yes
  | . . . .
  | X X . .
  | . . X .
  | . * . .
  + - - - -
yes
  | . . . .
  | . . . .
  | . . . .
  | X X . .
  | . . X .
  | . * . .
  + - - - -
no      # the enemy has the point
  | . . . .
  | X X . .
  | . . X .
  | . O . .
  + - - - -
no      # an enemy stone more stands there
  | . . . .
  | X X . .
  | . O X .
  | . . . .
  + - - - -

pattern desperate-life-two-two-point
why     A wall above and an empty corner below: the two-two point has the most ways to an eye there.
draw
  | . . @ P
  | . . . ?
  | . * . ?
  | . . . ?
  + - - - -
where   P is X
says    make-eye(@) by *, desperate(@) by *
yes
  | . . . . .
  | . . X O .
  | . . . . .
  | . * . . .
  | . . . . .
  + - - - - -
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . * . |
  . . . . . . . . |
  . . . . X O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy guards the corner
  | . . . . .
  | . . X O .
  | . . . . .
  | . O . . .
  | . . . . .
  + - - - - -
no      # an enemy stone more stands there
  | . . . . .
  | . . X O .
  | . O . . .
  | . . . . .
  | . . . . .
  + - - - - -

use eye-steal/eye-steal-throw-in-on-the-first-line
as      A is @
says    throw-in(P) by *, desperate(@) by *

pattern desperate-life-make-the-mouth
why     Hang under the gap between two stones: the mouth is half an eye, and the enemy must answer
        to break it.
draw
  . . .
  @ . O
  . * .
says    desperate(@) by *
yes
  . . . . .
  . . . . .
  . X . X .
  . . * . .
  . . . . .
yes
  . . . . .
  . . * . .
  . O . O .
  . . . . .
no      # the enemy stands in the middle of it
  . . . . .
  . . . . .
  . X O X .
  . . . . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . . . .
  . X X X .
  . . . . .
  . . . . .
