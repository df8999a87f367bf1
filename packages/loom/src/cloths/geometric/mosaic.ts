import { cellShapeOf, mapPoint, type WallpaperGroup, wallpaperMaps } from '../../drawing/layout/wallpaper-group.ts';
import type { Ink } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { modulo } from '../../numbers/torus.ts';
import { type Cells, cellsOf, type GeometricTask } from './task.ts';

const mirrored = ['pm', 'cm', 'pmm', 'pmg', 'cmm', 'p4m', 'p4g', 'p3m1', 'p31m', 'p6m'] as const;
const turning = ['p4', 'pgg', 'p4', 'p3', 'p6', 'p4g', 'p2', 'pg', 'p1'] as const;
/** About so many kinds of triangles make a unit: fewer are dull, more are noise. */
const kinds = 10;

/** Triangles coloured alike wherever the group carries them: quilts and tiled floors with mirrors, a star where these cross. */
export function mosaic(task: GeometricTask): void {
  const group = task.rng.pick(mirrored);
  const cells = pave(task, group);
  if (task.recipe.motifs.exclude.includes('star')) noteUnits(task, cells);
  else setStars(task, group, cells);
}

/** The same without mirrors: everything turns one way. */
export function pinwheel(task: GeometricTask): void {
  noteUnits(task, pave(task, task.rng.pick(turning)));
}

function noteUnits({ planner }: GeometricTask, { sites, side }: Cells): void {
  for (const { x, y } of sites) planner.note({ x, y, r: side / 2, motif: 'diamond', rank: 'hero' });
}

function pave({ plot, rng, dyes, planner, wash, recipe }: GeometricTask, group: WallpaperGroup): Cells {
  const cells = cellsOf(plot.torus, cellShapeOf(group), plot.hero * rng.between(0.95, 1.25));
  const inks = colours(dyes);
  const areas = new Map<Ink, string>();
  const { along, down } = cells.cell;
  for (const { corners, kind } of triangleKinds(group, recipe.detail >= 4 ? 2 * kinds : kinds)) {
    const placed = corners.map(([u, v]): Point => [u * along[0] + v * down[0], u * along[1] + v * down[1]]);
    areas.set(inks(kind), (areas.get(inks(kind)) ?? '') + polyline(placed, true));
  }
  wash('ground');
  areas.delete('ground');
  const shapes = [...areas].map(([fill, d]) => ({ d, fill, stroke: fill, strokeWidth: 0.7 }));
  planner.set('field', { shapes, radius: cells.side * 2 }, cells.sites);
  return cells;
}

/** Stars where the mirrors cross: a large one leads, a small one answers it. */
function setStars({ dyes, planner }: GeometricTask, group: WallpaperGroup, cells: Cells): void {
  const { along, down } = cells.cell;
  const leaders = orbit(group, [0, 0]);
  const isHexagonal = cellShapeOf(group) === 'hexagonal';
  const isTaken = (point: Point) => leaders.some((leader) => keyOf(leader) === keyOf(point));
  const followers = orbit(group, isHexagonal ? [1 / 3, 2 / 3] : [0.5, 0.5]).filter((point) => !isTaken(point));
  const [rim, body, heart] = dyes.pick<readonly [Ink, Ink, Ink]>([
    ['dark', 'light', 'a1'],
    ['light', 'a1', 'a3'],
    ['ground', 'dark', 'a3'],
    ['light', 'a2', 'ground'],
  ]);
  for (const [points, share, rank] of [
    [leaders, leading, 'hero'],
    [followers, following, 'secondary'],
  ] as const) {
    // Stars of one unit share its room.
    const r = (cells.side * share) / Math.sqrt(Math.max(1, points.length));
    const shapes = (
      [
        [rim, 1],
        [body, 0.8],
        [heart, 0.4],
      ] as const
    ).map(([fill, part]) => ({ d: starOutline(isHexagonal ? 6 : 8, r * part), fill }));
    const places = cells.sites.flatMap(({ x, y }) =>
      points.map(([u, v]) => ({ x: x + u * along[0] + v * down[0], y: y + u * along[1] + v * down[1] })),
    );
    planner.set('motifs', { shapes, radius: r + 2 }, places);
    for (const place of places) planner.note({ ...place, r, motif: 'star', rank });
  }
}

/** Radii of the stars where the mirrors cross, as shares of the cell's side. */
const leading = 0.18;
const following = 0.1;

/** Two squares or two triangles over one another, as tile setters cut them. */
function starOutline(points: number, radius: number): string {
  const dent = steady.cos((2 * Math.PI) / points) / steady.cos(Math.PI / points);
  const corners = Array.from({ length: 2 * points }, (_, k): Point => {
    const angle = (Math.PI * k) / points;
    const r = k % 2 === 0 ? radius : radius * dent;
    return [r * steady.sin(angle), -r * steady.cos(angle)];
  });
  return polyline(corners, true);
}

/** All places of the cell that the group carries a place to. */
function orbit(group: WallpaperGroup, point: Point): Point[] {
  const maps = wallpaperMaps(group, { along: [1, 0], down: [0, 1] });
  const all = maps.map((map): Point => {
    const [u, v] = mapPoint(map, point);
    return [modulo(u + 1e-9, 1), modulo(v + 1e-9, 1)];
  });
  return all.filter((one, i) => all.findIndex((other) => keyOf(other) === keyOf(one)) === i);
}

function keyOf([u, v]: Point): string {
  return `${Math.round(u * 1e4)} ${Math.round(v * 1e4)}`;
}

/** The ground takes every third kind, the rest are dealt so that no dye is left out. */
function colours(dyes: Rng): (kind: number) => Ink {
  const dealt = dyes.shuffle<Ink>(['a1', 'a2', 'light', 'a1', 'a3', 'a2', 'dark', 'a1']);
  const first = dyes.whole(0, 2);
  return (kind) => ((kind + first) % 3 === 0 ? 'ground' : (dealt[kind % dealt.length] ?? 'a1'));
}

type Triangle = readonly [Point, Point, Point];

/** A triangle of the cell, its corners in shares of the cell. */
interface KindOfTriangle {
  readonly corners: Triangle;
  /** The same number for all that the group carries into each other; from 0. */
  readonly kind: number;
}

/** A group's cell divided into triangles, fine enough for about `kinds` kinds that may each have a colour of their own. */
export function triangleKinds(group: WallpaperGroup, kinds: number): KindOfTriangle[] {
  const maps = wallpaperMaps(group, { along: [1, 0], down: [0, 1] });
  const isHexagonal = cellShapeOf(group) === 'hexagonal';
  const wanted = Math.sqrt((kinds * maps.length) / (isHexagonal ? 2 : 4));
  const parts = Math.max(2, 2 * Math.round(wanted / 2));
  const known = new Map<string, number>();
  let met = 0;
  return (isHexagonal ? triangles(parts) : quarters(parts)).map((corners) => {
    const middle = middleOf(corners);
    let kind = known.get(kindKeyOf(middle));
    if (kind === undefined) {
      kind = met++;
      for (const map of maps) known.set(kindKeyOf(mapPoint(map, middle)), kind);
    }
    return { corners, kind };
  });
}

/** Squares of the cell, each parted by both diagonals. */
function quarters(parts: number): Triangle[] {
  return squaresOf(parts).flatMap(([u, v, w]): Triangle[] => {
    const middle: Point = [u + w / 2, v + w / 2];
    const corners: Point[] = [
      [u, v],
      [u + w, v],
      [u + w, v + w],
      [u, v + w],
    ];
    return corners.map((corner, k) => [corner, corners[(k + 1) % 4] ?? corner, middle]);
  });
}

/** Rhombs of the cell, each parted by its short diagonal. */
function triangles(parts: number): Triangle[] {
  return squaresOf(parts).flatMap(([u, v, w]): Triangle[] => [
    [
      [u, v],
      [u + w, v],
      [u + w, v + w],
    ],
    [
      [u, v],
      [u + w, v + w],
      [u, v + w],
    ],
  ]);
}

function squaresOf(parts: number): [u: number, v: number, side: number][] {
  return Array.from({ length: parts * parts }, (_, i) => [
    (i % parts) / parts,
    Math.floor(i / parts) / parts,
    1 / parts,
  ]);
}

function middleOf([a, b, c]: Triangle): Point {
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
}

/** A place of the cell, whichever copy of it is meant. */
function kindKeyOf([u, v]: Point): string {
  const part = (share: number) => Math.round((share - Math.floor(share + 1e-9)) * 1e5);
  return `${part(u)} ${part(v)}`;
}
