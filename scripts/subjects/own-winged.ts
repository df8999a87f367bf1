// long: places of drawings
import { type FigureDrawing, figure } from './draw-figure.ts';
import { form, leaf, limb, mirrored, moved, petals } from './draw-forms.ts';
import { oval } from './draw-layers.ts';
import { almond, area, beside, drop, onLine, type Spot, scales, stroke } from './draw-marks.ts';

const fishDyes = {
  body: '#3f8288',
  deep: '#235660',
  bright: '#b7d3c9',
  second: '#d9786a',
  third: '#e0b04a',
  heart: '#b5523b',
};
const halves = [2, 10.5, 15.5, 18.5, 19, 17.5, 14.5, 10.5, 6.8, 4];

/** A fish along a line from its snout to the root of its tail: all that it has lies by shares of the line and of its half width. */
const fish = (own: Pick<FigureDrawing, 'id' | 'setting' | 'names'>, spine: readonly Spot[]): FigureDrawing => {
  const half = (t: number): number => {
    const at = Math.min(1, Math.max(0, t)) * (halves.length - 1);
    const k = Math.min(halves.length - 2, Math.floor(at));
    return (halves[k] ?? 0) + ((halves[k + 1] ?? 0) - (halves[k] ?? 0)) * (at - k);
  };
  const at = (t: number, s: number): Spot => beside(spine, t, s * half(t));
  const side = (s: number, ...shares: readonly number[]): Spot[] => shares.map((t) => at(t, s));
  const root = onLine(spine, 1);
  const tail = (d: string): string => moved(d, root.at[0], root.at[1], (root.turn * 180) / Math.PI);
  const all = [0, 0.08, 0.18, 0.3, 0.44, 0.58, 0.72, 0.86, 1];
  const fins = [0.34, 0.42, 0.5, 0.58, 0.66];
  return figure(own, fishDyes, [
    [
      'second',
      tail(
        form('-4 -3!, 4 -9, 11 -18, 20 -27!, 22 -18, 19 -9, 12 -1!, 19 8, 23 18, 21 28!, 11 19, 4 10, -4 3!') +
          form('-2 -3!, 8 -6, 16 -3, 19 0!, 16 3, 8 6, -2 3!'),
      ) +
        area(
          at(0.26, -0.9),
          at(0.34, -1.5),
          at(0.46, -1.86),
          at(0.6, -1.9),
          at(0.68, -2.1),
          at(0.72, -1.3),
          at(0.78, -0.9),
        ) +
        area(at(0.46, 0.9), at(0.5, 1.4), at(0.56, 1.75), at(0.6, 1.3), at(0.62, 0.9)) +
        area(at(0.74, 0.9), at(0.8, 1.9), at(0.88, 2.3), at(0.88, 1.5), at(0.88, 0.8)),
    ],
    [
      'light~',
      tail(
        stroke(0.9, [2, -5], [11, -14], [18, -22]) +
          stroke(0.9, [4, -3], [13, -9], [19, -14]) +
          stroke(0.9, [2, 5], [11, 14], [19, 23]) +
          stroke(0.9, [4, 3], [13, 9], [19, 14]),
      ) + fins.map((t) => stroke(0.8, at(t, -1.04), at(t + 0.04, -1.4), at(t + 0.06, -1.72))).join(''),
    ],
    ['body', area(...side(-1, ...all), ...side(1, ...[...all].reverse()))],
    ['bright', area(...side(0.94, 0.06, 0.16, 0.3, 0.46, 0.62, 0.78, 0.92), ...side(0.5, 0.8, 0.62, 0.44, 0.28, 0.14))],
    ['deep~', scales(spine, (t) => half(t) * 0.96, { from: 0.33, to: 0.94, rows: 10, across: 6, width: 0.9 })],
    [
      'deep',
      area(
        ...side(-0.98, 0.01, 0.08, 0.16, 0.23),
        at(0.29, -0.5),
        at(0.31, 0),
        at(0.28, 0.5),
        ...side(0.98, 0.22, 0.14, 0.06),
      ),
    ],
    [
      'third',
      area(
        at(0.23, -0.98),
        at(0.29, -0.5),
        at(0.31, 0),
        at(0.28, 0.5),
        at(0.22, 0.98),
        at(0.27, 0.98),
        at(0.33, 0.5),
        at(0.36, 0),
        at(0.34, -0.5),
        at(0.28, -0.98),
      ),
    ],
    [
      'heart~',
      [-0.78, -0.52, -0.26, 0, 0.26, 0.52, 0.78].map((s) => oval(...at(0.335 - 0.075 * s * s, s), 1.05)).join(''),
    ],
    // The long eye in its ring of light, the mouth, the cheek.
    ['light', oval(...at(0.14, -0.24), 3.6)],
    ['ink', oval(...at(0.137, -0.24), 2.1)],
    [
      'third~',
      stroke(1, at(0.01, 0.5), at(0.05, 0.36), at(0.08, 0.3)) +
        stroke(0.8, at(0.17, 0.34), at(0.2, 0.1), at(0.21, -0.2)) +
        stroke(0.7, at(0.13, 0.5), at(0.16, 0.36), at(0.17, 0.16)),
    ],
    [
      'second',
      area(at(0.36, 0.14), at(0.42, 0), at(0.5, 0.1), at(0.57, 0.46), at(0.57, 0.78), at(0.48, 0.66), at(0.4, 0.48)),
    ],
    [
      'light~',
      [0.2, 0.36, 0.52].map((s, k) => stroke(0.8, at(0.39, 0.2 + k * 0.08), at(0.46, s), at(0.53, s + 0.18))).join(''),
    ],
  ]);
};

const fishes = [
  fish(
    {
      id: 'fish',
      setting: 'sea',
      names: ['rohu, rohu fish, machhli buti, machli buti', 'रोहू, रोहू मछली', 'રોહુ, રોહુ માછલી'],
    },
    [
      [4, 53],
      [22, 51],
      [42, 49],
      [62, 50],
      [80, 54],
    ],
  ),
  fish(
    {
      id: 'fish-leaping',
      setting: 'sea',
      names: ['leaping fish, jumping fish, fish leaping', 'उछलती मछली, उछलती मछलियां', 'કૂદતી માછલી, કૂદતી માછલીઓ'],
    },
    [
      [7, 60],
      [22, 44],
      [42, 36],
      [62, 41],
      [78, 58],
    ],
  ),
];

const butterflyDyes = {
  body: '#d98a3d',
  deep: '#8a3b2b',
  bright: '#f0c98a',
  second: '#c9564a',
  third: '#e8c35a',
  heart: '#3f6f9b',
};
const fore = form('49 44!, 44 32, 34 19, 21 9, 8 6, 3 11, 4 22, 10 33, 17 42, 28 48, 40 50, 48 49!');
const hind = form('48 51!, 38 50, 26 53, 15 60, 11 70, 15 79, 21 82, 22 91!, 27 96, 30 87!, 37 81, 43 71, 48 60');

/** Seen from above, its wings open. */
const butterfly = figure(
  { id: 'butterfly', setting: 'garden', names: ['butterfly', 'तितली', 'પતંગિયું'] },
  butterflyDyes,
  [
    ['second', mirrored(hind)],
    [
      'deep',
      mirrored(form('24 57, 15 62, 12 70, 16 78, 22 81, 23 90!, 26 93, 29 86!, 35 80, 31 79, 26 76, 21 70, 20 63')),
    ],
    ['light~', mirrored(oval(15.6, 67, 1.3) + oval(17.4, 73.5, 1.4) + oval(22, 78.6, 1.4) + oval(27.6, 80.8, 1.3))],
    ['third', mirrored(drop([47, 54], 2.5, 22, 13))],
    ['heart', mirrored(oval(33.4, 64.4, 4.6))],
    ['light~', mirrored(oval(34.2, 63.6, 1.9))],
    ['body', mirrored(fore)],
    [
      'deep',
      mirrored(
        form('34 19!, 21 9, 8 6, 3 11, 4 22, 10 33, 17 42, 26 47!, 21 40, 16 33, 12.500 24, 14 17, 21 16, 28 20'),
      ),
    ],
    [
      'light~',
      mirrored(
        oval(8.6, 11.6, 1.6) +
          oval(14.6, 11.4, 1.5) +
          oval(20.6, 13, 1.4) +
          oval(7.6, 17.6, 1.5) +
          oval(9.4, 24, 1.4) +
          oval(13, 31, 1.4) +
          oval(17.4, 37.4, 1.3),
      ),
    ],
    ['bright', mirrored(form('46 44!, 40 34, 32 26, 24 23!, 22 28, 27 36, 36 43'))],
    [
      'deep~',
      mirrored(
        stroke(0.9, [46, 46], [32, 40], [17, 32]) +
          stroke(0.8, [46, 47], [34, 45], [22, 41]) +
          stroke(0.8, [45, 44], [36, 33], [26, 20]) +
          stroke(0.7, [40, 38], [30, 32], [18, 24]),
      ),
    ],
    ['heart', mirrored(drop([34, 34], 3.75, 9, 6))],
    ['deep', form('50 34, 53 38, 53.500 46, 52.500 58, 50.800 72!, 49.200 72!, 47.500 58, 46.500 46, 47 38')],
    [
      'third~',
      [42, 47, 52, 57, 62].map((y, k) => stroke(1.1, [47.4 + k * 0.3, y], [50, y + 1.4], [52.6 - k * 0.3, y])).join(''),
    ],
    ['deep', oval(50, 32.5, 3.4) + mirrored(stroke(0.9, [49, 30], [43, 20], [35, 12.6]) + oval(34.6, 12, 1.6))],
    ['light~', mirrored(oval(48.4, 31.6, 0.9))],
  ],
);

/** Seen from its side on a sprig, its wings up. */
const butterflySettled = figure(
  {
    id: 'butterfly-settled',
    setting: 'garden',
    names: [
      'butterfly on a flower, butterflies on flowers, butterfly on flowers, butterfly on a blossom, phool par titli, phul par titli',
      'फूल पर तितली, फूलों पर तितलियां, फूलों पर तितली',
      'ફૂલ પર પતંગિયું, ફૂલો પર પતંગિયાં',
    ],
  },
  butterflyDyes,
  [
    [
      'leaf',
      stroke(1.8, [46, 100], [42, 90], [30, 82]) + leaf(43, 93, 64, 22, 9, -0.06) + leaf(42, 91, -116, 18, 7, 0.06),
    ],
    ['second', petals(26, 78, 7, 17, 10, 8)],
    ['third', oval(26, 78, 5.4)],
    ['deep', form('46 66!, 52 50, 60 30, 72 12, 84 4!, 90 10, 90 24, 84 40, 72 54, 58 64')],
    ['body', form('45 66!, 48 50, 54 30, 64 12, 76 2!, 83 8, 84 22, 78 38, 68 52, 56 62')],
    ['deep', form('76 2!, 83 8, 84 22, 78 38, 70 49.500!, 74 38, 77 26, 76 16, 70 9')],
    [
      'light~',
      oval(79.4, 10, 1.5) + oval(80.6, 17, 1.5) + oval(79.8, 24.4, 1.4) + oval(77.4, 32, 1.4) + oval(73.8, 39.6, 1.3),
    ],
    ['bright', form('48 60!, 52 46, 59 30, 67 20!, 70 27, 66 40, 58 52')],
    [
      'deep~',
      stroke(0.9, [47, 62], [56, 40], [70, 12]) +
        stroke(0.8, [48, 63], [60, 46], [75, 26]) +
        stroke(0.8, [49, 64], [60, 54], [73, 40]),
    ],
    ['second', form('45 68!, 56 58, 68 52, 80 52, 90 60, 91 70, 86 78!, 88 86, 82 82!, 72 82, 58 76')],
    ['deep', form('80 52, 90 60, 91 70, 86 78!, 88 86, 82 82!, 72 82, 76 77, 82 72, 84 65, 82 58')],
    ['light~', oval(86.4, 62, 1.3) + oval(87, 68.6, 1.4) + oval(83.6, 75, 1.4) + oval(78, 79.6, 1.3)],
    ['third', drop([50, 66], 0.06, 26, 13)],
    ['heart', oval(69, 67.6, 4.4)],
    ['light~', oval(68, 66.8, 1.8)],
    ['deep', form('33 66, 36 63, 42 63, 50 68, 60 76, 68 84!, 58 81, 46 75, 38 71')],
    [
      'third~',
      [43, 48, 53, 58]
        .map((x, k) => stroke(1, [x, 65.6 + k * 3.4], [x - 0.6, 68.6 + k * 3.2], [x - 1.8, 71 + k * 3]))
        .join(''),
    ],
    [
      'deep',
      oval(33, 65, 3.6) +
        stroke(0.9, [32, 62], [27, 54], [18, 50]) +
        oval(17.4, 49.8, 1.5) +
        stroke(0.9, [34, 62], [32, 52], [27, 44]) +
        oval(26.6, 43.4, 1.5),
    ],
    [
      'ink',
      stroke(0.8, [31, 67], [28, 71], [26, 75]) +
        stroke(0.8, [38, 71], [34, 75], [31, 76]) +
        stroke(0.8, [43, 73], [39, 78], [35, 79]),
    ],
    ['light~', oval(31.8, 64.4, 1)],
  ],
);

const owlDyes = {
  body: '#8a5f42',
  deep: '#5b3a29',
  bright: '#e8cfa2',
  second: '#b98a5a',
  third: '#e0a93c',
  heart: '#b5523b',
};
const rays = (x: number, y: number, side: number): string =>
  [-1.1, -0.6, -0.1, 0.4, 0.9, 1.4, 1.9]
    .map((a) => {
      const [dx, dy] = [Math.cos(a) * side, Math.sin(a)];
      return stroke(0.7, [x + dx * 6.8, y + dy * 6.8], [x + dx * 9, y + dy * 9], [x + dx * 11.4, y + dy * 11.4]);
    })
    .join('');

/** On a bough, its face to us, its wing folded to one side. */
const owl = figure(
  { id: 'owl', setting: 'garden', names: ['owl, owls, ullu, ghuvad', 'उल्लू, उल्लुओं', 'ઘુવડ, ઘુવડો'] },
  owlDyes,
  [
    [
      'wood',
      limb('2 90 3, 22 86 4.4, 48 86 5, 76 83 4, 98 78 2.2') + limb('24 86 2, 16 96 1.3') + limb('74 83 2, 82 92 1.2'),
    ],
    [
      'leaf',
      leaf(4, 90, -50, 15, 7, 0.06) +
        leaf(16, 96, -130, 13, 6, 0.06) +
        leaf(94, 79, 40, 16, 7, -0.06) +
        leaf(82, 92, 120, 14, 6.5, 0.06) +
        leaf(88, 81, 150, 12, 5.5, -0.06),
    ],
    [
      'deep',
      form('60 70!, 70 76, 76 90, 75 101!, 68 103, 60 98, 55 84') +
        form('56 78!, 62 88, 64 100, 60 106!, 54 102, 50 90'),
    ],
    ['bright~', stroke(0.9, [64, 82], [69, 90], [71, 98]) + stroke(0.9, [57, 88], [59, 96], [59, 102])],
    [
      'body',
      form(
        '24 8!, 30 15, 40 13, 50 15, 60 13, 70 15, 76 8!, 78 20, 76 32, 80 44, 79 60, 72 74, 60 84, 48 87, 36 82, 27 72, 22 58, 22 44, 25 32, 22 20',
      ),
    ],
    ['bright', form('36 46, 48 50, 60 46, 65 56, 63 70, 54 80, 46 82, 38 76, 32 64, 32 54')],
    [
      'body~',
      scales(
        [
          [49, 49],
          [49, 59],
          [49, 69],
          [48, 79],
        ],
        (t) => 14.5 - 6.5 * t * t,
        { from: 0.04, to: 0.92, rows: 7, across: 5, width: 1.1 },
      ),
    ],
    ['second', form('78 38!, 84 48, 86 62, 80 78, 72 92!, 67 84, 64 72, 66 58, 71 46')],
    [
      'bright~',
      stroke(1, [72, 50], [76, 53], [83, 52]) +
        stroke(1, [69, 57], [75, 61], [84.5, 60]) +
        stroke(1, [67.5, 65], [73, 69], [83, 68]) +
        stroke(1, [67, 73], [72, 76], [79, 76]) +
        stroke(0.9, [69, 80], [72, 83], [75.5, 83]),
    ],
    ['second', form('24 40!, 18 50, 16 62, 20 76, 28 84!, 29 74, 27 60, 26 50')],
    [
      'third',
      ['40 82', '45 83.5', '53 83.500', '58 82']
        .map((at) =>
          limb(
            `${at} 3.2, ${at
              .split(' ')
              .map((v, k) => Number(v) + (k === 1 ? 6 : 0))
              .join(' ')} 2.2`,
          ),
        )
        .join(''),
    ],
    [
      'bright',
      form(
        '50 19!, 43 14, 34 15, 27 21, 25 30, 29 39, 37 43, 45 41, 50 48!, 55 41, 63 43, 71 39, 75 30, 73 21, 66 15, 57 14',
      ),
    ],
    ['second~', rays(37, 28.5, -1) + rays(63, 28.5, 1)],
    ['third', oval(37.5, 28.5, 6.6) + oval(62.5, 28.5, 6.6)],
    ['ink', oval(38, 28.5, 3.9) + oval(62, 28.5, 3.9)],
    ['light~', oval(36.8, 27, 1.4) + oval(60.8, 27, 1.4)],
    ['heart', form('50 31!, 54 36, 50.500 45!, 49.500 45!, 46 36')],
    [
      'deep~',
      stroke(1.3, [25, 12], [36, 17], [49, 26]) +
        stroke(1.3, [75, 12], [64, 17], [51, 26]) +
        stroke(1, [45, 9.5 + 5], [50, 20], [55, 14.5]),
    ],
  ],
);

const beeDyes = {
  body: '#e0a63c',
  deep: '#6b452b',
  bright: '#f5dd9a',
  second: '#d5dfd2',
  third: '#8a5f42',
  heart: '#c9564a',
};

/** In flight, seen from its side, its wings up. */
const bee = figure(
  {
    id: 'honeybee',
    setting: 'garden',
    names: [
      'bee, bees, honeybee, honey bee, honeybees, honey bees, bumblebee, bumble bee, bumblebees, madhumakkhi, madhmakhi',
      'मधुमक्खी, मधुमक्खियां, मधुमक्खियाँ, शहद की मक्खी',
      'મધમાખી, મધમાખીઓ',
    ],
  },
  beeDyes,
  [
    ['second', form('52 45!, 60 34, 72 22, 86 15, 96 19, 97 29, 88 39, 74 46, 60 49')],
    ['second', form('46 44!, 44 30, 48 14, 58 3, 69 2, 72 12, 68 26, 60 38, 52 46')],
    [
      'deep~',
      stroke(0.8, [50, 42], [56, 26], [64, 7]) +
        stroke(0.7, [52, 40], [60, 28], [69, 14]) +
        stroke(0.7, [56, 27], [52, 18], [52, 12]) +
        stroke(0.8, [56, 45], [72, 35], [92, 23]) +
        stroke(0.7, [60, 46], [74, 41], [88, 35]) +
        stroke(0.7, [73, 34.5], [78, 26], [84, 20]),
    ],
    [
      'deep',
      stroke(1.8, [36, 62], [32, 72], [24, 78]) +
        stroke(1.8, [43, 65], [41, 78], [33, 86]) +
        stroke(2.4, [51, 65], [54, 78], [48, 90]) +
        stroke(1.4, [18, 50], [10, 43], [3, 44]) +
        stroke(1.4, [21, 47], [16, 38], [9, 34]),
    ],
    ['body', form('50 46!, 60 46, 72 50, 84 58, 94 70!, 84 77, 70 78, 57 73, 49 66, 47 56')],
    [
      'deep',
      form('59 46, 66 47.500, 63 59, 65 76.500, 57 73, 56 59') +
        form('73 50.500, 80 55, 77 64, 79 78, 71 78, 70 63') +
        form('86 60, 94 70!, 86 76.500, 84 68'),
    ],
    [
      'bright~',
      stroke(0.8, [69, 54], [67.5, 62], [68.5, 71]) +
        stroke(0.8, [82.5, 61], [81, 67], [82, 73]) +
        stroke(0.8, [53, 52], [52, 59], [54, 66]),
    ],
    ['third', form('34 47, 42 43, 50 45, 54 52, 53 62, 46 68, 37 67, 30 60, 29 52')],
    [
      'bright~',
      [
        [35, 50],
        [41, 47],
        [47, 49],
        [33, 56],
        [39, 54],
        [45, 55],
        [50, 55],
        [36, 61],
        [42, 61],
        [48, 62],
      ]
        .map(([x = 0, y = 0]) => stroke(0.9, [x - 1, y + 1.8], [x, y], [x + 1.6, y - 1.2]))
        .join(''),
    ],
    ['deep', form('16 56, 18 49, 24 46, 30 48, 33 54, 31 62, 25 65, 18 62')],
    ['light', almond(22.6, 54, 6.4, 1.2, 0.5)],
    ['heart', limb('49 84 3.4, 51.500 78 4.2, 52 73 2.6')],
  ],
);

/** Those that are motifs of the loom. */
export const wingedDrawings: readonly FigureDrawing[] = [...fishes, butterfly];

/** Those that are things alone. */
export const visitorDrawings: readonly FigureDrawing[] = [butterflySettled, owl, bee];
