import type { Point } from '../../geometry/point.ts';
import { brickLattice } from '../../layout/lattice.ts';
import { steady } from '../../number/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import type { Plot } from '../family.ts';
import { beginPlate, printPlate } from './easel.ts';
import { hangGarland } from './garland.ts';
import { setVignette, stagesFor } from './vignette.ts';

/** A net of garlands in ogees, a scene in every mesh. */
export function planTrellis(recipe: Recipe, plot: Plot): Scene {
  const easel = beginPlate(recipe, plot);
  const { rng } = easel;
  const width = plot.hero * 1.5;
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: width, stepY: width * 0.62 });
  const { stepX, stepY } = lattice;
  const half = Math.min(stepX * 0.33, stepY * 0.56);
  const stages = stagesFor(recipe, rng.fork('stages'));
  const turns = { next: 0 };
  for (const [i, { x, y, row }] of lattice.sites.entries()) {
    const own = rng.fork('meshes').fork(i);
    for (const side of [-1, 1]) {
      const bar = Array.from({ length: 25 }, (_, k): Point => {
        const t = 1.01 - (1.02 * k) / 24;
        return [x + (side * stepX * (1 + steady.cos(Math.PI * t))) / 4, y + t * stepY];
      });
      hangGarland(easel, bar, half * 0.21, own.fork(side), 4);
    }
    setVignette(
      easel,
      stages[(i + row) % stages.length] ?? [],
      { x, y: y + half * 0.5, half, flip: (row + i) % 2 === 1, turns },
      own,
    );
  }
  return printPlate(easel, half * 0.66);
}
