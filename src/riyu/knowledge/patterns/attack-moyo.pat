# Asked for the empty points at the rim of an enemy moyo: make it smaller from above, where the
# stone can still get home.

class    attack-moyo
asked    an empty point; in all orientations
answer   best
last     none

pattern moyo-cap-the-small-knight-enclosure
why     Over the enclosure at five-five both its sides are looked down on: whichever the enemy
        takes, we take the other.
draw
  | . . . . . . .
  | . . . . . . .
  | . . . . * . .
  | . . Q . . . .
  | . . . . P . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   P is X, Q is X
says    attack-moyo by *, reduce by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . * . . .
  | . . X . . . . .
  | . . . . X . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . * . . .
  | . . X . . . . .
  | . . . . X . . .
  | . . . . . . . X
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy's stone is on the way up
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . X . X . . .
  | . . . . X . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . . . X . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . X . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern moyo-shoulder-hit-on-the-enclosure
why     Lean on the outer stone of the enclosure: the corner gets solid, the side that it looked at
        gets small.
draw
  | . . . . . . . .
  | . . . . . . . .
  | . . Q . . * . .
  | . . . . P . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   P is X, Q is X
says    attack-moyo by *, reduce by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . * . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . * . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the shoulder is covered
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . X . . .
  | . . X . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern moyo-shoulder-hit-on-the-star-corner
why     The star stone is the root of both wings: on its shoulder each answer takes one wing up and
        leaves one low.
draw
  | . . . . . . .
  | . . X . . . .
  | . . . . * . .
  | . . . P . . .
  | . . . . . X .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   P is X
says    attack-moyo by *, reduce by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . * . . .
  | . . . X . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | X . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . * . . .
  | . . . X . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy has gone out there himself
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . X . . . .
  | . . . X . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . X . X . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern moyo-shoulder-hit-on-the-third-line
why     Lean on the shoulder of the third-line stone: the enemy takes the third line, and the middle
        is gone.
draw
  . . . . .
  . . . . .
  . . * . .
  . P . . .
  . . . . .
  . . . . .
  - - - - -
where   P is X
says    attack-moyo by *, reduce by *
yes
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X . . . X
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stands high beside it: the shoulder is covered
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . X . . . .
  . . X . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . X . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern moyo-cap-the-third-line-stone
why     The cap keeps the third-line stone low: the enemy gets the edge, and the sky above it is
        shared.
draw
  ? . . . ?
  . . * . .
  . . . . .
  . . P . .
  . . . . .
  . . . . .
  - - - - -
where   P is X
says    attack-moyo by *, cap(P) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - - - - - -
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . O . . . . .
  . . . . . . . . . . .
  . . . . . * . . . . .
  . . . . . . . . . . .
no      # the enemy has jumped up, there is nothing to cap
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern moyo-cap-the-fourth-line-stone
why     A fourth-line stone is the frame's top beam: capped, the moyo has no second floor.
draw
  ? . . . ?
  . . * . .
  . . . . .
  . . P . .
  . . . . .
  . . . . .
  . . . . .
  - - - - -
where   P is X
says    attack-moyo by *, cap(P) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . * . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the enemy has jumped up
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern moyo-lighter-cap-by-a-knight
why     Where the cap itself goes too deep, a knight's move nearer home leans on it just as well.
draw
  ? . . . .
  . . . * .
  . . . . .
  . . P . .
  . . . . .
  . . . . .
  - - - - -
where   P is X
says    attack-moyo by *, reduce by *
yes
  . . . . . . .
  . . . . . . .
  . . . . * . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - - - - - -
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . O . . . .
  . . . . . . . . . . .
  . . . . . * . . . . .
  . . . . . . . . . . .
no      # the enemy has jumped up and leads to the middle
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern moyo-step-into-the-mouth
why     Our stone stands before the mouth of the moyo: one jump to the line between its jaws, and no
        deeper.
draw
  ? . . A . . ?
  . . . . . . ?
  P . . * . . Q
  ? . . . . . ?
where   A is O, P is X, Q is X
says    reduce by *, run(A) by *
yes
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . X . . * . . X .
  . . . . . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . X . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . X . . * . . X .
  . . . . . . . . .
  . . . . . . . . .
no      # the enemy has shut the mouth
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . X . X . . . X .
  . . . . . . . . .
  . . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . . .
  . . . . O . . . .
  . . . . X . . . .
  . X . . . . . X .
  . . . . . . . . .
  . . . . . . . . .

pattern moyo-attach-on-top
why     Touch the third-line stone from above where the enemy's framework is wide: it strengthens us
        quickly and the enemy low.
draw
  . . . . .
  . . . . .
  . . * . .
  . . P . .
  . . . . .
  . . . . .
  - - - - -
where   P is X
says    attack-moyo by *, contact(P) by *
yes
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - - - - - -
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . O . . . . .
  . . . . . * . . . . .
  . . . . . . . . . . .
no      # the enemy stands beside: touching only makes us heavy
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . X . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern moyo-jump-in-from-our-wall
why     From our wall a one-space jump along the enemy's border can't be cut, and the border moves
        back a line.
draw
  ? . . . ?
  A . * . .
  A . . . .
  ? ? P . ?
where   A is O, P is X
says    attack-moyo by *, reduce by *
yes
  . . . . . . .
  . . . . . . .
  . O . * . . .
  . O . . . . .
  . . . X . . .
  . . . . . . .
yes
  . . . . . . . . . |
  . . . . . . . . . |
  . . X X . . . . . |
  . . . . . . . . . |
  . O . * . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
no      # the enemy stands in the way
  . . . . . . .
  . . . . . . .
  . O X . . . .
  . O . . . . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . O . . . . .
  . O . . . . .
  . . . X . . .
  . . . . . . .
