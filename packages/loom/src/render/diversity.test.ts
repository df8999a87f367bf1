import { families } from '@naksha/contract';
import { expect, it, vi } from 'vitest';
import { brightnessOf, recipeOf, weave } from './cloths.test-cases.ts';
import type { Raster } from './raster.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 120_000 });

const px = 256;
const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];

it.each(families)('%s gives designs that differ from seed to seed', (family) => {
  const hashes = seeds.map((seed) => perceptualHash(weave(recipeOf(family, seed), px).tile));
  const distances = hashes
    .flatMap((hash, i) => hashes.slice(i + 1).map((other) => hash.filter((bit, k) => bit !== other[k]).length))
    .sort((a, b) => a - b);
  expect(distances[Math.floor(distances.length / 2)]).toBeGreaterThanOrEqual(20);
  expect(distances[0]).toBeGreaterThanOrEqual(12);
});

/** 64 bits: which of the lowest 8 × 8 frequencies of the picture at 32 × 32 lie above their median, the mean left out. */
function perceptualHash(tile: Raster): boolean[] {
  const light = brightnessOf(tile);
  const step = px / 32;
  const small = Array.from({ length: 32 }, (_, y) =>
    Array.from({ length: 32 }, (_, x) => {
      let sum = 0;
      for (let v = 0; v < step; v++)
        for (let u = 0; u < step; u++) sum += light[(y * step + v) * px + x * step + u] ?? 0;
      return sum;
    }),
  );
  const wave = (k: number, i: number) => Math.cos(((2 * i + 1) * k * Math.PI) / 64);
  const frequencies: number[] = [];
  for (let v = 0; v < 8; v++) {
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      small.forEach((row, y) => {
        row.forEach((value, x) => {
          sum += value * wave(u, x) * wave(v, y);
        });
      });
      frequencies.push(sum);
    }
  }
  const ranked = frequencies.slice(1).sort((a, b) => a - b);
  const median = ranked[31] ?? 0;
  return frequencies.map((value) => value > median);
}
