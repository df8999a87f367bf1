import { brush, clothoid, normals } from '../../numbers/geometry/line.ts';
import { curve, wedge } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Frond } from './frond.ts';

const steps = 26;

/** A banana leaf: a long paddle with close parallel veins, torn here and there along them. */
export const bananaLeaf: Frond = (radius, inks, detail, rng) => {
  const bend = rng.between(0.4, 1) * 0.9;
  const raw = clothoid(1, bend * 0.2, bend * 1.7, steps);
  const [ex, ey] = raw.at(-1) ?? [0, -1];
  const spine = place(raw, 0, radius, -steady.atan2(ex, -ey), (2 * radius) / steady.hypot(ex, ey));
  const sides = normals(spine);
  const broad = radius * rng.between(0.36, 0.44);
  const bare = 0.1;
  const on = (t: number, side: number, share: number): Point => {
    const at = Math.max(0, Math.min(steps - 1e-6, t * steps));
    const i = Math.floor(at);
    const f = at - i;
    const [ax, ay] = spine[i] ?? [0, 0];
    const [bx, by] = spine[i + 1] ?? [ax, ay];
    const [nx, ny] = sides[i] ?? [1, 0];
    const u = Math.max(0, Math.min(1, (t - bare) / (1 - bare)));
    const half = broad * steady.power(steady.sin(Math.PI * steady.power(u, 0.82)), 0.62) * share * side;
    return [ax + (bx - ax) * f + nx * half, ay + (by - ay) * f + ny * half];
  };
  const edges = [1, -1].map((side) => tornEdge(on, side, rng.fork(side)));
  const rib = Array.from({ length: 9 }, (_, k) => on(1 - (k / 8) * (1 - bare), 1, 0));
  const halfPath = (k: number) => curve([...(edges[k] ?? []), ...rib], true);
  let veins = '';
  const count = 12 + detail * 3;
  for (const side of [1, -1]) {
    for (let k = 0; k < count; k++) {
      const t = bare + 0.03 + (0.84 * k) / count;
      veins += wedge(
        on(t, side, 0),
        on(t + 0.025, side, 0.5),
        on(Math.min(0.985, t + 0.065), side, 0.94),
        Math.max(0.7, radius * 0.009),
      );
    }
  }
  return {
    shapes: [
      { d: halfPath(1), fill: inks.shade },
      { d: halfPath(0), fill: inks.lit },
      ...(detail >= 2 ? [{ d: veins, fill: inks.vein, opacity: 0.55 }] : []),
      {
        d: curve(
          brush(spine, (t) => radius * (0.055 - 0.045 * t)),
          true,
        ),
        fill: inks.vein,
      },
    ],
    radius: Math.ceil(radius * 1.2),
  };
};

/** From foot to tip, with a few wedge-shaped tears that follow the veins inwards. */
function tornEdge(on: (t: number, side: number, share: number) => Point, side: number, rng: Rng): Point[] {
  const tears = Array.from({ length: rng.whole(2, 4) }, () => ({
    at: rng.between(0.26, 0.86),
    deep: rng.between(0.25, 0.72),
  })).sort((a, b) => a.at - b.at);
  const points: Point[] = [];
  let t = 0.1;
  for (const { at, deep } of [...tears, { at: 2, deep: 0 }]) {
    while (t < Math.min(0.99, at - 0.03)) {
      points.push(on(t, side, 1 + 0.03 * steady.sin(17 * t)));
      t += 0.065;
    }
    if (at > 1 || at < t - 0.03) continue;
    points.push(on(at - 0.012, side, 1), on(at - 0.04, side, deep), on(at + 0.022, side, 0.98));
    t = at + 0.07;
  }
  return [...points, on(1, side, 0)];
}
