import { constants, deflateRawSync } from 'node:zlib';
import { fromHex } from '@naksha/colour';
import { adler32 } from '../adler.ts';
import { createPngFile, type PngHead } from '../png-file.ts';

/** Pixels of a band; a flat picture deflates to nearly nothing, so bands are large. */
const bandPixels = 2 ** 22;
const deflation = { level: 3, finishFlush: constants.Z_FULL_FLUSH, chunkSize: 2 ** 20 };

/**
 * Writes labels as a PNG with a palette, in as few bits a pixel as the palette needs. `onRows` receives the number of rows written.
 * File system errors pass through.
 */
export async function writeIndexed(
  path: string,
  labels: Uint8Array,
  palette: readonly string[],
  head: Pick<PngHead, 'width' | 'height' | 'dpi'>,
  onRows: (rows: number) => void,
): Promise<void> {
  const { width, height } = head;
  const depth = bitsFor(palette.length);
  const colours = Uint8Array.from(palette.flatMap((hex) => fromHex(hex).map((channel) => Math.round(channel * 255))));
  const file = await createPngFile(path, { ...head, depth, palette: colours });
  try {
    const count = Math.max(1, Math.round(bandPixels / width));
    for (let y = 0; y < height; y += count) {
      const rows = packed(labels.subarray(y * width, Math.min(height, y + count) * width), width, depth);
      await file.append({ deflated: deflateRawSync(rows, deflation), adler: adler32(rows), length: rows.length });
      onRows(Math.min(height, y + count));
    }
    await file.finish();
  } finally {
    await file.close();
  }
}

function bitsFor(colours: number): 1 | 2 | 4 | 8 {
  if (colours <= 2) return 1;
  if (colours <= 4) return 2;
  return colours <= 16 ? 4 : 8;
}

/** Rows without a filter, the first pixel in the highest bits. */
function packed(labels: Uint8Array, width: number, depth: 1 | 2 | 4 | 8): Uint8Array {
  const each = 8 / depth;
  const bytes = Math.ceil(width / each);
  const rows = new Uint8Array((labels.length / width) * (bytes + 1));
  for (let from = 0, into = 1; from < labels.length; from += width, into++) {
    const end = from + width;
    for (let x = from; x < end; x += each, into++) {
      let byte = 0;
      for (let i = 0, shift = 8 - depth; i < each; i++, shift -= depth) {
        byte |= (x + i < end ? (labels[x + i] ?? 0) : 0) << shift;
      }
      rows[into] = byte;
    }
  }
  return rows;
}
