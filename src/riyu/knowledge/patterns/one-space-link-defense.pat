# Own to move: keep a one-space jump together. The gap is `.` between A and B, or holds the
# wedge C.

class    one-space-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

glob one-space-defense-wedged
why     The enemy stands in the gap.
draw
  A X B
where   A is O, B is O

pattern one-space-defense-take-the-wedge
why     The wedge has one liberty: take it, and the gap is ours for good.
draw
  ? * ?
  A C B
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *
yes
  . . . . .
  . . * . .
  . O X O .
  . . O . .
yes     # a stone nearby changes nothing
  . . . . .
  . . * . .
  . O X O .
  X . O . .
no      # it can still run the other way
  . . . . .
  . . . . .
  . O X O .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  . . O . .

pattern one-space-defense-atari-from-above-on-the-second-line
why     The wedge on the second line has only the edge to run to: atari from above, and it dies
        below.
draw
  ? . * . ?
  . A C B .
  . . . . .
  - - - - -
where   A is O, B is O, C is X
when    liberties(C) = 2
says    atari(C) by *
yes
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . * . . X
  . . O X O . .
  . . . . . . .
  - - - - - - -
no      # he is on the first line already and lives on
  . . . . . . .
  . . . . . . .
  . . O X O . .
  . . . X . . .
  - - - - - - -
no      # a helper waits beside the first line
  . . . . . . .
  . . . . . . .
  . . O X O . .
  . X . . . . .
  - - - - - - -

pattern one-space-defense-atari-beside-the-elbow
why     Atari from the side where a crossing is covered already: the enemy runs, and one cut is
        left, not two.
draw
  ? . ?
  A C B
  . * .
  O ? ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*), liberties(B) <= 2
says    atari(C) by *, connect(A, B) by * confidence 19 of 26
yes
  - - - - - - -
  . . . . . . .
  O X O X . . .
  . . * . . . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  - - - - - - -
  . . . . . . .
  O X O X . . .
  . . * . X . .
  . . . X . . .
  . . . . . . .
no      # no stone covers a crossing on that side
  . . . . .
  . . . . .
  . O X O .
  . . . . .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  - - - - - - -
  . . . . . . .
  O X . X . . .
  . . . . . . .
  . . . X . . .
  . . . . . . .

pattern one-space-defense-atari-at-the-shoulder
why     Our shoulder stone watches one crossing: atari on this side, then close the other.
draw
  ? ? . ?
  ? A C B
  O . * .
  ? ? ? ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*), not same-chain(A, B)
says    atari(C) by *, connect(A, B) by * confidence 30 of 48
yes
  . . . . . .
  . . . . . .
  . . O X O .
  . O . * . .
  . . . . . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . . O X O .
  . O . * . .
  . . . X . .
  . . . . . .
no      # the shoulder stone is on the wrong side of nowhere: it is not there
  . . . . . .
  . . . . . .
  . . O X O .
  . . . . . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . . O . O .
  . O . . . .
  . . . . . .
  . . . . . .

pattern one-space-defense-atari-on-our-wall-side
why     One end is two stones tall: give atari on the side of the wall, for only the far crossing
        can be cut then.
draw
  A C B
  O * .
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *
yes
  . . . . .
  . O X O .
  . O * . .
  . . . . .
yes
  . . . . .
  . . * X .
  . X O X .
  . . . . .
no      # the wedge has a friend above: it is no atari
  . . X . .
  . O X O .
  . O . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . O . O .
  . O . . .
  . . . . .

pattern one-space-defense-keep-the-weaker-side
why     Both crossings are open and one will be cut: keep the end that could not live alone.
draw
  * D ?
  A C B
  ? C ?
where   A is O, B is O, D is O, C is X
when    liberties(A) <= 3, not self-atari(*), not enemy-cannot-play-safely(*), liberties(A) <= 2
says    connect(A, D) by * confidence 901 of 909, defend(A) by *
yes
  . . . . .
  . * O . .
  X O X O .
  . . X . .
  . . . . .
yes
  - - - - - - +
  . . * X O . |
  . . X O O . |
  . . . X . . |
  . . . . . . |
no      # the ends have liberties enough to be left for later
  . . . . .
  . . O . .
  O O X O O
  . . X . .
  . . . . .
no      # a stone of ours more stands there
  . O . . .
  . . O . .
  X O X O .
  . . X . .
  . . . . .

pattern one-space-defense-drive-the-wedge-into-friends
why     Our stone stands behind one way out: atari from the other side, and it runs against our
        wall.
draw
  ? * ?
  A C B
  ? . ?
  O O O
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, counter(C) by *
yes
  . . . . .
  . . * . .
  . O X O .
  . . . . .
  . O O O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . * . .
  . O X O .
  . . . . .
  . O O O .
  . . . . X
no      # the way out leads into the open
  . . . . .
  . . . . .
  . O X O .
  . . . . .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  . . . . .
  . O O O .
  . . . . .

pattern one-space-defense-atari-the-wedge
why     Nothing helps yet on either side: atari from where we want a wall, and fight for the rest.
draw
  ? * ?
  A C B
  ? . ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, force(C) by *
yes
  . . . . .
  . . * . .
  . O X O .
  . . . . .
  . . . . .
yes
  . . . . .
  . . * . .
  . X O X .
  . . . . .
no      # the wedge is tied to a friend: this is no atari
  . . . . .
  . . . . .
  . O X O .
  . . X . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  . . . . .
  . . . . .

end

# The gap is open: the enemy looks in, or is about to.

pattern one-space-defense-connect-and-save
why     The gap is the last liberty of our end: connecting saves it and closes the cut.
draw
  A * B
where   A is O, B is O
when    liberties(A) = 1, liberties-after(*) > 1
says    connect(A, B) by * confidence 1705 of 1725, save(A) by *
yes
  . X . . .
  X O * O .
  . X . . .
yes
  - - - - - - +
  . X * X O . |
  . . X O . . |
  . . . . . . |
  . . . . . . |
no      # the end has other liberties
  . X . . .
  . O . O .
  . . . . .
no      # the stone of ours beside it is missing
  . X . . .
  X . . O .
  . X . . .

pattern one-space-defense-take-the-peeper
why     The stone that looks in has the gap as its last liberty: connecting takes it.
draw
  ? C ?
  A * B
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *
yes
  | . . . .
  | O O . .
  | X X O .
  | O * O .
  | X . . .
  | . . . .
  | . . . .
yes     # a stone nearby changes nothing
  | . . . .
  | O O . X
  | X X O .
  | O * O .
  | X . . .
  | . . . .
  | . . . .
no      # it has one more liberty
  . . . . .
  . O X O .
  . O . O .
  . . . . .
no      # the enemy stone is missing
  . . O . .
  . O . O .
  . O . O .
  . . . . .

bar one-space-defense-bamboo-is-enough
why     The second gap is open as well: a look into one of them needs no answer.
draw
  A * B
  O . O
where   A is O, B is O
yes
  . . . . .
  . O * O .
  . O . O .
  . . . . .
yes
  . . . . .
  . X * X .
  . X . X .
  . . . . .
no      # the other gap is filled by the enemy
  . . . . .
  . O . O .
  . O X O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . O .
  . O . O .
  . . . . .

bar one-space-defense-gap-is-death
why     An enemy stone in the gap is taken at once: connecting there is a move for nothing.
draw
  A * B
where   A is O, B is O
when    enemy-cannot-play-safely(*), liberties(A) > 2
yes
  . . O . .
  . O * O .
  . . O . .
yes
  | . . . . .
  | . . . . .
  | . . X . .
  | . X * X .
  | . . . . .
  | . . . . .
  | . . . . .
no      # the gap has a way in from below
  . . O . .
  . O . O .
  . . X . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . . .
  | . . . . .
  | . X . X .
  | . . . . .
  | . . . . .
  | . . . . .

pattern one-space-defense-between-two-peepers
why     Enemy stones look in from both sides and our end is short of liberties: close the gap, or
        the enemy is through with nothing left to block.
draw
  ? X ?
  A * B
  ? X ?
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*), liberties(A) <= 3
says    connect(A, B) by *
yes
  . . . . . .
  . O O . . .
  . X * X . .
  . . O O . .
  . . . . . .
yes
  . . . . . .
  . O O . . .
  . X * X . .
  . O O . . .
  . . . . . .
no      # the enemy looks in from one side only
  . . . . . .
  . O O . . .
  . X . X . .
  . . . . . .
  . . . . . .
no      # both ends breathe freely: the enemy's push is taken
  . . . . .
  . . O . .
  . X . X .
  . . O . .
  . . . . .

pattern one-space-defense-make-a-bamboo
why     One end is two stones tall: put a second stone under the other and let the enemy choose the
        enemy's gap.
draw
  ? X ?
  A . B
  O . *
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2
says    connect(A, B) by * confidence 28 of 29, extend(B) by *
yes
  . . . . . . .
  . X X . . . .
  X O . O . . .
  X * . O . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . .
  . X X . . . .
  X O . O . . .
  X * . O . . .
  . . . . . . .
  - - - - - - -
no      # the lower gap is his already
  . . . . .
  . . X . .
  . O . O .
  . O X . .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . X X . . . .
  X . . O . . .
  X . . O . . .
  . . . . . . .
  - - - - - - -

pattern one-space-defense-hang-away-from-his-strength
why     The enemy is strong below: a stone hanging above makes the gap a mouth, and the enemy's look
        must wait its turn.
draw
  . * .
  A . B
  ? . ?
  ? X ?
where   A is O, B is O
when    not self-atari(*), liberties(A) <= 2
says    connect(A, B) by *, keep-shape(A) by *
yes
  . . . . . . .
  . . . X . . .
  . O . . * . .
  . . O X . . .
  . . . O . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . X . . .
  . O . . * . .
  . X O X . . .
  . . . O . . .
  . . . . . . .
  - - - - - - -
no      # he looks in already
  . . . . .
  . . . . .
  . O . O .
  . . X . .
  . . X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . X O . .
  . O . . . . .
  . . O X . . .
  . . . O . . .
  . . . . . . .
  - - - - - - -

pattern one-space-defense-double-the-leg
why     No time to close the gap: a second stone under one end takes the sting out of the wedge.
draw
  ? . ?
  A . B
  * . .
where   A is O, B is O
when    liberties(A) > 2
says    extend(A) by *, defend(A) by *
yes
  . . . . .
  . . . . .
  . O . O .
  . * . . .
  . . . . .
yes
  . . . . .
  . O . O .
  . . . * .
  . . . . .
no      # he stands above: the gap itself must be closed
  . . . . .
  . . X . .
  . O . O .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . O .
  . . . . .
  . . . . .

pattern one-space-defense-stand-on-the-wedges-head
why     The wedge is joined behind: stand on its head, and it has not come through.
draw
  . * .
  A C B
  ? C ?
where   A is O, B is O, C is X
when    not self-atari(*)
says    block(C) by *
yes
  X . X O . |
  . . X . . |
  . O O * . |
  . . X . . |
  O . . . . |
yes
  X O O X .
  O X O . .
  . X X * .
  . . O . .
  . . . . .
no      # an enemy stone more stands there
  X . X O . |
  . . X . . |
  . O O O . |
  . . X . . |
  O . . . . |
no      # the stone of ours beside it is missing
  X . X O . |
  . . . . . |
  . O O . . |
  . . X . . |
  O . . . . |

use contact-attack/contact-attack-turn-the-wedge-back
as      @ is C

pattern one-space-defense-hold-on-the-second-line
why     The enemy creeps on the second line under our jump: stop it below the nearer end.
draw
  A . B ?
  . . * P
  . . . .
  - - - -
where   A is O, B is O, P is X
when    not self-atari(*)
says    block(P) by *
yes
  - - - - - -
  . . . . . .
  . . . * X .
  . O . O X .
  X . . O . X
yes
  - - - - - -
  . . . . . .
  X X * . . .
  . O O . O O
  O . X . X .
no      # an enemy stone more stands there
  - - - - - -
  . . . . . .
  . X . . X .
  . O . O X .
  X . . O . X
no      # the stone of ours beside it is missing
  - - - - - -
  . . . . . .
  . . . . X .
  . . . O X .
  X . . O . X
