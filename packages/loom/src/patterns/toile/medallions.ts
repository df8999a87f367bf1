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
    const arc = (from: number, to: number): Point[] =>
      Array.from({ length: 25 }, (_, k) => {
        const a = from + ((to - from) * k) / 24;
        return [x + steady.sin(a) * rx, y + steady.cos(a) * ry];
      });
    // Two branches rise from the foot and meet at the top.
    hangGarland(easel, arc(0, Math.PI), rx * 0.16, own.fork('right'), 8);
    hangGarland(easel, arc(0, -Math.PI), rx * 0.16, own.fork('left'), 8);
    setVignette(
      easel,
      stages[i % stages.length] ?? [],
      { x, y: y + ry * 0.46, half: rx * 0.72, flip: column % 2 === 1, turns },
      own,
    );
  }
  return printPlate(easel, rx * 0.62);
}
