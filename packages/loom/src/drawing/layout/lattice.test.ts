import { describe, expect, it } from 'vitest';
import { toruses } from '../../../test/toruses.ts';
import type { Torus } from '../../numbers/torus.ts';
import { distance } from '../../numbers/torus.ts';
import type { Lattice } from './lattice.ts';
import { brickLattice, gridLattice, halfDropLattice } from './lattice.ts';

const asks = [
  { stepX: 480, stepY: 430 },
  { stepX: 300, stepY: 260, evenColumns: true },
  { stepX: 210, stepY: 330, evenRows: true },
  { stepX: 150, stepY: 190, evenColumns: true, evenRows: true },
];
const lattices = [
  {
    kind: 'grid',
    make: gridLattice,
    neighbours: [
      [1, 0],
      [0, 1],
    ],
  },
  {
    kind: 'half-drop',
    make: halfDropLattice,
    neighbours: [
      [1, 0.5],
      [1, -0.5],
      [0, 1],
    ],
  },
  {
    kind: 'brick',
    make: brickLattice,
    neighbours: [
      [0.5, 1],
      [-0.5, 1],
      [1, 0],
    ],
  },
] as const;

function at(torus: Torus, lattice: Lattice, x: number, y: number) {
  return lattice.sites.find((site) => distance(torus, site.x, site.y, x, y) < 1e-6);
}

describe.each(toruses)('lattices of the $name torus', ({ torus }) => {
  it.each(lattices)('the $kind has its neighbours everywhere, over every edge', ({ make, neighbours }) => {
    for (const ask of asks) {
      const lattice = make(torus, ask);
      for (const site of lattice.sites) {
        for (const [dx, dy] of neighbours) {
          expect(at(torus, lattice, site.x + dx * lattice.stepX, site.y + dy * lattice.stepY)).toBeDefined();
        }
      }
    }
  });

  it.each(lattices)('the $kind alternates without a fault where that was asked for', ({ kind, make, neighbours }) => {
    for (const ask of asks) {
      const lattice = make(torus, ask);
      for (const site of lattice.sites) {
        for (const [dx, dy] of neighbours) {
          const next = at(torus, lattice, site.x + dx * lattice.stepX, site.y + dy * lattice.stepY);
          if (!next) throw new Error('no neighbour');
          if (ask.evenColumns && kind !== 'brick')
            expect((next.column - site.column + 2 * lattice.columns) % 2).toBe(Math.abs(dx));
          if (ask.evenRows && kind !== 'half-drop')
            expect((next.row - site.row + 2 * lattice.rows) % 2).toBe(Math.abs(dy));
        }
      }
    }
  });
});
