# Asked for the empty points in and around an own moyo: close it, or answer the stone that
# reduces it.

class    defend-moyo
asked    an empty point; in all orientations
answer   best
last     none

pattern frame-push-up-against-the-shoulder-hit
why     Push up beside the stone on our shoulder: our head comes out into the moyo, and the enemy's
        stone gets heavy.
draw
  ? . . ?
  . * P .
  . A . .
  . . . .
  . . . .
  - - - -
where   P is X, A is O
says    defend-moyo by *, extend(A) by *
yes
  . . . . . .
  . . . . . .
  . . * X . .
  . . O . . .
  . . . . . .
  . . . . . .
  - - - - - -
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . * X . . .
  | . . O . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # the enemy holds both sides of our head
  . . . . . .
  . . . . . .
  . . X X . .
  . . O . . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . . . X . .
  . . O . . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern frame-crawl-where-the-middle-is-his
why     The enemy leans on our shoulder with a wall behind the enemy: take the third line, for above
        there is nothing to get.
draw
  ? X ? ?
  ? ? P .
  ? A * .
  ? . . .
  ? . . .
  - - - -
where   A is O, P is X
says    defend-moyo by *, extend(A) by *
yes
  . . . . . .
  . . X . . .
  . . . X . .
  . . O * . .
  . . . . . .
  . . . . . .
  - - - - - -
yes
  . . . . . . |
  . . . . . . |
  . . . . . . |
  . . . . . . |
  . . O * . . |
  . O . X . . |
  . . . . . . |
  . . . . . . |
  . . . . . . |
no      # the third line is the enemy's as well
  . . . . . .
  . . X . . .
  . . . X . .
  . . O X . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . X . . .
  . . . . . .
  . . O . . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern frame-knight-out-of-the-cap
why     Answer the cap by a knight's move toward the wide side: the cap stone floats, and the moyo
        goes on.
draw
  . . P . .
  . . . . *
  . . A . .
  . . . . .
  . . . . .
  - - - - -
where   P is X, A is O
says    defend-moyo by *, run(A) by *
yes
  . . . . . . .
  . . . X . . .
  . . . . . * .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . X . .
  . . . X . . .
  . . . . . * .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stands there already
  . . . . . . .
  . . . X . . .
  . . . . . X .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . X .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern frame-cap-the-stone-that-came-in
why     The enemy stepped between our two wings: cap the enemy from the open side, and the enemy has
        to live in our house.
draw
  ? . * . ?
  ? . . . ?
  A . P . B
  ? . . . ?
where   A is O, B is O, P is X
says    defend-moyo by *, cap(P) by *
yes
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . O . X . O .
  . . . . . . .
  . . . . . . .
yes
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . O . X . O . . . |
  . . . . . . . . . . |
  . . . . * . . . . . |
  - - - - - - - - - - +
no      # above the enemy the way is open over the enemy's own stone
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . O . X . O .
  . . . . . . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . O . X . O .
  . . . . . . .
  . . . . . . .

pattern frame-three-three-under-the-two-wings
why     With wings on both sides the corner is the only door left: shut at three-three it is all
        territory.
draw
  | . . . . . . .
  | . . O . . . .
  | . . . . . . .
  | . . . A . . .
  | . . * . . O .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   A is O
says    defend-moyo by *, hold by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . * . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . .
  | . . . . . . . X
  | . . O . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . * . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy stands in the corner
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . O . .
  | . . X . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # with one wing only the outside is larger
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern frame-iron-pillar
why     Straight down from the star stone: the corner is ours, and the approach stone has lost its
        slide and its base.
draw
  | . . . A . . ?
  | . . . * . P ?
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   A is O, P is X
says    defend-moyo by *, hold by *
yes
  | . . . . . . . .
  | . . . O . . . .
  | . . . * . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . O . . . |
  . . . X . * . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  - - - - - - - - - +
no      # the enemy has slid in already
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . .
  | . . . X . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # nobody comes near: the pillar is slow
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern frame-roof-between-two-high-stones
why     Between two high stones put a third as roof beam: now the links hold and the inside is a
        place to drown.
draw
  ? . . . . . ?
  A . . * . . B
  . . . . . . .
  . . . . . . .
where   A is O, B is O
says    defend-moyo by *, make-link(A) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . O . . * . . O .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . . . . . .
  . O . . * . . O X
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # the enemy has come in under the roof
  . . . . . . . . .
  . . . . . . . . .
  . O . . . . . O .
  . . . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . . .
  . . . . X . . . .
  . O . . . . . O .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .

pattern frame-jump-to-the-meeting-point
why     Where two moyos meet each jump counts twice: ours grows by what the enemy's loses.
draw
  ? . . . ?
  . . * . .
  ? . . . ?
  A . . . P
  A ? . ? P
where   A is O, P is X
says    defend-moyo by *, reduce by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . O . . . X .
  . O . . . X .
  . . . . . . .
yes
  - - - - - - - - -
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . X . . . O . .
  . . X . . . O . .
  . . . . . . . . .
no      # the enemy has jumped there first
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . O . . . X .
  . O . . . X .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . O . . . X .
  . O . . . X .
  . . . . . . .

pattern frame-jump-from-the-side-stone
why     A jump from the middle of the side makes a box of the two wings; flat frames have little
        inside.
draw
  . . . . . . .
  . . . * . . .
  . . . . . . .
  O . . A . . O
  . . . . . . .
  . . . . . . .
  - - - - - - -
where   A is O
says    defend-moyo by *, run(A) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . O . . O . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . O . . O . . O X
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # a wing is the enemy's
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . O . . O . . X .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy looks down from above
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  . O . . O . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern frame-close-the-mouth
why     The enemy stands before the mouth of the moyo: one more step and the enemy is in, so stand
        in the enemy's way with a link on each side.
draw
  ? . X . ?
  ? . . . ?
  A . * . B
  ? . . . ?
where   A is O, B is O
says    defend-moyo by *, connect(A, B) by * confidence 11 of 15
yes
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . O . * . O .
  . . . . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . O . * . O .
  . . . . . . .
  . . . . . X .
no      # the enemy is in
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . O . . . O .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . X . . .
  . O . . . O .
  . . . . . . .
  . . . . . . .
