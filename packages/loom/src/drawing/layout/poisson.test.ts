import { describe, expect, it } from 'vitest';
import { toruses } from '../../../test/toruses.ts';
import { createRng } from '../../numbers/rng.ts';
import { distance } from '../../numbers/torus.ts';
import { createNeighbours } from './neighbours.ts';
import { bestCandidates, poissonPoints } from './poisson.ts';

describe.each(toruses)('points on the $name torus', ({ torus }) => {
  it('keep their distance over every edge', () => {
    const points = poissonPoints(torus, createRng('poisson'), 90);
    expect(points.length).toBeGreaterThan((torus.w * torus.h) / (90 * 90) / 2);
    for (const [i, a] of points.entries()) {
      for (const b of points.slice(i + 1)) expect(distance(torus, a.x, a.y, b.x, b.y)).toBeGreaterThanOrEqual(90);
    }
  });

  it('by best candidate are as many as asked and stay off what is taken', () => {
    const taken = [{ x: 10, y: 10 }];
    const points = bestCandidates(torus, createRng('candidates'), 20, { taken });
    expect(points).toHaveLength(20);
    const gap = Math.min(...points.map((point) => distance(torus, point.x, point.y, 10, 10)));
    expect(gap).toBeGreaterThan(0.4 * Math.sqrt((torus.w * torus.h) / 21));
  });

  it('find exactly the neighbours within a distance', () => {
    const near = createNeighbours<number>(torus, 70);
    const points = poissonPoints(torus, createRng('near'), 40);
    for (const [i, { x, y }] of points.entries()) near.add(x, y, i);
    for (const at of points.slice(0, 20)) {
      const expected = points.flatMap(({ x, y }, i) => (distance(torus, at.x, at.y, x, y) <= 150 ? [i] : []));
      const found = near.within(at.x, at.y, 150).map(({ value }) => value);
      expect(found.sort((a, b) => a - b)).toEqual(expected);
    }
  });
});
