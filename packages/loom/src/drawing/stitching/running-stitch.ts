import { resample } from '../../numbers/geometry/line.ts';
import { fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';

/** Share of a stitch's length that lies on the face of the cloth. */
const seen = 0.66;

/** Path data of a running stitch along a line: `stitch` units from one prick to the next but one. */
export function runningStitch(points: readonly Point[], stitch: number): string {
  return dashed(resample(points, stitch), seen);
}

/** The same for rows that lie close: `isOdd` ones go under where their neighbours lie on top. */
export function closeStitch(points: readonly Point[], stitch: number, isOdd: boolean): string {
  const halves = resample(points, stitch / 2);
  return dashed(
    halves.filter((_, i) => i % 2 === (isOdd ? 1 : 0)),
    seen,
  );
}

function dashed(places: readonly Point[], share: number): string {
  let d = '';
  for (let i = 0; i + 1 < places.length; i++) {
    const [ax, ay] = places[i] ?? [0, 0];
    const [bx, by] = places[i + 1] ?? [0, 0];
    d += `M${fixed(ax)} ${fixed(ay)}L${fixed(ax + (bx - ax) * share)} ${fixed(ay + (by - ay) * share)}`;
  }
  return d;
}
