import type { PiecePx, ZonePx } from './piece-pixels.ts';
import { type Strip, turnStrip } from './strip-rows.ts';

/** Where in its tile each field begins, by zone, in pixels. */
export type Phases = readonly { readonly x: number; readonly y: number }[];

/** Reads `count` rows (RGB) of a woven tile from row `from` on. */
export type RowsOf = (tile: number, from: number, count: number) => Promise<Uint8Array>;

/** Paints rows `y` to `y + rows` of the piece (RGB) into the band. */
export type PaintRows = (band: Uint8Array, y: number, rows: number) => Promise<void>;

/**
 * A painter of a piece's rows out of its woven tiles, in any order and number of rows: nothing is drawn again, and only the borders'
 * tiles are held. `ground` is the colour (hex) where no zone lies. What reading a tile throws passes through.
 */
export async function openPiece(piece: PiecePx, ground: string, phases: Phases, rowsOf: RowsOf): Promise<PaintRows> {
  const paints: PaintRows[] = [];
  for (const [index, zone] of piece.zones.entries()) {
    const tile = piece.tiles[zone.tile] ?? { width: 1, height: 1 };
    paints.push(
      zone.strip === undefined
        ? fieldPaint(rowsOf, zone, tile, phases[index] ?? { x: 0, y: 0 }, piece.width)
        : stripPaint(turnStrip(await rowsOf(zone.tile, 0, tile.height), zone, zone.strip, tile), zone, piece.width),
    );
  }
  return async (band, y, rows) => {
    spread(band, bytesOf(ground));
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
): PaintRows {
  const stride = tile.width * 3;
  return async (band, y, rows) => {
    const first = Math.max(y, zone.y);
    const last = Math.min(y + rows, zone.y + zone.height);
    for (let row = first; row < last; ) {
      const from = (row - zone.y + phase.y) % tile.height;
      const count = Math.min(last - row, tile.height - from);
      const lines = await rowsOf(zone.tile, from, count);
      for (let i = 0; i < count; i++) {
        const line = lines.subarray(i * stride, (i + 1) * stride);
        repeatLine(band, ((row + i - y) * width + zone.x) * 3, line, phase.x * 3, zone.width * 3);
      }
      row += count;
    }
  };
}

function stripPaint(strip: Strip, zone: ZonePx, width: number): PaintRows {
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

function bytesOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
