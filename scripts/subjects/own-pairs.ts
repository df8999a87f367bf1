import svgpath from 'svgpath';
import { form, leaf, limb, petals, ring } from './draw-forms.ts';
import { type Layer, type OwnDrawing, oval } from './draw-layers.ts';
import { creatureDrawings } from './own-creatures.ts';
import { waterDrawings } from './own-waters.ts';
import { wildDrawings } from './own-wild.ts';

const [ink, paper, dark] = ['#2c2622', '#fdf7ea', '#6b452b'];
const [red, gold, orange, mango] = ['#e58592', '#e6b23c', '#e0862c', '#e2a33a'];
const [leafy, deep, teal] = ['#86ad55', '#4b7a42', '#3f8288'];

const others = [...creatureDrawings, ...waterDrawings, ...wildDrawings];

/** The layers of another drawing, smaller and elsewhere. */
function from(id: string, x: number, y: number, scale: number): Layer[] {
  const found = others.find((drawing) => drawing.id === id);
  if (found === undefined) throw new RangeError(`Expected a drawing of ours but received ${id}`);
  return found.layers.map(([hex, d]) => [hex, svgpath(d).scale(scale).translate(x, y).round(1).toString()]);
}

/** An umbrella held up: the foot of its stick at a place. */
const umbrella = (x: number, y: number): Layer[] => [
  [dark, limb(`${x} ${y} 2, ${x + 1} ${y - 24} 2, ${x + 3} ${y - 44} 2, ${x + 5} ${y - 60} 1.8`)],
  [
    red,
    `M${x + 4} ${y - 58}C${x + 24} ${y - 58} ${x + 40} ${y - 44} ${x + 42} ${y - 24}C${x + 36} ${y - 29} ${x + 28} ${y - 29} ${x + 22} ${y - 25}C${x + 16} ${y - 30} ${x - 8} ${y - 30} ${x - 14} ${y - 25}C${x - 20} ${y - 29} ${x - 28} ${y - 29} ${x - 34} ${y - 24}C${x - 32} ${y - 44} ${x - 16} ${y - 58} ${x + 4} ${y - 58}Z`,
  ],
  [
    paper,
    `M${x + 4} ${y - 58}C${x + 14} ${y - 54} ${x + 22} ${y - 40} ${x + 22} ${y - 25}C${x + 16} ${y - 30} ${x - 8} ${y - 30} ${x - 14} ${y - 25}C${x - 14} ${y - 40} ${x - 6} ${y - 54} ${x + 4} ${y - 58}Z`,
  ],
];

/** A bicycle from its side, its saddle at 56 by 46. */
const bicycle: readonly Layer[] = [
  [ink, ring(20, 78, 19, 3) + ring(80, 78, 19, 3)],
  [
    dark,
    oval(20, 78, 2.6) +
      oval(80, 78, 2.6) +
      oval(48, 79, 6) +
      limb('44 88 2, 52 71 2') +
      limb('48 47 4, 60 46 4.6, 64 48 2'),
  ],
  [
    teal,
    limb('20 78 2.6, 26 56 2.8, 29 40 2.8, 22 36 2.6, 16 38 2.4') +
      limb('27 53 3, 48 79 3') +
      limb('27 53 2.8, 57 54 2.8') +
      limb('48 79 3, 57 54 2.8, 56 48 2.4') +
      limb('48 79 2.6, 80 78 2.6') +
      limb('57 54 2.4, 80 78 2.4'),
  ],
];

type Words = readonly [en: readonly [one: string, many: string][], hi: readonly string[], gu: readonly string[]];
const animals = {
  hedgehog: [[['hedgehog', 'hedgehogs']], ['झाऊ चूहा', 'कांटाचूहा', 'हेजहॉग'], ['શેળો', 'શેળા', 'હેજહોગ']],
  frog: [[['frog', 'frogs']], ['मेंढक'], ['દેડકો', 'દેડકા']],
  bear: [[['bear', 'bears']], ['भालू'], ['રીંછ']],
  fox: [[['fox', 'foxes']], ['लोमड़ी'], ['શિયાળ']],
  hare: [
    [
      ['rabbit', 'rabbits'],
      ['hare', 'hares'],
      ['bunny', 'bunnies'],
    ],
    ['ख़रगोश'],
    ['સસલું', 'સસલાં'],
  ],
  turtle: [
    [
      ['tortoise', 'tortoises'],
      ['turtle', 'turtles'],
    ],
    ['कछुआ', 'कछुए'],
    ['કાચબો', 'કાચબા'],
  ],
  penguin: [[['penguin', 'penguins']], ['पेंगुइन'], ['પેંગ્વિન']],
  panda: [[['panda', 'pandas']], ['पांडा'], ['પાંડા']],
} as const satisfies Record<string, Words>;

function namesWith(
  animal: keyof typeof animals,
  verbs: readonly string[],
  things: readonly string[],
  hi: readonly string[],
  gu: readonly string[],
): OwnDrawing['names'] {
  const [en, own, ours] = animals[animal];
  const english = en.flatMap((forms) =>
    forms.flatMap((form) => verbs.flatMap((verb) => things.map((thing) => `${form} ${verb} ${thing}`))),
  );
  const hindi = own.flatMap((name) => hi.map((words) => `${words} ${name}`));
  const gujarati = ours.flatMap((name) => gu.map((words) => `${words} ${name}`));
  return [english.join(', '), hindi.join(', '), gujarati.join(', ')];
}

const held = (
  animal: keyof typeof animals,
  at: readonly [number, number, number],
  stick: readonly [number, number],
): OwnDrawing => ({
  id: `${animal}-with-umbrella`,
  setting: 'garden',
  names: namesWith(
    animal,
    ['carrying', 'holding', 'with', 'under'],
    ['an umbrella', 'umbrellas', 'umbrella'],
    ['छाता लिए', 'छाता पकड़े', 'छाते वाला', 'छाते वाले', 'छतरी लिए', 'छतरी वाला'],
    ['છત્રી લઈને', 'છત્રી પકડેલા', 'છત્રીવાળા', 'છત્રીવાળો', 'છત્રી સાથે'],
  ),
  layers: [...umbrella(...stick).slice(0, 1), ...from(animal, ...at), ...umbrella(...stick).slice(1)],
});

const ridden = (animal: keyof typeof animals, at: readonly [number, number, number]): OwnDrawing => ({
  id: `${animal}-on-bicycle`,
  setting: 'garden',
  names: namesWith(
    animal,
    ['riding', 'on', 'riding on'],
    ['a bicycle', 'bicycles', 'bicycle', 'a bike', 'bikes', 'cycles'],
    ['साइकिल चलाता', 'साइकिल चलाते', 'साइकिल पर', 'साइकिल सवार'],
    ['સાઇકલ ચલાવતો', 'સાઇકલ ચલાવતા', 'સાઇકલ પર', 'સાયકલ ચલાવતા', 'સાયકલ પર'],
  ),
  layers: [...bicycle, ...from(animal, ...at)],
});

/** Two things in one drawing, as people often name them together. */
export const pairDrawings: readonly OwnDrawing[] = [
  {
    id: 'bicycle',
    setting: 'plain',
    names: [
      'bicycle, bicycles, bike, bikes, cycle, cycles, push bike, saikal, saikil',
      'साइकिल, साइकल, सायकल, साईकिल',
      'સાઇકલ, સાયકલ, સાઈકલ, સાયકલો',
    ],
    layers: bicycle,
  },
  held('hedgehog', [14, 40, 0.62], [18, 82]),
  held('frog', [26, 52, 0.5], [30, 82]),
  held('bear', [16, 44, 0.6], [24, 78]),
  held('fox', [18, 46, 0.56], [26, 78]),
  held('hare', [22, 42, 0.6], [28, 84]),
  held('turtle', [20, 44, 0.58], [30, 82]),
  held('penguin', [20, 40, 0.62], [30, 82]),
  held('panda', [20, 40, 0.62], [28, 84]),
  ridden('turtle', [24, -8, 0.58]),
  ridden('hare', [24, -8, 0.58]),
  ridden('frog', [22, -6, 0.56]),
  ridden('panda', [24, -9, 0.58]),
  ridden('penguin', [26, -10, 0.6]),
  ridden('bear', [22, -4, 0.6]),
  ridden('hedgehog', [22, -4, 0.6]),
  ridden('fox', [22, -6, 0.58]),
  {
    id: 'parrot-with-mango',
    setting: 'garden',
    names: [
      'parrot with a mango, parrots with mangoes, parrot with mango, parrots with mangos, parrot eating a mango, parrots eating mangoes, parrot holding a mango, parrots holding mangoes, parrot on a mango branch, parrots on mango branches, parrot on a mango tree, parrots on mango trees, aam khata tota, aam khate tote, keri khato popat',
      'आम खाता तोता, आम खाते तोते, आम के साथ तोता, आम के साथ तोते, आम की डाली पर तोता, आम की डाली पर तोते',
      'કેરી ખાતો પોપટ, કેરી ખાતા પોપટ, કેરી સાથે પોપટ, આંબાની ડાળ પર પોપટ, આંબાની ડાળે પોપટ',
    ],
    layers: [
      [dark, limb('2 70 3.4, 24 66 5, 50 70 5, 74 66 4.4, 98 58 2.6') + limb('20 66 2, 18 72 1.8, 18 78 1.6')],
      [deep, leaf(70, 66, 150, 26, 9) + leaf(86, 62, 40, 24, 9) + leaf(10, 69, -30, 22, 8) + leaf(26, 66, 158, 18, 8)],
      [
        mango,
        form('18 76, 26 78, 31 86, 28 95, 19 99, 10 95, 7 86, 11 79') +
          form('84 64!, 92 68, 94 78, 88 86, 80 84, 76 76, 79 68'),
      ],
      [
        '#5f8f3e',
        form('62 62!, 70 74, 80 88, 84 98!, 74 94, 62 82, 54 72') +
          form('32 20, 40 10, 52 10, 61 18, 64 30, 70 44, 72 58, 64 70, 52 74, 42 66, 36 54, 34 42, 30 32'),
      ],
      [leafy, form('52 38!, 62 42, 72 54, 80 70, 82 80!, 68 74, 58 64, 52 52')],
      [
        red,
        form('32 20!, 22 22, 19 31, 22 38!, 27 34, 32 33') +
          form('38 35, 48 38, 58 36, 63 31, 63 35, 57 41, 47 42, 38 40'),
      ],
      [mango, form('12 33!, 20 31, 25 36, 23 44, 15 48, 8 44, 7 37')],
      [paper, oval(43, 23, 4.4)],
      [ink, oval(42.5, 23, 2.4) + limb('50 70 2.6, 47 77 2') + limb('56 71 2.6, 55 77 2')],
      [paper, limb('58 50 1, 66 58 1.6, 72 68 0.6') + limb('64 48 1, 71 57 1.6, 76 68 0.6')],
      [red, limb('68 80 1.6, 76 90 1.8, 80 96 0.6')],
    ],
  },
  {
    id: 'bee-on-flower',
    setting: 'garden',
    names: [
      'bee on a flower, bees on flowers, bee on flower, bees on a flower, bees among flowers, bee and flower, bees and blossoms, bee visiting a flower, phool par madhumakkhi, phul par madhmakhi',
      'फूल पर मधुमक्खी, फूलों पर मधुमक्खियां, फूलों पर मधुमक्खी',
      'ફૂલ પર મધમાખી, ફૂલો પર મધમાખી, ફૂલો પર મધમાખીઓ',
    ],
    layers: [
      [deep, limb('38 99 2, 42 84 2, 40 66 2') + leaf(41, 88, 60, 30, 11, 0.05) + leaf(40, 94, -60, 24, 10, -0.05)],
      [paper, petals(40, 54, 9, 34, 15, 8)],
      [orange, oval(40, 54, 11)],
      [paper, form('66 28!, 60 18, 62 8, 70 8, 74 18, 72 28') + form('70 28!, 74 16, 82 10, 90 14, 86 24, 76 31')],
      [gold, form('50 40, 56 32, 66 28, 76 30, 84 38, 88 44!, 78 46, 66 48, 56 47')],
      [
        ink,
        form('62 29, 67 28, 66 38, 68 48, 62 48, 60 38') +
          form('73 29, 78 32, 76 40, 78 46, 73 47, 71 38') +
          form('42 42, 46 36, 52 36, 55 41, 53 46, 47 47') +
          limb('46 38 1.4, 42 32 1.2, 38 31 1.6') +
          limb('57 47 1.4, 55 53 1, 51 55 0.8') +
          limb('64 48 1.4, 63 54 1, 60 57 0.8'),
      ],
      [paper, oval(47.5, 41, 1.9)],
      [
        red,
        [
          '40 45 1.4, 40 38 0.6',
          '32 50 1.4, 25 46 0.6',
          '33 60 1.4, 27 65 0.6',
          '43 63 1.4, 46 71 0.6',
          '49 56 1.4, 57 58 0.6',
        ]
          .map(limb)
          .join(''),
      ],
    ],
  },
];
