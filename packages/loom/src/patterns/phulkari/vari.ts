import { cellSymbol } from '../counted/cells.ts';
import { fitBrick } from '../ikat/fit-brick.ts';
import { fillLozenge } from './lozenge.ts';
import { silk } from './silks.ts';
import type { PhulkariTask } from './task.ts';

/** Vari da bagh, the bride's: golden lozenges, each a garden of smaller ones told apart only by the way the silk lies. */
export function vari({ plot, stage, rng, silks, cell }: PhulkariTask): void {
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.3, 1.8), rng.pick([0.5, 0.5, 0.62]));
  const sides = rng.pick([3, 4, 3]);
  const border = rng.whole(3, 5);
  const small = Math.max(3, Math.round((lattice.stepX / cell / 2 - border - 1) / sides));
  const reach = small * sides + border + 1;
  const inner = rng.pick(['light', 'a3', silks.main] as const);
  const edge = rng.pick(['a3', 'light', 'a4'] as const);
  const turnsWhole = rng.chance(0.5);
  for (const kind of [0, 1]) {
    const cells = fillLozenge(reach, ({ depth, p, q }) => {
      if (depth < 1) return undefined;
      const lies = p * q > 0 ? 'across' : 'down';
      if (depth < border) return silk(depth < 2 ? edge : silks.main, lies);
      if (depth === border) return undefined;
      const span = small * 2;
      // Counted from a corner of the garden: its whole side is `sides` small lozenges.
      const cp = p + small * sides;
      const cq = q + small * sides;
      const column = Math.floor(cp / span);
      const row = Math.floor(cq / span);
      const far = Math.min(
        cp - column * span,
        span - 1 - (cp - column * span),
        cq - row * span,
        span - 1 - (cq - row * span),
      );
      if (far < 1) return undefined;
      const isOdd = (column + row + kind) % 2 === 1;
      const heart = far / small;
      if (heart > 0.72) return silk(isOdd ? inner : 'a3', 'across');
      if (heart > 0.46 && heart <= 0.6) return silk(isOdd ? 'light' : edge, isOdd ? 'across' : 'down');
      return silk(silks.main, isOdd !== (turnsWhole && p * q > 0) ? 'across' : 'down');
    });
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    stage.set('motifs', cellSymbol(cells, lattice.stepX / 2 / reach, lattice.stepY / reach), sites);
    for (const { x, y } of sites)
      stage.note({ x, y, r: Math.min(lattice.stepX / 2, lattice.stepY) * 0.7, motif: 'diamond', rank: 'hero' });
  }
}
