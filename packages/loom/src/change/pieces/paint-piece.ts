import { bytesOfHex } from '@naksha/colour';
import type { PiecePx, ZonePx } from './piece-pixels.ts';

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
  const clear = ground === undefined ? [0, 0, 0, 0] : bytesOfHex(ground);
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

/** What a row of a strip's zone shows: pixels of the zone from `start` to `end`, out of a line beginning `from` pixels into it. */
interface StripRow {
  readonly line: Uint8Array;
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

type Strip = (row: number) => StripRow;

/**
 * A border's tile, of so many channels a pixel, turned as its zone is and ready to be laid row by row. Along the run the repeat goes on
 * from the corner where it begins; the few pixels by which a run is not a whole number of half repeats are left out or laid twice in
 * its middle. Corners are cut at 45°: each pixel on the diagonal belongs to one of the two strips.
 */
function turnStrip(
  pixels: Uint8Array,
  { width, height, turn }: ZonePx,
  strip: NonNullable<ZonePx['strip']>,
  tile: { readonly width: number; readonly height: number },
  channels: number,
): Strip {
  const { run, lead, halves, start, end } = strip;
  const period = tile.width;
  const laid = (halves * period) / 2;
  /** Place in the repeat of a pixel this far along the run. */
  const placeOf = (along: number) => {
    const even = along < run / 2 ? along : along - run + laid;
    const place = turn === 2 || turn === 3 ? laid - 1 - even : even;
    return ((place % period) + period) % period;
  };
  if (turn === 0 || turn === 2) {
    // Turned by a half, the line is read backwards, so that going on along the run goes on along the line.
    const own = turn === 0 ? pixels : backwards(pixels, channels);
    return (row) => {
      const depth = turn === 0 ? height - 1 - row : row;
      const line = Math.min(row, tile.height - 1);
      const bytes = wholeRun(
        own.subarray(line * period * channels, (line + 1) * period * channels),
        run,
        placeOf,
        turn,
        channels,
      );
      return {
        line: bytes,
        from: lead + (start ? depth : 0),
        start: start ? depth : 0,
        end: width - (end ? depth : 0),
      };
    };
  }
  const columns = columnsOf(pixels, tile, turn, channels);
  return (row) => {
    const place = placeOf(lead + row);
    const line = columns.subarray(place * tile.height * channels, (place + 1) * tile.height * channels);
    const open = Math.min(width, start ? row : width, end ? height - 1 - row : width);
    return turn === 1
      ? { line, from: 0, start: 0, end: open }
      : { line, from: width - open, start: width - open, end: width };
  };
}

/** A row of the tile laid along the whole run. */
function wholeRun(
  row: Uint8Array,
  run: number,
  placeOf: (along: number) => number,
  turn: 0 | 2,
  channels: number,
): Uint8Array {
  const period = row.length / channels;
  const out = new Uint8Array(run * channels);
  const places = [0, Math.ceil(run / 2), run];
  for (const [index, from] of places.entries()) {
    const to = places[index + 1] ?? from;
    for (let at = from; at < to; ) {
      const place = placeOf(at);
      const source = turn === 2 ? period - 1 - place : place;
      const count = Math.min(to - at, period - source);
      out.set(row.subarray(source * channels, (source + count) * channels), at * channels);
      at += count;
    }
  }
  return out;
}

/** The pixels in the opposite order: the picture turned by a half. */
function backwards(pixels: Uint8Array, channels: number): Uint8Array {
  const out = new Uint8Array(pixels.length);
  for (let from = 0, into = pixels.length - channels; into >= 0; from += channels, into -= channels) {
    for (let channel = 0; channel < channels; channel++) out[into + channel] = pixels[from + channel] ?? 0;
  }
  return out;
}

/** The tile's columns one after the other: upwards for a strip at the left edge, downwards for one at the right. */
function columnsOf(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  turn: 1 | 3,
  channels: number,
): Uint8Array {
  const out = new Uint8Array(pixels.length);
  let into = 0;
  for (let x = 0; x < width; x++) {
    for (let i = 0; i < height; i++, into += channels) {
      const from = ((turn === 1 ? height - 1 - i : i) * width + x) * channels;
      for (let channel = 0; channel < channels; channel++) out[into + channel] = pixels[from + channel] ?? 0;
    }
  }
  return out;
}
