import { type Face, faceOf } from './faces.ts';

/** Letters that one typeface draws. */
export interface WordRun {
  readonly letters: string;
  /** Undefined when none of ours has them. */
  readonly face: Face | undefined;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A line parted by the typeface that has its letters; letters that join are never parted. */
export function runsOf(line: string): WordRun[] {
  const runs: { letters: string; face: Face | undefined }[] = [];
  for (const { segment } of letters.segment(line)) {
    const last = runs.at(-1);
    const face = faceOf(segment, last?.face);
    if (last !== undefined && last.face === face) last.letters += segment;
    else runs.push({ letters: segment, face });
  }
  return runs;
}
