/** `count` places in a ring → which of `kinds` stands in each: by turns, so that no two neighbours are alike, across the seam too where there are three kinds, or two and an even count. */
export function takeTurns(count: number, kinds: number): readonly number[] {
  const turns = Array.from({ length: count }, (_, n) => n % Math.max(1, kinds));
  // The last would stand beside the first of its kind.
  if (kinds > 2 && count > 1 && count % kinds === 1) turns[count - 1] = 1;
  return turns;
}
