import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bandRows } from '../bands/each-band.ts';
import { openRows, type Rows } from '../bands/open-rows.ts';
import { pixelBytes } from '../bands/pixel-layout.ts';
import { createPngRows } from '../bands/write-png.ts';
import { judgeLook, lookAtJoins } from '../repeat/look-at-joins.ts';
import { resizePicture } from '../resize.ts';

/** Copies of a tile that are laid beside each other at most. */
const mostCopies = 4;
/** What a copy more costs beside a distortion, as the logarithm of a ratio. */
const copyCost = 0.12;
/** What it costs besides when they do not part a side evenly: the last of them is cut by a pixel or a few. */
const unevenCost = 0.06;
/** A file between two steps, whose resolution is read by none. */
const anyDpi = 72;

/** A picture that covers another's ground: its copies, and where they begin. */
export interface Fitted {
  readonly rows: Rows;
  /** The file that they are read from. */
  readonly path: string;
  readonly across: number;
  readonly down: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Brings a picture to another's size: a tile as whole copies, as many as keep its proportions best; of one that ends at its edges the
 * middle that has the ground's proportions, so that no more is resized than the ground holds. `folder` takes spools. Throws as
 * `resizePicture` does.
 */
export async function fitPicture(from: string, folder: string, ground: Size): Promise<Fitted> {
  const given = await openRows(from, folder, 8);
  const { width, height } = given.layout;
  const { across, down } = judgeLook(await lookAtJoins(given), { across: width, down: height });
  const isTile = across?.verdict !== 'steps' && down?.verdict !== 'steps';
  const copies = isTile ? copiesOf({ width, height }, ground) : { across: 1, down: 1 };
  const kept = isTile ? { width, height } : partLike(ground, { width, height });
  const size = { width: Math.ceil(ground.width / copies.across), height: Math.ceil(ground.height / copies.down) };
  const isCut = kept.width < width || kept.height < height;
  if (!isCut && size.width === width && size.height === height) return { rows: given, path: from, ...copies };
  const name = `${process.pid}-${sequence++}.png`;
  const part = isCut ? join(folder, `part-${name}`) : from;
  try {
    if (isCut) await writeMiddle(given, part, kept);
  } finally {
    await given.close();
  }
  const path = join(folder, `fitted-${name}`);
  await resizePicture(part, path, folder, { ...size, dpi: anyDpi, isTile });
  if (isCut) await rm(part);
  return { rows: await openRows(path, folder, 8), path, ...copies };
}

let sequence = 0;

/** The largest part of a picture that has the proportions of a ground, as far as whole pixels allow. */
function partLike(ground: Size, { width, height }: Size): Size {
  return {
    width: Math.min(width, Math.max(1, Math.round((height * ground.width) / ground.height))),
    height: Math.min(height, Math.max(1, Math.round((width * ground.height) / ground.width))),
  };
}

/** Writes the middle of a picture, of this size. */
async function writeMiddle({ layout, read }: Rows, to: string, { width, height }: Size): Promise<void> {
  const [left, top] = [(layout.width - width) >> 1, (layout.height - height) >> 1];
  const [step, count] = [pixelBytes(layout), bandRows(layout)];
  const png = await createPngRows(to, { ...layout, width, height }, anyDpi);
  try {
    for (let y = 0; y < height; y += count) {
      const rows = Math.min(count, height - y);
      const whole = await read(top + y, rows);
      const band = new Uint8Array(rows * width * step);
      for (let row = 0; row < rows; row++) {
        const start = (row * layout.width + left) * step;
        band.set(whole.subarray(start, start + width * step), row * width * step);
      }
      await png.write(band);
    }
    await png.finish();
  } finally {
    await png.close();
  }
}

/** How many copies of a tile fill a ground with the least distortion; counts that part the ground evenly come first among equals. */
function copiesOf(tile: Size, ground: Size): { across: number; down: number } {
  let best = { across: 1, down: 1, cost: Number.POSITIVE_INFINITY };
  for (let across = 1; across <= mostCopies; across++) {
    for (let down = 1; down <= mostCopies; down++) {
      const squeeze = Math.log((ground.width * down * tile.height) / (ground.height * across * tile.width));
      const uneven = (ground.width % across === 0 ? 0 : unevenCost) + (ground.height % down === 0 ? 0 : unevenCost);
      const cost = Math.abs(squeeze) + copyCost * Math.log(across * down) + uneven;
      if (cost < best.cost) best = { across, down, cost };
    }
  }
  return { across: best.across, down: best.down };
}
