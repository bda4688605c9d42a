# The enemy's last move must be answered at once: the focus is that stone.

class    react-without-thought
asked    an enemy stone; in all orientations
answer   best
last     none

bar react-not-a-stone-that-dies
why     A stone put where it is taken at once, for nothing, is no answer, whatever it was meant for.
draw
  ? @ ?
  ? * ?
  ? ? ?
when    own-cannot-play-safely(*)
yes
  . . . . . . .
  . . O X O . .
  . . X * X . .
  . . . X . . .
  . . . . . . .
yes
  + - - - - - - - -
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . * O . . .
  | . . . O . . . .
  | . . . . . . . .
  | . . . . . . . .
no      # a side is open: the stone has liberties there
  . . . . . . .
  . . O X O . .
  . . . * . . .
  . . . X . . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . O . . .
  . . O X O . .
  . . X . X . .
  . . . X . . .
  . . . . . . .

# Stones in atari.
use shape/take-the-last-liberty
why     It moved and has one liberty left: take it, unless that only trades one stone for another.
as      P is @
when    not self-atari(*)
yes
  . . . . .
  . . O O .
  . O X * .
  . . O . .
  . . . . .
yes
  . . . . .
  . . X . .
  . X O X .
  . . * . .
  . . . . .
no      # it has two liberties
  . . . . .
  . . . O .
  . O X * .
  . . O . .
  . . . . .
no      # taking it leaves us without a second liberty: that may be a ko or worse
  . . . . . .
  . . O X . .
  . O X * X .
  . . O X . .
  . . . . . .

pattern react-save-by-taking-the-attacker
why     Our string is in atari, but a stone that makes it so is in atari too: taking it saves us and
        gains.
draw
  ? * ?
  ? P ?
  @ A ?
where   P is X, A is O
when    liberties(A) = 1, liberties(P) = 1
says    capture(P) by *, save(A) by *
yes
  . . . . . .
  . . * . . .
  . O X O . .
  . X O . . .
  . . X . . .
  . . . . . .
yes
  . . . . . . .
  . . . O X . .
  . . O X O * .
  . . . . X . .
  . . . . . . .
  - - - - - - -
no      # the other stone has a liberty to spare
  . . . . . .
  . . * . . .
  . . X O . .
  . X O . . .
  . . X . . .
  . . . . . .
no      # we have a second liberty: no hurry
  . . . . . .
  . . * . . .
  . O X O . .
  . X O . . .
  . . . . . .
  . . . . . .

pattern react-stretch-out-of-atari
why     In atari: stretch, if three liberties come of it the enemy can't drive us on.
draw
  @ A *
where   A is O
when    liberties(A) = 1, liberties-after(*) > 2
says    save(A) by *, extend(A) by *
yes
  . . . . . . .
  . . X . . . .
  . X O * . . .
  . . X . . . .
  . . . . . . .
yes
  - - - - - +
  . * X O . |
  . X O . . |
  . . . . . |
  . . . . . |
no      # stretching leaves two liberties: a ladder, and that must be read
  . . . . . . .
  . . X X . . .
  . X O * . . .
  . . X . . . .
  . . . . . . .
no      # we still have two liberties
  . . . . . . .
  . . . . . . .
  . X O * . . .
  . . X . . . .
  . . . . . . .

pattern react-turn-out-of-atari
why     In atari: move out at the last liberty, where three liberties or more come of it.
draw
  @ A
  ? *
where   A is O
when    liberties(A) = 1, liberties-after(*) > 2
says    save(A) by *, extend(A) by *
yes
  . . . . . .
  . . X . . .
  . X O X . .
  . . * . . .
  . . . . . .
  . . . . . .
yes
  - - - - - +
  . * X O . |
  . X O . . |
  . . . . . |
  . . . . . |
no      # the open side is not open: two liberties only
  . . . . . .
  . . X . . .
  . X O X . .
  . X * . . .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . X . . .
  . X . X . .
  . . . . . .
  . . . . . .
  . . . . . .

# Looks and pushes at links.
pattern react-back-to-the-first-line
why     It gives atari on our first-line stone: back, if there are liberties behind.
draw
  ? A P
  * A @
  - - -
where   A is O, P is X
when    liberties(A) = 1, liberties-after(*) >= 2
says    save(A) by *
yes
  - - - - -
  O X * X .
  O X O O X
  O O X X X
yes
  - - - - - +
  . O * O X |
  O X X O X |
  O O X O X |
  X X O O X |
  . X X X X |
no      # a stone of ours is missing
  - - - - -
  O X . X .
  O . O O X
  O O X X X
no      # a stone of ours is missing
  - - - - - +
  . O . O X |
  O X X . X |
  O O X O X |
  X X O O X |
  . X X X X |

pattern react-take-the-one-it-left
why     It played on elsewhere around ours and left a stone with one liberty, next to a friend: take
        it.
draw
  Q *
  B P
  @ ?
where   B is O, P is X, Q is X
when    liberties(P) = 1
says    capture(P) by *
yes
  . O . X . |
  . . O . . |
  O X O X . |
  X * X O . |
  - - - - - +
yes
  . . . O .
  O O * . .
  . X O X .
  X O X . .
  X O O . X
no      # a stone of ours is missing
  . O . X . |
  . . O . . |
  O X . X . |
  X . X O . |
  - - - - - +
no      # a stone of ours is missing
  . . . O .
  O O . . .
  . . O X .
  X O X . .
  X O O . X

use one-space-link-attack/one-space-attack-through-between-two
why     It came in through the gap of ours: close the gap behind it, from outside it has no help.
as      A is @, B is P
when    not enemy-cannot-play-safely(*)
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
  | O . . X .
  | . O O O X
  | O X X O .
no      # the stone of ours beside it is missing
  . . O X .
  . . . X .
  . . O . .
  . . . O O
  O . . X X

use diagonal-contact/diagonal-contact-take-one-of-the-cross
why     The stone that parts ours has one liberty, and its friend came to help: take it first.
yes
  | . X . . .
  | * O X O .
  | . X O . O
  | . . . . .
  | . . X O X
yes
  - - - - -
  . . . . .
  X . X O .
  X * O X .
  X O X O X
  X X X O .
no      # a stone of ours is missing
  | . X . . .
  | . O X O .
  | . . O . O
  | . . . . .
  | . . X O X
no      # a stone of ours is missing
  - - - - -
  . . . . .
  X . X O .
  X . O . .
  X O X O X
  X X X O .

pattern react-block-where-it-would-come-out
why     It stretched between our walls and has one way out: stand there.
draw
  O @ ?
  O * B
  ? ? ?
where   B is O
when    not self-atari(*), stones(@) >= 2
says    block(@) by *
yes
  . . X O .
  X . X O .
  X O * O X
  O . O X .
  . . . X .
yes
  X X X X .
  X O O X .
  O X * . O
  O X O . O
  O X O O X
no      # the stone of ours beside it is missing
  . . X O .
  X . X O .
  X . . O X
  O . O X .
  . . . X .
no      # the stone of ours beside it is missing
  X X X X .
  X O O X .
  O X . . O
  O X . . O
  O X O O X

use contact-attack/contact-attack-block-where-the-push-joins-ours
why     It comes up behind our diagonal where its friend stands at the front: join, both ways at
        once.
as      P is @, @ is P
when    not enemy-cannot-play-safely(*)
says    connect(B, C) by * confidence 1055 of 1058
yes
  | . X . X O
  | . O X O X
  | O . * O X
  | . O O X X
  | O O X O .
yes
  O . . . .
  O X . . .
  X * O O .
  X . X . .
  X . X O O
no      # the stone of ours beside it is missing
  | . X . X O
  | . O X O X
  | O . . O X
  | . O . X X
  | O O X O .
no      # the stone of ours beside it is missing
  O . . . .
  O X . . .
  . . O O .
  X . X . .
  X . X O O

pattern react-fill-the-mouth
why     It looks into the mouth of three of ours: fill it, and all three are one.
draw
  ? A ?
  B * C
  ? @ ?
where   A is O, B is O, C is O
when    not enemy-cannot-play-safely(*)
says    connect(B, C) by * confidence 84 of 84
yes
  O . . . O
  . . O . O
  O X * O X
  . X O X X
  . . O . .
  - - - - -
yes
  . X X X .
  . . O . .
  . X * O O
  O . O X X
  . O X . .
no      # the stone of ours beside it is missing
  O . . . O
  . . O . O
  O X . . X
  . X O X X
  . . O . .
  - - - - -
no      # the stone of ours beside it is missing
  . X X X .
  . . O . .
  . X . O O
  O . . X X
  . O X . .

pattern react-past-the-corner-of-three
why     It closed the third side at our back: go on ahead, where the last way is.
draw
  ? P ? ?
  Q A * .
  ? @ ? ?
where   A is O, P is X, Q is X
when    not self-atari(*)
says    extend(A) by *
yes
  O X X . .
  X O X . .
  O * . . .
  . . . . .
  O . . . .
yes
  . . . . X
  . O . . .
  O X * . .
  X O . . .
  X . . . .
no      # the stone of ours beside it is missing
  O X X . .
  X . X . .
  O . . . .
  . . . . .
  O . . . .
no      # the stone of ours beside it is missing
  . . . . X
  . O . . .
  O . . . .
  X O . . .
  X . . . .

use string-defense/string-defense-straight-between-two
why     Enemies hold our stone from both ends: out at the side, at once.
as      Q is @
says    extend(A) by *
yes
  X . . . O
  X O . O .
  O X O . X
  . * . . .
  . . . . .
  - - - - -
yes
  | . . . . .
  | . . X O .
  | . * O X .
  | . O X X .
  | . O O X .
no      # the stone of ours beside it is missing
  X . . . O
  X O . O .
  O . O . X
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  | . . . . .
  | . . X O .
  | . . . X .
  | . O X X .
  | . O O X .

pattern react-attach-below-the-high-approach
why     It approaches our three-four stone from above: attach under it, and the corner is safe.
draw
  | ? . . . . . ?
  | ? . . . . . ?
  | . . A . @ . ?
  | . . . . * . ?
  | . . . . . . ?
  | . . . . . . ?
  + - - - - - - -
where   A is O
says    contact(@) by *, settle(A) by *
yes
  | . . * X .
  | . . . . .
  | . . . O .
  | . . . . .
  | . . . . .
  + - - - - -
yes
  | . . * O .
  | . . . . .
  | . . . X .
  | . . . . .
  | . . . . .
  + - - - - -
no      # a stone of ours is missing
  | . . . X .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  + - - - - -
no      # a stone of ours is missing
  | . . . O .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  + - - - - -

pattern react-solid-under-the-peep-on-the-third-line
why     It looks at our jump along the third line from above: solid, for below there is territory to
        keep.
draw
  ? . @ . ?
  . A * B .
  ? . . . ?
  ? . . . ?
  - - - - -
where   A is O, B is O
says    connect(A, B) by * confidence 13 of 13
yes
  O X . . .
  O . X . .
  . O * O .
  . . . . .
  . . . . .
  - - - - -
yes
  | . . . O O
  | . . O . X
  | . . * X .
  | . . O . .
  | . . . . .
no      # the stone of ours beside it is missing
  O X . . .
  O . X . .
  . . . O .
  . . . . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  | . . . O O
  | . . O . X
  | . . . X .
  | . . . . .
  | . . . . .

pattern react-answer-the-approach-by-a-knights-move
why     It comes to our four-four stone from the one side: a knight's move on the other side answers
        in balance.
draw
  | ? . . . . . ?
  | ? . * . . . ?
  | ? . . . . . ?
  | ? . . A . . ?
  | ? . . . . @ ?
  | . . . . . . ?
  | . . . . . . ?
  + - - - - - - -
where   A is O
says    extend-along(A) by *
yes
  | . . * . . .
  | . . . . . .
  | . . . O . .
  | . . . . . X
  | . . . . . .
  | . . . . . .
  + - - - - - -
yes
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . . . . . *
  | . . . O . .
  | . . . . . .
  | . . X . . .
no      # a stone of ours is missing
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . . . X
  | . . . . . .
  | . . . . . .
  + - - - - - -
no      # a stone of ours is missing
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . X . . .

pattern react-stretch-on-the-fourth-above-its-third
why     It walks on along the third line: walk on above it on the fourth.
draw
  O A * .
  ? P @ .
  ? . . ?
  ? . . ?
  - - - -
where   A is O, P is X
when    not self-atari(*)
says    press(@) by *, extend(A) by *
yes
  | . . O X .
  | . . O X .
  | . . O * .
  | . . . . .
  | . . . . .
yes
  - - - - -
  . . . . .
  . . . . .
  . . O O .
  . . * X X
  . . . . .
no      # the stone of ours beside it is missing
  | . . O X .
  | . . O . .
  | . . O . .
  | . . . . .
  | . . . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . .
  . . O O .
  . . . . X
  . . . . .

pattern react-close-the-two-space-gap
why     It looks into the gap of two between ours: close it on the side of the weaker stone.
draw
  ? . @ ?
  A . * B
  ? . . ?
where   A is O, B is O
when    liberties(B) <= 3
says    connect(A, B) by * confidence 128 of 143
yes
  . O . . .
  . . . O .
  . * X X O
  . O O X O
  X X . . X
yes
  O O O O O
  . . . . X
  . * X . .
  . O X O .
  . . O X .
no      # a stone of ours is missing
  . . . . .
  . . . O .
  . . X X O
  . O O X O
  X X . . X
no      # a stone of ours is missing
  O . O O O
  . . . . X
  . . X . .
  . O X O .
  . . O X .

pattern react-hold-the-corner-against-the-slide
why     It slides under our four-four stone: take the three-three point, our base and its eyes are
        there.
draw
  | ? . ? ? ? ? ?
  | ? . . A . . ?
  | . . * . . P ?
  | . . . @ . . ?
  | . . . . . . ?
  + - - - - - - -
where   A is O, P is X
says    block(@) by *, settle(A) by *
yes
  | . . . . . .
  | . . . O . .
  | . . * . . X
  | . . . X . .
  | . . . . . .
  + - - - - - -
yes
  | . . . . . .
  | . . . X . .
  | . . * . . O
  | . . . O . .
  | . . . . . .
  + - - - - - -
no      # a stone of ours is missing
  | . . . . . .
  | . . . . . .
  | . . . . . X
  | . . . X . .
  | . . . . . .
  + - - - - - -
no      # a stone of ours is missing
  | . . . . . .
  | . . . . . .
  | . . . . . O
  | . . . O . .
  | . . . . . .
  + - - - - - -

pattern react-step-between-two-that-come
why     It comes from a second side with a friend at the first: step between them.
draw
  P . ?
  A * .
  ? @ ?
where   A is O, P is X
when    not self-atari(*), stones(A) <= 2
says    extend(A) by *
yes
  . X . O X
  . O * . O
  X O X O .
  . X X X X
  X . . . .
yes
  . . X O O
  O X . X X
  . * O . .
  O . X O .
  . O O . X
no      # the stone of ours beside it is missing
  . X . O X
  . . . . O
  X O X O .
  . X X X X
  X . . . .
no      # the stone of ours beside it is missing
  . . X O O
  O . . X X
  . . O . .
  O . X O .
  . O O . X

pattern react-hane-where-it-stopped
why     It stopped our push and its stone has our friend at its other side: bend around it there.
draw
  ? @ *
  . A .
  ? O ?
  ? ? B
where   A is O, B is O
when    not self-atari(*), liberties(A) >= 3
says    hane(@) by *
yes
  . . O . X
  O . . . .
  X X O O X
  . * . . O
  . . . . .
  - - - - -
yes
  X O . X .
  X X O O X
  O * . . O
  . . . . .
  . . O O O
no      # a stone of ours is missing
  . . O . X
  O . . . .
  X X . O X
  . . . . O
  . . . . .
  - - - - -
no      # a stone of ours is missing
  X O . X .
  X X . O X
  O . . . O
  . . . . .
  . . O O O

pattern react-fence-in-the-crawler-from-above
why     It crawled one on in the corner: the fence in front keeps the side.
draw
  A A . ?
  P @ * ?
  . . . ?
  - - - -
where   A is O, P is X
when    not self-atari(*)
says    block(@) by *
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
  . O X . |
  O . X . |
  O X X . |
no      # a stone of ours is missing
  . . . . X
  . X . X .
  O O . . .
  . . . . .
  - - - - -

pattern react-hane-at-its-crawl-of-two
why     It crawled into our side with two: in front of it the hane, for each step costs us points.
draw
  ? A . ?
  P @ * .
  ? . . ?
  - - - -
where   A is O, P is X
when    not self-atari(*), line(@) = 2
says    hane(@) by *, block(@) by *
yes
  | . O . .
  | . O X .
  | . * . .
  | . . X .
  | . O X X
yes
  O . . . |
  O . * . |
  . O X . |
  O O X . |
  O X X . |
no      # a stone of ours is missing
  | . O . .
  | . O . .
  | . . . .
  | . . X .
  | . O X X
no      # a stone of ours is missing
  O . . . |
  O . . . |
  . . X . |
  O O X . |
  O X X . |

pattern react-over-the-one-with-helpers-behind
why     Two helpers stand behind the stone between ours: over its head, nothing else stops it.
draw
  ? * ?
  A P B
  @ . Q
where   A is O, B is O, P is X, Q is X
when    not self-atari(*)
says    block(P) by *
yes
  X X . . .
  . * . X .
  X O X . .
  O . O X .
  O O X . O
yes
  . . O . X
  . . * . .
  . O X O .
  . X . X X
  . . . . .
no      # a stone of ours is missing
  X X . . .
  . . . X .
  X O . . .
  O . O X .
  O O X . O
no      # a stone of ours is missing
  . . O . X
  . . . . .
  . . X O .
  . X . X X
  . . . . .

pattern react-cut-what-turned-away
why     It drew back to save the one side: the other side hangs on a crossing, cut it.
draw
  P *
  A Q
  ? @
where   A is O, P is X, Q is X
when    not self-atari(*), liberties(P) <= 2
says    cut(P, Q) by * confidence 646 of 798
yes
  . . . . .
  . . . X .
  . X X * .
  . . O X O
  . . . O .
yes
  . O . X .
  . . * O .
  . . O X X
  . O O O .
  . O X . .
no      # a stone of ours is missing
  . . . . .
  . . . X .
  . X X . .
  . . . X O
  . . . O .
no      # a stone of ours is missing
  . O . X .
  . . . O .
  . . O . X
  . O O O .
  . O X . .

pattern react-answer-the-first-line-descent
why     It came down to the first line beside ours: block where it would slide under.
draw
  A P ?
  * @ ?
  - - -
where   A is O, P is X
when    not self-atari(*)
says    block(@) by *
yes
  | . X X
  | * X .
  | O O X
  | . . O
  | . . .
yes
  - - - - -
  . X * O .
  . X O . O
  X . X O .
no      # the stone of ours beside it is missing
  | . X X
  | . . .
  | O O X
  | . . O
  | . . .
no      # the stone of ours beside it is missing
  - - - - -
  . X . O .
  . X . . O
  X . X O .

pattern react-extend-to-the-knights-pincer-side
why     It approaches our four-four stone low: a stone a space beyond it leaves it no base on that
        side.
draw
  | ? . . . . . . . . ?
  | ? . . . . . . . . ?
  | ? . . A . . . . . ?
  | ? . . . . @ . * . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
where   A is O
says    pincer(@) by *
yes
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . *
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes
  . . * . . |
  . . . . . |
  . . X . . |
  . . . . . |
  . O . . . |
  . . . . . |
  . . . . . |
  . . . . . |
  - - - - - +
no      # a stone of ours is missing
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # a stone of ours is missing
  . . . . . |
  . . . . . |
  . . X . . |
  . . . . . |
  . . . . . |
  . . . . . |
  . . . . . |
  . . . . . |
  - - - - - +

pattern react-jump-before-the-close-pincer
why     It pinches our third-line stone from a space away: jump out before it leans on us.
draw
  ? . * . ? ?
  . . . . . ?
  . . A . @ ?
  ? . . . . ?
  ? . . . . ?
  - - - - - -
where   A is O
says    run(A) by *
yes
  . . . . . |
  . . O . . |
  . . . . . |
  * . X . . |
  . . . . . |
yes
  . . . . . |
  . . X . . |
  . . . . . |
  * . O . . |
  . . . . . |
no      # a stone of ours is missing
  . . . . . |
  . . O . . |
  . . . . . |
  . . . . . |
  . . . . . |
no      # a stone of ours is missing
  . . . . . |
  . . X . . |
  . . . . . |
  . . . . . |
  . . . . . |

use contact-answer/connect-against-the-look

pattern react-close-the-bamboo-joint
why     One of the two crossings of the bamboo joint is gone: take the other, the joint is good for
        just this.
draw
  A @ B
  A * B
where   A is O, B is O
says    connect(A, B) by * confidence 11 of 11
yes
  . . . . .
  . O X O .
  . O * O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . O X O .
  . O * O .
  . . . . X
no      # the other crossing is lost too: nothing is left to close
  . . . . .
  . O X O .
  . O X O .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . O . O .
  . O . O .
  . . . . .

use key-point-shape/key-last-crossing
why     Stones on a diagonal have two crossings, and the enemy took one: the other one is ours, now.
as      P is @
when    not enemy-cannot-play-safely(*), liberties(A) <= 3
says    connect(A, B) by * confidence 2097 of 2109
yes
  . . . .
  . O X .
  . * O .
  . . . .
yes
  - - - - - +
  . * X O . |
  . X O . . |
  . . . . . |
  X . . . . |
no      # they are joined another way
  . . . . . . .
  . . . . . . .
  . . O O X . .
  . . O * O . .
  . . O O O . .
  . . . . . . .
  . . . . . . .
no      # the enemy has both crossings
  . . . . .
  . O X . .
  . X O . .
  . . . . .
  . . . . .

pattern react-connect-against-the-clamp
why     Clamped from above and below, the stone hangs on one link: connect it before it is cut off
        along the third line.
draw
  ? X . ?
  ? A * B
  ? @ . ?
  ? . . ?
  - - - -
where   A is O, B is O
says    connect(A, B) by *
yes
  . . . . . .
  . . X . . .
  . . O * O .
  . . X . . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . X . . .
  X . O * O .
  . . X . . .
  . . . . . .
  - - - - - -
no      # it is not clamped: the stone above is missing, one more move would be needed to cut
  . . . . . .
  . . . . . .
  . . O * O .
  . . X . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X X . .
  . . O . O .
  . . X . . .
  . . . . . .
  - - - - - -

pattern react-block-the-push-between-two
why     It pushes out between two of our stones: stand before its head, or the two are apart for
        good.
draw
  ? X ?
  O @ O
  ? * ?
when    not self-atari(*)
says    block(@) by *
yes
  . . . . .
  . . X . .
  . O X O .
  . . * . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . X . |
  . O O * |
  . . X . |
  . . . . |
  . . . . |
no      # the stone came alone: nothing pushes behind it
  . . . . .
  . . . . .
  . O X O .
  . . * . .
  . . . . .
no      # it has run against our stone already
  . . . . .
  . . X . .
  . O X O .
  . . O . .
  . . . . .

pattern react-atari-the-wedge
why     A wedge between two stones has two liberties: put it in atari from the side where our other
        stones are.
draw
  ? O ?
  ? * O
  A @ B
  ? . ?
where   A is O, B is O
when    liberties(@) = 2
says    atari(@) by *
yes
  . . . . .
  . . O . .
  . . * O .
  . O X O .
  . . . . .
  . . . . .
yes
  | . . . .
  | . X . .
  | . * X .
  | X O X .
  | . . . .
  | . . . .
  | . . . .
no      # its friend stands behind: it has more liberties
  . . . . .
  . . O . .
  . . * O .
  . O X O .
  . . X . .
  . . . . .
no      # no stone of ours is on this side: reading must choose the side
  . . . . .
  . . . . .
  . . * . .
  . O X O .
  . . . . .
  . . . . .

# Heads and bends.
pattern react-hane-at-the-head-of-two
why     Two in a row with our stones alongside: bend over their head at once, it costs them shape
        and liberties.
draw
  ? . .
  . * .
  A @ .
  O X ?
  ? . ?
where   A is O
when    not self-atari(*)
says    hane(@) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . O X . .
  . . . . .
  . . . . .
yes
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . O X . . |
  . . . . O X . . |
  . . . . * . . . |
  . . . . . . . . |
  - - - - - - - - +
no      # the enemy also stands over our own head: bending would be cut
  . . . . .
  . . . . .
  . X * . .
  . O X . .
  . O X . .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . . .
  . O . . .
  . O X . .
  . . . . .
  . . . . .

pattern react-extend-the-cut-stone
why     Crosscut: extend, and the stone to pull out is the one with the fewest liberties.
draw
  A @ ?
  P B .
  ? * .
  ? . ?
where   A is O, P is X, B is O
when    liberties(B) = 2, liberties-after(*) > 2
says    extend(B) by *
yes
  . . . . .
  . O X . .
  . X O . .
  . . * . .
  . . . . .
  . . . . .
yes
  . . . . |
  . . * . |
  . X O . |
  . O X . |
  . . . . |
  . . . . |
  . . . . |
no      # the extension gives too few liberties
  . . . . .
  . O X . .
  . X O . .
  . . * X .
  . . X . .
  . . . . .
no      # our two stones are connected: nothing is cut
  . . . . .
  . O X . .
  . O O . .
  . . * . .
  . . . . .
  . . . . .

pattern react-cut-off-the-overplayed-hane
why     It bent around our head leaving the crossing open, and our stones behind it are strong: cut
        it off.
draw
  ? . . ?
  . @ * .
  O A P ?
  ? O X ?
where   A is O, P is X
when    not self-atari(*), liberties(A) > 2
says    cut(@, P) by * confidence 15 of 17
yes
  . . . . . .
  . . . . . .
  . . X * . .
  . O O X . .
  . . O X . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . X .
  . . . . . .
  . . X * . .
  . O O X . .
  . . O X . .
  . . . . . .
no      # the crossing is closed
  . . . . . .
  . . . . . .
  . . X X . .
  . O O X . .
  . . O X . .
  . . . . . .
no      # our stones behind have few liberties: the cut starts a fight that we may lose
  . . . . . . .
  . . . X X . .
  . X X * . . .
  . O O X X . .
  . X O X X . .
  . X . . . . .
  . . . . . . .

pattern react-stretch-beside-the-hane
why     It bent over our head: stretch to the free side, keeping the crossing behind it as a cut for
        later.
draw
  ? . .
  . @ .
  P A *
  ? . ?
where   P is X, A is O
says    extend(A) by *
yes
  . . . . .
  . . . . .
  . . X . .
  . X O * .
  . . . . .
  . . . . .
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . O . . .
  | * X O . .
  | . . . . .
  | . . . . .
no      # the free side is taken
  . . . . .
  . . . . .
  . . X . .
  . X O X .
  . . . . .
  . . . . .
no      # it stands alone over us, with no stone to be cut from
  . . . . .
  . . . . .
  . . X . .
  . . O * .
  . . . . .
  . . . . .

pattern react-keep-pace
why     It went one ahead along our wall: come level, or its next stone bends over our head.
draw
  ? . ?
  . * @
  ? A X
  ? O ?
where   A is O
when    not self-atari(*)
says    extend(A) by *, block(@) by *
yes
  . . . . .
  . . . . .
  . . * X .
  . . O X .
  . . O . .
  . . . . .
yes
  | . . . . .
  | . . . X .
  | . . O X .
  | . . O * .
  | . . . . .
  | . . . . .
  | . . . . .
no      # something stands over the point: even level, we are bent around
  . . . . .
  . . X . .
  . . * X .
  . . O X .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . . .
  . . O X .
  . . O . .
  . . . . .

# The corner and the third line.
glob react-three-three-invasion
why     The enemy enters the corner under our four-four stone.
draw
  | . . . A .
  | . . @ . .
  | . . . . .
  | . . . . .
  + - - - - -
where   A is O

pattern react-block-toward-the-waiting-stone
why     The three-three point is entered: block on the side where our own stone waits, so that the
        wall works with it.
draw
  | ? . . o . ?
  | ? . o O . ?
  | ? . . . . ?
  | ? . . . . ?
  | ? . . . . ?
  | ? . . . . ?
  | ? . . . . ?
  | . . * A . .
  | . . @ . . .
  | . . . . . .
  | . . . . . .
  + - - - - - -
where   A is O
says    block(@) by *, defend-moyo by *
yes
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . * O . . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . X .
  | . . . . . . .
  | . . . O . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . * O . . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # they live on that side already: the wall would face their strength
  | . . . . . . .
  | . . . . . . .
  | . . X O . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . * O . . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . X . . . .
  | . . . O . . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -

pattern react-block-on-the-open-side
why     The three-three point is entered: block where the side is open; the other way they get it
        anyway.
draw
  | ? . . . . ?
  | ? . . . . ?
  | ? . . . . ?
  | ? . . . . ?
  | . . * A . .
  | . . @ . . .
  | . . . . . .
  | . . . . . .
  + - - - - - -
where   A is O
says    block(@) by *
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . * O . . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . * X . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone stands along this side, and along the other
  | . . . . . . . . . .
  | . . . . . . . . . .
  | . . X . . . . . . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  | . . * O . . . . . .
  | . . X . . . X . . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . X . . . .
  | . . . O . . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -

end

pattern react-stand-up-from-the-diagonal-attachment
why     It leans diagonally to take our base: stand up, so that no hane comes on top of it.
draw
  ? . . .
  P . * .
  ? @ A .
  ? . . .
  ? . . .
  - - - -
where   P is X, A is O
says    extend(A) by *
yes
  . . . . . .
  . . . . . .
  . X . * . .
  . . X O . .
  . . . . . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . X . * . .
  . . X O . .
  . . . . . .
  . X . . . .
  - - - - - -
no      # the stone above is theirs already
  . . . . . .
  . . . . . .
  . X . X . .
  . . X O . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # no stone stands diagonally behind: the touch can be bent around
  . . . . . .
  . . . . . .
  . . . * . .
  . . X O . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern react-stand-up-from-the-bump
why     It bumps into us along the third line: stand up, for a hane over our head would cost the
        whole side.
draw
  ? . . ?
  . . * .
  X @ A .
  ? . . .
  ? . . .
  - - - -
where   A is O
says    extend(A) by *
yes
  . . . . . .
  . . . . . .
  . . . * . .
  . X X O . .
  . . . . . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . X
  . . . * . .
  . X X O . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # its friend is above: the stand would be under its stones
  . . . . . .
  . . . . . .
  . . . X . .
  . X X O . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . . X . .
  . . . . . .
  . X X O . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern react-rise-beside-the-shoulder-hit
why     Shoulder hit: rise on the side where our stone has room, and it is the hitting stone that
        must look after itself.
draw
  ? . . . ?
  . @ * . .
  . . A . .
  ? . . . ?
  ? . . . ?
  - - - - -
where   A is O
says    extend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . X * . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * X . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the way up is closed
  . . . . . . .
  . . . X . . .
  . . X * . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # we have a stone beside it already
  . . . . . . .
  . . . . . . .
  . . X O . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern react-hane-against-the-stone-on-top
why     It attaches on top: bend around on the side of our own stones, and connect when it draws
        back.
draw
  ? . . . ? ?
  . . @ * . .
  . . A . . O
  ? . . . . ?
  ? . . . . ?
  - - - - - -
where   A is O
when    not self-atari(*)
says    hane(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . . X * . . .
  . . . O . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . . .
  . . . . . . . .
  . . . X * . . .
  . . . O . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # nothing of ours is on this side, nor on the other
  . . . . . . . .
  . . . . . . . .
  . . . X * . . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # its friend waits above the bend
  . . . . . . . .
  . . . . X . . .
  . . . X * . . .
  . . . O . . O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern react-hane-over-the-side-attachment
why     It attaches on the third line from the side: bend over it, the outside is worth more than
        what it gets below.
draw
  ? . . ?
  . * . .
  . @ A .
  ? . . .
  ? . . .
  - - - -
where   A is O
says    hane(@) by *
yes
  . . . . . .
  . . . . . .
  . . * . . .
  . . X O . .
  . . . . . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . . * . . .
  . . X O . .
  . . . . . X
  . . . . . .
  - - - - - -
no      # its friend is above: the bend would be cut off
  . . . . . .
  . . X . . .
  . . * . . .
  . . X O . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . . . . . .
  . . X O . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern react-hane-against-the-underneath-touch
why     It touches from below: stop it on the side of our territory; outside it has nothing to gain.
draw
  ? . A . O
  ? . @ * .
  ? . . . .
  - - - - -
where   A is O
when    not self-atari(*)
says    hane(@) by *, hold by *
yes
  . . . . . . .
  . . . O . O .
  . . . X * . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . O . O X
  . . . X * . .
  . . . . . . .
  - - - - - - -
no      # no stone of ours on this side to be protected
  . . . . . . .
  . . . O . . .
  . . . X * . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . O X O .
  . . . X . . .
  . . . . . . .
  - - - - - - -

# The second and the first line.
pattern react-block-the-hane-below
why     It bends below our third-line stones: block, or the base and the points under us go.
draw
  O A P ?
  . * @ ?
  . . . .
  - - - -
where   A is O, P is X
when    not self-atari(*)
says    block(@) by *
yes
  . . . . . .
  . O O X . .
  . . * X . .
  . . . . . .
  - - - - - -
yes
  . . . . . |
  . . O . . |
  . . O * . |
  . . X X . |
  . . . . . |
  - - - - - +
no      # the stone behind is theirs: the block would be cut off
  . . . . . .
  . X O X . .
  . . * X . .
  . . . . . .
  - - - - - -
no      # not at the edge: it is just a hane in the open
  . . . . . . .
  . O O X . . .
  . . * X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .

pattern react-block-the-first-line-hane
why     First-line hane: block and connect later, unless the loss is small enough to play elsewhere.
draw
  O A P
  . * @
  - - -
where   A is O, P is X
when    not self-atari(*)
says    block(@) by *, hold by *
yes
  . . . . .
  . O O X .
  . . * X .
  - - - - -
yes
  + - - - -
  | . . . .
  | . . . .
  | . X . .
  | * X . .
  | O O . .
  | . . . .
  | . . . .
  | . . . .
no      # the stone behind is theirs: the block is taken
  . . . . .
  . X O X .
  . . * X .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . O . X .
  . . . X .
  - - - - -

pattern react-stop-the-crawl-under-us
why     It crawls under our stones: stop it here, each further step costs us two points and them
        nothing.
draw
  ? O O ?
  X @ * ?
  ? . . ?
  - - - -
when    not self-atari(*)
says    block(@) by *
yes
  . . . . . .
  . . O O . .
  . X X * . .
  . . . . . .
  - - - - - -
yes
  . . . . |
  . . . . |
  . . X . |
  . O X . |
  . O * . |
  . . . . |
  . . . . |
no      # it is through already
  . . . . . .
  . . O O . .
  . X X X . .
  . . . . . .
  - - - - - -
no      # our upper stones do not reach over the block: it is bent around
  . . . . . .
  . . O . . .
  . X X * . .
  . . . . . .
  - - - - - -

pattern react-join-behind-the-first-line-hane
why     Our hane on the first line was blocked: connect behind it, or it is taken.
draw
  ? P ?
  * A @
  - - -
where   A is O, P is X
when    liberties(A) = 1, liberties-after(*) >= 2
says    save(A) by *
yes
  . . . |
  O O * |
  X X O |
  . . X |
  . . . |
yes
  X O . |
  X X * |
  O O X |
  . . O |
  X . . |
no      # the stone of ours beside it is missing
  . . . |
  O O . |
  X X . |
  . . X |
  . . . |
no      # the stone of ours beside it is missing
  X O . |
  X X . |
  O O . |
  . . O |
  X . . |

pattern react-close-the-knights-gap-when-pushed
why     It pushes at the gap of the knight's move: close it at the waist.
draw
  A * . 
  ? @ B
where   A is O, B is O
when    not self-atari(*)
says    block(@) by *
yes
  . . . O
  O . X .
  . * O .
  . X . O
  . . . .
yes
  - - - - -
  . . . . .
  . O * . .
  . O X O O
  . X X X X
no      # the stone of ours beside it is missing
  . . . O
  O . . .
  . . O .
  . X . O
  . . . .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . .
  . O X O O
  . X X X X

pattern react-connect-the-cut-in-front
why     It looks at the cut behind our head: the solid move leaves nothing.
draw
  ? A P
  @ * B
  ? . ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*), not self-atari(*)
says    connect(A, B) by * confidence 187 of 188
yes
  - - - - -
  . . . . .
  . X * O .
  . . O X .
  . . . X .
yes
  X O . O .
  X X O . X
  . O * X X
  . . . . O
  - - - - -
no      # an enemy stone more stands there
  - - - - -
  . . . . .
  . X X O .
  . . O X .
  . . . X .
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . X . . .
  . . O X .
  . . . X .

pattern react-block-on-the-second-line
why     It slides in on the second line: stop it from the side where our stone stands.
draw
  ? A . ?
  . * @ .
  . . . .
  - - - -
where   A is O
when    not self-atari(*)
says    block(@) by *
yes
  - - - - - -
  . . . . . .
  . . X * . .
  X . . O . .
  O O . . . .
yes
  - - - - - -
  . . . . . .
  . . X * . X
  . . . O . X
  . . X O . X
no      # an enemy stone more stands there
  - - - - - -
  . . . . . .
  . X X . . .
  X . . O . .
  O O . . . .
no      # the stone of ours beside it is missing
  - - - - - -
  . . . . . .
  . . X . . .
  X . . . . .
  O O . . . .

pattern react-block-the-second-line-slide
why     It slides under us along the second line: stop it below our stone.
draw
  ? A ? ?
  . . . ?
  . * @ ?
  . . . .
  - - - -
where   A is O
when    not self-atari(*)
says    block(@) by *
yes
  . . . . . .
  . . X . . .
  . . . . . .
  . . * O . .
  . . . . . .
  - - - - - -
yes
  . . . . . .
  . . X . X X
  . . . . . O
  . . * O . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . . . . . .
  . . O O . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . . . . . .
  . . . O . .
  . . . . . .
  - - - - - -

pattern react-stand-down-away-from-the-touch
why     Touched from the side, with another of the enemy a step lower: stand down before
        that closes.
draw
  ? . ? ?
  . A @ .
  . * . P
  ? . ? ?
where   A is O, P is X
when    stones(A) = 1
says    extend(A) by *
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . O . * . . |
  . . O X . . |
  . . . . . . |
  . . . . . . |
yes
  . . . . . . |
  . . . . . . |
  . . * O . . |
  . . . X . . |
  . . X . . . |
  . . . . . . |
no      # an enemy stone more stands there
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . O . . O . |
  . . O X . . |
  . . . . . . |
  . . . . . . |
no      # the stone of ours beside it is missing
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . O . . . . |
  . . O . . . |
  . . . . . . |
  . . . . . . |

pattern react-stretch-along-the-press
why     It presses us down on the third line: stretch ahead, never fall behind.
draw
  ? @ ? ?
  . A * .
  . . . .
  . . . .
  - - - -
where   A is O
when    stones(@) >= 2, not self-atari(*)
says    extend(A) by *
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . * O . . |
  . . X X . . |
  . . . . . . |
yes
  . X . . . . |
  . . X X . . |
  O . * O . . |
  . . . . . . |
  . . . . . . |
  - - - - - - +
no      # an enemy stone more stands there
  - - - - - - +
  . . . . . . |
  . . . X . . |
  . . . O . . |
  . . X X . . |
  . . . . . . |
no      # the stone of ours beside it is missing
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . . . . |
  . . X X . . |
  . . . . . . |

pattern react-answer-the-knights-peep
why     It looks at the waist of the knight's move: take the waist ourselves.
draw
  A * ?
  @ . B
where   A is O, B is O
when    not enemy-cannot-play-safely(*), not self-atari(*)
says    connect(A, B) by * confidence 359 of 392
yes
  . . O . .
  X X . O .
  . O * . .
  . . . . .
yes
  . . O X
  . X O .
  O * . .
  . . X .
  O O . .
no      # an enemy stone more stands there
  . . O . .
  X X . O .
  . O X . .
  . . . . .
no      # the stone of ours beside it is missing
  . . O . .
  X X . . .
  . O . . .
  . . . . .

pattern react-join-at-the-looked-at-crossing
why     It came below our stone, and its friend holds one crossing: the other is all that joins us.
draw
  ? * A
  ? B P
  ? @ ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*), not self-atari(*)
says    connect(A, B) by * confidence 1663 of 1674
yes
  + - - - - - -
  | . . . . . .
  | . . X . . .
  | . . O X . X
  | . . * O . .
  | . . . . . .
  | . . . O . .
yes
  X O . . |
  . . X . |
  X X O . |
  O O * . |
  . . . . |
no      # the stone of ours beside it is missing
  + - - - - - -
  | . . . . . .
  | . . X . . .
  | . . . X . X
  | . . . O . .
  | . . . . . .
  | . . . O . .
no      # the stone of ours beside it is missing
  X O . . |
  . . X . |
  X X . . |
  O O . . |
  . . . . |

pattern react-turn-after-the-push
why     It pushed at the end of our wall: turn around its head before it turns around ours.
draw
  ? . . ?
  . * . ?
  A @ . ?
  O P ? ?
where   A is O, P is X
when    not self-atari(*), stones(@) >= 2
says    hane(@) by *, block(@) by *
yes
  X . . . . .
  . . . . . .
  . . . . . .
  . X X * . .
  X O O . . .
  O . . . . .
yes
  . X O . . .
  . . O . . .
  . . . . . .
  . X X * . .
  X O O . . .
  . . . O . .
no      # an enemy stone more stands there
  X . . . . .
  . . . . . .
  . . . . . .
  . X X . . .
  X O O X . .
  O . . . . .
no      # the stone of ours beside it is missing
  X . . . . .
  . . . . . .
  . . . . . .
  . X X . . .
  X . O . . .
  O . . . . .

pattern react-out-of-the-crosscut
why     The cut leaves our stone two enemies at its sides: go straight out on the third side.
draw
  ? ? . ?
  P A * .
  ? @ . ?
where   A is O, P is X
when    liberties(A) = 2, liberties-after(*) >= 4
says    extend(A) by *
yes
  - - - - - -
  . . . . . .
  . . . . . .
  . . * O X .
  . . . X O .
  . . . . . .
yes
  . . . . . O
  . . X . . .
  . X O * . .
  . . . . . .
  . O O . . .
no      # the stone of ours beside it is missing
  . . . . . O
  . . X . . .
  . X . . . .
  . . . . . .
  . O O . . .
no      # an enemy stone more stands there
  . . . . . O
  . . X . . .
  . X O . X .
  . . . . . .
  . O O . . .

pattern react-stretch-up-when-held-below
why     It leans on us and its friend holds us from below: stretch up, the head must stay out.
draw
  ? . ?
  . * ?
  @ A ?
  ? P ?
where   A is O, P is X
when    liberties(A) <= 2, liberties-after(*) >= 3
says    extend(A) by *
yes
  . . X . .
  . . . . .
  . . * . .
  O . O X .
  . . X . .
  . . . . .
yes
  O X . . .
  O X O . O
  . O X O .
  . . * . .
  . . . . .
  - - - - -
no      # an enemy stone more stands there
  . . X . .
  . . . . .
  . . X . .
  O . O X .
  . . X . .
  . . . . .
no      # the stone of ours beside it is missing
  . . X . .
  . . . . .
  . . . . .
  O . . X .
  . . X . .
  . . . . .

pattern react-sideways-after-the-step
why     It stepped on beside ours with a friend waiting ahead: bend between them.
draw
  ? P ?
  A * ?
  Q ? ?
  @ ? ?
where   A is O, P is X, Q is X
when    not self-atari(*)
says    block(Q) by *
yes
  . . . . . |
  . O O O . |
  X X X O . |
  . . * X . |
  . . O . . |
yes
  - - - - -
  . . . . .
  . . . * X
  . X X O .
  . . O X .
  . . . O .
no      # the stone of ours beside it is missing
  . . . . . |
  . O O O . |
  X X X O . |
  . . . . . |
  . . O . . |
no      # the stone of ours beside it is missing
  - - - - -
  . . . . .
  . . . . X
  . X X . .
  . . O X .
  . . . O .

pattern react-up-from-under-the-hat
why     It stands on our two from above at the end: turn up beside it, or it walks over us.
draw
  . * ?
  @ A ?
  ? O ?
where   A is O
when    not self-atari(*), stones(A) = 2, liberties(@) >= 3
says    extend(A) by *
yes
  . . . . .
  O . O O .
  . * X X .
  . . . . .
  . . . . .
yes
  . . . . .
  O O . . .
  X X * . .
  O . . . .
  O . . X .
no      # the stone of ours beside it is missing
  . . . . .
  O O . . .
  X . . . .
  O . . . .
  O . . X .
no      # the stone of ours beside it is missing
  . . . . .
  O O . . .
  X . . . .
  O . . . .
  O . . X .

pattern react-close-over-the-joined-one
why     It joined its stone that comes up beside ours: close over that one, our other stone stands
        above.
draw
  A * ?
  ? P B
  ? @ ?
where   A is O, B is O, P is X
when    not self-atari(*)
says    block(P) by *
yes
  - - - - -
  . . . . .
  . O * . .
  . . X O .
  O O X X O
  . . . O X
yes
  . . . . .
  . O . . .
  * X X . .
  O O X . .
  . X O O .
no      # the enemy stone is missing
  - - - - -
  . . . . .
  . O . . .
  . . . O .
  O O X X O
  . . . O X
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . X X . .
  . O X . .
  . X O O .

pattern react-in-front-of-the-walk
why     It walks along our two a point off: step in front of it.
draw
  A . * ?
  A . @ ?
where   A is O
when    not self-atari(*)
says    block(@) by *
yes
  X . O O X
  X . O X .
  X . * . .
  X . . . .
  . . . . .
yes
  O . X O X
  O . X O O
  O . * . .
  . . . . .
  . . . . .
no      # a stone of ours is missing
  X . O O X
  X . O X .
  . . . . .
  X . . . .
  . . . . .
no      # a stone of ours is missing
  O . X O X
  O . X O O
  . . . . .
  . . . . .
  . . . . .

pattern react-hold-the-second-line-when-it-comes-under
why     It steps under us on the second line from outside: stop it with ours straight below.
draw
  P A . ?
  @ * . ?
  . . . ?
  - - - -
where   A is O, P is X
when    not self-atari(*)
says    block(@) by *
yes
  X O O . X
  . X O . X
  . X * . X
  . . . . .
  - - - - -
yes
  | . . . .
  | . * O O
  | . X X O
  | . . X O
  | . . X X
no      # the stone of ours beside it is missing
  X O O . X
  . X . . X
  . X . . X
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  | . . . .
  | . . . O
  | . X X O
  | . . X O
  | . . X X

pattern react-jump-beside-the-jump
why     It jumps out beside ours: jump along with it, whoever falls behind is shut in.
draw
  ? . . . ?
  . @ . * .
  . . . . .
  ? P . A ?
where   A is O, P is X
says    run(A) by *, make-link(A) by *
yes
  . . . . .
  O . O . .
  . . . . .
  X . * . .
  . . . . .
yes
  . . . X X
  . . . . .
  . O . * .
  . . . . .
  . O . X .
no      # a stone of ours is missing
  . . . . .
  O . O . .
  . . . . .
  . . . . .
  . . . . .
no      # a stone of ours is missing
  . . . X X
  . . . . .
  . O . . .
  . . . . .
  . O . . .

pattern react-connect-beside-the-stone-that-was-joined
why     It joined its cutter behind: ours at the crossing joins as well, before the next push.
draw
  A * ?
  P B ?
  @ ? ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*), liberties(B) <= 3
says    connect(A, B) by * confidence 2015 of 2028
yes
  . . . . .
  O X * . .
  X O X O .
  . O . . O
  . . . . .
yes
  . . . . .
  . O * . .
  . X O . .
  . X . . .
  . . X . .
no      # the stone of ours beside it is missing
  . . . . .
  O . . . .
  X O X O .
  . O . . O
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . X O . .
  . X . . .
  . . X . .

pattern react-hane-where-its-two-end
why     It lengthened to two beside ours: bend at the end that is open.
draw
  . * ?
  A P .
  ? @ ?
where   A is O, P is X
when    not self-atari(*), stones(@) = 2
says    hane(P) by *
yes
  - - - - -
  . . . . .
  . . * . .
  . . X O .
  . . X . O
  . . . O .
yes
  O . X . .
  . . . . .
  O * X X .
  . . O . .
  . . . . .
  - - - - -
no      # a stone of ours is missing
  - - - - -
  . . . . .
  . . . . .
  . . X . .
  . . X . O
  . . . O .
no      # a stone of ours is missing
  O . X . .
  . . . . .
  O . X X .
  . . . . .
  . . . . .
  - - - - -

pattern react-block-beside-the-one-it-joined
why     It joined its stone that stands at our end: block on the other side of that stone.
draw
  ? * ?
  A P ?
  ? @ ?
  ? B ?
where   A is O, B is O, P is X
when    not self-atari(*)
says    block(P) by *
yes
  . . X O O
  . . X X .
  O * O O X
  X X . . .
  . . O O X
yes
  X O O O X
  X X X X X
  . * O O X
  X . X O O
  . O . X O
no      # a stone of ours is missing
  . . X O O
  . . . X .
  O . O O X
  X X . . .
  . . O O X
no      # a stone of ours is missing
  X O O O X
  X X X X X
  . . O O .
  X . X O O
  . O . X O

pattern react-defend-the-lone-cutter
why     It gave up one side to strengthen the other: our cutting stone runs while it can.
draw
  ? * .
  P A ?
  ? Q @
where   A is O, P is X, Q is X
when    liberties(A) = 2, liberties-after(*) >= 3
says    extend(A) by *
yes
  X X X X O |
  . . * O X |
  . . . . X |
  . . . . . |
  . . X . . |
yes
  . . . X .
  . X X O O
  . . O X O
  . . * . O
  . . X . O
no      # the stone of ours beside it is missing
  X X X X O |
  . . . . X |
  . . . . X |
  . . . . . |
  . . X . . |
no      # the stone of ours beside it is missing
  . . . X .
  . X X O O
  . . . X O
  . . . . O
  . . X . O
