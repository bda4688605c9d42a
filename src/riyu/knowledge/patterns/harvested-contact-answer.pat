# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as contact-answer; `seen` says how often each was chosen of the times it could be. No window and
# no count comes from the games kept apart for checking: one in 10, by a hash of its moves and the
# seed 2026, as `riyu learn` keeps them apart.
class    harvested-contact-answer
asked    an enemy stone; in all orientations
answer   all
last     none

pattern harvested-contact-answer-82b99ae2
why     Strong players answered here 561 times of 564.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X X @ . . .
  . O O O X . .
  . . . . * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    561 of 564

pattern harvested-contact-answer-24810539
why     Strong players answered here 627 times of 631.
draw
  . . . . .
  . . . . .
  . O @ . .
  . X O * .
  . . X O .
when    liberties(@) = 2
seen    627 of 631

pattern harvested-contact-answer-07f2ca62
why     Strong players answered here 1,943 times of 1,974.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O @ . . .
  . . * X . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1943 of 1974

pattern harvested-contact-answer-c26d1a68
why     Strong players answered here 622 times of 630.
draw
  - - - - - - -
  . . . . . . .
  . . . @ * . .
  . . X O . X .
  . . X O . . .
  ? . . O . . ?
when    liberties(@) >= 3
seen    622 of 630

pattern harvested-contact-answer-f2b4c219
why     Strong players answered here 585 times of 593.
draw
  . . . . .
  O * . . .
  X O @ O .
  . X . . .
  . . . . .
when    liberties(@) = 2
seen    585 of 593

pattern harvested-contact-answer-e13f4b6b
why     Strong players answered here 683 times of 695.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . X . @ * . .
  . . . O . . .
  . . . . . . .
  ? . . . O . ?
when    liberties(@) >= 3
seen    683 of 695

pattern harvested-contact-answer-074ef717
why     Strong players answered here 565 times of 579.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . X X @ O . .
  . O O * . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    565 of 579

pattern harvested-contact-answer-9575e421
why     Strong players answered here 635 times of 657.
draw
  ? . . . . . |
  . . . . . . |
  . . * . . . |
  . . O @ . . |
  X . O X . . |
  . . . . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    635 of 657

pattern harvested-contact-answer-049d3b44
why     Strong players answered here 800 times of 830.
draw
  ? . . . . . ?
  O . . . . . .
  . . . . . . .
  . X . @ * . .
  . . . O . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    800 of 830

pattern harvested-contact-answer-b10a6791
why     Strong players answered here 728 times of 755.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O @ . O .
  . . * X . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    728 of 755

pattern harvested-contact-answer-5ce652b6
why     Strong players answered here 1,151 times of 1,209.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . X O . . |
  . . . * . . |
  ? . O . . . |
when    liberties(@) >= 3
seen    1151 of 1209

pattern harvested-contact-answer-246a41e7
why     Strong players answered here 827 times of 876.
draw
  - - - - -
  . . . . .
  * O @ . .
  O X . O .
  O X . . .
when    liberties(@) >= 3
seen    827 of 876

pattern harvested-contact-answer-ed58b72d
why     Strong players answered here 664 times of 706.
draw
  . . . . .
  . . . . .
  . X @ O .
  . O * . .
  . . . . .
when    liberties(@) >= 3
seen    664 of 706

pattern harvested-contact-answer-8b57ad3e
why     Strong players answered here 738 times of 793.
draw
  . . . . .
  . . . . .
  X X @ . .
  O O O X .
  . . . * .
when    liberties(@) >= 3
seen    738 of 793

pattern harvested-contact-answer-8461309d
why     Strong players answered here 672 times of 723.
draw
  O X . . .
  O X . . .
  * O @ . .
  - - - - -
when    liberties(@) = 2
seen    672 of 723

pattern harvested-contact-answer-25f32285
why     Strong players answered here 869 times of 941.
draw
  - - - - -
  . . . . .
  . . @ * .
  . X O . X
  . X O . .
when    liberties(@) >= 3
seen    869 of 941

pattern harvested-contact-answer-cdb35d70
why     Strong players answered here 823 times of 901.
draw
  . . . . .
  . . . . .
  X X @ O .
  O O * . .
  . . . . .
when    liberties(@) >= 3
seen    823 of 901

pattern harvested-contact-answer-a9e3c588
why     Strong players answered here 598 times of 680.
draw
  ? ? . ? ?
  ? . * . ?
  O O @ O .
  ? X X O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    598 of 680

pattern harvested-contact-answer-a6bff41c
why     Strong players answered here 2,622 times of 3,070.
draw
  ? ? . ? ?
  ? X . . ?
  * O @ . .
  - - - - -
when    liberties(@) = 2
seen    2622 of 3070

pattern harvested-contact-answer-e2a84f0b
why     Strong players answered here 583 times of 672.
draw
  . . . . .
  . . . . .
  . . @ . .
  X X O * .
  O O X . .
when    liberties(@) >= 3
seen    583 of 672

pattern harvested-contact-answer-1b615c1c
why     Strong players answered here 686 times of 808.
draw
  . . . . .
  . . . . .
  . O @ . .
  . X * O .
  . . . . .
when    liberties(@) >= 3
seen    686 of 808

pattern harvested-contact-answer-abe07bba
why     Strong players answered here 639 times of 752.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  X . . @ * . |
  . . X O . . |
  . . . . . . |
  ? . . O . . |
when    liberties(@) >= 3
seen    639 of 752

pattern harvested-contact-answer-1f7c941f
why     Strong players answered here 1,430 times of 1,708.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O @ . . .
  . . * . X . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1430 of 1708

pattern harvested-contact-answer-6ce9becb
why     Strong players answered here 619 times of 734.
draw
  | * .
  | @ O
  | O X
when    liberties(@) = 1
seen    619 of 734

pattern harvested-contact-answer-aea1efdf
why     Strong players answered here 2,152 times of 2,602.
draw
  - - - - -
  . . . . .
  . . @ * .
  . X O . .
  . X O . .
when    liberties(@) >= 3
seen    2152 of 2602

pattern harvested-contact-answer-ec5ad453
why     Strong players answered here 529 times of 631.
draw
  O O .
  * @ X
  O O X
when    liberties(@) >= 3
seen    529 of 631

pattern harvested-contact-answer-b98cc712
why     Strong players answered here 1,349 times of 1,637.
draw
  O * O
  O @ O
  X X O
when    liberties(@) >= 3
seen    1349 of 1637

pattern harvested-contact-answer-090b1c48
why     Strong players answered here 607 times of 735.
draw
  . . .
  O @ O
  . * .
when    liberties(@) = 2
seen    607 of 735

pattern harvested-contact-answer-188d7562
why     Strong players answered here 1,012 times of 1,252.
draw
  O * O
  O @ O
  X X X
when    liberties(@) >= 3
seen    1012 of 1252

pattern harvested-contact-answer-8c3d9c27
why     Strong players answered here 508 times of 624.
draw
  O * .
  O @ O
  X O .
when    liberties(@) = 1
seen    508 of 624

pattern harvested-contact-answer-de74e73e
why     Strong players answered here 796 times of 987.
draw
  ? ? . ? ?
  ? . * . ?
  O O @ O .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    796 of 987

pattern harvested-contact-answer-ebb2800d
why     Strong players answered here 3,305 times of 4,242.
draw
  . . . . .
  . . . . .
  X . @ * .
  . . O . .
  . . . . .
when    liberties(@) >= 3
seen    3305 of 4242

pattern harvested-contact-answer-9c1e6806
why     Strong players answered here 7,213 times of 9,325.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    7213 of 9325

pattern harvested-contact-answer-6c944fbe
why     Strong players answered here 1,704 times of 2,179.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X O X ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    1704 of 2179

pattern harvested-contact-answer-93697882
why     Strong players answered here 4,367 times of 5,663.
draw
  ? X . .
  * O @ .
  - - - -
when    liberties(@) = 2
seen    4367 of 5663

pattern harvested-contact-answer-a238c655
why     Strong players answered here 981 times of 1,253.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . X O * . .
  . . . . . . .
  ? . . O . . ?
when    liberties(@) >= 3
seen    981 of 1253

pattern harvested-contact-answer-13f6faae
why     Strong players answered here 1,256 times of 1,622.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X O O ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1256 of 1622

pattern harvested-contact-answer-8dfa5875
why     Strong players answered here 982 times of 1,266.
draw
  ? ? . ? ?
  ? O * . ?
  . . @ O .
  ? . X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    982 of 1266

pattern harvested-contact-answer-9c5dff93
why     Strong players answered here 610 times of 790.
draw
  . . . . .
  . . . . .
  . X @ . .
  . O O X .
  . . . * .
when    liberties(@) >= 3
seen    610 of 790

pattern harvested-contact-answer-4629e5c5
why     Strong players answered here 538 times of 705.
draw
  - - - - - - +
  . . . . . . |
  . . . @ . . |
  X * X O . . |
  . . O . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    538 of 705

pattern harvested-contact-answer-48f087b4
why     Strong players answered here 1,125 times of 1,503.
draw
  ? ? . ? ?
  ? . . . ?
  X X @ O .
  ? O * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1125 of 1503

pattern harvested-contact-answer-55dd22c1
why     Strong players answered here 1,038 times of 1,401.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1038 of 1401

pattern harvested-contact-answer-a8ab446a
why     Strong players answered here 2,594 times of 3,544.
draw
  . . . . .
  . . . . .
  . O @ . .
  . * . X .
  . . . . .
when    liberties(@) >= 3
seen    2594 of 3544

pattern harvested-contact-answer-23fc55cc
why     Strong players answered here 904 times of 1,222.
draw
  - - - - -
  ? . . . ?
  . O @ . .
  ? * O X ?
  ? ? X ? ?
when    liberties(@) = 2
seen    904 of 1222

pattern harvested-contact-answer-fee43508
why     Strong players answered here 1,099 times of 1,494.
draw
  . . . . .
  . * . . .
  . O @ . .
  . . X . .
  O . . . .
when    liberties(@) >= 3
seen    1099 of 1494

pattern harvested-contact-answer-abb8f1ed
why     Strong players answered here 638 times of 866.
draw
  | . . .
  | * . .
  | @ O O
  | . X X
  | . . .
when    liberties(@) = 2
seen    638 of 866

pattern harvested-contact-answer-17ece860
why     Strong players answered here 1,440 times of 1,997.
draw
  O * .
  O @ O
  X X O
when    liberties(@) >= 3
seen    1440 of 1997

pattern harvested-contact-answer-75a9014d
why     Strong players answered here 1,198 times of 1,670.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . @ * . .
  . X . O . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1198 of 1670

pattern harvested-contact-answer-9e082957
why     Strong players answered here 1,036 times of 1,444.
draw
  ? ? . ? ?
  ? . . . ?
  X X @ . .
  ? O O X ?
  ? ? . * ?
when    liberties(@) >= 3
seen    1036 of 1444

pattern harvested-contact-answer-48138e38
why     Strong players answered here 2,310 times of 3,292.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2310 of 3292

pattern harvested-contact-answer-13fc1559
why     Strong players answered here 591 times of 830.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ O .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    591 of 830

pattern harvested-contact-answer-9fd4e047
why     Strong players answered here 720 times of 1,021.
draw
  | . ? ?
  | . . ?
  | @ X X
  | O X ?
  | * ? ?
when    liberties(@) >= 3
seen    720 of 1021

pattern harvested-contact-answer-a2e80705
why     Strong players answered here 2,896 times of 4,242.
draw
  . . .
  . @ .
  X O X
  ? * ?
when    liberties(@) >= 3
seen    2896 of 4242

pattern harvested-contact-answer-a43ecbda
why     Strong players answered here 1,578 times of 2,307.
draw
  O * .
  O @ O
  X X .
when    liberties(@) >= 3
seen    1578 of 2307

pattern harvested-contact-answer-4087119f
why     Strong players answered here 2,127 times of 3,152.
draw
  ? ? . ? ?
  ? . . . ?
  O O @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) = 2
seen    2127 of 3152

pattern harvested-contact-answer-de0e5157
why     Strong players answered here 2,718 times of 4,063.
draw
  . . . . .
  . . . . .
  . * @ . .
  . . O . .
  . . . . .
when    liberties(@) >= 3
seen    2718 of 4063

pattern harvested-contact-answer-55a6c757
why     Strong players answered here 1,457 times of 2,164.
draw
  | * O
  | @ O
  | O X
when    liberties(@) = 1
seen    1457 of 2164

pattern harvested-contact-answer-2b763ca3
why     Strong players answered here 525 times of 766.
draw
  O . .
  * @ X
  O O X
when    liberties(@) >= 3
seen    525 of 766

pattern harvested-contact-answer-925dd754
why     Strong players answered here 3,877 times of 5,845.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) = 2
seen    3877 of 5845

pattern harvested-contact-answer-5b924b5e
why     Strong players answered here 516 times of 759.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ O .
  ? O * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    516 of 759

pattern harvested-contact-answer-95492c65
why     Strong players answered here 542 times of 799.
draw
  * O .
  O @ O
  X X X
when    liberties(@) >= 3
seen    542 of 799

pattern harvested-contact-answer-9a87be58
why     Strong players answered here 1,608 times of 2,424.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ O .
  ? X . . ?
  ? ? . ? ?
when    liberties(@) = 2
seen    1608 of 2424

pattern harvested-contact-answer-0de64141
why     Strong players answered here 894 times of 1,337.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ O .
  ? X . . ?
  ? ? . ? ?
when    liberties(@) = 2
seen    894 of 1337

pattern harvested-contact-answer-8adb50fc
why     Strong players answered here 843 times of 1,264.
draw
  ? ? O ? ?
  ? . . . ?
  X . @ * .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    843 of 1264

pattern harvested-contact-answer-8f486337
why     Strong players answered here 618 times of 923.
draw
  O . .
  O @ *
  X O O
when    liberties(@) = 2
seen    618 of 923

pattern harvested-contact-answer-d2a93625
why     Strong players answered here 1,794 times of 2,735.
draw
  . * .
  O @ O
  X . X
when    liberties(@) = 2
seen    1794 of 2735

pattern harvested-contact-answer-5375da20
why     Strong players answered here 11,248 times of 17,447.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? . O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    11248 of 17447

pattern harvested-contact-answer-919fb144
why     Strong players answered here 564 times of 844.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ O .
  ? . X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    564 of 844

pattern harvested-contact-answer-3198ad4b
why     Strong players answered here 625 times of 945.
draw
  O * .
  O @ O
  O X .
when    liberties(@) >= 3
seen    625 of 945

pattern harvested-contact-answer-31a8f705
why     Strong players answered here 544 times of 822.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? X O O ?
  ? ? X ? ?
when    liberties(@) = 2
seen    544 of 822

pattern harvested-contact-answer-8d4965fd
why     Strong players answered here 1,137 times of 1,759.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? . * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1137 of 1759

pattern harvested-contact-answer-29b18136
why     Strong players answered here 1,636 times of 2,550.
draw
  O * .
  O @ O
  X X X
when    liberties(@) >= 3
seen    1636 of 2550

pattern harvested-contact-answer-83f9945a
why     Strong players answered here 741 times of 1,148.
draw
  . . . . |
  . . . . |
  . . @ . |
  X X O . |
  O O * . |
when    liberties(@) >= 3
seen    741 of 1148

pattern harvested-contact-answer-b47edefc
why     Strong players answered here 729 times of 1,129.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? * O X ?
  ? ? X ? ?
when    liberties(@) = 2
seen    729 of 1129

pattern harvested-contact-answer-e27557fb
why     Strong players answered here 2,857 times of 4,534.
draw
  O * .
  . @ O
  . X .
when    liberties(@) >= 3
seen    2857 of 4534

pattern harvested-contact-answer-e59981b0
why     Strong players answered here 1,375 times of 2,173.
draw
  O . .
  * @ X
  X O .
when    liberties(@) >= 3
seen    1375 of 2173

pattern harvested-contact-answer-35a10f10
why     Strong players answered here 587 times of 918.
draw
  O * .
  O @ O
  . X .
when    liberties(@) >= 3
seen    587 of 918

pattern harvested-contact-answer-7a3d56da
why     Strong players answered here 1,366 times of 2,179.
draw
  | . .
  | @ X
  | O X
  | * ?
when    liberties(@) >= 3
seen    1366 of 2179

pattern harvested-contact-answer-f6c30806
why     Strong players answered here 525 times of 825.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ O .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    525 of 825

pattern harvested-contact-answer-3530bd36
why     Strong players answered here 1,142 times of 1,827.
draw
  | . X
  | @ X
  | O X
  | * ?
when    liberties(@) >= 3
seen    1142 of 1827

pattern harvested-contact-answer-be43d8fa
why     Strong players answered here 731 times of 1,163.
draw
  . . . . .
  . . . . .
  X . @ * .
  . . O . .
  O . . . .
when    liberties(@) >= 3
seen    731 of 1163

pattern harvested-contact-answer-a24ac71b
why     Strong players answered here 4,666 times of 7,639.
draw
  | . ? ?
  | * . ?
  | @ O O
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    4666 of 7639

pattern harvested-contact-answer-c64f1d11
why     Strong players answered here 868 times of 1,390.
draw
  O * .
  O @ O
  O X X
when    liberties(@) >= 3
seen    868 of 1390

pattern harvested-contact-answer-1f578213
why     Strong players answered here 501 times of 792.
draw
  O * .
  O @ O
  . X O
when    liberties(@) >= 3
seen    501 of 792

pattern harvested-contact-answer-76e0bc00
why     Strong players answered here 7,911 times of 13,167.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    7911 of 13167

pattern harvested-contact-answer-cc1cd868
why     Strong players answered here 2,584 times of 4,265.
draw
  . * .
  O @ O
  X X O
when    liberties(@) >= 3
seen    2584 of 4265

pattern harvested-contact-answer-60eb3ff2
why     Strong players answered here 1,697 times of 2,794.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1697 of 2794

pattern harvested-contact-answer-eb212ddf
why     Strong players answered here 503 times of 810.
draw
  O * .
  . @ O
  X X O
when    liberties(@) >= 3
seen    503 of 810

pattern harvested-contact-answer-21172aa7
why     Strong players answered here 2,952 times of 4,914.
draw
  . . .
  O @ .
  * O X
when    liberties(@) = 2
seen    2952 of 4914

pattern harvested-contact-answer-848d9826
why     Strong players answered here 621 times of 1,007.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    621 of 1007

pattern harvested-contact-answer-458aa0bc
why     Strong players answered here 503 times of 812.
draw
  . . . . .
  . . . . .
  X . @ * .
  O . O . .
  O . . . .
when    liberties(@) >= 3
seen    503 of 812

pattern harvested-contact-answer-ed71bf09
why     Strong players answered here 621 times of 1,015.
draw
  ? ? O ? ?
  ? . . . ?
  . . @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    621 of 1015

pattern harvested-contact-answer-75139661
why     Strong players answered here 811 times of 1,337.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ O .
  ? . . * ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    811 of 1337

pattern harvested-contact-answer-900f7534
why     Strong players answered here 2,995 times of 5,096.
draw
  . * .
  O @ O
  O X .
when    liberties(@) >= 3
seen    2995 of 5096

pattern harvested-contact-answer-229cc707
why     Strong players answered here 4,689 times of 8,029.
draw
  . . .
  X @ O
  O * .
when    liberties(@) >= 3
seen    4689 of 8029

pattern harvested-contact-answer-29bcc946
why     Strong players answered here 789 times of 1,317.
draw
  O O *
  X @ O
  . X X
when    liberties(@) >= 3
seen    789 of 1317

pattern harvested-contact-answer-3b2d4d2b
why     Strong players answered here 671 times of 1,116.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    671 of 1116

pattern harvested-contact-answer-8dcb771a
why     Strong players answered here 1,640 times of 2,789.
draw
  - - - - -
  ? . . . ?
  * O @ . .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1640 of 2789

pattern harvested-contact-answer-3c4b4923
why     Strong players answered here 1,851 times of 3,168.
draw
  . * .
  O @ O
  . X .
when    liberties(@) >= 3
seen    1851 of 3168

pattern harvested-contact-answer-ba277259
why     Strong players answered here 534 times of 896.
draw
  X O *
  X @ O
  . X X
when    liberties(@) >= 3
seen    534 of 896

pattern harvested-contact-answer-448c6eae
why     Strong players answered here 874 times of 1,493.
draw
  . . .
  X @ O
  O * O
when    liberties(@) >= 3
seen    874 of 1493

pattern harvested-contact-answer-bab116be
why     Strong players answered here 1,940 times of 3,372.
draw
  . . .
  X @ O
  X O *
when    liberties(@) >= 3
seen    1940 of 3372

pattern harvested-contact-answer-6d017ddc
why     Strong players answered here 652 times of 1,113.
draw
  - - - - -
  . . . . .
  . . @ . .
  * X O . .
  . O . . .
when    liberties(@) >= 3
seen    652 of 1113

pattern harvested-contact-answer-1f3a2d72
why     Strong players answered here 539 times of 919.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    539 of 919

pattern harvested-contact-answer-ad8a9786
why     Strong players answered here 665 times of 1,142.
draw
  X O .
  * @ X
  O O X
when    liberties(@) >= 3
seen    665 of 1142

pattern harvested-contact-answer-ced1ab9e
why     Strong players answered here 820 times of 1,417.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O O X ?
  ? ? . * ?
when    liberties(@) >= 3
seen    820 of 1417

pattern harvested-contact-answer-e506ab51
why     Strong players answered here 603 times of 1,038.
draw
  | * O
  | @ O
  | X X
when    liberties(@) >= 3
seen    603 of 1038

pattern harvested-contact-answer-8ce969ef
why     Strong players answered here 503 times of 862.
draw
  O * .
  O @ O
  . X X
when    liberties(@) >= 3
seen    503 of 862

pattern harvested-contact-answer-f3a5081c
why     Strong players answered here 1,701 times of 3,005.
draw
  O * .
  . @ O
  . X O
when    liberties(@) >= 3
seen    1701 of 3005

pattern harvested-contact-answer-63bf4fd9
why     Strong players answered here 2,717 times of 4,861.
draw
  . * .
  O @ O
  X X .
when    liberties(@) >= 3
seen    2717 of 4861

pattern harvested-contact-answer-a8fd0a9d
why     Strong players answered here 1,087 times of 1,918.
draw
  . . .
  X @ O
  O O *
when    liberties(@) >= 3
seen    1087 of 1918

pattern harvested-contact-answer-11c35cb3
why     Strong players answered here 507 times of 889.
draw
  X O *
  X @ O
  - - -
when    liberties(@) >= 3
seen    507 of 889

pattern harvested-contact-answer-b5b319df
why     Strong players answered here 618 times of 1,094.
draw
  X * .
  O @ O
  . X O
when    liberties(@) >= 3
seen    618 of 1094

pattern harvested-contact-answer-bdb9a0a9
why     Strong players answered here 1,088 times of 1,955.
draw
  O * .
  O @ O
  X . X
when    liberties(@) = 2
seen    1088 of 1955

pattern harvested-contact-answer-a5b7152a
why     Strong players answered here 554 times of 980.
draw
  ? ? O ? ?
  ? . . . ?
  . . @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    554 of 980

pattern harvested-contact-answer-d3d2ff8e
why     Strong players answered here 979 times of 1,765.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    979 of 1765

pattern harvested-contact-answer-3424d59e
why     Strong players answered here 30,189 times of 56,666.
draw
  . . .
  * @ .
  . O .
when    liberties(@) >= 3
seen    30189 of 56666

pattern harvested-contact-answer-e447bd54
why     Strong players answered here 494 times of 880.
draw
  O * .
  X @ O
  O X .
when    liberties(@) >= 3
seen    494 of 880

pattern harvested-contact-answer-53010c52
why     Strong players answered here 680 times of 1,225.
draw
  . . . . .
  . * . . .
  . O @ . .
  . O X . .
  . . X . .
when    liberties(@) >= 3
seen    680 of 1225

pattern harvested-contact-answer-4aae3b7d
why     Strong players answered here 604 times of 1,085.
draw
  O * .
  . @ O
  O X .
when    liberties(@) >= 3
seen    604 of 1085

pattern harvested-contact-answer-48c0259d
why     Strong players answered here 864 times of 1,579.
draw
  | . ? ?
  | * . ?
  | @ O .
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    864 of 1579

pattern harvested-contact-answer-9d2ce7c0
why     Strong players answered here 974 times of 1,788.
draw
  . . . . .
  . . . . .
  . O @ . O
  . * X . .
  . . . . .
when    liberties(@) >= 3
seen    974 of 1788

pattern harvested-contact-answer-9d239132
why     Strong players answered here 1,300 times of 2,411.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1300 of 2411

pattern harvested-contact-answer-7fe535dd
why     Strong players answered here 558 times of 1,018.
draw
  . . . . .
  . . . . .
  . . @ . .
  X X O * .
  X O . . .
when    liberties(@) >= 3
seen    558 of 1018

pattern harvested-contact-answer-b7ee028b
why     Strong players answered here 561 times of 1,030.
draw
  O * O
  O @ .
  X . X
when    liberties(@) >= 3
seen    561 of 1030

pattern harvested-contact-answer-986fbe7b
why     Strong players answered here 4,151 times of 7,992.
draw
  . . .
  . @ *
  X O O
when    liberties(@) >= 3
seen    4151 of 7992

pattern harvested-contact-answer-a73e63f2
why     Strong players answered here 1,060 times of 1,999.
draw
  X . .
  O @ X
  * O X
when    liberties(@) >= 3
seen    1060 of 1999

pattern harvested-contact-answer-8ad83511
why     Strong players answered here 1,483 times of 2,816.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? X O X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1483 of 2816

pattern harvested-contact-answer-1fd3ca9d
why     Strong players answered here 1,018 times of 1,933.
draw
  . * .
  O @ O
  X X X
when    liberties(@) >= 3
seen    1018 of 1933

pattern harvested-contact-answer-8305b828
why     Strong players answered here 1,672 times of 3,233.
draw
  O * .
  . @ O
  . X X
when    liberties(@) >= 3
seen    1672 of 3233

pattern harvested-contact-answer-37fa354d
why     Strong players answered here 515 times of 971.
draw
  O O *
  X @ O
  X . X
when    liberties(@) >= 3
seen    515 of 971

pattern harvested-contact-answer-0f87b9ff
why     Strong players answered here 568 times of 1,075.
draw
  X * .
  O @ O
  . X .
when    liberties(@) >= 3
seen    568 of 1075

pattern harvested-contact-answer-c3a0bf5c
why     Strong players answered here 612 times of 1,163.
draw
  . . . . .
  . * . . .
  . O @ . .
  . O X . .
  O X . . .
when    liberties(@) >= 3
seen    612 of 1163

pattern harvested-contact-answer-a9d3d4a3
why     Strong players answered here 766 times of 1,465.
draw
  ? ? . ? |
  ? . * . |
  O O @ . |
  ? X O . |
  ? ? X ? |
when    liberties(@) = 2
seen    766 of 1465

pattern harvested-contact-answer-59ae3659
why     Strong players answered here 2,901 times of 5,754.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? * . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2901 of 5754

pattern harvested-contact-answer-b22fae9a
why     Strong players answered here 1,194 times of 2,341.
draw
  O * .
  . @ O
  X . .
when    liberties(@) >= 3
seen    1194 of 2341

pattern harvested-contact-answer-49f70a2d
why     Strong players answered here 820 times of 1,601.
draw
  X . .
  O @ X
  * O O
when    liberties(@) >= 3
seen    820 of 1601

pattern harvested-contact-answer-a9ce5976
why     Strong players answered here 558 times of 1,079.
draw
  O * .
  . @ O
  O X X
when    liberties(@) >= 3
seen    558 of 1079

pattern harvested-contact-answer-e77e9ab7
why     Strong players answered here 602 times of 1,183.
draw
  X O *
  . @ O
  X X X
when    liberties(@) >= 3
seen    602 of 1183

pattern harvested-contact-answer-4c307422
why     Strong players answered here 1,820 times of 3,696.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  ? X O * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1820 of 3696

pattern harvested-contact-answer-a1739904
why     Strong players answered here 2,785 times of 5,761.
draw
  . . . . .
  . . . . .
  . O @ . .
  . * X . .
  . . . . .
when    liberties(@) >= 3
seen    2785 of 5761

pattern harvested-contact-answer-f069c5f3
why     Strong players answered here 1,122 times of 2,299.
draw
  O * .
  . @ O
  X . X
when    liberties(@) >= 3
seen    1122 of 2299

pattern harvested-contact-answer-d61a43d4
why     Strong players answered here 2,767 times of 5,763.
draw
  . . .
  X @ .
  O O X
  ? ? *
when    liberties(@) >= 3
seen    2767 of 5763

pattern harvested-contact-answer-f9d8fe33
why     Strong players answered here 511 times of 1,027.
draw
  ? ? . ? |
  ? . * . |
  . O @ . |
  ? X O . |
  ? ? . ? |
when    liberties(@) = 2
seen    511 of 1027

pattern harvested-contact-answer-46754e05
why     Strong players answered here 4,359 times of 9,225.
draw
  . . .
  O @ .
  . * O
when    liberties(@) >= 3
seen    4359 of 9225

pattern harvested-contact-answer-e3755f23
why     Strong players answered here 597 times of 1,219.
draw
  ? ? . ? ?
  ? * . . ?
  X O @ . .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    597 of 1219

pattern harvested-contact-answer-127b0fba
why     Strong players answered here 2,031 times of 4,272.
draw
  . . . . .
  . . . . .
  . . @ * .
  . X O . .
  . X O . .
when    liberties(@) >= 3
seen    2031 of 4272

pattern harvested-contact-answer-b8418d10
why     Strong players answered here 4,850 times of 10,599.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    4850 of 10599

pattern harvested-contact-answer-e0c41b47
why     Strong players answered here 536 times of 1,147.
draw
  ? ? . ? |
  ? * . . |
  X O @ . |
  ? X O . |
  ? ? . ? |
when    liberties(@) = 2
seen    536 of 1147

pattern harvested-contact-answer-a10c1d19
why     Strong players answered here 1,026 times of 2,239.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? X O X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1026 of 2239

pattern harvested-contact-answer-84fa383d
why     Strong players answered here 2,091 times of 4,642.
draw
  . . .
  X @ O
  . . *
when    liberties(@) >= 3
seen    2091 of 4642

pattern harvested-contact-answer-2e6b831e
why     Strong players answered here 691 times of 1,512.
draw
  O . .
  * @ O
  O O X
when    liberties(@) = 2
seen    691 of 1512

pattern harvested-contact-answer-e0a740fb
why     Strong players answered here 1,619 times of 3,677.
draw
  | . ? ?
  | . * ?
  | @ O X
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    1619 of 3677

pattern harvested-contact-answer-25b349c3
why     Strong players answered here 834 times of 1,869.
draw
  ? . . . . . |
  . . . * . . |
  . . . . . . |
  . . O @ . . |
  . . O X . . |
  . . . . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    834 of 1869

pattern harvested-contact-answer-e0fbf4db
why     Strong players answered here 643 times of 1,445.
draw
  X . .
  O @ X
  * O .
when    liberties(@) >= 3
seen    643 of 1445

pattern harvested-contact-answer-ea62b6f9
why     Strong players answered here 910 times of 2,084.
draw
  ? ? . ? |
  ? * . . |
  . O @ . |
  ? O X . |
  ? ? X ? |
when    liberties(@) >= 3
seen    910 of 2084

pattern harvested-contact-answer-711bfd8f
why     Strong players answered here 6,816 times of 16,306.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    6816 of 16306

pattern harvested-contact-answer-69d8fa5a
why     Strong players answered here 517 times of 1,183.
draw
  . . .
  X @ O
  . O *
when    liberties(@) >= 3
seen    517 of 1183

pattern harvested-contact-answer-0048eea4
why     Strong players answered here 580 times of 1,346.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? X X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    580 of 1346

pattern harvested-contact-answer-19420993
why     Strong players answered here 864 times of 2,066.
draw
  ? ? X ? ?
  ? X * X ?
  . O @ . .
  - - - - -
when    liberties(@) = 2
seen    864 of 2066

pattern harvested-contact-answer-df2675f3
why     Strong players answered here 511 times of 1,210.
draw
  O * O
  O @ O
  X . X
when    liberties(@) = 2
seen    511 of 1210

pattern harvested-contact-answer-30813023
why     Strong players answered here 610 times of 1,462.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? * O . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    610 of 1462

pattern harvested-contact-answer-7d8b306c
why     Strong players answered here 563 times of 1,361.
draw
  ? ? X ? ?
  ? * . . ?
  . O @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    563 of 1361

pattern harvested-contact-answer-d196104a
why     Strong players answered here 1,008 times of 2,482.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? . X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1008 of 2482

pattern harvested-contact-answer-3c60202d
why     Strong players answered here 786 times of 1,930.
draw
  . . .
  O @ .
  X O X
  ? * ?
when    liberties(@) = 2
seen    786 of 1930

pattern harvested-contact-answer-405a0b12
why     Strong players answered here 803 times of 1,973.
draw
  . . .
  X @ *
  O O O
when    liberties(@) >= 3
seen    803 of 1973

pattern harvested-contact-answer-95c3dc6d
why     Strong players answered here 2,608 times of 6,626.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? X O . |
  ? ? * ? |
when    liberties(@) >= 3
seen    2608 of 6626

pattern harvested-contact-answer-4e069761
why     Strong players answered here 13,305 times of 34,469.
draw
  . . .
  O @ .
  X O *
when    liberties(@) = 2
seen    13305 of 34469

pattern harvested-contact-answer-1b143c42
why     Strong players answered here 557 times of 1,371.
draw
  | . ? ?
  | * . ?
  | @ O O
  | . X ?
  | X ? ?
when    liberties(@) = 2
seen    557 of 1371

pattern harvested-contact-answer-6d9002fb
why     Strong players answered here 873 times of 2,190.
draw
  - - - - -
  . . . . .
  . . @ . .
  . X O . .
  . . * . .
when    liberties(@) >= 3
seen    873 of 2190

pattern harvested-contact-answer-ba926352
why     Strong players answered here 1,667 times of 4,287.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ . O
  ? . X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1667 of 4287

pattern harvested-contact-answer-0548c115
why     Strong players answered here 645 times of 1,636.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X . X ?
  ? * . ? ?
when    liberties(@) >= 3
seen    645 of 1636

pattern harvested-contact-answer-aa8e79de
why     Strong players answered here 1,164 times of 3,017.
draw
  X . .
  . @ O
  X O *
when    liberties(@) = 2
seen    1164 of 3017

pattern harvested-contact-answer-b898d54d
why     Strong players answered here 538 times of 1,381.
draw
  O . .
  . @ O
  * O X
when    liberties(@) = 2
seen    538 of 1381

pattern harvested-contact-answer-51173f1a
why     Strong players answered here 4,131 times of 11,154.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    4131 of 11154

pattern harvested-contact-answer-c9867ad8
why     Strong players answered here 630 times of 1,641.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  * X O . |
  ? ? X ? |
when    liberties(@) >= 3
seen    630 of 1641

pattern harvested-contact-answer-7018db0f
why     Strong players answered here 584 times of 1,519.
draw
  ? ? . ? ?
  ? . . . ?
  O O @ * .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) = 2
seen    584 of 1519

pattern harvested-contact-answer-1d5db631
why     Strong players answered here 2,908 times of 7,882.
draw
  . * .
  O @ O
  X . .
when    liberties(@) = 2
seen    2908 of 7882

pattern harvested-contact-answer-ed6a6471
why     Strong players answered here 963 times of 2,555.
draw
  ? ? . ? |
  ? * . . |
  . O @ . |
  ? O X . |
  ? ? . ? |
when    liberties(@) >= 3
seen    963 of 2555

pattern harvested-contact-answer-26d968f9
why     Strong players answered here 615 times of 1,626.
draw
  + - - -
  | . * ?
  | @ O .
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    615 of 1626

pattern harvested-contact-answer-68b92fe8
why     Strong players answered here 7,434 times of 20,607.
draw
  | * .
  | @ O
  | . X
when    liberties(@) = 2
seen    7434 of 20607

pattern harvested-contact-answer-9527c60a
why     Strong players answered here 510 times of 1,358.
draw
  . . . . .
  . . . . .
  . * @ . .
  . X O . .
  X O . . .
when    liberties(@) >= 3
seen    510 of 1358

pattern harvested-contact-answer-198acd84
why     Strong players answered here 1,304 times of 3,624.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1304 of 3624

pattern harvested-contact-answer-ae17d65b
why     Strong players answered here 614 times of 1,687.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ O .
  ? . O X *
  ? ? . ? ?
when    liberties(@) >= 3
seen    614 of 1687

pattern harvested-contact-answer-86848714
why     Strong players answered here 1,408 times of 3,961.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1408 of 3961

pattern harvested-contact-answer-8b81c4b4
why     Strong players answered here 522 times of 1,436.
draw
  ? ? . ? |
  ? . . . |
  X . @ . |
  * X O . |
  ? ? . ? |
when    liberties(@) >= 3
seen    522 of 1436

pattern harvested-contact-answer-dc29daff
why     Strong players answered here 4,640 times of 13,490.
draw
  . . .
  O @ *
  X O O
when    liberties(@) = 2
seen    4640 of 13490

pattern harvested-contact-answer-425d18ef
why     Strong players answered here 494 times of 1,370.
draw
  - - - - +
  . . . . |
  . . @ . |
  X X O . |
  O O * . |
when    liberties(@) >= 3
seen    494 of 1370

pattern harvested-contact-answer-70851559
why     Strong players answered here 5,522 times of 16,335.
draw
  . . .
  O @ .
  X * O
when    liberties(@) >= 3
seen    5522 of 16335

pattern harvested-contact-answer-272cfda9
why     Strong players answered here 914 times of 2,708.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ * .
  ? . O X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    914 of 2708

pattern harvested-contact-answer-59ebcd3f
why     Strong players answered here 9,489 times of 29,584.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X O * ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    9489 of 29584

pattern harvested-contact-answer-0cdc8cd7
why     Strong players answered here 867 times of 2,636.
draw
  . . .
  X @ *
  X O O
when    liberties(@) >= 3
seen    867 of 2636

pattern harvested-contact-answer-7e1af956
why     Strong players answered here 4,850 times of 15,276.
draw
  . . .
  O @ .
  * . X
when    liberties(@) >= 3
seen    4850 of 15276

pattern harvested-contact-answer-f5a81814
why     Strong players answered here 3,935 times of 12,460.
draw
  . . .
  * @ .
  X O X
when    liberties(@) >= 3
seen    3935 of 12460

pattern harvested-contact-answer-9ed37b80
why     Strong players answered here 1,492 times of 4,708.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ * .
  ? X O . ?
  ? ? . ? ?
when    liberties(@) = 2
seen    1492 of 4708

pattern harvested-contact-answer-ac63ca1f
why     Strong players answered here 1,360 times of 4,287.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . O
  ? * X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1360 of 4287

pattern harvested-contact-answer-770aeb05
why     Strong players answered here 17,424 times of 56,725.
draw
  * . .
  O @ .
  O X .
when    liberties(@) >= 3
seen    17424 of 56725

pattern harvested-contact-answer-f0078a9c
why     Strong players answered here 549 times of 1,724.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . X
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    549 of 1724

pattern harvested-contact-answer-50e0ccfa
why     Strong players answered here 1,246 times of 4,046.
draw
  O . .
  * @ .
  . O X
when    liberties(@) >= 3
seen    1246 of 4046

pattern harvested-contact-answer-ac71429f
why     Strong players answered here 618 times of 1,992.
draw
  - - - - -
  . . . . .
  . . @ * .
  X X O . .
  O O . . .
when    liberties(@) >= 3
seen    618 of 1992

pattern harvested-contact-answer-2ce9b4f0
why     Strong players answered here 612 times of 2,025.
draw
  ? ? . ? |
  ? . * . |
  . O @ . |
  ? . X . |
  ? ? . ? |
when    liberties(@) >= 3
seen    612 of 2025

pattern harvested-contact-answer-5de2d61f
why     Strong players answered here 2,301 times of 7,882.
draw
  * . .
  O @ O
  X . .
when    liberties(@) = 2
seen    2301 of 7882

pattern harvested-contact-answer-57866b1a
why     Strong players answered here 687 times of 2,296.
draw
  - - - - +
  ? . . . |
  . . @ . |
  ? X O . |
  ? ? * ? |
when    liberties(@) >= 3
seen    687 of 2296

pattern harvested-contact-answer-b5c4babb
why     Strong players answered here 9,808 times of 34,469.
draw
  . . .
  O @ *
  X O .
when    liberties(@) = 2
seen    9808 of 34469

pattern harvested-contact-answer-05598790
why     Strong players answered here 1,181 times of 4,046.
draw
  O . .
  . @ .
  * O X
when    liberties(@) >= 3
seen    1181 of 4046

pattern harvested-contact-answer-024fb2ee
why     Strong players answered here 4,523 times of 16,199.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? . X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    4523 of 16199

pattern harvested-contact-answer-11fc99c2
why     Strong players answered here 853 times of 2,992.
draw
  ? X . X
  * O @ .
  - - - -
when    liberties(@) = 2
seen    853 of 2992

pattern harvested-contact-answer-220b8060
why     Strong players answered here 971 times of 3,484.
draw
  X * X
  O @ .
  - - -
when    liberties(@) = 2
seen    971 of 3484

pattern harvested-contact-answer-ff426c57
why     Strong players answered here 2,723 times of 10,024.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X O . .
  . . * . .
when    liberties(@) >= 3
seen    2723 of 10024

pattern harvested-contact-answer-e53ed6e9
why     Strong players answered here 653 times of 2,345.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? X O . |
  ? ? X * |
when    liberties(@) >= 3
seen    653 of 2345

pattern harvested-contact-answer-c5ea42cb
why     Strong players answered here 1,122 times of 4,125.
draw
  . . . ?
  X @ O ?
  . O X *
when    liberties(@) >= 3
seen    1122 of 4125

pattern harvested-contact-answer-f9e042f1
why     Strong players answered here 722 times of 2,627.
draw
  . . .
  * @ .
  O O .
when    liberties(@) >= 3
seen    722 of 2627

pattern harvested-contact-answer-79d74d6b
why     Strong players answered here 2,833 times of 10,642.
draw
  | * O
  | @ O
  | . X
when    liberties(@) = 2
seen    2833 of 10642

pattern harvested-contact-answer-9e7a46c7
why     Strong players answered here 516 times of 1,869.
draw
  ? . . . . . |
  . . . . . . |
  . . . * . . |
  . . O @ . . |
  . . O X . . |
  . . . . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    516 of 1869

pattern harvested-contact-answer-10c20bcb
why     Strong players answered here 3,035 times of 11,578.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    3035 of 11578

pattern harvested-contact-answer-29b34107
why     Strong players answered here 1,206 times of 4,575.
draw
  * . .
  O @ .
  O X O
when    liberties(@) >= 3
seen    1206 of 4575

pattern harvested-contact-answer-dc1d98a4
why     Strong players answered here 1,078 times of 4,083.
draw
  . . .
  O @ *
  X X O
when    liberties(@) = 2
seen    1078 of 4083

pattern harvested-contact-answer-ca93b7e4
why     Strong players answered here 5,166 times of 20,607.
draw
  | . *
  | @ O
  | . X
when    liberties(@) = 2
seen    5166 of 20607

pattern harvested-contact-answer-6ff018e3
why     Strong players answered here 1,176 times of 4,621.
draw
  . . .
  X @ .
  . O X
  ? ? *
when    liberties(@) >= 3
seen    1176 of 4621

pattern harvested-contact-answer-d56871e2
why     Strong players answered here 747 times of 2,965.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ . .
  ? X O * ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    747 of 2965

pattern harvested-contact-answer-8b6eea8d
why     Strong players answered here 633 times of 2,500.
draw
  ? ? . ? ?
  ? * . . ?
  . O @ . .
  ? X . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    633 of 2500

pattern harvested-contact-answer-8d6cbb5b
why     Strong players answered here 535 times of 2,116.
draw
  . . . . .
  . . . . .
  . . @ * .
  X X O . .
  O O . . .
when    liberties(@) >= 3
seen    535 of 2116

pattern harvested-contact-answer-6a9c0d11
why     Strong players answered here 2,648 times of 11,154.
draw
  ? ? . ? ?
  ? . * . ?
  . O @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2648 of 11154

pattern harvested-contact-answer-cc055427
why     Strong players answered here 520 times of 2,103.
draw
  . . .
  O @ .
  X O X
  * ? ?
when    liberties(@) = 2
seen    520 of 2103

pattern harvested-contact-answer-efe23ff0
why     Strong players answered here 800 times of 3,309.
draw
  . . .
  O @ *
  O X O
when    liberties(@) = 2
seen    800 of 3309

pattern harvested-contact-answer-f7784223
why     Strong players answered here 30,297 times of 132,943.
draw
  . . .
  . @ .
  X O *
when    liberties(@) >= 3
seen    30297 of 132943

pattern harvested-contact-answer-9ed47b60
why     Strong players answered here 12,851 times of 56,666.
draw
  . . .
  . @ .
  * O .
when    liberties(@) >= 3
seen    12851 of 56666

pattern harvested-contact-answer-f1d7e044
why     Strong players answered here 855 times of 3,639.
draw
  . . * . .
  . . . . .
  . O @ . .
  . O X . .
  . . . . .
when    liberties(@) >= 3
seen    855 of 3639

pattern harvested-contact-answer-d28581f7
why     Strong players answered here 592 times of 2,507.
draw
  . . . . .
  . . * . .
  . O @ . .
  . O X . .
  . O X . .
when    liberties(@) >= 3
seen    592 of 2507

pattern harvested-contact-answer-e566bacb
why     Strong players answered here 2,052 times of 9,075.
draw
  ? . . .
  * O @ .
  ? X . O
when    liberties(@) >= 3
seen    2052 of 9075

pattern harvested-contact-answer-dd2736e1
why     Strong players answered here 29,209 times of 132,943.
draw
  . . .
  . @ *
  X O .
when    liberties(@) >= 3
seen    29209 of 132943

pattern harvested-contact-answer-c634e52f
why     Strong players answered here 758 times of 3,309.
draw
  * . .
  O @ .
  O X O
when    liberties(@) = 2
seen    758 of 3309

pattern harvested-contact-answer-a982c492
why     Strong players answered here 3,520 times of 16,199.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? * X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    3520 of 16199

pattern harvested-contact-answer-4eddb22b
why     Strong players answered here 1,644 times of 7,622.
draw
  . . .
  O @ .
  X . X
  * ? ?
when    liberties(@) >= 3
seen    1644 of 7622

pattern harvested-contact-answer-d9ee972b
why     Strong players answered here 1,146 times of 5,300.
draw
  . . .
  O @ *
  X X O
when    liberties(@) >= 3
seen    1146 of 5300

pattern harvested-contact-answer-50496d0b
why     Strong players answered here 547 times of 2,511.
draw
  | . * ?
  | . O ?
  | @ O X
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    547 of 2511

pattern harvested-contact-answer-657ae9ed
why     Strong players answered here 7,015 times of 33,999.
draw
  * . .
  O @ .
  X X .
when    liberties(@) >= 3
seen    7015 of 33999

pattern harvested-contact-answer-563cb36a
why     Strong players answered here 1,224 times of 5,779.
draw
  . . .
  X @ *
  X O X
when    liberties(@) >= 3
seen    1224 of 5779

pattern harvested-contact-answer-0b18ecaa
why     Strong players answered here 11,396 times of 56,725.
draw
  . * .
  O @ .
  O X .
when    liberties(@) >= 3
seen    11396 of 56725

pattern harvested-contact-answer-57f3cea6
why     Strong players answered here 631 times of 2,998.
draw
  | . X ?
  | @ O ?
  | . X *
when    liberties(@) = 2
seen    631 of 2998

pattern harvested-contact-answer-7fa33413
why     Strong players answered here 510 times of 2,430.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ O .
  ? O . * ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    510 of 2430

pattern harvested-contact-answer-cc265fa6
why     Strong players answered here 498 times of 2,388.
draw
  * ? ? ?
  ? ? ? ?
  ? X . .
  ? X @ O
  ? O X .
when    liberties(@) >= 3
seen    498 of 2388

pattern harvested-contact-answer-7e8c00e3
why     Strong players answered here 974 times of 4,799.
draw
  ? ? . ? ?
  ? . * . ?
  O O @ . .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    974 of 4799

pattern harvested-contact-answer-ad8aceda
why     Strong players answered here 611 times of 3,005.
draw
  O . *
  . @ O
  . X O
when    liberties(@) >= 3
seen    611 of 3005

pattern harvested-contact-answer-7ec5bc52
why     Strong players answered here 508 times of 2,493.
draw
  X . .
  . @ .
  * O X
when    liberties(@) >= 3
seen    508 of 2493

pattern harvested-contact-answer-03a79fcd
why     Strong players answered here 8,763 times of 46,337.
draw
  * . .
  O @ .
  . X .
when    liberties(@) >= 3
seen    8763 of 46337

pattern harvested-contact-answer-5c9192c1
why     Strong players answered here 1,010 times of 5,343.
draw
  | . X
  | @ O
  | . X
  | ? *
when    liberties(@) = 2
seen    1010 of 5343

pattern harvested-contact-answer-d3b1bde7
why     Strong players answered here 637 times of 3,375.
draw
  ? . . .
  ? O @ .
  * X . X
when    liberties(@) >= 3
seen    637 of 3375

pattern harvested-contact-answer-aec52f93
why     Strong players answered here 624 times of 3,309.
draw
  . * .
  O @ .
  O X O
when    liberties(@) = 2
seen    624 of 3309

pattern harvested-contact-answer-cedefe8a
why     Strong players answered here 1,859 times of 10,194.
draw
  . . .
  X @ *
  . O X
when    liberties(@) >= 3
seen    1859 of 10194

pattern harvested-contact-answer-4ff914a9
why     Strong players answered here 756 times of 4,083.
draw
  * . .
  O @ .
  X X O
when    liberties(@) = 2
seen    756 of 4083

pattern harvested-contact-answer-cc6f2375
why     Strong players answered here 661 times of 3,587.
draw
  - - - - -
  ? . . . ?
  . O @ . .
  ? * X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    661 of 3587

pattern harvested-contact-answer-3b55545c
why     Strong players answered here 1,017 times of 5,676.
draw
  . . .
  O @ *
  . X O
when    liberties(@) >= 3
seen    1017 of 5676

pattern harvested-contact-answer-e8f8adab
why     Strong players answered here 618 times of 3,411.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X O . ?
  ? * . ? ?
when    liberties(@) = 2
seen    618 of 3411

pattern harvested-contact-answer-d049f5aa
why     Strong players answered here 1,138 times of 6,441.
draw
  . . *
  X @ O
  . O X
when    liberties(@) >= 3
seen    1138 of 6441

pattern harvested-contact-answer-307cc0b9
why     Strong players answered here 813 times of 4,622.
draw
  | ? *
  | . O
  | @ O
  | . X
when    liberties(@) = 2
seen    813 of 4622

pattern harvested-contact-answer-8008a434
why     Strong players answered here 761 times of 4,350.
draw
  . . .
  X @ O
  . O X
  ? ? *
when    liberties(@) >= 3
seen    761 of 4350

pattern harvested-contact-answer-065200b6
why     Strong players answered here 10,802 times of 65,486.
draw
  . . .
  . @ .
  X O .
  ? * ?
when    liberties(@) >= 3
seen    10802 of 65486

pattern harvested-contact-answer-b6624825
why     Strong players answered here 1,346 times of 8,029.
draw
  . . .
  X @ O
  O . *
when    liberties(@) >= 3
seen    1346 of 8029

pattern harvested-contact-answer-2ad70192
why     Strong players answered here 7,458 times of 46,337.
draw
  . * .
  O @ .
  . X .
when    liberties(@) >= 3
seen    7458 of 46337

pattern harvested-contact-answer-309d07af
why     Strong players answered here 2,659 times of 16,335.
draw
  * . .
  O @ .
  X . O
when    liberties(@) >= 3
seen    2659 of 16335

pattern harvested-contact-answer-73961f5a
why     Strong players answered here 994 times of 6,074.
draw
  . . *
  X @ O
  . . X
when    liberties(@) >= 3
seen    994 of 6074

pattern harvested-contact-answer-f192e6bf
why     Strong players answered here 725 times of 4,414.
draw
  ? . . .
  ? O @ .
  * X O O
when    liberties(@) = 2
seen    725 of 4414

pattern harvested-contact-answer-cefe8316
why     Strong players answered here 7,178 times of 46,337.
draw
  . . .
  O @ .
  * X .
when    liberties(@) >= 3
seen    7178 of 46337

pattern harvested-contact-answer-8deec446
why     Strong players answered here 762 times of 4,725.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  ? X O . ?
  ? * . ? ?
when    liberties(@) >= 3
seen    762 of 4725

pattern harvested-contact-answer-c1fc7364
why     Strong players answered here 693 times of 4,318.
draw
  . . .
  O @ *
  X O X
when    liberties(@) = 2
seen    693 of 4318

pattern harvested-contact-answer-7c791313
why     Strong players answered here 524 times of 3,233.
draw
  O . *
  . @ O
  . X X
when    liberties(@) >= 3
seen    524 of 3233

pattern harvested-contact-answer-4662c9fa
why     Strong players answered here 2,130 times of 13,710.
draw
  * . .
  O @ .
  X . X
when    liberties(@) >= 3
seen    2130 of 13710

pattern harvested-contact-answer-0e85b95b
why     Strong players answered here 2,341 times of 15,276.
draw
  * . .
  O @ .
  . . X
when    liberties(@) >= 3
seen    2341 of 15276

pattern harvested-contact-answer-2c32c12d
why     Strong players answered here 727 times of 4,707.
draw
  | * ? ?
  | . O ?
  | @ O X
  | . X ?
  | . ? ?
when    liberties(@) = 2
seen    727 of 4707

pattern harvested-contact-answer-1bec2051
why     Strong players answered here 4,976 times of 33,999.
draw
  . * .
  O @ .
  X X .
when    liberties(@) >= 3
seen    4976 of 33999

pattern harvested-contact-answer-7461f46d
why     Strong players answered here 714 times of 4,735.
draw
  . . .
  X @ X
  O O *
when    liberties(@) >= 3
seen    714 of 4735

pattern harvested-contact-answer-62e271c4
why     Strong players answered here 1,096 times of 7,396.
draw
  . . .
  . @ .
  X O X
  * ? ?
when    liberties(@) >= 3
seen    1096 of 7396

pattern harvested-contact-answer-27646d51
why     Strong players answered here 6,356 times of 44,603.
draw
  . . .
  . @ .
  X O .
  * ? ?
when    liberties(@) >= 3
seen    6356 of 44603

pattern harvested-contact-answer-a39af7ce
why     Strong players answered here 823 times of 5,604.
draw
  . . .
  X @ O
  O X *
when    liberties(@) >= 3
seen    823 of 5604

pattern harvested-contact-answer-5490d133
why     Strong players answered here 1,893 times of 13,490.
draw
  * . .
  O @ .
  X O O
when    liberties(@) = 2
seen    1893 of 13490

pattern harvested-contact-answer-3e8c736b
why     Strong players answered here 655 times of 4,575.
draw
  . * .
  O @ .
  O X O
when    liberties(@) >= 3
seen    655 of 4575

pattern harvested-contact-answer-18556198
why     Strong players answered here 721 times of 5,096.
draw
  * . .
  O @ O
  O X .
when    liberties(@) >= 3
seen    721 of 5096

pattern harvested-contact-answer-54324630
why     Strong players answered here 665 times of 4,708.
draw
  ? ? . ? ?
  ? . . . ?
  . O @ . .
  ? X O . ?
  ? ? * ? ?
when    liberties(@) = 2
seen    665 of 4708

pattern harvested-contact-answer-6a55c1c6
why     Strong players answered here 2,623 times of 19,535.
draw
  . . .
  O @ .
  X O .
  * ? ?
when    liberties(@) = 2
seen    2623 of 19535

pattern harvested-contact-answer-fcad6730
why     Strong players answered here 902 times of 6,626.
draw
  ? ? . ? |
  ? . . . |
  . * @ . |
  ? X O . |
  ? ? . ? |
when    liberties(@) >= 3
seen    902 of 6626

pattern harvested-contact-answer-287ca041
why     Strong players answered here 776 times of 5,676.
draw
  . * .
  O @ .
  . X O
when    liberties(@) >= 3
seen    776 of 5676

pattern harvested-contact-answer-c971a861
why     Strong players answered here 556 times of 4,083.
draw
  . * .
  O @ .
  X X O
when    liberties(@) = 2
seen    556 of 4083

pattern harvested-contact-answer-8a59f89f
why     Strong players answered here 2,096 times of 16,306.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? X O . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    2096 of 16306

pattern harvested-contact-answer-f62a7020
why     Strong players answered here 1,026 times of 7,882.
draw
  . . .
  O @ O
  X * .
when    liberties(@) = 2
seen    1026 of 7882

pattern harvested-contact-answer-0ee445ee
why     Strong players answered here 3,707 times of 29,584.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? X O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    3707 of 29584

pattern harvested-contact-answer-f072c278
why     Strong players answered here 591 times of 4,534.
draw
  O . *
  . @ O
  . X .
when    liberties(@) >= 3
seen    591 of 4534

pattern harvested-contact-answer-9cdbc81f
why     Strong players answered here 1,172 times of 9,303.
draw
  O O *
  O @ O
  X . X
when    liberties(@) = 1
seen    1172 of 9303

pattern harvested-contact-answer-a391cd97
why     Strong players answered here 548 times of 4,297.
draw
  ? * . ? ?
  ? . . . ?
  O O @ . .
  ? X X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    548 of 4297

pattern harvested-contact-answer-34f16adc
why     Strong players answered here 1,014 times of 8,188.
draw
  | * ?
  | . O
  | @ O
  | . X
when    liberties(@) = 2
seen    1014 of 8188

pattern harvested-contact-answer-147178dc
why     Strong players answered here 541 times of 4,318.
draw
  * . .
  O @ .
  X O X
when    liberties(@) = 2
seen    541 of 4318

pattern harvested-contact-answer-d8656e52
why     Strong players answered here 922 times of 7,567.
draw
  . . .
  X @ X
  * O .
when    liberties(@) >= 3
seen    922 of 7567

pattern harvested-contact-answer-51b62314
why     Strong players answered here 813 times of 6,811.
draw
  . . . ?
  X @ . ?
  . O X *
when    liberties(@) >= 3
seen    813 of 6811

pattern harvested-contact-answer-8ab0592f
why     Strong players answered here 856 times of 7,229.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  * X O . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    856 of 7229

pattern harvested-contact-answer-10f3b1bc
why     Strong players answered here 1,064 times of 9,225.
draw
  . * .
  O @ .
  . . O
when    liberties(@) >= 3
seen    1064 of 9225

pattern harvested-contact-answer-d9ba4173
why     Strong players answered here 1,000 times of 8,809.
draw
  . . .
  X @ *
  O O X
when    liberties(@) >= 3
seen    1000 of 8809

pattern harvested-contact-answer-754a2527
why     Strong players answered here 492 times of 4,234.
draw
  . . . ?
  X @ O *
  . O X ?
when    liberties(@) >= 3
seen    492 of 4234

pattern harvested-contact-answer-3b99f9d2
why     Strong players answered here 735 times of 6,441.
draw
  . . .
  X @ O
  * O X
when    liberties(@) >= 3
seen    735 of 6441

pattern harvested-contact-answer-c1aa1bfd
why     Strong players answered here 647 times of 5,676.
draw
  * . .
  O @ .
  . X O
when    liberties(@) >= 3
seen    647 of 5676

pattern harvested-contact-answer-7d878f96
why     Strong players answered here 1,477 times of 13,490.
draw
  . * .
  O @ .
  X O O
when    liberties(@) = 2
seen    1477 of 13490
