# Asked for the empty points on the boundary of an enemy territory: where can we break in?

class    attack-boundary
asked    an empty point; in all orientations
answer   best
last     none

use shape/take-the-last-liberty
says    capture(P) by *, break-boundary by *

pattern break-cut-at-the-crossing
why     Two enemy stones only touch at a corner and we hold the other crossing: cut, and each is
        alone.
draw
  O P
  Q *
where   P is X, Q is X
when    liberties-after(*) >= 2, liberties(P) <= 2, stones(P) <= 1, stones(Q) <= 2
says    cut(P, Q) by * confidence 959 of 1268, break-boundary by *
yes
  . . . . .
  . O X . .
  O X * . O
  . . . . .
yes
  . X X . .
  . . O X X
  . . * O .
  . . . . .
no      # the enemy holds the other crossing, its stones are one string
  . . . .
  . X X .
  . X . .
  . . . .
no      # the cutting stone would have one liberty
  . . . . . .
  . . O X . .
  . . X . X .
  . . . X . .
  . . . . . .

pattern break-through-the-two-space-gap
why     In a gap of two the enemy can't stop us: blocked in front we turn aside, blocked aside we go
        on and cut.
draw
  ? A ? ?
  P * . Q
  ? . . ?
where   A is O, P is X, Q is X
says    push(A) by *, break-boundary by *
yes
  . . . . . .
  . . O . . .
  . X * . X .
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
no      # one step inside the enemy has a stone that shuts the door
  . . . . . .
  . . O . . .
  . X . . X .
  . . X . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . X . . X .
  . . . . . .
  . . . . . .

pattern break-push-and-cut
why     Push into the gap of one: the enemy must block, and then there may be two cuts where the
        enemy has one move.
draw
  ? A ?
  P * Q
  ? . ?
where   A is O, P is X, Q is X
says    push(A) by *, break-boundary by *
yes
  . . . . .
  . . O . .
  . X * X .
  . . . . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . X . |
  . O * . |
  . . X . |
  . . . . |
  . . . . |
no      # the enemy stands behind the gap: the push only fills its liberties and ours
  . . . . .
  . . O . .
  . X . X .
  . . X . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .

use reading-reflex/reflex-atari-on-what-came
as      @ is P
says    atari(P) by *, break-boundary by *

use shape/own-eye

glob break-at-the-edge
why     Near the edge a wall has to reach down to the first line to be shut.
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

pattern break-monkey-jump
why     From the second line a large knight's leap to the first line goes under the wall, and the
        enemy can't cut it off.
draw
  ? ? X X ? ?
  x . . . A ?
  . * . . . ?
  - - - - - -
where   A is O
says    break-boundary by *, endgame by *
yes
  . . . . . . . .
  . X X X X O . .
  . . . . . O . .
  . . * . . . . .
  - - - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . . . . |
  . . . * |
  . X . . |
  . X . . |
  . . O . |
  . . . . |
no      # the enemy has shut the second line
  . . . . . . . .
  . X X X X O . .
  . . . . X O . .
  . . . . . . . .
  - - - - - - - -
no      # our stone stands on the third line, from there it is cut off
  . . . . . . . .
  . X X X X O . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

use endgame-attack/gain-clamp-on-the-second-line
says    contact(P) by *, break-boundary by *

pattern break-hane-under-the-third-line
why     The enemy's wall stops on the third line: bend in below it, and each block the enemy makes
        is one line farther back.
draw
  . P A
  . * .
  . . .
  - - -
where   A is O, P is X
says    hane(P) by *, break-boundary by *
yes
  . . . . .
  . . X O .
  . . * . .
  . . . . .
  - - - - -
yes
  - - - - - - -
  . . . . . . .
  . . . * . . .
  . . . X O . .
  . . . . . . .
no      # the enemy has come down to the second line
  . . . . .
  . . X O .
  . . X . .
  . . . . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . . . O .
  . . . . .
  . . . . .
  - - - - -

use shape/hane-on-the-edge
why     The enemy's wall stops on the second line: bend in below, the enemy blocks, we connect, and
        often it is our turn again.
when    not self-atari(*)
says    hane(P) by *, break-boundary by *
yes
  . . . . .
  . . X O .
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
no      # both have come down
  . . . . . .
  . . . X O .
  . . . X O .
  - - - - - -
no      # the enemy stone is missing
  . . . . .
  . . . O .
  . . . . .
  - - - - -

pattern break-crawl-on-the-second-line
why     On the second line we crawl under the wall; each step takes the point itself and the one
        below.
draw
  ? X ? ?
  A * . ?
  ? . . .
  - - - -
where   A is O
when    liberties-after(*) >= 3
says    push(A) by *, break-boundary by *
yes
  . . . . . .
  . . X . . .
  . O * . . .
  . . . . . .
  - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . . O . |
  . . . . |
  . . . . |
no      # the enemy has come down in front of us
  . . . . . .
  . . X X . .
  . O X . . .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . O . . . .
  . . . . . .
  - - - - - -

pattern break-drop-below-the-fourth-line
why     A wall on the fourth line has no foot: go in on the third line, where there is room to live
        or to slide.
draw
  . P A ?
  . * . ?
  . . . ?
  . . . .
  - - - -
where   A is O, P is X
says    hane(P) by *, break-boundary by *
yes
  . . . . . .
  . . X O . .
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
no      # the enemy has a foot on the third line
  . . . . . .
  . . X O . .
  . . X . . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . . O . .
  . . . . . .
  . . . . . .
  . . . . . .
  - - - - - -

end

pattern break-peep-at-the-gap
why     Look at the gap of one with a friend behind the stone: the enemy must connect, and it stays
        to help the next push.
draw
  O . ?
  . * ?
  P . Q
  ? . ?
where   P is X, Q is X
when    not self-atari(*)
says    peep(P, Q) by *, force(P) by *
yes
  . . . . .
  . O . . .
  . . * . .
  . X . X .
  . . . . .
  . . . . .
yes
  - - - - - - - +
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
  . . X . O . . |
  . . . * . . . |
  . . . . O . . |
  . . . . . . . |
  . . . . . . . |
no      # we have nothing near: the peep only makes the enemy's wall solid
  . . . . .
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .
no      # the enemy has connected, there is nothing to look at
  . . . . .
  . O . . .
  . . . . .
  . X X X .
  . . . . .
  . . . . .

pattern break-turn-around-the-head
why     Bend around the end of the enemy's wall: the outside becomes ours, and what was the enemy's
        territory lies open.
draw
  ? . ?
  A * .
  O P .
where   A is O, P is X
says    break-boundary by *, push(A) by *
yes
  . . . . . .
  . O * . . .
  . O X . . .
  . O X . . .
  . . . . . .
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . X O . |
  . . . . |
  . . . . |
no      # the enemy's wall goes on upward
  . . . . .
  . O X . .
  . O X . .
  . O X . .
  . . . . .
no      # an enemy stone more stands there
  . . X . . .
  . O . . . .
  . O X . . .
  . O X . . .
  . . . . . .
