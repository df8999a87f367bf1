import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRng } from '../../numbers/rng.ts';
import { distance, type Torus } from '../../numbers/torus.ts';
import { type Body, type Cover, pack } from './pack.ts';
import { strew } from './strew.ts';

const plain: Torus = { w: 1000, h: 800, dropY: 0, brickX: 0 };
const tori: readonly Torus[] = [plain, { ...plain, dropY: 400 }, { ...plain, brickX: 500 }];
const anywhere = (place: { x: number; y: number }) => place;
/** A bar four times as long as it is broad. */
const bar = (half: number): readonly Cover[] =>
  [-0.75, -0.25, 0.25, 0.75].map((share) => ({ x: share * half, y: 0, r: half * 0.25 }));

function overlapOf(
  torus: Torus,
  bodies: readonly Body[],
  places: readonly { x: number; y: number }[],
  size: number,
): number {
  let deepest = 0;
  for (const [n, one] of bodies.entries())
    for (const [k, other] of bodies.entries()) {
      if (k <= n) continue;
      const [a, b] = [places[n], places[k]];
      if (a === undefined || b === undefined) continue;
      for (const disc of one.cover)
        for (const second of other.cover) {
          const away = distance(
            torus,
            a.x + disc.x * size,
            a.y + disc.y * size,
            b.x + second.x * size,
            b.y + second.y * size,
          );
          deepest = Math.max(deepest, (disc.r + second.r) * size - away);
        }
    }
  return deepest;
}

it('lays no body on another on any torus, at the size it says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 40 }), fc.string(), fc.constantFrom(...tori), (count, seed, torus) => {
      const half = 0.5 * Math.sqrt((torus.w * torus.h) / count);
      const sites = strew(torus, createRng(seed), count, 2);
      const bodies = sites.map(({ x, y }) => ({ x, y, cover: bar(half) }));
      const { places, size } = pack(torus, bodies, { air: 4, sizes: [1.2, 1, 0.9, 0.8, 0.6], within: anywhere });
      expect(places).toHaveLength(count);
      // Bars as long as their cell lie beside each other nearly as they are.
      expect(size).toBeGreaterThanOrEqual(0.6);
      expect(overlapOf(torus, bodies, places, size)).toBeLessThan(half * 0.1);
    }),
    { numRuns: 40 },
  );
});

it('gives the largest size where there is room, and moves nothing then', () => {
  const bodies = [
    { x: 100, y: 100, cover: bar(40) },
    { x: 600, y: 500, cover: bar(40) },
  ];
  expect(pack(plain, bodies, { air: 4, sizes: [2, 1], within: anywhere })).toEqual({
    places: [
      { x: 100, y: 100 },
      { x: 600, y: 500 },
    ],
    size: 2,
  });
});

it('shares out the air, so that no hole is left as large as what leads', () => {
  const [large, small] = [92, 50];
  const holes = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const bodies = strew(plain, createRng(seed), 26, 2).map(({ x, y, kind }) => ({
      x,
      y,
      cover: [{ x: 0, y: 0, r: kind === 0 ? large : small }],
    }));
    const holeOf = (evenAir?: number) => {
      const { places } = pack(plain, bodies, {
        air: 8,
        ...(evenAir === undefined ? {} : { evenAir }),
        sizes: [1],
        within: anywhere,
      });
      let most = 0;
      for (let x = 0; x < plain.w; x += 10)
        for (let y = 0; y < plain.h; y += 10) {
          const free = places.map((at, n) => distance(plain, x, y, at.x, at.y) - (bodies[n]?.cover[0]?.r ?? 0));
          most = Math.max(most, Math.min(...free));
        }
      return most;
    };
    return { even: holeOf(64), before: holeOf() };
  });
  for (const { even } of holes) expect(even).toBeLessThan(large * 0.8);
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  expect(mean(holes.map(({ even }) => even))).toBeLessThan(mean(holes.map(({ before }) => before)) * 0.97);
});
