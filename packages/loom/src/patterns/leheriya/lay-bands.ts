import { normals } from '../../geometry/normals.ts';
import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import type { Net } from '../../layout/net.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { SceneSymbol } from '../../scene/scene.ts';
import type { Draft } from '../draft/draft.ts';
import type { Band } from './bands.ts';
import { raggedness, stations } from './ragged.ts';

/** Drawings of one piece of a band; pieces take them by lot. */
const variants = 4;
/** Pieces run this far into one another, in units, so that no edge shows where they join. */
const lap = 0.8;

interface BandsAsk {
  readonly net: Net;
  readonly bands: readonly Band[];
  /** How the band strays from its chord across `u`, in units, at a share of it; equal at 0 and 1. */
  readonly sway: (t: number) => number;
  /** Depth of ragged edges in units. */
  readonly ragged: number;
  /** A name for this set of bands, and its layers. */
  readonly name: string;
  readonly layer: 'dyes' | 'threads';
}

/** Fills the cloth with bands along a net's first vector, a whole cycle to each of its second: dyes first, white threads over them. */
export function layBands(draft: Draft, ask: BandsAsk): void {
  const { net, bands, name } = ask;
  const total = bands.reduce((sum, band) => sum + band.width, 0);
  let from = 0;
  for (const [n, band] of bands.entries()) {
    const to = from + band.width / total;
    const isThread = band.role === 'light';
    const layer = isThread ? 'threads' : `dye-${band.role}`;
    const skip = ask.layer === 'threads' && !isThread;
    for (const { x, y, i, j } of skip || (!isThread && band.role === 'ground') ? [] : net.sites) {
      const own = draft.rng.fork(`${name}/${n}`).fork(`${i}/${j}`);
      const variant = own.whole(1, variants);
      const symbol = draft.symbol(`${name}/${n}/${variant}`, (rng) => piece(ask, from, to, band, rng));
      draft.put(layer, { symbol, x: x + draft.origin.x, y: y + draft.origin.y, turn: 0, scale: 1 });
    }
    from = to;
  }
}

function piece({ net, sway, ragged }: BandsAsk, from: number, to: number, band: Band, rng: Rng): SceneSymbol {
  const { u, v } = net;
  const length = steady.hypot(u[0], u[1]);
  const [nx, ny] = [-u[1] / length, u[0] / length];
  const edge = (share: number) =>
    stations((t) => {
      const along = t * (1 + (2 * lap) / length) - lap / length;
      const off = sway(t);
      return [u[0] * along + v[0] * share + nx * off, u[1] * along + v[1] * share + ny * off];
    }, length);
  const isThread = band.role === 'light';
  const breadth = (Math.abs(u[0] * v[1] - u[1] * v[0]) / length) * (to - from);
  const sketch = createSketch();
  const rough = (points: Point[], way: number, fork: Rng): Point[] => {
    const sides = normals(points);
    const stray = raggedness(fork, points.length, isThread ? Math.min(ragged, breadth * 0.3) : ragged * 0.2);
    return points.map(([x, y], k) => {
      const [sx, sy] = sides[k] ?? [0, 0];
      return [x + sx * way * (stray[k] ?? 0), y + sy * way * (stray[k] ?? 0)];
    });
  };
  const a = rough(edge(from), isThread ? -1 : 1, rng.fork('a'));
  const b = rough(edge(to), isThread ? 1 : -1, rng.fork('b'));
  sketch.area(polyline([...a, ...b.toReversed()], true), band.role);
  if (isThread) sketch.line(dashes(a, b, rng.fork('dashes')), 'light>ground:0.5', 1.3, 0.75);
  const reach = Math.max(...[...a, ...b].map(([x, y]) => steady.hypot(x, y)));
  return sketch.done(reach + 3);
}

/** Where the thread lay across the line, the dye crept in beside it. */
function dashes(a: readonly Point[], b: readonly Point[], rng: Rng): string {
  let d = '';
  for (let k = 2; k < a.length - 2; k += rng.whole(1, 3)) {
    const [ax, ay] = a[k] ?? [0, 0];
    const [bx, by] = b[k + 1] ?? [0, 0];
    const from = rng.chance(0.5) ? 0 : rng.between(0.2, 0.5);
    const to = from === 0 ? rng.between(0.4, 1) : 1;
    d += polyline([
      [ax + (bx - ax) * from, ay + (by - ay) * from],
      [ax + (bx - ax) * to, ay + (by - ay) * to],
    ]);
  }
  return d;
}
