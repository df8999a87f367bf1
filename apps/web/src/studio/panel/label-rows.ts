/** Where a word stands, and how wide its label is. */
interface LabelledWord {
  readonly left: number;
  readonly bottom: number;
  readonly labelWidth: number;
}

const gapPx = 4;

/** Where a label begins, and the row under its line that it lies in, counted from 0. */
interface LabelPlace {
  readonly left: number;
  readonly row: number;
}

/**
 * A place for each label, so that none runs into another or beyond the right end of the room: the first row that is free, a new one where
 * all are taken. Words come in the order in which they are read.
 */
export function placesOfLabels(words: readonly LabelledWord[], end: number): LabelPlace[] {
  let line = Number.NEGATIVE_INFINITY;
  let ends: number[] = [];
  return words.map(({ left: begin, bottom, labelWidth }) => {
    const left = Math.min(begin, end - labelWidth);
    if (Math.abs(bottom - line) > gapPx) {
      line = bottom;
      ends = [];
    }
    const free = ends.findIndex((taken) => left >= taken + gapPx);
    const row = free < 0 ? ends.length : free;
    ends[row] = left + labelWidth;
    return { left, row };
  });
}
