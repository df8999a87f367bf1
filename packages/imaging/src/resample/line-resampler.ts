import type { PixelLayout } from '../bands/pixel-layout.ts';

/**
 * The arithmetic of resampling for one kind of samples. Lines are resampled across first, then put together down. Samples of a
 * line may be more or less than a pixel can be, and colours are multiplied by their alpha; only finished rows are brought into bounds.
 */
export interface LineResampler<Line> {
  /** A row of a picture resampled to the new width. It may be overwritten once eight more than a row needs have been asked for. */
  readonly across: (row: Uint8Array) => Line;
  /** Lines put together by the weights of output row `y` into a finished row. */
  readonly down: (lines: readonly Line[], y: number, into: Uint8Array) => void;
}

/** What stands before a row's beginning and behind its end: its last pixels again, or its other end. */
export type Edge = 'stands' | 'wraps';

/** The input sample at any place, inside the line. */
export function inside(place: number, length: number, edge: Edge): number {
  if (edge === 'wraps') return ((place % length) + length) % length;
  return Math.min(length - 1, Math.max(0, place));
}

/** How many pixels the taps reach beyond each end of a line. */
export function margins(first: Int32Array, taps: number, length: number): { before: number; after: number } {
  const last = first.at(-1) ?? 0;
  return { before: Math.max(0, -(first[0] ?? 0)), after: Math.max(0, last + taps - length) };
}

export type RowShape = Pick<PixelLayout, 'width' | 'channels'>;
