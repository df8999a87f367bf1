import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each([
  ['deer under trees', 'en', 'under', 'deer', 'tree'],
  ['a peacock below a mango tree', 'en', 'under', 'peacock', 'tree'],
  ['moon above elephants', 'en', 'over', 'moon', 'elephant'],
  ['parrots next to a lotus', 'en', 'beside', 'parrot', 'lotus'],
  ['पेड़ के नीचे हिरण', 'hi', 'under', 'deer', 'tree'],
  ['ઝાડ નીચે હાથી', 'gu', 'under', 'elephant', 'tree'],
  ['ped ke neeche mor', 'hi', 'under', 'peacock', 'tree'],
] as const)('reads how two things lie: %s', (prompt, language, where, thing, other) => {
  const { related = [], unmatched } = readPrompt(prompt, language);
  const [one] = related;
  expect([one?.where, one?.things.includes(thing), one?.others.includes(other)]).toEqual([where, true, true]);
  expect(unmatched).toEqual([]);
});

it.each(['neeche roses', 'lotus under a navy border', 'next lotus', 'deer, trees below'])(
  'reads none where no two things are named: %s',
  (prompt) => {
    expect(readPrompt(prompt, 'en').related).toBeUndefined();
  },
);

it.each([
  ['one peacock on cream', 'en'],
  ['a single large lotus', 'en'],
  ['only one elephant', 'en'],
  ['सिर्फ़ एक मोर', 'hi'],
  ['એક જ હાથી', 'gu'],
] as const)('counts one: %s', (prompt, language) => {
  expect(readPrompt(prompt, language).counted).toMatchObject([{ count: 1 }]);
});

it.each([
  ['एक मोर', 'hi'],
  ['one kind of leaves', 'en'],
  ['single colour lotus', 'en'],
  ['each one lotus', 'en'],
] as const)('takes an article for no number: %s', (prompt, language) => {
  expect(readPrompt(prompt, language).counted).toBeUndefined();
});
