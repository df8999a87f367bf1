import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';

/** Greenery to one flower of a bunch. */
function greenery(heroCm: number): number {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'floral', dpi: 110 }), '51');
  const { layers, census } = planScene({ ...recipe, layout: 'bouquet', heroCm });
  const leaves = layers.find(({ id }) => id === 'leaves')?.items.length ?? 0;
  return leaves / census.filter(({ rank }) => rank !== 'filler').length;
}

it('shows flowers rather than leaves where bunches are small', () => {
  expect(greenery(2.2)).toBeLessThan(2);
  expect(greenery(6)).toBeGreaterThan(2);
});
