/** How much of something each has used, the more so the later it was. */
export interface RecentUse {
  readonly by: (name: string) => number;
  readonly add: (name: string, amount: number) => void;
}

/** Beyond so many names, those who used next to nothing are forgotten. */
const mostKnown = 1_000;

export function createRecentUse(halfLifeMs: number): RecentUse {
  const known = new Map<string, { readonly amount: number; readonly at: number }>();
  const by = (name: string): number => {
    const found = known.get(name);
    return found === undefined ? 0 : found.amount * 0.5 ** ((performance.now() - found.at) / halfLifeMs);
  };
  return {
    by,
    add(name, amount) {
      known.set(name, { amount: by(name) + amount, at: performance.now() });
      if (known.size > mostKnown) for (const each of known.keys()) if (by(each) < 1) known.delete(each);
    },
  };
}
