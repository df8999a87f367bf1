import type { EnlargedRow } from './enlarger.ts';
import type { Grain } from './grain.ts';

/** How an enlarged row is finished. */
export interface Finish {
  readonly factor: number;
  readonly channels: 3 | 4;
  /** Share of the step to the four neighbours that is added; 0 leaves the rows as they are. */
  readonly crispness: number;
  readonly wraps: boolean;
  readonly grain?: Grain | undefined;
}

/** Rows one above the other; `before` and `after` are those of the neighbouring pixels. */
export interface Neighbours {
  readonly before: EnlargedRow;
  readonly here: EnlargedRow;
  readonly after: EnlargedRow;
  /** The row's number in the picture that is enlarged. */
  readonly y: number;
}

/**
 * Makes edges steeper and adds the cloth's grain to one of the enlarged rows. What is added for crispness never leaves the bounds of the
 * pixels around, so that no edge gets a halo. Answers in `out`.
 */
export function finishRow(
  { before, here, after, y }: Neighbours,
  index: number,
  finish: Finish,
  out: Float32Array,
): void {
  const { factor, crispness, grain } = finish;
  const row = here.rows[index];
  const above = index === 0 ? before.rows[factor - 1] : here.rows[index - 1];
  const below = index === factor - 1 ? after.rows[0] : here.rows[index + 1];
  if (row === undefined || above === undefined || below === undefined) return;
  out.set(row);
  if (crispness > 0) sharpen(row, above, below, here, finish, out);
  grain?.add(y, index, out);
}

function sharpen(
  row: Float32Array,
  above: Float32Array,
  below: Float32Array,
  { low, high }: EnlargedRow,
  { factor, channels, crispness, wraps }: Finish,
  out: Float32Array,
): void {
  const { length } = row;
  const width = low.length / channels;
  for (let x = 0, at = 0; x < width; x++) {
    for (let i = 0; i < factor; i++) {
      const isFirst = at === 0;
      const isLast = at === length - channels;
      const left = isFirst ? (wraps ? length - channels : 0) : at - channels;
      const right = isLast ? (wraps ? 0 : at) : at + channels;
      for (let channel = 0; channel < channels; channel++) {
        const value = row[at + channel] ?? 0;
        const around =
          (row[left + channel] ?? 0) +
          (row[right + channel] ?? 0) +
          (above[at + channel] ?? 0) +
          (below[at + channel] ?? 0);
        const least = low[x * channels + channel] ?? 0;
        const most = high[x * channels + channel] ?? 0;
        const crisp = value + crispness * (4 * value - around);
        if (crisp > value) out[at + channel] = crisp < most ? crisp : Math.max(value, most);
        else out[at + channel] = crisp > least ? crisp : Math.min(value, least);
      }
      at += channels;
    }
  }
}
