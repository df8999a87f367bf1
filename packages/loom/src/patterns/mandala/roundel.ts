import { squareLattice } from '../../layout/square-lattice.ts';
import type { MandalaTask } from './task.ts';

/** Large roundels that touch, quarter ones meeting in every corner, florets where four ways cross. */
export function roundel({ plot, rng, stage, make, floret, small, recipe }: MandalaTask): void {
  const lattice = squareLattice(plot.torus, plot.hero * 1.12, false);
  const cell = Math.min(lattice.stepX, lattice.stepY);
  const r = cell * rng.between(0.455, 0.485);
  stage.set('motifs', make('hero', r), lattice.sites);
  const corners = lattice.sites.map(({ x, y }) => ({ x: x - lattice.stepX / 2, y: y - lattice.stepY / 2 }));
  const diagonal = Math.sqrt(lattice.stepX ** 2 + lattice.stepY ** 2) / 2;
  const corner = (diagonal - r) * 0.95;
  stage.set('motifs', make('corner', corner), corners);
  for (const { x, y } of lattice.sites) stage.note({ x, y, r, motif: 'medallion', rank: 'hero' });
  for (const { x, y } of corners) stage.note({ x, y, r: corner, motif: small, rank: 'secondary' });
  if (recipe.detail < 2) return;
  const gap = cell / 2 - r;
  const size = Math.max(4, Math.min(corner * 0.3, (cell / 2 - corner) * 0.18 + gap * 0.2));
  const between = lattice.sites.flatMap(({ x, y }) =>
    [-1, 1].flatMap((side) => [
      { x: x - lattice.stepX / 2, y: y + side * (lattice.stepY / 2 - corner - size * 1.25) },
      { x: x + side * (lattice.stepX / 2 - corner - size * 1.25), y: y - lattice.stepY / 2 },
    ]),
  );
  stage.set('fill', floret('between', size), between);
  for (const { x, y } of between) stage.note({ x, y, r: size, motif: small, rank: 'filler' });
}
