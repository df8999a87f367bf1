import type { Point } from '../../geometry/point.ts';
import { cellShapeOf, mapPoint, type WallpaperGroup, wallpaperMaps } from '../../layout/wallpaper-group.ts';

type Triangle = readonly [Point, Point, Point];

/** A triangle of the cell, its corners in shares of the cell. */
export interface KindOfTriangle {
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
    let kind = known.get(keyOf(middle));
    if (kind === undefined) {
      kind = met++;
      for (const map of maps) known.set(keyOf(mapPoint(map, middle)), kind);
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
function keyOf([u, v]: Point): string {
  const part = (share: number) => Math.round((share - Math.floor(share + 1e-9)) * 1e5);
  return `${part(u)} ${part(v)}`;
}
