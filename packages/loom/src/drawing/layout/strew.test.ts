import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRng } from '../../numbers/rng.ts';
import { distance, type Torus } from '../../numbers/torus.ts';
import { strew } from './strew.ts';

const plain: Torus = { w: 1000, h: 800, dropY: 0, brickX: 0 };
const tori: readonly Torus[] = [plain, { ...plain, dropY: 400 }, { ...plain, brickX: 500 }];

it('keeps any two apart, over the edges too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.string(), fc.constantFrom(...tori), (count, seed, torus) => {
      const sites = strew(torus, createRng(seed), count, 3);
      const even = Math.sqrt((torus.w * torus.h) / count);
      const least = Math.min(
        ...sites.flatMap((one, n) =>
          sites.slice(n + 1).map((other) => distance(torus, one.x, one.y, other.x, other.y)),
        ),
      );
      expect(sites).toHaveLength(count);
      expect(least).toBeGreaterThan(even * 0.55);
    }),
    { numRuns: 60 },
  );
});

it('gives every kind its share of the places, those of a kind far apart', () => {
  const sites = strew(plain, createRng('turns'), 24, 3);
  for (const kind of [0, 1, 2]) expect(sites.filter((site) => site.kind === kind)).toHaveLength(8);
  const nearestAlike = sites.map((one) =>
    Math.min(
      ...sites
        .filter((other) => other !== one && other.kind === one.kind)
        .map((other) => distance(plain, one.x, one.y, other.x, other.y)),
    ),
  );
  const even = Math.sqrt((plain.w * plain.h) / 24);
  expect(nearestAlike.reduce((sum, away) => sum + away, 0) / 24).toBeGreaterThan(even * 1.2);
});

it('keeps clear of the edges of a panel', () => {
  const sites = strew(plain, createRng('panel'), 20, 2, { x: 120, y: 90 });
  for (const { x, y } of sites) {
    expect(x).toBeGreaterThanOrEqual(120);
    expect(x).toBeLessThanOrEqual(880);
    expect(y).toBeGreaterThanOrEqual(90);
    expect(y).toBeLessThanOrEqual(710);
  }
});

it('keeps what looks alike apart, though it is of two kinds', () => {
  // Kinds 0 and 2 are one thing in two sizes, as are 1 and 3.
  const likeness = (one: number, other: number) => (one === other ? 1 : one % 2 === other % 2 ? 0.75 : 0);
  const clumped = (alike?: typeof likeness) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].reduce((sum, seed) => {
      const sites = strew(plain, createRng(seed), 28, 4, { x: 0, y: 0 }, alike);
      const away = (one: (typeof sites)[number], other: (typeof sites)[number]) =>
        distance(plain, one.x, one.y, other.x, other.y);
      const near = sites.flatMap((one) =>
        sites
          .filter((other) => other !== one)
          .toSorted((a, b) => away(one, a) - away(one, b))
          .slice(0, 3)
          .map((other) => one.kind % 2 === other.kind % 2),
      );
      return sum + near.filter(Boolean).length;
    }, 0);
  expect(clumped(likeness)).toBeLessThan(clumped() * 0.8);
});
