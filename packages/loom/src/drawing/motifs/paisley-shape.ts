import { envelope } from '../../numbers/geometry/envelope.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

/** How an ambi is grown. */
export interface PaisleyForm {
  /** 0 round-bellied … 1 slender. */
  readonly slim: number;
  /** 0 a straight cone with its tip just bent, as the old boteh … 1 a hook turned by 190°. */
  readonly hook: number;
  /** Length of what stands on the outline, as a share of the belly's radius. */
  readonly fringe: number;
}

/** A paisley as circles strung along a spine, from the belly to the tip of the hook. Units; "up" is −y. */
export interface PaisleyShape {
  readonly spine: readonly Point[];
  /** Radius of each circle: the envelope is the contour. */
  readonly radii: readonly number[];
  /** The belly's radius, within the contour. */
  readonly belly: number;
  /** Length of the fringe at the belly in units. */
  readonly fringe: number;
}

const steps = 60;
/** Where along the spine the belly is widest. */
const widest = 0.2;

/** A paisley that fits, with its fringe, the circle of `radius` round the origin; its hook bends to the right. */
export function paisleyShape(form: PaisleyForm, radius: number): PaisleyShape {
  const { spine, radii } = grow(form);
  const reach = radii.map((r, i) => r + form.fringe * fringeAt(i / steps));
  const centre = centreOf(spine, reach);
  const extent = Math.max(...spine.map(([x, y], i) => steady.hypot(x - centre[0], y - centre[1]) + (reach[i] ?? 0)));
  const scale = radius / extent;
  return {
    spine: spine.map(([x, y]) => [(x - centre[0]) * scale, (y - centre[1]) * scale]),
    radii: radii.map((r) => r * scale),
    belly: Math.max(...radii) * scale,
    fringe: form.fringe * scale,
  };
}

/** The contour moved inwards by `inset` units, exactly: the same circles with smaller radii. Empty when nothing is left. */
export function paisleyOutline(shape: PaisleyShape, inset: number): Point[] {
  return envelope(
    shape.spine,
    shape.radii.map((r) => r - inset),
    12,
  );
}

/** The fringe's length along the spine as a share of its length at the belly: it runs out towards the tip. */
export function fringeAt(t: number): number {
  return 1 - 0.72 * steady.power(t, 1.6);
}

/** Belly of radius about 1 at the origin. */
function grow({ slim, hook }: PaisleyForm): { spine: Point[]; radii: number[] } {
  const length = 2.5 + 1.0 * slim + 0.35 * hook;
  const turn = 1.1 + 2.45 * hook;
  const power = 4.4 - 1.5 * hook;
  // Leaning back first makes the neck an S, without which the hook looks broken off.
  const counter = 0.12 + 0.3 * hook + 0.08 * slim;
  const spine: Point[] = [];
  const radii: number[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    spine.push([x, y]);
    radii.push(radiusAt(t, slim, hook));
    const middle = t + 0.5 / steps;
    const heading = turn * steady.power(middle, power) - counter * steady.sin(Math.PI * Math.min(1, middle / 0.78));
    x += (steady.sin(heading) * length) / steps;
    y -= (steady.cos(heading) * length) / steps;
  }
  return { spine, radii };
}

function radiusAt(t: number, slim: number, hook: number): number {
  const taper =
    steady.power(1 - t, 1.2 + 0.25 * hook + 0.12 * slim) * (1 + (0.36 + 0.22 * hook) * steady.sin(1.3 * Math.PI * t));
  // A slightly narrower base: an egg, where equal circles would show the join of a capsule.
  const base = t < widest ? 1 - 0.17 * (1 - t / widest) ** 2 : 1;
  return 0.92 * taper * base + 0.038;
}

/** Centre of a small circle round all: moved step by step towards what sticks out farthest. */
function centreOf(spine: readonly Point[], reach: readonly number[]): Point {
  let [x, y] = spine[Math.floor(steps / 3)] ?? [0, 0];
  for (let pass = 0; pass < 120; pass++) {
    let far = 0;
    let toX = x;
    let toY = y;
    for (const [i, [px, py]] of spine.entries()) {
      const away = steady.hypot(px - x, py - y) + (reach[i] ?? 0);
      if (away > far) [far, toX, toY] = [away, px, py];
    }
    const step = 0.6 / (pass + 4);
    x += (toX - x) * step;
    y += (toY - y) * step;
  }
  return [x, y];
}
