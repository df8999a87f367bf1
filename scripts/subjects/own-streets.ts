import { form, leaf, limb, mirrored, moved, petals, spread } from './draw-forms.ts';
import { around, bar, type Layer, type OwnDrawing, oval } from './draw-layers.ts';

const [ink, pale, cream] = ['#33261f', '#fbf6ea', '#f2e4c6'];
const [red, wine, rose, gold, ochre] = ['#cf4436', '#8c2f2f', '#e88f86', '#efc04e', '#cf9437'];
const [clay, rust, umber] = ['#cc7a4c', '#a2532f', '#6f3c24'];
const [green, forest, lime, sage] = ['#7fae5a', '#47793f', '#b8cf7e', '#9dbb8a'];
const [sea, teal, grey, slate] = ['#7fb4bf', '#3f7f86', '#b6bdc2', '#59646b'];

const steam = limb('40 24 1, 36 17 2.6, 42 11 2.6, 38 3 1') + limb('56 24 1, 52 16 2.6, 58 10 2.6, 54 2 1');

/** A blade of weed from its foot, swaying. */
const blade = (x: number, height: number, width: number, sway: number) =>
  limb(
    `${x} 96 ${width * 0.5}, ${x + sway} ${96 - height * 0.3} ${width}, ${x - sway * 0.7} ${96 - height * 0.6} ${width * 0.9}, ${x + sway * 0.5} ${96 - height * 0.86} ${width * 0.6}, ${x} ${96 - height} 0.4`,
  );

/** A wheel: tyre, then hub. */
const wheels: readonly Layer[] = [
  [ink, oval(26, 86, 9.4) + oval(76, 86, 9.4)],
  [grey, oval(26, 86, 4.6) + oval(76, 86, 4.6)],
];

/** The scales of a custard apple in rows: height, how many, how far to both sides. */
const knobs = [
  [86, 3, 13],
  [77, 4, 21],
  [67, 5, 27],
  [56, 6, 31],
  [45, 5, 29],
  [35, 5, 27],
  [26, 4, 18],
] as const;
/** A round with a knobbed edge. */
const knobbed = (x: number, y: number, r: number, count: number): string =>
  form(
    around(x, y, r, count * 2)
      .map(([px, py], k) => (k % 2 === 0 ? `${px} ${py}` : `${x + (px - x) * 0.9} ${y + (py - y) * 0.9}!`))
      .join(', '),
  );

/** Of the street, the market and the shore. */
export const streetDrawings: readonly OwnDrawing[] = [
  {
    id: 'traffic-light',
    setting: 'plain',
    names: [
      'traffic light, traffic lights, traffic signal, traffic signals, stop light, stop lights, red light signal',
      'ट्रैफ़िक लाइट, ट्रैफिक लाइट, ट्रैफ़िक सिग्नल, सिग्नल',
      'ટ્રાફિક લાઇટ, ટ્રાફિક લાઈટ, ટ્રાફિક સિગ્નલ, સિગ્નલ',
    ],
    layers: [
      [grey, bar(46, 72, 8, 26, 1)],
      [slate, bar(34, 94, 32, 5, 2)],
      [
        slate,
        mirrored(form('34 10!, 20 12!, 34 24!') + form('34 32!, 20 34!, 34 46!') + form('34 54!, 20 56!, 34 68!')),
      ],
      [ink, bar(32, 2, 36, 74, 8)],
      [grey, oval(50, 16, 11) + oval(50, 39, 11) + oval(50, 62, 11)],
      [red, oval(50, 16, 8.6)],
      [gold, oval(50, 39, 8.6)],
      [green, oval(50, 62, 8.6)],
      [pale, oval(46.6, 12.6, 2.2) + oval(46.6, 35.6, 2.2) + oval(46.6, 58.6, 2.2)],
    ],
  },
  {
    id: 'double-decker-bus',
    setting: 'plain',
    names: [
      'double decker bus, double decker buses, double decker, double deckers, doubledecker bus, two storey bus, london bus, london buses, best bus',
      'डबल डेकर बस, डबल डेकर, दो मंज़िला बस',
      'ડબલ ડેકર બસ, ડબલ ડેકર, બે માળની બસ',
    ],
    layers: [
      [red, bar(4, 6, 92, 80, 8)],
      [wine, bar(4, 76, 92, 10, 3)],
      [cream, bar(4, 44, 92, 6)],
      [sea, spread(4, (_, s) => bar(11 + s * 63, 15, 16, 22, 3))],
      [teal, spread(3, (_, s) => bar(29 + s * 42, 54, 16, 18, 3)) + bar(86, 54, 8, 16, 2)],
      [cream, bar(10, 53, 13, 30, 2)],
      [wine, bar(15.6, 53, 1.8, 30)],
      [
        pale,
        spread(4, (_, s) => form(`${14 + s * 63} 33!, ${20 + s * 63} 18!, ${23 + s * 63} 18!, ${17 + s * 63} 33!`)),
      ],
      [gold, oval(92, 78, 2.6) + bar(30, 45, 40, 4)],
      ...wheels,
    ],
  },
  {
    id: 'kulhad',
    setting: 'sweet',
    names: [
      'kulhad, kulhads, kulhar, kulhars, kullad, kulhad chai, chai kulhad, clay cup, clay cups, clay tea cup, earthen cup, earthen cups, mitti ka pyala, bhaand',
      'कुल्हड़, कुल्हड़ चाय, मिट्टी का प्याला, मिट्टी के प्याले',
      'કુલ્હડ, કુલડી, કુલડીઓ, માટીનો પ્યાલો, માટીના પ્યાલા',
    ],
    layers: [
      [grey, steam],
      [clay, form('18 32!, 21 52, 30 88, 37 96!, 63 96!, 70 88, 79 52, 82 32!')],
      [
        rust,
        form('20.4 48!, 50 54, 79.6 48!, 78.6 54!, 50 60, 21.4 54!') +
          form('27.6 80!, 50 85, 72.4 80!, 71 85!, 50 90, 29 85!'),
      ],
      [cream, spread(6, (_, s) => oval(29 + s * 42, 64 + Math.sin(s * Math.PI) * 6, 2.2))],
      [cream, limb('27 40 1, 30 62 2.4, 36 84 1')],
      [rust, oval(50, 32, 32.5, 8)],
      [ochre, oval(50, 33, 27.5, 5.4)],
    ],
  },
  {
    id: 'matka',
    setting: 'plain',
    names: [
      'matka, matkas, ghada, ghara, matla, matlu, earthen pot, earthen pots, earthen pitcher, clay pot, clay pots, clay pitcher, water pot, water pots, kalash pot',
      'मटका, मटके, घड़ा, घड़े, मटकी, मटकियां, मिट्टी का घड़ा',
      'માટલું, માટલાં, માટલી, ઘડો, ઘડા, મટકી, મટકીઓ',
    ],
    layers: [
      [umber, oval(50, 95, 17, 3.6)],
      [clay, form('38 22!, 37 29, 16 40, 5 60, 11 80, 32 95, 50 97, 68 95, 89 80, 95 60, 84 40, 63 29, 62 22!')],
      [rust, form('7 54, 5.4 63, 7 70!, 50 82, 93 70!, 94.6 63, 93 54!, 50 66')],
      [cream, spread(9, (_, s) => oval(15 + s * 70, 64.5 + Math.sin(s * Math.PI) * 9.6, 3))],
      [cream, spread(7, (_, s) => moved(form('-5 0!, 0 -8!, 5 0!'), 21 + s * 58, 50 + Math.sin(s * Math.PI) * 8))],
      [rust, oval(50, 20, 20, 6.4)],
      [umber, oval(50, 19.4, 14.6, 3.8)],
      [umber, form('37 28!, 50 32, 63 28!, 62.4 33!, 50 37, 37.6 33!')],
    ],
  },
  {
    id: 'hookah',
    setting: 'plain',
    names: ['hookah, hookahs, hukka, huqqa, hubble bubble', 'हुक्का, हुक्के', 'હૂકો, હૂકા, હુક્કો'],
    layers: [
      [wine, limb('52 52 3, 66 48 4, 82 54 4, 88 70 4, 78 80 4, 82 92 3.4, 95 94 2.4')],
      [teal, form('38 60!, 24 70, 18 84, 28 96!, 64 96!, 74 84, 68 70, 54 60!')],
      [gold, bar(26, 93, 40, 6, 2) + form('40 60!, 42 34!, 50 34!, 52 60!')],
      [ochre, oval(46, 46, 7, 3.4) + oval(46, 56, 9, 3.4)],
      [clay, form('33 14!, 38 28, 42 35!, 50 35!, 54 28, 59 14!')],
      [umber, oval(46, 14, 13, 4)],
      [red, spread(3, (_, s) => oval(39 + s * 14, 11 - Math.sin(s * Math.PI) * 2, 3.6))],
      [cream, petals(46, 80, 8, 9, 5)],
    ],
  },
  {
    id: 'kelp',
    setting: 'sea',
    names: [
      'kelp, kelps, seaweed, seaweeds, sea weed, sea weeds, sea grass, seagrass, algae, water weed, water weeds, kelp forest',
      'समुद्री घास, समुद्री शैवाल, शैवाल',
      'દરિયાઈ ઘાસ, શેવાળ, દરિયાઈ શેવાળ',
    ],
    layers: [
      [forest, blade(30, 74, 9, -6) + blade(66, 86, 10, 6)],
      [sage, blade(16, 48, 8, 5) + blade(84, 54, 8, -5)],
      [green, blade(48, 94, 11, -7)],
      [
        lime,
        limb('48 94 0.6, 42 68 1.6, 52 40 1.6, 46 12 0.4') +
          limb('66 94 0.6, 71 70 1.4, 62 46 1.4, 68 20 0.4') +
          limb('30 94 0.6, 25 74 1.4, 34 52 1.4, 28 30 0.4'),
      ],
      [cream, oval(57, 62, 2.6) + oval(38, 46, 2.2) + oval(76, 44, 2.4) + oval(22, 62, 2.2) + oval(56, 30, 2)],
      [umber, form('8 99!, 14 93, 32 91, 50 93, 70 90, 88 93, 94 99!')],
    ],
  },
  {
    id: 'guava-fruit',
    setting: 'garden',
    names: [
      'guava, guavas, guava fruit, guava fruits, amrood, amroods, amrud, jamfal, jaamfal, jamphal, guava slice, cut guava, guava half',
      'अमरूद, अमरूदों',
      'જામફળ, જામફળો',
    ],
    layers: [
      [umber, limb('40 22 3, 41 13 3, 46 5 3.4')],
      [forest, leaf(44, 12, 62, 40, 17, -0.05)],
      [lime, limb('46 12 0.6, 62 5 1.5, 80 -5 0.5')],
      [green, form('40 20, 27 23, 16 36, 8 54, 10 75, 23 90, 40 94, 57 90, 69 74, 70 54, 63 36, 53 23')],
      [lime, limb('27 40 1, 18 55 4, 16 70 1.5')],
      [umber, form('33 92!, 36 97, 40 95, 44 97, 47 91!, 40 89')],
      [lime, oval(74, 72, 24, 24)],
      [cream, oval(74, 72, 20.6, 20.6)],
      [rose, oval(74, 72, 15.6, 15.6)],
      [
        cream,
        around(74, 72, 9.6, 9)
          .map(([x, y]) => oval(x, y, 1.6))
          .join('') +
          around(74, 72, 4.4, 5)
            .map(([x, y]) => oval(x, y, 1.4))
            .join(''),
      ],
    ],
  },
  {
    id: 'custard-apple',
    setting: 'garden',
    names: [
      'custard apple, custard apples, sitafal, sitaphal, seetaphal, seetafal, sharifa, shareefa, sugar apple, sugar apples, ramphal',
      'सीताफल, शरीफ़ा, शरीफा, शरीफ़े',
      'સીતાફળ, સીતાફળો, રામફળ',
    ],
    layers: [
      [umber, limb('40 18 4, 41 9 4, 46 2 4.6')],
      [forest, leaf(42, 11, -62, 36, 15, 0.06) + leaf(44, 9, 66, 42, 16, -0.06)],
      [
        lime,
        limb('40 10 0.6, 26 3 1.4, 12 -5 0.5') +
          limb('48 8 0.6, 62 1 1.4, 80 -6 0.5') +
          limb('40 20 1, 40 24 2, 40 28 1'),
      ],
      [forest, form('40 17, 24 20, 10 32, 3 50, 7 70, 20 87, 40 95, 60 87, 73 70, 77 50, 70 32, 56 20')],
      ...knobs.map(
        ([y = 0, count = 2, half = 0], row): Layer => [
          row % 2 === 0 ? green : '#86b561',
          spread(count, (_, share) => {
            const aside = share * 2 - 1;
            return moved(
              form('0 -7.6, -6.4 -4, -7 2, -3.4 7, 0 8, 3.4 7, 7 2, 6.4 -4'),
              40 + aside * half,
              y - Math.abs(aside) * 3.4,
              aside * -26,
              0.98 - Math.abs(aside) * 0.16,
            );
          }),
        ],
      ),
      [
        lime,
        knobs
          .map(([y = 0, count = 2, half = 0]) =>
            spread(count, (_, share) => {
              const aside = share * 2 - 1;
              return oval(39 + aside * half, y - 2.6 - Math.abs(aside) * 3.4, 1.9, 1.4);
            }),
          )
          .join(''),
      ],
      [forest, knobbed(72, 70, 29, 15)],
      [lime, oval(72, 70, 25.4)],
      [cream, oval(72, 70, 23)],
      [
        green,
        around(72, 70, 22, 9)
          .map(([x, y]) =>
            limb(
              `${72 + (x - 72) * 0.3} ${70 + (y - 70) * 0.3} 0.5, ${72 + (x - 72) * 0.66} ${70 + (y - 70) * 0.66} 1, ${x} ${y} 0.5`,
            ),
          )
          .join(''),
      ],
      [
        ink,
        around(72, 70, 14, 9, 0.35)
          .map(([x, y], k) => moved(form('0 -4.4!, -2.3 -1, -1.6 3.4, 1.6 3.4, 2.3 -1'), x, y, 20 + k * 40))
          .join(''),
      ],
      [lime, limb('72 64 2, 72 70 4, 72 76 2')],
    ],
  },
  {
    id: 'honeysuckle',
    setting: 'garden',
    names: [
      'honeysuckle, honeysuckles, honeysuckle flower, honeysuckle flowers, madhumalti, madhu malti',
      'मधुमालती, मधुमालती के फूल, हनीसकल',
      'મધુમાલતી, મધુમાલતીનાં ફૂલ, હનીસકલ',
    ],
    layers: [
      [umber, limb('50 100 3, 48 80 3, 50 62 2.6')],
      [
        forest,
        leaf(49, 84, -64, 36, 20, 0.05) +
          leaf(49, 82, 64, 36, 20, -0.05) +
          leaf(50, 66, -96, 22, 12) +
          leaf(50, 66, 96, 22, 12),
      ],
      [lime, limb('47 83 0.6, 33 77 1.4, 19 70 0.5') + limb('51 81 0.6, 65 75 1.4, 80 68 0.5')],
      [ochre, [-74, -38, 38, 74].map((turn) => moved(limb('0 0 3, 1 -14 3.6, -1 -26 6'), 50, 62, turn)).join('')],
      [
        gold,
        [-74, -38, 38, 74]
          .map((turn) =>
            moved(form('-3 -24!, -9 -32, -14 -34, -8 -39, -2 -34, 3 -44, 9 -40, 7 -33, 12 -28, 4 -24!'), 50, 62, turn),
          )
          .join(''),
      ],
      [rose, moved(limb('0 0 3, -1 -18 4, 1 -34 7'), 50, 60)],
      [
        cream,
        moved(form('-4 -32!, -13 -38, -18 -37, -14 -46, -4 -44, 0 -56, 7 -54, 7 -44, 16 -44, 14 -36, 5 -32!'), 50, 60),
      ],
      [
        wine,
        [-74, -38, 0, 38, 74]
          .map((turn) =>
            moved(limb('0 -30 0.8, -4 -42 1, -8 -48 2.4') + limb('1 -30 0.8, 5 -44 1, 8 -50 2.4'), 50, 61, turn),
          )
          .join(''),
      ],
      [green, oval(50, 62, 6, 5)],
    ],
  },
];
