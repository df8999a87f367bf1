import { type FileHandle, open } from 'node:fs/promises';
import { bandRows, createPngRows, createTiffSpool } from '@naksha/imaging';
import type { PiecePx, ZonePx } from './piece-pixels.ts';
import { openStrip, type Strip } from './strip-rows.ts';

export interface PieceTask {
  readonly piece: PiecePx;
  /** Colour where no zone lies: red, green, blue. */
  readonly ground: readonly [number, number, number];
  /** Raw RGB rows of each tile, in the size that the piece says. */
  readonly tilePaths: readonly string[];
  /** Where in its tile each field begins, by zone, in pixels. */
  readonly phases: readonly { readonly x: number; readonly y: number }[];
  readonly path: string;
  /** `tiff` is an uncompressed spool for another encoder. */
  readonly format: 'png' | 'tiff';
  readonly dpi: number;
}

type Paint = (band: Uint8Array, y: number, rows: number) => Promise<void>;

/**
 * Lays the woven tiles of a piece side by side, band by band into a file: nothing is drawn again, and only the borders' tiles and a
 * few bands are held. Runs in a thread of the pool, or anywhere. File system errors pass through.
 */
export async function layPiece({ piece, ground, tilePaths, phases, path, format, dpi }: PieceTask): Promise<void> {
  const { width, height } = piece;
  const files: FileHandle[] = [];
  const layout = { width, height, channels: 3, depth: 8 } as const;
  const out = format === 'png' ? await createPngRows(path, layout, dpi) : await createTiffSpool(path, width, height);
  try {
    const paints: Paint[] = [];
    for (const [index, zone] of piece.zones.entries()) {
      const file = await open(tilePaths[zone.tile] ?? '');
      files.push(file);
      const tile = piece.tiles[zone.tile] ?? { width: 1, height: 1 };
      paints.push(
        zone.strip === undefined
          ? fieldPaint(file, zone, tile, phases[index] ?? { x: 0, y: 0 }, width)
          : stripPaint(await openStrip(file, zone, tile), zone, width),
      );
    }
    const count = bandRows(layout);
    for (let y = 0; y < height; y += count) {
      const rows = Math.min(count, height - y);
      const band = new Uint8Array(rows * width * 3);
      spread(band, ground);
      for (const [index, zone] of piece.zones.entries()) {
        if (zone.y < y + rows && zone.y + zone.height > y) await paints[index]?.(band, y, rows);
      }
      if ('write' in out) await out.write(band);
      else await out.append({ width, height: rows, pixels: band });
    }
    await out.finish();
  } finally {
    await out.close();
    await Promise.all(files.map((file) => file.close()));
  }
}

/** Repeats a pixel over a band, by copying ever longer stretches. */
function spread(band: Uint8Array, pixel: readonly number[]): void {
  band.set(pixel);
  for (let done = pixel.length; done < band.length; done *= 2) {
    band.copyWithin(done, 0, Math.min(done, band.length - done));
  }
}

function fieldPaint(
  file: FileHandle,
  zone: ZonePx,
  tile: { width: number; height: number },
  phase: { x: number; y: number },
  width: number,
): Paint {
  const stride = tile.width * 3;
  return async (band, y, rows) => {
    const first = Math.max(y, zone.y);
    const last = Math.min(y + rows, zone.y + zone.height);
    for (let row = first; row < last; ) {
      const from = (row - zone.y + phase.y) % tile.height;
      const count = Math.min(last - row, tile.height - from);
      const { buffer } = await file.read(Buffer.allocUnsafe(count * stride), 0, count * stride, from * stride);
      for (let i = 0; i < count; i++) {
        const line = buffer.subarray(i * stride, (i + 1) * stride);
        repeatLine(band, ((row + i - y) * width + zone.x) * 3, line, phase.x * 3, zone.width * 3);
      }
      row += count;
    }
  };
}

function stripPaint(strip: Strip, zone: ZonePx, width: number): Paint {
  return async (band, y, rows) => {
    const first = Math.max(y, zone.y);
    const last = Math.min(y + rows, zone.y + zone.height);
    for (let row = first; row < last; row++) {
      const { line, from, start, end } = strip(row - zone.y);
      if (end > start) repeatLine(band, ((row - y) * width + zone.x + start) * 3, line, from * 3, (end - start) * 3);
    }
  };
}

/** Fills `length` bytes at `at` with a line that goes on at its beginning, starting `from` bytes into it. */
function repeatLine(band: Uint8Array, at: number, line: Uint8Array, from: number, length: number): void {
  let source = from % line.length;
  for (let done = 0; done < length; ) {
    const count = Math.min(length - done, line.length - source);
    band.set(line.subarray(source, source + count), at + done);
    done += count;
    source = 0;
  }
}
