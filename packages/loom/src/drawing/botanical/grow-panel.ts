import { bezier, resample } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { tangentAt } from '../layout/stalk.ts';
import type { Planner } from '../planner.ts';
import type { Easel } from './easel.ts';
import { growLeaves } from './grow-leaves.ts';
import type { PanelDesign, PanelPlace } from './panel-designs.ts';
import { layStem } from './stem.ts';

/** A place on the module, in units. */
export interface PanelSeat {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where something blooms on a stem, its head the way the stem runs. */
export interface BloomSeat extends PanelSeat {
  readonly turn: number;
  readonly stem: number;
  readonly n: number;
}

/** A stem of a panel in units, with the places of what blooms on it. */
export interface CourseOfPanel {
  readonly points: readonly Point[];
  readonly seats: readonly BloomSeat[];
}

/** Thickness of a stem and length of a leaf, as shares of the shorter side. */
const stemWidth = 0.0064;
const leafLength = 0.082;
/** Leaves stand so close, in their lengths. */
const leafStep = 0.24;
/** Between two points of a table a stem is drawn by so many. */
const steps = 10;
/** What blooms may come so near to what stands there already, in its own radii. */
const leastRoom = 0.62;
/** And to each other, as a share of both. */
const leastApart = 0.82;

/** Places of a design on the planner's module. */
export function panelSeats({ plot }: Planner, places: readonly PanelPlace[]): PanelSeat[] {
  const { w, h } = plot.torus;
  return places.map(({ x, y, r }) => ({ x: x * w, y: y * h, radius: r * Math.min(w, h) }));
}

/** The courses of a design's stems; what would bloom over a figure is left out. */
export function coursesOf(easel: Pick<Planner, 'plot' | 'room'>, { stems }: PanelDesign): CourseOfPanel[] {
  const { w, h } = easel.plot.torus;
  const short = Math.min(w, h);
  const room = easel.room();
  const set: PanelSeat[] = [];
  return stems.map(({ through, blooms }, stem) => {
    const points = smooth(through.map(([x, y]): Point => [x * w, y * h]));
    const last = points.length - 1;
    const seats = blooms.flatMap(({ at, size }, n): BloomSeat[] => {
      const index = Math.round(at * last);
      const [x, y] = points[index] ?? [0, 0];
      const radius = size * short;
      const isNear = set.some((each) => steady.hypot(each.x - x, each.y - y) < (each.radius + radius) * leastApart);
      if (isNear || room.at(x, y) < radius * leastRoom) return [];
      set.push({ x, y, radius });
      return [{ x, y, radius, turn: tangentAt(points, index) + Math.PI / 2, stem, n }];
    });
    return { points, seats };
  });
}

/** Lays the stems, sets what blooms on them, then twigs with a bud each, then leaves wherever one has room. */
export function growPanel(easel: Easel, courses: readonly CourseOfPanel[], bloom: (seat: BloomSeat) => void): void {
  const { w, h } = easel.plot.torus;
  const short = Math.min(w, h);
  for (const { points } of courses)
    layStem(easel, { points, width: (t) => short * stemWidth * (1.15 - 0.6 * t), air: 1 });
  for (const { seats } of courses) for (const seat of seats) bloom(seat);
  const twigs = courses.flatMap(({ points }, stem) => twigsOf(easel, points, stem, short, bloom));
  const rng = easel.rng.fork('panel-leaves');
  const grow = (points: readonly Point[], longest: number, path: Rng) =>
    growLeaves(easel, points, { longest, step: longest * leafStep, air: 1.2, angle: 0.78 }, path);
  for (const [n, { points }] of courses.entries()) grow(points, short * leafLength, rng.fork(n));
  for (const [n, points] of twigs.entries()) grow(points, short * leafLength * 0.66, rng.fork(`twigs/${n}`));
}

/** Twigs stand so far apart on a stem, are so long, and have a bud of this radius; shares of the shorter side. */
const twig = { apart: 0.085, long: 0.1, bud: 0.019 } as const;
/** A twig is left out where less than this share of its length is free before it. */
const leastFree = 0.3;

/** Twigs to both sides of a stem by turns, wherever nothing stands: each bends the way of the stem and ends in a bud. */
function twigsOf(
  easel: Easel,
  points: readonly Point[],
  stem: number,
  short: number,
  bloom: (seat: BloomSeat) => void,
): Point[][] {
  const rng = easel.rng.fork('twigs').fork(stem);
  const roots = resample(points, twig.apart * short);
  return roots.flatMap((root, n): Point[][] => {
    const own = rng.fork(n);
    for (const side of n % 2 === 0 ? [1, -1] : [-1, 1]) {
      const heading = tangentAt(roots, n) + side * own.between(0.6, 0.85);
      const long = short * twig.long * own.between(0.75, 1.1);
      const at = (far: number, turn: number): Point => [
        root[0] + steady.cos(heading + turn) * long * far,
        root[1] + steady.sin(heading + turn) * long * far,
      ];
      const [middle, tip] = [at(0.55, side * 0.1), at(1, -side * 0.25)];
      const isFree =
        easel.occupancy.at(...tip) > long * leastFree && easel.occupancy.at(...at(0.72, 0)) > long * leastFree * 0.7;
      if (!isFree) continue;
      const course = bezier(root, at(0.3, side * 0.2), middle, tip, steps);
      layStem(easel, { points: course, width: (t) => short * stemWidth * (0.62 - 0.2 * t), air: 0.6 });
      const turn = tangentAt(course, steps) + Math.PI / 2;
      bloom({ x: tip[0], y: tip[1], radius: short * twig.bud * own.between(0.85, 1.2), turn, stem, n });
      return [course];
    }
    return [];
  });
}

/** A smooth line through points: the Catmull–Rom curve. */
function smooth(through: readonly Point[]): Point[] {
  const at = (i: number): Point => through[Math.max(0, Math.min(through.length - 1, i))] ?? [0, 0];
  return through.slice(1).flatMap((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    const b: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    const points = bezier(from, b, c, to, steps);
    return i === 0 ? points : points.slice(1);
  });
}
