# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as string-attack; `seen` says how often each was chosen of the times it could be. No window and no
# count comes from the games kept apart for checking: one in 10, by a hash of its moves and the seed
# 2026, as `riyu learn` keeps them apart.
class    harvested-string-attack
asked    a liberty of a string; toward a stone of the string
answer   best
last     none

pattern harvested-string-attack-da7ab4d7
why     Strong players played here 418 times of 419.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . O O A . . |
  . X X . . . |
  ? . . . . . |
where   A is X
when    liberties(A) = 3
seen    418 of 419

pattern harvested-string-attack-4006a67c
why     Strong players played here 747 times of 785.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . . * . . |
  . . O A . . |
  . . . . . . |
  ? . . X . . |
where   A is X
when    liberties(A) = 3
seen    747 of 785

pattern harvested-string-attack-ebc87898
why     Strong players played here 708 times of 767.
draw
  - - - - - - -
  . . . . . . .
  . . . * . . .
  O O O A . . .
  X X X . . . .
  ? . . . . . ?
where   A is X
when    liberties(A) = 3
seen    708 of 767

pattern harvested-string-attack-333b3e25
why     Strong players played here 1,239 times of 1,385.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O A . . .
  . . . . . . .
  ? . . X . . ?
where   A is X
when    liberties(A) = 3
seen    1239 of 1385

pattern harvested-string-attack-6d7351bf
why     Strong players played here 531 times of 592.
draw
  - - - - - - -
  . . . . . . .
  . . . * . . .
  . O O A . . .
  . X X . . . .
  ? . . . . . ?
where   A is X
when    liberties(A) = 3
seen    531 of 592

pattern harvested-string-attack-6ab98326
why     Strong players played here 789 times of 932.
draw
  . . . . .
  . . . . .
  . X * O .
  . O A . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    789 of 932

pattern harvested-string-attack-e65fa5fb
why     Strong players played here 789 times of 932.
draw
  . . . . .
  . . . . .
  . A * O .
  . O X . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    789 of 932

pattern harvested-string-attack-655dfce8
why     Strong players played here 867 times of 1,036.
draw
  - - - - -
  . . . . .
  . A * . .
  X O . X .
  X O . . .
where   A is X
when    liberties(A) = 3
seen    867 of 1036

pattern harvested-string-attack-53550596
why     Strong players played here 475 times of 569.
draw
  - - - - - +
  . . . . . |
  . . . * . |
  O O O A . |
  X X X . . |
  ? . . . . |
where   A is X
when    liberties(A) = 3
seen    475 of 569

pattern harvested-string-attack-6d53f965
why     Strong players played here 416 times of 504.
draw
  - - - - - - -
  . . . . . . .
  . X . . . . .
  . O A * X . .
  . . O . . . .
  . . . . . . .
  ? O . . . . ?
where   A is X
when    liberties(A) = 2
seen    416 of 504

pattern harvested-string-attack-f52c240b
why     Strong players played here 1,128 times of 1,401.
draw
  . . . . |
  . . . . |
  . . * . |
  O O A . |
  X X . . |
where   A is X
when    liberties(A) = 3
seen    1128 of 1401

pattern harvested-string-attack-40f438dc
why     Strong players played here 540 times of 675.
draw
  . . . . |
  . . . . |
  . . * . |
  O O A . |
  . X . . |
where   A is X
when    liberties(A) = 3
seen    540 of 675

pattern harvested-string-attack-6d5cdeed
why     Strong players played here 409 times of 516.
draw
  . . . . |
  . . . . |
  O . * . |
  . O A . |
  . X . . |
where   A is X
when    liberties(A) = 3
seen    409 of 516

pattern harvested-string-attack-808e9bbb
why     Strong players played here 1,940 times of 2,684.
draw
  - - - - -
  . . . . .
  . . * . .
  O O A . .
  X X . . .
where   A is X
when    liberties(A) = 3
seen    1940 of 2684

pattern harvested-string-attack-6708e69a
why     Strong players played here 1,201 times of 1,666.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . * . . |
  . . O A . . |
  . . . . . . |
  ? . X . . . |
where   A is X
when    liberties(A) = 3
seen    1201 of 1666

pattern harvested-string-attack-da495f1c
why     Strong players played here 704 times of 978.
draw
  - - - - - - +
  . . . . . . |
  . . . * . . |
  O . O A . . |
  . . X . . . |
  ? . . . . . |
where   A is X
when    liberties(A) = 3
seen    704 of 978

pattern harvested-string-attack-b0d9dcc2
why     Strong players played here 1,919 times of 2,967.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? O O X ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    1919 of 2967

pattern harvested-string-attack-41a97167
why     Strong players played here 1,265 times of 2,023.
draw
  - - - - +
  . . . . |
  . . * . |
  O O A . |
  X X . . |
where   A is X
when    liberties(A) = 3
seen    1265 of 2023

pattern harvested-string-attack-e34315e9
why     Strong players played here 436 times of 692.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X A O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    436 of 692

pattern harvested-string-attack-161e8d78
why     Strong players played here 586 times of 939.
draw
  . . . . .
  X . . . .
  O A * X .
  . O . . .
  . . . . .
where   A is X
when    liberties(A) = 2
seen    586 of 939

pattern harvested-string-attack-7138e79d
why     Strong players played here 928 times of 1,506.
draw
  ? ? O ? ?
  ? O X O ?
  . A * X .
  - - - - -
where   A is X
when    liberties(A) = 2
seen    928 of 1506

pattern harvested-string-attack-d8f444a6
why     Strong players played here 427 times of 716.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O A . . .
  . . . . . . .
  ? . X . . . ?
where   A is X
when    liberties(A) = 3
seen    427 of 716

pattern harvested-string-attack-2d77bdd7
why     Strong players played here 599 times of 1,047.
draw
  ? ? . ? |
  ? O . . |
  . A * . |
  - - - - +
where   A is X
when    liberties(A) = 2
seen    599 of 1047

pattern harvested-string-attack-b1b2c78b
why     Strong players played here 1,296 times of 2,312.
draw
  ? ? O ? ?
  ? O . . ?
  . A * . .
  - - - - -
where   A is X
when    liberties(A) = 2
seen    1296 of 2312

pattern harvested-string-attack-600ea766
why     Strong players played here 978 times of 1,735.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  O X . . .
where   A is X
when    liberties(A) = 3
seen    978 of 1735

pattern harvested-string-attack-c73e0924
why     Strong players played here 9,799 times of 17,965.
draw
  . . . . .
  . . . . .
  . . * . .
  . O A . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    9799 of 17965

pattern harvested-string-attack-53472f8f
why     Strong players played here 779 times of 1,387.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  . X . . .
where   A is X
when    liberties(A) = 3
seen    779 of 1387

pattern harvested-string-attack-08f3e0c1
why     Strong players played here 695 times of 1,239.
draw
  X O . . .
  X O . . .
  . A * . .
  - - - - -
where   A is X
when    liberties(A) = 2
seen    695 of 1239

pattern harvested-string-attack-60bd1409
why     Strong players played here 685 times of 1,268.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O A O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    685 of 1268

pattern harvested-string-attack-6f67408e
why     Strong players played here 528 times of 975.
draw
  . . . . |
  . . . . |
  . . * . |
  . O A . |
  X X O . |
where   A is X
when    liberties(A) = 2
seen    528 of 975

pattern harvested-string-attack-e27fd29f
why     Strong players played here 540 times of 1,007.
draw
  - - - - -
  . . . . .
  . A * . .
  X O . X .
  . O . . .
where   A is X
when    liberties(A) = 3
seen    540 of 1007

pattern harvested-string-attack-b63d9674
why     Strong players played here 1,875 times of 3,639.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    1875 of 3639

pattern harvested-string-attack-9592470d
why     Strong players played here 1,875 times of 3,639.
draw
  ? ? . ? ?
  ? . . . ?
  . A * O .
  ? O X . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    1875 of 3639

pattern harvested-string-attack-7c923ebd
why     Strong players played here 401 times of 750.
draw
  | ? . ? ?
  | . X . ?
  | A * X X
  | O X O ?
  | ? O ? ?
where   A is X
when    liberties(A) = 2
seen    401 of 750

pattern harvested-string-attack-794830bb
why     Strong players played here 594 times of 1,133.
draw
  ? ? . ? ?
  ? X . . ?
  . . * O .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    594 of 1133

pattern harvested-string-attack-c8fec48c
why     Strong players played here 2,149 times of 4,369.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O A O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    2149 of 4369

pattern harvested-string-attack-08c3849b
why     Strong players played here 384 times of 755.
draw
  - - - - - - +
  . . . . . . |
  . . . * . . |
  . . O A . . |
  . . . . . . |
  ? . X . . . |
where   A is X
when    liberties(A) = 3
seen    384 of 755

pattern harvested-string-attack-79cebe00
why     Strong players played here 1,709 times of 3,514.
draw
  . . .
  . * .
  O A O
where   A is X
when    liberties(A) = 3
seen    1709 of 3514

pattern harvested-string-attack-7799b35a
why     Strong players played here 5,795 times of 12,261.
draw
  O . .
  A * .
  - - -
where   A is X
when    liberties(A) = 2
seen    5795 of 12261

pattern harvested-string-attack-d99a7f84
why     Strong players played here 697 times of 1,429.
draw
  . . . . .
  . . . . .
  . . * . .
  . O A . .
  O . . . .
where   A is X
when    liberties(A) = 3
seen    697 of 1429

pattern harvested-string-attack-ee3dfe4f
why     Strong players played here 1,441 times of 3,006.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O O X ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    1441 of 3006

pattern harvested-string-attack-4ec4d1ce
why     Strong players played here 445 times of 921.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? X A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    445 of 921

pattern harvested-string-attack-9f3b1b52
why     Strong players played here 700 times of 1,476.
draw
  ? ? . ? ?
  ? . . . ?
  . A * O .
  ? O X . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    700 of 1476

pattern harvested-string-attack-7c15c6d0
why     Strong players played here 1,667 times of 3,707.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? . A O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    1667 of 3707

pattern harvested-string-attack-0da35966
why     Strong players played here 3,892 times of 9,029.
draw
  . . .
  A * .
  O O X
where   A is X
when    liberties(A) = 2
seen    3892 of 9029

pattern harvested-string-attack-fb13d689
why     Strong players played here 1,739 times of 4,032.
draw
  ? ? . ? |
  ? . . . |
  O . * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    1739 of 4032

pattern harvested-string-attack-b32a2d97
why     Strong players played here 482 times of 1,097.
draw
  ? ? O ? ?
  ? O X . ?
  O X * A .
  - - - - -
where   A is X
when    liberties(A) = 3
seen    482 of 1097

pattern harvested-string-attack-fe608c1d
why     Strong players played here 482 times of 1,097.
draw
  ? ? O ? ?
  ? O A . ?
  O X * X .
  - - - - -
where   A is X
when    liberties(A) = 2
seen    482 of 1097

pattern harvested-string-attack-c6cd9dbf
why     Strong players played here 748 times of 1,760.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    748 of 1760

pattern harvested-string-attack-8f9fbe33
why     Strong players played here 1,517 times of 3,676.
draw
  X . .
  . * O
  O A .
where   A is X
when    liberties(A) = 3
seen    1517 of 3676

pattern harvested-string-attack-3b8821a2
why     Strong players played here 1,316 times of 3,182.
draw
  ? ? . ? ?
  ? . X . ?
  . A * X .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    1316 of 3182

pattern harvested-string-attack-d0bcfe19
why     Strong players played here 1,337 times of 3,280.
draw
  . . .
  A * .
  X O X
where   A is X
when    liberties(A) = 2
seen    1337 of 3280

pattern harvested-string-attack-228fa60e
why     Strong players played here 613 times of 1,482.
draw
  ? ? . ? ?
  ? . X . ?
  O A * X .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    613 of 1482

pattern harvested-string-attack-8ebee39e
why     Strong players played here 613 times of 1,482.
draw
  ? ? . ? ?
  ? . X . ?
  O X * A .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    613 of 1482

pattern harvested-string-attack-66f6d4c9
why     Strong players played here 2,031 times of 5,060.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  X X . . .
where   A is X
when    liberties(A) = 3
seen    2031 of 5060

pattern harvested-string-attack-766a3e05
why     Strong players played here 440 times of 1,058.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? O X O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    440 of 1058

pattern harvested-string-attack-4c6b0fcc
why     Strong players played here 6,286 times of 16,109.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    6286 of 16109

pattern harvested-string-attack-efd100ad
why     Strong players played here 600 times of 1,486.
draw
  . . .
  O * .
  O A O
where   A is X
when    liberties(A) = 3
seen    600 of 1486

pattern harvested-string-attack-731f5c62
why     Strong players played here 2,153 times of 5,612.
draw
  . . .
  O * .
  X A O
where   A is X
when    liberties(A) = 3
seen    2153 of 5612

pattern harvested-string-attack-79f83355
why     Strong players played here 676 times of 1,770.
draw
  | . X .
  | . . X
  | * A O
  | . O .
  | . . .
where   A is X
when    liberties(A) = 2
seen    676 of 1770

pattern harvested-string-attack-1e5df7f5
why     Strong players played here 558 times of 1,487.
draw
  - - - - -
  ? . . . ?
  . O * . .
  ? X A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    558 of 1487

pattern harvested-string-attack-f6e016dd
why     Strong players played here 965 times of 2,628.
draw
  | . ? ?
  | . . ?
  | * O O
  | A O ?
  | . ? ?
where   A is X
when    liberties(A) = 2
seen    965 of 2628

pattern harvested-string-attack-3e304beb
why     Strong players played here 4,936 times of 13,957.
draw
  . . .
  . * .
  O A O
where   A is X
when    liberties(A) = 2
seen    4936 of 13957

pattern harvested-string-attack-5f7e2fad
why     Strong players played here 447 times of 1,211.
draw
  . O . . .
  . . . . .
  . . * . .
  . O A . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    447 of 1211

pattern harvested-string-attack-cf7346be
why     Strong players played here 4,232 times of 12,336.
draw
  . . .
  A * O
  O X .
where   A is X
when    liberties(A) = 3
seen    4232 of 12336

pattern harvested-string-attack-dbaba65d
why     Strong players played here 3,623 times of 10,551.
draw
  . . .
  A * .
  O O X
where   A is X
when    liberties(A) = 3
seen    3623 of 10551

pattern harvested-string-attack-4e16f38a
why     Strong players played here 425 times of 1,177.
draw
  . . .
  O * O
  X A X
where   A is X
when    liberties(A) = 2
seen    425 of 1177

pattern harvested-string-attack-a9f8438d
why     Strong players played here 2,094 times of 6,163.
draw
  - - - - -
  . . . . .
  . . * . .
  . O A . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    2094 of 6163

pattern harvested-string-attack-631aa677
why     Strong players played here 594 times of 1,713.
draw
  . . . . .
  . . . . .
  . X * . .
  . O A . .
  . . O X .
where   A is X
when    liberties(A) = 2
seen    594 of 1713

pattern harvested-string-attack-81f69ef0
why     Strong players played here 594 times of 1,713.
draw
  . . . . .
  . . . . .
  . A * . .
  . O X . .
  . . O X .
where   A is X
when    liberties(A) = 3
seen    594 of 1713

pattern harvested-string-attack-5215dce7
why     Strong players played here 811 times of 2,386.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O . O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    811 of 2386

pattern harvested-string-attack-4176f765
why     Strong players played here 535 times of 1,575.
draw
  O . .
  A * X
  . O .
where   A is X
when    liberties(A) = 3
seen    535 of 1575

pattern harvested-string-attack-d3d36dd3
why     Strong players played here 4,097 times of 12,617.
draw
  . . .
  O * .
  . A O
where   A is X
when    liberties(A) = 3
seen    4097 of 12617

pattern harvested-string-attack-012f928d
why     Strong players played here 1,110 times of 3,446.
draw
  - - - - -
  ? . . . ?
  . X * . .
  ? . A O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    1110 of 3446

pattern harvested-string-attack-9ed649eb
why     Strong players played here 884 times of 2,756.
draw
  | . O
  | * A
  | . O
where   A is X
when    liberties(A) = 3
seen    884 of 2756

pattern harvested-string-attack-50cacf6c
why     Strong players played here 537 times of 1,654.
draw
  O . .
  . * A
  O X O
where   A is X
when    liberties(A) = 3
seen    537 of 1654

pattern harvested-string-attack-aa990a3b
why     Strong players played here 419 times of 1,295.
draw
  O . .
  X * O
  O A .
where   A is X
when    liberties(A) = 3
seen    419 of 1295

pattern harvested-string-attack-6a06ef74
why     Strong players played here 483 times of 1,521.
draw
  O . .
  A * X
  . O O
where   A is X
when    liberties(A) = 3
seen    483 of 1521

pattern harvested-string-attack-d073134e
why     Strong players played here 478 times of 1,511.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    478 of 1511

pattern harvested-string-attack-002f4d29
why     Strong players played here 4,123 times of 13,742.
draw
  . . .
  X * O
  O A .
where   A is X
when    liberties(A) = 3
seen    4123 of 13742

pattern harvested-string-attack-bdc50dae
why     Strong players played here 2,401 times of 8,019.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? O A . |
  ? ? O ? |
where   A is X
when    liberties(A) = 2
seen    2401 of 8019

pattern harvested-string-attack-410c570a
why     Strong players played here 615 times of 2,046.
draw
  O . .
  A * .
  O . X
where   A is X
when    liberties(A) = 2
seen    615 of 2046

pattern harvested-string-attack-33a91925
why     Strong players played here 859 times of 2,917.
draw
  . . .
  X * .
  O A O
where   A is X
when    liberties(A) = 3
seen    859 of 2917

pattern harvested-string-attack-3458aba5
why     Strong players played here 998 times of 3,414.
draw
  . . . . .
  . . . . .
  . . * . .
  . O A . .
  . O X . .
where   A is X
when    liberties(A) = 3
seen    998 of 3414

pattern harvested-string-attack-443979a2
why     Strong players played here 527 times of 1,770.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? X A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    527 of 1770

pattern harvested-string-attack-253c74ac
why     Strong players played here 620 times of 2,124.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    620 of 2124

pattern harvested-string-attack-a3747bc9
why     Strong players played here 472 times of 1,633.
draw
  . O .
  A * O
  O X O
where   A is X
when    liberties(A) = 3
seen    472 of 1633

pattern harvested-string-attack-3429f4b9
why     Strong players played here 418 times of 1,443.
draw
  O . .
  X * .
  . A O
where   A is X
when    liberties(A) = 2
seen    418 of 1443

pattern harvested-string-attack-3a6f83aa
why     Strong players played here 1,508 times of 5,446.
draw
  . . .
  A * O
  O X O
where   A is X
when    liberties(A) = 3
seen    1508 of 5446

pattern harvested-string-attack-6746d407
why     Strong players played here 395 times of 1,393.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O . O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    395 of 1393

pattern harvested-string-attack-50b67f10
why     Strong players played here 451 times of 1,606.
draw
  O . .
  X * A
  . O O
where   A is X
when    liberties(A) = 3
seen    451 of 1606

pattern harvested-string-attack-baca8bec
why     Strong players played here 644 times of 2,352.
draw
  O . .
  A * X
  . O X
where   A is X
when    liberties(A) = 3
seen    644 of 2352

pattern harvested-string-attack-d5a6d725
why     Strong players played here 1,713 times of 6,481.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . O
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    1713 of 6481

pattern harvested-string-attack-9d00930f
why     Strong players played here 499 times of 1,826.
draw
  O . .
  . * .
  O A O
where   A is X
when    liberties(A) = 2
seen    499 of 1826

pattern harvested-string-attack-fca09840
why     Strong players played here 658 times of 2,508.
draw
  O O .
  X * A
  X . O
where   A is X
when    liberties(A) = 3
seen    658 of 2508

pattern harvested-string-attack-ad84c6c8
why     Strong players played here 1,322 times of 5,155.
draw
  . . .
  A * O
  O O X
where   A is X
when    liberties(A) = 2
seen    1322 of 5155

pattern harvested-string-attack-edcdd398
why     Strong players played here 2,606 times of 10,421.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O . X ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    2606 of 10421

pattern harvested-string-attack-b29f7f2b
why     Strong players played here 549 times of 2,124.
draw
  X O .
  . * A
  - - -
where   A is X
when    liberties(A) = 3
seen    549 of 2124

pattern harvested-string-attack-392e6309
why     Strong players played here 420 times of 1,616.
draw
  - - - - -
  . . . . .
  . . * . .
  O O A . .
  X X O . .
where   A is X
when    liberties(A) = 2
seen    420 of 1616

pattern harvested-string-attack-eebf1663
why     Strong players played here 1,403 times of 5,627.
draw
  . . .
  A * O
  O O X
where   A is X
when    liberties(A) = 3
seen    1403 of 5627

pattern harvested-string-attack-45d55bf6
why     Strong players played here 1,913 times of 7,858.
draw
  O . O
  A * .
  - - -
where   A is X
when    liberties(A) = 2
seen    1913 of 7858

pattern harvested-string-attack-f104163e
why     Strong players played here 442 times of 1,747.
draw
  ? ? . ? ?
  ? . X . ?
  X X * A .
  ? O X O ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    442 of 1747

pattern harvested-string-attack-7e582cd6
why     Strong players played here 3,075 times of 12,788.
draw
  . . .
  A * .
  O X O
where   A is X
when    liberties(A) = 3
seen    3075 of 12788

pattern harvested-string-attack-6bb57ce3
why     Strong players played here 27,891 times of 119,344.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    27891 of 119344

pattern harvested-string-attack-9d3b02e9
why     Strong players played here 1,959 times of 8,180.
draw
  - - - - +
  ? . . . |
  . . * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    1959 of 8180

pattern harvested-string-attack-73f873e0
why     Strong players played here 391 times of 1,558.
draw
  O . .
  A * X
  O . .
where   A is X
when    liberties(A) = 2
seen    391 of 1558

pattern harvested-string-attack-c9662bcf
why     Strong players played here 670 times of 2,743.
draw
  . . . . .
  . . . . .
  . O * . .
  O X A . .
  X O . . .
where   A is X
when    liberties(A) = 3
seen    670 of 2743

pattern harvested-string-attack-c1f747d0
why     Strong players played here 2,074 times of 8,777.
draw
  | . .
  | * O
  | A O
where   A is X
when    liberties(A) = 2
seen    2074 of 8777

pattern harvested-string-attack-fb24f745
why     Strong players played here 895 times of 3,715.
draw
  O X .
  X * A
  O X O
where   A is X
when    liberties(A) = 3
seen    895 of 3715

pattern harvested-string-attack-e29e55be
why     Strong players played here 998 times of 4,159.
draw
  . . .
  O * O
  X A O
where   A is X
when    liberties(A) = 2
seen    998 of 4159

pattern harvested-string-attack-90d79df0
why     Strong players played here 720 times of 2,977.
draw
  . . .
  O * .
  X A O
where   A is X
when    liberties(A) = 2
seen    720 of 2977

pattern harvested-string-attack-37cd914b
why     Strong players played here 380 times of 1,536.
draw
  ? ? O ? ?
  ? O A . ?
  O X * X .
  ? O X X ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    380 of 1536

pattern harvested-string-attack-3324ee44
why     Strong players played here 706 times of 2,969.
draw
  X . O
  . * A
  - - -
where   A is X
when    liberties(A) = 2
seen    706 of 2969

pattern harvested-string-attack-df1e13c0
why     Strong players played here 1,656 times of 7,160.
draw
  . . .
  A * .
  O X O
where   A is X
when    liberties(A) = 2
seen    1656 of 7160

pattern harvested-string-attack-0ddea9e7
why     Strong players played here 508 times of 2,124.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O O O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    508 of 2124

pattern harvested-string-attack-17b243e0
why     Strong players played here 500 times of 2,103.
draw
  | . ? ?
  | . O ?
  | * X O
  | A O ?
  | . ? ?
where   A is X
when    liberties(A) = 2
seen    500 of 2103

pattern harvested-string-attack-65c5650e
why     Strong players played here 464 times of 1,948.
draw
  O X O
  X * X
  X A O
where   A is X
when    liberties(A) = 3
seen    464 of 1948

pattern harvested-string-attack-ab2de2c9
why     Strong players played here 441 times of 1,861.
draw
  - - - - +
  ? . . . |
  . . * . |
  ? O A . |
  ? ? O ? |
where   A is X
when    liberties(A) = 2
seen    441 of 1861

pattern harvested-string-attack-afdf7117
why     Strong players played here 2,261 times of 9,999.
draw
  ? ? . ? ?
  ? . . . ?
  O A * X .
  ? O . . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    2261 of 9999

pattern harvested-string-attack-0c781239
why     Strong players played here 536 times of 2,286.
draw
  O O .
  X * A
  . X O
where   A is X
when    liberties(A) = 3
seen    536 of 2286

pattern harvested-string-attack-21cbc1c3
why     Strong players played here 1,354 times of 6,007.
draw
  O X O
  A * X
  - - -
where   A is X
when    liberties(A) = 2
seen    1354 of 6007

pattern harvested-string-attack-84b68aa8
why     Strong players played here 468 times of 2,015.
draw
  O O .
  X * X
  . A O
where   A is X
when    liberties(A) = 3
seen    468 of 2015

pattern harvested-string-attack-250c6e12
why     Strong players played here 607 times of 2,654.
draw
  - - - - -
  ? . . . ?
  O A * . .
  ? O . X ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    607 of 2654

pattern harvested-string-attack-b1672486
why     Strong players played here 1,629 times of 7,382.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? O . X ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    1629 of 7382

pattern harvested-string-attack-bc4ba72d
why     Strong players played here 561 times of 2,526.
draw
  . O .
  A * O
  O O X
where   A is X
when    liberties(A) = 3
seen    561 of 2526

pattern harvested-string-attack-fc19213f
why     Strong players played here 416 times of 1,870.
draw
  O O .
  A * X
  . X O
where   A is X
when    liberties(A) = 3
seen    416 of 1870

pattern harvested-string-attack-13614ec6
why     Strong players played here 500 times of 2,316.
draw
  . O .
  A * O
  O O X
where   A is X
when    liberties(A) = 2
seen    500 of 2316

pattern harvested-string-attack-9280063f
why     Strong players played here 489 times of 2,271.
draw
  ? ? . ? ?
  ? . . . ?
  O A * O .
  ? O X . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 2
seen    489 of 2271

pattern harvested-string-attack-a716b6e2
why     Strong players played here 4,832 times of 23,911.
draw
  . X .
  A * X
  O X O
where   A is X
when    liberties(A) = 3
seen    4832 of 23911

pattern harvested-string-attack-715ed356
why     Strong players played here 3,446 times of 17,040.
draw
  . X .
  A * X
  O X O
where   A is X
when    liberties(A) = 2
seen    3446 of 17040

pattern harvested-string-attack-470658cc
why     Strong players played here 1,646 times of 8,086.
draw
  ? ? X ? ?
  ? . . . ?
  . . * . .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    1646 of 8086

pattern harvested-string-attack-c9161e56
why     Strong players played here 522 times of 2,483.
draw
  ? ? . ? |
  ? . . . |
  O O * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    522 of 2483

pattern harvested-string-attack-ce729108
why     Strong players played here 437 times of 2,073.
draw
  X . .
  O * .
  O A X
where   A is X
when    liberties(A) = 3
seen    437 of 2073

pattern harvested-string-attack-45d20419
why     Strong players played here 655 times of 3,185.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . X
  ? O . O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    655 of 3185

pattern harvested-string-attack-d48d8304
why     Strong players played here 586 times of 2,839.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? X A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    586 of 2839

pattern harvested-string-attack-f5924264
why     Strong players played here 384 times of 1,850.
draw
  ? ? . ? ?
  ? O A . ?
  O X * X .
  ? O X X ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    384 of 1850

pattern harvested-string-attack-be9ff525
why     Strong players played here 2,161 times of 11,028.
draw
  . . .
  A * .
  X O X
where   A is X
when    liberties(A) = 3
seen    2161 of 11028

pattern harvested-string-attack-e7bb8287
why     Strong players played here 1,028 times of 5,199.
draw
  | . .
  | * O
  | A X
where   A is X
when    liberties(A) = 2
seen    1028 of 5199

pattern harvested-string-attack-c133f016
why     Strong players played here 530 times of 2,630.
draw
  O X .
  X * A
  O X O
where   A is X
when    liberties(A) = 2
seen    530 of 2630

pattern harvested-string-attack-5cc95bf6
why     Strong players played here 66,883 times of 356,686.
draw
  . . .
  . * .
  O A .
where   A is X
when    liberties(A) = 3
seen    66883 of 356686

pattern harvested-string-attack-905db61a
why     Strong players played here 560 times of 2,806.
draw
  . O .
  A * X
  O X .
where   A is X
when    liberties(A) = 3
seen    560 of 2806

pattern harvested-string-attack-27bfbd1e
why     Strong players played here 4,051 times of 21,308.
draw
  . . .
  A * .
  O . X
where   A is X
when    liberties(A) = 2
seen    4051 of 21308

pattern harvested-string-attack-51a1c2fc
why     Strong players played here 448 times of 2,233.
draw
  . O .
  X * X
  O A .
where   A is X
when    liberties(A) = 2
seen    448 of 2233

pattern harvested-string-attack-f696a325
why     Strong players played here 924 times of 4,883.
draw
  . . .
  A * X
  O O .
where   A is X
when    liberties(A) = 2
seen    924 of 4883

pattern harvested-string-attack-bbfbfb6e
why     Strong players played here 656 times of 3,434.
draw
  O . .
  O * A
  O X O
where   A is X
when    liberties(A) = 3
seen    656 of 3434

pattern harvested-string-attack-154a29c9
why     Strong players played here 3,749 times of 20,464.
draw
  . . .
  A * X
  O . .
where   A is X
when    liberties(A) = 2
seen    3749 of 20464

pattern harvested-string-attack-4cf80a93
why     Strong players played here 661 times of 3,579.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    661 of 3579

pattern harvested-string-attack-2ff55f41
why     Strong players played here 2,048 times of 11,497.
draw
  . . .
  X * .
  O A O
where   A is X
when    liberties(A) = 2
seen    2048 of 11497

pattern harvested-string-attack-fd855e01
why     Strong players played here 566 times of 3,074.
draw
  . . . . .
  . . . . .
  . X * . .
  . O A . .
  . O . . .
where   A is X
when    liberties(A) = 3
seen    566 of 3074

pattern harvested-string-attack-b9f534e8
why     Strong players played here 566 times of 3,074.
draw
  . . . . .
  . . . . .
  . A * . .
  . O X . .
  . O . . .
where   A is X
when    liberties(A) = 3
seen    566 of 3074

pattern harvested-string-attack-b1a12ace
why     Strong players played here 857 times of 4,723.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    857 of 4723

pattern harvested-string-attack-b13a89b9
why     Strong players played here 617 times of 3,367.
draw
  O . .
  A * O
  . . X
where   A is X
when    liberties(A) = 3
seen    617 of 3367

pattern harvested-string-attack-0328944d
why     Strong players played here 635 times of 3,503.
draw
  . . . . .
  . . . . .
  . A * . .
  O O X . .
  . . X . .
where   A is X
when    liberties(A) = 3
seen    635 of 3503

pattern harvested-string-attack-05d6e702
why     Strong players played here 522 times of 2,875.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? O . X ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    522 of 2875

pattern harvested-string-attack-e5f4aca5
why     Strong players played here 747 times of 4,194.
draw
  ? ? . ? |
  ? . . . |
  X O * . |
  ? X A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    747 of 4194

pattern harvested-string-attack-fcc0ec68
why     Strong players played here 1,088 times of 6,189.
draw
  . . .
  A * O
  O X .
where   A is X
when    liberties(A) = 2
seen    1088 of 6189

pattern harvested-string-attack-24385e6a
why     Strong players played here 474 times of 2,633.
draw
  X . .
  . * A
  X O O
where   A is X
when    liberties(A) = 3
seen    474 of 2633

pattern harvested-string-attack-e5b7168d
why     Strong players played here 411 times of 2,286.
draw
  ? ? . ? ?
  ? . . . ?
  . X * A .
  ? X O O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    411 of 2286

pattern harvested-string-attack-cf8e9a82
why     Strong players played here 1,304 times of 7,661.
draw
  . . .
  O * .
  O A O
where   A is X
when    liberties(A) = 2
seen    1304 of 7661

pattern harvested-string-attack-ac577f3b
why     Strong players played here 834 times of 4,850.
draw
  O . .
  A * O
  . X O
where   A is X
when    liberties(A) = 2
seen    834 of 4850

pattern harvested-string-attack-58486c22
why     Strong players played here 436 times of 2,511.
draw
  - - - - -
  ? . . . ?
  O X * . .
  ? O A X ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    436 of 2511

pattern harvested-string-attack-6da46a8e
why     Strong players played here 530 times of 3,081.
draw
  . . .
  A * O
  O X O
where   A is X
when    liberties(A) = 2
seen    530 of 3081

pattern harvested-string-attack-6379f134
why     Strong players played here 1,232 times of 7,366.
draw
  . A .
  X * X
  O X O
where   A is X
when    liberties(A) = 3
seen    1232 of 7366

pattern harvested-string-attack-f590864f
why     Strong players played here 712 times of 4,196.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? O A . |
  ? ? O ? |
where   A is X
when    liberties(A) = 2
seen    712 of 4196

pattern harvested-string-attack-0ef93fd5
why     Strong players played here 401 times of 2,321.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  X X O O .
where   A is X
when    liberties(A) = 2
seen    401 of 2321

pattern harvested-string-attack-a5139249
why     Strong players played here 431 times of 2,517.
draw
  - - - - -
  ? . . . ?
  O A * . .
  ? O O O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    431 of 2517

pattern harvested-string-attack-e3c235a1
why     Strong players played here 686 times of 4,122.
draw
  . . .
  A * .
  . O X
where   A is X
when    liberties(A) = 3
seen    686 of 4122

pattern harvested-string-attack-1ae06224
why     Strong players played here 1,201 times of 7,346.
draw
  ? ? . ? ?
  ? . . . ?
  O O * . .
  ? X A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    1201 of 7346

pattern harvested-string-attack-def25764
why     Strong players played here 395 times of 2,362.
draw
  ? ? . ? ?
  ? . . . ?
  . X * A .
  ? X O O ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    395 of 2362

pattern harvested-string-attack-45f84fa1
why     Strong players played here 568 times of 3,477.
draw
  . . .
  A * O
  O . X
where   A is X
when    liberties(A) = 3
seen    568 of 3477

pattern harvested-string-attack-b15baa47
why     Strong players played here 380 times of 2,290.
draw
  O X .
  X * X
  O A O
where   A is X
when    liberties(A) = 2
seen    380 of 2290

pattern harvested-string-attack-94409795
why     Strong players played here 1,050 times of 6,646.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 2
seen    1050 of 6646

pattern harvested-string-attack-01b453b1
why     Strong players played here 499 times of 3,085.
draw
  O . .
  O * A
  . X O
where   A is X
when    liberties(A) = 3
seen    499 of 3085

pattern harvested-string-attack-ef38699b
why     Strong players played here 415 times of 2,547.
draw
  . . .
  A * O
  O X X
where   A is X
when    liberties(A) = 2
seen    415 of 2547

pattern harvested-string-attack-076d0f8a
why     Strong players played here 487 times of 3,022.
draw
  . . .
  A * X
  O . O
where   A is X
when    liberties(A) = 2
seen    487 of 3022

pattern harvested-string-attack-4b3185ad
why     Strong players played here 607 times of 3,922.
draw
  . . .
  X * O
  O A O
where   A is X
when    liberties(A) = 2
seen    607 of 3922

pattern harvested-string-attack-dcd779a1
why     Strong players played here 1,544 times of 10,262.
draw
  | . O
  | * A
  | . O
where   A is X
when    liberties(A) = 2
seen    1544 of 10262

pattern harvested-string-attack-1bb6e61f
why     Strong players played here 447 times of 2,906.
draw
  O . .
  O * X
  . A O
where   A is X
when    liberties(A) = 3
seen    447 of 2906

pattern harvested-string-attack-091cad72
why     Strong players played here 614 times of 4,046.
draw
  O . .
  X * O
  . A O
where   A is X
when    liberties(A) = 2
seen    614 of 4046

pattern harvested-string-attack-5f01422a
why     Strong players played here 396 times of 2,564.
draw
  O X O
  X * A
  X X O
where   A is X
when    liberties(A) = 2
seen    396 of 2564

pattern harvested-string-attack-f0a29136
why     Strong players played here 6,117 times of 42,638.
draw
  . . .
  A * .
  O . O
where   A is X
when    liberties(A) = 3
seen    6117 of 42638

pattern harvested-string-attack-f2145fc7
why     Strong players played here 2,023 times of 13,923.
draw
  . . .
  X * A
  X O O
where   A is X
when    liberties(A) = 3
seen    2023 of 13923

pattern harvested-string-attack-e7f4a948
why     Strong players played here 1,879 times of 13,042.
draw
  O A .
  X * X
  O X X
where   A is X
when    liberties(A) = 2
seen    1879 of 13042

pattern harvested-string-attack-4e97225d
why     Strong players played here 1,042 times of 7,146.
draw
  ? ? . ? |
  ? . . . |
  O X * . |
  ? O A . |
  ? ? . ? |
where   A is X
when    liberties(A) = 3
seen    1042 of 7146

pattern harvested-string-attack-a5abd4cc
why     Strong players played here 1,042 times of 7,146.
draw
  ? ? . ? |
  ? . . . |
  O A * . |
  ? O X . |
  ? ? . ? |
where   A is X
when    liberties(A) = 2
seen    1042 of 7146

pattern harvested-string-attack-f1f12c55
why     Strong players played here 1,405 times of 9,741.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    1405 of 9741

pattern harvested-string-attack-dfea301b
why     Strong players played here 388 times of 2,579.
draw
  | . .
  | * O
  | A .
where   A is X
when    liberties(A) = 3
seen    388 of 2579

pattern harvested-string-attack-a3e1090d
why     Strong players played here 473 times of 3,213.
draw
  X O .
  X * A
  X . O
where   A is X
when    liberties(A) = 3
seen    473 of 3213

pattern harvested-string-attack-00aff4fb
why     Strong players played here 10,488 times of 76,850.
draw
  . . .
  O * .
  X A .
where   A is X
when    liberties(A) = 3
seen    10488 of 76850

pattern harvested-string-attack-da26cb88
why     Strong players played here 5,234 times of 38,153.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    5234 of 38153

pattern harvested-string-attack-f576fdd8
why     Strong players played here 5,234 times of 38,153.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    5234 of 38153

pattern harvested-string-attack-dda0757d
why     Strong players played here 746 times of 5,284.
draw
  ? ? . ? ?
  ? . . . ?
  . A * X .
  ? O . O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    746 of 5284

pattern harvested-string-attack-ac7ed63f
why     Strong players played here 555 times of 3,890.
draw
  X O .
  X * X
  . A O
where   A is X
when    liberties(A) = 2
seen    555 of 3890

pattern harvested-string-attack-001be13e
why     Strong players played here 785 times of 5,574.
draw
  . . .
  A * X
  X O .
where   A is X
when    liberties(A) = 3
seen    785 of 5574

pattern harvested-string-attack-a7ebee20
why     Strong players played here 8,549 times of 63,788.
draw
  . . .
  A * .
  O . X
where   A is X
when    liberties(A) = 3
seen    8549 of 63788

pattern harvested-string-attack-3093a092
why     Strong players played here 433 times of 3,027.
draw
  O . .
  O * A
  X O O
where   A is X
when    liberties(A) = 2
seen    433 of 3027

pattern harvested-string-attack-13eb1512
why     Strong players played here 657 times of 4,678.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . O
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    657 of 4678

pattern harvested-string-attack-07407000
why     Strong players played here 657 times of 4,678.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . O
  ? O X . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    657 of 4678

pattern harvested-string-attack-150ed247
why     Strong players played here 390 times of 2,730.
draw
  | X O
  | * A
  + - -
where   A is X
when    liberties(A) = 2
seen    390 of 2730

pattern harvested-string-attack-6f21536b
why     Strong players played here 1,123 times of 8,184.
draw
  O . .
  . * X
  . A O
where   A is X
when    liberties(A) = 3
seen    1123 of 8184

pattern harvested-string-attack-8bd4e856
why     Strong players played here 3,692 times of 27,880.
draw
  . . .
  X * .
  . A O
where   A is X
when    liberties(A) = 2
seen    3692 of 27880

pattern harvested-string-attack-91afbed1
why     Strong players played here 1,326 times of 9,910.
draw
  O . .
  A * .
  . . X
where   A is X
when    liberties(A) = 2
seen    1326 of 9910

pattern harvested-string-attack-6d79a5b0
why     Strong players played here 471 times of 3,407.
draw
  . . .
  X * O
  O A X
where   A is X
when    liberties(A) = 3
seen    471 of 3407

pattern harvested-string-attack-c47999b1
why     Strong players played here 389 times of 2,791.
draw
  O . .
  . * A
  X . O
where   A is X
when    liberties(A) = 3
seen    389 of 2791

pattern harvested-string-attack-78777d4d
why     Strong players played here 966 times of 7,211.
draw
  . . . . .
  . . . . .
  . A * . .
  . O X . .
  . O X . .
where   A is X
when    liberties(A) = 3
seen    966 of 7211

pattern harvested-string-attack-7d620ec1
why     Strong players played here 517 times of 3,784.
draw
  . . .
  O * O
  X A .
where   A is X
when    liberties(A) = 3
seen    517 of 3784

pattern harvested-string-attack-e1bbd2b6
why     Strong players played here 386 times of 2,800.
draw
  ? ? . ? ?
  ? . . . ?
  X X * . O
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    386 of 2800

pattern harvested-string-attack-f8ac2e6a
why     Strong players played here 822 times of 6,215.
draw
  ? ? X ? ?
  ? . . . ?
  . . * . .
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    822 of 6215

pattern harvested-string-attack-439d5f57
why     Strong players played here 719 times of 5,443.
draw
  . . .
  A * O
  O X X
where   A is X
when    liberties(A) = 3
seen    719 of 5443

pattern harvested-string-attack-0cc9b7d3
why     Strong players played here 824 times of 6,282.
draw
  . . .
  O * O
  X A O
where   A is X
when    liberties(A) = 3
seen    824 of 6282

pattern harvested-string-attack-9a36e511
why     Strong players played here 446 times of 3,327.
draw
  . . .
  A * X
  . O .
where   A is X
when    liberties(A) = 3
seen    446 of 3327

pattern harvested-string-attack-a9baa10d
why     Strong players played here 750 times of 5,754.
draw
  O . .
  X * O
  . A O
where   A is X
when    liberties(A) = 3
seen    750 of 5754

pattern harvested-string-attack-39fdbb90
why     Strong players played here 585 times of 4,462.
draw
  O . .
  A * O
  . X .
where   A is X
when    liberties(A) = 2
seen    585 of 4462

pattern harvested-string-attack-9ea3f60f
why     Strong players played here 524 times of 3,982.
draw
  + - - -
  | . . ?
  | * A O
  | . O ?
  | . ? ?
where   A is X
when    liberties(A) = 2
seen    524 of 3982

pattern harvested-string-attack-39a0dca4
why     Strong players played here 1,837 times of 14,504.
draw
  . . .
  A * X
  O O .
where   A is X
when    liberties(A) = 3
seen    1837 of 14504

pattern harvested-string-attack-b2f5de93
why     Strong players played here 508 times of 3,860.
draw
  . . . . .
  . . . . .
  . A * X .
  . O . . .
  . . . . .
where   A is X
when    liberties(A) = 3
seen    508 of 3860

pattern harvested-string-attack-895537ed
why     Strong players played here 384 times of 2,916.
draw
  . . . . .
  . . . . .
  . O * . .
  . O A . .
  . X . . .
where   A is X
when    liberties(A) = 3
seen    384 of 2916

pattern harvested-string-attack-2c250a7c
why     Strong players played here 3,096 times of 25,086.
draw
  . . .
  O * .
  X A .
where   A is X
when    liberties(A) = 2
seen    3096 of 25086

pattern harvested-string-attack-a8229e61
why     Strong players played here 852 times of 6,747.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . X
  ? O A . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    852 of 6747

pattern harvested-string-attack-17eae662
why     Strong players played here 435 times of 3,364.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . X
  ? O X . ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 3
seen    435 of 3364

pattern harvested-string-attack-c5254306
why     Strong players played here 465 times of 3,615.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    465 of 3615

pattern harvested-string-attack-e375c1b1
why     Strong players played here 631 times of 4,984.
draw
  . . . . .
  . . . . .
  . . * . .
  O O A . .
  X X O . .
where   A is X
when    liberties(A) = 2
seen    631 of 4984

pattern harvested-string-attack-50825a9e
why     Strong players played here 16,062 times of 134,790.
draw
  . . .
  X * .
  O A .
where   A is X
when    liberties(A) = 2
seen    16062 of 134790

pattern harvested-string-attack-d8afd423
why     Strong players played here 5,254 times of 44,110.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    5254 of 44110

pattern harvested-string-attack-bfbdc3c3
why     Strong players played here 633 times of 5,081.
draw
  X O .
  X * A
  . X O
where   A is X
when    liberties(A) = 3
seen    633 of 5081

pattern harvested-string-attack-ea43bd30
why     Strong players played here 8,298 times of 70,516.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    8298 of 70516

pattern harvested-string-attack-559abb89
why     Strong players played here 386 times of 3,067.
draw
  O . .
  . * O
  O A .
where   A is X
when    liberties(A) = 3
seen    386 of 3067

pattern harvested-string-attack-788cece6
why     Strong players played here 415 times of 3,318.
draw
  . . .
  A * O
  . O X
where   A is X
when    liberties(A) = 3
seen    415 of 3318

pattern harvested-string-attack-d0d4690c
why     Strong players played here 540 times of 4,382.
draw
  . . .
  A * X
  X O O
where   A is X
when    liberties(A) = 3
seen    540 of 4382

pattern harvested-string-attack-29eb5021
why     Strong players played here 491 times of 3,986.
draw
  O X .
  X * X
  O A X
where   A is X
when    liberties(A) = 3
seen    491 of 3986

pattern harvested-string-attack-40631de6
why     Strong players played here 491 times of 3,986.
draw
  O X .
  X * A
  O X X
where   A is X
when    liberties(A) = 3
seen    491 of 3986

pattern harvested-string-attack-3b121665
why     Strong players played here 25,870 times of 228,077.
draw
  . . .
  . * .
  O A .
where   A is X
when    liberties(A) = 2
seen    25870 of 228077

pattern harvested-string-attack-cee3c843
why     Strong players played here 419 times of 3,447.
draw
  ? ? . ? ?
  ? X . . ?
  . . * A .
  ? O . O ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    419 of 3447

pattern harvested-string-attack-1391e112
why     Strong players played here 478 times of 3,985.
draw
  O . .
  O * A
  X O O
where   A is X
when    liberties(A) = 3
seen    478 of 3985

pattern harvested-string-attack-fbb1cfec
why     Strong players played here 732 times of 6,204.
draw
  . . .
  A * X
  O O O
where   A is X
when    liberties(A) = 2
seen    732 of 6204

pattern harvested-string-attack-df1fa5e1
why     Strong players played here 562 times of 4,735.
draw
  O . .
  A * O
  . X X
where   A is X
when    liberties(A) = 2
seen    562 of 4735

pattern harvested-string-attack-7d39aca6
why     Strong players played here 427 times of 3,572.
draw
  . . .
  X * A
  O O .
where   A is X
when    liberties(A) = 3
seen    427 of 3572

pattern harvested-string-attack-f5bdb50f
why     Strong players played here 1,871 times of 16,663.
draw
  . . .
  A * X
  O . O
where   A is X
when    liberties(A) = 3
seen    1871 of 16663

pattern harvested-string-attack-8805be3f
why     Strong players played here 672 times of 5,825.
draw
  . . .
  X * A
  X O O
where   A is X
when    liberties(A) = 2
seen    672 of 5825

pattern harvested-string-attack-dd46f55d
why     Strong players played here 963 times of 8,539.
draw
  . . .
  X * A
  X . O
where   A is X
when    liberties(A) = 2
seen    963 of 8539

pattern harvested-string-attack-018f7999
why     Strong players played here 1,047 times of 9,317.
draw
  + - - -
  | . . ?
  | * A .
  | . O ?
  | . ? ?
where   A is X
when    liberties(A) = 3
seen    1047 of 9317

pattern harvested-string-attack-e1a26408
why     Strong players played here 889 times of 7,928.
draw
  - - - - -
  ? . . . ?
  O A * . .
  ? O X X ?
  ? ? O ? ?
where   A is X
when    liberties(A) = 2
seen    889 of 7928

pattern harvested-string-attack-5742e4dc
why     Strong players played here 434 times of 3,813.
draw
  O . .
  A * .
  O X X
where   A is X
when    liberties(A) = 2
seen    434 of 3813

pattern harvested-string-attack-3ae4e3d6
why     Strong players played here 381 times of 3,336.
draw
  X X O
  A * X
  - - -
where   A is X
when    liberties(A) = 2
seen    381 of 3336

pattern harvested-string-attack-e388fe3c
why     Strong players played here 381 times of 3,336.
draw
  X A O
  X * X
  - - -
where   A is X
when    liberties(A) = 2
seen    381 of 3336

pattern harvested-string-attack-cf35b05a
why     Strong players played here 630 times of 5,673.
draw
  ? ? . ? ?
  ? . . . ?
  X X * . .
  ? O A . ?
  ? ? X ? ?
where   A is X
when    liberties(A) = 3
seen    630 of 5673

pattern harvested-string-attack-cea494e1
why     Strong players played here 998 times of 9,161.
draw
  O . .
  . * .
  . A O
where   A is X
when    liberties(A) = 3
seen    998 of 9161

pattern harvested-string-attack-1790654f
why     Strong players played here 1,563 times of 14,654.
draw
  O . .
  A * .
  . . X
where   A is X
when    liberties(A) = 3
seen    1563 of 14654

pattern harvested-string-attack-7c4224a1
why     Strong players played here 387 times of 3,492.
draw
  | . ? ?
  | . O ?
  | * O X
  | A O ?
  | . ? ?
where   A is X
when    liberties(A) = 2
seen    387 of 3492

pattern harvested-string-attack-8a94214b
why     Strong players played here 496 times of 4,534.
draw
  O X O
  A * X
  X X X
where   A is X
when    liberties(A) = 3
seen    496 of 4534

pattern harvested-string-attack-2542dbc5
why     Strong players played here 1,401 times of 13,256.
draw
  ? ? . ? ?
  ? . . . ?
  X O * . .
  ? O A . ?
  ? ? . ? ?
where   A is X
when    liberties(A) = 3
seen    1401 of 13256

pattern harvested-string-attack-79d0045e
why     Strong players played here 992 times of 9,348.
draw
  X . .
  X * O
  O A .
where   A is X
when    liberties(A) = 3
seen    992 of 9348
