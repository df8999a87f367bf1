import { form, limb, mirrored, moved, spread } from './draw-forms.ts';
import { bar, corners, type OwnDrawing, oval } from './draw-layers.ts';

const [ink, pale, cream] = ['#3a2a22', '#fbf3e2', '#efdfc0'];
const [red, gold, ochre] = ['#c2452f', '#e9b949', '#c98a35'];
const [wood, bark, copper, deep] = ['#b8793f', '#7d4a28', '#cf8a58', '#8f4f2c'];

/** Straps from a rim down to a foot, each narrowing with the drum. */
const straps = (count: number, cx: number, top: number, foot: number, half: number, low: number, bulge: number) =>
  spread(count, (_, share) => {
    const u = share * 2 - 1;
    const [x0, x1] = [cx + u * half, cx + u * low];
    return limb(`${x0} ${top} 1.5, ${(x0 + x1) / 2 + u * bulge} ${(top + foot) / 2} 1.5, ${x1} ${foot} 1.5`);
  });

/** A mallet from its grip to its head. */
const mallet = (x: number, y: number, turn: number) =>
  moved(limb('0 0 3, 0 -20 2.6, 0 -38 2.4'), x, y, turn) + moved(oval(0, -41, 5, 5.6), x, y, turn);

/** Drums and strings of the country. */
export const musicDrawings: readonly OwnDrawing[] = [
  {
    id: 'tabla',
    setting: 'plain',
    names: [
      'tabla, tablas, tabla drum, tabla drums, tabla pair, bayan and dayan',
      'तबला, तबले, तबलों, तबला जोड़ी',
      'તબલાં, તબલા, તબલું, તબલાંની જોડી',
    ],
    layers: [
      [red, oval(26, 90, 19, 6.5) + oval(77, 91, 17, 5.5)],
      [copper, form('4 47!, 4 66, 11 82, 20 89!, 33 89!, 43 82, 49 66, 49 47!')],
      [wood, corners([63, 36], [58, 90], [96, 90], [91, 36])],
      [bark, 'M57 82C66 87 88 87 97 82L97.4 90C88 94 66 94 57 90Z'],
      [cream, straps(7, 26.5, 50, 86, 21, 9, 4) + straps(6, 77, 38, 82, 13, 17, 0)],
      [gold, spread(4, (_, s) => bar(62 + s * 24, 60, 6, 8, 2))],
      [deep, oval(26.5, 46, 23.5, 10) + oval(77, 35, 15.5, 7)],
      [pale, oval(26.5, 45, 19.5, 7.6) + oval(77, 34, 12.6, 5.2)],
      [ink, oval(23, 45, 8.6, 3.6) + oval(77, 34, 6.4, 2.7)],
    ],
  },
  {
    id: 'nagada',
    setting: 'plain',
    names: [
      'nagada, nagadas, nagara, nagaras, naqqara, kettle drum, kettle drums, kettledrum, kettledrums',
      'नगाड़ा, नगाड़े, नगाड़ों',
      'નગારું, નગારાં, નગારા',
    ],
    layers: [
      [bark, mallet(22, 40, 28) + mallet(78, 40, -28)],
      [
        copper,
        form('4 42!, 6 62, 14 80, 28 90, 42 80, 50 62, 52 42!') +
          form('52 50!, 54 66, 61 82, 74 90, 87 82, 94 66, 96 50!'),
      ],
      [deep, form('13 78, 20 85, 28 90, 36 85, 43 78, 28 82') + form('60 80, 67 86, 74 90, 81 86, 88 80, 74 84')],
      [cream, straps(8, 28, 46, 80, 22, 12, 4) + straps(7, 74, 54, 82, 20, 12, 3)],
      [
        red,
        form('4 41!, 28 50, 52 41!, 51.5 49!, 28 58, 4.6 49!') +
          form('52 49!, 74 57, 96 49!, 95.5 56!, 74 64, 52.5 56!'),
      ],
      [gold, oval(28, 41, 24.5, 9) + oval(74, 49, 22.5, 8)],
      [pale, oval(28, 40, 20.5, 6.6) + oval(74, 48, 18.6, 5.8)],
    ],
  },
  {
    id: 'sitar',
    setting: 'plain',
    names: ['sitar, sitars, sitaar, sitar instrument', 'सितार, सितारें', 'સિતાર, સિતારો'],
    layers: [
      [
        bark,
        moved(
          spread(5, (k) => bar(k % 2 === 0 ? -10 : 4, -74 + k * 7, 7, 2.6, 1.2)),
          36,
          74,
          38,
        ),
      ],
      [copper, moved(oval(0, -50, 9.5, 10), 44, 76, 38)],
      [
        wood,
        moved(
          form('-5 -84!, -5 -20, -9 -12, -21 2, -20 20, 0 27, 20 20, 21 2, 9 -12, 5 -20, 5 -84!, 0 -88'),
          34,
          74,
          38,
        ),
      ],
      [deep, moved(form('-3.4 -82!, -3.4 -8!, 3.4 -8!, 3.4 -82!'), 34, 74, 38)],
      [
        gold,
        moved(
          spread(9, (_, s) => bar(-5.6, -72 + s * 50, 11.2, 1.8)),
          34,
          74,
          38,
        ),
      ],
      [cream, moved(form('-13 2, -12 17, 0 22, 12 17, 13 2, 0 -7'), 34, 74, 38)],
      [ink, moved(bar(-6, 8, 12, 3.2, 1.4), 34, 74, 38)],
      [pale, moved(`${bar(-2, -84, 0.9, 98)}${bar(0.9, -84, 0.9, 98)}`, 34, 74, 38)],
    ],
  },
  {
    id: 'veena',
    setting: 'plain',
    names: ['veena, veenas, vina, rudra veena, saraswati veena', 'वीणा, वीणाएं', 'વીણા, વીણાઓ'],
    layers: [
      [copper, moved(oval(-28, 15, 13, 15), 52, 52, -24)],
      [deep, moved(oval(-28, 3, 6, 4) + limb('-40 -2 6, -48 -1 6, -53 5 5, -49 10 4, -45 7 3'), 52, 52, -24)],
      [
        wood,
        moved(form('-44 -5!, 16 -5, 22 -14, 34 -18, 47 -11, 49 2, 45 14, 32 18, 22 13, 16 4, -44 4!'), 52, 52, -24),
      ],
      [
        bark,
        moved(
          spread(4, (_, s) => bar(-43 + s * 15, -12, 2.6, 9, 1.2)),
          52,
          52,
          -24,
        ),
      ],
      [
        gold,
        moved(
          spread(14, (_, s) => bar(-26 + s * 44, -5.6, 1.5, 10)),
          52,
          52,
          -24,
        ),
      ],
      [cream, moved(oval(34, 0, 11, 12.5), 52, 52, -24)],
      [red, moved(oval(34, 0, 7, 8.4), 52, 52, -24)],
      [pale, moved(`${bar(-44, -2.6, 84, 0.9)}${bar(-44, 0.6, 84, 0.9)}`, 52, 52, -24)],
      [ink, moved(bar(33, -6, 2.6, 12, 1), 52, 52, -24)],
    ],
  },
  {
    id: 'shehnai',
    setting: 'plain',
    names: ['shehnai, shehnais, shahnai, sanai, nadaswaram', 'शहनाई, शहनाइयां', 'શરણાઈ, શરણાઈઓ, શહનાઈ'],
    layers: [
      [gold, moved(form('-4 28!, -9 34, -20 46!, 0 49, 20 46!, 9 34, 4 28!'), 50, 50, 32)],
      [ochre, moved(oval(0, 46, 20, 4.4), 50, 50, 32)],
      [ink, moved(oval(0, 46, 15, 2.6), 50, 50, 32)],
      [wood, moved(form('-2.6 -38!, -5 30!, 5 30!, 2.6 -38!'), 50, 50, 32)],
      [red, moved(bar(-4.4, -20, 8.8, 3.4) + bar(-5.2, 22, 10.4, 3.6), 50, 50, 32)],
      [
        deep,
        moved(
          spread(6, (_, s) => oval(0, -12 + s * 28, 1.7)),
          50,
          50,
          32,
        ),
      ],
      [cream, moved(form('-1.6 -38!, -2.6 -50, 0 -53, 2.6 -50, 1.6 -38!'), 50, 50, 32)],
      [red, moved(mirrored(limb('3 -34 1.6, 9 -30 1.6, 12 -20 1.6, 10 -8 4.6'), 0), 50, 50, 32)],
    ],
  },
];
