import { circle } from '../../geometry/circle.ts';
import { brickLattice } from '../../layout/lattice.ts';
import { ringOf } from '../../motifs/ring-of.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import { setPlant } from '../mirrored/plant.ts';
import type { BrocadeTask } from './task.ts';
import { butaOf, wovenFigures } from './woven-figure.ts';

/** Butidar: small flowering plants in half-drop rows on plain satin, coins of gold between. */
export function butidar({ recipe, plot, stage, rng, looks }: BrocadeTask): void {
  const size = plot.hero * rng.between(0.5, 0.66);
  const step = size * (1.75 - 0.5 * recipe.density);
  const lattice = fitLattice(brickLattice, plot.torus, {
    stepX: step,
    stepY: step * rng.between(0.75, 0.95),
    evenRows: true,
  });
  const radius = Math.min(lattice.stepX * 0.47, lattice.stepY * 0.64);
  const kinds = Math.max(rng.pick([1, 2, 2]), Math.min(2, wovenFigures(recipe).length));
  for (let kind = 0; kind < kinds; kind++) {
    const sites = lattice.sites.filter(({ row }) => kinds === 1 || row % 2 === kind);
    setPlant(stage, butaOf({ radius, kind, recipe, looks, rng: rng.fork(`buta/${kind}`) }), sites);
  }
  if (recipe.motifs.exclude.includes('dot')) return;
  const r = radius * 0.15;
  const coin = createSketch();
  coin.area(circle(0, 0, r), looks.stem);
  coin.area(circle(0, 0, r * 0.5), looks.inks(1).body);
  coin.area(ringOf(8, r * 1.45, r * 0.2), looks.stem);
  const places = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y }));
  stage.set('fill', coin.done(r * 1.8), places);
  for (const { x, y } of places) stage.note({ x, y, r: r * 1.6, motif: 'dot', rank: 'filler' });
}
