import { gridLattice, halfDropLattice } from '../../layout/lattice.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import type { Plot } from '../family.ts';
import { beginPlate, printPlate } from './easel.ts';
import { hangGarland, swag } from './garland.ts';
import { setVignette, stagesFor } from './vignette.ts';

/** Islands in half-drop, each with its scene, tied to its neighbours by garlands. */
export function planIslands(recipe: Recipe, plot: Plot): Scene {
  const easel = beginPlate(recipe, plot);
  const { rng } = easel;
  const stepX = plot.hero * 1.36;
  const lattice = fitLattice(
    stepX > plot.torus.w * 0.75 ? gridLattice : halfDropLattice,
    plot.torus,
    { stepX, stepY: plot.hero * 1.28 },
    // Islands are round: a lattice of the wrong shape leaves lanes of bare cloth.
    2.6,
  );
  const half = Math.min(lattice.stepX * 0.42, lattice.stepY * 0.46);
  const stages = stagesFor(recipe, rng.fork('stages'));
  const turns = { next: 0 };
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const parts = stages[i % stages.length] ?? [];
    setVignette(
      easel,
      parts,
      { x, y: y + half * 0.5, half, flip: column % 2 === 1, turns },
      rng.fork('islands').fork(i),
    );
  }
  const drop = lattice.stepY / 2;
  const isDropped = lattice.columns > 1 && lattice.columns % 2 === 0;
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const foot = y + half * 0.62;
    const dy = isDropped ? (column % 2 === 0 ? drop : -drop) : 0;
    const hang = half * 0.16;
    hangGarland(
      easel,
      swag([x + half * 0.92, foot], [x + lattice.stepX - half * 0.92, foot + dy], hang),
      half * 0.19,
      rng.fork('garlands').fork(i % 4),
      5,
    );
  }
  return printPlate(easel, half * 0.7);
}
