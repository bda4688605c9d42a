# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as two-space-link-attack; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-two-space-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-two-space-link-attack-ce916590
why     Strong players played here 3,467 times of 3,473.
draw
  - - - - - - -
  . . . . . . .
  . X * . . . .
  B O . A . O .
  X O . . . . .
  . O . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    3467 of 3473

pattern harvested-two-space-link-attack-7464c9f7
why     Strong players played here 5,884 times of 5,919.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . X A . . |
  . O O O X . |
  . . . . * . |
  ? . . B . . |
where   A is X, B is X
seen    5884 of 5919

pattern harvested-two-space-link-attack-6cc3df53
why     Strong players played here 3,611 times of 3,674.
draw
  ? . . . . .
  ? X * . . .
  B O . A . O
  ? O . . . .
  ? O . . . .
where   A is X, B is X
seen    3611 of 3674

pattern harvested-two-space-link-attack-480163d4
why     Strong players played here 2,577 times of 2,630.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . O A . . |
  . . O X . . |
  . . * . . . |
  ? . . B . . |
where   A is X, B is X
seen    2577 of 2630

pattern harvested-two-space-link-attack-9ff2c078
why     Strong players played here 1,663 times of 1,735.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X . .
  . * O X .
  ? ? B ? ?
where   A is X, B is X
seen    1663 of 1735

pattern harvested-two-space-link-attack-4a04d41e
why     Strong players played here 1,956 times of 2,046.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  B X . A . O .
  O O * . . . .
  . . . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    1956 of 2046

pattern harvested-two-space-link-attack-12bf78a7
why     Strong players played here 6,388 times of 6,757.
draw
  . . . . .
  . . . . .
  . X A . .
  O O O X .
  . . . * .
  ? ? B ? ?
where   A is X, B is X
seen    6388 of 6757

pattern harvested-two-space-link-attack-8c26c67f
why     Strong players played here 2,340 times of 2,526.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . O A . . |
  . . O X * . |
  . . O O X . |
  ? . . B O . |
where   A is X, B is X
seen    2340 of 2526

pattern harvested-two-space-link-attack-75b2989f
why     Strong players played here 2,253 times of 2,432.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O * .
  . . X O .
  ? ? B ? ?
where   A is X, B is X
seen    2253 of 2432

pattern harvested-two-space-link-attack-9bad47e5
why     Strong players played here 3,148 times of 3,601.
draw
  . . . . .
  . . . . .
  . X A . .
  . X O O .
  . O * . .
  ? ? B ? ?
where   A is X, B is X
seen    3148 of 3601

pattern harvested-two-space-link-attack-99580721
why     Strong players played here 3,071 times of 3,617.
draw
  ? O . . . .
  ? O . . . .
  B O * A . O
  ? X O . . .
  ? . . . . .
where   A is X, B is X
seen    3071 of 3617

pattern harvested-two-space-link-attack-ddcb0a19
why     Strong players played here 2,901 times of 3,495.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . * .
  O O O X .
  ? ? B ? ?
where   A is X, B is X
seen    2901 of 3495

pattern harvested-two-space-link-attack-160d581c
why     Strong players played here 5,203 times of 6,356.
draw
  . . . . .
  . . . . .
  . X A X .
  . X O O O
  . O * . .
  ? ? B ? ?
where   A is X, B is X
seen    5203 of 6356

pattern harvested-two-space-link-attack-d3848e70
why     Strong players played here 14,646 times of 18,011.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    14646 of 18011

pattern harvested-two-space-link-attack-666c77ca
why     Strong players played here 2,264 times of 2,845.
draw
  ? . . . . . ?
  . . . . . . .
  O O O . . . .
  B X O A . . .
  . * X O X . .
  . . . . . . .
  - - - - - - -
where   A is X, B is X
seen    2264 of 2845

pattern harvested-two-space-link-attack-f4f0d371
why     Strong players played here 3,255 times of 4,156.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . X O O .
  ? ? B ? ?
where   A is X, B is X
seen    3255 of 4156

pattern harvested-two-space-link-attack-f10d3cea
why     Strong players played here 1,726 times of 2,273.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? X O * ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1726 of 2273

pattern harvested-two-space-link-attack-15328b3e
why     Strong players played here 7,775 times of 10,473.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? O O X ?
  ? ? . * ?
  ? ? B ? ?
where   A is X, B is X
seen    7775 of 10473

pattern harvested-two-space-link-attack-b84c4cd6
why     Strong players played here 2,496 times of 3,377.
draw
  ? . . . . .
  ? O O . . .
  B X O A . .
  ? * X O X .
  ? . . . . .
where   A is X, B is X
seen    2496 of 3377

pattern harvested-two-space-link-attack-19285399
why     Strong players played here 2,081 times of 2,859.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . X O O O
  ? ? B ? ?
where   A is X, B is X
seen    2081 of 2859

pattern harvested-two-space-link-attack-de78da23
why     Strong players played here 2,281 times of 3,309.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * O . ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    2281 of 3309

pattern harvested-two-space-link-attack-fac80fdd
why     Strong players played here 2,525 times of 3,733.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    2525 of 3733

pattern harvested-two-space-link-attack-3c6cc3ed
why     Strong players played here 5,956 times of 9,010.
draw
  ? ? . ? ?
  ? . . . ?
  . X A X .
  ? X O O ?
  ? ? * ? ?
  ? ? B ? ?
where   A is X, B is X
seen    5956 of 9010

pattern harvested-two-space-link-attack-520d09e3
why     Strong players played here 2,319 times of 3,548.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    2319 of 3548

pattern harvested-two-space-link-attack-933bdd38
why     Strong players played here 4,138 times of 6,479.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X . .
  . * . . .
  ? ? B ? ?
where   A is X, B is X
seen    4138 of 6479

pattern harvested-two-space-link-attack-facb6607
why     Strong players played here 3,800 times of 6,108.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? X O O ?
  ? ? * ? ?
  ? ? B ? ?
where   A is X, B is X
seen    3800 of 6108

pattern harvested-two-space-link-attack-5f580568
why     Strong players played here 2,775 times of 4,541.
draw
  ? ? ? . ? ?
  ? ? O . . ?
  B X O A . .
  ? * X O X ?
  ? ? ? . ? ?
where   A is X, B is X
seen    2775 of 4541

pattern harvested-two-space-link-attack-9f01533f
why     Strong players played here 4,289 times of 7,219.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    4289 of 7219

pattern harvested-two-space-link-attack-1884699c
why     Strong players played here 5,426 times of 9,281.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O * A . O
  ? ? O . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    5426 of 9281

pattern harvested-two-space-link-attack-bede4c58
why     Strong players played here 1,624 times of 2,855.
draw
  ? ? ? . ? ?
  ? ? X . . ?
  B X O A X .
  ? ? * O O ?
  ? ? ? . ? ?
where   A is X, B is X
seen    1624 of 2855

pattern harvested-two-space-link-attack-624b2765
why     Strong players played here 3,543 times of 6,445.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? ? O * ?
  ? ? B ? ?
where   A is X, B is X
seen    3543 of 6445

pattern harvested-two-space-link-attack-deb4f5c5
why     Strong players played here 2,959 times of 5,426.
draw
  . . .
  . A .
  X O X
  ? * ?
  ? B ?
where   A is X, B is X
seen    2959 of 5426

pattern harvested-two-space-link-attack-29d44dd8
why     Strong players played here 3,929 times of 7,345.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X * .
  . O O X .
  ? ? B ? ?
where   A is X, B is X
seen    3929 of 7345

pattern harvested-two-space-link-attack-f4ef1937
why     Strong players played here 1,625 times of 3,113.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1625 of 3113

pattern harvested-two-space-link-attack-00d4984f
why     Strong players played here 2,272 times of 4,478.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X . . ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    2272 of 4478

pattern harvested-two-space-link-attack-f7eb799c
why     Strong players played here 1,596 times of 3,156.
draw
  O O .
  O A O
  X * X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1596 of 3156

pattern harvested-two-space-link-attack-2e23cb90
why     Strong players played here 1,750 times of 3,523.
draw
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . . A . . .
  | . X O O . O
  | . * . . . .
  | . . B . . ?
where   A is X, B is X
seen    1750 of 3523

pattern harvested-two-space-link-attack-20bd8ebd
why     Strong players played here 4,561 times of 9,350.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? * . ? ?
  ? ? B ? ?
where   A is X, B is X
seen    4561 of 9350

pattern harvested-two-space-link-attack-c9306edd
why     Strong players played here 2,550 times of 5,309.
draw
  ? . . . . .
  ? . . . . .
  B X . A . O
  ? O * . . .
  ? . . . . .
where   A is X, B is X
seen    2550 of 5309

pattern harvested-two-space-link-attack-823b02c1
why     Strong players played here 1,884 times of 3,985.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O * A . .
  ? ? X O . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    1884 of 3985

pattern harvested-two-space-link-attack-d246c854
why     Strong players played here 4,249 times of 9,099.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O O .
  . * . . .
  ? ? B ? ?
where   A is X, B is X
seen    4249 of 9099

pattern harvested-two-space-link-attack-5dd8652f
why     Strong players played here 11,004 times of 24,527.
draw
  . . .
  X A X
  X O O
  ? * ?
  ? B ?
where   A is X, B is X
seen    11004 of 24527

pattern harvested-two-space-link-attack-ef4fdfc9
why     Strong players played here 3,150 times of 7,007.
draw
  | . ? ? ?
  | . * ? ?
  | A O O B
  | . X ? ?
  | . ? ? ?
where   A is X, B is X
seen    3150 of 7007

pattern harvested-two-space-link-attack-1939c607
why     Strong players played here 3,866 times of 8,630.
draw
  ? ? O . .
  B ? O A .
  ? * X O X
where   A is X, B is X
seen    3866 of 8630

pattern harvested-two-space-link-attack-ff6f8758
why     Strong players played here 5,298 times of 11,956.
draw
  . . .
  X A .
  X O O
  ? * ?
  ? B ?
where   A is X, B is X
seen    5298 of 11956

pattern harvested-two-space-link-attack-774ef876
why     Strong players played here 1,693 times of 3,834.
draw
  ? ? X O .
  B ? O A X
  ? * X O O
where   A is X, B is X
seen    1693 of 3834

pattern harvested-two-space-link-attack-dc86371a
why     Strong players played here 6,632 times of 15,343.
draw
  . . .
  O A .
  X O X
  * ? ?
  ? B ?
where   A is X, B is X
seen    6632 of 15343

pattern harvested-two-space-link-attack-3a1c6c02
why     Strong players played here 5,060 times of 11,969.
draw
  . . . . .
  . . . . .
  . . A . .
  . * . . .
  . X O O .
  ? ? B ? ?
where   A is X, B is X
seen    5060 of 11969

pattern harvested-two-space-link-attack-35810de6
why     Strong players played here 1,921 times of 4,488.
draw
  . . .
  X A O
  X O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    1921 of 4488

pattern harvested-two-space-link-attack-9acdb8d4
why     Strong players played here 1,827 times of 4,268.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . .
  ? O O X ?
  ? ? . * ?
  ? ? B ? ?
where   A is X, B is X
seen    1827 of 4268

pattern harvested-two-space-link-attack-c88cb29c
why     Strong players played here 2,295 times of 5,404.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X * A . .
  ? ? O X . ?
  ? ? ? O ? ?
where   A is X, B is X
seen    2295 of 5404

pattern harvested-two-space-link-attack-88bacc7e
why     Strong players played here 2,222 times of 5,235.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X . .
  . O * . .
  ? ? B ? ?
where   A is X, B is X
seen    2222 of 5235

pattern harvested-two-space-link-attack-959e6707
why     Strong players played here 1,587 times of 3,818.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . . . . .
  ? ? B ? ?
where   A is X, B is X
seen    1587 of 3818

pattern harvested-two-space-link-attack-d6a1a129
why     Strong players played here 3,378 times of 8,258.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    3378 of 8258

pattern harvested-two-space-link-attack-2d340da6
why     Strong players played here 1,966 times of 4,838.
draw
  ? ? O . .
  B ? X A X
  ? * O O O
where   A is X, B is X
seen    1966 of 4838

pattern harvested-two-space-link-attack-4fdaa454
why     Strong players played here 1,776 times of 4,416.
draw
  ? ? . ? ?
  ? . . . ?
  O X A . .
  ? O O X ?
  ? ? . * ?
  ? ? B ? ?
where   A is X, B is X
seen    1776 of 4416

pattern harvested-two-space-link-attack-21dfed7d
why     Strong players played here 10,383 times of 26,416.
draw
  . . .
  O A .
  O X .
  * ? ?
  ? B ?
where   A is X, B is X
seen    10383 of 26416

pattern harvested-two-space-link-attack-dcc1885e
why     Strong players played here 19,140 times of 50,097.
draw
  . . .
  O A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    19140 of 50097

pattern harvested-two-space-link-attack-024a8c1d
why     Strong players played here 1,700 times of 4,429.
draw
  ? ? ? . ? ?
  ? ? X . . ?
  B X O A X .
  ? ? * O . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    1700 of 4429

pattern harvested-two-space-link-attack-ce9a94c5
why     Strong players played here 5,328 times of 14,164.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O O ?
  ? * . ? ?
  ? ? B ? ?
where   A is X, B is X
seen    5328 of 14164

pattern harvested-two-space-link-attack-8751acaa
why     Strong players played here 2,054 times of 5,394.
draw
  ? ? X . .
  B * O A X
  ? ? X O .
where   A is X, B is X
seen    2054 of 5394

pattern harvested-two-space-link-attack-194563e3
why     Strong players played here 2,249 times of 5,925.
draw
  ? ? * . .
  B ? O A O
  ? ? X . .
where   A is X, B is X
seen    2249 of 5925

pattern stretch-away-inside-the-gap
why     The stretch of a stone touched on two sides, straight away from one of them.
draw
  ? ? * . .
  B ? O A .
  ? ? X X O
where   A is X, B is X
seen    3350 of 9002

pattern harvested-two-space-link-attack-b02084bf
why     Strong players played here 3,509 times of 9,470.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B . O A . .
  ? ? O X . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    3509 of 9470

pattern harvested-two-space-link-attack-44a748cb
why     Strong players played here 3,045 times of 8,602.
draw
  ? ? X . .
  B ? O A X
  ? * X O O
where   A is X, B is X
seen    3045 of 8602

pattern harvested-two-space-link-attack-c79ec0e8
why     Strong players played here 2,749 times of 7,796.
draw
  . . .
  X A .
  O X O
  ? * ?
  ? B ?
where   A is X, B is X
seen    2749 of 7796

pattern harvested-two-space-link-attack-dd4b8851
why     Strong players played here 2,338 times of 6,624.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * O ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    2338 of 6624

pattern harvested-two-space-link-attack-c39dbde6
why     Strong players played here 3,152 times of 9,236.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * O ?
  ? ? . ? ?
  ? ? B ? ?
where   A is X, B is X
seen    3152 of 9236

pattern harvested-two-space-link-attack-2bbeced5
why     Strong players played here 1,805 times of 5,250.
draw
  . . .
  X A .
  O X X
  * ? ?
  ? B ?
where   A is X, B is X
seen    1805 of 5250

pattern harvested-two-space-link-attack-2ee3d683
why     Strong players played here 3,670 times of 10,867.
draw
  . . .
  X A .
  . O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    3670 of 10867

pattern harvested-two-space-link-attack-b42e0d48
why     Strong players played here 1,792 times of 5,290.
draw
  ? * X O O
  B ? O A O
  ? ? X X X
where   A is X, B is X
seen    1792 of 5290

pattern harvested-two-space-link-attack-55654865
why     Strong players played here 1,968 times of 5,841.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . .
  ? ? O X O ?
  ? ? ? O ? ?
where   A is X, B is X
seen    1968 of 5841

pattern harvested-two-space-link-attack-f5df61ad
why     Strong players played here 4,617 times of 13,919.
draw
  O . .
  O A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    4617 of 13919

pattern hane-around-the-block-in-the-gap
why     The hane around the stone that blocks two own stones, inside the enemy's two-space jump.
draw
  . . .
  X A .
  O O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    20921 of 64023

pattern harvested-two-space-link-attack-a80fe92b
why     Strong players played here 2,729 times of 8,241.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . O * . .
  ? ? B ? ?
where   A is X, B is X
seen    2729 of 8241

pattern harvested-two-space-link-attack-7fc48030
why     Strong players played here 1,918 times of 5,873.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X * A . .
  ? ? O X . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    1918 of 5873

pattern harvested-two-space-link-attack-4396d21e
why     Strong players played here 11,868 times of 37,291.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    11868 of 37291

pattern harvested-two-space-link-attack-5a00a63a
why     Strong players played here 4,034 times of 12,895.
draw
  . . . . .
  . . . . .
  . . A . .
  . * . . .
  . O X . .
  ? ? B ? ?
where   A is X, B is X
seen    4034 of 12895

pattern harvested-two-space-link-attack-c15cd78a
why     Strong players played here 1,806 times of 5,707.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B O O A . .
  ? ? X O O ?
  ? ? ? X ? ?
where   A is X, B is X
seen    1806 of 5707

pattern harvested-two-space-link-attack-657dd716
why     Strong players played here 2,192 times of 6,990.
draw
  . . .
  . A .
  O X O
  ? * ?
  ? B ?
where   A is X, B is X
seen    2192 of 6990

pattern harvested-two-space-link-attack-1b725395
why     Strong players played here 1,726 times of 5,496.
draw
  . . .
  O A .
  O X O
  ? ? *
  ? B ?
where   A is X, B is X
seen    1726 of 5496

pattern harvested-two-space-link-attack-851ff7d8
why     Strong players played here 1,821 times of 5,807.
draw
  X . .
  O A X
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    1821 of 5807

pattern harvested-two-space-link-attack-cbbf653e
why     Strong players played here 1,813 times of 5,811.
draw
  . . .
  O A .
  O X O
  * ? ?
  ? B ?
where   A is X, B is X
seen    1813 of 5811

pattern harvested-two-space-link-attack-a3e2bd06
why     Strong players played here 10,283 times of 33,845.
draw
  . . .
  . A .
  O * O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    10283 of 33845

pattern harvested-two-space-link-attack-36efdb7c
why     Strong players played here 1,957 times of 6,413.
draw
  O . .
  . A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1957 of 6413

pattern harvested-two-space-link-attack-ed48253d
why     Strong players played here 2,382 times of 7,842.
draw
  ? B ?
  ? ? ?
  O * O
  O A O
  X O O
where   A is X, B is X
seen    2382 of 7842

pattern harvested-two-space-link-attack-eb3de2cd
why     Strong players played here 4,492 times of 15,047.
draw
  . . .
  . A .
  O X O
  * ? ?
  ? B ?
where   A is X, B is X
seen    4492 of 15047

pattern stretch-on-along-the-second-line
why     The stretch along the second line, straight away from the enemy's stone.
draw
  | . * ? ?
  | A O ? B
  | . X ? ?
where   A is X, B is X
seen    6255 of 21136

pattern harvested-two-space-link-attack-ccf5ba76
why     Strong players played here 44,996 times of 154,361.
draw
  . . .
  . A .
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    44996 of 154361

pattern stretch-sideways-in-the-two-space-jump
why     The stretch sideways, of the stone inside the enemy's two-space jump.
draw
  . . .
  . A .
  * O .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    13659 of 46603

pattern harvested-two-space-link-attack-543c0d42
why     Strong players played here 1,790 times of 6,005.
draw
  ? B ?
  * ? ?
  X O O
  O A O
  X X X
where   A is X, B is X
seen    1790 of 6005

pattern harvested-two-space-link-attack-77c50898
why     Strong players played here 2,451 times of 8,351.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X * A . .
  ? ? O X . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    2451 of 8351

pattern harvested-two-space-link-attack-2d19163f
why     Strong players played here 3,311 times of 11,435.
draw
  O O * ? ?
  X A O ? B
  . O X ? ?
where   A is X, B is X
seen    3311 of 11435

pattern harvested-two-space-link-attack-872fbc44
why     Strong players played here 3,537 times of 12,302.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X . A . O
  ? ? * . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    3537 of 12302

pattern harvested-two-space-link-attack-fbe939e9
why     Strong players played here 5,880 times of 20,615.
draw
  ? ? . . .
  B ? X A X
  ? * O O O
where   A is X, B is X
seen    5880 of 20615

pattern harvested-two-space-link-attack-a21ff4cc
why     Strong players played here 4,067 times of 14,265.
draw
  ? B ?
  ? ? ?
  * O .
  X A O
  . O X
where   A is X, B is X
seen    4067 of 14265

pattern harvested-two-space-link-attack-46680839
why     Strong players played here 3,326 times of 11,924.
draw
  ? ? * . .
  B ? O A .
  ? ? X . O
where   A is X, B is X
seen    3326 of 11924

pattern harvested-two-space-link-attack-94e38fc3
why     Strong players played here 2,604 times of 9,358.
draw
  ? ? . . .
  B ? X A .
  ? * O O O
where   A is X, B is X
seen    2604 of 9358

pattern harvested-two-space-link-attack-58d2a4da
why     Strong players played here 3,598 times of 13,147.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B * . A . .
  ? ? . . . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    3598 of 13147

pattern harvested-two-space-link-attack-72dc1413
why     Strong players played here 2,704 times of 9,860.
draw
  ? ? O . .
  B ? * A .
  ? ? O . X
where   A is X, B is X
seen    2704 of 9860

pattern harvested-two-space-link-attack-f8e56b5e
why     Strong players played here 3,600 times of 13,261.
draw
  . . .
  X A O
  O O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    3600 of 13261

pattern harvested-two-space-link-attack-8547b6af
why     Strong players played here 12,482 times of 46,881.
draw
  ? ? X . .
  B ? O A X
  ? ? * O O
where   A is X, B is X
seen    12482 of 46881

pattern harvested-two-space-link-attack-27f98869
why     Strong players played here 1,805 times of 6,618.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . .
  ? ? O . . ?
  ? ? ? O ? ?
where   A is X, B is X
seen    1805 of 6618

pattern harvested-two-space-link-attack-f7b12714
why     Strong players played here 2,181 times of 8,050.
draw
  ? ? . . .
  B ? X A X
  ? * O O .
where   A is X, B is X
seen    2181 of 8050

pattern harvested-two-space-link-attack-28ad5218
why     Strong players played here 1,970 times of 7,300.
draw
  O . .
  O A O
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1970 of 7300

pattern harvested-two-space-link-attack-0b44cf36
why     Strong players played here 1,977 times of 7,335.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? O * . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1977 of 7335

pattern harvested-two-space-link-attack-785b0161
why     Strong players played here 1,891 times of 7,038.
draw
  O . . ? ?
  O A * ? B
  X X O ? ?
where   A is X, B is X
seen    1891 of 7038

pattern harvested-two-space-link-attack-42f0068d
why     Strong players played here 1,972 times of 7,637.
draw
  ? B ?
  ? ? ?
  X * .
  . A O
  X O .
where   A is X, B is X
seen    1972 of 7637

pattern harvested-two-space-link-attack-57adeb3c
why     Strong players played here 5,948 times of 23,535.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O . A . O
  ? ? * . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    5948 of 23535

pattern harvested-two-space-link-attack-599f5f67
why     Strong players played here 1,586 times of 6,177.
draw
  X . .
  O A X
  O O X
  ? * ?
  ? B ?
where   A is X, B is X
seen    1586 of 6177

pattern harvested-two-space-link-attack-bdb9c268
why     Strong players played here 4,225 times of 16,738.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    4225 of 16738

pattern harvested-two-space-link-attack-140d46f3
why     Strong players played here 3,040 times of 12,032.
draw
  O O * ? ?
  . A O ? B
  X . X ? ?
where   A is X, B is X
seen    3040 of 12032

pattern harvested-two-space-link-attack-c18c8b39
why     Strong players played here 2,804 times of 11,098.
draw
  . . .
  X A .
  O X O
  ? ? *
  ? B ?
where   A is X, B is X
seen    2804 of 11098

pattern harvested-two-space-link-attack-5d271e88
why     Strong players played here 2,568 times of 10,150.
draw
  . . .
  X A X
  O X O
  * ? ?
  ? B ?
where   A is X, B is X
seen    2568 of 10150

pattern harvested-two-space-link-attack-1ed1886e
why     Strong players played here 2,562 times of 10,288.
draw
  O . .
  O A X
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2562 of 10288

pattern harvested-two-space-link-attack-11def194
why     Strong players played here 5,053 times of 20,567.
draw
  . . .
  X A O
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    5053 of 20567

pattern harvested-two-space-link-attack-deaf12d4
why     Strong players played here 3,209 times of 13,019.
draw
  O O * ? ?
  O A O ? B
  O X X ? ?
where   A is X, B is X
seen    3209 of 13019

pattern harvested-two-space-link-attack-70a952de
why     Strong players played here 3,364 times of 13,753.
draw
  ? ? * O .
  B ? O A O
  ? ? X X O
where   A is X, B is X
seen    3364 of 13753

pattern harvested-two-space-link-attack-e0beded7
why     Strong players played here 3,709 times of 15,235.
draw
  ? ? . . .
  B ? X A .
  ? * O O X
where   A is X, B is X
seen    3709 of 15235

pattern harvested-two-space-link-attack-c9eb195f
why     Strong players played here 1,636 times of 6,652.
draw
  O O * ? ?
  O A X ? B
  X X . ? ?
where   A is X, B is X
seen    1636 of 6652

pattern harvested-two-space-link-attack-fb37a665
why     Strong players played here 2,267 times of 9,328.
draw
  ? ? . . .
  B ? X A O
  ? * O O X
where   A is X, B is X
seen    2267 of 9328

pattern harvested-two-space-link-attack-b37dfecf
why     Strong players played here 2,156 times of 8,895.
draw
  ? ? . . .
  B ? X A .
  ? * O X O
where   A is X, B is X
seen    2156 of 8895

pattern harvested-two-space-link-attack-c748af0a
why     Strong players played here 2,235 times of 9,233.
draw
  ? B ?
  ? ? ?
  * O .
  O A O
  X X X
where   A is X, B is X
seen    2235 of 9233

pattern harvested-two-space-link-attack-8ea2cd4f
why     Strong players played here 2,386 times of 9,878.
draw
  O O * ? ?
  X A O ? B
  X O X ? ?
where   A is X, B is X
seen    2386 of 9878

pattern harvested-two-space-link-attack-5494252d
why     Strong players played here 5,512 times of 23,193.
draw
  X . .
  O A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    5512 of 23193

pattern harvested-two-space-link-attack-5217333d
why     Strong players played here 2,736 times of 11,444.
draw
  . . . ? ?
  X A X ? B
  X O O * ?
where   A is X, B is X
seen    2736 of 11444

pattern harvested-two-space-link-attack-b7a94ada
why     Strong players played here 3,075 times of 12,953.
draw
  X . .
  . A .
  O O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    3075 of 12953

pattern harvested-two-space-link-attack-23d95d7a
why     Strong players played here 2,225 times of 9,355.
draw
  O . .
  X A X
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2225 of 9355

pattern harvested-two-space-link-attack-e6127c4b
why     Strong players played here 1,729 times of 7,237.
draw
  . . .
  X A .
  X O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    1729 of 7237

pattern harvested-two-space-link-attack-95f5f2c4
why     Strong players played here 2,211 times of 9,307.
draw
  . O * ? ?
  X A O ? B
  O O X ? ?
where   A is X, B is X
seen    2211 of 9307

pattern harvested-two-space-link-attack-bedbbff1
why     Strong players played here 2,232 times of 9,404.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B . O A . .
  ? ? . X . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    2232 of 9404

pattern harvested-two-space-link-attack-2432d8f7
why     Strong players played here 2,274 times of 9,611.
draw
  . . . ? ?
  O A * ? B
  O X O ? ?
where   A is X, B is X
seen    2274 of 9611

pattern harvested-two-space-link-attack-027365b5
why     Strong players played here 3,041 times of 12,916.
draw
  . . .
  X A .
  O X O
  * ? ?
  ? B ?
where   A is X, B is X
seen    3041 of 12916

pattern harvested-two-space-link-attack-381074ca
why     Strong players played here 1,866 times of 7,934.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1866 of 7934

pattern harvested-two-space-link-attack-ff20000f
why     Strong players played here 2,727 times of 11,748.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  . O X
where   A is X, B is X
seen    2727 of 11748

pattern harvested-two-space-link-attack-dd9dd316
why     Strong players played here 2,579 times of 11,165.
draw
  . . .
  X A X
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    2579 of 11165

pattern harvested-two-space-link-attack-e096c52d
why     Strong players played here 6,497 times of 28,621.
draw
  ? ? * . .
  B ? O A .
  ? ? X O O
where   A is X, B is X
seen    6497 of 28621

pattern harvested-two-space-link-attack-725907f8
why     Strong players played here 1,581 times of 6,854.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O . O ?
  ? * . ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1581 of 6854

pattern harvested-two-space-link-attack-32ca8c6e
why     Strong players played here 5,337 times of 23,718.
draw
  . . .
  X A O
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    5337 of 23718

pattern harvested-two-space-link-attack-4ed77fb6
why     Strong players played here 3,456 times of 15,327.
draw
  . . .
  . A .
  X O X
  * ? ?
  ? B ?
where   A is X, B is X
seen    3456 of 15327

pattern harvested-two-space-link-attack-e1fe04df
why     Strong players played here 4,306 times of 19,169.
draw
  O O * ? ?
  O A O ? B
  X X O ? ?
where   A is X, B is X
seen    4306 of 19169

pattern harvested-two-space-link-attack-e0906cc2
why     Strong players played here 7,902 times of 35,460.
draw
  . . .
  X A .
  O X .
  * ? ?
  ? B ?
where   A is X, B is X
seen    7902 of 35460

pattern push-into-the-two-space-jump
why     The push into the enemy's two-space jump, right beside one end.
draw
  . . .
  . A .
  O * .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    46923 of 213251

pattern harvested-two-space-link-attack-59b0aa5b
why     Strong players played here 2,528 times of 11,321.
draw
  ? ? * O .
  B ? O A O
  ? ? X X .
where   A is X, B is X
seen    2528 of 11321

pattern harvested-two-space-link-attack-33d627d7
why     Strong players played here 2,554 times of 11,480.
draw
  . . . ? ?
  O A * ? B
  X X O ? ?
where   A is X, B is X
seen    2554 of 11480

pattern harvested-two-space-link-attack-35288544
why     Strong players played here 3,394 times of 15,446.
draw
  . O * ? ?
  O A O ? B
  X X O ? ?
where   A is X, B is X
seen    3394 of 15446

pattern harvested-two-space-link-attack-028e43ea
why     Strong players played here 4,047 times of 18,532.
draw
  ? ? . . .
  B ? O A .
  ? ? * O X
where   A is X, B is X
seen    4047 of 18532

pattern harvested-two-space-link-attack-744960c5
why     Strong players played here 5,668 times of 26,070.
draw
  ? ? X . .
  B ? O A X
  ? ? * O .
where   A is X, B is X
seen    5668 of 26070

pattern harvested-two-space-link-attack-f9dd1784
why     Strong players played here 3,736 times of 17,143.
draw
  ? B ?
  ? ? ?
  O O *
  O A X
  X O .
where   A is X, B is X
seen    3736 of 17143

pattern harvested-two-space-link-attack-89c9b0ea
why     Strong players played here 6,632 times of 30,783.
draw
  ? ? . . .
  B ? * A .
  ? ? O X O
where   A is X, B is X
seen    6632 of 30783

pattern harvested-two-space-link-attack-b13a743c
why     Strong players played here 6,011 times of 28,060.
draw
  O O * ? ?
  O A O ? B
  X X X ? ?
where   A is X, B is X
seen    6011 of 28060

pattern harvested-two-space-link-attack-ffea5bfe
why     Strong players played here 1,680 times of 7,802.
draw
  . . .
  O A .
  X * O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1680 of 7802

pattern harvested-two-space-link-attack-4ce1d1d4
why     Strong players played here 3,144 times of 15,011.
draw
  X . .
  . A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    3144 of 15011

pattern stretch-out-of-the-hane-beneath-the-gap
why     The step straight away from the enemy, from a stone touched on two sides.
draw
  ? ? . . .
  B ? X A X
  ? * O X O
where   A is X, B is X
seen    3379 of 16198

pattern harvested-two-space-link-attack-deab0d2c
why     Strong players played here 3,899 times of 18,739.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? ? * ? ?
  ? ? B ? ?
where   A is X, B is X
seen    3899 of 18739

pattern harvested-two-space-link-attack-cc8b88d8
why     Strong players played here 2,959 times of 14,279.
draw
  ? * X . .
  B ? O A X
  ? ? O X O
where   A is X, B is X
seen    2959 of 14279

pattern harvested-two-space-link-attack-8e707886
why     Strong players played here 1,770 times of 8,542.
draw
  ? ? O . .
  B ? O A .
  ? * X . X
where   A is X, B is X
seen    1770 of 8542

pattern harvested-two-space-link-attack-4a7f999a
why     Strong players played here 6,059 times of 30,218.
draw
  ? ? X . .
  B ? O A X
  ? ? * O X
where   A is X, B is X
seen    6059 of 30218

pattern stretch-over-the-stone-between
why     The stretch in front of the enemy stone, so that own stones hold it on two sides.
draw
  ? B ?
  ? ? ?
  O O *
  X A X
  X O O
where   A is X, B is X
seen    1946 of 9597

pattern harvested-two-space-link-attack-38122d27
why     Strong players played here 1,892 times of 9,398.
draw
  . . . . .
  . . . . .
  . . A . .
  . * . . .
  . X O . .
  ? ? B ? ?
where   A is X, B is X
seen    1892 of 9398

pattern harvested-two-space-link-attack-cb300841
why     Strong players played here 1,972 times of 9,944.
draw
  O . O ? ?
  O A * ? B
  X O O ? ?
where   A is X, B is X
seen    1972 of 9944

pattern harvested-two-space-link-attack-d10c21bc
why     Strong players played here 2,802 times of 14,302.
draw
  . . .
  O A .
  X O X
  ? * ?
  ? B ?
where   A is X, B is X
seen    2802 of 14302

pattern harvested-two-space-link-attack-4634c370
why     Strong players played here 2,237 times of 11,382.
draw
  ? ? . . .
  B ? X A .
  ? * O . X
where   A is X, B is X
seen    2237 of 11382

pattern harvested-two-space-link-attack-1063d0d4
why     Strong players played here 2,568 times of 13,148.
draw
  ? B ?
  ? ? ?
  X O *
  O A O
  O X X
where   A is X, B is X
seen    2568 of 13148

pattern harvested-two-space-link-attack-d11ac567
why     Strong players played here 1,796 times of 9,187.
draw
  . . .
  X A .
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    1796 of 9187

pattern harvested-two-space-link-attack-c7e5951f
why     Strong players played here 6,083 times of 31,835.
draw
  . . .
  X A .
  * O O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    6083 of 31835

pattern harvested-two-space-link-attack-9943c9fd
why     Strong players played here 2,431 times of 12,649.
draw
  X O O ? ?
  . A O ? B
  X . X * ?
where   A is X, B is X
seen    2431 of 12649

pattern harvested-two-space-link-attack-f25bb6a1
why     Strong players played here 1,787 times of 9,260.
draw
  . . .
  O A .
  * X O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1787 of 9260

pattern harvested-two-space-link-attack-999d37bf
why     Strong players played here 2,267 times of 11,821.
draw
  . . .
  X A X
  * O .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2267 of 11821

pattern harvested-two-space-link-attack-a3f32bb7
why     Strong players played here 2,309 times of 12,124.
draw
  ? * X . .
  B ? O A X
  ? ? X O O
where   A is X, B is X
seen    2309 of 12124

pattern harvested-two-space-link-attack-86352813
why     Strong players played here 3,177 times of 16,778.
draw
  . O * ? ?
  X A O ? B
  . O X ? ?
where   A is X, B is X
seen    3177 of 16778

pattern harvested-two-space-link-attack-c170bd09
why     Strong players played here 2,144 times of 11,254.
draw
  ? ? . . .
  B * O A .
  ? ? X . X
where   A is X, B is X
seen    2144 of 11254

pattern harvested-two-space-link-attack-4a97022c
why     Strong players played here 2,115 times of 11,100.
draw
  O O * ? ?
  X A O ? B
  O X X ? ?
where   A is X, B is X
seen    2115 of 11100

pattern harvested-two-space-link-attack-d0641abc
why     Strong players played here 4,846 times of 25,797.
draw
  ? ? * O .
  B ? O A O
  ? ? X X X
where   A is X, B is X
seen    4846 of 25797

pattern harvested-two-space-link-attack-42f38df5
why     Strong players played here 1,746 times of 9,214.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . .
  ? ? O X . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    1746 of 9214

pattern harvested-two-space-link-attack-fb8ab16c
why     Strong players played here 3,369 times of 18,101.
draw
  ? ? * . .
  B ? O A .
  ? ? O X O
where   A is X, B is X
seen    3369 of 18101

pattern harvested-two-space-link-attack-c967c4bc
why     Strong players played here 3,441 times of 18,502.
draw
  O O * ? ?
  X A O ? B
  X . X ? ?
where   A is X, B is X
seen    3441 of 18502

pattern harvested-two-space-link-attack-d50cd86d
why     Strong players played here 2,399 times of 12,891.
draw
  O O * ? ?
  X A O ? B
  . X O ? ?
where   A is X, B is X
seen    2399 of 12891

pattern harvested-two-space-link-attack-001a4e22
why     Strong players played here 2,157 times of 11,628.
draw
  O O .
  O A X
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2157 of 11628

pattern harvested-two-space-link-attack-6ecb974b
why     Strong players played here 2,772 times of 15,039.
draw
  ? ? ? . ? ?
  ? * . . . ?
  B O . A . .
  ? ? . . . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    2772 of 15039

pattern harvested-two-space-link-attack-875084df
why     Strong players played here 3,599 times of 19,649.
draw
  ? * X . .
  B ? O A X
  ? ? O O X
where   A is X, B is X
seen    3599 of 19649

pattern harvested-two-space-link-attack-63297a1d
why     Strong players played here 2,065 times of 11,181.
draw
  O O * ? ?
  X A O ? B
  . X X ? ?
where   A is X, B is X
seen    2065 of 11181

pattern harvested-two-space-link-attack-e0735ef1
why     Strong players played here 2,496 times of 13,674.
draw
  O . .
  O A X
  * O O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2496 of 13674

pattern harvested-two-space-link-attack-482f6535
why     Strong players played here 1,932 times of 10,638.
draw
  ? B ?
  ? ? ?
  O O *
  X A X
  O O O
where   A is X, B is X
seen    1932 of 10638

pattern harvested-two-space-link-attack-5e4f8ef5
why     Strong players played here 1,876 times of 10,377.
draw
  ? B ?
  ? ? ?
  O * .
  . A .
  . X O
where   A is X, B is X
seen    1876 of 10377

pattern harvested-two-space-link-attack-a15e98a2
why     Strong players played here 2,988 times of 16,710.
draw
  X . .
  . A O
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2988 of 16710

pattern harvested-two-space-link-attack-32204199
why     Strong players played here 2,190 times of 12,199.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  . X X
where   A is X, B is X
seen    2190 of 12199

pattern stretch-ahead-from-two-in-the-gap
why     The stretch ahead beside the enemy's stones, before they bend around the end.
draw
  ? ? * . .
  B ? O A .
  ? ? O X .
where   A is X, B is X
seen    20456 of 117243

pattern harvested-two-space-link-attack-aac03695
why     Strong players played here 10,627 times of 60,948.
draw
  . . .
  . A .
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    10627 of 60948

pattern harvested-two-space-link-attack-4481f8d8
why     Strong players played here 1,730 times of 9,852.
draw
  O . .
  . A .
  . * O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1730 of 9852

pattern stretch-beside-the-two-space-jump
why     The stretch along the side of the enemy's two-space jump, toward one end.
draw
  . . .
  X A .
  O . O
  ? ? *
  ? B ?
where   A is X, B is X
seen    2439 of 14162

pattern harvested-two-space-link-attack-0fcf16b8
why     Strong players played here 2,295 times of 13,316.
draw
  ? B ?
  ? ? ?
  O O *
  O A X
  X O O
where   A is X, B is X
seen    2295 of 13316

pattern harvested-two-space-link-attack-3e4d1b29
why     Strong players played here 2,040 times of 11,905.
draw
  . . .
  . A .
  . X .
  * ? ?
  ? B ?
where   A is X, B is X
seen    2040 of 11905

pattern harvested-two-space-link-attack-6ddc89f0
why     Strong players played here 3,990 times of 23,825.
draw
  ? ? . . .
  B ? * A .
  ? ? O O .
where   A is X, B is X
seen    3990 of 23825

pattern harvested-two-space-link-attack-f9934e80
why     Strong players played here 2,042 times of 12,154.
draw
  X . .
  O A .
  O O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    2042 of 12154

pattern harvested-two-space-link-attack-65e18950
why     Strong players played here 6,887 times of 41,840.
draw
  ? ? * . .
  B ? O A .
  ? ? X X .
where   A is X, B is X
seen    6887 of 41840

pattern harvested-two-space-link-attack-37ed9163
why     Strong players played here 2,778 times of 16,742.
draw
  ? ? . . .
  B ? O A .
  ? ? * . X
where   A is X, B is X
seen    2778 of 16742

pattern harvested-two-space-link-attack-e4c798f8
why     Strong players played here 1,831 times of 10,956.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  O X X
where   A is X, B is X
seen    1831 of 10956

pattern harvested-two-space-link-attack-92b1b006
why     Strong players played here 5,006 times of 30,460.
draw
  . . . ? ?
  . A * ? B
  X . O ? ?
where   A is X, B is X
seen    5006 of 30460

pattern harvested-two-space-link-attack-c3f7dd56
why     Strong players played here 1,946 times of 11,664.
draw
  X O * ? ?
  O A O ? B
  . X X ? ?
where   A is X, B is X
seen    1946 of 11664

pattern harvested-two-space-link-attack-20ca8ff4
why     Strong players played here 2,553 times of 15,480.
draw
  ? B ?
  ? ? ?
  O O *
  O A O
  X X O
where   A is X, B is X
seen    2553 of 15480

pattern harvested-two-space-link-attack-46971438
why     Strong players played here 4,415 times of 27,065.
draw
  ? * X . .
  B ? O A X
  ? ? O O O
where   A is X, B is X
seen    4415 of 27065

pattern harvested-two-space-link-attack-05a7cdb7
why     Strong players played here 11,977 times of 74,315.
draw
  . . .
  . A .
  O X .
  * ? ?
  ? B ?
where   A is X, B is X
seen    11977 of 74315

pattern harvested-two-space-link-attack-408c1f4f
why     Strong players played here 1,679 times of 10,187.
draw
  X O * ? ?
  . A O ? B
  X X X ? ?
where   A is X, B is X
seen    1679 of 10187

pattern harvested-two-space-link-attack-d6d14eb4
why     Strong players played here 2,366 times of 14,540.
draw
  . . * ? ?
  X A O ? B
  O X X ? ?
where   A is X, B is X
seen    2366 of 14540

pattern harvested-two-space-link-attack-dd1955fb
why     Strong players played here 16,996 times of 107,020.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    16996 of 107020

pattern harvested-two-space-link-attack-e4d5be0a
why     Strong players played here 2,929 times of 18,123.
draw
  X . .
  O A X
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2929 of 18123

pattern harvested-two-space-link-attack-ed732bb0
why     Strong players played here 2,983 times of 18,649.
draw
  ? B ?
  ? ? ?
  X O *
  O A O
  . X X
where   A is X, B is X
seen    2983 of 18649

pattern harvested-two-space-link-attack-830c71c3
why     Strong players played here 1,855 times of 11,506.
draw
  ? B ?
  ? ? ?
  X O *
  O A O
  X X X
where   A is X, B is X
seen    1855 of 11506

pattern harvested-two-space-link-attack-75bf9bb1
why     Strong players played here 3,205 times of 20,260.
draw
  X . .
  O A X
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    3205 of 20260

pattern harvested-two-space-link-attack-20c85dec
why     Strong players played here 4,795 times of 30,544.
draw
  . . .
  O A .
  * X .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    4795 of 30544

pattern harvested-two-space-link-attack-267086fa
why     Strong players played here 2,266 times of 14,265.
draw
  ? B ?
  ? ? ?
  . O *
  X A O
  . O X
where   A is X, B is X
seen    2266 of 14265

pattern harvested-two-space-link-attack-7686a012
why     Strong players played here 16,555 times of 106,814.
draw
  . . .
  . A .
  . . .
  ? * ?
  ? B ?
where   A is X, B is X
seen    16555 of 106814

pattern harvested-two-space-link-attack-65c23ebd
why     Strong players played here 1,606 times of 10,050.
draw
  X O * ? ?
  X A O ? B
  . X X ? ?
where   A is X, B is X
seen    1606 of 10050

pattern harvested-two-space-link-attack-8fcf8b9a
why     Strong players played here 4,324 times of 27,767.
draw
  X . .
  O A X
  * O O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    4324 of 27767

pattern harvested-two-space-link-attack-559d6466
why     Strong players played here 10,024 times of 65,024.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    10024 of 65024

pattern harvested-two-space-link-attack-90d4c9a4
why     Strong players played here 2,108 times of 13,503.
draw
  ? * X . .
  B ? O A X
  ? ? O O .
where   A is X, B is X
seen    2108 of 13503

pattern harvested-two-space-link-attack-331f0bf7
why     Strong players played here 1,998 times of 12,792.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  X . X
where   A is X, B is X
seen    1998 of 12792

pattern harvested-two-space-link-attack-edc2b448
why     Strong players played here 1,661 times of 10,625.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  X O X
where   A is X, B is X
seen    1661 of 10625

pattern harvested-two-space-link-attack-7fa580c3
why     Strong players played here 1,994 times of 12,895.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . O X . .
  ? ? B ? ?
where   A is X, B is X
seen    1994 of 12895

pattern harvested-two-space-link-attack-2bd65354
why     Strong players played here 2,680 times of 17,433.
draw
  X . .
  O A X
  . O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2680 of 17433

pattern harvested-two-space-link-attack-7d8725d5
why     Strong players played here 8,809 times of 58,371.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    8809 of 58371

pattern harvested-two-space-link-attack-ab47ac87
why     Strong players played here 5,626 times of 37,264.
draw
  . . .
  X A .
  O * O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    5626 of 37264

pattern harvested-two-space-link-attack-fee389dc
why     Strong players played here 7,472 times of 49,653.
draw
  . . .
  . A .
  X . .
  * ? ?
  ? B ?
where   A is X, B is X
seen    7472 of 49653

pattern harvested-two-space-link-attack-463a8cf2
why     Strong players played here 1,965 times of 12,837.
draw
  X O * ? ?
  O A O ? B
  O X X ? ?
where   A is X, B is X
seen    1965 of 12837

pattern harvested-two-space-link-attack-52793f49
why     Strong players played here 1,679 times of 10,951.
draw
  ? B ?
  ? ? ?
  . O *
  X A O
  X O O
where   A is X, B is X
seen    1679 of 10951

pattern harvested-two-space-link-attack-12fb6ae9
why     Strong players played here 2,123 times of 13,955.
draw
  . . .
  X A .
  O . X
  ? ? *
  ? B ?
where   A is X, B is X
seen    2123 of 13955

pattern harvested-two-space-link-attack-61d5336a
why     Strong players played here 1,612 times of 10,610.
draw
  . . * ? ?
  X A O ? B
  . . X ? ?
where   A is X, B is X
seen    1612 of 10610

pattern harvested-two-space-link-attack-50047fd9
why     Strong players played here 4,907 times of 33,070.
draw
  ? B ?
  ? ? ?
  O O *
  O A O
  X X X
where   A is X, B is X
seen    4907 of 33070

pattern harvested-two-space-link-attack-7b6c480f
why     Strong players played here 2,063 times of 13,856.
draw
  . O * ? ?
  X A O ? B
  X O O ? ?
where   A is X, B is X
seen    2063 of 13856

pattern harvested-two-space-link-attack-b93dd555
why     Strong players played here 9,251 times of 63,914.
draw
  . . .
  O A .
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    9251 of 63914

pattern harvested-two-space-link-attack-0d27e00b
why     Strong players played here 4,872 times of 33,500.
draw
  . . * ? ?
  X A O ? B
  O O X ? ?
where   A is X, B is X
seen    4872 of 33500

pattern harvested-two-space-link-attack-309f1641
why     Strong players played here 5,418 times of 37,703.
draw
  . . .
  X A X
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    5418 of 37703

pattern harvested-two-space-link-attack-f25ab554
why     Strong players played here 5,479 times of 38,353.
draw
  . . .
  O A .
  O X .
  ? * ?
  ? B ?
where   A is X, B is X
seen    5479 of 38353

pattern harvested-two-space-link-attack-54103c13
why     Strong players played here 2,401 times of 16,680.
draw
  ? ? . . .
  B ? * A .
  ? ? O . O
where   A is X, B is X
seen    2401 of 16680

pattern harvested-two-space-link-attack-2d44c305
why     Strong players played here 2,918 times of 20,428.
draw
  . . . ? ?
  X A * ? B
  O . O ? ?
where   A is X, B is X
seen    2918 of 20428

pattern harvested-two-space-link-attack-52a75639
why     Strong players played here 1,582 times of 10,944.
draw
  O . .
  O A X
  X O O
  ? ? *
  ? B ?
where   A is X, B is X
seen    1582 of 10944

pattern harvested-two-space-link-attack-111f12a1
why     Strong players played here 1,831 times of 12,751.
draw
  ? ? . . .
  B ? X A O
  ? ? * O .
where   A is X, B is X
seen    1831 of 12751

pattern harvested-two-space-link-attack-f2084103
why     Strong players played here 1,663 times of 11,578.
draw
  . . . ? ?
  X A O ? B
  O X * ? ?
where   A is X, B is X
seen    1663 of 11578

pattern harvested-two-space-link-attack-4a8ce634
why     Strong players played here 2,170 times of 15,256.
draw
  O . . ? ?
  O A * ? B
  X O O ? ?
where   A is X, B is X
seen    2170 of 15256

pattern hane-inside-the-two-space-jump
why     The hane around the enemy's stone, inside its two-space jump.
draw
  ? ? . . .
  B ? * A .
  ? ? . O .
where   A is X, B is X
seen    1997 of 14042

pattern harvested-two-space-link-attack-2a6ea558
why     Strong players played here 2,258 times of 15,976.
draw
  . . . ? ?
  X A * ? B
  . O O ? ?
where   A is X, B is X
seen    2258 of 15976

pattern harvested-two-space-link-attack-af33c4d1
why     Strong players played here 1,685 times of 11,909.
draw
  ? ? . . .
  B * X A O
  ? ? O O X
where   A is X, B is X
seen    1685 of 11909

pattern harvested-two-space-link-attack-496a754c
why     Strong players played here 19,670 times of 144,082.
draw
  ? ? . . .
  B ? * A .
  ? ? O X .
where   A is X, B is X
seen    19670 of 144082

pattern harvested-two-space-link-attack-3130b1bb
why     Strong players played here 1,836 times of 13,085.
draw
  . . .
  O A O
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1836 of 13085

pattern harvested-two-space-link-attack-a6b683df
why     Strong players played here 2,555 times of 18,468.
draw
  ? B ?
  ? ? ?
  X O *
  O A X
  O O O
where   A is X, B is X
seen    2555 of 18468

pattern harvested-two-space-link-attack-c9270cd5
why     Strong players played here 6,871 times of 50,435.
draw
  ? ? * . .
  B ? O A .
  ? ? . X .
where   A is X, B is X
seen    6871 of 50435

pattern harvested-two-space-link-attack-2a750c46
why     Strong players played here 1,641 times of 11,833.
draw
  . O * ? ?
  O A O ? B
  X X . ? ?
where   A is X, B is X
seen    1641 of 11833

pattern harvested-two-space-link-attack-dc53564f
why     Strong players played here 59,883 times of 449,671.
draw
  . . .
  . A .
  * . .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    59883 of 449671

pattern harvested-two-space-link-attack-914ee22d
why     Strong players played here 3,615 times of 26,556.
draw
  ? ? . . .
  B ? * A .
  ? ? X O O
where   A is X, B is X
seen    3615 of 26556

pattern harvested-two-space-link-attack-5f5d57b7
why     Strong players played here 1,678 times of 12,161.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? * . ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1678 of 12161

pattern harvested-two-space-link-attack-847f58c0
why     Strong players played here 2,285 times of 16,742.
draw
  ? ? * . .
  B ? O A .
  ? ? . . X
where   A is X, B is X
seen    2285 of 16742

pattern harvested-two-space-link-attack-d4a787e4
why     Strong players played here 2,330 times of 17,094.
draw
  . . . ? ?
  X A O ? B
  O O * ? ?
where   A is X, B is X
seen    2330 of 17094

pattern harvested-two-space-link-attack-af7e8e43
why     Strong players played here 1,611 times of 11,766.
draw
  ? * . . .
  B ? X A .
  ? ? O O O
where   A is X, B is X
seen    1611 of 11766

pattern harvested-two-space-link-attack-b70aa5e1
why     Strong players played here 2,300 times of 16,925.
draw
  . . .
  O A .
  X O .
  * ? ?
  ? B ?
where   A is X, B is X
seen    2300 of 16925

pattern harvested-two-space-link-attack-9b89a3a6
why     Strong players played here 1,972 times of 14,543.
draw
  . . . ? ?
  . A . * B
  O X . ? ?
where   A is X, B is X
seen    1972 of 14543

pattern harvested-two-space-link-attack-2c3d051f
why     Strong players played here 1,774 times of 13,106.
draw
  ? B ?
  ? ? ?
  O O *
  O A O
  O X X
where   A is X, B is X
seen    1774 of 13106

pattern harvested-two-space-link-attack-302c9dff
why     Strong players played here 3,405 times of 25,632.
draw
  X O * ? ?
  . A O ? B
  X . X ? ?
where   A is X, B is X
seen    3405 of 25632

pattern harvested-two-space-link-attack-5c275f27
why     Strong players played here 4,139 times of 31,344.
draw
  . . . ? ?
  . A * ? B
  X O O ? ?
where   A is X, B is X
seen    4139 of 31344

pattern harvested-two-space-link-attack-7eeffc82
why     Strong players played here 4,420 times of 33,505.
draw
  . . . ? ?
  X A * ? B
  O O O ? ?
where   A is X, B is X
seen    4420 of 33505

pattern harvested-two-space-link-attack-82c80cea
why     Strong players played here 1,580 times of 11,795.
draw
  ? B ?
  ? ? ?
  O O *
  O A X
  O O X
where   A is X, B is X
seen    1580 of 11795

pattern harvested-two-space-link-attack-f3dcb06d
why     Strong players played here 2,545 times of 19,344.
draw
  ? B ?
  ? ? ?
  X O *
  . A O
  X X X
where   A is X, B is X
seen    2545 of 19344

pattern harvested-two-space-link-attack-4a51098b
why     Strong players played here 1,690 times of 12,750.
draw
  . . . ? ?
  X A * ? B
  . . O ? ?
where   A is X, B is X
seen    1690 of 12750

pattern harvested-two-space-link-attack-36d27fb1
why     Strong players played here 2,177 times of 16,524.
draw
  ? ? . . .
  B ? X A .
  ? ? * O O
where   A is X, B is X
seen    2177 of 16524

pattern harvested-two-space-link-attack-2b4dc564
why     Strong players played here 3,130 times of 24,035.
draw
  . . . ? ?
  X A X ? B
  O O * ? ?
where   A is X, B is X
seen    3130 of 24035

pattern harvested-two-space-link-attack-a98f3335
why     Strong players played here 6,394 times of 50,435.
draw
  ? ? . . .
  B ? O A .
  ? ? * X .
where   A is X, B is X
seen    6394 of 50435

pattern harvested-two-space-link-attack-e75c5b42
why     Strong players played here 2,305 times of 17,989.
draw
  . . . ? ?
  X A O ? B
  X O * ? ?
where   A is X, B is X
seen    2305 of 17989

pattern harvested-two-space-link-attack-0f9994c4
why     Strong players played here 2,903 times of 22,800.
draw
  ? ? O . .
  B ? * A .
  ? ? . . X
where   A is X, B is X
seen    2903 of 22800

pattern harvested-two-space-link-attack-8176c56b
why     Strong players played here 2,564 times of 20,318.
draw
  . . * ? ?
  X A O ? B
  . O X ? ?
where   A is X, B is X
seen    2564 of 20318

pattern harvested-two-space-link-attack-59e7f5a2
why     Strong players played here 6,808 times of 54,970.
draw
  ? ? . . .
  B ? * A .
  ? ? X O .
where   A is X, B is X
seen    6808 of 54970

pattern harvested-two-space-link-attack-d75ebdff
why     Strong players played here 5,292 times of 42,624.
draw
  . . .
  . A .
  X O .
  ? * ?
  ? B ?
where   A is X, B is X
seen    5292 of 42624

pattern harvested-two-space-link-attack-d86ed66a
why     Strong players played here 5,770 times of 46,757.
draw
  . . .
  . A .
  X O .
  * ? ?
  ? B ?
where   A is X, B is X
seen    5770 of 46757

pattern harvested-two-space-link-attack-28de8885
why     Strong players played here 2,992 times of 24,090.
draw
  . . . ? ?
  X A * ? B
  X O O ? ?
where   A is X, B is X
seen    2992 of 24090

pattern harvested-two-space-link-attack-10d70009
why     Strong players played here 2,744 times of 22,088.
draw
  ? ? . . .
  B ? * A .
  ? ? O O O
where   A is X, B is X
seen    2744 of 22088

pattern harvested-two-space-link-attack-c099efea
why     Strong players played here 3,519 times of 28,553.
draw
  ? * . . .
  B ? X A X
  ? ? O O O
where   A is X, B is X
seen    3519 of 28553

pattern harvested-two-space-link-attack-7a7b5946
why     Strong players played here 1,827 times of 14,659.
draw
  . . .
  X A O
  * O .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1827 of 14659

pattern harvested-two-space-link-attack-0ca35d97
why     Strong players played here 2,215 times of 18,033.
draw
  ? ? * . .
  B ? O A .
  ? ? X O X
where   A is X, B is X
seen    2215 of 18033

pattern harvested-two-space-link-attack-fd28084f
why     Strong players played here 1,817 times of 14,827.
draw
  . . . ? ?
  O A * ? B
  X O O ? ?
where   A is X, B is X
seen    1817 of 14827

pattern harvested-two-space-link-attack-623114aa
why     Strong players played here 1,826 times of 14,977.
draw
  ? ? X . .
  B * O A X
  ? ? . O O
where   A is X, B is X
seen    1826 of 14977

pattern harvested-two-space-link-attack-0bd8b9af
why     Strong players played here 1,786 times of 14,659.
draw
  . . .
  X A O
  . O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1786 of 14659

pattern harvested-two-space-link-attack-95abfe1d
why     Strong players played here 1,981 times of 16,349.
draw
  . . .
  O A .
  X O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    1981 of 16349

pattern harvested-two-space-link-attack-18d6c86e
why     Strong players played here 2,048 times of 17,282.
draw
  . . . ? ?
  X A . * B
  O X . ? ?
where   A is X, B is X
seen    2048 of 17282

pattern harvested-two-space-link-attack-70517043
why     Strong players played here 2,618 times of 22,409.
draw
  . . * ? ?
  X A O ? B
  O X O ? ?
where   A is X, B is X
seen    2618 of 22409

pattern harvested-two-space-link-attack-545a4f23
why     Strong players played here 1,695 times of 14,554.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O . A . O
  ? * . . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    1695 of 14554

pattern harvested-two-space-link-attack-d4ffc35a
why     Strong players played here 2,270 times of 19,731.
draw
  . . .
  O A .
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    2270 of 19731

pattern harvested-two-space-link-attack-f3815b18
why     Strong players played here 1,797 times of 15,568.
draw
  ? ? * . .
  B ? O A O
  ? ? X O O
where   A is X, B is X
seen    1797 of 15568

pattern harvested-two-space-link-attack-25c2b929
why     Strong players played here 1,601 times of 14,042.
draw
  ? ? . . .
  B ? . A .
  ? ? * O .
where   A is X, B is X
seen    1601 of 14042

pattern harvested-two-space-link-attack-075a9863
why     Strong players played here 3,823 times of 34,108.
draw
  ? ? * . .
  B ? O A .
  ? ? X . X
where   A is X, B is X
seen    3823 of 34108

pattern harvested-two-space-link-attack-22cbd49d
why     Strong players played here 1,797 times of 15,937.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B . . A . .
  ? ? O X . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    1797 of 15937

pattern harvested-two-space-link-attack-604834f6
why     Strong players played here 4,097 times of 37,488.
draw
  . . . ? ?
  X A * ? B
  O X O ? ?
where   A is X, B is X
seen    4097 of 37488

pattern harvested-two-space-link-attack-0d1b2498
why     Strong players played here 1,721 times of 15,529.
draw
  X . * ? ?
  . A O ? B
  X O O ? ?
where   A is X, B is X
seen    1721 of 15529

pattern harvested-two-space-link-attack-43dbb5e2
why     Strong players played here 3,965 times of 36,371.
draw
  . . .
  X A .
  O X .
  ? ? *
  ? B ?
where   A is X, B is X
seen    3965 of 36371

pattern harvested-two-space-link-attack-d09c94f7
why     Strong players played here 1,972 times of 17,874.
draw
  . . . ? ?
  . A . * B
  X . . ? ?
where   A is X, B is X
seen    1972 of 17874

pattern harvested-two-space-link-attack-17893935
why     Strong players played here 2,666 times of 24,403.
draw
  . . .
  . A .
  O . O
  * ? ?
  ? B ?
where   A is X, B is X
seen    2666 of 24403

pattern harvested-two-space-link-attack-e8d13c71
why     Strong players played here 1,728 times of 15,739.
draw
  . . .
  . A .
  X . O
  * ? ?
  ? B ?
where   A is X, B is X
seen    1728 of 15739

pattern harvested-two-space-link-attack-a8af6a9c
why     Strong players played here 1,799 times of 16,561.
draw
  . . * ? ?
  X A O ? B
  X O X ? ?
where   A is X, B is X
seen    1799 of 16561

pattern harvested-two-space-link-attack-94cec739
why     Strong players played here 2,531 times of 23,954.
draw
  ? * X . .
  B ? O A X
  ? ? . O O
where   A is X, B is X
seen    2531 of 23954

pattern harvested-two-space-link-attack-d52aead5
why     Strong players played here 2,240 times of 21,297.
draw
  ? ? O . .
  B ? * A X
  ? ? . X O
where   A is X, B is X
seen    2240 of 21297

pattern harvested-two-space-link-attack-40373e0c
why     Strong players played here 2,535 times of 24,220.
draw
  . . * ? ?
  X A O ? B
  O O O ? ?
where   A is X, B is X
seen    2535 of 24220

pattern harvested-two-space-link-attack-eb4bd6c8
why     Strong players played here 2,637 times of 25,235.
draw
  . . * ? ?
  X A O ? B
  X O O ? ?
where   A is X, B is X
seen    2637 of 25235
