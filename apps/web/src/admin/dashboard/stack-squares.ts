import type { CreditUsage } from '@naksha/contract';

/** Distinguished by weave marks, so that no colour is needed; the first five features by credits, the rest under one mark. */
export const marks = ['solid', 'slash', 'dot', 'hollow', 'cross'] as const;
export type Mark = (typeof marks)[number];

export interface FeatureShare {
  /** The feature's name, or `other` for what has no mark of its own. */
  readonly feature: string;
  readonly mark: Mark;
  readonly credits: number;
}

/** Features by credits spent, largest first, each with its mark. */
export function rankFeatures(usage: readonly CreditUsage[]): FeatureShare[] {
  const sums = new Map<string, number>();
  for (const row of usage) sums.set(row.feature, (sums.get(row.feature) ?? 0) + row.creditsDeducted);
  const ranked = [...sums].filter(([, credits]) => credits > 0).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const own = ranked.length > marks.length ? ranked.slice(0, marks.length - 1) : ranked;
  const rest = ranked.slice(own.length).reduce((sum, [, credits]) => sum + credits, 0);
  const shares = own.map(([feature, credits], index) => ({ feature, credits, mark: marks[index] ?? 'cross' }));
  return rest > 0 ? [...shares, { feature: 'other', credits: rest, mark: 'cross' }] : shares;
}

/** Squares are two wide per day; the fewest round credits per square that keep the tallest day within `rows` rows. */
export function creditsPerSquare(tallestDay: number, rows: number): number {
  const steps = [1, 2, 5];
  for (let power = 1; ; power *= 10) {
    const fitting = steps.find((step) => Math.ceil(tallestDay / (step * power)) <= rows * 2);
    if (fitting !== undefined) return fitting * power;
  }
}

/** The marks of one day's squares from the bottom up. Whole squares; every feature that spent has at least one. */
export function stackDay(
  usage: readonly CreditUsage[],
  day: string,
  ranked: readonly FeatureShare[],
  perSquare: number,
): Mark[] {
  const named = new Set(ranked.map((share) => share.feature));
  return ranked.flatMap(({ feature, mark }) => {
    const credits = usage
      .filter((row) => row.day === day && (row.feature === feature || (feature === 'other' && !named.has(row.feature))))
      .reduce((sum, row) => sum + row.creditsDeducted, 0);
    const squares = credits === 0 ? 0 : Math.max(1, Math.round(credits / perSquare));
    return Array.from({ length: squares }, () => mark);
  });
}
