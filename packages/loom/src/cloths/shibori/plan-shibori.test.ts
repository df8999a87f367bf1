import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { planScene } from '../../change/plan-scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { shibori } from '../../vocabulary/families/shibori/shibori.ts';

const plan = (layout: string, changed: Partial<Recipe> = {}) => planScene(recipeFor('shibori', layout, changed));

it.each(shibori.layouts)('lets the dye creep under the bindings of %s', (layout) => {
  expect(plan(layout).surface.map(({ shader }) => shader)).toContain('bleed');
});

it('binds more webs on a dense cloth, and none between them where dots are refused', () => {
  const webs = (changed: Partial<Recipe>, motif: string) =>
    plan('kumo', changed).census.filter((disc) => disc.motif === motif).length;
  expect(webs({ density: 0.95 }, 'medallion')).toBeGreaterThan(webs({ density: 0.05 }, 'medallion'));
  expect(webs({}, 'dot')).toBeGreaterThan(0);
  expect(webs({ motifs: { include: [], exclude: ['dot'], weight: {} } }, 'dot')).toBe(0);
});

it('prints teeth on both sides of every stitched row', () => {
  const scene = plan('nui');
  const item = scene.layers.find(({ id }) => id === 'reserve')?.items[0];
  const [pale, white, spine] = scene.symbols[item?.symbol ?? -1]?.shapes ?? [];
  const teeth = (d = '') => d.split('M').length - 1;
  expect(teeth(white?.d)).toBe(teeth(pale?.d));
  expect(teeth(white?.d) % 2).toBe(0);
  expect(spine?.stroke).toBe('dark');
});
