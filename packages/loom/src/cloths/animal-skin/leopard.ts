import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import { poissonPoints } from '../../drawing/layout/poisson.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { createField, sampleField } from '../../numbers/field/torus-field.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import type { Rng } from '../../numbers/rng.ts';
import { blob, crescent, rimOf, shadeCoat } from './coat.ts';

const rosettes = 18;
const spots = 10;

/** Rosettes: broken rings of dark marks round a deeper heart, smaller marks wherever the coat would be bare. */
export function planLeopard(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  shadeCoat(planner, (step) => `ground>a3:${step * 0.11}`);
  const gap = plot.hero * (1.02 - 0.3 * recipe.density);
  const flow = wavesOn(createField(plot.torus, 40), { from: 500, to: 1000, count: 6 }, rng.fork('flow'));
  const size = wavesOn(createField(plot.torus, 40), { from: 300, to: 800, count: 8 }, rng.fork('size'));
  const drawn = plot.hero * 0.42;
  const kinds = Array.from({ length: rosettes }, (_, k) =>
    planner.add(rosette(drawn, recipe.detail, rng.fork('rosettes').fork(k))),
  );
  const small = Array.from({ length: spots }, (_, k) => {
    const radius = drawn * 0.4;
    const shape = { d: blob(radius, rng.fork('spots').fork(k), 0.16, 0.86), fill: 'a1' as const };
    return planner.add({ shapes: [shape], radius: radius * 1.6 });
  });
  const occupancy = createOccupancy(plot.torus, 8);
  const items: Item[] = [];
  const place = (
    x: number,
    y: number,
    r: number,
    kind: number,
    scale: number,
    rank: 'hero' | 'secondary' | 'filler',
    own: Rng,
  ) => {
    items.push({
      symbol: kind,
      x,
      y,
      turn: 0.5 * sampleField(flow, x, y) + (rank === 'hero' ? own.between(-0.6, 0.6) : own.between(0, 6.28)),
      scale,
      flip: own.chance(0.5),
    });
    planner.census.push({ x, y, r, motif: 'mark', rank });
    occupancy.add(x, y, r);
  };
  for (const [k, { x, y }] of poissonPoints(plot.torus, rng.fork('places'), gap * 0.93, 600).entries()) {
    const own = rng.fork('place').fork(k);
    const swell = 1 + recipe.freedom * 0.14 * Math.max(-1.5, Math.min(0.6, sampleField(size, x, y)));
    const r = Math.min(drawn, gap * 0.47) * swell * own.between(0.92, 1.05);
    place(x, y, r, own.pick(kinds), r / drawn, 'hero', own);
  }
  const bare = plot.hero * (0.1 + 0.1 * (1 - recipe.density));
  for (let k = 0; k < 700; k++) {
    const free = occupancy.max();
    if (free.r < bare) break;
    const own = rng.fork('fill').fork(k);
    const r = Math.min(free.r * 0.66, plot.hero * 0.19) * own.between(0.85, 1);
    place(free.x, free.y, r, own.pick(small), r / (drawn * 0.4), r > plot.hero * 0.14 ? 'secondary' : 'filler', own);
    occupancy.add(free.x, free.y, free.r * 0.92);
  }
  planner.lay('marks', 'Rosettes', 'motifs', items);
  return planner.finish([], { technique: [{ shader: 'fur', params: { strength: 0.6 } }] });
}

function rosette(radius: number, detail: number, rng: Rng): SceneSymbol {
  const rim = rimOf(rng, 0.13);
  const lobes = rng.pick([2, 3, 3, 4, 4, 5]);
  const start = rng.between(0, 2 * Math.PI);
  const ring = radius * 0.72;
  const widths = Array.from({ length: lobes }, () => rng.between(0.7, 1.35));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let marks = '';
  let from = start;
  for (const width of widths) {
    const share = (2 * Math.PI * width) / total;
    const open = Math.min(share * 0.42, rng.between(0.2, 0.5));
    marks += crescent(ring, radius * rng.between(0.36, 0.56), from + open / 2, from + share - open / 2, rim, rng);
    from += share;
  }
  const heart = blob(ring * 0.96, rng.fork('heart'), 0.08);
  const core = blob(ring * 0.55, rng.fork('core'), 0.14);
  return {
    shapes: [
      { d: heart, fill: 'a2' },
      ...(detail >= 3 ? [{ d: core, fill: 'a2>a1:0.16' as const }] : []),
      { d: marks + (rng.chance(0.22) ? blob(radius * 0.15, rng.fork('dot'), 0.1) : ''), fill: 'a1' },
    ],
    radius: radius * 1.5,
  };
}
