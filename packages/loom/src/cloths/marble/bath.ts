import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Shape } from '../../drawing/scene.ts';
import { curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { delta, type Torus } from '../../numbers/torus.ts';

/** A step of the water: where what was at a place lies afterwards. Periodic over the joined edges. */
export type Move = (place: Point) => Point;

/** Ink on the water. */
export interface Pool {
  readonly ink: Ink;
  /** The rim, closed; over the edges it goes on beyond the module. */
  rim: Point[];
}

/** A drop reaches so far as a share of the module's shorter side; beyond that the water is still. */
const farthest = 0.48;
/** A rim has a point every so many units, no more than so many altogether. */
const finest = 5;
const mostPoints = 640;

/**
 * Throws a drop: it pushes away what lies there and keeps its area, |p′| = √(|p|² + r²) from the drop's middle (the law of
 * incompressible ink that A. Ayala and A. Jaffer give for marbling); towards `farthest` the push runs out, so that it closes over the edges.
 */
export function throwDrop(
  torus: Torus,
  pools: Pool[],
  { x, y, r, ink }: { x: number; y: number; r: number; ink: Ink },
): void {
  const reach = Math.min(torus.w, torus.h) * farthest;
  const isShifted = torus.dropY !== 0 || torus.brickX !== 0;
  const push: Move = ([px, py]) => {
    const [dx, dy] = isShifted
      ? delta(torus, x, y, px, py)
      : [px - x - torus.w * Math.round((px - x) / torus.w), py - y - torus.h * Math.round((py - y) / torus.h)];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d >= reach || d < 1e-6) return [px, py];
    const t = Math.max(0, (d / reach - 0.4) / 0.6);
    const calm = 1 - t * t * (3 - 2 * t);
    const k = ((Math.sqrt(d * d + r * r) - d) / d) * calm;
    return [px + dx * k, py + dy * k];
  };
  for (const pool of pools) pool.rim = pool.rim.map(push);
  if (pools.length % 6 === 0) for (const pool of pools) pool.rim = refined(pool.rim);
  const count = Math.max(20, Math.round((2 * Math.PI * r) / 9));
  pools.push({
    ink,
    rim: Array.from({ length: count }, (_, k): Point => {
      const angle = (2 * Math.PI * k) / count;
      return [x + r * steady.cos(angle), y + r * steady.sin(angle)];
    }),
  });
}

/** Lets all pools go with the water. */
export function stir(pools: readonly Pool[], moves: readonly Move[]): void {
  for (const pool of pools) for (const move of moves) pool.rim = refined(pool.rim.map(move));
}

/** Points between those that have come far apart. */
function refined(rim: readonly Point[]): Point[] {
  if (rim.length > mostPoints) return [...rim];
  const points: Point[] = [];
  const far = 4 * finest * finest * 4;
  for (let i = 0; i < rim.length; i++) {
    const [ax, ay] = rim[i] ?? [0, 0];
    const [bx, by] = rim[(i + 1) % rim.length] ?? [0, 0];
    points.push([ax, ay]);
    if ((bx - ax) ** 2 + (by - ay) ** 2 > far) points.push([(ax + bx) / 2, (ay + by) / 2]);
  }
  return points;
}

/** Lifts the pools off on the cloth, in the order in which they came; `line` is drawn round each. */
export function lift(
  planner: Planner,
  pools: readonly Pool[],
  line?: { readonly ink: Ink; readonly width: number },
): void {
  for (const { ink, rim } of pools) {
    const [cx, cy] = middleOf(rim);
    const local = rim.map(([x, y]): Point => [x - cx, y - cy]);
    const radius = Math.ceil(Math.sqrt(Math.max(...local.map(([x, y]) => x * x + y * y)))) + 2;
    const shape: Shape = {
      d: curve(local, true),
      fill: ink,
      ...(line === undefined ? {} : { stroke: line.ink, strokeWidth: line.width }),
    };
    planner.set('pools', { shapes: [shape], radius }, [{ x: cx, y: cy }]);
  }
}

function middleOf(rim: readonly Point[]): Point {
  const xs = rim.map(([x]) => x);
  const ys = rim.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

interface CurrentAsk {
  /** Fewest and most swings over the module. */
  readonly fewest: number;
  readonly most: number;
  /** Length of the way that the water goes, in units. */
  readonly way: number;
  readonly steps: number;
}

/** A current without sources: the curl of a few waves, gone along in steps. */
export function current({ w, h, dropY, brickX }: Torus, { fewest, most, way, steps }: CurrentAsk, rng: Rng): Move[] {
  const area = w * h - dropY * brickX;
  const waves = Array.from({ length: 6 }, () => {
    const m = rng.whole(fewest, most) * rng.pick([1, -1]);
    const n = rng.whole(fewest, most) * rng.pick([1, -1]);
    // Whole along both steps of the torus.
    const kx = (2 * Math.PI * (m * h - n * dropY)) / area;
    const ky = (2 * Math.PI * (n * w - m * brickX)) / area;
    return { kx, ky, phase: rng.between(0, 2 * Math.PI), length: Math.sqrt(kx * kx + ky * ky) || 1 };
  });
  const gain = way / steps / Math.sqrt(waves.length / 2);
  const step: Move = ([x, y]) => {
    let [dx, dy] = [0, 0];
    for (const { kx, ky, phase, length } of waves) {
      const c = steady.cos(kx * x + ky * y + phase) / length;
      dx += ky * c;
      dy -= kx * c;
    }
    return [x + gain * dx, y + gain * dy];
  };
  return Array.from({ length: steps }, () => step);
}

/** Whirls in rows, turned by turns to the left and right: what a rake drawn in waves leaves. `across` and `down` are even. */
export function whirls({ w, h }: Torus, across: number, down: number, way: number, steps: number): Move[] {
  const kx = (Math.PI * across) / w;
  const ky = (Math.PI * down) / h;
  const step: Move = ([x, y]) => [
    x + (way / steps) * steady.sin(kx * x + 1) * steady.cos(ky * y + 1),
    y - ((way / steps) * kx * steady.cos(kx * x + 1) * steady.sin(ky * y + 1)) / ky,
  ];
  return Array.from({ length: steps }, () => step);
}

/** A comb drawn down the bath: every tooth drags what it touches, and less and less what is beside it. */
export function comb({ w }: Torus, teeth: number, pull: number, sharp: number): (x: number) => number {
  const pitch = w / teeth;
  return (x) => {
    const off = Math.abs(x / pitch - Math.round(x / pitch));
    return (pull * (steady.exp(-off * sharp) - steady.exp(-0.5 * sharp))) / (1 - steady.exp(-0.5 * sharp));
  };
}
