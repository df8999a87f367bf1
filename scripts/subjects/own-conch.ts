import { type FigureDrawing, figure } from './draw-figure.ts';
import { form, leaf, limb, moved, spread } from './draw-forms.ts';
import { oval } from './draw-layers.ts';
import { beside, type Spot, stroke } from './draw-marks.ts';

const conchDyes = {
  body: '#e8b98a',
  deep: '#a8584a',
  bright: '#f6dfba',
  second: '#d98f6a',
  third: '#e9a9a0',
  heart: '#b5523b',
};
const shoulder: readonly Spot[] = [
  [38, 40],
  [50, 31],
  [64, 29],
  [77, 34],
  [86, 46],
];

/** A conch on its side, its spire to the upper right, its lip open, pink within. */
const conch = figure({ id: 'conch', setting: 'sea', names: ['conch', 'शंख', 'શંખ'] }, conchDyes, [
  ['heart', form('86 14!, 98 0!, 97 18!')],
  ['body', form('79 19!, 85 11, 93 12, 97 18, 96 27!, 88 25')],
  ['second', form('68 26!, 75 16, 85 16, 93 23, 94 37!, 84 34, 76 29')],
  ['bright', form('52 33!, 62 22, 75 21, 87 28, 93 40, 91 53!, 82 42, 70 36, 60 34')],
  [
    'second~',
    stroke(1.1, [60, 28], [74, 26], [88, 38]) +
      stroke(1, [75, 20], [83, 21], [90, 28]) +
      stroke(0.9, [84, 16], [89, 17], [94, 21]),
  ],
  [
    'body',
    form('4 97!, 8 82, 16 66, 26 51, 38 39, 52 32, 66 31, 80 37, 89 48, 89 61, 82 72, 69 80, 52 86, 32 93, 16 98'),
  ],
  [
    'second~',
    stroke(1.4, [34, 47], [54, 39], [76, 45], [86, 60]) +
      stroke(1.3, [50, 49], [66, 48], [77, 57], [79, 70]) +
      stroke(1.2, [60, 54], [69, 57], [73, 65], [70, 76]) +
      stroke(1.2, [14, 96], [34, 91], [52, 84], [64, 76]),
  ],
  [
    'bright',
    spread(5, (_, share) => {
      const [x, y] = beside(shoulder, 0.04 + share * 0.9, 2);
      return oval(x, y, 3.4, 3);
    }),
  ],
  ['light', form('4 97!, 7 82, 15 66, 26 53, 38 46, 52 43, 63 47, 67 56, 63 66, 53 75, 38 83, 22 90')],
  ['third', form('6 95!, 11 81, 19 68, 30 57, 42 51, 53 49, 60 53, 61 60, 56 68, 44 76, 30 83, 18 89')],
  ['deep', form('12 89!, 22 76, 34 66, 46 59, 55 57, 56 61, 49 68, 37 75, 24 83')],
  [
    'heart~',
    stroke(0.9, [15, 80], [24, 70], [34, 61]) +
      stroke(0.9, [20, 79], [30, 69], [42, 60]) +
      stroke(0.8, [26, 84], [40, 77], [52, 69]),
  ],
]);

const featherDyes = {
  body: '#2f6f8f',
  deep: '#1f3f5c',
  bright: '#c9b45a',
  second: '#5f8a4a',
  third: '#b5733c',
  heart: '#e0a93c',
};
const rib: readonly Spot[] = [
  [12, 102],
  [24, 82],
  [36, 62],
  [46, 44],
  [54, 28],
  [60, 3],
];
const breadth = (share: number): number => 3 + 22 * Math.sin(Math.min(1, share) ** 1.3 * Math.PI * 0.94);
const teeth = 17;
const ragged = (side: number): string[] =>
  Array.from({ length: teeth }, (_, k) => {
    const share = 0.14 + (0.84 * k) / teeth;
    const at = ([x, y]: Spot, mark = '') => `${x} ${y}${mark}`;
    return [
      at(beside(rib, share, side * breadth(share) * 0.74)),
      at(beside(rib, Math.min(1, share + 0.075), side * breadth(share + 0.03)), '!'),
    ];
  }).flat();
const eyeAt = (d: string): string => moved(d, 52.5, 31, 20, 0.84);

/** A peacock's feather: a bent rib, barbs that part at the edge, the eye in four rings, loose plumes at its foot. */
const plume = figure({ id: 'plume', setting: 'garden', names: ['peacock feather', 'मोर पंख', 'મોરપીંછ'] }, featherDyes, [
  [
    'leaf',
    leaf(24, 82, -48, 20, 3.4, 0.12) +
      leaf(20, 89, -58, 15, 3, 0.12) +
      leaf(25, 82, 96, 20, 3.4, -0.12) +
      leaf(21, 88, 106, 15, 3, -0.12),
  ],
  ['second', form([...ragged(-1), '63 -8', ...ragged(1).reverse()].join(', '))],
  [
    'bright~',
    [-1, 1]
      .map((side) =>
        spread(13, (_, step) => {
          const share = 0.16 + step * 0.62;
          const far = breadth(share + 0.05);
          return stroke(
            0.9,
            beside(rib, share, 0),
            beside(rib, share + 0.03, side * far * 0.42),
            beside(rib, share + 0.08, side * far * 0.84),
          );
        }),
      )
      .join(''),
  ],
  ['wood', limb('12 102 3, 24 82 2.6, 36 62 2.2, 46 44 1.8, 52 32 1.2')],
  ['bright', eyeAt(form('0 22!, -12 14, -17 2, -14 -12, -6 -20, 0 -22, 6 -20, 14 -12, 17 2, 12 14'))],
  ['third', eyeAt(form('0 18!, -9 11, -12.6 2, -10.4 -9, -4 -15, 0 -16, 4 -15, 10.4 -9, 12.6 2, 9 11'))],
  ['body', eyeAt(form('0 12!, -6.6 7, -9 0, -7 -8, -2 -11, 0 -11.4, 2 -11, 7 -8, 9 0, 6.6 7'))],
  ['deep', eyeAt(form('0 9!, -3.6 6, -5.6 1, -4.6 -4, 0 -1!, 4.6 -4, 5.6 1, 3.6 6'))],
  ['light~', eyeAt(stroke(0.9, [-6, -5], [-3, -8.6], [1, -9.4]))],
]);

/** Things of the shore and the yard that all cloths draw. */
export const conchDrawings: readonly FigureDrawing[] = [conch, plume];
