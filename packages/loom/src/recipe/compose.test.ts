import {
  ageGroups,
  colorSchemes,
  defaultDpi,
  details,
  elements,
  families as familyNames,
  type GenerateInput,
  genders,
  generateParams,
  languages,
  limits,
  moods,
  patternNames,
  pxToCm,
  repeats,
  settings,
  styles,
  usages,
} from '@naksha/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourDistance } from '../numbers/colour/oklch.ts';
import { families } from '../vocabulary/families/families.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { colourNames, colourWords } from '../vocabulary/lexicon-colours.ts';
import { layoutWords } from '../vocabulary/lexicon-layouts.ts';
import { formsOf } from '../vocabulary/words.ts';
import { composeRecipe } from './compose.ts';
import { recipe as recipeSchema } from './recipe.ts';
import { bringSubjects } from './subjects-of.ts';

const compose = (input: GenerateInput, seed = '11') => composeRecipe(generateParams.parse(input), seed);

const anyParams = fc
  .record(
    {
      prompt: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom('red flowers on cream', 'लाल बांधनी', 'ગળી ભોંય', 'no paisley, 3 colours'),
      ),
      trainedPattern: fc.constantFrom(...familyNames),
      patternName: fc.constantFrom(...patternNames),
      styleOptions: fc.constantFrom(...styles),
      moodOptions: fc.constantFrom(...moods),
      colorSchemeOptions: fc.constantFrom(...colorSchemes),
      settingOptions: fc.constantFrom(...settings),
      elementOptions: fc.constantFrom(...elements),
      detailsOption: fc.constantFrom(...details),
      genderOptions: fc.constantFrom(...genders),
      ageGroupOptions: fc.constantFrom(...ageGroups),
      usage: fc.constantFrom(...usages),
      repeat: fc.constantFrom(...repeats),
      level: fc.integer({ min: 1, max: 5 }),
      language: fc.constantFrom(...languages),
      width: fc.integer({ min: 64, max: 4096 }),
      height: fc.integer({ min: 64, max: 4096 }),
      dpi: fc.integer({ min: 1, max: 300 }),
    },
    { requiredKeys: ['trainedPattern'] },
  )
  // Wider cloth is refused before it comes here.
  .filter(
    ({ width = 1024, height = 1024, dpi = defaultDpi }) => pxToCm(Math.max(width, height), dpi) <= limits.tileMaxCm,
  );

describe('a recipe', () => {
  it('is complete and valid for any prompt and options, with a layout that the cloth has', () => {
    fc.assert(
      fc.property(anyParams, fc.string({ minLength: 1, maxLength: 12 }), (input, seed) => {
        const made = compose(input, seed);
        expect(recipeSchema.parse(made)).toEqual(made);
        expect(families[made.family]?.layouts).toContain(made.layout);
        expect(made.title).not.toBe('');
      }),
      { numRuns: 150 },
    );
  });

  it('is the same for the same words, options and seed', () => {
    fc.assert(
      fc.property(anyParams, (input) => {
        expect(JSON.stringify(compose(input))).toBe(JSON.stringify(compose(input)));
      }),
      { numRuns: 50 },
    );
  });

  it('differs from seed to seed', () => {
    const made = Array.from({ length: 12 }, (_, i) => compose({ trainedPattern: 'kalamkari' }, String(i)));
    expect(new Set(made.map(({ layout }) => layout)).size).toBeGreaterThan(2);
    expect(new Set(made.map(({ palette }) => palette.roles.ground)).size).toBeGreaterThan(2);
  });

  it('keeps its colours when only the layout is asked for otherwise, and its layout when only the colours are', () => {
    const [vine, tree] = [compose({ prompt: 'kalamkari vine' }), compose({ prompt: 'kalamkari tree of life' })];
    expect(tree.palette).toEqual(vine.palette);
    expect(tree.layout).not.toBe(vine.layout);
    const [cream, navy] = [compose({ prompt: 'kalamkari on cream' }), compose({ prompt: 'kalamkari on navy' })];
    expect(navy.layout).toBe(cream.layout);
    expect(navy.heroCm).toBe(cream.heroCm);
  });
});

describe('a prompt that cannot be met', () => {
  it.each([
    ['contradicts itself', 'dense but airy, tiny huge paisley, no paisley, red without red'],
    ['is of things that are not drawn', 'a photo of mickey mouse driving a tractor to the bank'],
    ['is markup and control characters', '<svg onload=alert(1)>\u0000\u001b[31m{{x}}</svg>'],
    ['mixes scripts within words', 'kalaकमલ rеd फूलflower ફૂलों'],
    [
      'refuses all that there is',
      'no flowers, no leaves, no vines, no paisley, no dots, no stars, no medallions, no trees, no diamonds',
    ],
  ])('and %s makes a valid design all the same', (_, prompt) => {
    for (const trainedPattern of [undefined, ...familyNames]) {
      const made = compose({ prompt, trainedPattern });
      expect(recipeSchema.parse(made)).toEqual(made);
      expect(families[made.family].layouts).toContain(made.layout);
    }
  });
});

describe('words beat options', () => {
  it.each([
    ['minimal florals', 'styleOptions', 'royal'],
    ['calm florals', 'moodOptions', 'festive'],
    ['pastel florals', 'colorSchemeOptions', 'jewel'],
    ['floral shirt', 'usage', 'bedsheets'],
    ['floral for babies', 'ageGroupOptions', 'teens'],
    ['floral for men', 'genderOptions', 'women'],
    ['bold floral', 'detailsOption', 'fine'],
    ['floral for a wedding', 'settingOptions', 'winter'],
  ] as const)('%s', (prompt, option, value) => {
    const { source: _one, ...plain } = compose({ prompt });
    const { source: _other, ...contradicted } = compose(generateParams.parse({ prompt, [option]: value }));
    expect(contradicted).toEqual(plain);
  });

  it('and what they refuse no option brings back', () => {
    const { motifs } = compose({
      prompt: 'kalamkari without paisley',
      elementOptions: 'paisley',
      patternName: 'paisley',
    });
    expect(motifs.exclude).toContain('paisley');
    expect(motifs.include).not.toContain('paisley');
  });
});

describe('the cloth', () => {
  it('is the technique that is named, and the other cloth gives its motifs', () => {
    const { family, motifs } = compose({ prompt: 'bandhani paisley' });
    expect([family, motifs.include[0]]).toEqual(['bandhani', 'paisley']);
    expect(compose({ trainedPattern: 'ikat', prompt: 'paisley on red' }).motifs.include).toContain('paisley');
  });

  it.each([
    ['gharchola for a wedding', 'bandhani'],
    ['kairi on maroon', 'paisley'],
    ['pichwai saree', 'kalamkari'],
    ['camouflage', 'camouflage'],
  ])('of "%s" is %s by what is asked', (prompt, family) => {
    for (const seed of ['1', '2', '3']) expect(compose({ prompt }, seed).family).toBe(family);
  });

  it.each(['tree-of-life', 'ogee', 'star-grid', 'borders', 'jaal'] as const)(
    'has a %s of its own where one is asked for',
    (word) => {
      const prompt = formsOf(layoutWords[word][0])[0] ?? '';
      for (const seed of ['1', '2', '3']) {
        const { family, layout } = compose({ prompt }, seed);
        expect(vocabularies[family].layouts[layout]?.is, family).toContain(word);
      }
    },
  );

  it('is never one that was refused', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(compose({ prompt: 'vines on cream, no kalamkari' }, String(seed)).family).not.toBe('kalamkari');
  });

  it('is made of nothing but a trained pattern, and of unknown words', () => {
    expect(compose({ trainedPattern: 'ajrakh' }).family).toBe('ajrakh');
    const { source } = compose({ prompt: 'qwrtz blorp' });
    expect(source.understood).toEqual([]);
  });
});

describe('layouts', () => {
  const words = Object.values(layoutWords).map(([latin]) => formsOf(latin)[0] ?? '');
  const reach = Object.entries(families).flatMap(([family, { layouts }]) =>
    layouts.map((layout) => ({ family, layout })),
  );

  it.each(reach)('$layout of $family is reached by words', ({ family, layout }) => {
    const { words: own } = vocabularies[family as 'kalamkari'].layouts[layout] ?? {};
    const found = [...(own ?? []).flatMap(formsOf), ...words].some((prompt) =>
      ['1', '2'].every((seed) => compose({ trainedPattern: family as 'kalamkari', prompt }, seed).layout === layout),
    );
    expect(found).toBe(true);
  });

  it.each(reach)('$layout of $family is reached by some seed without words', ({ family, layout }) => {
    const seeds = Array.from({ length: 120 }, (_, i) => String(i));
    expect(seeds.some((seed) => compose({ trainedPattern: family as 'kalamkari' }, seed).layout === layout)).toBe(true);
  });

  it('are not the one that was refused', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(compose({ prompt: 'paisley, no rows' }, String(seed)).layout).not.toBe('rows');
  });
});

describe('a ground that is named', () => {
  it.each(colourNames)('%s is the ground', (name) => {
    const [hex, latin] = colourWords[name];
    const { palette } = compose({ prompt: `kalamkari, ${formsOf(latin)[0]} background` });
    expect(colourDistance(palette.roles.ground, hex)).toBeLessThanOrEqual(0.06);
  });

  it('is kept to the letter when written as a number', () => {
    expect(compose({ prompt: 'paisley on #e8b21f' }).palette.roles.ground).toBe('#e8b21f');
  });
});

describe('a cloth of one ink', () => {
  it.each([
    ['toile in blue on cream', 'line', '#24408e'],
    ['toile with trees in blue on cream', 'line', '#24408e'],
    ['brocade saree, pink', 'a1', '#d6a441'],
    ['rainbow tie dye', 'a1', '#c8262f'],
    ['houndstooth coat, black and camel', 'ground', '#b98d5a'],
    ['warli in yellow on black', 'light', '#e8b21f'],
  ] as const)('%s is printed in the colour that is named', (prompt, role, hex) => {
    expect(compose({ prompt }).palette.roles[role]).toBe(hex);
  });

  it('keeps an ink that can be read where the named one is the ground', () => {
    const { roles } = compose({ prompt: 'toile in cream on cream' }).palette;
    expect(colourDistance(roles.line, roles.ground)).toBeGreaterThan(0.2);
  });
});

describe('sizes', () => {
  it('follow the words and the goods', () => {
    const { heroCm } = compose({ prompt: 'kalamkari' });
    expect(compose({ prompt: 'small kalamkari' }).heroCm).toBeLessThan(heroCm * 0.6);
    expect(compose({ prompt: 'kalamkari with a thin gold line' }).heroCm).toBe(heroCm);
    expect(compose({ prompt: 'big kalamkari' }).heroCm).toBeGreaterThan(heroCm * 1.25);
    expect(compose({ prompt: 'kalamkari with 4.5 cm flowers' }).heroCm).toBe(4.5);
    expect(compose({ prompt: 'kalamkari, flowers of 2 inches' }).heroCm).toBeCloseTo(5.08, 2);
    expect(compose({ prompt: 'kalamkari for kids' }).heroCm).toBeLessThan(heroCm * 0.8);
  });

  it('lets stripes and checks be finer than any drawing, and a pinstripe by its name', () => {
    const cm = (prompt: string) => compose({ prompt }).heroCm;
    expect(cm('tiny stripes for shirts')).toBeLessThan(0.9);
    expect(cm('mini check shirting')).toBeLessThan(0.9);
    expect(cm('mini kalamkari')).toBeGreaterThanOrEqual(0.9);
    expect(cm('pinstripe')).toBeLessThan(cm('awning stripe') * 0.6);
    expect(compose({ prompt: 'pinstripes, navy on white' }).layout).toBe('pinstripe');
  });
});

it('makes a fine buti no larger than a centimetre and what is on a chaniya no smaller than five', () => {
  const cm = (prompt: string) => compose({ prompt }).heroCm;
  expect(cm('small fine butis of leaves on navy kurta fabric')).toBeLessThanOrEqual(1);
  expect(cm('छोटी बारीक बूटियाँ, कुर्ता')).toBeLessThanOrEqual(1);
  expect(cm('નાની બારીક બુટ્ટી, કુર્તી')).toBeLessThanOrEqual(1);
  expect(cm('chaniya with cranes, plum')).toBeGreaterThanOrEqual(5);
  expect(cm('ચણિયા માટે મોર, લીલો')).toBeGreaterThanOrEqual(5);
  expect(cm('kurta with small cranes')).toBeLessThan(5);
});

describe('the title', () => {
  it('says in the language of the request what was made', () => {
    const prompt = 'kalamkari vine on cream';
    expect(compose({ prompt }).title).toBe('Kalamkari, trailing vine, cream');
    expect(compose({ prompt, language: 'hi' }).title).toBe('कलमकारी, लहराती बेल, क्रीम');
    expect(compose({ prompt, language: 'gu' }).title).toBe('કલમકારી, લહેરાતી વેલ, ક્રીમ');
  });
});

it.each(['lemons', 'mangoes and parrots', 'tigers'])(
  'sets things in their own dyes on a ground on which they are seen: %s',
  async (prompt) => {
    await bringSubjects(prompt, 'en');
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const { roles } = composeRecipe(generateParams.parse({ prompt }), seed).palette;
      expect(colourDistance(roles.a1, roles.ground)).toBeGreaterThan(0.11);
    }
  },
);
