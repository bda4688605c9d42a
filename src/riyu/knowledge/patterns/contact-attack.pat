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

use one-space-link-attack/one-space-attack-through-between-two
why     Our stones stand on both sides of the gap in an enemy one-space jump: play in the gap
        and cut the two apart.
as      A is @, B is P
says    cut(@, P) by * confidence 102 of 110
yes
  + - - - - -
  | . . . . X
  | X X O . X
  | O X * X .
  | . O O O X
  | O X X O .
yes
  . . O X .
  . X * X .
  . . O . .
  . . . O O
  O . . X X
no      # the stone of ours beside it is missing
  + - - - - -
  | . . . . X
  | X X O . X
  | O X . . .
  | . O O O X
  | O X X O .
no      # the stone of ours beside it is missing
  . . O X .
  . X . . .
  . . O . .
  . . . O O
  O . . X X

pattern contact-attack-turn-at-the-end-of-three
why     The enemy's row runs alongside ours, and ours is one stone ahead: turn in front of it
        and block its way.
draw
  ? ? . . ?
  P @ * . ?
  O A A . ?
where   A is O, P is X
when    not self-atari(*)
says    block(@) by *, extend(A) by *
yes
  . . . . .
  . X . . .
  O O * . .
  X X X . X
  X X O . .
yes
  X O . O . |
  X O . . . |
  X X * . . |
  O O O . . |
  . . . . . |
no      # a stone of ours is missing
  . . . . .
  . X . . .
  O O . . .
  X . X . X
  X X O . .
no      # a stone of ours is missing
  X O . O . |
  X O . . . |
  X X . . . |
  O . O . . |
  . . . . . |

pattern contact-attack-block-where-the-push-joins-ours
why     Our two stones stand diagonally, the enemy on one cutting point and beside the other:
        connect there, which also blocks it.
draw
  C * P
  @ B ?
where   B is O, C is O, P is X
when    liberties(@) >= 3, line(*) >= 3, liberties-after(*) >= 4
says    block(P) by *, connect(B, C) by * confidence 1382 of 1384
yes
  X O . . .
  X O X X X
  X * O O O
  X . . . .
  . . . . .
  - - - - -
yes
  O O . X O
  X O * X .
  X X O X O
  X X X O .
  . X O O .
no      # the stone of ours beside it is missing
  X O . . .
  X O X X X
  X . . O O
  X . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  O O . X O
  X . . X .
  X X O X O
  X X X O .
  . X O O .

pattern contact-attack-stop-at-the-shoulder-of-two
why     The enemy, short of liberties, pushes between our stones: block right in front of it,
        joined to our two on one side.
draw
  ? * B
  A @ B
  ? P ?
where   A is O, B is O, P is X
when    not self-atari(*), liberties(@) <= 3
says    block(@) by *, enclose(@) by *
yes
  O . X O X
  O . O X X
  . X O . X
  O X O X .
  X O * X O
  X X X O O
yes
  O O O O O
  O X X X O
  X * O O X
  X X X . X
  O O X . .
no      # the stone of ours beside it is missing
  O . X O X
  O . O X X
  . X O . X
  O X O X .
  X O . . O
  X X X O O
no      # a stone of ours is missing
  O O O O O
  O X X X O
  X . O O X
  X X . . X
  O O X . .

pattern contact-attack-over-the-climber
why     Enemy stones touch ours on two sides, but ours has at least three liberties: hane around
        the one whose front is still open.
draw
  . . ?
  * . ?
  @ A ?
  . P ?
where   A is O, P is X
when    liberties(A) >= 3, not self-atari(*)
says    hane(@) by *
yes
  | . . X O .
  | . . X O .
  | . * O . O
  | . . . . .
  | . . . . .
  + - - - - -
yes
  - - - - -
  . . . . .
  . * O . .
  . . X O .
  . . X . O
no      # a stone of ours is missing
  | . . X O .
  | . . . O .
  | . . O . O
  | . . . . .
  | . . . . .
  + - - - - -
no      # a stone of ours is missing
  - - - - -
  . . . . .
  . . O . .
  . . . O .
  . . X . O

pattern contact-attack-block-on-the-edge-below-two
why     The enemy crawls along the first line under our two stones: block it right in front,
        before it gets past them.
draw
  O A ?
  @ * .
  - - -
where   A is O
when    not self-atari(*)
says    block(@) by *
yes
  - - - - -
  . * O X .
  . X X O .
  X O X O .
yes
  + - - -
  | . . .
  | * X .
  | O X .
  | . O O
  | O X X
no      # the stone of ours beside it is missing
  - - - - -
  . . O X .
  . . X O .
  X O X O .
no      # the stone of ours beside it is missing
  + - - -
  | . . .
  | . . .
  | O X .
  | . O O
  | O X X

use diagonal-contact/diagonal-contact-hold-both-crossings
why     An enemy stone with two liberties holds one cutting point between our diagonal stones:
        connect them at the other.
when    liberties(@) = 2
says    connect(A, B) by * confidence 1980 of 1993
yes
  O . . . .
  . X O . .
  O * X O .
  . . O X X
  O X X . .
yes
  O O X X .
  . * O X .
  X O X . .
  . . . . .
  O . . . .
no      # the stone of ours beside it is missing
  O . . . .
  . . O . .
  O . X O .
  . . O X X
  O X X . .
no      # the stone of ours beside it is missing
  O O X X .
  . . O X .
  X . X . .
  . . . . .
  O . . . .

pattern contact-attack-hane-under-on-the-third-line
why     A lone enemy stone touches ours on the fourth line: hane under it on the third line and
        take the room along the edge.
draw
  ? . . ?
  A @ . ?
  ? * . ?
  ? . . ?
  ? . . ?
  - - - -
where   A is O
when    not self-atari(*), liberties(A) >= 3, stones(@) = 1
says    hane(@) by *
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . . * . .
  | . . X O .
  | . . . . .
yes
  | . . . . .
  | . . . . .
  | . . * O .
  | . . O X .
  | . O X X .
no      # a stone of ours is missing
  + - - - - -
  | . . . . .
  | . . . . .
  | . . . . .
  | . . X . .
  | . . . . .
no      # a stone of ours is missing
  | . . . . .
  | . . . . .
  | . . . O .
  | . . O . .
  | . O X X .

pattern contact-attack-cut-off-the-diagonal-step
why     We hold one cutting point between two diagonal enemy stones: cut at the other, and one
        of them then has one liberty at most.
draw
  ? A @
  A P *
where   A is O, P is X
when    not self-atari(*), liberties(A) >= 3, liberties(P) <= 2, liberties(@) <= 3
says    cut(@, P) by * confidence 283 of 326
yes
  . . . . .
  . . . . .
  . * O . .
  . O X . .
  O X X . .
yes
  . . . X .
  . . X O O
  . . * X O
  . . . . O
  . . X . O
no      # a stone of ours is missing
  . . . . .
  . . . . .
  . . O . .
  . O . . .
  O X X . .
no      # a stone of ours is missing
  . . . X .
  . . X . O
  . . . X O
  . . . . O
  . . X . O

pattern contact-attack-turn-under-the-press
why     Our stones reach one step further than the enemy stone pressing on them: turn in front
        of it while its way is open.
draw
  ? . . ?
  @ * . ?
  A A . ?
where   A is O
when    not self-atari(*)
says    extend(A) by *, hane(@) by *
yes
  X X X O O
  . O O X X
  . * X O .
  . . . . .
  X . . . .
yes
  | . . . O
  | . * O .
  | . X O X
  | . . X X
  | . X . .
no      # a stone of ours is missing
  | . . . O
  | . . O .
  | . X . X
  | . . X X
  | . X . .
no      # a stone of ours is missing
  | . . . O
  | . . O .
  | . X . X
  | . . X X
  | . X . .

pattern contact-attack-from-the-strong-side
why     The enemy leans on our two stones: hane on the side where a third stone of ours waits
        one space from the move.
draw
  ? . ? ?
  ? * . C
  A @ . ?
  A ? ? ?
where   A is O, C is O
when    not self-atari(*)
says    hane(@) by *
yes
  O . X O .
  . . X O .
  O . * . .
  . . . . .
  . . X X .
yes
  O . X O X
  O . X O O
  O . * . .
  . . . . .
  . . . . .
no      # a stone of ours is missing
  O . X O .
  . . X O .
  . . . . .
  . . . . .
  . . X X .
no      # a stone of ours is missing
  O . X O X
  O . X O O
  . . . . .
  . . . . .
  . . . . .

pattern contact-attack-atari-on-the-first-line-stone
why     The enemy stone on the first line under ours has two liberties: atari from this side
        blocks its way along the edge.
draw
  ? A ?
  * @ .
  - - -
where   A is O
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *, block(@) by *
yes
  O O . |
  X X O |
  . . * |
  . . . |
  . . . |
yes
  - - - +
  . . . |
  . . * |
  . O X |
  O X . |
  O X . |
no      # a stone of ours is missing
  O O . |
  X . O |
  . . . |
  . . . |
  . . . |
no      # a stone of ours is missing
  - - - +
  . . . |
  . . . |
  . . X |
  O X . |
  O X . |

pattern contact-attack-bend-down-with-the-cut-held
why     Enemy stones stand in front of our two and along one side: hane around the front one,
        with a cutting point left behind it.
draw
  ? . *
  A A P
  Q @ .
where   A is O, P is X, Q is X
when    not self-atari(*)
says    hane(P) by *
yes
  O . . . .
  O . O * .
  . O X . .
  . O X . X
  O . X O X
yes
  . O O X .
  X * . . .
  . O X X .
  . . O O .
  . . . . .
no      # a stone of ours is missing
  O . . . .
  O . O . .
  . O X . .
  . O . . X
  O . X O X
no      # a stone of ours is missing
  . O O X .
  X . . . .
  . O X . .
  . . O O .
  . . . . .

pattern contact-attack-head-of-the-column
why     The enemy moves along our wall of three: block in front of it, between the wall and our
        stone on the other side.
draw
  A . B
  O * ?
  O @ ?
where   A is O, B is O
when    not self-atari(*)
says    block(@) by *
yes
  X . . O .
  O X O X O
  O O * . O
  X X X X X
  O O O O O
yes
  O X . X O
  X X * X O
  O X O X O
  X X O X X
  O X O O O
no      # a stone of ours is missing
  X . . O .
  O X O X O
  O O . . O
  X X X . X
  O O O O O
no      # a stone of ours is missing
  O . . X O
  X X . X O
  O X O X O
  X X O X X
  O X O O O

pattern contact-attack-push-into-the-large-knights-gap
why     Two enemy stones block our way with a large knight's move: push out into the gap between
        them.
draw
  @ * . ?
  ? A . P
  ? A ? ?
where   A is O, P is X
when    not self-atari(*)
says    push(A) by *
yes
  X O O . X
  . X O . X
  . X * . X
  . . . . .
  - - - - -
yes
  X . X . .
  O O . . .
  O . * O .
  O . X . .
  O O X . O
no      # the stone of ours beside it is missing
  X O O . X
  . X . . X
  . X . . X
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  X . X . .
  O O . . .
  O . . O .
  O . . . .
  O O X . O

pattern contact-attack-hane-under-on-the-second-line
why     A lone enemy stone touches ours on the third line: hane under it on the second line and
        take away its base.
draw
  ? . . ?
  A @ . ?
  ? * . ?
  ? . . ?
  - - - -
where   A is O
when    not self-atari(*), liberties(A) >= 3, stones(@) = 1
says    hane(@) by *, take-eye(@) by * confidence 244 of 298
yes
  | . . X O .
  | . . X O .
  | . * O . O
  | . . . . .
  | . . . . .
  + - - - - -
yes
  . . . . . |
  . . X . . |
  O . O * . |
  . . . . . |
  . . . . . |
  - - - - - +
no      # a stone of ours is missing
  | . . X O .
  | . . . O .
  | . . O . O
  | . . . . .
  | . . . . .
  + - - - - -
no      # a stone of ours is missing
  . . . . . |
  . . . . . |
  O . O . . |
  . . . . . |
  . . . . . |
  - - - - - +

pattern contact-attack-last-liberty-but-one-behind
why     The enemy stone between our two has two liberties: atari on the side where it would
        connect to another enemy stone.
draw
  ? . ?
  A @ B
  ? * ?
  ? P ?
where   A is O, B is O, P is X
when    liberties(@) = 2, not self-atari(*), liberties(A) >= 2, liberties(B) >= 2
says    atari(@) by *, cut(@, P) by * confidence 80 of 89
yes
  . . . . . |
  . X X O . |
  . X * X . |
  X O O O O |
  O X O X . |
yes
  X X . X O
  . O X O .
  X . * . .
  . . X . .
  . O O O .
no      # a stone of ours is missing
  . . . . . |
  . X X O . |
  . X . X . |
  X O O . O |
  O X O X . |
no      # a stone of ours is missing
  X X . X O
  . . X O .
  X . . . .
  . . X . .
  . O O O .

pattern contact-attack-over-the-crawling-pair
why     Two enemy stones crawl on the second line under our two: hane in front, and the only way
        on is along the first line.
draw
  O A . ?
  P @ * .
  ? . . ?
  - - - -
where   A is O, P is X
when    not self-atari(*), liberties(A) >= 2
says    hane(@) by *, block(@) by *
yes
  O . . . |
  O . * . |
  . O X . |
  O O X . |
  O X X . |
yes
  . . . . X
  X X . X .
  O O * . .
  . . . . .
  - - - - -
no      # a stone of ours is missing
  O . . . |
  O . . . |
  . . X . |
  O O X . |
  O X X . |
no      # a stone of ours is missing
  . . . . X
  X . . X .
  O O . . .
  . . . . .
  - - - - -

pattern contact-attack-over-the-crawl-on-the-third-line
why     Two enemy stones crawl on the third line under our two on the fourth: hane in front of
        them and block their way.
draw
  O A . ?
  P @ * .
  ? . . .
  ? . . ?
  - - - -
where   A is O, P is X
when    not self-atari(*), liberties(A) >= 3
says    hane(@) by *, block(@) by *
yes
  | . . X O .
  | . . X O .
  | . . * . O
  | . . . . .
  | . . . . .
  + - - - - -
yes
  | . . X O .
  | . . X O .
  | . . * . .
  | . . . . .
  | . . . . .
no      # a stone of ours is missing
  | . . X O .
  | . . X . .
  | . . . . O
  | . . . . .
  | . . . . .
  + - - - - -
no      # a stone of ours is missing
  | . . X O .
  | . . X . .
  | . . . . .
  | . . . . .
  | . . . . .

pattern contact-attack-atari-from-the-open-side
why     The enemy stone touching ours has two liberties: this atari leaves it only the one next
        to our other stone.
draw
  ? * ?
  A @ ?
  ? . B
where   A is O, B is O
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *, enclose(@) by *
yes
  - - - - - +
  . X O . . |
  . * X . . |
  . O O O . |
  X X X O O |
yes
  . . . . . |
  . X X O . |
  . X * X . |
  X O O O O |
  O X O X . |
no      # a stone of ours is missing
  - - - - - +
  . X . . . |
  . . X . . |
  . O O O . |
  X X X O O |
no      # a stone of ours is missing
  . . . . . |
  . X X . . |
  . X . X . |
  X O O O O |
  O X O X . |

pattern contact-attack-stop-the-climb-along-our-wall
why     The enemy pushes along our wall, which already reaches two points further: block in
        front of its leading stone.
draw
  A ? ?
  O * .
  O @ .
  ? P ?
where   A is O, P is X
when    not self-atari(*)
says    block(@) by *, hane(@) by *
yes
  . O . O X
  O X X X X
  O O * . .
  X . . . O
  . . . X X
yes
  O X . . |
  X X * . |
  O X O . |
  O . O . |
  O . . . |
no      # a stone of ours is missing
  . O . O X
  O X X . X
  O O . . .
  X . . . O
  . . . X X
no      # a stone of ours is missing
  O . . . |
  X X . . |
  O X O . |
  O . O . |
  O . . . |

pattern contact-attack-wedge-between-the-two
why     Our stone stands right beside the gap of an enemy one-space jump: wedge into the gap to
        split its two stones.
draw
  . A .
  @ * P
  . . .
where   A is O, P is X
when    not self-atari(*)
says    split(@, P) by * confidence 78 of 132
yes
  . O X . .
  . X . . .
  O * O . .
  . . . . .
  . . . . .
yes
  . . . X O
  . X . X .
  O * O . .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . O X . .
  . . . . .
  O . O . .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . X O
  . . . X .
  O . O . .
  . . . . .
  . . . . .

pattern contact-attack-atari-that-cuts-it-off
why     A lone enemy stone has two liberties: atari at the point where it would connect to the
        enemy stone diagonal to it.
draw
  ? * P
  A @ ?
where   A is O, P is X
when    liberties(@) = 2, not self-atari(*), stones(@) = 1
says    atari(@) by *
yes
  O . . . .
  . X * . .
  O . X O .
  . . O X X
  O X X . .
yes
  - - - - - +
  . X O . . |
  . * X . . |
  . O O O . |
  X X X O O |
no      # a stone of ours is missing
  O . . . .
  . X . . .
  O . X . .
  . . O X X
  O X X . .
no      # a stone of ours is missing
  - - - - - +
  . X O . . |
  . . X . . |
  . O . O . |
  X X X O O |

pattern contact-attack-cut-off-the-peeper
why     An enemy stone comes beside our one-space jump: play between it and the enemy stone one
        space away, to split them.
draw
  A . B ?
  ? @ * P
where   A is O, B is O, P is X
when    not self-atari(*)
says    split(@, P) by * confidence 195 of 317
yes
  . . . . X
  X . X X O
  . O * O .
  . . . . O
  . . . . O
yes
  . . X . X
  O O * . .
  . . X O .
  . O . . X
  . . . . X
no      # a stone of ours is missing
  . . . . X
  . . X X O
  . O . O .
  . . . . O
  . . . . O
no      # a stone of ours is missing
  . . X . X
  O O . . .
  . . X O .
  . . . . X
  . . . . X

pattern contact-attack-bend-down-behind-it
why     The enemy stands across the end of our two stones with at most three liberties: hane
        around the end of its stones.
draw
  ? . * ?
  A A P ?
  ? ? @ ?
where   A is O, P is X
when    not self-atari(*), liberties(P) <= 3
says    hane(P) by *
yes
  . . X O O
  . . X X .
  O * O O X
  X X . . .
  . . O O X
yes
  O O . . O
  O X O X O
  X X O . O
  . . * X O
  X . . . O
no      # a stone of ours is missing
  . . . O O
  . . X X .
  O . O O X
  X X . . .
  . . O O X
no      # a stone of ours is missing
  O O . . O
  O X O X O
  . X O . O
  . . . X O
  X . . . O

pattern contact-attack-hane-inside-the-corner
why     An enemy stone stands under ours in the corner: hane on the corner side of it, where it
        would make its eyes.
draw
  | . . . ?
  | . . A ?
  | . * @ ?
  | . . . ?
  + - - - -
where   A is O
when    not self-atari(*)
says    hane(@) by *, take-eye(@) by * confidence 33 of 40
yes
  | . . X O
  | . . X O
  | . X O .
  | . * . .
  | . . . .
  + - - - -
yes
  | . . . . .
  | . . X O .
  | . * O . .
  | . . . . .
  + - - - - -
no      # a stone of ours is missing
  | . . X O
  | . . X O
  | . X . .
  | . . . .
  | . . . .
  + - - - -
no      # a stone of ours is missing
  | . . . . .
  | . . . O .
  | . . O . .
  | . . . . .
  + - - - - -

pattern contact-attack-tiger-over-its-head
why     The enemy heads for the gap in our one-space jump: block right in front of it, making a
        tiger's mouth with our two stones.
draw
  A . B
  . * .
  ? @ ?
where   A is O, B is O
says    block(@) by *, keep-shape(A) by *
yes
  - - - - -
  . . . . .
  . . . O X
  . X * . X
  X O . O X
  X X O . X
yes
  . X . X .
  . . * . .
  . X O . .
  X O O O O
  X X . X .
no      # a stone of ours is missing
  - - - - -
  . . . . .
  . . . O X
  . X . . X
  X O . . X
  X X O . X
no      # a stone of ours is missing
  . . . X .
  . . . . .
  . X O . .
  X O O O O
  X X . X .

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
no      # nobody waits where the enemy runs
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
why     Three enemy stones in a row run beside our three: hane at the head of three, so that the
        way straight on is shut.
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
why     Two enemy stones run beside our two: hane at the head of two, so that the enemy has to
        turn aside.
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
no      # the enemy is one ahead of us
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
why     The enemy answered our hane with a hane: hane once more. It leaves two cutting points,
        but the enemy can cut at only one first.
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
why     The enemy's hane around our two stones leaves a cutting point: cut there, and one of its
        stones has one liberty at most.
draw
  ? . .
  * @ .
  P A ?
  ? O ?
where   A is O, P is X
when    not self-atari(*), liberties(A) >= 2, liberties(P) <= 2
says    cut(@, P) by * confidence 76 of 91
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
why     The enemy touches our stone and plays hane around it: stretch away to the open side and
        gain liberties.
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
no      # the enemy stands there already
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
why     The enemy's stones run beside ours and are one ahead: extend to draw level, before the
        enemy plays hane in front of us.
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
no      # the enemy has bent around our head already
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
no      # one line higher the enemy gets too much below
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
why     The enemy crawls on the second line, and our stones above it are one step ahead: block
        right in front of it.
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
why     The enemy has come under our stone on the second line: block in front of it, so that it
        can't crawl on along that line.
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
no      # on the third line the enemy still goes on below
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
why     The enemy pushes out between two of our stones: block right in front of it, and it is
        stopped on three sides.
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
no      # the enemy is out already
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
why     Our stones flank the enemy one step behind its front stone: block right in front, and it
        can only turn off beside ours.
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
why     A lone enemy stone stands beside the front one of our two: hane around it; our stone has
        support if the enemy cuts.
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
why     Our pincer stands on the far side of the third-line stone: touch it diagonally from our
        stone, and it has no slide for a base.
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
no      # without the pincer the enemy stands up and is stronger than before
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
why     A lone enemy stone stands on the third line near ours: touch it from below, on the
        second line, and take its room for a base.
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
no      # the enemy's friend stands above already
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
why     Our stone and an enemy stone touch on the second line: descend to stop a hane on the
        first line and take from its eye room.
draw
  ? O ? ?
  . A @ ?
  ? * . ?
  - - - -
where   A is O
when    liberties(A) >= 2
says    descend(A) by *, take-eye(@) by * confidence 110 of 122
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
no      # the enemy has come down already
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
why     The enemy's one-space jump stops our stones: push into its gap before we cut, and each
        of its two stones loses a liberty.
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
no      # the enemy has closed the way behind
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
why     A lone enemy stone blocks ours, with another one space to one side: hane around it on
        the other side, which is open.
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
why     A lone enemy stone touches ours: hane at its side; if it runs straight out, it meets our
        other stone waiting there.
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
why     The enemy crawls under our stone on the second line: hane in front of it now, while the
        points ahead are still empty.
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
why     The enemy pushes between two walls of ours: block in front of it, and our move joins
        both walls and shuts the way out.
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
why     The enemy wedges between our two stones, with enemy stones waiting behind: block on the
        far side, and it can only go back.
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
why     The enemy pushes between our stones: turn in front of it from the side where ours
        already stand one step further.
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
why     A pushing enemy stone, backed by another, has ours at its side and diagonally ahead:
        block in between to shut it in.
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
why     The enemy pushes into the knight's move between our two stones: block beside it, which
        helps to hold the two together.
draw
  . A ?
  * @ .
  B P ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*), stones(P) <= 2
says    connect(A, B) by * confidence 153 of 230, block(@) by *
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
why     A lone enemy stone touches ours: block it on the side where our other stone stands, and
        close the gap between our two.
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
why     Two enemy stones stand one space apart, with our stones on both sides: play between them
        and split them.
draw
  ? P ?
  A * .
  . @ B
where   A is O, B is O, P is X
when    not self-atari(*)
says    split(@, P) by * confidence 127 of 143
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
why     The enemy stone can still go out between two of ours, one beside it, one diagonally
        ahead: block there and shut it in.
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
why     The enemy has drawn level with our stones: stretch one ahead now, before it plays hane
        in front of us.
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
why     The enemy stone touches our wall, which reaches one step past it: block its way with a
        move joined solidly to the wall.
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
why     There is a one-point gap between two enemy stones: push in from our stone, and one of
        them then has one liberty at most.
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
why     The enemy stone between our two has two liberties: atari at the one that leads out; the
        other faces our third stone.
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
why     One enemy stone stops our two in front and another stands on one side: hane around the
        front one on the other side.
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
why     An enemy stone wedged between our two has two liberties: atari from the front, so that
        it can only go back, not through.
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
why     One of our stones is one space in front of the enemy stone, another at its side: block
        in the space between.
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
why     A lone enemy stone cuts between our two diagonal stones and has two liberties: atari it
        now, before it gets more.
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
why     An enemy stone touches two of ours and has two liberties: atari on the side away from
        the enemy stone diagonal to it.
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
why     Our stone stands beside the front one of three enemy stones in a row: hane at their head
        before the enemy goes on.
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

pattern contact-attack-stretch-when-it-bumps
why     The enemy's two stones bump straight into ours: stretch to the side where the enemy
        would play hane next.
draw
  ? . . ?
  P @ A .
  ? . * ?
  ? ? . ?
where   A is O, P is X
when    stones(@) >= 2, not self-atari(*)
says    extend(A) by *
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

pattern contact-attack-under-the-third-of-ours
why     The enemy comes between our stones, two on one side and one on the other: block in
        front, right beside the second of the two.
draw
  A * ?
  A @ B
where   A is O, B is O
when    not self-atari(*)
says    block(@) by *
yes
  . . O O X
  . X O X O
  . . * X .
  . O . . .
  . . X . .
yes
  - - - - -
  . . . . .
  . . * X O
  X X O X O
  O X O O O
  O O . O X
no      # the stone of ours beside it is missing
  . . O O X
  . X O X O
  . . . . .
  . O . . .
  . . X . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . O
  X X O X O
  O X O O O
  O O . O X

pattern contact-attack-stop-where-two-of-ours-meet
why     The enemy stone has ours at its side and another diagonally ahead: block in front, next
        to the one ahead.
draw
  ? * A
  B @ ?
where   A is O, B is O
when    not self-atari(*)
says    block(@) by *
yes
  . O X . .
  . . X . .
  O O * . .
  . X . . .
  . . . . .
yes
  . . . . .
  O O * . .
  X O X O .
  O X X X O
  X . X O O
no      # the stone of ours beside it is missing
  . O X . .
  . . . . .
  O O . . .
  . X . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  O . . . .
  X O X O .
  O X X X O
  X . X O O

pattern contact-attack-over-it-with-ours-across
why     The enemy comes out beside our stone, and another of ours is one space away on its other
        side: hane in front of it.
draw
  ? . . ?
  . * . ?
  A @ . B
where   A is O, B is O
when    not self-atari(*)
says    block(@) by *, hane(@) by *
yes
  X . O O X
  X . O X .
  X . * . .
  X . . . .
  . . . . .
yes
  . O . X . |
  . O X . . |
  . . O * . |
  . . . . . |
  X . X . . |
no      # a stone of ours is missing
  X . O O X
  X . O . .
  X . . . .
  X . . . .
  . . . . .
no      # a stone of ours is missing
  . O . X . |
  . O . . . |
  . . O . . |
  . . . . . |
  X . X . . |

pattern contact-attack-hane-under-it
why     The enemy touches our third-line stone, which has at least three liberties: hane under
        it on the second line.
draw
  ? A @ ?
  ? . * ?
  ? . . ?
  - - - -
where   A is O
when    not self-atari(*), liberties(A) >= 3
says    hane(@) by *
yes
  | . . X O .
  | . . X O .
  | . * O . O
  | . . . . .
  | . . . . .
  + - - - - -
yes
  . . . . .
  . . . X .
  . O X . O
  . . * O .
  . . . . .
  - - - - -
no      # a stone of ours is missing
  | . . X O .
  | . . . O .
  | . . O . O
  | . . . . .
  | . . . . .
  + - - - - -
no      # a stone of ours is missing
  . . . . .
  . . . X .
  . . X . O
  . . . O .
  . . . . .
  - - - - -

pattern contact-attack-hane-at-two-on-the-open-side
why     Two enemy stones stand beside our one, level with it: hane in front of them before the
        enemy presses ours back.
draw
  . . ?
  * . ?
  @ A ?
  P . ?
where   A is O, P is X
when    stones(@) = 2, not self-atari(*)
says    hane(@) by *
yes
  . . . . .
  . X . . .
  O O * . .
  . . . . .
  X . . . .
yes
  X . . . .
  . . . . .
  O O * . .
  . X . . .
  . . . . .
no      # a stone of ours is missing
  . . . . .
  . . . . .
  O O . . .
  . . . . .
  X . . . .
no      # a stone of ours is missing
  X . . . .
  . . . . .
  O O . . .
  . . . . .
  . . . . .

pattern contact-attack-counter-hane
why     The enemy's stones run level with our two, which have at least three liberties: be the
        first to hane in front.
draw
  ? . * .
  . A @ .
  ? A P ?
where   A is O, P is X
when    liberties(A) >= 3, not self-atari(*)
says    hane(@) by *
yes
  O . X O .
  . . X O .
  O . * . .
  . . . . .
  . . X X .
yes
  | . . X O .
  | . . X O .
  | . . * . O
  | . . . . .
  | . . . . .
  + - - - - -
no      # a stone of ours is missing
  O . X O .
  . . X . .
  O . . . .
  . . . . .
  . . X X .
no      # a stone of ours is missing
  | . . X O .
  | . . X . .
  | . . . . O
  | . . . . .
  | . . . . .
  + - - - - -

pattern contact-attack-straight-up-beside
why     Two enemy stones stand level beside our two: stretch straight on and be one step ahead
        of them.
draw
  . * ?
  @ A ?
  P A ?
where   A is O, P is X
when    not self-atari(*)
says    extend(A) by *
yes
  . . . . .
  O . O O .
  . * X X .
  . . . . .
  . . . . .
yes
  X . O . .
  O O . . .
  X X * . .
  X . . . .
  X O O . .
no      # the stone of ours beside it is missing
  . . . . .
  O . O O .
  . . . X .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  X . O . .
  O O . . .
  X . . . .
  X . . . .
  X O O . .

pattern contact-attack-stretch-over-the-one-below
why     An enemy stone waits diagonally off the end of our two: stretch straight on past it and
        press it from that side.
draw
  ? ? . ?
  A A * .
  ? . @ ?
where   A is O
when    not self-atari(*)
says    extend(A) by *, press(@) by *
yes
  . X . . .
  O . . . .
  . * O . .
  . X . . .
  O X . O .
yes
  O . O . .
  X X O . O
  . . * X X
  O X . . .
  X X . . .
no      # a stone of ours is missing
  . X . . .
  O . . . .
  . . O . .
  . X . . .
  O . . O .
no      # one more enemy stone stands beside it
  O . O . .
  X X O . O
  . O . X X
  O X . . .
  X X . . .

pattern contact-attack-stretch-past-the-other
why     Enemy stones hold our lone stone, short of liberties, on two sides: stretch straight
        away from one, past the other.
draw
  ? . * ?
  ? @ A ?
  ? ? P ?
where   A is O, P is X
when    not self-atari(*), liberties(A) <= 3, stones(A) = 1
says    extend(A) by *
yes
  . . O O .
  . X O X X
  . O X O .
  . . * X .
  . . . . .
  - - - - -
yes
  X O . . .
  . * . . .
  X O X . .
  . X . . .
  . . . . .
no      # the stone of ours beside it is missing
  X O . . .
  . . . . .
  X . X . .
  . X . . .
  . . . . .
no      # the stone of ours beside it is missing
  X O . . .
  . . . . .
  X . X . .
  . X . . .
  . . . . .

pattern contact-attack-beside-the-jump
why     The enemy jumped one space alongside our two stones: turn into the gap between its
        stones.
draw
  ? @ ?
  A * .
  A P ?
where   A is O, P is X
when    not self-atari(*)
says    hane(P) by *
yes
  . . O X .
  O . * X .
  O X O . .
  X . . . .
  . X . . .
yes
  . . . . X
  X . X X O
  . O * O .
  . . . . O
  . . . . O
no      # the stone of ours beside it is missing
  . . O X .
  O . . . .
  O X O . .
  X . . . .
  . X . . .
no      # the stone of ours beside it is missing
  . . . . X
  X . . X O
  . O . O .
  . . . . O
  . . . . O

pattern contact-attack-waist-beside-our-stone
why     One stone of an enemy knight's move touches ours: play at a narrow point between its two
        stones to split them.
draw
  ? @ * ?
  ? A . P
where   A is O, P is X
when    not self-atari(*)
says    split(@, P) by * confidence 275 of 429
yes
  . . . O X
  O . X . .
  . * O . X
  . X . O .
  . . . . .
yes
  O O . . |
  X X O . |
  . . * . |
  . O . . |
  . . . . |
no      # a stone of ours is missing
  . . . O X
  O . . . .
  . . O . X
  . X . O .
  . . . . .
no      # a stone of ours is missing
  O O . . |
  X . O . |
  . . . . |
  . O . . |
  . . . . |

pattern contact-attack-hane-at-the-first-line-with-backing
why     Our two stones on the second line face the enemy and have at least three liberties: hane
        under it on the first line.
draw
  O A @ ?
  ? . * .
  - - - -
where   A is O
when    liberties(A) >= 3, not self-atari(*)
says    hane(@) by *
yes
  - - - - +
  . . . . |
  O . . . |
  O . O * |
  . O X . |
  O O X . |
yes
  O X O O X
  X X X O O
  X . O X X
  . . * . .
  - - - - -
no      # a stone of ours is missing
  - - - - +
  . . . . |
  O . . . |
  O . O . |
  . O . . |
  O O X . |
no      # a stone of ours is missing
  O X O O X
  X X X O O
  X . O . X
  . . . . .
  - - - - -

pattern contact-attack-peep-at-the-jump
why     The enemy jumped one space past our stone: peep at the gap and threaten to cut there.
draw
  ? @ ?
  * . .
  A P ?
where   A is O, P is X
when    not self-atari(*)
says    peep(@, P) by *
yes
  . O X . .
  . . * . .
  . O . . .
  . . . . .
  . . . . X
yes
  . . . O .
  O . O . .
  X * X O .
  . . . X .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . O . . .
  . . . . .
  . O . . .
  . . . . .
  . . . . X
no      # an enemy stone stands there already
  . . . O .
  O . O . .
  X O X O .
  . . . X .
  . . . . .
  - - - - -
