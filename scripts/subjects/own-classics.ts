import { form, leaf, limb } from './draw-forms.ts';
import { type OwnDrawing, oval } from './draw-layers.ts';

const [ink, paper] = ['#2c2622', '#fdf7ea'];
const [dark, leafy, deep] = ['#6b452b', '#86ad55', '#4b7a42'];
const [blue, night, sky] = ['#2f7fa8', '#1f5478', '#8fc3d8'];
const [orange, rust, gold] = ['#e0862c', '#b3552e', '#e6b23c'];

/** What mills name often, and libraries have too plainly or not at all. */
export const classicDrawings: readonly OwnDrawing[] = [
  {
    id: 'kingfisher',
    setting: 'garden',
    names: [
      'kingfisher, kingfishers, kilkila, kilkile, kalkaliyo, kalkaliya',
      'किलकिला, किलकिले, रामचिरैया, किंगफ़िशर',
      'કલકલિયો, કલકલિયા, કિંગફિશર',
    ],
    layers: [
      [dark, limb('3 92 3.4, 24 87 5.4, 52 88 6, 78 83 5, 98 76 2.6')],
      [deep, leaf(84, 79, 35, 20, 10, 0.1) + leaf(16, 89, -40, 19, 10)],
      [leafy, leaf(92, 77, 105, 18, 9, 0.1) + leaf(10, 92, 200, 14, 8)],
      [night, form('70 68!, 80 78, 90 94!, 82 97, 72 86, 62 76')],
      [orange, form('36 36, 46 36, 58 46, 66 58, 66 74, 58 83, 46 84, 36 76, 31 62, 32 46')],
      [blue, form('28 25, 34 13, 47 8, 58 9, 68 17!, 62 24, 62 34, 57 42, 46 43, 35 39, 29 33')],
      [blue, form('58 32, 66 40, 76 56, 83 72, 85 83!, 74 79, 62 70, 54 57, 50 45')],
      [night, form('60 52, 70 60, 79 72, 84 82!, 72 77, 62 68, 57 60')],
      [sky, limb('60 44 1.6, 69 54 2.4, 77 67 0.8') + oval(42, 14, 1.8) + oval(50, 13, 1.8) + oval(57, 17, 1.8)],
      [paper, form('31 36, 40 39, 50 42, 46 50, 37 50, 32 44') + form('54 28!, 62 28, 64 34, 57 37')],
      [orange, form('30 29, 38 25, 48 25, 55 30, 52 35, 42 35, 33 33')],
      [ink, form('31 26!, 16 27, 0 32!, 16 34, 31 34!')],
      [rust, form('31 31!, 16 31, 4 32!, 16 34, 31 34!')],
      [ink, oval(41, 28, 3) + limb('46 82 2.4, 45 88 2') + limb('55 82 2.4, 55 88 2')],
    ],
  },
  {
    id: 'carrot',
    setting: 'garden',
    names: ['carrot, carrots, gajar, gaajar', 'गाजर, गाजरें, गाजरों', 'ગાજર, ગાજરો'],
    layers: [
      [
        deep,
        limb('46 40 3, 40 22 2.4, 30 6 1.2') +
          leaf(39, 20, -70, 15, 9) +
          leaf(35, 13, -60, 13, 8) +
          leaf(41, 26, 40, 12, 7) +
          leaf(30, 8, -30, 13, 8),
      ],
      [
        leafy,
        limb('52 40 3.4, 54 20 2.6, 56 3 1.2') +
          leaf(54, 22, 60, 15, 9) +
          leaf(55, 14, -45, 13, 8) +
          leaf(55, 12, 50, 13, 8) +
          leaf(56, 6, 0, 13, 8),
      ],
      [
        deep,
        limb('57 41 3, 67 27 2.4, 80 16 1.2') +
          leaf(67, 26, 95, 14, 8) +
          leaf(72, 22, 10, 13, 8) +
          leaf(79, 17, 55, 14, 8),
      ],
      [orange, form('50 36, 62 37, 69 45, 68 57, 61 73, 53 88, 48 99!, 44 86, 37 71, 32 57, 32 45, 39 37')],
      [gold, form('41 41, 46 40, 44 52, 45 66, 47 80, 42 70, 37 56, 37 46')],
      [
        rust,
        limb('69 50 2, 58 52 0.8') +
          limb('32 55 2, 42 57 0.8') +
          limb('65 63 2, 55 65 0.8') +
          limb('38 72 2, 47 73 0.8') +
          limb('59 76 1.8, 51 78 0.8') +
          form('42 38, 50 36, 60 38, 56 42, 50 41, 45 42'),
      ],
    ],
  },
];
