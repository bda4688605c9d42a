# Moves that shut enemy stones in: caps, nets, lids; the focus is the stone shut in.

class    enclose
asked    an enemy stone; in all orientations
answer   all
last     none

bar enclose-not-with-their-friend-overhead
why     A cap shuts nothing in while a friend of theirs looks down on it: they link around it, and
        our stone is in the air.
draw
  ? X ?
  ? . ?
  ? * ?
  ? . ?
  ? @ ?
yes
  . . . . .
  . . X . .
  . . . . .
  . . * . .
  . . . . .
  . . X . .
  . . . . .
yes
  . . . . . . .
  . . O . * . O
  . . . . . . .
no      # nobody stands overhead
  . . . . .
  . . . . .
  . . . . .
  . . * . .
  . . . . .
  . . X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . X . .
  . . X . .
  . . . . .
  . . . . .
  . . X . .
  . . . . .

glob enclose-between-two-on-the-third-line
why     Our stones hold both sides of it along the third line.
draw
  O . . @ . . O
  ? . . . . . ?
  ? . . . . . ?
  - - - - - - -

pattern enclose-cap-the-third-line-stone
why     With stones on both sides of it, cap it from three lines above: it has to live below, or
        come out under our stones.
draw
  ? ? . . . ? ?
  ? . . . . . ?
  ? . . * . . ?
  ? . . . . . ?
  O . . @ . . O
  ? . . . . . ?
  ? . . . . . ?
  - - - - - - -
says    cap(@) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . O . . X . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . X . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . O . . X . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # one side is open: it slips out along the edge
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . O . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # it has a friend above already
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . O . . X . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern enclose-cap-the-standing-stones
why     It stood up between our two stones: cap the pair one space above its head, and it must live
        inside.
draw
  ? ? . . . ? ?
  ? . . . . . ?
  ? . . * . . ?
  ? . . . . . ?
  ? . . X . . ?
  O . . @ . . O
  ? . . . . . ?
  ? . . . . . ?
  - - - - - - -
says    enclose(@) by *, cap(@) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . X . . . .
  . O . . X . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . . . . X .
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . . .
  . . . . X . . . .
  . O . . X . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # it jumped once more: the cap comes too late
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . . . X . . . .
  . O . . X . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . . .
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . X . . . .
  . O . . X . . O .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

end

pattern enclose-diagonal-net
why     Both ways out run into a stone of ours: the net needs no ladder and leaves no second chance.
draw
  ? O . .
  O @ . .
  ? . * .
  ? . . .
when    liberties(@) = 2
says    net(@) by *, enclose(@) by *
yes
  . . . . . .
  . . O . . .
  . O X . . .
  . . . * . .
  . . . . . .
  . . . . . .
yes
  . . . . . . .
  . . . . * . .
  . . X O . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # with a friend at the side it breaks out
  . . . . . .
  . . O . . .
  . O X . . .
  . . X * . .
  . . . . . .
  . . . . . .
no      # three liberties are too many for this net
  . . . . . .
  . . . . . .
  . O X . . .
  . . . * . .
  . . . . . .
  . . . . . .

pattern enclose-close-the-last-gap
why     The crossing beside the gap is covered: one stone on the lid, and whoever cuts through is
        taken.
draw
  ? ? . O ?
  ? O * . ?
  ? . @ O ?
  ? ? X ? ?
when    not self-atari(*)
says    enclose(@) by *, block(@) by *
yes
  . . . . . . .
  . . . . O . .
  . . O * . . .
  . . . X O . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . X . O . .
  . . O * . . .
  . . . X O . .
  . . . X . . .
  . . . . . . .
no      # the crossing is open: the lid can be cut
  . . . . . . .
  . . . . . . .
  . . O * . . .
  . . . X O . .
  . . . X . . .
  . . . . . . .
no      # it is through already
  . . . . . . .
  . . . . O . .
  . . O X . . .
  . . . X O . .
  . . . X . . .
  . . . . . . .

pattern enclose-cap-with-two-supports
why     Our stones look at each other across its way: fill the gap between them where both can
        reach, and the way out is shut.
draw
  ? . . . . .
  O . * . . ?
  . . . . O ?
  . . @ . . ?
  . . X . . ?
says    enclose(@) by *, cap(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . O . * . . . .
  . . . . . O . .
  . . . X . . . .
  . . . X . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . .
  . O . * . . . .
  . . . . . O . .
  . . . X . . . .
  . . . X . . . X
  . . . . . . . .
no      # one support is missing: it bends out on that side
  . . . . . . . .
  . . . . . . . .
  . O . * . . . .
  . . . . . . . .
  . . . X . . . .
  . . . X . . . .
  . . . . . . . .
no      # a friend of theirs stands outside the ring
  . . . . . . . .
  . . . X . . . .
  . O . * . . . .
  . . . . . O . .
  . . . X . . . .
  . . . X . . . .
  . . . . . . . .

pattern enclose-head-off-the-runner
why     It jumps on between our two sides: get ahead of it on the side where our net is wider, and
        it turns into the other.
draw
  ? . . . . . ?
  O . . . * . ?
  . . . . . . ?
  . . . @ . . ?
  . . . . . O ?
  ? . . X . . ?
says    enclose(@) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . O . . . * . . .
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . O . .
  . . . . X . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  X . . . . . . . .
  . O . . . * . . .
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . O . .
  . . . . X . . . .
  . . . . . . . . .
no      # nothing of ours waits on the far side
  . . . . . . . . .
  . . . . . . . . .
  . . . . . * . . .
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . O . .
  . . . . X . . . .
  . . . . . . . . .
no      # its way ahead leads to a friend
  . . . . . . . . .
  . . . . X . . . .
  . O . . . * . . .
  . . . . . . . . .
  . . . . X . . . .
  . . . . . . O . .
  . . . . X . . . .
  . . . . . . . . .

pattern enclose-knight-cap-on-the-open-side
why     Our stones close the left: cap from the open side, a knight's move over it, so that it can
        only run into our wall.
draw
  ? O . . . . .
  . . . . . . .
  . . . . * . .
  . . . . . . .
  O . . @ . . .
  . . . . . . .
  ? . . . . . ?
  - - - - - - -
says    enclose(@) by *, cap(@) by *
yes
  . . . . . . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . * . . .
  . . . . . . . . .
  . O . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . * . . .
  . . . . . . . . X
  . O . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the upper stone is missing: it comes out on that side
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . * . . .
  . . . . . . . . .
  . O . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # on the open side a friend waits for it
  . . . . . . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . * . . .
  . . . . . . . X .
  . O . . X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern enclose-hane-in-the-corner
why     Bend around the stones in the corner while our stone ahead guards the crossing: they live
        small, or not at all.
draw
  | . . . . . . ?
  | . . O O . O ?
  | . . X @ * . ?
  | . . . . . . ?
  | . . . . . . ?
  + - - - - - - -
when    not self-atari(*)
says    enclose(@) by *, hane(@) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . O O . O . .
  | . . X X * . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . X . . . .
  | . . . . . . . .
  | . . O O . O . .
  | . . X X * . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # no stone ahead: the cut breaks the wall apart
  | . . . . . . . .
  | . . . . . . . .
  | . . O O . . . .
  | . . X X * . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # they came out along the third line
  | . . . . . . . .
  | . . . . . . . .
  | . . O O . O . .
  | . . X X X . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern enclose-stop-the-second-line-crawl
why     Our stone stands right above the way: block, and the crawl ends before it undermines our
        side.
draw
  ? ? O . ?
  X @ * . .
  ? . . . .
  - - - - -
when    not self-atari(*)
says    enclose(@) by *, block(@) by *
yes
  . . . . . . .
  . . . O . . .
  . X X * . . .
  . . . . . . .
  - - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . . O . |
  . . O . |
  . . . . |
  . . . . |
  . . . . |
no      # nothing of ours is above: the block would be bent around
  . . . . . . .
  . . . . . . .
  . X X * . . .
  . . . . . . .
  - - - - - - -
no      # on the third line there is still a way below
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . X X * . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern enclose-push-from-above
why     Our upper row has a stone waiting ahead: push once more from above, and the last gap along
        the wall is gone.
draw
  ? ? ? . . ? ?
  ? O A * . O ?
  ? X X @ . . ?
  ? . . . . . ?
  ? . . . . . ?
  - - - - - - -
where   A is O
says    enclose(@) by *, press(@) by *
yes
  . . . . . . . . .
  . . . . . . . . .
  . . O O * . O . .
  . . X X X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . . . . X . .
  . . O O * . O . .
  . . X X X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # nobody waits ahead: pushing only helps it along
  . . . . . . . . .
  . . . . . . . . .
  . . O O * . . . .
  . . X X X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # it has come up in front of our row
  . . . . . . . . .
  . . . . . . . . .
  . . O O X . O . .
  . . X X X . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
