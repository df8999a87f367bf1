import { hashDistance, perceptualHash } from '@naksha/colour';
import { families } from '@naksha/contract';
import { expect, it, vi } from 'vitest';
import { recipeOf, weave } from '../../test/cloths.ts';

// Whole pictures are drawn, and other work may share the machine.
vi.setConfig({ testTimeout: 360_000 });

const px = 256;
const seeds = ['1', '2', '3', '4', '5', '6'];

it.each(families)('%s gives designs that differ from seed to seed', (family) => {
  const hashes = seeds.map((seed) => perceptualHash(weave(recipeOf(family, seed), px).tile));
  const distances = hashes
    .flatMap((hash, i) => hashes.slice(i + 1).map((other) => hashDistance(hash, other)))
    .sort((a, b) => a - b);
  expect(distances[Math.floor(distances.length / 2)]).toBeGreaterThanOrEqual(20);
  expect(distances[0]).toBeGreaterThanOrEqual(12);
});
