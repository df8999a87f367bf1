import { brush } from '../../numbers/geometry/line.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import { createSketch } from '../motifs/sketch.ts';
import type { Ink, SceneSymbol } from '../scene.ts';
import { createNeighbours, type Neighbours } from './neighbours.ts';

/** One crack as a drawing about its first point. */
interface Crack {
  readonly x: number;
  readonly y: number;
  readonly symbol: SceneSymbol;
}

/** Units of one step of a crack's tip. */
const step = 6;
/** Older cracks open wider: widths in units and cracks of each age to a million square units. */
const ages = [
  { width: 1.35, count: 12, longest: 640 },
  { width: 0.95, count: 40, longest: 340 },
  { width: 0.65, count: 110, longest: 150 },
] as const;

interface CrackLook {
  /** What ran into the cracks. */
  readonly ink: Ink;
  /** Of the breadth that wax breaks to. */
  readonly breadth: number;
}

/**
 * Cracks of a brittle resist, wax or mud, into which the last dye ran. They open one after another and every one ends where it meets
 * an older, so that all junctions are T-shaped. `strength` 0 … 1.5 is how many there are.
 */
export function crackle(
  torus: Torus,
  rng: Rng,
  strength: number,
  look: CrackLook = { ink: 'dark', breadth: 1 },
): Crack[] {
  const taken = createNeighbours<number>(torus, 24);
  const million = (torus.w * torus.h) / 1e6;
  const cracks: Crack[] = [];
  for (const [age, { width, count, longest }] of ages.entries()) {
    for (let n = 0; n < Math.round(count * million * strength); n++) {
      const own = rng.fork(`${age}/${n}`);
      const start: Point = [own.between(0, torus.w), own.between(0, torus.h)];
      if (taken.nearest(...start, 16)) continue;
      const heading = own.between(0, 2 * Math.PI);
      const length = longest * own.between(0.45, 1);
      const me = cracks.length;
      const ahead = run(taken, start, heading, length / 2, me, own);
      for (const [x, y] of ahead) taken.add(x, y, me);
      const back = run(taken, start, heading + Math.PI, length / 2, me, own);
      for (const [x, y] of back) taken.add(x, y, me);
      const course = [...back.toReversed(), ...ahead.slice(1)];
      if (course.length >= 4) cracks.push(drawn(course, width * look.breadth, look.ink, own));
    }
  }
  return cracks;
}

/** From a start onwards until its length is used up or an older crack is met. */
function run(taken: Neighbours<number>, start: Point, heading: number, length: number, me: number, own: Rng): Point[] {
  const points: Point[] = [start];
  let [x, y] = start;
  let angle = heading;
  let bend = 0;
  for (let gone = 0; gone < length; gone += step) {
    // Wax breaks in short straight runs that change course at once.
    bend = own.chance(0.2) ? own.between(-0.09, 0.09) : bend * 0.8;
    angle += bend + (own.chance(0.14) ? own.between(-0.55, 0.55) : own.between(-0.08, 0.08));
    x += steady.cos(angle) * step;
    y += steady.sin(angle) * step;
    const met = taken.within(x, y, step * 0.9).find((other) => other.value !== me);
    if (met) return [...points, [x + met.dx, y + met.dy]];
    points.push([x, y]);
  }
  return points;
}

/** A core of dye and a faint halo where it crept under the wax. */
function drawn(course: readonly Point[], width: number, ink: Ink, own: Rng): Crack {
  const [x, y] = course[0] ?? [0, 0];
  const local = course.map(([px, py]): Point => [px - x, py - y]);
  const wavers = local.map(() => own.between(0.55, 1.25));
  const widthAt = (t: number) =>
    width *
    (wavers[Math.round(t * (wavers.length - 1))] ?? 1) *
    (0.35 + 0.65 * steady.sin(Math.PI * (0.12 + 0.76 * t)));
  const sketch = createSketch();
  sketch.area(
    polyline(
      brush(local, (t) => widthAt(t) * 3.4),
      true,
    ),
    ink,
    0.14,
  );
  sketch.area(polyline(brush(local, widthAt), true), ink, 0.72);
  return { x, y, symbol: sketch.done(Math.max(...local.map(([px, py]) => steady.hypot(px, py))) + 4) };
}
