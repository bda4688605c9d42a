# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as two-space-link-defense; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-two-space-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-two-space-link-defense-012a617e
why     Strong players played here 3,515 times of 3,592.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . A . . |
  X . X X * . |
  . . . . . . |
  ? . . B . . |
where   A is O, B is O
seen    3515 of 3592

pattern harvested-two-space-link-defense-0062376c
why     Strong players played here 2,820 times of 2,925.
draw
  ? . . . . .
  ? * . . . .
  B X O A . .
  ? X X X . .
  ? . . . . .
where   A is O, B is O
seen    2820 of 2925

pattern harvested-two-space-link-defense-0fc45f5e
why     Strong players played here 5,147 times of 5,841.
draw
  ? ? ? . ? ?
  ? * . . . ?
  B X O A . .
  ? ? X X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    5147 of 5841

pattern harvested-two-space-link-defense-97f54581
why     Strong players played here 2,128 times of 2,439.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . X O . .
  ? ? B ? ?
where   A is O, B is O
seen    2128 of 2439

pattern harvested-two-space-link-defense-e81f565b
why     Strong players played here 2,467 times of 2,839.
draw
  ? ? ? . ? ?
  ? * . . . ?
  B X O A O .
  ? ? X X O ?
  ? ? ? X ? ?
where   A is O, B is O
seen    2467 of 2839

pattern harvested-two-space-link-defense-78bf065d
why     Strong players played here 3,517 times of 4,115.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B O X A O O
  ? ? X X X ?
  ? ? ? . ? ?
where   A is O, B is O
seen    3517 of 4115

pattern harvested-two-space-link-defense-f2bcac8b
why     Strong players played here 5,393 times of 6,423.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    5393 of 6423

pattern harvested-two-space-link-defense-dc4afdae
why     Strong players played here 2,148 times of 2,580.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B O X A O .
  ? ? X X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    2148 of 2580

pattern harvested-two-space-link-defense-6efcd174
why     Strong players played here 1,864 times of 2,284.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B O X A . .
  ? ? . X O ?
  ? ? ? . ? ?
where   A is O, B is O
seen    1864 of 2284

pattern harvested-two-space-link-defense-9b98cc84
why     Strong players played here 3,609 times of 4,488.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    3609 of 4488

pattern harvested-two-space-link-defense-401127b1
why     Strong players played here 2,884 times of 3,730.
draw
  O X .
  X A X
  X O X
  ? * ?
  ? B ?
where   A is O, B is O
seen    2884 of 3730

pattern harvested-two-space-link-defense-5c94d3b5
why     Strong players played here 4,565 times of 6,215.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? ? X * ?
  ? ? B ? ?
where   A is O, B is O
seen    4565 of 6215

pattern harvested-two-space-link-defense-74a38db6
why     Strong players played here 3,606 times of 4,942.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    3606 of 4942

pattern harvested-two-space-link-defense-7dc21129
why     Strong players played here 1,921 times of 2,625.
draw
  ? ? ? . ? ?
  ? * . . . ?
  B X O A O O
  ? ? X X X ?
  ? ? ? . ? ?
where   A is O, B is O
seen    1921 of 2625

pattern harvested-two-space-link-defense-bd151586
why     Strong players played here 2,585 times of 3,624.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O * A . .
  ? ? O X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    2585 of 3624

pattern harvested-two-space-link-defense-0de36880
why     Strong players played here 1,899 times of 2,702.
draw
  ? ? X ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    1899 of 2702

pattern harvested-two-space-link-defense-6e14ebae
why     Strong players played here 2,767 times of 3,991.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    2767 of 3991

pattern harvested-two-space-link-defense-a435491a
why     Strong players played here 2,738 times of 4,000.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . . . . . |
  X . X X * . |
  ? . . B . . |
where   A is O, B is O
seen    2738 of 4000

pattern harvested-two-space-link-defense-58c54cd5
why     Strong players played here 3,700 times of 5,440.
draw
  ? ? X X O
  B * O A X
  ? ? X X X
where   A is O, B is O
seen    3700 of 5440

pattern harvested-two-space-link-defense-23269ce8
why     Strong players played here 9,835 times of 14,733.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    9835 of 14733

pattern harvested-two-space-link-defense-0ae8fe44
why     Strong players played here 9,272 times of 14,291.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    9272 of 14291

pattern harvested-two-space-link-defense-7e2a118c
why     Strong players played here 1,992 times of 3,028.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? . X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    1992 of 3028

pattern harvested-two-space-link-defense-d2276a35
why     Strong players played here 5,571 times of 8,571.
draw
  ? B ?
  ? ? ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    5571 of 8571

pattern harvested-two-space-link-defense-986ff611
why     Strong players played here 2,197 times of 3,350.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? X * O ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    2197 of 3350

pattern harvested-two-space-link-defense-19d7289c
why     Strong players played here 4,109 times of 6,689.
draw
  ? B ?
  ? ? ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    4109 of 6689

pattern harvested-two-space-link-defense-03e48860
why     Strong players played here 1,993 times of 3,240.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    1993 of 3240

pattern harvested-two-space-link-defense-7a221ad0
why     Strong players played here 4,821 times of 8,174.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  . . . . .
  ? ? B ? ?
where   A is O, B is O
seen    4821 of 8174

pattern harvested-two-space-link-defense-f0e01c02
why     Strong players played here 45,152 times of 78,341.
draw
  . . .
  . A .
  * X .
  ? ? ?
  ? B ?
where   A is O, B is O
seen    45152 of 78341

pattern harvested-two-space-link-defense-b1401dc4
why     Strong players played here 4,085 times of 6,997.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * O ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    4085 of 6997

pattern harvested-two-space-link-defense-0bfd7dd9
why     Strong players played here 3,012 times of 5,210.
draw
  ? ? O X .
  B ? * A X
  ? ? X O X
where   A is O, B is O
seen    3012 of 5210

pattern harvested-two-space-link-defense-e77c2068
why     Strong players played here 2,066 times of 3,788.
draw
  ? B ?
  ? ? ?
  X * O
  O A X
  X X O
where   A is O, B is O
seen    2066 of 3788

pattern harvested-two-space-link-defense-0cef0606
why     Strong players played here 2,152 times of 4,072.
draw
  ? ? O X .
  B ? * A X
  ? ? X O O
where   A is O, B is O
seen    2152 of 4072

pattern harvested-two-space-link-defense-46d344bd
why     Strong players played here 2,752 times of 5,341.
draw
  ? ? B ? ?
  . X * . .
  . . . . .
  . . A . .
  . . . . .
  . . X . .
where   A is O, B is O
seen    2752 of 5341

pattern harvested-two-space-link-defense-cdb3ab79
why     Strong players played here 1,962 times of 3,960.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B . X A O .
  ? ? O X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    1962 of 3960

pattern harvested-two-space-link-defense-7eca6cc0
why     Strong players played here 2,922 times of 5,946.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? X * . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    2922 of 5946

pattern harvested-two-space-link-defense-0e612518
why     Strong players played here 6,335 times of 13,097.
draw
  ? ? X . .
  B ? * A O
  ? ? O X X
where   A is O, B is O
seen    6335 of 13097

pattern harvested-two-space-link-defense-4d0b2503
why     Strong players played here 2,319 times of 4,777.
draw
  ? B ?
  ? ? ?
  O * .
  X A X
  . X .
where   A is O, B is O
seen    2319 of 4777

pattern harvested-two-space-link-defense-0db23d5f
why     Strong players played here 2,115 times of 4,630.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B . X A O .
  ? ? . X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    2115 of 4630

pattern harvested-two-space-link-defense-c9933a46
why     Strong players played here 3,506 times of 7,763.
draw
  O . . ? ?
  X A * ? B
  X O X ? ?
where   A is O, B is O
seen    3506 of 7763

pattern harvested-two-space-link-defense-3c7291c9
why     Strong players played here 3,577 times of 7,999.
draw
  . X .
  X A X
  O * O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    3577 of 7999

pattern harvested-two-space-link-defense-d208d75d
why     Strong players played here 2,018 times of 4,520.
draw
  O . * ? ?
  . A X ? B
  X X X ? ?
where   A is O, B is O
seen    2018 of 4520

pattern harvested-two-space-link-defense-ed00d3ff
why     Strong players played here 15,254 times of 35,652.
draw
  ? ? * . .
  B ? X A O
  ? ? X X X
where   A is O, B is O
seen    15254 of 35652

pattern harvested-two-space-link-defense-2174c5f8
why     Strong players played here 4,157 times of 9,619.
draw
  X O * ? ?
  X A X ? B
  X X X ? ?
where   A is O, B is O
seen    4157 of 9619

pattern harvested-two-space-link-defense-e159b45e
why     Strong players played here 3,276 times of 7,591.
draw
  X O * ? ?
  X A X ? B
  . X X ? ?
where   A is O, B is O
seen    3276 of 7591

pattern harvested-two-space-link-defense-9c535985
why     Strong players played here 2,750 times of 6,416.
draw
  ? ? O X .
  B ? * A X
  ? ? O X X
where   A is O, B is O
seen    2750 of 6416

pattern harvested-two-space-link-defense-d71d60aa
why     Strong players played here 1,913 times of 4,541.
draw
  O . * ? ?
  O A X ? B
  X X X ? ?
where   A is O, B is O
seen    1913 of 4541

pattern harvested-two-space-link-defense-df183b6e
why     Strong players played here 4,242 times of 10,232.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . X * . .
  ? ? B ? ?
where   A is O, B is O
seen    4242 of 10232

pattern harvested-two-space-link-defense-d3d3f700
why     Strong players played here 1,888 times of 4,528.
draw
  ? ? X . .
  B ? * A O
  ? ? O X .
where   A is O, B is O
seen    1888 of 4528

pattern harvested-two-space-link-defense-d2704176
why     Strong players played here 6,577 times of 16,067.
draw
  ? ? * . .
  B ? X A O
  ? ? X X .
where   A is O, B is O
seen    6577 of 16067

pattern harvested-two-space-link-defense-db827792
why     Strong players played here 2,173 times of 5,236.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  ? X X * ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    2173 of 5236

pattern harvested-two-space-link-defense-f8213f05
why     Strong players played here 11,118 times of 27,637.
draw
  ? ? * . .
  B ? X A O
  ? ? . X X
where   A is O, B is O
seen    11118 of 27637

pattern harvested-two-space-link-defense-b8de1778
why     Strong players played here 1,989 times of 4,857.
draw
  ? ? X . .
  B ? * A O
  ? ? O X O
where   A is O, B is O
seen    1989 of 4857

pattern harvested-two-space-link-defense-4999ea93
why     Strong players played here 7,201 times of 17,959.
draw
  ? ? * . .
  B ? X A O
  ? ? . X .
where   A is O, B is O
seen    7201 of 17959

pattern harvested-two-space-link-defense-127434d4
why     Strong players played here 5,090 times of 12,937.
draw
  ? ? . . .
  B * O A O
  ? ? . X .
where   A is O, B is O
seen    5090 of 12937

pattern harvested-two-space-link-defense-39fdfb71
why     Strong players played here 7,069 times of 18,193.
draw
  ? * . . .
  B ? O A O
  ? ? X X O
where   A is O, B is O
seen    7069 of 18193

pattern hane-at-the-head-in-the-two-space-jump
why     The hane at the head of two stones, which push into the two-space jump.
draw
  . . .
  O A .
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    32177 of 84102

pattern harvested-two-space-link-defense-4438def7
why     Strong players played here 14,353 times of 37,624.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    14353 of 37624

pattern harvested-two-space-link-defense-adba6c5e
why     Strong players played here 1,896 times of 4,863.
draw
  ? * . . .
  B ? O A .
  ? ? X O O
where   A is O, B is O
seen    1896 of 4863

pattern harvested-two-space-link-defense-2a02c473
why     Strong players played here 2,938 times of 7,591.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . * X . .
  ? ? B ? ?
where   A is O, B is O
seen    2938 of 7591

pattern harvested-two-space-link-defense-6b54f7e4
why     Strong players played here 8,021 times of 21,023.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . X X * .
  ? ? B ? ?
where   A is O, B is O
seen    8021 of 21023

pattern harvested-two-space-link-defense-2000cb6f
why     Strong players played here 3,910 times of 10,203.
draw
  X O * ? ?
  X A X ? B
  O O X ? ?
where   A is O, B is O
seen    3910 of 10203

pattern harvested-two-space-link-defense-ad2dfb1c
why     Strong players played here 2,033 times of 5,256.
draw
  X O * ? ?
  O A X ? B
  X O X ? ?
where   A is O, B is O
seen    2033 of 5256

pattern hane-at-the-head-beside-own-bend
why     The hane at the head of two stones, which come into the two-space jump.
draw
  ? ? * . .
  B ? X A O
  ? ? X O X
where   A is O, B is O
seen    8553 of 23620

pattern harvested-two-space-link-defense-a16aeda3
why     Strong players played here 2,915 times of 7,976.
draw
  . . .
  . A .
  X O X
  * ? ?
  ? B ?
where   A is O, B is O
seen    2915 of 7976

pattern harvested-two-space-link-defense-637fbfa3
why     Strong players played here 2,128 times of 5,827.
draw
  O . * ? ?
  O A X ? B
  O X X ? ?
where   A is O, B is O
seen    2128 of 5827

pattern harvested-two-space-link-defense-2163bf5c
why     Strong players played here 2,597 times of 7,164.
draw
  ? B ?
  ? ? ?
  O * O
  X A X
  X O X
where   A is O, B is O
seen    2597 of 7164

pattern harvested-two-space-link-defense-1fdb69b0
why     Strong players played here 1,924 times of 5,281.
draw
  ? ? X . .
  B ? * A O
  ? ? . X X
where   A is O, B is O
seen    1924 of 5281

pattern harvested-two-space-link-defense-c8d6c58c
why     Strong players played here 10,321 times of 29,110.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    10321 of 29110

pattern harvested-two-space-link-defense-79201671
why     Strong players played here 3,252 times of 9,167.
draw
  X O * ? ?
  O A X ? B
  X X X ? ?
where   A is O, B is O
seen    3252 of 9167

pattern harvested-two-space-link-defense-054a2f37
why     Strong players played here 3,188 times of 9,026.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . X
  ? ? X . . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    3188 of 9026

pattern harvested-two-space-link-defense-af00f468
why     Strong players played here 5,127 times of 14,633.
draw
  O O * ? ?
  X A X ? B
  X X X ? ?
where   A is O, B is O
seen    5127 of 14633

pattern harvested-two-space-link-defense-563e2e59
why     Strong players played here 4,891 times of 13,958.
draw
  . . .
  X A .
  * X X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    4891 of 13958

pattern harvested-two-space-link-defense-11d03a80
why     Strong players played here 2,868 times of 8,143.
draw
  X O * ? ?
  X A X ? B
  . X . ? ?
where   A is O, B is O
seen    2868 of 8143

pattern harvested-two-space-link-defense-3cf5e1ef
why     Strong players played here 3,293 times of 9,402.
draw
  O O * ? ?
  X A X ? B
  X O X ? ?
where   A is O, B is O
seen    3293 of 9402

pattern harvested-two-space-link-defense-908343cb
why     Strong players played here 4,236 times of 12,157.
draw
  X O * ? ?
  X A X ? B
  X O X ? ?
where   A is O, B is O
seen    4236 of 12157

pattern harvested-two-space-link-defense-7f9ee1e1
why     Strong players played here 13,587 times of 39,907.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    13587 of 39907

pattern harvested-two-space-link-defense-9ae40fc3
why     Strong players played here 3,664 times of 10,811.
draw
  O O * ? ?
  X A X ? B
  . X X ? ?
where   A is O, B is O
seen    3664 of 10811

pattern harvested-two-space-link-defense-a3f45744
why     Strong players played here 8,986 times of 26,771.
draw
  . . .
  O A .
  X O .
  ? ? *
  ? B ?
where   A is O, B is O
seen    8986 of 26771

pattern harvested-two-space-link-defense-db17a679
why     Strong players played here 2,895 times of 8,526.
draw
  X O * ? ?
  X A X ? B
  X X . ? ?
where   A is O, B is O
seen    2895 of 8526

pattern harvested-two-space-link-defense-e8dc2485
why     Strong players played here 2,028 times of 5,960.
draw
  ? ? X . .
  B ? * A .
  ? ? O X X
where   A is O, B is O
seen    2028 of 5960

pattern harvested-two-space-link-defense-f75ac802
why     Strong players played here 3,003 times of 8,889.
draw
  ? ? * . .
  B ? X A .
  ? ? X O O
where   A is O, B is O
seen    3003 of 8889

pattern harvested-two-space-link-defense-ee05bd43
why     Strong players played here 3,683 times of 10,999.
draw
  ? ? * . .
  B ? X A O
  ? ? X . .
where   A is O, B is O
seen    3683 of 10999

pattern harvested-two-space-link-defense-a3853e71
why     Strong players played here 6,284 times of 18,946.
draw
  ? ? * . .
  B ? X A .
  ? ? . . O
where   A is O, B is O
seen    6284 of 18946

pattern harvested-two-space-link-defense-04227bb3
why     Strong players played here 2,349 times of 7,031.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? . . . ?
  ? ? X * ?
  ? ? B ? ?
where   A is O, B is O
seen    2349 of 7031

pattern hane-at-the-head-over-a-loose-link
why     The hane at the head of two stones, which come into the two-space jump.
draw
  ? ? * . .
  B ? X A .
  ? ? X . O
where   A is O, B is O
seen    8846 of 26970

pattern harvested-two-space-link-defense-23871dc6
why     Strong players played here 2,234 times of 6,710.
draw
  . . .
  O A .
  X O X
  * ? ?
  ? B ?
where   A is O, B is O
seen    2234 of 6710

pattern harvested-two-space-link-defense-5b35fa43
why     Strong players played here 1,848 times of 5,545.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . O
  ? ? X . . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    1848 of 5545

pattern hane-over-the-stone-in-own-two-space-jump
why     The hane around the enemy's stone, which came into the two-space jump.
draw
  ? ? * . .
  B ? X A O
  ? ? . X O
where   A is O, B is O
seen    5980 of 18374

pattern harvested-two-space-link-defense-c227998b
why     Strong players played here 2,825 times of 8,607.
draw
  O . .
  . A O
  * X X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    2825 of 8607

pattern harvested-two-space-link-defense-5b363e5a
why     Strong players played here 4,835 times of 15,015.
draw
  ? ? * . .
  B ? X A O
  ? ? X . X
where   A is O, B is O
seen    4835 of 15015

pattern harvested-two-space-link-defense-d5dbf3a4
why     Strong players played here 1,984 times of 6,093.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X . A . O
  ? * . . . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    1984 of 6093

pattern harvested-two-space-link-defense-5dbc3344
why     Strong players played here 4,981 times of 15,509.
draw
  ? ? * . .
  B ? X A .
  ? ? X . X
where   A is O, B is O
seen    4981 of 15509

pattern harvested-two-space-link-defense-5834f71d
why     Strong players played here 2,463 times of 7,610.
draw
  X O * ? ?
  O A X ? B
  O X X ? ?
where   A is O, B is O
seen    2463 of 7610

pattern harvested-two-space-link-defense-c7add220
why     Strong players played here 8,580 times of 27,012.
draw
  ? ? * . .
  B ? X A O
  ? ? X X O
where   A is O, B is O
seen    8580 of 27012

pattern harvested-two-space-link-defense-8b4dc265
why     Strong players played here 1,866 times of 5,814.
draw
  ? ? * O .
  B ? X A O
  ? ? X O X
where   A is O, B is O
seen    1866 of 5814

pattern harvested-two-space-link-defense-3e2f8d47
why     Strong players played here 4,595 times of 14,576.
draw
  ? ? B ? ?
  ? ? * ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? ? X ? ?
where   A is O, B is O
seen    4595 of 14576

pattern hane-at-the-head-below-a-lone-end
why     The hane at the head of two stones, which push into the two-space jump.
draw
  . . .
  . A .
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    50853 of 164918

pattern harvested-two-space-link-defense-31d69110
why     Strong players played here 2,719 times of 8,610.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X . ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    2719 of 8610

pattern hane-around-the-stone-in-the-two-space-jump
why     The hane around the enemy's stone, which came into the two-space jump.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? * X ? ?
  ? ? B ? ?
where   A is O, B is O
seen    21988 of 71384

pattern harvested-two-space-link-defense-9405fe5c
why     Strong players played here 2,632 times of 8,422.
draw
  X O * ? ?
  X A X ? B
  O X . ? ?
where   A is O, B is O
seen    2632 of 8422

pattern harvested-two-space-link-defense-476397d0
why     Strong players played here 2,407 times of 7,775.
draw
  ? ? X O O
  B ? * A X
  ? ? X O X
where   A is O, B is O
seen    2407 of 7775

pattern harvested-two-space-link-defense-2c88ea67
why     Strong players played here 2,920 times of 9,518.
draw
  ? ? X . .
  B ? X A O
  ? ? * O X
where   A is O, B is O
seen    2920 of 9518

pattern harvested-two-space-link-defense-5cf412d2
why     Strong players played here 2,743 times of 9,107.
draw
  ? ? * . .
  B ? X A O
  ? ? . . X
where   A is O, B is O
seen    2743 of 9107

pattern harvested-two-space-link-defense-a2848236
why     Strong players played here 2,198 times of 7,374.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . X A . .
  ? ? * X O ?
  ? ? ? . ? ?
where   A is O, B is O
seen    2198 of 7374

pattern harvested-two-space-link-defense-1b7408e8
why     Strong players played here 4,217 times of 14,367.
draw
  X O * ? ?
  X A X ? B
  O X X ? ?
where   A is O, B is O
seen    4217 of 14367

pattern harvested-two-space-link-defense-d8203d4f
why     Strong players played here 13,350 times of 46,212.
draw
  ? ? . . .
  B ? * A .
  ? ? O X .
where   A is O, B is O
seen    13350 of 46212

pattern hane-at-the-head-of-the-bend
why     The hane at the head of two stones, which come into the two-space jump.
draw
  O . * ? ?
  . A X ? B
  O X X ? ?
where   A is O, B is O
seen    4367 of 14986

pattern harvested-two-space-link-defense-5db2a25a
why     Strong players played here 2,873 times of 9,811.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? O X * ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    2873 of 9811

pattern harvested-two-space-link-defense-ae600193
why     Strong players played here 2,622 times of 8,943.
draw
  O . * ? ?
  O A X ? B
  X O X ? ?
where   A is O, B is O
seen    2622 of 8943

pattern harvested-two-space-link-defense-c626bcce
why     Strong players played here 2,431 times of 8,385.
draw
  . . . ? ?
  X A X * B
  X X O ? ?
where   A is O, B is O
seen    2431 of 8385

pattern harvested-two-space-link-defense-ec93e5e5
why     Strong players played here 1,908 times of 6,613.
draw
  ? ? O . .
  B ? X A X
  ? ? * X .
where   A is O, B is O
seen    1908 of 6613

pattern harvested-two-space-link-defense-8225ed67
why     Strong players played here 2,287 times of 7,996.
draw
  . . . ? ?
  X A * ? B
  X O X ? ?
where   A is O, B is O
seen    2287 of 7996

pattern harvested-two-space-link-defense-dd574037
why     Strong players played here 2,638 times of 9,283.
draw
  ? ? . . .
  B ? X A O
  ? * O X X
where   A is O, B is O
seen    2638 of 9283

pattern harvested-two-space-link-defense-4b814731
why     Strong players played here 2,759 times of 9,730.
draw
  ? ? X . .
  B ? * A O
  ? ? X O X
where   A is O, B is O
seen    2759 of 9730

pattern harvested-two-space-link-defense-7e1f6a81
why     Strong players played here 1,976 times of 7,021.
draw
  . . .
  . A .
  O X O
  * ? ?
  ? B ?
where   A is O, B is O
seen    1976 of 7021

pattern harvested-two-space-link-defense-96b6b49c
why     Strong players played here 2,614 times of 9,372.
draw
  . . .
  X A .
  O * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    2614 of 9372

pattern harvested-two-space-link-defense-48b5e794
why     Strong players played here 4,350 times of 15,773.
draw
  ? * . . .
  B ? O A O
  ? ? X O X
where   A is O, B is O
seen    4350 of 15773

pattern harvested-two-space-link-defense-b0898df6
why     Strong players played here 3,057 times of 11,116.
draw
  ? * . . .
  B ? O A .
  ? ? X . O
where   A is O, B is O
seen    3057 of 11116

pattern harvested-two-space-link-defense-78f96a22
why     Strong players played here 2,578 times of 9,391.
draw
  . . .
  . A .
  . O .
  * ? ?
  ? B ?
where   A is O, B is O
seen    2578 of 9391

pattern harvested-two-space-link-defense-c55b0939
why     Strong players played here 3,549 times of 13,030.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . .
  ? . . . ?
  ? ? X * ?
  ? ? B ? ?
where   A is O, B is O
seen    3549 of 13030

pattern harvested-two-space-link-defense-dab17d3c
why     Strong players played here 8,253 times of 30,715.
draw
  ? * . . .
  B ? O A O
  ? ? X X X
where   A is O, B is O
seen    8253 of 30715

pattern harvested-two-space-link-defense-a35a99fd
why     Strong players played here 4,001 times of 14,939.
draw
  ? B ?
  ? ? ?
  X * .
  . A .
  . O X
where   A is O, B is O
seen    4001 of 14939

pattern harvested-two-space-link-defense-21de7894
why     Strong players played here 5,069 times of 19,067.
draw
  ? * . . .
  B ? O A .
  ? ? X X O
where   A is O, B is O
seen    5069 of 19067

pattern harvested-two-space-link-defense-d755ffd1
why     Strong players played here 2,641 times of 9,856.
draw
  O O * ? ?
  X A X ? B
  X X . ? ?
where   A is O, B is O
seen    2641 of 9856

pattern counter-hane-in-the-two-space-jump
why     The counter-hane, around one of two stones that bend around an own one.
draw
  O . * ? ?
  . A X ? B
  O X . ? ?
where   A is O, B is O
seen    2310 of 8691

pattern harvested-two-space-link-defense-2a1560f7
why     Strong players played here 1,957 times of 7,341.
draw
  O . . ? ?
  O A * ? B
  X O X ? ?
where   A is O, B is O
seen    1957 of 7341

pattern harvested-two-space-link-defense-a21a1e27
why     Strong players played here 3,824 times of 14,545.
draw
  ? ? * O .
  B ? X A X
  ? ? X X O
where   A is O, B is O
seen    3824 of 14545

pattern harvested-two-space-link-defense-62a825c9
why     Strong players played here 4,243 times of 16,250.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X . A . X
  ? * . . . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    4243 of 16250

pattern harvested-two-space-link-defense-29e3fda3
why     Strong players played here 3,344 times of 12,801.
draw
  . . .
  . A .
  O X .
  * ? ?
  ? B ?
where   A is O, B is O
seen    3344 of 12801

pattern harvested-two-space-link-defense-18f61843
why     Strong players played here 3,277 times of 12,556.
draw
  . . .
  X A .
  . X O
  ? * ?
  ? B ?
where   A is O, B is O
seen    3277 of 12556

pattern harvested-two-space-link-defense-ebf34ad5
why     Strong players played here 4,068 times of 15,638.
draw
  O . .
  . A .
  * X X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    4068 of 15638

pattern harvested-two-space-link-defense-bcfde639
why     Strong players played here 2,470 times of 9,448.
draw
  O O * ? ?
  X A X ? B
  O X X ? ?
where   A is O, B is O
seen    2470 of 9448

pattern harvested-two-space-link-defense-4578de82
why     Strong players played here 9,809 times of 38,209.
draw
  ? ? . . .
  B * O A .
  ? ? X X .
where   A is O, B is O
seen    9809 of 38209

pattern harvested-two-space-link-defense-bbea2706
why     Strong players played here 2,214 times of 8,489.
draw
  O O * ? ?
  X A X ? B
  . X . ? ?
where   A is O, B is O
seen    2214 of 8489

pattern stretch-over-the-stone-beside-own-column
why     The stretch in front of the enemy's stone, on the side of another own stone.
draw
  . . . ? ?
  O A * ? B
  X O X ? ?
where   A is O, B is O
seen    7991 of 31313

pattern harvested-two-space-link-defense-aa975b47
why     Strong players played here 1,999 times of 7,690.
draw
  ? ? * . .
  B ? X A .
  ? ? . . X
where   A is O, B is O
seen    1999 of 7690

pattern harvested-two-space-link-defense-d9a0794e
why     Strong players played here 2,735 times of 10,627.
draw
  O . . * ?
  X A O ? B
  X X X ? ?
where   A is O, B is O
seen    2735 of 10627

pattern harvested-two-space-link-defense-f019bba6
why     Strong players played here 2,439 times of 9,473.
draw
  ? ? * . .
  B ? X A .
  ? ? . X X
where   A is O, B is O
seen    2439 of 9473

pattern harvested-two-space-link-defense-f023f980
why     Strong players played here 1,919 times of 7,448.
draw
  . . . ? ?
  X A * ? B
  O O X ? ?
where   A is O, B is O
seen    1919 of 7448

pattern stretch-over-the-stone-that-looks-in
why     The stretch in front of the stone that looks in, toward another own stone.
draw
  ? ? . . .
  B ? * A .
  ? ? X . O
where   A is O, B is O
seen    8940 of 35754

pattern harvested-two-space-link-defense-31cfd7f2
why     Strong players played here 6,839 times of 27,416.
draw
  . . . ? ?
  O A * ? B
  X . X ? ?
where   A is O, B is O
seen    6839 of 27416

pattern hane-at-the-head-beside-own-column
why     The hane at the head of two stones, which come into the two-space jump.
draw
  ? ? * . .
  B ? X A .
  ? ? X O X
where   A is O, B is O
seen    4878 of 19484

pattern hane-at-the-head-of-a-hooked-wall
why     The hane at the head of two stones, which come into the two-space jump.
draw
  ? ? * . .
  B ? X A .
  ? ? X X O
where   A is O, B is O
seen    7176 of 28953

pattern harvested-two-space-link-defense-3d74d319
why     Strong players played here 3,831 times of 15,386.
draw
  . . .
  X A .
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    3831 of 15386

pattern harvested-two-space-link-defense-0c36c548
why     Strong players played here 2,481 times of 9,911.
draw
  X . . ? ?
  X A O * B
  O X . ? ?
where   A is O, B is O
seen    2481 of 9911

pattern harvested-two-space-link-defense-84d5a025
why     Strong players played here 15,459 times of 63,352.
draw
  . . .
  . A .
  X * O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    15459 of 63352

pattern harvested-two-space-link-defense-17699fe7
why     Strong players played here 2,378 times of 9,556.
draw
  O . . * ?
  X A O ? B
  . X X ? ?
where   A is O, B is O
seen    2378 of 9556

pattern stretch-into-own-two-space-jump
why     The stretch into the two-space jump, beside the stone that comes in.
draw
  . . .
  . A .
  X * .
  ? ? ?
  ? B ?
where   A is O, B is O
seen    65897 of 276399

pattern harvested-two-space-link-defense-26bcc1a9
why     Strong players played here 2,785 times of 11,449.
draw
  ? ? O . .
  B * X A O
  ? ? . X X
where   A is O, B is O
seen    2785 of 11449

pattern harvested-two-space-link-defense-e8b9fcd2
why     Strong players played here 4,660 times of 19,396.
draw
  ? ? . . .
  B ? O A .
  ? * X X .
where   A is O, B is O
seen    4660 of 19396

pattern harvested-two-space-link-defense-42f63d4b
why     Strong players played here 4,337 times of 18,036.
draw
  . . . ? ?
  O A * ? B
  . X O ? ?
where   A is O, B is O
seen    4337 of 18036

pattern harvested-two-space-link-defense-8cf510a9
why     Strong players played here 2,419 times of 10,025.
draw
  ? ? X . .
  B ? * A O
  ? ? X X X
where   A is O, B is O
seen    2419 of 10025

pattern harvested-two-space-link-defense-5e2b0f4b
why     Strong players played here 2,559 times of 10,659.
draw
  ? B ?
  ? ? ?
  X * .
  O A O
  X O X
where   A is O, B is O
seen    2559 of 10659

pattern harvested-two-space-link-defense-f5765f3c
why     Strong players played here 2,826 times of 11,815.
draw
  X O * ? ?
  X A X ? B
  . X O ? ?
where   A is O, B is O
seen    2826 of 11815

pattern harvested-two-space-link-defense-ac836433
why     Strong players played here 8,799 times of 37,337.
draw
  ? ? * . .
  B ? X A .
  ? ? . X O
where   A is O, B is O
seen    8799 of 37337

pattern harvested-two-space-link-defense-d50915ae
why     Strong players played here 8,720 times of 37,179.
draw
  ? * . . .
  B ? O A .
  ? ? X X .
where   A is O, B is O
seen    8720 of 37179

pattern harvested-two-space-link-defense-9d838c9a
why     Strong players played here 3,610 times of 15,254.
draw
  ? ? . . .
  B ? O A O
  ? * X X X
where   A is O, B is O
seen    3610 of 15254

pattern harvested-two-space-link-defense-70d4fe6e
why     Strong players played here 3,676 times of 15,608.
draw
  ? ? . . .
  B * O A .
  ? ? X X X
where   A is O, B is O
seen    3676 of 15608

pattern harvested-two-space-link-defense-2607e092
why     Strong players played here 4,645 times of 19,889.
draw
  X O * ? ?
  X A X ? B
  X X O ? ?
where   A is O, B is O
seen    4645 of 19889

pattern harvested-two-space-link-defense-54c92137
why     Strong players played here 3,700 times of 15,935.
draw
  ? B ?
  ? ? ?
  X * .
  O A O
  X X O
where   A is O, B is O
seen    3700 of 15935

pattern harvested-two-space-link-defense-d56bfbbb
why     Strong players played here 4,734 times of 20,517.
draw
  ? ? . . .
  B ? * A .
  ? ? X O X
where   A is O, B is O
seen    4734 of 20517

pattern harvested-two-space-link-defense-2d88fbca
why     Strong players played here 1,901 times of 8,184.
draw
  . . .
  X A .
  X * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    1901 of 8184

pattern stretch-ahead-over-two-into-the-gap
why     The stretch ahead along the enemy's stones, toward another own stone.
draw
  . . . ? ?
  O A * ? B
  . X X ? ?
where   A is O, B is O
seen    3838 of 16722

pattern harvested-two-space-link-defense-0623742d
why     Strong players played here 8,628 times of 38,071.
draw
  ? ? . . .
  B * O A O
  ? ? X X X
where   A is O, B is O
seen    8628 of 38071

pattern harvested-two-space-link-defense-acc564ea
why     Strong players played here 2,877 times of 12,620.
draw
  ? * . . .
  B ? O A O
  ? ? X X .
where   A is O, B is O
seen    2877 of 12620

pattern harvested-two-space-link-defense-4dd394d8
why     Strong players played here 6,040 times of 26,893.
draw
  O . .
  . A .
  . * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    6040 of 26893

pattern narrow-the-two-space-jump
why     The stretch into the two-space jump, of which a one-space jump is left.
draw
  . . .
  . A .
  . . .
  ? * ?
  ? B ?
where   A is O, B is O
seen    21852 of 98728

pattern harvested-two-space-link-defense-c8bac46a
why     Strong players played here 2,805 times of 12,477.
draw
  ? * . . .
  B ? O A .
  ? ? X X X
where   A is O, B is O
seen    2805 of 12477

pattern harvested-two-space-link-defense-08a52f9b
why     Strong players played here 4,103 times of 18,360.
draw
  ? ? * . .
  B ? X A O
  ? ? O X .
where   A is O, B is O
seen    4103 of 18360

pattern harvested-two-space-link-defense-e7942fc0
why     Strong players played here 8,194 times of 37,081.
draw
  . . .
  X A .
  . X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    8194 of 37081

pattern harvested-two-space-link-defense-37aabe00
why     Strong players played here 3,126 times of 14,239.
draw
  ? ? . . .
  B * O A O
  ? ? X X .
where   A is O, B is O
seen    3126 of 14239

pattern harvested-two-space-link-defense-ce91f87c
why     Strong players played here 4,784 times of 22,068.
draw
  . . . ? ?
  O A * ? B
  O X X ? ?
where   A is O, B is O
seen    4784 of 22068

pattern harvested-two-space-link-defense-64044fac
why     Strong players played here 7,845 times of 36,508.
draw
  ? ? . . .
  B ? * A .
  ? ? X X O
where   A is O, B is O
seen    7845 of 36508

pattern harvested-two-space-link-defense-d68cb553
why     Strong players played here 2,868 times of 13,236.
draw
  O . .
  . A .
  O * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    2868 of 13236

pattern harvested-two-space-link-defense-41ff60ba
why     Strong players played here 2,971 times of 13,898.
draw
  O . . ? ?
  X A O * B
  X X X ? ?
where   A is O, B is O
seen    2971 of 13898

pattern harvested-two-space-link-defense-4802e523
why     Strong players played here 4,299 times of 20,225.
draw
  ? ? . . .
  B * O A O
  ? ? X X O
where   A is O, B is O
seen    4299 of 20225

pattern harvested-two-space-link-defense-ad567dda
why     Strong players played here 11,186 times of 53,507.
draw
  . . .
  . A .
  X O .
  ? ? *
  ? B ?
where   A is O, B is O
seen    11186 of 53507

pattern harvested-two-space-link-defense-9a0d8a9d
why     Strong players played here 1,935 times of 9,044.
draw
  O . O ? ?
  X A * ? B
  X O X ? ?
where   A is O, B is O
seen    1935 of 9044

pattern harvested-two-space-link-defense-e35bb3e4
why     Strong players played here 5,275 times of 25,486.
draw
  ? B ?
  ? ? ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    5275 of 25486

pattern harvested-two-space-link-defense-102d9630
why     Strong players played here 2,402 times of 11,504.
draw
  . . . ? ?
  X A O * B
  . X X ? ?
where   A is O, B is O
seen    2402 of 11504

pattern harvested-two-space-link-defense-a250736c
why     Strong players played here 2,186 times of 10,514.
draw
  ? B ?
  ? * ?
  X O O
  X A X
  O X X
where   A is O, B is O
seen    2186 of 10514

pattern harvested-two-space-link-defense-0e6ea4f9
why     Strong players played here 1,883 times of 9,107.
draw
  ? ? . . .
  B ? X A O
  ? ? * . X
where   A is O, B is O
seen    1883 of 9107

pattern harvested-two-space-link-defense-d2e9d715
why     Strong players played here 2,879 times of 14,093.
draw
  . . .
  . A .
  O X .
  ? * ?
  ? B ?
where   A is O, B is O
seen    2879 of 14093

pattern harvested-two-space-link-defense-535e1114
why     Strong players played here 3,341 times of 16,475.
draw
  . . . ? ?
  O A . * B
  X O . ? ?
where   A is O, B is O
seen    3341 of 16475

pattern harvested-two-space-link-defense-4f97edad
why     Strong players played here 1,896 times of 9,303.
draw
  ? ? . . .
  B ? X A O
  ? ? * O X
where   A is O, B is O
seen    1896 of 9303

pattern harvested-two-space-link-defense-f2ac337d
why     Strong players played here 1,890 times of 9,281.
draw
  O . .
  . A .
  X * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    1890 of 9281

pattern harvested-two-space-link-defense-2af1e26d
why     Strong players played here 12,080 times of 60,820.
draw
  . . .
  . A .
  X O .
  ? * ?
  ? B ?
where   A is O, B is O
seen    12080 of 60820

pattern harvested-two-space-link-defense-200bbdb5
why     Strong players played here 1,954 times of 9,615.
draw
  O . . ? ?
  . A * ? B
  O . X ? ?
where   A is O, B is O
seen    1954 of 9615

pattern harvested-two-space-link-defense-188d057d
why     Strong players played here 2,255 times of 11,202.
draw
  . . . ? ?
  O A * ? B
  . . X ? ?
where   A is O, B is O
seen    2255 of 11202

pattern harvested-two-space-link-defense-cfa4cecc
why     Strong players played here 6,413 times of 32,351.
draw
  . . . ? ?
  O A * ? B
  X X X ? ?
where   A is O, B is O
seen    6413 of 32351

pattern harvested-two-space-link-defense-dcf72370
why     Strong players played here 2,496 times of 12,434.
draw
  X . .
  . A .
  . * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    2496 of 12434

pattern harvested-two-space-link-defense-cad31b27
why     Strong players played here 1,896 times of 9,406.
draw
  ? ? . . .
  B * O A O
  ? ? X . X
where   A is O, B is O
seen    1896 of 9406

pattern harvested-two-space-link-defense-4ca692c0
why     Strong players played here 2,089 times of 10,389.
draw
  X . . ? ?
  X A O * B
  O X X ? ?
where   A is O, B is O
seen    2089 of 10389

pattern harvested-two-space-link-defense-a395bde7
why     Strong players played here 3,011 times of 15,106.
draw
  ? ? * . .
  B ? X A O
  ? ? O X O
where   A is O, B is O
seen    3011 of 15106

pattern harvested-two-space-link-defense-ab2ffa12
why     Strong players played here 2,145 times of 10,756.
draw
  ? ? * . .
  B ? X A .
  ? ? X X X
where   A is O, B is O
seen    2145 of 10756

pattern harvested-two-space-link-defense-9e5fd6b4
why     Strong players played here 2,308 times of 11,636.
draw
  . . . ? ?
  O A . * B
  X . O ? ?
where   A is O, B is O
seen    2308 of 11636

pattern harvested-two-space-link-defense-1beb7747
why     Strong players played here 4,056 times of 20,760.
draw
  ? ? . . .
  B * O A .
  ? ? X X O
where   A is O, B is O
seen    4056 of 20760

pattern harvested-two-space-link-defense-e6675859
why     Strong players played here 3,111 times of 15,897.
draw
  ? ? . . .
  B * X A O
  ? ? O X X
where   A is O, B is O
seen    3111 of 15897

pattern harvested-two-space-link-defense-fb66831b
why     Strong players played here 2,462 times of 12,545.
draw
  ? * O O O
  B ? X A X
  ? ? X X X
where   A is O, B is O
seen    2462 of 12545

pattern harvested-two-space-link-defense-3663d2b4
why     Strong players played here 3,880 times of 20,032.
draw
  ? ? . . .
  B * O A O
  ? ? X O X
where   A is O, B is O
seen    3880 of 20032

pattern harvested-two-space-link-defense-5d5eecc2
why     Strong players played here 2,226 times of 11,414.
draw
  ? ? X . .
  B ? * A O
  ? ? O . X
where   A is O, B is O
seen    2226 of 11414

pattern harvested-two-space-link-defense-b85281c3
why     Strong players played here 2,665 times of 13,758.
draw
  ? B ?
  ? * ?
  . . .
  . A .
  X O .
where   A is O, B is O
seen    2665 of 13758

pattern harvested-two-space-link-defense-272ab177
why     Strong players played here 3,889 times of 20,306.
draw
  . . . ? ?
  O A * ? B
  O X O ? ?
where   A is O, B is O
seen    3889 of 20306

pattern harvested-two-space-link-defense-e89f06a9
why     Strong players played here 5,332 times of 27,974.
draw
  ? ? . . .
  B ? * A .
  ? ? X X .
where   A is O, B is O
seen    5332 of 27974

pattern harvested-two-space-link-defense-d4122dfb
why     Strong players played here 4,170 times of 21,890.
draw
  ? B ?
  * ? ?
  . . .
  O A O
  X X X
where   A is O, B is O
seen    4170 of 21890

pattern harvested-two-space-link-defense-29a751f3
why     Strong players played here 3,344 times of 17,541.
draw
  ? ? O X .
  B ? * A X
  ? ? O O X
where   A is O, B is O
seen    3344 of 17541

pattern harvested-two-space-link-defense-9d9da1f9
why     Strong players played here 5,056 times of 26,854.
draw
  . . . ? ?
  . A * ? B
  X X O ? ?
where   A is O, B is O
seen    5056 of 26854

pattern harvested-two-space-link-defense-ac1d8aea
why     Strong players played here 3,109 times of 16,422.
draw
  . . . ? ?
  . A . * B
  O . . ? ?
where   A is O, B is O
seen    3109 of 16422

pattern harvested-two-space-link-defense-7a0a938a
why     Strong players played here 3,236 times of 17,107.
draw
  ? ? * . .
  B ? X A .
  ? ? O X O
where   A is O, B is O
seen    3236 of 17107

pattern harvested-two-space-link-defense-26750633
why     Strong players played here 9,421 times of 50,733.
draw
  . . .
  X A .
  O X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    9421 of 50733

pattern harvested-two-space-link-defense-cebdc5c9
why     Strong players played here 2,527 times of 13,388.
draw
  . . . ? ?
  . A . * B
  X O . ? ?
where   A is O, B is O
seen    2527 of 13388

pattern harvested-two-space-link-defense-0e3940f2
why     Strong players played here 2,119 times of 11,197.
draw
  O . . ? ?
  X A O * B
  . X X ? ?
where   A is O, B is O
seen    2119 of 11197

pattern harvested-two-space-link-defense-d2cf28c1
why     Strong players played here 3,420 times of 18,235.
draw
  . . .
  . A .
  X . O
  ? ? *
  ? B ?
where   A is O, B is O
seen    3420 of 18235

pattern harvested-two-space-link-defense-6c8d9244
why     Strong players played here 3,247 times of 17,463.
draw
  ? ? . . .
  B * O A .
  ? ? . X .
where   A is O, B is O
seen    3247 of 17463

pattern harvested-two-space-link-defense-4375c2d9
why     Strong players played here 3,515 times of 18,946.
draw
  ? ? . . .
  B ? X A .
  ? ? * . O
where   A is O, B is O
seen    3515 of 18946

pattern harvested-two-space-link-defense-21c89274
why     Strong players played here 1,903 times of 10,181.
draw
  . . .
  X A O
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    1903 of 10181

pattern harvested-two-space-link-defense-f38bb0bd
why     Strong players played here 3,885 times of 21,050.
draw
  . . .
  X A .
  O X .
  * ? ?
  ? B ?
where   A is O, B is O
seen    3885 of 21050

pattern harvested-two-space-link-defense-a42d23aa
why     Strong players played here 2,067 times of 11,135.
draw
  ? ? X . .
  B ? X A O
  ? ? * X .
where   A is O, B is O
seen    2067 of 11135

pattern harvested-two-space-link-defense-7a438875
why     Strong players played here 1,839 times of 9,893.
draw
  O . .
  . A .
  X * O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    1839 of 9893

pattern harvested-two-space-link-defense-80bd2a64
why     Strong players played here 2,899 times of 15,766.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X . . ?
  ? ? X * ?
  ? ? B ? ?
where   A is O, B is O
seen    2899 of 15766

pattern harvested-two-space-link-defense-9df2d8f0
why     Strong players played here 3,237 times of 17,641.
draw
  . . . ? ?
  O A O * B
  X X . ? ?
where   A is O, B is O
seen    3237 of 17641

pattern harvested-two-space-link-defense-2e384952
why     Strong players played here 2,044 times of 11,129.
draw
  ? B ?
  ? ? ?
  O * O
  X A X
  X O O
where   A is O, B is O
seen    2044 of 11129

pattern harvested-two-space-link-defense-18d36814
why     Strong players played here 2,324 times of 12,705.
draw
  . . . * ?
  X A O ? B
  O X X ? ?
where   A is O, B is O
seen    2324 of 12705

pattern harvested-two-space-link-defense-d7e9566a
why     Strong players played here 1,943 times of 10,606.
draw
  ? B ?
  ? * ?
  . . .
  O A O
  X X O
where   A is O, B is O
seen    1943 of 10606

pattern harvested-two-space-link-defense-b15f1b41
why     Strong players played here 1,838 times of 10,074.
draw
  O X .
  O A X
  O X X
  * ? ?
  ? B ?
where   A is O, B is O
seen    1838 of 10074

pattern harvested-two-space-link-defense-1e4ccaa7
why     Strong players played here 5,694 times of 31,832.
draw
  ? ? * . .
  B ? X A O
  ? ? O X X
where   A is O, B is O
seen    5694 of 31832

pattern harvested-two-space-link-defense-163cdb5d
why     Strong players played here 5,441 times of 30,615.
draw
  . . .
  O A .
  X O .
  ? * ?
  ? B ?
where   A is O, B is O
seen    5441 of 30615

pattern harvested-two-space-link-defense-cbc269fb
why     Strong players played here 3,461 times of 19,444.
draw
  ? B ?
  ? ? ?
  X * .
  O A O
  O X X
where   A is O, B is O
seen    3461 of 19444

pattern harvested-two-space-link-defense-1337f884
why     Strong players played here 4,033 times of 22,733.
draw
  ? ? . . .
  B ? * A .
  ? ? O X O
where   A is O, B is O
seen    4033 of 22733

pattern harvested-two-space-link-defense-d4b4d139
why     Strong players played here 9,672 times of 55,310.
draw
  . . . ? ?
  O A * ? B
  X X O ? ?
where   A is O, B is O
seen    9672 of 55310

pattern harvested-two-space-link-defense-5f3b7de4
why     Strong players played here 6,365 times of 36,458.
draw
  . . .
  O A .
  X * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    6365 of 36458

pattern harvested-two-space-link-defense-b81bf0ce
why     Strong players played here 1,876 times of 10,562.
draw
  ? B ?
  ? ? ?
  X * O
  O A O
  X X X
where   A is O, B is O
seen    1876 of 10562

pattern harvested-two-space-link-defense-07b1fc2f
why     Strong players played here 3,695 times of 21,078.
draw
  O O * ? ?
  X A X ? B
  X X O ? ?
where   A is O, B is O
seen    3695 of 21078

pattern harvested-two-space-link-defense-99f867f6
why     Strong players played here 6,107 times of 35,361.
draw
  . . .
  X A .
  * X .
  ? ? ?
  ? B ?
where   A is O, B is O
seen    6107 of 35361

pattern harvested-two-space-link-defense-8c5d74c4
why     Strong players played here 2,625 times of 15,164.
draw
  ? B ?
  ? ? *
  . . .
  O A O
  X X O
where   A is O, B is O
seen    2625 of 15164

pattern harvested-two-space-link-defense-6653eb2a
why     Strong players played here 4,872 times of 28,724.
draw
  . . .
  X A .
  O X .
  ? * ?
  ? B ?
where   A is O, B is O
seen    4872 of 28724

pattern harvested-two-space-link-defense-934fda82
why     Strong players played here 4,767 times of 28,251.
draw
  . . .
  . A .
  X * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    4767 of 28251

pattern harvested-two-space-link-defense-2d0f69dd
why     Strong players played here 2,197 times of 12,978.
draw
  ? ? . . .
  B * O A .
  ? ? X . O
where   A is O, B is O
seen    2197 of 12978

pattern harvested-two-space-link-defense-5d26f450
why     Strong players played here 2,227 times of 13,290.
draw
  . . . ? ?
  X A O * B
  O X X ? ?
where   A is O, B is O
seen    2227 of 13290

pattern harvested-two-space-link-defense-84d45174
why     Strong players played here 2,684 times of 16,153.
draw
  ? ? . . .
  B ? . A .
  ? ? * X .
where   A is O, B is O
seen    2684 of 16153

pattern harvested-two-space-link-defense-9a763ea6
why     Strong players played here 2,703 times of 16,471.
draw
  ? ? . . .
  B ? * A .
  ? ? X . X
where   A is O, B is O
seen    2703 of 16471

pattern harvested-two-space-link-defense-dc74a31d
why     Strong players played here 3,487 times of 21,380.
draw
  . . . * ?
  O A O ? B
  X X O ? ?
where   A is O, B is O
seen    3487 of 21380

pattern harvested-two-space-link-defense-c49c2060
why     Strong players played here 2,299 times of 14,134.
draw
  ? B ?
  * ? ?
  . . .
  O A O
  X X O
where   A is O, B is O
seen    2299 of 14134

pattern harvested-two-space-link-defense-2793be9b
why     Strong players played here 1,926 times of 11,894.
draw
  . . .
  X A O
  O X X
  * ? ?
  ? B ?
where   A is O, B is O
seen    1926 of 11894

pattern harvested-two-space-link-defense-f1f526bd
why     Strong players played here 5,856 times of 36,817.
draw
  ? ? . . .
  B ? X A .
  ? ? * X O
where   A is O, B is O
seen    5856 of 36817

pattern harvested-two-space-link-defense-911b64c9
why     Strong players played here 1,881 times of 11,616.
draw
  ? ? . . .
  B * . A .
  ? ? O . O
where   A is O, B is O
seen    1881 of 11616

pattern harvested-two-space-link-defense-df00e4f0
why     Strong players played here 2,514 times of 15,876.
draw
  O . .
  X A O
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    2514 of 15876

pattern harvested-two-space-link-defense-08df7adf
why     Strong players played here 2,124 times of 13,438.
draw
  . O .
  X A X
  O X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    2124 of 13438

pattern harvested-two-space-link-defense-4201e2d9
why     Strong players played here 6,671 times of 42,944.
draw
  . . .
  . A .
  O . .
  * ? ?
  ? B ?
where   A is O, B is O
seen    6671 of 42944

pattern harvested-two-space-link-defense-88021be2
why     Strong players played here 2,409 times of 15,428.
draw
  ? * . . .
  B ? O A .
  ? ? O X .
where   A is O, B is O
seen    2409 of 15428

pattern harvested-two-space-link-defense-6f76058d
why     Strong players played here 5,992 times of 39,320.
draw
  . . .
  . A .
  X X O
  ? ? *
  ? B ?
where   A is O, B is O
seen    5992 of 39320

pattern harvested-two-space-link-defense-e8617422
why     Strong players played here 42,116 times of 283,418.
draw
  . . .
  . A .
  . . .
  * ? ?
  ? B ?
where   A is O, B is O
seen    42116 of 283418

pattern harvested-two-space-link-defense-860b7d13
why     Strong players played here 1,867 times of 12,169.
draw
  ? ? . . .
  B * X A .
  ? ? O X O
where   A is O, B is O
seen    1867 of 12169

pattern harvested-two-space-link-defense-5b673307
why     Strong players played here 2,134 times of 14,072.
draw
  ? B ?
  ? ? ?
  O * O
  X A O
  X O X
where   A is O, B is O
seen    2134 of 14072

pattern harvested-two-space-link-defense-7815bb6d
why     Strong players played here 3,791 times of 25,261.
draw
  ? B ?
  ? ? ?
  O * .
  X A O
  X X O
where   A is O, B is O
seen    3791 of 25261

pattern harvested-two-space-link-defense-8e043040
why     Strong players played here 6,073 times of 41,273.
draw
  . . .
  . A .
  X O .
  * ? ?
  ? B ?
where   A is O, B is O
seen    6073 of 41273

pattern harvested-two-space-link-defense-d8ee9bc9
why     Strong players played here 2,989 times of 20,198.
draw
  . . . ? ?
  O A . ? B
  X O . * ?
where   A is O, B is O
seen    2989 of 20198

pattern harvested-two-space-link-defense-5ab87026
why     Strong players played here 5,839 times of 39,934.
draw
  . . .
  X A .
  O * O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    5839 of 39934

pattern harvested-two-space-link-defense-805adef0
why     Strong players played here 3,560 times of 24,203.
draw
  . . .
  O A .
  * X X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    3560 of 24203

pattern harvested-two-space-link-defense-be866709
why     Strong players played here 3,509 times of 23,899.
draw
  ? ? X . .
  B ? * A O
  ? ? . O X
where   A is O, B is O
seen    3509 of 23899

pattern harvested-two-space-link-defense-eed48b85
why     Strong players played here 1,861 times of 12,715.
draw
  O X * ? ?
  O A X ? B
  X X X ? ?
where   A is O, B is O
seen    1861 of 12715

pattern harvested-two-space-link-defense-ca51daee
why     Strong players played here 1,960 times of 13,433.
draw
  O O * ? ?
  X A X ? B
  . X O ? ?
where   A is O, B is O
seen    1960 of 13433

pattern harvested-two-space-link-defense-cf2ccd7a
why     Strong players played here 2,315 times of 16,020.
draw
  . . . ? ?
  X A * ? B
  . X O ? ?
where   A is O, B is O
seen    2315 of 16020

pattern harvested-two-space-link-defense-f5f13d91
why     Strong players played here 2,449 times of 17,010.
draw
  . . . ? ?
  X A * ? B
  O X X ? ?
where   A is O, B is O
seen    2449 of 17010

pattern block-in-front-of-the-held-stone
why     The block in front of the enemy's stone, then held on three sides or more.
draw
  . . .
  O A .
  X O .
  * ? ?
  ? B ?
where   A is O, B is O
seen    2856 of 19977

pattern harvested-two-space-link-defense-0ca1a0e4
why     Strong players played here 1,947 times of 13,598.
draw
  ? ? O . .
  B * X A O
  ? ? X X X
where   A is O, B is O
seen    1947 of 13598

pattern harvested-two-space-link-defense-002966dd
why     Strong players played here 3,869 times of 27,461.
draw
  ? B ?
  ? ? ?
  O * O
  X A O
  X X X
where   A is O, B is O
seen    3869 of 27461

pattern harvested-two-space-link-defense-95d4f7d6
why     Strong players played here 3,183 times of 23,044.
draw
  . . .
  O A O
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    3183 of 23044

pattern harvested-two-space-link-defense-708dbead
why     Strong players played here 2,990 times of 21,712.
draw
  ? ? . . .
  B * . A .
  ? ? X O .
where   A is O, B is O
seen    2990 of 21712

pattern harvested-two-space-link-defense-4677e027
why     Strong players played here 4,846 times of 35,621.
draw
  ? B ?
  ? ? ?
  O * .
  X A O
  X X X
where   A is O, B is O
seen    4846 of 35621

pattern harvested-two-space-link-defense-923788b8
why     Strong players played here 2,163 times of 15,988.
draw
  . . . ? ?
  . A . ? B
  X O . * ?
where   A is O, B is O
seen    2163 of 15988

pattern harvested-two-space-link-defense-8cd75cf3
why     Strong players played here 3,263 times of 24,302.
draw
  . . . * ?
  . A . ? B
  X O . ? ?
where   A is O, B is O
seen    3263 of 24302

pattern harvested-two-space-link-defense-b5d95c4f
why     Strong players played here 3,736 times of 28,276.
draw
  . . . * ?
  O A . ? B
  X O . ? ?
where   A is O, B is O
seen    3736 of 28276

pattern harvested-two-space-link-defense-07d9eb14
why     Strong players played here 3,637 times of 27,671.
draw
  ? B ?
  ? ? ?
  O * O
  X A O
  X X O
where   A is O, B is O
seen    3637 of 27671

pattern harvested-two-space-link-defense-4aef9780
why     Strong players played here 1,895 times of 14,287.
draw
  O . . ? ?
  X A O * B
  X X O ? ?
where   A is O, B is O
seen    1895 of 14287

pattern harvested-two-space-link-defense-06a786c8
why     Strong players played here 3,840 times of 30,222.
draw
  . . .
  O A .
  X X O
  ? ? *
  ? B ?
where   A is O, B is O
seen    3840 of 30222

pattern harvested-two-space-link-defense-316c0773
why     Strong players played here 2,857 times of 22,422.
draw
  ? B ?
  ? ? *
  . . .
  . A .
  X O .
where   A is O, B is O
seen    2857 of 22422

pattern harvested-two-space-link-defense-55c5b909
why     Strong players played here 3,411 times of 26,995.
draw
  O . O ? ?
  X A * ? B
  X X O ? ?
where   A is O, B is O
seen    3411 of 26995

pattern harvested-two-space-link-defense-80fe9eed
why     Strong players played here 2,417 times of 19,311.
draw
  ? ? * . .
  B ? X A .
  ? ? O X X
where   A is O, B is O
seen    2417 of 19311

pattern harvested-two-space-link-defense-f4508251
why     Strong players played here 3,319 times of 26,817.
draw
  . . . * ?
  . A . ? B
  O . . ? ?
where   A is O, B is O
seen    3319 of 26817

pattern harvested-two-space-link-defense-2fbdc6e6
why     Strong players played here 5,635 times of 45,983.
draw
  . . .
  . A .
  O . .
  ? * ?
  ? B ?
where   A is O, B is O
seen    5635 of 45983

pattern harvested-two-space-link-defense-5f6f882e
why     Strong players played here 3,296 times of 26,713.
draw
  . . . ? ?
  O A O * B
  X X O ? ?
where   A is O, B is O
seen    3296 of 26713

pattern harvested-two-space-link-defense-eb9eab9c
why     Strong players played here 1,842 times of 14,809.
draw
  ? B ?
  ? ? ?
  O * .
  X A O
  X X .
where   A is O, B is O
seen    1842 of 14809

pattern harvested-two-space-link-defense-84d53bf6
why     Strong players played here 2,284 times of 18,523.
draw
  ? ? X . .
  B ? * A .
  ? ? . O X
where   A is O, B is O
seen    2284 of 18523

pattern harvested-two-space-link-defense-327c07d8
why     Strong players played here 2,811 times of 23,442.
draw
  ? * O . .
  B ? X A O
  ? ? X X X
where   A is O, B is O
seen    2811 of 23442

pattern harvested-two-space-link-defense-736c4eb7
why     Strong players played here 4,800 times of 40,831.
draw
  . . .
  X A .
  O X X
  * ? ?
  ? B ?
where   A is O, B is O
seen    4800 of 40831

pattern harvested-two-space-link-defense-a5e1e9da
why     Strong players played here 2,064 times of 17,353.
draw
  ? ? . . .
  B * O A .
  ? ? O X .
where   A is O, B is O
seen    2064 of 17353

pattern harvested-two-space-link-defense-d22adce3
why     Strong players played here 2,114 times of 18,538.
draw
  ? ? . . .
  B ? O A O
  ? ? * X .
where   A is O, B is O
seen    2114 of 18538

pattern harvested-two-space-link-defense-452499eb
why     Strong players played here 1,888 times of 16,744.
draw
  ? B ?
  ? ? ?
  O * .
  X A O
  . X O
where   A is O, B is O
seen    1888 of 16744

pattern harvested-two-space-link-defense-bae16cc7
why     Strong players played here 2,892 times of 25,995.
draw
  . . . ? ?
  O A O ? B
  X X * ? ?
where   A is O, B is O
seen    2892 of 25995

pattern harvested-two-space-link-defense-64d8340f
why     Strong players played here 3,796 times of 34,307.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    3796 of 34307

pattern harvested-two-space-link-defense-c2e2428b
why     Strong players played here 2,231 times of 20,032.
draw
  . . .
  O A .
  O X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    2231 of 20032

pattern harvested-two-space-link-defense-2c044337
why     Strong players played here 5,290 times of 48,306.
draw
  . . .
  . A .
  O X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    5290 of 48306

pattern harvested-two-space-link-defense-e906fb98
why     Strong players played here 2,485 times of 22,702.
draw
  . . . ? ?
  . A . ? B
  O . . * ?
where   A is O, B is O
seen    2485 of 22702

pattern harvested-two-space-link-defense-c7186294
why     Strong players played here 3,153 times of 29,463.
draw
  . . .
  X A .
  * X O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    3153 of 29463

pattern harvested-two-space-link-defense-1f65a219
why     Strong players played here 2,782 times of 26,154.
draw
  ? ? . . .
  B ? O A .
  ? ? * X .
where   A is O, B is O
seen    2782 of 26154

pattern harvested-two-space-link-defense-0a5d6621
why     Strong players played here 2,279 times of 21,385.
draw
  ? ? O . .
  B ? * A .
  ? ? O X X
where   A is O, B is O
seen    2279 of 21385

pattern harvested-two-space-link-defense-343d08ec
why     Strong players played here 3,706 times of 35,325.
draw
  ? ? O . .
  B ? * A O
  ? ? O X X
where   A is O, B is O
seen    3706 of 35325

pattern harvested-two-space-link-defense-9f89be10
why     Strong players played here 2,146 times of 20,360.
draw
  . . . ? ?
  O A . ? B
  X X O * ?
where   A is O, B is O
seen    2146 of 20360

pattern harvested-two-space-link-defense-e0c78618
why     Strong players played here 1,894 times of 18,098.
draw
  . . .
  . A .
  X . O
  ? * ?
  ? B ?
where   A is O, B is O
seen    1894 of 18098
