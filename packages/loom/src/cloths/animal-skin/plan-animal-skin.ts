import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import { poissonPoints } from '../../drawing/layout/poisson.ts';
import type { Layouts, Planner } from '../../drawing/planner.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import { regionPaths } from '../../numbers/field/region-paths.ts';
import { createField, mapField, sampleField } from '../../numbers/field/torus-field.ts';
import { turing } from '../../numbers/field/turing.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import { blob, cellField, shadeCoat } from './coat.ts';
import { planCrocodile } from './crocodile.ts';
import { planLeopard } from './leopard.ts';
import { planSnake } from './snake.ts';
import { planTiger } from './tiger.ts';

export const animalSkinLayouts = {
  leopard: planLeopard,
  zebra: planZebra,
  tiger: planTiger,
  giraffe: planGiraffe,
  snake: planSnake,
  crocodile: planCrocodile,
  cheetah: planCheetah,
} satisfies Layouts;

/** Stripes that run down the flank, fork and run together; a faint shadow stripe between the broad ones. */
function planZebra(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const pitch = plot.hero * 0.5;
  const cell = Math.max(4.5, Math.min(9, pitch / 9));
  const noise = wavesOn(
    createField(plot.torus, cell),
    { from: pitch * 0.85, to: pitch * 1.2, count: 12, across: { angle: 0, stray: 0.16 + 0.3 * recipe.freedom } },
    rng.fork('seed'),
  );
  const calm = turing(noise, { pitch, along: 2.3, bias: 0.02 - 0.06 * (recipe.density - 0.5), rounds: 8 });
  const bend = plot.hero * (0.25 + 0.5 * recipe.freedom);
  const [sideways, upwards] = ['x', 'y'].map((axis) =>
    wavesOn(createField(plot.torus, 32), { from: 600, to: 1000, count: 6 }, rng.fork('bend').fork(axis)),
  );
  if (!sideways || !upwards) throw new RangeError('two axes make two fields');
  const coat = mapField(calm, (x, y) =>
    sampleField(calm, x + bend * 0.5 * sampleField(sideways, x, y), y + bend * 0.5 * sampleField(upwards, x, y)),
  );
  if (recipe.detail >= 3) {
    planner.lay(
      'shadows',
      'Shadow stripes',
      'field',
      planner.regions(regionPaths(inverse(coat), 0.8), { fill: 'ground>a3:0.4' }),
    );
  }
  planner.lay('stripes', 'Stripes', 'field', planner.regions(regionPaths(coat, 0), { fill: 'a1' }));
  if (recipe.detail >= 2) {
    planner.lay('sheen', 'Sheen', 'field', planner.regions(regionPaths(coat, 0.8), { fill: 'a1>a2:0.22' }));
  }
  return planner.finish([], { technique: [{ shader: 'fur', params: { strength: 0.7 } }] });
}

function inverse(field: ReturnType<typeof turing>) {
  return { ...field, values: field.values.map((value) => -value) };
}

/** Large patches with a pale net between them, darker towards their hearts. */
function planGiraffe(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const step = plot.hero * 0.98;
  const seeds = poissonPoints(plot.torus, rng.fork('seeds'), step * 0.82, 900);
  const frayed = plot.hero * (0.02 + 0.07 * recipe.freedom);
  const [sideways, upwards] = ['x', 'y'].map((axis) =>
    wavesOn(
      createField(plot.torus, 12),
      { from: plot.hero * 0.24, to: plot.hero * 0.7, count: 14 },
      rng.fork('warp').fork(axis),
    ),
  );
  if (!sideways || !upwards) throw new RangeError('two axes make two fields');
  const field = cellField(createField(plot.torus, Math.max(5, Math.min(10, plot.hero / 18))), seeds, {
    step,
    warp: (x, y) => [x + frayed * sampleField(sideways, x, y), y + frayed * sampleField(upwards, x, y)],
  });
  const gap = plot.hero * (0.035 + 0.045 * (1 - recipe.density));
  planner.lay('patches', 'Patches', 'field', planner.regions(regionPaths(field, gap), { fill: 'a2' }));
  if (recipe.detail >= 2) {
    planner.lay('hearts', 'Hearts', 'field', [
      ...planner.regions(regionPaths(field, gap + plot.hero * 0.09), { fill: 'a2>a1:0.2' }),
      ...(recipe.detail >= 3 ? planner.regions(regionPaths(field, gap + plot.hero * 0.2), { fill: 'a2>a1:0.4' }) : []),
    ]);
  }
  for (const { x, y } of seeds) planner.census.push({ x, y, r: step * 0.4, motif: 'mark', rank: 'hero' });
  return planner.finish([], { technique: [{ shader: 'fur', params: { strength: 0.6 } }] });
}

const spotKinds = 16;

/** Full spots of two sizes and a few specks, close and even: cheetah, serval, Dalmatian. */
function planCheetah(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  shadeCoat(planner, (step) => `ground>a3:${step * 0.1}`);
  const drawn = plot.hero * 0.2;
  const symbols = Array.from({ length: spotKinds }, (_, k) => {
    const own = rng.fork('spots').fork(k);
    const rough = 0.1 + 0.08 * own.next();
    const long = own.between(0.72, 1);
    const core = { d: blob(drawn, own.fork('rim'), rough, long), fill: 'a1' as const };
    const halo = { d: blob(drawn * 1.22, own.fork('rim'), rough, long), fill: 'ground>a2:0.5' as const };
    return planner.add({ shapes: recipe.detail >= 3 ? [halo, core] : [core], radius: drawn * 2 });
  });
  const occupancy = createOccupancy(plot.torus, 8);
  const size = wavesOn(createField(plot.torus, 40), { from: 260, to: 700, count: 8 }, rng.fork('size'));
  const flow = wavesOn(createField(plot.torus, 40), { from: 500, to: 1000, count: 6 }, rng.fork('flow'));
  const items: Item[] = [];
  const air = 1.36 + 0.75 * (1 - recipe.density);
  const least = plot.hero * 0.095;
  occupancy.add(rng.between(0, plot.torus.w), rng.between(0, plot.torus.h), 1);
  for (let k = 0; k < 1400; k++) {
    const free = occupancy.max();
    if (free.r < least * air) break;
    const own = rng.fork('place').fork(k);
    const usual = drawn * (1 + recipe.freedom * 0.35 * sampleField(size, free.x, free.y)) * own.between(0.75, 1.12);
    const r = Math.max(least * 0.6, Math.min(usual, (free.r / air) * 0.98));
    const turn = 0.7 * sampleField(flow, free.x, free.y) + own.between(-0.5, 0.5);
    // Nearer than the middle of the gap the spots lie as if thrown, not on a net.
    const [x, y] = [free.x + own.between(-0.22, 0.22) * r, free.y + own.between(-0.22, 0.22) * r];
    items.push({ symbol: own.pick(symbols), x, y, turn, scale: r / drawn, flip: own.chance(0.5) });
    planner.census.push({
      x,
      y,
      r,
      motif: 'mark',
      rank: r > drawn * 0.85 ? 'hero' : r > drawn * 0.5 ? 'secondary' : 'filler',
    });
    occupancy.add(x, y, r * air);
  }
  planner.lay('marks', 'Spots', 'motifs', items);
  return planner.finish([], { technique: [{ shader: 'fur', params: { strength: 0.6 } }] });
}
