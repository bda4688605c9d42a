# A stone that asks the enemy a question before it is settled: how it is answered tells what to do
# outside. Told where strong players would play it likely.

class    probe
asked    an enemy stone; in all orientations
answer   all
last     none

pattern probe-under-the-star-of-the-knight
why     Touch the star from below its knight's enclosure: if they bend inside we have the
        outside, if outside we live in the corner.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . @ . . . ?
  | . . . * . P . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, contact(@) by *
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . O * . . |
  . . . . . . . . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
yes
  + - - - - - - - -
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * O . . . X
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
no      # an enemy stone more stands there
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . O O . . |
  . . . . . . . . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy stone is missing
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |

pattern probe-two-below-the-star
why     Two lines below the star: a light stone that asks how much of the corner is theirs,
        before what stands outside decides it.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . @ . . . ?
  | . . . . . P . ?
  | . . . * . . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, invade by *
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . O . * . |
  . . . . . . . . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
yes
  + - - - - - - - -
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . * . O . . . X
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
no      # an enemy stone more stands there
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . O O . . |
  . . . . . . . . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy stone is missing
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |

pattern probe-under-the-knight-stone
why     Go under the outer stone of the enclosure: blocked above we slide home, blocked
        below we have sente outside.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . P . . . ?
  | . . . . . @ . ?
  | . . . . * . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, invade by *
yes
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . O . . . |
  . . . . . . * . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
yes
  + - - - - - - - -
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . X
  | . * . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
no      # an enemy stone more stands there
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . O O . . |
  . . . . . . . . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy stone is missing
  - - - - - - - - +
  . . . . . . . . |
  . . . . . . . . |
  O . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . O . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |

pattern probe-three-three-in-the-wide-enclosure
why     The wide enclosure has a hole at three-three: ask there while either answer still
        helps us on one side.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . @ . . . ?
  | . . * . . . P ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, invade by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . * . . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . O
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . * . . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | X . . . . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern probe-touch-in-the-wide-enclosure
why     Touch the star inside the wide enclosure: they must choose between the corner and
        the side before we have to.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . @ . . . ?
  | . . . * . . P ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, contact(@) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . * . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . O
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . * . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | X . . . . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern probe-beside-the-wide-enclosure-stone
why     Touch the far stone of the wide enclosure from inside: it tells whether they want
        the side, and leaves the corner open behind.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . P . . . ?
  | . . . . . * @ ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, contact(@) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . * X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . O
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . * X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | X . . . . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern probe-two-two-in-the-low-enclosure
why     Ask the low enclosure at the corner's back: answered from inside it stays small,
        answered from outside there is room for two eyes.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . * @ . . . . ?
  | . . . . P . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, contact(@) by *
yes
  - - - - - - - - - +
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . O . . . . |
  . . . . . . O * . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . * X . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  - - - - - - - - - +
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . O . . . . |
  . . O . . . O . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
no      # the enemy stone is missing
  - - - - - - - - - +
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . O . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |

pattern probe-three-three-in-the-high-enclosure
why     The high enclosure is open below: three-three asks whether they hold the corner or
        the side.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . @ . P . . ?
  | . . * . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, contact(@) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . * . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . O
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . * . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . X . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern probe-under-the-high-enclosure
why     Two lines below the high stone of the enclosure: we look at the corner and at the
        side, and they can take one of them.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . P . @ . . ?
  | . . . . . . . ?
  | . . . . * . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, invade by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . . . . . . . .
  | . . . . * . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . O
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . . . . . . . .
  | . . . . * . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . X . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern probe-three-three-in-the-large-low-enclosure
why     The large low enclosure leaves three-three: a stone there is answered from above or
        from the side, and either way something of ours is left.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . @ . . . . ?
  | . . * . . P . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
where   P is X
says    force(@) by *, contact(@) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . * . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . O
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . * . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | X . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
