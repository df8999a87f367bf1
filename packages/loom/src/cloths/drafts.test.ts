import type { Family } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { recipeFor } from '../../test/recipe-for.ts';
import { planScene } from '../change/plan-scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';

const drafted: readonly Family[] = ['leheriya', 'shibori', 'batik', 'block-print'];

describe.each(drafted)('%s', (family) => {
  it.each(families[family].layouts)('%s is the same drawing in any dyes and another from another seed', (layout) => {
    const recipe = recipeFor(family, layout);
    const other = families[family].palettes[1]?.roles as Recipe['palette']['roles'];
    const plan = JSON.stringify(planScene(recipe));
    expect(JSON.stringify(planScene({ ...recipe, palette: { ...recipe.palette, roles: other } }))).toBe(plan);
    expect(JSON.stringify(planScene({ ...recipe, seed: '2' }))).not.toBe(plan);
  });

  it.each(families[family].layouts)('%s is planned on tiles of every repeat and shape', (layout) => {
    for (const repeat of ['half-drop', 'half-brick'] as const) {
      const scene = planScene(recipeFor(family, layout, { repeat, tile: { widthPx: 900, heightPx: 1500, dpi: 96 } }));
      const numbers = scene.layers.flatMap(({ items }) =>
        items.flatMap(({ x, y, turn, scale }) => [x, y, turn, scale]),
      );
      expect(numbers.length).toBeGreaterThan(80);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });
});
