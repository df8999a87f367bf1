/** `count` places in a ring → which of `kinds` stands in each: by turns, no two neighbours alike where there are two kinds and two places or more, across the seam too. */
export function takeTurns(count: number, kinds: number): readonly number[] {
  const turns = Array.from({ length: count }, (_, n) => n % Math.max(1, kinds));
  // The last would stand beside the first of its kind.
  if (kinds > 2 && count > 1 && count % kinds === 1) turns[count - 1] = 1;
  return turns;
}
