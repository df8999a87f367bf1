/** Where a word stands, and how wide its label is. */
interface LabelledWord {
  readonly left: number;
  readonly bottom: number;
  readonly labelWidth: number;
}

const gapPx = 4;
const rows = 2;

/**
 * The row under its line that each label lies in, counted from 0, so that none runs into another: the second where the first is taken,
 * and no row (null) where both are. Words come in the order in which they are read.
 */
export function labelRows(words: readonly LabelledWord[]): (number | null)[] {
  let line = Number.NEGATIVE_INFINITY;
  let ends: number[] = [];
  return words.map(({ left, bottom, labelWidth }) => {
    if (Math.abs(bottom - line) > gapPx) {
      line = bottom;
      ends = Array.from({ length: rows }, () => Number.NEGATIVE_INFINITY);
    }
    const row = ends.findIndex((end) => left >= end + gapPx);
    if (row < 0) return null;
    ends[row] = left + labelWidth;
    return row;
  });
}
