# Asked at an enemy stone that stands diagonally from ours, or that cuts ours crosswise.

class    diagonal-contact
asked    an enemy stone; in all orientations
answer   best
last     none

pattern diagonal-contact-take-one-of-the-cross
why     One of the two stones that cut us hangs on one liberty: take it, and there is no crosscut
        left.
draw
  O @ ?
  P O ?
  * ? ?
where   P is X
when    liberties(P) = 1
says    capture(P) by *
yes
  . . . . . . .
  . . . O X . .
  . . O X O . .
  . . . * . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . O X . .
  . . O X O . .
  . . . * . . X
  . . . . . . .
no      # it has two liberties
  . . . . . . .
  . . . O X . .
  . . . X O . .
  . . . * . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . O X . .
  . . O . O . .
  . . . . . . .
  . . . . . . .

bar diagonal-contact-no-atari-that-extends-him
why     In a crosscut the plain atari drives the enemy where the enemy wants to go, and our own
        stones are left thin.
draw
  ? * . .
  O @ . .
  P O . .
  ? . . .
where   P is X
when    liberties(@) = 2
yes
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . O X . . . .
  . X O . . . .
  . . . . . . .
  . . . . . . .
yes
  . . . .
  . O X .
  . X O .
  . . * .
  . . . .
no      # our stone waits where the enemy would run
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . O X . O . .
  . X O . . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . O . . . . .
  . X O . . . .
  . . . . . . .
  . . . . . . .

pattern diagonal-contact-atari-toward-help
why     In the crosscut give atari when our stone waits where the enemy must run: then it is a
        threat, not a gift.
draw
  ? * . ?
  O @ . O
  P O . ?
where   P is X
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *
yes
  . . . . . . .
  . . * . . . .
  . O X . O . .
  . X O . . . .
  . . . . . . .
yes
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . * X O . .
  . . . O X . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # nobody waits there
  . . . . . . .
  . . * . . . .
  . O X . . . .
  . X O . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . O X . O . .
  . X O . . . .
  . . . . . . .

pattern diagonal-contact-extend-behind-the-low-stone
why     Crosscut near the edge: extend on the third line below, so that our cut stone has a base to
        live on.
draw
  O @ ?
  P A .
  ? * .
  ? . ?
where   P is X, A is O
when    line(A) = 4, line(*) = 3
says    extend(A) by *, settle(A) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . . O X . . .
  . . . X O . . .
  . . . . * . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . . . . |
  . . . . . . |
  . . . . . . |
  . X O * . . |
  . O X . . . |
  . . . . . . |
  . . . . . . |
no      # out in the center there is no base to be had
  . . . . . . . .
  . . . . . . . .
  . . . O X . . .
  . . . X O . . .
  . . . . * . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . . . . . . .
  . . . O X . . .
  . . . X . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern diagonal-contact-extend-along-the-friend
why     Crosscut with a friend close by: extend toward it, and the cut has joined three stones of
        ours.
draw
  O @ ? ? ?
  P A * . B
  ? ? . ? ?
where   P is X, A is O, B is O
says    extend(A) by *, make-link(A) by *
yes
  . . . . . . . .
  . . O X . . . .
  . . X O * . O .
  . . . . . . . .
  . . . . . . . .
yes
  . . . . . . .
  . . . . O X .
  . X . * X O .
  . . . . . . .
no      # no friend is there: this way is as good as another
  . . . . . . . .
  . . O X . . . .
  . . X O * . . .
  . . . . . . . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . O X . . . .
  . . X . . . O .
  . . . . . . . .
  . . . . . . . .

pattern diagonal-contact-extend-from-the-crosscut
why     Crosscut? Extend: one more liberty on one side, and the answer shows which side we need.
draw
  ? O @ .
  . P A .
  ? . * .
  ? . . .
where   P is X, A is O
says    extend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . O X . . .
  . . X O . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
yes
  . . . . . . .
  . . . X O * .
  . . . O X . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy is below already
  . . . . . . .
  . . . . . . .
  . . O X . . .
  . . X O . . .
  . . X * . . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . O X . . .
  . . X . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .

pattern diagonal-contact-hold-both-crossings
why     The enemy stands at one crossing of our diagonal: take the other one before the enemy cuts.
draw
  ? @ B
  ? A *
where   A is O, B is O
when    liberties-after(*) >= 3, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 6927 of 6962
yes
  . . . . . . .
  . . . . . . .
  . . . X O . .
  . . . O * . .
  . . . . . . .
  . . . . . . .
yes
  | . . . . .
  | . . . O .
  | . O * . .
  | . X O . .
  | . . X . .
  | . . . . .
  | . . . . .
no      # nobody threatens: both crossings are open
  . . . . . . .
  . . . . . . .
  . . . . O . .
  . . . O * . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .

pattern diagonal-contact-push-along-under-the-shoulder-hit
why     Hit on the shoulder: push along below the enemy toward our friend, and what the enemy gets
        is only a wall.
draw
  ? . ? ?
  . @ . .
  A * . B
where   A is O, B is O
when    line(A) = 3, line(*) = 3
says    push(A) by *, extend(A) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . . X . . . .
  . . O * . O . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . X . .
  . . . . . . . .
  . . . X . . . .
  . . O * . O . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # there is no friend ahead
  . . . . . . . .
  . . . . . . . .
  . . . X . . . .
  . . O * . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . O . . O . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern diagonal-contact-push-up-beside-the-shoulder-hit
why     Hit on the shoulder with nobody beside: push up on the open side, for below we have the
        points already.
draw
  ? . . ?
  ? * @ ?
  . A . ?
  ? . . ?
where   A is O
when    line(A) = 3, line(*) = 4
says    push(A) by *, run(A) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . . * X . . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . O .
  | . . X * .
  | . . . . .
  | . . . . .
no      # the enemy stands above as well
  . . . . . . . .
  . . . X . . . .
  . . . * X . . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . X . . . .
  . . . . X . . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern diagonal-contact-cut-before-he-joins
why     The enemy's two stand crosswise with one crossing ours: cut at the other while it is open.
draw
  ? A @
  ? P *
where   A is O, P is X
when    not self-atari(*), liberties(A) >= 2, liberties(P) <= 2, stones(@) <= 2
says    cut(@, P) by * confidence 1366 of 1648
yes
  . . . . .
  . * X O .
  . X O . .
  . . O . .
  . O . . .
  . . . . .
yes
  . . . . . . |
  . X . . . . |
  . O X X . . |
  . * O . . . |
  . . . . . . |
  . . . . . . |
  . . . . . . |
no      # our crossing stone is in atari: the enemy would just take it
  . . . . . . .
  . . . X . . .
  . X O X . . .
  . . X * . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . X . . .
  . . X O .
  . X O . .
  . . O . .
  . O . . .
  . . . . .
