# Is this link obviously secure: do the two stones connect even if the enemy moves first,
# without any reading? What is not sure is not said.

class    secure-link
asked    a link's two ends; oriented from one end to the other
answer   best
last     none

use connection-shape/connection-diagonal
why     Two crossings: the enemy takes one, we take the other, with liberties enough outside to do
        so.
when    liberties(A) > 2
says    secure(A, B) confidence 23975 of 24759
yes
  . . . .
  . O . .
  . . O .
  . . . .
yes
  . . . . |
  . . X . |
  . X . . |
  . . . . |
  . . . . |
no      # one crossing is taken
  . . . .
  . O X .
  . . O .
  . . . .
no      # the stone of ours beside it is missing
  . . . .
  . O . .
  . . . .
  . . . .

use link-here/link-here-one-space-bamboo
why     The bamboo joint: the enemy goes into one gap, we close the other.
when    liberties(A) > 2
says    secure(A, B) confidence 6011 of 6088
yes
  . . . . .
  . O . O .
  . O . O .
  . . . . .
yes
  . . . . .
  . X . X .
  . X . X .
  . . . . .
no      # one gap is closed by the enemy: the other must be closed now
  . . . . .
  . O X O .
  . O . O .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O . O .
  . O X O .
  . . . . .

pattern secure-link-tigers-mouth
why     A stone that jumps into the mouth has one liberty and is taken; a look from outside we
        answer inside.
draw
  o C o
  A . B
  ? . ?
where   A is O, B is O, C is O
when    liberties(A) > 1, liberties(B) > 1, liberties(C) > 2
says    secure(A, B) confidence 1849 of 1907
yes
  . . . . .
  . . O . .
  . O . O .
  . . . . .
  . . . . .
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . X . . |
  . . . . X . |
  . . . X . . |
  . . . . . . |
no      # the enemy is at the mouth already: its stone in it would not be alone
  . . . . .
  . . O . .
  . O . O .
  . . X . .
  . . . . .
no      # the stone over the mouth is nearly shut in itself
  . . . . .
  . X O X .
  . O . O .
  . . . . .
  . . . . .

pattern secure-link-between-two-own
why     Own stones above and below the gap: it is an eye more than a gap.
draw
  ? O ?
  A . B
  ? O ?
where   A is O, B is O
when    liberties(A) > 1, liberties(B) > 1
says    secure(A, B) confidence 9593 of 10044
yes
  . . . . .
  . . O . .
  . O . O .
  . . O . .
  . . . . .
yes
  - - - - - - -
  . . O . . . .
  . O . O . . .
  . . O . . . .
  . . . . . . .
no      # one side is the enemy's
  . . . . .
  . . O . .
  . O . O .
  . . X . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . O . .
  . O O O .
  . . O . .
  . . . . .

pattern secure-link-jump-on-the-first-line
why     On the first line the gap has one way in: a stone in it can be taken from above.
draw
  ? . ?
  A . B
  - - -
where   A is O, B is O
when    liberties(A) > 1, liberties(B) > 1
says    secure(A, B) confidence 198 of 207
yes
  . . . . .
  . . . . .
  . O . O .
  - - - - -
yes
  + - - - -
  | . . . .
  | . . . .
  | . . . .
  | X . . .
  | . . . .
  | X . . .
  | . . . .
no      # the enemy stands above the gap: closing it cannot wait
  . . . . .
  . . X . .
  . O . O .
  - - - - -
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . O X O .
  - - - - -

pattern secure-link-jump-on-the-second-line
why     A wedge is driven down to the edge and taken there; a look from above we answer in the gap.
draw
  . . . . .
  . A . B .
  . . . . .
  - - - - -
where   A is O, B is O
when    liberties(A) > 3, liberties(B) > 3
says    secure(A, B)
yes
  . . . . . . .
  . . . . . . .
  . . O . O . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . X . .
  . . . . . . .
  . . O . O . .
  . . . . . . .
  - - - - - - -
no      # the enemy is near: its wedge gets help
  . . . . . . .
  . . . X . . .
  . . O . O . .
  . . . . . . .
  - - - - - - -
no      # and so if the enemy comes along the first line
  . . . . . . .
  . . . . . . .
  . . O . O . .
  . X . . . . .
  - - - - - - -

use connection-shape/connection-crossing-they-cannot-enter
why     The crossing that is left would cost the enemy the enemy's stone at once.
when    liberties(A) > 1
says    secure(A, B) confidence 18846 of 19737
yes
  . . . .
  . O X .
  O . O .
  . . . .
yes
  | . . . .
  | . . . .
  | . X O .
  | . . X .
  | . X . .
no      # the cutting stone would have two ways to live on
  . . . .
  . O X .
  . . O .
  . . . .
no      # the stone of ours beside it is missing
  . . . .
  . O X .
  O . . .
  . . . .

use connection-shape/connection-gap-they-cannot-enter
why     In this gap an enemy stone has no liberty to live by: cut off before it cuts.
when    liberties(A) > 1
says    secure(A, B) confidence 12074 of 12507
yes
  . . O . .
  . O . O .
  . . O . .
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . X . X .
  | . . X . .
  | . . . . .
no      # the end has its last liberty in the gap: going in takes it
  . X O . .
  X O . O .
  . X O . .
no      # a stone of ours more stands there
  . . O . .
  . O O O .
  . . O . .

pattern secure-link-crossed-knight
why     With the elbows filled a knight's move is a bamboo joint laid askew: two ways across.
draw
  O . B
  A . O
where   A is O, B is O
when    liberties(A) > 2
says    secure(A, B) confidence 6184 of 6262
yes
  . . . . .
  . O . O .
  . O . O .
  . . . . .
yes
  . . . . .
  . X . X .
  . X . X .
  . . . . .
no      # the enemy is in one of the two ways
  . . . . .
  . O X O .
  . O . O .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O . O .
  . O X O .
  . . . . .

pattern secure-link-knight-down-to-the-first-line
why     From the second line down to the first: below there is no room to come around.
draw
  ? . . . . ?
  . . A . . ?
  . . . . B .
  - - - - - -
where   A is O, B is O
says    secure(A, B)
yes
  . . . . . . . .
  . . . . . . . .
  . . . O . . . .
  . . . . . O . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . .
  . . . O . . . .
  . . . . . O . X
  - - - - - - - -
no      # the enemy looks on from close by: now it can be pinched
  . . . . . . . .
  . . . . . . . .
  . . X O . . . .
  . . . . . O . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . . . . . .
  . . . O X . . .
  . . . . . O . .
  - - - - - - - -

pattern secure-link-two-space-on-the-first-line
why     Two spaces on the first line with nobody above: a stone between is taken on either side.
draw
  . . . . . .
  . A . . B .
  - - - - - -
where   A is O, B is O
says    secure(A, B)
yes
  . . . . . . . .
  . . . . . . . .
  . . O . . O . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . X . .
  . . . . . . . .
  . . O . . O . .
  - - - - - - - -
no      # the enemy stands over the gap
  . . . . . . . .
  . . . X . . . .
  . . O . . O . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . . . . . .
  . . O . X O . .
  - - - - - - - -
