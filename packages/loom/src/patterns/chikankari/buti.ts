import { brickLattice } from '../../layout/lattice.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import { setPlant } from '../mirrored/plant.ts';
import { headsFor, sprig } from './sprig.ts';
import { murri, phanda } from './stitches.ts';
import type { ChikanTask } from './task.ts';

/** Buti: leaning sprigs in half-drop, every other row turned, little flowers of grains between. */
export function buti({ recipe, plot, stage, rng, thread }: ChikanTask): void {
  const step = plot.hero * (1.15 - 0.35 * recipe.density) * rng.between(0.95, 1.1);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step, stepY: step * 0.9, evenRows: true });
  const radius = Math.min(lattice.stepX * 0.49, lattice.stepY * 0.6);
  const heads = headsFor(recipe, rng.fork('heads'));
  for (const kind of [0, 1]) {
    const sites = lattice.sites
      .filter(({ row }) => row % 2 === kind)
      .map(({ x, y, row }) => ({ x, y, flip: row % 2 === 1 }));
    setPlant(
      stage,
      sprig(radius, heads[kind % heads.length] ?? heads[0], recipe, thread, rng.fork(`sprig/${kind}`)),
      sites,
    );
  }
  if (recipe.motifs.exclude.includes('dot')) return;
  const grain = createSketch();
  const count = rng.pick([4, 5, 6]);
  const r = thread * 3.4;
  murri(
    grain,
    Array.from({ length: count }, (_, k) => k / count).map((t) => ({
      at: [r * steady.sin(t * 2 * Math.PI), -r * steady.cos(t * 2 * Math.PI)] as const,
      turn: t * 2 * Math.PI,
    })),
    r,
  );
  phanda(grain, [[0, 0]], thread);
  const places = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + lattice.stepY * 0.06 }));
  stage.set('fill', grain.done(r * 2), places);
  for (const { x, y } of places) stage.note({ x, y, r: r * 1.4, motif: 'dot', rank: 'filler' });
}
