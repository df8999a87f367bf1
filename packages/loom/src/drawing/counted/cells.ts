import { fixed } from '../../numbers/geometry/path.ts';
import type { Ink, SceneSymbol, Shape } from '../scene.ts';

/** A picture on counted cells, as on point paper: `undefined` is cloth that shows through. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  /** Outside it is empty. */
  at(column: number, row: number): Ink | undefined;
  /** Outside nothing happens. */
  set(column: number, row: number, ink: Ink | undefined): void;
}

export function createCells(width: number, height: number): Cells {
  const inks: (Ink | undefined)[] = new Array(width * height).fill(undefined);
  const has = (column: number, row: number) => column >= 0 && row >= 0 && column < width && row < height;
  return {
    width,
    height,
    at: (column, row) => (has(column, row) ? inks[row * width + column] : undefined),
    set: (column, row, ink) => {
      if (has(column, row)) inks[row * width + column] = ink;
    },
  };
}

/** Abutting areas overlap by this much in units: without it the ground would shine through between them. */
const lap = 0.35;

/** The picture as a symbol about its centre: one path an ink, equal cells joined to oblongs. */
export function cellSymbol(cells: Cells, cellW: number, cellH: number): SceneSymbol {
  const paths = new Map<Ink, string>();
  const left = (-cells.width * cellW) / 2;
  const top = (-cells.height * cellH) / 2;
  /** Oblongs that may still grow downwards, by their first column. */
  let open = new Map<number, { ink: Ink; end: number; from: number }>();
  const close = (start: number, { ink, end, from }: { ink: Ink; end: number; from: number }, row: number) => {
    const width = fixed((end - start) * cellW + 2 * lap);
    const d = `M${fixed(left + start * cellW - lap)} ${fixed(top + from * cellH - lap)}h${width}v${fixed((row - from) * cellH + 2 * lap)}h-${width}Z`;
    paths.set(ink, (paths.get(ink) ?? '') + d);
  };
  for (let row = 0; row <= cells.height; row++) {
    const next: typeof open = new Map();
    for (let column = 0; column < cells.width; ) {
      const ink = row < cells.height ? cells.at(column, row) : undefined;
      let end = column + 1;
      while (end < cells.width && cells.at(end, row) === ink) end++;
      if (ink !== undefined) {
        const above = open.get(column);
        next.set(column, { ink, end, from: above?.ink === ink && above.end === end ? above.from : row });
      }
      column = end;
    }
    for (const [start, oblong] of open) if (next.get(start)?.from !== oblong.from) close(start, oblong, row);
    open = next;
  }
  const shapes = [...paths].map(([fill, d]): Shape => ({ d, fill }));
  return { shapes, radius: Math.ceil(Math.sqrt(left * left + top * top)) + 2 };
}
