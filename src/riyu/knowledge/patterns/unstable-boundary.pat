# Asked for the empty points on the boundary of a territory; own is the color that holds it. What
# is said is where it can be broken, and the move that closes it.

class    unstable-boundary
asked    an empty point; in all orientations
answer   best
last     none

use endgame-defense/hold-save-the-wall-stone
says    unstable(*), save(A) by *

use shape/own-eye

use endgame-defense/hold-close-the-cut-behind-the-block
says    unstable(*)

pattern unstable-knight-link-from-two-sides
why     A knight's move holds against one attacker; with a second one before its elbow it can be
        wedged.
draw
  ? X ?
  A * X
  ? . B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, no enemy neighbor in atari, stones(A) <= 2, liberties-after(*) >= 4
says    unstable(*), connect(A, B) by * confidence 23 of 31
yes
  + - - - - - - -
  | . . . . . . .
  | . . . . . . .
  | . . . . X O .
  | . . X * O . .
  | . . . O . . .
  | . . . . . . .
  | . . . . . . .
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . O . . .
  | . . . X * O . .
  | . . . X . X O .
  | . . . . . . O .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # only one attacker: we can wait for the enemy's push
  . . . . .
  . . . . .
  . O . X .
  . . . O .
  . . . . .
  . . . . .
no      # an enemy stone more stands there
  + - - - - - - -
  | . . . . . . .
  | . . . . . . .
  | . . . O X O .
  | . . X . O . .
  | . . . O . . .
  | . . . . . . .
  | . . . . . . .

pattern unstable-two-space-gap
why     A gap of two can't be stopped once the enemy pushes: blocked ahead the enemy turns aside,
        blocked aside the enemy cuts.
draw
  ? X ? ?
  A * . B
  ? . . ?
where   A is O, B is O
says    unstable(*), make-link(A) by *, hold by *
yes
  . . . . . .
  . . X . . .
  . O * . O .
  . . . . . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . * X . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
no      # the gap is one wide
  . . . . . .
  . . X . . .
  . O . O O .
  . . . . . .
  . . . . . .
no      # the enemy is not near enough to push
  . . . . . .
  . . . . . .
  . O . . O .
  . . . . . .
  . . . . . .

pattern unstable-turn-at-the-wall-end
why     Where the wall ends in the open, the enemy beside its head bends around it and rolls up the
        territory.
draw
  ? . .
  ? * .
  ? A P
  ? A ?
where   A is O, P is X
says    unstable(*), extend(A) by *, hold by *
yes
  . . . . .
  . . . . .
  . . * . .
  . . O X .
  . . O . .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X O . .
  . . . X . . .
  . . . . . . .
no      # the enemy stands one behind our head, there is nothing to bend around yet
  . . . . .
  . . . . .
  . . * . .
  . . O . .
  . . O X .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . . . . .
  . . O X .
  . . O . .
  . . . . .

glob unstable-where-it-meets-the-edge
why     The boundary comes down to the edge here.
draw
  ? * ?
  ? ? ?
  ? ? ?
  - - -

or
draw
  ? * ?
  ? ? ?
  - - -

or
draw
  _ * _
  - - -

pattern unstable-second-line-open-before-the-crawl
why     Under a third-line wall the second line is the door: open, it lets in a crawl or a monkey
        jump.
draw
  ? O O ? ?
  ? . * P ?
  ? . . . ?
  - - - - -
where   P is X
says    unstable(*), block(P) by *, hold by *
yes
  . . . . . . .
  . O O O X . .
  . . . * X . .
  . . . . . . .
  - - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . X . . |
  . X * . |
  . . O . |
  . . . . |
  . . . . |
  . . . . |
no      # the door is shut already
  . . . . . . .
  . O O O X . .
  . . . O X . .
  . . . . . . .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . O O . X . .
  . . . . X . .
  . . . . . . .
  - - - - - - -

use endgame-defense/hold-descend-to-the-second-line
says    unstable(*), descend(A) by *, hold by *

pattern unstable-second-line-wall-end
why     The wall stops on the second line beside the enemy: the enemy's hane on the first line costs
        two points and the answer.
draw
  ? A P ?
  . * . ?
  - - - -
where   A is O, P is X
says    unstable(*), descend(A) by *, hold by *
yes
  . . . . . .
  . . O X . .
  . . * . . .
  - - - - - -
yes
  | . . .
  | . . .
  | . X .
  | * O .
  | . . .
  | . . .
  | . . .
no      # we have come down to the edge
  . . . . .
  . O X . .
  . O . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . X . .
  . . . . . .
  - - - - - -

use shape/block-on-the-edge
says    unstable(*), block(P) by *

pattern unstable-fourth-line-skirt
why     A wall on the fourth line has an open skirt: beside the enemy's own stone the enemy drops in
        to the third line.
draw
  ? A P ?
  . * . ?
  . . . ?
  . . . ?
  - - - -
where   A is O, P is X
says    unstable(*), descend(A) by *, hold by *
yes
  . . . . . .
  . . O X . .
  . . * . . .
  . . . . . .
  . . . . . .
  - - - - - -
yes
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
  . . . X . . . |
  . . . O * . . |
  . . . . . . . |
  - - - - - - - +
no      # our wall goes on to the third line
  . . . . .
  . O X . .
  . O . . .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . X . .
  . . . . . .
  . . . . . .
  . . . . . .
  - - - - - -

end
