import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { bringSubjects } from '../../recipe/subjects-of.ts';

it.each(['birds and roses', 'tractors'])(
  '%s on a kilim are stepped and stand level, as the net they lie on',
  async (prompt) => {
    await bringSubjects(prompt, 'en');
    const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'kilim', prompt, dpi: 96 }), '3');
    const scene = planScene({ ...recipe, layout: 'comb-lattice' });
    const print = scene.layers.find(({ id }) => id === 'print');
    expect(print?.items.length).toBeGreaterThan(2);
    for (const { symbol, turn } of print?.items ?? []) {
      expect(turn).toBe(0);
      for (const { d } of scene.symbols[symbol]?.shapes ?? []) expect(d).toMatch(/^[MhvZ\d\s.-]+$/);
    }
  },
);
