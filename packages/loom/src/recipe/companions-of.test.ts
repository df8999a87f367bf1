import { expect, it } from 'vitest';
import { colourDistance, hexToOklch } from '../numbers/colour/oklch.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { colourNames, colourWords } from '../vocabulary/lexicon-colours.ts';
import { accompanied } from './companions-of.ts';

const beside = (prompt: string) => accompanied(readPrompt(prompt, 'en'), 'floral').accents.map(({ hex }) => hex);

it('has four dyes for every ground that is a dye, of which the leading two are seen on it', () => {
  const intent = readPrompt('flowers on navy', 'en');
  let found = 0;
  for (const name of colourNames) {
    const hex = colourWords[name][0];
    const [L, C] = hexToOklch(hex);
    const { accents } = accompanied({ ...intent, ground: { name, hex } }, 'floral');
    if (accents.length === 0) expect([name, C < 0.05 || (L > 0.78 && C < 0.075)]).toEqual([name, true]);
    else found++;
    expect([0, 4]).toContain(accents.length);
    for (const dye of accents.slice(0, 2)) expect([name, colourDistance(dye.hex, hex) > 0.12]).toEqual([name, true]);
  }
  expect(found).toBeGreaterThan(100);
});

it('lets the dye of a named border lead', () => {
  expect(beside('purple floral saree with gold border')[0]).toBe(colourWords.gold[0]);
});

it.each([
  'pink roses on navy',
  'flowers on cream',
  'pastel flowers on navy',
  'flowers on navy, no red',
  'only navy flowers',
])('brings nothing where words say more of colours, or the ground is undyed: %s', (prompt) => {
  expect(beside(prompt)).toEqual(readPrompt(prompt, 'en').accents.map(({ hex }) => hex));
});

it('leaves crafts of dyes of their own alone', () => {
  const intent = readPrompt('navy', 'en');
  for (const family of ['patola', 'ajrakh', 'bandhani', 'ikat'] as const)
    expect(accompanied(intent, family)).toBe(intent);
});
