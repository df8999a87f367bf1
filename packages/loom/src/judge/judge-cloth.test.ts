import { families } from '@naksha/contract';
import { describe, expect, it, vi } from 'vitest';
import { recipeOf } from '../../test/cloths.ts';
import { createRng } from '../numbers/rng.ts';
import type { Raster, Rasterise } from '../render/raster.ts';
import { resvgRasterise } from '../render/server.ts';
import { habitOf } from './habits.ts';
import { type ClothPoints, type DrawnCloth, drawCloth, judgeCloth, pointsOf } from './judge-cloth.ts';
import { judgeFamily } from './judge-family.ts';
import { regularityOf } from './regularity.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 180_000 });

const village = recipeOf('warli', '3', 'village');
const good = drawCloth(village, resvgRasterise);
const bands = recipeOf('ikat', '3', 'bands');
const refused = (points: ClothPoints) => Object.entries(points).flatMap(([name, { isHeld }]) => (isHeld ? [] : [name]));

type Rgb = readonly [number, number, number];
const pixelAt = ({ data, width, height }: Raster, x: number, y: number): Rgb => {
  const at = ((((y % height) + height) % height) * width + (((x % width) + width) % width)) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};
/** A picture of which each pixel is what `of` makes of its place. */
function repainted(tile: Raster, of: (x: number, y: number) => Rgb): Raster {
  const data = new Uint8ClampedArray(tile.data.length);
  for (let at = 0; at < data.length; at += 4) {
    const x = (at / 4) % tile.width;
    data.set([...of(x, (at / 4 - x) / tile.width), 255], at);
  }
  return { ...tile, data };
}
const meanOf = (colours: readonly Rgb[]): Rgb => {
  const mean = (channel: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
};
const { tile, quarter, scene } = good;
const [first] = scene.census;
if (first === undefined) throw new Error('a village without figures');

it('holds a village of Warli to every point', () => {
  expect(refused(pointsOf(village, good))).toEqual([]);
  expect(refused(judgeCloth(village, resvgRasterise).points)).toEqual([]);
});

/** The cloth with one thing spoilt, and the point that refuses it. */
const spoilt: readonly (readonly [string, keyof ClothPoints, Partial<DrawnCloth>])[] = [
  [
    'a ramp of light that ends at the edge',
    'seam',
    { tile: repainted(tile, (x, y) => meanOf([pixelAt(tile, x, y), [x / 2, x / 2, x / 2]])) },
  ],
  ['a line across the edge that does not go on', 'seam', { drift: 0.3 }],
  ['an item that another size would not have', 'plan', { scene: { ...scene, layers: scene.layers.slice(1) } }],
  [
    'a stray dye in every tenth pixel',
    'colours',
    { quarter: repainted(quarter, (x, y) => (x % 10 === 0 ? [60, 250, 60] : pixelAt(quarter, x, y))) },
  ],
  [
    'too little of its ground',
    'balance',
    { tile: repainted(tile, (x, y) => ((x + y) % 16 < 14 ? [255, 255, 255] : pixelAt(tile, x, y))) },
  ],
  [
    'no detail finer than eight pixels',
    'detail',
    { tile: repainted(tile, (x, y) => pixelAt(tile, x - (x % 8), y - (y % 8))) },
  ],
  [
    'a bald spot of a third of the cloth',
    'fill',
    { tile: repainted(tile, (x, y) => (x < 300 && y < 300 ? pixelAt(tile, 0, 0) : pixelAt(tile, x, y))) },
  ],
  [
    'figures of one size',
    'hierarchy',
    { scene: { ...scene, census: scene.census.map((disc) => ({ ...disc, r: first.r })) } },
  ],
  ['figures that lie on others', 'hierarchy', { scene: { ...scene, census: [...scene.census, ...scene.census] } }],
  [
    'a ghost of itself a little aside, three times',
    'grammar',
    {
      tile: repainted(tile, (x, y) => meanOf([0, 1, 2, 3].map((copy) => pixelAt(tile, x - 88 * copy, y - 48 * copy)))),
    },
  ],
];

it.each(spoilt)('refuses %s by %s', (_, point, changed) => {
  expect(refused(pointsOf(village, { ...good, ...changed }))).toContain(point);
});

it('asks a symmetry of a cloth whose grammar is one', () => {
  const drawn = drawCloth(bands, resvgRasterise);
  expect(pointsOf(bands, drawn).grammar.isHeld).toBe(true);
  expect(pointsOf(bands, { ...drawn, tile }).grammar.isHeld).toBe(false);
});

describe('how regular a tile is', () => {
  const side = 64;
  const rng = createRng('regularity');
  const noise = Array.from({ length: side * side }, () => Math.round(rng.next() * 255));
  const at = (x: number, y: number) => noise[(y & (side - 1)) * side + (x & (side - 1))] ?? 0;
  const blank = { x: 0, y: 0, width: side, height: side, data: new Uint8ClampedArray(side * side * 4) };
  const of = (value: (x: number, y: number) => number) =>
    regularityOf(repainted(blank, (x, y) => [value(x, y), value(x, y), value(x, y)]));
  const mean = (...values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it.each<[string, (x: number, y: number) => number]>([
    ['mirrored', (x, y) => at(Math.abs(x - 32), y)],
    ['mirrored over its diagonal', (x, y) => mean(at(x, y), at(y, x))],
    ['repeated at half of itself', (x, y) => at(x % 32, y)],
  ])('is all of it where it is %s', (_, value) => {
    expect(of(value).symmetry).toBeGreaterThan(0.95);
  });

  it('is nothing in noise, and a ghost where noise lies on itself aside', () => {
    expect(Math.max(of(at).symmetry, of(at).ghost)).toBeLessThan(0.2);
    const { symmetry, ghost } = of((x, y) => mean(at(x, y), at(x - 11, y - 6)));
    expect(ghost).toBeGreaterThan(0.4);
    expect(symmetry).toBeLessThan(0.2);
  });

  it('is whole on bare cloth', () => {
    expect(of(() => 120).symmetry).toBe(1);
  });
});

it('gives every cloth bands that can be met, its own where its craft asks for them', () => {
  for (const family of families) {
    const { ground, accent, band, finest, sizes, overlap } = habitOf({ ...village, family });
    expect(ground[0]).toBeLessThan(ground[1]);
    for (const share of [...ground, accent, band, overlap]) expect([share >= 0, share <= 1]).toEqual([true, true]);
    expect([finest > 0, sizes >= 1]).toEqual([true, true]);
  }
  const { ground, isStrict } = habitOf({ ...village, family: 'chikankari' });
  expect([ground[0], isStrict, habitOf({ ...village, family: 'ikat' }).isStrict]).toEqual([0.5, false, true]);
});

it('judges eight designs of a family beside each other, and by their words: a print of dots cannot refuse dots', () => {
  const judged = judgeFamily('dots', resvgRasterise);
  expect(judged.map(({ points }) => points.diversity.isHeld)).toEqual(Array(8).fill(true));
  const said = judged.map(({ points }) => points.words.measured);
  expect(said.filter((words) => words !== 'as asked')).toEqual([
    'dot print with stars on maroon, no dots: dot not refused',
  ]);
});

it('refuses designs that look alike from afar', () => {
  const painted = new Map<string, Raster>();
  const always: Rasterise = (_, window) => {
    const name = JSON.stringify(window);
    const blank = { ...window, data: new Uint8ClampedArray(window.width * window.height * 4) };
    const picture = painted.get(name) ?? repainted(blank, (x, y) => pixelAt(tile, window.x + x, window.y + y));
    painted.set(name, picture);
    return { ...picture, data: picture.data.slice() };
  };
  const alike = judgeFamily('dots', always);
  expect(alike.map(({ points }) => points.diversity.isHeld)).toEqual(alike.map(() => false));
});
