// long: places of drawings
import { form, leaf, limb, moved, petals, puff, strokes } from './draw-forms.ts';
import { type Layer, type OwnDrawing, oval } from './draw-layers.ts';

const [bark, dark] = ['#8a5f42', '#6b452b'];
const [leafy, deep, lime] = ['#86ad55', '#4b7a42', '#c3d693'];
const [red, ruby, rose, blush, paper] = ['#cf4a3c', '#8f2438', '#e28a86', '#f4c4ba', '#fdf7ea'];
const [pink, wine, pale] = ['#d8688c', '#8e2f55', '#f3b9c8'];
const [purple, lilac, gold, orange] = ['#6c4a8c', '#c3aedb', '#eebf4a', '#e0862c'];

type Blade = readonly [x: number, y: number, turn: number, length: number, width: number, bend?: number];

const blades = (all: readonly Blade[]): string => all.map((each) => leaf(...each)).join('');

/** The midrib of a leaf and so many pairs of veins, as thin strokes. */
function ribs(all: readonly Blade[], pairs = 4): string {
  return all
    .map(([x, y, turn, length, width, bend = 0]) => {
      const at = (t: number, side: number): string =>
        `${bend * length * Math.min(1, 1.5 * t) + side * width * 0.36 * Math.sin(Math.PI * Math.min(1, t * 1.05))} ${-length * t}`;
      const middle = limb(`${at(0.04, 0)} 1.1, ${at(0.5, 0)} 0.9, ${at(0.9, 0)} 0.4`);
      const sides = Array.from({ length: pairs }, (_, k) => {
        const t = 0.14 + (0.56 * k) / Math.max(1, pairs - 1);
        return [-1, 1].map((side) => limb(`${at(t, 0)} 0.7, ${at(t + 0.14, side)} 0.4`)).join('');
      });
      return moved(middle + sides.join(''), x, y, turn);
    })
    .join('');
}

/** A tulip's cup with its foot at the origin: two petals behind, two at its sides, one before them. */
const cup = {
  back: form('0 0!, -11 -5, -14 -17, -11 -29, -7 -37!, -1 -28, 2 -30, 7 -37!, 11 -29, 14 -17, 11 -5'),
  sides:
    form('0 1!, -10 0, -17 -8, -17.500 -20, -14 -30, -13.500 -37!, -7 -30, -2.500 -18, -1 -7') +
    form('0 1!, 1 -7, 2.500 -18, 7 -30, 13.500 -37!, 14 -30, 17.500 -20, 17 -8, 10 0'),
  front: form('0 2!, -7 -1, -10 -10, -8 -21, -3 -30, 0 -36!, 3 -30, 8 -21, 10 -10, 7 -1'),
  flames: strokes(
    '0 -3 1, 0 -16 1.9, 0 -29 0.4',
    '-3 -4 0.8, -4.500 -13 1.3, -4 -21 0.4',
    '3 -4 0.8, 4.500 -13 1.3, 4 -21 0.4',
    '-12 -7 0.8, -14 -17 1.4, -13 -29 0.4',
    '12 -7 0.8, 14 -17 1.4, 13 -29 0.4',
  ),
};
const cups = (part: keyof typeof cup): string =>
  moved(cup[part], 51, 42) + moved(cup[part], 21, 54, -17, 0.62) + moved(cup[part], 82, 60, 20, 0.54);

const straps: readonly (readonly [blade: string, fold: string])[] = [
  ['50 99!, 38 96, 26 86, 17 73, 10 62!, 22 66, 33 75, 42 87', '49 97 0.6, 36 87 1.3, 25 76 1, 14 66 0.4'],
  ['51 99!, 60 96, 74 88, 86 78, 96 72!, 90 83, 78 92, 66 98', '53 98 0.6, 68 92 1.3, 81 84 1, 91 76 0.4'],
  ['52 99!, 57 84, 60 70, 67 58, 73 51!, 73 65, 69 80, 61 93', '54 95 0.6, 61 82 1.2, 67 68 1, 71 57 0.4'],
];

const tulip: readonly Layer[] = [
  [
    deep,
    strokes('50 99 2.6, 51 80 2.4, 51 42 2.6', '49 90 2, 34 78 1.8, 22 54 1.8', '51 88 1.8, 70 78 1.7, 81 60 1.7'),
  ],
  [ruby, cups('back')],
  [red, cups('sides')],
  [rose, cups('front')],
  [ruby, cups('flames')],
  [leafy, straps.map(([blade]) => form(blade)).join('')],
  [deep, straps.map(([, fold]) => limb(fold)).join('')],
];

/** A goblet of a magnolia from its foot upwards. */
const goblet = {
  back: form('0 0!, -9 -5, -13 -17, -11 -30, -5 -38, 0 -33, 5 -38, 11 -30, 13 -17, 9 -5'),
  wide:
    form('0 1!, -12 -2, -21 -11, -25 -23, -24 -33!, -16 -30, -9 -21, -4 -10') +
    form('0 1!, 4 -10, 9 -21, 16 -30, 24 -33!, 25 -23, 21 -11, 12 -2'),
  front: form('0 2!, -10 -2, -14 -12, -11 -23, -4 -30, 0 -31, 6 -28, 12 -21, 14 -11, 9 -2'),
  flush: strokes(
    '0 1 1.8, 0 -12 2, 0 -25 0.4',
    '-4 -1 1.4, -6 -11 1.6, -5 -21 0.4',
    '4 -1 1.4, 6 -11 1.6, 5 -21 0.4',
    '-11 -4 1, -17 -13 1.4, -21 -25 0.4',
    '11 -4 1, 17 -13 1.4, 21 -25 0.4',
  ),
  cup: form('-4 -1!, -3 3, 0 5, 3 3, 4 -1!, 2 -6, 0 -3, -2 -6'),
};
const furled = {
  outer: form('0 1!, -7 -3, -9 -12, -5 -22, 1 -30!, 5 -21, 8 -11, 6 -3'),
  inner: form('0 1!, 1 -9, 0 -18, 2 -28!, 8 -20, 10 -10, 6 -2'),
  flush: strokes('-2 -2 1, -4 -11 1.6, -1 -22 0.4'),
};
const goblets = (part: keyof typeof goblet): string =>
  moved(goblet[part], 44, 46, -14, 1.06) + moved(goblet[part], 78, 66, 26, 0.86);
const furls = (part: keyof typeof furled): string =>
  moved(furled[part], 17, 66, -30, 0.86) + moved(furled[part], 75, 22, 22, 0.78);

const magnolia: readonly Layer[] = [
  [
    bark,
    strokes(
      '22 99 4.6, 32 88 4.2, 38 74 3.6, 43 58 2.8, 44 46 2.4',
      '37 77 3, 52 76 2.8, 66 74 2.4, 77 66 2.2',
      '31 89 2.6, 22 80 2.4, 17 66 2',
      '42 62 2.4, 56 50 2.2, 66 36 1.9, 75 22 1.7',
      '60 75 1.8, 70 84 1.5, 78 90 1.2',
      '63 41 1.6, 74 40 1.3, 82 36 1.1',
    ),
  ],
  [dark, strokes('26 97 0.6, 34 86 1, 39 74 0.5', '46 77 0.5, 56 76.500 0.9, 66 75 0.4')],
  [
    lime,
    [
      [78, 90, 120, 9, 4.6],
      [82, 36, 62, 9, 4.6],
      [70, 84, 30, 7, 3.6],
      [57, 49, -14, 8, 4],
    ]
      .map(([x = 0, y = 0, turn = 0, length = 0, width = 0]) => leaf(x, y, turn, length, width))
      .join(''),
  ],
  [pink, goblets('back') + furls('outer')],
  [pale, goblets('wide') + furls('inner')],
  [paper, goblets('front')],
  [pink, goblets('flush')],
  [wine, furls('flush')],
  [deep, goblets('cup') + moved(goblet.cup, 17, 66, -30, 0.8) + moved(goblet.cup, 75, 22, 22, 0.7)],
];

/** A flower of the sweet pea, looking to the right: a waved standard, two wings, a keel, a cup. */
const pea = {
  standard: form(
    '0 -6!, -10 -4, -19 -8, -23 -17, -21 -26, -15 -28, -13 -34, -6 -36, 0 -31!, 6 -37, 13 -35, 15 -29, 21 -27, 23 -18, 19 -8, 10 -4',
  ),
  wings: form('0 -21!, -6 -22, -11 -17, -11 -9, -7 -2, -2 1, 0 -3!, 2 1, 7 -2, 11 -9, 11 -17, 6 -22'),
  keel: form('0 -15!, -4 -10, -4 -3, 0 3, 4 -3, 4 -10'),
  veins: strokes(
    '-11 -16 0.5, -15 -20 1, -17 -25 0.3',
    '-7 -24 0.5, -8 -28 1, -8 -32 0.3',
    '7 -24 0.5, 8 -28 1, 8 -32 0.3',
    '11 -16 0.5, 15 -20 1, 17 -25 0.3',
  ),
  cup: form('-5 1!, -4 7, 0 9, 4 7, 5 1!, 2 3, 0 0!, -2 3'),
};
const sweetPeaAt = {
  left: [30, 50, -26, 0.94],
  right: [70, 42, 26, 0.98],
  top: [48, 32, -4, 0.84],
} as const;
const peaOf = (part: keyof typeof pea, ...places: readonly (keyof typeof sweetPeaAt)[]): string =>
  places
    .map((place) => {
      const [x, y, turn, size] = sweetPeaAt[place];
      return moved(pea[part], x, y, turn, size);
    })
    .join('');
const peas = (part: keyof typeof pea): string => peaOf(part, 'left', 'right', 'top');
const peaLeaves: readonly Blade[] = [
  [45, 84, -78, 30, 13, 0.06],
  [47, 82, -38, 27, 12, 0.06],
  [52, 76, 66, 31, 13, -0.06],
  [52, 78, 104, 29, 13, -0.06],
];

const sweetPea: readonly Layer[] = [
  [
    leafy,
    strokes(
      '46 99 3, 48 88 3, 51 76 2.8, 50 60 2.2',
      '50 62 1.6, 42 56 1.4, 32 50 1.4',
      '50 62 1.6, 58 52 1.4, 65 42 1.4',
      '50 62 1.5, 48 46 1.3, 45 28 1.3',
      // Tendrils, forked and curled.
      '46 84 1.2, 30 92 1, 18 92 0.9, 12 86 0.8, 16 81 0.8, 20 84 0.7',
      '26 93 0.8, 18 98 0.7, 12 97 0.6',
      '52 78 1.2, 70 70 1, 82 68 0.9, 90 73 0.8, 87 79 0.8, 82 77 0.7',
      '74 69 0.8, 82 62 0.7, 90 62 0.6, 92 66 0.5',
    ),
  ],
  [deep, blades(peaLeaves)],
  [lime, ribs(peaLeaves, 3) + strokes('47.500 96 0.4, 50 82 0.9, 50.500 68 0.4')],
  ['#ea9cc0', peaOf('standard', 'left')],
  ['#b48ad0', peaOf('standard', 'right')],
  ['#f3c3d8', peaOf('standard', 'top')],
  [paper, peas('veins')],
  ['#d85f98', peas('wings')],
  [wine, peas('keel')],
  [deep, peas('cup')],
];

/** A bell of the foxglove hanging from its stalk, its mouth open below with spots within. */
const bell = {
  tube: form('-3 0!, -5 6, -7.500 14, -11 22, -9 27, -4 26, 0 29, 5 26, 10 26, 11 21, 7 13, 5 6, 3 0'),
  mouth: form('-9 22, -4 19, 3 19, 9 21.500, 8 25, 4 24.500, 0 27.500, -4 24.500, -8 25.500'),
  spots: oval(-4, 22.5, 0.9) + oval(0, 21.6, 0.9) + oval(4, 22.6, 0.9) + oval(1, 25, 0.8),
  cup: form('-4.500 1!, -3 -2, 0 -3, 3 -2, 4.500 1!, 2.500 4!, 0 2, -2.500 4!'),
};
const hung: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [47, 62, 62, 1.06],
  [54, 57, -62, 1.06],
  [47.5, 46, 64, 0.94],
  [53.5, 41.5, -64, 0.92],
  [48.5, 31.5, 66, 0.76],
  [52.5, 28, -66, 0.72],
];
const bells = (part: keyof typeof bell): string => hung.map((where) => moved(bell[part], ...where)).join('');
const basal: readonly Blade[] = [
  [49, 97, -68, 42, 15, 0.12],
  [51, 97, 68, 42, 15, -0.12],
  [50, 94, -38, 27, 11, -0.1],
  [50, 94, 40, 27, 11, 0.1],
  [50, 99, -96, 33, 10, 0.1],
  [50, 99, 96, 33, 10, -0.1],
];
const tips: readonly (readonly [x: number, y: number, turn: number, length: number, width: number])[] = [
  [48.5, 21, 110, 10, 6],
  [52.5, 18, -110, 9, 5.4],
  [49, 12, 110, 7.5, 4.4],
  [52, 9, -115, 6.5, 4],
];

const foxglove: readonly Layer[] = [
  [deep, strokes('50 100 3.2, 50 70 2.8, 50.500 34 2.2, 50.500 2 1.2') + blades(basal.slice(4))],
  [leafy, blades(basal.slice(0, 4))],
  [lime, ribs(basal.slice(0, 4), 5)],
  [pink, bells('tube') + tips.map((where) => leaf(...where)).join('')],
  [paper, bells('mouth')],
  [wine, bells('spots')],
  [
    deep,
    hung.map(([x, y, , s]) => oval(x, y, 3 * s, 2.6 * s)).join('') +
      tips.map(([x, y]) => oval(x, y, 1.8)).join('') +
      oval(50.5, 2.5, 1.5, 2.4),
  ],
];

/** A wide ruffled flower of the hollyhock about the origin. */
const frill = form(
  '0 0!, -7 -5, -13 -12, -13.500 -19, -9 -22, -6 -20.500, -2 -23, 2 -21.500, 6 -23, 10 -20.500, 13.500 -18, 12.500 -11, 7 -5',
);
const fifths = [0, 72, 144, 216, 288];
const rosettes: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [33, 58, 10, 0.92],
  [66, 46, -20, 0.86],
  [41, 30, 30, 0.66],
];
const hollyFlower = (d: string, which: readonly number[], from = 0): string =>
  rosettes
    .filter((_, k) => which.includes(k))
    .map(([x, y, turn, scale]) => fifths.map((step) => moved(d, x, y, turn + step + from, scale)).join(''))
    .join('');
const hollyVeins = strokes(
  '0 -5 0.7, 0 -10 1.3, 0 -17 0.3',
  '-2 -5 0.5, -4.500 -10 0.9, -7 -16 0.3',
  '2 -5 0.5, 4.500 -10 0.9, 7 -16 0.3',
);
const seam = strokes('0 -6 0.5, 0.600 -12 1.3, -0.500 -19 0.4');
const hollyBuds: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [60, 25, 28, 0.56],
  [45, 13, -22, 0.46],
  [55, 9, 20, 0.4],
  [50, 2, 0, 0.34],
];
/** A rounded leaf of five shallow lobes, from its foot. */
const mallow = form(
  '0 0!, -7 -3, -15 0, -22 -6, -21 -12, -15 -15!, -21 -19, -22 -26, -16 -30, -9 -26!, -8 -34, 0 -39, 8 -34, 9 -26!, 16 -30, 22 -26, 21 -19, 15 -15!, 21 -12, 22 -6, 15 0, 7 -3',
);
const mallowVeins = strokes(
  '0 -1 1.1, 0 -16 0.9, 0 -34 0.4',
  '0 -1 1, -7 -13 0.8, -15 -24 0.4',
  '0 -1 1, 7 -13 0.8, 15 -24 0.4',
  '0 -1 0.8, -8 -5 0.7, -17 -7 0.4',
  '0 -1 0.8, 8 -5 0.7, 17 -7 0.4',
);
const mallows: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [46, 92, -74, 0.96],
  [54, 88, 70, 0.98],
  [53, 70, 88, 0.62],
  [50, 20, 88, 0.3],
];

const hollyhock: readonly Layer[] = [
  [
    deep,
    strokes(
      '50 100 3.6, 50 74 3.2, 50 44 2.6, 50 2 1.5',
      '50 80 1.6, 34 60 1.6',
      '50 66 1.6, 66 48 1.6',
      '50 44 1.4, 42 32 1.4',
      '50 34 1.3, 59 27 1.3',
      '50 22 1.2, 45.500 15 1.2',
    ) + mallows.map((where) => moved(mallow, ...where)).join(''),
  ],
  [
    lime,
    mallows
      .slice(0, 3)
      .map((where) => moved(mallowVeins, ...where))
      .join(''),
  ],
  [
    pink,
    hollyFlower(frill, [0]) +
      hollyBuds
        .map((where) =>
          moved(form('0 2!, -8 -2, -11 -13, -8 -22, -3 -20, 0 -24, 4 -20, 9 -22, 11 -12, 8 -2'), ...where),
        )
        .join(''),
  ],
  [rose, hollyFlower(frill, [1])],
  [pale, hollyFlower(frill, [2])],
  [wine, hollyFlower(hollyVeins, [0, 1, 2]) + hollyFlower(seam, [0, 1, 2], 36)],
  [gold, rosettes.map(([x, y, , s]) => oval(x, y, 5 * s)).join('')],
  [paper, rosettes.map(([x, y, , s]) => oval(x, y, 2.4 * s)).join('')],
  [
    leafy,
    hollyBuds
      .map((where) => moved(form('0 5!, -9 2, -11 -6, -8 -13!, -4 -5, 0 -12!, 4 -5, 8 -13!, 11 -6, 9 2'), ...where))
      .join(''),
  ],
];

/** A leaf of five deep lobes, from its foot. */
const figLeaf = form(
  '0 0!, -6 -5, -14 -4, -21 -9, -22 -15, -17 -17, -10 -15.500!, -15 -22, -19 -31, -17 -38, -11 -38, -6 -31, -4 -26!, -5 -36, -4 -45, 0 -50, 4 -45, 5 -36, 4 -26!, 6 -31, 11 -38, 17 -38, 19 -31, 15 -22, 10 -15.500!, 17 -17, 22 -15, 21 -9, 14 -4, 6 -5',
);
const figVeins = strokes(
  '0 -2 1.3, 0 -24 1.1, 0 -45 0.4',
  '0 -5 1.1, -8 -20 0.9, -14 -33 0.4',
  '0 -5 1.1, 8 -20 0.9, 14 -33 0.4',
  '0 -4 1, -9 -9 0.8, -17 -12.500 0.4',
  '0 -4 1, 9 -9 0.8, 17 -12.500 0.4',
  '0 -30 0.7, -2.600 -35 0.4',
  '0 -30 0.7, 2.600 -35 0.4',
  '0 -36 0.6, -2 -40 0.4',
  '0 -36 0.6, 2 -40 0.4',
);
const figLeaves: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [40, 42, -52, 0.94],
  [56, 34, 34, 0.94],
];
/** A fruit of the fig hanging from its neck, as broad below as it is long. */
const figFruit = form(
  '0 0, 2.600 1, 3.600 6, 8 11, 13 18, 14 26, 10 33, 3 36, -3 36, -10 33, -14 26, -13 18, -8 11, -3.600 6, -2.600 1',
);

const fig: readonly Layer[] = [
  [
    bark,
    strokes('94 4 4.4, 76 18 4, 58 30 3.6, 42 40 3, 30 54 2.2', '44 40 2.2, 42 46 2', '66 26 2.2, 72 36 2, 74 46 2'),
  ],
  [deep, figLeaves.map((where) => moved(figLeaf, ...where)).join('')],
  [lime, figLeaves.map((where) => moved(figVeins, ...where)).join('')],
  [leafy, leaf(30, 52, -152, 16, 7) + leaf(32, 50, 176, 12, 6)],
  [purple, moved(figFruit, 40, 44, 6, 1.12) + moved(figFruit, 74, 44, -6, 1.06)],
  [
    lilac,
    moved(
      strokes(
        '0 7 0.6, -5 17 1.2, -6 30 0.4',
        '1 7 0.5, 0 18 1.1, 0 33 0.4',
        '2 7 0.6, 6 17 1.2, 7 30 0.4',
        '-2.500 8 0.4, -9.500 19 1, -10 27 0.4',
      ),
      40,
      44,
      6,
      1.12,
    ),
  ],
  [
    blush,
    moved(
      form('0 5, 4 9, 9 16, 11 24, 8 31, 2 33.500, -3 33.500, -9 30, -11.500 24, -9.500 16, -4 9'),
      74,
      44,
      -6,
      1.06,
    ),
  ],
  [ruby, moved(form('0 10, 4 14, 7.500 20, 8 26, 4 30, -2 30.500, -7.500 27, -8 21, -4.500 14'), 74, 44, -6, 1.06)],
  [
    gold,
    [
      [73, 58],
      [77, 62],
      [72, 65],
      [80, 67],
      [75, 69],
      [70, 70],
      [78, 73],
      [73, 75],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 1.1, 1.5))
      .join(''),
  ],
];

/** A pomegranate hanging from its stalk, crown below. */
const anar = {
  body: form('0 0, 9 1, 17 7, 20 17, 17 28, 9 35, 5 37, -5 37, -9 35, -17 28, -20 17, -17 7, -9 1'),
  crown: form('-5 35!, -8 44!, -4 42, -1 47!, 2 42, 5 47!, 6 42, 9 43!, 5 35!'),
  shade: strokes(
    '-12 6 0.8, -16 16 1.7, -13 27 0.6',
    '-8 5 0.6, -11 17 1.4, -8 30 0.4',
    '13 8 0.6, 16 17 1.2, 13 27 0.4',
  ),
};
const anarLeaves: readonly Blade[] = [
  [74, 14, -8, 22, 8, 0.06],
  [66, 18, 150, 22, 7.5, -0.06],
  [84, 9, 72, 16, 7, 0.05],
  [84, 9, 20, 16, 6.5, 0.05],
  [54, 24, -34, 20, 7.5, 0.05],
  [56, 24, 178, 17, 6.5, 0.05],
  [30, 28, -70, 20, 7.5, 0.08],
  [22, 34, -128, 18, 7, -0.08],
  [42, 26, 8, 19, 7, -0.06],
  [16, 40, -66, 15, 6.5, 0.05],
];

const pomegranate: readonly Layer[] = [
  [
    bark,
    strokes(
      '98 2 3.4, 82 11 3.2, 62 21 2.8, 42 26 2.4, 26 31 2, 15 42 1.5',
      '42 26 1.8, 43 34 1.8, 42 42 1.8',
      '74 15 1.8, 78 26 1.800, 78 32 1.8',
      '18 38 1.4, 12 50 1.4, 12 56 1.4',
    ),
  ],
  [deep, blades(anarLeaves)],
  [lime, ribs(anarLeaves, 0)],
  [
    red,
    moved(anar.body, 42, 41, 8, 1.02) +
      moved(anar.crown, 42, 41, 8, 1.02) +
      moved(anar.body, 78, 31, -8, 1.1) +
      moved(anar.crown, 78, 31, -8, 1.1),
  ],
  [ruby, moved(anar.shade, 42, 41, 8, 1.02)],
  [paper, moved(form('-1 4!, 8 9, 13.500 17, 11 26, 3 33!, -7 29, -13.500 22, -12 12'), 78, 31, -8, 1.1)],
  [
    ruby,
    moved(
      [
        [-3, 10],
        [3, 11],
        [-8, 15],
        [-2.5, 16],
        [3.5, 17],
        [8.5, 16.5],
        [-9, 20.5],
        [-4.5, 22],
        [1, 23],
        [6.5, 22.5],
        [-5, 27],
        [0.5, 28.5],
      ]
        .map(([x = 0, y = 0]) =>
          form(
            `${x} ${y - 2.9}!, ${x + 2.1} ${y - 0.4}, ${x + 1.5} ${y + 2.1}, ${x - 1.5} ${y + 2.1}, ${x - 2.1} ${y - 0.4}`,
          ),
        )
        .join(''),
      78,
      31,
      -8,
      1.1,
    ),
  ],
  // The blossom: a waxy crown of points, crumpled petals out of it.
  [
    rose,
    moved(
      form('-6 20!, -12 24, -16 32, -12 37, -7 35, -4 40, 0 37, 5 41, 8 36, 13 38, 16 31, 12 24, 6 20!'),
      12,
      54,
      6,
      0.86,
    ),
  ],
  [
    red,
    moved(
      form('-2 0, 2 0, 4 7, 8 15, 11 25!, 6 22, 3.500 28!, 0 22, -3.500 28!, -6 22, -11 25!, -8 15, -4 7'),
      12,
      54,
      6,
      0.86,
    ),
  ],
  [
    gold,
    moved(
      puff(-2, 32, 1.3) + puff(3, 33, 1.3) + puff(0.5, 36, 1.3) + puff(-6, 31, 1.1) + puff(7, 31, 1.1),
      12,
      54,
      6,
      0.86,
    ),
  ],
];

/** A ball of a marigold: frilled petals ring upon ring. */
const frilled = (x: number, y: number, count: number, length: number, width: number, from: number): string =>
  petals(x, y, count, length, width, from, 360, 0.14);
/** The lips of a ring of petals, as strokes: of two tones by turns they would be two flowers. */
const lips = (count: number, reach: number, width: number, from: number): string =>
  Array.from({ length: count }, (_, k) => {
    const w = width / 2;
    const lip = limb(
      `${-w} ${-reach + 5} 0.3, ${-w * 0.6} ${-reach + 0.4} 0.7, 0 ${-reach - 0.6} 0.8, ${w * 0.6} ${-reach + 0.4} 0.7, ${w} ${-reach + 5} 0.3`,
    );
    return moved(lip, 50, 32, from + (k * 360) / count);
  }).join('');
/** A leaf of narrow leaflets in pairs, from its foot. */
const pinnate = (turn: number, length: number, x: number, y: number, bend: number): string => {
  const pairs = 6;
  const leaflets = Array.from({ length: pairs }, (_, k) => {
    const t = 0.14 + (0.76 * k) / (pairs - 1);
    const size = length * (0.2 + 0.16 * Math.sin(Math.PI * (0.2 + 0.75 * t)));
    const at = [bend * length * t * t, -length * t] as const;
    return leaf(at[0], at[1], -56 + 12 * t, size, size * 0.36) + leaf(at[0], at[1], 56 - 12 * t, size, size * 0.36);
  }).join('');
  const tip = leaf(bend * length * 0.92, -length * 0.94, 8 * bend, length * 0.24, length * 0.09);
  return moved(
    leaflets + tip + limb(`0 0 1.3, ${bend * length * 0.25} ${-length * 0.5} 1.1, ${bend * length} ${-length} 0.6`),
    x,
    y,
    turn,
  );
};

const marigold: readonly Layer[] = [
  [
    deep,
    strokes('50 100 2.8, 50 82 2.6, 50 44 2.6', '50 88 2, 68 78 1.7, 78 66 1.6', '50 92 1.8, 30 84 1.6, 21 74 1.5') +
      pinnate(-58, 42, 49, 86, 0.12) +
      pinnate(60, 40, 51, 92, -0.12) +
      pinnate(-104, 28, 40, 88, -0.1),
  ],
  [
    orange,
    frilled(50, 32, 18, 31, 13, 0) +
      moved(form('0 2!, -7 -3, -10 -12, -8 -19, -3 -17, 0 -20, 4 -17, 9 -19, 10 -11, 7 -3'), 79, 62, 18, 0.96) +
      moved(form('0 2!, -6 -3, -8 -11, -6 -17, 0 -19, 6 -17, 8 -11, 6 -3'), 20, 70, -16, 0.8),
  ],
  [ruby, lips(16, 24, 9.6, 10) + lips(13, 18, 8.6, 0) + lips(10, 12, 7, 12) + lips(6, 6.4, 5.6, 0)],
  [
    leafy,
    moved(form('-3 10!, -8 4, -9 -5!, -4 -1, 0 -6!, 4 -1, 9 -5!, 8 4, 3 10!'), 79, 64, 18, 0.96) +
      moved(form('-3 10!, -8 4, -9 -5!, -4 -1, 0 -6!, 4 -1, 9 -5!, 8 4, 3 10!'), 20, 72, -16, 0.8),
  ],
];

/** Named flowers and fruit as they grow, each with its own leaf, stem and habit. */
export const habitDrawings: readonly OwnDrawing[] = [
  {
    id: 'tulip',
    setting: 'garden',
    names: [
      'tulip buti, tulip butis, tulip with leaves, tulips with leaves, tulip plant, tulip plants',
      'ट्यूलिप की बूटी, ट्यूलिप की बूटियां',
      'ટ્યૂલિપની બુટ્ટી, ટ્યૂલિપના બુટ્ટા',
    ],
    layers: tulip,
  },
  {
    id: 'magnolia',
    setting: 'garden',
    names: [
      'magnolia branch, magnolia branches, magnolia bough, magnolia boughs, magnolia buti, branches of magnolia, branch of magnolia',
      'मैगनोलिया की डाली, मैगनोलिया की डालियां',
      'મેગ્નોલિયાની ડાળી, મેગ્નોલિયાની ડાળીઓ',
    ],
    layers: magnolia,
  },
  {
    id: 'sweet-pea',
    setting: 'garden',
    names: [
      'sweet pea sprig, sweet pea sprigs, sprig of sweet pea, sprigs of sweet pea, sprig of sweet peas, sprigs of sweet peas, sweet pea buti',
      'स्वीट पी की टहनी, मटर के फूल की टहनी',
      'સ્વીટ પીની ડાળી, વટાણાનાં ફૂલની ડાળી',
    ],
    layers: sweetPea,
  },
  {
    id: 'foxglove',
    setting: 'garden',
    names: [
      'foxglove, foxgloves, digitalis, foxglove spire, foxglove spires',
      'फॉक्सग्लव, फ़ॉक्सग्लव, तिलपुष्पी',
      'ફોક્સગ્લવ, ડિજિટાલિસ',
    ],
    layers: foxglove,
  },
  {
    id: 'hollyhock',
    setting: 'garden',
    names: ['hollyhock, hollyhocks, gulkhaira, gul khaira', 'गुलखैरा, हॉलीहॉक', 'હોલીહોક, ગુલખેરા'],
    layers: hollyhock,
  },
  {
    id: 'fig',
    setting: 'garden',
    names: ['fig, figs, fig branch, fig branches, fig leaf, fig leaves, anjeer, anjir', 'अंजीर', 'અંજીર'],
    layers: fig,
  },
  {
    id: 'pomegranate',
    setting: 'garden',
    names: [
      'pomegranate branch, pomegranate branches, pomegranate bough, pomegranate boughs, pomegranate buti, pomegranate butis, anar ki dali',
      'अनार की डाली, अनार की बूटी',
      'દાડમની ડાળી, દાડમની બુટ્ટી',
    ],
    layers: pomegranate,
  },
  {
    id: 'marigold',
    setting: 'garden',
    names: [
      'marigold buti, marigold butis, marigold plant, marigold plants',
      'गेंदे की बूटी, गेंदे की बूटियां, गेंदे का पौधा',
      'ગલગોટાની બુટ્ટી, ગલગોટાનો છોડ',
    ],
    layers: marigold,
  },
];
