import { netOn } from '../../drawing/layout/net.ts';
import { ringOf } from '../../drawing/motifs/ring-of.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { circle, curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { dotsAlong, oval } from './isen.ts';

type Seed = 'pair' | 'nested' | 'grains' | 'ribbed';

/** Four fruits of the sugar palm about every crossing, a spark in every hollow between them. */
export function kawung(planner: Planner): void {
  const { recipe, plot, geo: rng, col, origin } = planner;
  const step = plot.hero * rng.between(0.82, 1.12);
  const isTilted = rng.chance(0.4);
  const seed = rng.pick(['pair', 'nested', 'grains', 'ribbed'] as const);
  const turn = isTilted ? Math.PI / 4 : 0;
  const checkered = rng.chance(0.35);
  // Whole steps along both edges, an even number where two kinds alternate: a net that is only near would lean.
  const whole = (length: number) => {
    const wide = isTilted ? step * Math.SQRT2 : step;
    const two = checkered ? 2 : 1;
    return length / (two * Math.max(1, Math.round(length / wide / two)));
  };
  const [dx, dy] = [whole(plot.torus.w), whole(plot.torus.h)];
  const net = isTilted
    ? netOn(plot.torus, [dx / 2, dy / 2], [-dx / 2, dy / 2], checkered ? { i: 2, j: 2 } : {})
    : netOn(plot.torus, [dx, 0], [0, dy], checkered ? { i: 2, j: 2 } : {});
  // Wax leads: the fruits are the pale cloth, dyed ones only between pale ones.
  const bodies = col.pick<readonly [Role, Role]>([
    ['light', 'a4'],
    ['light', 'a2'],
    checkered ? ['a4', 'light'] : ['light', 'a4'],
  ] as const);
  const plump = rng.between(0.46, 0.55);
  const centre = rng.pick([4, 6, 8]);
  for (const { x, y, i, j } of net.sites) {
    const isOther = checkered && ((i + j) & 1) === 1;
    const at = { x: x + origin.x, y: y + origin.y, turn: 0, scale: 1 };
    const [uX, uY] = [net.u[0] / 2, net.u[1] / 2];
    const [vX, vY] = [net.v[0] / 2, net.v[1] / 2];
    for (const [k, [dx, dy]] of (
      [
        [uX + vX, uY + vY],
        [uX - vX, uY - vY],
      ] as const
    ).entries()) {
      for (const way of [1, -1]) {
        const symbol = planner.symbol(`fruit/${isOther}/${k}/${way}`, (fork) =>
          fruit([dx * way, dy * way], plump, seed, isOther ? bodies[1] : bodies[0], recipe.detail, fork),
        );
        planner.put('waxed', { symbol, ...at });
        planner.note({
          x: at.x + (dx * way) / 2,
          y: at.y + (dy * way) / 2,
          r: step * 0.3,
          motif: 'kawung',
          rank: 'hero',
        });
      }
    }
    planner.put('isen', { symbol: planner.symbol('centre', () => knot(step * 0.1, centre)), ...at });
    planner.put('isen', {
      symbol: planner.symbol('tips', () => knot(step * 0.07, 4)),
      x: at.x + uX + vX,
      y: at.y + uY + vY,
      turn: turn + Math.PI / 4,
      scale: 1,
    });
    planner.put('isen', {
      symbol: planner.symbol('spark', () => spark(step * 0.19, recipe.detail)),
      x: at.x + uX,
      y: at.y + uY,
      turn,
      scale: 1,
    });
    planner.put('isen', {
      symbol: planner.symbol('spark', () => spark(step * 0.19, recipe.detail)),
      x: at.x + vX,
      y: at.y + vY,
      turn,
      scale: 1,
    });
    planner.note({ x: at.x, y: at.y, r: step * 0.1, motif: 'kawung', rank: 'secondary' });
  }
}

/** One fruit from the crossing at the origin to `tip`. */
function fruit([tx, ty]: Point, plump: number, seed: Seed, body: Role, detail: number, rng: Rng): SceneSymbol {
  const reach = steady.hypot(tx, ty);
  const angle = steady.atan2(ty, tx);
  const along = reach * 0.475;
  const at = (share: number, thin = share): Point[] =>
    oval({ x: tx / 2, y: ty / 2, along: along * share, across: along * plump * thin, angle, power: 1.5 });
  const other: Role = body === 'light' ? 'a1' : 'light';
  // Marks in the ground's own colour show on every fruit, waxed or dyed.
  const mark: Role = 'ground';
  const sketch = createSketch();
  // Dripped dots follow every fruit on the ground.
  if (detail > 2) sketch.area(dotsAlong(closed(at(1.09, 1.18)), 8, 1.25), 'a4');
  sketch.outlined(curve(at(1), true), body, 'a2', 2.2);
  sketch.line(curve(at(0.9, 0.86), true), body === 'a2' ? mark : 'a2', 1.8);
  if (detail > 2) sketch.area(dotsAlong(closed(at(0.8, 0.72)), 7.5, 1.15), mark);
  const along1 = (t: number, off: number): Point => [
    tx / 2 + steady.cos(angle) * along * t - steady.sin(angle) * along * plump * off,
    ty / 2 + steady.sin(angle) * along * t + steady.cos(angle) * along * plump * off,
  ];
  if (seed === 'nested') {
    sketch.outlined(curve(at(0.62, 0.5), true), 'a2', mark, 1.4);
    sketch.outlined(curve(at(0.4, 0.26), true), other, mark, 1.2);
  } else if (seed === 'pair') {
    for (const side of [-1, 1])
      sketch.area(
        curve(
          oval({
            x: along1(side * 0.3, 0)[0],
            y: along1(side * 0.3, 0)[1],
            along: along * 0.2,
            across: along * plump * 0.34,
            angle,
            power: 1.8,
          }),
          true,
        ),
        'a4',
      );
    for (const side of [-1, 1]) {
      const cross = [
        along1(side * 0.3 - 0.13, 0),
        along1(side * 0.3 + 0.13, 0),
        along1(side * 0.3, -0.22),
        along1(side * 0.3, 0.22),
      ] as const;
      sketch.line(polyline([cross[0], cross[1]]) + polyline([cross[2], cross[3]]), mark, 2.4);
    }
    sketch.area(circle(tx / 2, ty / 2, 2.4), mark);
  } else if (seed === 'grains') {
    let grains = '';
    for (let k = -4; k <= 4; k++)
      for (const off of [-0.3, 0, 0.3])
        grains += circle(
          ...along1(k * 0.14 + (off === 0 ? 0.07 : 0), off * (1 - Math.abs(k) / 9)),
          1.9 + rng.between(-0.3, 0.3),
        );
    sketch.area(grains, mark);
  } else {
    for (const off of [-0.42, -0.21, 0, 0.21, 0.42])
      sketch.line(
        curve([along1(-0.66 * (1 - off * off), off), along1(0, off * 1.15), along1(0.66 * (1 - off * off), off)]),
        off === 0 ? mark : 'a2',
        1.7,
      );
  }
  return sketch.done(reach);
}

function closed(points: readonly Point[]): Point[] {
  return [...points, points[0] ?? [0, 0]];
}

function knot(r: number, petals: number): SceneSymbol {
  const sketch = createSketch();
  sketch.area(circle(0, 0, r), 'ground');
  sketch.area(ringOf(petals, r * 0.66, r * 0.3), 'light');
  sketch.area(circle(0, 0, r * 0.34), 'a2');
  return sketch.done(r);
}

/** The small cross of dots and strokes in a hollow. */
function spark(r: number, detail: number): SceneSymbol {
  const sketch = createSketch();
  if (detail > 2) sketch.area(ringOf(12, r * 0.76, Math.max(1, r * 0.055)), 'a2');
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    const [c, s] = [steady.cos(angle), steady.sin(angle)];
    sketch.area(
      curve(oval({ x: c * r * 0.52, y: s * r * 0.52, along: r * 0.34, across: r * 0.15, angle, power: 1.7 }, 16), true),
      'a4',
    );
    sketch.area(circle(c * r * 1.06, s * r * 1.06, Math.max(1.2, r * 0.07)), 'light');
    if (detail > 2) {
      const d = Math.SQRT1_2 * r * 0.5;
      sketch.area(circle((c - s) * d, (s + c) * d, Math.max(1.2, r * 0.08)), 'a2');
    }
  }
  sketch.area(circle(0, 0, r * 0.15), 'light');
  return sketch.done(r * 1.2);
}
