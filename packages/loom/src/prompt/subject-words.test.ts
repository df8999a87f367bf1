import { generateParams, type Language } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { lexiconForms } from './lexicon.ts';
import { readPrompt } from './read-prompt.ts';

describe('what libraries draw', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['en', 'tractors and a rocket on navy', ['tractor', 'rocket']],
    ['en', 'hot air balloons and cherries', ['air-balloon', 'cherries']],
    ['en', 'shooting stars', ['shooting-star']],
    ['en', 'no dogs, only cats', ['cat']],
    ['en', 'lions and giraffes for kids', ['giraffe']],
    ['hi', 'शेर और जिराफ़', ['giraffe']],
    ['en', 'giraffe print in brown', []],
    ['hi', 'नीले पर ट्रैक्टर और रॉकेट', ['tractor', 'rocket']],
    ['hi', 'साइकिलें', ['bicycle']],
    ['gu', 'વાદળી પર ટ્રેક્ટર અને રૉકેટ', ['tractor', 'rocket']],
    ['gu', 'કીડીઓ', ['ant']],
    ['hi', 'पीले और हरे टपके', []],
    ['hi', 'केतली, कप और पीला नींबू', ['kettle', 'teacup', 'lemon']],
    ['hi', 'नींबू पीला कुर्ता', []],
    ['hi', 'नींबू रंग के फूल', []],
    ['gu', 'લીંબુ અને કપ', ['lemon', 'teacup']],
    ['en', 'zebras on pink', ['zebra']],
    ['en', 'zebra and giraffe', ['zebra', 'giraffe']],
    ['en', 'titliyan in chikankari', ['butterfly']],
    ['hi', 'कलमकारी में ऊंट', ['camel']],
    ['gu', 'બાટિકમાં હાથી', ['elephant']],
    ['en', 'camels in block print', []],
    ['en', 'irises in block print', ['iris']],
    ['en', 'brocade with peonies and a parrot', ['peony']],
    ['hi', 'चिकनकारी में चमेली', ['jasmine']],
    ['gu', 'બ્રોકેડમાં જાસૂદ', ['hibiscus']],
    ['en', 'kantha with sea shells', ['shell']],
    ['en', 'kantha with conch shells', []],
    ['en', 'irises in watercolour', []],
    ['en', 'tulips in block print', ['tulip']],
    ['hi', 'कांथा में गेंदा', ['marigold']],
    ['gu', 'ચિકનકારીમાં મેગ્નોલિયા', ['magnolia']],
    ['en', 'tulips in watercolour', []],
    ['en', 'foxgloves and figs', ['foxglove', 'fig']],
    ['en', 'block print jaal of hibiscus', []],
    ['gu', 'સાઇકલ, રિક્ષા અને ઝારી', ['bicycle', 'auto-rickshaw', 'watering-can']],
    ['hi', 'बल्ला, गेंद और टोपी', ['cricket-bat', 'cricket-ball', 'billed-cap']],
    ['en', 'hens, kettles, carrots and checked tea towels', ['chicken', 'kettle', 'carrot']],
  ])('%s: "%s" names %j', (language, words, subjects) => {
    expect(readPrompt(words, language).subjects).toEqual(subjects);
  });

  it.each([
    ['orange', []],
    ['oranges', ['tangerine']],
    ['lemon', []],
    ['lemons', ['lemon']],
    ['china rose', []],
    ['peach paisley', []],
    ['elephants, peacocks, lotuses, stars and hearts', []],
  ] as const)('"%s" is of %j: a colour stays a colour, and what the loom draws stays its own', (words, subjects) => {
    const read = readPrompt(words, 'en');
    expect(read.subjects).toEqual(subjects);
    expect(read.unmatched).toEqual([]);
  });

  it('are understood by every name in three languages that is free, and take no word from the loom', async () => {
    const names = await openNames();
    const own = lexiconForms().filter(({ form }) => readPrompt(form, 'en').subjects.length > 0);
    // A lemon is a dye and a fruit in Hindi and Gujarati, a hare the green of Hindi and a beast; a flower that is drawn and is all there is is no dye.
    const both =
      /^(?:नींबू|લીંબુ|hare|palash|tesu|kesudo|flame of the forest|पलाश|टेसू|કેસૂડો|કેસૂડાં|harsingar|parijatak|हरसिंगार)$/;
    const free = own.filter(({ form, meaning }) => meaning.kind !== 'later-motif' && !both.test(form));
    expect(free.map(({ form }) => form)).toEqual([]);
    for (const [column, language] of (['en', 'hi', 'gu'] as const).entries()) {
      const known = names.filter(([id, , ...columns]) =>
        columns[column]?.some((name) => readPrompt(name, language).subjects.includes(id)),
      );
      expect(known.length, language).toBeGreaterThanOrEqual(860);
    }
  });

  it('are said not to be drawn by a craft that cannot, and what no one knows is said not to be understood', () => {
    const read = readPrompt('ajrakh with tractors and a trebuchet', 'en');
    expect(read.subjects).toEqual([]);
    expect(read.later).toEqual([{ value: 'tractor' }]);
    expect(read.unmatched.map(({ word }) => word)).toEqual(['trebuchet']);
  });

  it.each([
    ['tractors and roosters', 'conversational'],
    ['block print of tractors and roosters', 'block-print'],
    ['bandhani with tractors and roosters', 'bandhani'],
    ['patola, tractors and roosters', 'patola'],
    ['toile of tractors and roosters', 'toile'],
    ['tractors and roosters on stripes', 'stripes'],
    ['tractors and roosters, shibori', 'shibori'],
    ['floral with tractors and roosters', 'conversational'],
    ['botanical, tractors, roosters and striped umbrellas', 'conversational'],
  ])('"%s" are drawn on %s', async (prompt, family) => {
    await bringSubjects(prompt, 'en');
    const recipe = composeRecipe(generateParams.parse({ prompt, dpi: 96 }), '3');
    expect(recipe.family).toBe(family);
    const drawn = new Set(planScene(recipe).census.map(({ motif }) => motif));
    expect(drawn).toContain('tractor');
    expect(drawn).toContain('rooster');
  });
});
