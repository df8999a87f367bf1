import type { Point } from '../../geometry/point.ts';
import { gridLattice, halfDropLattice } from '../../layout/lattice.ts';
import { steady } from '../../number/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import type { Plot } from '../family.ts';
import { beginPlate, printPlate } from './easel.ts';
import { hangGarland } from './garland.ts';
import { setVignette, stagesFor } from './vignette.ts';

/** Garlands climbing in stripes; islands one above another between them. */
export function planColumns(recipe: Recipe, plot: Plot): Scene {
  const easel = beginPlate(recipe, plot);
  const { rng } = easel;
  const stepX = plot.hero * 1.3;
  const lattice = fitLattice(stepX > plot.torus.w * 0.75 ? gridLattice : halfDropLattice, plot.torus, {
    stepX,
    stepY: plot.hero * 1.06,
  });
  const half = Math.min(lattice.stepX * 0.4, lattice.stepY * 0.52);
  const stages = stagesFor(recipe, rng.fork('stages'));
  const turns = { next: 0 };
  const sway = lattice.stepX * 0.045;
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const own = rng.fork('columns').fork(i);
    const left = x - lattice.stepX / 2;
    // One wave of the garland to each row, so that it goes on over the edge.
    const rise = Array.from({ length: 27 }, (_, k): Point => {
      const t = -0.02 + (1.04 * k) / 26;
      return [left + sway * steady.sin(2 * Math.PI * t), y + lattice.stepY * (0.5 - t)];
    });
    hangGarland(easel, rise, half * 0.18, own.fork('garland'), 7);
    setVignette(
      easel,
      stages[i % stages.length] ?? [],
      { x, y: y + half * 0.5, half, flip: column % 2 === 1, turns },
      own,
    );
  }
  return printPlate(easel, half * 0.7);
}
