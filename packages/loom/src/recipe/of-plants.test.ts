import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeRecipe } from './compose.ts';
import { ofPlants } from './of-plants.ts';

const groundOf = (prompt: string) =>
  hexToOklch(composeRecipe(generateParams.parse({ prompt }), '1').palette.roles.ground);

it.each(['ajrakh', 'dabu print'])(
  'dyes a blue %s with indigo, which is calmer than the blue of other cloths',
  (cloth) => {
    const [, chroma, hue] = groundOf(`${cloth}, blue ground`);
    expect(chroma).toBeLessThan(0.112);
    expect(hue).toBeGreaterThan(245);
    expect(hue).toBeLessThan(275);
  },
);

it('leaves a royal blue as it was asked for', () => {
  expect(groundOf('ajrakh, royal blue ground')[1]).toBeGreaterThan(groundOf('ajrakh, blue ground')[1]);
});

it('changes colours of plain names alone', () => {
  const intent = readPrompt('ajrakh, red and scarlet on blue', 'en');
  const dyed = ofPlants(intent);
  const of = ({ accents }: typeof intent, name: string) => accents.find((each) => each.name === name)?.hex;
  expect(of(dyed, 'red')).not.toBe(of(intent, 'red'));
  expect(of(dyed, 'scarlet')).toBe(of(intent, 'scarlet'));
  expect(dyed.ground?.name).toBe(intent.ground?.name);
});
