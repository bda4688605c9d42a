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
why     The enemy's last move left its string one liberty: capture it.
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
why     Our string is in atari: stretch straight away from the stone just played, to three
        liberties or more.
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
why     Our string is in atari: turn out at its last liberty, where it gets three or more.
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
why     The enemy's first-line move puts our string in atari: extend on its other side along the
        first line to save it.
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
why     The enemy played on another side of our stone and left a stone with one liberty: capture
        it before it connects.
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
why     The enemy stone has come in through the gap between two of ours: fill the gap behind it
        and cut it off.
as      A is @, B is P
when    not enemy-cannot-play-safely(*)
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
why     One of the two enemy stones that cut ours apart has one liberty: capture it now, and the
        cut is gone.
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
why     The enemy stretched in among our stones and can come out here: block in front, between
        two of ours.
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
why     The enemy holds one cutting point between our diagonal stones and has come next to the
        other: connect there.
as      P is @, @ is P
when    not enemy-cannot-play-safely(*)
says    connect(B, C) by * confidence 1083 of 1085
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
why     The enemy peeps at the point between three of our stones: connect there, and all three
        are one.
draw
  ? A ?
  B * C
  ? @ ?
where   A is O, B is O, C is O
when    not enemy-cannot-play-safely(*), stones(@) <= 2, liberties(B) <= 3
says    connect(B, C) by * confidence 68 of 69
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
why     The enemy's move closed the third side of our stone and put it in atari: extend at its
        last liberty.
draw
  ? P ? ?
  Q A * .
  ? @ ? ?
where   A is O, P is X, Q is X
when    not self-atari(*), line(*) >= 3, liberties(P) <= 4
says    save(A) by *, extend(A) by *
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
why     The enemy now stands on both sides of our string: extend straight out at once, before
        the way is blocked.
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
why     The enemy makes a high approach to our three-four stone: attach under it on the third
        line to settle our stone.
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
why     The enemy peeps from above at our one-space jump on the third line: connect solidly and
        keep the territory below.
draw
  ? . @ . ?
  . A * B .
  ? . . . ?
  ? . . . ?
  - - - - -
where   A is O, B is O
says    connect(A, B) by * confidence 18 of 18
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
why     The enemy approaches our four-four stone: answer with a knight's move along the other
        side.
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
why     The enemy goes on along the third line: stretch above it on the fourth line and keep it
        low.
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
why     The enemy peeps at our two-space gap: close it next to our stone that is short of
        liberties.
draw
  ? . @ ?
  A . * B
  ? . . ?
where   A is O, B is O
when    liberties(B) <= 3
says    connect(A, B) by * confidence 171 of 192
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
why     The enemy slides under our four-four stone: take the three-three point to keep the
        corner and our base.
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
why     The enemy closes in on our stone from a second side: extend at once between its two
        stones.
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
why     The enemy stopped our push: hane around the stone just played, on the side where our
        other stone is.
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
why     The enemy crawled one step further on the second line under our two stones: block in
        front to keep the side.
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
why     The enemy's second stone crawls along the second line under ours: hane in front of it,
        before it takes more points.
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
why     An enemy stone stands between two of ours with help behind it: block it in front, or it
        pushes through.
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
why     The enemy strengthened one of two stones around ours: cut off the other, which has two
        liberties at most.
draw
  P *
  A Q
  ? @
where   A is O, P is X, Q is X
when    not self-atari(*), liberties(P) <= 2, stones(P) <= 1, liberties(A) >= 2
says    cut(P, Q) by * confidence 654 of 772
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
why     The enemy came down to the first line beside our stone: block there, or it goes on under
        ours.
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
why     The enemy approaches our four-four stone low: a one-space pincer takes away its room
        along the edge.
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
why     The enemy pincers our third-line stone from one space away: jump out toward the center
        before it is shut in.
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
why     The enemy plays into our bamboo joint: take its other point, and both halves are
        connected.
draw
  A @ B
  A * B
where   A is O, B is O
when    not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 65 of 66
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
why     The enemy just took one of two cutting points between our diagonal stones: connect at
        the other one.
as      P is @
when    not enemy-cannot-play-safely(*), liberties(A) <= 3, liberties(@) <= 3
says    connect(A, B) by * confidence 1221 of 1236
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
why     Enemy stones stand above and below our third-line stone: connect it to our stone one
        space away before it is cut off.
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
why     The enemy pushes out between two of our stones: block in front of it, or they are cut
        apart.
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
why     The enemy has wedged in between two of our stones: atari the wedge from the side where
        our other stones are.
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
why     The enemy's two stones run along ours: hane at the head of the two at once, which costs
        them a liberty.
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
why     Crosscut: extend our stone that has only two liberties, to three or more.
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
why     The enemy's hane around our stone left a cutting point, and our stones behind are strong
        enough: cut there.
draw
  ? . . ?
  . @ * .
  O A P ?
  ? O X ?
where   A is O, P is X
when    not self-atari(*), liberties(A) > 2
says    cut(@, P) by * confidence 16 of 19
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
why     The enemy plays hane around our stone: stretch to the free side, and the enemy keeps a
        cutting point to worry about.
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
why     The enemy went one step ahead along our stones: extend level with it, before it plays
        hane at our head.
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
why     The enemy invades at the three-three point: block on the side of our other stone, so
        that our wall works with it.
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
why     The enemy invades at the three-three point: block on the side that is open for us.
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
why     The enemy attaches to our third-line stone with help on the fourth: stand up to the
        fourth line, before a hane on top of us.
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
why     The enemy bumps into our third-line stone: stand up to the fourth line, or its hane on
        top presses us low.
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
why     The enemy plays a shoulder hit on our third-line stone: push up beside it and keep our
        way to the center.
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
why     The enemy attaches on top of our third-line stone: hane on the side where our other
        stone is.
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
why     The enemy attaches to the side of our third-line stone: hane on top of it and take the
        outside.
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
why     The enemy attaches below our third-line stone: hane on the side of our other stone, to
        keep the points there.
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
why     The enemy plays hane under our third-line stones: block it, or our base and the points
        there go.
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
why     The enemy plays hane on the first line: block it, so that it does not go on into our
        points.
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
why     The enemy crawls under our stones along the second line: block it, for each further step
        costs us points.
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
why     Our first-line stone was blocked and is in atari: move back along the first line to save
        it.
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
why     The enemy pushes into the gap of our knight's move: block in front of it, next to our
        stone.
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
why     The enemy peeps at the cutting point between our diagonal stones: the solid connection
        leaves no cut.
draw
  ? A P
  @ * B
  ? . ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*), not self-atari(*)
says    connect(A, B) by * confidence 406 of 408
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
why     The enemy slides in on the second line next to our third-line stone: block directly
        under that stone.
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
why     The enemy slides along the second line under our fourth-line stone: block it below that
        stone.
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
why     The enemy touches our lone stone, with another stone close by: extend on the side of
        that stone before it closes in.
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
why     The enemy presses on our third-line stone from above: stretch ahead along the line,
        never fall behind.
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
why     The enemy peeps at our knight's move: take the point in its gap next to our stone, and
        the link holds.
draw
  A * ?
  @ . B
where   A is O, B is O
when    not enemy-cannot-play-safely(*), not self-atari(*), line(*) >= 3
says    connect(A, B) by * confidence 454 of 501
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
why     The enemy attacks our stone and already holds one cutting point to our next stone:
        connect at the other.
draw
  ? * A
  ? B P
  ? @ ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*), liberties-after(*) >= 3, stones(B) <= 2
says    connect(A, B) by * confidence 1147 of 1154
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
why     The enemy pushed along our wall: hane at the head of its stones before it turns around
        the end of ours.
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
why     Enemy stones on two sides leave our stone two liberties: extend straight out, to four
        liberties or more.
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
why     Two enemy stones leave our string two liberties at most: extend along the stone just
        played, to three or more.
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
why     The enemy lengthened its string beside ours: step in between it and the enemy stone
        ahead, to keep the two apart.
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
why     The enemy leans on the end of our two stones: extend past it, before it plays hane at
        our head.
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
why     The enemy connected to its stone next to ours: block that stone's way out, beside our
        other stone.
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
why     The enemy walks along our stones one space away: block in front of it.
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
why     The enemy comes under our third-line stone from outside: block it on the second line.
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
why     The enemy jumps out beside our stone: jump along with it, so as not to be shut in.
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
why     The enemy strengthened the stone at one cutting point between ours: connect at the other
        before the cut.
draw
  A * ?
  P B ?
  @ ? ?
where   A is O, B is O, P is X
when    not enemy-cannot-play-safely(*), liberties(B) <= 3, line(*) >= 3
says    connect(A, B) by * confidence 1979 of 1994
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
why     The enemy lengthened its stone beside ours to two: hane at the end of the two that is
        open.
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
why     The enemy joined two stones, with ours already behind them: block at their other end.
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
why     The enemy strengthened one of two stones that our cutting stone separates: extend the
        cutting stone while it can get out.
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
