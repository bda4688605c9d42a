# Asked at an enemy stone in contact with ours, or to be touched, where we are the attacker.

class    contact-attack
asked    an enemy stone; in all orientations
answer   best
last     none

use shape/take-the-last-liberty
as      P is @

bar contact-attack-no-touch-of-a-lone-stone
why     Touching a lone stone in the open only makes it strong: attack it from a distance.
draw
  . . . . .
  . . . . .
  . * @ . .
  . . . . .
  . . . . .
yes
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . * X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
yes
  - - - - - - - - -
  . . . . . . . . .
  . . . . * . . . .
  . . . . O . . . .
  . . . . . . . . .
no      # a stone of ours is near: the touch has a purpose
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . . * X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . X . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .

bar contact-attack-no-atari-that-joins-him
why     This atari makes the enemy join the enemy's friend: the cut there, and the aji of the stone,
        are gone.
draw
  * @ . P
where   P is X
when    liberties(@) = 2
yes
  . . . . . . .
  . . . O . . .
  . . * X . X .
  . . . O . . .
  . . . . . . .
yes
  . . . . . . . . |
  . . . . . . . . |
  . . . X . . . . |
  . . * O . O . . |
  - - - - - - - - +
no      # no friend waits behind
  . . . . . . .
  . . . O . . .
  . . * X . . .
  . . . O . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . . . . . X .
  . . . O . . .
  . . . . . . .

pattern contact-attack-atari-toward-our-stone
why     Atari so that the enemy runs against our waiting stone, not past it.
draw
  ? * ? . ?
  ? @ . O ?
  ? O . . .
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *, enclose(@) by *
yes
  . . . . . . . .
  . . . * . . . .
  . . O X . O . .
  . . . O . . . .
  . . . . . . . .
yes
  . . . . . . . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . * X O . . .
  . . . . O . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # nobody waits where he runs
  . . . . . . . .
  . . . * . . . .
  . . O X . . . .
  . . . O . . . .
  . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . .
  . . . . . . . .
  . . O . . O . .
  . . . O . . . .
  . . . . . . . .

pattern contact-attack-hane-at-the-head-of-three
why     Three in a row beside our three: the hane at their head is worth two moves elsewhere.
draw
  ? . . ?
  ? * . ?
  O @ . ?
  O P ? ?
  O P ? ?
where   P is X
when    not self-atari(*), stones(@) = 3
says    hane(@) by *, block(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
yes
  . . . . . .
  . O O O * .
  . X X X . .
  . . . . . .
no      # our third stone is missing
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . O X . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-hane-at-the-head-of-two
why     Hane at the head of two: the enemy can't go on straight, and each turn makes a bad shape.
draw
  ? . . ?
  ? * . ?
  O @ . ?
  O P ? ?
where   P is X
when    not self-atari(*), stones(@) = 2
says    hane(@) by *, block(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . . O O . .
  | . . . X X * .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
no      # he is one ahead of us
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X . . .
  . . O X . . .
  . . O . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-two-step-hane
why     The enemy answered the hane with a hane: bend again, for the enemy has two cuts to use and
        time for one.
draw
  ? . * .
  . A @ .
  O P . ?
  O P ? ?
where   A is O, P is X
when    liberties(A) >= 2, not self-atari(*)
says    hane(@) by *, press(@) by *
yes
  . . . . . . .
  . . . . * . .
  . . . O X . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | * O . . .
  | . X O O .
  | . . X X .
  | . . . . .
no      # our hane stone would be in atari
  . . . . . . .
  . . X . * . .
  . X X O X . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . O X . .
  . . O X . . .
  . . O X . . .
  . . . . . . .

pattern contact-attack-cut-the-hane-with-support
why     The enemy's hane hangs on one crossing and a friend backs our stone: cut, the fight is ours.
draw
  ? . .
  * @ .
  P A ?
  ? O ?
where   A is O, P is X
when    not self-atari(*), liberties(A) >= 2, liberties(P) <= 2
says    cut(@, P) by * confidence 196 of 247
yes
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . O O X . . . . |
  . O X * . . . . |
  . . . . . . . . |
  . . . . . . . . |
yes
  . . . . .
  . O . . .
  O . * X .
  O . X O .
  . . O O .
  . . . . .
no      # nobody backs our stone
  . . . . . . .
  . . . . . . .
  . . * X . . .
  . . X O . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . O O . . . . . |
  . O X . . . . . |
  . . . . . . . . |
  . . . . . . . . |

pattern contact-attack-stretch-after-his-hane
why     The enemy bent around our touching stone: stretch, keep the cut in hand, and stand up to the
        enemy later.
draw
  ? . . .
  ? @ . .
  P A * .
  ? . . ?
where   A is O, P is X
when    liberties(A) >= 2
says    extend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . X O * . .
  . . . . . . .
  . . . . . . .
yes
  . . . . .
  . * X O .
  . . O . .
  . . . . .
no      # he stands there already
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . X . . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-keep-pace
why     The enemy pushed one ahead along our stones: come level, or the enemy bends around our head.
draw
  ? . . ?
  . @ * .
  ? P A ?
where   A is O, P is X
when    not self-atari(*)
says    block(@) by *, extend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . X * . . .
  . . X O . . .
  . . . . . . .
  . . . . . . .
yes
  . . . .
  . X * .
  . O O .
  . . . .
no      # he has bent around our head already
  . . . . . . .
  . . X X . . .
  . . X * . . .
  . . X O . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . X . . . .
  . . X O . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-press-on-the-fourth-line
why     The enemy crawls on the third line and we walk on the fourth: each pair of moves is worth
        more to us outside.
draw
  ? . . ?
  A * . ?
  P @ . ?
where   A is O, P is X
when    line(@) = 3, line(*) = 4
says    press(@) by *, extend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . O * . . .
  . . X X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  . . . . . |
  . . . . . |
  . . . . . |
  . * O . . |
  . X O . . |
  . . . . . |
  . . . . . |
no      # one line higher he gets too much below
  . . . . . . .
  . . . . . . .
  . . O * . . .
  . . X X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . O . . . .
  . . X X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern contact-attack-hane-ahead-on-the-second-line
why     The enemy is down on the second line and we are a step ahead above: no more pressing, stop
        the enemy in front.
draw
  ? O O ?
  P @ * ?
  ? . . ?
where   P is X
when    line(@) = 2, line(*) = 2
says    block(@) by *, hane(@) by *
yes
  . . . . . . . .
  . . . O O . . .
  . . X X * . . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . . |
  . . . . |
  . . X . |
  . O X . |
  . O * . |
  . . . . |
  . . . . |
no      # nobody of ours is ahead above: our stone would be cut
  . . . . . . . .
  . . . O . . . .
  . . X X * . . .
  . . . . . . . .
  - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . . O . . . .
  . . X X . . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-attack-block-on-the-second-line
why     The enemy came down to the second line under our stone: block, and neither slide nor crawl
        is left.
draw
  ? O . ?
  P @ * .
  ? . . .
  - - - -
where   P is X
when    not self-atari(*)
says    block(@) by *
yes
  . . . . . . . .
  . . O O . . . .
  . . X X * . . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . . . . . |
  . . . . . . . |
  . . . X . . . |
  . . O O * . . |
  . . . . . . . |
  - - - - - - - +
no      # on the third line he still goes on below
  . . . . . . . .
  . . O O . . . .
  . . X X * . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . .
  . . O O . . . .
  . . X . . . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-attack-block-the-push
why     The enemy pushes up between two of ours: stand on the enemy's head, and both our stones hold
        the sides.
draw
  ? . ?
  . * .
  O @ O
  ? P ?
where   P is X
says    block(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . * O O . .
  . . . X . . .
  . . . . . . .
no      # he is out already
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . O X O . .
  . . . X . . .
  . . . . . . .

pattern contact-attack-cap-the-nose-between-wings
why     Our stones stand at the enemy's sides one step behind the enemy's head: touch the nose, and
        the enemy can only turn into them.
draw
  ? . ?
  . * .
  . @ .
  O P O
where   P is X
when    stones(@) >= 2
says    contact(@) by *, block(@) by *, enclose(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X . . .
  . . O X O . .
  . . . . . . .
yes
  . . . . . . .
  . . . * . . .
  . . . O . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # one wing is missing
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X . . .
  . . O X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . X . . .
  . . O X O . .
  . . . . . . .

pattern contact-attack-hane-with-a-friend-behind
why     Our touching stone is backed: bend around the enemy, and cutting us only helps us the more.
draw
  ? . . ?
  ? * . ?
  A @ . ?
  O . ? .
where   A is O
when    stones(@) = 1, not self-atari(*)
says    hane(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . O . . . .
  . . . . . . .
  . . . . . . .
yes
  . . . . . . |
  . . . . . . |
  . . * . . . |
  . O X . . . |
  . O . . . . |
  . . . . . . |
  . . . . . . |
no      # nobody is behind our stone
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . O X . . .
  . . O . . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-diagonal-touch-with-a-pincer
why     The slide to the corner is the enemy's base; with our pincer standing, the diagonal touch
        takes it away.
draw
  ? . . . . . ?
  ? A . . . . ?
  ? . * @ . . O
  ? . . . . . ?
where   A is O
when    line(@) = 3, line(A) = 4
says    contact(@) by *, defend(A) by *
yes
  . . . . . . . . . .
  . . . . . . . . . .
  . . O . . . . . . .
  . . . * X . . O . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . . .
  . . . . . . . . . .
  . . O . . . . . . .
  . . . * X . . O . .
  . . . . . . . . . .
  . . . . . . . . . X
  - - - - - - - - - -
no      # without the pincer he stands up and is stronger than before
  . . . . . . . . . .
  . . . . . . . . . .
  . . O . . . . . . .
  . . . * X . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . . . .
  . . . . . . . . . .
  . . O X . . . . . .
  . . . . X . . O . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -

pattern contact-attack-touch-from-below
why     Touch the third-line stone from below, near our own: pushed upward it has no base.
draw
  ? . . . . ?
  ? . @ . . O
  ? . * . . ?
  ? . . . . ?
  - - - - - -
when    stones(@) = 1
says    contact(@) by *, take-eye(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . . X . . O .
  . . . * . . . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . . . . . . .
  . . . . O . . X .
  . . . . * . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # it has a friend beside it: it answers below and lives
  . . . . . . . .
  . . . . . . . .
  . . X X . . O .
  . . . * . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . .
  . . . . . . . .
  . . . . . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-attack-touch-on-top
why     Touch the third-line stone from above, one space from our own: it takes the edge, we the
        outside.
draw
  ? . . . . ?
  ? A . * . ?
  ? . . @ . ?
  ? . . . . ?
where   A is O
when    line(@) = 3, line(*) = 4
says    contact(@) by *, press(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . O . * . . .
  . . . . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . O * . . .
  | . . . . . . .
  | . . . X . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # his friend stands above already
  . . . . . . . .
  . . . . . . . .
  . . O . * X . .
  . . . . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . . X . . .
  . . O . . . . .
  . . . . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-attack-descend-beside-him
why     Side by side on the second line: go down, and the enemy has no hane below and half an eye
        less.
draw
  ? O ? ?
  . A @ ?
  ? * . ?
  - - - -
where   A is O
when    liberties(A) >= 2
says    descend(A) by *, take-eye(@) by * confidence 118 of 131
yes
  . . . . . . . .
  . . O . . . . .
  . . O X X . . .
  . . * . . . . .
  - - - - - - - -
yes
  | . . . .
  | . . . .
  | . . . .
  | . X . .
  | * O O .
  | . . . .
  | . . . .
no      # he has come down already
  . . . . . . . .
  . . O . . . . .
  . . O X X . . .
  . . * X . . . .
  - - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . O . . . . .
  . . . X X . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-attack-push-before-the-cut
why     Push once first: stopping the push takes a liberty of the enemy's own, and then the cut
        works.
draw
  ? . ?
  @ * P
  ? A ?
  O ? O
where   A is O, P is X
when    not self-atari(*)
says    push(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . . . O . . .
  . . O . O . .
  . . . . . . .
yes
  . . . . . . .
  . . . X * X .
  . . . . O . .
  . . . O . O .
  - - - - - - -
no      # he has closed the way behind
  . . . . . . .
  . . . X . . .
  . . X * X . .
  . . . O . . .
  . . O . O . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . . . O . . .
  . . O . O . .
  . . . . . . .
