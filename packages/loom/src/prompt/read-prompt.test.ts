import type { Language } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { type Understood, understood } from '../../test/understood.ts';
import { readPrompt } from './read-prompt.ts';

type Golden = readonly [prompt: string, expected: Understood];

const english: readonly Golden[] = [
  [
    'kalamkari vines with red and indigo flowers on cream, for a saree',
    {
      patterns: 'kalamkari',
      motifs: 'vine blossom rosette',
      ground: 'cream',
      accents: 'red, indigo',
      options: 'sarees',
    },
  ],
  ['red and indigo flowers on cream', { motifs: 'blossom rosette', ground: 'cream', accents: 'red, indigo' }],
  [
    'navy background, gold jaal, no paisley or dots',
    { layouts: 'jaal', ground: 'navy', accents: 'gold', refused: 'paisley dot' },
  ],
  [
    'background navy, dense floral with small pink roses and teal leaves',
    {
      patterns: 'floral',
      motifs: 'rosette leaf',
      ground: 'navy',
      accents: 'pink',
      leaves: 'teal',
      options: 'dense, ×0.6',
    },
  ],
  [
    'rose and gold paisley on ivory silk',
    { patterns: 'paisley', ground: 'ivory', accents: 'rose, gold', options: 'silk' },
  ],
  ['roses and marigolds on mint', { motifs: 'rosette', ground: 'mint', accents: 'marigold, rose' }],
  [
    'white dots on a deep red bandhani dupatta',
    {
      patterns: 'bandhani',
      motifs: 'dot',
      ground: 'dark red',
      accents: 'white',
      options: 'dupattas',
      border: 'all narrow pallu',
    },
  ],
  ['indigo and white ikat bands', { patterns: 'ikat', layouts: 'bands', ground: 'indigo', accents: 'white' }],
  [
    'ajrakh star grid, 3 colours, indigo and madder',
    { patterns: 'ajrakh', layouts: 'star-grid', ground: 'indigo', accents: 'madder', options: '3 colours' },
  ],
  ['bandhani paisley in maroon and gold', { patterns: 'bandhani paisley', ground: 'maroon', accents: 'gold' }],
  ['floral ikat for men’s shirts, 2 cm motifs', { patterns: 'ikat floral', options: 'shirts, men, 2 cm' }],
  [
    'Not too busy, please! Pichwai with tractor & lion',
    { motifs: 'lion', options: 'airy', layouts: 'gauchari', later: 'pichwai' },
  ],
  ['नीले फूल, लाल रंग बिल्कुल नहीं', { motifs: 'blossom rosette', accents: 'blue', refused: '#b3202c' }],
  ['elephants on cream, red must not appear', { motifs: 'elephant', ground: 'cream', refused: '#b3202c' }],
  ['brocade with peacocks, temple border', { patterns: 'brocade', motifs: 'peacock', border: 'both usual temple' }],
  ['deer in rows, border of gingham', { motifs: 'deer', layouts: 'rows', border: 'both usual gingham' }],
  ['kalmkari tree of life', { patterns: 'kalamkari', layouts: 'tree-of-life' }],
  ['dark floral, moody', { patterns: 'floral', options: 'mysterious, dark ground' }],
  ['pichwai saree with elephants', { motifs: 'elephant', options: 'sarees', layouts: 'gauchari', later: 'pichwai' }],
  ['peacock blue and mustard, cream, paisley', { patterns: 'paisley', ground: 'cream', accents: 'peacock, mustard' }],
  ['earthy ground with small red butis', { layouts: 'buti', ground: 'tussar beige', accents: 'red', options: '×0.6' }],
  [
    'only two colours, green and white, banana leaves',
    { patterns: 'tropical', layouts: 'banana', ground: 'white', accents: 'green', options: '2 colours' },
  ],
  ['tropical leaves with elephants', { motifs: 'leaf elephant' }],
  ['striped elephants, tossed', { layouts: 'toss', motifs: 'elephant', unmatched: 'striped' }],
  ['parrots wearing checked shirts', { motifs: 'parrot', options: 'shirts', unmatched: 'checked' }],
  ['ajrakh with stars, koi hara nahi', { patterns: 'ajrakh', motifs: 'star', refused: '#3f7d3a' }],
  ['without stripes, dots or paisley on cream', { ground: 'cream', refused: 'paisley stripe dot' }],
  [
    'no paisley and red flowers on cream',
    { motifs: 'blossom rosette', ground: 'cream', accents: 'red', refused: 'paisley' },
  ],
  ['no red flowers', { motifs: 'blossom rosette', refused: '#b3202c' }],
  ['#a8342a flowers on #f5e6c8 ground', { motifs: 'blossom rosette', ground: '#f5e6c8', accents: '#a8342a' }],
  [
    'in 5 colours with gold outlines, vintage look, not vibrant',
    { line: 'gold', refused: 'vibrant', options: 'vintage, outlined, 5 colours' },
  ],
  [
    'kalamkari saree in red, indigo and cream',
    { patterns: 'kalamkari', ground: 'cream', accents: 'red, indigo', options: 'sarees' },
  ],
  [
    'minimal, airy half-drop of tiny buds in pastel tones for a baby',
    { layouts: 'half-drop', motifs: 'bud', options: 'minimal, pastel, infants, airy, ×0.4' },
  ],
  [
    'bavan baug red with golden border',
    { patterns: 'bandhani', layouts: 'bavan-baug', ground: 'red', border: 'both usual gold' },
  ],
  [
    'royal Mughal carnations, jewel tones, wedding lehenga',
    { motifs: 'carnation', border: 'bottom narrow', options: 'royal, jewel, wedding, kurtas' },
  ],
  ['tone on tone indigo, geometric', { patterns: 'geometric', accents: 'indigo', options: 'monochrome' }],
  ['two-tone black & white zigzag', { layouts: 'zigzag', ground: 'black', accents: 'white', options: '2 colours' }],
  [
    'chocolate paisley with peach and mint, gold outlines',
    { patterns: 'paisley', ground: 'chocolate', accents: 'peach, mint', line: 'gold', options: 'outlined' },
  ],
  ['floral stripe in blue and white', { patterns: 'floral', layouts: 'stripe', ground: 'blue', accents: 'white' }],
  ['paisley in maroon, mustard and teal', { patterns: 'paisley', ground: 'maroon', accents: 'mustard, teal' }],
  ['gold on black', { ground: 'black', accents: 'gold' }],
  [
    'ivory ground with scattered sage leaves, no outlines',
    { layouts: 'toss', motifs: 'leaf', ground: 'ivory', leaves: 'sage', refused: 'outlined' },
  ],
  [
    'pale blue cotton kurta, tiny white buti',
    { layouts: 'buti', ground: 'light blue', accents: 'white', options: 'kurtas, cotton, ×0.4' },
  ],
  [
    'monsoon garden in emerald; peacock blue leaves, avoid yellow',
    { motifs: 'leaf', accents: 'emerald', leaves: 'peacock', refused: '#e8b21f', options: 'monsoon' },
  ],
];

const hindi: readonly Golden[] = [
  ['लाल साड़ी पर सुनहरे बूटे', { layouts: 'buti', ground: 'red', accents: 'gold', options: 'sarees' }],
  [
    'क्रीम पर लाल और नीले फूल, कैरी नहीं',
    { motifs: 'blossom rosette', ground: 'cream', accents: 'red, blue', refused: 'paisley' },
  ],
  [
    'बिना फूल के अजरख, गहरा नीला',
    {
      patterns: 'ajrakh',
      ground: 'navy',
      refused: 'blossom rosette palmette carnation lotus lotus-front hibiscus sunflower bouquet bud',
    },
  ],
  [
    'नीली ज़मीन पर सफ़ेद कमल और हरी पत्तियां, शादी के लिए',
    { motifs: 'lotus leaf', ground: 'blue', accents: 'white', leaves: 'green', options: 'wedding' },
  ],
  ['बाँधनी की चुनरी, पीली पृष्ठभूमि, छोटे टपके', { patterns: 'bandhani', motifs: 'dot', ground: 'yellow' }],
  [
    'जीवन वृक्ष, कलमकारी, घनी पत्तियाँ',
    { patterns: 'kalamkari', layouts: 'tree-of-life', motifs: 'leaf', options: 'dense' },
  ],
  ['तीन रंगों में इकत की धारियां', { patterns: 'ikat', layouts: 'stripe', options: '3 colours' }],
  ['फिरोजी जमीन पर गुलाबी गुलाब', { motifs: 'rosette', ground: 'turquoise', accents: 'pink' }],
  [
    'शेर और हाथी वाली पिछवाई साड़ी',
    { motifs: 'lion elephant', options: 'sarees', layouts: 'gauchari', later: 'pichwai' },
  ],
  [
    'halke gulabi par chhote phool, bina patte ke',
    { motifs: 'blossom rosette', ground: 'light pink', refused: 'leaf trefoil', options: '×0.6' },
  ],
  [
    'laal bandhej dupatta, safed boond',
    {
      patterns: 'bandhani',
      motifs: 'dot',
      ground: 'red',
      accents: 'white',
      options: 'dupattas',
      border: 'all narrow pallu',
    },
  ],
];

const gujarati: readonly Golden[] = [
  [
    'બાવન બાગ, ઘેરો લીલો, સફેદ અને કેસરી',
    { patterns: 'bandhani', layouts: 'bavan-baug', ground: 'bottle green', accents: 'white, saffron' },
  ],
  [
    'સવારનો કલમકારી બગીચો, મોટાં કમળ, સુતરાઉ સફેદ ભોંય, મજીઠ અને લીલો',
    {
      patterns: 'kalamkari',
      motifs: 'lotus',
      ground: 'white',
      accents: 'madder, green',
      options: 'calm, garden, cotton, ×1.5',
    },
  ],
  [
    'લાલ બાંધણી સાડી, પીળાં ટપકાં, કેરી વગર',
    {
      patterns: 'bandhani',
      motifs: 'dot',
      ground: 'red',
      accents: 'yellow',
      refused: 'paisley',
      options: 'sarees',
      border: 'both narrow pallu',
    },
  ],
  ['ઘેરી વાદળી ભોંય પર સોનેરી વેલ', { motifs: 'vine', ground: 'navy', accents: 'gold' }],
  ['અજરખ કુર્તા, ગળી અને મજીઠ', { patterns: 'ajrakh', ground: 'indigo', accents: 'madder', options: 'kurtas' }],
  ['નાની બુટ્ટી, આછી ગુલાબી સાડી', { layouts: 'buti', ground: 'light pink', options: 'sarees, ×0.6' }],
  ['બાવન બાગ, લગ્ન માટે', { patterns: 'bandhani', layouts: 'bavan-baug', options: 'wedding' }],
  [
    'ફૂલો વિના ઇકત, લીલી જમીન',
    {
      patterns: 'ikat',
      ground: 'green',
      refused: 'blossom rosette palmette carnation lotus lotus-front hibiscus sunflower bouquet bud',
    },
  ],
  ['પિછવાઈ જેવું, સિંહ સાથે', { motifs: 'lion', layouts: 'gauchari', later: 'pichwai' }],
  ['ભૂરી ભોંયમાં ધોળાં ફૂલ', { motifs: 'blossom rosette', ground: 'blue', accents: 'white' }],
];

describe.each<[Language, readonly Golden[]]>([
  ['en', english],
  ['hi', hindi],
  ['gu', gujarati],
])('prompts in %s', (language, prompts) => {
  it.each(prompts)('%s', (prompt, expected) => {
    expect(understood(readPrompt(prompt, language))).toEqual(expected);
  });
});

describe('motifs that only some cloths can draw', () => {
  it('does not give one word to two meanings: "dark ground red"', () => {
    const spans = readPrompt('dark ground red', 'en').tokens.map(({ start, end }) => [start, end]);
    expect(spans).toEqual([
      [0, 11],
      [12, 15],
    ]);
  });

  it('are motifs where they can be drawn or a cloth is still to be chosen, and understood but not drawn elsewhere', () => {
    expect(readPrompt('bandhani with peacocks', 'en').motifs).toEqual(['peacock']);
    expect(readPrompt('peacocks on red', 'en').motifs).toEqual(['peacock']);
    expect(readPrompt('ajrakh with peacocks', 'en').later).toEqual([{ value: 'peacock' }]);
    expect(readPrompt('peacocks on red', 'en', 'ajrakh').later).toEqual([{ value: 'peacock' }]);
  });
});

describe('likeness and exchange', () => {
  const cases: readonly Golden[] = [
    ['like ajrakh but in pastel pink and without stars', { patterns: 'ajrakh', ground: 'baby pink', refused: 'star' }],
    ['like ajrakh, but an ikat', { patterns: 'ikat ajrakh' }],
    ['अजरख जैसा इकत, लाल पर', { patterns: 'ikat ajrakh', ground: 'red' }],
    ['અજરખ જેવું પણ ગુલાબીમાં, તારા વગર', { patterns: 'ajrakh', ground: 'pink', refused: 'star' }],
    ['bandhani, green instead of red', { patterns: 'bandhani', ground: 'green', refused: '#b3202c' }],
    ['लाल की जगह नीला', { accents: 'blue', refused: '#b3202c' }],
    ['કેરીને બદલે ફૂલ', { motifs: 'blossom rosette', refused: 'paisley' }],
    ['camel coloured floral', { patterns: 'floral', ground: 'camel' }],
    ['less dense, very small flowers', { motifs: 'blossom rosette', options: 'airy, ×0.4' }],
    ['બહુ નાની બુટ્ટી, પાંચ રંગમાં', { layouts: 'buti', options: '5 colours, ×0.4' }],
  ];
  it.each(cases)('%s', (prompt, expected) => {
    expect(understood(readPrompt(prompt, 'en'))).toEqual(expected);
  });
});

describe('spans', () => {
  it('lie on the words of the original text, whatever its case, accents and spacing', () => {
    const text = '  KALAMKARI\u00a0 Tree-of-Life,  on a “Cream”  ground';
    const { tokens } = readPrompt(text, 'en');
    expect(tokens.map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
      ['KALAMKARI', 'pattern'],
      ['Tree-of-Life', 'layout'],
      ['Cream”  ground', 'ground'],
    ]);
  });

  it('count UTF-16 units of what was typed, not of its normal form', () => {
    const text = '🌸 cre\u0300me पर फ़ूल 🐘 हाथी';
    const { tokens } = readPrompt(text, 'hi');
    expect(tokens.map(({ word, kind }) => `${word}:${kind}`)).toEqual(['cre\u0300me:ground', 'फ़ूल:motif', 'हाथी:motif']);
    for (const { start, end, word } of tokens) expect(text.slice(start, end)).toBe(word);
  });

  it('join a ground to its colour on either side', () => {
    expect(readPrompt('red ground', 'en').tokens.map(({ word }) => word)).toEqual(['red ground']);
    expect(readPrompt('background: navy', 'en').tokens.map(({ word }) => word)).toEqual(['background: navy']);
  });
});

describe('unknown words', () => {
  it('are reported with the known word that looks like them', () => {
    expect(readPrompt('a trebuchet with strips', 'en').unmatched).toEqual([
      { start: 2, end: 11, word: 'trebuchet' },
      { start: 17, end: 23, word: 'strips', suggestion: 'stripe' },
    ]);
    expect(readPrompt('3d roses of 2 cm', 'en').unmatched).toEqual([{ start: 0, end: 2, word: '3d' }]);
  });

  it('are read as the long name of a thing that they misspell', () => {
    const { motifs, ground, accents, patterns } = readPrompt(
      'kalmkari elefants, medalion, lavendar on turquiose',
      'en',
    );
    expect([patterns, motifs, accents[0]?.name, ground?.name]).toEqual([
      ['kalamkari'],
      ['medallion'],
      'lavender',
      'turquoise',
    ]);
  });

  it('are not reported when they only hold the sentence together', () => {
    expect(readPrompt('Please make me a beautiful seamless design with some flowers in it', 'en').unmatched).toEqual(
      [],
    );
    expect(readPrompt('मुझे एक सुंदर डिज़ाइन चाहिए जिसमें फूल हों', 'hi').unmatched).toEqual([]);
    expect(readPrompt('મને ફૂલવાળી સુંદર ડિઝાઇન બનાવી આપો', 'gu').unmatched).toEqual([]);
  });
});

describe('counts, slips and later words', () => {
  it.each<[Language, string, Understood]>([
    [
      'en',
      'two greens and one red, leaves on ivory',
      { motifs: 'leaf', ground: 'ivory', accents: 'green, light green, red' },
    ],
    ['en', 'flowers in three sizes', { motifs: 'blossom rosette', options: '3 sizes' }],
    ['hi', 'तीन आकार के फूल', { motifs: 'blossom rosette', options: '3 sizes' }],
    ['gu', 'ત્રણ કદનાં ફૂલ', { motifs: 'blossom rosette', options: '3 sizes' }],
    ['en', 'one ink toile', { patterns: 'toile', options: '1 colours' }],
    ['en', 'dense lotus with lots of white space', { motifs: 'lotus', options: 'airy, light ground' }],
    ['en', 'airy but dense lotus', { motifs: 'lotus', options: 'dense' }],
    ['en', 'turqoise paisley on navvy', { patterns: 'paisley', ground: 'navy', accents: 'turquoise' }],
    ['en', 'yelow stars on marroon', { motifs: 'star', ground: 'maroon', accents: 'yellow' }],
    ['en', 'bina kale ke ajrakh, lal', { patterns: 'ajrakh', ground: 'red', refused: '#15120f' }],
    ['en', 'camels and palms on ochre', { motifs: 'camel palm', ground: 'ochre' }],
    ['hi', 'मंदिर किनारी सुनहरी, लाल साड़ी', { ground: 'red', border: 'both usual temple gold', options: 'sarees' }],
    ['en', 'saree with a plain centre', { options: 'sarees', later: 'placement' }],
  ])('%s: %s', (language, prompt, expected) => {
    expect(understood(readPrompt(prompt, language))).toEqual(expected);
  });
});

it('reads listed sizes as so many sizes', () => {
  expect(readPrompt('large, medium and small leaves', 'en').sizes).toBe(3);
  expect(readPrompt('small and large stars on navy', 'en').sizes).toBe(2);
  expect(readPrompt('small stars, large moons', 'en').sizes).toBeUndefined();
});

it('draws no paisley for parsley', () => {
  const { motifs, patterns, unmatched } = readPrompt('parsley and lemons kitchen towel', 'en');
  expect([motifs, patterns]).toEqual([[], []]);
  expect(unmatched).toEqual([{ start: 0, end: 7, word: 'parsley' }]);
});

it.each([
  ['Kashish grey stripes', 'en'],
  ['iron grey stripes', 'en'],
  ['कसीस ग्रे धारी', 'hi'],
  ['હીરાકસી ગ્રે પટ્ટા', 'gu'],
] as const)('reads the grey of iron as one dye: %s', (prompt, language) => {
  const { ground, accents } = readPrompt(prompt, language);
  expect([ground, ...accents].flatMap((each) => each?.name ?? [])).toEqual(['lead']);
});
