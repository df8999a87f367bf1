import { brickLattice } from '../../drawing/layout/lattice.ts';
import type { Ink, Shape } from '../../drawing/scene.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { GeometricTask } from './task.ts';

/** Fans in rows like scales, ribbed as the twenties drew them: rays with beads, or petals; waves have rings. */
export function fans(task: GeometricTask): void {
  const { rng, dyes, plot, planner, line, recipe, wash } = task;
  const wide = plot.hero * rng.between(1.05, 1.4);
  const isTall = rng.chance(0.4);
  const lattice = brickLattice(plot.torus, { stepX: wide, stepY: (wide / 2) * (isTall ? 0.82 : 0.5) });
  const unit = lattice.stepX / 2;
  // The rows stand as the tile lets them, the scales stay round.
  const scale = fanScale(lattice.stepY / unit);
  const put = ([x, y]: Point): Point => [x * unit, y * unit];
  const scheme = dyes.pick<readonly Ink[]>([
    ['a1', 'light', 'ground', 'a3'],
    ['ground', 'a1', 'a2', 'a3'],
    ['dark', 'a3', 'a1', 'light'],
    ['a2', 'ground', 'a1', 'light'],
  ]);
  const [body = 'a1', rim = 'light', second = 'ground', spice = 'a3'] = scheme;
  const shapes: Shape[] = [];
  const band = (inner: number, outer: number, fill: Ink) =>
    shapes.push({
      d: [scale.band(inner, outer), scale.below(outer)]
        .filter(hasArea)
        .map((part) => polyline(part.map(put), true))
        .join(''),
      fill,
      stroke: fill,
      strokeWidth: 0.5,
    });
  const lot = rng.pick(['rays', 'rays', 'rays', 'petals'] as const);
  // Rings in rows are the waves of Japan, rays the shells of the twenties.
  const wished = recipe.motifs.include.find((motif) => motif === 'wave' || motif === 'shell');
  const kind = wished === 'wave' ? 'rings' : wished === 'shell' ? 'rays' : lot;
  band(0, 1, rim);
  const edge = rng.between(0.9, 0.94);
  band(0, edge, body);
  if (kind === 'rings') {
    const rings = Math.min(6, 2 + recipe.detail);
    for (let k = 1; k < rings; k++) {
      const outer = edge * (1 - k / rings);
      band(0, outer + 0.035, rim);
      band(0, outer, k % 2 === 1 ? second : k % 4 === 2 ? body : spice);
    }
  } else {
    const count = kind === 'rays' ? 13 : 9;
    const heart = 0.3;
    const reach = kind === 'rays' ? 0.78 : 0.84;
    for (let k = 0; k < count; k++) {
      const angle = (Math.PI * (k + 0.5)) / count;
      const half = (Math.PI / count) * (kind === 'rays' ? 0.22 : 0.46);
      const start = seenFrom(scale.from, angle, heart);
      const blade = ray(angle, half, start, reach);
      if (start > reach - 0.12 || !blade.every((point) => scale.isClear(point, 0.02))) continue;
      const fill = kind === 'rays' ? rim : k % 2 === 0 ? second : spice;
      shapes.push({ d: polyline(blade.map(put), true), fill });
      const bead: Point = [steady.cos(angle) * 0.85, -steady.sin(angle) * 0.85];
      // A bead that a scale in front cuts would show as half a dot through its rim.
      if (kind === 'rays' && scale.isClear(bead, 0.05)) {
        const [x, y] = put(bead);
        shapes.push({ d: circle(x, y, unit * 0.032), fill: spice === body ? rim : spice });
      }
    }
    band(0, heart, rim);
    band(0, heart * 0.84, second);
    if (recipe.detail >= 3) band(0, heart * 0.45, spice);
  }
  const outline = polyline(scale.rim.map(put));
  wash(body);
  planner.set('field', { shapes, radius: unit * 2.2 }, lattice.sites);
  planner.set(
    'stems',
    { shapes: [{ d: outline, stroke: 'line', strokeWidth: Math.round(line * 80) / 100 }], radius: unit * 2.2 },
    lattice.sites,
  );
  for (const { x, y } of lattice.sites)
    planner.note({ x, y: y - unit * 0.4, r: unit * 0.6, motif: wished ?? 'fan', rank: 'hero' });
}

/** Whether a part is more than a point or a line. */
function hasArea(part: readonly Point[]): boolean {
  const [first = [0, 0]] = part;
  return part.some(([x]) => Math.abs(x - first[0]) > 1e-3) && part.some(([, y]) => Math.abs(y - first[1]) > 1e-3);
}

/** A blade with a pointed end. */
function ray(angle: number, half: number, start: number, reach: number): Point[] {
  const at = (r: number, off: number): Point => [r * steady.cos(angle + off), -r * steady.sin(angle + off)];
  return [at(start, -half * 0.6), at(reach * 0.9, -half), at(reach, 0), at(reach * 0.9, half), at(start, half * 0.6)];
}

/** The radius from which on a ray is seen all the way. */
function seenFrom(from: (r: number) => number, angle: number, least: number): number {
  const steep = Math.min(angle, Math.PI - angle);
  let r = least;
  while (r < 1 && from(r) + 0.1 > steep) r += 0.02;
  return r;
}

/**
 * What is seen of round scales laid in rows like tiles: each of radius 1, neighbours 2 apart, rows `step` apart and by turns
 * aside. y down, the scale's middle at the origin; the scales in front stand below.
 */
interface FanScale {
  /** The smallest angle from the right at which a circle of radius r is seen; it ends at π less that. */
  readonly from: (r: number) => number;
  /** The part between two circles. */
  readonly band: (inner: number, outer: number) => Point[];
  /** What of a disc about the middle is seen below, between the scales in front; no area where they touch the middle. */
  readonly below: (outer: number) => Point[];
  /** The seen part of its rim. */
  readonly rim: readonly Point[];
  /** Whether a point is so far from all the scales in front. */
  readonly isClear: (point: Point, room: number) => boolean;
}

const arcSamples = 40;
const sideSamples = 16;

/** The least radius of which anything is seen above the scales in front. */
function seenFromRadius(from: (r: number) => number): number {
  let [low, high] = [0, 1];
  for (let k = 0; k < 24; k++) {
    const middle = (low + high) / 2;
    if (from(middle) < Math.PI / 2 - 1e-4) high = middle;
    else low = middle;
  }
  return high < 1e-3 ? 0 : high;
}

export function fanScale(step: number): FanScale {
  const reach = Math.sqrt(1 + step * step);
  const slope = steady.atan2(step, 1);
  const from = (r: number) => {
    if (r <= 0) return Math.PI / 2;
    // Outside the scales in front to the right: r² + step² > 2 r · reach · cos(angle + slope).
    const beside = (r * r + step * step) / (2 * r * reach);
    const first = beside >= 1 ? -slope : steady.acos(beside) - slope;
    // And outside the one straight in front, two rows down.
    const before = (r * r + 4 * step * step - 1) / (4 * r * step);
    const second = before >= 1 ? -Math.PI / 2 : before <= -1 ? Math.PI / 2 : -steady.asin(before);
    return Math.min(Math.PI / 2, Math.max(first, second));
  };
  const at = (r: number, angle: number): Point => [r * steady.cos(angle), -r * steady.sin(angle)];
  const front: readonly Point[] = [
    [1, step],
    [-1, step],
    [0, 2 * step],
  ];
  /** How far is seen from the middle at an angle that meets scales in front. */
  const seenAt = (angle: number) => {
    const hits = front.map(([x, y]) => {
      const along = x * steady.cos(angle) - y * steady.sin(angle);
      const inside = along * along - (x * x + y * y - 1);
      return along > 0 && inside > 0 ? along - Math.sqrt(inside) : Number.POSITIVE_INFINITY;
    });
    return Math.max(0, Math.min(...hits));
  };
  // Nearer the middle nothing is seen: a part of no area there, stroked, would be a hair through the scale in front.
  const hidden = seenFromRadius(from);
  const rim = Array.from({ length: arcSamples + 1 }, (_, k) =>
    at(1, from(1) + ((Math.PI - 2 * from(1)) * k) / arcSamples),
  );
  return {
    from,
    rim,
    isClear: ([px, py], room) => front.every(([x, y]) => steady.hypot(px - x, py - y) > 1 + room),
    below: (outer) => {
      const arc = Array.from({ length: arcSamples + 1 }, (_, k) => {
        const angle = -Math.PI + slope + ((Math.PI - 2 * slope) * k) / arcSamples;
        return at(Math.min(outer, seenAt(angle)), angle);
      });
      return [[0, 0], ...arc];
    },
    band: (least, outer) => {
      const inner = Math.min(outer, Math.max(least, hidden));
      const arc = (r: number, isBack: boolean) =>
        Array.from({ length: arcSamples + 1 }, (_, k) => {
          const t = isBack ? 1 - k / arcSamples : k / arcSamples;
          return at(r, from(r) + (Math.PI - 2 * from(r)) * t);
        });
      const side = (isLeft: boolean) =>
        Array.from({ length: sideSamples - 1 }, (_, k) => {
          const t = (k + 1) / sideSamples;
          const r = isLeft ? outer + (inner - outer) * t : inner + (outer - inner) * t;
          return at(r, isLeft ? Math.PI - from(r) : from(r));
        });
      return [...arc(outer, false), ...side(true), ...arc(inner, true), ...side(false)];
    },
  };
}
