import { denoiseRows, dropWeave, findWeave, sharpening, sharpenStrength, type Weave } from '@naksha/colour';
import type { VectoriseParams } from '@naksha/contract';
import { createSharpener } from '../colours/sharpen-rows.ts';

/** The pixels of a whole picture, 8 bits, upright. */
export interface Scan {
  readonly pixels: Uint8Array;
  readonly channels: 3 | 4;
  readonly width: number;
  readonly height: number;
}

const bandRows = 128;
/** Steps of noise reduction after a weave. */
const denoiseSteps = 3;
/** Shares of the work after which its parts end. */
const stages = { dropped: 0.7, smooth: 0.8 };

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Rows `y` up to `y + count` of a scan; above its first row stands the last one, as in its repeat. */
export function wrappedRows({ pixels, channels, width, height }: Scan, y: number, count: number): Uint8Array {
  const stride = width * channels;
  if (y >= 0 && y + count <= height) return pixels.subarray(y * stride, (y + count) * stride);
  const rows = new Uint8Array(count * stride);
  for (let i = 0; i < count; i++) {
    const from = (((y + i) % height) + height) % height;
    rows.set(pixels.subarray(from * stride, (from + 1) * stride), i * stride);
  }
  return rows;
}

/** Takes the weave out of a scan and sharpens it, as far as is asked; answers the scan and the weave that was found. `dpi` is the scan's. */
export function prepareScan(
  scan: Scan,
  dpi: number,
  params: Pick<VectoriseParams, 'weave' | 'sharpen'>,
  progress: (share: number) => void,
): { scan: Scan; weave: Weave } {
  const { channels, width, height } = scan;
  const weave = params.weave ? findWeave(scan, dpi) : [];
  const smooth = weave.length > 0 ? withoutWeave(scan, weave, (share) => progress(stages.smooth * share)) : scan;
  if (params.sharpen === 0) return { scan: smooth, weave };
  const layout = { width, height, channels, depth: 8 } as const;
  const sharpener = createSharpener(layout, sharpenStrength(params.sharpen));
  const { reach } = sharpening;
  const stride = width * channels;
  const sharp = inBands(
    smooth,
    reach,
    (rows) => {
      sharpener.look(rows);
      const own = rows.slice(reach * stride, rows.length - reach * stride);
      sharpener.add(own);
      return own;
    },
    (share) => progress(between(stages.smooth, 1, share)),
  );
  return { scan: sharp, weave };
}

/** What the waves leave, for no thread is quite like the next, is noise. */
function withoutWeave(scan: Scan, weave: Weave, progress: (share: number) => void): Scan {
  const pixels = dropWeave(scan, weave, (share) => progress(share * stages.dropped));
  const { channels, width } = scan;
  const denoise = (rows: Uint8Array) => denoiseRows(rows, channels, width, denoiseSteps);
  return inBands({ ...scan, pixels }, denoiseSteps, denoise, (share) => progress(between(stages.dropped, 1, share)));
}

function inBands(
  scan: Scan,
  reach: number,
  change: (rows: Uint8Array) => Uint8Array,
  progress: (share: number) => void,
): Scan {
  const stride = scan.width * scan.channels;
  const pixels = new Uint8Array(scan.height * stride);
  for (let y = 0; y < scan.height; y += bandRows) {
    const count = Math.min(bandRows, scan.height - y);
    pixels.set(change(wrappedRows(scan, y - reach, count + 2 * reach)), y * stride);
    progress((y + count) / scan.height);
  }
  return { ...scan, pixels };
}
