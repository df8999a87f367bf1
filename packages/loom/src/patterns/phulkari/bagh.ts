import { cellSymbol } from '../counted/cells.ts';
import { fitBrick } from '../ikat/fit-brick.ts';
import { chooseHearts } from './hearts.ts';
import { lozenge } from './lozenge.ts';
import type { PhulkariTask } from './task.ts';

/** The garden that hides its cloth: lozenges edge to edge in two kinds, and one of other silks against the evil eye. */
export function bagh({ recipe, plot, stage, rng, silks, cell }: PhulkariTask): void {
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(0.85, 1.25), 0.5);
  const reach = 2 * Math.max(4, Math.round(lattice.stepX / cell / 4));
  const hearts = chooseHearts(recipe, rng.fork('hearts'));
  const kinds = rng.pick([2, 2, 1]);
  const odd = rng.whole(0, lattice.sites.length - 1);
  for (const row of [0, 1, 2]) {
    const kind = row === 2 ? 2 : row % kinds;
    const heart = hearts[kind % Math.min(2, hearts.length)] ?? hearts[0];
    const ask = { reach, silks, kind, rng: rng.fork(`lozenge/${row % kinds}`), heart, turned: row === 1 };
    const sites = lattice.sites.filter((site, i) => (i === odd ? 2 : site.row % 2) === row);
    if (sites.length === 0) continue;
    stage.set('motifs', cellSymbol(lozenge(ask), lattice.stepX / 2 / reach, lattice.stepY / reach), sites);
    for (const { x, y } of sites)
      stage.note({ x, y, r: Math.min(lattice.stepX / 2, lattice.stepY) * 0.7, motif: heart.motif, rank: 'hero' });
  }
}
