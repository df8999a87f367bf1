// long: places of drawings
import { form, leaf, limb, moved, petals, ring, spread, strokes } from './draw-forms.ts';
import { bar, corners, type Layer, type OwnDrawing, oval } from './draw-layers.ts';

const [ink, paper, cream] = ['#2c2622', '#fdf7ea', '#f0e0bd'];
const [wood, dark, tan] = ['#a8754a', '#6b452b', '#d7a566'];
const [red, ruby, rose] = ['#c8443a', '#8f2438', '#e28a86'];
const [gold, orange, teal, navy] = ['#e6b23c', '#e0862c', '#3f8288', '#2f4f78'];
const [leafy, deep, lime] = ['#86ad55', '#4b7a42', '#c3d693'];
const [slate, mist, pale] = ['#5d7f8f', '#a9c3c9', '#dfe6dc'];

const typewriter: readonly Layer[] = [
  [paper, form('29 0!, 71 2!, 70 34!, 30 34!')],
  [
    slate,
    strokes(
      '35 8 0.6, 50 8.600 1.2, 65 9 0.6',
      '35 14 0.6, 48 14.500 1.2, 60 15 0.6',
      '35 20 0.6, 50 20.600 1.2, 65 21 0.6',
      '35 26 0.6, 46 26.300 1.2, 55 26.600 0.6',
    ),
  ],
  [dark, bar(10, 30, 80, 8, 3) + bar(4, 31, 6, 6, 1.4) + bar(90, 31, 6, 6, 1.4) + limb('12 30 2.2, 8 22 2, 3 19 3.4')],
  [teal, form('20 38!, 80 38!, 82 46, 86 60, 94 86!, 95 93, 90 97!, 10 97!, 5 93, 6 86!, 14 60, 18 46')],
  [cream, form('34 43!, 66 43!, 69 51, 62 58, 50 60, 38 58, 31 51')],
  [
    ink,
    spread(9, (_, s) => limb(`50 59 1, ${44 + s * 12} 52 0.9, ${36 + s * 28} ${46.5 - Math.sin(s * Math.PI) * 2} 0.6`)),
  ],
  [gold, oval(24.5, 49, 6.5, 5.5) + oval(75.5, 49, 6.5, 5.5)],
  [dark, ring(24.5, 49, 4, 1.2) + oval(24.5, 49, 1.4) + ring(75.5, 49, 4, 1.2) + oval(75.5, 49, 1.4)],
  [ink, form('17 64!, 83 64!, 91 91!, 9 91!')],
  [
    cream,
    [0, 1, 2]
      .map((row) =>
        Array.from({ length: 9 }, (_, k) =>
          oval(24 - row * 2.6 + k * (6.5 + row * 0.65), 69 + row * 6.8, 2.5, 2.2),
        ).join(''),
      )
      .join('') + bar(28, 86.5, 44, 3.4, 1.6),
  ],
];

const inkwell: readonly Layer[] = [
  [cream, form('58 42!, 62 30, 72 14, 88 0, 98 -8!, 99 4, 94 18, 84 32, 70 42, 61 48!')],
  [
    tan,
    strokes(
      '58 48 1.6, 72 26 1.4, 97 -6 0.5',
      '68 36 0.5, 76 36 1, 82 33 0.4',
      '73 29 0.5, 82 27 1, 90 22 0.4',
      '79 20 0.5, 87 16 1, 95 10 0.4',
      '63 36 0.4, 66 30 0.9, 67 24 0.4',
      '72 25 0.4, 75 18 0.9, 77 12 0.4',
    ),
  ],
  [dark, form('42 40!, 64 40!, 65 47!, 41 47!')],
  [
    mist,
    form('43 47!, 63 47!, 64 53, 74 57, 84 62, 88 70!, 89 92!, 85 97, 21 97, 17 92!, 18 70!, 22 62, 32 57, 42 53'),
  ],
  [navy, form('20 72!, 32 70, 50 72, 68 70, 86 72!, 86.500 90, 83 94, 23 94, 19.500 90')],
  [pale, form('24 70!, 28 64, 36 60, 42 58, 36 64, 30 70, 28 82, 28 90!, 24 88')],
  [paper, form('36 68!, 70 68!, 72 72!, 72 88!, 70 90!, 36 90!, 34 88!, 34 72!')],
  [gold, oval(53, 79, 9, 7)],
  [
    dark,
    strokes('47 82 0.6, 50 76 1.2, 53 74 1, 55 78 1, 52 82 1, 57 82 0.9, 60 78 0.5') +
      strokes('40 71 0.4, 53 70.600 0.9, 66 71 0.4', '40 87.500 0.4, 53 88 0.9, 66 87.500 0.4'),
  ],
];

/** Strands of a ball of yarn: arcs across it, so many, bent by `bow`. */
const strands = (turn: number, from: number, to: number, count: number, bow: number, half: number): string =>
  spread(count, (_, s) => {
    const y = from + (to - from) * s;
    const w = Math.sqrt(Math.max(1, 34 * 34 - y * y)) * half;
    return moved(
      limb(
        `${-w} ${y + bow * 0.4} 0.7, ${-w * 0.4} ${y - bow * 0.6} 1.3, ${w * 0.4} ${y - bow * 0.6} 1.3, ${w} ${y + bow * 0.4} 0.7`,
      ),
      46,
      52,
      turn,
    );
  });

const yarnBall: readonly Layer[] = [
  [wood, strokes('20 2 2.6, 50 50 2.6, 74 92 1.4', '84 6 2.6, 50 50 2.6, 18 88 1.4')],
  [gold, oval(19, 1, 3.6) + oval(85, 5, 3.6)],
  [
    red,
    oval(46, 52, 35) + limb('64 80 2.6, 78 90 2.6, 90 86 2.6, 94 76 2.4, 86 72 2.4, 82 80 2.2, 90 94 2.2, 104 96 1.6'),
  ],
  [rose, moved(form('-32 -6!, -20 -20, 0 -27, 20 -22, 32 -8!, 22 8, 4 16, -18 10'), 46, 52, -32)],
  [
    ruby,
    strands(-32, -17, 8, 6, 5, 0.86) +
      strands(48, 12, 29, 4, -5, 0.8) +
      strands(-82, 15, 29, 4, -5, 0.72) +
      strands(150, 20, 30, 3, -4, 0.7),
  ],
];

const swing: readonly Layer[] = [
  [
    wood,
    bar(2, 0, 96, 7, 2) +
      form('6 7!, 15 7!, 13 11, 15 15, 12 100!, 9 100!, 6 15, 8 11') +
      form('94 7!, 85 7!, 87 11, 85 15, 88 100!, 91 100!, 94 15, 92 11'),
  ],
  [
    gold,
    spread(11, (_, s) => oval(10 + s * 80, 3.5, 1.5)) +
      oval(10.5, 18, 3) +
      oval(89.5, 18, 3) +
      oval(10.5, 58, 2.4) +
      oval(89.5, 58, 2.4),
  ],
  [
    dark,
    [27, 36, 64, 73]
      .map((x) => spread(10, (_, s) => ring(x + (x < 50 ? -1 : 1) * s * 2, 10 + s * 50, 2.6, 1.1)))
      .join(''),
  ],
  [red, form('24 66!, 28 57, 40 55, 50 59!, 60 55, 72 57, 76 66!')],
  [ruby, form('20 64!, 80 64!, 82 69, 80 73!, 20 73!, 18 69')],
  [
    gold,
    spread(9, (_, s) => corners([24 + s * 52, 66], [26.6 + s * 52, 68.6], [24 + s * 52, 71.2], [21.4 + s * 52, 68.6])),
  ],
  [wood, form('16 73!, 84 73!, 86 77, 84 80!, 16 80!, 14 77')],
  [
    teal,
    spread(10, (_, s) =>
      form(
        `${19 + s * 62 - 3} 80!, ${19 + s * 62 + 3} 80!, ${19 + s * 62 + 1.6} 87, ${19 + s * 62} 91!, ${19 + s * 62 - 1.6} 87`,
      ),
    ),
  ],
];

const hammerhead: readonly Layer[] = [
  [
    slate,
    form('42 40!, 30 44, 18 54, 10 66!, 24 63, 36 60, 44 58') +
      form('58 40!, 70 44, 82 54, 90 66!, 76 63, 64 60, 56 58') +
      form('46 70!, 40 74, 37 80!, 44 79, 48 77') +
      form('56 70!, 62 74, 65 79!, 58 79, 54 77'),
  ],
  [slate, form('52 86!, 46 90, 36 92, 26 100!, 40 101, 50 98, 56 96!, 64 102, 76 104, 86 112!, 82 100, 72 92, 60 88')],
  [mist, form('40 24!, 38 36, 39 50, 43 64, 48 76, 51 90, 54 98!, 57 96, 57 84, 60 70, 62 52, 62 36, 60 24!')],
  [
    slate,
    form(
      '44 26!, 43 40, 45 54, 48 66, 51 78, 53 90, 54.500 96!, 55.500 88, 55.500 76, 56.500 64, 58 52, 57.500 38, 56 26!',
    ),
  ],
  [
    navy,
    form(
      '7 8!, 3 14, 5 22, 10 25!, 22 24, 34 27, 42 33, 50 35, 58 33, 66 27, 78 24, 90 25!, 95 22, 97 14, 93 8!, 80 9, 66 7, 58 9, 50 8, 42 9, 34 7, 20 9',
    ),
  ],
  [paper, oval(6.5, 16, 2.6) + oval(93.5, 16, 2.6)],
  [ink, oval(6, 16, 1.4) + oval(94, 16, 1.4)],
  [
    mist,
    strokes(
      '14 14 0.5, 30 13 1.2, 44 15 0.5',
      '56 15 0.5, 70 13 1.2, 86 14 0.5',
      '26 19 0.4, 36 20.500 1, 44 24 0.4',
      '56 24 0.4, 64 20.500 1, 74 19 0.4',
    ),
  ],
  [
    navy,
    form('50 50!, 48 58, 49.500 66!, 52 72, 53 60') +
      strokes(
        '40 40 0.5, 38.500 43 1.100, 40 46 0.4',
        '40.500 45 0.5, 39.500 48 1.100, 41 51 0.4',
        '60 40 0.5, 61.500 43 1.100, 60.500 46 0.4',
        '60 45 0.5, 61 48 1.100, 60 51 0.4',
        '20 57 0.5, 28 52 1.1, 36 48 0.4',
        '80 57 0.5, 72 52 1.1, 64 48 0.4',
      ),
  ],
];

const turban: readonly Layer[] = [
  [gold, form('66 26!, 64 14, 68 0, 78 -8, 88 -6, 90 2, 84 4!, 80 0, 76 6, 76 16, 74 28!')],
  [red, form('78 66!, 90 70, 96 82, 98 98!, 90 96, 82 100!, 80 86, 72 76')],
  [red, form('8 66, 6 52, 12 36, 26 24, 44 18, 62 20, 78 28, 88 42, 92 58, 88 70, 74 78, 52 81, 30 79, 14 74')],
  [
    orange,
    form('10 56!, 22 42, 40 32, 62 28, 80 32!, 86 40, 66 38, 46 42, 28 52, 14 66!') +
      form('16 74!, 32 62, 52 54, 74 52, 91 56!, 91 64, 74 62, 54 66, 36 76!, 26 79'),
  ],
  [
    ruby,
    strokes(
      '9 60 0.5, 24 46 1.3, 44 36 1.2, 70 32 1, 84 36 0.4',
      '12 68 0.5, 28 54 1.3, 48 44 1.2, 72 41 1, 88 46 0.4',
      '15 74 0.5, 32 61 1.3, 52 52 1.2, 74 50 1, 91 55 0.4',
      '27 79 0.5, 40 73 1.2, 58 65 1.2, 76 62 1, 91 65 0.4',
      '44 81 0.5, 58 74 1.2, 74 70 1, 88 71 0.4',
      '20 30 0.5, 36 24 1.2, 54 22 1, 68 24 0.4',
      '84 76 0.4, 89 84 1.2, 92 94 0.4',
    ),
  ],
  [gold, form('68 22!, 74 26, 77 34, 74 44, 69 50!, 64 44, 61 34, 63 26') + oval(69, 55, 2.4)],
  [teal, oval(69, 36, 4.6, 6)],
  [
    paper,
    [58, 52, 45, 38].map((x, k) => oval(x, 41 + k * 2.4, 1.7)).join('') +
      [80, 85].map((x, k) => oval(x, 41 + k * 3, 1.6)).join(''),
  ],
];

const spool: readonly Layer[] = [
  [tan, form('18 6!, 72 6!, 74 10, 72 15!, 18 15!, 16 10') + form('18 84!, 72 84!, 74 89, 72 94!, 18 94!, 16 89')],
  [red, form('24 15!, 66 15!, 68 26, 66 50, 68 72, 66 84!, 24 84!, 22 72, 24 50, 22 26')],
  [
    ruby,
    spread(11, (_, s) =>
      limb(`23.500 ${19 + s * 58} 0.7, 40 ${21 + s * 58} 1.2, 56 ${22.5 + s * 58} 1.2, 66.500 ${23 + s * 58} 0.6`),
    ),
  ],
  [dark, strokes('20 10.500 0.5, 44 11.500 1.1, 70 10.500 0.4', '20 89.500 0.5, 44 90.500 1.1, 70 89.500 0.4')],
  [slate, limb('96 16 0.6, 92 40 2, 86 70 3, 83 86 2.6')],
  [paper, limb('84.400 78 0.7, 83.800 82 1.1, 83.400 85 0.5')],
  [red, limb('66 74 1.3, 76 70 1.4, 80 78 1.4, 83.500 83 1.3, 86 94 1.3, 78 100 1.2, 70 98 0.9')],
];

const bow: readonly Layer[] = [
  [
    ruby,
    form('44 46!, 36 58, 28 74, 18 92!, 28 90, 36 98!, 44 80, 50 62, 52 50') +
      form('56 46!, 64 58, 72 74, 82 92!, 72 90, 64 98!, 56 80, 50 62, 48 50'),
  ],
  [
    red,
    form('48 40!, 38 26, 22 16, 8 18, 2 30, 3 46, 10 58, 24 60, 38 52, 48 46!') +
      form('52 40!, 62 26, 78 16, 92 18, 98 30, 97 46, 90 58, 76 60, 62 52, 52 46!'),
  ],
  [
    ruby,
    form('44 42!, 34 36, 22 32, 12 34, 9 40, 14 46, 26 48, 38 46') +
      form('56 42!, 66 36, 78 32, 88 34, 91 40, 86 46, 74 48, 62 46'),
  ],
  [
    rose,
    strokes(
      '42 36 0.5, 30 26 1.6, 16 23 0.5',
      '58 36 0.5, 70 26 1.6, 84 23 0.5',
      '38 66 0.5, 33 76 1.6, 27 86 0.5',
      '62 66 0.5, 67 76 1.6, 73 86 0.5',
      '42 48 0.5, 30 54 1.4, 18 54 0.5',
      '58 48 0.5, 70 54 1.4, 82 54 0.5',
    ),
  ],
  [red, form('43 36, 50 34, 57 36, 59 43, 57 51, 50 53, 43 51, 41 43')],
  [
    ruby,
    strokes(
      '45 37 0.5, 46.500 43 1.2, 45 50 0.5',
      '50 36 0.5, 50.500 43 1, 50 51 0.5',
      '55 37 0.5, 53.500 43 1.2, 55 50 0.5',
    ),
  ],
];

const pipal: readonly Layer[] = [
  [deep, limb('62 -2 1.8, 56 8 2, 50 17 2.4')],
  [
    leafy,
    form(
      '50 16!, 42 10, 28 10, 14 20, 8 36, 13 52, 26 64, 38 72, 45 82, 48 92, 52 106!, 54 92, 57 82, 64 72, 76 64, 88 52, 92 36, 86 20, 72 10, 58 10',
    ),
  ],
  [deep, form('50 16!, 58 10, 72 10, 86 20, 92 36, 88 52, 76 64, 64 72, 57 82, 54 92, 52 106!, 51 70, 50 40')],
  [
    lime,
    limb('50 18 1.4, 50.500 50 1.2, 51 80 0.8, 52 100 0.4') +
      strokes(
        '50 24 0.9, 36 20 0.8, 22 24 0.4',
        '50 34 0.9, 32 34 0.8, 13 40 0.4',
        '50 46 0.9, 34 50 0.8, 18 54 0.4',
        '50.500 58 0.8, 40 63 0.7, 30 66 0.4',
        '50 24 0.9, 64 20 0.8, 78 24 0.4',
        '50 34 0.9, 68 34 0.8, 87 40 0.4',
        '50 46 0.9, 66 50 0.8, 82 54 0.4',
        '50.500 58 0.8, 61 63 0.7, 71 66 0.4',
        '51 70 0.7, 46 74 0.6, 43 77 0.3',
        '51 70 0.7, 56 74 0.6, 59 77 0.3',
      ),
  ],
];

/** A spray hangs from its stalk: flowers of five petals, smaller towards its end, buds last. */
const hangings: readonly (readonly [x: number, y: number, size: number])[] = [
  [34, 30, 7.4],
  [47, 34, 7.4],
  [33, 44, 7],
  [48, 49, 6.8],
  [37, 58, 6.4],
  [49, 64, 5.8],
  [39, 72, 5.2],
  [76, 32, 6.4],
  [86, 37, 6.2],
  [75, 46, 5.8],
  [85, 52, 5.2],
  [78, 60, 4.6],
];
const amaltas: readonly Layer[] = [
  [dark, strokes('0 12 3, 26 10 2.8, 60 13 2.4, 98 8 1.6')],
  [
    deep,
    strokes('38 12 1.3, 41 40 1.1, 44 70 0.9, 45 92 0.6', '80 11 1.2, 81 36 1, 81 60 0.8, 82 80 0.5') +
      [
        [14, 11, -24],
        [24, 10, 22],
        [56, 12, -16],
        [66, 12, 30],
        [92, 9, 16],
        [6, 13, 196],
        [60, 14, 170],
        [97, 9, 140],
      ]
        .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn, 22, 10))
        .join(''),
  ],
  [
    gold,
    hangings.map(([x, y, size], k) => petals(x, y, 5, size, size * 0.86, k * 31)).join('') +
      oval(42, 80, 2.6, 3) +
      oval(47, 84, 2.3, 2.7) +
      oval(44, 90, 2, 2.4) +
      oval(45.5, 95, 1.6, 2) +
      oval(80, 69, 2.2, 2.6) +
      oval(83.5, 74, 1.9, 2.3) +
      oval(82, 80, 1.6, 2),
  ],
  [
    orange,
    hangings
      .map(
        ([x, y, size]) =>
          oval(x, y, size * 0.24) +
          [0, 1, 2]
            .map((k) =>
              limb(
                `${x} ${y} 0.7, ${x + Math.sin(k * 2.1 + x) * size * 0.5} ${y + size * 0.4} 0.6, ${x + Math.sin(k * 2.1 + x) * size * 0.66} ${y + size * 0.2} 0.9`,
              ),
            )
            .join(''),
      )
      .join(''),
  ],
];

const pinwheel = form('0 0!, -2 -5, -1 -11, -5 -16, -2 -20, 2 -17, 5 -19, 7 -14, 5 -8');
const parijats: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [36, 34, 8, 1],
  [66, 28, 30, 0.86],
  [58, 58, -12, 0.92],
];
const parijatLeaves = [
  [42, 80, -62, 42, 22],
  [48, 76, 70, 44, 22],
  [46, 88, -104, 30, 15],
  [56, 40, 78, 34, 17],
  [30, 52, -70, 30, 15],
] as const;
const parijat: readonly Layer[] = [
  [
    deep,
    strokes(
      '42 100 2.6, 46 84 2.2, 48 66 1.9, 50 50 1.6',
      '47 70 1.4, 36 52 1.3, 34 38 1.2',
      '49 56 1.3, 62 42 1.2, 66 32 1.1',
    ) +
      parijatLeaves
        .map(([x, y, turn, length, width]) => leaf(x, y, turn, length, width, turn < 0 ? 0.05 : -0.05))
        .join(''),
  ],
  [
    lime,
    parijatLeaves
      .map(([x, y, turn, length]) => moved(limb(`0 -2 1, 0 ${-length * 0.5} 0.9, 0 ${-length * 0.86} 0.4`), x, y, turn))
      .join(''),
  ],
  [orange, strokes('20 66 3.4, 22 58 2.6, 24 54 2.2', '86 54 3.2, 82 48 2.6, 80 45 2.2')],
  [
    paper,
    parijats
      .map(([x, y, turn, scale]) =>
        [0, 60, 120, 180, 240, 300].map((step) => moved(pinwheel, x, y, turn + step, scale)).join(''),
      )
      .join(''),
  ],
  [
    tan,
    parijats
      .map(([x, y, turn, scale]) =>
        [0, 60, 120, 180, 240, 300]
          .map((step) => moved(limb('0 -6 0.5, 1.500 -10 1.1, 1 -14 0.4'), x, y, turn + step, scale))
          .join(''),
      )
      .join(''),
  ],
  [orange, parijats.map(([x, y, , scale]) => oval(x, y, 4.6 * scale)).join('')],
  [
    paper,
    [20, 86]
      .map((x, k) =>
        moved(
          form('0 0!, -5 -5, -4 -12, 1 -16, 5 -12, 5 -4'),
          x + (k === 0 ? 4 : -6),
          k === 0 ? 54 : 45,
          k === 0 ? 24 : -36,
        ),
      )
      .join(''),
  ],
];

const bells: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [30, 36, 8, 1.1],
  [70, 30, -8, 1.1],
];
const snowdrop: readonly Layer[] = [
  [
    deep,
    strokes(
      '46 99 2.6, 46 70 2.2, 44 38 1.8, 38 24 1.6, 32 26 1.4, 30 36 1.2',
      '54 99 2.4, 56 66 2, 58 34 1.8, 62 18 1.6, 68 19 1.4, 70 30 1.2',
    ),
  ],
  [
    leafy,
    leaf(48, 100, -34, 70, 11, -0.06) +
      leaf(52, 100, 32, 72, 11, 0.06) +
      leaf(47, 100, -12, 52, 9, -0.04) +
      leaf(53, 100, 14, 48, 9, 0.05),
  ],
  [
    deep,
    strokes('46 97 0.5, 32 74 1.2, 14 46 0.4', '54 97 0.5, 68 74 1.2, 86 44 0.4') +
      leaf(38, 25, -20, 16, 4, 0.2) +
      leaf(62, 19, 16, 16, 4, -0.2),
  ],
  [
    paper,
    bells
      .map((where) =>
        moved(
          form('0 2!, -8 8, -15 20, -15 32, -10 37!, -4 28, -1 14') +
            form('0 2!, 8 8, 15 20, 15 32, 10 37!, 4 28, 1 14'),
          ...where,
        ),
      )
      .join(''),
  ],
  [pale, bells.map((where) => moved(form('0 3!, -5 12, -7 25, -4 36, 0 39!, 4 36, 7 25, 5 12'), ...where)).join('')],
  [
    leafy,
    bells
      .map((where) =>
        moved(
          form('-4 -1!, -5 4, -2 7, 2 7, 5 4, 4 -1!') + form('-3.500 32!, 0 28, 3.500 32!, 2 35.500, 0 33!, -2 35.500'),
          ...where,
        ),
      )
      .join(''),
  ],
  [
    mist,
    bells
      .map((where) =>
        moved(
          strokes('-6 12 0.4, -11 22 1, -11 31 0.4', '6 12 0.4, 11 22 1, 11 31 0.4', '0 11 0.4, 0 18 1, 0 24 0.4'),
          ...where,
        ),
      )
      .join(''),
  ],
];

const spire: readonly (readonly [x: number, y: number, size: number])[] = [
  [40, 70, 9.4],
  [58, 66, 9.2],
  [49, 58, 9],
  [38, 52, 8.4],
  [60, 49, 8.2],
  [49, 42, 8],
  [41, 34, 7],
  [57, 31, 6.8],
  [49, 24, 6.2],
];
const delphiniumLeaf = form(
  '0 0!, -8 -6, -20 -4!, -13 -12, -22 -20!, -12 -20, -14 -33!, -6 -24, 0 -38!, 6 -24, 14 -33!, 12 -20, 22 -20!, 13 -12, 20 -4!, 8 -6',
);
const delphinium: readonly Layer[] = [
  [
    deep,
    strokes('50 100 3, 49 70 2.6, 50 30 2, 50 2 1') +
      moved(delphiniumLeaf, 48, 92, -64, 0.96) +
      moved(delphiniumLeaf, 52, 90, 64, 0.96),
  ],
  [
    lime,
    [-64, 64]
      .map((turn, k) =>
        moved(
          strokes(
            '0 -1 0.9, 0 -16 0.8, 0 -32 0.3',
            '0 -2 0.8, -6 -14 0.7, -11 -27 0.3',
            '0 -2 0.8, 6 -14 0.7, 11 -27 0.3',
            '0 -2 0.7, -10 -9 0.6, -18 -17 0.3',
            '0 -2 0.7, 10 -9 0.6, 18 -17 0.3',
          ),
          k === 0 ? 48 : 52,
          k === 0 ? 92 : 90,
          turn,
          0.96,
        ),
      )
      .join(''),
  ],
  [
    '#4f6fb0',
    spire
      .filter((_, k) => k % 3 !== 2)
      .map(([x, y, size], k) => petals(x, y, 5, size, size * 0.92, k * 23))
      .join('') +
      oval(46, 15, 3, 3.6) +
      oval(53.5, 13, 2.8, 3.4) +
      oval(48, 8, 2.2, 2.8) +
      oval(51.5, 4, 1.8, 2.2),
  ],
  [
    '#8fa9d8',
    spire
      .filter((_, k) => k % 3 === 2)
      .map(([x, y, size], k) => petals(x, y, 5, size, size * 0.92, k * 37))
      .join(''),
  ],
  [
    navy,
    spire
      .map(([x, y, size], k) =>
        [0, 72, 144, 216, 288]
          .map((step) =>
            moved(limb(`0 ${-size * 0.36} 0.4, 0 ${-size * 0.58} 0.9, 0 ${-size * 0.8} 0.3`), x, y, step + k * 23),
          )
          .join(''),
      )
      .join(''),
  ],
  [paper, spire.map(([x, y, size]) => oval(x, y, size * 0.27)).join('')],
];

/** What people name and no library draws. */
export const keepsakeDrawings: readonly OwnDrawing[] = [
  {
    id: 'typewriter',
    setting: 'plain',
    names: ['typewriter, typewriters, type writer', 'टाइपराइटर', 'ટાઇપરાઇટર'],
    layers: typewriter,
  },
  {
    id: 'inkwell',
    setting: 'plain',
    names: [
      'inkwell, inkwells, ink bottle, ink bottles, ink pot, ink pots, inkpot, inkpots, inkwell bottle, dawat',
      'स्याही की बोतल, दवात',
      'શાહીનો ખડિયો, ખડિયો',
    ],
    layers: inkwell,
  },
  {
    id: 'yarn-ball',
    setting: 'plain',
    names: [
      'yarn ball, yarn balls, ball of yarn, balls of yarn, ball of wool, balls of wool, wool ball, wool balls, oon ka gola',
      'ऊन का गोला, ऊन के गोले',
      'ઊનનો દડો, ઊનના દડા',
    ],
    layers: yarnBall,
  },
  {
    id: 'swing',
    setting: 'plain',
    names: [
      'swings, swing motif, swing print, garden swing, wooden swing, jhoola, jhula, jhule, hindola, hinchko',
      'झूला, झूले, हिंडोला',
      'હીંચકો, ઝૂલો, હીંચકા, હિંડોળો',
    ],
    layers: swing,
  },
  {
    id: 'hammerhead-shark',
    setting: 'sea',
    names: ['hammerhead shark, hammerhead sharks, hammerhead, hammerheads', 'हथौड़ा शार्क', 'હથોડી શાર્ક'],
    layers: hammerhead,
  },
  {
    id: 'turban',
    setting: 'plain',
    names: ['turban, turbans, pagdi, pagri, safa, paghdi', 'पगड़ी, पगड़ियां, साफा, साफ़ा', 'પાઘડી, પાઘડીઓ, સાફો'],
    layers: turban,
  },
  {
    id: 'thread-spool',
    setting: 'plain',
    names: [
      'spool of thread, spools of thread, thread spool, thread spools, thread reel, thread reels, bobbin, bobbins, cotton reel, cotton reels',
      'धागे की रील, धागे की रीलें',
      'દોરાની રીલ, દોરાની રીલો',
    ],
    layers: spool,
  },
  {
    id: 'ribbon-bow',
    setting: 'plain',
    names: ['ribbon bow, ribbon bows, bow of ribbon, bows of ribbon, ribbon knot', 'रिबन की गांठ', 'રિબનની ગાંઠ'],
    layers: bow,
  },
  {
    id: 'pipal-leaf',
    setting: 'garden',
    names: [
      'pipal leaf, pipal leaves, peepal leaf, peepal leaves, peepul leaf, bodhi leaf, bodhi leaves, pipal ka patta',
      'पीपल का पत्ता, पीपल के पत्ते',
      'પીપળાનું પાન, પીપળાનાં પાન',
    ],
    layers: pipal,
  },
  {
    id: 'amaltas',
    setting: 'garden',
    names: ['amaltas, laburnum, golden shower, golden shower tree, garmalo', 'अमलतास', 'ગરમાળો'],
    layers: amaltas,
  },
  {
    id: 'parijat',
    setting: 'garden',
    names: [
      'harsingar, parijat flower, parijat flowers, night flowering jasmine, parijatak',
      'पारिजात के फूल, हरसिंगार',
      'પારિજાતનાં ફૂલ, પારિજાતક',
    ],
    layers: parijat,
  },
  { id: 'snowdrop', setting: 'garden', names: ['snowdrop, snowdrops', 'स्नोड्रॉप', 'સ્નોડ્રોપ'], layers: snowdrop },
  {
    id: 'delphinium',
    setting: 'garden',
    names: ['delphinium, delphiniums, larkspur, larkspurs', 'डेल्फिनियम', 'ડેલ્ફિનિયમ'],
    layers: delphinium,
  },
];
