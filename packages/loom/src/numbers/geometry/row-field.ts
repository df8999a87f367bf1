import type { Heights } from './isolines.ts';
import type { Point } from './point.ts';

/** Distances from a closed outline (even-odd), positive inside, on a raster of `step` units with a margin of two cells. */
export function rowField(outline: readonly Point[], step: number): Heights {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.min(...xs) - 2 * step;
  const top = Math.min(...ys) - 2 * step;
  const columns = Math.ceil((Math.max(...xs) + 2 * step - left) / step) + 1;
  const rows = Math.ceil((Math.max(...ys) + 2 * step - top) / step) + 1;
  const values = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const inside = new Uint8Array(columns * rows);
  let [ax, ay] = outline.at(-1) ?? [0, 0];
  for (const [bx, by] of outline) {
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy || 1;
    for (let row = 0; row < rows; row++) {
      const y = top + row * step;
      const isCrossed = ay > y !== by > y;
      const crossing = isCrossed ? ax + (dx * (y - ay)) / dy : 0;
      for (let column = 0; column < columns; column++) {
        const x = left + column * step;
        const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
        const px = x - ax - t * dx;
        const py = y - ay - t * dy;
        const at = row * columns + column;
        const away = px * px + py * py;
        if (away < (values[at] ?? 0)) values[at] = away;
        if (isCrossed && crossing > x) inside[at] = 1 - (inside[at] ?? 0);
      }
    }
    ax = bx;
    ay = by;
  }
  for (let i = 0; i < values.length; i++) values[i] = Math.sqrt(values[i] ?? 0) * (inside[i] === 1 ? 1 : -1);
  return { left, top, step, columns, rows, values };
}
