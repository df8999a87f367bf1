import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { isUndyed } from './bound-dyes.ts';
import { composeObeyed } from './obey.ts';

const rolesOf = (prompt: string) => composeObeyed(generateParams.parse({ prompt, dpi: 110 }), '1').recipe;

it.each(['kutch mirror work in red, yellow and black', 'mirror work of camels in maroon and mustard'])(
  'leaves glass silver, whatever dyes "%s" names',
  (prompt) => {
    const recipe = rolesOf(prompt);
    expect(isUndyed(recipe, 'light')).toBe(true);
    const [L, C] = hexToOklch(recipe.palette.roles.light);
    expect(L).toBeGreaterThan(0.85);
    expect(C).toBeLessThan(0.06);
  },
);

it.each(['madhubani fish in blue and red', 'madhubani peacock in green and yellow'])(
  'draws "%s" in soot and not in one of its dyes',
  (prompt) => {
    const recipe = rolesOf(prompt);
    expect(isUndyed(recipe, 'line')).toBe(true);
    const [L, C] = hexToOklch(recipe.palette.roles.line);
    expect(L).toBeLessThan(0.35);
    expect(C).toBeLessThan(0.06);
  },
);

it('gives every other role to the dyes', () => {
  expect(isUndyed(rolesOf('kutch mirror work in red and yellow'), 'a1')).toBe(false);
});
