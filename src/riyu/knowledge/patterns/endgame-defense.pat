# Asked for the empty points on the boundary of an own territory, most of all beside the enemy's
# last move: how is his endgame move answered, or taken from him?

class    endgame-defense
asked    an empty point; in all orientations
answer   best
last     none

use shape/own-eye

use shape/take-the-last-liberty
why     The enemy's stone has one liberty: take it, unless that leaves us one liberty with more than
        it is worth.
when    not self-atari(*)
says    capture(P) by *, hold by *
yes
  . . . . . .
  . O O O . .
  . O * X O .
  . . O O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . O O O . .
  . O * X O .
  . . O O . .
  . . . . . X
no      # it has two liberties
  . . . . .
  . . O . .
  . . X O .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . . .
  . O O O . .
  . O . . O .
  . . O O . .
  . . . . . .

pattern hold-save-the-wall-stone
why     A stone of ours is in atari: connect it, for with it goes all that it kept out.
draw
  ? A
  x *
where   A is O
when    liberties(A) = 1, liberties-after(*) >= 3, line(*) >= 3
says    save(A) by *, hold by *
yes
  . . . . . . .
  . O O . X . .
  . . . * O X .
  . . . O X . .
  . . . . . . .
yes
  . . . .
  . . O .
  . * X O
  . . O .
  . . . .
no      # it has two liberties
  . . . . .
  . O O . .
  . . O X .
  . O X . .
  . . . . .
no      # a stone of ours more stands there
  . . . . . . .
  . O O O X . .
  . . . . O X .
  . . . O X . .
  . . . . . . .

pattern hold-block-the-push
why     The enemy pushes into the gap of one: block behind the enemy, and look which of the two cuts
        you can live with.
draw
  ? X ?
  A P B
  ? * ?
where   A is O, P is X, B is O
when    not self-atari(*)
says    block(P) by *, hold by *
yes
  . . . . .
  . . X . .
  . O X O .
  . . * . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . X . |
  . O O * |
  . . X . |
  . . . . |
  . . . . |
no      # the push is stopped already
  . . . . .
  . . X . .
  . O X O .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . X . .
  . O . O .
  . . . . .
  . . . . .

glob hold-on-the-first-line
why     The point lies on the first line.
draw
  _ @ _
  - - -

pattern hold-block-the-first-line-hane
why     The enemy bends in on the first line: block the enemy's head; the enemy's stone is in atari,
        so the enemy must connect and we may look around.
draw
  X B . ?
  . P * ?
  - - - -
where   B is O, P is X
when    not self-atari(*)
says    block(P) by *, hold by *
yes
  . . . . . .
  . X O O . .
  . X O . . .
  . . X * . .
  - - - - - -
yes
  - - - - - - - +
  . . X * . . . |
  . X O . . . . |
  . . . . . . . |
  . . . . . . . |
no      # the enemy has gone by on the first line
  . . . . . .
  . X O O . .
  . X O . . .
  . . X X . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . X O O . .
  . X O X . .
  . . X . . .
  - - - - - -

pattern hold-block-ahead-of-the-monkey
why     The monkey is tied to home and its head still runs: block it one ahead, and the enemy must
        go back to connect.
draw
  ? O O ?
  . . O ?
  * P P ?
  - - - -
where   P is X
when    not self-atari(*)
says    block(P) by *, hold by *
yes
  . . . . . .
  . . O O . .
  . . . O . .
  . * X X . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . O O . .
  . . . O . X
  . * X X . .
  - - - - - -
no      # we stand before it already
  . . . . . .
  . . O O . .
  . . . O . .
  . O X X . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . O O . .
  . X . O . .
  . . X X . .
  - - - - - -

pattern hold-descend-against-the-clamp
why     The enemy clamps our end stone from inside, and above the enemy is shut in: go down, and the
        clamp is cut off below.
draw
  ? O ? ?
  ? P B X
  ? . * .
  - - - -
where   P is X, B is O
says    descend(B) by *, hold by *
yes
  . . . . . .
  . O O O . .
  . . X O X .
  . . . * . .
  - - - - - -
yes
  | . . . .
  | . . . .
  | . O X .
  | * X . .
  | . O . .
  | . . . .
  | . . . .
no      # the enemy has come under already
  . . . . . .
  . O O O . .
  . . X O X .
  . . X . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . O O O . .
  . . X . X .
  . . . . . .
  - - - - - -

use shape/block-on-the-edge
says    block(P) by *, hold by *

pattern hold-descend-first
why     Come down before the enemy bends in: the hane and its answer are gone, and the first line
        behind it is ours.
draw
  ? O A P
  ? . * .
  - - - -
where   A is O, P is X
says    descend(A) by *, hold by *
yes
  . . . . . .
  . . O O X .
  . . . * . .
  - - - - - -
yes
  | . . .
  | . . .
  | . X .
  | * X .
  | . O .
  | . . .
  | . . .
no      # the enemy has bent in already, then block
  . . . . . .
  . . O O X .
  . . . X . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . O . X .
  . . . . . .
  - - - - - -

pattern hold-descend-at-the-corner
why     In the corner the first line decides: down, and neither the enemy's hane nor a throw-in
        costs us the corner eye.
draw
  | . A X
  | . * .
  + - - -
where   A is O
says    descend(A) by *, hold by *
yes
  | . . . .
  | . O X .
  | . * . .
  + - - - -
yes
  + - - - -
  | . . . .
  | * O . .
  | . X . .
  | . . . .
  | . . . .
no      # the enemy has come in below
  | . . . .
  | . O X .
  | . X . .
  + - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | . . X .
  | . . . .
  + - - - -

end

glob hold-on-the-second-line
why     The point lies on the second line.
draw
  ? @ ?
  ? ? ?
  - - -

pattern hold-answer-the-monkey-jump
why     Step under the wall beside the leap, not at its head: it threatens to cut the enemy off, so
        the enemy creeps back first.
draw
  ? O O ? ?
  ? . * . X
  . P . . .
  - - - - -
where   P is X
says    block(P) by *, hold by *
yes
  . . . . . . .
  . O O O O X .
  . . . * . X .
  . . X . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . .
  . O O O O X .
  . . . * . X .
  . . X . . . .
  - - - - - - -
no      # the enemy has crept back already
  . . . . . . .
  . O O O O X .
  . . . . . X .
  . . X X . . .
  - - - - - - -
no      # no wall of ours stands above: the enemy comes out on top
  . . . . . . .
  . O O . O X .
  . . . . . X .
  . . X . . . .
  - - - - - - -

pattern hold-block-the-second-line-hane
why     The enemy bends in below our third-line end: block before the enemy's head, and close the
        cut that it leaves next.
draw
  X B . ?
  ? P * ?
  ? . . ?
  - - - -
where   B is O, P is X
when    liberties-after(*) >= 3
says    block(P) by *, hold by *
yes
  . . . . . .
  . X O . . .
  . . X * . .
  . . . . . .
  - - - - - -
yes
  . . . . . . .
  . O X . . . .
  . . O * . . .
  . . . . . . .
  - - - - - - -
no      # the enemy's head has gone on
  . . . . . .
  . X O . . .
  . . X X . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . X O X . .
  . . X . . .
  . . . . . .
  - - - - - -

pattern hold-block-the-slide
why     The enemy slid in under our third-line stone: stop the enemy in front; the cut between the
        enemy's stones is left as a threat.
draw
  X . B .
  ? . P *
  ? . . .
  - - - -
where   B is O, P is X
says    block(P) by *, hold by *
yes
  . . . . . .
  . X . O . .
  . . . X * .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . X . . .
  . X . O . .
  . . . X * .
  . . . . . .
  - - - - - -
no      # the enemy has gone on under our stone
  . . . . . .
  . X . O . .
  . . . X X .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . X . O X .
  . . . X . .
  . . . . . .
  - - - - - -

pattern hold-block-under-the-wall
why     The enemy comes along the second line under our wall: stand before the enemy's head, or the
        leap to the first line follows.
draw
  ? O O ?
  X P * .
  ? . . ?
  - - - -
where   P is X
when    liberties-after(*) >= 2
says    block(P) by *, hold by *
yes
  . . . . . .
  . . O O . .
  . X X * . .
  . . . . . .
  - - - - - -
yes
  - - - - - - -
  . . . . . . .
  . X X * . . .
  . . O O . . .
  . . . . . . .
no      # the enemy is stopped
  . . . . . .
  . . O O . .
  . X X O . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . O . . .
  . X X . . .
  . . . . . .
  - - - - - -

pattern hold-shut-the-second-line
why     The enemy's second-line stone stands before an open door: shut it now, and the enemy's leap
        of eight points is a step of one.
draw
  ? O O ?
  . * P ?
  . . . ?
  - - - -
where   P is X
says    block(P) by *, hold by *
yes
  . . . . . .
  . O O O X .
  . . * X . .
  . . . . . .
  - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . X O . |
  . . . . |
  . . . . |
no      # the door is shut already
  . . . . . .
  . O O O X .
  . . O X . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . O . O X .
  . . . X . .
  . . . . . .
  - - - - - -

pattern hold-diagonal-before-the-slide
why     One space off on the third line the enemy is ready to slide in: step down diagonally, and
        the door is narrow.
draw
  ? A . P
  ? . * .
  ? . . .
  - - - -
where   A is O, P is X
says    hold by *, limit(P) by *
yes
  . . . . . .
  . . O . X .
  . . . * . .
  . . . . . .
  - - - - - -
yes
  . . . . . . .
  . . O . X . .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # our wall goes down by itself
  . . . . . .
  . . O . X .
  . . O . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . O O X .
  . . . . . .
  . . . . . .
  - - - - - -

pattern hold-descend-to-the-second-line
why     Our third-line end faces the enemy's: go down to the second line before the enemy bends in
        below.
draw
  ? A P ?
  . * . ?
  . . . ?
  - - - -
where   A is O, P is X
says    descend(A) by *, hold by *
yes
  . . . . . .
  . . O X . .
  . . * . . .
  . . . . . .
  - - - - - -
yes
  . . . . . . .
  . . X O . . .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # the enemy is there first
  . . . . . .
  . . O X . .
  . . X . . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . X . .
  . . . . . .
  . . . . . .
  - - - - - -

end

pattern hold-from-above-against-the-clamp
why     The enemy clamps our end stone and has a way up: hold the enemy down from above, and give
        the enemy the link along the edge.
draw
  ? * B ?
  . P B X
  . . . .
  - - - -
where   B is O, P is X
says    block(P) by *, hold by *
yes
  . . . . . .
  . O * O . .
  . . X O X .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . O * O X .
  . . X O X .
  . . . . . .
  - - - - - -
no      # above the clamps we stand already, then go down
  . . . . . .
  . O O O O .
  . . X O X .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . O . . . .
  . . X O X .
  . . . . . .
  - - - - - -

pattern hold-close-the-cut-behind-the-block
why     The enemy holds one of these two crossings: close the other, unless a stone that cuts there
        would be taken.
draw
  P A
  B *
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*), liberties(A) <= 2, liberties-after(*) >= 3
says    hold by *
yes
  + - - - -
  | O * . .
  | X O O .
  | . . . .
yes
  - - - - - - +
  . . * X O . |
  . . X O . . |
  . . . X . . |
no      # a stone that cuts would have one liberty: nothing to close yet
  . . . . . .
  . . X O . .
  . . O . O .
  . . . O . .
  . . . . . .
no      # the enemy holds neither crossing
  . . . .
  . . O .
  . O . .
  . . . .

pattern hold-descend-below-the-fourth-line
why     The enemy's fourth-line stone looks at the open third line below: hold it with a stone
        straight down.
draw
  ? A P ?
  ? * . ?
  ? . . ?
  ? . . ?
  - - - -
where   A is O, P is X
says    descend(A) by *, hold by *
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
  . . . . . . . |
  . . . X * . . |
  . . . O . . . |
  . . . . . . . |
  - - - - - - - +
no      # the enemy has come in there
  . . . . . .
  . . O X . .
  . . X . . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . X . .
  . . . . . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern hold-keep-the-turn
why     Two heads stand level: come first, or the enemy bends around ours and the line is the
        enemy's.
draw
  ? . ?
  . * .
  P A ?
  X O ?
where   P is X, A is O
says    extend(A) by *, hold by *
yes
  . . . . .
  . . . . .
  . . * . .
  . X O . .
  . X O . .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X O . . .
  . . X O . . .
  . . . . . . .
no      # the enemy has bent around already, and we around its other end
  . . . . .
  . X X . .
  . X O . .
  . X O . .
  . O O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  . X . . .
  . X O . .
  . . . . .
