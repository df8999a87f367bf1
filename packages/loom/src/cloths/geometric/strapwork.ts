import type { Ink, Shape } from '../../drawing/scene.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { contactStar } from './contact-star.ts';
import { cellsOf, type GeometricTask } from './task.ts';
import { inRadius, type Tiling, tilings } from './tilings.ts';

/**
 * Broad bands that pass over and under by turns through a tiling of stars. Seen from inside every polygon a band leaves
 * each side over its partner and reaches the next one under it; the half turn about a side's middle keeps that, so it
 * holds through the whole cloth.
 */
export function strapwork(task: GeometricTask): void {
  const { rng, dyes, plot, planner, line, recipe, wash } = task;
  const tiling: Tiling = rng.pick([
    tilings.octagons,
    tilings.dodecagons,
    tilings.hexagons,
    tilings.squares,
    tilings.kagome,
    tilings.rhombic,
  ]);
  const degrees = rng.pick(tiling.angles.slice(0, 2));
  const scale = tiling === tilings.octagons || tiling === tilings.dodecagons ? 1 : 0.78;
  const cells = cellsOf(plot.torus, tiling.shape, plot.hero * scale);
  const [band, star, kite, other] = dyes.pick<readonly [Ink, Ink, Ink, Ink]>([
    ['light', 'a1', 'ground', 'a2'],
    ['a3', 'a1', 'dark', 'a2'],
    ['a1', 'ground', 'light', 'a2'],
    ['light', 'dark', 'a1', 'a3'],
  ]);
  const shortest = Math.min(...tiling.tiles.map((tile) => sideOf(tile.corners)));
  const width = cells.side * shortest * rng.between(0.26, 0.36);
  const fills = new Map<Ink, string>();
  const shape = (points: readonly Point[]) => polyline(points.map(cells.place), true);
  const over = { areas: '', edges: '' };
  const under = { areas: '', edges: '' };
  let within = '';
  let hearts = '';
  for (const [i, tile] of tiling.tiles.entries()) {
    const made = contactStar(tile, degrees);
    const ink = i === 0 ? star : other;
    fills.set(ink, (fills.get(ink) ?? '') + shape(made.outline));
    fills.set(kite, (fills.get(kite) ?? '') + made.kites.map(shape).join(''));
    if (i === 0) {
      const [x, y] = cells.place(tile.middle);
      within += shape(
        made.outline.map(
          ([u, v]): Point => [
            tile.middle[0] + (u - tile.middle[0]) * 0.46,
            tile.middle[1] + (v - tile.middle[1]) * 0.46,
          ],
        ),
      );
      hearts += circle(x, y, tile.radius * cells.side * 0.12);
    }
    for (const [k, from] of made.middles.entries()) {
      const to = made.middles[(k + 1) % made.middles.length] ?? from;
      const bay = made.bays[k] ?? from;
      const strap = strapAlong(cells.place(from), cells.place(bay), cells.place(to), width / 2);
      over.areas += polyline([...strap.left.slice(0, 3), ...strap.right.slice(0, 3).toReversed()], true);
      under.areas += polyline([...strap.left.slice(2), ...strap.right.slice(2).toReversed()], true);
      over.edges += polyline(strap.left.slice(0, 3)) + polyline(strap.right.slice(0, 3));
      under.edges += polyline(strap.left.slice(2)) + polyline(strap.right.slice(2));
    }
  }
  const radius = cells.side * 1.6;
  const edge = (d: string): Shape => ({ d, stroke: 'line', strokeWidth: Math.round(line * 90) / 100 });
  const area = (d: string): Shape => ({ d, fill: band, stroke: band, strokeWidth: 0.4 });
  wash(kite);
  planner.set(
    'field',
    { shapes: [...fills].map(([fill, d]) => ({ d, fill, stroke: fill, strokeWidth: 0.6 })), radius },
    cells.sites,
  );
  planner.set('stems', { shapes: [area(under.areas)], radius }, cells.sites);
  planner.set('stems', { shapes: [edge(under.edges)], radius }, cells.sites);
  planner.set('stems', { shapes: [area(over.areas)], radius }, cells.sites);
  planner.set('stems', { shapes: [edge(over.edges)], radius }, cells.sites);
  if (recipe.detail >= 2) {
    const shapes: Shape[] = [
      { d: within, fill: other === star ? kite : other },
      { d: hearts, fill: band },
    ];
    planner.set('motifs', { shapes, radius }, cells.sites);
  }
  for (const site of cells.sites) {
    for (const [i, tile] of tiling.tiles.entries()) {
      const [x, y] = cells.place(tile.middle);
      const r = inRadius(tile) * cells.side;
      planner.note({ x: site.x + x, y: site.y + y, r, motif: 'star', rank: i === 0 ? 'hero' : 'secondary' });
    }
  }
}

function sideOf([first = [0, 0], second = [0, 0]]: readonly Point[]): number {
  return steady.hypot(second[0] - first[0], second[1] - first[1]);
}

/** Both edges of a band that bends at `bay`, with a place halfway down its second part, where over becomes under. */
function strapAlong(from: Point, bay: Point, to: Point, half: number): { left: Point[]; right: Point[] } {
  const one = normal(from, bay);
  const two = normal(bay, to);
  const dot = one[0] * two[0] + one[1] * two[1];
  const mitre: Point = [(one[0] + two[0]) / (1 + dot), (one[1] + two[1]) / (1 + dot)];
  const middle: Point = [(bay[0] + to[0]) / 2, (bay[1] + to[1]) / 2];
  const edge = (side: number): Point[] => [
    [from[0] + one[0] * half * side, from[1] + one[1] * half * side],
    [bay[0] + mitre[0] * half * side, bay[1] + mitre[1] * half * side],
    [middle[0] + two[0] * half * side, middle[1] + two[1] * half * side],
    [to[0] + two[0] * half * side, to[1] + two[1] * half * side],
  ];
  return { left: edge(1), right: edge(-1) };
}

function normal(a: Point, b: Point): Point {
  const length = steady.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}
