import { form, leaf, limb, mirrored, petals } from './draw-forms.ts';
import { type OwnDrawing, oval } from './draw-layers.ts';

const [ink, pale, cream] = ['#33221c', '#fdf6e6', '#f3e4c4'];
const [red, wine, rose, gold, ochre] = ['#d0453a', '#8c2b3c', '#e58f98', '#f0c24c', '#cc8f34'];
const [shade, green] = ['#b9764b', '#6fa35c'];
const [body, fold] = ['#eeb08e', '#c9785c'];

/** Who is played, danced and honoured: puppets on strings, and the lord of beginnings on his lotus. */
export const playerDrawings: readonly OwnDrawing[] = [
  {
    id: 'ganesha',
    setting: 'plain',
    names: [
      'ganesha, ganesh, ganesh ji, ganeshji, ganpati, ganapati, vinayak, vinayaka, lord ganesha, lord ganesh, gajanan',
      'गणेश, गणेश जी, गणेशजी, गणपति, विनायक, श्री गणेश',
      'ગણેશ, ગણેશજી, ગણપતિ, વિનાયક, શ્રી ગણેશ',
    ],
    layers: [
      [gold, petals(50, 31, 16, 32, 9)],
      [wine, [-60, -30, 0, 30, 60].map((turn) => leaf(50, 100, turn, 33, 20)).join('')],
      [rose, [-74, -44, -16, 16, 44, 74].map((turn) => leaf(50, 99, turn, 30 + Math.abs(turn) * 0.2, 18)).join('')],
      [red, form('12 88, 18 77, 36 73, 50 76, 64 73, 82 77, 88 88, 72 95, 50 91, 28 95')],
      [
        body,
        [
          limb('36 55 10, 22 62 9, 20 74 7.5, 31 77 7'),
          limb('64 55 10, 80 60 9, 84 50 7.5, 82 43 7'),
          form('50 50, 33 54, 27 68, 33 80, 50 84, 67 80, 73 68, 67 54'),
          mirrored(form('36 26, 20 19, 7 27, 6 40, 15 51, 28 52, 37 45')),
          form('50 15, 36 19, 31 32, 36 45, 44 51, 56 51, 64 45, 69 32, 64 19'),
        ].join(''),
      ],
      [wine, limb('30 88 1, 50 84 2, 66 90 1') + form('30 78!, 50 84, 70 78!, 68 82!, 50 87, 32 82!')],
      [
        fold,
        [
          mirrored(form('31 31, 21 26, 13 31, 13 40, 20 46, 29 45')),
          limb('43.4 38 0.8, 44.6 49 2.4, 42.4 57 2.4, 38 61.6 2, 36 61 0.8'),
          limb('57.6 40 0.8, 57.8 51 2.6, 54 64 2.6, 42 72.6 2.6, 31.6 70.6 2.4, 28 64 1'),
          limb('34 50 0.6, 39 53.6 1.4, 43 54 0.6') + limb('66 50 0.6, 61 53.6 1.4, 57.6 54 0.6'),
        ].join(''),
      ],
      [cream, limb('59 45 5, 64 51 3.6, 66 58 0.6') + limb('41 45 5, 37 50 4.2, 35.6 53 3.4')],
      [ochre, form('33 22!, 36 11, 44 6, 50 -4, 56 6, 64 11, 67 22!, 50 17')],
      [red, oval(50, 9, 3.2) + mirrored(oval(40, 14, 2)) + form('48.4 20!, 47.6 29, 50 33, 52.4 29, 51.6 20!')],
      [pale, mirrored(form('36.4 33.4!, 40.6 31.4, 44.6 33.8!, 40.6 35.2'))],
      [
        ink,
        mirrored(oval(41, 33.3, 1.3)) +
          mirrored(limb('36 33.2 0.6, 40.6 30.8 1.2, 45 33.6 0.6')) +
          mirrored(limb('35.4 29.4 0.5, 40.6 27 1, 45.4 28.6 0.5')),
      ],
      [gold, oval(30, 75, 4.8, 4.2) + mirrored(oval(24, 49, 2.2))],
      [green, oval(82, 42, 2.4)],
      [shade, limb('79 46 0.6, 82 47 1, 85 46 0.6')],
    ],
  },
];
