// long: drawings
import { form, leaf, limb, moved, opened, spread, strokes } from './draw-forms.ts';
import { around, bar, corners, type Layer, type OwnDrawing, oval } from './draw-layers.ts';
import { beside, type Spot, stroke } from './draw-marks.ts';
import { hoofedDrawings } from './own-hoofed.ts';

const [paper, dark] = ['#fdf7ea', '#33261f'];
const [straw, fawn, tan, brown, umber] = ['#e9cf9c', '#d8b273', '#c08a50', '#8a5a34', '#57361f'];
const [sage, moss, fir] = ['#a9c56b', '#6a9648', '#3f6b3c'];
const [gold, orange, red, wine] = ['#eab640', '#e08a2e', '#c4473b', '#7f2b30'];
const [steel, iron, blue, sky] = ['#9aa6b2', '#5d6875', '#3f6a96', '#cfdfe8'];

/** The lay of a rope: strokes aslant from edge to edge. */
const lay = (places: readonly Spot[], half: number, count: number): string =>
  spread(count, (_, share) => {
    const at = 0.03 + share * 0.92;
    return stroke(1.3, beside(places, at, -half), beside(places, at + 0.028, 0), beside(places, at + 0.034, half));
  });
/** A loop of the hank: all meet at the top, where it is bound. */
const loop = (rx: number, ry: number): string =>
  opened(oval(50, 16 + ry, rx, ry), oval(50, 16 + ry, rx - 8.4, ry - 8.4));
const along = (rx: number, ry: number): Spot[] =>
  Array.from({ length: 13 }, (_, k): Spot => {
    const a = -Math.PI * 0.36 + (Math.PI * 1.72 * k) / 12;
    return [50 + (rx - 4.2) * Math.cos(a), 16 + ry + (ry - 4.2) * Math.sin(a)];
  });
const eye: readonly Spot[] = [
  [44, 14],
  [38, 0],
  [44, -11],
  [56, -11],
  [62, 0],
  [56, 14],
];
const tail: readonly Spot[] = [
  [60, 22],
  [76, 12],
  [90, 16],
  [97, 32],
  [96, 50],
];

/** A hank of rope in three loops, bound at its head, its end hanging with a tuft. */
const rope: readonly Layer[] = [
  [fawn, limb('44 16 8, 38 0 8, 44 -11 8, 56 -11 8, 62 0 8, 56 16 8')],
  [brown, lay(eye, 3.6, 14)],
  [tan, loop(40, 42)],
  [umber, lay(along(40, 42), 3.8, 34)],
  [fawn, loop(30.5, 33)],
  [brown, lay(along(30.5, 33), 3.8, 26)],
  [straw, loop(21, 24)],
  [tan, lay(along(21, 24), 3.8, 18)],
  [fawn, strokes('95 52 4, 90 60 3, 85 67 0.6', '96 52 4, 96 62 3, 95 71 0.6', '97 52 4, 102 60 3, 105 67 0.6')],
  [straw, limb('58 24 8, 76 12 8, 90 16 8, 97 32 8, 96 50 8')],
  [brown, lay(tail, 3.7, 15)],
  [red, limb('96 47 9.6, 96 50 9.6, 96 53 9.6')],
  [tan, strokes('35 15 8, 50 13 8, 65 16 8', '34 29 8, 50 27 8, 66 30 8')],
  [fawn, strokes('34.5 22 8, 50 20 8, 65.5 23 8', '34.5 36 8, 50 34 8, 65.5 37 8')],
  [
    umber,
    [13, 20, 27, 34]
      .map((y) => spread(6, (k) => stroke(1.2, [36 + k * 5.4, y + 4], [38 + k * 5.4, y], [39.6 + k * 5.4, y - 3.4])))
      .join(''),
  ],
];

/** A marigold: its ragged edge. */
const frill = (x: number, y: number, r: number): string =>
  corners(
    ...Array.from({ length: 26 }, (_, k): Spot => {
      const [turn, far] = [(k * Math.PI) / 13, k % 2 === 0 ? r : r * 0.88];
      return [x + far * Math.sin(turn), y - far * Math.cos(turn)];
    }),
  );
/** Short strokes of petals about its middle, in two rings. */
const rays = (x: number, y: number, r: number): string =>
  [
    [0.52, 0.86, 12, 0],
    [0.14, 0.44, 7, 0.3],
  ]
    .map(([near = 0, far = 0, count = 0, from = 0]) =>
      Array.from({ length: count }, (_, k) => {
        const a = from + (2 * Math.PI * k) / count;
        const on = (share: number, aside: number): Spot => [
          x + Math.sin(a + aside) * r * share,
          y - Math.cos(a + aside) * r * share,
        ];
        const middle = (near + far) / 2;
        return corners(on(near, 0), on(middle, 0.09), on(far, 0), on(middle, -0.09));
      }).join(''),
    )
    .join('');
const swag: readonly Spot[] = [
  [10, 14],
  [16, 40],
  [31, 61],
  [50, 69],
  [69, 61],
  [84, 40],
  [90, 14],
];
const blooms = (isOdd: boolean): readonly (readonly [number, number, number])[] =>
  Array.from({ length: 9 }, (_, k) => k)
    .filter((k) => (k % 2 === 1) === isOdd)
    .map((k): [number, number, number] => {
      const [x, y] = beside(swag, k / 8, 0);
      return [x, y, k === 0 || k === 8 ? 10.4 : 9.6 + (4 - Math.abs(k - 4)) * 0.25];
    });
const between = Array.from({ length: 8 }, (_, k) => beside(swag, (k + 0.5) / 8, 0));
const hanging = (draw: (x: number, y: number, r: number) => string, isOdd: boolean): string =>
  [10, 90]
    .map((x) =>
      [29, 43.5].map((y, k) => ((k === 1) === isOdd ? draw(x + (x < 50 ? -4.5 : 4.5), y, 7.4 - k) : '')).join(''),
    )
    .join('');

/** A festoon of marigolds between two knots, leaves in the joints, ends and a tassel hanging; of two light tones, for orange that is shaded is brown. */
const garland: readonly Layer[] = [
  [
    fir,
    between
      .map(([x, y], k) => {
        const out = Math.atan2(x - 50, -(y - 24)) * (180 / Math.PI);
        return leaf(x, y, out, 18, 8, 0.04) + (k > 0 && k < 7 ? leaf(x, y, out + 180, 16, 7, 0.04) : '');
      })
      .join('') +
      [10, 90].map((x) => leaf(x, 12, x < 50 ? -38 : 38, 18, 9) + leaf(x, 12, x < 50 ? 30 : -30, 16, 8)).join(''),
  ],
  [
    sage,
    between
      .map(([x, y]) => {
        const out = Math.atan2(x - 50, -(y - 24));
        return stroke(
          1,
          [x + Math.sin(out) * 6, y - Math.cos(out) * 6],
          [x + Math.sin(out) * 11, y - Math.cos(out) * 11],
          [x + Math.sin(out) * 16, y - Math.cos(out) * 16],
        );
      })
      .join(''),
  ],
  [
    gold,
    hanging(frill, true) +
      blooms(true)
        .map(([x, y, r]) => frill(x, y, r))
        .join(''),
  ],
  [
    '#f8dd96',
    hanging(rays, true) +
      blooms(true)
        .map(([x, y, r]) => rays(x, y, r))
        .join(''),
  ],
  [
    orange,
    [5.5, 94.5]
      .map((x) => form(`${x} 47!, ${x - 3.4} 54, ${x - 4.6} 66!, ${x} 68, ${x + 4.6} 66!, ${x + 3.4} 54`))
      .join(''),
  ],
  [
    orange,
    hanging(frill, false) +
      blooms(false)
        .map(([x, y, r]) => frill(x, y, r))
        .join(''),
  ],
  [
    '#f8dd96',
    hanging(rays, false) +
      blooms(false)
        .map(([x, y, r]) => rays(x, y, r))
        .join(''),
  ],
  ['#f8dd96', form('50 78!, 45 82, 43 96!, 50 99, 57 96!, 55 82')],
  [
    orange,
    strokes('47 84 0.8, 46 90 1.4, 46 96 0.8', '50 84 0.8, 50 91 1.4, 50 97 0.8', '53 84 0.8, 54 90 1.4, 54 96 0.8'),
  ],
];

/** Aslant, one head towards us: hoops, laced cords with rings, a painted belly, a strap with tassels and its cane. */
const dhol: readonly Layer[] = [
  [wine, strokes('22 24 4, 30 8 5, 50 0 5.4, 72 4 5, 84 20 4')],
  [gold, strokes('27 14 0.6, 31 9 1.4, 36 6 0.6', '43 2 0.6, 50 0 1.4, 57 0.6 0.6', '66 2.4 0.6, 73 5 1.4, 78 10 0.6')],
  [red, form('22 22!, 36 19, 52 17, 68 18, 84 22!, 93 40, 94 58, 86 74!, 70 82, 54 84, 38 83, 22 80!')],
  [gold, form('47 17!, 58 17, 66 33, 68 50, 66 68, 58 84!, 47 84, 55 68, 57 50, 55 33')],
  [
    wine,
    [28, 39, 50, 61, 72]
      .map((y) =>
        form(
          `${62 - Math.abs(y - 50) * 0.12} ${y - 4.4}!, ${65.4 - Math.abs(y - 50) * 0.14} ${y}, ${62 - Math.abs(y - 50) * 0.12} ${y + 4.4}!, ${59 - Math.abs(y - 50) * 0.1} ${y}`,
        ),
      )
      .join(''),
  ],
  [
    paper,
    strokes(
      '34 24 1.8, 62 22 2, 87 25 1.8',
      '87 25 1.8, 64 32 2, 37 37 1.8',
      '37 37 1.8, 64 38 2, 92 38 1.8',
      '92 38 1.8, 66 45 2, 38 51 1.8',
      '38 51 1.8, 66 52 2, 94 52 1.8',
      '94 52 1.8, 66 59 2, 37 65 1.8',
      '37 65 1.8, 64 66 2, 91 65 1.8',
      '91 65 1.8, 62 72 2, 34 77 1.8',
      '34 77 1.8, 60 79 2, 86 76 1.8',
    ),
  ],
  [brown, form('80 21!, 86 23, 95 39, 96 58, 88 74!, 82 76, 90 58, 89 39')],
  [brown, oval(22, 51, 16, 31)],
  [gold, opened(oval(21, 51, 13.6, 28), oval(20, 51, 11, 25))],
  [straw, oval(20, 51, 11, 25)],
  [dark, oval(19, 52, 5.6, 12)],
  [
    umber,
    around(20, 51, 1, 10)
      .map(([x, y]) => oval(20 + (x - 20) * 12.4, 51 + (y - 51) * 26.6, 0.9))
      .join(''),
  ],
  [orange, strokes('80 76 1.6, 84 82 4.4, 82 96 6', '70 82 1.6, 73 87 4.4, 70 99 6')],
  [
    wine,
    strokes(
      '82 84 0.6, 82 90 1, 81 96 0.5',
      '84 84 0.6, 85 90 1, 85 96 0.5',
      '72 89 0.6, 71 94 1, 70 99 0.5',
      '74 89 0.6, 74 94 1, 73 99 0.5',
    ),
  ],
  [brown, limb('16 58 2.6, 4 76 3.2, 0 88 3.6, 6 97 3.4, 14 96 3')],
];

/** A claw hammer, its head to the upper left, on an ash handle. */
const hammer: readonly Layer[] = [
  [fawn, form('38 30!, 45 37, 62 54, 78 68, 92 82, 96 90, 92 96, 84 94, 70 80, 56 64, 40 46, 30 38!')],
  [
    brown,
    strokes(
      '42 38 0.5, 58 54 1.4, 74 70 0.5',
      '40 41 0.5, 54 58 1.2, 66 71 0.5',
      '62 60 0.5, 76 73 1.4, 89 87 0.5',
      '70 76 0.5, 80 86 1.2, 88 92 0.5',
    ),
  ],
  [red, form('74 64, 92 82, 96 90, 92 96, 84 94, 66 76')],
  [wine, strokes('76 68 1, 73 74 1.8, 68 77 1', '82 73 1, 79 79 1.8, 74 83 1', '88 79 1, 85 85 1.8, 80 89 1')],
  [iron, form('36 22!, 44 14, 54 9, 66 9, 78 14!, 68 16, 60 19, 54 24, 47 32!')],
  [steel, form('30 25!, 36 20, 44 18, 54 16, 66 18, 77 25!, 66 24, 58 26, 51 31, 46 37, 42 42!, 38 46, 30 38, 24 32')],
  [steel, form('24 30, 31 37, 38 45, 32 52, 26 57, 18 49, 12 42, 18 36')],
  [iron, form('14 36, 23 45, 33 55, 28 61!, 22 66, 12 57, 3 47!, 8 41')],
  [sky, strokes('14 43 0.6, 9 47 2, 6 50 0.6', '34 26 0.6, 44 22 2, 58 20 0.6', '24 35 0.6, 20 39 2, 17 43 0.6')],
  [dark, strokes('50 24 0.6, 60 20 1.2, 72 21 0.6', '24 56 0.6, 15 47 1.2, 12 44 0.6', '33 30 1, 37 34 1.4, 41 38 1')],
];

const grain = (x: number, y: number, turn: number): string =>
  moved(form('-3.4 0!, -1 -1.6, 2 -1.5, 3.4 0!, 1.4 1.5, -1.6 1.5'), x, y, turn);
const mound: readonly (readonly [number, number, number])[] = [
  [22, 42, -30],
  [30, 43, 20],
  [38, 41, -15],
  [46, 44, 35],
  [54, 42, -20],
  [62, 44, 12],
  [70, 41, -35],
  [77, 43, 24],
  [26, 35, 28],
  [34, 34, -40],
  [42, 34, 8],
  [50, 36, -28],
  [58, 34, 30],
  [66, 35, -12],
  [73, 35, 40],
  [32, 27, -12],
  [40, 27, 34],
  [48, 28, -34],
  [56, 27, 16],
  [64, 28, -40],
  [40, 20, -20],
  [48, 20, 22],
  [57, 20, -26],
  [48, 14.5, -8],
];

/** A painted bowl heaped with rice, grain by grain, steaming. */
const riceBowl: readonly Layer[] = [
  [
    sky,
    strokes(
      '34 8 0.6, 30 1 2.4, 35 -6 2, 31 -13 0.6',
      '50 6 0.6, 46 -3 2.6, 52 -11 2.2, 48 -20 0.6',
      '66 8 0.6, 62 1 2.4, 67 -6 2, 63 -13 0.6',
    ),
  ],
  [blue, form('36 88!, 64 88!, 67 96!, 50 98, 33 96!')],
  [paper, form('13 47!, 16 36, 24 26, 34 16, 44 11, 56 11, 66 16, 76 26, 84 36, 87 47!, 70 53, 50 54, 30 53')],
  [tan, mound.map(([x, y, turn]) => grain(x, y, turn)).join('')],
  [paper, mound.map(([x, y, turn]) => moved(grain(0, 0, 0), x - 0.4, y - 0.5, turn, 0.72)).join('')],
  [moss, leaf(52, 14, -34, 13, 7, 0.05) + leaf(53, 14, 26, 14, 7, -0.05)],
  [blue, form('6 44!, 28 50, 50 51.6, 72 50, 94 44!, 92 58, 85 72, 74 83, 62 90!, 38 90!, 26 83, 15 72, 8 58')],
  [sky, form('6 44!, 28 50, 50 51.6, 72 50, 94 44!, 93.5 50, 72 56, 50 58, 28 56, 6.5 50')],
  [
    gold,
    [20, 35, 50, 65, 80]
      .map((x) => {
        const y = 70 - Math.abs(x - 50) * 0.12;
        return around(x, y, 3.6, 6)
          .map(([px, py]) => oval(px, py, 1.9))
          .join('');
      })
      .join('') + [27.5, 42.5, 57.5, 72.5].map((x) => oval(x, 80 - Math.abs(x - 50) * 0.2, 1.3)).join(''),
  ],
  [paper, [20, 35, 50, 65, 80].map((x) => oval(x, 70 - Math.abs(x - 50) * 0.12, 1.7)).join('')],
];

/** An ear of paddy that hangs: its stalk from the tie, its grains in pairs along the bend. */
const ear = (places: readonly Spot[], draw: (x: number, y: number, turn: number, k: number) => string): string =>
  spread(9, (k, share) => {
    const at = 0.42 + share * 0.56;
    const [x, y] = beside(places, at, 0);
    const [nx, ny] = beside(places, Math.min(1, at + 0.02), 0);
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + 90;
    return draw(x, y, turn - 30, k) + draw(x, y, turn + 30, k);
  });
const ears: readonly (readonly Spot[])[] = [
  [
    [48, 62],
    [38, 38],
    [26, 18],
    [10, 16],
    [2, 34],
  ],
  [
    [50, 62],
    [46, 34],
    [40, 10],
    [26, 0],
    [16, 10],
  ],
  [
    [51, 62],
    [54, 34],
    [60, 10],
    [74, 0],
    [84, 10],
  ],
  [
    [53, 62],
    [62, 38],
    [74, 18],
    [90, 16],
    [98, 34],
  ],
  [
    [50, 62],
    [50, 36],
    [50, 16],
    [52, 2],
    [58, -8],
  ],
];
const kernel = (x: number, y: number, turn: number): string => moved(form('0 1!, -2.8 -4, 0 -9!, 2.8 -4'), x, y, turn);
const seam = (x: number, y: number, turn: number): string =>
  moved(corners([0, 0], [-0.6, -4], [0, -8], [0.6, -4]), x, y, turn);

/** A sheaf of ripe paddy, tied, its ears hanging to both sides. */
const paddy: readonly Layer[] = [
  [
    moss,
    leaf(46, 60, -62, 46, 8, 0.12) +
      leaf(54, 60, 62, 46, 8, -0.12) +
      leaf(46, 60, -28, 52, 7, 0.1) +
      leaf(54, 60, 28, 52, 7, -0.1),
  ],
  [sage, ears.map((places) => limb(places.map(([x, y], k) => `${x} ${y} ${2.6 - k * 0.4}`).join(', '))).join('')],
  [gold, ears.map((places) => ear(places, kernel)).join('')],
  [brown, ears.map((places) => ear(places, seam)).join('')],
  [fawn, form('42 60!, 50 57, 58 60!, 60 70, 66 84, 74 98!, 62 96, 50 100, 38 96, 26 98!, 34 84, 40 70')],
  [
    brown,
    strokes(
      '47 72 0.5, 42 84 1.4, 34 96 0.5',
      '49 72 0.5, 47 86 1.4, 43 97 0.5',
      '51 72 0.5, 53 86 1.4, 57 97 0.5',
      '53 72 0.5, 58 84 1.4, 66 96 0.5',
      '50 74 0.5, 50 86 1.4, 50 98 0.5',
    ),
  ],
  [red, form('40 62!, 50 64, 60 62!, 61 70, 50 73, 39 70')],
  [wine, strokes('58 66 3, 66 70 3.4, 72 79 1', '58 68 3, 62 76 3.4, 62 86 1')],
  [
    gold,
    strokes(
      '42 66 0.6, 50 68 1.4, 58 66 0.6',
      '41 68.6 0.6, 50 70.6 1.2, 59 68.6 0.6',
      '43 64.4 0.5, 50 66 1, 57 64.4 0.5',
    ),
  ],
];

const wheelAt: Spot = [74, 74];
/** A wheel of eight spokes. */
const spokes = (cx: number, cy: number, r: number): string =>
  around(cx, cy, r, 8)
    .map(([x, y]) => limb(`${cx} ${cy} 2.2, ${(cx + x) / 2} ${(cy + y) / 2} 3.2, ${x} ${y} 2`))
    .join('');

/** A temple car drawn by a horse: tower, awning, pillars, a wheel of eight spokes. */
const chariot: readonly Layer[] = [
  ...(hoofedDrawings.find(({ id }) => id === 'horse')?.layers ?? []).map(
    ([hex, d]): Layer => [hex, moved(d, -12, 38, 0, 0.56)],
  ),
  [brown, limb('26 70 2.2, 44 74 2.6, 60 76 3')],
  [red, form('73 -14!, 73 -3!, 88 -8!')],
  [umber, limb('73 -14 1.4, 73 2 1.6')],
  [gold, form('73 -3, 77 2, 82 8, 86 17!, 60 17!, 64 8, 69 2')],
  [wine, strokes('66 9 0.6, 73 11 1.5, 80 9 0.6', '64 13 0.6, 73 15 1.5, 83 13 0.6', '70 4 0.6, 73 5.4 1.2, 76 4 0.6')],
  [
    red,
    form(
      '48 26!, 56 20, 73 16, 90 20, 98 26!, 97 32, 93 29, 89 33, 85 29, 81 33, 77 29, 73 33, 69 29, 65 33, 61 29, 57 33, 53 29, 49 32',
    ),
  ],
  [gold, form('50 25!, 60 21.5, 73 20, 86 21.5, 96 25!, 86 24, 73 23, 60 24')],
  [umber, bar(55, 31, 37, 26)],
  [tan, bar(53, 30, 4.4, 28) + bar(71, 31, 4, 26) + bar(89, 30, 4.4, 28)],
  [orange, form('57 32!, 66 32!, 64 44, 57 50!') + form('89 32!, 80 32!, 82 44, 89 50!')],
  [gold, form('46 52!, 73 56, 99 50!, 98 62, 94 68, 52 70, 48 62')],
  [red, form('49 60!, 73 63, 98 58!, 95 67, 52 69')],
  [gold, [56, 65, 74, 83, 91].map((x) => oval(x, 64 - Math.abs(x - 73) * 0.04, 1.6)).join('')],
  [brown, opened(oval(wheelAt[0], wheelAt[1], 22), oval(wheelAt[0], wheelAt[1], 16.6))],
  [tan, spokes(wheelAt[0], wheelAt[1], 17)],
  [
    gold,
    around(wheelAt[0], wheelAt[1], 19.3, 16)
      .map(([x, y]) => oval(x, y, 1.1))
      .join(''),
  ],
  [red, oval(wheelAt[0], wheelAt[1], 5)],
  [gold, oval(wheelAt[0], wheelAt[1], 2)],
];

/** Things of field, kitchen and workshop that libraries have as a sign or as loose pieces. */
export const workshopDrawings: readonly OwnDrawing[] = [
  {
    id: 'rope-coil',
    setting: 'plain',
    names: ['rope, ropes, coil of rope, coiled rope, nautical rope', 'रस्सी, रस्सियां, रस्सा', 'દોરડું, દોરડાં, રસ્સો'],
    layers: rope,
  },
  {
    id: 'garland',
    setting: 'garden',
    names: [
      'garland, garlands, marigold garland, marigold garlands, flower garland, flower garlands, floral garland, floral garlands, garland of marigolds, garlands of marigolds, garland of flowers, genda mala, gende ki mala, phoolon ki mala, phool mala, phoolmala, galgota ni mala, ful mala, fulmala',
      'गेंदे की माला, गेंदे की मालाएं, फूलों की माला, फूलों की मालाएं, फूलमाला, फूलमालाएं, पुष्पमाला',
      'ગલગોટાની માળા, ગલગોટાની માળાઓ, ફૂલોની માળા, ફૂલોની માળાઓ, ફૂલમાળા, ફૂલહાર, હારમાળા',
    ],
    layers: garland,
  },
  {
    id: 'long-drum',
    setting: 'plain',
    names: [
      'dhol, dhols, dholak, dholaks, dholki, drum, drums, nagada, dhol drum',
      'ढोल, ढोलक, ढोलकी, नगाड़ा',
      'ઢોલ, ઢોલક, ઢોલકી, નગારું',
    ],
    layers: dhol,
  },
  {
    id: 'hammer',
    setting: 'plain',
    names: ['hammer, hammers, hathoda', 'हथौड़ा, हथौड़े, हथौड़ी', 'હથોડી, હથોડો'],
    layers: hammer,
  },
  {
    id: 'cooked-rice',
    setting: 'plain',
    names: [
      'cooked rice, bowl of rice, bowls of rice, rice bowl, rice bowls',
      'पके हुए चावल, चावल, भात',
      'ભાત, રાંધેલા ભાત',
    ],
    layers: riceBowl,
  },
  {
    id: 'sheaf-of-rice',
    setting: 'garden',
    names: [
      'sheaf of rice, rice, paddy, paddy sheaf, rice ears, dhaan',
      'चावल का पौधा, धान, धान की बाली',
      'ડાંગર, ડાંગરની ડૂંડી, ધાન',
    ],
    layers: paddy,
  },
  { id: 'chariot', setting: 'plain', names: ['chariot, chariots, rath', 'रथ, रथों', 'રથ, રથો'], layers: chariot },
];
