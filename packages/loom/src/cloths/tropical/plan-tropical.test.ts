import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { planScene } from '../../change/plan-scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { tropical } from '../../vocabulary/families/tropical/tropical.ts';

const plan = (layout: string, changed: Partial<Recipe> = {}) => planScene(recipeFor('tropical', layout, changed));
const refusing = (motif: Recipe['motifs']['exclude'][number]) => ({
  motifs: { include: [], exclude: [motif], weight: {} },
});

it.each(tropical.layouts)('%s plans the same scene whatever its colours', (layout) => {
  const roles = tropical.palettes[1]?.roles as Recipe['palette']['roles'];
  expect(plan(layout, { palette: { scheme: 'other', roles, locked: [] } })).toEqual(plan(layout));
});

it.each(tropical.layouts)('%s leaves out the flower or the leaves that are refused, and is not empty', (layout) => {
  for (const motif of ['blossom', 'rosette', 'palmette', 'leaf'] as const) {
    const motifs = plan(layout, refusing(motif)).census.map((disc) => disc.motif);
    expect(motifs).not.toContain(motif);
    expect(motifs.length).toBeGreaterThan(0);
  }
});

it.each(tropical.layouts)('%s draws only the flower that is wanted', (layout) => {
  const { census } = plan(layout, { motifs: { include: ['palmette'], exclude: [], weight: {} } });
  const flowers = census.map((disc) => disc.motif).filter((motif) => motif !== 'leaf');
  expect(new Set(flowers)).toEqual(new Set(['palmette']));
});

it('fades its planes into the ground, the farthest most', () => {
  const shares = plan('jungle')
    .layers.slice(1, 4)
    .map((layer) => {
      const [item] = layer.items;
      const ink = item && plan('jungle').symbols[item.symbol]?.shapes[0]?.fill;
      return Number(ink?.split(':')[1] ?? 0);
    });
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares[0]).toBeGreaterThan(0.5);
  expect(shares[2]).toBe(0);
});

it.each(['jungle', 'banana'])('%s lets the ground be seen where it is to be open', (layout) => {
  const covered = (density: number) => {
    const { layers } = plan(layout, { density });
    return layers.filter(({ id }) => id === 'far').flatMap(({ items }) => items).length;
  };
  expect(covered(0.6)).toBeGreaterThan(0);
  expect(covered(0.4)).toBe(0);
});
