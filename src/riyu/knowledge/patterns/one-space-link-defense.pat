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
says    capture(C) by *, connect(A, B) by * confidence 5420 of 6020
yes
  . . . . .
  . . * . .
  . O X O .
  . . O . .
no      # it can still run the other way
  . . . . .
  . . . . .
  . O X O .
  . . . . .

pattern one-space-defense-bamboo-other-gap
why     He goes into one gap of the bamboo joint: close the other.
draw
  A X B
  O * O
where   A is O, B is O
says    connect(A, B) by * confidence 1024 of 1039
yes
  . . . . .
  . O X O .
  . O * O .
  . . . . .
no      # one leg is missing: closing here joins one side only
  . . . . .
  . O X O .
  . . . O .
  . . . . .

pattern one-space-defense-block-on-the-first-line
why     He pushed down through the gap, but the edge has come: block, and what cuts on the first
        line is taken.
draw
  ? A C B ?
  o . * . o
  - - - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    connect(A, B) by * confidence 1402 of 1505, block(C) by *
yes
  . . O X O . .
  . . O X O . .
  . . . * . . .
  - - - - - - -
no      # his helper on the first line saves the cut
  . . O X O . .
  . . O X O . .
  . X . . . . .
  - - - - - - -

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
says    atari(C) by *, connect(A, B) by *
yes
  . . . . . . .
  . . . * . . .
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
why     Atari from the side where a crossing is covered already: he runs, and one cut is left, not
        two.
draw
  ? . ?
  A C B
  . * .
  O ? ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, connect(A, B) by * confidence 96 of 138
yes
  . . . . .
  . . . . .
  . O X O .
  . . * . .
  . O . . .
  . . . . .
no      # no stone covers a crossing on that side
  . . . . .
  . . . . .
  . O X O .
  . . . . .
  . . . . .
  . . . . .

pattern one-space-defense-atari-at-the-shoulder
why     Our shoulder stone watches one crossing: atari on this side, then close the other.
draw
  ? ? . ?
  ? A C B
  O . * .
  ? ? ? ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, connect(A, B) by * confidence 127 of 179
yes
  . . . . . .
  . . . . . .
  . . O X O .
  . O . * . .
  . . . . . .
  . . . . . .
no      # the shoulder stone is on the wrong side of nowhere: it is not there
  . . . . . .
  . . . . . .
  . . O X O .
  . . . . . .
  . . . . . .
  . . . . . .

pattern one-space-defense-atari-on-our-wall-side
why     One end is two stones tall: on that side only the far crossing can be cut, so atari there.
draw
  A C B
  O * .
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, connect(A, B) by * confidence 516 of 613
yes
  . . . . .
  . O X O .
  . O * . .
  . . . . .
no      # the wedge has a friend above: it is no atari
  . . X . .
  . O X O .
  . O . . .
  . . . . .

pattern one-space-defense-keep-the-weaker-side
why     Both crossings are open and one will be cut: keep the end that could not live alone.
draw
  * D ?
  A C B
  ? C ?
where   A is O, B is O, D is O, C is X
when    liberties(A) <= 3, not self-atari(*)
says    connect(A, D) by * confidence 3611 of 3655, defend(A) by *
yes
  . . . . .
  . * O . .
  X O X O .
  . . X . .
  . . . . .
no      # the ends have liberties enough to be left for later
  . . . . .
  . . O . .
  O O X O O
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
no      # the way out leads into the open
  . . . . .
  . . . . .
  . O X O .
  . . . . .
  . . . . .
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
no      # the wedge is tied to a friend: this is no atari
  . . . . .
  . . . . .
  . O X O .
  . . X . .
  . . . . .

end

# The gap is open: the enemy looks in, or is about to.

pattern one-space-defense-connect-and-save
why     The gap is the last liberty of our end: connecting saves it and closes the cut.
draw
  A * B
where   A is O, B is O
when    liberties(A) = 1, liberties-after(*) > 1
says    connect(A, B) by * confidence 4044 of 4091, save(A) by *
yes
  . X . . .
  X O * O .
  . X . . .
no      # the end has other liberties
  . X . . .
  . O . O .
  . . . . .

pattern one-space-defense-take-the-peeper
why     The stone that looks in has the gap as its last liberty: connecting takes it.
draw
  ? C ?
  A * B
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *, connect(A, B) by * confidence 526 of 537
yes
  . . O . .
  . O X O .
  . O * O .
  . . . . .
no      # it has one more liberty
  . . . . .
  . O X O .
  . O . O .
  . . . . .

pattern one-space-defense-shut-the-peeper-in
why     Close the far side of the stone that looks in: if it pushes through, it takes the last
        step with one liberty.
draw
  ? O ?
  O C *
  A . B
  ? . ?
where   A is O, B is O, C is X
when    liberties(C) = 2
says    net(C) by *, connect(A, B) by * confidence 190 of 196
yes
  . . . . .
  . . O . .
  . O X * .
  . O . O .
  . . . . .
  . . . . .
no      # it has a way out at the top
  . . . . .
  . . . . .
  . O X . .
  . O . O .
  . . . . .
  . . . . .
no      # a friend below saves what pushes through
  . . . . .
  . . O . .
  . O X . .
  . O . O .
  . . X . .
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
no      # the other gap is filled by the enemy
  . . . . .
  . O . O .
  . O X O .
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
no      # the gap has a way in from below
  . . O . .
  . O . O .
  . . X . .

pattern one-space-defense-between-two-peepers
why     Enemy stones on both sides of the gap: next he is through, with nothing left to block.
draw
  ? X ?
  A * B
  ? X ?
where   A is O, B is O
when    not self-atari(*)
says    connect(A, B) by * confidence 746 of 753
yes
  . . . . .
  . . X . .
  . O * O .
  . . X . .
  . . . . .
no      # he looks in from one side only
  . . . . .
  . . X . .
  . O . O .
  . . . . .
  . . . . .

pattern one-space-defense-make-a-bamboo
why     One end is two stones tall: put a second stone under the other and let him choose his gap.
draw
  ? X ?
  A . B
  O . *
  ? . ?
where   A is O, B is O
says    connect(A, B) by * confidence 459 of 467, extend(B) by *
yes
  . . . . .
  . . X . .
  . O . O .
  . O . * .
  . . . . .
  . . . . .
no      # the lower gap is his already
  . . . . .
  . . X . .
  . O . O .
  . O X . .
  . . . . .
  . . . . .

pattern one-space-defense-answer-the-peep
why     He looks in and cuts next: connect. What is left of the peep is a stone for us to attack.
draw
  ? X ?
  A * B
  ? o ?
where   A is O, B is O
when    not self-atari(*)
says    connect(A, B) by * confidence 6871 of 6906
yes
  . . . . .
  . . X . .
  . O * O .
  . . . . .
  . . . . .
no      # nobody looks in
  . . . . .
  . . . . .
  . O . O .
  . . . . .
  . . . . .

pattern one-space-defense-hang-before-he-looks
why     He has come to the side of our end: hang over the gap, and a look from there comes too
        late.
draw
  X * .
  A . B
  ? . ?
  ? ? ?
where   A is O, B is O
when    not self-atari(*)
says    connect(A, B) by * confidence 2331 of 2511, keep-shape(B) by *
yes
  . . . . .
  . X * . .
  . O . O .
  . . . . .
  . . . . .
  . . . . .
no      # he stands over the gap already: close the gap itself
  . . . . .
  . X X . .
  . O . O .
  . . . . .
  . . . . .
  . . . . .
no      # he stands below too: the mouth could be stopped
  . . . . .
  . X . . .
  . O . O .
  . . X . .
  . . . . .
  . . . . .

pattern one-space-defense-hang-away-from-his-strength
why     He is strong below: a stone hanging above makes the gap a mouth, and his look must wait
        its turn.
draw
  . * .
  A . B
  ? . ?
  ? X ?
where   A is O, B is O
when    not self-atari(*)
says    connect(A, B) by * confidence 158 of 163, keep-shape(A) by *
yes
  . . . . .
  . . * . .
  . O . O .
  . . . . .
  . . X . .
  . . . . .
no      # he looks in already
  . . . . .
  . . . . .
  . O . O .
  . . X . .
  . . X . .
  . . . . .

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
no      # he stands above: the gap itself must be closed
  . . . . .
  . . X . .
  . O . O .
  . . . . .
  . . . . .
