import { circle } from '../../geometry/circle.ts';
import type { Point } from '../../geometry/point.ts';
import { netOn } from '../../layout/net.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { Role } from '../../scene/scene.ts';
import type { Draft } from '../draft/draft.ts';
import { bandOf } from './band-of.ts';
import type { Band } from './bands.ts';
import { layBands } from './lay-bands.ts';

/** Rolled on both diagonals in turn: lines cross, and every diamond keeps a tied dot, like a lentil ("moth"). */
export function mothra(draft: Draft): void {
  const { recipe, plot, rng, col, origin } = draft;
  const step = bandOf(recipe, plot) * (1.9 - 0.8 * recipe.density) * rng.between(0.9, 1.25);
  const slope = rng.pick([0.55, 0.785, 0.9]);
  const [c, s] = [steady.cos(slope) * step, steady.sin(slope) * step];
  const threads = rng.pick([1, 2, 3]);
  const group = rng.pick([1, 2, 3]);
  const net = netOn(plot.torus, [c, s], [-c, s], { i: group, j: group });
  const other = col.pick(['a1', 'a2', 'a4'] as const);
  const third = col.pick(['a3', 'leaf1', 'leaf2'] as const);
  const isBanded = rng.chance(0.65);
  const grouped = (a: Point, b: Point) => netOn(plot.torus, [a[0] * group, a[1] * group], [b[0] * group, b[1] * group]);
  if (isBanded) {
    const three: readonly Role[] = ['ground', other, third];
    const dyes = three.slice(0, Math.max(2, group));
    // Dyes change under the lines, half a step from the dots.
    const [first = 'ground', ...others] = dyes;
    const bands: Band[] = [
      { role: first, width: 0.5 },
      ...others.map((role) => ({ role, width: 1 })),
      { role: first, width: 0.5 },
    ];
    layBands(draft, { net: grouped(net.u, net.v), bands, sway: () => 0, ragged: 1.6, name: 'dye', layer: 'dyes' });
  }
  // In a square of the net the lines lie along its first sides; between pairs of them a little dye is left.
  const width = Math.min(0.11, 0.09 / Math.sqrt(threads));
  const lines: Band[] = Array.from({ length: 2 * threads - 1 }, (_, n) => ({
    role: n % 2 === 0 ? 'light' : 'ground',
    width: n % 2 === 0 ? width : width * 0.9,
  }));
  const taken = lines.reduce((sum, line) => sum + line.width, 0);
  const bands: Band[] = [
    { role: 'ground', width: (1 - taken) / 2 },
    ...lines,
    { role: 'ground', width: (1 - taken) / 2 },
  ];
  const ragged = 1.2 + 0.9 * recipe.freedom;
  layBands(draft, { net, bands, sway: () => 0, ragged, name: 'line', layer: 'threads' });
  const turned = { u: net.v, v: net.u, sites: net.sites };
  layBands(draft, { net: turned, bands, sway: () => 0, ragged, name: 'cross', layer: 'threads' });

  const inks: readonly Role[] = ['light', recipe.motifs.include.includes('dot') ? 'a3' : 'light', 'a3'];
  const ink = col.pick(inks);
  const r = Math.min(step * 0.12, 13) * Math.sqrt(recipe.line);
  for (const { x, y, i, j } of recipe.motifs.exclude.includes('dot') ? [] : net.sites) {
    const own = rng.fork(`dot/${i}/${j}`);
    const symbol = draft.symbol(`dot/${own.whole(1, 4)}`, (fork) => {
      const sketch = createSketch();
      sketch.area(circle(0, 0, r * fork.between(0.9, 1.1)), ink);
      sketch.area(circle(r * fork.between(-0.15, 0.15), r * fork.between(-0.15, 0.15), r * 0.36), 'ground>dark:0.2');
      return sketch.done(r * 1.2);
    });
    // The diamond's middle: the lines run through the middle of each side of a net's cell.
    const at = { x: x + origin.x, y: y + origin.y };
    draft.put('knots', { symbol, ...at, turn: own.between(-3, 3), scale: own.between(0.9, 1.12) });
    draft.note({ ...at, r, motif: 'dot', rank: 'filler' });
  }
}
