import { type Net, netOn } from '../../drawing/layout/net.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { brush } from '../../numbers/geometry/line.ts';
import { circle, curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { dotsAlong } from './isen.ts';

/** Share of a slope that its blades take; the rest is the chain of lozenges ("mlinjon"). */
const bladed = 0.76;

/** A blade's spine over its slope: along (in periods) and across (0 … 1 of the bladed strip), curling in at both ends. */
const spine: readonly Point[] = [
  [-0.28, 0.2],
  [-0.42, 0.13],
  [-0.5, 0.05],
  [-0.34, -0.005],
  [-0.1, 0.05],
  [0.02, 0.2],
  [0.1, 0.4],
  [0.2, 0.6],
  [0.3, 0.8],
  [0.42, 0.95],
  [0.66, 1.005],
  [0.82, 0.95],
  [0.74, 0.87],
  [0.6, 0.8],
];

/** Broken blades: slopes of interlocking S-shaped knives between chains of lozenges, falling across the cloth. */
export function parang(planner: Planner): void {
  const { recipe, plot, geo: rng, col, origin } = planner;
  const slope = plot.hero * rng.between(0.82, 1.15);
  const period = slope * rng.between(0.4, 0.5);
  const angle = rng.pick([0.785, -0.785, 0.62, -0.95]);
  const [c, s] = [steady.cos(angle), steady.sin(angle)];
  const net = netOn(plot.torus, [period * c, period * s], [-slope * s, slope * c]);
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

function bladeOn({ u, v }: Net, body: Role, heart: Role, detail: number): SceneSymbol {
  const at = ([t, h]: Point): Point => [
    u[0] * t + v[0] * (0.03 + h * (bladed - 0.06)),
    u[1] * t + v[1] * (0.03 + h * (bladed - 0.06)),
  ];
  const period = steady.hypot(u[0], u[1]);
  const width = period * 0.62;
  const points = spine.map(at);
  const fat = (t: number) => 0.3 + 0.7 * steady.power(steady.sin(Math.PI * t), 0.7);
  const sketch = createSketch();
  sketch.outlined(
    curve(
      brush(points, (t) => width * fat(t)),
      true,
    ),
    body,
    'a2',
    2,
  );
  const inner = points.slice(2, -2);
  sketch.outlined(
    curve(
      brush(inner, (t) => width * 0.6 * fat(t)),
      true,
    ),
    heart,
    'a1',
    1.3,
  );
  sketch.area(
    curve(
      brush(points.slice(4, -4), (t) => width * 0.3 * fat(t)),
      true,
    ),
    body,
  );
  if (detail > 1) sketch.area(dotsAlong(points.slice(5, -5), 8, 1.5), 'a1');
  // The eye in the curl of each end, and drips beside the back.
  for (const [t, h] of [
    [0.34, 0.13],
    [-0.04, 0.87],
  ] as const) {
    const [x, y] = at([t, h]);
    sketch.outlined(circle(x, y, width * 0.15), 'a4', 'light', 1.4);
    sketch.area(circle(x, y, width * 0.06), 'a1');
  }
  return sketch.done(steady.hypot(v[0], v[1]) + period * 1.6);
}

function chainOn({ u, v }: Net, heart: Role): SceneSymbol {
  const at = (t: number, h: number): Point => [u[0] * t + v[0] * h, u[1] * t + v[1] * h];
  const sketch = createSketch();
  const middle = (1 + bladed) / 2;
  const half = (1 - bladed) / 2;
  for (const h of [bladed + 0.012, 0.988]) sketch.line(polyline([at(-0.01, h), at(1.01, h)]), 'light', 2.2);
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
    sketch.area(lozenge(1), 'light');
    sketch.area(lozenge(0.62), heart);
    sketch.area(lozenge(0.28), 'light');
    for (const side of [-1, 1]) sketch.area(circle(...at(t + 0.25, middle + side * half * 0.45), 1.5), 'a4');
  }
  return sketch.done(steady.hypot(u[0], u[1]) + steady.hypot(v[0], v[1]));
}
