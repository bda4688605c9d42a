# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as large-knight-link-defense; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-large-knight-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-large-knight-link-defense-8ad772c3
why     Strong players played here 5,444 times of 5,450.
draw
  - - - - - - +
  . . . . . . |
  . . * A . . |
  B X O X . . |
  . . X . . . |
  ? . . . . . |
where   A is O, B is O
seen    5444 of 5450

pattern harvested-large-knight-link-defense-4d8469a8
why     Strong players played here 5,669 times of 5,677.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . * O A . . .
  . O X X X . .
  . X . . . . .
  ? . B . . . ?
where   A is O, B is O
seen    5669 of 5677

pattern harvested-large-knight-link-defense-7785c562
why     Strong players played here 5,656 times of 5,682.
draw
  - - - - - -
  ? . . . . .
  ? . * A . .
  B X O X . .
  ? . X . . .
where   A is O, B is O
seen    5656 of 5682

pattern harvested-large-knight-link-defense-acdd957a
why     Strong players played here 5,974 times of 6,097.
draw
  . . . . .
  . . . . .
  * O A . .
  O X X X .
  X . . . .
  ? B ? ? ?
where   A is O, B is O
seen    5974 of 6097

pattern harvested-large-knight-link-defense-4c604651
why     Strong players played here 5,077 times of 5,221.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . * O A . . |
  B X X X . . |
  . . . . . . |
  ? . . . . . |
where   A is O, B is O
seen    5077 of 5221

pattern harvested-large-knight-link-defense-7abebde8
why     Strong players played here 5,623 times of 5,828.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . * X . . |
  . . O X . . |
  ? . B X . . |
where   A is O, B is O
seen    5623 of 5828

pattern harvested-large-knight-link-defense-7508988d
why     Strong players played here 5,700 times of 6,051.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O A . . .
  . * X X X . .
  . . . . . . .
  ? . B . . . ?
where   A is O, B is O
seen    5700 of 6051

pattern harvested-large-knight-link-defense-af3bd613
why     Strong players played here 8,069 times of 8,782.
draw
  . . . . .
  . . . . .
  . . A . .
  . * X . .
  . O X . .
  ? B ? ? ?
where   A is O, B is O
seen    8069 of 8782

pattern harvested-large-knight-link-defense-7070a4dd
why     Strong players played here 4,937 times of 5,682.
draw
  . . . . .
  . . . . .
  . . A . .
  . . X . .
  . X O * .
  ? ? ? B ?
where   A is O, B is O
seen    4937 of 5682

pattern harvested-large-knight-link-defense-e7dfd6f5
why     Strong players played here 6,173 times of 7,393.
draw
  . . . . .
  . . . . .
  . O A . .
  * X X X .
  . . . . .
  ? B ? ? ?
where   A is O, B is O
seen    6173 of 7393

pattern harvested-large-knight-link-defense-ee6b03dc
why     Strong players played here 4,663 times of 5,618.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . X O . . .
  . . X O * X .
  ? . X X B . ?
where   A is O, B is O
seen    4663 of 5618

pattern harvested-large-knight-link-defense-04027cbc
why     Strong players played here 5,880 times of 7,509.
draw
  - - - - -
  . . . . .
  X X A . .
  X O * X .
  X O . . .
  ? B ? ? ?
where   A is O, B is O
seen    5880 of 7509

pattern harvested-large-knight-link-defense-a9f5e50d
why     Strong players played here 5,034 times of 6,605.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O . .
  . X O * X
  ? ? ? B ?
where   A is O, B is O
seen    5034 of 6605

pattern harvested-large-knight-link-defense-6ef6b3e4
why     Strong players played here 5,345 times of 7,088.
draw
  ? ? . ? |
  ? . . . |
  . . A . |
  ? O X * |
  ? ? O ? |
  ? B ? ? |
where   A is O, B is O
seen    5345 of 7088

pattern harvested-large-knight-link-defense-d749ba6c
why     Strong players played here 5,881 times of 7,816.
draw
  ? . . . . .
  ? . . . . .
  ? * O A . .
  B X X X . .
  ? . . . . .
where   A is O, B is O
seen    5881 of 7816

pattern harvested-large-knight-link-defense-c2d3d4b2
why     Strong players played here 6,731 times of 9,278.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? O * X ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    6731 of 9278

pattern harvested-large-knight-link-defense-1b743d7d
why     Strong players played here 6,041 times of 8,940.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . X . ?
  ? * O ? ?
  ? B ? ? ?
where   A is O, B is O
seen    6041 of 8940

pattern harvested-large-knight-link-defense-cc43e372
why     Strong players played here 6,873 times of 10,803.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  * X X X ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    6873 of 10803

pattern harvested-large-knight-link-defense-3c6ab162
why     Strong players played here 5,905 times of 9,677.
draw
  - - - - - -
  ? ? . . . ?
  ? . * A . .
  B ? O X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    5905 of 9677

pattern harvested-large-knight-link-defense-adaa4614
why     Strong players played here 5,929 times of 10,185.
draw
  B ? X * O
  ? ? O A X
  ? ? X X X
where   A is O, B is O
seen    5929 of 10185

pattern harvested-large-knight-link-defense-b456ceab
why     Strong players played here 7,560 times of 13,239.
draw
  ? ? B
  ? ? ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    7560 of 13239

pattern harvested-large-knight-link-defense-e0b9f13e
why     Strong players played here 7,766 times of 13,752.
draw
  X * O ? B
  O A X ? ?
  X X X ? ?
where   A is O, B is O
seen    7766 of 13752

pattern harvested-large-knight-link-defense-cab820ec
why     Strong players played here 8,933 times of 16,036.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? O ? ?
  ? ? ? B ?
where   A is O, B is O
seen    8933 of 16036

pattern harvested-large-knight-link-defense-2e01736d
why     Strong players played here 8,589 times of 15,466.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? O ? ?
  ? B ? ? ?
where   A is O, B is O
seen    8589 of 15466

pattern harvested-large-knight-link-defense-bc759007
why     Strong players played here 6,694 times of 12,296.
draw
  B ? ?
  ? ? ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    6694 of 12296

pattern harvested-large-knight-link-defense-3a97a2d3
why     Strong players played here 5,591 times of 10,478.
draw
  ? ? B
  ? ? ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    5591 of 10478

pattern harvested-large-knight-link-defense-69453298
why     Strong players played here 4,578 times of 8,628.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . X . ?
  ? ? O * ?
  ? B ? ? ?
where   A is O, B is O
seen    4578 of 8628

pattern harvested-large-knight-link-defense-e86fc917
why     Strong players played here 5,233 times of 10,068.
draw
  X * O ? B
  O A X ? ?
  O X X ? ?
where   A is O, B is O
seen    5233 of 10068

pattern harvested-large-knight-link-defense-2e476674
why     Strong players played here 6,591 times of 12,868.
draw
  . * . ? B
  X A X ? ?
  O X . ? ?
where   A is O, B is O
seen    6591 of 12868

pattern harvested-large-knight-link-defense-218540b9
why     Strong players played here 4,405 times of 8,721.
draw
  B ? O X .
  ? ? * A X
  ? ? X O X
where   A is O, B is O
seen    4405 of 8721

pattern harvested-large-knight-link-defense-f2aaf422
why     Strong players played here 7,927 times of 15,882.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? . ? ?
  ? ? ? B ?
where   A is O, B is O
seen    7927 of 15882

pattern harvested-large-knight-link-defense-d419a3aa
why     Strong players played here 12,339 times of 25,266.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is O, B is O
seen    12339 of 25266

pattern harvested-large-knight-link-defense-2e650ad7
why     Strong players played here 5,363 times of 11,149.
draw
  B ? ?
  ? ? ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    5363 of 11149

pattern harvested-large-knight-link-defense-a62a6a5d
why     Strong players played here 11,862 times of 25,819.
draw
  . . .
  X A .
  O * X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    11862 of 25819

pattern harvested-large-knight-link-defense-2ffd62b0
why     Strong players played here 8,273 times of 18,149.
draw
  X . .
  * A O
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    8273 of 18149

pattern harvested-large-knight-link-defense-a47252a9
why     Strong players played here 5,583 times of 12,796.
draw
  ? ? B
  ? ? ?
  . * .
  X A X
  O X .
where   A is O, B is O
seen    5583 of 12796

pattern harvested-large-knight-link-defense-3681e478
why     Strong players played here 8,874 times of 21,619.
draw
  ? ? X . .
  ? ? * A O
  B ? O X X
where   A is O, B is O
seen    8874 of 21619

pattern harvested-large-knight-link-defense-bf309eee
why     Strong players played here 7,712 times of 19,046.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? * O A . .
  B ? X X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    7712 of 19046

pattern harvested-large-knight-link-defense-7f794677
why     Strong players played here 10,532 times of 27,162.
draw
  ? ? . X .
  ? ? X A X
  B ? O * O
where   A is O, B is O
seen    10532 of 27162

pattern harvested-large-knight-link-defense-548aa2fe
why     Strong players played here 5,122 times of 13,567.
draw
  B ? X . .
  ? ? * A O
  ? ? O X X
where   A is O, B is O
seen    5122 of 13567

pattern harvested-large-knight-link-defense-a15f1b30
why     Strong players played here 5,701 times of 15,422.
draw
  X . .
  * A .
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    5701 of 15422

pattern harvested-large-knight-link-defense-d15d4da1
why     Strong players played here 6,192 times of 16,794.
draw
  ? ? X . .
  ? ? * A .
  B ? O X X
where   A is O, B is O
seen    6192 of 16794

pattern harvested-large-knight-link-defense-36e407df
why     Strong players played here 4,968 times of 13,605.
draw
  ? B ? ? ?
  ? ? . ? ?
  ? O * . ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    4968 of 13605

pattern harvested-large-knight-link-defense-f5574b89
why     Strong players played here 7,478 times of 21,256.
draw
  B ? ?
  ? ? ?
  O * O
  X A X
  X O X
where   A is O, B is O
seen    7478 of 21256

pattern harvested-large-knight-link-defense-62329b24
why     Strong players played here 4,924 times of 14,217.
draw
  O . . ? ?
  X A * ? ?
  X O X ? B
where   A is O, B is O
seen    4924 of 14217

pattern harvested-large-knight-link-defense-29e78a36
why     Strong players played here 7,554 times of 21,992.
draw
  B ? O * O
  ? ? X A X
  ? ? X O X
where   A is O, B is O
seen    7554 of 21992

pattern harvested-large-knight-link-defense-1816945c
why     Strong players played here 8,135 times of 24,410.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? X . A . .
  B ? . X * ?
  ? ? ? . ? ?
where   A is O, B is O
seen    8135 of 24410

pattern harvested-large-knight-link-defense-a1cd16d4
why     Strong players played here 4,399 times of 13,161.
draw
  . . . ? ?
  X A X * ?
  X X O ? B
where   A is O, B is O
seen    4399 of 13161

pattern harvested-large-knight-link-defense-7fe06c3e
why     Strong players played here 5,139 times of 15,442.
draw
  B ? * . .
  ? ? X A O
  ? ? X X .
where   A is O, B is O
seen    5139 of 15442

pattern harvested-large-knight-link-defense-8ae74130
why     Strong players played here 4,971 times of 15,027.
draw
  B ? O * .
  ? ? X A X
  ? ? . X .
where   A is O, B is O
seen    4971 of 15027

pattern harvested-large-knight-link-defense-930a5e59
why     Strong players played here 7,169 times of 21,908.
draw
  O X .
  * A X
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    7169 of 21908

pattern harvested-large-knight-link-defense-978885ed
why     Strong players played here 4,545 times of 13,984.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? . X * ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    4545 of 13984

pattern harvested-large-knight-link-defense-065ca4e1
why     Strong players played here 5,952 times of 18,386.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? ? O * ?
  ? ? ? B ?
where   A is O, B is O
seen    5952 of 18386

pattern harvested-large-knight-link-defense-124e6a4e
why     Strong players played here 8,212 times of 25,473.
draw
  . X .
  X A X
  O * O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    8212 of 25473

pattern harvested-large-knight-link-defense-c7024341
why     Strong players played here 6,691 times of 20,729.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? O ? ?
  ? ? ? B ?
where   A is O, B is O
seen    6691 of 20729

pattern harvested-large-knight-link-defense-aff8b5ea
why     Strong players played here 7,004 times of 22,060.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    7004 of 22060

pattern harvested-large-knight-link-defense-b6f0c12f
why     Strong players played here 6,673 times of 21,052.
draw
  B ? * . .
  ? ? X A .
  ? ? X . O
where   A is O, B is O
seen    6673 of 21052

pattern harvested-large-knight-link-defense-9711a013
why     Strong players played here 7,231 times of 23,120.
draw
  . . .
  X A .
  * X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    7231 of 23120

pattern hane-at-the-head-in-the-large-knights-move
why     The hane at the head of two stones, inside the gap of the large knight's move.
draw
  . . .
  . A .
  X X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    37313 of 121021

pattern harvested-large-knight-link-defense-2ceb6035
why     Strong players played here 11,580 times of 37,782.
draw
  B ? * . .
  ? ? X A O
  ? ? X X X
where   A is O, B is O
seen    11580 of 37782

pattern harvested-large-knight-link-defense-92b49b07
why     Strong players played here 6,491 times of 21,259.
draw
  . . . ?
  X A X *
  X X O ?
  ? ? ? ?
  ? ? B ?
where   A is O, B is O
seen    6491 of 21259

pattern harvested-large-knight-link-defense-4aa17475
why     Strong players played here 9,151 times of 30,116.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    9151 of 30116

pattern harvested-large-knight-link-defense-05ec3e33
why     Strong players played here 24,922 times of 82,607.
draw
  . . .
  O A .
  X X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    24922 of 82607

pattern harvested-large-knight-link-defense-05552b72
why     Strong players played here 7,164 times of 23,786.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? O ? ?
  ? B ? ? ?
where   A is O, B is O
seen    7164 of 23786

pattern harvested-large-knight-link-defense-656eb0d2
why     Strong players played here 4,450 times of 14,855.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  ? X X * ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    4450 of 14855

pattern harvested-large-knight-link-defense-12dfb507
why     Strong players played here 4,609 times of 15,764.
draw
  ? ? . . .
  ? ? X A .
  B ? O * X
where   A is O, B is O
seen    4609 of 15764

pattern harvested-large-knight-link-defense-0e466d12
why     Strong players played here 5,470 times of 19,074.
draw
  B ? ?
  ? ? ?
  O X .
  * A X
  O X X
where   A is O, B is O
seen    5470 of 19074

pattern harvested-large-knight-link-defense-382ecd08
why     Strong players played here 6,686 times of 23,396.
draw
  ? ? B
  ? ? ?
  X O *
  X A X
  . X O
where   A is O, B is O
seen    6686 of 23396

pattern harvested-large-knight-link-defense-bb2fb311
why     Strong players played here 5,184 times of 18,297.
draw
  B ? * . .
  ? ? X A O
  ? ? . X .
where   A is O, B is O
seen    5184 of 18297

pattern harvested-large-knight-link-defense-6c0bc693
why     Strong players played here 7,321 times of 25,986.
draw
  B ? ?
  ? ? ?
  O * O
  X A X
  X X X
where   A is O, B is O
seen    7321 of 25986

pattern harvested-large-knight-link-defense-774893e4
why     Strong players played here 6,947 times of 25,107.
draw
  ? ? . ? ?
  ? . . . ?
  * O A . .
  ? X X X ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    6947 of 25107

pattern harvested-large-knight-link-defense-5dc834bd
why     Strong players played here 8,360 times of 30,400.
draw
  B ? O * O
  ? ? X A X
  ? ? X X X
where   A is O, B is O
seen    8360 of 30400

pattern harvested-large-knight-link-defense-cf61675d
why     Strong players played here 6,642 times of 24,364.
draw
  B ? * . .
  ? ? X A .
  ? ? X X O
where   A is O, B is O
seen    6642 of 24364

pattern harvested-large-knight-link-defense-8e2d5f1c
why     Strong players played here 5,103 times of 18,731.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . * X . .
  ? B ? ? ?
where   A is O, B is O
seen    5103 of 18731

pattern harvested-large-knight-link-defense-dee9a48e
why     Strong players played here 4,724 times of 17,398.
draw
  ? ? O X .
  ? ? * A X
  B ? O X X
where   A is O, B is O
seen    4724 of 17398

pattern harvested-large-knight-link-defense-2a422b92
why     Strong players played here 8,462 times of 31,505.
draw
  ? ? B
  ? ? ?
  X O *
  X A X
  X X O
where   A is O, B is O
seen    8462 of 31505

pattern hane-at-the-head-toward-the-far-stone
why     The hane at the head of two stones, on the side of another own stone.
draw
  B ? * . .
  ? ? X A O
  ? ? X X O
where   A is O, B is O
seen    7353 of 27387

pattern harvested-large-knight-link-defense-5cb9083d
why     Strong players played here 5,595 times of 20,798.
draw
  . . .
  X A .
  . X O
  ? * ?
  B ? ?
where   A is O, B is O
seen    5595 of 20798

pattern harvested-large-knight-link-defense-1471ef03
why     Strong players played here 8,284 times of 31,111.
draw
  B ? * . .
  ? ? X A O
  ? ? . X X
where   A is O, B is O
seen    8284 of 31111

pattern hane-inside-the-large-knights-move
why     The hane from inside the large knight's move, around the stone that came into it.
draw
  . . .
  . A .
  * X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    55404 of 210876

pattern harvested-large-knight-link-defense-76068afe
why     Strong players played here 9,927 times of 37,457.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    9927 of 37457

pattern harvested-large-knight-link-defense-d4c5b44b
why     Strong players played here 5,377 times of 20,351.
draw
  B ? * . .
  ? ? X A .
  ? ? . . O
where   A is O, B is O
seen    5377 of 20351

pattern hane-at-the-head-beneath-own-three
why     The hane at the head of two stones, around the end of an own row.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O O A . .
  B ? X X * ?
  ? ? ? . ? ?
where   A is O, B is O
seen    6173 of 23525

pattern harvested-large-knight-link-defense-97d4b7bd
why     Strong players played here 6,482 times of 24,717.
draw
  B ? * . .
  ? ? X A O
  ? ? X O X
where   A is O, B is O
seen    6482 of 24717

pattern harvested-large-knight-link-defense-77703fb9
why     Strong players played here 7,896 times of 31,416.
draw
  B ? ?
  ? ? ?
  O * .
  X A .
  - - -
where   A is O, B is O
seen    7896 of 31416

pattern harvested-large-knight-link-defense-d25b097a
why     Strong players played here 13,285 times of 53,317.
draw
  ? ? * . .
  ? ? X A O
  B ? . X X
where   A is O, B is O
seen    13285 of 53317

pattern harvested-large-knight-link-defense-51cb5165
why     Strong players played here 10,759 times of 43,283.
draw
  ? . . .
  ? O A .
  * X X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    10759 of 43283

pattern stretch-straight-on-in-the-large-knights-move
why     The stretch out of the enemy's hane, straight away from one of its two stones.
draw
  B ? . * .
  ? ? X A .
  ? ? . X O
where   A is O, B is O
seen    6694 of 27174

pattern harvested-large-knight-link-defense-4d8476eb
why     Strong players played here 7,237 times of 29,432.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? X O A . .
  B ? X X * ?
  ? ? ? . ? ?
where   A is O, B is O
seen    7237 of 29432

pattern stretch-beside-the-stone-in-the-gap
why     The stretch along the enemy's stone, which stands between two own ones.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? * X ? ?
  ? B ? ? ?
where   A is O, B is O
seen    14184 of 58155

pattern harvested-large-knight-link-defense-8f7e0926
why     Strong players played here 42,217 times of 174,487.
draw
  . . .
  . A .
  X X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    42217 of 174487

pattern harvested-large-knight-link-defense-06d08819
why     Strong players played here 7,419 times of 30,504.
draw
  ? ? * . .
  ? ? X A O
  B ? . X .
where   A is O, B is O
seen    7419 of 30504

pattern harvested-large-knight-link-defense-03ecccb2
why     Strong players played here 4,598 times of 19,124.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . X * . .
  ? B ? ? ?
where   A is O, B is O
seen    4598 of 19124

pattern harvested-large-knight-link-defense-77dcda76
why     Strong players played here 7,291 times of 30,789.
draw
  ? ? . . .
  ? ? O A .
  B * X X .
where   A is O, B is O
seen    7291 of 30789

pattern harvested-large-knight-link-defense-d7e9e99b
why     Strong players played here 6,139 times of 25,898.
draw
  ? ? . . .
  ? ? X A O
  B * O X X
where   A is O, B is O
seen    6139 of 25898

pattern harvested-large-knight-link-defense-c2629ba6
why     Strong players played here 7,209 times of 30,569.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  . X X
where   A is O, B is O
seen    7209 of 30569

pattern harvested-large-knight-link-defense-95954abf
why     Strong players played here 15,208 times of 65,782.
draw
  ? ? . . .
  ? * O A .
  B ? X X .
where   A is O, B is O
seen    15208 of 65782

pattern harvested-large-knight-link-defense-d5acf426
why     Strong players played here 4,789 times of 20,720.
draw
  ? ? ? . ? ?
  ? * . . . ?
  ? X . A . X
  B ? . . . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    4789 of 20720

pattern harvested-large-knight-link-defense-5e3a632e
why     Strong players played here 4,621 times of 20,051.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    4621 of 20051

pattern harvested-large-knight-link-defense-e3265c09
why     Strong players played here 4,760 times of 20,921.
draw
  X O * ? B
  X A X ? ?
  X O X ? ?
where   A is O, B is O
seen    4760 of 20921

pattern harvested-large-knight-link-defense-6d60a69e
why     Strong players played here 5,422 times of 23,968.
draw
  B ? ?
  ? ? ?
  . * .
  X A .
  . X O
where   A is O, B is O
seen    5422 of 23968

pattern harvested-large-knight-link-defense-62bc021e
why     Strong players played here 6,039 times of 27,174.
draw
  B ? * . .
  ? ? X A .
  ? ? . X O
where   A is O, B is O
seen    6039 of 27174

pattern harvested-large-knight-link-defense-3cdc1a8c
why     Strong players played here 8,045 times of 36,440.
draw
  ? ? . . .
  ? * O A .
  B ? O X .
where   A is O, B is O
seen    8045 of 36440

pattern stretch-over-the-stone-in-the-gap
why     The stretch in front of the enemy's stone, on the side of another own stone.
draw
  . . . ? ?
  X A * ? ?
  X O X ? B
where   A is O, B is O
seen    5388 of 24385

pattern harvested-large-knight-link-defense-cbbdef9d
why     Strong players played here 5,283 times of 23,912.
draw
  O O * ? B
  X A X ? ?
  X X X ? ?
where   A is O, B is O
seen    5283 of 23912

pattern hane-outside-the-large-knights-move
why     The hane around the stone in contact, on the side away from another own stone.
draw
  ? ? . . .
  ? ? . A .
  B ? . X *
where   A is O, B is O
seen    33730 of 156120

pattern stretch-beside-the-stone-in-the-large-knights-move
why     The stretch along the enemy's stone, which stands between two own ones.
draw
  . . .
  . A .
  X * .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    57382 of 267506

pattern harvested-large-knight-link-defense-7387b07e
why     Strong players played here 6,197 times of 28,575.
draw
  * . .
  X A .
  . . O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    6197 of 28575

pattern harvested-large-knight-link-defense-bb5869dd
why     Strong players played here 16,367 times of 76,835.
draw
  ? . . .
  * X A .
  ? O X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    16367 of 76835

pattern harvested-large-knight-link-defense-5610e93f
why     Strong players played here 5,817 times of 27,106.
draw
  ? ? * . .
  ? ? X A O
  B ? X X .
where   A is O, B is O
seen    5817 of 27106

pattern harvested-large-knight-link-defense-5de5b3c5
why     Strong players played here 5,796 times of 27,046.
draw
  ? ? X . .
  ? ? X A O
  B * O X .
where   A is O, B is O
seen    5796 of 27046

pattern harvested-large-knight-link-defense-a8b0a09e
why     Strong players played here 27,903 times of 132,422.
draw
  ? ? . . .
  ? ? * A .
  B ? O X .
where   A is O, B is O
seen    27903 of 132422

pattern hane-at-the-head-beneath-own-two
why     The hane at the head of two stones, which come along beside own stones.
draw
  . . . ? ?
  O A . ? ?
  X X * ? B
where   A is O, B is O
seen    16759 of 79809

pattern harvested-large-knight-link-defense-fcb6e992
why     Strong players played here 6,774 times of 32,058.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  X X X
where   A is O, B is O
seen    6774 of 32058

pattern harvested-large-knight-link-defense-d73cc1f2
why     Strong players played here 6,624 times of 31,533.
draw
  ? ? . . .
  ? ? O A O
  B * X X X
where   A is O, B is O
seen    6624 of 31533

pattern counter-hane-toward-the-far-stone
why     The counter-hane, around one of two stones that bend around an own one.
draw
  . . .
  X A .
  . X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    6596 of 31437

pattern harvested-large-knight-link-defense-a0718238
why     Strong players played here 4,649 times of 22,253.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . . A . .
  B ? * X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    4649 of 22253

pattern counter-hane-above-the-large-knights-move
why     The counter-hane, around one of two stones that bend around an own one.
draw
  * . .
  X A O
  . X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    11507 of 56051

pattern hane-at-the-head-of-a-bent-wall
why     The hane at the head of two stones, from an own stone beside them.
draw
  ? ? * . .
  ? ? X A .
  B ? X X O
where   A is O, B is O
seen    11430 of 56481

pattern harvested-large-knight-link-defense-0e6774b3
why     Strong players played here 13,489 times of 67,061.
draw
  ? ? * . .
  ? ? X A O
  B ? X X X
where   A is O, B is O
seen    13489 of 67061

pattern harvested-large-knight-link-defense-8187cc23
why     Strong players played here 5,670 times of 28,443.
draw
  B ? ?
  ? ? ?
  . . .
  * A .
  X . O
where   A is O, B is O
seen    5670 of 28443

pattern harvested-large-knight-link-defense-58476d47
why     Strong players played here 12,062 times of 61,471.
draw
  ? ? . . .
  ? ? * A .
  B ? X . O
where   A is O, B is O
seen    12062 of 61471

pattern harvested-large-knight-link-defense-be6a1f62
why     Strong players played here 5,943 times of 30,116.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . X * ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    5943 of 30116

pattern harvested-large-knight-link-defense-0cc6ccca
why     Strong players played here 9,069 times of 46,159.
draw
  . . . ? ?
  O A * ? ?
  X . X ? B
where   A is O, B is O
seen    9069 of 46159

pattern harvested-large-knight-link-defense-06f14d8f
why     Strong players played here 5,282 times of 26,780.
draw
  ? ? * . .
  ? ? X A O
  B ? X . X
where   A is O, B is O
seen    5282 of 26780

pattern stretch-into-own-large-knights-move
why     The stretch into the large knight's move, beside the stone that comes in.
draw
  O . .
  . A .
  . * X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    5692 of 28984

pattern harvested-large-knight-link-defense-18855b94
why     Strong players played here 5,582 times of 28,463.
draw
  . . . ? ?
  O A * ? ?
  . X X ? B
where   A is O, B is O
seen    5582 of 28463

pattern stretch-own-row-past-the-shut-in-stone
why     The stretch of an own row, which blocks the enemy's stone beside it.
draw
  O O *
  X A X
  X X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    5428 of 27798

pattern harvested-large-knight-link-defense-9e4d8a86
why     Strong players played here 5,239 times of 27,106.
draw
  X O . ?
  X A X ?
  X X O ?
  ? ? ? *
  ? ? B ?
where   A is O, B is O
seen    5239 of 27106

pattern harvested-large-knight-link-defense-4a19b485
why     Strong players played here 14,683 times of 77,032.
draw
  * . .
  X A O
  X X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    14683 of 77032

pattern harvested-large-knight-link-defense-0acb354e
why     Strong players played here 4,871 times of 25,365.
draw
  X O * ? B
  X A X ? ?
  . X O ? ?
where   A is O, B is O
seen    4871 of 25365

pattern harvested-large-knight-link-defense-00cb3af7
why     Strong players played here 4,428 times of 23,181.
draw
  ? ? . . .
  ? ? X A .
  B ? * X X
where   A is O, B is O
seen    4428 of 23181

pattern harvested-large-knight-link-defense-5d5c2cd7
why     Strong players played here 5,729 times of 30,093.
draw
  * . .
  X A O
  . X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    5729 of 30093

pattern harvested-large-knight-link-defense-e9ad082c
why     Strong players played here 10,711 times of 56,653.
draw
  . . .
  X A .
  O X .
  * ? ?
  B ? ?
where   A is O, B is O
seen    10711 of 56653

pattern harvested-large-knight-link-defense-6a53abfd
why     Strong players played here 24,682 times of 132,970.
draw
  ? ? . . .
  ? ? . A .
  B ? X X *
where   A is O, B is O
seen    24682 of 132970

pattern harvested-large-knight-link-defense-b24e7b57
why     Strong players played here 4,901 times of 26,236.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  X X O
where   A is O, B is O
seen    4901 of 26236

pattern harvested-large-knight-link-defense-b954e03e
why     Strong players played here 36,889 times of 201,140.
draw
  . . .
  O A .
  X X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    36889 of 201140

pattern harvested-large-knight-link-defense-67658be9
why     Strong players played here 11,890 times of 64,673.
draw
  . . .
  . A .
  X O .
  ? * ?
  B ? ?
where   A is O, B is O
seen    11890 of 64673

pattern harvested-large-knight-link-defense-918d9d1b
why     Strong players played here 14,426 times of 78,614.
draw
  . . . ? ?
  . A . ? ?
  X X * ? B
where   A is O, B is O
seen    14426 of 78614

pattern harvested-large-knight-link-defense-61170257
why     Strong players played here 5,392 times of 29,382.
draw
  B ? . . .
  ? ? O A .
  ? * X X .
where   A is O, B is O
seen    5392 of 29382

pattern harvested-large-knight-link-defense-72a0543c
why     Strong players played here 4,950 times of 26,964.
draw
  ? ? * . .
  ? ? X A .
  B ? X . X
where   A is O, B is O
seen    4950 of 26964

pattern harvested-large-knight-link-defense-a9a6d46b
why     Strong players played here 10,875 times of 59,768.
draw
  ? ? . . .
  ? ? X A .
  B ? * X O
where   A is O, B is O
seen    10875 of 59768

pattern harvested-large-knight-link-defense-a5283ef8
why     Strong players played here 5,124 times of 28,064.
draw
  O O * ? ?
  X A X ? ?
  X X X ? B
where   A is O, B is O
seen    5124 of 28064

pattern harvested-large-knight-link-defense-a20e6fea
why     Strong players played here 7,075 times of 39,057.
draw
  X O * ? B
  X A X ? ?
  X X O ? ?
where   A is O, B is O
seen    7075 of 39057

pattern harvested-large-knight-link-defense-e91bb597
why     Strong players played here 6,017 times of 33,158.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . . A . . ?
  ? X * . ? B
  ? ? . ? ? ?
where   A is O, B is O
seen    6017 of 33158

pattern harvested-large-knight-link-defense-a0010908
why     Strong players played here 14,460 times of 80,383.
draw
  ? ? . . .
  ? ? * A .
  B ? X X O
where   A is O, B is O
seen    14460 of 80383

pattern harvested-large-knight-link-defense-5776edeb
why     Strong players played here 5,383 times of 29,707.
draw
  . . .
  X A .
  * X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    5383 of 29707

pattern harvested-large-knight-link-defense-0b8929eb
why     Strong players played here 14,197 times of 79,352.
draw
  . . . ? ?
  O A * ? ?
  X O X ? B
where   A is O, B is O
seen    14197 of 79352

pattern harvested-large-knight-link-defense-4841a09f
why     Strong players played here 8,504 times of 47,472.
draw
  ? ? . . .
  ? * O A O
  B ? X O X
where   A is O, B is O
seen    8504 of 47472

pattern harvested-large-knight-link-defense-268b38ef
why     Strong players played here 38,532 times of 218,822.
draw
  ? ? . . .
  ? ? O A .
  B ? X X *
where   A is O, B is O
seen    38532 of 218822

pattern harvested-large-knight-link-defense-82ea18d5
why     Strong players played here 36,841 times of 209,895.
draw
  . . . ? ?
  . A . ? ?
  X * . ? B
where   A is O, B is O
seen    36841 of 209895

pattern harvested-large-knight-link-defense-9144e08c
why     Strong players played here 5,218 times of 29,303.
draw
  . . .
  . A .
  X X O
  ? ? *
  B ? ?
where   A is O, B is O
seen    5218 of 29303

pattern harvested-large-knight-link-defense-e48afc7d
why     Strong players played here 9,264 times of 52,420.
draw
  ? ? * . .
  ? ? X A .
  B ? X . O
where   A is O, B is O
seen    9264 of 52420

pattern harvested-large-knight-link-defense-65283245
why     Strong players played here 10,595 times of 60,180.
draw
  ? . . .
  ? X A .
  * O X .
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    10595 of 60180

pattern harvested-large-knight-link-defense-9e9a93cc
why     Strong players played here 4,634 times of 26,185.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? . ? ?
  ? ? ? B ?
where   A is O, B is O
seen    4634 of 26185

pattern harvested-large-knight-link-defense-b22efa7d
why     Strong players played here 11,803 times of 67,477.
draw
  . . .
  X A .
  O X .
  ? * ?
  B ? ?
where   A is O, B is O
seen    11803 of 67477

pattern harvested-large-knight-link-defense-766a985d
why     Strong players played here 10,279 times of 58,860.
draw
  ? ? * . .
  ? ? X A O
  B ? X O X
where   A is O, B is O
seen    10279 of 58860

pattern harvested-large-knight-link-defense-8a42e185
why     Strong players played here 7,587 times of 43,397.
draw
  ? ? . . .
  ? ? . A .
  B ? X * X
where   A is O, B is O
seen    7587 of 43397

pattern harvested-large-knight-link-defense-e31ac2ec
why     Strong players played here 4,822 times of 27,633.
draw
  . . . ? ?
  X A . ? ?
  O X . ? B
  ? * ? ? ?
where   A is O, B is O
seen    4822 of 27633

pattern harvested-large-knight-link-defense-04353c2d
why     Strong players played here 4,495 times of 25,749.
draw
  ? ? . . .
  ? ? X A .
  B ? . X O
  ? ? ? * ?
where   A is O, B is O
seen    4495 of 25749

pattern harvested-large-knight-link-defense-5a4371bd
why     Strong players played here 14,804 times of 86,383.
draw
  . . .
  . A .
  X O .
  ? ? *
  ? ? B
where   A is O, B is O
seen    14804 of 86383

pattern harvested-large-knight-link-defense-75adb640
why     Strong players played here 8,482 times of 49,666.
draw
  . . . ? ?
  O A * ? ?
  O X X ? B
where   A is O, B is O
seen    8482 of 49666

pattern harvested-large-knight-link-defense-d31052c7
why     Strong players played here 7,750 times of 45,345.
draw
  ? . . .
  ? . A .
  ? O X .
  * ? ? ?
  ? B ? ?
where   A is O, B is O
seen    7750 of 45345

pattern harvested-large-knight-link-defense-81c9f3c2
why     Strong players played here 17,591 times of 103,813.
draw
  . . .
  X A .
  . X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    17591 of 103813

pattern harvested-large-knight-link-defense-b1c11135
why     Strong players played here 5,354 times of 31,520.
draw
  ? ? O . .
  ? ? . A .
  B ? . * X
where   A is O, B is O
seen    5354 of 31520

pattern harvested-large-knight-link-defense-69e838fa
why     Strong players played here 9,490 times of 56,304.
draw
  ? ? * . .
  ? ? X A O
  B ? X X O
where   A is O, B is O
seen    9490 of 56304

pattern harvested-large-knight-link-defense-80611801
why     Strong players played here 4,812 times of 28,366.
draw
  . . .
  X A .
  O X X
  * ? ?
  ? ? B
where   A is O, B is O
seen    4812 of 28366

pattern harvested-large-knight-link-defense-c794cd63
why     Strong players played here 6,892 times of 41,090.
draw
  ? . . .
  ? X A O
  * O X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    6892 of 41090

pattern harvested-large-knight-link-defense-c363da50
why     Strong players played here 9,741 times of 58,316.
draw
  ? . . .
  ? O A .
  * X X .
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    9741 of 58316

pattern harvested-large-knight-link-defense-3839cb89
why     Strong players played here 4,530 times of 27,099.
draw
  ? ? B
  ? ? ?
  . . .
  O A *
  X . X
where   A is O, B is O
seen    4530 of 27099

pattern harvested-large-knight-link-defense-dfa648fb
why     Strong players played here 8,550 times of 51,524.
draw
  . . .
  . A .
  X * X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    8550 of 51524

pattern harvested-large-knight-link-defense-dd371648
why     Strong players played here 4,523 times of 27,421.
draw
  ? ? . . .
  ? ? X A O
  B ? * O X
where   A is O, B is O
seen    4523 of 27421

pattern harvested-large-knight-link-defense-b7a344d5
why     Strong players played here 6,648 times of 40,792.
draw
  * . .
  X A O
  . X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    6648 of 40792

pattern harvested-large-knight-link-defense-96e19270
why     Strong players played here 5,092 times of 31,416.
draw
  B ? ?
  ? ? ?
  O . *
  X A .
  - - -
where   A is O, B is O
seen    5092 of 31416

pattern harvested-large-knight-link-defense-d9d101a8
why     Strong players played here 5,192 times of 32,093.
draw
  O . *
  . A X
  O X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    5192 of 32093

pattern harvested-large-knight-link-defense-73a1f864
why     Strong players played here 10,660 times of 66,502.
draw
  ? . . .
  * O A .
  ? X X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    10660 of 66502

pattern harvested-large-knight-link-defense-7a2913cb
why     Strong players played here 10,332 times of 65,241.
draw
  ? ? . . .
  ? ? * A .
  B ? X O X
where   A is O, B is O
seen    10332 of 65241

pattern harvested-large-knight-link-defense-938c6d76
why     Strong players played here 8,133 times of 51,404.
draw
  * . .
  X A O
  X O X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    8133 of 51404

pattern harvested-large-knight-link-defense-863870f7
why     Strong players played here 9,851 times of 62,377.
draw
  ? ? . . .
  ? ? X A .
  B ? O * O
where   A is O, B is O
seen    9851 of 62377

pattern harvested-large-knight-link-defense-a3631133
why     Strong players played here 9,728 times of 61,903.
draw
  * . .
  X A O
  X X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    9728 of 61903

pattern harvested-large-knight-link-defense-1bbe20c3
why     Strong players played here 4,450 times of 28,119.
draw
  . . . ? B
  O A * ? ?
  X . X ? ?
where   A is O, B is O
seen    4450 of 28119

pattern harvested-large-knight-link-defense-b627fa00
why     Strong players played here 4,687 times of 29,667.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? ? O ? ?
  ? B * ? ?
where   A is O, B is O
seen    4687 of 29667

pattern harvested-large-knight-link-defense-7e2c97f1
why     Strong players played here 36,278 times of 234,265.
draw
  . . .
  . A .
  X * .
  ? ? ?
  ? ? B
where   A is O, B is O
seen    36278 of 234265

pattern harvested-large-knight-link-defense-7b621fe9
why     Strong players played here 4,512 times of 28,800.
draw
  B ? ?
  ? ? ?
  X * .
  O A O
  X X O
where   A is O, B is O
seen    4512 of 28800

pattern harvested-large-knight-link-defense-3c59dc0f
why     Strong players played here 7,024 times of 45,077.
draw
  . . .
  O A .
  X X O
  ? ? *
  ? ? B
where   A is O, B is O
seen    7024 of 45077

pattern harvested-large-knight-link-defense-96c67f90
why     Strong players played here 24,074 times of 156,120.
draw
  ? ? . . .
  ? ? . A .
  B ? * X .
where   A is O, B is O
seen    24074 of 156120

pattern harvested-large-knight-link-defense-72e01638
why     Strong players played here 6,697 times of 43,037.
draw
  ? ? * . .
  ? ? X A O
  B ? . X O
where   A is O, B is O
seen    6697 of 43037

pattern harvested-large-knight-link-defense-c574a308
why     Strong players played here 5,166 times of 33,126.
draw
  . . .
  X A *
  X O X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    5166 of 33126

pattern harvested-large-knight-link-defense-99ca3abd
why     Strong players played here 9,367 times of 60,487.
draw
  . . .
  . A .
  X * O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    9367 of 60487

pattern harvested-large-knight-link-defense-a0186d7e
why     Strong players played here 6,801 times of 43,919.
draw
  B ? . . .
  ? ? * A .
  ? ? O X .
where   A is O, B is O
seen    6801 of 43919

pattern harvested-large-knight-link-defense-b0909750
why     Strong players played here 5,566 times of 36,119.
draw
  B ? . . .
  ? ? * A .
  ? ? X . O
where   A is O, B is O
seen    5566 of 36119

pattern harvested-large-knight-link-defense-0e707767
why     Strong players played here 4,942 times of 32,063.
draw
  O . * ? ?
  . A X ? ?
  O X X ? B
where   A is O, B is O
seen    4942 of 32063

pattern harvested-large-knight-link-defense-f6ed5532
why     Strong players played here 13,853 times of 90,822.
draw
  . . .
  X A .
  * X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    13853 of 90822

pattern harvested-large-knight-link-defense-b419a053
why     Strong players played here 5,736 times of 37,296.
draw
  B * O . .
  ? ? X A O
  ? ? X X X
where   A is O, B is O
seen    5736 of 37296

pattern harvested-large-knight-link-defense-55761aeb
why     Strong players played here 7,992 times of 52,234.
draw
  ? . . .
  ? O A O
  * X X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    7992 of 52234

pattern harvested-large-knight-link-defense-0e9bf45b
why     Strong players played here 5,268 times of 34,298.
draw
  . . .
  X A O
  O X X
  * ? ?
  B ? ?
where   A is O, B is O
seen    5268 of 34298

pattern harvested-large-knight-link-defense-d2429a26
why     Strong players played here 6,724 times of 44,042.
draw
  . . .
  O A .
  X * X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    6724 of 44042

pattern harvested-large-knight-link-defense-9fc6a99d
why     Strong players played here 6,403 times of 42,483.
draw
  . . .
  X A .
  O X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    6403 of 42483

pattern harvested-large-knight-link-defense-f8df119b
why     Strong players played here 12,551 times of 83,988.
draw
  . . . ? ?
  O A * ? ?
  X X X ? B
where   A is O, B is O
seen    12551 of 83988

pattern turn-over-the-cutter-from-own-row
why     The turn in front of the cutter, then held on three sides or more.
draw
  ? ? B
  ? ? ?
  O O *
  X A X
  X X O
where   A is O, B is O
seen    5055 of 33697

pattern harvested-large-knight-link-defense-00c35bfc
why     Strong players played here 12,728 times of 85,833.
draw
  ? ? . . .
  ? * O A O
  B ? X X X
where   A is O, B is O
seen    12728 of 85833

pattern harvested-large-knight-link-defense-420190fa
why     Strong players played here 5,912 times of 39,593.
draw
  B * O O O
  ? ? X A X
  ? ? X X X
where   A is O, B is O
seen    5912 of 39593

pattern harvested-large-knight-link-defense-b2df3a84
why     Strong players played here 4,675 times of 31,624.
draw
  ? ? . . .
  ? * X A .
  B ? O X X
where   A is O, B is O
seen    4675 of 31624

pattern harvested-large-knight-link-defense-68c027dc
why     Strong players played here 5,052 times of 34,394.
draw
  ? ? B
  ? ? ?
  . . .
  O A *
  X O X
where   A is O, B is O
seen    5052 of 34394

pattern harvested-large-knight-link-defense-7f9aee74
why     Strong players played here 5,022 times of 34,342.
draw
  ? ? . . .
  ? ? X A .
  B ? * . O
where   A is O, B is O
seen    5022 of 34342

pattern harvested-large-knight-link-defense-a79a49ae
why     Strong players played here 5,326 times of 36,471.
draw
  . . .
  . A .
  X X O
  ? ? *
  ? ? B
where   A is O, B is O
seen    5326 of 36471

pattern harvested-large-knight-link-defense-298de72d
why     Strong players played here 5,997 times of 41,127.
draw
  . . . ? B
  O A * ? ?
  X O X ? ?
where   A is O, B is O
seen    5997 of 41127

pattern harvested-large-knight-link-defense-15a3a4fe
why     Strong players played here 6,626 times of 45,630.
draw
  . . . ? ?
  X A . ? ?
  O X * ? B
where   A is O, B is O
seen    6626 of 45630

pattern harvested-large-knight-link-defense-4fe8464b
why     Strong players played here 7,346 times of 50,674.
draw
  . . .
  O A .
  X O .
  ? * ?
  B ? ?
where   A is O, B is O
seen    7346 of 50674

pattern harvested-large-knight-link-defense-80cb3e7e
why     Strong players played here 8,545 times of 59,152.
draw
  ? . . .
  ? X A .
  * O X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    8545 of 59152

pattern harvested-large-knight-link-defense-7d593d44
why     Strong players played here 6,534 times of 45,538.
draw
  * . .
  X A .
  X . O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    6534 of 45538

pattern harvested-large-knight-link-defense-6ec9c8f1
why     Strong players played here 15,378 times of 108,287.
draw
  . . .
  * A .
  X X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    15378 of 108287

pattern harvested-large-knight-link-defense-1728c194
why     Strong players played here 8,778 times of 61,831.
draw
  X O *
  X A X
  X X O
  ? ? ?
  ? ? B
where   A is O, B is O
seen    8778 of 61831

pattern harvested-large-knight-link-defense-483729d4
why     Strong players played here 4,892 times of 34,342.
draw
  ? ? * . .
  ? ? X A .
  B ? . . O
where   A is O, B is O
seen    4892 of 34342

pattern harvested-large-knight-link-defense-3dcab001
why     Strong players played here 5,220 times of 36,695.
draw
  B ? . . .
  ? * O A .
  ? ? X X .
where   A is O, B is O
seen    5220 of 36695

pattern harvested-large-knight-link-defense-979daffd
why     Strong players played here 11,791 times of 84,176.
draw
  . . .
  . A .
  O X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    11791 of 84176

pattern harvested-large-knight-link-defense-95762f93
why     Strong players played here 5,130 times of 36,796.
draw
  O . .
  . A .
  . * X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    5130 of 36796

pattern harvested-large-knight-link-defense-75f77ab2
why     Strong players played here 4,840 times of 34,691.
draw
  . . .
  O A .
  X . O
  ? ? *
  ? ? B
where   A is O, B is O
seen    4840 of 34691

pattern harvested-large-knight-link-defense-5caf6cf8
why     Strong players played here 4,425 times of 31,818.
draw
  X O * ? B
  X A O ? ?
  O X X ? ?
where   A is O, B is O
seen    4425 of 31818

pattern harvested-large-knight-link-defense-a5773c9d
why     Strong players played here 9,290 times of 67,974.
draw
  . . .
  O A .
  X O .
  ? ? *
  ? ? B
where   A is O, B is O
seen    9290 of 67974

pattern harvested-large-knight-link-defense-4c23d3ac
why     Strong players played here 28,569 times of 210,876.
draw
  . . .
  . A .
  . X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    28569 of 210876

pattern harvested-large-knight-link-defense-0b9a00c0
why     Strong players played here 8,433 times of 61,830.
draw
  . . .
  X A .
  O X X
  * ? ?
  B ? ?
where   A is O, B is O
seen    8433 of 61830

pattern harvested-large-knight-link-defense-ad9ddf95
why     Strong players played here 7,847 times of 57,854.
draw
  ? ? . . .
  ? ? O A .
  B ? X * X
where   A is O, B is O
seen    7847 of 57854

pattern harvested-large-knight-link-defense-2f6141aa
why     Strong players played here 7,460 times of 55,184.
draw
  ? ? * . .
  ? ? X A .
  B ? X O X
where   A is O, B is O
seen    7460 of 55184

pattern harvested-large-knight-link-defense-41f1dbd4
why     Strong players played here 9,278 times of 69,016.
draw
  ? ? * . .
  ? ? X A .
  B ? . X O
where   A is O, B is O
seen    9278 of 69016

pattern harvested-large-knight-link-defense-f037eb09
why     Strong players played here 4,421 times of 32,670.
draw
  B * . . .
  ? ? O A .
  ? ? X X O
where   A is O, B is O
seen    4421 of 32670

pattern harvested-large-knight-link-defense-ced323be
why     Strong players played here 16,136 times of 121,616.
draw
  . . .
  . A .
  O X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    16136 of 121616

pattern harvested-large-knight-link-defense-6e030912
why     Strong players played here 4,873 times of 36,345.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  O X X
where   A is O, B is O
seen    4873 of 36345

pattern harvested-large-knight-link-defense-4c3c34bb
why     Strong players played here 4,710 times of 35,143.
draw
  B ? * . .
  ? ? X A O
  ? ? O X X
where   A is O, B is O
seen    4710 of 35143

pattern harvested-large-knight-link-defense-367040c5
why     Strong players played here 6,228 times of 46,667.
draw
  ? ? . . .
  ? * O A O
  B ? X X O
where   A is O, B is O
seen    6228 of 46667

pattern harvested-large-knight-link-defense-5e1b4b68
why     Strong players played here 16,064 times of 121,616.
draw
  . . .
  * A .
  O X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    16064 of 121616

pattern harvested-large-knight-link-defense-e6518315
why     Strong players played here 6,545 times of 49,210.
draw
  B ? . . .
  ? * O A O
  ? ? X X X
where   A is O, B is O
seen    6545 of 49210

pattern harvested-large-knight-link-defense-0bbfce13
why     Strong players played here 5,439 times of 40,903.
draw
  X * . ? B
  O A O ? ?
  X X X ? ?
where   A is O, B is O
seen    5439 of 40903

pattern harvested-large-knight-link-defense-f4907957
why     Strong players played here 5,452 times of 41,018.
draw
  * . .
  X A .
  X X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    5452 of 41018

pattern harvested-large-knight-link-defense-a533d96e
why     Strong players played here 8,761 times of 66,308.
draw
  . . .
  X A .
  * X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    8761 of 66308

pattern harvested-large-knight-link-defense-9ac06da1
why     Strong players played here 5,350 times of 40,365.
draw
  B * . . .
  ? ? O A O
  ? ? X X O
where   A is O, B is O
seen    5350 of 40365

pattern harvested-large-knight-link-defense-49d8b556
why     Strong players played here 18,958 times of 144,811.
draw
  . . .
  X A .
  O X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    18958 of 144811

pattern harvested-large-knight-link-defense-77850cf1
why     Strong players played here 6,355 times of 48,125.
draw
  B ? ?
  ? ? ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    6355 of 48125

pattern harvested-large-knight-link-defense-494bee98
why     Strong players played here 6,105 times of 46,396.
draw
  X O * ? ?
  X A X ? ?
  X X O ? B
where   A is O, B is O
seen    6105 of 46396

pattern harvested-large-knight-link-defense-d04394a0
why     Strong players played here 7,125 times of 54,913.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? ? X ? ?
  ? B * ? ?
where   A is O, B is O
seen    7125 of 54913

pattern harvested-large-knight-link-defense-0cc922d4
why     Strong players played here 9,123 times of 70,621.
draw
  . . . ? ?
  . A . ? ?
  O X * ? B
where   A is O, B is O
seen    9123 of 70621

pattern harvested-large-knight-link-defense-744d3dd8
why     Strong players played here 4,989 times of 38,450.
draw
  B ? ?
  ? ? ?
  . . .
  * A .
  X X O
where   A is O, B is O
seen    4989 of 38450

pattern harvested-large-knight-link-defense-d659feba
why     Strong players played here 4,566 times of 35,179.
draw
  B * . . .
  ? ? O A O
  ? ? X O X
where   A is O, B is O
seen    4566 of 35179

pattern harvested-large-knight-link-defense-51416260
why     Strong players played here 16,598 times of 132,970.
draw
  ? ? . . .
  ? ? * A .
  B ? X X .
where   A is O, B is O
seen    16598 of 132970

pattern harvested-large-knight-link-defense-8de1e69b
why     Strong players played here 6,778 times of 54,063.
draw
  . . .
  X A .
  O * O
  ? ? ?
  ? ? B
where   A is O, B is O
seen    6778 of 54063

pattern harvested-large-knight-link-defense-375f594c
why     Strong players played here 6,519 times of 52,037.
draw
  ? ? . . .
  ? ? . A .
  B * O X .
where   A is O, B is O
seen    6519 of 52037

pattern harvested-large-knight-link-defense-85f25de5
why     Strong players played here 5,148 times of 41,018.
draw
  . . .
  X A .
  X X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    5148 of 41018

pattern harvested-large-knight-link-defense-c19d79c1
why     Strong players played here 9,517 times of 76,705.
draw
  B * . . .
  ? ? O A O
  ? ? X X X
where   A is O, B is O
seen    9517 of 76705

pattern harvested-large-knight-link-defense-eb97cad6
why     Strong players played here 6,542 times of 52,624.
draw
  . . .
  O A *
  O X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    6542 of 52624

pattern harvested-large-knight-link-defense-21cbd94d
why     Strong players played here 5,070 times of 40,667.
draw
  . . . ? ?
  O A O * ?
  X X O ? B
where   A is O, B is O
seen    5070 of 40667

pattern harvested-large-knight-link-defense-27909493
why     Strong players played here 9,727 times of 78,614.
draw
  . . . ? ?
  . A * ? ?
  X X . ? B
where   A is O, B is O
seen    9727 of 78614

pattern harvested-large-knight-link-defense-279f44f6
why     Strong players played here 25,760 times of 210,529.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? ? * ? ?
  ? B ? ? ?
where   A is O, B is O
seen    25760 of 210529

pattern harvested-large-knight-link-defense-7d047b8a
why     Strong players played here 12,314 times of 100,491.
draw
  * . .
  X A .
  X X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    12314 of 100491

pattern harvested-large-knight-link-defense-8c9678da
why     Strong players played here 6,487 times of 52,803.
draw
  . . .
  O A .
  X * X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    6487 of 52803

pattern harvested-large-knight-link-defense-5c61e4b1
why     Strong players played here 5,394 times of 44,348.
draw
  O O * ? B
  X A X ? ?
  X X O ? ?
where   A is O, B is O
seen    5394 of 44348

pattern harvested-large-knight-link-defense-bcea5e85
why     Strong players played here 10,534 times of 87,505.
draw
  . . .
  O A *
  X O X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    10534 of 87505

pattern harvested-large-knight-link-defense-b99c7e3e
why     Strong players played here 6,248 times of 51,910.
draw
  ? . . .
  * X A O
  ? O X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    6248 of 51910

pattern harvested-large-knight-link-defense-a1df7050
why     Strong players played here 5,126 times of 42,889.
draw
  B ? . . .
  ? ? * A .
  ? ? X X O
where   A is O, B is O
seen    5126 of 42889

pattern harvested-large-knight-link-defense-8696beb1
why     Strong players played here 5,379 times of 45,064.
draw
  . . .
  . A .
  X O .
  * ? ?
  B ? ?
where   A is O, B is O
seen    5379 of 45064

pattern harvested-large-knight-link-defense-eed8f720
why     Strong players played here 12,495 times of 106,558.
draw
  . . .
  . A .
  X . .
  ? ? ?
  * ? B
where   A is O, B is O
seen    12495 of 106558

pattern harvested-large-knight-link-defense-ce940e8b
why     Strong players played here 5,934 times of 50,302.
draw
  . . . ? ?
  X A * ? ?
  O X X ? B
where   A is O, B is O
seen    5934 of 50302

pattern harvested-large-knight-link-defense-2c78da44
why     Strong players played here 5,432 times of 46,139.
draw
  ? ? * . .
  ? ? X A .
  B ? O X O
where   A is O, B is O
seen    5432 of 46139

pattern harvested-large-knight-link-defense-c5a5caf2
why     Strong players played here 5,019 times of 42,773.
draw
  ? ? B
  ? ? ?
  . . .
  O A *
  X X X
where   A is O, B is O
seen    5019 of 42773

pattern harvested-large-knight-link-defense-b95c59b5
why     Strong players played here 5,543 times of 47,446.
draw
  . . .
  . A .
  X O .
  ? * ?
  ? ? B
where   A is O, B is O
seen    5543 of 47446

pattern harvested-large-knight-link-defense-be363b5e
why     Strong players played here 9,240 times of 79,809.
draw
  . . . ? ?
  O A * ? ?
  X X . ? B
where   A is O, B is O
seen    9240 of 79809

pattern harvested-large-knight-link-defense-fd97e03b
why     Strong players played here 4,866 times of 42,005.
draw
  B ? X O *
  ? ? X A X
  ? ? X X O
where   A is O, B is O
seen    4866 of 42005

pattern harvested-large-knight-link-defense-c787fffd
why     Strong players played here 11,981 times of 104,728.
draw
  . . .
  O A *
  X X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    11981 of 104728

pattern harvested-large-knight-link-defense-5556a851
why     Strong players played here 4,941 times of 43,016.
draw
  ? ? * . .
  ? ? X A O
  B ? O X O
where   A is O, B is O
seen    4941 of 43016

pattern harvested-large-knight-link-defense-69541079
why     Strong players played here 5,379 times of 46,913.
draw
  . . .
  O A .
  X O .
  ? * ?
  ? ? B
where   A is O, B is O
seen    5379 of 46913

pattern harvested-large-knight-link-defense-ef500361
why     Strong players played here 6,730 times of 58,896.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? * . A . .
  B ? . . . ?
  ? ? ? O ? ?
where   A is O, B is O
seen    6730 of 58896

pattern harvested-large-knight-link-defense-69078bae
why     Strong players played here 10,993 times of 96,992.
draw
  ? ? * . .
  ? ? X A .
  B ? O X X
where   A is O, B is O
seen    10993 of 96992

pattern harvested-large-knight-link-defense-18dd818b
why     Strong players played here 8,822 times of 77,705.
draw
  . . .
  . A .
  X * O
  ? ? ?
  ? ? B
where   A is O, B is O
seen    8822 of 77705

pattern harvested-large-knight-link-defense-545939d8
why     Strong players played here 4,983 times of 43,609.
draw
  . . . ? ?
  X A * ? ?
  X X O ? B
where   A is O, B is O
seen    4983 of 43609

pattern harvested-large-knight-link-defense-6a371ae7
why     Strong players played here 5,357 times of 46,960.
draw
  . . . * B
  O A . ? ?
  X O . ? ?
where   A is O, B is O
seen    5357 of 46960

pattern harvested-large-knight-link-defense-b19f78cd
why     Strong players played here 4,837 times of 42,519.
draw
  . . . ? ?
  O A * ? ?
  . X O ? B
where   A is O, B is O
seen    4837 of 42519

pattern harvested-large-knight-link-defense-1b2f47fc
why     Strong players played here 5,517 times of 48,956.
draw
  . . . * B
  . A . ? ?
  O . . ? ?
where   A is O, B is O
seen    5517 of 48956

pattern harvested-large-knight-link-defense-d77885d2
why     Strong players played here 11,663 times of 104,493.
draw
  . . .
  . A .
  O . .
  * ? ?
  B ? ?
where   A is O, B is O
seen    11663 of 104493

pattern harvested-large-knight-link-defense-126b9d98
why     Strong players played here 60,266 times of 546,123.
draw
  . . .
  . A .
  . . .
  * ? ?
  B ? ?
where   A is O, B is O
seen    60266 of 546123

pattern harvested-large-knight-link-defense-9e7ff75d
why     Strong players played here 9,083 times of 81,356.
draw
  ? . . .
  ? . A .
  ? O . .
  * ? ? ?
  ? B ? ?
where   A is O, B is O
seen    9083 of 81356

pattern harvested-large-knight-link-defense-24fe9852
why     Strong players played here 15,982 times of 144,811.
draw
  * . .
  X A .
  O X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    15982 of 144811

pattern harvested-large-knight-link-defense-2c95cfe5
why     Strong players played here 7,332 times of 66,593.
draw
  . . . ? B
  O A * ? ?
  X X O ? ?
where   A is O, B is O
seen    7332 of 66593

pattern harvested-large-knight-link-defense-8c73a62d
why     Strong players played here 6,071 times of 55,068.
draw
  ? ? . . .
  ? * O A .
  B ? X X O
where   A is O, B is O
seen    6071 of 55068

pattern harvested-large-knight-link-defense-725ea341
why     Strong players played here 14,831 times of 136,273.
draw
  * . .
  X A .
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    14831 of 136273

pattern harvested-large-knight-link-defense-cacd9941
why     Strong players played here 9,615 times of 88,196.
draw
  ? ? * . .
  ? ? X A O
  B ? O X X
where   A is O, B is O
seen    9615 of 88196

pattern harvested-large-knight-link-defense-2944ae62
why     Strong players played here 28,733 times of 267,506.
draw
  . . .
  * A .
  X . .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    28733 of 267506

pattern harvested-large-knight-link-defense-c341c56f
why     Strong players played here 7,757 times of 71,712.
draw
  . . . ? ?
  . A . ? ?
  X * O ? B
where   A is O, B is O
seen    7757 of 71712

pattern harvested-large-knight-link-defense-96537f03
why     Strong players played here 5,333 times of 49,170.
draw
  B ? X * .
  ? ? O A O
  ? ? X X X
where   A is O, B is O
seen    5333 of 49170

pattern harvested-large-knight-link-defense-00d22e84
why     Strong players played here 6,516 times of 60,487.
draw
  . . .
  * A .
  X . O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    6516 of 60487

pattern harvested-large-knight-link-defense-345bf0fa
why     Strong players played here 5,309 times of 49,799.
draw
  . . . ? B
  O A * ? ?
  X X X ? ?
where   A is O, B is O
seen    5309 of 49799

pattern harvested-large-knight-link-defense-66b66d2d
why     Strong players played here 4,692 times of 44,042.
draw
  . . .
  O A *
  X . X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    4692 of 44042

pattern harvested-large-knight-link-defense-058f1c6d
why     Strong players played here 16,411 times of 156,120.
draw
  ? ? . . .
  ? ? * A .
  B ? . X .
where   A is O, B is O
seen    16411 of 156120

pattern harvested-large-knight-link-defense-1bf6eb73
why     Strong players played here 10,879 times of 103,157.
draw
  * . .
  X A O
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    10879 of 103157

pattern harvested-large-knight-link-defense-c666438c
why     Strong players played here 57,987 times of 560,016.
draw
  . . .
  . A .
  . . .
  ? * ?
  B ? ?
where   A is O, B is O
seen    57987 of 560016

pattern harvested-large-knight-link-defense-878c15ef
why     Strong players played here 7,754 times of 73,916.
draw
  * . .
  X A .
  X O X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    7754 of 73916

pattern harvested-large-knight-link-defense-1512d5c5
why     Strong players played here 5,332 times of 50,722.
draw
  . . .
  . A .
  O . .
  ? * ?
  ? ? B
where   A is O, B is O
seen    5332 of 50722

pattern harvested-large-knight-link-defense-6d8ff8e4
why     Strong players played here 5,113 times of 48,647.
draw
  . . . ? B
  O A . * ?
  X O . ? ?
where   A is O, B is O
seen    5113 of 48647

pattern harvested-large-knight-link-defense-cebbf8bf
why     Strong players played here 11,270 times of 108,143.
draw
  . . .
  . A .
  O . .
  ? * ?
  B ? ?
where   A is O, B is O
seen    11270 of 108143

pattern harvested-large-knight-link-defense-f12a7f1e
why     Strong players played here 5,357 times of 51,058.
draw
  . . .
  O A O
  X X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    5357 of 51058

pattern harvested-large-knight-link-defense-cf3a3cd0
why     Strong players played here 4,673 times of 44,637.
draw
  . . . * B
  O A O ? ?
  X X O ? ?
where   A is O, B is O
seen    4673 of 44637

pattern harvested-large-knight-link-defense-31e5eb50
why     Strong players played here 4,768 times of 46,084.
draw
  ? ? B
  ? ? ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    4768 of 46084
