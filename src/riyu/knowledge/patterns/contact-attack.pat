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
why     Ours stand above and below its gap: the stone between cuts, whatever it does.
as      A is @, B is P
says    cut(@, P) by * confidence 186 of 220
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
why     Three of ours under its two: turn up at the end, and it is they who are short of liberties.
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
why     It pushed below our stone toward an enemy friend: the stone between its friend and ours
        stops and joins.
draw
  C * P
  @ B ?
where   B is O, C is O, P is X
when    not self-atari(*), liberties(@) >= 3
says    block(P) by *, connect(B, C) by * confidence 1328 of 1333
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
why     It pushes up beside our one with two of ours across: stop it where all of them meet.
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
why     It climbs beside ours with its friend still below: bend over its head while ours has
        liberties to spare.
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
why     It creeps along the first line under our two: stop it at once, below them.
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
why     It parts our two with two liberties: the atari that also joins them.
when    liberties(@) = 2
says    atari(@) by *, connect(A, B) by * confidence 1487 of 1499
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
why     It stands on the fourth line beside ours: bend under it on the third, the edge is ours.
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
why     It stepped past ours by a diagonal from a stone with two liberties: cut it off there.
draw
  ? A @
  A P *
where   A is O, P is X
when    not self-atari(*), liberties(A) >= 3, liberties(P) <= 2
says    cut(@, P) by * confidence 476 of 559
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
why     It presses from above with its friend beside: turn up at the open end before it closes.
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
why     It leans on our two: bend over it on the side where a third of ours waits a space on.
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
why     On the first line it has two liberties: the atari from inside drives it back.
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
why     It came in beside its friend at the end of our two: bend at the friend's head, the cut there
        is ours.
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
why     It leads a column between our two walls: stand on its head, where both walls meet.
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

pattern contact-attack-push-through-the-knights-gap
why     It closed by a knight's move in front of our head: push at the gap, there is a cut behind.
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
why     It stands on the third line beside ours: bend under it on the second, and its base is gone.
draw
  ? . . ?
  A @ . ?
  ? * . ?
  ? . . ?
  - - - -
where   A is O
when    not self-atari(*), liberties(A) >= 3, stones(@) = 1
says    hane(@) by *, take-eye(@) by * confidence 180 of 221
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
why     It has two liberties, one in front and one behind: behind is where it would connect.
draw
  ? . ?
  A @ B
  ? * ?
  ? P ?
where   A is O, B is O, P is X
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *, cut(@, P) by * confidence 58 of 71
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
why     Two crawl on the second line under our two: bend in front, and crawling on means going below
        us.
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
why     Two crawl on the third line under our two: bend over them in front, for the fourth line is
        ours.
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
why     It has two liberties, one of them between ours: atari from the open side drives it there.
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
why     It climbs along our wall, which is two ahead: shut it in with the stone on top.
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
why     A space between its stones under our stone: wedge in, and they answer on one side only.
draw
  . A .
  @ * P
  . . .
where   A is O, P is X
when    not self-atari(*)
says    split(@, P) by * confidence 52 of 98
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
why     Its friend stands across the corner: the atari from there is the cut as well.
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
why     It looked at our jump from the side where ours is strong: cut it from its friend.
draw
  A . B ?
  ? @ * P
where   A is O, B is O, P is X
when    not self-atari(*)
says    split(@, P) by * confidence 113 of 186
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
why     It passed the end of our two with its friend behind: bend down between, on the friend's
        head.
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
why     In the corner it stands under ours: hane on the inside, for there its eyes would be.
draw
  | . . . ?
  | . . A ?
  | . * @ ?
  | . . . ?
  + - - - -
where   A is O
when    not self-atari(*)
says    hane(@) by *, take-eye(@) by * confidence 25 of 28
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
why     It touches between two stones of ours a space apart: over its head they make a mouth.
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
says    cut(@, P) by * confidence 52 of 63
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
says    descend(A) by *, take-eye(@) by * confidence 88 of 97
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
says    connect(A, B) by * confidence 190 of 256, block(@) by *
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
says    split(@, P) by * confidence 91 of 104
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

pattern contact-attack-under-the-third-of-ours
why     It came between two of ours where a third stands over one side: stop it beside the third.
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
why     Ours stand on both sides of the way it goes: the stone between stops it and holds them
        together.
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
why     It comes up beside ours, and across from it a stone of ours waits: over its head.
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
why     It touched ours from outside: bend under it, on the side where the edge is.
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
why     The enemy has two beside our one: bend over their head before ours is pressed down.
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
why     It bent around the end of ours: answer the hane with a hane on its other side, our two
        behind are strong.
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
why     It turned up beside our two: stretch up at its side, for the head that is out leads.
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
why     It came in below the end of our two: stretch over it, and it stays below.
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

pattern contact-attack-back-of-the-hane
why     It bent around our head and its friend holds below: the cut behind the hane with ours on the
        other side.
draw
  ? . * ?
  ? @ A ?
  ? ? P ?
where   A is O, P is X
when    not self-atari(*), liberties(A) <= 3, stones(A) = 1
says    hane(@) by *
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
why     Our two end at its one-space jump: bend around inside, between its stones.
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
why     The narrow point of its knight's move is next to ours: take it, and the two hang apart.
draw
  ? @ * ?
  ? A . P
where   A is O, P is X
when    not self-atari(*)
says    split(@, P) by * confidence 186 of 303
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
why     Our two stand over it on the second line, backed: bend on the first line and connect after.
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
why     It jumped past our stone: look into the gap, and it must join before anything else.
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
