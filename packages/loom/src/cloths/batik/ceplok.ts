import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { type PetalShape, petalOutline } from '../../drawing/motifs/petal-outline.ts';
import { ringOf } from '../../drawing/motifs/ring-of.ts';
import { createSketch, type Sketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { circle, closedCurve, curve, polyline } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { dotsAlong } from './isen.ts';

/** Tiles of geometry: a rosette in every square, in two kinds by turns, a star where four squares meet. */
export function ceplok(planner: Planner): void {
  const { recipe, plot, geo: rng, col, origin } = planner;
  const lattice = squareLattice(plot.torus, plot.hero * rng.between(0.72, 0.95), true);
  const side = Math.min(lattice.stepX, lattice.stepY);
  const frames = rng.shuffle(['circle', 'octagon', 'lobes', 'diamond'] as const);
  const isPlain = rng.chance(0.3);
  const order = col.pick([
    ['light', 'a2', 'a1', 'a4'],
    ['a4', 'light', 'a1', 'a2'],
    ['light', 'a3', 'a1', 'a2'],
  ] as const);
  const other = [order[1], order[0], order[2], order[3]] as const;
  const isStarry = !recipe.motifs.exclude.includes('star');
  for (const { x, y, column, row } of lattice.sites) {
    const kind = isPlain ? 0 : (column + row) % 2;
    const symbol = planner.symbol(`rosette/${kind}`, (fork) =>
      rosette(side * 0.47, frames[kind] ?? 'circle', kind === 0 ? order : other, recipe.detail, fork),
    );
    const at = { x: x + origin.x, y: y + origin.y };
    planner.put('waxed', { symbol, ...at, turn: 0, scale: 1 });
    planner.note({ ...at, r: side * 0.45, motif: 'rosette', rank: 'hero' });
    const corner = { x: at.x + lattice.stepX / 2, y: at.y + lattice.stepY / 2 };
    planner.put('isen', {
      symbol: planner.symbol('corner', (fork) =>
        isStarry ? star(side * 0.25, order, fork) : rosette(side * 0.2, 'circle', other, 1, fork),
      ),
      ...corner,
      turn: 0,
      scale: 1,
    });
    for (const [dx, dy] of [
      [0.5, 0],
      [0, 0.5],
    ] as const) {
      const edge = { x: at.x + lattice.stepX * dx, y: at.y + lattice.stepY * dy };
      planner.put('isen', {
        symbol: planner.symbol('edge', () => sprig(side * 0.11, order)),
        ...edge,
        turn: dx * Math.PI,
        scale: 1,
      });
    }
    planner.note({ ...corner, r: side * 0.23, motif: isStarry ? 'star' : 'rosette', rank: 'secondary' });
  }
}

type Frame = 'circle' | 'octagon' | 'lobes' | 'diamond';
type Inks = readonly [Role, Role, Role, Role];

function frame(kind: Frame, r: number): Point[] {
  const count = 96;
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    const fold = ((angle + Math.PI / 8) % (Math.PI / 4)) - Math.PI / 8;
    const away =
      kind === 'octagon'
        ? (r * 0.96) / steady.cos(fold)
        : kind === 'lobes'
          ? r * (0.86 + 0.15 * steady.power(Math.abs(steady.sin(4 * angle)), 0.6))
          : kind === 'diamond'
            ? (r * 1.06) /
              steady.power(
                steady.power(Math.abs(steady.sin(angle)), 1.25) + steady.power(Math.abs(steady.cos(angle)), 1.25),
                0.8,
              )
            : r;
    return [steady.sin(angle) * away, -steady.cos(angle) * away];
  });
}

function rosette(r: number, kind: Frame, [body, second, deep, pale]: Inks, detail: number, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const bands: readonly (readonly [Role, number])[] = [
    [body, 1],
    ['ground', 0.93],
    [second, 0.88],
    ['ground', 0.81],
  ];
  for (const [role, share] of bands) sketch.area(curve(frame(kind, r * share), true), role);
  if (detail > 1)
    sketch.area(dotsAlong([...frame(kind, r * 0.745), frame(kind, r * 0.745)[0] ?? [0, 0]], 9, 1.7), pale);
  const petals = rng.pick([4, 6, 8] as const);
  const shape = rng.pick(['round', 'ogee', 'notch', 'point'] as const);
  petalRing(sketch, petals * 2, 0.5, r * 0.62, r * 0.3, 'point', second, deep);
  petalRing(sketch, petals, 0, r * 0.6, Math.min(r * 0.62, (r * 2.4) / petals), shape, body, deep);
  petalRing(sketch, petals, 0, r * 0.45, Math.min(r * 0.36, (r * 1.4) / petals), shape, pale, deep);
  sketch.outlined(circle(0, 0, r * 0.17), 'ground', body, 2);
  sketch.area(ringOf(petals + 2, r * 0.115, r * 0.03), body);
  sketch.area(circle(0, 0, r * 0.055), second);
  return sketch.done(r * 1.12);
}

function petalRing(
  sketch: Sketch,
  count: number,
  offset: number,
  length: number,
  width: number,
  shape: PetalShape,
  fill: Role,
  edge: Role,
): void {
  let d = '';
  for (let k = 0; k < count; k++) {
    const turn = (2 * Math.PI * (k + offset)) / count;
    d += closedCurve(petalOutline(shape, length, width, 0, 5).map((stretch) => place(stretch, 0, 0, turn)));
  }
  sketch.outlined(d, fill, edge, 1.6);
}

function star(r: number, [body, second, deep]: Inks, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const points = rng.pick([8, 4, 8]);
  const inner = points === 4 ? 0.34 : 0.52;
  const outline = (share: number) =>
    polyline(
      Array.from({ length: points * 2 }, (_, k): Point => {
        const angle = (Math.PI * k) / points + (points === 4 ? Math.PI / 4 : 0);
        const away = r * share * (k % 2 === 0 ? 1 : inner);
        return [steady.sin(angle) * away, -steady.cos(angle) * away];
      }),
      true,
    );
  sketch.area(outline(1), body);
  sketch.area(outline(0.78), deep);
  sketch.area(outline(0.6), second);
  sketch.area(circle(0, 0, r * 0.16), body);
  sketch.area(ringOf(points, r * 0.82, Math.max(1.4, r * 0.045), 0.5), body);
  return sketch.done(r);
}

/** A bead between four rays of dots, where two frames come near each other. */
function sprig(r: number, [body, second, , pale]: Inks): SceneSymbol {
  const sketch = createSketch();
  for (const side of [-1, 1]) {
    for (const [k, share] of [0.62, 1, 1.36, 1.7].entries()) {
      sketch.area(circle(0, side * r * share, r * (0.17 - 0.03 * k)), k % 2 === 0 ? body : pale);
      if (k > 0)
        for (const way of [-1, 1]) sketch.area(circle(way * r * 0.34 * k, side * r * (share + 0.1), r * 0.1), pale);
    }
  }
  sketch.area(circle(0, 0, r * 0.36), body);
  sketch.area(circle(0, 0, r * 0.18), second);
  return sketch.done(r * 2);
}
