import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { brickLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { beginPainting, colourwayOf, figuresFor, finishPainting, mayShow } from './easel.ts';

/** A fish is as long as the main motif, and of a hand's breadth: from so many cm to so many. */
const longest = 8;
const shortest = 6;

/** Fish as large as a hand in rows that swim against each other, a lotus before every mouth, water between. */
export function planShoal(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPainting(planner);
  // What is to be small is small; of itself a fish is never tiny.
  const cm =
    recipe.heroCm < shortest
      ? recipe.heroCm
      : Math.min(longest, Math.max(shortest, recipe.heroCm * rng.between(0.6, 0.95)));
  const length = Math.min(cm * plot.perCm, plot.hero);
  const lattice = fitLattice(brickLattice, plot.torus, {
    stepX: length * rng.between(1.32, 1.66),
    stepY: length * rng.between(0.8, 1),
    evenRows: true,
  });
  const radius = Math.min(length / 2, lattice.stepX * 0.38, lattice.stepY * 0.64);
  const first = rng.chance(0.5) ? 0 : 1;
  const swimmers = figuresFor(recipe, ['fish']);
  const lotus = mayShow(recipe, 'lotus-front') ? 'lotus-front' : 'rosette';
  for (const [i, { x, y, row, column }] of lattice.sites.entries()) {
    const own = rng.fork('shoal').fork((row * 2 + column) % 3);
    const flip = row % 2 === first;
    const motif = swimmers[(row + column) % swimmers.length] ?? 'fish';
    setFigure(
      easel,
      { motif, colourway: colourwayOf(easel, i + row), x, y, radius, flip, rank: 'hero', air: 2.5 },
      own.fork('fish'),
    );
    setFigure(
      easel,
      {
        motif: lotus,
        colourway: colourwayOf(easel, i + row + 1),
        x: x + lattice.stepX / 2,
        y,
        radius: (lattice.stepX - 2 * radius) * 0.42,
        rank: 'secondary',
        air: 2,
      },
      own.fork('lotus'),
    );
  }
  return finishPainting(easel, radius * 0.6, 'water', rng.fork('nib'));
}
