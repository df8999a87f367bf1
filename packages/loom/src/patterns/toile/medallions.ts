import { gridLattice, halfDropLattice } from '../../layout/lattice.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import type { Plot } from '../family.ts';
import { beginPlate, printPlate } from './easel.ts';
import { hangWreath } from './garland.ts';
import { setVignette, stagesFor } from './vignette.ts';

/** Oval wreaths in half-drop, a scene within each, posies between. */
export function planMedallions(recipe: Recipe, plot: Plot): Scene {
  const easel = beginPlate(recipe, plot);
  const { rng } = easel;
  const stepX = plot.hero * 1.24;
  const lattice = fitLattice(stepX > plot.torus.w * 0.75 ? gridLattice : halfDropLattice, plot.torus, {
    stepX,
    stepY: plot.hero * 1.34,
  });
  const [rx, ry] = [
    Math.min(lattice.stepX * 0.46, lattice.stepY * 0.42),
    Math.min(lattice.stepY * 0.44, lattice.stepX * 0.54),
  ];
  const stages = stagesFor(recipe, rng.fork('stages'));
  const turns = { next: 0 };
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const own = rng.fork('wreaths').fork(i);
    hangWreath(easel, [x, y], [rx, ry], own.fork('wreath'));
    setVignette(
      easel,
      stages[i % stages.length] ?? [],
      { x, y: y + ry * 0.46, half: rx * 0.72, flip: column % 2 === 1, turns },
      own,
    );
  }
  return printPlate(easel, rx * 0.62);
}
