import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each([
  ['Jaipur lehariya in pink and lime, waves on the bias', 'leheriya'],
  ['Bagru ajrakh in indigo', 'ajrakh'],
  ['banarasi jamdani saree', 'jamdani'],
  ['बनारसी पटोला', 'patola'],
  ['jaipur print with lotus', 'block-print'],
  ['lucknow white work on blush', 'chikankari'],
])('a town is no craft beside a craft that is named: %s', (prompt, craft) => {
  const { patterns, motifs } = readPrompt(prompt, 'en');
  expect(patterns).toEqual([craft]);
  expect(motifs).not.toContain('wave');
});

it.each([
  ['सफेद चिकनकारी, हल्के पीले कपड़े पर बेल', 'hi', 'halka peela', 'white'],
  ['लाल और हरी फुलकारी, काली साड़ी पर', 'hi', 'black', 'red green'],
  ['नीले स्कार्फ पर सफेद शिबोरी', 'hi', 'blue', 'white'],
  ['સફેદ બાંધણી, મરુન દુપટ્ટા પર', 'gu', 'maroon', 'white'],
  ['a field of tiny navy dots on white with a red border', 'en', 'white', 'navy'],
  ['a field of ivory with red poppies', 'en', 'ivory', 'red'],
  ['લીંબુ પીળી જમીન પર વાદળી હોડી', 'gu', 'lemon', 'blue'],
  ['rose pink ground with green parrots', 'en', 'rose', 'green'],
] as const)('the ground is the colour of what the rest lies on: %s', (prompt, language, ground, accents) => {
  const read = readPrompt(prompt, language);
  expect(read.ground?.name).toBe(ground);
  expect(read.accents.map(({ name }) => name).join(' ')).toBe(accents);
});

it.each([
  ['लाल बंधेज, बीच में बड़ा पदक', 'medallion', 'sports-medal'],
  ['rabari embroidery with mirrors and parrots', 'parrot', 'mirror'],
  ['ikat, kale par safed heere', 'diamond', ''],
])('a word of two senses has the one of its craft: %s', (prompt, motif, not) => {
  const { motifs, subjects, layouts } = readPrompt(prompt, 'en');
  expect(motifs).toContain(motif);
  expect([...subjects, ...layouts]).not.toContain(not);
});

it('takes what comes again with its colour for what was named at length, and gives it that colour', () => {
  const { motifs, subjects, bound } = readPrompt(
    'hot air balloons and foxes on mint, foxes brown, balloons coral',
    'en',
  );
  expect([...motifs, ...subjects]).not.toContain('balloon');
  expect(bound.map(({ name, thing }) => `${name} ${thing}`)).toEqual(['brown fox', 'coral air-balloon']);
});

it.each([
  ['roses, no gradient', 'ombre'],
  ['ferns without outlines in white', 'white'],
])('a manner is refused, and the colour that is said of it: %s', (prompt, value) => {
  const { tokens, unmatched, line } = readPrompt(prompt, 'en');
  expect(tokens.filter(({ kind }) => kind === 'exclude').map((token) => token.value)).toContain(value);
  expect(unmatched).toEqual([]);
  expect(line).toBeUndefined();
});

it('hears distance in what is strewn in Gujarati, and every way in all directions', () => {
  expect(readPrompt('safed par gulabi ful, chhuta chhuta', 'gu')).toMatchObject({ density: 'airy', layouts: ['toss'] });
  expect(readPrompt('રાતાં ફૂલ, છૂટાં છૂટાં', 'gu').density).toBe('airy');
  expect(readPrompt('owls tossed in all directions', 'en').isEveryWay).toBe(true);
  expect(readPrompt('owls tossed', 'en').isEveryWay).toBeUndefined();
});

it('gives the border the craft, the breadth and the colours that stand behind it, and the field its own words', () => {
  const { patterns, motifs, accents, border, heroCm } = readPrompt(
    'stole, ivory with tiny navy dots, border of 9 cm in mirror work, red, pink and green',
    'en',
  );
  expect(patterns).toEqual([]);
  expect(motifs).toEqual(['dot']);
  expect(accents.map(({ name }) => name)).toEqual(['navy']);
  expect(heroCm).toBeUndefined();
  expect(border).toMatchObject({ breadth: 'wide', colour: { name: 'red' } });
});

it.each([
  ['en', 'rabari embroidery of peacocks without mirror work'],
  ['gu', 'આભલા વગરનું કચ્છી ભરત'],
] as const)(
  'refuses the glass by whose name the craft is called too, and not the craft: %s "%s"',
  (language, prompt) => {
    const { patterns, refused } = readPrompt(prompt, language);
    expect([patterns, refused.patterns, refused.layouts]).toEqual([['kutch'], [], ['mirror']]);
  },
);

it('takes olive beside leaves for their colour, and a branch of it for itself', () => {
  const { leaves, subjects } = readPrompt('herons with olive leaves and olive branches', 'en');
  expect(leaves.map(({ name }) => name)).toEqual(['olive']);
  expect(subjects).toContain('olive');
});

it.each([
  ['brocade peacock saree, purple', ['peacock'], 'purple'],
  ['peacock block print', ['peacock'], undefined],
  ['peacock and gold saree', [], 'peacock'],
  ['saree in gold and peacock', [], undefined],
] as const)(
  'a peacock before goods or a craft is the bird, in a list of dyes it is the dye: %s',
  (prompt, motifs, ground) => {
    const read = readPrompt(prompt, 'en');
    expect(read.motifs).toEqual(motifs);
    if (ground !== undefined) expect(read.ground?.name).toBe(ground);
  },
);

it.each(['buckles', 'bundles', 'ruffles'])('takes no other good word of seven letters for a layout: %s', (word) => {
  expect(readPrompt(word, 'en').ownLayouts).toEqual([]);
});

it('reads a miniature as a manner of painting, and not as a size', () => {
  expect(readPrompt('elephants in indian miniature style', 'en').sizes).toBeUndefined();
  expect(readPrompt('elephants in indian miniature style', 'en').heroFactor).toBeUndefined();
});

it.each([
  ['hand painted kalamkari, not block print', 'en', 'kalamkari'],
  ['ajrakh without block print', 'en', 'ajrakh'],
  ['कलमकारी, ब्लॉक प्रिंट नहीं', 'hi', 'kalamkari'],
  ['કલમકારી, બ્લોક પ્રિન્ટ નહીં', 'gu', 'kalamkari'],
] as const)('a refused block print refuses no craft that is printed with blocks: %s', (prompt, language, craft) => {
  const { patterns, refused } = readPrompt(prompt, language);
  expect(patterns).toEqual([craft]);
  expect(refused.patterns).toEqual(['block-print']);
});

it.each([
  ['12 mm squares tattersall', 'en'],
  ['gingham, 2 cm squares in navy', 'en'],
  ['मद्रास चेक, 3 सेमी के खाने', 'hi'],
  ['ચોકડી, 2 સેમી ચોરસ', 'gu'],
] as const)('the squares of a check are its own, and no other layout: %s', (prompt, language) => {
  const { patterns, layouts, heroCm, unmatched } = readPrompt(prompt, language);
  expect([patterns, layouts, unmatched]).toEqual([['checks'], [], []]);
  expect(heroCm).toBeGreaterThan(1);
});
