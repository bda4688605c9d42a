# Obvious sequences that keep a link: the focus is the enemy stone that came last; we play
# first, then he, and so on.

class    link-defense-sequence
asked    an enemy stone; in all orientations
answer   sequence
last     none
used     in reading

pattern link-sequence-other-bamboo-gap
why     Into one gap of the bamboo joint: the answer is the other gap, and that is all.
draw
  A @ B
  O * O
where   A is O, B is O
says    sequence(*), connect(A, B) by * confidence 1021 of 1036
yes
  . . . . .
  . O X O .
  . O * O .
  . . . . .
no      # a leg is missing: the answer is not plain
  . . . . .
  . O X O .
  . . . O .
  . . . . .

pattern link-sequence-wedge-on-the-second-line
why     Atari from above, down he goes; on the first line we stop him on both sides and take
        three.
draw
  ? . * . ?
  . A @ B .
  . b a c d
  - - - - -
where   A is O, B is O
when    liberties(@) = 2
says    sequence(*, a, b, c, d), connect(A, B) by *
yes
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . . . . .
  - - - - - - -
no      # a helper waits on the first line
  . . . . . . .
  . . . . . . .
  . . O X O . .
  . X . . . . .
  - - - - - - -
no      # a wedge on the third line gets out below
  . . . . . . .
  . . . X . . .
  . . O . O . .
  . . . . . . .
  - - - - - - -

pattern link-sequence-pushed-to-the-edge
why     He pushed down to our first line: block, he cuts, and the cutting stone has no liberty to
        run to.
draw
  ? ? P ? ?
  ? A @ B ?
  b a * . o
  - - - - -
where   A is O, B is O, P is X
when    not self-atari(*)
says    sequence(*, a, b), connect(A, B) by * confidence 502 of 555
yes
  . . . . . . .
  . . . X . . .
  . . O X O . .
  . . . * . . .
  - - - - - - -
no      # his helper supports the cut
  . . . . . . .
  . . . X . . .
  . . O X O . .
  . X . . . . .
  - - - - - - -

pattern link-sequence-waist-on-the-first-line
why     He comes between at the waist: join below, and what he throws in behind is taken.
draw
  ? A @ ?
  b a * B
  - - - -
where   A is O, B is O
when    not self-atari(*)
says    sequence(*, a, b), connect(A, B) by * confidence 179 of 187
yes
  . . . . . .
  . . O X . .
  . . . * O .
  - - - - - -
no      # his helper stands behind
  . . . . . .
  . . O X . .
  . X . . O .
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
no      # his friend below receives it
  . . . . .
  . . O . .
  . O X . .
  . O . O .
  . . X . .
  . . . . .

pattern link-sequence-hane-under-then-protect
why     He bends under our third-line stone: block, he connects, and we close the crossing behind.
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
no      # he is past the block
  . . . . . . .
  . . . O X . .
  . . X X . . .
  . . . . . . .
  - - - - - - -

pattern link-sequence-second-line-hane-on-the-edge
why     He bends around on the first line: block, he connects, and we close the crossing before he
        cuts there.
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
no      # our stone closes the crossing: no third move is needed
  . . . . . .
  . O O X . .
  . . X . . .
  - - - - - -

pattern link-sequence-crosscut-atari-and-press
why     He cut: atari from behind, he runs along our other stone, and we keep pace with him on
        top.
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
no      # nobody is in two liberties: no atari to begin with
  . . O X . .
  . . O X . .
  . X X O O .
  . . . . . .
  . . . . . .
  . . . . . .

pattern link-sequence-cut-in-the-mouth
why     He cuts in the tiger's mouth: take the stone, and the crossing becomes an eye.
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
no      # the mouth is open on two sides
  . . . . .
  . . O X .
  . . X O .
  . . . . .
  . . . . .

pattern link-sequence-answer-the-peep
why     A look into the gap, nothing else near: connect, and the sequence is over.
draw
  ? @ ?
  A * B
  ? o ?
where   A is O, B is O
when    not self-atari(*)
says    sequence(*), connect(A, B) by * confidence 5944 of 5969
yes
  . . . . .
  . . X . .
  . O * O .
  . . . . .
  . . . . .
no      # we are joined already
  . . . . .
  . . X . .
  . O O O .
  . . . . .
  . . . . .
