import {
  type JoinJudged,
  type JoinLines,
  type JoinPicture,
  joinReach,
  judgedJoinsPx,
  judgeJoin,
  lookAtJoin,
} from '@naksha/colour';
import { atWork } from '../at-work.ts';
import { bandRows } from '../bands/each-band.ts';
import { pixelBytes, rowBytes } from '../bands/pixel-layout.ts';
import type { RowSource } from './row-source.ts';

/** Distance from one join to the next on each axis, the edge being one; null where there is none to judge. */
export interface Joins {
  readonly across: number | null;
  readonly down: number | null;
}

/** What is found at the joins of a repeat; null where a gap lies between its copies. */
export interface JoinsFound {
  readonly across: JoinJudged | null;
  readonly down: JoinJudged | null;
}

type Axis = 'across' | 'down';

/** A repeating picture as it is judged: reduced, and the pixels beside its edges at full size. */
export interface Look {
  readonly small: JoinPicture;
  /** Pixels of the picture in one of the reduced. */
  readonly scale: { readonly across: number; readonly down: number };
  readonly beside: { readonly across: JoinLines; readonly down: JoinLines };
}

/** Reads a picture once, row by row. Eight bits of its colours count. */
export async function lookAtJoins(
  source: RowSource,
  onProgress: (share: number) => void = () => undefined,
): Promise<Look> {
  const { width, height, depth } = source.layout;
  const share = Math.min(1, judgedJoinsPx / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
  const bytes = pixelBytes(source.layout);
  const stride = rowBytes(source.layout);
  const wide = depth / 8;
  const sums = new Float64Array(size.width * size.height * 3);
  const counts = new Float64Array(size.width * size.height);
  const isBeside = (at: number, length: number) =>
    length > 2 * joinReach && (at < joinReach || at >= length - joinReach);
  const columns = new Map<number, Uint8Array>();
  const rows = new Map<number, Uint8Array>();
  for (let x = 0; x < width; x++) if (isBeside(x, width)) columns.set(x, new Uint8Array(height * 3));
  const step = bandRows(source.layout);
  for (let y = 0; y < height; y += step) {
    const band = await source.read(y, Math.min(step, height - y));
    for (let start = 0; start < band.length; start += stride) {
      const row = y + start / stride;
      const line = new Uint8Array(width * 3);
      // The upper byte of little-endian samples.
      for (let x = 0, from = start + wide - 1; x < width; x++, from += bytes)
        for (let channel = 0; channel < 3; channel++) line[x * 3 + channel] = band[from + channel * wide] ?? 0;
      if (isBeside(row, height)) rows.set(row, line);
      for (const [x, column] of columns) column.set(line.subarray(x * 3, x * 3 + 3), row * 3);
      const into = Math.floor((row * size.height) / height) * size.width;
      for (let x = 0; x < width; x++) {
        const at = into + Math.floor((x * size.width) / width);
        counts[at] = (counts[at] ?? 0) + 1;
        for (let channel = 0; channel < 3; channel++)
          sums[at * 3 + channel] = (sums[at * 3 + channel] ?? 0) + (line[x * 3 + channel] ?? 0);
      }
    }
    atWork();
    onProgress(Math.min(1, (y + step) / height));
  }
  const pixels = Uint8Array.from(sums, (sum, i) => Math.round(sum / (counts[Math.floor(i / 3)] ?? 1)));
  return {
    small: { pixels, channels: 3, ...size },
    scale: { across: width / size.width, down: height / size.height },
    beside: { across: asInRepeat(columns, width), down: asInRepeat(rows, height) },
  };
}

/** Lines on both sides of the edge as they lie when the picture repeats: the last ones first. */
function asInRepeat(lines: ReadonlyMap<number, Uint8Array>, length: number): Uint8Array[] {
  const places = Array.from({ length: 2 * joinReach }, (_, i) => (length - joinReach + i) % length);
  const found = places.map((at) => lines.get(at));
  return found.filter((line) => line !== undefined);
}

/** Judges the joins of a look, the edge and, where copies lie side by side in it, the first of those inside. */
export function judgeLook(look: Look, joins: Joins): JoinsFound {
  return { across: judgeAxis(look, 'across', joins.across), down: judgeAxis(look, 'down', joins.down) };
}

function judgeAxis({ small, scale, beside }: Look, axis: Axis, every: number | null): JoinJudged | null {
  if (every === null) return null;
  const length = axis === 'across' ? small.width : small.height;
  const isReduced = scale[axis] > 1;
  const inside = Math.round(every / scale[axis]);
  const own = isReduced && beside[axis].length > 0 ? [{ lines: beside[axis] }] : [];
  const edge = judgeJoin([lookAtJoin(small, axis, 0, inside), ...own]);
  if (inside >= length) return edge;
  const other = judgeJoin([lookAtJoin(small, axis, inside, Math.min(inside, length - inside))]);
  return other.seen > edge.seen ? other : edge;
}
