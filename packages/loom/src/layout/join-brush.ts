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
