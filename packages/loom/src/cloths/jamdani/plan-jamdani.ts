import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { createCells } from '../../drawing/counted/cells.ts';
import { brickLattice, gridLattice } from '../../drawing/layout/lattice.ts';
import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import { steady } from '../../numbers/steady.ts';
import { figuresOf } from './butis.ts';
import { jaal, tercha } from './slant.ts';
import { drawThreads, type JamdaniTask } from './task.ts';
import { setWefts } from './wefts.ts';

const draws = {
  buti,
  tercha,
  jaal,
  'panna-hazar': pannaHazar,
  phulwar,
} satisfies Record<string, (task: JamdaniTask) => void>;

/** A counted thread in cm of cloth, and its bounds in units. */
const threadCm = 0.09;
const finest = 2.6;
const coarsest = 5;

/** The layouts of jamdani. */
export const jamdaniLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  const count = Math.min(coarsest, Math.max(finest, threadCm * plot.perCm)) * (1.16 - 0.05 * recipe.detail);
  draw({
    recipe,
    plot,
    planner,
    rng: geo,
    cell: count * steady.power(recipe.line, 0.3),
    threads: drawThreads(col),
  });
  return planner.finish(clothLayers, {
    technique: [{ shader: 'raised', params: { soft: 1.1, depth: 0.55 } }],
    // Muslin is seen by its yarns.
    finish: { weave: Math.min(1, recipe.finish.weave * 1.5) },
  });
});

/** Butidar: single figures in half-drop rows on bare muslin, a seed of thread between. */
function buti({ recipe, plot, planner, rng, cell, threads }: JamdaniTask): void {
  const size = plot.hero * rng.between(0.72, 0.92);
  const step = size * (1.95 - 0.6 * recipe.density);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step, stepY: step * 0.62, evenRows: true });
  const figures = figuresOf(recipe, ['blossom', 'paisley', 'bouquet', 'medallion'], rng.fork('figures'));
  const kinds = Math.min(figures.length, rng.pick([1, 2, 2]));
  for (const row of [0, 1]) {
    const figure = figures[row % Math.max(1, kinds)];
    if (figure === undefined) continue;
    const room = Math.min(lattice.stepX * 0.72, lattice.stepY * 1.15);
    const cells = figure.cells(Math.max(11, Math.round(Math.min(size, room) / cell)), threads.of(row));
    const fit = Math.min(1, room / (Math.max(cells.width, cells.height * 0.86) * cell));
    const sites = lattice.sites
      .filter((site) => site.row % 2 === row)
      .map(({ x, y }) => ({ x, y, flip: row === 1 && rng.fork('flip').chance(0.7) }));
    setWefts(planner, cells, cell * fit, cell * fit, sites);
    for (const { x, y } of sites)
      planner.note({
        x,
        y,
        r: (Math.max(cells.width, cells.height) * cell * fit) / 2.1,
        motif: figure.motif,
        rank: 'hero',
      });
  }
  if (recipe.motifs.exclude.includes('dot')) return;
  const seed = createCells(5, 5);
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 5; j++)
      if (Math.abs(i - 2) + Math.abs(j - 2) < 3)
        seed.set(i, j, i === 2 && j === 2 ? threads.of(0).heart : threads.of(0).body);
  const between = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y }));
  setWefts(planner, seed, cell, cell, between);
  for (const { x, y } of between) planner.note({ x, y, r: cell * 3, motif: 'dot', rank: 'filler' });
}

/** Panna hazar, a thousand emeralds: the cloth full of small flowers, each a jewel in its four leaves, in two sizes. */
function pannaHazar({ recipe, plot, planner, rng, cell, threads }: JamdaniTask): void {
  const step = Math.max(cell * 15, plot.hero * rng.between(0.26, 0.34) * (1.3 - 0.3 * recipe.density));
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step, stepY: step * 0.55, evenRows: true });
  const room = Math.min(lattice.stepX, lattice.stepY * 1.7) * 0.82;
  const figures = figuresOf(recipe, ['blossom', 'star'], rng.fork('figures')).slice(0, 2);
  const jewels = [
    { body: 'light', heart: 'a2', leaf: 'a1' },
    { body: 'a2', heart: 'a1', leaf: 'light' },
  ] as const;
  const isGreen = rng.chance(0.6);
  for (const kind of [0, 1]) {
    const figure = figures[kind % Math.max(1, figures.length)];
    if (figure === undefined) continue;
    const dress = isGreen ? (jewels[kind] ?? jewels[0]) : threads.of(kind);
    const cells = figure.cells(Math.max(9, Math.round((room / cell) * (kind === 0 ? 1 : 0.8))), dress);
    const fit = Math.min(1, room / (Math.max(cells.width, cells.height) * cell));
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    setWefts(planner, cells, cell * fit, cell * fit, sites);
    for (const { x, y } of sites)
      planner.note({
        x,
        y,
        r: (cells.width * cell * fit) / 2.2,
        motif: figure.motif,
        rank: kind === 0 ? 'hero' : 'secondary',
      });
  }
}

/** Phulwar: flowering plants in ranks across the cloth, a narrow stepped band between. */
function phulwar({ recipe, plot, planner, rng, cell, threads }: JamdaniTask): void {
  const lattice = gridLattice(plot.torus, {
    stepX: plot.hero * (0.86 - 0.2 * recipe.density),
    stepY: plot.hero * rng.between(1.15, 1.35),
    evenColumns: true,
  });
  const { stepX, stepY } = lattice;
  const figures = figuresOf(recipe, ['bouquet', 'bud', 'paisley'], rng.fork('figures'));
  const band = 13;
  const [roomX, roomY] = [stepX * 0.9, stepY - (band + 6) * cell];
  for (const kind of [0, 1]) {
    const figure = figures[kind % Math.max(1, Math.min(2, figures.length))];
    if (figure === undefined) continue;
    const cells = figure.cells(Math.max(13, Math.round(Math.min(roomX, roomY / 1.35) / cell)), threads.of(kind));
    const fit = Math.min(1, roomX / (cells.width * cell), roomY / (cells.height * cell));
    const sites = lattice.sites
      .filter(({ column }) => column % 2 === kind)
      .map(({ x, y }) => ({ x, y, flip: kind === 1 }));
    setWefts(planner, cells, cell * fit, cell * fit, sites);
    for (const { x, y } of sites)
      planner.note({ x, y, r: Math.min(roomX, roomY) / 2.1, motif: figure.motif, rank: 'hero' });
  }
  // The pick of the band fits the step, so that it runs on without a break.
  const across = 12 * Math.max(1, Math.round(stepX / cell / 12));
  const count = stepX / across;
  const cells = createCells(across, band);
  const { body, heart, leaf } = threads.of(0);
  for (let i = 0; i < across; i++)
    for (let j = 0; j < band; j++) {
      const wave = Math.abs((i % 12) - 5.5) - 0.5;
      const far = Math.abs(j - 6);
      if (far === 6) cells.set(i, j, body);
      else if (far + Math.abs(wave - 0) < 4) cells.set(i, j, far + wave < 2 ? heart : leaf);
      else if (far + (5 - wave) < 2) cells.set(i, j, body);
    }
  const places = lattice.sites.map(({ x, y }) => ({ x, y: y + stepY / 2 }));
  setWefts(planner, cells, count, cell, places);
  if (recipe.motifs.exclude.includes('diamond')) return;
  for (const { x, y } of places) planner.note({ x, y, r: cell * 6, motif: 'diamond', rank: 'filler' });
}
