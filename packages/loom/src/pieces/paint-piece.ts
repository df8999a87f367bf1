import type { PiecePx, ZonePx } from './piece-pixels.ts';
import { type Strip, turnStrip } from './strip-rows.ts';

/** Where in its tile each field begins, by zone, in pixels. */
export type Phases = readonly { readonly x: number; readonly y: number }[];

/** Reads `count` rows of a woven tile from row `from` on: RGB, or RGBA for layers. */
export type RowsOf = (tile: number, from: number, count: number) => Promise<Uint8Array>;

/** Paints rows `y` to `y + rows` of the piece into the band, in the samples of its tiles. */
export type PaintRows = (band: Uint8Array, y: number, rows: number) => Promise<void>;

/**
 * A painter of a piece's rows out of its woven tiles, in any order and number of rows: nothing is drawn again, and only the borders'
 * tiles are held. `ground` is the colour (hex) where no zone lies, undefined for tiles in RGBA and nothing there. What reading a
 * tile throws passes through.
 */
export async function openPiece(
  piece: PiecePx,
  ground: string | undefined,
  phases: Phases,
  rowsOf: RowsOf,
): Promise<PaintRows> {
  const paints: PaintRows[] = [];
  const channels = ground === undefined ? 4 : 3;
  const clear = ground === undefined ? [0, 0, 0, 0] : bytesOf(ground);
  for (const [index, zone] of piece.zones.entries()) {
    const tile = piece.tiles[zone.tile] ?? { width: 1, height: 1 };
    paints.push(
      zone.strip === undefined
        ? fieldPaint(rowsOf, zone, tile, phases[index] ?? { x: 0, y: 0 }, piece.width, channels)
        : stripPaint(
            turnStrip(await rowsOf(zone.tile, 0, tile.height), zone, zone.strip, tile, channels),
            zone,
            piece.width,
            channels,
          ),
    );
  }
  return async (band, y, rows) => {
    spread(band, clear);
    for (const [index, zone] of piece.zones.entries()) {
      if (zone.y < y + rows && zone.y + zone.height > y) await paints[index]?.(band, y, rows);
    }
  };
}

/** Repeats a pixel over a band, by copying ever longer stretches. */
function spread(band: Uint8Array, pixel: readonly number[]): void {
  band.set(pixel);
  for (let done = pixel.length; done < band.length; done *= 2) {
    band.copyWithin(done, 0, Math.min(done, band.length - done));
  }
}

function fieldPaint(
  rowsOf: RowsOf,
  zone: ZonePx,
  tile: { width: number; height: number },
  phase: { x: number; y: number },
  width: number,
  channels: number,
): PaintRows {
  const stride = tile.width * channels;
  return async (band, y, rows) => {
    const first = Math.max(y, zone.y);
    const last = Math.min(y + rows, zone.y + zone.height);
    for (let row = first; row < last; ) {
      const from = (row - zone.y + phase.y) % tile.height;
      const count = Math.min(last - row, tile.height - from);
      const lines = await rowsOf(zone.tile, from, count);
      for (let i = 0; i < count; i++) {
        const line = lines.subarray(i * stride, (i + 1) * stride);
        const at = ((row + i - y) * width + zone.x) * channels;
        repeatLine(band, at, line, phase.x * channels, zone.width * channels);
      }
      row += count;
    }
  };
}

function stripPaint(strip: Strip, zone: ZonePx, width: number, channels: number): PaintRows {
  return async (band, y, rows) => {
    const first = Math.max(y, zone.y);
    const last = Math.min(y + rows, zone.y + zone.height);
    for (let row = first; row < last; row++) {
      const { line, from, start, end } = strip(row - zone.y);
      const at = ((row - y) * width + zone.x + start) * channels;
      if (end > start) repeatLine(band, at, line, from * channels, (end - start) * channels);
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

function bytesOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
