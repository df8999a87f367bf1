import type { MotifDisc, Scene } from '../../drawing/scene.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';

/** A disc that is nearer than this to an edge is cut by it, in its radii; a figure's legs and tail reach out of its disc. */
export const cutFrom = 0.9;
const figureCutFrom = 1.12;

/** Whether a motif stands alone, so that an edge would cut it: figures always, others where none grows on a stem; the marks of a coat never do. */
export function standsAloneIn({ layers }: Scene): (disc: MotifDisc) => boolean {
  const hasStems = layers.some(({ kind, items }) => kind === 'stems' && items.length > 0);
  return ({ motif, rank }) => motif !== 'mark' && !(hasStems && (rank === 'filler' || isCommonMotif(motif)));
}

/** How far about its middle a motif is cut by an edge, in units. */
export function reachOf({ r, motif }: MotifDisc): number {
  return r * (isCommonMotif(motif) ? cutFrom : figureCutFrom);
}

/** Places along a field at which an edge is tried. */
const tries = 240;

/** The middle of the longest stretch in which a line cuts the least. */
export function lineBetween(
  spans: readonly { readonly at: number; readonly r: number; readonly weight: number }[],
  length: number,
): number {
  const costs = Array.from({ length: tries }, (_, n) =>
    spans.reduce((sum, { at, r, weight }) => {
      const away = at - (n * length) / tries;
      return Math.abs(away - length * Math.round(away / length)) < r * cutFrom ? sum + weight : sum;
    }, 0),
  );
  const least = Math.min(...costs) + 1e-6;
  const isCalm = (n: number) => (costs[(n + tries) % tries] ?? 0) <= least;
  let [from, long] = [0, 0];
  for (let n = 0; n < tries; n++) {
    if (!isCalm(n) || isCalm(n - 1)) continue;
    let end = n + 1;
    while (isCalm(end)) end++;
    if (end - n > long) [from, long] = [n, end - n];
  }
  return long === 0 ? 0 : ((from + (long - 1) / 2) * length) / tries;
}
