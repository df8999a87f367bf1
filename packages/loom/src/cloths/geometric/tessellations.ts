import type { Ink } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { accentsAsked, ownLayoutsAsked } from '../../recipe/colours-asked.ts';
import { type Cells, cellsOf, type GeometricTask } from './task.ts';

const root3 = Math.sqrt(3);

/** A corner of a hexagon that stands on one. */
function corner(k: number, radius: number, [x, y]: Point = [0, 0]): Point {
  const angle = (Math.PI / 180) * (60 * k - 90);
  return [x + radius * steady.cos(angle), y + radius * steady.sin(angle)];
}

/** The dyes of a tessellation that covers the cloth: the ground and those that were named, else three and their tints. */
function dyesOf({ recipe, dyes }: GeometricTask): readonly Ink[] {
  const named = accentsAsked(recipe);
  const accents = (['a1', 'a2', 'a3', 'a4'] as const).slice(0, Math.min(4, named));
  if (named === 1) return ['ground', 'a1>ground:0.5', 'a1'];
  if (named > 1) return ['ground', ...accents];
  return dyes.pick<readonly Ink[]>([
    ['ground', 'a1', 'a2', 'light'],
    ['light', 'a2', 'a1', 'a3'],
    ['ground', 'a1', 'dark', 'a3'],
  ]);
}

/** Flat areas by their dyes, each closed by a thin stroke of its own so that no ground shows between. */
function lay({ planner, wash }: GeometricTask, { sites, side }: Cells, areas: ReadonlyMap<Ink, string>): void {
  wash('ground');
  const shapes = [...areas].flatMap(([fill, d]) => (d === '' ? [] : [{ d, fill, stroke: fill, strokeWidth: 0.7 }]));
  planner.set('field', { shapes, radius: side * 2 }, sites);
}

/** Areas in the making. */
function createAreas(place: (point: Point) => Point) {
  const areas = new Map<Ink, string>();
  return {
    areas,
    add: (ink: Ink, corners: readonly Point[]) =>
      areas.set(ink, (areas.get(ink) ?? '') + polyline(corners.map(place), true)),
  };
}

/** Tumbling blocks: three rhombs to a cube, lit from above; where triangles are named too the lid is parted into two. */
export function tumbling(task: GeometricTask): void {
  const { plot, planner, recipe, rng } = task;
  const cells = evenCells(task, plot.hero * 0.62 * rng.between(0.75, 1.3));
  const { areas, add } = createAreas(cells.place);
  const [lid = 'ground', one = 'a1', two = 'a2', other] = dyesOf(task);
  const [left, right] = rng.chance(0.5) ? [one, two] : [two, one];
  const r = 1 / root3;
  const at = [0, 1, 2, 3, 4, 5].map((k) => corner(k, r));
  const [top, east, south, foot, west, north] = at as [Point, Point, Point, Point, Point, Point];
  const middle: Point = [0, 0];
  const isParted = ownLayoutsAsked(recipe).includes('triangles');
  const shaded: Ink = lid === 'ground' ? 'ground>a1:0.28' : 'light>a1:0.28';
  if (isParted || other !== undefined) {
    add(lid, [north, top, middle]);
    add(isParted ? shaded : (other ?? lid), [top, east, middle]);
  } else add(lid, [top, east, middle, north]);
  add(left, [north, middle, foot, west]);
  add(right, [middle, east, south, foot]);
  lay(task, cells, areas);
  for (const { x, y } of cells.sites) planner.note({ x, y, r: cells.side * 0.5, motif: 'diamond', rank: 'hero' });
}

/** Hexagons side by side in three dyes, no two of one dye together, each with a smaller one within. */
export function hexagons(task: GeometricTask): void {
  const { plot, planner, recipe, rng } = task;
  const cells = evenCells(task, plot.hero * 1.15 * rng.between(0.75, 1.25));
  const { areas, add } = createAreas(cells.place);
  const inks = dyesOf(task);
  const middles: readonly Point[] = [
    [0, 0],
    [0.5, root3 / 6],
    [0.5, -root3 / 6],
  ];
  const inner = recipe.detail >= 2 ? rng.between(0.45, 0.7) : 0;
  const six = (middle: Point, radius: number) =>
    [0, 1, 2, 3, 4, 5].map((k): Point => {
      const angle = (Math.PI / 3) * k;
      return [middle[0] + radius * steady.cos(angle), middle[1] + radius * steady.sin(angle)];
    });
  const inkAt = (n: number): Ink => inks[n % inks.length] ?? 'a1';
  for (const [n, middle] of middles.entries()) add(inkAt(n), six(middle, 1 / 3));
  lay(task, cells, areas);
  const within = createAreas(cells.place);
  for (const [n, middle] of inner === 0 ? [] : middles.entries())
    within.add(inkAt(n + (inks.length > 3 ? 3 : 1)), six(middle, inner / 3));
  const shapes = [...within.areas].map(([fill, d]) => ({ d, fill }));
  planner.set('motifs', { shapes, radius: cells.side * 1.2 }, cells.sites);
  for (const site of cells.sites)
    for (const [n, middle] of middles.entries()) {
      const [x, y] = cells.place(middle);
      const rank = n === 0 ? 'hero' : 'secondary';
      planner.note({ x: site.x + x, y: site.y + y, r: (cells.side * root3) / 6, motif: 'diamond', rank });
    }
}

/** How far the side of a cell may be from the one that was asked for, for triangles that are nearer to even ones. */
const sways = [1, 0.94, 1.06, 0.88, 1.13, 0.82, 1.2, 0.76, 1.28] as const;

/** Cells of even hexagons of about `side` units: of those that fit whole into the module the least stretched. */
function evenCells({ plot }: GeometricTask, side: number): Cells {
  const ways = sways.map((sway) => cellsOf(plot.torus, 'hexagonal', side * sway));
  const stretch = ({ cell }: Cells) => Math.abs(steady.log((cell.down[1] / cell.along[0]) * (2 / root3)));
  const [first, ...others] = ways;
  if (first === undefined) throw new RangeError('Expected cells');
  const best = others.reduce((least, next) => (stretch(next) < stretch(least) - 0.01 ? next : least), first);
  // The tile's edge lies within areas: where they meet, the picture steps most.
  const [right, down] = [best.side * 0.23, best.side * 0.11];
  return { ...best, sites: best.sites.map((site) => ({ ...site, x: site.x + right, y: site.y + down })) };
}

/** Triangles side by side in rows, those that point up by turns in the dyes, those that point down in the next ones. */
export function triangles(task: GeometricTask): void {
  const { plot, planner, rng } = task;
  const inks = dyesOf(task);
  // The order of the dyes closes within a cell.
  const parts = inks.length > 3 ? inks.length : 6;
  const cells = evenCells(task, plot.hero * parts * 0.42 * rng.between(0.7, 1.35));
  const { areas, add } = createAreas(cells.place);
  const order = rng.pick([1, 2]);
  const at = (u: number, v: number): Point => [(u - v / 2) / parts, (v * root3) / 2 / parts];
  for (let u = 0; u < parts; u++)
    for (let v = 0; v < parts; v++) {
      const inkAt = (n: number): Ink => inks[n % inks.length] ?? 'a1';
      add(inkAt(u + order * v), [at(u, v), at(u + 1, v), at(u + 1, v + 1)]);
      add(inkAt(u + order * v + 1 + (inks.length > 3 ? 1 : 0)), [at(u, v), at(u + 1, v + 1), at(u, v + 1)]);
    }
  lay(task, cells, areas);
  for (const { x, y } of cells.sites) planner.note({ x, y, r: cells.side / parts / 2, motif: 'diamond', rank: 'hero' });
}

/** Bands of a square from its rim to its middle. */
const opBands = 7;

/** Op art: squares within squares in two dyes, their quarters by turns the other way round, so that the eye folds the cloth. */
export function opArt(task: GeometricTask): void {
  const { plot, planner, rng } = task;
  const cells = cellsOf(plot.torus, 'square', plot.hero * rng.between(0.9, 1.15));
  const inks = dyesOf(task);
  const [one = 'ground', other = 'a1', third = other] =
    inks.length === 3 && inks[1]?.includes('>') ? [inks[0], inks[2]] : inks;
  const { areas, add } = createAreas(cells.place);
  const isTwisted = rng.chance(0.6);
  for (let band = 0; band < opBands; band++) {
    const [out, within] = [0.5 - (band * 0.5) / opBands, 0.5 - ((band + 1) * 0.5) / opBands];
    for (let quarter = 0; quarter < 4; quarter++) {
      const turn = (Math.PI / 2) * quarter;
      const by = ([x, y]: Point): Point => [
        x * steady.cos(turn) - y * steady.sin(turn),
        x * steady.sin(turn) + y * steady.cos(turn),
      ];
      const isDark = (band + (isTwisted ? quarter : 0)) % 2 === 1;
      const dye = quarter % 2 === 1 ? third : other;
      const strip: Point[] = [
        [-out, -out],
        [out, -out],
        [within, -within],
        [-within, -within],
      ];
      add(isDark ? dye : one, strip.map(by));
    }
  }
  lay(task, cells, areas);
  for (const { x, y } of cells.sites) planner.note({ x, y, r: cells.side / 2, motif: 'diamond', rank: 'hero' });
}
