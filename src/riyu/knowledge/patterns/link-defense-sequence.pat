# Obvious sequences that keep a link: the focus is the enemy stone that came last; we play
# first, then he, and so on.

class    link-defense-sequence
asked    an enemy stone; in all orientations
answer   sequence
last     none
used     in reading

pattern link-sequence-waist-on-the-first-line
why     The enemy cuts into our knight's move at the edge: connect on the first line; if it
        throws in a stone behind, we capture that.
draw
  ? A @ ?
  b a * B
  - - - -
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*)
says    sequence(*, a, b)
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
no      # the enemy's helper stands behind
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
why     The peeping stone has two liberties: atari from outside, and if it pushes into the gap,
        we capture both stones.
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
no      # the enemy's friend below receives it
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
why     The enemy plays hane under our third-line stone: block, and when the enemy connects, we
        protect the cutting point.
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
no      # the enemy is past the block
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
why     The enemy plays hane on the first line: block it, and when the enemy connects, connect
        our block as well.
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
why     The enemy crosscuts: atari on the cutting stone, and when it runs along our other stone,
        we extend alongside.
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
why     The enemy cuts inside our tiger's mouth and has one liberty there: capture the stone at
        once.
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

pattern link-sequence-false-eye-atari
why     The enemy's last move put our stone in atari, and its one liberty is a false eye:
        connect there.
draw
  ? O X
  A * B
  ? O @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 388 of 390, save(B) by *
yes
  | . . O . .
  | . O X O .
  | . X * X .
  | . . X . .
  | . . X . O
yes
  | . . . .
  | O X . X
  | X * X O
  | O X X X
  | O O O X
no      # the stone of ours beside it is missing
  | . . O . .
  | . O . O .
  | . X . X .
  | . . X . .
  | . . X . O
no      # the stone of ours beside it is missing
  | . . . .
  | O . . X
  | X . X O
  | O X X X
  | O O O X

pattern link-sequence-false-eye-atari-on-the-edge
why     The enemy gives atari on our first-line stone: the point beside it is no real eye, so
        connect there.
draw
  ? O @
  A * B
  - - -
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 39 of 39, save(B) by *
yes
  X O O X O
  . X O . .
  X O * O .
  - - - - -
yes
  + - - - -
  | X O . X
  | * X X X
  | X O O O
  | . X O X
  | X . X X
no      # the stone of ours beside it is missing
  X O O X O
  . X . . .
  X O . O .
  - - - - -
no      # the stone of ours beside it is missing
  + - - - -
  | . O . X
  | . X X X
  | X O O O
  | . X O X
  | X . X X

pattern link-sequence-false-eye-atari-in-the-mouth
why     Our stone between two enemy stones was put in atari: connect at its last liberty, where
        our other stones touch.
draw
  ? O X
  A * B
  ? ? @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 319 of 320, save(B) by *
yes
  . . . . . |
  . . O . . |
  . . * O . |
  . X O X . |
  . X X O . |
yes
  X . . O X
  . X O . X
  X O * O X
  . X . O .
  O . . . .
no      # the stone of ours beside it is missing
  . . . . . |
  . . . . . |
  . . . O . |
  . X O X . |
  . X X O . |
no      # the stone of ours beside it is missing
  X . . O X
  . X . . X
  X O . O X
  . X . O .
  O . . . .

pattern link-sequence-mouth-thrown-into-on-the-edge
why     The enemy throws a stone in on the first line between our stones: capture it before it
        cuts them apart.
draw
  ? A ?
  * @ B
  - - -
where   A is O, B is O
when    liberties(@) = 1
says    sequence(*), capture(@) by *
yes
  O . . |
  O . O |
  X O X |
  X X * |
  - - - +
yes
  . . X O O
  X X O O .
  . O X * X
  - - - - -
no      # an enemy stone more stands there
  O . . |
  O . O |
  X O X |
  X X X |
  - - - +
no      # the stone of ours beside it is missing
  O . . |
  O . . |
  X O X |
  X X . |
  - - - +

pattern link-sequence-atari-giver-in-atari
why     The enemy stone that gives atari has one liberty itself: capture it, and our stone is
        out of atari.
draw
  ? A ?
  B @ *
where   A is O, B is O
when    liberties(@) = 1, liberties(B) = 1
says    sequence(*), capture(@) by *
yes
  O O . X
  O X . X
  X O X .
  . * . .
  - - - -
yes
  . . . . O
  O . O . X
  X O X * X
  X X O . X
no      # an enemy stone more stands there
  O O . X
  O X . X
  X O X .
  . O . .
  - - - -
no      # the stone of ours beside it is missing
  O O . X
  O . . X
  X O X .
  . . . .
  - - - -

pattern link-sequence-take-the-crosscutter
why     The crosscutting enemy stone has one liberty: capture it, and our two diagonal stones
        are connected.
draw
  A @ *
  P B ?
where   A is O, B is O, P is X
when    liberties(@) = 1
says    sequence(*), capture(@) by *
yes
  X . X O
  . X O O
  X O X O
  . O * X
  X . X .
yes
  - - - - - -
  X O O * . .
  . X O X O O
  X . X O . O
  X X X O O X
  O X X O X .
no      # an enemy stone more stands there
  X . X O
  . X O O
  X O X O
  . O X X
  X . X .
no      # the stone of ours beside it is missing
  X . X O
  . X . O
  X O X O
  . O . X
  X . X .

pattern link-sequence-wedge-taken-from-above
why     The enemy stone wedged into our jump has ours on three sides and one liberty: capture it
        there.
draw
  ? * ?
  A @ B
  ? O ?
where   A is O, B is O
when    liberties(@) = 1, liberties(B) <= 1
says    sequence(*), capture(@) by *, connect(A, B) by * confidence 258 of 333
yes
  O O . O O
  X O * O .
  O X O X O
  O X X . O
  X O X . .
yes
  O X O O X . X
  X . O X O O .
  X . O X . . .
  X O * O X O O
  X O . X . X .
  . . . . . . .
  - - - - - - -
no      # the stone of ours beside it is missing
  O X O O X . X
  X . O X O O .
  X . O X . . .
  X O . O . O O
  X O . X . X .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  O X O O X . X
  X . O X O O .
  X . O X . . .
  X O O O X O O
  X O . X . X .
  . . . . . . .
  - - - - - - -

pattern link-sequence-wedge-on-the-first-line
why     The enemy wedges into our first-line jump and has one liberty, on the second line:
        capture it there.
draw
  ? * ?
  A @ B
  - - -
where   A is O, B is O
when    liberties(@) = 1, not same-chain(A, B)
says    sequence(*), capture(@) by *, connect(A, B) by * confidence 19 of 26
yes
  | . O O
  | O X X
  | X * .
  | O X X
  | . O .
yes
  X O . |
  O X O |
  O * X |
  O O O |
  X X X |
no      # an enemy stone more stands there
  | . O O
  | O X X
  | X X .
  | O X X
  | . O .
no      # the stone of ours beside it is missing
  | . O O
  | . X X
  | X . .
  | O X X
  | . O .

pattern link-sequence-atari-along-the-edge-join
why     The enemy gives atari along the first line on one end of our jump: connect it back
        through the gap.
draw
  A * B @
  - - - -
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 35 of 35, save(B) by *
yes
  | . .
  | X X
  | O X
  | * O
  | O .
  | O .
yes
  O . O X X X
  . O * O X .
  - - - - - -
no      # the stone of ours beside it is missing
  | . .
  | X X
  | . X
  | . O
  | O .
  | O .
no      # the stone of ours beside it is missing
  O . O X X X
  . . . O X .
  - - - - - -

pattern link-sequence-string-in-atari-at-the-crossing
why     Our string of three or more stones was put in atari: connect at its last liberty to our
        diagonal stone.
draw
  A * ?
  ? B @
where   A is O, B is O
when    liberties(B) = 1, stones(B) > 2
says    sequence(*)
yes
  . . X X X . .
  . O X O O X X
  . O X O X . O
  X . O * O . O
  . . X . X . X
  X . X . . . .
yes
  O . . . . . X
  . . . . O O X
  . O . * O X .
  O . X O X . X
  . . X O O X X
  X . X X X O O
no      # the stone of ours beside it is missing
  . . X X X . .
  . O X . O X X
  . O X O X . O
  X . O . O . O
  . . X . X . X
  X . X . . . .
no      # the stone of ours beside it is missing
  O . . . . . X
  . . . . O O X
  . O . . . X .
  O . X O X . X
  . . X O O X X
  X . X X X O O

pattern link-sequence-string-in-atari-from-below
why     The enemy gives atari on our large string from one side: its last liberty on the other
        side connects it to our diagonal stone.
draw
  A * ?
  ? B ?
  ? @ ?
where   A is O, B is O
when    liberties(B) = 1, stones(B) > 2
says    sequence(*)
yes
  | . X X O
  | X O O X
  | X O * O
  | . X O .
  | . . . .
yes
  O O X X O
  . X O O X
  X X O * O
  . . X O O
  . . . . .
no      # the stone of ours beside it is missing
  | . X X O
  | X . O X
  | X O . O
  | . X O .
  | . . . .
no      # the stone of ours beside it is missing
  O O X X O
  . X . O X
  X X O . O
  . . X O O
  . . . . .

pattern link-sequence-first-line-crawl-under
why     The enemy crawls along the first line and puts our second-line stone in atari: connect
        it across the one-space gap.
draw
  A * B ?
  ? . @ ?
  - - - -
where   A is O, B is O
when    liberties(B) = 1
says    sequence(*), connect(A, B) by *
yes
  | . . O
  | . O X
  | O X O
  | . * .
  | . X .
  | . . X
yes
  O X . . |
  O X . . |
  X O X . |
  X O O X |
  . X * . |
  X O O . |
  O . . . |
  . . . . |
no      # an enemy stone more stands there
  | . . O
  | . O X
  | O X O
  | O . .
  | . X .
  | . . X
no      # the stone of ours beside it is missing
  | . . O
  | . O X
  | O . O
  | . . .
  | . X .
  | . . X

pattern link-sequence-atari-from-the-side-join
why     The enemy gives atari from in front on one end of our jump: the gap is its last liberty,
        so connect there.
draw
  A * B @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 822 of 825, save(B) by *
yes
  O . .
  . O .
  O * .
  X O X
  . X .
  . . .
yes
  . O O . . .
  . O X * X O
  O . O O X .
no      # the stone of ours beside it is missing
  O . .
  . . .
  O . .
  X O X
  . X .
  . . .
no      # the stone of ours beside it is missing
  . O O . . .
  . O . . X O
  O . O O X .

pattern link-sequence-atari-from-above-join
why     The enemy gives atari from the side on one end of our jump: connect in the gap, the only
        liberty it has left.
draw
  ? ? @
  A * B
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 743 of 744, save(B) by *
yes
  . . . O X
  . X * X O
  . . . O .
  . . . . O
yes
  . O X .
  . X O X
  . . * .
  . O O O
  . . X .
no      # the stone of ours beside it is missing
  . . . O X
  . . . X O
  . . . O .
  . . . . O
no      # the stone of ours beside it is missing
  . O X .
  . X . X
  . . . .
  . O O O
  . . X .

pattern link-sequence-atari-on-the-diagonal-stone
why     The enemy gives atari on one of our two diagonal stones: its last liberty is the cutting
        point, so connect there.
draw
  A * ?
  ? B @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 1524 of 1537, save(B) by *
yes
  . . . .
  . O X .
  O X * .
  . O . .
  . . X .
yes
  . X O .
  . X O .
  . * X O
  . X O .
  . X X O
no      # the stone of ours beside it is missing
  . . . .
  . O . .
  O X . .
  . O . .
  . . X .
no      # the stone of ours beside it is missing
  . X O .
  . X O .
  . . . O
  . X O .
  . X X O

pattern link-sequence-atari-on-the-diagonal-stone-from-below
why     The enemy's atari comes from straight behind our diagonal stone: connect at the cutting
        point on its other side.
draw
  A *
  ? B
  ? @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 1624 of 1635, save(B) by *
yes
  - - - - -
  . O X * .
  . . O X .
  . . O . X
yes
  . O . X O
  O . O X X
  . O X * .
  - - - - -
no      # an enemy stone more stands there
  - - - - -
  . O X . .
  . . O X O
  . . O . X
no      # the stone of ours beside it is missing
  - - - - -
  . O . . .
  . . O X .
  . . O . X

pattern link-sequence-push-along-the-diagonal-on-the-edge
why     The enemy pushes down between our two stones at the edge: connect them on the first
        line, and the push ends there.
draw
  ? X ?
  A @ ?
  * B ?
  - - -
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 151 of 151
yes
  O O O X |
  X X X X |
  O X X O |
  O O O * |
  . . . . |
yes     # a stone nearby changes nothing
  O O O X |
  X X X X |
  O X X O |
  O O O * |
  O . . . |
no      # the stone of ours beside it is missing
  O O O X |
  X X X X |
  O X X . |
  O O O . |
  . . . . |
no      # the stone of ours beside it is missing
  O O O X |
  X X X X |
  O X X . |
  O O O . |
  O . . . |

pattern link-sequence-push-toward-a-short-end
why     The enemy pushed through one cutting point and our stone beside it has two liberties at
        most: connect at the other.
draw
  ? X
  A @
  * B
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  | . . . . .
  | . . O * .
  | . X X O .
  | . . O X O
yes
  . O O X X
  . X O O X
  O * X X .
  . X O . X
no      # an enemy stone more stands there
  | . . . . .
  | . . O X .
  | . X X O .
  | . . O X O
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . . .
  | . X X O .
  | . . O X O

pattern link-sequence-diagonal-cutter-short-of-liberties
why     The enemy stone in one of our two cutting points is short of liberties: connect at the
        other, and it has not cut us.
draw
  A @
  * B
where   A is O, B is O
when    liberties(@) = 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . . .
  X * O X
  . O X .
  . . . X
yes
  . O . X
  O X O .
  . * X O
  X . . X
no      # an enemy stone more stands there
  . . . .
  X . O X
  . O X X
  . . . X
no      # the stone of ours beside it is missing
  . . . .
  X . . X
  . O X .
  . . . X

pattern link-sequence-diagonal-held-at-the-head
why     The enemy pushes in between our diagonal stones with a stone behind it: connect at the
        other cutting point.
draw
  ? X
  A @
  * B
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . . .
  . * X .
  . X O .
  X O O .
  . . . .
  - - - -
yes
  O X . .
  O O O O
  . X O X
  . * X .
  . . . .
no      # the stone of ours beside it is missing
  . . . .
  . . X .
  . . O .
  X O O .
  . . . .
  - - - -
no      # the stone of ours beside it is missing
  O X . .
  O O O O
  . X O X
  . . . .
  . . . .

pattern link-sequence-peep-below-our-head
why     The enemy peeps at our jump from the side we don't cover, and one end is short of
        liberties: connect in the gap.
draw
  ? O ?
  A * B
  ? @ ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . . O X
  . . O X X
  . O * O X
  . . X . .
  . . . . .
  - - - - -
yes
  X O O . .
  O O X . X
  O X * X .
  O X O . X
  . . . . .
  - - - - -
no      # an enemy stone more stands there
  . . . O X
  . . O X X
  . O X O X
  . . X . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . O X
  . . . X X
  . O . O X
  . . X . .
  . . . . .
  - - - - -

pattern link-sequence-hook-along-the-edge
why     The enemy comes under our second-line stone and holds one cutting point beside it:
        connect at the other above it.
draw
  A * ?
  X B ?
  ? @ ?
  - - -
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  + - - - -
  | . O . .
  | . X O .
  | . * X O
  | . . X .
yes
  . O . O |
  X X O . |
  . * X O |
  . . . . |
  . O . . |
no      # an enemy stone more stands there
  + - - - -
  | . O . .
  | . X O .
  | . O X O
  | . . X .
no      # the stone of ours beside it is missing
  + - - - -
  | . O . .
  | . . O .
  | . . X O
  | . . X .

pattern link-sequence-hook-closed-behind
why     The enemy holds one cutting point and now bends around our diagonal stone, short of
        liberties: connect at the other.
draw
  A *
  X B
  ? @
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  | . . . . .
  | . O X * .
  | . . O X .
  | . . O . .
yes
  . . . . |
  O O * . |
  X X O . |
  X . X . |
  . O . . |
no      # an enemy stone more stands there
  | . . . . .
  | . O X O .
  | . . O X .
  | . . O . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . O . . .
  | . . O X .
  | . . O . .

pattern link-sequence-hook-from-the-side
why     Enemy stones stand on two opposite sides of our diagonal stone: connect at the one
        cutting point the enemy does not hold.
draw
  A * ?
  X B @
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  - - - -
  . . . .
  . O X .
  . * O .
  O . X .
  . . . .
yes
  - - - - - - -
  . . . * O . .
  . . X O X . O
  . . . X O . O
  . O . X . . .
no      # an enemy stone more stands there
  - - - -
  . . . .
  . O X .
  . X O .
  O . X .
  . . . .
no      # the stone of ours beside it is missing
  - - - -
  . . . .
  . . X .
  . . O .
  O . X .
  . . . .

pattern link-sequence-lean-joined-with-atari
why     The enemy stone beside our last open cutting point has two liberties: connect there, and
        it is in atari.
draw
  A * @
  X B ?
where   A is O, B is O
when    liberties(@) = 2, not enemy-cannot-play-safely(*)
says    sequence(*), atari(@) by *
yes
  . . . . X
  . X O O X
  . O * X O
  . . X . O
yes
  X X . X X
  X O O X O
  O X * O O
  . . . . .
no      # an enemy stone more stands there
  . . . . X
  . X O O X
  . O . X O
  . . X X O
no      # the stone of ours beside it is missing
  . . . . X
  . X . O X
  . O . X O
  . . X . O

pattern link-sequence-lean-on-the-short-end
why     The enemy comes beside our open cutting point, and the diagonal stone there has two
        liberties at most: connect it.
draw
  A * @
  X B ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . . . .
  . O * X .
  . . X O .
  O . O . .
yes
  . O O O O
  . . X O X
  X O * X X
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O O X .
  . . X O .
  O . O . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . . X O .
  O . O . .

pattern link-sequence-lean-then-join
why     The enemy holds one cutting point between our diagonal stones and now threatens to cut
        at the other: connect there.
draw
  A * @
  X B ?
where   A is O, B is O
when    liberties-after(*) >= 3, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . X . .
  . . X O O
  . O * X .
  . . . . .
  - - - - -
yes
  . X X X O
  . . X O O
  . O * X X
  . . . . .
  - - - - -
no      # an enemy stone more stands there
  . . X . .
  . . X O O
  . O O X .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . X . .
  . . . O O
  . O . X .
  . . . . .
  - - - - -

pattern link-sequence-bamboo-push
why     The enemy pushes into our bamboo joint: connect in the other gap, and the two pairs stay
        together.
draw
  A @ B
  A * B
where   A is O, B is O
when    not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . X X X
  X O X O .
  O O * O .
  . . . . X
yes
  O O X X
  O O O .
  X * X .
  X O O .
  O X X X
no      # an enemy stone more stands there
  . . X X X
  X O X O .
  O O X O .
  . . . . X
no      # the stone of ours beside it is missing
  . . X X X
  X . X O .
  O O . O .
  . . . . X

pattern link-sequence-look-answered-with-atari
why     The enemy peeps right beside our stone and has two liberties: connecting in the gap
        answers with atari.
draw
  O @ ?
  A * B
where   A is O, B is O
when    liberties(@) = 2, not enemy-cannot-play-safely(*)
says    sequence(*), atari(@) by *
yes
  X X O X .
  X O X . O
  X O * O .
  . . . . .
  - - - - -
yes
  X O O X X
  X . X O X
  . O * O X
  . . . X .
no      # an enemy stone more stands there
  X X O X .
  X O X . O
  X O X O .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  X X . X .
  X O X . O
  X O . O .
  . . . . .
  - - - - -

pattern link-sequence-first-line-look
why     The enemy peeps from above at our jump on the first line: connect in the gap before the
        enemy cuts there.
draw
  ? @ ?
  A * B
  - - -
where   A is O, B is O
when    not enemy-cannot-play-safely(*), not self-atari(*)
says    sequence(*), connect(A, B) by * confidence 27 of 28
yes
  . . . X O
  . X X X O
  . O * O O
  - - - - -
yes
  X X . O .
  X X O O O
  . X * X X
  - - - - -
no      # an enemy stone more stands there
  . . . X O
  . X X X O
  . O X O O
  - - - - -
no      # the stone of ours beside it is missing
  . . . X O
  . X X X O
  . . . O O
  - - - - -

pattern link-sequence-peep-behind-the-short-end
why     The enemy stone that holds the side of our short end gets a second one that peeps:
        connect in the gap.
draw
  ? @ X
  A * B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*)
yes
  . O . . .
  . . X X O
  . O * O X
  . . . . X
  . . . . .
yes
  . O X O .
  . . O X O
  . . * X .
  . . O . .
  X . . . .
no      # an enemy stone more stands there
  . O . . .
  . . X X O
  . O . O X
  . . X . X
  . . . . .
no      # the stone of ours beside it is missing
  . O . . .
  . . X X O
  . . . O X
  . . . . X
  . . . . .

pattern link-sequence-peep-backed-up
why     The enemy's peep is supported from behind, and one end of our jump has two liberties at
        most: connect.
draw
  ? X ?
  ? @ ?
  A * B
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . O . X
  . . X O .
  X . X . X
  O O * O X
  . . . X .
yes
  . O X X X
  . O * O .
  X O X X X
  . O X O O
  . . . . .
  - - - - -
no      # an enemy stone more stands there
  . . O . X
  . . X O .
  X . X . X
  O O X O X
  . . . X .
no      # the stone of ours beside it is missing
  . . O . X
  . . X O .
  X . X . X
  O . . O X
  . . . X .

pattern link-sequence-jump-with-a-second-stone
why     The enemy peeps at our jump: connect the end that is short of liberties to the one with
        a second stone beside it.
draw
  ? @ ?
  A * B
  O ? ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*)
yes
  . O O . .
  . X X O .
  . O * . X
  . . X X .
  . X . O .
yes
  X . . . .
  O X X . .
  O O * O .
  O X X O X
  O . O X O
no      # an enemy stone more stands there
  . O O . .
  . X X O .
  . O O . X
  . . X X .
  . X . O .
no      # the stone of ours beside it is missing
  . O O . .
  . X . O .
  . O . . X
  . . X X .
  . X . O .

pattern link-sequence-peep-from-the-shoulder
why     The enemy comes against one end of our jump while another stone peeps on the opposite
        side: connect before the cut.
draw
  ? ? @
  A * B
  ? X ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . . . .
  . . O . .
  O X * X .
  . O . . .
  . . . . .
  - - - - -
yes
  X . O O . |
  X X X X . |
  O O * . . |
  . . X O . |
  . . O X . |
no      # an enemy stone more stands there
  . . . . .
  . . O . .
  O X O X .
  . O . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . O . .
  O . . X .
  . O . . .
  . . . . .
  - - - - -

pattern link-sequence-stopped-low
why     The enemy blocks the end of our third-line jump, and another stone peeps from above:
        connect before that end is cut off.
draw
  ? X ? ?
  A * B @
  ? . ? ?
  ? . ? ?
  - - - -
where   A is O, B is O
when    liberties(B) <= 3, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . . . O .
  O . X X . .
  . X O * O .
  . . . . . .
  . . . . . .
  - - - - - -
yes
  | . . . . .
  | . . X . X
  | . . O . .
  | . . * X .
  | . . O X .
  | . . O X X
no      # an enemy stone more stands there
  . . . . O .
  O . X X . .
  . X O . O .
  . . . X . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . O .
  O . X X . .
  . X . . O .
  . . . . . .
  . . . . . .
  - - - - - -

pattern link-sequence-stopped-in-front
why     The enemy blocks the end of our jump in front while another stone peeps: connect that
        end to the one behind.
draw
  ? X ? ?
  A * B @
  ? . ? ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  O . . X . .
  . . X O X .
  . O * O X .
  . . . . . .
  . . . . . O
yes
  . . O X O
  . . O O O
  X . * X O
  . X O . X
  . . X . .
  . . . . O
no      # an enemy stone more stands there
  O . . X . .
  . . X O X .
  . O . O X .
  . . X . . .
  . . . . . O
no      # the stone of ours beside it is missing
  O . . X . .
  . . X . X .
  . O . O X .
  . . . . . .
  . . . . . O

pattern link-sequence-close-the-looked-at-gap
why     Answer this peep by connecting in the gap: a cut there would put the end that has two
        liberties in atari.
draw
  ? @ ?
  A * B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 42 of 42
yes
  . . . . .
  X O . . .
  O X * X .
  O . O . .
  O . X . .
yes
  X . . X X
  . . X O X
  O O * O X
  X . . . O
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  X O . . .
  O X O X .
  O . O . .
  O . X . .
no      # the stone of ours beside it is missing
  . . . . .
  X O . . .
  O . . X .
  O . O . .
  O . X . .

pattern link-sequence-leaned-on-second-line-jump
why     The enemy presses from above on the end of our second-line jump: connect, before that
        end is cut off at the edge.
draw
  ? . @
  A * B
  ? . ?
  - - -
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties(B) <= 2
says    sequence(*), connect(A, B) by * confidence 13 of 13
yes
  . . X . .
  O . . O O
  . X * X O
  . . . . .
  - - - - -
yes
  X O O . |
  O O X . |
  . . * . |
  O . X . |
  . . . . |
  - - - - +
no      # an enemy stone more stands there
  . . X . .
  O . . O O
  . X O X O
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . X . .
  O . . O O
  . . . X O
  . . . . .
  - - - - -

pattern link-sequence-lean-on-the-end-of-the-jump
why     The enemy touches the end of our jump and leaves it two liberties at most: connect now,
        before it is cut off with atari.
draw
  ? . @
  A * B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*)
yes
  . X . X .
  . . . . .
  X O * O .
  . X . . .
  . . . . .
  - - - - -
yes
  X O . . .
  O O . O O
  . X * X .
  . . . O .
  X X . . .
no      # an enemy stone more stands there
  . X . X .
  . . . . .
  X O X O .
  . X . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . X . X .
  . . . . .
  X . . O .
  . X . . .
  . . . . .
  - - - - -

pattern link-sequence-wedge-atari-beside-our-wall
why     The enemy wedges into our jump: atari from the side with two of our stones, and when it
        runs, close the one cutting point.
draw
  ? a ?
  A @ B
  O * b
where   A is O, B is O
when    liberties(@) = 2, not self-atari(*)
says    sequence(*, a, b), atari(@) by *
yes
  | . . . . .
  | . . O . .
  | . * X . .
  | X O O X .
  | . X X . .
yes
  X O O O .
  X . * X O
  . X O X .
  O . . . .
  O X X . .
no      # an enemy stone more stands there
  | . . . . .
  | . . O . .
  | X . X . .
  | X O O X .
  | . X X . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . . .
  | . . X . .
  | X O O X .
  | . X X . .

pattern link-sequence-push-held-beside-our-leg
why     The enemy pushes through our jump: block beside our two stones, and connect the other
        side when the enemy threatens to cut.
draw
  ? X ?
  A @ B
  O * b
  ? ? a
where   A is O, B is O
when    not self-atari(*)
says    sequence(*, a, b), block(@) by *
yes
  - - - - -
  . . . . .
  . O * . .
  . O X O O
  . X X X X
  . . . . .
yes
  . . X O . .
  . . O O . .
  X X X * . .
  O O O . . .
  X . . . O O
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . O X . .
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

pattern link-sequence-push-held-on-the-second-line
why     The enemy's push has come down to the third line between our two stones: stop it on the
        second line, right below.
draw
  ? X ?
  A @ B
  . * .
  . . .
  - - -
where   A is O, B is O
when    not self-atari(*)
says    sequence(*), block(@) by *
yes
  . X . X . |
  . . X . . |
  . O O * . |
  O . X . . |
  X X . . . |
yes
  . O X . . |
  X O X . . |
  X O O * . |
  O X X . . |
  X X . X . |
no      # an enemy stone more stands there
  . X . X . |
  . . X . . |
  . O O . O |
  O . X . . |
  X X . . . |
no      # the stone of ours beside it is missing
  . X . X . |
  . . . . . |
  . O O . . |
  O . X . . |
  X X . . . |

pattern link-sequence-knight-waist-on-the-third-line
why     The enemy comes into the waist of our knight's move on the third line: connect under it
        on the second line.
draw
  A @ ?
  . * B
  . . .
  - - -
where   A is O, B is O
when    liberties(A) >= 3, not self-atari(*)
says    sequence(*)
yes
  - - - - -
  . . . . .
  . X * . .
  X . O X .
  . O . . .
yes
  . . . O X
  . X O O X
  . . * X .
  . . . . .
  - - - - -
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . X O . .
  X . O X .
  . O . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . .
  X . O X .
  . O . . .

pattern link-sequence-knight-waist-short-end
why     The enemy plays at the waist of our knight's move: take the other waist point, which
        also gives our short end liberties.
draw
  A @ ?
  . * B
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*)
yes
  . . . O
  . O . .
  . X * O
  X X O .
  . O X X
yes
  O X O . . . .
  O O . O . . .
  O X O * . . .
  X . X X O . .
  . . . . . O .
  X . X . X X O
no      # an enemy stone more stands there
  . . . O
  . O . .
  . X X O
  X X O .
  . O X X
no      # the stone of ours beside it is missing
  . . . O
  . . . .
  . X . O
  X X O .
  . O X X

pattern link-sequence-knight-waist-other-waist
why     The enemy strikes at one waist point of our knight's move: play at the other to hold our
        two stones together.
draw
  A @ ?
  . * B
where   A is O, B is O
when    liberties(A) >= 3, liberties(@) <= 3
says    sequence(*)
yes
  . . O X .
  O . * X .
  . X O . .
  . . . . .
yes
  . O O O
  . . X .
  X O * .
  O X . O
  . X . .
no      # an enemy stone more stands there
  . . O X .
  O . O X .
  . X O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . O X .
  O . . X .
  . . O . .
  . . . . .

pattern link-sequence-knight-elbow
why     The enemy touches one stone of our knight's move: extend that stone at the waist, before
        the enemy cuts in there.
draw
  A * .
  @ . B
where   A is O, B is O
when    liberties(A) <= 3, liberties-after(*) >= 3
says    sequence(*)
yes
  . X . .
  . O X .
  . * . .
  . . O .
  . . . .
yes
  . . . . .
  . X . O O
  . . * X O
  . . . O X
no      # an enemy stone more stands there
  . X . .
  . O X .
  . . X .
  . . O .
  . . . .
no      # the stone of ours beside it is missing
  . X . .
  . . X .
  . . . .
  . . O .
  . . . .

pattern link-sequence-two-space-solid-answer
why     The enemy comes in at our two-space jump: extend from the nearer stone beside it, and
        only a one-space gap is left.
draw
  ? @ ? ?
  A * . B
where   A is O, B is O
when    liberties(A) <= 3, liberties-after(*) >= 4
says    sequence(*)
yes
  . . . O
  . X O .
  X * O .
  . . . .
  . X . .
  . . . .
yes
  | . . . . . .
  | . O * . O .
  | . X X O . .
  | . O X O X X
no      # an enemy stone more stands there
  . . . O
  . X O .
  X . O .
  . O . .
  . X . .
  . . . .
no      # the stone of ours beside it is missing
  . . . O
  . . O .
  X . O .
  . . . .
  . X . .
  . . . .

pattern link-sequence-two-space-contact-from-below
why     The enemy comes in on the second line below our two-space jump: block above it on the
        third line, and shut its way up.
draw
  A * . B
  ? @ ? ?
  . . . .
  - - - -
where   A is O, B is O
when    liberties(B) >= 3, liberties-after(*) >= 4
says    sequence(*)
yes
  . . . . . .
  . O . * O .
  . . . X . .
  . . . . . .
  - - - - - -
yes
  . . . . . |
  X . . . . |
  . . O . . |
  . . . . . |
  . . * X . |
  . O O X . |
  . O X . . |
  . X . . . |
no      # an enemy stone more stands there
  . . . . . .
  . O . . O .
  . . . X . .
  . . X . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . O .
  . . . X . .
  . . . . . .
  - - - - - -

pattern link-sequence-large-knight-strike-and-push-up
why     The enemy comes in at our large knight's move: extend from the nearer stone right beside
        it, toward our other stone.
draw
  A . @ ?
  . . * B
where   A is O, B is O
when    liberties(A) >= 3, liberties-after(*) >= 3
says    sequence(*)
yes
  . . . . . .
  . O . X . .
  . . . * O .
  . O . . . .
yes
  X X . . . .
  . . X . O .
  O O * . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . O . X . .
  . X . . O .
  . O . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . X . .
  . . . . O .
  . O . . . .

pattern link-sequence-join-along-the-edge
why     The enemy comes between our two second-line stones: connect underneath it on the first
        line.
draw
  A @ B
  ? * ?
  - - -
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*)
says    sequence(*)
yes
  . . . |
  . O . |
  X X * |
  O O . |
  . . . |
yes
  - - - - -
  . . * . .
  . O X O .
  X . X O .
no      # an enemy stone more stands there
  . . . |
  . O . |
  X X X |
  O O . |
  . . . |
no      # the stone of ours beside it is missing
  . . . |
  . . . |
  X X . |
  O O . |
  . . . |

pattern link-sequence-jump-to-the-edge-looked-at
why     The enemy peeps at our jump between the fourth and the second line: connect, or the
        lower stone is cut off at the edge.
draw
  ? A ?
  @ * .
  ? B ?
  ? . ?
  - - -
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties-after(*) >= 3
says    sequence(*)
yes
  . . . . .
  . . X . .
  . . * O .
  . . X O .
  . . . . .
  - - - - -
yes
  | . . . . .
  | . . . . .
  | . X * X .
  | . O O . .
  | . . . X .
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . . O O .
  . . X O .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . O .
  . . X O .
  . . . . .
  - - - - -
