# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as large-knight-link-attack; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-large-knight-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-large-knight-link-attack-d7e0fb85
why     Strong players played here 584 times of 585.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . O X . . .
  . . O X . O .
  ? . * O B . ?
where   A is X, B is X
seen    584 of 585

pattern harvested-large-knight-link-attack-47b298fb
why     Strong players played here 593 times of 598.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . X A . . .
  . X O O O . .
  . * . . . . .
  ? . B . . . ?
where   A is X, B is X
seen    593 of 598

pattern harvested-large-knight-link-attack-92461926
why     Strong players played here 726 times of 743.
draw
  - - - - -
  . . . . .
  * O A . .
  O X . O .
  O X . . .
  ? B ? ? ?
where   A is X, B is X
seen    726 of 743

pattern harvested-large-knight-link-attack-d63d53cf
why     Strong players played here 635 times of 657.
draw
  ? . . . . . |
  . . . . . . |
  . . * . . . |
  . . O A . . |
  B . O X . . |
  . . . . . . |
  ? . . . . . |
where   A is X, B is X
seen    635 of 657

pattern harvested-large-knight-link-attack-7563801a
why     Strong players played here 622 times of 647.
draw
  . . . . .
  . . . . .
  . X A . .
  X O O O .
  * . . . .
  ? B ? ? ?
where   A is X, B is X
seen    622 of 647

pattern harvested-large-knight-link-attack-dca2f1a1
why     Strong players played here 595 times of 638.
draw
  . . . . .
  . . . . .
  . . A . .
  . O X . .
  . O X . O
  ? * ? B ?
where   A is X, B is X
seen    595 of 638

pattern harvested-large-knight-link-attack-a694087c
why     Strong players played here 1,155 times of 1,438.
draw
  ? B ? ? ?
  ? ? . ? ?
  ? X . . ?
  * O A . .
  - - - - -
where   A is X, B is X
seen    1155 of 1438

pattern harvested-large-knight-link-attack-149fdd09
why     Strong players played here 509 times of 629.
draw
  . . . . .
  . . . . .
  X X A . .
  X O O O .
  O * . . .
  ? B ? ? ?
where   A is X, B is X
seen    509 of 629

pattern harvested-large-knight-link-attack-ccf2f359
why     Strong players played here 520 times of 644.
draw
  - - - - - +
  . . . . . |
  . . . . . |
  . X X A . |
  O O O X . |
  . . * O . |
  ? . B . . |
where   A is X, B is X
seen    520 of 644

pattern harvested-large-knight-link-attack-96986860
why     Strong players played here 731 times of 974.
draw
  ? . . . . .
  ? . * . . .
  ? . O A . .
  B . O X . .
  ? . . . . .
where   A is X, B is X
seen    731 of 974

pattern harvested-large-knight-link-attack-392c9c08
why     Strong players played here 818 times of 1,104.
draw
  - - - - -
  ? . . . ?
  * O A . .
  ? X . O ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    818 of 1104

pattern harvested-large-knight-link-attack-0ff73650
why     Strong players played here 1,897 times of 2,719.
draw
  ? B ? ?
  ? ? ? ?
  ? X . .
  * O A .
  - - - -
where   A is X, B is X
seen    1897 of 2719

pattern harvested-large-knight-link-attack-683d408e
why     Strong players played here 567 times of 799.
draw
  - - - - - -
  ? . . . . .
  ? . . A . .
  B * X O . .
  ? . O . . .
where   A is X, B is X
seen    567 of 799

pattern harvested-large-knight-link-attack-6f34a095
why     Strong players played here 429 times of 601.
draw
  ? ? . ? |
  ? . . . |
  . O A . |
  ? X X . |
  * ? . ? |
  ? B ? ? |
where   A is X, B is X
seen    429 of 601

pattern harvested-large-knight-link-attack-a3a06f5c
why     Strong players played here 581 times of 846.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O A . . .
  . . O X . . .
  . . * . . . .
  ? . B . . . ?
where   A is X, B is X
seen    581 of 846

pattern harvested-large-knight-link-attack-10392578
why     Strong players played here 688 times of 1,032.
draw
  . . . . |
  . . . . |
  X X A . |
  O O X . |
  . * O . |
  ? B ? ? |
where   A is X, B is X
seen    688 of 1032

pattern harvested-large-knight-link-attack-50be7fc1
why     Strong players played here 484 times of 722.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . O A . . ?
  ? X O X ? B
  ? ? * ? ? ?
where   A is X, B is X
seen    484 of 722

pattern harvested-large-knight-link-attack-ed0f75ea
why     Strong players played here 443 times of 663.
draw
  B ? X . .
  ? * O A .
  - - - - -
where   A is X, B is X
seen    443 of 663

pattern harvested-large-knight-link-attack-12cfb285
why     Strong players played here 630 times of 959.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . . * . . |
  . . X O . . |
  ? . B O . . |
where   A is X, B is X
seen    630 of 959

pattern harvested-large-knight-link-attack-97b6a442
why     Strong players played here 492 times of 752.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? X O O ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    492 of 752

pattern harvested-large-knight-link-attack-cc1eb5cb
why     Strong players played here 486 times of 757.
draw
  ? ? . ? |
  ? . . . |
  . X A . |
  ? O X . |
  ? * O ? |
  ? B ? ? |
where   A is X, B is X
seen    486 of 757

pattern harvested-large-knight-link-attack-c8af5486
why     Strong players played here 647 times of 1,027.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? O O O ?
  * ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    647 of 1027

pattern harvested-large-knight-link-attack-b3c0ca02
why     Strong players played here 407 times of 638.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O O A . .
  B ? X O * ?
  ? ? ? X ? ?
where   A is X, B is X
seen    407 of 638

pattern harvested-large-knight-link-attack-e166debe
why     Strong players played here 757 times of 1,275.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . . A . .
  B ? X O * ?
  ? ? ? X ? ?
where   A is X, B is X
seen    757 of 1275

pattern harvested-large-knight-link-attack-e9dda69f
why     Strong players played here 767 times of 1,317.
draw
  ? ? . ? |
  ? . . . |
  X X A . |
  ? O X . |
  ? * O ? |
  ? B ? ? |
where   A is X, B is X
seen    767 of 1317

pattern harvested-large-knight-link-attack-7a77a929
why     Strong players played here 466 times of 791.
draw
  - - - - - -
  ? ? . . . ?
  ? . . A . .
  B ? X O X ?
  ? ? ? * ? ?
where   A is X, B is X
seen    466 of 791

pattern harvested-large-knight-link-attack-4e81c564
why     Strong players played here 635 times of 1,139.
draw
  . . . . .
  . . . . .
  . O A . .
  . O X . .
  . * . . .
  ? B ? ? ?
where   A is X, B is X
seen    635 of 1139

pattern harvested-large-knight-link-attack-724223e2
why     Strong players played here 414 times of 747.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O * A . O
  B ? O . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    414 of 747

pattern harvested-large-knight-link-attack-515fd21a
why     Strong players played here 790 times of 1,452.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . . A . .
  B ? X O X ?
  ? ? ? * ? ?
where   A is X, B is X
seen    790 of 1452

pattern harvested-large-knight-link-attack-c3e6d590
why     Strong players played here 741 times of 1,369.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O * ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    741 of 1369

pattern harvested-large-knight-link-attack-b64342e0
why     Strong players played here 615 times of 1,145.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O X ?
  ? ? * ? ?
  ? B ? ? ?
where   A is X, B is X
seen    615 of 1145

pattern harvested-large-knight-link-attack-e3f6ac3c
why     Strong players played here 614 times of 1,156.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    614 of 1156

pattern harvested-large-knight-link-attack-88aa9e9e
why     Strong players played here 415 times of 773.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O . .
  . . * . .
  ? B ? ? ?
where   A is X, B is X
seen    415 of 773

pattern harvested-large-knight-link-attack-7ef22268
why     Strong players played here 845 times of 1,643.
draw
  ? ? O . .
  ? ? O A .
  B ? X O X
  ? ? ? * ?
where   A is X, B is X
seen    845 of 1643

pattern harvested-large-knight-link-attack-dcce24de
why     Strong players played here 1,142 times of 2,256.
draw
  . . . ? ?
  O A . ? ?
  X O X ? B
  ? * ? ? ?
where   A is X, B is X
seen    1142 of 2256

pattern harvested-large-knight-link-attack-0c0659b4
why     Strong players played here 429 times of 878.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * O ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    429 of 878

pattern harvested-large-knight-link-attack-bbd05597
why     Strong players played here 1,118 times of 2,498.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  ? . O A . .
  B ? O X . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    1118 of 2498

pattern harvested-large-knight-link-attack-243fc44e
why     Strong players played here 787 times of 1,755.
draw
  . O .
  O A O
  X * X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    787 of 1755

pattern harvested-large-knight-link-attack-3958c527
why     Strong players played here 804 times of 1,841.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . O * ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    804 of 1841

pattern harvested-large-knight-link-attack-567edcf1
why     Strong players played here 784 times of 1,808.
draw
  ? ? . O .
  ? ? O A O
  B ? X * X
where   A is X, B is X
seen    784 of 1808

pattern harvested-large-knight-link-attack-a3aa9e1f
why     Strong players played here 595 times of 1,362.
draw
  ? ? . . .
  ? ? X A X
  B ? O X O
  ? ? ? * ?
where   A is X, B is X
seen    595 of 1362

pattern harvested-large-knight-link-attack-f194aea8
why     Strong players played here 682 times of 1,578.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? * . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    682 of 1578

pattern harvested-large-knight-link-attack-5c78c1ba
why     Strong players played here 972 times of 2,287.
draw
  ? ? . . .
  ? ? O A .
  B ? X O X
  ? ? ? * ?
where   A is X, B is X
seen    972 of 2287

pattern harvested-large-knight-link-attack-ff2193ca
why     Strong players played here 1,258 times of 3,017.
draw
  . . .
  . A .
  X O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    1258 of 3017

pattern harvested-large-knight-link-attack-be0ab83a
why     Strong players played here 1,970 times of 4,885.
draw
  ? ? . . .
  ? ? . A .
  B ? X O X
  ? ? ? * ?
where   A is X, B is X
seen    1970 of 4885

pattern harvested-large-knight-link-attack-1915d47c
why     Strong players played here 692 times of 1,677.
draw
  ? ? . . .
  ? ? X A .
  B ? O X O
  ? ? ? * ?
where   A is X, B is X
seen    692 of 1677

pattern harvested-large-knight-link-attack-7916199e
why     Strong players played here 596 times of 1,439.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? X ? ?
  ? ? ? B ?
where   A is X, B is X
seen    596 of 1439

pattern harvested-large-knight-link-attack-63256beb
why     Strong players played here 427 times of 1,020.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    427 of 1020

pattern harvested-large-knight-link-attack-0c98aa69
why     Strong players played here 837 times of 2,104.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . X O . .
  ? B ? ? ?
where   A is X, B is X
seen    837 of 2104

pattern harvested-large-knight-link-attack-769c5617
why     Strong players played here 594 times of 1,484.
draw
  - - - - - -
  ? ? . . . ?
  ? . . A . .
  B * X O . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    594 of 1484

pattern harvested-large-knight-link-attack-b09c5d76
why     Strong players played here 526 times of 1,313.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . O X . .
  ? ? ? B ?
where   A is X, B is X
seen    526 of 1313

pattern harvested-large-knight-link-attack-ac4c27f6
why     Strong players played here 558 times of 1,409.
draw
  ? ? ? . ? |
  ? ? . . . |
  ? . . A . |
  B ? X O . |
  ? ? ? * ? |
where   A is X, B is X
seen    558 of 1409

pattern harvested-large-knight-link-attack-1d961972
why     Strong players played here 809 times of 2,077.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    809 of 2077

pattern harvested-large-knight-link-attack-cc1d74df
why     Strong players played here 896 times of 2,308.
draw
  ? . . .
  * O A .
  ? X . O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    896 of 2308

pattern harvested-large-knight-link-attack-98d3775f
why     Strong players played here 684 times of 1,787.
draw
  ? X . .
  * O A X
  ? X O O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    684 of 1787

pattern harvested-large-knight-link-attack-435adf51
why     Strong players played here 688 times of 1,805.
draw
  ? ? . ? |
  ? * . . |
  . O A . |
  ? O X . |
  ? ? . ? |
  ? B ? ? |
where   A is X, B is X
seen    688 of 1805

pattern harvested-large-knight-link-attack-f492b3a1
why     Strong players played here 534 times of 1,416.
draw
  ? ? . . .
  ? ? . A .
  B ? O X O
  ? ? ? * ?
where   A is X, B is X
seen    534 of 1416

pattern harvested-large-knight-link-attack-6048e3ab
why     Strong players played here 413 times of 1,094.
draw
  . . .
  X A .
  O X O
  ? * ?
  ? ? B
where   A is X, B is X
seen    413 of 1094

pattern harvested-large-knight-link-attack-337ef22d
why     Strong players played here 563 times of 1,534.
draw
  X . .
  O A .
  O O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    563 of 1534

pattern harvested-large-knight-link-attack-6c230f6c
why     Strong players played here 478 times of 1,301.
draw
  . . . ? ?
  X A . ? ?
  O X O ? B
  ? * ? ? ?
where   A is X, B is X
seen    478 of 1301

pattern harvested-large-knight-link-attack-272e9ee3
why     Strong players played here 531 times of 1,473.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . .
  ? O O O ?
  ? * . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    531 of 1473

pattern harvested-large-knight-link-attack-b483dc11
why     Strong players played here 1,075 times of 3,051.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * . ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    1075 of 3051

pattern harvested-large-knight-link-attack-e5a2d536
why     Strong players played here 642 times of 1,843.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * O ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    642 of 1843

pattern harvested-large-knight-link-attack-966ee1d6
why     Strong players played here 443 times of 1,268.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . . A * . ?
  ? X O . ? B
  ? ? O ? ? ?
where   A is X, B is X
seen    443 of 1268

pattern harvested-large-knight-link-attack-98176a7b
why     Strong players played here 606 times of 1,843.
draw
  . . .
  O A .
  X O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    606 of 1843

pattern harvested-large-knight-link-attack-2ebed031
why     Strong players played here 2,293 times of 7,270.
draw
  . . .
  . A .
  O * O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    2293 of 7270

pattern harvested-large-knight-link-attack-85126160
why     Strong players played here 2,526 times of 8,030.
draw
  . . .
  O A .
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    2526 of 8030

pattern harvested-large-knight-link-attack-daa9140f
why     Strong players played here 432 times of 1,324.
draw
  O O .
  O A O
  X * X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    432 of 1324

pattern harvested-large-knight-link-attack-248550c2
why     Strong players played here 523 times of 1,616.
draw
  . . .
  . A .
  O X O
  ? * ?
  B ? ?
where   A is X, B is X
seen    523 of 1616

pattern harvested-large-knight-link-attack-2453275a
why     Strong players played here 2,014 times of 6,448.
draw
  . . .
  X A .
  O X .
  * ? ?
  B ? ?
where   A is X, B is X
seen    2014 of 6448

pattern harvested-large-knight-link-attack-56d3ca18
why     Strong players played here 492 times of 1,518.
draw
  ? ? O O .
  ? ? O A O
  B ? X * X
where   A is X, B is X
seen    492 of 1518

pattern harvested-large-knight-link-attack-410f31fb
why     Strong players played here 1,133 times of 3,791.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? O X . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    1133 of 3791

pattern harvested-large-knight-link-attack-77b18911
why     Strong players played here 524 times of 1,764.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  ? . O A . .
  B ? O X . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    524 of 1764

pattern harvested-large-knight-link-attack-3c9e8f5c
why     Strong players played here 470 times of 1,601.
draw
  ? ? ? . ? ?
  B * . . . ?
  ? O . A . .
  ? ? . . . ?
  ? ? ? X ? ?
where   A is X, B is X
seen    470 of 1601

pattern harvested-large-knight-link-attack-8afe1fb2
why     Strong players played here 514 times of 1,768.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? . O . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    514 of 1768

pattern harvested-large-knight-link-attack-0c7c9148
why     Strong players played here 438 times of 1,538.
draw
  O O .
  O A O
  X * X
  ? ? ?
  ? ? B
where   A is X, B is X
seen    438 of 1538

pattern harvested-large-knight-link-attack-4e74ebad
why     Strong players played here 534 times of 1,903.
draw
  ? ? . . .
  ? ? X A .
  B ? X O X
  ? ? ? * ?
where   A is X, B is X
seen    534 of 1903

pattern harvested-large-knight-link-attack-6a8ad2c2
why     Strong players played here 419 times of 1,485.
draw
  - - - - - -
  ? ? . . . ?
  ? . * A . .
  B ? O X O ?
  ? ? ? O ? ?
where   A is X, B is X
seen    419 of 1485

pattern harvested-large-knight-link-attack-f370bda4
why     Strong players played here 455 times of 1,621.
draw
  . . .
  X A .
  O . O
  ? ? *
  ? ? B
where   A is X, B is X
seen    455 of 1621

pattern harvested-large-knight-link-attack-d9715d21
why     Strong players played here 627 times of 2,301.
draw
  | . * ? B
  | A O ? ?
  | . X ? ?
where   A is X, B is X
seen    627 of 2301

pattern harvested-large-knight-link-attack-08d806f3
why     Strong players played here 492 times of 1,804.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  * O O . .
  ? B ? ? ?
where   A is X, B is X
seen    492 of 1804

pattern harvested-large-knight-link-attack-7a47ec38
why     Strong players played here 1,363 times of 5,234.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . . A . .
  B ? X O * ?
  ? ? ? . ? ?
where   A is X, B is X
seen    1363 of 5234

pattern harvested-large-knight-link-attack-68c735dc
why     Strong players played here 842 times of 3,195.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? ? * ? ?
  ? B ? ? ?
where   A is X, B is X
seen    842 of 3195

pattern harvested-large-knight-link-attack-9ee9469d
why     Strong players played here 502 times of 1,894.
draw
  ? ? B
  ? ? ?
  . . *
  X A O
  . O .
where   A is X, B is X
seen    502 of 1894

pattern harvested-large-knight-link-attack-f7c1a70e
why     Strong players played here 1,101 times of 4,425.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? O X . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    1101 of 4425

pattern harvested-large-knight-link-attack-3ffe1cd2
why     Strong players played here 554 times of 2,195.
draw
  . . .
  O A .
  X O X
  * ? ?
  ? ? B
where   A is X, B is X
seen    554 of 2195

pattern harvested-large-knight-link-attack-4dd2c7c6
why     Strong players played here 430 times of 1,689.
draw
  O . .
  O A .
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    430 of 1689

pattern harvested-large-knight-link-attack-6977ba7b
why     Strong players played here 1,150 times of 4,694.
draw
  . . .
  O A .
  O X .
  * ? ?
  B ? ?
where   A is X, B is X
seen    1150 of 4694

pattern harvested-large-knight-link-attack-c3b49b82
why     Strong players played here 905 times of 3,683.
draw
  . . .
  O A .
  X * O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    905 of 3683

pattern harvested-large-knight-link-attack-7537ca93
why     Strong players played here 420 times of 1,720.
draw
  . . . ? ?
  X A . ? ?
  X O X ? B
  ? * ? ? ?
where   A is X, B is X
seen    420 of 1720

pattern harvested-large-knight-link-attack-82224d06
why     Strong players played here 1,126 times of 4,782.
draw
  ? ? . . .
  ? ? . A .
  B ? O * O
where   A is X, B is X
seen    1126 of 4782

pattern harvested-large-knight-link-attack-453c8bf3
why     Strong players played here 414 times of 1,734.
draw
  . . .
  . A .
  O X O
  * ? ?
  B ? ?
where   A is X, B is X
seen    414 of 1734

pattern harvested-large-knight-link-attack-04705463
why     Strong players played here 518 times of 2,232.
draw
  ? ? . . .
  ? ? O A .
  B ? X * O
where   A is X, B is X
seen    518 of 2232

pattern harvested-large-knight-link-attack-2009ce64
why     Strong players played here 535 times of 2,324.
draw
  B ? ?
  ? ? ?
  * . .
  O A .
  X O O
where   A is X, B is X
seen    535 of 2324

pattern harvested-large-knight-link-attack-057194ed
why     Strong players played here 463 times of 2,007.
draw
  ? ? . . .
  ? ? X A X
  B ? X O O
  ? ? * ? ?
where   A is X, B is X
seen    463 of 2007

pattern harvested-large-knight-link-attack-5855e168
why     Strong players played here 835 times of 3,699.
draw
  ? . . .
  ? O A .
  ? X X .
  * ? ? ?
  ? B ? ?
where   A is X, B is X
seen    835 of 3699

pattern harvested-large-knight-link-attack-24f16b0f
why     Strong players played here 1,118 times of 5,019.
draw
  . . .
  X A X
  X O O
  ? * ?
  ? ? B
where   A is X, B is X
seen    1118 of 5019

pattern harvested-large-knight-link-attack-937705fa
why     Strong players played here 514 times of 2,260.
draw
  O O * ? B
  X A O ? ?
  . O X ? ?
where   A is X, B is X
seen    514 of 2260

pattern harvested-large-knight-link-attack-df22333f
why     Strong players played here 1,518 times of 6,916.
draw
  . . .
  O A .
  * O X
  ? ? ?
  ? ? B
where   A is X, B is X
seen    1518 of 6916

pattern harvested-large-knight-link-attack-10c5fedb
why     Strong players played here 450 times of 1,990.
draw
  ? . . .
  ? X A O
  * O X O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    450 of 1990

pattern harvested-large-knight-link-attack-02b7d746
why     Strong players played here 556 times of 2,499.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? . X . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    556 of 2499

pattern harvested-large-knight-link-attack-aeced61f
why     Strong players played here 1,664 times of 7,779.
draw
  . . .
  X A .
  O O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    1664 of 7779

pattern harvested-large-knight-link-attack-22fc38ba
why     Strong players played here 431 times of 1,973.
draw
  X . .
  O A X
  O O X
  ? * ?
  B ? ?
where   A is X, B is X
seen    431 of 1973

pattern harvested-large-knight-link-attack-8d4bbdec
why     Strong players played here 751 times of 3,526.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? ? X ? ?
  ? * ? B ?
where   A is X, B is X
seen    751 of 3526

pattern harvested-large-knight-link-attack-3383e7a4
why     Strong players played here 484 times of 2,268.
draw
  ? ? B
  ? ? ?
  O O *
  X A O
  . O X
where   A is X, B is X
seen    484 of 2268

pattern harvested-large-knight-link-attack-0c87e635
why     Strong players played here 457 times of 2,137.
draw
  ? ? O . .
  ? ? O A .
  B ? * O X
where   A is X, B is X
seen    457 of 2137

pattern harvested-large-knight-link-attack-3725877c
why     Strong players played here 488 times of 2,293.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . * A . .
  B ? O X O ?
  ? ? ? O ? ?
where   A is X, B is X
seen    488 of 2293

pattern harvested-large-knight-link-attack-664890ad
why     Strong players played here 1,088 times of 5,267.
draw
  . . . ? ?
  O A . ? ?
  * O X ? B
where   A is X, B is X
seen    1088 of 5267

pattern harvested-large-knight-link-attack-8230a380
why     Strong players played here 1,070 times of 5,182.
draw
  ? ? . . .
  ? ? O A .
  B ? * O X
where   A is X, B is X
seen    1070 of 5182

pattern harvested-large-knight-link-attack-649107e7
why     Strong players played here 522 times of 2,489.
draw
  B ? ?
  ? ? ?
  X * .
  . A O
  X O .
where   A is X, B is X
seen    522 of 2489

pattern harvested-large-knight-link-attack-fb43047d
why     Strong players played here 1,463 times of 7,240.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? * O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    1463 of 7240

pattern harvested-large-knight-link-attack-5b6a8ced
why     Strong players played here 542 times of 2,607.
draw
  ? ? O . .
  ? ? X A X
  B ? O O *
where   A is X, B is X
seen    542 of 2607

pattern harvested-large-knight-link-attack-2bcf1e14
why     Strong players played here 453 times of 2,178.
draw
  B ? ?
  ? ? ?
  X O .
  * A O
  - - -
where   A is X, B is X
seen    453 of 2178

pattern harvested-large-knight-link-attack-08eec799
why     Strong players played here 931 times of 4,593.
draw
  . . . ? ?
  X A . ? ?
  O O X ? B
  ? ? * ? ?
where   A is X, B is X
seen    931 of 4593

pattern harvested-large-knight-link-attack-35d088ee
why     Strong players played here 590 times of 2,900.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    590 of 2900

pattern harvested-large-knight-link-attack-c30f3f41
why     Strong players played here 706 times of 3,493.
draw
  . O * ? B
  X A O ? ?
  . O X ? ?
where   A is X, B is X
seen    706 of 3493

pattern harvested-large-knight-link-attack-ec523763
why     Strong players played here 475 times of 2,344.
draw
  . . . ? ?
  X A O ? ?
  . O X * B
where   A is X, B is X
seen    475 of 2344

pattern harvested-large-knight-link-attack-689bf57e
why     Strong players played here 431 times of 2,125.
draw
  ? ? . . .
  ? ? X A .
  B * O . X
where   A is X, B is X
seen    431 of 2125

pattern harvested-large-knight-link-attack-807a01a2
why     Strong players played here 559 times of 2,790.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * . ?
  ? ? O ? ?
  ? ? ? B ?
where   A is X, B is X
seen    559 of 2790

pattern harvested-large-knight-link-attack-b6835177
why     Strong players played here 5,365 times of 28,172.
draw
  . . .
  . A .
  O * .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    5365 of 28172

pattern harvested-large-knight-link-attack-bbcdfff9
why     Strong players played here 1,025 times of 5,222.
draw
  . . .
  . A .
  X O .
  ? * ?
  ? ? B
where   A is X, B is X
seen    1025 of 5222

pattern harvested-large-knight-link-attack-08a27015
why     Strong players played here 1,369 times of 7,055.
draw
  . . .
  . A .
  X O .
  * ? ?
  B ? ?
where   A is X, B is X
seen    1369 of 7055

pattern harvested-large-knight-link-attack-f54b6df3
why     Strong players played here 444 times of 2,215.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O . A . O
  B ? . . . ?
  ? * ? . ? ?
where   A is X, B is X
seen    444 of 2215

pattern harvested-large-knight-link-attack-17f4ccce
why     Strong players played here 415 times of 2,067.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . . A * . ?
  ? X O . ? B
  ? ? . ? ? ?
where   A is X, B is X
seen    415 of 2067

pattern harvested-large-knight-link-attack-10cd7918
why     Strong players played here 413 times of 2,066.
draw
  B ? * O .
  ? ? O A O
  ? ? X X .
where   A is X, B is X
seen    413 of 2066

pattern harvested-large-knight-link-attack-68ef9c48
why     Strong players played here 622 times of 3,227.
draw
  ? . . .
  ? X A O
  * O O X
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    622 of 3227

pattern harvested-large-knight-link-attack-c09cb565
why     Strong players played here 2,526 times of 13,948.
draw
  . . .
  . A *
  X O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    2526 of 13948

pattern harvested-large-knight-link-attack-a99b81ff
why     Strong players played here 574 times of 3,053.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * .
  ? X O . ?
  ? ? O ? ?
  ? ? ? B ?
where   A is X, B is X
seen    574 of 3053

pattern harvested-large-knight-link-attack-04ec7a56
why     Strong players played here 1,454 times of 7,953.
draw
  . . .
  . A .
  X O .
  ? * ?
  B ? ?
where   A is X, B is X
seen    1454 of 7953

pattern harvested-large-knight-link-attack-67cb4efc
why     Strong players played here 1,308 times of 7,156.
draw
  ? ? X . .
  ? ? O A X
  B ? * O O
where   A is X, B is X
seen    1308 of 7156

pattern harvested-large-knight-link-attack-3dd63eeb
why     Strong players played here 653 times of 3,523.
draw
  . . .
  O A *
  X X O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    653 of 3523

pattern harvested-large-knight-link-attack-df400b27
why     Strong players played here 567 times of 3,053.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? O ? ?
  ? ? ? B ?
where   A is X, B is X
seen    567 of 3053

pattern harvested-large-knight-link-attack-5a55606d
why     Strong players played here 1,148 times of 6,328.
draw
  ? . . .
  ? X A X
  * O O O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    1148 of 6328

pattern harvested-large-knight-link-attack-81359fbe
why     Strong players played here 892 times of 4,886.
draw
  . . .
  . A .
  X O O
  * ? ?
  ? ? B
where   A is X, B is X
seen    892 of 4886

pattern harvested-large-knight-link-attack-aa603031
why     Strong players played here 525 times of 2,844.
draw
  - - - - -
  ? . . . ?
  . * A . .
  ? O X O ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    525 of 2844

pattern harvested-large-knight-link-attack-d46ad0f4
why     Strong players played here 1,133 times of 6,322.
draw
  . . .
  O A .
  X O .
  * ? ?
  B ? ?
where   A is X, B is X
seen    1133 of 6322

pattern harvested-large-knight-link-attack-6b040511
why     Strong players played here 872 times of 4,846.
draw
  . . .
  X A O
  O O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    872 of 4846

pattern harvested-large-knight-link-attack-ca184ebf
why     Strong players played here 854 times of 4,786.
draw
  . . .
  X A O
  X O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    854 of 4786

pattern harvested-large-knight-link-attack-44489263
why     Strong players played here 469 times of 2,574.
draw
  . . .
  X A O
  O O X
  ? ? *
  B ? ?
where   A is X, B is X
seen    469 of 2574

pattern harvested-large-knight-link-attack-edcd1466
why     Strong players played here 642 times of 3,577.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O O ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    642 of 3577

pattern harvested-large-knight-link-attack-338de4c1
why     Strong players played here 1,621 times of 9,278.
draw
  B ? * . .
  ? ? O A .
  ? ? O X .
where   A is X, B is X
seen    1621 of 9278

pattern harvested-large-knight-link-attack-dd9eec13
why     Strong players played here 733 times of 4,122.
draw
  . . .
  O A *
  O X O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    733 of 4122

pattern harvested-large-knight-link-attack-3b085718
why     Strong players played here 1,507 times of 8,672.
draw
  . . .
  X A .
  O O X
  ? ? *
  B ? ?
where   A is X, B is X
seen    1507 of 8672

pattern harvested-large-knight-link-attack-e3971fa1
why     Strong players played here 577 times of 3,240.
draw
  ? ? . . .
  ? ? X A X
  B * O O O
where   A is X, B is X
seen    577 of 3240

pattern harvested-large-knight-link-attack-7e1e0dc2
why     Strong players played here 890 times of 5,084.
draw
  . . .
  O A *
  X O .
  ? ? ?
  ? ? B
where   A is X, B is X
seen    890 of 5084

pattern harvested-large-knight-link-attack-9717a326
why     Strong players played here 430 times of 2,394.
draw
  ? ? O O O
  ? ? O A O
  B ? X * X
where   A is X, B is X
seen    430 of 2394

pattern harvested-large-knight-link-attack-40c3dc9d
why     Strong players played here 414 times of 2,302.
draw
  O . .
  O A X
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    414 of 2302

pattern harvested-large-knight-link-attack-0245b760
why     Strong players played here 437 times of 2,437.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O X ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    437 of 2437

pattern harvested-large-knight-link-attack-9757c138
why     Strong players played here 478 times of 2,717.
draw
  O O * ? B
  O A O ? ?
  O X X ? ?
where   A is X, B is X
seen    478 of 2717

pattern harvested-large-knight-link-attack-3109ee09
why     Strong players played here 1,259 times of 7,399.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X O ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    1259 of 7399

pattern harvested-large-knight-link-attack-21f9b91c
why     Strong players played here 535 times of 3,074.
draw
  ? ? B
  ? ? ?
  * O .
  X A O
  . O X
where   A is X, B is X
seen    535 of 3074

pattern harvested-large-knight-link-attack-49975bca
why     Strong players played here 5,193 times of 31,544.
draw
  * . .
  O A .
  O X .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    5193 of 31544

pattern harvested-large-knight-link-attack-067b94ae
why     Strong players played here 885 times of 5,191.
draw
  . . . ? ?
  O A * ? ?
  X O . ? B
where   A is X, B is X
seen    885 of 5191

pattern harvested-large-knight-link-attack-872e0186
why     Strong players played here 2,601 times of 15,738.
draw
  . . .
  . A .
  X O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    2601 of 15738

pattern harvested-large-knight-link-attack-5c482d06
why     Strong players played here 454 times of 2,626.
draw
  . . . ? ?
  O A * ? ?
  O X O ? B
where   A is X, B is X
seen    454 of 2626

pattern harvested-large-knight-link-attack-dd4256ad
why     Strong players played here 902 times of 5,361.
draw
  ? . . .
  ? X A .
  ? O O O
  * ? ? ?
  ? B ? ?
where   A is X, B is X
seen    902 of 5361

pattern harvested-large-knight-link-attack-6bf7c7a0
why     Strong players played here 410 times of 2,374.
draw
  . O * ? B
  O A O ? ?
  X X O ? ?
where   A is X, B is X
seen    410 of 2374

pattern harvested-large-knight-link-attack-9e49366f
why     Strong players played here 1,175 times of 7,118.
draw
  X . .
  O A X
  * O O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    1175 of 7118

pattern harvested-large-knight-link-attack-c8000e00
why     Strong players played here 447 times of 2,628.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O O ?
  ? ? . ? ?
  ? B ? ? ?
where   A is X, B is X
seen    447 of 2628

pattern harvested-large-knight-link-attack-cb8f1f0c
why     Strong players played here 800 times of 4,807.
draw
  . . .
  X A O
  O O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    800 of 4807

pattern harvested-large-knight-link-attack-9ef252ff
why     Strong players played here 581 times of 3,469.
draw
  . . . ?
  X A X ?
  X O O *
  ? ? ? ?
  ? ? B ?
where   A is X, B is X
seen    581 of 3469

pattern harvested-large-knight-link-attack-93085fac
why     Strong players played here 1,119 times of 6,839.
draw
  ? . . .
  ? X A .
  * O O X
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    1119 of 6839

pattern harvested-large-knight-link-attack-ed43dd17
why     Strong players played here 662 times of 3,996.
draw
  . . .
  X A .
  * O O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    662 of 3996

pattern harvested-large-knight-link-attack-614cc098
why     Strong players played here 414 times of 2,458.
draw
  O O * ? B
  X A O ? ?
  . X O ? ?
where   A is X, B is X
seen    414 of 2458

pattern harvested-large-knight-link-attack-f5386afe
why     Strong players played here 1,730 times of 10,771.
draw
  ? ? . . .
  ? ? * A .
  B ? O X O
where   A is X, B is X
seen    1730 of 10771

pattern harvested-large-knight-link-attack-14a9dac1
why     Strong players played here 1,294 times of 8,008.
draw
  ? . . .
  ? X A .
  * O X .
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    1294 of 8008

pattern harvested-large-knight-link-attack-fe943ec4
why     Strong players played here 593 times of 3,584.
draw
  B ? O O *
  ? ? O A X
  ? ? X O .
where   A is X, B is X
seen    593 of 3584

pattern harvested-large-knight-link-attack-25d7e9ea
why     Strong players played here 534 times of 3,219.
draw
  B ? ?
  ? ? ?
  O O *
  O A X
  X O .
where   A is X, B is X
seen    534 of 3219

pattern harvested-large-knight-link-attack-357da280
why     Strong players played here 1,352 times of 8,394.
draw
  ? ? . . .
  ? ? . A .
  B ? X O .
  ? ? * ? ?
where   A is X, B is X
seen    1352 of 8394

pattern harvested-large-knight-link-attack-32a4eaff
why     Strong players played here 4,145 times of 26,354.
draw
  ? ? * . .
  ? ? O A .
  B ? O X .
where   A is X, B is X
seen    4145 of 26354

pattern harvested-large-knight-link-attack-8861e8d9
why     Strong players played here 424 times of 2,541.
draw
  ? B ? ?
  ? ? ? ?
  ? X . X
  * O A .
  - - - -
where   A is X, B is X
seen    424 of 2541

pattern harvested-large-knight-link-attack-025a6aaf
why     Strong players played here 669 times of 4,088.
draw
  B ? * O .
  ? ? O A O
  ? ? X X X
where   A is X, B is X
seen    669 of 4088

pattern harvested-large-knight-link-attack-473b9cb8
why     Strong players played here 974 times of 6,036.
draw
  O O * ? B
  O A O ? ?
  X X X ? ?
where   A is X, B is X
seen    974 of 6036

pattern harvested-large-knight-link-attack-b5d83e46
why     Strong players played here 502 times of 3,074.
draw
  ? ? B
  ? ? ?
  . O *
  X A O
  . O X
where   A is X, B is X
seen    502 of 3074

pattern harvested-large-knight-link-attack-fddb5cb3
why     Strong players played here 2,937 times of 18,873.
draw
  . . .
  * A .
  O X O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    2937 of 18873

pattern harvested-large-knight-link-attack-1d4b86ec
why     Strong players played here 650 times of 4,027.
draw
  . . . ? ?
  X A . ? ?
  * O O ? B
where   A is X, B is X
seen    650 of 4027

pattern harvested-large-knight-link-attack-b044dc3d
why     Strong players played here 649 times of 4,027.
draw
  | . * ? ?
  | A O ? ?
  | . X ? B
where   A is X, B is X
seen    649 of 4027

pattern harvested-large-knight-link-attack-53084dcf
why     Strong players played here 453 times of 2,782.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O . . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is X, B is X
seen    453 of 2782

pattern harvested-large-knight-link-attack-43fb140e
why     Strong players played here 677 times of 4,256.
draw
  . . .
  X A .
  * O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    677 of 4256

pattern harvested-large-knight-link-attack-79259109
why     Strong players played here 630 times of 3,964.
draw
  X . .
  O A .
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    630 of 3964

pattern harvested-large-knight-link-attack-7e048b6c
why     Strong players played here 586 times of 3,685.
draw
  . . . ? ?
  O A * ? ?
  X X O ? B
where   A is X, B is X
seen    586 of 3685

pattern harvested-large-knight-link-attack-92b82515
why     Strong players played here 1,095 times of 7,028.
draw
  . . .
  . A .
  O X .
  * ? ?
  B ? ?
where   A is X, B is X
seen    1095 of 7028

pattern harvested-large-knight-link-attack-b6b2c6a4
why     Strong players played here 4,378 times of 29,028.
draw
  ? ? . . .
  ? ? . A .
  B ? X O *
where   A is X, B is X
seen    4378 of 29028

pattern harvested-large-knight-link-attack-3d1e3a0e
why     Strong players played here 474 times of 2,984.
draw
  ? ? . . .
  ? ? X A O
  B ? . O *
where   A is X, B is X
seen    474 of 2984

pattern harvested-large-knight-link-attack-69784e2c
why     Strong players played here 1,409 times of 9,201.
draw
  . . . ? ?
  . A * ? ?
  X O O ? B
where   A is X, B is X
seen    1409 of 9201

pattern harvested-large-knight-link-attack-4aa6c94c
why     Strong players played here 411 times of 2,585.
draw
  ? ? . . .
  * ? O A .
  B ? X X .
where   A is X, B is X
seen    411 of 2585

pattern harvested-large-knight-link-attack-945667e6
why     Strong players played here 759 times of 4,896.
draw
  . . . ? ?
  O A * ? ?
  X O O ? B
where   A is X, B is X
seen    759 of 4896

pattern harvested-large-knight-link-attack-8f54e6aa
why     Strong players played here 1,899 times of 12,633.
draw
  * . .
  O A .
  X O O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    1899 of 12633

pattern harvested-large-knight-link-attack-8f3dcbb8
why     Strong players played here 447 times of 2,850.
draw
  ? ? B
  ? ? ?
  O O *
  X A O
  . X X
where   A is X, B is X
seen    447 of 2850

pattern harvested-large-knight-link-attack-83a890fb
why     Strong players played here 555 times of 3,571.
draw
  . . .
  X A X
  X O O
  ? * ?
  B ? ?
where   A is X, B is X
seen    555 of 3571

pattern harvested-large-knight-link-attack-34aa88d4
why     Strong players played here 1,105 times of 7,279.
draw
  ? ? B
  ? ? ?
  O O *
  O A O
  X X X
where   A is X, B is X
seen    1105 of 7279

pattern harvested-large-knight-link-attack-61fc810d
why     Strong players played here 411 times of 2,621.
draw
  ? ? O . .
  ? ? O A X
  B ? * O X
where   A is X, B is X
seen    411 of 2621

pattern harvested-large-knight-link-attack-956e49bc
why     Strong players played here 510 times of 3,339.
draw
  ? * X . .
  ? ? O A X
  B ? O O X
where   A is X, B is X
seen    510 of 3339

pattern harvested-large-knight-link-attack-70500e88
why     Strong players played here 674 times of 4,466.
draw
  O . .
  O A *
  X O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    674 of 4466

pattern harvested-large-knight-link-attack-3e5a5e00
why     Strong players played here 873 times of 5,846.
draw
  ? ? * . .
  ? ? O A .
  B ? O X O
where   A is X, B is X
seen    873 of 5846

pattern harvested-large-knight-link-attack-3d939ff4
why     Strong players played here 2,018 times of 13,878.
draw
  . . .
  . A .
  . O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    2018 of 13878

pattern harvested-large-knight-link-attack-3f2c527c
why     Strong players played here 782 times of 5,255.
draw
  ? ? . . .
  ? ? X A O
  B ? O O *
where   A is X, B is X
seen    782 of 5255

pattern harvested-large-knight-link-attack-91102e2d
why     Strong players played here 464 times of 3,061.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X O ?
  ? ? O * ?
  ? B ? ? ?
where   A is X, B is X
seen    464 of 3061

pattern harvested-large-knight-link-attack-2bc7d4a8
why     Strong players played here 759 times of 5,115.
draw
  ? ? X . .
  ? ? O A X
  B ? O O *
where   A is X, B is X
seen    759 of 5115

pattern harvested-large-knight-link-attack-412d133d
why     Strong players played here 2,232 times of 15,512.
draw
  . . .
  * A .
  X O O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    2232 of 15512

pattern harvested-large-knight-link-attack-b58650fb
why     Strong players played here 768 times of 5,234.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . * A . .
  B ? X O . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    768 of 5234

pattern harvested-large-knight-link-attack-41105954
why     Strong players played here 2,907 times of 20,464.
draw
  . . .
  O A .
  X O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    2907 of 20464

pattern harvested-large-knight-link-attack-eaf894cd
why     Strong players played here 897 times of 6,150.
draw
  . . . ? ?
  . A * ? ?
  X . O ? B
where   A is X, B is X
seen    897 of 6150

pattern harvested-large-knight-link-attack-fc707168
why     Strong players played here 439 times of 2,938.
draw
  O O * ? ?
  X A O ? ?
  . O X ? B
where   A is X, B is X
seen    439 of 2938

pattern harvested-large-knight-link-attack-349f3ee0
why     Strong players played here 525 times of 3,544.
draw
  ? ? B
  ? ? ?
  O O *
  O A O
  O X X
where   A is X, B is X
seen    525 of 3544

pattern harvested-large-knight-link-attack-6adfaea9
why     Strong players played here 1,250 times of 8,703.
draw
  . . . ? ?
  . A . ? ?
  O X . ? B
  ? * ? ? ?
where   A is X, B is X
seen    1250 of 8703

pattern harvested-large-knight-link-attack-284b69bb
why     Strong players played here 1,094 times of 7,595.
draw
  ? ? . . .
  ? ? O A .
  B ? O X .
  ? ? * ? ?
where   A is X, B is X
seen    1094 of 7595

pattern harvested-large-knight-link-attack-04c0f5f4
why     Strong players played here 2,923 times of 20,762.
draw
  . . .
  . A .
  O * .
  ? ? ?
  ? ? B
where   A is X, B is X
seen    2923 of 20762

pattern harvested-large-knight-link-attack-3b5e918a
why     Strong players played here 2,058 times of 14,576.
draw
  . . . ? ?
  . A . ? ?
  X O * ? B
where   A is X, B is X
seen    2058 of 14576

pattern harvested-large-knight-link-attack-47eaaadc
why     Strong players played here 654 times of 4,494.
draw
  ? . . .
  ? O A .
  * X O O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    654 of 4494

pattern harvested-large-knight-link-attack-b2a49559
why     Strong players played here 550 times of 3,768.
draw
  O O * ? B
  O A O ? ?
  X X O ? ?
where   A is X, B is X
seen    550 of 3768

pattern harvested-large-knight-link-attack-ae7fb70c
why     Strong players played here 426 times of 2,893.
draw
  O O * ? B
  X A O ? ?
  X . X ? ?
where   A is X, B is X
seen    426 of 2893

pattern harvested-large-knight-link-attack-b6398ba5
why     Strong players played here 460 times of 3,137.
draw
  ? ? B
  ? ? ?
  O O *
  O A O
  X X O
where   A is X, B is X
seen    460 of 3137

pattern harvested-large-knight-link-attack-dc0d1f86
why     Strong players played here 532 times of 3,653.
draw
  ? . . .
  ? X A X
  * O X O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    532 of 3653

pattern harvested-large-knight-link-attack-0dc292d3
why     Strong players played here 777 times of 5,436.
draw
  . . .
  X A .
  O * O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    777 of 5436

pattern harvested-large-knight-link-attack-68725841
why     Strong players played here 504 times of 3,472.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  ? O . A . O
  B ? . . . ?
  ? ? ? . ? ?
where   A is X, B is X
seen    504 of 3472

pattern harvested-large-knight-link-attack-284360bd
why     Strong players played here 518 times of 3,599.
draw
  . . .
  X A O
  . O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    518 of 3599

pattern harvested-large-knight-link-attack-484aec7c
why     Strong players played here 686 times of 4,834.
draw
  X . .
  O A X
  * O X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    686 of 4834

pattern harvested-large-knight-link-attack-91dee891
why     Strong players played here 683 times of 4,822.
draw
  ? ? . . .
  ? ? X A X
  B ? O X O
  ? ? * ? ?
where   A is X, B is X
seen    683 of 4822

pattern harvested-large-knight-link-attack-3b442468
why     Strong players played here 733 times of 5,191.
draw
  . . . ? ?
  O A . ? ?
  X O * ? B
where   A is X, B is X
seen    733 of 5191

pattern harvested-large-knight-link-attack-e3683ab1
why     Strong players played here 680 times of 4,806.
draw
  ? ? X . .
  ? ? O A X
  B ? * O X
where   A is X, B is X
seen    680 of 4806

pattern harvested-large-knight-link-attack-438114a2
why     Strong players played here 478 times of 3,351.
draw
  | . *
  | A O
  | . X
  | ? ?
  | ? B
where   A is X, B is X
seen    478 of 3351

pattern harvested-large-knight-link-attack-5e65d5f6
why     Strong players played here 421 times of 2,946.
draw
  . . . ? ?
  X A O ? ?
  . O X ? B
  ? ? * ? ?
where   A is X, B is X
seen    421 of 2946

pattern harvested-large-knight-link-attack-a65bd4c7
why     Strong players played here 543 times of 3,872.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  * O X . ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    543 of 3872

pattern harvested-large-knight-link-attack-2439a35f
why     Strong players played here 455 times of 3,230.
draw
  . . .
  . A .
  X O X
  ? ? *
  B ? ?
where   A is X, B is X
seen    455 of 3230

pattern harvested-large-knight-link-attack-1ea2be54
why     Strong players played here 490 times of 3,493.
draw
  * O . ? B
  X A O ? ?
  . O X ? ?
where   A is X, B is X
seen    490 of 3493

pattern harvested-large-knight-link-attack-5bef90aa
why     Strong players played here 1,955 times of 14,576.
draw
  . . . ? ?
  . A * ? ?
  X O . ? B
where   A is X, B is X
seen    1955 of 14576

pattern harvested-large-knight-link-attack-a39e47fe
why     Strong players played here 1,213 times of 8,947.
draw
  B ? ?
  ? ? ?
  * . .
  O A .
  O X .
where   A is X, B is X
seen    1213 of 8947

pattern harvested-large-knight-link-attack-47327f49
why     Strong players played here 915 times of 6,754.
draw
  . . .
  O A *
  X O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    915 of 6754

pattern harvested-large-knight-link-attack-d054eabb
why     Strong players played here 524 times of 3,803.
draw
  O O * ? ?
  O A O ? ?
  X X O ? B
where   A is X, B is X
seen    524 of 3803

pattern harvested-large-knight-link-attack-6897a06e
why     Strong players played here 457 times of 3,309.
draw
  ? . . .
  ? X A .
  * O X O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    457 of 3309

pattern harvested-large-knight-link-attack-99a20092
why     Strong players played here 512 times of 3,750.
draw
  ? . . .
  * X A O
  ? O O X
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    512 of 3750

pattern harvested-large-knight-link-attack-bc9f93e3
why     Strong players played here 472 times of 3,463.
draw
  . . . ? ?
  X A O ? ?
  . O * ? B
where   A is X, B is X
seen    472 of 3463

pattern harvested-large-knight-link-attack-7913c774
why     Strong players played here 891 times of 6,707.
draw
  . . .
  X A X
  O O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    891 of 6707

pattern harvested-large-knight-link-attack-2c6bdebe
why     Strong players played here 1,415 times of 10,791.
draw
  ? ? . . .
  ? ? O A .
  B ? O X .
  ? ? ? * ?
where   A is X, B is X
seen    1415 of 10791

pattern harvested-large-knight-link-attack-1a7c6fb8
why     Strong players played here 418 times of 3,072.
draw
  . . .
  O A .
  * . X
  ? ? ?
  B ? ?
where   A is X, B is X
seen    418 of 3072

pattern harvested-large-knight-link-attack-b49dce59
why     Strong players played here 1,502 times of 11,520.
draw
  ? . . .
  ? . A .
  ? X . .
  * ? ? ?
  ? B ? ?
where   A is X, B is X
seen    1502 of 11520

pattern harvested-large-knight-link-attack-c2fb1eaf
why     Strong players played here 870 times of 6,596.
draw
  B ? X . .
  ? ? O A X
  ? ? * O O
where   A is X, B is X
seen    870 of 6596

pattern harvested-large-knight-link-attack-38dc0663
why     Strong players played here 627 times of 4,706.
draw
  . . .
  O A .
  X O O
  * ? ?
  B ? ?
where   A is X, B is X
seen    627 of 4706

pattern harvested-large-knight-link-attack-05266957
why     Strong players played here 423 times of 3,132.
draw
  B ? . . .
  ? ? * A .
  ? ? O X O
where   A is X, B is X
seen    423 of 3132

pattern harvested-large-knight-link-attack-25545803
why     Strong players played here 674 times of 5,084.
draw
  . . .
  O A .
  X O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    674 of 5084

pattern harvested-large-knight-link-attack-44832704
why     Strong players played here 432 times of 3,207.
draw
  X . .
  O A X
  . O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    432 of 3207

pattern harvested-large-knight-link-attack-932a3cdd
why     Strong players played here 2,054 times of 16,097.
draw
  ? ? . . .
  ? ? . A .
  B ? X O .
  ? ? ? * ?
where   A is X, B is X
seen    2054 of 16097

pattern harvested-large-knight-link-attack-22f2a925
why     Strong players played here 783 times of 5,988.
draw
  B ? . . .
  ? ? * A .
  ? ? X O .
where   A is X, B is X
seen    783 of 5988

pattern harvested-large-knight-link-attack-5d730881
why     Strong players played here 522 times of 3,937.
draw
  ? ? . . .
  ? ? X A O
  B ? O O X
  ? ? ? * ?
where   A is X, B is X
seen    522 of 3937

pattern harvested-large-knight-link-attack-89c1389b
why     Strong players played here 3,166 times of 25,462.
draw
  . . .
  . A .
  X O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    3166 of 25462

pattern harvested-large-knight-link-attack-c79e098f
why     Strong players played here 418 times of 3,189.
draw
  ? ? B
  ? ? ?
  O O *
  X A O
  X . X
where   A is X, B is X
seen    418 of 3189

pattern harvested-large-knight-link-attack-1405a4af
why     Strong players played here 1,385 times of 11,026.
draw
  * . .
  O A .
  . X .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    1385 of 11026

pattern harvested-large-knight-link-attack-9faa61d7
why     Strong players played here 796 times of 6,266.
draw
  . . . ? ?
  O A . ? ?
  * X . ? B
where   A is X, B is X
seen    796 of 6266

pattern harvested-large-knight-link-attack-4ec97c0e
why     Strong players played here 3,452 times of 28,172.
draw
  . . .
  * A .
  O . .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    3452 of 28172

pattern harvested-large-knight-link-attack-83b87582
why     Strong players played here 1,097 times of 8,751.
draw
  ? ? . . .
  ? ? X A X
  B ? O O *
where   A is X, B is X
seen    1097 of 8751

pattern harvested-large-knight-link-attack-7a5ea607
why     Strong players played here 602 times of 4,716.
draw
  ? ? X . .
  ? ? O A X
  B ? * O .
where   A is X, B is X
seen    602 of 4716

pattern harvested-large-knight-link-attack-1addd07e
why     Strong players played here 467 times of 3,628.
draw
  ? ? . . .
  ? ? X A .
  B * O O X
where   A is X, B is X
seen    467 of 3628

pattern harvested-large-knight-link-attack-26e57853
why     Strong players played here 512 times of 4,007.
draw
  . O * ? ?
  O A O ? ?
  X X O ? B
where   A is X, B is X
seen    512 of 4007

pattern harvested-large-knight-link-attack-51401bf3
why     Strong players played here 411 times of 3,189.
draw
  X . .
  . A O
  X O *
  ? ? ?
  ? ? B
where   A is X, B is X
seen    411 of 3189

pattern harvested-large-knight-link-attack-5e043d74
why     Strong players played here 788 times of 6,285.
draw
  B ? ?
  ? ? ?
  . . .
  * A .
  X O .
where   A is X, B is X
seen    788 of 6285

pattern harvested-large-knight-link-attack-bb3ca3c5
why     Strong players played here 440 times of 3,461.
draw
  ? ? . . .
  ? ? X A .
  B ? O X O
  ? ? * ? ?
where   A is X, B is X
seen    440 of 3461

pattern harvested-large-knight-link-attack-ac56d32f
why     Strong players played here 955 times of 7,733.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X . ?
  ? ? O ? ?
  ? B ? ? ?
where   A is X, B is X
seen    955 of 7733

pattern harvested-large-knight-link-attack-d2b2e853
why     Strong players played here 516 times of 4,095.
draw
  . . . ? ?
  X A O ? ?
  O O * ? B
where   A is X, B is X
seen    516 of 4095

pattern harvested-large-knight-link-attack-e6bbfb18
why     Strong players played here 1,907 times of 15,738.
draw
  . . .
  . A *
  X O .
  ? ? ?
  ? ? B
where   A is X, B is X
seen    1907 of 15738

pattern harvested-large-knight-link-attack-192f1f74
why     Strong players played here 411 times of 3,238.
draw
  . O * ? ?
  X A O ? ?
  . O X ? B
where   A is X, B is X
seen    411 of 3238

pattern harvested-large-knight-link-attack-e25f96b8
why     Strong players played here 663 times of 5,343.
draw
  B ? X O *
  ? ? O A X
  ? ? O O O
where   A is X, B is X
seen    663 of 5343

pattern harvested-large-knight-link-attack-9d97785d
why     Strong players played here 624 times of 5,030.
draw
  . . . ? ?
  X A O ? ?
  X O * ? B
where   A is X, B is X
seen    624 of 5030

pattern harvested-large-knight-link-attack-87781751
why     Strong players played here 880 times of 7,194.
draw
  * . .
  O A .
  O X O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    880 of 7194

pattern harvested-large-knight-link-attack-28348a3b
why     Strong players played here 502 times of 4,027.
draw
  . . . ? ?
  X A * ? ?
  . O O ? B
where   A is X, B is X
seen    502 of 4027

pattern harvested-large-knight-link-attack-3d371cc9
why     Strong players played here 520 times of 4,178.
draw
  . . .
  X A X
  O X O
  ? ? *
  B ? ?
where   A is X, B is X
seen    520 of 4178

pattern harvested-large-knight-link-attack-88a35eda
why     Strong players played here 481 times of 3,884.
draw
  ? * X . .
  ? ? O A X
  B ? O O O
where   A is X, B is X
seen    481 of 3884

pattern harvested-large-knight-link-attack-8d08d096
why     Strong players played here 898 times of 7,446.
draw
  . . .
  . A .
  X O .
  ? ? ?
  B * ?
where   A is X, B is X
seen    898 of 7446

pattern harvested-large-knight-link-attack-d0636d8c
why     Strong players played here 458 times of 3,722.
draw
  . . . ? ?
  O A . ? ?
  O X . ? B
  ? * ? ? ?
where   A is X, B is X
seen    458 of 3722

pattern harvested-large-knight-link-attack-fcde8cc7
why     Strong players played here 651 times of 5,378.
draw
  . . .
  X A .
  O * O
  ? ? ?
  B ? ?
where   A is X, B is X
seen    651 of 5378

pattern harvested-large-knight-link-attack-a7e9d830
why     Strong players played here 877 times of 7,323.
draw
  . . . ? ?
  . A . ? ?
  X O . ? B
  ? * ? ? ?
where   A is X, B is X
seen    877 of 7323

pattern harvested-large-knight-link-attack-17dcfec3
why     Strong players played here 873 times of 7,303.
draw
  . . .
  . A .
  O X O
  ? ? *
  B ? ?
where   A is X, B is X
seen    873 of 7303

pattern harvested-large-knight-link-attack-3253d18a
why     Strong players played here 1,051 times of 8,878.
draw
  ? ? * . .
  ? ? O A .
  B ? X O O
where   A is X, B is X
seen    1051 of 8878

pattern harvested-large-knight-link-attack-a9780470
why     Strong players played here 408 times of 3,339.
draw
  O . . ? ?
  O A * ? ?
  X O O ? B
where   A is X, B is X
seen    408 of 3339

pattern harvested-large-knight-link-attack-0bd45672
why     Strong players played here 443 times of 3,659.
draw
  ? . . .
  ? X A .
  * O O O
  ? ? ? ?
  ? B ? ?
where   A is X, B is X
seen    443 of 3659

pattern harvested-large-knight-link-attack-4a4bbd4c
why     Strong players played here 558 times of 4,655.
draw
  B ? ?
  ? ? ?
  * O .
  O A O
  X X X
where   A is X, B is X
seen    558 of 4655

pattern harvested-large-knight-link-attack-f0efe1a9
why     Strong players played here 2,321 times of 20,464.
draw
  * . .
  O A .
  X O .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    2321 of 20464

pattern harvested-large-knight-link-attack-abe87a21
why     Strong players played here 630 times of 5,371.
draw
  . . . ? ?
  X A * ? ?
  O . O ? B
where   A is X, B is X
seen    630 of 5371

pattern harvested-large-knight-link-attack-bf17c2e2
why     Strong players played here 940 times of 8,170.
draw
  . . .
  . A .
  X . .
  * ? ?
  ? ? B
where   A is X, B is X
seen    940 of 8170

pattern harvested-large-knight-link-attack-31e67530
why     Strong players played here 793 times of 6,862.
draw
  . . .
  X A .
  O O O
  * ? ?
  B ? ?
where   A is X, B is X
seen    793 of 6862

pattern harvested-large-knight-link-attack-d026b985
why     Strong players played here 697 times of 6,023.
draw
  . . .
  . A *
  X . O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    697 of 6023

pattern harvested-large-knight-link-attack-7c92002c
why     Strong players played here 414 times of 3,508.
draw
  X . . ? ?
  . A O ? ?
  X O * ? B
where   A is X, B is X
seen    414 of 3508

pattern harvested-large-knight-link-attack-ce58657d
why     Strong players played here 2,823 times of 25,462.
draw
  . . .
  * A .
  X O .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    2823 of 25462

pattern harvested-large-knight-link-attack-fe62abb3
why     Strong players played here 803 times of 7,106.
draw
  B * . . .
  ? ? . A .
  ? ? O X .
where   A is X, B is X
seen    803 of 7106

pattern harvested-large-knight-link-attack-d4a9c96b
why     Strong players played here 489 times of 4,261.
draw
  . . .
  O A *
  X O X
  ? ? ?
  ? ? B
where   A is X, B is X
seen    489 of 4261

pattern harvested-large-knight-link-attack-dc76bcef
why     Strong players played here 3,895 times of 35,857.
draw
  . . .
  * A .
  O X .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    3895 of 35857

pattern harvested-large-knight-link-attack-b089c5fe
why     Strong players played here 1,121 times of 10,072.
draw
  . . .
  . A .
  O X .
  ? * ?
  B ? ?
where   A is X, B is X
seen    1121 of 10072

pattern harvested-large-knight-link-attack-9688c8a0
why     Strong players played here 754 times of 6,712.
draw
  B ? * . .
  ? ? O A .
  ? ? . X .
where   A is X, B is X
seen    754 of 6712

pattern harvested-large-knight-link-attack-deefa9f6
why     Strong players played here 1,512 times of 13,878.
draw
  . . .
  . A .
  * O .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    1512 of 13878

pattern harvested-large-knight-link-attack-5f35974c
why     Strong players played here 437 times of 3,851.
draw
  ? ? . . .
  ? ? X A X
  B * O X O
where   A is X, B is X
seen    437 of 3851

pattern harvested-large-knight-link-attack-a4cfaf9e
why     Strong players played here 1,275 times of 11,741.
draw
  ? ? . . .
  ? ? X A .
  B ? O O X
  ? ? ? * ?
where   A is X, B is X
seen    1275 of 11741

pattern harvested-large-knight-link-attack-c2d27bad
why     Strong players played here 845 times of 7,709.
draw
  . . .
  X A X
  O O *
  ? ? ?
  B ? ?
where   A is X, B is X
seen    845 of 7709

pattern harvested-large-knight-link-attack-8c7272a5
why     Strong players played here 1,496 times of 13,878.
draw
  . . .
  * A .
  . O .
  ? ? ?
  B ? ?
where   A is X, B is X
seen    1496 of 13878

pattern harvested-large-knight-link-attack-9c1938d8
why     Strong players played here 529 times of 4,782.
draw
  ? ? . . .
  ? ? * A .
  B ? O . O
where   A is X, B is X
seen    529 of 4782

pattern harvested-large-knight-link-attack-92ec98d3
why     Strong players played here 1,188 times of 11,041.
draw
  ? ? . . .
  ? ? . A .
  B ? O X .
  ? ? * ? ?
where   A is X, B is X
seen    1188 of 11041

pattern harvested-large-knight-link-attack-ec24308f
why     Strong players played here 613 times of 5,580.
draw
  . . .
  X A .
  O O X
  ? * ?
  ? ? B
where   A is X, B is X
seen    613 of 5580

pattern harvested-large-knight-link-attack-85827cc4
why     Strong players played here 1,221 times of 11,388.
draw
  ? ? . . .
  ? ? * A .
  B ? . O .
where   A is X, B is X
seen    1221 of 11388

pattern harvested-large-knight-link-attack-9344a08f
why     Strong players played here 469 times of 4,256.
draw
  . . .
  X A *
  . O O
  ? ? ?
  ? ? B
where   A is X, B is X
seen    469 of 4256

pattern harvested-large-knight-link-attack-b2d0d174
why     Strong players played here 539 times of 4,926.
draw
  . . .
  O A .
  * X .
  ? ? ?
  ? ? B
where   A is X, B is X
seen    539 of 4926

pattern harvested-large-knight-link-attack-30cd7e5f
why     Strong players played here 563 times of 5,194.
draw
  . . .
  O A *
  O O X
  ? ? ?
  ? ? B
where   A is X, B is X
seen    563 of 5194
