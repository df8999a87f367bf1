import { bandRows } from './bands/each-band.ts';
import { openRows } from './bands/open-rows.ts';
import { type PixelLayout, pixelBytes, rowBytes } from './bands/pixel-layout.ts';
import { createPngRows, type PngRows } from './bands/write-png.ts';
import { buildBlock } from './repeat/build-block.ts';
import type { JoinsFound } from './repeat/look-at-joins.ts';
import type { Repeating } from './repeat/repeating.ts';
import type { RowSource } from './repeat/row-source.ts';

export interface Repeated {
  readonly width: number;
  readonly height: number;
  /** What is found at the joins of the tile as it came, and as it is repeated now. */
  readonly before: JoinsFound;
  readonly after: JoinsFound;
}

/** A window of zlib, in which it finds what a row has shown before. */
const windowBytes = 32_768;

/**
 * Repeats a PNG, JPEG or TIFF to a PNG of exactly the asked size, of as many bits as it has, transparency kept. What repeats is
 * packed once and written as often as it is seen, so time goes with the tile and the file's size. Memory is bounded, except that
 * layouts with quarter and third turns hold the tile. `folder` takes the spool. Throws PictureError as `openRows` does;
 * ENOSPC for a full disk.
 */
export async function repeatPicture(
  from: string,
  to: string,
  folder: string,
  repeating: Repeating,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<Repeated> {
  const rows = await openRows(from, folder);
  try {
    const { block, before, after } = await buildBlock(rows, repeating);
    const layout: PixelLayout = { ...block.layout, ...repeating.size };
    // Where a row shows the tile again within reach, matching pays; elsewhere it only costs.
    const isSeenAgain = layout.width > block.layout.width && rowBytes(block.layout) < windowBytes;
    const png = await createPngRows(to, layout, repeating.dpi, isSeenAgain ? 'matches' : 'runs');
    try {
      await writeRows(png, block, layout, repeating.offset, onProgress);
      await png.finish();
    } finally {
      await png.close();
    }
    return { ...repeating.size, before, after };
  } finally {
    await rows.close();
  }
}

async function writeRows(
  png: PngRows,
  block: RowSource,
  layout: PixelLayout,
  offset: Repeating['offset'],
  onProgress: (fraction: number) => void,
): Promise<void> {
  const period = block.layout.height;
  const left = modulo(-offset.across, block.layout.width);
  const top = modulo(-offset.down, period);
  const most = bandRows(layout);
  const write = async (from: number, to: number): Promise<void> => {
    for (let y = from; y < to; ) {
      const inBlock = (y + top) % period;
      const count = Math.min(most, to - y, period - inBlock);
      await png.write(widen(await block.read(inBlock, count), block.layout, layout.width, left));
      y += count;
      onProgress(y / layout.height);
    }
  };
  const times = Math.floor(layout.height / period);
  if (times < 2) return write(0, layout.height);
  // What is left over comes first: whole periods from there on are packed once.
  const rest = layout.height % period;
  await write(0, rest);
  await png.mark();
  await write(rest, rest + period);
  await png.again(times - 1);
}

/** Rows of a block, gone on with to a width, beginning at its pixel `left`. */
function widen(rows: Uint8Array, block: PixelLayout, width: number, left: number): Uint8Array {
  const pixel = pixelBytes(block);
  const period = rowBytes(block);
  const stride = width * pixel;
  const out = new Uint8Array(Buffer.allocUnsafeSlow((rows.length / period) * stride).buffer);
  for (let from = 0, into = 0; from < rows.length; from += period, into += stride) {
    const head = Math.min(stride, period - left * pixel);
    out.set(rows.subarray(from + left * pixel, from + left * pixel + head), into);
    const tail = Math.min(stride - head, left * pixel);
    out.set(rows.subarray(from, from + tail), into + head);
    for (let done = head + tail; done < stride; done *= 2) {
      out.copyWithin(into + done, into, into + Math.min(done, stride - done));
    }
  }
  return out;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
