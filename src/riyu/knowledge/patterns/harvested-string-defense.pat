# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as string-defense; `seen` says how often each was chosen of the times it could be. No window and
# no count comes from the games kept apart for checking: one in 10, by a hash of its moves and the
# seed 2026, as `riyu learn` keeps them apart.
class    harvested-string-defense
asked    a liberty of a string; toward a stone of the string
answer   best
last     none

pattern harvested-string-defense-5c02de37
why     Strong players played here 644 times of 645.
draw
  - - - - - +
  . . . . . |
  . . . . . |
  . O O * . |
  X X X A . |
  . . . X . |
  ? . O . . |
where   A is O
when    liberties(A) = 2
seen    644 of 645

pattern harvested-string-defense-1a9ee7ff
why     Strong players played here 595 times of 597.
draw
  - - - - -
  . . . . .
  . O * . .
  . X A X O
  . . X . .
where   A is O
when    liberties(A) = 1
seen    595 of 597

pattern harvested-string-defense-ad256b3c
why     Strong players played here 595 times of 597.
draw
  - - - - -
  . . . . .
  . A * . .
  . X O X O
  . . X . .
where   A is O
when    liberties(A) = 3
seen    595 of 597

pattern harvested-string-defense-a412d137
why     Strong players played here 1,864 times of 1,879.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . A * . . .
  . . X X . . .
  . . . . . . .
  ? . . . . . ?
where   A is O
when    liberties(A) = 3
seen    1864 of 1879

pattern harvested-string-defense-971e4e57
why     Strong players played here 656 times of 660.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . A * . . .
  . . X X . . .
  . . . . . . .
  ? . O . . . ?
where   A is O
when    liberties(A) = 3
seen    656 of 660

pattern harvested-string-defense-02929c0f
why     Strong players played here 529 times of 536.
draw
  . . . . .
  . . . . .
  O O * . .
  X X A X .
  . . X O .
where   A is O
when    liberties(A) = 1
seen    529 of 536

pattern harvested-string-defense-7e275442
why     Strong players played here 1,327 times of 1,360.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . X A * . . .
  . . X . O . .
  . . . . . . .
  ? . . . . . ?
where   A is O
when    liberties(A) = 2
seen    1327 of 1360

pattern harvested-string-defense-be20fbc3
why     Strong players played here 552 times of 568.
draw
  . . . . .
  . . . . .
  . O * . .
  . X A X .
  . . X . .
where   A is O
when    liberties(A) = 1
seen    552 of 568

pattern harvested-string-defense-8b0b24a5
why     Strong players played here 552 times of 568.
draw
  . . . . .
  . . . . .
  . A * . .
  . X O X .
  . . X . .
where   A is O
when    liberties(A) = 3
seen    552 of 568

pattern harvested-string-defense-5fbc1e8f
why     Strong players played here 591 times of 613.
draw
  . . . . .
  . . . . .
  O O * . .
  X X A X .
  . . X . .
where   A is O
when    liberties(A) = 1
seen    591 of 613

pattern harvested-string-defense-e44577d0
why     Strong players played here 743 times of 799.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . X
  . . . * . . .
  . . X A . O .
  . . . X . . .
  ? . . . . . ?
where   A is O
when    liberties(A) = 2
seen    743 of 799

pattern harvested-string-defense-21ec2b60
why     Strong players played here 755 times of 815.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A X .
  O O X . .
where   A is O
when    liberties(A) = 1
seen    755 of 815

pattern harvested-string-defense-66286532
why     Strong players played here 787 times of 854.
draw
  . . . . .
  . . . . .
  . A * . .
  . X X O .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    787 of 854

pattern harvested-string-defense-ac6181cd
why     Strong players played here 1,325 times of 1,449.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A X .
  . O X . .
where   A is O
when    liberties(A) = 1
seen    1325 of 1449

pattern harvested-string-defense-139a7b8a
why     Strong players played here 627 times of 703.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X A . . .
  . . X . . . .
  ? . . . O . ?
where   A is O
when    liberties(A) = 3
seen    627 of 703

pattern harvested-string-defense-63fb56fc
why     Strong players played here 1,760 times of 2,012.
draw
  - - - - -
  ? . . . ?
  . A * O .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    1760 of 2012

pattern harvested-string-defense-1d5bd7b6
why     Strong players played here 1,123 times of 1,287.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X . * . . .
  . . X A . . .
  . . . . . . .
  ? . . . . . ?
where   A is O
when    liberties(A) = 3
seen    1123 of 1287

pattern harvested-string-defense-23d9e46b
why     Strong players played here 880 times of 1,006.
draw
  - - - - -
  ? . . . ?
  . O * O .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    880 of 1006

pattern harvested-string-defense-4633f7f9
why     Strong players played here 468 times of 539.
draw
  | . . .
  | . . .
  | * O O
  | A X X
  | X . .
where   A is O
when    liberties(A) = 1
seen    468 of 539

pattern harvested-string-defense-93ff45ff
why     Strong players played here 932 times of 1,099.
draw
  - - - - -
  . . . . .
  . . * . .
  . X A X .
  . O X . .
where   A is O
when    liberties(A) = 1
seen    932 of 1099

pattern harvested-string-defense-a7611258
why     Strong players played here 1,646 times of 1,970.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    1646 of 1970

pattern harvested-string-defense-35eddb8b
why     Strong players played here 478 times of 568.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . X A . . |
  . . . X . . |
  ? . . . . . |
where   A is O
when    liberties(A) = 2
seen    478 of 568

pattern harvested-string-defense-c67c0b83
why     Strong players played here 770 times of 929.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A X ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 1
seen    770 of 929

pattern harvested-string-defense-a1de0fe5
why     Strong players played here 758 times of 930.
draw
  ? ? . ? ?
  ? X O . ?
  X O * O .
  ? O A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    758 of 930

pattern harvested-string-defense-147c46fb
why     Strong players played here 615 times of 752.
draw
  O . .
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    615 of 752

pattern harvested-string-defense-0baaeb6d
why     Strong players played here 462 times of 570.
draw
  X . .
  A * O
  O X O
where   A is O
when    liberties(A) = 1
seen    462 of 570

pattern harvested-string-defense-48dbdbc4
why     Strong players played here 517 times of 650.
draw
  . O . . .
  X O . . .
  X O * X .
  X X A . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    517 of 650

pattern harvested-string-defense-1529f758
why     Strong players played here 468 times of 590.
draw
  O . O
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    468 of 590

pattern harvested-string-defense-25730587
why     Strong players played here 804 times of 1,046.
draw
  . O .
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    804 of 1046

pattern harvested-string-defense-f3c016db
why     Strong players played here 438 times of 568.
draw
  . . . . .
  . . . . .
  . A * O .
  . X X . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    438 of 568

pattern harvested-string-defense-5cb10b6c
why     Strong players played here 1,700 times of 2,270.
draw
  ? ? . ? ?
  ? . . . ?
  . A * O .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    1700 of 2270

pattern harvested-string-defense-f3324665
why     Strong players played here 1,072 times of 1,425.
draw
  X . .
  O * O
  O A X
where   A is O
when    liberties(A) = 1
seen    1072 of 1425

pattern harvested-string-defense-4f073636
why     Strong players played here 1,072 times of 1,425.
draw
  X . .
  A * O
  O O X
where   A is O
when    liberties(A) = 1
seen    1072 of 1425

pattern harvested-string-defense-6b6499aa
why     Strong players played here 3,417 times of 4,660.
draw
  ? ? . ? ?
  ? . . . ?
  O O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    3417 of 4660

pattern harvested-string-defense-bcf35151
why     Strong players played here 6,165 times of 8,498.
draw
  . . .
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    6165 of 8498

pattern harvested-string-defense-bc895e5e
why     Strong players played here 1,271 times of 1,727.
draw
  ? ? . ? ?
  ? . . . ?
  O O * A .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    1271 of 1727

pattern harvested-string-defense-00ffd8ec
why     Strong players played here 2,314 times of 3,194.
draw
  . . . . .
  . . . . .
  X . * . .
  . X A . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    2314 of 3194

pattern harvested-string-defense-95a416f4
why     Strong players played here 701 times of 951.
draw
  O O .
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    701 of 951

pattern harvested-string-defense-bafc59d6
why     Strong players played here 783 times of 1,093.
draw
  - - - - -
  ? . . . ?
  O O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    783 of 1093

pattern harvested-string-defense-3caa1a68
why     Strong players played here 552 times of 789.
draw
  - - - - -
  . . . . .
  . A * . .
  O X X . .
  X . . . .
where   A is O
when    liberties(A) = 3
seen    552 of 789

pattern harvested-string-defense-9a1adba9
why     Strong players played here 554 times of 794.
draw
  . . . . |
  . . . . |
  O A * . |
  X X O . |
  . . X . |
where   A is O
when    liberties(A) = 3
seen    554 of 794

pattern harvested-string-defense-d83355e5
why     Strong players played here 436 times of 627.
draw
  O . .
  X * .
  O A X
where   A is O
when    liberties(A) = 1
seen    436 of 627

pattern harvested-string-defense-e46f7ef5
why     Strong players played here 672 times of 995.
draw
  O O O
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    672 of 995

pattern harvested-string-defense-a26df90f
why     Strong players played here 2,753 times of 4,177.
draw
  . . . . .
  . . . . .
  X A * . .
  . X . O .
  . . . . .
where   A is O
when    liberties(A) = 2
seen    2753 of 4177

pattern harvested-string-defense-0edb6491
why     Strong players played here 1,230 times of 1,864.
draw
  . . .
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    1230 of 1864

pattern harvested-string-defense-6d3d1859
why     Strong players played here 594 times of 903.
draw
  ? ? . ? ?
  ? . O . ?
  . X * A X
  ? . O X ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    594 of 903

pattern harvested-string-defense-a7c1bcb4
why     Strong players played here 1,952 times of 3,047.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . O
  . . X . .
where   A is O
when    liberties(A) = 2
seen    1952 of 3047

pattern harvested-string-defense-67a82d38
why     Strong players played here 1,678 times of 2,626.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? X X O ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    1678 of 2626

pattern harvested-string-defense-fc0e624b
why     Strong players played here 1,870 times of 2,968.
draw
  . . . . |
  . . . . |
  O O * . |
  X X A . |
  . . X . |
where   A is O
when    liberties(A) = 2
seen    1870 of 2968

pattern harvested-string-defense-f673994b
why     Strong players played here 1,277 times of 2,047.
draw
  - - - - -
  ? . . . ?
  . O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    1277 of 2047

pattern harvested-string-defense-de920277
why     Strong players played here 1,277 times of 2,047.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    1277 of 2047

pattern harvested-string-defense-de7b19a5
why     Strong players played here 475 times of 764.
draw
  ? ? . ? ?
  ? . O . ?
  . X * A .
  ? . O X ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 3
seen    475 of 764

pattern harvested-string-defense-ecc01521
why     Strong players played here 432 times of 702.
draw
  - - - - -
  ? . O . ?
  . A * O .
  ? X O X ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 3
seen    432 of 702

pattern harvested-string-defense-67b61b57
why     Strong players played here 3,026 times of 5,136.
draw
  | . ? ?
  | . . ?
  | * O O
  | A X ?
  | X ? ?
where   A is O
when    liberties(A) = 1
seen    3026 of 5136

pattern harvested-string-defense-b76369b5
why     Strong players played here 3,929 times of 6,700.
draw
  . . .
  X * .
  O A X
where   A is O
when    liberties(A) = 1
seen    3929 of 6700

pattern harvested-string-defense-d153a624
why     Strong players played here 470 times of 774.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    470 of 774

pattern harvested-string-defense-62d0d9ad
why     Strong players played here 7,497 times of 12,923.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    7497 of 12923

pattern harvested-string-defense-8abad269
why     Strong players played here 3,266 times of 5,675.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    3266 of 5675

pattern harvested-string-defense-24e9355c
why     Strong players played here 3,266 times of 5,675.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    3266 of 5675

pattern harvested-string-defense-37f28807
why     Strong players played here 11,181 times of 20,122.
draw
  . . .
  O * .
  X A X
where   A is O
when    liberties(A) = 1
seen    11181 of 20122

pattern harvested-string-defense-d66bde87
why     Strong players played here 3,008 times of 5,408.
draw
  X O .
  O * O
  O A X
where   A is O
when    liberties(A) = 1
seen    3008 of 5408

pattern harvested-string-defense-7815b683
why     Strong players played here 485 times of 844.
draw
  . . . . |
  O . . . |
  . O * . |
  X X A . |
  . . X . |
where   A is O
when    liberties(A) = 2
seen    485 of 844

pattern harvested-string-defense-13c18673
why     Strong players played here 485 times of 844.
draw
  . . . . |
  O . . . |
  . A * . |
  X X O . |
  . . X . |
where   A is O
when    liberties(A) = 3
seen    485 of 844

pattern harvested-string-defense-b3d4f7bf
why     Strong players played here 709 times of 1,261.
draw
  ? ? . ? ?
  ? O . . ?
  X O * A .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    709 of 1261

pattern harvested-string-defense-773ba0f1
why     Strong players played here 769 times of 1,379.
draw
  X . O
  A * O
  X O X
where   A is O
when    liberties(A) = 1
seen    769 of 1379

pattern harvested-string-defense-9738a773
why     Strong players played here 643 times of 1,150.
draw
  ? ? . ? ?
  ? O . . ?
  . . * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    643 of 1150

pattern harvested-string-defense-6ee01868
why     Strong players played here 706 times of 1,283.
draw
  ? ? . ? ?
  ? . O . ?
  . X * O X
  ? . A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    706 of 1283

pattern harvested-string-defense-fb2b829b
why     Strong players played here 706 times of 1,283.
draw
  ? ? . ? ?
  ? . O . ?
  . X * A X
  ? . O X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    706 of 1283

pattern harvested-string-defense-27d58ebf
why     Strong players played here 647 times of 1,181.
draw
  | . ? ?
  | . X ?
  | * O O
  | A X ?
  | X ? ?
where   A is O
when    liberties(A) = 1
seen    647 of 1181

pattern harvested-string-defense-22f0a163
why     Strong players played here 3,340 times of 6,338.
draw
  O . .
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    3340 of 6338

pattern harvested-string-defense-36b3b59b
why     Strong players played here 465 times of 852.
draw
  X . O
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    465 of 852

pattern harvested-string-defense-ac71adff
why     Strong players played here 683 times of 1,288.
draw
  X . .
  A * O
  X O X
where   A is O
when    liberties(A) = 1
seen    683 of 1288

pattern harvested-string-defense-61505f43
why     Strong players played here 449 times of 866.
draw
  ? ? . ? ?
  ? X . . ?
  X A * O .
  ? X . . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 1
seen    449 of 866

pattern harvested-string-defense-1f613b06
why     Strong players played here 1,631 times of 3,286.
draw
  | . ? ?
  | . O ?
  | * O X
  | A X ?
  | X ? ?
where   A is O
when    liberties(A) = 1
seen    1631 of 3286

pattern harvested-string-defense-934a885c
why     Strong players played here 1,858 times of 3,772.
draw
  X O O
  O * O
  O A X
where   A is O
when    liberties(A) = 1
seen    1858 of 3772

pattern harvested-string-defense-70d3f76b
why     Strong players played here 477 times of 943.
draw
  . . . . |
  . . . . |
  . O * . |
  X X A . |
  . . X . |
where   A is O
when    liberties(A) = 2
seen    477 of 943

pattern harvested-string-defense-e6b20a7e
why     Strong players played here 477 times of 943.
draw
  . . . . |
  . . . . |
  . A * . |
  X X O . |
  . . X . |
where   A is O
when    liberties(A) = 3
seen    477 of 943

pattern harvested-string-defense-334eb195
why     Strong players played here 628 times of 1,253.
draw
  ? ? . ? ?
  ? X . . ?
  X O * O .
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    628 of 1253

pattern harvested-string-defense-bb1581f6
why     Strong players played here 628 times of 1,253.
draw
  ? ? . ? ?
  ? X . . ?
  X A * O .
  ? X O . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    628 of 1253

pattern harvested-string-defense-97c30cb5
why     Strong players played here 468 times of 927.
draw
  | . ? ?
  | . . ?
  | * A O
  | O X ?
  | X ? ?
where   A is O
when    liberties(A) = 3
seen    468 of 927

pattern harvested-string-defense-4cb6e823
why     Strong players played here 7,705 times of 16,193.
draw
  . . .
  A * O
  X O X
where   A is O
when    liberties(A) = 3
seen    7705 of 16193

pattern harvested-string-defense-8932f954
why     Strong players played here 2,300 times of 4,769.
draw
  . O .
  X * A
  . O X
where   A is O
when    liberties(A) = 2
seen    2300 of 4769

pattern harvested-string-defense-cb136576
why     Strong players played here 15,297 times of 32,513.
draw
  . . .
  . * .
  X A X
where   A is O
when    liberties(A) = 1
seen    15297 of 32513

pattern harvested-string-defense-a4b6ab66
why     Strong players played here 6,054 times of 12,937.
draw
  | . .
  | * O
  | A X
where   A is O
when    liberties(A) = 1
seen    6054 of 12937

pattern harvested-string-defense-f842770a
why     Strong players played here 1,557 times of 3,306.
draw
  O . .
  . * .
  X A X
where   A is O
when    liberties(A) = 1
seen    1557 of 3306

pattern harvested-string-defense-0bbde9c4
why     Strong players played here 1,074 times of 2,283.
draw
  ? ? . ? ?
  ? X . . ?
  X O * O .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    1074 of 2283

pattern harvested-string-defense-8ec86624
why     Strong players played here 2,566 times of 5,557.
draw
  . O .
  X * O
  . A X
where   A is O
when    liberties(A) = 3
seen    2566 of 5557

pattern harvested-string-defense-09048074
why     Strong players played here 3,317 times of 7,341.
draw
  | . O
  | * O
  | A X
where   A is O
when    liberties(A) = 1
seen    3317 of 7341

pattern harvested-string-defense-4ad6037d
why     Strong players played here 440 times of 934.
draw
  ? ? . ? ?
  ? . O . ?
  . X * A .
  ? . O X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    440 of 934

pattern harvested-string-defense-ead0bd4b
why     Strong players played here 485 times of 1,035.
draw
  X . .
  O * A
  X O X
where   A is O
when    liberties(A) = 3
seen    485 of 1035

pattern harvested-string-defense-1d997327
why     Strong players played here 447 times of 954.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X A . . .
  . . X . . . .
  ? . . . . . ?
where   A is O
when    liberties(A) = 3
seen    447 of 954

pattern harvested-string-defense-7546ffb9
why     Strong players played here 5,275 times of 11,843.
draw
  X . .
  A * O
  X O .
where   A is O
when    liberties(A) = 1
seen    5275 of 11843

pattern harvested-string-defense-e229edc8
why     Strong players played here 946 times of 2,075.
draw
  X O .
  O * A
  O X X
where   A is O
when    liberties(A) = 3
seen    946 of 2075

pattern harvested-string-defense-d4b26eb4
why     Strong players played here 442 times of 974.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . O
  . . X O .
where   A is O
when    liberties(A) = 2
seen    442 of 974

pattern harvested-string-defense-4700c6c8
why     Strong players played here 783 times of 1,759.
draw
  . . .
  X * .
  X A X
where   A is O
when    liberties(A) = 3
seen    783 of 1759

pattern harvested-string-defense-8981dd98
why     Strong players played here 887 times of 2,033.
draw
  X A .
  O * O
  O X X
where   A is O
when    liberties(A) = 3
seen    887 of 2033

pattern harvested-string-defense-d1e7f039
why     Strong players played here 653 times of 1,497.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? O X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    653 of 1497

pattern harvested-string-defense-39b501ed
why     Strong players played here 1,043 times of 2,454.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . . X O O
where   A is O
when    liberties(A) = 2
seen    1043 of 2454

pattern harvested-string-defense-84971648
why     Strong players played here 1,548 times of 3,713.
draw
  . . .
  A * .
  O X O
where   A is O
when    liberties(A) = 2
seen    1548 of 3713

pattern harvested-string-defense-3252da8c
why     Strong players played here 1,816 times of 4,384.
draw
  . . .
  X * .
  O A X
where   A is O
when    liberties(A) = 2
seen    1816 of 4384

pattern harvested-string-defense-dcd89256
why     Strong players played here 1,765 times of 4,273.
draw
  ? ? . ? ?
  ? O . . ?
  X O * X .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    1765 of 4273

pattern harvested-string-defense-6a543206
why     Strong players played here 7,285 times of 17,993.
draw
  . . .
  A * .
  X O X
where   A is O
when    liberties(A) = 3
seen    7285 of 17993

pattern harvested-string-defense-3d8c5195
why     Strong players played here 504 times of 1,185.
draw
  X O .
  . * O
  X A X
where   A is O
when    liberties(A) = 1
seen    504 of 1185

pattern harvested-string-defense-0ad4cf03
why     Strong players played here 758 times of 1,812.
draw
  ? ? . ? ?
  ? X O . ?
  X O * A .
  ? O O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    758 of 1812

pattern harvested-string-defense-fbdc1d8f
why     Strong players played here 846 times of 2,045.
draw
  X . .
  A * O
  X . .
where   A is O
when    liberties(A) = 1
seen    846 of 2045

pattern harvested-string-defense-31dfd52f
why     Strong players played here 666 times of 1,616.
draw
  O . .
  . * O
  X A X
where   A is O
when    liberties(A) = 1
seen    666 of 1616

pattern harvested-string-defense-e2b1610b
why     Strong players played here 635 times of 1,546.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O X
  ? . A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    635 of 1546

pattern harvested-string-defense-0050d4ae
why     Strong players played here 635 times of 1,546.
draw
  ? ? . ? ?
  ? . . . ?
  . X * A X
  ? . O X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    635 of 1546

pattern harvested-string-defense-eccbb493
why     Strong players played here 2,470 times of 6,231.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . X O . .
where   A is O
when    liberties(A) = 3
seen    2470 of 6231

pattern harvested-string-defense-70fcc777
why     Strong players played here 1,591 times of 3,990.
draw
  . O .
  X * A
  . O X
where   A is O
when    liberties(A) = 3
seen    1591 of 3990

pattern harvested-string-defense-4b6c5349
why     Strong players played here 431 times of 1,055.
draw
  - - - - -
  ? . . . ?
  O A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    431 of 1055

pattern harvested-string-defense-bf2979ed
why     Strong players played here 637 times of 1,592.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? O X . ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    637 of 1592

pattern harvested-string-defense-11d14620
why     Strong players played here 949 times of 2,405.
draw
  ? ? . ? |
  ? . . . |
  O A * . |
  ? X O . |
  ? ? X ? |
where   A is O
when    liberties(A) = 3
seen    949 of 2405

pattern harvested-string-defense-0005d4ca
why     Strong players played here 4,116 times of 10,800.
draw
  . . .
  A * .
  X X O
where   A is O
when    liberties(A) = 3
seen    4116 of 10800

pattern harvested-string-defense-ececd3f8
why     Strong players played here 3,523 times of 9,227.
draw
  . . . . .
  . . . . .
  . A * . .
  . X X . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    3523 of 9227

pattern harvested-string-defense-23d0dd55
why     Strong players played here 470 times of 1,200.
draw
  X O .
  A * O
  O X X
where   A is O
when    liberties(A) = 3
seen    470 of 1200

pattern harvested-string-defense-922ef05d
why     Strong players played here 853 times of 2,226.
draw
  | . X
  | * O
  | A X
where   A is O
when    liberties(A) = 1
seen    853 of 2226

pattern harvested-string-defense-874ce03f
why     Strong players played here 502 times of 1,312.
draw
  | . ? ?
  | . . ?
  | * A X
  | O X ?
  | X ? ?
where   A is O
when    liberties(A) = 2
seen    502 of 1312

pattern harvested-string-defense-70b6c126
why     Strong players played here 643 times of 1,711.
draw
  . . . . .
  . . . . .
  . A * . .
  O X . X .
  . X . . .
where   A is O
when    liberties(A) = 3
seen    643 of 1711

pattern harvested-string-defense-ab0fc0d1
why     Strong players played here 2,757 times of 7,607.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . X . . .
where   A is O
when    liberties(A) = 3
seen    2757 of 7607

pattern harvested-string-defense-5d906440
why     Strong players played here 664 times of 1,787.
draw
  X . .
  A * O
  . X .
where   A is O
when    liberties(A) = 3
seen    664 of 1787

pattern harvested-string-defense-36db45e9
why     Strong players played here 453 times of 1,234.
draw
  ? ? . ? |
  ? . . . |
  . A * . |
  ? O X . |
  ? ? . ? |
where   A is O
when    liberties(A) = 3
seen    453 of 1234

pattern harvested-string-defense-06662cf3
why     Strong players played here 679 times of 1,887.
draw
  ? ? . ? ?
  ? X . . ?
  . . * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    679 of 1887

pattern harvested-string-defense-b7b39955
why     Strong players played here 2,547 times of 7,320.
draw
  O . .
  O * .
  X A X
where   A is O
when    liberties(A) = 1
seen    2547 of 7320

pattern harvested-string-defense-58d79024
why     Strong players played here 590 times of 1,647.
draw
  X . .
  O * X
  X A .
where   A is O
when    liberties(A) = 3
seen    590 of 1647

pattern harvested-string-defense-dff8df04
why     Strong players played here 479 times of 1,338.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? X X . ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    479 of 1338

pattern harvested-string-defense-ab463a8a
why     Strong players played here 580 times of 1,655.
draw
  X . .
  A * X
  X O .
where   A is O
when    liberties(A) = 1
seen    580 of 1655

pattern harvested-string-defense-119fe0c2
why     Strong players played here 527 times of 1,505.
draw
  | . . O
  | . . O
  | * A X
  | . X .
  + - - -
where   A is O
when    liberties(A) = 2
seen    527 of 1505

pattern harvested-string-defense-aa1000f4
why     Strong players played here 711 times of 2,055.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    711 of 2055

pattern harvested-string-defense-254aebbf
why     Strong players played here 1,329 times of 3,920.
draw
  | . ? ?
  | . . ?
  | * A .
  | O X ?
  | X ? ?
where   A is O
when    liberties(A) = 3
seen    1329 of 3920

pattern harvested-string-defense-02c41d02
why     Strong players played here 2,699 times of 8,106.
draw
  X . .
  O * O
  X A .
where   A is O
when    liberties(A) = 3
seen    2699 of 8106

pattern harvested-string-defense-2a5ecdd6
why     Strong players played here 537 times of 1,569.
draw
  O . .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    537 of 1569

pattern harvested-string-defense-4deeac39
why     Strong players played here 639 times of 1,883.
draw
  . . .
  X * O
  O A X
where   A is O
when    liberties(A) = 2
seen    639 of 1883

pattern harvested-string-defense-e045f440
why     Strong players played here 3,992 times of 12,376.
draw
  ? ? . ? ?
  ? . . . ?
  X A * . .
  ? X . O ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    3992 of 12376

pattern harvested-string-defense-752cd4b8
why     Strong players played here 628 times of 1,881.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . . X . O
where   A is O
when    liberties(A) = 2
seen    628 of 1881

pattern harvested-string-defense-a8d7650b
why     Strong players played here 535 times of 1,611.
draw
  ? ? . ? ?
  ? . . . ?
  X A * O .
  ? X . X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    535 of 1611

pattern harvested-string-defense-ec3a2b6b
why     Strong players played here 535 times of 1,611.
draw
  ? ? . ? ?
  ? . . . ?
  X O * A .
  ? X . X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    535 of 1611

pattern harvested-string-defense-c04dbfac
why     Strong players played here 847 times of 2,594.
draw
  X . .
  A * O
  X . O
where   A is O
when    liberties(A) = 1
seen    847 of 2594

pattern harvested-string-defense-9b3b1bed
why     Strong players played here 2,254 times of 7,074.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    2254 of 7074

pattern harvested-string-defense-e22a66e3
why     Strong players played here 774 times of 2,375.
draw
  . O .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    774 of 2375

pattern harvested-string-defense-1082fea7
why     Strong players played here 527 times of 1,615.
draw
  X O .
  O * A
  O X X
where   A is O
when    liberties(A) = 2
seen    527 of 1615

pattern harvested-string-defense-1d9c574c
why     Strong players played here 706 times of 2,200.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? . A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    706 of 2200

pattern harvested-string-defense-24d38914
why     Strong players played here 805 times of 2,541.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . X O X .
where   A is O
when    liberties(A) = 2
seen    805 of 2541

pattern harvested-string-defense-2d575c40
why     Strong players played here 494 times of 1,536.
draw
  X A .
  O * O
  O X X
where   A is O
when    liberties(A) = 2
seen    494 of 1536

pattern harvested-string-defense-9a19afa1
why     Strong players played here 470 times of 1,463.
draw
  ? ? . ? ?
  ? . . . ?
  . X * A .
  ? . O X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    470 of 1463

pattern harvested-string-defense-2ac6d153
why     Strong players played here 3,170 times of 10,464.
draw
  . . .
  X * O
  . A X
where   A is O
when    liberties(A) = 3
seen    3170 of 10464

pattern harvested-string-defense-f446e3bf
why     Strong players played here 578 times of 1,862.
draw
  . . .
  X * A
  O X O
where   A is O
when    liberties(A) = 3
seen    578 of 1862

pattern harvested-string-defense-a1eddb45
why     Strong players played here 1,785 times of 5,946.
draw
  . . .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    1785 of 5946

pattern harvested-string-defense-b4db5a6c
why     Strong players played here 1,554 times of 5,190.
draw
  . . .
  X * .
  O A X
where   A is O
when    liberties(A) = 3
seen    1554 of 5190

pattern harvested-string-defense-44fb93eb
why     Strong players played here 1,718 times of 5,760.
draw
  X . .
  O * O
  X A .
where   A is O
when    liberties(A) = 2
seen    1718 of 5760

pattern harvested-string-defense-2442bc39
why     Strong players played here 2,723 times of 9,333.
draw
  O . .
  O * X
  X A .
where   A is O
when    liberties(A) = 3
seen    2723 of 9333

pattern harvested-string-defense-b67d5aab
why     Strong players played here 730 times of 2,449.
draw
  X . .
  O * A
  X O .
where   A is O
when    liberties(A) = 3
seen    730 of 2449

pattern harvested-string-defense-79fd1208
why     Strong players played here 526 times of 1,751.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    526 of 1751

pattern harvested-string-defense-287d16d0
why     Strong players played here 988 times of 3,379.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . X X O .
where   A is O
when    liberties(A) = 2
seen    988 of 3379

pattern harvested-string-defense-87ef02e8
why     Strong players played here 673 times of 2,282.
draw
  X O .
  A * O
  . X X
where   A is O
when    liberties(A) = 3
seen    673 of 2282

pattern harvested-string-defense-f05079f4
why     Strong players played here 616 times of 2,106.
draw
  X O .
  O * A
  . X X
where   A is O
when    liberties(A) = 3
seen    616 of 2106

pattern harvested-string-defense-7b2cdb9b
why     Strong players played here 825 times of 2,855.
draw
  | . O
  | * X
  | A X
where   A is O
when    liberties(A) = 2
seen    825 of 2855

pattern harvested-string-defense-c46248c2
why     Strong players played here 1,469 times of 5,162.
draw
  X . .
  . * .
  X A X
where   A is O
when    liberties(A) = 1
seen    1469 of 5162

pattern harvested-string-defense-9d03dd31
why     Strong players played here 454 times of 1,552.
draw
  . A .
  X * O
  . O X
where   A is O
when    liberties(A) = 3
seen    454 of 1552

pattern harvested-string-defense-a3c57242
why     Strong players played here 464 times of 1,594.
draw
  . . .
  A * O
  O X .
where   A is O
when    liberties(A) = 2
seen    464 of 1594

pattern harvested-string-defense-49989cbd
why     Strong players played here 893 times of 3,141.
draw
  | . .
  | * A
  | X O
where   A is O
when    liberties(A) = 3
seen    893 of 3141

pattern harvested-string-defense-fc8c6ee1
why     Strong players played here 2,385 times of 8,619.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    2385 of 8619

pattern harvested-string-defense-7c086df0
why     Strong players played here 2,575 times of 9,358.
draw
  . . .
  X * A
  . O X
where   A is O
when    liberties(A) = 3
seen    2575 of 9358

pattern harvested-string-defense-9f7cc37d
why     Strong players played here 1,983 times of 7,189.
draw
  O . .
  O * A
  X O X
where   A is O
when    liberties(A) = 3
seen    1983 of 7189

pattern harvested-string-defense-1291dc0f
why     Strong players played here 3,352 times of 12,504.
draw
  ? ? . ? |
  ? . . . |
  O O * . |
  ? X A . |
  ? ? X ? |
where   A is O
when    liberties(A) = 2
seen    3352 of 12504

pattern harvested-string-defense-b2d038a2
why     Strong players played here 894 times of 3,261.
draw
  O O .
  . * O
  X A X
where   A is O
when    liberties(A) = 1
seen    894 of 3261

pattern harvested-string-defense-57923cc6
why     Strong players played here 1,449 times of 5,496.
draw
  . . .
  X * A
  . O X
where   A is O
when    liberties(A) = 2
seen    1449 of 5496

pattern harvested-string-defense-33938908
why     Strong players played here 700 times of 2,649.
draw
  | . ? ?
  | . . ?
  | * A X
  | . X ?
  + - - -
where   A is O
when    liberties(A) = 2
seen    700 of 2649

pattern harvested-string-defense-ad21ec0d
why     Strong players played here 2,385 times of 9,411.
draw
  . . .
  X * .
  . A X
where   A is O
when    liberties(A) = 3
seen    2385 of 9411

pattern harvested-string-defense-e7073ee5
why     Strong players played here 527 times of 2,003.
draw
  . O .
  X * O
  . A X
where   A is O
when    liberties(A) = 2
seen    527 of 2003

pattern harvested-string-defense-5221833f
why     Strong players played here 1,036 times of 4,025.
draw
  . . . . .
  . . . . .
  . A * . .
  O X X . .
  X . . . .
where   A is O
when    liberties(A) = 3
seen    1036 of 4025

pattern harvested-string-defense-263bca53
why     Strong players played here 541 times of 2,075.
draw
  X A .
  O * O
  . X X
where   A is O
when    liberties(A) = 3
seen    541 of 2075

pattern harvested-string-defense-7cd35652
why     Strong players played here 595 times of 2,294.
draw
  O . .
  X * X
  . A X
where   A is O
when    liberties(A) = 3
seen    595 of 2294

pattern harvested-string-defense-ad719b6e
why     Strong players played here 2,020 times of 8,049.
draw
  X O .
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    2020 of 8049

pattern harvested-string-defense-210337aa
why     Strong players played here 634 times of 2,522.
draw
  . O .
  X * A
  O O X
where   A is O
when    liberties(A) = 2
seen    634 of 2522

pattern harvested-string-defense-bc3b68a3
why     Strong players played here 502 times of 2,006.
draw
  X . .
  A * .
  O X X
where   A is O
when    liberties(A) = 1
seen    502 of 2006

pattern harvested-string-defense-934cdfc8
why     Strong players played here 760 times of 3,090.
draw
  X . .
  A * O
  X O O
where   A is O
when    liberties(A) = 1
seen    760 of 3090

pattern harvested-string-defense-09ca0607
why     Strong players played here 1,274 times of 5,288.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . . X O .
where   A is O
when    liberties(A) = 2
seen    1274 of 5288

pattern harvested-string-defense-de5f6b66
why     Strong players played here 670 times of 2,743.
draw
  . . . . .
  . . . . .
  . A * . .
  O X X . .
  X O . . .
where   A is O
when    liberties(A) = 3
seen    670 of 2743

pattern harvested-string-defense-50ed1710
why     Strong players played here 1,821 times of 7,681.
draw
  . . .
  A * O
  X O X
where   A is O
when    liberties(A) = 2
seen    1821 of 7681

pattern harvested-string-defense-ccc68afc
why     Strong players played here 470 times of 1,937.
draw
  . . .
  . * .
  X A X
where   A is O
when    liberties(A) = 3
seen    470 of 1937

pattern harvested-string-defense-0c80b07e
why     Strong players played here 703 times of 2,955.
draw
  ? ? . ? ?
  ? X . . ?
  . . * . .
  ? . A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    703 of 2955

pattern harvested-string-defense-8ef61ea8
why     Strong players played here 1,542 times of 6,745.
draw
  ? ? . ? ?
  ? . . . ?
  . A * O .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    1542 of 6745

pattern harvested-string-defense-46b3550e
why     Strong players played here 1,037 times of 4,533.
draw
  ? ? . ? ?
  ? . . . ?
  X A * . .
  ? O X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    1037 of 4533

pattern harvested-string-defense-7e12e3f9
why     Strong players played here 732 times of 3,204.
draw
  O . .
  A * O
  X O X
where   A is O
when    liberties(A) = 3
seen    732 of 3204

pattern harvested-string-defense-68f91b09
why     Strong players played here 2,280 times of 10,331.
draw
  . . .
  A * .
  O X O
where   A is O
when    liberties(A) = 3
seen    2280 of 10331

pattern harvested-string-defense-946570ed
why     Strong players played here 694 times of 3,057.
draw
  X O .
  . * O
  O A X
where   A is O
when    liberties(A) = 2
seen    694 of 3057

pattern harvested-string-defense-0794e66b
why     Strong players played here 828 times of 3,685.
draw
  O . O
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    828 of 3685

pattern harvested-string-defense-8ddf1742
why     Strong players played here 1,095 times of 4,921.
draw
  | . X
  | * A
  | O X
where   A is O
when    liberties(A) = 1
seen    1095 of 4921

pattern harvested-string-defense-a457abf4
why     Strong players played here 646 times of 2,866.
draw
  . . .
  X * A
  O O X
where   A is O
when    liberties(A) = 2
seen    646 of 2866

pattern harvested-string-defense-c4be5122
why     Strong players played here 574 times of 2,537.
draw
  - - - - -
  ? . . . ?
  X A * . O
  ? X O O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    574 of 2537

pattern harvested-string-defense-2042872c
why     Strong players played here 1,284 times of 5,828.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . O
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    1284 of 5828

pattern harvested-string-defense-a447d0a8
why     Strong players played here 4,439 times of 20,637.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 3
seen    4439 of 20637

pattern harvested-string-defense-b1d8446b
why     Strong players played here 554 times of 2,469.
draw
  O . .
  . * A
  X O X
where   A is O
when    liberties(A) = 3
seen    554 of 2469

pattern harvested-string-defense-509e722a
why     Strong players played here 6,338 times of 30,346.
draw
  . . .
  A * .
  X . O
where   A is O
when    liberties(A) = 2
seen    6338 of 30346

pattern harvested-string-defense-c11d6351
why     Strong players played here 615 times of 2,816.
draw
  O O .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    615 of 2816

pattern harvested-string-defense-14ffd98f
why     Strong players played here 564 times of 2,600.
draw
  X . .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    564 of 2600

pattern harvested-string-defense-f1d36ff5
why     Strong players played here 941 times of 4,411.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . . X . .
where   A is O
when    liberties(A) = 2
seen    941 of 4411

pattern harvested-string-defense-cd90cdcf
why     Strong players played here 906 times of 4,312.
draw
  . . .
  X * .
  O A O
where   A is O
when    liberties(A) = 2
seen    906 of 4312

pattern harvested-string-defense-a4e817b2
why     Strong players played here 2,128 times of 10,343.
draw
  . . .
  X * .
  X A X
where   A is O
when    liberties(A) = 2
seen    2128 of 10343

pattern harvested-string-defense-e0eb9cee
why     Strong players played here 733 times of 3,469.
draw
  . . .
  X * O
  O A X
where   A is O
when    liberties(A) = 3
seen    733 of 3469

pattern harvested-string-defense-7176ed7d
why     Strong players played here 6,023 times of 29,787.
draw
  . . .
  A * .
  O X .
where   A is O
when    liberties(A) = 2
seen    6023 of 29787

pattern harvested-string-defense-e78b8610
why     Strong players played here 1,624 times of 7,998.
draw
  X O O
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    1624 of 7998

pattern harvested-string-defense-2acfc465
why     Strong players played here 607 times of 2,939.
draw
  X . .
  O * A
  O O X
where   A is O
when    liberties(A) = 3
seen    607 of 2939

pattern harvested-string-defense-b89b17fb
why     Strong players played here 1,706 times of 8,592.
draw
  . . .
  . * .
  X A X
where   A is O
when    liberties(A) = 2
seen    1706 of 8592

pattern harvested-string-defense-782710ae
why     Strong players played here 742 times of 3,688.
draw
  O . .
  O * A
  X O X
where   A is O
when    liberties(A) = 2
seen    742 of 3688

pattern harvested-string-defense-38341384
why     Strong players played here 1,780 times of 9,090.
draw
  X . .
  . * .
  . A X
where   A is O
when    liberties(A) = 2
seen    1780 of 9090

pattern harvested-string-defense-a5659a8b
why     Strong players played here 1,767 times of 9,155.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . O
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    1767 of 9155

pattern harvested-string-defense-2f7ddd2e
why     Strong players played here 2,123 times of 11,059.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? X A . |
  ? ? X ? |
where   A is O
when    liberties(A) = 2
seen    2123 of 11059

pattern harvested-string-defense-31522914
why     Strong players played here 2,123 times of 11,059.
draw
  ? ? . ? |
  ? . . . |
  . A * . |
  ? X O . |
  ? ? X ? |
where   A is O
when    liberties(A) = 3
seen    2123 of 11059

pattern harvested-string-defense-940f1c7b
why     Strong players played here 924 times of 4,797.
draw
  . . .
  A * O
  X . X
where   A is O
when    liberties(A) = 2
seen    924 of 4797

pattern harvested-string-defense-e5df3223
why     Strong players played here 501 times of 2,558.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    501 of 2558

pattern harvested-string-defense-ba7933e0
why     Strong players played here 2,022 times of 10,795.
draw
  . . .
  O * .
  X A X
where   A is O
when    liberties(A) = 2
seen    2022 of 10795

pattern harvested-string-defense-6e88ffff
why     Strong players played here 574 times of 2,967.
draw
  O . .
  A * X
  X O .
where   A is O
when    liberties(A) = 3
seen    574 of 2967

pattern harvested-string-defense-e428a9d1
why     Strong players played here 537 times of 2,777.
draw
  | . .
  | * A
  | X O
where   A is O
when    liberties(A) = 2
seen    537 of 2777

pattern harvested-string-defense-7ec46a68
why     Strong players played here 504 times of 2,677.
draw
  O O .
  X * A
  O O X
where   A is O
when    liberties(A) = 2
seen    504 of 2677

pattern harvested-string-defense-721c8a79
why     Strong players played here 890 times of 4,828.
draw
  . . .
  X * A
  X O X
where   A is O
when    liberties(A) = 3
seen    890 of 4828

pattern harvested-string-defense-aa26f0f1
why     Strong players played here 553 times of 2,956.
draw
  - - - - -
  . . . . .
  . . * . .
  X X A . .
  . O . . .
where   A is O
when    liberties(A) = 3
seen    553 of 2956

pattern harvested-string-defense-ce3acac3
why     Strong players played here 1,425 times of 7,873.
draw
  X O .
  O * A
  X O X
where   A is O
when    liberties(A) = 3
seen    1425 of 7873

pattern harvested-string-defense-9328455b
why     Strong players played here 684 times of 3,779.
draw
  . . .
  X * X
  O A .
where   A is O
when    liberties(A) = 3
seen    684 of 3779

pattern harvested-string-defense-87d469ac
why     Strong players played here 454 times of 2,505.
draw
  ? ? . ? ?
  ? . O . ?
  X O * O .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    454 of 2505

pattern harvested-string-defense-b06b3759
why     Strong players played here 454 times of 2,505.
draw
  ? ? . ? ?
  ? . O . ?
  X A * O .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    454 of 2505

pattern harvested-string-defense-ec569387
why     Strong players played here 454 times of 2,505.
draw
  ? ? . ? ?
  ? . O . ?
  X O * A .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    454 of 2505

pattern harvested-string-defense-23d83ad2
why     Strong players played here 431 times of 2,374.
draw
  ? ? X ? ?
  ? X O . ?
  X A * O .
  - - - - -
where   A is O
when    liberties(A) = 1
seen    431 of 2374

pattern harvested-string-defense-50e5f73d
why     Strong players played here 431 times of 2,374.
draw
  ? ? X ? ?
  ? X O . ?
  X O * A .
  - - - - -
where   A is O
when    liberties(A) = 3
seen    431 of 2374

pattern harvested-string-defense-ec59be94
why     Strong players played here 431 times of 2,374.
draw
  ? ? X ? ?
  ? X A . ?
  X O * O .
  - - - - -
where   A is O
when    liberties(A) = 2
seen    431 of 2374

pattern harvested-string-defense-9524821e
why     Strong players played here 531 times of 2,963.
draw
  . . . . .
  . . . . .
  . . * . .
  X X A . .
  O O X X .
where   A is O
when    liberties(A) = 2
seen    531 of 2963

pattern harvested-string-defense-33c295bb
why     Strong players played here 781 times of 4,424.
draw
  X O .
  O * A
  X O X
where   A is O
when    liberties(A) = 2
seen    781 of 4424

pattern harvested-string-defense-f33ee7bf
why     Strong players played here 947 times of 5,402.
draw
  . . .
  A * .
  X X O
where   A is O
when    liberties(A) = 2
seen    947 of 5402

pattern harvested-string-defense-e2ee4dba
why     Strong players played here 600 times of 3,431.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . X
  ? X A O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    600 of 3431

pattern harvested-string-defense-190c3ba2
why     Strong players played here 831 times of 4,828.
draw
  . . .
  O * A
  X X O
where   A is O
when    liberties(A) = 3
seen    831 of 4828

pattern harvested-string-defense-2344f91c
why     Strong players played here 1,942 times of 11,762.
draw
  ? ? . ? ?
  ? . . . ?
  X O * . .
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    1942 of 11762

pattern harvested-string-defense-aa4ea06a
why     Strong players played here 940 times of 5,651.
draw
  . . . . .
  . . . . .
  . O * . .
  . X A . .
  . X . . .
where   A is O
when    liberties(A) = 3
seen    940 of 5651

pattern harvested-string-defense-d78ecc22
why     Strong players played here 940 times of 5,651.
draw
  . . . . .
  . . . . .
  . A * . .
  . X O . .
  . X . . .
where   A is O
when    liberties(A) = 3
seen    940 of 5651

pattern harvested-string-defense-e24289de
why     Strong players played here 19,788 times of 126,237.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    19788 of 126237

pattern harvested-string-defense-cc1800be
why     Strong players played here 2,775 times of 17,586.
draw
  . . .
  A * O
  X X .
where   A is O
when    liberties(A) = 3
seen    2775 of 17586

pattern harvested-string-defense-9674ae14
why     Strong players played here 1,498 times of 9,399.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    1498 of 9399

pattern harvested-string-defense-170a6a07
why     Strong players played here 583 times of 3,573.
draw
  | . O
  | * A
  | X O
where   A is O
when    liberties(A) = 3
seen    583 of 3573

pattern harvested-string-defense-820724a7
why     Strong players played here 591 times of 3,637.
draw
  . . .
  X * O
  X A X
where   A is O
when    liberties(A) = 1
seen    591 of 3637

pattern harvested-string-defense-4ee45bb8
why     Strong players played here 1,024 times of 6,424.
draw
  . . .
  X * X
  X A O
where   A is O
when    liberties(A) = 3
seen    1024 of 6424

pattern harvested-string-defense-be8ff76d
why     Strong players played here 640 times of 3,980.
draw
  . . .
  A * .
  . X O
where   A is O
when    liberties(A) = 3
seen    640 of 3980

pattern harvested-string-defense-bfe94cbd
why     Strong players played here 836 times of 5,251.
draw
  ? ? . ? ?
  ? O . . ?
  . . * . .
  ? . A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    836 of 5251

pattern harvested-string-defense-4314b2c8
why     Strong players played here 1,354 times of 8,621.
draw
  X O .
  A * O
  - - -
where   A is O
when    liberties(A) = 1
seen    1354 of 8621

pattern harvested-string-defense-7293011e
why     Strong players played here 786 times of 4,939.
draw
  X A .
  X * O
  - - -
where   A is O
when    liberties(A) = 2
seen    786 of 4939

pattern harvested-string-defense-c4037988
why     Strong players played here 872 times of 5,533.
draw
  X O .
  X * A
  - - -
where   A is O
when    liberties(A) = 3
seen    872 of 5533

pattern harvested-string-defense-75e98bce
why     Strong players played here 771 times of 4,893.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    771 of 4893

pattern harvested-string-defense-7cb9fd2f
why     Strong players played here 1,222 times of 7,879.
draw
  ? ? O ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    1222 of 7879

pattern harvested-string-defense-3ad2305b
why     Strong players played here 503 times of 3,178.
draw
  | . ? ?
  | . X ?
  | * O X
  | A X ?
  | . ? ?
where   A is O
when    liberties(A) = 2
seen    503 of 3178

pattern harvested-string-defense-a6fc2405
why     Strong players played here 849 times of 5,556.
draw
  . . .
  X * A
  O X X
where   A is O
when    liberties(A) = 3
seen    849 of 5556

pattern harvested-string-defense-974200d4
why     Strong players played here 448 times of 2,891.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? X O O ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    448 of 2891

pattern harvested-string-defense-53d8e6ff
why     Strong players played here 477 times of 3,139.
draw
  X . .
  X * A
  X O X
where   A is O
when    liberties(A) = 3
seen    477 of 3139

pattern harvested-string-defense-7cfe170a
why     Strong players played here 522 times of 3,454.
draw
  X O O
  O * A
  X O X
where   A is O
when    liberties(A) = 3
seen    522 of 3454

pattern harvested-string-defense-af0219b0
why     Strong players played here 494 times of 3,287.
draw
  X . O
  A * O
  X O O
where   A is O
when    liberties(A) = 1
seen    494 of 3287

pattern harvested-string-defense-c120aa67
why     Strong players played here 1,357 times of 9,366.
draw
  . . .
  X * .
  . A X
where   A is O
when    liberties(A) = 2
seen    1357 of 9366

pattern harvested-string-defense-3031fe83
why     Strong players played here 999 times of 6,840.
draw
  . . .
  A * .
  X O X
where   A is O
when    liberties(A) = 2
seen    999 of 6840

pattern harvested-string-defense-7ad6bc1a
why     Strong players played here 742 times of 5,044.
draw
  . . .
  X * O
  . A X
where   A is O
when    liberties(A) = 2
seen    742 of 5044

pattern harvested-string-defense-d3903473
why     Strong players played here 1,937 times of 13,667.
draw
  . . .
  A * O
  X X O
where   A is O
when    liberties(A) = 3
seen    1937 of 13667

pattern harvested-string-defense-8a3a1ca7
why     Strong players played here 3,481 times of 24,891.
draw
  ? ? . ? ?
  ? . . . ?
  X . * . .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    3481 of 24891

pattern harvested-string-defense-e4197162
why     Strong players played here 1,828 times of 12,954.
draw
  O . .
  . * .
  . A X
where   A is O
when    liberties(A) = 2
seen    1828 of 12954

pattern harvested-string-defense-d0e16032
why     Strong players played here 733 times of 5,086.
draw
  . . . . .
  . . . . .
  . A * . .
  O X X . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    733 of 5086

pattern harvested-string-defense-64cb2617
why     Strong players played here 497 times of 3,405.
draw
  X . .
  . * X
  X A .
where   A is O
when    liberties(A) = 3
seen    497 of 3405

pattern harvested-string-defense-56b921fa
why     Strong players played here 35,034 times of 261,346.
draw
  . . .
  . * .
  X A .
where   A is O
when    liberties(A) = 2
seen    35034 of 261346

pattern harvested-string-defense-fde5e3ac
why     Strong players played here 818 times of 5,797.
draw
  . . .
  A * O
  X X O
where   A is O
when    liberties(A) = 2
seen    818 of 5797

pattern harvested-string-defense-15c257cf
why     Strong players played here 534 times of 3,762.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? X A O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    534 of 3762

pattern harvested-string-defense-a643c1c1
why     Strong players played here 483 times of 3,410.
draw
  . . .
  X * A
  O . X
where   A is O
when    liberties(A) = 3
seen    483 of 3410

pattern harvested-string-defense-098bf711
why     Strong players played here 875 times of 6,384.
draw
  ? ? . ? |
  ? . . . |
  X A * . |
  ? X X . |
  ? ? . ? |
where   A is O
when    liberties(A) = 2
seen    875 of 6384

pattern harvested-string-defense-c8b21354
why     Strong players played here 603 times of 4,366.
draw
  . . .
  A * O
  . X .
where   A is O
when    liberties(A) = 3
seen    603 of 4366

pattern harvested-string-defense-2a0e2827
why     Strong players played here 1,351 times of 10,063.
draw
  X . .
  . * .
  . A X
where   A is O
when    liberties(A) = 3
seen    1351 of 10063

pattern harvested-string-defense-91a84d26
why     Strong players played here 729 times of 5,401.
draw
  O . .
  O * .
  X A X
where   A is O
when    liberties(A) = 2
seen    729 of 5401

pattern harvested-string-defense-e13f2e53
why     Strong players played here 1,458 times of 11,370.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? X O O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    1458 of 11370

pattern harvested-string-defense-e4888523
why     Strong players played here 2,957 times of 23,401.
draw
  . O .
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    2957 of 23401

pattern harvested-string-defense-125c8614
why     Strong players played here 2,391 times of 18,909.
draw
  . . .
  X * X
  X A .
where   A is O
when    liberties(A) = 3
seen    2391 of 18909

pattern harvested-string-defense-ac675181
why     Strong players played here 455 times of 3,438.
draw
  O . .
  X * A
  . . X
where   A is O
when    liberties(A) = 3
seen    455 of 3438

pattern harvested-string-defense-a961c8c1
why     Strong players played here 501 times of 3,816.
draw
  . . .
  X * O
  X A X
where   A is O
when    liberties(A) = 2
seen    501 of 3816

pattern harvested-string-defense-fe184135
why     Strong players played here 1,053 times of 8,245.
draw
  X . .
  . * A
  X . X
where   A is O
when    liberties(A) = 3
seen    1053 of 8245

pattern harvested-string-defense-f1aa2053
why     Strong players played here 497 times of 3,802.
draw
  ? ? O ? ?
  ? . . . ?
  . X * A .
  ? . . X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    497 of 3802

pattern harvested-string-defense-88cd6095
why     Strong players played here 624 times of 4,879.
draw
  . . .
  A * O
  X X .
where   A is O
when    liberties(A) = 2
seen    624 of 4879

pattern harvested-string-defense-2afaf45a
why     Strong players played here 590 times of 4,626.
draw
  X A .
  X * X
  . X O
where   A is O
when    liberties(A) = 3
seen    590 of 4626

pattern harvested-string-defense-3aae94ee
why     Strong players played here 524 times of 4,098.
draw
  X O .
  O * O
  X A X
where   A is O
when    liberties(A) = 2
seen    524 of 4098

pattern harvested-string-defense-bed96a6e
why     Strong players played here 10,045 times of 84,084.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    10045 of 84084

pattern harvested-string-defense-b0d84cb7
why     Strong players played here 996 times of 8,046.
draw
  ? ? . ? |
  ? . . . |
  . A * . |
  ? X X . |
  ? ? O ? |
where   A is O
when    liberties(A) = 3
seen    996 of 8046

pattern harvested-string-defense-227a02c5
why     Strong players played here 596 times of 4,769.
draw
  . . .
  X * X
  X A O
where   A is O
when    liberties(A) = 2
seen    596 of 4769

pattern harvested-string-defense-b22dbab0
why     Strong players played here 780 times of 6,372.
draw
  . . .
  A * O
  X X X
where   A is O
when    liberties(A) = 2
seen    780 of 6372

pattern harvested-string-defense-fde3e8ce
why     Strong players played here 2,557 times of 21,522.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? X . X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    2557 of 21522

pattern harvested-string-defense-37adda43
why     Strong players played here 950 times of 7,881.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    950 of 7881

pattern harvested-string-defense-0cc0ce58
why     Strong players played here 879 times of 7,402.
draw
  X O X
  A * O
  - - -
where   A is O
when    liberties(A) = 2
seen    879 of 7402

pattern harvested-string-defense-f052693f
why     Strong players played here 24,919 times of 223,318.
draw
  . . .
  A * .
  X X .
where   A is O
when    liberties(A) = 3
seen    24919 of 223318

pattern harvested-string-defense-6e4e43ca
why     Strong players played here 1,054 times of 9,124.
draw
  . A .
  O * O
  X O X
where   A is O
when    liberties(A) = 3
seen    1054 of 9124

pattern harvested-string-defense-e30742fe
why     Strong players played here 16,218 times of 146,911.
draw
  . . .
  O * .
  X A .
where   A is O
when    liberties(A) = 2
seen    16218 of 146911

pattern harvested-string-defense-fb7c966f
why     Strong players played here 468 times of 3,963.
draw
  X O O
  O * O
  X A X
where   A is O
when    liberties(A) = 2
seen    468 of 3963

pattern harvested-string-defense-62bfc094
why     Strong players played here 991 times of 8,767.
draw
  ? ? O ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    991 of 8767

pattern harvested-string-defense-36fb82ad
why     Strong players played here 474 times of 4,093.
draw
  O A .
  X * O
  - - -
where   A is O
when    liberties(A) = 2
seen    474 of 4093

pattern harvested-string-defense-a8d41dfd
why     Strong players played here 6,872 times of 63,890.
draw
  . . .
  A * .
  O X .
where   A is O
when    liberties(A) = 3
seen    6872 of 63890

pattern harvested-string-defense-8e35ede4
why     Strong players played here 824 times of 7,382.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? X A . |
  ? ? . ? |
where   A is O
when    liberties(A) = 3
seen    824 of 7382

pattern harvested-string-defense-7340a92a
why     Strong players played here 10,394 times of 97,789.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    10394 of 97789

pattern harvested-string-defense-0e42665e
why     Strong players played here 2,790 times of 26,411.
draw
  . . .
  X * .
  X A X
where   A is O
when    liberties(A) = 1
seen    2790 of 26411

pattern harvested-string-defense-d81e17b0
why     Strong players played here 4,799 times of 45,947.
draw
  . . .
  A * .
  X . X
where   A is O
when    liberties(A) = 3
seen    4799 of 45947

pattern harvested-string-defense-aadd44ac
why     Strong players played here 1,804 times of 17,073.
draw
  X O .
  O * A
  O O X
where   A is O
when    liberties(A) = 3
seen    1804 of 17073

pattern harvested-string-defense-2f2c155f
why     Strong players played here 721 times of 6,654.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . X
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    721 of 6654
