import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { hueDifference } from '../palette/hue.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
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

it('pictures of a phulkari are of the silks that were named, with no tint of them', () => {
  const { recipe } = weave('phulkari with peacocks and elephants in orange and rani pink on white khaddar');
  const { light, a1, a2, a3, a4 } = recipe.palette.roles;
  const named = readPrompt('orange and rani pink', 'en').tokens.flatMap(({ hex }) => hex ?? []);
  expect([recipe.layout, named.length]).toEqual(['sainchi', 2]);
  expect(new Set([light, a1, a2, a3, a4])).toEqual(new Set(named));
});

it('zari that a brocade has in its vines alone brings no silk that no one named', () => {
  const { recipe } = weave('banarasi jaal of lotus and vines in gold zari on bottle green');
  const { ground, a1, a2, a3, a4 } = recipe.palette.roles;
  const green = hexToOklch(ground)[2];
  const hues = [a1, a2, a3, a4].map((hex) => Math.abs(hueDifference(hexToOklch(hex)[2], green)));
  expect(Math.min(...hues)).toBeGreaterThan(40);
});

it('beside a green ground a patola keeps its turmeric and its madder', () => {
  const { a1, a2 } = weave('green patola with elephants').recipe.palette.roles;
  expect(Math.max(hexToOklch(a1)[0], hexToOklch(a2)[0])).toBeGreaterThan(0.7);
});
