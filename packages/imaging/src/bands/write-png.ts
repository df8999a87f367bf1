import { availableParallelism } from 'node:os';
import type { PngBand } from '../png-band.ts';
import { createPngFile } from '../png-file.ts';
import { type Deflation, packRows } from './pack-rows.ts';
import type { PixelLayout } from './pixel-layout.ts';

/** A PNG that takes bands of rows from top to bottom and packs several of them at once. */
export interface PngRows {
  /**
   * Takes any number of whole rows. They have been read, and may have been changed, as soon as the call returns. Resolves when there is
   * room for more: waiting for it keeps memory bounded and lets packing and the caller's own work go on together.
   */
  readonly write: (pixels: Uint8Array) => Promise<void>;
  /** Waits until everything written so far is in the file; what comes after can be repeated with `again`. */
  readonly mark: () => Promise<void>;
  /** Writes everything since the last mark that many times more, without packing it again. */
  readonly again: (times: number) => Promise<void>;
  /** Writes the end. The file is whole only after this. */
  readonly finish: () => Promise<void>;
  /** Closes the file, finished or not; may be called twice. */
  readonly close: () => Promise<void>;
}

/** One a core and one waiting, so that no core waits for the caller. */
const inFlight = availableParallelism() + 1;

/**
 * Begins an sRGB PNG of 8 or 16 bits with or without transparency. Bands of 1 MB (`bandRows`) suit it best. File system errors pass
 * through, ENOSPC among them.
 */
export async function createPngRows(
  path: string,
  layout: PixelLayout,
  dpi: number,
  deflation: Deflation = 'runs',
): Promise<PngRows> {
  const file = await createPngFile(path, { ...layout, dpi });
  const packing: Promise<PngBand>[] = [];
  const append = async (most: number) => {
    while (packing.length > most) {
      const [band] = packing;
      if (band !== undefined) await file.append(await band);
      packing.shift();
    }
  };
  return {
    write: async (pixels) => {
      const band = packRows(pixels, layout, deflation);
      // A failure is reported when its turn comes.
      band.catch(() => undefined);
      packing.push(band);
      await append(inFlight - 1);
    },
    mark: async () => {
      await append(0);
      file.mark();
    },
    again: async (times) => {
      await append(0);
      await file.again(times);
    },
    finish: async () => {
      await append(0);
      await file.finish();
    },
    close: file.close,
  };
}
