import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { gridLattice, halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { beginPainting, colourwayOf, figuresFor, finishPainting, mayShow } from './easel.ts';

/** Flowering trees, a pair of peacocks facing at each foot, birds in the crown. */
export function planPeacockTree(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPainting(planner);
  const isTall = rng.fork('shape').chance(0.5);
  const stepX = plot.hero * 1.42;
  const stepY = plot.hero * (isTall ? 1.3 : 1.16);
  const lattice = fitLattice(stepX > plot.torus.w * 0.7 ? gridLattice : halfDropLattice, plot.torus, { stepX, stepY });
  const half = Math.min(lattice.stepX / 1.42, lattice.stepY / 1.16) / 2;
  const pairs = figuresFor(recipe, ['peacock', 'deer', 'peacock']);
  const birds = figuresFor(recipe, ['parrot', 'butterfly', 'sun']);
  for (const [i, { x: across, y: down, row, column }] of lattice.sites.entries()) {
    // What is mirrored or level lies apart from the tile's own edges.
    const [x, y] = [across + lattice.stepX * 0.07, down + lattice.stepY * 0.06];
    const own = rng.fork('trees').fork((row * 2 + column) % 3);
    const tree = mayShow(recipe, 'tree') ? 'tree' : 'rosette';
    setFigure(
      easel,
      {
        motif: tree,
        colourway: colourwayOf(easel, i),
        x,
        y: y - half * 0.12,
        radius: half * 1.02,
        rank: 'hero',
        air: 2.5,
      },
      own.fork('tree'),
    );
    const motif = pairs[i % pairs.length] ?? pairs[0];
    const bird = birds[i % birds.length] ?? birds[0];
    for (const side of [-1, 1]) {
      // Facing the trunk: those on the left look right.
      if (motif)
        setFigure(
          easel,
          {
            motif,
            colourway: colourwayOf(easel, i + 1),
            x: x + side * half * 0.82,
            y: y + half * 0.5,
            radius: half * 0.58,
            flip: side > 0,
            rank: 'hero',
            air: 2.5,
          },
          own.fork('pair'),
        );
      if (bird)
        setFigure(
          easel,
          {
            motif: bird,
            colourway: colourwayOf(easel, i + 2),
            x: x + side * half * 1.0,
            y: y - half * 0.62,
            radius: half * 0.3,
            flip: side > 0,
            rank: 'secondary',
            air: 2.5,
          },
          own.fork('bird'),
        );
    }
  }
  return finishPainting(easel, half * 0.55, 'grass', rng.fork('nib'));
}
