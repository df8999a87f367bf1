import type { Sample } from './people.ts';

interface Shares {
  readonly p50: number;
  readonly p99: number;
}

/** How long one kind of call took in a quiet run and in one with a fault, in milliseconds; what was refused at once is no figure of speed. */
export interface Figure {
  readonly what: string;
  readonly quiet: Shares;
  readonly then: Shares;
  /** Of the p99s. */
  readonly ratio: number;
}

/** The most that a p99 of those who did nothing wrong may grow by somebody else's fault. */
const mostRatio = 2;

/** The figures of every kind of call that the quiet run has; one of which the other run has no answer is endlessly slow. */
export function compareRuns(quiet: readonly Sample[], troubled: readonly Sample[]): Figure[] {
  const kinds = [...new Set(quiet.map(({ what }) => what))].sort();
  return kinds.map((what) => {
    const [before, then] = [sharesOf(quiet, what), sharesOf(troubled, what)];
    return { what, quiet: before, then, ratio: then.p99 / before.p99 };
  });
}

/** A sentence for each kind of call that grew too slow. */
export function tooSlow(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ ratio }) => !(ratio <= mostRatio))
    .map(({ what, ratio }) => `${what}: p99 is ${ratio.toFixed(2)} times that of the quiet run, at most ${mostRatio}`);
}

function sharesOf(samples: readonly Sample[], what: string): Shares {
  const sorted = samples
    .filter(({ what: kind, status }) => kind === what && status !== 503 && status !== 429)
    .map(({ ms }) => ms)
    .sort((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
  return { p50: at(0.5), p99: at(0.99) };
}
