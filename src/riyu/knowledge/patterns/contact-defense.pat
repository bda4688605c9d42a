# Asked at an own stone that is touched, or is to live by contact, where we are the weaker side.

class    contact-defense
asked    an own stone; in all orientations
answer   best
last     none

pattern contact-defense-take-what-touches
why     What touches us has one liberty left: take it before anything clever.
draw
  @ P *
where   P is X
when    liberties(P) = 1
says    capture(P) by *, save(@) by *
yes
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . . O . . .
  . . . . . . .
yes
  - - - - - +
  . * X O . |
  . X O . . |
  . . . . . |
  . . . . . |
no      # it has two liberties
  . . . . . . .
  . . . . . . .
  . . O X * . .
  . . . O . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . . O . . . .
  . . . O . . .
  . . . . . . .

pattern contact-defense-atari-answered-by-joining
why     In atari beside a friend: join, and the enemy's atari has only made us solid.
draw
  ? @ * B
where   B is O
when    liberties(@) <= 2, liberties-after(*) >= 3, not enemy-cannot-play-safely(*), stones(@) <= 2
says    save(@) by *, connect(@, B) by * confidence 1925 of 1936
yes
  . . . . . . . .
  . . . X . . . .
  . . X O * O . .
  . . . X . . . .
  . . . . . . . .
yes
  - - - - - - +
  . X * X O . |
  . . X O . . |
  . . . . . . |
  . X . . . . |
no      # the friend is too far to join in one move
  . . . . . . . . .
  . . . X . . . . .
  . . X O * . O . .
  . . . X . . . . .
  . . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . . X . . . .
  . . X . . O . .
  . . . X . . . .
  . . . . . . . .

use string-defense/string-defense-run-out-to-three
as      A is @

pattern contact-defense-atari-first
why     The enemy touches with a stone of two liberties: our atari comes first, and then we see.
draw
  ? O ?
  @ P *
  ? . ?
where   P is X
when    liberties(P) = 2, not self-atari(*)
says    atari(P) by *, counter(P) by *
yes
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . . . . . .
  . . . . . . .
yes
  . . . . |
  . . * . |
  . X O . |
  . . X . |
  . . . . |
  . . . . |
  . . . . |
no      # it has three liberties
  . . . . . . .
  . . . . . . .
  . . O X * . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . . O . . . .
  . . . . . . .
  . . . . . . .

pattern contact-defense-hold-below-against-the-first-line-hane
why     The enemy bends around on the first line: block there, the space behind us is our eye.
draw
  ? X @ O
  . P * .
  - - - -
where   P is X
when    not self-atari(*), liberties(@) >= 2
says    block(P) by *, make-eye(@) by * confidence 17 of 21
yes
  . . . . . . .
  . . X O O . .
  . . X * . . .
  - - - - - - -
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . X . . .
  | * X . . .
  | O O . . .
  | . . . . .
  | . . . . .
no      # the point behind is the enemy's: blocking only gives a stone
  . . . . . . .
  . . X O O . .
  . . X * X . .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . O . .
  . . X . . . .
  - - - - - - -

pattern contact-defense-stand-up-in-the-corner
why     The enemy touches our three-three stone from outside: stand up beside it; going down would
        give away the side for a corner that lives anyway.
draw
  | ? ? . . . ?
  | ? . * . . ?
  | ? . @ P . ?
  | ? . . . . ?
  | ? . . . . ?
  + - - - - - -
where   P is X
when    liberties(@) >= 2
says    extend(@) by *
yes
  | . . . . . . .
  | . . . . . . .
  | . . * . . . .
  | . . O X . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
yes     # a stone nearby changes nothing
  | . . . X . . .
  | . . . . . . .
  | . . * . . . .
  | . . O X . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # the enemy stands above already
  | . . . . . . .
  | . . . . . . .
  | . . X . . . .
  | . . O X . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . .
  | . . X . . . .
  | . . . . . . .
  | . . O X . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -

pattern contact-defense-hane-underneath
why     The enemy leans on us from above on the third line: hane underneath takes the edge, and with
        it the base.
draw
  ? . X . ?
  ? . @ P ?
  ? . . * ?
  ? . . . ?
  - - - - -
where   P is X
when    not self-atari(*), liberties(@) >= 2
says    hane(P) by *, settle(@) by *
yes
  . . . . . . . .
  . . . X . . . .
  . . . O X . . .
  . . . . * . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . X . .
  . . . X . . . .
  . . . O X . . .
  . . . . * . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy holds the edge already
  . . . . . . . .
  . . . X . . . .
  . . . O X . . .
  . . . . * X . .
  . . . . X . . .
  - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . .
  . . . X . . . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-defense-stretch-out-of-the-hane
why     The enemy bent around our head: stretch away from the hane; a counter-hane would have two
        cuts.
draw
  ? X . .
  P @ * .
  ? ? . .
where   P is X
when    liberties(@) >= 2
says    extend(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . X O * . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . * . . . . |
  . . X O . . . . |
  . . . X . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy stands on both sides of our head
  . . . . . . .
  . . . . . . .
  . . . X X . .
  . . X O * . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . . X X . .
  . . X O . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .

pattern contact-defense-hane-outside
why     Touched from below: hane outside keeps the enemy low, and our friend stands ready against
        the cut.
draw
  ? . . ?
  . @ O ?
  * P . ?
  ? . . ?
where   P is X
when    not self-atari(*)
says    hane(P) by *
yes
  . . . . . . .
  . . . . . . .
  . . . O O . .
  . . * X . . .
  . . . . . . .
  . . . . . . .
yes
  - - - - - - +
  . . * . . . |
  . . O X . . |
  . . . X . . |
  . . . . . . |
  . . . . . . |
no      # our stone is alone: the enemy's counter-hane would cut it off
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . * X . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . X O O . .
  . . . X . . .
  . . . . . . .
  . . . . . . .

use contact-answer/pull-back
why     Touched, and nobody near to help: draw straight back, so that nothing is left to cut.
as      @ is P, A is @
when    stones(@) = 1
says    extend(@) by *, defend(@) by *
yes
  . . . . . . .
  . . . X . . .
  . . . O . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . . . . .
  | . * . . .
  | . O . . .
  | . X . . .
  | . . . . .
  | . . . . .
no      # the enemy is behind us as well
  . . . . . . .
  . . . X . . .
  . . . O . . .
  . . . * . . .
  . . X X . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .

pattern contact-defense-jump-away-from-the-press
why     The enemy presses us from one side: jump on the other; a step would be pressed again.
draw
  ? . . . .
  X P . . .
  . @ . * .
  ? . . . .
where   P is X
when    stones(@) <= 2, liberties(@) >= 3
says    run(@) by *, make-link(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . X X . . . .
  . . . O . * . .
  . . . . . . . .
  . . . . . . . .
yes
  | . . . . . . . . . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  | . . . . . . O . . .
  | . . . . . X O . . .
  | . . . . . . . . . .
  | . . . . . * . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
no      # an enemy stone waits beside where we land
  . . . . . . . .
  . . . . . . . .
  . . X X . X . .
  . . . O . * . .
  . . . . . . . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . . . . . . .
  . . X X . X . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .

pattern contact-defense-stretch-along
why     Stretch along the enemy's stone toward the open side: three liberties more, and the enemy
        can't press us low.
draw
  ? . .
  X P .
  . @ *
  ? . .
where   P is X
when    liberties(@) >= 2
says    extend(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . X X . . .
  . . . O * . .
  . . . . . . .
  . . . . . . .
yes
  - - - - - - - +
  . . . * . . . |
  . . . O X . . |
  . . . . X . . |
  . . . . . . . |
  . . . . . . . |
no      # the enemy is ahead on this side
  . . . . . . .
  . . . . . . .
  . . X X X . .
  . . . O * . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . X X X . .
  . . . O . . .
  . . . . . . .
  . . . . . . .

pattern contact-defense-solid-after-the-touch
why     The enemy touched where the enemy wants to cut: connect solidly, and the enemy's stone is
        the weak one.
draw
  ? P ?
  @ * B
  ? . ?
where   P is X, B is O
when    liberties-after(*) >= 3, not enemy-cannot-play-safely(*)
says    defend(@) by *
yes
  . . . . . . .
  . . . X . . .
  . . O * O . .
  . . . . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . X . . .
  . . O * O . .
  . . . . . . X
  . . . . . . .
no      # there is nothing to cut: they are joined below
  . . . . . . .
  . . . X . . .
  . . O * O . .
  . . O O O . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . O . O . .
  . . . . . . .
  . . . . . . .

pattern contact-defense-mouth-over-the-crossing
why     One crossing is the enemy's: hang over the other, and a stone that cuts there can be taken
        at once.
draw
  ? X B ?
  ? @ . *
  ? . . .
where   B is O
when    not self-atari(*), liberties(B) <= 3, liberties(@) <= 4, stones(B) <= 1
says    connect(@, B) by * confidence 290 of 310, keep-shape(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . X O . .
  . . . O . * .
  . . . . . . .
  . . . . . . .
yes
  - - - - - - - +
  . . . * . . . |
  . X O . . . . |
  . X X O . . . |
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
no      # the mouth is the enemy's: the enemy has cut already
  . . . . . . .
  . . . . . . .
  . . . X O . .
  . . . O X * .
  . . . . . . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . . . .
  . . . . . . .
  . . . X O O .
  . . . O . . .
  . . . . . . .
  . . . . . . .

pattern contact-defense-stand-up-against-the-diagonal-touch
why     The enemy touches from beside, backed diagonally, to take the slide: stand straight up,
        toward the center.
draw
  ? ? . .
  Q . * .
  ? P @ .
where   P is X, Q is X
when    line(@) = 3, line(*) = 4
says    extend(@) by *, run(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . X . * . . .
  . . . X O . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . .
  . . X . * . . .
  . . . X O . . .
  . . X . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy stands above us as well
  . . . . . . . .
  . . . . X . . .
  . . X . * . . .
  . . . X O . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . . X . . .
  . . X . . . . .
  . . . X O . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-defense-stand-up-beside-the-touch
why     The enemy touched where we have two: stand up beside the enemy's stone, and it is the
        enemy's that is short of liberties.
draw
  ? . . ?
  * P . ?
  O @ . ?
  ? . . ?
where   P is X
when    stones(P) = 1, not self-atari(*)
says    block(P) by *, press(P) by *
yes
  . . . . . . .
  . . . . . . .
  . . * X . . .
  . . O O . . .
  . . . . . . .
  . . . . . . .
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . . X O .
  | . . X * .
  | . . . . .
  | . . . . .
no      # the enemy's stone has a friend
  . . . . . . .
  . . . X . . .
  . . * X . . .
  . . O O . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . O O . . .
  . . . . . . .
  . . . . . . .

pattern contact-defense-touch-to-settle
why     Between the enemy's stones on the third line there is no room to extend: touch, and the
        answers make our base.
draw
  ? . . . . ?
  . . . . . ?
  X . @ . * P
  ? . . . . ?
  ? . . . . ?
  - - - - - -
where   P is X
when    liberties(@) >= 3
says    contact(P) by *, settle(@) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . X . O . * X . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  X X . O . * X . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy is not near on the other side: we may extend there
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . O . * X . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . . .
  . . . . . . . . .
  . . . . . X . . .
  . X . O . . X . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
