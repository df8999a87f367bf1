import { gridLattice, halfDropLattice } from '../../layout/lattice.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import type { Plot } from '../family.ts';
import { wantedFigures } from '../figures/wanted-figures.ts';
import { beginWall, paint } from './cast.ts';
import { finishWall } from './finish-wall.ts';

const beasts = ['deer', 'cow', 'horse', 'peacock', 'swan', 'person', 'dancer'] as const;

/** Great trees in half-drop, animals in pairs under them, birds in the boughs. */
export function planForest(recipe: Recipe, plot: Plot): Scene {
  const wall = beginWall(recipe, plot);
  const { rng } = wall;
  const stepX = plot.hero * 1.5;
  const lattice = fitLattice(stepX > plot.torus.w * 0.75 ? gridLattice : halfDropLattice, plot.torus, {
    stepX,
    stepY: plot.hero * 1.5,
  });
  const half = Math.min(lattice.stepX, lattice.stepY) / 2;
  const pairs = wantedFigures(recipe, beasts, rng.fork('pairs').shuffle(['deer', 'peacock', 'cow', 'horse'] as const));
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const own = rng.fork('trees').fork(i % 4);
    paint(wall, { motif: 'tree', x, y: y - half * 0.1, radius: half * 0.8, rank: 'hero' }, own.fork('tree'));
    const motif = pairs[(i + column) % pairs.length];
    for (const side of [-1, 1]) {
      if (motif)
        paint(
          wall,
          {
            motif,
            x: x + side * half * 0.66,
            y: y + half * 0.62,
            radius: half * 0.36,
            flip: side > 0,
            rank: 'secondary',
          },
          own.fork('pair'),
        );
    }
  }
  return finishWall(wall, half * 0.7, [], ['tree']);
}
