# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as diagonal-link-attack; `seen` says how often each was chosen of the times it could be. No window
# and no count comes from the games kept apart for checking: one in 10, by a hash of its moves and
# the seed 2026, as `riyu learn` keeps them apart.
class    harvested-diagonal-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-diagonal-link-attack-4e800f86
why     Strong players played here 515 times of 515.
draw
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . O A . . X
  | . * O B . .
  | . . X . . .
  | . . O . . ?
where   A is X, B is X
seen    515 of 515

pattern harvested-diagonal-link-attack-301e8265
why     Strong players played here 513 times of 513.
draw
  . X . . .
  . . . . .
  . . A . .
  . B O X O
  . O * . .
where   A is X, B is X
seen    513 of 513

pattern harvested-diagonal-link-attack-20d7e36e
why     Strong players played here 516 times of 518.
draw
  . . . . .
  . . . . .
  . O A . .
  . B O * .
  . . X O .
where   A is X, B is X
seen    516 of 518

pattern harvested-diagonal-link-attack-407e4d35
why     Strong players played here 626 times of 631.
draw
  . . O . .
  . B . . .
  . O A X X
  . * O O .
  . . . . .
where   A is X, B is X
seen    626 of 631

pattern harvested-diagonal-link-attack-81e91955
why     Strong players played here 441 times of 448.
draw
  - - - - -
  . . . . .
  . O A . .
  . B O X X
  . . * O O
where   A is X, B is X
seen    441 of 448

pattern harvested-diagonal-link-attack-9b9b8a80
why     Strong players played here 477 times of 485.
draw
  - - - - -
  . . . . .
  . O A . .
  . X O B X
  . . * O O
where   A is X, B is X
seen    477 of 485

pattern harvested-diagonal-link-attack-7a322596
why     Strong players played here 958 times of 984.
draw
  . . . . .
  . . . . .
  . O A . .
  . * O B .
  . . X . .
where   A is X, B is X
seen    958 of 984

pattern harvested-diagonal-link-attack-5af4f729
why     Strong players played here 361 times of 372.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . A . O .
  | . B O * . .
  | . . . . . .
  | . . . . . ?
where   A is X, B is X
seen    361 of 372

pattern harvested-diagonal-link-attack-a4956f1e
why     Strong players played here 392 times of 407.
draw
  | ? . ? ?
  | . O . ?
  | O A O O
  | X * B ?
  | ? X ? ?
where   A is X, B is X
seen    392 of 407

pattern harvested-diagonal-link-attack-b7617ba6
why     Strong players played here 1,144 times of 1,202.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . B O . . |
  . . . * . . |
  ? . O . . . |
where   A is X, B is X
seen    1144 of 1202

pattern harvested-diagonal-link-attack-5b7079ce
why     Strong players played here 817 times of 858.
draw
  - - - - -
  . . . . .
  * O A . .
  O B . O .
  O X . . .
where   A is X, B is X
seen    817 of 858

pattern harvested-diagonal-link-attack-decdbfa6
why     Strong players played here 375 times of 392.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O B .
  . O * . .
where   A is X, B is X
seen    375 of 392

pattern harvested-diagonal-link-attack-ec938dbb
why     Strong players played here 708 times of 748.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  . . X O .
where   A is X, B is X
seen    708 of 748

pattern harvested-diagonal-link-attack-e3cb112e
why     Strong players played here 1,262 times of 1,348.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . O .
  . . B O * . .
  . . . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    1262 of 1348

pattern harvested-diagonal-link-attack-eb452d63
why     Strong players played here 383 times of 408.
draw
  . . . . .
  . . . . .
  . . A . .
  X B O X .
  O O * . .
where   A is X, B is X
seen    383 of 408

pattern harvested-diagonal-link-attack-e1b14884
why     Strong players played here 645 times of 694.
draw
  O X . . .
  O B . . .
  * O A . .
  - - - - -
where   A is X, B is X
seen    645 of 694

pattern harvested-diagonal-link-attack-7ad8beaf
why     Strong players played here 373 times of 402.
draw
  . . . . .
  . . . . .
  O O A . .
  X B O * .
  . . X . .
where   A is X, B is X
seen    373 of 402

pattern harvested-diagonal-link-attack-47c0d991
why     Strong players played here 423 times of 462.
draw
  . . . . .
  . . . . .
  O * A . .
  . B O . .
  . . . . .
where   A is X, B is X
seen    423 of 462

pattern harvested-diagonal-link-attack-7721a830
why     Strong players played here 424 times of 471.
draw
  | ? . ? ?
  | B . . ?
  | O A X .
  | * O O ?
  | ? . ? ?
where   A is X, B is X
seen    424 of 471

pattern harvested-diagonal-link-attack-8570bc7d
why     Strong players played here 659 times of 744.
draw
  . . . . .
  . . . . .
  . O A . .
  . B O * .
  . . X . .
where   A is X, B is X
seen    659 of 744

pattern harvested-diagonal-link-attack-194444b2
why     Strong players played here 524 times of 595.
draw
  . . . . .
  . . . . .
  . . A . .
  X B O * .
  O O X . .
where   A is X, B is X
seen    524 of 595

pattern harvested-diagonal-link-attack-f67956ec
why     Strong players played here 660 times of 753.
draw
  | ? . ? ?
  | B . . ?
  | O A X X
  | * O O ?
  | ? . ? ?
where   A is X, B is X
seen    660 of 753

pattern harvested-diagonal-link-attack-69b465c1
why     Strong players played here 605 times of 692.
draw
  . . . . .
  . . . . .
  . O A . .
  . B * O .
  . . . . .
where   A is X, B is X
seen    605 of 692

pattern harvested-diagonal-link-attack-f5563770
why     Strong players played here 2,481 times of 2,984.
draw
  ? ? . ? ?
  ? B . . ?
  * O A . .
  - - - - -
where   A is X, B is X
seen    2481 of 2984

pattern harvested-diagonal-link-attack-2acd19f1
why     Strong players played here 739 times of 884.
draw
  . . . . .
  . . . . .
  . O A . .
  . X O B .
  . . * . .
where   A is X, B is X
seen    739 of 884

pattern harvested-diagonal-link-attack-cd2273a9
why     Strong players played here 821 times of 987.
draw
  . . . . .
  . . . . .
  . O A . .
  . B O X .
  . . * . .
where   A is X, B is X
seen    821 of 987

pattern harvested-diagonal-link-attack-12744bb4
why     Strong players played here 382 times of 454.
draw
  B * X
  O A O
  X O X
where   A is X, B is X
seen    382 of 454

pattern harvested-diagonal-link-attack-31af85f1
why     Strong players played here 445 times of 535.
draw
  - - - - -
  . . . . .
  * O A . .
  O B . O .
  . X . . .
where   A is X, B is X
seen    445 of 535

pattern harvested-diagonal-link-attack-fbc06d8f
why     Strong players played here 1,077 times of 1,335.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . B O . O .
  . . . * . . .
  ? . . . . . ?
where   A is X, B is X
seen    1077 of 1335

pattern harvested-diagonal-link-attack-d7b39a4d
why     Strong players played here 1,346 times of 1,702.
draw
  X O .
  * A O
  B O X
where   A is X, B is X
seen    1346 of 1702

pattern harvested-diagonal-link-attack-64938338
why     Strong players played here 751 times of 953.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  . O X . .
where   A is X, B is X
seen    751 of 953

pattern harvested-diagonal-link-attack-68ed14e4
why     Strong players played here 787 times of 1,005.
draw
  ? ? O ? ?
  ? B . . ?
  . O A X X
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    787 of 1005

pattern harvested-diagonal-link-attack-2fe81399
why     Strong players played here 972 times of 1,246.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . B O * . .
  . . . . . . .
  ? . . O . . ?
where   A is X, B is X
seen    972 of 1246

pattern harvested-diagonal-link-attack-93bb9a57
why     Strong players played here 688 times of 882.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O X .
  . O * . .
where   A is X, B is X
seen    688 of 882

pattern harvested-diagonal-link-attack-8f905b64
why     Strong players played here 468 times of 608.
draw
  ? ? . ? |
  ? B . . |
  * O A . |
  - - - - +
where   A is X, B is X
seen    468 of 608

pattern harvested-diagonal-link-attack-d18d4b70
why     Strong players played here 411 times of 535.
draw
  | * B
  | A O
  | O X
where   A is X, B is X
seen    411 of 535

pattern harvested-diagonal-link-attack-91635cad
why     Strong players played here 471 times of 621.
draw
  ? ? . ? ?
  ? X O . ?
  * O A X .
  ? B O O ?
  ? ? . ? ?
where   A is X, B is X
seen    471 of 621

pattern harvested-diagonal-link-attack-bc4b5376
why     Strong players played here 463 times of 613.
draw
  ? ? . ? ?
  ? O . . ?
  . * A X .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    463 of 613

pattern harvested-diagonal-link-attack-fc55f9f7
why     Strong players played here 1,210 times of 1,632.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? B O O ?
  ? ? . ? ?
where   A is X, B is X
seen    1210 of 1632

pattern harvested-diagonal-link-attack-a0caffdc
why     Strong players played here 3,680 times of 5,108.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    3680 of 5108

pattern harvested-diagonal-link-attack-c14c923a
why     Strong players played here 2,173 times of 3,026.
draw
  . . . . .
  . . . . .
  . . A . O
  . B O * .
  . . . . .
where   A is X, B is X
seen    2173 of 3026

pattern harvested-diagonal-link-attack-d0b6c4f0
why     Strong players played here 4,175 times of 5,853.
draw
  ? B . .
  * O A .
  - - - -
where   A is X, B is X
seen    4175 of 5853

pattern harvested-diagonal-link-attack-ec9cc03b
why     Strong players played here 5,046 times of 7,116.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    5046 of 7116

pattern harvested-diagonal-link-attack-7618d177
why     Strong players played here 473 times of 646.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? B O O ?
  ? ? O ? ?
where   A is X, B is X
seen    473 of 646

pattern harvested-diagonal-link-attack-35106079
why     Strong players played here 1,275 times of 1,777.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X .
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    1275 of 1777

pattern harvested-diagonal-link-attack-87cffbe6
why     Strong players played here 1,755 times of 2,491.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    1755 of 2491

pattern harvested-diagonal-link-attack-fed47a29
why     Strong players played here 1,808 times of 2,628.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? B O O ?
  ? ? X ? ?
where   A is X, B is X
seen    1808 of 2628

pattern harvested-diagonal-link-attack-778a8b31
why     Strong players played here 999 times of 1,452.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? X O B ?
  ? ? * ? ?
where   A is X, B is X
seen    999 of 1452

pattern harvested-diagonal-link-attack-45189465
why     Strong players played here 1,890 times of 2,782.
draw
  ? ? . ? ?
  ? . . . ?
  O * A . .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    1890 of 2782

pattern harvested-diagonal-link-attack-c05badf4
why     Strong players played here 2,414 times of 3,566.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O B ?
  ? ? * ? ?
where   A is X, B is X
seen    2414 of 3566

pattern harvested-diagonal-link-attack-7045d60f
why     Strong players played here 5,945 times of 9,110.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    5945 of 9110

pattern harvested-diagonal-link-attack-4554222b
why     Strong players played here 1,398 times of 2,109.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? B * O ?
  ? ? . ? ?
where   A is X, B is X
seen    1398 of 2109

pattern harvested-diagonal-link-attack-5468524b
why     Strong players played here 393 times of 584.
draw
  ? ? X ? ?
  ? . . . ?
  O * A . .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    393 of 584

pattern harvested-diagonal-link-attack-0996bbaa
why     Strong players played here 3,016 times of 4,691.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    3016 of 4691

pattern harvested-diagonal-link-attack-eafc8814
why     Strong players played here 648 times of 984.
draw
  ? ? . ? ?
  ? X . . ?
  * O A X .
  ? B O O ?
  ? ? . ? ?
where   A is X, B is X
seen    648 of 984

pattern harvested-diagonal-link-attack-dcbf23ea
why     Strong players played here 545 times of 825.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X .
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    545 of 825

pattern harvested-diagonal-link-attack-3beb0f20
why     Strong players played here 401 times of 608.
draw
  ? ? . ? ?
  ? . O . ?
  . O A O .
  ? B * X ?
  ? ? X ? ?
where   A is X, B is X
seen    401 of 608

pattern harvested-diagonal-link-attack-4d11c4dd
why     Strong players played here 719 times of 1,112.
draw
  . . . . |
  . . . . |
  . . A . |
  X B O . |
  O O * . |
where   A is X, B is X
seen    719 of 1112

pattern harvested-diagonal-link-attack-5fc61c0f
why     Strong players played here 773 times of 1,206.
draw
  B O .
  * A O
  X O X
where   A is X, B is X
seen    773 of 1206

pattern harvested-diagonal-link-attack-ce1bfdf6
why     Strong players played here 3,159 times of 5,069.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    3159 of 5069

pattern harvested-diagonal-link-attack-c9fcdf2a
why     Strong players played here 897 times of 1,431.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? B O X ?
  ? ? O ? ?
where   A is X, B is X
seen    897 of 1431

pattern harvested-diagonal-link-attack-10d61953
why     Strong players played here 1,581 times of 2,562.
draw
  - - - - -
  ? . . . ?
  * O A . .
  ? B . O ?
  ? ? . ? ?
where   A is X, B is X
seen    1581 of 2562

pattern harvested-diagonal-link-attack-4e1fb796
why     Strong players played here 447 times of 712.
draw
  B * .
  O A O
  O O X
where   A is X, B is X
seen    447 of 712

pattern harvested-diagonal-link-attack-858bcd43
why     Strong players played here 374 times of 606.
draw
  ? ? X ? ?
  ? . . . ?
  . . A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    374 of 606

pattern harvested-diagonal-link-attack-c586c608
why     Strong players played here 922 times of 1,531.
draw
  X O O
  * A O
  B O X
where   A is X, B is X
seen    922 of 1531

pattern harvested-diagonal-link-attack-1fca9899
why     Strong players played here 653 times of 1,076.
draw
  ? ? . ? ?
  ? X . . ?
  * O A X .
  ? B O . ?
  ? ? O ? ?
where   A is X, B is X
seen    653 of 1076

pattern harvested-diagonal-link-attack-da7865d7
why     Strong players played here 3,815 times of 6,484.
draw
  . O .
  O A O
  B * X
where   A is X, B is X
seen    3815 of 6484

pattern harvested-diagonal-link-attack-33bc9772
why     Strong players played here 1,095 times of 1,830.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    1095 of 1830

pattern harvested-diagonal-link-attack-a334c72d
why     Strong players played here 1,615 times of 2,744.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O . O
  . . * . .
where   A is X, B is X
seen    1615 of 2744

pattern harvested-diagonal-link-attack-c0f4152e
why     Strong players played here 373 times of 616.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  X . . . .
where   A is X, B is X
seen    373 of 616

pattern harvested-diagonal-link-attack-47f4308d
why     Strong players played here 1,039 times of 1,764.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X X
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    1039 of 1764

pattern harvested-diagonal-link-attack-cd6ac4ae
why     Strong players played here 528 times of 884.
draw
  ? ? . ? |
  ? * . . |
  X O A . |
  ? B O . |
  ? ? O ? |
where   A is X, B is X
seen    528 of 884

pattern harvested-diagonal-link-attack-000bd70d
why     Strong players played here 5,195 times of 9,039.
draw
  . . .
  O A .
  X O B
  ? * ?
where   A is X, B is X
seen    5195 of 9039

pattern harvested-diagonal-link-attack-e31322bc
why     Strong players played here 1,804 times of 3,108.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    1804 of 3108

pattern harvested-diagonal-link-attack-fcbd113b
why     Strong players played here 990 times of 1,719.
draw
  ? ? . ? ?
  ? O . . ?
  . O A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    990 of 1719

pattern harvested-diagonal-link-attack-b5dc709a
why     Strong players played here 525 times of 903.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X O
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    525 of 903

pattern harvested-diagonal-link-attack-e2aa4788
why     Strong players played here 366 times of 625.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    366 of 625

pattern harvested-diagonal-link-attack-bd49e456
why     Strong players played here 548 times of 949.
draw
  ? ? O ? ?
  ? B . . ?
  . O A X .
  ? * O . ?
  ? ? . ? ?
where   A is X, B is X
seen    548 of 949

pattern harvested-diagonal-link-attack-24827b6a
why     Strong players played here 720 times of 1,261.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X O
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    720 of 1261

pattern harvested-diagonal-link-attack-15b910a9
why     Strong players played here 460 times of 813.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O X
  ? . O B ?
  ? ? O ? ?
where   A is X, B is X
seen    460 of 813

pattern harvested-diagonal-link-attack-f291fdc6
why     Strong players played here 654 times of 1,179.
draw
  ? ? . ? ?
  ? X . . ?
  * O A X O
  ? B O O ?
  ? ? . ? ?
where   A is X, B is X
seen    654 of 1179

pattern harvested-diagonal-link-attack-5845f46b
why     Strong players played here 575 times of 1,039.
draw
  ? ? . ? ?
  ? O . . ?
  . O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    575 of 1039

pattern harvested-diagonal-link-attack-d021e377
why     Strong players played here 482 times of 871.
draw
  . . . . .
  . . . . .
  . . A . .
  X B O * .
  X O . . .
where   A is X, B is X
seen    482 of 871

pattern harvested-diagonal-link-attack-1d1516b8
why     Strong players played here 648 times of 1,186.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X X
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    648 of 1186

pattern harvested-diagonal-link-attack-0e8c80ac
why     Strong players played here 1,015 times of 1,881.
draw
  ? X O .
  * O A X
  ? B O O
where   A is X, B is X
seen    1015 of 1881

pattern harvested-diagonal-link-attack-dfabf572
why     Strong players played here 816 times of 1,542.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    816 of 1542

pattern harvested-diagonal-link-attack-2ec4d6e7
why     Strong players played here 479 times of 899.
draw
  - - - - -
  ? . . . ?
  X O A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    479 of 899

pattern harvested-diagonal-link-attack-7b875cad
why     Strong players played here 410 times of 767.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    410 of 767

pattern harvested-diagonal-link-attack-6454b0ef
why     Strong players played here 7,427 times of 14,734.
draw
  . . .
  O A .
  B O X
  ? * ?
where   A is X, B is X
seen    7427 of 14734

pattern harvested-diagonal-link-attack-45035c4b
why     Strong players played here 491 times of 930.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    491 of 930

pattern harvested-diagonal-link-attack-5ae2a213
why     Strong players played here 455 times of 862.
draw
  ? ? . ? ?
  ? X . . ?
  O O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    455 of 862

pattern harvested-diagonal-link-attack-5363bedd
why     Strong players played here 2,922 times of 5,840.
draw
  ? B . .
  * O A X
  ? X O O
where   A is X, B is X
seen    2922 of 5840

pattern harvested-diagonal-link-attack-4d859d20
why     Strong players played here 628 times of 1,225.
draw
  B O O
  * A O
  X O X
where   A is X, B is X
seen    628 of 1225

pattern harvested-diagonal-link-attack-707b46f9
why     Strong players played here 4,026 times of 8,191.
draw
  ? X . .
  * O A X
  ? B O O
where   A is X, B is X
seen    4026 of 8191

pattern harvested-diagonal-link-attack-9ee58e69
why     Strong players played here 672 times of 1,326.
draw
  ? ? . ? |
  ? * . . |
  X O A . |
  ? B O . |
  ? ? . ? |
where   A is X, B is X
seen    672 of 1326

pattern harvested-diagonal-link-attack-cafd28f0
why     Strong players played here 1,781 times of 3,636.
draw
  ? X . .
  * O A X
  ? B O .
where   A is X, B is X
seen    1781 of 3636

pattern harvested-diagonal-link-attack-da0e3470
why     Strong players played here 986 times of 2,044.
draw
  O . .
  O A .
  X O B
  ? * ?
where   A is X, B is X
seen    986 of 2044

pattern harvested-diagonal-link-attack-5b7375f9
why     Strong players played here 1,352 times of 2,845.
draw
  O . .
  * A X
  B O .
where   A is X, B is X
seen    1352 of 2845

pattern harvested-diagonal-link-attack-e11284c3
why     Strong players played here 10,693 times of 23,203.
draw
  . . .
  . A .
  B O X
  ? * ?
where   A is X, B is X
seen    10693 of 23203

pattern harvested-diagonal-link-attack-4cd51689
why     Strong players played here 1,578 times of 3,351.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    1578 of 3351

pattern harvested-diagonal-link-attack-d36487c1
why     Strong players played here 433 times of 898.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O X
  ? . O B ?
  ? ? . ? ?
where   A is X, B is X
seen    433 of 898

pattern harvested-diagonal-link-attack-98113975
why     Strong players played here 1,005 times of 2,147.
draw
  ? B . .
  * O A X
  ? X O .
where   A is X, B is X
seen    1005 of 2147

pattern harvested-diagonal-link-attack-5a9ffa1e
why     Strong players played here 508 times of 1,087.
draw
  B * .
  O A O
  . X .
where   A is X, B is X
seen    508 of 1087

pattern harvested-diagonal-link-attack-8c8ef72e
why     Strong players played here 558 times of 1,210.
draw
  - - - - -
  ? X . . ?
  X . A O *
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    558 of 1210

pattern harvested-diagonal-link-attack-7097acbb
why     Strong players played here 616 times of 1,342.
draw
  B O .
  * A X
  O O X
where   A is X, B is X
seen    616 of 1342

pattern harvested-diagonal-link-attack-26c9beb9
why     Strong players played here 549 times of 1,207.
draw
  B * .
  O A O
  . X O
where   A is X, B is X
seen    549 of 1207

pattern harvested-diagonal-link-attack-fc12dbb7
why     Strong players played here 2,882 times of 6,571.
draw
  O . .
  O A .
  B O X
  ? * ?
where   A is X, B is X
seen    2882 of 6571

pattern harvested-diagonal-link-attack-13c27a1e
why     Strong players played here 465 times of 1,038.
draw
  ? X O .
  * O A X
  ? B O X
where   A is X, B is X
seen    465 of 1038

pattern harvested-diagonal-link-attack-36870f25
why     Strong players played here 733 times of 1,670.
draw
  B * O
  O A O
  O O X
where   A is X, B is X
seen    733 of 1670

pattern harvested-diagonal-link-attack-134fe5e3
why     Strong players played here 471 times of 1,059.
draw
  . . . . .
  . B * . .
  . O A . .
  . . O X .
  . . O X .
where   A is X, B is X
seen    471 of 1059

pattern harvested-diagonal-link-attack-43cb512f
why     Strong players played here 661 times of 1,511.
draw
  ? B O .
  * O A X
  ? X O O
where   A is X, B is X
seen    661 of 1511

pattern harvested-diagonal-link-attack-a36dae8e
why     Strong players played here 1,428 times of 3,339.
draw
  ? X . .
  * O A X
  ? B O X
where   A is X, B is X
seen    1428 of 3339

pattern harvested-diagonal-link-attack-8a59c089
why     Strong players played here 502 times of 1,152.
draw
  B O .
  * A X
  O O O
where   A is X, B is X
seen    502 of 1152

pattern harvested-diagonal-link-attack-11a791b6
why     Strong players played here 3,024 times of 7,225.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    3024 of 7225

pattern harvested-diagonal-link-attack-3e507f6a
why     Strong players played here 820 times of 1,979.
draw
  - - - - -
  . . . . .
  . . A . .
  . B O . .
  . . * . .
where   A is X, B is X
seen    820 of 1979

pattern harvested-diagonal-link-attack-8cb981ca
why     Strong players played here 2,509 times of 6,229.
draw
  ? ? . ? |
  ? . . . |
  . . A . |
  ? B O . |
  ? ? * ? |
where   A is X, B is X
seen    2509 of 6229

pattern harvested-diagonal-link-attack-81a685f8
why     Strong players played here 453 times of 1,091.
draw
  ? ? . ? ?
  ? X . . ?
  . O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    453 of 1091

pattern harvested-diagonal-link-attack-fc5a3490
why     Strong players played here 789 times of 1,941.
draw
  ? X O .
  * O A X
  ? B O .
where   A is X, B is X
seen    789 of 1941

pattern harvested-diagonal-link-attack-7d32c249
why     Strong players played here 440 times of 1,067.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X .
  ? * O X ?
  ? ? O ? ?
where   A is X, B is X
seen    440 of 1067

pattern harvested-diagonal-link-attack-8f9c39bd
why     Strong players played here 1,419 times of 3,562.
draw
  O O .
  O A O
  B * X
where   A is X, B is X
seen    1419 of 3562

pattern harvested-diagonal-link-attack-d4fc1b1d
why     Strong players played here 369 times of 900.
draw
  B * .
  O A O
  X X .
where   A is X, B is X
seen    369 of 900

pattern harvested-diagonal-link-attack-31bbb4e2
why     Strong players played here 580 times of 1,448.
draw
  X . X
  O A .
  B O X
  ? * ?
where   A is X, B is X
seen    580 of 1448

pattern harvested-diagonal-link-attack-81483457
why     Strong players played here 1,535 times of 3,945.
draw
  X . .
  O A .
  B O X
  ? * ?
where   A is X, B is X
seen    1535 of 3945

pattern harvested-diagonal-link-attack-0073dcd1
why     Strong players played here 536 times of 1,348.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? . O B ?
  ? ? . ? ?
where   A is X, B is X
seen    536 of 1348

pattern harvested-diagonal-link-attack-e554266f
why     Strong players played here 421 times of 1,050.
draw
  ? B O O
  * O A X
  ? X O X
where   A is X, B is X
seen    421 of 1050

pattern harvested-diagonal-link-attack-6fe036cc
why     Strong players played here 726 times of 1,853.
draw
  O . .
  . A .
  B O X
  ? * ?
where   A is X, B is X
seen    726 of 1853

pattern harvested-diagonal-link-attack-35560c30
why     Strong players played here 947 times of 2,441.
draw
  ? ? . ? ?
  ? B * . ?
  . O A . .
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    947 of 2441

pattern harvested-diagonal-link-attack-b287c138
why     Strong players played here 506 times of 1,303.
draw
  ? X . .
  * O A O
  ? B . .
where   A is X, B is X
seen    506 of 1303

pattern harvested-diagonal-link-attack-21424da7
why     Strong players played here 461 times of 1,187.
draw
  O . .
  . A .
  X O B
  ? * ?
where   A is X, B is X
seen    461 of 1187

pattern harvested-diagonal-link-attack-fadee167
why     Strong players played here 389 times of 1,000.
draw
  ? ? . ? ?
  ? X . . ?
  . O A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    389 of 1000

pattern harvested-diagonal-link-attack-3a344a07
why     Strong players played here 576 times of 1,512.
draw
  - - - - -
  ? . . . ?
  . O A O .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    576 of 1512

pattern harvested-diagonal-link-attack-d067aa1b
why     Strong players played here 468 times of 1,221.
draw
  . . . . .
  . . . . .
  . * A . .
  . B O . .
  X O . . .
where   A is X, B is X
seen    468 of 1221

pattern harvested-diagonal-link-attack-ada74627
why     Strong players played here 628 times of 1,666.
draw
  X . O
  . A O
  X O B
  ? * ?
where   A is X, B is X
seen    628 of 1666

pattern harvested-diagonal-link-attack-ec068b0e
why     Strong players played here 537 times of 1,432.
draw
  ? X O O
  * O A X
  ? B O X
where   A is X, B is X
seen    537 of 1432

pattern harvested-diagonal-link-attack-0468051c
why     Strong players played here 785 times of 2,142.
draw
  ? B . .
  * O A X
  ? X O X
where   A is X, B is X
seen    785 of 2142

pattern harvested-diagonal-link-attack-f03ae82a
why     Strong players played here 557 times of 1,525.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X .
  ? * O . ?
  ? ? . ? ?
where   A is X, B is X
seen    557 of 1525

pattern harvested-diagonal-link-attack-9e6bffbb
why     Strong players played here 618 times of 1,702.
draw
  ? ? . ? ?
  ? B . . ?
  . O A X O
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    618 of 1702

pattern harvested-diagonal-link-attack-e56677f5
why     Strong players played here 4,215 times of 12,094.
draw
  . . .
  O A .
  B * O
where   A is X, B is X
seen    4215 of 12094

pattern harvested-diagonal-link-attack-f0e709ac
why     Strong players played here 485 times of 1,343.
draw
  X . .
  O A .
  X O B
  ? * ?
where   A is X, B is X
seen    485 of 1343

pattern harvested-diagonal-link-attack-8f54de5c
why     Strong players played here 505 times of 1,416.
draw
  X . O
  . A O
  B O X
  ? * ?
where   A is X, B is X
seen    505 of 1416

pattern harvested-diagonal-link-attack-d471249b
why     Strong players played here 401 times of 1,130.
draw
  B * .
  O A O
  . X X
where   A is X, B is X
seen    401 of 1130

pattern harvested-diagonal-link-attack-237e9192
why     Strong players played here 497 times of 1,421.
draw
  . . . . .
  . . . . .
  . . A . .
  X B O * .
  O O . . .
where   A is X, B is X
seen    497 of 1421

pattern harvested-diagonal-link-attack-1c0f3afb
why     Strong players played here 1,771 times of 5,267.
draw
  O O .
  O A O
  X * B
where   A is X, B is X
seen    1771 of 5267

pattern harvested-diagonal-link-attack-769d4f12
why     Strong players played here 9,445 times of 28,846.
draw
  B . .
  O A X
  * O O
where   A is X, B is X
seen    9445 of 28846

pattern harvested-diagonal-link-attack-692dff94
why     Strong players played here 897 times of 2,645.
draw
  ? ? X ? ?
  ? B * X ?
  . O A . .
  - - - - -
where   A is X, B is X
seen    897 of 2645

pattern harvested-diagonal-link-attack-752fbfca
why     Strong players played here 6,750 times of 21,201.
draw
  . . .
  O A .
  * O B
where   A is X, B is X
seen    6750 of 21201

pattern harvested-diagonal-link-attack-e8c078e9
why     Strong players played here 890 times of 2,704.
draw
  . . .
  X A O
  X O B
  ? * ?
where   A is X, B is X
seen    890 of 2704

pattern harvested-diagonal-link-attack-09db9d32
why     Strong players played here 632 times of 1,914.
draw
  X . .
  . A O
  X O B
  ? * ?
where   A is X, B is X
seen    632 of 1914

pattern harvested-diagonal-link-attack-264c5ce9
why     Strong players played here 13,732 times of 44,286.
draw
  . . .
  O A .
  B O *
where   A is X, B is X
seen    13732 of 44286

pattern harvested-diagonal-link-attack-93ccc9ff
why     Strong players played here 408 times of 1,247.
draw
  ? B O .
  * O A X
  ? X O X
where   A is X, B is X
seen    408 of 1247

pattern harvested-diagonal-link-attack-c3ff12a4
why     Strong players played here 553 times of 1,715.
draw
  - - - - +
  ? . . . |
  . . A . |
  ? B O . |
  ? ? * ? |
where   A is X, B is X
seen    553 of 1715

pattern harvested-diagonal-link-attack-67af8fee
why     Strong players played here 379 times of 1,166.
draw
  O . .
  . A O
  * O B
where   A is X, B is X
seen    379 of 1166

pattern harvested-diagonal-link-attack-e1f30bb4
why     Strong players played here 3,429 times of 11,279.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  . . . . .
where   A is X, B is X
seen    3429 of 11279

pattern harvested-diagonal-link-attack-f7cce1c8
why     Strong players played here 390 times of 1,221.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  X O . . .
where   A is X, B is X
seen    390 of 1221

pattern harvested-diagonal-link-attack-a59cf7fe
why     Strong players played here 614 times of 1,966.
draw
  B * .
  O A O
  . O .
where   A is X, B is X
seen    614 of 1966

pattern harvested-diagonal-link-attack-9ea3a0d7
why     Strong players played here 403 times of 1,309.
draw
  ? ? . ? ?
  ? . . . ?
  O X A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    403 of 1309

pattern harvested-diagonal-link-attack-9824e722
why     Strong players played here 665 times of 2,209.
draw
  O . .
  O A X
  B O X
  ? * ?
where   A is X, B is X
seen    665 of 2209

pattern harvested-diagonal-link-attack-e14a92e1
why     Strong players played here 446 times of 1,492.
draw
  X . .
  . A O
  B O X
  ? * ?
where   A is X, B is X
seen    446 of 1492

pattern harvested-diagonal-link-attack-448639a0
why     Strong players played here 1,290 times of 4,542.
draw
  O . .
  O A .
  * O B
where   A is X, B is X
seen    1290 of 4542

pattern harvested-diagonal-link-attack-d22095c9
why     Strong players played here 444 times of 1,519.
draw
  ? B O O
  * O A X
  ? X . X
where   A is X, B is X
seen    444 of 1519

pattern harvested-diagonal-link-attack-9c878edc
why     Strong players played here 747 times of 2,665.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    747 of 2665

pattern harvested-diagonal-link-attack-29cc7dcc
why     Strong players played here 589 times of 2,159.
draw
  ? ? . ? ?
  ? . . . ?
  X . A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    589 of 2159

pattern harvested-diagonal-link-attack-d342293f
why     Strong players played here 784 times of 2,957.
draw
  O . .
  O A O
  B O *
where   A is X, B is X
seen    784 of 2957

pattern harvested-diagonal-link-attack-db7ba40d
why     Strong players played here 8,755 times of 34,698.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    8755 of 34698

pattern harvested-diagonal-link-attack-917c97ce
why     Strong players played here 1,168 times of 4,486.
draw
  ? B . .
  * O A X
  ? . O X
where   A is X, B is X
seen    1168 of 4486

pattern harvested-diagonal-link-attack-3cfb9cc3
why     Strong players played here 3,675 times of 14,484.
draw
  B . .
  O A X
  * O .
where   A is X, B is X
seen    3675 of 14484

pattern harvested-diagonal-link-attack-092b4fda
why     Strong players played here 1,953 times of 7,629.
draw
  ? . . .
  * O A .
  ? B . O
where   A is X, B is X
seen    1953 of 7629

pattern harvested-diagonal-link-attack-d3af3272
why     Strong players played here 2,837 times of 11,279.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O . .
  . . * . .
where   A is X, B is X
seen    2837 of 11279

pattern harvested-diagonal-link-attack-1c6726b6
why     Strong players played here 1,217 times of 4,759.
draw
  . . .
  X A .
  X O B
  ? * ?
where   A is X, B is X
seen    1217 of 4759

pattern harvested-diagonal-link-attack-565a788c
why     Strong players played here 441 times of 1,677.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . O
  ? B O O ?
  ? ? X ? ?
where   A is X, B is X
seen    441 of 1677

pattern harvested-diagonal-link-attack-6dd33b3a
why     Strong players played here 505 times of 1,933.
draw
  X . .
  . A O
  * O B
where   A is X, B is X
seen    505 of 1933

pattern harvested-diagonal-link-attack-5d53cdb5
why     Strong players played here 643 times of 2,504.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . X
  ? B O . ?
  ? ? O ? ?
where   A is X, B is X
seen    643 of 2504

pattern harvested-diagonal-link-attack-ad57d30e
why     Strong players played here 540 times of 2,097.
draw
  O O .
  O A X
  B O X
  ? * ?
where   A is X, B is X
seen    540 of 2097

pattern harvested-diagonal-link-attack-8b31957a
why     Strong players played here 484 times of 1,877.
draw
  ? ? O ? ?
  ? . . . ?
  . * A . .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    484 of 1877

pattern harvested-diagonal-link-attack-65ad0351
why     Strong players played here 431 times of 1,683.
draw
  ? ? . ? ?
  ? . O . ?
  . X A O .
  ? * O B ?
  ? ? . ? ?
where   A is X, B is X
seen    431 of 1683

pattern harvested-diagonal-link-attack-369c5a0d
why     Strong players played here 432 times of 1,696.
draw
  ? ? X ? ?
  ? . . . ?
  . . A . O
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    432 of 1696

pattern harvested-diagonal-link-attack-5d2e9688
why     Strong players played here 432 times of 1,696.
draw
  ? ? X ? ?
  ? . . . ?
  . . A . O
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    432 of 1696

pattern harvested-diagonal-link-attack-b6237448
why     Strong players played here 732 times of 2,995.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    732 of 2995

pattern harvested-diagonal-link-attack-61c75709
why     Strong players played here 980 times of 4,056.
draw
  B O *
  . A X
  X O O
where   A is X, B is X
seen    980 of 4056

pattern harvested-diagonal-link-attack-81383cc8
why     Strong players played here 491 times of 1,998.
draw
  ? X . .
  * O A X
  ? B . .
where   A is X, B is X
seen    491 of 1998

pattern harvested-diagonal-link-attack-ec96e7c1
why     Strong players played here 440 times of 1,785.
draw
  . . . . .
  . . . . .
  . * A . .
  . B O O .
  . X . . .
where   A is X, B is X
seen    440 of 1785

pattern harvested-diagonal-link-attack-d26fe70b
why     Strong players played here 506 times of 2,078.
draw
  O . .
  X A *
  X O B
where   A is X, B is X
seen    506 of 2078

pattern harvested-diagonal-link-attack-9dbe0730
why     Strong players played here 505 times of 2,088.
draw
  ? ? . ? ?
  ? B * . ?
  X O A X .
  ? O O O ?
  ? ? . ? ?
where   A is X, B is X
seen    505 of 2088

pattern harvested-diagonal-link-attack-c3fe94b9
why     Strong players played here 987 times of 4,222.
draw
  O O O
  O A O
  B * X
where   A is X, B is X
seen    987 of 4222

pattern harvested-diagonal-link-attack-895c657e
why     Strong players played here 537 times of 2,258.
draw
  O . *
  . A O
  O O B
where   A is X, B is X
seen    537 of 2258

pattern harvested-diagonal-link-attack-ec892f77
why     Strong players played here 1,335 times of 5,830.
draw
  O O *
  . A O
  X . B
where   A is X, B is X
seen    1335 of 5830

pattern harvested-diagonal-link-attack-6239b914
why     Strong players played here 904 times of 3,967.
draw
  X . .
  . A .
  B O X
  ? * ?
where   A is X, B is X
seen    904 of 3967

pattern harvested-diagonal-link-attack-6b7779c2
why     Strong players played here 1,475 times of 6,727.
draw
  O O *
  X A O
  . O B
where   A is X, B is X
seen    1475 of 6727

pattern harvested-diagonal-link-attack-4e4bb277
why     Strong players played here 835 times of 3,824.
draw
  X . .
  . A .
  . O B
  ? * ?
where   A is X, B is X
seen    835 of 3824

pattern harvested-diagonal-link-attack-b8e27372
why     Strong players played here 817 times of 3,754.
draw
  X . .
  . A .
  X O B
  ? * ?
where   A is X, B is X
seen    817 of 3754

pattern harvested-diagonal-link-attack-4c79206d
why     Strong players played here 566 times of 2,571.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O .
  ? . O B ?
  ? ? O ? ?
where   A is X, B is X
seen    566 of 2571

pattern harvested-diagonal-link-attack-1a5ac8c5
why     Strong players played here 387 times of 1,734.
draw
  . O .
  X A O
  X O B
  ? * ?
where   A is X, B is X
seen    387 of 1734

pattern harvested-diagonal-link-attack-a153f332
why     Strong players played here 851 times of 3,941.
draw
  ? B O O
  * O A O
  ? X X X
where   A is X, B is X
seen    851 of 3941

pattern harvested-diagonal-link-attack-94df4dad
why     Strong players played here 479 times of 2,180.
draw
  ? B O .
  * O A O
  ? X X X
where   A is X, B is X
seen    479 of 2180

pattern harvested-diagonal-link-attack-5b298e26
why     Strong players played here 1,454 times of 6,908.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    1454 of 6908

pattern harvested-diagonal-link-attack-37b29f4e
why     Strong players played here 371 times of 1,694.
draw
  O . .
  * A X
  B O X
where   A is X, B is X
seen    371 of 1694

pattern harvested-diagonal-link-attack-c45143af
why     Strong players played here 646 times of 3,037.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? O O B ?
  ? ? X ? ?
where   A is X, B is X
seen    646 of 3037

pattern harvested-diagonal-link-attack-8ff64c67
why     Strong players played here 1,066 times of 5,090.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * .
  ? . O B ?
  ? ? O ? ?
where   A is X, B is X
seen    1066 of 5090

pattern harvested-diagonal-link-attack-948612b6
why     Strong players played here 2,157 times of 10,514.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B O X ?
  ? ? O ? ?
where   A is X, B is X
seen    2157 of 10514

pattern harvested-diagonal-link-attack-66823397
why     Strong players played here 3,055 times of 14,990.
draw
  B . .
  O A X
  * O X
where   A is X, B is X
seen    3055 of 14990

pattern harvested-diagonal-link-attack-b52097ad
why     Strong players played here 15,520 times of 78,825.
draw
  . . .
  . A .
  B O .
  ? * ?
where   A is X, B is X
seen    15520 of 78825

pattern harvested-diagonal-link-attack-5942b665
why     Strong players played here 27,044 times of 138,025.
draw
  . . .
  . A .
  B O *
where   A is X, B is X
seen    27044 of 138025

pattern harvested-diagonal-link-attack-12072ff1
why     Strong players played here 412 times of 1,952.
draw
  | . ? ?
  | . * ?
  | A O O
  | . B ?
  | . ? ?
where   A is X, B is X
seen    412 of 1952

pattern harvested-diagonal-link-attack-c1d6e0c2
why     Strong players played here 403 times of 1,909.
draw
  ? ? . ? ?
  ? . . * ?
  X X A O .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    403 of 1909

pattern harvested-diagonal-link-attack-1c6945fd
why     Strong players played here 582 times of 2,801.
draw
  . . .
  O A O
  B * .
where   A is X, B is X
seen    582 of 2801

pattern harvested-diagonal-link-attack-2ad25aca
why     Strong players played here 577 times of 2,786.
draw
  O . .
  . A .
  * O B
where   A is X, B is X
seen    577 of 2786

pattern harvested-diagonal-link-attack-12bce751
why     Strong players played here 2,226 times of 11,142.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B O O ?
  ? ? X ? ?
where   A is X, B is X
seen    2226 of 11142

pattern harvested-diagonal-link-attack-830fe2cd
why     Strong players played here 603 times of 2,923.
draw
  X O O
  O A X
  B O X
  ? * ?
where   A is X, B is X
seen    603 of 2923

pattern harvested-diagonal-link-attack-b86c929e
why     Strong players played here 2,432 times of 12,334.
draw
  X . .
  O A .
  * O B
where   A is X, B is X
seen    2432 of 12334

pattern harvested-diagonal-link-attack-066ac5c9
why     Strong players played here 584 times of 2,855.
draw
  ? ? . ? |
  ? . . . |
  . O A . |
  ? B O . |
  ? ? * ? |
where   A is X, B is X
seen    584 of 2855

pattern harvested-diagonal-link-attack-9bd407a4
why     Strong players played here 944 times of 4,703.
draw
  O . .
  X A *
  O O B
where   A is X, B is X
seen    944 of 4703

pattern harvested-diagonal-link-attack-85b9e7da
why     Strong players played here 449 times of 2,193.
draw
  B * .
  O A O
  O X .
where   A is X, B is X
seen    449 of 2193

pattern harvested-diagonal-link-attack-e8814c2e
why     Strong players played here 1,020 times of 5,172.
draw
  B O .
  * A O
  - - -
where   A is X, B is X
seen    1020 of 5172

pattern harvested-diagonal-link-attack-2419afd1
why     Strong players played here 735 times of 3,723.
draw
  O O .
  X A O
  X O B
  ? * ?
where   A is X, B is X
seen    735 of 3723

pattern harvested-diagonal-link-attack-1ad48760
why     Strong players played here 487 times of 2,441.
draw
  ? ? . ? ?
  ? B . . ?
  * O A . .
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    487 of 2441

pattern harvested-diagonal-link-attack-983b0975
why     Strong players played here 1,136 times of 5,886.
draw
  - - - - -
  ? . . . ?
  . * A . .
  ? B O X ?
  ? ? O ? ?
where   A is X, B is X
seen    1136 of 5886

pattern harvested-diagonal-link-attack-23125f00
why     Strong players played here 6,757 times of 36,125.
draw
  * . .
  O A .
  B O O
where   A is X, B is X
seen    6757 of 36125

pattern harvested-diagonal-link-attack-699c2c1b
why     Strong players played here 579 times of 2,989.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X .
  ? . O O ?
  ? ? . ? ?
where   A is X, B is X
seen    579 of 2989

pattern harvested-diagonal-link-attack-36358347
why     Strong players played here 450 times of 2,345.
draw
  ? ? . ? ?
  ? O . . ?
  . O A X .
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    450 of 2345

pattern harvested-diagonal-link-attack-acb87a08
why     Strong players played here 615 times of 3,261.
draw
  ? ? . ? ?
  ? . . . ?
  O X A * .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    615 of 3261

pattern harvested-diagonal-link-attack-f517328a
why     Strong players played here 1,734 times of 9,533.
draw
  . O *
  X A O
  . O B
where   A is X, B is X
seen    1734 of 9533

pattern harvested-diagonal-link-attack-780c2b68
why     Strong players played here 959 times of 5,211.
draw
  O O O
  X A O
  X O B
  ? * ?
where   A is X, B is X
seen    959 of 5211

pattern harvested-diagonal-link-attack-8565ef51
why     Strong players played here 1,458 times of 8,027.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    1458 of 8027

pattern harvested-diagonal-link-attack-f985494b
why     Strong players played here 2,205 times of 12,334.
draw
  X . .
  O A *
  . O B
where   A is X, B is X
seen    2205 of 12334

pattern harvested-diagonal-link-attack-3c853c9f
why     Strong players played here 515 times of 2,801.
draw
  * . .
  O A O
  B . .
where   A is X, B is X
seen    515 of 2801

pattern harvested-diagonal-link-attack-01b309c6
why     Strong players played here 1,270 times of 7,115.
draw
  | . *
  | A O
  | . B
where   A is X, B is X
seen    1270 of 7115

pattern harvested-diagonal-link-attack-cc99f1a4
why     Strong players played here 744 times of 4,109.
draw
  O . .
  * A X
  B O O
where   A is X, B is X
seen    744 of 4109

pattern harvested-diagonal-link-attack-6dd2deb5
why     Strong players played here 1,357 times of 7,702.
draw
  X . .
  . A .
  * O B
where   A is X, B is X
seen    1357 of 7702

pattern harvested-diagonal-link-attack-0c84029c
why     Strong players played here 1,279 times of 7,258.
draw
  B * .
  . A O
  X O .
where   A is X, B is X
seen    1279 of 7258

pattern harvested-diagonal-link-attack-85181c5c
why     Strong players played here 473 times of 2,644.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X X
  ? . O O ?
  ? ? . ? ?
where   A is X, B is X
seen    473 of 2644

pattern harvested-diagonal-link-attack-c67af206
why     Strong players played here 421 times of 2,345.
draw
  ? ? . ? ?
  ? O . . ?
  . O A X .
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    421 of 2345

pattern harvested-diagonal-link-attack-e09ed796
why     Strong players played here 1,018 times of 5,884.
draw
  . O *
  X A O
  O O B
where   A is X, B is X
seen    1018 of 5884

pattern harvested-diagonal-link-attack-a0bea69a
why     Strong players played here 382 times of 2,143.
draw
  ? ? . ? ?
  ? . . . ?
  O X A * .
  ? O O B ?
  ? ? X ? ?
where   A is X, B is X
seen    382 of 2143

pattern harvested-diagonal-link-attack-94b25411
why     Strong players played here 600 times of 3,456.
draw
  O . .
  * A .
  B O O
where   A is X, B is X
seen    600 of 3456

pattern harvested-diagonal-link-attack-04993b0d
why     Strong players played here 693 times of 4,021.
draw
  X . *
  . A O
  O O B
where   A is X, B is X
seen    693 of 4021

pattern harvested-diagonal-link-attack-3b5f5396
why     Strong players played here 645 times of 3,747.
draw
  X . .
  O A .
  O O B
  ? * ?
where   A is X, B is X
seen    645 of 3747

pattern harvested-diagonal-link-attack-e84acbbf
why     Strong players played here 773 times of 4,539.
draw
  X . . ?
  . A O *
  X O B ?
where   A is X, B is X
seen    773 of 4539

pattern harvested-diagonal-link-attack-0ffe374f
why     Strong players played here 559 times of 3,268.
draw
  O . .
  . A *
  O O B
where   A is X, B is X
seen    559 of 3268

pattern harvested-diagonal-link-attack-20c80927
why     Strong players played here 442 times of 2,571.
draw
  ? ? . ? ?
  ? . . . ?
  . X A O *
  ? . O B ?
  ? ? O ? ?
where   A is X, B is X
seen    442 of 2571

pattern harvested-diagonal-link-attack-12a2cb94
why     Strong players played here 776 times of 4,692.
draw
  X . .
  O A *
  X O B
where   A is X, B is X
seen    776 of 4692

pattern harvested-diagonal-link-attack-fa93b53c
why     Strong players played here 534 times of 3,196.
draw
  . . .
  X A O
  O * B
where   A is X, B is X
seen    534 of 3196

pattern harvested-diagonal-link-attack-77a088f1
why     Strong players played here 387 times of 2,290.
draw
  ? ? . ? ?
  ? . . . ?
  X X A * .
  ? O O B ?
  ? ? X ? ?
where   A is X, B is X
seen    387 of 2290

pattern harvested-diagonal-link-attack-c7a91a9d
why     Strong players played here 992 times of 6,076.
draw
  ? B . .
  * O A X
  ? . O .
where   A is X, B is X
seen    992 of 6076

pattern harvested-diagonal-link-attack-971fa9f5
why     Strong players played here 553 times of 3,354.
draw
  ? ? . ? ?
  ? . . . ?
  . X A O .
  ? * O B ?
  ? ? . ? ?
where   A is X, B is X
seen    553 of 3354

pattern harvested-diagonal-link-attack-85be233e
why     Strong players played here 1,515 times of 9,592.
draw
  O O *
  X A O
  X . B
where   A is X, B is X
seen    1515 of 9592

pattern harvested-diagonal-link-attack-b296d3ad
why     Strong players played here 616 times of 3,809.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    616 of 3809

pattern harvested-diagonal-link-attack-62e09136
why     Strong players played here 378 times of 2,291.
draw
  X . X
  . A .
  B O X
  ? * ?
where   A is X, B is X
seen    378 of 2291

pattern harvested-diagonal-link-attack-94be9812
why     Strong players played here 541 times of 3,360.
draw
  O . .
  * A .
  B O X
where   A is X, B is X
seen    541 of 3360

pattern harvested-diagonal-link-attack-f9162c85
why     Strong players played here 609 times of 3,818.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * .
  ? O O B ?
  ? ? X ? ?
where   A is X, B is X
seen    609 of 3818

pattern harvested-diagonal-link-attack-875da0c9
why     Strong players played here 1,261 times of 8,099.
draw
  B * X
  O A .
  - - -
where   A is X, B is X
seen    1261 of 8099

pattern harvested-diagonal-link-attack-527fe4dd
why     Strong players played here 1,777 times of 11,723.
draw
  ? B . .
  * O A X
  ? . O O
where   A is X, B is X
seen    1777 of 11723

pattern harvested-diagonal-link-attack-f29a2c5b
why     Strong players played here 793 times of 5,212.
draw
  ? B . X
  * O A .
  - - - -
where   A is X, B is X
seen    793 of 5212

pattern harvested-diagonal-link-attack-dffc96ff
why     Strong players played here 496 times of 3,235.
draw
  O O *
  X A O
  O O B
where   A is X, B is X
seen    496 of 3235

pattern harvested-diagonal-link-attack-8edd9040
why     Strong players played here 811 times of 5,493.
draw
  X . .
  O A .
  . O B
  ? * ?
where   A is X, B is X
seen    811 of 5493

pattern harvested-diagonal-link-attack-a0fe0706
why     Strong players played here 911 times of 6,229.
draw
  ? ? . ? |
  ? . . . |
  . * A . |
  ? B O . |
  ? ? . ? |
where   A is X, B is X
seen    911 of 6229

pattern harvested-diagonal-link-attack-b5b799cb
why     Strong players played here 4,876 times of 34,698.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    4876 of 34698

pattern harvested-diagonal-link-attack-88b97fc1
why     Strong players played here 1,034 times of 7,174.
draw
  O . .
  O A X
  B O .
  ? * ?
where   A is X, B is X
seen    1034 of 7174

pattern harvested-diagonal-link-attack-0d46e2b5
why     Strong players played here 740 times of 5,123.
draw
  ? * ?
  B O .
  O A O
  . X X
where   A is X, B is X
seen    740 of 5123

pattern harvested-diagonal-link-attack-4a7a7450
why     Strong players played here 7,219 times of 52,769.
draw
  . . .
  * A .
  B O O
where   A is X, B is X
seen    7219 of 52769

pattern harvested-diagonal-link-attack-5a3ee63e
why     Strong players played here 2,976 times of 21,538.
draw
  . . *
  X A O
  . O B
where   A is X, B is X
seen    2976 of 21538

pattern harvested-diagonal-link-attack-7102e3d0
why     Strong players played here 414 times of 2,833.
draw
  O . *
  O A O
  X . B
where   A is X, B is X
seen    414 of 2833

pattern harvested-diagonal-link-attack-540ca32c
why     Strong players played here 1,061 times of 7,541.
draw
  O O *
  X A O
  X O B
where   A is X, B is X
seen    1061 of 7541

pattern harvested-diagonal-link-attack-2a7730c4
why     Strong players played here 1,214 times of 8,703.
draw
  . . .
  O A O
  B O *
where   A is X, B is X
seen    1214 of 8703

pattern harvested-diagonal-link-attack-0d268644
why     Strong players played here 1,749 times of 12,868.
draw
  . . .
  O A *
  O O B
where   A is X, B is X
seen    1749 of 12868

pattern harvested-diagonal-link-attack-5e52fe87
why     Strong players played here 4,475 times of 33,494.
draw
  . . *
  X A O
  O O B
where   A is X, B is X
seen    4475 of 33494

pattern harvested-diagonal-link-attack-180bb3ec
why     Strong players played here 1,053 times of 7,714.
draw
  B O *
  O A O
  O X X
where   A is X, B is X
seen    1053 of 7714

pattern harvested-diagonal-link-attack-0baea9e1
why     Strong players played here 1,441 times of 10,738.
draw
  B O *
  O A X
  O O O
where   A is X, B is X
seen    1441 of 10738

pattern harvested-diagonal-link-attack-63129b96
why     Strong players played here 2,135 times of 16,576.
draw
  ? . . .
  * O A .
  ? B O O
where   A is X, B is X
seen    2135 of 16576

pattern harvested-diagonal-link-attack-1f024dce
why     Strong players played here 17,231 times of 138,025.
draw
  . . .
  * A .
  B O .
where   A is X, B is X
seen    17231 of 138025

pattern harvested-diagonal-link-attack-36f28473
why     Strong players played here 1,375 times of 10,716.
draw
  X . .
  O A *
  O O B
where   A is X, B is X
seen    1375 of 10716

pattern harvested-diagonal-link-attack-584a1697
why     Strong players played here 2,247 times of 17,847.
draw
  . . .
  X A *
  . O B
where   A is X, B is X
seen    2247 of 17847

pattern harvested-diagonal-link-attack-296c330b
why     Strong players played here 799 times of 6,232.
draw
  B O *
  O A O
  X X X
where   A is X, B is X
seen    799 of 6232

pattern harvested-diagonal-link-attack-b3181cdb
why     Strong players played here 368 times of 2,786.
draw
  O . .
  . A *
  . O B
where   A is X, B is X
seen    368 of 2786

pattern harvested-diagonal-link-attack-21a69414
why     Strong players played here 650 times of 5,069.
draw
  . O *
  X A O
  X O B
where   A is X, B is X
seen    650 of 5069

pattern harvested-diagonal-link-attack-103c295f
why     Strong players played here 4,336 times of 35,558.
draw
  . . .
  O A .
  B O .
  ? * ?
where   A is X, B is X
seen    4336 of 35558

pattern harvested-diagonal-link-attack-6952e558
why     Strong players played here 891 times of 7,095.
draw
  . . . ?
  X A O *
  X O B ?
where   A is X, B is X
seen    891 of 7095

pattern harvested-diagonal-link-attack-b15c69cd
why     Strong players played here 799 times of 6,346.
draw
  O O .
  * A O
  B . X
where   A is X, B is X
seen    799 of 6346

pattern harvested-diagonal-link-attack-856d1da4
why     Strong players played here 1,314 times of 10,685.
draw
  . . . ?
  X A O *
  . O B ?
where   A is X, B is X
seen    1314 of 10685

pattern harvested-diagonal-link-attack-53c799b5
why     Strong players played here 1,594 times of 13,149.
draw
  X . .
  . A O
  B O *
where   A is X, B is X
seen    1594 of 13149

pattern harvested-diagonal-link-attack-35b2ea8d
why     Strong players played here 441 times of 3,500.
draw
  X O O
  * A X
  B O O
where   A is X, B is X
seen    441 of 3500

pattern harvested-diagonal-link-attack-20e040cb
why     Strong players played here 1,581 times of 13,086.
draw
  B O *
  O A O
  . X X
where   A is X, B is X
seen    1581 of 13086

pattern harvested-diagonal-link-attack-6b0d6f4d
why     Strong players played here 996 times of 8,202.
draw
  B O *
  . A O
  X X X
where   A is X, B is X
seen    996 of 8202

pattern harvested-diagonal-link-attack-ba0abe06
why     Strong players played here 363 times of 2,889.
draw
  X O . ?
  . A O *
  X . B ?
where   A is X, B is X
seen    363 of 2889

pattern harvested-diagonal-link-attack-8016d881
why     Strong players played here 697 times of 5,699.
draw
  B * O
  . A O
  X O O
where   A is X, B is X
seen    697 of 5699

pattern harvested-diagonal-link-attack-619125e3
why     Strong players played here 920 times of 7,601.
draw
  X . .
  . A *
  O O B
where   A is X, B is X
seen    920 of 7601

pattern harvested-diagonal-link-attack-6595a9cd
why     Strong players played here 562 times of 4,608.
draw
  | . X ?
  | A O *
  | . B ?
where   A is X, B is X
seen    562 of 4608

pattern harvested-diagonal-link-attack-e0aa7886
why     Strong players played here 695 times of 5,759.
draw
  B O *
  O A X
  X O O
where   A is X, B is X
seen    695 of 5759

pattern harvested-diagonal-link-attack-d92e5a46
why     Strong players played here 2,163 times of 18,485.
draw
  . . .
  O A *
  X O B
where   A is X, B is X
seen    2163 of 18485

pattern harvested-diagonal-link-attack-9c31662b
why     Strong players played here 1,146 times of 9,702.
draw
  X O *
  . A O
  X . B
where   A is X, B is X
seen    1146 of 9702

pattern harvested-diagonal-link-attack-2afe9183
why     Strong players played here 2,214 times of 19,414.
draw
  . . .
  X A *
  X O B
where   A is X, B is X
seen    2214 of 19414

pattern harvested-diagonal-link-attack-26753b62
why     Strong players played here 1,140 times of 9,937.
draw
  . . .
  O A .
  X * B
where   A is X, B is X
seen    1140 of 9937

pattern harvested-diagonal-link-attack-0c227547
why     Strong players played here 437 times of 3,701.
draw
  ? ? . ? ?
  ? . . . ?
  X X A * .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    437 of 3701

pattern harvested-diagonal-link-attack-4388d7c6
why     Strong players played here 534 times of 4,620.
draw
  B O *
  O A X
  O X O
where   A is X, B is X
seen    534 of 4620

pattern harvested-diagonal-link-attack-2fcccf40
why     Strong players played here 803 times of 7,094.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    803 of 7094

pattern harvested-diagonal-link-attack-5b115233
why     Strong players played here 762 times of 6,727.
draw
  O O .
  X A O
  * O B
where   A is X, B is X
seen    762 of 6727

pattern harvested-diagonal-link-attack-a7656ce5
why     Strong players played here 442 times of 3,868.
draw
  O . .
  O A *
  O O B
where   A is X, B is X
seen    442 of 3868

pattern harvested-diagonal-link-attack-55dae5df
why     Strong players played here 5,812 times of 55,028.
draw
  . . .
  * A .
  B O X
where   A is X, B is X
seen    5812 of 55028

pattern harvested-diagonal-link-attack-99e86eac
why     Strong players played here 425 times of 3,796.
draw
  . O *
  X A O
  X . B
where   A is X, B is X
seen    425 of 3796

pattern harvested-diagonal-link-attack-b17ba564
why     Strong players played here 1,300 times of 12,094.
draw
  * . .
  O A .
  B . O
where   A is X, B is X
seen    1300 of 12094

pattern harvested-diagonal-link-attack-02b1466f
why     Strong players played here 1,499 times of 14,185.
draw
  . . *
  X A O
  X O B
where   A is X, B is X
seen    1499 of 14185
