import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { isCalledLike } from '../../vocabulary/colour-families.ts';
import { colourWords } from '../../vocabulary/lexicon-colours.ts';
import { accentRoles } from '../../vocabulary/roles.ts';
import { composeRecipe } from '../compose.ts';

const seeds = ['1', '2', '3', '4', '5', '6'];
const dyesOf = (prompt: string, language: 'en' | 'hi' | 'gu' = 'en') =>
  seeds.flatMap((seed) => {
    const { roles } = composeRecipe(generateParams.parse({ prompt, language }), seed).palette;
    return accentRoles.map((role) => hexToOklch(roles[role]));
  });
const meanChroma = (prompt: string, language: 'en' | 'hi' | 'gu' = 'en') =>
  dyesOf(prompt, language).reduce((sum, [, C]) => sum + C, 0) / (seeds.length * accentRoles.length);

it('keeps what is muted a dye, between a neutral and the usual', () => {
  const [neutral, muted, usual] = ['neutral floral', 'muted floral', 'floral'].map((prompt) => meanChroma(prompt));
  expect(muted).toBeGreaterThan((neutral ?? 0) * 1.25);
  expect(muted).toBeLessThan((usual ?? 0) * 0.75);
});

it('is as loud as cotton takes it where neon is asked for, in three languages', () => {
  const usual = meanChroma('geometric');
  for (const [prompt, language] of [
    ['neon geometric', 'en'],
    ['नियॉन रंग ज्यामितीय', 'hi'],
    ['નિયોન ભૌમિતિક', 'gu'],
  ] as const)
    expect([language, meanChroma(prompt, language) > usual * 1.25]).toEqual([language, true]);
});

it('has sugared almonds for a pastel, for babies too, and no brown among them', () => {
  for (const prompt of ['pastel floral', 'pastel floral for babies', 'floral in ice cream shades'])
    for (const dye of dyesOf(prompt)) {
      expect(dye[0]).toBeGreaterThan(0.62);
      expect(isCalledLike(dye, colourWords.brown[0])).toBe(false);
    }
});

it('grows no blue leaf among earths', () => {
  for (const seed of seeds) {
    const { roles } = composeRecipe(generateParams.parse({ prompt: 'earthy floral' }), seed).palette;
    for (const role of ['leaf1', 'leaf2', 'leaf3'] as const) {
      const hue = hexToOklch(roles[role])[2];
      expect(hue > 55 && hue < 160).toBe(true);
    }
  }
});
