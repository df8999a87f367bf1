import { expect, it } from 'vitest';
import { createRng } from '../rng.ts';
import { regionPaths } from './region-paths.ts';
import { createField, mapField, sampleField } from './torus-field.ts';
import { blurField, turing } from './turing.ts';
import { wavesOn } from './waves.ts';

const straight = { w: 1000, h: 800, dropY: 0, brickX: 0 };
const toruses = [straight, { ...straight, dropY: 400 }, { ...straight, brickX: 500 }];

it.each(toruses)('waves, blurs and coats go on over the joined edges: %o', (torus) => {
  const waves = wavesOn(createField(torus, 20), { from: 150, to: 300 }, createRng('waves'));
  for (const field of [waves, blurField(waves, 60, 30), turing(waves, { pitch: 90, along: 1, bias: 0 })]) {
    for (const [x, y] of [
      [3, 411],
      [640, 5],
    ] as const) {
      const inside = sampleField(field, x, y);
      expect(sampleField(field, x + torus.w, y + torus.dropY)).toBeCloseTo(inside, 9);
      expect(sampleField(field, x + torus.brickX, y + torus.h)).toBeCloseTo(inside, 9);
      // No step where the box ends: the field changes there as slowly as elsewhere.
      expect(Math.abs(sampleField(field, 0.5, y) - sampleField(field, -0.5, y))).toBeLessThan(0.15);
    }
  }
});

it('outlines regions of the area that they have', () => {
  const disc = mapField(createField(straight, 10), (x, y) => 200 - Math.hypot(x - 500, y - 400));
  const area = regionPaths(disc, 0).reduce((sum, part) => sum + areaOf(part.d), 0);
  // Parts overlap by up to two cells along the cuts between them.
  expect(area / (Math.PI * 200 ** 2)).toBeGreaterThan(0.98);
  expect(area / (Math.PI * 200 ** 2)).toBeLessThan(1.25);
});

it('fills the whole cloth where all of it lies above the level', () => {
  const parts = regionPaths(createField(straight, 20), -1);
  for (const { d, x, y } of parts) {
    const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const xs = numbers.filter((_, i) => i % 2 === 0).map((value) => value + x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(straight.w / 4);
    expect(y).toBeGreaterThan(0);
  }
  expect(parts.length).toBe(12);
});

/** Shoelace over the ends of a path's segments. */
function areaOf(d: string): number {
  let sum = 0;
  for (const loop of d.split('Z').filter((part) => part !== '')) {
    const ends = [...loop.matchAll(/[MLQ]([^MLQ]+)/g)].map(
      (match) => match[1]?.trim().split(/\s+/).map(Number).slice(-2) ?? [],
    );
    for (const [i, [x = 0, y = 0]] of ends.entries()) {
      const [nx = 0, ny = 0] = ends[(i + 1) % ends.length] ?? [];
      sum += (x * ny - nx * y) / 2;
    }
  }
  return Math.abs(sum);
}
