import { createCoverage, type RasterBox } from '@naksha/colour';
import { createBandCover } from '../area/band-cover.ts';
import { openRows } from '../bands/open-rows.ts';
import type { PixelLayout } from '../bands/pixel-layout.ts';
import type { Masking } from './masking.ts';

/** How much of a change the pixels of a picture take, 0 … 255, part by part. */
export interface HoleCover {
  /** Writes the cover of a box that lies inside the picture. False when there is none. */
  readonly cover: (box: RasterBox, into: Uint8Array) => boolean;
  /** Gives the spool back. */
  readonly close: () => Promise<void>;
}

/**
 * The level from which on a pixel of a mask's picture is masked. It is wholly: the grey rim with which programs smooth a mask would leave half
 * of what should go. Darker is the noise of a compressed black.
 */
const leastLevel = 16;

type Mask = Exclude<Masking['mask'], { kind: 'find' }>;

/** Opens a mask for a picture of this size; throws as `openRows` and `createBandCover` do. */
export async function openCover(mask: Mask, layout: PixelLayout, folder: string): Promise<HoleCover> {
  if (mask.kind === 'area') {
    // Looks whether it would take minutes.
    createBandCover(layout, mask.area);
    const coverage = createCoverage(mask.area);
    return { cover: (box, into) => coverage.cover(box, into), close: async () => undefined };
  }
  if (mask.kind === 'marked') return coverOfMarks(mask, layout);
  const rows = await openRows(mask.path, folder, 8);
  const { width, height, channels } = rows.layout;
  if (width !== layout.width || height !== layout.height) {
    await rows.close();
    throw new RangeError(`Expected a mask of ${layout.width} × ${layout.height} but received ${width} × ${height}`);
  }
  let room = new Uint8Array(0);
  return {
    cover: ({ x, y, width: count, height: lines }, into) => {
      if (room.length < count * channels) room = new Uint8Array(count * channels);
      let isCovered = false;
      for (let row = 0; row < lines; row++) {
        rows.readRun(y + row, x, count, room);
        for (let i = 0; i < count; i++) {
          const level = room[i * channels] ?? 0;
          const seen = channels === 4 ? (level * (room[i * 4 + 3] ?? 0)) / 255 : level;
          into[row * count + i] = seen >= leastLevel ? 255 : 0;
          if (seen >= leastLevel) isCovered = true;
        }
      }
      return isCovered;
    },
    close: rows.close,
  };
}

/** Marks that were found on a reduced picture. */
function coverOfMarks({ marks, width, height }: Extract<Mask, { kind: 'marked' }>, layout: PixelLayout): HoleCover {
  const [stepX, stepY] = [width / layout.width, height / layout.height];
  return {
    cover: (box, into) => {
      let isCovered = false;
      for (let row = 0; row < box.height; row++) {
        const from = Math.min(height - 1, Math.floor((box.y + row + 0.5) * stepY)) * width;
        for (let i = 0; i < box.width; i++) {
          const level = marks[from + Math.min(width - 1, Math.floor((box.x + i + 0.5) * stepX))] === 1 ? 255 : 0;
          into[row * box.width + i] = level;
          if (level > 0) isCovered = true;
        }
      }
      return isCovered;
    },
    close: async () => undefined,
  };
}
