// long: drawings
import { form, leaf, limb, mirrored, moved, opened, petals, spread, strokes } from './draw-forms.ts';
import { around, bar, corners, type Layer, type OwnDrawing, oval } from './draw-layers.ts';
import { beside, type Spot, stroke } from './draw-marks.ts';

const [paper, dark] = ['#fdf7ea', '#33261f'];
const [straw, fawn, tan, brown, umber] = ['#e9cf9c', '#d8b273', '#c08a50', '#8a5a34', '#57361f'];
const [sage, moss, fir] = ['#a9c56b', '#6a9648', '#3f6b3c'];
const [gold, orange, rust, red, wine] = ['#eab640', '#ea8a3c', '#c8592a', '#c4473b', '#7f2b30'];
const [mist, steel, iron, night] = ['#e8edf2', '#9aa6b2', '#5d6875', '#2f3e5c'];
const skin = '#dca883';
const [rose, magenta, teal] = ['#e9a39b', '#b8386a', '#2f8f8a'];
const [lilac, violet, plum] = ['#c9a6d8', '#9468b4', '#5f3f7c'];
const [azure, cobalt] = ['#7fa8dd', '#456fb5'];

/** A papaya cut lengthwise, its neck up, about its middle. */
const rind =
  '0 -47, 8 -44, 13 -33, 18 -17, 25 1, 28 18, 24 34, 14 43, 0 46, -14 43, -24 34, -28 18, -25 1, -18 -17, -13 -33, -8 -44';
const within = (share: number, low = 0): string => moved(form(rind), 0, low, 0, share);
const hollow = form('0 -22, 5 -16, 9 -3, 14 11, 13 23, 7 31, 0 33, -7 31, -13 23, -14 11, -9 -3, -5 -16');
const seedRows: readonly (readonly [y: number, xs: readonly number[]])[] = [
  [-12, [-1.6, 2.6]],
  [-4.6, [-4.4, 0.6, 5]],
  [3, [-7, -2, 3, 8]],
  [11, [-9, -4, 1, 6, 10]],
  [18.6, [-8.4, -3, 2.4, 8]],
  [26, [-4.4, 1, 5.6]],
];
const seedsOf = (draw: (x: number, y: number) => string): string =>
  seedRows.flatMap(([y, xs]) => xs.map((x) => draw(x, y))).join('');
const half = (x: number, y: number, turn: number): readonly Layer[] => {
  const at = (d: string) => moved(d, x, y, turn);
  return [
    [moss, at(form(rind))],
    [gold, at(within(0.93))],
    [orange, at(within(0.85, 0.6))],
    [gold, at(moved(hollow, 0, 0, 0, 1.16))],
    [rust, at(hollow)],
    [dark, at(seedsOf((a, b) => oval(a, b, 2.6, 3.2)))],
    [paper, at(seedsOf((a, b) => oval(a - 0.8, b - 1, 0.7, 0.9)))],
  ];
};
const papaya: readonly Layer[] = [
  [fir, leaf(30, 20, -30, 34, 15, 0.1) + leaf(72, 18, 26, 30, 13, -0.1)],
  [sage, strokes('30 19 0.6, 25 6 1.3, 16 -8 0.5', '72 17 0.6, 77 6 1.3, 82 -6 0.5')],
  ...half(67, 54, 20),
  ...half(33, 56, -14),
];

/** A litchi: its rind knobbed all about. */
const knobbed = (x: number, y: number, r: number): string =>
  corners(
    ...Array.from({ length: 36 }, (_, k): Spot => {
      const [turn, far] = [(k * Math.PI) / 18, k % 2 === 0 ? r : r * 0.93];
      return [x + far * 0.94 * Math.sin(turn), y - far * Math.cos(turn)];
    }),
  );
const knobs = (x: number, y: number, r: number): string =>
  [-0.62, -0.3, 0.02, 0.34, 0.64]
    .flatMap((row, k) =>
      [-0.66, -0.33, 0, 0.33, 0.66]
        .map((column) => [column + (k % 2) * 0.17, row] as const)
        .filter(([a, b]) => Math.hypot(a, b) < 0.84)
        .map(([a, b]) =>
          stroke(
            1.3,
            [x + a * r - r * 0.1, y + b * r + r * 0.06],
            [x + a * r, y + b * r - r * 0.07],
            [x + a * r + r * 0.1, y + b * r + r * 0.06],
          ),
        ),
    )
    .join('');
const shade = (x: number, y: number, r: number): string =>
  form(
    `${x + r * 0.56} ${y - r * 0.7}, ${x + r * 0.9} ${y - r * 0.1}, ${x + r * 0.7} ${y + r * 0.6}, ${x} ${y + r * 0.96}, ${x - r * 0.5} ${y + r * 0.8}, ${x + r * 0.16} ${y + r * 0.66}, ${x + r * 0.56} ${y + r * 0.14}`,
  );
const litchiAt: readonly (readonly [number, number, number])[] = [
  [24, 54, 18],
  [76, 50, 18],
  [38, 80, 18.5],
];
const litchi: readonly Layer[] = [
  [
    brown,
    strokes(
      '50 2 3, 50 18 2.6, 38 30 2.2, 26 42 2',
      '50 16 2.4, 62 28 2.2, 74 38 2',
      '49 20 2.4, 46 44 2, 40 66 1.8',
      '51 20 2.4, 60 44 2, 66 64 1.8',
    ),
  ],
  [
    fir,
    leaf(48, 14, -76, 44, 16, 0.1) +
      leaf(52, 12, 74, 44, 16, -0.1) +
      leaf(50, 22, -128, 24, 10) +
      leaf(53, 20, 138, 22, 10),
  ],
  [sage, strokes('46 13 0.6, 26 7 1.5, 7 8 0.5', '54 11 0.6, 74 6 1.5, 92 6 0.5')],
  [red, litchiAt.map(([x, y, r]) => knobbed(x, y, r)).join('')],
  [wine, litchiAt.map(([x, y, r]) => shade(x, y, r)).join('')],
  [rose, litchiAt.map(([x, y, r]) => knobs(x, y, r)).join('')],
  // The one that is peeled half-way: white flesh over a cup of rind.
  [mist, oval(70, 78, 16.6, 18)],
  [paper, form('58 68, 64 63, 72 62, 67 68, 62 76, 59 82, 56 76')],
  [steel, strokes('78 64 0.5, 82 71 1.4, 83 79 0.5', '72 67 0.5, 75 73 1, 75 79 0.5')],
  [red, form('53 80!, 58 85, 62 80!, 67 87, 72 81!, 77 87, 82 80!, 88 82!, 86 92, 78 99, 69 100, 60 97, 54 89')],
  [
    rose,
    strokes(
      '58 90 0.5, 60 88 1.3, 62 90 0.5',
      '66 93 0.5, 68 91 1.3, 70 93 0.5',
      '74 91 0.5, 76 89 1.3, 78 91 0.5',
      '81 88 0.5, 83 86 1.2, 84.6 88 0.5',
      '62 95 0.5, 64 93.6 1.2, 66 95.6 0.5',
      '73 97 0.5, 75 95 1.2, 77 96 0.5',
    ),
  ],
];

/** Afloat, one hand raised: helmet and visor, a chest of dials, bands at the joints, a pack and its hose. */
const astronaut: readonly Layer[] = [
  [iron, bar(27, 38, 46, 34, 7)],
  [paper, strokes('36 46 13, 24 56 12, 17 68 11', '64 46 13, 78 38 12, 84 22 11')],
  [paper, strokes('42 72 16, 38 84 15, 33 96 14', '58 72 16, 64 84 15, 70 95 14')],
  [
    orange,
    strokes(
      '15 60 2.6, 21 64 3, 27 66 2.6',
      '77 30 2.6, 83 32 3, 89 34 2.6',
      '29 87 2.8, 36 89 3.2, 43 91 2.8',
      '59 91 2.8, 67 88 3.2, 73 86 2.8',
    ),
  ],
  [
    steel,
    strokes(
      '28 49 0.8, 30 53 2, 34 58 0.8',
      '70 36 0.8, 74 40 2, 76 46 0.8',
      '32 81 0.8, 39 83 2, 46 84 0.8',
      '55 84 0.8, 63 81 2, 70 80 0.8',
    ),
  ],
  [
    cobalt,
    form('10 68!, 23 71!, 22 78, 17 83, 10 81, 8 75') +
      form('78 24!, 91 25!, 93 17, 90 9, 87 7, 86 13, 83 6, 80 8, 80 14, 76 13, 76 18'),
  ],
  [
    night,
    form('25 94!, 41 97!, 40 103, 34 106, 20 105, 19 100') + form('62 97!, 77 93!, 83 99, 84 104, 70 106, 63 104'),
  ],
  [mist, form('36 40!, 64 40!, 69 52, 68 66, 66 78, 50 81, 34 78, 32 66, 31 52')],
  [steel, strokes('34 73 1.6, 50 77 2.4, 66 73 1.6')],
  [night, bar(39, 52, 22, 16, 2.4)],
  [gold, oval(44, 57, 2.3) + bar(49, 55, 9.4, 4, 1)],
  [red, oval(44, 64, 1.9) + oval(56.4, 63.6, 1.9)],
  [azure, oval(50.3, 63.8, 1.9)],
  [iron, strokes('61 62 2, 70 66 2.2, 73 60 2')],
  [paper, oval(50, 23, 22, 21)],
  [steel, form('69 14, 72 24, 68 36, 59 43, 50 44.4, 44 43.6, 56 40, 65 32, 68 23')],
  [orange, oval(28, 24, 4, 6) + oval(72, 24, 4, 6)],
  [night, form('50 9, 61 11, 67 18, 67 27, 61 34, 50 36, 39 34, 33 27, 33 18, 39 11')],
  [azure, form('38 14, 45 11.4, 54 11.6, 46 14.4, 40 20, 37 27, 35.4 21')],
  [paper, oval(58, 28, 2.2, 1.5) + oval(62, 23, 1.3, 1.8)],
  [red, form('37 44!, 46 44!, 46 49!, 37 49!')],
];

/** Hanging from its crown: brow band, cheek straps, nose band with rosettes, ringed bit, reins knotted below. */
const strapsOf = (width: number): string =>
  mirrored(strokes(`50 3 ${width}, 36 6 ${width}, 29 20 ${width}, 29 42 ${width}, 33 62 ${width}`));
const bridle: readonly Layer[] = [
  [
    umber,
    mirrored(strokes('32 70 3.4, 18 80 3.2, 16 94 3, 30 102 3, 50 96 3.4')) +
      strokes('50 96 3.4, 47 104 3, 44 112 1.6', '50 96 3.4, 53 104 3, 56 112 1.6'),
  ],
  [brown, mirrored(strokes('31 22 3, 40 38 3, 50 44 3'))],
  [brown, strapsOf(6.4)],
  [fawn, mirrored(stroke(1.1, [46, 3.6], [37, 7], [30, 20], [30, 42], [33, 58]))],
  [umber, form('27 20!, 38 24, 50 25, 62 24, 73 20!, 74 28, 62 32, 50 33, 38 32, 26 28')],
  [red, [32, 41, 50, 59, 68].map((x) => form(`${x - 3.6} 26.5!, ${x} 22.4!, ${x + 3.6} 26.5!, ${x} 30.6!`)).join('')],
  [gold, [36.4, 45.4, 54.6, 63.6].map((x) => oval(x, 26.7, 1.5)).join('')],
  [brown, form('29 50!, 40 54, 50 55, 60 54, 71 50!, 70 58, 60 62, 50 63, 40 62, 30 58')],
  [gold, mirrored(oval(30, 25, 5.6)) + mirrored(oval(31, 54, 4.6)) + oval(50, 58.6, 4)],
  [red, mirrored(oval(30, 25, 3.2)) + mirrored(oval(31, 54, 2.5)) + oval(50, 58.6, 2)],
  [straw, mirrored(strokes('40 57.6 0.6, 43 58.4 1.4, 46 58.8 0.6', '34 56 0.6, 36.6 57 1.4, 39 57.6 0.6'))],
  [
    magenta,
    mirrored(form('22 30!, 25 29, 28 31!, 29 38, 27 46!, 24 47, 20 45!, 20 38')) +
      form('46 63!, 54 63!, 56 72, 55 82!, 50 84, 45 82!, 44 72'),
  ],
  [gold, mirrored(strokes('22 34 1.2, 25 35 1.8, 28 34 1.2')) + strokes('45 67 1.2, 50 68.4 2, 55 67 1.2')],
  [
    steel,
    strokes('34 70 2.4, 43 72.6 3, 50 71 2.4, 57 72.6 3, 66 70 2.4') +
      mirrored(opened(oval(32, 69, 7), oval(32, 69, 4.4))),
  ],
  [fawn, mirrored(stroke(1, [27, 75], [18.4, 82], [17, 93], [28, 100])) + mirrored(oval(46.8, 96, 2.2, 2.8))],
];

/** Round, of mud, under a cone of thatch tied at its top; walls of clay relief and mirrors about a carved door. */
const diamonds = (y: number, size: number): string =>
  [14, 22, 30, 70, 78, 86]
    .map((x) => form(`${x - size} ${y}!, ${x} ${y - size}!, ${x + size} ${y}!, ${x} ${y + size}!`))
    .join('');
const pane = (x: number, y: number, w: number, h: number): string =>
  corners([x, y], [x, y + h], [x + w, y + h], [x + w, y]);
const bhunga: readonly Layer[] = [
  [tan, form('0 94!, 10 88, 50 86, 90 88, 100 94!, 92 100, 50 102, 8 100')],
  [straw, form('10 48!, 50 54, 90 48!, 92 70, 93 91!, 72 94, 50 95, 28 94, 7 91!, 8 70')],
  [
    rust,
    form('8 80!, 28 83, 50 84, 72 83, 92 80!, 93 91!, 72 94, 50 95, 28 94, 7 91!') +
      form('10 53!, 50 59, 90 53!, 90.6 58!, 50 64, 9.4 58!'),
  ],
  [
    paper,
    [12, 19, 26, 33, 67, 74, 81, 88]
      .map((x) =>
        form(
          `${x - 3} ${89 - Math.abs(x - 50) * 0.06}!, ${x} ${84.6 - Math.abs(x - 50) * 0.06}!, ${x + 3} ${89 - Math.abs(x - 50) * 0.06}!`,
        ),
      )
      .join(''),
  ],
  [teal, bar(14, 64, 17, 13, 1.4) + bar(69, 64, 17, 13, 1.4)],
  [
    paper,
    opened(pane(14, 64, 17, 13), pane(16.2, 66.2, 12.6, 8.6)) +
      opened(pane(69, 64, 17, 13), pane(71.2, 66.2, 12.6, 8.6)) +
      strokes('22.5 66 1.4, 22.5 75 1.4', '77.5 66 1.4, 77.5 75 1.4'),
  ],
  [brown, form('36 92!, 36 66, 40 60, 50 58, 60 60, 64 66, 64 92!')],
  [umber, form('40 92!, 40 68, 43 64, 50 62.6, 57 64, 60 68, 60 92!')],
  [
    gold,
    strokes('50 64 1.4, 50 78 1.6, 50 91 1.4') +
      [45, 55].map((x) => [70, 78, 86].map((y) => oval(x, y, 1.7)).join('')).join(''),
  ],
  [
    paper,
    spread(9, (_, share) => {
      const a = Math.PI * (1 - share);
      return oval(50 + 12.4 * Math.cos(a), 71 - 11 * Math.sin(a), 1.2);
    }),
  ],
  [magenta, diamonds(80.5, 2.2)],
  [
    fawn,
    form(
      '50 -6, 56 0, 66 14, 80 31, 98 49!, 92 52, 84 51, 74 55, 62 55, 50 58, 38 55, 26 55, 16 51, 8 52, 2 49!, 20 31, 34 14, 44 0',
    ),
  ],
  [
    brown,
    spread(9, (_, share) => {
      const x = 8 + share * 84;
      return stroke(
        1.3,
        [50 + (x - 50) * 0.16, 4],
        [50 + (x - 50) * 0.56, 26 + Math.abs(x - 50) * 0.03],
        [x, 52 - Math.abs(x - 50) * 0.06],
      );
    }),
  ],
  [umber, strokes('33 16 1, 50 20 2.2, 67 16 1', '20 32 1, 50 38 2.2, 80 32 1')],
  [umber, form('45 -6!, 50 -12, 55 -6!, 57 4!, 50 6, 43 4!')],
  [gold, strokes('44 1 1, 50 2.4 2, 56 1 1', '45 -4 0.8, 50 -3 1.6, 55 -4 0.8')],
];

/** An open box of sweets, its lid behind: balls of gram, lozenges of cashew with silver leaf, green squares, red rolls. */
const lozenge = (x: number, y: number): string =>
  form(`${x - 8.6} ${y}!, ${x} ${y - 6}!, ${x + 8.6} ${y}!, ${x} ${y + 6}!`);
const mithaiBox: readonly Layer[] = [
  [wine, form('14 4!, 86 4!, 92 34!, 8 34!')],
  [gold, opened(form('18 7!, 82 7!, 87 31!, 13 31!'), form('20.6 9.4!, 79.4 9.4!, 83.6 28.8!, 16.4 28.8!'))],
  [gold, petals(50, 19, 8, 8.4, 4.8) + petals(29, 20, 6, 5, 3.2) + petals(71, 20, 6, 5, 3.2)],
  [magenta, oval(50, 19, 2.8) + oval(29, 20, 1.6) + oval(71, 20, 1.6)],
  [paper, form('8 34!, 92 34!, 98 74!, 2 74!')],
  [fawn, form('50 35!, 92 34!, 98 74!, 52 74!, 50 54')],
  [gold, [18, 33].map((x) => oval(x - 1, 45, 8.2)).join('') + [15, 32].map((x) => oval(x, 63, 8.8)).join('')],
  [
    rust,
    [
      [17, 45],
      [32, 45],
      [15, 63],
      [32, 63],
    ]
      .map(
        ([x = 0, y = 0]) =>
          around(x, y, 4.4, 6)
            .map(([a, b]) => oval(a, b, 1))
            .join('') + oval(x, y, 1.1),
      )
      .join(''),
  ],
  [mist, lozenge(54, 44) + lozenge(54, 56.6) + lozenge(54, 69)],
  [
    steel,
    [44, 56.6, 69]
      .map((y) =>
        strokes(
          `49 ${y} 0.6, 54 ${y - 1.6} 1.6, 59 ${y} 0.6`,
          `52 ${y + 2.6} 0.5, 54.6 ${y + 2} 1.2, 57 ${y + 1.4} 0.5`,
        ),
      )
      .join(''),
  ],
  [
    sage,
    bar(66, 39, 11, 9.6, 1.6) + bar(80, 39, 11, 9.6, 1.6) + bar(66, 60, 12, 10.4, 1.6) + bar(82, 60, 12, 10.4, 1.6),
  ],
  [
    moss,
    [
      [71.5, 44],
      [85.5, 44],
      [72, 65],
      [88, 65],
    ]
      .map(([x = 0, y = 0]) => leaf(x - 3, y + 2, 60, 7, 3.4) + leaf(x + 3, y + 3, -30, 6, 3))
      .join(''),
  ],
  [rust, strokes('66 54.4 5.4, 78 54 6, 92 54.4 5.4')],
  [rose, strokes('66 53 0.6, 78 52.4 1.4, 90 53 0.6')],
  [red, form('2 73!, 98 73!, 95 98!, 5 98!')],
  [gold, form('2 73!, 98 73!, 97.4 78!, 2.6 78!') + form('5.4 94!, 94.6 94!, 95 98!, 5 98!')],
  [gold, [16, 33, 50, 67, 84].map((x) => petals(x, 86, 6, 5.6, 3.6)).join('')],
  [
    wine,
    [16, 33, 50, 67, 84].map((x) => oval(x, 86, 1.6)).join('') +
      [24.5, 41.5, 58.5, 75.5].map((x) => oval(x, 86, 1.3)).join(''),
  ],
];

/** A spotted box with its lid, tied both ways, a full bow with ends and a tag. */
const gift: readonly Layer[] = [
  [teal, form('12 46!, 88 46!, 85 98!, 15 98!')],
  [
    mist,
    [
      [22, 56],
      [34, 64],
      [22, 74],
      [34, 83],
      [22, 92],
      [66, 64],
      [78, 56],
      [78, 74],
      [66, 83],
      [78, 92],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 2.7))
      .join(''),
  ],
  [magenta, form('43 46!, 57 46!, 56.6 98!, 43.4 98!')],
  [rose, strokes('46 54 0.6, 46 76 1.4, 46.4 96 0.6')],
  [teal, form('6 32!, 94 32!, 93 48!, 7 48!')],
  [night, form('7 46!, 93 46!, 88 51!, 12 51!')],
  [mist, [15, 25, 35, 65, 75, 85].map((x) => oval(x, 39.6, 2)).join('')],
  [magenta, form('42 32!, 58 32!, 57.6 48!, 42.4 48!')],
  [wine, mirrored(form('48 26!, 38 34, 30 46, 22 56!, 30 55, 34 60!, 40 48, 47 36, 51 28!'))],
  [magenta, mirrored(form('49 25!, 42 12, 30 3, 17 2, 10 10, 13 21, 24 28, 38 29'))],
  [wine, mirrored(form('46 24!, 38 15, 28 9, 19 10, 18 17, 26 23, 37 25'))],
  [rose, mirrored(strokes('45 19 0.6, 34 9 1.6, 21 5 0.6', '43 26.6 0.5, 31 26 1.2, 20 22.6 0.5'))],
  [magenta, form('43 20!, 50 17, 57 20!, 59 27, 56 34!, 50 36, 44 34!, 41 27')],
  [rose, strokes('47 21 0.6, 46 27 1.3, 47 32 0.6', '52 21 0.6, 53 27 1.3, 52 32 0.6')],
  [straw, moved(form('-10 -7!, 5 -7!, 12 0!, 5 7!, -10 7!'), 74, 66, 24)],
  [brown, moved(oval(7, 0, 1.4), 74, 66, 24) + strokes('56 34 0.8, 70 50 1, 80 68.6 0.8')],
];

/** Whirling, sticks crossed overhead: flared skirt of worked bands, short blouse, veil afloat, plait, bangles. */
const hem: readonly Spot[] = [
  [5, 92],
  [24, 100],
  [48, 103],
  [72, 100],
  [95, 90],
];
const garba: readonly Layer[] = [
  [gold, form('40 26, 30 30, 18 40, 8 54, 2 68!, 12 64, 18 70!, 26 56, 36 46, 46 40')],
  [rust, strokes('36 31 0.6, 21 44 1.5, 9 60 0.6', '40 34 0.6, 28 46 1.2, 18 62 0.6')],
  [dark, strokes('57 22 3.4, 64 34 3.2, 66 46 2.8, 63 56 1.4')],
  [skin, strokes('40 95 5, 38 103 4.4, 32 108 4', '58 96 5, 60 103 4.4, 67 108 4')],
  [magenta, form('40 54!, 60 54!, 70 68, 86 82, 95 90!, 84 98, 66 102, 48 104, 28 102, 12 98, 5 91!, 16 82, 30 68')],
  [
    wine,
    strokes(
      '44 57 0.8, 34 78 2.2, 18 95 0.8',
      '48 57 0.8, 44 80 2.2, 40 99 0.8',
      '53 57 0.8, 58 80 2.2, 64 98 0.8',
      '57 57 0.8, 70 78 2.2, 84 93 0.8',
    ),
  ],
  [teal, form('5 91!, 11 86, 30 94, 50 97, 70 94, 89 84!, 95 90!, 84 98, 66 102, 48 104, 28 102, 12 98')],
  [gold, strokes('10 87 1, 30 94.6 2, 50 97 2, 70 94.4 2, 90 85 1')],
  [
    paper,
    spread(9, (_, share) => oval(...beside(hem, 0.06 + share * 0.88, -3.2), 1.6)) +
      [
        [36, 74],
        [44, 86],
        [56, 86],
        [65, 73],
        [50, 70],
        [74, 84],
        [27, 85],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 1.8))
        .join(''),
  ],
  [gold, strokes('39 54 3, 50 56.4 3.6, 61 54 3')],
  [skin, form('42 46!, 58 46!, 60 55!, 50 57, 40 55!')],
  [skin, strokes('39 37 6, 28 28 5.2, 24 14 4.6, 33 2 4', '61 37 6, 74 28 5.2, 77 14 4.6, 67 2 4')],
  [teal, form('43 32!, 57 32!, 63 35, 61 42, 59 49!, 50 51, 41 49!, 39 42, 37 35')],
  [teal, strokes('40 37 8, 32 32 8', '60 37 8, 69 32 8')],
  [
    gold,
    strokes('41 47 1, 50 49.4 1.8, 59 47 1', '29 34.4 1.2, 31.4 29 1.6, 33 27 1', '71.4 34.4 1.2, 69 29 1.6, 67 27 1') +
      oval(46, 41, 1.6) +
      oval(54, 41, 1.6),
  ],
  [
    paper,
    strokes(
      '21.4 18 1.2, 25 18.4 1.8, 28 17.6 1.2',
      '22 14 1.2, 25 14 1.8, 28.6 14 1.2',
      '73 17.6 1.2, 76 18.4 1.8, 80 18 1.2',
      '72.6 14 1.2, 76 14 1.8, 79.6 14 1.2',
    ),
  ],
  [skin, form('46 26!, 54 26!, 55 33, 50 36, 45 33')],
  [dark, form('50 3, 58 5, 63 12, 62 20, 58 26, 50 28, 42 26, 38 20, 37 12, 42 5')],
  [skin, form('50 9, 56 12, 58 18, 55 25, 50 29, 45 25, 42 18, 44 12')],
  [dark, mirrored(strokes('44 17.4 0.5, 46.4 16.4 1.5, 48.6 17.6 0.5')) + mirrored(oval(46.4, 18.4, 0.8))],
  [red, oval(50, 14, 1.2) + strokes('47.6 24 0.6, 50 25.2 1.6, 52.4 24 0.6')],
  [
    gold,
    mirrored(oval(42, 23, 1.7)) +
      strokes('50 4 0.8, 50 8 1.4, 50 11 0.8') +
      strokes('45 31 0.8, 50 34.6 1.6, 55 31 0.8'),
  ],
  [rust, limb('26 8 3, 50 -7 3.2, 72 -20 3') + limb('74 8 3, 50 -7 3.2, 28 -20 3')],
  [gold, mirrored(strokes('60.6 -13.4 3.8, 64 -15.4 3.8', '55.6 -10.4 3.8, 58.4 -12 3.8'))],
];

/** A panicle of lilac: florets of four petals, close together, over hearts of leaves. */
const floretsAt: readonly (readonly [number, number, number])[] = [
  [50, 3, 4],
  [45, 11, 4.6],
  [55, 12, 4.8],
  [40, 20, 5],
  [50, 20, 5.4],
  [60, 21, 5],
  [35, 30, 5.4],
  [45, 30, 5.8],
  [56, 31, 5.8],
  [66, 32, 5.2],
  [31, 41, 5.4],
  [41, 41, 6],
  [52, 42, 6.2],
  [62, 42, 6],
  [71, 43, 5.2],
  [35, 52, 5.8],
  [46, 53, 6.2],
  [57, 53, 6.2],
  [67, 53, 5.6],
  [42, 63, 5.6],
  [52, 64, 6],
  [61, 63, 5.4],
];
const florets = (parity: number, draw: (x: number, y: number, r: number, turn: number) => string): string =>
  floretsAt.flatMap(([x, y, r], k) => (k % 2 === parity ? [draw(x, y, r, (k * 37) % 90)] : [])).join('');
const cross = (x: number, y: number, r: number, turn: number): string => petals(x, y, 4, r * 1.18, r * 1.02, turn);
const pip = (x: number, y: number, r: number): string => oval(x, y, r * 0.22);
const lilacLeaf = (x: number, y: number, turn: number, size: number): string =>
  moved(form('0 2!, -7 0, -13 -8, -12 -18, -6 -29, 0 -38!, 6 -29, 12 -18, 13 -8, 7 0'), x, y, turn, size);
const lilacSprig: readonly Layer[] = [
  [brown, strokes('50 58 2.4, 50 76 3, 47 100 3.6', '50 80 2, 42 78 1.8, 34 76 1.4', '49 84 2, 58 82 1.8, 66 79 1.4')],
  [fir, lilacLeaf(37, 76, -104, 0.9) + lilacLeaf(64, 79, 100, 0.94)],
  [moss, lilacLeaf(46, 90, -142, 0.6) + lilacLeaf(51, 89, 146, 0.6)],
  [
    sage,
    strokes(
      '36 76 0.6, 20 79 1.3, 4 83 0.5',
      '65 79 0.6, 82 82 1.3, 98 85 0.5',
      '27 78 0.4, 22 72 1, 17 71 0.4',
      '24 79 0.4, 21 85 1, 17 87 0.4',
      '74 81 0.4, 79 75 1, 84 74 0.4',
      '76 82 0.4, 81 88 1, 85 90 0.4',
      '45 92 0.4, 39 98 1, 34 104 0.4',
      '52 91 0.4, 58 97 1, 62 103 0.4',
    ),
  ],
  [plum, form('50 -4, 57 8, 66 24, 75 42, 71 56, 60 68, 50 70, 40 66, 31 54, 27 42, 36 24, 44 8')],
  [violet, florets(0, cross)],
  [lilac, florets(1, cross)],
  [paper, florets(0, pip)],
  [gold, florets(1, pip)],
];

/** Forget-me-nots on a curling spray: five round petals about a yellow eye, pink buds, long leaves. */
const eyesAt: readonly (readonly [number, number, number, number])[] = [
  [50, 36, 15, 0],
  [24, 28, 12.4, 20],
  [74, 22, 12.8, -16],
  [72, 55, 12, 30],
  [34, 60, 11.4, 8],
];
const roundPetals = (x: number, y: number, r: number, from: number): string =>
  around(x, y, r * 0.56, 5, (from * Math.PI) / 180)
    .map(([a, b]) => oval(a, b, r * 0.46))
    .join('');
const forgetMeNot: readonly Layer[] = [
  [
    moss,
    strokes(
      '50 100 3, 50 76 2.6, 50 40 2',
      '50 82 2.4, 40 74 2, 33 60 1.8',
      '50 74 2.4, 62 68 2, 71 56 1.8',
      '50 58 2.2, 34 46 1.8, 25 30 1.6',
      '50 52 2.2, 66 40 1.8, 74 24 1.6',
      '44 24 1.4, 48 10 1.4, 42 2 1.2, 34 4 1',
      '50 30 1.6, 47 20 1.4, 48 12 1.2',
    ),
  ],
  [
    fir,
    leaf(50, 98, -52, 42, 12, 0.1) +
      leaf(50, 96, 54, 44, 12, -0.1) +
      leaf(50, 84, -82, 24, 8, 0.06) +
      leaf(51, 80, 92, 26, 8, -0.06),
  ],
  [sage, strokes('48 96 0.6, 32 86 1.4, 17 77 0.5', '52 94 0.6, 68 84 1.4, 85 72 0.5')],
  [
    rose,
    oval(34, 5, 3.4, 2.8) +
      oval(41, 1, 3.2, 3.6) +
      oval(49, 8, 3.4, 4) +
      oval(89, 44, 3.2, 3.6) +
      oval(14, 48, 3.2, 3.6),
  ],
  [moss, strokes('72 54 1.4, 82 52 1.3, 89 48 1', '34 58 1.4, 22 56 1.3, 14 52 1')],
  [azure, eyesAt.map(([x, y, r, from]) => roundPetals(x, y, r, from)).join('')],
  [
    cobalt,
    eyesAt
      .map(([x, y, r, from]) =>
        around(x, y, r * 0.52, 5, (from * Math.PI) / 180)
          .map(([a, b]) =>
            stroke(
              1.2,
              [x + (a - x) * 0.6, y + (b - y) * 0.6],
              [x + (a - x) * 1.1, y + (b - y) * 1.1],
              [x + (a - x) * 1.55, y + (b - y) * 1.55],
            ),
          )
          .join(''),
      )
      .join(''),
  ],
  [paper, eyesAt.map(([x, y, r, from]) => petals(x, y, 5, r * 0.42, r * 0.26, from + 36)).join('')],
  [gold, eyesAt.map(([x, y, r]) => oval(x, y, r * 0.22)).join('')],
  [rust, eyesAt.map(([x, y, r]) => oval(x, y, r * 0.09)).join('')],
];

/** Dunes of a desert, lit on one side and rippled, with a thorn bush and a low sun. */
const dunes: readonly Layer[] = [
  [gold, oval(70, 24, 14)],
  [fawn, form('4 74!, 6 62, 14 54, 26 42, 38 32!, 52 44, 66 54, 80 60, 92 63, 98 72!, 96 80, 50 84, 8 80')],
  [tan, form('38 32!, 52 44, 66 54, 80 60, 92 63, 98 72!, 84 73, 70 70, 52 64, 44 54, 42 44')],
  [straw, form('-2 88!, 4 80, 18 76, 36 70, 54 58, 66 52!, 78 62, 90 70, 100 76, 104 88!, 92 95, 50 99, 10 95')],
  [tan, form('66 52!, 78 62, 90 70, 100 76, 104 88!, 92 95, 78 97, 68 92, 72 82, 74 72, 71 62')],
  [
    brown,
    strokes(
      '4 86 0.6, 22 83 1.3, 42 76 1.2, 58 66 0.6',
      '4 91 0.6, 26 88 1.3, 48 81 1.2, 64 72 0.6',
      '10 95.6 0.6, 32 93 1.3, 52 87 1.2, 66 80 0.6',
      '8 66 0.6, 20 58 1.2, 32 46 0.6',
      '14 69 0.6, 26 62 1.2, 37 50 0.6',
      '24 70 0.6, 34 64 1.1, 41 56 0.6',
    ),
  ],
  [
    umber,
    strokes('86 88 2, 87 78 1.8, 88 68 1.2', '87 82 1.4, 81 76 1.2, 79 70 0.6', '87 80 1.4, 93 75 1.2, 96 68 0.6'),
  ],
  [
    moss,
    [
      [88, 64, 0],
      [82, 70, -50],
      [78, 68, -30],
      [94, 70, 40],
      [97, 66, 30],
      [84, 66, -16],
      [91, 64, 22],
    ]
      .map(([x = 0, y = 0, turn = 0]) => leaf(x, y + 3, turn, 9, 4.4))
      .join(''),
  ],
];

/** Fruit, houses and keepsakes of western India, and what journeys and gardens ask for beside them. */
export const bountyDrawings: readonly OwnDrawing[] = [
  {
    id: 'papaya',
    setting: 'garden',
    names: [
      'papaya, papayas, papaya half, papaya halves, halved papaya, halved papayas, cut papaya, cut papayas, papaya fruit, papaya fruits, papaya slice, papaya slices, papita',
      'पपीता, पपीते, कटा पपीता, कटे पपीते, पपीता फल',
      'પપૈયું, પપૈયાં, પપૈયા, કાપેલું પપૈયું, કાપેલાં પપૈયાં',
    ],
    layers: papaya,
  },
  {
    id: 'litchi',
    setting: 'garden',
    names: [
      'litchi, litchis, lychee, lychees, leechi, lichi, bunch of litchis, bunch of lychees, litchi bunch, litchi bunches, lychee bunch, lychee bunches, litchi fruit, lychee fruit',
      'लीची, लीचियां, लीचियाँ, लीची का गुच्छा, लीची के गुच्छे',
      'લીચી, લીચીઓ, લીચીનું ઝૂમખું, લીચીનાં ઝૂમખાં',
    ],
    layers: litchi,
  },
  {
    id: 'astronaut',
    setting: 'sky',
    names: [
      'astronaut, astronauts, cosmonaut, cosmonauts, spaceman, spacemen, antariksh yatri, avkash yatri',
      'अंतरिक्ष यात्री, अंतरिक्ष यात्रियों, अंतरिक्षयात्री, अंतरिक्ष यात्रीगण',
      'અવકાશયાત્રી, અવકાશયાત્રીઓ, અવકાશ યાત્રી, અંતરિક્ષયાત્રી, અંતરિક્ષ યાત્રી',
    ],
    layers: astronaut,
  },
  {
    id: 'bridle',
    setting: 'plain',
    names: [
      'bridle, bridles, horse bridle, horse bridles, reins, harness, horse harness, lagaam, lagam',
      'लगाम, लगामें, घोड़े की लगाम',
      'લગામ, લગામો, ઘોડાની લગામ',
    ],
    layers: bridle,
  },
  {
    id: 'bhunga',
    setting: 'plain',
    names: [
      'bhunga, bhungas, bhunga hut, bhunga huts, bhunga house, bhunga houses, round hut, round huts, kutchi hut, kutchi huts, kutch hut, kutch huts, mud hut, mud huts, bhoonga, bhoongas',
      'भुंगा, भूंगा, भुंगे, गोल झोपड़ी, गोल झोपड़ियां, कच्छी झोपड़ी, मिट्टी की झोपड़ी',
      'ભૂંગા, ભૂંગો, ભુંગા, ભુંગો, ગોળ ઝૂંપડી, ગોળ ઝૂંપડાં, કચ્છી ભૂંગા, કચ્છી ભૂંગો, માટીની ઝૂંપડી',
    ],
    layers: bhunga,
  },
  {
    id: 'mithai-box',
    setting: 'sweet',
    names: [
      'sweets box, sweets boxes, sweet box, sweet boxes, box of sweets, boxes of sweets, mithai box, mithai boxes, box of mithai, mithai ka dibba, mithai na box, mithai, indian sweets, indian sweet',
      'मिठाई का डिब्बा, मिठाई के डिब्बे, मिठाई का बॉक्स, मिठाइयों का डिब्बा, मिठाई, मिठाइयां, मिठाइयाँ',
      'મીઠાઈનો ડબ્બો, મીઠાઈના ડબ્બા, મીઠાઈનું બોક્સ, મીઠાઈનાં બોક્સ, મીઠાઈ, મીઠાઈઓ',
    ],
    layers: mithaiBox,
  },
  {
    id: 'wrapped-gift',
    setting: 'sweet',
    names: [
      'wrapped gift, gift, gift box, gifts, presents, gift boxes, birthday gift, birthday gifts, birthday present, birthday presents, wedding gift, wedding gifts, uphaar, tohfa, bhet',
      'तोहफ़ा, तोहफ़े, उपहार, उपहारों, गिफ़्ट, गिफ्ट, गिफ्ट बॉक्स, उपहार का डिब्बा',
      'ભેટ, સોગાદ, ભેટો, ગિફ્ટ, ગિફ્ટ બોક્સ, ભેટનું બોક્સ, ભેટનાં બોક્સ',
    ],
    layers: gift,
  },
  {
    id: 'garba-woman',
    setting: 'plain',
    names: [
      'woman dancing garba, women dancing garba, girl dancing garba, girls dancing garba, lady dancing garba, ladies dancing garba, woman playing garba, girl playing garba, girls playing garba, woman playing dandiya, girl playing dandiya, girls playing dandiya, woman with dandiya, woman with dandiya sticks, women with dandiya sticks, dandiya dancer, dandiya dancers, dandiya dance',
      'गरबा करती स्त्री, गरबा करती महिला, गरबा करती महिलाएं, गरबा खेलती स्त्री, गरबा खेलती महिला, गरबा खेलती महिलाएं, डांडिया खेलती स्त्री, डांडिया खेलती महिला, डांडिया खेलती महिलाएं, गरबा करती लड़की, डांडिया खेलती लड़की',
      'ગરબા રમતી સ્ત્રી, ગરબા રમતી સ્ત્રીઓ, ગરબે રમતી સ્ત્રી, ગરબે રમતી સ્ત્રીઓ, ગરબે ઘૂમતી સ્ત્રી, ગરબે ઘૂમતી સ્ત્રીઓ, ગરબા કરતી સ્ત્રી, ગરબા રમતી યુવતી, ગરબા રમતી છોકરી, દાંડિયા રમતી સ્ત્રી, દાંડિયા રમતી સ્ત્રીઓ, દાંડિયા રમતી યુવતી, દાંડિયા રમતી છોકરી',
    ],
    layers: garba,
    leastCells: 2,
  },
  {
    id: 'lilac-sprig',
    setting: 'garden',
    names: [
      'lilacs, lilac sprig, lilac sprigs, lilac branch, lilac branches, lilac bunch, lilac bunches, lilac bouquet, lilac bush, lilac tree, lilac bloom, sprig of lilac, sprigs of lilac, bunch of lilac, bunches of lilac, branch of lilac, branches of lilac, lilac plant',
      'लाइलैक की टहनी, लाइलैक की टहनियां, लाइलैक का फूल, लाइलैक के फूल',
      'લાઇલેકની ડાળી, લાઇલેકનું ફૂલ, લાઇલેકનાં ફૂલ, લાઇલેકના ફૂલ',
    ],
    layers: lilacSprig,
  },
  {
    id: 'forget-me-not',
    setting: 'garden',
    names: [
      'forget-me-not, forget-me-nots, forget me not, forget me nots, forget-me-not flower, forget-me-not flowers, forget-me-not sprig, forget-me-not sprigs',
      'फॉरगेट मी नॉट, फ़ॉरगेट मी नॉट',
      'ફરગેટ મી નોટ, ફોરગેટ મી નોટ',
    ],
    layers: forgetMeNot,
  },
  {
    id: 'desert',
    setting: 'plain',
    names: [
      'desert, deserts, desert dunes, sand dunes, sand dune, dune, dunes, thar desert, thar, registan, rann of kutch, white rann',
      'रेगिस्तान, मरुस्थल, रेत के टीले, मरुभूमि, थार',
      'રણ, રણમાં, રણપ્રદેશ, રેતીના ઢૂવા, રેતીના ટેકરા, કચ્છનું રણ, કચ્છના રણમાં, મરુભૂમિ',
    ],
    layers: dunes,
  },
];
