import type { Net } from '../../drawing/layout/net.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { normals } from '../../numbers/geometry/line.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';

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
export function layBands(planner: Planner, ask: BandsAsk): void {
  const { net, bands, name } = ask;
  const total = bands.reduce((sum, band) => sum + band.width, 0);
  let from = 0;
  for (const [n, band] of bands.entries()) {
    const to = from + band.width / total;
    const isThread = band.role === 'light';
    const layer = isThread ? 'threads' : `dye-${band.role}`;
    const skip = ask.layer === 'threads' && !isThread;
    for (const { x, y, i, j } of skip || (!isThread && band.role === 'ground') ? [] : net.sites) {
      const own = planner.geo.fork(`${name}/${n}`).fork(`${i}/${j}`);
      const variant = own.whole(1, variants);
      const symbol = planner.symbol(`${name}/${n}/${variant}`, (rng) => piece(ask, from, to, band, rng));
      planner.put(layer, { symbol, x: x + planner.origin.x, y: y + planner.origin.y, turn: 0, scale: 1 });
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

/** One stripe of a cycle: a dye of this width, or cloth kept white by a thread. Widths are relative. */
export interface Band {
  readonly role: Role;
  readonly width: number;
}

const dyes: readonly Role[] = ['ground', 'a1', 'a2', 'a3', 'a4', 'leaf1', 'leaf2'];

/** The first `count` dyes, the ground first, the others in an order of this cloth's own. */
function dyesOf(count: number, col: Rng): Role[] {
  const [first = 'ground', ...others] = dyes.slice(0, count);
  return [first, ...col.shuffle(others)];
}

/** Every dye once, with threads between: one line, or two or three close together. */
export function rainbow(count: number, rng: Rng, col: Rng): Band[] {
  const threads = rng.pick([1, 1, 2, 3]);
  const isGraded = rng.chance(0.4);
  return dyesOf(count, col).flatMap((role, k) => {
    const width = isGraded ? 0.62 + 0.76 * ((k % 3) / 2) : k === 0 ? 1.25 : 1;
    return [{ role, width }, ...lines(role, threads)];
  });
}

/** Wide bands of dye set apart by bundles of hairlines. */
export function bundles(count: number, rng: Rng, col: Rng): Band[] {
  const hairs = rng.whole(3, 5);
  return dyesOf(count, col).flatMap((role, k, all) => {
    const next = all[(k + 1) % all.length] ?? role;
    const bundle = Array.from({ length: hairs }, (_, n): Band[] => [
      { role: 'light', width: 0.14 },
      { role: n % 2 === 0 ? next : role, width: 0.22 },
    ]);
    return [{ role, width: 1.1 }, ...bundle.flat().slice(0, -1)];
  });
}

/** One dye with white lines at two distances. */
export function plainLines(rng: Rng, col: Rng): Band[] {
  const other = col.pick(['a1', 'a2', 'a3', 'a4'] as const);
  const set: Band[] = [];
  const repeat = rng.whole(2, 4);
  for (let k = 0; k < repeat; k++) set.push({ role: 'ground', width: 0.55 }, { role: 'light', width: 0.15 });
  return [...set, { role: other, width: 0.9 }, { role: 'light', width: 0.15 }];
}

function lines(role: Role, threads: number): Band[] {
  return Array.from({ length: 2 * threads - 1 }, (_, n) =>
    n % 2 === 0 ? { role: 'light', width: 0.15 } : { role, width: 0.14 },
  );
}

/** Units along a line between two of its points: about a turn of the thread. */
const turnUnits = 5.5;

/** How far an edge strays from its course at each of so many points; zero at both ends, so that pieces join. */
function raggedness(rng: Rng, points: number, depth: number): number[] {
  let drift = 0;
  return Array.from({ length: points }, (_, k) => {
    drift = drift * 0.72 + rng.between(-0.5, 0.5);
    // Now and then the thread bit deep, or slipped.
    const bite = rng.chance(0.16) ? rng.between(0.6, 1.5) : 0;
    const toEnd = Math.min(1, k / 3, (points - 1 - k) / 3);
    return depth * toEnd * (drift + bite);
  });
}

/** Points on a course from 0 to 1, a turn of the thread apart. */
function stations(course: (t: number) => Point, length: number): Point[] {
  const count = Math.max(6, Math.round(length / turnUnits));
  return Array.from({ length: count + 1 }, (_, k) => course(k / count));
}
