# Obvious sequences that keep a link: the focus is the enemy stone that came last; we play
# first, then he, and so on.

class    link-defense-sequence
asked    an enemy stone; in all orientations
answer   sequence
last     none
used     in reading

pattern link-sequence-waist-on-the-first-line
why     The enemy comes between at the waist: join below, and what the enemy throws in behind is
        taken.
draw
  ? A @ ?
  b a * B
  - - - -
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*)
says    sequence(*, a, b), connect(A, B) by * confidence 53 of 56
yes
  . . . . . .
  . . O X . .
  . . . * O .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . O X X .
  . . . * O .
  - - - - - -
no      # his helper stands behind
  . . . . . .
  . . O X . .
  . X . . O .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . O . . .
  . . . . O .
  - - - - - -

pattern link-sequence-shut-in-the-peep
why     The peep has no way out above: shut it in, and if it breaks through the gap we take both.
draw
  ? O ?
  O @ *
  A a B
  ? b ?
where   A is O, B is O
when    liberties(@) = 2
says    sequence(*, a, b), net(@) by *
yes
  . . . . .
  . . O . .
  . O X * .
  . O . O .
  . . . . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . O . .
  . O X * .
  . O . O .
  . . . . .
  . . X . .
no      # his friend below receives it
  . . . . .
  . . O . .
  . O X . .
  . O . O .
  . . X . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . O . .
  . O . . .
  . O . O .
  . . . . .
  . . . . .

pattern link-sequence-hane-under-then-protect
why     The enemy bends under our third-line stone: block, the enemy connects, and we close the
        crossing behind.
draw
  ? b A P ?
  . * @ a ?
  . . . ? ?
  - - - - -
where   A is O, P is X
when    not self-atari(*)
says    sequence(*, a, b), block(@) by *
yes
  . . . . . . .
  . . . O X . .
  . . * X . . .
  . . . . . . .
  - - - - - - -
yes
  . . . . . . . . .
  . . . O X . . . .
  . . . . O * . . .
  . . . . . . . . .
  - - - - - - - - -
no      # he is past the block
  . . . . . . .
  . . . O X . .
  . . X X . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . X O X . .
  . . . X . . .
  . . . . . . .
  - - - - - - -

pattern link-sequence-second-line-hane-on-the-edge
why     The enemy bends around on the first line: block, the enemy connects, and we close the
        crossing before the enemy cuts there.
draw
  b A P ?
  * @ a ?
  - - - -
where   A is O, P is X
when    not self-atari(*)
says    sequence(*, a, b), endgame by *
yes
  . . . . . .
  . . O X . .
  . * X . . .
  - - - - - -
yes
  - - - - - - - - +
  . . . X * . . . |
  . . X O . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # our stone closes the crossing: no third move is needed
  . . . . . .
  . O O X . .
  . . X . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . X O X . .
  . . X . . .
  - - - - - -

pattern link-sequence-crosscut-atari-and-press
why     The enemy cut: atari from behind, the enemy runs along our other stone, and we keep pace
        with the enemy on top.
draw
  ? A P ?
  * @ B ?
  . a b .
  ? ? ? ?
where   A is O, B is O, P is X
when    liberties(@) = 2, not self-atari(*)
says    sequence(*, a, b), atari(@) by *
yes
  . . . . . .
  . . O X . .
  . * X O . .
  . . . . . .
  . . . . . .
  . . . . . .
yes
  . . . . .
  . . O X .
  . * X O .
  . . . . .
no      # nobody is in two liberties: no atari to begin with
  . . O X . .
  . . O X . .
  . X X O O .
  . . . . . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . O X . .
  . . . O . .
  . . . . . .
  . . . . . .
  . . . . . .

pattern link-sequence-cut-in-the-mouth
why     The enemy cuts in the tiger's mouth: take the stone, and the crossing becomes an eye.
draw
  ? A P
  * @ B
  ? O ?
where   A is O, B is O, P is X
when    liberties(@) = 1
says    sequence(*), capture(@) by *
yes
  . . . . .
  . . O X .
  . * X O .
  . . O . .
  . . . . .
yes
  . . . . .
  . O X . .
  . X O X .
  . . * . .
  . . . . .
no      # the mouth is open on two sides
  . . . . .
  . . O X .
  . . X O .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . O X .
  . . . O .
  . . O . .
  . . . . .
