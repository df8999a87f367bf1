import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { planScene } from '../../change/plan-scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { animalSkin } from '../../vocabulary/families/animal-skin/animal-skin.ts';

const plan = (layout: string, changed: Partial<Recipe> = {}) => planScene(recipeFor('animal-skin', layout, changed));

it.each(animalSkin.layouts)('%s plans the same scene whatever its colours, another for another seed', (layout) => {
  const roles = animalSkin.palettes[1]?.roles as Recipe['palette']['roles'];
  const first = JSON.stringify(plan(layout));
  expect(JSON.stringify(plan(layout, { palette: { scheme: 'other', roles, locked: [] } }))).toBe(first);
  expect(JSON.stringify(plan(layout, { seed: 'other' }))).not.toBe(first);
});

it.each(['leopard', 'cheetah', 'giraffe', 'tiger'])('%s has more marks the smaller they are', (layout) => {
  const marks = (heroCm: number) => plan(layout, { heroCm, tile: { widthPx: 2048, heightPx: 2048, dpi: 96 } });
  const perArea = ({ census, columns, rows }: ReturnType<typeof marks>) => census.length * columns * rows;
  expect(perArea(marks(3))).toBeGreaterThan(1.5 * perArea(marks(6)));
});

it.each(animalSkin.layouts)('%s keeps to a scene of modest size', (layout) => {
  expect(JSON.stringify(plan(layout)).length).toBeLessThan(900_000);
});
