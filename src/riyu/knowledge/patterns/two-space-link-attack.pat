# An enemy two-space extension, own to move. Ask from both ends.

class    two-space-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern two-space-attack-take-the-end
why     The end stone's last liberty is in the gap: take it from there.
draw
  A * . B
where   A is X, B is X
when    liberties(A) = 1
says    capture(A) by *, cut(A, B) by * confidence 295 of 327
yes
  . O . . . .
  O X * . X .
  . O . . . .
no      # the end has other liberties
  . O . . . .
  . X . . X .
  . . . . . .

pattern two-space-attack-finish-the-cut
why     We stand in the gap with a friend above: close below, and nothing joins the ends any more.
draw
  ? O ? ?
  A O . B
  ? * ? ?
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by * confidence 1583 of 2002
yes
  . . . . . .
  . . O . . .
  . X O . X .
  . . * . . .
  . . . . . .
no      # he passed below already
  . . . . . .
  . . O . . .
  . X O . X .
  . . X . . .
  . . . . . .

pattern two-space-attack-come-down-from-above
why     Our stone leans over the gap: come down beside his end; he crawls below or is cut.
draw
  ? P ? ?
  A * . B
  ? . . ?
where   A is X, B is X, P is O
when    not self-atari(*)
says    cut(A, B) by * confidence 1264 of 1889, push(P) by *
yes
  . . . . . .
  . . O . . .
  . X * . X .
  . . . . . .
  . . . . . .
no      # his stone stands ready below: what comes down is held there
  . . . . . .
  . . O . . .
  . X . . X .
  . . X . . .
  . . . . . .

pattern two-space-attack-contact-against-a-weak-end
why     The near end has two liberties: touch it in the gap with atari, and he has no time to
        connect.
draw
  A * . B
where   A is X, B is X
when    liberties(A) = 2, not self-atari(*)
says    atari(A) by *, cut(A, B) by * confidence 1024 of 1571
yes
  . O . . . .
  O X * . X .
  . . . . . .
no      # the end has more liberties
  . . . . . .
  O X . . X .
  . . . . . .

pattern two-space-attack-invade-under-a-strong-outside
why     We are strong above: a stone under the gap steals his base even if he connects over it.
draw
  ? O O ?
  A . . B
  . * . .
  . . . .
  - - - -
where   A is X, B is X
when    not self-atari(*)
says    invade by * confidence 10 of 12, peep(A, B) by *
yes
  . . . . . .
  . . O O . .
  . X . . X .
  . . * . . .
  . . . . . .
  - - - - - -
no      # nothing of ours waits above
  . . . . . .
  . . . O . .
  . X . . X .
  . . . . . .
  . . . . . .
  - - - - - -

pattern two-space-attack-clamp-on-the-third-line
why     Stones above on one side: clamp in the gap on the far side, both ways of joining are
        watched.
draw
  O . . ?
  A . * B
  . . . .
  . . . .
  - - - -
where   A is X, B is X
when    not self-atari(*)
says    cut(A, B) by *, split(A, B) by *
yes
  . . . . . .
  . O . . . .
  . X . * X .
  . . . . . .
  . . . . . .
  - - - - - -
no      # no stone of ours watches from above
  . . . . . .
  . . . . . .
  . X . . X .
  . . . . . .
  . . . . . .
  - - - - - -

pattern two-space-attack-wedge-in-the-center
why     In the open there is no edge to pass under: wedge in, and each side must look after
        itself.
draw
  o . . o
  A * . B
  o . . o
where   A is X, B is X
when    line(A) > 4, liberties-after(*) > 2
says    cut(A, B) by * confidence 164 of 259, split(A, B) by * confidence 164 of 259
yes
  . . . . . .
  . . . . . .
  . X * . X .
  . . . . . .
  . . . . . .
no      # his stone watches over the gap
  . . . . . .
  . . X . . .
  . X . . X .
  . . . . . .
  . . . . . .

pattern two-space-attack-press-for-the-outside
why     He connects low whatever we do: make him do it now, and the outside is ours.
draw
  ? * ? ?
  A . . B
  ? . . ?
  ? ? ? ?
  - - - -
where   A is X, B is X
when    not self-atari(*)
says    force(A) by *, press(A) by *
yes
  . . . . . .
  . . * . . .
  . X . . X .
  . . . . . .
  . . . . . .
  - - - - - -
no      # his stones reach out above: no wall will come of it
  . . . . . .
  . . X X . .
  . X . . X .
  . . . . . .
  . . . . . .
  - - - - - -
