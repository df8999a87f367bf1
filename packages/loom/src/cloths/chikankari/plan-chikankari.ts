import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { brickLattice } from '../../drawing/layout/lattice.ts';
import { setPlant } from '../../drawing/mirrored/plant.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import { steady } from '../../numbers/steady.ts';
import { buti } from './buti.ts';
import { stitchedFlower, stitchedLeaf } from './flowers.ts';
import { jaal } from './jaal.ts';
import { rows } from './rows.ts';
import { sprig, stitchedCone } from './sprig.ts';
import { type ChikanTask, phanda } from './stitches.ts';

const draws = { buti, jaal, rows, kairi } satisfies Record<string, (task: ChikanTask) => void>;

/** The layouts of chikankari. */
export const chikankariLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo } = planner;
  // A thread follows the motif a little: finer work on smaller flowers.
  const thread = Math.min(3.2, Math.max(1.7, 0.9 + plot.hero * 0.0056)) * steady.power(recipe.line, 0.7);
  draw({ recipe, plot, planner, rng: geo, thread });
  return planner.finish(clothLayers, { technique: [{ shader: 'raised', params: { soft: 1.3, depth: 0.6 } }] });
});

/** Kairi jaal: great cones in turn to the left and to the right, flowers and leaves in the spaces between. */
function kairi({ recipe, plot, planner, rng, thread }: ChikanTask): void {
  const step = plot.hero * rng.between(1.05, 1.2);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step, stepY: step * 0.72, evenRows: true });
  const radius = Math.min(lattice.stepX * 0.47, lattice.stepY * 0.68);
  const isCone = !recipe.motifs.exclude.includes('paisley');
  const ask = (r: number, name: string) => ({ radius: r, thread, detail: recipe.detail, rng: rng.fork(name) });
  for (const kind of [0, 1]) {
    const sites = lattice.sites
      .filter(({ row }) => row % 2 === kind)
      .map(({ x, y }) => ({ x, y, flip: kind === 1, turn: kind === 1 ? 0.12 : -0.12 }));
    if (isCone) {
      planner.set('motifs', stitchedCone(ask(radius, `cone/${kind}`)), sites);
      for (const { x, y } of sites) planner.note({ x, y, r: radius, motif: 'paisley', rank: 'hero' });
    } else setPlant(planner, sprig(radius, 'flower', recipe, thread, rng.fork(`sprig/${kind}`)), sites);
  }
  const between = lattice.sites.map(({ x, y, row }) => ({ x: x + lattice.stepX / 2, y, flip: row % 2 === 1 }));
  const r = Math.max(radius * 0.17, Math.min(radius * 0.3, (lattice.stepX - radius * 1.5) * 0.34));
  const hasFlower = !recipe.motifs.exclude.includes('blossom');
  if (hasFlower) {
    planner.set('motifs', stitchedFlower(ask(r, 'between')), between);
    for (const { x, y } of between) planner.note({ x, y, r, motif: 'blossom', rank: 'secondary' });
  }
  if (!recipe.motifs.exclude.includes('leaf')) {
    const blade = stitchedLeaf(ask(r * 0.62, 'leaf'));
    for (const [dx, dy, turn] of [
      [0, -1.75, 0.2],
      [0, 1.75, 2.9],
    ] as const) {
      for (const { x, y } of between)
        planner.note({ x: x + dx * r, y: y + dy * r, r: r * 0.5, motif: 'leaf', rank: 'filler' });
      planner.set(
        'leaves',
        blade,
        between.map(({ x, y, flip }) => ({ x: x + dx * r, y: y + dy * r, turn: flip ? -turn : turn, flip })),
      );
    }
  }
  const dots = createSketch();
  phanda(
    dots,
    [
      [0, 0],
      [0, -thread * 3],
      [0, thread * 3],
      [thread * 3, 0],
      [-thread * 3, 0],
    ],
    thread,
  );
  planner.set(
    'fill',
    dots.done(thread * 6),
    lattice.sites.flatMap(({ x, y }) =>
      [-1, 1].map((side) => ({ x: x + (lattice.stepX / 4) * side * 1.1, y: y + lattice.stepY / 2 })),
    ),
  );
}
