/** How far two pictures of the same size are apart: mean over all bytes, the share of bytes that differ, the worst byte. */
export function differenceOf(
  one: Uint8ClampedArray,
  other: Uint8ClampedArray,
): { mean: number; share: number; worst: number } {
  let sum = 0;
  let count = 0;
  let worst = 0;
  for (let i = 0; i < one.length; i++) {
    const step = Math.abs((one[i] ?? 0) - (other[i] ?? 0));
    if (step === 0) continue;
    sum += step;
    count += 1;
    worst = Math.max(worst, step);
  }
  return { mean: sum / one.length, share: count / one.length, worst };
}
