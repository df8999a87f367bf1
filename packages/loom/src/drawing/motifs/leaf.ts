import { clothoid, normals } from '../../numbers/geometry/line.ts';
import { closedCurve, curve, wedge } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Motif } from './motif.ts';
import { createSketch, penFor } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** How a leaf is cut: full width against length, teeth or lobes of an edge and their depth. */
interface Cut {
  readonly width: number;
  readonly teeth: number;
  readonly depth: number;
  readonly bend: number;
}

interface Blade {
  readonly spine: readonly Point[];
  readonly sides: readonly Point[];
  readonly half: (t: number) => number;
}

const steps = 24;

/** A two-toned leaf with veins; large ones may be toothed or lobed. The foot is at (0, radius), the tip at (0, −radius). */
export const leaf: Motif = (params, rng) => {
  const { radius, inks, detail } = params;
  const sketch = createSketch();
  const pen = penFor({ radius: radius * 0.8, line: params.line });
  const cut = cutFor(radius, detail, rng);
  const spine = spineOf(radius, cut.bend);
  const blade: Blade = {
    spine,
    sides: normals(spine),
    half: (t) =>
      radius *
      cut.width *
      (steady.power(steady.sin(Math.PI * steady.power(t, 0.7)), 0.95) * 0.94 + 0.06 * steady.sin(Math.PI * t)),
  };
  const lit = edge(blade, 1, cut);
  const shaded = edge(blade, -1, cut);
  const back = [...shaded].reverse().map((part) => [...part].reverse());
  const body = tonesOf(inks.body, inks.second);
  const shade = tonesOf(inks.second, inks.body);
  sketch.outlined(closedCurve([...lit, ...back]), shade.fill, inks.contour, pen.contour);
  sketch.area(closedCurve([...lit, [...spine].reverse()]), body.fill);
  if (radius > 12 && detail >= 2) {
    sketch.area(closedCurve([strip(blade, 1, 0.34), [...spine].reverse()]), body.blush);
    sketch.area(closedCurve([strip(blade, -1, 0.34), [...spine].reverse()]), shade.blush);
  }
  const ribs = Math.max(3, Math.min(11, Math.round(radius / 6.5) + detail - 2));
  if (radius > 7) {
    sketch.area(veins(blade, 1, ribs, pen.fine), body.vein);
    sketch.area(veins(blade, -1, ribs, pen.fine), radius > 14 ? shade.bright : shade.vein);
  }
  if (radius > 30 && detail >= 4) sketch.area(hatching(blade, 1, ribs, pen.fine, rng), body.deep);
  const middle: Point = spine[Math.floor(steps / 2)] ?? [0, 0];
  const from: Point = spine[0] ?? [0, radius];
  const to: Point = spine[steps - 1] ?? [0, -radius];
  // A quadratic through the spine's middle needs its control point twice as far from the chord.
  const bowed: Point = [2 * middle[0] - (from[0] + to[0]) / 2, 2 * middle[1] - (from[1] + to[1]) / 2];
  sketch.area(wedge(from, bowed, to, pen.contour * 1.7), inks.contour);
  if (radius > 24 && detail >= 3) sketch.line(curve(strip(blade, 1, 0.82).slice(4, -4)), body.bright, pen.fine);
  return sketch.done(radius * 1.06 + pen.contour);
};

function cutFor(radius: number, detail: number, rng: Rng): Cut {
  const bend = rng.between(0.5, 1.5) * (rng.chance(0.5) ? 1 : -1);
  const width = rng.between(0.36, 0.48);
  const kind = rng.next();
  if (radius < 22 || detail < 2 || kind < 0.45) return { width, teeth: 0, depth: 0, bend };
  if (kind < 0.72) return { width: width * 1.08, teeth: 8, depth: 0.17, bend };
  return { width: width * 1.25, teeth: 5, depth: 0.36, bend: bend * 0.8 };
}

/** A bent spine whose ends lie on the axis, foot down. */
function spineOf(radius: number, bend: number): Point[] {
  const raw = clothoid(1, -bend * 0.9, bend * 2.1, steps);
  const [endX, endY] = raw.at(-1) ?? [0, -1];
  const scale = (2 * radius) / steady.hypot(endX, endY);
  return place(raw, 0, radius, -steady.atan2(endX, -endY), scale);
}

function onBlade({ spine, sides, half }: Blade, t: number, side: number, share: number, forward = 0): Point {
  const at = Math.min(steps, Math.max(0, t * steps));
  const i = Math.min(steps - 1, Math.floor(at));
  const f = at - i;
  const [ax, ay] = spine[i] ?? [0, 0];
  const [bx, by] = spine[i + 1] ?? [ax, ay];
  const [nx, ny] = sides[i] ?? [0, 0];
  const off = half(Math.min(1, Math.max(0, t))) * share * side;
  return [ax + (bx - ax) * f + nx * off + ny * forward, ay + (by - ay) * f + ny * off - nx * forward];
}

/** One edge from foot to tip, cut into stretches at the teeth. */
function edge(blade: Blade, side: number, { teeth, depth }: Cut): Point[][] {
  if (teeth === 0) return [Array.from({ length: 11 }, (_, i) => onBlade(blade, i / 10, side, 1))];
  return Array.from({ length: teeth }, (_, k) => {
    const from = steady.power(k / teeth, 0.94);
    const to = steady.power((k + 1) / teeth, 0.94);
    const isLast = k === teeth - 1;
    return [0, 0.3, 0.62, 0.88, 1].map((f) => {
      // A tooth swells, leans towards the tip and falls back to the notch, which keeps to the inner line.
      const swell = isLast
        ? 1 - depth * (1 - f)
        : 1 - depth + depth * steady.sin(Math.PI * Math.min(1, f * 0.62 + 0.16)) * (f === 0 || f === 1 ? 0 : 1.25);
      const lean = isLast || f === 0 || f === 1 ? 0 : f * 0.4;
      return onBlade(blade, from + (to - from) * (f + lean), side, swell);
    });
  });
}

function strip(blade: Blade, side: number, share: number): Point[] {
  return Array.from({ length: 11 }, (_, i) => onBlade(blade, i / 10, side, share));
}

/** Veins leave the midrib forwards and bend on to the edge. */
function veins(blade: Blade, side: number, count: number, fine: number): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const t = 0.1 + (0.72 * (k + (side > 0 ? 0.5 : 0.2))) / count;
    const reach = 0.16 * (1 - t * 0.4);
    d += wedge(
      onBlade(blade, t, 0, 0),
      onBlade(blade, t + reach * 0.35, side, 0.55),
      onBlade(blade, t + reach, side, 0.86),
      fine * 1.4,
    );
  }
  return d;
}

/** Short strokes from the lit edge, between the veins. */
function hatching(blade: Blade, side: number, ribs: number, fine: number, rng: Rng): string {
  let d = '';
  const count = ribs * 4;
  for (let k = 0; k < count; k++) {
    const t = 0.14 + (0.78 * k) / count;
    const depth = 0.68 - 0.12 * rng.next();
    d += wedge(
      onBlade(blade, t + 0.03, side, 0.92),
      onBlade(blade, t + 0.01, side, (0.92 + depth) / 2),
      onBlade(blade, t - 0.02, side, depth),
      fine * 0.9,
    );
  }
  return d;
}
