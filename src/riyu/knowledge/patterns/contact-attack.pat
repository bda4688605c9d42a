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

pattern contact-attack-bend-in-front
why     The enemy stands on our head with a friend a space behind: bend in front of it,
        where nobody waits.
draw
  ? . . . ?
  P . @ * .
  ? . A . ?
where   A is O, P is X
when    stones(@) = 1, not self-atari(*)
says    hane(@) by *, block(@) by *
yes
  . . . . . . . |
  . . . . . . . |
  . O . O * . . |
  . . . X . . . |
  . . . . . . . |
yes
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  X . . . .
  . . X . .
  . O . . .
no      # an enemy stone more stands there
  . . . . . . . |
  . . . . . . . |
  . O . O O . . |
  . . . X . . . |
  . . . . . . . |
no      # the stone of ours beside it is missing
  . . . . . . . |
  . . . . . . . |
  . O . O . . . |
  . . . . . . . |
  . . . . . . . |

pattern contact-attack-hane-with-our-stone-above
why     A stone of ours waits two points above: bend, and running out the enemy only meets it.
draw
  ? ? O ?
  ? . . ?
  . * @ .
  ? . A ?
where   A is O
when    stones(@) = 1, not self-atari(*)
says    hane(@) by *
yes
  . . . . . .
  . O . . . .
  . X O . X .
  . . * . . .
  . . . . . .
  . O . . . .
yes
  | . . . O O
  | . . O . X
  | . * X . .
  | . . . . .
  | . . O O X
  | . . O X .
no      # an enemy stone more stands there
  . . . . . .
  . O . . . .
  . X O . X .
  . . O . . .
  . . . . . .
  . O . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . O . . . .
  . . O . X .
  . . . . . .
  . . . . . .
  . O . . . .

pattern contact-attack-hane-at-the-head-of-the-crawl
why     It crawls under us on the second line: bend in front of it now, while it has no
        friend ahead.
draw
  ? O . . ?
  . @ * . ?
  ? . . . ?
  - - - - -
when    not self-atari(*)
says    block(@) by *, hane(@) by *
yes
  . . . . . . .
  . . X . . . .
  . . O * . . .
  . . . . . . .
  - - - - - - -
yes
  O X . . |
  O X . . |
  . O X . |
  . . * . |
  . . . . |
  . . . . |
  . . . . |
no      # an enemy stone more stands there
  . . . . . . .
  . . X . . . .
  . . O O . . .
  . . . . . . .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . . . . . . .
  - - - - - - -

pattern contact-attack-shut-the-corridor
why     It pushes up between two walls of ours: close the top, and the corridor leads nowhere.
draw
  O * O
  O @ O
  ? P ?
where   P is X
says    block(@) by *
yes
  - - - - -
  . . . . X
  . X * X .
  . X O X X
  . X O O O
  O O X X X
yes
  X . . . O
  O O * O X
  X O X O .
  X O X O O
  O O X . X
no      # an enemy stone more stands there
  - - - - -
  . . . . X
  . X O X .
  . X O X X
  . X O O O
  O O X X X
no      # the stone of ours beside it is missing
  - - - - -
  . . . . X
  . . . X .
  . X O X X
  . X O O O
  O O X X X

pattern contact-attack-wedge-from-above
why     It wedges between two of ours with friends on both sides: stop it from above, it has
        nowhere to go but back.
draw
  . * .
  A @ B
  P . Q
where   A is O, B is O, P is X, Q is X
when    not self-atari(*)
says    block(@) by *
yes
  . X . . .
  . X O . .
  . . X * .
  . X O . .
  . . . . .
yes
  . X . . .
  . . * . .
  . X O X .
  X O . O .
  O O . . .
no      # an enemy stone more stands there
  . X . . .
  . X O . .
  . . X X .
  . X O . .
  . . . . .
no      # the stone of ours beside it is missing
  . X . . .
  . X . . .
  . . X . .
  . X O . .
  . . . . .

pattern contact-attack-turn-over-the-head-of-the-push
why     It pushes up between us: turn over its head from the side that stands a step higher.
draw
  A * .
  O @ B
  ? P ?
where   A is O, B is O, P is X
when    not self-atari(*)
says    block(@) by *
yes
  - - - - -
  . . . . .
  . O * . .
  . O X O O
  . X X X X
  . . . . .
yes
  O . O . X
  O O O . .
  X X O X .
  . . * X X
  . . . . X
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . O . X .
  . O X O O
  . X X X X
  . . . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . .
  . O X O O
  . X X X X
  . . . . .

pattern contact-attack-close-the-gate
why     Our stones stand on both sides of its head: one more closes the gate.
draw
  A * .
  . @ B
  ? P ?
where   A is O, B is O, P is X
when    not self-atari(*)
says    block(@) by *, enclose(@) by *
yes
  O . . . .
  . . O . .
  . X O . .
  . . * X .
  . . . . .
yes
  X O . . .
  O X O X X
  . X O . O
  . . * X .
  . . . . .
no      # an enemy stone more stands there
  O . . . .
  . . O . .
  . X O . .
  . O . X .
  . . . . .
no      # the stone of ours beside it is missing
  O . . . .
  . . O . .
  . . O . .
  . . . X .
  . . . . .

pattern contact-attack-join-over-the-push
why     It pushes at the crossing between our two stones: joined there, they stop it as well.
draw
  . A ?
  * @ .
  B P ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 151 of 192, block(@) by *
yes
  - - - - -
  . . . . .
  . . . . .
  . O X X .
  . . * O .
  X . . . .
yes
  . . . . X
  . . . O X
  . O X X O
  . . * O X
  . . . . .
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . . . . .
  . O X X .
  . X . O .
  X . . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . .
  . . X X .
  . . . O .
  X . . . .

pattern contact-attack-shut-it-off-from-below
why     It touched us above a second stone of ours: go in below it, and the two of ours
        close around.
draw
  ? . . ?
  . A @ .
  ? . * B
  ? ? . ?
where   A is O, B is O
when    stones(@) = 1, not self-atari(*)
says    block(@) by *
yes
  . . . O . .
  . . O . . .
  . . . * X .
  . . X O . .
  . . . . . .
  . . . . . .
yes
  - - - - - -
  . . . . . .
  . . . . . .
  . O * . . .
  . . X O . .
  O . . . . O
  O . X . X .
no      # an enemy stone more stands there
  . . . O . .
  . . O . . .
  . . . . X .
  . O X O . .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . O . .
  . . O . . .
  . . . . . .
  . . X O . .
  . . . . . .
  . . . . . .

pattern contact-attack-between-it-and-its-friend
why     It came a point away from its friend, and two of ours hold the sides: go in between.
draw
  ? P ?
  A * .
  . @ B
where   A is O, B is O, P is X
when    not self-atari(*)
says    split(@, P) by * confidence 70 of 86
yes
  - - - - -
  . . . . .
  . . O O O
  . X * X O
  . O . X X
  . . . . .
yes
  | . . . . O
  | . X . O .
  | . O * O X
  | . . X X O
  | . . . . O
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . . O O O
  . X X X O
  . O . X X
  . . . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . O O
  . X . X O
  . O . X X
  . . . . .

pattern contact-attack-block-with-a-wing-each-side
why     It comes between a stone at its side and one a step ahead: the block joins both.
draw
  . * A
  B @ .
  ? . ?
where   A is O, B is O
when    not self-atari(*)
says    block(@) by *, enclose(@) by *
yes
  . . . . .
  . . . . .
  . O X . .
  . . * O .
  . X . . .
yes
  . . O X .
  O . * X .
  O X O . .
  X . . . .
  . X . . .
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . O X . .
  . X . O .
  . X . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . X . .
  . . . O .
  . X . . .

pattern contact-attack-level-with-the-head
why     Its head came level with ours: stretch one ahead, before it bends around us.
draw
  . . .
  * . .
  A @ .
  O P ?
where   A is O, P is X
when    not self-atari(*)
says    extend(A) by *
yes
  - - - - - -
  . . . . . .
  . . . . . .
  . . . O O .
  . . * X X .
  . . . . . .
yes
  X . . . . X
  . . * O O O
  X . . X X X
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  - - - - - -
  . . . . . .
  . . . . . .
  . . . O O .
  . . . . X .
  . . . . . .
no      # the stone of ours beside it is missing
  X . . . . X
  . . . O . O
  X . . X X X
  . . . . . .
  . . . . . .

pattern contact-attack-bend-from-the-wall
why     Our wall stands beside it and a step higher: bend over its head from there, it can't cut.
draw
  . * A
  . @ A
  ? . ?
where   A is O
when    not self-atari(*)
says    hane(@) by *, block(@) by *
yes
  . O . . |
  . O . . |
  O X O . |
  . X * . |
  - - - - +
yes
  - - - - -
  . . . . .
  . * X . X
  . O O X .
  O . X . X
no      # an enemy stone more stands there
  . O . . |
  . O . . |
  O X O . |
  . X O . |
  - - - - +
no      # the stone of ours beside it is missing
  . O . . |
  . O . . |
  O . O . |
  . X . . |
  - - - - +

use attack-boundary/break-push-and-cut
why     It came down beside our head and left a gap of one to a stone short of liberties:
        push in there.
as      P is @, Q is P
when    not self-atari(*), liberties(P) <= 2
says    push(A) by *
yes
  - - - - -
  . . . . .
  O O . . .
  O X * X .
  X O O . X
  . . . . .
yes
  O O O X X
  . . X O .
  . . * O .
  . . X . .
  . . O X .
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  O O . . .
  O X X X .
  X O O . X
  . . . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  O O . . .
  O X . X .
  X O . . X
  . . . . .

pattern contact-attack-shut-in-the-peeper
why     It went in between two of ours over a third, with two ways on: close the one that leads out.
draw
  ? * ?
  O @ O
  ? . ?
  ? O ?
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *
yes
  . . . . .
  O . * X .
  . O X O .
  . . . X .
  O . O . X
  O . . . .
yes
  | X O O X
  | X O O X
  | O . O X
  | O X O O
  | . * O X
  + - - - -
no      # an enemy stone more stands there
  . . . . .
  O . X X .
  . O X O .
  . . . X .
  O . O . X
  O . . . .
no      # the stone of ours beside it is missing
  . . . . .
  O . . X .
  . . X O .
  . . . X .
  O . O . X
  O . . . .

pattern contact-attack-bend-on-the-other-side-of-the-hane
why     The enemy stops our two at the head and stands below as well: bend over the other
        side of the stone in front.
draw
  ? . * .
  O A P ?
  ? @ . ?
where   A is O, P is X
when    not self-atari(*)
says    hane(P) by *
yes
  . . . . .
  . X O . .
  . X O . .
  . . X * .
  . . . . .
  . . . . .
  - - - - -
yes
  | . . . . .
  | . . . . .
  | . * X . .
  | . . O X .
  | . . O X .
  | . O X X .
no      # an enemy stone more stands there
  . . . . .
  . X O . .
  . X O . .
  . . X X .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . X O . .
  . . X . .
  . . . . .
  . . . . .
  - - - - -

pattern contact-attack-turn-the-wedge-back
why     It wedges and its friend waits below: atari from above, so that it goes back to its
        friend and not through.
draw
  ? * ?
  A @ B
  . . P
where   A is O, B is O, P is X
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *
yes
  . . . . .
  . . O . .
  X * X . .
  . . O X .
  . . . . .
yes
  | . . . . .
  | . . O . .
  | . * X . .
  | X O O X .
  | . X X . .
no      # an enemy stone more stands there
  . . . . .
  . . O . .
  X X X . .
  . . O X .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  X . X . .
  . . O X .
  . . . . .

pattern contact-attack-hane-under-our-ceiling
why     Our stone hangs over its head: the block between leaves it no way up.
draw
  ? A ?
  . * .
  . @ B
where   A is O, B is O
when    not self-atari(*)
says    block(@) by *, hane(@) by *
yes
  . . . . .
  . . . . .
  O O * X .
  . X . . .
  . . . . .
yes
  O . . . . |
  O . O . . |
  O . * . . |
  X O X . . |
  X . . . . |
  - - - - - +
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  O O O X .
  . X . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  O O . . .
  . X . . .
  . . . . .

pattern contact-attack-atari-on-the-lone-cutter
why     It cut alone and has two liberties: give atari before it has a third.
draw
  P A ?
  B @ *
  ? . ?
where   A is O, B is O, P is X
when    liberties(@) = 2, stones(@) = 1, not self-atari(*)
says    atari(@) by *
yes
  . O O . |
  . O X . |
  X X O . |
  . . * . |
  . . . . |
yes
  O . . . .
  . X * . .
  O . X O .
  . . O X X
  O X X . .
no      # an enemy stone more stands there
  . O O . |
  . O X . |
  X X O . |
  . . O . |
  . . . . |
no      # the stone of ours beside it is missing
  . O O . |
  . O . . |
  X X O . |
  . . . . |
  . . . . |

pattern contact-attack-atari-then-the-outside
why     It came under our corner with two ways out: atari from the side where its friend is not.
draw
  ? O ?
  O @ *
  P . ?
where   P is X
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *
yes
  . . . . . |
  . X * . . |
  O X O . . |
  . O X O . |
  O . . . . |
  - - - - - +
yes
  X X . X .
  X . X . .
  O X O * .
  O O . . .
  X . . . .
no      # an enemy stone more stands there
  . . . . . |
  . X . . . |
  O X O O . |
  . O X O . |
  O . . . . |
  - - - - - +
no      # the stone of ours beside it is missing
  . . . . . |
  . X . . . |
  O . O . . |
  . O X O . |
  O . . . . |
  - - - - - +

pattern contact-attack-hane-at-three-in-a-row
why     Three in a row, and we stand beside the head: bend over it before it goes on.
draw
  ? . . ?
  ? * . ?
  A @ . ?
  ? P . ?
  ? P ? ?
where   A is O, P is X
when    stones(@) >= 3, not self-atari(*)
says    hane(@) by *, block(@) by *
yes
  . . . . . . X
  . . . X X . .
  . . * O O O .
  . . . . . . .
  . . . . . X O
  . . . . X . .
yes
  X O . . . . |
  X O O O . . |
  O X X X * . |
  . O . . . . |
  . . . . . . |
  . . . . . . |
no      # an enemy stone more stands there
  . . . . . . X
  . . . X X . .
  . . . O O O .
  . . O . . . .
  . . . . . X O
  . . . . X . .
no      # the stone of ours beside it is missing
  . . . . . . X
  . . . . X . .
  . . . O O O .
  . . . . . . .
  . . . . . X O
  . . . . X . .

pattern contact-attack-bend-when-it-bumps
why     It bumped into the end of ours with a friend behind: turn down beside it.
draw
  ? . . ?
  P @ A .
  ? . * ?
  ? ? . ?
where   A is O, P is X
when    stones(@) >= 2, not self-atari(*)
says    hane(@) by *
yes
  - - - - - -
  . . . . . .
  . . * X . .
  . . . O . .
  . . . O . .
  . . . . . .
yes
  . . O . . . |
  . X X O . . |
  . . . O . . |
  . . * X . . |
  . . . . . . |
  . . X . . . |
no      # an enemy stone more stands there
  - - - - - -
  . . . . . .
  . . . X O .
  . . . O . .
  . . . O . .
  . . . . . .
no      # the stone of ours beside it is missing
  - - - - - -
  . . . . . .
  . . . . . .
  . . . O . .
  . . . O . .
  . . . . . .
