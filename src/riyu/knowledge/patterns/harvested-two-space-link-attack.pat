# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as two-space-link-attack; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-two-space-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-two-space-link-attack-7464c9f7
why     Strong players played here 614 times of 619.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . X A . . |
  . O O O X . |
  . . . . * . |
  ? . . B . . |
where   A is X, B is X
seen    614 of 619

pattern harvested-two-space-link-attack-6cc3df53
why     Strong players played here 367 times of 375.
draw
  ? . . . . .
  ? X * . . .
  B O . A . O
  ? O . . . .
  ? O . . . .
where   A is X, B is X
seen    367 of 375

pattern harvested-two-space-link-attack-480163d4
why     Strong players played here 288 times of 294.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . O A . . |
  . . O X . . |
  . . * . . . |
  ? . . B . . |
where   A is X, B is X
seen    288 of 294

pattern harvested-two-space-link-attack-12bf78a7
why     Strong players played here 656 times of 693.
draw
  . . . . .
  . . . . .
  . X A . .
  O O O X .
  . . . * .
  ? ? B ? ?
where   A is X, B is X
seen    656 of 693

pattern harvested-two-space-link-attack-75b2989f
why     Strong players played here 229 times of 239.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O * .
  . . X O .
  ? ? B ? ?
where   A is X, B is X
seen    229 of 239

pattern harvested-two-space-link-attack-9ff2c078
why     Strong players played here 170 times of 177.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X . .
  . * O X .
  ? ? B ? ?
where   A is X, B is X
seen    170 of 177

pattern harvested-two-space-link-attack-4a04d41e
why     Strong players played here 213 times of 225.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  B X . A . O .
  O O * . . . .
  . . . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    213 of 225

pattern harvested-two-space-link-attack-8c26c67f
why     Strong players played here 228 times of 249.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . O A . . |
  . . O X * . |
  . . O O X . |
  ? . . B O . |
where   A is X, B is X
seen    228 of 249

pattern harvested-two-space-link-attack-9bad47e5
why     Strong players played here 344 times of 388.
draw
  . . . . .
  . . . . .
  . X A . .
  . X O O .
  . O * . .
  ? ? B ? ?
where   A is X, B is X
seen    344 of 388

pattern harvested-two-space-link-attack-ddcb0a19
why     Strong players played here 306 times of 362.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . * .
  O O O X .
  ? ? B ? ?
where   A is X, B is X
seen    306 of 362

pattern harvested-two-space-link-attack-d3848e70
why     Strong players played here 1,484 times of 1,816.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1484 of 1816

pattern harvested-two-space-link-attack-99580721
why     Strong players played here 302 times of 367.
draw
  ? O . . . .
  ? O . . . .
  B O * A . O
  ? X O . . .
  ? . . . . .
where   A is X, B is X
seen    302 of 367

pattern harvested-two-space-link-attack-160d581c
why     Strong players played here 527 times of 656.
draw
  . . . . .
  . . . . .
  . X A X .
  . X O O O
  . O * . .
  ? ? B ? ?
where   A is X, B is X
seen    527 of 656

pattern harvested-two-space-link-attack-f4f0d371
why     Strong players played here 360 times of 460.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . X O O .
  ? ? B ? ?
where   A is X, B is X
seen    360 of 460

pattern harvested-two-space-link-attack-15328b3e
why     Strong players played here 814 times of 1,060.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? O O X ?
  ? ? . * ?
  ? ? B ? ?
where   A is X, B is X
seen    814 of 1060

pattern harvested-two-space-link-attack-19285399
why     Strong players played here 222 times of 300.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . X O O O
  ? ? B ? ?
where   A is X, B is X
seen    222 of 300

pattern harvested-two-space-link-attack-0a25d307
why     Strong players played here 156 times of 211.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O X ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    156 of 211

pattern harvested-two-space-link-attack-75b51243
why     Strong players played here 172 times of 236.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? X O * ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    172 of 236

pattern harvested-two-space-link-attack-f10d3cea
why     Strong players played here 164 times of 228.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? X O * ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    164 of 228

pattern harvested-two-space-link-attack-b84c4cd6
why     Strong players played here 244 times of 351.
draw
  ? . . . . .
  ? O O . . .
  B X O A . .
  ? * X O X .
  ? . . . . .
where   A is X, B is X
seen    244 of 351

pattern harvested-two-space-link-attack-de78da23
why     Strong players played here 250 times of 363.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * O . ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    250 of 363

pattern harvested-two-space-link-attack-3c6cc3ed
why     Strong players played here 613 times of 935.
draw
  ? ? . ? ?
  ? . . . ?
  . X A X .
  ? X O O ?
  ? ? * ? ?
  ? ? B ? ?
where   A is X, B is X
seen    613 of 935

pattern harvested-two-space-link-attack-fac80fdd
why     Strong players played here 248 times of 375.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    248 of 375

pattern harvested-two-space-link-attack-520d09e3
why     Strong players played here 228 times of 345.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    228 of 345

pattern harvested-two-space-link-attack-933bdd38
why     Strong players played here 439 times of 687.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X . .
  . * . . .
  ? ? B ? ?
where   A is X, B is X
seen    439 of 687

pattern harvested-two-space-link-attack-facb6607
why     Strong players played here 431 times of 680.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? X O O ?
  ? ? * ? ?
  ? ? B ? ?
where   A is X, B is X
seen    431 of 680

pattern harvested-two-space-link-attack-9f01533f
why     Strong players played here 443 times of 732.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    443 of 732

pattern harvested-two-space-link-attack-deb4f5c5
why     Strong players played here 322 times of 558.
draw
  . . .
  . A .
  X O X
  ? * ?
  ? B ?
where   A is X, B is X
seen    322 of 558

pattern harvested-two-space-link-attack-e1489de2
why     Strong players played here 160 times of 275.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . A . . .
  | . * . . . .
  | . X O O . O
  | . . B . . ?
where   A is X, B is X
seen    160 of 275

pattern harvested-two-space-link-attack-1884699c
why     Strong players played here 507 times of 927.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O * A . O
  ? ? O . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    507 of 927

pattern harvested-two-space-link-attack-624b2765
why     Strong players played here 375 times of 681.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? ? O * ?
  ? ? B ? ?
where   A is X, B is X
seen    375 of 681

pattern harvested-two-space-link-attack-5f580568
why     Strong players played here 262 times of 474.
draw
  ? ? ? . ? ?
  ? ? O . . ?
  B X O A . .
  ? * X O X ?
  ? ? ? . ? ?
where   A is X, B is X
seen    262 of 474

pattern harvested-two-space-link-attack-bede4c58
why     Strong players played here 166 times of 297.
draw
  ? ? ? . ? ?
  ? ? X . . ?
  B X O A X .
  ? ? * O O ?
  ? ? ? . ? ?
where   A is X, B is X
seen    166 of 297

pattern harvested-two-space-link-attack-c9306edd
why     Strong players played here 283 times of 539.
draw
  ? . . . . .
  ? . . . . .
  B X . A . O
  ? O * . . .
  ? . . . . .
where   A is X, B is X
seen    283 of 539

pattern harvested-two-space-link-attack-f4ef1937
why     Strong players played here 165 times of 308.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    165 of 308

pattern harvested-two-space-link-attack-29d44dd8
why     Strong players played here 375 times of 727.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X * .
  . O O X .
  ? ? B ? ?
where   A is X, B is X
seen    375 of 727

pattern harvested-two-space-link-attack-d246c854
why     Strong players played here 476 times of 941.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O O .
  . * . . .
  ? ? B ? ?
where   A is X, B is X
seen    476 of 941

pattern harvested-two-space-link-attack-f7eb799c
why     Strong players played here 171 times of 324.
draw
  O O .
  O A O
  X * X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    171 of 324

pattern harvested-two-space-link-attack-00d4984f
why     Strong players played here 240 times of 471.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X . . ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    240 of 471

pattern harvested-two-space-link-attack-20bd8ebd
why     Strong players played here 479 times of 986.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? * . ? ?
  ? ? B ? ?
where   A is X, B is X
seen    479 of 986

pattern harvested-two-space-link-attack-dc86371a
why     Strong players played here 710 times of 1,561.
draw
  . . .
  O A .
  X O X
  * ? ?
  ? B ?
where   A is X, B is X
seen    710 of 1561

pattern harvested-two-space-link-attack-ff6f8758
why     Strong players played here 585 times of 1,280.
draw
  . . .
  X A .
  X O O
  ? * ?
  ? B ?
where   A is X, B is X
seen    585 of 1280

pattern harvested-two-space-link-attack-5dd8652f
why     Strong players played here 1,115 times of 2,484.
draw
  . . .
  X A X
  X O O
  ? * ?
  ? B ?
where   A is X, B is X
seen    1115 of 2484

pattern harvested-two-space-link-attack-3a1c6c02
why     Strong players played here 537 times of 1,204.
draw
  . . . . .
  . . . . .
  . . A . .
  . * . . .
  . X O O .
  ? ? B ? ?
where   A is X, B is X
seen    537 of 1204

pattern harvested-two-space-link-attack-823b02c1
why     Strong players played here 184 times of 401.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O * A . .
  ? ? X O . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    184 of 401

pattern harvested-two-space-link-attack-ef4fdfc9
why     Strong players played here 321 times of 733.
draw
  | . ? ? ?
  | . * ? ?
  | A O O B
  | . X ? ?
  | . ? ? ?
where   A is X, B is X
seen    321 of 733

pattern harvested-two-space-link-attack-959e6707
why     Strong players played here 176 times of 398.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . . . . .
  ? ? B ? ?
where   A is X, B is X
seen    176 of 398

pattern harvested-two-space-link-attack-ce9a94c5
why     Strong players played here 614 times of 1,470.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O O ?
  ? * . ? ?
  ? ? B ? ?
where   A is X, B is X
seen    614 of 1470

pattern harvested-two-space-link-attack-774ef876
why     Strong players played here 188 times of 429.
draw
  ? ? X O .
  B ? O A X
  ? * X O O
where   A is X, B is X
seen    188 of 429

pattern harvested-two-space-link-attack-1939c607
why     Strong players played here 373 times of 882.
draw
  ? ? O . .
  B ? O A .
  ? * X O X
where   A is X, B is X
seen    373 of 882

pattern harvested-two-space-link-attack-9acdb8d4
why     Strong players played here 189 times of 440.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . .
  ? O O X ?
  ? ? . * ?
  ? ? B ? ?
where   A is X, B is X
seen    189 of 440

pattern harvested-two-space-link-attack-c88cb29c
why     Strong players played here 237 times of 575.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X * A . .
  ? ? O X . ?
  ? ? ? O ? ?
where   A is X, B is X
seen    237 of 575

pattern harvested-two-space-link-attack-dcc1885e
why     Strong players played here 2,008 times of 5,206.
draw
  . . .
  O A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    2008 of 5206

pattern harvested-two-space-link-attack-194563e3
why     Strong players played here 255 times of 623.
draw
  ? ? * . .
  B ? O A O
  ? ? X . .
where   A is X, B is X
seen    255 of 623

pattern harvested-two-space-link-attack-21dfed7d
why     Strong players played here 1,043 times of 2,685.
draw
  . . .
  O A .
  O X .
  * ? ?
  ? B ?
where   A is X, B is X
seen    1043 of 2685

pattern harvested-two-space-link-attack-2d340da6
why     Strong players played here 199 times of 485.
draw
  ? ? O . .
  B ? X A X
  ? * O O O
where   A is X, B is X
seen    199 of 485

pattern harvested-two-space-link-attack-88bacc7e
why     Strong players played here 221 times of 549.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X . .
  . O * . .
  ? ? B ? ?
where   A is X, B is X
seen    221 of 549

pattern harvested-two-space-link-attack-4fdaa454
why     Strong players played here 179 times of 445.
draw
  ? ? . ? ?
  ? . . . ?
  O X A . .
  ? O O X ?
  ? ? . * ?
  ? ? B ? ?
where   A is X, B is X
seen    179 of 445

pattern harvested-two-space-link-attack-8751acaa
why     Strong players played here 206 times of 519.
draw
  ? ? X . .
  B * O A X
  ? ? X O .
where   A is X, B is X
seen    206 of 519

pattern harvested-two-space-link-attack-35810de6
why     Strong players played here 177 times of 444.
draw
  . . .
  X A O
  X O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    177 of 444

pattern harvested-two-space-link-attack-9fb06259
why     Strong players played here 357 times of 949.
draw
  ? ? * . .
  B ? O A .
  ? ? X X O
where   A is X, B is X
seen    357 of 949

pattern harvested-two-space-link-attack-44a748cb
why     Strong players played here 319 times of 846.
draw
  ? ? X . .
  B ? O A X
  ? * X O O
where   A is X, B is X
seen    319 of 846

pattern harvested-two-space-link-attack-cce3cb53
why     Strong players played here 160 times of 415.
draw
  ? ? . ? ?
  ? X . . ?
  . O A . .
  ? * O X ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    160 of 415

pattern harvested-two-space-link-attack-b02084bf
why     Strong players played here 340 times of 924.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B . O A . .
  ? ? O X . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    340 of 924

pattern harvested-two-space-link-attack-2cf598d6
why     Strong players played here 152 times of 412.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X O ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    152 of 412

pattern harvested-two-space-link-attack-c79ec0e8
why     Strong players played here 291 times of 823.
draw
  . . .
  X A .
  O X O
  ? * ?
  ? B ?
where   A is X, B is X
seen    291 of 823

pattern harvested-two-space-link-attack-f2e6e36e
why     Strong players played here 2,131 times of 6,459.
draw
  . . .
  X A .
  O O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    2131 of 6459

pattern harvested-two-space-link-attack-024a8c1d
why     Strong players played here 151 times of 428.
draw
  ? ? ? . ? ?
  ? ? X . . ?
  B X O A X .
  ? ? * O . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    151 of 428

pattern harvested-two-space-link-attack-4396d21e
why     Strong players played here 1,240 times of 3,890.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1240 of 3890

pattern harvested-two-space-link-attack-a80fe92b
why     Strong players played here 283 times of 844.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . O * . .
  ? ? B ? ?
where   A is X, B is X
seen    283 of 844

pattern harvested-two-space-link-attack-2bbeced5
why     Strong players played here 191 times of 565.
draw
  . . .
  X A .
  O X X
  * ? ?
  ? B ?
where   A is X, B is X
seen    191 of 565

pattern harvested-two-space-link-attack-f5df61ad
why     Strong players played here 465 times of 1,443.
draw
  O . .
  O A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    465 of 1443

pattern harvested-two-space-link-attack-5a00a63a
why     Strong players played here 415 times of 1,314.
draw
  . . . . .
  . . . . .
  . . A . .
  . * . . .
  . O X . .
  ? ? B ? ?
where   A is X, B is X
seen    415 of 1314

pattern harvested-two-space-link-attack-b42e0d48
why     Strong players played here 166 times of 504.
draw
  ? * X O O
  B ? O A O
  ? ? X X X
where   A is X, B is X
seen    166 of 504

pattern harvested-two-space-link-attack-c15cd78a
why     Strong players played here 183 times of 560.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B O O A . .
  ? ? X O O ?
  ? ? ? X ? ?
where   A is X, B is X
seen    183 of 560

pattern harvested-two-space-link-attack-55654865
why     Strong players played here 185 times of 575.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . .
  ? ? O X O ?
  ? ? ? O ? ?
where   A is X, B is X
seen    185 of 575

pattern harvested-two-space-link-attack-bea4bc59
why     Strong players played here 1,422 times of 4,793.
draw
  . . .
  . A .
  * O .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1422 of 4793

pattern harvested-two-space-link-attack-851ff7d8
why     Strong players played here 191 times of 597.
draw
  X . .
  O A X
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    191 of 597

pattern harvested-two-space-link-attack-ccf5ba76
why     Strong players played here 4,567 times of 15,736.
draw
  . . .
  . A .
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    4567 of 15736

pattern harvested-two-space-link-attack-a3e2bd06
why     Strong players played here 1,032 times of 3,472.
draw
  . . .
  . A .
  O * O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    1032 of 3472

pattern harvested-two-space-link-attack-db96d838
why     Strong players played here 153 times of 476.
draw
  O O O
  X A O
  X O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    153 of 476

pattern harvested-two-space-link-attack-657dd716
why     Strong players played here 238 times of 761.
draw
  . . .
  . A .
  O X O
  ? * ?
  ? B ?
where   A is X, B is X
seen    238 of 761

pattern harvested-two-space-link-attack-7fc48030
why     Strong players played here 178 times of 561.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X * A . .
  ? ? O X . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    178 of 561

pattern harvested-two-space-link-attack-872fbc44
why     Strong players played here 385 times of 1,270.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X . A . O
  ? ? * . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    385 of 1270

pattern harvested-two-space-link-attack-fbe939e9
why     Strong players played here 616 times of 2,084.
draw
  ? ? . . .
  B ? X A X
  ? * O O O
where   A is X, B is X
seen    616 of 2084

pattern harvested-two-space-link-attack-2ee3d683
why     Strong players played here 336 times of 1,112.
draw
  . . .
  X A .
  . O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    336 of 1112

pattern harvested-two-space-link-attack-2d19163f
why     Strong players played here 340 times of 1,149.
draw
  O O * ? ?
  X A O ? B
  . O X ? ?
where   A is X, B is X
seen    340 of 1149

pattern harvested-two-space-link-attack-c56fa99a
why     Strong players played here 627 times of 2,174.
draw
  | . * ? ?
  | A O ? B
  | . X ? ?
where   A is X, B is X
seen    627 of 2174

pattern harvested-two-space-link-attack-36efdb7c
why     Strong players played here 190 times of 625.
draw
  O . .
  . A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    190 of 625

pattern harvested-two-space-link-attack-cbbf653e
why     Strong players played here 180 times of 599.
draw
  . . .
  O A .
  O X O
  * ? ?
  ? B ?
where   A is X, B is X
seen    180 of 599

pattern harvested-two-space-link-attack-0b44cf36
why     Strong players played here 229 times of 774.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? O * . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    229 of 774

pattern harvested-two-space-link-attack-ed48253d
why     Strong players played here 246 times of 846.
draw
  ? B ?
  ? ? ?
  O * O
  O A O
  X O O
where   A is X, B is X
seen    246 of 846

pattern harvested-two-space-link-attack-72dc1413
why     Strong players played here 298 times of 1,048.
draw
  ? ? O . .
  B ? * A .
  ? ? O . X
where   A is X, B is X
seen    298 of 1048

pattern harvested-two-space-link-attack-a21ff4cc
why     Strong players played here 406 times of 1,457.
draw
  ? B ?
  ? ? ?
  * O .
  X A O
  . O X
where   A is X, B is X
seen    406 of 1457

pattern harvested-two-space-link-attack-58d2a4da
why     Strong players played here 373 times of 1,336.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B * . A . .
  ? ? . . . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    373 of 1336

pattern harvested-two-space-link-attack-1b725395
why     Strong players played here 172 times of 594.
draw
  . . .
  O A .
  O X O
  ? ? *
  ? B ?
where   A is X, B is X
seen    172 of 594

pattern harvested-two-space-link-attack-f8e56b5e
why     Strong players played here 366 times of 1,318.
draw
  . . .
  X A O
  O O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    366 of 1318

pattern harvested-two-space-link-attack-b7c17cb9
why     Strong players played here 180 times of 627.
draw
  . . .
  X A O
  O * .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    180 of 627

pattern harvested-two-space-link-attack-77c50898
why     Strong players played here 233 times of 825.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X * A . .
  ? ? O X . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    233 of 825

pattern harvested-two-space-link-attack-785b0161
why     Strong players played here 202 times of 710.
draw
  O . . ? ?
  O A * ? B
  X X O ? ?
where   A is X, B is X
seen    202 of 710

pattern harvested-two-space-link-attack-eb3de2cd
why     Strong players played here 416 times of 1,528.
draw
  . . .
  . A .
  O X O
  * ? ?
  ? B ?
where   A is X, B is X
seen    416 of 1528

pattern harvested-two-space-link-attack-f7b12714
why     Strong players played here 226 times of 812.
draw
  ? ? . . .
  B ? X A X
  ? * O O .
where   A is X, B is X
seen    226 of 812

pattern harvested-two-space-link-attack-543c0d42
why     Strong players played here 172 times of 609.
draw
  ? B ?
  * ? ?
  X O O
  O A O
  X X X
where   A is X, B is X
seen    172 of 609

pattern harvested-two-space-link-attack-8547b6af
why     Strong players played here 1,310 times of 5,048.
draw
  ? ? X . .
  B ? O A X
  ? ? * O O
where   A is X, B is X
seen    1310 of 5048

pattern harvested-two-space-link-attack-7c206419
why     Strong players played here 162 times of 573.
draw
  ? * X O .
  B ? O A O
  ? ? . X X
where   A is X, B is X
seen    162 of 573

pattern harvested-two-space-link-attack-94e38fc3
why     Strong players played here 276 times of 1,010.
draw
  ? ? . . .
  B ? X A .
  ? * O O O
where   A is X, B is X
seen    276 of 1010

pattern harvested-two-space-link-attack-46680839
why     Strong players played here 324 times of 1,197.
draw
  ? ? * . .
  B ? O A .
  ? ? X . O
where   A is X, B is X
seen    324 of 1197

pattern harvested-two-space-link-attack-bedbbff1
why     Strong players played here 265 times of 971.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B . O A . .
  ? ? . X . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    265 of 971

pattern harvested-two-space-link-attack-27f98869
why     Strong players played here 202 times of 730.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . .
  ? ? O . . ?
  ? ? ? O ? ?
where   A is X, B is X
seen    202 of 730

pattern harvested-two-space-link-attack-7863c206
why     Strong players played here 158 times of 567.
draw
  X . . ? ?
  O A X ? B
  . O O * ?
where   A is X, B is X
seen    158 of 567

pattern harvested-two-space-link-attack-42f0068d
why     Strong players played here 198 times of 723.
draw
  ? B ?
  ? ? ?
  X * .
  . A O
  X O .
where   A is X, B is X
seen    198 of 723

pattern harvested-two-space-link-attack-28ad5218
why     Strong players played here 202 times of 743.
draw
  O . .
  O A O
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    202 of 743

pattern harvested-two-space-link-attack-70a952de
why     Strong players played here 354 times of 1,350.
draw
  ? ? * O .
  B ? O A O
  ? ? X X O
where   A is X, B is X
seen    354 of 1350

pattern harvested-two-space-link-attack-1ed1886e
why     Strong players played here 273 times of 1,040.
draw
  O . .
  O A X
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    273 of 1040

pattern harvested-two-space-link-attack-c748af0a
why     Strong players played here 256 times of 973.
draw
  ? B ?
  ? ? ?
  * O .
  O A O
  X X X
where   A is X, B is X
seen    256 of 973

pattern harvested-two-space-link-attack-57adeb3c
why     Strong players played here 610 times of 2,411.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O . A . O
  ? ? * . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    610 of 2411

pattern harvested-two-space-link-attack-140d46f3
why     Strong players played here 320 times of 1,238.
draw
  O O * ? ?
  . A O ? B
  X . X ? ?
where   A is X, B is X
seen    320 of 1238

pattern harvested-two-space-link-attack-e0beded7
why     Strong players played here 394 times of 1,550.
draw
  ? ? . . .
  B ? X A .
  ? * O O X
where   A is X, B is X
seen    394 of 1550

pattern harvested-two-space-link-attack-deaf12d4
why     Strong players played here 331 times of 1,310.
draw
  O O * ? ?
  O A O ? B
  O X X ? ?
where   A is X, B is X
seen    331 of 1310

pattern harvested-two-space-link-attack-28aed1b3
why     Strong players played here 160 times of 619.
draw
  ? ? . . .
  B ? X A X
  ? * O . O
where   A is X, B is X
seen    160 of 619

pattern harvested-two-space-link-attack-b37dfecf
why     Strong players played here 222 times of 881.
draw
  ? ? . . .
  B ? X A .
  ? * O X O
where   A is X, B is X
seen    222 of 881

pattern harvested-two-space-link-attack-bdb9c268
why     Strong players played here 401 times of 1,641.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    401 of 1641

pattern harvested-two-space-link-attack-b7a94ada
why     Strong players played here 324 times of 1,316.
draw
  X . .
  . A .
  O O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    324 of 1316

pattern harvested-two-space-link-attack-c18c8b39
why     Strong players played here 285 times of 1,153.
draw
  . . .
  X A .
  O X O
  ? ? *
  ? B ?
where   A is X, B is X
seen    285 of 1153

pattern harvested-two-space-link-attack-599f5f67
why     Strong players played here 152 times of 594.
draw
  X . .
  O A X
  O O X
  ? * ?
  ? B ?
where   A is X, B is X
seen    152 of 594

pattern harvested-two-space-link-attack-e096c52d
why     Strong players played here 687 times of 2,913.
draw
  ? ? * . .
  B ? O A .
  ? ? X O O
where   A is X, B is X
seen    687 of 2913

pattern harvested-two-space-link-attack-5d271e88
why     Strong players played here 257 times of 1,052.
draw
  . . .
  X A X
  O X O
  * ? ?
  ? B ?
where   A is X, B is X
seen    257 of 1052

pattern harvested-two-space-link-attack-027365b5
why     Strong players played here 306 times of 1,266.
draw
  . . .
  X A .
  O X O
  * ? ?
  ? B ?
where   A is X, B is X
seen    306 of 1266

pattern harvested-two-space-link-attack-11def194
why     Strong players played here 505 times of 2,137.
draw
  . . .
  X A O
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    505 of 2137

pattern harvested-two-space-link-attack-dd9dd316
why     Strong players played here 272 times of 1,121.
draw
  . . .
  X A X
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    272 of 1121

pattern harvested-two-space-link-attack-35288544
why     Strong players played here 365 times of 1,528.
draw
  . O * ? ?
  O A O ? B
  X X O ? ?
where   A is X, B is X
seen    365 of 1528

pattern harvested-two-space-link-attack-1af8388a
why     Strong players played here 170 times of 683.
draw
  O O .
  X A X
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    170 of 683

pattern harvested-two-space-link-attack-5217333d
why     Strong players played here 288 times of 1,197.
draw
  . . . ? ?
  X A X ? B
  X O O * ?
where   A is X, B is X
seen    288 of 1197

pattern harvested-two-space-link-attack-fb37a665
why     Strong players played here 215 times of 889.
draw
  ? ? . . .
  B ? X A O
  ? * O O X
where   A is X, B is X
seen    215 of 889

pattern harvested-two-space-link-attack-664d3c1e
why     Strong players played here 4,806 times of 21,967.
draw
  . . .
  . A .
  O * .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    4806 of 21967

pattern harvested-two-space-link-attack-5494252d
why     Strong players played here 568 times of 2,480.
draw
  X . .
  O A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    568 of 2480

pattern harvested-two-space-link-attack-b13a743c
why     Strong players played here 619 times of 2,747.
draw
  O O * ? ?
  O A O ? B
  X X X ? ?
where   A is X, B is X
seen    619 of 2747

pattern harvested-two-space-link-attack-e6127c4b
why     Strong players played here 179 times of 753.
draw
  . . .
  X A .
  X O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    179 of 753

pattern harvested-two-space-link-attack-e0906cc2
why     Strong players played here 779 times of 3,516.
draw
  . . .
  X A .
  O X .
  * ? ?
  ? B ?
where   A is X, B is X
seen    779 of 3516

pattern harvested-two-space-link-attack-89c9b0ea
why     Strong players played here 703 times of 3,168.
draw
  ? ? . . .
  B ? * A .
  ? ? O X O
where   A is X, B is X
seen    703 of 3168

pattern harvested-two-space-link-attack-c7d5e8e0
why     Strong players played here 157 times of 658.
draw
  O . . ? ?
  O A X ? B
  X O O * ?
where   A is X, B is X
seen    157 of 658

pattern harvested-two-space-link-attack-725907f8
why     Strong players played here 162 times of 688.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O . O ?
  ? * . ? ?
  ? ? B ? ?
where   A is X, B is X
seen    162 of 688

pattern harvested-two-space-link-attack-8ea2cd4f
why     Strong players played here 247 times of 1,084.
draw
  O O * ? ?
  X A O ? B
  X O X ? ?
where   A is X, B is X
seen    247 of 1084

pattern harvested-two-space-link-attack-33d627d7
why     Strong players played here 262 times of 1,158.
draw
  . . . ? ?
  O A * ? B
  X X O ? ?
where   A is X, B is X
seen    262 of 1158

pattern harvested-two-space-link-attack-23d95d7a
why     Strong players played here 214 times of 945.
draw
  O . .
  X A X
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    214 of 945

pattern harvested-two-space-link-attack-c9eb195f
why     Strong players played here 162 times of 705.
draw
  O O * ? ?
  O A X ? B
  X X . ? ?
where   A is X, B is X
seen    162 of 705

pattern harvested-two-space-link-attack-f9dd1784
why     Strong players played here 395 times of 1,812.
draw
  ? B ?
  ? ? ?
  O O *
  O A X
  X O .
where   A is X, B is X
seen    395 of 1812

pattern harvested-two-space-link-attack-4ed77fb6
why     Strong players played here 345 times of 1,575.
draw
  . . .
  . A .
  X O X
  * ? ?
  ? B ?
where   A is X, B is X
seen    345 of 1575

pattern harvested-two-space-link-attack-e1fe04df
why     Strong players played here 423 times of 1,955.
draw
  O O * ? ?
  O A O ? B
  X X O ? ?
where   A is X, B is X
seen    423 of 1955

pattern harvested-two-space-link-attack-32ca8c6e
why     Strong players played here 520 times of 2,431.
draw
  . . .
  X A O
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    520 of 2431

pattern harvested-two-space-link-attack-028e43ea
why     Strong players played here 400 times of 1,855.
draw
  ? ? . . .
  B ? O A .
  ? ? * O X
where   A is X, B is X
seen    400 of 1855

pattern harvested-two-space-link-attack-ff20000f
why     Strong players played here 269 times of 1,226.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  . O X
where   A is X, B is X
seen    269 of 1226

pattern harvested-two-space-link-attack-9359c08a
why     Strong players played here 151 times of 665.
draw
  ? ? . . .
  B * O A .
  ? ? X X .
where   A is X, B is X
seen    151 of 665

pattern harvested-two-space-link-attack-de2c0464
why     Strong players played here 153 times of 683.
draw
  ? B ?
  ? ? ?
  O * O
  X A O
  O O X
where   A is X, B is X
seen    153 of 683

pattern harvested-two-space-link-attack-95f5f2c4
why     Strong players played here 209 times of 953.
draw
  . O * ? ?
  X A O ? B
  O O X ? ?
where   A is X, B is X
seen    209 of 953

pattern harvested-two-space-link-attack-2432d8f7
why     Strong players played here 208 times of 953.
draw
  . . . ? ?
  O A * ? B
  O X O ? ?
where   A is X, B is X
seen    208 of 953

pattern harvested-two-space-link-attack-4a7f999a
why     Strong players played here 614 times of 2,980.
draw
  ? ? X . .
  B ? O A X
  ? ? * O X
where   A is X, B is X
seen    614 of 2980

pattern harvested-two-space-link-attack-f627f520
why     Strong players played here 162 times of 740.
draw
  ? B ?
  ? ? ?
  O O *
  X A X
  X O .
where   A is X, B is X
seen    162 of 740

pattern harvested-two-space-link-attack-59b0aa5b
why     Strong players played here 242 times of 1,134.
draw
  ? ? * O .
  B ? O A O
  ? ? X X .
where   A is X, B is X
seen    242 of 1134

pattern harvested-two-space-link-attack-744960c5
why     Strong players played here 545 times of 2,662.
draw
  ? ? X . .
  B ? O A X
  ? ? * O .
where   A is X, B is X
seen    545 of 2662

pattern harvested-two-space-link-attack-4ce1d1d4
why     Strong players played here 326 times of 1,576.
draw
  X . .
  . A .
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    326 of 1576

pattern harvested-two-space-link-attack-381074ca
why     Strong players played here 167 times of 777.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    167 of 777

pattern harvested-two-space-link-attack-d10c21bc
why     Strong players played here 292 times of 1,428.
draw
  . . .
  O A .
  X O X
  ? * ?
  ? B ?
where   A is X, B is X
seen    292 of 1428

pattern harvested-two-space-link-attack-38122d27
why     Strong players played here 200 times of 958.
draw
  . . . . .
  . . . . .
  . . A . .
  . * . . .
  . X O . .
  ? ? B ? ?
where   A is X, B is X
seen    200 of 958

pattern harvested-two-space-link-attack-f25bb6a1
why     Strong players played here 193 times of 931.
draw
  . . .
  O A .
  * X O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    193 of 931

pattern harvested-two-space-link-attack-c7e5951f
why     Strong players played here 626 times of 3,220.
draw
  . . .
  X A .
  * O O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    626 of 3220

pattern harvested-two-space-link-attack-25d0085f
why     Strong players played here 341 times of 1,713.
draw
  ? ? . . .
  B ? X A X
  ? * O X O
where   A is X, B is X
seen    341 of 1713

pattern harvested-two-space-link-attack-9943c9fd
why     Strong players played here 252 times of 1,252.
draw
  X O O ? ?
  . A O ? B
  X . X * ?
where   A is X, B is X
seen    252 of 1252

pattern harvested-two-space-link-attack-1063d0d4
why     Strong players played here 260 times of 1,299.
draw
  ? B ?
  ? ? ?
  X O *
  O A O
  O X X
where   A is X, B is X
seen    260 of 1299

pattern harvested-two-space-link-attack-4a97022c
why     Strong players played here 211 times of 1,043.
draw
  O O * ? ?
  X A O ? B
  O X X ? ?
where   A is X, B is X
seen    211 of 1043

pattern harvested-two-space-link-attack-d50cd86d
why     Strong players played here 258 times of 1,299.
draw
  O O * ? ?
  X A O ? B
  . X O ? ?
where   A is X, B is X
seen    258 of 1299

pattern harvested-two-space-link-attack-d0641abc
why     Strong players played here 484 times of 2,518.
draw
  ? ? * O .
  B ? O A O
  ? ? X X X
where   A is X, B is X
seen    484 of 2518

pattern harvested-two-space-link-attack-c170bd09
why     Strong players played here 238 times of 1,201.
draw
  ? ? . . .
  B * O A .
  ? ? X . X
where   A is X, B is X
seen    238 of 1201

pattern harvested-two-space-link-attack-5e4f8ef5
why     Strong players played here 214 times of 1,077.
draw
  ? B ?
  ? ? ?
  O * .
  . A .
  . X O
where   A is X, B is X
seen    214 of 1077

pattern harvested-two-space-link-attack-86352813
why     Strong players played here 330 times of 1,701.
draw
  . O * ? ?
  X A O ? B
  . O X ? ?
where   A is X, B is X
seen    330 of 1701

pattern harvested-two-space-link-attack-deab0d2c
why     Strong players played here 374 times of 1,941.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? ? * ? ?
  ? ? B ? ?
where   A is X, B is X
seen    374 of 1941

pattern harvested-two-space-link-attack-aac03695
why     Strong players played here 1,169 times of 6,316.
draw
  . . .
  . A .
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    1169 of 6316

pattern harvested-two-space-link-attack-8e707886
why     Strong players played here 156 times of 775.
draw
  ? ? O . .
  B ? O A .
  ? * X . X
where   A is X, B is X
seen    156 of 775

pattern harvested-two-space-link-attack-cb300841
why     Strong players played here 202 times of 1,021.
draw
  O . O ? ?
  O A * ? B
  X O O ? ?
where   A is X, B is X
seen    202 of 1021

pattern harvested-two-space-link-attack-63297a1d
why     Strong players played here 220 times of 1,136.
draw
  O O * ? ?
  X A O ? B
  . X X ? ?
where   A is X, B is X
seen    220 of 1136

pattern harvested-two-space-link-attack-c25e6045
why     Strong players played here 2,139 times of 11,994.
draw
  ? ? * . .
  B ? O A .
  ? ? O X .
where   A is X, B is X
seen    2139 of 11994

pattern harvested-two-space-link-attack-875084df
why     Strong players played here 379 times of 2,027.
draw
  ? * X . .
  B ? O A X
  ? ? O O X
where   A is X, B is X
seen    379 of 2027

pattern harvested-two-space-link-attack-cc8b88d8
why     Strong players played here 267 times of 1,404.
draw
  ? * X . .
  B ? O A X
  ? ? O X O
where   A is X, B is X
seen    267 of 1404

pattern harvested-two-space-link-attack-c324f23f
why     Strong players played here 156 times of 799.
draw
  ? ? * O .
  B ? O A O
  ? ? O X .
where   A is X, B is X
seen    156 of 799

pattern harvested-two-space-link-attack-999d37bf
why     Strong players played here 227 times of 1,194.
draw
  . . .
  X A X
  * O .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    227 of 1194

pattern harvested-two-space-link-attack-4634c370
why     Strong players played here 214 times of 1,129.
draw
  ? ? . . .
  B ? X A .
  ? * O . X
where   A is X, B is X
seen    214 of 1129

pattern harvested-two-space-link-attack-fb8ab16c
why     Strong players played here 340 times of 1,857.
draw
  ? ? * . .
  B ? O A .
  ? ? O X O
where   A is X, B is X
seen    340 of 1857

pattern harvested-two-space-link-attack-ffea5bfe
why     Strong players played here 153 times of 797.
draw
  . . .
  O A .
  X * O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    153 of 797

pattern harvested-two-space-link-attack-42f38df5
why     Strong players played here 169 times of 889.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . .
  ? ? O X . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    169 of 889

pattern harvested-two-space-link-attack-a3f32bb7
why     Strong players played here 226 times of 1,212.
draw
  ? * X . .
  B ? O A X
  ? ? X O O
where   A is X, B is X
seen    226 of 1212

pattern harvested-two-space-link-attack-6ddc89f0
why     Strong players played here 425 times of 2,435.
draw
  ? ? . . .
  B ? * A .
  ? ? O O .
where   A is X, B is X
seen    425 of 2435

pattern harvested-two-space-link-attack-001a4e22
why     Strong players played here 216 times of 1,196.
draw
  O O .
  O A X
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    216 of 1196

pattern harvested-two-space-link-attack-e0735ef1
why     Strong players played here 248 times of 1,387.
draw
  O . .
  O A X
  * O O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    248 of 1387

pattern harvested-two-space-link-attack-dd1955fb
why     Strong players played here 1,787 times of 10,751.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    1787 of 10751

pattern harvested-two-space-link-attack-92b1b006
why     Strong players played here 558 times of 3,254.
draw
  . . . ? ?
  . A * ? B
  X . O ? ?
where   A is X, B is X
seen    558 of 3254

pattern harvested-two-space-link-attack-bcfcaa9a
why     Strong players played here 187 times of 1,032.
draw
  ? B ?
  ? ? ?
  O O *
  X A X
  X O O
where   A is X, B is X
seen    187 of 1032

pattern harvested-two-space-link-attack-32204199
why     Strong players played here 222 times of 1,239.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  . X X
where   A is X, B is X
seen    222 of 1239

pattern harvested-two-space-link-attack-56c0bb67
why     Strong players played here 155 times of 846.
draw
  . O * ? ?
  X A O ? B
  X O X ? ?
where   A is X, B is X
seen    155 of 846

pattern harvested-two-space-link-attack-482f6535
why     Strong players played here 193 times of 1,078.
draw
  ? B ?
  ? ? ?
  O O *
  X A X
  O O O
where   A is X, B is X
seen    193 of 1078

pattern harvested-two-space-link-attack-d11ac567
why     Strong players played here 174 times of 969.
draw
  . . .
  X A .
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    174 of 969

pattern harvested-two-space-link-attack-267086fa
why     Strong players played here 255 times of 1,457.
draw
  ? B ?
  ? ? ?
  . O *
  X A O
  . O X
where   A is X, B is X
seen    255 of 1457

pattern harvested-two-space-link-attack-65e18950
why     Strong players played here 718 times of 4,299.
draw
  ? ? * . .
  B ? O A .
  ? ? X X .
where   A is X, B is X
seen    718 of 4299

pattern harvested-two-space-link-attack-90d4c9a4
why     Strong players played here 231 times of 1,318.
draw
  ? * X . .
  B ? O A X
  ? ? O O .
where   A is X, B is X
seen    231 of 1318

pattern harvested-two-space-link-attack-c967c4bc
why     Strong players played here 329 times of 1,914.
draw
  O O * ? ?
  X A O ? B
  X . X ? ?
where   A is X, B is X
seen    329 of 1914

pattern harvested-two-space-link-attack-6ecb974b
why     Strong players played here 266 times of 1,548.
draw
  ? ? ? . ? ?
  ? * . . . ?
  B O . A . .
  ? ? . . . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    266 of 1548

pattern harvested-two-space-link-attack-592a6bc0
why     Strong players played here 257 times of 1,496.
draw
  . . .
  X A .
  O . O
  ? ? *
  ? B ?
where   A is X, B is X
seen    257 of 1496

pattern harvested-two-space-link-attack-20ca8ff4
why     Strong players played here 271 times of 1,609.
draw
  ? B ?
  ? ? ?
  O O *
  O A O
  X X O
where   A is X, B is X
seen    271 of 1609

pattern harvested-two-space-link-attack-38466096
why     Strong players played here 160 times of 922.
draw
  ? B ?
  ? ? ?
  . O *
  O A O
  X X .
where   A is X, B is X
seen    160 of 922

pattern harvested-two-space-link-attack-e4d5be0a
why     Strong players played here 300 times of 1,798.
draw
  X . .
  O A X
  * O X
  ? ? ?
  ? B ?
where   A is X, B is X
seen    300 of 1798

pattern harvested-two-space-link-attack-65c23ebd
why     Strong players played here 167 times of 982.
draw
  X O * ? ?
  X A O ? B
  . X X ? ?
where   A is X, B is X
seen    167 of 982

pattern harvested-two-space-link-attack-7686a012
why     Strong players played here 1,683 times of 10,913.
draw
  . . .
  . A .
  . . .
  ? * ?
  ? B ?
where   A is X, B is X
seen    1683 of 10913

pattern harvested-two-space-link-attack-3e4d1b29
why     Strong players played here 203 times of 1,215.
draw
  . . .
  . A .
  . X .
  * ? ?
  ? B ?
where   A is X, B is X
seen    203 of 1215

pattern harvested-two-space-link-attack-c3f7dd56
why     Strong players played here 190 times of 1,141.
draw
  X O * ? ?
  O A O ? B
  . X X ? ?
where   A is X, B is X
seen    190 of 1141

pattern harvested-two-space-link-attack-7d8725d5
why     Strong players played here 918 times of 5,937.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    918 of 5937

pattern harvested-two-space-link-attack-46971438
why     Strong players played here 421 times of 2,664.
draw
  ? * X . .
  B ? O A X
  ? ? O O O
where   A is X, B is X
seen    421 of 2664

pattern harvested-two-space-link-attack-559d6466
why     Strong players played here 995 times of 6,504.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? * O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    995 of 6504

pattern harvested-two-space-link-attack-a15e98a2
why     Strong players played here 293 times of 1,825.
draw
  X . .
  . A O
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    293 of 1825

pattern harvested-two-space-link-attack-8fcf8b9a
why     Strong players played here 451 times of 2,869.
draw
  X . .
  O A X
  * O O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    451 of 2869

pattern harvested-two-space-link-attack-408c1f4f
why     Strong players played here 169 times of 1,021.
draw
  X O * ? ?
  . A O ? B
  X X X ? ?
where   A is X, B is X
seen    169 of 1021

pattern harvested-two-space-link-attack-05a7cdb7
why     Strong players played here 1,151 times of 7,581.
draw
  . . .
  . A .
  O X .
  * ? ?
  ? B ?
where   A is X, B is X
seen    1151 of 7581

pattern harvested-two-space-link-attack-37ed9163
why     Strong players played here 269 times of 1,676.
draw
  ? ? . . .
  B ? O A .
  ? ? * . X
where   A is X, B is X
seen    269 of 1676

pattern harvested-two-space-link-attack-75bf9bb1
why     Strong players played here 328 times of 2,074.
draw
  X . .
  O A X
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    328 of 2074

pattern harvested-two-space-link-attack-d6d14eb4
why     Strong players played here 237 times of 1,473.
draw
  . . * ? ?
  X A O ? B
  O X X ? ?
where   A is X, B is X
seen    237 of 1473

pattern harvested-two-space-link-attack-2bd65354
why     Strong players played here 279 times of 1,769.
draw
  X . .
  O A X
  . O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    279 of 1769

pattern harvested-two-space-link-attack-fed687d1
why     Strong players played here 151 times of 922.
draw
  X . .
  . A X
  X O O
  ? * ?
  ? B ?
where   A is X, B is X
seen    151 of 922

pattern harvested-two-space-link-attack-ab47ac87
why     Strong players played here 580 times of 3,808.
draw
  . . .
  X A .
  O * O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    580 of 3808

pattern harvested-two-space-link-attack-4481f8d8
why     Strong players played here 165 times of 1,015.
draw
  O . .
  . A .
  . * O
  ? ? ?
  ? B ?
where   A is X, B is X
seen    165 of 1015

pattern harvested-two-space-link-attack-2a6ea558
why     Strong players played here 240 times of 1,513.
draw
  . . . ? ?
  X A * ? B
  . O O ? ?
where   A is X, B is X
seen    240 of 1513

pattern harvested-two-space-link-attack-ed732bb0
why     Strong players played here 304 times of 1,943.
draw
  ? B ?
  ? ? ?
  X O *
  O A O
  . X X
where   A is X, B is X
seen    304 of 1943

pattern harvested-two-space-link-attack-0fcf16b8
why     Strong players played here 230 times of 1,448.
draw
  ? B ?
  ? ? ?
  O O *
  O A X
  X O O
where   A is X, B is X
seen    230 of 1448

pattern harvested-two-space-link-attack-fee389dc
why     Strong players played here 775 times of 5,163.
draw
  . . .
  . A .
  X . .
  * ? ?
  ? B ?
where   A is X, B is X
seen    775 of 5163

pattern harvested-two-space-link-attack-20c85dec
why     Strong players played here 484 times of 3,187.
draw
  . . .
  O A .
  * X .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    484 of 3187

pattern harvested-two-space-link-attack-50047fd9
why     Strong players played here 527 times of 3,525.
draw
  ? B ?
  ? ? ?
  O O *
  O A O
  X X X
where   A is X, B is X
seen    527 of 3525

pattern harvested-two-space-link-attack-b93dd555
why     Strong players played here 961 times of 6,617.
draw
  . . .
  O A .
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    961 of 6617

pattern harvested-two-space-link-attack-e4c798f8
why     Strong players played here 181 times of 1,166.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  O X X
where   A is X, B is X
seen    181 of 1166

pattern harvested-two-space-link-attack-309f1641
why     Strong players played here 566 times of 3,890.
draw
  . . .
  X A X
  O O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    566 of 3890

pattern harvested-two-space-link-attack-463a8cf2
why     Strong players played here 210 times of 1,375.
draw
  X O * ? ?
  O A O ? B
  O X X ? ?
where   A is X, B is X
seen    210 of 1375

pattern harvested-two-space-link-attack-b70aa5e1
why     Strong players played here 262 times of 1,745.
draw
  . . .
  O A .
  X O .
  * ? ?
  ? B ?
where   A is X, B is X
seen    262 of 1745

pattern harvested-two-space-link-attack-c9270cd5
why     Strong players played here 751 times of 5,261.
draw
  ? ? * . .
  B ? O A .
  ? ? . X .
where   A is X, B is X
seen    751 of 5261

pattern harvested-two-space-link-attack-dc53564f
why     Strong players played here 6,197 times of 45,627.
draw
  . . .
  . A .
  * . .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    6197 of 45627

pattern harvested-two-space-link-attack-496a754c
why     Strong players played here 2,017 times of 14,613.
draw
  ? ? . . .
  B ? * A .
  ? ? O X .
where   A is X, B is X
seen    2017 of 14613

pattern harvested-two-space-link-attack-66786e9c
why     Strong players played here 220 times of 1,474.
draw
  ? ? . . .
  B ? * A .
  ? ? . O .
where   A is X, B is X
seen    220 of 1474

pattern harvested-two-space-link-attack-0d27e00b
why     Strong players played here 489 times of 3,429.
draw
  . . * ? ?
  X A O ? B
  O O X ? ?
where   A is X, B is X
seen    489 of 3429

pattern harvested-two-space-link-attack-a6b683df
why     Strong players played here 283 times of 1,944.
draw
  ? B ?
  ? ? ?
  X O *
  O A X
  O O O
where   A is X, B is X
seen    283 of 1944

pattern harvested-two-space-link-attack-331f0bf7
why     Strong players played here 184 times of 1,237.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  X . X
where   A is X, B is X
seen    184 of 1237

pattern harvested-two-space-link-attack-2d44c305
why     Strong players played here 299 times of 2,080.
draw
  . . . ? ?
  X A * ? B
  O . O ? ?
where   A is X, B is X
seen    299 of 2080

pattern harvested-two-space-link-attack-12fb6ae9
why     Strong players played here 218 times of 1,493.
draw
  . . .
  X A .
  O . X
  ? ? *
  ? B ?
where   A is X, B is X
seen    218 of 1493

pattern harvested-two-space-link-attack-830c71c3
why     Strong players played here 176 times of 1,196.
draw
  ? B ?
  ? ? ?
  X O *
  O A O
  X X X
where   A is X, B is X
seen    176 of 1196

pattern harvested-two-space-link-attack-61d5336a
why     Strong players played here 159 times of 1,078.
draw
  . . * ? ?
  X A O ? B
  . . X ? ?
where   A is X, B is X
seen    159 of 1078

pattern harvested-two-space-link-attack-7b6c480f
why     Strong players played here 190 times of 1,315.
draw
  . O * ? ?
  X A O ? B
  X O O ? ?
where   A is X, B is X
seen    190 of 1315

pattern harvested-two-space-link-attack-4a8ce634
why     Strong players played here 226 times of 1,583.
draw
  O . . ? ?
  O A * ? B
  X O O ? ?
where   A is X, B is X
seen    226 of 1583

pattern harvested-two-space-link-attack-83a2fbd8
why     Strong players played here 151 times of 1,030.
draw
  ? B ?
  ? ? ?
  X * O
  . A O
  X O O
where   A is X, B is X
seen    151 of 1030

pattern harvested-two-space-link-attack-edc2b448
why     Strong players played here 163 times of 1,122.
draw
  ? B ?
  ? ? ?
  O O *
  X A O
  X O X
where   A is X, B is X
seen    163 of 1122

pattern harvested-two-space-link-attack-54103c13
why     Strong players played here 235 times of 1,660.
draw
  ? ? . . .
  B ? * A .
  ? ? O . O
where   A is X, B is X
seen    235 of 1660

pattern harvested-two-space-link-attack-f25ab554
why     Strong players played here 523 times of 3,846.
draw
  . . .
  O A .
  O X .
  ? * ?
  ? B ?
where   A is X, B is X
seen    523 of 3846

pattern harvested-two-space-link-attack-5c275f27
why     Strong players played here 437 times of 3,196.
draw
  . . . ? ?
  . A * ? B
  X O O ? ?
where   A is X, B is X
seen    437 of 3196

pattern harvested-two-space-link-attack-7fa580c3
why     Strong players played here 187 times of 1,314.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . O X . .
  ? ? B ? ?
where   A is X, B is X
seen    187 of 1314

pattern harvested-two-space-link-attack-f2084103
why     Strong players played here 177 times of 1,241.
draw
  . . . ? ?
  X A O ? B
  O X * ? ?
where   A is X, B is X
seen    177 of 1241

pattern harvested-two-space-link-attack-914ee22d
why     Strong players played here 365 times of 2,672.
draw
  ? ? . . .
  B ? * A .
  ? ? X O O
where   A is X, B is X
seen    365 of 2672

pattern harvested-two-space-link-attack-f9934e80
why     Strong players played here 178 times of 1,256.
draw
  X . .
  O A .
  O O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    178 of 1256

pattern harvested-two-space-link-attack-2a750c46
why     Strong players played here 172 times of 1,215.
draw
  . O * ? ?
  O A O ? B
  X X . ? ?
where   A is X, B is X
seen    172 of 1215

pattern harvested-two-space-link-attack-52793f49
why     Strong players played here 156 times of 1,099.
draw
  ? B ?
  ? ? ?
  . O *
  X A O
  X O O
where   A is X, B is X
seen    156 of 1099

pattern harvested-two-space-link-attack-111f12a1
why     Strong players played here 178 times of 1,277.
draw
  ? ? . . .
  B ? X A O
  ? ? * O .
where   A is X, B is X
seen    178 of 1277

pattern harvested-two-space-link-attack-d6c9b9e1
why     Strong players played here 156 times of 1,111.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? O X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is X, B is X
seen    156 of 1111

pattern harvested-two-space-link-attack-d4a787e4
why     Strong players played here 228 times of 1,675.
draw
  . . . ? ?
  X A O ? B
  O O * ? ?
where   A is X, B is X
seen    228 of 1675

pattern harvested-two-space-link-attack-52a75639
why     Strong players played here 162 times of 1,167.
draw
  O . .
  O A X
  X O O
  ? ? *
  ? B ?
where   A is X, B is X
seen    162 of 1167

pattern harvested-two-space-link-attack-c099efea
why     Strong players played here 374 times of 2,831.
draw
  ? * . . .
  B ? X A X
  ? ? O O O
where   A is X, B is X
seen    374 of 2831

pattern harvested-two-space-link-attack-a98f3335
why     Strong players played here 677 times of 5,261.
draw
  ? ? . . .
  B ? O A .
  ? ? * X .
where   A is X, B is X
seen    677 of 5261

pattern harvested-two-space-link-attack-8176c56b
why     Strong players played here 268 times of 1,998.
draw
  . . * ? ?
  X A O ? B
  . O X ? ?
where   A is X, B is X
seen    268 of 1998

pattern harvested-two-space-link-attack-7eeffc82
why     Strong players played here 445 times of 3,419.
draw
  . . . ? ?
  X A * ? B
  O O O ? ?
where   A is X, B is X
seen    445 of 3419

pattern harvested-two-space-link-attack-36d27fb1
why     Strong players played here 220 times of 1,631.
draw
  ? ? . . .
  B ? X A .
  ? ? * O O
where   A is X, B is X
seen    220 of 1631

pattern harvested-two-space-link-attack-9b89a3a6
why     Strong players played here 202 times of 1,490.
draw
  . . . ? ?
  . A . * B
  O X . ? ?
where   A is X, B is X
seen    202 of 1490

pattern harvested-two-space-link-attack-623114aa
why     Strong players played here 216 times of 1,616.
draw
  ? ? X . .
  B * O A X
  ? ? . O O
where   A is X, B is X
seen    216 of 1616

pattern harvested-two-space-link-attack-d86ed66a
why     Strong players played here 607 times of 4,799.
draw
  . . .
  . A .
  X O .
  * ? ?
  ? B ?
where   A is X, B is X
seen    607 of 4799

pattern harvested-two-space-link-attack-302c9dff
why     Strong players played here 330 times of 2,610.
draw
  X O * ? ?
  . A O ? B
  X . X ? ?
where   A is X, B is X
seen    330 of 2610

pattern harvested-two-space-link-attack-28de8885
why     Strong players played here 318 times of 2,536.
draw
  . . . ? ?
  X A * ? B
  X O O ? ?
where   A is X, B is X
seen    318 of 2536

pattern harvested-two-space-link-attack-d4ffc35a
why     Strong players played here 253 times of 1,993.
draw
  . . .
  O A .
  X O O
  * ? ?
  ? B ?
where   A is X, B is X
seen    253 of 1993

pattern harvested-two-space-link-attack-59e7f5a2
why     Strong players played here 670 times of 5,572.
draw
  ? ? . . .
  B ? * A .
  ? ? X O .
where   A is X, B is X
seen    670 of 5572

pattern harvested-two-space-link-attack-545a4f23
why     Strong players played here 192 times of 1,511.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O . A . O
  ? * . . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    192 of 1511

pattern harvested-two-space-link-attack-70517043
why     Strong players played here 286 times of 2,319.
draw
  . . * ? ?
  X A O ? B
  O X O ? ?
where   A is X, B is X
seen    286 of 2319

pattern harvested-two-space-link-attack-3130b1bb
why     Strong players played here 180 times of 1,420.
draw
  . . .
  O A O
  X O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    180 of 1420

pattern harvested-two-space-link-attack-f3815b18
why     Strong players played here 198 times of 1,595.
draw
  ? ? * . .
  B ? O A O
  ? ? X O O
where   A is X, B is X
seen    198 of 1595

pattern harvested-two-space-link-attack-d75ebdff
why     Strong players played here 512 times of 4,350.
draw
  . . .
  . A .
  X O .
  ? * ?
  ? B ?
where   A is X, B is X
seen    512 of 4350

pattern harvested-two-space-link-attack-7a7b5946
why     Strong players played here 183 times of 1,473.
draw
  . . .
  X A O
  * O .
  ? ? ?
  ? B ?
where   A is X, B is X
seen    183 of 1473

pattern harvested-two-space-link-attack-2b4dc564
why     Strong players played here 297 times of 2,474.
draw
  . . . ? ?
  X A X ? B
  O O * ? ?
where   A is X, B is X
seen    297 of 2474

pattern harvested-two-space-link-attack-84d2e0c6
why     Strong players played here 163 times of 1,308.
draw
  ? * X . .
  B ? O A X
  ? ? . O X
where   A is X, B is X
seen    163 of 1308

pattern harvested-two-space-link-attack-4a51098b
why     Strong players played here 169 times of 1,362.
draw
  . . . ? ?
  X A * ? B
  . . O ? ?
where   A is X, B is X
seen    169 of 1362

pattern harvested-two-space-link-attack-0bd8b9af
why     Strong players played here 181 times of 1,473.
draw
  . . .
  X A O
  . O *
  ? ? ?
  ? B ?
where   A is X, B is X
seen    181 of 1473

pattern harvested-two-space-link-attack-e75c5b42
why     Strong players played here 223 times of 1,844.
draw
  . . . ? ?
  X A O ? B
  X O * ? ?
where   A is X, B is X
seen    223 of 1844

pattern harvested-two-space-link-attack-307f1914
why     Strong players played here 158 times of 1,285.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X . * ?
  ? ? X ? ?
  ? ? B ? ?
where   A is X, B is X
seen    158 of 1285

pattern harvested-two-space-link-attack-af7e8e43
why     Strong players played here 153 times of 1,242.
draw
  ? * . . .
  B ? X A .
  ? ? O O O
where   A is X, B is X
seen    153 of 1242

pattern harvested-two-space-link-attack-2c3d051f
why     Strong players played here 168 times of 1,377.
draw
  ? B ?
  ? ? ?
  O O *
  O A O
  O X X
where   A is X, B is X
seen    168 of 1377

pattern harvested-two-space-link-attack-0ca35d97
why     Strong players played here 220 times of 1,838.
draw
  ? ? * . .
  B ? O A .
  ? ? X O X
where   A is X, B is X
seen    220 of 1838

pattern harvested-two-space-link-attack-076f3f7f
why     Strong players played here 170 times of 1,406.
draw
  ? * . . .
  B ? X A .
  ? ? O . X
where   A is X, B is X
seen    170 of 1406

pattern harvested-two-space-link-attack-fd28084f
why     Strong players played here 177 times of 1,475.
draw
  . . . ? ?
  O A * ? B
  X O O ? ?
where   A is X, B is X
seen    177 of 1475

pattern harvested-two-space-link-attack-95abfe1d
why     Strong players played here 193 times of 1,632.
draw
  . . .
  O A .
  X O X
  ? ? *
  ? B ?
where   A is X, B is X
seen    193 of 1632

pattern harvested-two-space-link-attack-f3dcb06d
why     Strong players played here 235 times of 2,023.
draw
  ? B ?
  ? ? ?
  X O *
  . A O
  X X X
where   A is X, B is X
seen    235 of 2023

pattern harvested-two-space-link-attack-847f58c0
why     Strong players played here 194 times of 1,676.
draw
  ? ? * . .
  B ? O A .
  ? ? . . X
where   A is X, B is X
seen    194 of 1676

pattern harvested-two-space-link-attack-22cbd49d
why     Strong players played here 189 times of 1,640.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B . . A . .
  ? ? O X . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    189 of 1640

pattern harvested-two-space-link-attack-075a9863
why     Strong players played here 393 times of 3,561.
draw
  ? ? * . .
  B ? O A .
  ? ? X . X
where   A is X, B is X
seen    393 of 3561
