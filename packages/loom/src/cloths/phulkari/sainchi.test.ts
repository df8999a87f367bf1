import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';

const shown = (prompt: string) => {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'phulkari', prompt, dpi: 96 }), '1');
  return new Set(planScene({ ...recipe, layout: 'sainchi' }).census.map(({ motif }) => motif));
};

it('shows the beast that is wished for alone, with stars where they are wished for', () => {
  expect(shown('elephants and stars')).toEqual(new Set(['elephant', 'star', 'dot']));
});

it('shows three where none is wished for', () => {
  expect(shown('sainchi').size).toBe(5);
});
