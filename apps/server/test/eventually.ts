import { vi } from 'vitest';

/** Repeats a check until it holds; patient, for a machine that is busy with other tests. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 100_000, interval: 20 });
}
