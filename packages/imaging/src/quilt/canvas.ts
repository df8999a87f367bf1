import { type Field, wrap } from './field.ts';
import type { Offset } from './find-offsets.ts';
import { halved, halvedMask } from './halve.ts';
import { inPlace, type Origin } from './owners.ts';

/** A result in the making: what it looks like, and where each of its pixels comes from. */
export interface Canvas {
  readonly field: Field;
  /** 1 for what is drawn, 0 for ground. */
  readonly drawn: Uint8Array;
  readonly owners: Uint32Array;
  readonly origins: Origin[];
}

/** A canvas that is the picture itself. */
export function createCanvas({ width, height, lab }: Field, drawn: Uint8Array): Canvas {
  return {
    field: { width, height, lab: lab.slice() },
    drawn: drawn.slice(),
    owners: new Uint32Array(width * height),
    origins: [inPlace],
  };
}

/** Lays pixels of `source` on a canvas: those of a square window around a place that are 1 in `inside`. */
export function lay(
  canvas: Canvas,
  { field: source, drawn }: { readonly field: Field; readonly drawn: Uint8Array },
  window: { readonly x: number; readonly y: number; readonly side: number; readonly inside: Uint8Array },
  { dx, dy }: Offset,
  origin: Origin,
): void {
  const { width, height, lab } = canvas.field;
  const owner = canvas.origins.push(origin) - 1;
  const reach = window.side >> 1;
  for (let row = 0; row < window.side; row++) {
    const y = window.y + row - reach;
    for (let column = 0; column < window.side; column++) {
      if (window.inside[row * window.side + column] !== 1) continue;
      const x = window.x + column - reach;
      const at = wrap(y, height) * width + wrap(x, width);
      const from = (wrap(y + dy, source.height) * source.width + wrap(x + dx, source.width)) * 3;
      canvas.owners[at] = owner;
      canvas.drawn[at] = drawn[from / 3] ?? 0;
      for (let axis = 0; axis < 3; axis++) lab[at * 3 + axis] = source.lab[from + axis] ?? 0;
    }
  }
}

/** A canvas at half its size, to judge by, and at a quarter. */
export interface HalfCanvas extends Canvas {
  readonly quarter: Field;
}

export function halfCanvas(canvas: Canvas): HalfCanvas {
  const field = halved(canvas.field);
  return { ...canvas, field, quarter: halved(field), drawn: halvedMask(canvas.drawn, canvas.field) };
}
