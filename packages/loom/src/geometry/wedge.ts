import { beginPath, commands, pathText, putCommand, putPlace } from './path-text.ts';
import type { Point } from './point.ts';

/** Half the width left at the stroke's middle. */
const mid = 0.8;

/** Path data of a pen stroke from a to b, bent towards c, `width` wide at a and running out to a fine end at b. */
export function wedge(a: Point, c: Point, b: Point, width: number): string {
  const dx = c[0] - a[0];
  const dy = c[1] - a[1];
  const share = width / 2 / (Math.sqrt(dx * dx + dy * dy) || 1);
  const nx = -dy * share;
  const ny = dx * share;
  beginPath();
  putCommand(commands.move);
  putPlace(a[0] + nx, a[1] + ny, true);
  putCommand(commands.bend);
  putPlace(c[0] + nx * mid, c[1] + ny * mid, true);
  putPlace(b[0], b[1], false);
  putCommand(commands.bend);
  putPlace(c[0] - nx * mid, c[1] - ny * mid, true);
  putPlace(a[0] - nx, a[1] - ny, false);
  putCommand(commands.close);
  return pathText();
}
