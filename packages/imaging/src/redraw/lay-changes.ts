import { eachBand } from '../bands/each-band.ts';
import { openRows } from '../bands/open-rows.ts';
import { samplesOf } from '../bands/samples.ts';
import { createPngRows } from '../bands/write-png.ts';
import { changeBetween } from './change-between.ts';

export interface ChangesLaid {
  /** The picture at its full size, */
  readonly original: string;
  /** what a model drew, brought to that size, */
  readonly enlarged: string;
  /** and both in the size in which the model saw and drew them. */
  readonly shown: string;
  readonly drawn: string;
  readonly width: number;
  readonly height: number;
  readonly isTile: boolean;
  readonly dpi: number;
}

/**
 * Writes a picture that is the original, pixel for pixel and in its depth, but where a model changed it. False, and nothing is
 * written, when that cannot be seen (see `changedCells`) or the original is transparent. `width` and `height` are the smaller pictures'.
 * Holds some rows; `folder` takes spools. Throws PictureError as `openRows` does; ENOSPC for a full disk.
 */
export async function layChanges(to: string, folder: string, laid: ChangesLaid): Promise<boolean> {
  const cells = await changedCells(laid.shown, laid.drawn, laid);
  if (cells === undefined) return false;
  const own = await openRows(laid.original, folder);
  try {
    const { layout } = own;
    if (layout.channels !== 3) return false;
    const over = await openRows(laid.enlarged, folder, 8);
    const png = await createPngRows(to, layout, laid.dpi);
    try {
      const deep = layout.depth === 16 ? 257 : 1;
      const share = createShare(cells, layout, laid.isTile);
      for await (const { y, height, pixels } of eachBand(own)) {
        const samples = samplesOf(pixels, layout);
        const drawn = await over.read(y, height);
        for (let row = 0; row < height; row++) {
          const weights = share(y + row);
          if (weights === undefined) continue;
          for (let x = 0; x < layout.width; x++) {
            const weight = weights[x] ?? 0;
            if (weight === 0) continue;
            const pixel = row * layout.width + x;
            for (let part = 0; part < 3; part++) {
              const before = samples[pixel * 3 + part] ?? 0;
              const after = (drawn[pixel * over.layout.channels + part] ?? 0) * deep;
              samples[pixel * 3 + part] = Math.round(before + (after - before) * weight);
            }
          }
        }
        await png.write(pixels);
      }
      await png.finish();
      return true;
    } finally {
      await png.close();
      await over.close();
    }
  } finally {
    await own.close();
  }
}

/** The weights of a row of pixels, between the middles of cells; undefined where all of them are nothing. */
function createShare(
  { columns, rows, weights }: Cells,
  { width, height }: { readonly width: number; readonly height: number },
  isTile: boolean,
): (y: number) => Float32Array | undefined {
  const inside = (at: number, count: number) => (isTile ? (at + count) % count : Math.min(count - 1, Math.max(0, at)));
  const line = new Float32Array(columns);
  const out = new Float32Array(width);
  return (y) => {
    const place = ((y + 0.5) * rows) / height - 0.5;
    const [top, fall] = [Math.floor(place), place - Math.floor(place)];
    const [one, two] = [inside(top, rows) * columns, inside(top + 1, rows) * columns];
    for (let x = 0; x < columns; x++) line[x] = (weights[one + x] ?? 0) * (1 - fall) + (weights[two + x] ?? 0) * fall;
    if (line.every((weight) => weight === 0)) return undefined;
    for (let x = 0; x < width; x++) {
      const at = ((x + 0.5) * columns) / width - 0.5;
      const [left, side] = [Math.floor(at), at - Math.floor(at)];
      out[x] = (line[inside(left, columns)] ?? 0) * (1 - side) + (line[inside(left + 1, columns)] ?? 0) * side;
    }
    return out;
  };
}

/** How much of what was drawn each cell of a picture takes, 0 … 1, row by row. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly weights: Float32Array;
}

/** Sizes that models draw in can be divided by it. */
const cellPx = 16;

/** Something else was drawn here, */
const strong = { share: 0.25, mean: 14 };

/** and belongs to it as far as it goes on like this. Alone it is drift. */
const weak = { share: 0.04, mean: 5 };

/** With more drift than this, a model drew the picture as a whole; with more of it covered, too. */
const mostDrift = 0.25;
const mostCovered = 0.6;
/** Cells around it that are taken whole, and steps in which it then goes over into what was there. */
const margin = 1;
const softness = 1;

/**
 * Where a model changed a picture that it was shown, with soft rims; around the torus for a tile. Undefined when that cannot be seen: it
 * drew all of it, or nothing clearly. Both pictures are of one size. Throws PictureError as `readSmall` does.
 */
async function changedCells(
  shown: string,
  drawn: string,
  { width, height, isTile }: { readonly width: number; readonly height: number; readonly isTile: boolean },
): Promise<Cells | undefined> {
  const [columns, rows] = [Math.max(1, Math.round(width / cellPx)), Math.max(1, Math.round(height / cellPx))];
  const edge = (i: number, count: number, length: number) => Math.round((i * length) / count);
  const places = Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const [left, top] = [edge(x, columns, width), edge(y, rows, height)];
    const [right, bottom] = [edge(x + 1, columns, width), edge(y + 1, rows, height)];
    return { roll: { across: 0, down: 0 }, left, top, width: right - left, height: bottom - top };
  });
  const changes = await changeBetween(shown, drawn, places);
  const isOver = (most: typeof strong) => changes.map(({ share, mean }) => share > most.share || mean > most.mean);
  const around = neighbours(columns, rows, isTile);
  const changed = grownInto(isOver(strong), isOver(weak), around);
  const drift = isOver(weak).filter((is, at) => is && changed[at] === 0).length;
  if (!changed.includes(1) || drift > mostDrift * changed.length) return undefined;
  let wide = changed;
  for (let step = 0; step < margin + softness; step++) wide = spread(wide, around);
  if (wide.filter((is) => is === 1).length > mostCovered * wide.length) return undefined;
  let weights = Float32Array.from(wide);
  for (let step = 0; step < softness; step++) weights = smoothed(weights, around);
  return { columns, rows, weights };
}

type Neighbours = (at: number) => number[];

/** A cell and those around it. */
function neighbours(columns: number, rows: number, isTile: boolean): Neighbours {
  return (at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const found: number[] = [];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [u, v] = [x + dx, y + dy];
        if (isTile) found.push(((v + rows) % rows) * columns + ((u + columns) % columns));
        else if (u >= 0 && v >= 0 && u < columns && v < rows) found.push(v * columns + u);
      }
    }
    return found;
  };
}

function grownInto(seeds: readonly boolean[], room: readonly boolean[], around: Neighbours): Uint8Array {
  const grown = Uint8Array.from(seeds, Number);
  const open = [...grown.keys()].filter((at) => grown[at] === 1);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of around(at)) {
      if (grown[next] === 1 || room[next] !== true) continue;
      grown[next] = 1;
      open.push(next);
    }
  }
  return grown;
}

function spread(cells: Uint8Array, around: Neighbours): Uint8Array {
  return cells.map((_, at) => (around(at).some((next) => cells[next] === 1) ? 1 : 0));
}

function smoothed(weights: Float32Array<ArrayBuffer>, around: Neighbours): Float32Array<ArrayBuffer> {
  return weights.map((_, at) => {
    const near = around(at);
    return near.reduce((sum, next) => sum + (weights[next] ?? 0), 0) / near.length;
  });
}
