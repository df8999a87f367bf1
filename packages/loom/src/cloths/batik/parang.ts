import { type Net, netOn } from '../../drawing/layout/net.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { bezier, brush, normals, resample } from '../../numbers/geometry/line.ts';
import { circle, curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { dotsAlong } from './isen.ts';

/** Share of a slope that its blades take; the rest is the chain of lozenges ("mlinjon"). */
const bladed = 0.82;

/** The line between two knives: along (in periods) and across (0 … 1 of the bladed strip), the same turned by half about its middle. */
const edge: readonly Point[] = [
  [0.86, 0],
  [0.5, 0.02],
  [0.16, 0.07],
  [-0.04, 0.16],
  [-0.06, 0.27],
  [0.02, 0.38],
  [0.14, 0.5],
  [0.26, 0.62],
  [0.34, 0.73],
  [0.32, 0.84],
  [0.12, 0.93],
  [-0.22, 0.98],
  [-0.58, 1],
];

/** Broken blades: slopes of S-shaped knives that fit into each other, a line between them, and chains of lozenges between the slopes. */
export function parang(planner: Planner): void {
  const { recipe, plot, geo: rng, col, origin } = planner;
  const slope = plot.hero * rng.between(0.82, 1.15);
  const period = slope * rng.between(0.34, 0.42);
  const angle = rng.pick([0.785, -0.785]);
  const [c, s] = [steady.cos(angle), steady.sin(angle)];
  const net = slopesOn(plot.torus, [period * c, period * s], [-slope * s, slope * c]);
  const body = col.pick(['light', 'light', 'a4'] as const);
  const heart = col.pick(['a2', 'a1', 'a3'] as const);
  const blade = bladeOn(net, body, heart, recipe.detail);
  const chain = chainOn(net, heart);
  for (const { x, y } of net.sites) {
    const at = { x: x + origin.x, y: y + origin.y, turn: 0, scale: 1 };
    planner.put('waxed', { symbol: planner.symbol('blade', () => blade), ...at });
    planner.put('isen', { symbol: planner.symbol('chain', () => chain), ...at });
    planner.note({ x: at.x + net.v[0] / 2, y: at.y + net.v[1] / 2, r: slope * 0.3, motif: 'parang', rank: 'hero' });
  }
}

/** Whole slopes across the diagonal of a straight repeat stand square on each other; another repeat has its nearest net. */
function slopesOn(torus: Torus, u: Point, v: Point): Net {
  if (torus.dropY !== 0 || torus.brickX !== 0) return netOn(torus, u, v);
  const half = steady.hypot(torus.w, torus.h) / 2;
  const [along, across] = [u, v].map(([x, y]) => Math.max(1, Math.round(half / steady.hypot(x, y))));
  const share = (vector: Point, count = 1): Point => [
    (Math.sign(vector[0]) * torus.w) / (2 * count),
    (Math.sign(vector[1]) * torus.h) / (2 * count),
  ];
  return netOn(torus, share(u, along), share(v, across));
}

function bladeOn({ u, v }: Net, body: Role, heart: Role, detail: number): SceneSymbol {
  const at = ([t, h]: Point): Point => [u[0] * t + v[0] * h * bladed, u[1] * t + v[1] * h * bladed];
  const period = steady.hypot(u[0], u[1]);
  const side = resample(smooth(edge.map(at)), period * 0.05);
  const middle = side.map(([x, y]): Point => [x + u[0] / 2, y + u[1] / 2]);
  // How wide the knife is square to its middle line: less where it bends along the slope.
  const wide = normals(middle).map(([nx, ny]) => Math.abs(nx * u[0] + ny * u[1]));
  const last = middle.length - 1;
  const inset = (from: number, share: number) => {
    const kept = middle.slice(from, last + 1 - from);
    const reach = (t: number) => wide[from + Math.round(t * (kept.length - 1))] ?? 0;
    const taper = (t: number) => Math.min(1, 0.12 + 5 * t, 0.12 + 5 * (1 - t));
    return {
      kept,
      d: curve(
        brush(kept, (t) => reach(t) * share * taper(t)),
        true,
      ),
    };
  };
  const sketch = createSketch();
  const next = side.map(([x, y]): Point => [x + u[0], y + u[1]]);
  sketch.area(polyline([...side, ...next.toReversed()], true), 'ground');
  sketch.line(polyline(side), 'a2', Math.max(1.6, period * 0.035));
  sketch.line(polyline(next), 'a2', Math.max(1.6, period * 0.035));
  const from = Math.round(last * 0.12);
  sketch.outlined(inset(from, 0.66).d, heart, 'a1', 1.2);
  sketch.area(inset(Math.round(last * 0.2), 0.34).d, body === heart ? 'light' : body);
  if (detail > 1) {
    const core = middle.slice(Math.round(last * 0.26), last + 1 - Math.round(last * 0.26));
    sketch.area(dotsAlong(core, period * 0.13, Math.max(1.2, period * 0.026)), 'ground');
  }
  // Isen: drips along the back of every knife, and an eye in the bend of each end.
  if (detail > 2) {
    const back = side.slice(from, last + 1 - from).map(([x, y]): Point => [x + u[0] * 0.1, y + u[1] * 0.1]);
    sketch.area(dotsAlong(back, period * 0.12, Math.max(1, period * 0.018)), 'a1');
  }
  for (const share of [0.25, 0.75]) {
    const [x, y] = middle[Math.round(last * share)] ?? [0, 0];
    sketch.outlined(circle(x, y, period * 0.11), 'ground', 'a2', 1.4);
    sketch.area(circle(x, y, period * 0.05), heart);
  }
  return sketch.done(steady.hypot(v[0], v[1]) + period * 1.6);
}

/** More points on the curve through these. */
function smooth(points: readonly Point[]): Point[] {
  return points.flatMap((b, i) => {
    const c = points[i + 1];
    if (c === undefined) return [b];
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c];
    const third = (p: Point, q: Point, s: number, t: Point): Point => [
      t[0] + ((q[0] - p[0]) * s) / 6,
      t[1] + ((q[1] - p[1]) * s) / 6,
    ];
    return bezier(b, third(a, c, 1, b), third(b, d, -1, c), c, 6).slice(0, -1);
  });
}

function chainOn({ u, v }: Net, heart: Role): SceneSymbol {
  const at = (t: number, h: number): Point => [u[0] * t + v[0] * h, u[1] * t + v[1] * h];
  const sketch = createSketch();
  const middle = (1 + bladed) / 2;
  const half = (1 - bladed) / 2;
  sketch.area(polyline([at(-0.01, bladed), at(1.01, bladed), at(1.01, 1), at(-0.01, 1)], true), 'a2');
  for (const h of [bladed, 1]) sketch.line(polyline([at(-0.01, h), at(1.01, h)]), 'ground', 3);
  for (const k of [0, 1]) {
    const t = 0.25 + 0.5 * k;
    const lozenge = (size: number) =>
      polyline(
        [
          at(t - 0.235 * size, middle),
          at(t, middle - half * 0.7 * size),
          at(t + 0.235 * size, middle),
          at(t, middle + half * 0.7 * size),
        ],
        true,
      );
    sketch.area(lozenge(1), 'ground');
    sketch.area(lozenge(0.66), heart);
    sketch.area(lozenge(0.3), 'ground');
    for (const side of [-1, 1]) sketch.area(circle(...at(t + 0.25, middle + side * half * 0.45), 1.6), 'ground');
  }
  return sketch.done(steady.hypot(u[0], u[1]) + steady.hypot(v[0], v[1]));
}
