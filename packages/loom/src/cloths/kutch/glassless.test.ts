import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { kutch } from '../../vocabulary/families/kutch/kutch.ts';

const silver = 'light>dark:0.23';

it.each(kutch.layouts)('%s holds glass, and none where it was refused', (layout) => {
  const hasGlass = (prompt: string) => {
    const recipe = { ...composeRecipe(generateParams.parse({ prompt }), '1'), layout };
    return planScene(recipe).symbols.some(({ shapes }) => shapes.some(({ fill }) => fill === silver));
  };
  expect(hasGlass('kutch embroidery of camels')).toBe(true);
  expect(hasGlass('kutch embroidery of camels, no mirrors')).toBe(false);
});
