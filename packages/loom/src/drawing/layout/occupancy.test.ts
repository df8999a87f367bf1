import { describe, expect, it } from 'vitest';
import { toruses } from '../../../test/toruses.ts';
import { createRng } from '../../numbers/rng.ts';
import { distance } from '../../numbers/torus.ts';
import { createOccupancy } from './occupancy.ts';

function discsOn(torus: { w: number; h: number }, count: number, seed: string) {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => ({
    x: rng.between(-torus.w, 2 * torus.w),
    y: rng.between(-torus.h, 2 * torus.h),
    r: rng.between(2, 40),
  }));
}

describe.each(toruses)('occupancy of the $name torus', ({ torus }) => {
  const halfCell = 2.9;

  it('knows the distance to the nearest disc from anywhere, over every edge', () => {
    const occupancy = createOccupancy(torus);
    const discs = discsOn(torus, 40, 'distance');
    for (const { x, y, r } of discs) occupancy.add(x, y, r);
    const rng = createRng('places');
    for (let i = 0; i < 300; i++) {
      const [x, y] = [rng.between(-500, 2500), rng.between(-500, 2500)];
      const truth = Math.max(0, Math.min(...discs.map((disc) => distance(torus, x, y, disc.x, disc.y) - disc.r)));
      expect(Math.abs(occupancy.at(x, y) - truth)).toBeLessThan(halfCell);
    }
  });

  it('finds the largest free circle to within a cell', () => {
    const occupancy = createOccupancy(torus);
    const discs = discsOn(torus, 60, 'largest');
    for (const { x, y, r } of discs) occupancy.add(x, y, r);
    const truth = (x: number, y: number) =>
      Math.min(...discs.map((disc) => distance(torus, x, y, disc.x, disc.y) - disc.r));
    const found = occupancy.max();
    expect(Math.abs(truth(found.x, found.y) - found.r)).toBeLessThan(0.01);
    let best = 0;
    for (let x = 0; x < torus.w; x += 5) for (let y = 0; y < torus.h; y += 5) best = Math.max(best, truth(x, y));
    expect(found.r).toBeGreaterThan(best - halfCell);
  });

  it('keeps its largest circle true while discs are added', () => {
    const occupancy = createOccupancy(torus);
    let last = occupancy.max().r;
    for (let i = 0; i < 80; i++) {
      const free = occupancy.max();
      expect(free.r).toBeLessThanOrEqual(last);
      expect(occupancy.at(free.x, free.y)).toBe(free.r);
      occupancy.add(free.x, free.y, free.r * 0.7);
      last = free.r;
    }
  });

  it('blocks the inside of an outline that lies over an edge', () => {
    const occupancy = createOccupancy(torus);
    occupancy.block([
      [-100, -80],
      [120, -80],
      [120, 90],
      [-100, 90],
    ]);
    expect(occupancy.at(0, 0)).toBe(0);
    expect(occupancy.at(torus.w - 60, torus.dropY + 5)).toBe(0);
    expect(occupancy.at(torus.brickX + 50, torus.h - 40)).toBe(0);
    expect(Math.abs(occupancy.at(200, 0) - 80)).toBeLessThan(halfCell * 2);
  });
});

describe('a stroke', () => {
  const box = { w: 320, h: 320, dropY: 0, brickX: 0 };

  it.each([
    { name: 'that widens', from: [100, 120, 10], to: [250, 210, 45] },
    { name: 'that narrows', from: [100, 120, 45], to: [250, 210, 0] },
    { name: 'whose end holds its start', from: [100, 120, 5], to: [110, 120, 60] },
  ])('$name occupies what closely strung discs would', ({ from, to }) => {
    const [ax = 0, ay = 0, ar = 0] = from;
    const [bx = 0, by = 0, br = 0] = to;
    const occupancy = createOccupancy(box, 4);
    occupancy.chain(
      [
        [ax, ay],
        [bx, by],
      ],
      (i) => (i === 0 ? ar : br),
    );
    const errors: number[] = [];
    for (let x = 2; x < 320; x += 12) {
      for (let y = 2; y < 320; y += 12) {
        let truth = Number.POSITIVE_INFINITY;
        for (let k = 0; k <= 400; k++) {
          const t = k / 400;
          truth = Math.min(truth, distance(box, x, y, ax + (bx - ax) * t, ay + (by - ay) * t) - ar - (br - ar) * t);
        }
        errors.push(Math.abs(occupancy.at(x, y) - Math.max(0, truth)));
      }
    }
    expect(Math.max(...errors)).toBeLessThan(0.2);
  });
});

describe('a confined occupancy', () => {
  const box = { w: 300, h: 300, dropY: 0, brickX: 0 };
  const ring = Array.from({ length: 90 }, (_, i): [number, number] => [
    150 + 100 * Math.cos((i * Math.PI) / 45),
    150 + 100 * Math.sin((i * Math.PI) / 45),
  ]);

  it('leaves only the inside of the outline free', () => {
    const occupancy = createOccupancy(box, 2);
    occupancy.confine(ring);
    expect(occupancy.at(20, 20)).toBe(0);
    expect(occupancy.at(150, 20)).toBe(0);
    const free = occupancy.max();
    expect(Math.hypot(free.x - 150, free.y - 150)).toBeLessThan(3);
    expect(Math.abs(free.r - 100)).toBeLessThan(3);
    expect(occupancy.freeShare()).toBeCloseTo((Math.PI * 100 * 100) / 90000, 1);
  });

  it('copies so that the copy goes its own way', () => {
    const occupancy = createOccupancy(box, 2);
    occupancy.confine(ring);
    const other = occupancy.copy();
    other.add(150, 150, 90);
    expect(other.max().r).toBeLessThan(12);
    expect(occupancy.max().r).toBeGreaterThan(95);
  });
});
