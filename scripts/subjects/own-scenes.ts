import { form, limb, mirrored, moved, petals } from './draw-forms.ts';
import { bar, type OwnDrawing, oval } from './draw-layers.ts';

const [ink, paper, cream] = ['#2c2622', '#fdf7ea', '#f4e6c8'];
const [brown, dark, tan] = ['#a06a3c', '#6b452b', '#d7a566'];
const [red, gold, rust] = ['#c8443a', '#e6b23c', '#a8402f'];
const [leafy, deep] = ['#86ad55', '#4b7a42'];
const [teal, sky] = ['#3f8288', '#9cc6e2'];

const sail = (turn: number) => moved(`${bar(-1.4, -46, 2.8, 46)}`, 50, 36, turn);
const cloth = (turn: number) => moved('M2 -44L14 -42L12 -10L2 -10Z', 50, 36, turn);
const laths = (turn: number) =>
  moved(
    'M2 -36L13.500 -35L13.400 -33L2 -34ZM2 -27L13 -26L12.900 -24L2 -25ZM2 -18L12.500 -17L12.400 -15L2 -16ZM7 -43L8.600 -43L8 -10L6.400 -10Z',
    50,
    36,
    turn,
  );
const turns = [24, 114, 204, 294];

/** Buildings, what travels, what is lit, played and carried. */
export const sceneDrawings: readonly OwnDrawing[] = [
  {
    id: 'windmill',
    setting: 'garden',
    names: [
      'windmill, windmills, dutch windmill, dutch windmills, pawan chakki, pavan chakki',
      'पवनचक्की, पवनचक्कियां',
      'પવનચક્કી, પવનચક્કીઓ',
    ],
    layers: [
      [leafy, form('6 98!, 14 90, 34 88, 66 88, 86 90, 94 98!')],
      [cream, 'M36 38L64 38L73 94L27 94Z'],
      [red, `${form('33 40!, 36 26, 50 16, 64 26, 67 40!, 50 42')}M31 60L69 60L70 66L30 66Z`],
      [dark, `M44 94L44 80C44 74 56 74 56 80L56 94Z${bar(40, 46, 7, 9, 1)}${bar(54, 68, 6, 8, 1)}`],
      [paper, turns.map(cloth).join('')],
      [dark, turns.map((turn) => sail(turn) + laths(turn)).join('') + oval(50, 36, 4.6)],
      [gold, oval(50, 36, 2.4)],
      [deep, form('10 94!, 12 82, 20 80, 26 86, 27 95!') + form('74 95!, 76 86, 84 82, 92 88, 92 96!')],
    ],
  },
  {
    id: 'air-balloon',
    setting: 'sky',
    names: [
      'hot air balloon, hot air balloons, hot-air balloon, air balloon, air balloons, balloon ride',
      'गर्म हवा का गुब्बारा, गर्म हवा के गुब्बारे, हवाई गुब्बारा, हॉट एयर बैलून',
      'ગરમ હવાનો ફુગ્ગો, ગરમ હવાના ફુગ્ગા, હોટ એર બલૂન',
    ],
    layers: [
      [
        dark,
        limb('36 66 1, 43 84 1') +
          limb('64 66 1, 57 84 1') +
          limb('47 68 0.9, 47 84 0.9') +
          limb('53 68 0.9, 53 84 0.9'),
      ],
      [red, form('50 2, 68 6, 82 20, 85 38, 76 56, 63 68!, 50 70, 37 68!, 24 56, 15 38, 18 20, 32 6')],
      [cream, mirrored(form('50 2!, 40 4, 30 18, 28 38, 34 58, 42 69!, 47 69.600, 42 56, 38 38, 40 18'))],
      [gold, form('15 36!, 30 43, 50 45, 70 43, 85 36!, 82 47, 66 53, 50 55, 34 53, 18 47')],
      [
        teal,
        [24, 37, 50, 63, 76]
          .map((x) =>
            form(
              `${x - 4} ${49 - Math.abs(x - 50) * 0.12}!, ${x} ${45.5 - Math.abs(x - 50) * 0.12}!, ${x + 4} ${49 - Math.abs(x - 50) * 0.12}!, ${x} ${53 - Math.abs(x - 50) * 0.12}!`,
            ),
          )
          .join(''),
      ],
      [rust, 'M36 67L64 67L61 72L39 72Z'],
      [brown, 'M40 84L60 84L58 98C58 100 42 100 42 98Z'],
      [tan, bar(39, 83, 22, 4, 1.6) + bar(42, 91, 16, 2)],
    ],
  },
  {
    id: 'motor-scooter',
    setting: 'plain',
    names: [
      'scooter, scooters, motor scooter, motor scooters, moped, mopeds, vespa, vespas, scooty',
      'स्कूटर, स्कूटी, स्कूटर गाड़ी',
      'સ્કૂટર, સ્કૂટી, સ્કુટર, મોપેડ',
    ],
    layers: [
      [ink, oval(18, 78, 14) + oval(80, 78, 14)],
      [cream, oval(18, 78, 8) + oval(80, 78, 8)],
      [dark, oval(18, 78, 3) + oval(80, 78, 3) + limb('22 20 3, 14 16 2.600, 8 20 2.4') + bar(52, 44, 38, 4)],
      [
        red,
        form(
          '4 72!, 8 60, 18 56, 22 44, 20 26, 24 22, 30 26, 32 44, 34 62, 40 70, 52 70, 54 60, 56 50!, 90 50!, 96 60, 96 72, 92 78!, 88 68, 78 64, 68 68, 64 80!, 34 80, 30 72, 22 64, 12 66',
        ),
      ],
      [cream, form('60 58, 72 54, 86 56, 90 62, 80 62, 68 64, 62 68') + limb('25 30 2, 26 46 2.6, 28 60 1.2')],
      [dark, form('50 44!, 54 38, 66 39, 78 36, 90 38, 92 45!, 70 48')],
      [gold, oval(17, 29, 5.4) + bar(93, 54, 4, 6, 1.4) + limb('37 75 1.4, 50 75 1.6, 60 75 0.8')],
    ],
  },
  {
    id: 'rubber-boot',
    setting: 'plain',
    names: [
      'wellington boot, wellington boots, wellington, wellingtons, wellies, welly, rubber boot, rubber boots, rain boot, rain boots, gumboot, gumboots, gum boots',
      'बरसाती जूता, बरसाती जूते, रबर के जूते, रबर जूता, गमबूट',
      'ગમબૂટ, રબરના બૂટ, રબરનો બૂટ, વરસાદી બૂટ',
    ],
    layers: [
      ['#7e2a22', form('48 6!, 66 4, 82 7!, 82 30, 80 52, 84 64, 94 70, 97 80, 95 86!, 62 86!, 54 80, 52 60, 50 30')],
      [red, form('20 14!, 38 11, 55 14!, 56 36, 54 58, 56 70, 66 76, 72 84, 71 91!, 22 91!, 21 70, 22 50, 21 30')],
      [ink, `M20 90L72 90L72 97L52 97L50 94L42 94L40 97L20 97Z${bar(74, 85, 22, 6)}`],
      [
        cream,
        form('19 13!, 38 9, 56 13!, 56 20, 38 17, 19 20') +
          limb('28 28 1.4, 27 46 3, 28 60 1') +
          limb('58 76 1.2, 64 80 2, 67 86 0.8'),
      ],
    ],
  },
  {
    id: 'chain',
    setting: 'plain',
    names: [
      'chain, chains, chain link, chain links, zanjir, janjeer, sankal',
      'ज़ंजीर, जंजीर, सांकल, सोने की चेन',
      'સાંકળ, ઝંજીર, સોનાની ચેઇન',
    ],
    layers: [
      [
        gold,
        `${moved('M-12 -7C-12 -15 12 -15 12 -7L12 7C12 15 -12 15 -12 7ZM-6 -6L-6 6C-6 9 6 9 6 6L6 -6C6 -9 -6 -9 -6 -6Z', 16, 50, 90, 1.1)}${moved('M-12 -7C-12 -15 12 -15 12 -7L12 7C12 15 -12 15 -12 7ZM-6 -6L-6 6C-6 9 6 9 6 6L6 -6C6 -9 -6 -9 -6 -6Z', 50, 50, 90, 1.1)}${moved('M-12 -7C-12 -15 12 -15 12 -7L12 7C12 15 -12 15 -12 7ZM-6 -6L-6 6C-6 9 6 9 6 6L6 -6C6 -9 -6 -9 -6 -6Z', 84, 50, 90, 1.1)}`,
      ],
      [brown, bar(23, 46.4, 20, 7.2, 3.6) + bar(57, 46.4, 20, 7.2, 3.6)],
      [
        cream,
        limb('8 40.500 1, 16 39.500 1.8, 24 40.500 0.8') +
          limb('42 40.500 1, 50 39.500 1.8, 58 40.500 0.8') +
          limb('76 40.500 1, 84 39.500 1.8, 92 40.500 0.8'),
      ],
    ],
  },
  {
    id: 'mihrab',
    setting: 'plain',
    names: [
      'mihrab, mihrabs, mehrab, mehraab, mehrabs, arch, arches, archway, archways, niche, niches, mughal arch, mughal arches, kaman',
      'मेहराब, मेहराबें, महराब, मेहराबों',
      'મહેરાબ, મિહરાબ, કમાન, કમાનો',
    ],
    layers: [
      [red, 'M8 99L8 4L92 4L92 99Z'],
      [
        cream,
        'M18 99L18 48C18 42 24 42 26 36C28 30 34 32 36 25C40 20 46 22 50 10C54 22 60 20 64 25C66 32 72 30 74 36C76 42 82 42 82 48L82 99Z',
      ],
      [teal, 'M26 99L26 52C26 46 32 46 34 40C37 35 44 34 50 22C56 34 63 35 66 40C68 46 74 46 74 52L74 99Z'],
      [
        gold,
        petals(20, 18, 8, 7, 4.6) +
          petals(80, 18, 8, 7, 4.6) +
          petals(50, 56, 7, 14, 7, -90, 210) +
          limb('50 92 2.4, 50 74 2, 50 56 1.6'),
      ],
      [
        cream,
        form('50 78!, 38 76, 34 66!, 46 68') +
          form('50 78!, 62 76, 66 66!, 54 68') +
          form('50 90!, 40 90, 36 82!, 46 82') +
          form('50 90!, 60 90, 64 82!, 54 82') +
          oval(20, 18, 2.2) +
          oval(80, 18, 2.2),
      ],
    ],
  },
  {
    id: 'red-paper-lantern',
    setting: 'plain',
    names: [
      'lantern, lanterns, hanging lantern, hanging lanterns, paper lantern, paper lanterns, kandil, akash kandil',
      'कंदील, आकाश कंदील, कागज़ की लालटेन',
      'કંદીલ, આકાશ કંદીલ, કાગળનું ફાનસ',
    ],
    layers: [
      [dark, limb('50 2 2, 50 14 2') + oval(50, 6, 4.6) + bar(34, 80, 32, 5, 2) + bar(38, 20, 24, 5, 2)],
      [gold, form('50 10, 60 14, 66 21!, 50 24, 34 21!, 40 14') + limb('50 84 2.4, 50 92 5, 50 99 0.6')],
      [red, form('36 25!, 50 26, 64 25!, 76 38, 80 54, 74 70, 64 80!, 50 81, 36 80!, 26 70, 20 54, 24 38')],
      [
        gold,
        form('50 32!, 60 42, 62 54, 58 66, 50 74!, 42 66, 38 54, 40 42') +
          mirrored(form('34 36!, 36 46, 36 58, 34 70!, 28 62, 26 52, 28 44')),
      ],
      [cream, petals(50, 54, 8, 10, 6)],
      [rust, oval(50, 54, 2.8)],
    ],
  },
  {
    id: 'kalash',
    setting: 'plain',
    names: [
      'kalash, kalasha, kalasam, kalashas, purna kalash, kumbh, kalsho, purnakalash',
      'कलश, पूर्ण कलश, कलशों, कुंभ',
      'કળશ, પૂર્ણ કળશ, કળશો, કુંભ',
    ],
    layers: [
      [
        deep,
        [-76, -44, 44, 76]
          .map((turn) => moved(form('0 0!, -6 -12, -5 -26, 0 -34!, 5 -26, 6 -12'), 50, 40, turn))
          .join(''),
      ],
      [
        leafy,
        [-22, 22].map((turn) => moved(form('0 0!, -6 -12, -5 -28, 0 -36!, 5 -28, 6 -12'), 50, 40, turn)).join(''),
      ],
      [brown, form('50 4!, 58 12, 61 24, 57 36, 43 36, 39 24, 42 12')],
      [
        gold,
        form(
          '34 38!, 50 35, 66 38!, 62 46, 74 54, 80 68, 74 82, 62 90!, 66 96!, 34 96!, 38 90!, 26 82, 20 68, 26 54, 38 46',
        ),
      ],
      [red, form('37 45!, 50 47, 63 45!, 66 49, 50 52, 34 49') + form('21 66!, 50 72, 79 66!, 79 73, 50 79, 21 73')],
      [
        cream,
        [28, 39, 50, 61, 72].map((x) => oval(x, 73.5 - Math.abs(x - 50) * 0.12, 1.9)).join('') +
          form('50 52!, 55 58, 50 65!, 45 58'),
      ],
    ],
  },
  {
    id: 'shehnai',
    setting: 'plain',
    names: ['shehnai, shehnais, shahnai, shenai, sharnai, nadaswaram', 'शहनाई, शहनाइयां', 'શરણાઈ, શહેનાઈ, શરણાઈઓ'],
    layers: [
      [brown, limb('88 12 4.4, 66 34 7, 40 60 11, 30 70 14')],
      [
        gold,
        form('36 58!, 42 66, 34 80, 28 98!, 20 94, 8 82, 3 72!, 20 66, 32 56') +
          limb('92 8 3, 86 14 4.4') +
          limb('60 36 8.4, 56 40 8.8'),
      ],
      [rust, form('24 94!, 12 90, 5 74!, 14 82')],
      [
        cream,
        [
          [78, 22],
          [71, 29],
          [64, 35.5],
          [52, 47],
          [46, 53],
          [40, 59],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 1.7))
          .join(''),
      ],
      [
        red,
        limb('58 40 2, 68 54 2.4, 74 66 4, 76 78 1') + limb('58 40 2, 62 58 2.4, 64 70 4, 62 82 1') + oval(58, 39, 3),
      ],
    ],
  },
  {
    id: 'cutting-kite',
    setting: 'sky',
    names: ['kite with spool, firki, phirki, manja, kite spool, kite reel', 'मांझा', 'ફિરકી, માંજો, દોરી ફિરકી'],
    layers: [
      [red, 'M50 2L86 34L50 66L14 34Z'],
      [gold, 'M50 2L86 34L50 34ZM50 34L50 66L14 34Z'],
      [dark, limb('50 2 1.6, 50 66 1.6') + limb('14 34 1.2, 32 24 1.4, 50 21 1.4, 68 24 1.4, 86 34 1.2')],
      [teal, form('50 64!, 58 74, 42 74') + petals(50, 38, 6, 8, 5)],
      [sky, limb('50 40 0.9, 40 66 0.9, 46 82 0.9, 64 90 0.9')],
      [brown, bar(62, 82, 30, 12, 2) + limb('56 88 2.4, 62 88 2.4') + limb('92 88 2.4, 98 88 2.4')],
      [cream, bar(67, 83, 20, 10, 1)],
    ],
  },
];
