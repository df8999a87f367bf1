import { eachBand } from '../bands/each-band.ts';
import { openRows } from '../bands/open-rows.ts';
import { samplesOf } from '../bands/samples.ts';
import { createPngRows } from '../bands/write-png.ts';
import { type Cells, changedCells } from './changed-cells.ts';

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
