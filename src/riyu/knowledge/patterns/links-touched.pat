# A move at the focus, by whomever: these own links must be looked at again. Asked once for each
# color. Two ends of one string are no link any more, and are left out by themselves.

class    links-touched
asked    a point; in all orientations
answer   all
last     none

pattern links-touched-diagonal-crossing
why     The crossing of a diagonal decides it: a stone there joins it or leaves one way only.
draw
  A @
  ? B
where   A is O, B is O
says    link(A, B) confidence 55658 of 70774
yes
  . . . .
  . O . .
  . . O .
  . . . .
yes
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . . X .
  | . . . X . .
no      # the two ends are one string: there is no link to look after
  . . . .
  . O O .
  . . O .
  . . . .
no      # the stone of ours beside it is missing
  . . . .
  . O . .
  . . . .
  . . . .

pattern links-touched-diagonal-beside-a-crossing
why     From beside a crossing a stone helps a cut to live, or takes away its liberty.
draw
  A ? @
  ? B ?
where   A is O, B is O
says    link(A, B) confidence 55658 of 70774
yes
  . . . . .
  . O . . .
  . . O . .
  . . . . .
yes
  . . . .
  . X . .
  . . X .
  . . . .
no      # the two ends are one string: there is no link to look after
  . . . . .
  . O O . .
  . . O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . . . . .
  . . . . .

pattern links-touched-one-space-gap
why     The gap itself: a stone there joins the jump or wedges it.
draw
  A @ B
where   A is O, B is O
says    link(A, B) confidence 53048 of 72479
yes
  . . . . .
  . O . O .
  . . . . .
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . X . X
no      # the two ends are one string: there is no link to look after
  . O O O .
  . O . O .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O O O .
  . . . . .

pattern links-touched-one-space-look
why     From beside the gap a stone looks in or hangs over it: the whole jump turns on it.
draw
  ? @ ?
  A ? B
where   A is O, B is O
says    link(A, B) confidence 53048 of 72479
yes
  . . . . .
  . . . . .
  . O . O .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . X . X
  . . . . . . .
no      # the two ends are one string: there is no link to look after
  . . . . .
  . . . . .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . O . . .
  . . . . .

pattern links-touched-one-space-elbow
why     A stone at the elbow covers the crossing that is cut after a wedge, or cuts it.
draw
  @ ? ?
  A ? B
where   A is O, B is O
says    link(A, B) confidence 53048 of 72479
yes
  . . . . .
  . . . . .
  . O . O .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . X .
  . . . . . . .
  . . . . . X .
  . . . . . . .
no      # the two ends are one string: there is no link to look after
  . . . . .
  . . . . .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . O . . .
  . . . . .

pattern links-touched-one-space-from-two-above
why     Two points off, a stone still helps or stops what comes out of the gap.
draw
  ? @ ?
  ? ? ?
  A ? B
where   A is O, B is O
says    link(A, B) confidence 53048 of 72479
yes
  . . . . .
  . . . . .
  . . . . .
  . O . O .
  . . . . .
yes
  + - - - - -
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . . .
  | . X . X .
no      # the two ends are one string: there is no link to look after
  . . . . .
  . . . . .
  . . . . .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  . O . . .
  . . . . .

pattern links-touched-two-space-gap
why     Each of the two points between can open the extension or narrow it to a jump.
draw
  A @ ? B
where   A is O, B is O
says    link(A, B) confidence 47714 of 79900
yes
  . . . . . .
  . O . . O .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  O . . O . . .
  . . . . . . .
no      # the two ends are one string: there is no link to look after
  . O O O O .
  . O . . O .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . O . . . .
  . . . . . .

pattern links-touched-two-space-look
why     A stone over the gap is the support that a wedge needs, or the roof that stops it.
draw
  ? @ ? ?
  A ? ? B
where   A is O, B is O
says    link(A, B) confidence 47714 of 79900
yes
  . . . . . .
  . . . . . .
  . O . . O .
  . . . . . .
yes
  . . . . . .
  . O . . O .
  . . . . . .
no      # the two ends are one string: there is no link to look after
  . . . . . .
  . . . . . .
  . O O O O .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O . . . .
  . . . . . .

pattern links-touched-two-space-shoulder
why     A stone at the end's shoulder decides whether a cutter can turn around it.
draw
  @ ? ? ?
  A ? ? B
where   A is O, B is O
says    link(A, B) confidence 47714 of 79900
yes
  . . . . . .
  . . . . . .
  . O . . O .
  . . . . . .
yes
  . . . . .
  . O . . O
  . . . . .
no      # the two ends are one string: there is no link to look after
  . . . . . .
  . . . . . .
  . O O O O .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O . . . .
  . . . . . .

pattern links-touched-knight-waist
why     The waist is where a knight's move is cut: nothing about it stays as it was.
draw
  ? @ B
  A ? ?
where   A is O, B is O
says    link(A, B) confidence 110107 of 157536
yes
  . . . . .
  . . . O .
  . O . . .
  . . . . .
yes
  + - - - - - - -
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . . . . X .
no      # the two ends are one string: there is no link to look after
  . . . . .
  . . . O .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . O . . .
  . . . . .

pattern links-touched-knight-elbow
why     At the elbow a stone makes a cut at the waist work, or makes it fail.
draw
  @ ? B
  A ? ?
where   A is O, B is O
says    link(A, B) confidence 110107 of 157536
yes
  . . . . .
  . . . O .
  . O . . .
  . . . . .
yes
  + - - - - - - -
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . X . . .
  | . . . . . X .
no      # the two ends are one string: there is no link to look after
  . . . . .
  . . . O .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . O . . .
  . . . . .

pattern links-touched-knight-over-the-waist
why     Above the waist a stone gives a cut its way out, or shuts it.
draw
  ? @ ?
  ? ? B
  A ? ?
where   A is O, B is O
says    link(A, B) confidence 110107 of 157536
yes
  . . . . .
  . . . . .
  . . . O .
  . O . . .
  . . . . .
yes
  . . . . .
  . O . . .
  . . . O .
no      # the two ends are one string: there is no link to look after
  . . . . .
  . . . . .
  . . . O .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  . O . . .
  . . . . .

pattern links-touched-knight-over-the-end
why     Over the far end a stone bends the fight around it: look at the waist again.
draw
  ? ? @
  ? ? B
  A ? ?
where   A is O, B is O
says    link(A, B) confidence 110107 of 157536
yes
  . . . . .
  . . . . .
  . . . O .
  . O . . .
  . . . . .
yes
  | . . . .
  | . . . .
  | . . . .
  | . . . X
  | . . X .
  | . . . .
  | . X . .
no      # the two ends are one string: there is no link to look after
  . . . . .
  . . . . .
  . . . O .
  . O O O .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  . O . . .
  . . . . .

pattern links-touched-large-knight-gap-beside-the-end
why     Beside the end, inside the gap, a stone splits the shape or fills it.
draw
  ? ? ? B
  A @ ? ?
where   A is O, B is O
says    link(A, B) confidence 96448 of 163754
yes
  . . . . . .
  . . . . O .
  . O . . . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . O . .
  . O . . . . .
  . . . . . . .
no      # the two ends are one string: there is no link to look after
  . . . . . .
  . . . . O .
  . O O O O .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O . . . .
  . . . . . .

pattern links-touched-large-knight-gap-above
why     In the middle of the gap a stone takes both halves at once.
draw
  ? @ ? B
  A ? ? ?
where   A is O, B is O
says    link(A, B) confidence 96448 of 163754
yes
  . . . . . .
  . . . . O .
  . O . . . .
  . . . . . .
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . O . . . . |
  O . . . . . . . |
  . . . . . . . . |
no      # the two ends are one string: there is no link to look after
  . . . . . .
  . . . . O .
  . O O O O .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O . . . .
  . . . . . .

pattern links-touched-large-knight-elbow
why     At the elbow of a large knight's move help arrives for whoever steps in.
draw
  @ ? ? B
  A ? ? ?
where   A is O, B is O
says    link(A, B) confidence 96448 of 163754
yes
  . . . . . .
  . . . . O .
  . O . . . .
  . . . . . .
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . . . . |
  . . . . X . |
  . . . . . . |
  . . . . . . |
  . . . X . . |
no      # the two ends are one string: there is no link to look after
  . . . . . .
  . . . . O .
  . O O O O .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . . . .
  . O . . . .
  . . . . . .
