// long: places of drawings
import { type FigureDrawing, figure } from './draw-figure.ts';
import { form, leaf, limb, mirrored } from './draw-forms.ts';
import { bar, corners, oval } from './draw-layers.ts';
import { almond, onLine, type Spot, stroke } from './draw-marks.ts';

const palmDyes = {
  body: '#7c9f4c',
  deep: '#4b6f3a',
  bright: '#c3d693',
  second: '#4f7f52',
  third: '#c79a5e',
  heart: '#b5653b',
};

/** A frond along its rib: on both sides a comb of leaflets that hang towards its tip. */
function frond(rib: readonly Spot[], width: number, count = 11): string {
  const on = (t: number, side: number, out: number, forward: number): string => {
    const { at, turn } = onLine(rib, t);
    const [nx, ny] = [-Math.sin(turn) * side, Math.cos(turn) * side];
    const hang = out * 0.22;
    return `${(at[0] + nx * out + Math.cos(turn) * forward).toFixed(1)} ${(at[1] + ny * out + Math.sin(turn) * forward + hang).toFixed(1)}!`;
  };
  const half = (side: number): string[] =>
    Array.from({ length: count }, (_, k) => {
      const t = 0.1 + (0.86 * k) / count;
      const reach = width * Math.sin(Math.PI * Math.min(1, 0.22 + 0.74 * t)) ** 0.8;
      return [on(t, side, 0.7, 0), on(t, side, reach, reach * 0.62), on(t + 0.62 / count, side, 0.9, 0)];
    }).flat();
  const end = onLine(rib, 1).at;
  const start = onLine(rib, 0).at;
  return form([`${start[0]} ${start[1]}!`, ...half(-1), `${end[0]} ${end[1]}!`, ...half(1).reverse()].join(', '));
}

const crown: Spot = [54, 37];
const ribsBehind: readonly (readonly Spot[])[] = [
  [crown, [38, 18], [20, 14], [6, 24]],
  [crown, [58, 16], [70, 6], [84, 4]],
  [crown, [72, 28], [90, 34], [98, 50]],
];
const ribsBefore: readonly (readonly Spot[])[] = [
  [crown, [40, 30], [22, 34], [10, 50]],
  [crown, [46, 16], [36, 6], [22, 2]],
  [crown, [66, 20], [84, 18], [99, 26]],
  [crown, [42, 42], [32, 52], [28, 66]],
  [crown, [66, 42], [78, 50], [84, 66]],
];

/** A coconut palm leaning, its nuts under the crown. */
const palm = figure({ id: 'palm', setting: 'garden', names: ['palm', 'ताड़ का पेड़', 'નાળિયેરી'] }, palmDyes, [
  ['second', ribsBehind.map((rib) => frond(rib, 9.5)).join('')],
  ['bright~', ribsBehind.map((rib) => stroke(1.1, ...[0.04, 0.35, 0.65, 0.96].map((t) => onLine(rib, t).at))).join('')],
  ['third', form('40 100!, 43 90, 45 74, 48 58, 52 40, 57 39, 54 58, 52 74, 51 90, 56 100!, 48 97')],
  [
    'deep~',
    Array.from({ length: 11 }, (_, k) => {
      const t = k / 10;
      const [x, w] = [46.5 + 7 * t ** 1.2, 4.6 - 2 * t];
      const y = 94 - 50 * t;
      return stroke(0.9, [x - w + 0.6, y], [x, y + 1.5], [x + w - 0.2, y - 0.6]);
    }).join(''),
  ],
  ['heart', oval(49, 42, 4.4, 4.8) + oval(58, 43, 4.4, 4.8) + oval(53.5, 46, 4.4, 4.8)],
  [
    'bright~',
    stroke(0.9, [47, 40], [47.5, 42.5], [49, 44.5]) +
      stroke(0.9, [56.5, 41], [57, 43.5], [58.5, 45.5]) +
      stroke(0.9, [51.8, 44.5], [52.5, 47], [54, 49]),
  ],
  ['body', ribsBefore.map((rib) => frond(rib, 10)).join('')],
  ['deep~', ribsBefore.map((rib) => stroke(1.1, ...[0.04, 0.35, 0.65, 0.96].map((t) => onLine(rib, t).at))).join('')],
  [
    'second',
    leaf(44, 100, -40, 15, 5, -0.1) +
      leaf(52, 100, 36, 15, 5, 0.1) +
      leaf(40, 100, -70, 13, 4.6, -0.1) +
      leaf(57, 100, 66, 13, 4.6, 0.1) +
      leaf(48, 100, -6, 11, 4),
  ],
]);

const boatDyes = {
  body: '#b5523b',
  deep: '#6e2f2a',
  bright: '#e6c9a0',
  second: '#3f7f8a',
  third: '#e0b04a',
  heart: '#2f5f86',
};

/** A country boat under sail: high prow with an eye, painted strakes, a striped sail, a pennant. */
const boat = figure(
  {
    id: 'sailboat',
    setting: 'sea',
    names: [
      'sailboat, boat, boats, sailing boat, sailing boats, sail boat, sailboats, yacht, yachts, naav, nauka, hodi, dinghy',
      'नाव, पाल नाव, पालवाली नाव, नौका, नौकाएं, नावें',
      'હોડી, સઢવાળી હોડી, હોડીઓ, સઢ હોડી, નાવ, નૌકા, હોડકાં',
    ],
  },
  boatDyes,
  [
    ['wood', limb('53 76 3.2, 52 40 2.8, 51 4 1.800') + limb('12 20 1.2, 50 11 2, 86 6 1.2')],
    [
      'bright',
      form(
        '14 21!, 34 17.500, 50 14, 68 11.500, 84 8!, 88 24, 87 42, 82 58!, 66 59.500, 44 61.500, 24 62!, 27 48, 24 33',
      ),
    ],
    [
      'second',
      form('26 18.800!, 37 16.800!, 41 30, 41 46, 36 61.800!, 25.500 62!, 29 48, 30 33') +
        form('50 14!, 61 12.400!, 65 27, 64.500 44, 60 60!, 48 61.200!, 53 45, 54 29') +
        form('73 10.500!, 84 8!, 88 24, 87 42, 82 58!, 71.500 59.200!, 76 42, 77 25'),
    ],
    ['third', oval(46, 38, 8.4)],
    [
      'heart~',
      Array.from({ length: 12 }, (_, k) => {
        const a = (k * Math.PI) / 6;
        return stroke(
          1.1,
          [46 + Math.cos(a) * 4.2, 38 + Math.sin(a) * 4.2],
          [46 + Math.cos(a) * 5.8, 38 + Math.sin(a) * 5.8],
          [46 + Math.cos(a) * 7.6, 38 + Math.sin(a) * 7.6],
        );
      }).join(''),
    ],
    ['heart', oval(46, 38, 3)],
    [
      'ink',
      stroke(0.8, [14, 22], [9, 48], [6, 66]) +
        stroke(0.8, [85, 10], [92, 44], [94, 64]) +
        stroke(0.8, [51.5, 6], [28, 40], [9, 64]),
    ],
    ['heart', form('51 3!, 62 1, 72 4, 82 1!, 76 6, 82 11!, 70 9, 60 9, 51 10!')],
    [
      'body',
      form(
        '2 58!, 9 66, 22 71, 44 73, 66 72, 84 68, 97 59!, 96 70, 90 82, 82 90, 66 93, 40 93.500, 22 91, 11 82, 5 70',
      ),
    ],
    [
      'deep',
      form(
        '2 58!, 9 66, 22 71, 44 73, 66 72, 84 68, 97 59!, 96.500 64!, 85 72.500, 66 76.500, 44 77.500, 22 75.500, 9 70.500, 3.500 64!',
      ),
    ],
    ['third', form('7 74!, 22 81, 44 83, 66 82, 85 78, 95 72!, 93 77!, 84 83, 66 87, 44 88, 22 86, 9.500 79.500!')],
    [
      'body~',
      Array.from({ length: 12 }, (_, k) => {
        const x = 17 + k * 6;
        const y = 85.5 - 0.0022 * (x - 46) ** 2 - (x > 70 ? (x - 70) * 0.12 : 0);
        return corners([x - 2.2, y], [x, y - 1.9], [x + 2.2, y], [x, y + 1.9]);
      }).join(''),
    ],
    ['light', almond(10.5, 69.5, 8, 0.5, 0.6)],
    ['ink', oval(10.3, 69.4, 1.5)],
    [
      'second',
      form(
        '-4 94!, 6 89, 14 94, 24 89.500, 34 94, 44 89.500, 54 94, 64 89.500, 74 94, 84 89.500, 94 94, 104 90!, 102 100, 92 102, 84 98, 74 102, 64 98, 54 102, 44 98, 34 102, 24 98, 14 102, 4 99',
      ),
    ],
    ['light~', [2, 22, 42, 62, 82].map((x) => stroke(1.1, [x + 2, 96], [x + 8, 93], [x + 15, 97])).join('')],
  ],
);

const templeDyes = {
  body: '#c98a5a',
  deep: '#8a4a34',
  bright: '#f0d3a6',
  second: '#b5523b',
  third: '#e0b04a',
  heart: '#8f2438',
};
/** Half a curved spire from its foot to its neck. */
const spire = (x: number, foot: number, half: number, top: number, neck: number): string => {
  const height = foot - top;
  return form(
    `${x - half} ${foot}!, ${x - half * 0.98} ${foot - height * 0.3}, ${x - half * 0.8} ${foot - height * 0.62}, ${x - half * 0.46} ${foot - height * 0.88}, ${x - neck} ${top}!, ${x + neck} ${top}!, ${x + half * 0.46} ${foot - height * 0.88}, ${x + half * 0.8} ${foot - height * 0.62}, ${x + half * 0.98} ${foot - height * 0.3}, ${x + half} ${foot}!`,
  );
};
const courses = (x: number, foot: number, half: number, top: number, count: number): string =>
  Array.from({ length: count }, (_, k) => {
    const t = (k + 0.7) / count;
    const w = half * (1 - 0.62 * t ** 2.2) * 0.86;
    const y = foot - (foot - top) * t;
    return stroke(0.9, [x - w, y], [x - w * 0.5, y - 1.4], [x, y], [x + w * 0.5, y - 1.4], [x + w, y]);
  }).join('');

/** A temple of the west: a great spire between two lesser ones, a pillared porch, steps, a flag. */
const temple = figure(
  {
    id: 'shikhara',
    setting: 'plain',
    names: ['shikhara, shikharas, temple spire, temple spires', 'शिखर', 'શિખર'],
  },
  templeDyes,
  [
    ['heart', form('51 -8!, 60 -11, 68 -8, 78 -10!, 73 -5, 78 0!, 67 -2, 59 -1, 51 -2!')],
    ['wood', limb('50.500 8 1.2, 50.500 -10 1')],
    ['body', spire(22, 66, 13, 36, 2.4) + spire(78, 66, 13, 36, 2.4)],
    ['deep~', courses(22, 66, 13, 37, 5) + courses(78, 66, 13, 37, 5)],
    [
      'third',
      oval(22, 33.5, 4, 2.4) +
        form('22 26!, 24.300 30, 23 32, 21 32, 19.700 30') +
        oval(78, 33.5, 4, 2.4) +
        form('78 26!, 80.300 30, 79 32, 77 32, 75.700 30'),
    ],
    ['second', spire(50, 67, 20, 15, 3.2)],
    ['bright~', courses(50, 67, 20, 17, 10)],
    ['body', spire(50, 67, 8, 20, 1.4)],
    ['deep~', courses(50, 67, 8, 23, 8)],
    ['third', oval(50, 13, 6, 2.8) + form('50 3!, 53.300 8, 51.500 11, 48.500 11, 46.700 8')],
    ['deep', bar(4, 64, 92, 4, 1) + bar(24, 68, 52, 2.4)],
    ['body', bar(8, 68, 84, 17.5)],
    ['bright', bar(27, 70.4, 46, 15)],
    [
      'heart',
      form('50 71!, 44 73, 41.500 77, 41.500 85.400!, 58.500 85.400!, 58.500 77, 56 73') +
        mirrored(form('18 71!, 14 73.500, 12.500 77, 12.500 82!, 23.500 82!, 23.500 77, 22 73.500')),
    ],
    [
      'third',
      [28, 35, 61.2, 67.8].map((x) => bar(x, 70.4, 4, 15)).join('') +
        form('50 73.500!, 52.300 77, 52 81, 48 81, 47.700 77'),
    ],
    ['deep~', [28, 35, 61.2, 67.8].map((x) => [72, 76.5, 81].map((y) => bar(x - 0.4, y, 4.8, 1)).join('')).join('')],
    ['second', bar(4, 85, 92, 4.6, 1) + bar(0, 94, 100, 5, 1)],
    ['bright', bar(2, 89.6, 96, 4.4)],
    [
      'heart~',
      Array.from({ length: 15 }, (_, k) =>
        corners([6 + k * 6.3, 93.2], [9 + k * 6.3, 90.4], [12 + k * 6.3, 93.2]),
      ).join(''),
    ],
  ],
);

const puppetDyes = {
  body: '#b5403b',
  deep: '#6e2440',
  bright: '#f8ead2',
  second: '#3f7f86',
  third: '#e0b04a',
  heart: '#8f2438',
};

/** A string puppet of Rajasthan, she or he: the long eye, a flared skirt, no feet, strings to a wooden cross. */
const puppet = (own: Pick<FigureDrawing, 'id' | 'setting' | 'names'>, isHe: boolean): FigureDrawing =>
  figure(own, puppetDyes, [
    [
      'ink',
      stroke(0.9, [27, 3], [27, 24], [27, 46]) +
        stroke(0.9, [73, 3], [73, 24], [73, 46]) +
        stroke(0.9, [50, 3], [50, 7], [50, 12]),
    ],
    ['wood', form('20 0!, 50 -2, 80 0!, 80 4!, 50 3, 20 4!')],
    [
      'second',
      isHe
        ? form('32.500 21!, 31 12, 38 6.500, 50 5, 62 6.500, 69 12, 67.500 21!, 60 18, 50 17, 40 18') +
          form('64 9!, 72 5, 74 -3!, 66 0, 62 6!') +
          form('66 18!, 72 26, 74 40, 70 47!, 67 36, 62 26!')
        : form(
            '50 7, 37 10, 31 21, 29 34, 24 50, 26 62!, 35 52, 42 42, 58 42, 65 52, 74 62!, 76 50, 71 34, 69 21, 63 10',
          ),
    ],
    [
      'light~',
      isHe
        ? stroke(0.9, [34, 17], [44, 9.5], [58, 7]) + stroke(0.9, [38, 16], [50, 11], [66, 11]) + oval(50, 8.5, 1.4)
        : Array.from(
            { length: 7 },
            (_, k) =>
              oval(27.5 + Math.sin(k * 0.5) * 3.2, 58 - k * 5.4, 0.9) +
              oval(72.5 - Math.sin(k * 0.5) * 3.2, 58 - k * 5.4, 0.9),
          ).join(''),
    ],
    [
      'bright',
      limb('40 47 7, 31 53 6.2, 27 47 5') +
        limb('60 47 7, 69 53 6.2, 73 47 5') +
        form('45 38!, 44.500 44, 42 48!, 58 48!, 55.500 44, 55 38!'),
    ],
    [
      'body',
      form('43 58!, 32 70, 20 82, 8 94!, 22 99, 36 101, 50 101.500, 64 101, 78 99, 92 94!, 80 82, 68 70, 57 58!'),
    ],
    [
      'deep',
      form(
        '12 90!, 25 95, 38 97, 50 97.500, 62 97, 75 95, 88 90!, 92 94!, 78 99, 64 101, 50 101.500, 36 101, 22 99, 8 94!',
      ) +
        [-16, -6, 6, 16]
          .map((x) =>
            form(
              `${50 + x * 0.26} 60!, ${50 + x * 1.2} 76, ${50 + x * 1.9} 94!, ${50 + x * 1.5} 95!, ${50 + x * 0.86} 76`,
            ),
          )
          .join(''),
    ],
    [
      'third',
      form(
        '18 82!, 30 87, 42 89, 50 89.500, 58 89, 70 87, 82 82!, 85 85!, 70 91, 58 93, 50 93.500, 42 93, 30 91, 15 85!',
      ),
    ],
    [
      'heart~',
      Array.from({ length: 11 }, (_, k) => oval(21 + k * 5.8, 86.4 + Math.sin((k / 10) * Math.PI) * 4.8, 1.3)).join(''),
    ],
    ['third', form('40.500 43!, 38 50, 41.500 59!, 50 60.500, 58.500 59!, 62 50, 59.500 43!, 56 47, 50 49.500, 44 47')],
    ['deep~', stroke(0.9, [41, 54], [50, 56.5], [59, 54]) + stroke(0.9, [50, 47], [50, 52], [50, 58])],
    ['bright', form('50 13, 40.500 17, 38 27, 42 36, 46.500 42!, 53.500 42!, 58 36, 62 27, 59.500 17')],
    [
      'ink',
      isHe
        ? form(
            '50 35!, 46 32.500, 40 34.500, 37.500 31.500!, 40 36.500, 46 36.500, 50 35.500, 54 36.500, 60 36.500, 62.500 31.500!, 60 34.500, 54 32.500',
          )
        : form('39 25!, 40 16.500, 50 11.500, 60 16.500, 61 25!, 56 18, 50 16, 44 18'),
    ],
    [
      'ink',
      mirrored(
        oval(44.6, 25.8, 1.7) +
          stroke(1, [38, 25], [43, 22.6], [48.6, 26]) +
          stroke(0.7, [39.6, 26.4], [43.5, 28.4], [48.6, 26.6]) +
          stroke(0.9, [39.8, 20.8], [44, 19.4], [48, 21.4]),
      ),
    ],
    [
      'heart',
      oval(50, 20.5, 1.7) +
        form(
          isHe
            ? '47.500 38.500!, 50 38, 52.500 38.500!, 50 40.200'
            : '46.800 35.400!, 48.800 34.400, 50 35, 51.200 34.400, 53.200 35.400!, 50 37.400',
        ) +
        stroke(0.7, [49.5, 27], [48.4, 31.4], [50.6, 31.8]),
    ],
    [
      'third',
      mirrored(oval(38, 33, 2.6) + oval(38, 37, 1.5)) +
        form(
          '43.500 43!, 46.500 45.800, 50 46.800, 53.500 45.800, 56.500 43!, 55.800 46!, 53 48.400, 50 49.500, 47 48.400, 44.200 46!',
        ) +
        mirrored(oval(28.6, 50, 2.2, 1.4)),
    ],
  ]);

const puppets = [
  puppet(
    {
      id: 'puppet',
      setting: 'sweet',
      names: [
        'puppet, puppets, string puppet, string puppets, kathputli, kathputlis, kathputliyan, marionette, marionettes, rajasthani puppet, rajasthani puppets',
        'कठपुतली, कठपुतलियां, कठपुतलियाँ',
        'કઠપૂતળી, કઠપૂતળીઓ',
      ],
    },
    false,
  ),
  puppet(
    {
      id: 'puppet-prince',
      setting: 'sweet',
      names: ['raja puppet, king puppet, king puppets, prince puppet, raja kathputli', 'राजा कठपुतली', 'રાજા કઠપૂતળી'],
    },
    true,
  ),
];

/** Those that are motifs of the loom. */
export const landmarkDrawings: readonly FigureDrawing[] = [palm, temple];

/** Those that are things alone. */
export const stageDrawings: readonly FigureDrawing[] = [boat, ...puppets];
