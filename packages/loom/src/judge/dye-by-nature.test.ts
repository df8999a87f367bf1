import { type GenerateInput, generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { composeObeyed } from './obey.ts';

async function hueOf(
  prompt: string,
  motif: string,
  chosen: Partial<GenerateInput> = {},
): Promise<readonly [lightness: number, hue: number] | undefined> {
  await bringSubjects(prompt, 'en');
  const { recipe } = composeObeyed(generateParams.parse({ prompt, language: 'en', dpi: 110, ...chosen }), 'nature');
  const role = recipe.bound?.find((each) => each.motif === motif)?.role;
  if (role === undefined) return undefined;
  const [L, , h] = hexToOklch(recipe.palette.roles[role]);
  return [L, h];
}

describe('what no one names a colour of', () => {
  it.each([
    ['lemons, block print on white with indigo border', 'lemon', 75, 110],
    ['lemons and cherries, block print on pale blue', 'lemon', 75, 110],
    ['mangoes on black, block print', 'mango', 55, 100],
    ['parrots and lotuses, block print on cream', 'parrot', 100, 165],
  ])('has the dye that it has by nature: %s', async (prompt, motif, from, to) => {
    const [, hue = -1] = (await hueOf(prompt, motif)) ?? [];
    expect(hue).toBeGreaterThan(from);
    expect(hue).toBeLessThan(to);
  });

  it('is white where it is seen so, and brown on white: cows', async () => {
    expect((await hueOf('cows, block print on green', 'cow'))?.[0]).toBeGreaterThan(0.85);
    expect((await hueOf('cows in kalamkari on cream', 'cow'))?.[0]).toBeLessThan(0.8);
  });

  it('has the dyes that are named where any is', async () => {
    expect(await hueOf('lemons in only blue and white, block print', 'lemon')).toBeUndefined();
    expect(await hueOf('block print of lemons in indigo on white', 'lemon')).toBeUndefined();
  });

  it.each(['monochrome', 'analogous', 'cool', 'neutral'] as const)(
    'has the dyes of a narrow scheme that is chosen: %s',
    async (colorSchemeOptions) => {
      expect(await hueOf('kalamkari lemons', 'lemon', { colorSchemeOptions })).toBeUndefined();
    },
  );

  it('has its own in a wide one', async () => {
    expect(await hueOf('kalamkari lemons', 'lemon', { colorSchemeOptions: 'vibrant' })).toBeDefined();
  });
});
