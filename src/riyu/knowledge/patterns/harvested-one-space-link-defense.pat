# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as one-space-link-defense; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-one-space-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-one-space-link-defense-0dc197a8
why     Strong players played here 467 times of 523.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . X B O .
where   A is O, B is O
seen    467 of 523

pattern harvested-one-space-link-defense-4e3bad8c
why     Strong players played here 380 times of 440.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? . X X ?
  ? ? . ? ?
where   A is O, B is O
seen    380 of 440

pattern harvested-one-space-link-defense-004d90a6
why     Strong players played here 166 times of 189.
draw
  | . * ?
  | A X B
  | X O ?
where   A is O, B is O
seen    166 of 189

pattern harvested-one-space-link-defense-9d138b8b
why     Strong players played here 227 times of 261.
draw
  ? X O .
  B * A O
  ? X O X
where   A is O, B is O
seen    227 of 261

pattern harvested-one-space-link-defense-942c2fa6
why     Strong players played here 957 times of 1,142.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O O
  ? X X X ?
  ? ? . ? ?
where   A is O, B is O
seen    957 of 1142

pattern harvested-one-space-link-defense-2cdc2fc8
why     Strong players played here 653 times of 778.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? X X X ?
  ? ? . ? ?
where   A is O, B is O
seen    653 of 778

pattern harvested-one-space-link-defense-e8ace4fa
why     Strong players played here 179 times of 209.
draw
  . . . . .
  . . . . .
  . O A . .
  . X X * .
  . X B . .
where   A is O, B is O
seen    179 of 209

pattern harvested-one-space-link-defense-b68e829e
why     Strong players played here 208 times of 249.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . .
  ? X * X ?
  ? ? B ? ?
where   A is O, B is O
seen    208 of 249

pattern harvested-one-space-link-defense-cac93733
why     Strong players played here 410 times of 503.
draw
  ? ? . ? |
  ? . . . |
  B * A . |
  ? X X . |
  ? ? . ? |
where   A is O, B is O
seen    410 of 503

pattern harvested-one-space-link-defense-de8a84ab
why     Strong players played here 394 times of 483.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? . X X ?
  ? ? . ? ?
where   A is O, B is O
seen    394 of 483

pattern harvested-one-space-link-defense-ad2115cf
why     Strong players played here 576 times of 717.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    576 of 717

pattern harvested-one-space-link-defense-59234f6f
why     Strong players played here 257 times of 315.
draw
  | . * ?
  | A X B
  | . X ?
where   A is O, B is O
seen    257 of 315

pattern harvested-one-space-link-defense-6051c04d
why     Strong players played here 311 times of 384.
draw
  ? B ?
  X * X
  O A O
  X X X
where   A is O, B is O
seen    311 of 384

pattern harvested-one-space-link-defense-a648812f
why     Strong players played here 370 times of 462.
draw
  ? X O O
  B * A X
  ? X O X
where   A is O, B is O
seen    370 of 462

pattern harvested-one-space-link-defense-0cd31aaf
why     Strong players played here 254 times of 316.
draw
  ? ? . ? |
  ? . . . |
  O O A . |
  ? X X * |
  ? ? B ? |
where   A is O, B is O
seen    254 of 316

pattern harvested-one-space-link-defense-3939e25a
why     Strong players played here 235 times of 292.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . . B . .
where   A is O, B is O
seen    235 of 292

pattern harvested-one-space-link-defense-cf8575f8
why     Strong players played here 294 times of 369.
draw
  ? B ?
  X * .
  O A X
  X X O
where   A is O, B is O
seen    294 of 369

pattern harvested-one-space-link-defense-642ce954
why     Strong players played here 188 times of 234.
draw
  | . .
  | A O
  | * X
  | B ?
where   A is O, B is O
seen    188 of 234

pattern harvested-one-space-link-defense-b5dbdc08
why     Strong players played here 1,531 times of 2,032.
draw
  ? * . .
  B X A O
  ? . X X
where   A is O, B is O
seen    1531 of 2032

pattern harvested-one-space-link-defense-bdc275b0
why     Strong players played here 304 times of 392.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? X X O ?
  ? ? . ? ?
where   A is O, B is O
seen    304 of 392

pattern harvested-one-space-link-defense-23381a83
why     Strong players played here 379 times of 492.
draw
  O . * ?
  O A X B
  X X X ?
where   A is O, B is O
seen    379 of 492

pattern harvested-one-space-link-defense-aa2e6d8b
why     Strong players played here 921 times of 1,219.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    921 of 1219

pattern harvested-one-space-link-defense-40ec6e31
why     Strong players played here 207 times of 264.
draw
  ? O . .
  B X A X
  ? * X O
where   A is O, B is O
seen    207 of 264

pattern harvested-one-space-link-defense-a077aa73
why     Strong players played here 395 times of 522.
draw
  ? O . .
  B X A X
  ? * X .
where   A is O, B is O
seen    395 of 522

pattern harvested-one-space-link-defense-3559b617
why     Strong players played here 471 times of 628.
draw
  ? ? . ? ?
  ? O O * ?
  . X A X B
  ? . X X ?
  ? ? . ? ?
where   A is O, B is O
seen    471 of 628

pattern harvested-one-space-link-defense-39390b56
why     Strong players played here 1,199 times of 1,632.
draw
  ? B ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    1199 of 1632

pattern harvested-one-space-link-defense-efd86022
why     Strong players played here 212 times of 278.
draw
  O . * ?
  O A X B
  X . X ?
where   A is O, B is O
seen    212 of 278

pattern harvested-one-space-link-defense-6481091b
why     Strong players played here 3,308 times of 4,592.
draw
  ? * . .
  B X A O
  ? X X X
where   A is O, B is O
seen    3308 of 4592

pattern harvested-one-space-link-defense-c77e6fb0
why     Strong players played here 256 times of 340.
draw
  O . * ?
  . A X B
  O O X ?
where   A is O, B is O
seen    256 of 340

pattern harvested-one-space-link-defense-649e9a86
why     Strong players played here 437 times of 590.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? . X O ?
  ? ? . ? ?
where   A is O, B is O
seen    437 of 590

pattern harvested-one-space-link-defense-bd895414
why     Strong players played here 403 times of 544.
draw
  O . * ?
  O A X B
  O X X ?
where   A is O, B is O
seen    403 of 544

pattern harvested-one-space-link-defense-2c3759ee
why     Strong players played here 469 times of 636.
draw
  O . . ?
  X A * B
  X O X ?
where   A is O, B is O
seen    469 of 636

pattern harvested-one-space-link-defense-5043ace8
why     Strong players played here 268 times of 358.
draw
  O . .
  X A .
  X * X
  ? B ?
where   A is O, B is O
seen    268 of 358

pattern harvested-one-space-link-defense-e85fc513
why     Strong players played here 281 times of 376.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O O
  ? X O X ?
  ? ? X ? ?
where   A is O, B is O
seen    281 of 376

pattern harvested-one-space-link-defense-f6be1744
why     Strong players played here 283 times of 379.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . X B . .
where   A is O, B is O
seen    283 of 379

pattern harvested-one-space-link-defense-c898abc4
why     Strong players played here 851 times of 1,186.
draw
  ? B ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    851 of 1186

pattern harvested-one-space-link-defense-e9f3b8f0
why     Strong players played here 329 times of 451.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? X . O ?
  ? ? X ? ?
where   A is O, B is O
seen    329 of 451

pattern harvested-one-space-link-defense-8e0a338c
why     Strong players played here 831 times of 1,168.
draw
  . . .
  O A .
  X * X
  ? B ?
where   A is O, B is O
seen    831 of 1168

pattern harvested-one-space-link-defense-f335e7a9
why     Strong players played here 598 times of 836.
draw
  . . .
  . A .
  X * X
  ? B ?
where   A is O, B is O
seen    598 of 836

pattern harvested-one-space-link-defense-05903073
why     Strong players played here 455 times of 632.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . X
  . . B . .
where   A is O, B is O
seen    455 of 632

pattern harvested-one-space-link-defense-62ba0290
why     Strong players played here 5,695 times of 8,241.
draw
  . . .
  O A .
  X X *
  ? B ?
where   A is O, B is O
seen    5695 of 8241

pattern harvested-one-space-link-defense-52bfef13
why     Strong players played here 199 times of 273.
draw
  - - - - -
  ? * . . ?
  B X A . .
  ? X . O ?
  ? ? . ? ?
where   A is O, B is O
seen    199 of 273

pattern harvested-one-space-link-defense-4942e847
why     Strong players played here 170 times of 233.
draw
  . O .
  X A X
  * X .
  ? B ?
where   A is O, B is O
seen    170 of 233

pattern harvested-one-space-link-defense-d9b2e148
why     Strong players played here 1,089 times of 1,583.
draw
  O O * ?
  X A X B
  X X X ?
where   A is O, B is O
seen    1089 of 1583

pattern harvested-one-space-link-defense-d8e10b14
why     Strong players played here 227 times of 317.
draw
  ? X . .
  B * A .
  ? X O X
where   A is O, B is O
seen    227 of 317

pattern harvested-one-space-link-defense-4e3925f9
why     Strong players played here 381 times of 544.
draw
  ? X . .
  B * A O
  ? X O X
where   A is O, B is O
seen    381 of 544

pattern harvested-one-space-link-defense-0d057fcc
why     Strong players played here 534 times of 770.
draw
  X O * ?
  O A X B
  O X X ?
where   A is O, B is O
seen    534 of 770

pattern harvested-one-space-link-defense-a4236e5e
why     Strong players played here 1,160 times of 1,702.
draw
  O O * ?
  X A X B
  . X X ?
where   A is O, B is O
seen    1160 of 1702

pattern harvested-one-space-link-defense-cb410624
why     Strong players played here 210 times of 295.
draw
  ? ? . ? ?
  ? O . . ?
  X X A . .
  ? O * X ?
  ? ? B ? ?
where   A is O, B is O
seen    210 of 295

pattern harvested-one-space-link-defense-883e55d2
why     Strong players played here 310 times of 442.
draw
  ? B ?
  O * .
  X A X
  . X O
where   A is O, B is O
seen    310 of 442

pattern harvested-one-space-link-defense-36ed10c6
why     Strong players played here 1,035 times of 1,522.
draw
  X O * ?
  X A X B
  X X X ?
where   A is O, B is O
seen    1035 of 1522

pattern harvested-one-space-link-defense-fd42a3f5
why     Strong players played here 417 times of 601.
draw
  ? B ?
  X * O
  O A X
  X X O
where   A is O, B is O
seen    417 of 601

pattern harvested-one-space-link-defense-5924ea87
why     Strong players played here 337 times of 483.
draw
  ? ? . ? |
  ? . . . |
  X . A . |
  ? X X * |
  ? ? B ? |
where   A is O, B is O
seen    337 of 483

pattern harvested-one-space-link-defense-7af5f2d2
why     Strong players played here 517 times of 752.
draw
  O . * ?
  . A X B
  X X X ?
where   A is O, B is O
seen    517 of 752

pattern harvested-one-space-link-defense-b9ba6f97
why     Strong players played here 707 times of 1,037.
draw
  ? * . .
  B X A O
  ? . X O
where   A is O, B is O
seen    707 of 1037

pattern harvested-one-space-link-defense-f517e8ee
why     Strong players played here 1,323 times of 1,965.
draw
  ? * . .
  B X A O
  ? X X .
where   A is O, B is O
seen    1323 of 1965

pattern harvested-one-space-link-defense-d60c52c4
why     Strong players played here 687 times of 1,011.
draw
  ? * . .
  B X A O
  ? . X .
where   A is O, B is O
seen    687 of 1011

pattern harvested-one-space-link-defense-540b40d7
why     Strong players played here 1,004 times of 1,489.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? . X * ?
  ? ? B ? ?
where   A is O, B is O
seen    1004 of 1489

pattern harvested-one-space-link-defense-a7e24370
why     Strong players played here 276 times of 396.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? O * X ?
  ? ? B ? ?
where   A is O, B is O
seen    276 of 396

pattern harvested-one-space-link-defense-cae3add3
why     Strong players played here 247 times of 356.
draw
  ? X . .
  B * A O
  ? X X X
where   A is O, B is O
seen    247 of 356

pattern harvested-one-space-link-defense-7b140cea
why     Strong players played here 346 times of 505.
draw
  ? * O .
  B X A O
  ? X X X
where   A is O, B is O
seen    346 of 505

pattern harvested-one-space-link-defense-434e13ed
why     Strong players played here 294 times of 427.
draw
  . . . . .
  . . . . .
  . . A . X
  . X * . .
  . . B . X
where   A is O, B is O
seen    294 of 427

pattern harvested-one-space-link-defense-fe9edbd8
why     Strong players played here 691 times of 1,028.
draw
  ? * . .
  B X A .
  ? . X X
where   A is O, B is O
seen    691 of 1028

pattern harvested-one-space-link-defense-e740612e
why     Strong players played here 578 times of 858.
draw
  ? * . .
  B X A .
  ? X O O
where   A is O, B is O
seen    578 of 858

pattern harvested-one-space-link-defense-7e1db0d1
why     Strong players played here 622 times of 927.
draw
  ? O X .
  B * A X
  ? X O X
where   A is O, B is O
seen    622 of 927

pattern harvested-one-space-link-defense-790467e3
why     Strong players played here 232 times of 336.
draw
  ? ? . ? ?
  ? * O . ?
  B X A X .
  ? X X O ?
  ? ? . ? ?
where   A is O, B is O
seen    232 of 336

pattern harvested-one-space-link-defense-760aa2e5
why     Strong players played here 822 times of 1,235.
draw
  X O * ?
  X A X B
  . X X ?
where   A is O, B is O
seen    822 of 1235

pattern harvested-one-space-link-defense-532382ff
why     Strong players played here 1,806 times of 2,757.
draw
  ? * . .
  B X A O
  ? X X O
where   A is O, B is O
seen    1806 of 2757

pattern harvested-one-space-link-defense-1aff2b83
why     Strong players played here 764 times of 1,151.
draw
  X O * ?
  O A X B
  X X X ?
where   A is O, B is O
seen    764 of 1151

pattern harvested-one-space-link-defense-d288cd86
why     Strong players played here 173 times of 249.
draw
  ? X . .
  B * A O
  ? X X O
where   A is O, B is O
seen    173 of 249

pattern harvested-one-space-link-defense-a2278664
why     Strong players played here 351 times of 519.
draw
  ? B ?
  X * O
  O A X
  X O X
where   A is O, B is O
seen    351 of 519

pattern harvested-one-space-link-defense-e4c6dd10
why     Strong players played here 319 times of 471.
draw
  ? * O .
  B X A O
  ? X O X
where   A is O, B is O
seen    319 of 471

pattern harvested-one-space-link-defense-d94d73bb
why     Strong players played here 450 times of 672.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  . . B . X
where   A is O, B is O
seen    450 of 672

pattern harvested-one-space-link-defense-b10b02eb
why     Strong players played here 257 times of 377.
draw
  O O * ?
  X A X B
  O O X ?
where   A is O, B is O
seen    257 of 377

pattern harvested-one-space-link-defense-f4695bfe
why     Strong players played here 517 times of 778.
draw
  O O * ?
  X A X B
  X O X ?
where   A is O, B is O
seen    517 of 778

pattern harvested-one-space-link-defense-98e6a0d1
why     Strong players played here 179 times of 260.
draw
  ? ? . ? ?
  ? X . . ?
  B * A O .
  ? O X . ?
  ? ? X ? ?
where   A is O, B is O
seen    179 of 260

pattern harvested-one-space-link-defense-68aa01ce
why     Strong players played here 223 times of 327.
draw
  X O .
  O A X
  * X X
  ? B ?
where   A is O, B is O
seen    223 of 327

pattern harvested-one-space-link-defense-1a4a5e85
why     Strong players played here 299 times of 444.
draw
  O . * ?
  . A X B
  O X . ?
where   A is O, B is O
seen    299 of 444

pattern harvested-one-space-link-defense-fcf90664
why     Strong players played here 290 times of 431.
draw
  O . .
  . A X
  * X X
  ? B ?
where   A is O, B is O
seen    290 of 431

pattern harvested-one-space-link-defense-bed5fa07
why     Strong players played here 1,475 times of 2,288.
draw
  ? * . .
  B X A O
  ? X O X
where   A is O, B is O
seen    1475 of 2288

pattern harvested-one-space-link-defense-fb4ae2ff
why     Strong players played here 170 times of 249.
draw
  O . .
  . A O
  X * X
  ? B ?
where   A is O, B is O
seen    170 of 249

pattern harvested-one-space-link-defense-c23ddf95
why     Strong players played here 282 times of 423.
draw
  ? * O .
  B X A O
  ? X X O
where   A is O, B is O
seen    282 of 423

pattern harvested-one-space-link-defense-3a768a31
why     Strong players played here 1,884 times of 2,954.
draw
  ? * . .
  B X A .
  ? X . O
where   A is O, B is O
seen    1884 of 2954

pattern harvested-one-space-link-defense-97526750
why     Strong players played here 504 times of 771.
draw
  O . .
  . A O
  * X X
  ? B ?
where   A is O, B is O
seen    504 of 771

pattern harvested-one-space-link-defense-ccdb90e7
why     Strong players played here 410 times of 624.
draw
  ? X . .
  B * A O
  ? . X .
where   A is O, B is O
seen    410 of 624

pattern harvested-one-space-link-defense-94366cc7
why     Strong players played here 374 times of 568.
draw
  X O * ?
  O A X B
  X O X ?
where   A is O, B is O
seen    374 of 568

pattern harvested-one-space-link-defense-abe62e7b
why     Strong players played here 1,674 times of 2,631.
draw
  ? X . .
  B * A O
  ? O X X
where   A is O, B is O
seen    1674 of 2631

pattern harvested-one-space-link-defense-ad324cf4
why     Strong players played here 352 times of 536.
draw
  O O * ?
  . A X B
  O X X ?
where   A is O, B is O
seen    352 of 536

pattern harvested-one-space-link-defense-6b138675
why     Strong players played here 738 times of 1,148.
draw
  X O * ?
  X A X B
  O O X ?
where   A is O, B is O
seen    738 of 1148

pattern harvested-one-space-link-defense-eef5c559
why     Strong players played here 219 times of 329.
draw
  O . . ?
  O A * B
  X O X ?
where   A is O, B is O
seen    219 of 329

pattern harvested-one-space-link-defense-ef4b5bdf
why     Strong players played here 211 times of 318.
draw
  O . .
  . A .
  X * X
  ? B ?
where   A is O, B is O
seen    211 of 318

pattern harvested-one-space-link-defense-4391aac3
why     Strong players played here 413 times of 638.
draw
  ? O X .
  B * A X
  ? X O O
where   A is O, B is O
seen    413 of 638

pattern harvested-one-space-link-defense-8ca19e77
why     Strong players played here 228 times of 345.
draw
  ? * . .
  B X A X
  ? O X .
where   A is O, B is O
seen    228 of 345

pattern harvested-one-space-link-defense-863edacf
why     Strong players played here 551 times of 861.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? X * O ?
  ? ? B ? ?
where   A is O, B is O
seen    551 of 861

pattern harvested-one-space-link-defense-faaa116b
why     Strong players played here 383 times of 597.
draw
  . . .
  X A O
  X X *
  ? B ?
where   A is O, B is O
seen    383 of 597

pattern harvested-one-space-link-defense-991d6cec
why     Strong players played here 409 times of 640.
draw
  ? ? . ? |
  ? . . . |
  . . A . |
  ? X X * |
  ? ? B ? |
where   A is O, B is O
seen    409 of 640

pattern harvested-one-space-link-defense-3567c77e
why     Strong players played here 535 times of 844.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X X ?
  ? ? B ? ?
where   A is O, B is O
seen    535 of 844

pattern harvested-one-space-link-defense-939a6313
why     Strong players played here 728 times of 1,160.
draw
  ? ? O ? ?
  ? . . . ?
  . . A . X
  ? X * . ?
  ? ? B ? ?
where   A is O, B is O
seen    728 of 1160

pattern harvested-one-space-link-defense-8b5ec6a2
why     Strong players played here 494 times of 780.
draw
  ? X . .
  B * A O
  ? . X X
where   A is O, B is O
seen    494 of 780

pattern harvested-one-space-link-defense-dc82be47
why     Strong players played here 342 times of 534.
draw
  O . * ?
  O A X B
  X O X ?
where   A is O, B is O
seen    342 of 534

pattern harvested-one-space-link-defense-bac6028d
why     Strong players played here 312 times of 486.
draw
  O . * ?
  X A X B
  X . X ?
where   A is O, B is O
seen    312 of 486

pattern harvested-one-space-link-defense-c13d9d51
why     Strong players played here 1,856 times of 3,027.
draw
  . . .
  X A .
  . X *
  ? B ?
where   A is O, B is O
seen    1856 of 3027

pattern harvested-one-space-link-defense-08dc508d
why     Strong players played here 339 times of 532.
draw
  ? X . O
  B * A O
  ? O X X
where   A is O, B is O
seen    339 of 532

pattern harvested-one-space-link-defense-c74205fa
why     Strong players played here 608 times of 973.
draw
  ? * . .
  B X A O
  ? X . .
where   A is O, B is O
seen    608 of 973

pattern harvested-one-space-link-defense-433aad76
why     Strong players played here 184 times of 283.
draw
  X . .
  O A O
  X X *
  ? B ?
where   A is O, B is O
seen    184 of 283

pattern harvested-one-space-link-defense-6c890f3b
why     Strong players played here 408 times of 650.
draw
  ? ? . ? ?
  ? O . . ?
  X . A . .
  ? . * X ?
  ? ? B ? ?
where   A is O, B is O
seen    408 of 650

pattern harvested-one-space-link-defense-227a743b
why     Strong players played here 800 times of 1,303.
draw
  O . * ?
  . A X B
  O X X ?
where   A is O, B is O
seen    800 of 1303

pattern harvested-one-space-link-defense-20a7e8e6
why     Strong players played here 578 times of 938.
draw
  X O * ?
  X A X B
  X X O ?
where   A is O, B is O
seen    578 of 938

pattern harvested-one-space-link-defense-970e3462
why     Strong players played here 3,108 times of 5,209.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    3108 of 5209

pattern harvested-one-space-link-defense-c9876b3c
why     Strong players played here 793 times of 1,300.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    793 of 1300

pattern harvested-one-space-link-defense-1f18c2c9
why     Strong players played here 219 times of 346.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  X . B . .
where   A is O, B is O
seen    219 of 346

pattern harvested-one-space-link-defense-33ed3d2f
why     Strong players played here 250 times of 398.
draw
  X O * ?
  . A X B
  O . X ?
where   A is O, B is O
seen    250 of 398

pattern harvested-one-space-link-defense-f9011889
why     Strong players played here 860 times of 1,424.
draw
  ? * O .
  B X A X
  ? X X O
where   A is O, B is O
seen    860 of 1424

pattern harvested-one-space-link-defense-95101b13
why     Strong players played here 248 times of 397.
draw
  X O .
  O A O
  * X X
  ? B ?
where   A is O, B is O
seen    248 of 397

pattern harvested-one-space-link-defense-e13c8be7
why     Strong players played here 365 times of 594.
draw
  ? . . .
  B * A .
  ? X O .
where   A is O, B is O
seen    365 of 594

pattern harvested-one-space-link-defense-7ebe247c
why     Strong players played here 259 times of 417.
draw
  ? ? X ? ?
  ? . . . ?
  O O A * B
  ? X . X ?
  ? ? . ? ?
where   A is O, B is O
seen    259 of 417

pattern harvested-one-space-link-defense-50d50af0
why     Strong players played here 757 times of 1,261.
draw
  X O * ?
  X A X B
  X O X ?
where   A is O, B is O
seen    757 of 1261

pattern harvested-one-space-link-defense-c7232b28
why     Strong players played here 775 times of 1,293.
draw
  . . . ?
  O A * B
  X O X ?
where   A is O, B is O
seen    775 of 1293

pattern harvested-one-space-link-defense-2eafe55f
why     Strong players played here 217 times of 349.
draw
  X O * ?
  O A X B
  X . X ?
where   A is O, B is O
seen    217 of 349

pattern harvested-one-space-link-defense-73581de8
why     Strong players played here 165 times of 262.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * O .
  . . B X .
where   A is O, B is O
seen    165 of 262

pattern harvested-one-space-link-defense-a8112ac9
why     Strong players played here 258 times of 418.
draw
  ? * O .
  B X A X
  ? X X X
where   A is O, B is O
seen    258 of 418

pattern harvested-one-space-link-defense-7eab9108
why     Strong players played here 230 times of 371.
draw
  . . . ?
  X A * B
  O O X ?
where   A is O, B is O
seen    230 of 371

pattern harvested-one-space-link-defense-b70fb72b
why     Strong players played here 238 times of 385.
draw
  O O * ?
  X A X B
  X . X ?
where   A is O, B is O
seen    238 of 385

pattern harvested-one-space-link-defense-03c6e9a3
why     Strong players played here 193 times of 310.
draw
  ? * . .
  B X A O
  ? X O .
where   A is O, B is O
seen    193 of 310

pattern harvested-one-space-link-defense-f233d00e
why     Strong players played here 187 times of 300.
draw
  . . .
  X A .
  X * X
  ? B ?
where   A is O, B is O
seen    187 of 300

pattern harvested-one-space-link-defense-4cbc4ae4
why     Strong players played here 290 times of 474.
draw
  . . . ?
  X A * B
  X O X ?
where   A is O, B is O
seen    290 of 474

pattern harvested-one-space-link-defense-b16547e2
why     Strong players played here 488 times of 813.
draw
  O O * ?
  X A X B
  O X X ?
where   A is O, B is O
seen    488 of 813

pattern harvested-one-space-link-defense-c4290a09
why     Strong players played here 257 times of 420.
draw
  O . * ?
  . A X B
  X O X ?
where   A is O, B is O
seen    257 of 420

pattern harvested-one-space-link-defense-4506ec56
why     Strong players played here 307 times of 506.
draw
  X . .
  O A O
  * X X
  ? B ?
where   A is O, B is O
seen    307 of 506

pattern harvested-one-space-link-defense-1a334fa3
why     Strong players played here 280 times of 461.
draw
  . . . . .
  . . . . .
  . . A . X
  . X * . .
  . . B . .
where   A is O, B is O
seen    280 of 461

pattern harvested-one-space-link-defense-d6a1dd0c
why     Strong players played here 941 times of 1,606.
draw
  ? * . .
  B X A O
  ? X . X
where   A is O, B is O
seen    941 of 1606

pattern harvested-one-space-link-defense-e2c4cfb4
why     Strong players played here 1,257 times of 2,163.
draw
  ? * . .
  B X A .
  ? . X O
where   A is O, B is O
seen    1257 of 2163

pattern harvested-one-space-link-defense-163b62ca
why     Strong players played here 228 times of 374.
draw
  ? X X O
  B * A X
  ? X O X
where   A is O, B is O
seen    228 of 374

pattern harvested-one-space-link-defense-ec066d01
why     Strong players played here 184 times of 299.
draw
  ? ? . ? ?
  ? X . . ?
  B * A . .
  ? O X X ?
  ? ? O ? ?
where   A is O, B is O
seen    184 of 299

pattern harvested-one-space-link-defense-dd44c146
why     Strong players played here 371 times of 621.
draw
  ? X . .
  B * A O
  ? . X O
where   A is O, B is O
seen    371 of 621

pattern harvested-one-space-link-defense-3ea2bdd1
why     Strong players played here 287 times of 478.
draw
  X O * ?
  O A X B
  O . X ?
where   A is O, B is O
seen    287 of 478

pattern harvested-one-space-link-defense-c879d0f6
why     Strong players played here 1,006 times of 1,741.
draw
  X O * ?
  X A X B
  O X X ?
where   A is O, B is O
seen    1006 of 1741

pattern harvested-one-space-link-defense-1103066b
why     Strong players played here 402 times of 682.
draw
  ? * O .
  B X A X
  ? X X .
where   A is O, B is O
seen    402 of 682

pattern harvested-one-space-link-defense-64c16314
why     Strong players played here 405 times of 691.
draw
  . . .
  O A O
  X X *
  ? B ?
where   A is O, B is O
seen    405 of 691

pattern harvested-one-space-link-defense-8c6830c0
why     Strong players played here 423 times of 726.
draw
  X . .
  X A O
  X X *
  ? B ?
where   A is O, B is O
seen    423 of 726

pattern harvested-one-space-link-defense-7d22d7dd
why     Strong players played here 311 times of 529.
draw
  O . * ?
  . A X B
  O . X ?
where   A is O, B is O
seen    311 of 529

pattern harvested-one-space-link-defense-210d90fb
why     Strong players played here 414 times of 712.
draw
  O . .
  X A .
  O * X
  ? B ?
where   A is O, B is O
seen    414 of 712

pattern harvested-one-space-link-defense-00f9407f
why     Strong players played here 263 times of 446.
draw
  X O * ?
  X A X B
  X . X ?
where   A is O, B is O
seen    263 of 446

pattern harvested-one-space-link-defense-d2de3600
why     Strong players played here 173 times of 288.
draw
  X O * ?
  O A X B
  X X O ?
where   A is O, B is O
seen    173 of 288

pattern harvested-one-space-link-defense-cff6495b
why     Strong players played here 239 times of 405.
draw
  ? X O .
  B * A X
  ? O X X
where   A is O, B is O
seen    239 of 405

pattern harvested-one-space-link-defense-6e785dfb
why     Strong players played here 3,829 times of 6,924.
draw
  . . .
  . A .
  * X .
  ? B ?
where   A is O, B is O
seen    3829 of 6924

pattern harvested-one-space-link-defense-fb7250c6
why     Strong players played here 241 times of 409.
draw
  X O * ?
  . A X B
  X X X ?
where   A is O, B is O
seen    241 of 409

pattern harvested-one-space-link-defense-e296f04c
why     Strong players played here 286 times of 491.
draw
  ? X . O
  B * A .
  ? O X X
where   A is O, B is O
seen    286 of 491

pattern harvested-one-space-link-defense-c56d7ae5
why     Strong players played here 454 times of 794.
draw
  ? X . .
  B * A O
  ? O X O
where   A is O, B is O
seen    454 of 794

pattern harvested-one-space-link-defense-03617bf8
why     Strong players played here 412 times of 723.
draw
  ? X . .
  B * A O
  ? O X .
where   A is O, B is O
seen    412 of 723

pattern harvested-one-space-link-defense-3dbfd897
why     Strong players played here 205 times of 350.
draw
  ? ? . ? ?
  ? X . . ?
  B X A O .
  ? * X . ?
  ? ? . ? ?
where   A is O, B is O
seen    205 of 350

pattern harvested-one-space-link-defense-af3b7e49
why     Strong players played here 441 times of 776.
draw
  X O * ?
  X A X B
  X X . ?
where   A is O, B is O
seen    441 of 776

pattern harvested-one-space-link-defense-09049922
why     Strong players played here 275 times of 476.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? X X O ?
  ? ? . ? ?
where   A is O, B is O
seen    275 of 476

pattern harvested-one-space-link-defense-ebbeeeea
why     Strong players played here 1,308 times of 2,367.
draw
  . . .
  X A .
  * X X
  ? B ?
where   A is O, B is O
seen    1308 of 2367

pattern harvested-one-space-link-defense-54f41729
why     Strong players played here 213 times of 365.
draw
  ? X O .
  B X A X
  ? * O X
where   A is O, B is O
seen    213 of 365

pattern harvested-one-space-link-defense-24f22b75
why     Strong players played here 440 times of 777.
draw
  O . .
  X A O
  X X *
  ? B ?
where   A is O, B is O
seen    440 of 777

pattern harvested-one-space-link-defense-76106f55
why     Strong players played here 238 times of 411.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . X B X .
where   A is O, B is O
seen    238 of 411

pattern harvested-one-space-link-defense-a771b7ea
why     Strong players played here 396 times of 699.
draw
  O O * ?
  X A X B
  X X O ?
where   A is O, B is O
seen    396 of 699

pattern harvested-one-space-link-defense-19e542b3
why     Strong players played here 584 times of 1,057.
draw
  ? X . .
  B X A O
  ? * O X
where   A is O, B is O
seen    584 of 1057

pattern harvested-one-space-link-defense-c01944b3
why     Strong players played here 590 times of 1,073.
draw
  . . .
  O A .
  * X X
  ? B ?
where   A is O, B is O
seen    590 of 1073

pattern harvested-one-space-link-defense-654d8722
why     Strong players played here 8,531 times of 16,221.
draw
  . . .
  . A .
  X X *
  ? B ?
where   A is O, B is O
seen    8531 of 16221

pattern harvested-one-space-link-defense-d7f3d037
why     Strong players played here 237 times of 419.
draw
  ? ? . ? |
  ? . . . |
  B * A . |
  ? X . . |
  ? ? . ? |
where   A is O, B is O
seen    237 of 419

pattern harvested-one-space-link-defense-4f1739c3
why     Strong players played here 190 times of 333.
draw
  ? X . O
  B * A O
  ? O X O
where   A is O, B is O
seen    190 of 333

pattern harvested-one-space-link-defense-95bb557c
why     Strong players played here 231 times of 412.
draw
  O O * ?
  X A X B
  . X . ?
where   A is O, B is O
seen    231 of 412

pattern harvested-one-space-link-defense-32a854a7
why     Strong players played here 168 times of 298.
draw
  X . .
  X A O
  O X *
  ? B ?
where   A is O, B is O
seen    168 of 298

pattern harvested-one-space-link-defense-f9d2647f
why     Strong players played here 186 times of 332.
draw
  O . O
  X A .
  O * X
  ? B ?
where   A is O, B is O
seen    186 of 332

pattern harvested-one-space-link-defense-e6df4806
why     Strong players played here 923 times of 1,748.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * O ?
  ? ? B ? ?
where   A is O, B is O
seen    923 of 1748

pattern harvested-one-space-link-defense-11a3c737
why     Strong players played here 410 times of 760.
draw
  X O * ?
  X A X B
  O X . ?
where   A is O, B is O
seen    410 of 760

pattern harvested-one-space-link-defense-a9afdc66
why     Strong players played here 378 times of 704.
draw
  X O * ?
  X A X B
  . X . ?
where   A is O, B is O
seen    378 of 704

pattern harvested-one-space-link-defense-3a6b7c27
why     Strong players played here 174 times of 315.
draw
  ? * O .
  B X A X
  ? X O X
where   A is O, B is O
seen    174 of 315

pattern harvested-one-space-link-defense-a380eb56
why     Strong players played here 170 times of 310.
draw
  ? B ?
  X * .
  O A O
  O X O
where   A is O, B is O
seen    170 of 310

pattern harvested-one-space-link-defense-3e00d9dc
why     Strong players played here 735 times of 1,422.
draw
  O . .
  . A .
  * X X
  ? B ?
where   A is O, B is O
seen    735 of 1422

pattern harvested-one-space-link-defense-882c9e99
why     Strong players played here 210 times of 389.
draw
  X O * ?
  O A X B
  X X . ?
where   A is O, B is O
seen    210 of 389

pattern harvested-one-space-link-defense-d33e7686
why     Strong players played here 1,747 times of 3,453.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? X * . ?
  ? ? B ? ?
where   A is O, B is O
seen    1747 of 3453

pattern harvested-one-space-link-defense-21a2aae2
why     Strong players played here 243 times of 458.
draw
  ? ? . ? ?
  ? O X . ?
  B * A X .
  ? O O X ?
  ? ? X ? ?
where   A is O, B is O
seen    243 of 458

pattern harvested-one-space-link-defense-4db4971a
why     Strong players played here 213 times of 400.
draw
  ? X . .
  B * A .
  ? . X X
where   A is O, B is O
seen    213 of 400

pattern harvested-one-space-link-defense-ff136aba
why     Strong players played here 1,055 times of 2,092.
draw
  ? * . .
  B X A .
  ? X . X
where   A is O, B is O
seen    1055 of 2092

pattern harvested-one-space-link-defense-1a72401e
why     Strong players played here 189 times of 358.
draw
  O . * ?
  . A X B
  X . X ?
where   A is O, B is O
seen    189 of 358

pattern harvested-one-space-link-defense-3e33a16f
why     Strong players played here 403 times of 792.
draw
  ? B ?
  X * .
  O A O
  X X O
where   A is O, B is O
seen    403 of 792

pattern harvested-one-space-link-defense-cd772343
why     Strong players played here 472 times of 942.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X . ?
  ? ? . ? ?
where   A is O, B is O
seen    472 of 942

pattern harvested-one-space-link-defense-e545df08
why     Strong players played here 2,885 times of 6,002.
draw
  . . .
  . A .
  X * O
  ? B ?
where   A is O, B is O
seen    2885 of 6002

pattern harvested-one-space-link-defense-e7c446f0
why     Strong players played here 182 times of 351.
draw
  X . .
  X A O
  O * X
  ? B ?
where   A is O, B is O
seen    182 of 351

pattern harvested-one-space-link-defense-81ffb764
why     Strong players played here 304 times of 605.
draw
  O O * ?
  X A X B
  X X . ?
where   A is O, B is O
seen    304 of 605

pattern harvested-one-space-link-defense-95c89ca2
why     Strong players played here 668 times of 1,366.
draw
  ? X . .
  B * A .
  ? O X X
where   A is O, B is O
seen    668 of 1366

pattern harvested-one-space-link-defense-c76372fa
why     Strong players played here 930 times of 1,918.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . O
  ? X . . ?
  ? ? . ? ?
where   A is O, B is O
seen    930 of 1918

pattern harvested-one-space-link-defense-906caf7d
why     Strong players played here 1,548 times of 3,234.
draw
  ? * . .
  B X A .
  ? X X O
where   A is O, B is O
seen    1548 of 3234

pattern harvested-one-space-link-defense-88e607db
why     Strong players played here 200 times of 392.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . O
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    200 of 392

pattern harvested-one-space-link-defense-7402f140
why     Strong players played here 381 times of 770.
draw
  ? . . .
  B * A .
  ? X O X
where   A is O, B is O
seen    381 of 770

pattern harvested-one-space-link-defense-d21f348a
why     Strong players played here 167 times of 326.
draw
  ? X O .
  B * A X
  ? O X .
where   A is O, B is O
seen    167 of 326

pattern harvested-one-space-link-defense-766af230
why     Strong players played here 753 times of 1,564.
draw
  . . .
  X A .
  O * X
  ? B ?
where   A is O, B is O
seen    753 of 1564

pattern harvested-one-space-link-defense-3493ea8f
why     Strong players played here 253 times of 509.
draw
  . O .
  X A X
  X X *
  ? B ?
where   A is O, B is O
seen    253 of 509

pattern harvested-one-space-link-defense-1b549d90
why     Strong players played here 442 times of 927.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  . . B . .
where   A is O, B is O
seen    442 of 927

pattern harvested-one-space-link-defense-7fc77e20
why     Strong players played here 885 times of 1,898.
draw
  ? * . .
  B X A .
  ? X O X
where   A is O, B is O
seen    885 of 1898

pattern harvested-one-space-link-defense-4a06746b
why     Strong players played here 202 times of 411.
draw
  X O .
  X A X
  X X *
  ? B ?
where   A is O, B is O
seen    202 of 411

pattern harvested-one-space-link-defense-587a7187
why     Strong players played here 562 times of 1,197.
draw
  ? B ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    562 of 1197

pattern harvested-one-space-link-defense-ca180520
why     Strong players played here 219 times of 456.
draw
  X O * ?
  X A X B
  . X O ?
where   A is O, B is O
seen    219 of 456

pattern harvested-one-space-link-defense-d335aa38
why     Strong players played here 235 times of 495.
draw
  ? B ?
  X * .
  O A O
  X O X
where   A is O, B is O
seen    235 of 495

pattern harvested-one-space-link-defense-e04cec38
why     Strong players played here 670 times of 1,472.
draw
  ? B ?
  O * .
  X A X
  . X .
where   A is O, B is O
seen    670 of 1472

pattern harvested-one-space-link-defense-2b1d4b2f
why     Strong players played here 292 times of 624.
draw
  X . .
  O A .
  * X X
  ? B ?
where   A is O, B is O
seen    292 of 624

pattern harvested-one-space-link-defense-704a6fb9
why     Strong players played here 1,393 times of 3,130.
draw
  O . .
  . A .
  . * X
  ? B ?
where   A is O, B is O
seen    1393 of 3130

pattern harvested-one-space-link-defense-993280f0
why     Strong players played here 263 times of 563.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . X
  ? X * . ?
  ? ? B ? ?
where   A is O, B is O
seen    263 of 563

pattern harvested-one-space-link-defense-d66a7042
why     Strong players played here 5,075 times of 11,687.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? B ? ?
where   A is O, B is O
seen    5075 of 11687

pattern harvested-one-space-link-defense-a52d041d
why     Strong players played here 1,692 times of 3,842.
draw
  ? . . .
  B * A .
  ? X X .
where   A is O, B is O
seen    1692 of 3842

pattern harvested-one-space-link-defense-9fa05366
why     Strong players played here 183 times of 387.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * B
  ? . X O ?
  ? ? . ? ?
where   A is O, B is O
seen    183 of 387

pattern harvested-one-space-link-defense-0b7437d4
why     Strong players played here 362 times of 800.
draw
  ? B ?
  X * .
  O A O
  O X X
where   A is O, B is O
seen    362 of 800

pattern harvested-one-space-link-defense-6913dac6
why     Strong players played here 241 times of 525.
draw
  O O .
  X A X
  * X X
  ? B ?
where   A is O, B is O
seen    241 of 525

pattern harvested-one-space-link-defense-f66b7333
why     Strong players played here 246 times of 541.
draw
  O X * ?
  O A X B
  X X X ?
where   A is O, B is O
seen    246 of 541

pattern harvested-one-space-link-defense-dfa87281
why     Strong players played here 203 times of 444.
draw
  ? * . .
  B X A X
  ? X O .
where   A is O, B is O
seen    203 of 444

pattern harvested-one-space-link-defense-df176056
why     Strong players played here 205 times of 450.
draw
  ? ? . ? ?
  ? . X . ?
  . X A X .
  ? O * O ?
  ? ? B ? ?
where   A is O, B is O
seen    205 of 450

pattern harvested-one-space-link-defense-31ef30d0
why     Strong players played here 301 times of 674.
draw
  O . .
  X A .
  * X X
  ? B ?
where   A is O, B is O
seen    301 of 674

pattern harvested-one-space-link-defense-fd6ffcf4
why     Strong players played here 12,873 times of 31,155.
draw
  . . .
  . A .
  X * .
  ? B ?
where   A is O, B is O
seen    12873 of 31155

pattern harvested-one-space-link-defense-6329d6ff
why     Strong players played here 836 times of 1,949.
draw
  ? B ?
  X * .
  . A .
  . O X
where   A is O, B is O
seen    836 of 1949

pattern harvested-one-space-link-defense-eb9dcf95
why     Strong players played here 471 times of 1,088.
draw
  ? X . .
  B X A O
  ? * X .
where   A is O, B is O
seen    471 of 1088

pattern harvested-one-space-link-defense-55b2192b
why     Strong players played here 182 times of 405.
draw
  ? ? . ? |
  ? . . . |
  X X A . |
  ? O * O |
  ? ? B ? |
where   A is O, B is O
seen    182 of 405

pattern harvested-one-space-link-defense-ce0041f8
why     Strong players played here 532 times of 1,241.
draw
  . . .
  X A .
  X * O
  ? B ?
where   A is O, B is O
seen    532 of 1241

pattern harvested-one-space-link-defense-57e40348
why     Strong players played here 1,107 times of 2,639.
draw
  . . .
  X A .
  X X *
  ? B ?
where   A is O, B is O
seen    1107 of 2639

pattern harvested-one-space-link-defense-5dc30e00
why     Strong players played here 1,288 times of 3,091.
draw
  . . . ?
  O A * B
  X . X ?
where   A is O, B is O
seen    1288 of 3091

pattern harvested-one-space-link-defense-48475ebf
why     Strong players played here 212 times of 480.
draw
  ? * . .
  B X A O
  ? O X X
where   A is O, B is O
seen    212 of 480

pattern harvested-one-space-link-defense-c4cca43c
why     Strong players played here 494 times of 1,162.
draw
  ? * . .
  B X A .
  ? . . O
where   A is O, B is O
seen    494 of 1162

pattern harvested-one-space-link-defense-0a740b6f
why     Strong players played here 180 times of 406.
draw
  O . * ?
  X A X B
  X O X ?
where   A is O, B is O
seen    180 of 406

pattern harvested-one-space-link-defense-4b79e2a3
why     Strong players played here 1,393 times of 3,404.
draw
  ? . . .
  B * A .
  ? X . O
where   A is O, B is O
seen    1393 of 3404

pattern harvested-one-space-link-defense-acd70d56
why     Strong players played here 259 times of 600.
draw
  . . . ?
  O A * B
  . . X ?
where   A is O, B is O
seen    259 of 600

pattern harvested-one-space-link-defense-3c86a85b
why     Strong players played here 232 times of 538.
draw
  O . . ?
  . A * B
  X . X ?
where   A is O, B is O
seen    232 of 538

pattern harvested-one-space-link-defense-0f2361b8
why     Strong players played here 336 times of 801.
draw
  O . .
  . A .
  X * O
  ? B ?
where   A is O, B is O
seen    336 of 801

pattern harvested-one-space-link-defense-d127577d
why     Strong players played here 230 times of 553.
draw
  . . .
  X A .
  . * X
  ? B ?
where   A is O, B is O
seen    230 of 553

pattern harvested-one-space-link-defense-199fa983
why     Strong players played here 353 times of 873.
draw
  . . .
  X A .
  * X O
  ? B ?
where   A is O, B is O
seen    353 of 873

pattern harvested-one-space-link-defense-d4640c99
why     Strong players played here 483 times of 1,211.
draw
  O . .
  . A .
  O * X
  ? B ?
where   A is O, B is O
seen    483 of 1211

pattern harvested-one-space-link-defense-960d063e
why     Strong players played here 179 times of 430.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? X X X ?
  ? ? . ? ?
where   A is O, B is O
seen    179 of 430

pattern harvested-one-space-link-defense-4b5b1bf8
why     Strong players played here 287 times of 719.
draw
  O O .
  X A X
  X X *
  ? B ?
where   A is O, B is O
seen    287 of 719

pattern harvested-one-space-link-defense-ba3ef7b1
why     Strong players played here 189 times of 469.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * B
  ? X X O ?
  ? ? . ? ?
where   A is O, B is O
seen    189 of 469

pattern harvested-one-space-link-defense-d8c98dfd
why     Strong players played here 230 times of 578.
draw
  O . O ?
  X A * B
  X O X ?
where   A is O, B is O
seen    230 of 578

pattern harvested-one-space-link-defense-2af157ec
why     Strong players played here 233 times of 587.
draw
  ? O . .
  B * A O
  ? X . X
where   A is O, B is O
seen    233 of 587

pattern harvested-one-space-link-defense-b5e6c8fd
why     Strong players played here 571 times of 1,521.
draw
  . . .
  . A .
  O X *
  ? B ?
where   A is O, B is O
seen    571 of 1521

pattern harvested-one-space-link-defense-aee8b6ac
why     Strong players played here 170 times of 429.
draw
  . . .
  O A .
  O X *
  ? B ?
where   A is O, B is O
seen    170 of 429

pattern harvested-one-space-link-defense-bc1c0784
why     Strong players played here 328 times of 861.
draw
  ? * . .
  B X A X
  ? X O O
where   A is O, B is O
seen    328 of 861

pattern harvested-one-space-link-defense-a50064f5
why     Strong players played here 269 times of 720.
draw
  O . . ?
  . A * B
  O . X ?
where   A is O, B is O
seen    269 of 720

pattern harvested-one-space-link-defense-637f25ed
why     Strong players played here 200 times of 541.
draw
  O . * ?
  X A X B
  X X . ?
where   A is O, B is O
seen    200 of 541

pattern harvested-one-space-link-defense-5158eb6f
why     Strong players played here 933 times of 2,686.
draw
  ? . . .
  B * A .
  ? X X O
where   A is O, B is O
seen    933 of 2686

pattern harvested-one-space-link-defense-ee037cea
why     Strong players played here 580 times of 1,647.
draw
  . X .
  X A X
  O * O
  ? B ?
where   A is O, B is O
seen    580 of 1647

pattern harvested-one-space-link-defense-ccb363f1
why     Strong players played here 305 times of 851.
draw
  ? X . .
  B * A O
  ? O . X
where   A is O, B is O
seen    305 of 851

pattern harvested-one-space-link-defense-caa7d4a9
why     Strong players played here 259 times of 720.
draw
  O . .
  X A .
  * X O
  ? B ?
where   A is O, B is O
seen    259 of 720

pattern harvested-one-space-link-defense-6c8f5717
why     Strong players played here 181 times of 496.
draw
  ? B ?
  X * O
  O A O
  X X O
where   A is O, B is O
seen    181 of 496

pattern harvested-one-space-link-defense-ddb85bad
why     Strong players played here 193 times of 538.
draw
  O . . ?
  O A * B
  X . X ?
where   A is O, B is O
seen    193 of 538

pattern harvested-one-space-link-defense-10d35d26
why     Strong players played here 407 times of 1,185.
draw
  . . . ?
  O A * B
  O X X ?
where   A is O, B is O
seen    407 of 1185

pattern harvested-one-space-link-defense-4c026afe
why     Strong players played here 266 times of 780.
draw
  . . . ?
  X A * B
  O X X ?
where   A is O, B is O
seen    266 of 780

pattern harvested-one-space-link-defense-815d1815
why     Strong players played here 244 times of 717.
draw
  ? B ?
  X * O
  O A O
  X X X
where   A is O, B is O
seen    244 of 717

pattern harvested-one-space-link-defense-77ae964a
why     Strong players played here 582 times of 1,782.
draw
  ? * . .
  B X A .
  ? X X X
where   A is O, B is O
seen    582 of 1782

pattern harvested-one-space-link-defense-64c5771f
why     Strong players played here 223 times of 663.
draw
  ? O . .
  B * A O
  ? X O X
where   A is O, B is O
seen    223 of 663

pattern harvested-one-space-link-defense-b0882bfa
why     Strong players played here 493 times of 1,526.
draw
  X . .
  . A .
  . * X
  ? B ?
where   A is O, B is O
seen    493 of 1526

pattern harvested-one-space-link-defense-c951ad05
why     Strong players played here 389 times of 1,218.
draw
  . . .
  X A .
  O X *
  ? B ?
where   A is O, B is O
seen    389 of 1218

pattern harvested-one-space-link-defense-8cd799a4
why     Strong players played here 224 times of 696.
draw
  ? O . .
  B X A O
  ? * X X
where   A is O, B is O
seen    224 of 696

pattern harvested-one-space-link-defense-15696638
why     Strong players played here 232 times of 724.
draw
  ? O . .
  B X A O
  ? * X O
where   A is O, B is O
seen    232 of 724

pattern harvested-one-space-link-defense-146eb25b
why     Strong players played here 212 times of 661.
draw
  . . .
  X A O
  * X X
  ? B ?
where   A is O, B is O
seen    212 of 661

pattern harvested-one-space-link-defense-022c38c3
why     Strong players played here 208 times of 652.
draw
  ? O . .
  B X A O
  ? * X .
where   A is O, B is O
seen    208 of 652

pattern harvested-one-space-link-defense-bd895da3
why     Strong players played here 213 times of 669.
draw
  O . O ?
  X A * B
  X X X ?
where   A is O, B is O
seen    213 of 669

pattern harvested-one-space-link-defense-1f4ee3e7
why     Strong players played here 291 times of 932.
draw
  O X * ?
  O A X B
  O X X ?
where   A is O, B is O
seen    291 of 932

pattern harvested-one-space-link-defense-d0e8ec04
why     Strong players played here 179 times of 566.
draw
  ? ? . ? |
  ? . . . |
  . X A . |
  ? O * O |
  ? ? B ? |
where   A is O, B is O
seen    179 of 566

pattern harvested-one-space-link-defense-ed647f06
why     Strong players played here 248 times of 814.
draw
  ? O . .
  B * A O
  ? X X X
where   A is O, B is O
seen    248 of 814

pattern harvested-one-space-link-defense-c1a97b55
why     Strong players played here 185 times of 599.
draw
  ? * X .
  B X A X
  ? X O O
where   A is O, B is O
seen    185 of 599

pattern harvested-one-space-link-defense-880f9285
why     Strong players played here 319 times of 1,071.
draw
  X . .
  . A .
  * X X
  ? B ?
where   A is O, B is O
seen    319 of 1071

pattern harvested-one-space-link-defense-2da34ed8
why     Strong players played here 256 times of 853.
draw
  . . . ?
  O A * B
  . X O ?
where   A is O, B is O
seen    256 of 853

pattern harvested-one-space-link-defense-de619223
why     Strong players played here 345 times of 1,167.
draw
  ? * . .
  B X A .
  ? O . O
where   A is O, B is O
seen    345 of 1167

pattern harvested-one-space-link-defense-ebc84bec
why     Strong players played here 256 times of 873.
draw
  ? X . .
  B X A O
  ? * . X
where   A is O, B is O
seen    256 of 873

pattern harvested-one-space-link-defense-094e279e
why     Strong players played here 799 times of 2,905.
draw
  . . . ?
  O A * B
  X X X ?
where   A is O, B is O
seen    799 of 2905

pattern harvested-one-space-link-defense-6230c41c
why     Strong players played here 311 times of 1,098.
draw
  ? X . .
  B X A O
  ? * X O
where   A is O, B is O
seen    311 of 1098

pattern harvested-one-space-link-defense-6bef66b7
why     Strong players played here 170 times of 581.
draw
  ? ? B ? ?
  ? O * . ?
  . X A O .
  ? . X . ?
  ? ? . ? ?
where   A is O, B is O
seen    170 of 581

pattern harvested-one-space-link-defense-91ca5ee6
why     Strong players played here 794 times of 2,915.
draw
  ? . . .
  B * A .
  ? O X .
where   A is O, B is O
seen    794 of 2915

pattern harvested-one-space-link-defense-9161c40d
why     Strong players played here 301 times of 1,075.
draw
  X . . ?
  X A X B
  O X * ?
where   A is O, B is O
seen    301 of 1075

pattern harvested-one-space-link-defense-aa49c1db
why     Strong players played here 424 times of 1,543.
draw
  . . . ?
  O A * B
  . X X ?
where   A is O, B is O
seen    424 of 1543

pattern harvested-one-space-link-defense-fe467a67
why     Strong players played here 212 times of 756.
draw
  ? * . .
  B X A O
  ? . . X
where   A is O, B is O
seen    212 of 756

pattern harvested-one-space-link-defense-485eb126
why     Strong players played here 215 times of 769.
draw
  ? X . .
  B * A O
  ? O O X
where   A is O, B is O
seen    215 of 769

pattern harvested-one-space-link-defense-66eaf013
why     Strong players played here 240 times of 896.
draw
  ? B ?
  O * O
  X A X
  X O X
where   A is O, B is O
seen    240 of 896

pattern harvested-one-space-link-defense-326d1c7d
why     Strong players played here 229 times of 857.
draw
  ? X . .
  B X A O
  ? * X X
where   A is O, B is O
seen    229 of 857

pattern harvested-one-space-link-defense-88e341ac
why     Strong players played here 395 times of 1,529.
draw
  ? . . .
  B * A .
  ? X . X
where   A is O, B is O
seen    395 of 1529

pattern harvested-one-space-link-defense-275af930
why     Strong players played here 256 times of 982.
draw
  X . * ?
  X A X B
  O X X ?
where   A is O, B is O
seen    256 of 982

pattern harvested-one-space-link-defense-321fb0bd
why     Strong players played here 182 times of 698.
draw
  O X * ?
  . A X B
  O . O ?
where   A is O, B is O
seen    182 of 698

pattern harvested-one-space-link-defense-7b38683b
why     Strong players played here 227 times of 884.
draw
  ? X O .
  B X A X
  ? * X O
where   A is O, B is O
seen    227 of 884

pattern harvested-one-space-link-defense-5b53b363
why     Strong players played here 191 times of 756.
draw
  ? . . .
  B X A O
  ? * . X
where   A is O, B is O
seen    191 of 756

pattern harvested-one-space-link-defense-a8313847
why     Strong players played here 211 times of 857.
draw
  . . .
  O A .
  X * O
  ? B ?
where   A is O, B is O
seen    211 of 857

pattern harvested-one-space-link-defense-ddb9d1fe
why     Strong players played here 315 times of 1,326.
draw
  ? X . .
  B * A O
  ? . O X
where   A is O, B is O
seen    315 of 1326

pattern harvested-one-space-link-defense-df8674e0
why     Strong players played here 265 times of 1,162.
draw
  ? . . .
  B X A .
  ? * . O
where   A is O, B is O
seen    265 of 1162

pattern harvested-one-space-link-defense-22b4c60f
why     Strong players played here 562 times of 2,617.
draw
  ? O X .
  B * A X
  ? O O X
where   A is O, B is O
seen    562 of 2617

pattern harvested-one-space-link-defense-aed9decb
why     Strong players played here 179 times of 789.
draw
  ? O X .
  B * A X
  ? O X X
where   A is O, B is O
seen    179 of 789

pattern harvested-one-space-link-defense-60d1f35e
why     Strong players played here 321 times of 1,489.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X . ?
  ? ? B ? ?
where   A is O, B is O
seen    321 of 1489

pattern harvested-one-space-link-defense-a12dab52
why     Strong players played here 312 times of 1,472.
draw
  ? B ?
  O . *
  X A X
  . X .
where   A is O, B is O
seen    312 of 1472

pattern harvested-one-space-link-defense-b5d1434e
why     Strong players played here 575 times of 3,186.
draw
  . . . ?
  O A * B
  X X O ?
where   A is O, B is O
seen    575 of 3186

pattern harvested-one-space-link-defense-2354a5fc
why     Strong players played here 213 times of 1,169.
draw
  ? X . .
  B * A .
  ? . O X
where   A is O, B is O
seen    213 of 1169

pattern harvested-one-space-link-defense-e3ca8224
why     Strong players played here 511 times of 3,025.
draw
  . . .
  X A .
  * X .
  ? B ?
where   A is O, B is O
seen    511 of 3025

pattern harvested-one-space-link-defense-39cabec5
why     Strong players played here 229 times of 1,332.
draw
  ? * . .
  B X A X
  ? X X O
where   A is O, B is O
seen    229 of 1332

pattern harvested-one-space-link-defense-d332508b
why     Strong players played here 192 times of 1,107.
draw
  ? B ?
  O * .
  X A O
  . X .
where   A is O, B is O
seen    192 of 1107

pattern harvested-one-space-link-defense-d0356d90
why     Strong players played here 1,443 times of 10,041.
draw
  . . .
  X A .
  O * O
  ? B ?
where   A is O, B is O
seen    1443 of 10041

pattern harvested-one-space-link-defense-283b5e43
why     Strong players played here 197 times of 1,462.
draw
  O . * ?
  X A X B
  . X . ?
where   A is O, B is O
seen    197 of 1462

pattern harvested-one-space-link-defense-e6156b5f
why     Strong players played here 316 times of 2,466.
draw
  . . . ?
  X A X B
  O X * ?
where   A is O, B is O
seen    316 of 2466

pattern harvested-one-space-link-defense-8e3df150
why     Strong players played here 210 times of 1,693.
draw
  ? B ?
  O * O
  X A O
  X O X
where   A is O, B is O
seen    210 of 1693

pattern harvested-one-space-link-defense-80441edd
why     Strong players played here 201 times of 1,631.
draw
  ? B ?
  O * O
  X A O
  O X X
where   A is O, B is O
seen    201 of 1631

pattern harvested-one-space-link-defense-282b657b
why     Strong players played here 292 times of 2,454.
draw
  ? O X .
  B * A X
  ? O O O
where   A is O, B is O
seen    292 of 2454

pattern harvested-one-space-link-defense-ad0e2b6f
why     Strong players played here 233 times of 1,941.
draw
  . . . ?
  X A * B
  . X O ?
where   A is O, B is O
seen    233 of 1941

pattern harvested-one-space-link-defense-a111cb75
why     Strong players played here 559 times of 4,916.
draw
  ? O . .
  B * A .
  ? O X X
where   A is O, B is O
seen    559 of 4916

pattern harvested-one-space-link-defense-d3218cd1
why     Strong players played here 199 times of 1,660.
draw
  ? B ?
  O * O
  X A X
  X O O
where   A is O, B is O
seen    199 of 1660

pattern harvested-one-space-link-defense-ab86ce90
why     Strong players played here 209 times of 1,749.
draw
  . . . ?
  . A * B
  X X O ?
where   A is O, B is O
seen    209 of 1749
