import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import { bandKinds, drawBand } from './band.ts';
import { beginPainting, colourwayOf, figuresFor, finishPainting, mayShow } from './easel.ts';

/** Rows of beasts walking, each row the other way, trees between them, a dense border over every row. */
export function planProcession(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPainting(planner);
  // Room for a beast and a tree beside it: a narrower place would hide the one behind the other.
  const ask = { stepX: plot.hero * 1.62, stepY: plot.hero * 1.1, evenRows: true };
  const lattice = fitLattice(gridLattice, plot.torus, ask, 3);
  const half = Math.min(lattice.stepX / 1.62, lattice.stepY / 1.1) / 2;
  const width = half * 0.3;
  const kinds = rng.fork('bands').shuffle(bandKinds);
  const bands = [0, 1].map((k) => easel.add(drawBand(lattice.stepX, width, kinds[k] ?? 'teeth', recipe.line, k)));
  const cast = figuresFor(
    recipe,
    rng
      .fork('cast')
      .shuffle(['elephant', 'horse', 'cow', 'deer', 'peacock', 'tiger'] as const)
      .slice(0, 3),
  );
  const items: Item[] = [];
  for (const [i, { x, y, row, column }] of lattice.sites.entries()) {
    const [left, top] = [x - lattice.stepX / 2, y - lattice.stepY / 2];
    items.push({ symbol: bands[row % 2] ?? 0, x, y: top, turn: 0, scale: 1 });
    easel.occupancy.chain(
      [
        [left, top],
        [left + lattice.stepX, top],
      ],
      width / 2 + 1.5,
    );
    const motif = cast[row % cast.length];
    const flip = row % 2 === 1;
    const room = lattice.stepY - width;
    const floor = top + width / 2 + room;
    const [beast, tree] = [Math.min(room * 0.46, lattice.stepX * 0.33), Math.min(room * 0.42, lattice.stepX * 0.25)];
    const shift = flip ? lattice.stepX / 2 : 0;
    if (motif)
      setFigure(
        easel,
        {
          motif,
          colourway: colourwayOf(easel, i + column),
          x: x + shift - lattice.stepX * 0.17,
          y: floor - beast * 0.98,
          radius: beast,
          flip,
          rank: 'hero',
          air: 2.5,
        },
        rng.fork('beasts').fork(row),
      );
    if (mayShow(recipe, 'tree'))
      setFigure(
        easel,
        {
          motif: 'tree',
          colourway: colourwayOf(easel, i + 1),
          x: x + shift + lattice.stepX * 0.33,
          y: floor - tree * 1.02,
          radius: tree,
          rank: 'secondary',
          air: 2.5,
        },
        rng.fork('trees').fork(row),
      );
  }
  return finishPainting(easel, half * 0.6, 'rain', rng.fork('nib'), [
    { id: 'bands', name: 'Borders', kind: 'motifs', items },
  ]);
}
