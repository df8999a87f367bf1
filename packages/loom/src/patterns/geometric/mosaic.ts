import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import { cellShapeOf, mapPoint, type WallpaperGroup, wallpaperMaps } from '../../layout/wallpaper-group.ts';
import type { Rng } from '../../random/rng.ts';
import type { Ink } from '../../scene/scene.ts';
import { cellsOf } from './cells.ts';
import type { GeometricTask } from './task.ts';

type Triangle = readonly [Point, Point, Point];

const mirrored = ['pm', 'cm', 'pmm', 'pmg', 'cmm', 'p4m', 'p4g', 'p3m1', 'p31m', 'p6m'] as const;
const turning = ['p4', 'pgg', 'p4', 'p3', 'p6', 'p4g', 'p2', 'pg', 'p1'] as const;
/** About so many kinds of triangles make a unit: fewer are dull, more are noise. */
const kinds = 10;

/** Triangles coloured alike wherever the group carries them: quilts and tiled floors with mirrors. */
export function mosaic(task: GeometricTask): void {
  pave(task, task.rng.pick(mirrored));
}

/** The same without mirrors: everything turns one way. */
export function pinwheel(task: GeometricTask): void {
  pave(task, task.rng.pick(turning));
}

function pave({ plot, rng, dyes, stage, wash, recipe }: GeometricTask, group: WallpaperGroup): void {
  const shape = cellShapeOf(group);
  const cells = cellsOf(plot.torus, shape, plot.hero * rng.between(0.95, 1.25));
  const shares = { along: [1, 0], down: [0, 1] } as const;
  const maps = wallpaperMaps(group, shares);
  const isHexagonal = shape === 'hexagonal';
  const perSquare = isHexagonal ? 2 : 4;
  const wanted = Math.sqrt((kinds * maps.length) / perSquare) * (recipe.detail >= 4 ? 1.4 : 1);
  const parts = Math.max(2, 2 * Math.round(wanted / 2));
  const inks = colours(dyes);
  const known = new Map<string, Ink>();
  const areas = new Map<Ink, string>();
  let met = 0;
  for (const triangle of isHexagonal ? triangles(parts) : quarters(parts)) {
    const middle = middleOf(triangle);
    let ink = known.get(keyOf(middle));
    if (ink === undefined) {
      ink = inks(met++);
      for (const map of maps) known.set(keyOf(mapPoint(map, middle)), ink);
    }
    const corners = triangle.map(([u, v]): Point => {
      const { along, down } = cells.cell;
      return [u * along[0] + v * down[0], u * along[1] + v * down[1]];
    });
    areas.set(ink, (areas.get(ink) ?? '') + polyline(corners, true));
  }
  wash('ground');
  areas.delete('ground');
  const shapes = [...areas].map(([fill, d]) => ({ d, fill, stroke: fill, strokeWidth: 0.7 }));
  stage.set('field', { shapes, radius: cells.side * 2 }, cells.sites);
  for (const { x, y } of cells.sites) stage.note({ x, y, r: cells.side / 2, motif: 'diamond', rank: 'hero' });
}

/** The ground takes every third kind, the rest are dealt so that no dye is left out. */
function colours(dyes: Rng): (kind: number) => Ink {
  const dealt = dyes.shuffle<Ink>(['a1', 'a2', 'light', 'a1', 'a3', 'a2', 'dark', 'a1']);
  const first = dyes.whole(0, 2);
  return (kind) => ((kind + first) % 3 === 0 ? 'ground' : (dealt[kind % dealt.length] ?? 'a1'));
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
function keyOf([u, v]: Point): string {
  const part = (share: number) => Math.round((share - Math.floor(share + 1e-9)) * 1e5);
  return `${part(u)} ${part(v)}`;
}
