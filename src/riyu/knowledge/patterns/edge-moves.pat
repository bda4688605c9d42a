# Asked for the empty points near the edge in the middle of the game: the large moves that take a
# base or give one.

class    edge-moves
asked    an empty point; in all orientations
answer   best
last     none

pattern edge-descend-before-the-bridge
why     The enemy could pass below our stone and join the enemy's two sides: go down, and both are
        left to look for a base.
draw
  P . A . Q
  . . * . .
  . . . . .
  - - - - -
where   A is O, P is X, Q is X
says    descend(A) by *
yes
  . . . . . . .
  . X . O . X .
  . . . * . . .
  . . . . . . .
  - - - - - - -
yes
  | . . . . . . . . . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  | . . . X . O . X . .
  | . . . . . * . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
no      # on one side there is nobody to join
  . . . . . . .
  . X . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . X . . . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern edge-slide-under-the-star-stone
why     From the approach slide in under the star stone: it gives our stone a base and takes the
        corner from the enemy's.
draw
  | . . . . . .
  | . . . X . .
  | . . . . . A
  | . . . * . .
  | . . . . . .
  + - - - - - -
where   A is O
says    edge-move by *, settle(A) by *
yes
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . . . . O .
  | . . . * . . .
  | . . . . . . .
  + - - - - - - -
yes
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . O . . . |
  . . . X . . . . . |
  . . . . . * . . . |
  . . . . . . . . . |
  - - - - - - - - - +
no      # the enemy guards the corner from below
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . . . . O .
  | . . X . . . .
  | . . . . . . .
  + - - - - - - -
no      # the enemy has taken the corner point
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . X . . O .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -

pattern edge-stop-the-slide-under-our-star-stone
why     Step below the approach stone before it slides in: the corner stays ours, and the enemy's
        stone has no base.
draw
  | . . . . . .
  | . . . A . .
  | . . . . . P
  | . . . . * .
  | . . . . . .
  + - - - - - -
where   A is O, P is X
says    edge-move by *, limit(P) by *
yes
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . . . . X .
  | . . . . * . .
  | . . . . . . .
  + - - - - - - -
yes
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . . O . . . |
  . . . . X . . . . . |
  . . . . . * . . . . |
  . . . . . . . . . . |
  - - - - - - - - - - +
no      # the enemy has slid in
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . . . . X .
  | . . . X . . .
  | . . . . . . .
  + - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . . . X X .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -

pattern edge-knights-move-below-two-apart
why     Both want the second line between the two third-line stones: it is a base for one and takes
        the other's.
draw
  ? . . . . ?
  A . . P . .
  . . * . . .
  . . . . . .
  - - - - - -
where   A is O, P is X
says    edge-move by *, limit(P) by *
yes
  . . . . . . . .
  . . . . . . . .
  . O . . X . . .
  . . . * . . . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . . . . . . .
  . . . O . . X . .
  . . . . * . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy stands below its stone already
  . . . . . . . .
  . . . . . . . .
  . O . . X . . .
  . . . . X . . .
  . . . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . . . . . .
  . O . X X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern edge-undercut-the-two-space-extension
why     The enemy's two stones live by their second line: come in under the near one, and they have
        to run or beg.
draw
  A . P . . Q
  ? . * . . .
  ? . . . . .
  - - - - - -
where   A is O, P is X, Q is X
says    edge-move by *, take-eye(P) by * confidence 43 of 55
yes
  . . . . . . . .
  . O . X . . X .
  . . . * . . . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . O . X . . X . . |
  . . . . * . . . . . |
  . . . . . . . . . . |
  - - - - - - - - - - +
no      # the enemy is on the second line first
  . . . . . . . .
  . O . X . . X .
  . . X . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . .
  . O . . . . X .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern edge-slide-under-the-fourth-line
why     The enemy's stone stands high: slide in below it, for a fourth-line stone can't hold the
        edge.
draw
  ? ? . X ?
  ? A . . ?
  ? . . * ?
  ? . . . ?
  - - - - -
where   A is O
says    edge-move by *
yes
  . . . . . . .
  . . . . X . .
  . . O . . . .
  . . . . * . .
  . . . . . . .
  - - - - - - -
yes
  | . . . . . .
  | . . . . . .
  | . . O . . .
  | . . . . . .
  | . * . X . .
  | . . . . . .
  | . . . . . .
  + - - - - - -
no      # the enemy's stone stands on the third line below it
  . . . . . . .
  . . . . X . .
  . . O . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # a stone of ours more stands there
  . . . . . . .
  . . . . X . .
  . . O . O . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern edge-counter-pincer
why     Our stone is pinched by a stone that has no base itself: pincer it from the other side and
        come out even.
draw
  . . . . . . . . . .
  A . . P . . * . . ?
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
where   A is O, P is X
says    pincer(P) by *, edge-move by *
yes
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . O . . X . . * . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  - - - - - - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . . . . . . .
  . . . . . . . . . . . .
  . O . . X . . * . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  - - - - - - - - - - - -
no      # the pincer has a friend there
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . O . . X . . . . X . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  - - - - - - - - - - - -
no      # the enemy has extended already
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . O . . X . . X . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  - - - - - - - - - - - -

pattern edge-extend-and-press
why     One move does two things: it gives our stone two spaces of room and takes the same from the
        enemy's.
draw
  . . . . . . . .
  A . . * . . P .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
where   A is O, P is X
says    edge-move by *, extend-along(A) by *, limit(P) by *
yes
  . . . . . . . . . .
  . . . . . . . . . .
  . O . . * . . X . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . . .
  . . . . . . . . . .
  . O . . * . . X . .
  . . . . . . . . X .
  . . . . . . . . . .
  - - - - - - - - - -
no      # the enemy stands in between
  . . . . . . . . . .
  . . . . . . . . . .
  . O . . . X . X . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
no      # we stand there already
  . . . . . . . . . .
  . . . . . . . . . .
  . O . . O . . X . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -

pattern edge-wedge-the-side
why     Between two far stones come in where there is room for two spaces on either side: the enemy
        can't take both.
draw
  . . . . . . . . . . .
  . . . . . . . . . . .
  X . . . . * . . . . X
  . . . . . . . . . . .
  . . . . . . . . . . .
  - - - - - - - - - - -
says    edge-move by *, invade by *
yes
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . X . . . . * . . . . X .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  - - - - - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . X . . . . * . . . . X .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . X
  - - - - - - - - - - - - -
no      # the enemy's side is narrow: there is no room to extend to the right
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . X . . . . * . . . X .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  - - - - - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . X . . . . . .
  . X . . . . . . . . . X .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  - - - - - - - - - - - - -

pattern edge-jump-ahead-on-the-third-line
why     Between two third-line stones three apart each is one step from closing the other in: come
        first.
draw
  ? . . . ?
  A . * . P
  . . . . .
  . . . . .
  - - - - -
where   A is O, P is X
says    edge-move by *, limit(P) by *
yes
  . . . . . . .
  . . . . . . .
  . O . * . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  . . . . . . . . .
  . . X . * . O . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy has come down to meet it
  . . . . . . .
  . . . . . . .
  . O . . . X .
  . . . X . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . O . . .
  . O . . . X .
  . . . . . . .
  . . . . . . .
  - - - - - - -
