import { bandRows } from './bands/each-band.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import { type PixelLayout, rowBytes } from './bands/pixel-layout.ts';
import { samplesOf } from './bands/samples.ts';
import { createPngRows, type PngRows } from './bands/write-png.ts';
import { type Edge, inside, type LineResampler, type RowShape } from './resample/line-resampler.ts';
import { type TapTable, tapTable } from './resample/tap-table.ts';
import { wholeResampler } from './resample/whole-resampler.ts';

/** A picture's new size in pixels. */
export interface Resizing {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** A tile's edges are resampled with what lies beyond them in its repeat, so that it stays a tile. */
  readonly isTile: boolean;
}

/** Input rows resampled across that may lie about; shrinking needs those of one output row. */
const spareLines = 4;

/**
 * Resizes a PNG, JPEG or TIFF to a PNG of exactly the asked size, of as many bits as it has, transparency kept. Lanczos' kernel over
 * the values as they are stored, without any shift. Needs memory for some rows only. `folder` takes the spool. Throws PictureError as
 * `openRows` does; ENOSPC for a full disk.
 */
export async function resizePicture(
  from: string,
  to: string,
  folder: string,
  resizing: Resizing,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<{ width: number; height: number }> {
  const { width, height, dpi, isTile } = resizing;
  const rows = await openRows(from, folder);
  try {
    const png = await createPngRows(to, { ...rows.layout, width, height }, dpi);
    try {
      await resample(rows, { ...rows.layout, width, height }, isTile ? 'wraps' : 'stands', png, onProgress);
      await png.finish();
    } finally {
      await png.close();
    }
    return { width, height };
  } finally {
    await rows.close();
  }
}

async function resample(
  rows: Rows,
  layout: PixelLayout,
  edge: Edge,
  png: PngRows,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const across = tapTable(rows.layout.width, layout.width);
  const down = tapTable(rows.layout.height, layout.height);
  const work = { rows, layout, down, edge, png, onProgress };
  if (layout.depth === 8) await write(wholeResampler(rows.layout, across, down, edge), work);
  else await write(floatResampler(rows.layout, across, down, edge), work);
}

interface Work {
  readonly rows: Rows;
  readonly layout: PixelLayout;
  readonly down: TapTable;
  readonly edge: Edge;
  readonly png: PngRows;
  readonly onProgress: (fraction: number) => void;
}

async function write<Line>(
  resampler: LineResampler<Line>,
  { rows, layout, down, edge, png, onProgress }: Work,
): Promise<void> {
  const lineOf = createLines(rows, resampler.across, down.taps + spareLines, edge);
  const stride = rowBytes(layout);
  const most = bandRows(layout);
  for (let top = 0; top < layout.height; top += most) {
    const count = Math.min(most, layout.height - top);
    const band = new Uint8Array(count * stride);
    for (let row = 0; row < count; row++) {
      const first = down.first[top + row] ?? 0;
      const lines: Line[] = [];
      for (let tap = 0; tap < down.taps; tap++) lines.push(await lineOf(first + tap));
      resampler.down(lines, top + row, band.subarray(row * stride, (row + 1) * stride));
    }
    await png.write(band);
    onProgress((top + count) / layout.height);
  }
}

/** Input rows resampled across, each once while the rows go by; read some at a time. */
function createLines<Line>(rows: Rows, across: (row: Uint8Array) => Line, kept: number, edge: Edge) {
  const { height } = rows.layout;
  const stride = rowBytes(rows.layout);
  const chunk = bandRows(rows.layout);
  const lines = new Map<number, Line>();
  let read: { from: number; count: number; pixels: Uint8Array } = { from: 0, count: 0, pixels: new Uint8Array() };
  return async (place: number): Promise<Line> => {
    const y = inside(place, height, edge);
    const known = lines.get(y);
    if (known !== undefined) return known;
    if (y < read.from || y >= read.from + read.count) {
      const count = Math.min(chunk, height - y);
      read = { from: y, count, pixels: await rows.read(y, count) };
    }
    const line = across(read.pixels.subarray((y - read.from) * stride, (y - read.from + 1) * stride));
    lines.set(y, line);
    const [oldest] = lines.keys();
    if (lines.size > kept && oldest !== undefined) lines.delete(oldest);
    return line;
  };
}

const most = 65_535;

/** Resampling of sixteen-bit samples in floating point. */
function floatResampler(
  { width, channels }: RowShape,
  across: TapTable,
  down: TapTable,
  edge: Edge,
): LineResampler<Float32Array> {
  const plain = new Float32Array(width * channels);
  const sum = new Float64Array(across.first.length * channels);
  return {
    across: (row) => {
      multiply(samplesOf(row, { depth: 16 }), channels, plain);
      const line = new Float32Array(across.first.length * channels);
      for (let x = 0; x < across.first.length; x++) {
        for (let tap = 0; tap < across.taps; tap++) {
          const weight = across.weights[x * across.taps + tap] ?? 0;
          const from = inside((across.first[x] ?? 0) + tap, width, edge) * channels;
          for (let channel = 0; channel < channels; channel++) {
            const at = x * channels + channel;
            line[at] = (line[at] ?? 0) + weight * (plain[from + channel] ?? 0);
          }
        }
      }
      return line;
    },
    down: (lines: readonly Float32Array[], y, into) => {
      sum.fill(0);
      for (const [tap, line] of lines.entries()) {
        const weight = down.weights[y * down.taps + tap] ?? 0;
        for (let x = 0; x < sum.length; x++) sum[x] = (sum[x] ?? 0) + weight * (line[x] ?? 0);
      }
      divide(sum, channels, samplesOf(into, { depth: 16 }));
    },
  };
}

/** Colours by their alpha, which itself stays as it is. */
function multiply(samples: Uint8Array | Uint16Array, channels: number, out: Float32Array): void {
  for (let at = 0; at < out.length; at += channels) {
    const alpha = channels === 4 ? (samples[at + 3] ?? 0) / most : 1;
    for (let channel = 0; channel < 3; channel++) out[at + channel] = (samples[at + channel] ?? 0) * alpha;
    if (channels === 4) out[at + 3] = samples[at + 3] ?? 0;
  }
}

function divide(sum: Float64Array, channels: number, out: Uint8Array | Uint16Array): void {
  for (let at = 0; at < out.length; at += channels) {
    // Where alpha rings above its bound the colours do as much: they are divided by what it was.
    const alpha = channels === 4 ? Math.max(0, sum[at + 3] ?? 0) : most;
    for (let channel = 0; channel < 3; channel++) {
      const value = alpha > 0 ? ((sum[at + channel] ?? 0) / alpha) * most : 0;
      out[at + channel] = Math.min(most, Math.max(0, Math.round(value)));
    }
    if (channels === 4) out[at + 3] = Math.min(most, Math.round(alpha));
  }
}
