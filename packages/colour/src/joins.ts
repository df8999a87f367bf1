/**
 * The brush that softens a join: what share of itself a pixel keeps, from the join outwards, when it is mixed with the one that
 * lies as far on the other side. Half at the join, where both sides meet, and rising without a step to all of it at the band's end.
 */
export function joinBrush(band: number): number[] {
  return Array.from({ length: Math.round(band) }, (_, i) => {
    const t = i / band;
    return 0.5 + 0.5 * t * t * (3 - 2 * t);
  });
}

/** Rows of pixels, RGB or RGBA with straight alpha. */
type Samples = Uint8Array | Uint8ClampedArray | Uint16Array;

/** Mixes pixel b into pixel a, which keeps the share `own` of itself, and a into b when both are to change. Colours weigh as much as they are opaque. */
export function mixAtJoin(
  a: Samples,
  atA: number,
  b: Samples,
  atB: number,
  own: number,
  channels: 3 | 4,
  isMutual: boolean,
): void {
  const alphaA = channels === 4 ? (a[atA + 3] ?? 0) : 1;
  const alphaB = channels === 4 ? (b[atB + 3] ?? 0) : 1;
  const other = 1 - own;
  const sumA = own * alphaA + other * alphaB || 1;
  const sumB = own * alphaB + other * alphaA || 1;
  for (let channel = 0; channel < 3; channel++) {
    const x = a[atA + channel] ?? 0;
    const y = b[atB + channel] ?? 0;
    a[atA + channel] = Math.round((own * alphaA * x + other * alphaB * y) / sumA);
    if (isMutual) b[atB + channel] = Math.round((own * alphaB * y + other * alphaA * x) / sumB);
  }
  if (channels < 4) return;
  a[atA + 3] = Math.round(own * alphaA + other * alphaB);
  if (isMutual) b[atB + 3] = Math.round(own * alphaB + other * alphaA);
}
