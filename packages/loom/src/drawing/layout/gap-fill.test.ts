import { describe, expect, it } from 'vitest';
import { toruses } from '../../../test/toruses.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { createRng } from '../../numbers/rng.ts';
import type { Torus } from '../../numbers/torus.ts';
import { distance } from '../../numbers/torus.ts';
import { leafMaker } from './collar.ts';
import type { FillMaker, GapFillAsk } from './gap-fill.ts';
import { gapFill } from './gap-fill.ts';
import { createNeighbours } from './neighbours.ts';
import { createOccupancy } from './occupancy.ts';

const menu: FillMaker[] = [
  {
    motif: 'rosette',
    from: 22,
    to: 40,
    weight: 2,
    rank: 'secondary',
    collar: true,
    make: () => ({ symbol: 0, scale: 1 }),
  },
  { motif: 'bud', from: 9, to: 16, weight: 1, rank: 'filler', grows: true, make: () => ({ symbol: 1, scale: 1 }) },
  {
    motif: 'leaf',
    from: 9,
    to: 16,
    weight: 1,
    rank: 'filler',
    grows: true,
    slim: 0.4,
    make: () => ({ symbol: 2, scale: 1 }),
  },
  { motif: 'dot', from: 3, to: 6, weight: 1, rank: 'filler', make: () => ({ symbol: 3, scale: 1 }) },
];
const leaf = leafMaker({ longest: 30, shortest: 10, slim: 0.4, air: 1, make: () => ({ symbol: 4, scale: 1 }) });

function askOn(torus: Torus, seed: string, cell?: number): GapFillAsk {
  const stems = createNeighbours<number>(torus, 60);
  for (let y = 0; y < torus.h; y += 10) stems.add(120, y, Math.PI / 2);
  const occupancy = createOccupancy(torus, cell);
  return {
    torus,
    occupancy,
    rng: createRng(seed),
    menu,
    heroRadius: 100,
    min: 3,
    gap: 2,
    stems,
    collar: { leaf, from: 20 },
    stalk: { reach: 70, width: 1.6, draw: () => 5, leaf },
  };
}

describe.each(toruses)('gap filling of the $name torus', ({ torus }) => {
  it('never lets two motifs overlap, nor a motif what was there', () => {
    const ask = askOn(torus, 'overlap');
    ask.occupancy.add(500, 300, 160);
    const { census } = gapFill(ask);
    expect(census.length).toBeGreaterThan(60);
    const slimness = (motif: string) => (motif === 'leaf' ? 0.5 : 1);
    const overlapping = census.flatMap((a, i) =>
      census.slice(i + 1).filter((b) => {
        const slimmest = Math.min(slimness(a.motif), slimness(b.motif));
        return distance(torus, a.x, a.y, b.x, b.y) < (a.r + b.r) * slimmest;
      }),
    );
    expect(overlapping).toEqual([]);
    expect(census.filter(({ x, y, r }) => distance(torus, x, y, 500, 300) < 160 + r)).toEqual([]);
  });

  it('leaves no gap for the smallest of its menu', () => {
    const ask = askOn(torus, 'full');
    gapFill(ask);
    expect(ask.occupancy.max().r).toBeLessThanOrEqual(ask.min + ask.gap);
  });
});

describe('gap filling', () => {
  const torus: Torus = { w: 400, h: 400, dropY: 0, brickX: 0 };

  it('stays inside an outline', () => {
    const outline = Array.from({ length: 80 }, (_, i): Point => {
      const angle = (i * Math.PI) / 40;
      const r = 110 + 40 * Math.cos(3 * angle);
      return [200 + r * Math.cos(angle), 200 + r * Math.sin(angle)];
    });
    const ask = askOn(torus, 'inside', 2);
    ask.occupancy.confine(outline);
    const { census, leaves } = gapFill({ ...ask, heroRadius: 60 });
    expect(census.length).toBeGreaterThan(20);
    for (const { x, y, r } of census) {
      const [dx, dy] = [x - 200, y - 200];
      const edge = 110 + 40 * Math.cos(3 * Math.atan2(dy, dx));
      expect(Math.hypot(dx, dy)).toBeLessThan(edge);
      expect(Math.min(...outline.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeGreaterThan(r - 1.5);
    }
    for (const { x, y } of leaves) expect(Math.hypot(x - 200, y - 200)).toBeLessThan(150);
  });

  it('caps its motifs at 40 % of the hero', () => {
    const { census } = gapFill({ ...askOn(torus, 'cap'), heroRadius: 60 });
    expect(Math.max(...census.map(({ r }) => r))).toBeLessThanOrEqual(24);
  });

  it('is the same for the same seed and another for another', () => {
    const first = gapFill(askOn(torus, 'same'));
    expect(gapFill(askOn(torus, 'same'))).toEqual(first);
    expect(gapFill(askOn(torus, 'other'))).not.toEqual(first);
  });

  it('joins motifs by stalks to stems, and lets new stalks bear further ones', () => {
    const { stalks, motifs } = gapFill(askOn(torus, 'stalks'));
    expect(stalks.length).toBeGreaterThan(8);
    expect(stalks.length).toBeLessThan(motifs.length);
  });
});
