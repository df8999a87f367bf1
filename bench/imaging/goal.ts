import type { Taken } from './run-peer.ts';

/** A program or library that can do the job; null when it is not installed. */
export interface Competitor {
  readonly name: string;
  readonly run: (() => Promise<Taken>) | null;
  /** The file that `run` writes. */
  readonly output?: string;
}

/** What was measured of one competitor: medians of several rounds. */
export interface Measured extends Taken {
  readonly name: string;
  readonly bytes: number;
  readonly rounds: number;
}

/** A goal of the product against its peers. The first competitor is ours. */
export interface Goal {
  readonly name: string;
  readonly job: string;
  /** Has its turn only when it is named. */
  readonly isOnDemand?: boolean;
  readonly competitors: () => Promise<readonly Competitor[]>;
  /** The verdicts of the figures: what was asked, what came out, whether it holds. */
  readonly judge: (measured: readonly Measured[]) => Promise<readonly Verdict[]>;
}

export interface Verdict {
  readonly asked: string;
  readonly figure: string;
  readonly holds: boolean;
}

/** Ours ÷ the named peer; null without it. */
export function ratio(
  measured: readonly Measured[],
  peer: string,
  of: (one: Measured) => number = ({ cpuS }) => cpuS,
): number | null {
  const ours = measured[0];
  const other = measured.find(({ name }) => name === peer);
  return ours === undefined || other === undefined ? null : of(ours) / of(other);
}

/** A verdict on a ratio; none when the peer is not here. */
export function atMost(asked: string, limit: number, value: number | null): Verdict[] {
  return value === null
    ? []
    : [{ asked: `${asked} ≤ ${Number(limit.toFixed(2))}`, figure: value.toFixed(2), holds: value <= limit }];
}
