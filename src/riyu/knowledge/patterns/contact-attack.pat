# Asked at an enemy stone in contact with ours, or to be touched, where we are the attacker.

class    contact-attack
asked    an enemy stone; in all orientations
answer   best
last     none

pattern contact-attack-take-it
why     One liberty left: take the stone, and the contact is decided.
draw
  @ *
when    liberties(@) = 1
says    capture(@) by *
yes
  . . . . . .
  . . O . . .
  . O X * . .
  . . O . . .
  . . . . . .
no      # two liberties are left
  . . . . . .
  . . O . . .
  . O X * . .
  . . . . . .
  . . . . . .

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
no      # a stone of ours is near: the touch has a purpose
  . . . . . . .
  . . . . . . .
  . . O . . . .
  . . * X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .

bar contact-attack-no-atari-that-joins-him
why     This atari makes him join his friend: the cut there, and the aji of the stone, are gone.
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
no      # no friend waits behind
  . . . . . . .
  . . . O . . .
  . . * X . . .
  . . . O . . .
  . . . . . . .

pattern contact-attack-atari-toward-our-stone
why     Atari so that he runs against our waiting stone, not past it.
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
no      # nobody waits where he runs
  . . . . . . . .
  . . . * . . . .
  . . O X . . . .
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
no      # our third stone is missing
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . O X . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-hane-at-the-head-of-two
why     Hane at the head of two: he can't go on straight, and each turn makes a bad shape.
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
no      # he is one ahead of us
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X . . .
  . . O X . . .
  . . O . . . .
  . . . . . . .

pattern contact-attack-two-step-hane
why     He answered the hane with a hane: bend again, for he has two cuts to use and time for one.
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
no      # our hane stone would be in atari
  . . . . . . .
  . . X . * . .
  . X X O X . .
  . . O X . . .
  . . O X . . .
  . . . . . . .

pattern contact-attack-cut-the-hane-with-support
why     His hane hangs on one crossing and a friend backs our stone: cut, the fight is ours.
draw
  ? . .
  * @ .
  P A ?
  ? O ?
where   A is O, P is X
when    not self-atari(*), liberties(A) >= 2
says    cut(@, P) by * confidence 1331 of 1710
yes
  . . . . . . .
  . . . . . . .
  . . * X . . .
  . . X O . . .
  . . . O . . .
  . . . . . . .
no      # nobody backs our stone
  . . . . . . .
  . . . . . . .
  . . * X . . .
  . . X O . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-stretch-after-his-hane
why     He bent around our touching stone: stretch, keep the cut in hand, and stand up to him
        later.
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
no      # he stands there already
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-keep-pace
why     He pushed one ahead along our stones: come level, or he bends around our head.
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
no      # he has bent around our head already
  . . . . . . .
  . . X X . . .
  . . X * . . .
  . . X O . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-press-on-the-fourth-line
why     He crawls on the third line and we walk on the fourth: each pair of moves is worth more to
        us outside.
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
no      # one line higher he gets too much below
  . . . . . . .
  . . . . . . .
  . . O * . . .
  . . X X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern contact-attack-hane-ahead-on-the-second-line
why     He is down on the second line and we are a step ahead above: no more pressing, stop him in
        front.
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
no      # nobody of ours is ahead above: our stone would be cut
  . . . . . . . .
  . . . O . . . .
  . . X X * . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-attack-block-on-the-second-line
why     He came down to the second line under our stone: block, and neither slide nor crawl is
        left.
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
no      # on the third line he still goes on below
  . . . . . . . .
  . . O O . . . .
  . . X X * . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-attack-block-the-push
why     He pushes up between two of ours: stand on his head, and both our stones hold the sides.
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
no      # he is out already
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . O X O . .
  . . . X . . .
  . . . . . . .

pattern contact-attack-cap-the-nose-between-wings
why     Our stones stand at his sides one step behind his head: touch the nose, and he can only
        turn into them.
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
no      # one wing is missing
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . X . . .
  . . O X . . .
  . . . . . . .

pattern contact-attack-hane-with-a-friend-behind
why     Our touching stone is backed: bend around him, and cutting us only helps us the more.
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
no      # nobody is behind our stone
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .

pattern contact-attack-diagonal-touch-with-a-pincer
why     The slide to the corner is his base; with our pincer standing, the diagonal touch takes it
        away.
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
no      # without the pincer he stands up and is stronger than before
  . . . . . . . . . .
  . . . . . . . . . .
  . . O . . . . . . .
  . . . * X . . . . .
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
no      # it has a friend beside it: it answers below and lives
  . . . . . . . .
  . . . . . . . .
  . . X X . . O .
  . . . * . . . .
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
no      # his friend stands above already
  . . . . . . . .
  . . . . . . . .
  . . O . * X . .
  . . . . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern contact-attack-descend-beside-him
why     Side by side on the second line: go down, and he has no hane below and half an eye less.
draw
  ? O ? ?
  . A @ ?
  ? * . ?
  - - - -
where   A is O
when    liberties(A) >= 2
says    descend(A) by *, take-eye(@) by * confidence 280 of 313
yes
  . . . . . . . .
  . . O . . . . .
  . . O X X . . .
  . . * . . . . .
  - - - - - - - -
no      # he has come down already
  . . . . . . . .
  . . O . . . . .
  . . O X X . . .
  . . * X . . . .
  - - - - - - - -

pattern contact-attack-push-before-the-cut
why     Push once first: stopping the push takes a liberty of his own, and then the cut works.
draw
  ? . ?
  @ * P
  ? A ?
  O ? O
where   A is O, P is X
when    not self-atari(*)
says    push(A) by *, cut(@, P) by * confidence 217 of 481
yes
  . . . . . . .
  . . . . . . .
  . . X * X . .
  . . . O . . .
  . . O . O . .
  . . . . . . .
no      # he has closed the way behind
  . . . . . . .
  . . . X . . .
  . . X * X . .
  . . . O . . .
  . . O . O . .
  . . . . . . .

pattern contact-attack-solid-against-the-cut
why     Before attacking him on, mend the cut he aims at: a broken wall attacks nobody.
draw
  ? @ ?
  A * X
  ? B ?
where   A is O, B is O
when    not self-atari(*)
says    connect(A, B) by * confidence 1220 of 1230, defend(B) by *
yes
  . . . . . . .
  . . . X . . .
  . . O * X . .
  . . . O O . .
  . . . . . . .
no      # he has no stone at the other side: no cut is there yet
  . . . . . . .
  . . . X . . .
  . . O * . . .
  . . . O O . .
  . . . . . . .
