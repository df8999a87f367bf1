import { expect, it } from 'vitest';
import { ikatRecipe } from '../../../test/held-recipes.ts';
import { planScene } from '../../change/plan-scene.ts';
import { hexToOklab } from '../../numbers/colour/oklch.ts';
import { createRng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { ikat } from '../../vocabulary/families/ikat/ikat.ts';
import { type Role, roles } from '../../vocabulary/roles.ts';
import { drawIkatDyes } from './task.ts';

const seeds = ['1', '2', '3', '4', '5', '6'];

it.each(ikat.layouts)('%s plans the same scene from the same recipe, whatever its dyes', (layout) => {
  const recipe = ikatRecipe(layout);
  const other = ikat.palettes[1]?.roles as Recipe['palette']['roles'];
  const redyed = { ...recipe, palette: { ...recipe.palette, roles: other } };
  expect(JSON.stringify(planScene(redyed))).toBe(JSON.stringify(planScene(recipe)));
});

it.each(ikat.layouts)('%s feathers by the width of its bands, more on a freer cloth', (layout) => {
  const slip = (freedom: number) =>
    planScene(ikatRecipe(layout, { freedom })).surface.find((step) => step.shader === 'ikat')?.params.amplitude ?? 0;
  expect(slip(0)).toBeGreaterThanOrEqual(5);
  expect(slip(1)).toBeGreaterThan(slip(0) * 1.3);
  expect(slip(1)).toBeLessThanOrEqual(17);
});

it.each(ikat.layouts)('%s sets the figure that is wanted and not the one that is refused', (layout) => {
  for (const motif of ['paisley', 'star'] as const) {
    for (const seed of seeds) {
      const drawnWith = (changed: Partial<Recipe['motifs']>) =>
        planScene(
          ikatRecipe(layout, { seed, motifs: { include: [], exclude: [], weight: {}, ...changed } }),
        ).census.map((disc) => disc.motif);
      expect(drawnWith({ include: [motif] })).toContain(motif);
      expect(drawnWith({ exclude: [motif, 'diamond'] })).not.toContain(motif);
    }
  }
});

it.each(ikat.layouts)('%s ties men and beasts into its own cells, and only where they are asked for', (layout) => {
  const beasts = (include: Recipe['motifs']['include']) =>
    planScene(ikatRecipe(layout, { motifs: { include, exclude: [], weight: {} } })).census.filter(
      ({ motif }) => motif === 'elephant' || motif === 'dancer',
    ).length;
  expect(beasts(['elephant', 'dancer'])).toBeGreaterThan(1);
  expect(beasts([])).toBe(0);
});

it('ties what it has no sheet for over its cells', () => {
  const scene = planScene(ikatRecipe('ogee', { motifs: { include: ['camel'], exclude: [], weight: {} } }));
  expect(scene.layers.at(-1)?.id).toBe('print');
  expect(scene.layers.at(-1)?.over).toBeUndefined();
});

it('steps strongly in lightness from band to band in every one of its palettes', () => {
  for (const palette of ikat.palettes) {
    const light = (ink: string) => {
      const role = roles.find((name) => name === ink) satisfies Role | undefined;
      if (role === undefined) throw new Error(`${ink} is no role`);
      return hexToOklab(palette.roles[role])[0];
    };
    for (const seed of seeds) {
      const dyes = drawIkatDyes(createRng(seed));
      for (const kind of [0, 1]) {
        for (let n = 0; n < 10; n++) {
          const step = Math.abs(light(dyes.band(n, kind)) - light(dyes.band(n + 1, kind)));
          expect(step).toBeGreaterThan(0.12);
        }
      }
    }
  }
});

it('gives its four layouts each another structure', () => {
  const shapes = ikat.layouts.map((layout) => {
    const { census, layers } = planScene(ikatRecipe(layout));
    return `${layers.map(({ items }) => items.length).join()} ${census.length}`;
  });
  expect(new Set(shapes).size).toBe(4);
});
