import type { Sketch } from '../../drawing/motifs/sketch.ts';
import type { Ink, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { rowsWithin } from '../../drawing/stitching/rows-within.ts';
import { closeStitch } from '../../drawing/stitching/running-stitch.ts';
import { polygonsOf } from '../../drawing/subjects/polygons.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { type Role, roles } from '../../vocabulary/roles.ts';
import type { Needle } from './task.ts';

/** An area filled by running stitch from its edge inwards. */
export interface Patch {
  readonly outline: readonly Point[];
  readonly rows: readonly { readonly points: readonly Point[]; readonly isOdd: boolean }[];
  readonly thread: Role;
}

/** Cloth shows between the stitches: an area is mixed with so much of the ground. */
const tint = 0.4;

export function patchOf(outline: readonly Point[], thread: Role, needle: Needle): Patch {
  const rows = rowsWithin(outline, needle.row).map(({ points, isClosed, number }) => ({
    points: isClosed ? [...points, points[0] ?? [0, 0]] : points,
    isOdd: number % 2 === 1,
  }));
  return { outline, rows, thread };
}

/** The same patch a number of times about the origin. */
export function aroundPatch(patch: Patch, count: number, from: number, phase = 0): Patch[] {
  return Array.from({ length: count }, (_, k) => {
    const turn = (2 * Math.PI * (k + phase)) / count;
    const [[x, y] = [0, 0]] = place([[0, -from]], 0, 0, turn);
    return {
      thread: patch.thread,
      outline: place(patch.outline, x, y, turn),
      rows: patch.rows.map(({ points, isOdd }) => ({ points: place(points, x, y, turn), isOdd })),
    };
  });
}

/** Lays patches on a drawing: the quilted cloth, the rows over it, a line of close stitches round each. */
export function layPatches(
  sketch: Sketch,
  patches: readonly Patch[],
  { thread, stitch }: Needle,
  contour: Ink | undefined = 'line',
): void {
  for (const role of new Set(patches.map((patch) => patch.thread))) {
    const own = patches.filter((patch) => patch.thread === role);
    sketch.area(own.map(({ outline }) => polyline(outline, true)).join(''), `${role}>ground:${tint}`);
    const d = own.flatMap(({ rows }) => rows.map(({ points, isOdd }) => closeStitch(points, stitch, isOdd))).join('');
    sketch.line(d, role, thread);
  }
  if (contour === undefined) return;
  sketch.line(patches.map(({ outline }) => polyline(outline, true)).join(''), contour, thread * 0.9);
}

/** Parts of a drawing smaller than this share of its radius are worked solid; paths of more parts than this are ornament. */
const least = 0.2;
const mostParts = 8;

/** A drawing of flat areas as the quilter works it: every larger area in rows of running stitch, lines and small parts in close stitches. */
export function quilted({ shapes, radius }: SceneSymbol, contour: Ink, needle: Needle): SceneSymbol {
  const { thread, stitch } = needle;
  const worked = shapes.flatMap((shape): Shape[] => {
    const { fill } = shape;
    const lined = shape.stroke === undefined ? shape : { ...shape, strokeWidth: lineOf(shape, thread) };
    const role = fill === undefined || fill === contour ? undefined : roles.find((name) => name === fill.split('>')[0]);
    if (role === undefined || role === 'ground') return [lined];
    const outlines = largeParts(shape.d, radius);
    if (outlines.length === 0) return [lined];
    const rows = outlines.flatMap((outline) => patchOf(outline, role, needle).rows);
    const d = rows.map(({ points, isOdd }) => closeStitch(points, stitch, isOdd)).join('');
    return [
      { ...lined, fill: `${role}>ground:${tint}` },
      ...(d === '' ? [] : [{ d, stroke: role, strokeWidth: rounded(thread) }]),
    ];
  });
  return { shapes: worked, radius };
}

function lineOf({ strokeWidth = 1 }: Shape, thread: number): number {
  return rounded(Math.max(strokeWidth, thread * 0.8));
}

function rounded(width: number): number {
  return Math.round(width * 100) / 100;
}

function largeParts(d: string, radius: number): Point[][] {
  const parts = d.split('M').slice(1);
  if (parts.length > mostParts) return [];
  return parts.flatMap((part) => {
    // Along its curves: between their ends alone a bowed panel would be worked as a triangle.
    const points = /[ahv]/.test(part) ? [] : (polygonsOf(`M${part}`)[0] ?? []);
    const span = (axis: 0 | 1) => Math.max(...points.map((at) => at[axis])) - Math.min(...points.map((at) => at[axis]));
    return points.length > 3 && Math.max(span(0), span(1)) > radius * least ? [points] : [];
  });
}
