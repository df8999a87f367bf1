import { limits } from '@naksha/contract/limits';
import { eachBand } from '../bands/each-band.ts';
import { openRows } from '../bands/open-rows.ts';
import { onWhite } from '../flat/on-white.ts';
import { createExactColours } from './exact-colours.ts';

/**
 * The layers that a picture has by its colours, counted to the last pixel: none when it has more colours than there may be layers. The
 * rows are decoded into `folder` meanwhile. Throws as `openRows`.
 */
export async function countColourLayers(
  path: string,
  folder: string,
  progress: (share: number) => void = () => undefined,
): Promise<number | null> {
  const rows = await openRows(path, folder, 8);
  try {
    const { channels, height } = rows.layout;
    const found = createExactColours(limits.psdColourLayers);
    for await (const band of eachBand(rows)) {
      if (found.label(onWhite(band.pixels, channels), channels) === undefined) return null;
      progress((band.y + band.height) / height);
    }
    return found.colours().length;
  } finally {
    await rows.close();
  }
}
