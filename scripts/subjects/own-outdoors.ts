// long: a table of drawings, one after another.
import { around, bar, corners, type OwnDrawing, oval, ribbon } from './draw-layers.ts';

const [ink, pale, grey] = ['#33261f', '#fbf3e2', '#b9bfc4'];
const [red, wine, gold, ochre] = ['#d2503c', '#8c2f2a', '#eec04e', '#c98a35'];
const [wood, bark, sea, deep] = ['#d9b27c', '#8b5e3c', '#5a93a6', '#2f5d70'];
const [leaf, dark] = ['#8db05a', '#56803c'];

const stitches = Array.from({ length: 9 }, (_, k) => {
  const y = 14 + k * 9;
  const x = 46 + 9 * Math.sin((k / 8) * Math.PI);
  return ribbon(1.6, [
    [x - 6.5, y + 2],
    [x, y - 0.6],
    [x + 6.5, y + 2],
  ]);
});

/** What is by the sea, on the field, in the yard and in the sky. */
export const outdoorDrawings: readonly OwnDrawing[] = [
  {
    id: 'bucket',
    setting: 'plain',
    names: ['bucket, buckets, pail, pails, balti, dol', 'बाल्टी, बाल्टियां', 'બાલદી, ડોલ, ડોલો, બાલટી'],
    layers: [
      [
        ink,
        ribbon(3, [
          [17, 36],
          [20, 18],
          [34, 6],
          [50, 3],
          [66, 6],
          [80, 18],
          [83, 36],
        ]),
      ],
      [
        wood,
        ribbon(7, [
          [40, 4.2],
          [50, 3],
          [60, 4.2],
        ]),
      ],
      [red, 'M14 34L86 34L76 90C68 97 32 97 24 90Z'],
      [gold, 'M17.6 54C38 60 62 60 82.4 54L80.6 64C62 70 38 70 19.4 64Z'],
      [wine, 'M23 84C38 90 62 90 77 84L76 90C68 97 32 97 24 90Z'],
      [gold, oval(50, 34, 36, 8.5)],
      [wine, oval(50, 35, 30, 5.6)],
      [ink, oval(16.5, 37, 3.4) + oval(83.5, 37, 3.4)],
    ],
  },
  {
    id: 'ladder',
    setting: 'plain',
    names: ['ladder, ladders, step ladder, sidi', 'सीढ़ी, सीढ़ियां, निसेनी', 'નિસરણી, સીડી, નિસરણીઓ, સીડીઓ'],
    layers: [
      [ochre, [12, 27, 42, 57, 72, 87].map((y) => bar(36 - y * 0.08, y, 28 + y * 0.16, 6, 2)).join('')],
      [red, 'M30 2L37 2L31 98L22 98Z'],
      [red, 'M63 2L70 2L78 98L69 98Z'],
      [wine, 'M23 90L31.4 90L31 98L22 98ZM68.6 90L77.4 90L78 98L69 98Z'],
    ],
  },
  {
    id: 'cricket-bat',
    setting: 'plain',
    names: [
      'cricket bat, cricket bats, cricket, balla, balle',
      'बल्ला, क्रिकेट, क्रिकेट का बल्ला, क्रिकेट बल्ला, बैट, बल्ले',
      'બૅટ, બેટ, ક્રિકેટ, ક્રિકેટ બેટ, ક્રિકેટનું બેટ',
    ],
    layers: [
      [deep, 'M79.3 3.5L85.5 8.5L62 38L55.5 33Z'],
      [
        sea,
        [0, 1, 2]
          .map((k) =>
            corners(
              [77.4 - k * 5, 6 + k * 6.2],
              [83.5 - k * 5, 11 + k * 6.2],
              [81.6 - k * 5, 13.4 + k * 6.2],
              [75.5 - k * 5, 8.4 + k * 6.2],
            ),
          )
          .join(''),
      ],
      [
        wood,
        'M54 27C57 27 71 38 71 41C70 46 66 49 63 53L32 92C28 97 21 97 15 92C9 87 8 80 12 75L43 36C47 32 49 28 54 27Z',
      ],
      [ochre, 'M71 41C70 46 66 49 63 53L32 92C29 95.500 26 96.500 22 96C28 86 60 48 71 41Z'],
      [red, 'M40.500 39.500L60 55.500L54 63L34.600 47Z'],
      [pale, 'M42.500 46L51 53L48.500 56L40 49Z'],
      [red, 'M18.500 67L38 83L36 85.500L16.600 69.500Z'],
    ],
  },
  {
    id: 'cricket-ball',
    setting: 'plain',
    names: [
      'cricket ball, cricket balls, ball, balls, gend, red ball, leather ball, season ball',
      'गेंद, गेंदें, क्रिकेट की गेंद, बॉल',
      'દડો, દડા, બોલ, બૉલ, ક્રિકેટ બોલ, ક્રિકેટનો દડો',
    ],
    layers: [
      [red, oval(50, 50, 48)],
      [
        pale,
        ribbon(10, [
          [46, 3],
          [51, 26],
          [55, 50],
          [51, 74],
          [46, 97],
        ]),
      ],
      [wine, stitches.join('')],
      [gold, 'M16 40C18 28 26 20 34 16C28 24 24 32 23 42Z'],
    ],
  },
  {
    id: 'cricket-stumps',
    setting: 'plain',
    names: [
      'stumps, stump, wicket, wickets, cricket stumps, cricket stump, cricket wicket',
      'स्टंप, स्टम्प, विकेट, स्टंप्स',
      'સ્ટમ્પ, સ્ટંપ, વિકેટ, સ્ટમ્પ્સ',
    ],
    layers: [
      [wood, [22, 45.5, 69].map((x) => `M${x} 14L${x + 9} 14L${x + 9} 92L${x + 4.5} 99L${x} 92Z`).join('')],
      [ochre, [22, 45.5, 69].map((x) => `M${x + 6} 14L${x + 9} 14L${x + 9} 92L${x + 6} 96Z`).join('')],
      [red, [22, 45.5, 69].map((x) => bar(x, 30, 9, 12)).join('')],
      [deep, [22, 45.5, 69].map((x) => bar(x - 1, 84, 11, 5)).join('')],
      [
        red,
        ribbon(5.4, [
          [21, 10],
          [36, 9],
          [50, 11],
        ]) +
          ribbon(5.4, [
            [51, 11],
            [64, 9],
            [79, 10],
          ]),
      ],
    ],
  },
  {
    id: 'billed-cap',
    setting: 'plain',
    names: ['cap, caps, baseball cap, cricket cap, sports cap, topi', 'टोपी, कैप, टोपियां', 'ટોપી, કેપ, ટોપીઓ'],
    layers: [
      [wine, 'M46 62C66 56 90 64 99 76C100 82 96 85 90 84C76 74 58 72 44 72Z'],
      [red, 'M6 68C4 40 22 22 44 22C64 22 76 40 76 64C54 60 26 62 6 68Z'],
      [gold, 'M36 22.6C26 32 24 48 25 63C36 61.6 46 61.2 56 61.6C58 46 54 30 46 22Z'],
      [wine, 'M6 62C28 56 54 55 76 58L76 66C54 62 28 63 6 70Z'],
      [wine, oval(42, 21, 4.6, 3.4)],
      [ink, oval(16, 44, 2) + oval(64, 42, 2)],
    ],
  },
  {
    id: 'seagull',
    setting: 'sea',
    names: [
      'seagull, seagulls, gull, gulls, sea gull, sea gulls, sea bird',
      'समुद्री पक्षी, गल पक्षी, सीगल, सागर चिड़िया',
      'દરિયાઈ પક્ષી, સીગલ, દરિયાઈ પંખી',
    ],
    layers: [
      [
        ochre,
        ribbon(2.8, [
          [44, 70],
          [44, 93],
        ]) +
          ribbon(2.8, [
            [54, 70],
            [54, 93],
          ]) +
          'M44 90L52 95L36 95ZM54 90L62 95L46 95Z',
      ],
      [ink, 'M70 56L99 67C92 71 80 70 70 66Z'],
      [
        pale,
        'M24 8C34 8 40 15 39 24C38 30 40 34 46 36C60 40 76 50 90 66C76 74 56 80 40 74C26 69 18 58 18 44C18 38 17 34 14 28C10 17 15 8 24 8Z',
      ],
      [grey, 'M36 44C50 40 70 50 90 65C74 71 58 70 47 64C39 59 34 52 36 44Z'],
      [deep, 'M52 62C62 64 76 65 90 65C78 70 62 71 52 66Z'],
      [gold, 'M14 17L0 22C0 25 4 27 14 24Z'],
      [ink, oval(22, 17, 2.4)],
    ],
  },
  {
    id: 'lighthouse',
    setting: 'sea',
    names: [
      'lighthouse, lighthouses, light house, light houses',
      'प्रकाश स्तंभ, लाइटहाउस, दीपस्तंभ, प्रकाशस्तंभ',
      'દીવાદાંડી, લાઇટહાઉસ, દીવાદાંડીઓ, દીવાદાંડી મિનારો',
    ],
    layers: [
      [bark, 'M6 98C6 90 16 90 20 86C26 82 32 86 38 84L62 84C70 82 74 86 80 87C88 88 94 91 94 98Z'],
      [pale, 'M33 88L40 36L60 36L67 88Z'],
      [red, 'M38.4 48L61.6 48L62.8 57L37.2 57ZM35.9 67L64.1 67L65.3 76L34.7 76Z'],
      [deep, bar(35, 31, 30, 6, 1)],
      [gold, bar(41, 18, 18, 13)],
      [deep, bar(46, 18, 2, 13) + bar(52, 18, 2, 13)],
      [red, 'M37 19C40 9 60 9 63 19Z'],
      [deep, oval(50, 8, 3) + bar(49, 1, 2, 8)],
      [deep, 'M45 88L45 83C45 78 55 78 55 83L55 88Z'],
      [grey, 'M18 98C22 92 30 92 34 98ZM62 98C66 91 76 91 80 98Z'],
    ],
  },
  {
    id: 'balloon',
    setting: 'sky',
    names: ['balloon, balloons, gubbara, gubbare, fugga, fuggo', 'गुब्बारा, गुब्बारे, ग़ुब्बारा, ग़ुब्बारे', 'ફુગ્ગો, ફુગ્ગા, ફુગ્ગાઓ'],
    layers: [
      [
        ink,
        ribbon(1.9, [
          [50, 68],
          [47, 75],
          [52, 82],
          [48, 90],
          [51, 99],
        ]),
      ],
      [wine, 'M50 64L56 71C52 73 48 73 44 71Z'],
      [red, 'M50 2C68 2 77 16 76 32C74 50 60 64 50 66C40 64 26 50 24 32C23 16 32 2 50 2Z'],
      [gold, 'M62 5C72 10 77 20 76 32C74 50 60 64 50 66C62 54 69 30 62 5Z'],
      [pale, 'M32 26C32 18 37 12 43 10C39 16 37 21 37 28C36 31 33 30 32 26Z'],
    ],
  },
  {
    id: 'ice-cream',
    setting: 'sweet',
    names: [
      'ice cream, ice creams, icecream, icecreams, ice cream cone, ice cream cones, icecream cones, cornets',
      'आइसक्रीम, आइस क्रीम, आईसक्रीम, आइसक्रीम का कोन',
      'આઇસક્રીમ, આઇસ ક્રીમ, આઈસક્રીમ, આઈસ્ક્રીમ, આઇસ્ક્રીમ, આઇસક્રીમનો કોન',
    ],
    layers: [
      [ochre, 'M28 50L72 50L53 97C52 99 48 99 47 97Z'],
      [
        wood,
        [
          'M30 54L34 52L58 84L56 89Z',
          'M42 52L46 52L63 73L61 78Z',
          'M70 54L66 52L42 84L44 89Z',
          'M58 52L54 52L37 73L39 78Z',
        ].join(''),
      ],
      [pale, 'M50 8C64 8 72 18 71 29C76 34 70 42 64 40L36 40C30 42 24 34 29 29C28 18 36 8 50 8Z'],
      [
        red,
        'M27 44C22 38 28 30 35 32C40 27 46 32 50 30C55 27 62 28 65 32C73 30 78 38 73 44C76 51 68 55 63 52C60 58 52 57 50 53C46 58 39 57 37 52C31 55 24 51 27 44Z',
      ],
      [
        gold,
        [
          [40, 18],
          [52, 24],
          [60, 16],
          [46, 12],
        ]
          .map(([x = 0, y = 0]) => bar(x, y, 5, 2.2, 1))
          .join(''),
      ],
      [wine, oval(50, 6, 5.5)],
    ],
  },
  {
    id: 'poppy',
    setting: 'garden',
    names: [
      'poppy, poppies, poppy flower, poppy flowers, poppy bloom, khaskhas, posta',
      'पोस्त, पोस्ता, पोस्त के फूल, खसखस का फूल, पॉपी',
      'ખસખસ, ખસખસનાં ફૂલ, પોપી, પોસ્ત',
    ],
    layers: [
      [
        dark,
        ribbon(2.8, [
          [48, 46],
          [52, 66],
          [47, 84],
          [50, 99],
        ]) +
          ribbon(2.2, [
            [50, 84],
            [66, 74],
            [74, 60],
            [78, 48],
          ]),
      ],
      [leaf, 'M50 92C38 90 28 82 22 68C28 70 30 72 33 75C32 70 33 66 34 62C40 70 46 78 50 92Z'],
      [dark, 'M78 32C84 36 85 46 79 51C73 48 72 38 78 32Z'],
      [red, 'M44 30C22 34 10 22 14 12C20 2 38 0 48 8C58 0 76 2 82 12C84 22 74 34 52 30Z'],
      [wine, 'M46 28C38 14 26 24 18 26C8 34 14 52 28 56C40 58 60 58 68 54C82 48 84 32 76 26C68 22 58 16 50 28Z'],
      [red, 'M47 30C36 28 22 32 21 42C22 54 36 62 48 60C62 62 74 52 74 42C72 32 58 28 47 30Z'],
      [ink, [...around(48, 35, 11, 12)].map(([x, y]) => oval(x, y, 1.9)).join('')],
      [leaf, oval(48, 35, 6.2)],
    ],
  },
  {
    id: 'evergreen-tree',
    setting: 'garden',
    names: [
      'evergreen tree, pine tree, fir tree, pine trees, conifer, pines, firs, fir trees, conifers, fir, pine, pine tree',
      'सदाबहार वृक्ष, देवदार, चीड़ का पेड़',
      'દેવદાર, પાઈનનું ઝાડ',
    ],
    layers: [
      [bark, 'M45 82L55 82L57 99L43 99Z'],
      [
        dark,
        'M50 40C60 56 74 66 86 80C78 80 76 84 70 80C66 86 60 86 56 82C52 88 46 87 43 82C38 86 32 85 29 80C24 84 20 80 14 80C26 66 40 56 50 40Z',
      ],
      [
        leaf,
        'M50 22C58 36 68 46 79 58C72 58 70 61 65 58C61 63 56 62 53 59C49 64 44 62 42 59C38 62 33 61 31 58C27 61 26 58 21 58C32 46 42 36 50 22Z',
      ],
      [
        dark,
        'M50 2C56 14 63 24 71 34C66 34 64 36 60 34C57 38 53 37 50 35C46 38 43 37 40 34C36 36 34 34 29 34C37 24 44 14 50 2Z',
      ],
    ],
  },
  {
    id: 'oak',
    setting: 'garden',
    names: [
      'oak, shade tree, shady tree, elm, elm tree, elms, oaks, oak tree, oak trees',
      'छायादार पेड़, ओक, ओक का पेड़',
      'છાંયડાનું ઝાડ, ઓક, ઓકનું ઝાડ',
    ],
    layers: [
      [bark, 'M44 98C47 84 47 72 42 62L30 52L34 49L45 57L46 44L52 44L53 58L66 48L69 51L57 63C53 72 55 86 60 98Z'],
      [
        dark,
        'M22 58C10 58 4 48 9 40C4 30 12 20 22 22C24 10 40 4 50 10C60 2 76 8 78 20C90 20 97 32 91 42C96 52 86 62 75 58C70 65 60 64 56 58C51 62 45 62 42 58C37 65 26 65 22 58Z',
      ],
      [
        leaf,
        'M16 42C12 34 20 27 27 30C30 20 42 16 50 22C46 28 40 28 38 34C32 33 28 38 27 42C23 44 18 45 16 42ZM54 24C62 15 73 20 73 28C82 28 86 36 82 42C77 44 74 40 70 41C68 35 62 36 60 32C56 33 53 29 54 24ZM40 48C42 41 50 39 55 43C61 39 68 43 68 49C63 54 59 50 55 52C50 55 42 54 40 48Z',
      ],
    ],
  },
  {
    id: 'deckchair',
    setting: 'sea',
    names: [
      'deckchair, deckchairs, deck chair, deck chairs, beach chair, beach chairs',
      'समुद्र तट की कुर्सी, आराम कुर्सी',
      'દરિયાકાંઠાની ખુરશી, આરામ ખુરશી',
    ],
    layers: [
      [
        bark,
        ribbon(5, [
          [16, 20],
          [80, 92],
        ]) +
          ribbon(5, [
            [70, 44],
            [24, 94],
          ]) +
          bar(60, 72, 34, 5, 2),
      ],
      [red, 'M20 8L34 14C38 44 52 60 86 62L82 74C44 72 22 50 12 20Z'],
      [
        pale,
        [
          'M15 18L29 13C31 20 33 26 36 32L24 42C20 35 17 27 15 18Z',
          'M33 54L42 43C46 48 51 52 56 55L50 66C43 63 38 59 33 54Z',
          'M63 70L66 59C72 61 79 62 86 62L82 74C76 74 69 72 63 70Z',
        ].join(''),
      ],
      [
        ochre,
        ribbon(5.6, [
          [12, 20],
          [34, 9],
        ]) +
          ribbon(5.6, [
            [86, 60],
            [82, 76],
          ]),
      ],
    ],
  },
  {
    id: 'beach-hut',
    setting: 'sea',
    names: ['beach hut, beach huts, bathing hut, bathing huts', 'समुद्र तट की झोपड़ी', 'દરિયાકાંઠાની કુટીર'],
    layers: [
      [bark, bar(14, 92, 72, 6)],
      [sea, 'M18 44L50 16L82 44L82 93L18 93Z'],
      [pale, [26, 42, 58, 74].map((x) => bar(x - 8, 44, 8, 49)).join('')],
      [red, bar(40, 56, 20, 37)],
      [gold, oval(55, 76, 2.2)],
      [red, 'M50 4L96 44L90 51L50 17L10 51L4 44Z'],
      [gold, oval(50, 32, 6)],
    ],
  },
  {
    id: 'umbrella',
    setting: 'sky',
    names: [
      'umbrella, umbrellas, brolly, chhatri, chatri, chata, chhatra',
      'छाता, छतरी, छाते, छतरियां, छत्री',
      'છત્રી, છત્રીઓ, છાતો, છાતા',
    ],
    layers: [
      [
        wood,
        ribbon(4, [
          [50, 48],
          [50, 86],
          [46, 95],
          [38, 96],
          [34, 89],
        ]),
      ],
      [
        ink,
        ribbon(
          4,
          [
            [50, 2],
            [50, 10],
          ],
          3,
        ),
      ],
      [
        red,
        'M50 8C76 8 96 28 97 54C92 48 84 48 79 54C74 48 66 47 61 53C57 47 43 47 39 53C34 47 26 48 21 54C16 48 8 48 3 54C4 28 24 8 50 8Z',
      ],
      [
        gold,
        'M50 8C62 14 76 32 79 54C74 48 66 47 61 53C62 34 58 18 50 8ZM50 8C38 14 24 32 21 54C26 48 34 47 39 53C38 34 42 18 50 8Z',
      ],
      [pale, 'M16 36C19 27 25 20 32 17C27 23 24 30 22 38C20 39 17 38 16 36Z'],
    ],
  },
  {
    id: 'flower-pot',
    setting: 'garden',
    names: [
      'flower pot, flower pots, flowerpot, flowerpots, plant pot, plant pots, terracotta pot, terracotta pots, pots, gamla, gamle, kundu',
      'गमला, गमले, मिट्टी का गमला, गमलों',
      'કૂંડું, કૂંડાં, કુંડું, કુંડાં, કૂંડા, માટીનું કૂંડું, ફૂલનાં કૂંડાં',
    ],
    layers: [
      [
        dark,
        ribbon(2.6, [
          [50, 60],
          [50, 40],
          [50, 24],
        ]) +
          ribbon(2.4, [
            [48, 60],
            [38, 44],
            [26, 36],
          ]) +
          ribbon(2.4, [
            [52, 60],
            [62, 44],
            [74, 36],
          ]),
      ],
      [
        leaf,
        'M48 58C38 58 26 54 20 44C32 42 44 48 48 58ZM52 58C62 58 74 54 80 44C68 42 56 48 52 58ZM50 50C44 44 42 36 44 28C52 34 54 42 50 50Z',
      ],
      [
        pale,
        around(50, 17, 8.5, 6)
          .map(([x, y]) => oval(x, y, 5.6))
          .join('') +
          around(22, 31, 7.5, 6)
            .map(([x, y]) => oval(x, y, 5))
            .join('') +
          around(78, 31, 7.5, 6)
            .map(([x, y]) => oval(x, y, 5))
            .join(''),
      ],
      [gold, oval(50, 17, 5) + oval(22, 31, 4.4) + oval(78, 31, 4.4)],
      [ochre, 'M27 68L73 68L67 94C66 98 34 98 33 94Z'],
      [red, bar(22, 57, 56, 13, 3)],
      [pale, [32, 44, 56, 68].map((x) => corners([x, 76], [x + 3.4, 82], [x, 88], [x - 3.4, 82])).join('')],
    ],
  },
  {
    id: 'watering-can',
    setting: 'garden',
    names: [
      'watering can, watering cans, garden can, watercan, jhari, zari can',
      'पानी देने का कनस्तर, झारी, फुहारा, पानी की झारी, हज़ारा',
      'ઝારી, ઝારો, પાણીની ઝારી, પાણી પાવાની ઝારી, ઝારીઓ',
    ],
    layers: [
      [
        deep,
        ribbon(5, [
          [22, 50],
          [8, 46],
          [6, 66],
          [20, 82],
        ]) +
          ribbon(5, [
            [26, 42],
            [34, 22],
            [50, 20],
            [58, 40],
          ]),
      ],
      [sea, 'M60 78L86 36L91 40L66 90Z'],
      [gold, 'M80 30L98 42L94 48C88 48 80 42 78 36Z'],
      [sea, 'M20 44C20 38 62 38 62 44L67 90C66 96 18 96 17 90Z'],
      [
        deep,
        'M19.500 50C34 54 50 54 62.600 50L63.200 56C50 60 34 60 19 56ZM17.400 84C34 89 52 89 66.500 84L67 90C66 96 18 96 17 90Z',
      ],
      [
        pale,
        around(41, 70, 7, 5)
          .map(([x, y]) => oval(x, y, 5))
          .join(''),
      ],
      [gold, oval(41, 70, 4)],
    ],
  },
];
