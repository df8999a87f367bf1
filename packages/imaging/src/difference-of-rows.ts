import { openRows } from './bands/open-rows.ts';

/** Full rows of a picture of a size, RGB. */
export interface DrawnRows {
  readonly width: number;
  readonly height: number;
  readonly y: number;
  readonly pixels: Uint8Array;
}

const cell = 8;

/** How far rows are from those of a picture. */
export interface RowsDifference {
  /** The largest between the means of 8 × 8 pixels, in levels of 255; infinite for a picture of another size. */
  readonly levels: number;
  /** Whether some sample is another, in a file that keeps every sample; a JPEG keeps none for certain. */
  readonly isOther: boolean;
}

/**
 * How far these rows are from those of a picture. `folder` takes the decoded rows meanwhile. Throws PictureError as `openPicture` does and for damaged pixels.
 */
export async function differenceOfRows(path: string, drawn: DrawnRows, folder: string): Promise<RowsDifference> {
  const rows = await openRows(path, folder, 8);
  try {
    const { width, height, channels } = rows.layout;
    const count = drawn.pixels.length / (drawn.width * 3);
    if (width !== drawn.width || height !== drawn.height) return { levels: Number.POSITIVE_INFINITY, isOther: true };
    const stored = await rows.read(drawn.y, count);
    const across = Math.ceil(width / cell);
    let levels = 0;
    let isOther = false;
    for (let top = 0; top < count; top += cell) {
      const sums = new Float64Array(across * 3);
      const high = Math.min(cell, count - top);
      for (let y = top; y < top + high; y++) {
        for (let x = 0; x < width; x++) {
          const [at, other, into] = [(y * width + x) * 3, (y * width + x) * channels, Math.floor(x / cell) * 3];
          for (let part = 0; part < 3; part++) {
            const difference = (drawn.pixels[at + part] ?? 0) - (stored[other + part] ?? 0);
            if (difference !== 0) isOther = true;
            sums[into + part] = (sums[into + part] ?? 0) + difference;
          }
        }
      }
      for (const [n, sum] of sums.entries()) {
        const wide = Math.min(cell, width - Math.floor(n / 3) * cell);
        levels = Math.max(levels, Math.abs(sum) / (wide * high));
      }
    }
    return { levels, isOther: isOther && rows.picture.contentType !== 'image/jpeg' };
  } finally {
    await rows.close();
  }
}
