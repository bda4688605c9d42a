# Asked at each liberty of an enemy string: take it, shut it in, take liberties in order.

class    string-attack
asked    a liberty of a string; toward a stone of the string
answer   best
last     string-attack-nothing-known

use shape/take-the-last-liberty
as      P is A

pattern string-attack-double-atari-at-the-crosscut
why     The two strings can't join, because we hold the other crossing: whichever runs, the other is
        lost.
draw
  A *
  O Q
where   A is X, Q is X
when    liberties(A) = 2, liberties(Q) = 2, not self-atari(*)
says    atari(A) by *, atari(Q) by *, cut(A, Q) by * confidence 139 of 195
yes
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . O X .
  . . . . . .
no      # one of them has three liberties: it need not mind
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . O X . .
  . . X . . .
  . . O X . .
  . . . O . .
  . . . . . .

# Two liberties: stones given, and ataris that are the last.

glob string-attack-of-two-liberties
why     The string has two liberties left: one more and it is in atari.
draw
  @
  A
where   A is X
when    liberties(A) = 2

pattern string-attack-snapback-on-the-edge
why     Give a stone inside: whoever takes it there fills the second liberty, and the whole string
        goes.
draw
  - - - -
  X * . O
  ? A A ?
where   A is X
says    snapback(A) by *, throw-in(A) by *
yes
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . X . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  - - - - - - -
no      # the right side is open: taking our stone makes new liberties
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . O O . . .
  . O . X O . .
  . X . . O . .
  - - - - - - -

pattern string-attack-snapback-in-the-center
why     Throw a stone into the mouth: taking it leaves the string with just the point where it was.
draw
  ? X O ?
  X * . O
  ? A A ?
where   A is X
says    snapback(A) by *, throw-in(A) by *
yes
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  . . X O . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  X . X O . . .
  . . . . . . .
no      # below the second point it is open: the string gets out there
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  . . X . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O O . . .
  . O . X O . .
  . X . . O . .
  . . X O . . .
  . . . . . . .

pattern string-attack-other-liberty-is-closed-behind
why     The liberty behind it can't be filled by the enemy without dying: take the one in front.
draw
  ? * ?
  ? A ?
  ? a ?
where   A is X
when    enemy-cannot-play-safely(a), not self-atari(*)
says    atari(A) by *
yes
  . . . . .
  . . * . .
  . O X O .
  . O . O .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . * . .
  . O X O .
  . O . O .
  . . O . .
  . . . X .
no      # the liberty behind leads on
  . . . . .
  . . * . .
  . O X O .
  . O . O .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  . O . O .
  . . O . .
  . . . . .

pattern string-attack-other-liberty-is-closed-at-the-side
why     Look at the liberty you leave: here the enemy can't use it, so this atari is the last one.
draw
  ? * ?
  ? A a
where   A is X
when    enemy-cannot-play-safely(a), not self-atari(*)
says    atari(A) by *
yes
  . . . . . .
  . . * O . .
  . O X . O .
  . . O O . .
  . . . . . .
yes
  | O . . . .
  | X O . . .
  | . X O . .
  | X * X O .
  | O X X O .
  | . O X O .
  | . . O . .
no      # the liberty left over leads on
  . . . . . .
  . . * . . .
  . O X . O .
  . . O . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O X . O .
  . . O O . .
  . . . . . .

pattern string-attack-other-liberty-is-closed-around-the-bend
why     The string bends, and its far liberty is a dead end: shut the near one.
draw
  ? ? *
  ? A A
  ? a ?
where   A is X
when    enemy-cannot-play-safely(a), not self-atari(*)
says    atari(A) by *
yes
  . . . . . .
  . . O * . .
  . O X X O .
  . O . O . .
  . . O . . .
  . . . . . .
yes
  | . . . .
  | X X X .
  | X O . X
  | * O X .
  | . X . .
  | . . . .
  + - - - -
no      # the far liberty leads on
  . . . . . .
  . . O * . .
  . O X X O .
  . O . O . .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O X X O .
  . O . O . .
  . . O . . .
  . . . . . .

pattern string-attack-into-the-pocket
why     Leave it the liberty between our stones: the step out there has one liberty, and we take
        both.
draw
  ? * ? ?
  ? A . O
  ? ? O ?
where   A is X
when    not self-atari(*)
says    atari(A) by *, enclose(A) by *
yes
  . . . . . .
  . . * . . .
  . O X . O .
  . . O O . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . O X * . . .
  . O . . . . .
  . . O . . . .
  . . . . . . .
no      # our stone below is missing: the step out has two liberties
  . . . . . .
  . . * . . .
  . O X . O .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . O . . O .
  . . O O . .
  . . . . . .

pattern string-attack-along-our-wall-into-the-pocket
why     Our stone waits at the end of the corridor along our wall: atari from the other side.
draw
  ? * . . .
  ? A . . O
  ? O O O ?
where   A is X
when    not self-atari(*)
says    atari(A) by *, enclose(A) by *
yes
  . . . . . . . .
  . . * . . . . .
  . O X . . O . .
  . . O O O . . .
  . . . . . . . .
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . . . . .
  | . X . . .
  | * O X . .
  | . . X . .
  | . . X . .
  | . X . . .
  | . . . . .
no      # the corridor is open at its end
  . . . . . . . .
  . . * . . . . .
  . O X . . . . .
  . . O O O . . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . . X . . . .
  . O X . . O . .
  . . O O O . . .
  . . . . . . . .

pattern string-attack-drop-it-on-the-first-line
why     From above the string is driven down to the first line, where each step has one liberty
        less.
draw
  ? * ?
  O A O
  ? . ?
  - - -
where   A is X
when    not self-atari(*)
says    atari(A) by *
yes
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - -
  . . . . . . .
  . . O X O . .
  . . . * . . .
  . . . . . . .
no      # one line higher it has room to turn
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . O . O . .
  . . . . . . .
  - - - - - - -

end

# Two liberties beside the focus: along the edge, and nets.

pattern string-attack-turn-it-down-to-the-edge
why     Stand in front on the second line: the only way left is down to the first line, and it is
        too low.
draw
  ? O ?
  O A *
  ? . ?
  - - -
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    atari(A) by *, block(A) by *
yes
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . . . . . .
  - - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . . * . |
  . X O . |
  . . X . |
  . . . . |
no      # on the third line it goes down and still has room
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . . O . . . .
  . . . . . . .
  - - - - - - -

pattern string-attack-edge-ladder
why     Our stone on the second line waits for it: driven down, the string runs into the edge, not
        along it.
draw
  ? O ? ?
  O A * ?
  O . . ?
  ? . . ?
  - - - -
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    atari(A) by *, ladder(A) by *
yes
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . O . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . O . . X .
  . . . . . . .
  - - - - - - -
no      # nothing waits below: it turns back along the second line
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . . O . . . .
  . . O . . . .
  . . . . . . .
  - - - - - - -

pattern string-attack-net-from-the-corner
why     An atari would only help it out: stand at the corner where both ways out end.
draw
  ? O O .
  O A @ .
  O . * .
  ? . . .
where   A is X
when    liberties(A) = 2
says    net(A) by *, enclose(A) by *
yes
  . . . . . . .
  . . O O . . .
  . O X . . . .
  . O . * . . .
  . . . . . . .
  . . . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . O . * .
  | . . . O X . .
  | . . . . O O .
  | . . . . . . .
no      # it has a friend on the way out
  . . . . . . .
  . . O O . . .
  . O X . . . .
  . O . * X . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . O O . . .
  . O X X . . .
  . O . . . . .
  . . . . . . .
  . . . . . . .

pattern string-attack-net-of-two-stones
why     Two stones along the wall need the same net: the point that both ways out have to pass.
draw
  ? O O .
  A A @ .
  ? . * .
  ? . . .
where   A is X
when    liberties(A) = 2
says    net(A) by *, enclose(A) by *
yes
  . . . . . . . .
  . . O O O . . .
  . O X X . . . .
  . . O . * . . .
  . . . . . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . O O O . X .
  . O X X . . . .
  . . O . * . . .
  . . . . . . . .
  . . . . . . . .
no      # it has a third liberty, and with it a third way out
  . . . . . . . .
  . . O O O . . .
  . O X X . . . .
  . . . . * . . .
  . . . . . . . .
  . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . O O O . . .
  . O X X X . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .

# Two liberties: plainer ataris.

glob string-attack-by-plain-atari
why     The string has two liberties left, and nothing special ends it.
draw
  @
  A
where   A is X
when    liberties(A) = 2

pattern string-attack-squeeze-from-outside
why     Our stone inside is lost anyway: give it, atari from outside, and what takes it becomes a
        lump.
draw
  ? * ?
  ? A ?
  ? B ?
where   A is X, B is O
when    liberties(B) = 1, not self-atari(*)
says    squeeze(A) by *, atari(A) by *
yes
  . . . . . . . .
  . . O * . . . .
  . O X X O . . .
  . . . O X . . .
  . . X X . . . .
  . . . . . . . .
yes
  | . . . . . . .
  | . . . O X O .
  | . . . X O . .
  | . . . . * . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
no      # our stone inside has two liberties: it may still be saved
  . . . . . . . .
  . . O * . . . .
  . O X X O . . .
  . . . O X . . .
  . . X . . . . .
  . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . .
  . . O . . . . .
  . O X . O . . .
  . . . O X . . .
  . . X X . . . .
  . . . . . . . .

use fill-liberty/fill-liberty-that-joins-him
why     Of the two liberties take the one that leads to its friends; the other leads nowhere it
        knows.
when    liberties-after(*) >= 4
says    atari(A) by *, cut(A, P) by * confidence 241 of 359
yes
  . . . . . .
  . . X . . .
  . . * O . .
  . O X O . .
  . O . . . .
  . . . . . .
yes
  . . . . . . |
  . . . O . . |
  . . . . . . |
  . X * X O . |
  . . O O . . |
  . . . . . . |
  . . . . . . |
no      # nobody waits behind the liberty
  . . . . . .
  . . . . . .
  . . * O . .
  . O X O . .
  . O . . . .
  . . . . . .
no      # our stone would be in atari itself
  . . . . . .
  . . X . . .
  . X * X . .
  . O X O . .
  . O . O . .
  . . . . . .

pattern string-attack-leave-the-side-our-stone-waits
why     Our stone lies two steps beyond the other liberty: drive the string toward it, never away.
draw
  ? . . .
  ? * . ?
  O A . O
  ? O . ?
where   A is X
when    not self-atari(*)
says    atari(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . O X . O . .
  . . O . . . .
  . . . . . . .
yes
  . . . . . .
  . . * . . .
  . X O . X .
  . . X . . .
  . . . . . .
no      # nobody stands where it would run
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . O X . . . .
  . . O . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . X . . . .
  . . . . . . .
  . O X . O . .
  . . O . . . .
  . . . . . . .

pattern string-attack-keep-it-low
why     Atari from above: what runs below toward the edge has less room with each step.
draw
  ? . ?
  . * .
  ? A ?
where   A is X
when    line(A) <= 3, line(*) >= 4
says    atari(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  . . . . . |
  . . . . . |
  . . O . . |
  . * X O . |
  . . . . . |
  . . . . . |
  . . . . . |
no      # from below it would be driven out into the open
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . O X O . .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . O X O . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern string-attack-atari-with-a-stone-beside
why     Atari from beside a stone of ours, so that the stone that gives atari can't be taken in
        return.
draw
  ? ? .
  O * .
  ? A .
where   A is X
when    liberties-after(*) >= 3
says    atari(A) by *
yes
  . . . . .
  . . . . .
  . O * . .
  . O X . .
  . . O . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . X O . |
  . . X . |
  . . . . |
no      # it has three liberties
  . . . . .
  . . . . .
  . O * . .
  . O X . .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  . O X . .
  . . O . .
  . . . . .

pattern string-attack-plain-atari
why     An atari that stands on three liberties can at least be followed up; one on fewer is a gift.
draw
  *
  A
where   A is X
when    liberties-after(*) >= 3
says    atari(A) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . . X O .
  . . O . .
  . . . . .
yes
  . . . . .
  . O * . .
  O X X O .
  . O . . .
no      # our stone would have two liberties only
  . . . . . .
  . . . . . .
  . . X * . .
  . . . X O .
  . . . O . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . X . . .
  . . X O .
  . . O . .
  . . . . .

end

# Three liberties, and the edge.

pattern string-attack-stop-it-along-the-second-line
why     Under our wall it lives only by crawling on: block in front, and below it there is no room.
draw
  ? O ? ?
  A A * ?
  ? . . ?
  - - - -
where   A is X
when    liberties(A) = 3, not self-atari(*)
says    block(A) by *, take-liberty(A) by *
yes
  . . . . . . . .
  . . . O O . . .
  . . O X X * . .
  . . . . . . . .
  - - - - - - - -
yes
  . . . O . |
  . . O X . |
  . . O X . |
  . . . * . |
  . . . . . |
  . . . . . |
  . . . . . |
  . . . . . |
  - - - - - +
no      # on the third line there is room below
  . . . . . . . .
  . . . O O . . .
  . . O X X * . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . .
  . . . O O . . .
  . . O X . . . .
  . . . . . . . .
  - - - - - - - -

pattern string-attack-first-line-hane
why     Bend under it on the first line: it takes a liberty, and the eye that might grow there.
draw
  ? O A ?
  ? . * ?
  - - - -
where   A is X
when    liberties(A) <= 4, not self-atari(*)
says    hane(A) by *, take-liberty(A) by *
yes
  . . . . . . . .
  . . O O O . . .
  . . O X X O . .
  . . . * . . . .
  - - - - - - - -
yes
  . . . . |
  . . . . |
  . . O . |
  . . X * |
  . O . . |
  . . . . |
  . . . . |
no      # away from the edge it takes no more than the liberty
  . . . . . . . .
  . . O O O . . .
  . . O X X O . .
  . . . * . . . .
  . . . . . . . .
  . . . . . . . .
no      # an enemy stone waits on the first line
  . . . . . . . .
  . . O O O . . .
  . . O X X O . .
  . . X * . . . .
  - - - - - - - -

glob string-attack-of-three-liberties
why     The string has three liberties: shut the way out first, and atari later.
draw
  @
  A
where   A is X
when    liberties(A) = 3

bar string-attack-not-into-the-mouth
why     A string of three liberties just takes a stone put into its mouth, and is stronger than
        before.
draw
  X * ?
  ? A ?
where   A is X
when    own-cannot-play-safely(*)
yes
  . . . . . .
  . . X . . .
  . X * . . .
  . O X X O .
  . . O . . .
  . . . . . .
yes
  | . . . .
  | . . . .
  | . . . .
  | X * X .
  | . X . .
  | . . . .
  | . . . .
no      # above it is open: the stone lives there
  . . . . . .
  . . . . . .
  . X * . . .
  . O X X O .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . X . . . .
  . O X X O .
  . . O . . .
  . . . . . .

pattern string-attack-stop-it-before-its-friend
why     On the second line it crawls toward a friend: stop it one step before they meet.
draw
  | . . P
  | . * .
  | . A O
  | . . ?
where   A is X, P is X
when    not self-atari(*)
says    block(A) by *
yes
  | . . . .
  | . . X .
  | . X O O
  | . * . .
  | . . X .
  | . . . .
yes
  . O X . . .
  . O X . O .
  . . O * . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  | . . . .
  | . . X .
  | . X O O
  | . X . .
  | . . X .
  | . . . .
no      # the stone of ours beside it is missing
  | . . . .
  | . . X .
  | . X . O
  | . . . .
  | . . X .
  | . . . .

pattern string-attack-bend-away-from-its-friend
why     Its friend waits on one side: bend on the other, where it runs into nothing.
draw
  . * .
  O A .
  . . .
  X . .
where   A is X
when    stones(A) = 1, not self-atari(*)
says    hane(A) by *
yes
  | . . . . .
  | . . * . .
  | . . O X .
  | . . . . .
  | . . . O .
  | . . . . .
yes
  . . O . .
  . . * . .
  . . O X .
  . . . . .
  . . . O .
  . . . . .
no      # an enemy stone more stands there
  | . . . . .
  | . . . . .
  | . . O X .
  | . O . . .
  | . . . O .
  | . . . . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . . .
  | . . O . .
  | . . . . .
  | . . . O .
  | . . . . .

pattern string-attack-part-it-with-stones-on-both-sides
why     Its friend stands diagonally ahead, ours on both sides: go in between, and they are two.
draw
  O * P
  . A O
  . . ?
where   A is X, P is X
when    not self-atari(*)
says    cut(A, P) by * confidence 148 of 202
yes
  . . . . .
  . O X . .
  . * O . .
  . X . . .
  . . . . .
yes
  . . . . .
  . . . . .
  . O X . .
  . X * O O
  . . . O X
no      # an enemy stone more stands there
  . . . . .
  . O X . .
  . . O . .
  . X O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . . O . .
  . X . . .
  . . . . .

pattern string-attack-bend-over-the-free-side
why     The enemy holds the one side of our stone: bend over the other side of its head.
draw
  . * .
  O A .
  P . .
where   A is X, P is X
when    not self-atari(*)
says    hane(A) by *
yes
  | . . . . .
  | . . . X .
  | . . X O .
  | . . * . .
  | . . . . .
yes
  . . . O .
  . X O . .
  . . X * .
  X . . . .
  . . . . X
no      # an enemy stone more stands there
  | . . . . .
  | . . X X .
  | . . X O .
  | . . . . .
  | . . . . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . . X .
  | . . X . .
  | . . . . .
  | . . . . .

pattern string-attack-cut-it-from-its-friends
why     Three liberties are few for a string alone and plenty for one that joins: stand between.
draw
  ? P ?
  ? * ?
  ? A ?
where   A is X, P is X
when    liberties-after(*) >= 2, liberties(P) <= 2
says    take-liberty(A) by *, cut(A, P) by * confidence 250 of 317
yes
  - - - - - - - - +
  . . . . . . . . |
  . . X . . . . . |
  . X O * O X . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
yes
  . . . . . .
  . . O . . .
  . O X * X .
  . O X . O .
  . . O . . .
  . . . . . .
no      # nobody is there to join
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . . . . .
  . . . . .
no      # an enemy stone more stands there
  - - - - - - - - +
  . . . . . . . . |
  . . X O . . . . |
  . X O . O X . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |

pattern string-attack-block-the-head
why     Walls on both sides and one way forward: stand on its head, and the rest is counting.
draw
  ? . ?
  . * .
  O A O
where   A is X
when    liberties-after(*) >= 3
says    block(A) by *, take-liberty(A) by *
yes
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . O . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . O . . .
  . X . . . . .
no      # an enemy stone waits ahead: no block holds there
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . O . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . X . . .
  . . . . . . .
  . . O X O . .
  . . . X . . .
  . . . O . . .
  . . . . . . .

pattern string-attack-hane-at-its-head
why     Side by side the one in front wins: bend around its head before it bends around ours.
draw
  ? . .
  . * .
  O A .
  O A ?
where   A is X
when    liberties-after(*) >= 3
says    hane(A) by *, take-liberty(A) by *
yes
  . . . . . .
  . . . . . .
  . . * . . .
  . O X . . .
  . O X . . .
  . . O . . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . O O .
  . . . * X X O
  . . . . . . .
no      # the enemy has bent around our head already
  . . . . . .
  . . . . . .
  . X * . . .
  . O X . . .
  . O X . . .
  . . O . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . . . . . .
  . O X . . .
  . O X . . .
  . . O . . .
  . . . . . .

pattern string-attack-from-the-open-side
why     Take the liberty on the open side: what is left of them lies before our own stones.
draw
  . . .
  . * .
  O A ?
  ? . O
where   A is X
when    liberties-after(*) >= 3
says    take-liberty(A) by *, enclose(A) by *
yes
  . . . . . .
  . . . . . .
  . . * . . .
  . O X . . .
  . . . O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . . * . . .
  . O X . . .
  . . . O . .
  . . . X . .
no      # no stone of ours stands before the liberty that is left
  . . . . . .
  . . . . . .
  . . * . . .
  . O X . . .
  . . . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X . . .
  . . . . . .
  . O X . . .
  . . . O . .
  . . . . . .

end

pattern string-attack-outside-liberty-first
why     From a stone with liberties of its own, take the outside liberties; the inner ones can wait.
draw
  ? ? .
  O * .
  ? A ?
where   A is X
when    liberties-after(*) >= 4
says    take-liberty(A) by *
yes
  . . . . .
  . . . . .
  . O * . .
  . . X X .
  . . . . .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . * X . .
  . . . . . . .
no      # our stone gets only three liberties
  . . . . .
  . . . X .
  . O * . .
  . . X X .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . . .
  . . X X .
  . . . . .
  . . . . .

pattern string-attack-nothing-known
why     Nothing better is known here: any liberty is one less.
draw
  @
  A
where   A is s
says    nothing
yes
  . . .
  . . .
  . X .
  . . .
