# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as string-defense; `seen` says how often each was chosen of the times it could be. No window and
# no count comes from the games kept apart for checking: one in 10, by a hash of its moves and the
# seed 2026, as `riyu learn` keeps them apart.
class    harvested-string-defense
asked    a liberty of a string; toward a stone of the string
answer   best
last     none

pattern harvested-string-defense-5c02de37
why     Strong players played here 6,245 times of 6,250.
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
seen    6245 of 6250

pattern harvested-string-defense-1a9ee7ff
why     Strong players played here 5,893 times of 5,912.
draw
  - - - - -
  . . . . .
  . O * . .
  . X A X O
  . . X . .
where   A is O
when    liberties(A) = 1
seen    5893 of 5912

pattern harvested-string-defense-ad256b3c
why     Strong players played here 5,893 times of 5,912.
draw
  - - - - -
  . . . . .
  . A * . .
  . X O X O
  . . X . .
where   A is O
when    liberties(A) = 3
seen    5893 of 5912

pattern harvested-string-defense-971e4e57
why     Strong players played here 6,253 times of 6,306.
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
seen    6253 of 6306

pattern harvested-string-defense-02929c0f
why     Strong players played here 5,315 times of 5,365.
draw
  . . . . .
  . . . . .
  O O * . .
  X X A X .
  . . X O .
where   A is O
when    liberties(A) = 1
seen    5315 of 5365

pattern harvested-string-defense-a412d137
why     Strong players played here 17,783 times of 17,985.
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
seen    17783 of 17985

pattern harvested-string-defense-7e275442
why     Strong players played here 12,580 times of 12,872.
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
seen    12580 of 12872

pattern harvested-string-defense-be20fbc3
why     Strong players played here 5,046 times of 5,265.
draw
  . . . . .
  . . . . .
  . O * . .
  . X A X .
  . . X . .
where   A is O
when    liberties(A) = 1
seen    5046 of 5265

pattern harvested-string-defense-8b0b24a5
why     Strong players played here 5,046 times of 5,265.
draw
  . . . . .
  . . . . .
  . A * . .
  . X O X .
  . . X . .
where   A is O
when    liberties(A) = 3
seen    5046 of 5265

pattern harvested-string-defense-5fbc1e8f
why     Strong players played here 5,955 times of 6,253.
draw
  . . . . .
  . . . . .
  O O * . .
  X X A X .
  . . X . .
where   A is O
when    liberties(A) = 1
seen    5955 of 6253

pattern harvested-string-defense-e44577d0
why     Strong players played here 7,212 times of 7,749.
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
seen    7212 of 7749

pattern harvested-string-defense-66286532
why     Strong players played here 8,009 times of 8,632.
draw
  . . . . .
  . . . . .
  . A * . .
  . X X O .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    8009 of 8632

pattern harvested-string-defense-21ec2b60
why     Strong players played here 7,518 times of 8,129.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A X .
  O O X . .
where   A is O
when    liberties(A) = 1
seen    7518 of 8129

pattern harvested-string-defense-ac6181cd
why     Strong players played here 12,809 times of 14,162.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A X .
  . O X . .
where   A is O
when    liberties(A) = 1
seen    12809 of 14162

pattern harvested-string-defense-139a7b8a
why     Strong players played here 6,589 times of 7,414.
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
seen    6589 of 7414

pattern harvested-string-defense-63fb56fc
why     Strong players played here 17,226 times of 19,482.
draw
  - - - - -
  ? . . . ?
  . A * O .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    17226 of 19482

pattern harvested-string-defense-23d9e46b
why     Strong players played here 8,613 times of 9,741.
draw
  - - - - -
  ? . . . ?
  . O * O .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    8613 of 9741

pattern harvested-string-defense-1d5bd7b6
why     Strong players played here 11,169 times of 12,977.
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
seen    11169 of 12977

pattern harvested-string-defense-4633f7f9
why     Strong players played here 4,393 times of 5,086.
draw
  | . . .
  | . . .
  | * O O
  | A X X
  | X . .
where   A is O
when    liberties(A) = 1
seen    4393 of 5086

pattern harvested-string-defense-93ff45ff
why     Strong players played here 9,425 times of 10,987.
draw
  - - - - -
  . . . . .
  . . * . .
  . X A X .
  . O X . .
where   A is O
when    liberties(A) = 1
seen    9425 of 10987

pattern harvested-string-defense-35eddb8b
why     Strong players played here 4,386 times of 5,252.
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
seen    4386 of 5252

pattern harvested-string-defense-a7611258
why     Strong players played here 16,304 times of 19,662.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? O A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    16304 of 19662

pattern harvested-string-defense-0baaeb6d
why     Strong players played here 4,856 times of 5,856.
draw
  X . .
  A * O
  O X O
where   A is O
when    liberties(A) = 1
seen    4856 of 5856

pattern harvested-string-defense-147c46fb
why     Strong players played here 5,771 times of 7,080.
draw
  O . .
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    5771 of 7080

pattern harvested-string-defense-c67c0b83
why     Strong players played here 7,730 times of 9,510.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A X ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 1
seen    7730 of 9510

pattern harvested-string-defense-48dbdbc4
why     Strong players played here 5,064 times of 6,308.
draw
  . O . . .
  X O . . .
  X O * X .
  X X A . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    5064 of 6308

pattern harvested-string-defense-a1de0fe5
why     Strong players played here 6,876 times of 8,764.
draw
  ? ? . ? ?
  ? X O . ?
  X O * O .
  ? O A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    6876 of 8764

pattern harvested-string-defense-25730587
why     Strong players played here 8,102 times of 10,547.
draw
  . O .
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    8102 of 10547

pattern harvested-string-defense-1529f758
why     Strong players played here 4,582 times of 6,020.
draw
  O . O
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    4582 of 6020

pattern harvested-string-defense-95a416f4
why     Strong players played here 7,152 times of 9,491.
draw
  O O .
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    7152 of 9491

pattern harvested-string-defense-f3324665
why     Strong players played here 10,445 times of 13,935.
draw
  X . .
  O * O
  O A X
where   A is O
when    liberties(A) = 1
seen    10445 of 13935

pattern harvested-string-defense-4f073636
why     Strong players played here 10,445 times of 13,935.
draw
  X . .
  A * O
  O O X
where   A is O
when    liberties(A) = 1
seen    10445 of 13935

pattern harvested-string-defense-6f9a18c4
why     Strong players played here 12,170 times of 16,355.
draw
  ? ? . ? ?
  ? . . . ?
  O O * O .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    12170 of 16355

pattern harvested-string-defense-bc895e5e
why     Strong players played here 12,170 times of 16,355.
draw
  ? ? . ? ?
  ? . . . ?
  O O * A .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    12170 of 16355

pattern harvested-string-defense-5cb10b6c
why     Strong players played here 17,480 times of 23,694.
draw
  ? ? . ? ?
  ? . . . ?
  . A * O .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    17480 of 23694

pattern harvested-string-defense-f1c3a1cd
why     Strong players played here 8,740 times of 11,847.
draw
  ? ? . ? ?
  ? . . . ?
  . O * O .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    8740 of 11847

pattern harvested-string-defense-6b6499aa
why     Strong players played here 34,318 times of 47,156.
draw
  ? ? . ? ?
  ? . . . ?
  O O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    34318 of 47156

pattern harvested-string-defense-bafc59d6
why     Strong players played here 7,887 times of 10,791.
draw
  - - - - -
  ? . . . ?
  O O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    7887 of 10791

pattern harvested-string-defense-00ffd8ec
why     Strong players played here 22,529 times of 31,371.
draw
  . . . . .
  . . . . .
  X . * . .
  . X A . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    22529 of 31371

pattern harvested-string-defense-bcf35151
why     Strong players played here 60,588 times of 84,706.
draw
  . . .
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    60588 of 84706

pattern harvested-string-defense-0edb6491
why     Strong players played here 11,856 times of 17,402.
draw
  . . .
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    11856 of 17402

pattern crawl-past-the-cut
why     The crawl along the second line, beneath the enemy's stones.
draw
  - - - - -
  . . . . .
  . A * . .
  O X X . .
  X . . . .
where   A is O
when    liberties(A) = 3
seen    5161 of 7594

pattern harvested-string-defense-9a1adba9
why     Strong players played here 5,392 times of 8,008.
draw
  . . . . |
  . . . . |
  O A * . |
  X X O . |
  . . X . |
where   A is O
when    liberties(A) = 3
seen    5392 of 8008

pattern harvested-string-defense-a26df90f
why     Strong players played here 25,942 times of 39,817.
draw
  . . . . .
  . . . . .
  X A * . .
  . X . O .
  . . . . .
where   A is O
when    liberties(A) = 2
seen    25942 of 39817

pattern harvested-string-defense-f673994b
why     Strong players played here 12,595 times of 19,406.
draw
  - - - - -
  ? . . . ?
  . O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    12595 of 19406

pattern harvested-string-defense-de920277
why     Strong players played here 12,595 times of 19,406.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    12595 of 19406

pattern harvested-string-defense-67a82d38
why     Strong players played here 16,970 times of 26,200.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? X X O ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    16970 of 26200

pattern harvested-string-defense-a7c1bcb4
why     Strong players played here 18,929 times of 29,545.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . O
  . . X . .
where   A is O
when    liberties(A) = 2
seen    18929 of 29545

pattern harvested-string-defense-e46f7ef5
why     Strong players played here 6,474 times of 10,091.
draw
  O O O
  X * O
  O A X
where   A is O
when    liberties(A) = 1
seen    6474 of 10091

pattern harvested-string-defense-fc0e624b
why     Strong players played here 18,197 times of 28,809.
draw
  . . . . |
  . . . . |
  O O * . |
  X X A . |
  . . X . |
where   A is O
when    liberties(A) = 2
seen    18197 of 28809

pattern harvested-string-defense-6d3d1859
why     Strong players played here 5,582 times of 8,810.
draw
  ? ? . ? ?
  ? . O . ?
  . X * A X
  ? . O X ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    5582 of 8810

pattern harvested-string-defense-ccfd6ab3
why     Strong players played here 7,308 times of 12,061.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? O A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    7308 of 12061

pattern harvested-string-defense-de7b19a5
why     Strong players played here 4,877 times of 8,023.
draw
  ? ? . ? ?
  ? . O . ?
  . X * A .
  ? . O X ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 3
seen    4877 of 8023

pattern harvested-string-defense-b76369b5
why     Strong players played here 39,712 times of 67,088.
draw
  . . .
  X * .
  O A X
where   A is O
when    liberties(A) = 1
seen    39712 of 67088

pattern harvested-string-defense-7815b683
why     Strong players played here 4,513 times of 7,580.
draw
  . . . . |
  O . . . |
  . O * . |
  X X A . |
  . . X . |
where   A is O
when    liberties(A) = 2
seen    4513 of 7580

pattern harvested-string-defense-13c18673
why     Strong players played here 4,513 times of 7,580.
draw
  . . . . |
  O . . . |
  . A * . |
  X X O . |
  . . X . |
where   A is O
when    liberties(A) = 3
seen    4513 of 7580

pattern connect-the-first-line-stone-to-own-two
why     The connection along the first line, of a stone in atari there.
draw
  | . ? ?
  | . . ?
  | * O O
  | A X ?
  | X ? ?
where   A is O
when    liberties(A) = 1
seen    29669 of 51093

pattern stretch-out-of-atari-from-three-sides
why     The stretch out of atari, of a stone held on its other three sides.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    73442 of 127666

pattern harvested-string-defense-8abad269
why     Strong players played here 31,688 times of 55,036.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    31688 of 55036

pattern harvested-string-defense-24e9355c
why     Strong players played here 31,688 times of 55,036.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    31688 of 55036

pattern harvested-string-defense-6ee01868
why     Strong players played here 6,958 times of 12,100.
draw
  ? ? . ? ?
  ? . O . ?
  . X * O X
  ? . A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    6958 of 12100

pattern harvested-string-defense-fb2b829b
why     Strong players played here 6,958 times of 12,100.
draw
  ? ? . ? ?
  ? . O . ?
  . X * A X
  ? . O X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    6958 of 12100

pattern connect-the-stone-in-atari-beneath-own
why     The connection of a stone in atari, to own stones on all other sides.
draw
  X O .
  O * O
  O A X
where   A is O
when    liberties(A) = 1
seen    28774 of 50444

pattern harvested-string-defense-d153a624
why     Strong players played here 4,723 times of 8,255.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? O X O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    4723 of 8255

pattern harvested-string-defense-773ba0f1
why     Strong players played here 7,857 times of 13,823.
draw
  X . O
  A * O
  X O X
where   A is O
when    liberties(A) = 1
seen    7857 of 13823

pattern harvested-string-defense-37f28807
why     Strong players played here 110,690 times of 197,167.
draw
  . . .
  O * .
  X A X
where   A is O
when    liberties(A) = 1
seen    110690 of 197167

pattern harvested-string-defense-ac71adff
why     Strong players played here 7,056 times of 12,436.
draw
  X . .
  A * O
  X O X
where   A is O
when    liberties(A) = 1
seen    7056 of 12436

pattern harvested-string-defense-9738a773
why     Strong players played here 6,252 times of 11,098.
draw
  ? ? . ? ?
  ? O . . ?
  . . * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    6252 of 11098

pattern harvested-string-defense-adb25a12
why     Strong players played here 7,127 times of 12,917.
draw
  ? ? . ? ?
  ? O . . ?
  X O * O .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    7127 of 12917

pattern harvested-string-defense-b3d4f7bf
why     Strong players played here 7,127 times of 12,917.
draw
  ? ? . ? ?
  ? O . . ?
  X O * A .
  ? X O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    7127 of 12917

pattern harvested-string-defense-27d58ebf
why     Strong players played here 6,585 times of 12,184.
draw
  | . ? ?
  | . X ?
  | * O O
  | A X ?
  | X ? ?
where   A is O
when    liberties(A) = 1
seen    6585 of 12184

pattern harvested-string-defense-61505f43
why     Strong players played here 4,637 times of 8,637.
draw
  ? ? . ? ?
  ? X . . ?
  X A * O .
  ? X . . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 1
seen    4637 of 8637

pattern harvested-string-defense-36b3b59b
why     Strong players played here 4,740 times of 8,967.
draw
  X . O
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    4740 of 8967

pattern harvested-string-defense-22f0a163
why     Strong players played here 32,703 times of 63,286.
draw
  O . .
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    32703 of 63286

pattern harvested-string-defense-97c30cb5
why     Strong players played here 4,585 times of 8,823.
draw
  | . ? ?
  | . . ?
  | * A O
  | O X ?
  | X ? ?
where   A is O
when    liberties(A) = 3
seen    4585 of 8823

pattern harvested-string-defense-334eb195
why     Strong players played here 5,785 times of 11,213.
draw
  ? ? . ? ?
  ? X . . ?
  X O * O .
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    5785 of 11213

pattern harvested-string-defense-bb1581f6
why     Strong players played here 5,785 times of 11,213.
draw
  ? ? . ? ?
  ? X . . ?
  X A * O .
  ? X O . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    5785 of 11213

pattern connect-the-stone-in-atari-to-all-around
why     The connection of a stone in atari, to own stones on all other sides.
draw
  X O O
  O * O
  O A X
where   A is O
when    liberties(A) = 1
seen    18954 of 38074

pattern connect-the-first-line-stone-past-two
why     The connection along the first line, of a stone in atari there.
draw
  | . ? ?
  | . O ?
  | * O X
  | A X ?
  | X ? ?
where   A is O
when    liberties(A) = 1
seen    15791 of 31741

pattern harvested-string-defense-ead0bd4b
why     Strong players played here 4,947 times of 9,943.
draw
  X . .
  O * A
  X O X
where   A is O
when    liberties(A) = 3
seen    4947 of 9943

pattern harvested-string-defense-3b061824
why     Strong players played here 4,602 times of 9,310.
draw
  ? ? . ? ?
  ? . O . ?
  . X * O .
  ? . A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    4602 of 9310

pattern harvested-string-defense-4ad6037d
why     Strong players played here 4,602 times of 9,310.
draw
  ? ? . ? ?
  ? . O . ?
  . X * A .
  ? . O X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    4602 of 9310

pattern harvested-string-defense-8932f954
why     Strong players played here 22,609 times of 46,746.
draw
  . O .
  X * A
  . O X
where   A is O
when    liberties(A) = 2
seen    22609 of 46746

pattern harvested-string-defense-70d3f76b
why     Strong players played here 4,379 times of 9,033.
draw
  . . . . |
  . . . . |
  . O * . |
  X X A . |
  . . X . |
where   A is O
when    liberties(A) = 2
seen    4379 of 9033

pattern harvested-string-defense-f842770a
why     Strong players played here 15,030 times of 31,559.
draw
  O . .
  . * .
  X A X
where   A is O
when    liberties(A) = 1
seen    15030 of 31559

pattern connect-the-first-line-stone-in-atari
why     The connection along the first line, of a stone in atari there.
draw
  | . .
  | * O
  | A X
where   A is O
when    liberties(A) = 1
seen    59362 of 126084

pattern stretch-out-of-atari-between-two
why     The stretch out of atari, from between two enemy stones.
draw
  . . .
  . * .
  X A X
where   A is O
when    liberties(A) = 1
seen    150146 of 319684

pattern harvested-string-defense-4cb6e823
why     Strong players played here 76,097 times of 162,267.
draw
  . . .
  A * O
  X O X
where   A is O
when    liberties(A) = 3
seen    76097 of 162267

pattern harvested-string-defense-8ec86624
why     Strong players played here 25,776 times of 55,203.
draw
  . O .
  X * O
  . A X
where   A is O
when    liberties(A) = 3
seen    25776 of 55203

pattern harvested-string-defense-0bbde9c4
why     Strong players played here 10,147 times of 21,883.
draw
  ? ? . ? ?
  ? X . . ?
  X O * O .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    10147 of 21883

pattern harvested-string-defense-38856720
why     Strong players played here 10,147 times of 21,883.
draw
  ? ? . ? ?
  ? X . . ?
  X A * O .
  ? X O . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 1
seen    10147 of 21883

pattern harvested-string-defense-d4b26eb4
why     Strong players played here 4,500 times of 9,637.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . O
  . . X O .
where   A is O
when    liberties(A) = 2
seen    4500 of 9637

pattern connect-the-first-line-stone-to-a-wall
why     The connection along the first line, of a stone in atari there.
draw
  | . O
  | * O
  | A X
where   A is O
when    liberties(A) = 1
seen    32836 of 71453

pattern harvested-string-defense-e229edc8
why     Strong players played here 9,347 times of 20,993.
draw
  X O .
  O * A
  O X X
where   A is O
when    liberties(A) = 3
seen    9347 of 20993

pattern harvested-string-defense-7546ffb9
why     Strong players played here 49,951 times of 114,532.
draw
  X . .
  A * O
  X O .
where   A is O
when    liberties(A) = 1
seen    49951 of 114532

pattern harvested-string-defense-4700c6c8
why     Strong players played here 7,811 times of 17,829.
draw
  . . .
  X * .
  X A X
where   A is O
when    liberties(A) = 3
seen    7811 of 17829

pattern harvested-string-defense-3d8c5195
why     Strong players played here 4,833 times of 11,173.
draw
  X O .
  . * O
  X A X
where   A is O
when    liberties(A) = 1
seen    4833 of 11173

pattern harvested-string-defense-84971648
why     Strong players played here 15,122 times of 35,404.
draw
  . . .
  A * .
  O X O
where   A is O
when    liberties(A) = 2
seen    15122 of 35404

pattern harvested-string-defense-fbdc1d8f
why     Strong players played here 8,632 times of 20,198.
draw
  X . .
  A * O
  X . .
where   A is O
when    liberties(A) = 1
seen    8632 of 20198

pattern harvested-string-defense-d1e7f039
why     Strong players played here 6,122 times of 14,283.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? O X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    6122 of 14283

pattern harvested-string-defense-8981dd98
why     Strong players played here 8,413 times of 20,042.
draw
  X A .
  O * O
  O X X
where   A is O
when    liberties(A) = 3
seen    8413 of 20042

pattern harvested-string-defense-e2b1610b
why     Strong players played here 6,164 times of 14,694.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O X
  ? . A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    6164 of 14694

pattern harvested-string-defense-0050d4ae
why     Strong players played here 6,164 times of 14,694.
draw
  ? ? . ? ?
  ? . . . ?
  . X * A X
  ? . O X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    6164 of 14694

pattern harvested-string-defense-874ce03f
why     Strong players played here 5,019 times of 11,951.
draw
  | . ? ?
  | . . ?
  | * A X
  | O X ?
  | X ? ?
where   A is O
when    liberties(A) = 2
seen    5019 of 11951

pattern harvested-string-defense-39b501ed
why     Strong players played here 10,175 times of 24,411.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . . X O O
where   A is O
when    liberties(A) = 2
seen    10175 of 24411

pattern harvested-string-defense-6a543206
why     Strong players played here 70,883 times of 173,183.
draw
  . . .
  A * .
  X O X
where   A is O
when    liberties(A) = 3
seen    70883 of 173183

pattern harvested-string-defense-dcd89256
why     Strong players played here 17,020 times of 41,488.
draw
  ? ? . ? ?
  ? O . . ?
  X O * X .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    17020 of 41488

pattern harvested-string-defense-70fcc777
why     Strong players played here 16,188 times of 39,827.
draw
  . O .
  X * A
  . O X
where   A is O
when    liberties(A) = 3
seen    16188 of 39827

pattern harvested-string-defense-23d0dd55
why     Strong players played here 4,903 times of 12,098.
draw
  X O .
  A * O
  O X X
where   A is O
when    liberties(A) = 3
seen    4903 of 12098

pattern harvested-string-defense-11d14620
why     Strong players played here 9,404 times of 23,379.
draw
  ? ? . ? |
  ? . . . |
  O A * . |
  ? X O . |
  ? ? X ? |
where   A is O
when    liberties(A) = 3
seen    9404 of 23379

pattern harvested-string-defense-3252da8c
why     Strong players played here 17,871 times of 44,802.
draw
  . . .
  X * .
  O A X
where   A is O
when    liberties(A) = 2
seen    17871 of 44802

pattern harvested-string-defense-0ad4cf03
why     Strong players played here 6,890 times of 17,344.
draw
  ? ? . ? ?
  ? X O . ?
  X O * A .
  ? O O X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    6890 of 17344

pattern harvested-string-defense-eccbb493
why     Strong players played here 23,665 times of 60,652.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . X O . .
where   A is O
when    liberties(A) = 3
seen    23665 of 60652

pattern harvested-string-defense-bf2979ed
why     Strong players played here 6,258 times of 15,891.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? O X . ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    6258 of 15891

pattern stretch-over-two-toward-a-stone-beyond
why     The stretch along the enemy's stones, with an own stone waiting beyond them.
draw
  . . .
  A * .
  X X O
where   A is O
when    liberties(A) = 3
seen    41305 of 106211

pattern harvested-string-defense-922ef05d
why     Strong players played here 8,594 times of 22,423.
draw
  | . X
  | * O
  | A X
where   A is O
when    liberties(A) = 1
seen    8594 of 22423

pattern harvested-string-defense-70b6c126
why     Strong players played here 6,363 times of 16,602.
draw
  . . . . .
  . . . . .
  . A * . .
  O X . X .
  . X . . .
where   A is O
when    liberties(A) = 3
seen    6363 of 16602

pattern harvested-string-defense-ececd3f8
why     Strong players played here 34,026 times of 89,776.
draw
  . . . . .
  . . . . .
  . A * . .
  . X X . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    34026 of 89776

pattern harvested-string-defense-31dfd52f
why     Strong players played here 6,575 times of 17,212.
draw
  O . .
  . * O
  X A X
where   A is O
when    liberties(A) = 1
seen    6575 of 17212

pattern stretch-ahead-of-a-wall-of-two
why     The stretch ahead beside the enemy's stones, before they bend around the end.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . X . . .
where   A is O
when    liberties(A) = 3
seen    27720 of 74757

pattern harvested-string-defense-5118aa14
why     Strong players played here 10,194 times of 27,479.
draw
  ? ? . ? ?
  ? O . . ?
  X O * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    10194 of 27479

pattern harvested-string-defense-ab463a8a
why     Strong players played here 5,697 times of 15,412.
draw
  X . .
  A * X
  X O .
where   A is O
when    liberties(A) = 1
seen    5697 of 15412

pattern harvested-string-defense-06662cf3
why     Strong players played here 6,442 times of 17,817.
draw
  ? ? . ? ?
  ? X . . ?
  . . * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    6442 of 17817

pattern harvested-string-defense-58d79024
why     Strong players played here 5,882 times of 16,266.
draw
  X . .
  O * X
  X A .
where   A is O
when    liberties(A) = 3
seen    5882 of 16266

pattern harvested-string-defense-5d906440
why     Strong players played here 6,164 times of 17,312.
draw
  X . .
  A * O
  . X .
where   A is O
when    liberties(A) = 3
seen    6164 of 17312

pattern harvested-string-defense-dff8df04
why     Strong players played here 4,923 times of 13,814.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? X X . ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    4923 of 13814

pattern harvested-string-defense-b7b39955
why     Strong players played here 24,807 times of 70,663.
draw
  O . .
  O * .
  X A X
where   A is O
when    liberties(A) = 1
seen    24807 of 70663

pattern harvested-string-defense-a8d7650b
why     Strong players played here 5,157 times of 15,019.
draw
  ? ? . ? ?
  ? . . . ?
  X A * O .
  ? X . X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    5157 of 15019

pattern harvested-string-defense-ec3a2b6b
why     Strong players played here 5,157 times of 15,019.
draw
  ? ? . ? ?
  ? . . . ?
  X O * A .
  ? X . X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    5157 of 15019

pattern harvested-string-defense-aa1000f4
why     Strong players played here 6,667 times of 19,572.
draw
  ? ? . ? ?
  ? . . . ?
  . O * . .
  ? X A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    6667 of 19572

pattern harvested-string-defense-254aebbf
why     Strong players played here 12,736 times of 37,741.
draw
  | . ? ?
  | . . ?
  | * A .
  | O X ?
  | X ? ?
where   A is O
when    liberties(A) = 3
seen    12736 of 37741

pattern harvested-string-defense-2a5ecdd6
why     Strong players played here 5,304 times of 15,750.
draw
  O . .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    5304 of 15750

pattern harvested-string-defense-4deeac39
why     Strong players played here 6,676 times of 19,937.
draw
  . . .
  X * O
  O A X
where   A is O
when    liberties(A) = 2
seen    6676 of 19937

pattern harvested-string-defense-119fe0c2
why     Strong players played here 4,866 times of 14,545.
draw
  | . . O
  | . . O
  | * A X
  | . X .
  + - - -
where   A is O
when    liberties(A) = 2
seen    4866 of 14545

pattern harvested-string-defense-e22a66e3
why     Strong players played here 7,244 times of 21,945.
draw
  . O .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    7244 of 21945

pattern harvested-string-defense-02c41d02
why     Strong players played here 25,589 times of 79,029.
draw
  X . .
  O * O
  X A .
where   A is O
when    liberties(A) = 3
seen    25589 of 79029

pattern harvested-string-defense-1d9c574c
why     Strong players played here 6,885 times of 21,291.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? . A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    6885 of 21291

pattern harvested-string-defense-2d575c40
why     Strong players played here 5,002 times of 15,424.
draw
  X A .
  O * O
  O X X
where   A is O
when    liberties(A) = 2
seen    5002 of 15424

pattern stretch-along-toward-a-friend
why     The stretch from a stone with two liberties, toward an own stone.
draw
  ? ? . ? ?
  ? . . . ?
  X A * . .
  ? X . O ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    37970 of 120094

pattern harvested-string-defense-9d03dd31
why     Strong players played here 4,820 times of 15,027.
draw
  . A .
  X * O
  . O X
where   A is O
when    liberties(A) = 3
seen    4820 of 15027

pattern harvested-string-defense-c04dbfac
why     Strong players played here 8,254 times of 25,912.
draw
  X . .
  A * O
  X . O
where   A is O
when    liberties(A) = 1
seen    8254 of 25912

pattern harvested-string-defense-c8e78785
why     Strong players played here 4,660 times of 14,559.
draw
  ? ? . ? ?
  ? . . . ?
  . X * O .
  ? . A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    4660 of 14559

pattern harvested-string-defense-9a19afa1
why     Strong players played here 4,660 times of 14,559.
draw
  ? ? . ? ?
  ? . . . ?
  . X * A .
  ? . O X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    4660 of 14559

pattern harvested-string-defense-24d38914
why     Strong players played here 7,814 times of 24,642.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . X O X .
where   A is O
when    liberties(A) = 2
seen    7814 of 24642

pattern harvested-string-defense-752cd4b8
why     Strong players played here 5,817 times of 18,502.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . . X . O
where   A is O
when    liberties(A) = 2
seen    5817 of 18502

pattern harvested-string-defense-1082fea7
why     Strong players played here 5,066 times of 16,166.
draw
  X O .
  O * A
  O X X
where   A is O
when    liberties(A) = 2
seen    5066 of 16166

pattern crawl-beneath-two
why     The crawl along the second line, beneath the enemy's stones.
draw
  - - - - -
  ? . . . ?
  . A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    21517 of 69666

pattern harvested-string-defense-2ac6d153
why     Strong players played here 30,741 times of 101,048.
draw
  . . .
  X * O
  . A X
where   A is O
when    liberties(A) = 3
seen    30741 of 101048

pattern harvested-string-defense-f446e3bf
why     Strong players played here 5,911 times of 19,342.
draw
  . . .
  X * A
  O X O
where   A is O
when    liberties(A) = 3
seen    5911 of 19342

pattern harvested-string-defense-b4db5a6c
why     Strong players played here 15,072 times of 50,472.
draw
  . . .
  X * .
  O A X
where   A is O
when    liberties(A) = 3
seen    15072 of 50472

pattern harvested-string-defense-287d16d0
why     Strong players played here 9,651 times of 32,393.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . X X O .
where   A is O
when    liberties(A) = 2
seen    9651 of 32393

pattern harvested-string-defense-b67d5aab
why     Strong players played here 7,342 times of 24,614.
draw
  X . .
  O * A
  X O .
where   A is O
when    liberties(A) = 3
seen    7342 of 24614

pattern harvested-string-defense-79fd1208
why     Strong players played here 5,348 times of 17,879.
draw
  ? ? . ? ?
  ? . . . ?
  O X * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    5348 of 17879

pattern harvested-string-defense-2442bc39
why     Strong players played here 26,101 times of 89,574.
draw
  O . .
  O * X
  X A .
where   A is O
when    liberties(A) = 3
seen    26101 of 89574

pattern harvested-string-defense-87ef02e8
why     Strong players played here 6,672 times of 22,698.
draw
  X O .
  A * O
  . X X
where   A is O
when    liberties(A) = 3
seen    6672 of 22698

pattern harvested-string-defense-44fb93eb
why     Strong players played here 15,961 times of 54,857.
draw
  X . .
  O * O
  X A .
where   A is O
when    liberties(A) = 2
seen    15961 of 54857

pattern block-the-first-line-from-the-second-line-stone
why     The block on the first line, against the stone that comes along beneath own stones.
draw
  | . .
  | * A
  | X O
where   A is O
when    liberties(A) = 3
seen    8931 of 30660

pattern harvested-string-defense-7b2cdb9b
why     Strong players played here 8,139 times of 27,925.
draw
  | . O
  | * X
  | A X
where   A is O
when    liberties(A) = 2
seen    8139 of 27925

pattern harvested-string-defense-a1eddb45
why     Strong players played here 17,163 times of 60,848.
draw
  . . .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    17163 of 60848

pattern harvested-string-defense-f05079f4
why     Strong players played here 5,959 times of 20,945.
draw
  X O .
  O * A
  . X X
where   A is O
when    liberties(A) = 3
seen    5959 of 20945

pattern harvested-string-defense-c46248c2
why     Strong players played here 14,258 times of 50,799.
draw
  X . .
  . * .
  X A X
where   A is O
when    liberties(A) = 1
seen    14258 of 50799

pattern connect-the-second-line-stone-to-own-row
why     The solid connection of the second-line stone, at the cutting point.
draw
  ? ? . ? |
  ? . . . |
  O O * . |
  ? X A . |
  ? ? X ? |
where   A is O
when    liberties(A) = 2
seen    32987 of 120645

pattern harvested-string-defense-7c086df0
why     Strong players played here 25,092 times of 92,054.
draw
  . . .
  X * A
  . O X
where   A is O
when    liberties(A) = 3
seen    25092 of 92054

pattern harvested-string-defense-a3c57242
why     Strong players played here 4,545 times of 16,491.
draw
  . . .
  A * O
  O X .
where   A is O
when    liberties(A) = 2
seen    4545 of 16491

pattern harvested-string-defense-9f7cc37d
why     Strong players played here 19,177 times of 71,387.
draw
  O . .
  O * A
  X O X
where   A is O
when    liberties(A) = 3
seen    19177 of 71387

pattern harvested-string-defense-fc8c6ee1
why     Strong players played here 23,013 times of 86,539.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 2
seen    23013 of 86539

pattern harvested-string-defense-210337aa
why     Strong players played here 6,512 times of 24,379.
draw
  . O .
  X * A
  O O X
where   A is O
when    liberties(A) = 2
seen    6512 of 24379

pattern connect-the-stone-in-atari-to-a-corner
why     The connection of a stone in atari, to own stones on two sides.
draw
  O O .
  . * O
  X A X
where   A is O
when    liberties(A) = 1
seen    8262 of 31081

pattern harvested-string-defense-57923cc6
why     Strong players played here 13,978 times of 52,817.
draw
  . . .
  X * A
  . O X
where   A is O
when    liberties(A) = 2
seen    13978 of 52817

pattern stretch-along-over-two
why     The stretch along the enemy's stones, to come level with them.
draw
  . . . . .
  . . . . .
  . A * . .
  O X X . .
  X . . . .
where   A is O
when    liberties(A) = 3
seen    10175 of 39269

pattern harvested-string-defense-ccc68afc
why     Strong players played here 5,014 times of 19,258.
draw
  . . .
  . * .
  X A X
where   A is O
when    liberties(A) = 3
seen    5014 of 19258

pattern harvested-string-defense-ad21ec0d
why     Strong players played here 23,812 times of 93,161.
draw
  . . .
  X * .
  . A X
where   A is O
when    liberties(A) = 3
seen    23812 of 93161

pattern harvested-string-defense-bc3b68a3
why     Strong players played here 5,161 times of 20,010.
draw
  X . .
  A * .
  O X X
where   A is O
when    liberties(A) = 1
seen    5161 of 20010

pattern harvested-string-defense-33938908
why     Strong players played here 6,630 times of 25,815.
draw
  | . ? ?
  | . . ?
  | * A X
  | . X ?
  + - - -
where   A is O
when    liberties(A) = 2
seen    6630 of 25815

pattern harvested-string-defense-263bca53
why     Strong players played here 5,335 times of 20,811.
draw
  X A .
  O * O
  . X X
where   A is O
when    liberties(A) = 3
seen    5335 of 20811

pattern harvested-string-defense-7cd35652
why     Strong players played here 5,778 times of 22,609.
draw
  O . .
  X * X
  . A X
where   A is O
when    liberties(A) = 3
seen    5778 of 22609

pattern harvested-string-defense-934cdfc8
why     Strong players played here 7,440 times of 29,286.
draw
  X . .
  A * O
  X O O
where   A is O
when    liberties(A) = 1
seen    7440 of 29286

pattern harvested-string-defense-0c80b07e
why     Strong players played here 6,938 times of 27,786.
draw
  ? ? . ? ?
  ? X . . ?
  . . * . .
  ? . A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    6938 of 27786

pattern harvested-string-defense-ad719b6e
why     Strong players played here 19,059 times of 77,172.
draw
  X O .
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    19059 of 77172

pattern harvested-string-defense-e7073ee5
why     Strong players played here 4,735 times of 18,948.
draw
  . O .
  X * O
  . A X
where   A is O
when    liberties(A) = 2
seen    4735 of 18948

pattern harvested-string-defense-de5f6b66
why     Strong players played here 6,424 times of 26,656.
draw
  . . . . .
  . . . . .
  . A * . .
  O X X . .
  X O . . .
where   A is O
when    liberties(A) = 3
seen    6424 of 26656

pattern connect-the-second-line-stone-over-the-cut
why     The solid connection along the second line, at the cutting point.
draw
  - - - - -
  ? . . . ?
  X A * . O
  ? X O O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    5816 of 24280

pattern harvested-string-defense-09ca0607
why     Strong players played here 11,860 times of 50,506.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . . X O .
where   A is O
when    liberties(A) = 2
seen    11860 of 50506

pattern harvested-string-defense-50ed1710
why     Strong players played here 18,058 times of 77,366.
draw
  . . .
  A * O
  X O X
where   A is O
when    liberties(A) = 2
seen    18058 of 77366

pattern harvested-string-defense-0794e66b
why     Strong players played here 8,430 times of 36,474.
draw
  O . O
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    8430 of 36474

pattern harvested-string-defense-b1d8446b
why     Strong players played here 5,598 times of 24,271.
draw
  O . .
  . * A
  X O X
where   A is O
when    liberties(A) = 3
seen    5598 of 24271

pattern harvested-string-defense-c11d6351
why     Strong players played here 6,284 times of 27,291.
draw
  O O .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    6284 of 27291

pattern harvested-string-defense-68f91b09
why     Strong players played here 22,524 times of 99,138.
draw
  . . .
  A * .
  O X O
where   A is O
when    liberties(A) = 3
seen    22524 of 99138

pattern harvested-string-defense-8ef61ea8
why     Strong players played here 14,906 times of 65,512.
draw
  ? ? . ? ?
  ? . . . ?
  . A * O .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    14906 of 65512

pattern harvested-string-defense-14ffd98f
why     Strong players played here 5,508 times of 24,240.
draw
  X . .
  X * A
  O O X
where   A is O
when    liberties(A) = 3
seen    5508 of 24240

pattern connect-three-around-the-cut
why     The solid connection of three own stones, which meet at this point.
draw
  X O .
  . * O
  O A X
where   A is O
when    liberties(A) = 2
seen    6963 of 31180

pattern harvested-string-defense-a457abf4
why     Strong players played here 6,383 times of 28,666.
draw
  . . .
  X * A
  O O X
where   A is O
when    liberties(A) = 2
seen    6383 of 28666

pattern harvested-string-defense-8ddf1742
why     Strong players played here 10,420 times of 47,463.
draw
  | . X
  | * A
  | O X
where   A is O
when    liberties(A) = 1
seen    10420 of 47463

pattern harvested-string-defense-46b3550e
why     Strong players played here 9,909 times of 46,048.
draw
  ? ? . ? ?
  ? . . . ?
  X A * . .
  ? O X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    9909 of 46048

pattern stretch-ahead-of-the-side-stone
why     The stretch ahead, before the stone at the side bends around the end.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? O ? ?
where   A is O
when    liberties(A) = 3
seen    43084 of 202313

pattern harvested-string-defense-7e12e3f9
why     Strong players played here 7,021 times of 32,833.
draw
  O . .
  A * O
  X O X
where   A is O
when    liberties(A) = 3
seen    7021 of 32833

pattern harvested-string-defense-2042872c
why     Strong players played here 12,503 times of 59,334.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . O
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    12503 of 59334

pattern harvested-string-defense-f1d36ff5
why     Strong players played here 9,210 times of 43,628.
draw
  . . . . .
  . . . . .
  . . * . .
  . X A . .
  . . X . .
where   A is O
when    liberties(A) = 2
seen    9210 of 43628

pattern harvested-string-defense-e8590f9c
why     Strong players played here 4,646 times of 22,170.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? X A X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    4646 of 22170

pattern harvested-string-defense-e0eb9cee
why     Strong players played here 7,134 times of 34,448.
draw
  . . .
  X * O
  O A X
where   A is O
when    liberties(A) = 3
seen    7134 of 34448

pattern stretch-away-toward-a-friend
why     The stretch from a stone with two liberties, toward an own stone.
draw
  . . .
  A * .
  X . O
where   A is O
when    liberties(A) = 2
seen    60722 of 297466

pattern stretch-out-from-between-two
why     The stretch out from between two enemy stones, of a stone with two liberties.
draw
  . . .
  . * .
  X A X
where   A is O
when    liberties(A) = 2
seen    17073 of 83557

pattern harvested-string-defense-2acfc465
why     Strong players played here 5,960 times of 28,956.
draw
  X . .
  O * A
  O O X
where   A is O
when    liberties(A) = 3
seen    5960 of 28956

pattern harvested-string-defense-6e88ffff
why     Strong players played here 6,020 times of 29,456.
draw
  O . .
  A * X
  X O .
where   A is O
when    liberties(A) = 3
seen    6020 of 29456

pattern harvested-string-defense-a4e817b2
why     Strong players played here 20,311 times of 100,713.
draw
  . . .
  X * .
  X A X
where   A is O
when    liberties(A) = 2
seen    20311 of 100713

pattern harvested-string-defense-38341384
why     Strong players played here 17,301 times of 86,992.
draw
  X . .
  . * .
  . A X
where   A is O
when    liberties(A) = 2
seen    17301 of 86992

pattern turn-in-front-with-two-liberties
why     The turn in front of the enemy's stone, from own stones beside it.
draw
  . . .
  A * .
  O X .
where   A is O
when    liberties(A) = 2
seen    58569 of 297997

pattern harvested-string-defense-782710ae
why     Strong players played here 7,072 times of 35,532.
draw
  O . .
  O * A
  X O X
where   A is O
when    liberties(A) = 2
seen    7072 of 35532

pattern harvested-string-defense-940f1c7b
why     Strong players played here 9,113 times of 46,047.
draw
  . . .
  A * O
  X . X
where   A is O
when    liberties(A) = 2
seen    9113 of 46047

pattern harvested-string-defense-e78b8610
why     Strong players played here 15,894 times of 81,433.
draw
  X O O
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    15894 of 81433

pattern harvested-string-defense-e428a9d1
why     Strong players played here 5,182 times of 26,374.
draw
  | . .
  | * A
  | X O
where   A is O
when    liberties(A) = 2
seen    5182 of 26374

pattern harvested-string-defense-cd90cdcf
why     Strong players played here 8,352 times of 42,800.
draw
  . . .
  X * .
  O A O
where   A is O
when    liberties(A) = 2
seen    8352 of 42800

pattern harvested-string-defense-7ec46a68
why     Strong players played here 4,978 times of 25,451.
draw
  O O .
  X * A
  O O X
where   A is O
when    liberties(A) = 2
seen    4978 of 25451

pattern harvested-string-defense-2f7ddd2e
why     Strong players played here 20,642 times of 107,108.
draw
  ? ? . ? |
  ? . . . |
  . O * . |
  ? X A . |
  ? ? X ? |
where   A is O
when    liberties(A) = 2
seen    20642 of 107108

pattern harvested-string-defense-31522914
why     Strong players played here 20,642 times of 107,108.
draw
  ? ? . ? |
  ? . . . |
  . A * . |
  ? X O . |
  ? ? X ? |
where   A is O
when    liberties(A) = 3
seen    20642 of 107108

pattern harvested-string-defense-a5659a8b
why     Strong players played here 16,990 times of 88,119.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . O
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    16990 of 88119

pattern harvested-string-defense-e5df3223
why     Strong players played here 4,835 times of 24,941.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    4835 of 24941

pattern harvested-string-defense-ba7933e0
why     Strong players played here 19,631 times of 103,339.
draw
  . . .
  O * .
  X A X
where   A is O
when    liberties(A) = 2
seen    19631 of 103339

pattern harvested-string-defense-721c8a79
why     Strong players played here 9,120 times of 48,031.
draw
  . . .
  X * A
  X O X
where   A is O
when    liberties(A) = 3
seen    9120 of 48031

pattern step-down-ahead-of-the-third-line-two
why     The step down to the second line, ahead of the enemy's stones on the third.
draw
  - - - - -
  . . . . .
  . . * . .
  X X A . .
  . O . . .
where   A is O
when    liberties(A) = 3
seen    5459 of 28659

pattern harvested-string-defense-ce3acac3
why     Strong players played here 13,839 times of 74,162.
draw
  X O .
  O * A
  X O X
where   A is O
when    liberties(A) = 3
seen    13839 of 74162

pattern harvested-string-defense-9524821e
why     Strong players played here 5,142 times of 27,739.
draw
  . . . . .
  . . . . .
  . . * . .
  X X A . .
  O O X X .
where   A is O
when    liberties(A) = 2
seen    5142 of 27739

pattern harvested-string-defense-f33ee7bf
why     Strong players played here 9,942 times of 54,240.
draw
  . . .
  A * .
  X X O
where   A is O
when    liberties(A) = 2
seen    9942 of 54240

pattern harvested-string-defense-9328455b
why     Strong players played here 6,600 times of 36,460.
draw
  . . .
  X * X
  O A .
where   A is O
when    liberties(A) = 3
seen    6600 of 36460

pattern harvested-string-defense-0df2681c
why     Strong players played here 5,753 times of 32,302.
draw
  ? ? X ? ?
  ? X O . ?
  . X * A .
  - - - - -
where   A is O
when    liberties(A) = 3
seen    5753 of 32302

pattern harvested-string-defense-be4a2005
why     Strong players played here 5,753 times of 32,302.
draw
  ? ? X ? ?
  ? X A . ?
  . X * O .
  - - - - -
where   A is O
when    liberties(A) = 2
seen    5753 of 32302

pattern harvested-string-defense-aa4ea06a
why     Strong players played here 9,311 times of 54,284.
draw
  . . . . .
  . . . . .
  . O * . .
  . X A . .
  . X . . .
where   A is O
when    liberties(A) = 3
seen    9311 of 54284

pattern harvested-string-defense-d78ecc22
why     Strong players played here 9,311 times of 54,284.
draw
  . . . . .
  . . . . .
  . A * . .
  . X O . .
  . X . . .
where   A is O
when    liberties(A) = 3
seen    9311 of 54284

pattern harvested-string-defense-820724a7
why     Strong players played here 6,162 times of 35,793.
draw
  . . .
  X * O
  X A X
where   A is O
when    liberties(A) = 1
seen    6162 of 35793

pattern harvested-string-defense-190c3ba2
why     Strong players played here 8,028 times of 47,174.
draw
  . . .
  O * A
  X X O
where   A is O
when    liberties(A) = 3
seen    8028 of 47174

pattern harvested-string-defense-33c295bb
why     Strong players played here 7,279 times of 43,210.
draw
  X O .
  O * A
  X O X
where   A is O
when    liberties(A) = 2
seen    7279 of 43210

pattern harvested-string-defense-e2ee4dba
why     Strong players played here 5,638 times of 33,919.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . X
  ? X A O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    5638 of 33919

pattern harvested-string-defense-7293011e
why     Strong players played here 8,366 times of 50,984.
draw
  X A .
  X * O
  - - -
where   A is O
when    liberties(A) = 2
seen    8366 of 50984

pattern harvested-string-defense-cc1800be
why     Strong players played here 27,862 times of 173,242.
draw
  . . .
  A * O
  X X .
where   A is O
when    liberties(A) = 3
seen    27862 of 173242

pattern harvested-string-defense-9674ae14
why     Strong players played here 15,041 times of 93,376.
draw
  ? ? . ? ?
  ? . . . ?
  O A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    15041 of 93376

pattern harvested-string-defense-af0219b0
why     Strong players played here 5,152 times of 31,960.
draw
  X . O
  A * O
  X O O
where   A is O
when    liberties(A) = 1
seen    5152 of 31960

pattern harvested-string-defense-170a6a07
why     Strong players played here 5,457 times of 33,885.
draw
  | . O
  | * A
  | X O
where   A is O
when    liberties(A) = 3
seen    5457 of 33885

pattern harvested-string-defense-c4037988
why     Strong players played here 9,137 times of 57,090.
draw
  X O .
  X * A
  - - -
where   A is O
when    liberties(A) = 3
seen    9137 of 57090

pattern stretch-out-of-the-hane-from-a-lone-stone
why     The stretch of a stone touched on two sides, straight away from one of them.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    193652 of 1232428

pattern harvested-string-defense-75e98bce
why     Strong players played here 7,839 times of 49,167.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 2
seen    7839 of 49167

pattern harvested-string-defense-7cb9fd2f
why     Strong players played here 12,194 times of 76,813.
draw
  ? ? O ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    12194 of 76813

pattern harvested-string-defense-64cb2617
why     Strong players played here 5,312 times of 33,377.
draw
  X . .
  . * X
  X A .
where   A is O
when    liberties(A) = 3
seen    5312 of 33377

pattern harvested-string-defense-be8ff76d
why     Strong players played here 6,184 times of 39,317.
draw
  . . .
  A * .
  . X O
where   A is O
when    liberties(A) = 3
seen    6184 of 39317

pattern harvested-string-defense-3ad2305b
why     Strong players played here 4,765 times of 30,387.
draw
  | . ? ?
  | . X ?
  | * O X
  | A X ?
  | . ? ?
where   A is O
when    liberties(A) = 2
seen    4765 of 30387

pattern connect-the-first-line-stone-to-a-corner
why     The connection along the first line, of a stone in atari there.
draw
  X O .
  A * O
  - - -
where   A is O
when    liberties(A) = 1
seen    13141 of 85445

pattern harvested-string-defense-bfe94cbd
why     Strong players played here 7,964 times of 51,814.
draw
  ? ? . ? ?
  ? O . . ?
  . . * . .
  ? . A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    7964 of 51814

pattern harvested-string-defense-4ee45bb8
why     Strong players played here 9,598 times of 62,777.
draw
  . . .
  X * X
  X A O
where   A is O
when    liberties(A) = 3
seen    9598 of 62777

pattern harvested-string-defense-2344f91c
why     Strong players played here 18,080 times of 120,144.
draw
  ? ? . ? ?
  ? . . . ?
  X O * . .
  ? X A . ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    18080 of 120144

pattern harvested-string-defense-7ad6bc1a
why     Strong players played here 7,279 times of 48,536.
draw
  . . .
  X * O
  . A X
where   A is O
when    liberties(A) = 2
seen    7279 of 48536

pattern harvested-string-defense-3031fe83
why     Strong players played here 9,964 times of 68,035.
draw
  . . .
  A * .
  X O X
where   A is O
when    liberties(A) = 2
seen    9964 of 68035

pattern harvested-string-defense-a6fc2405
why     Strong players played here 8,105 times of 55,946.
draw
  . . .
  X * A
  O X X
where   A is O
when    liberties(A) = 3
seen    8105 of 55946

pattern harvested-string-defense-fde5e3ac
why     Strong players played here 8,252 times of 57,018.
draw
  . . .
  A * O
  X X O
where   A is O
when    liberties(A) = 2
seen    8252 of 57018

pattern harvested-string-defense-c120aa67
why     Strong players played here 13,614 times of 94,859.
draw
  . . .
  X * .
  . A X
where   A is O
when    liberties(A) = 2
seen    13614 of 94859

pattern stretch-over-two-held-from-behind
why     The stretch along the enemy's stones, to come level with their head.
draw
  . . . . .
  . . . . .
  . A * . .
  O X X . .
  . . . . .
where   A is O
when    liberties(A) = 3
seen    7085 of 49161

pattern harvested-string-defense-d3903473
why     Strong players played here 19,252 times of 135,660.
draw
  . . .
  A * O
  X X O
where   A is O
when    liberties(A) = 3
seen    19252 of 135660

pattern harvested-string-defense-8a3a1ca7
why     Strong players played here 33,907 times of 240,466.
draw
  ? ? . ? ?
  ? . . . ?
  X . * . .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    33907 of 240466

pattern harvested-string-defense-a643c1c1
why     Strong players played here 4,710 times of 32,910.
draw
  . . .
  X * A
  O . X
where   A is O
when    liberties(A) = 3
seen    4710 of 32910

pattern harvested-string-defense-2a0e2827
why     Strong players played here 13,552 times of 97,867.
draw
  X . .
  . * .
  . A X
where   A is O
when    liberties(A) = 3
seen    13552 of 97867

pattern harvested-string-defense-15c257cf
why     Strong players played here 5,257 times of 37,705.
draw
  - - - - -
  ? . . . ?
  X O * . .
  ? X A O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 3
seen    5257 of 37705

pattern harvested-string-defense-a961c8c1
why     Strong players played here 5,109 times of 37,187.
draw
  . . .
  X * O
  X A X
where   A is O
when    liberties(A) = 2
seen    5109 of 37187

pattern harvested-string-defense-e4197162
why     Strong players played here 16,969 times of 125,733.
draw
  O . .
  . * .
  . A X
where   A is O
when    liberties(A) = 2
seen    16969 of 125733

pattern stretch-past-the-stone-beside
why     The stretch from a stone with two liberties, past the enemy's stone beside it.
draw
  . . .
  . * .
  X A .
where   A is O
when    liberties(A) = 2
seen    342162 of 2563791

pattern harvested-string-defense-2afaf45a
why     Strong players played here 6,063 times of 44,606.
draw
  X A .
  X * X
  . X O
where   A is O
when    liberties(A) = 3
seen    6063 of 44606

pattern harvested-string-defense-91a84d26
why     Strong players played here 7,285 times of 54,007.
draw
  O . .
  O * .
  X A X
where   A is O
when    liberties(A) = 2
seen    7285 of 54007

pattern harvested-string-defense-ac675181
why     Strong players played here 4,516 times of 33,448.
draw
  O . .
  X * A
  . . X
where   A is O
when    liberties(A) = 3
seen    4516 of 33448

pattern harvested-string-defense-c8b21354
why     Strong players played here 5,889 times of 43,805.
draw
  . . .
  A * O
  . X .
where   A is O
when    liberties(A) = 3
seen    5889 of 43805

pattern harvested-string-defense-7cfe170a
why     Strong players played here 5,016 times of 37,410.
draw
  X O O
  O * A
  X O X
where   A is O
when    liberties(A) = 3
seen    5016 of 37410

pattern harvested-string-defense-f1aa2053
why     Strong players played here 4,895 times of 36,619.
draw
  ? ? O ? ?
  ? . . . ?
  . X * A .
  ? . . X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    4895 of 36619

pattern harvested-string-defense-fe184135
why     Strong players played here 10,344 times of 79,210.
draw
  X . .
  . * A
  X . X
where   A is O
when    liberties(A) = 3
seen    10344 of 79210

pattern harvested-string-defense-e4888523
why     Strong players played here 28,965 times of 225,220.
draw
  . O .
  O * O
  X A X
where   A is O
when    liberties(A) = 1
seen    28965 of 225220

pattern step-down-beside-the-stone-below-own
why     The step down to the second line, which blocks the enemy's stone there.
draw
  ? ? . ? |
  ? . . . |
  . A * . |
  ? X X . |
  ? ? O ? |
where   A is O
when    liberties(A) = 3
seen    10078 of 78355

pattern harvested-string-defense-098bf711
why     Strong players played here 8,255 times of 64,279.
draw
  ? ? . ? |
  ? . . . |
  X A * . |
  ? X X . |
  ? ? . ? |
where   A is O
when    liberties(A) = 2
seen    8255 of 64279

pattern harvested-string-defense-37adda43
why     Strong players played here 9,693 times of 75,738.
draw
  ? ? . ? ?
  ? . . . ?
  . X * . .
  ? X A X ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 1
seen    9693 of 75738

pattern harvested-string-defense-3aae94ee
why     Strong players played here 5,083 times of 39,650.
draw
  X O .
  O * O
  X A X
where   A is O
when    liberties(A) = 2
seen    5083 of 39650

pattern harvested-string-defense-e13f2e53
why     Strong players played here 14,206 times of 112,165.
draw
  - - - - -
  ? . . . ?
  X A * . .
  ? X O O ?
  ? ? X ? ?
where   A is O
when    liberties(A) = 2
seen    14206 of 112165

pattern harvested-string-defense-125c8614
why     Strong players played here 22,670 times of 181,455.
draw
  . . .
  X * X
  X A .
where   A is O
when    liberties(A) = 3
seen    22670 of 181455

pattern harvested-string-defense-b22dbab0
why     Strong players played here 7,596 times of 61,307.
draw
  . . .
  A * O
  X X X
where   A is O
when    liberties(A) = 2
seen    7596 of 61307

pattern harvested-string-defense-88cd6095
why     Strong players played here 5,984 times of 49,192.
draw
  . . .
  A * O
  X X .
where   A is O
when    liberties(A) = 2
seen    5984 of 49192

pattern stretch-over-two-in-the-open
why     The stretch along the enemy's stones, to come level with their head.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? X X . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    97703 of 821489

pattern harvested-string-defense-0cc0ce58
why     Strong players played here 8,670 times of 72,429.
draw
  X O X
  A * O
  - - -
where   A is O
when    liberties(A) = 2
seen    8670 of 72429

pattern stretch-across-the-gap-from-a-lone-stone
why     The stretch along the enemy's stones, across the gap between two of them.
draw
  ? ? . ? ?
  ? . . . ?
  . A * . .
  ? X . X ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    25206 of 212842

pattern harvested-string-defense-6e4e43ca
why     Strong players played here 10,561 times of 89,244.
draw
  . A .
  O * O
  X O X
where   A is O
when    liberties(A) = 3
seen    10561 of 89244

pattern step-down-beside-the-second-line-stone
why     The step down to the second line, which blocks the enemy's stone there.
draw
  ? ? . ? |
  ? . . . |
  . A * . |
  ? X X . |
  ? ? . ? |
where   A is O
when    liberties(A) = 3
seen    13190 of 112578

pattern harvested-string-defense-8e35ede4
why     Strong players played here 8,238 times of 70,603.
draw
  ? ? . ? |
  ? . . . |
  . . * . |
  ? X A . |
  ? ? . ? |
where   A is O
when    liberties(A) = 3
seen    8238 of 70603

pattern harvested-string-defense-36fb82ad
why     Strong players played here 4,689 times of 40,364.
draw
  O A .
  X * O
  - - -
where   A is O
when    liberties(A) = 2
seen    4689 of 40364

pattern harvested-string-defense-227a02c5
why     Strong players played here 5,533 times of 48,327.
draw
  . . .
  X * X
  X A O
where   A is O
when    liberties(A) = 2
seen    5533 of 48327

pattern stretch-over-two-level-with-them
why     The stretch along the enemy's stones, to come level with their head.
draw
  . . .
  A * .
  X X .
where   A is O
when    liberties(A) = 3
seen    243929 of 2190820

pattern stretch-sideways-toward-an-enemy-stone
why     The solid stretch sideways, from a lone stone in contact.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . X
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    7318 of 65485

pattern harvested-string-defense-62bfc094
why     Strong players played here 9,543 times of 86,252.
draw
  ? ? O ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    9543 of 86252

pattern connect-the-cut-to-a-stone-with-two-liberties
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  . . .
  O * .
  X A .
where   A is O
when    liberties(A) = 2
seen    157132 of 1443151

pattern stretch-sideways-from-a-lone-stone
why     The solid stretch sideways, from a lone stone in contact.
draw
  ? ? . ? ?
  ? . . . ?
  . . * . .
  ? X A . ?
  ? ? . ? ?
where   A is O
when    liberties(A) = 3
seen    102586 of 955718

pattern turn-in-front-of-the-stone-beside-own-two
why     The turn in front of the enemy's stone, from own stones beside it.
draw
  . . .
  A * .
  O X .
where   A is O
when    liberties(A) = 3
seen    66731 of 623206

pattern harvested-string-defense-0e42665e
why     Strong players played here 27,753 times of 261,719.
draw
  . . .
  X * .
  X A X
where   A is O
when    liberties(A) = 1
seen    27753 of 261719

pattern connect-the-first-line-stone-beneath-a-row
why     The connection along the first line, of a stone in atari there.
draw
  X O O
  A * O
  - - -
where   A is O
when    liberties(A) = 1
seen    8977 of 84005

pattern stretch-across-the-gap
why     The stretch along the enemy's stones, across the gap between two of them.
draw
  . . .
  A * .
  X . X
where   A is O
when    liberties(A) = 3
seen    47332 of 450622

pattern harvested-string-defense-58be4ae0
why     Strong players played here 22,499 times of 213,626.
draw
  | . .
  | * A
  | O X
where   A is O
when    liberties(A) = 3
seen    22499 of 213626

pattern harvested-string-defense-53ba9b2d
why     Strong players played here 29,082 times of 282,291.
draw
  . O .
  A * O
  X O X
where   A is O
when    liberties(A) = 3
seen    29082 of 282291

pattern harvested-string-defense-aadd44ac
why     Strong players played here 16,910 times of 163,739.
draw
  X O .
  O * A
  O O X
where   A is O
when    liberties(A) = 3
seen    16910 of 163739

pattern harvested-string-defense-6f35ac52
why     Strong players played here 5,411 times of 52,408.
draw
  O O .
  X * A
  - - -
where   A is O
when    liberties(A) = 3
seen    5411 of 52408
