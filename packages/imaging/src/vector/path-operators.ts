import { fromHex } from '@naksha/colour';
import type { Outline } from './drawing.ts';

/** Outlines as PDF and PostScript write them: `m`, `l`, `c` and `h`, in whole units, absolute. Appends to `into`. */
export function pathOperators(outlines: readonly Outline[], into: string[]): void {
  for (const outline of outlines) {
    let x = outline[0] ?? 0;
    let y = outline[1] ?? 0;
    let path = `${x} ${y} m\n`;
    for (let at = 2; at + 5 < outline.length; at += 6) {
      const [ax, ay, bx, by] = [outline[at] ?? 0, outline[at + 1] ?? 0, outline[at + 2] ?? 0, outline[at + 3] ?? 0];
      const [ex, ey] = [outline[at + 4] ?? 0, outline[at + 5] ?? 0];
      const isStraight = ax === x && ay === y && bx === ex && by === ey;
      path += isStraight ? `${ex} ${ey} l\n` : `${ax} ${ay} ${bx} ${by} ${ex} ${ey} c\n`;
      x = ex;
      y = ey;
    }
    into.push(`${path}h\n`);
  }
}

/** Red, green and blue, 0 … 1, as both write them. */
export function rgbOperands(colour: string): string {
  return fromHex(colour)
    .map((channel) => Number(channel.toFixed(4)))
    .join(' ');
}
