import { expect, it } from 'vitest';
import { bandhaniRecipe } from '../../../test/held-recipes.ts';
import { planScene } from '../../change/plan-scene.ts';
import { createNeighbours } from '../../drawing/layout/neighbours.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { bandhani } from '../../vocabulary/families/bandhani/bandhani.ts';
import { knotRadius } from './plan-bandhani.ts';

const seeds = ['1', '2', '3', '4'];
const repeats = ['straight', 'half-drop', 'half-brick'] as const;

function knotsOf(scene: Scene): readonly Item[] {
  return scene.layers.filter((layer) => layer.kind === 'dots').flatMap((layer) => layer.items);
}

it.each(bandhani.layouts)('%s ties knots that never touch, over the joined edges too', (layout) => {
  for (const [i, seed] of seeds.entries()) {
    const repeat = repeats[i % 3] ?? 'straight';
    const scene = planScene(bandhaniRecipe(layout, { seed, repeat, tile: { widthPx: 1024, heightPx: 1400, dpi: 96 } }));
    const knots = knotsOf(scene);
    expect(knots.length).toBeGreaterThan(600);
    const near = createNeighbours<number>(scene.torus, 40);
    for (const { x, y, scale } of knots) {
      const r = scale * knotRadius;
      for (const other of near.within(x, y, r + 12)) expect(other.distance).toBeGreaterThan(r + other.value);
      near.add(x, y, r);
    }
  }
});

it.each(bandhani.layouts)('%s draws with knots and nothing else on its dyed ground', (layout) => {
  for (const seed of seeds) {
    const kinds = planScene(bandhaniRecipe(layout, { seed })).layers.map((layer) => layer.kind);
    expect(kinds.filter((kind) => !['ground', 'field', 'dots'].includes(kind))).toEqual([]);
  }
});

it.each(bandhani.layouts)('%s plans the same scene from the same recipe, whatever its dyes', (layout) => {
  const recipe = bandhaniRecipe(layout);
  const other = bandhani.palettes[1]?.roles as Recipe['palette']['roles'];
  const redyed = { ...recipe, palette: { ...recipe.palette, roles: other } };
  expect(JSON.stringify(planScene(redyed))).toBe(JSON.stringify(planScene(recipe)));
});

it.each(['bavan-baug', 'buti'])('%s shows the figure that is wanted and not the one that is refused', (layout) => {
  for (const motif of ['paisley', 'star', 'lotus', 'leaf'] as const) {
    for (const seed of seeds) {
      const drawnWith = (changed: Partial<Recipe['motifs']>) =>
        planScene(
          bandhaniRecipe(layout, { seed, motifs: { include: [], exclude: [], weight: {}, ...changed } }),
        ).census.map((disc) => disc.motif);
      expect(drawnWith({ include: [motif] })).toContain(motif);
      expect(drawnWith({ exclude: [motif] })).not.toContain(motif);
    }
  }
});

it.each(['peacock', 'elephant', 'dancer'] as const)('draws a wanted %s in every layout, whatever the seed', (motif) => {
  const absent = bandhani.layouts.flatMap((layout) =>
    seeds
      .filter((seed) => {
        const motifs = { include: [motif], exclude: [], weight: {} };
        return !planScene(bandhaniRecipe(layout, { seed, motifs })).census.some((disc) => disc.motif === motif);
      })
      .map((seed) => `${layout} ${seed}`),
  );
  expect(absent).toEqual([]);
});

it.each(['buti', 'medallion'])('%s leaves no part of the cloth bare or crowded, over twelve seeds', (layout) => {
  for (let seed = 1; seed <= 12; seed++) {
    const scene = planScene(bandhaniRecipe(layout, { seed: String(seed) }));
    const blocks = new Array<number>(64).fill(0);
    for (const { x, y } of knotsOf(scene)) {
      const at = Math.floor((y / scene.torus.h) * 8) * 8 + Math.floor((x / scene.torus.w) * 8);
      blocks[at] = (blocks[at] ?? 0) + 1;
    }
    const mean = blocks.reduce((sum, count) => sum + count, 0) / blocks.length;
    const spread = Math.sqrt(blocks.reduce((sum, count) => sum + (count - mean) ** 2, 0) / blocks.length);
    expect(spread / mean, `seed ${seed}`).toBeLessThan(0.45);
  }
});

it('weaves a gharchola’s checks in gold under its knots', () => {
  const ids = planScene(bandhaniRecipe('gharchola')).layers.map((layer) => layer.id);
  expect(ids.indexOf('zari')).toBeGreaterThan(0);
  expect(ids.indexOf('zari')).toBeLessThan(ids.findIndex((id) => id.startsWith('knots-')));
});

it('ties more on a dense cloth than on an airy one', () => {
  const count = (density: number) =>
    seeds.reduce((sum, seed) => sum + knotsOf(planScene(bandhaniRecipe('buti', { density, seed }))).length, 0);
  expect(count(0.95)).toBeGreaterThan(count(0.55) * 1.08);
  expect(count(0.55)).toBeGreaterThan(count(0.1) * 1.08);
});

it('ties finer knots with more detail', () => {
  const mean = (detail: number) => {
    const knots = knotsOf(planScene(bandhaniRecipe('bavan-baug', { detail })));
    return knots.reduce((sum, knot) => sum + knot.scale, 0) / knots.length;
  };
  expect(mean(1)).toBeGreaterThan(mean(5) * 1.2);
});

it('never turns two knots quite alike into a perfect pattern of circles', () => {
  const scene = planScene(bandhaniRecipe('buti'));
  const knots = knotsOf(scene);
  expect(new Set(knots.map((knot) => knot.turn)).size).toBeGreaterThan(200);
  expect(new Set(knots.map((knot) => knot.symbol)).size).toBeGreaterThan(8);
});
