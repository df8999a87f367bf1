import { beginPath, commands, pathText, putCommand, putPlace } from './path-text.ts';
import type { Point } from './point.ts';

/** Path data of straight lines through points. */
export function polyline(points: readonly Point[], isClosed = false): string {
  beginPath();
  for (const [i, [x, y]] of points.entries()) {
    putCommand(i === 0 ? commands.move : commands.line);
    putPlace(x, y, true);
  }
  if (isClosed) putCommand(commands.close);
  return pathText();
}
