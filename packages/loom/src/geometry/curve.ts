import { beginPath, commands, pathText, putCommand, putPlace } from './path-text.ts';
import type { Point } from './point.ts';

/**
 * Path data of a smooth curve through points (uniform Catmull–Rom written as cubic Béziers). Handles on both sides of a
 * point mirror each other, so all but the first need not be written.
 */
export function curve(points: readonly Point[], isClosed = false): string {
  const n = points.length;
  const at = (i: number): Point => points[isClosed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const last = isClosed ? n : n - 1;
  let before = at(-1);
  let from = at(0);
  let to = at(1);
  beginPath();
  putCommand(commands.move);
  putPlace(from[0], from[1], true);
  for (let i = 0; i < last; i++) {
    const after = at(i + 2);
    if (i === 0) {
      putCommand(commands.curve);
      putPlace(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6, true);
    } else putCommand(commands.smooth);
    putPlace(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, i > 0);
    putPlace(to[0], to[1], false);
    before = from;
    from = to;
    to = after;
  }
  if (isClosed) putCommand(commands.close);
  return pathText();
}
