import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import type { Scene } from '../../drawing/scene.ts';
import { decodeRun } from '../../drawing/weaving/yarn-run.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { planScene } from '../plan-scene.ts';
import { boxOf } from './clusters.ts';
import { innerOf } from './inner.ts';

const planned = (prompt: string, seed: string, layout?: string): { recipe: Recipe; scene: Scene } => {
  const read = composeRecipe(generateParams.parse({ prompt }), seed);
  const recipe = layout === undefined ? read : { ...read, layout };
  return { recipe, scene: planScene(recipe) };
};
const innerEdges = ({ recipe: { border }, scene }: ReturnType<typeof planned>) => {
  if (border === undefined) throw new RangeError('Expected a border');
  const { left, right, top, bottom } = innerOf(scene, border);
  return { left, right: scene.torus.w - right, top, bottom: scene.torus.h - bottom };
};

it.each(['1', '2', '3', '4'])('strews things within a border so that none is cut by it (seed %s)', (seed) => {
  const made = planned('quilt with tossed sailboats and anchors, blue border on all four sides', seed);
  const { left, right, top, bottom } = innerEdges(made);
  expect(made.recipe.layout).toBe('tossed');
  const heroes = made.scene.census.filter(({ rank }) => rank !== 'filler');
  expect(heroes.length).toBeGreaterThan(5);
  for (const { x, y, r } of heroes) {
    expect(x - r).toBeGreaterThanOrEqual(left - 1);
    expect(x + r).toBeLessThanOrEqual(right + 1);
    expect(y - r).toBeGreaterThanOrEqual(top - 1);
    expect(y + r).toBeLessThanOrEqual(bottom + 1);
  }
});

it.each([
  ['tossed tulips scarf with a border, cream', '1'],
  ['बिखरे गेंदे, रूमाल, हरा', '2'],
  ['વેરાયેલાં ગુલાબ, રૂમાલ, વાદળી', '3'],
])('strews whole flowers within a border and leaves no hole: %s', (prompt, seed) => {
  const made = planned(prompt, seed);
  const { left, right, top, bottom } = innerEdges(made);
  expect([made.recipe.family, made.recipe.layout]).toEqual(['floral', 'toss']);
  const heroes = made.scene.census.filter(({ rank }) => rank === 'hero');
  const largest = Math.max(...heroes.map(({ r }) => r));
  for (const { x, y, r } of heroes) {
    expect(Math.min(x - left, right - x, y - top, bottom - y)).toBeGreaterThanOrEqual(r);
  }
  // Wherever one looks a flower is near.
  for (const across of [0.12, 0.3, 0.5, 0.7, 0.88]) {
    for (const down of [0.12, 0.3, 0.5, 0.7, 0.88]) {
      const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
      const nearest = Math.min(...heroes.map((disc) => Math.hypot(disc.x - x, disc.y - y) - disc.r));
      expect(nearest, `${across} ${down}`).toBeLessThan(largest * 2.4);
    }
  }
});

it.each([
  ['leheriya saree with yellow border', 'mothra'],
  ['leheriya saree with yellow border', 'panchrangi'],
  ['geometric saree with border', 'mosaic'],
  ['ajrakh saree with border', 'roundel'],
  ['jaipuri block print elephants in rows, quilt with border on all four sides', 'strips'],
])('%s: the lines and patches of %s run on from one border to the other', (prompt, layout) => {
  for (const seed of ['1', '2', '3']) {
    const made = planned(prompt, seed, layout);
    const { left, right } = innerEdges(made);
    const width = right - left;
    const isAt = (one: number, other: number) => Math.abs(one - other) < 0.05;
    for (const { id, kind, items } of made.scene.layers) {
      if ((kind !== 'field' && kind !== 'lines') || id.startsWith('border')) continue;
      for (const item of items) {
        const box = boxOf(made.scene.symbols[item.symbol], item);
        const away = box.left < left && box.right > left ? width : box.left < right && box.right > right ? -width : 0;
        if (away === 0) continue;
        // What one border cuts comes in again at the other.
        const again = items.some(
          ({ symbol, x, y }) => symbol === item.symbol && isAt(x, item.x + away) && isAt(y, item.y),
        );
        expect(again, `${id} at ${item.x}, ${item.y}`).toBe(true);
      }
    }
  }
});

it('begins and ends a bordered check with the same stripe', () => {
  const made = planned('brown, cream and rust gingham tablecloth with a rust border on all four sides', '1');
  const { left, right } = innerEdges(made);
  const params = made.scene.surface.find(({ shader }) => shader === 'interlace')?.params ?? {};
  const runs = Array.from({ length: 40 }, (_, n) => params[`warp${n}`] ?? 0)
    .filter((code) => code > 0)
    .map(decodeRun);
  const yarns = runs.flatMap(({ ink, yarns: count }) => Array.from({ length: count }, () => ink));
  const { pitchX = 1, startX = 0 } = params;
  const at = (x: number) => yarns[(Math.floor(x / pitchX) + startX) % yarns.length];
  const unlike = Array.from({ length: 60 }, (_, k) => ((k + 0.5) / 60) * ((right - left) / 2)).filter(
    (off) => at(left + off) !== at(right - off),
  );
  // A stripe's own edge may fall between two yarns.
  expect(unlike.length).toBeLessThan(5);
});

/** The drawings in the borders of a saree, each with its side. */
const inBorders = (prompt: string) => {
  const { scene } = planned(prompt, '1');
  const items = scene.layers.find(({ id }) => id === 'border-motifs')?.items ?? [];
  const { w, h } = scene.torus;
  return items.filter(({ y }) => y < h * 0.6).map((item) => ({ ...item, isLeft: item.x < w / 2 }));
};

it('beasts of a border walk one way, on either side towards the field', () => {
  const beasts = inBorders('red brocade saree with gold butis and an elephant border');
  expect(beasts.length).toBeGreaterThan(5);
  const ways = new Set(beasts.map(({ isLeft, flip = false }) => `${isLeft} ${flip}`));
  expect(ways.size).toBe(2);
});

it('a lotus in the borders of a saree stands upright', () => {
  const turns = inBorders('purple brocade saree with gold butis and a lotus border').map(({ turn }) => Math.abs(turn));
  expect(turns.length).toBeGreaterThan(5);
  expect(Math.max(...turns)).toBeLessThan(0.2);
});

it.each(['s-1', 's-2', 's-4', 's-7'])(
  'butis within borders are no chain: nothing between them touches them (seed %s)',
  (seed) => {
    const { scene } = planned('magenta brocade saree with gold butis and a gold elephant border', seed, 'butidar');
    const coins = scene.census.filter(({ motif }) => motif === 'dot');
    const others = scene.census.filter(({ rank, motif }) => rank !== 'filler' && motif !== 'dot');
    expect(others.length).toBeGreaterThan(5);
    for (const coin of coins)
      for (const other of others)
        expect(Math.hypot(coin.x - other.x, coin.y - other.y)).toBeGreaterThan(coin.r + other.r);
  },
);
