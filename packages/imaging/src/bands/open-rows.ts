import { readSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from '../decode.ts';
import { openPicture, type Picture } from '../open.ts';
import { read } from '../sharp.ts';
import { hasSixteenBits, srgbOf } from '../srgb-of.ts';
import { type PixelLayout, pixelBytes, rowBytes } from './pixel-layout.ts';
import { turnRows } from './turn-rows.ts';

/** A picture whose rows can be read in any order. */
export interface Rows {
  readonly layout: PixelLayout;
  /** What the file says of itself. */
  readonly picture: Picture;
  /**
   * Rows `y` up to `y + count`, which must lie inside the picture. The bytes are the caller's own; they are laid into `room` where there
   * is one.
   */
  readonly read: (y: number, count: number, room?: Uint8Array) => Promise<Uint8Array>;
  /** `count` pixels of row `y` from `x` on, which must lie inside it, at once: for work that copies many short runs. */
  readonly readRun: (y: number, x: number, count: number, room: Uint8Array) => void;
  /** Gives the spool back. */
  readonly close: () => Promise<void>;
}

/** libvips' own format: this head, then the rows as they are. */
const headBytes = 64;

/**
 * Opens a PNG, JPEG or TIFF as rows of sRGB pixels, upright, its profile applied, transparency kept. The picture is decoded once,
 * from top to bottom, into an uncompressed spool file in `folder`, and turned from there to another where it lies on its side, so any
 * size takes some 100 MB of memory. `depth` 'own' keeps 16 bits where the file has them; 8 reduces them. A picture that is wider than
 * `widest` is reduced to it. Throws PictureError as `openPicture` does and for damaged pixels; ENOSPC for a full disk.
 */
export async function openRows(path: string, folder: string, depth: 8 | 'own' = 'own', widest?: number): Promise<Rows> {
  const picture = await openPicture(path);
  const head = await decode(() => read(path).metadata());
  const isDeep = depth === 'own' && hasSixteenBits(head);
  const decoded = join(folder, `rows-${process.pid}-${sequence++}.v`);
  const { orientation } = picture;
  // The library mirrors row by row; for all else it would hold the picture whole.
  const isTurned = orientation >= 3;
  const sides = widest === undefined ? {} : orientation >= 5 ? { height: widest } : { width: widest };
  const pixels = srgbOf(path, head, isDeep ? 16 : 8);
  const laid = (isTurned ? pixels : pixels.autoOrient()).resize({ ...sides, withoutEnlargement: true });
  const spool = isTurned ? `${decoded}.turned` : decoded;
  const start = isTurned ? 0 : headBytes;
  try {
    const { channels, ...size } = await decode(() => laid.toFile(decoded));
    if (channels !== 3 && channels !== 4)
      throw new Error(`Expected RGB or RGBA pixels but received ${channels} channels`);
    const step = pixelBytes({ channels, depth: isDeep ? 16 : 8 });
    const from = { path: decoded, start: headBytes, width: size.width, height: size.height, step };
    const { width, height } = isTurned ? await turnRows(from, orientation, spool) : size;
    if (isTurned) await rm(decoded, { force: true });
    const layout: PixelLayout = { width, height, channels, depth: isDeep ? 16 : 8 };
    return rowsIn(await open(spool), { spool, start, layout, picture });
  } catch (error) {
    for (const left of [decoded, spool]) await rm(left, { force: true });
    throw error;
  }
}

interface Spooled {
  readonly spool: string;
  /** Where its first row begins. */
  readonly start: number;
  readonly layout: PixelLayout;
  readonly picture: Picture;
}

function rowsIn(file: FileHandle, { spool, start, layout, picture }: Spooled): Rows {
  const { height } = layout;
  const stride = rowBytes(layout);
  const step = pixelBytes(layout);
  return {
    layout,
    picture,
    read: async (y, count, room) => {
      if (y < 0 || y + count > height) throw new RangeError(`Expected rows of ${height} but received ${y} + ${count}`);
      const rows = room?.subarray(0, count * stride) ?? new Uint8Array(Buffer.allocUnsafeSlow(count * stride).buffer);
      const { bytesRead } = await file.read(rows, 0, rows.length, start + y * stride);
      if (bytesRead < rows.length) throw new Error(`Expected a whole spool but it ends in rows ${y} + ${count}`);
      return rows;
    },
    readRun: (y, x, count, room) => {
      const bytes = readSync(file.fd, room, 0, count * step, start + y * stride + x * step);
      if (bytes < count * step) throw new Error(`Expected a whole spool but it ends in row ${y}`);
    },
    close: async () => {
      await file.close();
      await rm(spool, { force: true });
    },
  };
}

let sequence = 0;
