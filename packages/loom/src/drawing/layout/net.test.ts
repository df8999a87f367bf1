import { expect, it } from 'vitest';
import { toruses } from '../../../test/toruses.ts';
import { wrap } from '../../numbers/torus.ts';
import { netOn } from './net.ts';

const wishes = [
  { u: [180, 120], v: [-40, 60] },
  { u: [90, 0], v: [0, 333] },
  { u: [70, -110], v: [70, 110] },
] as const;

it.each(toruses)('covers the plane once on a $name torus', ({ torus }) => {
  for (const { u, v } of wishes) {
    const net = netOn(torus, u, v);
    const cell = Math.abs(net.u[0] * net.v[1] - net.u[1] * net.v[0]);
    expect(cell * net.sites.length).toBeCloseTo(torus.w * torus.h - torus.dropY * torus.brickX, 3);
    const places = net.sites.map(({ x, y }) =>
      wrap(torus, x + 0.01, y + 0.01)
        .map((n) => Math.round(n * 10))
        .join(),
    );
    expect(new Set(places).size).toBe(net.sites.length);
  }
});

it.each(toruses)(
  'goes on over both edges of a $name torus in whole steps, even ones where sites alternate',
  ({ torus }) => {
    for (const { u, v } of wishes) {
      const net = netOn(torus, u, v, { i: 2, j: 2 });
      const det = net.u[0] * net.v[1] - net.u[1] * net.v[0];
      for (const [x, y] of [
        [torus.w, torus.dropY],
        [torus.brickX, torus.h],
      ] as const) {
        for (const steps of [(x * net.v[1] - y * net.v[0]) / det, (net.u[0] * y - net.u[1] * x) / det]) {
          expect(Math.abs(steps / 2 - Math.round(steps / 2))).toBeLessThan(1e-9);
        }
      }
    }
  },
);

it('takes the vectors that are wished where they fit', () => {
  const net = netOn({ w: 1000, h: 1000, dropY: 0, brickX: 0 }, [98, 103], [-52, 49]);
  expect([...net.u, ...net.v]).toEqual([100, 100, -50, 50]);
});
