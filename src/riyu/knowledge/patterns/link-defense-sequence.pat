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

pattern link-sequence-false-eye-atari
why     The enemy puts the stone outside in atari: it hangs on a false eye, so fill that and
        draw it in.
draw
  ? O X
  A * B
  ? O @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 2
says    sequence(*), connect(A, B) by * confidence 204 of 206, save(B) by *
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
why     Atari on our first-line stone: the point beside it is no eye, it is the way home.
draw
  ? O @
  A * B
  - - -
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 2
says    sequence(*), connect(A, B) by * confidence 48 of 49, save(B) by *
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
why     The enemy puts the stone outside in atari, and the point that joins it is no eye any
        more: draw it in.
draw
  ? O X
  A * B
  ? ? @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 2
says    sequence(*), connect(A, B) by * confidence 184 of 185, save(B) by *
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
why     The enemy throws a stone into the mouth on the first line: take it at once, the two
        sides are joined over it.
draw
  ? A ?
  * @ B
  - - -
where   A is O, B is O
when    liberties(@) = 1
says    sequence(*), capture(@) by *, connect(A, B) by * confidence 116 of 137
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
why     The stone that gives atari stands in atari itself: take it, and the end is out of
        danger and joined.
draw
  ? A ?
  B @ *
where   A is O, B is O
when    liberties(@) = 1, liberties(B) = 1
says    sequence(*), capture(@) by *, save(B) by *
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
why     The crosscutting stone has one liberty: take it, and the diagonal is a solid wall.
draw
  A @ *
  P B ?
where   A is O, B is O, P is X
when    liberties(@) = 1
says    sequence(*), capture(@) by *, connect(A, B) by * confidence 17 of 17
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
why     The wedge has no way below: take it from above and the jump is solid.
draw
  ? * ?
  A @ B
  ? O ?
where   A is O, B is O
when    liberties(@) = 1
says    sequence(*), capture(@) by *, connect(A, B) by * confidence 305 of 355
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
why     A wedge on the first line has one breath, above: take it there.
draw
  ? * ?
  A @ B
  - - -
where   A is O, B is O
when    liberties(@) = 1
says    sequence(*), capture(@) by *, connect(A, B) by * confidence 13 of 17
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
why     The enemy gives atari on the end along the first line: step back over the one empty
        point between.
draw
  A * B @
  - - - -
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 2
says    sequence(*), connect(A, B) by * confidence 33 of 33, save(B) by *
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
why     A whole string was put into atari, and one crossing ties it to the rest: no other
        move counts now.
draw
  A * ?
  ? B @
where   A is O, B is O
when    liberties(B) = 1, stones(B) > 2
says    sequence(*), connect(A, B) by * confidence 30 of 30, save(B) by *
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
why     The enemy closes the last way out of our string below: the crossing above is left,
        and with it the way to the rest.
draw
  A * ?
  ? B ?
  ? @ ?
where   A is O, B is O
when    liberties(B) = 1, stones(B) > 2
says    sequence(*), connect(A, B) by * confidence 161 of 164, save(B) by *
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
why     The enemy crawls on the first line toward our hanging stone: join on the second line
        above its head.
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
why     The enemy gives atari on the end from outside: join it over the one point that is
        left.
draw
  A * B @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 502 of 507, save(B) by *
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
why     The enemy gives atari on the end from above: its last liberty is the point that
        joins it.
draw
  ? ? @
  A * B
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 485 of 490, save(B) by *
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
why     The stone diagonally before us was put into atari: take the crossing that is its
        last liberty, and it is joined.
draw
  A * ?
  ? B @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 767 of 772, save(B) by *
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
why     The enemy gives atari from below on the stone diagonally before us: the crossing
        above it saves and joins it.
draw
  A *
  ? B
  ? @
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 771 of 776, save(B) by *
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
why     The enemy pushes down to the first line between our two: close below it, the push
        ends there.
draw
  ? X ?
  A @ ?
  * B ?
  - - -
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 169 of 170
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
why     The push came through one crossing, and the end beside it is down to two liberties:
        close the other one at once.
draw
  ? X
  A @
  * B
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 842 of 849
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

pattern link-sequence-diagonal-close-with-atari
why     Taking the other crossing leaves the stone that came in one liberty: it must run,
        and our turn comes back.
draw
  A @
  * B
where   A is O, B is O
when    liberties(@) = 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 420 of 420, atari(@) by *
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
why     The enemy pushes from its own stone into our crossing: take the other one, it was a
        push and no cut.
draw
  ? X
  A @
  * B
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 921 of 924
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
why     The look comes where our own stone covers the other side: join, for one crossing is
        no defense against a wedge.
draw
  ? O ?
  A * B
  ? @ ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 186 of 188
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
why     The enemy creeps below the hanging stone on the second line: close the crossing
        above, it has been hooked from three sides.
draw
  A * ?
  X B ?
  ? @ ?
  - - -
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 11 of 11
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
why     The enemy hooks around the end of our line: close the crossing behind the hook, and
        the end comes home.
draw
  A *
  X B
  ? @
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 857 of 865
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
why     The crossing is half the enemy's and now it comes around the side: close the other
        half.
draw
  A * ?
  X B @
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 188 of 189
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
why     The stone that comes to the crossing has two liberties: joining takes one, and the
        enemy has to run instead of cutting.
draw
  A * @
  X B ?
where   A is O, B is O
when    liberties(@) = 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 81 of 82, atari(@) by *
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
why     The enemy comes to the crossing of an end with two liberties: joined it lives, cut
        it would not even run.
draw
  A * @
  X B ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 215 of 216
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
why     The enemy leans on the stone that is tied by a crossing alone: it would be cut with
        atari, so close the crossing.
draw
  A * @
  X B ?
where   A is O, B is O
when    liberties-after(*) >= 3, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 717 of 717
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
why     The enemy pushes into one half of the bamboo: answer in the other half, the joint
        was made for that.
draw
  A @ B
  A * B
where   A is O, B is O
when    not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 112 of 114
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
why     The look stands between stones of ours and has two liberties: closing the gap takes
        one of them.
draw
  O @ ?
  A * B
where   A is O, B is O
when    liberties(@) = 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 79 of 80, atari(@) by *
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
why     The enemy looks at our first-line jump from above: join it, behind the gap lies the
        edge of everything we have.
draw
  ? @ ?
  A * B
  - - -
where   A is O, B is O
when    not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 10 of 11
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

pattern link-sequence-hane-over-the-short-end
why     The enemy bends over the head of our short end: pull it home, a fight for the head
        would cost the stone.
draw
  ? @ X
  A * B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 81 of 81
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
why     The enemy adds a stone behind the look or looks in from a wall: nothing scares it
        away, so close the gap.
draw
  ? X ?
  ? @ ?
  A * B
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 43 of 44
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

pattern link-sequence-look-at-two-gaps
why     The enemy looks into two gaps from one point: close the one whose end is short of
        liberties, the other can be fought for.
draw
  ? @ ?
  A * B
  O ? ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 30 of 30
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
why     The enemy stands at the shoulder of our jump and another looks in below: close,
        before the wedge joins the two.
draw
  ? ? @
  A * B
  ? X ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 78 of 79
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
why     The enemy stops our end on the third line and looks in from above: join behind, the
        ground below is then one.
draw
  ? X ? ?
  A * B @
  ? . ? ?
  ? . ? ?
  - - - -
where   A is O, B is O
when    liberties(B) <= 3, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 16 of 16
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
why     The enemy stops our end from in front while another stone looks in: join behind.
draw
  ? X ? ?
  A * B @
  ? . ? ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by * confidence 103 of 103
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
why     The enemy looks into our jump and both ends are short of room: close it before the
        push.
draw
  ? @ ?
  A * B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 18 of 18
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
why     The enemy leans on the end of our second-line jump: join it, or the stone outside is
        pressed to the edge and cut.
draw
  ? . @
  A * B
  ? . ?
  - - -
where   A is O, B is O
when    liberties(B) <= 3, not enemy-cannot-play-safely(*)
says    sequence(*), connect(A, B) by *
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
why     The enemy leans on the far end of our jump: with two liberties left it has to be
        joined at once.
draw
  ? . @
  A * B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 62 of 62
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
why     The enemy wedges into our jump: atari on the side of our wall, it runs, and we close
        the one crossing that is open.
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
why     The enemy pushes through where our leg stands: hold the head from the leg, and close
        the other crossing when it is tried.
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
why     The push came through to the third line: hold it on the second: there is no room
        below for a second step.
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
why     The enemy strikes down at the waist over the second line: close it from below, under
        it there is no way around.
draw
  A @ ?
  . * B
  . . .
  - - -
where   A is O, B is O
when    liberties(A) >= 3, not self-atari(*)
says    sequence(*), connect(A, B) by * confidence 66 of 68
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
why     The waist is struck beside an end of two liberties: close the other waist point and
        stretch that end with the same stone.
draw
  A @ ?
  . * B
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 14 of 17
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
why     The enemy strikes at the waist of our knight's move: take the other waist point,
        then both crossings are covered.
draw
  A @ ?
  . * B
where   A is O, B is O
when    liberties(A) >= 3, liberties(@) <= 3
says    sequence(*), connect(A, B) by * confidence 192 of 252
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
why     The enemy touches the elbow of our knight's move: pull the waist shut on that side.
draw
  A * .
  @ . B
where   A is O, B is O
when    liberties(A) <= 3, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 250 of 259
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
why     The look into the two-space base is answered by the stone under it: one space is
        left, and it is covered.
draw
  ? @ ? ?
  A * . B
where   A is O, B is O
when    liberties(A) <= 3, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 94 of 117
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
why     The enemy comes in on the second line under our base: shut the gap above it, for it
        has no way up.
draw
  A * . B
  ? @ ? ?
  . . . .
  - - - -
where   A is O, B is O
when    liberties(B) >= 3, liberties-after(*) >= 4
says    sequence(*), connect(A, B) by * confidence 8 of 12
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
why     The enemy strikes the waist of our large knight's move: push up against it from the
        low end, then the high end looks over.
draw
  A . @ ?
  . . * B
where   A is O, B is O
when    liberties(A) >= 3, liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 170 of 254
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
why     The enemy closes above our stone on the second line: go along the first line to the
        friend, under the last stone.
draw
  A @ B
  ? * ?
  - - -
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*)
says    sequence(*), bridge-under(A, B) by * confidence 126 of 143
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
why     Our stone below was looked at from the side: join it up, or it is parted from the
        wall and dies on the second line.
draw
  ? A ?
  @ * .
  ? B ?
  ? . ?
  - - -
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties-after(*) >= 3
says    sequence(*), connect(A, B) by * confidence 47 of 47
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
