import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { composeObeyed } from './obey.ts';

async function noted(prompt: string) {
  await bringSubjects(prompt, 'en');
  const { recipe } = composeObeyed(generateParams.parse({ prompt, language: 'en', dpi: 110 }), 'noted');
  return (recipe.source.struck ?? []).flatMap(({ word, failing }) => (failing === 'noted' ? [word] : []));
}

it.each([
  ['winter check flannel in red', 'winter'],
  ['calm japanese waves on linen', 'calm'],
  ['romantic stripes in pink and cream', 'romantic'],
  ['festival geometry in orange', 'festival'],
  ['garden of tractors on mint', 'garden of'],
  // Names in which another name is spelt.
  ['winter print with pineapples', 'winter'],
  ['summer print with police cars', 'summer'],
  ['monsoon print with bullet trains', 'monsoon'],
])('a mood, or a season of which nothing is drawn, is said to be noted: %s', async (prompt, word) => {
  expect((await noted(prompt)).some((each) => word.startsWith(each))).toBe(true);
});

it.each([
  'monsoon print with umbrellas and frogs',
  'winter print with snowmen',
  'summer print with sailboats',
  'rose garden on cream',
  'festival saree with diyas',
])('a season whose things are drawn is seen: %s', async (prompt) => {
  expect(await noted(prompt)).toEqual([]);
});
