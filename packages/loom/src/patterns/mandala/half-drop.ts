import { halfDropLattice } from '../../layout/lattice.ts';
import type { MandalaTask } from './task.ts';

/** Roundels by turns half a step down, smaller ones in the gaps above and below, florets beside these. */
export function halfDrop({ plot, rng, stage, make, floret, small: kind, recipe }: MandalaTask): void {
  const step = plot.hero * rng.between(1.1, 1.2);
  const lattice = halfDropLattice(plot.torus, { stepX: step * 0.86, stepY: step, evenColumns: true });
  const { stepX, stepY } = lattice;
  const reach = Math.min(stepY / 2, Math.sqrt(stepX ** 2 + (stepY / 2) ** 2) / 2);
  const r = reach * 0.965;
  for (const parity of [0, 1]) {
    const sites = lattice.sites.filter(({ column }) => column % 2 === parity);
    stage.set('motifs', make(rng.chance(0.5) ? 'one' : `by/${parity}`, r), sites);
    for (const { x, y } of sites) stage.note({ x, y, r, motif: 'medallion', rank: 'hero' });
  }
  // Three neighbours leave a pocket on either side of each roundel's column.
  const pockets = lattice.sites.flatMap(({ x, y }) =>
    [-1, 1].map((side) => ({ x: x + (side * stepX) / 3, y: y + stepY / 2 })),
  );
  const room = Math.sqrt((stepX / 3) ** 2 + (stepY / 2) ** 2) - r;
  const beside = (2 * stepX) / 3 - r;
  const small = Math.min(room, beside, stepX / 3) * 0.92;
  // Where the module leaves the rows close, there are no pockets.
  if (small < 6) return;
  stage.set('motifs', small > 22 ? make('pocket', small, 8) : floret('pocket', small), pockets);
  for (const { x, y } of pockets) stage.note({ x, y, r: small, motif: kind, rank: 'secondary' });
  if (recipe.detail < 2) return;
  const dots = lattice.sites.map(({ x, y }) => ({ x, y: y + stepY / 2 }));
  const size = Math.min((stepX / 3 - small) * 0.8, stepY / 2 - r) * 0.8;
  if (size <= 3) return;
  stage.set('fill', floret('dot', size), dots);
  for (const { x, y } of dots) stage.note({ x, y, r: size, motif: kind, rank: 'filler' });
}
