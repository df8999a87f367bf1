import { bandRows } from './bands/each-band.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import { type PixelLayout, rowBytes } from './bands/pixel-layout.ts';
import { createPngRows, type PngRows } from './bands/write-png.ts';
import { floatResampler } from './resample/float-resampler.ts';
import { type Edge, inside, type LineResampler } from './resample/line-resampler.ts';
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
