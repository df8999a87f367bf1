import { netOn } from '../../drawing/layout/net.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** Dye goes in from the folds and fades towards what the boards held: shares of the facet that each dip reached. */
const dips: readonly (readonly [Role, number])[] = [
  ['a4', 0.95],
  ['a1', 0.9],
  ['a2', 0.84],
  ['a3', 0.79],
  ['light', 0.74],
];

/** Folded into a wad and clamped between boards: facets mirrored over every fold, dyed from their edges. */
export function itajime(planner: Planner): void {
  const { recipe, plot, geo: rng, origin } = planner;
  const fold = rng.pick(['triangle', 'square', 'diamond', 'hexagon'] as const);
  const side = plot.hero * (1.2 - 0.35 * recipe.density) * rng.between(0.85, 1.15);
  const hold = rng.between(0.84, 1.06);
  const core = rng.pick(['none', 'spot', 'star', 'spot'] as const);
  const isAlternating = rng.chance(0.5);
  const half = side * rng.between(0.8, 1.05);
  const u: Point = fold === 'diamond' ? [side / 2, -half] : [side, 0];
  const v: Point = fold === 'square' ? [0, side] : fold === 'diamond' ? [side / 2, half] : [side / 2, side * 0.866];
  const net = netOn(plot.torus, u, v, isAlternating && fold === 'square' ? { i: 2, j: 2 } : {});
  const corner = (a: number, b: number): Point => [net.u[0] * a + net.v[0] * b, net.u[1] * a + net.v[1] * b];
  const facets: readonly (readonly Point[])[] =
    fold === 'triangle'
      ? [
          [corner(0, 0), corner(1, 0), corner(0, 1)],
          [corner(1, 0), corner(1, 1), corner(0, 1)],
        ]
      : fold === 'hexagon'
        ? [
            [
              corner(1 / 3, 1 / 3),
              corner(-1 / 3, 2 / 3),
              corner(-2 / 3, 1 / 3),
              corner(-1 / 3, -1 / 3),
              corner(1 / 3, -2 / 3),
              corner(2 / 3, -1 / 3),
            ],
          ]
        : [[corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]];
  for (const { x, y, i, j } of net.sites) {
    const own = rng.fork(`facet/${i}/${j}`);
    for (const [n, facet] of facets.entries()) {
      const isDark = isAlternating && (fold === 'triangle' ? n === 1 : fold === 'square' && ((i + j) & 1) === 1);
      const symbol = planner.symbol(`${n}/${isDark}/${own.whole(1, 4)}`, (fork) =>
        held(facet, hold, isDark ? 'spot' : core, isDark, fork),
      );
      const cx = facet.reduce((sum, [px]) => sum + px, 0) / facet.length;
      const cy = facet.reduce((sum, [, py]) => sum + py, 0) / facet.length;
      const at = { x: x + origin.x + cx, y: y + origin.y + cy };
      planner.put('reserve', { symbol, ...at, turn: 0, scale: own.between(0.95, 1.03) });
      planner.note({ ...at, r: side * 0.4, motif: 'diamond', rank: 'hero' });
    }
  }
}

/** One facet about its middle: paler towards what the boards held; dark ones show a window only. */
function held(
  facet: readonly Point[],
  hold: number,
  core: 'none' | 'spot' | 'star',
  isDark: boolean,
  rng: Rng,
): SceneSymbol {
  const sketch = createSketch();
  const cx = facet.reduce((sum, [x]) => sum + x, 0) / facet.length;
  const cy = facet.reduce((sum, [, y]) => sum + y, 0) / facet.length;
  const scaled = (share: number, fork: Rng): Point[] =>
    facet.flatMap(([x, y], k) => {
      const [nx, ny] = facet[(k + 1) % facet.length] ?? [x, y];
      // Edges bow inwards where the dye went farther between the corners' folds.
      return Array.from({ length: 9 }, (_, n): Point => {
        const t = n / 9;
        const bow = 1 - 0.1 * steady.sin(Math.PI * t) + fork.between(-0.022, 0.022);
        return [(x + (nx - x) * t - cx) * share * bow, (y + (ny - y) * t - cy) * share * bow];
      });
    });
  const shrink = isDark ? 0.5 : 1;
  for (const [role, share] of dips)
    sketch.area(polyline(scaled(share * hold * shrink, rng.fork(`${role}`)), true), role);
  if (core === 'spot') {
    for (const [role, share] of [
      ['a2', 0.3],
      ['a1', 0.26],
      ['ground', 0.21],
    ] as const)
      sketch.area(polyline(scaled(-share * hold * shrink, rng.fork(`spot/${role}`)), true), role);
  } else if (core === 'star') {
    for (const [k, [x, y]] of facet.entries()) {
      const [nx, ny] = facet[(k + 1) % facet.length] ?? [x, y];
      const mid: Point = [((x + nx) / 2 - cx) * 0.62 * hold, ((y + ny) / 2 - cy) * 0.62 * hold];
      const tip: Point = [(x - cx) * 0.16, (y - cy) * 0.16];
      const next: Point = [(nx - cx) * 0.16, (ny - cy) * 0.16];
      sketch.area(polyline([[0, 0], tip, mid, next], true), k % 2 === 0 ? 'ground' : 'a1');
    }
  }
  const reach = Math.max(...facet.map(([x, y]) => steady.hypot(x - cx, y - cy)));
  return sketch.done(reach * 1.15);
}
