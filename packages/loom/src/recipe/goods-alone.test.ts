import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeRecipe } from './compose.ts';

const made = (prompt: string, seed: string, more: object = {}) => {
  const { family, layout, palette } = composeRecipe(generateParams.parse({ prompt, ...more }), seed);
  return { cloth: `${family} ${layout}`, ground: palette.roles.ground };
};

it.each([
  ['rust saree', ['block-print sanganeri', 'brocade butidar']],
  ['फ़िरोज़ी दुपट्टा', ['block-print sanganeri']],
  ['લીંબુ રંગની કુર્તી', ['block-print sanganeri', 'chikankari buti']],
  ['plum bedsheet', ['block-print sanganeri']],
])('makes of "%s" what a mill does, on that ground, whatever the seed', (prompt, cloths) => {
  for (const seed of ['1', '2', '3', '4']) {
    const { cloth, ground } = made(prompt, seed);
    expect(cloths).toContain(cloth);
    expect(ground).toBe(made(prompt, '9').ground);
  }
});

it('follows the words where anything more is said, and the pattern that was chosen', () => {
  expect(made('rust saree with peacocks', '1').cloth).not.toMatch(/^block-print sanganeri|^brocade butidar/);
  expect(made('rust saree', '1', { trainedPattern: 'ikat' }).cloth).toMatch(/^ikat/);
});
