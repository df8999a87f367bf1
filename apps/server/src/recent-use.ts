/** How much of something each has used, the more so the later it was. */
export interface RecentUse {
  readonly by: (name: string) => number;
  readonly add: (name: string, amount: number) => void;
}

/** With so many names, and whenever there are twice as many as were left, those who used next to nothing are forgotten. */
const manyKnown = 1_000;
const nextToNothing = 0.5;

export function createRecentUse(halfLifeMs: number): RecentUse {
  const known = new Map<string, { readonly amount: number; readonly at: number }>();
  let forgetsAt = manyKnown;
  const by = (name: string): number => {
    const found = known.get(name);
    return found === undefined ? 0 : found.amount * 0.5 ** ((performance.now() - found.at) / halfLifeMs);
  };
  return {
    by,
    add(name, amount) {
      known.set(name, { amount: by(name) + amount, at: performance.now() });
      if (known.size <= forgetsAt) return;
      for (const each of known.keys()) if (by(each) < nextToNothing) known.delete(each);
      forgetsAt = Math.max(manyKnown, 2 * known.size);
    },
  };
}
