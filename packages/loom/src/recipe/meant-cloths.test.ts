import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeRecipe } from './compose.ts';

it.each([
  ['a small scattered geo of butterflies and kites, navy on white', 'conversational', 'tossed'],
  ['kids novelty of elephants and kites, half-drop', 'conversational', 'spots'],
  ['बच्चों के लिए हाथी और पतंग, बिखरे हुए', 'conversational', 'tossed'],
  ['બાળકો માટે સિંહ અને હાથી, છૂટાંછવાયાં', 'conversational', 'tossed'],
  ['a tiger between banana leaves', 'tropical', 'banana'],
  ['parrots among palm leaves and ferns', 'tropical', undefined],
  ['tumbling blocks in navy and rust', 'geometric', 'tumbling'],
  ['interlocking hexagons and triangles in tumbling blocks', 'geometric', 'tumbling'],
  ['त्रिकोण ज्यामितीय', 'geometric', 'triangles'],
  ['jungle camouflage', 'camouflage', 'woodland'],
  ['roses and daisies', 'floral', undefined],
  ['elephants on stripes', 'stripes', undefined],
] as const)('"%s" is %s', (prompt, family, layout) => {
  for (const seed of ['1', '2', '3']) {
    const made = composeRecipe(generateParams.parse({ prompt }), seed);
    expect([made.family, layout === undefined ? undefined : made.layout]).toEqual([family, layout]);
  }
});

it.each(['small dots on maroon', 'dots and medallions on red', 'sliced figs with fig leaves', 'red dupatta with dots'])(
  'ties no knots where no craft is named: %s',
  (prompt) => {
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      expect(composeRecipe(generateParams.parse({ prompt }), seed).family).not.toBe('bandhani');
  },
);
