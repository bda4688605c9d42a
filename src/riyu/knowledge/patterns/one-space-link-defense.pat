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

pattern one-space-defense-other-half-of-the-bamboo
why     The enemy has gone into one gap of the bamboo and both ends are short of liberties:
        close the other gap, and the two pairs are still one.
draw
  A * B
  O C O
where   A is O, B is O, C is X
when    liberties(B) <= 2, liberties(C) >= 3
says    connect(A, B) by * confidence 40 of 40, block(C) by *
yes
  . O O X .
  O X O X .
  . X * X .
  - - - - -
yes
  O O . X X
  O X * X .
  O X O X O
  X . O O O
no      # an enemy stone more stands there
  . O O X .
  O X O X .
  . X O X .
  - - - - -
no      # the stone of ours beside it is missing
  . O O X .
  O . O X .
  . X . X .
  - - - - -

pattern one-space-defense-fill-the-false-eye
why     The far stone is shut in on a point that looks like an eye and is none: it is in
        atari there, so fill the point.
draw
  ? O X
  A * B
  ? O X
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 2
says    connect(A, B) by * confidence 204 of 206, save(B) by *
yes
  X . O . .
  . O X O O
  X X * X O
  . . X . X
  . . . . .
yes
  | . X . X .
  | . X X X O
  | . X * X O
  | . O X O X
  | O . O O X
no      # the stone of ours beside it is missing
  X . O . .
  . O . O O
  X X . X O
  . . X . X
  . . . . .
no      # the stone of ours beside it is missing
  | . X . X .
  | . X . X O
  | . X . X O
  | . O X O X
  | O . O O X

pattern one-space-defense-fill-the-false-eye-on-the-edge
why     On the first line one enemy stone at the shoulder makes the point between a false
        eye: in atari there, it has to be filled.
draw
  ? O X
  A * B
  - - -
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 2
says    connect(A, B) by * confidence 48 of 49, save(B) by *
yes
  + - - -
  | . . .
  | X X .
  | * X .
  | X O O
  | O X X
yes
  . O O X X
  O O X . .
  O X * X .
  - - - - -
no      # the stone of ours beside it is missing
  + - - -
  | . . .
  | . X .
  | . X .
  | X O O
  | O X X
no      # the stone of ours beside it is missing
  . O O X X
  O O . . .
  O X . X .
  - - - - -

pattern one-space-defense-answer-the-lone-peep
why     The enemy looks into the gap and our end has little room: close it, or the push is
        followed by an atari.
draw
  ? C ?
  A * B
  ? . ?
where   A is O, B is O, C is X
when    liberties(A) <= 3, liberties(B) <= 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 40 of 40
yes
  . . X O X
  . . O O .
  O X * X .
  X O . . .
  . . . . .
yes
  . O . X .
  X O X O O
  O . * O .
  . . X O .
  X . . O .
no      # an enemy stone more stands there
  . . X O X
  . . O O .
  O X . X O
  X O . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . X O X
  . . O O .
  O . . X .
  X O . . .
  . . . . .

pattern one-space-defense-peep-with-a-friend-behind
why     The stone that looks in is tied to one behind it, so no atari scares it off: close
        the gap.
draw
  ? X ?
  ? X ?
  A * B
  ? . ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 13 of 13
yes
  X O X . .
  . O . . .
  . X * X .
  O O O O O
  . . O . .
  . X O X X
yes
  O . . . .
  . . . . .
  . X * X O
  X O O O X
  X X O . O
  O X X O O
no      # an enemy stone more stands there
  X O X . .
  . O . . .
  O X . X .
  O O O O O
  . . O . .
  . X O X X
no      # the stone of ours beside it is missing
  X O X . .
  . O . . .
  . . . X .
  O O O O O
  . . O . .
  . X O X X

pattern one-space-defense-under-the-enemy-wall
why     The enemy's wall runs along our jump: whatever is pushed into the gap is at home
        there, so close it.
draw
  X X X
  A * B
  ? . ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 13 of 13
yes
  . O O . .
  . O X . X
  . O * . .
  . O X . .
  . O . . .
yes
  X O X . .
  . O . . .
  . X * X .
  O O O O O
  . . O . .
no      # an enemy stone more stands there
  . O O . .
  . O X . X
  . O . O .
  . O X . .
  . O . . .
no      # the stone of ours beside it is missing
  . O O . .
  . O . . X
  . O . . .
  . O X . .
  . O . . .

pattern one-space-defense-stone-between-two-shoulders
why     Our end sticks out between two enemy stones: join it to the rest, for each of the
        enemy's next moves is a threat.
draw
  . . X
  A * B
  . . X
where   A is O, B is O
when    liberties(B) <= 2
says    connect(A, B) by * confidence 26 of 26
yes
  . . . . .
  . . . O X
  . X * X O
  . . . O X
  . . . . X
yes
  . . O X X
  . O X O .
  . . * . .
  . . X . X
  . . . X O
no      # an enemy stone more stands there
  . . . . .
  . . . O X
  . X . X O
  . O . O X
  . . . . X
no      # the stone of ours beside it is missing
  . . . . .
  . . . O X
  . . . X O
  . . . O X
  . . . . X

pattern one-space-defense-half-covered-end
why     Over the gap a stone of ours stands, under it none, and the end is held at both
        shoulders: close it before it is parted.
draw
  ? O X
  A * B
  ? . X
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 231 of 231
yes
  . . O . . |
  . O X O . |
  . X * . . |
  . . X . . |
  X . . . . |
yes
  - - - - -
  X X . O .
  O X * X O
  O . X O O
  . O X X O
no      # an enemy stone more stands there
  . . O . . |
  . O X O . |
  . X . O . |
  . . X . . |
  X . . . . |
no      # the stone of ours beside it is missing
  . . O . . |
  . O . O . |
  . X . . . |
  . . X . . |
  X . . . . |

pattern one-space-defense-stone-before-our-wall
why     One stone stands before our wall, held at both shoulders: the wall reaches it over
        this point alone.
draw
  O . X
  A * B
  O . X
where   A is O, B is O
when    liberties(B) <= 2
says    connect(A, B) by * confidence 15 of 15
yes
  . . . . .
  . X . O .
  O X * X O
  . X . O X
  O . . . .
yes
  . . O . .
  X O X O .
  . . * . .
  X X X X O
  O O O O .
no      # an enemy stone more stands there
  . . . . .
  . X . O .
  O X . X O
  . X O O X
  O . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . O .
  O X . X O
  . X . O X
  O . . . .

pattern one-space-defense-wedged-peeper
why     The enemy's stone looks in from between two of ours, and below the enemy holds a
        shoulder: close the gap and it is useless.
draw
  ? . ?
  O C O
  A * B
  ? . X
where   A is O, B is O, C is X
when    liberties(B) <= 3
says    connect(A, B) by *
yes
  | . . O O O .
  | . . X X O .
  | . . O * . O
  | . . X X X X
  | . . X O . .
yes
  . . O O .
  . O . O X
  X X O X O
  O X * X O
  O O . X X
  . . . . .
no      # an enemy stone more stands there
  | . . O O O .
  | . . X X O .
  | . . O O . O
  | . . X X X X
  | . . X O . .
no      # the stone of ours beside it is missing
  | . . O O O .
  | . . . X O .
  | . . O . . O
  | . . X X X X
  | . . X O . .

pattern one-space-defense-gap-between-four-shoulders
why     All four shoulders are the enemy's: the gap is the one thing that holds both ends
        together.
draw
  X ? X
  A * B
  X ? X
where   A is O, B is O
when    liberties-after(*) >= 3
says    connect(A, B) by *
yes
  . O X X X
  X O X O .
  . O * . O
  . O X O X
  X O O . O
yes
  . O X X X
  X O X O .
  . O * . O
  . O X O X
  X O O O O
no      # the stone of ours beside it is missing
  . O . X X
  X O X O .
  . O . . O
  . O X O X
  X O O . O
no      # the stone of ours beside it is missing
  . O . X X
  X O X O .
  . O . . O
  . O X O X
  X O O O O

pattern one-space-defense-under-our-own-head
why     Our stone over the gap does not help the end that is touched from above: draw it in
        under that head.
draw
  ? D X
  A * B
  ? ? ?
where   A is O, B is O, D is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 680 of 686
yes
  O X . . X
  X . X O O
  . X * X O
  . . . O .
  - - - - -
yes
  - - - - -
  X X . O .
  O X * X O
  O . X O O
  . O X X O
no      # the stone of ours beside it is missing
  O X . . X
  X . . O O
  . X . X O
  . . . O .
  - - - - -
no      # the stone of ours beside it is missing
  - - - - -
  X X . O .
  O . . X O
  O . X O O
  . O X X O

pattern one-space-defense-join-four
why     Four of our strings meet at this point and one of them is in atari: our stone here
        makes one string of all.
draw
  ? D ?
  A * B
  ? E ?
where   A is O, B is O, D is O, E is O
when    not enemy-cannot-play-safely(*), liberties(D) >= 2, liberties(E) >= 2
says    connect(A, B) by * confidence 88 of 88
yes
  . . . . .
  . O X . .
  . X * X .
  . O X O X
  . . O . O
yes
  X X O . .
  . O X O O
  X X * X O
  . . X . X
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O X . .
  O X . X .
  . O X O X
  . . O . O
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . X . X .
  . O X O X
  . . O . O

pattern one-space-defense-push-reaches-the-gap
why     The enemy has pushed along under one end and stands below the gap: stop here, one
        step farther two strings are cut.
draw
  . . ?
  A * B
  X X .
where   A is O, B is O
when    liberties(B) <= 3, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 27 of 27
yes
  . . . . .
  . O X . X
  . . * O .
  . . X O .
  . O . . .
yes
  . . O O .
  . . X . X
  . O * . X
  . O X . O
  . . . . X
no      # an enemy stone more stands there
  . . . . .
  . O X . X
  . . O O .
  . . X O .
  . O . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . X
  . . . O .
  . . X O .
  . O . . .

pattern one-space-defense-close-with-atari
why     Closing the gap leaves the stone that looked in one liberty: a threat is answered
        with one.
draw
  ? C ?
  A * B
  ? ? X
where   A is O, B is O, C is X
when    liberties(C) = 2, liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 68 of 69, atari(C) by *
yes
  X X O . X
  X O X O .
  X O * . .
  . . X . .
  . . . . .
yes
  X O O . .
  O O X . X
  O X * X .
  O X O . X
  . O X . .
  - - - - -
no      # an enemy stone more stands there
  X X O . X
  X O X O .
  X O . . .
  . O X . .
  . . . . .
no      # the stone of ours beside it is missing
  X . O . X
  X O X O .
  X O . . .
  . . X . .
  . . . . .

pattern one-space-defense-close-with-atari-at-the-shoulder
why     The enemy looks in below and leans on the end from above with a stone of two
        liberties: joining takes one of them.
draw
  ? ? C
  A * B
  ? X ?
where   A is O, B is O, C is X
when    liberties(B) = 2, liberties(C) >= 2, liberties(C) <= 3, not
        enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 80 of 80
yes
  . . X O X
  . . O O .
  O X * X .
  X O . . .
  . . . . .
yes
  . . O X .
  O O O O .
  . X * X X
  . O . X O
  X X . O .
no      # an enemy stone more stands there
  . . X O X
  . . O O .
  O X . X .
  X O O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . X O X
  . . O O .
  O . . X .
  X O . . .
  . . . . .

pattern one-space-defense-peeped-and-stopped
why     The end is stopped in front and looked at from above, and neither end has liberties
        to give away: tie them together.
draw
  ? X ? ?
  A * B X
  . ? ? ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, liberties-after(*) >= 3
says    connect(A, B) by * confidence 71 of 73
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . O X . . |
  . . O * X . |
  . . O X . . |
  . . . O X . |
  . . . O . . |
  . . . . . . |
yes
  X . . O O X
  X . X O X X
  O X * X O .
  X O O . X .
  X . . . . .
no      # an enemy stone more stands there
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . O X . . |
  . . O O X . |
  . . O X . . |
  . . . O X . |
  . . . O . . |
  . . . . . . |
no      # the stone of ours beside it is missing
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . O . . . |
  . . O . X . |
  . . O X . . |
  . . . O X . |
  . . . O . . |
  . . . . . . |

pattern one-space-defense-hemmed-in-on-the-line
why     Enemy stones stand at both ends of the line and over one stone: only together do
        these two have room.
draw
  ? ? ? X .
  X ? A * B
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties-after(*) >= 3
says    connect(A, B) by * confidence 20 of 20
yes
  . O O .
  O X . O
  X * O .
  . X . .
  X X . .
  O O . O
  . . . O
yes
  O O O .
  X . X O
  . O * .
  O . X X
  . . . O
  O . O O
  O . . X
no      # an enemy stone more stands there
  . O O .
  O X . O
  X O O .
  . X . .
  X X . .
  O O . O
  . . . O
no      # the stone of ours beside it is missing
  . O O .
  O . . O
  X . O .
  . X . .
  X X . .
  O O . O
  . . . O

pattern one-space-defense-peep-and-far-shoulder
why     One enemy stone looks in and another waits past the end on the same line: the end
        can't slip out between, so join it.
draw
  ? X . X
  A * B ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties(A) >= 2
says    connect(A, B) by * confidence 27 of 28
yes
  O . . . . .
  . O . O . X
  . O X * X .
  . O O X . .
yes
  O X . .
  . O O .
  O X . O
  X * O .
  . X . X
  X X . .
no      # an enemy stone more stands there
  O . . . . .
  . O . O . X
  . O X O X .
  . O O X . .
no      # the stone of ours beside it is missing
  O . . . . .
  . O . O . X
  . O . . X .
  . O O X . .

pattern one-space-defense-peep-above-touch-below
why     Looked at from above and touched from below: the two stones help each other across
        the gap unless it is closed.
draw
  ? X .
  A * B
  ? . X
where   A is O, B is O
when    liberties(B) <= 2, liberties(A) >= 3
says    connect(A, B) by * confidence 25 of 25
yes
  . . . . .
  . . O . .
  O X * X .
  . O . . .
  . . . . .
  - - - - -
yes
  O O O . .
  . . X O .
  . O * . X
  . O X X O
  . . X O O
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

pattern one-space-defense-leaned-on-in-the-open
why     Nobody looks into the gap yet, but the end is touched from above and has two
        liberties: the next atari would part them.
draw
  ? ? ? X
  . A * B
  ? ? . ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 56 of 56
yes
  . . . . X
  . O . . O
  . O X . .
  . . * . .
  . O X . .
  . . O . .
yes
  X X O . O
  . X . . .
  . . X O O
  . . * . .
  . O X O O
  . X O . .
no      # an enemy stone more stands there
  . . . . X
  . O . . O
  . O X . .
  . . O . .
  . O X . .
  . . O . .
no      # the stone of ours beside it is missing
  . . . . X
  . O . . O
  . O . . .
  . . . . .
  . O X . .
  . . O . .

pattern one-space-defense-cross-looks
why     A look from above, a stone at the shoulder below: a wedge would be joined to one of
        them whichever way we push it.
draw
  ? . ?
  . X .
  A * B
  X . .
where   A is O, B is O
says    connect(A, B) by * confidence 25 of 26
yes
  . . . . .
  . . . . .
  . . O . .
  O X * X .
  . O . . .
  . . . . .
  - - - - -
yes
  . X . . O X
  . . X . X .
  . . * O . .
  O O X . . .
  O X . . . .
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . . O . .
  O X O X .
  . O . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . O . .
  O . . X .
  . O . . .
  . . . . .
  - - - - -

pattern one-space-defense-shoulders-below
why     Enemy stones stand at both lower shoulders: a stone in the gap has friends on the
        left and on the right, so take the point.
draw
  ? . . .
  A * B ?
  X . X ?
where   A is O, B is O
when    liberties(B) <= 2
says    connect(A, B) by * confidence 14 of 14
yes
  - - - - - -
  . . . . . .
  . . . . . .
  . O X * X X
  . . O . O X
  . . . . . .
yes
  X X . . .
  O O X . .
  . . * . .
  . O X . .
  . . O . .
  . . . . .
no      # an enemy stone more stands there
  - - - - - -
  . . . . . .
  . . . . . .
  . O X . X X
  . . O O O X
  . . . . . .
no      # the stone of ours beside it is missing
  - - - - - -
  . . . . . .
  . . . . . .
  . O . . X X
  . . O . O X
  . . . . . .

pattern one-space-defense-look-and-lean
why     The enemy leans on one end and looks in from the same side: an end that can't turn
        away must be tied to the other.
draw
  ? C X
  A * B
  ? . .
where   A is O, B is O, C is X
when    liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties(A) >= 3
says    connect(A, B) by * confidence 55 of 55
yes
  - - - - -
  . . . . .
  . . . . .
  O X * X X
  . O O O X
  . . . . X
yes
  . . O . O
  . . X O O
  O . * O X
  . . X X O
  X . O X .
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . . O . .
  O X . X X
  . O O O X
  . . . . X
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . .
  O . . X X
  . O O O X
  . . . . X

pattern one-space-defense-back-against-the-wall
why     The near end has the enemy at its back: looked at from above it can only come
        forward, so join the two.
draw
  ? ? X ?
  X A * B
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) = 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 12 of 12
yes
  . O . .
  . . O O
  . . X .
  . O * .
  . O X .
  . . O X
yes
  . . . . . O . . |
  X . X . . . . . |
  X O . O . O . . |
  O X X * X O . . |
  O O O X . X . . |
  . . . . . . . . |
  - - - - - - - - +
no      # an enemy stone more stands there
  . O . .
  . . O O
  . . X .
  . O O .
  . O X .
  . . O X
no      # the stone of ours beside it is missing
  . O . .
  . . O O
  . . . .
  . O . .
  . O X .
  . . O X

pattern one-space-defense-end-with-its-back-to-the-enemy
why     The far end is stopped in front and leaned on at the shoulder: it lives on the gap,
        so the gap is worth a move.
draw
  ? . X ?
  A * B X
  ? . . ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2
says    connect(A, B) by * confidence 21 of 21
yes
  . . . . . .
  . . . . . .
  . O X * X .
  X . O . O .
  . . . . O .
yes
  | . . . X X
  | . . X O O
  | . . * . .
  | . . X O .
  | . . O . .
  | . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . . . . .
  . O X O X .
  X . O . O .
  . . . . O .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O . . X .
  X . O . O .
  . . . . O .

pattern one-space-defense-middle-of-a-chain-of-jumps
why     Three stones in jumps of one space, and the enemy looks in beside the middle one,
        which is short of liberties: join here.
draw
  ? X ? ? ?
  A * B . O
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties-after(*) >= 3
says    connect(A, B) by * confidence 11 of 11
yes
  O . . .
  . X . .
  O * O .
  O X O X
  O . . X
  O X . .
  O . O O
yes
  O O . . O X .
  O X O O O O .
  X X . X * X X
  O X . O . X O
no      # an enemy stone more stands there
  O . . .
  . X . .
  O . O .
  O X O X
  O O . X
  O X . .
  O . O O
no      # the stone of ours beside it is missing
  O . . .
  . . . .
  O . O .
  O X O X
  O . . X
  O X . .
  O . O O

pattern one-space-defense-jump-to-the-base-looked-at
why     The jump between the fifth and the third line is looked at: what lies below is our
        base, and it must not be parted from its head.
draw
  ? A ?
  X * .
  ? B ?
  ? . ?
  ? . ?
  - - -
where   A is O, B is O
when    liberties(A) >= 3, liberties(B) <= 3, liberties-after(*) >= 4
says    connect(A, B) by * confidence 15 of 15
yes
  | . . . . . .
  | . . O O O .
  | . . X * X .
  | . . . . . .
  | . . X . O .
yes
  | . . . . . .
  | . . . . . .
  | . . X * X .
  | . O O O O .
  | . O X X . .
no      # an enemy stone more stands there
  | . . . . . .
  | . . O O O .
  | . . X . X O
  | . . . . . .
  | . . X . O .
no      # the stone of ours beside it is missing
  | . . . . . .
  | . . O O O .
  | . . . . X .
  | . . . . . .
  | . . X . O .

pattern one-space-defense-peep-over-the-second-line
why     Looked at from above on the second line: there is no room below to catch what comes
        through, so close.
draw
  ? X ?
  A * B
  . . .
  - - -
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 16 of 16
yes
  | . . X X O
  | . X O O .
  | . X * X O
  | . . . . .
  + - - - - -
yes
  O O X . X
  . O O X .
  O X * X X
  . . . . .
  - - - - -
no      # an enemy stone more stands there
  | . . X X O
  | . X O O .
  | . X . X O
  | . . O . .
  + - - - - -
no      # the stone of ours beside it is missing
  | . . X X O
  | . X O O .
  | . . . X O
  | . . . . .
  + - - - - -

pattern one-space-defense-peep-over-the-third-line
why     On the third line a push through would reach our base below: answer the look while
        it is one.
draw
  ? X ?
  A * B
  . . .
  . . .
  - - -
where   A is O, B is O
when    liberties(B) <= 3, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 24 of 24
yes
  | . . . . .
  | . . X O .
  | . . * O .
  | . . X . .
  | . . . O .
yes
  . . . . . |
  O O X . . |
  X O * . . |
  X . X . . |
  . O X . . |
no      # an enemy stone more stands there
  | . . . . .
  | . . X O .
  | . O . O .
  | . . X . .
  | . . . O .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . O .
  | . . . O .
  | . . X . .
  | . . . O .

pattern one-space-defense-stretch-at-the-touch
why     The end is touched two points above and short of liberties: stretch toward the
        touch, and a stone in the gap is too late.
draw
  ? . X
  ? . *
  A . B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 3
says    extend(B) by *, connect(A, B) by * confidence 15 of 15
yes
  . . . . X
  . O . . .
  . * . . .
  O X . X .
  . O . . .
  . . . . .
yes
  . O X . . .
  . . X . . .
  O . . . . .
  . O X * O .
  . X O . X .
no      # an enemy stone more stands there
  . . . . X
  . O . . .
  . . O . .
  O X . X .
  . O . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . X
  . O . . .
  . . . . .
  O . . X .
  . O . . .
  . . . . .

pattern one-space-defense-mouth-below-the-look
why     Both sides of the gap are free and the enemy comes from above: a stone over the gap
        makes a mouth that bites whatever goes in.
draw
  ? X ?
  ? * .
  A . B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 3
says    connect(A, B) by *, keep-shape(A) by *
yes
  . . . . .
  . O . . .
  O X . X X
  . . * . O
  . . O . .
  . . . X .
yes
  . . O O . .
  O . . X O .
  X O * . . .
  O O . X . X
  X X O X . .
no      # an enemy stone more stands there
  . . . . .
  . O . . .
  O X . X X
  . O . . O
  . . O . .
  . . . X .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  O . . X X
  . . . . O
  . . O . .
  . . . X .

pattern one-space-defense-mouth-away-from-the-stop
why     The end is stopped in front: a stone over the gap covers both crossings above, and
        below a wedge is taken.
draw
  ? * ? ?
  A . B X
  ? . . ?
where   A is O, B is O
when    liberties(A) <= 4, liberties(B) <= 2, liberties-after(*) >= 3
says    connect(A, B) by * confidence 106 of 121, keep-shape(B) by *
yes
  - - - - - -
  . . . . . .
  . . . . . .
  . X . X O .
  . . * O . .
  . . . . . .
yes
  | . . . . .
  | . . O . .
  | . . X O .
  | . . . * X
  | . . X X O
  | . . . O X
no      # an enemy stone more stands there
  - - - - - -
  . . . . . .
  . . . . . .
  . X . X O .
  . O . O . .
  . . . . . .
no      # the stone of ours beside it is missing
  - - - - - -
  . . . . . .
  . . . . . .
  . . . X O .
  . . . O . .
  . . . . . .

pattern one-space-defense-hang-under-the-look
why     The look comes from below, our liberties are few: hang a stone above the end, so
        that the gap has two ways to be closed.
draw
  . . *
  A . B
  ? X ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4
says    extend(B) by *, connect(A, B) by * confidence 15 of 16
yes
  - - - - -
  . . . . .
  . * . . .
  O X . X X
  . O O O X
  . . . . X
yes
  . . O . O
  . * X O O
  O . . O X
  . . X X O
  X . O X .
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . . O . .
  O X . X X
  . O O O X
  . . . . X
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . .
  O . . X X
  . O O O X
  . . . . X

pattern one-space-defense-reach-for-the-friend
why     Beyond the end a friend waits: join it there, and with its liberties the gap can't
        be cut any more.
draw
  ? . ? ? O
  A . B * ?
  ? . ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 3
says    extend(B) by *, connect(A, B) by *
yes
  . . O . .
  . O X X .
  . . . . O
  . O X O X
  . . * . O
  . . . X .
  . . . . .
yes
  . . . X O
  . . . X .
  . . * X O
  . O X O O
  . . . . O
  X X X X O
  . O X X X
no      # an enemy stone more stands there
  . . O . .
  . O X X .
  . . . O O
  . O X O X
  . . . . O
  . . . X .
  . . . . .
no      # the stone of ours beside it is missing
  . . O . .
  . O . X .
  . . . . O
  . O X O X
  . . . . O
  . . . X .
  . . . . .

pattern one-space-defense-take-the-shoulder-stone
why     The stone at the shoulder has one liberty left: take it, and nothing is there any
        more to receive a wedge.
draw
  ? ? *
  ? ? C
  A . B
where   A is O, B is O, C is X
when    liberties(C) = 1, not enemy-cannot-play-safely(*)
says    capture(C) by *
yes
  . O X . .
  . X . X .
  . O X O X
  . . O * O
  . . . O .
yes
  . . . . . |
  . X O X . |
  O O X O * |
  . X . X . |
  . . X . . |
  X . . . . |
  X O O . . |
no      # an enemy stone more stands there
  . O X . .
  . X . X .
  . O X O X
  . . O O O
  . . . O .
no      # the stone of ours beside it is missing
  . O X . .
  . X . X .
  . O . O X
  . . O . O
  . . . O .

pattern one-space-defense-take-the-leaning-stone-outside
why     The stone that leans on our end can be taken from outside: the end is free, and the
        gap no longer matters.
draw
  ? ? C *
  A . B ?
where   A is O, B is O, C is X
when    liberties(C) = 1, not enemy-cannot-play-safely(*)
says    capture(C) by *
yes
  . . X . . X
  . * O X . .
  . O X . X .
  . . O X . .
yes
  | . . O .
  | . X O X
  | X . X O
  | . X O X
  | . O * O
  | . . O .
no      # an enemy stone more stands there
  . . X . . X
  . O O X . .
  . O X . X .
  . . O X . .
no      # the stone of ours beside it is missing
  . . . . . X
  . . O X . .
  . O X . X .
  . . O X . .

pattern one-space-defense-atari-on-the-leaning-stone
why     The stone that leans on our end is short of liberties: atari from outside; if it
        runs, the gap is closed in its wake.
draw
  ? . C *
  A . B ?
  ? . ? ?
where   A is O, B is O, C is X
when    liberties(C) = 2, liberties(B) <= 2
says    atari(C) by *
yes
  . O X X O .
  O . . O * .
  . X . X O .
  . . . . . .
  . . . . . .
  - - - - - -
yes
  . . . . .
  . * O . O
  X O X . O
  . . . . O
  . . X X X
  . X . X O
no      # an enemy stone more stands there
  . O X X O .
  O . . O . .
  . X O X O .
  . . . . . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . O X . O .
  O . . O . .
  . X . X O .
  . . . . . .
  . . . . . .
  - - - - - -

pattern one-space-defense-hold-the-head-beside-our-wall
why     The enemy comes through the gap beside our wall: stand on the head, the wall covers
        one crossing and only one is left to the enemy.
draw
  ? C ?
  A C B
  O * ?
where   A is O, B is O, C is X
when    not self-atari(*)
says    block(C) by *
yes
  - - - - -
  . O . . .
  . X O O .
  . X O X .
  . . * X .
  . . X . .
yes
  O O O X X
  X X X O .
  . * O O .
  O X X O .
  X X O O O
no      # an enemy stone more stands there
  - - - - -
  . O . . .
  . X O O .
  . X O X .
  . . O X .
  . . X . .
no      # the stone of ours beside it is missing
  - - - - -
  . O . . .
  . X O O .
  . . O X .
  . . . X .
  . . X . .

pattern one-space-defense-hold-the-head-with-a-cover
why     The enemy is pushing through: block before the head, for a stone of ours already
        waits beside the crossing on the right.
draw
  ? C ?
  A C B
  . * .
  ? ? O
where   A is O, B is O, C is X
when    not self-atari(*)
says    block(C) by *
yes
  | . . . X X O
  | . X X . . .
  | . O O * O .
  | . O X . X .
  | . . . . . .
yes
  O O O . O
  X X O . .
  O X O X .
  . . * . .
  . X . X O
  . O . O X
no      # an enemy stone more stands there
  | . . . X X O
  | . X X . . .
  | . O O O O .
  | . O X . X .
  | . . . . . .
no      # the stone of ours beside it is missing
  | . . . X X O
  | . X . . . .
  | . O O . O .
  | . O X . X .
  | . . . . . .

pattern one-space-defense-hold-the-head-on-the-second-line
why     Pushed through on the third line, the enemy wants the edge: block below, there is no
        room for a second step.
draw
  ? C ?
  A C B
  . * .
  . . .
  - - -
where   A is O, B is O, C is X
when    liberties(A) >= 2, liberties(B) >= 3
says    block(C) by *
yes
  X . . . .
  . . O X .
  X X O X .
  O . * . .
  . . . . .
  - - - - -
yes
  - - - - -
  . . . . .
  . . * . X
  X X O X X
  O O O O .
  . . . . X
no      # an enemy stone more stands there
  X . . . .
  . . O X .
  X X O X .
  O . . . .
  . O . . .
  - - - - -
no      # the stone of ours beside it is missing
  X . . . .
  . . O X .
  X . O X .
  O . . . .
  . . . . .
  - - - - -

pattern one-space-defense-drive-the-wedge-to-the-stop
why     The wedge has one way out and a stone of ours watches its end: atari from behind,
        running only makes a longer string to take.
draw
  ? * ?
  A C B
  ? . ?
  ? . O
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *
yes
  . X X O . |
  . . . X . |
  . . . O * |
  X X . X . |
  O X . X . |
yes
  . O . O .
  O X . O X
  . X . O X
  X X O X X
  . . * . .
  . . . . .
no      # an enemy stone more stands there
  . X X O . |
  . . . X . |
  . . . O O |
  X X . X . |
  O X . X . |
no      # the stone of ours beside it is missing
  . X X O . |
  . . . . . |
  . . . O . |
  X X . X . |
  O X . X . |

pattern one-space-defense-wedge-before-our-gate
why     Two stones of ours stand like gateposts before the wedge: atari from the open side,
        and what runs is stopped between them.
draw
  ? * ?
  A C B
  ? . ?
  O ? O
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, counter(C) by *
yes
  . . . . . |
  . X O X . |
  O O . O * |
  . X O X . |
  . . X . . |
yes
  X O O O O
  O X X X O
  O O . . X
  . X O X .
  . . * . .
  - - - - -
no      # an enemy stone more stands there
  . . . . . |
  . X O X . |
  O O O O . |
  . X O X . |
  . . X . . |
no      # the stone of ours beside it is missing
  . . . . . |
  . . O X . |
  O O . O . |
  . X O X . |
  . . X . . |

pattern one-space-defense-save-the-cut-end
why     One crossing beside the wedge is ours, at the other the end is in atari: join it
        there, and the wedge has cut nothing.
draw
  O O * ?
  A C B X
  ? ? X ?
where   A is O, B is O, C is X
when    liberties(B) = 1, liberties-after(*) >= 2
says    connect(A, B) by * confidence 102 of 102, save(B) by *
yes
  . X O . .
  . X O . O
  . * X O .
  . X O . O
  . X X O .
  . X O . O
yes
  X . X . . .
  O X * X X .
  . O X O X O
  . O O O O X
  . O . O X .
no      # the stone of ours beside it is missing
  . X O . .
  . X O . O
  . . . O .
  . X O . O
  . X X O .
  . X O . O
no      # the stone of ours beside it is missing
  X . X . . .
  O X . . X .
  . O X O X O
  . O O O O X
  . O . O X .

pattern one-space-defense-close-the-second-crossing
why     The stone in front of the wedge is ours, but it hangs on one crossing: close that,
        and the wedge has come to nothing.
draw
  A C B
  * D ?
where   A is O, B is O, C is X, D is O
when    liberties(A) <= 2, not enemy-cannot-play-safely(*)
says    connect(A, D) by * confidence 533 of 537
yes
  . X . . .
  . . X * .
  . X O X .
  X O O O .
yes
  X O . O .
  . X O X .
  X * X O .
  O . O . .
no      # an enemy stone more stands there
  . X . . .
  . . X O .
  . X O X .
  X O O O .
no      # the stone of ours beside it is missing
  . X . . .
  . . . . .
  . X O X .
  X O O O .

pattern one-space-defense-snatch-the-cutter-below-the-wedge
why     The stone that cuts below the wedge can be taken just in time: our end is in atari,
        and the capture saves and joins it.
draw
  A C B
  P D ?
  * ? ?
where   A is O, B is O, C is X, D is O, P is X
when    liberties(P) = 1, liberties(A) = 1
says    capture(P) by *, connect(A, D) by * confidence 53 of 61
yes
  O O O . .
  . X O X .
  X O X . .
  . * . . .
  - - - - -
yes
  . O X . .
  . X O * X
  O O X X .
  O X . X .
  O X . X .
no      # an enemy stone more stands there
  O O O . .
  . X O X .
  X O X . .
  . O . . .
  - - - - -
no      # the stone of ours beside it is missing
  O O O . .
  . . O X .
  X O X . .
  . . . . .
  - - - - -

pattern one-space-defense-join-behind-the-wedge
why     The wedge has made two crossings and one has been closed: close the other at once,
        the enemy can't cut at both.
draw
  O C ?
  A C B
  ? * ?
where   A is O, B is O, C is X
when    liberties(B) <= 2, not self-atari(*)
says    block(C) by *
yes
  . X . . O
  O X O O X
  . X O X .
  . . * . X
  - - - - -
yes
  - - - - -
  O . X . X
  X * O O O
  X X X X X
  O X O X .
no      # an enemy stone more stands there
  . X . . O
  O X O O X
  . X O X .
  . . O . X
  - - - - -
no      # the stone of ours beside it is missing
  . X . . O
  O . O O X
  . X O X .
  . . . . X
  - - - - -

pattern one-space-defense-draw-back-along-the-second-line
why     The enemy comes up from the first line and our end on the second is in atari: draw
        it back to its friend.
draw
  A * B ?
  . . X ?
  - - - -
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 2
says    connect(A, B) by * confidence 61 of 61, save(B) by *
yes
  . . . |
  . O . |
  O X O |
  X * . |
  . X . |
  X . . |
yes
  X . X O O X
  . X * X O X
  . . . O . .
  - - - - - -
no      # an enemy stone more stands there
  . . . |
  . O . |
  O X O |
  X . . |
  . X O |
  X . . |
no      # the stone of ours beside it is missing
  . . . |
  . O . |
  O . O |
  X . . |
  . X . |
  X . . |

pattern one-space-defense-stretch-away-from-the-coming-look
why     The enemy is two lines below and will look in next: stretch the end upward, then a
        stone in the gap finds no atari.
draw
  . ? ? *
  ? A . B
  ? ? . ?
  ? ? X ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 3
says    extend(B) by *, connect(A, B) by * confidence 29 of 31
yes
  . . . O . . |
  . * . . . . |
  O X . X . . |
  . O . . . . |
  . . O . . . |
  . . . . . . |
yes
  . . . . . .
  . . . . * .
  . . X . X O
  . . . . O .
  X X O O . .
  . . X O X X
no      # an enemy stone more stands there
  . . . O . . |
  . . . . . . |
  O X O X . . |
  . O . . . . |
  . . O . . . |
  . . . . . . |
no      # the stone of ours beside it is missing
  . . . O . . |
  . . . . . . |
  O . . X . . |
  . O . . . . |
  . . O . . . |
  . . . . . . |
