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
why     The enemy stone in the gap of our one-space jump has one liberty left: capture it, and
        the cut is gone.
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
why     The enemy wedges into our jump on the second line: atari from above, and it can run only
        to the first line.
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
no      # the enemy is on the first line already and lives on
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
why     The enemy wedges into our jump: atari on the side where our stone one space from one end
        guards a cutting point.
draw
  ? . ?
  A C B
  . * .
  O ? ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*), liberties(B) <= 2
says    atari(C) by *
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
why     The enemy wedges into our jump: atari on the side where our stone diagonal to one end
        guards a cutting point.
draw
  ? ? . ?
  ? A C B
  O . * .
  ? ? ? ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*), not same-chain(A, B)
says    atari(C) by *
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
why     The enemy wedges into our jump: atari beside the end that is two stones long, and only
        one cutting point is left there.
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
why     Our stone blocks a wedge of two enemy stones: connect it to the end of the jump that has
        two liberties at most.
draw
  * D ?
  A C B
  ? C ?
where   A is O, B is O, D is O, C is X
when    liberties(A) <= 3, not self-atari(*), not enemy-cannot-play-safely(*), liberties(A) <= 2
says    connect(A, D) by * confidence 863 of 872, defend(A) by *
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
why     The enemy wedges into our jump: atari from one side, and it can run only toward our row
        of three on the other.
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
why     The enemy stone wedged into our jump has two liberties: atari it from the side where we
        want to become strong.
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
why     One end of our jump is in atari and the gap is its last liberty: connect there and save
        it.
draw
  A * B
where   A is O, B is O
when    liberties(A) = 1, liberties-after(*) >= 3
says    connect(A, B) by * confidence 1486 of 1497, save(A) by *
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
why     The enemy stone that peeps at our jump has the gap as its last liberty: connect there
        and capture it.
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
why     Enemy stones peep at our jump from both sides and one end is short of liberties: connect
        before the enemy cuts through.
draw
  ? X ?
  A * B
  ? X ?
where   A is O, B is O
when    not self-atari(*), not enemy-cannot-play-safely(*), liberties(A) <= 3
says    connect(A, B) by * confidence 212 of 214
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
why     The enemy peeps at our jump, and one end is short of liberties: add a stone beside that
        end to make a bamboo joint.
draw
  ? X ?
  A . B
  O . *
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 34 of 34, extend(B) by *
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
no      # the lower gap is the enemy's already
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
why     An enemy stone stands one space from the gap of our jump: make a tiger's mouth around
        the gap on the far side from it.
draw
  . * .
  A . B
  ? . ?
  ? X ?
where   A is O, B is O
when    not self-atari(*), liberties(A) <= 2, liberties(B) >= 3
says    connect(A, B) by * confidence 8 of 10, keep-shape(A) by *
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
no      # the enemy looks in already
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
why     Add a second stone to one end of our jump: if the enemy wedges in, we can block there,
        with only one cutting point left behind.
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
no      # the enemy stands above: the gap itself must be closed
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
why     The enemy pushes into our jump, connected from behind: block right in front, so that it
        does not come through.
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
why     The enemy crawls along the second line under our third-line jump: block it below the
        nearer end.
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
why     The enemy has pushed into one gap of our bamboo joint and one end is short of liberties:
        connect at the other gap.
draw
  A * B
  O C O
where   A is O, B is O, C is X
when    liberties(B) <= 2, stones(B) <= 2, liberties(C) >= 4
says    connect(A, B) by * confidence 27 of 28, block(C) by *
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
why     Our stone is in atari, and its last liberty is a false eye of ours: fill that point, and
        it is connected.
draw
  ? O X
  A * B
  ? O X
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 3
says    connect(A, B) by * confidence 388 of 390, save(B) by *
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
why     Our first-line stone is in atari and the point beside it is a false eye: fill it to
        connect the stone.
draw
  ? O X
  A * B
  - - -
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 2, liberties(A) >= 3
says    connect(A, B) by * confidence 64 of 65, save(B) by *
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
why     The enemy peeps at our jump and one end has two liberties at most: connect, for a cut in
        the gap would come with atari.
draw
  ? C ?
  A * B
  ? . ?
where   A is O, B is O, C is X
when    liberties(A) <= 3, liberties(B) <= 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 75 of 77
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
why     The stone that peeps at our jump has another behind it, so atari does not drive it off:
        connect in the gap.
draw
  ? X ?
  ? X ?
  A * B
  ? . ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 19 of 20
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
why     An enemy wall runs along our whole jump: connect in the gap, for an enemy stone there
        would be joined to the wall.
draw
  X X X
  A * B
  ? . ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 19 of 20
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
why     One end of our jump has enemy stones against it on both sides: connect it in the gap,
        before the enemy cuts it off.
draw
  . . X
  A * B
  . . X
where   A is O, B is O
when    liberties(B) <= 2, stones(B) <= 2
says    connect(A, B) by * confidence 53 of 53
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
why     The enemy holds both sides of one end of our jump, and only one side of the gap is
        covered by ours: connect before the cut.
draw
  ? O X
  A * B
  ? . X
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties(B) <= 1
says    connect(A, B) by * confidence 410 of 410
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
why     A stone one space in front of our wall has the enemy on both sides: connect it to the
        wall before the enemy cuts it off.
draw
  O . X
  A * B
  O . X
where   A is O, B is O
when    liberties(B) <= 1
says    connect(A, B) by * confidence 20 of 20
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
why     The enemy peeps from between two of our stones and also touches one end of the jump:
        connect in the gap, and the peep is useless.
draw
  ? . ?
  O C O
  A * B
  ? . X
where   A is O, B is O, C is X
when    liberties(B) <= 3
says    connect(A, B) by * confidence 11 of 11
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
why     Enemy stones stand on both sides of each end of our jump: connect in the gap, before the
        enemy cuts there.
draw
  X ? X
  A * B
  X ? X
where   A is O, B is O
when    liberties(A) <= 3, liberties-after(*) >= 4
says    connect(A, B) by * confidence 12 of 12
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
why     The enemy touches one end of our jump, which has two liberties at most: connect in the
        gap, where a third stone of ours joins.
draw
  ? D X
  A * B
  ? ? ?
where   A is O, B is O, D is O
when    not enemy-cannot-play-safely(*), liberties(B) <= 1, liberties-after(*) >= 4
says    connect(A, B) by * confidence 726 of 728
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
why     Four of our strings meet at this point and one of them is in atari: play here, and all
        four become one string.
draw
  ? D ?
  A * B
  ? E ?
where   A is O, B is O, D is O, E is O
when    not enemy-cannot-play-safely(*), liberties(D) >= 2, liberties(E) >= 2, liberties-after(*) >=
        4
says    connect(A, B) by * confidence 146 of 146
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
why     The enemy pushed along one end of our jump and has reached the gap: connect now, for one
        push more would cut.
draw
  . . ?
  A * B
  X X .
where   A is O, B is O
when    liberties(B) <= 3, not enemy-cannot-play-safely(*), liberties(A) >= 3, line(*) >= 3
says    connect(A, B) by * confidence 39 of 39
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
why     The stone that peeps at our jump has only two liberties: connect in the gap, which puts
        it in atari.
draw
  ? C ?
  A * B
  ? ? X
where   A is O, B is O, C is X
when    liberties(C) = 2, not enemy-cannot-play-safely(*), liberties(B) <= 1
says    connect(A, B) by * confidence 94 of 95, atari(C) by *
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
why     The enemy peeps from one side and touches one end of our jump on the other: connect, for
        that end has only two liberties.
draw
  ? ? C
  A * B
  ? X ?
where   A is O, B is O, C is X
when    liberties(B) = 2, liberties(C) >= 2, liberties(C) <= 3, not enemy-cannot-play-safely(*),
        liberties(A) >= 3, stones(C) <= 1
says    connect(A, B) by * confidence 76 of 76
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
why     The enemy peeps at our jump and blocks one end from in front, and both ends are short of
        liberties: connect them.
draw
  ? X ? ?
  A * B X
  . ? ? ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, liberties-after(*) >= 3
says    connect(A, B) by * confidence 129 of 133
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
why     The enemy peeps at our jump and also waits one space behind one end; the other is short
        of liberties: connect them.
draw
  ? ? ? X .
  X ? A * B
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties-after(*) >= 3, stones(B) <= 1
says    connect(A, B) by * confidence 30 of 30
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
why     One enemy stone peeps at our jump, another stands diagonally ahead of the end that is
        short of liberties: connect.
draw
  ? X . X
  A * B ?
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties(A) >= 2, liberties-after(*) >=
        4
says    connect(A, B) by * confidence 51 of 52
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
why     The peeping stone and the one against our jump's end, on opposite sides, would work
        together in a cut: connect in the gap.
draw
  ? X .
  A * B
  ? . X
where   A is O, B is O
when    liberties(B) <= 2, liberties(A) >= 3, stones(B) <= 1
says    connect(A, B) by * confidence 43 of 43
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
why     The enemy touches one end of our jump: connect, for that end has two liberties at most,
        and a cut would put it in atari.
draw
  ? ? ? X
  . A * B
  ? ? . ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties-after(*) >=
        4, stones(A) <= 1, stones(B) <= 1
says    connect(A, B) by * confidence 114 of 115
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
why     The enemy peeps at our jump and touches one end from the opposite side: connect, for a
        cut would have help from both.
draw
  ? . ?
  . X .
  A * B
  X . .
where   A is O, B is O
says    connect(A, B) by * confidence 53 of 54
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
why     Enemy stones touch both ends of our jump from the same side, and one end has two
        liberties at most: connect in the gap.
draw
  ? . . .
  A * B ?
  X . X ?
where   A is O, B is O
when    liberties(B) <= 2
says    connect(A, B) by * confidence 33 of 33
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
why     Two enemy stones side by side peep at our jump and press its end, which is short of
        liberties: connect the two ends.
draw
  ? C X
  A * B
  ? . .
where   A is O, B is O, C is X
when    liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties(A) >= 3, stones(B) <= 2
says    connect(A, B) by * confidence 104 of 105
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
why     The enemy peeps at our jump and stands right behind one end, and the other has two
        liberties: connect before it is cut.
draw
  ? ? X ?
  X A * B
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) = 2, not enemy-cannot-play-safely(*),
        liberties-after(*) >= 4
says    connect(A, B) by * confidence 25 of 26
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
why     The enemy holds one end of our jump in front and on one side: connect that end in the
        gap, while nobody peeps there yet.
draw
  ? . X ?
  A * B X
  ? . . ?
where   A is O, B is O
when    liberties(A) <= 3, liberties(B) <= 2, line(*) >= 3
says    connect(A, B) by * confidence 40 of 41
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
why     Three of our stones stand in one-space jumps and the enemy peeps beside the middle one,
        short of liberties: connect here.
draw
  ? X ? ? ?
  A * B . O
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*), liberties-after(*) >= 3
says    connect(A, B) by * confidence 18 of 18
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
why     The enemy peeps at our jump between the fifth and the third line: connect, before the
        enemy cuts our base from the stone above.
draw
  ? A ?
  X * .
  ? B ?
  ? . ?
  ? . ?
  - - -
where   A is O, B is O
when    liberties(A) >= 3, liberties(B) <= 3, liberties-after(*) >= 4, liberties(A) <= 3
says    connect(A, B) by *
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
why     The enemy peeps from above at our second-line jump: connect, for below it there is
        little room to stop a push.
draw
  ? X ?
  A * B
  . . .
  - - -
where   A is O, B is O
when    liberties(B) <= 2, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 33 of 35
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
why     The enemy peeps from above at our third-line jump: connect, or a push through it reaches
        the room for our base below.
draw
  ? X ?
  A * B
  . . .
  . . .
  - - -
where   A is O, B is O
when    liberties(B) <= 3, not enemy-cannot-play-safely(*), liberties-after(*) >= 4, stones(A) <= 2
says    connect(A, B) by * confidence 37 of 37
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
why     One end of our jump is short of liberties and an enemy stone is one space from it:
        stretch toward that stone.
draw
  ? . X
  ? . *
  A . B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 3
says    extend(B) by *, connect(A, B) by * confidence 33 of 33
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
why     The enemy is one step from a peep at our jump: play at the peeping point first and make
        a tiger's mouth over the gap.
draw
  ? X ?
  ? * .
  A . B
  ? . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 3, liberties(A) >= 4
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
why     The enemy blocks one end of our jump from in front: make a tiger's mouth around the gap,
        where a wedge would be in atari.
draw
  ? * ? ?
  A . B X
  ? . . ?
where   A is O, B is O
when    liberties(A) <= 4, liberties(B) <= 2, liberties-after(*) >= 3, stones(A) <= 2
says    connect(A, B) by * confidence 181 of 210, keep-shape(B) by *
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
why     The enemy peeps at our jump, and one end is short of liberties: stretch that end away
        from the peep and get four or more.
draw
  . . *
  A . B
  ? X ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 4, liberties(A) >= 3, stones(B) <= 1
says    extend(B) by *, connect(A, B) by * confidence 13 of 13
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
why     One end of our jump is short of liberties: extend it toward our stone diagonally ahead,
        and it has three or more.
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
why     The enemy stone against one end of our jump has its last liberty straight behind it:
        capture it, and that end is free.
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
why     The enemy stone against one end of our jump has its last liberty on the outside: capture
        it there, and the cut loses its help.
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
why     The enemy stone touching one end of our jump has two liberties: atari it from outside,
        before it helps to cut in the gap.
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
why     The enemy pushes through our jump: block beside the end that is two stones long, and
        only one cutting point is left.
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
why     The enemy pushes through our jump: block right in front, for our stone nearby guards one
        of the two cutting points.
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
why     The enemy pushes through our third-line jump toward the edge: block it right in front,
        on the second line.
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
why     The enemy wedges into our jump: atari on the side away from our waiting stone, and it
        can run only toward that stone.
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
why     The enemy wedges into our jump: atari on the side away from our two other stones, and it
        can run only between them.
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
why     The enemy's wedge has put one end of our jump in atari: connect it at the cutting point,
        and nothing is cut off.
draw
  O O * ?
  A C B X
  ? ? X ?
where   A is O, B is O, C is X
when    liberties(B) = 1, liberties-after(*) >= 2, liberties(A) >= 3
says    connect(A, B) by * confidence 188 of 188, save(B) by *
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
why     Our stone blocks the enemy's wedge, but one end with two liberties at most could be cut
        from it: connect the two.
draw
  A C B
  * D ?
where   A is O, B is O, C is X, D is O
when    liberties(A) <= 2, not enemy-cannot-play-safely(*), liberties-after(*) >= 3, stones(A) <= 1
says    connect(A, D) by * confidence 646 of 652
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
why     Beside the wedge an enemy stone cuts off our end, which is in atari: capture that stone
        at its last liberty to save the end.
draw
  A C B
  P D ?
  * ? ?
where   A is O, B is O, C is X, D is O, P is X
when    liberties(P) = 1, liberties(A) = 1
says    capture(P) by *, connect(A, D) by * confidence 88 of 104
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
why     Two enemy stones push through our jump beside our two-stone end, and the other end is
        short of liberties: block in front.
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
why     An enemy stone on the first line has put one end of our second-line jump in atari:
        connect in the gap to save it.
draw
  A * B ?
  . . X ?
  - - - -
where   A is O, B is O
when    liberties(B) = 1, liberties-after(*) >= 4
says    connect(A, B) by * confidence 96 of 96, save(B) by *
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
why     An enemy stone two points from the gap is about to peep at our jump: stretch the end
        that is short of liberties away from it.
draw
  . ? ? *
  ? A . B
  ? ? . ?
  ? ? X ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 3, not enemy-cannot-play-safely(*)
says    extend(B) by *, connect(A, B) by * confidence 57 of 59
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
