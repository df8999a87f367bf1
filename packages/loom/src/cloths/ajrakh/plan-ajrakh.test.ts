import { expect, it } from 'vitest';
import { ajrakhRecipe } from '../../../test/held-recipes.ts';
import { planScene } from '../../change/plan-scene.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Raster } from '../../render/raster.ts';
import { resvgRasterise } from '../../render/server.ts';
import { ajrakh } from '../../vocabulary/families/ajrakh/ajrakh.ts';

const px = 300;
const seeds = ['1', '2', '3', '4', '5'];
const symmetric = ['roundel', 'star-grid', 'almond'];

/** The dyes of a whole tile, moved so that a hero stands in the picture's middle. */
function drawn(recipe: Recipe, layers: readonly string[]): Raster {
  const scene = planScene(recipe);
  const hero = scene.census.find((disc) => disc.rank === 'hero') ?? { x: 0, y: 0 };
  const moved: Scene = {
    ...scene,
    layers: scene.layers.map((layer) => ({
      ...layer,
      items: layer.items.map((item) => ({ ...item, x: item.x - hero.x + 500, y: item.y - hero.y + 500 })),
    })),
  };
  const size = { x: 0, y: 0, width: px, height: px };
  return resvgRasterise(
    { scene: moved, colours: recipe.palette.roles, layers, unitsPerPxX: 1000 / px, unitsPerPxY: 1000 / px },
    size,
  );
}

/** Mean difference of a picture from itself under a map of its pixels. */
function under({ data }: Raster, map: (x: number, y: number) => readonly [number, number]): number {
  let sum = 0;
  for (let y = 0; y < px; y++) {
    for (let x = 0; x < px; x++) {
      const [u, v] = map(x, y);
      const from = (y * px + x) * 4;
      const to = ((v % px) * px + (u % px)) * 4;
      for (let c = 0; c < 3; c++) sum += Math.abs((data[from + c] ?? 0) - (data[to + c] ?? 0));
    }
  }
  return sum / (px * px * 3);
}

const last = px - 1;
const turns = [
  (x: number, y: number) => [last - y, x] as const,
  (x: number, y: number) => [last - x, y] as const,
  (x: number, y: number) => [y, x] as const,
];

it.each(symmetric)('%s is alike under quarter turns and mirrors about a hero (p4m)', (layout) => {
  for (const seed of seeds) {
    const picture = drawn(ajrakhRecipe(layout, { seed }), ['ground', 'field', 'motifs']);
    const apart = under(picture, (x, y) => [x + 37, y + 11]);
    for (const turn of turns) expect(under(picture, turn) / apart).toBeLessThan(0.08);
  }
});

it('runs its borders one way only', () => {
  const picture = drawn(ajrakhRecipe('borders'), ['ground', 'field', 'motifs', 'borders']);
  const apart = under(picture, (x, y) => [x + 37, y + 11]);
  expect(under(picture, turns[0] ?? ((x, y) => [x, y])) / apart).toBeGreaterThan(0.4);
});

it.each(ajrakh.layouts)('%s plans the same scene from the same recipe, whatever its dyes', (layout) => {
  const [, other] = ajrakh.palettes;
  const recipe = ajrakhRecipe(layout);
  const redyed = { ...recipe, palette: { ...recipe.palette, roles: other?.roles as Recipe['palette']['roles'] } };
  expect(JSON.stringify(planScene(redyed))).toBe(JSON.stringify(planScene(recipe)));
});

it.each(ajrakh.layouts)('%s gives every seed another drawing', (layout) => {
  const scenes = seeds.map((seed) => JSON.stringify(planScene(ajrakhRecipe(layout, { seed })).symbols));
  expect(new Set(scenes).size).toBe(seeds.length);
});

it('sets mangoes in the almond trellis when they are wanted and never when they are refused', () => {
  const motifs = (seed: string, changed: Partial<Recipe['motifs']>) =>
    planScene(
      ajrakhRecipe('almond', { seed, motifs: { include: [], exclude: [], weight: {}, ...changed } }),
    ).census.map((disc) => disc.motif);
  for (const seed of seeds) {
    expect(motifs(seed, { include: ['paisley'] })).toContain('paisley');
    expect(motifs(seed, { exclude: ['paisley'] })).not.toContain('paisley');
  }
});

it('fits more and smaller roundels when the hero is smaller on cloth', () => {
  const heroes = (heroCm: number) =>
    planScene(ajrakhRecipe('roundel', { heroCm })).census.filter((disc) => disc.rank === 'hero');
  const small = heroes(3.5);
  const large = heroes(8);
  expect(small.length).toBeGreaterThan(large.length);
  expect(small[0]?.r ?? 0).toBeLessThan(large[0]?.r ?? 0);
});

it('keeps the field and its borders whole under a half-drop and a half-brick', () => {
  for (const repeat of ['half-drop', 'half-brick'] as const) {
    for (const seed of seeds) {
      const { layers, symbols, torus } = planScene(ajrakhRecipe('borders', { seed, repeat }));
      const borders = layers.find((layer) => layer.id === 'borders');
      // The same strip must come again where the joined edge shifts it.
      const [dx, dy] = repeat === 'half-drop' ? [0, torus.h / 2] : [torus.w / 2, 0];
      for (const item of borders?.items ?? []) {
        const twin = borders?.items.some(
          (other) =>
            other.symbol === item.symbol &&
            near(other.x - item.x - dx, torus.w) < 0.01 &&
            near(other.y - item.y - dy, torus.h) < 0.01,
        );
        expect(twin).toBe(true);
      }
      expect(symbols.length).toBeGreaterThan(0);
    }
  }
});

/** Distance from a multiple of a length. */
function near(value: number, length: number): number {
  const rest = ((value % length) + length) % length;
  return Math.min(rest, length - rest);
}
