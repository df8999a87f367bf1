import { polyline } from '../../geometry/polyline.ts';
import { squareLattice } from '../../layout/square-lattice.ts';
import type { MandalaTask } from './task.ts';

/** A grid of framed panels, two or three roundels by turns, a floret in each frame's corners. */
export function panels({ plot, rng, stage, make, floret, small, recipe }: MandalaTask): void {
  const lattice = squareLattice(plot.torus, plot.hero * rng.between(0.72, 0.86), true);
  const { stepX, stepY } = lattice;
  const cell = Math.min(stepX, stepY);
  const frame = cell * 0.05;
  const [x, y] = [stepX / 2 - frame, stepY / 2 - frame];
  const square = (inset: number) =>
    polyline(
      [
        [-x + inset, -y + inset],
        [x - inset, -y + inset],
        [x - inset, y - inset],
        [-x + inset, y - inset],
      ],
      true,
    );
  const papers = rng.pick([
    ['ground', 'light'],
    ['ground', 'a1'],
    ['ground', 'ground'],
  ] as const);
  // Where four frames meet.
  const knots = lattice.sites.map((site) => ({ x: site.x - stepX / 2, y: site.y - stepY / 2 }));
  const knot = frame * 0.84;
  if (recipe.detail >= 2) {
    stage.set('motifs', floret('knot', knot), knots);
    for (const place of knots) stage.note({ ...place, r: knot, motif: small, rank: 'filler' });
  }
  for (const parity of [0, 1]) {
    const sites = lattice.sites.filter(({ column, row }) => (column + row) % 2 === parity);
    const stroke = { stroke: 'line', strokeWidth: Math.round(frame * 30) / 100 } as const;
    const paper = {
      shapes: [
        { d: square(0), fill: papers[parity] ?? 'ground', ...stroke },
        { d: square(frame * 0.9), stroke: 'a3' as const, strokeWidth: Math.round(frame * 40) / 100 },
      ],
      radius: cell,
    };
    stage.set('field', paper, sites);
    const r = cell * 0.395;
    stage.set('motifs', make(`panel/${parity}`, r), sites);
    for (const site of sites) stage.note({ x: site.x, y: site.y, r, motif: 'medallion', rank: 'hero' });
    const size = cell * 0.066;
    const corners = sites.flatMap((site) =>
      [-1, 1].flatMap((side) =>
        [-1, 1].map((other) => ({ x: site.x + side * (x - size * 1.55), y: site.y + other * (y - size * 1.55) })),
      ),
    );
    if (recipe.detail >= 2) {
      stage.set('fill', floret(`corner/${parity}`, size), corners);
      for (const corner of corners) stage.note({ ...corner, r: size, motif: small, rank: 'secondary' });
    }
  }
}
