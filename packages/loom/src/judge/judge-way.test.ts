import { generateParams, type Language } from '@naksha/contract';
import { expect, it } from 'vitest';
import { readPrompt } from '../prompt/read-prompt.ts';
import { judgeWay } from './judge-way.ts';
import { composeObeyed } from './obey.ts';

const { recipe, scene } = composeObeyed(generateParams.parse({ prompt: 'lotus', language: 'en', dpi: 110 }), '7');
const intent = readPrompt('camels and deer', 'en');
const disc = { rank: 'hero' as const, r: 10 };
const at = (motif: string, x: number, y: number) => ({ ...disc, motif, x, y });

it.each([
  ['rows of one thing each', [at('camel', 20, 20), at('camel', 60, 21), at('deer', 20, 60), at('deer', 60, 60)], true],
  ['neighbours in a row', [at('camel', 20, 20), at('deer', 60, 20), at('deer', 20, 60), at('camel', 60, 60)], true],
  ['as they fall', [at('camel', 20, 20), at('camel', 60, 20), at('deer', 20, 60), at('camel', 60, 60)], false],
  ['of one kind', [at('camel', 20, 20), at('camel', 60, 20)], false],
] as const)('sees things that follow each other by turns where they stand as %s', (_, census, isSeen) => {
  expect(judgeWay({ way: 'turns' }, intent, recipe, { ...scene, census }).failing === undefined).toBe(isSeen);
});

it('strikes what no layout keeps, and counts no rows in a repeat', () => {
  expect(judgeWay({ way: 'facing' }, intent, recipe, scene).failing).toBe('otherPlace');
  expect(judgeWay({ way: 'rows' }, intent, recipe, scene).failing).toBe('otherNumber');
});

it('strikes the second of two sizes in figures', () => {
  const prompt = 'stripes 5 mm and 2 cm, red on cream';
  const { recipe: made } = composeObeyed(generateParams.parse({ prompt, language: 'en', dpi: 110 }), '7');
  expect(made.source.struck?.map(({ word, failing }) => [word, failing])).toEqual([['2 cm', 'otherScale']]);
});

const facingOf = (prompt: string, language: Language) => {
  const { recipe: made } = composeObeyed(generateParams.parse({ prompt, language, dpi: 110 }), '7');
  const start = readPrompt(prompt, language).ways?.[0]?.start;
  return made.source.struck?.some((word) => word.start === start) === true ? 'struck' : 'kept';
};

it.each<[Language, string, string]>([
  ['en', 'cushion, a tree flanked by deer, parrots facing each other', 'kept'],
  ['en', 'cushion, a lotus in the centre flanked by deer, parrots facing each other', 'struck'],
  ['hi', 'कुशन, बीच में एक बड़ा कमल, दोनों तरफ हिरण, मोर आमने सामने', 'struck'],
  ['gu', 'કુશન, વચ્ચે એક મોટું કમળ, બંને બાજુ હરણ, મોર સામસામે', 'struck'],
])('counts a mirrored pair for the thing that is said to face, and for no other (%s: %s)', (language, prompt, seen) => {
  expect(facingOf(prompt, language)).toBe(seen);
});
