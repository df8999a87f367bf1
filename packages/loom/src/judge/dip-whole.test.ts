import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { composeObeyed } from './obey.ts';

const weave = (prompt: string) => composeObeyed(generateParams.parse({ prompt }), 'dips');

it('an ajrakh of named dyes has no tint of them, and stars in a tight grid are said to be there', () => {
  const { recipe } = weave('ajrakh in indigo and madder red, white lines, eight-pointed stars in a tight grid');
  const { ground, a1, a2, a3, a4 } = recipe.palette.roles;
  // Indigo, madder and the white of the resist.
  expect(new Set([a1, a2, a3, a4, ground]).size).toBeLessThanOrEqual(3);
  expect(recipe.source.struck ?? []).toEqual([]);
});

it('gold that is asked of a brocade is its zari and not its silk', () => {
  const { roles } = weave('gold banarasi saree with deer').recipe.palette;
  expect([roles.ground, roles.a1]).toEqual([expect.not.stringMatching(roles.a1), '#c6963c']);
});

it('a raas mandal is a ring of dancers about the middle of the cloth', () => {
  const { scene } = weave('bandhani with raas mandal, red and yellow');
  const { w, h } = scene.torus;
  const dancers = scene.census.filter(({ motif }) => motif === 'dancer');
  const far = new Set(dancers.map(({ x, y }) => Math.round(((x - w / 2) ** 2 + (y - h / 2) ** 2) ** 0.5)));
  expect([dancers.length >= 6, far.size]).toEqual([true, 1]);
});
